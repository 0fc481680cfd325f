"""What happens in set-up (2), when reinforcements come, and in the special actions of specialised squads (20, 21)."""

from functools import cache
from typing import ClassVar

from grognard.games.iron.actions import SPEC_NAMES
from grognard.games.iron.board import FORTS, HEXES, UNITS
from grognard.games.iron.loads import LOAD_NAMES
from grognard.games.iron.schema import SIDES
from grognard.kernel import Event, Text, text


def side_arg(side: int) -> str:
    return "@side-" + SIDES[side]


@cache
def prompt(id_: str, **args: str | int) -> Text:
    """A prompt, made once for each of the things that it speaks of."""
    return text(f"iron-prompt-{id_}", **args)


# --- set-up -----------------------------------------------------------------------------------------------------------


class SetUpBegan(Event, frozen=True, tag="set_up_began"):
    rule: ClassVar = "SETUP-01"
    heading: ClassVar = True

    def text(self) -> Text:
        return text("iron-log-set-up")


class Built(Event, frozen=True, tag="built"):
    """SETUP-07, SETUP-08 A squad has its figures, and its specialisation."""

    rule: ClassVar = "SETUP-07"
    unit: int
    load: int
    spec: int

    def text(self) -> Text:
        args = {"unit": UNITS.argument(self.unit), "squad": LOAD_NAMES.argument(self.load)}
        if self.spec < 0:
            return text("iron-log-built", **args)
        return text("iron-log-built-specialised", **args, spec=SPEC_NAMES.argument(self.spec))


class Placed(Event, frozen=True, tag="placed"):
    """SETUP-09, STAT-15 A unit stands on the map."""

    unit: int
    hex: int
    fort: int
    concealed: bool
    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        return text(
            "iron-log-placed",
            unit=UNITS.argument(self.unit),
            hex=HEXES[self.hex],
            fort=FORTS[self.fort],
            concealed="yes" if self.concealed else "no",
        )


class PlacedAboard(Event, frozen=True, tag="placed_aboard"):
    """SETUP-09, STAT-15 A squad starts aboard a vehicle."""

    unit: int
    vehicle: int
    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        return text("iron-log-placed-aboard", unit=UNITS.argument(self.unit), vehicle=UNITS.argument(self.vehicle))


class NoRoom(Event, frozen=True, tag="no_room"):
    """STAT-16 A reinforcement that no hex can take is lost."""

    rule: ClassVar = "STAT-16"
    unit: int

    def text(self) -> Text:
        return text("iron-log-no-room", unit=UNITS.argument(self.unit))


class AceNamed(Event, frozen=True, tag="ace_named"):
    rule: ClassVar = "OPS-05"
    unit: int

    def text(self) -> Text:
        return text("iron-log-ace", unit=UNITS.argument(self.unit))


class HeldFirst(Event, frozen=True, tag="held_first"):
    """SETUP-11 An objective that a side stands on from the start."""

    rule: ClassVar = "SETUP-11"
    hex: int
    side: int

    def text(self) -> Text:
        return text("iron-log-held-first", hex=HEXES[self.hex], side=side_arg(self.side))


# --- special actions --------------------------------------------------------------------------------------------------


class Dug(Event, frozen=True, tag="dug"):
    rule: ClassVar = "SPEC-04"
    unit: int
    hex: int

    def text(self) -> Text:
        return text("iron-log-dug", unit=UNITS.argument(self.unit), hex=HEXES[self.hex])


class Sheltered(Event, frozen=True, tag="sheltered"):
    """FORT-01 A squad enters a fortification at no cost, as part of what made it."""

    unit: int
    fort: int
    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        return text("iron-log-sheltered", unit=UNITS.argument(self.unit), fort=FORTS[self.fort])


class Tried(Event, frozen=True, tag="tried"):
    """The die of a special action: what is tried, and how it ends."""

    unit: int
    work: str
    won: bool
    face: tuple[int, ...]
    by: str

    def cite(self) -> str:
        return self.by

    def result(self) -> str:
        return "worked" if self.won else "failed"

    def thrown(self) -> tuple[int, ...]:
        return self.face

    def text(self) -> Text:
        return text("iron-log-tried", unit=UNITS.argument(self.unit), work=self.work, result=self.result())


class Healed(Event, frozen=True, tag="healed"):
    rule: ClassVar = "SPEC-11"
    unit: int

    def text(self) -> Text:
        return text("iron-log-healed", unit=UNITS.argument(self.unit))


class Worked(Event, frozen=True, tag="worked"):
    """OPS-05, S5-2 A marker laid or cleared by engineers."""

    unit: int
    work: str
    hex: int
    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        return text("iron-log-" + self.work.replace("_", "-"), unit=UNITS.argument(self.unit), hex=HEXES[self.hex])


class Blown(Event, frozen=True, tag="blown"):
    """S5-3 An objective is destroyed and scores for nobody."""

    rule: ClassVar = "S5-3"
    unit: int
    hex: int

    def text(self) -> Text:
        return text("iron-log-blown", unit=UNITS.argument(self.unit), hex=HEXES[self.hex])

"""What happens in Tank on Tank, with the rule it is an effect of and the line it makes in the log."""

from functools import cache
from typing import ClassVar

from grognard.games.tank.board import FACINGS, HEXES, UNITS
from grognard.games.tank.schema import SIDES
from grognard.kernel import Event, Text, text


def unit_arg(unit: int) -> str:
    """A unit as an argument of a text: its type's name, for two Shermans are called the same."""
    return "@tank-" + UNITS[unit].rpartition("_")[0]


@cache
def prompt(id_: str, unit: int, hex_: int) -> Text:
    """A prompt about a unit and the hex it stands in: asked so often that it is made once."""
    return text(f"tank-prompt-{id_}", unit=unit_arg(unit), hex=HEXES[hex_])


def side_arg(side: int) -> str:
    return "@side-" + SIDES[side]


class Placed(Event, frozen=True, tag="placed"):
    rule: ClassVar = "11.0c"
    unit: int
    hex: int
    facing: int

    def text(self) -> Text:
        return text(
            "tank-log-placed", unit=unit_arg(self.unit), hex=HEXES[self.hex], facing=FACINGS.argument(self.facing)
        )


class AceNamed(Event, frozen=True, tag="ace_named"):
    rule: ClassVar = "11.3c"
    unit: int
    hex: int

    def text(self) -> Text:
        return text("tank-log-ace", unit=unit_arg(self.unit), hex=HEXES[self.hex])


class FirstPlayer(Event, frozen=True, tag="first_player"):
    rule: ClassVar = "11.1a"
    side: int
    die: int

    def thrown(self) -> tuple[int, ...]:
        return (self.die,) if self.die else ()

    def text(self) -> Text:
        return text("tank-log-first", side=side_arg(self.side), die=self.die)


class TurnBegan(Event, frozen=True, tag="turn_began"):
    rule: ClassVar = "6.0f"
    heading: ClassVar = True
    turn: int

    def text(self) -> Text:
        return text("tank-log-turn", turn=self.turn)


class ChitDrawn(Event, frozen=True, tag="chit_drawn"):
    """The passive player draws; the others see only that it happened."""

    rule: ClassVar = "6.0c"
    side: int
    seat: int
    value: int  # 0 in the eyes of those who may not know it

    def seen_by(self, seat: int) -> "ChitDrawn":
        return self if seat == self.seat else ChitDrawn(self.side, self.seat, 0)

    def text(self) -> Text:
        return text("tank-log-chit", side=side_arg(self.side), value=self.value)


class PhaseBegan(Event, frozen=True, tag="phase_began"):
    rule: ClassVar = "6.0b"
    heading: ClassVar = True
    side: int

    def text(self) -> Text:
        return text("tank-log-phase", side=side_arg(self.side))


class Activated(Event, frozen=True, tag="activated"):
    """An AP is spent on a move; ``group`` are the neighbours that a leader takes along."""

    rule: ClassVar = "7.0a"
    unit: int
    spent: int
    group: tuple[int, ...] = ()


class Moved(Event, frozen=True, tag="moved"):
    """One step; ``origin`` is -1 for an entry."""

    rule: ClassVar = "8.0a"
    unit: int
    origin: int
    hex: int
    cost: int

    def cite(self) -> str:
        return "8.1b" if self.origin < 0 else self.rule

    def text(self) -> Text | None:
        if self.origin < 0:
            return text("tank-log-enters", unit=unit_arg(self.unit), hex=HEXES[self.hex])
        return text("tank-log-moves", unit=unit_arg(self.unit), origin=HEXES[self.origin], hex=HEXES[self.hex])


class Faced(Event, frozen=True, tag="faced"):
    rule: ClassVar = "5.0a"
    unit: int
    hex: int
    facing: int

    def text(self) -> Text:
        return text(
            "tank-log-faces", unit=unit_arg(self.unit), hex=HEXES[self.hex], facing=FACINGS.argument(self.facing)
        )


class Left(Event, frozen=True, tag="left"):
    rule: ClassVar = "8.2b"
    unit: int
    hex: int

    def text(self) -> Text:
        return text("tank-log-leaves", unit=unit_arg(self.unit), hex=HEXES[self.hex])


class Controlled(Event, frozen=True, tag="controlled"):
    """An objective changes hands."""

    rule: ClassVar = "11.0b"
    side: int
    hex: int

    def text(self) -> Text:
        return text("tank-log-control", side=side_arg(self.side), hex=HEXES[self.hex])


class Fired(Event, frozen=True, tag="fired"):
    rule: ClassVar = "9.0b"
    target: int
    hex: int
    firers: tuple[int, ...]
    places: tuple[int, ...]
    modifier: int
    defence: int
    spent: int

    def text(self) -> Text:
        return text(
            "tank-log-fires",
            target=unit_arg(self.target),
            hex=HEXES[self.hex],
            firers=" ".join(f"{unit_arg(u)} {HEXES[hex_]}" for u, hex_ in zip(self.firers, self.places, strict=True)),
            count=len(self.firers),
            modifier=f"{self.modifier:+d}".replace("-", "−") if self.modifier else "none",
            defence=self.defence,
        )


class Eliminated(Event, frozen=True, tag="eliminated"):
    rule: ClassVar = "9.4a"
    label: ClassVar = "eliminated"
    unit: int
    hex: int
    total: int
    dice: tuple[int, ...]

    def thrown(self) -> tuple[int, ...]:
        return self.dice

    def lost(self) -> tuple[int, ...]:
        return (SIDES.index(UNITS[self.unit][:2]),)

    def text(self) -> Text:
        dice = "+".join(map(str, self.dice)) or str(self.total)
        return text("tank-log-eliminated", unit=unit_arg(self.unit), hex=HEXES[self.hex], dice=dice, total=self.total)


class Missed(Event, frozen=True, tag="missed"):
    rule: ClassVar = "9.4a"
    label: ClassVar = "missed"
    unit: int
    hex: int
    total: int
    dice: tuple[int, ...]

    def thrown(self) -> tuple[int, ...]:
        return self.dice

    def text(self) -> Text:
        dice = "+".join(map(str, self.dice)) or str(self.total)
        return text("tank-log-missed", unit=unit_arg(self.unit), hex=HEXES[self.hex], dice=dice, total=self.total)


class Rerolled(Event, frozen=True, tag="rerolled"):
    rule: ClassVar = "9.5a"
    unit: int

    def text(self) -> Text:
        return text("tank-log-reroll", unit=unit_arg(self.unit))


class Advanced(Event, frozen=True, tag="advanced"):
    rule: ClassVar = "10.4a"
    unit: int
    origin: int
    hex: int

    def text(self) -> Text:
        return text("tank-log-advances", unit=unit_arg(self.unit), hex=HEXES[self.hex])


class Promoted(Event, frozen=True, tag="promoted"):
    rule: ClassVar = "7.2b"
    unit: int
    leader: int
    hex: int
    spent: int

    def text(self) -> Text:
        return text("tank-log-promoted", unit=unit_arg(self.unit), leader=unit_arg(self.leader), hex=HEXES[self.hex])


class SolitaireRoll(Event, frozen=True, tag="solitaire_roll"):
    """The die after the second or third AP; 0 when nobody rolled a real one."""

    rule: ClassVar = "6.1b"
    die: int
    ends: bool

    def thrown(self) -> tuple[int, ...]:
        return (self.die,) if self.die else ()

    def text(self) -> Text:
        return text("tank-log-solitaire", die=self.die, ends="yes" if self.ends else "no")


class ChitRevealed(Event, frozen=True, tag="chit_revealed"):
    rule: ClassVar = "6.0e"
    side: int
    value: int

    def text(self) -> Text:
        return text("tank-log-reveal", side=side_arg(self.side), value=self.value)


class PhaseEnded(Event, frozen=True, tag="phase_ended"):
    rule: ClassVar = "6.0e"
    side: int
    spent: int

    def text(self) -> Text:
        return text("tank-log-phase-ends", side=side_arg(self.side), spent=self.spent)

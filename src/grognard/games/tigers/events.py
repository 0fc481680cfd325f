"""What happens in Tigers in the Mist, with the rule it is an effect of and the line it makes in the log."""

from functools import cache
from typing import ClassVar

from grognard.games.tigers.board import ALLIED, ALLIES, GERMAN, PLACES, UNITS
from grognard.games.tigers.schema import SIDES
from grognard.kernel import Event, Text, text

EFFECT_NAMES = ("restriction", "demolition", "combat")  # 14.21
EFFECT_RULES = ("14.22", "14.23", "14.24")


def unit_arg(unit: int) -> str:
    return UNITS.argument(unit)


def units_arg(units: tuple[int, ...]) -> str:
    """A list of units as an argument: names parted by spaces, each looked up by itself."""
    return " ".join(unit_arg(unit) for unit in units)


def place_arg(place: int) -> str:
    return PLACES.argument(place)


def side_arg(side: int) -> str:
    return "@side-" + SIDES[side]


@cache
def prompt(id_: str, **args: str | int) -> Text:
    """A prompt, made once for each of the things that it speaks of."""
    return text(f"tigers-prompt-{id_}", **args)


_UNIT_ARGS = [("unit", unit_arg(unit)) for unit in range(len(UNITS))]
_PLACE_ARGS = [("place", place_arg(place)) for place in range(len(PLACES))]


def unit_prompt(id_: str, unit: int, place: int) -> Text:
    """Most decisions speak of a unit in a place: made of parts, quicker than found among so many."""
    return Text(f"tigers-prompt-{id_}", (_UNIT_ARGS[unit], _PLACE_ARGS[place]))


@cache
def place_prompt(id_: str, place: int, origin: int = -1) -> Text:
    if origin >= 0:
        return text(f"tigers-prompt-{id_}", place=place_arg(place), origin=place_arg(origin))
    return text(f"tigers-prompt-{id_}", place=place_arg(place))


def _dice(dice: tuple[int, ...]) -> str:
    return ", ".join(map(str, dice)) or "none"


# --- bids, the calendar, reinforcements -------------------------------------------------------------------------------


class BidsShown(Event, frozen=True, tag="bids_shown"):
    """OPT-WBC What each seat wanted, and the half points that it bid."""

    rule: ClassVar = "OPT-WBC"
    sides: tuple[int, ...]
    points: tuple[int, ...]

    def text(self) -> Text:
        (first, second), (one, two) = self.sides, self.points
        return text(
            "tigers-log-bids", first=side_arg(first), second=side_arg(second), one=f"{one / 2:g}", two=f"{two / 2:g}"
        )


class TieBroken(Event, frozen=True, tag="tie_broken"):
    rule: ClassVar = "OPT-WBC"
    seat: int
    die: int

    def thrown(self) -> tuple[int, ...]:
        return (self.die,) if self.die else ()

    def text(self) -> Text:
        return text("tigers-log-tie", seat=side_arg(self.seat), die=self.die)


class DayBegan(Event, frozen=True, tag="day_began"):
    rule: ClassVar = "6.IV-VII"
    heading: ClassVar = True
    day: int

    def text(self) -> Text:
        return text("tigers-log-day", day=self.day)


class ImpulseBegan(Event, frozen=True, tag="impulse_began"):
    rule: ClassVar = "6.I"
    heading: ClassVar = True
    day: int
    number: int

    def text(self) -> Text:
        return text("tigers-log-impulse", day=self.day, number=self.number)


class HalfBegan(Event, frozen=True, tag="half_began"):
    """8.1 One player's half of a game impulse."""

    rule: ClassVar = "8.1"
    heading: ClassVar = True
    side: int

    def text(self) -> Text:
        return text("tigers-log-half", side=side_arg(self.side))


class Arrived(Event, frozen=True, tag="arrived"):
    rule: ClassVar = "11.11"
    unit: int
    zone: int

    def text(self) -> Text:
        return text("tigers-log-arrives", unit=unit_arg(self.unit), zone=place_arg(self.zone))


class Shifted(Event, frozen=True, tag="shifted"):
    rule: ClassVar = "11.14"
    unit: int
    zone: int
    steps: int

    def text(self) -> Text:
        return text("tigers-log-shifts", unit=unit_arg(self.unit), zone=place_arg(self.zone), steps=self.steps)


class GroupReleased(Event, frozen=True, tag="group_released"):
    rule: ClassVar = "11.3"
    group: str
    place: int

    def text(self) -> Text:
        return text("tigers-log-released", group=f"@tigers-release-{self.group}", place=place_arg(self.place))


# --- movement, special forces, stacking -------------------------------------------------------------------------------


class Moved(Event, frozen=True, tag="moved"):
    """A step of a unit or a stack; ``walks`` over a damaged bridge."""

    units: tuple[int, ...]
    origin: int
    place: int
    cost: int
    walks: bool

    def cite(self) -> str:
        return "8.34" if self.walks else "8.33"

    def text(self) -> Text:
        return text(
            "tigers-log-moves", units=units_arg(self.units), count=len(self.units), origin=place_arg(self.origin),
            place=place_arg(self.place), cost=self.cost, walks="yes" if self.walks else "no",
        )  # fmt: skip


class Entrenched(Event, frozen=True, tag="entrenched"):
    rule: ClassVar = "8.51"
    unit: int
    place: int

    def text(self) -> Text:
        return text("tigers-log-entrenches", unit=unit_arg(self.unit), place=place_arg(self.place))


class DemolitionTried(Event, frozen=True, tag="demolition_tried"):
    rule: ClassVar = "10.29"
    unit: int
    a: int  # the areas that the bridge joins
    b: int
    need: int
    success: bool
    dice: tuple[int, ...]

    def result(self) -> str:
        return "blown" if self.success else "holds"

    def thrown(self) -> tuple[int, ...]:
        return self.dice

    def text(self) -> Text:
        return text(
            "tigers-log-demolition", unit=unit_arg(self.unit), a=place_arg(self.a), b=place_arg(self.b),
            dice=_dice(self.dice), need=self.need, result=self.result(),
        )  # fmt: skip


class SpecialPlaced(Event, frozen=True, tag="special_placed"):
    place: int
    effect: int

    def cite(self) -> str:
        return EFFECT_RULES[self.effect]

    def text(self) -> Text:
        effect = f"@tigers-effect-{EFFECT_NAMES[self.effect]}"
        return text("tigers-log-special", place=place_arg(self.place), effect=effect)


class SpecialRemoved(Event, frozen=True, tag="special_removed"):
    rule: ClassVar = "14.3"
    place: int

    def text(self) -> Text:
        return text("tigers-log-special-gone", place=place_arg(self.place))


class UnitLost(Event, frozen=True, tag="unit_lost"):
    """A unit is destroyed: by fire, one too many (7.2), out of supply (13.21), outside the limits (SB-5)."""

    unit: int
    place: int
    by: str

    def cite(self) -> str:
        return self.by

    def lost(self) -> tuple[int, ...]:
        return (ALLIED if self.unit >= ALLIES else GERMAN,)

    def text(self) -> Text:
        why = {"7.2": "stacking", "13.21": "attrition", "SB-5": "outside"}.get(self.by, "fire")
        return text("tigers-log-lost", unit=unit_arg(self.unit), place=place_arg(self.place), why=why)


class UnitReduced(Event, frozen=True, tag="unit_reduced"):
    unit: int
    sp: int
    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        return text("tigers-log-reduced", unit=unit_arg(self.unit), sp=self.sp)


# --- combat -----------------------------------------------------------------------------------------------------------


class BattleBegan(Event, frozen=True, tag="battle_began"):
    rule: ClassVar = "9.31"
    heading: ClassVar = True
    side: int
    place: int
    attackers: tuple[int, ...]

    def text(self) -> Text:
        return text(
            "tigers-log-battle", side=side_arg(self.side), place=place_arg(self.place),
            units=units_arg(self.attackers), count=len(self.attackers),
        )  # fmt: skip


class Called(Event, frozen=True, tag="called"):
    """9.41 The calls of a side for artillery."""

    side: int
    count: int
    successes: int
    need: int
    by: str
    dice: tuple[int, ...]

    def cite(self) -> str:
        return self.by

    def result(self) -> str:
        return f"calls-{self.successes}"

    def thrown(self) -> tuple[int, ...]:
        return self.dice

    def text(self) -> Text:
        return text(
            "tigers-log-calls", side=side_arg(self.side), count=self.count, dice=_dice(self.dice), need=self.need,
            successes=self.successes,
        )  # fmt: skip


class Aimed(Event, frozen=True, tag="aimed"):
    rule: ClassVar = "9.46"
    side: int
    unit: int

    def text(self) -> Text:
        return text("tigers-log-aims", side=side_arg(self.side), unit=unit_arg(self.unit))


class Allocated(Event, frozen=True, tag="allocated"):
    rule: ClassVar = "9.57"
    firer: int
    target: int

    def text(self) -> Text:
        return text("tigers-log-allocates", firer=unit_arg(self.firer), target=unit_arg(self.target))


class Shot(Event, frozen=True, tag="shot"):
    """9.47 An artillery shot."""

    rule: ClassVar = "9.47"
    side: int
    target: int
    hits: int
    destroys: bool
    need: int
    dice: tuple[int, ...]

    def result(self) -> str:
        return "destroyed" if self.destroys and self.hits else f"hits-{self.hits}"

    def thrown(self) -> tuple[int, ...]:
        return self.dice

    def text(self) -> Text:
        return text(
            "tigers-log-shot", side=side_arg(self.side), target=unit_arg(self.target), dice=_dice(self.dice),
            need=self.need, hits=self.hits,
        )  # fmt: skip


class Fired(Event, frozen=True, tag="fired"):
    """9.21 The fire of a unit."""

    rule: ClassVar = "9.21"
    firer: int
    target: int
    hits: int
    destroys: bool
    need: int
    dice: tuple[int, ...]

    def result(self) -> str:
        return "destroyed" if self.destroys and self.hits else f"hits-{self.hits}"

    def thrown(self) -> tuple[int, ...]:
        return self.dice

    def text(self) -> Text:
        return text(
            "tigers-log-fires", firer=unit_arg(self.firer), target=unit_arg(self.target), dice=_dice(self.dice),
            need=self.need, hits=self.hits,
        )  # fmt: skip


class BattleEnded(Event, frozen=True, tag="battle_ended"):
    rule: ClassVar = "9.38"
    place: int


# --- bridges, control, the end of the day -----------------------------------------------------------------------------


class BridgeBuilt(Event, frozen=True, tag="bridge_built"):
    """10.15 An attempt to build; ``failures`` at the bridge after it."""

    unit: int
    a: int
    b: int
    need: int
    success: bool
    failures: int
    dice: tuple[int, ...]

    def cite(self) -> str:
        return "10.15" if self.success else "10.16"

    def result(self) -> str:
        return "built" if self.success else "not-built"

    def thrown(self) -> tuple[int, ...]:
        return self.dice

    def text(self) -> Text:
        return text(
            "tigers-log-building", unit=unit_arg(self.unit), a=place_arg(self.a), b=place_arg(self.b),
            dice=_dice(self.dice), need=self.need, result=self.result(), failures=self.failures,
        )  # fmt: skip


class Controlled(Event, frozen=True, tag="controlled"):
    rule: ClassVar = "12.22"
    side: int
    place: int

    def text(self) -> Text:
        return text("tigers-log-control", side=side_arg(self.side), place=place_arg(self.place))


class Attrition(Event, frozen=True, tag="attrition"):
    rule: ClassVar = "6.VIII"
    heading: ClassVar = True
    units: tuple[int, ...]

    def text(self) -> Text:
        return text("tigers-log-attrition", units=units_arg(self.units), count=len(self.units))


class Scored(Event, frozen=True, tag="scored"):
    rule: ClassVar = "6.IX"
    points: int
    vp: int

    def text(self) -> Text:
        return text("tigers-log-vp", points=self.points, vp=self.vp)


class Counted(Event, frozen=True, tag="counted"):
    """What the end adds to the German total: exits, towns, holes."""

    name: str
    points: int
    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        return text("tigers-log-counted", what=self.name, points=self.points)

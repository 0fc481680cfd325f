"""What happens in Arras, with the rule it is an effect of and the line it makes in the log."""

from functools import cache
from typing import ClassVar

from grognard.games.arras.board import ALLIED, BOOK, GERMAN, GERMANS, GROUPS, PLACES, RELEASES, UNITS
from grognard.games.arras.schema import SIDES
from grognard.kernel import Event, Text, text


def unit_arg(unit: int) -> str:
    return UNITS.argument(unit)


def place_arg(place: int) -> str:
    return PLACES.argument(place)


def side_arg(side: int) -> str:
    return "@side-" + SIDES[side]


def units_arg(units: tuple[int, ...]) -> str:
    """A list of units as an argument: names parted by spaces, each looked up by itself."""
    return " ".join(unit_arg(unit) for unit in units)


@cache
def prompt(id_: str, **args: str | int) -> Text:
    """A prompt, made once for each of the things that it speaks of."""
    return text(f"arras-prompt-{id_}", **args)


@cache
def unit_prompt(id_: str, unit: int, place: int) -> Text:
    return text(f"arras-prompt-{id_}", unit=unit_arg(unit), place=place_arg(place))


@cache
def place_prompt(id_: str, place: int) -> Text:
    return text(f"arras-prompt-{id_}", place=place_arg(place))


def _dice(dice: tuple[int, ...]) -> str:
    return "+".join(map(str, dice))


def signed(value: int) -> str:
    return f"{value:+d}".replace("-", "−")


# --- bidding, set-up, arrivals ----------------------------------------------------------------------------------------


class BidsShown(Event, frozen=True, tag="bids_shown"):
    """14.1.1 Both bids at once, in the order of the seats; the seat that plays the Allies, and the target."""

    rule: ClassVar = "14.1.1"
    bids: tuple[int, ...]
    seat: int  # -1: a die decides
    target: int

    def text(self) -> Text:
        first, second = self.bids
        winner = side_arg(self.seat) if self.seat >= 0 else "none"
        return text("arras-log-bids", first=first, second=second, seat=winner, target=self.target)


class TieBroken(Event, frozen=True, tag="tie_broken"):
    rule: ClassVar = "14.1.2"
    seat: int
    die: int

    def thrown(self) -> tuple[int, ...]:
        return (self.die,) if self.die else ()

    def text(self) -> Text:
        return text("arras-log-tie", seat=side_arg(self.seat), die=self.die)


class GroupPlaced(Event, frozen=True, tag="group_placed"):
    rule: ClassVar = "12.2"
    group: int
    place: int

    def text(self) -> Text:
        side = "@side-" + GROUPS[self.group].partition("-")[0]
        letter = GROUPS[self.group].partition("-")[2]
        return text("arras-log-placed", side=side, group=letter, place=place_arg(self.place))


class ReleaseRolled(Event, frozen=True, tag="release_rolled"):
    """The die of 13.1, 13.2 or 13.4."""

    release: int
    die: int
    least: int

    def cite(self) -> str:
        return BOOK.tables.releases[RELEASES[self.release]].rule

    def result(self) -> str:
        return "released" if self.die >= self.least else "held-back"

    def thrown(self) -> tuple[int, ...]:
        return (self.die,)

    def text(self) -> Text:
        release = release_arg(self.release)
        return text("arras-log-release-die", release=release, die=self.die, least=self.least, result=self.result())


class Released(Event, frozen=True, tag="released"):
    release: int

    def cite(self) -> str:
        return BOOK.tables.releases[RELEASES[self.release]].rule

    def text(self) -> Text:
        return text("arras-log-released", release=release_arg(self.release))


class Arrived(Event, frozen=True, tag="arrived"):
    rule: ClassVar = "13.0-a"
    unit: int
    place: int

    def text(self) -> Text:
        return text("arras-log-arrives", unit=unit_arg(self.unit), place=place_arg(self.place))


class NorthRolled(Event, frozen=True, tag="north_rolled"):
    rule: ClassVar = "13.6"
    die: int
    bonus: int
    need: int

    def result(self) -> str:
        return "north" if self.die + self.bonus >= self.need else "not-north"

    def thrown(self) -> tuple[int, ...]:
        return (self.die,)

    def text(self) -> Text:
        return text(
            "arras-log-north", die=self.die, bonus=self.bonus, total=self.die + self.bonus, result=self.result()
        )


@cache
def release_arg(release: int) -> str:
    return f"@arras-release-{RELEASES[release]}"


# --- the turn ---------------------------------------------------------------------------------------------------------


class TurnBegan(Event, frozen=True, tag="turn_began"):
    rule: ClassVar = "4.0"
    heading: ClassVar = True
    turn: int

    def text(self) -> Text:
        return text(
            "arras-log-turn", turn=self.turn, hour=int(BOOK.tables.turns[self.turn - 1].clock.partition(":")[0])
        )


class InitiativeRolled(Event, frozen=True, tag="initiative_rolled"):
    """4.1-b The dice of both sides, or the margin alone where nobody rolled real ones; ``bonus`` is Allied."""

    rule: ClassVar = "4.1-b"
    margin: int
    bonus: int
    allied: tuple[int, ...]
    german: tuple[int, ...]

    def result(self) -> str:
        return "allied" if self.margin + self.bonus > 0 else "german"

    def thrown(self) -> tuple[int, ...]:
        return (*self.allied, *self.german)

    def text(self) -> Text:
        return text(
            "arras-log-initiative-dice",
            allied=_dice(self.allied) or "none",
            german=_dice(self.german),
            bonus=signed(self.bonus) if self.bonus else "none",
            margin=signed(self.margin + self.bonus),
            side="@side-" + self.result(),
        )


class InitiativeGiven(Event, frozen=True, tag="initiative_given"):
    """4.1-a, 4.1-c The turn track says who begins."""

    side: int

    def cite(self) -> str:
        return "4.1-c" if self.side else "4.1-a"

    def text(self) -> Text:
        return text("arras-log-initiative", side=side_arg(self.side))


class AirTaken(Event, frozen=True, tag="air_taken"):
    rule: ClassVar = "4.2"
    allied: int
    german: int

    def text(self) -> Text:
        return text("arras-log-air", allied=self.allied, german=self.german)


class InitiativePassed(Event, frozen=True, tag="initiative_passed"):
    """4.3-a The Initiative goes to ``side``: the other one passed, failed, or has no Fresh unit left."""

    rule: ClassVar = "4.3-a"
    side: int
    why: str  # pass, failed, exhausted

    def text(self) -> Text:
        return text("arras-log-passes", side=side_arg(self.side), other=side_arg(1 - self.side), why=self.why)


class PhaseEnded(Event, frozen=True, tag="phase_ended"):
    rule: ClassVar = "4.3-c"

    def text(self) -> Text:
        return text("arras-log-phase-ends")


class Extended(Event, frozen=True, tag="extended"):
    """9.2 The combat phase begins again."""

    rule: ClassVar = "9.2"
    heading: ClassVar = True
    side: int

    def text(self) -> Text:
        return text("arras-log-extended", side=side_arg(self.side))


class Refreshed(Event, frozen=True, tag="refreshed"):
    rule: ClassVar = "4.5"

    def text(self) -> Text:
        return text("arras-log-refreshed")


# --- movement ---------------------------------------------------------------------------------------------------------


class Moved(Event, frozen=True, tag="moved"):
    """One step; ``letter`` is the line of 5.2 that sets its cost."""

    unit: int
    origin: int
    place: int
    cost: int
    letter: str

    def cite(self) -> str:
        return f"5.2-{self.letter}"

    def text(self) -> Text:
        return text(
            "arras-log-moves",
            unit=unit_arg(self.unit),
            origin=place_arg(self.origin),
            place=place_arg(self.place),
            cost=self.cost,
        )


class Controlled(Event, frozen=True, tag="controlled"):
    rule: ClassVar = "5.1.4"
    side: int
    place: int

    def text(self) -> Text:
        return text("arras-log-control", side=side_arg(self.side), place=place_arg(self.place))


# --- assault ----------------------------------------------------------------------------------------------------------


class AssaultBegan(Event, frozen=True, tag="assault_began"):
    rule: ClassVar = "6.1"
    side: int
    place: int
    point: int
    others: tuple[int, ...]

    def text(self) -> Text:
        return text(
            "arras-log-assault", side=side_arg(self.side), place=place_arg(self.place), point=unit_arg(self.point),
            count=len(self.others), others=units_arg(self.others),
        )  # fmt: skip


class ForwardNamed(Event, frozen=True, tag="forward_named"):
    rule: ClassVar = "6.3-A"
    unit: int

    def text(self) -> Text:
        return text("arras-log-forward", unit=unit_arg(self.unit))


class Supported(Event, frozen=True, tag="supported"):
    """8.0 A side adds support: an air marker, or an artillery unit."""

    side: int
    guns: int  # -1: from the air

    def cite(self) -> str:
        return "8.3" if self.guns < 0 else "8.1"

    def text(self) -> Text:
        if self.guns < 0:
            return text("arras-log-support-air", side=side_arg(self.side))
        return text("arras-log-support-guns", side=side_arg(self.side), unit=unit_arg(self.guns))


class Rolled(Event, frozen=True, tag="rolled"):
    """6.4, 7.2 The dice of an assault, or of a bombardment by ``guns``."""

    place: int
    attack: int
    defence: int
    margin: int
    ours: tuple[int, ...]
    theirs: tuple[int, ...]
    destroys: bool  # the points are as many as all the defenders are worth, or more
    guns: int = -1

    @property
    def points(self) -> int:
        """The casualty points; none or fewer for a failure."""
        return self.attack + self.margin - self.defence

    def cite(self) -> str:
        if self.guns >= 0:
            return "7.3" if self.points > 0 else "7.2-a"
        return "6.4.2" if self.points > 0 else "6.4.1"

    def result(self) -> str:
        return "failed" if self.points <= 0 else "destroyed" if self.destroys else f"cp-{self.points}"

    def thrown(self) -> tuple[int, ...]:
        return (*self.ours, *self.theirs)

    def text(self) -> Text:
        rolled = bool(self.ours)
        return text(
            "arras-log-assault-dice" if self.guns < 0 else "arras-log-bombard-dice",
            place=place_arg(self.place),
            guns=unit_arg(self.guns) if self.guns >= 0 else "",
            attack=self.attack,
            defence=self.defence,
            ours=_dice(self.ours) if rolled else "none",
            theirs=_dice(self.theirs),
            total=self.attack + sum(self.ours) if rolled else self.points,
            against=self.defence + sum(self.theirs),
            points=max(0, self.points),
        )


class Eliminated(Event, frozen=True, tag="eliminated"):
    unit: int
    place: int
    by: str  # the rule: a failed assault, casualty points, no way to retreat

    def cite(self) -> str:
        return self.by

    def lost(self) -> tuple[int, ...]:
        return (GERMAN if self.unit >= GERMANS else ALLIED,)

    def text(self) -> Text:
        return text("arras-log-eliminated", unit=unit_arg(self.unit), place=place_arg(self.place))


class TurnedSpent(Event, frozen=True, tag="turned_spent"):
    rule: ClassVar = "6.4.2.a-1"
    unit: int
    place: int

    def text(self) -> Text:
        return text("arras-log-spent", unit=unit_arg(self.unit), place=place_arg(self.place))


class Retreated(Event, frozen=True, tag="retreated"):
    """6.6 A unit goes back: thrown back, for casualty points, or by choice."""

    unit: int
    origin: int
    place: int
    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        return text(
            "arras-log-retreats",
            unit=unit_arg(self.unit),
            origin=place_arg(self.origin),
            place=place_arg(self.place),
            why={"6.4.1-a": "thrown-back", "6.6.3": "choice"}.get(self.by, "losses"),
        )


class Overran(Event, frozen=True, tag="overran"):
    rule: ClassVar = "6.5"
    place: int
    units: tuple[int, ...]  # that may go on

    def text(self) -> Text:
        return text("arras-log-overrun", place=place_arg(self.place), count=len(self.units))


# --- bombardment, the Advantage, reorganisation -----------------------------------------------------------------------


class Aimed(Event, frozen=True, tag="aimed"):
    rule: ClassVar = "7.0"
    unit: int
    place: int

    def text(self) -> Text:
        return text("arras-log-aims", unit=unit_arg(self.unit), place=place_arg(self.place))


class AdvantageUsed(Event, frozen=True, tag="advantage_used"):
    """9.0 The Advantage is used and goes over to the opponent."""

    side: int
    by: str  # the rule: 9.1, 9.2, 9.3, 9.4, 9.4-a
    why: str  # reroll, release, refresh, extend

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        return text("arras-log-advantage", side=side_arg(self.side), other=side_arg(1 - self.side), why=self.why)


class RefreshRolled(Event, frozen=True, tag="refresh_rolled"):
    rule: ClassVar = "9.3"
    place: int
    die: int

    def result(self) -> str:
        return f"fresh-{self.die}"

    def thrown(self) -> tuple[int, ...]:
        return (self.die,)

    def text(self) -> Text:
        return text("arras-log-refresh", place=place_arg(self.place), die=self.die)


class Freshened(Event, frozen=True, tag="freshened"):
    rule: ClassVar = "9.3"
    units: tuple[int, ...]

    def text(self) -> Text:
        return text("arras-log-fresh", units=units_arg(self.units), count=len(self.units))


class Returned(Event, frozen=True, tag="returned"):
    """10.1, 10.2 A unit comes back; ``paid`` is removed for good, -1 for armour."""

    unit: int
    place: int
    paid: int

    def cite(self) -> str:
        return "10.2" if self.paid < 0 else "10.1"

    def text(self) -> Text:
        if self.paid < 0:
            return text("arras-log-returns", unit=unit_arg(self.unit), place=place_arg(self.place))
        return text(
            "arras-log-exchanged", unit=unit_arg(self.unit), place=place_arg(self.place), paid=unit_arg(self.paid)
        )


# --- the end of the turn ----------------------------------------------------------------------------------------------


class Scored(Event, frozen=True, tag="scored"):
    rule: ClassVar = "11.2-e"
    vp: int
    target: int

    def text(self) -> Text:
        return text("arras-log-vp", vp=self.vp, target=self.target)


class GortRolled(Event, frozen=True, tag="gort_rolled"):
    rule: ClassVar = "13.5"
    die: int
    bonus: int
    lasts: int

    def result(self) -> str:
        return "battle-goes-on" if self.die + self.bonus >= self.lasts else "battle-ends"

    def thrown(self) -> tuple[int, ...]:
        return (self.die,)

    def text(self) -> Text:
        return text("arras-log-gort", die=self.die, bonus=self.bonus, total=self.die + self.bonus, result=self.result())

"""What happens in the command and status phases (5, 6) and on the way to victory (7)."""

from functools import cache
from typing import ClassVar

from grognard.games.iron.actions import FIGURE_NAMES
from grognard.games.iron.board import CARDS, HEXES, UNITS
from grognard.games.iron.schema import SIDES
from grognard.kernel import Event, Text, text


def side_arg(side: int) -> str:
    return "@side-" + SIDES[side]


def _many(names: tuple[str, ...]) -> str:
    """A list as an argument: names parted by spaces, each looked up by itself."""
    return " ".join(names)


@cache
def prompt(id_: str, **args: str | int) -> Text:
    """A prompt, made once for each of the things that it speaks of."""
    return text(f"iron-prompt-{id_}", **args)


# --- command phase ----------------------------------------------------------------------------------------------------


class CommandBegan(Event, frozen=True, tag="command_began"):
    rule: ClassVar = "ROUND-01"
    heading: ClassVar = True
    round: int

    def text(self) -> Text:
        return text("iron-log-command-phase", round=self.round)


class Captured(Event, frozen=True, tag="captured"):
    """CMD-01 An objective changes hands, or gets its first owner."""

    rule: ClassVar = "CMD-01"
    side: int
    hex: int

    def text(self) -> Text:
        return text("iron-log-captured", side=side_arg(self.side), hex=HEXES[self.hex])


class Income(Event, frozen=True, tag="income"):
    rule: ClassVar = "CMD-05"
    side: int
    gained: int
    total: int

    def text(self) -> Text:
        return text("iron-log-income", side=side_arg(self.side), gained=self.gained, total=self.total)


class Scored(Event, frozen=True, tag="scored"):
    """Victory points: of objectives (CMD-06), or of a loss (WIN-01)."""

    side: int
    points: int
    total: int
    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        return text("iron-log-scored", side=side_arg(self.side), points=self.points, total=self.total)


class PoolRaised(Event, frozen=True, tag="pool_raised"):
    """CMD-09 Command that goes to the initiative pool."""

    rule: ClassVar = "CMD-09"
    side: int
    count: int
    total: int

    def text(self) -> Text:
        return text("iron-log-bid", side=side_arg(self.side), count=self.count, total=self.total)


class PoolFed(Event, frozen=True, tag="pool_fed"):
    """A card adds to the initiative pool of its side."""

    rule: ClassVar = "STRAT-03"
    side: int
    card: int
    count: int
    total: int

    def text(self) -> Text:
        return text(
            "iron-log-pool-fed",
            side=side_arg(self.side),
            card=CARDS.argument(self.card),
            count=self.count,
            total=self.total,
        )


class Declined(Event, frozen=True, tag="declined"):
    """TEAM-06, TEAM-09 The partner does not agree."""

    side: int
    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        id_ = "iron-log-spending-refused" if self.by == "TEAM-06" else "iron-log-transfer-refused"
        return text(id_, side=side_arg(self.side))


class Initiative(Event, frozen=True, tag="initiative"):
    """CMD-10 Who holds the initiative from now on, by what both sides count."""

    rule: ClassVar = "CMD-10"
    side: int
    us: int
    de: int
    changed: bool

    def text(self) -> Text:
        how = "tie" if self.us == self.de else "changes" if self.changed else "stays"
        return text("iron-log-initiative", side=side_arg(self.side), us=self.us, de=self.de, how=how)


# --- status phase -----------------------------------------------------------------------------------------------------


class StatusBegan(Event, frozen=True, tag="status_began"):
    rule: ClassVar = "ROUND-01"
    heading: ClassVar = True
    round: int

    def text(self) -> Text:
        return text("iron-log-status-phase", round=self.round)


class Recovered(Event, frozen=True, tag="recovered"):
    """STAT-05, STAT-06 The squads that become steady, and the disrupted ones that become pinned."""

    rule: ClassVar = "STAT-06"
    steady: tuple[int, ...]
    pinned: tuple[int, ...]

    def text(self) -> Text:
        return text(
            "iron-log-recovered",
            steady=_many(tuple(UNITS.argument(unit) for unit in self.steady)),
            count_steady=len(self.steady),
            pinned=_many(tuple(UNITS.argument(unit) for unit in self.pinned)),
            count_pinned=len(self.pinned),
        )


class SmokeLifted(Event, frozen=True, tag="smoke_lifted"):
    rule: ClassVar = "STAT-07"
    hexes: tuple[int, ...]

    def text(self) -> Text:
        return text("iron-log-smoke-lifted", hexes=", ".join(HEXES[hex_] for hex_ in self.hexes))


class CardEnded(Event, frozen=True, tag="card_ended"):
    rule: ClassVar = "STRAT-15"
    card: int

    def text(self) -> Text:
        return text("iron-log-card-ended", card=CARDS.argument(self.card))


class Readied(Event, frozen=True, tag="readied"):
    """STAT-08, SETUP-12 A unit is in op fire mode."""

    unit: int
    by: str

    def cite(self) -> str:
        return self.by

    def text(self) -> Text:
        return text("iron-log-readied", unit=UNITS.argument(self.unit))


class Transferred(Event, frozen=True, tag="transferred"):
    """STAT-10 A figure changes its squad."""

    rule: ClassVar = "STAT-10"
    giver: int
    figure: int
    taker: int

    def text(self) -> Text:
        return text(
            "iron-log-transferred",
            giver=UNITS.argument(self.giver),
            figure=FIGURE_NAMES.argument(self.figure),
            taker=UNITS.argument(self.taker),
        )


class Disbanded(Event, frozen=True, tag="disbanded"):
    """STAT-12 A squad without figures is gone."""

    rule: ClassVar = "STAT-12"
    unit: int

    def text(self) -> Text:
        return text("iron-log-disbanded", unit=UNITS.argument(self.unit))

"""The balance of scenarios: the same player on both sides, and what is kept of the games.

The file of a game has an entry for each scenario and player. It holds no time, so that the same games give the same
file, and another player's games can be added later.
"""

from collections.abc import Iterable, Sequence
from statistics import mean, median, quantiles
from typing import NamedTuple, Self

import msgspec

from grognard.arena.calibration import Position
from grognard.arena.series import Contest, Played, Series
from grognard.kernel import DRAW, LOSS, MAX_TURNS, WIN, AnyGame, interval

LEAST = 0.2  # of the games: a side that wins less often has a scenario against it
WHOLE = 1000  # a judgement of 1, in the file


class Share(NamedTuple):
    """What a side wins of the games."""

    won: int
    rate: float
    low: float
    high: float

    @property
    def poor(self) -> bool:
        return self.rate < LEAST


class Kept(msgspec.Struct, frozen=True, array_like=True):
    """What is kept of one game."""

    results: tuple[int, ...]  # of each side
    cut: bool
    course: tuple[int, ...]  # how far the first side was ahead as the first turn began and after each, in thousandths

    @property
    def turns(self) -> int:
        return len(self.course) - 1

    @property
    def winner(self) -> int | None:
        """The side that alone has won."""
        return self.results.index(WIN) if self.results.count(WIN) == 1 else None

    @property
    def turning(self) -> int:
        """The turn in which the judgement moved most towards the winner; without one, moved most at all."""
        moved = [after - before for before, after in zip(self.course, self.course[1:], strict=False)]
        if self.winner is None:
            moved = [abs(by) for by in moved]
        elif self.winner:
            moved = [-by for by in moved]
        return moved.index(max(moved)) + 1 if moved else 0

    @property
    def decided(self) -> int | None:
        """The first turn after which the winner stays ahead; the last where it is ahead by the result alone."""
        if self.winner is None:
            return None
        behind = [turn for turn, lead in enumerate(self.course) if (-lead if self.winner else lead) <= 0]
        return min(max(behind, default=0) + 1, self.turns)

    @property
    def result(self) -> float:
        """Of the first side: 1 won, 0 lost, else half."""
        return 0.5 if self.winner is None else 1.0 - self.winner

    @property
    def positions(self) -> list[Position]:
        """The judgement after each turn with the result, for the first side. A game that was cut has no result."""
        return [] if self.cut else [(lead / WHOLE, self.result) for lead in self.course[1:]]


class Entry(msgspec.Struct, frozen=True):
    """The games of a scenario with one player on both sides."""

    scenario: str
    player: str  # as `enter` reads it
    seed: str
    max_turns: str  # that was asked for
    command: str  # that made it
    python: str
    played: tuple[Kept, ...]


class Album(msgspec.Struct, frozen=True):
    """All entries of a game, which were played by the same rules."""

    game: str
    version: int  # of the ruleset
    data_hash: str
    entries: tuple[Entry, ...] = ()

    @classmethod
    def of(cls, game: AnyGame) -> Self:
        """One without entries."""
        return cls(game.slug, game.version, game.data_hash)

    def same_rules(self, other: "Album") -> bool:
        return (self.version, self.data_hash) == (other.version, other.data_hash)

    def joined(self, entry: Entry, scenarios: Iterable[str]) -> "Album":
        """With an entry, in place of the one that has the same scenario and player; in the order of the scenarios."""
        entries = {(one.scenario, one.player): one for one in (*self.entries, entry)}
        order = list(scenarios)
        found = sorted(entries.values(), key=lambda one: order.index(one.scenario))
        return msgspec.structs.replace(self, entries=tuple(found))


class Quartiles(NamedTuple):
    low: float
    middle: float
    high: float


class Balance(NamedTuple):
    """How a scenario went."""

    games: int
    shares: tuple[Share, ...]  # of each side
    drawn: int
    both_lost: int
    cut: int  # of those drawn
    turns: float
    decided: float | None  # the median turn, of games that have a winner
    turning: float  # the median turn


def plan(
    game: AnyGame,
    scenarios: Sequence[str],
    players: Sequence[str],
    count: int,
    seed: str,
    max_turns: str = "",
    data: str = "",
) -> list[Contest]:
    """So many games of each scenario and player. Without a limit each is played to its own end, if it has one."""
    found = []
    for scenario in scenarios:
        options = {MAX_TURNS.id: max_turns} if max_turns else {}
        for player in players:
            series = Series(game.slug, scenario, options, player, player, f"{seed} {scenario}", data)
            found += [Contest(series, number, False) for number in range(count)]
    return found


def keep(played: Played) -> Kept:
    """What is kept of a game; its judgement is of the first player, ours of the first side."""
    sign = -WHOLE if played.sides[0] else WHOLE
    return Kept(played.results, played.cut, tuple(round(sign * lead) for lead in played.course))


def balance(played: Sequence[Kept]) -> Balance:
    """What some games of one scenario and player say of it."""
    results, count = [one.results for one in played], len(played)
    won = [sum(result[side] == WIN for result in results) for side in range(len(results[0]))]
    decided = [one.decided for one in played if one.decided is not None]
    return Balance(
        count,
        tuple(Share(wins, wins / count, *interval(wins, count)) for wins in won),
        sum(all(one == DRAW for one in result) for result in results),
        sum(all(one == LOSS for one in result) for result in results),
        sum(one.cut for one in played),
        mean(one.turns for one in played),
        median(decided) if decided else None,
        median(one.turning for one in played),
    )


def quartiles(values: Sequence[float]) -> Quartiles:
    """Between which values the middle half lies, and the median."""
    return Quartiles(*quantiles(values, method="inclusive")) if len(values) > 1 else Quartiles(*(values[0],) * 3)


def leads(played: Sequence[Kept]) -> list[Quartiles]:
    """How far the first side is ahead as the first turn begins and after each, in the games that are played so long."""
    most = max(one.turns for one in played)
    return [quartiles([one.course[turn] / WHOLE for one in played if one.turns >= turn]) for turn in range(most + 1)]


def positions(entries: Iterable[Entry]) -> list[Position]:
    """Every judgement after a turn with the result of its game."""
    return [position for entry in entries for one in entry.played for position in one.positions]

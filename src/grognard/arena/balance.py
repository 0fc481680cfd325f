"""The balance of scenarios: the same player on both sides."""

from collections.abc import Sequence
from typing import NamedTuple

from grognard.arena.series import Contest, Played, Series
from grognard.kernel import DRAW, LOSS, MAX_TURNS, WIN, AnyGame, interval
from grognard.kernel.limit import cap

LEAST = 0.2  # of the games: a side that wins less often has a scenario against it


class Share(NamedTuple):
    """What a side wins of the games."""

    won: int
    rate: float
    low: float
    high: float

    @property
    def poor(self) -> bool:
        return self.rate < LEAST


class Balance(NamedTuple):
    """How a scenario went."""

    games: int
    shares: tuple[Share, ...]  # of each side
    drawn: int
    both_lost: int
    cut: int  # of those drawn
    turns: float


def plan(
    game: AnyGame, scenarios: Sequence[str], player: str, count: int, seed: str, max_turns: str = "", data: str = ""
) -> list[Contest]:
    """So many games of each scenario. Without a limit each is played to its own end, if it has one."""
    found = []
    for scenario in scenarios:
        options = {MAX_TURNS.id: max_turns} if max_turns else cap(game, scenario)
        series = Series(game.slug, scenario, options, player, player, f"{seed} {scenario}", data)
        found += [Contest(series, number, False) for number in range(count)]
    return found


def balance(played: Sequence[Played]) -> Balance:
    """What some games of one scenario say of it."""
    results, count = [one.results for one in played], len(played)
    won = [sum(result[side] == WIN for result in results) for side in range(len(results[0]))]
    return Balance(
        count,
        tuple(Share(wins, wins / count, *interval(wins, count)) for wins in won),
        sum(all(one == DRAW for one in result) for result in results),
        sum(all(one == LOSS for one in result) for result in results),
        sum(one.cut for one in played),
        sum(one.turns for one in played) / count,
    )

"""Games between two players, in pairs with the sides swapped; everything random in them comes from a seed.

The two games of a pair have the same dice, so that a pair says more of the players than two games do, and nothing of
the sides: the pair is what statistics count.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import process_time

import msgspec

from grognard import games
from grognard.arena.course import Lead
from grognard.arena.entrants import enter
from grognard.arena.pool import pool
from grognard.kernel import OBSERVER, turn_of
from grognard.kernel.limit import cap


class Series(msgspec.Struct, frozen=True):
    """What all games of a series share."""

    game: str
    scenario: str  # empty: all in turn, a pair each
    options: dict[str, str]
    first: str  # the players, as `enter` reads them
    second: str
    seed: str
    data: str = ""  # the folder of an owner's corrected data

    def contests(self, begin: int, end: int) -> list["Contest"]:
        """The games of some of the pairs."""
        return [Contest(self, pair, swapped) for pair in range(begin, end) for swapped in (False, True)]


class Contest(msgspec.Struct, frozen=True):
    """One game to be played: everything that it depends on."""

    series: Series
    pair: int
    swapped: bool  # whether the first player takes the second seat


class Played(msgspec.Struct, frozen=True):
    """How one game went."""

    contest: Contest
    results: tuple[int, ...]  # of each side, as the game says
    sides: tuple[int, int]  # that the first player and the second had
    cut: bool  # stopped by max_turns, with nobody ahead
    course: tuple[float, ...]  # how far the first player was ahead, see `Lead`
    turns: int
    seconds: float  # of one processor

    @property
    def ahead(self) -> int:
        """1 where the first player did better than the second, 0 where neither did (both may lose), else -1."""
        first, second = (self.results[side] for side in self.sides)
        return (first > second) - (first < second)

    @property
    def judgement(self) -> float:
        """How far the first player was ahead before the end, from -1 to 1."""
        return self.course[-1]

    @property
    def margin(self) -> float:
        """What the game adds to its pair: its result, or the judgement of a game that was cut before it had one."""
        return self.judgement if self.cut else float(self.ahead)


def run(planned: Sequence[Contest], jobs: int) -> Iterator[Played]:
    """The games in the order of the plan, whatever the number of processes."""
    if jobs == 1:
        yield from map(play, planned)
        return
    with pool(jobs) as processes:
        for game in [processes.submit(play, contest) for contest in planned]:
            yield game.result()


def play(contest: Contest) -> Played:
    """Play one game to its end."""
    series, start = contest.series, process_time()
    game = games.get(series.game)
    if series.data:
        game = game.corrected(Path(series.data))
    key = Random(f"{series.seed} {contest.pair}").randbytes(32)
    scenario = series.scenario or list(game.scenarios)[contest.pair % len(game.scenarios)]
    state = game.setup(scenario, cap(game, scenario) | series.options, key)
    assert len(state.sides) == 2, "a series is for two seats"
    number = 2 * contest.pair + contest.swapped
    words = (series.second, series.first) if contest.swapped else (series.first, series.second)
    players = [enter(word, game, Random(f"{series.seed} {number} {seat}")) for seat, word in enumerate(words)]
    game.start(state)
    lead = Lead(game, *((1, 0) if contest.swapped else (0, 1)))
    lead.begin(state)
    while (now := game.decision(state)) is not None:  # of a sealed decision `seat` is the first still to answer
        before = state.copy()
        events = game.play(state, now.seat, players[now.seat].choose(state, now.seat))
        lead.follow(state, events, before)
    assert state.result is not None
    return Played(
        contest,
        state.result.results,
        (state.sides[lead.own], state.sides[lead.other]),
        state.result.cut,
        tuple(lead.values),
        turn_of(game.view(state, OBSERVER)),
        process_time() - start,
    )

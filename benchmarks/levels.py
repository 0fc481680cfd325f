"""Whether the levels keep their time, and what a higher one is worth with it.

    python -m benchmarks.levels [--game tank] [--first marshal] [--second captain] [--games 20] [--jobs 1]

Plays the scenarios in turn, each in pairs with the sides swapped, and measures every decision and turn of both players
by the clock on the wall. Give no more jobs than there are idle cores: who shares one gets less thinking done in the
same time. Ends with 1 if a decision or a turn took more than a fifth too long.
"""

import argparse
import os
import sys
import time
from collections import Counter
from random import Random
from typing import NamedTuple

from grognard.arena.pool import pool
from grognard.games import SLUGS, get
from grognard.kernel import turn_of
from grognard.players.levels import LEVELS
from grognard.players.search import Search

TOO_LONG = 1.2  # times what is allowed
TIMED = tuple(level for level, make in LEVELS.items() if isinstance(make(get("tank"), Random()), Search))


class Spent(NamedTuple):
    """Seconds of one player in one game."""

    decisions: list[float]
    turns: list[float]


class Game(NamedTuple):
    scenario: str
    ahead: int  # 1 where the first player won, -1 where the second did
    spent: tuple[Spent, Spent]  # by the first player, by the second


def play(slug: str, levels: tuple[str, str], number: int) -> Game:
    """Game of a number: two with the same scenario and dice, the sides swapped."""
    game = get(slug)
    pair, swapped = divmod(number, 2)
    scenario = list(game.scenarios)[pair % len(game.scenarios)]
    state = game.setup(scenario, {}, Random(f"levels {pair}").randbytes(32))
    players = [LEVELS[levels[seat ^ swapped]](game, Random(f"levels {number} {seat}")) for seat in range(2)]
    decisions: tuple[list[float], list[float]] = ([], [])
    turns: tuple[Counter[tuple[int, str]], ...] = (Counter(), Counter())
    game.start(state)
    while (now := game.decision(state)) is not None:
        view = game.view(state, now.seat)
        began = time.perf_counter()
        action = players[now.seat].choose(state, now.seat)
        taken = time.perf_counter() - began
        decisions[now.seat ^ swapped].append(taken)
        turns[now.seat ^ swapped][turn_of(view), view.active] += taken
        game.play(state, now.seat, action)
    assert state.result is not None
    first, second = (state.result.results[state.sides[seat]] for seat in (swapped, 1 - swapped))
    spent = [Spent(decisions[at], list(turns[at].values())) for at in range(2)]
    return Game(scenario, (first > second) - (first < second), (spent[0], spent[1]))


def report(levels: tuple[str, str], played: list[Game], slug: str) -> bool:
    """Print what was found; returns whether everybody kept the time."""
    signs = [game.ahead for game in played]
    pairs = [(one + two > 0) - (one + two < 0) for one, two in zip(signs[::2], signs[1::2], strict=False)]
    for name, found in (("games", signs), ("pairs", pairs)):
        print(f"{levels[0]} against {levels[1]}, {name}: {found.count(1)}–{found.count(0)}–{found.count(-1)}")
    kept = True
    for at, level in enumerate(levels):
        player = LEVELS[level](get(slug), Random())
        assert isinstance(player, Search)
        assert player.clock
        for name, allowed, times in (
            ("decision", player.clock.seconds, [spent for game in played for spent in game.spent[at].decisions]),
            ("turn", player.clock.turn, [spent for game in played for spent in game.spent[at].turns]),
        ):
            longest = max(times)
            kept = kept and longest <= TOO_LONG * allowed
            print(
                f"{level}, a {name}: {sum(times) / len(times):6.2f} s on the average of {len(times)}, "
                f"{longest:6.2f} s at most, {allowed:5.2f} s allowed ({longest / allowed:.0%})"
            )
    return kept


def main() -> int:
    parser = argparse.ArgumentParser(description="Two levels against each other, by the clock.")
    parser.add_argument("--game", choices=SLUGS, default="tank")
    parser.add_argument("--first", choices=TIMED, default="marshal")
    parser.add_argument("--second", choices=TIMED, default="captain")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    levels = (given.first, given.second)
    print(f"{given.game}, {given.games} games, {given.jobs} at once; {os.cpu_count()} cores")
    played = []
    with pool(given.jobs) as processes:
        for future in [processes.submit(play, given.game, levels, number) for number in range(given.games)]:
            played.append(future.result())
            print(f"{len(played):3} {played[-1].scenario:20} {played[-1].ahead:+}", flush=True)
    return 0 if report(levels, played, given.game) else 1


if __name__ == "__main__":
    sys.exit(main())

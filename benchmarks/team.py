"""How many more passes a second the search makes on two processes than on one.

    python -m benchmarks.team [--game tank] [--nodes 2500] [--rounds 3]

Both think about the same decisions of a game of `greedy` with itself, in turn, and the best of some rounds counts for
each, so that a machine that gets busy slows both. The start of the process does not count.
"""

import argparse
import os
import sys
import time
from contextlib import closing
from random import Random

from grognard.games import SLUGS, get
from grognard.kernel import NO_SCOPE, ONE, AnyGame, State
from grognard.players.greedy import Greedy
from grognard.players.team import Team

DECISIONS = 8  # that are thought about
BETWEEN = 5  # decisions from one to the next


def decisions(game: AnyGame) -> list[tuple[State, int]]:
    """Moments of a game, each with whose choice it is; the first is to warm up."""
    state = game.setup(next(iter(game.scenarios)), {}, b"team")
    game.start(state)
    greedy, found = Greedy(game, Random(7)), []
    while len(found) <= DECISIONS * BETWEEN and (now := game.decision(state)) is not None:
        if now.kind == ONE and now.scope == NO_SCOPE and not game.suggestion(state, now.seat):
            found.append((state.copy(), now.seat))
        game.play(state, now.seat, greedy.choose(state, now.seat))
    return found[::BETWEEN]


def rate(team: Team, asked: list[tuple[State, int]]) -> float:
    """Passes a second."""
    team.think(*asked[0])
    passes, began = 0, time.perf_counter()
    for state, seat in asked[1:]:
        team.think(state, seat)
        passes += team.passes
    return passes / (time.perf_counter() - began)


def main() -> int:
    parser = argparse.ArgumentParser(description="The search on one process and on two.")
    parser.add_argument("--game", choices=SLUGS, default="tank")
    parser.add_argument("--nodes", type=int, default=2500)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    game = get(given.game)
    asked, best = decisions(game), {1: 0.0, 2: 0.0}
    for number in range(given.rounds):
        for processes in best:
            with closing(Team(game, Random(number), given.nodes, processes=processes)) as team:
                best[processes] = max(best[processes], rate(team, asked))
    print(f"{given.game}, {given.nodes} nodes a decision, best of {given.rounds}; {os.cpu_count()} cores")
    for processes, found in best.items():
        print(f"processes: {processes} {found:8.1f} passes/s   {found / best[1]:.2f} times")
    return 0


if __name__ == "__main__":
    sys.exit(main())

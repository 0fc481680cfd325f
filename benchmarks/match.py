"""How much faster a study is on two processes, and on two workers of a Ray, than on one process.

    python -m benchmarks.match [--games 120] [--rounds 3]

Plays the same games all three ways, in turn, and takes the best of some rounds for each, so that a machine that gets
busy slows all three. The start of the processes counts; that of the cluster does not, for a cluster runs already. Ends
with 1 where two processes bring less than 1.7 times the games a second of one, or two workers less than 1.4 times.
"""

import argparse
import os
import sys
import time
from functools import partial

from grognard.arena.match import Study, plan, play
from grognard.arena.workers import LOCAL, Run, cluster, processes
from grognard.games import get

LEAST = {"two processes": 1.7, "two workers of Ray": 1.4}  # times one process


def rate(run: Run, study: Study, games: int) -> float:
    """Games a second."""
    began = time.perf_counter()
    played = list(run(partial(play, study), range(games)))
    assert len(played) == games
    return games / (time.perf_counter() - began)


def main() -> int:
    parser = argparse.ArgumentParser(description="A study on one process, on two, and on two workers of a Ray.")
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    study = plan(get("tigers"), "seventh_army", {}, {}, "1")
    one, best = "one process", dict.fromkeys(("one process", *LEAST), 0.0)
    with cluster(LOCAL, 2) as on_ray:
        ways = dict(zip(best, (processes(1), processes(2), on_ray), strict=True))
        for run in ways.values():
            rate(run, study, 4)  # what is imported once
        for _ in range(given.rounds):
            for name, run in ways.items():
                best[name] = max(best[name], rate(run, study, given.games))
    print(f"{given.games} games of {study.game}, best of {given.rounds}; {os.cpu_count()} cores")
    for name, found in best.items():
        wanted = f", wanted {LEAST[name]}" if name in LEAST else ""
        print(f"{name:20} {found:6.2f} games/s   {found / best[one]:.2f} times{wanted}")
    return int(any(best[name] < least * best[one] for name, least in LEAST.items()))


if __name__ == "__main__":
    sys.exit(main())

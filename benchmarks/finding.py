"""How much of what there is the search finds with how many nodes, before it looks ahead.

    python -m benchmarks.finding GAME [--scenario S] [--decisions 40]

Where an activation can begin, in games of `greedy`: the gain of the best whole move found within so many nodes, of what
`greedy` gains when it looks at everything. More than 100 % is what only whole activations of several units bring.
"""

import argparse
from collections.abc import Iterator
from random import Random

from grognard.games import SLUGS, get
from grognard.kernel import ONE, AnyGame, State
from grognard.players.greedy import Greedy
from grognard.players.lines import begins
from grognard.players.outlook import Outlook
from grognard.players.search import Search

LIMITS = (20, 40, 60, 120, 250, 500, 1000)
OFTEN = 0.2  # how many of the decisions are looked at
NOTHING = 1e-6


def beginnings(game: AnyGame, scenario: str) -> Iterator[tuple[State, int]]:
    """Some decisions at which an activation can begin, of one game after another, and who decides."""
    for number in range(1000):
        rng = Random(number)
        greedy = Greedy(game, rng)
        state = game.setup(scenario, {}, rng.randbytes(32))
        game.start(state)
        while (now := game.decision(state)) is not None:
            seat = now.seat if now.kind == ONE else now.seats[0]
            own = now.kind == ONE and game.active(state) == state.sides[seat]
            if own and begins(now) and len(now.actions) > 1 and rng.random() < OFTEN:
                yield state, seat
            game.play(state, seat, greedy.choose(state, seat))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=SLUGS)
    parser.add_argument("--scenario", help="the first of the game without it")
    parser.add_argument("--decisions", type=int, default=40)
    args = parser.parse_args()
    game = get(args.game)
    gains, made = dict.fromkeys(LIMITS, 0.0), dict.fromkeys(LIMITS, 0)
    there_is, looked_at, seen = 0.0, 0, 0
    for state, seat in beginnings(game, args.scenario or next(iter(game.scenarios))):
        now = game.decision(state)
        assert now is not None
        outlook, base = Outlook(game), game.evaluate(state, seat)
        gain = max(outlook.after(state, seat, action) for action in now.actions) - base
        if gain < NOTHING:
            continue
        there_is, looked_at, seen = there_is + gain, looked_at + outlook.made, seen + 1
        for limit in LIMITS:
            search = Search(game, Random(seen))
            gains[limit] += max(move.worth for move in search.moves(state, seat, limit)) - base
            made[limit] += search.outlook.made
        if seen >= args.decisions:
            break
    print(
        f"{args.game}: {seen} decisions; greedy looks at {looked_at / seen:.0f} positions, gains {there_is / seen:.4f}"
    )
    for limit in LIMITS:
        print(f"{limit:5} nodes ({made[limit] / seen:4.0f} used): {gains[limit] / there_is:4.0%}")


if __name__ == "__main__":
    main()

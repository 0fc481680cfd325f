"""Games between two machine players, for tests."""

import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from random import Random

from grognard.games import get
from grognard.kernel import AnyGame, State
from grognard.players import make

Duel = tuple[str, str, int, int]  # game, scenario, number, the seat that the first player takes


def play(game: AnyGame, state: State, players: dict[int, str], rng: Random) -> None:
    """Play a started game to its end, a machine player in each seat."""
    seated = {seat: make(name, game, rng) for seat, name in players.items()}
    while (now := game.decision(state)) is not None:
        game.play(state, now.seat, seated[now.seat].choose(state, now.seat))


def wins(duel: Duel) -> bool:
    """Whether `greedy` in that seat beats `random` in the other."""
    slug, scenario, number, seat = duel
    game = get(slug)
    rng = Random(f"{slug} {scenario} {number} {seat}")
    known = {option.id for option in game.options}
    state = game.setup(scenario, {"turn_cap": "30"} if "turn_cap" in known else {}, rng.randbytes(32))
    game.start(state)
    play(game, state, {seat: "greedy", 1 - seat: "random"}, rng)
    assert state.result is not None
    won: bool = state.result.results[state.sides[seat]] > 0
    return won


def duels(slug: str, games: int) -> list[Duel]:
    """At least so many duels: every scenario from both sides, equally often."""
    scenarios = list(get(slug).scenarios)
    each = -(-games // (2 * len(scenarios)))
    return [(slug, scenario, n, seat) for scenario in scenarios for n in range(each) for seat in (0, 1)]


def count_wins(given: Iterable[Duel]) -> int:
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        return sum(pool.map(wins, given, chunksize=4))

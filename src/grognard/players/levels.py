"""The levels that a person plays against: how long each of them thinks."""

from collections.abc import Callable
from random import Random

from grognard.kernel import AnyGame
from grognard.players.clock import Clock
from grognard.players.greedy import Greedy
from grognard.players.search import Search


def thinks(seconds: float, turn: float) -> Callable[[AnyGame, Random], Search]:
    """A search with so much time for a decision, and for all decisions of a turn."""
    return lambda game, rng: Search(game, rng, clock=Clock(seconds, turn))


# The weakest first. A Recruit does not look ahead; the others have about 1 : 4 : 16 of time.
LEVELS: dict[str, Callable[[AnyGame, Random], Greedy | Search]] = {
    "recruit": Greedy,
    "sergeant": thinks(0.2, 4.0),
    "captain": thinks(0.75, 15.0),
    "marshal": thinks(3.0, 60.0),
}

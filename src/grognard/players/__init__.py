"""Machine players. They know the kernel's contract and no game."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from grognard.kernel import Action, AnyGame, Problem, State
from grognard.players.greedy import Greedy
from grognard.players.levels import LEVELS as LEVELS
from grognard.players.search import Search
from grognard.players.uniform import Uniform


class Player(Protocol):
    """Whoever answers decisions for a seat."""

    def choose(self, state: State, seat: int) -> Action:
        """One of the legal actions of the seat, found from what the seat may know."""
        ...


PLAYERS: dict[str, Callable[[AnyGame, Random], Player]] = {
    "random": Uniform,
    "greedy": Greedy,
    "search": Search,
    **LEVELS,
}


def make(name: str, game: AnyGame, rng: Random) -> Player:
    """A player by its name; raises :class:`Problem` ``unknown-player``."""
    if name not in PLAYERS:
        raise Problem("unknown-player", name=name, known=", ".join(PLAYERS))
    return PLAYERS[name](game, rng)

"""Machine players. They know the kernel's contract and no game."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from grognard.kernel import Action, AnyGame, Problem, State
from grognard.players.greedy import Greedy
from grognard.players.levels import LEVELS as LEVELS
from grognard.players.search import Search
from grognard.players.team import Team, processes_of
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


def make(word: str, game: AnyGame, rng: Random, processes: int = 1) -> Player:
    """A player by its name; ``search:2500`` may spend 2,500 nodes on a decision, ``search:2500x2`` on each of two
    processes. Where the word names none, whoever searches does so on ``processes``.

    Raises :class:`Problem` ``unknown-player``, ``bad-nodes`` or ``bad-processes``.
    """
    name, colon, budget = word.partition(":")
    if name not in PLAYERS or (colon and name != "search"):
        raise Problem("unknown-player", name=word, known=", ".join(PLAYERS))
    player = PLAYERS[name](game, rng)
    if colon:
        nodes, times, count = budget.partition("x")
        if not nodes.isdecimal() or int(nodes) < 1:
            raise Problem("bad-nodes", name=word)
        player = Search(game, rng, int(nodes))
        processes = processes_of(count) if times else processes
    if processes > 1 and isinstance(player, Search):
        return Team(game, rng, player.nodes, player.clock, processes)
    return player

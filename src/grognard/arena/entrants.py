"""Who plays in a study, as a word: ``greedy``, ``search:2500``, ``greedy@POINT=0.8,HELD=1.2``.

Behind the colon stands how many nodes the search may spend on a decision, behind the @ what differs from the weights
of the game's own judgement. All but the levels, which think by the clock, choose the same for the same seed.
"""

from collections.abc import Mapping
from random import Random

from grognard.arena.weights import reweighed, value_of
from grognard.kernel import AnyGame, Problem
from grognard.players import PLAYERS, Player, make
from grognard.players.search import Search


def enter(word: str, game: AnyGame, rng: Random) -> Player:
    """The player; raises :class:`Problem` ``unknown-player``, ``bad-nodes``, ``unknown-weight`` or ``bad-weight``."""
    who, _, changes = word.partition("@")
    if changes:
        pairs = [change.partition("=") for change in changes.split(",")]
        game = reweighed(game, tuple((name, value_of(value)) for name, _, value in pairs))
    name, colon, nodes = who.partition(":")
    if not colon:
        return make(name, game, rng)
    if name != "search":
        raise Problem("unknown-player", name=who, known=", ".join(PLAYERS))
    if not nodes.isdecimal() or int(nodes) < 1:
        raise Problem("bad-nodes", name=who)
    return Search(game, rng, nodes=int(nodes))


def with_weights(who: str, changes: Mapping[str, float]) -> str:
    """The word for a player that judges with these weights."""
    return who + "@" * bool(changes) + ",".join(f"{name}={value}" for name, value in changes.items())

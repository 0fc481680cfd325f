"""Who plays in a study, as a word: ``greedy``, ``search:2500``, ``search:2500x2``, ``greedy@POINT=0.8,HELD=1.2``.

Behind the @ stands what differs from the weights of the game's own judgement. All but the levels, which think by the
clock, choose the same for the same seed.
"""

from collections.abc import Mapping
from random import Random

from grognard.arena.weights import reweighed, value_of
from grognard.kernel import AnyGame
from grognard.players import Player, make


def enter(word: str, game: AnyGame, rng: Random) -> Player:
    """The player; raises :class:`Problem` ``unknown-weight``, ``bad-weight``, or as :func:`make` does."""
    who, _, changes = word.partition("@")
    if changes:
        pairs = [change.partition("=") for change in changes.split(",")]
        game = reweighed(game, tuple((name, value_of(value)) for name, _, value in pairs))
    return make(who, game, rng)


def with_weights(who: str, changes: Mapping[str, float]) -> str:
    """The word for a player that judges with these weights."""
    return who + "@" * bool(changes) + ",".join(f"{name}={value}" for name, value in changes.items())

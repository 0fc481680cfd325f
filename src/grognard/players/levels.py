"""The levels that a person plays against: how long each of them thinks."""

from random import Random
from typing import NamedTuple

from grognard.kernel import AnyGame
from grognard.players.clock import Clock
from grognard.players.greedy import Greedy
from grognard.players.search import Search


class Level(NamedTuple):
    seconds: float  # for a decision
    turn: float  # for all decisions of a turn


# A Recruit does not look ahead: it plays as `greedy` does. The others have about 1 : 4 : 16 of time.
LEVELS = {"sergeant": Level(0.2, 4.0), "captain": Level(0.75, 15.0), "marshal": Level(3.0, 60.0)}


def recruit(game: AnyGame, rng: Random) -> Greedy:
    return Greedy(game, rng)


def sergeant(game: AnyGame, rng: Random) -> Search:
    return Search(game, rng, clock=Clock(*LEVELS["sergeant"]))


def captain(game: AnyGame, rng: Random) -> Search:
    return Search(game, rng, clock=Clock(*LEVELS["captain"]))


def marshal(game: AnyGame, rng: Random) -> Search:
    return Search(game, rng, clock=Clock(*LEVELS["marshal"]))

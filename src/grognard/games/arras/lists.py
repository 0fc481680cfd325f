"""Lists of actions by a mask: the same stacks come back again and again, so each list is made once."""

from collections.abc import Sequence
from functools import lru_cache

from grognard.games.arras.actions import MOVE, TO, Move, To
from grognard.toolbox.masks import bits

MOST = 20_000  # masks of units that are kept: more than a game meets


@lru_cache(maxsize=MOST)
def each(places: int) -> Sequence[int]:
    """The places of a mask, ascending."""
    return bits(places)


@lru_cache(maxsize=MOST)
def moves(units: int) -> Sequence[Move]:
    """To move each unit of a mask."""
    return [MOVE[unit] for unit in bits(units)]


@lru_cache(maxsize=MOST)
def ways(places: int) -> Sequence[To]:
    """To go to each place of a mask."""
    return [TO[place] for place in bits(places)]

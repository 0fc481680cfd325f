"""Lines of sight over a map that does not change, prepared once and asked often.

A line is the segment between two hex centres; the hexes at its ends never block. It is blocked by an obstacle whose
interior it crosses, and by two obstacles along whose common side it runs. Terrain is an obstacle for good; what else
stands in the way is told as the mask of ``occupied`` hexes. What is off the map never blocks.
"""

from collections.abc import Iterable, Sequence

from grognard.toolbox._fast.sight import exposed
from grognard.toolbox.hexes import HexGrid
from grognard.toolbox.masks import mask_of

__all__ = ["Sight", "blockers", "clear", "exposed"]


class Sight:
    """What lies on the line of every ordered pair of hexes, in flat lists: the line from a to b is entry a*size + b.

    ``static``: terrain alone blocks. ``single``: the mask of hexes free of obstacles any of which blocks if occupied.
    ``pairs``: masks of two such hexes that block only if both are occupied. Nothing here changes once it is made.
    """

    __slots__ = ("grid", "obstacle", "pairs", "single", "size", "static")

    def __init__(self, grid: HexGrid, obstacle: Sequence[bool]) -> None:
        """``obstacle`` tells for each hex whether its terrain blocks. Raises ValueError if their numbers differ."""
        if len(obstacle) != len(grid):
            raise ValueError(f"{len(grid)} hexes need as many entries in obstacle, not {len(obstacle)}")
        size = len(grid)
        self.grid = grid
        self.obstacle = tuple(bool(entry) for entry in obstacle)
        self.size = size
        self.static = [False] * size**2
        self.single = [0] * size**2
        self.pairs: list[tuple[int, ...]] = [()] * size**2
        for a in range(size):
            for b in range(a):
                there, back = a * size + b, b * size + a
                static, single, pairs = _judge(grid.between(a, b), self.obstacle)
                self.static[there] = self.static[back] = static
                self.single[there] = self.single[back] = single
                self.pairs[there] = self.pairs[back] = pairs


def clear(sight: Sight, a: int, b: int, occupied: int) -> bool:
    """Whether nothing blocks the line from a to b; ``occupied`` is the mask of hexes that hold something in the way."""
    # Not in _fast: calling it costs as much as what it does, so that compiled it was measured no quicker.
    line = a * sight.size + b
    if sight.static[line] or sight.single[line] & occupied:
        return False
    for pair in sight.pairs[line]:  # noqa: SIM110  most lines have no pairs, and all() would make a generator each time
        if pair & occupied == pair:
            return False
    return True


def blockers(sight: Sight, a: int, b: int, occupied: int) -> tuple[int, ...]:
    """The hexes that block the line from a to b, in order from a; none if it is clear."""
    found: list[int] = []
    for met in sight.grid.between(a, b):
        if all(index >= 0 and (sight.obstacle[index] or occupied >> index & 1) for index in met):
            found += met
    return tuple(found)


def _judge(line: Iterable[tuple[int, ...]], obstacle: Sequence[bool]) -> tuple[bool, int, tuple[int, ...]]:
    """One line's entries in ``static``, ``single`` and ``pairs``."""
    static, single, pairs = False, 0, []
    for met in line:
        if -1 in met:  # off the map, and what lies across the side from it cannot block alone
            continue
        free = [index for index in met if not obstacle[index]]
        if not free:
            static = True
        elif len(free) == 1:
            single |= 1 << free[0]
        else:
            pairs.append(mask_of(free))
    return static, single, tuple(pairs)

"""LOS Who sees whom over hills, woods, buildings and smoke.

A line between two hexes has two traces (LOS-05): the hexes it crosses, with those to the left of the hexsides it runs
along or with those to the right. For each pair there is a wall: all the hexes that would block between these two. A
trace is clear where it does not meet the wall, so that every question is one of two sets that meet or do not.

These sets are charts, ints in which every place has its bit by its coordinates and not by the index of its hex: on a
chart a trace has the same pattern wherever the line begins, and the places beyond the rim have bits too.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from grognard.toolbox.hexes import HexGrid, line
from grognard.toolbox.masks import bits

STRIDE = 32  # bits a column of a chart: two a row for 15 rows, and a place beyond the rim at either end
BLIND = {1: 2, 2: 1}  # LOS-14 Levels between the two -> how near the lower one an obstacle hides it
CLOUDS = 4096  # how many answers with smoke are kept


@cache
def _pattern(dx: int, dy: int) -> tuple[int, int]:
    """LOS-03, LOS-04 The traces of a line to this offset, which is not to the west; its start is bit STRIDE."""
    left = right = 0
    for met in line(dx, dy):  # one hex crossed, or the two along a hexside
        (x, y), (u, v) = met[0], met[-1]
        left |= 1 << STRIDE * (x + 1) + y
        right |= 1 << STRIDE * (u + 1) + v
    return left, right


class Sight:
    """The lines of sight on one map. Units never block (LOS-01), nor do the hexes at the ends (LOS-07)."""

    def __init__(
        self,
        grid: HexGrid,
        count: int,
        level: Sequence[int],
        blocking: int,
        *,
        low_obstacles: bool = False,
        cap: int = 0,
    ) -> None:
        """The map is the first ``count`` hexes of the grid, ``blocking`` the mask of its woods and buildings (LOS-06).

        With ``low_obstacles`` one sees over those that lie lower (LOS-09); ``cap`` is how far one sees at all (LOS-17).
        """
        self._grid = grid
        self._count = count
        self._level = level
        self._blocking = blocking
        self._low_obstacles = low_obstacles
        self._cap = cap
        self._shift = [STRIDE * x + y + 1 for x, y in zip(grid.xs[:count], grid.ys[:count], strict=True)]
        self._bit = [1 << STRIDE + shift for shift in self._shift]
        self._cover = self._chart(bits(blocking))
        self._outside = ~sum(self._bit)
        # Level -> the hexes that high or higher
        self._from = [self._chart(hex_ for hex_ in range(count) if level[hex_] >= e) for e in range(max(level) + 2)]
        near = [[n for n in (hex_, *grid.neighbours[hex_]) if 0 <= n < count] for hex_ in range(count)]
        self._within = [self._bit]  # distance -> hex -> the hexes within it
        for _ in range(max(BLIND.values())):
            inner = self._within[-1]
            self._within.append([_union(inner[n] for n in around) for around in near])
        self._seen = [0] * count  # without smoke; 0 until asked, for each hex sees itself
        self._seen_in_smoke = lru_cache(CLOUDS)(self._look_in_smoke)

    def sees(self, a: int, smoke: int = 0) -> int:
        """The mask of the hexes that hex a sees, where the ``smoke`` hexes block too (LOS-16, FORT-19)."""
        if smoke & ~self._blocking:
            return self._seen_in_smoke(a, smoke & ~self._blocking)
        return self._seen[a] or self._look(a)

    def why(self, a: int, b: int, smoke: int = 0) -> tuple[tuple[int, ...], str]:
        """The hexes that block the line, in order from a, and the rule by which they do; ``((), "")`` if none does.

        What the line crosses blocks alone; else it takes hexes on both of its sides, or on one along the rim (LOS-18).
        """
        if self.sees(a, smoke) >> b & 1:
            return (), ""
        if self._cap and self._grid.distance(a, b) > self._cap:
            return (), "LOS-17"
        left, right = self._traces(a, b)
        walls = self._walls(a, b, self._chart(bits(smoke)))
        for rule, wall in walls:
            if left & right & wall:
                return self._along(a, b, left & right & wall), rule
        sides = left | right
        rule = next(rule for rule, wall in walls if sides & wall)
        return self._along(a, b, sides & _union(wall for _, wall in walls)), rule

    # --- one hex ------------------------------------------------------------------------------------------------------

    def _look(self, a: int) -> int:
        """LOS-02, LOS-15 need no test of their own: nothing lies between a hex and its neighbour, cliff or not."""
        seen = 0
        for b in range(self._count):
            if self._cap and self._grid.distance(a, b) > self._cap:
                continue
            if self._clear(a, b, 0):
                seen |= 1 << b
        self._seen[a] = seen
        return seen

    def _look_in_smoke(self, a: int, smoke: int) -> int:
        """Smoke only takes sight away: what is not seen without it needs no second look."""
        seen, cloud = self.sees(a), self._chart(bits(smoke))
        for b in bits(seen):
            left, right = self._traces(a, b)
            if (left | right) & cloud and not self._clear(a, b, cloud):
                seen ^= 1 << b
        return seen

    # --- one line -----------------------------------------------------------------------------------------------------

    def _clear(self, a: int, b: int, cloud: int) -> bool:
        """LOS-05 One clear trace is enough."""
        left, right = self._traces(a, b)
        wall = 0
        for _, part in self._walls(a, b, cloud):
            wall |= part
        return not (left & wall and right & wall)

    def _traces(self, a: int, b: int) -> tuple[int, int]:
        xs, ys = self._grid.xs, self._grid.ys
        if xs[b] < xs[a]:
            a, b = b, a
        left, right = _pattern(xs[b] - xs[a], ys[b] - ys[a])
        shift = self._shift[a]
        return left << shift, right << shift

    def _walls(self, a: int, b: int, cloud: int) -> tuple[tuple[str, int], ...]:
        """LOS-10 What would block between a and b, by rule; a hex may be in several parts, and the first counts."""
        obstacles = self._cover | cloud
        low, high = (a, b) if self._level[a] <= self._level[b] else (b, a)
        bottom, top = self._level[low], self._level[high]
        rim = ("LOS-18", self._outside)
        higher = self._from[top + 1]
        if bottom == top:
            if self._low_obstacles:  # LOS-09
                obstacles &= self._from[top]
            return rim, ("LOS-08", higher | obstacles)
        plateau = self._within[1][high] & self._from[top]
        obstacles |= self._from[bottom + 1]  # LOS-13
        hidden = self._within[BLIND.get(top - bottom, 0)][low] & obstacles
        return rim, ("LOS-11", higher), ("LOS-12", plateau), ("LOS-14", hidden)

    # --- charts -------------------------------------------------------------------------------------------------------

    def _chart(self, hexes: Iterable[int]) -> int:
        return _union(self._bit[hex_] for hex_ in hexes)

    def _along(self, a: int, b: int, chart: int) -> tuple[int, ...]:
        """The hexes of a chart that the line meets, in order from a."""
        met = (hex_ for item in self._grid.between(a, b) for hex_ in item if 0 <= hex_ < self._count)
        return tuple(hex_ for hex_ in met if self._bit[hex_] & chart)


def _union(sets: Iterable[int]) -> int:
    union = 0
    for set_ in sets:
        union |= set_
    return union

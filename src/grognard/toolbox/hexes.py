"""Exact hex geometry in integers, for flat-topped hexes with north up.

Doubled-height coordinates: ``x`` is the column, ``y`` counts two a row and grows southward, and columns of odd ``x``
lie half a hex lower, so that ``y - x`` is even at every hex. A direction is a number 0..5, clockwise from north.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, Literal, Self

from grognard.toolbox.places import UnknownPlace

__all__ = ["DIRECTIONS", "OFFSETS", "HexGrid", "UnknownPlace", "ahead", "distance", "line", "opposite"]

DIRECTIONS: tuple[str, ...] = ("N", "NE", "SE", "S", "SW", "NW")
OFFSETS: tuple[tuple[int, int], ...] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))

_DIRECTION_OF = {offset: direction for direction, offset in enumerate(OFFSETS)}

_Item = tuple[tuple[int, int], ...]


def opposite(direction: int) -> int:
    return (direction + 3) % 6


def distance(dx: int, dy: int) -> int:
    """Steps from a hex to the hex at this offset."""
    dx, dy = abs(dx), abs(dy)
    return dx if dx >= dy else (dx + dy) // 2


def ahead(facing: int, dx: int, dy: int) -> bool:
    """Whether the offset lies in the half-plane in front of the facing, what is exactly abeam included."""
    fx, fy = OFFSETS[facing]
    # A column is √3 half-rows wide; squared, the 3 keeps the scalar product in integers.
    return 3 * fx * dx + fy * dy >= 0


@cache
def line(dx: int, dy: int) -> tuple[_Item, ...]:
    """What the segment from a hex's centre to the centre at this offset meets strictly between the two hexes.

    In order from the origin; each item is the offset of one hex whose interior is crossed, or the offsets of the two
    hexes along whose common side the segment runs. A hex touched only at a corner is not met. ``line(-dx, -dy)`` is the
    same with every offset negated. Raises ValueError for an offset that joins no two hexes.
    """
    if (dx + dy) % 2:
        raise ValueError(f"offset ({dx}, {dy}) joins no two hexes: dx + dy must be even")
    # Both axes are mirrors of the hex plane, so one quarter tells all. Due west takes both, to be due east negated.
    sx = -1 if dx < 0 else 1
    sy = -1 if dy < 0 or (dy == 0 and dx < 0) else 1
    return tuple(tuple((sx * x, sy * y) for x, y in item) for item in _quarter(abs(dx), abs(dy)))


def _quarter(dx: int, dy: int) -> list[_Item]:
    """``line`` for an offset that points neither north nor west."""
    if dy == 0:
        return _along_sides(dx // 2, (2, 0), ((1, -1), (1, 1)))
    if dy == 3 * dx:
        return _along_sides(dx, (1, 3), ((0, 2), (1, 1)))
    return _across(dx, dy)


def _along_sides(count: int, step: tuple[int, int], pair: _Item) -> list[_Item]:
    """A line that runs along a hexside, through the hex beyond, along the next hexside, and so on."""
    met: list[_Item] = []
    for n in range(count):
        x, y = n * step[0], n * step[1]
        if n:
            met.append(((x, y),))
        met.append(tuple((x + px, y + py) for px, py in pair))
    return met


def _across(dx: int, dy: int) -> list[_Item]:
    """A line that runs along no hexside.

    With x scaled by 3 the corners of a hex lie at (±2, 0) and (±1, ±1) from its centre. The line crosses the interior
    when corners lie on both sides of it: when the centre is nearer to the line than the corner that reaches furthest.
    No hex outside the rectangle of the two ends can be crossed.
    """
    reach = max(2 * dy, 3 * dx + dy)
    crossed = [
        (3 * x * dx + y * dy, x, y)
        for x in range(dx + 1)
        for y in range(x % 2, dy + 1, 2)
        if 3 * abs(dx * y - dy * x) < reach
    ]
    # The side between two hexes bisects the way between their centres, so the line meets them as their centres project.
    return [((x, y),) for _, x, y in sorted(crossed)[1:-1]]


class HexGrid:
    """The hexes of a map, numbered in the order given. It never changes; the indexes passed to it are trusted."""

    __slots__ = ("_at", "_indexes", "names", "neighbours", "xs", "ys")

    def __init__(self, cells: Iterable[tuple[str, int, int]]) -> None:
        """Takes name, x and y of each hex.

        Raises ValueError that names the hex for a name or coordinates used twice or coordinates where no hex can lie.
        """
        self._indexes: Final[dict[str, int]] = {}
        self._at: Final[dict[tuple[int, int], int]] = {}
        for index, (name, x, y) in enumerate(cells):
            if (y - x) % 2:
                raise ValueError(f"hex {name!r}: no hex can lie at x={x}, y={y}, y - x must be even")
            if name in self._indexes:
                raise ValueError(f"hex {name!r} is listed twice")
            if (x, y) in self._at:
                raise ValueError(f"hex {name!r} lies at x={x}, y={y}, where another hex lies already")
            self._indexes[name] = index
            self._at[x, y] = index
        self.names: Final = tuple(self._indexes)
        self.xs: Final = tuple(x for x, _ in self._at)
        self.ys: Final = tuple(y for _, y in self._at)
        self.neighbours: Final[tuple[tuple[int, ...], ...]] = tuple(
            tuple(self._at.get((x + dx, y + dy), -1) for dx, dy in OFFSETS) for x, y in self._at
        )

    @classmethod
    def lettered(cls, columns: str, rows: Sequence[int]) -> Self:
        """A map with a letter a column and that column's number of rows: A1, A2, ... The second column lies lower.

        Raises ValueError unless there are as many row counts as columns, or if a letter comes twice.
        """
        if len(columns) != len(rows):
            raise ValueError(f"{len(columns)} columns {columns!r} need as many row counts, not {len(rows)}")
        return cls(
            (f"{letter}{row + 1}", x, 2 * row + x % 2)
            for x, (letter, count) in enumerate(zip(columns, rows, strict=True))
            for row in range(count)
        )

    @classmethod
    def numbered(cls, columns: int, rows: int, low_columns: Literal["even", "odd"]) -> Self:
        """A rectangular map with hexes named ``ccrr`` from 0101; ``low_columns`` says which columns lie lower.

        Raises ValueError if a number would need more than two digits, or for other words in ``low_columns``.
        """
        if not (0 < columns < 100 and 0 < rows < 100):
            raise ValueError(f"names of four digits take 1 to 99 columns and rows, not {columns} and {rows}")
        if low_columns not in ("even", "odd"):
            raise ValueError(f"low_columns is 'even' or 'odd', not {low_columns!r}")
        west = 0 if low_columns == "even" else 1  # columns of odd x are the low ones
        return cls(
            (f"{column + 1:02}{row + 1:02}", west + column, 2 * row + (west + column) % 2)
            for column in range(columns)
            for row in range(rows)
        )

    def __len__(self) -> int:
        return len(self.names)

    def index(self, name: str) -> int:
        """The index of the hex of that name. Raises UnknownPlace if there is none."""
        try:
            return self._indexes[name]
        except KeyError:
            raise UnknownPlace(name) from None

    def distance(self, a: int, b: int) -> int:
        return distance(self.xs[b] - self.xs[a], self.ys[b] - self.ys[a])

    def ahead(self, a: int, facing: int, b: int) -> bool:
        """Whether hex b lies in front of a piece in hex a with this facing, what is exactly abeam included."""
        return ahead(facing, self.xs[b] - self.xs[a], self.ys[b] - self.ys[a])

    def direction(self, a: int, b: int) -> int:
        """The direction from hex a to its neighbour b; -1 if they are not neighbours."""
        return _DIRECTION_OF.get((self.xs[b] - self.xs[a], self.ys[b] - self.ys[a]), -1)

    def between(self, a: int, b: int) -> tuple[tuple[int, ...], ...]:
        """What ``line`` meets between hexes a and b, as indexes; -1 is off the map."""
        x, y, at = self.xs[a], self.ys[a], self._at
        met = line(self.xs[b] - x, self.ys[b] - y)
        return tuple(tuple(at.get((x + dx, y + dy), -1) for dx, dy in item) for item in met)

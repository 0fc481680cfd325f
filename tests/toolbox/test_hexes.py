"""The geometry of hexes, from Tank on Tank's rules 3.0, 5.0 and 9.2 and the grid of The Deadly Woods' map."""

import json
import pickle
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from grognard.toolbox.hexes import DIRECTIONS, OFFSETS, HexGrid, UnknownPlace, ahead, distance, line, opposite

Offset = tuple[int, int]

VECTORS: list[dict[str, Any]] = json.loads(Path(__file__).with_name("vectors.json").read_text())["vectors"]
TANK = HexGrid.lettered("ABCDEFGHI", (10, 9, 10, 9, 10, 9, 10, 9, 10))


def stepped(radius: int) -> dict[Offset, int]:
    """The offsets within so many steps, with their distances, found by stepping."""
    found = {(0, 0): 0}
    for steps in range(1, radius + 1):
        for x, y in list(found):
            for dx, dy in OFFSETS:
                found.setdefault((x + dx, y + dy), steps)
    return found


NEAR = stepped(6)


def test_the_directions_are_numbered_clockwise_from_north() -> None:
    assert DIRECTIONS == ("N", "NE", "SE", "S", "SW", "NW")
    assert OFFSETS == ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


def test_opposite_directions_cancel_out() -> None:
    for direction, (dx, dy) in enumerate(OFFSETS):
        assert OFFSETS[opposite(direction)] == (-dx, -dy)


def test_distance_is_the_number_of_steps() -> None:
    assert len(NEAR) == 127
    for (dx, dy), steps in NEAR.items():
        assert distance(dx, dy) == steps


@pytest.mark.parametrize("facing", range(6))
def test_the_front_of_a_facing_is_three_neighbours_and_the_rear_the_others(facing: int) -> None:
    front = {direction for direction, (dx, dy) in enumerate(OFFSETS) if ahead(facing, dx, dy)}
    assert front == {facing, (facing + 1) % 6, (facing - 1) % 6}


def test_what_is_exactly_abeam_is_ahead_of_both_facings() -> None:
    north, south = DIRECTIONS.index("N"), DIRECTIONS.index("S")
    assert ahead(north, 2, 0)
    assert ahead(south, 2, 0)
    assert not ahead(north, 3, 1)
    assert not ahead(south, 3, -1)


def corners(x: int, y: int) -> list[Offset]:
    """The corners of the hex at (x, y) in order, with x scaled by three to keep them whole."""
    return [(3 * x + cx, y + cy) for cx, cy in ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))]


def clipped(hex_at: Offset, target: Offset) -> tuple[Fraction, Fraction, bool] | None:
    """The part of the segment from the origin that lies in the closed hex, and whether it runs along a side.

    None where they share a point at most.
    """
    low, high, along = Fraction(0), Fraction(1), False
    outline = corners(*hex_at)
    for (ax, ay), (bx, by) in pairwise([*outline, outline[0]]):
        # Inside is where the cross product of the side and the way to the point, offset + t * slope, is not negative.
        slope = (bx - ax) * target[1] - (by - ay) * 3 * target[0]
        offset = (bx - ax) * -ay - (by - ay) * -ax
        if slope > 0:
            low = max(low, Fraction(-offset, slope))
        elif slope < 0:
            high = min(high, Fraction(-offset, slope))
        elif offset < 0:
            return None
        else:
            along = along or offset == 0
    return (low, high, along) if low < high else None


def met_by_clipping(target: Offset) -> list[set[Offset]]:
    met: dict[tuple[Fraction, Fraction, bool], set[Offset]] = {}
    for hex_at in stepped(7):
        part = clipped(hex_at, target)
        if part and hex_at not in ((0, 0), target):
            met.setdefault(part, set()).add(hex_at)
    return [met[part] for part in sorted(met)]


@pytest.mark.parametrize("target", NEAR, ids=str)
def test_a_line_meets_what_exact_clipping_finds_in_the_same_order(target: Offset) -> None:
    items = line(*target)
    assert [set(item) for item in items] == met_by_clipping(target)
    assert all(len(item) == len(set(item)) <= 2 for item in items)


def test_the_line_the_other_way_is_the_mirror() -> None:
    for dx, dy in NEAR:
        assert line(-dx, -dy) == tuple(tuple((-x, -y) for x, y in item) for item in line(dx, dy))


def test_a_line_is_the_same_seen_from_its_other_end() -> None:
    for dx, dy in NEAR:
        back = [{(x + dx, y + dy) for x, y in item} for item in line(-dx, -dy)]
        assert [set(item) for item in line(dx, dy)] == back[::-1]


def test_a_line_to_no_hex_is_refused() -> None:
    with pytest.raises(ValueError, match=r"offset \(2, 1\) joins no two hexes"):
        line(2, 1)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['from']}-{vector['to']}")
def test_the_vectors_of_tank_on_tank(vector: dict[str, Any]) -> None:
    a, b = TANK.index(vector["from"]), TANK.index(vector["to"])
    names = [[TANK.names[index] if index >= 0 else None for index in item] for item in TANK.between(a, b)]
    assert names == [item if isinstance(item, list) else [item] for item in vector["between"]]
    assert TANK.distance(a, b) == vector["distance"]
    assert {DIRECTIONS[facing] for facing in range(6) if TANK.ahead(a, facing, b)} == set(vector["front"])


def test_tank_on_tank_has_86_hexes_a_map_by_column_then_row() -> None:
    assert len(TANK) == 86
    assert TANK.names[:11] == (*(f"A{row}" for row in range(1, 11)), "B1")
    assert TANK.names[-1] == "I10"
    assert [TANK.index(name) for name in TANK.names] == list(range(86))


def test_the_second_lettered_column_lies_half_a_hex_lower() -> None:
    b1 = TANK.index("B1")
    around = [TANK.names[index] if index >= 0 else "" for index in TANK.neighbours[b1]]
    assert around == ["", "C1", "C2", "B2", "A2", "A1"]
    assert (TANK.xs[b1], TANK.ys[b1]) == (1, 1)


def test_directions_lead_to_the_neighbours_and_to_nothing_else() -> None:
    for a, beside in enumerate(TANK.neighbours):
        found = [TANK.direction(a, b) for b in range(len(TANK))]
        assert {direction: b for b, direction in enumerate(found) if direction >= 0} == {
            direction: b for direction, b in enumerate(beside) if b >= 0
        }


def test_neighbours_are_neighbours_of_each_other() -> None:
    for a, beside in enumerate(TANK.neighbours):
        assert len(beside) == 6
        for direction, b in enumerate(beside):
            assert b < 0 or TANK.neighbours[b][opposite(direction)] == a


# Column and row steps N, NE, SE, S, SW, NW of The Deadly Woods' map (grid.neighbours_even, grid.neighbours_odd), whose
# even columns are the low ones.
LOW = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
HIGH = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))


@pytest.mark.parametrize(("low_columns", "even", "odd"), [("even", LOW, HIGH), ("odd", HIGH, LOW)])
def test_numbered_grids_have_the_neighbours_of_their_numbers(
    low_columns: Any, even: tuple[Offset, ...], odd: tuple[Offset, ...]
) -> None:
    grid = HexGrid.numbered(43, 30, low_columns)
    assert len(grid) == 43 * 30
    assert (grid.names[0], grid.names[1], grid.names[-1]) == ("0101", "0102", "4330")
    for name, beside in zip(grid.names, grid.neighbours, strict=True):
        column, row = int(name[:2]), int(name[2:])
        places = [(column + dx, row + dy) for dx, dy in (odd if column % 2 else even)]
        expected = [f"{c:02}{r:02}" if 1 <= c <= 43 and 1 <= r <= 30 else "" for c, r in places]
        assert [grid.names[index] if index >= 0 else "" for index in beside] == expected


@pytest.mark.parametrize(
    ("cells", "sentence"),
    [
        ([("A1", 0, 0), ("A2", 0, 2), ("A1", 0, 4)], "hex 'A1' is listed twice"),
        ([("A1", 0, 0), ("A2", 0, 0)], "hex 'A2' lies at x=0, y=0, where another hex lies already"),
        ([("B1", 1, 0)], "hex 'B1': no hex can lie at x=1, y=0, y - x must be even"),
    ],
)
def test_a_wrong_cell_is_named(cells: list[tuple[str, int, int]], sentence: str) -> None:
    with pytest.raises(ValueError, match="^" + sentence + "$"):
        HexGrid(cells)


def test_a_grid_takes_cells_anywhere_and_in_any_order() -> None:
    grid = HexGrid([("south", -3, 7), ("north", -3, 5), ("far", 40, -2)])
    assert grid.names == ("south", "north", "far")
    assert grid.direction(0, 1) == DIRECTIONS.index("N")
    assert grid.neighbours[2] == (-1,) * 6


def test_an_unknown_hex_gets_a_sentence() -> None:
    with pytest.raises(UnknownPlace) as caught:
        TANK.index("Z9")
    assert str(caught.value) == "there is no place called 'Z9' on this map"
    assert caught.value.name == "Z9"
    assert isinstance(caught.value, KeyError)


def test_lettered_needs_a_row_count_for_each_column() -> None:
    with pytest.raises(ValueError, match="3 columns 'ABC' need as many row counts, not 2"):
        HexGrid.lettered("ABC", (10, 9))


@pytest.mark.parametrize(("columns", "rows"), [(100, 1), (1, 100), (0, 5), (5, 0)])
def test_numbered_takes_two_digits(columns: int, rows: int) -> None:
    with pytest.raises(ValueError, match=f"not {columns} and {rows}"):
        HexGrid.numbered(columns, rows, "even")


def test_numbered_refuses_other_words_for_the_low_columns() -> None:
    wrong: Any = "left"
    with pytest.raises(ValueError, match="'even' or 'odd', not 'left'"):
        HexGrid.numbered(2, 2, wrong)


def test_a_grid_goes_to_another_process_and_back() -> None:
    again = pickle.loads(pickle.dumps(TANK))
    assert (again.names, again.xs, again.ys, again.neighbours) == (TANK.names, TANK.xs, TANK.ys, TANK.neighbours)
    assert again.between(0, 85) == TANK.between(0, 85)

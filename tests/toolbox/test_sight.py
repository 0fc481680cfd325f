"""Prepared lines of sight against the rule read line by line: Tank on Tank 9.2a-9.2f."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard.toolbox.hexes import HexGrid
from grognard.toolbox.masks import bits, mask_of
from grognard.toolbox.sight import Sight, blockers, clear

DATA: dict[str, Any] = json.loads(Path(__file__).with_name("vectors.json").read_text())
TANK = HexGrid.lettered("ABCDEFGHI", (10, 9, 10, 9, 10, 9, 10, 9, 10))
# Concave, with a hole: lines leave the map and come back.
RAGGED = HexGrid((f"{x}/{y}", x, y) for x in range(7) for y in range(x % 2, 14, 2) if (x, y) != (2, 6) and x + y < 15)


def blocking(grid: HexGrid, a: int, b: int, obstacles: set[int]) -> list[int]:
    """The hexes that block by 9.2b and 9.2d, where ``obstacles`` are all of them, terrain or not."""
    found: list[int] = []
    for item in grid.between(a, b):
        if len(item) == 1 and item[0] in obstacles:
            found.append(item[0])
        if len(item) == 2 and item[0] in obstacles and item[1] in obstacles:
            found.extend(item)
    return found


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("grid", [TANK, RAGGED], ids=["tank", "ragged"])
def test_every_line_is_judged_as_the_rule_judges_it(grid: HexGrid, seed: int) -> None:
    rng = Random(seed)
    places = range(len(grid))
    terrain = [rng.random() < 0.1 * seed for _ in places]
    occupied = {place for place in places if rng.random() < 0.3}
    obstacles = occupied | {place for place in places if terrain[place]}
    sight, mask = Sight(grid, terrain), mask_of(occupied)
    for a in places:
        for b in places:
            expected = blocking(grid, a, b, obstacles)
            assert blockers(sight, a, b, mask) == tuple(expected)
            assert clear(sight, a, b, mask) == (not expected)


@pytest.mark.parametrize("seed", range(3))
def test_the_lists_say_what_they_promise(seed: int) -> None:
    rng = Random(seed)
    terrain = [rng.random() < 0.3 for _ in TANK.names]
    hard = {place for place, entry in enumerate(terrain) if entry}
    sight = Sight(TANK, terrain)
    for a in range(len(TANK)):
        for b in range(len(TANK)):
            entry = a * len(TANK) + b
            assert sight.static[entry] == bool(blocking(TANK, a, b, hard))
            met = {place for item in TANK.between(a, b) for place in item if place >= 0}
            alone = {place for place in met - hard if place in blocking(TANK, a, b, hard | {place})}
            assert bits(sight.single[entry]) == sorted(alone)
            both = [item for item in TANK.between(a, b) if len(item) == 2 and -1 not in item and not hard & {*item}]
            assert sorted(sight.pairs[entry]) == sorted(mask_of(item) for item in both)


@pytest.mark.parametrize("name", ["A", "B"])
def test_the_maps_of_tank_on_tank_without_units(name: str) -> None:
    obstacles = set(DATA["obstacles"][name])
    sight = Sight(TANK, [hex_name in obstacles for hex_name in TANK.names])
    for vector in DATA["vectors"]:
        a, b = TANK.index(vector["from"]), TANK.index(vector["to"])
        assert clear(sight, a, b, 0) == vector["clear"][name], vector


def spotted(start: str, end: str, terrain: str = "", units: str = "") -> list[str]:
    """The names of what blocks between two hexes of an otherwise empty map; ``clear`` must agree both ways."""
    sight = Sight(TANK, [name in terrain.split() for name in TANK.names])
    a, b, occupied = TANK.index(start), TANK.index(end), mask_of(TANK.index(name) for name in units.split())
    found = blockers(sight, a, b, occupied)
    assert clear(sight, a, b, occupied) is clear(sight, b, a, occupied) is (not found)
    assert sorted(blockers(sight, b, a, occupied)) == sorted(found)
    return [TANK.names[index] for index in found]


def test_the_hexes_at_the_ends_never_block() -> None:
    assert spotted("E5", "E3", terrain="E5 E3", units="E5 E3") == []


def test_adjacent_hexes_always_see_each_other() -> None:
    assert spotted("E5", "E4", terrain="E4 F4 D4", units="E5") == []


def test_one_side_of_a_hexside_line_does_not_block() -> None:
    assert spotted("E5", "G5", terrain="F4") == []
    assert spotted("E5", "G5", units="F5") == []


def test_both_sides_of_a_hexside_line_block_whatever_they_are() -> None:
    assert spotted("E5", "G5", terrain="F4 F5") == ["F4", "F5"]
    assert spotted("E5", "G5", terrain="F4", units="F5") == ["F4", "F5"]
    assert spotted("E5", "G5", units="F4 F5") == ["F4", "F5"]


def test_off_the_map_is_no_obstacle() -> None:
    assert spotted("A1", "C1", terrain="B1") == []
    assert spotted("A1", "C1", units="B1") == []


def test_blockers_come_in_order_from_the_looker() -> None:
    assert spotted("A5", "G5", terrain="E5", units="C5 F4 F5 D4") == ["C5", "E5", "F4", "F5"]
    assert spotted("G5", "A5", terrain="E5", units="C5 F4 F5 D4") == ["F5", "F4", "E5", "C5"]


def test_terrain_must_be_told_for_every_hex() -> None:
    with pytest.raises(ValueError, match="86 hexes need as many entries in obstacle, not 2"):
        Sight(TANK, [True, False])

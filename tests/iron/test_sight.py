"""LOS Lines of sight: the vectors, the examples, each rule, and the rules read hex by hex on maps drawn by lot."""

import json
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard.games.iron.book import Book
from grognard.games.iron.ground import GRID, ground_of
from grognard.games.iron.schema import TERRAINS
from grognard.games.iron.sight import Sight
from grognard.toolbox.masks import bits, mask_of

BOOK = Book()
# Scenario -> rows of two hexes, their distance, their levels, whether they see each other, the hexes that their line
# crosses, and those to its two sides, in either order.
VECTORS: dict[str, list[list[Any]]] = json.loads(Path(__file__).with_name("los_vectors.json").read_text())
WIDE, NARROW = 360, 270


def hexes(names: str) -> int:
    return mask_of(GRID.index(name) for name in names.split())


def lay(
    woods: str = "",
    level_1: str = "",
    level_2: str = "",
    *,
    count: int = WIDE,
    low_obstacles: bool = False,
    cap: int = 0,
) -> Sight:
    """Open ground at level 0 but for these hexes."""
    level = [0] * count
    for height, names in ((1, level_1), (2, level_2)):
        for name in names.split():
            level[GRID.index(name)] = height
    return Sight(GRID, count, level, hexes(woods), low_obstacles=low_obstacles, cap=cap)


def told(sight: Sight, a: str, b: str, smoke: str = "") -> str:
    """Why a does not see b: the hexes, in order from a, then the rule; nothing if it does. LOS-01: both ways alike."""
    start, end, cloud = GRID.index(a), GRID.index(b), hexes(smoke)
    (there, rule), (back, same) = sight.why(start, end, cloud), sight.why(end, start, cloud)
    assert sorted(there) == sorted(back)
    assert rule == same
    for origin, goal in ((start, end), (end, start)):
        assert bool(sight.sees(origin, cloud) >> goal & 1) is (not rule)
    return " ".join([*(GRID.names[hex_] for hex_ in there), *[rule] * bool(rule)])


# --- the maps of the scenarios ----------------------------------------------------------------------------------------


@pytest.mark.rule("LOS-06")
def test_what_terrain_blocks() -> None:
    assert {name for name, row in BOOK.terrain.terrain.items() if row.blocking} == {"woods", "building"}


@pytest.mark.rule(*(f"LOS-{number:02}" for number in [*range(1, 16), 18]))
@pytest.mark.parametrize("scenario", VECTORS)
def test_the_vectors(scenario: str) -> None:
    ground = ground_of(BOOK, scenario)
    blocks = [BOOK.terrain.terrain[TERRAINS[terrain]].blocking for terrain in ground.terrain]
    sight = Sight(GRID, ground.count, ground.level, mask_of(hex_ for hex_, block in enumerate(blocks) if block))
    for a, b, distance, level_a, level_b, seen, crossed, side_1, side_2 in VECTORS[scenario]:
        start, end = GRID.index(a), GRID.index(b)
        assert GRID.distance(start, end) == distance, (a, b)
        assert [ground.level[start], ground.level[end]] == [level_a, level_b], (a, b)
        items = GRID.between(start, end)
        spines = list(zip(*(item for item in items if len(item) == 2), strict=True)) or [(), ()]
        crossings = [item[0] for item in items if len(item) == 1]
        for between, *sides in ((crossings, *spines), met(start, end, ground.count)):
            assert mask_of(between) == hexes(crossed), (a, b)
            masks = [mask_of(set(side) - {-1}) for side in sides]
            assert sorted(masks) == sorted([hexes(side_1), hexes(side_2)]), (a, b)
        assert (told(sight, a, b) == "") is seen, (a, b)


# --- the rules, read hex by hex with cross products -------------------------------------------------------------------


def corners(hex_: int) -> list[tuple[int, int]]:
    x, y = 3 * GRID.xs[hex_], GRID.ys[hex_]
    return [(x - 2, y), (x - 1, y - 1), (x + 1, y - 1), (x + 2, y), (x + 1, y + 1), (x - 1, y + 1)]


def met(a: int, b: int, count: int) -> tuple[set[int], set[int], set[int]]:
    """LOS-03, LOS-04 The crossed hexes, and those to either side; -1 stands for what is missing there (LOS-18)."""
    ax, ay = 3 * GRID.xs[a], GRID.ys[a]
    dx, dy = 3 * GRID.xs[b] - ax, GRID.ys[b] - ay
    length = dx * dx + dy * dy
    crossed: set[int] = set()
    sides: tuple[set[int], set[int]] = (set(), set())
    spines: tuple[set[Fraction], set[Fraction]] = (set(), set())
    for hex_ in set(range(count)) - {a, b}:
        cross = [dx * (y - ay) - dy * (x - ax) for x, y in corners(hex_)]
        if min(cross) > 0 or max(cross) < 0:
            continue
        along = [Fraction(dx * (x - ax) + dy * (y - ay), length) for x, y in corners(hex_)]
        outline = list(zip(cross, along, strict=True))
        if min(cross) < 0 < max(cross):
            cut = [  # where the outline changes sides
                s + (t - s) * p / (p - q) for (p, s), (q, t) in pairwise([*outline, outline[0]]) if p * q <= 0 != p - q
            ]
            if 0 < (min(cut) + max(cut)) / 2 < 1:
                crossed.add(hex_)
        elif cross.count(0) == 2:
            spine = sum((t for c, t in outline if c == 0), Fraction()) / 2
            if 0 < spine < 1:
                side = int(max(cross) > 0)
                sides[side].add(hex_)
                spines[side].add(spine)
    for side in range(2):
        if spines[1 - side] - spines[side]:
            sides[side].add(-1)
    return crossed, *sides


def blocked(a: int, b: int, trace: set[int], level: list[int], obstacles: set[int], low_obstacles: bool) -> bool:
    """LOS-08 to LOS-14 for one trace."""
    low, high = sorted((a, b), key=lambda hex_: level[hex_])
    bottom, top = level[low], level[high]
    if -1 in trace or any(level[hex_] > top for hex_ in trace):
        return True
    standing = trace & obstacles
    if bottom == top:
        return any(level[hex_] >= top for hex_ in standing) if low_obstacles else bool(standing)
    if any(level[hex_] == top and GRID.distance(high, hex_) == 1 for hex_ in trace):
        return True
    standing |= {hex_ for hex_ in trace if bottom < level[hex_] <= top}
    closest = min((GRID.distance(low, hex_) for hex_ in standing), default=99)
    return closest <= {1: 2, 2: 1}[top - bottom]


def drawn(seed: int, count: int) -> tuple[Random, list[int], set[int], set[int]]:
    """A map drawn by lot: its levels, with plateaus in it, its blocking hexes, and smoke."""
    rng = Random(seed)
    level = [0] * count
    for height in (1, 1, 1, 2, 2):
        top = rng.randrange(count)
        for hex_ in range(count):
            if GRID.distance(top, hex_) <= rng.randrange(4):
                level[hex_] = height
    blocking = {hex_ for hex_ in range(count) if rng.random() < 0.08}
    return rng, level, blocking, set(rng.sample(range(count), 12))


@pytest.mark.rule(*(f"LOS-{number:02}" for number in range(1, 19)))
@pytest.mark.parametrize("count", [WIDE, NARROW, 120])
@pytest.mark.parametrize("seed", range(6))
def test_maps_drawn_by_lot(seed: int, count: int) -> None:
    rng, level, blocking, smoke = drawn(seed, count)
    low_obstacles, cap = seed % 2 == 1, (0, 0, 7)[seed % 3]
    sight = Sight(GRID, count, level, mask_of(blocking), low_obstacles=low_obstacles, cap=cap)
    for _ in range(60):
        a = rng.randrange(count)
        b = rng.choice([hex_ for hex_ in range(count) if GRID.distance(a, hex_) <= rng.choice((3, 8, 24))])
        crossed, left, right = met(a, b, count) if a != b else (set(), set(), set())
        for cloud in (set(), smoke):
            walls = [blocked(a, b, crossed | side, level, blocking | cloud, low_obstacles) for side in (left, right)]
            seen = not all(walls) and not (cap and GRID.distance(a, b) > cap)
            assert bool(sight.sees(a, mask_of(cloud)) >> b & 1) is seen
            assert (sight.why(a, b, mask_of(cloud)) == ((), "")) is seen


@pytest.mark.rule("LOS-01")
@pytest.mark.parametrize("seed", range(2))
def test_sight_is_mutual(seed: int) -> None:
    _, level, blocking, smoke = drawn(seed, NARROW)
    sight = Sight(GRID, NARROW, level, mask_of(blocking))
    for cloud in (0, mask_of(smoke)):
        rows = [sight.sees(a, cloud) for a in range(NARROW)]
        assert all(rows[b] >> a & 1 for a, row in enumerate(rows) for b in bits(row))
        assert all(row >> a & 1 and row < 1 << NARROW for a, row in enumerate(rows))


# --- what a line meets ------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOS-02", "LOS-15")
def test_neighbours_always_see_each_other() -> None:
    for sight in (lay("0404 0405", "", "0404"), lay("0404 0405", "0405", "0404", cap=1)):
        assert told(sight, "0404", "0404", "0404") == ""
        for direction in range(6):
            neighbour = GRID.neighbours[GRID.index("0404")][direction]
            assert told(sight, "0404", GRID.names[neighbour], "0404 0405") == ""


@pytest.mark.rule("LOS-03", "LOS-06", "LOS-08")
def test_b23_woods_on_the_line() -> None:
    assert told(lay(), "0402", "0406") == ""
    for name in ("0403", "0404", "0405"):
        assert told(lay(name), "0402", "0406") == f"{name} LOS-08"
    assert told(lay("0304 0504"), "0402", "0406") == ""
    assert told(lay("0405 0403"), "0402", "0406") == "0403 0405 LOS-08"


@pytest.mark.rule("LOS-04", "LOS-05")
def test_b24_a_line_along_a_hexside() -> None:
    assert told(lay("0304"), "0205", "0405") == ""
    assert told(lay("0305"), "0205", "0405") == ""
    assert told(lay("0304 0305"), "0205", "0405") == "0304 0305 LOS-08"


@pytest.mark.rule("LOS-05")
def test_b25_one_on_each_side() -> None:
    assert told(lay("0305 0504"), "0205", "0605") == "0305 0504 LOS-08"
    assert told(lay("0305 0505"), "0205", "0605") == ""
    assert told(lay("0304 0504"), "0205", "0605") == ""
    assert told(lay("0405"), "0205", "0605") == "0405 LOS-08"
    assert told(lay("0405 0305 0504"), "0205", "0605") == "0405 LOS-08"  # what is crossed blocks alone


@pytest.mark.rule("LOS-04")
def test_a_hex_touched_at_a_corner_is_not_met() -> None:
    assert told(lay("0405 0503"), "0402", "0506") == ""
    for name in ("0403", "0404", "0504", "0505"):
        assert told(lay(name), "0402", "0506") == f"{name} LOS-08"


@pytest.mark.rule("LOS-07")
def test_the_ends_never_block() -> None:
    sight = lay("0402 0406", "0402 0406")
    assert told(sight, "0402", "0406") == ""
    assert told(sight, "0402", "0406", "0402 0406") == ""
    assert told(lay("0402 0407", "0402"), "0402", "0407", "0407") == ""


@pytest.mark.rule("LOS-18")
def test_the_rim_is_blocked() -> None:
    for woods, a, b in (("0900", "0800", "1000"), ("1014", "0914", "1114"), ("2214", "2114", "2314")):
        assert told(lay(), a, b) == ""
        assert told(lay(woods), a, b) == f"{woods} LOS-18"
        assert told(lay(), a, b, woods) == f"{woods} LOS-18"
    assert told(lay("1500"), "0800", "1600") == "1500 LOS-18"
    assert told(lay("1000"), "0800", "1200") == "1000 LOS-08"  # crossed: it blocks alone
    assert told(lay("1000 0900"), "0800", "1200") == "1000 LOS-08"


@pytest.mark.rule("LOS-18")
def test_nothing_is_seen_off_the_map() -> None:
    assert lay().sees(GRID.index("1705")) >> NARROW
    assert not lay(count=NARROW).sees(GRID.index("1705")) >> NARROW


# --- the same level ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOS-08")
def test_a_hill_between_two_on_the_same_level() -> None:
    assert told(lay("", "0404"), "0402", "0406") == "0404 LOS-08"
    assert told(lay("", "0402 0404 0406"), "0402", "0406") == ""
    assert told(lay("", "0402 0406", "0404"), "0402", "0406") == "0404 LOS-08"
    assert told(lay("", "0402 0406"), "0402", "0406") == ""


@pytest.mark.rule("LOS-09")
def test_obstacles_that_lie_lower() -> None:
    hills = "0402 0406"
    assert told(lay("0404", hills), "0402", "0406") == "0404 LOS-08"
    transparent = lay("0404", hills, low_obstacles=True)
    assert told(transparent, "0402", "0406") == ""
    assert told(transparent, "0402", "0406", "0405") == ""
    assert told(lay("0404", f"{hills} 0404", low_obstacles=True), "0402", "0406") == "0404 LOS-08"
    assert told(lay("0404", low_obstacles=True), "0402", "0406") == "0404 LOS-08"
    assert told(lay("0405", hills, "0402", low_obstacles=True), "0402", "0406") == "0405 LOS-14"  # two levels


# --- different levels -------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOS-10", "LOS-11")
def test_b29_a_hill_higher_than_both() -> None:
    assert told(lay("", "0402", "0405"), "0402", "0409") == "0405 LOS-11"
    assert told(lay("", "0402 0405"), "0402", "0409") == ""
    assert told(lay("", "", "0402 0405"), "0402", "0409") == ""


@pytest.mark.rule("LOS-12")
def test_b28_the_plateau() -> None:
    assert told(lay("", "0402 0403"), "0402", "0408") == "0403 LOS-12"
    assert told(lay("", "0402 0404"), "0402", "0408") == ""
    assert told(lay("", "0403", "0402"), "0402", "0408") == ""  # lower than the high one
    assert told(lay("", "", "0402 0403"), "0402", "0408") == "0403 LOS-12"
    # Along a hexside the plateau must lie on both sides, or something else on the other.
    assert told(lay("", "0205 0305"), "0205", "0805") == ""
    assert told(lay("", "0205 0305 0304"), "0205", "0805") == "0304 0305 LOS-12"
    assert told(lay("0704", "0205 0305"), "0205", "0805") == "0305 0704 LOS-12"


@pytest.mark.rule("LOS-13", "LOS-14")
def test_b26_blind_hexes_one_level_down() -> None:
    for woods, hill in (("0405", ""), ("", "0405")):
        sight = lay(woods, f"0402 {hill}")
        assert told(sight, "0402", "0406") == "0405 LOS-14"
        assert told(sight, "0402", "0407") == "0405 LOS-14"
        assert told(sight, "0402", "0408") == ""
    assert told(lay(), "0402", "0407", "0405") == "0405 LOS-08"
    assert told(lay("", "0402"), "0402", "0407", "0405") == "0405 LOS-14"
    assert told(lay("", "0402"), "0402", "0408", "0405") == ""
    assert told(lay("0403 0404 0405", "0402"), "0402", "0408") == ""  # what lies farther is ignored


@pytest.mark.rule("LOS-14")
def test_b27_blind_hexes_two_levels_down() -> None:
    for woods, hill in (("0405", ""), ("", "0405")):
        sight = lay(woods, hill, "0402")
        assert told(sight, "0402", "0406") == "0405 LOS-14"
        assert told(sight, "0402", "0407") == ""
    sight = lay("0405", "0406 0407", "0402")  # from level 2 to level 1 it is one level
    assert told(sight, "0402", "0407") == "0405 LOS-14"


@pytest.mark.rule("LOS-13")
def test_hills_count_only_above_the_low_one() -> None:
    sight = lay("", "0406 0407 0408", "0402")
    assert told(sight, "0402", "0408") == ""  # level 1 before level 1
    assert told(sight, "0402", "0409") == "0408 LOS-14"
    assert told(lay("0407", "0408", "0402"), "0402", "0408") == "0407 LOS-14"  # woods count though they lie lower
    assert told(lay("", "0408", "0402 0406"), "0402", "0408") == "0406 LOS-14"


# --- what passes ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOS-16", "FORT-19")
def test_smoke_blocks_while_it_lasts() -> None:
    sight = lay("0304")
    for _ in range(2):  # an answer with smoke does not change the one without
        assert told(sight, "0402", "0406") == ""
        assert told(sight, "0402", "0406", "0404") == "0404 LOS-08"
        assert told(sight, "0402", "0406", "0504 0405") == "0405 LOS-08"
        assert told(sight, "0205", "0405", "0305") == "0304 0305 LOS-08"
        assert told(sight, "0205", "0405", "0304") == ""  # it is woods already


@pytest.mark.rule("LOS-17")
def test_heavy_fog() -> None:
    sight = lay("0405", cap=5)
    assert told(sight, "0502", "0507") == ""
    assert told(sight, "0502", "0508") == "LOS-17"
    assert told(sight, "0402", "0408") == "LOS-17"  # before any other test
    assert told(sight, "0402", "0407") == "0405 LOS-08"
    assert told(sight, "0502", "0508", "0505") == "LOS-17"

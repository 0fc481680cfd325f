"""9.2 Lines of sight: what blocks them, over which hills one sees, and the exact algorithm."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard.games.tank import GAME
from grognard.games.tank.board import BOOK, FACINGS, GRID, HEXES, Ground
from grognard.games.tank.schema import TERRAIN
from grognard.games.tank.state import board_of
from tests.tank.battle import MAP_A, MAP_B, shots
from tests.tank.position import position, refusal

FACTS: dict[str, Any] = json.loads((Path(__file__).parents[1] / "toolbox" / "vectors.json").read_text())
VECTORS: list[dict[str, Any]] = FACTS["vectors"]
SCENARIO = {"A": MAP_A, "B": MAP_B}
OBSTACLES = {sheet: set(names) for sheet, names in FACTS["obstacles"].items()}
HILLS = {"A": {"A6", "A7", "F4", "H5"}, "B": {"B3", "B4", "H9", "I5", "I6"}}
TOWNS = {"A": {"B6", "C9", "D2", "E6", "G9", "H4"}, "B": {"A7", "E6", "F6", "G10"}}
US_SEAT = 0


def los(sheet: str, origin: str, goal: str, units: str = "") -> tuple[set[str], dict[str, str]]:
    """What the overlay shows: the hexes along an open line, and those that block, each with its rule."""
    overlay = GAME.query(position(units, scenario=SCENARIO[sheet]), US_SEAT, "los", origin, goal)
    blocks = {spot.place: spot.rule for spot in overlay.spots if spot.kind == "blocks"}
    line = {spot.place for spot in overlay.spots if spot.kind == "line"}
    assert overlay.text is not None
    assert overlay.text.id == ("tank-los-blocked" if blocks else "tank-los-clear")
    assert len(overlay.spots) == len(line) + len(blocks)
    return line, blocks


def fires(units: str, sheet: str = "A") -> bool:
    """Whether the only American may fire at the only target, ``de_pz4_1``."""
    return "de_pz4_1" in {target for _, target in shots(position(units, scenario=SCENARIO[sheet]))}


# --- the vectors -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.2a", "9.2b", "9.2d", "9.2g")
@pytest.mark.parametrize("sheet", ["A", "B"])
@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['from']}-{vector['to']}")
def test_the_lines_of_the_empty_maps(vector: dict[str, Any], sheet: str) -> None:
    start, end = vector["from"], vector["to"]
    met = [item if isinstance(item, list) else [item] for item in vector["between"]]
    blocking = {name for item in met if OBSTACLES[sheet].issuperset(item) for name in item}
    on_map = {name for item in met for name in item if name is not None}
    assert (not blocking) is vector["clear"][sheet]
    for origin, goal in ((start, end), (end, start)):  # 9.2a: it is symmetric
        assert los(sheet, origin, goal) == (on_map - blocking, dict.fromkeys(blocking, "9.2b"))
    overlay = GAME.query(position("", scenario=SCENARIO[sheet]), US_SEAT, "los", start, end)
    assert overlay.text is not None
    assert dict(overlay.text.args) == {"origin": start, "goal": end, "distance": vector["distance"]}


@pytest.mark.rule("9.2g")
@pytest.mark.parametrize("sheet", ["A", "B"])
def test_the_ground_of_the_board_knows_the_same_lines(sheet: str) -> None:
    ground = board_of(position("", scenario=SCENARIO[sheet])).ground
    for vector in VECTORS:
        a, b = HEXES.index(vector["from"]), HEXES.index(vector["to"])
        assert GRID.distance(a, b) == vector["distance"]
        assert ground.sight.static[a * len(GRID) + b] is not vector["clear"][sheet]
        assert [name for name in FACINGS if ground.front[a * 6 + FACINGS.index(name)] >> b & 1] == vector["front"]


# --- the algorithm, read word for word -------------------------------------------------------------------------------

Spot = tuple[int, int]
PLACES = {(GRID.xs[hex_], GRID.ys[hex_]): name for hex_, name in enumerate(HEXES)}
SPOTS = {name: spot for spot, name in PLACES.items()}


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def on_the_line(a: Spot, b: Spot) -> list[list[Spot]]:
    """9.2g: hexes that the segment crosses, alone, or pairs along whose common side it runs."""
    (ax, ay), (dx, dy) = a, (b[0] - a[0], b[1] - a[1])
    if dy == 0 or (dx != 0 and abs(dy) == 3 * abs(dx)):
        step, pair = (2 * sign(dx), 0), [(sign(dx), -1), (sign(dx), 1)]
        if dy:
            step, pair = (sign(dx), 3 * sign(dy)), [(0, 2 * sign(dy)), (sign(dx), sign(dy))]
        met: list[list[Spot]] = []
        here = a
        while True:
            met.append([(here[0] + px, here[1] + py) for px, py in pair])
            here = here[0] + step[0], here[1] + step[1]
            if here == b:
                return met
            met.append([here])
    crossed = []
    for hx, hy in PLACES:
        t, length = 3 * (hx - ax) * dx + (hy - ay) * dy, 3 * dx**2 + dy**2
        corners = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)]
        sides = [3 * dx * (hy + vy - ay) - dy * (3 * (hx - ax) + vx) for vx, vy in corners]
        if 0 < t < length and min(sides) < 0 < max(sides):
            crossed.append([(hx, hy)])
    return crossed


def expected_shots(sheet: str, units: dict[str, tuple[str, str]]) -> set[tuple[str, str]]:
    """9.0a with 5.0c, 9.1 and 9.2 for tanks of range 2 and 3: who may fire at whom."""
    found = set()
    held = {hex_ for hex_, _ in units.values()}
    vectors = {"N": (0, -2), "NE": (1, -1), "SE": (1, 1), "S": (0, 2), "SW": (-1, 1), "NW": (-1, -1)}
    for firer, (place, facing) in units.items():
        for target, (there, _) in units.items():
            if not (firer.startswith("us") and target.startswith("de")):
                continue
            a, b, (fx, fy) = SPOTS[place], SPOTS[there], vectors[facing]
            dx, dy = b[0] - a[0], b[1] - a[1]
            reach = (3 if "wolverine" in firer else 2) + (place in HILLS[sheet])
            raised = place in HILLS[sheet] or there in HILLS[sheet]
            obstacles = OBSTACLES[sheet] | (set() if raised else held)
            blocked = any(all(PLACES.get(spot) in obstacles for spot in item) for item in on_the_line(a, b))
            if 3 * fx * dx + fy * dy >= 0 and max(abs(dx), (abs(dx) + abs(dy)) // 2) <= reach and not blocked:
                found.add((firer, target))
    return found


@pytest.mark.rule("9.2b", "9.2c", "9.2d", "9.2e", "9.2g")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("sheet", ["A", "B"])
def test_crowded_maps_give_the_shots_that_the_rule_gives(sheet: str, seed: int) -> None:
    rng = Random(seed)
    names = [f"us_sherman_{n}" for n in range(1, 7)] + ["us_wolverine_1", "us_wolverine_2"]
    names += [f"de_pz4_{n}" for n in range(1, 6)] + ["de_tiger_1", "de_tiger_2", "de_tiger_3"]
    found = 0
    for _ in range(5):
        centre = rng.choice(list(HEXES))
        near = [n for n in HEXES if GRID.distance(HEXES.index(centre), HEXES.index(n)) <= 3]
        rng.shuffle(near)
        units = {name: (hex_, rng.choice(list(FACINGS))) for name, hex_ in zip(names, near, strict=False)}
        state = position(" ".join(f"{n}@{h}>{f}" for n, (h, f) in units.items()), scenario=SCENARIO[sheet])
        expected = expected_shots(sheet, units)
        assert shots(state) == expected
        found += len(expected)
    assert found > 0


# --- one clause at a time --------------------------------------------------------------------------------------------


@pytest.mark.rule("9.2a")
@pytest.mark.parametrize(
    ("firer", "target"), [("F7", "F8"), ("I4", "I5"), ("E6", "E8"), ("E8", "E6"), ("G7", "G9"), ("F7", "D6")]
)
def test_the_hexes_of_firer_and_target_do_not_block(firer: str, target: str) -> None:
    facing = {"F7": "SW" if target == "D6" else "S", "E8": "N"}.get(firer, "S")
    assert fires(f"us_sherman_1@{firer}>{facing} de_pz4_1@{target}")
    assert los("A", firer, target)[1] == {}


@pytest.mark.rule("9.2a")
def test_who_sees_is_seen() -> None:
    rng = Random(9)
    units = " ".join(f"de_pz4_{n}@{hex_}" for n, hex_ in enumerate(rng.sample(list(HEXES), 5), 1))
    for _ in range(300):
        a, b = rng.sample(list(HEXES), 2)
        assert los("A", a, b, units) == los("A", b, a, units)


@pytest.mark.rule("9.2b")
def test_a_hex_touched_at_a_corner_does_not_block() -> None:
    """From A1 to E4 the line passes a corner of the woods B2 and one of the town D2."""
    assert los("A", "A1", "E4") == ({"B1", "C2", "C3", "D3"}, {})
    assert fires("us_priest_1@A1>SE de_pz4_1@E4")
    assert fires("us_priest_1@A1>SE us_sherman_1@B2>N us_sherman_2@D2>N de_pz4_1@E4")
    assert not fires("us_priest_1@A1>SE us_sherman_1@C3>N de_pz4_1@E4")  # but one that is crossed does


@pytest.mark.rule("9.2b", "9.2c")
@pytest.mark.parametrize(
    ("firer", "between", "target"),
    [("E5>S", "E6", "E7"), ("F6>S", "F7", "F8"), ("F3>S", "F4", "F5"), ("D5>S", "", "D7")],
    ids=["town", "woods", "hill", "clear"],
)
def test_a_crossed_hex_of_town_woods_or_hill_blocks(firer: str, between: str, target: str) -> None:
    assert fires(f"us_sherman_1@{firer} de_pz4_1@{target}") is (not between)
    assert los("A", firer[:2], target)[1] == ({between: "9.2b"} if between else {})


@pytest.mark.rule("9.2c")
@pytest.mark.parametrize("blocker", ["us_sherman_2", "us_infantry_1", "de_tiger_1", "de_infantry_1", "us_wolverine_1"])
def test_any_unit_in_a_clear_hex_blocks(blocker: str) -> None:
    units = f"us_sherman_1@D5>S {blocker}@D6>N de_pz4_1@D7"
    assert not fires(units)
    assert los("A", "D5", "D7", units) == (set(), {"D6": "9.2c"})


@pytest.mark.rule("9.2c")
def test_another_firer_blocks_too() -> None:
    state = position("us_sherman_1@D5>S us_sherman_2@D6>S de_pz4_1@D7")
    assert shots(state) == {("us_sherman_2", "de_pz4_1")}


@pytest.mark.rule("9.2d")
@pytest.mark.parametrize(
    ("firer", "target", "units", "blocking"),
    [
        ("E5>SE", "G5", "", ""),  # F4 is a hill, F5 is clear and empty
        ("E5>SE", "G5", "us_sherman_2@F5", "F4 F5"),  # a hill and a unit
        ("E8>SE", "G8", "", "F7 F8"),  # woods on both sides
        ("C3>SE", "E3", "", ""),  # D2 is a town
        ("C3>SE", "E3", "us_sherman_2@D3", "D2 D3"),  # a town and a unit
        ("G6>S", "H7", "", ""),
        ("G6>S", "H7", "us_sherman_2@G7", ""),  # a unit and nothing
        ("G6>S", "H7", "us_sherman_2@H6", ""),
        ("G6>S", "H7", "us_sherman_2@G7 de_tiger_1@H6", "G7 H6"),  # two units
    ],
)
def test_along_a_hexside_both_must_be_obstacles(firer: str, target: str, units: str, blocking: str) -> None:
    everybody = f"us_sherman_1@{firer} {units} de_pz4_1@{target}"
    assert (("us_sherman_1", "de_pz4_1") in shots(position(everybody))) is (not blocking)
    assert set(los("A", firer.split(">")[0], target, everybody)[1]) == set(blocking.split())
    answer = "9.2d tank-no-los-side hex={} other={}".format(*blocking.split()) if blocking else ""
    assert refusal(position(everybody), "us_sherman_1", piece="de_pz4_1") == answer


@pytest.mark.rule("9.2d")
@pytest.mark.parametrize(
    ("firer", "target", "between"), [("A1>SE", "C1", "B1"), ("A10>NE", "C10", "B9"), ("G1>SE", "I1", "H1")]
)
@pytest.mark.parametrize("sheet", ["A", "B"])
def test_off_the_map_is_no_obstacle(sheet: str, firer: str, target: str, between: str) -> None:
    assert fires(f"us_sherman_1@{firer} us_sherman_2@{between}>N de_pz4_1@{target}", sheet)
    assert los(sheet, firer.split(">")[0], target, f"us_sherman_2@{between}") == ({between}, {})


@pytest.mark.rule("9.2e")
@pytest.mark.parametrize(
    ("sheet", "units", "sees"),
    [
        ("A", "us_wolverine_1@F4>N us_sherman_2@F3>S de_pz4_1@F1", True),  # over a unit at its foot
        ("A", "us_wolverine_1@F4>N de_tiger_1@F2 de_pz4_1@F1", True),  # and over one further off
        ("A", "us_wolverine_1@F5>S us_sherman_2@F6>N de_pz4_1@F7", False),  # from the clear, into woods
        ("A", "us_sherman_1@F2>S us_sherman_2@F3>N de_pz4_1@F4", True),  # up to a hill
        ("A", "us_sherman_1@F4>SE us_sherman_2@G5>N de_pz4_1@H5", True),  # from hill to hill
        ("A", "us_sherman_1@F4>S us_sherman_2@F5>N us_sherman_3@G6>N de_pz4_1@G7", True),
        ("A", "us_sherman_1@E5>S de_pz4_1@E7", False),  # no hill at either end: a town
        ("A", "us_wolverine_1@H5>N de_pz4_1@H3", False),  # a hill does not see over a town
        ("A", "us_wolverine_1@F4>S de_pz4_1@F8", False),  # nor over woods
        ("B", "us_wolverine_1@H9>N de_pz4_1@I6", False),  # nor does a hill see a hill over woods
        ("B", "us_wolverine_1@B2>S de_pz4_1@B4", False),  # nor over another hill
    ],
)
def test_a_hill_sees_over_units_but_not_over_terrain(sheet: str, units: str, sees: bool) -> None:
    firer, _, rest = units.partition("@")
    assert ((firer, "de_pz4_1") in shots(position(units, scenario=SCENARIO[sheet]))) is sees
    origin, goal = rest.partition(">")[0], units.rpartition("@")[2]
    assert (not los(sheet, origin, goal, units)[1]) is sees


@pytest.mark.rule("9.2e")
def test_from_a_hill_a_unit_makes_no_pair_with_terrain() -> None:
    """From the hill H5 the line to G4 runs between the town H4 and the clear G5, that to I4 between H4 and woods."""
    units = "us_sherman_1@H5>N us_sherman_2@G5>N de_pz4_1@G4"
    assert fires(units)
    assert los("A", "H5", "G4", units) == ({"H4", "G5"}, {})
    assert not fires("us_sherman_1@H5>N de_pz4_1@I4")
    assert los("A", "H5", "I4") == (set(), {"H4": "9.2b", "I5": "9.2b"})


@pytest.mark.rule("9.2e")
def test_from_a_hill_the_woods_are_to_blame_and_not_the_unit_before_them() -> None:
    units = "us_wolverine_1@F4>S us_sherman_2@F5>N de_pz4_1@F8"
    answer = "9.2b tank-no-los-terrain hex=F7 terrain=@terrain-woods"
    assert refusal(position(units), "us_wolverine_1", piece="de_pz4_1") == answer
    assert los("A", "F4", "F8", units) == ({"F5", "F6"}, {"F7": "9.2b"})


@pytest.mark.rule("9.2f")
@pytest.mark.parametrize("facing", list(FACINGS))
def test_neighbours_always_see_each_other(facing: str) -> None:
    """In the middle of woods, town, hill and units: E6, F7 and H5 with their neighbours."""
    for centre in ("E6", "F7", "H5", "I4"):
        there = GRID.neighbours[HEXES.index(centre)][FACINGS.index(facing)]
        others = [hex_ for hex_ in GRID.neighbours[HEXES.index(centre)] if hex_ not in (-1, there)]
        if there < 0:
            continue
        crowd = " ".join(f"us_sherman_{n}@{HEXES[hex_]}" for n, hex_ in enumerate(others, 1))
        units = f"us_infantry_1@{centre}>{facing} de_pz4_1@{HEXES[there]} {crowd}"
        assert ("us_infantry_1", "de_pz4_1") in shots(position(units))
        assert los("A", centre, HEXES[there], units) == (set(), {})


# --- the terrain of the maps -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("sheet", ["A", "B"])
@pytest.mark.parametrize(
    ("fact", "values"),
    [
        pytest.param("range_bonus", (0, 1, 0, 0), marks=pytest.mark.rule("9.1b")),
        pytest.param("obstacle", (False, True, True, True), marks=pytest.mark.rule("9.2c")),
        pytest.param("fire_modifier", (0, 0, -1, -1), marks=pytest.mark.rule("9.4d")),
        pytest.param("cover", (False, True, True, True), marks=pytest.mark.rule("10.0a")),
    ],
)
def test_what_terrain_does(sheet: str, fact: str, values: tuple[int, ...]) -> None:
    """Clear, hill, town and woods, for every hex of a map made anew from its file."""
    ground = Ground(BOOK.maps[sheet], BOOK.tables)
    found = ground.sight.obstacle if fact == "obstacle" else getattr(ground, fact)
    for hex_, name in enumerate(HEXES):
        kind = "hill" if name in HILLS[sheet] else "town" if name in TOWNS[sheet] else "woods"
        kind = kind if name in OBSTACLES[sheet] else "clear"
        assert (name, found[hex_]) == (name, values[TERRAIN.index(kind)])

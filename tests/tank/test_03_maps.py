"""3.0 Maps: names, terrain, roads, zones, and the geometry that everything is measured by."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from grognard.games.tank import GAME
from grognard.games.tank.board import FACINGS, GRID, HEXES, Book
from grognard.games.tank.schema import TERRAIN
from grognard.games.tank.state import TankState
from grognard.kernel import Problem
from tests.tank.position import do, position, starts, told, unpack

# Map and scenario: one of those that are played on it
MAPS = {"A": "frontal_assault", "B": "counterattack"}
SIDES_OF_A_HEX = {"N": (0, -2), "NE": (1, -1), "SE": (1, 1), "S": (0, 2), "SW": (-1, 1), "NW": (-1, -1)}

# What is printed on the maps; every other hex is clear
PRINTED = {
    "A": {"hill": "A6 A7 F4 H5", "town": "B6 C9 D2 E6 G9 H4", "woods": "A3 B2 B3 F7 F8 I4 I5"},
    "B": {"hill": "B3 B4 H9 I5 I6", "town": "A7 E6 F6 G10", "woods": "A3 C7 C8 D8 G2 H2 I4 I7"},
}
# The roads as they run from hex to hex
ROADS = {
    "A": ["C10 C9 C8 C7 B6 B5 C5 D4 D3", "C7 D6 E6 E5 E4 D3 D2 D1", "E6 F5 G5", "G10 G9 G8 G7 G6 G5 H4 G4 G3 G2 G1"],
    "B": ["A10 A9 A8 A7 A6 B5 C5 C4 C3 C2 C1", "C5 D4 E4", "G10 F9 F8 F7 F6 E6 E5 E4 E3 E2 E1"],
}


def x_y(hex_: str) -> tuple[int, int]:
    """3.0f, from the name alone."""
    x = "ABCDEFGHI".index(hex_[0])
    return x, 2 * (int(hex_[1:]) - 1) + x % 2


def terrain(sheet: str) -> dict[str, str]:
    state = position("", scenario=MAPS[sheet])
    return {hex_: GAME.query(state, 0, "terrain", hex_).spots[0].kind for hex_ in HEXES}


def in_hand(hex_: str, sheet: str = "A") -> TankState:
    """A Sherman in this hex, about to move."""
    state = position(f"us_sherman_1@{hex_}", scenario=MAPS[sheet])
    do(state, "move us_sherman_1")
    return state


def road_steps(sheet: str) -> set[tuple[str, str]]:
    return {pair for road in ROADS[sheet] for pair in pairwise(road.split())}


# --- 3.0a, 3.0b, 3.0f: names and geometry ----------------------------------------------------------------------------


@pytest.mark.rule("3.0a")
def test_columns_are_letters_and_rows_are_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    unpack(monkeypatch)
    wanted = [f"{column}{row}" for column in "ABCDEFGHI" for row in range(1, 11 if column in "ACEGI" else 10)]
    assert list(HEXES) == wanted
    assert len(wanted) == 86
    assert set(starts(in_hand("B1"), "to")) >= {"A1", "A2"}  # B lies half a hex further south
    assert set(starts(in_hand("A1"), "to")) == {"A2", "B1"}


@pytest.mark.rule("3.0a")
@pytest.mark.parametrize("name", ["A11", "B10", "H10", "J1", "A0", "E"])
def test_data_that_names_no_hex_is_refused(name: str, tmp_path: Path) -> None:
    zone = {"zones": {"row_1": {"hexes": f"A1 {name}", "provenance": "seed"}}}
    (tmp_path / "scenarios.json").write_text(json.dumps(zone))
    with pytest.raises(Problem) as caught:
        Book(tmp_path)
    assert str(caught.value) == f"bad-data file=scenarios.json entry=zones.row_1 reason={name}"


@pytest.mark.rule("3.0b")
def test_six_sides_from_north_clockwise(monkeypatch: pytest.MonkeyPatch) -> None:
    unpack(monkeypatch)
    around = {
        "E5": "E4 F4 F5 E6 D5 D4",
        "D5": "D4 E5 E6 D6 C6 C5",  # in a low column
        "A1": "B1 A2",  # beyond the edge there is nothing
        "I10": "I9 H9",
        "H9": "H8 I9 I10 G10 G9",
    }
    for hex_, wanted in around.items():
        assert " ".join(starts(in_hand(hex_), "to")) == wanted
    assert list(FACINGS) == list(SIDES_OF_A_HEX)


@pytest.mark.rule("3.0f")
def test_coordinates_and_distance_of_every_pair_of_hexes(monkeypatch: pytest.MonkeyPatch) -> None:
    unpack(monkeypatch)
    shown = GAME.query(position("us_priest_1@E5>N"), 0, "field", "us_priest_1")
    assert {spot.place for spot in shown.spots} == {
        hex_ for hex_ in HEXES if 0 < between("E5", hex_) <= 5 and x_y(hex_)[1] <= x_y("E5")[1]
    }
    for a, one in enumerate(HEXES):
        assert (GRID.xs[a], GRID.ys[a]) == x_y(one)
        for b, other in enumerate(HEXES):
            assert GRID.distance(a, b) == between(one, other)


def between(one: str, other: str) -> int:
    """The formula of 3.0f."""
    dx, dy = (abs(p - q) for p, q in zip(x_y(one), x_y(other), strict=True))
    return max(dx, (dx + dy) // 2)


@pytest.mark.rule("3.0f")
def test_distance_is_the_number_of_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted along the sides of 3.0b, not by the formula."""
    unpack(monkeypatch)
    assert GAME.query(position("us_sherman_1@E5"), 0, "field", "us_sherman_1").spots
    here, steps = {"C4"}, 0
    reached = dict.fromkeys(here, 0)
    while here:
        steps += 1
        places = {(x_y(hex_)[0] + dx, x_y(hex_)[1] + dy) for hex_ in here for dx, dy in SIDES_OF_A_HEX.values()}
        here = {hex_ for hex_ in HEXES if x_y(hex_) in places and hex_ not in reached}
        reached |= dict.fromkeys(here, steps)
    assert reached == {hex_: GRID.distance(GRID.index("C4"), GRID.index(hex_)) for hex_ in HEXES}


# --- 3.0c, 3.0d: terrain and roads ----------------------------------------------------------------------------------


@pytest.mark.rule("3.0c")
@pytest.mark.parametrize("sheet", MAPS)
def test_each_hex_has_one_kind_of_terrain(sheet: str, monkeypatch: pytest.MonkeyPatch) -> None:
    unpack(monkeypatch)
    found = terrain(sheet)
    assert set(found.values()) == set(TERRAIN) == {"clear", "hill", "town", "woods"}
    for kind, hexes in PRINTED[sheet].items():
        assert {hex_ for hex_ in HEXES if found[hex_] == kind} == set(hexes.split())


@pytest.mark.rule("3.0c")
@pytest.mark.parametrize("sheet", MAPS)
def test_no_terrain_is_impassable(sheet: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Tiger, with its 1 MP, may enter any hex from any side."""
    unpack(monkeypatch)
    for hex_ in HEXES:
        state = position(f"de_tiger_1@{hex_}", scenario=MAPS[sheet], active="de")
        do(state, "move de_tiger_1")
        assert len(starts(state, "to")) == sum(between(hex_, other) == 1 for other in HEXES)


@pytest.mark.rule("3.0d")
@pytest.mark.parametrize("sheet", MAPS)
def test_a_road_is_the_sides_it_crosses(sheet: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ways, through any terrain; a Tiger goes on after exactly those first steps where another side is crossed."""
    unpack(monkeypatch)
    roads = road_steps(sheet)
    roads |= {(b, a) for a, b in roads}
    for hex_ in HEXES:
        state = position(f"de_tiger_1@{hex_}", scenario=MAPS[sheet], active="de")
        do(state, "move de_tiger_1")
        for there in starts(state, "to"):
            after = state.copy()
            do(after, f"to {there}")
            onward = {b for a, b in roads if a == there} if (hex_, there) in roads else set()
            assert set(starts(after, "to")) == onward, (hex_, there)


@pytest.mark.rule("3.0d")
def test_a_road_enters_town_at_the_price_of_a_road(monkeypatch: pytest.MonkeyPatch) -> None:
    unpack(monkeypatch)
    state = position("us_sherman_1@D6")  # E6 is a town; the road comes from D6, not from E7
    assert told(do(state, "move us_sherman_1", "to E6"))[1] == "moved unit=us_sherman_1 origin=D6 hex=E6 cost=1"
    state = position("us_sherman_1@E7")
    assert told(do(state, "move us_sherman_1", "to E6"))[1] == "moved unit=us_sherman_1 origin=E7 hex=E6 cost=2"


@pytest.mark.rule("3.0d")
@pytest.mark.parametrize(
    ("scenario", "units", "reach"),
    [
        ("head_to_head", "us_sherman_1@waiting", {"D1": "D3", "G1": "G3"}),
        ("head_to_head", "de_pz4_1@waiting", {"C10": "C8", "G10": "G8"}),
        ("counterattack", "us_sherman_3@waiting", {"C1": "C3", "E1": "E3"}),
    ],
)
def test_the_edges_by_which_roads_leave(
    scenario: str, units: str, reach: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only there an entry is by road, so that a unit of 2 MP gets three hexes far, and only along the road."""
    unpack(monkeypatch)
    unit = units.partition("@")[0]
    state = position(units, scenario=scenario, active=unit[:2], turn=5)
    do(state, f"enter {unit}")
    for hex_ in starts(state, "to"):
        after = state.copy()
        do(after, f"to {hex_}")
        far = {end for step in starts(after, "to") for end in third_steps(after, step)}
        assert far == ({reach[hex_], hex_} if hex_ in reach else set()), hex_  # onward, or back again


def third_steps(state: TankState, step: str) -> list[str]:
    after = state.copy()
    do(after, f"to {step}")
    return starts(after, "to")


@pytest.mark.rule("3.0d")
def test_a_road_between_hexes_that_do_not_touch_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "maps.json").write_text(json.dumps({"maps": {"A": {"roads": "C10-C9 C9-C7"}}}))
    monkeypatch.setattr(GAME, "book", Book(tmp_path))
    with pytest.raises(Problem) as caught:
        position("us_sherman_1@A1")
    assert str(caught.value) == "bad-data file=maps.json entry=roads reason=C9-C7"


# --- 3.0e: columns, rows and edges ----------------------------------------------------------------------------------


ZONES = [
    ("column_I", "I", range(1, 11)),
    ("columns_A_B", "AB", range(1, 11)),
    ("columns_A_G", "ABCDEFG", range(1, 11)),
    ("columns_D_I", "DEFGHI", range(1, 11)),
    ("columns_E_H", "EFGH", range(1, 11)),
    ("row_1", "ABCDEFGHI", range(1, 2)),
    ("north_edge", "ABCDEFGHI", range(1, 2)),
    ("rows_1_4", "ABCDEFGHI", range(1, 5)),
    ("rows_7_10", "ABCDEFGHI", range(7, 11)),
    ("rows_8_9", "ABCDEFGHI", range(8, 10)),
]


@pytest.mark.rule("3.0e")
def test_a_column_is_a_letter_and_a_row_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    unpack(monkeypatch)
    for zone, columns, rows in ZONES:
        wanted = {hex_ for hex_ in HEXES if hex_[0] in columns and int(hex_[1:]) in rows}
        assert {HEXES[hex_] for hex_ in GAME.book.zones[zone]} == wanted, zone


@pytest.mark.rule("3.0e")
def test_the_south_edge_is_the_last_hex_of_each_column(monkeypatch: pytest.MonkeyPatch) -> None:
    unpack(monkeypatch)
    state = position("de_pz4_1@waiting us_sherman_1@A1", scenario="head_to_head", active="de")
    do(state, "enter de_pz4_1")
    assert starts(state, "to") == ["A10", "B9", "C10", "D9", "E10", "F9", "G10", "H9", "I10"]


@pytest.mark.rule("3.0e")
def test_the_north_edge_is_row_1(monkeypatch: pytest.MonkeyPatch) -> None:
    unpack(monkeypatch)
    state = position("us_sherman_1@waiting de_pz4_1@A10", scenario="head_to_head")
    do(state, "enter us_sherman_1")
    assert starts(state, "to") == ["A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1"]


@pytest.mark.rule("3.0c", "3.0d")
@pytest.mark.parametrize(
    ("sheet", "towns", "exits"), [("A", 6, "C10-S D1-N G1-N G10-S"), ("B", 4, "A10-S C1-N E1-N G10-S")]
)
def test_a_client_draws_the_map_that_the_rules_use(sheet: str, towns: int, exits: str) -> None:
    drawn = GAME.sheet(sheet)
    ground = GAME.book.ground(sheet)
    assert [(place.id, place.x, place.y) for place in drawn.places] == list(
        zip(GRID.names, GRID.xs, GRID.ys, strict=True)
    )
    assert [TERRAIN.index(place.terrain) for place in drawn.places] == ground.terrain
    assert sum(place.terrain == "town" for place in drawn.places) == towns
    crossed = {(GRID.index(link.a), GRID.index(link.b)) for link in drawn.links if link.b}
    assert crossed | {(b, a) for a, b in crossed} == ground.roads
    assert sorted(f"{link.a}-{link.edge}" for link in drawn.links if link.edge) == sorted(exits.split())
    assert (drawn.grid, drawn.provenance) == ("hex", "public")
    assert {place.id for place in drawn.places if place.level} == {
        place.id for place in drawn.places if place.terrain == "hill"
    }


def test_there_is_no_third_map() -> None:
    with pytest.raises(Problem, match="unknown-name"):
        GAME.sheet("C")

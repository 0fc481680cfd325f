"""3.0 The map: areas, zones, roads and bridges as they are drawn, stored and used."""

import json
from pathlib import Path

import pytest

from grognard.games.tigers import GAME
from grognard.games.tigers.board import ALLIED, BOOK, GERMAN, PLACES, Board, Book
from grognard.games.tigers.look import sheet
from grognard.kernel import Badge
from grognard.toolbox.masks import bits
from tests.tigers.position import at, do, go, legal, position, starts

RELEASING = {"2ss": "89 101", "9ss": "86 93", "10ss": "96 97 107 108", "11pz": "112 114 115"}  # SB-4, SD-2
TIMES = {"D": 1, "E": 2, "F": 3, "G": 3, "H": 3, "I": 3, "J": 2, "K": 1}
WORTH = {"1": 1, "5": 1, "75": 1, "80": 1, "86": 1, "91": 1, "94": 1, "95": 2, "109": 1, "115": 1, "121": 1}


def laid(scenario: str = "campaign", book: Book = BOOK) -> Board:
    """A board made anew."""
    return Board("new", book, scenario, GAME.settle_options({}))


def names(mask: int) -> list[str]:
    return [PLACES[place] for place in bits(mask)]


@pytest.mark.rule("3.21")
def test_zones_are_the_lettered_places_of_one_side_or_the_other() -> None:
    book = Book()
    assert book.places[122:] == tuple("ABCDEFGHIJKLMNP")
    board = laid(book=book)
    assert [[PLACES[zone] for zone in zones] for zones in board.zones] == [list("ABC"), list("DEFGHIJKLMNP")]
    assert [names(mask) for mask in board.home] == [list("ABC"), list("DEFGHIJKLMNP")]
    assert [names(mask) for mask in board.sources] == [list("ABC"), list("DEFGHIJKLMNP")]
    assert names(board.areas) == [str(number) for number in range(1, 123)]
    assert board.in_play == list(range(122))


@pytest.mark.rule("3.21")
def test_zones_are_drawn_in_the_colour_of_their_side() -> None:
    badges = {place.id: (place.badge, place.marks) for place in sheet(BOOK.map).places if place.id.isalpha()}
    assert badges["A"] == (Badge("A", "entry", "", "heer"), ("zone",))
    assert badges["F"] == (Badge("F", "entry", "×3", "us"), ("zone",))
    assert badges["P"] == (Badge("P", "entry", "", "us"), ("zone",))
    assert len(badges) == 15


@pytest.mark.rule("3.22")
def test_ex_01_neighbours_in_number_touch() -> None:
    book = Book()
    assert book.places[:122] == tuple(str(number) for number in range(1, 123))
    assert ("74", "75") in book.map.touching
    assert ("75", "76") in book.map.touching


@pytest.mark.rule("3.22")
def test_only_roads_lead_from_an_area_to_the_next() -> None:
    """2 and 61 touch and no road joins them."""
    assert ("2", "61") in BOOK.map.touching
    assert "2-61" not in Book().map.links
    state = position("a-1128@2", side="allied")
    do(state, "move a-1128")
    assert starts(state, "to") == ["1", "3", "60"]


@pytest.mark.rule("3.22")
def test_roads_are_major_or_minor() -> None:
    ways = laid().ways[PLACES.index("75")]
    assert [(PLACES[way.place], way.cost, way.bridge) for way in ways] == [
        ("63", 1, -1), ("64", 1, -1), ("65", 1, -1), ("74", 1, -1), ("76", 1, -1), ("117", 1, -1),
    ]  # fmt: skip
    ways = laid().ways[PLACES.index("2")]
    assert [(PLACES[way.place], way.cost) for way in ways] == [("1", 2), ("3", 2), ("60", 2)]
    ways = laid().ways[PLACES.index("C")]
    assert [(PLACES[way.place], way.cost) for way in ways] == [("9", 1), ("25", 1)]
    kinds = {(link.a, link.b): link.kind for link in sheet(BOOK.map).links if link.kind in ("major", "minor", "entry")}
    assert (kinds["75", "76"], kinds["1", "2"], kinds["9", "C"]) == ("major", "minor", "entry")


@pytest.mark.rule("3.22")
def test_a_corrected_road_costs_what_it_then_costs(tmp_path: Path) -> None:
    links = {"1-2": {"road": "major"}, "75-76": {"road": "minor"}}
    (tmp_path / "map.json").write_text(json.dumps({"links": links}), encoding="utf-8")
    board = laid(book=Book(tmp_path))
    costs = {(a, b): way.cost for a in ("1", "2", "75", "76") for way in board.ways[PLACES.index(a)]
             for b in [PLACES[way.place]]}  # fmt: skip
    assert [costs["1", "2"], costs["2", "1"], costs["75", "76"], costs["76", "75"]] == [1, 1, 2, 2]


@pytest.mark.rule("3.23")
def test_bridges_lie_where_roads_cross_rivers() -> None:
    book = Book()
    crossing = {id_ for id_, row in book.map.links.items() if row.river}
    assert set(book.bridges) == crossing
    board = laid(book=book)
    here, there = PLACES.index("51"), PLACES.index("70")
    number = book.bridges.index("51-70")
    assert board.ends[number] == (here, there)
    assert board.bridge_of[here, there] == board.bridge_of[there, here] == number
    assert [(PLACES[way.place], way.bridge) for way in board.crossings[here]] == [("70", number)]
    assert names(board.plain[here]) == ["52", "55"]
    drawn = {(link.a, link.b): link.points for link in sheet(BOOK.map).links if link.kind == "bridge"}
    assert {f"{a}-{b}" for a, b in drawn} == crossing
    assert drawn["51", "70"] == (book.map.links["51-70"].bridge,)


@pytest.mark.rule("3.23", "5.1")
def test_the_bridges_that_are_damaged_at_the_start() -> None:
    board = laid()
    assert [BOOK.bridges[number] for number in bits(board.damaged)] == ["10-11", "19-20", "40-41", "51-70", "55-69"]


@pytest.mark.rule("3.25")
def test_the_front_line_is_ringed() -> None:
    front = ["8", "11", "17", "20", "21", "41", "43", "44", "45", "46", "47", "48", "49", "56", "69", "70"]
    assert names(laid().front) == front
    assert [place.id for place in sheet(BOOK.map).places if place.badge and place.badge.ring] == front


@pytest.mark.rule("3.26")
def test_values_of_areas() -> None:
    board = laid()
    assert {PLACES[place]: vp for place, vp in enumerate(board.vp) if vp} == WORTH
    assert len(board.vp) == len(PLACES)
    assert {
        place.id: place.badge.worth for place in sheet(BOOK.map).places if place.badge and place.badge.worth
    } == WORTH


@pytest.mark.rule("3.27", "11.32")
def test_release_areas_bear_a_star() -> None:
    board = laid()
    found = {key: [PLACES[place] for place in areas] for key, areas in zip(RELEASING, board.release_areas, strict=True)}
    assert found == {key: areas.split() for key, areas in RELEASING.items()}
    starred = {place.id for place in sheet(BOOK.map).places if place.badge and place.badge.star == "black"}
    assert starred == {area for areas in RELEASING.values() for area in areas.split()}


@pytest.mark.rule("3.28")
def test_multipliers_of_zones() -> None:
    board = laid()
    assert {PLACES[place]: times for place, times in enumerate(board.multiplier) if times} == TIMES
    assert len(board.multiplier) == len(PLACES)
    drawn = {place.id: place.badge.under for place in sheet(BOOK.map).places if place.badge and place.id.isalpha()}
    assert drawn == {zone: f"×{TIMES[zone]}" if zone in TIMES else "" for zone in "ABCDEFGHIJKLMNP"}


@pytest.mark.rule("3.21", "3.22", "ERR-8.26")
def test_a_unit_goes_from_a_zone_to_the_map_and_back() -> None:
    state = position("g-600@C g-614@9")
    go(state, "g-600", "25")
    do(state, "stop", "move g-614")
    assert starts(state, "to") == ["10", "25", "C"]
    do(state, "to C")
    assert at(state, "g-614") == "C:1"
    assert legal(state) == ["special", "end"]


def test_both_sides_have_a_closed_list_of_zones() -> None:
    board = laid()
    assert names(board.closed[GERMAN]) == list("LMNP")  # 11.22
    assert names(board.closed[ALLIED]) == list("ABC")  # 11.23

"""Maps of areas: names, links and what they reach."""

import pytest

from grognard.toolbox.areas import AreaGraph, UnknownPlace

#  Wailly - Agny - Achicourt - Arras      Lens (no link)
#     \______________/
NAMES = ("Wailly", "Agny", "Achicourt", "Arras", "Lens")
LINKS = [("Achicourt", "Agny"), ("Wailly", "Agny"), ("Arras", "Achicourt"), ("Achicourt", "Wailly")]
GRAPH = AreaGraph(NAMES, LINKS)


def test_places_are_numbered_as_listed_and_neighbours_sorted() -> None:
    assert len(GRAPH) == 5
    assert GRAPH.names == NAMES
    assert [GRAPH.index(name) for name in NAMES] == [0, 1, 2, 3, 4]
    assert GRAPH.neighbours == ((1, 2), (0, 2), (0, 1, 3), (2,), ())


def test_distances_count_links() -> None:
    assert GRAPH.distances(0) == [0, 1, 1, 2, -1]
    assert GRAPH.distances(4) == [-1, -1, -1, -1, 0]


def test_connected_goes_through_allowed_places_only() -> None:
    assert GRAPH.connected(0, [True] * 5) == [True, True, True, True, False]
    assert GRAPH.connected(0, [True, True, False, True, True]) == [True, True, False, False, False]


def test_connected_counts_a_start_that_is_not_allowed() -> None:
    assert GRAPH.connected(3, [False, False, True, False, False]) == [False, False, True, True, False]


def test_an_unknown_place_gets_a_sentence() -> None:
    with pytest.raises(UnknownPlace, match="there is no place called 'Dainville' on this map"):
        GRAPH.index("Dainville")


@pytest.mark.parametrize(
    ("names", "links", "sentence"),
    [
        (("Agny", "Arras", "Agny"), [], "place 'Agny' is listed twice"),
        (("Agny", "Arras"), [("Agny", "Lens")], r"link \('Agny', 'Lens'\): there is no place called 'Lens'"),
        (("Agny", "Arras"), [("Lens", "Agny")], r"link \('Lens', 'Agny'\): there is no place called 'Lens'"),
        (("Agny", "Arras"), [("Agny", "Agny")], r"link \('Agny', 'Agny'\) joins a place to itself"),
        (("Agny", "Arras"), [("Agny", "Arras")] * 2, r"link \('Agny', 'Arras'\) is listed twice"),
        (("Agny", "Arras"), [("Agny", "Arras"), ("Arras", "Agny")], r"link \('Arras', 'Agny'\) is listed twice"),
    ],
)
def test_a_wrong_entry_is_named(names: tuple[str, ...], links: list[tuple[str, str]], sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        AreaGraph(names, links)


@pytest.mark.parametrize("start", [-1, 5])
def test_a_start_that_is_no_place_is_refused(start: int) -> None:
    with pytest.raises(IndexError, match=f"place {start} is none of the 5 places"):
        GRAPH.distances(start)
    with pytest.raises(IndexError, match=f"place {start} is none of the 5 places"):
        GRAPH.connected(start, [True] * 5)

"""1.0 Introduction: two sides, a scenario that says who wins, and what lies in the box."""

import pytest

from grognard.games.tank import GAME
from grognard.games.tank.board import DE, HEXES, US, Book
from grognard.kernel import LOSS, WIN
from tests.tank.position import do, position, track


@pytest.mark.rule("1.0a")
@pytest.mark.parametrize(("held", "results"), [("E6 G9", (WIN, LOSS)), ("E6", (LOSS, WIN))], ids=["American", "German"])
def test_the_scenario_decides_between_two_sides(held: str, results: tuple[int, int]) -> None:
    state = position("us_sherman_1@A1 de_tiger_1@H9", active="de", turn=10, second=True)
    for hex_ in held.split():
        state.control[HEXES.index(hex_)] = US
    do(state, "end")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.results, outcome.rule) == (results, "11.2e")


@pytest.mark.rule("1.0a")
def test_another_scenario_has_other_conditions() -> None:
    """The same towns in Last Stand are points, and nobody has won before its own last turn."""
    state = position("us_sherman_1@A1 de_tiger_1@H9", scenario="last_stand", active="de", turn=7, second=True)
    state.control[HEXES.index("E6")] = US
    do(state, "end")
    assert GAME.outcome(state) is None
    assert track(state, "vp", side="us").value == 1
    do(state, "chit 2", "end", "chit 2", "end")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.results, outcome.rule) == ((WIN, LOSS), "11.3e")


@pytest.mark.rule("1.0b")
def test_what_lies_in_the_box() -> None:
    book = Book()
    assert list(book.maps) == ["A", "B"]
    numbers: dict[str, int] = {}
    for name, _ in book.counters:
        kind = name.rpartition("_")[0]
        numbers[kind] = numbers.get(kind, 0) + 1
    assert numbers == {
        "us_sherman_hq": 2, "us_sherman": 6, "us_wolverine": 2, "us_priest": 1, "us_infantry": 2, "us_atgun": 1,
        "de_pz4_hq": 2, "de_pz4": 5, "de_tiger": 3, "de_wespe": 1, "de_infantry": 2, "de_atgun": 1,
    }  # fmt: skip
    assert sum(numbers.values()) + len(book.tables.chits.values) == 40 - 6  # and two markers and four Aces
    assert GAME.sides[US] == "us"
    assert GAME.sides[DE] == "de"

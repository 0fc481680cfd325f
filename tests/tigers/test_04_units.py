"""4.0 The units: types, strength points, hit numbers and movement points."""

from collections import Counter
from pathlib import Path

import pytest

from grognard.games.tigers import GAME
from grognard.games.tigers.board import BOOK, UNITS, Board
from tests.tigers.battle import corrected, needs, silent
from tests.tigers.position import at, chances, do, position, starts, told

ROWS = BOOK.units
FACTORS = {  # 4.17: attack, defence, MP
    "armour": (4, 5, 8),
    "engineer": (3, 4, 8),
    "mechanized": (3, 4, 8),
    "motorized": (3, 4, 8),
    "foot": (3, 4, 5),
}
BEST_FIRST = ["engineer", "armour", "mechanized", "motorized", "foot"]  # 9.51
ONE_OF_EACH = {  # a German and an Allied unit of each type
    "engineer": ("g-600", "a-1111"),
    "armour": ("g-2-pz", "a-7-b"),
    "mechanized": ("g-2-2", "a-7-23"),
    "motorized": ("g-3pg-8", "a-4-8"),
    "foot": ("g-26-39", "a-28-110-1"),
}
EVERY_TYPE = pytest.mark.parametrize("kind", BEST_FIRST)


def board() -> Board:
    """A board made anew, so that what it reads from the counters is read in the test."""
    return Board("test", BOOK, "campaign", GAME.settle_options({}))


@pytest.mark.rule("4.11", "9.51")
def test_five_types() -> None:
    laid = board()
    assert [BEST_FIRST[quality] for quality in laid.quality] == [row.type for row in ROWS.values()]
    assert laid.armour == [row.type == "armour" for row in ROWS.values()]
    assert laid.engineer == [row.type == "engineer" for row in ROWS.values()]
    assert [UNITS[unit] for side in laid.engineers for unit in side] == [
        id_ for id_, row in ROWS.items() if row.type == "engineer"
    ]
    for side in ("german", "allied"):
        assert set(Counter(row.type for row in ROWS.values() if row.side == side)) == set(BEST_FIRST)


@pytest.mark.rule("4.11")
@pytest.mark.parametrize("unit", ["g-3fj-5", "g-3fj-8", "g-3fj-9", "g-5fj-13", "g-5fj-14", "g-5fj-15"])
def test_german_paratroopers_walk(unit: str) -> None:
    laid = board()
    assert BEST_FIRST[laid.quality[UNITS.index(unit)]] == "foot"
    assert laid.movement[UNITS.index(unit)] == 5


@pytest.mark.rule("4.11")
@pytest.mark.parametrize("unit", ["a-82-504", "a-82-325", "a-101-501", "a-101-327", "a-551"])
def test_american_paratroopers_ride_as_their_counters_show(unit: str) -> None:
    laid = board()
    assert BEST_FIRST[laid.quality[UNITS.index(unit)]] == "motorized"
    assert laid.movement[UNITS.index(unit)] == 8


@pytest.mark.rule("4.17", "4.18")
def test_the_factors_go_by_type() -> None:
    laid = board()
    for unit, row in enumerate(ROWS.values()):
        attack, defence, movement = FACTORS[row.type]
        assert (laid.attack[unit], laid.defence[unit], laid.movement[unit]) == (attack, defence, movement)
        assert (laid.factor(unit, True), laid.factor(unit, False)) == (attack, defence)


@pytest.mark.rule("4.16")
def test_the_strength_of_the_counters() -> None:
    laid = board()
    assert laid.sp == [row.sp for row in ROWS.values()]


@pytest.mark.rule("4.18", "9.21")
@EVERY_TYPE
@pytest.mark.parametrize("side", ["german", "allied"])
def test_an_attacker_uses_one_number_a_defender_the_other(kind: str, side: str) -> None:
    german, allied = ONE_OF_EACH[kind]
    mine, yours = (german, allied) if side == "german" else (allied, german)
    state = silent(f"{german}@70 {allied}@70", side=side)
    attack, defence, _ = FACTORS[kind]
    assert needs(state) == [f"{yours} {mine} {defence + 1}", f"{mine} {yours} {attack}"]  # 9.6: no combined arms


@pytest.mark.rule("4.17", "8.31", "8.32")
@EVERY_TYPE
def test_movement_points_by_type(kind: str) -> None:
    """Along eight areas of a major road, free of everybody: 25-24-23 has a bridge, 25-27-30-31-37-36-35-39-38 none."""
    german, _ = ONE_OF_EACH[kind]
    state = position(f"{german}@25")
    road = ["27", "30", "31", "37", "36", "35", "39", "38"]
    do(state, f"move {german}")
    points = FACTORS[kind][2]
    for place in road[: points - 1]:
        do(state, f"to {place}")
    assert road[points - 1] in starts(state, "to")
    do(state, f"to {road[points - 1]}")
    assert starts(state, "to") == []


@pytest.mark.rule("4.17")
def test_the_factors_come_from_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    armour = {"attack": 6, "defence": 7, "movement": 3}
    corrected(monkeypatch, tmp_path, factors={"armour": armour})
    state = silent("g-2-pz@70 a-7-b@70")
    assert needs(state) == ["a-7-b g-2-pz 8", "g-2-pz a-7-b 6"]
    state = position("g-2-pz@25")
    do(state, "move g-2-pz", "to 27", "to 30", "to 31")
    assert starts(state, "to") == []


@pytest.mark.rule("4.16", "9.21", "9.23")
def test_ex_02_losses_of_a_unit_of_four() -> None:
    state = silent("a-7-b@70 a-3-a@70 g-2-pz@70", side="allied")
    do(state, "at a-7-b")
    assert list(chances(state)) == [f"hits {count}" for count in range(5)]  # a die for each SP
    do(state, "hits 0", "fire a-7-b", "at g-2-pz", "at g-2-pz")
    assert told(do(state, "hits 1"))[1:] == ["unit_reduced unit=g-2-pz sp=3 by=9.21"]
    assert at(state, "g-2-pz") == "70:3"
    assert told(do(state, "hits 1"))[1:2] == ["unit_reduced unit=g-2-pz sp=2 by=9.21"]
    assert at(state, "g-2-pz") == "70:2"
    state = silent("a-7-b@70 a-3-a@70 g-2-pz@70:2", side="allied")
    do(state, "at a-7-b")
    assert list(chances(state)) == ["hits 0", "hits 1", "hits 2"]  # two dice now
    do(state, "hits 0", "fire a-7-b", "at g-2-pz", "at g-2-pz", "hits 1")
    assert at(state, "g-2-pz") == "70:1"
    assert told(do(state, "hits 1"))[1:2] == ["unit_lost unit=g-2-pz place=70 by=9.21"]
    assert at(state, "g-2-pz") == "dead"
    assert "g-2-pz" not in {UNITS[unit] for unit, place in enumerate(state.where) if place >= 0}

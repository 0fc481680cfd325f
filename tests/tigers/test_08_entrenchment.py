"""8.5 Entrenchment: who digs in, what it costs, what it is good for and how it is lost."""

from pathlib import Path

import pytest

from grognard.games.tigers.board import BOOK, UNITS
from grognard.games.tigers.state import ATTACKED, DONE, DUG, ENTRENCHED, MOVED
from tests.tigers.battle import corrected, needs
from tests.tigers.position import (
    FRONT,
    asked,
    at,
    chances,
    cites,
    do,
    flag,
    go,
    legal,
    opening,
    position,
    question,
    spent,
    starts,
    told,
)

GERMANS = "g-2-pz@75 g-2-2@75 g-lviii-flak@74 g-600@73 g-26-39@77"
ALLIES = "a-9-2@75 a-9-52@75 a-4-8@74 a-1111@73 a-4-22@77"


@pytest.mark.rule("8.51", "8.53", "8.54")
@pytest.mark.parametrize(
    ("side", "units", "able"),
    [("german", GERMANS, "g-lviii-flak g-2-2 g-600 g-26-39"), ("allied", ALLIES, "a-1111 a-9-52 a-4-22 a-4-8")],
)
def test_every_infantry_type_may_entrench_where_it_stands_and_armour_never(side: str, units: str, able: str) -> None:
    state = position(units, side=side)
    assert starts(state, "entrench") == able.split()
    unit = able.split()[0]
    place = at(state, unit).partition(":")[0]
    events = do(state, f"entrench {unit}")
    assert told(events) == [f"entrenched unit={unit} place={place}"]
    assert cites(events) == ["8.51"]
    assert asked(state) == f"{side} tigers-prompt-movement 8.2"
    assert starts(state, "entrench") == able.split()[1:]
    assert unit not in starts(state, "move")


@pytest.mark.rule("8.51", "8.25")
def test_entrenching_makes_a_unit_done_but_not_moved() -> None:
    """R11."""
    state = position("g-26-39@75 g-26-77@75")
    do(state, "entrench g-26-39")
    assert [flag(state, "g-26-39", which) for which in (ENTRENCHED, DONE, DUG, MOVED, ATTACKED)] == [
        True, True, True, False, False,
    ]  # fmt: skip
    assert [flag(state, "g-26-77", which) for which in (ENTRENCHED, DONE)] == [False, False]
    do(state, "move g-26-77")
    assert starts(state, "with") == []


@pytest.mark.rule("8.51")
def test_an_entrenchment_belongs_to_one_unit_and_is_dug_once() -> None:
    state = position("g-26-39@75:e g-26-77@75 g-600@75:e a-99nor@95")
    assert starts(state, "entrench") == ["g-26-77"]
    assert starts(state, "move") == ["g-600", "g-26-39", "g-26-77"]
    do(state, "move g-26-77")
    assert starts(state, "with") == ["g-600", "g-26-39"]


@pytest.mark.rule("8.51")
@pytest.mark.parametrize(("side", "unit", "zone"), [("german", "g-669", "B"), ("allied", "a-1313", "H")])
def test_nobody_digs_in_a_zone(side: str, unit: str, zone: str) -> None:
    state = position(f"{unit}@{zone}", side=side)
    assert starts(state, "entrench") == []
    state = position(f"a-1313@{'108' if side == 'allied' else 'H'} g-669@33", side=side)
    assert starts(state, "entrench") == (["a-1313"] if side == "allied" else ["g-669"])


@pytest.mark.rule("8.52")
@pytest.mark.parametrize(
    ("road", "paid", "digs"),
    [
        (["63"], 1, True),
        (["63", "121", "120"], 3, True),
        (["63", "121", "120", "119"], 4, True),  # 4 MP left
        (["63", "121", "120", "119", "113"], 5, False),
        (["64", "63"], 3, True),
        (["64", "65", "64"], 5, False),
    ],
)
def test_an_engineer_needs_four_mp_left(road: list[str], paid: int, digs: bool) -> None:
    state = position("g-600@75")
    go(state, "g-600", *road)
    assert spent(state) == paid
    assert starts(state, "entrench") == (["g-600"] if digs else [])
    assert legal(state)[-1] == "stop"
    assert asked(state) == "german tigers-prompt-moving 8.2"


@pytest.mark.rule("8.52", "8.36")
def test_entrenching_ends_the_move_of_an_engineer_that_has_moved() -> None:
    state = position("g-600@75 g-2-2@75")
    go(state, "g-600", "63")
    assert legal(state)[-2:] == ["entrench g-600", "stop"]
    assert told(do(state, "entrench g-600")) == ["entrenched unit=g-600 place=63"]
    assert [flag(state, "g-600", which) for which in (ENTRENCHED, DONE, DUG, MOVED)] == [True] * 4
    assert starts(state, "move") == ["g-2-2"]


@pytest.mark.rule("8.52", "8.34")
@pytest.mark.parametrize(
    ("start", "road", "digs"), [("51", ["70"], False), ("52", ["51"], True), ("53", ["52", "51"], True)]
)
def test_on_foot_an_engineer_has_five_mp(start: str, road: list[str], digs: bool) -> None:
    """Over a damaged bridge it has spent 3 of 5."""
    state = position(f"g-600@{start}")
    go(state, "g-600", *road)
    assert starts(state, "entrench") == (["g-600"] if digs else [])


@pytest.mark.rule("8.52", "8.35")
@pytest.mark.parametrize(("road", "digs"), [([], True), (["63"], True), (["63", "121"], False)])
def test_and_on_later_turns_too(road: list[str], digs: bool) -> None:
    state = position(f"{FRONT} g-600@75:f")
    if road:
        go(state, "g-600", *road)
    assert starts(state, "entrench") == (["g-600"] if digs else [])


@pytest.mark.rule("8.52")
def test_the_engineers_of_a_stack_may_dig_in_when_it_stops() -> None:
    state = position("g-600@75 g-207@75 g-2-2@75 g-2-pz@75")
    do(state, "move g-600", "with g-207", "with g-2-2", "with g-2-pz", "to 63", "to 121")
    assert starts(state, "entrench") == []  # first it stops
    assert legal(state)[-1] == "stop"
    do(state, "stop")
    assert legal(state) == ["entrench g-207", "entrench g-600", "stop"]
    assert asked(state) == "german tigers-prompt-halted 8.52"
    assert question(state) == f"tigers-prompt-halted place=@tigers-place-121 scope={UNITS.index('g-207')}"
    assert told(do(state, "entrench g-207")) == ["entrenched unit=g-207 place=121"]
    assert legal(state) == ["entrench g-600", "stop"]
    do(state, "stop")
    assert [flag(state, name, ENTRENCHED) for name in ("g-207", "g-600", "g-2-2")] == [True, False, False]
    assert all(flag(state, name, DONE) and flag(state, name, MOVED) for name in ("g-207", "g-600", "g-2-2", "g-2-pz"))
    assert legal(state) == ["special", "end"]


@pytest.mark.rule("8.52")
def test_when_the_last_engineer_has_dug_the_stack_is_done() -> None:
    state = position("g-600@75 g-2-2@75")
    do(state, "move g-600", "with g-2-2", "to 63", "stop")
    assert legal(state) == ["entrench g-600", "stop"]
    do(state, "entrench g-600")
    assert legal(state) == ["special", "end"]


@pytest.mark.rule("8.52", "8.55")
@pytest.mark.parametrize("road", [["63", "121", "120", "119", "113"], ["64", "61"]])
def test_a_stack_without_the_mp_or_beside_an_enemy_digs_nothing(road: list[str]) -> None:
    """Five MP spent; or in Martelange, where an enemy stands."""
    state = position("g-600@75 g-2-2@75 a-9-2@61")
    do(state, "move g-600", "with g-2-2", *(f"to {place}" for place in road))
    if road[-1] == "113":
        do(state, "stop")
    assert legal(state) == ["special", "end"]


@pytest.mark.rule("8.53")
@pytest.mark.parametrize("unit", ["g-2-2", "g-lviii-flak", "g-26-39"])
def test_the_others_need_all_their_mp(unit: str) -> None:
    state = position(f"{unit}@75")
    assert starts(state, "entrench") == [unit]
    go(state, unit, "64")
    assert starts(state, "entrench") == []
    do(state, "stop")
    assert legal(state) == ["special", "end"]


@pytest.mark.rule("8.53", "8.36")
@pytest.mark.parametrize("unit", ["g-2-2", "g-lviii-flak", "g-26-39", "g-600"])
def test_who_is_on_foot_may_entrench(unit: str) -> None:
    state = position(f"{FRONT} {unit}@75:f")
    assert starts(state, "entrench") == [unit]


@pytest.mark.rule("8.55")
@pytest.mark.parametrize(("enemy", "able"), [("a-9-2@75", []), ("a-9-2@74", ["g-600", "g-26-39"])])
def test_nobody_digs_beside_an_enemy(enemy: str, able: list[str]) -> None:
    state = position(f"g-26-39@75 g-600@75 {enemy}")
    assert starts(state, "entrench") == able


@pytest.mark.rule("8.56", "9.71")
@pytest.mark.parametrize(("dug", "ways"), [("", {"hits 0": 7, "hits 1": 3}), ("e", {"hits 0": 8, "hits 1": 2})])
def test_fire_at_an_entrenched_unit_is_one_worse(dug: str, ways: dict[str, int]) -> None:
    state = position(f"g-26-39@75:1 a-4-22@75:1{dug}")
    do(state, "end", "battle 75", "join g-26-39")
    do(state, "hits 0", "at g-26-39", "hits 0", "at a-4-22")
    assert chances(state) == ways


@pytest.mark.rule("8.57", "4.2")
def test_any_number_of_units_may_be_entrenched() -> None:
    state = opening()
    infantry = [name for name, row in BOOK.units.items() if row.area and row.type != "armour"]
    for _ in range(2):  # both sides, in 16-1
        able = starts(state, "entrench")
        do(state, *(f"entrench {unit}" for unit in able), "end")
    assert [unit for unit in UNITS if flag(state, unit, ENTRENCHED)] == infantry
    assert len(infantry) == 96


@pytest.mark.rule("8.58")
def test_an_entrenchment_is_lost_when_its_unit_moves() -> None:
    state = position("g-26-39@75:e g-26-77@75:e g-600@75:e")
    go(state, "g-26-39", "64")
    assert [flag(state, name, ENTRENCHED) for name in ("g-26-39", "g-26-77")] == [False, True]
    do(state, "stop", "move g-26-77", "with g-600", "to 74")
    assert [flag(state, name, ENTRENCHED) for name in ("g-26-77", "g-600")] == [False, False]
    do(state, "stop", "entrench g-600")  # anew
    assert flag(state, "g-600", ENTRENCHED)


@pytest.mark.rule("8.58")
def test_it_stays_while_its_unit_stays_from_day_to_day() -> None:
    state = position("g-26-39@52:e g-600@52 a-99nor@95", impulse="17-3")
    do(state, "entrench g-600", "end", "end")
    assert [flag(state, name, ENTRENCHED) for name in ("g-26-39", "g-600")] == [True, True]
    assert starts(state, "move") == ["g-600", "g-26-39"]  # 18-1


@pytest.mark.rule("8.58")
def test_with_its_unit_it_is_gone() -> None:
    state = position("g-26-39@75:2 a-4-22@75:1e a-9-52@75:1", side="german")
    do(state, "end", "battle 75", "join g-26-39", "hits 0", "at g-26-39", "at g-26-39", "hits 0", "hits 0")
    do(state, "at a-4-22", "hits 1")
    assert (at(state, "a-4-22"), at(state, "a-9-52")) == ("dead", "75:1")


@pytest.mark.rule("8.59")
def test_a_unit_that_attacks_loses_its_entrenchment_before_the_battle() -> None:
    state = position("g-26-39@75:e g-26-77@75:e a-4-22@75:e")
    do(state, "end", "battle 75", "join g-26-39")
    assert [flag(state, name, ENTRENCHED) for name in ("g-26-39", "g-26-77", "a-4-22")] == [True, True, True]
    do(state, "attack")
    assert [flag(state, name, ENTRENCHED) for name in ("g-26-39", "g-26-77", "a-4-22")] == [False, True, True]
    assert needs(state) == ["a-4-22 g-26-39 5", "g-26-39 a-4-22 2"]


@pytest.mark.rule("8.51", "10.29")
@pytest.mark.parametrize(("moves", "need"), [(False, 8), (True, 4)])
def test_for_demolitions_who_entrenched_has_not_moved(moves: bool, need: int) -> None:
    """An engineer that moved and then entrenched is both."""
    state = position(f"a-1111@{'90' if moves else '86'} g-2-pz@85 g-2-2@36", side="allied", impulse="17-1")
    if moves:
        go(state, "a-1111", "86")
    do(state, "entrench a-1111", "end")
    go(state, "g-2-pz", "86")
    do(state, "blow a-1111")
    assert chances(state)["hits 1"] == need


@pytest.mark.rule("8.52")
def test_the_cost_comes_from_the_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, costs={"entrench": 6})
    state = position(f"{FRONT} g-600@75:f g-26-39@75")
    assert starts(state, "entrench") == ["g-26-39"]  # the engineer on foot has 5 MP
    state = position("g-600@75")
    go(state, "g-600", "63", "121")
    assert "entrench g-600" in legal(state)
    do(state, "to 120")
    assert "entrench g-600" not in legal(state)

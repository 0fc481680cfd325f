"""8.4 Demolition as the mover sees it: who is asked, what a blown bridge costs, how the move goes on."""

from pathlib import Path

import pytest

from grognard.games.tigers.board import UNITS
from grognard.games.tigers.state import DONE, ENTRENCHED, FOOT_RATE, MOVED, MUST, RIVER, TigersState
from tests.tigers.battle import corrected
from tests.tigers.position import (
    asked,
    at,
    bridge,
    chances,
    cites,
    do,
    flag,
    go,
    is_damaged,
    is_oos,
    legal,
    position,
    question,
    spent,
    starts,
    told,
)

WAIMES = "g-1ss-pz@85 g-1ss-1@85 g-1ss-2@85 a-1111@86"


def blown(units: str, first: str, *others: str, place: str = "86", by: str = "a-1111") -> TigersState:
    """A stack has tried to cross, and the bridge is gone."""
    state = position(units)
    do(state, f"move {first}", *(f"with {other}" for other in others), f"to {place}", f"blow {by}", "hits 1")
    return state


# --- 8.41 the attempt -------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.41", "10.21")
@pytest.mark.parametrize(
    ("side", "mover", "foe", "others"),
    [("german", "g-1ss-pz", "a-1111", "a-254 a-9-52"), ("allied", "a-9-2", "g-600", "g-207 g-2-2")],
)
def test_whoever_is_about_to_cross_an_intact_bridge_waits_for_the_other_player(
    side: str, mover: str, foe: str, others: str
) -> None:
    state = position(f"{mover}@85 {foe}@86 {others.split()[0]}@87 {others.split()[1]}@86", side=side)
    assert told(go(state, mover, "86")) == []
    other = "allied" if side == "german" else "german"
    assert asked(state) == f"{other} tigers-prompt-crossing 8.41"
    assert question(state) == (
        f"tigers-prompt-crossing place=@tigers-place-86 origin=@tigers-place-85 scope={bridge(state, '85-86')}"
    )
    able = sorted([foe, others.split()[1]], key=UNITS.index)
    assert legal(state) == [*(f"blow {unit}" for unit in able), "hold"]  # one bank away from the bridge is too far
    assert at(state, mover).startswith("85:")
    assert told(do(state, "hold")) == [f"moved units={mover} origin=85 place=86 cost=2 walks=False"]
    assert asked(state) == f"{side} tigers-prompt-movement 8.2"


@pytest.mark.rule("8.41")
@pytest.mark.parametrize(
    ("units", "road", "damaged", "tried"),
    [
        ("g-1ss-pz@85 a-1111@86", "86", "", True),  # from the far bank
        ("g-1ss-pz@84 a-1111@86", "85", "", False),  # no bridge on the way
        ("g-1ss-pz@85 a-1111@87", "86", "", False),  # nobody at this bridge
        ("g-1ss-pz@85 a-9-2@86", "86", "", False),  # armour
        ("g-1ss-1@85 a-1111@86", "86", "85-86", False),  # damaged already
        ("g-1ss-pz@85 g-1ss-1@86", "86", "", False),
    ],
)
def test_only_by_an_infantry_type_at_one_end_of_an_intact_bridge(
    units: str, road: str, damaged: str, tried: bool
) -> None:
    state = position(units, damaged=damaged)
    go(state, units.partition("@")[0], road)
    assert asked(state).startswith("allied tigers-prompt-crossing") == tried


@pytest.mark.rule("8.41", "10.25")
def test_each_crossing_is_a_new_occasion_until_an_attempt_is_made() -> None:
    state = position(WAIMES)
    go(state, "g-1ss-pz", "86")
    do(state, "hold")
    go(state, "g-1ss-1", "86")
    assert asked(state) == "allied tigers-prompt-crossing 8.41"
    do(state, "blow a-1111", "hits 0")
    go(state, "g-1ss-2", "86")
    assert asked(state) == "german tigers-prompt-movement 8.2"  # R39: one attempt at a bridge and impulse


@pytest.mark.rule("8.41")
def test_every_bridge_on_the_way_is_an_occasion() -> None:
    state = position("g-1ss-pz@85 a-1111@90 a-254@82")
    go(state, "g-1ss-pz", "86")
    assert asked(state) == "german tigers-prompt-moving 8.2"  # nobody at this one
    do(state, "to 87")
    assert asked(state) == "german tigers-prompt-moving 8.2"
    do(state, "to 90")
    assert legal(state) == ["blow a-1111", "hold"]
    assert question(state).startswith("tigers-prompt-crossing place=@tigers-place-90 origin=@tigers-place-87 ")


# --- EX-06 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.41", "8.42", "10.21", "10.29")
def test_ex_06_the_demolition_at_malmedy() -> None:
    state = position(WAIMES)
    do(state, "move g-1ss-pz", "with g-1ss-1", "with g-1ss-2", "to 86", "blow a-1111")
    assert asked(state) == "chance tigers-roll-demolition 10.29"
    assert chances(state) == {"hits 0": 2, "hits 1": 8}
    events = do(state, "hits 1")
    assert told(events) == ["demolition_tried unit=a-1111 a=85 b=86 need=8 success=True dice=()"]
    assert is_damaged(state, "85-86")
    assert [at(state, name) for name in ("g-1ss-pz", "g-1ss-1", "g-1ss-2")] == ["85:4", "85:3", "85:3"]
    assert spent(state) == 1  # the penalty, and nothing for Malmedy
    assert asked(state) == "german tigers-prompt-stack 8.42"
    assert legal(state) == [
        "to 42", "to 82", "to 84", "stop", "apart g-1ss-pz", "apart g-1ss-1", "apart g-1ss-2",
    ]  # fmt: skip
    assert question(state) == f"tigers-prompt-stack place=@tigers-place-85 scope={UNITS.index('g-1ss-pz')}"
    do(state, "to 84")
    assert spent(state) == 2
    assert asked(state) == "german tigers-prompt-stack 8.2"
    assert starts(state, "apart") == []  # only where the bridge was


@pytest.mark.rule("8.41", "8.36", "10.25", "10.29")
def test_ex_06_a_nine_leaves_the_bridge_and_nobody_tries_again() -> None:
    state = position(WAIMES + " a-254@86 g-12ss-pz@84")
    do(state, "move g-1ss-pz", "with g-1ss-1", "to 86", "blow a-1111")
    events = do(state, "hits 0")
    assert told(events) == [
        "demolition_tried unit=a-1111 a=85 b=86 need=8 success=False dice=()",
        "moved units=g-1ss-pz,g-1ss-1 origin=85 place=86 cost=2 walks=False",
    ]
    assert cites(events) == ["10.29", "8.33"]
    assert not is_damaged(state, "85-86")
    assert all(flag(state, name, RIVER) and flag(state, name, MUST) for name in ("g-1ss-pz", "g-1ss-1"))
    assert told(go(state, "g-1ss-2", "86")) == ["moved units=g-1ss-2 origin=85 place=86 cost=2 walks=False"]


# --- 8.42 the rest of the move ----------------------------------------------------------------------------------------


@pytest.mark.rule("8.42")
def test_the_bridge_takes_an_mp_and_the_move_goes_on_elsewhere() -> None:
    """Seven MP are left for major roads."""
    state = blown("g-1ss-pz@85 a-1111@86", "g-1ss-pz")
    assert asked(state) == "german tigers-prompt-moving 8.42"
    assert question(state) == (
        f"tigers-prompt-moving unit=@tigers-g-1ss-pz place=@tigers-place-85 scope={UNITS.index('g-1ss-pz')}"
    )
    assert legal(state) == ["to 42", "to 82", "to 84", "stop"]  # armour does not wade
    do(state, "to 84", "to 83", "to 44", "to 37", "to 36", "to 35")
    assert spent(state) == 7
    assert legal(state)[-1] == "stop"
    do(state, "to 39")
    assert (asked(state), at(state, "g-1ss-pz")) == ("german tigers-prompt-movement 8.2", "39:4")


@pytest.mark.rule("8.42", "8.34")
@pytest.mark.parametrize(
    ("start", "road", "there", "can"),
    [
        ("85", [], "a-1111@86", True),  # 1 + 3 + 1 of 5
        ("84", ["85"], "a-1111@86", False),  # 1 + 1 + 3 + 1
    ],
)
def test_infantry_may_cross_what_is_left_of_it_as_foot(start: str, road: list[str], there: str, can: bool) -> None:
    state = position(f"g-1ss-1@{start} {there}")
    go(state, "g-1ss-1", *road, "86")
    do(state, "blow a-1111", "hits 1")
    assert ("86" in starts(state, "to")) == can
    if can:
        events = do(state, "to 86")
        assert told(events) == ["moved units=g-1ss-1 origin=85 place=86 cost=4 walks=True"]
        assert flag(state, "g-1ss-1", FOOT_RATE)
        assert asked(state) == "german tigers-prompt-movement 8.2"


@pytest.mark.rule("8.42")
def test_from_the_near_bank_a_bridge_may_be_blown_too() -> None:
    """An empty far area costs 1 + 3: a foot unit has 1 MP left."""
    state = position("g-26-39@80 a-106-424@48")
    go(state, "g-26-39", "48")
    do(state, "blow a-106-424", "hits 1")
    assert spent(state) == 1
    assert starts(state, "to") == ["48", "78", "79", "81", "82", "87", "88"]  # 48: 1 + 3 + 1 of 5


@pytest.mark.rule("8.41", "8.38")
def test_nobody_is_asked_about_a_bridge_that_the_mover_cannot_pay_for() -> None:
    state = position("g-1ss-pz@39 a-1111@86")
    go(state, "g-1ss-pz", "35", "36", "37", "44", "83", "84", "85")
    assert spent(state) == 7
    assert legal(state) == ["to 84", "stop"]  # Malmedy is occupied: 2 MP


@pytest.mark.rule("8.42", "8.38")
def test_the_steps_before_the_bridge_are_paid_for() -> None:
    """A foot unit: 1 + 1, then the penalty; two MP are left."""
    state = position("g-26-39@81 a-106-424@90 a-99nor@94")
    go(state, "g-26-39", "80", "87", "90")
    assert legal(state) == ["blow a-106-424", "hold"]
    do(state, "blow a-106-424", "hits 1")
    assert spent(state) == 3
    assert legal(state) == ["to 80", "to 82", "to 86", "to 88", "stop"]


@pytest.mark.rule("8.42")
def test_a_unit_that_stops_where_it_began_is_done_but_has_not_moved() -> None:
    state = blown("g-1ss-pz@85 g-1ss-1@85:3e a-1111@86", "g-1ss-pz", "g-1ss-1")
    do(state, "stop")
    for name in ("g-1ss-pz", "g-1ss-1"):
        assert [flag(state, name, which) for which in (DONE, MOVED)] == [True, False]
    assert flag(state, "g-1ss-1", ENTRENCHED)  # 8.58: it did not leave
    assert legal(state) == ["special", "end"]


@pytest.mark.rule("8.42", "8.53")
def test_who_lost_an_mp_digs_in_only_if_it_is_an_engineer() -> None:
    state = blown("g-1ss-1@85 a-1111@86", "g-1ss-1")
    assert starts(state, "entrench") == []
    state = blown("g-12ss-eng@85 a-1111@86", "g-12ss-eng")
    assert legal(state) == ["to 42", "to 82", "to 84", "to 86", "entrench g-12ss-eng", "stop"]
    do(state, "entrench g-12ss-eng")
    assert [flag(state, "g-12ss-eng", which) for which in (ENTRENCHED, DONE, MOVED)] == [True, True, False]
    state = blown("g-12ss-eng@85:1e a-1111@86", "g-12ss-eng")
    assert starts(state, "entrench") == []  # it is dug in already


@pytest.mark.rule("8.42", "8.52")
def test_an_engineer_in_a_stack_that_stops_at_the_bridge_may_dig_in() -> None:
    state = blown("g-12ss-eng@85 g-1ss-1@85 a-1111@86", "g-1ss-1", "g-12ss-eng")
    assert starts(state, "entrench") == []
    do(state, "stop")
    assert legal(state) == ["entrench g-12ss-eng", "stop"]


@pytest.mark.rule("8.42", "8.29")
def test_out_of_supply_it_still_has_its_one_area() -> None:
    units = "g-2-pz@85 a-1111@86 a-254@84 a-9-52@82 a-28-103@42"
    state = blown(units, "g-2-pz")
    assert is_oos(state, "g-2-pz")
    assert legal(state) == ["to 42", "to 82", "to 84", "stop"]
    do(state, "to 84")
    assert asked(state) == "german tigers-prompt-movement 8.2"


# --- R46 --------------------------------------------------------------------------------------------------------------

POCKET = "g-2-pz@75 g-2-2@75 a-9-2@75 a-28-103@63 a-254@65 a-28-109-1@61"


@pytest.mark.rule("8.42", "8.28")
def test_a_unit_stopped_by_a_demolition_may_end_its_move_without_supply() -> None:
    """R46: Hompre is out of supply, on the way to attack Martelange over its bridge."""
    state = position(POCKET)
    go(state, "g-2-pz", "64")
    assert legal(state) == ["to 61", "to 63", "to 65", "to 75"]
    do(state, "to 61")
    assert legal(state) == ["blow a-28-109-1", "hold"]
    do(state, "blow a-28-109-1", "hits 1")
    assert spent(state) == 3
    assert legal(state) == ["to 63", "to 65", "to 75", "stop"]
    do(state, "stop")
    assert [flag(state, "g-2-pz", which) for which in (DONE, MOVED, MUST)] == [True, True, False]
    do(state, "end", "close")
    assert at(state, "g-2-pz") == "64:4"


@pytest.mark.rule("8.42", "8.28")
def test_the_licence_holds_where_the_bridge_was_and_no_further() -> None:
    """Harlange is out of supply too: after a step to it there is no stop again."""
    state = position(POCKET.replace("a-254@65", "a-254@66 a-1128@59"), damaged="61-65")
    go(state, "g-2-2", "64")
    assert legal(state) == ["to 61", "to 63", "to 65", "to 75"]
    do(state, "to 61", "blow a-28-109-1", "hits 1")
    assert legal(state) == ["to 63", "to 65", "to 75", "stop"]  # Martelange on foot: 2 + 1 + 3 + 1
    do(state, "to 65")
    assert legal(state) == ["to 59", "to 66", "to 75"]


# --- R40 the stack splits ---------------------------------------------------------------------------------------------


@pytest.mark.rule("8.42", "8.21")
def test_a_stack_may_split_and_its_parts_go_on_before_anybody_else() -> None:
    state = blown(WAIMES + " g-12ss-pz@84", "g-1ss-pz", "g-1ss-1", "g-1ss-2")
    assert told(do(state, "apart g-1ss-pz")) == []
    assert legal(state) == [
        "to 42", "to 82", "to 84", "to 86", "stop", "apart g-1ss-1", "apart g-1ss-2",
    ]  # the mechanized units may wade now  # fmt: skip
    assert question(state) == f"tigers-prompt-stack place=@tigers-place-85 scope={UNITS.index('g-1ss-1')}"
    assert spent(state) == 1
    assert told(do(state, "to 86")) == ["moved units=g-1ss-1,g-1ss-2 origin=85 place=86 cost=4 walks=True"]
    assert question(state) == (
        f"tigers-prompt-moving unit=@tigers-g-1ss-pz place=@tigers-place-85 scope={UNITS.index('g-1ss-pz')}"
    )
    assert asked(state) == "german tigers-prompt-moving 8.42"
    assert spent(state) == 1
    assert legal(state) == ["to 42", "to 82", "to 84", "stop"]  # nobody else moves yet
    do(state, "to 84", "stop")
    assert legal(state) == ["move g-12ss-pz", "special", "end"]
    assert [at(state, name) for name in ("g-1ss-pz", "g-1ss-1", "g-1ss-2")] == ["84:4", "86:3", "86:3"]


@pytest.mark.rule("8.42")
def test_units_that_leave_the_stack_one_after_the_other_form_one_of_their_own() -> None:
    state = blown(WAIMES, "g-1ss-pz", "g-1ss-1", "g-1ss-2")
    do(state, "apart g-1ss-2", "apart g-1ss-pz")
    assert starts(state, "apart") == []
    assert question(state).startswith("tigers-prompt-moving unit=@tigers-g-1ss-1 ")
    do(state, "stop")
    assert flag(state, "g-1ss-1", DONE)
    assert legal(state) == ["to 42", "to 82", "to 84", "stop", "apart g-1ss-pz", "apart g-1ss-2"]
    assert told(do(state, "to 84")) == ["moved units=g-1ss-pz,g-1ss-2 origin=85 place=84 cost=1 walks=False"]


@pytest.mark.rule("8.42")
def test_all_three_may_go_their_own_ways() -> None:
    state = blown(WAIMES, "g-1ss-pz", "g-1ss-1", "g-1ss-2")
    do(state, "apart g-1ss-2", "apart g-1ss-pz", "to 86")  # the first of the regiments wades
    do(state, "apart g-1ss-2")
    assert question(state).startswith("tigers-prompt-moving unit=@tigers-g-1ss-pz ")
    do(state, "to 84", "stop")
    assert legal(state) == ["to 42", "to 82", "to 84", "to 86", "stop"]
    do(state, "stop")
    assert legal(state) == ["special", "end"]
    assert [at(state, name) for name in ("g-1ss-pz", "g-1ss-1", "g-1ss-2")] == ["84:4", "86:3", "85:3"]


@pytest.mark.rule("8.42")
def test_a_part_that_loses_another_bridge_splits_by_itself() -> None:
    """Those who left at the first bridge wait for it, and do not join those at the second."""
    units = "g-1ss-pz@85 g-1ss-1@85 g-1ss-2@85 a-1111@86 a-254@42"
    state = blown(units, "g-1ss-pz", "g-1ss-1", "g-1ss-2")
    do(state, "apart g-1ss-pz", "to 42", "blow a-254", "hits 1")
    assert spent(state) == 2
    do(state, "apart g-1ss-1")
    do(state, "stop")  # g-1ss-2
    assert question(state).startswith("tigers-prompt-moving unit=@tigers-g-1ss-1 ")
    assert spent(state) == 2
    do(state, "stop")
    assert question(state).startswith("tigers-prompt-moving unit=@tigers-g-1ss-pz ")
    assert spent(state) == 1


@pytest.mark.rule("8.42", "8.21")
def test_without_a_demolition_a_stack_stays_together() -> None:
    state = position(WAIMES)
    do(state, "move g-1ss-pz", "with g-1ss-1", "to 84")
    assert legal(state) == ["to 42", "to 83", "to 85", "stop"]


@pytest.mark.rule("8.42", "8.37")
def test_a_part_that_stays_makes_the_area_occupied_for_the_other() -> None:
    state = blown(WAIMES, "g-1ss-pz", "g-1ss-1", "g-1ss-2")
    do(state, "apart g-1ss-pz", "to 84", "stop")
    assert told(do(state, "to 84")) == ["moved units=g-1ss-pz origin=85 place=84 cost=2 walks=False"]


@pytest.mark.rule("8.42", "8.36")
def test_the_penalty_comes_from_the_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, costs={"blown": 2})
    assert spent(blown(WAIMES, "g-1ss-pz")) == 2

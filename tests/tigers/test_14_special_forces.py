"""14.0 German special forces: when, where, the three effects, and when they are gone."""

from pathlib import Path

import pytest

from grognard.games.tigers.board import BOOK
from grognard.games.tigers.state import TigersState
from tests.tigers.battle import corrected, needs, silent
from tests.tigers.position import (
    asked,
    at,
    chances,
    cites,
    do,
    go,
    is_damaged,
    legal,
    position,
    question,
    spent,
    starts,
    told,
)

VALUED = {"1", "5", "75", "80", "86", "91", "94", "95", "109", "115", "121"}  # the areas with victory points
FREE = [place for place in BOOK.map.areas if place not in VALUED]
PAIR = "g-26-39@25 a-106-422@4"  # far apart: nobody troubles anybody


def pass_impulses(state: TigersState, count: int) -> list[str]:
    """Nobody moves for so many halves."""
    return [line for _ in range(count) for line in told(do(state, "end"))]


# --- 14.11 when -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.11")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize(("day", "usable"), [(16, False), (17, True), (18, True), (19, True), (20, False), (21, False)])
def test_one_impulse_of_three_days(day: int, usable: bool, number: int) -> None:
    state = position(PAIR, impulse=f"{day}-{number}")
    assert ("special" in legal(state)) == usable
    assert "special" not in legal(position(PAIR, side="allied", impulse=f"{day}-{number}"))


@pytest.mark.rule("14.11")
def test_the_last_day_has_none() -> None:
    assert "special" not in legal(position(PAIR, impulse="22-1"))


@pytest.mark.rule("14.11", "14.21")
def test_once_a_day_and_each_effect_once() -> None:
    state = position(PAIR)
    assert legal(state) == ["move g-26-39", "special", "entrench g-26-39", "end"]
    do(state, "special")
    assert legal(state) == ["restrict", "sabotage", "disrupt"]
    assert asked(state) == "german tigers-prompt-effect 14.21"
    assert question(state) == "tigers-prompt-effect scope=0"
    assert do(state, "disrupt") == []
    assert asked(state) == "german tigers-prompt-marker 14.12"
    assert question(state) == "tigers-prompt-marker scope=0"
    events = do(state, "to 70")
    assert told(events) == ["special_placed place=70 effect=2"]
    assert cites(events) == ["14.24"]
    assert legal(state) == ["move g-26-39", "entrench g-26-39", "end"]  # not again in this impulse
    for _ in range(2):
        pass_impulses(state, 2)
        assert legal(state) == ["move g-26-39", "entrench g-26-39", "end"]  # nor on this day
    pass_impulses(state, 2)
    assert legal(state) == ["move g-26-39", "special", "entrench g-26-39", "end"]  # the 18th
    do(state, "special")
    assert legal(state) == ["restrict", "sabotage"]
    events = do(state, "restrict", "to 71")
    assert told(events) == ["special_placed place=71 effect=0"]
    assert cites(events) == ["14.22"]
    pass_impulses(state, 6)
    do(state, "special")  # the 19th
    assert legal(state) == ["sabotage"]
    events = do(state, "sabotage", "to 70")
    assert told(events) == ["special_placed place=70 effect=1"]
    assert cites(events) == ["14.23"]


@pytest.mark.rule("14.11")
def test_what_is_not_used_on_a_day_is_lost() -> None:
    """One use a day, though three are left."""
    state = position(PAIR, impulse="19-1")
    do(state, "special", "sabotage", "to 70")
    pass_impulses(state, 2)
    assert "special" not in legal(state)


@pytest.mark.rule("14.11", "SB-8")
def test_a_scenario_may_allow_one_use_or_none() -> None:
    units = "g-26-39@52 a-28-110-1@75"
    state = position(units, scenario="fifth_panzer")
    do(state, "special", "sabotage", "to 70")
    pass_impulses(state, 6)
    assert asked(state) == "german tigers-prompt-movement 8.2"  # the 18th
    assert "special" not in legal(state)
    assert "special" in legal(position(units, scenario="fifth_panzer", impulse="18-1"))
    assert "special" not in legal(position("g-212-320@10 a-4-22@5", scenario="seventh_army"))


# --- 14.12 where ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.12")
@pytest.mark.parametrize("effect", ["restrict", "sabotage", "disrupt"])
def test_any_area_without_points(effect: str) -> None:
    """With Germans, Allies or nobody in it; never a zone."""
    state = position("g-26-39@70 a-106-422@71")
    do(state, "special", effect)
    assert starts(state, "to") == FREE
    assert len(FREE) == 111
    assert {id_ for id_, area in BOOK.map.areas.items() if area.vp} == VALUED


@pytest.mark.rule("14.12")
def test_only_areas_in_play() -> None:
    state = position("g-26-39@52 a-28-110-1@75", scenario="fifth_panzer")
    do(state, "special", "sabotage")
    inside = BOOK.map.play_areas["fifth_panzer"].areas
    assert starts(state, "to") == [place for place in FREE if place in inside]


@pytest.mark.rule("14.12", "SC-2")
def test_the_towns_of_the_three_days_are_free_unless_the_map_values_them() -> None:
    state = position(PAIR, scenario="three_days")
    do(state, "special", "sabotage")
    assert starts(state, "to") == FREE
    assert {"61", "76", "92", "41"} <= set(FREE)  # Martelange, Noville, Hoffrai, Monschau
    assert not {"5", "1", "75"} & set(FREE)  # Luxembourg, Arlon, Bastogne


@pytest.mark.rule("14.12")
def test_between_moves_only() -> None:
    """R26: not with a unit in hand, nor when a bridge is about to be crossed."""
    state = position("g-2-pz@72 a-28-103@71")
    do(state, "move g-2-pz")
    assert "special" not in legal(state)
    do(state, "to 70")
    assert "special" not in legal(state)
    do(state, "to 71")
    assert legal(state) == ["blow a-28-103", "hold"]
    do(state, "hold")
    assert legal(state) == ["special", "end"]  # the move is over
    do(state, "special", "disrupt", "to 71", "end", "battle 71", "hits 0")
    assert chances(state) == {"hits 0": 6, "hits 1": 4}  # the German call: 4 SP behind the front
    do(state, "hits 0")
    assert needs(state)[0] == "a-28-103 g-2-pz 5"  # 4, -1 -1 without arms and over the river, +1


# --- 14.22 restriction ------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.21", "14.22")
@pytest.mark.parametrize("day", [17, 18, 19])
def test_no_restriction_in_the_third_impulse(day: int) -> None:
    for number in (1, 2):
        state = position(PAIR, impulse=f"{day}-{number}")
        do(state, "special")
        assert legal(state) == ["restrict", "sabotage", "disrupt"]
    state = position(PAIR, impulse=f"{day}-3")
    do(state, "special")
    assert legal(state) == ["sabotage", "disrupt"]


@pytest.mark.rule("14.21", "14.22")
def test_with_the_restriction_alone_left_there_is_nothing_to_place_in_a_third_impulse() -> None:
    state = position(PAIR)
    do(state, "special", "sabotage", "to 70")
    pass_impulses(state, 6)
    do(state, "special", "disrupt", "to 70")
    pass_impulses(state, 6)
    assert "special" in legal(state)  # 19-1
    pass_impulses(state, 4)
    assert "special" not in legal(state)  # 19-3


@pytest.mark.rule("14.22")
def test_ex_13_restriction() -> None:
    state = position("a-4-8@68 g-26-39@25", side="allied", special="restriction@69")
    do(state, "move a-4-8")
    assert told(do(state, "to 69")) == ["moved units=a-4-8 origin=68 place=69 cost=2 walks=False"]
    assert spent(state) == 2
    assert told(do(state, "to 70")) == ["moved units=a-4-8 origin=69 place=70 cost=2 walks=False"]
    assert spent(state) == 4
    assert told(do(state, "to 72")) == ["moved units=a-4-8 origin=70 place=72 cost=1 walks=False"]


@pytest.mark.rule("14.22")
@pytest.mark.parametrize(
    ("special", "side", "unit"),
    [("", "allied", "a-4-8"), ("combat@69", "allied", "a-4-8"), ("demolition@69", "allied", "a-4-8"),
     ("restriction@69", "german", "g-2-2"), ("restriction@71", "allied", "a-4-8")],
)  # fmt: skip
def test_nothing_else_costs_more(special: str, side: str, unit: str) -> None:
    """No other effect, no other area, and no German."""
    state = position(f"{unit}@68", side=side, special=special)
    do(state, f"move {unit}", "to 69", "to 70")
    assert spent(state) == 2


@pytest.mark.rule("14.22", "8.38")
def test_foot_runs_out_of_points_in_it() -> None:
    """5 MP: 1 and 1 to enter 69, 1 and 1 to leave it, 1 to 72; without the marker two areas further."""
    state = position("a-106-422@68", side="allied", special="restriction@69")
    go(state, "a-106-422", "69", "70", "72")
    assert at(state, "a-106-422") == "72:3"
    assert asked(state) == "allied tigers-prompt-movement 8.2"
    state = position("a-106-422@68", side="allied")
    go(state, "a-106-422", "69", "70", "72", "79", "80")
    assert at(state, "a-106-422") == "80:3"


@pytest.mark.rule("14.22", "8.36")
def test_leaving_an_enemy_by_a_damaged_bridge_under_restriction() -> None:
    """3 for the bridge, 1 for the enemy, 1 for the marker: all 5 MP; an occupied bank is one too many."""
    state = position("a-106-422@70 g-26-39@70", side="allied", special="restriction@70")
    do(state, "move a-106-422")
    assert "51" in starts(state, "to")
    state = position("a-106-422@70 g-26-39@70 a-28-110-1@51", side="allied", special="restriction@70")
    do(state, "move a-106-422")
    assert "51" not in starts(state, "to")
    state = position("a-106-422@70 g-26-39@70 a-28-110-1@51", side="allied")
    do(state, "move a-106-422")
    assert "51" in starts(state, "to")


@pytest.mark.rule("14.22")
def test_a_unit_that_cannot_pay_is_not_offered_a_move() -> None:
    """Nothing leads from Marnach but the damaged bridge, at 3 + 1 + 1 + 1 for a unit on foot."""
    units = "a-106-422@70 g-26-39@70 g-26-77@69 g-26-78@71 g-5fj-13@72 a-28-110-1@51:d"
    assert "move a-106-422" in legal(position(units, side="allied"))
    assert "move a-106-422" not in legal(position(units, side="allied", special="restriction@70"))


@pytest.mark.rule("14.22")
def test_the_cost_comes_from_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = {"cost": 2, "last_impulse": 1, "demolition": 3, "modifier": 2}
    corrected(monkeypatch, tmp_path, special_forces=table)
    state = position("a-4-8@68 g-26-39@25", side="allied", special="restriction@69")
    do(state, "move a-4-8", "to 69", "to 70")
    assert spent(state) == 6
    state = position(PAIR, impulse="17-2")
    do(state, "special")
    assert legal(state) == ["sabotage", "disrupt"]
    state = silent("g-26-39@70 a-106-422@70", special="combat@70")
    assert needs(state) == ["a-106-422 g-26-39 3", "g-26-39 a-106-422 3"]
    state = position("g-2-pz@70 a-28-103@71", special="demolition@71")
    do(state, "move g-2-pz", "to 71", "blow a-28-103")
    assert chances(state) == {"hits 0": 7, "hits 1": 3}


# --- 14.23 demolition -------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.23")
@pytest.mark.parametrize(
    ("special", "unit", "need"),
    [
        ("", "a-28-103@71", 8),
        ("demolition@71", "a-28-103@71", 1),
        ("demolition@71", "a-28-103@71:m", 1),
        ("demolition@71", "a-28-110-2@71", 1),
        ("demolition@71", "a-28-110-2@71:m", 1),
        ("demolition@70", "a-28-103@71", 8),  # it lies at the other end of the bridge
        ("combat@71", "a-28-103@71", 8),
        ("restriction@71", "a-28-110-2@71", 4),
    ],
)
def test_an_allied_unit_beside_the_marker_demolishes_on_a_one(special: str, unit: str, need: int) -> None:
    state = position(f"g-2-pz@70 {unit}", special=special)
    name = unit.partition("@")[0]
    do(state, "move g-2-pz", "to 71", f"blow {name}")
    assert asked(state) == "chance tigers-roll-demolition 10.29"
    assert chances(state) == {"hits 0": 10 - need, "hits 1": need}
    assert told(do(state, "hits 1"))[0] == (f"demolition_tried unit={name} a=70 b=71 need={need} success=True dice=()")


@pytest.mark.rule("14.23")
def test_each_bridge_has_its_own_roll() -> None:
    """Clervaux has two bridges: 70-71 and 71-73; the same unit fails at one and blows the other."""
    state = position("g-2-pz@70 g-116-pz@73 a-28-103@71", special="demolition@71")
    do(state, "move g-2-pz", "to 71", "blow a-28-103", "hits 0")
    do(state, "move g-116-pz", "to 71", "blow a-28-103")
    assert chances(state) == {"hits 0": 9, "hits 1": 1}
    do(state, "hits 1")
    assert (is_damaged(state, "70-71"), is_damaged(state, "71-73")) == (False, True)


@pytest.mark.rule("14.23")
def test_germans_demolish_as_ever() -> None:
    state = position("a-7-b@70 g-600@71", side="allied", special="demolition@71")
    do(state, "move a-7-b", "to 71", "blow g-600")
    assert chances(state) == {"hits 0": 2, "hits 1": 8}


# --- 14.24 combat -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.24")
@pytest.mark.parametrize(
    ("side", "special", "found"),
    [
        ("german", "combat@70", ["a-7-b g-2-pz 5", "g-2-pz a-7-b 4"]),
        ("allied", "combat@70", ["g-2-pz a-7-b 6", "a-7-b g-2-pz 3"]),
        ("german", "combat@71", ["a-7-b g-2-pz 6", "g-2-pz a-7-b 4"]),
        ("allied", "combat@71", ["g-2-pz a-7-b 6", "a-7-b g-2-pz 4"]),
        ("german", "restriction@70", ["a-7-b g-2-pz 6", "g-2-pz a-7-b 4"]),
        ("german", "demolition@70", ["a-7-b g-2-pz 6", "g-2-pz a-7-b 4"]),
    ],
)
def test_allied_fire_in_the_area_is_worse(side: str, special: str, found: list[str]) -> None:
    assert needs(silent("g-2-pz@70 a-7-b@70", side=side, special=special)) == found


@pytest.mark.rule("14.24", "9.74")
def test_it_adds_up_with_the_rest() -> None:
    state = silent("g-26-39@70:e a-7-b@70", side="allied", special="combat@70")
    assert needs(state) == ["g-26-39 a-7-b 5", "a-7-b g-26-39 2"]


# --- 14.3 the end -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.3", "14.24")
def test_it_lies_through_both_impulses_and_is_removed_after_the_allied_one() -> None:
    state = position("g-2-pz@70 a-7-b@70")
    do(state, "special", "disrupt", "to 70")
    assert told(do(state, "end")) == []
    assert told(do(state, "close")) == []  # the German impulse is over
    do(state, "end", "battle 70", "join a-7-b", "hits 0", "hits 0")
    assert needs(state) == ["g-2-pz a-7-b 6", "a-7-b g-2-pz 3"]  # 17-1, the Allied impulse
    assert (state.special_place, state.special_effect) == (-1, -1)
    do(state, "end", "battle 70", "join g-2-pz", "hits 0", "hits 0")
    assert needs(state)[0] == "a-7-b g-2-pz 6"  # 17-2: gone


@pytest.mark.rule("14.3")
def test_the_removal_is_told() -> None:
    state = position(PAIR, side="allied", special="restriction@70")
    events = do(state, "end")
    assert told(events)[0] == "special_removed place=70"
    assert cites(events)[0] == "14.3"
    assert [line for line in pass_impulses(state, 2) if line.startswith("special")] == []
    state = position("g-26-39@25 a-106-422@4", side="allied", special="restriction@1")
    assert told(do(state, "end"))[0] == "special_removed place=1"  # the first place of the map is a place

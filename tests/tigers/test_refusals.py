"""Why not: for each mistake, the rule and the sentence with the figures that decide."""

from copy import copy
from typing import Any

import pytest

from grognard.games.tigers import GAME
from grognard.games.tigers.board import PLACES, UNITS
from grognard.games.tigers.bridges import Crossing
from grognard.games.tigers.movement import Moving
from grognard.games.tigers.pointing_arrivals import no_zone
from grognard.games.tigers.state import BLOW_TRIED, COMING, SHIFT, TRIED, TigersState, add, board_of
from grognard.kernel import Intent
from tests.tigers.position import battles, bridge, do, legal, opening, plan, position, refusal

# The south, around Echternach: with these four, what lies west of the Sauer is cut off from zone C
CUT_OFF = "a-4-12-2@11 a-9-60-2@20 a-9-60-1@21 a-9-19@56"


def no(state: TigersState, pieces: str = "", *, place: str = "", piece: str = "", verb: str = "") -> str:
    """The refusal with its figures, without the names of units and places: ``8.38 too-far cost=11 left=8``."""
    words = refusal(state, pieces, place=place, piece=piece, verb=verb).replace("tigers-no-", "", 1).split()
    return " ".join(word for word in words if "@" not in word)


def hand(state: TigersState, *units: str, **more: Any) -> TigersState:
    """The state with units in hand that have spent MP or taken steps already."""
    state.stack.append(Moving(tuple(sorted(UNITS.index(unit) for unit in units)), **more))
    state.__dict__.clear()
    return state


def shift(state: TigersState, unit: str, steps: int) -> TigersState:
    """11.14 The state with a unit that comes in by another zone."""
    state.flags[UNITS.index(unit)] |= steps * SHIFT
    state.__dict__.clear()
    return state


# --- 4, 5, 11: whose unit, and where it is ----------------------------------------------------------------------------


def test_only_the_side_whose_impulse_it_is_moves() -> None:
    state = position("g-2-pz@51 a-28-110-1@70")
    expected = "8.1 tigers-no-not-yours unit=@tigers-a-28-110-1 side=@side-german"
    assert refusal(state, "a-28-110-1", place="71") == expected
    away = GAME.why_not(state, GAME.seat("allied"), Intent(("a-28-110-1",), "71"))
    assert away is not None
    assert (away.rule, away.text.id) == ("", "refusal-not-asked")


def test_a_name_that_nobody_knows_is_said_to_be_unknown() -> None:
    state = position("g-2-pz@51")
    assert refusal(state, "g-99") == " unknown-name kind=unit name=g-99"
    assert refusal(state, "g-2-pz", place="200") == " unknown-name kind=place name=200"
    assert refusal(state, "g-2-pz", piece="g-99") == " unknown-name kind=unit name=g-99"


@pytest.mark.parametrize(
    ("unit", "found"),
    [
        ("g-2-2@dead", "9.23 dead"),
        ("g-669@waiting", "11.11 not-due impulse=17-2"),
        ("g-9ss-pz@waiting", "11.3 unreleased-late impulse=19-1"),
        ("g-2ss-3@waiting", "11.3 unreleased-late impulse=20-1"),
        ("g-11-pz@waiting", "11.3 unreleased"),
    ],
)
def test_a_unit_beside_the_map_does_not_act(unit: str, found: str) -> None:
    state = position(f"g-2-pz@51 {unit}")
    assert no(state, unit.partition("@")[0], place="52") == found


def test_a_conditional_group_is_said_what_it_waits_for() -> None:
    waiting = position("g-2-pz@51 g-9ss-pz@waiting g-11-pz@waiting")
    places = "places=@tigers-place-86 @tigers-place-93"
    expected = f"11.3 tigers-no-unreleased-late unit=@tigers-g-9ss-pz {places} impulse=19-1"
    assert refusal(waiting, "g-9ss-pz") == expected
    places = "places=@tigers-place-112 @tigers-place-114 @tigers-place-115"
    assert refusal(waiting, "g-11-pz") == f"11.3 tigers-no-unreleased unit=@tigers-g-11-pz {places}"
    assert no(position("g-2-pz@51 g-9ss-pz@waiting", released="9ss"), "g-9ss-pz") == "11.11 not-due impulse=18-1"


def test_a_unit_on_its_way_to_another_zone_comes_next_impulse() -> None:
    state = position("g-2-pz@51 g-669@waiting")
    state.where[UNITS.index("g-669")] = COMING - PLACES.index("A")
    assert refusal(state, "g-669") == "11.14 tigers-no-coming unit=@tigers-g-669 zone=@tigers-place-A"


@pytest.mark.parametrize(
    ("scenario", "side", "ours", "unit", "found"),
    [
        ("seventh_army", "german", "g-605@10", "g-2-pz", "SA-2 absent"),
        ("seventh_army", "allied", "a-4-22@7", "a-38cav", "SA-3 absent"),
        ("fifth_panzer", "german", "g-2-pz@51", "g-605", "SB-2 absent"),
        ("fifth_panzer", "allied", "a-1107@77", "a-38cav", "SB-3 absent"),
    ],
)
def test_a_unit_of_another_scenario_is_not_in_the_game(
    scenario: str, side: str, ours: str, unit: str, found: str
) -> None:
    assert no(position(ours, scenario=scenario, side=side), unit) == found


@pytest.mark.parametrize(("mark", "found"), [("m", "8.25 moved"), ("d", "8.25 acted"), ("a", "9.16 attacked")])
def test_who_has_acted_in_this_turn_does_nothing_more(mark: str, found: str) -> None:
    state = position(f"g-2-2@51:{mark} g-2-pz@51")
    assert no(state, "g-2-2", place="52") == found
    assert no(state, "g-2-2", verb="entrench") == found
    assert no(state, "g-2-pz g-2-2", place="52") == found


def test_who_has_entrenched_in_this_turn_does_nothing_more() -> None:
    state = position("g-2-2@51 g-600@51")
    do(state, "entrench g-2-2", "entrench g-600")
    assert no(state, "g-2-2", place="52") == "8.53 dug"
    assert no(state, "g-600", place="52") == "8.52 dug"


def test_triangles_decide_who_moves_in_the_first_impulse() -> None:
    state = position("g-1ss-pz@34 g-1ss-1@34", impulse="16-1")
    assert no(state, "g-1ss-pz", place="36") == "5.24 triangle-german"
    assert no(state, "g-1ss-1") == "5.24 triangle-german"
    assert plan(state, "g-1ss-1", verb="entrench") == ["entrench g-1ss-1"]
    allied = position("a-2-9@42 a-2-23@42", impulse="16-1", side="allied")
    assert no(allied, "a-2-9", place="84") == "5.23 triangle-allied"
    assert plan(allied, "a-2-23", place="84") == ["move a-2-23", "to 84", "stop"]
    assert plan(allied, "a-2-9", verb="entrench") == ["entrench a-2-9"]


def test_a_zone_may_keep_its_units() -> None:
    assert no(position("g-2-pz@E"), "g-2-pz", place="95") == "12.25 exited"
    held = position("g-2-pz@E a-7-b@E", side="allied", impulse="17-3")
    assert no(held, "a-7-b", place="95") == "11.21 zone-held"


# --- 8.2: where to ----------------------------------------------------------------------------------------------------


def test_nothing_is_meant_without_a_unit() -> None:
    state = position("g-2-pz@51")
    assert no(state) == "8.2 choose-unit"
    assert no(state, place="52") == "8.2 choose-unit"
    assert no(state, "g-2-pz", verb="blow") == "8.2 not-now answer=blow"
    assert no(state, verb="close") == "8.2 not-now answer=close"


def test_a_friend_is_no_place_to_go_to() -> None:
    state = position("g-2-pz@51 g-2-2@52 a-741@dead")
    assert no(state, "g-2-pz", piece="g-2-2") == "8.2 friend"
    assert no(state, "g-2-pz", piece="a-741") == "9.23 dead"


def test_units_of_different_places_are_no_stack() -> None:
    state = position("g-2-pz@51 g-2-2@52")
    expected = "8.21 tigers-no-two-places unit=@tigers-g-2-pz other=@tigers-g-2-2"
    assert refusal(state, "g-2-pz g-2-2", place="53") == expected


def test_areas_that_touch_need_a_road() -> None:
    state = position("g-7a-flak@9")
    assert refusal(state, "g-7a-flak", place="8") == "3.22 tigers-no-no-road place=@tigers-place-8 here=@tigers-place-9"


def test_a_unit_is_where_it_is() -> None:
    state = position("g-2-pz@51")
    assert no(state, "g-2-pz", place="51", verb="move") == "8.2 there-already"
    assert no(state, "g-2-pz", place="51") == "8.54 dig-armour"


def test_a_step_must_be_paid_for() -> None:
    """8.33 a damaged bridge 3, 8.37 somebody there 1."""
    state = hand(position("g-26-39@55 a-28-110-3@69"), "g-26-39", spent=2, taken=1)
    assert no(state, place="69") == "8.38 points cost=4 left=3 road=3 occupied=1 leaving=0 special=0"


def test_the_costs_of_a_step_are_named() -> None:
    """8.33 the road 2, 8.37 somebody there 1, 8.36 away from enemies 1, 14.22 away from special forces 1."""
    state = position("a-9-14@85 g-1ss-pz@85 a-741@42", side="allied", special="restriction@85")
    found = no(hand(state, "a-9-14", spent=4), place="42")
    assert found == "8.38 points cost=5 left=4 road=2 occupied=1 leaving=1 special=1"


def test_a_zone_is_never_dearer_for_who_is_there() -> None:
    state = hand(position("a-741@95 a-7-b@E", side="allied"), "a-741", spent=8, taken=1)
    assert no(state, place="E") == "8.38 points cost=1 left=0 road=1 occupied=0 leaving=0 special=0"


def test_a_way_must_be_paid_for() -> None:
    state = position("g-2-pz@51 g-26-39@51")
    assert no(state, "g-2-pz", place="71") == "8.38 too-far cost=9 left=8"
    assert no(state, "g-26-39", place="32") == ""
    assert no(state, "g-26-39", place="33") == "8.38 too-far cost=6 left=5"
    expected = "8.38 tigers-no-too-far unit=@tigers-g-26-39 place=@tigers-place-33 cost=6 left=5"
    assert refusal(state, "g-2-pz g-26-39", place="33") == expected


def test_over_a_damaged_bridge_everybody_walks() -> None:
    state = position("g-600@51 g-2-pz@51 a-28-112@49 a-106-424@48")
    assert no(state, "g-600", place="73") == "8.34 on-foot cost=6 left=5"
    expected = "8.34 tigers-no-armour-bridge unit=@tigers-g-2-pz place=@tigers-place-70 here=@tigers-place-51"
    assert refusal(state, "g-2-pz", place="70") == expected
    assert refusal(state, "g-600 g-2-pz", place="70") == expected
    state = hand(position("g-600@51 a-28-110-1@70"), "g-600", spent=2, taken=1)
    assert no(state, place="70") == "8.34 on-foot cost=4 left=3"


def test_who_walks_goes_on_walking() -> None:
    state = position("g-605@11:f", scenario="seventh_army", damaged="19-21 21-22 22-56")
    assert no(state, "g-605", place="58") == ""
    assert no(state, "g-605", place="57") == "8.35 foot-rate cost=6 left=5"


def test_whoever_enters_by_another_zone_has_fewer_points() -> None:
    state = shift(position("a-7-b@G", side="allied", impulse="17-3"), "a-7-b", 2)
    assert no(state, "a-7-b", place="105") == ""
    assert no(state, "a-7-b", place="104") == "11.14 shifted cost=5 left=4"


def test_armour_needs_a_way_over_intact_bridges() -> None:
    state = position("g-7a-pzjgr@10 g-44@10", scenario="seventh_army", damaged="19-21 21-22 22-56")
    assert no(state, "g-7a-pzjgr", place="12") == "8.34 armour-way"
    expected = "8.34 tigers-no-armour-way unit=@tigers-g-7a-pzjgr place=@tigers-place-12"
    assert refusal(state, "g-44 g-7a-pzjgr", place="12") == expected


def test_nobody_goes_from_enemies_to_enemies() -> None:
    state = position("g-3fj-5@43 a-99-393@43 a-99-394@44 a-2-9@42 a-254@83")
    expected = "8.27 tigers-no-enemy-to-enemy place=@tigers-place-44 here=@tigers-place-43"
    assert refusal(state, "g-3fj-5", place="44") == expected
    assert refusal(state, "g-3fj-5", piece="a-99-394") == expected
    assert plan(state, "g-3fj-5", place="38") == ["move g-3fj-5", "to 38", "stop"]


def test_enemies_bar_the_way() -> None:
    state = position(f"g-605@10 {CUT_OFF}", scenario="seventh_army")
    expected = "8.22 tigers-no-barred unit=@tigers-g-605 place=@tigers-place-12 blocked=@tigers-place-11"
    assert refusal(state, "g-605", place="12") == expected


def test_nobody_moves_out_of_supply() -> None:
    """Behind the enemy in Echternach there is no way to zone C."""
    state = position(f"g-7a-pzjgr@11 g-44@11 {CUT_OFF}", scenario="seventh_army", intact="10-11")
    expected = "8.28 tigers-no-supply unit=@tigers-g-7a-pzjgr place=@tigers-place-12"
    assert refusal(state, "g-7a-pzjgr", place="12") == expected
    assert no(state, "g-7a-pzjgr", place="13") == "8.28 supply"
    assert no(state, "g-7a-pzjgr g-44", place="8") == "8.28 supply"
    assert plan(state, "g-44", place="10") == ["move g-44", "to 10", "stop"]


def test_units_out_of_supply_move_one_area() -> None:
    state = position(f"g-605@12 g-7a-pzjgr@12 {CUT_OFF}", scenario="seventh_army")
    assert plan(state, "g-7a-pzjgr", place="13") == ["move g-7a-pzjgr", "to 13"]
    assert refusal(state, "g-7a-pzjgr", place="5") == "8.29 tigers-no-one-area unit=@tigers-g-7a-pzjgr"
    do(state, "move g-605", "to 13")
    assert no(state, place="5") == "8.29 one-area"


@pytest.mark.parametrize(
    ("zone", "units", "side", "found"),
    [
        ("L", "g-2-pz@121", "german", "11.22 zone-closed"),
        ("C", "a-741@25", "allied", "11.23 zone-closed"),
        ("E", "a-741@95 g-2-pz@E", "allied", "11.21 zone-germans"),
        ("E", "a-741@94 g-2-pz@E", "allied", "11.21 zone-germans"),
    ],
)
def test_zones_are_closed(zone: str, units: str, side: str, found: str) -> None:
    assert no(position(units, side=side), units.partition("@")[0], place=zone) == found


def test_nothing_leaves_the_play_area() -> None:
    assert no(position("g-605@25", scenario="seventh_army"), "g-605", place="26") == "SA-1 outside"
    assert no(position("g-2-pz@33", scenario="fifth_panzer"), "g-2-pz", place="34") == "SB-1 outside"


def test_a_scenario_line_may_be_closed_in_the_first_impulse() -> None:
    state = position("a-9-19@15", side="allied", impulse="16-1", options={"lines_closed_16_1": "on"})
    expected = "ERR-5.23 tigers-no-line place=@tigers-place-57 here=@tigers-place-15"
    assert refusal(state, "a-9-19", place="57") == expected
    assert no(state, "a-9-19", place="56") == "ERR-5.23 line"
    assert no(state, "a-9-19", place="20") == ""


def test_a_closed_line_may_lie_on_the_way() -> None:
    """From Elsenborn, north of both scenarios, no way leads to Redange, west of them, but through one of the two."""
    state = position("a-2-23@42", side="allied", impulse="16-1", options={"lines_closed_16_1": "on"})
    assert no(state, "a-2-23", place="2") == "ERR-5.23 line"


def test_a_unit_without_a_first_step_is_stuck() -> None:
    state = position("a-4arm-cca@L a-4arm-ccb@L g-2-pz@121", side="allied", impulse="20-3", special="restriction@121")
    expected = "11.14 tigers-no-stuck unit=@tigers-a-4arm-cca place=@tigers-place-L"
    assert refusal(shift(state, "a-4arm-cca", 3), "a-4arm-cca") == expected
    assert refusal(state, "a-4arm-ccb a-4arm-cca") == expected


def test_a_battle_waits_for_the_end_of_movement() -> None:
    state = position("g-2-pz@70 a-28-110-1@70", intact="51-70")
    assert no(state, "g-2-pz", place="70") == "8.39 battle-later"
    assert no(state, "g-2-pz", piece="a-28-110-1") == "8.39 battle-later"


# --- units in hand ----------------------------------------------------------------------------------------------------


def test_a_stack_grows_only_before_its_first_step() -> None:
    state = position("g-2-pz@51 g-2-2@51 g-2-304@52 a-741@95 g-600@51:m")
    do(state, "move g-2-pz")
    assert no(state) == "8.2 choose-way"
    assert no(state, place="51") == "8.2 not-moved"
    assert no(state, verb="stop") == "8.2 not-moved"
    assert no(state, "g-2-304") == "8.21 two-places"
    assert no(state, "a-741") == "8.21 not-yours"
    assert no(state, "g-600") == "8.25 moved"
    assert no(state, piece="g-2-2") == "8.2 friend"
    assert no(state, "g-2-pz", verb="apart") == "8.42 apart"
    assert no(state, "g-2-2", verb="entrench") == "8.21 finish-first"
    do(state, "to 52")
    assert no(state, "g-2-304") == "8.21 finish-first"
    assert no(state, place="71") == "8.38 too-far cost=8 left=6"


def test_a_member_that_cannot_go_is_named() -> None:
    state = position("g-2-pz@51 g-600@51 g-26-39@51 a-28-112@49 a-106-424@48")
    do(state, "move g-600")
    expected = "8.34 tigers-no-armour-bridge unit=@tigers-g-2-pz place=@tigers-place-70 here=@tigers-place-51"
    assert refusal(state, "g-2-pz", place="70") == expected
    assert no(state, "g-26-39", place="33") == "8.38 too-far cost=6 left=5"


def test_a_move_does_not_stop_out_of_supply() -> None:
    """From contested Echternach by Consdorf, which is cut off, to attack at Beaufort, which is not."""
    state = position("g-7a-pzjgr@11 a-4-12-2@11 a-9-60-2@20 a-9-19@57", scenario="seventh_army", intact="10-11")
    assert plan(state, "g-7a-pzjgr", place="20") == ["move g-7a-pzjgr", "to 12", "to 16", "to 20"]
    assert no(state, "g-7a-pzjgr", place="12") == "8.28 supply"
    do(state, "move g-7a-pzjgr", "to 12")
    assert no(state, verb="stop") == "8.28 supply"
    assert no(state, place="12") == "8.28 supply"


def test_a_stack_parts_after_a_demolition_and_not_before() -> None:
    state = position("g-2-pz@51 g-2-2@51 g-600@51")
    do(state, "move g-2-pz", "with g-2-2", "with g-600")
    assert no(state, "g-2-2", verb="apart") == "8.42 apart"
    state = hand(position("g-2-pz@51 g-2-2@51 g-600@52"), "g-2-pz", "g-2-2", spent=1, blown=True)
    assert no(state, "g-2-pz g-2-2", verb="apart") == "8.42 apart"
    assert no(state, verb="apart") == "8.42 apart"
    assert no(state, "g-600") == "8.21 finish-first"


def test_units_without_a_way_in_common_go_singly() -> None:
    """Armour goes round by intact bridges, the infantry over the damaged one: both get there, but not together."""
    state = position("g-7a-pzjgr@19 g-44@19", scenario="seventh_army")
    together = ["move g-7a-pzjgr", "with g-44", "to 21", "to 20", "stop"]
    assert plan(state, "g-7a-pzjgr g-44", place="20")[:4] == together[:4]
    dear = position("g-7a-pzjgr@19 g-44@19 g-276-987@20 g-276-988@21", scenario="seventh_army")
    assert plan(dear, "g-7a-pzjgr", place="20") == ["move g-7a-pzjgr", "to 21", "to 20", "stop"]
    assert plan(dear, "g-44", place="20") == ["move g-44", "to 20", "stop"]
    expected = "8.21 tigers-no-no-common-way unit=@tigers-g-7a-pzjgr other=@tigers-g-44"
    assert refusal(dear, "g-44 g-7a-pzjgr", place="20") == expected


# --- 8.5: entrenchment ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("units", "place", "found"),
    [
        ("g-2-pz@51", "", "8.54 dig-armour"),
        ("g-2-2@B", "", "8.51 dig-zone"),
        ("g-2-2@70 a-28-110-1@70", "", "8.55 dig-enemy"),
        ("g-2-2@51:e", "", "8.51 dug-in"),
        ("g-2-2@51", "52", "8.53 dig-moved"),
        ("g-600@51:e", "31", ""),
        ("g-600@51", "32", "8.52 dig-points cost=4 left=3"),
        ("g-600@51", "70", "8.52 dig-points cost=4 left=2"),
        ("g-600@52 a-28-112@49", "49", "8.55 dig-enemy"),
        ("g-600@26", "B", "8.51 dig-zone"),
    ],
)
def test_who_entrenches_where(units: str, place: str, found: str) -> None:
    assert no(position(units), units.partition("@")[0], verb="entrench", place=place) == found


def test_one_engineer_at_a_time_goes_and_entrenches() -> None:
    state = position("g-600@51 g-207@51")
    assert no(state, "g-600 g-207", place="52", verb="entrench") == "8.52 one-at-a-time"
    assert plan(state, "g-600 g-207", verb="entrench") == ["entrench g-600", "entrench g-207"]


def test_entrenching_on_the_way() -> None:
    state = position("g-600@51 g-2-2@51")
    do(state, "move g-600")
    assert no(state, verb="entrench") == "8.2 not-moved"
    do(state, "to 52", "to 53", "to 29", "to 31", "to 32")
    assert no(state, verb="entrench") == "8.52 dig-points cost=4 left=3"
    do(state, "stop", "move g-2-2", "to 52")
    assert no(state, verb="entrench") == "8.53 dig-moved"
    blown = hand(position("g-2-2@51"), "g-2-2", spent=1, blown=True)
    assert no(blown, verb="entrench") == "8.53 dig-moved"


def test_a_stack_stops_before_its_engineers_entrench() -> None:
    state = position("g-600@51 g-2-2@51 a-741@95")
    do(state, "move g-600", "with g-2-2", "to 52")
    assert no(state, verb="entrench") == "8.52 dig-stack"
    do(state, "stop")
    assert no(state) == "8.52 choose-unit"
    assert no(state, "g-2-2") == "8.52 not-digger"
    assert no(state, "a-741") == "8.52 not-yours"
    assert no(state, "g-600", place="53") == "8.52 elsewhere"
    assert plan(state, "g-600", place="52") == ["entrench g-600"]


# --- 7.2: stacking ----------------------------------------------------------------------------------------------------


def test_only_units_of_the_crowded_area_are_removed() -> None:
    state = position("g-2-pz@52 g-2-2@52 g-2-304@52 g-116-pz@53 g-600@51 a-741@95")
    do(state, "move g-116-pz", "to 52", "stop", "end")
    assert no(state) == "7.2 choose-unit"
    assert no(state, "g-600") == "7.2 not-there"
    assert no(state, "a-741") == "7.2 not-yours"
    assert no(state, "g-2-pz g-2-2") == "7.2 one-at-a-time"
    assert no(state, "g-2-pz", place="51") == "7.2 elsewhere"
    assert no(state, "g-2-pz", piece="a-741") == "7.2 elsewhere"
    assert plan(state, "g-2-pz") == ["remove g-2-pz"]


# --- 14: special forces -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("more", "found"),
    [
        ({"impulse": "16-2"}, "14.11 special-day day=16"),
        ({"impulse": "20-1"}, "14.11 special-day day=20"),
        ({"impulse": "17-1", "special": "combat@88"}, "14.11 special-today day=17"),
        ({"impulse": "17-1"}, ""),
        ({"impulse": "17-1", "side": "allied"}, "14.11 special-german"),
    ],
)
def test_the_days_of_the_special_forces(more: dict[str, Any], found: str) -> None:
    assert no(position("g-2-pz@51", **more), verb="special") == found


def test_special_forces_are_used_up() -> None:
    assert no(position("g-605@10", scenario="seventh_army"), verb="special") == "SA-2 special-none"
    state = position("g-2-pz@51", scenario="fifth_panzer")
    state.special_left = 0
    assert no(state, verb="special") == "SB-8 special-used uses=1"
    state = position("g-2-pz@51")
    state.special_left = 0
    assert no(state, verb="special") == "14.21 special-used uses=3"


def test_an_effect_is_used_once_and_restriction_not_late() -> None:
    state = position("g-2-pz@51", impulse="18-3")
    state.special_used = 4
    do(state, "special")
    assert no(state) == "14.21 choose-effect"
    assert no(state, verb="disrupt") == "14.21 effect-used"
    assert no(state, verb="restrict") == "14.22 effect-late number=3 last=2"
    assert plan(state, verb="sabotage") == ["sabotage"]
    state = position("g-2-pz@51", impulse="18-3")
    state.special_used = 6
    assert no(state, verb="special") == "14.22 effect-late number=3 last=2"


def test_where_special_forces_go() -> None:
    state = position("g-2-pz@51", scenario="fifth_panzer")
    assert no(state, verb="special", place="75") == "14.12 ground-vp vp=1"
    assert plan(state, verb="special", place="76") == ["special"]
    do(state, "special", "sabotage")
    assert no(state) == "14.12 choose-ground"
    assert no(state, place="75") == "14.12 ground-vp vp=1"
    assert no(state, place="B") == "14.12 ground-zone"
    assert no(state, place="1") == "SB-1 outside"
    assert no(state, verb="restrict") == "14.12 not-now answer=restrict"
    assert plan(state, place="76") == ["to 76"]


# --- 9: battles -------------------------------------------------------------------------------------------------------


def test_what_was_entered_is_fought_for() -> None:
    state = position("g-2-pz@51 a-28-110-1@70", intact="51-70")
    do(state, "move g-2-pz", "to 70", "hold", "end")
    assert refusal(state, verb="close") == "9.12 tigers-no-must-attack place=@tigers-place-70"


def test_where_there_is_no_battle() -> None:
    state = battles("g-2-pz@70 g-2-2@70:m a-28-110-1@70 g-600@51 g-116-pz@72:m a-9-2@72 g-1ss-pz@E a-1-26@E")
    assert no(state) == "9.39 choose-battle"
    assert no(state, place="51") == "9.13 not-contested"
    assert no(state, place="95") == "9.13 not-contested"
    assert no(state, place="E") == "9.17 battle-zone"
    assert no(state, place="72") == "8.25 moved"
    assert no(state, "g-600 g-2-pz") == "9.13 not-contested"
    assert no(state, "g-2-pz g-600") == "9.13 not-there"
    assert no(state, "g-2-2", place="70") == "8.25 moved"
    assert no(state, "g-600", place="70") == "9.13 not-there"
    assert no(state, "a-28-110-1", place="70") == "9.13 not-yours"
    assert no(state, "g-2-pz", piece="g-2-2") == "9.39 friend"
    assert no(state, "g-653") == "9.23 dead"


def test_a_unit_attacks_once_a_turn_and_a_battle_is_one_round() -> None:
    state = battles("g-2-pz@70:a g-2-2@70 g-600@70 a-28-110-1@70 g-560-1128@49 a-28-112@49 g-116-pz@72:a a-9-2@72")
    assert no(state, "g-2-pz", place="70") == "9.11 attacked-once"
    assert no(state, place="72") == "9.11 attacked-once"
    do(state, "battle 70")
    assert no(state, "g-2-pz") == "9.11 attacked-once"
    assert no(state, verb="attack") == "9.13 join-first"
    do(state, "join g-2-2")
    assert no(state, "g-2-2") == "9.13 joined"
    assert no(state) == "9.13 choose-unit"
    assert no(state, "g-600", place="72") == "9.13 elsewhere"
    assert no(state, "g-600", piece="a-9-2") == "9.13 elsewhere"
    assert no(state, "g-600", piece="g-2-2") == "9.13 friend"
    do(state, "attack", "hits 0", "hits 0", "at g-2-2", "hits 0", "at a-28-110-1", "hits 0")
    assert no(state, place="70") == "9.38 fought"


def test_on_the_first_impulse_a_triangle_keeps_from_attacking() -> None:
    state = battles("g-1ss-pz@70 g-2-pz@70 a-28-110-1@70", impulse="16-1")
    assert no(state, "g-1ss-pz", place="70") == "5.24 triangle-german"


def test_a_shot_goes_to_the_type_with_most_strength() -> None:
    state = battles("g-2-pz@70 g-116-pz@70 g-2-2@70:2 a-9-2@70 a-9-52@70 a-28-110-1@70 a-741@95 g-600@70:1")
    do(state, "battle 70", "join g-2-pz", "join g-2-2", "join g-116-pz", "attack", "hits 2", "hits 3")
    assert no(state) == "9.46 choose-target"
    assert no(state, "a-9-2") == "9.46 friend"
    assert no(state, piece="g-2-2") == "9.46 aim-type sp=2 most=7"
    assert no(state, "g-2-2") == "9.46 aim-type sp=2 most=7"
    assert no(state, "g-600") == "9.15 bystander"
    assert no(state, "g-653") == "9.23 dead"
    assert no(state, "g-2-pz g-2-2") == "9.46 one-at-a-time"
    do(state, "aim g-2-pz")
    assert no(state, "g-2-pz") == "9.46 second-shot"
    assert no(state, "g-2-2") == "9.46 aim-type sp=2 most=3"


def test_fire_goes_by_quality() -> None:
    state = battles("g-2-pz@70 g-2-2@70 g-2-304@70 g-600@51 a-9-2@70 a-9-52@70 a-28-110-1@70 a-741@95")
    do(state, "battle 70", "join g-2-pz", "join g-2-2", "attack", "hits 0", "hits 0")
    assert no(state) == "9.52 choose-target"  # armour is in hand: the best of the defenders
    assert no(state, "g-2-2") == "9.57 target-quality"
    assert no(state, piece="g-2-304") == "9.15 bystander"
    assert no(state, piece="g-600") == "9.52 not-in-battle"
    assert no(state, "a-9-52", piece="g-2-pz") == "9.57 fire-first"
    do(state, "at g-2-pz")
    expected = "9.55 tigers-no-target-taken other=@tigers-g-2-2 unit=@tigers-g-2-pz firer=@tigers-a-9-52"
    assert refusal(state, piece="g-2-pz") == expected


def test_the_better_unit_fires_first() -> None:
    state = battles("g-2-pz@70:3 g-116-pz@70 g-2-2@70:1 g-2-304@70 a-9-2@70 a-741@95")
    do(state, "battle 70", "join g-2-pz", "join g-116-pz", "join g-2-2", "attack", "hits 0", "hits 0")
    do(state, "at g-2-pz", "hits 0")
    assert no(state) == "9.57 choose-unit"
    assert no(state, "a-9-2") == "9.57 not-yours"
    assert no(state, "g-2-304") == "9.15 no-firer"
    expected = "9.57 tigers-no-quality-first unit=@tigers-g-2-2 other=@tigers-g-116-pz"
    assert refusal(state, "g-2-2") == expected
    assert no(state, "g-2-pz g-116-pz") == "9.57 one-at-a-time"
    assert no(state, "g-2-pz", piece="a-741") == "9.57 not-in-battle"


def test_who_has_a_target_has_no_second_one() -> None:
    state = battles("g-2-pz@70 g-116-pz@70 g-lehr-pz@70:2 a-9-2@70 a-741@70")
    do(state, "battle 70", "join g-2-pz", "join g-116-pz", "join g-lehr-pz", "hits 0", "hits 0")
    do(state, "fire a-9-2", "at g-2-pz", "at g-116-pz", "hits 0", "hits 0", "fire g-2-pz", "at a-9-2")
    assert no(state, "g-2-pz") == "9.58 fires-once"


def test_one_firer_alone_takes_equal_or_lower_quality() -> None:
    state = battles("g-2-pz@70 g-2-2@70 a-9-52@70")
    do(state, "battle 70", "join g-2-pz", "join g-2-2", "hits 0", "hits 0")
    assert no(state, piece="g-2-pz") == "9.52 target-quality"
    assert plan(state, piece="g-2-2") == ["at g-2-2"]


# --- 10.2: demolition -------------------------------------------------------------------------------------------------


def crossing(units: str) -> TigersState:
    """The German is about to cross the bridge from Marnach to Clervaux."""
    state = position(f"g-116-pz@70 {units}", intact="51-70")
    do(state, "move g-116-pz", "to 71")
    return state


def test_who_demolishes_a_bridge() -> None:
    state = crossing("a-28-110-2@71 a-28-707@71 a-28-103@66")
    assert no(state) == "8.41 choose-unit"
    assert no(state, "a-28-707") == "10.22 blow-armour"
    assert no(state, "a-28-103") == "10.21 blow-far"
    assert no(state, "g-116-pz") == "10.21 not-yours"
    assert no(state, "a-28-110-2 a-28-707") == "8.41 one-at-a-time"
    assert plan(state, "a-28-110-2") == ["blow a-28-110-2"]


def test_who_stood_beside_an_enemy_does_not_demolish() -> None:
    state = crossing("a-28-110-2@71")
    add(state.began, PLACES.index("71"))
    assert no(state, "a-28-110-2") == "10.24 blow-enemy"


def test_a_unit_tries_two_bridges_and_each_bridge_is_tried_once() -> None:
    state = crossing("a-28-110-2@71 a-28-109-1@71")
    unit = UNITS.index("a-28-110-2")
    state.flags[unit] += TRIED
    assert no(state, "a-28-110-2") == ""
    state.flags[unit] += TRIED
    assert no(state, "a-28-110-2") == "10.23 blow-twice"
    state.bridge[bridge(state, "70-71")] |= BLOW_TRIED
    assert no(state, "a-28-109-1") == "10.25 blow-tried"


def test_the_allies_demolish_nothing_on_the_16th() -> None:
    state = hand(position("g-116-pz@70 a-28-110-2@71", intact="51-70", impulse="16-2"), "g-116-pz")
    state.stack.append(Crossing(bridge(state, "70-71"), PLACES.index("71")))
    state.__dict__.clear()
    assert no(state, "a-28-110-2") == "10.26 blow-day"


# --- 10.1: building ---------------------------------------------------------------------------------------------------


def test_who_builds_a_bridge() -> None:
    state = battles(
        "g-600@51 g-2-pz@51 g-207@52:m g-605@10:a g-12ss-eng@B g-47-2@19 g-47-1@55:m a-28-110-1@55 a-741@95"
    )
    assert no(state, "g-2-pz") == "10.11 build-type"
    assert no(state, "a-741") == "10.11 not-yours"
    assert no(state, "g-207") == "10.12 build-moved"
    assert no(state, "g-12ss-eng") == "10.12 build-zone"
    assert no(state, "g-605") == "10.14 build-attacked"
    assert no(state, "g-600", place="52") == "10.12 no-bridge"
    assert no(state, "g-47-2", place="21") == "10.11 bridge-intact"
    assert no(state, verb="close").endswith("not-now answer=close")
    assert no(state).endswith("choose-unit")
    assert no(state, "g-600 g-47-2").endswith("one-at-a-time")
    assert plan(state, "g-600") == ["build g-600"]
    assert plan(state, "g-600", place="51") == ["build g-600"]
    assert plan(state, "g-600", place="70") == ["build g-600", "to 70"]
    do(state, "build g-600")
    assert no(state) == "10.16 choose-site"
    assert no(state, "g-47-2") == "10.16 finish-first"
    assert no(state, place="52") == "10.12 no-bridge"
    do(state, "to 70", "hits 0")
    assert no(state, "g-600") == "10.16 build-again"


def test_nobody_builds_beside_an_enemy() -> None:
    state = battles("g-600@51 g-47-1@55:d a-28-110-1@55")
    assert no(state, "g-47-1") == "10.13 build-enemy"


def test_who_entrenched_or_saw_a_battle_does_not_build() -> None:
    state = position("g-600@51 g-47-2@19 g-26-39@70 a-28-110-1@70 g-207@70")
    do(state, "entrench g-600", "end", "battle 70", "join g-26-39", "attack", "hits 0", "hits 0")
    do(state, "at g-26-39", "hits 0", "at a-28-110-1", "hits 2")
    assert no(state, "g-600") == "10.14 build-dug"
    assert no(state, "g-207") == "10.14 build-fought"


def test_who_lost_an_mp_at_a_bridge_does_not_build() -> None:
    state = position("g-600@85 g-47-1@42 a-1111@86 a-7-b@75", damaged="42-85")
    do(state, "move g-600", "to 86", "blow a-1111", "hits 1", "stop", "end")
    assert no(state, "g-600") == "10.14 build-stopped"


def test_a_bridge_is_tried_once_and_never_towards_enemies_alone() -> None:
    state = battles("g-600@51 g-207@51 g-47-1@55 a-28-110-3@69 g-605@25 g-47-2@19")
    assert no(state, "g-47-1") == "10.13 bridge-held"
    assert no(state, "g-47-1", place="69") == "10.13 bridge-held"
    assert no(state, "g-605") == "10.12 no-site"
    do(state, "build g-600", "to 70", "hits 0")
    assert no(state, "g-207") == "10.17 bridge-tried"
    assert no(state, "g-207", place="70") == "10.17 bridge-tried"


def test_engineers_out_of_supply_do_not_build() -> None:
    state = battles(f"g-605@12 g-47-2@24 {CUT_OFF}", scenario="seventh_army", damaged="23-24")
    assert no(state, "g-605") == "13.24 build-supply"


def test_who_tried_to_build_does_nothing_else() -> None:
    state = battles("g-600@51 g-2-pz@52 a-741@95")
    do(state, "build g-600", "to 70", "hits 0")
    while "move g-2-pz" not in legal(state):
        do(state, legal(state)[-1])
    assert no(state, "g-600", place="52") == "10.14 built"
    assert no(state, "g-600", verb="entrench") == "10.14 built"


# --- 11: reinforcements -----------------------------------------------------------------------------------------------


def arriving(scenario: str, unit: str) -> TigersState:
    """The moment when a unit comes in: until then nobody does anything that is not asked for."""
    state = opening(scenario)
    while f"enter {unit}" not in legal(state):
        now = GAME.decision(state)
        assert now is not None
        GAME.play(state, now.seat, now.actions[-1])
    return state


def test_which_zone_a_reinforcement_takes() -> None:
    state = arriving("campaign", "g-614")
    assert no(state) == "11.11 choose-unit"
    assert no(state, "a-1-26") == "11.11 not-yours"
    assert no(state, "g-2-pz") == "11.11 arrived"
    assert no(state, "g-669") == "11.11 not-due impulse=17-2"
    assert no(state, "g-11-pz") == "11.3 unreleased"
    assert no(state, "g-614", piece="a-741") == "11.11 choose-zone"
    assert no(state, "g-614", place="25") == "11.11 enter-area"
    assert no(state, "g-614", place="D") == "11.14 enter-side"
    assert no(state, "g-614 g-653") == "11.11 one-at-a-time"
    assert plan(state, "g-614", place="A") == ["enter g-614", "to A"]
    assert plan(state, "g-614 g-653", place="C") == ["enter g-614", "to C", "enter g-653", "to C"]
    do(state, "enter g-614")
    assert no(state, "g-653") == "11.14 finish-first"
    assert no(state) == "11.14 choose-zone"
    assert no(state, place="25") == "11.11 enter-area"
    assert plan(state, place="B") == ["to B"]
    do(state, "to A")
    assert no(state, "g-614") == "11.14 coming"


def test_a_zone_may_be_too_far_along_the_edge() -> None:
    state = arriving("campaign", "a-1-26")
    assert no(state, "a-1-26", place="G") == ""
    assert no(state, "a-1-26", place="H") == "11.14 enter-far steps=4 limit=3"


def test_foot_does_not_come_in_where_no_points_would_be_left() -> None:
    """11.14 Two MP for each zone, and five in all. German foot is never three zones away: an Allied unit lends one."""
    state = position("a-2-23@42", side="allied")
    board = board_of(state)
    unit = UNITS.index("a-2-23")
    printed = [(PLACES.index("D"),) if other == unit else zones for other, zones in enumerate(board.printed)]
    lent = copy(board)
    lent.printed = printed
    assert no_zone(lent, unit, PLACES.index("F")) is None
    found = no_zone(lent, unit, PLACES.index("G"))
    assert found is not None
    assert found.rule == "11.14"
    assert str(found.text) == (
        "tigers-no-enter-slow steps=3 cost=6 movement=5 unit=@tigers-a-2-23 place=@tigers-place-G"
    )


def test_a_zone_outside_the_scenario_is_no_entry() -> None:
    state = arriving("fifth_panzer", "g-614")
    assert no(state, "g-614", place="A") == "SB-1 outside"


def test_bids_come_before_everything_else() -> None:
    state = opening("fifth_panzer", tournament="on")
    assert no(state, "g-2-pz", place="52") == "OPT-WBC bid-first"

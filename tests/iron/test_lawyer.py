"""What an independent referee found: corners where the code and the letter of the rules were apart."""

import pytest

from grognard.games.iron.status import TRANSFERS, StatusPhase
from grognard.games.iron.turn import ACTING, Course
from tests.iron.battle import shell
from tests.iron.position import at, bare, do, is_, legal, moving, points, position, resume, told

FAR = "us-2-9@1714:r1 de-2-9@1700:r1"


@pytest.mark.rule("FORT-12", "TIME-01", "FIG-23")
def test_a_tank_cuts_the_wire_of_a_hex_that_it_overruns() -> None:
    """In step 6 of the hex, in any moving action; but it must be able to go on."""
    state = moving(f"us-sherman-1@0305 de-1-1@0306:r1 {FAR}", "us-sherman-1", wire="0306")
    do(state, "to 0306")
    assert (points(state), legal(state)[-1]) == (4, "cut_wire")
    assert told(do(state, "cut_wire")) == ["wire_gone hex=0306 by=FORT-12"]
    assert (points(state), "stop" in legal(state)) == (2, False)
    do(state, "to 0307")
    assert is_(state, "de-1-1") == "r1,pinned"
    state = moving(f"us-sherman-1@0305 de-1-1@0306:r3 {FAR}", "us-sherman-1", wire="0306")
    do(state, "to 0306")
    assert (points(state), "cut_wire" in legal(state)) == (2, False)


@pytest.mark.rule("FORT-12", "CONC-04")
def test_engineers_cut_the_wire_where_they_pass_concealed_squads() -> None:
    units = f"us-1-1@0305:r3o1,eng de-1-1@0306:r4,hidden {FAR}"
    state = moving(units, "us-1-1", wire="0306", terrain="0306=woods")
    do(state, "to 0306")
    assert (points(state), legal(state)[-1]) == (3, "cut_wire")
    do(state, "cut_wire")
    assert points(state) == 1
    assert all(line.startswith("to ") for line in legal(state))


@pytest.mark.rule("OPS-03")
@pytest.mark.parametrize(("victim", "left"), [("de-1-2@0308:r4", 1), ("us-1-1@0308:r4", 0)])
def test_camouflage_counts_hits_on_the_enemy_only(victim: str, left: int) -> None:
    """A concealed mortar that hits its own friends twice stays concealed."""
    units = f"de-1-1@0304:m2,hidden {victim} {FAR}"
    state = position(units, side="de", scenario="silence_the_guns", terrain="0304=woods")
    shell(state, "de-1-1", "0308", "normal", "hits 2")
    assert len(state.hidden) == left


@pytest.mark.rule("COMP-01", "S5-1", "CONC-01")
def test_the_concealment_marker_of_a_squad_that_leaves_the_map_is_free_again() -> None:
    units = f"us-truck-1@0002 us-1-1@us-truck-1:r4,hidden us-1-2@0305:r4 {FAR}"
    state = moving(units, "us-truck-1", scenario="stavelot_express")
    do(state, "exit")
    assert (at(state, "us-1-1"), state.hidden) == ("exited", [])


@pytest.mark.rule("STAT-10")
def test_three_full_squads_that_differ_exchange_figures_in_the_round() -> None:
    """Officer to the second, elite to the third, regular to the first: each is full, so one passes on what it got."""
    state = bare(f"us-1-1@0305:r3o1 us-1-2@0305:e4,op us-1-3@0305:r4,hidden {FAR}", terrain="0305=woods")
    resume(state, Course(ACTING), StatusPhase(TRANSFERS))
    do(state, "from us-1-1", "figure officer", "onto us-1-2", "figure elite")
    do(state, "from us-1-1", "figure elite", "onto us-1-3", "figure regular")
    assert [is_(state, f"us-1-{n}") for n in (1, 2, 3)] == ["r4", "e3o1,op", "r3e1,hidden"]

"""6 Status step 4: figures move between the squads of a hex."""

import pytest

from grognard.games.iron.board import UNITS
from grognard.games.iron.loads import INDEX
from grognard.games.iron.state import IronState
from grognard.games.iron.status import TRANSFERS, StatusPhase
from grognard.games.iron.transfers import Transfers, returns
from grognard.games.iron.turn import ACTING, Course
from tests.iron.position import (
    asked,
    at,
    bare,
    cites,
    do,
    ended,
    is_,
    legal,
    question,
    resume,
    starts,
    told,
)

GERMAN = "de-1-9@1700:r4"


def step(units: str, **more: object) -> IronState:
    """Status step 4, at its first question."""
    state = bare(f"{units} {GERMAN}", **more)  # type: ignore[arg-type]
    resume(state, Course(ACTING), StatusPhase(TRANSFERS))
    return state


def transferring(state: IronState) -> bool:
    return any(isinstance(frame, Transfers) for frame in state.stack)


@pytest.mark.rule("STAT-10")
def test_a_figure_moves_to_another_squad_of_the_hex() -> None:
    state = step("us-1-1@0305:r3o1 us-1-2@0305:r2 us-1-3@0306:r1")
    assert asked(state) == "us iron-prompt-transfers STAT-10"
    assert question(state) == "iron-prompt-transfers side=@side-us scope=-1"
    assert legal(state) == ["from us-1-1", "from us-1-2", "done"]
    do(state, "from us-1-1")
    assert question(state) == f"iron-prompt-figure unit=@iron-us-1-1 scope={UNITS.index('us-1-1')}"
    assert legal(state) == ["figure regular", "figure officer"]
    do(state, "figure officer")
    assert question(state) == f"iron-prompt-onto unit=@iron-us-1-1 scope={UNITS.index('us-1-1')}"
    assert legal(state) == ["onto us-1-2"]
    events = do(state, "onto us-1-2")
    assert told(events) == ["transferred giver=us-1-1 figure=officer taker=us-1-2"]
    assert cites(events) == ["STAT-10"]
    assert [is_(state, f"us-1-{number}") for number in (1, 2, 3)] == ["r3", "r2o1", "r1"]


@pytest.mark.rule("STAT-10", "ROUND-03")
def test_as_many_as_a_side_likes_then_the_other_side() -> None:
    state = step("us-1-1@0305:r3 us-1-2@0305:r1 de-1-1@0900:r2 de-1-2@0900:r2")
    do(state, "from us-1-1", "figure regular", "onto us-1-2")
    assert legal(state) == ["from us-1-1", "done"]
    do(state, "from us-1-1", "figure regular", "onto us-1-2")
    assert [is_(state, name) for name in ("us-1-1", "us-1-2")] == ["r1", "r3"]
    do(state, "done")
    assert asked(state) == "de iron-prompt-transfers STAT-10"
    state = step("us-1-1@0305:r3 us-1-2@0305:r1 de-1-1@0900:r2 de-1-2@0900:r2", initiative="de")
    assert asked(state) == "de iron-prompt-transfers STAT-10"
    do(state, "done")
    assert asked(state) == "us iron-prompt-transfers STAT-10"


@pytest.mark.rule("STAT-10")
def test_who_has_no_two_squads_in_a_hex_is_not_asked() -> None:
    assert not transferring(step("us-1-1@0305:r2 us-1-2@0306:r2 us-sherman-1@0305"))


@pytest.mark.rule("STAT-11", "SPEC-01")
@pytest.mark.parametrize("word", ["eng", "at", "flame", "med", "pinned", "disrupted", "entrenched", "bunkered"])
def test_who_takes_no_part(word: str) -> None:
    """A squad with a specialisation, pinned, disrupted or in a fortification neither gives nor gets."""
    forts = "0305=entrenchment 0305=pillbox"
    assert not transferring(step(f"us-1-1@0305:r2,{word} us-1-2@0305:r2", forts=forts))
    state = step(f"us-1-1@0305:r2,{word} us-1-2@0305:r3 us-1-3@0305:r3", forts=forts)
    assert starts(state, "from") == ["us-1-2", "us-1-3"]
    do(state, "from us-1-2", "figure regular")
    assert legal(state) == ["onto us-1-3"]


@pytest.mark.rule("STAT-11")
def test_squads_aboard_take_no_part() -> None:
    assert not transferring(step("us-truck-1@0305 us-1-1@us-truck-1:r2 us-1-2@us-truck-1:r2 us-1-3@0305:r2"))


@pytest.mark.rule("STAT-11")
def test_outside_the_fortification_of_the_hex_a_squad_takes_part() -> None:
    state = step("us-1-1@0305:r2 us-1-2@0305:r2", forts="0305=entrenchment")
    assert starts(state, "from") == ["us-1-1", "us-1-2"]


@pytest.mark.rule("STAT-13")
def test_in_op_fire_mode_or_concealed_a_squad_takes_part_and_keeps_its_marker() -> None:
    state = step("us-1-1@0305:r2,op us-1-2@0305:r2,hidden", terrain="0305=woods")
    do(state, "from us-1-2", "figure regular", "onto us-1-1")
    assert (is_(state, "us-1-1"), is_(state, "us-1-2")) == ("r3,op", "r1,hidden")


@pytest.mark.rule("STAT-12")
def test_a_base_without_figures_is_gone_and_scores_nothing() -> None:
    state = step("us-1-1@0305:e1,op us-1-2@0305:r3", scenario="stavelot_express")
    events = told(do(state, "from us-1-1", "figure elite", "onto us-1-2"))
    assert events[:2] == ["transferred giver=us-1-1 figure=elite taker=us-1-2", "disbanded unit=us-1-1"]
    assert at(state, "us-1-1") == "box"
    assert is_(state, "us-1-1") == "none"  # and its marker is gone
    assert is_(state, "us-1-2") == "r3e1"
    assert (state.vp, ended(state)) == ([0, 0], "")


@pytest.mark.rule("STAT-10", "STAT-13", "COMP-03")
@pytest.mark.parametrize(
    ("giver", "figure", "taker", "got"),
    [
        ("r1", "regular", "r3", "r4"),
        ("g1", "mg", "r2", "r2g1"),
        ("g1", "mg", "g1", "g2"),
        ("o1", "officer", "g1", "o1g1"),
    ],
)
def test_a_figure_needs_its_slots_and_a_crew_two(giver: str, figure: str, taker: str, got: str) -> None:
    state = step(f"us-1-1@0305:{giver} us-1-2@0305:{taker}")
    do(state, "from us-1-1", f"figure {figure}", "onto us-1-2")
    assert (at(state, "us-1-1"), is_(state, "us-1-2")) == ("box", got)


@pytest.mark.rule("STAT-10", "STAT-13", "COMP-03")
@pytest.mark.parametrize(
    ("giver", "figure", "taker", "back"),
    [("r2", "regular", "r2m1", "mortar"), ("g1", "mg", "r1g1", "regular"), ("r1", "regular", "g2", "mg")],
)
def test_without_its_slots_a_figure_comes_by_exchange(giver: str, figure: str, taker: str, back: str) -> None:
    state = step(f"us-1-1@0305:{giver} us-1-2@0305:{taker}")
    do(state, "from us-1-1", f"figure {figure}", "onto us-1-2")
    assert asked(state) == "us iron-prompt-figure-back COMP-03"
    assert legal(state) == [f"figure {back}"]


@pytest.mark.rule("STAT-10", "STAT-13", "COMP-03")
def test_a_full_squad_gets_none_of_the_only_kind_it_has() -> None:
    state = step("us-1-1@0305:r1 us-1-2@0305:r4")
    assert legal(state) == ["from us-1-2", "done"]


@pytest.mark.rule("STAT-10", "COMP-03")
def test_two_full_squads_exchange_figures() -> None:
    """An officer for a regular: the full squad hands one back."""
    state = step("us-1-1@0305:r3o1 us-1-2@0305:r2e2")
    do(state, "from us-1-1", "figure officer", "onto us-1-2")
    assert asked(state) == "us iron-prompt-figure-back COMP-03"
    assert question(state) == f"iron-prompt-figure-back unit=@iron-us-1-2 scope={UNITS.index('us-1-1')}"
    assert legal(state) == ["figure regular", "figure elite"]
    assert told(do(state, "figure elite"))[:2] == [
        "transferred giver=us-1-1 figure=officer taker=us-1-2", "transferred giver=us-1-2 figure=elite taker=us-1-1",
    ]  # fmt: skip
    assert [is_(state, name) for name in ("us-1-1", "us-1-2")] == ["r3e1", "r2e1o1"]


@pytest.mark.rule("STAT-10", "COMP-03")
def test_a_crew_for_two_figures() -> None:
    state = step("us-1-1@0305:r1e1g1 us-1-2@0305:r3o1")
    do(state, "from us-1-1", "figure mg", "onto us-1-2", "figure regular")
    assert legal(state) == ["figure regular", "figure officer"]
    events = told(do(state, "figure officer"))
    assert events[:3] == [
        "transferred giver=us-1-1 figure=mg taker=us-1-2", "transferred giver=us-1-2 figure=regular taker=us-1-1",
        "transferred giver=us-1-2 figure=officer taker=us-1-1",
    ]  # fmt: skip
    assert [is_(state, name) for name in ("us-1-1", "us-1-2")] == ["r2e1o1", "r2g1"]


@pytest.mark.rule("STAT-10")
def test_moves_that_undo_each_other_are_not_listed() -> None:
    """What came may not go back, straight or by a third squad: the step has an end."""
    state = step("us-1-1@0305:r2 us-1-2@0305:r1o1 us-1-3@0305:e1")
    do(state, "from us-1-1", "figure regular", "onto us-1-2")
    do(state, "from us-1-2")
    assert legal(state) == ["figure regular", "figure officer"]
    other = state.copy()
    do(other, "figure regular")
    assert legal(other) == ["onto us-1-3"]
    do(other, "onto us-1-3", "from us-1-3")
    assert legal(other) == ["figure elite"]
    do(state, "figure officer")
    assert legal(state) == ["onto us-1-1", "onto us-1-3"]
    do(state, "onto us-1-1", "from us-1-3")
    assert legal(state) == ["figure elite"]
    do(state, "figure elite")
    assert legal(state) == ["onto us-1-1", "onto us-1-2"]


@pytest.mark.rule("STAT-10")
def test_an_exchange_of_all_that_two_like_squads_have_is_none() -> None:
    """But it is one where a squad is in op fire mode and the other is not."""
    assert not transferring(step("us-1-1@0305:r4 us-1-2@0305:r4"))
    state = step("us-1-1@0305:g2 us-1-2@0305:m2")
    do(state, "from us-1-1", "figure mg", "onto us-1-2")
    assert legal(state) == ["figure mortar"]
    full = step("us-1-1@0305:r2g1 us-1-2@0305:r2m1")
    assert not transferring(full) or "from us-1-1" in legal(full)
    do(full, "from us-1-1", "figure mg", "onto us-1-2")
    assert legal(full) == ["figure regular"]  # mortar for machine gun would change nothing
    other = step("us-1-1@0305:r2g1,op us-1-2@0305:r2m1")
    do(other, "from us-1-1", "figure mg", "onto us-1-2")
    assert legal(other) == ["figure regular", "figure mortar"]


@pytest.mark.rule("STAT-10", "COMP-03")
def test_what_a_full_squad_may_hand_back() -> None:
    """Loads as (regular, elite, officer, machine gun, mortar), the giver's without its figure."""
    empty, full, three = INDEX[0, 0, 0, 0, 0], INDEX[4, 0, 0, 0, 0], INDEX[3, 0, 0, 0, 0]
    assert returns(empty, three, 0) == ()
    assert returns(three, full, 1) == (0,)
    assert returns(three, full, 0) is None  # one of its own kind is nothing
    assert returns(INDEX[2, 0, 0, 0, 0], full, 3) == (0,)
    assert returns(three, INDEX[0, 0, 0, 2, 0], 1) is None  # a crew finds no room
    assert returns(INDEX[2, 0, 0, 0, 0], INDEX[0, 0, 0, 2, 0], 1) == (3,)


@pytest.mark.rule("COMP-05", "STAT-10")
def test_transfers_may_mix_the_divisions() -> None:
    state = step("us-1-1@0305:r2 us-2-1@0305:e2")
    do(state, "from us-2-1", "figure elite", "onto us-1-1")
    assert [is_(state, name) for name in ("us-1-1", "us-2-1")] == ["r2e1", "e1"]

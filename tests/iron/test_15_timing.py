"""15 Timing: the order of things for each hex entered."""

import pytest

from tests.iron.position import asked, at, card, chances, do, is_, legal, moving, points, position, starts, told


@pytest.mark.rule("TIME-01", "CONC-07", "CONC-09")
def test_concealed_squads_are_settled_before_op_fire() -> None:
    """The mover reveals a squad in the open by coming into its sight; then that squad may op fire, being revealed."""
    state = moving(
        "us-1-1@0304:r4 de-1-1@0308:r4,hidden,op",
        "us-1-1",
        terrain="0305=woods 0404=woods 0405=woods 0205=woods 0204=woods",
    )
    events = told(do(state, "to 0305"))
    assert events == [
        "moved unit=us-1-1 origin=0304 hex=0305",
        "revealed unit=de-1-1 hex=0308 by=CONC-07",
    ]
    assert legal(state) == ["react de-1-1", "pass"]


@pytest.mark.rule("TIME-01", "FORT-07")
def test_op_fire_comes_before_the_obstacles() -> None:
    state = moving("us-1-1@0305:r4 de-1-1@0308:r4,op", "us-1-1", wire="0306")
    assert told(do(state, "to 0306")) == ["moved unit=us-1-1 origin=0305 hex=0306"]
    assert told(do(state, "pass")) == ["stopped unit=us-1-1 hex=0306 by=FORT-07"]
    mined = moving("us-1-1@0305:r4 de-1-1@0308:r4,op", "us-1-1", mines="0306")
    do(mined, "to 0306")
    assert asked(mined) == "de iron-prompt-react OPF-01"
    do(mined, "react de-1-1", "normal", "hits 1")
    assert (is_(mined, "us-1-1"), asked(mined)) == ("r3", "chance iron-roll-mines FORT-16")


@pytest.mark.rule("TIME-01", "FORT-11")
def test_obstacles_come_before_the_points_spent_in_the_hex_and_the_attack() -> None:
    """A half-track is stopped by the wire, and then it fires."""
    state = moving("us-halftrack-1@0305 us-1-1@0105:r1 de-1-1@0308:r4", "us-halftrack-1", "fire_move", wire="0306")
    assert told(do(state, "to 0306"))[-1] == "stopped unit=us-halftrack-1 hex=0306 by=FORT-07"
    assert legal(state) == ["shoot", "stop"]
    do(state, "shoot", "target de-1-1", "normal", "hits 0")
    assert is_(state, "us-halftrack-1") == "tired"


@pytest.mark.rule("TIME-01", "FIG-24", "DMG-10")
def test_the_pins_of_an_overrun_come_before_the_op_fire_in_the_next_hex() -> None:
    state = moving("us-sherman-1@0305 de-1-1@0306:r2,op,at de-1-2@0309:r4,op,at", "us-sherman-1")
    do(state, "to 0306", "pass")
    events = told(do(state, "to 0307"))
    assert events == [
        "moved unit=us-sherman-1 origin=0306 hex=0307",
        "conditioned unit=de-1-1 hex=0306 harm=1 by=FIG-24",
    ]
    assert is_(state, "de-1-1") == "r2,tired,pinned,at"
    assert legal(state) == ["react de-1-2", "pass"]  # the squad just pinned is not among them


@pytest.mark.rule("TIME-02", "FORT-16")
def test_a_unit_that_was_stopped_still_meets_the_mines() -> None:
    state = moving("us-1-1@0305:r4 us-1-2@0505:r1 de-1-1@0308:r4,op", "us-1-1", mines="0306")
    do(state, "to 0306", "react de-1-1", "suppress", "hits 1")
    assert is_(state, "us-1-1") == "r4,pinned"
    assert asked(state) == "chance iron-roll-mines FORT-16"
    do(state, "hits 1")
    assert is_(state, "us-1-1") == "r3,tired,pinned"
    assert asked(state) == "us iron-prompt-turn ACT-01"


@pytest.mark.rule("TIME-02", "FORT-07")
def test_a_unit_that_was_stopped_still_meets_the_wire() -> None:
    state = moving("us-1-1@0305:r4 us-1-2@0505:r1 de-1-1@0308:r4,op", "us-1-1", wire="0306")
    events = told(do(state, "to 0306", "react de-1-1", "suppress", "hits 1"))
    assert events[-2:] == ["halted unit=us-1-1 hex=0306", "stopped unit=us-1-1 hex=0306 by=FORT-07"]
    assert is_(state, "us-1-1") == "r4,tired,pinned"


@pytest.mark.rule("TIME-03")
@pytest.mark.parametrize(("ground", "dice"), [("0306=woods", 2), ("0306=rough", 1), ("0306=building", 3), ("", 0)])
def test_cover_counts_before_op_fire(ground: str, dice: int) -> None:
    state = moving("us-1-1@0305:r4 de-1-1@0308:r4,op", "us-1-1", terrain=f"0305=pond {ground}".strip())
    do(state, "to 0306", "react de-1-1", "normal", "hits 2")
    if dice:
        assert list(chances(state)) == [f"hits {n}" for n in range(dice + 1)]
        do(state, "hits 0")
    assert is_(state, "us-1-1") == "r2"


@pytest.mark.rule("TIME-05")
def test_a_reaction_card_is_offered_at_its_trigger() -> None:
    """Take Cover, in the Americans' play area, when one of their squads is attacked: +3 cover."""
    state = moving("us-1-1@0305:r4 de-1-1@0308:r4,op", "us-1-1", cards="take_cover-1=play")
    do(state, "to 0306", "react de-1-1", "normal")
    assert asked(state) == "us iron-prompt-take-cover STRAT-17"
    assert legal(state) == ["spend take_cover-1", "keep"]
    do(state, "spend take_cover-1", "hits 1")
    assert list(chances(state)) == [f"hits {n}" for n in range(4)]
    assert card(state, "take_cover-1") == "out"


@pytest.mark.rule("TIME-04", "TIME-05")
@pytest.mark.parametrize("holder", ["us", "de"])
def test_where_both_have_a_card_the_holder_of_the_initiative_is_asked_first(holder: str) -> None:
    """Extra Ammunition of the American attacker and Take Cover of the German target."""
    cards = "extra_ammunition-1=play take_cover-1=play"
    state = position("us-1-1@0305:r4 de-1-1@0308:r4", scenario="silence_the_guns", initiative=holder, cards=cards)
    do(state, "use us-1-1", "fire", "target de-1-1", "normal")
    order = []
    while not asked(state).startswith("chance"):
        order.append(asked(state))
        do(state, "keep")
    questions = ["us iron-prompt-spend-card STRAT-14", "de iron-prompt-take-cover STRAT-17"]
    assert order == (questions if holder == "us" else questions[::-1])


@pytest.mark.rule("TIME-05")
def test_cards_of_a_move_are_offered_when_the_unit_is_activated() -> None:
    state = moving("de-1-1@0305:r4 us-1-1@1410:r4", "de-1-1", cards="forced_march-1=play")
    assert asked(state) == "de iron-prompt-spend-card TIME-05"
    assert legal(state) == ["spend forced_march-1", "keep"]
    do(state, "keep")
    assert (points(state), card(state, "forced_march-1")) == (4, "play")
    assert starts(state, "spend") == []
    assert at(state, "de-1-1") == "0305"

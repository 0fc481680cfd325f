"""15.0 The end of a turn: VP, the surrender of the 106th, what is turned face up, put away, removed or stays."""

import pytest

from grognard.games.woods.board import ALLIED, HEXES, UNITS
from grognard.games.woods.state import OOS, REBUILT, board_of
from grognard.games.woods.turn import END
from grognard.games.woods.zoc import covered, zoc_mask
from tests.woods.position import (
    asked,
    asset,
    at,
    bare,
    begin,
    cites,
    do,
    ended,
    flag,
    go,
    is_broken,
    legal,
    resume,
    told,
)  # fmt: skip

EAST = "g-12-27@4212"
# 0304 is cut off by three Germans around it
CUT_OFF = "u-106id-422@0304 g-26-39@0303 g-26-77_78@0404 g-3-5@0204"


@pytest.mark.rule("15.0a")
def test_vp_are_set_and_sudden_death_is_tested_before_anything_else() -> None:
    """On turn 2 with five VP hexes: the game is over, and nobody surrenders."""
    state = bare(f"{EAST} {CUT_OFF}", turn=2, german="3211 3007 2803 3102 2518")
    events = resume(state, END)
    assert told(events)[0] == "victory_points vp=5"
    assert ended(state) == "german 3.4c woods-over-vp vp=5"
    assert at(state, "u-106id-422") == "0304:2"
    assert state.turn == 2
    state = bare(EAST, turn=2, german="3211 3007 2803 3102")
    assert told(resume(state, END))[0] == "victory_points vp=4"
    assert state.vp == 4
    assert state.turn == 3


@pytest.mark.rule("15.0b", "8.3f")
@pytest.mark.parametrize(("turn", "gone"), [(1, False), (2, True), (3, False)])
def test_on_turn_2_the_106th_surrenders(turn: int, gone: bool) -> None:
    """Those out of supply, and nobody else."""
    units = f"{EAST} {CUT_OFF} u-106id-423@0304:1 u-106id-424@0130 u-28id-112@waiting u-4id-12@0304"
    state = bare(units, turn=turn)
    events = resume(state, END)
    assert ("surrendered units=u-106id-422,u-106id-423" in told(events)) == gone
    assert ("8.3f" in cites(events)) == gone
    assert at(state, "u-106id-422") == ("removed" if gone else "0304:2")
    assert at(state, "u-106id-423") == ("removed" if gone else "0304:1")
    assert at(state, "u-106id-424") == "0130:2"  # in supply
    assert at(state, "u-4id-12") == "0304:2"  # another division
    assert zoc_mask(state, ALLIED) == covered(state, board_of(state), ALLIED)  # without those that are gone


@pytest.mark.rule("15.0b", "8.3f")
def test_nobody_surrenders_in_supply() -> None:
    state = bare(f"{EAST} u-106id-422@0304 u-106id-423@dead", turn=2)
    assert told(resume(state, END)) == ["victory_points vp=0", "turn_began turn=3 initiative=german"]
    assert at(state, "u-106id-422") == "0304:2"
    assert at(state, "u-106id-423") == "dead"


@pytest.mark.rule("15.0c")
def test_after_the_last_turn_nothing_is_put_away() -> None:
    state = bare(EAST, turn=6, scenario="attack", assets="ga-6pz-1@used ue-v@3406")
    assert told(resume(state, END)) == ["victory_points vp=0", "over reason=woods-over-allied vp=0 goal=4 by=3.4f"]
    assert (state.turn, asset(state, "ga-6pz-1")) == (6, "used")


@pytest.mark.rule("15.0d")
def test_used_assets_are_turned_face_up() -> None:
    used = ["ga-6pz-1", "gn-6pz-1", "ga-7a-1", "ua-v-1", "ua-viii-2"]
    state = bare(EAST, turn=5, assets=" ".join(f"{name}@used" for name in used) + " gn-5pz-1@away:7 ga-5pz-1@gone")
    resume(state, END)
    assert [asset(state, name) for name in used] == ["ready"] * 5
    assert asset(state, "gn-5pz-1") == "away:7"  # doubled: not before its turn
    assert asset(state, "ga-5pz-1") == "gone"


@pytest.mark.rule("15.0d", "10.6.2b")
def test_bridge_markers_are_turned_too_but_destroyed_bridges_stay() -> None:
    """In each turn the Germans may rebuild a bridge in each army zone: here that of Vianden, in that of the 7th."""
    state = bare("g-5-13@3419 u-2id-9@0130", turn=4, broken="3406/3407")
    state.built = 0b111
    begin(state)
    go(state, "g-5-13", "3320")
    assert is_broken(state, "3320/3419")  # the marker of the zone is used
    state = bare("g-5-13@3419 u-2id-9@0130", turn=4, broken="3406/3407")
    state.built = 0b111
    resume(state, END)
    assert state.built == 0
    assert is_broken(state, "3406/3407")
    begin(state)
    go(state, "g-5-13", "3320")
    assert not is_broken(state, "3320/3419")


@pytest.mark.rule("15.0d", "12.1")
@pytest.mark.parametrize(("turn", "where"), [(2, "ready"), (3, "ready"), (4, "gone"), (5, "gone")])
def test_greif_goes_back_and_after_turn_4_for_good(turn: int, where: str) -> None:
    state = bare(EAST, turn=turn, assets="g-greif@0504" if turn < 5 else "g-greif@gone")
    resume(state, END)
    assert asset(state, "g-greif") == where
    state = bare(EAST, turn=turn, assets="g-greif@ready" if turn < 5 else "g-greif@gone")  # it was not used
    resume(state, END)
    assert asset(state, "g-greif") == where


@pytest.mark.rule("15.0d", "12.1")
@pytest.mark.parametrize(("turn", "where"), [(1, "ready"), (2, "ready"), (3, "gone")])
def test_traffic_goes_back_and_after_turn_3_for_good(turn: int, where: str) -> None:
    for placed in ("u-traffic@0504", "u-traffic@ready"):
        state = bare(EAST, turn=turn, assets=placed)
        resume(state, END)
        assert asset(state, "u-traffic") == where


@pytest.mark.rule("15.0d", "12.7b")
@pytest.mark.parametrize(("turn", "there"), [(1, True), (2, False)])
def test_the_marker_of_vdh_is_removed_after_turn_2(turn: int, there: bool) -> None:
    state = bare(EAST, turn=turn)
    state.vdh_marker = HEXES.index("3104")
    resume(state, END)
    assert state.vdh_marker == (HEXES.index("3104") if there else -1)


@pytest.mark.rule("15.0e")
def test_the_motorized_marker_and_the_delay_return_and_the_rest_stays() -> None:
    """Engineers, the unit of VdH and the air supply stay where they are."""
    state = bare(f"{EAST} g-vdh@3104 u-delay@0504", turn=5, assets="ue-v@3406 ue-iii@2022", broken="3614/3714")
    state.motor = UNITS.index("g-12-27")
    state.air = HEXES.index("2518")
    events = resume(state, END)
    assert told(events) == ["victory_points vp=0", "turn_began turn=6 initiative=allied"]
    assert state.motor == -1
    assert at(state, "u-delay") == "waiting"
    assert at(state, "g-vdh") == "3104:1"
    assert state.air == HEXES.index("2518")
    assert (asset(state, "ue-v"), asset(state, "ue-iii")) == ("3406", "2022")
    assert is_broken(state, "3614/3714")


@pytest.mark.rule("15.0e", "12.9.1e")
def test_the_delay_is_deployed_afresh() -> None:
    """Turn 3 ends with the Delay in Gembloux (0504); in turn 4 it may go there again."""
    state = bare(f"{EAST} u-delay@0504", turn=3)
    resume(state, END)
    assert state.turn == 4
    while asked(state) != "allied woods-prompt-delay 12.9.1b":
        do(state, "pass")
    assert "to 0504" in legal(state)


@pytest.mark.rule("15.0e", "8.1b")
def test_what_is_true_of_units_at_the_end_of_a_turn() -> None:
    """Out of supply remains; that a unit was rebuilt in this turn is forgotten (13.2.2d)."""
    state = bare(f"{EAST} u-4id-12@2022:1", turn=5, oos="g-12-27")
    state.flags[UNITS.index("u-4id-12")] |= REBUILT
    resume(state, END)
    assert flag(state, "g-12-27", OOS)
    assert not flag(state, "u-4id-12", REBUILT)


@pytest.mark.rule("15.0f", "5.2a")
@pytest.mark.parametrize(("turn", "side"), [(1, "german"), (4, "german"), (6, "allied"), (11, "allied")])
def test_the_turn_advances_with_its_initiative(turn: int, side: str) -> None:
    state = bare(EAST, turn=turn)
    events = resume(state, END)
    assert state.turn == turn + 1
    assert told(events)[1] == f"turn_began turn={turn + 1} initiative={side}"

"""7 Winning: what decides the scenarios, points, ties, a side without units; 6 the end of the last round."""

from pathlib import Path

import pytest

from grognard.games.iron import GAME
from grognard.games.iron.board import UNITS
from grognard.games.iron.damage import destroy
from grognard.games.iron.schema import SIDES
from grognard.games.iron.state import BOX, EXITED, IronState, board_of, take_off
from grognard.games.iron.status import MARKER, StatusPhase
from grognard.games.iron.turn import ACTING, Course
from grognard.games.iron.victory import lose_unit, reckon, score
from grognard.kernel import DRAW, LOSS, Event
from tests.iron.position import asked, bare, corrected, ended, resume, told

FAR = "us-1-9@1714:r4 de-1-9@1700:r4"
LAST = {"breaking_point": 8, "liberation": 8, "silence_the_guns": 8, "crossroads": 9, "stavelot_express": 7,
        "mortain_ridge": 7}  # fmt: skip


def over(scenario: str, control: str = "", *, units: str = FAR, **more: object) -> tuple[IronState, list[str]]:
    """The round marker moves past the last round."""
    vp = more.pop("vp", [0, 0])
    state = bare(units, scenario=scenario, control=control, round_=LAST[scenario], **more)  # type: ignore[arg-type]
    state.vp = list(vp)  # type: ignore[call-overload]
    events = told(resume(state, Course(ACTING), StatusPhase(MARKER)))
    return state, events


def lose(state: IronState, *units: str) -> list[str]:
    """These units are destroyed, and what follows."""
    out: list[Event] = []
    state.stack = [Course(ACTING)]
    for unit in units:
        destroy(state, board_of(state), UNITS.index(unit), "DMG-02", out)
    return told(out + resume(state, *state.stack[1:]))


# --- the end of the last round ----------------------------------------------------------------------------------------


@pytest.mark.rule("STAT-19", "WIN-01")
@pytest.mark.parametrize("scenario", LAST)
def test_ex_a4_the_game_is_over_when_the_marker_passes_the_last_round(scenario: str) -> None:
    assert GAME.scenarios[scenario].turns == LAST[scenario]
    state, _ = over(scenario)
    assert state.round == LAST[scenario] + 1
    assert state.stack == []
    assert ended(state) != ""


@pytest.mark.rule("STAT-19", "ROUND-01")
@pytest.mark.parametrize("scenario", LAST)
def test_before_that_the_next_round_begins(scenario: str) -> None:
    state = bare(FAR, scenario=scenario, round_=LAST[scenario] - 1)
    events = told(resume(state, Course(ACTING), StatusPhase(MARKER)))
    assert events[0] == f"round_began round={LAST[scenario]}"
    assert ended(state) == ""
    assert asked(state) == "us iron-prompt-turn ACT-01"


@pytest.mark.rule("STAT-19")
def test_the_length_is_the_scenario_s(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, scenarios={"scenarios": {"breaking_point": {"rounds": 5}}})
    for round_, done in ((4, False), (5, True)):
        state = bare(FAR, round_=round_)
        resume(state, Course(ACTING), StatusPhase(MARKER))
        assert (ended(state) != "") == done


def test_rounds_that_the_players_agreed_on_end_in_a_draw() -> None:
    for round_, done in ((1, False), (2, True)):
        state = bare(FAR, round_=round_, control="V1=de V2=de", options={"max_turns": "2"})
        resume(state, Course(ACTING), StatusPhase(MARKER))
        assert (GAME.outcome(state) is not None) == done
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.results, outcome.rule, str(outcome.reason)) == ((DRAW, DRAW), "", "iron-over-stopped round=2")


@pytest.mark.rule("WIN-01")
def test_an_agreed_length_that_is_not_shorter_changes_nothing() -> None:
    state, _ = over("breaking_point", "V1=de V2=de", options={"max_turns": "8"})
    assert ended(state).startswith("de WIN-01 iron-over-objectives")


# --- what decides -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WIN-01")
@pytest.mark.parametrize(
    ("control", "winner", "count"),
    [("V1=de V2=de", "de", 2), ("V1=de V2=us", "us", 1), ("V1=de", "us", 1), ("", "us", 0), ("V1=us V2=us", "us", 0)],
)
def test_ex_a13_breaking_point_goes_by_control_not_points(control: str, winner: str, count: int) -> None:
    state, events = over("breaking_point", control, vp=[9, 0])
    goal = f"side=@side-{winner} goal=@side-de count={count} need=2 level=none"
    assert ended(state) == f"{winner} WIN-01 iron-over-objectives {goal}"
    assert not [line for line in events if line.startswith("scored")]
    assert state.vp == [9, 0]


@pytest.mark.rule("WIN-01", "S2-1")
@pytest.mark.parametrize(("taken", "winner"), [(15, "de"), (16, "us"), (17, "us")])
def test_liberation_needs_sixteen_buildings(taken: int, winner: str) -> None:
    """All 31 are German at the start; each is 1 VP at the end for who controls it, without a marker."""
    state = bare(FAR, scenario="liberation")
    names = [f"B{hex_}" for hex_ in board_of(state).row.buildings]
    assert len(names) == 31
    state, events = over("liberation", " ".join(f"{name}=us" for name in names[:taken]))
    assert events[:2] == [
        f"scored side=us points={taken} total={taken} by=WIN-01",
        f"scored side=de points={31 - taken} total={31 - taken} by=WIN-01",
    ]
    goal = f"side=@side-{winner} goal=@side-us count={taken} need=16 level=none"
    assert ended(state) == f"{winner} WIN-01 iron-over-vp {goal}"


@pytest.mark.rule("S2-1")
def test_command_objectives_are_no_buildings_of_liberation() -> None:
    state = bare(FAR, scenario="liberation", control="C0814=us C0113=us C0807=us")
    assert [reckon(state, board_of(state), side) for side in range(2)] == [0, 31]


@pytest.mark.rule("WIN-01")
@pytest.mark.parametrize(
    ("control", "winner", "count"), [("G1=us G2=us G3=de", "us", 2), ("G1=us G2=de G3=de", "de", 1)]
)
def test_silence_the_guns_needs_two_guns_at_the_end(control: str, winner: str, count: int) -> None:
    state, _ = over("silence_the_guns", control)
    goal = f"side=@side-{winner} goal=@side-us count={count} need=2 level=none"
    assert ended(state) == f"{winner} WIN-01 iron-over-objectives {goal}"


@pytest.mark.rule("WIN-01")
@pytest.mark.parametrize(
    ("control", "winner", "count", "level"),
    [
        ("X1=us X2=de X3=de", "de", 1, ""),
        ("X1=us X2=de X3=us", "us", 2, "minor"),
        ("X1=us X2=us X3=us", "us", 3, "major"),
    ],
)
def test_crossroads_has_degrees_of_victory(control: str, winner: str, count: int, level: str) -> None:
    state, _ = over("crossroads", control)
    goal = f"side=@side-{winner} goal=@side-us count={count} need=2 level={level or 'none'}"
    assert ended(state) == f"{winner} WIN-01 iron-over-objectives {goal}"
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.level == level


@pytest.mark.rule("WIN-01")
@pytest.mark.parametrize(("points", "winner"), [(11, "us"), (12, "de"), (13, "de")])
def test_mortain_ridge_goes_by_the_points_of_all_rounds(points: int, winner: str) -> None:
    """What is held at the very end adds nothing: it was scored in the command phase."""
    state, events = over("mortain_ridge", "H1=de H2=de H3=de", vp=[20, points])
    assert not [line for line in events if line.startswith("scored")]
    assert state.vp == [20, points]
    expected = f"iron-over-vp side=@side-{winner} goal=@side-de count={points} need=12 level=none"
    assert ended(state) == f"{winner} WIN-01 {expected}"


@pytest.mark.rule("WIN-01")
@pytest.mark.parametrize(
    ("control", "german"), [("BRIDGE=de FUEL=de", 6), ("BRIDGE=de FUEL=us", 3), ("BRIDGE=us FUEL=us", 0)]
)
def test_stavelot_scores_bridge_and_fuel_for_the_german_alone(control: str, german: int) -> None:
    state, events = over("stavelot_express", control, vp=[5, 1])
    scored = [f"scored side=de points={german} total={german + 1} by=WIN-01"] if german else []
    assert [line for line in events if line.startswith("scored")] == scored
    winner = "de" if german == 6 else "us"
    assert ended(state) == f"{winner} WIN-01 iron-over-points side=@side-{winner} us=5 de={german + 1}"


@pytest.mark.rule("WIN-01")
def test_stavelot_scores_heavily_damaged_german_tanks_at_the_end() -> None:
    """Not lightly damaged ones, no half-track, no American tank or half-track, none in the box."""
    units = (
        "us-1-9@1714:r4 us-halftrack-1@1412:heavy de-tiger-1@1700:heavy de-tiger-2@1700:light de-panzer4-1@1701:heavy "
        "de-halftrack-1@1701:heavy us-sherman-1@1413:heavy"
    )
    state, events = over("stavelot_express", units=units)
    assert [line for line in events if line.startswith("scored")] == ["scored side=us points=2 total=2 by=WIN-01"]
    assert ended(state) == "us WIN-01 iron-over-points side=@side-us us=2 de=0"
    state, events = over("breaking_point", units=units)
    assert state.vp == [0, 0]


@pytest.mark.rule("WIN-01")
@pytest.mark.parametrize(
    ("scenario", "control", "totals"),
    [("stavelot_express", "BRIDGE=de FUEL=de", [3, 6]), ("liberation", "B0003=us", [3 + 1, 30]),
     ("breaking_point", "V1=us V2=de", [1, 1]), ("mortain_ridge", "H1=de", [3, 0])],
)  # fmt: skip
def test_what_was_added_up_at_the_end_is_not_added_again(scenario: str, control: str, totals: list[int]) -> None:
    """The tally of the table shows the same before and after the last marker moves."""
    vp = [0, 0] if scenario == "breaking_point" else [3, 0]
    before = bare(FAR, scenario=scenario, control=control, round_=LAST[scenario])
    before.vp = vp[:]
    after, _ = over(scenario, control, vp=vp)
    for state in (before, after):
        assert [reckon(state, board_of(state), side) for side in range(2)] == totals


@pytest.mark.rule("WIN-01")
def test_a_game_that_ends_early_still_counts_what_is_held() -> None:
    state = bare("us-1-1@0305:r4 de-1-1@0508:r4", scenario="liberation", round_=8)
    lose(state, "us-1-1")
    assert ended(state).startswith("de WIN-03")
    assert [reckon(state, board_of(state), side) for side in range(2)] == [0, 31]


@pytest.mark.rule("WIN-02")
@pytest.mark.parametrize("holder", ["us", "de"])
def test_on_a_tie_the_holder_of_the_initiative_wins(holder: str) -> None:
    state, _ = over("stavelot_express", "BRIDGE=de", vp=[4, 1], initiative=holder)
    assert ended(state) == f"{holder} WIN-02 iron-over-tie side=@side-{holder} us=4 de=4"


@pytest.mark.rule("WIN-02")
@pytest.mark.parametrize(("vp", "winner"), [([4, 3], "us"), ([3, 4], "de")])
def test_one_point_more_is_no_tie(vp: list[int], winner: str) -> None:
    for holder in SIDES:
        state, _ = over("stavelot_express", vp=vp, initiative=holder)
        assert ended(state).startswith(f"{winner} WIN-01 iron-over-points")


# --- points on the way ------------------------------------------------------------------------------------------------


@pytest.mark.rule("COMP-06", "WIN-01")
def test_ex_a5_points_go_on_beyond_ten() -> None:
    state = bare(FAR)
    state.vp = [10, 0]
    out: list[Event] = []
    score(state, 0, 1, "WIN-01", out)
    assert told(out) == ["scored side=us points=1 total=11 by=WIN-01"]
    assert state.vp == [11, 0]
    score(state, 1, 0, "WIN-01", out)
    assert len(out) == 1


@pytest.mark.rule("WIN-01")
@pytest.mark.parametrize(
    ("unit", "vp"),
    [("us-1-1", [0, 1]), ("us-truck-1", [0, 1]), ("us-halftrack-1", [0, 1]), ("us-sherman-1", [0, 1]),
     ("de-tiger-1", [1, 0]), ("de-panzer4-1", [1, 0]), ("de-halftrack-1", [0, 0]), ("de-1-1", [0, 0])],
)  # fmt: skip
def test_losses_score_at_stavelot(unit: str, vp: list[int]) -> None:
    state = bare(FAR, scenario="stavelot_express")
    out: list[Event] = []
    lose_unit(state, board_of(state), UNITS.index(unit), out)
    assert state.vp == vp
    other = bare(FAR, scenario="mortain_ridge")
    lose_unit(other, board_of(other), UNITS.index(unit), out)
    assert other.vp == [0, 0]


@pytest.mark.rule("WIN-01", "TRAN-09")
def test_a_carrier_takes_those_aboard_with_it_and_each_scores() -> None:
    units = f"{FAR} us-truck-1@1412 us-1-1@us-truck-1:r4 us-1-2@us-truck-1:r4"
    state = bare(units, scenario="stavelot_express")
    lose(state, "us-truck-1")
    assert state.vp == [0, 3]
    assert [state.where[UNITS.index(name)] for name in ("us-truck-1", "us-1-1", "us-1-2")] == [BOX] * 3


@pytest.mark.rule("WIN-01")
def test_the_worth_of_losses_is_the_scenario_s(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    change = {"stavelot_express": {"victory": {"tank_vp": 2, "loss_vp": 3}}}
    corrected(monkeypatch, tmp_path, scenarios={"scenarios": change})
    state = bare(f"{FAR} us-1-1@0305:r4 de-tiger-1@0306 de-tiger-2@0307:heavy", scenario="stavelot_express")
    lose(state, "us-1-1", "de-tiger-1")
    assert state.vp == [2, 3]
    assert [reckon(state, board_of(state), side) for side in range(2)] == [4, 3]


# --- WIN-03 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WIN-03")
@pytest.mark.parametrize(("unit", "winner", "loser"), [("de-1-1", "us", "de"), ("us-1-1", "de", "us")])
def test_a_side_without_units_loses_at_once(unit: str, winner: str, loser: str) -> None:
    """Round 5: the reinforcements of round 4 are no longer due."""
    state = bare("us-1-1@0305:r4 de-1-1@0508:r4", round_=5, control="V1=de V2=de")
    events = lose(state, unit)
    assert events[0].startswith(f"unit_lost unit={unit}")
    assert ended(state) == f"{winner} WIN-03 iron-over-wiped-out side=@side-{loser}"
    assert state.stack == []


@pytest.mark.rule("WIN-03")
def test_one_unit_is_enough() -> None:
    state = bare("us-1-1@0305:r4 de-1-1@0508:r4 de-truck-1@0509", round_=5)
    lose(state, "de-1-1")
    assert ended(state) == ""


@pytest.mark.rule("WIN-03")
@pytest.mark.parametrize(("round_", "over_"), [(1, False), (4, False), (5, True)])
def test_a_side_with_reinforcements_due_goes_on(round_: int, over_: bool) -> None:
    """The American of At the Breaking Point gets two tanks at the end of round 4; the German nothing."""
    state = bare("us-1-1@0305:r4 de-1-1@0508:r4", round_=round_)
    lose(state, "us-1-1")
    assert (ended(state) != "") == over_
    other = bare("us-1-1@0305:r4 de-1-1@0508:r4", round_=round_)
    lose(other, "de-1-1")
    assert ended(other).startswith("us WIN-03")


@pytest.mark.rule("WIN-03", "STAT-19")
def test_reinforcements_that_found_no_place_are_no_longer_due() -> None:
    """The end of round 4, and no American anywhere."""
    for round_, done in ((3, ""), (4, "de WIN-03 iron-over-wiped-out side=@side-us")):
        state = bare("us-1-1@0305:r4 de-1-1@0508:r4", round_=round_)
        take_off(state, UNITS.index("us-1-1"))
        resume(state, Course(ACTING), StatusPhase(MARKER))
        assert ended(state) == done


@pytest.mark.rule("WIN-03")
def test_who_has_brought_units_off_the_map_goes_on() -> None:
    state = bare("us-truck-1@0305 us-1-1@0305:r4 de-1-1@0508:r4", scenario="stavelot_express", round_=5)
    state.where[UNITS.index("us-truck-1")] = EXITED
    lose(state, "us-1-1")
    assert ended(state) == ""


@pytest.mark.rule("WIN-03")
def test_the_last_units_of_both_go_together() -> None:
    state = bare("us-1-1@0305:r4 de-1-1@0306:r4", round_=5)
    lose(state, "us-1-1", "de-1-1")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.results, outcome.rule) == ((LOSS, LOSS), "WIN-03")
    assert str(outcome.reason) == "iron-over-both-wiped-out"


@pytest.mark.rule("WIN-03")
def test_the_end_of_the_last_round_goes_by_the_scenario() -> None:
    """The German has nobody left but the game is over by its rounds: he would win with both objectives."""
    state = bare("us-1-1@0305:r4 de-1-1@0508:r4", round_=8, control="V1=de V2=de")
    take_off(state, UNITS.index("de-1-1"))
    resume(state, Course(ACTING), StatusPhase(MARKER))
    assert ended(state).startswith("de WIN-01")

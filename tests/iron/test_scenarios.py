"""The special rules of the scenarios: S2-1 buildings, S3-1 the guns (test_05), S5-2 mines, S5-3 the dump, S5-4 fog."""

from pathlib import Path

import pytest

from grognard.games.iron.board import GONE, HEXES, UNITS
from grognard.games.iron.command import CommandPhase
from grognard.games.iron.concealed import reveal_seen
from grognard.games.iron.specialised import special_actions
from grognard.games.iron.state import IronState, board_of
from grognard.games.iron.status import MARKER, StatusPhase
from grognard.games.iron.turn import ACTING, CLEARING, Course
from grognard.games.iron.victory import reckon
from grognard.kernel import Event
from tests.iron.position import (
    asked,
    bare,
    chances,
    cites,
    controller,
    corrected,
    do,
    is_,
    legal,
    position,
    question,
    resume,
    starts,
    told,
)

GERMAN = "de-1-9@2000:r4"
FUEL = "0706"


def express(units: str, **more: object) -> IronState:
    """An American engineer squad is activated at Stavelot."""
    state = position(f"{units} us-1-9@1300:r4 {GERMAN}", scenario="stavelot_express", **more)  # type: ignore[arg-type]
    do(state, "use us-2-1")
    return state


def special(units: str, unit: str, **more: object) -> list[str]:
    state = bare(units, scenario="stavelot_express", **more)  # type: ignore[arg-type]
    return [str(action) for action in special_actions(state, board_of(state), UNITS.index(unit))]


# --- S2-1 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S2-1", "CMD-01")
def test_every_building_of_the_northern_boards_is_an_objective() -> None:
    """On the real map: the buildings of rows 0 to 9, all German at the start, taken like any objective."""
    state = bare("us-1-1@0108:r1,tired us-1-2@0208:r1 de-1-9@1700:r4", scenario="liberation", real=True)
    board = board_of(state)
    found = [HEXES[hex_] for hex_ in range(board.count) if board.building[hex_] and hex_ % 15 < 10]
    assert sorted(f"B{name}" for name in found) == sorted(board.objective[index] for index in board.buildings)
    assert len(found) == 31
    assert {controller(state, f"B{name}") for name in found} == {"de"}
    events = told(resume(state, Course(CLEARING), CommandPhase()))
    captured = [line for line in events if line.startswith("captured")]
    assert captured == ["captured side=us hex=0108", "captured side=us hex=0208"]
    assert [reckon(state, board, side) for side in range(2)] == [2, 29]
    assert state.command == [0, 0]  # a building earns no command


@pytest.mark.rule("S2-1", "CONC-06")
def test_a_building_objective_shows_who_was_concealed() -> None:
    state = bare("de-1-1@0108:r4,hidden de-1-2@0009:r4,hidden us-1-9@1714:r4", scenario="liberation", real=True)
    out: list[Event] = []
    reveal_seen(state, board_of(state), out)
    assert "revealed unit=de-1-1 hex=0108 by=CONC-06" in told(out)


# --- S5-2 Lay Mines ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("S5-2", "SPEC-12")
def test_american_engineers_lay_mines_on_4_to_6() -> None:
    """The die first; then the hex, next to them."""
    state = express("us-2-1@0305:r4,eng")
    assert "lay_mines" in legal(state)
    assert do(state, "lay_mines") == []
    assert is_(state, "us-2-1") == "r4,tired,eng"
    assert asked(state) == "chance iron-roll-lay-mines S5-2"
    assert chances(state) == {"hits 0": 3, "hits 1": 3}
    failed = state.copy()
    events = do(state, "hits 1")
    assert told(events)[0].startswith("tried unit=us-2-1 work=lay_mines won=True")
    assert cites(events) == ["S5-2"]
    assert asked(state) == "us iron-prompt-lay-mines S5-2"
    assert question(state) == f"iron-prompt-lay-mines unit=@iron-us-2-1 scope={UNITS.index('us-2-1')}"
    assert sorted(starts(state, "at")) == ["0205", "0206", "0304", "0306", "0405", "0406"]
    assert told(do(state, "at 0406")) == ["worked unit=us-2-1 work=lay_mines hex=0406 by=S5-2"]
    assert [HEXES[hex_] for hex_ in state.mines] == ["0406"]
    do(failed, "hits 0")
    assert failed.mines == []
    for after in (state, failed):
        assert question(after) == "iron-prompt-turn left=2 scope=-1"


@pytest.mark.rule("S5-2")
def test_mines_only_where_nothing_is_and_squads_can_go() -> None:
    """Not with units of either side, wire, a trap, mines, nor in a pond; smoke and fortifications are no obstacles."""
    units = "us-2-1@0305:r4,eng us-1-1@0205:r4 de-1-1@0206:r4,hidden"
    state = express(
        units, wire="0304", traps="0306", terrain="0206=woods 0405=pond", smoke="0406", forts="0406=pillbox"
    )
    do(state, "lay_mines", "hits 1")
    assert legal(state) == ["at 0406"]
    assert special(f"us-2-1@0305:r4,eng {GERMAN}", "us-2-1", mines="0205 0206 0304 0306 0405 0406") == [
        "dig", "lay_smoke",
    ]  # fmt: skip


@pytest.mark.rule("S5-2")
@pytest.mark.parametrize(
    ("unit", "may"),
    [("us-2-1@0305:r4,eng", True), ("us-2-1@0305:r4", False), ("us-2-1@0305:r4,eng,pinned", False),
     ("us-2-1@0305:r4,med", False), ("us-truck-1@0305 us-2-1@us-truck-1:r4,eng", False)],
)  # fmt: skip
def test_who_lays_mines(unit: str, may: bool) -> None:
    assert ("lay_mines" in special(f"{unit} {GERMAN}", "us-2-1")) == may


@pytest.mark.rule("S5-2")
def test_no_german_and_nobody_elsewhere_lays_mines() -> None:
    assert special("de-1-1@0305:r4,eng us-1-9@1300:r4", "de-1-1") == ["dig"]
    state = bare("us-2-1@0305:r4,eng de-1-9@1700:r4", scenario="crossroads")
    found = special_actions(state, board_of(state), UNITS.index("us-2-1"))
    assert [str(action) for action in found] == ["dig", "lay_smoke"]


@pytest.mark.rule("S5-2", "COMP-01")
@pytest.mark.parametrize(("laid", "may"), [(5, True), (6, False)])
def test_six_minefields(laid: int, may: bool) -> None:
    mines = " ".join(f"{column:02}10" for column in range(laid))
    assert ("lay_mines" in special(f"us-2-1@0305:r4,eng {GERMAN}", "us-2-1", mines=mines)) == may


# --- S5-3 Blow the dump -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S5-3", "SPEC-12")
def test_engineers_blow_the_dump_on_5_and_6() -> None:
    state = express(f"us-2-1@{FUEL}:r4,eng", round_=5, control="FUEL=us BRIDGE=us")
    assert "blow" in legal(state)
    assert do(state, "blow") == []
    assert is_(state, "us-2-1") == "r4,tired,eng"
    assert asked(state) == "chance iron-roll-blow S5-3"
    assert chances(state) == {"hits 0": 4, "hits 1": 2}
    failed = state.copy()
    events = do(state, "hits 1")
    assert told(events)[0].startswith("tried unit=us-2-1 work=blow won=True")
    assert told(events)[1] == f"blown unit=us-2-1 hex={FUEL}"
    assert cites(events) == ["S5-3", "S5-3"]
    assert controller(state, "FUEL") == "gone"
    assert controller(state, "BRIDGE") == "us"
    do(failed, "hits 0")
    assert controller(failed, "FUEL") == "us"
    for after in (state, failed):
        assert question(after) == "iron-prompt-turn left=2 scope=-1"


@pytest.mark.rule("S5-3")
@pytest.mark.parametrize(
    ("units", "round_", "may"),
    [
        (f"us-2-1@{FUEL}:r4,eng", 5, True),
        (f"us-2-1@{FUEL}:r4,eng", 7, True),
        (f"us-2-1@{FUEL}:r4,eng", 4, False),  # not before round 5
        ("us-2-1@0705:r4,eng", 5, False),  # not next to it
        (f"us-2-1@{FUEL}:r4,med", 5, False),
        (f"us-2-1@{FUEL}:r4,eng,disrupted", 5, False),
        (f"us-halftrack-1@{FUEL} us-2-1@us-halftrack-1:r4,eng", 5, False),
    ],
)
def test_who_blows_the_dump_and_when(units: str, round_: int, may: bool) -> None:
    assert ("blow" in special(f"{units} {GERMAN}", "us-2-1", round_=round_)) == may


@pytest.mark.rule("S5-3")
def test_no_german_blows_it() -> None:
    assert "blow" not in special(f"de-1-1@{FUEL}:r4,eng us-1-9@1300:r4", "de-1-1", round_=5)


@pytest.mark.rule("S5-3")
def test_what_was_blown_is_nobody_s_for_good() -> None:
    """It is not taken, scores for nobody, is not blown again, and shows nobody."""
    units = f"de-1-1@{FUEL}:r4,hidden us-2-1@1500:r4,eng {GERMAN}"
    state = bare(units, scenario="stavelot_express", round_=5, control="BRIDGE=de", terrain=f"{FUEL}=woods")
    board = board_of(state)
    fuel = board.objective_index["FUEL"]
    state.control[fuel] = GONE
    assert [reckon(state, board, side) for side in range(2)] == [0, 3]
    out: list[Event] = []
    reveal_seen(state, board, out)
    assert told(out) == []  # no objective is there any more (CONC-06)
    resume(state, Course(CLEARING), CommandPhase())
    assert controller(state, "FUEL") == "gone"
    assert special(f"us-2-1@{FUEL}:r4,eng {GERMAN}", "us-2-1", round_=5)[-1] == "blow"
    other = bare(f"us-2-1@{FUEL}:r4,eng {GERMAN}", scenario="stavelot_express", round_=5)
    other.control[fuel] = GONE
    found = special_actions(other, board_of(other), UNITS.index("us-2-1"))
    assert "blow" not in [str(action) for action in found]


@pytest.mark.rule("S5-3", "WIN-01")
def test_at_the_end_the_dump_that_was_blown_scores_nothing() -> None:
    state = bare(f"us-1-9@1300:r4 {GERMAN}", scenario="stavelot_express", round_=7, control="BRIDGE=de")
    state.control[board_of(state).objective_index["FUEL"]] = GONE
    events = told(resume(state, Course(ACTING), StatusPhase(MARKER)))
    assert "scored side=de points=3 total=3 by=WIN-01" in events


@pytest.mark.rule("S5-2", "S5-3")
def test_the_numbers_are_the_scenario_s(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    rows = [
        {"kind": "lay_mines", "side": "us", "need": 6, "objective": "", "from_round": 3},
        {"kind": "blow_dump", "side": "us", "need": 3, "objective": "BRIDGE", "from_round": 2},
    ]
    corrected(monkeypatch, tmp_path, scenarios={"scenarios": {"stavelot_express": {"abilities": rows}}})
    assert "lay_mines" not in special(f"us-2-1@0305:r4,eng {GERMAN}", "us-2-1", round_=2)
    state = express("us-2-1@0305:r4,eng", round_=3)
    do(state, "lay_mines")
    assert chances(state) == {"hits 0": 5, "hits 1": 1}
    state = express("us-2-1@0808:r4,eng", round_=2)
    do(state, "blow")
    assert chances(state) == {"hits 0": 2, "hits 1": 4}


# --- S5-4 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S5-4", "LOS-17")
def test_the_fog_of_both_sides_is_one() -> None:
    """Five hexes, not less, for either: each looks at the other along a column."""
    state = bare(f"us-1-1@0305:r4 {GERMAN}", scenario="stavelot_express")
    board = board_of(state)
    assert board.sight.sees(HEXES.index("0305")) >> HEXES.index("0310") & 1
    assert not board.sight.sees(HEXES.index("0305")) >> HEXES.index("0311") & 1

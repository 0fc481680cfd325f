"""8.2 Leaving the map: where the scenario allows it, for 1 MP, as the last step."""

import json
from pathlib import Path

import pytest

from grognard.games.tank import GAME
from grognard.games.tank.board import HEXES, UNITS, Book
from grognard.games.tank.state import TankState
from grognard.kernel import OBSERVER, Box, text
from tests.tank.position import at, cites, do, legal, plan, position, refusal, starts, told, track, unpack

ROW_1 = ["A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1"]


def moving(unit: str, hex_: str, *path: str, scenario: str = "counterattack") -> TankState:
    state = position(f"{unit}@{hex_} us_sherman_2@A10 de_pz4_3@E9", scenario=scenario, active=unit[:2])
    do(state, f"move {unit}", *(f"to {step}" for step in path))
    return state


@pytest.mark.rule("8.2a")
@pytest.mark.parametrize(
    ("scenario", "unit", "exits"),
    [
        ("counterattack", "de_pz4_1", ROW_1),
        ("counterattack", "de_wespe_1", ROW_1),
        ("counterattack", "us_sherman_1", []),  # only the German
        ("stab_to_the_flank", "us_sherman_1", [f"I{row}" for row in range(1, 11)]),
        ("stab_to_the_flank", "us_infantry_1", [f"I{row}" for row in range(1, 11)]),
        ("stab_to_the_flank", "de_pz4_1", []),
        ("head_to_head", "us_sherman_1", []),
        ("frontal_assault", "us_sherman_1", []),
        ("last_stand", "us_sherman_1", []),
        ("night_action", "de_pz4_1", []),
    ],
)
def test_only_where_the_scenario_allows_it(scenario: str, unit: str, exits: list[str]) -> None:
    found = [hex_ for hex_ in HEXES if "leave" in legal(alone(scenario, unit, hex_))]
    assert found == sorted(exits, key=HEXES.index)


def alone(scenario: str, unit: str, hex_: str) -> TankState:
    state = position(f"{unit}@{hex_}", scenario=scenario, active=unit[:2])
    do(state, f"move {unit}")
    return state


@pytest.mark.rule("8.2a")
@pytest.mark.parametrize(
    ("scenario", "unit", "side"),
    [
        ("counterattack", "us_sherman_1", "us"),
        ("stab_to_the_flank", "de_pz4_1", "de"),
        ("last_stand", "us_sherman_1", "us"),
    ],
)
def test_why_it_may_not_leave(scenario: str, unit: str, side: str) -> None:
    state = position(f"{unit}@C1", scenario=scenario, active=side)
    assert refusal(state, unit, verb="leave") == f"8.2a tank-no-no-exit side=@side-{side}"
    do(state, f"move {unit}")
    assert refusal(state, unit, verb="leave") == f"8.2a tank-no-no-exit side=@side-{side}"
    assert refusal(state, verb="leave") == "8.0a tank-no-not-now answer=leave"


@pytest.mark.rule("8.2b")
@pytest.mark.parametrize(
    ("unit", "path", "may"),
    [
        ("de_pz4_1", "A1", True),  # 1
        ("de_pz4_1", "A2 A1", True),  # 1 + 1
        ("de_pz4_1", "B2 A2 A1", False),  # 1 + 1 + 1
        ("de_tiger_1", "A1", True),  # 1
        ("de_tiger_1", "A2 A1", False),  # 1 + 1
        ("de_tiger_1", "A1 B1", False),
        ("de_pz4_1", "H2 H1", True),
        ("de_pz4_1", "A2", False),  # not from row 2
    ],
)
def test_one_point_as_the_last_step(unit: str, path: str, may: bool) -> None:
    start, *steps = path.split()
    assert ("leave" in legal(moving(unit, start, *steps))) is may


@pytest.mark.rule("8.2b")
def test_the_minimum_move_leaves_no_point_to_leave_with() -> None:
    """A unit of 1 MP that came into the woods of I4 stays; the Sherman has paid its 2 MP too."""
    for unit in ("us_priest_1", "us_sherman_1"):
        state = moving(unit, "I3", "I4", scenario="stab_to_the_flank")
        assert "leave" not in legal(state)
    assert "leave" in legal(moving("us_sherman_1", "I4", "I5", scenario="stab_to_the_flank"))


@pytest.mark.rule("8.2b")
def test_the_unit_is_gone_for_good() -> None:
    state = moving("de_pz4_1", "H2", "H1")
    events = do(state, "leave")
    assert told(events) == ["left unit=de_pz4_1 hex=H1"]
    assert cites(events) == ["8.2b"]
    assert events[0].text() == text("tank-log-leaves", unit="@tank-de_pz4", hex="H1")
    assert at(state, "de_pz4_1") == "exited"
    assert GAME.view(state, OBSERVER).boxes == (Box("exited", "de", ("de_pz4_1",)),)
    GAME.check(state)
    assert legal(state) == ["move de_pz4_3", "end"]
    assert refusal(state, "de_pz4_1", place="H1") == "8.2b tank-no-exited unit=@tank-de_pz4"
    do(state, "move de_pz4_3", "face N", "end", "chit 4", "end", "chit 4")
    assert (starts(state, "move"), starts(state, "enter")) == (["de_pz4_3"], [])


@pytest.mark.rule("8.2b")
def test_a_way_out_is_found_for_a_unit_that_was_pointed_at() -> None:
    state = position("de_pz4_1@H2 de_pz4_2@H4 us_sherman_1@A10", scenario="counterattack", active="de")
    assert plan(state, "de_pz4_1", verb="leave") == ["move de_pz4_1", "to H1", "leave"]
    assert refusal(state, "de_pz4_2", verb="leave") == (
        f"8.2b tank-no-exit-too-far unit=@tank-de_pz4 hexes={' '.join(ROW_1)}"
    )
    do(state, "move de_pz4_1")
    assert plan(state, "de_pz4_1", verb="leave") == ["to H1", "leave"]
    assert refusal(state, verb="leave") == "8.0a tank-no-not-now answer=leave"
    do(state, "to H1")
    assert plan(state, "de_pz4_1", verb="leave") == ["leave"]
    assert plan(state, verb="leave") == ["leave"]


@pytest.mark.rule("8.2b")
def test_a_leader_that_leaves_is_planned_with_its_group() -> None:
    state = position("de_pz4_hq_1@H1 de_pz4_1@H2 us_sherman_1@A10", scenario="counterattack", active="de")
    assert plan(state, "de_pz4_hq_1", verb="leave") == ["move de_pz4_hq_1", "move de_pz4_hq_1", "leave"]


@pytest.mark.rule("8.2c")
@pytest.mark.parametrize(
    ("unit", "path", "may"),
    [
        ("de_tiger_1", "C2 C1", True),  # 1 + 1 by road
        ("de_tiger_1", "E2 E1", True),
        ("de_tiger_1", "C3 C2 C1", False),
        ("de_pz4_1", "C3 C2 C1", True),  # 1 + 1 + 1
        ("de_pz4_1", "E3 E2 E1", True),
        ("de_pz4_1", "C4 C3 C2 C1", False),  # 4
        ("de_pz4_1", "D2 C2 C1", False),  # not by road from the start
        ("de_tiger_1", "B1 C1", False),
        ("de_pz4_1", "D3 D2 D1", False),  # no road leaves the map there
        ("de_pz4_1", "C2 C1 D1", False),
    ],
)
def test_a_road_march_may_end_with_the_exit(unit: str, path: str, may: bool) -> None:
    start, *steps = path.split()
    assert ("leave" in legal(moving(unit, start, *steps))) is may


@pytest.mark.rule("8.2c")
def test_only_where_the_road_itself_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An owner's map whose road ends in C1."""
    (tmp_path / "maps.json").write_text(json.dumps({"maps": {"B": {"road_exits": "E1-N G10-S"}}}))
    monkeypatch.setattr(GAME, "book", Book(tmp_path))
    assert "leave" in legal(moving("de_pz4_1", "E3", "E2", "E1"))
    assert "leave" not in legal(moving("de_pz4_1", "C3", "C2", "C1"))
    assert "leave" in legal(moving("de_pz4_1", "C2", "C1"))


@pytest.mark.rule("8.2c")
def test_no_road_leaves_by_column_i(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has spent all its MP stays, in every hex of the column."""
    unpack(monkeypatch)
    for path in ("I2 I1", "I1 I2", "I2 I3", "I6 I5", "I5 I6", "I9 I8", "I10 I9", "I9 I10"):
        start, step = path.split()
        assert "leave" in legal(moving("us_sherman_1", start, step, scenario="stab_to_the_flank"))
        assert "leave" not in legal(moving("us_sherman_1", step, start, step, scenario="stab_to_the_flank"))
    for path in ("I3 I4", "I8 I7"):  # woods
        assert "leave" not in legal(moving("us_sherman_1", *path.split(), scenario="stab_to_the_flank"))


@pytest.mark.rule("8.2d")
def test_an_exited_unit_is_not_eliminated() -> None:
    state = moving("us_sherman_1", "I2", scenario="stab_to_the_flank")
    points = track(state, "vp", side="de").value
    do(state, "to I1", "leave")
    assert state.lost[UNITS.index("us_sherman_1")] == 0
    assert track(state, "vp", side="de").value == points - 1  # only the point for "no American left the map" is gone
    assert [box.id for box in GAME.view(state, OBSERVER).boxes] == ["exited"]


@pytest.mark.rule("8.2d")
@pytest.mark.parametrize(("place", "over"), [("exited", False), ("dead", True)])
def test_a_side_whose_last_unit_left_is_not_destroyed(place: str, over: bool) -> None:
    state = position(f"us_sherman_1@H2>S de_pz4_1@H3 de_pz4_2@{place}", scenario="counterattack")
    do(state, "fire de_pz4_1", "with us_sherman_1", "shoot", "roll 12")
    assert (GAME.outcome(state) is not None) is over


@pytest.mark.rule("8.2d")
def test_a_leader_that_left_is_not_promoted_for() -> None:
    state = position("us_sherman_hq_1@I1 us_sherman_1@A1 de_pz4_1@E9", scenario="stab_to_the_flank")
    do(state, "move us_sherman_hq_1", "leave")
    assert starts(state, "promote") == []

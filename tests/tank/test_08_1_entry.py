"""8.1 Reinforcements and entry: from which turn, by which edge, at what price."""

import json
from pathlib import Path
from typing import Any

import pytest

from grognard.games.tank import GAME
from grognard.games.tank.board import UNITS, Book
from grognard.games.tank.state import TankState, board_of
from grognard.kernel import Box, text
from tests.tank.position import (
    asked,
    at,
    cites,
    do,
    facing,
    legal,
    pivot,
    plan,
    position,
    refusal,
    seen,
    starts,
    told,
    track,
    unpack,
)

NORTH = ["A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1"]
FULL = (
    "us_sherman_2@A1 us_sherman_3@B1 us_sherman_4@C1 us_sherman_hq_1@D1 us_sherman_hq_2@E1 us_wolverine_1@F1 "
    "us_wolverine_2@G1 us_priest_1@H1"
)


def entering(unit: str, *path: str, scenario: str = "head_to_head", turn: int = 1) -> TankState:
    """A unit in hand that comes onto the map and has gone along the path."""
    state = position(f"{unit}@waiting us_sherman_6@E5 de_pz4_5@E6", scenario=scenario, active=unit[:2], turn=turn)
    do(state, f"enter {unit}", *(f"to {step}" for step in path))
    return state


def corrected(monkeypatch: pytest.MonkeyPatch, folder: Path, name: str, entries: dict[str, Any]) -> None:
    """The game with data corrected by its owner, where the printed maps have no such case."""
    (folder / name).write_text(json.dumps(entries))
    monkeypatch.setattr(GAME, "book", Book(folder))


# --- 8.1a: when ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.1a")
@pytest.mark.parametrize(
    ("scenario", "unit", "turn"),
    [
        ("head_to_head", "us_sherman_1", 1),
        ("counterattack", "us_sherman_3", 5),
        ("counterattack", "us_priest_1", 5),
        ("stab_to_the_flank", "de_tiger_1", 3),
    ],
)
def test_from_its_turn_on(scenario: str, unit: str, turn: int) -> None:
    for now in (turn - 1, turn, turn + 1, turn + 3):
        state = position(f"{unit}@waiting us_sherman_6@E5 de_pz4_5@E6", scenario=scenario, active=unit[:2], turn=now)
        assert (f"enter {unit}" in legal(state)) is (now >= turn)
        early = f"8.1a tank-no-too-early unit=@tank-{unit[:-2]} turn={turn} now={now}"
        assert refusal(state, unit) == ("" if now >= turn else early)
        assert f"move {unit}" not in legal(state)


@pytest.mark.rule("8.1a")
def test_each_by_its_own_point_and_others_may_wait() -> None:
    state = position(
        "us_sherman_1@waiting us_sherman_2@waiting us_priest_1@waiting de_pz4_1@E9", scenario="head_to_head"
    )
    do(state, "enter us_sherman_1", "to A1", "face S", "enter us_priest_1", "to C1", "face S")
    assert track(state, "ap").value == 2
    assert starts(state, "enter") == ["us_sherman_2"]
    assert GAME.view(state, 0).boxes == (Box("waiting", "us", ("us_sherman_2",)),)
    do(state, "end", "chit 2", "end", "chit 2")
    assert starts(state, "enter") == ["us_sherman_2"]


@pytest.mark.rule("8.1a")
def test_in_a_phase_of_its_own_side_only() -> None:
    units = "us_sherman_1@waiting de_pz4_1@waiting us_sherman_2@E5 de_pz4_2@E6"
    assert starts(position(units, scenario="head_to_head"), "enter") == ["us_sherman_1"]
    assert starts(position(units, scenario="head_to_head", active="de"), "enter") == ["de_pz4_1"]


@pytest.mark.rule("8.1a")
def test_a_waiting_unit_does_not_fire() -> None:
    state = position("us_sherman_1@waiting us_sherman_2@E5 de_pz4_1@A1", scenario="head_to_head")
    assert refusal(state, "us_sherman_1", piece="de_pz4_1") == "8.1a tank-no-fire-waiting unit=@tank-us_sherman"


# --- 8.1b: where, and at what price --------------------------------------------------------------------------------


@pytest.mark.rule("8.1b")
def test_a_free_hex_of_the_edge(monkeypatch: pytest.MonkeyPatch) -> None:
    unpack(monkeypatch)
    state = position("us_sherman_1@waiting us_sherman_hq_1@B1 de_pz4_1@E1", scenario="head_to_head")
    do(state, "enter us_sherman_1")
    assert asked(state) == "us tank-prompt-enter unit=@tank-us_sherman 8.1b us_sherman_1"
    assert legal(state) == [f"to {hex_}" for hex_ in NORTH if hex_ not in ("B1", "E1")]
    events = do(state, "to H1")
    assert told(events) == ["moved unit=us_sherman_1 origin=off hex=H1 cost=1"]
    assert cites(events) == ["8.1b"]
    assert events[0].text() == text("tank-log-enters", unit="@tank-us_sherman", hex="H1")
    assert (at(state, "us_sherman_1"), starts(state, "to")) == ("H1", ["I1", "I2", "H2", "G2", "G1"])


@pytest.mark.rule("8.1b")
def test_any_hex_of_the_column(monkeypatch: pytest.MonkeyPatch) -> None:
    unpack(monkeypatch)
    state = entering("de_tiger_1", scenario="stab_to_the_flank", turn=3)
    assert starts(state, "to") == [f"I{row}" for row in range(1, 11)]


@pytest.mark.rule("8.1b")
def test_an_entry_pays_for_the_terrain(monkeypatch: pytest.MonkeyPatch) -> None:
    unpack(monkeypatch)
    for hex_, cost in (("I3", 1), ("I4", 2), ("I5", 1), ("I7", 2)):
        state = entering("de_tiger_1", scenario="stab_to_the_flank", turn=3)
        assert told(do(state, f"to {hex_}")) == [f"moved unit=de_tiger_1 origin=off hex={hex_} cost={cost}"]


@pytest.mark.rule("8.1b")
@pytest.mark.parametrize(
    ("exits", "cost", "onward"),
    [("C1-N G10-S", 1, ["G9", "H9", "F9"]), ("C1-N", 2, [])],
    ids=["by road", "no road there"],
)
def test_a_road_that_leaves_the_map_there_makes_the_entry_cost_1(
    exits: str, cost: int, onward: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Head to Head on map B, where G10 is a town."""
    (tmp_path / "scenarios.json").write_text(json.dumps({"scenarios": {"head_to_head": {"map": "B"}}}))
    corrected(monkeypatch, tmp_path, "maps.json", {"maps": {"B": {"road_exits": exits}}})
    state = entering("de_pz4_1")
    assert told(do(state, "to G10")) == [f"moved unit=de_pz4_1 origin=off hex=G10 cost={cost}"]
    assert starts(state, "to") == onward


@pytest.mark.rule("8.1b")
@pytest.mark.parametrize("side", ["NE", "SE"])
def test_the_east_edge_has_two_sides_a_hex(side: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    corrected(monkeypatch, tmp_path, "maps.json", {"maps": {"B": {"road_exits": f"I4-{side} I7-N"}}})
    for hex_, cost in (("I4", 1), ("I7", 2)):  # a road to the north is no way in from the east
        state = entering("de_tiger_1", scenario="stab_to_the_flank", turn=3)
        assert told(do(state, f"to {hex_}")) == [f"moved unit=de_tiger_1 origin=off hex={hex_} cost={cost}"]


@pytest.mark.rule("8.1b")
def test_it_goes_on_with_the_points_that_are_left() -> None:
    state = entering("us_sherman_1", "A1")
    assert starts(state, "to") == ["B1", "A2"]
    do(state, "to A2")
    assert starts(state, "to") == []
    state = entering("us_wolverine_1", "A1", "A2")
    assert starts(state, "to") == ["A1", "B1"]  # not A3 and B2, which are woods


@pytest.mark.rule("8.1b")
@pytest.mark.parametrize(
    ("unit", "place", "answer"),
    [
        ("us_sherman_1", "A1", ""),
        ("us_sherman_1", "A2", ""),
        ("us_sherman_1", "E5", "4.0b tank-no-occupied hex=E5 unit=@tank-us_sherman"),
        ("us_sherman_1", "A3", "8.1b tank-no-points hex=A3 terrain=@terrain-woods cost=4 left=2 unit=@tank-us_sherman"),
        ("us_priest_1", "A2", "8.1b tank-no-points hex=A2 terrain=@terrain-clear cost=2 left=1 unit=@tank-us_priest"),
        ("us_sherman_1", "A5", f"8.1b tank-no-entry unit=@tank-us_sherman hex=A5 hexes={' '.join(NORTH)}"),
        ("us_sherman_1", "I10", f"8.1b tank-no-entry unit=@tank-us_sherman hex=I10 hexes={' '.join(NORTH)}"),
    ],
)
def test_why_it_cannot_enter_there(unit: str, place: str, answer: str) -> None:
    state = position(f"{unit}@waiting us_sherman_6@E5 de_pz4_5@E6", scenario="head_to_head")
    assert refusal(state, unit, place=place) == answer
    assert refusal(entering(unit), unit, place=place) == answer
    assert plan(state, unit) == [f"enter {unit}"]


@pytest.mark.rule("8.1b")
def test_where_the_whole_edge_is_taken_nobody_enters() -> None:
    state = position(f"us_sherman_1@waiting {FULL} de_pz4_1@I2", scenario="head_to_head")
    assert starts(state, "enter") == ["us_sherman_1"]
    do(state, "end", "chit 4", "move de_pz4_1", "to I1", "face S", "end", "chit 4")
    assert starts(state, "enter") == []
    assert refusal(state, "us_sherman_1", place="I2") == "8.1b tank-no-edge-full unit=@tank-us_sherman"
    do(state, "move us_sherman_2", "to A2", "face S")
    assert starts(state, "enter") == ["us_sherman_1"]


# --- 8.1c, 8.1d: minimum move and road march on entry ---------------------------------------------------------------


@pytest.mark.rule("8.1c")
@pytest.mark.parametrize("hex_", ["I4", "I7"])
def test_a_tiger_may_enter_into_woods(hex_: str) -> None:
    state = entering("de_tiger_1", scenario="stab_to_the_flank", turn=3)
    assert hex_ in starts(state, "to")
    do(state, f"to {hex_}")
    assert legal(state) == [f"face {way}" for way in ("N", "NE", "SE", "S", "SW", "NW")]
    do(state, "face NW")
    assert at(state, "de_tiger_1") == hex_


@pytest.mark.rule("8.1d")
@pytest.mark.parametrize(
    ("unit", "path", "may"),
    [
        ("de_tiger_1", "C10", set()),  # movement 1: no second hex, not even by road
        ("us_priest_1", "D1", set()),
        ("us_priest_1", "G1", set()),
        ("de_pz4_1", "C10 C9", {"C10", "C8"}),
        ("de_pz4_1", "C10 C9 C8", set()),
        ("us_sherman_1", "G1 G2", {"G1", "G3"}),
        ("us_sherman_1", "G1 G2 G3", set()),
        ("us_wolverine_1", "G1 G2 G3", {"G2", "G4"}),
        ("us_wolverine_1", "G1 G2 G3 G4", set()),
        ("us_sherman_1", "C1 D1", set()),  # the entry step was not by road
        ("us_sherman_1", "D1 D2", {"D1", "D3"}),
        ("us_sherman_1", "D1 E1", set()),  # a later step was not
        ("us_sherman_1", "H1 G2", set()),
    ],
)
def test_road_march_on_entry(unit: str, path: str, may: set[str]) -> None:
    assert set(starts(entering(unit, *path.split()), "to")) == may


@pytest.mark.rule("8.1d")
@pytest.mark.parametrize(
    ("unit", "place", "cost", "left", "terrain"),
    [("de_tiger_1", "C9", 2, 1, "town"), ("us_priest_1", "G2", 2, 1, "clear"), ("us_sherman_1", "G4", 4, 2, "clear")],
)
def test_why_it_does_not_get_further_by_road(unit: str, place: str, cost: int, left: int, terrain: str) -> None:
    state = position(f"{unit}@waiting us_sherman_6@E5 de_pz4_5@E6", scenario="head_to_head", active=unit[:2])
    assert refusal(state, unit, place=place) == (
        f"8.1d tank-no-points hex={place} terrain=@terrain-{terrain} cost={cost} left={left} unit=@tank-{unit[:-2]}"
    )


# --- 8.1e ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.1e")
def test_entry_is_the_units_move_and_a_heavy_unit_may_fire() -> None:
    state = position("us_sherman_1@waiting us_sherman_2@E5 de_pz4_1@C2", scenario="head_to_head")
    do(state, "enter us_sherman_1", "to C1", "face S")
    assert seen(state, "us_sherman_1").marks == ("moved",)
    assert facing(state, "us_sherman_1") == "S"
    assert legal(state) == ["fire de_pz4_1", "move us_sherman_2", "end"]
    assert refusal(state, "us_sherman_1", place="B1") == "6.0h tank-no-moved unit=@tank-us_sherman hex=C1"
    do(state, "fire de_pz4_1", "with us_sherman_1", "shoot", "roll 3", *pivot("us_sherman_2"))
    assert track(state, "ap").value == 3


@pytest.mark.rule("8.1e")
@pytest.mark.parametrize("unit", ["us_infantry_1", "us_atgun_1"])
def test_a_light_unit_that_entered_does_not_fire(unit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No scenario lets one enter, so it borrows the Sherman's entry."""
    state = position("us_sherman_1@waiting us_sherman_2@E5 de_pz4_1@C2", scenario="head_to_head")
    entries = board_of(state).entry
    monkeypatch.setitem(entries, UNITS.index(unit), entries[UNITS.index("us_sherman_1")])
    state.where[UNITS.index(unit)] = state.where[UNITS.index("us_sherman_1")]
    do(state, f"enter {unit}", "to C1", "face S")
    assert starts(state, "fire") == []
    assert refusal(state, unit, piece="de_pz4_1").startswith("10.1a tank-no-light-moved")

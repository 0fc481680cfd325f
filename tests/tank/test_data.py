"""The data: corrected by an owner's overlay, refused with file, entry and reason where it is wrong."""

import json
from pathlib import Path
from typing import Any

import pytest

from grognard.games.tank import GAME, TankOnTank
from grognard.games.tank.board import BOARDS, UNITS, Book
from grognard.games.tank.state import board_of
from grognard.kernel import Match, Problem, record
from tests.tank.position import plan, position, why


def overlay(folder: Path, name: str, entries: Any) -> TankOnTank:
    """The game with corrections; a string is written as it stands."""
    (folder / name).write_text(entries if isinstance(entries, str) else json.dumps(entries), encoding="utf-8")
    return GAME.corrected(folder)


def test_a_correction_changes_what_it_names_and_nothing_else(tmp_path: Path) -> None:
    game = overlay(tmp_path, "units.json", {"types": {"de_tiger": {"defence": 12}}})
    board = board_of(game.setup("last_stand"))
    tiger, sherman = UNITS.index("de_tiger_1"), UNITS.index("us_sherman_1")
    assert (board.defence[tiger], board.movement[tiger], board.defence[sherman]) == (12, 1, 9)
    assert board_of(GAME.setup("last_stand")).defence[tiger] == 11
    assert game.data_hash != GAME.data_hash


def test_a_record_names_the_data_it_was_played_with(tmp_path: Path) -> None:
    game = overlay(tmp_path, "units.json", {"types": {"de_tiger": {"defence": 12}}})
    written = record.write(Match.new(game, "last_stand", overlay="mine"))
    assert f"data {game.data_hash}" in written
    assert "overlay mine" in written
    read = record.read(written, lambda _: game)
    assert record.replay(read, game).state.board.split()[1] == game.data_hash
    with pytest.raises(Problem, match="record-data"):
        record.replay(read, GAME)


MISTAKES: list[tuple[str, Any, str]] = [
    ("units.json", "{", "entry=line 1 reason=Expecting property name enclosed in double quotes"),
    ("units.json", {"types": {"de_tiger": {"range": "far"}}}, "entry=$.types[...].range reason=Expected `int`"),
    ("units.json", {"types": {"de_tiger": {"speed": 1}}}, "reason=Object contains unknown field `speed`"),
    ("units.json", {"types": {"de_pz4": {"promotes_to": "de_panther"}}}, "entry=de_pz4 reason=promotes_to"),
    ("units.json", {"types": {"de_tiger": {"range": 0}}}, "entry=de_tiger reason=range, movement"),
    ("units.json", {"types": {"de_tiger": {"range": 6}}}, "entry=de_tiger reason=range, movement"),
    ("units.json", {"types": {"de_tiger": {"movement": 0}}}, "entry=de_tiger reason=range, movement"),
    ("tables.json", {"terrain": {"swamp": {"cost": 1, "obstacle": False, "fire_modifier": 0, "range_bonus": 0,
                                           "cover": False, "provenance": "public"}}},
     "entry=terrain reason=clear, hill, town, woods"),
    ("tables.json", {"chits": {"values": [1, 2, 3]}}, "entry=chits reason=2, 3, 4"),
    ("tables.json", {"solitaire": {"ends": {"4": 4}}}, "entry=solitaire reason=2, 3"),
    ("tables.json", {"road": {"provenance": "hearsay"}}, "entry=$.road.provenance reason=Invalid enum value 'hearsay'"),
    ("scenarios.json", {"scenarios": {"last_stand": {"map": "C"}}}, "entry=last_stand reason=map C"),
    ("scenarios.json", {"scenarios": {"counterattack": {"exits": [{"side": "de", "zone": "row_0", "edge": "N"}]}}},
     "entry=counterattack reason=zone row_0"),
    ("scenarios.json", {"scenarios": {"stab_to_the_flank": {"ace": "de_panther_1"}}},
     "entry=stab_to_the_flank reason=unit de_panther_1"),
    ("scenarios.json", {"scenarios": {"head_to_head": {"end": {"hexes": "B6 Z9"}}}},
     "entry=head_to_head reason=Z9"),
    ("scenarios.json", {"scenarios": {"last_stand": {"suggested": {"de_tiger_1": "E6 UP"}}}},
     "entry=last_stand reason=suggested de_tiger_1"),
    ("scenarios.json", {"scenarios": {"last_stand": {"suggested": {"de_tiger_1": "E16 N"}}}},
     "entry=last_stand reason=E16"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "entries", "said"), MISTAKES)
def test_a_wrong_file_is_refused_with_entry_and_reason(tmp_path: Path, name: str, entries: Any, said: str) -> None:
    with pytest.raises(Problem) as caught:
        overlay(tmp_path, name, entries)
    assert caught.value.text.id == "bad-data"
    assert said in str(caught.value)
    assert f"file={name}" in str(caught.value)


def test_a_file_that_the_game_does_not_know_is_named(tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        overlay(tmp_path, "unitz.json", {"types": {}})
    known = "maps.json, scenarios.json, tables.json, units.json"
    assert str(caught.value) == f"bad-data file=unitz.json entry=$ reason={known}"
    with pytest.raises(Problem, match="reason=depth"):
        overlay(tmp_path, "units.json", "[" * 100_000)


def test_an_overlay_cannot_add_counters(tmp_path: Path) -> None:
    game = overlay(tmp_path, "units.json", {"types": {"de_tiger": {"counters": 4}}})
    with pytest.raises(Problem) as caught:
        game.setup("last_stand")
    assert str(caught.value) == "bad-data file=units.json entry=types reason=counters"


@pytest.mark.parametrize("spoilt", [("points", "towns", "A7 Z1"), ("named", "west", "C1 Z1")])
def test_a_wrong_hex_is_found_when_the_scenario_is_laid_out(tmp_path: Path, spoilt: tuple[str, str, str]) -> None:
    kind, name, hexes = spoilt
    if kind == "points":
        entries: Any = {"scenarios": {"last_stand": {"end": {"points": {name: hexes}}}}}
        game = overlay(tmp_path, "scenarios.json", entries)
        said = "file=scenarios.json entry=last_stand reason=Z1"
    else:
        game = overlay(tmp_path, "maps.json", {"maps": {"B": {"named_roads": {name: hexes}}}})
        said = "file=maps.json entry=west reason=Z1"
    with pytest.raises(Problem) as caught:
        game.setup("last_stand")
    assert said in str(caught.value)


def test_a_folder_that_is_not_there() -> None:
    with pytest.raises(Problem, match="no-overlay"):
        Book(Path("no such folder"))


def test_a_state_from_elsewhere_finds_its_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process has not laid out this board yet: the key of the state says how."""
    state = GAME.setup("night_action", {"night_block": "network", "fire_bonus": "all_firers"}, b"key")
    data = GAME.encode(state)
    monkeypatch.delitem(BOARDS, state.board)
    again = board_of(GAME.decode(data))
    assert (again.scenario, again.network, again.all_firers, again.key) == ("night_action", True, True, state.board)


def test_a_state_made_with_unknown_data_is_refused() -> None:
    with pytest.raises(Problem) as caught:
        BOARDS.open("last_stand beef fire_bonus=extra_firers")
    assert str(caught.value) == f"other-data data=beef known={GAME.data_hash}"


def test_names_that_are_not_in_the_game_are_refused() -> None:
    state = position("us_sherman_1@E7")
    refusal = why(state, "us_panther_1")
    assert refusal is not None
    assert (refusal.rule, refusal.text.id) == ("", "unknown-name")


def test_the_corner_hex_can_be_pointed_at() -> None:
    """A1 is hex number 0."""
    state = position("us_sherman_1@A2 us_sherman_2@B3")
    assert plan(state, "us_sherman_1", place="A1") == ["move us_sherman_1", "to A1"]
    crowded = position("us_sherman_1@A2 us_sherman_hq_1@A1")
    refusal = why(crowded, "us_sherman_1", place="A1")
    assert refusal is not None
    assert (refusal.rule, refusal.text.id) == ("4.0b", "tank-no-occupied")


def test_from_a_hill_only_terrain_is_named_as_blocking() -> None:
    """9.2e: from the hill H5 the Panzer IV in H3 is hidden by the town H4, whatever stands in it or beyond."""
    state = position("us_wolverine_1@H5>N de_pz4_1@H2 de_pz4_2@H3", scenario="frontal_assault")
    refusal = why(state, "us_wolverine_1", piece="de_pz4_1")
    assert refusal is not None
    assert (refusal.rule, dict(refusal.text.args)["hex"]) == ("9.2b", "H4")

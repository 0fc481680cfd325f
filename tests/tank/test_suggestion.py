"""The one-click set-up: whole, legal, as the data suggests it, and taken up from any point of a set-up."""

import pytest

from grognard.games.tank import GAME
from grognard.games.tank.board import FACINGS, HEXES, UNITS
from tests.tank.position import at, do, legal, plan

PLACED = [id_ for id_, scenario in GAME.scenarios.items() if scenario.placed]


@pytest.mark.parametrize("scenario", PLACED)
def test_suggestions_set_up_the_whole_scenario(scenario: str) -> None:
    state = GAME.setup(scenario, {}, b"key")
    while (now := GAME.decision(state)) is not None and state.turn == 0:
        suggestion = GAME.suggestion(state, now.seat)
        assert suggestion, "every part of a set-up has a suggestion"
        assert GAME.suggestion(state, 1 - now.seat) == []
        do(state, *map(str, suggestion))
    placed = {
        UNITS[unit]: f"{HEXES[hex_]} {FACINGS[state.facing[unit]]}"
        for unit, hex_ in enumerate(state.where)
        if hex_ >= 0
    }
    assert placed == GAME.book.scenarios[scenario].suggested


def test_a_side_in_parts_keeps_to_its_number() -> None:
    """11.2a: four of the German's eight, then the American, then the rest."""
    state = GAME.setup("frontal_assault", {}, b"key")
    first = [str(action) for action in GAME.suggestion(state, 1)]
    assert sum(line.startswith("place") for line in first) == 4
    do(state, "place de_pz4_4", "to E1", "face N")
    again = [str(action) for action in GAME.suggestion(state, 1)]
    assert sum(line.startswith("place") for line in again) == 3
    assert "place de_pz4_4" not in again


def test_a_unit_in_hand_is_finished_first() -> None:
    state = GAME.setup("counterattack", {}, b"key")
    do(state, "place de_tiger_1")
    assert [str(action) for action in GAME.suggestion(state, 1)][:2] == ["to G8", "face N"]
    do(state, "to A8")
    suggestion = [str(action) for action in GAME.suggestion(state, 1)]
    assert suggestion[:2] == ["face N", "place de_pz4_hq_1"]
    assert "to A8" not in suggestion, "somebody stands there: the next free hex of the zone"
    do(state, *suggestion)
    assert at(state, "de_tiger_1") == "A8"
    assert at(state, "de_pz4_hq_1") == "A9"


def test_nothing_to_suggest_once_the_battle_has_begun() -> None:
    state = GAME.setup("head_to_head", {}, b"key")
    GAME.start(state)
    assert GAME.suggestion(state, 0) == GAME.suggestion(state, 1) == []
    assert "end" in legal(state)


def test_the_suggested_ace_is_the_tiger_in_the_town() -> None:
    state = GAME.setup("last_stand", {}, b"key")
    do(state, *map(str, GAME.suggestion(state, 1)))
    assert state.aces == 1 << UNITS.index("de_tiger_1")
    assert at(state, "de_tiger_1") == "E6"


def test_the_corner_can_be_pointed_at_in_a_set_up() -> None:
    """A1 is hex number 0."""
    state = GAME.setup("stab_to_the_flank", {}, b"key")
    assert plan(state, "us_priest_1", place="A1") == ["place us_priest_1", "to A1"]

"""1.0 Introduction: two sides, automatic victories at once, otherwise points when the battle ends."""

import pytest

from grognard.games.arras import GAME
from grognard.games.arras.board import ALLIED, GERMAN
from grognard.kernel import LOSS, WIN
from tests.arras.position import NOBODY, asked, do, legal, position, starts, told

UNITS = "uk-6dli-1@23 uk-8dli-1@22 fr-3dlm@21 de-ss-3-3@8 de-7mc@13"


@pytest.mark.rule("1.0")
def test_two_sides() -> None:
    assert (GAME.sides, GAME.seats) == (("allied", "german"), ("allied", "german"))
    assert (GAME.sides[ALLIED], GAME.sides[GERMAN]) == ("allied", "german")
    assert starts(position(UNITS, used=NOBODY), "move") == ["fr-3dlm", "uk-8dli-1", "uk-6dli-1"]  # British and French
    assert starts(position(UNITS, side="german", used=NOBODY), "move") == ["de-ss-3-3", "de-7mc"]


@pytest.mark.rule("1.0")
@pytest.mark.parametrize(
    ("control", "results", "rule"),
    [
        ("2+ 4+ 6+ 7+", (WIN, LOSS), "11.1"),
        ("B+ 6+", (WIN, LOSS), "11.1-a"),
        ("", (LOSS, WIN), "11.1-b"),
    ],
)
def test_either_side_can_win_at_once(control: str, results: tuple[int, int], rule: str) -> None:
    state = position(UNITS, turn=2, used=NOBODY, control=control, passes=1)
    events = do(state, "pass")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.results, outcome.rule, outcome.level) == (results, rule, "automatic")
    assert told(events)[1:2] == ["phase_ended"]
    assert legal(state) == []


@pytest.mark.rule("1.0")
@pytest.mark.parametrize(("count", "results"), [(9, (LOSS, WIN)), (10, (WIN, LOSS))])
def test_otherwise_the_allies_need_their_points_when_the_game_ends(count: int, results: tuple[int, int]) -> None:
    places = ["11", "12", "14", "15", "16", "17", "18", "19", "10", "9"][:count]
    state = position(UNITS, turn=7, used=NOBODY, control=" ".join(f"{place}+" for place in places), passes=1)
    do(state, "pass")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.results, outcome.rule, outcome.level) == (results, "11.3", "")


@pytest.mark.rule("1.0")
def test_before_the_end_points_decide_nothing() -> None:
    places = ["11", "12", "14", "15", "16", "17", "18", "19", "10", "9"]
    state = position(UNITS, turn=2, used=NOBODY, control=" ".join(f"{place}+" for place in places), passes=1)
    do(state, "pass")
    assert GAME.outcome(state) is None
    assert asked(state) == "chance arras-roll-initiative 4.1-b"

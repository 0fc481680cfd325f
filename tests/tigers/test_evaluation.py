"""The judgement: nobody is ahead at the start, and no scenario begins where more would change nothing."""

import pytest

from grognard.games.tigers import GAME, evaluation
from grognard.games.tigers.board import ALLIED, GERMAN
from grognard.games.tigers.evaluation import BLOCK, FADES, evaluate, exit_pulls, fields, joined
from grognard.games.tigers.state import TigersState, board_of
from tests.tigers.position import position


@pytest.mark.parametrize("scenario", list(GAME.scenarios))
def test_nobody_is_ahead_at_the_start_and_each_loss_counts(scenario: str) -> None:
    state = GAME.setup(scenario, {}, bytes(32))
    assert evaluate(state, GERMAN) == evaluate(state, ALLIED) == 0
    for side in (GERMAN, ALLIED):
        weaker = state.copy()
        unit = next(unit for unit in board_of(state).roster[side] if state.where[unit] >= 0)
        weaker.sp[unit] -= 1
        assert evaluate(weaker, side) < 0 < evaluate(weaker, 1 - side)
        assert evaluate(weaker, side) > -0.5


@pytest.mark.parametrize("start", [0.0, -3.0])
def test_who_is_ahead_does_not_turn_round_where_the_german_may_hope_for_nothing(
    monkeypatch: pytest.MonkeyPatch, start: float
) -> None:
    """Not in a scenario of the rulebook, but an owner's corrected units may begin so."""
    state = GAME.setup("seventh_army", {}, bytes(32))
    monkeypatch.setattr(evaluation, "start", lambda _: start)
    assert evaluate(state, GERMAN) == -evaluate(state, ALLIED) > 0.9


def area(number: int) -> int:
    return number - 1  # the first places are the areas, in order


def germans(state: TigersState) -> list[int]:
    return [unit for unit in board_of(state).roster[GERMAN] if state.where[unit] >= 0]


def test_allies_on_the_road_keep_the_germans_from_their_exit() -> None:
    """The way out of 75 leads through 116: it seems longer by a battle at most, for there may be ways round."""
    road, aside = position("g-2-pz@75 a-9-2@116"), position("g-2-pz@75 a-9-2@1")
    free, stopped = exit_pulls(aside)[True][area(75)], exit_pulls(road)[True][area(75)]
    assert FADES**BLOCK * free <= stopped < free
    assert exit_pulls(road, left=1 << area(116))[True][area(75)] == pytest.approx(free)
    assert exit_pulls(aside, entered=1 << area(116))[True][area(75)] == pytest.approx(stopped)
    assert evaluate(road, ALLIED) > evaluate(aside, ALLIED)


def test_a_battle_brings_the_way_that_it_opens() -> None:
    """The same unit is attacked by the same, on their way out and where they need not go."""

    def gain(defended: int) -> float:
        state = position(f"g-2-pz@75 g-2-2@75 g-2-304@75 a-9-2@{defended}:1")
        board = board_of(state)
        return joined(state, board, fields(state, board), area(defended), [], germans(state), river=False)

    assert gain(116) > gain(76)

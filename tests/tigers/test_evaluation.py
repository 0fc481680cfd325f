"""The judgement: nobody is ahead at the start, and no scenario begins where more would change nothing."""

import pytest

from grognard.games.tigers import GAME
from grognard.games.tigers.board import ALLIED, GERMAN
from grognard.games.tigers.evaluation import evaluate
from grognard.games.tigers.state import board_of


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

"""The judgement: nobody is ahead at the start, and no scenario begins where more would change nothing."""

import pytest

from grognard.games.tigers import GAME, evaluation
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


@pytest.mark.parametrize("start", [0.0, -3.0])
def test_who_is_ahead_does_not_turn_round_where_the_german_may_hope_for_nothing(
    monkeypatch: pytest.MonkeyPatch, start: float
) -> None:
    """Not in a scenario of the rulebook, but an owner's corrected units may begin so."""
    state = GAME.setup("seventh_army", {}, bytes(32))
    monkeypatch.setattr(evaluation, "start", lambda _: start)
    assert evaluate(state, GERMAN) == -evaluate(state, ALLIED) > 0.9

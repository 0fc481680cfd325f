"""The judgement: no scenario begins where one more man would change nothing, and what is still to come counts."""

from random import Random

import pytest

from grognard.games.iron import GAME
from grognard.games.iron.board import DE, SIDE, US
from grognard.games.iron.evaluation import FIGURE, VEHICLE, evaluate, first_to_come, judged
from grognard.games.iron.state import IronState, board_of
from grognard.games.iron.turn import ActionPhase
from grognard.players import make


def ready(scenario: str) -> IronState:
    """A scenario when its first round begins, set up by `random`."""
    state, rng = GAME.setup(scenario, {}, bytes(32)), Random(1)
    GAME.start(state)
    player = make("random", GAME, rng)
    while not any(isinstance(frame, ActionPhase) for frame in state.stack):
        now = GAME.decision(state)
        assert now is not None
        seat = now.seats[0]
        GAME.play(state, seat, player.choose(state, seat))
    return state


@pytest.mark.parametrize("scenario", list(GAME.scenarios))
def test_nobody_is_far_ahead_when_the_first_round_begins(scenario: str) -> None:
    """Whoever has the better case, a judgement near its end would tell no move from another."""
    state = ready(scenario)
    assert evaluate(state, US) == -evaluate(state, DE)
    assert abs(evaluate(state, US)) < 0.6


def test_what_comes_in_a_later_round_counts_before_it_is_there() -> None:
    """STAT-14: two Shermans in round 4 of Breaking Point, of which nobody gains anything when they come."""
    state = ready("breaking_point")
    board = board_of(state)
    assert (state.round, first_to_come(state)) == (1, 1)
    before = judged(state, board)
    state.round = 4
    assert judged(state, board) == before
    state.round = 5
    assert judged(state, board) == pytest.approx(before - 2 * VEHICLE["us_sherman"])


def test_a_man_lost_is_a_man_lost_in_every_scenario() -> None:
    for scenario in GAME.scenarios:
        state = ready(scenario)
        unit = next(unit for unit, hex_ in enumerate(state.where) if hex_ >= 0 and SIDE[unit] == US)
        weaker = state.copy()
        weaker.where[unit] = -1
        assert evaluate(state, US) - evaluate(weaker, US) > min(FIGURE) / 100

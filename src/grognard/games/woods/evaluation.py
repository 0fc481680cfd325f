"""What players need: a quick judgement of a position."""

import math

from grognard.games.woods.board import ALLIED, GERMAN
from grognard.games.woods.book import GRID
from grognard.games.woods.state import WoodsState, board_of
from grognard.games.woods.victory import needed, vp_hexes

# Weights found by hand in matches against `random`.
VP = 3.0  # a VP hex that counts
STEP = 0.12  # a step of either side, by its strength
NEAR = 0.9  # of a unit that counts for a hex, a hex further away
MOST = 0.99  # nobody has won before the end


def evaluate(state: WoodsState, seat: int) -> float:
    """From -1 (lost) to 1 (won) for a seat."""
    side = state.sides[seat]
    if state.result is not None:
        return float(state.result.results[seat])
    ahead = judged(state)
    return MOST * math.tanh((ahead if side == GERMAN else -ahead) / 20)


def judged(state: WoodsState) -> float:
    board = board_of(state)
    score = VP * (len(vp_hexes(state, board)) - needed(state, board) / 2)
    for side, sign in ((GERMAN, 1), (ALLIED, -1)):
        for unit in board.roster[side]:
            hex_, steps = state.where[unit], state.steps[unit]
            if hex_ < 0:
                continue
            strength = board.attack[unit][steps] + board.defence[unit][steps]
            far = min(GRID.distance(hex_, goal) for goal in board.vp)
            score += sign * STEP * strength * (1 + NEAR**far)
    return score

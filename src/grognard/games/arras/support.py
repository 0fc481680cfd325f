"""8.0 Combat support: a third die for one air marker or one Fresh artillery unit."""

from grognard.games.arras.actions import AIR, ALONE, GUNS
from grognard.games.arras.board import GERMAN, Board
from grognard.games.arras.state import ArrasState, contested
from grognard.kernel import Action
from grognard.toolbox.masks import bits

NONE, BY_AIR = -1, -2  # what supports a side, if no artillery unit


def batteries(state: ArrasState, board: Board, side: int, place: int, units: int) -> list[int]:
    """8.1 The artillery that may support a side in an assault on a place; ``units`` fight there for it."""
    found = []
    fought = contested(state)
    for gun in bits(board.artillery & board.mine[side] & ~state.spent & ~state.frozen):  # 8.0.2
        here = state.where[gun]
        if here < 0:
            continue
        if fought >> here & 1:
            if here != place:  # 8.1: in a contested sector it supports only there
                continue
        elif not board.within[place] >> here & 1:  # a place of its own without enemies is Free
            continue
        if any(army >> gun & 1 and army & units for army in board.armies[side]):  # 8.1-b
            found.append(gun)
    return found


def offers(state: ArrasState, board: Board, side: int, place: int, units: int) -> list[Action]:
    """8.0 What a side may add to an assault, or nothing."""
    found: list[Action] = [ALONE]
    if state.air[side] and (side == GERMAN or units & board.british):  # 8.3
        found.append(AIR)
    found += [GUNS[gun] for gun in batteries(state, board, side, place, units)]
    return found

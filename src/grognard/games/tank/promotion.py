"""7.2 Promotion: an ordinary tank takes the place of a leader that was lost."""

from grognard.games.tank.board import Board
from grognard.games.tank.events import Promoted
from grognard.games.tank.state import ABSENT, ELIMINATED, TankState, lift, put
from grognard.kernel import Out


def dead_leader(state: TankState, board: Board, side: int) -> int:
    """7.2a A leader of the side that was eliminated and has not come back, or -1. Two of them are the same counter."""
    for unit in board.units[side]:
        if board.leader[unit] and state.where[unit] == ELIMINATED:
            return unit
    return -1


def promote(state: TankState, board: Board, unit: int, out: Out) -> None:
    """Replace the unit by the leader's counter, same hex and facing (7.2c), same flags (7.2d)."""
    leader = dead_leader(state, board, board.side[unit])
    hex_ = state.where[unit]
    lift(state, unit, ABSENT)  # 7.2f: it leaves play and is no loss
    put(state, leader, hex_)
    state.facing[leader] = state.facing[unit]  # 7.2c
    state.moved |= (state.moved >> unit & 1) << leader  # 7.2d, so that 7.2e holds too
    state.fired |= (state.fired >> unit & 1) << leader
    out.append(Promoted(unit, leader, hex_, state.spent))

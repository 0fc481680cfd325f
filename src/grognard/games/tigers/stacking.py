"""7.0 Stacking: what a side may have in an area when its movement ends, and what is removed beyond it."""

from grognard.games.tigers.actions import REMOVE, Remove
from grognard.games.tigers.board import GERMAN, Board
from grognard.games.tigers.events import place_prompt
from grognard.games.tigers.fire import lose
from grognard.games.tigers.state import TigersState, board_of, held_by, units_in, whole
from grognard.kernel import ONE, Action, Decision, Frame, Out
from grognard.toolbox.masks import bits


def too_many(state: TigersState, board: Board, side: int, place: int) -> bool:
    """7.1 More than four units or ten SP; each side counts alone."""
    units = units_in(state, side, place)
    if len(units) <= board.never_full:
        return False
    limit = board.tables.stacking
    return len(units) > limit.units or sum(state.sp[unit] for unit in units) > limit.sp


def unchecked(state: TigersState, board: Board, side: int) -> int:
    """7.1 The German set-up areas that may hold more until the end of movement of 16-3 (R3)."""
    return board.exempt if side == GERMAN and state.impulse < board.exempt_until else 0


def overfull(state: TigersState, board: Board, side: int) -> list[int]:
    """The areas where units must go; 7.3 zones have no limit. Only who moves can fill an area that was not full."""
    reached = held_by(state, side) if state.impulse <= board.exempt_until else whole(state.entered)
    asked = reached & board.areas & ~unchecked(state, board, side)
    return [place for place in bits(asked) if too_many(state, board, side, place)]


class Stacking(Frame[TigersState], frozen=True, tag="stacking"):
    """7.2 The owner removes whole units, one after the other, until the limits are respected and no more (R4)."""

    def advance(self, state: TigersState, out: Out) -> bool:
        if overfull(state, board_of(state), state.phasing):
            return False
        state.stack.pop()
        return True

    def decide(self, state: TigersState) -> Decision:
        side = state.phasing
        place = overfull(state, board_of(state), side)[0]
        found = [REMOVE[unit] for unit in units_in(state, side, place)]
        return Decision(ONE, state.seat_of(side), found, place_prompt("remove", place), "7.2")

    def take(self, state: TigersState, action: Action, out: Out) -> None:
        assert isinstance(action, Remove)
        lose(state, action.unit, state.sp[action.unit], "7.2", out)

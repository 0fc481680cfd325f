"""7.0 Stacking: what a side may have in an area when its movement ends, and what is removed beyond it."""

from collections.abc import Iterator

from grognard.games.tigers.actions import REMOVE, Remove
from grognard.games.tigers.board import GERMAN, Board
from grognard.games.tigers.events import place_prompt
from grognard.games.tigers.fire import lose
from grognard.games.tigers.state import COUNT, TigersState, board_of, units_in, whole
from grognard.kernel import ONE, Action, Decision, Frame, Out


def too_many(state: TigersState, board: Board, side: int, place: int) -> bool:
    """7.1 More than four units or ten SP; each side counts alone."""
    limit, strength, following = board.tables.stacking, state.sp, state.next
    units = sp = 0
    unit = state.first[side * COUNT + place]
    while unit >= 0:
        units += 1
        sp += strength[unit]
        unit = following[unit]
    return units > limit.units or sp > limit.sp


def unchecked(state: TigersState, board: Board, side: int) -> int:
    """7.1 The German set-up areas that may hold more until the end of movement of 16-3 (R3)."""
    return board.exempt if side == GERMAN and state.impulse < board.exempt_until else 0


def overfull(state: TigersState, board: Board, side: int) -> Iterator[int]:
    """The areas where units must go; 7.3 zones have no limit. Only who moves can fill an area that was not full."""
    asked = board.areas & ~unchecked(state, board, side)
    if state.impulse > board.exempt_until:
        asked &= whole(state.entered)
    where, following, alone = state.where, state.next, board.fits_alone  # so that only two or more are looked at
    crowds = {where[unit] for unit in board.roster[side] if following[unit] >= 0 or (not alone and where[unit] >= 0)}
    for place in sorted(crowds):
        if asked >> place & 1 and too_many(state, board, side, place):
            yield place


class Stacking(Frame[TigersState], frozen=True, tag="stacking"):
    """7.2 The owner removes whole units, one after the other, until the limits are respected and no more (R4)."""

    def advance(self, state: TigersState, out: Out) -> bool:
        if next(overfull(state, board_of(state), state.phasing), None) is not None:
            return False
        state.stack.pop()
        return True

    def decide(self, state: TigersState) -> Decision:
        side = state.phasing
        place = next(overfull(state, board_of(state), side))
        found = [REMOVE[unit] for unit in units_in(state, side, place)]
        return Decision(ONE, state.seat_of(side), found, place_prompt("remove", place), "7.2")

    def take(self, state: TigersState, action: Action, out: Out) -> None:
        assert isinstance(action, Remove)
        lose(state, action.unit, state.sp[action.unit], "7.2", out)

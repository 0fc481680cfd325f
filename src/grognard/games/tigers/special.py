"""14.0 German special forces: one marker, three effects, each once in the game."""

from grognard.games.tigers.actions import EFFECTS, TO, To
from grognard.games.tigers.board import Board
from grognard.games.tigers.events import SpecialPlaced, SpecialRemoved, prompt
from grognard.games.tigers.state import RESTRICTION, TigersState, board_of
from grognard.kernel import ONE, Action, Decision, Frame, Out
from grognard.toolbox.masks import bits


def may_place(state: TigersState, board: Board) -> bool:
    """14.11 One use a day on the days that allow it; SB-8 the scenario may allow fewer."""
    day, _ = board.calendar[state.impulse]
    free = day.special_forces and state.special_left > 0 and state.special_day != day.day
    return free and effects(state, board) > 0


def effects(state: TigersState, board: Board) -> int:
    """14.21 The mask of the effects that are left; 14.22 the first of them not in the last impulse of a turn."""
    left = (1 << len(EFFECTS)) - 1 & ~state.special_used
    _, number = board.calendar[state.impulse]
    return left & ~(1 << RESTRICTION) if number > board.tables.special_forces.last_impulse else left


def grounds(board: Board) -> list[int]:
    """14.12 The areas in play without victory points."""
    return [place for place in board.in_play if not board.vp[place]]


class SpecialForces(Frame[TigersState], frozen=True, tag="special_forces"):
    """14.12 The German places the marker: an effect, then an area."""

    effect: int = -1

    def decide(self, state: TigersState) -> Decision:
        board, seat = board_of(state), state.seat_of(state.phasing)
        if self.effect < 0:
            offered: list[Action] = [EFFECTS[effect] for effect in bits(effects(state, board))]
            return Decision(ONE, seat, offered, prompt("effect"), "14.21", 0)
        return Decision(ONE, seat, [TO[place] for place in grounds(board)], prompt("marker"), "14.12", 0)

    def take(self, state: TigersState, action: Action, out: Out) -> None:
        if not isinstance(action, To):
            state.stack[-1] = SpecialForces(EFFECTS.index(action))
            return
        day, _ = board_of(state).calendar[state.impulse]
        state.special_place, state.special_effect = action.place, self.effect
        state.special_used |= 1 << self.effect
        state.special_left -= 1
        state.special_day = day.day
        out.append(SpecialPlaced(action.place, self.effect))
        state.stack.pop()


def remove_marker(state: TigersState, out: Out) -> None:
    """14.3 At the end of the Allied impulse."""
    if state.special_place >= 0:
        out.append(SpecialRemoved(state.special_place))
        state.special_place = state.special_effect = -1

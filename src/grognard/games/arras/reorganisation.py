"""10.0 Reorganisation: eliminated units come back, at the price of another or as R counters."""

from grognard.games.arras.actions import FINISH, PAY, RETURN, Pay, Return, To
from grognard.games.arras.board import Board
from grognard.games.arras.events import Returned, prompt, unit_arg
from grognard.games.arras.lists import ways
from grognard.games.arras.state import ELIMINATED, OUT, ArrasState, board_of, controlled, halves, put, spend
from grognard.kernel import ONE, Action, Decision, Frame, Out, Text


def eliminated(state: ArrasState, board: Board, side: int) -> list[int]:
    return [unit for unit in board.roster[side] if state.where[unit] == ELIMINATED]


def refuges(state: ArrasState, board: Board, side: int) -> int:
    """10.1 Uncontested places of a side with a unit of its own and room; 5.1.2 binds Germans, 14.2.3-f everybody."""
    mine = controlled(state, board, side) & state.held[side] & ~state.held[1 - side] & ~state.full[side]
    return mine & board.open_to(side, state.north) & ~state.closed


def prices(state: ArrasState, board: Board, unit: int) -> list[int]:
    """10.1-a The eliminated units of the same type whose Spent defence is at least that of the returning one.

    3.2.1: motorised infantry and motorcycle troops are infantry.
    """
    return [
        other
        for other in eliminated(state, board, board.side[unit])
        if other != unit
        and board.type[other] == board.type[unit]
        and board.spent_defence[other] >= board.spent_defence[unit]
    ]


def returning(state: ArrasState, board: Board, side: int) -> list[int]:
    """The eliminated units that can come back: flak (10.1-b) and leaders (10.3) never."""
    if not refuges(state, board, side):
        return []
    return [
        unit
        for unit in eliminated(state, board, side)
        if unit in board.r_counter or (board.paired >> unit & 1 and prices(state, board, unit))
    ]


class Reorganisation(Frame[ArrasState], frozen=True, tag="reorganisation"):
    """4.4 One side brings back as many units as it likes and can (10.0)."""

    side: int
    unit: int = -1
    paid: int = -1

    def advance(self, state: ArrasState, out: Out) -> bool:
        if self.unit >= 0 or returning(state, board_of(state), self.side):
            return False
        state.stack.pop()
        return True

    def _asked(self, state: ArrasState, board: Board) -> tuple[list[Action], Text, str]:
        if self.unit < 0:
            actions: list[Action] = [RETURN[unit] for unit in returning(state, board, self.side)]
            return [*actions, FINISH], prompt("reorganise"), "10.0"
        if self.paid < 0 and self.unit not in board.r_counter:
            paying: list[Action] = [PAY[unit] for unit in prices(state, board, self.unit)]
            return paying, prompt("pay", unit=unit_arg(self.unit)), "10.1-a"
        return [*ways(refuges(state, board, self.side))], prompt("return", unit=unit_arg(self.unit)), "10.1"

    def decide(self, state: ArrasState) -> Decision:
        actions, asked, rule = self._asked(state, board_of(state))
        if self.unit < 0:
            return Decision(ONE, state.seat_of(self.side), actions, asked, rule)
        return Decision(ONE, state.seat_of(self.side), actions, asked, rule, self.unit)

    def take(self, state: ArrasState, action: Action, out: Out) -> None:
        if isinstance(action, Return):
            state.stack[-1] = Reorganisation(self.side, action.unit)
        elif isinstance(action, Pay):
            state.stack[-1] = Reorganisation(self.side, self.unit, action.unit)
        elif isinstance(action, To):
            self._return(state, board_of(state), action.place, out)
        else:
            state.stack.pop()

    def _return(self, state: ArrasState, board: Board, place: int, out: Out) -> None:
        back = board.r_counter.get(self.unit, self.unit)
        if back != self.unit:  # 10.2: the original is out for good, nobody else is paid
            state.where[self.unit] = OUT
            if state.frozen >> self.unit & 1:  # 13.4: it waits for the release of its group as the original did
                state.frozen_by = halves(state.frozen | 1 << back)
        else:
            state.where[self.paid] = OUT  # 10.1-a: it can neither return nor pay again
        put(state, board, back, place)
        spend(state, board, back)
        out.append(Returned(back, place, self.paid))
        state.stack[-1] = Reorganisation(self.side)

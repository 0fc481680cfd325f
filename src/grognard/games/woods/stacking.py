"""6.0 Stacking: one division and one unit more; who may not stand together; what goes beyond that."""

from collections.abc import Sequence

from grognard.games.woods.actions import REMOVE, Remove
from grognard.games.woods.board import ALLIED, ALLIES, Board
from grognard.games.woods.entering import lose
from grognard.games.woods.events import hex_prompt
from grognard.games.woods.state import WoodsState, board_of, engineer_in, units_in
from grognard.kernel import ONE, Action, Decision, Frame, Out


def crowd(board: Board, units: Sequence[int], engineer: int = -1) -> str:
    """The rule that units in one hex break, or nothing; an engineer counts by its corps (6.1b, 6.3a, 12.4.1e)."""
    if len(units) < 2 and engineer < 0:
        return ""
    british = [board.is_british[unit] for unit in units]
    if any(british) and not all(british):
        return "6.1a"
    if not any(british):
        corps = {board.corps[unit] for unit in units if board.corps[unit] >= 0}
        if engineer >= 0:
            corps.add(board.asset_corps[engineer])
        if len(corps) > 1:
            return "6.1b"
    if len(units) < 3:
        return ""
    divisions = [board.division[unit] for unit in units if board.division[unit] >= 0]
    largest = max((divisions.count(division) for division in divisions), default=1)  # without one: of one unit
    return "6.0" if len(units) - largest > 1 else ""


def fits(state: WoodsState, board: Board, unit: int, hex_: int) -> str:
    """The rule by which a unit may not end in a hex with what stands there, or nothing; 6.3.1 the Delay makes room."""
    others = [other for other in units_in(state, hex_) if other not in (unit, board.delay)]
    engineer = engineer_in(state, board, hex_) if unit >= ALLIES else -1
    return crowd(board, [*others, unit], engineer) if others or engineer >= 0 else ""


def overfull(state: WoodsState, board: Board, side: int) -> int:
    """The first hex of a side where units must go, -1 for none."""
    first, following = state.first, state.next
    worked = {state.asset[engineer] for engineer in board.engineers} if side == ALLIED else ()
    for unit in board.roster[side]:
        hex_ = state.where[unit]
        if hex_ >= 0 and first[hex_] == unit and (following[unit] >= 0 or hex_ in worked):
            engineer = engineer_in(state, board, hex_) if hex_ in worked else -1
            if crowd(board, units_in(state, hex_), engineer):
                return hex_
    return -1


class Stacking(Frame[WoodsState], frozen=True, tag="stacking"):
    """6.2e The owner eliminates units of his choice until every hex is legal."""

    side: int

    def advance(self, state: WoodsState, out: Out) -> bool:
        if overfull(state, board_of(state), self.side) >= 0:
            return False
        state.stack.pop()
        return True

    def decide(self, state: WoodsState) -> Decision:
        hex_ = overfull(state, board_of(state), self.side)
        found = [REMOVE[unit] for unit in units_in(state, hex_)]
        return Decision(ONE, state.seat_of(self.side), found, hex_prompt("remove", hex_), "6.2e")

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        assert isinstance(action, Remove)
        lose(state, action.unit, state.steps[action.unit], "6.2e", out)

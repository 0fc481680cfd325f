"""STAT-08, STAT-09 Op fire mode: before round 1 (SETUP-12), in the status phase, by an action (ACT-09)."""

from grognard.games.iron.actions import DONE, READY, Ready
from grognard.games.iron.board import ROSTER, SQUAD, Board
from grognard.games.iron.events_phases import Readied, prompt
from grognard.games.iron.state import FRESH, OP_FIRE, STEADY, IronState, board_of, seat_for
from grognard.kernel import ONE, Action, Decision, Frame, Out


def may_ready(state: IronState, board: Board, unit: int) -> bool:
    """STAT-09 Whether a unit may go into op fire mode: fresh, on the map, armed, and a squad steady.

    OPS-04: Desperate Defenders opens nothing to those pinned or disrupted.
    """
    if state.where[unit] < 0 or state.acts[unit] != FRESH or not board.armed[unit]:
        return False
    return not SQUAD[unit] or state.harm[unit] == STEADY


class Readying(Frame[IronState], frozen=True, tag="readying"):
    """STAT-08, SETUP-12 A seat puts any of its units in op fire mode."""

    seat: int
    rule: str = "STAT-08"

    def choices(self, state: IronState) -> list[Action]:
        board, acts, where = board_of(state), state.acts, state.where
        units = [unit for unit in ROSTER[state.sides[self.seat]] if where[unit] >= 0 and acts[unit] == FRESH]
        return [READY[unit] for unit in units if may_ready(state, board, unit) and seat_for(state, unit) == self.seat]

    def advance(self, state: IronState, out: Out) -> bool:
        if self.choices(state):
            return False
        state.stack.pop()
        return True

    def decide(self, state: IronState) -> Decision:
        return Decision(ONE, self.seat, [*self.choices(state), DONE], prompt("ready"), self.rule)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        if isinstance(action, Ready):
            state.acts[action.unit] = OP_FIRE
            out.append(Readied(action.unit, self.rule))
        else:
            state.stack.pop()

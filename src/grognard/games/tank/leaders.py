"""7.1 Platoon leaders: one AP moves the leader and its neighbours, one at a time."""

from grognard.games.tank.actions import DONE, MOVE, Move
from grognard.games.tank.board import Board
from grognard.games.tank.events import Activated
from grognard.games.tank.movement import Moving
from grognard.games.tank.state import TankState
from grognard.kernel import NO_SCOPE, ONE, Action, Decision, Frame, Out, text

_GROUP = text("tank-prompt-group")


def followers(state: TankState, board: Board, leader: int) -> tuple[int, ...]:
    """7.1a The friendly neighbours, heavy or light, that may still move, as they stand now (7.1b)."""
    used = state.moved | state.fired & board.lights  # 7.1f: those that have moved, and light units that have fired
    near = [state.at[hex_] for hex_, _, _ in board.ground.steps[state.where[leader]]]
    side = board.side[leader]
    return tuple(sorted(unit for unit in near if unit >= 0 and board.side[unit] == side and not used >> unit & 1))


def activate(state: TankState, board: Board, unit: int, out: Out) -> None:
    """An AP is spent to move a unit; a leader opens its group."""
    group = followers(state, board, unit) if board.leader[unit] else ()  # 7.1a
    out.append(Activated(unit, state.spent, group))
    if group:
        state.moved |= 1 << unit  # 7.1e: its move counts as used, even if it stays
        state.stack.append(Leading(unit, tuple(sorted((unit, *group)))))
    else:
        state.stack.append(Moving(unit))


class Leading(Frame[TankState], frozen=True, tag="leading"):
    """A leader and its neighbours move one at a time in any order; any of them may stay (7.1c).

    ``group`` are those who have not moved yet. The neighbours are fixed (7.1b), wherever they go (7.1d); a second
    leader among them takes nobody along (7.1g).
    """

    leader: int
    group: tuple[int, ...]
    begun: bool = False

    def advance(self, state: TankState, out: Out) -> bool:
        if self.group:
            return False
        state.stack.pop()
        return True

    def decide(self, state: TankState) -> Decision:
        actions = [*(MOVE[unit] for unit in self.group), DONE]
        seat = state.seat_of(state.active)
        scope = NO_SCOPE if self.begun else self.leader  # between two units of the group is a place to judge
        return Decision(ONE, seat, actions, _GROUP, "7.1c", scope, goes_on=self.begun)  # and 7.1a: one activation

    def take(self, state: TankState, action: Action, out: Out) -> None:
        if isinstance(action, Move):
            left = tuple(unit for unit in self.group if unit != action.unit)
            state.stack[-1] = Leading(self.leader, left, begun=True)
            # 7.1j: by all the rules of movement; 7.1d: away from the leader too; 7.1g: a second leader moves alone
            state.stack.append(Moving(action.unit))
        else:
            state.stack.pop()  # 7.1c: who did nothing keeps its move

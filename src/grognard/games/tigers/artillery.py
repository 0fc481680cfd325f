"""9.4 Artillery: calls, availability, and the targets that a shot must have."""

from grognard.games.tigers.actions import AIM, Aim
from grognard.games.tigers.board import ALLIED, Board
from grognard.games.tigers.dice import roll, rolled
from grognard.games.tigers.events import Aimed, Called, Shot, prompt
from grognard.games.tigers.fire import lose, need_of
from grognard.games.tigers.state import OOS, TigersState, board_of
from grognard.kernel import ONE, Action, Decision, Frame, Out, text

_AIM = prompt("aim")
_CALLS, _SHOT = text("tigers-roll-calls"), text("tigers-roll-shot")


def calls(state: TigersState, board: Board, units: list[int], attacking: bool) -> int:
    """9.42 One call for each three SP, the defender at least one; units out of supply do not count (13.22)."""
    table = board.tables.artillery
    supplied = [unit for unit in units if not state.flags[unit] & OOS]
    count = sum([state.sp[unit] for unit in supplied]) // table.sp
    return count if attacking or not supplied else max(count, table.least)


def call_need(board: Board, side: int, place: int) -> tuple[int, str]:
    """9.43, 9.44, 9.45 The highest die with which a call succeeds."""
    table = board.tables.artillery
    if side == ALLIED:
        return table.allied, "9.43"
    return (table.german_front_line, "9.44") if board.front >> place & 1 else (table.german, "9.45")


def aims(state: TigersState, board: Board, enemies: list[int], aimed: tuple[int, ...]) -> list[int]:
    """9.46 The targets of the next shot: of the type with most SP among those that have one shot fewer."""
    if len(enemies) == 1:  # as in most battles
        return enemies
    fewest = min([aimed.count(unit) for unit in enemies])  # R14: when all have one, a new round begins
    free = [unit for unit in enemies if aimed.count(unit) == fewest]
    worth: dict[int, int] = {}
    for unit in free:
        worth[board.quality[unit]] = worth.get(board.quality[unit], 0) + state.sp[unit]
    most = max(worth.values())
    return [unit for unit in free if worth[board.quality[unit]] == most]


class Calls(Frame[TigersState], frozen=True, tag="calls"):
    """9.41 All calls of a side are rolled; each success is a shot."""

    attacking: bool
    count: int

    def decide(self, state: TigersState) -> Decision:
        board, place = board_of(state), state.stack[-2].place
        need, rule = call_need(board, self._side(state), place)
        return roll(self.count, need, _CALLS, rule, place)

    def _side(self, state: TigersState) -> int:
        return state.phasing if self.attacking else 1 - state.phasing

    def settle(self, state: TigersState, outcome: Action, detail: int, out: Out) -> None:
        side = self._side(state)
        need, rule = call_need(board_of(state), side, state.stack[-2].place)
        successes, dice = rolled(self.count, need, outcome, detail)
        out.append(Called(side, self.count, successes, need, rule, dice))
        state.stack.pop()
        state.stack[-1].called(state, self.attacking, successes)


class Aiming(Frame[TigersState], frozen=True, tag="aiming"):
    """9.32, 9.35 Every shot of a side is aimed before any is rolled."""

    attacking: bool
    shots: int
    aimed: tuple[int, ...] = ()

    def legal(self, state: TigersState) -> list[int]:
        enemies = state.stack[-2].fighters(state, not self.attacking)
        return aims(state, board_of(state), enemies, self.aimed)

    def decide(self, state: TigersState) -> Decision:
        side = state.phasing if self.attacking else 1 - state.phasing
        found = [AIM[unit] for unit in self.legal(state)]
        return Decision(ONE, state.seat_of(side), found, _AIM, "9.46", state.stack[-2].place)

    def take(self, state: TigersState, action: Action, out: Out) -> None:
        assert isinstance(action, Aim)
        aimed = (*self.aimed, action.unit)
        out.append(Aimed(state.phasing if self.attacking else 1 - state.phasing, action.unit))
        if len(aimed) < self.shots:
            state.stack[-1] = Aiming(self.attacking, self.shots, aimed)
        else:
            state.stack[-1] = Shots(self.attacking, aimed)


class Shots(Frame[TigersState], frozen=True, tag="shots"):
    """9.47 The artillery shots, one die each; one at a unit that is destroyed already is lost."""

    attacking: bool
    targets: tuple[int, ...]

    def advance(self, state: TigersState, out: Out) -> bool:
        left = self.targets
        while left and not state.sp[left[0]]:
            left = left[1:]
        if not left:
            state.stack.pop()
        elif left != self.targets:
            state.stack[-1] = Shots(self.attacking, left)
        return left != self.targets or not left

    def _need(self, state: TigersState) -> int:
        return need_of(state, board_of(state), state.stack[-2], self.attacking, -1, self.targets[0])

    def decide(self, state: TigersState) -> Decision:
        return roll(1, self._need(state), _SHOT, "9.47", state.stack[-2].place)

    def settle(self, state: TigersState, outcome: Action, detail: int, out: Out) -> None:
        target, need = self.targets[0], self._need(state)
        hits, dice = rolled(1, need, outcome, detail)
        side = state.phasing if self.attacking else 1 - state.phasing
        out.append(Shot(side, target, hits, hits >= state.sp[target], need, dice))
        state.stack[-1] = Shots(self.attacking, self.targets[1:])
        lose(state, target, hits, "9.21", out)

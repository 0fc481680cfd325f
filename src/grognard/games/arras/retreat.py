"""6.6 Retreats: where a unit may go back to, one unit at a time; 6.6.3 retreats by choice."""

from grognard.games.arras.actions import HOLD, RETREAT, TO, WITHDRAW, Retreat, To, Withdraw
from grognard.games.arras.board import Board
from grognard.games.arras.events import Eliminated, Retreated, place_prompt, unit_prompt
from grognard.games.arras.state import (
    ELIMINATED,
    OUT,
    ArrasState,
    board_of,
    contested,
    controlled,
    free,
    lift,
    put,
    spend,
    take_control,
    units_in,
)
from grognard.kernel import ONE, Action, Decision, Frame, Out
from grognard.toolbox.masks import bits


def destinations(state: ArrasState, board: Board, unit: int) -> int:
    """6.6.2 The best places that a unit may retreat to: none if the mask is empty, the owner's choice among several."""
    side, place = board.side[unit], state.where[unit]
    allowed = board.open_to(side, state.north) & ~state.closed  # 5.1.2, 14.2.3-f
    full = 0 if board.leaders >> unit & 1 else state.full[side]  # 5.1.3-b
    around, passed = board.near[place], 1 << place
    while True:
        clear, ours, theirs = _listed(state, board, unit, around & allowed)
        if clear & ~full:
            return _fewest(state, board, side, clear & ~full)
        if ours & ~full:
            return ours & ~full
        if theirs & ~full:
            return theirs & ~full
        through = (clear | ours | theirs) & ~passed  # 6.6.1-a: every one of them is full
        if not through:
            return 0
        passed |= through
        around = 0
        for full_place in bits(through):
            around |= board.near[full_place]
        around &= ~passed


def _listed(state: ArrasState, board: Board, unit: int, around: int) -> tuple[int, int, int]:
    """6.6.2 Free places (A), contested ones under friendly (B) and under enemy control (C); no others."""
    side = board.side[unit]
    first = around & free(state, board, side)
    if board.artillery >> unit & 1:  # 5.1.4.c: only into Free places, by retreat too
        return first, 0, 0
    fought, mine = around & contested(state), controlled(state, board, side)
    return first, fought & mine, fought & ~mine


def _fewest(state: ArrasState, board: Board, side: int, places: int) -> int:
    """6.6.2-A Those that are adjacent to the fewest enemy-controlled places."""
    enemy = controlled(state, board, 1 - side)
    found, least = 0, len(board.near)
    for place in bits(places):
        count = (board.near[place] & enemy).bit_count()
        if count < least:
            found, least = 0, count
        if count == least:
            found |= 1 << place
    return found


def eliminate(state: ArrasState, board: Board, unit: int, by: str, out: Out) -> None:
    """A unit dies; an R counter for good (10.2)."""
    out.append(Eliminated(unit, state.where[unit], by))
    lift(state, board, unit, OUT if board.reformed >> unit & 1 else ELIMINATED)


def go_back(state: ArrasState, board: Board, unit: int, place: int, by: str, out: Out) -> None:
    """A unit retreats and what it leaves may change hands."""
    origin = state.where[unit]
    out.append(Retreated(unit, origin, place, by))
    put(state, board, unit, place)
    take_control(state, origin, out)


class Retreating(Frame[ArrasState], frozen=True, tag="retreating"):
    """6.6.1 Units that must retreat from a place, one at a time, in their owner's order."""

    place: int
    units: tuple[int, ...]
    by: str
    unit: int = -1  # the one that goes now
    homes: tuple[tuple[int, int], ...] = ()  # units thrown back, with the places that they came from (6.4.1-a)

    def _next(self, unit: int) -> "Retreating":
        return Retreating(self.place, self.units, self.by, unit, self.homes)

    def _without(self, unit: int) -> "Retreating":
        return Retreating(self.place, tuple(u for u in self.units if u != unit), self.by, homes=self.homes)

    def _places(self, state: ArrasState, board: Board, unit: int) -> int:
        """6.6.2 A unit thrown back goes home, and elsewhere only if there is no room left."""
        home = dict(self.homes).get(unit, -1)
        if home >= 0 and (board.leaders >> unit & 1 or not state.full[board.side[unit]] >> home & 1):
            return 1 << home
        return destinations(state, board, unit)

    def _roomy(self, state: ArrasState, board: Board) -> bool:
        """Whether all go home, in whatever order."""
        coming = [home for unit, home in self.homes if unit in self.units and not board.leaders >> unit & 1]
        side = board.side[self.units[0]]
        return bool(self.homes) and all(
            (units_in(state, side, home) & ~board.leaders).bit_count() + coming.count(home) <= board.limit[home]
            for home in coming
        )

    def advance(self, state: ArrasState, out: Out) -> bool:
        if not self.units:
            state.stack.pop()
            return True
        board = board_of(state)
        unit = self.units[0] if len(self.units) == 1 or self._roomy(state, board) else self.unit
        if unit < 0:
            return False
        places = self._places(state, board, unit)
        if not places:
            eliminate(state, board, unit, "6.6.1-b", out)
            take_control(state, self.place, out)
        elif places & (places - 1):  # several
            state.stack[-1] = self._next(unit)
            return False
        else:
            go_back(state, board, unit, places.bit_length() - 1, self.by, out)
        state.stack[-1] = self._without(unit)
        return True

    def decide(self, state: ArrasState) -> Decision:
        board = board_of(state)
        seat = state.seat_of(board.side[self.units[0]])
        if self.unit < 0:
            actions = [RETREAT[unit] for unit in self.units]
            return Decision(ONE, seat, actions, place_prompt("retreat-order", self.place), "6.6.1", self.place)
        places = [TO[place] for place in bits(destinations(state, board, self.unit))]
        return Decision(ONE, seat, places, unit_prompt("retreat", self.unit, self.place), "6.6.2", self.place)

    def take(self, state: ArrasState, action: Action, out: Out) -> None:
        if isinstance(action, Retreat):
            state.stack[-1] = self._next(action.unit)
        elif isinstance(action, To):
            go_back(state, board_of(state), self.unit, action.place, self.by, out)
            state.stack[-1] = self._without(self.unit)


class Withdrawal(Frame[ArrasState], frozen=True, tag="withdrawal"):
    """6.6.3 After an assault, won or lost, surviving defenders may retreat by choice; they turn Spent."""

    place: int
    side: int
    unit: int = -1

    def able(self, state: ArrasState, board: Board) -> list[int]:
        """The defenders that have somewhere to go; frozen ones stay."""
        units = units_in(state, self.side, self.place) & ~state.frozen
        return [unit for unit in bits(units) if destinations(state, board, unit)]

    def advance(self, state: ArrasState, out: Out) -> bool:
        board = board_of(state)
        if self.unit < 0:
            if self.able(state, board):
                return False
            state.stack.pop()
            return True
        places = destinations(state, board, self.unit)
        if places & (places - 1):
            return False
        self._go(state, places.bit_length() - 1, out)
        return True

    def decide(self, state: ArrasState) -> Decision:
        board = board_of(state)
        seat = state.seat_of(self.side)
        if self.unit < 0:
            actions: list[Action] = [WITHDRAW[unit] for unit in self.able(state, board)]
            actions.append(HOLD)
            return Decision(ONE, seat, actions, place_prompt("withdraw", self.place), "6.6.3")
        places = [TO[place] for place in bits(destinations(state, board, self.unit))]
        return Decision(ONE, seat, places, unit_prompt("retreat", self.unit, self.place), "6.6.2", self.place)

    def take(self, state: ArrasState, action: Action, out: Out) -> None:
        if isinstance(action, Withdraw):
            state.stack[-1] = Withdrawal(self.place, self.side, action.unit)
        elif isinstance(action, To):
            self._go(state, action.place, out)
        else:
            state.stack.pop()

    def _go(self, state: ArrasState, place: int, out: Out) -> None:
        board = board_of(state)
        go_back(state, board, self.unit, place, "6.6.3", out)
        spend(state, board, self.unit)
        state.stack[-1] = Withdrawal(self.place, self.side)

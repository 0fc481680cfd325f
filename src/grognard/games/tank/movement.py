"""8.0 Movement, 8.1 entry, 8.2 leaving the map: a path one hex at a time, ended by a facing (5.0)."""

from grognard.games.tank.actions import FACE, LEAVE, TO, Face, To
from grognard.games.tank.board import UNITS, Board
from grognard.games.tank.events import Controlled, Faced, Left, Moved, prompt, unit_arg
from grognard.games.tank.state import EXITED, TankState, board_of, lift, put
from grognard.games.tank.victory import exited_enough
from grognard.kernel import ONE, Action, Decision, Frame, Out, text

_ENTER = [text("tank-prompt-enter", unit=unit_arg(unit)) for unit in range(len(UNITS))]


def can_enter(state: TankState, board: Board, unit: int) -> bool:
    """8.1a From its turn on a waiting unit may enter, if a hex of its edge is free."""
    entry = board.entry[unit]
    return state.turn >= entry.turn and any(state.at[hex_] < 0 for hex_, _, _ in entry.places)


class Moving(Frame[TankState], frozen=True, tag="moving"):
    """A unit on its way: MP spent, steps made, and whether every step so far was by road."""

    unit: int
    cost: int = 0
    steps: int = 0
    road: bool = True

    def decide(self, state: TankState) -> Decision:
        board = board_of(state)
        seat = state.seat_of(state.active)
        if state.where[self.unit] < 0:
            # 8.1b, 8.1c; by the edges of 11.1b, 11.1c, 11.4b, 11.5c
            free = [TO[hex_] for hex_, _, _ in board.entry[self.unit].places if state.at[hex_] < 0]
            return Decision(ONE, seat, free, _ENTER[self.unit], "8.1b", self.unit)
        actions: list[Action] = [TO[hex_] for hex_, _, _ in self.ways(state, board)]
        if self.may_leave(state, board):
            actions.append(LEAVE)
        actions += FACE  # 5.0a, 8.0h: any facing ends the move; 5.0f: and none limits it
        return Decision(ONE, seat, actions, prompt("move", self.unit, state.where[self.unit]), "8.0a", self.unit)

    def ways(self, state: TankState, board: Board) -> list[tuple[int, int, bool]]:
        """The hexes that the next step may enter, with its cost and whether it is by road."""
        at = state.at
        around = board.ground.steps[state.where[self.unit]]
        if not self.steps:  # 8.0f: a first step is always possible, whatever it costs
            return [way for way in around if at[way[0]] < 0]  # 4.0b, 4.0c: only units fill a hex; 8.0i: and only theirs
        left = board.movement[self.unit] - self.cost  # 8.0d; 10.0c: light units too
        march = left + board.tables.road.march_bonus if self.road else left  # 8.0e
        if march <= 0:
            return []
        return [way for way in around if at[way[0]] < 0 and way[1] <= (march if way[2] else left)]  # 8.0g, 4.0b

    def may_leave(self, state: TankState, board: Board) -> bool:
        """8.2a Only by the scenario's edge; 8.2b for 1 MP as the last step; 8.2c by road it may end a road march."""
        by_road = board.exit[state.active].get(state.where[self.unit])  # 11.4c, 11.5b
        if by_road is None:
            return False
        left = board.movement[self.unit] - self.cost
        return left >= 1 or (self.road and by_road and left + board.tables.road.march_bonus >= 1)

    def take(self, state: TankState, action: Action, out: Out) -> None:
        board = board_of(state)
        if isinstance(action, To):
            self._step(state, board, action.hex, out)
        elif isinstance(action, Face):
            state.facing[self.unit] = action.facing  # 5.0e, 8.0h
            state.moved |= 1 << self.unit  # a pivot counts as a move too, and an entry (8.1e)
            out.append(Faced(self.unit, state.where[self.unit], action.facing))
            state.stack.pop()
        else:
            origin = state.where[self.unit]
            lift(state, self.unit, EXITED)  # 8.2b: it does not come back; 8.2d: it is no loss
            out.append(Left(self.unit, origin))
            state.stack.pop()
            exited_enough(state, board, board.side[self.unit], out)

    def _step(self, state: TankState, board: Board, hex_: int, out: Out) -> None:
        origin = state.where[self.unit]
        if origin < 0:
            _, cost, road = next(place for place in board.entry[self.unit].places if place[0] == hex_)
            # 8.1d: road march on entry only for units that have a printed MP left for the road
            road = road and board.movement[self.unit] >= 2
        else:
            _, cost, road = next(way for way in board.ground.steps[origin] if way[0] == hex_)
            lift(state, self.unit, hex_)
        put(state, self.unit, hex_)
        out.append(Moved(self.unit, origin, hex_, cost))
        take_control(state, board, self.unit, hex_, out)
        state.stack[-1] = Moving(self.unit, self.cost + cost, self.steps + 1, self.road and road)


def take_control(state: TankState, board: Board, unit: int, hex_: int, out: Out) -> None:
    """11.0b A side controls a hex if it was the last to move a unit into it; passing through counts."""
    side = board.side[unit]
    if state.control[hex_] != side:
        state.control[hex_] = side
        if hex_ in board.objectives:
            out.append(Controlled(side, hex_))

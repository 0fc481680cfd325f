"""11.0 Set-up: the steps of the scenario in order; each side places its units, one a hex, any facing."""

from grognard.games.tank.actions import ACE, FACE, PLACE, TO, Ace, Face, Place, To
from grognard.games.tank.board import FACINGS, HEXES, UNITS, Board
from grognard.games.tank.events import AceNamed, Placed, prompt, unit_arg
from grognard.games.tank.state import UNPLACED, TankState, board_of, put
from grognard.kernel import ONE, Action, Decision, Frame, Out, text

_CHOOSE = text("tank-prompt-place")
_ACE = text("tank-prompt-ace")
_WHERE = [text("tank-prompt-place-unit", unit=unit_arg(unit)) for unit in range(len(UNITS))]


def to_place(state: TankState, board: Board, step: int) -> list[int]:
    """The units that a step may still place: all of them, or until its number is reached (11.2a)."""
    row = board.setup[step]
    left = [unit for unit in row.units if state.where[unit] == UNPLACED]
    if row.choose and len(row.units) - len(left) >= row.choose:
        return []
    return left


class SetUp(Frame[TankState], frozen=True, tag="set_up"):
    """A step of the set-up: choose the next unit to place, or the Ace."""

    step: int

    def advance(self, state: TankState, out: Out) -> bool:
        board = board_of(state)
        if self.step == len(board.setup):
            state.stack.pop()
            return True
        row = board.setup[self.step]
        if row.ace_of or to_place(state, board, self.step):
            return False
        state.stack[-1] = SetUp(self.step + 1)  # in the order of 11.2a, 11.3a, 11.4a, 11.5a, 11.6a
        return True

    def decide(self, state: TankState) -> Decision:
        board = board_of(state)
        row = board.setup[self.step]
        seat = state.seat_of(row.side)
        if row.ace_of:  # 11.3c: the German names an Ace before the American places
            return Decision(ONE, seat, [ACE[unit] for unit in row.ace_of], _ACE, "11.3c")
        return Decision(ONE, seat, [PLACE[unit] for unit in to_place(state, board, self.step)], _CHOOSE, "11.0c")

    def take(self, state: TankState, action: Action, out: Out) -> None:
        if isinstance(action, Ace):
            state.aces |= 1 << action.unit
            out.append(AceNamed(action.unit, state.where[action.unit]))
            state.stack[-1] = SetUp(self.step + 1)
        elif isinstance(action, Place):
            state.stack.append(Placing(self.step, action.unit))


class Placing(Frame[TankState], frozen=True, tag="placing"):
    """A unit in hand: a free hex of the zone, then any facing (5.0a)."""

    step: int
    unit: int

    def decide(self, state: TankState) -> Decision:
        row = board_of(state).setup[self.step]
        seat, at = state.seat_of(row.side), state.at
        if state.where[self.unit] == UNPLACED:
            # 4.0a: one unit a hex. The zones: 11.2b, 11.2c, 11.3b, 11.3c, 11.4b, 11.4c, 11.5b, 11.5c, 11.6b, 11.6c
            free = [TO[hex_] for hex_ in row.zone if at[hex_] < 0]
            return Decision(ONE, seat, free, _WHERE[self.unit], "11.0c", self.unit)
        return Decision(ONE, seat, FACE, prompt("face", self.unit, state.where[self.unit]), "5.0a", self.unit)

    def take(self, state: TankState, action: Action, out: Out) -> None:
        if isinstance(action, To):
            put(state, self.unit, action.hex)  # 11.0a: no control by setting up
        elif isinstance(action, Face):
            state.facing[self.unit] = action.facing
            out.append(Placed(self.unit, state.where[self.unit], action.facing))
            state.stack.pop()


def suggested(state: TankState, seat: int) -> list[Action]:
    """The scenario's suggested set-up for the side that is placing, from here to the end of its part."""
    board = board_of(state)
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, SetUp | Placing) or state.seat_of(board.setup[frame.step].side) != seat:
        return []
    taken = {hex_ for hex_, unit in enumerate(state.at) if unit >= 0}
    placed: list[int] = []
    actions: list[Action] = []
    if isinstance(frame, Placing):  # the unit in hand comes first, as far as it is not placed yet
        placed.append(frame.unit)
        whole = _suggested_unit(board, frame.step, frame.unit, taken)
        actions += whole[1:] if state.where[frame.unit] == UNPLACED else whole[2:]
    for step in range(frame.step, len(board.setup)):
        row = board.setup[step]
        if state.seat_of(row.side) != seat:
            break
        if row.ace_of:
            actions.append(ACE[row.ace_of[0]])
            continue
        on_map = [unit for unit in row.units if state.where[unit] != UNPLACED or unit in placed]
        left = [unit for unit in row.units if unit not in on_map]
        for unit in left[: row.choose - len(on_map) if row.choose else None]:
            placed.append(unit)
            actions += _suggested_unit(board, step, unit, taken)
    return actions


def _suggested_unit(board: Board, step: int, unit: int, taken: set[int]) -> list[Action]:
    """A unit where the scenario suggests it, or in the next free hex of the zone if somebody stands there."""
    hex_name, _, facing = board.row.suggested[UNITS[unit]].partition(" ")
    zone = board.setup[step].zone
    hex_ = next(place for place in (HEXES.index(hex_name), *zone) if place in zone and place not in taken)
    taken.add(hex_)
    return [PLACE[unit], TO[hex_], FACE[FACINGS.index(facing)]]

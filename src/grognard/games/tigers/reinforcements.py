"""11.0 Reinforcements: units due, the zones they may choose, superiority that releases the reserve."""

from functools import cache

from grognard.games.tigers.actions import ARRIVE, ENTER, TO, Enter, To
from grognard.games.tigers.board import ALLIED, GERMAN, RELEASES, Board
from grognard.games.tigers.events import Arrived, GroupReleased, Shifted, prompt, unit_prompt
from grognard.games.tigers.state import (
    COMING,
    OUTSIDER,
    SHIFT,
    WAITING,
    TigersState,
    board_of,
    put,
    strength,
    units_in,
)
from grognard.games.tigers.supply import is_supplied, lines
from grognard.kernel import ONE, Action, Decision, Frame, Out

_ARRIVALS = (prompt("arrivals", side="@side-german"), prompt("arrivals", side="@side-allied"))


def due(state: TigersState, board: Board, side: int) -> list[int]:
    """11.11 The units that come in now; 11.3 a conditional group only when it is released, or at its late date."""
    where, impulse = state.where, state.impulse
    return [
        unit
        for unit in board.reserves[side]
        if where[unit] == WAITING and board.due[unit] <= impulse and entry_impulse(state, board, unit) <= impulse
    ]


def entry_impulse(state: TigersState, board: Board, unit: int) -> int:
    """11.31 The impulse in which a unit is due, as far as that is known now."""
    group = board.release[unit]
    if group < 0 or state.released >> group & 1:
        return board.due[unit]
    return board.otherwise[group]  # SB-4, SD-2: a late date, or never


@cache
def shifts(board: Board, unit: int) -> dict[int, int]:
    """11.14 The other zones by which a unit may enter, each with the steps along the edge."""
    table, edge = board.tables.zone_shift, board.zones[board.side[unit]]
    found = {}
    for at, zone in enumerate(edge):
        steps = min(abs(at - edge.index(printed)) for printed in board.printed[unit])
        left = board.movement[unit] - steps * table.cost
        if 0 < steps <= table.steps and left > 0 and board.inside >> zone & 1:
            found[zone] = steps
    return found


def arrive(state: TigersState, board: Board, unit: int, zone: int, out: Out) -> None:
    """11.11 A unit is put in a zone; it may move on at once (11.12) or later (11.15)."""
    put(state, unit, zone)
    if not board.inside >> zone & 1:
        state.flags[unit] |= OUTSIDER  # SB-5
    out.append(Arrived(unit, zone))


def arrive_late(state: TigersState, board: Board, out: Out) -> None:
    """11.14 The units that chose another zone one game impulse ago."""
    for roster in board.reserves:
        for unit in roster:
            if state.where[unit] <= COMING:
                zone = COMING - state.where[unit]
                state.where[unit] = WAITING
                arrive(state, board, unit, zone, out)


class Arrivals(Frame[TigersState], frozen=True, tag="arrivals"):
    """6.I The reinforcements of a side: where they are printed, or by another zone."""

    side: int

    def advance(self, state: TigersState, out: Out) -> bool:
        if due(state, board_of(state), self.side):
            return False
        state.stack.pop()
        return True

    def decide(self, state: TigersState) -> Decision:
        units: list[Action] = [ENTER[unit] for unit in due(state, board_of(state), self.side)]
        return Decision(ONE, state.seat_of(self.side), [*units, ARRIVE], _ARRIVALS[self.side], "11.11")

    def take(self, state: TigersState, action: Action, out: Out) -> None:
        if isinstance(action, Enter):
            state.stack.append(Entry(action.unit))
            return
        board = board_of(state)
        for unit in due(state, board, self.side):
            arrive(state, board, unit, board.printed[unit][0], out)


class Entry(Frame[TigersState], frozen=True, tag="entry"):
    """ERR-11.11, 11.14 The zone of a reinforcement."""

    unit: int

    def decide(self, state: TigersState) -> Decision:
        board = board_of(state)
        zones = sorted({*board.printed[self.unit], *shifts(board, self.unit)})
        asked = unit_prompt("entry", self.unit, board.printed[self.unit][0])
        seat = state.seat_of(board.side[self.unit])
        return Decision(ONE, seat, [TO[zone] for zone in zones], asked, "11.14", self.unit)

    def take(self, state: TigersState, action: Action, out: Out) -> None:
        assert isinstance(action, To)
        board, unit, zone = board_of(state), self.unit, action.place
        state.stack.pop()
        if zone in board.printed[unit]:
            arrive(state, board, unit, zone, out)
            return
        steps = shifts(board, unit)[zone]
        state.flags[unit] |= SHIFT * steps
        state.where[unit] = COMING - zone
        out.append(Shifted(unit, zone, steps))


# --- 11.3 conditional groups ------------------------------------------------------------------------------------------


def superior(state: TigersState, board: Board, place: int) -> bool:
    """11.3 More German than Allied SP in an area; ERR-11.34 (option) not if the Germans there are out of supply."""
    if state.first[place] < 0 or strength(state, GERMAN, place) <= strength(state, ALLIED, place):
        return False
    if not board.errata_supply:
        return True
    traced = lines(state, GERMAN)
    return any(is_supplied(board, traced, unit, place) for unit in units_in(state, GERMAN, place))


def check_releases(state: TigersState, board: Board, out: Out) -> None:
    """11.3, ERR-11.33 At the end of a game impulse; one of its areas releases a group, for good."""
    for group, areas in enumerate(board.release_areas):
        if state.released >> group & 1 or group not in board.groups:
            continue
        for place in areas:
            if superior(state, board, place):
                state.released |= 1 << group
                out.append(GroupReleased(RELEASES[group], place))
                break

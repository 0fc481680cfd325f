"""10.0 Bridges: engineers build them, infantry blows them up in the enemy's face (8.4)."""

from grognard.games.tigers.actions import BLOW, BUILD, FINISH, HOLD, TO, Blow, Build, To
from grognard.games.tigers.board import ALLIED, AREAS, DIE, Board
from grognard.games.tigers.dice import roll, rolled
from grognard.games.tigers.events import (
    BridgeBuilt,
    DemolitionTried,
    place_prompt,
    prompt,
    unit_prompt,
)
from grognard.games.tigers.state import (
    ATTACKED,
    BLOW_TRIED,
    BUILD_TRIED,
    BUILT,
    COUNT,
    DEMOLITION,
    DONE,
    DUG,
    FAILURE,
    MOVED,
    OOS,
    STOPPED,
    TRIED,
    TRIED_BUILDING,
    TigersState,
    add,
    board_of,
    discard,
    failures,
    has,
    units_in,
)
from grognard.kernel import ONE, Action, Decision, Frame, Out, text

_DEMOLITION, _BUILDING = text("tigers-roll-demolition"), text("tigers-roll-building")
_BUILD = (prompt("build", side="@side-german"), prompt("build", side="@side-allied"))


# --- 10.2 demolition --------------------------------------------------------------------------------------------------


def no_demolition(state: TigersState, board: Board, bridge: int) -> str:
    """The rule that saves a bridge from any attempt in this impulse, or nothing."""
    day, _ = board.calendar[state.impulse]
    if state.phasing != ALLIED and not day.allied_demolition:
        return "10.26"
    return "10.25" if state.bridge[bridge] & BLOW_TRIED else ""


def cannot_blow(state: TigersState, board: Board, unit: int, bridge: int) -> str:
    """The rule that keeps a unit of the other side from trying at a bridge, or nothing; 10.27 dug in or not."""
    if state.where[unit] not in board.ends[bridge]:
        return "10.21"
    if board.armour[unit]:
        return "10.22"
    if has(state.began, state.where[unit]):
        return "10.24"
    tries = (state.flags[unit] // TRIED) & 3
    return "10.23" if tries >= board.tables.demolition.bridges else ""


def demolishers(state: TigersState, board: Board, bridge: int) -> list[int]:
    """8.41 The units that may try to blow up a bridge that is about to be crossed."""
    if no_demolition(state, board, bridge):
        return []
    foe = 1 - state.phasing
    near = [unit for place in board.ends[bridge] for unit in units_in(state, foe, place)]
    return [unit for unit in sorted(near) if not cannot_blow(state, board, unit, bridge)]


def demolition_need(state: TigersState, board: Board, unit: int) -> int:
    """10.29 The highest die with which a unit succeeds."""
    table, moved = board.tables.demolition, state.flags[unit] & MOVED
    if board.engineer[unit]:
        need = table.engineer_moved if moved else table.engineer
    else:
        need = table.other_moved if moved else table.other
    if state.special_effect == DEMOLITION and state.where[unit] == state.special_place and board.side[unit] == ALLIED:
        need = min(need, board.tables.special_forces.demolition)  # 14.23
    return need


class Crossing(Frame[TigersState], frozen=True, tag="crossing"):
    """8.41 The moving units below are about to cross an intact bridge: the other player may try to blow it up."""

    bridge: int
    place: int  # where they are going
    unit: int = -1  # that tries

    def decide(self, state: TigersState) -> Decision:
        board = board_of(state)
        if self.unit >= 0:
            return roll(1, demolition_need(state, board, self.unit), _DEMOLITION, "10.29", self.unit)
        able: list[Action] = [BLOW[unit] for unit in demolishers(state, board, self.bridge)]
        origin = state.where[state.stack[-2].units[0]]
        asked = place_prompt("crossing", self.place, origin)
        return Decision(ONE, state.seat_of(1 - state.phasing), [*able, HOLD], asked, "8.41", self.bridge)

    def take(self, state: TigersState, action: Action, out: Out) -> None:
        if isinstance(action, Blow):
            state.bridge[self.bridge] |= BLOW_TRIED
            state.flags[action.unit] += TRIED  # 10.23: it counts to two, and never makes a unit done
            state.stack[-1] = Crossing(self.bridge, self.place, action.unit)
        else:
            self._cross(state, out)

    def settle(self, state: TigersState, outcome: Action, detail: int, out: Out) -> None:
        need = demolition_need(state, board_of(state), self.unit)
        success, dice = rolled(1, need, outcome, detail)
        a, b = board_of(state).ends[self.bridge]
        out.append(DemolitionTried(self.unit, a, b, need, bool(success), dice))
        if success:
            add(state.damaged, self.bridge)  # 10.28
            state.stack.pop()
            state.stack[-1].blow(state)
        else:
            self._cross(state, out)

    def _cross(self, state: TigersState, out: Out) -> None:
        state.stack.pop()
        state.stack[-1].go(state, self.place, out)


# --- 10.1 building ----------------------------------------------------------------------------------------------------


def cannot_build(state: TigersState, board: Board, unit: int) -> str:
    """The rule that keeps a unit from any attempt to build, or nothing."""
    place, flags = state.where[unit], state.flags[unit]
    if not board.engineer[unit]:
        return "10.11"
    if place >= AREAS or flags & MOVED:
        return "10.12"
    if flags & (ATTACKED | DUG | STOPPED) or has(state.fought, place):  # 8.36: it takes all MP
        return "10.14"
    if state.first[(1 - state.phasing) * COUNT + place] >= 0:
        return "10.13"
    if flags & OOS:
        return "13.24"
    return "10.16" if flags & TRIED_BUILDING else ""


def no_building(state: TigersState, board: Board, bridge: int, place: int) -> str:
    """The rule that forbids to build a bridge from an area at one end of it, or nothing."""
    if not has(state.damaged, bridge):
        return "10.11"
    if state.bridge[bridge] & BUILD_TRIED:
        return "10.17"
    a, b = board.ends[bridge]
    far = b if place == a else a
    side = state.phasing
    held = state.first[(1 - side) * COUNT + far] >= 0 and state.first[side * COUNT + far] < 0
    return "10.13" if held else ""  # R19


def sites(state: TigersState, board: Board, unit: int) -> list[int]:
    """The far ends of the bridges that an engineer may try to build."""
    place = state.where[unit]
    return [way.place for way in board.crossings[place] if not no_building(state, board, way.bridge, place)]


def building_need(state: TigersState, board: Board, bridge: int) -> int:
    """10.15, 10.16 The highest die that builds a bridge."""
    table = board.tables.building
    return min(DIE, table.need + table.failure * failures(state, bridge))


class Building(Frame[TigersState], frozen=True, tag="building"):
    """10.1 After the battles the engineers of the phasing side build, one attempt each."""

    def advance(self, state: TigersState, out: Out) -> bool:
        if able_builders(state, board_of(state)):
            return False
        state.stack.pop()
        return True

    def decide(self, state: TigersState) -> Decision:
        able: list[Action] = [BUILD[unit] for unit in able_builders(state, board_of(state))]
        return Decision(ONE, state.seat_of(state.phasing), [*able, FINISH], _BUILD[state.phasing], "10.11")

    def take(self, state: TigersState, action: Action, out: Out) -> None:
        if isinstance(action, Build):
            state.stack.append(Site(action.unit))
        else:
            state.stack.pop()


def able_builders(state: TigersState, board: Board) -> list[int]:
    return [
        unit
        for unit in board.engineers[state.phasing]
        if state.where[unit] >= 0 and not cannot_build(state, board, unit) and sites(state, board, unit)
    ]


class Site(Frame[TigersState], frozen=True, tag="site"):
    """10.16 An engineer at work: at which bridge, then the die."""

    unit: int
    bridge: int = -1

    def decide(self, state: TigersState) -> Decision:
        board = board_of(state)
        if self.bridge >= 0:
            return roll(1, building_need(state, board, self.bridge), _BUILDING, "10.15", self.unit)
        found = [TO[place] for place in sites(state, board, self.unit)]
        asked = unit_prompt("site", self.unit, state.where[self.unit])
        return Decision(ONE, state.seat_of(state.phasing), found, asked, "10.16", self.unit)

    def take(self, state: TigersState, action: Action, out: Out) -> None:
        assert isinstance(action, To)
        bridge = board_of(state).bridge_of[state.where[self.unit], action.place]
        state.bridge[bridge] |= BUILD_TRIED  # 10.17
        state.flags[self.unit] |= DONE | BUILT | TRIED_BUILDING  # 10.14
        state.stack[-1] = Site(self.unit, bridge)

    def settle(self, state: TigersState, outcome: Action, detail: int, out: Out) -> None:
        board = board_of(state)
        need = building_need(state, board, self.bridge)
        success, dice = rolled(1, need, outcome, detail)
        if success:
            discard(state.damaged, self.bridge)
            state.bridge[self.bridge] = BUILD_TRIED | (state.bridge[self.bridge] & BLOW_TRIED)  # 10.16: wiped
        else:
            state.bridge[self.bridge] += FAILURE
        a, b = board.ends[self.bridge]
        out.append(BridgeBuilt(self.unit, a, b, need, bool(success), failures(state, self.bridge), dice))
        state.stack.pop()

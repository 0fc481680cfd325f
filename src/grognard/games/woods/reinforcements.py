"""14.8 Reinforcements: what a chit brings, where it enters, and what is kept out."""

from grognard.games.woods.actions import DEFER, TO, Defer, To
from grognard.games.woods.board import ALLIED, ALLIES, CORPS, GERMAN, ZONES, Board, due_code
from grognard.games.woods.boundaries import bound_to_meuse
from grognard.games.woods.entering import enter
from grognard.games.woods.events import Deferred, Entered, KeptOut, prompt, unit_arg
from grognard.games.woods.state import (
    ACTIVE,
    BY_D,
    ENTERING,
    REMOVED,
    UNTIED,
    WAITING,
    WoodsState,
    board_of,
    controls,
    holder,
)
from grognard.games.woods.zoc import ezoc, refresh
from grognard.kernel import ONE, Action, Decision, Frame, Out

THIRD_CORPS, ZONE_D = CORPS.index("iii"), ZONES.index("D")


def arrivals(state: WoodsState, board: Board, side: int) -> list[int]:
    """14.8a The units that come with the Reinforcement chit being played, late ones too (14.8d)."""
    code = due_code(state.turn, state.reinforced[side])
    return [unit for unit in board.roster[side] if state.where[unit] == WAITING and 0 < state.due[unit] <= code]


def is_open(state: WoodsState, board: Board, unit: int, hex_: int) -> bool:
    """14.8d An entry hex without enemies and EZOC, 9.3, 10.6.4a where the unit may be at all."""
    side = GERMAN if unit < ALLIES else ALLIED
    if holder(state, hex_) == 1 - side or ezoc(state, side)[hex_]:
        return False
    if board.is_british[unit] and not board.british[hex_]:
        return False
    return board.west[hex_] or not bound_to_meuse(state, board, unit)


def entries(state: WoodsState, board: Board, unit: int) -> list[int]:
    """The hexes where a unit may enter now."""
    zones = (ZONE_D,) if state.flags[unit] & BY_D else board.entry[unit]
    listed = [hex_ for zone in zones for hex_ in board.zones[zone] if is_open(state, board, unit, hex_)]
    if listed or unit < ALLIES:  # 14.8e
        return listed
    for zone in board.fallback[zones[0]]:  # 14.8d
        if zone not in zones:
            near = [hex_ for hex_ in board.zones[zone] if is_open(state, board, unit, hex_)]
            if near:
                return near
    return []


def may_defer(state: WoodsState, board: Board, unit: int) -> bool:
    """14.8.1 A III Corps unit may come one chit later, in D."""
    return board.corps[unit] == THIRD_CORPS and not state.flags[unit] & BY_D


class Arrivals(Frame[WoodsState], frozen=True, tag="arrivals"):
    """14.8b The units of the chit are placed one by one; where there is no choice they place themselves."""

    side: int
    units: tuple[int, ...]

    def advance(self, state: WoodsState, out: Out) -> bool:
        board = board_of(state)
        if not self.units:
            state.stack.pop()
            return True
        unit, rest = self.units[0], self.units[1:]
        condition, hexes = board.condition[unit], entries(state, board, unit)
        if condition >= 0 and not controls(state, board, GERMAN, condition):  # 14.8.3
            state.where[unit] = REMOVED
            out.append(KeptOut((unit,), "14.8.3"))
        elif not hexes:
            if self.side == GERMAN:  # 14.8e: never
                state.where[unit] = REMOVED
            out.append(KeptOut((unit,), "14.8e" if self.side == GERMAN else "14.8d"))
        elif len(hexes) == 1 and not may_defer(state, board, unit):
            self._place(state, board, unit, hexes[0], out)
        else:
            return False
        state.stack[-1] = Arrivals(self.side, rest)
        return True

    def decide(self, state: WoodsState) -> Decision:
        board, unit = board_of(state), self.units[0]
        found: list[Action] = [TO[hex_] for hex_ in entries(state, board, unit)]
        if may_defer(state, board, unit):
            found.append(DEFER[unit])
        asked = prompt("arrival", unit=unit_arg(unit))
        # Each is judged by itself: where a dozen arrive together, all their ways are too many to look through
        return Decision(ONE, state.seat_of(self.side), found, asked, "14.8b", unit, rest=True)

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        unit = self.units[0]
        state.stack[-1] = Arrivals(self.side, self.units[1:])
        if isinstance(action, Defer):
            state.flags[unit] |= BY_D
            state.due[unit] = due_code(state.turn, state.reinforced[self.side]) + 1
            out.append(Deferred(unit))
        else:
            assert isinstance(action, To)
            self._place(state, board_of(state), unit, action.hex, out)

    def _place(self, state: WoodsState, board: Board, unit: int, hex_: int, out: Out) -> None:
        enter(state, board, unit, hex_, out)
        refresh(state, self.side)
        state.flags[unit] |= ACTIVE | ENTERING
        if board.tied[unit] >= 0 and hex_ not in board.zones[board.tied[unit]]:  # 10.6.4c
            state.flags[unit] |= UNTIED
        out.append(Entered(unit, hex_))

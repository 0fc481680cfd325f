"""9.0 Army boundaries, the British zone, and the other lines that some units may not cross (10.6.3, 10.6.4)."""

from grognard.games.woods.board import ALLIES, FIFTH, SEVENTH, SIXTH, Board
from grognard.games.woods.book import GRID
from grognard.games.woods.state import UNTIED, WoodsState

LINES_HOLD = 3  # 9.2.1b: the last turn with boundaries
OUREN_CLOSED = 1  # 10.6.3: the turn


def northern_line_gone(state: WoodsState) -> bool:
    """9.2.1a Whether the line between 5th and 6th Panzer Army has disappeared."""
    return 0 < state.st_vith < state.turn


def over_line(state: WoodsState, board: Board, unit: int, origin: int, hex_: int) -> str:
    """The rule by which an army boundary bars a German unit, or nothing."""
    if state.turn > LINES_HOLD:  # 9.2.1b, 14.5b
        return ""
    before, after = board.army[origin], board.army[hex_]  # 9.1a
    if unit == board.regiment_14:
        if after == FIFTH and not board.near_seventh[hex_]:
            return "9.4b"
        if {before, after} <= {FIFTH, SEVENTH}:  # 9.4a
            return ""
    if before == after or ({before, after} == {FIFTH, SIXTH} and northern_line_gone(state)):
        return ""
    return "9.2a"


def barred(state: WoodsState, board: Board, unit: int, origin: int, hex_: int) -> str:
    """The rule that keeps a unit from entering a hex from the next one in any way, or nothing."""
    if unit < ALLIES:
        rule = over_line(state, board, unit, origin, hex_)
        if rule:
            return rule
    elif board.confined[unit]:
        if board.is_british[unit] and not board.british[hex_]:
            return "9.3"
        if bound_to_meuse(state, board, unit) and not board.west[hex_]:
            return "10.6.4a"
        if board.tied[unit] >= 0 and not state.flags[unit] & UNTIED and not near_zone(board, board.tied[unit], hex_):
            return "10.6.4c"
    if state.turn == OUREN_CLOSED and board.armour[unit][state.steps[unit]]:
        if board.bridge_of.get((origin, hex_), -1) == board.ouren:
            return "10.6.3"
    return ""


def bound_to_meuse(state: WoodsState, board: Board, unit: int) -> bool:
    """10.6.4a Whether a unit must stay west of the Meuse."""
    return state.turn < board.released[unit] and not state.released


def near_zone(board: Board, zone: int, hex_: int) -> bool:
    """10.6.4c Within three hexes of an entry zone."""
    return any(GRID.distance(entry, hex_) <= board.tables.support.corps_range for entry in board.zones[zone])


def army_may_support(state: WoodsState, board: Board, army: int, hex_: int) -> str:
    """12.2a The rule that keeps an army's artillery from a combat in a hex, or nothing."""
    zone = board.army[hex_]
    if {army, zone} == {SIXTH, SEVENTH}:
        return "9.2.2"
    if zone == army or state.turn > LINES_HOLD:
        return ""
    if {army, zone} == {FIFTH, SIXTH} and northern_line_gone(state):
        return ""
    return "9.2b"

"""COMP-01 What the box still holds: figures, bases, vehicles, markers. What leaves play is in it again."""

from grognard.games.iron.board import DIVISION, KIND, ROSTER, SQUADS, VEHICLES, Board
from grognard.games.iron.loads import EMPTY, LOADS
from grognard.games.iron.schema import FIGURES, MarkerKind
from grognard.games.iron.state import BOX, EXITED, IronState


def figures_left(state: IronState, board: Board, side: int, figure: int) -> int:
    """The figures of a kind that no squad in play has."""
    used = sum(LOADS[state.load[unit]][figure] for unit in SQUADS[side] if state.where[unit] != EXITED)
    return board.figure_box[side][figure] - used


def has_figures(state: IronState, board: Board, side: int, load: int) -> bool:
    """Whether the box holds all the figures of a new squad."""
    return all(figures_left(state, board, side, kind) >= LOADS[load][kind] for kind in range(len(FIGURES)))


def free_base(state: IronState, side: int, division: int) -> int:
    """COMP-04 The base of a division with the lowest number that is in the box; -1 for none. One built is not free."""
    for unit in SQUADS[side]:
        if state.where[unit] == BOX and state.load[unit] == EMPTY and DIVISION[unit] == division:
            return unit
    return -1


def free_vehicles(state: IronState, side: int, kind: str) -> list[int]:
    """The vehicles of a kind that are in the box, the lowest number first."""
    index = VEHICLES.index(kind)
    return [unit for unit in ROSTER[side] if KIND[unit] == index and state.where[unit] == BOX]


def markers_left(state: IronState, board: Board, marker: MarkerKind) -> int:
    """Markers of a kind; those printed back to back are one supply."""
    box = board.tables.box
    match board.book.terrain.markers[marker].supply:
        case "entrenchment_pillbox":
            return box.entrenchment_pillbox - len(state.forts)
        case "wire_tank_trap":
            return box.wire_tank_trap - len(state.wire) - len(state.traps)
        case "smoke":
            return box.smoke - len(state.smoke)
        case "minefield":
            return box.minefield - len(state.mines)

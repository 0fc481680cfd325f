"""14 Concealed squads: when they are revealed."""

from grognard.games.iron.board import GONE, SIDE, Board
from grognard.games.iron.events import Revealed
from grognard.games.iron.state import IronState, held_by, sees, show
from grognard.kernel import Out


def reveal(state: IronState, unit: int, rule: str, out: Out) -> None:
    """CONC-01 The marker is gone for good."""
    show(state, unit)
    out.append(Revealed(unit, state.where[unit], rule))


def reveal_seen(state: IronState, board: Board, out: Out) -> None:
    """CONC-06 On an objective; CONC-07 in the open in sight of an enemy: after every step and change (CONC-09)."""
    for unit in state.hidden[:]:
        hex_ = state.where[unit]
        if hex_ < 0:
            continue  # TRAN-08: aboard it is out of sight
        if _objective(state, board, hex_):
            reveal(state, unit, "CONC-06", out)
        elif not board.hides[hex_] and sees(state, board, hex_) & held_by(state, 1 - SIDE[unit]):
            reveal(state, unit, "CONC-07", out)


def _objective(state: IronState, board: Board, hex_: int) -> bool:
    """CONC-06 Whether an objective of any kind lies in a hex; S5-3 what was blown up is none any more."""
    return any(at == hex_ and state.control[index] != GONE for index, at in enumerate(board.objective_hex))


def reveal_adjacent(state: IronState, board: Board, out: Out) -> None:
    """CONC-08 Next to an enemy at the end of a Status phase."""
    for unit in state.hidden[:]:
        hex_ = state.where[unit]
        if hex_ >= 0 and (board.next_to[hex_] | 1 << hex_) & held_by(state, 1 - SIDE[unit]):
            reveal(state, unit, "CONC-08", out)


def reveal_firers(state: IronState, units: tuple[int, ...], out: Out) -> None:
    """CONC-06 Who attacks or supports an attack shows itself."""
    for unit in units:
        if unit in state.hidden:
            reveal(state, unit, "CONC-06", out)

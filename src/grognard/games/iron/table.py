"""What a seat sees. (Being written.)"""

from grognard.games.iron.state import IronState, board_of
from grognard.kernel import Overlay, Table

QUERIES: dict[str, object] = {}


def view(state: IronState, seat: int) -> Table:
    return Table("iron", board_of(state).scenario, "iron-" + board_of(state).scenario, "", ())


def forecast(state: IronState, seat: int) -> Overlay:
    return Overlay()

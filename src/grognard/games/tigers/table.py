"""What a seat sees."""

from collections.abc import Callable

from grognard.games.tigers.state import TigersState
from grognard.kernel import Overlay, Table

QUERIES: dict[str, Callable[..., Overlay]] = {}


def view(state: TigersState, seat: int) -> Table:
    raise NotImplementedError


def forecast(state: TigersState, seat: int) -> Overlay:
    return Overlay()

"""What players need: a quick judgement of a position. Everything is open, so every seat judges the same facts."""

from grognard.games.tigers.state import TigersState


def evaluate(state: TigersState, seat: int) -> float:
    """From -1 (lost) to 1 (won) for a seat."""
    if state.result is not None:
        return float(state.result.results[state.sides[seat]])
    return 0.0

"""Clocks: minutes for the game with seconds added a move, or days for each move. Nobody is beaten by a clock alone:
the opponent may claim the game, or give time."""

from collections.abc import Mapping, Sequence

from grognard.service.api import Tempo

DAY = 86_400.0
COURTESY = {"live": 60.0, "days": DAY, "none": 0.0}  # what a player gives the other with one click


def full(tempo: Tempo) -> float:
    """What a clock shows at the start."""
    return tempo.minutes * 60.0 if tempo.kind == "live" else tempo.days * DAY


def charge(
    tempo: Tempo,
    clocks: Mapping[int, float],
    before: Sequence[int],
    asked: Sequence[int],
    elapsed: float,
    *,
    fresh: bool,
) -> dict[int, float]:
    """The clocks that change when something was played: who was asked pays the time that passed.

    ``fresh`` says that an activation is over: an interrupt in the middle of one adds no time.
    """
    changed: dict[int, float] = {}
    if tempo.kind == "none":
        return changed
    for seat in before:
        left = clocks[seat] - elapsed
        if seat not in asked and fresh:
            left = full(tempo) if tempo.kind == "days" else left + tempo.increment
        changed[seat] = left
    return changed

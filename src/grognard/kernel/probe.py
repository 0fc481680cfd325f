"""Probes: what would follow from some actions, as far as the acting seat can foresee it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from grognard.kernel import engine
from grognard.kernel.action import Action
from grognard.kernel.decision import CHANCES
from grognard.kernel.event import Consulted, Event
from grognard.kernel.refusal import Refused
from grognard.kernel.state import State
from grognard.kernel.table import Overlay, Table

if TYPE_CHECKING:
    from grognard.kernel.game import Game


class Probe(msgspec.Struct, frozen=True):
    """How far the actions go, and what the seat would see there."""

    played: int  # how many of the actions
    stop: str  # why no further: "" (all played), "chance", "hidden", "other", "over", "refused"
    events: list[Any]
    table: Table
    actions: list[Any]  # what could be done next
    forecast: Overlay


def learns(events: Sequence[Event], seat: int) -> bool:
    """Whether a seat learned something hidden from these events."""
    return any(isinstance(event, Consulted) and not event.known >> seat & 1 for event in events)


def walk_probe(game: "Game[Any]", state: State, seat: int, actions: Sequence[Action]) -> Probe:
    """Play the actions on a copy. An action whose effect hangs on something the seat does not know is not shown."""
    here = state.copy()
    seen: list[Event] = []
    stop, played = "", 0
    for action in actions:
        now = engine.decision(here)
        stop = "over" if now is None else "chance" if now.kind == CHANCES else "" if seat in now.seats else "other"
        if stop:
            break
        after = here.copy()
        try:
            events = engine.apply(after, seat, action)
        except Refused:
            stop = "refused"
            break
        if learns(events, seat):
            stop = "hidden"
            break
        here, played = after, played + 1
        seen += [known for event in events if (known := event.seen_by(seat)) is not None]
    now = engine.decision(here)
    if now is not None and not stop and seat not in now.seats:
        stop = "chance" if now.kind == CHANCES else "other"
    return Probe(
        played,
        stop or ("over" if now is None else ""),
        seen,
        game.view(here, seat),
        list(now.actions_of(seat)) if now is not None else [],
        game.forecast(here, seat) if now is not None else Overlay(),
    )

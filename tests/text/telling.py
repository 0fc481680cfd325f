"""What a game says of a position: its prompt, its log, its refusals, as texts still to be spoken."""

from collections.abc import Callable
from typing import Any

from grognard.kernel import OBSERVER, AnyGame, Event, Refusal, Text


def said(events: list[Event], of: str = "", seat: int = OBSERVER) -> Text:
    """The last line of the log, or the last one about something, as a seat reads it."""
    seen = [event.seen_by(seat) for event in events]
    found = [line for event in seen if event is not None and (line := event.text()) is not None]
    return [line for line in found if of in line.id][-1]


def line(event: Event, seat: int = OBSERVER) -> Text:
    """What the log says of an event, with the dice that were really rolled."""
    return said([event], seat=seat)


class Teller:
    """The texts of one game. ``do`` and ``why`` are those of its positions."""

    def __init__(self, game: AnyGame, do: Callable[..., list[Event]], why: Callable[..., Refusal | None]) -> None:
        self.game, self.do, self.why = game, do, why

    def prompted(self, state: Any, *lines: str) -> Text:
        """What is asked after these actions."""
        self.do(state, *lines)
        now = self.game.decision(state)
        assert now is not None
        return now.prompt

    def told(self, state: Any, *lines: str, of: str = "", seat: int = OBSERVER) -> Text:
        """The last line of the log after these actions, or the last one about something."""
        return said(self.do(state, *lines), of, seat)

    def refused(self, state: Any, pieces: str = "", **pointed: str) -> Text:
        refusal = self.why(state, pieces, **pointed)
        assert refusal is not None, "it is legal"
        return refusal.text

    def after(self, state: Any, *lines: str) -> Any:
        """The position after these actions."""
        self.do(state, *lines)
        return state

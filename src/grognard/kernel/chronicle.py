"""The chronicle of a match: what happened, entry by entry, and the position after each."""

from typing import Any, NamedTuple

from grognard.kernel import engine
from grognard.kernel.decision import CHANCE
from grognard.kernel.event import Event
from grognard.kernel.match import Entry, Match


class Passage(NamedTuple):
    """One entry of the record and what followed from it at once."""

    entry: Entry
    side: str  # of the seat that acted; empty for chance
    events: list[Event]


class Chronicle:
    """Follows a match by its record, so that an undo takes its lines away too."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.passages: list[Passage] = []
        self._states: list[Any] = [match.first.copy()]  # before each entry, and after the last one

    def catch_up(self) -> list[Passage]:
        """What is new since the last call."""
        entries = self.match.entries
        same = 0
        for passage, entry in zip(self.passages, entries, strict=False):
            if passage.entry is not entry:
                break
            same += 1
        del self.passages[same:], self._states[same + 1 :]
        for entry in entries[same:]:
            self._follow(entry)
        return self.passages[same:]

    def state_after(self, count: int) -> Any:
        """The position after so many entries."""
        return self._states[count]

    def _follow(self, entry: Entry) -> None:
        state, side, events = self._states[-1].copy(), "", []
        if entry.back >= 0:
            state = self._states[entry.back].copy()
        elif entry.action is None:
            raise AssertionError("an entry without an action goes back")
        elif entry.seat == CHANCE:
            events = engine.resolve(state, entry.action, entry.detail)
        else:
            side = self.match.game.sides[state.sides[entry.seat]]
            events = engine.apply(state, entry.seat, entry.action)
        self.passages.append(Passage(entry, side, events))
        self._states.append(state)

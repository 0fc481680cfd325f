"""The chronicle of a match: what happened, entry by entry, as prose that a seat may read."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from rich.table import Table as Grid
from rich.text import Text as Rich

from grognard.cli.board import german
from grognard.cli.terminal import QUIET, Terminal
from grognard.kernel import CHANCE, Event, Match, engine
from grognard.kernel.match import Entry

EDGES = ("#8fa33a", "#7d97a8")  # of the lines of the log: the sides as ink that reads on light and dark screens


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


class Line(NamedTuple):
    """A line of the log: an edge in the side's colour, and the sentence with its rule."""

    edge: Rich
    body: Rich


def lines(passage: Passage, seat: int, terminal: Terminal) -> list[Line]:
    """A passage as a seat may know it; grey for what happened by itself."""
    if passage.entry.back >= 0:
        return [Line(Rich("┃", QUIET), Rich(terminal.word("cli-log-back"), QUIET))]
    found = []
    for event in passage.events:
        seen = event.seen_by(seat)
        text = seen.text() if seen is not None else None
        if seen is None or text is None:
            continue
        body = terminal.sentence(text, seen.cite(), QUIET if passage.entry.forced else "")
        if passage.entry.forced:
            body.append("  " + terminal.word("cli-by-itself"), QUIET)
        found.append(Line(Rich("┃", EDGES[german(passage.side)] if passage.side else QUIET), body))
    return found


def prose(shown: Iterable[Line]) -> Grid:
    """Lines of the log one under another."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for line in shown:
        grid.add_row(*line)
    return grid

"""The chronicle of a match as prose that a seat may read, for the terminal."""

from collections.abc import Iterable
from typing import NamedTuple

from rich.table import Table as Grid
from rich.text import Text as Rich

from grognard.cli.shades import edge
from grognard.cli.terminal import QUIET, Terminal
from grognard.kernel import AnyGame
from grognard.kernel.chronicle import Passage


class Line(NamedTuple):
    """A line of the log: an edge in the side's colour, and the sentence with its rule."""

    edge: Rich
    body: Rich


def lines(passage: Passage, seat: int, game: AnyGame, terminal: Terminal) -> list[Line]:
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
        found.append(Line(Rich("┃", edge(game, passage.side) if passage.side else QUIET), body))
    return found


def prose(shown: Iterable[Line]) -> Grid:
    """Lines of the log one under another."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for line in shown:
        grid.add_row(*line)
    return grid

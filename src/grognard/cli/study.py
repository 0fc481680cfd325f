"""What the studies of the arena share: their arguments, tables that are shown and written, and rates."""

import os
import platform
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from rich.table import Table as Grid

from grognard.arena.trial import Score, Trial
from grognard.cli.parser import Parser, number
from grognard.cli.terminal import QUIET, Terminal, cause
from grognard.kernel import Problem

DASH = "–"
PADDING = 2  # of a column, both sides together


def arguments(parser: Parser, games: int) -> None:
    """What every study takes."""
    parser.take("game", metavar="GAME")
    parser.take("--scenario", default="", metavar="S")
    parser.take("--max-turns", default="", metavar="T")
    parser.take("--games", type=number, default=games, metavar="N")
    parser.take("--seed", default="1", metavar="K")
    parser.take("--jobs", type=number, default=os.cpu_count() or 1, metavar="J")


class Sheet(NamedTuple):
    """A table of figures, the first column of which is a name."""

    titles: Sequence[str]
    rows: Sequence[Sequence[str]]

    def grid(self, width: int) -> Grid:
        """As a table; where it is too wide for that, a block for each row."""
        least = [
            max(map(len, (*title.split(), *cells)))  # a title may be broken between words, a figure may not
            for title, *cells in zip(self.titles, *self.rows, strict=True)
        ]
        return self._table(least) if sum(least) + PADDING * len(least) <= width else self._blocks()

    def _table(self, least: Sequence[int]) -> Grid:
        grid = Grid(box=None, padding=(0, PADDING // 2), header_style=QUIET)
        for at, title in enumerate(self.titles):
            grid.add_column(title, justify="right" if at else "left", min_width=least[at], overflow="fold")
        for row in self.rows:
            grid.add_row(*row)
        return grid

    def _blocks(self) -> Grid:
        grid = Grid(box=None, padding=(0, PADDING // 2), show_header=False)
        grid.add_column(style=QUIET)
        grid.add_column(overflow="fold")
        for at, row in enumerate(self.rows):
            if at:
                grid.add_row()
            for title, cell in zip(self.titles, row, strict=True):
                if cell:
                    grid.add_row(title, cell)
        return grid

    def markdown(self) -> str:
        rule = ["---", *("---:" for _ in self.titles[1:])]
        return "".join(f"| {' | '.join(row)} |\n" for row in (self.titles, rule, *self.rows))


def rate(terminal: Terminal, value: float, low: float, high: float) -> str:
    """A rate with its interval, in whole per cent."""
    return terminal.word("cli-study-rate", rate=round(100 * value), low=round(100 * low), high=round(100 * high))


def tally(found: Score) -> str:
    """Won, drawn, lost."""
    return DASH.join(map(str, found))


def figures(terminal: Terminal, trial: Trial) -> list[str]:
    """Of a trial: games, won–drawn–lost, pairs won–drawn–lost, the rate of pairs."""
    shown = rate(terminal, trial.pairs.rate, *trial.bounds)
    return [str(len(trial.played)), tally(trial.games), tally(trial.pairs), shown]


FIGURES = ("games", "results", "pairs", "rate")  # their columns


def tell(terminal: Terminal, name: str, trial: Trial) -> None:
    """How one trial of several ended, as soon as it does: the table may be hours away."""
    _, _, pairs, shown = figures(terminal, trial)
    terminal.console.print(f"{name}: {pairs}, {shown}", style=QUIET)


def titles(terminal: Terminal, *names: str) -> list[str]:
    return [terminal.word(f"cli-column-{name}") for name in names]


def command(terminal: Terminal, name: str, game: str, **values: str | int | list[str]) -> str:
    """The command that makes a study again, with all that its figures hang on; what is empty is left out."""
    given = values | {"data": str(terminal.data or "")}
    options = [
        f" --{name.replace('_', '-')} {shlex.quote(str(one))}"
        for name, value in given.items()
        for one in (value if isinstance(value, list) else [value])
        if one
    ]
    return f"grognard arena {name} {game}{''.join(options)}"


def made_by(terminal: Terminal, command: str, python: str = platform.python_version()) -> str:
    """Where a table comes from, for whoever wants to make it again."""
    return terminal.word("cli-study-made-by", command=command, python=python)


def prepare(folder: Path) -> None:
    """Make the folder that a study will write to, before hours are spent; raises :class:`Problem`."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem("cli-unwritable", file=str(folder), reason=cause(error)) from error


def old(path: Path) -> str:
    """What a file has that a study will write anew, nothing if there is none; raises :class:`Problem`."""
    try:
        return path.read_text(encoding="utf-8") if path.exists() else ""
    except (OSError, UnicodeDecodeError) as error:
        raise Problem("cli-unwritable", file=str(path), reason=cause(error)) from error


def keep(path: Path, content: str) -> None:
    """Write a file; raises :class:`Problem` ``cli-unwritable``."""
    try:
        path.write_text(content, encoding="utf-8")
    except OSError as error:
        raise Problem("cli-unwritable", file=str(path), reason=cause(error)) from error

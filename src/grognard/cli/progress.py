"""A bar on the terminal while games are played."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text as Rich

from grognard.cli.terminal import Terminal
from grognard.kernel import Problem

T = TypeVar("T")


class _Speed(ProgressColumn):
    """How many games a second."""

    def __init__(self, terminal: Terminal) -> None:
        super().__init__()
        self.terminal = terminal

    def render(self, task: Task) -> Rich:
        speed = task.finished_speed or task.speed or 0.0
        return Rich(self.terminal.word("cli-speed", rate=self.terminal.number(speed, 2)))


def watch(
    items: Iterable[T], total: int, words: str, terminal: Terminal, news: Callable[[], str] | None = None
) -> Iterator[T]:
    """The same items as they come; raises :class:`Problem` where a process that made them was killed.

    With ``news``, what is known so far, the bar also tells the speed and the time that is left.
    """
    columns: list[ProgressColumn] = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()]
    columns += [_Speed(terminal), TimeRemainingColumn(), TextColumn("{task.fields[news]}")] if news else []
    columns.append(TimeElapsedColumn())
    console = terminal.console
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words, total=total, news="")
        try:
            for item in items:
                yield item
                progress.update(task, advance=1, news=news() if news and console.is_terminal else "")
        except BrokenProcessPool:
            raise Problem("cli-worker-died") from None

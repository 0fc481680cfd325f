"""A bar on the terminal while games are played."""

from collections.abc import Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from grognard.cli.terminal import Terminal
from grognard.kernel import Problem

T = TypeVar("T")


def watch(items: Iterable[T], total: int, words: str, terminal: Terminal) -> Iterator[T]:
    """The same items as they come; raises :class:`Problem` where a process that made them was killed."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    console = terminal.console
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words, total=total)
        try:
            for item in items:
                yield item
                progress.advance(task)
        except BrokenProcessPool:
            raise Problem("cli-worker-died") from None

"""Processes that play games."""

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager

from grognard.players.process import depend


@contextmanager
def pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes. Whoever stops listening, or Ctrl-C, ends them at once: a long game is not waited for."""
    others = multiprocessing.active_children()
    # Spawned, not forked: a progress bar runs a thread in the parent
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), depend) as found:
        try:
            yield found
        except BaseException:
            for process in multiprocessing.active_children():
                if process not in others:
                    process.terminate()
            raise

"""Processes that play games."""

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager


@contextmanager
def pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes. Whoever stops listening, or Ctrl-C, ends them at once: a long game is not waited for."""
    others = multiprocessing.active_children()
    # Spawned, not forked: a progress bar runs a thread in the parent. Ctrl-C reaches a whole terminal: the parent
    # alone answers it.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as found:
        try:
            yield found
        except BaseException:
            for process in multiprocessing.active_children():
                if process not in others:
                    process.terminate()
            raise

"""A process of one's own behind a pipe: it dies with whoever started it, however that one ends."""

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection, wait


class Process:
    """Runs a function of a module with the other end of the pipe.

    All else that it needs goes through the pipe: who starts a process with much in hand waits for ever where that dies
    at once.
    """

    def __init__(self, run: Callable[[Connection], None]) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, far = context.Pipe()
        self._process = context.Process(target=_begin, args=(run, far), daemon=True)
        self._process.start()
        far.close()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def is_alive(self) -> bool:
        return self._process.is_alive()

    def stop(self) -> None:
        """At once, whatever it does."""
        self._process.kill()
        self._process.join()
        self.pipe.close()


def _begin(run: Callable[[Connection], None], pipe: Connection) -> None:
    depend()
    with contextlib.suppress(EOFError, OSError):  # nobody asks any more
        run(pipe)


def depend() -> None:
    """For a process that was started by another: leave Ctrl-C, which reaches a whole terminal, to that one, and end
    when it ends.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    """Nothing is worth finishing then."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)

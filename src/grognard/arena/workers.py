"""Where games are played: in this process, in several, or on a Ray cluster. Results come as they are done."""

import logging
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, wait
from contextlib import contextmanager
from functools import partial
from itertools import islice
from typing import Any

from grognard.arena.match import Row
from grognard.arena.pool import pool
from grognard.kernel import Problem

AHEAD = 2  # games that are given out for each worker, so that none waits
RETRIES = 5  # of a game whose worker is lost
PATIENCE = 5.0  # seconds that a cluster has to answer at all
SETTINGS = 4  # a type of frame in HTTP/2
LOCAL, AUTO = "local", "auto"

Task = Callable[[int], Row]  # plays the game of a number
Run = Callable[[Task, Sequence[int]], Iterator[Row]]


def processes(jobs: int) -> Run:
    """Games on so many processes of this machine."""
    return partial(_in_processes, jobs)


def _in_processes(jobs: int, task: Task, numbers: Sequence[int]) -> Iterator[Row]:
    if jobs == 1:
        yield from map(task, numbers)
        return
    with pool(jobs) as found:
        waiting = iter(numbers)
        running = {found.submit(task, number) for number in islice(waiting, AHEAD * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {found.submit(task, number) for number in islice(waiting, len(done))}
            yield from (game.result() for game in done)


@contextmanager
def cluster(address: str, jobs: int) -> Iterator[Run]:
    """Games on a Ray cluster: at an address, the one that runs here (``auto``), or one of ``jobs`` workers started here
    for the study (``local``).

    A game whose worker is lost is played again elsewhere. Raises :class:`Problem` ``arena-needs-extra`` without Ray,
    ``arena-no-cluster`` for one that cannot be reached, and in the course of the games ``arena-workers-lost``.
    """
    ray = _connected(address, jobs)
    try:
        yield partial(_on_ray, ray)
    finally:
        ray.shutdown()


def _connected(address: str, jobs: int) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told of a study
    try:
        import ray
    except ImportError:
        raise Problem("arena-needs-extra", package="ray", extra="ray") from None
    started: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    try:
        if address not in (LOCAL, AUTO):
            _knock(address)
        ray.init(address, log_to_driver=False, logging_level=logging.CRITICAL, **started)
    except (ImportError, OSError, ValueError, RuntimeError, ray.exceptions.RayError) as error:
        raise Problem("arena-no-cluster", address=address) from error
    return ray


def _knock(address: str) -> None:
    """See whether a Ray may be there, for Ray itself waits for minutes; raises OSError or ValueError.

    Ray speaks HTTP/2: to its greeting the answer begins with a frame of settings.
    """
    host, _, port = address.rpartition("/")[2].rpartition(":")
    with socket.create_connection((host.strip("[]"), int(port)), PATIENCE) as connection:
        connection.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, SETTINGS, 0, 0, 0, 0, 0)))
        frame = connection.recv(4, socket.MSG_WAITALL)
    if frame[3:] != bytes((SETTINGS,)):
        raise ValueError("no HTTP/2")


def _on_ray(ray: Any, task: Task, numbers: Sequence[int]) -> Iterator[Row]:
    play = ray.remote(num_cpus=1, max_retries=RETRIES)(_played)
    width = AHEAD * int(ray.cluster_resources().get("CPU", 1))
    waiting = iter(numbers)
    running = [play.remote(task, number) for number in islice(waiting, width)]
    try:
        while running:
            done, running = ray.wait(running)
            running += [play.remote(task, number) for number in islice(waiting, len(done))]
            yield from ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error  # what went wrong in the game itself
    except ray.exceptions.RayError as error:
        raise Problem("arena-workers-lost", times=RETRIES + 1) from error


def _played(task: Task, number: int) -> Row:
    return task(number)

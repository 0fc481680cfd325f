"""The processes that play games."""

import os
import subprocess
import sys
import time

PATIENCE = 30.0  # seconds for a process to end
STUDY = """
import os
import time
from grognard.arena.pool import pool

if __name__ == "__main__":
    with pool(1) as processes:
        print(processes.submit(os.getpid).result(), flush=True)
        processes.submit(time.sleep, 600)
        input()
"""


def test_processes_end_with_whoever_started_them() -> None:
    """A study that is killed leaves nobody behind who plays on for hours."""
    study = subprocess.Popen([sys.executable, "-c", STUDY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    with study:
        assert study.stdout is not None
        worker = int(study.stdout.readline())
        os.kill(worker, 0)
        study.kill()
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    raise AssertionError("the worker is still there")

"""A real `grognard serve` process over a database of its own, which a test may stop and start again."""

import contextlib
import os
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from grognard.kernel import commitment

PATIENCE = 30.0  # seconds for the process to answer, or to go


class Service:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.database = folder / "grognard.db"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "grognard", "serve", "--port", str(self.port), "--no-browser"]
        with (self.folder / "service.log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--database", f"sqlite:///{self.database}"],
                env=os.environ | {"GROGNARD_THINKERS": "1"},
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, (self.folder / "service.log").read_text()
            assert time.monotonic() < until, "the service does not answer"
            time.sleep(0.05)

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)
            self._process = None

    def dice(self, secret: bytes) -> str:
        """The commitment to dice that a test knows: the same secret rolls the same game."""
        bound = commitment(secret)
        with contextlib.closing(sqlite3.connect(self.database, timeout=PATIENCE)) as connection, connection:
            row = (bound, secret.hex(), 2.0**40)
            connection.execute("insert or replace into secrets (commitment, secret, created) values (?, ?, ?)", row)
        return bound

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/api/games", timeout=1):
                return True
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port

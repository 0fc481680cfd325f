"""A real `grognard serve` in a process of its own, and visitors who come over the network."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec

from grognard.service.api import NewTable, Opened, TableState
from tests.service.player import Player
from tests.service.tables import FRIEND, ME

STARTS = 60.0  # seconds that it may take on a busy machine
T = TypeVar("T")


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


class Server:
    """May be started again after it was stopped or killed: it keeps its port and its database."""

    def __init__(self, database: str, folder: Path, **environment: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.errors = folder / f"server-{self.port}.txt"
        self.environment = os.environ | {"GROGNARD_THINKERS": "1"} | environment
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "grognard", "serve", "--port", str(self.port), "--no-browser"]
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                ["setpriv", "--pdeathsig", "KILL", *command, "--database", self.database],  # it must not outlive us
                start_new_session=True,
                stdout=subprocess.DEVNULL,
                stderr=errors,
                env=self.environment,
            )
        ends = time.monotonic() + STARTS
        while True:
            try:
                assert httpx.get(f"{self.url}/api/dice").status_code == 200
                return
            except httpx.TransportError:
                assert self.process.poll() is None, self.errors.read_text()
                assert time.monotonic() < ends, "the server does not answer"
                time.sleep(0.05)

    def kill(self) -> list[int]:
        """SIGKILL, in the middle of whatever it does. Who belonged to it, itself included."""
        assert self.process is not None
        family = self.family()
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        return family

    def stop(self) -> int:
        """The polite way; its exit status."""
        if self.process is None or self.process.poll() is not None:
            return 0
        self.process.send_signal(signal.SIGINT)
        try:
            return self.process.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            raise

    def family(self) -> list[int]:
        """The processes of its session: itself and whoever thinks for it."""
        assert self.process is not None
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                state, _, _, session = stat.read_text().rpartition(")")[2].split()[:4]
            except (OSError, ValueError):
                continue  # gone while we looked
            if int(session) == self.process.pid and state != "Z":
                found.append(int(stat.parent.name))
        return found


class Remote:
    """One person's browser over the network."""

    def __init__(self, url: str) -> None:
        self.client = httpx.Client(base_url=url, timeout=30)
        self.client.get("/api/me").raise_for_status()

    @property
    def cookie(self) -> str:
        return f"grognard={self.client.cookies['grognard']}"

    def get(self, kind: type[T], path: str) -> T:
        return self._read(kind, self.client.get(path))

    def post(self, kind: type[T], path: str, body: object = None) -> T:
        headers = {"content-type": "application/json"}
        return self._read(kind, self.client.post(path, content=msgspec.json.encode(body), headers=headers))

    def close(self) -> None:
        self.client.close()

    def _read(self, kind: type[T], response: httpx.Response) -> T:
        assert response.status_code in (200, 201), response.text
        return msgspec.json.decode(response.content, type=kind)


def seat_two(us: Remote, de: Remote, **more: Any) -> str:
    """A table for two; its id."""
    opened = us.post(Opened, "/api/tables", NewTable("tank", "head_to_head", {"us": ME, "de": FRIEND}, **more))
    return de.post(Opened, "/api/join", {"key": opened.links["de"].rpartition("/")[2]}).table


def step(table: str, people: list[Remote], player: Player) -> TableState:
    """Whoever is asked plays one action."""
    for person in people:
        answer = player.answer(person.get(TableState, f"/api/tables/{table}?since=1000000"))
        if answer is not None:
            return person.post(TableState, f"/api/tables/{table}/actions?since=1000000", answer)
    raise AssertionError("nobody is asked")

"""A real PostgreSQL server for the tests: a cluster of its own in a temporary folder, gone afterwards."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest

MISSING = "PostgreSQL's programs are missing; tools/install_services.sh installs them"
STARTS = 30.0  # seconds that it may take
OPTIONS = {"listen_addresses": "127.0.0.1", "fsync": "off", "max_connections": "200", "log_min_messages": "panic"}
_numbers = count(1)


def programs() -> Path | None:
    """Where initdb and postgres lie: Debian keeps them out of the path, one folder a version."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))
    return folders[-1] if folders else None


class Server:
    """One server. ``start`` and ``stop`` may be called again and again: it keeps its port and its data."""

    def __init__(self, bin_: Path) -> None:
        self.bin = bin_
        self.folder = Path(tempfile.mkdtemp(prefix="grog-pg-"))  # short: a socket's path has 107 letters at most
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        # The server refuses to run as root, and must not outlive whoever started it.
        owner = pwd.getpwnam("nobody")
        self._as = ["setpriv", "--pdeathsig", "INT"]
        if os.geteuid() == 0:
            self._as += [f"--reuid={owner.pw_uid}", f"--regid={owner.pw_gid}", "--clear-groups"]
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        made = ["initdb", "--auth=trust", "--username=grognard", "--encoding=UTF8", "--no-sync", "-D", str(self.data)]
        self._run(*made)

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        options = OPTIONS | {"port": str(self.port), "unix_socket_directories": str(self.folder)}
        words = [word for name, value in options.items() for word in ("-c", f"{name}={value}")]
        command = [*self._as, str(self.bin / "postgres"), "-D", str(self.data), *words]
        self._process = subprocess.Popen(command, cwd=self.folder, stderr=subprocess.DEVNULL)
        ends = time.monotonic() + STARTS
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                assert self._process.poll() is None, "the server ended by itself"
                assert time.monotonic() < ends, "the server does not answer"
                time.sleep(0.05)

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(2)  # fast: connections are cut
            self._process.wait(STARTS)
            self._process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def url(self, database: str) -> str:
        return f"postgresql://grognard@127.0.0.1:{self.port}/{database}"

    def execute(self, statement: str, database: str = "postgres") -> None:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    def _run(self, program: str, *words: str) -> None:
        command = [*self._as, str(self.bin / program), *words]
        subprocess.run(command, cwd=self.folder, check=True, capture_output=True)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """The server of this test session."""
    found = programs()
    if found is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(MISSING)
    server = Server(found)
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
def postgres_url(postgres: Server) -> Iterator[str]:
    """The address of a database that is fresh for this test."""
    name = f"test_{next(_numbers)}"
    postgres.execute(f"CREATE DATABASE {name}")
    yield postgres.url(name)
    postgres.execute(f"DROP DATABASE {name} WITH (FORCE)")

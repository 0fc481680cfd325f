"""How many tables one server carries: scripted players at all of them at once, over the network.

    python -m benchmarks.tables [--tables 200] [--seconds 30] [--think 0] [--database URL]

Starts a real server on this machine, opens the tables, and lets both sides of each play: a player hears over its live
socket that the table has changed, fetches it, and answers when asked. With `--think 0` the server is never idle and the
times say how long a full queue is; with `--think 3` they are what people feel. Ends with 1 if anything was refused.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from grognard.service.api import LiveOut, Me, NewTable, Opened, SeatPlan, TableState
from tests.service.player import Player
from tests.service.server import Server

MOST_PEOPLE = 200  # one address may not bring many more at once; each sits at several tables if it must
T = TypeVar("T")


class Tally:
    """What was measured, in seconds."""

    def __init__(self) -> None:
        self.acts: list[float] = []
        self.reads: list[float] = []
        self.errors: list[str] = []
        self.games = 0

    def print(self, tables: int, seconds: float) -> None:
        print(f"{tables} tables, {seconds:.0f} s, {self.games} games finished, {len(self.errors)} errors")
        for name, times in (("actions", self.acts), ("fetches", self.reads)):
            cuts = statistics.quantiles(times, n=100) if len(times) > 1 else [0.0] * 99
            p50, p99 = 1000 * cuts[49], 1000 * cuts[98]
            print(f"{name}: {len(times) / seconds:7.1f}/s   p50 {p50:7.1f} ms   p99 {p99:7.1f} ms")
        for error in self.errors[:5]:
            print(error)


class Wire:
    """One connection, one request after another: the least that speaks HTTP, so that the server is what is measured."""

    def __init__(self, url: str) -> None:
        self.host, _, self.port = url.removeprefix("http://").partition(":")

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection(self.host, int(self.port))

    async def ask(self, method: str, path: str, cookie: str, body: bytes) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and content."""
        try:
            return await self._ask(method, path, cookie, body)
        except (ConnectionError, asyncio.IncompleteReadError):  # it was idle for long: once more, as a browser does
            self.writer.close()
            await self.open()
            return await self._ask(method, path, cookie, body)

    async def _ask(self, method: str, path: str, cookie: str, body: bytes) -> tuple[int, dict[str, str], bytes]:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", f"Cookie: {cookie}"]
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}", "", ""]
        self.writer.write("\r\n".join(lines).encode() + body)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:])}
        content = await self.reader.readexactly(int(headers["content-length"]))
        return int(head[0].split()[1]), headers, content


class Person:
    """A cookie, a live socket, and the seats it plays, each over a wire of its own."""

    def __init__(self, url: str, tally: Tally) -> None:
        self.url = url
        self.tally = tally
        self.cookie = ""
        self.changed: dict[str, asyncio.Event] = {}
        self.wires: dict[str, Wire] = {}

    async def ask(self, kind: type[T], method: str, path: str, body: object = None, wire: str = "") -> T | None:
        """The answer; None for one that is an error, which is counted."""
        if wire not in self.wires:
            self.wires[wire] = Wire(self.url)
            await self.wires[wire].open()
        sent = msgspec.json.encode(body) if body is not None else b""
        status, headers, content = await self.wires[wire].ask(method, path, self.cookie, sent)
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition(";")[0]
        if status not in (200, 201):
            self.tally.errors.append(f"{method} {path}: {status} {content[:200]!r}")
            return None
        return msgspec.json.decode(content, type=kind)

    async def listen(self, socket: ClientConnection) -> None:
        await socket.send(msgspec.json.encode({"watch": list(self.changed)}).decode())
        async for news in socket:
            self.changed[msgspec.json.decode(news, type=LiveOut).table].set()

    async def play(self, table: str, player: Player, think: float) -> None:
        """Play one seat until the game is over."""
        changed, entries, version = self.changed[table], 0, 0
        while True:
            changed.clear()
            began = time.perf_counter()
            path = f"/api/tables/{table}?since={entries}&version={version}"
            state = await self.ask(TableState, "GET", path, wire=table)
            self.tally.reads.append(time.perf_counter() - began)
            while state is not None:
                entries, version = state.entries, state.version
                answer = player.answer(state)
                if answer is None:
                    break
                await asyncio.sleep(think * player.rng.uniform(0.5, 1.5))
                began = time.perf_counter()
                path = f"/api/tables/{table}/actions?since={entries}"
                state = await self.ask(TableState, "POST", path, answer, wire=table)
                self.tally.acts.append(time.perf_counter() - began)
            if state is None or state.ending is not None:
                self.tally.games += state is not None
                return
            await changed.wait()


async def seat(us: Person, de: Person) -> str:
    plan = {"us": SeatPlan("me"), "de": SeatPlan("friend")}
    opened = await us.ask(Opened, "POST", "/api/tables", NewTable("tank", "head_to_head", plan))
    assert opened is not None, us.tally.errors
    await de.ask(Opened, "POST", "/api/join", {"key": opened.links["de"].rpartition("/")[2]})
    for person in (us, de):
        person.changed[opened.table] = asyncio.Event()
    return opened.table


async def run(url: str, tables: int, seconds: float, think: float) -> Tally:
    tally = Tally()
    async with AsyncExitStack() as open_:
        people = [Person(url, tally) for _ in range(min(tables, MOST_PEOPLE))]
        for person in people:
            await person.ask(Me, "GET", "/api/me")
        pairs = [(people[at % len(people)], people[(at + 1) % len(people)]) for at in range(tables)]
        seated = [(await seat(*pair), pair) for pair in pairs]
        live = url.replace("http:", "ws:") + "/api/live"
        sockets = [await open_.enter_async_context(connect(live)) for _ in people]
        tasks = [asyncio.create_task(one.listen(socket)) for one, socket in zip(people, sockets, strict=True)]
        await asyncio.sleep(1)
        print(f"{tables} tables are open")
        tasks += [
            asyncio.create_task(person.play(table, Player(f"{table} {at}"), think))
            for table, pair in seated
            for at, person in enumerate(pair)
        ]
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        tally.errors += [repr(error) for error in found if isinstance(error, Exception)]
        for wire in (wire for person in people for wire in person.wires.values()):
            wire.writer.close()
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(description="How many tables one server carries.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, default=0, help="seconds that a player waits before an action")
    parser.add_argument("--database", default="")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(given.database or f"sqlite:///{folder}/grognard.db", Path(folder))
        server.start()
        try:
            tally = asyncio.run(run(server.url, given.tables, given.seconds, given.think))
        finally:
            server.stop()
        print(server.errors.read_text(), end="", file=sys.stderr)
    tally.print(given.tables, given.seconds)
    return 1 if tally.errors else 0


if __name__ == "__main__":
    sys.exit(main())

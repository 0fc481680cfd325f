"""Live updates: a message says which table has which version, and the client fetches it. Nothing else travels here."""

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from grognard.service.api import LiveIn, LiveOut
from grognard.service.visits import house_of, visitor_of

AnySocket = WebSocket[Any, Any, Any]


class Reader:
    """One open page: the tables it watches, and the latest version of each that it has not been told."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.watched: frozenset[str] = frozenset()
        self.news: dict[str, int] = {}
        self.ready = asyncio.Event()

    def tell(self, table: str, version: int) -> None:
        self.news[table] = max(version, self.news.get(table, version))  # only the latest counts: it is fetched whole
        self.ready.set()


class Hub:
    """Who watches what in this process. ``publish`` may be called from any thread."""

    def __init__(self) -> None:
        self._readers: dict[str, set[Reader]] = defaultdict(set)
        self._open: set[Reader] = set()
        self._loop: asyncio.AbstractEventLoop | None = None

    def bind(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    def publish(self, table: str, version: int) -> None:
        self._soon(lambda: self._tell(table, version))

    def refetch(self) -> None:
        """News may have been missed: everybody fetches what they watch."""
        self._soon(self._tell_all)

    def _soon(self, call: Callable[[], None]) -> None:
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):  # the service is ending: nobody is left to tell
                self._loop.call_soon_threadsafe(call)

    def _tell(self, table: str, version: int) -> None:
        for reader in self._readers.get(table, ()):
            reader.tell(table, version)

    def _tell_all(self) -> None:
        for table, readers in self._readers.items():
            for reader in readers:
                reader.tell(table, -1)

    def online(self) -> frozenset[str]:
        """The persons who have a page open."""
        return frozenset(reader.person for reader in tuple(self._open) if reader.person)

    def enter(self, reader: Reader) -> None:
        self._open.add(reader)

    def watch(self, reader: Reader, tables: frozenset[str]) -> None:
        for table in reader.watched - tables:
            self._readers[table].discard(reader)
            if not self._readers[table]:
                del self._readers[table]
        for table in tables:
            self._readers[table].add(reader)
        reader.watched = tables

    def leave(self, reader: Reader) -> None:
        self.watch(reader, frozenset())
        self._open.discard(reader)


@websocket("/api/live")
async def live_socket(socket: AnySocket) -> None:
    """Send {"watch": [tables]} as often as needed; get {"table", "version"} whenever one changes."""
    hub: Hub = socket.app.state.hub
    versions = house_of(socket).desk.versions
    await socket.accept()
    visitor = await asyncio.to_thread(visitor_of, socket)
    reader = Reader(visitor.person)
    hub.enter(reader)
    sender = asyncio.create_task(_send(socket, reader))
    try:
        while True:
            asked = frozenset(msgspec.json.decode(await socket.receive_data(mode="text"), type=LiveIn).watch)
            new = asked - reader.watched
            hub.watch(reader, asked)
            # What changed between the client's first look and this moment was told to nobody.
            for table, version in (await asyncio.to_thread(versions, new)).items():
                reader.tell(table, version)
    except (WebSocketDisconnect, msgspec.MsgspecError, UnicodeDecodeError, TypeError):
        pass
    finally:
        hub.leave(reader)
        sender.cancel()
        with contextlib.suppress(Exception):
            await socket.close()


async def _send(socket: AnySocket, reader: Reader) -> None:
    while True:
        await reader.ready.wait()
        reader.ready.clear()
        news, reader.news = reader.news, {}
        for table, version in news.items():
            await socket.send_data(msgspec.json.encode(LiveOut(table, version)).decode(), mode="text")

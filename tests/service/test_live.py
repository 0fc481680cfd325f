"""Live updates over real sockets to a real server: everybody who watches a table hears that it has changed."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from grognard.service.api import LiveOut, TableState
from tests.service.player import Player
from tests.service.server import Remote, Server, seat_two, step

PATIENCE = 10.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("live")
    server = Server(f"sqlite:///{folder}/grognard.db", folder)
    server.start()
    yield server
    assert server.stop() == 0
    assert server.family() == []
    assert "Traceback" not in server.errors.read_text()


class Two:
    """Two people at a table, their sockets open."""

    def __init__(self, here: Server, there: Server) -> None:
        self.us, self.de = Remote(here.url), Remote(there.url)
        self.table = seat_two(self.us, self.de)
        self.player = Player(self.table)
        self._open = ExitStack()
        self.sockets = [self.listen(here, self.us), self.listen(there, self.de)]

    def listen(self, server: Server, person: Remote) -> ClientConnection:
        url = server.url.replace("http:", "ws:") + "/api/live"
        opening = connect(url, additional_headers={"Cookie": person.cookie}, open_timeout=PATIENCE)
        socket = self._open.enter_context(opening)
        watch(socket, self.table)
        version, heard = 0, None
        while heard is None:  # the server takes a moment to read it
            version = person.post(TableState, f"/api/tables/{self.table}/chat", {"text": "do you hear me"}).version
            heard = next_news(socket, 0.5)
        if heard.version < version:
            hears(socket, self.table, version)
        return socket

    def move(self) -> int:
        """Somebody plays; the version that the table has then."""
        return step(self.table, [self.us, self.de], self.player).version

    def __enter__(self) -> "Two":
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()
        self.us.close()
        self.de.close()


def watch(socket: ClientConnection, *tables: str) -> None:
    socket.send(msgspec.json.encode({"watch": tables}).decode())


def next_news(socket: ClientConnection, patience: float = PATIENCE) -> LiveOut | None:
    try:
        return msgspec.json.decode(socket.recv(timeout=patience), type=LiveOut)
    except TimeoutError:
        return None


def hears(socket: ClientConnection, table: str, version: int, *, only: bool = False) -> None:
    """Wait for the news that a table has a version, or a later one: only the latest is told.

    With ``only``, no other table may be in the news.
    """
    while (news := next_news(socket)) is None or news.table != table or news.version < version:
        assert news is not None, "nothing is heard"
        assert not only or news.table == table


def is_closed(socket: ClientConnection) -> bool:
    """Whether the server closes it, after whatever was on the way."""
    try:
        while True:
            socket.recv(timeout=PATIENCE)
    except ConnectionClosed:
        return True
    except TimeoutError:
        return False


@pytest.fixture
def two(server: Server) -> Iterator[Two]:
    with Two(server, server) as two:
        yield two


def test_both_hear_of_a_move(two: Two) -> None:
    for _ in range(5):
        version = two.move()
        for socket in two.sockets:
            hears(socket, two.table, version)


def test_news_is_a_table_and_a_version_and_nothing_else(two: Two) -> None:
    two.move()
    assert msgspec.json.decode(two.sockets[1].recv(timeout=PATIENCE)).keys() == {"table", "version"}


def test_chat_is_news_and_a_note_is_not(two: Two) -> None:
    version = two.move()
    hears(two.sockets[1], two.table, version)
    two.us.client.put(f"/api/tables/{two.table}/notes", json={"text": "private"}).raise_for_status()
    said = two.us.post(TableState, f"/api/tables/{two.table}/chat", {"text": "hello"})
    assert said.version == version + 1
    assert next_news(two.sockets[1]) == LiveOut(two.table, said.version)


def test_only_what_is_watched_is_heard(server: Server, two: Two) -> None:
    with Two(server, server) as other:
        watch(two.sockets[0], "nowhere", other.table)
        hears(two.sockets[0], other.table, other.move())  # the old table's last news may come before it
        two.move()
        hears(two.sockets[0], other.table, other.move(), only=True)


def test_a_client_that_comes_back_hears_again(server: Server, two: Two) -> None:
    two.sockets[1].close()
    missed = two.move()
    two.sockets[1] = two.listen(server, two.de)
    assert two.de.get(TableState, f"/api/tables/{two.table}").version > missed
    version = two.move()
    for socket in two.sockets:
        hears(socket, two.table, version)


GARBAGE = [
    "nonsense", "", "[]", "null", "{}", '{"watch": 1}', '{"watch": ["not an id!"]}', '{"watch": [], "more": 1}',
    '{"watch": [' + ",".join(['"a"'] * 101) + "]}", b"\x00\xff", "x" * 1_000_000,
]  # fmt: skip


@pytest.mark.parametrize("garbage", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_closes_its_own_socket_and_no_other(two: Two, garbage: str | bytes) -> None:
    two.sockets[0].send(garbage)
    assert is_closed(two.sockets[0])
    hears(two.sockets[1], two.table, two.move())


def test_a_page_that_is_open_is_online(two: Two) -> None:
    def online() -> list[bool]:
        return [card.online for card in two.us.get(TableState, f"/api/tables/{two.table}").seats]

    hears(two.sockets[0], two.table, two.move())
    hears(two.sockets[1], two.table, two.move())
    assert online() == [True, True]
    two.sockets[1].close()
    for _ in range(200):
        if online() == [True, False]:
            return
    raise AssertionError(online())


def test_a_stranger_may_listen_and_learns_no_more_than_a_version(server: Server, two: Two) -> None:
    url = server.url.replace("http:", "ws:") + "/api/live"
    with connect(url, open_timeout=PATIENCE) as socket:
        watch(socket, two.table)
        watch(socket, two.table)
        version = two.move()
        hears(socket, two.table, version)


def test_news_crosses_from_server_to_server(postgres_url: str, tmp_path: Path) -> None:
    """Two servers on one PostgreSQL: a move at one is heard at the other, and both show the same table."""
    servers = [Server(postgres_url, tmp_path), Server(postgres_url, tmp_path)]
    try:
        for one in servers:
            one.start()
        with Two(*servers) as two:
            for _ in range(6):
                version = two.move()
                for socket in two.sockets:
                    hears(socket, two.table, version)
                path = f"/api/tables/{two.table}?eyes=observer"
                states = [person.get(TableState, path) for person in (two.us, two.de)]
                assert states[0].log == states[1].log
                assert states[0].view == states[1].view
    finally:
        for one in servers:
            assert one.stop() == 0

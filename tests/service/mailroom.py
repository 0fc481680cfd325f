"""A service without its web side, a real SMTP server and a real receiver of webhooks, for tests of the post."""

import json
import ssl
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import sqlalchemy as sa
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from grognard.games.tank import GAME
from grognard.service.desk import RUNNING, Desk
from grognard.service.letters import Letters
from grognard.service.people import People
from grognard.service.post import Post
from grognard.service.settings import Settings
from grognard.service.store import Row, Store, outbox, people, seats, tables
from tests.service.postgres import free_port
from tests.tank.position import position

UNITS = "us_sherman_1@D5>NE us_sherman_2@A2 de_tiger_1@H4 de_pz4_1@I9"
LATER = 1_000_000.0


class Inbox:
    """What the SMTP server has taken; ``refusing`` so many first."""

    def __init__(self) -> None:
        self.envelopes: list[Envelope] = []
        self.refusing = 0
        self.users: list[str] = []

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.refusing:
            self.refusing -= 1
            return "451 not now"
        self.envelopes.append(envelope)
        return "250 taken"

    def authenticate(self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any) -> AuthResult:
        assert isinstance(data, LoginPassword)
        self.users.append(f"{data.login.decode()}:{data.password.decode()}")
        return AuthResult(success=data.password == b"p@ss/word", handled=True)

    @property
    def letters(self) -> list[EmailMessage]:
        found = []
        for envelope in self.envelopes:
            assert isinstance(envelope.content, bytes)
            letter = message_from_bytes(envelope.content, policy=policy.default)
            assert isinstance(letter, EmailMessage)
            found.append(letter)
        return found


@contextmanager
def smtp(inbox: Inbox, tls: ssl.SSLContext | None = None, *, at_once: bool = False) -> Iterator[int]:
    """A server on a port of its own; with ``tls`` it wants STARTTLS and a password, or TLS ``at_once``."""
    more: dict[str, Any] = {}
    if tls is not None:
        more = {"authenticator": inbox.authenticate, "auth_required": True}
        more |= {"auth_require_tls": False} if at_once else {"tls_context": tls, "require_starttls": True}
    port = free_port()
    controller = Controller(
        inbox, hostname="localhost", port=port, ssl_context=tls if at_once else None, ready_timeout=20, **more
    )
    controller.start()
    try:
        yield port
    finally:
        controller.stop()


class Receiver:
    """A web server that keeps what is posted to it; it answers with these statuses, then with 204."""

    def __init__(self, tls: ssl.SSLContext | None = None) -> None:
        self.calls: list[dict[str, Any]] = []
        self.statuses: list[int] = []
        self.pause = 0.0  # seconds between the bytes of its answer
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.calls.append({"path": self.path, "host": self.headers["Host"], **json.loads(body)})
                status = receiver.statuses.pop(0) if receiver.statuses else 204
                if receiver.pause:
                    for letter in b"HTTP/1.1 204 " + b"x" * 1000:
                        self.wfile.write(bytes([letter]))
                        time.sleep(receiver.pause)
                self.send_response(status)
                self.send_header("Location", f"http://127.0.0.1:{receiver.port}/elsewhere")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                return

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.handle_error = lambda *_: None  # type: ignore[method-assign]
        self.port: int = self._server.server_address[1]
        if tls is not None:
            self._server.socket = tls.wrap_socket(self._server.socket, server_side=True)
        Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook?key=1"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Service:
    """Store, desk, people and post over one database."""

    def __init__(self, url: str, smtp_url: str = "") -> None:
        self.settings = Settings(
            smtp=smtp_url,
            public_url="https://grognard.example/",
            private_webhooks=True,
            mail_from="Umpire <umpire@x.org>",
        )
        self.store = Store(url)
        self.desk = Desk(self.store, lambda *_: None, self.settings.mail_after)
        self.people = People(self.store, can_mail=True, private_webhooks=True)
        self.post = Post(self.store, Letters(self.desk, self.settings), self.settings)

    def person(self, email: str = "", **more: object) -> str:
        person, _ = self.people.arrive()
        with self.store.writing() as connection:
            connection.execute(people.update().where(people.c.id == person).values(email=email, **more))
        return person

    def row(self, person: str) -> Row:
        return self.people.row(person)

    def table(self, us: str | None, de: str | None, *, chit: int = 4, name: str = "table", units: str = UNITS) -> str:
        """A running game of Tank on Tank, the American to play; None for a machine."""
        state = position(units, chit=chit)
        values = {
            "id": name, "host": None, "game": "tank", "ruleset": GAME.version, "data": GAME.data_hash,
            "scenario": "frontal_assault", "options": "{}", "secret": "00" * 32, "position": GAME.encode(state),
            "record": "", "tempo": "{}", "public": False, "status": RUNNING, "version": 1, "ops": 0, "asked": ",us,",
            "asked_at": 0.0, "ending": "", "rematch": "", "nudged": 0.0, "lease": "", "lease_until": 0.0,
            "created": 0.0,
        }  # fmt: skip
        with self.store.writing() as connection:
            connection.execute(tables.insert().values(**values))
            for seat, person in (("us", us), ("de", de)):
                kind = "person" if person else "machine"
                row = {"table": name, "seat": seat, "key": f"{name}-{seat}", "kind": kind, "level": "", "nonce": ""}
                connection.execute(seats.insert().values(person=person, clock=0.0, **row))
        return name

    def play(self, table: str, seat: int, *lines: str) -> None:
        with self.desk.changing(table) as change:
            change.perform("submit", seat, list(lines))

    def waiting(self) -> list[Row]:
        with self.store.reading() as connection:
            return list(connection.execute(sa.select(outbox).order_by(outbox.c.id)))

    def send(self, after: float = LATER) -> None:
        """What the post does when so many seconds have passed."""
        self.post.send_due(time.time() + after)

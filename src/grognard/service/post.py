"""The post: sends what waits in the outbox, by mail and by webhook. Nothing that goes wrong here reaches a player."""

import logging
import threading
import time
from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa

from grognard.service import webhook
from grognard.service.letters import Letter, Letters
from grognard.service.mail import Mailer
from grognard.service.notices import LOGIN
from grognard.service.settings import Settings
from grognard.service.store import Row, Store, outbox, people

CLAIM = 300.0  # seconds that a notice is one process's own; longer than any sending takes
MINUTE, HOUR = 60.0, 3600.0
DELAYS = (MINUTE, 5 * MINUTE, 30 * MINUTE, 3 * HOUR, 12 * HOUR)  # before each new try
LOGIN_DELAYS = DELAYS[:3]  # the link is stale afterwards

log = logging.getLogger(__name__)


class Post:
    """The sender of one process. Several may serve one database: a notice is claimed before it is sent."""

    def __init__(self, store: Store, letters: Letters, settings: Settings) -> None:
        """Raises :class:`Problem` ``service-bad-smtp``."""
        self.store = store
        self.letters = letters
        self.private = settings.private_webhooks
        self.mailer = Mailer(settings.smtp, settings.mail_from) if settings.smtp else None
        self._awake = threading.Event()
        self._stopped = False
        self._thread = threading.Thread(target=self._run, name="post", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def wake(self) -> None:
        """Something is to be sent at once."""
        self._awake.set()

    def stop(self) -> None:
        self._stopped = True
        self._awake.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stopped:
            try:
                self.send_due(time.time())
            except Exception as error:  # the database may be gone for a while
                log.warning("the outbox cannot be read: %s", type(error).__name__)
            self._awake.wait(1.0)
            self._awake.clear()

    def send_due(self, now: float) -> None:
        """Send everything that is due."""
        while not self._stopped and (row := self._claimed(now)) is not None:
            self._handle(row, now)

    def _claimed(self, now: float) -> Row | None:
        """A notice that is due, put off for all others; if this process dies it is due again later."""
        query = sa.select(outbox).where(outbox.c.due <= now).order_by(outbox.c.due, outbox.c.id).limit(1)
        with self.store.reading() as connection:  # most of the time there is nothing, and nobody is to wait for that
            if connection.execute(query).first() is None:
                return None
        with self.store.writing() as connection:
            row = connection.execute(query.with_for_update(skip_locked=True)).first()
            if row is not None:
                connection.execute(outbox.update().where(outbox.c.id == row.id).values(due=now + CLAIM))
        return row

    def _handle(self, row: Row, now: float) -> None:
        body: dict[str, Any] = msgspec.json.decode(row.body)
        sent: list[str] = body.setdefault("sent", [])  # the ways that have worked: they are not gone again
        fault = ""
        try:
            for way, send in self._ways(row, body).items():
                if way not in sent:
                    try:
                        send()
                        sent.append(way)
                    except Exception as error:
                        fault = f"{way}: {type(error).__name__}"  # its words may hold an address or a token
        except Exception as error:
            fault = f"letter: {type(error).__name__}"
            log.warning("a letter cannot be written", exc_info=True)
        delays = LOGIN_DELAYS if row.kind == LOGIN else DELAYS
        mine = sa.and_(outbox.c.id == row.id, outbox.c.due == now + CLAIM)  # SQLite gives the number of a row again
        with self.store.writing() as connection:
            if not fault:
                connection.execute(outbox.delete().where(mine))
            elif row.tries < len(delays):
                due, kept = now + delays[row.tries], msgspec.json.encode(body).decode()
                connection.execute(outbox.update().where(mine).values(due=due, tries=row.tries + 1, body=kept))
                log.warning("notice %d (%s) could not be sent (%s); another try follows", row.id, row.kind, fault)
            else:
                connection.execute(outbox.delete().where(mine))
                log.error("notice %d (%s) is given up (%s)", row.id, row.kind, fault)

    def _ways(self, row: Row, body: dict[str, Any]) -> dict[str, Callable[[], None]]:
        """How a notice is to be sent, way by way; none where it has become pointless."""
        if row.kind == LOGIN:
            return self._mailed(self.letters.login(body["token"], body["language"]), body["email"])
        with self.store.reading() as connection:
            person = connection.execute(sa.select(people).where(people.c.id == row.person)).first()
        letter = self.letters.about(row.kind, row.table, person) if person is not None else None
        if person is None or letter is None:
            return {}
        ways = self._mailed(letter, person.email) if person.mail and person.email else {}
        if person.webhook:
            ways["webhook"] = lambda: webhook.call(person.webhook, letter.webhook(), private=self.private)
        return ways

    def _mailed(self, letter: Letter, to: str) -> dict[str, Callable[[], None]]:
        mailer = self.mailer
        return {} if mailer is None else {"mail": lambda: mailer.send(letter, to)}

"""Hears of other processes' changes by PostgreSQL's LISTEN, and comes back after a lost connection."""

import logging
import threading
from collections.abc import Callable

import psycopg
import sqlalchemy as sa
from psycopg.conninfo import make_conninfo

from grognard.service.store import CHANNEL

FIRST_WAIT, LONGEST_WAIT = 0.5, 10.0  # seconds before a new try
PATIENCE = 0.5  # seconds between two looks at whether to stop
# A connection whose other end vanished without a word is noticed within about half a minute.
ALIVE = {"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}

log = logging.getLogger(__name__)


class Listener:
    """Calls ``heard(table, version)`` for every change, and ``returned()`` after each time that it was deaf."""

    def __init__(self, url: str, heard: Callable[[str, int], None], returned: Callable[[], None]) -> None:
        address = sa.make_url(url).set(drivername="postgresql")
        self.address = make_conninfo(address.render_as_string(hide_password=False), **ALIVE)
        self.heard = heard
        self.returned = returned
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stopped.set()
        self._thread.join()

    def _run(self) -> None:
        self._wait = FIRST_WAIT
        while not self._stopped.is_set():
            try:
                self._listen()
            except Exception as error:  # whatever it was: a listener that has died would never be missed
                log.warning("the listener lost its connection: %s", type(error).__name__)
                self._stopped.wait(self._wait)
                self._wait = min(2 * self._wait, LONGEST_WAIT)

    def _listen(self) -> None:
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._wait = FIRST_WAIT
            self.returned()  # what was said before nobody heard
            while not self._stopped.is_set():
                for notice in connection.notifies(timeout=PATIENCE):
                    table, _, version = notice.payload.partition(" ")
                    if version.isdecimal():  # anybody may speak on the channel
                        self.heard(table, int(version))

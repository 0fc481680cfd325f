"""The listener on a real PostgreSQL server: it hears, and hears again after every kind of loss."""

import contextlib
import threading
import time
from collections.abc import Callable, Iterator

import psycopg
import pytest

from grognard.service.listener import Listener
from grognard.service.store import CHANNEL, Store
from tests.service.postgres import Server

PATIENCE = 20.0


class Ears:
    """What a listener has heard, and how often it came back."""

    def __init__(self, url: str) -> None:
        self.news: list[tuple[str, int]] = []
        self.returns = 0
        self._changed = threading.Condition()
        self.listener = Listener(url, self._heard, self._returned)

    def _heard(self, table: str, version: int) -> None:
        with self._changed:
            self.news.append((table, version))
            self._changed.notify_all()

    def _returned(self) -> None:
        with self._changed:
            self.returns += 1
            self._changed.notify_all()

    def wait(self, until: Callable[[], bool]) -> None:
        with self._changed:
            assert self._changed.wait_for(until, PATIENCE), (self.news, self.returns)


@pytest.fixture
def ears(postgres_url: str) -> Iterator[Ears]:
    ears = Ears(postgres_url)
    ears.listener.start()
    ears.wait(lambda: ears.returns == 1)
    yield ears
    ears.listener.stop()


def say(url: str, payload: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))


def cut(url: str) -> None:
    """End every connection that listens."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )


def test_hears_in_order(ears: Ears, postgres_url: str) -> None:
    for version in range(1, 51):
        say(postgres_url, f"abc {version}")
    ears.wait(lambda: len(ears.news) == 50)
    assert ears.news == [("abc", version) for version in range(1, 51)]


def test_what_others_say_on_the_channel_means_nothing(ears: Ears, postgres_url: str) -> None:
    for payload in ("", "abc", "abc x", " ", "abc -1", "abc 1.5"):
        say(postgres_url, payload)
    say(postgres_url, "abc 7")
    ears.wait(lambda: bool(ears.news))
    assert ears.news == [("abc", 7)]


def test_hears_what_the_store_announces_when_it_is_stored_and_only_then(ears: Ears, postgres_url: str) -> None:
    store = Store(postgres_url)
    with store.writing() as connection:
        store.announce(connection, "abc", 1)
        time.sleep(0.6)
        assert ears.news == []
    ears.wait(lambda: bool(ears.news))
    with contextlib.suppress(ZeroDivisionError), store.writing() as connection:
        store.announce(connection, "abc", 2)
        raise ZeroDivisionError
    with store.writing() as connection:
        store.announce(connection, "abc", 3)
    ears.wait(lambda: len(ears.news) == 2)
    assert ears.news == [("abc", 1), ("abc", 3)]
    store.close()


def test_comes_back_after_a_cut_connection(ears: Ears, postgres_url: str) -> None:
    for round_ in range(2, 4):
        cut(postgres_url)
        ears.wait(lambda round_=round_: ears.returns == round_)  # type: ignore[misc]
        say(postgres_url, f"abc {round_}")
        ears.wait(lambda round_=round_: ears.news[-1:] == [("abc", round_)])  # type: ignore[misc]


def test_comes_back_after_a_restart_of_the_server(ears: Ears, postgres: Server, postgres_url: str) -> None:
    postgres.stop()
    time.sleep(1.5)  # long enough for tries that fail
    postgres.start()
    ears.wait(lambda: ears.returns == 2)
    say(postgres_url, "abc 8")
    ears.wait(lambda: ears.news == [("abc", 8)])


def test_waits_for_a_server_that_is_not_there_yet(postgres: Server, postgres_url: str) -> None:
    ears = Ears(postgres_url)
    postgres.stop()
    ears.listener.start()
    time.sleep(0.8)
    assert ears.returns == 0
    postgres.start()
    ears.wait(lambda: ears.returns == 1)
    ears.listener.stop()


def test_a_listener_without_a_server_stops_when_told() -> None:
    ears = Ears("postgresql+psycopg://nobody@127.0.0.1:1/nothing")
    ears.listener.start()
    began = time.monotonic()
    ears.listener.stop()
    assert time.monotonic() - began < 5


def test_goes_on_after_a_fault_of_whoever_is_called(postgres_url: str) -> None:
    news: list[int] = []

    def heard(_: str, version: int) -> None:
        news.append(version)
        if version == 1:
            raise ZeroDivisionError

    ears = Ears(postgres_url)
    ears.listener.heard = heard
    ears.listener.start()
    ears.wait(lambda: ears.returns == 1)
    say(postgres_url, "abc 1")
    ears.wait(lambda: ears.returns == 2)
    say(postgres_url, "abc 2")
    ends = time.monotonic() + PATIENCE
    while news != [1, 2]:
        assert time.monotonic() < ends, news
        time.sleep(0.02)
    ears.listener.stop()


def test_the_drivers_name_in_the_address_does_not_matter(postgres_url: str) -> None:
    ears = Ears(postgres_url.replace("postgresql:", "postgresql+psycopg:"))
    ears.listener.start()
    ears.wait(lambda: ears.returns == 1)
    say(postgres_url, "abc 1")
    ears.wait(lambda: ears.news == [("abc", 1)])
    ears.listener.stop()

"""What the tests of the service share: a PostgreSQL server, and the running application."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from grognard.players.search import Search
from grognard.service import advice, machines, thinker
from grognard.service.app import House, make_app
from grognard.service.limits import Bucket
from grognard.service.settings import Settings
from tests.service.browser import Browser
from tests.service.postgres import postgres, postgres_url
from tests.service.tables import Pair, duel, hot_seat

__all__ = ["postgres", "postgres_url"]


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """The application itself over a database of its own: all its threads run, and its machine seats think."""
    path: Path = tmp_path_factory.mktemp("service") / "grognard.db"
    with TestClient(patient_app(f"sqlite:///{path}"), base_url="http://testserver.local") as running:
        yield running


@pytest.fixture
def postgres_client(postgres_url: str) -> Iterator[TestClient[Any]]:
    """The same over PostgreSQL."""
    with TestClient(patient_app(postgres_url), base_url="http://testserver.local") as running:
        yield running


def patient_app(database: str) -> Litestar:
    """An application that lets everybody ask as often as they like: hundreds come from one address here."""
    app = make_app(Settings(database=database, thinkers=1, smtp="smtp://127.0.0.1:9"))
    house: House = app.state.house
    for name, limit in list(vars(house).items()):
        if isinstance(limit, Bucket):
            setattr(house, name, Bucket(1e9, 1e9))
    return app


@pytest.fixture(scope="session")
def house(client: TestClient[Any]) -> House:
    """What the application is made of."""
    house: House = client.app.state.house
    return house


@pytest.fixture
def browser(client: TestClient[Any]) -> Browser:
    """Somebody who has not been here."""
    return Browser(client)


@pytest.fixture
def pair(house: House, client: TestClient[Any]) -> Pair:
    """Two people at a table, the dice known: the American begins."""
    return duel(house, client, b"first0")


@pytest.fixture
def screen(house: House, client: TestClient[Any]) -> Pair:
    """One person with both seats."""
    return hot_seat(house, client, b"first0")


@pytest.fixture(scope="module")
def battle(house: House, client: TestClient[Any]) -> Pair:
    """Two people whose units have each other in range, for questions that change nothing: the American is asked."""
    return duel(house, client, b"battle", scenario="frontal_assault").set_up()


@pytest.fixture
def steady_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints that hang on the position alone, not on how fast this machine happens to think."""
    mind = thinker.Mind()
    monkeypatch.setattr(machines.Thinker, "ask", lambda _, question: mind.think(question))
    monkeypatch.setattr(advice, "adviser", lambda game, rng: Search(game, rng, nodes=600))


@pytest.fixture
def someone(client: TestClient[Any]) -> Callable[[], Browser]:
    """As many people as a test needs."""
    return lambda: Browser(client)

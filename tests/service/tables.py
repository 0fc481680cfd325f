"""Tables for the tests: two people, or one at one screen; dice and time as a test needs them."""

from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

import sqlalchemy as sa
from litestar.testing import TestClient

from grognard.kernel import commitment
from grognard.service.api import NewTable, Opened, SeatPlan, Submission, TableState
from grognard.service.app import House
from grognard.service.store import secrets, tables
from tests.service.browser import Browser
from tests.service.player import Player

ME, FRIEND, OPEN, RECRUIT = SeatPlan("me"), SeatPlan("friend"), SeatPlan("open"), SeatPlan("machine", "recruit")
_requests = count(1)


def request_id() -> str:
    return f"test-{next(_requests)}"


class Seat:
    """A seat at a table and the browser of whoever sits there."""

    def __init__(self, browser: Browser, table: str, seat: str) -> None:
        self.browser = browser
        self.table = table
        self.seat = seat

    def path(self, *rest: str) -> str:
        return "/".join([f"/api/tables/{self.table}", *rest])

    def state(self, since: int = 0, eyes: str | None = None) -> TableState:
        asked = self.seat if eyes is None else eyes
        return self.browser.get(TableState, f"{self.path()}?since={since}&eyes={asked}")

    def number(self) -> int:
        """Of the decision of the moment."""
        ask = self.state().ask
        assert ask is not None
        return ask.number

    def submission(self, *actions: str, request: str = "") -> Submission:
        return Submission(self.number(), request or request_id(), list(actions), self.seat)

    def submit(self, *actions: str) -> TableState:
        return self.post("actions", self.submission(*actions))

    def post(self, what: str, body: object) -> TableState:
        return self.browser.post(TableState, f"{self.path(what)}?eyes={self.seat}", body)

    def command(self, what: str) -> TableState:
        """Something that names the decision and the seat, and nothing else."""
        return self.post(what, self.request())

    def request(self) -> dict[str, Any]:
        return {"number": self.number(), "request": request_id(), "seat": self.seat}

    def choices(self) -> list[str]:
        ask = self.state().ask
        return [choice.action for choice in ask.choices] if ask is not None else []


class Pair:
    """Both seats of a table."""

    def __init__(self, us: Seat, de: Seat) -> None:
        self.us = us
        self.de = de
        self.table = us.table

    def seats(self) -> tuple[Seat, Seat]:
        """Who is asked, and who waits."""
        ask = self.us.state().ask
        assert ask is not None, "the game is over"
        return (self.us, self.de) if ask.mine else (self.de, self.us)

    def set_up(self) -> "Pair":
        """Both take the suggested set-up: in frontal_assault the enemies are in range then."""
        while (ask := self.us.state().ask) is not None and "place" in ask.prompt.id:
            self.seats()[0].command("suggestion")
        return self

    def play(self, seed: object, until: Callable[[TableState], bool], most: int = 2000) -> TableState:
        """Random play until the state of the one who is asked is what a test wants, or the game is over."""
        player = Player(seed)
        for _ in range(most):
            state = self.us.state(since=1_000_000)
            if state.ask is not None and not state.ask.mine:
                state = self.de.state(since=1_000_000)
            if state.ask is None or until(state):
                return state
            asked = self.us if state.you.eyes == "us" else self.de
            answer = player.answer(state)
            assert answer is not None
            asked.browser.post(TableState, f"{asked.path('actions')}?since=1000000", answer)
        raise AssertionError("not reached")


def loaded_dice(house: House, secret: bytes) -> str:
    """The commitment to dice that a test knows."""
    bound = commitment(secret)
    with house.store.writing() as connection:
        connection.execute(secrets.delete().where(secrets.c.commitment == bound))
        connection.execute(secrets.insert().values(commitment=bound, secret=secret.hex(), created=2.0**40))
    return bound


def new_table(
    seats: Mapping[str, SeatPlan], scenario: str = "head_to_head", *, bound: str = "", **more: Any
) -> NewTable:
    return NewTable("tank", scenario, dict(seats), commitment=bound, **more)


def duel(house: House, client: TestClient[Any], secret: bytes = b"", **more: Any) -> Pair:
    """Two people, one of whom came by a link."""
    host, guest = Browser(client), Browser(client)
    bound = loaded_dice(house, secret) if secret else ""
    opened = host.post(Opened, "/api/tables", new_table({"us": ME, "de": FRIEND}, bound=bound, **more))
    key = opened.links["de"].rpartition("/")[2]
    guest.post(Opened, "/api/join", {"key": key})
    return Pair(Seat(host, opened.table, "us"), Seat(guest, opened.table, "de"))


def hot_seat(house: House, client: TestClient[Any], secret: bytes = b"", **more: Any) -> Pair:
    """One person, one screen, both seats."""
    host = Browser(client)
    bound = loaded_dice(house, secret) if secret else ""
    opened = host.post(Opened, "/api/tables", new_table({"us": ME, "de": ME}, bound=bound, **more))
    return Pair(Seat(host, opened.table, "us"), Seat(host, opened.table, "de"))


def pass_time(house: House, table: str, seconds: float) -> None:
    """Let time pass at a table: whatever was noted of a moment is so much longer ago."""
    with house.store.writing() as connection:
        values = {name: tables.c[name] - seconds for name in ("asked_at", "nudged")}
        connection.execute(sa.update(tables).where(tables.c.id == table).values(**values))

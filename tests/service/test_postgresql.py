"""The service over a real PostgreSQL server: what is answered there is what is answered over SQLite."""

import threading
from typing import Any

import httpx
from litestar.testing import TestClient

from grognard.service.api import Lobby
from grognard.service.app import House
from grognard.service.desk import Desk
from grognard.service.store import Store
from tests.service.tables import duel, hot_seat, pass_time, request_id


def test_a_game_is_the_same_over_both(house: House, client: TestClient[Any], postgres_client: TestClient[Any]) -> None:
    """The same dice and the same answers give the same log and the same record, an undo and a take-back included."""
    told = []
    for running in (client, postgres_client):
        here: House = running.app.state.house
        pair = hot_seat(here, running, b"both", options={"max_turns": "1"})
        pair.play("first", lambda state: len(state.undo) > 2)
        pair.seats()[0].command("undo")
        here.desk.forget(pair.table)
        pair.play("second", lambda _: False)
        told.append((pair.us.state().log, pair.us.browser.ask("GET", pair.us.path("record")).text))
    assert told[0] == told[1]


def test_two_people_race_for_decisions(postgres_client: TestClient[Any]) -> None:
    pair = duel(postgres_client.app.state.house, postgres_client, b"first0")
    number, choices = pair.us.number(), pair.us.choices()
    answers: list[httpx.Response] = []

    def send(action: str) -> None:
        body = {"number": number, "request": request_id(), "actions": [action]}
        headers = {"cookie": f"grognard={pair.us.browser.cookie}"}
        answers.append(postgres_client.post(pair.us.path("actions"), json=body, headers=headers))

    threads = [threading.Thread(target=send, args=(action,)) for action in choices[:8]]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer.status_code for answer in answers) == [200, *[409] * 7]


def test_what_a_table_has_beside_its_game(postgres_client: TestClient[Any]) -> None:
    house: House = postgres_client.app.state.house
    pair = duel(house, postgres_client, b"first0")
    pair.us.browser.done("PUT", pair.us.path("notes"), {"text": "one"})
    pair.us.browser.done("PUT", pair.us.path("notes"), {"text": "two"})
    pair.us.post("chat", {"text": "hello"})
    offered = pair.us.post("offers", {"kind": "draw"})
    state = pair.us.state()
    assert (state.notes, state.chat[0].text, state.offers[0].mine) == ("two", "hello", True)
    pair.de.browser.done("POST", pair.de.path("nudge"), {})
    pair.de.browser.refused(429, "service-nudged", "POST", pair.de.path("nudge"), {})
    pass_time(house, pair.table, 3700)
    pair.de.browser.done("POST", pair.de.path("nudge"), {})
    pair.de.post(f"offers/{offered.offers[0].id}", {"accept": True})
    assert [card.table for card in pair.de.browser.get(Lobby, "/api/lobby").finished] == [pair.table]
    pair.us.browser.done("DELETE", pair.us.path())
    pair.de.browser.refused(404, "service-no-table", "GET", pair.de.path())


def test_what_postgresql_cannot_store_is_a_bad_request(postgres_client: TestClient[Any]) -> None:
    """It knows no letter NUL; SQLite does."""
    pair = duel(postgres_client.app.state.house, postgres_client)
    browser = pair.us.browser
    browser.refused(400, "service-bad-request", "POST", pair.us.path("chat"), {"text": "a\0b"})
    browser.refused(400, "service-bad-request", "PUT", pair.us.path("notes"), {"text": "\0"})
    browser.refused(400, "service-bad-request", "GET", "/api/tables/%00")
    assert pair.us.state().chat == ()


def test_two_desks_over_one_database(postgres_url: str, postgres_client: TestClient[Any]) -> None:
    """Memory that lags behind what another process has stored is caught up before anything is answered."""
    pair = duel(postgres_client.app.state.house, postgres_client, b"first0")
    store = Store(postgres_url)
    other = Desk(store, lambda *_: None, 60.0)

    def seen() -> tuple[int, int]:
        with other.reading(pair.table) as live:
            return live.ops, len(live.chronicle.passages)

    for _ in range(3):
        state = pair.us.submit(pair.us.choices()[0])
        assert state.ask is not None
        assert seen() == (state.ask.number, state.entries)
    state = pair.us.command("undo")
    assert seen()[1] == state.entries
    store.close()

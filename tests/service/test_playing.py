"""Playing: what is asked is answered from its list, once, in time, by whom it is asked; and how far one may go back."""

import threading
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import IntegrityError

from grognard.service import desk
from grognard.service.api import TableState
from grognard.service.app import House
from grognard.service.store import chat
from tests.service.browser import Browser, check_refusal
from tests.service.tables import Pair, Seat, duel, hot_seat, request_id


def enter(seat: Seat) -> TableState:
    """A whole action of the first phase: a unit enters the map and faces somewhere."""
    state = seat.state()
    for wanted in ("enter", "to", "face"):
        assert state.ask is not None
        action = next(choice.action for choice in state.ask.choices if choice.verb == wanted)
        state = seat.submit(action)
    return state


# --- answers ----------------------------------------------------------------------------------------------------------


def test_an_action_is_played_and_both_see_it(pair: Pair) -> None:
    before = pair.us.state()
    after = enter(pair.us)
    assert after.entries > before.entries
    assert after.version > before.version
    theirs = pair.de.state()
    assert (theirs.entries, theirs.version) == (after.entries, after.version)
    assert {piece.place for piece in theirs.view.pieces} == {piece.place for piece in after.view.pieces}


def test_a_list_is_played_in_its_order(pair: Pair) -> None:
    unit = next(choice for choice in pair.us.choices() if choice.startswith("enter"))
    first = pair.us.submit(unit)
    assert first.ask is not None
    place = first.ask.choices[0].action
    pair.us.command("undo")
    state = pair.us.submit(unit, place, "face S")
    assert state.pending == ()
    assert unit not in pair.us.choices()


def test_a_list_ends_where_it_is_no_longer_legal(pair: Pair) -> None:
    unit = next(choice for choice in pair.us.choices() if choice.startswith("enter"))
    state = pair.us.submit(unit, "to E5")
    assert (state.pending, state.entries) == ((), pair.us.state().entries)
    assert state.ask is not None
    assert "to E5" not in [choice.action for choice in state.ask.choices]


def test_the_log_comes_from_where_the_reader_is(pair: Pair) -> None:
    whole = enter(pair.us)
    part = pair.de.state(since=whole.entries - 2)
    assert part.log_from == whole.entries - 2
    assert [passage.entry for passage in part.log] == [whole.entries - 1, whole.entries]
    assert pair.de.state(since=999).log == ()


def test_an_action_that_is_not_listed(pair: Pair) -> None:
    before = pair.us.state()
    answer = pair.us.submission("move us_sherman_1")
    details = pair.us.browser.refused(422, "refusal-not-listed", "POST", pair.us.path("actions"), answer)
    assert details.detail
    pair.us.browser.refused(422, "unknown-verb", "POST", pair.us.path("actions"), pair.us.submission("dance"))
    pair.us.browser.refused(422, "unknown-name", "POST", pair.us.path("actions"), pair.us.submission("to Z99"))
    assert pair.us.state() == before


def test_a_decision_that_is_somebody_elses(pair: Pair) -> None:
    answer = pair.de.submission("end")
    pair.de.browser.refused(422, "refusal-not-asked", "POST", pair.de.path("actions"), answer)


def test_an_answer_that_comes_too_late(pair: Pair) -> None:
    stale = pair.us.submission("end")
    enter(pair.us)
    pair.us.browser.refused(409, "service-moved-on", "POST", pair.us.path("actions"), stale)
    for what in ("undo", "suggestion", "resign", "claim", "hint"):
        pair.us.browser.refused(
            409, "service-moved-on", "POST", pair.us.path(what), {"number": 0, "request": request_id()}
        )
    for what in ("point", "probe"):
        body: dict[str, object] = {"number": 0} | ({"actions": []} if what == "probe" else {})
        pair.us.browser.refused(409, "service-moved-on", "POST", pair.us.path(what), body)
    pair.us.browser.refused(409, "service-moved-on", "GET", pair.us.path("aims?pieces=us_sherman_1&number=0"))


def test_a_repeat_is_answered_and_plays_nothing_twice(pair: Pair) -> None:
    answer = pair.us.submission(next(choice for choice in pair.us.choices() if choice.startswith("enter")))
    first = pair.us.post("actions", answer)
    again = pair.us.post("actions", answer)
    assert (again.entries, again.ask, again.view) == (first.entries, first.ask, first.view)
    undo = pair.us.request()
    gone = pair.us.post("undo", undo)
    again = pair.us.post("undo", undo)
    assert (again.entries, again.undo) == (gone.entries, gone.undo)


def test_a_repeat_is_a_seats_own(pair: Pair) -> None:
    """Two scripts that count their requests alike do not swallow each other's actions."""
    pair.us.post("actions", pair.us.submission("end", request="r1"))
    before = pair.de.state()
    after = pair.de.post("actions", pair.de.submission("end", request="r1"))
    assert after.entries > before.entries


def test_two_clients_race_for_one_decision(pair: Pair) -> None:
    """Eight copies of one page answer at once: one is played, the others are told that they came too late."""
    number, choices = pair.us.number(), pair.us.choices()
    answers: list[httpx.Response] = []

    def send(action: str) -> None:
        body = {"number": number, "request": request_id(), "actions": [action]}
        cookie = f"grognard={pair.us.browser.cookie}"
        answers.append(
            pair.us.browser.client.post(pair.us.path("actions"), json=body, headers={"cookie": cookie}),
        )

    threads = [threading.Thread(target=send, args=(action,)) for action in choices[:8]]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    pair.us.browser.client.cookies.clear()
    assert sorted(answer.status_code for answer in answers) == [200, *[409] * 7]
    for answer in answers:
        if answer.status_code == 409:
            check_refusal(answer, 409, "service-moved-on")
    assert pair.us.number() == number + 1


def test_a_game_that_is_over_takes_no_answer(pair: Pair) -> None:
    answer = pair.us.submission("end")
    pair.us.command("resign")
    refused = pair.us.browser.refused
    refused(409, "refusal-game-over", "POST", pair.us.path("actions"), answer)
    for what in ("undo", "suggestion", "resign", "claim", "hint"):
        refused(409, "refusal-game-over", "POST", pair.us.path(what), {"number": 0, "request": request_id()})
    order = {"prompt": "tank-prompt-phase", "answer": "end"}
    refused(409, "refusal-game-over", "POST", pair.us.path("orders"), order)
    refused(409, "refusal-game-over", "DELETE", pair.us.path("orders/1"))
    refused(409, "refusal-game-over", "POST", pair.us.path("offers"), {"kind": "draw"})
    refused(403, "refusal-game-over", "POST", pair.us.path("nudge"), {})


def test_a_game_is_played_to_its_end(house: House, client: TestClient[Any]) -> None:
    pair = duel(house, client, b"short", options={"max_turns": "1"})
    state = pair.play(1, lambda _: False)
    assert state.ending is not None
    assert state.ending.by == "rules"
    assert state.ending.results == {"us": "draw", "de": "draw"}
    assert (state.ask, state.undo) == (None, ())


def test_a_suggested_set_up_is_one_click(house: House, client: TestClient[Any]) -> None:
    pair = duel(house, client, scenario="frontal_assault")
    asked, other = pair.seats()
    other.browser.refused(422, "service-nothing-to-suggest", "POST", other.path("suggestion"), other.request())
    state = asked.state()
    assert state.ask is not None
    assert state.ask.suggestion
    request = asked.request()
    after = asked.post("suggestion", request)
    assert after.entries > 10
    assert asked.post("suggestion", request).entries == after.entries, "a repeat"
    pair.set_up()
    asked = pair.seats()[0]
    asked.browser.refused(422, "service-nothing-to-suggest", "POST", asked.path("suggestion"), asked.request())


# --- going back -------------------------------------------------------------------------------------------------------


def test_undo_goes_back_step_by_step_to_the_barrier(pair: Pair) -> None:
    before = pair.us.state()
    after = enter(pair.us)
    assert list(after.undo) == [before.entries, before.entries + 1, before.entries + 2]
    for left in (2, 1, 0):
        state = pair.us.command("undo")
        assert len(state.undo) == left
    assert (state.view, state.entries) == (before.view, before.entries)
    pair.us.browser.refused(422, "nothing-to-undo", "POST", pair.us.path("undo"), pair.us.request())


def test_undo_by_a_line_of_the_log(pair: Pair) -> None:
    before = pair.us.state()
    after = enter(pair.us)
    state = pair.us.post("undo", pair.us.request() | {"entry": after.undo[0]})
    assert (state.view, state.entries) == (before.view, before.entries)
    for entry in (0, 999):
        body = pair.us.request() | {"entry": entry}
        pair.us.browser.refused(422, "nothing-to-undo", "POST", pair.us.path("undo"), body)


def test_undo_ends_where_the_other_side_is_asked(pair: Pair) -> None:
    pair.us.submit("end")
    assert pair.us.state().undo == ()
    for seat in (pair.us, pair.de):
        seat.browser.refused(422, "nothing-to-undo", "POST", seat.path("undo"), seat.request())


def test_the_other_side_cannot_undo_for_me(pair: Pair) -> None:
    enter(pair.us)
    assert pair.de.state().undo == ()
    pair.de.browser.refused(422, "nothing-to-undo", "POST", pair.de.path("undo"), pair.de.request())


def test_who_missed_an_undo_gets_the_log_anew(pair: Pair) -> None:
    """The log was cut and has grown again past what the other page has: its lines must not stay mixed."""
    pair.us.submit("enter us_sherman_hq_1")
    seen = pair.de.state()
    pair.us.command("undo")
    pair.us.submit("enter us_sherman_1")
    pair.us.submit(pair.us.choices()[0])
    stale = pair.de.browser.get(TableState, f"{pair.de.path()}?since={seen.entries}&version={seen.version}")
    assert stale.log_from == seen.entries - 1
    now = pair.de.state()
    again = pair.de.browser.get(TableState, f"{pair.de.path()}?since={now.entries}&version={now.version}")
    assert (again.log, again.log_from) == ((), now.entries)


def test_a_table_comes_back_from_the_store_as_it_was(house: House, pair: Pair) -> None:
    enter(pair.us)
    pair.us.command("undo")
    pair.us.post("orders", {"prompt": "tank-prompt-reroll", "answer": "keep"})
    before = [seat.state() for seat in (pair.us, pair.de)]
    house.desk.forget(pair.table)
    assert [seat.state() for seat in (pair.us, pair.de)] == before


def test_more_tables_than_fit_in_memory(
    house: House, client: TestClient[Any], pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    enter(pair.us)
    before = pair.us.state()
    monkeypatch.setattr(desk, "KEPT", 2)
    for _ in range(4):
        hot_seat(house, client)
    assert len(house.desk._kept) == 2
    assert pair.us.state() == before


# --- standing orders ------------------------------------------------------------------------------------------------


def test_a_standing_order_answers_while_one_is_away(pair: Pair) -> None:
    given = pair.de.post("orders", {"prompt": "tank-prompt-phase", "answer": "end"})
    assert [(order.prompt, order.answer) for order in given.orders] == [("tank-prompt-phase", "end")]
    assert pair.us.state().orders == (), "nobody else sees it"
    state = pair.us.submit("end")
    assert state.ask is not None
    assert state.ask.mine, "the German's phase has passed by itself"
    other = pair.us.browser
    other.refused(422, "service-no-order", "DELETE", pair.us.path(f"orders/{given.orders[0].id}?eyes=us"))
    path = pair.de.path(f"orders/{given.orders[0].id}?eyes=de")
    gone = pair.de.browser.ask("DELETE", path)
    assert msgspec.json.decode(gone.content, type=TableState).orders == ()
    pair.de.browser.refused(422, "service-no-order", "DELETE", path)
    pair.us.submit("end")
    assert pair.de.state().ask.mine  # type: ignore[union-attr]


def test_an_order_for_the_running_decision_answers_at_once(pair: Pair) -> None:
    state = pair.us.post("orders", {"prompt": "tank-prompt-phase", "answer": "end"})
    assert state.ask is not None
    assert not state.ask.mine


def test_an_order_must_be_an_action(pair: Pair) -> None:
    body = {"prompt": "tank-prompt-phase", "answer": "dance"}
    pair.us.browser.refused(422, "unknown-verb", "POST", pair.us.path("orders"), body)
    assert pair.us.state().orders == ()


# --- talk -----------------------------------------------------------------------------------------------------------


def test_everybody_at_the_table_reads_the_chat(pair: Pair, browser: Browser) -> None:
    pair.us.browser.ask("PATCH", "/api/me", {"name": "Ann"})
    pair.us.browser.ask("POST", pair.us.path("chat"), {"text": "Ready?"})
    browser.ask("POST", pair.us.path("chat"), {"text": "<b>I watch</b> 😀"})
    lines = pair.de.state().chat
    assert [(line.name, line.side, line.text) for line in lines] == [
        ("Ann", "us", "Ready?"),
        ("", "", "<b>I watch</b> 😀"),
    ]
    assert all(0 <= line.ago < 60 for line in lines)
    later = pair.de.browser.get(TableState, f"{pair.de.path()}?chat={lines[0].id}")
    assert [line.id for line in later.chat] == [lines[1].id]


def test_a_line_of_chat_has_its_limits(pair: Pair) -> None:
    for text in ("", "x" * 1001):
        pair.us.browser.refused(400, "service-bad-request", "POST", pair.us.path("chat"), {"text": text})


def test_notes_are_private_and_silent(pair: Pair) -> None:
    version = pair.de.state().version
    pair.us.browser.done("PUT", pair.us.path("notes"), {"text": "hold the hill"})
    pair.us.browser.done("PUT", pair.us.path("notes"), {"text": "hold the bridge"})
    assert pair.us.state().notes == "hold the bridge"
    theirs = pair.de.state()
    assert (theirs.notes, theirs.version) == ("", version)


def test_a_commit_that_fails_leaves_no_trace_in_memory(house: House, pair: Pair) -> None:
    """Another process may store another action under the same number: this one must show that one."""
    before, (first, second) = pair.us.state(), pair.us.choices()[:2]

    def play_in_vain() -> None:
        with house.desk.changing(pair.table) as change:
            change.connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
            change.connection.execute(chat.insert().values(table="none", name="", side="", text="", at=0.0))
            change.perform("submit", 0, [first])

    with pytest.raises(IntegrityError):
        play_in_vain()
    other = desk.Desk(house.store, lambda table, version: None, mail_after=60.0)
    with other.changing(pair.table) as change:
        change.perform("submit", 0, [second])
    after = pair.us.state()
    assert after.version == before.version + 1
    with house.desk.reading(pair.table) as mine, other.reading(pair.table) as theirs:
        assert [str(entry.action) for entry in mine.match.entries] == [
            str(entry.action) for entry in theirs.match.entries
        ]

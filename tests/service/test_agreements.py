"""What players agree on or do to each other: draws, take-backs, resignation, reminders, clocks."""

from typing import Any

import pytest
import sqlalchemy as sa
from litestar.testing import TestClient

from grognard.service.api import Opened, TableState, Tempo
from grognard.service.app import House
from grognard.service.store import outbox, people, seats
from tests.service.browser import Browser
from tests.service.tables import ME, RECRUIT, Pair, Seat, duel, new_table, pass_time

DAY = 86_400


def ending(seat: Seat) -> tuple[str, dict[str, str]]:
    found = seat.state().ending
    assert found is not None
    return found.by, found.results


def offer(seat: Seat, kind: str, entry: int = 0) -> int:
    """Make an offer; its number."""
    state = seat.post("offers", {"kind": kind, "entry": entry, "seat": seat.seat})
    return state.offers[-1].id


# --- ends -----------------------------------------------------------------------------------------------------------


def test_who_resigns_loses_whoever_is_asked(pair: Pair) -> None:
    pair.de.command("resign")
    assert ending(pair.us) == ("resign", {"us": "win", "de": "loss"})
    assert pair.us.state().ask is None


def test_a_draw_needs_both(pair: Pair) -> None:
    number = offer(pair.us, "draw")
    assert [(one.kind, one.mine) for one in pair.us.state().offers] == [("draw", True)]
    assert [(one.kind, one.mine) for one in pair.de.state().offers] == [("draw", False)]
    assert pair.us.state().ending is None
    pair.de.post(f"offers/{number}", {"accept": True})
    assert ending(pair.us) == ("draw", {"us": "draw", "de": "draw"})
    assert pair.us.state().offers == ()


def test_a_draw_is_declined_or_withdrawn(pair: Pair) -> None:
    for answering in (pair.de, pair.us):
        number = offer(pair.us, "draw")
        assert answering.post(f"offers/{number}", {"accept": False}).offers == ()
        pair.de.browser.refused(409, "service-no-offer", "POST", pair.de.path(f"offers/{number}"), {"accept": True})
    assert pair.us.state().ending is None


def test_one_cannot_accept_ones_own_offer(pair: Pair) -> None:
    number = offer(pair.us, "draw")
    assert pair.us.post(f"offers/{number}", {"accept": True}).ending is None


def test_an_offer_ends_with_the_game(pair: Pair) -> None:
    """A draw that was offered and left lying does not save who has lost since."""
    number = offer(pair.us, "draw")
    back = offer(pair.us, "take_back", pair.us.state().entries) if pair.us.state().undo else number
    pair.de.command("resign")
    for one in {number, back}:
        pair.de.browser.refused(409, "service-no-offer", "POST", pair.de.path(f"offers/{one}"), {"accept": True})
    assert ending(pair.de) == ("resign", {"us": "win", "de": "loss"})
    assert pair.de.state().offers == ()


def test_an_offer_of_another_table_is_none_here(pair: Pair, house: House, client: TestClient[Any]) -> None:
    other = duel(house, client)
    number = offer(other.us, "draw")
    pair.de.browser.refused(409, "service-no-offer", "POST", pair.de.path(f"offers/{number}"), {"accept": True})
    assert other.us.state().offers


def machine_table(browser: Browser, seat: str = "us") -> Seat:
    other = {"us": "de", "de": "us"}[seat]
    opened = browser.post(Opened, "/api/tables", new_table({seat: ME, other: RECRUIT}))
    return Seat(browser, opened.table, seat)


def wait_for_my_turn(seat: Seat) -> TableState:
    for _ in range(2000):
        state = seat.state()
        if state.ask is not None and state.ask.mine:
            return state
    raise AssertionError("the machine does not play")


def test_a_machine_takes_a_draw_only_when_it_is_behind(
    browser: Browser, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = machine_table(browser)
    wait_for_my_turn(seat)
    with house.desk.reading(seat.table) as live:
        game = live.game
    monkeypatch.setattr(game, "evaluate", lambda *_: 0.5)
    browser.refused(422, "service-machine-declines", "POST", seat.path("offers"), {"kind": "draw"})
    assert seat.state().offers == ()
    monkeypatch.setattr(game, "evaluate", lambda *_: -0.5)
    assert seat.post("offers", {"kind": "draw"}).ending is not None


# --- take-backs -----------------------------------------------------------------------------------------------------


def test_a_take_back_beyond_the_barrier_needs_consent(pair: Pair) -> None:
    before = pair.us.state()
    pair.us.submit("end")
    number = offer(pair.us, "take_back", before.entries)
    assert pair.us.state().entries > before.entries, "not yet"
    state = pair.de.post(f"offers/{number}", {"accept": True})
    mine = pair.us.state()
    assert mine.ask is not None
    assert mine.ask.mine
    assert mine.view == before.view
    assert mine.log[-1].back, "it stays in the record"
    assert mine.entries == state.entries > before.entries
    assert mine.undo == ()
    assert mine.take_back == -1, "what was taken back cannot be taken back again"


def test_a_seat_can_ask_for_its_own_last_action(pair: Pair) -> None:
    before = pair.us.state()
    assert before.take_back == -1
    pair.us.submit("end")
    assert pair.us.state().take_back == before.entries
    assert pair.de.state().take_back == -1


def test_a_take_back_is_declined(pair: Pair) -> None:
    before = pair.us.state()
    pair.us.submit("end")
    number = offer(pair.us, "take_back", before.entries)
    pair.de.post(f"offers/{number}", {"accept": False})
    assert pair.us.state().offers == ()
    assert pair.de.state().ask.mine  # type: ignore[union-attr]


def test_a_take_back_goes_to_a_moment_that_was(pair: Pair) -> None:
    body = {"kind": "take_back", "entry": 999}
    pair.us.browser.refused(422, "no-such-moment", "POST", pair.us.path("offers"), body)


def test_a_machine_takes_back_at_once(browser: Browser) -> None:
    seat = machine_table(browser)
    before = wait_for_my_turn(seat)
    seat.submit("end")
    wait_for_my_turn(seat)
    state = seat.post("offers", {"kind": "take_back", "entry": before.entries})
    assert state.view == before.view
    assert state.ask is not None
    assert state.ask.mine


# --- reminders ------------------------------------------------------------------------------------------------------


def test_a_nudge_once_an_hour(pair: Pair, house: House) -> None:
    with house.store.writing() as connection:
        asked = connection.execute(
            sa.select(seats.c.person).where(seats.c.table == pair.table, seats.c.seat == "us")
        ).scalar_one()
        connection.execute(people.update().where(people.c.id == asked).values(email="a@example.org"))
    pair.us.browser.refused(403, "service-your-turn", "POST", pair.us.path("nudge"), {})
    pair.de.browser.done("POST", pair.de.path("nudge"), {})
    pair.de.browser.refused(429, "service-nudged", "POST", pair.de.path("nudge"), {})
    with house.store.reading() as connection:
        kinds = list(connection.execute(sa.select(outbox.c.kind).where(outbox.c.table == pair.table)).scalars())
    assert "nudge" in kinds
    pass_time(house, pair.table, 3700)
    pair.de.browser.done("POST", pair.de.path("nudge"), {})


# --- clocks ---------------------------------------------------------------------------------------------------------


def clocks(seat: Seat) -> dict[str, float]:
    return {card.seat: round(card.clock) for card in seat.state().seats if card.clock is not None}


def near(found: dict[str, float], **wanted: float) -> bool:
    return found.keys() == wanted.keys() and all(abs(found[seat] - wanted[seat]) <= 2 for seat in wanted)


def timed(house: House, client: TestClient[Any], tempo: Tempo) -> Pair:
    return duel(house, client, b"first0", tempo=tempo)


def test_no_tempo_no_clock(pair: Pair) -> None:
    assert clocks(pair.us) == {}
    pair.us.browser.refused(422, "service-no-clock", "POST", pair.us.path("time"), {})
    pair.us.browser.refused(422, "service-not-flagged", "POST", pair.us.path("claim"), pair.us.request())


def test_a_live_clock_runs_for_whoever_is_asked(house: House, client: TestClient[Any]) -> None:
    pair = timed(house, client, Tempo("live", minutes=10, increment=15))
    pass_time(house, pair.table, 100)
    assert near(clocks(pair.us), us=500, de=600)
    pair.us.submit(next(choice for choice in pair.us.choices() if choice.startswith("enter")))
    assert near(clocks(pair.us), us=500, de=600), "no increment in the middle of an activation"
    pass_time(house, pair.table, 50)
    pair.us.command("undo")
    pair.us.submit("end")
    assert near(clocks(pair.de), us=465, de=600), "the increment comes with the end of the turn"
    pass_time(house, pair.table, 30)
    assert near(clocks(pair.de), us=465, de=570)


def test_days_are_full_again_after_each_turn(house: House, client: TestClient[Any]) -> None:
    pair = timed(house, client, Tempo("days", days=2))
    pass_time(house, pair.table, DAY)
    assert near(clocks(pair.us), us=DAY, de=2 * DAY)
    pair.us.submit("end")
    assert near(clocks(pair.us), us=2 * DAY, de=2 * DAY)


def test_the_opponent_may_claim_or_give_time(house: House, client: TestClient[Any]) -> None:
    pair = timed(house, client, Tempo("live", minutes=1, increment=0))
    pair.de.browser.refused(422, "service-not-flagged", "POST", pair.de.path("claim"), pair.de.request())
    pass_time(house, pair.table, 61)
    assert pair.us.state().flagged == "us"
    pair.us.browser.refused(422, "service-not-flagged", "POST", pair.us.path("claim"), pair.us.request())
    pair.us.browser.refused(422, "service-no-clock", "POST", pair.us.path("time"), {})
    pair.de.post("time", {})
    assert pair.us.state().flagged == ""
    pass_time(house, pair.table, 61)
    pair.de.command("claim")
    assert ending(pair.us) == ("time", {"us": "loss", "de": "win"})


def test_a_flag_ends_nothing_by_itself(house: House, client: TestClient[Any]) -> None:
    pair = timed(house, client, Tempo("days", days=1))
    pass_time(house, pair.table, 3 * DAY)
    state = pair.us.submit("end")
    assert (state.flagged, state.ending) == ("", None)


def test_a_waiting_table_has_a_still_clock(browser: Browser, house: House) -> None:
    opened = browser.post(Opened, "/api/tables", new_table({"us": ME}, tempo=Tempo("live", minutes=5)))
    pass_time(house, opened.table, 1000)
    seat = Seat(browser, opened.table, "us")
    assert near(clocks(seat), us=300)
    assert seat.state().flagged == ""

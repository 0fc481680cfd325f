"""Secret bids (14.1.1 of Arras) on the wire: nobody learns the first one before the second is made."""

from random import Random
from typing import Any

from litestar.testing import TestClient

from grognard.games.arras.actions import BID, Bid
from grognard.kernel.match import Entry
from grognard.service.api import NewTable, Opened
from grognard.service.app import House
from grognard.service.desk import Live
from tests.service.browser import Browser
from tests.service.tables import FRIEND, ME, Seat
from tests.service.test_leaks import Listener


def auction(client: TestClient[Any], **seats: Any) -> tuple[Seat, Seat]:
    """Two people who bid for the sides of a battle; the guest came by a link."""
    host, guest = Browser(client), Browser(client)
    plans = {"allied": ME, "german": FRIEND} | seats
    opened = host.post(Opened, "/api/tables", NewTable("arras", "historical", plans, options={"bidding": "on"}))
    if "german" in opened.links:
        guest.post(Opened, "/api/join", {"key": opened.links["german"].rpartition("/")[2]})
    else:
        guest = host
    return Seat(host, opened.table, "allied"), Seat(guest, opened.table, "german")


def swap_bid(live: Live, points: int) -> None:
    """Make the table one in which the first bid was another."""
    match = live.match
    at = max(n for n, entry in enumerate(match.entries) if isinstance(entry.action, Bid))
    old = match.entries[at]
    match.entries[at] = Entry(old.seat, BID[points], old.forced, old.detail, old.counter)
    match.state.answers = [(seat, BID[points]) for seat, _ in match.state.answers]
    match.state.__dict__.clear()


def test_nobody_can_tell_one_sealed_bid_from_another(house: House, client: TestClient[Any]) -> None:
    bidder, other = auction(client)
    bidder.submit("bid 5")
    with house.desk.reading(bidder.table) as live:
        rng = Random(3)
        watchers = [
            Listener(other.browser, other.table, other.seat, live, rng),
            Listener(Browser(client), other.table, "observer", live, rng),
        ]
    before = [watcher.hears() for watcher in watchers]
    with house.desk.reading(bidder.table) as live:
        swap_bid(live, 17)
    after = [watcher.hears() for watcher in watchers]
    house.desk.forget(bidder.table)
    assert before == after


def test_both_bids_are_shown_at_once_and_settle_the_sides(client: TestClient[Any]) -> None:
    first, second = auction(client)
    waiting = first.submit("bid 5").ask
    assert waiting is not None
    assert waiting.seats == ("german",)
    assert not waiting.mine
    state = second.submit("bid 7")
    assert {seat.seat: seat.side for seat in state.seats} == {"allied": "german", "german": "allied"}
    assert next(track for track in state.view.tracks if track.id == "vp").size == 7
    lines = [line.text.id for passage in state.log for line in passage.lines]
    assert "arras-log-bids" in lines


def test_on_one_screen_a_curtain_falls_between_the_bids(client: TestClient[Any]) -> None:
    first, second = auction(client, german=ME)
    state = first.submit("bid 5")
    assert state.you.curtain
    assert not second.state().you.curtain

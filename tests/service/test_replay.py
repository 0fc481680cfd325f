"""Replay: the film through one's own eyes while the game runs, through all eyes after it; graph; playing on."""

from collections.abc import Callable
from typing import Any

import pytest
from litestar.testing import TestClient

from grognard.games.tank.state import TankState
from grognard.service.api import Film, Graph, Opened, TableState
from grognard.service.app import House
from tests.service.browser import Browser
from tests.service.tables import Pair, Seat, duel


def film(seat: Seat, query: str = "") -> Film:
    return seat.browser.get(Film, seat.path(f"film?eyes={seat.seat}&{query}"))


@pytest.fixture
def played(pair: Pair) -> Pair:
    """A game in its second turn; the American is asked."""
    pair.play("replay", lambda state: state.view.tracks[0].value == 2 and state.you.eyes == "us")
    return pair


def test_a_film_is_the_game_moment_by_moment(played: Pair) -> None:
    state = played.us.state()
    whole = film(played.us)
    assert whole.entries == state.entries
    assert whole.eyes == "us"
    assert [moment.entry for moment in whole.moments] == list(range(min(state.entries, 59) + 1))
    assert whole.moments[0].passage is None
    for moment in whole.moments[1:]:
        assert moment.passage == state.log[moment.entry - 1]
    last = film(played.us, f"from={state.entries}").moments
    assert [moment.view for moment in last] == [state.view]
    assert state.ask is not None
    assert (last[0].prompt, last[0].asked) == (state.ask.prompt, state.ask.seats)


def test_a_film_comes_in_reels_of_sixty(played: Pair) -> None:
    played.play("more", lambda state: state.entries > 130)
    entries = played.us.state().entries
    found = [moment.entry for at in range(0, entries + 1, 60) for moment in film(played.us, f"from={at}").moments]
    assert found == list(range(entries + 1))
    assert [moment.entry for moment in film(played.us, "from=5&to=7").moments] == [5, 6, 7]
    assert film(played.us, "from=7&to=5").moments == ()
    for wrong in ("from=-1", "to=x", "from=9999999"):
        played.us.browser.refused(400, "service-bad-request", "GET", played.us.path(f"film?{wrong}"))


def test_while_the_game_runs_everybody_has_their_own_eyes(played: Pair, browser: Browser) -> None:
    for eyes in ("de", "all", "nobody"):
        for what in ("film", "graph"):
            path = played.us.path(f"{what}?eyes={eyes}")
            played.us.browser.refused(403, "service-not-your-seat", "GET", path)
    hidden = browser.get(Film, played.us.path("film"))
    assert hidden.eyes == "observer"
    chits = [hand for moment in hidden.moments for hand in moment.view.hands]
    assert chits
    assert not any(hand.shown for hand in chits)


def test_afterwards_everybody_has_all_eyes(played: Pair, browser: Browser) -> None:
    played.us.command("resign")
    for eyes in ("us", "de", "observer"):
        assert browser.get(Film, played.us.path(f"film?eyes={eyes}")).eyes == eyes
    shown = browser.get(Film, played.us.path("film?eyes=de")).moments
    assert any(hand.shown for moment in shown for hand in moment.view.hands)
    browser.refused(422, "unknown-seat", "GET", played.us.path("film?eyes=nobody"))


def test_the_graph_has_a_point_for_every_entry(played: Pair, browser: Browser) -> None:
    entries = played.us.state().entries
    graphs = [one.get(Graph, played.us.path("graph")) for one in (played.us.browser, played.de.browser, browser)]
    for graph in graphs:
        assert graph.side == "us"
        assert [point.entry for point in graph.points] == list(range(entries + 1))
        assert all(0 <= point.chance <= 1 for point in graph.points)
        assert graph.points[-1].turn == 2
    assert len({repr(graph) for graph in graphs}) == 1, "in this game nobody judges by a secret"


# --- playing on -----------------------------------------------------------------------------------------------------


def branch(browser: Browser, at: Seat, **asked: object) -> Opened:
    return browser.post(Opened, at.path("branch"), {"entry": 0} | asked)


def test_playing_on_from_a_moment(played: Pair) -> None:
    moment = film(played.us).moments[2]
    new = branch(played.us.browser, played.us, entry=2)
    assert new.table != played.table
    assert new.seats == ("us",)
    state = played.us.browser.get(TableState, f"/api/tables/{new.table}?eyes=us")
    assert [card.kind for card in state.seats] == ["person", "machine"]
    assert state.commitment != played.us.state().commitment
    assert state.view.pieces == moment.view.pieces
    assert played.us.state().version == played.de.state().version


def test_a_branch_of_a_running_game_has_another_key_and_any_chit(played: Pair, house: House) -> None:
    """Who plays on from now must not find out what the opponent holds."""
    with house.desk.reading(played.table) as live:
        key, entry = live.match.state.key, len(live.match.entries)
    chits = set()
    for _ in range(12):
        new = branch(played.us.browser, played.us, entry=entry)
        with house.desk.reading(new.table) as live:
            assert live.match.first.key != key
            assert isinstance(live.match.first, TankState)
            chits.add(live.match.first.chit)
    assert len(chits) > 1


def test_nobody_plays_on_from_somebody_elses_running_game(played: Pair, browser: Browser) -> None:
    browser.refused(403, "service-not-your-seat", "POST", played.us.path("branch"), {"entry": 0})
    wrong = {"entry": 0, "seat": "de"}
    played.us.browser.refused(403, "service-not-your-seat", "POST", played.us.path("branch"), wrong)
    level = {"entry": 0, "level": "clever"}
    played.us.browser.refused(422, "unknown-player", "POST", played.us.path("branch"), level)


def test_anybody_plays_on_from_a_finished_game_on_either_side(played: Pair, someone: Callable[[], Browser]) -> None:
    played.us.command("resign")
    for seat in ("us", "de"):
        browser = someone()
        new = branch(browser, played.us, entry=5, seat=seat, level="random")
        assert new.seats == (seat,)
        assert browser.get(TableState, f"/api/tables/{new.table}").ending is None
    someone().refused(422, "unknown-seat", "POST", played.us.path("branch"), {"entry": 5, "seat": "fr"})


def test_a_resigned_game_is_played_on_from_its_last_moment(played: Pair) -> None:
    last = played.us.command("resign")
    new = branch(played.us.browser, played.us, entry=last.entries, seat="us")
    assert played.us.browser.get(TableState, f"/api/tables/{new.table}").view.pieces == last.view.pieces


def test_nothing_is_played_on_from_the_end(house: House, client: TestClient[Any]) -> None:
    pair = duel(house, client, b"end", options={"max_turns": "1"})
    ended = pair.play("end", lambda _: False)
    body = {"entry": ended.entries, "seat": "us"}
    pair.us.browser.refused(422, "refusal-game-over", "POST", pair.us.path("branch"), body)

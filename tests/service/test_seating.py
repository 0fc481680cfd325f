"""Seats: new tables with every kind of seat, links, open tables, private ones, the lobby, rematches, putting away."""

from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.testing import TestClient

from grognard.kernel import commitment
from grognard.service import seating
from grognard.service.api import Dice, Lobby, NewTable, Opened, SeatPlan, TableState, Tempo
from grognard.service.app import House
from grognard.service.showing import knows_more
from grognard.service.store import seats, secrets
from tests.service.browser import Browser
from tests.service.tables import FRIEND, ME, OPEN, RECRUIT, Pair, Seat, hot_seat, loaded_dice, new_table

NOWHERE = "AAAAAAAAAAAAAAAAAAAAAA"


def open_table(browser: Browser, us: SeatPlan, de: SeatPlan, **more: Any) -> Opened:
    return browser.post(Opened, "/api/tables", new_table({"us": us, "de": de}, **more))


def key_of(opened: Opened, seat: str) -> str:
    address, _, key = opened.links[seat].rpartition("/join/")
    assert address == "http://testserver.local"
    return key


# --- new tables -----------------------------------------------------------------------------------------------------


def test_play_now_is_a_game_that_has_begun(browser: Browser) -> None:
    opened = browser.post(Opened, "/api/play-now", {"game": "tank"})
    assert (opened.seats, opened.links) == (("us",), {})
    state = browser.get(TableState, f"/api/tables/{opened.table}")
    assert [(card.kind, card.you) for card in state.seats] == [("person", True), ("machine", False)]
    assert state.ask is not None


def test_a_friend_comes_by_a_link_once(someone: Callable[[], Browser]) -> None:
    host, friend, late = someone(), someone(), someone()
    opened = open_table(host, ME, FRIEND)
    key = key_of(opened, "de")
    before = host.get(TableState, f"/api/tables/{opened.table}")
    assert (before.ask, before.log, before.entries) == (None, (), 0), "nothing is rolled before everybody sits"
    assert [card.kind for card in before.seats] == ["person", "free"]
    assert before.seats[1].link == opened.links["de"]
    joined = friend.post(Opened, "/api/join", {"key": key, "nonce": "of the friend"})
    assert (joined.table, joined.seats, joined.links) == (opened.table, ("de",), {})
    after = host.get(TableState, f"/api/tables/{opened.table}?since={before.entries}")
    assert after.ask is not None
    assert after.log
    assert friend.post(Opened, "/api/join", {"key": key}).seats == ("de",), "who sits there already is let in"
    late.refused(403, "service-seat-taken", "POST", "/api/join", {"key": key})


def test_the_link_gives_its_maker_no_power_over_the_friend(pair: Pair, house: House) -> None:
    """Whoever made the link knows the key; once the seat is taken it opens nothing, however it is sent."""
    with house.store.reading() as connection:
        row = connection.execute(sa.select(seats).where(seats.c.table == pair.table, seats.c.seat == "de")).one()
    host = pair.us.browser
    for headers in ({"grognard_seat": row.key}, {"authorization": f"Bearer {row.key}"}):
        assert host.ask("GET", pair.de.path() + "?eyes=de", **headers).status_code == 403
    host.refused(403, "service-seat-taken", "POST", "/api/join", {"key": row.key})


def test_only_the_host_sees_the_links(someone: Callable[[], Browser]) -> None:
    host, other = someone(), someone()
    opened = open_table(host, ME, FRIEND, public=True)
    key = key_of(opened, "de")
    assert key not in other.ask("GET", f"/api/tables/{opened.table}").text
    assert key not in other.ask("GET", "/api/lobby").text
    assert key in host.ask("GET", "/api/lobby").text


def test_anybody_may_take_an_open_seat(someone: Callable[[], Browser]) -> None:
    host, guest, late = someone(), someone(), someone()
    opened = open_table(host, ME, OPEN)
    assert opened.table in [card.table for card in guest.get(Lobby, "/api/lobby").open]
    assert opened.table not in [card.table for card in host.get(Lobby, "/api/lobby").open]
    path = f"/api/tables/{opened.table}/sit"
    late.refused(403, "service-seat-taken", "POST", path, {"seat": "us"})
    late.refused(404, "service-no-table", "POST", path, {"seat": "fr"})
    late.refused(404, "service-no-table", "POST", f"/api/tables/{NOWHERE}/sit", {"seat": "de"})
    assert guest.post(Opened, path, {"seat": "de"}).seats == ("de",)
    late.refused(403, "service-seat-taken", "POST", path, {"seat": "de"})
    assert opened.table not in [card.table for card in late.get(Lobby, "/api/lobby").open]


def test_a_friends_seat_is_no_open_seat(someone: Callable[[], Browser]) -> None:
    opened = open_table(someone(), ME, FRIEND)
    someone().refused(403, "service-seat-taken", "POST", f"/api/tables/{opened.table}/sit", {"seat": "de"})


def test_seats_that_nobody_names_are_open(browser: Browser) -> None:
    opened = browser.post(Opened, "/api/tables", new_table({"us": ME}))
    state = browser.get(TableState, f"/api/tables/{opened.table}")
    assert [card.kind for card in state.seats] == ["person", "free"]


def test_a_host_may_only_watch(someone: Callable[[], Browser]) -> None:
    host = someone()
    opened = open_table(host, FRIEND, FRIEND)
    assert opened.seats == ()
    for seat in ("us", "de"):
        assert someone().post(Opened, "/api/join", {"key": key_of(opened, seat)}).seats == (seat,)
    state = host.get(TableState, f"/api/tables/{opened.table}")
    assert (state.you.eyes, state.you.host, state.ask is not None) == ("observer", True, True)


def test_two_machines_play_each_other(browser: Browser) -> None:
    opened = open_table(browser, RECRUIT, SeatPlan("machine", "random"), options={"max_turns": "1"})
    state = browser.get(TableState, f"/api/tables/{opened.table}")
    assert [card.level for card in state.seats] == ["recruit", "random"]
    assert not any(card.you for card in state.seats)


@pytest.mark.parametrize(
    ("new", "id_"),
    [
        (NewTable("chess", "a", {}), "unknown-game"),
        (NewTable("tank", "moon", {}), "unknown-scenario"),
        (NewTable("tank", "head_to_head", {"fr": ME}), "unknown-seat"),
        (NewTable("tank", "head_to_head", {"us": SeatPlan("machine", "clever")}), "unknown-player"),
        (NewTable("tank", "head_to_head", {}, {"nonsense": "1"}), "unknown-option"),
        (NewTable("tank", "head_to_head", {}, {"ap_mode": "none"}), "bad-option"),
        (NewTable("tank", "head_to_head", {"us": ME}, nonce="two\nlines"), "service-bad-nonce"),
        (NewTable("tank", "head_to_head", {"us": ME, "de": ME}, nonce=" "), "service-bad-nonce"),
    ],
)
def test_a_table_that_cannot_be(browser: Browser, new: NewTable, id_: str) -> None:
    browser.refused(422, id_, "POST", "/api/tables", new)
    assert browser.get(Lobby, "/api/lobby").mine == ()


def test_play_now_of_an_unknown_game(browser: Browser) -> None:
    browser.refused(422, "unknown-game", "POST", "/api/play-now", {"game": "chess"})


def test_a_person_may_have_so_many_tables(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "MOST_RUNNING", 2)
    for _ in range(2):
        open_table(browser, ME, ME)
    new = new_table({"us": ME, "de": ME})
    browser.refused(422, "service-too-many-tables", "POST", "/api/tables", new)


# --- keys and ids that open nothing --------------------------------------------------------------------------------


def test_a_wrong_link_tells_nothing(someone: Callable[[], Browser], pair: Pair) -> None:
    browser = someone()
    for key in (NOWHERE, pair.table):
        details = browser.refused(404, "service-wrong-link", "POST", "/api/join", {"key": key})
        assert details.text.args == ()
    browser.refused(400, "service-bad-request", "POST", "/api/join", {"key": "../../etc"})


def test_a_machines_key_opens_nothing(house: House, browser: Browser) -> None:
    opened = open_table(browser, ME, RECRUIT)
    with house.store.reading() as connection:
        rows = connection.execute(sa.select(seats).where(seats.c.table == opened.table, seats.c.kind == "machine"))
        key = rows.one().key
    browser.refused(404, "service-wrong-link", "POST", "/api/join", {"key": key})


READS = ["", "/aims?pieces=a&number=0", "/query/los?args=A1,B2", "/film", "/graph", "/record", "/seat-file"]


@pytest.mark.parametrize("rest", READS)
def test_nobody_reads_a_table_that_is_not_there(browser: Browser, rest: str) -> None:
    for id_ in (NOWHERE, "x", "%00", "a" * 64):
        details = browser.refused(404, "service-no-table", "GET", f"/api/tables/{id_}{rest}")
        assert details.text.args == ()


ANSWER = {"number": 0, "request": "r"}
WRITES: list[tuple[str, str, object]] = [
    ("POST", "/actions", ANSWER | {"actions": ["end"]}),
    ("POST", "/suggestion", ANSWER),
    ("POST", "/undo", ANSWER),
    ("POST", "/resign", ANSWER),
    ("POST", "/claim", ANSWER),
    ("POST", "/time", {}),
    ("POST", "/nudge", {}),
    ("POST", "/offers", {"kind": "draw"}),
    ("POST", "/offers/1", {"accept": True}),
    ("POST", "/orders", {"prompt": "tank-prompt-phase", "answer": "end"}),
    ("DELETE", "/orders/1", None),
    ("POST", "/point", {"number": 0}),
    ("POST", "/probe", {"number": 0, "actions": []}),
    ("POST", "/hint", ANSWER),
    ("POST", "/rematch", None),
    ("POST", "/branch", {"entry": 0}),
    ("POST", "/chat", {"text": "hello"}),
    ("PUT", "/notes", {"text": "hello"}),
    ("DELETE", "", None),
]


@pytest.mark.parametrize(("method", "rest", "body"), WRITES)
def test_nobody_changes_a_table_that_is_not_there(browser: Browser, method: str, rest: str, body: object) -> None:
    browser.refused(404, "service-no-table", method, f"/api/tables/{NOWHERE}{rest}", body)


MAY_ALL = {"/point", "/chat", "/notes"}  # a spectator may ask, talk and keep notes


@pytest.mark.parametrize(("method", "rest", "body"), [one for one in WRITES if one[1] not in MAY_ALL])
def test_a_spectator_changes_nothing(pair: Pair, browser: Browser, method: str, rest: str, body: object) -> None:
    before = pair.us.state()
    response = browser.ask(method, pair.us.path() + rest, body)
    assert response.status_code == 403, response.text
    assert pair.us.state() == before


@pytest.mark.parametrize("rest", ["?eyes=us", "?eyes=de", "?eyes=nobody", "/film?eyes=de", "/graph?eyes=us",
                                  "/seat-file?eyes=us", "/seat-file", "/aims?pieces=a&number=0&eyes=us",
                                  "/query/los?args=A1,B2&eyes=us", "/record"])  # fmt: skip
def test_a_spectator_has_no_seats_eyes(pair: Pair, browser: Browser, rest: str) -> None:
    assert browser.ask("GET", pair.us.path() + rest).status_code == 403


@pytest.mark.parametrize(("method", "rest", "body"), [one for one in WRITES if isinstance(one[2], dict)])
def test_a_player_has_not_the_other_seat(pair: Pair, method: str, rest: str, body: dict[str, object]) -> None:
    if rest in ("/chat", "/notes"):
        return
    response = pair.us.browser.ask(method, pair.us.path() + rest, body | {"seat": "de"})
    assert response.status_code == 403, response.text


# --- dice -----------------------------------------------------------------------------------------------------------


def test_dice_are_bound_before_the_nonce_is_known_and_used_once(house: House, browser: Browser) -> None:
    bound = browser.get(Dice, "/api/dice").commitment
    with house.store.reading() as connection:
        secret = connection.execute(sa.select(secrets.c.secret).where(secrets.c.commitment == bound)).scalar_one()
    assert commitment(bytes.fromhex(secret)) == bound
    new = new_table({"us": ME, "de": ME}, bound=bound, nonce="mine")
    opened = browser.post(Opened, "/api/tables", new)
    assert browser.get(TableState, f"/api/tables/{opened.table}").commitment == bound
    browser.refused(409, "service-dice-used", "POST", "/api/tables", new)
    browser.refused(409, "service-dice-used", "POST", "/api/tables", new_table({"us": ME}, bound="made up"))


def test_every_seats_nonce_turns_the_dice(house: House, someone: Callable[[], Browser]) -> None:
    def rolled(mine: str, theirs: str) -> str:
        host, guest = someone(), someone()
        opened = open_table(host, ME, FRIEND, bound=loaded_dice(house, b"same"), nonce=mine)
        guest.post(Opened, "/api/join", {"key": key_of(opened, "de"), "nonce": theirs})
        Pair(Seat(host, opened.table, "us"), Seat(guest, opened.table, "de")).seats()[0].command("resign")
        record = host.ask("GET", f"/api/tables/{opened.table}/record").text
        return record.partition("\n\n")[2]

    games = [rolled("a", "b"), rolled("a", "b"), *(rolled(f"x{n}", "b") for n in range(4))]
    assert games[0] == games[1]
    assert len({rolled("a", f"y{n}") for n in range(6)}) > 1
    assert len(set(games)) > 1


def test_a_guests_nonce_is_checked(someone: Callable[[], Browser]) -> None:
    opened = open_table(someone(), ME, FRIEND)
    guest = someone()
    guest.refused(422, "service-bad-nonce", "POST", "/api/join", {"key": key_of(opened, "de"), "nonce": "a\nb"})
    assert guest.post(Opened, "/api/join", {"key": key_of(opened, "de")}).seats == ("de",)


# --- the lobby ------------------------------------------------------------------------------------------------------


def test_what_waits_for_me_comes_first(house: House, client: TestClient[Any], pair: Pair) -> None:
    waits, asked = pair.de, pair.us
    assert [card.your_turn for card in asked.browser.get(Lobby, "/api/lobby").mine] == [True]
    assert [card.your_turn for card in waits.browser.get(Lobby, "/api/lobby").mine] == [False]
    open_table(waits.browser, ME, ME)
    assert [card.your_turn for card in waits.browser.get(Lobby, "/api/lobby").mine] == [True, False]


def test_a_finished_game_is_among_the_finished(pair: Pair) -> None:
    pair.us.command("resign")
    for seat in (pair.us, pair.de):
        lobby = seat.browser.get(Lobby, "/api/lobby")
        assert (lobby.mine, [card.table for card in lobby.finished]) == ((), [pair.table])


@pytest.mark.parametrize("public", [True, False])
def test_others_find_only_public_games(someone: Callable[[], Browser], *, public: bool) -> None:
    opened = open_table(someone(), ME, ME, public=public)
    found = someone().get(Lobby, "/api/lobby")
    assert (opened.table in [card.table for card in found.watch]) == public
    assert opened.table not in [card.table for card in (*found.mine, *found.open, *found.finished)]


def test_a_card_says_what_happened_last_as_its_reader_may_know_it(pair: Pair) -> None:
    """The American is asked, so the German holds the chit and has read its value."""
    lasts = [seat.browser.get(Lobby, "/api/lobby").mine[0].last for seat in (pair.us, pair.de)]
    assert lasts[0] is not None
    assert lasts[1] is not None
    assert dict(lasts[1].args)["value"] in (2, 3, 4)
    assert dict(lasts[0].args)["value"] == 0


# --- hot seat -------------------------------------------------------------------------------------------------------


def test_one_person_has_both_seats(screen: Pair) -> None:
    state = screen.us.state(eyes="")
    assert (state.you.seats, state.you.eyes) == (("us", "de"), "us"), "the eyes are those of whoever is asked"
    screen.us.submit("end")
    assert screen.us.state(eyes="").you.eyes == "de"


def test_a_curtain_falls_only_where_the_next_may_see_more(screen: Pair, house: House) -> None:
    """In this game whoever is asked holds no secret, so no curtain; the one who waits holds the chit."""
    assert not screen.us.state(eyes="us").you.curtain
    assert not screen.us.state(eyes="de").you.curtain
    with house.desk.reading(screen.table) as live:
        assert knows_more(live.game, live.match.state, 1, 0)
        assert not knows_more(live.game, live.match.state, 0, 1)


# --- afterwards -----------------------------------------------------------------------------------------------------


def test_a_rematch_changes_sides(pair: Pair, browser: Browser) -> None:
    us, de = pair.us, pair.de
    us.browser.refused(409, "service-moved-on", "POST", us.path("offers"), {"kind": "rematch"})
    us.command("resign")
    us.browser.refused(409, "service-no-offer", "POST", us.path("rematch"))
    offered = us.post("offers", {"kind": "rematch"})
    assert offered.offers[0].mine
    agreed = de.post(f"offers/{offered.offers[0].id}", {"accept": True})
    assert agreed.rematch == "agreed"
    browser.refused(403, "service-not-your-seat", "POST", us.path("rematch"))
    new = de.browser.post(Opened, de.path("rematch"))
    assert new.seats == ("us",)
    assert us.browser.post(Opened, us.path("rematch")).table == new.table, "made once, whoever asks first"
    assert us.state().rematch == new.table
    assert us.browser.get(TableState, f"/api/tables/{new.table}").you.seats == ("de",)


def test_a_rematch_with_the_machine_needs_one_click(browser: Browser) -> None:
    opened = open_table(browser, ME, RECRUIT)
    seat = Seat(browser, opened.table, "us")
    while (ask := seat.state().ask) is not None and not ask.mine:
        pass
    seat.command("resign")
    assert seat.post("offers", {"kind": "rematch"}).rematch == "agreed"
    again = browser.post(Opened, seat.path("rematch"))
    assert again.seats == ("de",)


def test_only_the_host_puts_a_table_away(pair: Pair, browser: Browser) -> None:
    pair.de.browser.refused(403, "service-not-host", "DELETE", pair.de.path())
    browser.refused(403, "service-not-host", "DELETE", pair.de.path())
    pair.us.browser.refused(403, "service-others-play", "DELETE", pair.us.path())
    pair.us.command("resign")
    pair.us.browser.done("DELETE", pair.us.path())
    for seat in (pair.us, pair.de):
        seat.browser.refused(404, "service-no-table", "GET", seat.path())
        assert pair.table not in seat.browser.ask("GET", "/api/lobby").text


def test_a_table_of_ones_own_can_be_put_away_at_any_time(house: House, client: TestClient[Any]) -> None:
    screen = hot_seat(house, client)
    screen.us.browser.done("DELETE", screen.us.path())
    screen.us.browser.refused(404, "service-no-table", "GET", screen.us.path())


def test_a_machine_that_thinks_for_a_table_put_away_is_not_in_the_way(browser: Browser) -> None:
    gone = open_table(browser, RECRUIT, RECRUIT)
    browser.done("DELETE", f"/api/tables/{gone.table}")
    opened = open_table(browser, RECRUIT, RECRUIT, options={"max_turns": "1"})
    for _ in range(2000):
        state = browser.get(TableState, f"/api/tables/{opened.table}?since=1000000")
        if state.ending is not None:
            return
    raise AssertionError("the machines do not play")


def test_a_table_keeps_its_tempo(browser: Browser) -> None:
    tempo = Tempo("live", 10, 5)
    opened = open_table(browser, ME, ME, tempo=tempo)
    assert browser.get(TableState, f"/api/tables/{opened.table}").tempo == tempo

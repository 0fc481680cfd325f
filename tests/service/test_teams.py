"""Games whose options say how many seats are played: tables of two and of four, partners, what a side agrees on."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.testing import TestClient
from msgspec import structs

from grognard.service import machines, thinker
from grognard.service.api import GameCard, Lobby, NewTable, Opened, SeatPlan, Submission, TableState, Tempo
from grognard.service.app import House
from grognard.service.letters import Letters
from grognard.service.settings import Settings
from grognard.service.store import people, seats
from tests.contract.drill import GAME, SEATED
from tests.contract.registered import register_drill
from tests.service.browser import Browser, check_refusal
from tests.service.conftest import patient_app
from tests.service.tables import FRIEND, ME, OPEN, RECRUIT, Seat, pass_time, request_id

FOUR, TWO = ("red1", "blue1", "red2", "blue2"), ("red1", "blue1")
LIVE = Tempo("live", minutes=10)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """A service that knows drill too. Its machines think in this process: another would not know the game."""
    path = tmp_path_factory.mktemp("teams") / "grognard.db"
    with pytest.MonkeyPatch.context() as patch:
        register_drill(patch)
        mind = thinker.Mind()
        patch.setattr(machines.Thinker, "ask", lambda self, question: mind.think(question))
        with TestClient(patient_app(f"sqlite:///{path}"), base_url="http://testserver.local") as running:
            yield running


@pytest.fixture(scope="module")
def house(client: TestClient[Any]) -> House:
    house: House = client.app.state.house
    return house


def planned(plans: Mapping[str, SeatPlan], count: int = 4, **more: Any) -> NewTable:
    return NewTable("drill", "skirmish", dict(plans), options={"seats": str(count)}, **more)


def open_table(browser: Browser, plans: Mapping[str, SeatPlan], count: int = 4, **more: Any) -> Opened:
    return browser.post(Opened, "/api/tables", planned(plans, count, **more))


def four(client: TestClient[Any], **more: Any) -> dict[str, Seat]:
    """Four people at a table: the host in red1, the others by their links."""
    host = Browser(client)
    opened = open_table(host, {"red1": ME, "blue1": FRIEND, "red2": FRIEND, "blue2": FRIEND}, **more)
    found = {"red1": Seat(host, opened.table, "red1")}
    for seat, link in opened.links.items():
        guest = Browser(client)
        guest.post(Opened, "/api/join", {"key": link.rpartition("/")[2]})
        found[seat] = Seat(guest, opened.table, seat)
    return found


def kinds(browser: Browser, table: str) -> dict[str, str]:
    state = browser.get(TableState, f"/api/tables/{table}")
    return {card.seat: "me" if card.you else card.kind for card in state.seats}


def agree(at: dict[str, Seat], kind: str, first: str, *others: str, entry: int = 0) -> TableState:
    """An offer of one seat, accepted by others."""
    state = at[first].post("offers", {"kind": kind, "entry": entry, "seat": first})
    number = state.offers[-1].id
    for seat in others:
        state = at[seat].post(f"offers/{number}", {"accept": True, "seat": seat})
    return state


# --- tables ---------------------------------------------------------------------------------------------------------


def test_the_catalogue_says_what_an_option_does_to_the_seats(browser: Browser) -> None:
    cards = {card.slug: card for card in browser.get(list[GameCard], "/api/games")}
    assert cards["drill"].seats == FOUR
    assert {one.id: one.seats for one in cards["drill"].options} == {
        "rerolls": {},
        "seats": {"4": 4, "2": 2},
        "max_turns": {},
    }
    assert not any(option.seats for option in cards["tank"].options)


@pytest.mark.parametrize(("count", "played"), [(2, TWO), (4, FOUR)])
def test_a_table_has_the_seats_that_its_options_play(browser: Browser, count: int, played: tuple[str, ...]) -> None:
    opened = open_table(browser, dict.fromkeys(played, ME), count)
    state = browser.get(TableState, f"/api/tables/{opened.table}")
    assert opened.seats == state.you.seats == tuple(card.seat for card in state.seats) == played
    assert len(state.view.sides) == count
    assert state.ask is not None, "everybody sits: the game has begun"


def test_seats_that_nobody_names_are_open(browser: Browser) -> None:
    opened = open_table(browser, {"red1": ME}, 2)
    assert kinds(browser, opened.table) == {"red1": "me", "blue1": "free"}


def test_a_seat_that_the_options_do_not_play_cannot_be_taken(browser: Browser) -> None:
    problem = browser.refused(
        422, "seat-not-played", "POST", "/api/tables", planned({"red1": ME, "blue1": ME, "blue2": RECRUIT}, 2)
    )
    assert problem.detail == "The seat “blue2” is not played with these options. Played: red1, blue1."


def test_the_game_begins_when_all_four_sit(client: TestClient[Any]) -> None:
    at = four(client)
    assert {seat: one.state().you.seats for seat, one in at.items()} == {seat: (seat,) for seat in FOUR}
    ask = at["red2"].state().ask
    assert ask is not None
    assert ask.seats == TWO, "the captains bid"


def test_one_person_may_hold_two_seats_of_four(client: TestClient[Any], browser: Browser) -> None:
    opened = open_table(browser, {"red1": ME, "red2": ME, "blue1": OPEN, "blue2": FRIEND})
    guest = Browser(client)
    [card] = [one for one in guest.get(Lobby, "/api/lobby").open if one.table == opened.table]
    assert [seat.seat for seat in card.seats if seat.open] == ["blue1"], "the other is kept for a friend"
    guest.post(Opened, f"/api/tables/{opened.table}/sit", {"seat": "blue1"})
    guest.post(Opened, "/api/join", {"key": opened.links["blue2"].rpartition("/")[2]})
    assert kinds(browser, opened.table) == {"red1": "me", "blue1": "person", "red2": "me", "blue2": "person"}
    assert guest.get(TableState, f"/api/tables/{opened.table}").you.seats == ("blue1", "blue2")


@pytest.mark.parametrize("default", ["2", "4"])
def test_play_now_puts_machines_into_all_other_seats(
    browser: Browser, default: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = [structs.replace(one, default=default) if one is SEATED else one for one in GAME.options]
    monkeypatch.setattr(GAME, "options", tuple(changed))
    opened = browser.post(Opened, "/api/play-now", {"game": "drill"})
    assert list(kinds(browser, opened.table).values()) == ["me", *["machine"] * (int(default) - 1)]


def test_machines_play_the_other_seats_to_the_end(browser: Browser, house: House) -> None:
    """Red attacks with the highest bid and passes in the first turn: in the second the partners are asked."""
    seat = Seat(browser, browser.post(Opened, "/api/play-now", {"game": "drill"}).table, "red1")
    while (ask := seat.state().ask) is not None:
        if ask.mine:
            sent = Submission(ask.number, request_id(), [ask.choices[-1].action], seat.seat)
            answer = browser.ask("POST", seat.path("actions"), sent)
            if answer.status_code != 200:  # of a sealed bid: a machine has answered since
                check_refusal(answer, 409, "service-moved-on")
    ending = seat.state().ending
    assert ending is not None
    assert ending.by == "rules"
    with house.desk.reading(seat.table) as live:
        assert {live.seats[entry.seat] for entry in live.match.entries if entry.seat >= 0} == set(FOUR)


# --- what a side agrees on ------------------------------------------------------------------------------------------


def test_a_resignation_ends_the_game_for_the_whole_side(client: TestClient[Any]) -> None:
    at = four(client)
    at["blue2"].command("resign")
    for seat in FOUR:
        ending = at[seat].state().ending
        assert ending is not None
        assert (ending.by, ending.results) == ("resign", {"attacker": "win", "defender": "loss"})


def test_a_draw_needs_all_four(client: TestClient[Any]) -> None:
    at = four(client)
    state = agree(at, "draw", "red1", "blue1", "blue2")
    assert state.ending is None, "the partner has not agreed"
    state = agree(at, "draw", "red1", "blue1", "blue2", "red2")
    assert state.ending is not None
    assert state.ending.by == "draw"


def test_a_take_back_needs_all_four(client: TestClient[Any]) -> None:
    at = four(client)
    before = at["red1"].state()
    at["red1"].submit("bid 1")
    state = agree(at, "take_back", "red1", "blue1", "red2", entry=before.entries)
    assert not state.log[-1].back
    state = agree(at, "take_back", "red1", "blue1", "red2", "blue2", entry=before.entries)
    assert state.log[-1].back


def test_a_take_back_needs_those_alone_who_play(browser: Browser) -> None:
    opened = open_table(browser, dict.fromkeys(TWO, ME), 2)
    seat = Seat(browser, opened.table, "red1")
    before = seat.state().entries
    seat.submit("bid 1")
    state = seat.post("offers", {"kind": "take_back", "entry": before, "seat": "red1"})
    assert state.log[-1].back, "one person holds both seats"


def test_a_machine_follows_its_partner_into_a_draw(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own judgement counts where machines alone play a side."""
    opened = open_table(browser, {"red1": ME, "red2": RECRUIT, "blue1": RECRUIT, "blue2": RECRUIT})
    seat = Seat(browser, opened.table, "red1")
    monkeypatch.setattr(GAME, "evaluate", lambda *_: 0.5)
    browser.refused(422, "service-machine-declines", "POST", seat.path("offers"), {"kind": "draw"})
    monkeypatch.setattr(GAME, "evaluate", lambda state, who: 0.5 if who == FOUR.index("red2") else -0.5)
    assert seat.post("offers", {"kind": "draw"}).ending is not None


def test_a_rematch_changes_sides_and_keeps_partners(client: TestClient[Any]) -> None:
    at = four(client)
    at["red2"].command("resign")
    agree(at, "rematch", "red1", "blue1", "red2", "blue2")
    new = {seat: at[seat].browser.post(Opened, at[seat].path("rematch")).seats for seat in FOUR}
    assert new == {"red1": ("blue1",), "blue1": ("red1",), "red2": ("blue2",), "blue2": ("red2",)}


def test_a_rematch_of_two_has_two_seats(browser: Browser) -> None:
    opened = open_table(browser, dict.fromkeys(TWO, ME), 2)
    seat = Seat(browser, opened.table, "red1")
    seat.command("resign")
    seat.post("offers", {"kind": "rematch"})
    assert browser.post(Opened, seat.path("rematch")).seats == TWO


# --- clocks ---------------------------------------------------------------------------------------------------------


def bidding(client: TestClient[Any], house: House) -> dict[str, Seat]:
    """Four people with clocks: red1 alone is asked, and its time is up."""
    at = four(client, tempo=LIVE)
    at["blue1"].submit("bid 0")
    pass_time(house, at["red1"].table, 700)
    return at


def test_every_seat_has_a_clock(client: TestClient[Any], house: House) -> None:
    at = bidding(client, house)
    state = at["red2"].state()
    assert state.flagged == "red1"
    clocks = {card.seat: card.clock for card in state.seats}
    assert clocks.keys() == set(FOUR)
    assert [seat for seat, left in clocks.items() if left is not None and left < 0] == ["red1"]


def test_an_opponent_claims_the_game_and_a_partner_does_not(client: TestClient[Any], house: House) -> None:
    at = bidding(client, house)
    partner = at["red2"]
    partner.browser.refused(422, "service-not-flagged", "POST", partner.path("claim"), partner.request())
    ending = at["blue2"].command("claim").ending
    assert ending is not None
    assert (ending.by, ending.results) == ("time", {"attacker": "loss", "defender": "win"})


def test_an_opponent_gives_time_and_a_partner_does_not(client: TestClient[Any], house: House) -> None:
    at = bidding(client, house)
    partner = at["red2"]
    partner.browser.refused(422, "service-no-clock", "POST", partner.path("time"), {})
    for _ in range(2):
        at["blue2"].post("time", {})
    assert at["red1"].state().flagged == ""


# --- eyes, files, letters -------------------------------------------------------------------------------------------


def test_a_screen_is_passed_between_sides_and_not_between_partners(browser: Browser) -> None:
    """A secret lies between blue1, who has seen the card, and whoever looks next."""
    opened = open_table(browser, dict.fromkeys(FOUR, ME))
    at = {seat: Seat(browser, opened.table, seat) for seat in FOUR}
    at["red1"].submit("bid 1")
    at["blue1"].submit("bid 0")
    at["blue1"].submit("peek")
    assert not at["blue2"].state().you.curtain
    assert at["red1"].state().you.curtain


def test_a_record_of_two_goes_out_and_comes_back_with_two(browser: Browser) -> None:
    opened = open_table(browser, dict.fromkeys(TWO, ME), 2)
    Seat(browser, opened.table, "red1").submit("bid 1")
    record = browser.ask("GET", f"/api/tables/{opened.table}/record").text
    assert [line.split()[1] for line in record.splitlines() if line.startswith("player ")] == list(TWO)
    again = browser.post(Opened, "/api/records", {"record": record})
    assert again.seats == TWO


def test_nobody_looks_through_a_seat_that_is_not_played(browser: Browser) -> None:
    opened = open_table(browser, dict.fromkeys(TWO, ME), 2)
    seat = Seat(browser, opened.table, "red1")
    browser.refused(403, "service-not-your-seat", "GET", f"{seat.path()}?eyes=red2")
    seat.command("resign")
    browser.refused(422, "seat-not-played", "GET", f"{seat.path('film')}?eyes=red2")
    browser.refused(422, "seat-not-played", "POST", seat.path("branch"), {"entry": 0, "seat": "red2"})


def test_who_holds_both_seats_of_a_side_plays_on_with_both(browser: Browser) -> None:
    opened = open_table(browser, dict.fromkeys(FOUR, ME))
    seat = Seat(browser, opened.table, "blue1")
    new = browser.post(Opened, seat.path("branch"), {"entry": 0, "seat": "blue1"})
    assert kinds(browser, new.table) == {"red1": "machine", "blue1": "me", "red2": "machine", "blue2": "me"}


@pytest.mark.parametrize(("count", "played"), [(2, TWO), (4, FOUR)])
def test_a_letter_goes_to_whoever_is_asked(house: House, browser: Browser, count: int, played: tuple[str, ...]) -> None:
    opened = open_table(browser, dict.fromkeys(played, ME), count)
    with house.store.reading() as connection:
        query = sa.select(people).join(seats, seats.c.person == people.c.id).where(seats.c.table == opened.table)
        person = connection.execute(query).first()
    letter = Letters(house.desk, Settings()).about("turn", opened.table, person)
    assert letter is not None
    assert letter.table == opened.table

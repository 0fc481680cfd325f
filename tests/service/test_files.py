"""Files: a record goes out and comes in again, a seat file is answered by mail, and a running game tells nothing."""

from typing import Any

import pytest
from litestar.testing import TestClient

from grognard import games
from grognard.kernel import record
from grognard.service.api import Opened, TableState
from grognard.service.app import House
from tests.service.browser import Browser
from tests.service.tables import Pair, Seat, duel, hot_seat


def download(seat: Seat) -> str:
    response = seat.browser.ask("GET", seat.path("record"))
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/plain")
    return response.text


def body(seat: Seat) -> list[str]:
    """The entries of a record; where it writes down hashes hangs on how it was played."""
    lines = download(seat).partition("\n\n")[2].splitlines()
    return [line for line in lines if not line.startswith("#")]


def upload(browser: Browser, content: str) -> Opened:
    return browser.post(Opened, "/api/records", {"record": content})


@pytest.fixture(scope="module")
def finished(house: House, client: TestClient[Any]) -> Pair:
    """A game played to its end, with a take-back in it."""
    pair = duel(house, client, b"file", options={"max_turns": "2"})
    pair.play("file", lambda state: state.entries > 30)
    moment = pair.us.state().entries
    asked, other = pair.seats()
    asked.submit("end") if "end" in asked.choices() else asked.submit(asked.choices()[0])
    offered = asked.post("offers", {"kind": "take_back", "entry": moment, "seat": asked.seat})
    other.post(f"offers/{offered.offers[0].id}", {"accept": True})
    assert pair.play("rest", lambda _: False).ending is not None
    return pair


# --- records ----------------------------------------------------------------------------------------------------------


def test_a_record_verifies(finished: Pair) -> None:
    content = download(finished.us)
    read = record.read(content, games.get)
    match = record.replay(read, games.get("tank"), verify=True)
    assert match.decision is None
    assert "\nback " in content


def test_everybody_gets_the_record_of_a_finished_game(finished: Pair, browser: Browser) -> None:
    assert browser.ask("GET", finished.us.path("record")).text == download(finished.de)


def test_a_record_comes_back_as_the_same_game(finished: Pair, browser: Browser) -> None:
    content = download(finished.us)
    opened = upload(browser, content)
    assert opened.seats == ("us", "de")
    seat = Seat(browser, opened.table, "us")
    ours, theirs = seat.state(), finished.us.state()
    assert (ours.ending, ours.view, ours.log) == (theirs.ending, theirs.view, theirs.log)
    assert download(seat) == content


def test_the_record_of_a_running_game_is_for_who_holds_all_seats(pair: Pair, screen: Pair, browser: Browser) -> None:
    for one in (pair.us.browser, pair.de.browser, browser):
        one.refused(403, "service-record-later", "GET", pair.us.path("record"))
    browser.refused(403, "service-record-later", "GET", screen.us.path("record"))
    assert "secret " in download(screen.us)


def test_an_unfinished_game_is_played_on(screen: Pair, browser: Browser) -> None:
    screen.play("on", lambda state: state.entries > 20)
    content = download(screen.us)
    opened = upload(browser, content)
    again = Pair(Seat(browser, opened.table, "us"), Seat(browser, opened.table, "de"))
    assert again.us.state().view == screen.us.state().view
    assert again.us.state().undo == ()
    again.play("further", lambda state: state.entries > 40)
    screen.play("further", lambda state: state.entries > 40)
    assert body(again.us) == body(screen.us), "the same answers, the same dice"


def test_the_record_of_a_branch_comes_back_too(finished: Pair, browser: Browser) -> None:
    new = browser.post(Opened, finished.us.path("branch"), {"entry": 10, "seat": "us", "level": "random"})
    seat = Seat(browser, new.table, "us")
    for _ in range(2000):
        state = seat.state()
        if state.ask is not None and state.ask.mine:
            break
    seat.command("resign")
    content = download(seat)
    assert "position " in content
    assert Seat(browser, upload(browser, content).table, "us").state().entries == seat.state().entries


@pytest.mark.parametrize(
    ("old", "new", "id_"),
    [
        ("grognard record 1", "grognard record 2", "record-foreign"),
        ("game tank", "game chess", "unknown-game"),
        ("ruleset 1", "ruleset 99", "record-ruleset"),
        ("scenario head_to_head", "scenario moon", "unknown-scenario"),
        ("\nsecret ", "\nsecret 00", "record-commitment"),
        ("\nsecret ", "\nsecret x", "record-damaged"),
        ("\nus enter ", "\nus dance ", "record-damaged"),
        ("\nend ", "\nfin ", "record-damaged"),
    ],
)
def test_a_record_that_is_no_record(finished: Pair, browser: Browser, old: str, new: str, id_: str) -> None:
    content = download(finished.us)
    assert old in content
    browser.refused(422, id_, "POST", "/api/records", {"record": content.replace(old, new, 1)})


def test_a_record_that_lost_its_tail(finished: Pair, browser: Browser) -> None:
    lines = download(finished.us).splitlines()
    for cut in (1, 5, 30, len(lines) - 1):
        content = "\n".join(lines[:cut])
        browser.refused(422, "record-truncated", "POST", "/api/records", {"record": content})


def test_an_unfinished_record_without_its_secret_cannot_be_played_on(screen: Pair, browser: Browser) -> None:
    content = "\n".join(line for line in download(screen.us).split("\n") if not line.startswith("secret "))
    browser.refused(422, "record-no-secret", "POST", "/api/records", {"record": content})


# --- seat files -------------------------------------------------------------------------------------------------------


def seat_file(seat: Seat, language: str = "en") -> str:
    response = seat.browser.ask("GET", seat.path(f"seat-file?eyes={seat.seat}"), accept_language=language)
    assert response.status_code == 200
    return response.text


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("quote", ["", "> ", ">> ", "\t> "])
def test_a_seat_file_is_answered_by_mail(pair: Pair, language: str, quote: str) -> None:
    content = seat_file(pair.us, language)
    assert content.endswith("answer \n")
    before = pair.us.state()
    unit = next(choice for choice in pair.us.choices() if choice.startswith("enter"))
    answered = content.replace("answer \n", f"answer {unit}\n")
    mailed = "Here is my move.\n\n" + "\r\n".join(quote + line for line in answered.splitlines())
    state = pair.us.browser.post(TableState, pair.us.path("answer"), {"text": mailed})
    assert state.entries > before.entries
    again = pair.us.browser.post(TableState, pair.us.path("answer"), {"text": mailed})
    assert again.entries == state.entries, "the same file twice is one answer"


def test_several_actions_in_one_answer(pair: Pair) -> None:
    content = seat_file(pair.us).replace("answer \n", "answer enter us_sherman_1; undo me\n")
    pair.us.browser.refused(422, "unknown-verb", "POST", pair.us.path("answer"), {"text": content})
    unit = next(choice for choice in pair.us.choices() if choice.startswith("enter"))
    pair.us.submit(unit)
    place = pair.us.choices()[0]
    pair.us.command("undo")
    content = seat_file(pair.us).replace("answer \n", f"answer {unit} ; {place}\nanswer face S\n")
    before = pair.us.state().entries
    state = pair.us.browser.post(TableState, pair.us.path("answer"), {"text": content})
    assert state.entries == before + 3


def test_who_waits_gets_a_file_without_a_question(pair: Pair) -> None:
    content = seat_file(pair.de)
    assert "answer" not in content
    assert "seat de" in content


def test_a_seat_file_that_answers_nothing(pair: Pair, house: House, client: TestClient[Any]) -> None:
    path, refused = pair.us.path("answer"), pair.us.browser.refused
    content = seat_file(pair.us)
    refused(422, "service-no-answer", "POST", path, {"text": content})
    refused(422, "service-foreign-seat-file", "POST", path, {"text": "hello"})
    other = seat_file(duel(house, client, b"first0").us).replace("answer \n", "answer end\n")
    refused(422, "service-foreign-seat-file", "POST", path, {"text": other})
    refused(400, "service-bad-request", "POST", path, {"text": ""})


def test_an_answer_comes_from_the_seat_and_in_time(pair: Pair) -> None:
    content = seat_file(pair.us).replace("answer \n", "answer end\n")
    pair.de.browser.refused(403, "service-not-your-seat", "POST", pair.us.path("answer"), {"text": content})
    pair.us.submit("end")
    pair.us.browser.refused(409, "service-moved-on", "POST", pair.us.path("answer"), {"text": content})


def test_each_screen_of_a_hot_seat_has_its_file(house: House, client: TestClient[Any]) -> None:
    screen = hot_seat(house, client, b"first0")
    assert "seat us" in seat_file(screen.us)
    assert "seat de" in seat_file(screen.de)

"""Visits: who asks is known by a cookie; what asks wrongly, too much or too often gets a sentence and nothing else."""

import threading
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from litestar.testing import TestClient

from grognard.service.api import Hint, Lobby, Me, Opened, TableState
from grognard.service.app import House
from grognard.service.limits import VISITORS, Bucket
from grognard.service.people import hashed
from grognard.service.problems import TooMany
from grognard.service.store import cookies, logins, outbox
from tests.service.browser import Browser, check_refusal
from tests.service.tables import ME, Pair, new_table

# --- identity ---------------------------------------------------------------------------------------------------------


def test_a_new_browser_gets_an_identity_and_keeps_it(browser: Browser) -> None:
    response = browser.ask("GET", "/api/me")
    assert "HttpOnly" in response.headers["set-cookie"]
    assert "SameSite=Lax" in response.headers["set-cookie"]
    browser.ask("PATCH", "/api/me", {"name": "Ann", "language": "fr"})
    again = browser.ask("GET", "/api/me")
    assert "set-cookie" not in again.headers
    assert again.json() == {
        "name": "Ann", "language": "fr", "email": "", "mail": True, "webhook": "", "can_mail": True,
    }  # fmt: skip


def test_a_cookie_over_https_is_for_https_only(browser: Browser) -> None:
    assert "Secure" not in browser.ask("GET", "/api/me").headers["set-cookie"]
    response = browser.client.get("https://testserver.local/api/me")
    browser.client.cookies.clear()
    assert "; Secure" in response.headers["set-cookie"]


def test_looking_round_makes_nobody(browser: Browser, house: House) -> None:
    for path in ("/api/lobby", "/api/games", "/schema/openapi.json"):
        assert "set-cookie" not in browser.ask("GET", path).headers
    assert browser.cookie == ""


def test_the_database_holds_no_cookie(browser: Browser, house: House) -> None:
    browser.get(Me, "/api/me")
    with house.store.reading() as connection:
        stored = set(connection.execute(sa.select(cookies.c.hash)).scalars())
    assert hashed(browser.cookie) in stored
    assert browser.cookie not in stored


def test_a_made_up_cookie_is_nobody(someone: Callable[[], Browser]) -> None:
    browser = someone()
    for made_up in ("x", "A" * 32, "A" * 5000, "%00"):
        browser.cookie = made_up
        assert browser.get(Lobby, "/api/lobby").mine == ()
        assert browser.get(Me, "/api/me").name == ""
        assert browser.cookie != made_up


def test_a_browser_forgets_and_the_person_stays(browser: Browser) -> None:
    browser.ask("PATCH", "/api/me", {"name": "Ann"})
    old = browser.cookie
    assert browser.ask("POST", "/api/logout", {}).status_code == 204
    browser.cookie = old
    assert browser.get(Me, "/api/me").name == ""


def test_changes_of_a_person_are_checked(browser: Browser) -> None:
    browser.refused(422, "service-bad-name", "PATCH", "/api/me", {"name": "a\nb"})
    browser.refused(422, "service-bad-name", "PATCH", "/api/me", {"name": "  "})
    browser.refused(400, "service-bad-request", "PATCH", "/api/me", {"name": "a" * 41})
    browser.refused(400, "service-bad-request", "PATCH", "/api/me", {"language": "de"})
    browser.refused(422, "service-bad-webhook", "PATCH", "/api/me", {"webhook": "http://127.0.0.1/"})
    assert browser.get(Me, "/api/me") == Me("", "", "", True, "", True)


# --- another device -------------------------------------------------------------------------------------------------


def mailed(house: House, email: str) -> str:
    """The token of the last login mail to an address."""
    with house.store.reading() as connection:
        query = sa.select(outbox.c.body).where(outbox.c.kind == "login").order_by(outbox.c.id.desc())
        bodies = [msgspec.json.decode(body) for body in connection.execute(query).scalars()]
    return next(str(body["token"]) for body in bodies if body["email"] == email)


def test_a_mailed_link_brings_the_identity_to_another_browser(house: House, someone: Callable[[], Browser]) -> None:
    first, second = someone(), someone()
    first.ask("PATCH", "/api/me", {"name": "Ann"})
    first.done("POST", "/api/me/email", {"email": "ann@example.org"})
    token = mailed(house, "ann@example.org")
    me = second.post(Me, "/api/login", {"token": token})
    assert (me.name, me.email) == ("Ann", "ann@example.org")
    assert second.get(Me, "/api/me").name == "Ann"
    assert second.cookie != first.cookie
    someone().refused(404, "service-login-stale", "POST", "/api/login", {"token": token})  # it works once


def test_a_confirmed_address_opens_the_older_identity(house: House, someone: Callable[[], Browser]) -> None:
    old, new = someone(), someone()
    old.ask("PATCH", "/api/me", {"name": "Old"})
    old.done("POST", "/api/me/email", {"email": "old@example.org"})
    old.post(Me, "/api/login", {"token": mailed(house, "old@example.org")})
    new.done("POST", "/api/me/email", {"email": "old@example.org"})
    assert new.get(Me, "/api/me").name == "", "asking for a mail opens nothing"
    assert new.post(Me, "/api/login", {"token": mailed(house, "old@example.org")}).name == "Old"


def test_a_link_expires(house: House, browser: Browser) -> None:
    browser.done("POST", "/api/me/email", {"email": "late@example.org"})
    token = mailed(house, "late@example.org")
    with house.store.writing() as connection:
        connection.execute(logins.update().where(logins.c.hash == hashed(token)).values(expires=time.time() - 1))
    browser.refused(404, "service-login-stale", "POST", "/api/login", {"token": token})


def test_a_guessed_token_opens_nothing(browser: Browser) -> None:
    browser.refused(404, "service-login-stale", "POST", "/api/login", {"token": "guess"})
    browser.refused(400, "service-bad-request", "POST", "/api/login", {"token": "not a token"})


def test_five_mails_may_be_on_the_way(browser: Browser) -> None:
    for number in range(5):
        browser.done("POST", "/api/me/email", {"email": f"many{number}@example.org"})
    browser.refused(422, "service-too-many-mails", "POST", "/api/me/email", {"email": "many5@example.org"})
    browser.refused(400, "service-bad-request", "POST", "/api/me/email", {"email": "nowhere"})


def test_without_a_mail_server_nothing_is_promised(
    house: House, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.people, "can_mail", False)
    assert not browser.get(Me, "/api/me").can_mail
    browser.refused(422, "service-no-mail", "POST", "/api/me/email", {"email": "ann@example.org"})


# --- what is not answered -----------------------------------------------------------------------------------------


def test_another_pages_form_is_refused(browser: Browser) -> None:
    for origin in ("http://evil.example", "null", "http://[", "http://testserver.local.evil.example"):
        response = browser.ask("POST", "/api/play-now", {"game": "tank"}, origin=origin)
        check_refusal(response, 403, "service-foreign-origin")
    assert browser.ask("GET", "/api/lobby", origin="http://evil.example").status_code == 200
    assert browser.ask("POST", "/api/logout", {}, origin="http://testserver.local").status_code == 204


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'"tank"', b"{}", b'{"game": 1}', b'{"game": "tank", "more": 1}', b"\xff\xfe",
     b'{"game": "' + b"x" * 65 + b'"}', b'{"game": "\\ud800"}'],
)  # fmt: skip
def test_a_body_that_is_not_what_it_should_be(browser: Browser, body: bytes) -> None:
    check_refusal(browser.ask("POST", "/api/play-now", body), 400, "service-bad-request")


def test_a_body_that_is_too_large(browser: Browser, pair: Pair) -> None:
    large = b'{"text": "' + b"x" * 150_000 + b'"}'
    check_refusal(browser.ask("POST", pair.us.path("chat"), large), 413, "service-too-large")
    check_refusal(browser.ask("POST", "/api/records", b"x" * 2_200_000), 413, "service-too-large")


def test_an_address_that_leads_nowhere(browser: Browser) -> None:
    browser.refused(404, "service-no-page", "GET", "/api/nonsense")
    browser.refused(404, "service-no-page", "GET", "/api/tables/a/b/c/d")
    browser.refused(405, "service-no-page", "PUT", "/api/lobby")


def test_who_asks_too_fast_waits(house: House, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    browser.get(Me, "/api/me")
    monkeypatch.setattr(house, "requests", Bucket(3, 0.001))
    for _ in range(3):
        browser.get(Me, "/api/me")
    browser.refused(429, "service-too-fast", "GET", "/api/me")
    monkeypatch.setattr(house, "requests", Bucket(100, 1))
    monkeypatch.setattr(house, "costly", Bucket(1, 0.001))
    browser.post(Opened, "/api/tables", new_table({"us": ME, "de": ME}))
    browser.refused(429, "service-too-fast", "POST", "/api/tables", new_table({"us": ME, "de": ME}))
    browser.get(Me, "/api/me")


def test_hints_have_a_measure_of_their_own(house: House, pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "hints", Bucket(1, 0.001))
    pair.us.browser.post(Hint, pair.us.path("hint"), pair.us.request())
    pair.us.browser.refused(429, "service-too-fast", "POST", pair.us.path("hint"), pair.us.request())


def test_one_address_makes_so_many_identities(
    house: House, someone: Callable[[], Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "arrivals", Bucket(2, 0.001))
    for _ in range(2):
        someone().get(Me, "/api/me")
    someone().refused(429, "service-too-fast", "GET", "/api/me")


def test_a_bucket_fills_again_and_remembers_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("grognard.service.limits.time.monotonic", lambda: now)
    bucket = Bucket(2, 0.5)
    bucket.take("ann")
    bucket.take("ann")
    with pytest.raises(TooMany):
        bucket.take("ann")
    bucket.take("ben")
    now = 2.0
    bucket.take("ann")
    with pytest.raises(TooMany):
        bucket.take("ann")
    for number in range(VISITORS + 10):
        bucket.take(str(number))
    assert len(bucket._left) == VISITORS


# --- what goes back with every answer -------------------------------------------------------------------------------


def test_every_answer_has_the_headers_of_a_careful_page(browser: Browser) -> None:
    for path in ("/", "/api/me", "/api/nonsense", "/assets/nothing.js"):
        headers = browser.ask("GET", path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_a_refusal_speaks_the_readers_language(browser: Browser) -> None:
    def detail(language: str) -> str:
        response = browser.ask("GET", "/api/tables/none", accept_language=language)
        return check_refusal(response, 404, "service-no-table").detail

    assert detail("fr-FR,fr;q=0.9,en;q=0.8") != detail("en-GB") == detail("de")


def test_a_fault_of_ours_tells_nothing(house: House, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("the secret is 42")

    monkeypatch.setattr(house.seating, "commit", broken)
    details = browser.refused(500, "service-our-fault", "GET", "/api/dice")
    assert "42" not in repr(details)


def test_the_pages_of_the_client_are_served_at_every_address(browser: Browser) -> None:
    for path in ("/", "/t/abc", "/t/abc/replay", "/join/abc", "/me"):
        response = browser.ask("GET", path)
        assert response.status_code == 200
        assert response.headers["content-type"].startswith("text/html")


def test_nobody_can_reach_beyond_the_clients_files(browser: Browser) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/assets/../../app.py", "/assets/..%2f..%2fapp.py"):
        assert b"make_app" not in browser.ask("GET", path).content


def test_large_answers_are_zipped_for_whoever_can_read_it(pair: Pair) -> None:
    headers = pair.us.browser.ask("GET", pair.us.path(), accept_encoding="gzip").headers
    assert headers["content-encoding"] == "gzip"


def test_many_at_once_get_their_answers(pair: Pair, client: TestClient[Any]) -> None:
    """More readers at once than the database has connections: each is answered all the same."""
    wrong: list[int] = []

    def read() -> None:
        for _ in range(3):
            response = client.get(pair.us.path(), headers={"cookie": f"grognard={pair.us.browser.cookie}"})
            wrong.extend([response.status_code] * (response.status_code != 200))
            msgspec.json.decode(response.content, type=TableState)

    threads = [threading.Thread(target=read) for _ in range(50)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    client.cookies.clear()
    assert wrong == []


def test_a_bucket_fills_again_also_for_who_keeps_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bucket = Bucket(1, 0.5)
    bucket.take("somebody")
    for _ in range(3):
        now += 0.5
        with pytest.raises(TooMany):
            bucket.take("somebody")
    now += 0.5
    bucket.take("somebody")

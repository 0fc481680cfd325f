"""The post, with a real SMTP server and a real receiver of webhooks."""

import http.client
import logging
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from pathlib import Path

import pytest

from grognard.kernel import Problem
from grognard.service import notices, webhook
from grognard.service.api import MeChange
from grognard.service.mail import Mailer
from grognard.service.notices import LOGIN, NUDGE, TURN
from grognard.service.post import CLAIM, DELAYS, Post
from grognard.service.settings import Settings
from grognard.service.store import outbox, tables
from grognard.service.webhook import check_webhook
from tests.service.mailroom import LATER, Inbox, Receiver, Service, smtp

TO = "player@example.org"
FINE = "\u202f"


@pytest.fixture
def inbox() -> Inbox:
    return Inbox()


@pytest.fixture
def service(inbox: Inbox, tmp_path: Path) -> Iterator[Service]:
    with smtp(inbox) as port:
        service = Service(f"sqlite:///{tmp_path / 'grognard.db'}", f"smtp://localhost:{port}")
        yield service
        service.store.close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.close()


def plain(letter: EmailMessage) -> str:
    part = letter.get_body(("plain",))
    assert isinstance(part, EmailMessage)
    return str(part.get_content()).replace("\r\n", "\n")


def html(letter: EmailMessage) -> str:
    part = letter.get_body(("html",))
    assert isinstance(part, EmailMessage)
    return str(part.get_content()).replace("\r\n", "\n")


# --- what is said -------------------------------------------------------------------------------------------------

ENGLISH = """\
Tank on Tank, Frontal Assault, turn 1

So far:

- The Sherman moves from D5 to E5.
- The Sherman in E5 faces south.
- The German reveals the action chit: 4 AP.
- The American phase ends: 1 AP spent.
The German phase begins.
- The American draws an action chit and keeps it hidden.

Choose a unit to move or fire.

Open the table
https://grognard.example/t/table

--
You get this mail because a game waits for you. Switch such mails off on your own page.
https://grognard.example/me
"""


def moved(service: Service) -> None:
    """The American turns a tank and ends the phase."""
    service.play("table", 0, "move us_sherman_1", "to E5", "face S", "end")


@pytest.mark.parametrize("language", ["", "en"])
def test_your_turn_in_english(service: Service, inbox: Inbox, language: str) -> None:
    service.table(service.person(), service.person(TO, language=language))
    moved(service)
    service.send()
    (letter,) = inbox.letters
    assert letter["Subject"] == "Your turn: Tank on Tank, Frontal Assault, turn 1"
    assert letter["From"] == "Umpire <umpire@x.org>"
    assert letter["To"] == TO
    assert inbox.envelopes[0].rcpt_tos == [TO]
    assert letter["List-Unsubscribe"] == "<https://grognard.example/me>"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter["Message-ID"]
    assert letter["Date"]
    assert plain(letter).replace("-- \n", "--\n") == ENGLISH
    for line in ENGLISH.splitlines():
        if line.strip("- "):
            assert line.removeprefix("- ") in html(letter)
    assert '<a href="https://grognard.example/t/table"' in html(letter)
    assert service.waiting() == []


def test_your_turn_in_french(service: Service, inbox: Inbox) -> None:
    service.table(service.person(), service.person(TO, language="fr"))
    moved(service)
    service.send()
    (letter,) = inbox.letters
    assert letter["Subject"] == f"À vous de jouer{FINE}: Tank on Tank, L’Assaut Frontal, tour 1"
    assert letter["Content-Language"] == "fr"
    assert "- Le Sherman en D5 passe en E5.\n" in plain(letter)
    assert f"\nChoisissez une unité{FINE}: elle bouge ou elle tire.\n" in plain(letter)
    assert '<html lang="fr">' in html(letter)
    assert "Ouvrir la table" in html(letter)


def test_only_what_happened_since_the_last_move(service: Service, inbox: Inbox) -> None:
    service.table(service.person(TO), service.person("other@example.org"))
    moved(service)
    service.send()
    service.play("table", 1, "end")
    service.send()
    other, mine = inbox.letters
    assert other["To"] == "other@example.org"
    assert "Sherman" not in plain(mine)
    assert plain(mine).startswith("Tank on Tank, Frontal Assault, turn 2\n\nSince your last move:\n\n- ")
    assert "The German phase ends: no AP spent." in plain(mine)
    assert "\nTurn 2.\n" in plain(mine)


def test_what_a_standing_order_did_is_news(service: Service, inbox: Inbox) -> None:
    service.table(service.person(), service.person(TO))
    with service.desk.changing("table") as change:
        change.perform("order", 1, ["tank-prompt-phase", "move de_pz4_1"])
    moved(service)
    service.send()
    (letter,) = inbox.letters
    assert "So far:" in plain(letter)
    assert "The Sherman moves from D5 to E5." in plain(letter)
    assert "Panzer IV in I9: choose the next hex, or a facing to stop here." in plain(letter)


def test_a_take_back_is_told(service: Service, inbox: Inbox) -> None:
    service.table(service.person(TO), service.person())
    moved(service)
    with service.desk.changing("table") as change:
        change.perform("take_back", 0, 0)
    service.send()
    (letter,) = inbox.letters
    assert "By consent, the game went back to an earlier moment." in plain(letter)


def test_a_long_log_is_cut_at_its_beginning(service: Service, inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.service.letters.LINES", 2)
    service.table(service.person(), service.person(TO))
    moved(service)
    service.send()
    told = plain(inbox.letters[0]).split("\n\n")[2]
    assert told == (
        "- 4 earlier lines are in the log of the table.\n"
        "The German phase begins.\n- The American draws an action chit and keeps it hidden."
    )


@pytest.mark.parametrize(
    ("language", "subject"),
    [("en", "Your opponent is waiting: Tank on Tank, "), ("fr", f"Votre adversaire vous attend{FINE}: Tank on Tank, ")],
)
def test_a_nudge(service: Service, inbox: Inbox, language: str, subject: str) -> None:
    service.table(service.person(TO, language=language), service.person("other@example.org"))
    with service.desk.changing("table") as change:
        notices.nudge(change.connection, "table", change.live.seat_rows, ["us"], time.time())
    service.send(0)
    (letter,) = inbox.letters
    assert letter["To"] == TO
    assert letter["Subject"].startswith(subject)
    assert {"en": "Nothing has happened yet.", "fr": "Rien ne s’est encore passé."}[language] in plain(letter)


@pytest.mark.parametrize(("language", "subject"), [("en", "Your link to Grognard"), ("fr", "Votre lien vers Grognard")])
def test_a_login_link(service: Service, inbox: Inbox, language: str, subject: str) -> None:
    person = service.person(language=language)
    service.people.ask_login(person, TO)
    service.send(0)
    (letter,) = inbox.letters
    assert letter["Subject"] == subject
    assert letter["To"] == TO
    assert letter["List-Unsubscribe"] is None
    link = next(line for line in plain(letter).splitlines() if line.startswith("https://"))
    assert f'<a href="{link}"' in html(letter)
    assert link.startswith("https://grognard.example/login/")
    assert service.people.login(link.rpartition("/")[2])[0] == person
    assert service.waiting() == []


def test_the_hidden_chit_is_in_no_letter(service: Service, inbox: Inbox, receiver: Receiver) -> None:
    """Two positions that differ only in it give the same letter, to the byte."""
    for chit in (3, 4):
        player = service.person(TO, webhook=receiver.url)
        table = service.table(player, service.person(), chit=chit, name=f"table{chit}")
        service.play(table, 0, "move us_sherman_1", "to E5", "face S")
        with service.desk.changing(table) as change:
            notices.nudge(change.connection, table, change.live.seat_rows, ["us"], 0.0)
        service.send()
    first, second = inbox.letters
    assert first["Subject"] == second["Subject"]
    for part in (plain, html):
        assert part(first).replace("table3", "table4") == part(second)
    one, other = receiver.calls
    assert {**one, "table": "", "url": "", "text": "", "content": ""} == {
        **other, "table": "", "url": "", "text": "", "content": "",
    }  # fmt: skip
    assert one["text"].replace("table3", "table4") == other["text"]


# --- who is told, and when ----------------------------------------------------------------------------------------


def test_nobody_is_told_before_a_while(service: Service, inbox: Inbox) -> None:
    service.table(service.person(), service.person(TO))
    moved(service)
    service.send(service.settings.mail_after - 1)
    assert inbox.letters == []
    (row,) = service.waiting()
    assert row.kind == TURN
    service.send(service.settings.mail_after + 1)
    assert len(inbox.letters) == 1


def test_who_has_acted_gets_no_letter(service: Service, inbox: Inbox) -> None:
    service.table(service.person(), service.person(TO))
    moved(service)
    service.play("table", 1, "end")
    assert service.waiting() == []
    service.send()
    assert inbox.letters == []


def test_who_is_in_the_middle_of_a_turn_gets_no_letter(service: Service) -> None:
    person = service.person(TO)
    service.table(service.person(), person)
    moved(service)
    with service.store.writing() as connection:
        notices.withdraw(connection, "table", person)
    assert service.waiting() == []
    service.play("table", 1, "move de_pz4_1", "face N")
    assert service.waiting() == []


def test_a_turn_that_has_passed_is_dropped_at_the_last_moment(service: Service, inbox: Inbox) -> None:
    service.table(service.person(), service.person(TO))
    moved(service)
    (row,) = service.waiting()
    service.play("table", 1, "end")
    with service.store.writing() as connection:  # as if it had been claimed just before
        connection.execute(outbox.insert().values(**row._mapping))
    service.send()
    assert inbox.letters == []
    assert service.waiting() == []


def test_a_game_that_is_over_waits_for_nobody(service: Service, inbox: Inbox) -> None:
    service.table(service.person(), service.person(TO))
    moved(service)
    with service.desk.changing("table") as change:
        change.values["status"] = "over"
    service.send()
    assert inbox.letters == []
    assert service.waiting() == []


def test_one_notice_a_person_and_table(service: Service) -> None:
    us, de = service.person("us@example.org"), service.person(TO)
    service.table(us, de)
    for _ in range(2):
        service.play("table", 0, "end")
        service.play("table", 1, "end")
    service.play("table", 0, "end")
    assert [(row.person, row.table) for row in service.waiting()] == [(de, "table")]
    service.table(us, de, name="other")
    service.play("other", 0, "end")
    assert [row.table for row in service.waiting()] == ["table", "other"]


@pytest.mark.parametrize("how", ["hot seat", "machine", "no address", "switched off"])
def test_who_is_not_told(service: Service, how: str) -> None:
    person = service.person("" if how == "no address" else TO, mail=how != "switched off")
    other = {"hot seat": person, "machine": None}.get(how, service.person())
    service.table(other, person)
    moved(service)
    assert service.waiting() == []


def test_who_switches_mail_off_afterwards_gets_none(service: Service, inbox: Inbox) -> None:
    person = service.person(TO)
    service.table(service.person(), person)
    moved(service)
    service.people.change(person, MeChange(mail=False))
    service.send()
    assert inbox.letters == []
    assert service.waiting() == []


def test_a_table_that_was_deleted_takes_its_notices_along(service: Service) -> None:
    service.table(service.person(), service.person(TO))
    moved(service)
    with service.store.writing() as connection:
        connection.execute(tables.delete())
    assert service.waiting() == []


def test_a_service_without_smtp_sends_no_mail(tmp_path: Path) -> None:
    service = Service(f"sqlite:///{tmp_path / 'grognard.db'}")
    service.table(service.person(), service.person(TO))
    moved(service)
    service.send()
    assert service.waiting() == []


# --- failure ------------------------------------------------------------------------------------------------------


def test_tries_again_with_growing_delays_and_gives_up(
    service: Service, inbox: Inbox, caplog: pytest.LogCaptureFixture
) -> None:
    inbox.refusing = 100
    service.table(service.person(), service.person(TO))
    moved(service)
    now = time.time() + LATER
    for tries, delay in enumerate(DELAYS, 1):
        service.post.send_due(now)
        (row,) = service.waiting()
        assert (row.tries, row.due) == (tries, now + delay)
        service.post.send_due(now + delay - 1)
        assert service.waiting()[0].tries == tries
        now += delay
    assert not [line for line in caplog.records if line.levelno >= logging.ERROR]
    service.post.send_due(now)
    assert service.waiting() == []
    assert [line.levelno for line in caplog.records].count(logging.ERROR) == 1
    assert TO not in caplog.text
    assert inbox.refusing == 100 - len(DELAYS) - 1


def test_a_later_try_arrives_once(service: Service, inbox: Inbox) -> None:
    inbox.refusing = 2
    service.table(service.person(), service.person(TO))
    moved(service)
    now = time.time() + LATER
    for wait in (0.0, *DELAYS):
        now += wait
        service.post.send_due(now)
    assert len(inbox.letters) == 1
    assert service.waiting() == []


def test_a_login_link_is_not_sent_when_it_is_stale(service: Service, inbox: Inbox) -> None:
    inbox.refusing = 100
    service.people.ask_login(service.person(), TO)
    now = time.time()
    for wait in (0.0, *DELAYS[:3]):
        now += wait
        service.post.send_due(now)
    assert service.waiting() == []
    assert 100 - inbox.refusing == 4


def test_no_token_in_the_log(service: Service, inbox: Inbox, caplog: pytest.LogCaptureFixture) -> None:
    inbox.refusing = 1
    service.people.ask_login(service.person(), TO)
    (row,) = service.waiting()
    assert row.kind == LOGIN
    service.send(0)
    assert caplog.records
    assert row.body[-20:-5] not in caplog.text


def test_without_an_smtp_server_it_waits(tmp_path: Path) -> None:
    service = Service(f"sqlite:///{tmp_path / 'grognard.db'}", "smtp://127.0.0.1:1")
    service.table(service.person(), service.person(TO))
    moved(service)
    service.send()
    assert service.waiting()[0].tries == 1


@pytest.mark.parametrize("address", ["a,b@example.org", "<x>@example.org", "a;b@example.org", 'a"@example.org'])
def test_one_address_is_one_recipient(service: Service, inbox: Inbox, address: str) -> None:
    service.people.ask_login(service.person(), address)
    service.send(0)
    assert all(envelope.rcpt_tos == [address] for envelope in inbox.envelopes)
    assert len(inbox.envelopes) + len(service.waiting()) == 1


def test_what_worked_is_not_sent_again(service: Service, inbox: Inbox, receiver: Receiver) -> None:
    receiver.statuses = [500]
    service.table(service.person(), service.person(TO, webhook=receiver.url))
    moved(service)
    now = time.time() + LATER
    service.post.send_due(now)
    assert len(inbox.letters) == len(receiver.calls) == 1
    service.post.send_due(now + DELAYS[0])
    assert (len(inbox.letters), len(receiver.calls)) == (1, 2)
    assert service.waiting() == []


def test_a_sender_that_dies_does_not_lose_the_notice(service: Service, inbox: Inbox) -> None:
    service.table(service.person(), service.person(TO))
    moved(service)
    now = time.time() + LATER
    assert service.post._claimed(now) is not None
    service.post.send_due(now + CLAIM - 1)
    assert inbox.letters == []
    service.post.send_due(now + CLAIM)
    assert len(inbox.letters) == 1


def test_a_notice_that_came_meanwhile_is_not_lost(service: Service, inbox: Inbox) -> None:
    """The person acts while the letter is on its way, and is asked again: SQLite may give the old number anew."""
    service.table(service.person(), service.person(TO))
    moved(service)
    now = time.time() + LATER
    claimed = service.post._claimed(now)
    assert claimed is not None
    service.play("table", 1, "end")
    service.play("table", 0, "end")
    service.post._handle(claimed, now)
    (row,) = service.waiting()
    assert row.due < now
    assert len(inbox.letters) == 1


# --- several senders ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_several_processes_send_nothing_twice(
    inbox: Inbox, tmp_path: Path, request: pytest.FixtureRequest, database: str
) -> None:
    url = f"sqlite:///{tmp_path / 'g.db'}" if database == "sqlite" else request.getfixturevalue("postgres_url")
    with smtp(inbox) as port:
        services = [Service(url, f"smtp://localhost:{port}") for _ in range(3)]
        first = services[0]
        for number in range(20):
            table = first.table(first.person(), first.person(f"p{number}@example.org"), name=f"t{number}")
            first.play(table, 0, "end")
        now = time.time() + LATER
        with ThreadPoolExecutor() as pool:
            list(pool.map(lambda service: service.post.send_due(now), services))
        for service in services:
            service.store.close()
    assert sorted(letter["To"] for letter in inbox.letters) == sorted(f"p{number}@example.org" for number in range(20))


def test_the_thread_sends_by_itself_and_stops(service: Service, inbox: Inbox) -> None:
    service.post.start()
    service.people.ask_login(service.person(), TO)
    service.post.wake()
    ends = time.monotonic() + 10
    while not inbox.envelopes:
        assert time.monotonic() < ends
        time.sleep(0.01)
    service.post.stop()
    service.people.ask_login(service.person(), TO)
    time.sleep(1.2)
    assert len(inbox.envelopes) == 1


# --- SMTP ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def tls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ssl.SSLContext:
    """A certificate for localhost that this test trusts."""
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    command += ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(command, check=True, capture_output=True)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    return context


@pytest.mark.parametrize("scheme", ["smtps", "smtp+starttls"])
@pytest.mark.filterwarnings("ignore:.*(Requiring|require).*")
def test_encrypted_with_a_password(inbox: Inbox, tmp_path: Path, tls: ssl.SSLContext, scheme: str) -> None:
    with smtp(inbox, tls, at_once=scheme == "smtps") as port:
        service = Service(f"sqlite:///{tmp_path / 'g.db'}", f"{scheme}://user%40x:p%40ss%2Fword@localhost:{port}")
        service.people.ask_login(service.person(), TO)
        service.send(0)
    assert len(inbox.letters) == 1
    assert inbox.users == ["user@x:p@ss/word"]


def test_a_certificate_that_is_not_trusted_gets_no_password(
    inbox: Inbox, tmp_path: Path, tls: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")
    with smtp(inbox, tls) as port:
        service = Service(f"sqlite:///{tmp_path / 'g.db'}", f"smtp+starttls://u:p@localhost:{port}")
        service.people.ask_login(service.person(), TO)
        service.send(0)
    assert inbox.letters == []
    assert inbox.users == []


@pytest.mark.parametrize(
    "url", ["mail.example.org", "http://mail.example.org", "smtp://", "smtp://host:port", "smtp://[host", "smtp:host"]
)
def test_mail_settings_that_cannot_be(url: str) -> None:
    with pytest.raises(Problem) as caught:
        Mailer(url, "a@b.org")
    assert caught.value.text.id == "service-bad-smtp"
    assert caught.value.text.args == ()


def test_a_sender_that_cannot_be() -> None:
    with pytest.raises(Problem, match="service-bad-smtp"):
        Mailer("smtp://host", "nobody")


def test_the_usual_ports() -> None:
    ports = {scheme: Mailer(f"{scheme}://host", "a@b.org").port for scheme in ("smtp", "smtps", "smtp+starttls")}
    assert ports == {"smtp": 25, "smtps": 465, "smtp+starttls": 587}


# --- webhooks -----------------------------------------------------------------------------------------------------


def test_a_webhook_gets_json(service: Service, inbox: Inbox, receiver: Receiver) -> None:
    service.table(service.person(), service.person(webhook=receiver.url, language="fr"))
    moved(service)
    service.send()
    (call,) = receiver.calls
    words = (
        f"À vous de jouer{FINE}: Tank on Tank, L’Assaut Frontal, tour 1\n"
        f"Choisissez une unité{FINE}: elle bouge ou elle tire.\nhttps://grognard.example/t/table"
    )
    assert call == {
        "path": "/hook?key=1", "host": f"127.0.0.1:{receiver.port}", "text": words, "content": words,
        "url": "https://grognard.example/t/table", "table": "table", "game": "tank",
    }  # fmt: skip
    assert inbox.letters == []
    assert service.waiting() == []


@pytest.mark.parametrize("status", [301, 302, 307, 400, 404, 500])
def test_a_redirection_is_not_followed_and_counts_as_a_failure(receiver: Receiver, status: int) -> None:
    receiver.statuses = [status]
    with pytest.raises(webhook.Unanswered):
        webhook.call(receiver.url, b"{}", private=True)
    assert [call["path"] for call in receiver.calls] == ["/hook?key=1"]


@pytest.mark.parametrize("secure", [False, True])
def test_a_receiver_that_dawdles_is_cut_off(tls: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch, secure: bool) -> None:
    monkeypatch.setattr(webhook, "TIMEOUT", 0.5)
    receiver = Receiver(tls if secure else None)
    receiver.pause = 0.1
    began = time.monotonic()
    with pytest.raises((OSError, http.client.HTTPException)):
        webhook.call(f"http{'s' * secure}://localhost:{receiver.port}/", b"{}", private=True)
    assert time.monotonic() - began < 3
    receiver.close()


def test_a_webhook_over_https(tls: ssl.SSLContext) -> None:
    receiver = Receiver(tls)
    webhook.call(f"https://localhost:{receiver.port}", b'{"text": "x"}', private=True)
    assert receiver.calls == [{"path": "/", "host": f"localhost:{receiver.port}", "text": "x"}]
    with pytest.raises(ssl.SSLError):  # the certificate is for another name
        webhook.call(f"https://127.0.0.1:{receiver.port}", b"{}", private=True)
    receiver.close()


def test_somebody_who_never_answers_the_handshake_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "TIMEOUT", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        began = time.monotonic()
        with pytest.raises(OSError, match=r"timed out|EOF"):
            webhook.call(f"https://127.0.0.1:{silent.getsockname()[1]}/", b"{}", private=True)
        assert time.monotonic() - began < 3


def test_the_address_is_looked_at_again_when_it_is_called(tmp_path: Path, receiver: Receiver) -> None:
    """A name that led to the web when it was given may lead into the private network now."""
    service = Service(f"sqlite:///{tmp_path / 'g.db'}")
    service.post = Post(service.store, service.post.letters, Settings(private_webhooks=False))
    service.table(service.person(), service.person(webhook=receiver.url))
    moved(service)
    service.send()
    assert receiver.calls == []
    assert service.waiting()[0].tries == 1


BAD = [
    "", "example.org", "ftp://example.org/", "file:///etc/passwd", "http://", "https:///path", "http://[::1", "http://h:x/",
    "http://h:99999/", "http://exa mple.org/", "http://example.org/\r\nX: y", "javascript:alert(1)", "http://é.example/\n",
]  # fmt: skip
PRIVATE = [
    "http://127.0.0.1/", "http://localhost:8000/x", "http://[::1]/", "http://10.1.2.3/", "http://192.168.0.1/",
    "http://172.16.0.1/", "http://169.254.169.254/latest/meta-data", "http://[fe80::1]/", "http://[fd00::1]/",
    "http://0.0.0.0/", "http://[::ffff:127.0.0.1]/", "http://100.64.0.1/", "http://224.0.0.1/", "http://2130706433/",
    "http://0x7f.1/", "http://255.255.255.255/",
]  # fmt: skip


@pytest.mark.parametrize("private", [False, True])
@pytest.mark.parametrize("url", BAD)
def test_what_is_no_webhook(url: str, private: bool) -> None:
    with pytest.raises(Problem, match="service-bad-webhook"):
        check_webhook(url, private=private)


@pytest.mark.parametrize("url", PRIVATE)
def test_a_webhook_does_not_lead_into_the_private_network(url: str) -> None:
    with pytest.raises(Problem, match="service-bad-webhook"):
        check_webhook(url, private=False)
    check_webhook(url, private=True)


@pytest.mark.parametrize(
    "url", ["https://93.184.216.34/hook", "http://8.8.8.8:8080", "https://[2606:4700::1111]/a?b=c"]
)
def test_a_webhook_on_the_web(url: str) -> None:
    check_webhook(url, private=False)


def test_a_name_that_leads_nowhere_is_no_webhook() -> None:
    with pytest.raises(Problem, match="service-bad-webhook"):
        check_webhook("https://nowhere.invalid/", private=False)


def test_kinds_are_what_the_store_says() -> None:
    assert {TURN, NUDGE, LOGIN} == {"turn", "nudge", "login"}

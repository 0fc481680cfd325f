"""People: an identity lives in a browser's cookie; a mailed link carries it to another device. No passwords."""

import hashlib
import secrets
import time

import msgspec
import sqlalchemy as sa

from grognard.kernel import Problem
from grognard.service.api import Me, MeChange
from grognard.service.desk import Missing
from grognard.service.store import Row, Store, cookies, logins, outbox, people
from grognard.service.webhook import check_webhook

LOGIN_LASTS = 3600.0
LOGINS_WAITING = 5  # mails that one person may have on the way


class Visitor(msgspec.Struct, frozen=True):
    """Whoever asks: a person known by the cookie."""

    person: str = ""  # the id, or "" for a browser that has not been here


def hashed(token: str) -> str:
    """What is stored of a secret that somebody else holds."""
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    def __init__(self, store: Store, *, can_mail: bool, private_webhooks: bool) -> None:
        self.store = store
        self.can_mail = can_mail
        self.private_webhooks = private_webhooks

    def known(self, cookie: str) -> str:
        """The person whose cookie this is, or ""."""
        if not cookie:
            return ""
        with self.store.reading() as connection:
            query = sa.select(cookies.c.person).where(cookies.c.hash == hashed(cookie))
            return connection.execute(query).scalar() or ""

    def arrive(self, language: str = "") -> tuple[str, str]:
        """A new person: the id, and the cookie for the browser."""
        person, cookie, now = secrets.token_urlsafe(12), secrets.token_urlsafe(24), time.time()
        with self.store.writing() as connection:
            connection.execute(
                people.insert().values(
                    id=person, name="", language=language, email="", mail=True, webhook="", created=now, seen=now
                )
            )
            connection.execute(cookies.insert().values(hash=hashed(cookie), person=person, created=now))
        return person, cookie

    def row(self, person: str) -> Row:
        with self.store.reading() as connection:
            row = connection.execute(sa.select(people).where(people.c.id == person)).first()
        if row is None:
            raise Missing("service-nobody")
        return row

    def me(self, person: str) -> Me:
        row = self.row(person)
        return Me(row.name, row.language, row.email, row.mail, row.webhook, self.can_mail)

    def change(self, person: str, change: MeChange) -> Me:
        """Raises :class:`Problem` for a name or webhook that cannot be."""
        values = {name: value for name in change.__struct_fields__ if (value := getattr(change, name)) is not None}
        if "name" in values and (not values["name"].isprintable() or not values["name"].strip()):
            raise Problem("service-bad-name")
        if values.get("webhook"):
            check_webhook(values["webhook"], private=self.private_webhooks)
        if values:
            with self.store.writing() as connection:
                connection.execute(people.update().where(people.c.id == person).values(**values))
        return self.me(person)

    # --- another device -----------------------------------------------------------------------------------------

    def ask_login(self, person: str, email: str) -> None:
        """Put a mail with a login link on the way. Raises :class:`Problem` where there is no mail, or too many."""
        if not self.can_mail:
            raise Problem("service-no-mail")
        now = time.time()
        token = secrets.token_urlsafe(24)
        row = self.row(person)
        with self.store.writing() as connection:
            connection.execute(logins.delete().where(logins.c.expires < now))
            waiting = sa.select(sa.func.count()).where(logins.c.person == person)
            if connection.execute(waiting).scalar_one() >= LOGINS_WAITING:
                raise Problem("service-too-many-mails")
            # Who has confirmed the address before is that person: the link opens the older identity.
            owner = connection.execute(sa.select(people.c.id).where(people.c.email == email)).scalar() or person
            connection.execute(
                logins.insert().values(hash=hashed(token), person=owner, email=email, expires=now + LOGIN_LASTS)
            )
            body = {"email": email, "token": token, "language": row.language}
            connection.execute(
                outbox.insert().values(
                    person=person, table=None, kind="login", body=msgspec.json.encode(body).decode(), due=now, tries=0
                )
            )

    def login(self, token: str) -> tuple[str, str]:
        """The person that a mailed link opens, and a cookie for this browser. A link works once."""
        now, cookie = time.time(), secrets.token_urlsafe(24)
        with self.store.writing() as connection:
            row = connection.execute(sa.select(logins).where(logins.c.hash == hashed(token))).first()
            if row is None or row.expires < now:
                raise Missing("service-login-stale")
            connection.execute(logins.delete().where(logins.c.hash == row.hash))
            connection.execute(people.update().where(people.c.id == row.person).values(email=row.email))
            connection.execute(cookies.insert().values(hash=hashed(cookie), person=row.person, created=now))
        return row.person, cookie

    def forget(self, cookie: str) -> None:
        """This browser is nobody any more; the person stays."""
        with self.store.writing() as connection:
            connection.execute(cookies.delete().where(cookies.c.hash == hashed(cookie)))

"""The database: SQLite in a file or PostgreSQL, the same tables, plain SQLAlchemy Core.

Append-only ``actions`` are the games; everything else beside them is who sits where and what they said. Whoever serves
holds nothing that these tables cannot rebuild.
"""

import contextlib
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, String, Table, Text, event

from grognard.kernel import Problem

metadata = sa.MetaData()


def _table() -> ForeignKey:
    return ForeignKey("tables.id", ondelete="CASCADE")


def _person(when_gone: str = "CASCADE") -> ForeignKey:
    return ForeignKey("people.id", ondelete=when_gone)


people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("email", String(254), nullable=False, index=True),
    Column("mail", Boolean, nullable=False),
    Column("webhook", String(500), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
cookies = Table(  # a browser; only the hash of what the browser holds is kept
    "cookies",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), _person(), nullable=False, index=True),
    Column("created", Float, nullable=False),
)
logins = Table(  # links that were mailed
    "logins",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), _person(), nullable=False, index=True),
    Column("email", String(254), nullable=False),
    Column("expires", Float, nullable=False),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("host", String(32), _person("SET NULL"), index=True),
    Column("game", String(16), nullable=False),
    Column("ruleset", Integer, nullable=False),
    Column("data", String(64), nullable=False),
    Column("scenario", String(64), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("secret", String(64), nullable=False),
    Column("position", LargeBinary, nullable=False),  # where a branch starts, else empty
    Column("record", Text, nullable=False),  # the record that was uploaded, else empty
    Column("tempo", Text, nullable=False),  # JSON
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),  # waiting (for players), running, over
    Column("version", Integer, nullable=False),  # raised by everything that somebody at the table may see
    Column("ops", Integer, nullable=False),  # the number of actions
    Column("asked", String(64), nullable=False),  # the seats that are asked, with commas around each
    Column("asked_at", Float, nullable=False),
    Column("ending", Text, nullable=False),  # JSON, or empty
    Column("rematch", String(32), nullable=False),
    Column("nudged", Float, nullable=False),
    Column("lease", String(32), nullable=False),  # who thinks for the machine seat that is asked
    Column("lease_until", Float, nullable=False),
    Column("created", Float, nullable=False),
    Index("tables_status", "status", "public"),
)
seats = Table(
    "seats",
    metadata,
    Column("table", String(32), _table(), primary_key=True),
    Column("seat", String(16), primary_key=True),
    Column("key", String(32), nullable=False, unique=True),
    Column("kind", String(8), nullable=False),  # person, machine, friend (by link), open (to anybody)
    Column("level", String(16), nullable=False),
    Column("person", String(32), _person("SET NULL"), index=True),
    Column("nonce", String(64), nullable=False),
    Column("clock", Float, nullable=False),  # seconds left
)
actions = Table(
    "actions",
    metadata,
    Column("table", String(32), _table(), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("body", Text, nullable=False),  # JSON
    Column("request", String(64)),
    Column("at", Float, nullable=False),
    Index("actions_request", "table", "seat", "request", unique=True),
)
offers = Table(
    "offers",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", String(32), _table(), nullable=False, index=True),
    Column("seat", String(16), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("entry", Integer, nullable=False),
    Column("agreed", String(64), nullable=False),  # the seats that have said yes, with commas around each
)
chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", String(32), _table(), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("side", String(16), nullable=False),
    Column("text", String(1000), nullable=False),
    Column("at", Float, nullable=False),
)
notes = Table(
    "notes",
    metadata,
    Column("table", String(32), _table(), primary_key=True),
    Column("person", String(32), _person(), primary_key=True),
    Column("text", Text, nullable=False),
)
secrets = Table(  # dice that were committed to before anybody chose a nonce
    "secrets",
    metadata,
    Column("commitment", String(64), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("created", Float, nullable=False),
)
outbox = Table(  # what is to be sent: it survives a restart
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", String(32), _person(), nullable=False, index=True),
    Column("table", String(32), _table(), index=True),
    Column("kind", String(12), nullable=False),  # turn, nudge, login
    Column("body", Text, nullable=False),  # JSON
    Column("due", Float, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
)

CHANNEL = "grognard"  # of PostgreSQL's NOTIFY
Row = Any  # a row of one of the tables above


class Store:
    """An open database. One writing transaction at a time on SQLite, as many as there are on PostgreSQL."""

    def __init__(self, url: str) -> None:
        """Raises :class:`Problem` ``service-no-database`` where it cannot be opened or brought up to date."""
        try:
            self.engine = _engine(url)
            self.postgres = self.engine.dialect.name == "postgresql"
            self._migrate()
        except (sa.exc.SQLAlchemyError, sa.exc.ArgumentError, ModuleNotFoundError, OSError) as error:
            reason = str(error.__cause__ or error).strip().partition("\n")[0]
            raise Problem("service-no-database", url=_without_password(url), reason=reason) from error
        self._writer = threading.RLock()

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.engine.begin() as connection:
            if self.postgres:
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(7106)"))  # two services starting at once
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    @contextlib.contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        with self.engine.connect() as connection:
            yield connection

    @contextlib.contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """A transaction that is stored when the block ends, and forgotten when it raises."""
        if self.postgres:
            with self.engine.begin() as connection:
                yield connection
            return
        with self._writer, self.engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # one that began by reading could not write later
            try:
                yield connection
                connection.exec_driver_sql("COMMIT")
            except BaseException:
                connection.exec_driver_sql("ROLLBACK")
                raise

    def lock(self, connection: sa.Connection, table: str) -> None:
        """Hold the row of a table until the transaction ends; SQLite has one writer anyway."""
        if self.postgres:
            connection.execute(sa.select(tables.c.id).where(tables.c.id == table).with_for_update())

    def announce(self, connection: sa.Connection, table: str, version: int) -> None:
        """Tell the other processes inside the transaction: they hear it when it is stored, and only then."""
        if self.postgres:
            payload = f"{table} {version}"
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))

    def close(self) -> None:
        self.engine.dispose()


def _engine(url: str) -> sa.Engine:
    address = sa.make_url(url)
    if address.drivername in ("postgres", "postgresql"):
        address = address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() != "sqlite":
        return sa.create_engine(address, pool_size=20, max_overflow=20, pool_pre_ping=True)
    engine = sa.create_engine(address, pool_size=20, max_overflow=20, connect_args={"timeout": 30})

    @event.listens_for(engine, "connect")
    def _open(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
        for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=30000"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _without_password(url: str) -> str:
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except sa.exc.ArgumentError:
        return url

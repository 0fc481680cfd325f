"""Seating: new tables, who sits where, joining by a link, rematches, branches, and putting a table away."""

import secrets
import time
from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from grognard import games, players
from grognard.kernel import AnyGame, Match, Problem, commitment, record
from grognard.service import clock
from grognard.service.api import BranchAsked, NewTable, SeatPlan, Tempo
from grognard.service.desk import OVER, RUNNING, SEATS, TABLE, WAITING, Change, Conflict, Desk, Forbidden, Live, Missing
from grognard.service.people import Visitor
from grognard.service.showing import Chair
from grognard.service.store import Row, Store, seats, tables
from grognard.service.store import secrets as dice

FREE = ("friend", "open")
COMMITMENTS_LAST = 86_400.0
USUAL_LEVEL = "sergeant"  # of the machine, where nobody chooses
MOST_RUNNING = 200  # tables that one person may have running


class NewSeat(NamedTuple):
    kind: str
    level: str = ""
    person: str | None = None
    nonce: str = ""


def quick_scenario(game: AnyGame) -> str:
    """The scenario that "Play now" starts: the first that needs no set-up, else the first."""
    ready = [scenario.id for scenario in game.scenarios.values() if not scenario.placed]
    return (ready or list(game.scenarios))[0]


def checked_level(level: str) -> str:
    """Any machine player that there is, also one that is not offered: old tables and scripts name them."""
    if level not in players.PLAYERS:
        raise Problem("unknown-player", name=level, known=", ".join(players.LEVELS))
    return level


def turned(sides: Sequence[int]) -> list[int]:
    """Sides changed: for each seat the one whose player takes it. Partners stay together: it is its like over there."""
    places = [(side, sides[:seat].count(side)) for seat, side in enumerate(sides)]
    count = max(sides) + 1
    return [places.index(((side + 1) % count, rank)) for side, rank in places]


def checked_nonce(nonce: str) -> str:
    """A nonce is a line of the record. Raises :class:`Problem` for what cannot be one."""
    if not nonce.isprintable() or nonce != nonce.strip():
        raise Problem("service-bad-nonce")
    return nonce


class Seating:
    def __init__(self, store: Store, desk: Desk) -> None:
        self.store = store
        self.desk = desk

    # --- dice -------------------------------------------------------------------------------------------------------

    def commit(self) -> str:
        """Bind ourselves to dice before anybody has chosen a nonce."""
        secret, now = secrets.token_bytes(32), time.time()
        bound = commitment(secret)
        with self.store.writing() as connection:
            connection.execute(dice.delete().where(dice.c.created < now - COMMITMENTS_LAST))
            connection.execute(dice.insert().values(commitment=bound, secret=secret.hex(), created=now))
        return bound

    def _secret(self, connection: sa.Connection, bound: str) -> str:
        """The secret that was committed to, used once; a fresh one where nobody asked for a commitment."""
        if not bound:
            return secrets.token_bytes(32).hex()
        found = connection.execute(sa.select(dice.c.secret).where(dice.c.commitment == bound)).scalar()
        if found is None:
            raise Conflict("service-dice-used")
        connection.execute(dice.delete().where(dice.c.commitment == bound))
        return str(found)

    # --- new tables ---------------------------------------------------------------------------------------------

    def open(self, person: str, new: NewTable) -> str:
        """A new table. Raises :class:`Problem` for a game, scenario, option, seat or level not known."""
        game = games.get(new.game)
        if new.scenario not in game.scenarios:
            raise Problem("unknown-scenario", game=game.slug, name=new.scenario, known=", ".join(game.scenarios))
        options = game.settle_options(new.options)
        played = game.seats_of(options)
        for name in new.seats:
            game.seat(name, played)
        chosen = {name: self._planned(person, new.seats.get(name, SeatPlan("open")), new.nonce) for name in played}
        with self.store.writing() as connection:
            self._room(connection, person)
            secret = self._secret(connection, new.commitment)
            return self._insert(
                connection, person, game, new.scenario, options, secret, chosen, new.tempo, public=new.public
            )

    def play_now(self, person: str, slug: str) -> str:
        """Me against the machine, at once: the first seat is mine, machines take all others."""
        game = games.get(slug)
        mine, *others = game.seats_of(game.settle_options({}))
        plan = {mine: SeatPlan("me")} | {seat: SeatPlan("machine", USUAL_LEVEL) for seat in others}
        return self.open(person, NewTable(slug, quick_scenario(game), plan))

    def _planned(self, person: str, plan: SeatPlan, nonce: str) -> NewSeat:
        if plan.who == "machine":
            return NewSeat("machine", checked_level(plan.level))
        return NewSeat("person", "", person, checked_nonce(nonce)) if plan.who == "me" else NewSeat(plan.who)

    def _room(self, connection: sa.Connection, person: str) -> None:
        running = sa.select(sa.func.count()).where(tables.c.host == person, tables.c.status != OVER)
        if connection.execute(running).scalar_one() >= MOST_RUNNING:
            raise Problem("service-too-many-tables", most=MOST_RUNNING)

    def _insert(
        self,
        connection: sa.Connection,
        host: str,
        game: AnyGame,
        scenario: str,
        options: Mapping[str, str],
        secret: str,
        chosen: Mapping[str, NewSeat],
        tempo: Tempo,
        *,
        public: bool = False,
        position: bytes = b"",
        text: str = "",
    ) -> str:
        table, now = secrets.token_urlsafe(16), time.time()
        waiting = any(seat.kind in FREE for seat in chosen.values())
        connection.execute(
            tables.insert().values(
                id=table, host=host, game=game.slug, ruleset=game.version, data=game.data_hash, scenario=scenario,
                options=msgspec.json.encode(options).decode(), secret=secret, position=position, record=text,
                tempo=msgspec.json.encode(tempo).decode(), public=public, status=WAITING if waiting else RUNNING,
                version=1, ops=0, asked="", asked_at=now, ending="", rematch="", nudged=0.0, lease="",
                lease_until=0.0, created=now,
            )
        )  # fmt: skip
        for name, seat in chosen.items():
            connection.execute(
                seats.insert().values(
                    table=table, seat=name, key=secrets.token_urlsafe(16), kind=seat.kind, level=seat.level,
                    person=seat.person, nonce=seat.nonce, clock=clock.full(tempo),
                )
            )  # fmt: skip
        if not waiting:
            self._begin(connection, table)
        return table

    def _begin(self, connection: sa.Connection, table: str) -> None:
        """Everybody sits: the dice have their key, the first decision is asked, its clock runs."""
        connection.execute(tables.update().where(tables.c.id == table).values(status=RUNNING))
        row = connection.execute(TABLE, {"table": table}).one()
        live = Live(row, list(connection.execute(SEATS, {"table": table})))
        change = Change(live, connection, self.desk.mail_after)
        change.settle(())
        version = change.store()
        self.store.announce(connection, table, version)

    # --- sitting down ---------------------------------------------------------------------------------------------

    def join(self, visitor: Visitor, key: str, nonce: str) -> str:
        """Take the seat that a link opens. Raises :class:`Missing` for a link that opens none."""
        with self.store.reading() as connection:
            row = connection.execute(sa.select(seats).where(seats.c.key == key)).first()
        if row is None or row.kind == "machine":
            raise Missing("service-wrong-link")
        if row.kind == "person":
            if row.person == visitor.person:
                return str(row.table)
            raise Forbidden("service-seat-taken")
        self._take(visitor, row, nonce)
        return str(row.table)

    def sit(self, visitor: Visitor, table: str, seat: str, nonce: str) -> None:
        """Take an open seat of a listed table."""
        with self.store.reading() as connection:
            row = connection.execute(sa.select(seats).where(seats.c.table == table, seats.c.seat == seat)).first()
        if row is None:
            raise Missing("service-no-table")
        if row.kind != "open":
            raise Forbidden("service-seat-taken")
        self._take(visitor, row, nonce)

    def _take(self, visitor: Visitor, row: Row, nonce: str) -> None:
        with self.desk.changing(row.table) as change:
            done = change.connection.execute(
                seats.update()
                .where(seats.c.table == row.table, seats.c.seat == row.seat, seats.c.kind.in_(FREE))
                .values(kind="person", person=visitor.person, nonce=checked_nonce(nonce))
            )
            if done.rowcount != 1:
                raise Forbidden("service-seat-taken")
            left = sa.select(sa.func.count()).where(seats.c.table == row.table, seats.c.kind.in_(FREE))
            if change.connection.execute(left).scalar_one() == 0:
                self._begin(change.connection, row.table)
                change.values = {}  # the row is written; what follows only raises the version once more
                change.live.row = change.connection.execute(sa.select(tables).where(tables.c.id == row.table)).one()
        self.desk.forget(row.table)

    # --- after the game, or from the middle of it ------------------------------------------------------------------

    def rematch(self, table: str) -> str:
        """The table of an agreed rematch: the same people, sides changed. Made once, whoever asks first."""
        with self.desk.changing(table) as change:
            live = change.live
            if live.row.rematch != "agreed":
                if live.row.rematch:
                    return str(live.row.rematch)
                raise Conflict("service-no-offer")
            rows = [live.seat_row(seat) for seat in turned(live.match.first.sides)]
            chosen = {
                name: NewSeat(row.kind, row.level, row.person) for name, row in zip(live.seats, rows, strict=True)
            }
            new = self._insert(
                change.connection, live.row.host, live.game, live.row.scenario, live.options,
                secrets.token_bytes(32).hex(), chosen, live.tempo, public=live.row.public,
            )  # fmt: skip
            change.values["rematch"] = new
        return new

    def branch(self, visitor: Visitor, table: str, asked: BranchAsked) -> str:
        """Play on from a moment against the machine: other dice and, while the game runs, only what one may know."""
        checked_level(asked.level)
        with self.desk.reading(table) as live:
            chair = Chair(live, visitor, "" if live.row.status == OVER else asked.seat)
            mine = live.match.seat(asked.seat) if asked.seat else max(chair.eyes, 0)
            if live.row.status != OVER and mine not in chair.seats:
                raise Forbidden("service-not-your-seat")
            forked = self._forked(live, asked.entry, mine)
            sides = forked.state.sides
            held = {mine, *(seat for seat in chair.seats if sides[seat] == sides[mine])}
            chosen = {
                name: NewSeat("person", "", visitor.person) if seat in held else NewSeat("machine", asked.level)
                for seat, name in enumerate(live.seats)
            }
            game, scenario, options = live.game, live.row.scenario, live.options
        with self.store.writing() as connection:
            self._room(connection, visitor.person)
            return self._insert(
                connection, visitor.person, game, scenario, options, forked.header.secret, chosen, Tempo(),
                position=forked.header.position,
            )  # fmt: skip

    def _forked(self, live: Live, entry: int, seat: int) -> Match:
        for index, moment in enumerate(live.match.moments):
            if moment.entries >= entry:
                return live.match.branch(index, seat, SystemRandom())
        if live.match.decision is None:
            raise Problem("refusal-game-over")
        return live.match.branch(len(live.match.moments), seat, SystemRandom())

    def upload(self, person: str, content: str) -> str:
        """A table from a record: finished games to look at, unfinished ones to play on, all seats this person's."""
        read = record.read(content, games.get)
        game = games.get(read.header.game, read.header.ruleset)
        match = record.replay(read, game, verify=bool(read.header.secret))
        over = match.decision is None
        if not over and not read.header.secret:
            raise Problem("record-no-secret")
        chosen = {name: NewSeat("person", "", person) for name in match.seats}
        with self.store.writing() as connection:
            self._room(connection, person)
            return self._insert(
                connection, person, game, match.header.scenario, match.header.options, match.header.secret, chosen,
                Tempo(), text=content,
            )  # fmt: skip

    def delete(self, visitor: Visitor, table: str) -> None:
        """Put a table away for good: its host may, unless somebody else is still playing at it."""
        with self.desk.reading(table) as live:
            if not visitor.person or live.row.host != visitor.person:
                raise Forbidden("service-not-host")
            others = [row for row in live.seat_rows if row.kind == "person" and row.person != visitor.person]
            if live.row.status == RUNNING and others:
                raise Forbidden("service-others-play")
        with self.store.writing() as connection:
            connection.execute(tables.delete().where(tables.c.id == table))
        self.desk.forget(table)


def my_tables(connection: sa.Connection, person: str) -> list[str]:
    """Tables where a person sits or that they opened, the latest first."""
    mine = sa.select(seats.c.table).where(seats.c.person == person)
    query = sa.select(tables.c.id).where(sa.or_(tables.c.id.in_(mine), tables.c.host == person))
    return [row.id for row in connection.execute(query.order_by(tables.c.asked_at.desc()).limit(100))]


def open_tables(connection: sa.Connection, person: str) -> list[str]:
    """Tables of others with a seat that anybody may take."""
    free = sa.select(seats.c.table).where(seats.c.kind == "open")
    query = sa.select(tables.c.id).where(
        tables.c.status == WAITING, tables.c.id.in_(free), sa.or_(tables.c.host != person, tables.c.host.is_(None))
    )
    return [row.id for row in connection.execute(query.order_by(tables.c.created.desc()).limit(50))]


def watched_tables(connection: sa.Connection) -> list[str]:
    """Running games that others may watch."""
    query = sa.select(tables.c.id).where(tables.c.status == RUNNING, tables.c.public.is_(True))
    return [row.id for row in connection.execute(query.order_by(tables.c.asked_at.desc()).limit(50))]


def machine_tables(connection: sa.Connection, now: float) -> list[tuple[str, str]]:
    """Tables where a machine seat is asked and nobody thinks for it: (table, seat)."""
    asked = sa.literal(",") + seats.c.seat + sa.literal(",")
    query = (
        sa.select(tables.c.id, seats.c.seat)
        .join(seats, seats.c.table == tables.c.id)
        .where(
            tables.c.status == RUNNING, seats.c.kind == "machine", tables.c.lease_until < now,
            tables.c.asked.contains(asked),
        )
    )  # fmt: skip
    return [(row.id, row.seat) for row in connection.execute(query.order_by(tables.c.asked_at).limit(500))]

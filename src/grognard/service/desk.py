"""The desk where tables are kept: a match in memory is rebuilt from its stored actions, and changed only with them."""

import contextlib
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator
from typing import Any

import msgspec
import sqlalchemy as sa

from grognard import games
from grognard.kernel import CHANCE, AnyGame, Header, Match, Problem, StandingOrder, commitment, record
from grognard.kernel.chronicle import Chronicle
from grognard.kernel.decision import NO_SCOPE, Decision
from grognard.service import clock, notices
from grognard.service.api import Ending, Tempo
from grognard.service.rolls import RollNote, note_roll
from grognard.service.store import Row, Store, actions, offers, people, seats, tables

KEPT = 256  # tables in memory; any other is rebuilt in a few milliseconds
LOCKS = 1024
WAITING, RUNNING, OVER = "waiting", "running", "over"

# What every click asks is put together once.
TABLE = sa.select(tables).where(tables.c.id == sa.bindparam("table"))
SEATS = (
    sa.select(seats, people.c.name)  # of whoever sits there
    .join(people, people.c.id == seats.c.person, isouter=True)
    .where(seats.c.table == sa.bindparam("table"))
)
MISSING = (
    sa.select(actions)
    .where(actions.c.table == sa.bindparam("table"), actions.c.seq > sa.bindparam("ops"))
    .order_by(actions.c.seq)
)


class Missing(Problem):
    """There is no such table, or nothing that this visitor may know of."""


class Forbidden(Problem):
    """The visitor may not do that."""


class Conflict(Problem):
    """The answer speaks of a decision that has passed."""


class Live:
    """A table in memory."""

    def __init__(self, row: Row, seat_rows: list[Row]) -> None:
        self.id: str = row.id
        self.ops = 0
        self.orders: dict[int, StandingOrder] = {}  # by the number of the action that gave it
        self.rolls: list[RollNote | None] = []  # entry by entry
        self.cuts: list[tuple[int, int]] = []  # undos: the version from which on the log was only so long
        self.refresh(row, seat_rows)
        self.game: AnyGame = games.get(row.game, row.ruleset)
        self.options: dict[str, str] = msgspec.json.decode(row.options)
        self.tempo = msgspec.json.decode(row.tempo, type=Tempo)
        self.match = self._match()
        self.chronicle = Chronicle(self.match)

    def refresh(self, row: Row, seat_rows: list[Row]) -> None:
        """What the rows say now."""
        self.row = row
        self.seat_rows = seat_rows

    def _match(self) -> Match:
        row = self.row
        if row.record:
            return record.replay(record.read(row.record, games.get), self.game)
        secret = bytes.fromhex(row.secret)
        if row.position or row.status == WAITING:  # nothing is rolled before everybody sits
            state = self.game.decode(row.position) if row.position else self.game.setup(row.scenario, self.options)
            header = Header(
                row.game, row.ruleset, row.data, row.scenario, self.options, self._players(), {}, commitment(secret),
                row.secret, position=row.position,
            )  # fmt: skip
            return Match(self.game, header, state)
        nonces = {seat.seat: seat.nonce for seat in self.seat_rows}
        return Match.new(self.game, row.scenario, self.options, players=self._players(), secret=secret, nonces=nonces)

    def _players(self) -> dict[str, str]:
        return {seat.seat: seat.level if seat.kind == "machine" else "person" for seat in self.seat_rows}

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats that are played at this table."""
        return self.match.seats

    # --- playing ------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What is asked; nothing before everybody sits and after the end."""
        return self.match.decision if self.row.status == RUNNING else None

    @property
    def asked(self) -> tuple[int, ...]:
        now = self.decision
        return now.seats if now is not None else ()

    def perform(self, kind: str, seat: int, body: Any) -> None:
        """Do what an action of the store says. Raises Refused or Problem, and has changed nothing then."""
        match kind:
            case "submit":
                self.match.submit(seat, [self.game.grammar.parse(line) for line in body])
            case "undo":
                self._undo(seat, body)
            case "take_back":
                moment = self._moment(body)
                self.match.take_back(moment, range(len(self.seats)))
            case "order":
                order = StandingOrder(seat, *body)
                self.match.give_order(order)
                self.orders[self.ops + 1] = order
            case "unorder":
                self.match.orders.remove(self.orders.pop(body))
        self.ops += 1

    def _undo(self, seat: int, entry: int) -> None:
        if entry not in self.undoable(seat):
            raise Problem("nothing-to-undo")
        while len(self.match.entries) > entry:
            self.match.undo(seat)
        self.cuts.append((self.row.version + 1, entry))

    def _moment(self, entry: int) -> int:
        for index, moment in enumerate(self.match.moments):
            if moment.entries == entry:
                return index
        raise Problem("no-such-moment", moment=entry, moments=len(self.match.moments))

    def undoable(self, seat: int) -> tuple[int, ...]:
        """The moments that a seat may undo to by itself: the record's length at each."""
        count = self.match.undoable(seat)
        return tuple(moment.entries for moment in self.match.moments[len(self.match.moments) - count :])

    def last_own(self, seat: int) -> int:
        """The record's length before a seat's last action that still stands, or -1."""
        return next((moment.entries for moment in reversed(self.match.moments) if moment.seat == seat), -1)

    # --- telling ------------------------------------------------------------------------------------------------

    def catch_up(self) -> None:
        """Bring the chronicle up to the match, with the chances of what was rolled."""
        new = self.chronicle.catch_up()
        first = len(self.chronicle.passages) - len(new)
        del self.rolls[first:]
        for at, passage in enumerate(new, first):
            rolled = passage.entry.seat == CHANCE and passage.entry.back < 0
            before = self.chronicle.state_after(at)
            self.rolls.append(note_roll(self.game, before, passage.entry) if rolled else None)

    def still_known(self, since: int, version: int) -> int:
        """How much of a log of so many entries, read at a version, still holds."""
        return min([since, len(self.chronicle.passages), *(length for cut, length in self.cuts if cut > version)])

    def ending(self) -> Ending | None:
        return msgspec.json.decode(self.row.ending, type=Ending) if self.row.ending else None

    def seat_row(self, seat: int) -> Row:
        return next(row for row in self.seat_rows if row.seat == self.seats[seat])


class Change:
    """A change of a table inside a transaction. What it says is stored when the block ends, then told."""

    def __init__(self, live: Live, connection: sa.Connection, mail_after: float) -> None:
        self.live = live
        self.connection = connection
        self.mail_after = mail_after
        self.now = time.time()
        self.values: dict[str, Any] = {}

    def perform(self, kind: str, seat: int, body: Any, request: str | None = None) -> None:
        """Play an action and store it."""
        live = self.live
        before = live.asked
        live.perform(kind, seat, body)
        if (person := live.seat_row(seat).person) is not None:
            notices.withdraw(self.connection, live.id, person)
        self.connection.execute(
            actions.insert().values(
                table=live.id, seq=live.ops, seat=seat, kind=kind, body=msgspec.json.encode(body).decode(),
                request=request, at=self.now,
            )
        )  # fmt: skip
        self.values["ops"] = live.ops
        self.settle(before)

    def settle(self, before: tuple[int, ...]) -> None:
        """After something was played: who is asked now, whose clock runs, whether the game is over."""
        live = self.live
        outcome = live.game.outcome(live.match.state)
        now = live.match.decision
        asked = now.seats if now is not None else ()
        if outcome is not None:
            names = {-1: "loss", 0: "draw", 1: "win"}
            results = {live.game.sides[side]: names[result] for side, result in enumerate(outcome.results)}
            self.finish(Ending("rules", results, outcome.reason, outcome.rule))
        fresh = now is not None and now.scope == NO_SCOPE
        elapsed = self.now - live.row.asked_at
        for seat, left in clock.charge(live.tempo, self._clocks(), before, asked, elapsed, fresh=fresh).items():
            self.set_clock(seat, left)
        self.values["asked"] = seat_list([live.seats[seat] for seat in asked])
        self.values["asked_at"] = self.now
        were, are = ([live.seats[seat] for seat in some] for some in (before, asked))
        notices.turn_passes(self.connection, live.id, live.seat_rows, were, are, self.now + self.mail_after)

    def _clocks(self) -> dict[int, float]:
        return {seat: self.live.seat_row(seat).clock for seat in range(len(self.live.seats))}

    def set_clock(self, seat: int, left: float) -> None:
        name = self.live.seats[seat]
        self.connection.execute(
            seats.update().where(seats.c.table == self.live.id, seats.c.seat == name).values(clock=left)
        )

    def finish(self, ending: Ending) -> None:
        self.connection.execute(offers.delete().where(offers.c.table == self.live.id))  # nothing is left to agree on
        self.values |= {"status": OVER, "ending": msgspec.json.encode(ending).decode(), "asked": ""}

    def store(self) -> int:
        """Write the table's row; its new version."""
        version: int = self.live.row.version + 1
        self.connection.execute(
            tables.update().where(tables.c.id == self.live.id).values(version=version, **self.values)
        )
        return version


def seat_list(names: list[str]) -> str:
    """Seats in one column that can be searched: ``,us,de,``."""
    return "".join(f",{name}" for name in names) + "," if names else ""


class Desk:
    """All tables. Several processes may each have a desk over one PostgreSQL database."""

    def __init__(self, store: Store, told: Callable[[str, int], None], mail_after: float) -> None:
        self.store = store
        self.told = told  # called with table and version after a change is stored
        self.mail_after = mail_after
        self._kept: OrderedDict[str, Live] = OrderedDict()
        self._guard = threading.Lock()
        self._locks = [threading.RLock() for _ in range(LOCKS)]  # a table's is always taken before the database's

    @contextlib.contextmanager
    def reading(self, table: str) -> Iterator[Live]:
        """A table as it stands. Raises :class:`Missing`."""
        with self._lock(table):
            with self.store.reading() as connection:  # given back at once: whoever reads may need one of its own
                live = self._live(table, connection)
            live.catch_up()
            yield live

    @contextlib.contextmanager
    def changing(self, table: str) -> Iterator[Change]:
        """Change a table: stored as one, or not at all; told afterwards. Raises :class:`Missing`."""
        with self._lock(table):
            live, ops = None, 0
            try:
                with self.store.writing() as connection:
                    self.store.lock(connection, table)
                    live = self._live(table, connection)
                    change, ops = Change(live, connection, self.mail_after), live.ops
                    yield change
                    version = change.store()
                    self.store.announce(connection, table, version)
            except BaseException:
                if live is not None and live.ops != ops:
                    self.forget(table)  # memory is ahead of what is stored, also where the commit failed: build it anew
                raise
        self.told(table, version)

    def versions(self, wanted: Collection[str]) -> dict[str, int]:
        """The versions of those tables that there are."""
        with self.store.reading() as connection:
            rows = connection.execute(sa.select(tables.c.id, tables.c.version).where(tables.c.id.in_(wanted)))
            return {row.id: row.version for row in rows}

    def forget(self, table: str) -> None:
        with self._guard:
            self._kept.pop(table, None)

    def _lock(self, table: str) -> threading.RLock:
        return self._locks[hash(table) % LOCKS]

    def _live(self, table: str, connection: sa.Connection) -> Live:
        """The table in memory, with every action that is stored."""
        row = connection.execute(TABLE, {"table": table}).first()
        if row is None:
            self.forget(table)
            raise Missing("service-no-table")
        seat_rows = list(connection.execute(SEATS, {"table": table}))
        live = self._find(row, seat_rows)
        live.refresh(row, seat_rows)
        if live.ops < row.ops:
            for action in connection.execute(MISSING, {"table": table, "ops": live.ops}):
                live.perform(action.kind, action.seat, msgspec.json.decode(action.body))
        return live

    def _find(self, row: Row, seat_rows: list[Row]) -> Live:
        with self._guard:
            live = self._kept.get(row.id)
            if live is not None and live.ops <= row.ops and (live.row.status == WAITING) == (row.status == WAITING):
                self._kept.move_to_end(row.id)
                return live
        # Not in memory; or a commit failed after memory had moved on; or the game has begun, and its dice hang on
        # the nonces of all seats.
        live = Live(row, seat_rows)
        with self._guard:
            self._kept[row.id] = live
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return live

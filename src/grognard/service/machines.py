"""Machine seats: found in the database, leased by one process, thought for in processes of their own."""

import logging
import os
import queue
import secrets
import threading
import time
from random import SystemRandom

import msgspec
import sqlalchemy as sa

from grognard.kernel import Problem, Refused
from grognard.players.process import Process
from grognard.service import thinker
from grognard.service.advice import Advice
from grognard.service.desk import Desk, Live, Missing
from grognard.service.seating import machine_tables
from grognard.service.store import Store, tables

log = logging.getLogger(__name__)

LOOK_EVERY = 1.0  # seconds between looks for tables that another process left behind
BREATH = 0.02  # seconds that a look waits for others' moves: many at once need one look
GIVE_UP = 60.0  # seconds that a decision may take before its process is replaced


class Thinker:
    """One process and the pipe to it; replaced when it dies or takes too long."""

    def __init__(self) -> None:
        self.process: Process | None = None

    def ask(self, question: thinker.Question) -> thinker.Answer:
        """Raises TimeoutError or EOFError where no answer came; the process is gone then."""
        if self.process is None or not self.process.is_alive():
            self.process = Process(thinker.run)
        pipe = self.process.pipe
        try:
            pipe.send_bytes(msgspec.msgpack.encode(question))
            if not pipe.poll(GIVE_UP):
                raise TimeoutError(question.game)
            return msgspec.msgpack.decode(pipe.recv_bytes(), type=thinker.Answer)
        except (TimeoutError, EOFError, OSError):
            self.stop()
            raise

    def stop(self) -> None:
        if self.process is not None:
            self.process.stop()
            self.process = None


def question_of(live: Live, seat: int, level: str, seed: int) -> thinker.Question:
    """What a thinker is asked about the decision of the moment."""
    made = sum(entry.seat == seat and not entry.forced for entry in live.match.entries)
    position = live.game.encode(live.match.state)
    return thinker.Question(live.id, live.game.slug, live.row.ruleset, position, seat, level, made, seed)


class Machines:
    """Looks for machine seats that are asked and has them thought for, one decision at a time, fairly in turn."""

    def __init__(self, store: Store, desk: Desk, *, count: int, lease: float) -> None:
        self.store = store
        self.desk = desk
        self.lease = lease
        self.name = f"{os.getpid()}-{secrets.token_hex(6)}"
        self.thinking: set[str] = set()  # tables that this process has leased
        self._guard = threading.Lock()
        self._work: queue.SimpleQueue[tuple[str, str] | None] = queue.SimpleQueue()
        self._wake = threading.Event()
        self._ended = threading.Event()
        self._workers = [
            threading.Thread(target=self._think, name=f"machine-{number}", daemon=True)
            for number in range(count or os.cpu_count() or 1)
        ]
        self._looker = threading.Thread(target=self._look, name="machines", daemon=True)
        # Whoever asks for advice does not wait behind the machine seats, and seldom behind anybody else.
        self._advisers: queue.LifoQueue[Thinker] = queue.LifoQueue()
        for _ in self._workers:
            self._advisers.put(Thinker())

    def start(self) -> None:
        if not self.store.postgres:  # nobody else serves this file: leases of a process that was killed are void
            with self.store.writing() as connection:
                connection.execute(tables.update().values(lease="", lease_until=0.0))
        for thread in [*self._workers, self._looker]:
            thread.start()

    def stop(self) -> None:
        self._ended.set()
        self._wake.set()
        for _ in self._workers:
            self._work.put(None)
        for thread in [*self._workers, self._looker]:
            thread.join(timeout=5)
        while not self._advisers.empty():  # one that still thinks dies with this process
            self._advisers.get().stop()

    def wake(self) -> None:
        """Something was played: a machine may be asked now."""
        self._wake.set()

    def advise(self, question: thinker.Question) -> Advice:
        """What a strong player would do in the place of a person who asks; takes about a second."""
        mind = self._advisers.get()
        try:
            answer = mind.ask(question)
        finally:
            self._advisers.put(mind)
        if answer.advice is None:
            raise RuntimeError(answer.fault)
        return answer.advice

    # --- looking ------------------------------------------------------------------------------------------------

    def _look(self) -> None:
        renewed = 0.0
        while not self._ended.is_set():
            self._wake.wait(LOOK_EVERY)
            self._ended.wait(BREATH)
            self._wake.clear()
            try:
                if time.time() - renewed > self.lease / 3:
                    self._renew()
                    renewed = time.time()
                with self.store.reading() as connection:
                    found = machine_tables(connection, time.time())
                for table, seat in found:
                    if self._take(table):
                        self._work.put((table, seat))
            except sa.exc.SQLAlchemyError:  # the database is away: look again when it is back
                log.warning("machines: the database does not answer", exc_info=True)
                self._ended.wait(LOOK_EVERY)

    def _take(self, table: str) -> bool:
        """Lease a table; False where somebody was faster."""
        now = time.time()
        with self._guard:
            if table in self.thinking:
                return False
        with self.store.writing() as connection:
            done = connection.execute(
                tables.update()
                .where(tables.c.id == table, tables.c.lease_until < now)
                .values(lease=self.name[:32], lease_until=now + self.lease)
            )
        if done.rowcount:
            with self._guard:
                self.thinking.add(table)
        return bool(done.rowcount)

    def _renew(self) -> None:
        with self._guard:
            mine = list(self.thinking)
        if mine:
            with self.store.writing() as connection:
                connection.execute(
                    tables.update()
                    .where(tables.c.id.in_(mine), tables.c.lease == self.name[:32])
                    .values(lease_until=time.time() + self.lease)
                )

    # --- thinking -----------------------------------------------------------------------------------------------

    def _think(self) -> None:
        mind = Thinker()
        while (work := self._work.get()) is not None and not self._ended.is_set():
            table, seat = work
            try:
                again = self._decide(mind, table, seat)
            except Missing:  # put away while it was thought about
                again = False
            except Exception:  # one table's trouble must not end the thinking for all others
                log.exception("machines: table %s", table)
                again = False
                self._ended.wait(LOOK_EVERY)
            if again:
                self._work.put(work)  # the rest of its turn, after those who wait
            else:
                self._give_back(table)
        mind.stop()

    def _decide(self, mind: Thinker, table: str, seat: str) -> bool:
        """One decision of a machine seat. Says whether that seat is asked again."""
        with self.desk.reading(table) as live:
            number = live.ops
            question = self._question(live, seat)
        if question is None:
            return False
        try:
            answer = mind.ask(question)
        except (TimeoutError, EOFError, OSError):
            log.warning("machines: no answer for table %s", table)
            return True
        if answer.fault:
            raise RuntimeError(answer.fault)
        with self.desk.changing(table) as change:
            if change.live.row.lease != self.name[:32] or change.live.ops != number:
                return False  # somebody else thinks for it now, or the position has changed
            try:
                change.perform("submit", question.seat, [answer.action])
            except (Refused, Problem) as error:
                raise RuntimeError(f"{answer.action}: {error}") from error
            again = question.seat in change.live.asked
            return again and "status" not in change.values

    def _question(self, live: Live, seat: str) -> thinker.Question | None:
        index = live.seats.index(seat)
        if index not in live.asked:
            return None
        return question_of(live, index, live.seat_row(index).level, SystemRandom().getrandbits(32))

    def _give_back(self, table: str) -> None:
        with self._guard:
            self.thinking.discard(table)
        with self.store.writing() as connection:
            connection.execute(
                tables.update()
                .where(tables.c.id == table, tables.c.lease == self.name[:32])
                .values(lease="", lease_until=0.0)
            )
        self.wake()

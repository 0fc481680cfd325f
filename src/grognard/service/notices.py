"""Notices that wait to be sent: they are put down inside the transaction of what they speak of.

Who has moved on by then gets none: a notice is withdrawn when its person acts, or is no longer asked.
"""

from collections.abc import Collection, Sequence

import sqlalchemy as sa

from grognard.service.store import Row, outbox, people

TURN, NUDGE, LOGIN = "turn", "nudge", "login"  # the kinds
WITHDRAW = outbox.delete().where(outbox.c.table == sa.bindparam("at"), outbox.c.person == sa.bindparam("who"))


def turn_passes(
    connection: sa.Connection,
    table: str,
    seat_rows: Sequence[Row],
    before: Collection[str],
    asked: Collection[str],
    due: float,
) -> None:
    """After something was played: who is asked now and was not before is to be told, at ``due`` and not sooner.

    ``before`` and ``asked`` are names of seats. Nobody is told of a table where no other person plays.
    """
    were = {row.person for row in seat_rows if row.person and row.seat in before}
    now = {row.person for row in seat_rows if row.person and row.seat in asked}
    for person in were - now:
        withdraw(connection, table, person)
    if len({row.person for row in seat_rows if row.person}) > 1:
        for person in now - were:
            _put(connection, TURN, person, table, due)


def nudge(connection: sa.Connection, table: str, seat_rows: Sequence[Row], asked: Collection[str], due: float) -> None:
    """Remind those who are asked."""
    for person in {row.person for row in seat_rows if row.person and row.seat in asked}:
        _put(connection, NUDGE, person, table, due)


def withdraw(connection: sa.Connection, table: str, person: str) -> None:
    """The person has acted at the table and needs no notice of it."""
    connection.execute(WITHDRAW, {"at": table, "who": person})


def _put(connection: sa.Connection, kind: str, person: str, table: str, due: float) -> None:
    """One waiting notice of a kind for a person at a table, where there is a way to reach the person."""
    row = connection.execute(sa.select(people).where(people.c.id == person)).first()
    if row is None or not (row.webhook or (row.email and row.mail)):
        return
    same = (outbox.c.table == table, outbox.c.person == person, outbox.c.kind == kind)
    if connection.execute(sa.select(outbox.c.id).where(*same)).first() is None:
        connection.execute(outbox.insert().values(person=person, table=table, kind=kind, body="{}", due=due, tries=0))

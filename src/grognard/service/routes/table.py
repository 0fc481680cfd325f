"""A table: what a seat sees, and everything that can be done there."""

import time
from collections.abc import Callable

from litestar import delete, get, post, put
from litestar.params import JSONBody

from grognard.kernel import Overlay
from grognard.service import notices, playing
from grognard.service.api import (
    Aims,
    As,
    Hint,
    Notes,
    OfferAnswer,
    OfferAsked,
    OrderAsked,
    Pointed,
    Pointing,
    ProbeAsked,
    ProbeState,
    Request,
    Say,
    Submission,
    TableState,
    UndoAsked,
)
from grognard.service.desk import RUNNING, Change, Forbidden
from grognard.service.people import Visitor
from grognard.service.problems import TooMany
from grognard.service.routes import AnyRequest, Count, Eyes, Named, Numbered, Words
from grognard.service.routes.lobby import window_of
from grognard.service.showing import Chair
from grognard.service.store import chat as chat_rows
from grognard.service.store import notes as notes_rows
from grognard.service.visits import enter, somebody

NUDGE_EVERY = 3600.0


def state_of(
    request: AnyRequest, visitor: Visitor, table: str, eyes: str, since: int = 0, chat: int = 0, version: int = 0
) -> TableState:
    house = request.app.state.house
    with house.desk.reading(table) as live, house.store.reading() as connection:
        return window_of(request).state(connection, live, visitor, eyes, since, chat, version)


def changed(
    request: AnyRequest,
    table: str,
    eyes: str,
    since: int,
    chat: int,
    change: Callable[[Change, Visitor], None],
) -> TableState:
    """Change a table, then show it as it stands."""
    house, visitor = enter(request)
    with house.desk.changing(table) as open_:
        change(open_, visitor)
    return state_of(request, visitor, table, eyes, since, chat)


@get("/api/tables/{table:str}", sync_to_thread=True)
def table_state(
    request: AnyRequest, table: Named, eyes: Eyes = "", since: Count = 0, chat: Count = 0, version: Count = 0
) -> TableState:
    """Everything that the page of a table shows, for the eyes of one seat.

    ``since`` entries of the log and the chat up to line ``chat`` are left out: the page has them from ``version``.
    """
    _, visitor = enter(request)
    return state_of(request, visitor, table, eyes, since, chat, version)


@post("/api/tables/{table:str}/actions", sync_to_thread=True, status_code=200)
def submit(
    request: AnyRequest, table: Named, data: JSONBody[Submission], eyes: Eyes = "", since: Count = 0, chat: Count = 0
) -> TableState:
    """Answer the decision of the moment with a list of actions."""
    return changed(request, table, eyes, since, chat, lambda change, visitor: playing.submit(change, visitor, data))


@post("/api/tables/{table:str}/suggestion", sync_to_thread=True, status_code=200)
def suggestion(
    request: AnyRequest, table: Named, data: JSONBody[Request], eyes: Eyes = "", since: Count = 0, chat: Count = 0
) -> TableState:
    """Play what the game suggests: a set-up in one click."""
    return changed(request, table, eyes, since, chat, lambda change, visitor: playing.suggestion(change, visitor, data))


@post("/api/tables/{table:str}/undo", sync_to_thread=True, status_code=200)
def undo(
    request: AnyRequest, table: Named, data: JSONBody[UndoAsked], eyes: Eyes = "", since: Count = 0, chat: Count = 0
) -> TableState:
    """Go back, as far as nothing was learned since."""
    return changed(request, table, eyes, since, chat, lambda change, visitor: playing.undo(change, visitor, data))


@post("/api/tables/{table:str}/resign", sync_to_thread=True, status_code=200)
def resign(request: AnyRequest, table: Named, data: JSONBody[Request], eyes: Eyes = "", since: Count = 0) -> TableState:
    return changed(request, table, eyes, since, 0, lambda change, visitor: playing.resign(change, visitor, data))


@post("/api/tables/{table:str}/claim", sync_to_thread=True, status_code=200)
def claim(request: AnyRequest, table: Named, data: JSONBody[Request], eyes: Eyes = "", since: Count = 0) -> TableState:
    """Take the game from an opponent whose time has run out."""
    return changed(request, table, eyes, since, 0, lambda change, visitor: playing.claim(change, visitor, data))


@post("/api/tables/{table:str}/time", sync_to_thread=True, status_code=200)
def give_time(request: AnyRequest, table: Named, data: JSONBody[As], eyes: Eyes = "", since: Count = 0) -> TableState:
    """Courtesy: give the opponent time."""
    return changed(
        request, table, eyes, since, 0, lambda change, visitor: playing.give_time(change, visitor, data.seat)
    )


@post("/api/tables/{table:str}/nudge", sync_to_thread=True, status_code=204)
def nudge(request: AnyRequest, table: Named, data: JSONBody[As]) -> None:
    """Remind those who are asked; once an hour."""
    house, visitor = enter(request)
    with house.desk.changing(table) as change:
        live = change.live
        chair = Chair(live, visitor, data.seat)
        chair.acting()
        if live.row.status != RUNNING:
            raise Forbidden("refusal-game-over")
        if any(seat in live.asked for seat in chair.seats):
            raise Forbidden("service-your-turn")
        if time.time() - live.row.nudged < NUDGE_EVERY:
            raise TooMany("service-nudged")
        change.values["nudged"] = time.time()
        asked = [live.seats[seat] for seat in live.asked]
        notices.nudge(change.connection, table, live.seat_rows, asked, time.time())


@post("/api/tables/{table:str}/offers", sync_to_thread=True, status_code=200)
def offer(
    request: AnyRequest, table: Named, data: JSONBody[OfferAsked], eyes: Eyes = "", since: Count = 0
) -> TableState:
    """Offer a draw, a take-back or a rematch."""
    return changed(request, table, eyes, since, 0, lambda change, visitor: playing.offer(change, visitor, data))


@post("/api/tables/{table:str}/offers/{number:int}", sync_to_thread=True, status_code=200)
def answer_offer(
    request: AnyRequest, table: Named, number: Numbered, data: JSONBody[OfferAnswer], eyes: Eyes = "", since: Count = 0
) -> TableState:
    """Accept, decline or withdraw an offer."""
    return changed(
        request, table, eyes, since, 0, lambda change, visitor: playing.answer_offer(change, visitor, number, data)
    )


@post("/api/tables/{table:str}/orders", sync_to_thread=True, status_code=200)
def order(
    request: AnyRequest, table: Named, data: JSONBody[OrderAsked], eyes: Eyes = "", since: Count = 0
) -> TableState:
    """Give a standing order."""
    return changed(request, table, eyes, since, 0, lambda change, visitor: playing.order(change, visitor, data))


@delete("/api/tables/{table:str}/orders/{number:int}", sync_to_thread=True, status_code=200)
def cancel_order(request: AnyRequest, table: Named, number: Numbered, eyes: Eyes = "", since: Count = 0) -> TableState:
    return changed(
        request, table, eyes, since, 0, lambda change, visitor: playing.cancel_order(change, visitor, number, eyes)
    )


@post("/api/tables/{table:str}/chat", sync_to_thread=True, status_code=200)
def say(
    request: AnyRequest, table: Named, data: JSONBody[Say], eyes: Eyes = "", since: Count = 0, chat: Count = 0
) -> TableState:
    """Say something to everybody at the table."""
    house, visitor = somebody(request)
    name = house.people.row(visitor.person).name

    def write(change: Change, who: Visitor) -> None:
        chair = Chair(change.live, who, eyes)
        change.connection.execute(
            chat_rows.insert().values(table=table, name=name, side=chair.side, text=data.text, at=time.time())
        )

    return changed(request, table, eyes, since, chat, write)


@put("/api/tables/{table:str}/notes", sync_to_thread=True, status_code=204)
def note(request: AnyRequest, table: Named, data: JSONBody[Notes]) -> None:
    """Private notes: nobody else sees them, nor that they changed."""
    house, visitor = somebody(request)
    with house.desk.reading(table) as live:
        Chair(live, visitor)
    with house.store.writing() as connection:
        mine = (notes_rows.c.table == table) & (notes_rows.c.person == visitor.person)
        connection.execute(notes_rows.delete().where(mine))
        connection.execute(notes_rows.insert().values(table=table, person=visitor.person, text=data.text))


# --- questions --------------------------------------------------------------------------------------------------------


@post("/api/tables/{table:str}/point", sync_to_thread=True, status_code=200)
def point(request: AnyRequest, table: Named, data: JSONBody[Pointing]) -> Pointed:
    """What a click means, or why it is not possible."""
    house, visitor = enter(request)
    with house.desk.reading(table) as live:
        return playing.point(live, visitor, data)


@get("/api/tables/{table:str}/aims", sync_to_thread=True)
def aims(request: AnyRequest, table: Named, pieces: Words, number: Count, eyes: Eyes = "") -> Aims:
    """What the selected pieces can do with one more click."""
    house, visitor = enter(request)
    chosen = tuple(word for word in pieces.split(",") if word)
    with house.desk.reading(table) as live:
        return playing.aims(live, visitor, chosen, number, eyes)


@post("/api/tables/{table:str}/probe", sync_to_thread=True, status_code=200)
def probe(request: AnyRequest, table: Named, data: JSONBody[ProbeAsked]) -> ProbeState:
    """What would follow from some actions; nobody else learns of it."""
    house, visitor = enter(request)
    with house.desk.reading(table) as live:
        return playing.probe(live, visitor, data)


@get("/api/tables/{table:str}/query/{name:str}", sync_to_thread=True)
def query(request: AnyRequest, table: Named, name: Named, args: Words = "", eyes: Eyes = "") -> Overlay:
    """An overlay on demand: line of sight, zones of control, supply."""
    house, visitor = enter(request)
    with house.desk.reading(table) as live:
        chair = Chair(live, visitor, eyes)
        return live.game.query(live.match.state, chair.eyes, name, *(word for word in args.split(",") if word))


@post("/api/tables/{table:str}/hint", sync_to_thread=True, status_code=200)
def hint(request: AnyRequest, table: Named, data: JSONBody[Request]) -> Hint:
    """What a strong player would do, with the chances, the best reply and the next best moves."""
    house, visitor = enter(request)
    house.hints.take(visitor.person)
    with house.desk.reading(table) as live:
        game, question = live.game, playing.doubt(live, visitor, data)
    return playing.hint(game, house.machines.advise(question))  # nobody at the table waits for it


ROUTES = [
    table_state, submit, suggestion, undo, resign, claim, give_time, nudge, offer, answer_offer, order, cancel_order,
    say, note, point, aims, probe, query, hint,
]  # fmt: skip

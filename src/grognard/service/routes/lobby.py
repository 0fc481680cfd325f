"""The lobby: my games, open tables, games to watch; new tables, joining, rematch."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from litestar import delete, get, post
from litestar.params import JSONBody

from grognard.kernel import Problem
from grognard.service import seating
from grognard.service.api import Dice, JoinKey, Lobby, NewTable, Opened, PlayNow, SitDown, TableCard
from grognard.service.desk import OVER
from grognard.service.people import Visitor
from grognard.service.routes import AnyRequest, Named
from grognard.service.showing import Chair, Window
from grognard.service.visits import address_of, enter, house_of, somebody

if TYPE_CHECKING:
    from grognard.service.app import House


def window_of(request: AnyRequest) -> Window:
    return Window(house_of(request).hub.online(), address_of(request))


def opened(request: AnyRequest, visitor: Visitor, table: str) -> Opened:
    """What somebody gets who has just taken a seat."""
    house = house_of(request)
    with house.desk.reading(table) as live:
        chair = Chair(live, visitor)
        links = {
            row.seat: f"{address_of(request)}/join/{row.key}"
            for row in live.seat_rows
            if row.kind in seating.FREE and chair.host
        }
        return Opened(table, tuple(live.seats[seat] for seat in chair.seats), links, live.row.version)


@get("/api/lobby", sync_to_thread=True)
def lobby(request: AnyRequest) -> Lobby:
    """What waits for this person first, then what else there is to play and to watch."""
    house, visitor = enter(request)
    with house.store.reading() as connection:
        mine = seating.my_tables(connection, visitor.person) if visitor.person else []
        open_ = seating.open_tables(connection, visitor.person)
        watch = [table for table in seating.watched_tables(connection) if table not in mine]
    cards = list(_cards(house, request, visitor, mine))
    running = [card for card in cards if card.ending is None]
    return Lobby(
        mine=tuple(sorted(running, key=lambda card: not card.your_turn)),
        open=tuple(_cards(house, request, visitor, open_)),
        watch=tuple(_cards(house, request, visitor, watch)),
        finished=tuple(card for card in cards if card.ending is not None),
    )


def _cards(house: "House", request: AnyRequest, visitor: Visitor, tables: Iterable[str]) -> Iterable[TableCard]:
    window = window_of(request)
    for table in tables:
        try:
            with house.desk.reading(table) as live:
                yield window.card(live, visitor)
        except Problem:
            continue  # put away while the list was made, or of rules that this version does not know


@get("/api/dice", sync_to_thread=True)
def dice(request: AnyRequest) -> Dice:
    """Dice for a game to come: bound before anybody has chosen a nonce."""
    house, _ = somebody(request, costly=True)
    return Dice(house.seating.commit())


@post("/api/tables", sync_to_thread=True)
def new_table(request: AnyRequest, data: JSONBody[NewTable]) -> Opened:
    """Open a table."""
    house, visitor = somebody(request, costly=True)
    table = house.seating.open(visitor.person, data)
    house.machines.wake()
    return opened(request, visitor, table)


@post("/api/play-now", sync_to_thread=True)
def play_now(request: AnyRequest, data: JSONBody[PlayNow]) -> Opened:
    """A scenario that needs no set-up, against the machine."""
    house, visitor = somebody(request, costly=True)
    table = house.seating.play_now(visitor.person, data.game)
    house.machines.wake()
    return opened(request, visitor, table)


@post("/api/join", sync_to_thread=True, status_code=200)
def join(request: AnyRequest, data: JSONBody[JoinKey]) -> Opened:
    """Take the seat that a friend's link opens."""
    house, visitor = somebody(request)
    return opened(request, visitor, house.seating.join(visitor, data.key, data.nonce))


@post("/api/tables/{table:str}/sit", sync_to_thread=True, status_code=200)
def sit(request: AnyRequest, table: Named, data: JSONBody[SitDown]) -> Opened:
    """Take an open seat."""
    house, visitor = somebody(request)
    house.seating.sit(visitor, table, data.seat, data.nonce)
    return opened(request, visitor, table)


@post("/api/tables/{table:str}/rematch", sync_to_thread=True, status_code=200)
def rematch(request: AnyRequest, table: Named) -> Opened:
    """The table of a rematch that everybody has agreed to."""
    house, visitor = somebody(request)
    with house.desk.reading(table) as live:
        Chair(live, visitor).acting()
        over = live.row.status == OVER
    if not over:
        raise Problem("service-no-offer")
    new = house.seating.rematch(table)
    house.machines.wake()
    return opened(request, visitor, new)


@delete("/api/tables/{table:str}", sync_to_thread=True)
def put_away(request: AnyRequest, table: Named) -> None:
    """Delete a table: its host may, unless somebody else is playing at it."""
    house, visitor = enter(request)
    house.seating.delete(visitor, table)
    house.hub.publish(table, 0)


ROUTES = [lobby, dice, new_table, play_now, join, sit, rematch, put_away]

"""A visit: who asks, whether they may ask so often, and what goes back with every answer."""

import threading
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from grognard.service.desk import Forbidden
from grognard.service.people import Visitor

if TYPE_CHECKING:
    from grognard.service.app import House

COOKIE = "grognard"
YEAR = 365 * 86_400
REMEMBERED = 10_000

SECURITY = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # a seat's key may be in the address
    "Cross-Origin-Opener-Policy": "same-origin",
}

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Cookies:
    """Persons by cookie, remembered for a while so that a click does not ask the database who it is."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, str] = OrderedDict()
        self._guard = threading.Lock()

    def get(self, house: "House", cookie: str) -> str:
        with self._guard:
            if cookie in self._known:
                self._known.move_to_end(cookie)
                return self._known[cookie]
        person = house.people.known(cookie)
        if person:
            with self._guard:
                self._known[cookie] = person
                while len(self._known) > REMEMBERED:
                    self._known.popitem(last=False)
        return person

    def drop(self, cookie: str) -> None:
        with self._guard:
            self._known.pop(cookie, None)


def house_of(connection: AnyConnection) -> "House":
    house: House = connection.app.state.house
    return house


def visitor_of(connection: AnyConnection) -> Visitor:
    """Who asks; somebody new is nobody until they do something that needs a name."""
    house = house_of(connection)
    cookie = connection.cookies.get(COOKIE, "")[:64]
    return Visitor(house.cookies.get(house, cookie) if cookie else "")


def enter(connection: AnyConnection, *, costly: bool = False) -> tuple["House", Visitor]:
    """The house and the visitor. Raises TooMany, and Forbidden for a form on somebody else's page."""
    house, visitor = house_of(connection), visitor_of(connection)
    client = connection.client.host if connection.client else ""
    who = visitor.person or client
    house.requests.take(who)
    if costly:
        house.costly.take(who)
    if connection.scope.get("method") not in ("GET", "HEAD"):
        origin = connection.headers.get("origin", "")
        if origin and origin.partition("://")[2] != connection.headers.get("host", ""):
            raise Forbidden("service-foreign-origin")
    return house, visitor


def somebody(connection: AnyConnection, *, costly: bool = False) -> tuple["House", Visitor]:
    """The house and a visitor with an identity: a new browser gets one, and its cookie goes back with the answer."""
    house, visitor = enter(connection, costly=costly)
    if visitor.person:
        return house, visitor
    client = connection.client.host if connection.client else ""
    house.arrivals.take(client)
    person, cookie = house.people.arrive()
    give_cookie(connection, cookie)
    return house, Visitor(person)


def give_cookie(connection: AnyConnection, cookie: str) -> None:
    connection.state["cookie"] = cookie


def address_of(connection: AnyConnection) -> str:
    """The address that links carry."""
    house = house_of(connection)
    return house.settings.public_url.rstrip("/") or str(connection.base_url).rstrip("/")


async def secure(message: Message, scope: Scope) -> None:
    """Headers of every answer; the cookie where one was made."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in SECURITY.items():
        headers[name] = value
    cookie = scope["state"].get("cookie")
    if cookie is not None:
        safe = "; Secure" if scope["scheme"] == "https" else ""
        age = YEAR if cookie else 0
        headers.add("Set-Cookie", f"{COOKIE}={cookie}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{safe}")

"""Who this browser is."""

from litestar import get, patch, post
from litestar.params import JSONBody

from grognard.service.api import EmailAsked, LoginToken, Me, MeChange
from grognard.service.routes import AnyRequest
from grognard.service.visits import COOKIE, enter, give_cookie, somebody


@get("/api/me", sync_to_thread=True)
def me(request: AnyRequest) -> Me:
    """The identity of this browser; a new one is made where there is none."""
    house, visitor = somebody(request)
    return house.people.me(visitor.person)


@patch("/api/me", sync_to_thread=True)
def change_me(request: AnyRequest, data: JSONBody[MeChange]) -> Me:
    """Name, language, notifications."""
    house, visitor = somebody(request)
    return house.people.change(visitor.person, data)


@post("/api/logout", sync_to_thread=True, status_code=204)
def forget_me(request: AnyRequest) -> None:
    """Forget this browser; the person stays, for other devices."""
    house, visitor = enter(request)
    cookie = request.cookies.get(COOKIE, "")
    if visitor.person:
        house.people.forget(cookie)
        house.cookies.drop(cookie)
        give_cookie(request, "")


@post("/api/me/email", sync_to_thread=True, status_code=202)
def ask_email(request: AnyRequest, data: JSONBody[EmailAsked]) -> None:
    """Mail a link that confirms the address and opens this identity on any device."""
    house, visitor = somebody(request, costly=True)
    house.people.ask_login(visitor.person, data.email)
    house.post.wake()


@post("/api/login", sync_to_thread=True, status_code=200)
def login(request: AnyRequest, data: JSONBody[LoginToken]) -> Me:
    """Become the identity that a mailed link opens."""
    house, _ = enter(request, costly=True)
    person, cookie = house.people.login(data.token)
    give_cookie(request, cookie)
    return house.people.me(person)


ROUTES = [me, change_me, forget_me, ask_email, login]

"""The service as an ASGI application: what it is made of, and how it starts and ends."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types.internal_types import PathParameterDefinition

from grognard.service.api import ProblemDetails
from grognard.service.desk import Desk
from grognard.service.letters import Letters
from grognard.service.limits import Bucket
from grognard.service.listener import Listener
from grognard.service.live import Hub, live_socket
from grognard.service.machines import Machines
from grognard.service.people import People
from grognard.service.post import Post
from grognard.service.problems import HANDLERS, MEDIA_TYPE
from grognard.service.routes import files, games, lobby, people, replay, table
from grognard.service.seating import Seating
from grognard.service.settings import Settings
from grognard.service.site import site
from grognard.service.store import Store
from grognard.service.visits import Cookies, secure

ROUTES = [*people.ROUTES, *games.ROUTES, *lobby.ROUTES, *table.ROUTES, *replay.ROUTES, *files.ROUTES]
for _route in ROUTES:  # every one of them may refuse
    _route.responses = {"4XX": ResponseSpec(ProblemDetails, False, "A sentence that says why not", MEDIA_TYPE)}  # type: ignore[dict-item]
BODY = 100_000  # bytes that a request may have; an uploaded record may have more


def _operation(handler: HTTPRouteHandler, method: str, path: list[Any]) -> str:
    """get_tables_table_aims: the method and the address, since every handler is wrapped for its thread."""
    words = [part.name if isinstance(part, PathParameterDefinition) else part for part in path]
    return "_".join([method.lower(), *words[1:]]).replace("-", "_")


OPENAPI = OpenAPIConfig(
    title="Grognard",
    version="1",
    path="/schema",
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    use_handler_docstrings=True,
    operation_id_creator=_operation,
)


class House:
    """Everything that a running service is made of."""

    def __init__(self, settings: Settings) -> None:
        """Raises :class:`Problem` where the database cannot be opened."""
        self.settings = settings
        self.store = Store(settings.database_url)
        self.hub = Hub()
        self.desk = Desk(self.store, self._told, settings.mail_after)
        self.people = People(self.store, can_mail=bool(settings.smtp), private_webhooks=settings.private_webhooks)
        self.seating = Seating(self.store, self.desk)
        self.machines = Machines(self.store, self.desk, count=settings.thinkers, lease=settings.lease)
        self.post = Post(self.store, Letters(self.desk, settings), settings)
        self.listener = Listener(settings.database_url, self._heard, self.hub.refetch) if self.store.postgres else None
        self.cookies = Cookies()
        self.requests = Bucket(300, 60)  # at once, and each second
        self.costly = Bucket(60, 0.5)
        self.arrivals = Bucket(300, 1)  # new identities from one address
        self.hints = Bucket(30, 0.5)

    def _told(self, table: str, version: int) -> None:
        """Something was stored by this process."""
        if self.listener is None:
            self.hub.publish(table, version)  # on PostgreSQL it comes back through LISTEN, to all processes alike
        self.machines.wake()
        self.post.wake()

    def _heard(self, table: str, version: int) -> None:
        self.hub.publish(table, version)
        self.machines.wake()

    @contextlib.asynccontextmanager
    async def open(self, _: Litestar) -> AsyncIterator[None]:
        self.hub.bind(asyncio.get_running_loop())
        parts: list[Any] = [self.machines, self.post, *([self.listener] if self.listener else [])]
        for part in parts:
            part.start()
        try:
            yield
        finally:
            for part in parts:
                await asyncio.to_thread(part.stop)
            self.store.close()


def make_app(settings: Settings) -> Litestar:
    """The application. Raises :class:`Problem` where the database cannot be opened."""
    house = House(settings)
    return _app(State({"house": house, "hub": house.hub}), lifespan=[house.open])


def _app(state: State, **more: Any) -> Litestar:
    return Litestar(
        route_handlers=[*ROUTES, live_socket, site],
        exception_handlers=HANDLERS,
        openapi_config=OPENAPI,
        request_max_body_size=BODY,
        # The client's files lie zipped already.
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=6, exclude_opt_key="zipped"
        ),
        before_send=[secure],
        state=state,
        debug=False,
        logging_config=None,  # whoever runs the process decides what is logged
        **more,
    )


def schema() -> dict[str, Any]:
    """The OpenAPI document, without a database."""
    return _app(State()).openapi_schema.to_schema()

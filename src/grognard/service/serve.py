"""Running the service: a socket of our own, so that a taken port gets a sentence, and a word when it is ready."""

import contextlib
import socket
from collections.abc import Callable

import msgspec
import uvicorn

from grognard.kernel import Problem
from grognard.service.app import make_app
from grognard.service.settings import Settings

QUIT_AFTER = 3  # seconds that open pages are given when the service ends


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.ready()


def bound(host: str, port: int | None) -> socket.socket:
    """A listening socket: the port asked for, else 8000, else any free one. Raises :class:`Problem`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for attempt in [port] if port is not None else [8000, 0]:
        # With the protocol named asyncio switches Nagle's delay off; without it every answer waits 40 ms.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, attempt))
            return listening
        except (OSError, OverflowError) as error:
            listening.close()
            fault = error
    raise Problem(
        "service-no-port", host=host, port=str(port or ""), reason=getattr(fault, "strerror", None) or str(fault)
    )


def address(listening: socket.socket) -> str:
    """What a person types to get there."""
    host, port = listening.getsockname()[:2]
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"


def serve(settings: Settings, port: int | None, ready: Callable[[str], None]) -> None:
    """Run until Ctrl-C. Raises :class:`Problem` for a database or a port that cannot be had."""
    listening = bound(settings.host, port)
    with contextlib.closing(listening):
        here = settings.public_url or address(listening)
        config = uvicorn.Config(
            make_app(msgspec.structs.replace(settings, port=listening.getsockname()[1])),
            log_level="warning",
            ws="websockets-sansio",
            ws_per_message_deflate=False,  # a message is a table and a version
            timeout_graceful_shutdown=QUIT_AFTER,
            server_header=False,
            proxy_headers=bool(settings.public_url),
        )
        Server(config, lambda: ready(here)).run(sockets=[listening])

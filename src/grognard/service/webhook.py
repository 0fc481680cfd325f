"""Webhooks: an address of a person's own that is told when it is their turn.

Whoever may name an address may make this machine call it, so it must not lead into the network behind the service.
"""

import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
from urllib.parse import SplitResult, urlsplit

from grognard.kernel import Problem

TIMEOUT = 5.0  # seconds for the whole call
PORTS = {"http": 80, "https": 443}


class Unanswered(Exception):
    """The receiver did not take the message."""


def check_webhook(url: str, *, private: bool) -> None:
    """Raises :class:`Problem` ``service-bad-webhook`` for what is no address on the web.

    Unless ``private`` it must also lead to a public address; that is looked at again at every call.
    """
    parts = _parts(url)
    if private:
        return
    try:
        found = socket.getaddrinfo(parts.hostname, _port(parts), type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Problem("service-bad-webhook") from error
    if not all(_public(str(address[0])) for *_, address in found):
        raise Problem("service-bad-webhook")


def call(url: str, body: bytes, *, private: bool) -> None:
    """Post JSON to the address. Raises if it is not taken within the time; a redirection is not followed."""
    parts = _parts(url)
    with socket.create_connection((parts.hostname or "", _port(parts)), timeout=TIMEOUT) as plain:
        if not private and not _public(plain.getpeername()[0]):  # the name may lead elsewhere since it was checked
            raise Problem("service-bad-webhook")
        with _secured(plain, parts) as line:
            # A receiver that answers byte by byte would outlast the timeout of each of them.
            deadline = threading.Timer(TIMEOUT, _cut, (line,))
            deadline.daemon = True
            deadline.start()
            try:
                _post(parts, line, body)
            finally:
                deadline.cancel()


def _secured(plain: socket.socket, parts: SplitResult) -> socket.socket:
    if parts.scheme == "http":
        return plain
    tls = ssl.create_default_context()
    return tls.wrap_socket(plain, server_hostname=parts.hostname, do_handshake_on_connect=False)


def _cut(line: socket.socket) -> None:
    with contextlib.suppress(OSError):  # it may have ended by itself
        socket.socket.shutdown(line, socket.SHUT_RDWR)


def _post(parts: SplitResult, line: socket.socket, body: bytes) -> None:
    if isinstance(line, ssl.SSLSocket):
        line.do_handshake()
    connection = http.client.HTTPConnection(parts.hostname or "", _port(parts))
    connection.default_port = PORTS[parts.scheme]  # so that the Host header names another port only
    connection.sock = line
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "Grognard"})
    with connection.getresponse() as response:
        if not 200 <= response.status < 300:
            raise Unanswered(response.status)


def _parts(url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        written = url.isascii() and url.isprintable() and " " not in url
        if written and parts.scheme in PORTS and parts.hostname and _port(parts):
            return parts
    except ValueError:  # brackets without an address, a port that is no number
        pass
    raise Problem("service-bad-webhook")


def _port(parts: SplitResult) -> int:
    return PORTS[parts.scheme] if parts.port is None else parts.port


def _public(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    found = getattr(found, "ipv4_mapped", None) or found
    return found.is_global and not found.is_multicast

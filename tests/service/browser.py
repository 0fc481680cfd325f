"""A browser without a window: one person's cookie, and requests whose answers are checked against the API's types."""

from typing import Any, TypeVar

import httpx
import msgspec
from litestar.testing import TestClient

from grognard.service.api import ProblemDetails
from grognard.service.visits import COOKIE

T = TypeVar("T")


class Browser:
    """Asks the service as one person. Several of them share one client; each keeps its own cookie."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client
        self.cookie = ""

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        """The bare answer. A body may be a struct, what JSON can say, or bytes as they stand."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.cookie:
            sent["cookie"] = f"{COOKIE}={self.cookie}"
        content = body if isinstance(body, bytes) else None if body is None else msgspec.json.encode(body)
        if content is not None:
            sent.setdefault("content-type", "application/json")
        response = self.client.request(method, path, content=content, headers=sent)
        if COOKIE in response.cookies:
            self.cookie = response.cookies[COOKIE]
        self.client.cookies.clear()  # the jar is shared: what it holds is nobody's
        return response

    def get(self, kind: type[T], path: str) -> T:
        return self._read(kind, self.ask("GET", path))

    def post(self, kind: type[T], path: str, body: object = None) -> T:
        return self._read(kind, self.ask("POST", path, body))

    def done(self, method: str, path: str, body: object = None) -> None:
        """Something that is answered with nothing."""
        response = self.ask(method, path, body)
        assert response.status_code in (202, 204), response.text

    def refused(self, status: int, id_: str, method: str, path: str, body: object = None) -> ProblemDetails:
        """A refusal: problem details with one sentence, named as expected."""
        return check_refusal(self.ask(method, path, body), status, id_)

    def _read(self, kind: type[T], response: httpx.Response) -> T:
        assert response.status_code in (200, 201), response.text
        return msgspec.json.decode(response.content, type=kind)


def check_refusal(response: httpx.Response, status: int, id_: str) -> ProblemDetails:
    assert response.status_code == status, response.text
    assert response.headers["content-type"] == "application/problem+json"
    details = msgspec.json.decode(response.content, type=ProblemDetails)
    assert details.status == status
    assert details.text.id == id_, details
    assert details.detail
    assert details.detail != id_, "no sentence for it"
    return details

"""Errors: problem details (RFC 9457) with one sentence, in the reader's language. No stack trace reaches anybody."""

import logging
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import Request, Response
from litestar.exceptions import HTTPException

from grognard.kernel import Problem, Refused, Text, text
from grognard.service.api import ProblemDetails
from grognard.service.desk import Conflict, Forbidden, Missing
from grognard.text import Voice

log = logging.getLogger(__name__)

MEDIA_TYPE = "application/problem+json"
STATUS = {Missing: 404, Forbidden: 403, Conflict: 409}
TITLES = {400: "Bad request", 403: "Forbidden", 404: "Not found", 409: "Conflict", 413: "Too large", 422: "Refused",
          429: "Too many requests", 500: "Our fault"}  # fmt: skip


class TooMany(Problem):
    """Slow down."""


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language that the client asks for."""
    return "fr" if request.headers.get("accept-language", "").lower().startswith("fr") else "en"


def answer(request: Request[Any, Any, Any], status: int, words: Text, rule: str = "") -> Response[bytes]:
    details = ProblemDetails(
        type="about:blank",
        title=TITLES.get(status, "Error"),
        status=status,
        detail=Voice(language_of(request)).say(words),
        text=words,
        rule=rule,
    )
    return Response(msgspec.json.encode(details), status_code=status, media_type=MEDIA_TYPE)


def on_problem(request: Request[Any, Any, Any], error: Problem) -> Response[bytes]:
    status = 429 if isinstance(error, TooMany) else STATUS.get(type(error), 422)
    return answer(request, status, error.text)


def on_refused(request: Request[Any, Any, Any], error: Refused) -> Response[bytes]:
    return answer(request, 422, error.refusal.text, error.refusal.rule)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What Litestar itself refuses: an unknown address, a body that is not what it should be."""
    status = error.status_code
    if status == 413:
        return answer(request, status, text("service-too-large"))
    if status in (404, 405):
        return answer(request, status, text("service-no-page"))
    if status >= 500:
        log.error("service: %s", error.detail)
        return answer(request, status, text("service-our-fault"))
    return answer(request, status, text("service-bad-request", reason=_reason(error)))


def _reason(error: HTTPException) -> str:
    found = [f"{one.get('key', '')}: {one.get('message', '')}" for one in error.extra or [] if isinstance(one, dict)]
    return "; ".join(found) or error.detail.partition("\n")[0][:200]


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    log.error("service: %s %s", request.method, request.url.path, exc_info=error)
    return answer(request, 500, text("service-our-fault"))


def on_data(request: Request[Any, Any, Any], error: sa.exc.DataError) -> Response[bytes]:
    """PostgreSQL takes less than SQLite: no letter NUL, for one."""
    return answer(request, 400, text("service-bad-request", reason=str(error.orig).partition("\n")[0]))


HANDLERS: dict[Any, Any] = {
    Problem: on_problem, Refused: on_refused, HTTPException: on_http, sa.exc.DataError: on_data, Exception: on_fault
}  # fmt: skip

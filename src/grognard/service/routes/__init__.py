"""The addresses of the service, one file a subject."""

from typing import Any

from litestar import Request

AnyRequest = Request[Any, Any, Any]

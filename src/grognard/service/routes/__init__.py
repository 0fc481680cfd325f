"""The addresses of the service, one file a subject."""

from typing import Annotated, Any

from litestar import Request
from litestar.params import PathParameter, QueryParameter

AnyRequest = Request[Any, Any, Any]

Named = Annotated[str, PathParameter(max_length=64)]  # a table, a game, a map, as the address names it
Numbered = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]
Eyes = Annotated[str, QueryParameter(max_length=64)]  # the seat that looks or acts
Count = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Words = Annotated[str, QueryParameter(max_length=1000)]  # names, with commas between them

"""The client's files, as Vite built them; every other address is the client's own business."""

import mimetypes
from functools import cache
from pathlib import Path
from typing import NamedTuple

from litestar import Response, get
from litestar.exceptions import NotFoundException

from grognard.service.routes import AnyRequest

CLIENT = Path(__file__).parent / "client"
FOR_EVER = "public, max-age=31536000, immutable"  # their names hold a hash of what is in them
NOT_BUILT = (  # who reads it has no client yet that would know the language
    "<!doctype html><meta charset=utf-8><title>Grognard</title>"
    "<p lang=en>The client is not built: run <code>make client</code>, then start the service again."
    "<p lang=fr>Le client n’est pas construit\u202f: lancez <code>make client</code>, puis redémarrez le service."
)


class File(NamedTuple):
    body: bytes
    zipped: bytes | None
    media_type: str


@cache
def files() -> dict[str, File]:
    """Every file of the client by its address, read once."""
    found: dict[str, File] = {}
    if not CLIENT.is_dir():
        return found
    for path in CLIENT.rglob("*"):
        if path.is_file() and path.suffix != ".gz":
            zipped = path.with_name(path.name + ".gz")
            found["/" + path.relative_to(CLIENT).as_posix()] = File(
                path.read_bytes(),
                zipped.read_bytes() if zipped.exists() else None,
                mimetypes.guess_type(path.name)[0] or "application/octet-stream",
            )
    return found


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={"zipped": True})
def site(request: AnyRequest) -> Response[bytes]:
    """A file of the client, or the page that finds its way by the address."""
    address = request.url.path
    if address.startswith(("/api/", "/schema/")):
        raise NotFoundException  # for programs: they get a problem, not a page
    file = files().get(address) or files().get("/index.html")
    if file is None:
        return Response(NOT_BUILT.encode(), media_type="text/html; charset=utf-8")
    if address.startswith("/assets/") and address not in files():
        return Response(b"", status_code=404, media_type="text/plain")
    headers = {"Cache-Control": FOR_EVER if address.startswith("/assets/") else "no-cache", "Vary": "Accept-Encoding"}
    media_type = file.media_type + ("; charset=utf-8" if file.media_type.startswith("text/") else "")
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.zipped, headers=headers | {"Content-Encoding": "gzip"}, media_type=media_type)
    return Response(file.body, headers=headers, media_type=media_type)

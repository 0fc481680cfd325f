"""Files: records down and up, seat files for play by mail."""

from litestar import MediaType, get, post
from litestar.params import JSONBody

from grognard.service import files, playing
from grognard.service.api import MailAnswer, Opened, RecordUpload, Submission, TableState
from grognard.service.people import hashed
from grognard.service.problems import language_of
from grognard.service.routes import AnyRequest, Eyes, Named
from grognard.service.routes.lobby import opened
from grognard.service.routes.table import state_of
from grognard.service.visits import enter, somebody

RECORD = 2_100_000  # bytes


@get("/api/tables/{table:str}/record", sync_to_thread=True, media_type=MediaType.TEXT)
def download(request: AnyRequest, table: Named) -> str:
    """The record of a game that is over, or of one's own game at one screen."""
    house, visitor = enter(request)
    with house.desk.reading(table) as live:
        return files.record_of(live, visitor)


@post("/api/records", sync_to_thread=True, request_max_body_size=RECORD)
def upload(request: AnyRequest, data: JSONBody[RecordUpload]) -> Opened:
    """A table from a record: to look at, or to play on at one screen."""
    house, visitor = somebody(request, costly=True)
    return opened(request, visitor, house.seating.upload(visitor.person, data.record))


@get("/api/tables/{table:str}/seat-file", sync_to_thread=True, media_type=MediaType.TEXT)
def seat_file(request: AnyRequest, table: Named, eyes: Eyes = "") -> str:
    """What a seat may know, as text to be answered by mail."""
    house, visitor = enter(request)
    with house.desk.reading(table) as live:
        return files.seat_file(live, visitor, eyes, language_of(request))


@post("/api/tables/{table:str}/answer", sync_to_thread=True, status_code=200, request_max_body_size=RECORD)
def answer(request: AnyRequest, table: Named, data: JSONBody[MailAnswer]) -> TableState:
    """The answer to a seat file, as it came back."""
    house, visitor = enter(request)
    with house.desk.changing(table) as change:
        number, seat, given = files.answers(change.live, data.text)
        repeat = hashed(f"{table} {seat} {number} {given}")  # the same file twice is one answer
        playing.submit(change, visitor, Submission(number, repeat, given, seat))
    return state_of(request, visitor, table, seat)


ROUTES = [download, upload, seat_file, answer]

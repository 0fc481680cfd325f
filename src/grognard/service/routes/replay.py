"""Replay: the moments of a game through one seat's eyes, how the chances went, and playing on from there."""

from random import Random
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from grognard.kernel import OBSERVER
from grognard.service.api import BranchAsked, Film, Graph, GraphPoint, Moment, Opened
from grognard.service.desk import OVER, Live
from grognard.service.people import Visitor
from grognard.service.routes import AnyRequest, Count, Eyes, Named
from grognard.service.routes.lobby import opened
from grognard.service.showing import Chair, moment_prompt, passage, position
from grognard.service.visits import enter, somebody

MOST = 60  # moments in one answer


def eyes_of(live: Live, visitor: Visitor, wanted: str) -> int:
    """Through whose eyes: one's own while the game runs, anybody's when it is over."""
    if live.row.status == OVER and wanted:
        return OBSERVER if wanted == "observer" else live.match.seat(wanted)
    return Chair(live, visitor, wanted).eyes


@get("/api/tables/{table:str}/film", sync_to_thread=True)
def film(
    request: AnyRequest,
    table: Named,
    start: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0,
    to: Count = 1_000_000,
    eyes: Eyes = "",
) -> Film:
    """Moments one after another, at most sixty."""
    house, visitor = enter(request)
    with house.desk.reading(table) as live:
        seat = eyes_of(live, visitor, eyes)
        last = len(live.chronicle.passages)
        moments = []
        for entry in range(min(start, last), min(to, last, start + MOST - 1) + 1):
            prompt, asked = moment_prompt(live, entry)
            moments.append(
                Moment(
                    entry,
                    live.game.view(position(live, entry), seat),
                    passage(live, entry - 1, seat) if entry else None,
                    prompt,
                    asked,
                )
            )
        return Film(live.game.seat_name(seat), last, tuple(moments))


@get("/api/tables/{table:str}/graph", sync_to_thread=True)
def graph(request: AnyRequest, table: Named, eyes: Eyes = "") -> Graph:
    """The chance of the first side over the whole game, by the game's judgement, from what one may know."""
    house, visitor = enter(request)
    with house.desk.reading(table) as live:
        seat = eyes_of(live, visitor, eyes)
        points = []
        for entry in range(len(live.chronicle.passages) + 1):
            state = position(live, entry)
            mine = max(seat, 0)
            if seat == OBSERVER:  # an onlooker must not read one side's secrets off its judgement
                state = live.game.determinize(state, OBSERVER, Random(0))
            chance = live.game.win_chance(state, mine, live.game.evaluate(state, mine))
            track = next((one.value for one in live.game.view(state, seat).tracks if one.id == "turn"), 0)
            points.append(GraphPoint(entry, track, round(chance if state.sides[mine] == 0 else 1 - chance, 4)))
        return Graph(live.game.sides[0], tuple(points))


@post("/api/tables/{table:str}/branch", sync_to_thread=True)
def branch(request: AnyRequest, table: Named, data: JSONBody[BranchAsked]) -> Opened:
    """Play on from a moment against the machine, with other dice."""
    house, visitor = somebody(request, costly=True)
    new = house.seating.branch(visitor, table, data)
    house.machines.wake()
    return opened(request, visitor, new)


ROUTES = [film, graph, branch]

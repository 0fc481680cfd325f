"""The games: what there is to play, the rules, the maps and faces."""

import gzip
from functools import cache
from inspect import signature
from typing import cast

import msgspec
from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader

from grognard import games, players
from grognard.kernel import AnyGame, Face, Option, Problem, Sheet, Table
from grognard.service.api import About, GameCard, OptionCard, Provenance, RuleText, ScenarioCard
from grognard.service.desk import Missing
from grognard.service.routes import AnyRequest, Named
from grognard.service.seating import USUAL_LEVEL, quick_scenario
from grognard.service.showing import preview
from grognard.service.visits import enter

STEADY = CacheControlHeader(max_age=600, public=True)


def game_of(slug: str) -> AnyGame:
    try:
        return games.get(slug)
    except Problem as problem:
        raise Missing(problem.text.id, **dict(problem.text.args)) from problem


@get("/api/games", sync_to_thread=True, cache_control=STEADY)
def all_games(request: AnyRequest) -> list[GameCard]:
    """Every game with its scenarios, options and machine players."""
    enter(request)
    return [_card(game) for game in games.all_games()]


def _card(game: AnyGame) -> GameCard:
    return GameCard(
        slug=game.slug,
        title=game.title,
        credit=game.credit,
        ruleset=game.version,
        sides=game.sides,
        seats=game.seats,
        scenarios=tuple(
            ScenarioCard(one.id, one.title, one.rule, one.turns, one.placed, one.options, preview(game, one.id).map)
            for one in game.scenarios.values()
        ),
        options=tuple(
            OptionCard(one.id, one.default, one.values, one.rule, one.title, one.number, _seats(game, one))
            for one in game.options
        ),
        levels=tuple(players.LEVELS),
        level=USUAL_LEVEL,
        queries={
            name: tuple(signature(asked).parameters)[2:] for name, asked in game.queries.items()
        },  # after state, seat
        quick=quick_scenario(game),
        die=game.die,
    )


def _seats(game: AnyGame, option: Option) -> dict[str, int]:
    """How many seats are played with each value of an option, where that hangs on it."""
    plain = game.settle_options({})
    counts = {value: len(game.seats_of(plain | {option.id: value})) for value in option.values}
    return counts if len(set(counts.values())) > 1 else {}


@get("/api/games/{slug:str}/rules", sync_to_thread=True, cache_control=STEADY)
def rules(request: AnyRequest, slug: Named) -> dict[str, RuleText]:
    """Every rule by its number, in the rulebook's order."""
    enter(request)
    game = game_of(slug)
    found = {}
    for number, rule in game.rulebook.items():
        chapter = max((one for one in game.chapters if number.startswith(one)), key=len, default="")
        title = game.chapters.get(chapter, {})
        found[number] = RuleText(rule.title, rule.summary, chapter, title, rule.ruling, rule.option)
    return found


@get("/api/games/{slug:str}/about", sync_to_thread=True, cache_control=STEADY)
def about(request: AnyRequest, slug: Named) -> About:
    """Whose game it is, and what of its data was reconstructed."""
    enter(request)
    game = game_of(slug)
    sources = tuple(Provenance(one.what, one.provenance, one.note) for one in game.sources)
    return About(game.slug, game.title, game.credit, game.version, game.data_hash, sources)


@get("/api/games/{slug:str}/maps/{map_:str}", sync_to_thread=True, cache_control=STEADY, opt={"zipped": True})
def sheet(request: AnyRequest, slug: Named, map_: Named) -> Response[Sheet]:
    """A map as the client draws it."""
    enter(request)
    plain, zipped = packed(game_of(slug), map_)
    takes_zipped = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if takes_zipped else {})
    body = cast("Sheet", zipped if takes_zipped else plain)  # as bytes: it is sent as it lies
    return Response(body, headers=headers, media_type=MediaType.JSON)


@cache
def packed(game: AnyGame, map_: str) -> tuple[bytes, bytes]:
    """A map as JSON, plain and zipped as far as it goes: it never changes, and the lobby asks for one of each game."""
    try:
        found = game.sheet(map_)
    except Problem as problem:
        raise Missing(problem.text.id, **dict(problem.text.args)) from problem
    if found is None:
        raise Missing("unknown-name", kind="map", name=map_)
    plain = msgspec.json.encode(found)
    return plain, gzip.compress(plain, mtime=0)


@get("/api/games/{slug:str}/faces", sync_to_thread=True, cache_control=STEADY)
def faces(request: AnyRequest, slug: Named) -> list[Face]:
    """How each kind of piece looks."""
    enter(request)
    return list(game_of(slug).faces())


@get("/api/games/{slug:str}/scenarios/{scenario:str}", sync_to_thread=True, cache_control=STEADY)
def scenario_preview(request: AnyRequest, slug: Named, scenario: Named) -> Table:
    """The opening position of a scenario."""
    enter(request)
    game = game_of(slug)
    if scenario not in game.scenarios:
        raise Missing("unknown-scenario", game=slug, name=scenario, known=", ".join(game.scenarios))
    return preview(game, scenario)


ROUTES = [all_games, rules, about, sheet, faces, scenario_preview]

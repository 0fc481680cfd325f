"""Positions of Tide of Iron by hand.

A unit is ``us-1-1@0305:r4`` (base, hex, figures as loads.LOAD_NAMES writes them: r regular, e elite, o officer, g
machine gun, m mortar) or ``de-tiger-1@0406``, with words after it: ``us-1-2@0306:r2g1,op,eng``; aboard:
``us-1-3@us-truck-1:r4``. The words: tired, op; pinned, disrupted; light, heavy; at, eng, flame, med; hidden;
entrenched, bunkered (the fortification must be there); d2 (a vehicle of division 2).
"""

import copy
import json
from bisect import insort
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from grognard.games.iron import GAME, TideOfIron
from grognard.games.iron.actions import FIGURE_NAMES, TO
from grognard.games.iron.board import (
    BOARDS,
    BOOK,
    CARDS,
    ENTRENCHMENT,
    FORTS,
    HEXES,
    PILLBOX,
    UNITS,
    Board,
    board_for,
)
from grognard.games.iron.ground import GRID
from grognard.games.iron.loads import LOAD_NAMES
from grognard.games.iron.movement import Moving
from grognard.games.iron.schema import SIDES, SPECS, TERRAINS
from grognard.games.iron.state import (
    ABOARD,
    BOX,
    DISRUPTED,
    EXITED,
    FATIGUED,
    HEADQUARTERS,
    HEAVY,
    IN_DECK,
    LIGHT,
    OP_FIRE,
    OUT,
    PINNED,
    PLAY_AREA,
    IronState,
    board_of,
    embark,
    new_state,
    put,
)
from grognard.games.iron.turn import COMMANDING, ActionPhase, ActionTurn, Course, actions_of
from grognard.kernel import WIN, Event, Frame, Names, engine
from tests.talk import Talk

SCENARIO = "breaking_point"
FREE = {option.id: option.default for option in GAME.options}
ACTS = {"tired": FATIGUED, "op": OP_FIRE}
HARM = {"pinned": PINNED, "disrupted": DISRUPTED, "light": LIGHT, "heavy": HEAVY}
TOKENS = {"at": 0, "eng": 1, "flame": 2, "med": 3}
SHELTERS = {"entrenched": ENTRENCHMENT, "bunkered": PILLBOX}
PILES = {"deck": IN_DECK, "hq": HEADQUARTERS, "play": PLAY_AREA, "out": OUT}


def field(terrain: str = "", level: str = "", roads: str = "", *, scenario: str = SCENARIO, stream: str = "") -> Board:
    """The board of a scenario on open ground: clear at level 0 but for ``0404=woods``, ``0505=1``.

    ``roads``: paths, ``0302-0303-0304 0507-0508``. Its objectives and zones stay those of the scenario.
    """
    return lay({}, terrain, level, roads, scenario, stream)


def lay(
    options: Mapping[str, str], terrain: str, level: str, roads: str, scenario: str = SCENARIO, stream: str = ""
) -> Board:
    given = {**FREE, **options}
    key = f"open {scenario} {terrain} {level} {roads} {stream} {sorted(given.items())} {BOOK.hash}"
    if key in BOARDS:
        return BOARDS[key]
    book = copy.copy(BOOK)
    scene = book.scenarios[scenario]
    ground = copy.copy(book.grounds[scenario])
    ground.terrain = [0] * ground.count
    ground.level = [0] * ground.count
    for word in terrain.split():
        name, _, kind = word.partition("=")
        ground.terrain[GRID.index(name)] = TERRAINS.index(kind)
    for word in level.split():
        name, _, value = word.partition("=")
        ground.level[GRID.index(name)] = int(value)
    ground.road = set()
    for path in roads.split():
        for a, b in pairwise(GRID.index(name) for name in path.split("-")):
            ground.road |= {(a, b), (b, a)}
    if stream:
        scene = structs.replace(scene, stream=stream)
        book.scenarios = {**book.scenarios, scenario: scene}
    ground._price(book, scene)  # the prices of this ground, by the code of the real ones
    book.grounds = {**book.grounds, scenario: ground}
    BOARDS[key] = Board(key, book, scenario, given)
    return BOARDS[key]


def bare(
    units: str,
    *,
    scenario: str = SCENARIO,
    real: bool = False,
    terrain: str = "",
    level: str = "",
    roads: str = "",
    stream: str = "",
    forts: str = "",
    wire: str = "",
    traps: str = "",
    mines: str = "",
    smoke: str = "",
    cards: str = "",
    control: str = "",
    command: tuple[int, int] = (0, 0),
    round_: int = 2,
    initiative: str = "us",
    options: Mapping[str, str] | None = None,
) -> IronState:
    """A state with exactly these units and markers; nothing is asked yet: the stack is empty.

    On open ground (see :func:`field`) unless ``real``: then the scenario's own map. Markers are only those given, on
    either. ``forts``: ``0305=entrenchment 0305=pillbox``. ``cards``: ``take_cover-1=play blitz-1=hq`` (hq, play, deck,
    out). ``control``: ``V1=us C0813=de``.
    """
    if real:
        board = board_for(BOOK, scenario, {**FREE, **(options or {})})
    else:
        board = lay(options or {}, terrain, level, roads, scenario, stream)
    state = new_state(board, bytes(32))
    state.forts, state.wire, state.traps, state.mines, state.smoke = [], [], [], [], []
    for names, hexes in ((wire, state.wire), (traps, state.traps), (mines, state.mines), (smoke, state.smoke)):
        for name in names.split():
            insort(hexes, HEXES.index(name))
    for word in forts.split():
        name, _, kind = word.partition("=")
        insort(state.forts, 4 * HEXES.index(name) + FORTS.index(kind))
    for placed in units.split():
        place_unit(state, placed)
    for word in cards.split():
        name, _, pile = word.partition("=")
        state.card[CARDS.index(name)] = PILES[pile]
    for word in control.split():
        name, _, side = word.partition("=")
        state.control[board.objective_index[name]] = SIDES.index(side)
    state.command = list(command)
    state.round = round_
    state.initiative = state.active = SIDES.index(initiative)
    return state


def place_unit(state: IronState, placed: str) -> int:
    """Put one unit as the notation above says; its number."""
    name, _, spot = placed.partition("@")
    place, _, words = spot.partition(":")
    unit = UNITS.index(name)
    for word in [word for word in words.split(",") if word]:
        if word in ACTS:
            state.acts[unit] = ACTS[word]
        elif word in HARM:
            state.harm[unit] = HARM[word]
        elif word in TOKENS:
            state.spec[unit] = TOKENS[word]
        elif word == "hidden":
            insort(state.hidden, unit)
        elif word in SHELTERS:
            state.fort[unit] = SHELTERS[word]
        elif word == "d2":
            state.division[unit] = 1
        else:
            state.load[unit] = LOAD_NAMES.index(word)
    if place in UNITS.names:
        embark(state, unit, UNITS.index(place))
    else:
        put(state, unit, HEXES.index(place))
    return unit


def position(units: str, *, side: str = "us", seat: int = -1, left: int = 0, **more: Any) -> IronState:
    """The first question of an action turn of a side (or seat), with exactly these units (see :func:`bare`)."""
    state = bare(units, **more)
    number = SIDES.index(side)
    seat = number if seat < 0 else seat
    state.active = number
    order = (0, 2, 1, 3) if len(state.sides) > 2 else (state.initiative, 1 - state.initiative)
    phase = ActionPhase(order, order.index(seat) + 1)
    return ask(state, Course(COMMANDING), phase, ActionTurn(seat, left or actions_of(state, seat), fresh=True))


def ask(state: IronState, *frames: Frame[Any]) -> IronState:
    """Go on with these frames on the stack, to the next question."""
    state.__dict__.clear()  # the decision of the moment before
    state.stack = list(frames)
    engine.run(state, [])
    GAME.check(state)
    return state


def resume(state: IronState, *frames: Frame[Any]) -> list[Event]:
    """The same; what happened on the way."""
    out: list[Event] = []
    state.__dict__.clear()
    state.stack = list(frames)
    engine.run(state, out)
    return out


def corrected(monkeypatch: pytest.MonkeyPatch, folder: Path, **files: object) -> TideOfIron:
    """The game with data corrected by its owner (``tables={…}``), for the positions made from now on too."""
    for name, entries in files.items():
        (folder / f"{name}.json").write_text(json.dumps(entries), encoding="utf-8")
    game = GAME.corrected(folder)
    monkeypatch.setattr("tests.iron.position.BOOK", game.book)
    return game


def opening(scenario: str = SCENARIO, **options: str) -> IronState:
    """A scenario at its first decision."""
    state = GAME.setup(scenario, options, b"test")
    GAME.start(state)
    return state


def at(state: IronState, unit: str) -> str:
    """Where a unit is: a hex, the vehicle that it is aboard, box or exited."""
    index = UNITS.index(unit)
    where = state.where[index]
    if where == ABOARD:
        return UNITS[state.carrier[index]]
    return {BOX: "box", EXITED: "exited"}.get(where) or HEXES[where]


def is_(state: IronState, unit: str) -> str:
    """What a unit is like, in the words of the notation: ``r4,op,pinned,eng``; a fresh whole vehicle: ``fresh``."""
    index = UNITS.index(unit)
    squad = unit[3].isdigit()
    words = [LOAD_NAMES[state.load[index]]] if squad else []
    words += [word for word, value in ACTS.items() if state.acts[index] == value]
    words += [
        word
        for word, value in HARM.items()
        if state.harm[index] == value and (word in ("pinned", "disrupted")) == squad
    ]
    words += [word for word, value in TOKENS.items() if state.spec[index] == value]
    words += [word for word, value in SHELTERS.items() if state.fort[index] == value]
    if index in state.hidden:
        words.append("hidden")
    return ",".join(words) or "fresh"


def card(state: IronState, name: str) -> str:
    """Where a card is: deck, hq, play, out."""
    return next(pile for pile, value in PILES.items() if state.card[CARDS.index(name)] == value)


def controller(state: IronState, objective: str) -> str:
    """The side that controls an objective; nobody, gone."""
    control = state.control[board_of(state).objective_index[objective]]
    return SIDES[control] if control >= 0 else ("gone" if control < -1 else "nobody")


def moving(units: str, unit: str, action: str = "advance", **more: Any) -> IronState:
    """A position in which a unit was just activated for a moving action (see :func:`bare`)."""
    state = position(units, side=unit[:2], **more)
    do(state, f"use {unit}", action)
    return state


def points(state: IronState) -> float:
    """The MP that the moving unit has left."""
    return next(frame for frame in state.stack if isinstance(frame, Moving)).points / 3


def prices(state: IronState) -> dict[str, float]:
    """The hexes that the moving unit may step into, with their prices in MP."""
    found = {}
    for hex_ in starts(state, "to"):
        other = state.copy()
        GAME.apply(other, other.active, TO[HEXES.index(hex_)])
        found[hex_] = round(points(state) - points(other), 3)
    return found


def hexes(values: list[int]) -> list[str]:
    return [HEXES[hex_] for hex_ in values]


NAMED: dict[str, Names | tuple[str, ...]] = {
    "unit": UNITS, "units": UNITS, "vehicle": UNITS, "leader": UNITS, "firers": UNITS, "support": UNITS, "hex": HEXES,
    "origin": HEXES, "places": HEXES, "card": CARDS, "side": SIDES, "figure": FIGURE_NAMES, "spec": SPECS,
    "giver": UNITS, "taker": UNITS,
}  # fmt: skip

TALK = Talk(GAME, NAMED)
legal, starts, do, chances = TALK.legal, TALK.starts, TALK.do, TALK.chances
why, refusal, plan, told, cites = TALK.why, TALK.refusal, TALK.plan, TALK.told, TALK.cites
asked, question, seen, track = TALK.asked, TALK.question, TALK.seen, TALK.track


def ended(state: IronState) -> str:
    """How the game ended: ``us WIN-01 iron-over-…``; empty if it goes on."""
    outcome = GAME.outcome(state)
    if outcome is None:
        return ""
    winner = next((name for name, won in zip(SIDES, outcome.results, strict=True) if won == WIN), "nobody")
    return " ".join([winner, outcome.rule, str(outcome.reason)])

"""Positions of The Deadly Woods by hand: ``g-1ss-peiper@3909``, ``u-4id-12@3823:1`` (steps left), ``g-301@dead``."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from grognard.games.woods import GAME
from grognard.games.woods.board import ASSETS, BOOK, BRIDGES, CHITS, HEXES, UNITS, board_for
from grognard.games.woods.chits import DRAWING, Opening, Rounds, fill
from grognard.games.woods.events import ROUNDS
from grognard.games.woods.rounds import Round
from grognard.games.woods.schema import ARMIES, SIDES
from grognard.games.woods.state import (
    AWAY,
    DEAD,
    GONE,
    OOS,
    READY,
    REMOVED,
    USED,
    WAITING,
    WoodsState,
    board_of,
    lift,
    new_state,
    put,
)
from grognard.games.woods.turn import ROUNDS as ROUND_PHASE
from grognard.games.woods.turn import Course
from grognard.games.woods.zoc import refresh_both
from grognard.kernel import WIN, Event, Names, engine
from tests.talk import Talk

NOWHERE = {"dead": DEAD, "waiting": WAITING, "removed": REMOVED}
BOXES = {"ready": READY, "used": USED, "away": AWAY, "gone": GONE}
FREE = {"max_turns": "none", "plus_two": "off"}


def bare(
    units: str,
    *,
    turn: int = 4,
    scenario: str = "campaign",
    broken: str = "",
    whole: str = "",
    german: str = "",
    allied: str = "",
    oos: str = "",
    assets: str = "",
    options: Mapping[str, str] | None = None,
) -> WoodsState:
    """A state with exactly these units on the map; all others are dead. Nothing is asked yet: the stack is empty.

    ``broken`` and ``whole``: bridges (3215/3315) destroyed or intact beside the set-up; ``german`` and ``allied``:
    settlements that they control beside the set-up; ``oos``: German units out of supply; ``assets``: where assets are,
    ``ue-v@3406 ga-6pz-1@used gn-5pz-1@away:6``; those of the turn are ready, engineers in their box.
    """
    board = board_for(BOOK, scenario, {**FREE, **(options or {})})
    state = new_state(board, bytes(32))
    state.turn = turn
    for unit, where in enumerate(state.where):
        if where >= 0:
            lift(state, unit)
        state.where[unit], state.steps[unit] = DEAD, 0
    for placed in units.split():
        name, _, spot = placed.partition("@")
        place, _, steps = spot.partition(":")
        unit = UNITS.index(name)
        state.where[unit] = NOWHERE.get(place, WAITING)
        state.steps[unit] = (int(steps) if steps else board.steps[unit]) if place != "dead" else 0
        if place not in NOWHERE:
            put(state, unit, HEXES.index(place))
    for asset, row in enumerate(board.assets):
        over = 0 < row.last < turn  # 12.1
        state.asset[asset] = GONE if over else READY if row.turn <= turn else AWAY
    for placed in assets.split():
        name, _, spot = placed.partition("@")
        place, _, back = spot.partition(":")
        asset = ASSETS.index(name)
        state.asset[asset] = BOXES[place] if place in BOXES else HEXES.index(place)
        state.back[asset] = int(back) if back else state.back[asset]
    for names, value in ((broken, 1), (whole, 0)):
        for name in names.split():
            state.bridge[BRIDGES.index(name)] = value
    for side, names in enumerate((german, allied)):
        for name in names.split():
            state.control[board.place_of[HEXES.index(name)]] = side
    for name in oos.split():
        state.flags[UNITS.index(name)] |= OOS
    refresh_both(state)
    return state


def position(
    units: str, *, side: str = "german", round_: str = "movement", arg: str = "", **more: object
) -> WoodsState:
    """The first question of a round of a side, with exactly these units (see :func:`bare`).

    ``round_``: movement, combat, reaction, army, all, one, formations, patton, monty_movement, monty_combat,
    reinforcement; ``arg``: the army zone (6pz, 5pz, 7a) of an army or one-army round, 1 or 2 for a Reaction or the box
    of a reinforcement.
    """
    return begin(bare(units, **more), side, round_, arg)  # type: ignore[arg-type]


def begin(state: WoodsState, side: str = "german", round_: str = "movement", arg: str = "") -> WoodsState:
    """Start a round in a bare state; the cup is filled with what the turn has, whatever this round is."""
    fill(state, board_of(state))
    number = SIDES.index(side)
    value = ARMIES.index(arg) if arg in ARMIES else int(arg or 0)
    if round_ == "reinforcement":
        state.reinforced[number] = value
    state.__dict__.clear()  # the decision of the moment before
    state.stack = [Course(ROUND_PHASE + 1), Rounds(DRAWING), Round(ROUNDS.index(round_), number, value)]
    engine.run(state, [])
    GAME.check(state)
    return state


def corrected(monkeypatch: pytest.MonkeyPatch, folder: Path, **files: object) -> None:
    """The game with data corrected by its owner (``tables={…}``), for the positions made from now on."""
    for name, entries in files.items():
        (folder / f"{name}.json").write_text(json.dumps(entries), encoding="utf-8")
    monkeypatch.setattr("tests.woods.position.BOOK", GAME.corrected(folder).book)


def opening(scenario: str = "campaign", **options: str) -> WoodsState:
    """A scenario at its first decision."""
    state = GAME.setup(scenario, options, b"test")
    GAME.start(state)
    return state


def resume(state: WoodsState, step: int) -> list[Event]:
    """Go on from a step of the turn (turn.BEGIN …) to the next question; what happened on the way."""
    out: list[Event] = []
    state.__dict__.clear()  # the decision of the moment before
    state.stack = [Course(step)]
    engine.run(state, out)
    return out


def assault(state: WoodsState, hex_: str, *units: str, die: int = 0) -> list[Event]:
    """Attack a hex with these units and no support on either side, and roll the die if one is given."""
    if legal(state)[-1] == "end" and f"attack {hex_}" not in legal(state):
        do(state, "end")  # the movement part of the round
    events = do(state, f"attack {hex_}", *(f"join {unit}" for unit in units), "strike")
    while "ready" in legal(state):
        events += do(state, "ready")
    return [*events, *do(state, f"die {die}")] if die else events


def at(state: WoodsState, unit: str) -> str:
    """The hex of a unit with its steps: ``3909:3``; or dead, waiting, removed."""
    index = UNITS.index(unit)
    where = state.where[index]
    return f"{HEXES[where]}:{state.steps[index]}" if where >= 0 else next(k for k, v in NOWHERE.items() if v == where)


def asset(state: WoodsState, name: str) -> str:
    """Where an asset is: a hex, ready, used, gone, ``away:6``."""
    index = ASSETS.index(name)
    where = state.asset[index]
    if where >= 0:
        return HEXES[where]
    return f"away:{state.back[index]}" if where == AWAY else next(k for k, v in BOXES.items() if v == where)


def flag(state: WoodsState, unit: str, which: int) -> bool:
    """Whether something is true of a unit: one of the words of state.py (ACTIVE, MOVED, OOS …)."""
    return bool(state.flags[UNITS.index(unit)] & which)


def is_broken(state: WoodsState, bridge: str) -> bool:
    return bool(state.bridge[BRIDGES.index(bridge)])


def controller(state: WoodsState, place: str) -> str:
    """The side that controls a settlement."""
    return SIDES[state.control[board_of(state).place_of[HEXES.index(place)]]]


def spent(state: WoodsState) -> float:
    """The MP that the unit in hand has spent."""
    return int(state.stack[-1].spent) / 2


def chits(counts: list[int]) -> list[str]:
    """The chits in the cup or in the hand, by name."""
    return [CHITS[chit] for chit, count in enumerate(counts) for _ in range(count)]


NAMED: dict[str, Names | tuple[str, ...]] = {
    "unit": UNITS, "units": UNITS, "hex": HEXES, "origin": HEXES, "bridge": BRIDGES, "asset": ASSETS, "chit": CHITS,
    "side": SIDES, "initiative": SIDES,
}  # fmt: skip

TALK = Talk(GAME, NAMED)
legal, starts, do, go, chances = TALK.legal, TALK.starts, TALK.do, TALK.go, TALK.chances
why, refusal, plan, told, cites = TALK.why, TALK.refusal, TALK.plan, TALK.told, TALK.cites
asked, question, seen, track = TALK.asked, TALK.question, TALK.seen, TALK.track


def ended(state: WoodsState) -> str:
    """How the game ended: ``german 3.4c woods-over-vp vp=5``; empty if it goes on."""
    outcome = GAME.outcome(state)
    if outcome is None:
        return ""
    winner = next((name for name, won in zip(SIDES, outcome.results, strict=True) if won == WIN), "nobody")
    return " ".join(filter(None, [winner, outcome.rule, str(outcome.reason)]))


def drop(units: str) -> WoodsState:
    """Turn 1, after the first Reaction: von der Heydte is placed."""
    state = bare(f"g-vdh@waiting {units}", turn=1)
    fill(state, board_of(state))
    state.stack = [Course(ROUND_PHASE + 1), Rounds(DRAWING), Opening(2)]
    engine.run(state, [])
    return state

"""Why not? What a person pointed at is a list of legal actions, or a refusal with the rule that stands against it."""

from collections.abc import Callable, Iterator
from typing import Any

from grognard.games.woods.actions import (
    CANCEL,
    COMBAT,
    CONVERT,
    DEPART,
    END,
    FALL_BACK,
    HOLD,
    KEEP,
    MONTY,
    MOVEMENT,
    PASS,
    PATTON,
    PLUS,
    REACT,
    READY,
    STOP,
    STRIKE,
    SWAP,
    WAIT,
)
from grognard.games.woods.assets import Deploying, Engineers, Motorizing, Placing
from grognard.games.woods.board import ASSETS, CHITS, COUNT, HEXES, NEAR, UNITS, Board
from grognard.games.woods.bridges import HeldBridges, RetreatBridges
from grognard.games.woods.chits import ArmyChit, Rounds
from grognard.games.woods.combat import Attacks, Backing, Engagement, Muster
from grognard.games.woods.events import hex_arg
from grognard.games.woods.losses import Losses
from grognard.games.woods.movement import Demolition, Doorway, Marching, Moving
from grognard.games.woods.pointing import Answer, Ask, look_up, not_now
from grognard.games.woods.pointing_assets import (
    deploying,
    engineers,
    motorizing,
    placing,
    rebuilding,
    replacements,
)
from grognard.games.woods.pointing_combat import attacks, backing, engagement, losses, muster, no_plus
from grognard.games.woods.pointing_movement import demolition, doorway, marching, moving, no_stop, stacking
from grognard.games.woods.pointing_retreat import held_bridges, retreat_bridges, retreating, retreating_units
from grognard.games.woods.pointing_rounds import army_chit, arrivals, first_chit, formations, one_army
from grognard.games.woods.reasons import no
from grognard.games.woods.reinforcements import Arrivals
from grognard.games.woods.replacements import Rebuilding, Replacements
from grognard.games.woods.retreat import Retreating, Retreats
from grognard.games.woods.rounds import NameArmy, NameFormations, PlayedAs
from grognard.games.woods.stacking import Stacking
from grognard.games.woods.state import WoodsState, board_of, units_in
from grognard.kernel import Action, Intent, Problem, Refusal, engine

ANSWERS: dict[str, Action] = {
    "swap": SWAP, "keep": KEEP, "movement": MOVEMENT, "combat": COMBAT, "patton": PATTON, "monty": MONTY,
    "react": REACT, "wait": WAIT, "pass": PASS, "depart": DEPART, "cancel": CANCEL, "stop": STOP, "hold": HOLD,
    "end": END, "strike": STRIKE, "plus": PLUS, "ready": READY, "convert": CONVERT, "fall_back": FALL_BACK,
}  # fmt: skip


def judge(state: WoodsState, seat: int, intent: Intent) -> Answer:
    """The actions that do what the deciding seat points at, or why it cannot be done."""
    board, frame, now = board_of(state), state.stack[-1], engine.decision(state)
    assert now is not None
    try:
        ask = look_up(state, board, state.sides[seat], now, intent)
    except Problem as problem:
        return Refusal("", problem.text)
    if isinstance(ask, Refusal):
        return ask
    if intent.verb in ANSWERS and not (isinstance(frame, Muster) and ask.units):
        action = ANSWERS[intent.verb]
        return [action] if action in now.actions else _not_answered(ask, frame)
    handler, verbs = HANDLERS.get(type(frame), (_nothing, ()))
    if intent.verb and intent.verb not in verbs:
        return not_now(ask)
    return handler(ask, frame)


def _nothing(ask: Ask, frame: Any) -> Answer:
    return not_now(ask)


def _not_answered(ask: Ask, frame: Any) -> Refusal:
    """Why a bare verb is not an answer now."""
    if ask.verb in ("movement", "combat") and isinstance(frame, PlayedAs):
        return no("14.4a", "played-once", answer=ask.verb)
    if ask.verb == "strike" and isinstance(frame, Muster):
        return no("11.3.1a", "join-first", hex=hex_arg(frame.hex))
    if ask.verb == "stop" and isinstance(frame, Moving):
        return no_stop(frame)
    if ask.verb == "plus" and isinstance(frame, Backing):
        return no_plus(ask, frame)
    if ask.verb == "pass" and isinstance(frame, Placing):
        return no("12.7a", "vdh-must")
    return not_now(ask)


HANDLERS: dict[type, tuple[Callable[[Ask, Any], Answer], tuple[str, ...]]] = {
    Engineers: (engineers, ("withdraw", "deploy", "to")),
    Deploying: (deploying, ("deploy", "to")),
    Placing: (placing, ("to",)),
    Motorizing: (motorizing, ("motorize",)),
    Replacements: (replacements, ("restore", "rebuild", "to")),
    Rebuilding: (rebuilding, ("rebuild", "to")),
    Rounds: (first_chit, ("play",)),
    ArmyChit: (army_chit, ("put",)),
    NameArmy: (one_army, ("army",)),
    NameFormations: (formations, ("formation",)),
    Arrivals: (arrivals, ("to", "defer")),
    Marching: (marching, ("move", "abandon", "to", "drive", "demolish", "blow")),
    Moving: (moving, ("move", "to", "drive")),
    Doorway: (doorway, ("cover",)),
    Demolition: (demolition, ("demolish", "blow")),
    Stacking: (stacking, ("remove",)),
    Attacks: (attacks, ("attack", "join")),
    Muster: (muster, ("attack", "join", "strike")),
    Backing: (backing, ("support", "double")),
    Losses: (losses, ("lose",)),
    Engagement: (engagement, ("stand", "advance")),
    Retreats: (retreating_units, ("retreat", "to")),
    Retreating: (retreating, ("retreat", "to")),
    RetreatBridges: (retreat_bridges, ("blow",)),
    HeldBridges: (held_bridges, ("blow",)),
}


# --- what a person might point at -------------------------------------------------------------------------------------

POINTED = ("move", "drive", "abandon", "attack", "restore", "defer")
ASSET_VERBS = ("support", "double", "deploy", "withdraw", "demolish", "blow")
CHIT_VERBS = ("play", "put")
SPREAD = 16  # of all hexes one in so many, beside those near a unit


def intents(state: WoodsState) -> Iterator[Intent]:
    """Bare answers; hexes; units alone, with a verb, with hexes near and far, with others; assets; chits; stacks."""
    board = board_of(state)
    yield from (Intent(verb=verb) for verb in (*ANSWERS, "drive", "blow"))
    yield from (Intent(place=name) for name in HEXES)
    yield from (Intent(place=HEXES[a], verb="blow") for a, _ in board.ends)
    yield from (Intent(place=HEXES[hex_], verb="to") for hex_ in range(0, COUNT, SPREAD))
    for name in CHITS:
        yield Intent((name,))
        yield from (Intent((name,), verb=verb) for verb in CHIT_VERBS)
    for asset, name in enumerate(ASSETS):
        yield Intent((name,))
        yield Intent(piece=name)
        yield from (Intent((name,), verb=verb) for verb in ASSET_VERBS)
        if asset in board.engineers:
            yield from (Intent((name,), place=HEXES[hex_]) for hex_ in board.places[asset % 3 :: 3])
            yield from (Intent((name,), place=HEXES[a]) for a, _ in board.ends[asset % 3 :: 3])
    for unit, name in enumerate(UNITS):
        yield Intent((name,))
        yield Intent(piece=name)
        yield from (Intent((name,), verb=verb) for verb in POINTED)
        yield from (Intent((name,), place=HEXES[hex_]) for hex_ in _near(state, board, unit))
        yield from (Intent((name,), piece=UNITS[foe]) for foe in _foes(state, board, unit))
    for hex_ in sorted({where for where in state.where if where >= 0}):
        stack = tuple(UNITS[unit] for unit in units_in(state, hex_))
        if len(stack) > 1:
            yield Intent(stack)
            yield from (Intent(stack, place=HEXES[near]) for near in NEAR[hex_])


def _near(state: WoodsState, board: Board, unit: int) -> list[int]:
    """The hexes next to a unit, some two away and a few far ones; for one beside the map towns and entry hexes."""
    here = state.where[unit]
    if here < 0:
        return sorted({*board.towns[unit % 4 :: 4], *(hexes[0] for hexes in board.zones[unit % 4 :: 4])})
    second = sorted({far for near in NEAR[here] for far in NEAR[near]})
    return sorted({*NEAR[here], *second[unit % 3 :: 3], *range(unit, COUNT, COUNT // 2)})


def _foes(state: WoodsState, board: Board, unit: int) -> list[int]:
    """One unit of each hex next to a unit, friend or enemy; and one of either side from elsewhere."""
    here = state.where[unit]
    beside = [state.first[near] for near in NEAR[here] if state.first[near] >= 0] if here >= 0 else []
    return [*beside[:2], *(roster[unit % len(roster)] for roster in board.roster)]

"""What pointing means at a bridge: who blows it up, who builds it, which one (chapter 10)."""

from grognard.games.tigers.actions import BLOW, BUILD, TO
from grognard.games.tigers.board import AREAS, Board
from grognard.games.tigers.bridges import (
    Building,
    Crossing,
    Site,
    cannot_blow,
    cannot_build,
    no_building,
    no_demolition,
    sites,
)
from grognard.games.tigers.events import place_arg, unit_arg
from grognard.games.tigers.pointing import Answer, Ask, not_one
from grognard.games.tigers.reasons import no, unusable
from grognard.games.tigers.state import ATTACKED, DUG, STOPPED, TigersState, has
from grognard.kernel import Refusal

BLOWING = {
    "10.21": "blow-far", "10.22": "blow-armour", "10.23": "blow-twice", "10.24": "blow-enemy", "10.25": "blow-tried",
    "10.26": "blow-day",
}  # fmt: skip
BUILDING = {"10.11": "build-type", "10.13": "build-enemy", "10.16": "build-again", "13.24": "build-supply"}
SITES = {"10.11": "bridge-intact", "10.13": "bridge-held", "10.17": "bridge-tried"}


# --- 10.2: demolition -------------------------------------------------------------------------------------------------


def crossing(ask: Ask, frame: Crossing) -> Answer:
    """Who tries to blow up the bridge that is about to be crossed."""
    state, board = ask.state, ask.board
    if (refusal := not_one(ask)) is not None:
        return refusal
    unit, (a, b) = ask.units[0], board.ends[frame.bridge]
    if (refusal := unusable(state, board, ask.side, unit, "10.21")) is not None:
        return refusal
    rule = no_demolition(state, board, frame.bridge) or cannot_blow(state, board, unit, frame.bridge)
    if rule:
        return no(rule, BLOWING[rule], unit=unit_arg(unit), a=place_arg(a), b=place_arg(b))
    return [BLOW[unit]]


# --- 10.1: building ---------------------------------------------------------------------------------------------------


def building(ask: Ask, frame: Building) -> Answer:
    """An engineer, and the far end of its bridge."""
    state, board = ask.state, ask.board
    if (refusal := not_one(ask)) is not None:
        return refusal
    unit = ask.units[0]
    if (refusal := unusable(state, board, ask.side, unit, "10.11")) is not None:
        return refusal
    here = state.where[unit]
    if rule := cannot_build(state, board, unit):
        return _no_builder(state, rule, unit, here)
    if ask.place in (-1, here):
        return [BUILD[unit]] if sites(state, board, unit) else _no_site(state, board, unit, here)
    return no_bridge(state, board, here, ask.place) or [BUILD[unit], TO[ask.place]]


def _no_builder(state: TigersState, rule: str, unit: int, here: int) -> Refusal:
    names = {"unit": unit_arg(unit)}
    if rule == "10.12":
        return no(rule, "build-zone" if here >= AREAS else "build-moved", **names)
    if rule != "10.14":
        return no(rule, BUILDING[rule], place=place_arg(here), **names)
    if state.flags[unit] & ATTACKED:
        return no(rule, "build-attacked", **names)
    if state.flags[unit] & DUG:
        return no(rule, "build-dug", **names)
    if state.flags[unit] & STOPPED:
        return no(rule, "build-stopped", **names)
    assert has(state.fought, here)
    return no(rule, "build-fought", place=place_arg(here), **names)


def _no_site(state: TigersState, board: Board, unit: int, here: int) -> Refusal:
    """Why an engineer has nothing to build where it stands: by the first bridge that is damaged, if there is one."""
    refusals = [no_bridge(state, board, here, way.place) for way in board.crossings[here]]
    damaged = [refusal for refusal in refusals if refusal is not None and refusal.rule != "10.11"]
    return damaged[0] if damaged else no("10.12", "no-site", unit=unit_arg(unit), place=place_arg(here))


def site(ask: Ask, frame: Site) -> Answer:
    """10.16 An engineer is at work: only its bridge can be named."""
    if any(unit != frame.unit for unit in ask.units):
        return no("10.16", "finish-first", unit=unit_arg(frame.unit))
    if ask.place < 0:
        return no("10.16", "choose-site", unit=unit_arg(frame.unit))
    return no_bridge(ask.state, ask.board, ask.state.where[frame.unit], ask.place) or [TO[ask.place]]


def no_bridge(state: TigersState, board: Board, here: int, far: int) -> Refusal | None:
    """Why nobody builds a bridge from one place to another now."""
    names = {"here": place_arg(here), "place": place_arg(far)}
    bridge = board.bridge_of.get((here, far), -1)
    if bridge < 0:
        return no("10.12", "no-bridge", **names)
    rule = no_building(state, board, bridge, here)
    return no(rule, SITES[rule], **names) if rule else None

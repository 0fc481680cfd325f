"""The ways that a unit in hand can go, found by the rules themselves: for reach, for plans and for the screen."""

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from grognard.games.woods.board import BOARDS, CLOSED, COUNT, GERMAN, Board
from grognard.games.woods.movement import (
    DRIVING,
    ONE_HEX,
    RATE,
    WITHDRAWING,
    closed,
    doors,
    havens,
    infiltrates,
    reach,
    toll,
)
from grognard.games.woods.state import WoodsState, beside_enemy, side_of
from grognard.games.woods.zoc import ezoc

SLIPPED = 32  # 7.3c: on this way 150 Panzer Brigade has slipped through once; beside the modes of movement


class Route(NamedTuple):
    """How to get to a hex: the hexes on the way, and the half points they cost."""

    steps: tuple[int, ...]
    cost: int
    over: bool = True  # the move ends there by itself


def routes(
    state: WoodsState, board: Board, unit: int, limit: int, mode: int, spent: int = 0, taken: int = 0
) -> dict[int, Route]:
    """Every hex where a unit can end its move, by the cheapest way; among equals the shortest.

    Nobody who points at a hex means a detour: who wants one names the hexes on the way one after the other.
    """
    origin = state.where[unit]
    if mode & WITHDRAWING:
        return {hex_: Route((hex_,), 0) for hex_ in havens(state, board, unit, origin)}
    first = reach(state, board, unit, spent, limit, mode, taken)
    if not first and not taken and not mode & ONE_HEX:
        return {
            hex_: Route((door, hex_), 0)
            for door in doors(state, board, unit)
            for hex_ in havens(state, board, unit, door)
        }
    side = side_of(unit)
    zoc = ezoc(state, side)
    slips = infiltrates(state, board, unit)
    marked = state.motor == unit and mode & DRIVING  # 12.6b: the marker comes off beside an enemy, and the drive ends
    wheels = bool(board.motorized[unit] or mode & DRIVING)
    ground, rate, occupant = _ground(state.board, bytes(state.bridge), wheels), board.tables.road.motorized, state.first
    tolls = (state.asset[board.traffic], state.asset[board.greif], state.vdh_marker)
    guarded = [state.asset[engineer] for engineer in board.engineers] if side == GERMAN else []
    found: dict[int, Route] = {}
    known: set[tuple[int, int]] = set()
    waiting: list[tuple[int, int, tuple[int, ...], int, int]] = [(spent, 0, (), origin, mode)]
    while waiting:
        paid, count, steps, here, how = heappop(waiting)
        if (here, how) in known:
            continue
        known.add((here, how))
        if steps:
            before = steps[-2] if len(steps) > 1 else origin
            through = slips and zoc[here] and not zoc[before] and not how & SLIPPED  # 7.3c (B)
            met = marked and beside_enemy(state, here, side)
            over = bool((zoc[here] and not through) or how & ONE_HEX or paid >= limit or met)
            if here not in found:
                found[here] = Route(steps, paid - spent, over)
            if over:
                continue
        stuck = zoc[here] and not (slips and not steps and not taken)  # 7.3b; 7.3c (A)
        for near, along, cost in ground[here]:
            if near == origin or (stuck and zoc[near]):
                continue
            after = how
            if wheels:
                if along and how & RATE and occupant[near] < 0:  # 10.4b, 6.1c
                    cost = rate
                elif along or not how & DRIVING:  # 10.5b, 10.4.1e
                    after, along = how & ~RATE, False  # 10.4.1d
                else:
                    continue
            if near in tolls:
                cost += toll(state, board, unit, near, along)
            if paid + cost > limit or (near, after) in known or closed(state, board, unit, here, near):
                continue
            if near in guarded:  # 12.4.4a: with all it has, and no further
                if not paid:
                    found.setdefault(near, Route((*steps, near), limit))
                continue
            if slips and zoc[here] and (zoc[near] or steps or taken):
                after |= SLIPPED
            heappush(waiting, (paid + cost, count + 1, (*steps, near), near, after))
    return found


Ways = list[tuple[int, bool, int]]  # a neighbour, whether a road leads there, the half points of a step off the rate


@lru_cache(maxsize=256)
def _ground(key: str, bridges: bytes, wheels: bool) -> list[Ways]:
    """Hex -> the ways out of it, on foot or on wheels."""
    board = BOARDS[key]
    if not any(bridges):
        return [_ways(board, hex_, bridges, wheels) for hex_ in range(COUNT)]
    found = _ground(key, bytes(len(bridges)), wheels)[:]
    for broken, ends in zip(bridges, board.ends, strict=True):
        if broken:
            for hex_ in ends:
                found[hex_] = _ways(board, hex_, bridges, wheels)
    return found


def _ways(board: Board, hex_: int, bridges: bytes, wheels: bool) -> Ways:
    found = []
    for edge in board.edges[hex_]:
        whole = edge.bridge < 0 or not bridges[edge.bridge]
        along = edge.road and whole  # 10.4c
        if wheels:
            cost = edge.motorized if whole else edge.motorized_broken  # 10.6b, 10.6c, 10.6d
        elif along:
            cost = board.tables.road.infantry  # 10.4a
        else:
            cost = edge.infantry if whole else edge.infantry_broken
        if along or cost < CLOSED:
            found.append((edge.hex, along, cost))
    return found

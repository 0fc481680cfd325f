"""The ways that a unit in hand can go, found by the rules themselves: for reach, for plans and for the screen."""

from heapq import heappop, heappush
from typing import NamedTuple

from grognard.games.woods.board import ALLIES, CLOSED, Board
from grognard.games.woods.movement import (
    DRIVING,
    ONE_HEX,
    WITHDRAWING,
    closed,
    doors,
    havens,
    infiltrates,
    price,
    reach,
)
from grognard.games.woods.state import WoodsState, beside_enemy, engineer_in, side_of
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
        for edge in board.edges[here]:
            near = edge.hex
            if near == origin or closed(state, board, unit, here, near):
                continue
            if zoc[here] and zoc[near] and not (slips and not steps and not taken):  # 7.3b; 7.3c (A)
                continue
            cost, after = price(state, board, unit, edge, how)
            if cost >= CLOSED or paid + cost > limit:
                continue
            if unit < ALLIES and engineer_in(state, board, near) >= 0:  # 12.4.4a: with all it has, and no further
                if not paid:
                    found.setdefault(near, Route((*steps, near), limit))
                continue
            if slips and zoc[here] and (zoc[near] or steps or taken):
                after |= SLIPPED
            heappush(waiting, (paid + cost, count + 1, (*steps, near), near, after))
    return found

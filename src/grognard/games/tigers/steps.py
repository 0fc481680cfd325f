"""The ways that units in hand can go, found by the rules themselves: for reach, for plans and for the screen."""

from heapq import heappop, heappush
from typing import NamedTuple

from grognard.games.tigers.board import AREAS, Board
from grognard.games.tigers.bridges import demolishers
from grognard.games.tigers.movement import Group, damaged_way, ends_of, enemy_in, may_go, party, step
from grognard.games.tigers.state import TigersState

Entry = tuple[int, int, int, tuple[int, ...], int, bool]  # MP, steps, risks, places, where, on foot


class Path(NamedTuple):
    """How to get to a place: the places on the way, the MP they cost, the bridges that the enemy may try to blow up."""

    steps: tuple[int, ...]
    cost: int
    risks: int


def paths(
    state: TigersState, board: Board, group: Group, spent: int = 0, foot: bool = False, taken: int = 0
) -> dict[int, Path]:
    """Every place where the units can end their move, by the cheapest way; among equals the shortest, then the safest.

    Nobody who points at a place means a detour: who wants one names the places on the way one after the other.
    """
    who = party(state, group)
    ends = ends_of(state, who)
    origin = state.where[group[0]]
    found: dict[int, Path] = {}
    known: set[tuple[int, bool]] = set()
    start: Entry = (spent, 0, 0, (), origin, foot)
    waiting = [start]
    while waiting:
        paid, count, risks, places, here, walking = heappop(waiting)
        if (here, walking) in known:
            continue
        known.add((here, walking))
        if places:
            if ends[here] and here not in found:
                found[here] = Path(places, paid - spent, risks)
            if here >= AREAS or enemy_in(state, here):  # 8.22: the move ends there
                continue
        if (taken or places) and (who.cut_off or here >= AREAS):  # 8.29
            continue
        for way in board.ways[here]:
            if not may_go(state, board, group, who, here, way, paid, walking):
                continue
            after = step(state, board, group, who, here, way, paid, walking)
            blown = way.bridge >= 0 and not damaged_way(state, way) and bool(demolishers(state, board, way.bridge))
            entry = (*places, way.place)
            heappush(
                waiting,
                (after, count + 1, risks + blown, entry, way.place, walking or damaged_way(state, way)),
            )
    found.pop(origin, None)
    return found

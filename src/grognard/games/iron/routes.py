"""Where a unit in a moving action can go in the end, and by which way: MOVE-03 step by step, as the rules take it."""

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from msgspec.structs import replace

from grognard.games.iron.actions import ALIGHT, LEAVE
from grognard.games.iron.board import SIDE, THIRD, Board
from grognard.games.iron.movement import Moving, stops_here
from grognard.games.iron.state import ABOARD, IronState, held_by, place_of, put
from grognard.kernel import Action

FAR = 9999  # thirds of MP: nowhere to go to
KEPT = 4096  # how many hexes are remembered with the prices around them


class Way(NamedTuple):
    """The cheapest way into a hex."""

    cost: int  # thirds of MP
    steps: tuple[int, ...]
    mined: bool = False  # FORT-16: the activation ends there


def set_off(state: IronState, board: Board, hand: Moving) -> tuple[IronState, Moving, list[Action]]:
    """A copy for trying, with the unit out of its vehicle (TRAN-05) or fortification (FORT-05), and how it got out.

    CONC-07 Whoever comes next to a squad that is concealed in the open reveals it before he could enter its hex.
    """
    trial, unit = state.copy(), hand.unit
    trial.hidden = [one for one in state.hidden if SIDE[one] == SIDE[unit] or board.hides[place_of(state, one)]]
    if state.where[unit] == ABOARD:
        put(trial, unit, place_of(state, unit))
        return trial, replace(hand, points=hand.points - THIRD * board.tables.board_mp), [ALIGHT]
    if state.fort[unit]:
        trial.fort[unit] = 0
        return trial, replace(hand, points=hand.points - THIRD * board.tables.fort_mp), [LEAVE]
    return trial, hand, []


def routes(trial: IronState, board: Board, hand: Moving, goal: int = -1) -> dict[int, Way]:
    """The hexes that the unit can reach and end its move in; no more than ``goal`` where one is given.

    ``trial`` is a copy of the state (see :func:`set_off`): the unit is moved about in it.
    """
    unit, start, points = hand.unit, trial.where[hand.unit], hand.points
    enemies = held_by(trial, 1 - SIDE[unit])
    settled: dict[int, Way] = {}
    queue: list[tuple[int, int, tuple[int, ...]]] = [(0, start, ())]
    while queue:
        cost, here, steps = heappop(queue)
        if here in settled:
            continue
        settled[here] = Way(cost, steps, bool(steps) and here in trial.mines)
        if here == goal:
            break
        if steps and stops_here(trial, board, unit, here):
            continue
        trial.where[unit] = here
        now = replace(hand, points=points - cost, steps=hand.steps + len(steps))
        for there, price in now.ways(trial, board):
            if there not in settled:
                heappush(queue, (cost + price, there, (*steps, there)))
    trial.where[unit] = start
    del settled[start]
    return {hex_: way for hex_, way in settled.items() if not enemies >> hex_ & 1}  # FIG-23, CONC-04


@lru_cache(KEPT)
def prices(board: Board, unit: int, start: int) -> list[int]:
    """Hex -> what the way there costs by the ground alone, whoever stands on it; FAR where there is none."""
    found, steps = [FAR] * board.count, board.steps[unit]
    queue = [(0, start)]
    while queue:
        cost, here = heappop(queue)
        if found[here] < FAR:
            continue
        found[here] = cost
        for there, price in steps[here]:
            if found[there] == FAR:
                heappush(queue, (cost + price, there))
    return found

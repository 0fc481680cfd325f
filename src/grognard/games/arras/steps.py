"""The ways that the unit in hand can go, found by the rules themselves: for reach, for plans and for the screen."""

from typing import NamedTuple

from grognard.games.arras.actions import TO, To
from grognard.games.arras.movement import Moving, cost
from grognard.games.arras.state import ArrasState, board_of
from grognard.kernel import Action, engine


class Way(NamedTuple):
    """How to get to a place: the steps, the MP they cost, the places that change hands on the way."""

    steps: tuple[Action, ...]
    cost: int
    gained: int


def paths(state: ArrasState) -> dict[int, Way]:
    """Every place that the unit in hand can still reach, by the cheapest way, among equals by the one that takes most.

    Nobody who points at a place means a detour: who wants one names the places on the way one after the other.
    """
    board, unit, side = board_of(state), state.stack[-1].unit, state.initiative
    found: dict[int, Way] = {}
    waiting: list[tuple[ArrasState, Way]] = [(state, Way((), 0, 0))]
    while waiting:
        here, way = waiting.pop(0)
        now = engine.decision(here)
        assert now is not None
        for action in now.actions:
            if not isinstance(action, To):
                continue
            price, _ = cost(here, board, unit, action.place, here.stack[-1].left)
            after = here.copy()
            engine.apply(after, after.seat_of(side), action)
            gained = (after.control ^ state.control).bit_count()
            new = Way((*way.steps, TO[action.place]), way.cost + price, gained)
            known = found.get(action.place)
            if known is not None and (known.cost, -known.gained) <= (new.cost, -new.gained):
                continue
            found[action.place] = new
            if after.stack and isinstance(after.stack[-1], Moving):  # the step may end the game
                waiting.append((after, new))
    found.pop(state.where[unit], None)
    return found

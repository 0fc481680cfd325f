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
    """Every place that the unit in hand can still reach, by the best way there.

    Into a place with enemies the cheapest way is best (what is left matters for an Overrun), among equals the one that
    takes most places on its way; to any other place the one that takes most, for what is left is lost (5.1).
    """
    board, unit, side = board_of(state), state.stack[-1].unit, state.initiative
    found: dict[int, Way] = {}
    waiting: list[tuple[ArrasState, Way]] = [(state, Way((), 0, 0))]
    seen: set[tuple[int, int, int]] = set()
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
            if known is None or _better(new, known, fighting=bool(after.held[1 - side] >> action.place & 1)):
                found[action.place] = new
            key = (action.place, new.cost, after.control)
            if after.stack and isinstance(after.stack[-1], Moving) and key not in seen:  # the step may end the game
                seen.add(key)
                waiting.append((after, new))
    return found


def _better(new: Way, old: Way, *, fighting: bool) -> bool:
    if fighting:
        return (new.cost, -new.gained) < (old.cost, -old.gained)
    return (-new.gained, new.cost) < (-old.gained, old.cost)

"""What pointing means in the movement part of an impulse: moves, entrenchment, special forces, stacking (7, 8)."""

from itertools import pairwise

from msgspec import structs

from grognard.games.tigers.actions import APART, ENTRENCH, MOVE, REMOVE, STOP, TO, WITH
from grognard.games.tigers.board import AREAS
from grognard.games.tigers.events import place_arg, unit_arg
from grognard.games.tigers.movement import Halted, Movement, Moving, allowance, damaged_way, enemy_in, party, reach
from grognard.games.tigers.pointing import Answer, Ask, elsewhere, no_enemy_piece, not_one
from grognard.games.tigers.pointing_special import special
from grognard.games.tigers.reasons import cheapest, idle, no, no_digging, no_supply, no_way, still, stuck, unusable
from grognard.games.tigers.stacking import Stacking, overfull
from grognard.games.tigers.steps import paths
from grognard.kernel import Action, Refusal

# --- 8.2: who goes where ----------------------------------------------------------------------------------------------


def movement(ask: Ask, frame: Movement) -> Answer:
    """Units of one place, and where they go; or where they dig in."""
    state, board, units = ask.state, ask.board, ask.units
    if ask.verb == "special":
        return special(ask)
    if not units:
        return no("8.2", "choose-unit")
    for unit in units:
        if (refusal := unusable(state, board, ask.side, unit, "8.1")) is not None:
            return refusal
    if (refusal := no_enemy_piece(ask)) is not None:
        return refusal
    here = state.where[units[0]]
    for unit in units:
        if state.where[unit] != here:
            return no("8.21", "two-places", unit=unit_arg(units[0]), other=unit_arg(unit))
    if ask.verb == "entrench":
        return _entrench(ask, here)
    if ask.place == here:
        if enemy_in(state, here):
            return no("8.39", "battle-later", place=place_arg(here))
        if not ask.verb:
            return _entrench(ask, here)
        return no("8.2", "there-already", unit=unit_arg(units[0]), place=place_arg(here))
    for unit in units:
        if (refusal := still(state, board, unit)) is not None:
            return refusal
    start: list[Action] = [MOVE[units[0]], *(WITH[unit] for unit in units[1:])]
    hand = Moving(tuple(sorted(units)))
    return _taken(ask, hand, start) if ask.place < 0 else _go(ask, hand, start)


def _taken(ask: Ask, hand: Moving, start: list[Action]) -> Answer:
    """Units are taken in hand: all together have a step to make."""
    if _steps(ask, hand):
        return start
    for unit in hand.units:
        alone = Moving((unit,))
        if not _steps(ask, alone):
            return stuck(ask.state, ask.board, alone)
    return _no_common_way(hand)


def _steps(ask: Ask, hand: Moving) -> list[Action]:
    state, board = ask.state, ask.board
    who = party(state, hand.units)
    return reach(state, board, hand.units, who, state.where[hand.units[0]], 0, False, 0)


def _apart(ask: Ask, hand: Moving, goal: int) -> Refusal:
    """8.21 Which of the units does not get there alone, or that they have no way in common."""
    for unit in hand.units:
        alone = structs.replace(hand, units=(unit,))
        if goal not in paths(ask.state, ask.board, alone.units, hand.spent, hand.foot, hand.taken):
            return no_way(ask.state, ask.board, alone, goal)
    return _no_common_way(hand)


def _no_common_way(hand: Moving) -> Refusal:
    return no("8.21", "no-common-way", unit=unit_arg(hand.units[0]), other=unit_arg(hand.units[-1]))


def _go(ask: Ask, hand: Moving, start: list[Action], digs: bool = False) -> Answer:
    """The units in hand go to the place by the cheapest way, and stop there if they could go on.

    Nobody comes between: who may demolish a bridge stands at its far end, and there the move is over (8.22, 10.24).
    """
    state, board, goal = ask.state, ask.board, ask.place
    found = paths(state, board, hand.units, hand.spent, hand.foot, hand.taken).get(goal)
    if found is None:
        return _apart(ask, hand, goal)
    if digs:
        return _dig_there(ask, hand, start)
    ways = pairwise((state.where[hand.units[0]], *found.steps))
    foot = hand.foot or any(damaged_way(state, board.way_to[here][place]) for here, place in ways)
    there = Moving(hand.units, hand.spent + found.cost, hand.taken + len(found.steps), foot)
    steps = [*start, *(TO[place] for place in found.steps)]
    over = goal >= AREAS or enemy_in(state, goal) or there.exhausted(state, board)
    return steps if over else [*steps, STOP]


def _dig_there(ask: Ask, hand: Moving, start: list[Action]) -> Answer:
    """8.52 An engineer goes and digs in: by the cheapest way, or by a dearer one that is not on foot (8.34)."""
    state, board, unit = ask.state, ask.board, hand.units[0]
    who = party(state, hand.units)
    refusals = []
    for able in (who, structs.replace(who, armour=True)):
        route = cheapest(state, board, hand, able, ask.place)
        if route is None:
            continue
        left = allowance(state, board, unit, route.walks) - hand.spent - route.cost
        refusal = no_digging(state, board, unit, ask.place, left, moves=True)
        if refusal is None:
            return [*start, *(TO[place] for place in route.steps), ENTRENCH[unit]]
        refusals.append(refusal)
    return refusals[0]


# --- 8.5: entrenchment ------------------------------------------------------------------------------------------------


def _entrench(ask: Ask, here: int) -> Answer:
    """Units dig in where they stand; one engineer may go somewhere first (8.52)."""
    state, board, units = ask.state, ask.board, ask.units
    for unit in units:
        if (refusal := idle(state, board, unit)) is not None:
            return refusal
    if ask.place in (-1, here):
        for unit in units:
            left = allowance(state, board, unit, False)
            if (refusal := no_digging(state, board, unit, here, left, moves=False)) is not None:
                return refusal
        return [ENTRENCH[unit] for unit in units]
    if len(units) > 1:
        return no("8.52", "one-at-a-time")
    unit = units[0]
    refusal = no_digging(state, board, unit, ask.place, board.movement[unit], moves=True) or still(state, board, unit)
    if refusal is not None:
        return refusal
    return _go(ask, Moving((unit,)), [MOVE[unit]], digs=True)


def halted(ask: Ask, frame: Halted) -> Answer:
    """8.52 The engineers of a stack that has stopped."""
    state, board = ask.state, ask.board
    here = state.where[frame.engineers[0]]
    if (refusal := elsewhere(ask, here)) is not None:
        return refusal
    if not ask.units:
        return no("8.52", "choose-unit")
    for unit in ask.units:
        if (refusal := unusable(state, board, ask.side, unit, "8.52")) is not None:
            return refusal
        if unit not in frame.engineers:
            return no("8.52", "not-digger", unit=unit_arg(unit))
    return [ENTRENCH[unit] for unit in ask.units]


# --- units in hand ----------------------------------------------------------------------------------------------------


def moving(ask: Ask, frame: Moving) -> Answer:
    """8.21 Units are on their way: others of the place may come along at first; after a demolition they may part."""
    state, board = ask.state, ask.board
    here, first = state.where[frame.units[0]], unit_arg(frame.units[0])
    more = [unit for unit in ask.units if unit not in frame.units]
    for unit in more:
        if (refusal := unusable(state, board, ask.side, unit, "8.21")) is not None:
            return refusal
    if (refusal := no_enemy_piece(ask)) is not None:
        return refusal
    some = 0 < len(ask.units) < len(frame.units)
    if ask.verb == "apart" and not (frame.blown and some and not more):
        return no("8.42", "apart", unit=first)
    hand, start = frame, list[Action]()
    if more:
        if frame.taken or frame.blown or ask.verb == "entrench":
            return no("8.21", "finish-first", unit=first)
        for unit in more:
            if state.where[unit] != here:
                return no("8.21", "two-places", unit=first, other=unit_arg(unit))
            if (refusal := still(state, board, unit)) is not None:
                return refusal
        hand, start = Moving(tuple(sorted((*frame.units, *more)))), [WITH[unit] for unit in more]
        if ask.place in (-1, here):
            return _taken(ask, hand, start)
    elif frame.blown and some:
        if ask.verb == "apart" or (ask.place < 0 and not ask.verb):
            return [APART[unit] for unit in ask.units]
        start = [APART[unit] for unit in frame.units if unit not in ask.units]
        hand = structs.replace(frame, units=tuple(sorted(ask.units)))
    return _on(ask, hand, start)


def _on(ask: Ask, hand: Moving, start: list[Action]) -> Answer:
    """The rest of a move: a place to go to or to stop at, or digging in."""
    state, board = ask.state, ask.board
    here, unit = state.where[hand.units[0]], hand.units[0]
    if ask.verb == "entrench":
        if len(hand.units) > 1:
            return no("8.52", "dig-stack", unit=unit_arg(unit))
        if ask.place not in (-1, here):
            return _go(ask, hand, start, digs=True)
        left = allowance(state, board, unit, hand.foot) - hand.spent
        moves = hand.blown or hand.taken > 0
        refusal = no_digging(state, board, unit, here, left, moves=moves) or no_stop(ask, hand)
        return refusal or [*start, ENTRENCH[unit]]
    if ask.place < 0:
        return no("8.2", "choose-way", unit=unit_arg(unit))
    if ask.place == here:
        return no_stop(ask, hand) or [*start, STOP]
    if ask.verb == "to" and TO[ask.place] in ask.actions:  # one step, whatever the cheapest way is
        return [TO[ask.place]]
    return _go(ask, hand, start)


def no_stop(ask: Ask, hand: Moving) -> Refusal | None:
    """Why units in hand do not stop where they are."""
    state, board, here = ask.state, ask.board, ask.state.where[hand.units[0]]
    if hand.blown:  # R46
        return None
    if not hand.taken:
        return no("8.2", "not-moved", unit=unit_arg(hand.units[0]))
    return None if STOP in ask.actions else no_supply(state, board, hand.units, here)


# --- 7.2: stacking ----------------------------------------------------------------------------------------------------


def stacking(ask: Ask, frame: Stacking) -> Answer:
    place = next(overfull(ask.state, ask.board, ask.side))
    if (refusal := elsewhere(ask, place) or not_one(ask)) is not None:
        return refusal
    unit = ask.units[0]
    if (refusal := unusable(ask.state, ask.board, ask.side, unit, "7.2")) is not None:
        return refusal
    if ask.state.where[unit] != place:
        return no("7.2", "not-there", unit=unit_arg(unit), place=place_arg(place))
    return [REMOVE[unit]]

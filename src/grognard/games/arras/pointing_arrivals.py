"""What pointing means while units come to the map: reorganisation, set-up, arrivals (chapters 10, 12 and 13)."""

from grognard.games.arras.actions import ENTER, PAY, PLACE, RETURN, TO
from grognard.games.arras.events import place_arg, side_arg, unit_arg
from grognard.games.arras.pointing import Answer, Ask, not_one
from grognard.games.arras.reasons import (
    group_of,
    letter,
    no,
    no_arrival,
    no_entry,
    no_group_there,
    no_price,
    no_return,
    no_return_to,
    off_map,
)
from grognard.games.arras.reorganisation import Reorganisation, prices, returning
from grognard.games.arras.setup import Placing, SetUp
from grognard.games.arras.special import Arrival
from grognard.games.arras.state import UNPLACED
from grognard.kernel import Action, engine

# --- 10.0: reorganisation --------------------------------------------------------------------------------------------


def reorganisation(ask: Ask, frame: Reorganisation) -> Answer:
    """Who comes back, who pays for it, where to: as much of it as was pointed at."""
    state, board, unit = ask.state, ask.board, frame.unit
    if unit < 0:
        return _return(ask)
    if frame.paid < 0 and unit not in board.r_counter:
        if (refusal := not_one(ask, "10.1-a")) is not None:
            return refusal
        return _paid(ask, unit, ask.units[0], [])
    if any(other != unit for other in ask.units) or ask.target >= 0:
        return no("10.1", "finish-first", unit=unit_arg(unit))
    if ask.place < 0:
        return no("10.1", "choose-return", unit=unit_arg(unit))
    return no_return_to(state, board, unit, ask.place) or [TO[ask.place]]


def _return(ask: Ask) -> Answer:
    state, board = ask.state, ask.board
    if (refusal := not_one(ask, "10.0")) is not None:
        return refusal
    unit = ask.units[0]
    if board.side[unit] != ask.side:
        return no("10.0", "not-yours", unit=unit_arg(unit), side=side_arg(ask.side))
    if unit not in returning(state, board, ask.side):
        return no_return(state, board, unit)
    found: list[Action] = [RETURN[unit]]
    if unit in board.r_counter:
        if ask.target >= 0:
            return no("10.2", "no-pay", unit=unit_arg(unit))
        return _placed(ask, unit, found)
    if ask.target >= 0:
        return _paid(ask, unit, ask.target, found)
    if ask.place < 0:
        return found
    able = prices(state, board, unit)
    if len(able) > 1:
        return no("10.1-a", "choose-price", unit=unit_arg(unit))
    return _placed(ask, unit, [*found, PAY[able[0]]])


def _paid(ask: Ask, unit: int, paying: int, found: list[Action]) -> Answer:
    if ask.board.side[paying] != ask.side:
        return no("10.1-a", "not-yours", unit=unit_arg(paying), side=side_arg(ask.side))
    if paying not in prices(ask.state, ask.board, unit):
        return no_price(ask.state, ask.board, unit, paying)
    return _placed(ask, unit, [*found, PAY[paying]])


def _placed(ask: Ask, unit: int, found: list[Action]) -> Answer:
    if ask.place < 0:
        return found
    return no_return_to(ask.state, ask.board, unit, ask.place) or [*found, TO[ask.place]]


# --- 12.2: set-up, 13.0-a: arrivals ----------------------------------------------------------------------------------


def set_up(ask: Ask, frame: SetUp) -> Answer:
    state, board = ask.state, ask.board
    if not ask.units:
        return no("12.2", "choose-group")
    if ask.target >= 0:
        return no("12.2-a", "choose-empty")
    group = -1
    for unit in ask.units:
        if board.side[unit] != ask.side:
            return no("12.2", "not-yours", unit=unit_arg(unit), side=side_arg(ask.side))
        if state.where[unit] >= 0:
            return no("12.2", "placed", unit=unit_arg(unit), place=place_arg(state.where[unit]))
        if state.where[unit] != UNPLACED:
            refusal = off_map(state, board, unit)
            assert refusal is not None
            return refusal
        if group not in (-1, group_of(board, unit)):
            return no("12.2", "one-group", unit=unit_arg(ask.units[0]), other=unit_arg(unit))
        group = group_of(board, unit)
    if ask.place < 0:
        return [PLACE[group]]
    return no_group_there(state, board, group, ask.place) or [PLACE[group], TO[ask.place]]


def placing(ask: Ask, frame: Placing) -> Answer:
    state, board = ask.state, ask.board
    if any(not board.groups[frame.group] >> unit & 1 for unit in ask.units):
        return no("12.2", "group-first", group=letter(frame.group))
    if ask.place < 0 or ask.target >= 0:
        return no("12.2-a", "choose-empty")
    return no_group_there(state, board, frame.group, ask.place) or [TO[ask.place]]


def arrival(ask: Ask, frame: Arrival) -> Answer:
    """13.0-a The units that arrive, one after the other, and where."""
    state, board = ask.state, ask.board
    if ask.target >= 0:
        return no("13.0-a", "choose-entry")
    if frame.unit >= 0:
        if any(unit != frame.unit for unit in ask.units):
            return no("13.0-a", "finish-first", unit=unit_arg(frame.unit))
        if ask.place < 0:
            return no("13.0-a", "choose-entry")
        return no_entry(state, board, frame.step, frame.unit, ask.place) or [TO[ask.place]]
    if not ask.units:
        return no("13.0-a", "choose-unit")
    there, found = state.copy(), list[Action]()
    for unit in ask.units:
        if board.side[unit] != ask.side:
            return no("13.0-a", "not-yours", unit=unit_arg(unit), side=side_arg(ask.side))
        if ENTER[unit] not in ask.actions:
            return no_arrival(state, board, frame.step, unit)
        if ask.place < 0:
            return [ENTER[unit]]
        if (refusal := no_entry(there, board, frame.step, unit, ask.place)) is not None:
            return refusal
        for action in (ENTER[unit], TO[ask.place]):
            engine.apply(there, ask.now.seat, action)
            found.append(action)
    return found

"""What pointing means in the movement part of a round: moves, demolitions, stacking (chapters 6 to 10)."""

from collections.abc import Sequence

from grognard.games.woods.actions import ABANDON, BLOW, COVER, DEMOLISH, DRIVE, MOVE, REMOVE, STOP, TO
from grognard.games.woods.board import HALF
from grognard.games.woods.book import GRID
from grognard.games.woods.bridges import charges, sappers
from grognard.games.woods.events import bridge_arg, hex_arg, side_arg, unit_arg
from grognard.games.woods.movement import (
    DRIVING,
    ONE_HEX,
    STARVED,
    WITHDRAWING,
    Demolition,
    Doorway,
    Marching,
    Moving,
    cannot_drive,
    driving_pace,
    must_abandon,
    pace,
)
from grognard.games.woods.pointing import Answer, Ask, elsewhere, no_piece, not_one
from grognard.games.woods.reasons import asset_arg, asset_later, no, unusable, unusable_asset
from grognard.games.woods.reasons_movement import no_drive, no_way, still, stuck
from grognard.games.woods.routes import routes
from grognard.games.woods.stacking import Stacking, overfull
from grognard.games.woods.state import holder, units_in
from grognard.kernel import Action, Refusal

# --- 10.2: who goes where ---------------------------------------------------------------------------------------------


def marching(ask: Ask, frame: Marching) -> Answer:
    """A unit, and where it goes; an engineer, and a bridge."""
    state, board = ask.state, ask.board
    if ask.assets or ask.verb in ("demolish", "blow"):
        return _demolish(ask, frame)
    if (refusal := no_piece(ask)) is not None:
        return refusal
    if not ask.units:
        return no("10.2.1b", "choose-unit")
    if len(ask.units) > 1:
        return no("6.2a", "one-by-one")
    unit = ask.units[0]
    if (refusal := unusable(state, board, ask.side, unit, "10.2.1b")) is not None:
        return refusal
    if frame.one_hex and ask.place >= 0 and holder(state, ask.place) == 1 - ask.side:
        return no("14.4c", "attack-later", hex=hex_arg(ask.place))
    if (refusal := still(state, board, frame, unit)) is not None:
        return refusal
    start, hand = _taken(ask, frame, unit)
    if ask.verb == "abandon" and start is not ABANDON[unit]:
        return no("8.3c", "abandon", unit=unit_arg(unit))
    if start not in ask.actions:
        return stuck(state, board, hand)
    return _on(ask, hand, [start])


def _taken(ask: Ask, frame: Marching, unit: int) -> tuple[Action, Moving]:
    """How a unit is taken in hand, and what it has then: 8.3c German armour out of supply as its third step."""
    state, board = ask.state, ask.board
    if must_abandon(state, board, unit):
        limit = min(board.movement[unit][1], HALF * board.tables.supply.oos_movement)
        return ABANDON[unit], Moving(unit, limit, STARVED)
    limit, mode = pace(state, board, unit)
    return MOVE[unit], Moving(unit, limit, mode | ONE_HEX if frame.one_hex else mode)


def moving(ask: Ask, frame: Moving) -> Answer:
    """A unit is on its way: a hex, the one where it is to stop; 10.5 infantry may drive at first."""
    if (refusal := no_piece(ask)) is not None:
        return refusal
    if any(unit != frame.unit for unit in ask.units):
        return no("10.2.1b", "finish-first", unit=unit_arg(frame.unit))
    if ask.verb == "to" and ask.place >= 0 and TO[ask.place] in ask.actions:  # one step, whatever the cheapest way is
        return [TO[ask.place]]
    return _on(ask, frame, [])


def _on(ask: Ask, hand: Moving, start: list[Action]) -> Answer:
    """The rest of a move: a hex to go to or to stop at, as motorized if that is said or needed."""
    state, board, goal = ask.state, ask.board, ask.place
    unit, here = hand.unit, state.where[hand.unit]
    drives = not hand.mode & (DRIVING | ONE_HEX | STARVED) and not hand.taken and hand.may_drive(state, board)
    if ask.verb == "drive":
        if not drives:
            return _no_driving(ask, hand)
        if goal in (-1, here):
            return [*start, DRIVE]
        return _go(ask, driving(ask, unit), [*start, DRIVE])
    if goal < 0:
        return start or no("10.2", "choose-way", unit=unit_arg(unit))
    if goal == here:
        return _halt(ask, hand, start)
    found = _go(ask, hand, start)
    if isinstance(found, Refusal) and drives:
        by_road = _go(ask, driving(ask, unit), [*start, DRIVE])
        return found if isinstance(by_road, Refusal) and not board.on_road[goal] else by_road
    return found


def driving(ask: Ask, unit: int) -> Moving:
    return Moving(unit, *driving_pace(ask.state, ask.board, unit))


def _no_driving(ask: Ask, hand: Moving) -> Refusal:
    unit = hand.unit
    if hand.mode & DRIVING:
        return no("10.5b", "drives", unit=unit_arg(unit))
    if hand.taken:
        return no("10.5a", "drive-first", unit=unit_arg(unit))
    if hand.mode & ONE_HEX:
        return no("14.4c", "drive-combat", unit=unit_arg(unit))
    return no_drive(ask.state, ask.board, unit, cannot_drive(ask.state, ask.board, unit))


def _halt(ask: Ask, hand: Moving, start: list[Action]) -> Answer:
    """Whoever points at the unit in hand where it stands wants it to stop."""
    if start:
        return no("10.2", "there-already", unit=unit_arg(hand.unit), hex=hex_arg(ask.place))
    return [STOP] if STOP in ask.actions else no_stop(hand)


def no_stop(hand: Moving) -> Refusal:
    """Why a unit in hand does not stop where it is."""
    if hand.mode & WITHDRAWING:
        return no("10.3a", "withdraw-on", unit=unit_arg(hand.unit))
    return no("10.2", "not-moved", unit=unit_arg(hand.unit))


def _go(ask: Ask, hand: Moving, start: list[Action]) -> Answer:
    """The unit goes to the hex by the cheapest way, and stops there if it could go on."""
    state, board, goal = ask.state, ask.board, ask.place
    found = routes(state, board, hand.unit, hand.limit, hand.mode, hand.spent, hand.taken).get(goal)
    if found is not None:
        steps: list[Action] = [*start, *(TO[hex_] for hex_ in found.steps)]
        return steps if found.over else [*steps, STOP]
    if goal in hand.ways(state, board):  # 10.3: the door by which it withdraws
        return [*start, TO[goal]]
    return no_way(state, board, hand, goal)


# --- 10.6.1a: demolitions ---------------------------------------------------------------------------------------------


def _demolish(ask: Ask, frame: Marching) -> Answer:
    """An engineer, and a bridge by one of its ends; or the bridge alone, for the first engineer that can reach it."""
    state, board = ask.state, ask.board
    if not frame.sapping:
        return no("10.6.1a", "sapping-later", side=side_arg(ask.side))
    if ask.units or ask.chits:
        return no("10.6.1a", "choose-engineer")
    if len(ask.assets) > 1:
        return no("10.6.1a", "one-at-a-time")
    if ask.assets:
        engineer = ask.assets[0]
        if (refusal := no_sapper(ask, engineer)) is not None:
            return refusal
        if ask.place in (-1, state.asset[engineer]) and ask.verb != "blow":
            return [DEMOLISH[engineer]]
        found = bridge_at(ask, charges(state, board, engineer))
        return [DEMOLISH[engineer], *found] if isinstance(found, list) else no_charge(ask, engineer) or found
    if ask.place < 0:
        return no("10.6.1a", "choose-engineer")
    ready = sappers(state, board)
    engineer = next((one for one in ready if any(ask.place in board.ends[b] for b in charges(state, board, one))), -1)
    if engineer < 0:
        refusal = no_charge(ask, -1)
        assert refusal is not None
        return refusal
    found = bridge_at(ask, charges(state, board, engineer))
    return [DEMOLISH[engineer], *found] if isinstance(found, list) else found


def no_sapper(ask: Ask, engineer: int) -> Refusal | None:
    """10.6.1a Why an engineer blows no bridge now."""
    state, board = ask.state, ask.board
    names = {"asset": asset_arg(engineer)}
    if board.assets[engineer].kind != "engineer":
        return asset_later(board, engineer)
    if (refusal := unusable_asset(state, board, ask.side, engineer, "10.6.1a")) is not None:
        return refusal
    if state.asset[engineer] < 0:
        return no("12.4.1a", "engineer-box", **names)
    if state.sapped >> engineer & 1:
        return no("10.6.1a", "sapped", **names)
    return None if charges(state, board, engineer) else no("10.6.1a", "no-charge", **names)


def bridge_at(ask: Ask, listed: Sequence[int]) -> Answer:
    """The bridge among these that has an end in the hex pointed at; without a hex the only one there is."""
    rule = ask.now.rule
    there = [bridge for bridge in listed if ask.place < 0 or ask.place in ask.board.ends[bridge]]
    if len(there) == 1:
        return [BLOW[there[0]]]
    return no(rule, "which-bridge") if there or ask.place < 0 else no(rule, "no-bridge", hex=hex_arg(ask.place))


def no_charge(ask: Ask, engineer: int) -> Refusal | None:
    """10.6.1a Why none of the bridges at a hex is blown, by an engineer or by any; nothing where there are several."""
    state, board, hex_ = ask.state, ask.board, ask.place
    there = [bridge for bridge, ends in enumerate(board.ends) if hex_ in ends]
    if engineer >= 0 and any(bridge in there for bridge in charges(state, board, engineer)):
        return None
    if hex_ < 0 or not there:
        return None if hex_ < 0 else no("10.6.1a", "no-bridge", hex=hex_arg(hex_))
    bridge = next((one for one in there if not state.bridge[one]), there[0])
    names = {"bridge": bridge_arg(bridge)}
    if state.bridge[bridge]:
        return no("10.6.1d", "bridge-blown", **names)
    if all(holder(state, end) != ask.side for end in board.ends[bridge]):
        return no("10.6.1a", "bridge-alone", **names)
    reach = board.tables.demolition.range
    if engineer < 0:
        return no("10.6.1a", "bridge-nobody", reach=reach, **names)
    far = min(GRID.distance(state.asset[engineer], end) for end in board.ends[bridge])
    return no("10.6.1a", "bridge-far", asset=asset_arg(engineer), far=far, reach=reach, **names)


def demolition(ask: Ask, frame: Demolition) -> Answer:
    """10.6.1a An engineer is at work: only its bridge can be named."""
    if ask.units or ask.chits or any(asset != frame.engineer for asset in ask.assets):
        return no("10.6.1a", "finish-demolition", asset=asset_arg(frame.engineer))
    found = bridge_at(ask, charges(ask.state, ask.board, frame.engineer))
    return no_charge(ask, frame.engineer) or found if isinstance(found, Refusal) else found


# --- 6.2: stacking ----------------------------------------------------------------------------------------------------


def doorway(ask: Ask, frame: Doorway) -> Answer:
    """10.3c Which of the friends in the hex held the door."""
    hex_ = ask.state.where[frame.keepers[0]]
    there = [unit for unit in units_in(ask.state, hex_) if unit not in frame.keepers]
    if len(ask.units) == 1 and ask.units[0] in there:
        return no("10.3c", "no-keeper", unit=unit_arg(ask.units[0]))
    return elsewhere(ask, hex_) or not_one(ask, frame.keepers, "not-there") or [COVER[ask.units[0]]]


def stacking(ask: Ask, frame: Stacking) -> Answer:
    """6.2e Which of the units in the hex goes."""
    hex_ = overfull(ask.state, ask.board, frame.side)
    refusal = elsewhere(ask, hex_) or not_one(ask, units_in(ask.state, hex_), "not-there")
    return refusal or [REMOVE[ask.units[0]]]

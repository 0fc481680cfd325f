"""Why a unit does not move, does not go somewhere, or does not spend its points there: chapters 8, 22, 23."""

from grognard.games.iron.board import (
    BUILDING,
    ENGINEER,
    KIND,
    POND,
    SIDE,
    SQUAD,
    STREAM,
    THIRD,
    VEHICLES,
    Board,
)
from grognard.games.iron.firepower import uses
from grognard.games.iron.movement import FIRE_MOVING, Moving, allowance, caught, crowd, movable, stops_here
from grognard.games.iron.reasons import hex_arg, mp, no, shaken, unit_arg
from grognard.games.iron.routes import FAR, prices
from grognard.games.iron.state import ABOARD, HEAVY, IronState, aboard, empty_forts, forts_in, place_of, units_in
from grognard.kernel import Refusal

# --- MOVE-13: who does not move at all --------------------------------------------------------------------------------


def immovable(state: IronState, board: Board, unit: int, action: int) -> Refusal | None:
    """Why a unit is not activated for a moving action; nothing exactly where the rules let it."""
    if movable(state, board, unit, action):
        return None
    names = {"unit": unit_arg(unit)}
    if (refusal := shaken(state, unit, ("MOVE-13", "MOVE-13"))) is not None:
        return refusal
    if not SQUAD[unit] and state.harm[unit] == HEAVY:
        return no("ACT-21", "wreck", **names)
    if state.where[unit] == ABOARD:
        hex_ = place_of(state, unit)
        count = len(units_in(state, SIDE[unit], hex_))
        if count >= board.limit:
            return no("TRAN-06", "alight-full", hex=hex_arg(hex_), count=count, limit=board.limit, **names)
        return no(
            "TRAN-05", "alight-mp", price=board.tables.board_mp, mp=mp(allowance(state, board, unit, action)), **names
        )
    return no("ACT-13" if action == FIRE_MOVING else "MOVE-02", "no-mp", **names)


# --- MOVE-03 to MOVE-06: where it does not go -------------------------------------------------------------------------


def no_way(state: IronState, board: Board, hand: Moving, goal: int) -> Refusal:
    """Why the unit in hand does not go to a hex; ``state`` and ``hand`` are as it sets off (routes.set_off)."""
    unit, here = hand.unit, state.where[hand.unit]
    names = {"unit": unit_arg(unit), "hex": hex_arg(goal)}
    if (refusal := _stuck(state, board, hand)) is not None:
        return refusal
    if (refusal := impassable(board, unit, goal)) is not None:
        return refusal
    if goal in board.near[here] and not any(near == goal for near, _ in board.steps[unit][here]):
        return no("TERR-11", "cliff", here=hex_arg(here), **names)
    if hand.mined and goal not in board.near[here]:
        return no("FORT-18", "mined-start", here=hex_arg(here), **names)
    cost = prices(board, unit, here)[goal]
    if cost == FAR:
        return no("MOVE-03", "no-path", **names)
    if cost > hand.points:
        return no("MOVE-03", "too-far", cost=mp(cost), left=mp(hand.points), **names)
    return _held(state, board, hand, goal) or no("MOVE-03", "way-barred", left=mp(hand.points), **names)


def _stuck(state: IronState, board: Board, hand: Moving) -> Refusal | None:
    """A unit that takes no further step, wherever it would go."""
    unit, here = hand.unit, state.where[hand.unit]
    names = {"unit": unit_arg(unit), "hex": hex_arg(here)}
    if hand.halted:
        wired = here in state.wire and caught(state, board, unit)
        return no("FORT-07", "halted-wire", **names) if wired else no("FORT-14", "halted-trap", **names)
    if hand.mined and hand.steps:  # FORT-18
        return no("FORT-18", "mined-on", **names)
    if hand.points < 0:  # FORT-05: not even out of its fortification
        return no("FORT-05", "leave-mp", price=board.tables.fort_mp, left=mp(hand.points + THIRD), **names)
    return None


def impassable(board: Board, unit: int, hex_: int) -> Refusal | None:
    """TERR-05 to TERR-07 Ground that no unit of the kind ever enters."""
    terrain, names = board.terrain[hex_], {"unit": unit_arg(unit), "hex": hex_arg(hex_)}
    if any(there == hex_ for near in board.near[hex_] for there, _ in board.steps[unit][near]):
        return None
    if terrain == POND:
        return no("TERR-07", "pond", **names)
    if terrain == STREAM:
        depth = board.row.stream
        return no("TERR-06", "stream", depth=depth, kind="squad" if SQUAD[unit] else "vehicle", **names)
    if terrain == BUILDING and not SQUAD[unit]:
        return no("TERR-05", "building", **names)
    return no("TERR-11", "walled", **names)


def _held(state: IronState, board: Board, hand: Moving, goal: int) -> Refusal | None:
    """Whoever or whatever is in the hex keeps the unit out."""
    unit, side = hand.unit, SIDE[hand.unit]
    names = {"unit": unit_arg(unit), "hex": hex_arg(goal)}
    if goal in state.traps and not SQUAD[unit] and hand.start not in board.near[goal]:
        return no("FORT-14", "trap-far", start=hex_arg(hand.start), **names)
    enemies, seen = crowd(state, 1 - side, goal)
    if not enemies:
        count = len(units_in(state, side, goal))
        return no("MOVE-05", "full", count=count, limit=board.limit, **names) if count >= board.limit else None
    if seen and not board.tank[unit]:
        return no("MOVE-04", "enemy-there", **names)
    if stops_here(state, board, unit, goal) or hand.mined:
        return no("FIG-28" if seen else "CONC-04", "obstacle-there", **names)
    return no("FIG-23", "overrun-end", **names) if seen else no("CONC-04", "concealed-end", **names)


# --- MOVE-14: what it does not spend points on ------------------------------------------------------------------------


def no_boarding(state: IronState, board: Board, hand: Moving, vehicle: int) -> Refusal:
    """TRAN-01, TRAN-02, TRAN-11 Why a squad does not get aboard a vehicle."""
    unit, names = hand.unit, {"unit": unit_arg(hand.unit), "vehicle": unit_arg(vehicle)}
    if not SQUAD[unit]:
        return no("TRAN-01", "board-squads", **names)
    if not board.capacity[vehicle]:
        return no("TRAN-01", "no-transport", **names)
    if state.where[unit] == ABOARD:
        return no("TRAN-05", "alight-first", **names)
    if state.where[vehicle] != state.where[unit]:
        return no("TRAN-02", "board-here", hex=hex_arg(state.where[vehicle]), **names)
    if state.fort[unit]:
        return no("FORT-05", "leave-first", unit=unit_arg(unit))
    if state.harm[vehicle] == HEAVY:
        return no("TRAN-11", "board-wreck", **names)
    count = len(aboard(state, vehicle))
    if count >= board.capacity[vehicle]:
        return no("TRAN-01", "board-full", count=count, **names)
    return no("TRAN-02", "board-mp", price=board.tables.board_mp, left=mp(hand.points), **names)


def no_shelter(state: IronState, board: Board, hand: Moving) -> Refusal:
    """FORT-01, FORT-06 Why a unit does not enter a fortification of its hex."""
    unit, here = hand.unit, state.where[hand.unit]
    names = {"unit": unit_arg(unit)}
    if not SQUAD[unit]:
        return no("FORT-01", "shelter-squads", **names)
    if state.where[unit] == ABOARD:
        return no("TRAN-05", "get-off-first", **names)
    if hand.among_enemies(state):
        return no("CONC-04", "go-on", **names)
    if state.fort[unit]:
        return no("FORT-01", "in-fort", **names)
    if not forts_in(state, here):
        return no("FORT-01", "no-fort", hex=hex_arg(here), **names)
    if not empty_forts(state, here):
        return no("FORT-06", "forts-taken", hex=hex_arg(here), **names)
    return no("FORT-01", "shelter-mp", price=board.tables.fort_mp, left=mp(hand.points), **names)


def no_leaving(state: IronState, board: Board, hand: Moving) -> Refusal:
    unit, names = hand.unit, {"unit": unit_arg(hand.unit)}
    if not state.fort[unit]:
        return no("FORT-01", "no-fort-left", **names)
    return no(
        "FORT-05", "leave-mp", price=board.tables.fort_mp, left=mp(hand.points), hex=hex_arg(state.where[unit]), **names
    )


def no_cutting(state: IronState, board: Board, hand: Moving) -> Refusal:
    """FORT-12 Why the razor wire stays."""
    unit, here = hand.unit, state.where[hand.unit]
    names = {"unit": unit_arg(unit)}
    if here not in state.wire:
        return no("FORT-12", "no-wire", **names)
    if not board.tank[unit] and not (SQUAD[unit] and uses(state, unit, ENGINEER)):
        return no("FORT-12", "wire-who", **names)
    if hand.among_enemies(state):
        return no("FIG-23", "go-on", **names)
    return no("FORT-12", "wire-mp", price=board.tables.wire_mp, left=mp(hand.points), **names)


def no_exit(state: IronState, board: Board, hand: Moving) -> Refusal:
    """S5-1 Why a unit does not leave the map."""
    unit, names = hand.unit, {"unit": unit_arg(hand.unit)}
    if board.exit is None:
        return no("S5-1", "no-exit", **names)
    if SQUAD[unit] or VEHICLES[KIND[unit]] not in board.exit.vehicles:
        return no("S5-1", "exit-who", **names)
    if state.where[unit] not in board.exit_hexes:
        return no("S5-1", "exit-where", hex=hex_arg(state.where[unit]), **names)
    if hand.among_enemies(state):
        return no("CONC-04", "go-on", **names)
    return no("S5-1", "exit-mp", price=board.exit.price, left=mp(hand.points), **names)


def no_stop(state: IronState, board: Board, hand: Moving) -> Refusal:
    """FIG-23, CONC-04 Why a unit does not stay where it is."""
    unit, here = hand.unit, state.where[hand.unit]
    if here < 0:
        return no("ACT-22", "get-off-first", unit=unit_arg(unit))
    _, seen = crowd(state, 1 - SIDE[unit], here)
    return no("FIG-23" if seen else "CONC-04", "go-on", unit=unit_arg(unit))

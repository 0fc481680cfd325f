"""What pointing means when a defender retreats: who, where to, and the bridges behind him (11.4, 10.6.1)."""

from collections.abc import Sequence

from grognard.games.woods.actions import RETREAT, TO
from grognard.games.woods.board import GERMAN
from grognard.games.woods.book import GRID
from grognard.games.woods.boundaries import barred
from grognard.games.woods.bridges import HeldBridges, RetreatBridges
from grognard.games.woods.events import bridge_arg, hex_arg, unit_arg
from grognard.games.woods.pointing import Answer, Ask, no_piece, not_one
from grognard.games.woods.pointing_movement import bridge_at
from grognard.games.woods.reasons import barred_by, crowded_by, no
from grognard.games.woods.retreat import (
    Ground,
    Path,
    Retreating,
    Retreats,
    can_step,
    retreats,
    wrong_way,
)
from grognard.games.woods.stacking import fits
from grognard.games.woods.state import beside_enemy, engineer_in, holder, side_of
from grognard.games.woods.zoc import ezoc
from grognard.kernel import Action, Refusal


def retreating_units(ask: Ask, frame: Retreats) -> Answer:
    """11.4c A unit of the hex, and where it retreats to."""
    state, board = ask.state, ask.board
    if (refusal := not_one(ask, frame.units, "not-in-combat")) is not None:
        return refusal
    unit = ask.units[0]
    paths = retreats(state, board, unit)
    if not paths:
        return no("11.4f", "no-retreat", unit=unit_arg(unit), hex=hex_arg(frame.hex))
    if ask.place in (-1, frame.hex):
        return [RETREAT[unit]]
    return _along(ask, unit, paths, [RETREAT[unit]])


def retreating(ask: Ask, frame: Retreating) -> Answer:
    """11.4g A unit on its way back: the end of a path, or the next hex of one."""
    if (refusal := no_piece(ask)) is not None:
        return refusal
    if any(unit != frame.unit for unit in ask.units):
        return no("11.4c", "finish-first", unit=unit_arg(frame.unit))
    if ask.place < 0:
        return no("11.4g", "choose-way", unit=unit_arg(frame.unit))
    if ask.verb == "to" and TO[ask.place] in ask.actions:
        return [TO[ask.place]]
    return _along(ask, frame.unit, frame.paths, [])


def _along(ask: Ask, unit: int, paths: Sequence[Path], start: list[Action]) -> Answer:
    """The first path that ends in the hex, else the step into it where one begins there."""
    for path in paths:
        if path[-1] == ask.place:
            return [*start, *(TO[hex_] for hex_ in path)]
    if any(path[0] == ask.place for path in paths):
        return [*start, TO[ask.place]]
    return _no_retreat(ask, unit, paths)


def _no_retreat(ask: Ask, unit: int, paths: Sequence[Path]) -> Refusal:
    """11.4 Why a unit that can retreat does not retreat to a hex."""
    state, board, hex_ = ask.state, ask.board, ask.place
    side, here = side_of(unit), state.where[unit]
    names = {"unit": unit_arg(unit), "hex": hex_arg(hex_)}
    if holder(state, hex_) == 1 - side or (side == GERMAN and engineer_in(state, board, hex_) >= 0):
        return no("11.4b", "retreat-enemy", **names)
    if rule := barred(state, board, unit, here, hex_):
        return barred_by(board, rule, unit, hex_)
    if beside_enemy(state, hex_, side):
        return no("11.4e", "retreat-beside", **names)
    if rule := fits(state, board, unit, hex_):
        return crowded_by(rule, unit_arg(unit), hex_)
    far, wanted = GRID.distance(here, hex_), GRID.distance(here, paths[0][-1])
    if far != wanted:
        return no("11.4a", "retreat-far", far=far, wanted=len(paths[0]), **names)
    ground = Ground(side, ezoc(state, side), free_of_lines=False)
    if not any(can_step(state, board, unit, ground, edge.hex, hex_) for edge in board.edges[hex_]):
        return no("11.4a", "retreat-ground", **names)
    if wrong_way(board, side, here, hex_):
        return no("11.4d", "retreat-west" if side == GERMAN else "retreat-east", **names)
    return no("11.4b", "retreat-shut", **names)


# --- 10.6.1b, c: bridges ----------------------------------------------------------------------------------------------


def retreat_bridges(ask: Ask, frame: RetreatBridges) -> Answer:
    """10.6.1b A bridge that was crossed, by one of its ends."""
    return _bridges(ask, frame.bridges)


def held_bridges(ask: Ask, frame: HeldBridges) -> Answer:
    """10.6.1c The bridge that was attacked across, by one of its ends."""
    return _bridges(ask, frame.bridges[:1])


def _bridges(ask: Ask, listed: Sequence[int]) -> Answer:
    if ask.units or ask.assets or ask.chits:
        return no(ask.now.rule, "choose-bridge", bridge=bridge_arg(listed[0]))
    return bridge_at(ask, listed)

"""Why a unit does not move, or not to where it was sent (chapters 7 to 10)."""

from heapq import heappop, heappush
from itertools import pairwise
from typing import NamedTuple

from msgspec import structs

from grognard.games.woods.board import ALLIES, CLOSED, FOREST, HALF, MAJOR, MINOR, TERRAINS, Board, Edge
from grognard.games.woods.book import GRID
from grognard.games.woods.boundaries import barred
from grognard.games.woods.events import bridge_arg, hex_arg, unit_arg
from grognard.games.woods.movement import (
    DRIVING,
    ONE_HEX,
    RATE,
    STARVED,
    WITHDRAWING,
    Marching,
    Moving,
    cannot_close_up,
    hemmed_in,
    infiltrates,
    must_abandon,
    price,
    toll,
)
from grognard.games.woods.reasons import barred_by, idle, mp, no, reacted
from grognard.games.woods.routes import Route
from grognard.games.woods.state import (
    DOOR,
    ENTERING,
    MOVED,
    STACKED,
    WoodsState,
    beside_enemy,
    engineer_in,
    holder,
    side_of,
)
from grognard.games.woods.supply import supplied_hexes, us_supplied_hexes
from grognard.games.woods.zoc import ezoc
from grognard.kernel import Refusal
from grognard.kernel.words import Argument

# --- who moves --------------------------------------------------------------------------------------------------------


def still(state: WoodsState, board: Board, frame: Marching, unit: int) -> Refusal | None:
    """Why a unit of the active side on the map is not taken in hand, the ways that it has aside."""
    flags, names = state.flags[unit], {"unit": unit_arg(unit)}
    if (refusal := idle(state, board, unit)) is not None:
        return refusal
    if flags & MOVED:
        return no("10.2.1b", "moved", **names)
    if flags & DOOR:
        return no("10.3c", "door", **names)
    if not board.movement[unit][state.steps[unit]]:
        return no("10.1a", "no-movement", **names)
    if frame.one_hex and (rule := cannot_close_up(state, board, unit)):
        if not board.armour[unit][state.steps[unit]]:
            return no(rule, "close-up-armour", **names)
        near = beside_enemy(state, state.where[unit], side_of(unit))
        return no(rule, "close-up-enemy" if near else "close-up-oos", **names)
    if not state.left:
        return reacted(state, unit)
    if must_abandon(state, board, unit) and not board.third[unit]:
        return no("8.3c", "no-third-step", **names)
    return None


def stuck(state: WoodsState, board: Board, hand: Moving) -> Refusal:
    """A unit without a first step: by what stands against the first of its neighbours."""
    unit, here = hand.unit, state.where[hand.unit]
    names = {"unit": unit_arg(unit), "hex": hex_arg(here)}
    if not hand.mode & ONE_HEX and hemmed_in(state, board, unit):
        return no("10.3a", "hemmed-in", **names)
    rules = [_no_step(state, board, hand, edge).rule for edge in board.edges[here]]
    return no(next((rule for rule in rules if rule != "10.2.1d"), "10.2.1d"), "stuck", **names)


def no_drive(state: WoodsState, board: Board, unit: int, rule: str) -> Refusal:
    """Why a unit does not move as motorized; ``rule`` as cannot_drive says, or nothing where no road is open."""
    names = {"unit": unit_arg(unit), "hex": hex_arg(state.where[unit])}
    if not rule:
        return no("10.5b", "drive-shut", **names)
    if rule == "10.5a":
        return no(rule, "drive-no-road" if board.infantry[unit] else "drive-infantry", **names)
    return no(rule, "drive-marker" if rule == "10.5c" else "drive-oos", **names)


# --- where to ---------------------------------------------------------------------------------------------------------


def no_way(state: WoodsState, board: Board, hand: Moving, goal: int) -> Refusal:
    """Why a unit in hand does not get to a hex where it is not."""
    unit, here = hand.unit, state.where[hand.unit]
    names = {"unit": unit_arg(unit), "hex": hex_arg(goal)}
    if holder(state, goal) == 1 - side_of(unit):
        return no("10.2.1d", "enemy-held", **names)
    if rule := barred(state, board, unit, here, goal):
        return barred_by(board, rule, unit, goal)
    if hand.mode & WITHDRAWING:
        return _no_haven(state, board, hand, goal)
    if (here, goal) in board.edge:
        return _no_step(state, board, hand, board.edge[here, goal])
    if hand.mode & ONE_HEX:
        return no("14.4c", "one-hex", **names)
    if hemmed_in(state, board, unit) and not hand.taken:
        return no("10.3a", "withdraw", **names)
    if unit < ALLIES and engineer_in(state, board, goal) >= 0:
        return no("12.4.4a", "engineer-far", **names)
    if (refusal := _shut_in(state, board, hand, goal)) is not None:
        return refusal
    left, steps = hand.limit - hand.spent, GRID.distance(here, goal)
    least = steps * (board.tables.road.motorized if hand.mode & RATE else board.tables.road.infantry)
    if least > left:
        return _slow(state, board, hand, least, "too-distant", steps=steps, **names)
    return _far(state, board, hand, goal)


def _no_haven(state: WoodsState, board: Board, hand: Moving, goal: int) -> Refusal:
    """10.3a Why a unit that withdraws does not end in a hex."""
    here, side = state.where[hand.unit], side_of(hand.unit)
    names = {"unit": unit_arg(hand.unit), "hex": hex_arg(goal)}
    if GRID.distance(here, goal) != 1:
        return no("10.3a", "withdraw", **names)
    edge = board.edge[here, goal]
    if (refusal := _impassable(state, board, hand, edge)) is not None:
        return refusal
    supplied = us_supplied_hexes(state) if board.is_us[hand.unit] else supplied_hexes(state, side)
    if not supplied >> goal & 1:
        return no("10.3a", "haven-supply", **names)
    if beside_enemy(state, goal, side):
        return no("10.3a", "haven-enemy", **names)
    return no("12.4.4a", "engineer-far", **names)


def _no_step(state: WoodsState, board: Board, hand: Moving, edge: Edge) -> Refusal:
    """Why a unit does not step into the next hex."""
    unit, here, goal = hand.unit, state.where[hand.unit], edge.hex
    side = side_of(unit)
    names: dict[str, Argument] = {"unit": unit_arg(unit), "hex": hex_arg(goal)}
    if holder(state, goal) == 1 - side:
        return no("10.2.1d", "enemy-held", **names)
    if rule := barred(state, board, unit, here, goal):
        return barred_by(board, rule, unit, goal)
    zoc = ezoc(state, side)
    if (refusal := _impassable(state, board, hand, edge)) is not None:
        return refusal
    if zoc[here] and zoc[goal] and (hand.taken or not infiltrates(state, board, unit)):
        return no("7.3b", "zone-to-zone", here=hex_arg(here), **names)
    if unit < ALLIES and engineer_in(state, board, goal) >= 0 and hand.spent:
        return no("12.4.4a", "engineer-spent", left=mp(hand.limit - hand.spent), limit=mp(hand.limit), **names)
    cost, _ = price(state, board, unit, edge, hand.mode)
    left = hand.limit - hand.spent
    if edge.road and board.motorized[unit] | hand.mode & DRIVING and left >= board.tables.road.motorized:
        if (lost := _off_the_rate(state, board, hand, edge)) is not None:
            return no(*lost, cost=mp(cost), left=mp(left), **names)
    return _slow(state, board, hand, cost, "points", **_parts(state, board, hand, edge, cost), **names)


def _parts(state: WoodsState, board: Board, hand: Moving, edge: Edge, cost: int) -> dict[str, Argument]:
    """What a step costs, in parts: the hex, the hexside, a marker there."""
    wheels = board.motorized[hand.unit] or hand.mode & DRIVING
    along = edge.road and (edge.bridge < 0 or not state.bridge[edge.bridge])
    if along and (not wheels or (hand.mode & RATE and state.first[edge.hex] < 0)):
        ground = board.tables.road.motorized if wheels else board.tables.road.infantry
    else:
        along, row = False, board.tables.terrain[TERRAINS[board.terrain[edge.hex]]]  # type: ignore[index]
        ground = HALF * ((row.motorized or 0) if wheels else row.infantry)
    marker = toll(state, board, hand.unit, edge.hex, along)
    return {"ground": mp(ground), "side": mp(cost - ground - marker), "marker": mp(marker)}


def _slow(state: WoodsState, board: Board, hand: Moving, cost: int, id_: str, **names: Argument) -> Refusal:
    """10.2.1c Too few MP; 8.3 where the unit would have enough if it were in supply."""
    left = hand.limit - hand.spent
    figures = {"cost": mp(cost), "left": mp(left)}
    full = board.movement[hand.unit][state.steps[hand.unit]]
    if hand.mode & STARVED and hand.spent + cost <= full:
        return no("8.3d" if hand.unit < ALLIES else "8.3a", "oos-slow", limit=mp(hand.limit), **figures, **_who(names))
    return no("10.2.1c", id_, **figures, **names)


def _who(names: dict[str, Argument]) -> dict[str, Argument]:
    return {"unit": names["unit"], "hex": names["hex"]}


def _impassable(state: WoodsState, board: Board, hand: Moving, edge: Edge) -> Refusal | None:
    """10.1b, 10.5b, 10.6e What keeps a unit from crossing a hexside whatever it has."""
    unit, mode = hand.unit, hand.mode
    if price(state, board, unit, edge, mode)[0] < CLOSED:
        return None
    names: dict[str, Argument] = {"unit": unit_arg(unit), "hex": hex_arg(edge.hex)}
    if mode & DRIVING and not edge.road:
        return no("10.5b", "drive-off", **names)
    if edge.bridge < 0 and edge.river == MAJOR:
        return no("10.6e", "major-river", **names)
    if edge.bridge < 0 and edge.river == MINOR:
        return no("10.6e", "minor-river", **names)
    if mode & DRIVING and edge.bridge >= 0 and state.bridge[edge.bridge]:
        return no("10.4.1e", "drive-bridge", bridge=bridge_arg(edge.bridge), **names)
    assert board.terrain[edge.hex] == FOREST
    lost = _off_the_rate(state, board, hand, edge) if edge.road else None
    return no(lost[0], f"{lost[1]}-forest", **names) if lost is not None else no("10.1b", "forest", **names)


def _off_the_rate(state: WoodsState, board: Board, hand: Moving, edge: Edge) -> tuple[str, str] | None:
    """10.4.1 Why a motorized unit does not take a road at the road rate: the rule and the sentence."""
    unit, here = hand.unit, state.where[hand.unit]
    if hand.mode & STARVED:
        return "8.3d" if unit < ALLIES else "8.3a", "rate-oos"
    if edge.bridge >= 0 and state.bridge[edge.bridge]:
        return "10.4c", "rate-bridge"
    if hand.mode & RATE:
        return ("6.1c", "rate-friend") if state.first[edge.hex] >= 0 else None
    if state.flags[unit] & ENTERING and board.on_road[here]:
        return "10.4.1d", "rate-left"
    if state.flags[unit] & STACKED or (not hand.taken and (state.first[here] != unit or state.next[unit] >= 0)):
        return "10.4.1a", "rate-stacked"
    return ("10.4.1d", "rate-left") if hand.taken else ("10.4.1c", "rate-start")


LAST = {"10.1b": 1, "10.5b": 1, "10.6e": 2}  # what says least of why a hex is shut; a road that is not used says most


def _shut_in(state: WoodsState, board: Board, hand: Moving, goal: int) -> Refusal | None:
    """A hex that the unit enters from none of its neighbours: why not by the one that tells most."""
    refusals = []
    for out in board.edges[goal]:
        if (refusal := _impassable(state, board, hand, board.edge[out.hex, goal])) is None:
            return None
        refusals.append(refusal)
    return min(refusals, key=lambda refusal: LAST.get(refusal.rule, 0))


# --- what stands in the way -------------------------------------------------------------------------------------------


class Bars(NamedTuple):
    """What a search for the cheapest way minds, beside enemy units."""

    zones: bool  # 7.3
    lines: bool  # 9.2a and the like
    ground: bool  # forests, rivers


ALL, BUT_ZONES = Bars(True, True, True), Bars(False, True, True)
FEWER = (BUT_ZONES, Bars(False, False, True), Bars(False, False, False))


def _far(state: WoodsState, board: Board, hand: Moving, goal: int) -> Refusal:
    """A hex that the unit has no way to: what bars one that would do without it, else too few MP."""
    left = hand.limit - hand.spent
    names: dict[str, Argument] = {"unit": unit_arg(hand.unit), "hex": hex_arg(goal)}
    legal = _cheapest(state, board, hand, goal, ALL)
    for bars in FEWER if legal is None else (BUT_ZONES,):
        found = _cheapest(state, board, hand, goal, bars)
        if found is None:
            continue
        if found.cost <= left or not bars.ground:
            return _barrier(state, board, hand, found.steps) or no("10.2.1d", "enemies-bar", **names)
        return _slow(state, board, hand, (legal or found).cost, "too-far", **names)
    return no("10.2.1d", "enemies-bar", **names)


def _barrier(state: WoodsState, board: Board, hand: Moving, steps: tuple[int, ...]) -> Refusal | None:
    """The first thing on a way that the unit does not pass."""
    unit, start, goal = hand.unit, state.where[hand.unit], steps[-1]
    names, side = {"unit": unit_arg(unit)}, side_of(unit)
    zoc = ezoc(state, side)
    for here, hex_ in pairwise((start, *steps)):
        if rule := barred(state, board, unit, here, hex_):
            return barred_by(board, rule, unit, hex_)
        edge = board.edge[here, hex_]
        if (refusal := _impassable(state, board, hand, edge)) is not None:
            return refusal
        _, mode = price(state, board, unit, edge, hand.mode)
        hand = structs.replace(hand, mode=mode, taken=hand.taken + 1)
        if zoc[here] and zoc[hex_]:
            return no("7.3b", "zone-to-zone", here=hex_arg(here), hex=hex_arg(hex_), **names)
        if zoc[hex_] and hex_ != goal:
            return no("7.3a", "zone-bars", blocked=hex_arg(hex_), hex=hex_arg(goal), **names)
        if state.motor == unit and hand.mode & DRIVING and beside_enemy(state, hex_, side):
            return no("12.6b", "marker-bars", blocked=hex_arg(hex_), hex=hex_arg(goal), **names)
    return None


def _cheapest(state: WoodsState, board: Board, hand: Moving, goal: int, bars: Bars) -> Route | None:
    """The way to a hex that takes the fewest MP, however many the unit has."""
    unit, here = hand.unit, state.where[hand.unit]
    side = side_of(unit)
    zoc = ezoc(state, side)
    waiting: list[tuple[int, int, int, int, int]] = [(0, 0, here, hand.mode, -1)]
    known: set[tuple[int, int]] = set()
    order: list[tuple[int, int]] = []  # (hex, where it was reached from in this list)
    while waiting:
        paid, count, hex_, mode, before = heappop(waiting)
        if (hex_, mode) in known:
            continue
        known.add((hex_, mode))
        order.append((hex_, before))
        if hex_ == goal:
            return Route(_traced(order), paid)
        if bars.zones and zoc[hex_] and count:
            continue
        for edge in board.edges[hex_]:
            near = edge.hex
            if near == here or holder(state, near) == 1 - side:
                continue
            if unit < ALLIES and engineer_in(state, board, near) >= 0:
                continue
            if bars.zones and zoc[hex_] and zoc[near]:
                continue
            if bars.lines and barred(state, board, unit, hex_, near):
                continue
            cost, after = price(state, board, unit, edge, mode)
            if cost >= CLOSED and bars.ground:
                continue
            heappush(waiting, (paid + cost, count + 1, near, after, len(order) - 1))
    return None


def _traced(order: list[tuple[int, int]]) -> tuple[int, ...]:
    """The hexes of a way, from the one after the first to the goal, which was reached last."""
    steps, at = list[int](), len(order) - 1
    while at > 0:
        hex_, at = order[at]
        steps.append(hex_)
    return tuple(steps[::-1])

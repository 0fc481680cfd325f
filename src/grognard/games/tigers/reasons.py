"""Why a unit cannot do something: the rule that stands against it, in one sentence with the figures that decide."""

from collections.abc import Iterable
from heapq import heappop, heappush
from itertools import pairwise
from typing import NamedTuple

from msgspec import structs

from grognard.games.tigers.board import AREAS, PLACES, Board, Way
from grognard.games.tigers.events import place_arg, side_arg, unit_arg
from grognard.games.tigers.movement import (
    Moving,
    Party,
    allowance,
    bound,
    closed,
    damaged_way,
    enemy_in,
    held_back,
    occupied,
    party,
    price,
    step,
)
from grognard.games.tigers.reinforcements import entry_impulse
from grognard.games.tigers.state import (
    ABSENT,
    ATTACKED,
    BUILT,
    COMING,
    DEAD,
    DONE,
    DUG,
    ENTRENCHED,
    MOVED,
    OOS,
    SHIFTED,
    TigersState,
)
from grognard.games.tigers.supply import is_supplied, lines
from grognard.kernel import Refusal, text
from grognard.kernel.words import Argument

BEYOND = 999  # MP that pay for any way
CLOSED = {"11.21": "zone-germans", "11.22": "zone-closed", "11.23": "zone-closed"}
BETWEEN = {"8.27": "enemy-to-enemy", "ERR-5.23": "line"}


def no(rule: str, id_: str, /, **args: Argument) -> Refusal:
    return Refusal(rule, text(f"tigers-no-{id_}", **args))


def places_arg(places: Iterable[int]) -> str:
    """A list of places as an argument: names parted by spaces, each looked up by itself."""
    return " ".join(place_arg(place) for place in places)


# --- units ------------------------------------------------------------------------------------------------------------


def unusable(state: TigersState, board: Board, side: int, unit: int, rule: str) -> Refusal | None:
    """Why a unit is not among those on the map that a side can choose from."""
    if board.side[unit] != side:
        return no(rule, "not-yours", unit=unit_arg(unit), side=side_arg(side))
    return off_map(state, board, unit)


def off_map(state: TigersState, board: Board, unit: int) -> Refusal | None:
    """What became of a unit that is not on the map."""
    where = state.where[unit]
    if where >= 0:
        return None
    if where == DEAD:
        return no("9.23", "dead", unit=unit_arg(unit))
    if where == ABSENT:  # SA-2, SA-3, SB-2, SB-3: the lists of the scenario
        scenario, _, _ = board.row.rule.partition("-")
        return no(f"{scenario}-{2 + board.side[unit]}", "absent", unit=unit_arg(unit))
    if where <= COMING:
        return no("11.14", "coming", unit=unit_arg(unit), zone=place_arg(COMING - where))
    return not_due(state, board, unit)


def not_due(state: TigersState, board: Board, unit: int) -> Refusal:
    """11.11 When a unit comes; 11.3 what a conditional one waits for."""
    due, impulses, group = entry_impulse(state, board, unit), board.book.impulses, board.release[unit]
    if group < 0 or state.released >> group & 1:
        return no("11.11", "not-due", unit=unit_arg(unit), impulse=impulses[due])
    places = places_arg(board.release_areas[group])
    if due < len(impulses):
        return no("11.3", "unreleased-late", unit=unit_arg(unit), places=places, impulse=impulses[due])
    return no("11.3", "unreleased", unit=unit_arg(unit), places=places)


def idle(state: TigersState, board: Board, unit: int) -> Refusal | None:
    """8.25 Why a unit on the map acts no more in this turn."""
    flags = state.flags[unit]
    if not flags & DONE:
        return None
    if flags & ATTACKED:
        return no("9.16", "attacked", unit=unit_arg(unit))
    if flags & DUG:
        return no("8.52" if board.engineer[unit] else "8.53", "dug", unit=unit_arg(unit))
    if flags & BUILT:
        return no("10.14", "built", unit=unit_arg(unit))
    return no("8.25", "moved" if flags & MOVED else "acted", unit=unit_arg(unit))


def still(state: TigersState, board: Board, unit: int) -> Refusal | None:
    """Why a unit on the map does not move at all."""
    if (refusal := idle(state, board, unit)) is not None:
        return refusal
    if rule := held_back(state, board, unit):
        return no(rule, "triangle-german" if rule == "5.24" else "triangle-allied", unit=unit_arg(unit))
    if rule := bound(state, board, state.where[unit]):
        id_ = "exited" if rule == "12.25" else "zone-held"
        return no(rule, id_, unit=unit_arg(unit), place=place_arg(state.where[unit]))
    return None


# --- 8.2, 8.3 movement ------------------------------------------------------------------------------------------------


def no_way(state: TigersState, board: Board, frame: Moving, goal: int) -> Refusal:
    """Why units in hand do not get to a place where they are not."""
    group, here = frame.units, state.where[frame.units[0]]
    who = party(state, group)
    direct = next((way for way in board.ways[here] if way.place == goal), None)
    rule = closed(state, board, here, goal)
    if rule and (direct is not None or rule != "8.27"):
        return _shut(rule, here, goal)
    if who.cut_off and (frame.taken or direct is None):
        cut_off = next(unit for unit in group if state.flags[unit] & OOS)
        return no("8.29", "one-area", unit=unit_arg(cut_off))
    if direct is not None:
        return _no_step(state, board, frame, who, direct)
    if cheapest(state, board, frame, who, goal) is not None:  # so nothing but supply is against it
        return no_supply(state, board, group, goal)
    if _touch(board, here, goal):
        return no("3.22", "no-road", place=place_arg(goal), here=place_arg(here))
    rich = structs.replace(who, limit=BEYOND, on_foot=BEYOND)
    if (found := cheapest(state, board, frame, rich, goal)) is not None:
        cost, walks = found.cost, found.walks
        names: dict[str, Argument] = {"place": place_arg(goal), "cost": cost, "left": _left(who, frame, walks)}
        refusal = _slow(state, board, frame, who, goal, cost, walks)
        return refusal or no("8.38", "too-far", unit=unit_arg(_slowest(state, board, frame)), **names)
    if who.armour and cheapest(state, board, frame, structs.replace(rich, armour=False), goal) is not None:
        return no("8.34", "armour-way", unit=_armour(board, frame), place=place_arg(goal))
    return _barred(state, board, frame, goal)


def _shut(rule: str, here: int, place: int) -> Refusal:
    """A link that a rule closes: for where it leads to, or for what it leads between."""
    if rule in BETWEEN:
        return no(rule, BETWEEN[rule], place=place_arg(place), here=place_arg(here))
    return no(rule, CLOSED.get(rule, "outside"), place=place_arg(place))


def _no_step(state: TigersState, board: Board, frame: Moving, who: Party, way: Way) -> Refusal:
    """Why units do not take the road to the next place."""
    here, walks = state.where[frame.units[0]], damaged_way(state, way)
    if walks and who.armour:
        return no("8.34", "armour-bridge", unit=_armour(board, frame), place=place_arg(way.place), here=place_arg(here))
    if step(state, board, frame.units, who, here, way, frame.spent, frame.foot) >= 0:
        return no_supply(state, board, frame.units, way.place)
    cost, costs = price(state, board, frame.units, here, way), board.tables.costs
    if (refusal := _slow(state, board, frame, who, way.place, cost, walks)) is not None:
        return refusal
    road = costs.damaged_bridge if walks else way.cost  # 8.33
    stands = costs.occupied if way.place < AREAS and occupied(state, way.place, frame.units) else 0  # 8.37
    leaving = costs.leave_enemy if enemy_in(state, here) else 0  # 8.36
    return no(
        "8.38", "points", unit=unit_arg(_slowest(state, board, frame)), place=place_arg(way.place), cost=cost,
        left=_left(who, frame, walks), road=road, occupied=stands, leaving=leaving,
        special=cost - road - stands - leaving,
    )  # fmt: skip


def no_supply(state: TigersState, board: Board, group: Iterable[int], place: int) -> Refusal:
    """8.28 Which of the units would be out of supply in a place."""
    traced = lines(state, state.phasing)
    unit = next(unit for unit in group if not state.flags[unit] & OOS and not is_supplied(board, traced, unit, place))
    return no("8.28", "supply", unit=unit_arg(unit), place=place_arg(place))


def stuck(state: TigersState, board: Board, frame: Moving) -> Refusal:
    """Units without a first step: by the rule that stands against the first road."""
    here = state.where[frame.units[0]]
    refusals = [no_way(state, board, frame, way.place) for way in board.ways[here]]
    return no(refusals[0].rule, "stuck", unit=unit_arg(frame.units[0]), place=place_arg(here))


def _slowest(state: TigersState, board: Board, frame: Moving) -> int:
    return min(frame.units, key=lambda unit: (allowance(state, board, unit, frame.foot), unit))


def _armour(board: Board, frame: Moving) -> str:
    return unit_arg(next(unit for unit in frame.units if board.armour[unit]))


def _left(who: Party, frame: Moving, walks: bool) -> int:
    """The MP that are left for a way, on foot if a damaged bridge is on it."""
    return max(0, (who.on_foot if walks or frame.foot else who.limit) - frame.spent)


def _slow(
    state: TigersState, board: Board, frame: Moving, who: Party, goal: int, cost: int, walks: bool
) -> Refusal | None:
    """Why units have fewer MP than their type, where these would do: 8.34, 8.35 on foot; 11.14 from another zone."""
    unit, total = _slowest(state, board, frame), frame.spent + cost
    names: dict[str, Argument] = {"place": place_arg(goal), "cost": cost, "left": _left(who, frame, walks)}
    if walks and total <= who.limit:
        return no("8.34", "on-foot", unit=unit_arg(unit), **names)
    if total > board.movement[unit]:
        return None
    if state.flags[unit] & SHIFTED:
        return no("11.14", "shifted", unit=unit_arg(unit), **names)
    return no("8.35", "foot-rate", unit=unit_arg(unit), **names)


class Route(NamedTuple):
    """A way to a place, whether the move may end there or not."""

    steps: tuple[int, ...]
    cost: int
    walks: bool  # 8.34: over a damaged bridge


def cheapest(state: TigersState, board: Board, frame: Moving, who: Party, goal: int) -> Route | None:
    """The way to a place that takes the fewest MP, for units that have in common what ``who`` says."""
    here = state.where[frame.units[0]]
    waiting: list[tuple[int, tuple[int, ...], bool]] = [(frame.spent, (here,), frame.foot)]
    known = set[tuple[int, bool]]()
    while waiting:
        paid, places, walks = heappop(waiting)
        place = places[-1]
        if place == goal:
            return Route(places[1:], paid - frame.spent, walks)
        if (place, walks) in known:
            continue
        known.add((place, walks))
        if place != here and (place >= AREAS or enemy_in(state, place)):  # 8.22: the move ends there
            continue
        for way in board.ways[place]:
            after = step(state, board, frame.units, who, place, way, paid, walks)
            if after >= 0:
                heappush(waiting, (after, (*places, way.place), walks or damaged_way(state, way)))
    return None


def _touch(board: Board, one: int, other: int) -> bool:
    """3.22 Areas with a common border."""
    pair, touching = (PLACES[one], PLACES[other]), board.book.map.touching
    return pair in touching or pair[::-1] in touching


def _barred(state: TigersState, board: Board, frame: Moving, goal: int) -> Refusal:
    """What stands in the shortest way to a place: enemies (8.22), or a link that is closed."""
    here = state.where[frame.units[0]]
    way = {here: here}
    waiting = [here]
    for place in waiting:
        for link in board.ways[place]:
            if link.place not in way and (place == here or place < AREAS):
                way[link.place] = place
                waiting.append(link.place)
    steps = [goal]
    while steps[0] != here:
        steps.insert(0, way[steps[0]])
    for origin, place in pairwise(steps):
        if rule := closed(state, board, origin, place):
            return _shut(rule, origin, place)
        if place != goal and enemy_in(state, place):
            unit = unit_arg(frame.units[0])
            return no("8.22", "barred", unit=unit, place=place_arg(goal), blocked=place_arg(place))
    raise AssertionError("nothing bars the way")


# --- 8.5 entrenchment -------------------------------------------------------------------------------------------------


def no_digging(
    state: TigersState, board: Board, unit: int, place: int, left: int, *, moves: bool
) -> Refusal | None:  # fmt: skip
    """8.51 Why a unit does not dig in where it stands, or where it would get to with so many MP left."""
    names = {"unit": unit_arg(unit)}
    if board.armour[unit]:
        return no("8.54", "dig-armour", **names)
    if place >= AREAS:
        return no("8.51", "dig-zone", place=place_arg(place), **names)
    if enemy_in(state, place):
        return no("8.55", "dig-enemy", place=place_arg(place), **names)
    if state.flags[unit] & ENTRENCHED and place == state.where[unit]:
        return no("8.51", "dug-in", place=place_arg(place), **names)
    if moves and not board.engineer[unit]:
        return no("8.53", "dig-moved", **names)
    cost = board.tables.costs.entrench
    if board.engineer[unit] and left < cost:
        return no("8.52", "dig-points", cost=cost, left=max(0, left), **names)
    return None

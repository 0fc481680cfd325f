"""A set-up that a newcomer may take over with one click: no more than sensible, and always legal.

The set-up is played on a copy of the state, one decision after the other, each by a rule of thumb: defenders stand in
cover on and before what they must hold, attackers as near to it as their zone allows and in their transports, and both
put somebody on every command objective they can earn from (SETUP-11).
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from heapq import heappop, heappush
from typing import Any

from grognard.games.iron.actions import (
    ACE,
    AT,
    CONCEAL,
    DONE,
    INTO,
    MOUNT,
    PLACE,
    PLAIN,
    READY,
    SHELTER,
    TOKEN,
    At,
    Into,
)
from grognard.games.iron.board import (
    ANTI_TANK,
    ENGINEER,
    FLAMETHROWER,
    HEXES,
    KIND,
    MEDIC,
    PILLBOX,
    ROSTER,
    SIDE,
    SQUAD,
    THIRD,
    VEHICLES,
    Board,
)
from grognard.games.iron.deck import left
from grognard.games.iron.ground import GRID
from grognard.games.iron.loads import ELITE, LOADS, MG, MORTAR, OFFICER
from grognard.games.iron.readying import Readying
from grognard.games.iron.schema import SIDES
from grognard.games.iron.setup import Arriving, Building, InHand, Naming, Settling, Setup, Starting
from grognard.games.iron.state import IronState, board_of, empty_forts, units_in
from grognard.kernel import ONE, Action, engine
from grognard.toolbox.masks import bits

FAR = 99
REACH = 5  # hexes: how far machine guns are asked to see
THREAT = 6  # hexes: an enemy so near is worth waiting for
WATCH = 2  # hexes: who stands so near guards an objective


def suggestion(state: IronState, seat: int) -> list[Action]:
    """The answers of a seat to all that set-up asks of it, until somebody else or chance comes."""
    found: list[Action] = []
    there = state.copy()
    while any(isinstance(frame, Setup) for frame in there.stack):
        now = engine.decision(there)
        if now is None or now.kind != ONE or now.seat != seat:
            break
        action: Action = advise(there, now.actions)
        found.append(action)
        engine.apply(there, seat, action)
    return found


def advise(state: IronState, actions: Sequence[Any]) -> Any:
    """One of the listed actions of a decision of set-up."""
    board, frame = board_of(state), state.stack[-1]
    if isinstance(frame, Starting):  # from each deck in turn
        return max(actions, key=lambda action: len(left(state, action.deck)))
    if isinstance(frame, Building):
        return _token(state, frame) if frame.base >= 0 else MOUNT[_mount(frame.figures, [one.load for one in actions])]
    if isinstance(frame, Arriving):
        return PLACE[min((one.unit for one in actions), key=lambda unit: _turn(state, board, unit))]
    if isinstance(frame, InHand):
        return _place(state, board, frame.unit, actions)
    if isinstance(frame, Settling):
        return _settle(state, board, frame.unit, actions)
    if isinstance(frame, Naming):  # the heaviest
        return ACE[max((one.unit for one in actions), key=lambda unit: board.armour[unit])]
    assert isinstance(frame, Readying)
    return _ready(state, board, actions)


# --- squads -----------------------------------------------------------------------------------------------------------


def _mount(figures: tuple[int, ...], loads: list[int]) -> int:
    """One crew with two riflemen; then one officer a squad, the elite together."""

    def worth(load: int) -> tuple[bool, int, int, int]:
        regular, elite, officer, mg, mortar = LOADS[load]
        if figures[MG] or figures[MORTAR]:
            return mg + mortar == 1, mortar, regular, elite
        return officer == min(1, figures[OFFICER]), elite, regular, 0

    return max(loads, key=worth)


def _token(state: IronState, frame: Building) -> Any:
    """Medics go with an officer, flamethrowers with the elite; an officer's squad has nothing else if others can."""
    load = LOADS[state.load[frame.base]]
    order = (ENGINEER, ANTI_TANK, FLAMETHROWER, MEDIC)
    if load[OFFICER]:
        order = (MEDIC, ANTI_TANK, ENGINEER, FLAMETHROWER)
    elif load[ELITE] > 1:
        order = (FLAMETHROWER, ENGINEER, ANTI_TANK, MEDIC)
    spec = next(spec for spec in order if frame.tokens[spec])
    if load[OFFICER] and spec != MEDIC and sum(frame.tokens) < frame.bases:
        return PLAIN
    return TOKEN[spec]


# --- what is at stake -------------------------------------------------------------------------------------------------


@cache
def _stakes(board: Board) -> tuple[int, ...]:
    """The hexes that decide the game."""
    row = board.row
    names = row.buildings if row.victory.kind == "buildings" else [one.hex for one in row.victory_objectives.values()]
    return tuple(HEXES.index(name) for name in names)


@cache
def _attacks(board: Board, side: int) -> bool:
    """Whether a side must take what decides the game: as the scenario says, or because it starts farther from it."""
    if board.row.victory.side:
        return board.row.victory.side == SIDES[side]

    def away(one: int) -> int:
        hexes = [hex_ for force in board.forces[one] for hex_ in force.zone]
        return min(GRID.distance(hex_, stake) for hex_ in hexes for stake in _stakes(board))

    return away(side) > away(1 - side)


def _earns(state: IronState, board: Board, side: int) -> dict[int, int]:
    """The command objectives that a side could earn from and does not control yet -> their value."""
    return {
        hex_: value
        for index, (hex_, value) in enumerate(zip(board.objective_hex, board.objective_value, strict=True))
        if value
        and board.objective_owner[index] in (-1, side)
        and state.control[index] != side
        and not units_in(state, side, hex_)
    }


@cache
def _tolls(board: Board, ways: str, goals: tuple[int, ...]) -> list[int]:
    """Hex -> what the way to the nearest of these goals costs, in thirds of MP, by squads, vehicles or trucks."""
    steps = getattr(board.ground, ways)
    back: list[list[tuple[int, int]]] = [[] for _ in range(board.count)]
    for here, around in enumerate(steps):
        for there, price in around:
            back[there].append((here, price))
    tolls = [FAR * THIRD] * board.count
    queue = [(0, hex_) for goal in goals for hex_ in (goal, *board.near[goal])]  # a vehicle comes next to a building
    while queue:
        toll, hex_ = heappop(queue)
        if toll >= tolls[hex_]:
            continue
        tolls[hex_] = toll
        for other, price in back[hex_]:
            heappush(queue, (toll + price, other))
    return tolls


@cache
def _view(board: Board, hex_: int) -> int:
    """How many hexes within reach of a machine gun can be seen from a hex."""
    return sum(GRID.distance(hex_, other) <= REACH for other in bits(board.sight.sees(hex_)))


@cache
def _front(board: Board, side: int) -> list[int]:
    """Hex -> the distance to the zones of the enemy."""
    zone = {hex_ for force in board.forces[1 - side] for hex_ in force.zone}
    return [min(GRID.distance(hex_, other) for other in zone) for hex_ in range(board.count)]


@cache
def _roads(board: Board) -> frozenset[int]:
    return frozenset(hex_ for step in board.ground.road for hex_ in step)


# --- places -----------------------------------------------------------------------------------------------------------


def _turn(state: IronState, board: Board, unit: int) -> tuple[int, int]:
    """The order of placing: mortars and, in defence, machine guns first; then vehicles; then who may come aboard."""
    if not SQUAD[unit]:
        return 2 if board.tank[unit] else 3, unit
    load = LOADS[state.load[unit]]
    if load[MORTAR]:
        return 0, unit
    if load[MG]:
        return 5 if _attacks(board, SIDE[unit]) else 1, unit
    return 4, unit


def _place(state: IronState, board: Board, unit: int, actions: Sequence[Any]) -> Any:
    """The hex of a unit, or the vehicle that it comes in."""
    side = SIDE[unit]
    hexes = [action.hex for action in actions if isinstance(action, At)]
    rides = [action.unit for action in actions if isinstance(action, Into)]
    if SQUAD[unit] and hexes:
        earns = _earns(state, board, side)
        claims = [hex_ for hex_ in hexes if hex_ in earns and _suits(state, board, unit, hex_)]
        if claims:
            return AT[max(claims, key=lambda hex_: (earns[hex_], board.cover[hex_]))]
    if rides and (_attacks(board, side) or not hexes):
        return INTO[rides[0]]
    lay = Lay(state, board, side)
    return AT[max(hexes, key=lambda hex_: _worth(state, board, lay, unit, hex_))]


def _suits(state: IronState, board: Board, unit: int, hex_: int) -> bool:
    """Whether a squad is the one to claim an objective: riflemen, or a mortar where it is far from the enemy."""
    load = LOADS[state.load[unit]]
    if load[MORTAR]:
        return _front(board, SIDE[unit])[hex_] >= THREAT and not board.building[hex_]
    return not load[MG]


def _mortar(state: IronState, unit: int) -> bool:
    return LOADS[state.load[unit]][MORTAR] > 0


class Lay:
    """Where a side stands by now: how many in each hex, and how many guard each of the stakes."""

    def __init__(self, state: IronState, board: Board, side: int) -> None:
        self.mates = Counter(state.where[unit] for unit in ROSTER[side] if state.where[unit] >= 0)
        self.guards = [
            (stake, sum(count for hex_, count in self.mates.items() if GRID.distance(hex_, stake) <= WATCH))
            for stake in _stakes(board)
        ]

    def guard(self, hex_: int) -> float:
        """What standing here does for the stakes: more for one nearby that few guard yet."""
        best = 0.0
        for stake, guards in self.guards:
            away = GRID.distance(hex_, stake)
            if away <= 2 * WATCH:
                best = max(best, 12 / (1 + away) / (1 + 0.4 * guards))
        return best


def _worth(state: IronState, board: Board, lay: Lay, unit: int, hex_: int) -> float:
    """How good a hex is for a unit, in MP saved on the way to the goal, or what that is worth to a defender."""
    worth = _cover(state, board, unit, hex_)
    mates = lay.mates[hex_]  # area attacks hit whole stacks
    worth -= mates + 2 * (mates == board.limit - 1) + 0.3 * sum(lay.mates[other] for other in board.near[hex_])
    worth -= 3 * ((hex_ in state.mines) + (hex_ in state.wire))
    side, front = SIDE[unit], _front(board, SIDE[unit])[hex_]
    if board.fragile[unit]:  # trucks: on a road, and not under the enemy's guns
        worth += 3 * (hex_ in _roads(board)) - max(0, THREAT - front)
    kind = "" if SQUAD[unit] else VEHICLES[KIND[unit]]
    ways = "squad_steps" if SQUAD[unit] else "truck_steps" if board.fragile[unit] else "vehicle_steps"
    if board.exit is not None and kind in board.exit.vehicles:  # S5-1: off the map is what it is for
        return worth - _tolls(board, ways, tuple(sorted(board.exit_hexes)))[hex_] / THIRD
    if _attacks(board, side):
        return worth - _tolls(board, ways, _stakes(board))[hex_] / THIRD
    if board.capacity[unit] or _mortar(state, unit):  # near, but behind the others
        return worth + 0.4 * lay.guard(hex_) - 8 * (hex_ in _stakes(board))
    return worth + lay.guard(hex_) - 0.1 * front


def _cover(state: IronState, board: Board, unit: int, hex_: int) -> float:
    """What the ground of a hex is worth to a unit: cover, and for crews what they can do from there."""
    worth = 0.7 * board.cover[hex_]
    load = LOADS[state.load[unit]]
    if load[MORTAR]:  # FIG-07: no fire from a building, nor at the next hex
        return worth - 10 * board.building[hex_] - max(0, THREAT - _front(board, SIDE[unit])[hex_])
    if SQUAD[unit]:
        worth += 0.7 * max((board.fort_cover[fort] for fort in empty_forts(state, hex_)), default=0)
    if load[MG]:
        worth += 0.06 * _view(board, hex_) + board.level[hex_]
    return worth


def _settle(state: IronState, board: Board, unit: int, actions: Sequence[Any]) -> Any:
    """Into the best fortification, unless one is to attack, or to fire a mortar from it; concealed where it lasts."""
    hex_ = state.where[unit]
    if CONCEAL[unit] in actions:
        return CONCEAL[unit] if board.hides[hex_] else PLAIN
    forts = [fort for fort in empty_forts(state, hex_) if not (_mortar(state, unit) and fort == PILLBOX)]
    return PLAIN if _attacks(board, SIDE[unit]) or not forts else SHELTER[max(forts)]


def _ready(state: IronState, board: Board, actions: Sequence[Any]) -> Any:
    """In defence the machine guns wait, and whoever has an enemy near, but half of the force keeps its hands free."""
    units = [action.unit for action in actions if action != DONE]
    side = SIDE[units[0]]
    ready = sum(state.acts[unit] != 0 for unit in ROSTER[side])
    if _attacks(board, side) or ready >= len(units):
        return DONE
    enemies = [state.where[unit] for unit in ROSTER[1 - side] if state.where[unit] >= 0]

    def waits(unit: int) -> bool:
        load = LOADS[state.load[unit]]
        near = any(GRID.distance(state.where[unit], hex_) <= THREAT for hex_ in enemies)
        return load[MG] > 0 or (near and not load[MORTAR])

    chosen = sorted((unit for unit in units if waits(unit)), key=lambda unit: not LOADS[state.load[unit]][MG])
    return READY[chosen[0]] if chosen else DONE

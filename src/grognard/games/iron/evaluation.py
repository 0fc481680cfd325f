"""What players need: a quick judgement of a position, the same for every seat: no deck's order is looked at."""

import heapq
import math
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from grognard.games.iron.area import AreaAttack, Shelling
from grognard.games.iron.assault import Storming, attack_lines, return_lines, storm_cover
from grognard.games.iron.attack import Aiming, Volley
from grognard.games.iron.board import BOARDS, DE, KIND, ROSTER, SIDE, SQUAD, THIRD, US, VEHICLES, Board
from grognard.games.iron.drift import Drift, need_for
from grognard.games.iron.firepower import attack_of, defence_of, need_of
from grognard.games.iron.loads import COUNT, LOADS
from grognard.games.iron.movement import Moving
from grognard.games.iron.schema import FIGURES, AreaStep, BlastStep, Figure
from grognard.games.iron.schema import SIDES as SIDE_NAMES
from grognard.games.iron.state import ABOARD, FATIGUED, FRESH, OP_FIRE, IronState, board_of, new_state, place_of
from grognard.games.iron.status import REINFORCEMENTS, StatusPhase
from grognard.games.iron.turn import ActionPhase
from grognard.toolbox.dice import SIDES, hits

# Weights found by hand in matches against `random`, in regular infantry.
FIGURE = (1.0, 1.7, 1.6, 2.6, 2.4)  # regular, elite, officer, machine gun, mortar
VEHICLE = {
    "us_sherman": 7.0, "us_halftrack": 3.0, "us_truck": 1.0,
    "de_panzer4": 8.0, "de_tiger": 10.0, "de_halftrack": 3.0, "de_truck": 1.0,
}  # fmt: skip
HURT = (1.0, 0.72, 0.5)  # of a squad or vehicle by its harm
READY = 0.045  # of a unit in op fire mode, more than a fatigued one
GUARD = 0.01  # of one that goes into op fire mode before the round: on an objective; elsewhere it is lost
ABLE = 0.06  # of a fresh unit that may still act
COVER = 0.015  # a die of cover, of a unit's worth
VICTORY = 16.0  # a victory objective that decides at the end
BUILDING = 5.0  # S2-1: a building
POINT = 4.0  # a victory point
COMMAND = 1.0  # a point of command in every round to come
TOKEN = 0.15  # a command token in hand
PLEDGED = 0.1  # one on the Initiative card
PULL = 0.7  # what a unit next to an objective adds, of its worth, for each of weight 16
NEAR = 0.9  # of that a movement point further away
LASTING = 1.5  # rounds that an objective which scores in each of them is counted for
DENIED = 0.3  # of an objective that only the enemy earns from
HELD = 0.45  # of its pull, an objective that its side controls
TAKEN = 0.15  # and for the side that must take them
LEAVING = 0.7  # of what it will score, a vehicle at the edge that it may leave the map by
OUT = 0.9  # of a vehicle that may leave the map, a movement point further from its edge
STRIDE = 0.7  # of the movement points left, how far they lead towards a goal
PUSHED = 0.3  # of the defenders' worth: to drive them from their hex
SCALE = 45.0
MOST = 0.99  # nobody has won before the end


def evaluate(state: IronState, seat: int) -> float:
    """From -1 (lost) to 1 (won) for a seat."""
    side = state.sides[seat]
    if state.result is not None and not state.result.cut:
        return float(state.result.results[side])
    ahead = judged(state, board_of(state)) - start(state.board) + prospect(state, board_of(state))
    return MOST * math.tanh((ahead if side == US else -ahead) / SCALE)


@cache
def start(key: str) -> float:
    """What the scenario gives the Americans more than the Germans; who is ahead by that, docs/balance tells.

    Nobody is placed yet: a unit counts as the hexes of its zone do on the average.
    """
    board = BOARDS[key]
    fields, cover = fields_of(key, tuple(board.control)), cover_in(key)
    ahead = judged(new_state(board, b""), board)
    for side, sign in ((US, 1.0), (DE, -1.0)):
        for row, force in zip(board.row.sides[SIDE_NAMES[side]].divisions, board.forces[side], strict=True):
            squads, vehicles = (
                _mean([field[hex_] + cover[hex_] for hex_ in force.zone]) for field in fields[2 * side : 2 * side + 2]
            )
            ahead += sign * (squads * _strength(row.figures, {}) + vehicles * _strength({}, row.vehicles))
            if side == US and board.exit is not None:  # S5-1
                out = _mean([math.pow(OUT, way_out(key)[hex_]) for hex_ in force.zone])
                scoring = board.exit.vehicles
                points = sum(count * scoring[kind].vp for kind, count in force.vehicles if kind in scoring)
                ahead += LEAVING * POINT * out * points
    return ahead


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _strength(figures: Mapping[Figure, int], vehicles: Mapping[str, int]) -> float:
    """What figures and vehicles are worth."""
    squads = sum(FIGURE[FIGURES.index(figure)] * count for figure, count in figures.items())
    return squads + sum(VEHICLE[kind] * count for kind, count in vehicles.items())


# --- the position -----------------------------------------------------------------------------------------------------


def judged(state: IronState, board: Board) -> float:
    """What the Americans are ahead by."""
    fields = fields_of(state.board, tuple(state.control))
    loads, where, load, harm, acts = _LOADS, state.where, state.load, state.harm, state.acts
    cover, score, held = cover_in(state.board), 0.0, [0, 0]
    counts = board.row.victory.kind in ("points", "each_round")
    acting, coming = is_acting(state), _coming(state.board, first_to_come(state))
    for side, sign in ((US, 1.0), (DE, -1.0)):
        total = TOKEN * state.command[side] + PLEDGED * state.pool[side] + counts * POINT * state.vp[side]
        total += coming[side]
        guarded = (
            0 if board.row.victory.side == SIDE_NAMES[side] else board.objectives
        )  # who must take more does not wait
        able = ABLE if acting and not all(state.finished[side::2]) else 0.0
        mask = 0
        for unit in ROSTER[side]:
            hex_ = where[unit]
            if hex_ < 0:
                if hex_ != ABOARD:
                    continue
                hex_ = where[state.carrier[unit]]
            mask |= 1 << hex_
            squad, act = SQUAD[unit], acts[unit]
            factor = fields[2 * side + (not squad)][hex_] + cover[hex_]
            if act == OP_FIRE:
                factor += READY if acting else GUARD if guarded >> hex_ & 1 else -GUARD
            elif act == FRESH:
                factor += able
            total += (loads[load[unit]] if squad else _VEHICLE[KIND[unit]]) * HURT[harm[unit]] * factor
        held[side] = mask
        score += sign * total
    return score + _ground(state, held, acting) + _leaving(state, board)


def first_to_come(state: IronState) -> int:
    """The first round whose reinforcements are not there yet."""
    phase = state.stack[1] if len(state.stack) > 1 else None
    return state.round + (isinstance(phase, StatusPhase) and phase.step > REINFORCEMENTS)


@cache
def _coming(key: str, round_: int) -> tuple[float, ...]:
    """STAT-14 What the reinforcements of a round and of those after it are worth, by side."""
    sides = BOARDS[key].row.sides
    return tuple(
        sum(_strength(row.figures, row.vehicles) for row in sides[side].arrivals if row.round >= round_)
        for side in SIDE_NAMES
    )


def is_acting(state: IronState) -> bool:
    """Whether it is the action phase: what is held will still earn, who is fresh may still act."""
    return len(state.stack) > 1 and isinstance(state.stack[1], ActionPhase)


def worth_of(state: IronState, unit: int) -> float:
    """What a unit is worth by itself, in its condition."""
    return (_LOADS[state.load[unit]] if SQUAD[unit] else _VEHICLE[KIND[unit]]) * HURT[state.harm[unit]]


def _ground(state: IronState, held: list[int], acting: bool) -> float:
    """Objectives: those controlled, and those that would be; with what they will earn, in the action phase."""
    score, control = 0.0, state.control
    stakes = stakes_of(state.board)[acting]
    for index, (hex_, us, de) in enumerate(stakes):
        now = control[index]
        if now < -1:
            continue
        ours, theirs = held[US] >> hex_ & 1, held[DE] >> hex_ & 1
        if ours != theirs:
            now = US if ours else DE
        if now == US:
            score += us
        elif now == DE:
            score -= de
    return score


Stakes = list[tuple[int, float, float]]


@cache
def stakes_of(key: str) -> tuple[Stakes, Stakes]:
    """Each objective: its hex, and what it is worth to either side; then the same before the income of the round."""
    board, weights = BOARDS[key], _weights(key)
    plain, due = [], []
    for index, hex_ in enumerate(board.objective_hex):
        us, de = weights[US][index], weights[DE][index]
        owner, value = board.objective_owner[index], TOKEN * board.objective_value[index]
        points = POINT * board.objective_vp[index] * (board.row.victory.kind == "each_round")
        plain.append((hex_, us, de))
        due.append((hex_, us + points + value * (owner != DE), de + points + value * (owner != US)))
    return plain, due


@cache
def cover_in(key: str) -> list[float]:
    """Hex -> what a unit is worth there by itself."""
    return [1.0 + COVER * cover for cover in BOARDS[key].cover]


def _leaving(state: IronState, board: Board) -> float:
    """S5-1 What the vehicles that may leave the map are worth on their way."""
    if board.exit is None:
        return 0.0
    far, score = way_out(state.board), 0.0
    for unit in ROSTER[US]:
        if SQUAD[unit] or state.where[unit] < 0:
            continue
        row = board.exit.vehicles.get(VEHICLES[KIND[unit]])
        if row is not None:
            score += LEAVING * POINT * row.vp * math.pow(OUT, far[state.where[unit]])
    return score


_VEHICLE = [VEHICLE[kind] for kind in VEHICLES]


_LOADS = [sum(count * worth for count, worth in zip(load, FIGURE, strict=True)) for load in LOADS]


@cache
def _weights(key: str) -> tuple[list[float], list[float]]:
    """What each objective is worth to either side: the same in every round, so that the end of one changes nothing."""
    board = BOARDS[key]
    found: tuple[list[float], list[float]] = ([], [])
    kind = board.row.victory.kind
    for index, value in enumerate(board.objective_value):
        for side in (US, DE):
            if value:
                earns = board.objective_owner[index] in (-1, side)
                found[side].append(COMMAND * value * (1.0 if earns else DENIED))
            elif index in board.buildings:
                found[side].append(BUILDING)
            elif kind == "each_round":
                found[side].append(POINT * board.objective_vp[index] * LASTING)
            elif kind == "points":
                found[side].append(POINT * (board.objective_vp[index] if side == DE else 1))
            else:
                found[side].append(VICTORY)
    return found


@lru_cache(maxsize=1024)
def fields_of(key: str, control: tuple[int, ...]) -> list[list[float]]:
    """For squads and vehicles of either side: how much a unit adds to its worth by standing near what is at stake."""
    board, weights = BOARDS[key], _weights(key)
    found = []
    for side in (US, DE):
        kept = TAKEN if board.row.victory.side == SIDE_NAMES[side] else HELD
        for vehicle in (False, True):
            field = [0.0] * board.count
            for index, hex_ in enumerate(board.objective_hex):
                if control[index] < -1:
                    continue
                weight = weights[side][index] * (1.0 if control[index] != side else kept)
                far = _far(key, hex_, int(vehicle))
                for at, distance in enumerate(far):
                    field[at] = max(field[at], PULL * math.sqrt(weight / VICTORY) * NEAR**distance)
            found.append(field)
    return found


@cache
def _far(key: str, goal: int, kind: int) -> list[float]:
    """Hex -> the movement points to a goal, of a squad, a vehicle or a truck; what cannot be reached is far away."""
    board = BOARDS[key]
    steps = (board.ground.squad_steps, board.ground.vehicle_steps, board.ground.truck_steps)[kind]
    into: list[list[tuple[int, int]]] = [[] for _ in range(board.count)]
    for hex_ in range(board.count):
        for near, price in steps[hex_]:
            into[near].append((hex_, price))
    if kind and not into[goal]:  # it cannot enter a building, but stand beside it
        into[goal] = [(other, 4 * THIRD) for other in board.near[goal]]
    best = [999 * THIRD] * board.count
    best[goal] = 0
    queue = [(0, goal)]
    while queue:
        cost, hex_ = heapq.heappop(queue)
        if cost > best[hex_]:
            continue
        for other, price in into[hex_]:
            if cost + price < best[other]:
                best[other] = cost + price
                heapq.heappush(queue, (cost + price, other))
    return [cost / THIRD for cost in best]


@cache
def way_out(key: str) -> list[float]:
    board = BOARDS[key]
    every = [_far(key, hex_, 2) for hex_ in board.exit_hexes]
    return [min(far[hex_] for far in every) for hex_ in range(board.count)]


# --- an attack that is being put together -----------------------------------------------------------------------------


@lru_cache(maxsize=65536)
def chances(black: int, need: int, red: int, red_need: int) -> tuple[float, ...]:
    """ATK-09 The chance of 0, 1, 2 … hits."""
    first, second = hits(black, SIDES + 1 - need, SIDES), hits(red, SIDES + 1 - red_need, SIDES)
    found = [0.0] * (black + 1)
    whole = float(SIDES**black) * float(SIDES**red)
    for good, ways in enumerate(first):
        for saved, others in enumerate(second):
            found[max(0, good - saved)] += ways * others / whole
    return tuple(found)


def toll(state: IronState, board: Board, unit: int, spread: tuple[float, ...], suppressive: bool) -> float:
    """What so many hits with these chances take from a unit, on the average, of its worth."""
    load, harm = state.load[unit], state.harm[unit]
    if SQUAD[unit] and not suppressive:
        worth = _LOADS[load] * HURT[harm]
        return worth * sum(chance * min(1.0, count / COUNT[load]) for count, chance in enumerate(spread))
    table = (board.tables.suppressed if SQUAD[unit] else board.tables.damaged)[harm]
    whole = _LOADS[load] if SQUAD[unit] else _VEHICLE[KIND[unit]]
    lost = 0.0
    for count, chance in enumerate(spread):
        after = table[min(count, len(table) - 1)]
        lost += chance * whole * (HURT[harm] - (HURT[after] if after < len(HURT) else 0.0))
        if SQUAD[unit] and after > harm and state.acts[unit] != FATIGUED:
            lost += 0.1 * chance * whole  # and what it could still have done
    return lost


def prospect(state: IronState, board: Board) -> float:
    """What the attack that is being put together, or about to be rolled, promises the Americans."""
    frame = state.stack[-1] if state.stack else None  # none where a limit of turns cut the game
    if isinstance(frame, Aiming) and frame.target >= 0 and frame.arms >= 0:
        found, side = volley(state, board, frame, types_on(frame.target)), SIDE[frame.leader]
    elif isinstance(frame, Volley):
        found, side = volley(state, board, frame, (frame.suppressive,)), SIDE[frame.leader]
    elif isinstance(frame, Shelling):
        found = max(shelling(state, board, frame, suppressive) for suppressive in (False, True))
        side = SIDE[frame.leader]
    elif isinstance(frame, AreaAttack):
        side = state.sides[frame.seat]
        found = _salvo(state, board, side, frame.hex, frame.dice, frame.need, frame.suppressive)
    elif isinstance(frame, Drift):
        found, side = barrage(state, board, frame), state.sides[frame.seat]
    elif isinstance(frame, Moving):
        found, side = _way(state, frame), SIDE[frame.unit]
    elif isinstance(frame, Storming):
        found, side = storm(state, board, frame), SIDE[frame.unit]
    else:
        return 0.0
    return found if side == US else -found


def _way(state: IronState, frame: Moving) -> float:
    """What a unit on its way can still come nearer to."""
    unit, side = frame.unit, SIDE[frame.unit]
    hex_ = place_of(state, unit)
    if hex_ < 0:
        return 0.0
    mp, exit_ = frame.points / THIRD, board_of(state).exit
    if exit_ and not SQUAD[unit] and VEHICLES[KIND[unit]] in exit_.vehicles:
        far = way_out(state.board)[hex_]
        gain = math.pow(OUT, max(0.0, far - STRIDE * mp)) - math.pow(OUT, far)
        return LEAVING * POINT * exit_.vehicles[VEHICLES[KIND[unit]]].vp * gain
    near = fields_of(state.board, tuple(state.control))[2 * side + (not SQUAD[unit])][hex_]
    return worth_of(state, unit) * (min(max(PULL, near), near * math.pow(NEAR, -STRIDE * mp)) - near)


def types_on(target: int) -> tuple[bool, ...]:
    """ATK-07 The types of an attack on a unit, whether suppressive: on a vehicle only the normal one."""
    return (False, True) if SQUAD[target] else (False,)


def volley(state: IronState, board: Board, frame: Aiming | Volley, types: tuple[bool, ...]) -> float:
    """What an attack promises whoever makes it, by the best of these types."""
    bonus, cover = (frame.bonus, frame.cover) if isinstance(frame, Volley) else (0, 0)
    attack = attack_of(state, board, frame.leader, frame.arms, frame.target, frame.mode, frame.support, bonus)
    need, found = need_of(board, attack.band), []
    for suppressive in types:
        dice = defence_of(state, board, frame.target, suppressive, flames=attack.flames, bonus=cover)
        spread = chances(attack.dice, need, dice, board.tables.red)
        found.append(toll(state, board, frame.target, spread, suppressive))
    return max(found) - sum(spent_by(state, unit) for unit in (frame.leader, *(code >> 1 for code in frame.support)))


def spent_by(state: IronState, unit: int) -> float:
    """What a unit that takes part can do no more."""
    if state.acts[unit] == FATIGUED:
        return 0.0
    return (ABLE if state.acts[unit] == FRESH else READY) * (
        _LOADS[state.load[unit]] if SQUAD[unit] else _VEHICLE[KIND[unit]]
    )


def shelling(state: IronState, board: Board, frame: Shelling, suppressive: bool) -> float:
    dice, need = frame.dice(state, board, suppressive), frame.need(state, board)
    spent = sum(spent_by(state, unit) for unit in (frame.leader, *frame.support))
    return _salvo(state, board, SIDE[frame.leader], frame.hex, dice, need, suppressive) - spent


def _salvo(state: IronState, board: Board, side: int, hex_: int, dice: int, need: int, suppressive: bool) -> float:
    """AREA-01 What an area attack takes from the enemy more than from friends."""
    found = 0.0
    for unit, where in enumerate(state.where):
        if where == hex_ and unit not in state.hidden and (SQUAD[unit] or not suppressive):
            spread = chances(dice, need, defence_of(state, board, unit, suppressive), board.tables.red)
            lost = toll(state, board, unit, spread, suppressive)
            found += lost if SIDE[unit] != side else -lost
    return found


def barrage(state: IronState, board: Board, frame: Drift) -> float:
    """STRAT-10, STRAT-11 What a card promises that comes down on its target; where it drifts nobody knows."""
    side, found = state.sides[frame.seat], 0.0
    near = [hex_ for hex_ in board.near[frame.hex] if hex_ in state.where]
    for step in board.cards[frame.card].steps:
        if isinstance(step, AreaStep | BlastStep):
            hexes = near if isinstance(step, BlastStep) else [frame.hex]
            for hex_ in hexes:
                found += _salvo(state, board, side, hex_, step.firepower, board.tables.area, step.kind == "suppressive")
    return found * (SIDES + 1 - need_for(state, board, frame.seat, frame.hex)) / SIDES


def storm(state: IronState, board: Board, frame: Storming) -> float:
    """ASLT-17 The chance of more hits than the defender's, and the losses of both."""
    defenders = frame.defenders(state)
    if not defenders:
        return 0.0
    lines = attack_lines(state, board, frame.unit, frame.hex, frame.support, frame.bonus)
    cover = sum(line[1] for line in storm_cover(state, board, defenders, frame.hex, frame.flames(state)))
    back = sum(line[1] for line in return_lines(state, board, defenders, frame.hex))
    tables = board.tables
    ours = chances(sum(line[1] for line in lines), tables.assault, max(0, cover), tables.red)
    theirs = chances(back, tables.assault, 0, tables.red)
    won = sum(chance * sum(theirs[:count]) for count, chance in enumerate(ours))
    hit = sum(chance * count for count, chance in enumerate(ours))
    lost = sum(chance * count for count, chance in enumerate(theirs))
    worth = sum(worth_of(state, unit) for unit in defenders)
    found = min(worth, 1.2 * hit) + PUSHED * won * worth - 1.2 * lost
    stake = _weights(state.board)[SIDE[frame.unit]]
    found += won * 0.6 * sum(stake[index] for index, hex_ in enumerate(board.objective_hex) if hex_ == frame.hex)
    return found

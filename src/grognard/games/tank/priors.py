"""First impressions of the answers to a decision, by the terms of the judgement and without carrying them out."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from grognard.games.tank.actions import Done, Enter, Face, Fire, Move, To, With
from grognard.games.tank.board import BOARDS, COUNT, Board
from grognard.games.tank.evaluation import (
    COVER,
    FAR,
    HELD,
    NEAR,
    PULL,
    REAR,
    SCALE,
    THREAT,
    distances,
    goals,
    targets_of,
)
from grognard.games.tank.fire import WAYS, Aiming, defence, firers, hits, modifiers
from grognard.games.tank.leaders import Leading, followers
from grognard.games.tank.movement import Moving
from grognard.games.tank.state import WAITING, TankState, board_of, held
from grognard.games.tank.turn import Phase
from grognard.kernel import Action
from grognard.toolbox.masks import bits
from grognard.toolbox.paths import flood

# By hand: `python -m benchmarks.finding tank` tells what they find
GOES = 0.3  # a unit that moves
MORE = 0.1  # one more that fires, or moves with its leader
SHARE = 0.25  # of PULL: it may be the nearest
SEEN = 0.5  # of what an enemy gains that has it in its field, or behind it: it may have others there already


def priors(state: TankState, actions: Sequence[Action]) -> list[float]:
    """What each answer seems to bring the active side; empty for those that are too few to need it."""
    board, frame = board_of(state), state.stack[-1]
    if isinstance(frame, Phase):
        return [_begun(state, board, action) / SCALE for action in actions]
    if isinstance(frame, Moving):
        return [worth / SCALE for worth in _ways(state, board, frame, actions)]
    if isinstance(frame, Aiming):  # 9.4b: the more fire, the better
        return [MORE / SCALE if isinstance(action, With) else 0.0 for action in actions]
    if isinstance(frame, Leading):  # 7.1c: who has nowhere to go may turn
        return [0.0 if isinstance(action, Done) else MORE / SCALE for action in actions]
    return []


def _begun(state: TankState, board: Board, action: Action) -> float:
    """What an AP may bring: a shot the chance to hit with all that can fire, a move as much for each unit it takes."""
    if isinstance(action, Fire):
        units = tuple(unit for unit, _ in firers(state, board, action.target))
        bonus = sum(value for _, value, _ in modifiers(state, board, action.target, units))
        return chance(board.key, defence(state, board, action.target) - bonus)
    if isinstance(action, Move):
        unit = action.unit
        more = len(followers(state, board, unit)) if board.leader[unit] else 0
        left = board.movement[unit]
        prize = _prize(state, board, unit, state.where[unit], left, left + board.tables.road.march_bonus)
        return GOES * (1 + more) + prize
    return GOES if isinstance(action, Enter) else 0.0


@lru_cache(maxsize=256)
def chance(key: str, need: int) -> float:
    """9.4a, 9.4e To hit with two dice."""
    return sum(way for total, way in enumerate(WAYS, 2) if hits(BOARDS[key], total, need)) / sum(WAYS)


class Pull(NamedTuple):
    """What a goal is to a unit."""

    goal: int  # by its number
    worth: float  # of a hex nearer
    near: int  # how near the others are: who is nearer than they has more of it


def _ways(state: TankState, board: Board, frame: Moving, actions: Sequence[Action]) -> list[float]:
    """A facing is worth what the unit has before it then, a step the best facing there, or a goal that it leads to."""
    unit = frame.unit
    here, left, pulls = state.where[unit], board.movement[unit] - frame.cost, _pulls(state, board, unit)
    looks = _looks(state, board, unit, here) if here >= 0 else []
    drawn = _drawn(board, unit, here, pulls) if here >= 0 else 0.0
    ways = frame.ways(state, board) if here >= 0 else board.entry[unit].places
    steps = {hex_: (cost, road and frame.road) for hex_, cost, road in ways}
    found = []
    for action in actions:
        if isinstance(action, Face):
            found.append(looks[action.facing] + drawn)
        elif isinstance(action, To):
            hex_ = action.hex
            cost, road = steps[hex_]
            rest = max(0, left - cost)
            march = left - cost + board.tables.road.march_bonus if road else 0  # 8.0e
            prize = _prize(state, board, unit, hex_, rest, march)
            found.append(max(_looks(state, board, unit, hex_)) + prize + _drawn(board, unit, hex_, pulls, rest, march))
        else:  # it leaves the map, for which other steps only hope
            found.append(2 * HELD)
    return found


def _prize(state: TankState, board: Board, unit: int, hex_: int, left: int, march: int) -> float:
    """What a unit takes that has so many MP left in a hex, or by road: a goal of one hex, or the edge to leave by."""
    side, best = board.side[unit], 0.0
    for goal, costs, by_road in _ways_to(board.key, side):
        if goal < 0:
            if costs[hex_] < left or by_road[hex_] < march:  # 8.2b: for one MP more
                best = max(best, HELD)
        elif (
            state.control[goal] != side
            and (costs[hex_] <= left or by_road[hex_] <= march)
            and (hex_ == goal or state.at[goal] < 0)
        ):
            best = max(best, 2 * HELD if state.control[goal] == 1 - side else HELD)
    return best


@lru_cache(maxsize=64)
def _ways_to(key: str, side: int) -> list[tuple[int, list[int], list[int]]]:
    """Each goal of one hex, and -1 for the edge to leave by: the MP to it from everywhere, at all and by road alone."""
    board = BOARDS[key]
    asked: list[tuple[int, tuple[int, ...]]] = [(goal[0], goal) for goal, _ in goals(board, side) if len(goal) == 1]
    asked += [(-1, tuple(board.exit[side]))] if board.exit[side] else []
    return [(name, _costs(key, goal, False), _costs(key, goal, True)) for name, goal in asked]


def _costs(key: str, goal: tuple[int, ...], roads: bool) -> list[int]:
    """Hex -> the MP to the nearest hex of a goal, with nobody on the way; FAR where it is too far for a move."""
    ways = ([out[hex_] for hex_ in goal] for out in (_out(key, origin, roads) for origin in range(COUNT)))
    return [min([cost for cost in costs if cost >= 0], default=FAR) for costs in ways]


def _pulls(state: TankState, board: Board, unit: int) -> list[Pull]:
    """For each goal still to be reached: what a hex nearer to it is worth to a unit."""
    side, where = board.side[unit], state.where
    targets = targets_of(board.key, side)
    found = []
    for at, (goal, far, wanted) in enumerate(targets):
        if goal >= 0 and state.control[goal] == side:
            continue
        near = 0  # where a goal wants several, each may be one of the nearest
        if wanted == 1:
            others = [far[where[other]] for other in board.units[side] if other != unit and where[other] >= WAITING]
            near = min(others, default=FAR)
        found.append(Pull(at, NEAR / len(targets) if wanted == 1 else NEAR + SHARE * PULL, near))
    return found


@lru_cache(maxsize=512)
def _closest(key: str, side: int, left: int, march: int) -> list[list[int]]:
    """For each goal: hex -> how near to it a unit gets from there with so many MP, or by road; nobody is in its way."""
    found: list[list[int]] = [[] for _ in targets_of(key, side)]
    for hex_ in range(COUNT):
        ways = zip(_out(key, hex_, False), _out(key, hex_, True), strict=True)
        there = [at for at, (cost, by_road) in enumerate(ways) if 0 <= cost <= left or 0 <= by_road <= march]
        for nearest, (_, far, _) in zip(found, targets_of(key, side), strict=True):
            nearest.append(min([far[at] for at in there]))
    return found


@lru_cache(maxsize=4096)
def _out(key: str, hex_: int, roads: bool) -> list[int]:
    """Hex -> the MP to it from a hex, at all or by road alone; -1 where it is too far."""
    steps, prices = _network(key, roads)
    return flood(hex_, FAR, steps, prices, [False] * COUNT)


@lru_cache(maxsize=32)
def _network(key: str, roads: bool) -> tuple[list[list[int]], list[list[int]]]:
    """Hex -> where a step leads, and what it costs."""
    ways = [[(to, cost) for to, cost, road in steps if road or not roads] for steps in BOARDS[key].ground.steps]
    return [[to for to, _ in way] for way in ways], [[cost for _, cost in way] for way in ways]


def _drawn(board: Board, unit: int, hex_: int, pulls: Sequence[Pull], left: int = 0, march: int = 0) -> float:
    """What the goals are worth to a unit in a hex: as near as it gets with the MP that it has left."""
    closest = _closest(board.key, board.side[unit], left, march)
    worth = 0.0
    for pull in pulls:
        far = closest[pull.goal][hex_]
        worth += PULL * max(0, pull.near - far) - pull.worth * far
    return worth


def _looks(state: TankState, board: Board, unit: int, hex_: int) -> list[float]:
    """What a unit is worth in a hex, for each facing, the way to the goals aside: what `evaluate` says of it alone."""
    side, ground, field, at, facing = board.side[unit], board.ground, board.field[unit], state.at, state.facing
    enemies = held(state, board, 1 - side)
    worth, behind = COVER * ground.cover[hex_], 0
    if enemies and not targets_of(board.key, side):
        worth -= NEAR * distances(tuple(bits(enemies)))[hex_]
    for there in bits(enemies):
        other = at[there]
        if not ground.front[there * 6 + facing[other]] >> hex_ & 1:
            behind |= 1 << there
        if board.field[other][there * 6 + facing[other]] >> hex_ & 1:
            worth -= SEEN * THREAT
    found = []
    for way in range(hex_ * 6, hex_ * 6 + 6):
        seen = field[way] & enemies
        look = worth + REAR * (seen & behind).bit_count() + (THREAT if seen else 0.0)
        found.append(look - SEEN * REAR * (enemies & ~ground.front[way]).bit_count())
    return found

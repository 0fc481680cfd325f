"""What players need: a quick judgement of a position, from what a seat may know."""

from collections.abc import Sequence
from functools import lru_cache

from grognard.games.tank.actions import Done, Enter, Face, Fire, Move, To, With
from grognard.games.tank.board import BOARDS, COUNT, GRID, Board
from grognard.games.tank.fire import WAYS, Aiming, defence, firers, hits, modifiers
from grognard.games.tank.leaders import Leading, followers
from grognard.games.tank.movement import Moving
from grognard.games.tank.schema import SIDES
from grognard.games.tank.state import EXITED, WAITING, TankState, board_of, held
from grognard.games.tank.turn import Phase
from grognard.games.tank.victory import exited, points
from grognard.kernel import Action
from grognard.toolbox.masks import bits, mask_of
from grognard.toolbox.paths import flood

# In units of one tank: found by hand in matches against `random`, then five of them divided and multiplied by 1.4, in
# 64 pairs of `greedy` against `greedy` (arena tune tank --scenario counterattack --rounds 1 --games 128 --seed tune
# --weight THREAT --weight REAR --weight COVER --weight PULL --weight NEAR). Nothing was clearly better: THREAT won 48
# and 50 % of the pairs, REAR 49 and 48, COVER 45 and 53, NEAR 53 and 58, PULL 42 and, clearly worse, 27. LED against
# none, three turns, 48 pairs each in Last Stand, Head to Head and Counterattack: 0.05 won 28-19, 21-20 and 26-22, 0.2
# won 21-27, 21-20 and 15-33; less than either is enough for the set-up, where nothing else is at stake.
LEADER = 0.05  # a leader is worth a little more than its tank
THREAT = 0.2  # a unit that has an enemy in its field of fire
REAR = 0.08  # ... each one that it would hit from behind
COVER = 0.04  # a unit in cover
LED = 0.02  # a unit beside a leader, who takes it along for nothing (7.1a)
POINT = 0.6  # a victory point
HELD = 1.5  # a goal reached
PULL = 0.5  # a hex nearer to a goal, for the unit that is nearest to it
NEAR = 0.03  # a hex nearer to any goal, for every unit
FAR = 12  # the distance of a unit that has not entered yet
SCALE = 12.0
# Only for first impressions; by hand, `python -m benchmarks.finding tank` tells what they find
GOES = 0.3  # a unit that moves
MORE = 0.1  # one more that fires, or moves with its leader
SHARE = 0.25  # of PULL: it may be the nearest
SEEN = 0.5  # of what an enemy gains that has it in its field, or behind it: it may have others there already

BESIDE = [mask_of(other for other in near if other >= 0) for near in GRID.neighbours]  # hex -> its neighbours


@lru_cache(maxsize=256)
def distances(goal: tuple[int, ...]) -> tuple[int, ...]:
    """For each hex the distance to the nearest hex of the goal; at the end, for WAITING, that of a unit off the map."""
    return (*(min(GRID.distance(hex_, place) for place in goal) for hex_ in range(COUNT)), FAR)


def evaluate(state: TankState, seat: int) -> float:
    """From -1 (lost) to 1 (won) for a seat."""
    side = state.sides[seat]
    if state.result is not None and not state.result.cut:
        return float(state.result.results[side])
    board = board_of(state)
    ours, theirs = held(state, board, side), held(state, board, 1 - side)
    score = _force(state, board, side, ours, theirs) - _force(state, board, 1 - side, theirs, ours)
    score += _aims(state, board, side) - _aims(state, board, 1 - side)
    return max(-0.99, min(0.99, score / SCALE))


def _force(state: TankState, board: Board, side: int, friends: int, enemies: int) -> float:
    """Units alive, what they could fire at, in front and from behind, and whom their leaders could lead."""
    where, facing, ground = state.where, state.facing, board.ground
    score, led = 0.0, 0
    for unit in board.units[side]:
        hex_ = where[unit]
        if hex_ < 0:
            score += hex_ in (WAITING, EXITED)
            continue
        score += 1 + COVER * ground.cover[hex_]
        if board.leader[unit]:
            score += LEADER
            led |= BESIDE[hex_]
        seen = board.field[unit][hex_ * 6 + facing[unit]] & enemies
        if seen:
            score += THREAT
        while seen:
            there = seen.bit_length() - 1
            seen ^= 1 << there
            if not ground.front[there * 6 + facing[state.at[there]]] >> hex_ & 1:
                score += REAR
    return score + LED * (led & friends).bit_count()


def goals(board: Board, side: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """What the scenario asks of a side: groups of hexes, and how many units each wants there."""
    asked = [row for row in board.row.automatic if row.side == SIDES[side]]
    for row in asked:
        if row.kind == "exit":
            return ((tuple(board.exit[side]), row.count),)
        if row.kind == "block_roads":
            return tuple((board.ground.named_roads[name], 2) for name in row.roads.split())
    towns = board.end_hexes + (board.point_hexes if side == 0 else ())
    return tuple(((hex_,), 1) for hex_ in towns)


@lru_cache(maxsize=64)
def _targets(key: str, side: int) -> list[tuple[int, tuple[int, ...], int]]:
    """The goals of a side: its hex where it is only one, the way to it from everywhere, and how many units it wants."""
    found = goals(BOARDS[key], side)
    return [(goal[0] if len(goal) == 1 else -1, distances(goal), wanted) for goal, wanted in found]


def _aims(state: TankState, board: Board, side: int) -> float:
    """How near a side is to what the scenario asks of it."""
    score = POINT * points(state, board)[side] if board.row.end.kind == "points" else 0.0
    leaves = board.exit[side]
    gone = exited(state, board, side) if leaves else 0
    score += HELD * gone
    where, control = state.where, state.control
    mine = [where[unit] for unit in board.units[side] if where[unit] >= WAITING]
    targets = _targets(board.key, side)
    for hex_, far, wanted in targets:
        if hex_ >= 0 and control[hex_] == side:
            score += HELD
            continue
        ways = [far[at] for at in mine]
        near = min(ways, default=1)
        if wanted == 1 and not gone:
            score -= PULL * near if ways else 0.0
        else:
            score -= PULL * sum(sorted(ways)[: max(0, wanted - gone)])
        score -= NEAR * sum(ways) / len(targets)
        if near == 0 and not leaves:
            score += HELD
    if not targets:  # nothing to go for: look for the enemy
        enemies = tuple(sorted(where[unit] for unit in board.units[1 - side] if where[unit] >= 0))
        if enemies:
            score -= NEAR * sum([distances(enemies)[hex_] for hex_ in mine if hex_ >= 0])
    return score


# --- first impressions ------------------------------------------------------------------------------------------------


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


def _ways(state: TankState, board: Board, frame: Moving, actions: Sequence[Action]) -> list[float]:
    """A facing is worth what the unit has before it then, a step the best facing there, or a goal that it leads to."""
    unit = frame.unit
    here, left = state.where[unit], board.movement[unit] - frame.cost
    looks = _looks(state, board, unit, here) if here >= 0 else []
    ways = frame.ways(state, board) if here >= 0 else board.entry[unit].places
    steps = {hex_: (cost, road and frame.road) for hex_, cost, road in ways}
    found = []
    for action in actions:
        if isinstance(action, Face):
            found.append(looks[action.facing])
        elif isinstance(action, To):
            hex_ = action.hex
            cost, road = steps[hex_]
            rest = max(0, left - cost)
            march = left - cost + board.tables.road.march_bonus if road else 0  # 8.0e
            prize = _prize(state, board, unit, hex_, rest, march)
            found.append(max(_looks(state, board, unit, hex_)) + prize)
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
    return [(name, _costs(board, goal, False), _costs(board, goal, True)) for name, goal in asked]


def _costs(board: Board, goal: tuple[int, ...], roads: bool) -> list[int]:
    """Hex -> the MP to the nearest hex of a goal, with nobody on the way; FAR where it is too far for a move."""
    into: list[list[int]] = [[] for _ in range(COUNT)]
    prices: list[list[int]] = [[] for _ in range(COUNT)]
    for origin, steps in enumerate(board.ground.steps):
        for hex_, cost, road in steps:
            if road or not roads:
                into[hex_].append(origin)
                prices[hex_].append(cost)
    ways = [flood(hex_, FAR, into, prices, [False] * COUNT) for hex_ in goal]
    return [min([cost for cost in costs if cost >= 0], default=FAR) for costs in zip(*ways, strict=True)]


def _looks(state: TankState, board: Board, unit: int, hex_: int) -> list[float]:
    """What a unit is worth in a hex, for each facing: what `evaluate` says of it alone."""
    side, ground, field, at, facing = board.side[unit], board.ground, board.field[unit], state.at, state.facing
    enemies = held(state, board, 1 - side)
    worth, behind = COVER * ground.cover[hex_], 0
    targets = _targets(board.key, side)
    for _, far, _ in targets:
        worth -= (NEAR + SHARE * PULL) * far[hex_] / len(targets)
    if not targets and enemies:
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

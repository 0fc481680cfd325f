"""What players need: a quick judgement of a position, from what a seat may know."""

import math
from functools import lru_cache

from grognard.games.tank.board import BOARDS, COUNT, GRID, Board
from grognard.games.tank.schema import SIDES
from grognard.games.tank.state import EXITED, WAITING, TankState, board_of, held
from grognard.games.tank.victory import exited, points
from grognard.toolbox.masks import mask_of

# In units of one tank: found by hand in matches against `random`, then five of them divided and multiplied by 1.4, in
# 64 pairs of `greedy` against `greedy` (arena tune tank --scenario counterattack --rounds 1 --games 128 --seed tune
# --weight THREAT --weight REAR --weight COVER --weight PULL --weight NEAR). Nothing was clearly better: THREAT won 48
# and 50 % of the pairs, REAR 49 and 48, COVER 45 and 53, NEAR 53 and 58, PULL 42 and, clearly worse, 27. LED against
# none, three turns, 48 pairs each in Last Stand, Head to Head and Counterattack: 0.05 won 28-19, 21-20 and 26-22, 0.2
# won 21-27, 21-20 and 15-33; less than either is enough for the set-up, where nothing else is at stake. All this was
# measured while the judgement was cut off at 0.99. Since it is a curve, two more terms were tried in whole games of
# search:100 against itself, over the scenarios they speak of, and left out: the threats of the side that fires next
# counted twice won 42-46 pairs, fourfold 21-38; goals that count 0.3 or 0.6 at first, and more with every turn, 20-24
# and 18-22.
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
MOST = 0.99  # nobody has won before the end

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
    return MOST * math.tanh(score / SCALE)


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
def targets_of(key: str, side: int) -> list[tuple[int, tuple[int, ...], int]]:
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
    targets = targets_of(board.key, side)
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

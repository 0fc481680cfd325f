"""What players need: a quick judgement of a position, from what a seat may know."""

from functools import lru_cache

from grognard.games.tank.board import COUNT, GRID, MAX_RANGE, Board
from grognard.games.tank.fire import reach
from grognard.games.tank.schema import SIDES
from grognard.games.tank.state import EXITED, WAITING, TankState, board_of, held
from grognard.games.tank.victory import exited, points
from grognard.toolbox.masks import mask_of

# Weights, found by hand from play against `random`; the search player's are tuned by matches later.
UNIT = 1.0  # a unit alive
THREAT = 0.16  # an enemy that could be fired at from here
REAR = 0.08  # ... from behind
GOAL = 0.9  # an objective held
NEAR = 0.05  # a hex nearer to what must be reached
WORTH = 0.35  # a victory point


@lru_cache(maxsize=64)
def _distances(goals: tuple[int, ...]) -> tuple[int, ...]:
    """For each hex the distance to the nearest goal."""
    return tuple(min(GRID.distance(hex_, goal) for goal in goals) for hex_ in range(COUNT))


def evaluate(state: TankState, seat: int) -> float:
    """From -1 (lost) to 1 (won) for a seat."""
    side = state.sides[seat]
    if state.result is not None:
        return float(state.result.results[side])
    board = board_of(state)
    score = _force(state, board, side) - _force(state, board, 1 - side)
    score += _aims(state, board, side) - _aims(state, board, 1 - side)
    return max(-0.99, min(0.99, score / 12))


def _force(state: TankState, board: Board, side: int) -> float:
    """Units, and what they could fire at, in front and from behind."""
    where, facing = state.where, state.facing
    enemies, ground = held(state, board, 1 - side), board.ground
    score = 0.0
    for unit in board.units[side]:
        hex_ = where[unit]
        if hex_ < 0:
            score += UNIT if hex_ in (WAITING, EXITED) else 0.0
            continue
        score += UNIT + 0.02 * (board.leader[unit])
        seen = ground.field[(hex_ * 6 + facing[unit]) * (MAX_RANGE + 1) + reach(board, unit, hex_)] & enemies
        if seen:
            score += THREAT
            while seen:
                there = seen.bit_length() - 1
                seen ^= 1 << there
                target = state.at[there]
                if not ground.front[there * 6 + facing[target]] >> hex_ & 1:
                    score += REAR
                score -= 0.01 * board.defence[target]
            score += 0.1
        if ground.cover[hex_]:
            score += 0.04
    return score


def _aims(state: TankState, board: Board, side: int) -> float:
    """How near a side is to what the scenario asks of it."""
    end = board.row.end
    score = 0.0
    goals = board.end_hexes + (board.point_hexes if side == 0 else ())
    if end.kind == "control" and end.side not in ("both", SIDES[side]):
        goals = board.end_hexes  # the defender wants them too: nobody else must hold them
    if end.kind == "points":
        score += WORTH * points(state, board)[side]
    for goal in goals:
        score += GOAL * (state.control[goal] == side)
    leaving = tuple(board.exit[side])
    if leaving:
        score += 1.5 * exited(state, board, side)
    roads = next(
        (row.roads for row in board.row.automatic if row.kind == "block_roads" and row.side == SIDES[side]), ""
    )
    if roads:
        mine = held(state, board, side)
        hexes = [board.ground.named_roads[name] for name in roads.split()]
        score += sum(0.8 for road in hexes if mine & mask_of(road))
        goals = tuple(hex_ for road in hexes for hex_ in road)
    return score + _approach(state, board, side, leaving or tuple(g for g in goals if state.control[g] != side))


def _approach(state: TankState, board: Board, side: int, goals: tuple[int, ...]) -> float:
    """Units near their goals, or near the enemy where there is nothing else to go for."""
    if not goals:
        goals = tuple(sorted(state.where[unit] for unit in board.units[1 - side] if state.where[unit] >= 0))
        if not goals:
            return 0.0
    distances = _distances(goals)
    score = 0.0
    for unit in board.units[side]:
        hex_ = state.where[unit]
        if hex_ >= 0:
            score -= NEAR * distances[hex_]
        elif hex_ == WAITING:
            score -= NEAR * 14
    return score

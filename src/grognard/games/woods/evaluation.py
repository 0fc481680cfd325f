"""What players need: a quick judgement of a position, the same for every seat: the hidden chit is never looked at."""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from grognard.games.woods.board import ALLIED, BOARDS, CLOSED, COUNT, FIFTH, GERMAN, HALF, SIXTH, Board
from grognard.games.woods.boundaries import LINES_HOLD, northern_line_gone
from grognard.games.woods.combat import THROW, Backing, Engagement, Muster
from grognard.games.woods.ratio import Battle, column, die_parts, result
from grognard.games.woods.schema import ARMIES
from grognard.games.woods.stacking import crowd
from grognard.games.woods.state import ENTERING, OOS, WAITING, WoodsState, board_of, controls, new_state, units_in
from grognard.games.woods.supply import supplied_hexes
from grognard.games.woods.victory import needed, steps_over_meuse

# Weights in VP hexes, found by hand: so that a turn brings nobody anything by itself, and an attack what it promises.
HELD = 0.85  # of a VP hex that is controlled without supply
GOAL = 0.8  # of one that the Germans could take, with all they have before it and nobody on the way
GOALS = 6  # that count at a time: the nearest
NEAR = 0.9  # of a German point that counts for it, a movement point further away
ASIDE = 0.85  # of an Allied point that counts against it, a movement point off the way there
BACK = 0.98  # and a movement point from it on the way
BASE = 20.0  # points that the way itself takes
POINT = 0.02  # a point of a unit on the map
COMING = 0.025  # an Allied point that is still to come; a German one counts as if it were there
STRANDED = 0.7  # of a German unit that is out of supply
PUSHED = 0.02  # what it is worth to drive a defender back
STORMED = 0.6  # and out of a VP hex
MEUSE = 0.1  # a German step that counts for sudden death
CROWDED = 0.15  # a point of a unit that is too many in its hex, and would be eliminated
SCALE = 4.0
MOST = 0.99  # nobody has won before the end
FACES = 6


def evaluate(state: WoodsState, seat: int) -> float:
    """From -1 (lost) to 1 (won) for a seat."""
    if state.result is not None and not state.result.cut:
        return float(state.result.results[seat])
    ahead = judged(state, board_of(state)) - start(state.board) + prospect(state, board_of(state))
    return MOST * math.tanh((ahead if state.sides[seat] == GERMAN else -ahead) / SCALE)


@lru_cache(maxsize=16)
def start(key: str) -> float:
    """What the judgement is when the game begins; who is ahead then, the games of docs/balance tell."""
    return judged(new_state(BOARDS[key], b""), BOARDS[key])


def judged(state: WoodsState, board: Board) -> float:
    """What the German is ahead by, in VP hexes; units that are to come count, so that a turn brings nobody anything."""
    linked, key = supplied_hexes(state, GERMAN), state.board
    values, where, steps, flags = values_of(key), state.where, state.steps, state.flags
    first, following, due, last = state.first, state.next, state.due, board.last_due
    score = -float(needed(state, board)) / 2
    forces: Forces = []
    for unit in board.roster[GERMAN]:
        hex_ = where[unit]
        if hex_ == WAITING:
            score += POINT * values[unit][steps[unit]] * (0 < due[unit] <= last)
        elif hex_ >= 0:
            worth = values[unit][steps[unit]] * (STRANDED if flags[unit] & OOS else 1.0)
            forces.append((worth, hex_))
            score += POINT * worth
            if following[unit] >= 0 and first[hex_] == unit:
                score -= crowding(state, units_in(state, hex_))
    covers: Forces = []
    for unit in board.roster[ALLIED]:
        hex_ = where[unit]
        if hex_ == WAITING:
            score -= COMING * values[unit][steps[unit]] * (0 < due[unit] <= last)
        elif hex_ >= 0:
            worth = values[unit][steps[unit]]
            covers.append((worth, hex_))
            score -= POINT * worth
            if following[unit] >= 0 and first[hex_] == unit:
                score += crowding(state, units_in(state, hex_))
    for hex_ in board.vp:
        if controls(state, board, GERMAN, hex_):
            score += 1.0 if linked >> hex_ & 1 else HELD
    for goal in goals_of(state, board, forces, covers):
        score += goal.hope()
    return score + MEUSE * steps_over_meuse(state, board)


Forces = list[tuple[float, int]]  # points, and where they are


class Goal(NamedTuple):
    """A VP hex that the Germans could take, and what speaks for it and against it."""

    hex: int
    near: list[float]  # of a German point in each hex, how much counts for it
    way: list[float]  # of an Allied one, how much counts against it
    there: float  # all that counts for it
    cover: float  # and against it

    def hope(self, more: float = 0.0, covered: float = 0.0) -> float:
        """What it is worth to the Germans; with so much more for it, and against it."""
        there = self.there + more
        return GOAL * there / (there + self.cover + covered + BASE)


def goals_of(state: WoodsState, board: Board, forces: Forces, covers: Forces) -> list[Goal]:
    """The VP hexes that the Germans could take next, before these units of theirs and behind these Allied ones."""
    key, bridges, zones = state.board, bytes(state.bridge), bound_for(state, board, forces)
    found: list[Goal] = []
    for hex_ in by_distance(key):
        if len(found) < GOALS and not controls(state, board, GERMAN, hex_):
            near, way = nearness(key, hex_, bridges), on_the_way(key, hex_, bridges)
            there = sum([worth * near[at] for worth, at in zones[board.army[hex_]]])
            found.append(Goal(hex_, near, way, there, sum([worth * way[at] for worth, at in covers])))
    return found


def bound_for(state: WoodsState, board: Board, forces: Forces) -> list[Forces]:
    """9.2a Zone -> those that can get to its goals: while the boundaries hold, those of the same zone."""
    if state.turn > LINES_HOLD:
        return [forces] * len(ARMIES)
    zones: list[Forces] = [[] for _ in ARMIES]
    army = board.army
    for force in forces:
        zones[army[force[1]]].append(force)
    if northern_line_gone(state):
        zones[FIFTH] = zones[SIXTH] = zones[FIFTH] + zones[SIXTH]
    return zones


@lru_cache(maxsize=8)
def by_distance(key: str) -> list[int]:
    """The VP hexes, the nearest to where the Germans come from first."""
    board = BOARDS[key]
    far = _far(key, board.sources[GERMAN], bytes(len(board.ends)))
    return sorted(board.vp, key=lambda hex_: far[hex_])


def crowding(state: WoodsState, units: Sequence[int]) -> float:
    """6.2e What units cost that are too many in one hex; 14.8b those that arrive and can still move on do not count."""
    if state.sure:
        units = [unit for unit in units if not (state.flags[unit] & ENTERING and unit in state.sure)]
    if not _too_many(state.board, tuple(units)):
        return 0.0
    values = values_of(state.board)
    return CROWDED * min(values[unit][state.steps[unit]] for unit in units)


@lru_cache(maxsize=50_000)
def _too_many(key: str, units: tuple[int, ...]) -> bool:
    return bool(crowd(BOARDS[key], units))


@lru_cache(maxsize=8)
def values_of(key: str) -> list[tuple[int, ...]]:
    """Unit -> attack and defence together, by steps left."""
    board = BOARDS[key]
    return [tuple(map(sum, zip(*both, strict=True))) for both in zip(board.attack, board.defence, strict=True)]


@lru_cache(maxsize=1024)
def _far(key: str, goals: int, bridges: bytes) -> list[int]:
    """Hex -> the movement points to the nearest goal, by road where there is one."""
    board = BOARDS[key]
    cheapest = [CLOSED] * COUNT
    waiting = [hex_ for hex_ in range(COUNT) if goals >> hex_ & 1]
    for hex_ in waiting:
        cheapest[hex_] = 0
    for hex_ in waiting:
        for edge in board.edges[hex_]:
            whole = edge.bridge < 0 or not bridges[edge.bridge]
            step = 1 if edge.road and whole else edge.infantry if whole else edge.infantry_broken
            if cheapest[hex_] + step < cheapest[edge.hex]:
                cheapest[edge.hex] = cheapest[hex_] + step
                waiting.append(edge.hex)
    return cheapest


@lru_cache(maxsize=1024)
def nearness(key: str, goal: int, bridges: bytes) -> list[float]:
    """Hex -> how much of a German point there counts for a goal."""
    return [NEAR ** (far / HALF) for far in _far(key, 1 << goal, bridges)]


@lru_cache(maxsize=1024)
def on_the_way(key: str, goal: int, bridges: bytes) -> list[float]:
    """Hex -> how much of an Allied point there counts against a goal: all in it, less before it, and little aside."""
    coming, far = _far(key, BOARDS[key].sources[GERMAN], bridges), _far(key, 1 << goal, bridges)
    straight = coming[goal]
    return [
        ASIDE ** ((there + on - straight) / HALF) * BACK ** (on / HALF) for there, on in zip(coming, far, strict=True)
    ]


def prospect(state: WoodsState, board: Board) -> float:
    """What an attack that is planned or under way will bring the German, on the average of the die."""
    battle = planned(state)
    if battle is None:
        return 0.0
    mean = expected(state, board, battle)
    return mean if state.active == GERMAN else -mean


def expected(state: WoodsState, board: Board, battle: Battle) -> float:
    """What an attack will bring whoever makes it, on the average of the die."""
    at = column(state, board, battle)
    bonus = sum(part.value for part in die_parts(state, board, battle))
    brings = results(state, board, battle)
    return sum(brings[result(board, at, die, bonus)] for die in range(1, FACES + 1)) / FACES


def results(state: WoodsState, board: Board, battle: Battle) -> dict[str, float]:
    """Result of the table -> what it brings the attacker."""
    own = min(step_lost(state, unit) for unit in battle.attackers)
    theirs = min(step_lost(state, unit) for unit in battle.defenders)
    push = PUSHED + (STORMED if battle.hex in board.vp else 0.0)
    return {"AL1": -own * POINT, "BL1": (theirs - own) * POINT, "DR": push, "DR*": push + theirs * POINT}


def step_lost(state: WoodsState, unit: int) -> int:
    """The points that a unit loses with its next step."""
    values, steps = values_of(state.board)[unit], state.steps[unit]
    return values[steps] - values[steps - 1]


def planned(state: WoodsState) -> Battle | None:
    """The attack that is being prepared; None without one, and once its die has fallen."""
    for frame in reversed(state.stack):
        if isinstance(frame, Muster):
            attackers = tuple(sorted((*frame.attackers, *frame.others(state))))  # all that can will join
            return Battle(frame.hex, attackers, tuple(units_in(state, frame.hex)), (), (), plus=False)
        if isinstance(frame, Engagement):
            return frame.battle() if frame.step <= THROW else None
        if not isinstance(frame, Backing):
            return None
    return None

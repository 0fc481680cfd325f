"""What players need: a quick judgement of a position. Everything is open, so every seat judges the same facts."""

import heapq
import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from grognard.games.tigers.artillery import call_need, calls
from grognard.games.tigers.board import ALLIED, AREAS, BOARDS, DIE, GERMAN, Board
from grognard.games.tigers.bridges import Crossing, demolishers, demolition_need
from grognard.games.tigers.combat import bound_to_attack, over_river
from grognard.games.tigers.stacking import overfull
from grognard.games.tigers.state import (
    COUNT,
    ENTRENCHED,
    TigersState,
    board_of,
    has,
    held_by,
    new_state,
    units_in,
    whole,
)
from grognard.games.tigers.supply import lines
from grognard.games.tigers.victory import exit_points, town_points
from grognard.toolbox.masks import bits

# Weights in victory points, found by hand in matches against `random`; BLOCK in matches of the search against `greedy`
# (2, 3 and 4 MP: with 2 a larger budget lost, with 4 the German hoped for roads that the Allies close at once).
EXIT = 0.75  # of what a German SP is worth in an exit zone, for one that stands before it
FADES = 0.94  # of that, an MP further away
BLOCK = 3.0  # MP that it seems further away where Allies have to be beaten first
SP = 0.35  # a strength point of either side
GOAL = 1.0  # to be able to take an area that scores, for each of its points; an objective counts as OBJECTIVE
ENOUGH = 20.0  # SP for that
NEAR = 0.85  # of an SP that counts for it, an MP further away
OPEN = 1.2  # an exit zone that a road leads to without Allies on it, where holes count
CROWD = 1.0  # an SP too many in an area, which would be removed (7.2)
HELD = 0.6  # an area that scores, for each of its points and days to come
GUARD = 0.12  # an Allied SP where it is wanted
DUG_IN = 0.05  # an Allied SP that is entrenched
OBJECTIVE = 5.0  # SA-5
STAKE = 0.5  # of what the German may hope for at the start: that much more is nearly a win
FAR = 99
FINE = 20  # what a goal is short of is rounded to one part of so many, so that the same fields come back
MOST = 0.99  # nobody has won before the end


def evaluate(state: TigersState, seat: int) -> float:
    """From -1 (lost) to 1 (won) for a seat."""
    side = state.sides[seat]
    if state.result is not None and not state.result.cut:
        return float(state.result.results[side])
    ahead = (judged(state, board_of(state)) - start(state.board)) / stake(state.board)
    return MOST * math.tanh(ahead if side == GERMAN else -ahead)


@lru_cache(maxsize=16)
def start(key: str) -> float:
    """What the judgement is when the game begins; who is ahead then, the games of docs/balance tell."""
    return judged(new_state(BOARDS[key], b""), BOARDS[key])


def stake(key: str) -> float:
    """The points that nearly decide a game; an owner's own data may start lower than an objective is worth."""
    return STAKE * max(start(key), OBJECTIVE)


class Ways(NamedTuple):
    """How far it is from every place to the nearest goal."""

    far: list[float]  # MP; FAR where there is no way
    on: list[int]  # the next place on the way there, or -1


def ways_to(key: str, goals: int, damaged: int, armour: bool, blocked: int = 0, starts: tuple[float, ...] = ()) -> Ways:
    """The ways by road over bridges as they are; out of some areas a unit must fight, and a goal may be far itself."""
    return _ways(key, goals, damaged, armour and damaged > 0, blocked, starts)


@lru_cache(maxsize=8192)
def _ways(key: str, goals: int, damaged: int, armour: bool, blocked: int, starts: tuple[float, ...]) -> Ways:
    found, on, delay = [float(FAR)] * COUNT, [-1] * COUNT, [0.0] * COUNT
    for place in bits(blocked):
        delay[place] = BLOCK
    waiting = list(zip(starts or [0.0] * COUNT, bits(goals), strict=False))
    for far, goal in waiting:
        found[goal] = far
    heapq.heapify(waiting)
    roads, pop, push = _roads(key, damaged, armour), heapq.heappop, heapq.heappush
    while waiting:
        far, place = pop(waiting)
        if far > found[place]:
            continue
        for there, cost in roads[place]:
            further = far + cost + delay[there]
            if further < found[there]:
                found[there], on[there] = further, place
                if there < AREAS:
                    push(waiting, (further, there))
    return Ways(found, on)


@lru_cache(maxsize=256)
def _roads(key: str, damaged: int, armour: bool) -> list[list[tuple[int, int]]]:
    """Place -> those beside it, and the MP that a unit needs."""
    board = BOARDS[key]
    found = []
    for ways in board.ways:
        down = [way.bridge >= 0 and damaged >> way.bridge & 1 for way in ways]
        both = zip(ways, down, strict=True)
        found.append(
            [(way.place, board.damaged_bridge if bad else way.cost) for way, bad in both if not (bad and armour)]
        )
    return found


@lru_cache(maxsize=64)
def out(key: str) -> tuple[int, tuple[float, ...]]:
    """The exit zones, and how much further away one seems that counts for less than the best."""
    board = BOARDS[key]
    zones = [
        zone for zone, times in enumerate(board.multiplier) if times and board.row.exits and board.inside >> zone & 1
    ]
    most = max([board.multiplier[zone] for zone in zones], default=0)
    return sum(1 << zone for zone in zones), tuple(
        math.log(board.multiplier[zone] / most) / math.log(FADES) for zone in zones
    )


def ways_out(key: str, damaged: int, armour: bool, blocked: int) -> Ways:
    """The ways to the exit zones."""
    zones, starts = out(key)
    return ways_to(key, zones, damaged, armour, blocked, starts)


@lru_cache(maxsize=8192)
def exit_pull(key: str, damaged: int, armour: bool, blocked: int) -> list[float]:
    """Place -> what a German SP there may come to be worth in an exit zone; out of some areas it must fight."""
    most = exit_worth(key)
    return [most * FADES**mp if mp < FAR else 0.0 for mp in ways_out(key, damaged, armour, blocked).far]


def exit_worth(key: str) -> float:
    """What a German SP may hope for before the best of the exit zones."""
    zones, _ = out(key)
    return EXIT * max([BOARDS[key].multiplier[zone] for zone in bits(zones)], default=0)


@lru_cache(maxsize=4096)
def goal_pull(key: str, goal: int, damaged: int, armour: bool, blocked: int) -> list[float]:
    """Place -> how much of a German SP there counts for a goal: all of it in it, less for every MP away."""
    if not BOARDS[key].objectives:
        blocked = 0  # too many goals on the whole map to look round for each move of the Allies
    far = ways_to(key, 1 << goal, damaged, armour, blocked).far
    return [NEAR**mp if mp < FAR else 0.0 for mp in far]


@lru_cache(maxsize=1024)
def posts(key: str, goals: int) -> list[float]:
    """Place -> how much an Allied SP is worth there: in what scores and on the way to it."""
    return [GUARD * NEAR**far if far < FAR else 0.0 for far in ways_to(key, goals, 0, False).far]


Pulls = tuple[list[float], list[float]]  # of others, of armour
Short = tuple[tuple[int, float], ...]  # goals, and how much the German is short of what takes them


def exit_pulls(state: TigersState, entered: int = 0, left: int = 0) -> Pulls:
    """What a German SP may come to be worth in an exit zone, as the Allies stand; if they come to areas, or leave."""
    key, damaged, blocked = state.board, whole(state.damaged), held_by(state, ALLIED) & ~left | entered
    return exit_pull(key, damaged, False, blocked), exit_pull(key, damaged, True, blocked)


def short_of(state: TigersState, board: Board, units: Sequence[int], lost: int = 0) -> Short:
    """What German units are short of at each goal that he has not, or has lost."""
    blocked, goals = held_by(state, ALLIED) | lost, bits(wanted(state, board) | lost)
    return tuple([(goal, missing(state, board, goal, blocked, units, state.where)) for goal in goals])


def fields(state: TigersState, board: Board, lost: int = 0) -> Pulls:
    """Place -> what one more German SP would be worth there, if he has lost some goals."""
    return _fields(state, short_of(state, board, on_map(state, board), lost))


def _fields(state: TigersState, short: Short) -> Pulls:
    key, damaged, blocked = state.board, whole(state.damaged), held_by(state, ALLIED)
    nearly = tuple([(goal, round(lacking * FINE) / FINE) for goal, lacking in short])
    return _field(key, damaged, False, blocked, nearly), _field(key, damaged, True, blocked, nearly)


def on_map(state: TigersState, board: Board) -> list[int]:
    """The German units on the map."""
    return [unit for unit in board.roster[GERMAN] if state.where[unit] >= 0]


@lru_cache(maxsize=4096)
def _field(key: str, damaged: int, armour: bool, blocked: int, short: Short) -> list[float]:
    """Place -> what a German SP is worth there: on its way out, for the goals as far as they are short, outside."""
    board = BOARDS[key]
    found = exit_pull(key, damaged, armour, blocked)[:]
    for goal, lacking in short:
        margin = goal_worth(board) * lacking / ENOUGH
        for place, part in enumerate(goal_pull(key, goal, damaged, armour, blocked)):
            found[place] += margin * part
    if board.row.exits:
        for zone, times in enumerate(board.multiplier):
            found[zone] += times  # 12.23
    return found


def judged(state: TigersState, board: Board) -> float:
    """What the German may hope for, in victory points."""
    key, pulls = state.board, exit_pulls(state)
    sp, where, armour = state.sp, state.where, board.armour
    score = state.vp + held(state, board)
    germans = on_map(state, board)
    for unit in germans:
        score += sp[unit] * (SP + pulls[armour[unit]][where[unit]])
    short = short_of(state, board, germans)
    score += goal_worth(board) * sum([1 - lacking for _, lacking in short])
    post = posts(key, scoring(key))
    for unit in board.roster[ALLIED]:
        place = where[unit]
        if place >= 0:
            dug = DUG_IN if state.flags[unit] & ENTRENCHED else 0.0
            score -= sp[unit] * (SP + post[place] + dug)
    crowd = crowded(state, board)
    score += _crossing(state, board, pulls) + (crowd if state.phasing == ALLIED else -crowd)
    for place in bits(held_by(state, GERMAN) & held_by(state, ALLIED) & board.areas):
        units = bound_to_attack(state, place)
        if units:
            gain = exchange(state, board, _fields(state, short), place, units, over_river(state, place, units))
            score += gain if state.phasing == GERMAN else -gain
    return score


def goal_worth(board: Board) -> float:
    """What it is worth to be able to take an area that scores."""
    return 2 * OBJECTIVE if board.objectives else GOAL


def missing(
    state: TigersState, board: Board, goal: int, blocked: int, units: Sequence[int], where: Sequence[int]
) -> float:
    """How much German units are short of what takes a goal: some are needed, more are of no use."""
    sp, armour, damaged = state.sp, board.armour, whole(state.damaged)
    near = [goal_pull(state.board, goal, damaged, kind, blocked) for kind in (False, True)]
    return math.exp(-sum([sp[unit] * near[armour[unit]][where[unit]] for unit in units]) / ENOUGH)


@lru_cache(maxsize=64)
def scoring(key: str) -> int:
    """The areas that score in a scenario."""
    board = BOARDS[key]
    if board.objectives:
        return sum(1 << place for place in board.objectives)
    if board.towns:
        return sum(1 << place for place in board.towns)
    return sum(1 << place for place in board.in_play if board.vp[place])


@lru_cache(maxsize=64)
def _exits(key: str) -> int:
    """3.28 The exit zones."""
    return sum(1 << zone for zone, times in enumerate(BOARDS[key].multiplier) if times)


def wanted(state: TigersState, board: Board) -> int:
    """The scoring areas that the German has not: where he does not control, or, for towns, does not stand."""
    areas = scoring(state.board)
    if board.towns:
        return areas & ~held_by(state, GERMAN)
    return areas & ~(whole(state.control) & ~held_by(state, ALLIED))


def held(state: TigersState, board: Board) -> float:
    """What is held or has been left by an exit, as it would count if it stayed so."""
    contested = held_by(state, GERMAN) & held_by(state, ALLIED)
    if board.objectives:
        score = 0.0
        for place in board.objectives:
            if contested >> place & 1:
                score += OBJECTIVE / 2
            elif has(state.control, place):
                score += OBJECTIVE
        return score
    score = float(exit_points(state, board)) if held_by(state, GERMAN) & _exits(state.board) else 0.0
    if board.towns:
        score += town_points(state, board)
        # SC-4 To count the holes takes its time; what German supply reaches says nearly as much
        return score + OPEN * (lines(state, GERMAN).sound & _exits(state.board)).bit_count()
    day, _ = board.calendar[state.impulse]
    days = board.calendar[board.last][0].day - day.day + 1
    control = whole(state.control)
    return score + HELD * days * sum(board.vp[place] for place in board.in_play if control >> place & 1)


def crowded(state: TigersState, board: Board) -> float:
    """7.2 What the phasing side would have to remove if its movement ended now."""
    phasing, sp = state.phasing, state.sp
    return sum(
        excess(board, [sp[unit] for unit in units_in(state, phasing, place)])
        for place in overfull(state, board, phasing)
    )


def excess(board: Board, stack: Sequence[int]) -> float:
    """7.2 What would be removed of units of so many SP in one area, the weakest first."""
    limit, lost = board.tables.stacking, 0.0
    left, total = len(stack), sum(stack)
    if left <= limit.units and total <= limit.sp:  # as in most areas
        return lost
    for sp in sorted(stack):
        if left > limit.units or total > limit.sp:
            lost += CROWD * (sp + 1)
            left, total = left - 1, total - sp
    return lost


def _crossing(state: TigersState, board: Board, pulls: Pulls) -> float:
    """Units at a bridge that may be blown up: what they gain if it is not."""
    frame = state.stack[-1] if state.stack else None  # none where a limit of turns cut the game
    if not isinstance(frame, Crossing) or state.phasing != GERMAN:
        return 0.0
    able = [frame.unit] if frame.unit >= 0 else demolishers(state, board, frame.bridge)
    return hoped(state, board, pulls, state.stack[-2].units, frame.place, able)


def hoped(
    state: TigersState, board: Board, pulls: Pulls, units: Sequence[int], place: int, able: Sequence[int]
) -> float:
    """What German units gain if they come to a place over a bridge that these units may blow up."""
    risk = max((demolition_need(state, board, unit) for unit in able), default=0) / DIE
    gain = 0.0
    for unit in units:
        pull = pulls[board.armour[unit]]
        gain += state.sp[unit] * (pull[place] - pull[state.where[unit]])
    if held_by(state, ALLIED) >> place & 1:
        before = bound_to_attack(state, place)
        gain += joined(state, board, fields(state, board), place, before, units, over_river(state, place, before))
    return (1 - risk) * gain


def joined(
    state: TigersState,
    board: Board,
    field: Pulls,
    place: int,
    before: Sequence[int],
    more: Sequence[int],
    river: bool,
) -> float:
    """What further attackers change in a battle; whether all of them attack over a river."""
    worth = exchange(state, board, field, place, [*before, *more], river)
    return worth - exchange(state, board, field, place, before, over_river(state, place, before)) if before else worth


def exchange(
    state: TigersState, board: Board, field: Pulls, place: int, attackers: Sequence[int], river: bool
) -> float:
    """What the attackers of a battle may expect: SP taken less SP lost, and whether the area is cleared."""
    side = state.phasing
    defenders = units_in(state, 1 - side, place)
    sp, artillery = state.sp, board.tables.artillery
    ours, theirs = sum(sp[unit] for unit in attackers), sum(sp[unit] for unit in defenders)
    called, _ = call_need(board, side, place)
    answered, _ = call_need(board, 1 - side, place)
    shots = calls(state, board, list(attackers), True) * called / DIE
    kinds = {board.armour[unit] for unit in attackers}
    bonus = (0 if len(kinds) == 2 and shots >= 0.5 else 1) + river
    against = calls(state, board, defenders, False) * answered / DIE * (artillery.defence + bonus) / DIE
    against += sum(sp[unit] * (board.defence[unit] + bonus) for unit in defenders) / DIE
    lost = min(float(ours), against)
    dug = sum(sp[unit] for unit in defenders if state.flags[unit] & ENTRENCHED) / theirs
    fire = sum(sp[unit] * (board.attack[unit] - dug) for unit in attackers) / DIE * (1 - lost / ours)
    taken = fire + (shots * (artillery.attack - dug) / DIE if lost < ours else 0.0)
    own, other = worth_there(state, board, field, place, attackers), worth_there(state, board, field, place, defenders)
    open_ = advance(state, board, place, attackers)
    if side == GERMAN:
        cleared = open_ * likely(taken - theirs)
    else:
        idle = sum(sp[unit] for unit in units_in(state, ALLIED, place) if unit not in attackers)
        cleared = -open_ * likely(against - ours - idle)
    return other * min(float(theirs), taken) - own * lost + cleared


def likely(more: float) -> float:
    """The chance that losses reach a number of SP, where so many more are expected."""
    return 1 / (1 + math.exp(-2.0 * more))


def worth_there(state: TigersState, board: Board, field: Pulls, place: int, units: Sequence[int]) -> float:
    """What an SP of some units of a side is worth in a place."""
    if board.side[units[0]] == GERMAN:
        total = sum(state.sp[unit] for unit in units)
        return SP + sum(state.sp[unit] * field[board.armour[unit]][place] for unit in units) / total
    return SP + posts(state.board, scoring(state.board))[place]


def advance(state: TigersState, board: Board, place: int, attackers: Sequence[int]) -> float:
    """What it brings the German that nobody stops him in an area, with the attackers there."""
    sp, armour, where = state.sp, board.armour, state.where[:]
    for unit in attackers:
        where[unit] = place
    units = on_map(state, board)
    if board.objectives:
        blocked = held_by(state, ALLIED) | 1 << place
        goals = wanted(state, board) | (1 << place & scoring(state.board))
        return goal_worth(board) * sum(
            [
                missing(state, board, goal, blocked, units, where)
                - missing(state, board, goal, blocked & ~(1 << place), units, where)
                for goal in bits(goals)
            ]
        )
    if not board.row.exits:
        return 0.0
    pulls, after = exit_pulls(state, entered=1 << place), exit_pulls(state, left=1 << place)
    gains = [[free - now for free, now in zip(*both, strict=True)] for both in zip(after, pulls, strict=True)]
    return sum([sp[unit] * gains[armour[unit]][where[unit]] for unit in units])

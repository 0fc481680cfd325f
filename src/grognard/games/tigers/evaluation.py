"""What players need: a quick judgement of a position. Everything is open, so every seat judges the same facts."""

import math
from collections.abc import Sequence
from functools import lru_cache

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

# Weights found by hand in matches against `random`, in victory points.
EXIT = 0.75  # of what a German SP is worth in an exit zone, for one that stands before it
FADES = 0.94  # of that, an MP further away
SP = 0.35  # a strength point of either side
GOAL = 1.0  # to be able to take an area that scores, for each of its points; an objective counts as OBJECTIVE
ENOUGH = 20.0  # SP for that
NEAR = 0.85  # of an SP that counts for it, an MP further away
OPEN = 1.2  # an exit zone that a road leads to without Allies on it, where holes count
CROWD = 1.0  # an SP too many in an area, which would be removed (7.2)
HELD = 0.6  # an area that scores, for each of its points and days to come
GUARD = 0.12  # an Allied SP where it is wanted
DUG_IN = 0.05  # an Allied SP that is entrenched
CLEARED = 0.8  # a battle that leaves no defender
OBJECTIVE = 5.0  # SA-5
STAKE = 0.5  # of what the German may hope for at the start: that much more is nearly a win
FAR = 99
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


@lru_cache(maxsize=1024)
def _distance(key: str, goals: int, damaged: int, armour: bool) -> list[int]:
    """Place -> the MP to the nearest goal by road, over bridges as they are."""
    board = BOARDS[key]
    cheapest = [FAR] * COUNT
    waiting = bits(goals)
    for place in waiting:
        cheapest[place] = 0
    for place in waiting:
        for way in board.ways[place]:
            down = way.bridge >= 0 and damaged >> way.bridge & 1
            if down and armour:
                continue
            cost = cheapest[place] + (board.damaged_bridge if down else way.cost)
            if cost < cheapest[way.place]:
                cheapest[way.place] = cost
                if way.place < AREAS:
                    waiting.append(way.place)
    return cheapest


@lru_cache(maxsize=1024)
def exit_pull(key: str, damaged: int, armour: bool) -> list[float]:
    """Place -> what a German SP there may come to be worth in an exit zone."""
    board = BOARDS[key]
    found = [0.0] * COUNT
    if board.row.exits:
        for zone, times in enumerate(board.multiplier):
            if times and board.inside >> zone & 1:
                for place, far in enumerate(_distance(key, 1 << zone, damaged, armour)):
                    found[place] = max(found[place], times * EXIT * FADES**far)
    return found


@lru_cache(maxsize=4096)
def goal_pull(key: str, goal: int, damaged: int, armour: bool) -> list[float]:
    """Place -> how much of a German SP there counts for a goal: all of it in it, less for every MP away."""
    return [NEAR**far if far < FAR else 0.0 for far in _distance(key, 1 << goal, damaged, armour)]


@lru_cache(maxsize=1024)
def posts(key: str, goals: int) -> list[float]:
    """Place -> how much an Allied SP is worth there: in what scores and on the way to it."""
    return [GUARD * NEAR**far if far < FAR else 0.0 for far in _distance(key, goals, 0, False)]


def judged(state: TigersState, board: Board) -> float:
    """What the German may hope for, in victory points."""
    damaged, key = whole(state.damaged), state.board
    pulls = [exit_pull(key, damaged, False), exit_pull(key, damaged, True)]
    sp, where, armour = state.sp, state.where, board.armour
    score = state.vp + held(state, board)
    on_map = [unit for unit in board.roster[GERMAN] if where[unit] >= 0]
    for unit in on_map:
        score += sp[unit] * (SP + pulls[armour[unit]][where[unit]])
    for goal in bits(wanted(state, board)):
        score += goal_worth(board) * (1 - missing(state, board, goal, damaged, on_map))
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
            gain = exchange(state, board, place, units, over_river(state, place, units))
            score += gain if state.phasing == GERMAN else -gain
    return score


def goal_worth(board: Board) -> float:
    """What it is worth to be able to take an area that scores."""
    return 2 * OBJECTIVE if board.objectives else GOAL


def missing(state: TigersState, board: Board, goal: int, damaged: int, units: Sequence[int]) -> float:
    """How much German units are short of what takes a goal: some are needed, more are of no use."""
    sp, where, armour = state.sp, state.where, board.armour
    fields = [goal_pull(state.board, goal, damaged, False), goal_pull(state.board, goal, damaged, True)]
    return math.exp(-sum([sp[unit] * fields[armour[unit]][where[unit]] for unit in units]) / ENOUGH)


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


def _crossing(state: TigersState, board: Board, pulls: list[list[float]]) -> float:
    """Units at a bridge that may be blown up: what they gain if it is not."""
    frame = state.stack[-1] if state.stack else None  # none where a limit of turns cut the game
    if not isinstance(frame, Crossing) or state.phasing != GERMAN:
        return 0.0
    able = [frame.unit] if frame.unit >= 0 else demolishers(state, board, frame.bridge)
    return hoped(state, board, pulls, state.stack[-2].units, frame.place, able)


def hoped(
    state: TigersState, board: Board, pulls: list[list[float]], units: Sequence[int], place: int, able: Sequence[int]
) -> float:
    """What German units gain if they come to a place over a bridge that these units may blow up."""
    risk = max((demolition_need(state, board, unit) for unit in able), default=0) / DIE
    gain = 0.0
    for unit in units:
        pull = pulls[board.armour[unit]]
        gain += state.sp[unit] * (pull[place] - pull[state.where[unit]])
    return (1 - risk) * gain


def exchange(state: TigersState, board: Board, place: int, attackers: Sequence[int], river: bool) -> float:
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
    strength = sum(sp[unit] * (board.attack[unit] - dug) for unit in attackers) / DIE * (1 - lost / ours)
    taken = strength + (shots * (artillery.attack - dug) / DIE if lost < ours else 0.0)
    clears = 1 / (1 + math.exp(2.0 * (theirs - taken)))
    return SP * (min(float(theirs), taken) - lost) + CLEARED * clears

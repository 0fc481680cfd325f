"""What players need: a first impression of each answer to a decision, by the terms of the judgement (evaluation)."""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from heapq import heapify, heappop, heappush
from typing import Any

from msgspec.structs import replace

from grognard.games.iron.actions import (
    ADVANCE,
    ASSAULT,
    FIRE,
    FIRE_MOVE,
    OP_FIRE,
    REST,
    SUPPRESS,
    At,
    Exit,
    GunsOnly,
    Into,
    Leave,
    Lose,
    Mark,
    Plain,
    Shell,
    Shoot,
    Stop,
    Storm,
    Target,
    To,
    Use,
    With,
    WithGuns,
)
from grognard.games.iron.area import Shelling, shell_hexes
from grognard.games.iron.assault import MUSTER, Storming, assaultable, storm_supporters
from grognard.games.iron.attack import Aiming, ways
from grognard.games.iron.board import KIND, ROSTER, SIDE, SQUAD, THIRD, US, VEHICLES, Board
from grognard.games.iron.cards import Playing
from grognard.games.iron.damage import Losses
from grognard.games.iron.drift import Drift
from grognard.games.iron.evaluation import (
    ABLE,
    FIGURE,
    LEAVING,
    OUT,
    POINT,
    READY,
    SCALE,
    barrage,
    chances,
    cover_in,
    fields_of,
    is_acting,
    shelling,
    spent_by,
    stakes_of,
    storm,
    toll,
    types_on,
    volley,
    way_out,
    worth_of,
)
from grognard.games.iron.firepower import CONCENTRATED, MOVING, targets
from grognard.games.iron.loads import ALL, GUNS
from grognard.games.iron.movement import ADVANCING, ASSAULTING, FIRE_MOVING, START, Moving, allowance, stops_here
from grognard.games.iron.op_fire import firers
from grognard.games.iron.routes import KEPT
from grognard.games.iron.schema import TargetStep
from grognard.games.iron.setup import Building, InHand, Settling
from grognard.games.iron.state import OP_FIRE as IN_OP_FIRE
from grognard.games.iron.state import IronState, aboard, board_of, held_by, open_to_see, place_of
from grognard.games.iron.transfers import Transfer
from grognard.games.iron.turn import ActionTurn, Activation
from grognard.kernel import Action
from grognard.toolbox.masks import mask_of

LATER = 0.02  # in regular infantry: what the judgement does not tell from another answer is tried after it
FEW = 2  # of those who could support an attack, where not all of them are worth it


def priors(state: IronState, actions: Sequence[Action]) -> list[float]:
    """What each answer seems to bring whoever decides; nothing where there is no impression."""
    frame = state.stack[-1]
    impression = _IMPRESSIONS.get(type(frame))
    if impression is None:
        return []
    return [worth / SCALE for worth in impression(state, board_of(state), frame, actions)]


# --- standing in a hex ------------------------------------------------------------------------------------------------


class Standing:
    """What a unit, with whoever is aboard, would be worth in a hex: all that evaluation.judged counts of it."""

    def __init__(self, state: IronState, board: Board, unit: int) -> None:
        side, where, fields = SIDE[unit], state.where, fields_of(state.board, tuple(state.control))
        party = (unit, *aboard(state, unit))
        self.parts = [(worth_of(state, one), fields[2 * side + (not SQUAD[one])]) for one in party]
        self.cover = cover_in(state.board)
        friends = [where[one] for one in ROSTER[side] if where[one] >= 0 and one != unit]
        self.full = mask_of(hex_ for hex_, count in Counter(friends).items() if count >= board.limit)  # MOVE-05
        self.full |= held_by(state, 1 - side)  # MOVE-04
        self.goals: dict[int, float] = {}  # objectives that it would take
        for index, (hex_, us, de) in enumerate(stakes_of(state.board)[is_acting(state)]):
            holder = state.control[index]
            if holder >= -1 and holder != side and hex_ not in friends:
                own, lost = (us, de) if side == US else (de, us)
                self.goals[hex_] = own + (lost if holder == 1 - side else 0.0)
        self.leaving, self.way_out = 0.0, self.cover  # S5-1
        if board.exit and not SQUAD[unit] and VEHICLES[KIND[unit]] in board.exit.vehicles:
            self.leaving = LEAVING * POINT * board.exit.vehicles[VEHICLES[KIND[unit]]].vp
            self.way_out = way_out(state.board)

    def at(self, hex_: int) -> float:
        cover = self.cover[hex_]
        found = self.goals.get(hex_, 0.0)
        for worth, field in self.parts:
            found += worth * (field[hex_] + cover)
        if self.leaving:
            found += self.leaving * math.pow(OUT, self.way_out[hex_])
        return found


def _placing(state: IronState, board: Board, frame: InHand, actions: Sequence[Action]) -> list[float]:
    """SETUP-09, STAT-15 A unit in hand: where it comes to stand."""
    standing = Standing(state, board, frame.unit)
    found = []
    for action in actions:
        if isinstance(action, Into):
            found.append(standing.at(state.where[action.unit]) - LATER)
        else:
            assert isinstance(action, At)
            found.append(standing.at(action.hex))
    return found


def _alike(state: IronState, board: Board, frame: Any, actions: Sequence[Action]) -> list[float]:
    """What the judgement does not tell apart: to leave it is the second choice."""
    return [-LATER if isinstance(action, Plain) else 0.0 for action in actions]


# --- an activation ----------------------------------------------------------------------------------------------------


def _orders(state: IronState, board: Board, frame: Activation, actions: Sequence[Action]) -> list[float]:
    """ACT-05 What a unit could come to by each kind of action, more than by waiting."""
    unit = frame.unit
    standing = Standing(state, board, unit)
    here, able = place_of(state, unit), ABLE * worth_of(state, unit)
    start = standing.at(here) + able
    moves = {ADVANCE: ADVANCING, FIRE_MOVE: FIRE_MOVING, ASSAULT: ASSAULTING}
    found = []
    for action in actions:
        if action in moves:
            move = Moving(unit, moves[action], allowance(state, board, unit, moves[action]), here, here)
            ends, _ = _ends(state, board, standing, move)
            found.append(max(ends.values()) - start)
        elif action == FIRE:
            found.append(_best_fire(state, board, unit))
        elif action == OP_FIRE:
            found.append(READY * worth_of(state, unit) - able)
        else:  # what special actions bring shows only behind their dice
            found.append(-able if action == REST else 0.0)
    return found


@lru_cache(maxsize=KEPT)
def _reached(board: Board, unit: int, start: int, points: int, full: int, closed: int) -> dict[int, int]:
    """Hex -> the first step of the cheapest way there, past the full hexes."""
    steps, first = board.steps[unit], {start: start}
    queue = [(price, near, near) for near, price in steps[start] if price <= points and not full >> near & 1]
    heapify(queue)
    while queue:
        cost, here, way = heappop(queue)
        if here in first:
            continue
        first[here] = way
        if not closed >> here & 1:
            for near, price in steps[here]:
                if cost + price <= points and near not in first and not full >> near & 1:
                    heappush(queue, (cost + price, near, way))
    return first


def _ends(state: IronState, board: Board, standing: Standing, frame: Moving) -> tuple[dict[int, float], dict[int, int]]:
    """Where a move can end: what it comes to there, with the attack that it can make; and the first step there."""
    unit, here, able = frame.unit, place_of(state, frame.unit), ABLE * worth_of(state, frame.unit)
    way = (board, _model(board, unit), here, frame.points, standing.full)
    closed = mask_of(hex_ for hex_ in {*state.wire, *state.traps, *state.mines} if stops_here(state, board, unit, hex_))
    firsts = _reached(*way, closed)
    watched = 0 if frame.quiet else _watched(state, board, unit, firsts) & ~(1 << here)
    if watched:  # OPF-05: the other side is asked, and who knows how it goes on
        firsts = _reached(*way, closed | watched)
    ends = {hex_: standing.at(hex_) for hex_ in firsts}
    free = [hex_ for hex_ in ends if not watched >> hex_ & 1]
    if frame.action == FIRE_MOVING and not frame.shot:
        shots = _shots_from(state, board, unit, free)
        for hex_ in free:
            if shots[hex_] > -math.inf:
                ends[hex_] += shots[hex_] + able  # volley takes that off, but so does every end
    elif frame.action == ASSAULTING and not frame.barred:
        for hex_, gain in _storms_from(state, board, frame, free):
            ends[hex_] += max(0.0, gain)
    if watched:
        for hex_ in ends:
            ends[hex_] += able * (watched >> hex_ & 1)
    if state.mines:  # FORT-16
        spread = chances(board.mine.dice, board.mine.need, 0, board.tables.red)
        for hex_ in state.mines:
            if hex_ in ends and hex_ != here:
                ends[hex_] -= toll(state, board, unit, spread, suppressive=False)
    return ends, firsts


def _watched(state: IronState, board: Board, unit: int, hexes: Iterable[int]) -> int:
    """OPF-02 Those of the hexes where somebody may op fire at the unit."""
    foes, acts = ROSTER[1 - SIDE[unit]], state.acts
    if unit in state.hidden or not any(acts[foe] == IN_OP_FIRE for foe in foes):
        return 0
    known = _known(("op fire", tuple(state.fired), *_picture(state, unit)))
    for hex_ in hexes:
        if hex_ not in known:
            with _elsewhere(state, unit, hex_):
                known[hex_] = float(bool(firers(state, board, unit)))
    return mask_of(hex_ for hex_ in hexes if known[hex_])


def _storms_from(state: IronState, board: Board, frame: Moving, hexes: Iterable[int]) -> Iterator[tuple[int, float]]:
    """ACT-15 What the assault of a squad promises from each of these hexes that is next to an enemy."""
    unit, storms = frame.unit, dict[int, float]()
    enemies = held_by(state, 1 - SIDE[unit])
    for hex_ in hexes:
        if board.next_to[hex_] & enemies:
            with _elsewhere(state, unit, hex_):
                goals = assaultable(state, board, unit)
                for goal in goals:
                    if goal not in storms:
                        storms[goal] = _best_storm(state, board, Storming(unit, goal, bonus=frame.bonus))
            if goals:
                yield hex_, max(storms[goal] for goal in goals)


def _shots_from(state: IronState, board: Board, unit: int, hexes: Iterable[int]) -> dict[int, float]:
    """ACT-10 What the attack of fire and movement promises from each of these hexes; -inf where it finds no target."""
    known = _known(("fire", *_picture(state, unit)))
    for hex_ in hexes:
        if hex_ not in known:
            with _elsewhere(state, unit, hex_):
                aims = targets(state, board, unit, MOVING)
                found = [_shot(state, board, Aiming(unit, MOVING, target)) for target in aims]
                known[hex_] = max(found, default=-math.inf)
    return known


def _picture(state: IronState, unit: int) -> tuple[Any, ...]:
    """All that fire of a unit, or at it, depends on, but for its hex: the same on its whole way, and on all ways."""
    foes = ROSTER[1 - SIDE[unit]]
    lists = (state.load, state.harm, state.spec, state.fort, state.ace, state.hidden)
    markers = (state.smoke, state.wire, state.mines, state.traps)
    placed = [state.where[foe] for foe in foes], [state.acts[foe] for foe in foes]
    return (state.board, unit, state.acts[unit], *map(tuple, (*lists, *markers, *placed)))


@lru_cache(maxsize=256)
def _known(position: tuple[Any, ...]) -> dict[int, float]:
    """By hex, what was found out about a position before."""
    return {}


@cache
def _model(board: Board, unit: int) -> int:
    """The first unit that moves over the ground as this one does: what is known of one is known of all."""
    return next(other for other, steps in enumerate(board.steps) if steps is board.steps[unit])


@contextmanager
def _elsewhere(state: IronState, unit: int, hex_: int) -> Iterator[None]:
    """A unit in another hex, for a moment."""
    before = state.where[unit]
    state.where[unit] = hex_
    try:
        yield
    finally:
        state.where[unit] = before


def _ways(state: IronState, board: Board, frame: Moving, actions: Sequence[Action]) -> list[float]:
    """MOVE-03 A step for the best end that is reached by it first, with what is done there."""
    if frame.stage == START:
        return []
    unit, here = frame.unit, place_of(state, frame.unit)
    standing = Standing(state, board, unit)
    ends, firsts = _ends(state, board, standing, frame)
    now, steps = standing.at(here), [action.hex for action in actions if isinstance(action, To)]
    best = dict.fromkeys(steps, -math.inf)
    for end, first in firsts.items():  # each end only by the cheapest way: the others would find it again
        if first in best and ends[end] > best[first]:
            best[first] = ends[end]
    found = []
    for action in actions:
        if isinstance(action, To):
            found.append(max(best[action.hex], ends.get(action.hex, now) - LATER))
        elif isinstance(action, Stop):
            found.append(now)
        elif isinstance(action, Shoot):
            found.append(ends[here])
        elif isinstance(action, Storm):
            found.append(now + _best_storm(state, board, Storming(unit, action.hex, bonus=frame.bonus)))
        elif isinstance(action, Leave):  # FORT-05: then it can go
            left = replace(frame, points=frame.points - THIRD * board.tables.fort_mp)
            found.append(max(_ends(state, board, standing, left)[0].values()) - LATER)
        elif isinstance(action, Exit):  # S5-1
            assert board.exit is not None
            row = board.exit.vehicles[VEHICLES[KIND[unit]]]
            found.append(POINT * row.vp * (state.round >= row.from_round))
        else:
            found.append(now - LATER)
    return found


# --- attacks ----------------------------------------------------------------------------------------------------------


def _shot(state: IronState, board: Board, frame: Aiming) -> float:
    """What an attack promises whose target is chosen, by the best of its arms and types."""
    types = types_on(frame.target)
    if frame.arms >= 0:
        return volley(state, board, frame, types)
    shots = ways(state, board, frame.leader, frame.target, frame.mode)
    return max(volley(state, board, replace(frame, arms=shot.arms), types) for shot in shots)


def _combined(state: IronState, board: Board, frame: Aiming) -> float:
    """COMB-03 The same with a target just chosen: alone, or with those who support it at no worse range (COMB-06)."""
    band = min(shot.band for shot in ways(state, board, frame.leader, frame.target, frame.mode))
    fires = [(unit, shot) for unit, shots in frame.others(state, board) for shot in shots[:1] if shot.band <= band]
    fires.sort(key=lambda fire: -fire[1].firepower)
    support = tuple(2 * unit + shot.arms for unit, shot in fires)
    found = [_shot(state, board, frame)]
    for count in {min(FEW, len(support)), len(support)} - {0}:
        found.append(_shot(state, board, replace(frame, support=support[:count])))
    return max(found)


def _best_fire(state: IronState, board: Board, unit: int) -> float:
    """ACT-08 What the best attack of a unit promises; who supports it is looked at for its own best target only."""
    aims = [Aiming(unit, CONCENTRATED, target) for target in targets(state, board, unit, CONCENTRATED)]
    best = max(aims, key=lambda aim: _shot(state, board, aim), default=None)
    enemies = open_to_see(state, 1 - SIDE[unit])
    found = [
        _salvo(state, board, Shelling(unit, hex_)) for hex_ in shell_hexes(state, board, unit) if enemies >> hex_ & 1
    ]
    if best:
        found.append(_combined(state, board, best))
    return max(found, default=-spent_by(state, unit))


def _salvo(state: IronState, board: Board, frame: Shelling) -> float:
    return max(shelling(state, board, frame, suppressive) for suppressive in (False, True))


def _aims(state: IronState, board: Board, frame: Aiming, actions: Sequence[Action]) -> list[float]:
    """ATK-01 The target, who takes part and the type of the attack: what it promises."""
    seen, found = open_to_see(state, 1 - SIDE[frame.leader]), []
    for action in actions:
        if isinstance(action, Target):
            found.append(_combined(state, board, replace(frame, target=action.unit)))
        elif isinstance(action, Shell):
            empty = not seen >> action.hex & 1
            shells = Shelling(frame.leader, action.hex)
            found.append(-spent_by(state, frame.leader) if empty else _salvo(state, board, shells))
        elif isinstance(action, With | WithGuns):
            code = 2 * action.unit + (GUNS if isinstance(action, WithGuns) else ALL)
            found.append(_shot(state, board, replace(frame, support=(*frame.support, code))))
        elif frame.arms < 0:
            arms = GUNS if isinstance(action, GunsOnly) else ALL
            found.append(_shot(state, board, replace(frame, arms=arms)))
        else:
            found.append(volley(state, board, frame, (action == SUPPRESS,)))
    return found


def _shells(state: IronState, board: Board, frame: Shelling, actions: Sequence[Action]) -> list[float]:
    """FIG-12 Mortars that join, and the type of the attack."""
    if frame.declared:
        return []
    return [
        _salvo(state, board, replace(frame, support=(*frame.support, action.unit)))
        if isinstance(action, With)
        else shelling(state, board, frame, action == SUPPRESS)
        for action in actions
    ]


def _best_storm(state: IronState, board: Board, frame: Storming) -> float:
    """ASLT-06 What an assault promises, with one squad or with all that may support it."""
    others = storm_supporters(state, board, frame.unit, frame.hex, ())[: board.tables.assault_support]
    alone = storm(state, board, frame)
    if not others:
        return alone
    together = storm(state, board, replace(frame, support=tuple(others)))
    return max(alone, together - sum(spent_by(state, one) for one in others))


def _storms(state: IronState, board: Board, frame: Storming, actions: Sequence[Action]) -> list[float]:
    """ASLT-06 Who supports an assault: what it adds, less what the squad can do no more (ASLT-25)."""
    if frame.stage != MUSTER:
        return []
    found = []
    for action in actions:
        if isinstance(action, With):
            joined = storm(state, board, replace(frame, support=(*frame.support, action.unit)))
            found.append(joined - spent_by(state, action.unit))
        else:
            found.append(storm(state, board, frame))
    return found


def _losses(state: IronState, board: Board, frame: Losses, actions: Sequence[Action]) -> list[float]:
    """DMG-01 The figure that is worth least; a sniper takes the one that is worth most."""
    sign = -1.0 if state.sides[frame.seat] == SIDE[frame.unit] else 1.0
    return [sign * FIGURE[action.figure] if isinstance(action, Lose) else 0.0 for action in actions]


def _marks(state: IronState, board: Board, frame: Playing, actions: Sequence[Action]) -> list[float]:
    """STRAT-09 The hex that a card fires at: nothing where no enemy is near."""
    play = frame.play
    if not isinstance(board.cards[play.card].steps[play.step], TargetStep):
        return []
    enemies, found = open_to_see(state, 1 - state.sides[play.seat]), []
    for action in actions:
        assert isinstance(action, Mark)
        near = (board.next_to[action.hex] | 1 << action.hex) & enemies
        drift = Drift(play.card, play.seat, action.hex, play.scope)
        found.append(barrage(state, board, drift) if near else 0.0)
    return found


def _turn(state: IronState, board: Board, frame: ActionTurn, actions: Sequence[Action]) -> list[float]:
    """ACT-01 Units before cards, which take long to think through, and before the end of the phase."""
    return [0.0 if isinstance(action, Use) else -LATER for action in actions]


_IMPRESSIONS: dict[type, Callable[[IronState, Board, Any, Sequence[Action]], list[float]]] = {
    Building: _alike,
    InHand: _placing,
    Settling: _alike,
    Transfer: _alike,
    ActionTurn: _turn,
    Activation: _orders,
    Moving: _ways,
    Aiming: _aims,
    Shelling: _shells,
    Storming: _storms,
    Losses: _losses,
    Playing: _marks,
}

"""First impressions of the answers to a decision, by the terms of the judgement and without carrying them out."""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from grognard.games.woods.actions import (
    Abandon,
    Advance,
    Attack,
    Convert,
    Double,
    Drive,
    Join,
    Lose,
    Move,
    Plus,
    Remove,
    Stand,
    Support,
    To,
)
from grognard.games.woods.assets import DELAY, VDH, Placing
from grognard.games.woods.board import ALLIED, GERMAN, HALF, Board
from grognard.games.woods.combat import ADVANCING, CHANGE, Attacks, Backing, Engagement, Muster
from grognard.games.woods.evaluation import (
    ASIDE,
    COMING,
    HELD,
    MEUSE,
    NEAR,
    POINT,
    SCALE,
    STRANDED,
    Forces,
    Goal,
    bound_for,
    crowding,
    expected,
    goals_of,
    nearness,
    results,
    step_lost,
    values_of,
)
from grognard.games.woods.losses import Losses
from grognard.games.woods.movement import Marching, Moving, driving_pace, pace
from grognard.games.woods.ratio import Battle
from grognard.games.woods.reinforcements import Arrivals
from grognard.games.woods.retreat import Retreating, Retreats
from grognard.games.woods.routes import routes
from grognard.games.woods.schema import ARMIES
from grognard.games.woods.stacking import Stacking
from grognard.games.woods.state import OOS, WoodsState, board_of, controls, side_of, units_in
from grognard.games.woods.supply import supplied_hexes
from grognard.games.woods.support import support_strength, usable
from grognard.games.woods.zoc import ezoc
from grognard.kernel import Action, Frame

STUCK = 0.3  # of what a unit could gain by its move, in an enemy zone of control
SPARED = 0.0001  # a point of support that is not spent
KEPT = 2000  # grounds that are remembered
ALIKE = 0.01  # of what an attack brings with those named so far, where it comes to the same with all

Worths = list[float]


def priors(state: WoodsState, actions: Sequence[Action]) -> Worths:
    """What each answer seems to bring whoever decides; nothing where the judgement does not tell them apart."""
    frame = state.stack[-1]
    judge = JUDGES.get(type(frame))
    return [worth / SCALE for worth in judge(state, board_of(state), frame, actions)] if judge else []


# --- where a unit stands ----------------------------------------------------------------------------------------------


def _points(state: WoodsState, unit: int) -> float:
    """The points of a unit as they count."""
    return values_of(state.board)[unit][state.steps[unit]] * (STRANDED if state.flags[unit] & OOS else 1.0)


def _forces(state: WoodsState, board: Board, side: int, unit: int) -> Forces:
    """The units of a side on the map, without one that is to be placed."""
    values, where, steps, flags = values_of(state.board), state.where, state.steps, state.flags
    return [
        (values[other][steps[other]] * (STRANDED if flags[other] & OOS else 1.0), where[other])
        for other in board.roster[side]
        if where[other] >= 0 and other != unit
    ]


def _goals(state: WoodsState, board: Board, unit: int = -1) -> list[Goal]:
    """The VP hexes that the Germans could take next, without a unit that is to be placed."""
    forces, covers = (_forces(state, board, side, unit) for side in (GERMAN, ALLIED))
    return goals_of(state, board, forces, covers)


def _stands(state: WoodsState, board: Board, unit: int, hexes: Iterable[int]) -> dict[int, float]:
    """Hex -> what a unit is worth to its side by standing there."""
    hexes, here = list(hexes), state.where[unit]
    known = _ground(state, board, unit, board.army[here if here >= 0 else hexes[0]])
    found = {}
    for hex_ in hexes:
        worth = known.worths.get(hex_)
        if worth is None:
            worth = known.worths[hex_] = known.worth(state, board, unit, hex_)
        found[hex_] = worth - _crowded(state, unit, hex_) if state.first[hex_] >= 0 else worth
    return found


class Ground:
    """What the hexes are worth to a unit as long as nobody else moves, found as they are asked for."""

    def __init__(self, state: WoodsState, board: Board, unit: int, zone: int) -> None:
        goals = _goals(state, board, unit)
        self.goals = goals if side_of(unit) == ALLIED else _within(state, board, goals, zone)
        self.now = sum([goal.hope() for goal in self.goals])
        self.worths: dict[int, float] = {}

    def worth(self, state: WoodsState, board: Board, unit: int, hex_: int) -> float:
        points = _points(state, unit)
        if side_of(unit) == ALLIED:
            return self.now - sum([goal.hope(0.0, points * goal.way[hex_]) for goal in self.goals])
        worth = sum([goal.hope(points * goal.near[hex_]) for goal in self.goals]) - self.now
        if board.motorized[unit] and not state.flags[unit] & OOS and board.west[hex_] and board.british[hex_]:
            worth += MEUSE * state.steps[unit]
        return worth


_grounds: dict[tuple[object, ...], Ground] = {}


def _ground(state: WoodsState, board: Board, unit: int, zone: int) -> Ground:
    """The same for every step of a unit's way: kept by all that it depends on but where the unit is."""
    where, flags = state.where[:], state.flags[:]
    where[unit], flags[unit] = 0, flags[unit] & OOS
    others = (tuple(where), tuple(flags), tuple(state.steps), tuple(state.control), tuple(state.bridge))
    key = (state.board, unit, zone, state.turn, state.st_vith, others)
    found = _grounds.get(key)
    if found is None:
        if len(_grounds) >= KEPT:
            _grounds.clear()
        found = _grounds[key] = Ground(state, board, unit, zone)
    return found


def _placed(state: WoodsState, board: Board, unit: int, actions: Sequence[Action]) -> dict[int, float]:
    """Hex -> what a unit is worth to its side if it comes onto the map there."""
    stands = _stands(state, board, unit, [action.hex for action in actions if isinstance(action, To)])
    return {hex_: POINT * _points(state, unit) + worth for hex_, worth in stands.items()}


def _within(state: WoodsState, board: Board, goals: Sequence[Goal], zone: int) -> list[Goal]:
    """9.2a The goals that a German unit of a zone can get to."""
    marked = bound_for(state, board, [])
    return [goal for goal in goals if marked[board.army[goal.hex]] is marked[zone]]


def _crowded(state: WoodsState, unit: int, hex_: int) -> float:
    """6.2e What it costs that a unit is in a hex with the others there, if they are too many."""
    others = [other for other in units_in(state, hex_) if other != unit]
    return crowding(state, sorted((*others, unit))) - crowding(state, others)


def _prizes(state: WoodsState, board: Board, side: int) -> frozenset[int]:
    """The VP hexes that a side does not control."""
    return frozenset(hex_ for hex_ in board.vp if not controls(state, board, side, hex_))


def _prize(state: WoodsState, board: Board, hex_: int) -> float:
    """3.5b What a VP hex is worth to who enters it: it is held, and no longer a goal."""
    held = 1.0 if supplied_hexes(state, GERMAN) >> hex_ & 1 else HELD
    return held - sum([goal.hope() for goal in _goals(state, board) if goal.hex == hex_])


def _journeys(state: WoodsState, board: Board, unit: int, journeys: Sequence[Sequence[int]]) -> dict[int, float]:
    """First hex -> the best that a unit can come to by one of these ways."""
    stands = _stands(state, board, unit, {steps[-1] for steps in journeys})
    on_the_way = _prizes(state, board, side_of(unit)) & {hex_ for steps in journeys for hex_ in steps}
    prizes = {hex_: _prize(state, board, hex_) for hex_ in on_the_way}
    found: dict[int, float] = {}
    for steps in journeys:
        worth = stands[steps[-1]]
        if prizes:
            worth += sum([prizes.get(hex_, 0.0) for hex_ in steps])
        if worth > found.get(steps[0], -math.inf):
            found[steps[0]] = worth
    return found


# --- movement ---------------------------------------------------------------------------------------------------------


def _marching(state: WoodsState, board: Board, frame: Marching, actions: Sequence[Action]) -> Worths:
    """Who moves is worth what it would gain straight on the way to a goal; what else can be done tells nothing."""
    zoc, bridges, goals = ezoc(state, state.active), bytes(state.bridge), _goals(state, board)
    prizes = [goal.hex for goal in goals] if state.active == GERMAN else _prizes(state, board, ALLIED)
    open_ = [nearness(state.board, hex_, bridges) for hex_ in prizes if state.first[hex_] < 0]
    within = [_within(state, board, goals, zone) for zone in range(len(ARMIES))]
    found = []
    for action in actions:
        gain = 0.0
        if isinstance(action, Move | Abandon):
            unit, hex_ = action.unit, state.where[action.unit]
            points, limit = _points(state, unit), pace(state, board, unit).limit / HALF
            closer = NEAR**-limit
            if state.active == ALLIED:
                ways = [goal.hope() - goal.hope(0.0, points * _gained(goal.way[hex_], ASIDE**-limit)) for goal in goals]
            else:
                zone = within[board.army[hex_]]
                ways = [goal.hope(points * _gained(goal.near[hex_], closer)) - goal.hope() for goal in zone]
            gain = max(ways, default=0.0)
            gain += HELD * any(near[hex_] * closer >= 1.0 for near in open_)
            gain = gain * (STUCK if zoc[hex_] else 1.0) + _crowded(state, unit, hex_)
        found.append(gain)
    return found


def _gained(share: float, closer: float) -> float:
    """How much more of a point counts so much closer to a goal, or to the way there."""
    return min(1.0, share * closer) - share


def _moving(state: WoodsState, board: Board, frame: Moving, actions: Sequence[Action]) -> Worths:
    """A step is worth the best place that it leads to, a stop this one."""
    unit, here = frame.unit, state.where[frame.unit]
    ways = routes(state, board, unit, frame.limit, frame.mode, frame.spent, frame.taken)
    journeys: list[Sequence[int]] = [way.steps for way in ways.values()]
    journeys += [(action.hex,) for action in actions if isinstance(action, To)]  # it may be no cheapest way
    best = _journeys(state, board, unit, [*journeys, (here,)])
    found = []
    for action in actions:
        if isinstance(action, To):
            found.append(best[action.hex])
        elif isinstance(action, Drive):
            roads = routes(state, board, unit, *driving_pace(state, board, unit)).values()
            found.append(max(_journeys(state, board, unit, [way.steps for way in roads]).values()))
        else:
            found.append(best[here])
    return found


def _retreating(state: WoodsState, board: Board, frame: Retreating, actions: Sequence[Action]) -> Worths:
    best = _journeys(state, board, frame.unit, frame.paths)
    return [best[action.hex] for action in actions if isinstance(action, To)]


def _retreats(state: WoodsState, board: Board, frame: Retreats, actions: Sequence[Action]) -> Worths:
    """11.4c Whoever goes first: they mostly come to the same places."""
    return [0.0] * len(actions)


def _arrivals(state: WoodsState, board: Board, frame: Arrivals, actions: Sequence[Action]) -> Worths:
    """14.8b Where a unit enters, or 14.8.1 that it comes later."""
    unit = frame.units[0]
    placed = _placed(state, board, unit, actions)
    return [placed[action.hex] if isinstance(action, To) else COMING * _points(state, unit) for action in actions]


# --- combat -----------------------------------------------------------------------------------------------------------


def _attacks(state: WoodsState, board: Board, frame: Attacks, actions: Sequence[Action]) -> Worths:
    """An attack is worth what it brings with all that can join."""
    attackers = frame.attackers(state, board)
    return [
        expected(state, board, _battle(state, action.hex, attackers[action.hex])) if isinstance(action, Attack) else 0.0
        for action in actions
    ]


def _battle(state: WoodsState, hex_: int, attackers: Iterable[int]) -> Battle:
    return Battle(hex_, tuple(sorted(attackers)), tuple(units_in(state, hex_)), (), (), plus=False)


def _muster(state: WoodsState, board: Board, frame: Muster, actions: Sequence[Action]) -> Worths:
    """Who joins is worth the attack with all that can, or with those named so far."""
    joining = [action.unit for action in actions if isinstance(action, Join)]
    most = len(joining) if state.left < 0 else state.left - len(frame.attackers)  # 14.3.1b
    everyone = (*frame.attackers, *joining)
    in_all = expected(state, board, _battle(state, frame.hex, everyone)) if len(joining) <= most else -math.inf
    found = []
    for action in actions:
        if isinstance(action, Join):
            now = expected(state, board, _battle(state, frame.hex, (*frame.attackers, action.unit)))
            found.append(max(in_all, now) + ALIKE * now)
        else:
            found.append(expected(state, board, _battle(state, frame.hex, frame.attackers)))
    return found


def _backing(state: WoodsState, board: Board, frame: Backing, actions: Sequence[Action]) -> Worths:
    """Support is worth the attack with it, and with the best of what may still be added; what helps nothing is kept."""
    battle, attacking = state.stack[-2].battle(), frame.attacking
    supports = {action: _support(board, battle.hex, action) for action in actions}
    known: dict[tuple[int, bool], float] = {}  # by strength, and with or without 16.1
    open_: dict[str, list[int]] = {}  # kind of asset -> those that may be added to one of it

    def brings(strength: int, plus: bool) -> float:
        if (strength, plus) not in known:
            after = _backed(battle, attacking, (-1, strength))._replace(plus=plus)
            known[strength, plus] = expected(state, board, after) * (1 if attacking else -1)
        return known[strength, plus] - SPARED * strength

    found = []
    for action, support in supports.items():
        strength, plus = support[1] if support else 0, battle.plus or isinstance(action, Plus)
        worth = brings(strength, plus)
        if support:
            kind = board.assets[support[0]].kind
            if kind not in open_:
                open_[kind] = usable(state, board, _backed(battle, attacking, support), attacking)
            for more in supports.values():
                if more and more[0] != support[0] and more[0] in open_[kind]:
                    worth = max(worth, brings(strength + more[1], plus))
        found.append(worth)
    return found


def _support(board: Board, hex_: int, action: Action) -> tuple[int, int] | None:
    """The asset that an action uses, and the strength that it adds."""
    if not isinstance(action, Support | Double):
        return None
    strength = support_strength(board, action.asset, hex_)
    return action.asset, 2 * strength if isinstance(action, Double) else strength  # 12.2g


def _backed(battle: Battle, attacking: bool, support: tuple[int, int]) -> Battle:
    """A battle with more support for one side."""
    if attacking:
        return battle._replace(attacking=(*battle.attacking, support))
    return battle._replace(defending=(*battle.defending, support))


def _placing(state: WoodsState, board: Board, frame: Placing, actions: Sequence[Action]) -> Worths:
    """12.7, 12.9.1 Units are worth what they are there; of the rest nothing is told."""
    unit = {VDH: board.vdh, DELAY: board.delay}.get(frame.what, -1)
    if unit < 0:
        return [0.0] * len(actions)
    placed = _placed(state, board, unit, actions)
    return [placed[action.hex] if isinstance(action, To) else 0.0 for action in actions]


def _engagement(state: WoodsState, board: Board, frame: Engagement, actions: Sequence[Action]) -> Worths:
    """11.3.3d, 11.4.1, 11.5: what a result brings as it is or changed, and who advances."""
    if frame.step == ADVANCING:
        return [
            _advanced(state, board, action.unit, frame.hex) if isinstance(action, Advance) else 0.0
            for action in actions
        ]
    brings = results(state, board, frame.battle())
    if frame.step == CHANGE:
        return [brings["BL1" if isinstance(action, Convert) else frame.result] for action in actions]
    return [_lost(state, board, action.unit) if isinstance(action, Stand) else -brings["DR"] for action in actions]


def _advanced(state: WoodsState, board: Board, unit: int, hex_: int) -> float:
    """11.5 What a unit gains in the hex that it attacked."""
    here = state.where[unit]
    stands = _stands(state, board, unit, (here, hex_))
    gain = stands[hex_] - stands[here]
    return gain + _prize(state, board, hex_) if hex_ in _prizes(state, board, side_of(unit)) else gain


def _worth(state: WoodsState, board: Board, unit: int) -> float:
    """What a unit is worth where it is."""
    hex_ = state.where[unit]
    return _stands(state, board, unit, (hex_,))[hex_] + POINT * _points(state, unit)


def _lost(state: WoodsState, board: Board, unit: int) -> float:
    """What the next step of a unit is worth, below zero."""
    points = _points(state, unit)
    return -_worth(state, board, unit) * step_lost(state, unit) / points if points else 0.0


def _losses(state: WoodsState, board: Board, frame: Losses, actions: Sequence[Action]) -> Worths:
    return [_lost(state, board, action.unit) for action in actions if isinstance(action, Lose)]


def _stacking(state: WoodsState, board: Board, frame: Stacking, actions: Sequence[Action]) -> Worths:
    """6.2e What is lost with a whole unit, and what those that stay in the hex may cost."""
    return [-_worth(state, board, action.unit) for action in actions if isinstance(action, Remove)]


Judge = Callable[[WoodsState, Board, Any, Sequence[Action]], Worths]
JUDGES: dict[type[Frame[WoodsState]], Judge] = {
    Marching: _marching,
    Moving: _moving,
    Retreats: _retreats,
    Retreating: _retreating,
    Arrivals: _arrivals,
    Placing: _placing,
    Attacks: _attacks,
    Muster: _muster,
    Backing: _backing,
    Engagement: _engagement,
    Losses: _losses,
    Stacking: _stacking,
}

"""First impressions: what each answer seems to bring by the terms of the judgement, without carrying it out."""

import heapq
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from grognard.games.tigers.actions import Aim, Apart, At, Battle, Enter, Entrench, Join, Move, To, With
from grognard.games.tigers.allocation import Allocation
from grognard.games.tigers.artillery import Aiming
from grognard.games.tigers.board import ALLIED, AREAS, BOARDS, DIE, FAR, GERMAN, Board
from grognard.games.tigers.bridges import demolishers
from grognard.games.tigers.combat import Battles, Muster, bound_to_attack, over_river, volunteers
from grognard.games.tigers.evaluation import (
    DUG_IN,
    ENOUGH,
    FADES,
    NEAR,
    OBJECTIVE,
    SP,
    excess,
    exit_pulls,
    exit_worth,
    fields,
    goal_worth,
    hoped,
    joined,
    missing,
    on_map,
    out,
    posts,
    scoring,
    short_of,
    stake,
    ways_to,
)
from grognard.games.tigers.fire import need_of
from grognard.games.tigers.movement import Group, Halted, Movement, Moving, ends_of, party, price
from grognard.games.tigers.reinforcements import Arrivals, Entry, due
from grognard.games.tigers.special import SpecialForces
from grognard.games.tigers.stacking import unchecked
from grognard.games.tigers.state import (
    ENTRENCHED,
    TigersState,
    board_of,
    has,
    held_by,
    strength,
    units_in,
    whole,
)
from grognard.kernel import Action

EFFORT = 0.0005  # VP that an MP or one more unit must bring: of equal moves the shortest, by the fewest
NOTHING = -99.0  # VP: less than any move brings, where none may end (8.28)
LEAST = -1.0  # of an impression: the judgement says no less
MOST = 1.9  # nor more: that is from lost to won
KINDS = (False, True)  # of units: others, armour

End = tuple[int, int]  # a place, and the bridge that leads into it or -1
Ends = list[tuple[End, int]]  # with the MP that lead there


def priors(state: TigersState, actions: Sequence[Action]) -> list[float]:
    """What each answer seems to bring whoever decides; empty for the few decisions that have nothing behind them."""
    board, frame = board_of(state), state.stack[-1]
    if isinstance(frame, Moving):
        found = _ways(Sight(state, board), frame, actions)
    elif isinstance(frame, Movement):
        found = _begun(Sight(state, board), actions)
    elif isinstance(frame, Halted):
        found = [_dug(state, action) for action in actions]
    elif isinstance(frame, Battles):
        found = [_battle(state, board, action.place) if isinstance(action, Battle) else 0.0 for action in actions]
    elif isinstance(frame, Muster):
        found = _joined(state, board, frame, actions)
    elif isinstance(frame, Arrivals | Entry):
        found = _entries(state, board, frame, actions)
    elif isinstance(frame, Aiming | Allocation):
        found = _shots(state, board, frame, actions)
    elif isinstance(frame, SpecialForces):  # 14.2: each effect hinders the Allies who are there
        found = [
            EFFORT * strength(state, ALLIED, action.place) if isinstance(action, To) else 0.0 for action in actions
        ]
    else:
        return []
    scale = stake(state.board)
    return [min(MOST, max(LEAST, worth / scale)) for worth in found]


# --- movement ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def _reached(
    key: str, side: int, enemies: int, friends: int, damaged: int, armour: bool, place: int, points: int
) -> Ends:
    """Where so many MP lead from a place: 8.22 no further than to an enemy.

    Nor further than over a bridge with enemies at an end of it, who may blow it up (8.41).
    """
    board = BOARDS[key]
    taken, fighting = enemies | friends, place < AREAS and enemies >> place & 1
    spent, over = {place: board.leave_enemy if fighting else 0}, {}
    waiting = [(spent[place], place)]
    while waiting:
        paid, here = heapq.heappop(waiting)
        if paid > spent[here]:
            continue
        for there, road, bridge in board.open_ways[side][here]:
            cost, guarded = paid + road, False
            if bridge >= 0:
                if not damaged >> bridge & 1:
                    a, b = board.ends[bridge]
                    guarded = bool((enemies >> a | enemies >> b) & 1)
                elif armour:  # 8.34
                    continue
                else:
                    cost = paid + board.damaged_bridge
            hostile = False
            if there < AREAS and taken >> there & 1:
                cost += board.occupied  # 8.37
                hostile = bool(enemies >> there & 1)
            if cost > points or cost >= spent.get(there, FAR) or (hostile and fighting and here == place):  # 8.27
                continue
            spent[there], over[there] = cost, bridge
            if not hostile and not guarded and there < AREAS:
                heapq.heappush(waiting, (cost, there))
    return [((there, bridge), spent[there]) for there, bridge in over.items()]


class Roads:
    """The ways that German units take, and what it costs them where the Allies stand on them."""

    def __init__(self, state: TigersState, board: Board) -> None:
        key = state.board
        self.key, self.damaged, self.blocked = key, whole(state.damaged), held_by(state, ALLIED)
        units, sp, there = on_map(state, board), state.sp, Counter[tuple[bool, int]]()
        for unit in units:
            there[board.armour[unit], state.where[unit]] += sp[unit]
        self.there = tuple(there.items())
        zones, starts = out(key)
        self.aims = [(exit_worth(key), FADES, zones, starts)] if zones else []
        for goal, lacking in short_of(state, board, units) if board.objectives else ():
            self.aims.append((goal_worth(board) * lacking / ENOUGH, NEAR, 1 << goal, ()))
        self.known: dict[int, tuple[float, int]] = {}

    def gained(self, left: int, entered: int) -> float:
        """What the Allies gain if they leave some areas to the Germans and stand in others."""
        now, _ = self._look(self.blocked)
        then, used = self._look(self.blocked & ~left)
        if used & entered:  # else nobody goes there
            then, _ = self._look(self.blocked & ~left | entered)
        return now - then

    def _look(self, blocked: int) -> tuple[float, int]:
        """What the units are worth by the ways that they have with Allies in some areas, and where these ways lead."""
        if blocked in self.known:
            return self.known[blocked]
        worth, used = 0.0, 0
        for margin, fades, goals, starts in self.aims:
            both = [ways_to(self.key, goals, self.damaged, kind, blocked, starts) for kind in KINDS]
            for (kind, place), sp in self.there:
                far, on = both[kind]
                worth += margin * sp * fades ** far[place]
                while place >= 0:
                    used |= 1 << place
                    place = on[place]
        self.known[blocked] = (worth, used)
        return worth, used


class Sight:
    """What the phasing side sees of a position: looked up once for all answers to a decision."""

    def __init__(self, state: TigersState, board: Board) -> None:
        self.state, self.board = state, board
        side, key = state.phasing, state.board
        self.side, self.sign = side, 1 if side == GERMAN else -1
        self.damaged = whole(state.damaged)
        self.enemies, self.friends = held_by(state, 1 - side), held_by(state, side)
        self.allies = held_by(state, ALLIED)
        self.full = board.areas & ~unchecked(state, board, side)  # 7.1
        self.calm = board.areas & ~self.enemies
        self.quiet = self.full & self.calm & ~self.friends & ~scoring(key)  # nothing but the way counts there
        self.scoring = scoring(key)
        self.germans = on_map(state, board)
        self.pulls = exit_pulls(state)
        self.german = fields(state, board)
        self.fields = self.german if side == GERMAN else (posts(key, self.scoring), posts(key, self.scoring))
        self.roads = Roads(state, board) if side == ALLIED else None

    def presence(self, place: int, ours: bool, left: int = 0) -> float:
        """What an area that scores counts for the phasing side, if it is in it or not, and has left others."""
        state, board = self.state, self.board
        others = bool(self.enemies >> place & 1)
        germans, allies = (ours, others) if self.side == GERMAN else (others, ours)
        owned = has(state.control, place)
        if board.row.towns is not None:
            mine, score = germans, float(board.row.towns.contested if allies else board.row.towns.alone) * germans
        else:
            mine, score = bool(owned and not allies), 0.0
            if place in board.objectives:
                score = OBJECTIVE / 2 if germans and allies else OBJECTIVE * owned  # SA-5
        if not mine:
            blocked = self.allies & ~left
            blocked = blocked | 1 << place if allies else blocked & ~(1 << place)
            score += goal_worth(board) * (1 - missing(state, board, place, blocked, self.germans, state.where))
        return self.sign * score


class Outing:
    """Units that go somewhere together: what it brings by where it ends, against where they are."""

    def __init__(self, sight: Sight, units: Group) -> None:
        state, board, self.sight, self.units = sight.state, sight.board, sight, units
        self.here = here = state.where[units[0]]
        self.who = party(state, units)
        self.ends = ends_of(state, self.who)
        self.sp = [state.sp[unit] for unit in units]
        armoured = sum([state.sp[unit] for unit in units if board.armour[unit]])
        self.kinds = [
            (sp, field, field[here])
            for sp, field in zip((sum(self.sp) - armoured, armoured), sight.fields, strict=True)
            if sp
        ]
        self.known: dict[End, float] = {}
        self.crowd = excess(board, self.sp) if len(units) > 1 else 0.0  # 7.2
        self.leaving = 0.0  # what it brings to be no longer here
        self.digging = 0.0
        if sight.side == ALLIED:
            self.digging = DUG_IN * sum([state.sp[unit] for unit in units if board.engineer[unit]])
            self.leaving -= DUG_IN * sum([state.sp[unit] for unit in units if state.flags[unit] & ENTRENCHED])  # 8.58
        if sight.full >> here & 1 and len(stack := units_in(state, sight.side, here)) > 1:
            left = [state.sp[unit] for unit in stack if unit not in units]
            self.leaving += excess(board, [*left, *self.sp]) - excess(board, left)
        self.left = 0  # where nobody is left
        if len(units) == len(units_in(state, sight.side, here)):
            self.left = board.areas & 1 << here
            if sight.scoring >> here & 1:
                self.leaving += sight.presence(here, False) - sight.presence(here, True)

    def guards(self, bridge: int) -> list[int]:
        """8.41 The units that may blow up a bridge on the way."""
        sight = self.sight
        if bridge < 0 or sight.damaged >> bridge & 1:
            return []
        a, b = sight.board.ends[bridge]
        return demolishers(sight.state, sight.board, bridge) if (sight.enemies >> a | sight.enemies >> b) & 1 else []

    def worth(self, place: int, bridge: int) -> float:
        """What it brings to end there."""
        sight = self.sight
        if not self.ends[place] or place == self.here:  # 8.28
            return NOTHING
        if bridge >= 0 and (able := self.guards(bridge)):
            if sight.side == ALLIED:  # the judgement waits for the bridge
                return 0.0
            return hoped(sight.state, sight.board, sight.pulls, self.units, place, able)
        worth = self.leaving
        for sp, field, now in self.kinds:
            worth += sp * (field[place] - now)
        if sight.roads is not None:
            worth += sight.roads.gained(self.left, sight.board.areas & 1 << place)
        if sight.quiet >> place & 1:
            return worth - self.crowd
        return worth + self._met(place, bridge) if place < AREAS else worth

    def _met(self, place: int, bridge: int) -> float:
        """What it brings to come among friends, to enemies, or where it scores."""
        sight = self.sight
        state, board, side = sight.state, sight.board, sight.side
        friends, worth = units_in(state, side, place), 0.0
        if sight.full >> place & 1:
            stack = [state.sp[unit] for unit in friends]
            crowd = excess(board, [*stack, *self.sp])
            if crowd:
                worth -= crowd - excess(board, stack)
        if sight.enemies >> place & 1:
            contested = side == ALLIED and sight.scoring >> place & 1  # SA-5: the German wants it again
            field = fields(state, board, 1 << place) if contested else sight.german
            before = bound_to_attack(state, place)
            river = bridge >= 0 and over_river(state, place, before)
            worth += joined(state, board, field, place, before, self.units, river)
        if not friends and sight.scoring >> place & 1:
            left = self.left if side == ALLIED else 0
            worth += sight.presence(place, True, left) - sight.presence(place, False, left)
        return worth

    def ended(self, end: End, left: int) -> float:
        """What it brings to end there with so many MP left; 8.52 engineers may dig in."""
        worth = self.known.get(end)
        if worth is None:
            worth = self.known[end] = self.worth(*end)
        if self.digging and left >= self.sight.board.tables.costs.entrench and self.sight.calm >> end[0] & 1:
            worth += self.digging
        return worth

    def best(self, place: int, points: int) -> float:
        """The most that a move can still bring from a place, with so many MP."""
        sight, ended = self.sight, self.ended
        friends = sight.friends & ~(1 << self.here)
        reached = _reached(
            sight.state.board, sight.side, sight.enemies, friends, sight.damaged, self.who.armour, place, points
        )
        return max([ended(end, points - paid) - EFFORT * paid for end, paid in reached], default=NOTHING)

    def step(self, moving: Moving, place: int) -> float:
        """What a step may lead to: to end there, or to go on."""
        sight, who = self.sight, self.who
        way = sight.board.way_to[self.here][place]
        foot = moving.foot or (way.bridge >= 0 and bool(sight.damaged >> way.bridge & 1))
        cost = price(sight.state, sight.board, self.units, self.here, way)
        left = (who.on_foot if foot else who.limit) - moving.spent - cost
        worth = self.ended((place, way.bridge), left)
        if sight.calm >> place & 1 and not who.cut_off and not self.guards(way.bridge):  # 8.22, 8.29, 8.41
            worth = max(worth, self.best(place, left))
        return worth - EFFORT * cost


def _dug(state: TigersState, action: Action) -> float:
    """8.5 What an Allied unit gains if it digs in."""
    if isinstance(action, Entrench) and state.phasing == ALLIED:
        return DUG_IN * state.sp[action.unit]
    return 0.0


def _ways(sight: Sight, moving: Moving, actions: Sequence[Action]) -> list[float]:
    """A step for where it may lead, another unit for where they may go together."""
    outing, found = Outing(sight, moving.units), []
    for action in actions:
        if isinstance(action, To):
            found.append(outing.step(moving, action.place))
        elif isinstance(action, With):
            if action.unit < moving.units[0]:  # a stack is found from its first unit
                found.append(NOTHING)
            else:
                found.append(_together(sight, tuple(sorted((*moving.units, action.unit))), moving) - EFFORT)
        elif isinstance(action, Apart):  # 8.42
            staying = tuple(unit for unit in moving.units if unit != action.unit)
            both = [_together(sight, units, moving) for units in (staying, (action.unit,))]
            found.append(sum(max(0.0, gain) for gain in both) - EFFORT)
        else:
            found.append(_dug(sight.state, action))
    return found


def _together(sight: Sight, units: Group, moving: Moving) -> float:
    """The most that a group brings that goes on from where it is."""
    outing = Outing(sight, units)
    most = outing.who.on_foot if moving.foot else outing.who.limit
    return outing.best(outing.here, most - moving.spent)


def _begun(sight: Sight, actions: Sequence[Action]) -> list[float]:
    """What each unit brings that moves alone or digs in, and the first of a stack with all of it."""
    state, quality = sight.state, sight.board.quality
    stacks: dict[int, list[int]] = {}
    for action in actions:
        if isinstance(action, Move):
            stacks.setdefault(state.where[action.unit], []).append(action.unit)
    found, known = [], {}
    for action in actions:
        if isinstance(action, Move):
            unit = action.unit
            place, who, dug = state.where[unit], party(state, (unit,)), state.flags[unit] & ENTRENCHED
            alike = (place, state.sp[unit], quality[unit], who, dug)
            if alike not in known:
                known[alike] = Outing(sight, (unit,)).best(place, who.limit)
            worth = known[alike]
            stack = tuple(sorted(stacks[place]))[: sight.board.tables.stacking.units]  # 7.1
            if len(stack) > 1 and unit == stack[0]:
                outing = Outing(sight, stack)
                worth = max(worth, outing.best(place, outing.who.limit))
            found.append(worth)
        else:
            found.append(_dug(state, action))
    return found


# --- arrivals ---------------------------------------------------------------------------------------------------------


def _entries(state: TigersState, board: Board, frame: Arrivals | Entry, actions: Sequence[Action]) -> list[float]:
    """11.11 Who comes in now counts where it comes in; 11.14 by another zone it comes later."""
    if isinstance(frame, Entry):
        printed = board.printed[frame.unit]
        return [
            _standing(state, board, frame.unit, action.place)
            if isinstance(action, To) and action.place in printed
            else 0.0
            for action in actions
        ]
    all_ = {unit: _standing(state, board, unit, board.printed[unit][0]) for unit in due(state, board, frame.side)}
    return [all_[action.unit] if isinstance(action, Enter) else sum(all_.values()) for action in actions]


def _standing(state: TigersState, board: Board, unit: int, place: int) -> float:
    """What a unit is worth to its side in a place, beside goals and battles."""
    if board.side[unit] == GERMAN:
        worth = fields(state, board)[board.armour[unit]][place]
    else:
        worth = posts(state.board, scoring(state.board))[place]
        worth += DUG_IN if state.flags[unit] & ENTRENCHED else 0.0
    return state.sp[unit] * (SP + worth)


# --- battles ----------------------------------------------------------------------------------------------------------


def _battle(state: TigersState, board: Board, place: int) -> float:
    """What a battle brings that is not counted yet: 9.13 by those who need not attack."""
    before, more = bound_to_attack(state, place), volunteers(state, board, place)
    return _more(state, board, place, before, more) if more else 0.0


def _more(state: TigersState, board: Board, place: int, before: Sequence[int], more: Sequence[int]) -> float:
    """What further attackers change who are there already."""
    river = over_river(state, place, [*before, *more])
    return joined(state, board, fields(state, board), place, before, more, river)


def _joined(state: TigersState, board: Board, muster: Muster, actions: Sequence[Action]) -> list[float]:
    return [
        _more(state, board, muster.place, muster.attackers, [action.unit]) if isinstance(action, Join) else 0.0
        for action in actions
    ]


def _shots(state: TigersState, board: Board, frame: Aiming | Allocation, actions: Sequence[Action]) -> list[float]:
    """9.2 What each target may be expected to lose, by what its SP are worth."""
    fight, attacking, found = state.stack[-2], frame.attacking, []
    firer = frame.firer if isinstance(frame, Allocation) else -1
    dice = state.sp[firer] if firer >= 0 else 1
    for action in actions:
        if isinstance(action, Aim | At):
            unit = action.unit
            hits = dice * need_of(state, board, fight, attacking, firer, unit) / DIE
            found.append(_standing(state, board, unit, fight.place) * min(1.0, hits / state.sp[unit]))
        else:
            found.append(0.0)
    return found

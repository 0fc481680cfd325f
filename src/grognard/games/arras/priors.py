"""First impressions: what each answer to a decision seems to bring, in terms of the judgement. Nothing is hidden."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from grognard.games.arras import actions as act
from grognard.games.arras.advantage import Window
from grognard.games.arras.assault import Assault, Clash, Entries, Muster, Spearhead, chosen_by
from grognard.games.arras.board import ALLIED, BOARDS, Board
from grognard.games.arras.bombardment import Battery, Salvo, targets
from grognard.games.arras.evaluation import (
    ADVANTAGE,
    CROWD,
    FACTOR,
    FRESH,
    GORT,
    HOLD,
    INITIATIVE,
    LOOSE,
    POINT,
    SCALE,
    SPENT,
    WATCH,
    assault,
    beside,
    each,
    field,
    followers,
    hope,
    loose,
    marked,
    salvo,
    strolls,
    tired,
)
from grognard.games.arras.losses import Losses
from grognard.games.arras.movement import Impulse, Moving, cost, reach
from grognard.games.arras.reorganisation import Reorganisation
from grognard.games.arras.retreat import Retreating, Withdrawal, destinations
from grognard.games.arras.special import Arrival
from grognard.games.arras.state import COUNT, ArrasState, board_of, controlled, units_in
from grognard.games.arras.turn import CombatPhase, movers
from grognard.games.arras.victory import traced
from grognard.kernel import Action, Frame
from grognard.toolbox.masks import bits, mask_of

KEPT = 50_000  # ways and grounds that are remembered: more than a game meets
NEVER = -99.0  # what cannot be done
STEP = 0.001  # an MP: of two ways that come to the same, the shorter


def priors(state: ArrasState, actions: Sequence[Action]) -> list[float]:
    """What each answer seems to bring whoever decides; empty for decisions that are rare or tell nothing."""
    return [worth / SCALE for worth in _worths(state, board_of(state), actions)]


def _worths(state: ArrasState, board: Board, actions: Sequence[Action]) -> list[float]:
    """The same in victory points."""
    frame = state.stack[-1]
    if isinstance(frame, Moving):
        return _steps(state, board, frame, actions)
    if isinstance(frame, Impulse):
        return _impulse(state, board, frame, actions)
    if isinstance(frame, CombatPhase):
        return _openings(state, board, actions)
    if isinstance(frame, Spearhead | Muster):
        return [hope(state, board, _attackers(frame, action)) for action in actions]
    if isinstance(frame, Assault):
        return [_answer(state, board, frame, action) for action in actions]
    if isinstance(frame, Battery):
        return [_shot(state, board, frame, action) for action in actions]
    if isinstance(frame, Losses):
        return [_loss(state, board, frame, action) for action in actions]
    if isinstance(frame, Withdrawal) and frame.unit < 0:
        return [_withdrawal(state, board, frame, action) for action in actions]
    if isinstance(frame, Reorganisation) and not isinstance(actions[0], act.To):
        return [_returned(board, action) for action in actions]
    if isinstance(frame, Withdrawal | Retreating | Arrival | Reorganisation):
        return _places(state, board, frame.unit, actions)
    if isinstance(frame, Window):
        return _again(state, board, state.stack[-2], actions)
    return []


# --- places -----------------------------------------------------------------------------------------------------------


class Open(NamedTuple):
    """What can be walked into; masks of places."""

    allied: int  # by the Allies
    german: int
    crowded: int  # where a further unit of the side that moves pulls no more


Strolls = dict[tuple[int, int], int]  # what `strolls` found of a position, by side and places left


def _open(state: ArrasState, board: Board, side: int, manned: int, unit: int, known: Strolls | None = None) -> Open:
    """The same where a side holds no more than these places, for one of its units."""
    known = {} if known is None else known
    gone = state.held[side] & ~manned
    for key in ((side, 0), (1 - side, gone)):
        if key not in known:
            known[key] = strolls(state, board, *key)
    ours, theirs = known[side, 0], known[1 - side, gone] & ~state.held[1 - side]
    first, others = side * COUNT, ~board.bit[unit]
    crowded = mask_of(place for place in each(manned) if (state.at[first + place] & others).bit_count() >= CROWD)
    return Open(ours, theirs, crowded) if side == ALLIED else Open(theirs, ours, crowded)


@lru_cache(maxsize=KEPT)
def _ground(key: str, side: int, control: int, open_: Open) -> float:
    """What the places under Allied control are worth to a side, with nobody in those that are open."""
    board = BOARDS[key]
    worth = POINT * (traced(key, control) & board.scoring).bit_count() + marked(board, control)
    worth += GORT * (control & board.gort).bit_count() + loose(board, control, open_.allied, open_.german)
    return worth if side == ALLIED else -worth


def _after(side: int, control: int, place: int) -> int:
    """5.1.4 The places under Allied control when a side has taken one."""
    return control | 1 << place if side == ALLIED else control & ~(1 << place)


def _stand(board: Board, side: int, control: int, manned: int, open_: Open, place: int) -> float:
    """What a unit is worth in a place: its pull there, and for the first one there that nobody walks into it."""
    bit = 1 << place & board.scoring & ~manned
    wanted = board.scoring & (~control if side == ALLIED else control)
    worth = 0.0 if open_.crowded >> place & 1 else field(board.key, wanted)[place]
    if side == ALLIED:
        return worth + POINT * (1 - LOOSE) * bool(bit & control & open_.german)
    worth += POINT * (1 - LOOSE) * bool(bit & ~control & open_.allied)
    if bit:
        worth += HOLD + (WATCH if bit & board.any_zone else 0.0)
    return worth


def _alone(state: ArrasState, board: Board, unit: int) -> int:
    """The places that its side holds without the unit."""
    side, place = board.side[unit], state.where[unit]
    if place >= 0 and units_in(state, side, place) == 1 << unit:
        return state.held[side] & ~(1 << place)
    return state.held[side]


def _places(state: ArrasState, board: Board, unit: int, actions: Sequence[Action]) -> list[float]:
    """Where a unit goes that retreats, arrives or comes back."""
    places = [action.place for action in actions if isinstance(action, act.To)]
    if len(places) < len(actions):  # which one goes first
        return []
    side, manned = board.side[unit], _alone(state, board, unit)
    enemies, open_ = state.held[1 - side], _open(state, board, side, manned, unit)
    present = _ground(board.key, side, state.control, open_)
    found = []
    for place in places:
        control = state.control if enemies >> place & 1 else _after(side, state.control, place)
        taken = _ground(board.key, side, control, open_) - present
        found.append(_stand(board, side, control, manned, open_, place) + taken)
    return found


# --- ways -------------------------------------------------------------------------------------------------------------


class Roads(NamedTuple):
    """What a unit meets on its way; masks of places."""

    open: int  # it may enter, nobody fights for them
    foes: int  # it may enter, and must assault
    fresh: int  # with Fresh enemies
    watched: int  # beside Fresh enemies (5.2-B)
    manned: int  # where friends are
    by: Open  # what each side can walk into


Ways = tuple[float, tuple[tuple[int, int, float], ...]]  # the best stand, and (target, from, gain on the way there)


@lru_cache(maxsize=KEPT)
def _ways(key: str, side: int, roads: Roads, control: int, place: int, left: int) -> Ways:
    """What a unit with so many MP can come to from an uncontested place: it takes what it goes through (5.1.4)."""
    board = BOARDS[key]
    costs = board.tables.costs
    base = _ground(key, side, control, roads.by)
    best, charges = NEVER, dict[tuple[int, int], float]()
    waiting: list[dict[int, tuple[float, int]]] = [{} for _ in range(left + 1)]  # by MP left and place
    waiting[left][place] = (0.0, control)
    reached: dict[int, float] = {}
    for now in range(left, -1, -1):  # every step costs something
        for here, (gain, held) in waiting[now].items():
            if reached.get(here, NEVER) >= gain:
                continue  # with more MP, and no less taken
            reached[here] = gain
            on_the_way = gain - STEP * (left - now)
            best = max(best, on_the_way + _stand(board, side, held, roads.manned, roads.by, here))
            around = board.near[here]
            for target in each(around & roads.foes):
                if now >= (costs.fresh if roads.fresh >> target & 1 else costs.spent):
                    charges[target, here] = max(charges.get((target, here), NEVER), on_the_way)
            for there in each(around & roads.open):
                rest = now - (costs.near_fresh if roads.watched >> there & 1 else costs.clear)
                if rest >= 0:
                    taken = _after(side, held, there)
                    more = gain if taken == held else _ground(key, side, taken, roads.by) - base
                    if waiting[rest].get(there, (NEVER,))[0] < more:
                        waiting[rest][there] = (more, taken)
    return best, tuple((target, origin, gain) for (target, origin), gain in charges.items())


def _roads(state: ArrasState, board: Board, unit: int, entered: Entries, known: Strolls) -> Roads:
    """5.1.2, 5.1.3, 5.2.2 As :func:`movement.reach` has it, for the whole map."""
    side, bit = board.side[unit], 1 << unit
    held, fresh = state.held[1 - side], state.fresh[1 - side]
    allowed = board.open_to(side, state.north) & ~state.closed
    if not board.leaders & bit:
        allowed &= ~state.full[side]
    foes = held
    if not board.point & bit:
        foes = 0 if board.artillery & bit else mask_of(entry[1] for entry in entered if board.point >> entry[0] & 1)
    mine = board.everywhere if board.point & bit else controlled(state, board, side)
    watched = beside(board.key, fresh & ~state.held[side])
    manned = _alone(state, board, unit)
    by = _open(state, board, side, manned, unit, known)
    return Roads(allowed & mine & ~held, allowed & foes, fresh, watched, manned, by)


_fought: dict[tuple[object, ...], float] = {}


def _assault(state: ArrasState, board: Board, place: int, units: tuple[int, ...], entries: Entries) -> float:
    """What an assault is worth, kept by all that it depends on: the same ones are thought of again and again."""
    foes = units_in(state, 1 - state.initiative, place)
    wet = any(board.across[entry[2]] >> place & 1 for entry in entries)  # 6.2-E
    key = (board.key, place, units, len(entries), wet, foes, foes & state.spent, state.control >> place & 1)
    worth = _fought.get(key)
    if worth is None:
        if len(_fought) >= KEPT:
            _fought.clear()
        worth = _fought[key] = assault(state, board, place, units, entries)
    return worth


class Walk:
    """Judges the steps of a unit of an impulse."""

    def __init__(self, state: ArrasState, board: Board, impulse: Impulse, unit: int, known: Strolls) -> None:
        self.state, self.board, self.impulse, self.unit = state, board, impulse, unit
        self.side = board.side[unit]
        self.price = tired(state, board, unit)  # 5.1; in an assault it is counted there
        self.roads = _roads(state, board, unit, impulse.entered, known)
        self.known: dict[tuple[int, bool], float] = {}

    def step(self, place: int, left: int) -> float:
        """The best that a step can come to."""
        state, board, side = self.state, self.board, self.side
        origin = state.where[self.unit]
        if state.held[1 - side] >> place & 1:
            return self._charge(place, origin)
        price, _ = cost(state, board, self.unit, place, left)
        control = _after(side, state.control, place)
        best, charges = _ways(board.key, side, self.roads, control, place, left - price)
        best -= self.price
        for target, base, gain in charges:
            best = max(best, gain + self._charge(target, base))
        by = self.roads.by
        taken = _ground(board.key, side, control, by) - _ground(board.key, side, state.control, by)
        return best + taken - STEP * price

    def stand(self) -> float:
        """What it is worth where it is."""
        state, roads = self.state, self.roads
        return _stand(self.board, self.side, state.control, roads.manned, roads.by, state.where[self.unit])

    def _charge(self, place: int, origin: int) -> float:
        """What it brings to an assault: one of its own, with those that can follow, or one more in an old one."""
        state, board, impulse, unit, roads = self.state, self.board, self.impulse, self.unit, self.roads
        key = (place, bool(board.across[origin] >> place & 1))
        if key not in self.known:
            old = tuple(entry for entry in impulse.entered if entry[1] == place)
            entries = (*old, (unit, place, origin, 0, 0))
            units = tuple(entry[0] for entry in entries)
            if old:
                worth = _assault(state, board, place, units, entries) - _assault(state, board, place, units[:-1], old)
            else:
                more = tuple(other for other in followers(state, board, impulse, place) if other != unit)
                worth = _assault(state, board, place, tuple(sorted(units + more)), entries)
            self.known[key] = worth + _stand(board, self.side, state.control, roads.manned, roads.by, place)
        return self.known[key]


def _steps(state: ArrasState, board: Board, frame: Moving, actions: Sequence[Action]) -> list[float]:
    walk = Walk(state, board, state.stack[-2], frame.unit, {})
    stop = walk.stand() - walk.price
    return [walk.step(action.place, frame.left) if isinstance(action, act.To) else stop for action in actions]


# --- impulses ---------------------------------------------------------------------------------------------------------


def _moves(state: ArrasState, board: Board, impulses: Mapping[int, Impulse]) -> Callable[[int], float]:
    """Judges the moves of units by the place of their impulse; units that are alike are looked at once."""
    known: dict[tuple[int, ...], float] = {}
    walked: Strolls = {}

    def move(unit: int) -> float:
        """The best that the move of a unit can come to, against where it stands; then it is Spent (5.1)."""
        place = state.where[unit]
        impulse = impulses[place]
        left = dict(impulse.movers)[unit]
        kinds = (board.point, board.artillery, board.leaders, board.armour, board.armies[board.side[unit]][0])
        alike = (place, left, board.attack[unit], board.defence[unit], *(kind >> unit & 1 for kind in kinds))
        if alike not in known:
            walk = Walk(state, board, impulse, unit, walked)
            places = bits(reach(state, board, unit, left, impulse.entered))
            known[alike] = max([walk.step(there, left) for there in places], default=NEVER) - walk.stand()
        return known[alike]

    return move


def _impulse(state: ArrasState, board: Board, frame: Impulse, actions: Sequence[Action]) -> list[float]:
    """5.0-a Another unit as long as it brings something, then the assaults."""
    places = {state.where[unit] for unit, _ in frame.movers}
    move = _moves(state, board, dict.fromkeys(places, frame))
    found = []
    for action in actions:
        if isinstance(action, act.Move):
            found.append(move(action.unit))
        elif isinstance(action, act.Fight):
            found.append(_fight(state, board, frame))
        else:
            found.append(0.0)
    return found


def _fight(state: ArrasState, board: Board, impulse: Impulse) -> float:
    """5.2.1-a An assault of all that can take part."""
    return _assault(state, board, impulse.place, tuple(bits(impulse.muster(state, board))), ())


def _openings(state: ArrasState, board: Board, actions: Sequence[Action]) -> list[float]:
    """4.3 What an impulse could begin with."""
    impulses = {place: Impulse(place, movers(state, board, place)) for place in bits(state.ready[state.initiative])}
    move = _moves(state, board, impulses)
    found = []
    for action in actions:
        if isinstance(action, act.Move):
            found.append(move(action.unit))
        elif isinstance(action, act.Fight):
            found.append(_fight(state, board, impulses[action.place]))
        elif isinstance(action, act.Bombard):
            found.append(_shot(state, board, Battery(state.where[action.unit]), action))
        elif isinstance(action, act.Refresh):
            spent = (units_in(state, state.initiative, action.place) & state.spent).bit_count()
            found.append(
                (SPENT + FRESH[state.initiative]) * sum(min(face, spent) for face in range(1, 7)) / 6 - 2 * ADVANTAGE
            )
        else:
            found.append(-2 * INITIATIVE)
    return found


# --- fights -----------------------------------------------------------------------------------------------------------


def _attackers(frame: Spearhead | Muster, action: Action) -> Spearhead | Muster | Assault:
    """5.2.1-a, 6.1 Who leads an assault and who joins it; where there is a choice, the others are thought of too."""
    if isinstance(frame, Spearhead):
        units = tuple(entry[0] for entry in frame.entries)
        return Assault(frame.place, action.unit, units, frame.entries) if isinstance(action, act.Point) else frame
    if isinstance(action, act.Point):
        return Muster(frame.place, frame.able, action.unit, frame.able)
    if isinstance(action, act.With):
        return Muster(frame.place, frame.able, frame.point, (*frame.units, action.unit))
    return frame


def _answer(state: ArrasState, board: Board, frame: Assault, action: Action) -> float:
    """6.3-A The Forward Unit; 8.0 a third die, and 8.1-a what it costs that the gun is Spent."""
    if isinstance(action, act.Forward):
        return -hope(state, board, frame.named(action.unit))
    side = frame.asks(state)
    worth = hope(state, board, frame.supported(side, chosen_by(action)))
    return (worth if side == state.initiative else -worth) - (SPENT if isinstance(action, act.Guns) else 0.0)


def _shot(state: ArrasState, board: Board, frame: Battery, action: Action) -> float:
    """7.0-a A gun by its best target that is left, and what it costs to be Spent."""
    if isinstance(action, act.Target):
        return salvo(state, board, frame.gun, action.place)
    if isinstance(action, act.Bombard):
        places = targets(state, board, action.unit) & ~mask_of(place for _, place in frame.shots)
        return max(salvo(state, board, action.unit, place) for place in bits(places)) - SPENT
    return 0.0


def _again(state: ArrasState, board: Board, roller: Frame[ArrasState], actions: Sequence[Action]) -> list[float]:
    """9.1 What the dice of an assault or a bombardment have come to against new ones, which cost the Advantage."""
    if not isinstance(roller, Clash | Salvo):
        return []
    sign = 1 if state.advantage == state.initiative else -1
    kept, new = sign * hope(state, board, roller), sign * hope(state, board, roller.again()) - 2 * ADVANTAGE
    return [new if isinstance(action, act.Reroll) else kept for action in actions]


# --- losses -----------------------------------------------------------------------------------------------------------


def _loss(state: ArrasState, board: Board, frame: Losses, action: Action) -> float:
    """6.4.2.a What a step costs against what it pays, and what the unit was worth there."""
    if isinstance(action, act.Spend):
        after, leaves = frame.spending(action.unit), False
    elif isinstance(action, act.Eliminate):
        after, leaves = frame.eliminating(action.unit), True
    elif isinstance(action, act.Retreat):
        after, leaves = frame.retreating(action.unit), True
    else:
        return 0.0
    worth = hope(state, board, after)
    if frame.side != state.initiative:
        worth = -worth
    if leaves:
        others = units_in(state, frame.side, frame.place).bit_count() - len(after.gone) - len(after.back)
        worth -= _left(state, board, frame.side, frame.place, action.unit, others)
    return worth


def _left(state: ArrasState, board: Board, side: int, place: int, unit: int, others: int) -> float:
    """What is lost when a unit leaves a place: its pull, and the place itself if it was the last (5.1.4)."""
    control, manned = state.control, state.held[side] if others else state.held[side] & ~(1 << place)
    open_ = _open(state, board, side, manned, unit)
    worth = _stand(board, side, control, manned, open_, place)
    if not others and state.held[1 - side] >> place & 1:
        taken = _after(1 - side, control, place)
        worth += _ground(board.key, side, control, open_) - _ground(board.key, side, taken, open_)
    return worth


def _withdrawal(state: ArrasState, board: Board, frame: Withdrawal, action: Action) -> float:
    """6.6.3 Who goes is Spent, stands where it gets to, and may leave the place to the enemy."""
    if not isinstance(action, act.Withdraw):
        return 0.0
    unit, side = action.unit, frame.side
    others = units_in(state, side, frame.place).bit_count() - 1
    manned = _alone(state, board, unit)
    open_, places = _open(state, board, side, manned, unit), bits(destinations(state, board, unit))
    best = max(_stand(board, side, state.control, manned, open_, place) for place in places)
    return best - _left(state, board, side, frame.place, unit, others) - tired(state, board, unit)


def _returned(board: Board, action: Action) -> float:
    """10.1, 10.2 What a unit is worth that comes back, Spent as it is; 10.1-a who pays for it is the weakest."""
    if isinstance(action, act.Return):
        back = board.r_counter.get(action.unit, action.unit)
        return FACTOR * (board.attack[back] + board.defence[back]) - SPENT
    if isinstance(action, act.Pay):
        return -STEP * (board.attack[action.unit] + board.defence[action.unit])
    return 0.0

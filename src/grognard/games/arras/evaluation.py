"""What players need: a quick judgement of a position. Everything is open, so every seat judges the same facts."""

import math
from functools import cache, lru_cache, reduce
from operator import or_

from grognard.games.arras.assault import (
    UNROLLED,
    Assault,
    Clash,
    Entries,
    Muster,
    Spearhead,
    attack_lines,
    defence_lines,
    forwards,
    total,
)
from grognard.games.arras.board import ALLIED, BOARDS, GERMAN, GERMANS, Board
from grognard.games.arras.bombardment import Barrage, Battery, Salvo, strongest
from grognard.games.arras.losses import Losses, most
from grognard.games.arras.movement import Impulse
from grognard.games.arras.state import COUNT, ArrasState, board_of, controlled, units_in
from grognard.games.arras.victory import points
from grognard.kernel import Frame
from grognard.toolbox.dice import margins
from grognard.toolbox.masks import bits

# A victory point is 2. Found by breeding (`grognard arena breed`, decision 19): some seventy sets of weights drawn at
# random were played as German against those of before, 40 whole games each; from the best of them nine generations of
# 12 children by whole games of both scenarios, 16 pairs each, with first impressions alone; then four generations of
# 12, 12 pairs each, with the best move that 38 positions find, from LOOSE 0.6 and EXPOSED 0.3, since without the
# latter what an assault takes was believed to be kept. Whole games of search:100 against the weights of before, free
# set-up, 20 pairs: 13-6-1. FRESH tells who should wait: the German keeps his units for the answer. INITIATIVE came out
# as 0.0058, for which a gun would be Spent; less is not measured (balance and ladder were played with 0.0058).
FACTOR = 0.028  # a unit, for each of its attack and defence factors
SPENT = 0.0075  # a unit that is Spent
FRESH_ALLIED = 0.02  # and what it could still have done in this turn
FRESH_GERMAN = 1.1
POINT = 2.0  # a victory point
RING = 0.16  # a red-ringed sector, beside its point
ZONE = 0.91  # a zone that wins at once (11.1-a)
PULL = 0.12  # a unit that stands in a place which is wanted; less for every step away
FADES = 0.15  # of the pull, a step
GUARD = 1.1  # how much more a zone that wins at once is wanted
TAKEN = 0.27  # a sector that an assault would take
CASUALTY = 0.031  # a casualty point
INITIATIVE = 0.0036  # less than half of what it costs to be Spent: nobody walks about to keep it
ADVANTAGE = 0.32
HOLD = 0.11  # a place of German start with a German unit in it, against walkers
WATCH = 0.65  # the same for a zone that wins at once
LOOSE = 0.67  # of a place that the other side can simply walk into: nobody stands there
EXPOSED = 0.28  # of a place where all defenders are Spent, beside enemies that can still act
GORT = 0.15  # a sector that keeps the battle going (13.5)
CROWD = 7  # units in one place beyond so many pull no more
SCALE = 12.0
MOST = 0.99  # nobody has won before the end
FRESH = (FRESH_ALLIED, FRESH_GERMAN)
START = (42, 21)  # units of each side that can act as the battle begins, guns aside


@lru_cache(maxsize=50_000)
def each(mask: int) -> tuple[int, ...]:
    """What a mask holds, remembered: there are few places, and the same sets of them come again and again."""
    return tuple(bits(mask))


@lru_cache(maxsize=100_000)
def _force(key: str, units: int, first: int) -> float:
    """What the units of a side are worth, whose mask begins with the unit ``first``."""
    board = BOARDS[key]
    return sum(FACTOR * (board.attack[first + unit] + board.defence[first + unit]) for unit in bits(units))


@lru_cache(maxsize=10_000)
def field(key: str, wanted: int) -> tuple[float, ...]:
    """For each place the pull of what is wanted: full where it stands, fading by the step; zones pull more (11.1-a)."""
    board = BOARDS[key]
    found = [0.0] * COUNT
    for goal in each(wanted):
        pull = PULL * (GUARD if board.any_zone >> goal & 1 else 1.0)
        for place, far in enumerate(board.distances[goal]):
            found[place] = max(found[place], pull * FADES**far)
    return tuple(found)


def evaluate(state: ArrasState, seat: int) -> float:
    """From -1 (lost) to 1 (won) for a seat."""
    side = state.sides[seat]
    if state.result is not None and not state.result.cut:
        return float(state.result.results[side])
    if not state.turn:
        return 0.0
    score = judged(state, board_of(state))
    return MOST * math.tanh((score if side == ALLIED else -score) / SCALE)


def judged(state: ArrasState, board: Board) -> float:
    """How far the Allies are ahead, in victory points."""
    score = POINT * (points(state, board) - state.target / 2)
    score += marked(board, state.control)
    score += GORT * (state.control & board.gort).bit_count()
    score += loose(board, state.control, strolls(state, board, ALLIED), strolls(state, board, GERMAN))
    score += exposed(state, board)
    score += INITIATIVE if state.initiative == ALLIED else -INITIATIVE
    score += ADVANTAGE if state.advantage == ALLIED else -ADVANTAGE
    allied, german = state.at[:COUNT], state.at[COUNT:]
    units = (reduce(or_, allied), reduce(or_, german))
    score += _force(state.board, units[ALLIED], 0) - _force(state.board, units[GERMAN], GERMANS)
    score += SPENT * (state.spent_by[GERMAN].bit_count() - state.spent_by[ALLIED].bit_count())
    score += FRESH_ALLIED * (_able(state, board, ALLIED, units) - START[ALLIED])
    score -= FRESH_GERMAN * (_able(state, board, GERMAN, units) - START[GERMAN])
    wanted = field(state.board, board.scoring & ~state.control)
    score += sum([pull * min(units.bit_count(), CROWD) for pull, units in zip(wanted, allied, strict=True) if units])
    manned = state.held[GERMAN] & board.scoring
    score -= HOLD * manned.bit_count() + WATCH * (manned & board.any_zone).bit_count()
    guarded = field(state.board, board.scoring & state.control)
    score -= sum([pull * min(units.bit_count(), CROWD) for pull, units in zip(guarded, german, strict=True) if units])
    pending = _pending(state, board)
    return score + (pending if state.initiative == ALLIED else -pending)


def _able(state: ArrasState, board: Board, side: int, units: tuple[int, int]) -> int:
    """How many of the units of a side can still begin something in this turn (4.3)."""
    return (
        units[side] & ~(state.spent_by[side] | state.frozen_by[side] | board.artillery >> side * GERMANS)
    ).bit_count()


def tired(state: ArrasState, board: Board, unit: int) -> float:
    """What it costs that a unit turns Spent."""
    if state.spent >> unit & 1:
        return 0.0
    return SPENT + (0.0 if (state.frozen | board.artillery) >> unit & 1 else FRESH[board.side[unit]])


def marked(board: Board, control: int) -> float:
    """What red rings and zones under Allied control are worth, beside their points (11.1, 11.1-a)."""
    return RING * (control & board.rings).bit_count() + ZONE * bool(control & board.any_zone)


@lru_cache(maxsize=50_000)
def beside(key: str, places: int) -> int:
    """The places beside one of these."""
    near = BOARDS[key].near
    return reduce(or_, [near[place] for place in each(places)], 0)


def exposed(state: ArrasState, board: Board) -> float:
    """What the Allies may lose again in this turn of what they have, less what the Germans may, for the latter."""
    found = 0
    for side, sign, control in ((ALLIED, -1, state.control), (GERMAN, 1, ~state.control)):
        tired_out = board.scoring & control & state.held[side] & ~state.fresh[side]
        found += sign * (tired_out & (beside(board.key, state.ready[1 - side]) | state.ready[1 - side])).bit_count()
    return EXPOSED * POINT * found


# --- places where nobody stands ---------------------------------------------------------------------------------------


def loose(board: Board, control: int, to_allied: int, to_german: int) -> float:
    """What the Allies can hope to walk into, less what the Germans can."""
    lost, won = board.scoring & control & to_german, board.scoring & ~control & to_allied
    return POINT * (1 - LOOSE) * (won.bit_count() - lost.bit_count())


def strolls(state: ArrasState, board: Board, side: int, without: int = 0) -> int:
    """Where Fresh units of a side that do not fight can come without a fight; as if the enemy had left some places."""
    enemies = state.held[1 - side] & ~without
    ways = board.open_to(side, state.north) & ~state.closed & ~state.full[side] & ~enemies  # 5.1.2, 5.1.3
    watching = state.fresh[1 - side] & ~without & ~state.held[side]
    awake, first = ~(state.spent_by[side] | state.frozen_by[side]), side * COUNT
    found = 0
    for origin in each(state.ready[side] & ~enemies):
        left = _fastest(board.key, side, state.at[first + origin] & awake)
        found |= _stroll(board.key, ways, watching, origin, left)
    return found


@lru_cache(maxsize=10_000)
def _fastest(key: str, side: int, units: int) -> int:
    """The MF of the fastest unit that may be the first to enter what the enemy controls (5.2.2); 0 without one."""
    board = BOARDS[key]
    able = bits(units & (board.point & board.mine[side]) >> side * GERMANS)
    return max([board.movement[side * GERMANS + unit] for unit in able], default=0)


@lru_cache(maxsize=100_000)
def _stroll(key: str, ways: int, watching: int, origin: int, left: int) -> int:
    """Where a unit with so many MF comes to (5.2-A, 5.2-B)."""
    board = BOARDS[key]
    near, costs = board.near, board.tables.costs
    beside = rest(key, ways, watching, origin, left)
    found = 0
    for place in each(ways):
        price = costs.near_fresh if near[place] & watching else costs.clear
        found |= (beside[place] >= price) << place
    return found


# --- assaults that are not decided yet --------------------------------------------------------------------------------


@cache
def chances(ours: int, theirs: int, ahead: int, most_points: int) -> tuple[float, float, float]:
    """Of an assault that is so much ahead before the dice: to win, casualty points to expect, to destroy everybody."""
    win = expected = destroyed = 0
    ways_of_all = 0
    for margin, ways in margins(ours, theirs):
        ways_of_all += ways
        points_ = margin + ahead
        if points_ > 0:
            win += ways
            expected += ways * min(points_, most_points)
            destroyed += ways if points_ >= most_points else 0
    return win / ways_of_all, expected / ways_of_all, destroyed / ways_of_all


def _pending(state: ArrasState, board: Board) -> float:
    """What the attacker can hope for from the assaults of this impulse, in victory points."""
    return sum([hope(state, board, frame) for frame in state.stack])


def hope(state: ArrasState, board: Board, frame: Frame[ArrasState]) -> float:
    """What the attacker can hope for from one frame, if it is about an assault, a bombardment or losses."""
    if isinstance(frame, Impulse):
        found = 0.0
        for place in {entry[1] for entry in frame.entered}:
            entries = tuple(entry for entry in frame.entered if entry[1] == place)
            units = tuple(entry[0] for entry in entries)
            found += assault(state, board, place, units + followers(state, board, frame, place), entries)
        return found
    if isinstance(frame, Spearhead):
        return assault(state, board, frame.place, tuple(entry[0] for entry in frame.entries), frame.entries)
    if isinstance(frame, Muster) and frame.units:
        return assault(state, board, frame.place, frame.units, (), frame.point)
    if isinstance(frame, Assault):
        dice = tuple(3 if support != -1 and support != -3 else 2 for support in frame.support)
        return assault(state, board, frame.place, frame.attackers, frame.entries, frame.point, frame.forward, dice)
    if isinstance(frame, Battery | Barrage):
        return sum(salvo(state, board, gun, place) for gun, place in frame.shots)
    if isinstance(frame, Salvo):
        return salvo(state, board, frame.gun, frame.place, frame.margin)
    if isinstance(frame, Losses):
        paid = _payment(state, board, frame)
        return -paid if frame.side == state.initiative else paid
    if isinstance(frame, Clash):
        dice = (frame.ours, frame.theirs) if state.initiative == ALLIED else (frame.theirs, frame.ours)
        units, entries, point = frame.attackers, frame.entries, frame.point
        return assault(state, board, frame.place, units, entries, point, frame.forward, dice, frame.margin)
    return 0.0


def _payment(state: ArrasState, board: Board, frame: Losses) -> float:
    """What the steps named so far cost whoever pays, and what is still to be paid (6.4.2.a)."""
    gone = sum(FACTOR * (board.attack[unit] + board.defence[unit]) + tired(state, board, unit) for unit in frame.gone)
    turned = sum(tired(state, board, unit) for unit in frame.turned if unit not in frame.gone)
    return gone - SPENT * len(frame.gone) + turned + CASUALTY * (frame.points - frame.paid(state, board))


def followers(state: ArrasState, board: Board, frame: Impulse, place: int) -> tuple[int, ...]:
    """The units of the impulse that can still join an assault."""
    if frame.overrun:
        return ()
    side, origin, costs = state.initiative, frame.place, board.tables.costs
    enemies, fresh = state.held[1 - side], state.fresh[1 - side]
    price = costs.fresh if fresh >> place & 1 else costs.spent
    allowed, ours = board.open_to(side, state.north) & ~state.closed, controlled(state, board, side)
    found = []
    for unit, left in frame.movers:
        point = board.point >> unit & 1
        roomy = allowed if board.leaders >> unit & 1 else allowed & ~state.full[side]  # 5.1.3
        if left < price or board.artillery >> unit & 1 or not roomy >> place & 1:  # 5.1.4.c
            continue
        if enemies >> origin & 1:  # 5.2-G: straight from one fight into another only armour
            able = point and board.armour >> unit & 1 and board.near[origin] >> place & 1
        else:
            ways = roomy & ~enemies & (board.everywhere if point else ours)  # 5.2.2
            able = rest(board.key, ways, fresh & ~state.held[side], origin, left)[place] >= price
        if able:
            found.append(unit)
    return tuple(found)


@lru_cache(maxsize=50_000)
def rest(key: str, ways: int, watching: int, origin: int, left: int) -> tuple[int, ...]:
    """Place -> the MP that a unit has left beside it at most, which goes by these ways (5.2-A, 5.2-B)."""
    board = BOARDS[key]
    costs, near = board.tables.costs, board.near
    most, found = {origin: left}, [-1] * COUNT
    waiting = [origin]
    while waiting:
        here = waiting.pop()
        for there in each(near[here]):
            found[there] = max(found[there], most[here])
            after = most[here] - (costs.near_fresh if near[there] & watching else costs.clear)
            if ways >> there & 1 and after > most.get(there, -1):
                most[there] = after
                waiting.append(there)
    return tuple(found)


def salvo(state: ArrasState, board: Board, gun: int, place: int, margin: int = UNROLLED) -> float:
    """What a bombardment is worth, before its dice or by what they came to."""
    side = 1 - state.initiative
    factor, _ = strongest(state, board, place, side)
    largest = most(state, board, units_in(state, side, place))
    ahead = board.attack[gun] - factor - board.tem[place]
    if margin == UNROLLED:
        win, expected, _ = chances(2, 2, ahead, largest)
    else:
        win, expected = float(ahead + margin > 0), float(min(max(0, ahead + margin), largest))
    return expected * CASUALTY - (1 - win) * 2 * INITIATIVE


def assault(
    state: ArrasState, board: Board, place: int, units: tuple[int, ...], entries: Entries,
    point: int = -1, forward: int = -1, dice: tuple[int, ...] = (2, 2), margin: int = -99,
) -> float:  # fmt: skip
    """What an assault is worth to the attacker, before its dice or by what they came to."""
    side = state.initiative
    if point < 0:
        point = max((unit for unit in units if board.point >> unit & 1), key=lambda unit: board.attack[unit])
    attack = total(attack_lines(board, point, units, entries))
    able = [forward] if forward >= 0 else forwards(state, board, place, 1 - side)
    defence = max(total(defence_lines(state, board, place, unit)) for unit in able)
    largest = most(state, board, units_in(state, 1 - side, place))
    if margin != -99:
        points_ = attack + margin - defence
        win, expected, destroyed = float(points_ > 0), float(max(0, points_)), float(points_ >= largest)
    else:
        ours, theirs = (dice[0], dice[1]) if side == ALLIED else (dice[1], dice[0])
        win, expected, destroyed = chances(ours, theirs, attack - defence, largest)
    prize = TAKEN if bool(state.control >> place & 1) != (side == ALLIED) else TAKEN / 2
    stake = FACTOR * (board.attack[point] + board.defence[point]) + 2 * INITIATIVE
    price = (SPENT + FRESH[side]) * len(entries or units)  # 6.4.1, 6.4.2: won or lost; those who may follow need not
    return expected * CASUALTY + destroyed * 2 * prize + win * prize / 2 - (1 - win) * stake - price

"""8.0 Movement: units and stacks along roads, the costs, where a move may end, entrenchment."""

from collections.abc import Sequence
from functools import cache, lru_cache

from msgspec import Struct, structs

from grognard.games.tigers.actions import (
    APART,
    END,
    ENTRENCH,
    MOVE,
    SPECIAL,
    STOP,
    TO,
    WITH,
    Apart,
    Entrench,
    Move,
    Special,
    To,
    With,
)
from grognard.games.tigers.board import ALLIED, AREAS, BOARDS, FAR, GERMAN, Board, Way
from grognard.games.tigers.bridges import Crossing, demolishers
from grognard.games.tigers.events import Entrenched, Moved, place_prompt, prompt, unit_prompt
from grognard.games.tigers.special import SpecialForces, may_place
from grognard.games.tigers.state import (
    COUNT,
    DONE,
    DUG,
    ENTRENCHED,
    FOOT_RATE,
    MOVED,
    MUST,
    OOS,
    RESTRICTION,
    RIVER,
    SHIFT,
    SHIFTED,
    STOPPED,
    WORD,
    TigersState,
    add,
    board_of,
    has,
    held_by,
    put,
    whole,
)
from grognard.games.tigers.supply import KEPT, lines, near
from grognard.kernel import ONE, Action, Decision, Frame, Out
from grognard.toolbox.masks import bits, mask_of

_MOVEMENT = (prompt("movement", side="@side-german"), prompt("movement", side="@side-allied"))
Group = tuple[int, ...]
Roads = Sequence[tuple[int, list[int]]]  # by their cost: place -> the mask of the places that they lead to
ANYWHERE = bytes([1]) * COUNT
NOWHERE = [0] * COUNT
DIGITS = bytes(0 if digit == ord("0") else 1 for digit in range(256))
PACE = FOOT_RATE | SHIFTED | OOS  # what changes the MP of a unit, or how far it may go


# --- who may move -----------------------------------------------------------------------------------------------------


def held_back(state: TigersState, board: Board, unit: int) -> str:
    """The rule of the first impulse that forbids a unit to move, or nothing."""
    if state.impulse:
        return ""
    if state.phasing == GERMAN:
        return "5.24" if board.triangle[unit] else ""
    return "" if board.triangle[unit] else "5.23"


def bound(state: TigersState, board: Board, place: int) -> str:
    """The rule that keeps units of the phasing side in their zone, or nothing."""
    if place < AREAS:
        return ""
    if state.phasing == GERMAN:
        return "" if board.home[GERMAN] >> place & 1 else "12.25"
    return "11.21" if state.first[place] >= 0 else ""  # Germans are in it


def allowance(state: TigersState, board: Board, unit: int, foot: bool) -> int:
    """The MP of a unit, with what is true of it now."""
    return pace(board, unit, state.flags[unit], foot)


def pace(board: Board, unit: int, true: int, foot: bool) -> int:
    """8.31, 8.32 The MP of a unit; 8.34, 8.35 on foot, 11.14 from a zone further along the edge."""
    points = board.movement[unit]
    if foot or true & FOOT_RATE:
        points = min(points, board.tables.costs.as_foot)
    return points - (true & SHIFTED) // SHIFT * board.tables.zone_shift.cost


class Party(Struct, frozen=True, gc=False):
    """What the units that move together have in common: each of them pays every cost (8.21)."""

    armour: bool  # 8.34: one of them cannot cross a damaged bridge
    limit: int  # the fewest MP of any of them
    on_foot: int  # the same once they have crossed a damaged bridge
    cut_off: bool  # 8.29: one of them was out of supply when the impulse began
    lines: int  # 8.28: the supply lines that the move must end on, as `ends_of` reads them


SOUND, INFANTRY, ANY = range(3)  # 13.14: whoever ends on the first could end on the others too


def party(state: TigersState, group: Group) -> Party:
    flags, key = state.flags, state.board
    if len(group) == 1:  # most moves
        return _alone(key, group[0], flags[group[0]] & PACE)
    return _together(key, group, tuple([flags[unit] & PACE for unit in group]))


@cache
def _alone(key: str, unit: int, true: int) -> Party:
    """A unit by itself, with what is true of it; 8.29: out of supply it may end its move anywhere."""
    board = BOARDS[key]
    armour, cut_off = board.armour[unit], bool(true & OOS)
    need = ANY if cut_off else SOUND if armour else INFANTRY
    return Party(armour, pace(board, unit, true, False), pace(board, unit, true, True), cut_off, need)


@lru_cache(maxsize=KEPT)
def _together(key: str, group: Group, trues: tuple[int, ...]) -> Party:
    each = [_alone(key, unit, true) for unit, true in zip(group, trues, strict=True)]
    return Party(
        any(one.armour for one in each),
        min(one.limit for one in each),
        min(one.on_foot for one in each),
        any(one.cut_off for one in each),
        min(one.lines for one in each),
    )


def ends_of(state: TigersState, who: Party) -> bytes:
    """8.28 Place -> 1 where all of them may end the move."""
    return ANYWHERE if who.lines == ANY else state.ends[who.lines]


# --- steps ------------------------------------------------------------------------------------------------------------


def occupied(state: TigersState, place: int, group: Group) -> bool:
    """8.37 Whether somebody who does not move along stands in a place."""
    for side in (GERMAN, ALLIED):
        unit = state.first[side * COUNT + place]
        while unit in group:
            unit = state.next[unit]
        if unit >= 0:
            return True
    return False


def enemy_in(state: TigersState, place: int) -> bool:
    """Whether an enemy of the phasing side stands in an area: zones know no combat (9.17)."""
    return place < AREAS and state.first[(1 - state.phasing) * COUNT + place] >= 0


def ends_there(state: TigersState, place: int) -> bool:
    """8.22 Whether a move that comes to a place ends there: by an enemy, or off the map."""
    return place >= AREAS or state.first[(1 - state.phasing) * COUNT + place] >= 0


def price(state: TigersState, board: Board, group: Group, origin: int, way: Way) -> int:
    """8.26, 8.33 The MP of a step: what its road costs; 8.36 and what is added to that."""
    place, first = way.place, state.first
    cost = board.damaged_bridge if way.bridge >= 0 and has(state.damaged, way.bridge) else way.cost
    if place < AREAS and (first[place] >= 0 or first[COUNT + place] >= 0):
        if state.where[group[0]] != place or occupied(state, place, group):
            cost += board.occupied  # 8.37: zones never cost it
    if origin < AREAS and first[(1 - state.phasing) * COUNT + origin] >= 0:
        cost += board.leave_enemy
    if state.special_effect == RESTRICTION and restricted(state):
        cost += board.tables.special_forces.cost * (place == state.special_place)
        cost += board.tables.special_forces.cost * (origin == state.special_place)
    return cost


def closed(state: TigersState, board: Board, origin: int, place: int) -> str:
    """The rule that closes a link to the phasing side, or nothing."""
    side = state.phasing
    if board.inside >> origin & 1 and not board.inside >> place & 1:
        return board.row.rule  # SA-1, SB-1: nothing leaves the play area; SB-5: outside only on the way in
    if place >= AREAS:  # ERR-8.26: a zone may be entered, within 11.2
        if board.closed[side] >> place & 1:
            return "11.22" if side == GERMAN else "11.23"
        if side == ALLIED and state.first[place] >= 0:
            return "11.21"
    elif enemy_in(state, origin) and enemy_in(state, place):
        return "8.27"
    if board.lines_closed and not state.impulse and side == ALLIED:
        for line in board.lines:
            if (line >> origin ^ line >> place) & 1:
                return "ERR-5.23"
    return ""


def step(
    state: TigersState, board: Board, group: Group, who: Party, origin: int, way: Way, spent: int, foot: bool
) -> int:
    """The MP spent after a step, or -1 where the units cannot make it: 8.28 aside."""
    if closed(state, board, origin, way.place):
        return -1
    if way.bridge >= 0 and has(state.damaged, way.bridge):
        if who.armour:  # 8.34
            return -1
        foot = True
    spent += price(state, board, group, origin, way)
    return spent if spent <= (who.on_foot if foot else who.limit) else -1  # 8.38


def damaged_way(state: TigersState, way: Way) -> bool:
    return way.bridge >= 0 and bool(has(state.damaged, way.bridge))


def leads_on(
    state: TigersState, board: Board, group: Group, who: Party, place: int, spent: int, foot: bool,
    known: dict[tuple[int, bool], int] | None = None,
) -> bool:  # fmt: skip
    """8.28 Whether a move that cannot end in a place can go on to one where it can; the likeliest ways are tried first.

    ``known`` holds what the places on the way have cost, on foot or not: for no less they are not tried again.
    """
    most = who.on_foot if foot else who.limit
    if spent + board.outside[place] > most or ends_there(state, place):
        return False
    known = {} if known is None else known
    if known.get((place, foot), FAR) <= spent:
        return False
    known[place, foot] = spent
    ends = ends_of(state, who)
    for cost, way in board.onward[place]:
        if spent + cost > most:
            break
        after = step(state, board, group, who, place, way, spent, foot)
        if after < 0:
            continue
        walks = foot or damaged_way(state, way)
        if ends[way.place] or leads_on(state, board, group, who, way.place, after, walks, known):
            return True
    return False


def sure_way(state: TigersState, who: Party, place: int) -> int:
    """So many MP surely lead on from a place to one where the move may end."""
    if restricted(state) or who.lines == ANY:  # 14.22: nothing is sure; 8.29: no move goes on
        return FAR
    side = state.phasing
    ends = lines(state, side)[who.lines]
    return _sure_way(state.board, side, ends, held_by(state, 1 - side), whole(state.damaged), place)


@lru_cache(maxsize=KEPT)
def _sure_way(key: str, side: int, ends: int, enemies: int, damaged: int, place: int) -> int:
    """The fewest MP that lead on from a place to one of the ends, whoever stands in the way.

    8.22: a move does not go on from an area with enemies, nor from a zone. Nothing leaves the limits (SA-1, SB-1).
    """
    board = BOARDS[key]
    through = board.areas & ~enemies & ~ends
    goals = ends & ~board.closed[side] & ~(enemies & ~board.areas)  # 11.21, 11.22, 11.23
    roads, inside, best = _roads(key, damaged), board.inside, FAR
    most = max(board.movement)
    at = [0] * (most + roads[-1][0] + 1)  # MP -> the places that so many lead to
    at[0] = 1 << place
    for paid in range(most):
        reached = at[paid] & through
        through &= ~reached
        for here in bits(reached):
            around = inside if inside >> here & 1 else -1
            for cost, links in roads:
                at[paid + cost] |= links[here] & around
                if links[here] & goals:
                    best = min(best, paid + cost)
        if paid >= best:
            break
    return best


@lru_cache(maxsize=KEPT)
def _roads(key: str, damaged: int) -> Roads:
    """The roads without a damaged bridge, by what a step costs if somebody stands there (8.37)."""
    board = BOARDS[key]
    costs = sorted({way.cost for ways in board.ways for way in ways})
    return [
        (
            cost + board.occupied,
            [
                mask_of(
                    way.place for way in ways if way.cost == cost and (way.bridge < 0 or not damaged >> way.bridge & 1)
                )
                for ways in board.ways
            ],
        )
        for cost in costs
    ]


def may_go(
    state: TigersState, board: Board, group: Group, who: Party, origin: int, way: Way, spent: int, foot: bool
) -> bool:
    """Whether a step is legal: it can be paid for, and the move can end there or further on."""
    after = step(state, board, group, who, origin, way, spent, foot)
    if after < 0:
        return False
    if ends_of(state, who)[way.place]:
        return True
    if who.cut_off:  # 8.29: the move ends there
        return False
    return leads_on(state, board, group, who, way.place, after, foot or damaged_way(state, way))


def reach(
    state: TigersState, board: Board, group: Group, who: Party, origin: int, spent: int, foot: bool, taken: int
) -> list[Action]:
    """To go to each place that the units may step into. Most decisions ask this: the costs of 8.3 stand here again."""
    if taken and (who.cut_off or origin >= AREAS):  # 8.29, 13.23: one area; a move ends in a zone
        return []
    if (board.lines_closed and lines_hold(state, board)) or (
        state.special_effect == RESTRICTION and restricted_about(state, board, origin)
    ):
        return [
            TO[way.place] for way in board.ways[origin] if may_go(state, board, group, who, origin, way, spent, foot)
        ]
    side, first, damaged = state.phasing, state.first, state.damaged
    mine, theirs = side * COUNT, (1 - side) * COUNT
    ends, most, extra = ends_of(state, who), who.on_foot if foot else who.limit, board.occupied
    fighting = origin < AREAS and first[theirs + origin] >= 0
    paid = spent + board.leave_enemy if fighting else spent
    found: list[Action] = []
    for place, cost, bridge in board.open_ways[side][origin]:
        after, left, walks = paid + cost, most, foot
        if bridge >= 0 and damaged[bridge // WORD] >> bridge % WORD & 1:
            if who.armour:  # 8.34
                continue
            after, left, walks = paid + board.damaged_bridge, who.on_foot, True
        if place >= AREAS:  # ERR-8.26
            if side == ALLIED and first[place] >= 0:  # 11.21
                continue
        elif first[theirs + place] >= 0:
            if fighting or not ends[place]:  # 8.27; 8.22, 8.28
                continue
            after += extra
        elif first[mine + place] >= 0:
            after += extra
        if after > left:  # 8.38
            continue
        # 8.28: it ends there or can go on
        if ends[place] or (not who.cut_off and leads_on(state, board, group, who, place, after, walks)):
            found.append(TO[place])
    return found


def restricted(state: TigersState) -> bool:
    """14.22 Whether the phasing side is hindered by the special forces."""
    return state.special_effect == RESTRICTION and state.phasing == ALLIED


def restricted_about(state: TigersState, board: Board, place: int) -> bool:
    """14.22 Whether a step from a place may cost more by the special forces."""
    return restricted(state) and (place == state.special_place or state.special_place in board.way_to[place])


def lines_hold(state: TigersState, board: Board) -> bool:
    """ERR-5.23 Whether the phasing side may not cross the scenario lines (option)."""
    return board.lines_closed and not state.impulse and state.phasing == ALLIED


def certain(state: TigersState, board: Board) -> Sequence[int]:
    """Place -> the mask of places by whose roads every unit there that may move at all can go, if it has all its MP.

    A step to an area among them without enemies, in supply for every unit, is legal whoever stands there: the dearest
    road costs no more than the fewest MP.
    """
    if lines_hold(state, board) or board.dearest > board.fewest:
        return NOWHERE
    if restricted(state):  # 14.22: nothing is sure about the marker
        marker = 1 << state.special_place
        found = [0 if links & marker else links for links in near(state.board, whole(state.damaged))]
        found[state.special_place] = 0
        return found
    return near(state.board, whole(state.damaged))


def flat(mask: int) -> bytes:
    """A mask of places for looking up: place -> 1 or 0."""
    return f"{mask:0{COUNT}b}"[::-1].encode().translate(DIGITS)


def can_move(state: TigersState, board: Board, unit: int, known: dict[tuple[int, Party], bool]) -> bool:
    """Whether a unit that has not acted has a legal first step; the like of it in the same place has too."""
    place = state.where[unit]
    if bound(state, board, place):
        return False
    group = (unit,)
    who = party(state, group)
    if (place, who) not in known:
        known[place, who] = bool(reach(state, board, group, who, place, 0, False, 0))
    return known[place, who]


def can_entrench(state: TigersState, board: Board, unit: int) -> bool:
    """8.51, 8.53 Whether a unit that has not acted may dig in where it is; 8.54 never armour, 8.55 beside no enemy."""
    place = state.where[unit]
    if board.armour[unit] or place >= AREAS or state.flags[unit] & ENTRENCHED or enemy_in(state, place):
        return False
    return not board.engineer[unit] or allowance(state, board, unit, False) >= board.tables.costs.entrench


# --- the movement part of an impulse ----------------------------------------------------------------------------------


class Movement(Frame[TigersState], frozen=True, tag="movement"):
    """8.2 The phasing player moves units and stacks, digs in, and says when he is done (8.39)."""

    def decide(self, state: TigersState) -> Decision:
        return Decision(ONE, state.seat_of(state.phasing), choices(state, board_of(state)), _MOVEMENT[state.phasing],
                        "8.2")  # fmt: skip

    def take(self, state: TigersState, action: Action, out: Out) -> None:
        if type(action) is Move:
            state.stack.append(Moving((action.unit,)))
        elif type(action) is Entrench:
            entrench(state, action.unit, out)
        elif type(action) is Special:
            state.stack.append(SpecialForces())
        else:
            state.stack.pop()


def choices(state: TigersState, board: Board) -> list[Action]:
    moves: list[Action] = [MOVE[unit] for unit in state.sure]
    if state.doubtful:
        known: dict[tuple[int, Party], bool] = {}
        moves += [MOVE[unit] for unit in state.doubtful if can_move(state, board, unit, known)]
    if state.phasing == GERMAN and may_place(state, board):
        moves.append(SPECIAL)
    moves += [ENTRENCH[unit] for unit in state.diggers]
    moves.append(END)
    return moves


def rally(state: TigersState, board: Board) -> None:
    """Where moves may end (8.28), and the units that may still act: who surely can move, who may not, who may dig in.

    Nothing of this changes by the moves of their own side; a blown bridge changes it.
    """
    side, flags, where, first, armour = state.phasing, state.flags, state.where, state.first, board.armour
    traced, enemy, opening = lines(state, side), (1 - side) * COUNT, not state.impulse
    state.ends = [flat(mask) for mask in traced]
    roads, goals = certain(state, board), traced.sound & board.areas & ~held_by(state, 1 - side)
    sure: list[int] = []
    doubtful: list[int] = []
    diggers: list[int] = []
    for unit in board.roster[side]:
        place, true = where[unit], flags[unit]
        if place < 0 or true & DONE:  # 8.25
            continue
        if not armour[unit] and not true & ENTRENCHED and place < AREAS and first[enemy + place] < 0:  # 8.54, 8.55
            if not board.engineer[unit] or can_entrench(state, board, unit):
                diggers.append(unit)
        if opening and held_back(state, board, unit):
            continue
        able = roads[place] & goals and not true & SHIFTED and (place < AREAS or not bound(state, board, place))
        if able or (board.open_outside and surely_enters(state, board, unit)):
            sure.append(unit)
        else:
            doubtful.append(unit)
    state.sure, state.doubtful, state.diggers = sure, doubtful, diggers


def surely_enters(state: TigersState, board: Board, unit: int) -> bool:
    """SB-5 Whether a unit in a zone outside the limits can enter them whoever stands in the way."""
    place, side = state.where[unit], state.phasing
    if place < AREAS or board.inside >> place & 1 or restricted(state) or lines_hold(state, board):
        return False
    who = party(state, (unit,))
    cost = min(cost + sure_way(state, who, there) for there, cost, _ in board.open_ways[side][place]) + board.occupied
    return cost <= who.limit and not bound(state, board, place)


def finish_unit(state: TigersState, unit: int, true: int) -> None:
    """8.24 A unit has acted: it moves and attacks no more in this turn (8.25)."""
    if not state.flags[unit] & DONE:
        for units in (state.sure, state.doubtful, state.diggers):
            if unit in units:
                units.remove(unit)
    state.flags[unit] |= DONE | true


def entrench(state: TigersState, unit: int, out: Out) -> None:
    """8.5 A unit digs in, 8.57 however many have: it has acted, but not moved (R11)."""
    finish_unit(state, unit, ENTRENCHED | DUG)
    out.append(Entrenched(unit, state.where[unit]))


# --- a unit or a stack in hand ----------------------------------------------------------------------------------------


class Moving(Frame[TigersState], frozen=True, tag="moving"):
    """8.21 Units on the way: one path, one destination, each pays the same."""

    units: Group
    spent: int = 0
    taken: int = 0  # steps
    foot: bool = False  # 8.34: over a damaged bridge in this move
    blown: bool = False  # 8.42: a bridge was blown in their face, and they stand where they stood

    def decide(self, state: TigersState) -> Decision:
        board, units, taken, blown = BOARDS[state.board], self.units, self.taken, self.blown
        unit, alone = units[0], len(units) == 1
        place, who = state.where[unit], party(state, units)
        found = reach(state, board, units, who, place, self.spent, self.foot, taken)
        if not taken and not blown:
            for other in self.joinable(state, board):
                found.append(WITH[other])
        elif blown or ends_of(state, who)[place]:  # 8.28; R46
            if alone and board.engineer[unit] and self.can_dig(state, board, unit):
                found.append(ENTRENCH[unit])
            found.append(STOP)
        if blown and not alone:
            found += [APART[unit] for unit in units]  # 8.42
        asked = unit_prompt("moving", unit, place) if alone else place_prompt("stack", place)
        seat, rule = state.seat_of(state.phasing), "8.42" if blown else "8.2"
        return Decision(ONE, seat, found, asked, rule, unit, rest=taken > 0)

    def joinable(self, state: TigersState, board: Board) -> list[int]:
        """8.21 The units that may move along: from the same place, and all together with a step to make."""
        flags, following, ours = state.flags, state.next, self.units
        place = state.where[ours[0]]
        others = []
        unit = state.first[state.phasing * COUNT + place]
        while unit >= 0:
            if unit not in ours and not flags[unit] & DONE:
                others.append(unit)
            unit = following[unit]
        if not others:  # as for most units
            return others
        if not state.impulse:
            others = [unit for unit in others if not held_back(state, board, unit)]
        sure = state.sure  # together with each other they surely can move too
        if not board.inside >> place & 1 or not all(unit in sure for unit in ours):
            sure = []
        found = []
        for unit in others:
            if unit in sure:
                found.append(unit)
            else:
                group = tuple(sorted((*ours, unit)))
                if reach(state, board, group, party(state, group), place, 0, False, 0):
                    found.append(unit)
        return found

    def can_dig(self, state: TigersState, board: Board, unit: int) -> bool:
        """8.52 Whether an engineer of the group has MP enough to dig in where it stops."""
        place = state.where[unit]
        if not board.engineer[unit] or place >= AREAS or enemy_in(state, place) or state.flags[unit] & ENTRENCHED:
            return False
        return allowance(state, board, unit, self.foot) - self.spent >= board.tables.costs.entrench

    def take(self, state: TigersState, action: Action, out: Out) -> None:
        board = BOARDS[state.board]
        if type(action) is To:
            bridge = board.way_to[state.where[self.units[0]]][action.place].bridge
            if bridge >= 0 and not has(state.damaged, bridge) and demolishers(state, board, bridge):
                state.stack.append(Crossing(bridge, action.place))  # 8.41
            else:
                self.go(state, action.place, out)
        elif type(action) is With:
            state.stack[-1] = Moving(tuple(sorted((*self.units, action.unit))))
        elif type(action) is Apart:
            self._part(state, action.unit)
        elif type(action) is Entrench:
            self.halt(state)
            entrench(state, action.unit, out)
        else:
            units = self.units
            if len(units) > 1 and (diggers := tuple(unit for unit in units if self.can_dig(state, board, unit))):
                self.halt(state)
                state.stack.append(Halted(diggers))  # 11.14: with the MP that were left
            else:
                self.halt(state)

    def go(self, state: TigersState, place: int, out: Out) -> None:
        """Make the step: 8.22 it may be the last one."""
        board, units, flags = BOARDS[state.board], self.units, state.flags
        origin = state.where[units[0]]
        way = board.way_to[origin][place]
        cost, walks = price(state, board, units, origin, way), way.bridge >= 0 and damaged_way(state, way)
        for unit in units:
            put(state, unit, place)
            flags[unit] &= ~ENTRENCHED  # 8.58
            if walks and board.movement[unit] > board.tables.costs.as_foot:
                flags[unit] |= FOOT_RATE  # 8.35
        out.append(Moved(units, origin, place, cost, walks))
        add(state.entered, place)
        state.stack[-1] = after = Moving(units, self.spent + cost, self.taken + 1, self.foot or walks)
        if enemy_in(state, place):
            for unit in units:  # 8.22, 8.23, 8.24
                flags[unit] |= MUST | (RIVER if way.bridge >= 0 else 0)
            after.halt(state)
        elif place >= AREAS or after.exhausted(state, board):
            after.halt(state)

    def exhausted(self, state: TigersState, board: Board) -> bool:
        """Whether nothing is left to do: no MP for any road (8.38), or one area moved without supply (8.29)."""
        after, units = self.spent + board.cheapest, self.units
        if after <= board.fewest and len(units) == 1 and not state.flags[units[0]] & (OOS | SHIFTED):
            return False  # no unit has fewer MP than that
        who = party(state, units)
        if not who.cut_off and after <= (who.on_foot if self.foot else who.limit):
            return False
        return not any(self.can_dig(state, board, unit) for unit in units)

    def halt(self, state: TigersState) -> None:
        """8.24 The move is over; who has not left its area has acted all the same."""
        state.stack.pop()
        for unit in self.units:
            state.flags[unit] &= ~SHIFTED  # 11.14: fewer MP for the whole move of entry
            finish_unit(state, unit, MOVED if self.taken else STOPPED)

    def blow(self, state: TigersState) -> None:
        """8.42 The bridge is gone: an MP lost, and the rest of the move may be another."""
        board = board_of(state)
        state.stack[-1] = Moving(self.units, self.spent + board.tables.costs.blown, self.taken, self.foot, True)
        rally(state, board)

    def _part(self, state: TigersState, unit: int) -> None:
        """8.42 A unit leaves the stack; those that have left it go on together when the others are done."""
        staying = tuple(other for other in self.units if other != unit)
        left: Group = (unit,)
        below = state.stack[-2]
        if isinstance(below, Moving) and below == structs.replace(self, units=below.units):
            if state.where[below.units[0]] == state.where[unit]:  # those that left it here before
                left = tuple(sorted((*below.units, unit)))
                del state.stack[-2]
        state.stack[-1] = structs.replace(self, units=left)
        state.stack.append(structs.replace(self, units=staying))


class Halted(Frame[TigersState], frozen=True, tag="halted"):
    """8.52 A stack has stopped: its engineers may dig in."""

    engineers: Group

    def decide(self, state: TigersState) -> Decision:
        digs: list[Action] = [ENTRENCH[unit] for unit in self.engineers]
        asked = place_prompt("halted", state.where[self.engineers[0]])
        return Decision(ONE, state.seat_of(state.phasing), [*digs, STOP], asked, "8.52", self.engineers[0])

    def take(self, state: TigersState, action: Action, out: Out) -> None:
        state.stack.pop()
        if isinstance(action, Entrench):
            entrench(state, action.unit, out)
            left = tuple(unit for unit in self.engineers if unit != action.unit)
            if left:
                state.stack.append(Halted(left))

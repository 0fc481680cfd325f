"""8.0 Movement: units and stacks along roads, the costs, where a move may end, entrenchment."""

from typing import NamedTuple

from msgspec import structs

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
from grognard.games.tigers.board import ALLIED, AREAS, GERMAN, Board, Way
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
    TigersState,
    add,
    board_of,
    has,
    put,
    units_in,
)
from grognard.games.tigers.supply import Lines, lines
from grognard.kernel import ONE, Action, Decision, Frame, Out

_MOVEMENT = (prompt("movement", side="@side-german"), prompt("movement", side="@side-allied"))
Group = tuple[int, ...]


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
    """8.31, 8.32 The MP of a unit; 8.34, 8.35 on foot, 11.14 from a zone further along the edge."""
    flags, points = state.flags[unit], board.movement[unit]
    if foot or flags & FOOT_RATE:
        points = min(points, board.tables.costs.as_foot)
    return points - (flags & SHIFTED) // SHIFT * board.tables.zone_shift.cost


class Party(NamedTuple):
    """What the units that move together have in common: each of them pays every cost (8.21)."""

    armour: bool  # 8.34: one of them cannot cross a damaged bridge
    limit: int  # the fewest MP of any of them
    on_foot: int  # the same once they have crossed a damaged bridge
    cut_off: bool  # 8.29: one of them was out of supply when the impulse began
    sound: int  # places where all of them may end the move (8.28)


def party(state: TigersState, board: Board, group: Group, traced: Lines) -> Party:
    flags, everywhere = state.flags, (1 << COUNT) - 1
    ends = everywhere
    for unit in group:
        if not flags[unit] & OOS:
            ends &= traced.sound if board.armour[unit] else traced.infantry
    return Party(
        any(board.armour[unit] for unit in group),
        min([allowance(state, board, unit, False) for unit in group]),
        min([allowance(state, board, unit, True) for unit in group]),
        any(flags[unit] & OOS for unit in group),
        ends,
    )


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


def price(state: TigersState, board: Board, group: Group, origin: int, way: Way) -> int:
    """8.33, 8.36 The MP of a step."""
    costs, place = board.tables.costs, way.place
    cost = costs.damaged_bridge if way.bridge >= 0 and has(state.damaged, way.bridge) else way.cost
    if place < AREAS and occupied(state, place, group):  # 8.37: zones never cost it
        cost += costs.occupied
    if enemy_in(state, origin):
        cost += costs.leave_enemy
    if state.special_effect == RESTRICTION and state.phasing == ALLIED:  # 14.22
        cost += board.tables.special_forces.cost * (place == state.special_place)
        cost += board.tables.special_forces.cost * (origin == state.special_place)
    return cost


def closed(state: TigersState, board: Board, origin: int, place: int) -> str:
    """The rule that closes a link to the phasing side, or nothing."""
    side = state.phasing
    if board.inside >> origin & 1 and not board.inside >> place & 1:
        return board.row.rule  # SA-1, SB-1: nothing leaves the play area; SB-5: outside only on the way in
    if place >= AREAS:
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
    state: TigersState, board: Board, group: Group, who: Party, place: int, spent: int, foot: bool
) -> bool:  # fmt: skip
    """8.28 Whether a move that cannot end in a place can go on to one where it can."""
    known = {(place, foot): spent}
    waiting = [(place, spent, foot)]
    while waiting:
        here, paid, walking = waiting.pop()
        for way in board.ways[here]:
            after = step(state, board, group, who, here, way, paid, walking)
            if after < 0:
                continue
            if who.sound >> way.place & 1:
                return True
            key = way.place, walking or damaged_way(state, way)
            if way.place >= AREAS or enemy_in(state, way.place) or known.get(key, 99) <= after:
                continue
            known[key] = after
            waiting.append((key[0], after, key[1]))
    return False


def may_go(
    state: TigersState, board: Board, group: Group, who: Party, origin: int, way: Way, spent: int, foot: bool
) -> bool:
    """Whether a step is legal: it can be paid for, and the move can end there or further on."""
    after = step(state, board, group, who, origin, way, spent, foot)
    if after < 0:
        return False
    if who.sound >> way.place & 1:
        return True
    if way.place >= AREAS or who.cut_off or enemy_in(state, way.place):  # 8.22, 8.29: the move ends there
        return False
    return leads_on(state, board, group, who, way.place, after, foot or damaged_way(state, way))


def reach(
    state: TigersState, board: Board, group: Group, who: Party, origin: int, spent: int, foot: bool, taken: int
) -> list[int]:
    """The places that the units may step into now."""
    if taken and (who.cut_off or origin >= AREAS):  # 8.29: one area; a move ends in a zone
        return []
    return [way.place for way in board.ways[origin] if may_go(state, board, group, who, origin, way, spent, foot)]


def can_move(state: TigersState, board: Board, unit: int, traced: Lines) -> bool:
    """Whether a unit that has not acted has a legal first step."""
    place = state.where[unit]
    if held_back(state, board, unit) or bound(state, board, place):
        return False
    group = (unit,)
    who = party(state, board, group, traced)
    return any(may_go(state, board, group, who, place, way, 0, False) for way in board.ways[place])


def can_entrench(state: TigersState, board: Board, unit: int) -> bool:
    """8.51-8.55 Whether a unit that has not acted may dig in where it stands."""
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
        if isinstance(action, Move):
            state.stack.append(Moving((action.unit,)))
        elif isinstance(action, Entrench):
            entrench(state, action.unit, out)
        elif isinstance(action, Special):
            state.stack.append(SpecialForces())
        else:
            state.stack.pop()


def choices(state: TigersState, board: Board) -> list[Action]:
    side, flags, where = state.phasing, state.flags, state.where
    traced = lines(state, side)
    restricted = state.special_effect == RESTRICTION and side == ALLIED  # 14.22: dearer than a first step ever is
    easy = traced.easy if state.impulse and not restricted else bytes(COUNT)
    enemy, armour, engineer = (1 - side) * COUNT, board.armour, board.engineer
    moves: list[Action] = []
    digs: list[Action] = []
    for unit in board.roster[side]:
        place, true = where[unit], flags[unit]
        if true & DONE or place < 0:  # 8.25
            continue
        if (easy[place] and place < AREAS) or can_move(state, board, unit, traced):
            moves.append(MOVE[unit])
        if armour[unit] or true & ENTRENCHED or place >= AREAS or state.first[enemy + place] >= 0:
            continue
        if not engineer[unit] or can_entrench(state, board, unit):
            digs.append(ENTRENCH[unit])
    if side == GERMAN and may_place(state, board):
        moves.append(SPECIAL)
    moves += digs
    moves.append(END)
    return moves


def entrench(state: TigersState, unit: int, out: Out) -> None:
    """8.5 A unit digs in: it has acted, but not moved (R11)."""
    state.flags[unit] |= ENTRENCHED | DONE | DUG
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
        board = board_of(state)
        units, place = self.units, state.where[self.units[0]]
        traced = lines(state, state.phasing)
        who = party(state, board, units, traced)
        found: list[Action] = [
            TO[there] for there in reach(state, board, units, who, place, self.spent, self.foot, self.taken)
        ]
        if not self.taken and not self.blown:
            found += [WITH[unit] for unit in self.joinable(state, board, traced)]
        elif self.blown or who.sound >> place & 1:  # 8.28; R46
            if self.can_dig(state, board, units[0]) and len(units) == 1:
                found.append(ENTRENCH[units[0]])
            found.append(STOP)
        if self.blown and len(units) > 1:
            found += [APART[unit] for unit in units]  # 8.42
        asked = unit_prompt("moving", units[0], place) if len(units) == 1 else place_prompt("stack", place)
        return Decision(ONE, state.seat_of(state.phasing), found, asked, "8.42" if self.blown else "8.2", units[0])

    def joinable(self, state: TigersState, board: Board, traced: Lines) -> list[int]:
        """8.21 The units that may move along: from the same place, and all together with a step to make."""
        place = state.where[self.units[0]]
        found = []
        for unit in units_in(state, state.phasing, place):
            if unit in self.units or state.flags[unit] & DONE or held_back(state, board, unit):
                continue
            group = tuple(sorted((*self.units, unit)))
            if reach(state, board, group, party(state, board, group, traced), place, 0, False, 0):
                found.append(unit)
        return found

    def can_dig(self, state: TigersState, board: Board, unit: int) -> bool:
        """8.52 Whether an engineer of the group has MP enough to dig in where it stops."""
        place = state.where[unit]
        if not board.engineer[unit] or place >= AREAS or enemy_in(state, place) or state.flags[unit] & ENTRENCHED:
            return False
        return allowance(state, board, unit, self.foot) - self.spent >= board.tables.costs.entrench

    def take(self, state: TigersState, action: Action, out: Out) -> None:
        board = board_of(state)
        if isinstance(action, To):
            way = next(way for way in board.ways[state.where[self.units[0]]] if way.place == action.place)
            if way.bridge >= 0 and not has(state.damaged, way.bridge) and demolishers(state, board, way.bridge):
                state.stack.append(Crossing(way.bridge, way.place))  # 8.41
            else:
                self.go(state, action.place, out)
        elif isinstance(action, With):
            state.stack[-1] = Moving(tuple(sorted((*self.units, action.unit))))
        elif isinstance(action, Apart):
            self._part(state, action.unit)
        elif isinstance(action, Entrench):
            self.halt(state)
            entrench(state, action.unit, out)
        else:
            self.halt(state)
            diggers = tuple(unit for unit in self.units if self.can_dig(state, board, unit))
            if diggers and len(self.units) > 1:
                state.stack.append(Halted(diggers))

    def go(self, state: TigersState, place: int, out: Out) -> None:
        """Make the step: 8.22 it may be the last one."""
        board = board_of(state)
        origin = state.where[self.units[0]]
        way = next(way for way in board.ways[origin] if way.place == place)
        cost = price(state, board, self.units, origin, way)
        walks = damaged_way(state, way)
        for unit in self.units:
            put(state, unit, place)
            flags = state.flags[unit] & ~ENTRENCHED & ~SHIFTED  # 8.58
            if walks and board.movement[unit] > board.tables.costs.as_foot:
                flags |= FOOT_RATE  # 8.35
            state.flags[unit] = flags
        out.append(Moved(self.units, origin, place, cost, walks))
        state.stack[-1] = after = Moving(self.units, self.spent + cost, self.taken + 1, self.foot or walks)
        if enemy_in(state, place):
            add(state.entered, place)
            for unit in self.units:  # 8.22, 8.23, 8.24
                state.flags[unit] |= MUST | (RIVER if way.bridge >= 0 else 0)
            after.halt(state)
        elif place >= AREAS:
            after.halt(state)

    def halt(self, state: TigersState) -> None:
        """8.24 The move is over; who has not left its area has acted all the same."""
        state.stack.pop()
        for unit in self.units:
            state.flags[unit] |= DONE | MOVED if self.taken else DONE

    def blow(self, state: TigersState) -> None:
        """8.42 The bridge is gone: an MP lost, and the rest of the move may be another."""
        lost = board_of(state).tables.costs.blown
        state.stack[-1] = Moving(self.units, self.spent + lost, self.taken, self.foot, True)

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

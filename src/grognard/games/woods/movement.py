"""10.0 Movement: hex by hex, by road or across country, in and out of enemy zones of control."""

from typing import NamedTuple

from grognard.games.woods.actions import (
    ABANDON,
    BLOW,
    COVER,
    DEMOLISH,
    DRIVE,
    END,
    MOVE,
    STOP,
    TO,
    Abandon,
    Blow,
    Cover,
    Demolish,
    Drive,
    Move,
    To,
)
from grognard.games.woods.board import ALLIED, ALLIES, BOARDS, CLOSED, GERMAN, HALF, Board, Edge
from grognard.games.woods.boundaries import LINES_HOLD, barred
from grognard.games.woods.bridges import charges, rebuild, sappers
from grognard.games.woods.entering import blow, cross_meuse, enter, take_fuel
from grognard.games.woods.events import Abandoned, Moved, hex_prompt, prompt, unit_prompt
from grognard.games.woods.state import (
    ACTIVE,
    DOOR,
    ENTERING,
    IN_TOWN,
    MOVED,
    STACKED,
    WoodsState,
    beside_enemy,
    board_of,
    engineer_in,
    side_of,
    units_in,
)
from grognard.games.woods.supply import is_oos, supplied_hexes, us_supplied_hexes
from grognard.games.woods.zoc import ezoc, refresh
from grognard.kernel import ONE, Action, Decision, Frame, Out

# How a unit moves: it may use the motorized road rate; infantry as motorized; out of supply; through a friend's hex out
# of enemy zones (10.3); the one hex of armour before combat (14.4c).
RATE, DRIVING, STARVED, WITHDRAWING, ONE_HEX = 1, 2, 4, 8, 16
RUSH_TURN = 2  # 14.8.4
INFILTRATION = 3  # 7.3c: the last turn
_MOVEMENT = (prompt("movement", side="@side-german"), prompt("movement", side="@side-allied"))
_ARMOUR = (prompt("armour", side="@side-german"), prompt("armour", side="@side-allied"))


class Pace(NamedTuple):
    """What a unit has when it starts to move."""

    limit: int  # half points
    mode: int


# --- what a unit may do -----------------------------------------------------------------------------------------------


def pace(state: WoodsState, board: Board, unit: int) -> Pace:
    """10.1a The allowance of a unit that starts to move, and whether it may use the road rate (10.4.1)."""
    limit = board.movement[unit][state.steps[unit]]
    if not board.motorized[unit]:
        return Pace(limit, 0)
    if is_oos(state, unit):  # 8.3a, 8.3d
        return Pace(min(limit, HALF * board.tables.supply.oos_movement), STARVED)
    return Pace(limit, RATE if may_use_rate(state, board, unit) else 0)


def may_use_rate(state: WoodsState, board: Board, unit: int) -> bool:
    """10.4.1c On a road, and 10.4.1a not stacked now nor when the round began; 10.4.1b reinforcements as they are."""
    hex_ = state.where[unit]
    if not board.on_road[hex_]:
        return False
    alone = state.first[hex_] == unit and state.next[unit] < 0
    return bool(state.flags[unit] & ENTERING) or (alone and not state.flags[unit] & STACKED)


def cannot_drive(state: WoodsState, board: Board, unit: int) -> str:
    """The rule by which a unit may not move as motorized, or nothing."""
    if not board.infantry[unit] or not board.on_road[state.where[unit]]:
        return "10.5a"
    if unit < ALLIES and unit != state.motor and not state.flags[unit] & ENTERING:
        return "10.5c"
    if is_oos(state, unit):
        return "8.3e" if unit < ALLIES else "8.3b"
    return ""


def driving_pace(state: WoodsState, board: Board, unit: int) -> Pace:
    """10.5b Infantry as motorized; 14.8.4 the airborne divisions rush in."""
    points = board.tables.motorized_movement
    first_of_turn_2 = state.turn == RUSH_TURN and state.reinforced[ALLIED] == 1
    if board.rushes[unit] and state.flags[unit] & ENTERING and first_of_turn_2:
        points = board.tables.rush_movement
    return Pace(HALF * points, DRIVING | (RATE if may_use_rate(state, board, unit) else 0))


def price(state: WoodsState, board: Board, unit: int, edge: Edge, mode: int) -> tuple[int, int]:
    """The half points of a step and how the unit moves after it; CLOSED where terrain or hexside bar it (10.1b)."""
    whole = edge.bridge < 0 or not state.bridge[edge.bridge]
    along = edge.road and whole  # 10.4c
    if board.motorized[unit] or mode & DRIVING:
        if along and mode & RATE and state.first[edge.hex] < 0:  # 10.4b, 6.1c
            cost = board.tables.road.motorized
        else:
            if mode & DRIVING and not along:  # 10.5b, 10.4.1e
                return CLOSED, mode
            mode &= ~RATE  # 10.4.1d
            cost = edge.motorized if whole else edge.motorized_broken  # 10.6b, 10.6c, 10.6d
            along = False
    elif along:
        cost = board.tables.road.infantry  # 10.4a
    else:
        cost = edge.infantry if whole else edge.infantry_broken
    if cost >= CLOSED:
        return CLOSED, mode
    return cost + toll(state, board, unit, edge.hex, along), mode


def toll(state: WoodsState, board: Board, unit: int, hex_: int, along: bool) -> int:
    """12.5b, 12.7b, 12.8 What markers in a hex add, in half points."""
    markers = board.tables.markers
    if unit < ALLIES:
        return HALF * markers.traffic if along and state.asset[board.traffic] == hex_ else 0
    cost = HALF * markers.greif if along and state.asset[board.greif] == hex_ else 0
    return cost + HALF * markers.vdh if state.vdh_marker == hex_ else cost


def closed(state: WoodsState, board: Board, unit: int, origin: int, hex_: int) -> str:
    """The rule that keeps a unit out of the next hex whatever it costs, ZOC aside, or nothing."""
    occupant = state.first[hex_]
    if occupant >= 0 and side_of(occupant) != side_of(unit):
        return "10.2.1d"
    return barred(state, board, unit, origin, hex_)


def infiltrates(state: WoodsState, board: Board, unit: int) -> bool:
    """7.3c Whether 150 Panzer Brigade may still slip through."""
    return unit == board.brigade_150 and state.turn <= INFILTRATION and not state.infiltrated


def reach(state: WoodsState, board: Board, unit: int, spent: int, limit: int, mode: int, taken: int) -> list[int]:
    """The hexes that a unit may step into. Most decisions ask this: the costs of 10.1 to 10.6 stand here again."""
    hex_ = state.where[unit]
    german = unit < ALLIES
    zoc = ezoc(state, GERMAN if german else ALLIED)
    stuck = zoc[hex_]  # 7.3b
    if stuck and infiltrates(state, board, unit) and not taken:
        stuck = 0  # 7.3c (A)
    first, bridges, asset = state.first, state.bridge, state.asset
    guarded = [asset[engineer] for engineer in board.engineers] if german and spent else ()  # 12.4.4a
    wheels = board.motorized[unit] or mode & DRIVING
    rated = mode & RATE
    held = board.confined[unit] or (german and state.turn <= LINES_HOLD) or state.turn == 1
    toll_road, toll_all = (asset[board.traffic], -1) if german else (asset[board.greif], state.vdh_marker)
    by_road = board.tables.road
    found = []
    for near, on_foot, on_wheels, road, bridge, _, foot_broken, wheels_broken in board.edges[hex_]:
        occupant = first[near]
        if occupant >= 0 and (occupant < ALLIES) != german:  # 10.2.1d
            continue
        if stuck and zoc[near]:
            continue
        whole = bridge < 0 or not bridges[bridge]
        along = road and whole
        if wheels:
            if along and rated and occupant < 0:
                cost = by_road.motorized
            elif mode & DRIVING and not along:
                continue
            else:
                cost = on_wheels if whole else wheels_broken
                along = False
        elif along:
            cost = by_road.infantry
        else:
            cost = on_foot if whole else foot_broken
        if cost >= CLOSED:
            continue
        if along and near == toll_road:
            cost += HALF * (board.tables.markers.traffic if german else board.tables.markers.greif)
        if near == toll_all:
            cost += HALF * board.tables.markers.vdh
        if spent + cost > limit:  # 10.2.1c
            continue
        if near in guarded:
            continue
        if held and barred(state, board, unit, hex_, near):
            continue
        found.append(near)
    return found


# --- 10.3 emergency withdrawal ----------------------------------------------------------------------------------------


def hemmed_in(state: WoodsState, board: Board, unit: int) -> bool:
    """10.3a A unit in EZOC, and every neighbour that terrain would let it enter is enemy-held or in EZOC."""
    hex_, side = state.where[unit], side_of(unit)
    zoc = ezoc(state, side)
    if not zoc[hex_]:
        return False
    for edge in board.edges[hex_]:
        occupant = state.first[edge.hex]
        enemy = occupant >= 0 and side_of(occupant) != side
        if not enemy and not zoc[edge.hex] and passable(state, board, unit, edge):
            return False
    return True


def passable(state: WoodsState, board: Board, unit: int, edge: Edge) -> bool:
    """10.3b Whether terrain and hexside let a unit pass, MP not counted, off the road rate."""
    whole = edge.bridge < 0 or not state.bridge[edge.bridge]
    if board.motorized[unit]:
        return (edge.motorized if whole else edge.motorized_broken) < CLOSED
    return (edge.infantry if whole else edge.infantry_broken) < CLOSED


def doors(state: WoodsState, board: Board, unit: int) -> list[int]:
    """10.3a The hexes by which a unit may withdraw: a supplied friend that has not moved, and a way on."""
    if not hemmed_in(state, board, unit):
        return []
    return [
        edge.hex
        for edge in board.edges[state.where[unit]]
        if passable(state, board, unit, edge)
        and not closed(state, board, unit, state.where[unit], edge.hex)
        and keepers(state, board, edge.hex)
        and havens(state, board, unit, edge.hex)
    ]


def keepers(state: WoodsState, board: Board, hex_: int) -> list[int]:
    """10.3c The units in a hex that may hold a door: supplied, not the Delay (6.3.1), and not moved in this round."""
    return [
        unit
        for unit in units_in(state, hex_)
        if unit != board.delay and not state.flags[unit] & MOVED and not is_oos(state, unit)
    ]


def hold(state: WoodsState, unit: int) -> None:
    """10.3c A unit holds the door, and does not move in this round."""
    state.flags[unit] |= DOOR
    forget(state, unit)


def havens(state: WoodsState, board: Board, unit: int, door: int) -> list[int]:
    """10.3a The hexes behind a door that trace supply, without the unit where it stands, and are next to no enemy."""
    side, here = side_of(unit), state.where[unit]
    alone = state.first[here] == unit and state.next[unit] < 0
    left = here if alone else -1  # 7.3f: it no longer negates EZOC there
    supply = us_supplied_hexes(state, left) if board.is_us[unit] else supplied_hexes(state, side, left)
    return [
        edge.hex
        for edge in board.edges[door]
        if edge.hex != state.where[unit]
        and supply >> edge.hex & 1
        and passable(state, board, unit, edge)
        and not closed(state, board, unit, door, edge.hex)
        and not beside_enemy(state, edge.hex, side)
        and (unit >= ALLIES or engineer_in(state, board, edge.hex) < 0)
    ]


# --- who may move -----------------------------------------------------------------------------------------------------


def can_move(state: WoodsState, board: Board, unit: int, one_hex: bool) -> bool:
    """Whether a unit that has not moved has a legal first step."""
    limit, mode = pace(state, board, unit)
    if reach(state, board, unit, 0, limit, mode, 0):
        return True
    return not one_hex and bool(doors(state, board, unit))  # 10.3d


def must_abandon(state: WoodsState, board: Board, unit: int) -> bool:
    """8.3c Whether a unit may move only as its third step: German armour out of supply."""
    return unit < ALLIES and board.armour[unit][state.steps[unit]] and is_oos(state, unit)


def surely_moves(state: WoodsState, board: Board, unit: int, zoc: bytes) -> bool:
    """Whether a unit has a first step across country that it can pay even out of supply, wherever its friends are."""
    hex_ = state.where[unit]
    german, wheels = unit < ALLIES, board.motorized[unit]
    least = min(HALF * board.tables.supply.oos_movement, board.movement[unit][state.steps[unit]])
    markers = (state.vdh_marker, state.asset[board.greif], state.asset[board.traffic])
    for edge in board.edges[hex_]:
        near, occupant = edge.hex, state.first[edge.hex]
        if edge.bridge >= 0 or near in markers or (zoc[hex_] and zoc[near]):
            continue
        if occupant >= 0 and (occupant < ALLIES) != german:
            continue
        if (edge.motorized if wheels else edge.infantry) <= least and not barred(state, board, unit, hex_, near):
            return True
    return False


def rally(state: WoodsState, board: Board, one_hex: bool = False) -> None:
    """The units that may still move in the round: who surely can, and who may not be able to.

    Nothing of this changes by the moves of their own side; a bridge that is blown or rebuilt changes it.
    """
    side = state.active
    zoc = ezoc(state, side)
    state.sure, state.doubtful = [], []
    for unit in board.roster[side]:
        if state.flags[unit] & (ACTIVE | MOVED | DOOR) != ACTIVE or state.where[unit] < 0:
            continue
        if not board.movement[unit][state.steps[unit]]:  # 10.1a
            continue
        if one_hex and not board.armour[unit][state.steps[unit]]:  # 14.4c
            continue
        sure = not one_hex and surely_moves(state, board, unit, zoc) and not must_abandon(state, board, unit)
        (state.sure if sure else state.doubtful).append(unit)


def cannot_close_up(state: WoodsState, board: Board, unit: int) -> str:
    """14.4c The rule by which a unit may not move its one hex before combat, or nothing."""
    if not board.armour[unit][state.steps[unit]] or beside_enemy(state, state.where[unit], side_of(unit)):
        return "14.4c"
    return "14.4c" if is_oos(state, unit) else ""


def forget(state: WoodsState, unit: int) -> None:
    """A unit no longer waits for its move."""
    for units in (state.sure, state.doubtful):
        if unit in units:
            units.remove(unit)


# --- the movement part of a round -------------------------------------------------------------------------------------


class Marching(Frame[WoodsState], frozen=True, tag="marching"):
    """10.2, 6.2a The active player moves unit after unit, and says when he is done.

    ``one_hex``: only armour, one hex each, before combat (14.4c). ``sapping``: engineers may blow bridges (10.6.1a).
    """

    one_hex: bool = False
    sapping: bool = False

    def decide(self, state: WoodsState) -> Decision:
        board, side = board_of(state), state.active
        found: list[Action] = []
        if state.left:  # 14.3.1
            found += [MOVE[unit] for unit in state.sure]
            for unit in state.doubtful:
                if must_abandon(state, board, unit):
                    if board.third[unit] and not self.one_hex and can_abandon(state, board, unit):
                        found.append(ABANDON[unit])
                elif self.one_hex and cannot_close_up(state, board, unit):
                    continue  # 8.1a: supply is tested as each starts, after the moves of its friends
                elif can_move(state, board, unit, self.one_hex):
                    found.append(MOVE[unit])
        if self.sapping:
            found += [DEMOLISH[asset] for asset in sappers(state, board)]
        found.append(END)
        asked, rule = (_ARMOUR[side], "14.4c") if self.one_hex else (_MOVEMENT[side], "10.2.1b")
        if state.left >= 0:
            asked, rule = prompt("reaction", left=state.left), "14.3.1a"
        return Decision(ONE, state.seat_of(side), found, asked, rule)

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        board = board_of(state)
        if isinstance(action, Move):
            self._begin(state, board, action.unit)
        elif isinstance(action, Abandon):
            state.steps[action.unit] = 1  # 8.3c: for good
            out.append(Abandoned(action.unit))
            refresh(state, GERMAN)
            self._begin(state, board, action.unit)
        elif isinstance(action, Demolish):
            state.stack.append(Demolition(action.asset))
        else:
            state.sure, state.doubtful = [], []
            state.stack.pop()

    def _begin(self, state: WoodsState, board: Board, unit: int) -> None:
        limit, mode = pace(state, board, unit)
        if self.one_hex:
            mode |= ONE_HEX
        state.stack.append(Moving(unit, limit, mode))


def can_abandon(state: WoodsState, board: Board, unit: int) -> bool:
    """8.3c Whether the third step of an armour unit would have a first step."""
    limit = min(board.movement[unit][1], HALF * board.tables.supply.oos_movement)
    return bool(reach(state, board, unit, 0, limit, STARVED, 0) or doors(state, board, unit))


class Moving(Frame[WoodsState], frozen=True, tag="moving"):
    """10.2 A unit on its way: 10.2.1a what it has not spent is lost."""

    unit: int
    limit: int
    mode: int = 0
    spent: int = 0
    taken: int = 0  # steps

    def ways(self, state: WoodsState, board: Board) -> list[int]:
        """The hexes that it may step into now."""
        unit = self.unit
        if self.mode & WITHDRAWING:
            return havens(state, board, unit, state.where[unit])
        found = reach(state, board, unit, self.spent, self.limit, self.mode, self.taken)
        if not found and not self.taken and not self.mode & ONE_HEX:
            return doors(state, board, unit)
        return found

    def decide(self, state: WoodsState) -> Decision:
        board, unit = BOARDS[state.board], self.unit
        found: list[Action] = [TO[hex_] for hex_ in self.ways(state, board)]
        if self.taken:
            if not self.mode & WITHDRAWING or not found:  # 7.3f: what it left may have been its line of supply
                found.append(STOP)
        elif not self.mode & (DRIVING | ONE_HEX) and board.infantry[unit] and self.may_drive(state, board):
            found.append(DRIVE)
        asked = unit_prompt("moving", unit, state.where[unit])
        return Decision(ONE, state.seat_of(state.active), found, asked, "10.2", unit, rest=self.taken > 0)

    def may_drive(self, state: WoodsState, board: Board) -> bool:
        """10.5 Whether the infantry may move as motorized, and has a road to take."""
        if cannot_drive(state, board, self.unit):
            return False
        limit, mode = driving_pace(state, board, self.unit)
        return bool(reach(state, board, self.unit, 0, limit, mode, 0))

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        if isinstance(action, To):
            self._go(state, action.hex, out)
        elif isinstance(action, Drive):
            state.stack[-1] = Moving(self.unit, *driving_pace(state, board_of(state), self.unit))
        else:
            halt(state)

    def _go(self, state: WoodsState, hex_: int, out: Out) -> None:
        """Make the step, with all that follows; it may be the last one. 8.1e Supply where it leads is not asked."""
        board, unit, origin = board_of(state), self.unit, state.where[self.unit]
        side, mode, spent = state.active, self.mode, self.spent
        edge = board.edge[origin, hex_]
        zoc = ezoc(state, side)
        if not self.taken:
            forget(state, unit)
            state.flags[unit] |= MOVED
            if state.left > 0:
                state.left -= 1  # 14.3.1
            if zoc[origin] and zoc[hex_] and not infiltrates(state, board, unit):
                mode |= WITHDRAWING  # 10.3: nobody else goes from EZOC to EZOC
                friends = keepers(state, board, hex_)
                idle = [friend for friend in friends if state.flags[friend] & (ACTIVE | DOOR) != ACTIVE]
                if idle or len(friends) == 1:
                    hold(state, (idle or friends)[0])  # who would not move costs nothing
                else:
                    state.stack.insert(-1, Doorway(tuple(friends)))  # asked when the unit has gone
        withdrawn = bool(self.mode & WITHDRAWING)
        overrun = side == GERMAN and engineer_in(state, board, hex_) >= 0
        marked = state.motor
        if not mode & WITHDRAWING:
            cost, mode = price(state, board, unit, edge, mode)
            spent = self.limit if overrun else spent + cost  # 12.4.4a
        infiltration = self._infiltrates(state, board, zoc, origin, hex_)
        enter(state, board, unit, hex_, out)
        out.append(Moved(unit, origin, hex_, spent))
        if infiltration:
            state.infiltrated = True
        if side == GERMAN:
            cross_meuse(state, board, origin, hex_, out)
            if state.fuel == IN_TOWN:
                take_fuel(state, board, unit, hex_, out)
        if edge.bridge >= 0 and state.bridge[edge.bridge] and not mode & ONE_HEX:  # 10.6.2a
            rebuild(state, board, edge.bridge, unit, hex_, out)
            rally(state, board)
        state.stack[-1] = Moving(unit, self.limit, mode, spent, self.taken + 1)
        if mode & WITHDRAWING:
            if withdrawn:
                halt(state)
            return
        stopped = zoc[hex_] and not (infiltrates(state, board, unit) and not zoc[origin])  # 7.3a, 7.3c (B)
        lost_marker = marked == unit and state.motor != unit and mode & DRIVING
        if stopped or overrun or lost_marker or mode & ONE_HEX or spent >= self.limit:
            halt(state)

    def _infiltrates(self, state: WoodsState, board: Board, zoc: bytes, origin: int, hex_: int) -> bool:
        """7.3c Whether this step is one that only 150 Panzer Brigade may make: EZOC to EZOC, or on out of EZOC."""
        if not infiltrates(state, board, self.unit) or not zoc[origin]:
            return False
        return bool(zoc[hex_]) or self.taken > 0


class Doorway(Frame[WoodsState], frozen=True, tag="doorway"):
    """10.3c Several friends could have held the door of a withdrawal, and each might yet move: the owner says who."""

    keepers: tuple[int, ...]

    def decide(self, state: WoodsState) -> Decision:
        asked = hex_prompt("door", state.where[self.keepers[0]])
        return Decision(ONE, state.seat_of(state.active), [COVER[unit] for unit in self.keepers], asked, "10.3c")

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        assert isinstance(action, Cover)
        state.stack.pop()
        hold(state, action.unit)


class Demolition(Frame[WoodsState], frozen=True, tag="demolition"):
    """10.6.1a An engineer in hand: which bridge."""

    engineer: int

    def decide(self, state: WoodsState) -> Decision:
        found = [BLOW[bridge] for bridge in charges(state, board_of(state), self.engineer)]
        return Decision(ONE, state.seat_of(ALLIED), found, prompt("blow"), "10.6.1a", self.engineer)

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        assert isinstance(action, Blow)
        state.sapped |= 1 << self.engineer
        state.stack.pop()
        blow(state, action.bridge, "10.6.1a", out)
        rally(state, board_of(state))


def halt(state: WoodsState) -> None:
    """The move of the unit in hand is over."""
    state.stack.pop()
    refresh(state, state.active)


def stacked_now(state: WoodsState, side: int) -> None:
    """10.4.1a Mark the units that begin a round stacked with another."""
    board = board_of(state)
    for unit in board.roster[side]:
        hex_ = state.where[unit]
        if hex_ >= 0 and (state.first[hex_] != unit or state.next[unit] >= 0):
            state.flags[unit] |= STACKED

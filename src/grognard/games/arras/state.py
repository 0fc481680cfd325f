"""The state of a game of Arras: flat lists by unit and place, and masks; 5.1.3 stacking and 5.1.4 control."""

from grognard.games.arras.board import ALLIED, BOARDS, GERMAN, GERMANS, PLACES, UNITS, Board
from grognard.games.arras.events import Controlled
from grognard.kernel import Out, State

COUNT = len(PLACES)
# Where a unit is when it is in no place
ELIMINATED, OUT, WAITING, UNPLACED, ASIDE = -1, -2, -3, -4, -5  # OUT: for good; ASIDE: not in this game, or not yet


class ArrasState(State, kw_only=True):
    turn: int = 0
    initiative: int = ALLIED  # 4.1
    starter: int = ALLIED  # who began this turn's combat phase (9.2)
    advantage: int = ALLIED  # 9.0
    used: int = 0  # mask of the sides that have used it this turn (9.5)
    target: int  # the VP that the Allies need (11.3, 14.1.1)
    vp: int = 0  # of the last end phase (11.2-e)
    north: int = 0  # Rommel has turned north (13.6)
    crossed: int = 0  # mask of units that have gone from 26 or 28 to 1 or 3 (13.6-a)
    pending: int  # mask of the releases that have not happened (13.0)
    where: list[int]  # unit -> place, or one of the words above
    # Masks of units, a word for each side (a saved number holds 64 bits); the German one begins with the first German
    at: list[int]  # place -> mask of the Allied units in it, then the same for the Germans
    spent_by: list[int]
    frozen_by: list[int]  # units that wait on the map for their release
    control: int  # mask of the places under Allied control (5.1.4)
    closed: int = 0  # mask of the places that nobody may enter (14.2.3a, 14.2.3b)
    air: list[int]  # side -> air markers left this turn (8.3)
    # By side, kept in step with the lists above by `recount`: masks of places
    held: list[int]  # with a unit of the side
    fresh: list[int]  # with a Fresh one
    ready: list[int]  # with a Fresh one that is not frozen
    full: list[int]  # where no further unit of the side fits (5.1.3)

    @property
    def spent(self) -> int:
        """The mask of all Spent units."""
        return self.spent_by[0] | self.spent_by[1] << GERMANS

    @property
    def frozen(self) -> int:
        """The mask of all frozen units."""
        return self.frozen_by[0] | self.frozen_by[1] << GERMANS


def new_state(board: Board, key: bytes) -> ArrasState:
    """12.1 The turn marker, the Advantage and the R counters aside; nobody on the map yet."""
    where = [ASIDE] * len(UNITS)
    for units in board.groups:
        for unit in range(len(UNITS)):
            if units >> unit & 1:
                where[unit] = WAITING if board.off_map >> unit & 1 else UNPLACED
    pending = (1 << len(board.release_group)) - 1
    return ArrasState(
        board=board.key,
        key=key,
        sides=[ALLIED, GERMAN],
        stack=[],
        advantage=0 if board.tables.advantage.holder == "allied" else 1,  # 9.0
        target=board.tables.victory.target,
        pending=pending,
        where=where,
        at=[0] * len(PLACES) * 2,
        spent_by=[0, 0],
        frozen_by=halves(board.frozen),  # 13.4, 14.2.3a, 14.2.3b, 14.2.3-f
        control=board.start,  # 2.1.4
        closed=sum(1 << place for place in board.closed),
        air=[0, 0],
        held=[0, 0],
        fresh=[0, 0],
        ready=[0, 0],
        full=[0, 0],
    )


def board_of(state: ArrasState) -> Board:
    return BOARDS[state.board]


def halves(units: int) -> list[int]:
    """A mask of units as it is kept: a word for each side."""
    return [units & (1 << GERMANS) - 1, units >> GERMANS]


def units_in(state: ArrasState, side: int, place: int) -> int:
    """The mask of a side's units in a place."""
    return state.at[COUNT + place] << GERMANS if side else state.at[place]


def recount(state: ArrasState, board: Board, place: int, side: int) -> None:
    """Bring the masks of a side in step with what stands in a place."""
    bit = 1 << place
    units = state.at[side * COUNT + place]
    if not units:
        state.held[side] &= ~bit
        state.fresh[side] &= ~bit
        state.ready[side] &= ~bit
        state.full[side] &= ~bit
        return
    state.held[side] |= bit
    fresh = units & ~state.spent_by[side]
    if fresh:
        state.fresh[side] |= bit
    else:
        state.fresh[side] &= ~bit
    if fresh & ~state.frozen_by[side]:
        state.ready[side] |= bit
    else:
        state.ready[side] &= ~bit
    if (units & board.stacking[side]).bit_count() >= board.limit[
        place
    ]:  # 5.1.3, 5.1.3-a; 5.1.3-b: leaders do not count
        state.full[side] |= bit
    else:
        state.full[side] &= ~bit


def put(state: ArrasState, board: Board, unit: int, place: int) -> None:
    """Stand a unit in a place, from wherever it was."""
    side, bit, origin = board.side[unit], board.bit[unit], state.where[unit]
    first = side * COUNT
    if origin >= 0:
        state.at[first + origin] &= ~bit
        recount(state, board, origin, side)
    state.where[unit] = place
    state.at[first + place] |= bit
    recount(state, board, place, side)


def lift(state: ArrasState, board: Board, unit: int, to: int) -> None:
    """Take a unit off the map: ``to`` says what became of it."""
    side, bit, origin = board.side[unit], board.bit[unit], state.where[unit]
    state.at[side * COUNT + origin] &= ~bit
    state.where[unit] = to
    state.spent_by[side] &= ~bit
    recount(state, board, origin, side)


def spend(state: ArrasState, board: Board, unit: int) -> None:
    """Turn a unit to its Spent side."""
    side = board.side[unit]
    state.spent_by[side] |= board.bit[unit]
    recount(state, board, state.where[unit], side)


def freshen(state: ArrasState, board: Board, unit: int) -> None:
    """Turn a unit to its Fresh side."""
    side = board.side[unit]
    state.spent_by[side] &= ~board.bit[unit]
    recount(state, board, state.where[unit], side)


def take_control(state: ArrasState, place: int, out: Out) -> None:
    """5.1.4 A place changes hands when one side alone has units there and it was the other's; 5.1.5.a not otherwise."""
    bit = 1 << place
    allied, german = state.held[ALLIED] & bit, state.held[GERMAN] & bit
    if allied and not german and not state.control & bit:
        state.control |= bit
        out.append(Controlled(ALLIED, place))
    elif german and not allied and state.control & bit:
        state.control &= ~bit
        out.append(Controlled(GERMAN, place))


def contested(state: ArrasState) -> int:
    """5.1.5.a The places with units of both sides."""
    return state.held[ALLIED] & state.held[GERMAN]


def controlled(state: ArrasState, board: Board, side: int) -> int:
    """The places that a side controls."""
    return state.control if side == ALLIED else board.everywhere & ~state.control


def free(state: ArrasState, board: Board, side: int) -> int:
    """5.1.4.c The places without enemy units (5.1.4.b) under a side's control."""
    return controlled(state, board, side) & ~state.held[1 - side]

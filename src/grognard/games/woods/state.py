"""The state of a game of The Deadly Woods: flat lists by unit, hex, bridge, asset and chit.

A hex never holds units of both sides: its stack hangs together by ``first`` and ``next``.
"""

from grognard.games.woods.board import (
    ALLIED,
    ALLIES,
    ASSETS,
    BOARDS,
    CHITS,
    COUNT,
    GERMAN,
    NEAR,
    UNITS,
    Board,
)
from grognard.kernel import State

SIZE = (COUNT + 7) // 8  # bytes of a mask of hexes

# Where a unit is when it is in no hex: eliminated; not yet there, or in its box; out of the game for good
DEAD, WAITING, REMOVED = -1, -2, -3

# What is true of a unit. Of this round: it may act, has moved, has attacked, was attacked, held a door (10.3c), began
# the round stacked (10.4.1a), enters the map (14.8c).
ACTIVE, MOVED, ATTACKED, DEFENDED, DOOR, STACKED, ENTERING = 1, 2, 4, 8, 16, 32, 64
OF_ROUND = ACTIVE | MOVED | ATTACKED | DEFENDED | DOOR | STACKED | ENTERING
# Of this turn: it was rebuilt (13.2.2d). Until something ends it: out of supply (8.1b); it waits for zone D (14.8.1);
# it is not tied to its zone (10.6.4c).
REBUILT, OOS, BY_D, UNTIED = 128, 256, 512, 1024

# Where an asset is when it is not on the map: face up in its box, used, away until its turn, out of the game
READY, USED, AWAY, GONE = -1, -2, -3, -4

# 8.5 The fuel: in Büllingen, on Peiper, removed
IN_TOWN, ON_PEIPER, NO_FUEL = range(3)


class WoodsState(State, kw_only=True):
    turn: int = 1
    initiative: int = GERMAN  # 5.2
    active: int = GERMAN  # whose round it is
    vp: int = 0  # 3.4a: at the end of the last turn
    left: int = -1  # activations left in a Reaction round (14.3.1); -1 without a limit
    series_side: int = GERMAN  # 14.2: who had the last rounds
    series: int = 0  # and how many of them in a row
    german_mc: int = 0  # 14.4a: 1 movement played, 2 combat played in this turn
    reinforced: list[int]  # side -> Reinforcement chits played in this turn (14.8a)
    hidden: int = -1  # 17.0d: the army chit in the cup that the German chose in secret
    st_vith: int = 0  # 9.2.1a: the turn in which a German unit first entered it
    built: int = 0  # 10.6.2b: mask of the army zones in which the Germans have rebuilt a bridge in this turn
    released: bool = False  # 10.6.4b
    fuel: int = IN_TOWN
    infiltrated: bool = False  # 7.3c: 150 Panzer Brigade has used its chance
    plus_used: int = 0  # 16.1: the last turn in which it was used
    must_keep: bool = False  # 12.10c, e: the Germans need the higher number at the end
    air: int = -1  # 8.6: the hex of the air supply marker
    vdh_marker: int = -1  # 12.7b
    motor: int = -1  # 12.6: the unit under the German Motorized marker
    sapped: int = 0  # mask of the engineers that have blown a bridge in this round (10.6.1a)
    where: list[int]  # unit -> hex, or one of the words above
    steps: list[int]  # unit -> steps left
    flags: list[int]  # unit -> the sum of what is true of it
    due: list[int]  # unit -> the box that it comes with (board.due_code); 0 for none
    first: list[int]  # hex -> its unit with the lowest number, -1 for none
    next: list[int]  # unit -> the next one in the same hex, -1 for none
    bridge: list[int]  # bridge -> 1 where it is destroyed
    control: list[int]  # settlement -> side (3.5)
    asset: list[int]  # asset -> hex, or one of the words above
    back: list[int]  # asset -> the turn in which it comes, while it is away
    cup: list[int]  # chit -> how many are in the cup
    hand: list[int]  # chit -> how many the Allies hold
    track: list[int]  # the chits played in this turn, in order
    held: list[bytes]  # side -> the hexes with its units, as a mask
    zoc: list[bytes]  # side -> the hexes in its zones of control, as a mask (zoc.refresh)
    # In the movement part of a round, of the units that may still move (movement.rally):
    sure: list[int]  # those that have a legal first step whatever their friends do
    doubtful: list[int]  # those that may have none


def new_state(board: Board, key: bytes) -> WoodsState:
    """3.2a Every unit of the set-up in its hex, the others beside the map; 3.2d the fuel in Büllingen."""
    state = WoodsState(
        board=board.key,
        key=key,
        sides=[GERMAN, ALLIED],
        stack=[],
        reinforced=[0, 0],
        where=[WAITING] * len(UNITS),
        steps=board.steps[:],
        flags=[0] * len(UNITS),
        due=board.due[:],
        first=[-1] * COUNT,
        next=[-1] * len(UNITS),
        bridge=board.broken[:],  # 3.2c, 10.6a
        control=board.control[:],  # 3.5a
        asset=[AWAY] * len(ASSETS),
        back=[row.turn for row in board.assets],
        cup=[0] * len(CHITS),
        hand=[0] * len(CHITS),
        track=[],
        held=[bytes(SIZE), bytes(SIZE)],
        zoc=[bytes(SIZE), bytes(SIZE)],
        sure=[],
        doubtful=[],
    )
    for unit, hex_ in enumerate(board.start):
        if hex_ >= 0:
            put(state, unit, hex_)
    for asset, row in enumerate(board.assets):
        if row.turn == 1:  # 3.2b
            state.asset[asset] = board.engineer_hex[asset] if row.hex else READY
    return state


def board_of(state: WoodsState) -> Board:
    return BOARDS[state.board]


def side_of(unit: int) -> int:
    return GERMAN if unit < ALLIES else ALLIED


def held_by(state: WoodsState, side: int) -> int:
    """The mask of the hexes with units of a side."""
    return int.from_bytes(state.held[side], "little")


def _mark(state: WoodsState, side: int, hex_: int) -> None:
    """A hex gets its first unit, or loses its last one."""
    mask = int.from_bytes(state.held[side], "little") ^ 1 << hex_
    state.held[side] = mask.to_bytes(SIZE, "little")


def holder(state: WoodsState, hex_: int) -> int:
    """The side whose units stand in a hex; -1 for nobody's."""
    unit = state.first[hex_]
    return -1 if unit < 0 else side_of(unit)


def units_in(state: WoodsState, hex_: int) -> list[int]:
    """The units in a hex, ascending."""
    found = []
    unit, following = state.first[hex_], state.next
    while unit >= 0:
        found.append(unit)
        unit = following[unit]
    return found


def lift(state: WoodsState, unit: int, to: int = DEAD) -> None:
    """Take a unit from its hex; ``to`` says what becomes of it."""
    hex_, following = state.where[unit], state.next
    other = state.first[hex_]
    if other == unit:
        state.first[hex_] = following[unit]
        if following[unit] < 0:
            _mark(state, side_of(unit), hex_)
    else:
        while following[other] != unit:
            other = following[other]
        following[other] = following[unit]
    following[unit] = -1
    state.where[unit] = to


def put(state: WoodsState, unit: int, hex_: int) -> None:
    """Stand a unit in a hex, from wherever it was."""
    if state.where[unit] >= 0:
        lift(state, unit)
    following = state.next
    other = state.first[hex_]
    if other < 0 or other > unit:
        following[unit] = other
        state.first[hex_] = unit
        if other < 0:
            _mark(state, side_of(unit), hex_)
    else:
        while -1 < following[other] < unit:
            other = following[other]
        following[unit] = following[other]
        following[other] = unit
    state.where[unit] = hex_


def beside_enemy(state: WoodsState, hex_: int, side: int) -> bool:
    """Whether an enemy combat unit stands next to a hex."""
    first = state.first
    if side == GERMAN:
        return any(first[near] >= ALLIES for near in NEAR[hex_])
    return any(0 <= first[near] < ALLIES for near in NEAR[hex_])


def engineer_in(state: WoodsState, board: Board, hex_: int) -> int:
    """The engineer in a hex, -1 for none."""
    asset = state.asset
    for engineer in board.engineers:
        if asset[engineer] == hex_:
            return engineer
    return -1


def controls(state: WoodsState, board: Board, side: int, hex_: int) -> bool:
    """3.5 Whether a side controls a settlement."""
    return state.control[board.place_of[hex_]] == side

"""8.0 Supply: lines to a road and along it to an entry hex; tested by the Allies at each use, by Germans at a check."""

from functools import lru_cache

from grognard.games.woods.board import ALLIED, ALLIES, BOARDS, GERMAN
from grognard.games.woods.events import MarkerOff, SupplyChecked
from grognard.games.woods.state import (
    ON_PEIPER,
    OOS,
    WoodsState,
    board_of,
    held_by,
)
from grognard.games.woods.zoc import KEPT, zoc_mask
from grognard.kernel import Out

Shifts = tuple[tuple[int, int], ...]  # (shift, the hexes from which it may be made)


@lru_cache(maxsize=KEPT)
def _shifts(key: str, bridges: bytes) -> tuple[Shifts, Shifts]:
    """Roads, then any ground that a line may cross: without destroyed bridges (8.2b)."""
    board = BOARDS[key]
    found = []
    for table in (board.road_shifts, board.line_shifts):
        open_ = dict(table)
        for broken, (a, b) in zip(bridges, board.ends, strict=True):
            if broken:
                open_[b - a] &= ~(1 << a)
                open_[a - b] &= ~(1 << b)
        found.append(tuple(open_.items()))
    return found[0], found[1]


def _spread(mask: int, shifts: Shifts) -> int:
    """The hexes one step from a set of hexes."""
    found = 0
    for shift, from_ in shifts:
        here = mask & from_
        if here:
            found |= here << shift if shift > 0 else here >> -shift
    return found


@lru_cache(maxsize=KEPT)
def lines(key: str, side: int, blocked: int, bridges: bytes) -> int:
    """8.2a The hexes from which a unit of a side traces supply, with these hexes closed to the line (8.2b).

    The hex of the unit itself is neither counted nor tested, so a blocked hex beside the line is in supply too.
    """
    board = BOARDS[key]
    roads, ground = _shifts(key, bridges)
    sources = board.sources[side]  # 2.2.1b
    net = new = sources & ~blocked
    while new:
        new = _spread(new, roads) & ~blocked & ~net
        net |= new
    return sources | _within(net, board.tables.supply.reach, blocked, ground)


def _within(start: int, reach: int, blocked: int, ground: Shifts) -> int:
    """The hexes from which a line of at most so many hexes leads into a set."""
    found = new = start
    for _ in range(reach):
        new = _spread(new & ~blocked, ground) & ~found
        found |= new
    return found


@lru_cache(maxsize=KEPT)
def _by_air(key: str, hex_: int, blocked: int, bridges: bytes) -> int:
    """8.6b The hexes from which the air supply marker is in reach."""
    board = BOARDS[key]
    start = 1 << hex_ & ~blocked
    return 1 << hex_ | _within(start, board.tables.supply.reach, blocked, _shifts(key, bridges)[1])


def _blocked(state: WoodsState, side: int, left: int) -> int:
    """8.2b Enemy-occupied hexes and EZOC that neither a friend (7.3f) nor, for Germans, the Westwall negates (7.3g).

    ``left``: a hex that its last unit is about to leave, -1 for none.
    """
    held = held_by(state, side) & ~(1 << left) if left >= 0 else held_by(state, side)
    closed = zoc_mask(state, 1 - side) & ~held  # 7.3e
    if side == GERMAN:
        closed &= ~board_of(state).wall
    return closed | held_by(state, 1 - side)


def supplied_hexes(state: WoodsState, side: int, left: int = -1) -> int:
    """8.2c The hexes from which a side traces supply by road."""
    return lines(state.board, side, _blocked(state, side, left), bytes(state.bridge))


def us_supplied_hexes(state: WoodsState, left: int = -1) -> int:
    """8.6b The same for US units, with what comes by air."""
    blocked, bridges = _blocked(state, ALLIED, left), bytes(state.bridge)
    found = lines(state.board, ALLIED, blocked, bridges)
    return found if state.air < 0 else found | _by_air(state.board, state.air, blocked, bridges)


def is_oos(state: WoodsState, unit: int) -> bool:
    """Whether a unit is out of supply now: 8.1a an Allied unit by a test, 8.1b a German one by its state."""
    if unit < ALLIES:
        return bool(state.flags[unit] & OOS)
    board = board_of(state)
    if unit == board.delay:  # 8.4
        return False
    hexes = us_supplied_hexes(state) if board.is_us[unit] else supplied_hexes(state, ALLIED)
    return not hexes >> state.where[unit] & 1


def fuelled(state: WoodsState) -> bool:
    """8.5a Peiper's fuel lasts through turn 2."""
    return state.fuel == ON_PEIPER and state.turn == 2


def check_supply(state: WoodsState, out: Out) -> None:
    """14.2c, 8.1b A Supply Check: every German unit on the map is tested."""
    hexes = supplied_hexes(state, GERMAN)
    board, flags = board_of(state), state.flags
    lost = []
    for unit in board.roster[GERMAN]:
        hex_ = state.where[unit]
        if hex_ >= 0:
            if hexes >> hex_ & 1 or (unit == board.peiper and fuelled(state)):  # 8.1d
                flags[unit] &= ~OOS
            else:
                flags[unit] |= OOS
                lost.append(unit)
    out.append(SupplyChecked(tuple(lost)))
    if state.motor in lost:
        out.append(MarkerOff(state.motor, "8.3e"))
        state.motor = -1

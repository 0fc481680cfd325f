"""7.0 Zones of control: which hexes the units of a side cover."""

from functools import lru_cache

from grognard.games.woods.board import BOARDS, COUNT, Board
from grognard.games.woods.state import SIZE, WoodsState, board_of

KEPT = 4096  # masks that are remembered
DIGITS = bytes(0 if digit == ord("0") else 1 for digit in range(256))


def covered(state: WoodsState, board: Board, side: int) -> int:
    """The hexes in the ZOC of a side, worked out from scratch; 7.1b a stack has that of each of its units.

    What the table of a kind leaves out: 7.1a strengths in a circle, 7.2a rivers, 7.2b woods for armour, 7.2c the
    Westwall for Allied units other than infantry.
    """
    where, steps, kinds, tables = state.where, state.steps, board.zoc_kind, board.zoc
    cut = _cut(state.board, bytes(state.bridge))
    mask = 0
    for unit in board.roster[side]:
        hex_ = where[unit]
        if hex_ >= 0:
            kind = kinds[unit][steps[unit]]
            if kind >= 0:
                mask |= tables[kind][hex_] & ~cut[hex_] if hex_ in cut else tables[kind][hex_]
    return mask


@lru_cache(maxsize=KEPT)
def _cut(key: str, bridges: bytes) -> dict[int, int]:
    """7.2a Hex -> the neighbours behind destroyed bridges."""
    found: dict[int, int] = {}
    for broken, (a, b) in zip(bridges, BOARDS[key].ends, strict=True):
        if broken:
            found[a] = found.get(a, 0) | 1 << b
            found[b] = found.get(b, 0) | 1 << a
    return found


def refresh(state: WoodsState, side: int) -> None:
    """Keep the ZOC of a side: after its units have moved or lost steps, and after a bridge has changed."""
    state.zoc[side] = covered(state, board_of(state), side).to_bytes(SIZE, "little")


def refresh_both(state: WoodsState) -> None:
    refresh(state, 0)
    refresh(state, 1)


def zoc_mask(state: WoodsState, side: int) -> int:
    """The kept ZOC of a side as a mask."""
    return int.from_bytes(state.zoc[side], "little")


@lru_cache(maxsize=KEPT)
def flat(mask: bytes) -> bytes:
    """A kept mask for looking up: hex -> 1 or 0."""
    return f"{int.from_bytes(mask, 'little'):0{COUNT}b}"[::-1].encode().translate(DIGITS)


def ezoc(state: WoodsState, side: int) -> bytes:
    """7.1c Hex -> 1 where a unit of this side is in an enemy zone of control."""
    return flat(state.zoc[1 - side])

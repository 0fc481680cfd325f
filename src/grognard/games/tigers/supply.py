"""13.0 Supply: paths of links through areas free of enemy units to a zone that is a side's own."""

from functools import lru_cache
from typing import NamedTuple

from grognard.games.tigers.board import ALLIED, BOARDS, GERMAN, Board
from grognard.games.tigers.state import OOS, OUTSIDER, WORDS, TigersState, board_of, held_by, units_in, whole
from grognard.toolbox.masks import bits

KEPT = 4096  # positions of enemies and bridges: the same come back while one side moves


class Lines(NamedTuple):
    """Masks of the places from which a unit of a side traces supply."""

    sound: int  # by intact bridges alone: any unit
    infantry: int  # by one damaged bridge at most: infantry types (13.14)


def lines(state: TigersState, side: int) -> Lines:
    """13.11 Where a side is in supply, with all units where they stand now."""
    return _traced(state.board, side, *state.held[(1 - side) * WORDS : (2 - side) * WORDS], *state.damaged)


def trace(key: str, side: int, *words: int) -> Lines:
    """The same from scratch; ``words`` are the places with enemies, then the damaged bridges."""
    board = BOARDS[key]
    enemies, damaged = whole(words[:WORDS]), whole(words[WORDS:])
    sound = _spread(board, board.sources[side] & ~enemies, 0, enemies, damaged)  # 13.11: no enemy in the source
    over, free = 0, sound & ~enemies  # the far ends of damaged bridges that a sound path leads to
    for bridge in bits(damaged & board.inner):
        a, b = board.ends[bridge]
        if free >> a & 1:
            over |= 1 << b
        if free >> b & 1:
            over |= 1 << a
    over &= ~sound
    return Lines(sound, _spread(board, over, sound, enemies, damaged) if over else sound)


_traced = lru_cache(maxsize=KEPT)(trace)


@lru_cache(maxsize=KEPT)
def near(key: str, damaged: int) -> list[int]:
    """Place -> the mask of the places inside the limits that a link without a damaged bridge leads to."""
    board = BOARDS[key]
    found = []
    for place, ways in enumerate(board.crossings):
        around = board.plain[place]
        for way in ways:
            if not damaged >> way.bridge & 1:  # 13.14
                around |= 1 << way.place
        found.append(around & board.inside)
    return found


class Around(dict[int, int]):
    """Places -> all that is one link from them: far from the enemy supply spreads by the same ones again and again."""

    def __init__(self, links: list[int]) -> None:
        super().__init__()
        self.links = links

    def __missing__(self, places: int) -> int:
        if len(self) >= KEPT:
            self.clear()
        found = 0
        for place in bits(places):
            found |= self.links[place]
        self[places] = found
        return found


@lru_cache(maxsize=64)
def _around(key: str, damaged: int) -> Around:
    return Around(near(key, damaged))


def _spread(board: Board, start: int, known: int, enemies: int, damaged: int) -> int:
    """All that is reached from the start: through areas without enemies (13.12), into contested ones (13.13)."""
    around = _around(board.key, damaged)
    reached = known | start
    through = board.areas & ~enemies  # R44: never through a zone
    waiting = start & (through | ~board.areas)
    while waiting:
        waiting = around[waiting] & ~reached
        reached |= waiting
        waiting &= through
    return reached


def is_supplied(board: Board, traced: Lines, unit: int, place: int) -> int:
    """13.14 Armour needs intact bridges all the way."""
    return (traced.sound if board.armour[unit] else traced.infantry) >> place & 1


def fix_status(state: TigersState, side: int) -> None:
    """13.15, 13.16, 13.17 Mark the units of a side that are out of supply now."""
    board = board_of(state)
    traced = lines(state, side)
    flags = state.flags
    for unit in state.cut_off:
        if board.side[unit] == side:
            flags[unit] &= ~OOS
    state.cut_off = [unit for unit in state.cut_off if board.side[unit] != side]
    for place in bits(held_by(state, side) & ~traced.sound):
        outside = not board.inside >> place & 1
        for unit in units_in(state, side, place):
            placed = outside and flags[unit] & OUTSIDER  # SB-5: in supply when it is placed
            if not placed and not is_supplied(board, traced, unit, place):
                flags[unit] |= OOS
                state.cut_off.append(unit)


def fix_both(state: TigersState) -> None:
    fix_status(state, GERMAN)
    fix_status(state, ALLIED)

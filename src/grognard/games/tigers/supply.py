"""13.0 Supply: paths of links through areas free of enemy units to a zone that is a side's own."""

from functools import lru_cache
from typing import NamedTuple

from grognard.games.tigers.board import ALLIED, BOARDS, GERMAN, Board
from grognard.games.tigers.state import OOS, OUTSIDER, TigersState, board_of, held_by, whole
from grognard.toolbox.masks import bits

KEPT = 4096  # positions of enemies and bridges: the same come back while one side moves


class Lines(NamedTuple):
    """Masks of the places from which a unit of a side traces supply."""

    sound: int  # by intact bridges alone: any unit
    infantry: int  # by one damaged bridge at most: infantry types (13.14)
    easy: bytes  # place -> 1 where a unit on 5 MP always has a first step that it can pay for and end its move with


def lines(state: TigersState, side: int) -> Lines:
    """13.11 Where a side is in supply, with all units where they stand now."""
    return _traced(state.board, side, held_by(state, 1 - side), whole(state.damaged))


@lru_cache(maxsize=KEPT)
def _traced(key: str, side: int, enemies: int, damaged: int) -> Lines:
    board = BOARDS[key]
    sound = _spread(board, board.sources[side] & ~enemies, 0, enemies, damaged)  # 13.11: no enemy in the source
    over = 0  # the far ends of damaged bridges that a sound path leads to
    for bridge in bits(damaged):
        a, b = board.ends[bridge]
        if board.inside >> a & board.inside >> b & 1:
            over |= (sound & ~enemies) >> a & 1 and 1 << b
            over |= (sound & ~enemies) >> b & 1 and 1 << a
    infantry = _spread(board, over & ~sound, sound, enemies, damaged)
    return Lines(sound, infantry, _easy(board, sound, enemies, damaged))


def _spread(board: Board, start: int, known: int, enemies: int, damaged: int) -> int:
    """All that is reached from the start: through areas without enemies (13.12), into contested ones (13.13)."""
    reached = known | start
    waiting = start & ~(enemies & board.areas)
    inside = board.inside
    while waiting:
        around = 0
        for place in bits(waiting):
            around |= board.plain[place]
            for way in board.crossings[place]:
                if not damaged >> way.bridge & 1:
                    around |= 1 << way.place
        new = around & inside & ~reached
        reached |= new
        waiting = new & board.areas & ~enemies  # R44: never through a zone
    return reached


def _easy(board: Board, sound: int, enemies: int, damaged: int) -> bytes:
    found = bytearray(len(board.ways))
    free = sound & board.areas & ~enemies
    costs = board.tables.costs
    most = min(costs.as_foot, *board.movement) - costs.occupied - costs.leave_enemy  # 8.36
    for place, ways in enumerate(board.ways):
        for way in ways:
            open_ = way.bridge < 0 or not damaged >> way.bridge & 1
            if free >> way.place & 1 and open_ and way.cost <= most:
                found[place] = 1
                break
    return bytes(found)


def is_supplied(board: Board, traced: Lines, unit: int, place: int) -> int:
    """13.14 Armour needs intact bridges all the way."""
    return (traced.sound if board.armour[unit] else traced.infantry) >> place & 1


def fix_status(state: TigersState, side: int) -> None:
    """13.15, 13.16, 13.17 Mark the units of a side that are out of supply now."""
    board = board_of(state)
    traced = lines(state, side)
    where, flags, armour = state.where, state.flags, board.armour
    sound, infantry = traced.sound, traced.infantry
    for unit in board.roster[side]:
        place = where[unit]
        if place < 0:
            continue
        placed = flags[unit] & OUTSIDER and not board.inside >> place & 1  # SB-5: in supply when it is placed
        if (sound if armour[unit] else infantry) >> place & 1 or placed:
            flags[unit] &= ~OOS
        else:
            flags[unit] |= OOS


def fix_both(state: TigersState) -> None:
    fix_status(state, GERMAN)
    fix_status(state, ALLIED)

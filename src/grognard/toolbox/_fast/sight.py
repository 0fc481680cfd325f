"""Who can be seen by whom: the loop over all pieces of a side, on the lists that ``toolbox.sight`` has prepared."""

from collections.abc import Sequence


def exposed(
    pieces: Sequence[int],
    idle: int,
    where: list[int],
    facing: list[int],
    fields: list[list[int]],
    goals: int,
    occupied: int,
    raised: int,
    single: list[int],
    pairs: list[tuple[int, ...]],
    size: int,
) -> int:
    """The set of ``goals`` that lie in the field of at least one piece with nothing in the way.

    A field is ``fields[piece][place * 6 + facing]``: front, range and terrain already counted. Pieces of the mask
    ``idle`` do not look. What stands on the places of ``occupied`` is in the way, except on lines from or to a place of
    ``raised``.
    """
    found = 0
    for piece in pieces:
        place = where[piece]
        if place < 0 or idle >> piece & 1:
            continue
        field = fields[piece][place * 6 + facing[piece]] & goals & ~found
        if not field:
            continue
        if raised >> place & 1:
            found |= field
            continue
        while field:
            goal = field.bit_length() - 1
            bit = 1 << goal
            field ^= bit
            if not raised & bit:
                line = place * size + goal
                if single[line] & occupied:
                    continue
                blocked = False
                for pair in pairs[line]:
                    if pair & occupied == pair:
                        blocked = True
                        break
                if blocked:
                    continue
            found |= bit
    return found

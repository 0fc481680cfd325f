"""Sets of places as the bits of one int: bit i is place i."""

from collections.abc import Iterable, Sequence


def bits(mask: int) -> list[int]:
    """The indexes in the set, ascending. Raises ValueError for a negative mask, which would have no end."""
    if mask < 0:
        raise ValueError(f"a mask of places cannot be negative: {mask}")
    found: list[int] = []
    # From the top: of the ways tried, the quickest for a few bits among a hundred, and without bound.
    while mask:
        top = mask.bit_length() - 1
        found.append(top)
        mask ^= 1 << top
    found.reverse()
    return found


def mask_of(indexes: Iterable[int]) -> int:
    """The set of these indexes. Raises ValueError for a negative one."""
    mask = 0
    for index in indexes:
        if index < 0:
            raise ValueError(f"a mask of places cannot hold index {index}")
        mask |= 1 << index
    return mask


def standing(pieces: Sequence[int], where: list[int]) -> int:
    """The set of places that these pieces stand in; a negative entry of ``where`` is no place."""
    mask = 0
    for piece in pieces:
        place = where[piece]
        if place >= 0:
            mask |= 1 << place
    return mask

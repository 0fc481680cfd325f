"""Dice: how many ways lead to a total, a margin or a number of hits, and which faces one of those ways shows.

Totals and margins are of six-sided dice; hits are counted on dice of any size.
"""

from functools import cache
from math import comb

SIDES = 6


@cache
def ways(count: int) -> tuple[int, ...]:
    """``ways(n)[total]``: in how many ways n dice make that total."""
    if count == 0:
        return (1,)
    fewer = ways(count - 1)
    return tuple(
        sum(fewer[total - face] for face in range(1, SIDES + 1) if 0 <= total - face < len(fewer))
        for total in range(SIDES * count + 1)
    )


def faces(count: int, total: int, way: int) -> tuple[int, ...]:
    """The dice of the way'th of those that make a total; none for a negative way, where only the sum is known."""
    shown: list[int] = []
    if way < 0:
        return ()
    while count:
        count -= 1
        for face in range(1, SIDES + 1):
            left = ways(count)[total - face] if 0 <= total - face <= SIDES * count else 0
            if way < left:
                shown.append(face)
                total -= face
                break
            way -= left
        else:
            raise ValueError("no such way to that total")
    return tuple(shown)


@cache
def margins(ours: int, theirs: int) -> tuple[tuple[int, int], ...]:
    """Every margin of our dice over theirs, ascending, with the number of ways to it."""
    found: dict[int, int] = {}
    for a, first in enumerate(ways(ours)):
        for b, second in enumerate(ways(theirs)):
            if first and second:
                found[a - b] = found.get(a - b, 0) + first * second
    return tuple(sorted(found.items()))


def faces_of_margin(ours: int, theirs: int, margin: int, way: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Our dice and theirs in the way'th of those that make a margin; none for a negative way."""
    if way < 0:
        return (), ()
    for a, first in enumerate(ways(ours)):
        b = a - margin
        second = ways(theirs)[b] if 0 <= b <= SIDES * theirs else 0
        if way < first * second:
            return faces(ours, a, way // second), faces(theirs, b, way % second)
        way -= first * second
    raise ValueError("no such way to that margin")


@cache
def hits(count: int, need: int, sides: int) -> tuple[int, ...]:
    """``hits(n, need, sides)[k]``: in how many ways k of n dice show ``need`` or less; 0 where they cannot."""
    good = min(max(need, 0), sides)
    return tuple(comb(count, k) * good**k * (sides - good) ** (count - k) for k in range(count + 1))


def faces_of_hits(count: int, need: int, sides: int, hit: int, way: int) -> tuple[int, ...]:
    """The dice of the way'th of those with so many hits; none for a negative way, where only the hits are known."""
    shown: list[int] = []
    if way < 0:
        return ()
    good = min(max(need, 0), sides)
    while count:
        count -= 1
        # The ways of the other dice if this one hits
        after = hits(count, need, sides)[hit - 1] if 0 < hit <= count + 1 else 0
        if way < good * after:
            shown.append(1 + way // after)
            way, hit = way % after, hit - 1
        else:
            way -= good * after
            after = hits(count, need, sides)[hit] if hit <= count else 0
            if not after or way >= (sides - good) * after:
                raise ValueError("no such way to so many hits")
            shown.append(good + 1 + way // after)
            way %= after
    return tuple(shown)

"""How the judgement of a position relates to who wins: curves, and what the positions themselves say.

Hints and replays tell chances by the curve of the scenario, which `tools/chances.py` keeps with the game.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from grognard.kernel import Curve

STEEPEST = 20.0  # where whoever is ahead always wins, no slope is steep enough
NEAR = 0.999  # a judgement nearer to 1 counts as this: its atanh grows beyond all bounds
STEPS, CLOSE = 100, 1e-6
BINS = 10
# Of the curve of a scenario: slope, and what is added at the start and in ten turns
DECADE = 10
USUAL = (1.0, 0.0, 0.0)
FIRM = (1.0, 0.2, 0.2)  # how firmly that is believed
GENTLEST = 0.1  # whoever is ahead is never the worse for it
ONE_GAME = 3.0  # positions that a game counts for
BOLD = 0.5  # the longest step: from far away Newton's lead astray

Position = tuple[float, float]  # the judgement, from -1 to 1; the result: 1 won, 0.5 drawn, 0 lost


class Bin(NamedTuple):
    """Positions whose judged chance lies in the same tenth."""

    low: float
    high: float
    positions: int
    judged: float  # the chance, on the average
    won: float  # of these positions


def fit(positions: Sequence[Position]) -> float | None:
    """The slope that makes the results likeliest; None where no position says anything.

    Newton's steps within bounds that close in: the likelihood has one top.
    """
    points = [(_stretched(value), result) for value, result in positions]
    if not any(x for x, _ in points):
        return None
    low, high, slope = -STEEPEST, STEEPEST, 0.0
    for _ in range(STEPS):
        chances = [_curve(slope * x) for x, _ in points]
        gain = sum((result - chance) * x for (x, result), chance in zip(points, chances, strict=True))
        bend = sum(chance * (1 - chance) * x * x for (x, _), chance in zip(points, chances, strict=True))
        low, high = (slope, high) if gain > 0 else (low, slope)
        step = slope + gain / bend if bend else math.inf
        before, slope = slope, step if low < step < high else (low + high) / 2
        if abs(slope - before) < CLOSE:
            break
    return slope


def curve(games: Sequence[Sequence[Position]]) -> Curve:
    """The curve that makes the results of a scenario likeliest, from the judgement at the start and after each turn.

    Positions of one game are not independent: together they count as a few. And few games must not say much: as if
    there were a usual scenario beside, where judgements promise a little too much.
    """
    weights = list(USUAL)
    rows = [
        ((_stretched(value), 1.0, turn / DECADE), result, ONE_GAME / len(game))
        for game in games
        for turn, (value, result) in enumerate(game)
    ]
    for _ in range(STEPS):
        gain = [firm * (usual - weight) for firm, usual, weight in zip(FIRM, USUAL, weights, strict=True)]
        bend = [[firm if i == j else 0.0 for j in range(3)] for i, firm in enumerate(FIRM)]
        for facts, result, counts in rows:
            chance = _curve(sum([weight * fact for weight, fact in zip(weights, facts, strict=True)]))
            for i, fact in enumerate(facts):
                gain[i] += counts * (result - chance) * fact
                for j, other in enumerate(facts):
                    bend[i][j] += counts * chance * (1 - chance) * fact * other
        step = [max(-BOLD, min(BOLD, by)) for by in _solved(bend, gain)]
        weights = [weight + by for weight, by in zip(weights, step, strict=True)]
        if max(map(abs, step)) < CLOSE:
            break
    slope = max(GENTLEST, weights[0])
    return Curve(*(round(value, 3) for value in (slope, -weights[1] / slope, -weights[2] / DECADE / slope)))


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of some linear equations, by elimination; the matrix is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, pivot in enumerate(rows):
        pivot[:] = [value / pivot[i] for value in pivot]
        for other in rows:
            if other is not pivot:
                other[:] = [value - other[i] * by for value, by in zip(other, pivot, strict=True)]
    return [row[-1] for row in rows]


def bins(positions: Sequence[Position]) -> list[Bin]:
    """What came of the positions in each tenth of the judged chance; a tenth without any is left out."""
    sorted_: list[list[Position]] = [[] for _ in range(BINS)]
    for value, result in positions:
        sorted_[min(BINS - 1, int(BINS * (1 + value) / 2))].append((value, result))
    return [
        Bin(
            at / BINS,
            (at + 1) / BINS,
            len(own),
            sum((1 + value) / 2 for value, _ in own) / len(own),
            sum(result for _, result in own) / len(own),
        )
        for at, own in enumerate(sorted_)
        if own
    ]


def _stretched(value: float) -> float:
    return math.atanh(max(-NEAR, min(NEAR, value)))


def _curve(x: float) -> float:
    return 1 / (1 + math.exp(-x))

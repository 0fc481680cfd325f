"""Pieces of SVG for a page of figures. They know numbers and words, no game; the page's style gives the colours.

Every piece carries its figures in a sentence, for whoever does not see it. The classes ``first`` and ``second`` are
the sides, ``nobody`` is neither.
"""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH, HEIGHT, SQUARE = 340, 160, 300
LEFT, RIGHT, TOP, BOTTOM = 30, 8, 10, 24  # margins
SHOWN = 0.09  # of a bar: a smaller part has no room for its words
KINDS = ("first", "nobody", "second")  # of a column, from the ground up
FEW = 12  # turns that are all numbered; of more, every fifth
PATTERNS = (
    '<svg class="patterns" width="0" height="0" aria-hidden="true"><defs>'
    '<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect class="ground" width="6" height="6"/><rect class="mark" width="2" height="6"/></pattern>'
    '<pattern id="dots" width="6" height="6" patternUnits="userSpaceOnUse">'
    '<rect class="ground" width="6" height="6"/><circle class="mark" cx="3" cy="3" r="1.3"/></pattern>'
    "</defs></svg>"
)


class Part(NamedTuple):
    """A part of a bar."""

    share: float  # of the whole
    kind: str
    words: str


class Point(NamedTuple):
    """Some positions on a plot of judged against real."""

    judged: float
    won: float
    positions: int


def bar(parts: Sequence[Part], first: tuple[float, float], second: tuple[float, float], label: str) -> str:
    """Parts that lie side by side, as wide as there is room; below them the interval of the first, then of the last.

    The last part is measured from the right.
    """
    drawn, left = [], 0.0
    for part in parts:
        if part.share:
            place = f'x="{_percent(left)}" width="{_percent(part.share)}"'
            drawn.append(f'<rect class="{part.kind}" {place} y="0" height="24"/>')
        if part.share >= SHOWN:
            middle = _percent(left + part.share / 2)
            drawn.append(f'<text class="on-{part.kind}" x="{middle}" y="17">{escape(part.words)}</text>')
        left += part.share
    drawn += [_whisker("first", *first, 30), _whisker("second", 1 - second[1], 1 - second[0], 38)]
    return f'<svg class="bar" width="100%" height="42" role="img" aria-label="{escape(label)}">{"".join(drawn)}</svg>'


def columns(stacks: Sequence[Sequence[int]], label: str) -> str:
    """How many games fall on each turn, the first of which is 1: of the first side, of nobody, of the second."""
    most = max(1, *(sum(stack) for stack in stacks))
    step = (WIDTH - LEFT - RIGHT) / len(stacks)
    drawn = [_line(LEFT, _high(1), WIDTH - RIGHT, _high(1), "grid"), _words(LEFT - 5, _high(1) + 4, most, "end")]
    for turn, stack in enumerate(stacks, 1):
        left, ground = LEFT + (turn - 1) * step, 0
        for kind, count in zip(KINDS, stack, strict=True):
            if count:
                top = _high((ground + count) / most)
                size = f'width="{0.8 * step:.1f}" height="{_high(ground / most) - top:.1f}"'
                drawn.append(f'<rect class="{kind}" x="{left + 0.1 * step:.1f}" y="{top:.1f}" {size}/>')
            ground += count
        if _numbered(turn, len(stacks)):
            drawn.append(_words(left + step / 2, HEIGHT - 8, turn))
    drawn.append(_line(LEFT, _high(0), WIDTH - RIGHT, _high(0), "axis"))
    return _svg(WIDTH, HEIGHT, drawn, label)


def band(rows: Sequence[tuple[float, float, float]], ends: tuple[str, str], label: str) -> str:
    """A curve from -1 to 1 over the turns, from the beginning on, with the band of the middle half around it."""
    last = max(1, len(rows) - 1)

    def at(turn: int, value: float) -> str:
        return f"{LEFT + turn / last * (WIDTH - LEFT - RIGHT):.1f},{_high((1 + value) / 2):.1f}"

    around = [at(turn, high) for turn, (_, _, high) in enumerate(rows)]
    around += [at(turn, low) for turn, (low, _, _) in reversed(list(enumerate(rows)))]
    line = " ".join(at(turn, middle) for turn, (_, middle, _) in enumerate(rows))
    half = f'x="{LEFT}" width="{WIDTH - LEFT - RIGHT}" height="{_high(0.5) - TOP:.1f}"'
    drawn = [f'<rect class="wash first" {half} y="{TOP}"/>', f'<rect class="wash second" {half} y="{_high(0.5):.1f}"/>']
    drawn += [_words(LEFT - 5, _high((1 + value) / 2) + 4, f"{value:+d}".replace("-", "−"), "end") for value in (1, -1)]
    drawn += [_words(LEFT - 5, _high(0.5) + 4, 0, "end"), _line(LEFT, _high(0.5), WIDTH - RIGHT, _high(0.5), "axis")]
    drawn.append(f'<polygon class="band" points="{" ".join(around)}"/><polyline class="curve" points="{line}"/>')
    heights = (TOP + 13, HEIGHT - BOTTOM - 5)
    drawn += [_words(LEFT + 5, y, words, "start") for words, y in zip(ends, heights, strict=True)]
    for turn in range(1, last + 1):
        if _numbered(turn, last):
            drawn.append(_words(LEFT + turn / last * (WIDTH - LEFT - RIGHT), HEIGHT - 8, turn))
    return _svg(WIDTH, HEIGHT, drawn, label)


def reliability(
    points: Sequence[Point], curve: Sequence[tuple[float, float]], ends: tuple[str, str], label: str
) -> str:
    """What was judged (to the right) against what was won (upwards): a disc for some positions, larger for more."""
    room = SQUARE - LEFT - BOTTOM

    def x(share: float) -> float:
        return LEFT + 10 + share * room

    def y(share: float) -> float:
        return SQUARE - BOTTOM - share * room

    drawn = [_line(x(0), y(share), x(1), y(share), "grid") for share in (0, 0.5, 1)]
    drawn += [_line(x(share), y(0), x(share), y(1), "grid") for share in (0, 0.5, 1)]
    for share, words in ((0, ends[0]), (1, ends[1])):
        drawn += [_words(x(share), SQUARE - 6, words), _words(LEFT + 4, y(share) + 4, words, "end")]
    drawn.append(_line(x(0), y(0), x(1), y(1), "just"))
    drawn.append(f'<polyline class="curve" points="{" ".join(f"{x(a):.1f},{y(b):.1f}" for a, b in curve)}"/>')
    most = max((point.positions for point in points), default=1)
    for point in points:
        radius = 2.5 + 6 * (point.positions / most) ** 0.5
        drawn.append(f'<circle class="disc" cx="{x(point.judged):.1f}" cy="{y(point.won):.1f}" r="{radius:.1f}"/>')
    return _svg(SQUARE + 20, SQUARE, drawn, label)


def _svg(width: int, height: int, drawn: Sequence[str], label: str) -> str:
    return f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(label)}">{"".join(drawn)}</svg>'


def _high(share: float) -> float:
    """How far down a share of the height lies."""
    return TOP + (1 - share) * (HEIGHT - TOP - BOTTOM)


def _numbered(turn: int, turns: int) -> bool:
    return turns <= FEW or turn == 1 or turn % 5 == 0


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _words(x: float, y: float, words: str | int, anchor: str = "middle") -> str:
    return f'<text class="{anchor}" x="{x:.1f}" y="{y:.1f}">{escape(str(words))}</text>'


def _whisker(kind: str, low: float, high: float, y: int) -> str:
    lines = ((low, high, y, y), (low, low, y - 3, y + 3), (high, high, y - 3, y + 3))
    return "".join(
        f'<line class="whisker {kind}" x1="{_percent(a)}" x2="{_percent(b)}" y1="{c}" y2="{d}"/>'
        for a, b, c, d in lines
    )


def _percent(share: float) -> str:
    return f"{100 * share:.2f}%"

"""Which of two players is the stronger: a series that ends as soon as that is clear."""

from collections.abc import Iterable, Iterator
from statistics import NormalDist
from typing import NamedTuple

from grognard.arena.series import Played, Series, run
from grognard.kernel import interval

RISK = 0.05  # of calling players unequal that are equal
FIRST_LOOK = 8  # pairs
STRONGER, WEAKER, UNCLEAR = "stronger", "weaker", "unclear"  # the first of the players


class Score(NamedTuple):
    won: int
    drawn: int
    lost: int

    @property
    def rate(self) -> float:
        """Of those won; a draw is half of one."""
        return (self.won + self.drawn / 2) / (sum(self) or 1)


def score(margins: Iterable[float]) -> Score:
    """How often the first player was ahead, neither was, and the second was."""
    signs = [(margin > 0) - (margin < 0) for margin in margins]
    return Score(signs.count(1), signs.count(0), signs.count(-1))


def looks(pairs: int) -> list[int]:
    """After how many pairs it is asked whether it is clear: 8, 16, 32 ... and all."""
    found = [pairs]
    look = FIRST_LOOK
    while look < pairs:
        found.insert(-1, look)
        look *= 2
    return found


def bounds(pairs: Score, planned: int) -> tuple[float, float]:
    """Between which rates the first player's lies, with 95 % at all looks together.

    Who looks six times has six chances to be deceived by luck. Together they are at most the sum of each, however much
    the looks have in common: so the risk is dealt out among them. The last look gets half of it, for it is where close
    matches are decided; the others share the rest. Pairs that are drawn make the interval wider than it need be.
    """
    all_looks = looks(planned)
    early = len(all_looks) - 1
    risk = RISK if not early else RISK / 2 if sum(pairs) > all_looks[-2] else RISK / 2 / early
    return interval(pairs.won + pairs.drawn / 2, sum(pairs), NormalDist().inv_cdf(1 - risk / 2))


def verdict(pairs: Score, planned: int) -> str:
    low, high = bounds(pairs, planned)
    return STRONGER if low > 0.5 else WEAKER if high < 0.5 else UNCLEAR


class Trial:
    """So many pairs at most; what was played so far can be asked at any time."""

    def __init__(self, series: Series, planned: int) -> None:
        self.series, self.planned = series, planned
        self.played: list[Played] = []

    def play(self, jobs: int) -> Iterator[Played]:
        """The games as they end, until it is clear who is the stronger or all are played."""
        begin = 0
        for look in looks(self.planned):
            for played in run(self.series.contests(begin, look), jobs):
                self.played.append(played)
                yield played
            if self.verdict != UNCLEAR:
                return
            begin = look

    @property
    def games(self) -> Score:
        """By the results of the games; one that was cut is drawn."""
        return score(played.ahead for played in self.played)

    @property
    def pairs(self) -> Score:
        """By the margins of both games together; the half of a pair does not count."""
        return score(one.margin + two.margin for one, two in zip(self.played[::2], self.played[1::2], strict=False))

    @property
    def bounds(self) -> tuple[float, float]:
        return bounds(self.pairs, self.planned)

    @property
    def verdict(self) -> str:
        return verdict(self.pairs, self.planned)

    @property
    def seconds(self) -> float:
        """Of a game."""
        return sum(played.seconds for played in self.played) / (len(self.played) or 1)

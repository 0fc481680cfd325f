"""Better weights of a game's judgement, bred: children that differ a little play, and the best are the next parent.

To ask of one weight after the other whether it wins (`tune`) takes a clear match for each, and misses what is better
only together. Here many weights change at once, nobody's match need be clear, and what the best have in common stays.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from statistics import mean

import msgspec

from grognard.arena.entrants import with_weights
from grognard.arena.series import Contest, Played, Series, run
from grognard.arena.weights import weights
from grognard.kernel import AnyGame

SPREAD = 0.3  # how far a child's weights lie from its parent's: a factor of e to this power, as a rule
HALF = 0.5  # a weight from here to 1 is a share of something, and stays below 1
DIGITS = 3  # of a weight

Weights = Mapping[str, float]


class Farm(msgspec.Struct, frozen=True):
    """What all generations share."""

    game: str
    player: str  # who plays with the weights
    scenario: str  # empty: all in turn
    options: dict[str, str]
    children: int
    pairs: int  # that each plays, in turn against its parent and against the game's own weights
    seed: str
    data: str = ""


class Generation:
    """A parent and its children; whoever gets it plays the games."""

    def __init__(self, farm: Farm, own: Weights, parent: Weights, number: int) -> None:
        self.farm, self.parent, self.number = farm, parent, number
        self.seed = f"{farm.seed} {number} {_word(farm.player, own, parent)}"  # whoever goes on has other dice
        rng = Random(self.seed)
        self.children = [
            {name: Scale(value).near(value, rng) for name, value in parent.items()} for _ in range(farm.children)
        ]
        self.planned = [contest for child in (parent, *self.children) for contest in self._contests(own, child)]
        self.played: list[Played] = []

    def play(self, jobs: int) -> Iterator[Played]:
        """The games as they end."""
        for played in run(self.planned, jobs):
            self.played.append(played)
            yield played

    def _contests(self, own: Weights, child: Weights) -> list[Contest]:
        """The games of a child; those of all children have the same dice."""
        farm, found = self.farm, []
        first, *rivals = (_word(farm.player, own, changed) for changed in (child, own, self.parent))
        for rival, dice in zip(rivals, ("own", "parent"), strict=True):
            series = Series(farm.game, farm.scenario, farm.options, first, rival, f"{self.seed} {dice}", farm.data)
            found += series.contests(0, farm.pairs // 2)
        return found

    @property
    def margins(self) -> list[float]:
        """What the parent and then each child is ahead by, a game."""
        share = len(self.planned) // (1 + len(self.children))
        return [mean(one.margin for one in self.played[at : at + share]) for at in range(0, len(self.planned), share)]

    def next(self) -> dict[str, float]:
        """The parent of the next generation: the mean of the best third, the better the more it counts."""
        order = sorted(zip(self.margins[1:], self.children, strict=True), key=lambda one: -one[0])
        best = [child for _, child in order[: max(1, len(order) // 3)]]
        counts = [math.log((len(best) + 0.5) / (at + 1)) for at in range(len(best))]
        found = {}
        for name, value in self.parent.items():
            scale = Scale(value)
            middle = sum(count * scale.up(child[name]) for count, child in zip(counts, best, strict=True))
            found[name] = scale.down(middle / sum(counts))
        return found


class Scale:
    """Where weights are drawn and meet: by their logarithm; a share by that of its odds, so that it stays one."""

    def __init__(self, value: float) -> None:
        self.is_share = HALF <= value < 1
        self.is_fixed = value <= 0  # it has no logarithm, and stays

    def up(self, value: float) -> float:
        if self.is_fixed:
            return value
        return math.log(value / (1 - value) if self.is_share else value)

    def down(self, value: float) -> float:
        if self.is_fixed:
            return value
        odds = math.exp(value)
        return float(f"{odds / (1 + odds) if self.is_share else odds:.{DIGITS}g}")

    def near(self, value: float, rng: Random) -> float:
        return value if self.is_fixed else self.down(self.up(value) + rng.gauss(0, SPREAD))


def _word(player: str, own: Weights, present: Weights) -> str:
    return with_weights(player, {name: value for name, value in present.items() if value != own[name]})


def generations(game: AnyGame, farm: Farm, names: Sequence[str], changed: Weights, count: int) -> Iterator[Generation]:
    """One after the other; the next hangs on what came of the last. ``changed`` are weights that differ already."""
    own = weights(game)
    parent: Weights = {name: changed.get(name, own[name]) for name in names}
    for number in range(1, count + 1):
        generation = Generation(farm, {name: own[name] for name in names}, parent, number)
        yield generation
        parent = generation.next()

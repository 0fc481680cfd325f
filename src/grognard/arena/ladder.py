"""The ladder: each player against the one below it, from ``random`` up."""

import math
from collections.abc import Iterable

from grognard.arena.ground import Ground
from grognard.arena.series import Series
from grognard.arena.trial import Score, Trial
from grognard.kernel import AnyGame

ANCHOR = "greedy"  # its rating is 0


def rungs(game: AnyGame, where: Ground, pairs: int, seed: str, data: str = "") -> list[Trial]:
    """Each rung by itself, the lowest first: the search with four times the nodes is to beat the one below."""
    weak, middle, strong = (f"search:{factor * where.nodes}" for factor in (1, 4, 16))
    meetings = [("greedy", "random"), (weak, "greedy"), (middle, weak), (strong, middle)]
    return [
        Trial(Series(game.slug, where.scenario, dict(where.options), first, second, seed, data), pairs)
        for first, second in meetings
    ]


def difference(pairs: Score) -> float:
    """How much higher the first player is rated, as Elo would from the rate of pairs.

    Half a pair is added for each side: whoever won all has no rating otherwise.
    """
    won, lost = pairs.rate * sum(pairs) + 0.5, (1 - pairs.rate) * sum(pairs) + 0.5
    return 400 * math.log10(won / lost)


def ratings(trials: Iterable[Trial]) -> dict[str, float]:
    """Each player's rating, by its rung and those between it and `greedy`."""
    found = {ANCHOR: 0.0}
    for trial in trials:
        first, second, by = trial.series.first, trial.series.second, difference(trial.pairs)
        if second in found:
            found[first] = found[second] + by
        else:
            found[second] = found[first] - by
    return found

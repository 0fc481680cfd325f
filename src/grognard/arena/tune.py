"""Tuning of a game's judgement by matches: ``greedy`` with a changed weight against ``greedy`` without."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from grognard.arena.entrants import with_weights
from grognard.arena.ground import Ground
from grognard.arena.series import Series
from grognard.arena.trial import STRONGER, Trial
from grognard.arena.weights import weights
from grognard.kernel import AnyGame

STEP = 1.4  # what a weight is divided and multiplied by at first
SHRINKS = 0.5  # the power of the step from round to round
DIGITS = 3  # of a weight


class Attempt(NamedTuple):
    """A weight that might be better with another value. Whoever gets it plays the trial."""

    weight: str
    present: float
    tried: float
    trial: Trial

    @property
    def kept(self) -> bool:
        return self.trial.verdict == STRONGER


def attempts(
    game: AnyGame,
    where: Ground,
    names: Sequence[str],
    changed: dict[str, float],
    rounds: int,
    pairs: int,
    seed: str,
    data: str = "",
) -> Iterator[Attempt]:
    """One weight after the other, down and up, by smaller steps in each round.

    ``changed`` are weights that differ already. The next attempt hangs on what came of the last: what won clearly is
    what the next is played against.
    """
    present, own = weights(game) | changed, weights(game)
    step = STEP
    for _ in range(rounds):
        for name in names:
            for factor in (1 / step, step):
                tried = float(f"{present[name] * factor:.{DIGITS}g}")
                first, second = (
                    with_weights("greedy", {weight: value for weight, value in found.items() if value != own[weight]})
                    for found in (present | {name: tried}, present)
                )
                # The seed names the attempt, so that luck in one says nothing of the next
                meeting = f"{seed} {name} {present[name]} {tried}"
                series = Series(game.slug, where.scenario, dict(where.options), first, second, meeting, data)
                attempt = Attempt(name, present[name], tried, Trial(series, pairs))
                yield attempt
                if attempt.kept:
                    present[name] = tried
                    break
        step **= SHRINKS

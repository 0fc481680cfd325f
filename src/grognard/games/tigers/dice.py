"""1.0 Ten-sided dice: how many of them show a number or less."""

from functools import cache, lru_cache

from grognard.games.tigers.actions import HITS, Hits
from grognard.games.tigers.board import DIE
from grognard.kernel import CHANCE, CHANCES, Action, Decision, Text
from grognard.toolbox.dice import faces_of_hits, hits


@cache
def _outcomes(count: int, need: int) -> tuple[list[Hits], list[int]]:
    """The numbers of successes that can fall, with their weights."""
    ways = hits(count, need, DIE)
    return [HITS[n] for n in range(count + 1) if ways[n]], [weight for weight in ways if weight]


def roll(count: int, need: int, purpose: Text, rule: str, scope: int) -> Decision:
    """The decision of chance: so many dice, each of which succeeds on ``need`` or less."""
    outcomes, weights = _outcomes(count, need)
    return Decision(CHANCES, CHANCE, outcomes, purpose, rule, scope, weights=weights)


_faces = lru_cache(maxsize=4096)(faces_of_hits)  # of few dice the same ways fall again and again


def rolled(count: int, need: int, outcome: Action, detail: int) -> tuple[int, tuple[int, ...]]:
    """The number of successes, and the faces if real dice were rolled."""
    assert isinstance(outcome, Hits)
    return outcome.count, _faces(count, need, DIE, outcome.count, detail)

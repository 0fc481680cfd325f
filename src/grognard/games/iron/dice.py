"""Six-sided dice: how many of them show a number or more (ATK-08), and single ones."""

from functools import cache, lru_cache

from grognard.games.iron.actions import DIE, HITS, Die, Hits
from grognard.kernel import CHANCE, CHANCES, Action, Decision, Text
from grognard.toolbox.dice import SIDES, faces_of_hits, hits

ONE_EACH = (1,) * SIDES


@cache
def _outcomes(count: int, need: int) -> tuple[list[Hits], list[int]]:
    """The numbers of successes that can fall, with their weights."""
    ways = hits(count, SIDES + 1 - need, SIDES)
    return [HITS[n] for n in range(count + 1) if ways[n]], [weight for weight in ways if weight]


def roll(count: int, need: int, purpose: Text, rule: str, scope: int, *, rest: bool = False) -> Decision:
    """The decision of chance: so many dice, each of which succeeds on ``need`` or more (COMP-02: however many).

    ``rest``: the judgement of a position knows what it promises (evaluation.prospect).
    """
    outcomes, weights = _outcomes(count, need)
    return Decision(CHANCES, CHANCE, outcomes, purpose, rule, scope, weights=weights, rest=rest)


@lru_cache(maxsize=8192)
def _faces(count: int, need: int, successes: int, way: int) -> tuple[int, ...]:
    # The toolbox counts successes from 1 up; here they are the high faces
    shown = faces_of_hits(count, SIDES + 1 - need, SIDES, successes, way)
    return tuple(sorted((SIDES + 1 - face for face in shown), reverse=True))


def rolled(count: int, need: int, outcome: Action, detail: int) -> tuple[int, tuple[int, ...]]:
    """The number of successes, and the faces if real dice were rolled."""
    assert isinstance(outcome, Hits)
    return outcome.count, _faces(count, need, outcome.count, detail)


def die(purpose: Text, rule: str, scope: int, *, rest: bool = False) -> Decision:
    """One die, face by face."""
    return Decision(CHANCES, CHANCE, DIE, purpose, rule, scope, weights=ONE_EACH, rest=rest)


def face_of(outcome: Action) -> int:
    assert isinstance(outcome, Die)
    return outcome.face + 1

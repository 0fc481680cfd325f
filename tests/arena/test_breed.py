"""Weights that are bred: what the best children have in common is the next parent."""

from random import Random

import pytest

from grognard.arena import breed
from grognard.arena.breed import Farm, Generation, Scale, generations
from grognard.arena.series import Contest, Played
from grognard.arena.weights import weights
from grognard.games import get
from grognard.kernel import DRAW

FARM = Farm("tank", "search:1", "", {}, 12, 4, "1")
BETTER = 1.5  # of PULL, which is 0.5


def pull(word: str) -> float:
    changes = dict(change.split("=") for change in word.partition("@")[2].split(",") if change)
    return float(changes.get("PULL", weights(get("tank"))["PULL"]))


def judged(contest: Contest) -> Played:
    """Whoever has PULL nearer to the better value is ahead."""
    first, second = (abs(pull(word) - BETTER) for word in (contest.series.first, contest.series.second))
    return Played(contest, (DRAW, DRAW), (0, 1), True, (second - first,), 1, 0.0)


@pytest.fixture
def bred(monkeypatch: pytest.MonkeyPatch) -> list[Generation]:
    monkeypatch.setattr(breed, "run", lambda planned, jobs: map(judged, planned))
    found = []
    for generation in generations(get("tank"), FARM, ["PULL", "NEAR"], {"PULL": 1.0}, 5):
        list(generation.play(1))
        found.append(generation)
    return found


def test_a_parent_comes_from_the_best_children(bred: list[Generation]) -> None:
    assert bred[0].parent == {"PULL": 1.0, "NEAR": weights(get("tank"))["NEAR"]}
    assert [one.parent for one in bred[1:]] == [one.next() for one in bred[:-1]]
    off = [abs(one.parent["PULL"] - BETTER) for one in bred]
    assert off[-1] < 0.15 < off[0]
    best = max(bred[0].margins[1:])
    assert bred[0].margins[0] < best
    assert bred[0].next()["PULL"] < max(child["PULL"] for child in bred[0].children)  # the best third, not the best


def test_all_children_meet_both_rivals_with_the_same_dice(bred: list[Generation]) -> None:
    generation = bred[1]
    share = len(generation.planned) // 13
    assert share == 2 * FARM.pairs
    parent = generation.planned[0].series.first
    for at in range(0, len(generation.planned), share):
        series = [contest.series for contest in generation.planned[at : at + share]]
        assert {one.second for one in series} == {"search:1", parent}
        assert [one.seed for one in series] == [one.series.seed for one in generation.planned[:share]]
    assert bred[0].seed != bred[1].seed
    assert len({tuple(child.items()) for child in generation.children}) == 12


def test_a_share_stays_one() -> None:
    share, weight = Scale(0.9), Scale(3.0)
    assert share.down(share.up(0.9)) == 0.9
    assert weight.down(weight.up(3.0)) == 3.0
    assert 0.99 < share.down(share.up(0.9) + 5) < 1
    assert weight.down(weight.up(3.0) + 5) > 400
    fixed = Scale(0.0)
    assert fixed.near(0.0, Random(1)) == fixed.down(fixed.up(0.0)) == 0

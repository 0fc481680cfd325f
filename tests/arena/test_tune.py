"""Weights that differ, and the search for better ones."""

from typing import Any

import pytest

from grognard.arena import trial as trial_module
from grognard.arena.ground import RUNGS, ground
from grognard.arena.series import Contest, Played
from grognard.arena.tune import Attempt, attempts
from grognard.arena.weights import reweighed, weights
from grognard.games import SLUGS, get
from grognard.games.tank import evaluation
from grognard.kernel import DRAW, AnyGame, Problem


def begun(game: AnyGame) -> Any:
    where = RUNGS[game.slug]
    state = game.setup(where.scenario, where.options, b"key")
    game.start(state)
    return state


@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_weights_judge_the_same(slug: str) -> None:
    game = get(slug)
    state = begun(game)
    same = reweighed(game, tuple(weights(game).items()))
    assert same is not game
    assert [same.evaluate(state, seat) for seat in (0, 1)] == [game.evaluate(state, seat) for seat in (0, 1)]
    now = game.decision(state)
    assert now is not None
    assert same.priors(state, now.actions) == game.priors(state, now.actions)


def test_other_weights_judge_otherwise_and_leave_the_game_alone() -> None:
    game = get("tank")
    state = begun(game)
    before = game.evaluate(state, 0)
    other = reweighed(game, (("MOST", 0.495),))
    assert other.evaluate(state, 0) == pytest.approx(before / 2) != before
    both = reweighed(game, (("MOST", 0.495), ("SCALE", 6.0)))
    assert both.evaluate(state, 0) != pytest.approx(before / 2)
    assert game.evaluate(state, 0) == before
    assert evaluation.MOST == weights(game)["MOST"] != 0.495
    assert other.scenarios.keys() == game.scenarios.keys()


def test_first_impressions_hang_on_the_weights_too() -> None:
    game = get("arras")
    state = game.setup("historical", {}, b"key")
    game.start(state)
    now = game.decision(state)
    assert now is not None
    before = list(game.priors(state, now.actions))
    other = reweighed(game, (("POINT", 9.0),))
    assert list(other.priors(state, now.actions)) != before
    assert list(game.priors(state, now.actions)) == before


def test_weights_are_the_floats_in_capitals() -> None:
    found = weights(get("tank"))
    assert {"POINT", "HELD", "SCALE"} <= found.keys()
    assert "FAR" not in found  # a whole number
    with pytest.raises(Problem, match="unknown-weight"):
        reweighed(get("tank"), (("GLORY", 1.0),))


def tried(monkeypatch: pytest.MonkeyPatch, better: float, rounds: int = 2) -> list[Attempt]:
    """Attempts at two weights, where whatever brings POINT nearer to a value wins."""

    def wins(contest: Contest) -> Played:
        first, second = (_point(word) for word in (contest.series.first, contest.series.second))
        judgement = abs(second - better) - abs(first - better)
        return Played(contest, (DRAW, DRAW), (0, 1), True, (judgement,), 1, 0.0)

    monkeypatch.setattr(trial_module, "run", lambda planned, jobs: map(wins, planned))
    tank, found = get("tank"), []
    for attempt in attempts(tank, ground(tank), ["POINT", "HELD"], {"HELD": 1.0}, rounds, 8, "1"):
        list(attempt.trial.play(1))
        found.append(attempt)
    return found


def _point(word: str) -> float:
    changes = dict(change.split("=") for change in word.partition("@")[2].split(",") if change)
    return float(changes.get("POINT", 0.6))


def test_what_wins_is_kept_and_played_against(monkeypatch: pytest.MonkeyPatch) -> None:
    found = tried(monkeypatch, 0.9)
    assert [(one.weight, one.present, one.tried, one.kept) for one in found] == [
        ("POINT", 0.6, 0.429, False),
        ("POINT", 0.6, 0.84, True),
        ("HELD", 1.0, 0.714, False),
        ("HELD", 1.0, 1.4, False),
        ("POINT", 0.84, 0.71, False),
        ("POINT", 0.84, 0.994, False),
        ("HELD", 1.0, 0.845, False),
        ("HELD", 1.0, 1.18, False),
    ]
    assert found[0].trial.series.second == "greedy@HELD=1.0"  # what differed before the first attempt
    assert found[2].trial.series.second == "greedy@POINT=0.84,HELD=1.0"
    assert len({one.trial.series.seed for one in found}) == len(found)


def test_up_is_not_tried_where_down_was_better(monkeypatch: pytest.MonkeyPatch) -> None:
    found = tried(monkeypatch, 0.4, rounds=1)
    assert [(one.weight, one.tried) for one in found[:2]] == [("POINT", 0.429), ("HELD", 0.714)]


def test_the_ground_of_a_game() -> None:
    tank = get("tank")
    assert ground(tank) == RUNGS["tank"]
    other = ground(tank, "last_stand", "2", 9)
    assert (other.scenario, other.options, other.nodes) == ("last_stand", {"max_turns": "2"}, 9)
    with pytest.raises(Problem, match="unknown-scenario"):
        ground(tank, "waterloo")
    for slug, where in RUNGS.items():
        assert ground(get(slug)) == where

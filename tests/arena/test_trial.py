"""The sequential test, on results that are made up."""

from random import Random

import pytest

from grognard.arena import trial as trial_module
from grognard.arena.ladder import difference, ratings
from grognard.arena.series import Contest, Played, Series
from grognard.arena.trial import STRONGER, UNCLEAR, WEAKER, Score, Trial, bounds, looks, score, verdict
from grognard.kernel import DRAW, LOSS, WIN

SERIES = Series("tank", "head_to_head", {}, "greedy", "random", "1")


def played(contest: Contest, margin: float) -> Played:
    """A game that the first player wins (1), loses (-1), or that was cut with this judgement."""
    if abs(margin) == 1:
        return Played(contest, (WIN, LOSS) if margin > 0 else (LOSS, WIN), (0, 1), False, (0.0,), 1, 2.0)
    return Played(contest, (DRAW, DRAW), (0, 1), True, (margin,), 1, 2.0)


def made_up(*margins: float) -> Trial:
    trial = Trial(SERIES, 200)
    trial.played = [played(Contest(SERIES, at // 2, bool(at % 2)), margin) for at, margin in enumerate(margins)]
    return trial


def test_a_pair_goes_to_whoever_is_ahead_in_both_games_together() -> None:
    trial = made_up(1, -1, 1, 1, 0.2, -0.1, 0.1, -0.3, 1, -0.5, 0.25, -0.25, -1)
    assert trial.pairs == Score(3, 2, 1)  # the last game has no partner yet
    assert trial.games == Score(4, 7, 2)
    assert trial.seconds == 2.0


def test_scores() -> None:
    assert score([0.5, -1, 0, 2]) == Score(2, 1, 1)
    assert Score(2, 1, 1).rate == 0.625
    assert Score(0, 0, 0).rate == 0


def test_looks_double_up_to_the_end() -> None:
    assert looks(200) == [8, 16, 32, 64, 128, 200]
    assert looks(8) == [8]
    assert looks(3) == [3]


def test_the_interval_grows_narrower_and_holds_the_rate() -> None:
    found = [bounds(Score(n, 0, n), 200) for n in (4, 8, 16, 32, 64, 100)]
    assert all(low < 0.5 < high for low, high in found)
    widths = [high - low for low, high in found]
    assert widths == sorted(widths, reverse=True)


@pytest.mark.parametrize(("margin", "words"), [(1, STRONGER), (-1, WEAKER)])
def test_it_stops_when_it_is_clear(margin: float, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial_module, "run", lambda planned, jobs: (played(one, margin) for one in planned))
    trial = Trial(SERIES, 200)
    assert len(list(trial.play(1))) == 16
    assert trial.verdict == words


def test_it_plays_all_where_nothing_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial_module, "run", lambda planned, jobs: (played(one, 0.0) for one in planned))
    trial = Trial(SERIES, 20)
    assert [one.contest for one in trial.play(1)] == SERIES.contests(0, 20)
    assert trial.verdict == UNCLEAR


def ends(rng: Random, chance: float, planned: int, drawn: float) -> str:
    """What a series of pairs comes to that the first player wins with this chance."""
    found: list[int] = []
    for look in looks(planned):
        while len(found) < look:
            found.append(0 if rng.random() < drawn else 1 if rng.random() < chance else -1)
        if (words := verdict(score(found), planned)) != UNCLEAR:
            return words
    return UNCLEAR


@pytest.mark.parametrize("drawn", [0.0, 0.4])
def test_a_fair_coin_is_seldom_called_clear(drawn: float) -> None:
    rng = Random(1)
    called = [ends(rng, 0.5, 200, drawn) != UNCLEAR for _ in range(600)]
    assert sum(called) / len(called) <= 0.06


def test_a_stronger_player_is_found() -> None:
    rng = Random(1)
    assert [ends(rng, 0.75, 200, 0.0) for _ in range(50)] == [STRONGER] * 50


def test_ratings_add_up_from_greedy() -> None:
    assert difference(Score(5, 2, 5)) == 0
    assert difference(Score(8, 0, 0)) == -difference(Score(0, 0, 8)) > 400
    low, high = Trial(SERIES, 8), Trial(Series("tank", "head_to_head", {}, "search:9", "greedy", "1"), 8)
    for trial in (low, high):
        trial.played = [played(one, 1) for one in trial.series.contests(0, 8)]
    rated = ratings([low, high])
    assert rated == {"greedy": 0, "random": -rated["search:9"], "search:9": difference(Score(8, 0, 0))}

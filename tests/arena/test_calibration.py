"""The calibration of the judgement, on results that were made with a known slope."""

import math
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from grognard.arena.calibration import STEEPEST, Position, bins, curve, fit
from grognard.games import SLUGS, get
from grognard.kernel import DRAW, LOSS, WIN, Curve, Outcome, text


def made_up(slope: float, games: int = 20_000) -> list[Position]:
    rng = Random(7)
    values = [rng.uniform(-0.95, 0.95) for _ in range(games)]
    return [(value, float(rng.random() < Curve(slope).chance(value))) for value in values]


@pytest.mark.parametrize("slope", [0.7, 2.0, 5.0, -1.0])
def test_the_slope_is_found_again(slope: float) -> None:
    found = fit(made_up(slope))
    assert found is not None
    assert math.isclose(found, slope, rel_tol=0.05)


def test_the_slope_is_the_top_of_the_likelihood() -> None:
    """Exact results instead of drawn ones: the chance itself as the share of a win."""
    values = [at / 20 for at in range(-19, 20)]
    found = fit([(value, Curve(3.25).chance(value)) for value in values])
    assert found is not None
    assert math.isclose(found, 3.25, abs_tol=1e-5)


def test_a_slope_of_two_says_the_chance_itself() -> None:
    for value in (-0.9, -0.2, 0.0, 0.4, 0.99):
        assert math.isclose(Curve(2.0).chance(value), (1 + value) / 2)
    assert (Curve(5.0).chance(-1.0), Curve(5.0).chance(1.0)) == (0, 1)  # it is over


def test_a_judgement_that_is_always_right_has_no_slope_steep_enough() -> None:
    found = fit([(0.2, 1.0), (-0.5, 0.0), (0.9, 1.0)])
    assert found is not None
    assert math.isclose(found, STEEPEST, abs_tol=1e-3)


def test_draws_alone_say_that_the_judgement_knows_nothing() -> None:
    found = fit([(0.3, 0.5), (0.8, 0.5), (-0.1, 0.5)])
    assert found is not None
    assert math.isclose(found, 0.0, abs_tol=1e-6)


def test_nothing_is_fitted_to_nothing() -> None:
    assert fit([]) is None
    assert fit([(0.0, 1.0), (0.0, 0.5)]) is None


def test_positions_are_counted_by_tenths_of_the_judged_chance() -> None:
    found = bins([(-1.0, 0.0), (-0.9, 1.0), (0.5, 1.0), (0.52, 0.5), (1.0, 1.0)])
    assert [(one.low, one.high, one.positions, one.won) for one in found] == [
        (0.0, 0.1, 2, 0.5),
        (0.7, 0.8, 2, 0.75),
        (0.9, 1.0, 1, 1.0),
    ]
    assert [round(one.judged, 3) for one in found] == [0.025, 0.755, 1.0]


def test_a_curve_finds_where_neither_side_is_ahead() -> None:
    """A scenario that promises the first side too much, and more from turn to turn."""
    truth, rng = Curve(1.5, 0.4, 0.05), Random(1)
    games = []
    for _ in range(400):
        lead = rng.uniform(-0.9, 0.9)
        result = float(rng.random() < truth.chance(lead, 3))
        games.append([(math.tanh(math.atanh(lead) + 0.05 * (turn - 3)), result) for turn in range(7)])
    found = curve(games)
    assert found.slope == pytest.approx(1.5, abs=0.3)
    assert [found.chance(0.0, turn) for turn in range(7)] == pytest.approx(
        [truth.chance(0.0, turn) for turn in range(7)], abs=0.06
    )


def test_a_few_games_say_little() -> None:
    """One side has won them all, and may lose yet."""
    found = curve([[(0.1, 1.0)] * 5] * 4)
    assert 0.6 < found.chance(0.1, 2) < 0.97
    assert curve([]) == Curve(1.0)


def test_chances_are_kept_as_they_were_measured() -> None:
    """The files of the games come from those of docs/balance."""
    root = Path(__file__).parents[2]
    check = [sys.executable, str(root / "tools/chances.py"), "--check"]
    found = subprocess.run(check, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout


@pytest.mark.parametrize("slug", SLUGS)
def test_the_chances_of_both_sides_are_one(slug: str) -> None:
    game = get(slug)
    assert set(game.curves) == set(game.scenarios)
    for scenario in game.scenarios:
        state = game.setup(scenario, {}, b"key")
        game.start(state)
        state.sides = [0, 1]
        first, second = (game.win_chance(state, seat, value) for seat, value in ((0, 0.3), (1, -0.3)))
        assert first + second == pytest.approx(1)
        assert game.win_chance(state, 0, 0.2) < first < game.win_chance(state, 0, 0.4)
        assert (game.win_chance(state, 0, 1.0), game.win_chance(state, 1, 1.0)) == (1, 1)


@pytest.mark.parametrize(("results", "chances"), [((WIN, LOSS), (1, 0)), ((DRAW, DRAW), (0.5, 0.5))])
def test_a_game_that_is_over_is_told_by_its_result(results: tuple[int, int], chances: tuple[float, float]) -> None:
    """A draw is half for both, even in a scenario where an even judgement means that a side has lost."""
    game = get("tank")
    state = game.setup("night_action", {}, b"key")
    game.start(state)
    assert game.win_chance(state, 0, 0.0) < 0.1
    state.result = Outcome(results, text("tank-over-cap", turn=9), "11.1e")
    assert tuple(game.win_chance(state, seat, game.evaluate(state, seat)) for seat in range(2)) == chances

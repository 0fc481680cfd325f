"""Every registered game and drill, every scenario, every option: the contract."""

import pytest

from grognard.games import all_games
from grognard.kernel import AnyGame, Game
from tests.contract.drill import GAME as DRILL
from tests.contract.suite import CHECKS, Check, Options, capped, check_processes, check_registration, variants

GAMES: list[AnyGame] = [DRILL, *all_games()]
PLAIN = [(game, scenario, capped(game)) for game in GAMES for scenario in game.scenarios]
VARIED = [(game, scenario, options) for game, scenario, _ in PLAIN for options in variants(game, scenario)]


def name(value: object) -> str | None:
    """How a case is called in the report."""
    if isinstance(value, Game):
        return value.slug
    if isinstance(value, dict):
        return ",".join(f"{option}={choice}" for option, choice in value.items()) or "plain"
    return getattr(value, "__name__", None)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_registration(game: AnyGame) -> None:
    check_registration(game)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_same_bytes_in_other_processes(game: AnyGame) -> None:
    check_processes(game)


@pytest.mark.parametrize("check", CHECKS, ids=name)
@pytest.mark.parametrize(("game", "scenario", "options"), PLAIN, ids=name)
@pytest.mark.parametrize("seed", [1, 2])
def test_scenario(game: AnyGame, scenario: str, options: Options, check: Check, seed: int) -> None:
    check(game, scenario, options, seed, moments=24)


@pytest.mark.parametrize("check", CHECKS, ids=name)
@pytest.mark.parametrize(("game", "scenario", "options"), VARIED, ids=name)
def test_option(game: AnyGame, scenario: str, options: Options, check: Check) -> None:
    check(game, scenario, options, 3, moments=8)


@pytest.mark.slow
@pytest.mark.parametrize("check", CHECKS, ids=name)
@pytest.mark.parametrize("seed", range(10, 16))
@pytest.mark.parametrize(("game", "scenario", "options"), PLAIN, ids=name)
def test_scenario_at_length(game: AnyGame, scenario: str, options: Options, check: Check, seed: int) -> None:
    check(game, scenario, options, seed, moments=30)


@pytest.mark.slow
@pytest.mark.parametrize("check", CHECKS, ids=name)
@pytest.mark.parametrize("seed", range(20, 23))
@pytest.mark.parametrize(("game", "scenario", "options"), VARIED, ids=name)
def test_option_at_length(game: AnyGame, scenario: str, options: Options, check: Check, seed: int) -> None:
    check(game, scenario, options, seed, moments=20)

"""PettingZoo's and Gymnasium's own checks, and what they do not look at: rewards, illegal actions, sealed decisions."""

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from grognard.games import get
from grognard.kernel import SEALED as SEALED_KIND
from grognard.kernel import AnyGame
from grognard.players.greedy import Greedy
from grognard.research import gymnasium, pettingzoo
from grognard.research.lazy import Observation
from tests.research.cases import SCENARIOS, SEALED, SHORTEST

# Advice on style: agents have the names of their seats, and an observation is a dict because of its mask
STYLE = [
    "ignore:We recommend agents to be named",
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
    "ignore:Action mask numpy array is all zeros",  # of an agent whose game is over
    "ignore:.*Not able to test alternative render modes",  # that needs gymnasium.make
]
OPTIONS: list[tuple[str, str, dict[str, str]]] = [*SEALED, ("iron", "breaking_point", {"teams": "on"})]

pytestmark = [pytest.mark.filterwarnings(entry) for entry in STYLE]


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_pettingzoo_api(game: str, scenario: str) -> None:
    api_test(pettingzoo.env(game, scenario), num_cycles=40)


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_pettingzoo_seeds(game: str, scenario: str) -> None:
    seed_test(lambda: pettingzoo.env(game, scenario), num_cycles=40)


@pytest.mark.parametrize(("game", "scenario", "options"), OPTIONS)
def test_pettingzoo_with_sealed_decisions_and_teams(game: str, scenario: str, options: dict[str, str]) -> None:
    api_test(pettingzoo.env(game, scenario, **options), num_cycles=40)
    seed_test(lambda: pettingzoo.env(game, scenario, **options), num_cycles=40)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_pettingzoo_at_length(game: str, scenario: str) -> None:
    """Whole games, but for those that are very long."""
    api_test(pettingzoo.env(game, scenario), num_cycles=2000)
    seed_test(lambda: pettingzoo.env(game, scenario), num_cycles=1000)


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_gymnasium_check(game: str, scenario: str) -> None:
    for seat in get(game).seats[:2]:
        check_env(gymnasium.env(game, scenario, seat, max_turns=2))


@pytest.mark.parametrize(("game", "scenario", "options"), OPTIONS)
def test_gymnasium_with_sealed_decisions_and_teams(game: str, scenario: str, options: dict[str, str]) -> None:
    env = gymnasium.env(game, scenario, **options)
    check_env(env)
    _, info = env.reset(seed=3)
    for _ in range(20):
        assert info["legal"]
        _, reward, terminated, truncated, info = env.step(info["actions"][0])
        assert (reward, terminated, truncated, info["refused"]) == (0.0, False, False, "")


def test_gymnasium_renders() -> None:
    check_env(gymnasium.env("tank", render_mode="rgb_array"))


# --- whole games ------------------------------------------------------------------------------------------------------


def play(env: pettingzoo.Seats, seed: int) -> dict[str, float]:
    """A random game; what each agent had in the end."""
    rng = Random(seed)
    env.reset(seed=seed)
    totals: dict[str, float] = {}
    for agent in env.agent_iter():
        _, reward, termination, truncation, info = env.last(observe=False)
        if termination or truncation:
            totals[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            env.step(rng.choice(info["actions"]))
    return totals


def test_a_game_pays_what_its_outcome_says() -> None:
    """SA-5: in the attack of 7th Army both sides may lose."""
    env, seen = pettingzoo.env("tigers", "seventh_army"), set()
    for seed in range(80):
        totals, state = play(env, seed), env.session.state
        paid = tuple(totals[agent] for agent in env.possible_agents)
        assert paid == tuple(float(state.result.results[side]) for side in state.sides)
        seen.add(paid)
    assert seen == {(-1.0, 1.0), (-1.0, -1.0)}


def test_max_turns_truncates() -> None:
    env = pettingzoo.env("arras", "historical", max_turns=1)
    env.reset(seed=1)
    rng = Random(1)
    while not any(env.truncations.values()):
        assert not any(env.terminations.values())
        env.step(rng.choice(env.last()[4]["actions"]))
    assert env.last()[1] == 0
    assert env.last()[4]["outcome"] == "arras-over-cap turn=1"


def test_the_end_of_a_game_is_no_truncation() -> None:
    env = pettingzoo.env("tank", "last_stand")
    play(env, 1)
    assert not env.session.was_cut


def test_a_single_seat_meets_the_opponent_that_it_names() -> None:
    """Greedy beats whoever plays at random, from either seat."""
    rng = Random(5)
    for seat in ("us", "de"):
        env = gymnasium.env("tank", "last_stand", seat, opponent="greedy")
        observation, info = env.reset(seed=1)
        over, reward = False, 0.0
        while not over:
            mask = observation["action_mask"]
            assert mask.sum() == len(info["actions"])
            observation, reward, terminated, truncated, info = env.step(rng.choice(np.flatnonzero(mask)))
            over = terminated or truncated
        assert reward == -1


def test_an_opponent_may_be_made_by_a_function() -> None:
    made: list[AnyGame] = []

    def maker(game: AnyGame, rng: Random) -> Greedy:
        made.append(game)
        return Greedy(game, rng)

    gymnasium.env("tank", opponent=maker).reset(seed=1)
    assert made[-1].slug == "tank"


# --- illegal actions --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [-1, 0, 10_000])
def test_an_illegal_action_ends_the_episode(number: int) -> None:
    env = gymnasium.env("tank", "head_to_head")
    _, info = env.reset(seed=1)
    assert number not in info["actions"]
    observation, reward, terminated, truncated, info = env.step(number)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert str(number if number else "place us_sherman_hq_1") in info["refused"]
    assert observation in env.observation_space


def test_an_illegal_action_ends_the_game_for_all() -> None:
    env = pettingzoo.env("tank", "head_to_head")
    env.reset(seed=1)
    first = env.agent_selection
    env.step(0)
    assert env.rewards == {agent: -1.0 if agent == first else 0.0 for agent in ("us", "de")}
    assert all(env.terminations.values())
    assert env.infos[first]["refused"]
    for _ in env.agent_iter():
        env.step(None)
    assert not env.agents


# --- sealed decisions -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "scenario", "options"), SEALED)
def test_a_sealed_answer_stays_sealed(game: str, scenario: str, options: dict[str, str]) -> None:
    """Whoever is asked second sees the same, whatever the first has answered."""
    seen: list[tuple[Any, ...]] = []
    for which in (0, 3):
        env = pettingzoo.env(game, scenario, **options)
        env.reset(seed=4)
        assert env.session.now is not None
        assert env.session.now.kind == SEALED_KIND
        first = env.agent_selection
        env.step(env.last()[4]["actions"][which])
        assert env.agent_selection != first
        observation, *_, info = env.last()
        assert observation is not None
        seen.append((observation["observation"].tolist(), observation["action_mask"].tolist(), info.whole()))
    assert seen[0] == seen[1]


# --- lazy -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SHORTEST)
def test_an_observation_that_is_read_late_tells_of_then(game: str) -> None:
    rng = Random(2)
    env = pettingzoo.env(game, SHORTEST[game], max_turns=3)
    env.reset(seed=2)
    late: list[Observation] = []
    early = []
    for _ in range(150):
        observation, *_, info = env.last()
        if observation is None or not info["actions"]:
            break
        late.append(env.observe(env.agent_selection))
        early.append(observation["observation"])
        env.step(rng.choice(info["actions"]))
    assert len(late) > 60
    for unread, read in zip(late, early, strict=True):
        assert np.array_equal(unread["observation"], read)


def test_nothing_is_made_that_nobody_reads() -> None:
    env = pettingzoo.env("tank")
    env.reset(seed=1)
    observation, *_, info = env.last()
    assert observation is not None
    assert dict.__len__(observation) == dict.__len__(info) == 0
    assert "action_mask" in observation
    assert "nothing" not in observation
    assert observation.get("nothing", 7) == 7
    assert observation["action_mask"].sum() == len(info["legal"])
    assert dict.__len__(observation) == 1


def test_an_observation_travels() -> None:
    env = gymnasium.env("tank")
    observation, info = env.reset(seed=1)
    again = pickle.loads(pickle.dumps(observation))
    assert type(again) is Observation
    assert np.array_equal(again["observation"], observation["observation"])
    assert pickle.loads(pickle.dumps(info)) == info
    assert dict(info) == info.copy() == info.whole()

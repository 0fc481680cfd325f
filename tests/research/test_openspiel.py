"""OpenSpiel's own test, and what it does not look at."""

from random import Random

import pyspiel
import pytest

import grognard.research.openspiel as openspiel
from grognard.games import SLUGS
from grognard.kernel import CHANCES
from grognard.kernel.dice import draw, pick
from grognard.research.field import find
from grognard.research.session import Moment, Session
from tests.research.cases import SCENARIOS, SHORTEST


def simulate(slug: str, **params: object) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(f"grognard_{slug}", params), num_sims=1, serialize=True, verbose=False
    )  # fmt: skip


@pytest.mark.parametrize("slug", SLUGS)
def test_random_play_of_a_turn(slug: str) -> None:
    simulate(slug, scenario=SHORTEST[slug], max_turns=1)


def test_random_play_of_a_whole_game() -> None:
    simulate("tank", scenario=SHORTEST["tank"])


@pytest.mark.slow
@pytest.mark.parametrize("slug", SLUGS)
def test_random_play_of_whole_games(slug: str) -> None:
    simulate(slug, scenario=SHORTEST[slug])


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_random_play_of_two_turns(slug: str, scenario: str) -> None:
    simulate(slug, scenario=scenario, max_turns=2)


@pytest.mark.parametrize(
    ("slug", "params"),
    [
        ("arras", {"scenario": "standard", "bidding": "on", "max_turns": 1}),
        ("tigers", {"scenario": "fifth_panzer", "tournament": "on", "max_turns": 1}),
        ("iron", {"scenario": "breaking_point", "teams": "on", "max_turns": 1}),
    ],
)
def test_random_play_with_sealed_decisions_and_teams(slug: str, params: dict[str, object]) -> None:
    simulate(slug, **params)


def test_a_game_is_loaded_by_its_name_and_parameters() -> None:
    game = pyspiel.load_game("grognard_tank(scenario=last_stand,max_turns=2,fire_bonus=all_firers)")
    assert isinstance(game, openspiel.SpielGame)
    assert game.field.scenario == "last_stand"
    assert (game.field.options["max_turns"], game.field.options["fire_bonus"]) == ("2", "all_firers")
    assert game.num_distinct_actions() == 345
    assert pyspiel.load_game("grognard_iron(teams=on)").num_players() == 4


def test_where_both_sides_may_lose_the_sum_is_general() -> None:
    utility = pyspiel.GameType.Utility
    found = {slug: pyspiel.load_game(f"grognard_{slug}").get_type().utility for slug in SLUGS}
    assert found == {
        "tank": utility.ZERO_SUM,
        "arras": utility.ZERO_SUM,
        "tigers": utility.GENERAL_SUM,
        "woods": utility.ZERO_SUM,
        "iron": utility.GENERAL_SUM,
    }


def test_chances_are_exact() -> None:
    """9.4a: the sum of two dice."""
    state = shot(pyspiel.load_game("grognard_tank(scenario=night_action)"), Random(3))
    chances = {state.action_to_string(action): chance for action, chance in state.chance_outcomes()}
    assert chances["roll 7"] == 6 / 36
    assert chances["roll 12"] == 1 / 36
    assert sum(chances.values()) == pytest.approx(1)


def shot(game: openspiel.SpielGame, rng: Random) -> openspiel.SpielState:
    """Random play up to the roll of a shot."""
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            texts = {state.action_to_string(action): action for action in state.legal_actions()}
            if state.is_chance_node() and "roll 7" in texts:
                return state
            fire = [action for text, action in texts.items() if text.split()[0] in ("fire", "with", "shoot")]
            state.apply_action(rng.choice(fire or list(texts.values())))


def test_a_clone_goes_its_own_way() -> None:
    game, rng = pyspiel.load_game("grognard_iron(max_turns=1)"), Random(4)
    state = game.new_initial_state()
    for _ in range(60):
        state.apply_action(rng.choice(state.legal_actions()))
    before, clone = str(state), state.clone()
    assert str(clone) == before
    clone.apply_action(rng.choice(clone.legal_actions()))
    assert str(state) == before
    assert str(clone) != before
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == before
    assert again.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_adapters_observe_the_same(slug: str) -> None:
    """The same dice and choices, once with chance drawn from the key and once resolved from outside."""
    field, rng = find(slug, SHORTEST[slug], {"max_turns": 2}), Random(9)
    key = bytes(range(32))
    session, walk = Session(field, key), openspiel.Walk(field)
    walk.state.key = key
    for number in range(200):
        roll(walk)
        now = session.now
        assert (now is None) == (walk.now is None)
        if now is None or walk.now is None:
            break
        assert list(now.actions) == list(walk.now.actions)
        for seat in range(len(field.seats)) if number % 7 == 0 else ():
            assert Moment(session).observe(seat).tolist() == walk.observe(seat).tolist()
        action = rng.choice(list(now.actions_of(now.seat)))
        session.play(now.seat, action)
        walk.go(action)


def roll(walk: openspiel.Walk) -> None:
    """Resolve chance as the key has it."""
    while (now := walk.now) is not None and now.kind == CHANCES:
        number, walk.state.draws = draw(walk.state.key, walk.state.draws, sum(now.weights))
        walk.go(now.actions[pick(now.weights, number)[0]])

"""What differs only in what a seat does not know looks the same to it."""

import copy
from random import Random
from typing import Any

import pytest
from pyspiel import load_game

import grognard.research.openspiel as openspiel
from grognard.kernel import CHANCES, EVERYONE, SEALED, engine
from grognard.research.field import find
from grognard.research.lazy import Info, Observation
from grognard.research.session import Moment, Session
from tests.research.cases import SECRETS, walk

Seen = tuple[list[float], list[int], dict[str, Any]]


def seen(session: Session, seat: int) -> Seen:
    moment = Moment(session)
    observation = Observation(moment, seat)
    return observation["observation"].tolist(), observation["action_mask"].tolist(), Info(moment, seat).whole()


def differs(one: Any, other: Any) -> bool:
    """Whether two states differ in more than their dice."""
    twin = other.copy()
    twin.key, twin.draws = one.key, one.draws
    return bool(twin != one)


@pytest.mark.parametrize(("slug", "scenario", "options"), SECRETS)
def test_an_observation_tells_no_secret(slug: str, scenario: str, options: dict[str, str]) -> None:
    rng, different, field = Random(6), 0, find(slug, scenario, options)
    for seed in range(4):
        for session in walk(field, seed, most=1300):
            if session.now is None:
                break
            for seat in range(len(field.seats)):
                twin = copy.copy(session)
                twin.state = field.game.determinize(session.state, seat, rng)
                if differs(session.state, twin.state):
                    different += 1
                    twin.now = engine.decision(twin.state)
                    assert seen(twin, seat) == seen(session, seat)
            if different >= 60:
                return
    assert different, "nothing was ever hidden: the test has shown nothing"


@pytest.mark.parametrize(("slug", "scenario", "options"), SECRETS)
def test_an_information_state_tells_no_secret(slug: str, scenario: str, options: dict[str, str]) -> None:
    """Where something is drawn or chosen in secret, the others cannot tell one way from another, and who knows can."""
    game = load_game(f"grognard_{slug}", {"scenario": scenario, **options})
    rng, secrets = Random(8), 0
    for _ in range(8):
        state = game.new_initial_state()
        for _ in range(2500):
            if state.is_terminal() or secrets >= 30:
                break
            two = rng.sample(state.legal_actions(), 2) if len(state.legal_actions()) > 1 else []
            blind = [seat for seat in range(game.num_players()) if two and not knows(state, two, seat)]
            if blind:
                secrets += 1
                one, other = (state.child(action) for action in two)
                for seat in range(game.num_players()):
                    assert (told(one, seat) == told(other, seat)) == (seat in blind)
            state.apply_action(rng.choice(state.legal_actions()))
    assert secrets, "nothing was ever hidden: the test has shown nothing"


def knows(state: openspiel.SpielState, actions: list[int], seat: int) -> bool:
    """Whether a seat learns at once which of these actions it was."""
    now = state.walk.now
    assert now is not None
    if now.kind == CHANCES:
        return bool(now.audience == EVERYONE or now.audience >> seat & 1)
    if now.kind == SEALED:
        return len(now.hands) < 2 or now.seat == seat  # the last answer opens all
    if now.seat == seat or now.prompt.id == "iron-prompt-take":  # STRAT-06: what is taken will lie face up
        return True
    return not all(state.walk.field.vocabulary.actions[action].secret for action in actions)


def told(state: openspiel.SpielState, seat: int) -> tuple[Any, ...]:
    mask = state.legal_actions(seat) if state.current_player() == seat else []
    return state.information_state_string(seat), state.observation_string(seat), state.observation_tensor(seat), mask

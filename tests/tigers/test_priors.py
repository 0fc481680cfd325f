"""First impressions: they agree with the judgement, and lead to good moves without it."""

import math
from random import Random

import pytest

from grognard.games.tigers import GAME
from grognard.games.tigers.evaluation import judged, stake
from grognard.games.tigers.movement import Movement, Moving
from grognard.games.tigers.priors import Outing, Sight
from grognard.games.tigers.state import TigersState, board_of
from grognard.kernel import ONE, encode
from tests.tigers.battle import silent
from tests.tigers.position import battles, do, opening, position


def likely(state: TigersState) -> dict[str, float]:
    """What each answer seems to bring."""
    now = GAME.decision(state)
    assert now is not None
    found = GAME.priors(state, now.actions)
    assert len(found) == len(now.actions)
    return {str(action): worth for action, worth in zip(now.actions, found, strict=True)}


def best(state: TigersState) -> str:
    found = likely(state)
    return max(found, key=found.__getitem__)


def ends(state: TigersState, seat: int) -> list[float]:
    """What every move of the unit in hand comes to."""
    found, waiting, seen = [], [state], set()
    while waiting:
        here = waiting.pop()
        now = GAME.decision(here)
        if now is None or not isinstance(here.stack[-1], Moving):
            found.append(GAME.evaluate(here, seat))
            continue
        for action in now.actions:
            after = here.copy()
            GAME.apply(after, seat, action)
            if encode(after) not in seen:
                seen.add(encode(after))
                waiting.append(after)
    return found


@pytest.mark.parametrize("scenario", list(GAME.scenarios))
def test_every_answer_has_a_number_wherever_one_has(scenario: str) -> None:
    state, rng, given = opening(scenario), Random(5), set()
    for _ in range(120):
        now = GAME.decision(state)
        assert now is not None
        if now.kind == ONE:
            found = GAME.priors(state, now.actions)
            assert not found or len(found) == len(now.actions)
            assert all(math.isfinite(worth) for worth in found)
            if found:
                given.add(type(state.stack[-1]).__name__)
        seat = now.seats[0]
        GAME.play(state, seat, rng.choice(now.actions_of(seat)))
    assert given >= {"Movement", "Moving"}


@pytest.mark.parametrize("scenario", ["seventh_army", "fifth_panzer"])
def test_a_step_that_ends_the_move_is_worth_what_the_judgement_says(scenario: str) -> None:
    state = opening(scenario)
    start = GAME.decision(state)
    assert start is not None
    base, met = GAME.evaluate(state, start.seat), 0
    for begins in start.actions:
        if not str(begins).startswith("move"):
            continue
        moving = state.copy()
        GAME.apply(moving, start.seat, begins)
        for line, worth in likely(moving).items():
            after = moving.copy()
            do(after, line)
            if isinstance(after.stack[-1], Movement):
                gain = GAME.evaluate(after, start.seat) - base
                assert worth == pytest.approx(gain, rel=0.1, abs=0.002), (begins, line)
                met += 1
    assert met >= 5


@pytest.mark.parametrize(
    ("units", "mover", "side"),
    [
        ("g-2-pz@75 a-9-2@80 a-1111@98", "g-2-pz", "german"),
        ("g-2-pz@85 g-2-2@86 a-9-2@98", "g-2-pz", "german"),
        ("g-2-pz@75 a-9-2@85 a-1111@98:e", "a-9-2", "allied"),
        ("g-2-pz@70 a-9-2@86 a-1111@100", "a-1111", "allied"),  # an engineer, who may dig in
    ],
)
def test_what_seems_best_at_each_step_leads_to_the_best_end(units: str, mover: str, side: str) -> None:
    state = position(units, side=side)
    seat = GAME.active(state)
    do(state, f"move {mover}")
    most = max(ends(state, seat))
    lines = []
    while isinstance(state.stack[-1], Moving):
        lines.append(best(state))
        do(state, lines[-1])
    assert GAME.evaluate(state, seat) == pytest.approx(most, abs=0.00001)
    assert len(set(lines)) == len(lines)  # by no detour


@pytest.mark.parametrize(
    ("units", "mover", "side", "control"),
    [
        ("g-352-914@15 g-352-915@15 a-9-19@14", "g-352-914", "german", ""),
        ("g-352-914@14 a-9-19@13 a-9-60-1@5", "a-9-19", "allied", "14+"),
    ],
)
def test_who_comes_to_an_objective_makes_it_contested(units: str, mover: str, side: str, control: str) -> None:
    """SA-5"""
    state = position(units, scenario="seventh_army", side=side, control=control)
    board = board_of(state)
    do(state, f"move {mover}")
    worth, before = likely(state)["to 14"], judged(state, board)
    do(state, "to 14")
    gain = (judged(state, board) - before) / stake(state.board)
    assert worth == pytest.approx(gain if side == "german" else -gain, rel=0.05)


@pytest.mark.parametrize(
    ("units", "mover", "end"),
    [
        ("g-2-pz@75 a-9-2@114 a-1111@98", "a-9-2", "115"),  # onto the road
        ("g-2-pz@75 a-9-2@116 a-1111@98", "a-9-2", "115"),  # along it
        ("g-2-pz@75 a-9-2@116 a-1111@116", "a-9-2", "115"),  # and another stays
    ],
)
def test_an_allied_unit_is_worth_what_it_stops(units: str, mover: str, end: str) -> None:
    state = position(units, side="allied")
    board = board_of(state)
    do(state, f"move {mover}")
    before = judged(state, board)
    worth = Outing(Sight(state, board), state.stack[-1].units).worth(int(end) - 1, -1)
    do(state, f"to {end}")
    assert worth == pytest.approx(before - judged(state, board), rel=0.02)


def test_more_attack_than_one_and_a_stack_is_found_from_its_first_unit() -> None:
    """8.21"""
    state = position("g-26-39@69 g-26-77@69 g-26-78@69 a-9-2@70:2")
    do(state, "move g-26-77")
    found = likely(state)
    assert found["with g-26-78"] > found["to 70"] > found["with g-26-39"]
    do(state, "with g-26-78")
    assert likely(state)[best(state)] == pytest.approx(found["with g-26-78"], abs=0.0001)


def test_a_bridge_that_may_be_blown_up_is_worth_less() -> None:
    """8.41"""
    units = "g-1ss-pz@85 g-1ss-1@85 g-1ss-2@85 a-9-2@70"  # together they can beat those who may blow it up
    free, guarded = position(units), position(f"{units} a-1111@86:1")
    for state in (free, guarded):
        do(state, "move g-1ss-pz")
        do(state, "with g-1ss-1")
        do(state, "with g-1ss-2")
    assert 0 < likely(guarded)["to 86"] < likely(free)["to 86"]
    base, gain = judged(guarded, board_of(guarded)), likely(guarded)["to 86"]
    do(guarded, "to 86")
    assert gain == pytest.approx((judged(guarded, board_of(guarded)) - base) / stake(guarded.board), rel=0.05)


def test_who_may_attack_does_so_where_it_pays() -> None:
    """9.13"""
    strong = battles("g-26-39@70 g-26-77@70 g-2-pz@70 a-9-2@70:1")  # 9.6 with combined arms
    weak = battles("g-26-39@70:1 a-9-2@70 a-9-52@70 a-1111@70")
    assert best(strong) == "battle 70"
    assert best(weak) == "close"
    do(strong, "battle 70", "join g-26-77")
    assert best(strong) == "join g-2-pz"
    do(strong, "join g-2-pz")
    assert best(strong) == "join g-26-39"


def test_fire_is_for_what_loses_most() -> None:
    """9.52, 8.56"""
    state = silent("g-26-39@70 a-28-110-1@70:1e a-28-110-2@70:1")
    do(state, "fire a-28-110-1", "at g-26-39", "at g-26-39", "hits 0", "hits 0")
    found = likely(state)
    assert found["at a-28-110-2"] > found["at a-28-110-1"] > 0  # who is not dug in


def test_a_reinforcement_that_comes_now_is_worth_more_than_one_that_comes_later() -> None:
    """11.14"""
    state = position("g-614@waiting g-653@waiting g-600@25 a-4-8@dead", impulse="16-3", side="allied")
    do(state, "end")
    found = likely(state)
    assert found["arrive"] == pytest.approx(found["enter g-614"] + found["enter g-653"])
    do(state, "enter g-653")
    found = likely(state)
    assert best(state) == "to C"
    assert sum(worth == found["to C"] for worth in found.values()) == 1

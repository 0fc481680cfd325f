"""First impressions of the answers to a decision: they must say about what the judgement says behind them."""

from math import atanh, isfinite
from random import Random

import pytest

from grognard.games.iron import GAME
from grognard.games.iron.board import UNITS
from grognard.games.iron.damage import Losses
from grognard.games.iron.evaluation import MOST
from grognard.games.iron.state import IronState
from grognard.kernel import ONE, encode
from tests.iron.battle import storm
from tests.iron.position import ask, at, do, legal, moving, opening, position
from tests.iron.strategy import acting

FAR = "de-2-9@1714:r1"
BATTLE = (
    "us-1-1@0405:r4 us-1-2@0505:r2g1 us-1-3@0404:r2m1 us-1-4@0406:e3o1 us-sherman-1@0504"
    " de-1-1@0807:r4 de-1-2@0708:r2g1 de-1-3@0707:e4,op de-panzer4-1@0908:op"
)


def likes(state: IronState) -> dict[str, float]:
    """What each answer seems to bring."""
    now = GAME.decision(state)
    assert now is not None
    return dict(zip(legal(state), GAME.priors(state, now.actions), strict=True))


def favourite(state: IronState) -> str:
    found = likes(state)
    return max(found, key=lambda action: found[action])


def behind(state: IronState, action: str) -> float:
    """What the judgement says behind an answer of the side that decides, before it is squeezed between -1 and 1."""
    now, after = GAME.decision(state), state.copy()
    assert now is not None
    do(after, action)
    return atanh(GAME.evaluate(after, now.seat) / MOST)


@pytest.mark.parametrize("seed", range(4))
def test_one_for_each_answer_and_the_state_stays_as_it_is(seed: int) -> None:
    """Through a battle by chance: also where a unit is put elsewhere for a moment to look at it."""
    state, rng, met = position(BATTLE), Random(seed), set[str]()
    for _ in range(60):
        now = GAME.decision(state)
        assert now is not None
        if now.kind != ONE:
            GAME.resolve(state, rng.choice(now.actions))
            continue
        before = encode(state)
        found = GAME.priors(state, now.actions)
        assert encode(state) == before
        assert len(found) in (0, len(now.actions))
        assert all(isfinite(worth) for worth in found)
        if found:
            met.add(type(state.stack[-1]).__name__)
        GAME.play(state, now.seat, rng.choice(now.actions))
    assert met >= {"ActionTurn", "Activation", "Moving"}


def test_a_unit_in_hand_goes_where_the_judgement_wants_it() -> None:
    """SETUP-09: the best of twenty hexes, without trying any."""
    state = opening()
    while type(state.stack[-1]).__name__ != "InHand":
        do(state, legal(state)[0])
    found = likes(state)
    assert len(found) == 20
    assert behind(state, favourite(state)) == pytest.approx(max(behind(state, action) for action in found))


def test_a_move_goes_to_the_objective_in_reach_and_ends_there() -> None:
    """V1 is in 0807, three hexes away; behind that no step is worth it."""
    state = moving(f"us-1-1@0804:r4 {FAR}", "us-1-1")
    for _ in range(3):
        do(state, favourite(state))
    assert at(state, "us-1-1") == "0807"
    assert favourite(state) == "stop"


def test_a_move_goes_round_the_enemy() -> None:
    """MOVE-04: the straight way is closed by 0806 and 0906."""
    state = moving(f"us-1-1@0804:r4 de-1-1@0806:r1 de-1-2@0906:r1 {FAR}", "us-1-1")
    assert favourite(state) == "to 0704"


def test_under_op_fire_only_the_next_hex_counts() -> None:
    """OPF-05: the other side is asked behind the step, and who knows how it goes on."""
    quiet = moving(f"us-1-1@0804:r4 de-1-1@1105:r4 {FAR}", "us-1-1")
    watched = moving(f"us-1-1@0804:r4 de-1-1@1105:r4,op {FAR}", "us-1-1")
    assert favourite(quiet) == "to 0805"
    assert likes(watched)["to 0805"] < likes(quiet)["to 0805"] / 2


def test_an_attack_is_worth_what_the_judgement_promises() -> None:
    """COMB-03, ATK-07: who joins and which type, in the order that the judgement has behind them."""
    state = position(f"us-1-1@0302:r4 us-1-2@0301:r4 us-1-3@0300:r2g1 de-1-1@0305:r4 de-1-2@0304:r1 {FAR}")
    do(state, "use us-1-1", "fire")
    assert favourite(state) == "target de-1-1"  # four figures rather than one
    do(state, "target de-1-1")
    found = likes(state)
    assert len(found) == 5
    for action, worth in found.items():
        gain = behind(state, action) - behind(state, "normal")
        assert worth - found["normal"] == pytest.approx(gain, rel=0.15, abs=1e-4)


def test_an_assault_wants_those_who_help() -> None:
    """ASLT-06: a second squad against one that is as strong."""
    state = position(f"us-1-1@0504:r4 us-1-2@0405:e4 de-1-1@0505:r4 {FAR}")
    storm(state, "us-1-1", "0505")
    assert favourite(state) == "with us-1-2"
    assert behind(state, "with us-1-2") > behind(state, "begin")


def test_shells_fall_on_the_enemy() -> None:
    """FIG-04, STRAT-09: of all hexes the one with most enemies."""
    state = position(f"us-1-1@0302:r2m1 de-1-1@0306:r4 {FAR}")
    do(state, "use us-1-1", "fire")
    assert favourite(state) == "shell 0306"
    units = "us-1-1@0501:r4 de-1-1@0505:r4 de-1-2@0505:r4 de-1-3@0506:r4"
    state = acting("artillery_1", units, "offensive_artillery-1", 4)
    do(state, "play offensive_artillery-1", "die 6")
    assert favourite(state) == "mark 0505"


def test_the_figure_that_is_worth_least_is_lost() -> None:
    """DMG-01: the owner chooses; a sniper would take the officer."""
    state = position(f"us-1-1@0302:r4 de-1-1@0305:r3o1 {FAR}")
    for seat, figure in ((1, "lose regular"), (0, "lose officer")):
        ask(state, *state.stack[:2], Losses(UNITS.index("de-1-1"), 1, seat))
        assert favourite(state) == figure

"""The chances that the battle panel shows, against what the dice of the rule itself are weighed with."""

from fractions import Fraction

import pytest

from grognard.games.tigers import GAME
from grognard.kernel import CHANCES, OBSERVER, Roll, engine
from tests.tigers.battle import silent
from tests.tigers.position import chances, do

BATTLE = "g-2-pz@70 g-26-39@70:1 a-28-110-1@70:2e a-7-b@70:2 a-9-52@70:1"
SEATS = {"german": 0, "allied": 1}


def shown(roll: Roll | None) -> dict[str, Fraction]:
    assert roll is not None
    return {result.label: Fraction(result.ways, result.of) for result in roll.results}


def weighed(weights: dict[str, int], sp: int) -> dict[str, Fraction]:
    """The same from the weights of the chance decision; hits beyond the last SP are lost (9.22)."""
    found: dict[str, Fraction] = {}
    for outcome, weight in weights.items():
        hits = min(sp, int(outcome.split()[1]))
        label = "destroyed" if hits == sp else f"hits-{hits}"
        found[label] = found.get(label, Fraction()) + Fraction(weight, sum(weights.values()))
    return found


@pytest.mark.rule("9.21", "9.22")
def test_a_pairing_shows_what_its_dice_can_do() -> None:
    """Three dice of a foot unit against an entrenched one of 2 SP."""
    state = silent("g-26-39@70:3 a-28-110-1@70:2e a-7-b@70:2")
    while (now := engine.decision(state)) is not None and (now.kind == CHANCES or now.seat == SEATS["allied"]):
        do(state, str(now.actions[0]))
    pairings = [pair for pair in GAME.forecast(state, SEATS["german"]).pairings if pair.kind == "may"]
    assert [pair.target for pair in pairings] == ["a-28-110-1"]  # 9.52: the only one of its quality or lower
    do(state, "at a-28-110-1")
    assert shown(pairings[0].roll) == weighed(chances(state), 2)
    assert set(shown(pairings[0].roll)) == {"hits-0", "hits-1", "destroyed"}


@pytest.mark.rule("9.34")
def test_all_fire_together_is_the_sum_of_its_volleys() -> None:
    state = silent(BATTLE)
    while True:
        now = engine.decision(state)
        assert now is not None
        if now.kind == CHANCES:
            break
        if state.stack[-1].pairs:
            last = GAME.forecast(state, SEATS["allied"])
        do(state, str(now.actions[0]))
    chosen = [pair for pair in last.pairings if pair.kind == "chosen"]
    together = shown(last.rolls[0])
    assert sum(together.values()) == 1
    untouched = Fraction(1)
    for pair in chosen:
        untouched *= shown(pair.roll)["hits-0"]
    assert together["hits-0"] == untouched


def test_the_best_for_the_viewer_comes_first() -> None:
    state = silent(BATTLE)
    rolls = {}
    for name, seat in {**SEATS, "observer": OBSERVER}.items():
        pair = next(pair for pair in GAME.forecast(state, seat).pairings if pair.kind == "may")
        assert pair.roll is not None
        rolls[name] = [result.label for result in pair.roll.results]
    assert rolls["allied"] == rolls["german"][::-1]
    assert rolls["german"][0] == rolls["observer"][0] == "hits-0"

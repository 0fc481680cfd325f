"""What pointing means where it is legal: the actions that carry it out; and that reasons and rules never part."""

from random import Random

import pytest

from grognard.games.tigers import GAME
from grognard.games.tigers.movement import Moving
from grognard.games.tigers.refusals import intents
from grognard.games.tigers.state import TigersState
from grognard.kernel import CHANCES, Action, Intent, Refusal
from tests.tigers.position import battles, do, legal, plan, position, refusal

# --- 8.2: moves -------------------------------------------------------------------------------------------------------


def test_a_unit_and_a_place_are_the_whole_move() -> None:
    state = position("g-2-pz@51")
    assert plan(state, "g-2-pz", place="29") == ["move g-2-pz", "to 52", "to 53", "to 29", "stop"]
    assert plan(state, "g-2-pz", place="29", verb="move") == ["move g-2-pz", "to 52", "to 53", "to 29", "stop"]
    assert plan(state, "g-2-pz") == ["move g-2-pz"]
    assert plan(state, "g-2-pz", verb="move") == ["move g-2-pz"]


def test_a_move_that_cannot_go_on_needs_no_stop() -> None:
    state = position("g-26-39@51 g-2-pz@33 g-1ss-pz@95 a-14cav@45 g-3fj-5@37")
    assert plan(state, "g-26-39", place="32")[-1] == "to 32"  # all five MP
    assert plan(state, "g-2-pz", place="B") == ["move g-2-pz", "to B"]
    assert plan(state, "g-3fj-5", place="45") == ["move g-3fj-5", "to 45"]  # 8.22


def test_an_enemy_piece_is_the_place_where_it_stands() -> None:
    state = position("g-3fj-5@37 a-14cav@45")
    assert plan(state, "g-3fj-5", piece="a-14cav") == ["move g-3fj-5", "to 45"]


def test_a_plan_ends_where_the_enemy_is_asked() -> None:
    """8.41 A bridge that the enemy may demolish leads to where he stands, and there the move is over."""
    state = position("g-2-pz@70 a-28-110-2@71", intact="51-70")
    do(state, *plan(state, "g-2-pz", place="71"))
    assert legal(state) == ["blow a-28-110-2", "hold"]
    state = position("g-2-pz@94 a-99nor@96")
    do(state, *plan(state, "g-2-pz", piece="a-99nor"))
    assert legal(state) == ["blow a-99nor", "hold"]


def test_a_stack_goes_together_and_its_engineers_are_asked() -> None:
    state = position("g-2-pz@51 g-2-2@51 g-600@51")
    assert plan(state, "g-2-pz g-2-2", place="53") == ["move g-2-pz", "with g-2-2", "to 52", "to 53", "stop"]
    assert plan(state, "g-2-2 g-2-pz g-600") == ["move g-2-2", "with g-2-pz", "with g-600"]
    do(state, *plan(state, "g-2-2 g-600", place="52"))
    assert legal(state) == ["entrench g-600", "stop"]


def test_a_unit_twice_is_once() -> None:
    assert plan(position("g-2-pz@51"), "g-2-pz g-2-pz", place="52") == ["move g-2-pz", "to 52", "stop"]


# --- units in hand ----------------------------------------------------------------------------------------------------


def test_a_place_completes_the_move_in_hand() -> None:
    state = position("g-2-pz@51 g-2-2@51 g-600@51")
    do(state, "move g-2-pz")
    assert plan(state, place="53") == ["to 52", "to 53", "stop"]
    assert plan(state, "g-2-pz", place="53") == ["to 52", "to 53", "stop"]
    assert plan(state, "g-2-2") == ["with g-2-2"]
    assert plan(state, "g-2-2", place="51") == ["with g-2-2"]
    assert plan(state, "g-2-2 g-600", verb="with") == ["with g-2-2", "with g-600"]
    assert plan(state, "g-2-2", place="53") == ["with g-2-2", "to 52", "to 53", "stop"]
    do(state, "to 52")
    assert plan(state, place="52") == ["stop"]
    assert plan(state, verb="stop") == ["stop"]
    assert plan(state, place="29") == ["to 53", "to 29", "stop"]


def test_one_step_is_taken_as_it_is_named() -> None:
    """Diekirch is cheaper by Ettelbruck than straight; whoever names the step takes it."""
    state = position("a-rngr@68 a-28-109-1@56", side="allied")
    do(state, "move a-rngr")
    assert plan(state, place="69", verb="to") == ["to 69"]
    assert plan(state, place="70", verb="to") == ["to 69", "to 70", "stop"]


def blown() -> TigersState:
    """8.42 A stack before the bridge of Clervaux, which the enemy has just demolished."""
    state = position("g-2-2@70 g-2-304@70 g-600@70 a-28-110-2@71 a-1107@66", intact="51-70")
    do(state, "move g-2-2", "with g-2-304", "with g-600", "to 71", "blow a-28-110-2", "hits 1")
    return state


def test_after_a_demolition_units_go_their_own_ways() -> None:
    state = blown()
    assert plan(state, "g-600") == ["apart g-600"]
    assert plan(state, "g-600 g-2-2", verb="apart") == ["apart g-600", "apart g-2-2"]
    assert plan(state, "g-600", place="72") == ["apart g-2-2", "apart g-2-304", "to 72", "stop"]
    assert plan(state, "g-600", place="70") == ["apart g-2-2", "apart g-2-304", "stop"]
    assert plan(state, "g-600", verb="entrench") == ["apart g-2-2", "apart g-2-304", "entrench g-600"]
    assert plan(state, place="70") == ["stop"]  # R46
    assert plan(state, place="71") == ["to 71"]
    for pieces, place in (("g-600", "72"), ("g-600 g-2-2", "72"), ("g-2-304", "70")):
        other = state.copy()
        do(other, *plan(other, pieces, place=place))
        assert any(isinstance(frame, Moving) for frame in other.stack)  # the others are still to go


# --- 8.5, 14: entrenchment, special forces ----------------------------------------------------------------------------


def test_whoever_points_at_where_a_unit_stands_digs_it_in() -> None:
    state = position("g-2-2@51 g-600@51")
    assert plan(state, "g-2-2", place="51") == ["entrench g-2-2"]
    assert plan(state, "g-2-2 g-600", place="51") == ["entrench g-2-2", "entrench g-600"]
    assert plan(state, "g-2-2", verb="entrench") == ["entrench g-2-2"]
    assert plan(state, "g-2-2", place="51", verb="entrench") == ["entrench g-2-2"]


def test_an_engineer_goes_and_digs_in() -> None:
    state = position("g-600@51")
    assert plan(state, "g-600", place="29", verb="entrench") == [
        "move g-600", "to 52", "to 53", "to 29", "entrench g-600",
    ]  # fmt: skip
    do(state, "move g-600", "to 52")
    assert plan(state, verb="entrench") == ["entrench g-600"]
    assert plan(state, "g-600", place="52", verb="entrench") == ["entrench g-600"]
    assert plan(state, place="53", verb="entrench") == ["to 53", "entrench g-600"]


def test_an_engineer_goes_round_to_dig_in() -> None:
    """Over the damaged bridge to Beaufort it would have 2 MP left, by Wallendorf 4."""
    state = position("g-47-2@19", scenario="seventh_army")
    assert plan(state, "g-47-2", place="20") == ["move g-47-2", "to 20", "stop"]
    assert plan(state, "g-47-2", place="20", verb="entrench") == ["move g-47-2", "to 21", "to 20", "entrench g-47-2"]


def test_special_forces_are_placed_in_three_answers() -> None:
    state = position("g-2-pz@51")
    assert plan(state, verb="special") == ["special"]
    do(state, "special")
    assert plan(state, verb="restrict") == ["restrict"]
    do(state, "restrict")
    assert plan(state, place="88") == ["to 88"]


# --- 9: battles -------------------------------------------------------------------------------------------------------


def test_a_battle_is_named_by_its_place_or_by_who_is_in_it() -> None:
    state = battles("g-2-pz@70 g-2-2@70 a-28-110-1@70 g-560-1128@49 a-28-112@49")
    assert plan(state, place="70") == ["battle 70"]
    assert plan(state, "g-2-2") == ["battle 70"]
    assert plan(state, "g-2-2 g-2-pz", verb="battle") == ["battle 70"]
    assert plan(state, piece="a-28-112") == ["battle 49"]
    assert plan(state, "a-28-112") == ["battle 49"]
    assert plan(state, verb="close") == ["close"]


def test_volunteers_and_a_place_are_the_whole_attack() -> None:
    state = battles("g-2-pz@70 g-2-2@70 a-28-110-1@70")
    assert plan(state, "g-2-pz", place="70") == ["battle 70", "join g-2-pz", "attack"]
    assert plan(state, "g-2-pz", piece="a-28-110-1") == ["battle 70", "join g-2-pz", "attack"]
    assert plan(state, "g-2-pz g-2-2", place="70") == ["battle 70", "join g-2-pz", "join g-2-2"]
    do(state, "battle 70")
    assert plan(state, "g-2-pz") == ["join g-2-pz"]
    assert plan(state, "g-2-pz", verb="attack") == ["join g-2-pz", "attack"]
    assert plan(state, "g-2-pz", piece="a-28-110-1") == ["join g-2-pz", "attack"]
    assert plan(state, "g-2-pz g-2-2", place="70") == ["join g-2-pz", "join g-2-2"]
    do(state, "join g-2-pz")
    assert plan(state, verb="attack") == ["attack"]


def test_who_must_attack_does_not_join() -> None:
    state = position("g-2-pz@51 g-2-2@70 a-28-110-1@70", intact="51-70")
    do(state, "move g-2-pz", "to 70", "end")
    assert plan(state, "g-2-pz", place="70") == ["battle 70", "attack"]
    assert plan(state, "g-2-pz g-2-2", place="70") == ["battle 70", "join g-2-2"]


def test_a_target_is_pointed_at_or_pointed_to() -> None:
    state = battles("g-2-pz@70 g-2-2@70 a-9-2@70 a-9-52@70")
    do(state, "battle 70", "join g-2-pz", "join g-2-2", "hits 1", "hits 0")
    assert plan(state, piece="g-2-pz") == ["aim g-2-pz"]
    assert plan(state, "g-2-pz") == ["aim g-2-pz"]
    assert plan(state, "a-9-2", piece="g-2-pz") == ["aim g-2-pz"]


def test_a_firer_and_its_target_are_two_answers() -> None:
    state = battles("g-2-pz@70 g-116-pz@70 a-9-2@70 a-741@70")
    do(state, "battle 70", "join g-2-pz", "join g-116-pz", "hits 0", "hits 0")
    assert plan(state, "a-9-2") == ["fire a-9-2"]
    assert plan(state, "a-9-2", piece="g-2-pz") == ["fire a-9-2", "at g-2-pz"]
    do(state, "fire a-9-2")
    assert plan(state, piece="g-2-pz") == ["at g-2-pz"]
    assert plan(state, "g-116-pz") == ["at g-116-pz"]
    assert plan(state, "a-9-2", piece="g-116-pz") == ["at g-116-pz"]


# --- at random --------------------------------------------------------------------------------------------------------


def pointing(action: Action, *, one_step: bool) -> Intent:
    """What a person points at who means a listed action."""
    words, verb = action.words(), action.verb()
    if verb in ("to", "battle"):
        return Intent(place=words[0], verb="to" if one_step else "")
    return Intent(tuple(words), verb=verb)


def check_moment(state: TigersState, rng: Random) -> None:
    now = GAME.decision(state)
    assert now is not None
    for action in now.actions:
        found = GAME.plan(state, now.seat, pointing(action, one_step=isinstance(state.stack[-1], Moving)))
        assert found is not None, f"{action} cannot be pointed at"
        assert found[0] == action
    everything = list(intents(state))
    assert len(everything) < 8000
    before = GAME.encode(state)
    for intent in rng.sample(everything, 60):
        answer = GAME.judge(state, now.seat, intent)
        assert (GAME.plan(state, now.seat, intent) is None) == (GAME.explain(state, now.seat, intent) is not None)
        if isinstance(answer, Refusal):
            assert answer.text.id.startswith("tigers-no-")
            continue
        other = state.copy()
        for action in answer:
            GAME.apply(other, now.seat, action)
    assert GAME.encode(state) == before


@pytest.mark.parametrize("scenario", ["seventh_army", "fifth_panzer", "three_days", "campaign"])
def test_reasons_and_rules_agree_at_random(scenario: str) -> None:
    rng = Random(scenario)
    state = GAME.setup(scenario, {"lines_closed_16_1": "on"}, scenario.encode())
    checked = 0
    while checked < 50:
        now = GAME.decision(state)
        if now is None:
            state = GAME.setup(scenario, {}, scenario.encode())
        elif now.kind == CHANCES:
            GAME.resolve(state, rng.choices(now.actions, now.weights)[0])
        else:
            if rng.random() < (0.05 if now.rule in ("8.2", "8.41") else 0.3):
                check_moment(state, rng)
                checked += 1
            GAME.apply(state, now.seat, rng.choice(now.actions))


def test_everything_legal_in_the_opening_can_be_pointed_at() -> None:
    """By what a person might point at, as the game lists it."""
    state = position("g-2-pz@51 g-2-2@51 g-600@51 a-28-110-1@70")
    found = {line for intent in intents(state) for line in map(str, GAME.plan(state, 0, intent) or [])}
    assert set(legal(state)) <= found
    assert refusal(state, verb="arrive") == "8.2 tigers-no-not-now answer=arrive"

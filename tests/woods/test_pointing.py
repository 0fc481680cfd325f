"""What pointing means where it is legal: the actions that carry it out; and that reasons and rules never part."""

from random import Random

import pytest

from grognard.games.woods import GAME
from grognard.games.woods.board import UNITS
from grognard.games.woods.refusals import intents
from grognard.games.woods.state import WoodsState
from grognard.kernel import CHANCES, Action, Decision, Intent, Refusal, engine
from tests.woods.position import at, do, go, plan, position, refusal

# --- 10: moves --------------------------------------------------------------------------------------------------------


def test_a_unit_and_a_hex_are_the_whole_move() -> None:
    state = position("g-2pz-a@2919 g-26-39@2318")
    whole = ["move g-2pz-a", "to 2819", "to 2719", "to 2618", "stop"]
    assert plan(state, "g-2pz-a", place="2618") == plan(state, "g-2pz-a", place="2618", verb="move") == whole
    assert plan(state, "g-2pz-a") == plan(state, piece="g-2pz-a") == ["move g-2pz-a"]
    assert plan(state, "g-2pz-a g-2pz-a", place="2618") == whole
    do(state, *whole)
    assert at(state, "g-2pz-a") == "2618:3"


def test_a_friend_stands_for_its_hex() -> None:
    state = position("g-2pz-a@2519 g-26-39@2318")
    assert plan(state, "g-26-39", piece="g-2pz-a") == plan(state, "g-26-39", place="2519")
    state = position("u-28id-110@2519 u-28id-112@2319", side="allied", assets="ue-viii@2518")
    assert plan(state, "u-28id-110", piece="ue-viii") == ["move u-28id-110", "to 2518", "stop"]


def test_a_move_that_cannot_go_on_needs_no_stop() -> None:
    state = position("g-26-39@2518 g-2pz-a@2318 u-28id-110@2716")
    assert plan(state, "g-26-39", place="2616") == ["move g-26-39", "to 2517", "to 2616"]  # 7.3a
    assert plan(state, "g-26-39", place="2521")[-1] == "to 2521"  # all three MP


def test_a_unit_in_hand_goes_on_or_stops() -> None:
    state = position("g-2pz-a@2919 g-26-39@2318")
    go(state, "g-2pz-a", "2819")
    assert plan(state, place="2618") == ["to 2719", "to 2618", "stop"]
    assert plan(state, "g-2pz-a", place="2719") == ["to 2719", "stop"]
    assert plan(state, place="2719", verb="to") == ["to 2719"]
    assert plan(state, place="2819") == plan(state, verb="stop") == ["stop"]


def test_infantry_walks_where_it_can_and_drives_where_it_must() -> None:
    state = position("u-28id-110@2518 u-28id-112@3211", side="allied")
    assert plan(state, "u-28id-110", place="2416") == ["move u-28id-110", "to 2417", "to 2416", "stop"]
    assert plan(state, "u-28id-110", place="2416", verb="drive") == [
        "move u-28id-110", "drive", "to 2517", "to 2416", "stop",
    ]  # fmt: skip
    far = plan(state, "u-28id-110", place="2919")
    assert far == ["move u-28id-110", "drive", "to 2618", "to 2719", "to 2819", "to 2919", "stop"]
    assert plan(state, "u-28id-110", verb="drive") == ["move u-28id-110", "drive"]
    do(state, "move u-28id-110")
    assert plan(state, place="2919") == far[1:]
    assert plan(state, verb="drive") == ["drive"]


def test_german_armour_out_of_supply_leaves_its_tanks() -> None:
    state = position("g-2pz-a@2518 g-26-39@2718", oos="g-2pz-a")
    assert plan(state, "g-2pz-a") == plan(state, "g-2pz-a", verb="abandon") == ["abandon g-2pz-a"]
    assert plan(state, "g-2pz-a", place="2519") == ["abandon g-2pz-a", "to 2519", "stop"]
    do(state, *plan(state, "g-2pz-a", place="2519"))
    assert at(state, "g-2pz-a") == "2519:1"


def test_a_unit_that_is_hemmed_in_withdraws() -> None:
    ring = "u-28id-110@2417 u-28id-112@2617 u-28id-109@2519"
    state = position(f"g-26-39@2518 {ring} g-26-77_78@2618 g-2pz-a@3211")
    assert plan(state, "g-26-39", place="2719") == ["move g-26-39", "to 2618", "to 2719"]
    do(state, *plan(state, "g-26-39", place="2719"))
    assert at(state, "g-26-39") == "2719:2"


def test_the_150th_slips_through_once() -> None:
    """7.3c A way that would lead through enemy zones twice is none."""
    state = position("g-150@2518 u-28id-110@2616 u-28id-112@2821 g-26-39@3211", turn=2)
    assert refusal(state, "g-150", place="2716").startswith("7.3a woods-no-zone-bars")
    for place in ("2516", "2717", "2514", "2617"):
        after = state.copy()
        for action in GAME.plan(after, 0, Intent(("g-150",), place)) or ():
            GAME.apply(after, 0, action)
        assert at(after, "g-150") == f"{place}:3"


def test_an_engineer_and_a_bridge() -> None:
    state = position("u-28id-110@2618 u-28id-112@2319", side="allied", assets="ue-viii@2518")
    blown = ["demolish ue-viii", "blow 2618/2719"]
    assert plan(state, "ue-viii", place="2618") == plan(state, "ue-viii", place="2719") == blown
    assert plan(state, place="2719", verb="blow") == plan(state, "ue-viii", verb="blow") == blown
    assert plan(state, "ue-viii") == plan(state, "ue-viii", verb="demolish") == ["demolish ue-viii"]


# --- 11: attacks ------------------------------------------------------------------------------------------------------


def test_units_and_an_enemy_are_the_whole_attack() -> None:
    state = position("g-26-39@2518 g-2pz-a@2618 u-28id-110@2519", round_="combat")
    do(state, "end")
    assert plan(state, piece="u-28id-110") == plan(state, place="2519") == ["attack 2519"]
    assert plan(state, "g-26-39 g-2pz-a", piece="u-28id-110") == [
        "attack 2519", "join g-26-39", "join g-2pz-a", "strike",
    ]  # fmt: skip
    do(state, "attack 2519")
    assert plan(state, "g-26-39") == plan(state, "g-26-39", verb="join") == ["join g-26-39"]
    assert plan(state, "g-26-39", verb="strike") == ["join g-26-39", "strike"]
    do(state, "join g-26-39")
    assert plan(state, verb="strike") == plan(state, piece="u-28id-110") == plan(state, place="2519") == ["strike"]
    do(state, "strike")
    assert plan(state, "ga-5pz-1") == plan(state, piece="ga-5pz-1") == ["support ga-5pz-1"]
    assert plan(state, "gn-5pz-1", verb="double") == ["double gn-5pz-1"]


# --- agreement --------------------------------------------------------------------------------------------------------


def pointed(action: Action) -> list[Intent]:
    """How a listed action can be pointed at."""
    words, verb = action.words(), action.verb()
    if verb == "blow":
        return [Intent(place=end) for end in words[0].split("/")]
    if verb == "army":
        return [Intent(place=place) for place in ("3508", "2518", "3328")]
    if verb == "formation":
        return [Intent((name,)) for name in UNITS]
    if verb in ("to", "attack"):
        return [Intent(place=words[0], verb=verb)]
    return [Intent(tuple(words), verb=verb)] if words else [Intent(verb=verb)]


def check(state: WoodsState, now: Decision, rng: Random) -> None:
    """Whatever is listed can be pointed at; whatever is planned applies; whatever is refused has a rule."""
    for action in rng.sample(list(now.actions), min(5, len(now.actions))):
        answers = [GAME.judge(state, now.seat, intent) for intent in pointed(action)]
        assert any(not isinstance(answer, Refusal) and answer[0] == action for answer in answers), (
            f"{action}: {answers}"
        )
    asked = list(intents(state))
    assert len(asked) < 6500
    for intent in rng.sample(asked, 40):
        found = GAME.plan(state, now.seat, intent)
        why = GAME.why_not(state, now.seat, intent)
        assert (found is None) == (why is not None), intent
        if why is not None:
            assert why.rule, f"{intent}: {why}"
            assert why.text.id.startswith("woods-no-")
            continue
        assert found, f"{intent}: nothing to do"
        after = state.copy()
        for action in found:
            GAME.apply(after, now.seat, action)


@pytest.mark.parametrize("seed", [1, 2])
def test_reasons_and_rules_agree_in_random_play(seed: int) -> None:
    rng = Random(seed)
    state = GAME.setup("campaign", {"plus_two": "on"}, bytes([seed]))
    GAME.start(state)
    asked: dict[str, int] = {}
    while (now := engine.decision(state)) is not None and state.turn < 4:
        assert now.kind != CHANCES
        frame = type(state.stack[-1]).__name__
        asked[frame] = asked.get(frame, 0) + 1
        if asked[frame] <= 2 or rng.random() < 0.01:
            before = engine.encode(state)
            check(state, now, rng)
            assert engine.encode(state) == before, "pointing changed the state"
        GAME.play(state, now.seat, rng.choice(now.actions))
    assert len(asked) > 12, asked

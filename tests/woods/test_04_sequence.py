"""4.0 The sequence of play: assets in their order, replacements, rounds, the end."""

import pytest

from grognard.games.woods.board import ALLIED, GERMAN
from grognard.games.woods.state import WoodsState
from grognard.games.woods.turn import BEGIN, END, ENGINEERS, REPLACE_FIRST, ROUNDS
from tests.woods.position import (
    asked,
    asset,
    at,
    bare,
    chances,
    chits,
    do,
    legal,
    opening,
    position,
    question,
    resume,
    told,
)  # fmt: skip

# Near Neufchâteau (2022), a town in supply: units that engineers and the Delay can help, some of them reduced; in the
# east German infantry on a road, and a reduced unit.
UNITS = (
    "u-2ad-cca@2020:1 u-4id-12@2021:1 u-99id-393@1820:1 u-4ad-cca@1822 g-12-27@4212:1 g-2pz-a@4212:1 u-delay@waiting"
)


def questions(turn: int, step: int = BEGIN, **more: str) -> tuple[WoodsState, list[str]]:
    """All questions from a step of a turn up to the first chit, each passed over."""
    state = bare(UNITS, turn=turn, **more)  # type: ignore[arg-type]
    resume(state, step)
    found = [asked(state)]
    while "pass" in legal(state):
        do(state, "pass")
        found.append(asked(state))
    return state, found


ENGINEER, GREIF = "allied woods-prompt-engineers 12.4.1a", "german woods-prompt-greif 12.5a"
MOTORIZE, TRAFFIC = "german woods-prompt-motorize 12.6a", "allied woods-prompt-traffic 12.8"
DELAY = "allied woods-prompt-delay 12.9.1b"
STEPS = {GERMAN: "german woods-prompt-replacements 13.2a", ALLIED: "allied woods-prompt-replacements 13.2a"}
FIRST = {GERMAN: "german woods-prompt-first 4.3a", ALLIED: "allied woods-prompt-first 4.3a"}


@pytest.mark.rule("4.1a", "4.1b", "4.2")
@pytest.mark.parametrize(
    ("turn", "order"),
    [
        (2, [ENGINEER, GREIF, MOTORIZE, TRAFFIC, DELAY, STEPS[ALLIED], FIRST[GERMAN]]),
        (3, [ENGINEER, GREIF, MOTORIZE, TRAFFIC, DELAY, STEPS[ALLIED], STEPS[GERMAN], FIRST[GERMAN]]),
        (5, [ENGINEER, MOTORIZE, DELAY, STEPS[ALLIED], STEPS[GERMAN], FIRST[GERMAN]]),
        (6, [ENGINEER, MOTORIZE, STEPS[GERMAN], STEPS[ALLIED], FIRST[ALLIED]]),
        (8, [ENGINEER, MOTORIZE, STEPS[GERMAN], STEPS[ALLIED], FIRST[ALLIED]]),
    ],
)
def test_the_order_of_a_turn(turn: int, order: list[str]) -> None:
    """Whoever lacks the initiative has his replacements first."""
    assert questions(turn)[1] == order


@pytest.mark.rule("4.1b", "4.1a")
def test_greif_on_turns_2_to_4_only() -> None:
    for turn in range(2, 8):
        state = bare(UNITS, turn=turn)
        resume(state, ENGINEERS)
        found = [asked(state)]
        while asked(state) != MOTORIZE:
            do(state, "pass")
            found.append(asked(state))
        assert (GREIF in found) == (turn <= 4)


@pytest.mark.rule("4.1b")
def test_the_delay_and_traffic_while_their_turns_last() -> None:
    for turn, expected in ((2, [TRAFFIC, DELAY]), (3, [TRAFFIC, DELAY]), (4, [DELAY]), (5, [DELAY]), (7, [])):
        state = bare(UNITS, turn=turn)
        resume(state, BEGIN)
        found = []
        while "pass" in legal(state):
            found += [asked(state)] if asked(state) in (TRAFFIC, DELAY) else []
            do(state, "pass")
        assert found == expected


@pytest.mark.rule("4.1b", "4.3a")
def test_turn_1_has_no_asset_phase_and_traffic_comes_after_the_german_movement() -> None:
    state = opening()
    assert asked(state) == "german woods-prompt-attacks 11.1e"
    do(state, "end")
    assert asked(state) == "german woods-prompt-movement 10.2.1b"
    assert asset(state, "u-traffic") == "ready"
    do(state, "end")
    assert asked(state) == TRAFFIC
    do(state, "to 3710")
    assert asset(state, "u-traffic") == "3710"
    assert asked(state) == "allied woods-prompt-reaction 14.3.1a"  # the first Reaction 3


@pytest.mark.rule("4.1c")
def test_artillery_of_the_turn_and_a_nebelwerfer_due_back_come_at_the_end_of_the_asset_phase() -> None:
    away = "ua-vii-1@away:3 gn-5pz-1@away:3 gn-5pz-2@away:4 ua-iii-1@away:4 ue-vii@away:3"
    state = bare(UNITS, turn=3, assets=away)
    resume(state, BEGIN)
    assert asset(state, "ue-vii") == "ready"  # engineers due back can be deployed at once
    for question_ in (ENGINEER, GREIF, MOTORIZE, TRAFFIC, DELAY):
        assert asked(state) == question_
        assert asset(state, "ua-vii-1") == "away:3"
        assert asset(state, "gn-5pz-1") == "away:3"
        do(state, "pass")
    assert asked(state) == STEPS[ALLIED]
    assert asset(state, "ua-vii-1") == "ready"
    assert asset(state, "gn-5pz-1") == "ready"
    assert asset(state, "gn-5pz-2") == "away:4"
    assert asset(state, "ua-iii-1") == "away:4"


@pytest.mark.rule("4.1c", "12.9")
def test_every_asset_comes_in_its_turn() -> None:
    state = opening()
    for turn, new in (
        (2, ["ua-v-2", "ue-viii", "g-greif", "g-motorized", "u-delay"]),
        (3, ["ua-vii-1", "ue-vii"]),
        (4, ["ua-viii-2", "ua-iii-1", "ue-iii"]),
        (5, ["ua-vii-2", "ua-iii-2", "u-airsupply"]),
        (6, ["ba-xxx-1"]),
        (7, []),
        (8, ["ba-xxx-2"]),
    ):
        state = bare(UNITS, turn=turn, assets=" ".join(f"{name}@away:{turn}" for name in new))
        resume(state, BEGIN)
        while "pass" in legal(state):
            do(state, "pass")
        assert [asset(state, name) for name in new] == ["ready"] * len(new)


@pytest.mark.rule("4.2")
def test_replacements_go_to_the_side_without_the_initiative_first() -> None:
    state = bare(UNITS, turn=3)
    resume(state, REPLACE_FIRST)
    assert question(state) == "woods-prompt-replacements side=@side-allied infantry=1 armour=1 scope=-1"
    do(state, "restore u-2ad-cca", "restore u-4id-12")  # the points are spent
    assert at(state, "u-2ad-cca") == "2020:2"
    assert question(state) == "woods-prompt-replacements side=@side-german infantry=1 armour=0 scope=-1"
    assert legal(state) == ["restore g-12-27", "pass"]
    state = bare(UNITS, turn=8)
    state.initiative = ALLIED
    resume(state, REPLACE_FIRST)
    assert question(state) == "woods-prompt-replacements side=@side-german infantry=1 armour=1 scope=-1"


@pytest.mark.rule("4.3a", "5.1")
def test_the_player_with_the_initiative_must_choose_a_chit() -> None:
    state = bare(UNITS, turn=3)
    resume(state, ROUNDS)
    assert question(state) == "woods-prompt-first side=@side-german scope=-1"
    assert legal(state) == ["play 5pz", "play 6pz", "play one", "play 3form", "play g-reinf", "play g-mc"]  # no pass
    events = do(state, "play g-reinf")
    assert told(events)[0] == "chit_played side=german chit=g-reinf"
    assert events[0].cite() == "4.3a"


@pytest.mark.rule("4.3b")
def test_the_others_go_into_the_cup_and_come_one_at_a_time() -> None:
    """Turn 3: the Allies hold a Reinforcement chit."""
    state = bare(UNITS, turn=3)
    resume(state, ROUNDS)
    do(state, "play 5pz", "end")  # nobody moves
    assert asked(state) == "chance woods-roll-chit 14.1"
    assert chits(state.cup) == [
        "6pz", "one", "3form", "g-reinf", "g-reinf", "g-mc", "g-mc", "supply", "supply", "a-reinf", "a-mc", "a-mc",
    ]  # fmt: skip
    assert chits(state.hand) == ["a-reinf"]
    assert chances(state) == {
        "draw 6pz": 1, "draw one": 1, "draw 3form": 1, "draw g-reinf": 2, "draw g-mc": 2, "draw supply": 2,
        "draw a-reinf": 1, "draw a-mc": 2,
    }  # fmt: skip
    do(state, "draw supply")
    assert chits(state.cup).count("supply") == 1
    assert asked(state) == "chance woods-roll-chit 14.1"


@pytest.mark.rule("4.3a", "4.3b", "5.1")
def test_ex_02_all_german_first_on_turn_2() -> None:
    state = bare(UNITS, turn=2)
    resume(state, ROUNDS)
    events = do(state, "play all")
    assert told(events) == ["chit_played side=german chit=all", "round_began side=german kind=4"]
    assert asked(state) == "german woods-prompt-movement 10.2.1b"
    assert sorted(chits(state.cup)) == sorted(
        ["3form", "g-reinf", "g-reinf", "g-mc", "g-mc", "supply", "supply", "5pz", "6pz", "a-mc", "a-mc", "a-reinf"]
    )
    assert len(chits(state.cup)) == 12
    assert chits(state.hand) == ["a-reinf"]


@pytest.mark.rule("4.4")
def test_when_cup_and_hand_are_empty_the_turn_ends() -> None:
    state = position(UNITS, turn=8, side="allied")
    state.cup = [0] * len(state.cup)
    state.hand = [0] * len(state.hand)
    events = do(state, "end")
    assert "victory_points vp=0" in told(events)
    assert state.turn == 9
    assert asked(state) == ENGINEER
    state = bare(UNITS, turn=8)
    assert told(resume(state, END)) == ["victory_points vp=0", "turn_began turn=9 initiative=allied"]

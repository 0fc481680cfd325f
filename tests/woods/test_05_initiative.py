"""5.0 Initiative: who has it, and the first chit."""

import pytest

from grognard.games.woods.board import ALLIED, GERMAN
from grognard.games.woods.turn import BEGIN, END, ROUNDS
from tests.woods.position import asked, bare, chits, cites, do, legal, question, resume, told

VP = ["2518", "3211", "3007", "2803"]  # Bastogne, St. Vith, Malmedy, Verviers
RING = "u-82ab-504@2517 u-82ab-505@2618 u-82ab-508@2418"  # Bastogne is cut off


@pytest.mark.rule("5.1")
def test_the_first_chit_is_any_of_the_owner_s_in_the_cup() -> None:
    """Turn 2: never a Supply Check, nor one of the other side."""
    state = bare("g-12-27@4212", turn=2)
    resume(state, ROUNDS)
    assert legal(state) == ["play 5pz", "play 6pz", "play all", "play 3form", "play g-reinf", "play g-mc"]


@pytest.mark.rule("5.1")
def test_a_held_reinforcement_chit_may_be_the_first() -> None:
    """Turn 7: the only one of the Allies is in their hand."""
    state = bare("g-12-27@4212", turn=7)
    state.initiative = ALLIED
    resume(state, ROUNDS)
    assert question(state) == "woods-prompt-first side=@side-allied scope=-1"
    assert chits(state.hand) == ["a-reinf"]
    assert legal(state) == ["play a-reinf", "play a-mc", "play patton-monty"]
    events = do(state, "play a-reinf")
    assert told(events)[:2] == ["chit_played side=allied chit=a-reinf", "round_began side=allied kind=10"]
    assert chits(state.hand) == []
    assert chits(state.cup) == ["3form", "g-mc", "g-mc", "supply", "supply", "a-mc", "a-mc", "patton-monty"]
    assert asked(state) == "allied woods-prompt-movement 10.2.1b"


@pytest.mark.rule("5.1")
def test_turn_6_one_of_the_cup_and_the_other_stays_in_the_hand() -> None:
    state = bare("g-12-27@4212", turn=6)
    state.initiative = ALLIED
    resume(state, ROUNDS)
    assert legal(state) == ["play a-reinf", "play a-mc", "play patton-monty"]
    do(state, "play a-reinf")
    assert [chits(state.cup).count("a-reinf"), chits(state.hand).count("a-reinf")] == [0, 1]
    assert state.reinforced == [0, 1]


@pytest.mark.rule("5.1", "17.0b")
def test_the_army_chit_that_the_german_has_chosen_may_be_the_first() -> None:
    state = bare("g-12-27@4212", turn=4)
    resume(state, ROUNDS)
    do(state, "put 6pz")
    assert legal(state) == ["play 6pz", "play 3form", "play g-reinf", "play g-mc"]


@pytest.mark.rule("5.2a", "5.2c")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12])
def test_the_germans_on_turns_1_to_5_and_the_allies_from_turn_7(turn: int) -> None:
    """Whatever the VP: on the other turns they do not matter."""
    for vp in (0, 4):
        state = bare("g-12-27@4212", turn=turn, german=" ".join(VP[:vp]))
        state.initiative = -1
        events = resume(state, BEGIN)
        side = "german" if turn <= 5 else "allied"
        assert told(events)[0] == f"turn_began turn={turn} initiative={side}"
        assert cites(events)[0] == "5.2a"
        assert state.initiative == (GERMAN if turn <= 5 else ALLIED)


@pytest.mark.rule("5.2b")
@pytest.mark.parametrize(
    ("vp", "units", "side"),
    [
        (0, "g-12-27@4212", ALLIED),
        (2, "g-12-27@4212", ALLIED),
        (3, "g-12-27@4212", GERMAN),
        (4, "g-12-27@4212", GERMAN),
        (3, f"g-12-27@4212 {RING}", ALLIED),  # one of the three does not trace supply
        (4, f"g-12-27@4212 {RING}", GERMAN),
    ],
)
def test_turn_6_by_three_vp_hexes_in_supply(vp: int, units: str, side: int) -> None:
    state = bare(units, turn=6, german=" ".join(VP[:vp]))
    resume(state, BEGIN)
    assert state.initiative == side
    assert state.turn == 6
    state = bare(units, turn=5, german=" ".join(VP[:vp]))  # from the end of turn 5
    resume(state, END)
    assert (state.turn, state.initiative) == (6, side)

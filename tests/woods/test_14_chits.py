"""14.1 to 14.3, 14.8.2 The cup: what may be drawn, the series of rounds, the opening of turn 1, the held chit."""

from typing import Any

import pytest

from grognard.games.woods.board import ALLIED, CHITS, GERMAN
from grognard.games.woods.chits import DRAWING, Rounds, fill
from grognard.games.woods.state import WoodsState, board_of
from grognard.games.woods.turn import ROUNDS, Course
from grognard.kernel import Event, engine
from tests.woods.position import (
    asked,
    asset,
    bare,
    begin,
    chances,
    chits,
    cites,
    do,
    legal,
    opening,
    question,
    resume,
    starts,
    told,
)

FAR = "g-5-13@4319 u-4id-8@0630"  # one unit of each side, far apart
DRAW = "chance woods-roll-chit 14.1"
SWAP = "allied woods-prompt-swap 14.8.2a"


def counts(names: str) -> list[int]:
    """Chits by name, as the cup counts them."""
    return [names.split().count(name) for name in CHITS]


def drawing(cup: str, hand: str = "", series: tuple[int, int] = (GERMAN, 0), **more: Any) -> WoodsState:
    """The next draw from this cup, after so many rounds in a row of a side; what is missing was played."""
    state = bare(more.pop("units", FAR), **more)
    fill(state, board_of(state))
    every = chits(state.cup) + chits(state.hand)
    state.cup, state.hand = counts(cup), counts(hand)
    for name in f"{cup} {hand}".split():
        every.remove(name)
    state.track = [CHITS.index(name) for name in every]
    state.series_side, state.series = series
    state.stack = [Course(ROUNDS + 1), Rounds(DRAWING)]
    engine.run(state, [])
    return state


def over(state: WoodsState) -> list[Event]:
    """Play a round to its end: nobody moves or attacks."""
    events = []
    while asked(state) not in (DRAW, SWAP) and "react " not in asked(state) and "first" not in asked(state):
        lines = legal(state)
        line = next((line for line in ("end", "pass", "movement", "stop") if line in lines), lines[0])
        events += do(state, line)
    return events


def draw(state: WoodsState, *names: str) -> list[Event]:
    """Draw chits one after another and play their rounds out; nothing is swapped."""
    events = []
    for name in names:
        events += do(state, f"draw {name}")
        if asked(state) == SWAP:
            events += do(state, "keep")
        events += over(state)
    return events


# --- 14.1 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.1", "4.3b")
def test_every_chit_in_the_cup_may_come_by_its_number() -> None:
    state = drawing("3form g-mc g-mc supply supply a-mc patton-monty", turn=8)
    assert asked(state) == DRAW
    assert chances(state) == {
        "draw 3form": 1, "draw g-mc": 2, "draw supply": 2, "draw a-mc": 1, "draw patton-monty": 1,
    }  # fmt: skip
    events = do(state, "draw g-mc")
    assert (told(events)[0], cites(events)[0]) == ("chit_drawn chit=g-mc", "14.1")
    assert events[0].result() == "g-mc"
    assert asked(state) == "german woods-prompt-played-as 14.4a"  # resolved at once
    assert chits(state.cup) == ["3form", "g-mc", "supply", "supply", "a-mc", "patton-monty"]
    assert [CHITS[chit] for chit in state.track] == ["a-mc", "g-mc"]  # on the track


@pytest.mark.rule("14.1", "4.3b")
def test_the_round_phase_ends_with_cup_and_hand_empty() -> None:
    state = drawing("a-mc", turn=8)
    do(state, "draw a-mc", "movement")
    events = do(state, "end")
    assert "victory_points vp=0" in told(events)
    assert state.turn == 9


@pytest.mark.rule("4.3a", "5.1", "14.1")
def test_the_first_chit_is_chosen() -> None:
    state = bare(FAR, turn=3)
    resume(state, ROUNDS)
    assert asked(state) == "german woods-prompt-first 4.3a"
    assert question(state) == "woods-prompt-first side=@side-german scope=-1"
    assert legal(state) == [f"play {name}" for name in ("5pz", "6pz", "one", "3form", "g-reinf", "g-mc")]
    events = do(state, "play 6pz")
    assert (told(events)[0], cites(events)[0]) == ("chit_played side=german chit=6pz", "4.3a")
    assert told(events)[1] == "round_began side=german kind=3"
    assert "6pz" not in chits(state.cup)
    assert [CHITS[chit] for chit in state.track] == ["6pz"]


@pytest.mark.rule("4.3a", "5.1", "14.8.2a")
def test_the_first_chit_may_be_the_held_one() -> None:
    for turn, left in ((6, 1), (7, 0)):
        state = bare(FAR, turn=turn)
        state.initiative = ALLIED
        resume(state, ROUNDS)
        assert asked(state) == "allied woods-prompt-first 4.3a"
        assert starts(state, "play") == ["a-reinf", "a-mc", "patton-monty"]
        do(state, "play a-reinf")
        assert (chits(state.cup) + chits(state.hand)).count("a-reinf") == left
        assert state.reinforced == [0, 1]


# --- 14.2 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.2a", "14.2b", "14.2c")
def test_ex_13_a_series_of_chits() -> None:
    state = drawing("3form g-reinf g-reinf g-mc g-mc 5pz 6pz supply supply a-reinf a-mc a-mc", "a-reinf", turn=2)
    draw(state, "supply", "g-mc", "5pz")
    assert (state.series_side, state.series) == (GERMAN, 2)  # the Supply Check does not count
    assert chances(state) == {"draw supply": 1, "draw a-reinf": 1, "draw a-mc": 2}
    draw(state, "a-reinf", "supply", "a-mc")
    assert (state.series_side, state.series) == (ALLIED, 2)  # nor does it break a series
    assert chances(state) == {"draw 6pz": 1, "draw 3form": 1, "draw g-reinf": 2, "draw g-mc": 1}
    draw(state, "6pz")
    assert "draw a-mc" in legal(state)
    assert "draw g-mc" in legal(state)  # one in a row


@pytest.mark.rule("14.2a", "14.2c")
@pytest.mark.parametrize(
    ("cup", "series", "expected"),
    [
        ("g-mc 3form a-mc supply", (GERMAN, 1), ["3form", "g-mc", "supply", "a-mc"]),
        ("g-mc 3form a-mc supply", (GERMAN, 2), ["supply", "a-mc"]),
        ("g-mc 3form supply", (GERMAN, 2), ["supply"]),
        ("g-mc 3form", (GERMAN, 2), ["3form", "g-mc"]),  # only its chits remain
        ("g-mc 3form", (GERMAN, 3), ["3form", "g-mc"]),
        ("g-mc a-mc patton-monty", (ALLIED, 2), ["g-mc"]),
        ("a-mc patton-monty supply", (ALLIED, 2), ["supply"]),
        ("a-mc patton-monty", (ALLIED, 2), ["a-mc", "patton-monty"]),
        ("g-mc a-mc", (ALLIED, 1), ["g-mc", "a-mc"]),
        ("g-mc a-mc", (GERMAN, 3), ["a-mc"]),
    ],
)
def test_no_third_round_in_succession(cup: str, series: tuple[int, int], expected: list[str]) -> None:
    state = drawing(cup, series=series, turn=8)
    assert starts(state, "draw") == expected


@pytest.mark.rule("14.2a")
def test_the_series_of_an_enemy_is_broken_by_a_round() -> None:
    state = drawing("g-mc g-mc a-mc a-mc patton-monty", series=(GERMAN, 2), turn=8)
    draw(state, "a-mc")
    assert (state.series_side, state.series) == (ALLIED, 1)
    draw(state, "g-mc")
    assert (state.series_side, state.series) == (GERMAN, 1)


@pytest.mark.rule("14.2a", "4.3a")
def test_the_series_starts_afresh_each_turn_and_the_first_chit_counts() -> None:
    state = bare(FAR, turn=3)
    state.series_side, state.series = GERMAN, 2  # at the end of turn 2
    resume(state, ROUNDS)
    do(state, "play 6pz")
    over(state)
    assert (state.series_side, state.series) == (GERMAN, 1)
    assert "draw 5pz" in legal(state)
    draw(state, "5pz")
    assert starts(state, "draw") == ["supply", "a-reinf", "a-mc"]


# --- 14.3 turn 1 ------------------------------------------------------------------------------------------------------


def after_opening() -> WoodsState:
    """Turn 1 up to the first draw: nobody does anything."""
    state = opening()
    do(state, "end", "end", "pass", "end", "to 3402", "die 6")
    return state


@pytest.mark.rule("14.3", "12.8", "12.7a", "14.3.1a", "4.3a")
def test_turn_1_opens_in_order() -> None:
    state = opening()
    assert asked(state) == "german woods-prompt-attacks 11.1e"  # T1a
    events = do(state, "end")
    assert "round_began side=german kind=0" in told(events)
    assert asked(state) == "german woods-prompt-movement 10.2.1b"  # T1b
    do(state, "end")
    assert asked(state) == "allied woods-prompt-traffic 12.8"  # T1c
    assert (state.series_side, state.series) == (GERMAN, 0)
    events = do(state, "pass")
    assert told(events) == ["round_began side=allied kind=2"]
    assert asked(state) == "allied woods-prompt-reaction 14.3.1a"  # T1d
    do(state, "end")
    assert asked(state) == "german woods-prompt-vdh 12.7a"  # T1e
    do(state, "to 3402", "die 6")
    assert asked(state) == DRAW
    assert chances(state) == {"draw 5pz": 1, "draw 6pz": 1, "draw a-reinf": 2}
    assert (state.series_side, state.series) == (ALLIED, 1)  # the first Reaction is an Allied round
    assert asset(state, "u-traffic") == "ready"


@pytest.mark.rule("14.3", "14.2a")
def test_ex_14_the_first_reaction_counts() -> None:
    """An Allied Reinforcement chit comes first: the second Allied round in a row, so the next draw is German."""
    state = after_opening()
    draw(state, "a-reinf")
    assert (state.series_side, state.series) == (ALLIED, 2)
    assert starts(state, "draw") == ["5pz", "6pz"]


@pytest.mark.rule("14.3.1b", "14.2a")
@pytest.mark.parametrize("chit", ["5pz", "6pz"])
def test_the_second_reaction_after_a_panzer_chit(chit: str) -> None:
    state = after_opening()
    assert chits(state.hand) == ["react"]
    draw(state, chit)
    assert asked(state) == "allied woods-prompt-react 14.3.1b"
    assert question(state) == "woods-prompt-react scope=-1"
    assert legal(state) == ["react", "wait"]
    events = do(state, "react")
    assert told(events) == ["round_began side=allied kind=2"]
    assert (state.series_side, state.series) == (ALLIED, 1)  # it counts
    assert chits(state.hand) == []
    over(state)
    draw(state, "a-reinf")
    assert starts(state, "draw") == ["6pz" if chit == "5pz" else "5pz"]
    draw(state, *starts(state, "draw"))
    assert asked(state) == DRAW  # no third Reaction


@pytest.mark.rule("14.3.1b", "14.3.1c")
def test_the_second_reaction_may_wait_and_is_the_last_round_of_all() -> None:
    state = after_opening()
    draw(state, "a-reinf")
    assert asked(state) == DRAW  # not after a Reinforcement chit
    draw(state, "5pz")
    do(state, "wait")
    assert asked(state) == DRAW
    assert chits(state.hand) == ["react"]
    draw(state, "6pz")
    do(state, "wait")
    events = draw(state, "a-reinf")
    assert "round_began side=allied kind=2" in told(events)
    assert state.turn == 2  # it was played by itself: both are removed


@pytest.mark.rule("14.3.1c")
def test_reactions_are_of_turn_1_only() -> None:
    for turn in range(2, 13):
        state = bare(FAR, turn=turn)
        begin(state)
        assert "react" not in chits(state.cup) + chits(state.hand)


# --- 14.8.2 the held chit ---------------------------------------------------------------------------------------------


@pytest.mark.rule("14.8.2a", "14.8a")
def test_ex_18_the_held_chit_replaces_an_allied_one() -> None:
    """Turn 3: an M/C is drawn and swapped; it goes back into the cup, box 1 arrives, the M/C can come later."""
    units = f"{FAR} u-84id-333@waiting u-26id-101@waiting"  # boxes 1 and 2 of turn 3
    state = drawing("g-mc a-reinf a-mc a-mc", "a-reinf", turn=3, units=units)
    do(state, "draw a-mc")
    assert asked(state) == SWAP
    assert question(state) == "woods-prompt-swap chit=@woods-chit-a-mc scope=-1"
    assert legal(state) == ["swap", "keep"]
    events = do(state, "swap")
    assert (told(events)[0], cites(events)[0]) == ("swapped chit=a-mc", "14.8.2a")
    assert told(events)[1] == "round_began side=allied kind=10"
    assert told(events)[2] == "entered unit=u-84id-333 hex=2201"
    assert chits(state.cup) == ["g-mc", "a-reinf", "a-mc", "a-mc"]
    assert chits(state.hand) == []
    assert [CHITS[chit] for chit in state.track][-1] == "a-reinf"
    assert (state.series_side, state.series) == (ALLIED, 1)
    over(state)
    do(state, "draw a-mc")
    assert asked(state) == "allied woods-prompt-played-as 14.4a"  # nothing is held any more
    do(state, "movement")
    assert "move u-84id-333" in legal(state)


@pytest.mark.rule("14.8.2a", "14.8a")
def test_ex_18_the_held_chit_replaces_a_reinforcement_chit() -> None:
    units = f"{FAR} u-84id-333@waiting u-26id-101@waiting"
    state = drawing("g-mc a-reinf a-mc a-mc", "a-reinf", turn=3, units=units)
    do(state, "draw a-reinf")
    events = do(state, "swap")
    assert "entered unit=u-84id-333 hex=2201" in told(events)  # box 1
    assert chits(state.cup) == ["g-mc", "a-reinf", "a-mc", "a-mc"]
    over(state)
    do(state, "draw g-mc")
    over(state)
    do(state, "draw a-reinf")
    assert asked(state) == "allied woods-prompt-arrival 14.8b"  # box 2: a III Corps unit may wait
    assert state.reinforced == [0, 2]


@pytest.mark.rule("14.8.2a")
def test_no_swap_of_a_german_chit_nor_of_a_supply_check() -> None:
    state = drawing("g-mc supply a-mc", "a-reinf", turn=4)
    do(state, "draw g-mc")
    assert asked(state) == "german woods-prompt-played-as 14.4a"
    over(state)
    do(state, "draw supply")
    assert asked(state) == DRAW
    do(state, "draw a-mc")
    assert asked(state) == SWAP
    do(state, "keep")
    assert asked(state) == "allied woods-prompt-played-as 14.4a"
    assert chits(state.hand) == ["a-reinf"]


@pytest.mark.rule("14.8.2b")
def test_the_held_chit_goes_into_the_cup_after_the_last_allied_one() -> None:
    state = drawing("g-mc g-mc a-mc", "a-reinf", turn=4)
    do(state, "draw a-mc", "keep", "movement")
    events = do(state, "end")
    assert (told(events)[0], cites(events)[0]) == ("hand_in_cup", "14.8.2b")
    assert (chits(state.hand), chits(state.cup)) == ([], ["g-mc", "g-mc", "a-reinf"])
    do(state, "draw a-reinf")
    assert asked(state) != SWAP


@pytest.mark.rule("14.8.2b")
def test_after_a_swap_on_the_last_chit_the_swapped_one_returns() -> None:
    state = drawing("g-mc g-mc a-mc", "a-reinf", turn=4)
    do(state, "draw a-mc")
    events = do(state, "swap")
    assert "hand_in_cup" not in told(events)
    assert (chits(state.hand), chits(state.cup)) == ([], ["g-mc", "g-mc", "a-mc"])


@pytest.mark.rule("14.8.2a", "17.0a")
def test_the_allies_hold_a_chit_from_turn_2_to_turn_7() -> None:
    for turn in range(1, 13):
        state = bare(FAR, turn=turn)
        begin(state)
        assert chits(state.hand) == (["react"] if turn == 1 else ["a-reinf"] if turn <= 7 else [])

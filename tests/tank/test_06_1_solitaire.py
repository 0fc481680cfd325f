"""6.1 Solitaire: no chit; after the second and the third AP a die says whether the phase goes on."""

import pytest

from grognard.games.tank import GAME
from grognard.games.tank.board import US
from grognard.games.tank.events import SolitaireRoll
from grognard.kernel import OBSERVER, text
from tests.tank.position import asked, cites, do, legal, pivot, position, told, track

ALONE = {"ap_mode": "solitaire"}
FOUR = "us_sherman_1@A1 us_sherman_2@C1 us_sherman_3@E1 us_sherman_4@G1 de_pz4_1@A10"


@pytest.mark.rule("6.1a")
def test_no_chit_is_drawn() -> None:
    state = position(FOUR, options=ALONE)
    events = do(state, "end")
    assert told(events) == ["phase_ended side=us spent=0", "phase_began side=de"]
    assert asked(state) == "de tank-prompt-phase 7.0a -"
    assert state.chit == 0
    assert all(GAME.view(state, seat).hands == () for seat in (US, 1 - US, OBSERVER))
    do(state, "end")
    assert asked(state) == "us tank-prompt-phase 7.0a -"


@pytest.mark.rule("6.1a")
def test_with_chits_one_is_drawn() -> None:
    state = position(FOUR)
    do(state, "end")
    assert asked(state) == "chance tank-roll-chit 6.0c -"


@pytest.mark.rule("6.1b")
def test_the_first_point_is_never_the_last() -> None:
    state = position(FOUR, options=ALONE)
    do(state, *pivot("us_sherman_1"))
    assert asked(state) == "us tank-prompt-phase 7.0a -"


@pytest.mark.rule("6.1b")
@pytest.mark.parametrize(("spent", "weights"), [(2, [2, 4]), (3, [3, 3])])
def test_the_die_after_the_second_and_third_point(spent: int, weights: list[int]) -> None:
    state = position(FOUR, options=ALONE, spent=spent - 1)
    do(state, *pivot(f"us_sherman_{spent}"))
    now = GAME.decision(state)
    assert now is not None
    assert asked(state) == "chance tank-roll-solitaire 6.1b -"
    assert [str(action) for action in now.actions] == ["ends", "lasts"]
    assert list(now.weights) == weights
    after = state.copy()
    events = do(after, "lasts")
    assert told(events) == ["solitaire_roll die=0 ends=False"]
    assert cites(events) == ["6.1b"]
    assert asked(after) == "us tank-prompt-phase 7.0a -"
    assert (track(after, "ap").value, track(after, "ap").certain) == (spent, spent + 1)
    assert told(do(state, "ends")) == [
        "solitaire_roll die=0 ends=True",
        f"phase_ended side=us spent={spent}",
        "phase_began side=de",
    ]


@pytest.mark.rule("6.1b")
def test_after_the_fourth_point_the_phase_ends_without_a_die() -> None:
    state = position(FOUR, options=ALONE, spent=3)
    assert told(do(state, *pivot("us_sherman_4")))[-2:] == ["phase_ended side=us spent=4", "phase_began side=de"]
    assert asked(state) == "de tank-prompt-phase 7.0a -"


@pytest.mark.rule("6.1b")
@pytest.mark.parametrize(
    ("spent", "outcome", "ways"),
    [(2, "ends", [1, 2]), (2, "lasts", [3, 4, 5, 6]), (3, "ends", [1, 2, 3]), (3, "lasts", [4, 5, 6])],
)
def test_the_faces_of_a_real_die(spent: int, outcome: str, ways: list[int]) -> None:
    for way, die in enumerate(ways):
        state = position(FOUR, options=ALONE, spent=spent - 1)
        do(state, *pivot("us_sherman_1"))
        event = GAME.resolve(state, GAME.grammar.parse(outcome), way)[0]
        assert event == SolitaireRoll(die, outcome == "ends")
        ends = "yes" if outcome == "ends" else "no"
        assert event.text() == text("tank-log-solitaire", die=die, ends=ends)


@pytest.mark.rule("6.1b")
def test_free_fire_between_a_passed_roll_and_the_next_point() -> None:
    """And it brings no further roll."""
    state = position(
        "de_atgun_1@H2>S de_pz4_1@A1 de_pz4_2@C1 us_sherman_1@H3 us_sherman_2@A10",
        active="de",
        options=ALONE,
        spent=1,
    )
    do(state, "move de_pz4_1", "face S", "lasts")
    assert "fire us_sherman_1" in legal(state)
    events = do(state, "fire us_sherman_1", "with de_atgun_1", "shoot", "roll 3")
    assert told(events)[-1].startswith("missed")
    assert asked(state) == "de tank-prompt-phase 7.0a -"
    assert track(state, "ap").value == 2
    do(state, "move de_pz4_2", "face S")
    assert asked(state) == "chance tank-roll-solitaire 6.1b -"

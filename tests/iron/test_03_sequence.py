"""3 The sequence of play: rounds, phases, and who decides what."""

import pytest

from grognard.games.iron import GAME
from grognard.games.iron.state import IronState
from grognard.games.iron.turn import ACTING, COMMANDING, ActionPhase, ActionTurn, Course
from tests.iron.position import asked, bare, cites, do, is_, legal, moving, opening, position, resume, told

LAST = ("done", "end_phase", "pass", "plain")


def play_on(questions: list[str], state: IronState, until: str) -> None:
    """Take the shortest answer everywhere, up to a question; each new question is noted."""
    while asked(state) != until:
        if not questions or questions[-1] != asked(state):
            questions.append(asked(state))
        found = legal(state)
        quick = [line for line in found if line in LAST]
        do(state, quick[0] if quick else found[0])


@pytest.mark.rule("ROUND-01", "ROUND-02", "ROUND-03", "SETUP-06")
def test_the_steps_of_the_set_up_and_their_order() -> None:
    """Cards, building, placing, op fire: each by the holder of the initiative first, here the Germans."""
    state, found = opening(), list[str]()
    play_on(found, state, "de iron-prompt-turn ACT-01")
    sides = [line for line in dict.fromkeys(found) if not line.startswith("chance")]
    assert sides == [
        "de iron-prompt-starting-card SETUP-04",
        "us iron-prompt-starting-card SETUP-04",
        "de iron-prompt-mount SETUP-07",
        "de iron-prompt-token SETUP-08",
        "us iron-prompt-mount SETUP-07",
        "us iron-prompt-token SETUP-08",
        "de iron-prompt-place SETUP-09",
        "de iron-prompt-place-unit SETUP-09",
        "us iron-prompt-place SETUP-09",
        "us iron-prompt-place-unit SETUP-09",
        "de iron-prompt-ready SETUP-12",
        "us iron-prompt-ready SETUP-12",
    ]
    assert state.round == 1


@pytest.mark.rule("ROUND-01", "ROUND-02")
@pytest.mark.parametrize(("holder", "other"), [("us", "de"), ("de", "us")])
def test_the_steps_of_a_round_and_their_order(holder: str, other: str) -> None:
    """Action, command, status. With equal pools the initiative changes hands before the status phase (CMD-10)."""
    state = bare(
        "us-1-1@0305:r2 us-1-2@0305:r2 de-1-1@0310:r2 de-1-2@0310:r2", initiative=holder, command=(1, 1), round_=2
    )
    events = resume(state, Course(COMMANDING), ActionPhase())
    assert told(events) == [f"turn_began seat={0 if holder == 'us' else 1} side={holder} actions=3"]
    found: list[str] = []
    play_on(found, state, f"{other} iron-prompt-turn ACT-01")
    play_on(found, state, f"{other} iron-prompt-command CMD-07")
    assert state.round == 2
    play_on(found, state, f"{other} iron-prompt-turn ACT-01")
    assert state.round == 3
    assert [line for line in found if not line.startswith("chance")] == [
        f"{holder} iron-prompt-turn ACT-01",
        f"{other} iron-prompt-turn ACT-01",
        f"{holder} iron-prompt-command CMD-07",
        f"{other} iron-prompt-command CMD-07",
        f"{other} iron-prompt-draw STAT-01",
        f"{holder} iron-prompt-draw STAT-01",
        f"{other} iron-prompt-ready STAT-08",
        f"{holder} iron-prompt-ready STAT-08",
        f"{other} iron-prompt-transfers STAT-10",
        f"{holder} iron-prompt-transfers STAT-10",
    ]


@pytest.mark.rule("ROUND-01")
def test_a_round_is_announced_and_nobody_is_out_of_it_any_more() -> None:
    state = bare("us-1-1@0305:r2 de-1-1@0310:r2", initiative="us", round_=2)
    resume(state, Course(COMMANDING), ActionPhase())
    do(state, "end_phase", "end_phase")
    assert state.finished == [0, 0]
    state = bare("us-1-1@0305:r2 de-1-1@0310:r2", initiative="de", round_=3)
    events = resume(state, Course(ACTING))
    assert told(events) == ["round_began round=3", "turn_began seat=1 side=de actions=3"]
    assert cites(events) == ["ROUND-01", "ACT-01"]
    assert asked(state) == "de iron-prompt-turn ACT-01"
    assert legal(state) == ["use de-1-1", "end_phase"]


@pytest.mark.rule("ROUND-03", "ACT-01", "TIME-04")
@pytest.mark.parametrize("holder", ["us", "de"])
def test_the_holder_of_the_initiative_goes_first(holder: str) -> None:
    state = bare("us-1-1@0305:r2 de-1-1@0310:r2", initiative=holder)
    resume(state, Course(COMMANDING), ActionPhase())
    assert asked(state) == f"{holder} iron-prompt-turn ACT-01"
    assert state.stack[-1] == ActionTurn(0 if holder == "us" else 1, 3, fresh=True)


@pytest.mark.rule("ROUND-04", "DMG-01")
def test_the_owner_chooses_his_losses_and_only_where_there_is_a_choice() -> None:
    state = moving("us-1-1@0305:r2e2 de-1-1@0308:r4,op", "us-1-1")
    do(state, "to 0306", "react de-1-1", "normal", "hits 2")
    assert asked(state) == "us iron-prompt-losses DMG-01"
    assert legal(state) == ["lose regular", "lose elite"]
    do(state, "lose elite")
    assert legal(state) == ["lose regular", "lose elite"]
    do(state, "lose elite")
    assert is_(state, "us-1-1") == "r2"
    state = moving("us-1-1@0305:r3o1 de-1-1@0308:r4,op", "us-1-1")
    do(state, "to 0306", "react de-1-1", "normal", "hits 4")
    assert is_(state, "us-1-1") == "none"  # all four: nothing to choose


@pytest.mark.rule("ROUND-04")
def test_one_way_to_attack_is_not_asked_for() -> None:
    """A squad without machine gun takes part whole; one with it is asked."""
    state = position("us-1-1@0305:r4 us-1-2@0305:r2g1 de-1-1@0308:r4")
    other = state.copy()
    do(state, "use us-1-1", "fire", "target de-1-1")
    assert legal(state) == ["with us-1-2", "with_guns us-1-2", "normal", "suppress"]
    do(other, "use us-1-2", "fire", "target de-1-1")
    assert legal(other) == ["whole", "guns"]


def test_a_game_begins_with_the_set_up() -> None:
    state = GAME.setup("breaking_point", {}, b"test")
    assert [str(event.__struct_config__.tag) for event in GAME.start(state)] == []
    assert isinstance(state.stack[0], Course)

"""Lists of actions: what waits for an interrupt, and what must not outlive the phase it was meant for."""

import pytest

from grognard.games.tank import GAME
from grognard.games.tank.state import TankState
from grognard.kernel import Match
from tests.tank.position import position


def tank(match: Match) -> TankState:
    assert isinstance(match.state, TankState)
    return match.state


def ready(chit: int) -> Match:
    """Frontal Assault, set up as suggested, the American's first phase with this chit."""
    for number in range(60):
        match = Match.new(GAME, "frontal_assault", secret=bytes([number]) * 32)
        while tank(match).turn == 0:
            now = match.decision
            assert now is not None
            match.submit(now.seat, GAME.suggestion(tank(match), now.seat))
        if tank(match).chit == chit:
            return match
    raise AssertionError("no secret with this chit")


@pytest.mark.rule("6.0e", "6.0f")
@pytest.mark.parametrize("tail", [["end"], ["move us_sherman_6", "face N"]])
@pytest.mark.parametrize("chit", [2, 3])
def test_a_list_cut_off_by_the_chit_is_not_played_in_the_next_turn(chit: int, tail: list[str]) -> None:
    match = ready(chit)
    units = [f"us_sherman_{n}" for n in range(3, 3 + chit)]
    lines = [line for unit in units for line in (f"move {unit}", "face N")]
    match.submit(0, [GAME.grammar.parse(line) for line in [*lines, *tail]])
    assert (tank(match).turn, tank(match).active) == (1, 1), "the chit has ended the phase"
    match.submit(1, [GAME.grammar.parse("end")])
    now = match.decision
    assert now is not None
    assert (tank(match).turn, now.seat, tank(match).spent) == (2, 0, 0), "the American is asked"


def test_a_list_goes_on_within_the_phase() -> None:
    match = ready(4)
    lines = ["move us_sherman_3", "face N", "move us_sherman_4", "face N"]
    match.submit(0, [GAME.grammar.parse(line) for line in lines])
    assert (tank(match).spent, tank(match).active) == (2, 0)


def test_a_list_is_dropped_when_the_other_side_has_nothing_to_do() -> None:
    """The German's only unit waits for turn 3: his phase ends by itself, and the American is asked again in turn 2."""
    match = ready(2)
    match.state = position(
        "us_sherman_3@A1 us_sherman_4@A3 us_sherman_5@A5 de_tiger_1@waiting", scenario="stab_to_the_flank", chit=2
    )
    lines = ["move us_sherman_3", "face N", "move us_sherman_4", "face N", "move us_sherman_5", "face N"]
    match.submit(0, [GAME.grammar.parse(line) for line in lines])
    now = match.decision
    assert now is not None
    assert (tank(match).turn, now.seat, tank(match).spent) == (2, 0, 0)

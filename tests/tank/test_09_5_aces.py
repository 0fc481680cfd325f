"""9.5 Aces: a miss may be rolled once more."""

from fractions import Fraction

import pytest

from grognard.games.tank import GAME
from grognard.games.tank.board import UNITS
from grognard.games.tank.events import Eliminated, Fired, Missed, Rerolled
from tests.tank.battle import MAP_B, aim, chances, hit_chance, only, shoot
from tests.tank.position import asked, at, do, legal, plan, position, refusal, starts, told

# Two Tigers and a Panzer IV round a Sherman in the clear that faces them; it is hit on 9 by one of them.
TIGERS = "de_tiger_1@D5>S de_tiger_2@C5>SE de_pz4_1@E6>S us_sherman_1@D7>N us_sherman_2@A1"
ASK = ["reroll", "keep"]


@pytest.mark.rule("9.5a")
@pytest.mark.parametrize(
    ("aces", "firers", "total", "asks"),
    [
        ("de_tiger_1", "de_tiger_1", 8, True),
        ("de_tiger_1", "de_tiger_1", 2, True),  # a natural 2 too
        ("de_tiger_1", "de_tiger_1", 9, False),  # a hit
        ("de_tiger_1", "de_tiger_1 de_tiger_2", 7, True),  # one Ace among several is enough
        ("de_tiger_2", "de_tiger_1 de_tiger_2", 7, True),
        ("de_tiger_1", "de_tiger_1 de_tiger_2", 8, False),
        ("de_tiger_2", "de_tiger_1", 8, False),  # an Ace that does not fire
        ("", "de_tiger_1", 8, False),
    ],
)
def test_a_miss_of_an_ace_may_be_rolled_again(aces: str, firers: str, total: int, asks: bool) -> None:
    state = position(TIGERS, scenario=MAP_B, active="de", aces=aces)
    shoot(state, "us_sherman_1", firers, total=total)
    assert (legal(state) == ASK) is asks
    assert ("end" in legal(state)) is not asks


@pytest.mark.rule("9.5a")
def test_the_active_player_decides_at_once() -> None:
    state = position(TIGERS, scenario=MAP_B, active="de", aces="de_tiger_1", chit=2, spent=1)
    events = shoot(state, "us_sherman_1", "de_tiger_1", total=8)
    assert only(events, Missed).total == 8
    assert asked(state) == "de tank-prompt-reroll 9.5a us_sherman_1"
    assert state.spent == 2  # the last AP, but the action is not over (6.0e)
    do(state, "keep")
    assert at(state, "us_sherman_1") == "D7"
    assert (state.active, legal(state)) == (0, ["chit 2", "chit 3", "chit 4"])


@pytest.mark.rule("9.5a")
def test_an_ace_that_is_fired_at_rolls_nothing() -> None:
    state = position("us_sherman_1@D7>N de_tiger_1@D5>S de_tiger_2@A1", scenario=MAP_B, aces="de_tiger_1")
    shoot(state, "de_tiger_1", "us_sherman_1", total=2)
    assert legal(state) == ["move us_sherman_1", "end"]


@pytest.mark.rule("9.5a")
@pytest.mark.parametrize(
    ("firers", "total", "hit"),
    [
        ("de_tiger_1", 8, False),
        ("de_tiger_1", 9, True),
        ("de_tiger_1 de_tiger_2", 7, False),  # the second roll has the same modifiers, here +1
        ("de_tiger_1 de_tiger_2", 8, True),
        ("de_tiger_1", 2, False),
        ("de_tiger_1", 12, True),
    ],
)
def test_both_dice_are_rolled_with_the_same_modifiers(firers: str, total: int, hit: bool) -> None:
    state = position(TIGERS, scenario=MAP_B, active="de", aces="de_tiger_1")
    shoot(state, "us_sherman_1", firers, total=4)
    spent = state.spent
    events = do(state, "reroll")
    assert UNITS[only(events, Rerolled).unit] == "de_tiger_1"
    assert only(events, Rerolled).cite() == "9.5a"
    assert legal(state) == [f"roll {total}" for total in range(2, 13)]
    events = do(state, f"roll {total}")
    assert not any(isinstance(event, Fired) for event in events)
    assert at(state, "us_sherman_1") == ("dead" if hit else "D7")
    assert state.spent == spent  # free


@pytest.mark.rule("9.5a")
def test_the_ace_among_the_firers_is_named() -> None:
    state = position(TIGERS, scenario=MAP_B, active="de", aces="de_tiger_2")
    shoot(state, "us_sherman_1", "de_tiger_1 de_tiger_2", total=2)
    assert told(do(state, "reroll")) == ["rerolled unit=de_tiger_2"]


@pytest.mark.rule("9.5b")
@pytest.mark.parametrize(("aces", "total"), [("de_tiger_1", 8), ("de_tiger_1", 2), ("de_tiger_1 de_tiger_2", 7)])
def test_the_second_result_stands(aces: str, total: int) -> None:
    """Not even a second Ace rolls again."""
    state = position(TIGERS, scenario=MAP_B, active="de", aces=aces)
    shoot(state, "us_sherman_1", aces, total=3)
    assert legal(state) == ASK
    events = do(state, "reroll", f"roll {total}")
    assert only(events, Missed).total == total
    assert "end" in legal(state)
    assert at(state, "us_sherman_1") == "D7"


@pytest.mark.rule("9.5b")
def test_each_action_has_its_own_re_roll() -> None:
    state = position(TIGERS, scenario=MAP_B, active="de", aces="de_tiger_1 de_tiger_2")
    shoot(state, "us_sherman_1", "de_tiger_1", total=3)
    do(state, "reroll", "roll 3")
    shoot(state, "us_sherman_1", "de_tiger_2", total=3)
    assert legal(state) == ASK
    events = do(state, "reroll", "roll 9")
    assert only(events, Eliminated).unit == UNITS.index("us_sherman_1")


@pytest.mark.rule("9.5a")
def test_the_odds_stop_where_the_ace_may_choose() -> None:
    state = position(TIGERS, scenario=MAP_B, active="de", aces="de_tiger_1")
    assert hit_chance(state, "us_sherman_1", "de_tiger_1 de_tiger_2") == Fraction(15, 36)
    shoot(state, "us_sherman_1", "de_tiger_1 de_tiger_2", total=2)
    assert chances(state, "reroll") == {"eliminated": Fraction(15, 36), "missed": Fraction(21, 36)}
    assert GAME.odds(state, 1, GAME.grammar.parse("keep")).rolls == ()


@pytest.mark.rule("9.5a")
def test_what_a_person_may_say_to_a_miss() -> None:
    state = position(TIGERS, scenario=MAP_B, active="de", aces="de_tiger_1")
    aim(state, "us_sherman_1", "de_tiger_1")
    assert refusal(state, verb="reroll") == "9.0b tank-no-not-now answer=reroll"
    do(state, "shoot", "roll 5")
    assert refusal(state, "de_tiger_2", piece="us_sherman_1") == "9.5a tank-no-not-now answer=…"
    assert refusal(state, verb="end") == "9.5a tank-no-not-now answer=end"
    assert (plan(state, verb="keep"), plan(state, verb="reroll")) == (["keep"], ["reroll"])
    do(state, "keep")
    assert "us_sherman_1" in starts(state, "fire")  # others may still fire at it


@pytest.mark.rule("9.5a", "10.4a")
def test_infantry_advances_after_a_second_roll_that_hits() -> None:
    units = "de_tiger_1@E7>SW de_infantry_1@D6>S us_sherman_1@D7>NE us_sherman_2@A1"
    state = position(units, scenario=MAP_B, active="de", aces="de_tiger_1")
    shoot(state, "us_sherman_1", "de_tiger_1 de_infantry_1", total=2)
    do(state, "reroll", "roll 8")
    assert legal(state) == ["advance de_infantry_1", "stay"]

"""4.0 Stacking: one unit a hex, at every moment."""

import pytest

from grognard.games.tank import GAME
from grognard.games.tank.board import HEXES, UNITS, US
from grognard.games.tank.state import put
from grognard.kernel import Marker
from tests.tank.position import at, do, hexes_in_reach, legal, position, refusal, starts


@pytest.mark.rule("4.0a")
def test_two_units_are_never_set_up_in_one_hex() -> None:
    state = GAME.setup("last_stand")
    do(state, "place de_tiger_1")
    assert set(starts(state, "to")) == {"D6", "D7", "E6", "E7", "E8", "F6", "F7"}
    do(state, "to E7", "face N", "place de_tiger_2")
    assert set(starts(state, "to")) == {"D6", "D7", "E6", "E8", "F6", "F7"}
    assert refusal(state, place="E7") == "4.0a tank-no-occupied hex=E7 unit=@tank-de_tiger"
    assert refusal(state, place="E6") == ""
    assert refusal(state, place="E5") == "11.0c tank-no-zone hex=E5"


@pytest.mark.rule("4.0a")
def test_the_same_refusal_before_a_unit_is_in_hand() -> None:
    state = GAME.setup("last_stand")
    do(state, "place de_tiger_1", "to E7", "face N")
    assert refusal(state, "de_tiger_2", place="E7") == "4.0a tank-no-occupied hex=E7 unit=@tank-de_tiger"
    assert refusal(state, "de_tiger_2", place="D6") == ""


@pytest.mark.rule("4.0a")
def test_a_state_with_two_units_in_a_hex_is_broken() -> None:
    state = position("us_sherman_1@H2 de_pz4_1@H3")
    GAME.check(state)
    put(state, UNITS.index("de_pz4_1"), HEXES.index("H2"))
    with pytest.raises(AssertionError):
        GAME.check(state)


@pytest.mark.rule("4.0b")
@pytest.mark.parametrize("other", ["us_sherman_2", "us_sherman_hq_1", "de_pz4_1"])
def test_nobody_enters_a_hex_with_a_unit(other: str) -> None:
    state = position(f"us_sherman_1@H2 {other}@H3")
    wanted = f"4.0b tank-no-occupied hex=H3 unit=@tank-{other[:-2]}"
    assert refusal(state, "us_sherman_1", place="H3") == wanted
    do(state, "move us_sherman_1")
    assert starts(state, "to") == ["H1", "I2", "I3", "G3", "G2"]
    assert refusal(state, place="H3") == wanted
    do(state, "to G3")  # and not as a second step either
    assert "H3" not in starts(state, "to")
    assert refusal(state, place="H3") == wanted
    assert at(state, other) == "H3"


@pytest.mark.rule("4.0b")
@pytest.mark.parametrize("other", ["us_sherman_2", "us_sherman_hq_1", "de_pz4_1"])
def test_nobody_passes_through_a_unit(other: str) -> None:
    """From the corner A1 the one way to A3's side is over A2; with A2 taken the Wolverine must go round by B1."""
    free = position("us_wolverine_1@A1")
    assert "A4" not in hexes_in_reach(free, "us_wolverine_1")
    assert "A3" in hexes_in_reach(free, "us_wolverine_1")
    taken = position(f"us_wolverine_1@A1 {other}@A2")
    assert hexes_in_reach(taken, "us_wolverine_1") == {"A1", "B1", "C1", "C2", "D1", "C3", "B2"}


@pytest.mark.rule("4.0b")
def test_a_unit_shut_in_may_only_turn() -> None:
    state = position("us_sherman_1@A1 us_sherman_2@A2 de_pz4_1@B1")
    do(state, "move us_sherman_1")
    assert legal(state) == [f"face {way}" for way in ("N", "NE", "SE", "S", "SW", "NW")]


@pytest.mark.rule("4.0b")
def test_a_hex_that_was_left_is_free_again() -> None:
    state = position("us_sherman_1@H2 us_sherman_2@H3")
    do(state, "move us_sherman_2", "to I4", "face N", "move us_sherman_1")
    assert "H3" in starts(state, "to")
    do(state, "to H3", "face N")
    GAME.check(state)


@pytest.mark.rule("4.0c")
def test_markers_do_not_count() -> None:
    """E6 is an objective and bears a control marker; the Ace's marker lies with the Ace."""
    state = position("us_sherman_1@D6 de_tiger_1@F5", aces="de_tiger_1")
    state.control[HEXES.index("E6")] = US
    markers = GAME.view(state, US).markers
    assert Marker("objective", "E6") in markers
    assert Marker("control", "E6", "us") in markers
    do(state, "move us_sherman_1", "to E6", "face N")
    GAME.check(state)
    do(state, "end", "chit 4", "move de_tiger_1", "to G5", "face N")
    assert at(state, "de_tiger_1") == "G5"

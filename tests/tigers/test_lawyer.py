"""What a second reading of the rules found, beside the tests of the chapters."""

import pytest

from grognard.games.tigers.board import UNITS
from grognard.games.tigers.state import SHIFT
from tests.tigers.position import asked, do, legal, position


@pytest.mark.rule("11.14", "8.52")
@pytest.mark.parametrize(("steps", "left"), [(1, True), (2, False)])
def test_a_stack_that_came_by_another_zone_has_fewer_mp_for_its_engineers_to_dig_in(steps: int, left: bool) -> None:
    state = position("a-1313@L a-7-38@L", side="allied")
    for unit in ("a-1313", "a-7-38"):
        state.flags[UNITS.index(unit)] |= steps * SHIFT
    do(state, "move a-1313", "with a-7-38", "to 121", "stop")  # 8 - 2 or 4, and 1 for the road
    assert ("entrench a-1313" in legal(state)) == left


@pytest.mark.rule("10.14", "8.42", "8.36")
def test_an_engineer_that_lost_an_mp_at_a_bridge_does_not_build() -> None:
    """It has acted without moving, but building takes all MP."""
    units = "g-600@85 g-2-2@42 a-1111@86 a-7-b@75"
    state = position(units, damaged="42-85")
    do(state, "end")
    assert legal(state) == ["build g-600", "finish"]
    state = position(units, damaged="42-85")
    do(state, "move g-600", "to 86", "blow a-1111", "hits 1", "stop")
    do(state, "end")
    assert asked(state).startswith("allied")  # nothing is asked of the engineer

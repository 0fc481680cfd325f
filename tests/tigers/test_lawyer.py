"""What a second reading of the rules found, beside the tests of the chapters."""

import pytest

from grognard.games.tigers.board import UNITS
from grognard.games.tigers.state import SHIFT
from tests.tigers.position import do, legal, position


@pytest.mark.rule("11.14", "8.52")
@pytest.mark.parametrize(("steps", "left"), [(1, True), (2, False)])
def test_a_stack_that_came_by_another_zone_has_fewer_mp_for_its_engineers_to_dig_in(steps: int, left: bool) -> None:
    state = position("a-1313@L a-7-38@L", side="allied")
    for unit in ("a-1313", "a-7-38"):
        state.flags[UNITS.index(unit)] |= steps * SHIFT
    do(state, "move a-1313", "with a-7-38", "to 121", "stop")  # 8 - 2 or 4, and 1 for the road
    assert ("entrench a-1313" in legal(state)) == left

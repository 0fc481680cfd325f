"""9.1 Range, and the hill that lengthens it."""

import pytest

from grognard.games.tank import GAME
from grognard.games.tank.board import HEXES, UNITS, Board, Book
from tests.tank.battle import MAP_A, MAP_B, shots
from tests.tank.position import position, refusal, seen

RANGE = {
    "us_sherman_hq_1": 2,
    "us_sherman_1": 2,
    "us_wolverine_1": 3,
    "us_priest_1": 5,
    "us_infantry_1": 1,
    "us_atgun_1": 1,
    "de_pz4_hq_1": 2,
    "de_pz4_1": 2,
    "de_tiger_1": 3,
    "de_wespe_1": 5,
    "de_infantry_1": 1,
    "de_atgun_1": 3,
}
INFANTRY = ("us_infantry_1", "de_infantry_1")


def enemy_of(unit: str) -> str:
    return "us_sherman_6" if unit.startswith("de") else "de_pz4_5"


@pytest.mark.rule("9.1a")
@pytest.mark.parametrize(("unit", "reach"), RANGE.items())
def test_a_target_is_in_range_up_to_the_factor(unit: str, reach: int) -> None:
    """Down column C of map A, clear from C1 to C8."""
    for distance in range(1, 8):
        state = position(f"{unit}@C1>S {enemy_of(unit)}@C{1 + distance}", active=unit[:2])
        assert shots(state) == ({(unit, enemy_of(unit))} if distance <= reach else set())
    assert seen(state, unit).values[0] == str(reach)
    assert f"-no-range distance=7 range={reach} " in refusal(state, unit, piece=enemy_of(unit))


@pytest.mark.rule("9.1b")
@pytest.mark.parametrize(("unit", "reach"), RANGE.items())
def test_a_firer_on_a_hill_reaches_one_hex_further(unit: str, reach: int) -> None:
    """Up column H of map B, clear from H8 to H3, from the hill H9; infantry gets nothing (10.2a)."""
    reach += unit not in INFANTRY
    for distance in range(1, 8):
        state = position(f"{unit}@H9>N {enemy_of(unit)}@H{9 - distance}", scenario=MAP_B, active=unit[:2])
        assert shots(state) == ({(unit, enemy_of(unit))} if distance <= reach else set())
    assert seen(state, unit).values[0] == str(reach)
    assert f"-no-range distance=7 range={reach} " in refusal(state, unit, piece=enemy_of(unit))
    assert str(GAME.query(state, 0, "field", unit).text) == f"tank-field hex=H9 range={reach}"


@pytest.mark.rule("9.1b")
@pytest.mark.parametrize(
    ("scenario", "firer", "at_two", "at_three"),
    [
        (MAP_B, "us_sherman_1@H6>S", "H8", "H9"),  # the target on a hill
        (MAP_A, "us_sherman_1@H4>SW", "F5", "E5"),  # the firer in a town
        (MAP_A, "us_sherman_1@F8>S", "D9", "C10"),  # the firer in woods
    ],
)
def test_nothing_else_lengthens_the_range(scenario: str, firer: str, at_two: str, at_three: str) -> None:
    assert shots(position(f"{firer} de_pz4_1@{at_two}", scenario=scenario)) == {("us_sherman_1", "de_pz4_1")}
    assert shots(position(f"{firer} de_pz4_1@{at_three}", scenario=scenario)) == set()


@pytest.mark.rule("9.1a", "9.1b")
@pytest.mark.parametrize(
    ("scenario", "hills"), [(MAP_A, "A6 A7 F4 H5"), (MAP_B, "B3 B4 H9 I5 I6")], ids=["map A", "map B"]
)
def test_the_reach_of_every_counter_in_every_hex(scenario: str, hills: str) -> None:
    board = Board("made anew", Book(), scenario, GAME.settle_options({}))
    for unit, factor in RANGE.items():
        raised = factor + (unit not in INFANTRY)
        found = {name: board.reach(UNITS.index(unit), hex_) for hex_, name in enumerate(HEXES)}
        assert found == {name: raised if name in hills.split() else factor for name in HEXES}

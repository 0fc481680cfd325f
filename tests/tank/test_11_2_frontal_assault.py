"""11.2 Frontal Assault: the German sets up half, then the American, then the other half."""

from itertools import groupby

import pytest

from grognard.games.tank import GAME
from tests.tank.battle import area, ending, finish_turn, forces, hold, set_up
from tests.tank.position import asked, do, legal, position, refusal, starts

SCENARIO = "frontal_assault"
GERMANS = [
    "de_pz4_hq_1", "de_pz4_hq_2", "de_pz4_1", "de_pz4_2", "de_pz4_3", "de_pz4_4", "de_tiger_1", "de_tiger_2"
]  # fmt: skip


@pytest.mark.rule("11.2a")
def test_german_half_american_german_half() -> None:
    state, placed, _ = set_up(SCENARIO)
    assert [(side, len(list(group))) for side, group in groupby(place.side for place in placed)] == [
        ("de", 4),
        ("us", 11),
        ("de", 4),
    ]
    assert (state.turn, state.active, state.first) == (1, 0, 0)  # the American plays first
    assert legal(state) == ["chit 2", "chit 3", "chit 4"]


@pytest.mark.rule("11.2a")
@pytest.mark.parametrize("chosen", [GERMANS[:4], GERMANS[4:], GERMANS[::2]])
def test_the_german_chooses_which_four_come_first(chosen: list[str]) -> None:
    state = GAME.setup(SCENARIO)
    for count, unit in enumerate(chosen):
        assert set(starts(state, "place")) == set(GERMANS) - set(chosen[:count])
        do(state, f"place {unit}", f"to E{1 + count}", "face SW")
    assert asked(state) == "us tank-prompt-place 11.0c -"
    rest = sorted(set(GERMANS) - set(chosen))
    assert refusal(state, rest[0], place="E9") == f"11.0c tank-no-not-placing unit=@tank-{rest[0][:-2]}"
    while asked(state).startswith("us "):
        do(state, legal(state)[0])
    assert sorted(starts(state, "place")) == rest


@pytest.mark.parametrize(
    ("side", "types", "zone"),
    [
        pytest.param(
            "us",
            {"sherman_hq": 2, "sherman": 6, "wolverine": 2, "priest": 1},
            area("AB"),
            marks=pytest.mark.rule("11.2b"),
        ),
        pytest.param("de", {"pz4_hq": 2, "pz4": 4, "tiger": 2}, area("EFGH"), marks=pytest.mark.rule("11.2c")),
    ],
)
def test_the_forces_and_where_they_start(side: str, types: dict[str, int], zone: set[str]) -> None:
    state, placed, _ = set_up(SCENARIO)
    assert forces(state, side) == types
    own = [place for place in placed if place.side == side]
    assert len(own) == sum(types.values())
    for place in own:
        assert place.offered == zone - place.taken


@pytest.mark.rule("11.2e")
@pytest.mark.parametrize(
    ("american", "german", "won"),
    [
        ("E6 G9", "", True),
        ("E6 H4", "G9", True),
        ("G9 H4", "", True),
        ("E6 G9 H4", "", True),
        ("E6", "", False),
        ("E6", "G9 H4", False),
        ("", "", False),
        ("E6 B6 D2 C9", "", False),  # other towns do not count
    ],
)
def test_the_american_needs_two_of_three_towns(american: str, german: str, won: bool) -> None:
    state = position("us_sherman_1@A1 de_pz4_1@I10", scenario=SCENARIO, turn=10)
    hold(hold(state, "us", american), "de", german)
    finish_turn(state)
    if won:
        assert ending(state) == ((1, -1), "11.2e", "tank-over-control")
    else:
        assert ending(state) == ((-1, 1), "11.2e", "tank-over-held")


@pytest.mark.rule("11.2e")
def test_the_towns_are_not_counted_before_turn_ten() -> None:
    state = hold(position("us_sherman_1@A1 de_pz4_1@I10", scenario=SCENARIO, turn=9), "us", "E6 G9 H4")
    finish_turn(state)
    assert (state.turn, ending(state)) == (10, ((), "", ""))

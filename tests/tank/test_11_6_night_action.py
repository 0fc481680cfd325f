"""11.6 Night Action: poor visibility, and two roads for the German to block."""

from itertools import groupby

import pytest

from grognard.games.tank import GAME
from tests.tank.battle import MAP_B, aim, area, ending, finish_turn, forces, set_up, shoot, sums
from tests.tank.position import do, legal, position

SCENARIO = "night_action"
WEST = ["C1", "C2", "C3", "C4", "C5", "B5", "A6", "A7", "A8", "A9", "A10"]
EAST = ["E1", "E2", "E3", "E4", "E5", "E6", "F6", "F7", "F8", "F9", "G10"]
WON = ((-1, 1), "11.6f", "tank-over-roads")
ON = ((), "", "")
NETWORK = {"night_block": "network"}


@pytest.mark.rule("11.6a")
def test_the_german_sets_up_first_and_plays_first() -> None:
    state, placed, _ = set_up(SCENARIO)
    assert [(side, len(list(group))) for side, group in groupby(place.side for place in placed)] == [
        ("de", 9),
        ("us", 9),
    ]
    assert (state.turn, state.active, state.first) == (1, 1, 1)


@pytest.mark.parametrize(
    ("side", "types", "zone"),
    [
        pytest.param(
            "de", {"pz4_hq": 2, "pz4": 3, "tiger": 2, "infantry": 2}, area("I"), marks=pytest.mark.rule("11.6b")
        ),
        pytest.param(
            "us",
            {"sherman_hq": 2, "sherman": 3, "wolverine": 1, "atgun": 1, "infantry": 2},
            area("ABCDEFG"),
            marks=pytest.mark.rule("11.6c"),
        ),
    ],
)
def test_the_forces_and_where_they_start(side: str, types: dict[str, int], zone: set[str]) -> None:
    state, placed, _ = set_up(SCENARIO)
    assert forces(state, side) == types
    own = [place for place in placed if place.side == side]
    assert len(own) == sum(types.values())
    for place in own:
        assert place.offered == zone - place.taken


# --- 11.6d Poor visibility -------------------------------------------------------------------------------------------


@pytest.mark.rule("11.6d")
@pytest.mark.parametrize(("distance", "night"), [(1, 0), (2, -1), (3, -2), (4, -3)])
def test_each_hex_beyond_the_first_takes_one_off(distance: int, night: int) -> None:
    """A Wolverine on the hill H9 fires up column H."""
    units = f"us_wolverine_1@H9>N de_pz4_1@H{9 - distance}>S"
    lines = {"night": night} if night else {}
    assert sums(position(units, scenario=SCENARIO), "de_pz4_1", "us_wolverine_1") == {"defence": 9, **lines, "cost": 1}
    assert sums(position(units, scenario=MAP_B), "de_pz4_1", "us_wolverine_1") == {"defence": 9, "cost": 1}


@pytest.mark.rule("11.6d")
def test_the_sum_cites_the_night() -> None:
    state = position("us_sherman_1@D4>S de_pz4_1@D6>N", scenario=SCENARIO)
    aim(state, "de_pz4_1", "us_sherman_1")
    lines = [(str(line.text), line.value, line.rule) for line in GAME.forecast(state, 0).lines]
    assert ("tank-sum-night", -1, "11.6d") in lines


@pytest.mark.rule("11.6d")
@pytest.mark.parametrize(
    ("firers", "lines"),
    [
        ("us_sherman_1", {}),  # 1 hex
        ("us_sherman_2", {"night": -1}),  # 2 hexes
        ("us_wolverine_1", {"night": -2}),  # 3 hexes
        ("us_sherman_1 us_sherman_2", {"firers": 1, "night": -1}),
        ("us_sherman_1 us_wolverine_1", {"firers": 1, "night": -2}),
        ("us_sherman_1 us_sherman_2 us_wolverine_1", {"firers": 2, "night": -2}),  # only the worst counts
    ],
)
def test_the_farthest_firer_counts(firers: str, lines: dict[str, int]) -> None:
    state = position("us_sherman_1@D4>S us_sherman_2@F4>SW us_wolverine_1@F3>SW de_pz4_1@D5>N", scenario=SCENARIO)
    assert sums(state, "de_pz4_1", firers) == {"defence": 9, **lines, "cost": 1}


# --- 11.6e, 11.6g Destruction, and the end ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("active", "firer", "target", "answer"),
    [
        pytest.param(
            "de", "de_pz4_1", "us_sherman_1", ((-1, 1), "11.6e", "tank-over-destroyed"), marks=pytest.mark.rule("11.6e")
        ),
        pytest.param(
            "us", "us_sherman_1", "de_pz4_1", ((1, -1), "11.6g", "tank-over-destroyed"), marks=pytest.mark.rule("11.6g")
        ),
    ],
)
def test_destroying_all_enemy_units_wins(
    active: str, firer: str, target: str, answer: tuple[tuple[int, ...], str, str]
) -> None:
    state = position(f"{firer}@D4>S {target}@D5>N", scenario=SCENARIO, active=active)
    shoot(state, target, firer, total=12)
    assert ending(state) == answer


@pytest.mark.rule("11.6g")
@pytest.mark.parametrize("units", ["de_pz4_1@I1", "de_pz4_1@C3", "de_pz4_1@C3 de_pz4_2@D4"])
def test_anything_else_is_american_after_turn_nine(units: str) -> None:
    state = position(f"us_sherman_1@G1 {units}", scenario=SCENARIO, turn=8)
    finish_turn(state)
    assert (state.turn, ending(state)) == (9, ON)
    finish_turn(state)
    assert ending(state) == ((1, -1), "11.6g", "tank-over-held")


# --- 11.6f The roads -------------------------------------------------------------------------------------------------


def after_the_turn(germans: str, turn: int = 1, options: dict[str, str] | None = None, more: str = "") -> object:
    """How the game stands when a turn ends with Germans in these hexes."""
    units = " ".join(f"de_pz4_{n}@{hex_}" for n, hex_ in enumerate(germans.split(), 1))
    state = position(f"us_sherman_1@G1 {units} {more}", scenario=SCENARIO, active="de", turn=turn, options=options)
    finish_turn(state)
    return ending(state)


@pytest.mark.rule("11.6f")
@pytest.mark.parametrize("hex_", sorted(area("ABCDEFGHI") - {"G1"}))
def test_a_german_in_any_of_its_hexes_blocks_a_road(hex_: str) -> None:
    """With E3 held, the west road; with C3 held, the east road; D4 on the link belongs to neither."""
    assert after_the_turn(f"E3 {hex_}" if hex_ != "E3" else "E3") == (WON if hex_ in WEST else ON)
    assert after_the_turn(f"C3 {hex_}" if hex_ != "C3" else "C3") == (WON if hex_ in EAST else ON)


@pytest.mark.rule("11.6f")
@pytest.mark.parametrize("turn", range(1, 10))
def test_the_roads_are_tested_at_the_end_of_every_turn(turn: int) -> None:
    assert after_the_turn("C3 E3", turn) == WON


@pytest.mark.rule("11.6f")
def test_the_american_may_answer_in_his_phase() -> None:
    """The test comes after both phases, not after the German's."""
    state = position(
        "us_sherman_1@C5>N us_sherman_2@A1 de_pz4_1@C3 de_pz4_2@E3 de_tiger_1@I5", scenario=SCENARIO, active="de"
    )
    do(state, "end", "chit 2")
    assert ending(state) == ON
    shoot(state, "de_pz4_1", "us_sherman_1", total=12)
    finish_turn(state)
    assert (state.turn, ending(state)) == (2, ON)


@pytest.mark.rule("11.6f")
@pytest.mark.parametrize(
    "more", ["us_sherman_2@E3", "de_pz4_5@dead", "us_sherman_2@E1 us_sherman_3@E2 us_infantry_1@E4"]
)
def test_only_germans_on_the_map_block(more: str) -> None:
    assert after_the_turn("C3", more=more) == ON


@pytest.mark.rule("11.6f")
@pytest.mark.parametrize(
    ("germans", "blocked"),
    [
        ("C2 E2", True),  # both north ends
        ("C1 E1", True),
        ("A10 G10", True),  # both south ends
        ("A9 F8", True),
        ("A8 E2", False),  # from C1 over the link and down the east road
        ("A8 E2 D4", True),
        ("C3 F9", False),  # from E1 over the link and down the west road
        ("C3 F9 D4", True),
        ("C5 E4", True),  # both ends of the link
        ("C5 E2", True),
        ("C3 E5", False),
        ("C3 E3", True),
        ("C3", False),
        ("D4", False),
        ("B5 E6", True),
    ],
)
def test_the_option_network_asks_for_a_way_through(germans: str, blocked: bool) -> None:
    assert after_the_turn(germans, options=NETWORK) == (WON if blocked else ON)


@pytest.mark.rule("11.6f")
def test_the_option_is_offered_where_it_counts() -> None:
    assert [name for name, row in GAME.scenarios.items() if "night_block" in row.options] == [SCENARIO]


@pytest.mark.rule("11.6f")
def test_the_roads_come_before_the_end_of_turn_nine() -> None:
    state = position("us_sherman_1@G1 de_pz4_1@C3 de_pz4_2@E3", scenario=SCENARIO, active="de", turn=9)
    events = finish_turn(state)
    assert ending(state) == WON
    assert str(events[-1].text()) == "tank-over-roads side=@side-de"
    assert legal(state) == []

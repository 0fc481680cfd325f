"""11.2.1, 11.3.2 The ratio: strengths, every shift with its yes and no, the die."""

import pytest

from grognard.games.woods.board import BOOK, board_for
from grognard.games.woods.ratio import BELOW, attack_strength, defence_parts, first_column, result
from grognard.games.woods.state import board_of
from tests.woods.battle import SILENT, attack, battle_of, parts, strike
from tests.woods.position import FREE, at, bare, do, legal, position, starts, told

BOARD = board_for(BOOK, "campaign", FREE)
COLUMNS = ["1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"]

# Clear country without roads, rivers or villages: 1610 and all its neighbours; 1607 is three hexes north of it
PLAIN, NORTH, SOUTH = "1610", "1609", "1611"


def shift(units: str, hex_: str, attackers: str, **more: object) -> dict[str, int]:
    return parts(bare(units, **more), hex_, attackers)  # type: ignore[arg-type]


def defence(units: str, hex_: str) -> list[tuple[str, int, str]]:
    state = bare(units)
    return [
        (part.name, part.value, part.rule) for part in defence_parts(state, board_of(state), battle_of(state, hex_, ""))
    ]


# --- 11.3.2a, b the odds ----------------------------------------------------------------------------------------------


@pytest.mark.rule("11.3.2a", "11.3.2b")
@pytest.mark.parametrize(
    ("attackers", "defenders", "column"),
    [
        (33, 10, "3-1"),  # EX-08
        (10, 10, "1-1"),
        (19, 10, "1-1"),
        (20, 10, "2-1"),
        (29, 10, "2-1"),
        (30, 10, "3-1"),
        (40, 10, "4-1"),
        (59, 10, "5-1"),
        (60, 10, "6-1"),
        (70, 10, "6-1"),
        (200, 10, "6-1"),
        (9, 10, "1-2"),
        (5, 10, "1-2"),
        (4, 10, "1-3"),
        (10, 30, "1-3"),
        (10, 31, ""),
        (1, 4, ""),
    ],
)
def test_odds_are_rounded_for_the_defender(attackers: int, defenders: int, column: str) -> None:
    found = first_column(attackers, defenders, len(COLUMNS) - 1)
    assert (COLUMNS[found] if found != BELOW else "") == column


@pytest.mark.rule("11.3.2a", "11.2c")
def test_ex_08_33_against_10_is_3_to_1() -> None:
    tanks = "g-1ss-peiper g-2ss-pz g-12ss-kuhlmann g-9ss-pz g-301"  # 8, 8, 7, 7 and 3
    hexes = ["1609", "1609", "1710", "1710", "1611"]
    units = " ".join(f"{unit}@{hex_}" for unit, hex_ in zip(tanks.split(), hexes, strict=True))
    state = attack(f"{units} u-2id-9@1610 u-2id-38@1610", PLAIN, tanks)
    # Armour in the clear and attackers far from their divisions outweigh each other
    assert told(do(state, "die 4"))[0] == "resolved hex=1610 column=3-1 die=4 bonus=0 outcome=DR"


@pytest.mark.rule("11.3.2b")
def test_below_1_to_3_the_attacker_loses_a_step_without_a_roll() -> None:
    state = position(f"g-26-39@{NORTH}:1 u-2id-9@{PLAIN} u-2id-38@{PLAIN}", round_="combat", assets=SILENT)
    events = told(strike(state, PLAIN, "g-26-39"))  # 3 : 10
    assert events[1:] == ["resolved hex=1610 column=below die=0 bonus=0 outcome=AL1"]
    assert legal(state) == ["lose g-26-39"]
    do(state, "lose g-26-39")
    assert at(state, "g-26-39") == "dead"


@pytest.mark.rule("11.3.2b", "11.3.2h")
def test_no_shift_lifts_an_attack_that_is_below_1_to_3() -> None:
    # One to the right, for defenders out of supply, would make it 1-3
    state = position(f"u-2id-9@{NORTH}:1 u-2id-38@1607 g-26-39@{PLAIN} g-26-77_78@{PLAIN}", side="allied",
                     round_="combat", assets=SILENT, oos="g-26-39 g-26-77_78")  # fmt: skip
    events = told(strike(state, PLAIN, "u-2id-9"))  # 2 : 10
    assert events[-1] == "resolved hex=1610 column=below die=0 bonus=0 outcome=AL1"


@pytest.mark.rule("11.3.2b", "11.3.2j", "11.3.2e")
def test_above_6_to_1_counts_as_6_to_1_before_the_shifts() -> None:
    # 16 : 2: 8-1 is 6-1; rough and attackers far from their divisions, two to the left
    units = "g-1ss-peiper@3117 g-2ss-pz@3117 u-28id-112@3118:1 u-28id-110@3119:1"
    state = attack(units, "3118", "g-1ss-peiper g-2ss-pz", turn=4)
    assert told(do(state, "die 1"))[0] == "resolved hex=3118 column=4-1 die=1 bonus=0 outcome=BL1"


@pytest.mark.rule("11.3.2j")
def test_past_the_left_end_the_attack_fails_without_a_roll() -> None:
    # 3 : 9 is 1-3; in woods one to the left
    units = "g-26-39@2210:1 g-26-77_78@2210 u-82ab-504@2310:1 u-82ab-505@2310:1 u-82ab-508@2310:1"
    state = position(units, round_="combat", assets=SILENT)
    assert told(strike(state, "2310", "g-26-39"))[-1] == "resolved hex=2310 column=below die=0 bonus=0 outcome=AL1"


@pytest.mark.rule("11.3.2j", "11.3.2g")
def test_past_the_right_end_it_stays_at_6_to_1() -> None:
    units = f"g-1ss-peiper@{NORTH} g-1ss-hansen@{NORTH} u-28id-112@{PLAIN}:1"  # 14 : 2; armour, scattered
    state = attack(units, PLAIN, "g-1ss-peiper g-1ss-hansen")
    assert told(do(state, "die 1"))[0] == "resolved hex=1610 column=6-1 die=1 bonus=0 outcome=DR"


@pytest.mark.rule("11.3.2j")
def test_shifts_are_summed_before_they_are_applied() -> None:
    units = "g-2pz-a@3113 g-2pz-b@3113 u-28id-112@3212:1"
    state = attack(units, "3212", "g-2pz-a g-2pz-b")
    # 13 : 2 is 6-1. A defender far from its division, one right; woods, one left: not 5-1, as if capped in between
    assert told(do(state, "die 1"))[0] == "resolved hex=3212 column=6-1 die=1 bonus=0 outcome=DR"


# --- 11.2.1 divisions that hold together ------------------------------------------------------------------------------


@pytest.mark.rule("11.2.1a")
@pytest.mark.parametrize(
    ("sister", "found"),
    [
        ("u-28id-110@1610", {}),
        ("u-28id-110@1613", {}),  # three hexes
        ("u-28id-110@1614", {"scattered_defender": 1}),  # four
        ("u-28id-110@dead", {"scattered_defender": 1}),
        ("u-28id-110@waiting", {"scattered_defender": 1}),
        ("u-4id-12@1610 u-4id-8@1611", {"scattered_defender": 1}),  # another division is no help
        ("u-4id-12@1610", {"scattered_defender": 1}),  # two scattered ones: once
    ],
)
def test_an_allied_defender_far_from_its_division(sister: str, found: dict[str, int]) -> None:
    assert shift(f"g-26-39@{NORTH} g-26-77_78@{NORTH} u-28id-112@{PLAIN} {sister}", PLAIN, "g-26-39") == found


@pytest.mark.rule("11.2.1a", "11.2.1c")
def test_german_defenders_are_never_penalized() -> None:
    units = f"u-28id-112@{NORTH} u-28id-110@{NORTH} g-26-39@{PLAIN}"
    assert shift(units, PLAIN, "u-28id-112 u-28id-110") == {}


@pytest.mark.rule("11.2.1a")
def test_british_defenders_are() -> None:
    units = f"g-26-39@{NORTH} g-26-77_78@{NORTH} b-51-152@{PLAIN}"
    assert shift(units, PLAIN, "g-26-39") == {"scattered_defender": 1}
    assert shift(f"{units} b-51-153@1612", PLAIN, "g-26-39") == {}


@pytest.mark.rule("11.2.1b")
@pytest.mark.parametrize(
    ("units", "attackers", "found"),
    [
        ("g-26-39@1609", "g-26-39", {"scattered_attacker": -1}),
        ("g-26-39@1609 g-26-77_78@1606", "g-26-39", {}),
        ("g-26-39@1609 g-26-77_78@1605", "g-26-39", {"scattered_attacker": -1}),
        ("g-26-39@1609 g-12-27@1609", "g-26-39 g-12-27", {"scattered_attacker": -1}),  # once
        ("g-26-39@1609 g-26-77_78@1608 g-12-27@1609", "g-26-39 g-12-27", {"scattered_attacker": -1}),
        ("g-26-39@1609 g-26-77_78@1608 g-12-27@1609", "g-26-39", {}),  # only who attacks
    ],
)
def test_a_german_attacker_far_from_its_division(units: str, attackers: str, found: dict[str, int]) -> None:
    assert shift(f"{units} u-2id-9@{PLAIN} u-2id-38@{PLAIN}", PLAIN, attackers) == found


@pytest.mark.rule("11.2.1b")
def test_an_allied_attacker_far_from_its_division() -> None:
    units = f"g-26-39@{PLAIN} u-28id-112@{NORTH}"
    assert shift(units, PLAIN, "u-28id-112") == {"scattered_attacker": -1}
    assert shift(f"{units} u-28id-109@1608", PLAIN, "u-28id-112") == {}


@pytest.mark.rule("11.2.1c")
@pytest.mark.parametrize("unit", ["g-vdh", "g-150", "g-fg", "g-fb"])
def test_german_units_outside_divisions_are_exempt(unit: str) -> None:
    assert shift(f"{unit}@{NORTH} u-2id-9@{PLAIN} u-2id-38@{PLAIN}", PLAIN, unit) == {}


@pytest.mark.rule("11.2.1c")
@pytest.mark.parametrize("unit", ["g-301", "g-506"])
def test_the_heavy_battalions_too(unit: str) -> None:
    units = f"{unit}@{NORTH} u-2id-9@{PLAIN} u-2id-38@{PLAIN}"
    assert shift(units, PLAIN, unit) == {"armour_attacks": 1}


@pytest.mark.rule("11.2.1c")
@pytest.mark.parametrize("unit", ["u-517", "u-cav-4", "u-cav-6", "u-cav-14", "u-cav-102", "u-delay"])
def test_allied_units_outside_divisions_are_exempt(unit: str) -> None:
    assert shift(f"g-26-39@{NORTH} g-26-77_78@{NORTH} {unit}@{PLAIN}", PLAIN, "g-26-39") == {}


@pytest.mark.rule("11.2.1c")
@pytest.mark.parametrize("unit", ["b-29", "b-33"])
def test_the_british_armoured_brigades_too(unit: str) -> None:
    units = f"g-26-39@{NORTH} g-26-77_78@{NORTH} {unit}@{PLAIN}"
    assert shift(units, PLAIN, "g-26-39") == {"armour_defends": -1}


# --- 11.3.2c, d the defence -------------------------------------------------------------------------------------------


@pytest.mark.rule("11.3.2c")
def test_a_village_adds_1_to_the_hex() -> None:
    # 2616, clear, a village
    assert defence("u-28id-112@2616 u-28id-110@2616:1", "2616") == [
        ("defenders", 6, "11.3.2a"),
        ("village", 1, "11.3.2c"),
    ]
    assert defence("u-delay@2616", "2616") == [("defenders", 1, "11.3.2a"), ("village", 1, "11.3.2c")]
    assert defence("g-26-39@2616", "2616") == [("defenders", 5, "11.3.2a"), ("village", 1, "11.3.2c")]
    assert defence("u-28id-112@2518", "2518") == [("defenders", 4, "11.3.2a")]  # a town does not
    assert defence("u-28id-112@1610", "1610") == [("defenders", 4, "11.3.2a")]


@pytest.mark.rule("11.3.2d", "11.3.2c")
def test_the_westwall_doubles_german_infantry_alone() -> None:
    # 3415, clear; 3317, clear, with a village
    assert defence("g-26-39@3415", "3415") == [("defenders", 5, "11.3.2a"), ("westwall", 5, "11.3.2d")]
    assert defence("g-26-39@3415 g-2pz-b@3415 g-301@3415", "3415") == [
        ("defenders", 13, "11.3.2a"),
        ("westwall", 5, "11.3.2d"),
    ]
    assert defence("g-2pz-b@3415", "3415") == [("defenders", 5, "11.3.2a")]
    assert defence("u-28id-112@3415", "3415") == [("defenders", 4, "11.3.2a")]
    assert defence("g-26-39@3317:1", "3317") == [
        ("defenders", 3, "11.3.2a"),
        ("westwall", 3, "11.3.2d"),
        ("village", 1, "11.3.2c"),  # not doubled
    ]


@pytest.mark.rule("11.3.2d", "11.3.2e")
def test_the_other_ground_of_a_westwall_hex_counts_for_either_side() -> None:
    # 3316, rough; 3514, woods
    assert shift("u-28id-112@3415 u-28id-110@3415 g-26-39@3316", "3316", "u-28id-112") == {"rough": -1}
    assert shift("g-26-39@3415 g-26-77_78@3415 u-28id-112@3316 u-28id-110@3316", "3316", "g-26-39") == {"rough": -1}
    assert shift("u-28id-112@3513 u-28id-110@3513 g-26-39@3514", "3514", "u-28id-112") == {"woods": -1}


@pytest.mark.rule("11.3.2d")
def test_the_doubled_strength_makes_the_odds() -> None:
    state = attack("u-28id-112@3515 u-28id-110@3515 g-26-39@3415", "3415", "u-28id-112 u-28id-110", side="allied")
    assert told(do(state, "die 6"))[0].startswith("resolved hex=3415 column=1-2 ")  # 6 : 10


@pytest.mark.rule("11.3.2a", "11.2c")
def test_the_attack_adds_up_the_strength_of_the_steps_left() -> None:
    state = bare(f"g-1ss-peiper@{NORTH} g-2ss-pz@{NORTH}:2 g-12ss-muller@{NORTH}:1 u-2id-9@{PLAIN}")
    battle = battle_of(state, PLAIN, "g-1ss-peiper g-2ss-pz g-12ss-muller")
    assert attack_strength(state, board_of(state), battle) == 8 + 6 + 2
    assert defence_parts(state, board_of(state), battle)[0].value == 5


# --- 11.3.2e ground and rivers ----------------------------------------------------------------------------------------

G = "g-26-39 g-26-77_78"  # infantry of one division
U = "u-2id-9 u-2id-38"


def fight(hex_: str, defenders: str, attackers: str, **more: object) -> dict[str, int]:
    """Shifts where ``attackers`` reads ``unit@hex …`` and ``defenders`` names units in the hex."""
    placed = " ".join(f"{unit}@{hex_}" for unit in defenders.split())
    return shift(f"{placed} {attackers}", hex_, " ".join(word.partition("@")[0] for word in attackers.split()), **more)


TWO = "g-26-39@2210 g-26-77_78@2210"


@pytest.mark.rule("11.3.2e")
@pytest.mark.parametrize(
    ("defenders", "found"),
    [
        ("u-2id-9 u-2id-38", {"woods": -1}),
        ("u-82ab-504 u-82ab-505", {"woods": -1}),
        ("u-2id-9 u-2id-38 u-cav-102", {"woods": -1}),  # one of them is infantry
        ("u-cav-102", {}),
        ("u-9ad-cca u-9ad-ccb", {}),
        ("u-delay", {"woods": -1}),
    ],
)
def test_infantry_defends_in_woods(defenders: str, found: dict[str, int]) -> None:
    assert fight("2310", defenders, TWO) == found  # 2310: woods, no river


@pytest.mark.rule("11.3.2e")
def test_infantry_defends_in_forest() -> None:
    west = "g-26-39@3105 g-26-77_78@3105"
    assert fight("3204", U, west) == {"woods": -1}
    assert fight("3204", "u-cav-102", west) == {}
    assert fight("3204", "g-12-27", "u-2id-9@3105 u-2id-38@3105") == {"woods": -1}
    assert fight("3204", "g-2pz-b", "u-2id-9@3105 u-2id-38@3105") == {}


@pytest.mark.rule("11.3.2e")
def test_infantry_defends_in_a_town() -> None:
    # Bastogne, 2518: clear; 2706: woods and a town
    east = "g-26-39@2617 g-26-77_78@2617"
    assert fight("2518", U, east) == {"town": -1}
    assert fight("2518", "u-cav-102", east) == {}
    assert fight("2706", U, "g-26-39@2805 g-26-77_78@2805") == {"woods": -1, "town": -1}
    assert fight("2706", "u-9ad-cca u-9ad-ccb", "g-26-39@2805 g-26-77_78@2805") == {}
    assert fight("2616", U, east) == {}  # a village is none


@pytest.mark.rule("11.3.2e")
@pytest.mark.parametrize("defenders", ["u-2id-9 u-2id-38", "u-cav-102", "u-9ad-cca u-9ad-ccb"])
def test_anybody_defends_in_rough(defenders: str) -> None:
    assert fight("3118", defenders, "g-26-39@3119 g-26-77_78@3119") == {"rough": -1}


@pytest.mark.rule("11.3.2e")
def test_a_river_counts_if_every_attacker_crosses_it() -> None:
    # 3119, clear: 3019 behind the Wiltz, 3018 behind it with a bridge, 3219 on the near side
    assert fight("3119", U, "g-26-39@3019 g-26-77_78@3019") == {"river": -1}
    assert fight("3119", U, "g-26-39@3019 g-26-77_78@3018") == {"river": -1}
    assert fight("3119", U, "g-26-39@3018 g-26-77_78@3018") == {"river": -1}
    assert fight("3119", U, "g-26-39@3018 g-26-77_78@3018", broken="3018/3119") == {"river": -1}
    assert fight("3119", U, "g-26-39@3019 g-26-77_78@3219") == {}
    assert fight("3119", U, "g-26-39@3219 g-26-77_78@3219") == {}
    # A major river, by the bridge of Dinant
    assert fight("0812", U, "g-26-39@0912 g-26-77_78@0912") == {"woods": -1, "river": -1}


# --- 11.3.2f, g armour ------------------------------------------------------------------------------------------------

FOOT = "g-26-39@1609 g-26-77_78@1609"


@pytest.mark.rule("11.3.2f")
@pytest.mark.parametrize(
    ("hex_", "defenders", "attackers", "found"),
    [
        ("1610", "u-9ad-cca u-9ad-ccb", FOOT, {"armour_defends": -1}),
        ("1610", "u-9ad-cca u-9ad-ccb u-cav-14", FOOT, {"armour_defends": -1}),
        ("1610", "u-cav-14", FOOT, {}),  # cavalry is no armour
        ("1610", "u-9ad-cca u-9ad-ccb", f"{FOOT} g-301@1609", {}),  # armour attacks
        ("1610", "u-9ad-cca u-9ad-ccb", "g-2pz-b@1609 g-2pz-a@1609:1", {"armour_defends": -1}),  # a third step is mech
        ("2616", "u-9ad-cca u-9ad-ccb", "g-26-39@2617 g-26-77_78@2617", {"armour_defends": -1}),  # a village
        ("2518", "u-9ad-cca u-9ad-ccb", "g-26-39@2617 g-26-77_78@2617", {}),  # a town
        ("2310", "u-9ad-cca u-9ad-ccb", TWO, {}),  # woods
        ("1610", "g-2pz-a", "u-2id-9@1609 u-2id-38@1609", {"armour_defends": -1}),
        ("1610", "g-301", "u-2id-9@1609 u-2id-38@1609", {"armour_defends": -1}),
        ("1610", "g-2pz-b", "u-2id-9@1609 u-2id-38@1609", {}),
        ("3119", "u-9ad-cca u-9ad-ccb", "g-26-39@3019 g-26-77_78@3019", {"river": -1, "armour_defends": -1}),
    ],
)
def test_armour_defends_in_the_clear_against_none(
    hex_: str, defenders: str, attackers: str, found: dict[str, int]
) -> None:
    assert fight(hex_, defenders, attackers) == found


@pytest.mark.rule("11.3.2f", "8.3c")
def test_armour_out_of_supply_gives_no_shift() -> None:
    attackers = "u-2id-9@1609 u-2id-38@1609"
    assert fight("1610", "g-2pz-a", attackers, oos="g-2pz-a") == {"oos": 1}
    assert fight("1610", "g-2pz-a g-301", attackers, oos="g-2pz-a") == {"armour_defends": -1}


@pytest.mark.rule("11.3.2g")
@pytest.mark.parametrize(
    ("hex_", "defenders", "attackers", "found"),
    [
        ("1610", U, "g-2pz-a@1609 g-2pz-b@1609", {"armour_attacks": 1}),
        ("1610", U, "g-2pz-b@1609", {"scattered_attacker": -1}),
        ("1610", "u-cav-14", f"{FOOT} g-301@1611", {"armour_attacks": 1}),
        ("1610", "u-9ad-cca u-9ad-ccb", "g-2pz-a@1609 g-2pz-b@1609", {}),  # armour defends
        ("2616", U, "g-2pz-a@2617 g-2pz-b@2617", {"armour_attacks": 1}),  # a village
        ("2518", U, "g-2pz-a@2617 g-2pz-b@2617", {"town": -1}),
        ("2310", U, "g-2pz-a@2210 g-2pz-b@2210", {"woods": -1}),
        ("3118", U, "g-2pz-a@3119 g-2pz-b@3119", {"rough": -1}),
        ("3119", U, "g-2pz-a@3018 g-2pz-b@3018", {"river": -1}),  # over a bridge: a river hexside
        ("3119", U, "g-2pz-a@3018 g-2pz-b@3219", {}),  # the armour crosses, the other does not
        ("3119", U, "g-2pz-a@3018 g-2pz-b@3018 g-301@3219", {"armour_attacks": 1}),
        ("1610", "g-26-39", "u-9ad-cca@1609 u-9ad-ccb@1609", {"armour_attacks": 1}),
        ("1610", "g-2pz-a", "u-9ad-cca@1609 u-9ad-ccb@1609", {}),
    ],
)
def test_armour_attacks_in_the_clear_where_none_defends(
    hex_: str, defenders: str, attackers: str, found: dict[str, int]
) -> None:
    assert fight(hex_, defenders, attackers) == found


@pytest.mark.rule("11.3.2g")
def test_armour_that_defends_out_of_supply_is_still_armour() -> None:
    assert fight("1610", "g-2pz-a", "u-9ad-cca@1609 u-9ad-ccb@1609", oos="g-2pz-a") == {"oos": 1}


# --- 11.3.2h, i supply and Peiper -------------------------------------------------------------------------------------


@pytest.mark.rule("11.3.2h")
def test_all_defenders_must_be_out_of_supply() -> None:
    attackers = "u-2id-9@1609 u-2id-38@1609"
    assert fight("1610", G, attackers, oos=G) == {"oos": 1}
    assert fight("1610", G, attackers, oos="g-26-39") == {}
    assert fight("1610", G, attackers) == {}


@pytest.mark.rule("11.3.2h", "8.1a")
def test_allied_defenders_are_tested_as_they_defend() -> None:
    # Germans all around 1610: no line leaves it
    ring = "g-26-39@1609 g-26-77_78@1611 g-12-27@1710 g-12-48_89@1711 g-277-989@1510 g-277-990_991@1511"
    assert fight("1610", U, ring) == {"oos": 1}
    assert fight("1610", "u-delay", ring) == {}  # 8.4
    assert fight("1610", "u-9ad-cca u-9ad-ccb", ring) == {"oos": 1}  # 8.3a: and no shift for armour


def peiper(turn: int, **options: str) -> str:
    state = attack(f"g-1ss-peiper@{NORTH} g-1ss-hansen@{NORTH} u-2id-9@{PLAIN} u-2id-38@{PLAIN}", PLAIN,
                   "g-1ss-peiper g-1ss-hansen", turn=turn, options=options)  # fmt: skip
    if starts(state, "plus") or "ready" in legal(state):
        do(state, "ready")
    return told(do(state, "die 4"))[0]  # 14 : 10, armour: 2-1


@pytest.mark.rule("11.3.2i", "11.3.3a")
def test_peiper_adds_1_to_the_die_on_turn_1() -> None:
    assert peiper(1) == "resolved hex=1610 column=2-1 die=4 bonus=1 outcome=DR"
    assert peiper(2) == "resolved hex=1610 column=2-1 die=4 bonus=0 outcome=BL1"


@pytest.mark.rule("11.3.2i", "16.1")
def test_not_with_the_two_points_of_the_option() -> None:
    assert peiper(1, plus_two="on") == "resolved hex=1610 column=2-1 die=4 bonus=0 outcome=BL1"


@pytest.mark.rule("11.3.2i")
def test_not_where_he_does_not_take_part_nor_in_defence() -> None:
    units = f"g-1ss-peiper@{NORTH} g-1ss-hansen@{NORTH} u-2id-9@{PLAIN} u-2id-38@{PLAIN}"
    state = attack(units, PLAIN, "g-1ss-hansen", turn=1)
    assert "bonus=0" in told(do(state, "die 4"))[0]
    state = attack(units, NORTH, "u-2id-9 u-2id-38", side="allied", turn=1)
    assert "bonus=0" in told(do(state, "die 4"))[0]


# --- 11.3.2k, 11.3.3a -------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.3.2k", "12.2f")
def test_a_nebelwerfer_is_adjusted_before_it_is_added() -> None:
    # 5 : 10 is 1-2; with 4 and 1 against clear it is 10 : 10
    units = f"g-26-39@{NORTH} g-26-77_78@{NORTH} u-2id-9@{PLAIN} u-2id-38@{PLAIN}"
    state = position(units, round_="combat", turn=4)
    strike(state, PLAIN, "g-26-39")
    assert told(do(state, "support gn-5pz-1")) == ["supported asset=gn-5pz-1 strength=5 by=12.2b"]
    do(state, "ready")
    while "ready" in legal(state):
        do(state, "ready")
    assert told(do(state, "die 4"))[0] == "resolved hex=1610 column=1-1 die=4 bonus=0 outcome=BL1"


@pytest.mark.rule("11.3.3a")
def test_the_table() -> None:
    rows = [
        "AL1 AL1 AL1 AL1 AL1 BL1 BL1 DR",
        "AL1 AL1 AL1 AL1 BL1 BL1 DR DR",
        "AL1 AL1 AL1 BL1 BL1 DR DR DR*",
        "AL1 AL1 BL1 BL1 DR DR DR* DR*",
        "AL1 BL1 BL1 DR DR DR* DR* DR*",
        "BL1 BL1 DR DR DR* DR* DR* DR*",
    ]
    for die, row in enumerate(rows, start=1):
        assert [result(BOARD, column, die, 0) for column in range(8)] == row.split()
        assert result(BOARD, BELOW, die, 0) == "AL1"


@pytest.mark.rule("11.3.3a")
def test_above_6_reads_as_6() -> None:
    for column in range(8):
        assert result(BOARD, column, 6, 1) == result(BOARD, column, 6, 2) == result(BOARD, column, 6, 0)
        assert result(BOARD, column, 5, 1) == result(BOARD, column, 6, 0)
        assert result(BOARD, column, 4, 1) == result(BOARD, column, 5, 0)

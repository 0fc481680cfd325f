"""9.0 Army boundaries, the British zone and Regiment 14."""

import pytest

from grognard.games.woods.board import ALLIES, BOOK, CORPS, COUNT, HEXES, SEVENTH, UNITS, board_for
from grognard.games.woods.boundaries import over_line
from grognard.games.woods.state import board_of
from grognard.games.woods.support import allied_gun_bar
from grognard.games.woods.turn import BEGIN
from tests.woods.battle import attack, strike
from tests.woods.position import FREE, asked, at, bare, begin, cites, do, go, legal, position, resume, starts, told

BOARD = board_for(BOOK, "campaign", FREE)


def army(hex_: str) -> int:
    return BOARD.army[HEXES.index(hex_)]


def steps_of(units: str, unit: str, *, st_vith: int = 0, side: str = "german", **more: object) -> list[str]:
    """The hexes that a unit may enter first in a movement round."""
    state = bare(units, **more)  # type: ignore[arg-type]
    state.st_vith = st_vith
    begin(state, side)
    do(state, f"move {unit}")
    return starts(state, "to")


# --- 9.1 the zones ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1a")
def test_the_armies_lie_from_north_to_south_and_the_british_in_the_north_west() -> None:
    assert [army(hex_) for hex_ in ("3310", "3311", "3319", "3320")] == [0, 1, 1, 2]
    for column in range(1, 44):
        zones = [army(f"{column:02}{row:02}") for row in range(1, 31)]
        assert zones == sorted(zones)
        assert zones[-1] == SEVENTH
    british = [hex_ for hex_ in range(COUNT) if BOARD.british[hex_]]
    assert {BOARD.army[hex_] for hex_ in british} == {0, 1}
    assert max(int(HEXES[hex_][:2]) for hex_ in british) == 22
    assert BOARD.british[HEXES.index("0101")]


@pytest.mark.rule("9.1b", "9.4c")
def test_an_army_chit_goes_by_where_a_unit_stands() -> None:
    units = "g-1ss-peiper@3311 g-2pz-a@3310 g-352-914@3320 g-5-14@3418"
    assert legal(position(units, round_="army", arg="5pz")) == ["move g-1ss-peiper", "move g-5-14", "end"]
    assert legal(position(units, round_="army", arg="6pz")) == ["move g-2pz-a", "end"]
    assert legal(position(units, round_="one", arg="7a")) == ["move g-352-914", "end"]


@pytest.mark.rule("9.4c")
def test_regiment_14_is_not_moved_by_the_5pz_chit_while_it_is_in_7a() -> None:
    assert legal(position("g-5-14@3419 g-2pz-a@3311", turn=2, round_="army", arg="5pz")) == ["move g-2pz-a", "end"]
    assert legal(position("g-5-14@3419 g-2pz-a@3311", turn=3, round_="one", arg="7a")) == ["move g-5-14", "end"]


# --- 9.2 the lines ----------------------------------------------------------------------------------------------------

AROUND_3311 = ["3410", "3411", "3312", "3211", "3210"]  # in 5PZ; 3310 is in 6PZ
AROUND_3319 = ["3318", "3418", "3219", "3218"]  # in 5PZ; 3419, behind the Our, and 3320 are in 7A


@pytest.mark.rule("9.1a", "9.2a", "9.2.1b")
@pytest.mark.parametrize(("turn", "north"), [(1, []), (2, []), (3, []), (4, ["3310"])])
def test_no_german_moves_over_a_line_before_turn_4(turn: int, north: list[str]) -> None:
    assert steps_of("g-12-27@3311", "g-12-27", turn=turn) == [*north, *AROUND_3311]
    south = ["3419", "3320"] if north else []
    found = steps_of("g-26-39@3319", "g-26-39", turn=turn)
    assert sorted(found) == sorted([*AROUND_3319, *south])


@pytest.mark.rule("9.2a")
def test_allied_units_cross_the_lines_at_any_time() -> None:
    found = steps_of("u-2id-9@3311", "u-2id-9", side="allied", turn=2)
    assert found == ["3310", *AROUND_3311]


@pytest.mark.rule("9.2a")
def test_a_german_attacks_over_a_line_but_does_not_advance_over_it() -> None:
    units = "g-1ss-peiper@3310 g-1ss-hansen@3310 u-106id-422@3311:1"
    state = attack(units, "3311", "g-1ss-peiper g-1ss-hansen", turn=3)
    do(state, "die 6", "lose u-106id-422")
    assert at(state, "u-106id-422") == "dead"
    assert asked(state) == "chance woods-roll-chit 14.1"
    assert at(state, "g-1ss-peiper") == "3310:3"
    state = attack(units, "3311", "g-1ss-peiper g-1ss-hansen", turn=4)
    do(state, "die 6", "lose u-106id-422")
    assert legal(state) == ["advance g-1ss-peiper", "advance g-1ss-hansen", "stop"]


# The last hexes of 6PZ in the east: 4310 has 4311 and 4210 of 5PZ behind it, 4309 and 4209 beside it
CORNER = "u-1id-26@4309 u-1id-16@4309 u-1id-18@4309 u-2id-9@4209 u-2id-38@4209 u-2id-23@4209"
FIRST = "u-1id-26 u-1id-16 u-1id-18 u-2id-9 u-2id-38 u-2id-23"


@pytest.mark.rule("9.2c")
def test_who_could_retreat_only_over_a_line_stands_and_the_stack_loses_two_steps() -> None:
    state = attack(f"g-12-27@4310 g-12-48_89@4310 {CORNER}", "4310", FIRST, side="allied", turn=3)
    events = told(do(state, "die 6"))  # 24 : 10
    assert events == [
        "resolved hex=4310 column=2-1 die=6 bonus=0 outcome=DR",
        "no_retreat units=g-12-27,g-12-48_89 by=9.2c",
    ]
    assert asked(state) == "german woods-prompt-loses 9.2c"
    assert legal(state) == ["lose g-12-27", "lose g-12-48_89"]
    assert told(do(state, "lose g-12-27")) == ["step_lost unit=g-12-27 steps=1 left=1 by=9.2c"]
    assert legal(state) == ["lose g-12-27", "lose g-12-48_89"]
    do(state, "lose g-12-48_89")
    assert (at(state, "g-12-27"), at(state, "g-12-48_89")) == ("4310:1", "4310:1")
    assert asked(state) == "chance woods-roll-chit 14.1"  # nothing is left to attack with


@pytest.mark.rule("9.2c")
def test_the_two_steps_may_come_from_one_unit() -> None:
    state = attack(f"g-12-27@4310 g-12-48_89@4310 {CORNER}", "4310", FIRST, side="allied", turn=3)
    do(state, "die 6", "lose g-12-27", "lose g-12-27")
    assert (at(state, "g-12-27"), at(state, "g-12-48_89")) == ("dead", "4310:2")


@pytest.mark.rule("9.2c", "9.2.1b")
def test_from_turn_4_it_retreats_over_the_line() -> None:
    state = attack(f"g-12-27@4310 g-12-48_89@4310 {CORNER}", "4310", FIRST, side="allied", turn=4)
    do(state, "die 6", "retreat g-12-27")
    assert legal(state) == ["to 4311"]  # 4210 is in EZOC
    do(state, "to 4311")
    assert legal(state) == ["to 4312"]  # 4211 lies to the west


@pytest.mark.rule("9.2c", "11.4f")
def test_where_it_could_not_retreat_without_the_line_either_each_unit_loses_one() -> None:
    units = f"g-12-27@4310 g-12-48_89@4310 {CORNER} u-9id-47@4311 u-9id-39@4210"
    state = attack(units, "4310", FIRST, side="allied", turn=3)
    assert told(do(state, "die 6"))[1:4] == [
        "no_retreat units=g-12-27,g-12-48_89 by=11.4f",
        "step_lost unit=g-12-27 steps=1 left=1 by=11.4f",
        "step_lost unit=g-12-48_89 steps=1 left=1 by=11.4f",
    ]
    assert (at(state, "g-12-27"), at(state, "g-12-48_89")) == ("4310:1", "4310:1")


@pytest.mark.rule("9.2c", "9.4a")
def test_a_unit_with_a_retreat_of_its_own_makes_it_and_the_others_stand() -> None:
    # 4318, the last hex of 5PZ in the east; behind it 4319 of 7A
    third = "u-26id-101@4317 u-26id-104@4317 u-26id-328@4317 u-80id-317@4217 u-80id-318@4217 u-80id-319@4217"
    units = f"g-5-14@4318 g-5-13@4318 {third} u-5id-2@4218 u-5id-10@4218"
    names = " ".join(word.partition("@")[0] for word in units.split()[2:])
    state = attack(units, "4318", names, side="allied", turn=3)
    assert told(do(state, "die 6"))[0] == "resolved hex=4318 column=4-1 die=6 bonus=0 outcome=DR*"  # 32 : 8
    do(state, "lose g-5-13")
    assert legal(state) == ["retreat g-5-14"]
    do(state, "retreat g-5-14")
    assert legal(state) == ["to 4319"]
    do(state, "to 4319")
    assert legal(state) == ["to 4320"]  # 4219 is next to 4218
    assert told(do(state, "to 4320")) == [
        "retreated unit=g-5-14 origin=4318 hex=4320",
        "no_retreat units=g-5-13 by=9.2c",
    ]
    assert legal(state) == ["lose g-5-13"]
    do(state, "lose g-5-13")  # its last step: the other loss has nobody to take it
    assert asked(state) == "german woods-prompt-loses 7.3d"  # 4319 was in EZOC
    do(state, "lose g-5-14")
    assert (at(state, "g-5-14"), at(state, "g-5-13")) == ("4320:1", "dead")
    assert starts(state, "advance") == names.split()


# --- 9.2.1 how they go ------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.2.1a")
def test_ex_06_whoever_passes_st_vith_opens_the_northern_line_in_the_next_turn() -> None:
    state = position("g-12-27@3312 g-26-39@3319 g-12-48_89@3310", turn=1)
    events = go(state, "g-12-27", "3211", "3210")  # St. Vith is passed, not held
    assert "controlled side=german hex=3211" in told(events)
    do(state, "stop", "move g-12-48_89")
    assert starts(state, "to") == ["3309", "3409", "3209"]  # the turn itself changes nothing
    assert state.st_vith == 1
    later = bare("g-12-27@3210 g-26-39@3319 g-12-48_89@3310", turn=2)
    later.st_vith = state.st_vith
    state = begin(later)
    do(state, "move g-12-48_89")
    assert starts(state, "to") == ["3309", "3409", "3410", "3311", "3210", "3209"]
    do(state, "to 3410", "stop", "move g-26-39")
    assert sorted(starts(state, "to")) == sorted(AROUND_3319)  # the southern line holds until turn 4


@pytest.mark.rule("9.2.1a")
def test_only_the_first_entry_of_st_vith_counts() -> None:
    state = bare("g-12-27@3311", turn=3)
    state.st_vith = 2
    begin(state)
    do(state, "move g-12-27", "to 3211")
    assert state.st_vith == 2
    assert starts(state, "to") == ["3210", "3311", "3312", "3212", "3112", "3111"]


@pytest.mark.rule("9.2.1a")
def test_an_allied_unit_in_st_vith_changes_nothing() -> None:
    state = position("u-2id-9@3311 g-12-27@3806", side="allied", turn=2)
    go(state, "u-2id-9", "3211")
    assert state.st_vith == 0


@pytest.mark.rule("9.2.1a", "9.2.1b")
@pytest.mark.parametrize(
    ("turn", "entered", "lines"),
    [
        (2, 0, []),
        (2, 1, ["line_gone by=9.2.1a"]),
        (3, 1, []),
        (3, 2, ["line_gone by=9.2.1a"]),
        (4, 2, ["line_gone by=9.2.1b"]),
        (4, 3, ["line_gone by=9.2.1b"]),
        (5, 4, []),
    ],
)
def test_it_is_told_when_a_line_goes(turn: int, entered: int, lines: list[str]) -> None:
    state = bare("g-12-27@3806 u-2id-9@3406", turn=turn)
    state.st_vith = entered
    assert [line for line in told(resume(state, BEGIN)) if line.startswith("line_gone")] == lines


# --- 9.2b, 9.2.2 artillery --------------------------------------------------------------------------------------------

SIXTH_GUNS = ["ga-6pz-1", "ga-6pz-2", "gn-6pz-1", "gn-6pz-2"]
FIFTH_GUNS = ["ga-5pz-1", "ga-5pz-2", "gn-5pz-1", "gn-5pz-2"]
SEVENTH_GUNS = ["ga-7a-1", "gn-7a-1"]


def guns(hex_: str, origin: str, turn: int, st_vith: int = 0) -> list[str]:
    state = bare(f"g-12-27@{origin} u-106id-422@{hex_}", turn=turn)
    state.st_vith = st_vith
    begin(state, round_="combat")
    strike(state, hex_, "g-12-27")
    assert asked(state) == "german woods-prompt-support 11.3.1a"
    return sorted(starts(state, "support"))


@pytest.mark.rule("9.2b", "12.2a")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_until_turn_3_artillery_serves_the_zone_of_the_hex_attacked(turn: int) -> None:
    assert guns("3310", "3311", turn) == SIXTH_GUNS  # the attacker stands in 5PZ
    assert guns("3311", "3310", turn) == FIFTH_GUNS
    assert guns("3320", "3319", turn) == SEVENTH_GUNS


@pytest.mark.rule("9.2.1a", "9.2b")
def test_after_st_vith_both_panzer_armies_serve_both_zones() -> None:
    both = sorted(SIXTH_GUNS + FIFTH_GUNS)
    assert guns("3310", "3311", 3, st_vith=2) == both
    assert guns("3311", "3310", 3, st_vith=2) == both
    assert guns("3310", "3311", 3, st_vith=3) == SIXTH_GUNS
    assert guns("3320", "3319", 3, st_vith=2) == SEVENTH_GUNS


@pytest.mark.rule("9.2.2", "9.2.1b")
def test_sixth_panzer_never_serves_the_seventh_army_nor_the_seventh_army_it() -> None:
    assert guns("3310", "3311", 4) == sorted(SIXTH_GUNS + FIFTH_GUNS)
    assert guns("3311", "3310", 4) == sorted(SIXTH_GUNS + FIFTH_GUNS + SEVENTH_GUNS)
    assert guns("3320", "3319", 4) == sorted(FIFTH_GUNS + SEVENTH_GUNS)


@pytest.mark.rule("9.2b", "9.2.2")
@pytest.mark.parametrize(
    ("turn", "found"), [(3, ["ga-6pz-1", "ga-6pz-2"]), (4, ["ga-6pz-1", "ga-6pz-2", "ga-5pz-1", "ga-5pz-2"])]
)
def test_the_same_in_defence(turn: int, found: list[str]) -> None:
    state = position(
        "g-12-27@3310 u-106id-422@3311",
        turn=turn,
        side="allied",
        round_="combat",
        assets="ua-viii-1@used ua-viii-2@used",
    )
    strike(state, "3310", "u-106id-422")
    assert asked(state) == "german woods-prompt-support 11.3.1a"
    assert starts(state, "support") == found


# --- 9.3 the British --------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.3")
def test_british_units_stay_in_their_zone() -> None:
    # 2215 lies on the line: 2315, 2316 and 2216 are outside
    assert steps_of("b-51-152@2215", "b-51-152", side="allied", turn=9) == ["2214", "2116", "2115"]
    assert steps_of("u-2id-9@2215", "u-2id-9", side="allied", turn=9) == [
        "2214",
        "2315",
        "2316",
        "2216",
        "2116",
        "2115",
    ]


LINE_OF_BRITAIN = "b-51-152@2215 b-51-153@2215 b-51-154@2215 g-26-39@2216:1 g-26-77_78@3311"


@pytest.mark.rule("9.3", "12.3f")
def test_british_units_attack_the_next_hex_beyond_the_line_with_their_artillery_and_do_not_advance() -> None:
    state = position(LINE_OF_BRITAIN, side="allied", round_="combat", turn=9)
    strike(state, "2216", "b-51-152 b-51-153 b-51-154")  # 12 : 3, woods
    assert legal(state) == ["support ba-xxx-1", "support ba-xxx-2", "ready"]
    do(state, "ready", "ready")
    assert told(do(state, "die 5"))[0] == "resolved hex=2216 column=3-1 die=5 bonus=0 outcome=DR"
    do(state, "retreat g-26-39", "to 2317", "to 2417", "hold")
    assert asked(state) == "chance woods-roll-chit 14.1"


@pytest.mark.rule("9.3")
def test_british_artillery_supports_nothing_beyond_the_hexes_next_to_the_line() -> None:
    state = bare("b-51-152@2215", turn=9)
    board, unit = board_of(state), UNITS.index("b-51-152")

    def bar(hex_: str) -> str:
        return allied_gun_bar(state, board, CORPS.index("xxx"), HEXES.index(hex_), (unit,))

    assert [bar(hex_) for hex_ in ("2215", "2216", "2317")] == ["", "", "9.3"]


@pytest.mark.rule("9.3", "11.4f")
def test_a_british_unit_whose_only_retreat_leaves_the_zone_stays_and_suffers() -> None:
    units = "b-51-152@2215 g-2pz-a@2214 g-2pz-b@2214 g-lehr-a@2115 g-lehr-b@2115 g-116pz-a@2116 g-116pz-b@2116"
    state = attack(units, "2215", "g-2pz-a g-2pz-b g-lehr-a g-lehr-b g-116pz-a g-116pz-b", turn=9)
    assert told(do(state, "die 1")) == [  # 35 : 4
        "resolved hex=2215 column=6-1 die=1 bonus=0 outcome=DR",
        "no_retreat units=b-51-152 by=11.4f",
        "step_lost unit=b-51-152 steps=1 left=1 by=11.4f",
    ]
    assert at(state, "b-51-152") == "2215:1"


# --- 9.4 Regiment 14 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.4a")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_regiment_14_crosses_the_southern_line_in_both_directions(turn: int) -> None:
    assert steps_of("g-5-14@3418", "g-5-14", turn=turn) == ["3417", "3518", "3519", "3419", "3319", "3318"]
    assert steps_of("g-5-14@3419", "g-5-14", turn=turn) == ["3418", "3519", "3520", "3420", "3320", "3319"]
    assert steps_of("g-5-13@3419", "g-5-13", turn=turn) == ["3519", "3520", "3420", "3320"]


@pytest.mark.rule("9.4a", "9.2a")
def test_the_northern_line_is_closed_to_it_as_to_all() -> None:
    # Not that it could come near it: 9.4b keeps it in the south
    state = bare("g-5-14@3311", turn=3)
    unit, origin, north = UNITS.index("g-5-14"), HEXES.index("3311"), HEXES.index("3310")
    assert over_line(state, board_of(state), unit, origin, north) == "9.2a"
    assert over_line(state, board_of(state), unit, north, origin) == "9.4b"
    state.turn = 4
    assert over_line(state, board_of(state), unit, origin, north) == ""


@pytest.mark.rule("9.4b")
def test_until_turn_3_regiment_14_stays_within_two_hexes_of_7a() -> None:
    # 3416 and 3317 are three hexes from 7A
    assert steps_of("g-5-14@3417", "g-5-14", turn=3) == ["3517", "3518", "3418", "3318"]
    assert steps_of("g-5-14@3417", "g-5-14", turn=4) == ["3416", "3517", "3518", "3418", "3318", "3317"]


@pytest.mark.rule("9.4b")
def test_nor_does_it_advance_farther() -> None:
    units = "g-5-14@3417 g-26-39@3417 u-106id-422@3416:1"
    state = attack(units, "3416", "g-5-14 g-26-39", turn=3)
    do(state, "die 6")
    while not starts(state, "advance"):
        do(state, legal(state)[0])
    assert legal(state) == ["advance g-26-39", "stop"]
    assert UNITS.index("g-26-39") < ALLIES
    assert cites(do(state, "advance g-26-39"))[-1] == "11.5a"

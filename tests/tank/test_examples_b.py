"""The worked examples EX-09 to EX-14 of the rulebook, in their own numbers."""

from fractions import Fraction

import pytest

from grognard.games.tank import GAME
from grognard.kernel import Overlay
from tests.tank.battle import aim, chances, hit_chance, shoot, shots, sums
from tests.tank.position import do, legal, position, refusal, starts

ALL_FIRERS = {"fire_bonus": "all_firers"}


def los(units: str, origin: str, goal: str) -> Overlay:
    return GAME.query(position(units), 0, "los", origin, goal)


def blockers(overlay: Overlay) -> list[str]:
    return [spot.place for spot in overlay.spots if spot.kind == "blocks"]


# --- EX-09 Rulebook example 1 ----------------------------------------------------------------------------------------

SHERMAN = "us_sherman_1@E7>SE"
PANZERS = f"{SHERMAN} de_wespe_1@G7 de_pz4_1@E10 de_tiger_1@D6"


@pytest.mark.rule("9.2a", "9.2d", "9.1a", "5.0d")
def test_ex_09_the_wespe_is_the_only_target() -> None:
    """The line to G7 runs between F6 and the woods F7: only one of them is an obstacle."""
    state = position(PANZERS)
    assert shots(state) == {("us_sherman_1", "de_wespe_1")}
    assert refusal(state, "us_sherman_1", piece="de_wespe_1") == ""
    assert {spot.place for spot in los(PANZERS, "E7", "G7").spots} == {"F6", "F7"}
    assert blockers(los(PANZERS, "E7", "G7")) == []


@pytest.mark.rule("9.2b")
def test_ex_09_behind_the_woods_it_is_not_seen() -> None:
    units = f"{SHERMAN} de_wespe_1@G8"
    assert shots(position(units)) == set()
    assert refusal(position(units), "us_sherman_1", piece="de_wespe_1") == (
        "9.2b tank-no-los-terrain hex=F7 terrain=@terrain-woods"
    )
    assert blockers(los(units, "E7", "G8")) == ["F7"]


@pytest.mark.rule("9.1a")
def test_ex_09_the_panzer_is_seen_but_out_of_range() -> None:
    assert blockers(los(PANZERS, "E7", "E10")) == []
    assert refusal(position(PANZERS), "us_sherman_1", piece="de_pz4_1") == (
        "9.1a tank-no-range distance=3 range=2 unit=@tank-us_sherman target=@tank-de_pz4 place=E10 hex=E7"
    )


@pytest.mark.rule("5.0d", "9.0a")
def test_ex_09_the_tiger_is_beside_it_but_behind() -> None:
    assert blockers(los(PANZERS, "E7", "D6")) == []
    assert refusal(position(PANZERS), "us_sherman_1", piece="de_tiger_1") == (
        "5.0d tank-no-arc turn=yes unit=@tank-us_sherman target=@tank-de_tiger place=D6 hex=E7"
    )


# --- EX-10 Rulebook example 2 ----------------------------------------------------------------------------------------

ON_THE_HILL = "us_wolverine_1@H5>NW de_pz4_1@H3 de_pz4_2@G6 de_pz4_3@F5 de_pz4_4@F6"


@pytest.mark.rule("9.2b", "9.2c", "9.2e", "9.1b")
def test_ex_10_the_wolverine_on_the_hill() -> None:
    """D in H3 is behind a town; E in G6 is next to it; F in F5 and G in F6 are seen past and over E."""
    state = position(ON_THE_HILL)
    assert shots(state) == {("us_wolverine_1", f"de_pz4_{n}") for n in (2, 3, 4)}
    assert refusal(state, "us_wolverine_1", piece="de_pz4_1") == (
        "9.2b tank-no-los-terrain hex=H4 terrain=@terrain-town"
    )
    assert blockers(los(ON_THE_HILL, "H5", "H3")) == ["H4"]
    assert {spot.place for spot in los(ON_THE_HILL, "H5", "F5").spots} == {"G5", "G6"}
    assert [spot.place for spot in los(ON_THE_HILL, "H5", "F6").spots] == ["G6"]
    assert str(GAME.query(state, 0, "field", "us_wolverine_1").text) == "tank-field hex=H5 range=4"


@pytest.mark.rule("9.2c", "9.2e")
def test_ex_10_from_the_clear_the_first_panzer_hides_the_second() -> None:
    """The same row of three in the clear: H6, G6 and F5 lie on one line."""
    units = "us_wolverine_1@H6>NW de_pz4_2@G6 de_pz4_4@F5"
    assert shots(position(units)) == {("us_wolverine_1", "de_pz4_2")}
    assert blockers(los(units, "H6", "F5")) == ["G6"]


# --- EX-11 Artillery without sight -----------------------------------------------------------------------------------


@pytest.mark.rule("9.3b", "9.3c")
def test_ex_11_the_priest_needs_somebody_who_sees() -> None:
    alone = position("us_priest_1@E2>S de_pz4_1@E7>N")
    assert starts(alone, "fire") == []
    helped = position("us_priest_1@E2>S us_sherman_1@E9>N de_pz4_1@E7>N")
    assert sums(helped, "de_pz4_1", "us_sherman_1 us_priest_1")["firers"] == 1
    too_far = position("us_priest_1@E1>S us_sherman_1@E9>N de_pz4_1@E7>N")
    aim(too_far, "de_pz4_1", "")
    assert legal(too_far) == ["with us_sherman_1"]


# --- EX-12 A light unit in cover -------------------------------------------------------------------------------------

IN_WOODS = "us_infantry_1@F8>S de_pz4_1@F9>N"
BESIEGED = f"{IN_WOODS} de_infantry_1@E9>NE"
IN_CLEAR = "us_infantry_1@D7>N de_pz4_1@D5>S"


@pytest.mark.rule("10.0a", "10.0b", "9.4d", "10.3a")
@pytest.mark.parametrize(
    ("units", "firers", "ways", "english"),
    [
        (IN_WOODS, "de_pz4_1", 3, 6),  # 11 or more; with every firer counted 10
        (BESIEGED, "de_pz4_1 de_infantry_1", 10, 15),  # 9 or more; 8
        (IN_CLEAR, "de_pz4_1", 21, 26),  # 7 or more; 6
    ],
)
def test_ex_12_the_odds_on_shoot(units: str, firers: str, ways: int, english: int) -> None:
    assert hit_chance(position(units, active="de"), "us_infantry_1", firers) == Fraction(ways, 36)
    state = position(units, active="de", options=ALL_FIRERS)
    assert hit_chance(state, "us_infantry_1", firers) == Fraction(english, 36)


@pytest.mark.rule("10.0a", "10.0b")
@pytest.mark.parametrize(("units", "ways"), [(IN_WOODS, 3), (IN_CLEAR, 21)])
def test_ex_12_the_odds_on_the_target_when_the_firer_is_forced(units: str, ways: int) -> None:
    assert chances(position(units, active="de"), "fire us_infantry_1") == {
        "eliminated": Fraction(ways, 36),
        "missed": Fraction(36 - ways, 36),
    }


@pytest.mark.rule("10.0a", "10.3a")
def test_ex_12_the_sums() -> None:
    state = position(BESIEGED, active="de")
    assert sums(state, "us_infantry_1", "de_pz4_1") == {"defence": 10, "cover": -1, "cost": 1}
    assert sums(state, "us_infantry_1", "de_pz4_1 de_infantry_1") == {"defence": 10, "firers": 1, "cost": 1}
    assert sums(position(IN_CLEAR, active="de"), "us_infantry_1", "de_pz4_1") == {"defence": 7, "cost": 1}


# --- EX-13 The AT gun's moment ---------------------------------------------------------------------------------------

GUN = "de_atgun_1@D4>S de_pz4_1@A1 de_pz4_2@A2 us_sherman_1@D6>N us_infantry_1@E5>N"


@pytest.mark.rule("10.5a", "10.5b")
@pytest.mark.parametrize("spent", [0, 1])
def test_ex_13_free_before_the_last_point(spent: int) -> None:
    state = position(GUN, active="de", chit=2)
    do(state, *["move de_pz4_1", "face S"] * spent)
    shoot(state, "us_sherman_1", "de_atgun_1", total=2)
    assert (state.spent, state.active) == (spent, 1)
    assert "end" in legal(state)


@pytest.mark.rule("10.5b", "6.0e")
def test_ex_13_lost_after_the_last_point() -> None:
    state = position(GUN, active="de", chit=2)
    do(state, "move de_pz4_1", "face S", "move de_pz4_2", "face S")
    assert state.active == 0
    assert starts(state, "fire") == []


@pytest.mark.rule("10.5a")
def test_ex_13_at_infantry_it_costs_a_point() -> None:
    state = position(GUN, active="de", chit=2)
    shoot(state, "us_infantry_1", "de_atgun_1", total=2)
    assert state.spent == 1


# --- EX-14 Night fire ------------------------------------------------------------------------------------------------

NIGHT = "us_sherman_1@E3>SE de_pz4_1@G4>NW de_tiger_1@H3>NW de_tiger_2@G5>NW"
TOGETHER = "de_pz4_1 de_tiger_1 de_tiger_2"


@pytest.mark.rule("11.6d", "9.4b")
@pytest.mark.parametrize(("options", "firers", "ways"), [({}, 2, 10), (ALL_FIRERS, 3, 15)])
def test_ex_14_three_fire_at_night(options: dict[str, str], firers: int, ways: int) -> None:
    """Night −2 by the worst distance, +2 for two further firers: dice of 9 or more."""
    state = position(NIGHT, scenario="night_action", active="de", options=options)
    assert sums(state, "us_sherman_1", TOGETHER) == {"defence": 9, "firers": firers, "night": -2, "cost": 1}
    assert hit_chance(state, "us_sherman_1", TOGETHER) == Fraction(ways, 36)

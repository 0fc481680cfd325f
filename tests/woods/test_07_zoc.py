"""7.0 Zones of control: who has one, where it does not reach, and what it does to the enemy.

Most positions lie in the open south-west (columns 02 to 06, rows 25 to 29): clear hexes without a river.
"""

import pytest

from grognard.games.woods import GAME
from grognard.games.woods.board import ALLIED, GERMAN, HEXES, UNITS
from grognard.games.woods.schema import SIDES
from grognard.games.woods.state import WoodsState
from grognard.games.woods.supply import is_oos, supplied_hexes
from grognard.games.woods.zoc import ezoc, zoc_mask
from grognard.toolbox.masks import bits
from tests.woods import oracle
from tests.woods.position import (
    asked,
    assault,
    asset,
    at,
    bare,
    begin,
    cites,
    do,
    go,
    is_broken,
    legal,
    position,
    question,
    starts,
    told,
)  # fmt: skip

AROUND_0327 = ["0226", "0227", "0326", "0328", "0426", "0427"]
SEEDS = range(12)


def covered(state: WoodsState, side: str) -> list[str]:
    """The hexes in the zones of control of a side."""
    return [HEXES[hex_] for hex_ in bits(zoc_mask(state, SIDES.index(side)))]


def linked(state: WoodsState, side: str) -> list[str]:
    """The hexes from which a side traces supply."""
    return [HEXES[hex_] for hex_ in bits(supplied_hexes(state, SIDES.index(side)))]


def slipped(state: WoodsState) -> bool:
    """Whether 150 Panzer Brigade has used its chance."""
    return state.infiltrated


def oos(state: WoodsState, unit: str) -> bool:
    return is_oos(state, UNITS.index(unit))


@pytest.mark.rule("7.1a", "7.1b", "7.2a", "7.2b", "7.2c")
@pytest.mark.parametrize("seed", SEEDS)
def test_anywhere_on_the_map_zones_are_what_the_rules_say(seed: int) -> None:
    state = oracle.scattered(seed)
    for side in SIDES:
        assert set(covered(state, side)) == oracle.zones(state, side)


# --- 7.1 who has one --------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.1a")
@pytest.mark.parametrize(
    ("unit", "has"),
    [
        ("g-1ss-peiper@0327:3", True),
        ("g-1ss-peiper@0327:2", True),
        ("g-1ss-peiper@0327:1", False),  # a third step
        ("g-1ss-hansen@0327:1", False),
        ("g-506@0327", False),  # one step, its strength in a circle
        ("g-vdh@0327", False),
        ("g-12-27@0327:2", True),
        ("g-12-27@0327:1", True),
        ("u-cav-4@0327:2", True),
        ("u-cav-4@0327:1", False),
        ("u-4ad-cca@0327:1", True),
        ("u-82ab-504@0327:1", True),
        ("u-delay@0327", False),
        ("b-29@0327:1", True),
    ],
)
def test_a_unit_covers_its_six_neighbours_unless_its_strength_is_in_a_circle(unit: str, has: bool) -> None:
    state = bare(unit)
    side = "german" if unit.startswith("g-") else "allied"
    assert covered(state, side) == (AROUND_0327 if has else [])
    other = "allied" if side == "german" else "german"
    assert covered(state, other) == []


@pytest.mark.rule("7.1a", "7.1b")
def test_units_off_the_map_cover_nothing() -> None:
    state = bare("g-1ss-peiper@waiting g-12-27@dead g-301@removed u-82ab-504@waiting")
    assert covered(state, "german") == []
    assert covered(state, "allied") == []


@pytest.mark.rule("7.1b")
def test_a_stack_has_the_zone_of_any_of_its_units() -> None:
    assert covered(bare("u-cav-4@0327:1 u-82ab-504@0327"), "allied") == AROUND_0327
    assert covered(bare("u-82ab-504@0327 u-cav-4@0327:1"), "allied") == AROUND_0327
    assert covered(bare("u-cav-4@0327:1 u-delay@0427"), "allied") == []
    # 3714 lies in woods: the infantry reaches into the woods around, for the armour in its hex too
    armour = covered(bare("g-2pz-a@3714"), "german")
    both = covered(bare("g-2pz-a@3714 g-12-27@3714"), "german")
    assert armour == ["3614", "3813"]
    assert both == ["3614", "3715", "3813", "3814"]


@pytest.mark.rule("7.1c")
def test_a_zone_hinders_enemies_only() -> None:
    """0427 and 0328 are both next to 0327."""
    for friend in ("g-26-39@0327", "g-26-39@0130"):
        state = position(f"g-12-27@0427 {friend}")
        do(state, "move g-12-27")
        assert "0328" in starts(state, "to")
        do(state, "to 0328", "to 0329")
        assert at(state, "g-12-27") == "0329:2"
    state = position("g-12-27@0427 u-2id-9@0327")
    do(state, "move g-12-27")
    assert "0328" not in starts(state, "to")
    assert not any(ezoc(state, ALLIED)[HEXES.index(hex_)] for hex_ in ("0130", "0825"))
    assert ezoc(state, GERMAN)[HEXES.index("0328")]
    assert not ezoc(state, ALLIED)[HEXES.index("0226")]  # next to the American, not to the German


# --- 7.2 where it does not reach --------------------------------------------------------------------------------------


@pytest.mark.rule("7.2a", "2.2")
def test_no_zone_crosses_a_river_without_a_bridge() -> None:
    """0307: the Sambre, a minor river, behind two hexsides; 0906: the Meuse, a major one, behind two."""
    assert covered(bare("u-82ab-504@0307"), "allied") == ["0206", "0207", "0306", "0406"]  # not 0308, 0407
    assert covered(bare("g-12-27@0407"), "german") == ["0308", "0408", "0508"]  # nor back from 0407
    assert covered(bare("u-82ab-504@0906"), "allied") == ["0805", "0806", "0905", "1005"]  # not 0907, 1006


@pytest.mark.rule("7.2a")
def test_a_zone_crosses_a_bridge_until_it_is_destroyed() -> None:
    """3614/3714: a road bridge over the Prüm; 3613 and 3713 lie behind the same river without one."""
    whole, broken = bare("g-12-27@3714"), bare("g-12-27@3714", broken="3614/3714")
    assert covered(whole, "german") == ["3614", "3715", "3813", "3814"]
    assert covered(broken, "german") == ["3715", "3813", "3814"]
    assert "3714" in covered(bare("u-99id-393@3614"), "allied")
    assert "3714" not in covered(bare("u-99id-393@3614", broken="3614/3714"), "allied")
    # a bridge elsewhere changes nothing
    assert covered(bare("g-12-27@3714", broken="3707/3806"), "german") == covered(whole, "german")


@pytest.mark.rule("7.2a")
def test_a_bridge_that_is_blown_cuts_the_zone_at_once_and_a_rebuilt_one_gives_it_back() -> None:
    """3320/3419, Vianden: the bridge of the set-up that is destroyed; a German crosses it and rebuilds it."""
    state = position("g-5-13@3419 g-5-15@3419 u-28id-109@3421")
    assert is_broken(state, "3320/3419")
    assert "3320" not in covered(state, "german")
    do(state, "move g-5-13", "to 3320")
    while asked(state) == "german woods-prompt-moving 10.2":
        do(state, "stop")
    assert not is_broken(state, "3320/3419")
    assert "3320" in covered(state, "german")  # from the unit that stayed behind
    assert "3419" in covered(state, "german")
    # Elsenborn (3406) and Bütgenbach (3407): an American engineer blows the bridge between them
    state = position("u-2id-23@3406 g-12-27@3407", side="allied", assets="ue-v@3406")
    assert "3407" in covered(state, "allied")
    assert "3406" in covered(state, "german")
    do(state, "demolish ue-v", "blow 3406/3407")
    assert "3407" not in covered(state, "allied")
    assert "3406" not in covered(state, "german")


@pytest.mark.rule("7.2b")
def test_armour_does_not_reach_into_woods_or_forest_but_along_a_road() -> None:
    """3614 is clear, as 3615 and 3515 are; 3714 and 3514 are woods along a road, 3613 woods without one."""
    for unit, side in (("g-2pz-a@3614", "german"), ("u-4ad-cca@3614", "allied"), ("b-29@3614", "allied")):
        state = bare(unit)
        wall = ["3514"] if side == "german" else []  # 7.2c
        assert covered(state, side) == [*wall, "3515", "3615", "3714"]
        state = bare(unit, broken="3614/3714")
        assert covered(state, side) == [*wall, "3515", "3615"]
    # 3714: woods without a road to 3814 and 3715, a road to Prüm
    assert covered(bare("g-2pz-a@3714"), "german") == ["3614", "3813"]
    assert covered(bare("g-2pz-b@3714"), "german") == ["3614", "3715", "3813", "3814"]  # mechanized
    assert covered(bare("u-cav-14@3714"), "allied") == ["3614", "3715", "3813", "3814"]  # cavalry
    assert covered(bare("u-4ad-cca@3714"), "allied") == ["3614", "3813"]


@pytest.mark.rule("7.2b")
def test_forest_is_as_woods() -> None:
    """3606: forest behind three hexsides, with a road to 3605 alone; 3706 lies in the Westwall."""
    assert covered(bare("u-9ad-cca@3606"), "allied") == ["3506", "3507", "3605", "3607"]
    assert covered(bare("g-2pz-a@3606"), "german") == ["3506", "3507", "3605", "3607"]
    assert covered(bare("g-2pz-b@3606"), "german") == ["3506", "3507", "3605", "3607", "3706", "3707"]
    assert covered(bare("u-99id-393@3606"), "allied") == ["3506", "3507", "3605", "3607", "3706", "3707"]


@pytest.mark.rule("7.2c")
@pytest.mark.parametrize(
    ("unit", "reached"),
    [
        ("u-99id-394@3710", ["3610", "3711", "3809", "3810"]),  # infantry
        ("u-82ab-504@3710", ["3610", "3711", "3809", "3810"]),
        ("u-cav-14@3710", ["3610", "3711"]),
        ("u-7ad-cca@3710", ["3610"]),  # armour, and 3711 is forest without a road
        ("g-12-27@3710", ["3610", "3711", "3809", "3810"]),  # German units as everywhere
        ("g-2pz-b@3710", ["3610", "3711", "3809", "3810"]),
        ("g-2pz-a@3710", ["3610", "3809", "3810"]),
    ],
)
def test_only_infantry_of_the_allies_reaches_into_the_westwall(unit: str, reached: list[str]) -> None:
    """Manderfeld (3710): Losheim (3809), along a road, and 3810 lie in the Westwall, both clear."""
    assert covered(bare(unit), "german" if unit.startswith("g-") else "allied") == reached


# --- 7.3 what it does: movement ---------------------------------------------------------------------------------------


@pytest.mark.rule("7.3a")
@pytest.mark.parametrize(
    ("mover", "enemy", "side"),
    [("g-1ss-hansen", "u-82ab-504", "german"), ("u-4ad-cca", "g-12-27", "allied")],
)
def test_a_unit_that_enters_an_enemy_zone_must_stop(mover: str, enemy: str, side: str) -> None:
    state = position(f"{mover}@0628 {enemy}@0327", side=side)
    events = go(state, mover, "0528", "0427")
    assert told(events)[-1].startswith(f"moved unit={mover} origin=0528 hex=0427 spent=")
    assert asked(state) == f"{side} woods-prompt-movement 10.2.1b"  # with MP left
    assert legal(state) == ["end"]


@pytest.mark.rule("7.3a")
def test_a_unit_beside_an_enemy_without_a_zone_moves_on() -> None:
    state = position("g-1ss-hansen@0628 u-cav-4@0327:1")
    go(state, "g-1ss-hansen", "0528", "0427", "0426", "0326")
    assert asked(state) == "german woods-prompt-moving 10.2"
    assert sorted(starts(state, "to")) == ["0225", "0226", "0325", "0425", "0426"]


@pytest.mark.rule("7.3b")
@pytest.mark.parametrize(
    ("mover", "enemy", "side"), [("g-12-27", "u-2id-9", "german"), ("u-2id-9", "g-12-27", "allied")]
)
def test_no_unit_moves_from_one_zone_directly_into_another(mover: str, enemy: str, side: str) -> None:
    """From 0427 the hexes 0426 and 0328 are next to 0327 as well; by 0428 it may come to 0328 in the same move."""
    state = position(f"{mover}@0427 {enemy}@0327", side=side)
    do(state, f"move {mover}")
    assert sorted(starts(state, "to")) == ["0428", "0527", "0528"]
    do(state, "to 0428")
    assert sorted(starts(state, "to")) == ["0328", "0329", "0427", "0429", "0528", "0529"]
    do(state, "to 0328")
    assert at(state, mover) == "0328:2"
    assert asked(state) == f"{side} woods-prompt-movement 10.2.1b"
    assert legal(state) == ["end"]


@pytest.mark.rule("7.3b", "7.3a")
def test_the_same_by_two_enemies() -> None:
    """Zones of different units are no different from those of one: 0528 in that of 0628, 0427 in that of 0327."""
    state = position("g-12-27@0427 u-2id-9@0327 u-2id-23@0628")
    do(state, "move g-12-27")
    assert sorted(starts(state, "to")) == ["0428", "0527"]


@pytest.mark.rule("7.3b", "7.3f")
def test_a_friend_in_the_hex_does_not_help_movement() -> None:
    state = position("g-12-27@0427 g-26-39@0328 u-2id-9@0327")
    do(state, "move g-12-27")
    assert sorted(starts(state, "to")) == ["0428", "0527", "0528"]
    state = position("g-1ss-hansen@0528 g-26-39@0427 u-2id-9@0327")
    go(state, "g-1ss-hansen", "0427")  # a friend is there, and it stops all the same
    assert asked(state) == "german woods-prompt-movement 10.2.1b"


@pytest.mark.rule("7.3b")
def test_an_advance_after_combat_ignores_zones() -> None:
    """0426 and 0327 are both next to the second American, in 0326."""
    state = position("g-2pz-a@0426 g-2pz-b@0427 u-4id-12@0327:1 u-2id-9@0326", round_="combat")
    assert {"0426", "0327"} <= set(covered(state, "allied"))
    assault(state, "0327", "g-2pz-a", "g-2pz-b", die=6)
    do(state, "lose u-4id-12")
    assert legal(state) == ["advance g-2pz-a", "advance g-2pz-b", "stop"]
    do(state, "advance g-2pz-a", "stop")
    assert at(state, "g-2pz-a") == "0327:3"


# --- 7.3c 150 Panzer Brigade ------------------------------------------------------------------------------------------


@pytest.mark.rule("7.3c")
@pytest.mark.parametrize("turn", [2, 3])
def test_150_panzer_brigade_slips_from_zone_to_zone_and_stops(turn: int) -> None:
    """(A) From 0427 it may go straight to 0328; then it stops, and its chance is used."""
    state = position("g-150@0427 u-2id-9@0327", turn=turn)
    do(state, "move g-150")
    assert sorted(starts(state, "to")) == ["0328", "0426", "0428", "0527", "0528"]
    assert told(do(state, "to 0328")) == ["moved unit=g-150 origin=0427 hex=0328 spent=2"]
    assert asked(state) == "german woods-prompt-movement 10.2.1b"
    assert legal(state) == ["end"]
    assert slipped(state)
    do(state, "end")
    begin(state)
    do(state, "move g-150")
    assert sorted(starts(state, "to")) == ["0228", "0329", "0428"]  # not 0227 and 0427


@pytest.mark.rule("7.3c")
@pytest.mark.parametrize("turn", [2, 3])
def test_150_panzer_brigade_enters_a_zone_and_goes_on_out_of_it(turn: int) -> None:
    """(B) From 0527 into 0427, next to 0327, and on to 0428; from there into a zone again, where it stops."""
    state = position("g-150@0527 u-2id-9@0327", turn=turn)
    go(state, "g-150", "0427")
    assert asked(state) == "german woods-prompt-moving 10.2"
    assert legal(state) == ["to 0527", "to 0528", "to 0428", "stop"]  # only hexes free of zones
    assert not slipped(state)  # it has entered a zone, as anybody may
    do(state, "to 0428")
    assert slipped(state)
    assert "to 0328" in legal(state)
    do(state, "to 0328")
    assert asked(state) == "german woods-prompt-movement 10.2.1b"
    assert legal(state) == ["end"]


@pytest.mark.rule("7.3c")
def test_it_keeps_its_chance_when_it_stops_in_the_first_zone() -> None:
    state = position("g-150@0527 u-2id-9@0327", turn=2)
    go(state, "g-150", "0427")
    do(state, "stop")
    assert not slipped(state)
    do(state, "end")
    begin(state)
    do(state, "move g-150", "to 0328")  # (A), in a later round
    assert slipped(state)


@pytest.mark.rule("7.3c")
def test_leaving_a_zone_in_the_common_way_uses_nothing() -> None:
    state = position("g-150@0427 u-2id-9@0327", turn=2)
    do(state, "move g-150", "to 0428", "to 0429", "stop")
    assert not slipped(state)


@pytest.mark.rule("7.3c")
def test_out_of_a_zone_into_another_and_out_again() -> None:
    """It starts in a zone, leaves it, enters one and goes on (B); but (A) is for the first step only."""
    state = position("g-150@0427 u-2id-9@0327", turn=2)
    do(state, "move g-150", "to 0428", "to 0328")
    assert sorted(starts(state, "to")) == ["0228", "0329", "0428"]
    do(state, "to 0228")
    assert slipped(state)
    assert asked(state) == "german woods-prompt-moving 10.2"
    do(state, "to 0227")
    assert asked(state) == "german woods-prompt-movement 10.2.1b"


@pytest.mark.rule("7.3c")
@pytest.mark.parametrize(
    ("unit", "turn", "used"), [("g-150", 4, False), ("g-150", 3, True), ("g-fb", 2, False), ("g-1ss-hansen", 3, False)]
)
def test_nobody_else_does_so_nor_later_nor_twice(unit: str, turn: int, used: bool) -> None:
    state = bare(f"{unit}@0427 u-2id-9@0327", turn=turn)
    state.infiltrated = used
    begin(state)
    do(state, f"move {unit}")
    assert sorted(starts(state, "to")) == ["0428", "0527", "0528"]
    state = bare(f"{unit}@0527 u-2id-9@0327", turn=turn)
    state.infiltrated = used
    begin(state)
    go(state, unit, "0427")
    assert asked(state) == "german woods-prompt-movement 10.2.1b"


@pytest.mark.rule("7.3c", "7.3a", "7.3b")
def test_the_ways_that_are_shown_know_of_it() -> None:
    """Between the Americans in 0425 and 0428 every way from 0527 to 0327 leads through their zones."""
    for unit, turn, there in (("g-150", 2, True), ("g-150", 4, False), ("g-fb", 2, False)):
        state = position(f"{unit}@0527 u-2id-9@0425 u-2id-23@0428", turn=turn)
        do(state, f"move {unit}")
        reach = {spot.place: spot.value for spot in GAME.forecast(state, 0).spots}
        assert reach["0426"] == reach["0427"] == 1
        assert reach.get("0327") == (2 if there else None)
        assert reach.get("0227") == (3 if there else None)
    state = position("g-150@0426 u-2id-9@0425 u-2id-23@0428", turn=2)  # (A), and no further; nor on out of the second
    do(state, "move g-150")
    reach = {spot.place: spot.value for spot in GAME.forecast(state, 0).spots}
    assert {hex_: reach.get(hex_) for hex_ in ("0427", "0326", "0327", "0227", "0527")} == {
        "0427": 1, "0326": 1, "0327": 1, "0227": 2, "0527": 1,
    }  # fmt: skip


@pytest.mark.rule("7.3c")
def test_on_turn_1_too() -> None:
    state = position("g-150@0427 u-2id-9@0327", turn=1)
    do(state, "move g-150")
    assert "0328" in starts(state, "to")


# --- 7.3d, f, g retreat -----------------------------------------------------------------------------------------------

# Americans in 0327, attacked from 0426 and 0427; the German in 0127 covers 0226 and 0227, so that every hex around
# lies in a zone. They can end in 0225, 0228, 0325 and 0329.
ENCIRCLED = "g-2pz-a@0426 g-2pz-b@0427 g-lehr-a@0426 g-12-27@0127"


def driven_out(units: str, die: int = 3, assets: str = "") -> WoodsState:
    """The Americans in 0327 must retreat."""
    state = position(units, round_="combat", assets=assets)
    assault(state, "0327", "g-2pz-a", "g-2pz-b", "g-lehr-a", die=die)
    assert asked(state) == "allied woods-prompt-retreats 11.4c"
    return state


@pytest.mark.rule("7.3d")
def test_a_stack_that_retreats_through_zones_loses_one_step_in_all() -> None:
    state = driven_out(f"{ENCIRCLED} u-82ab-504@0327:1 u-28id-110@0327:1")
    do(state, "retreat u-82ab-504")
    assert starts(state, "to") == ["0226", "0227", "0326", "0328"]
    do(state, "to 0326", "to 0325")
    do(state, "retreat u-28id-110", "to 0328")
    assert starts(state, "to") == ["0228", "0329"]
    do(state, "to 0329")
    assert question(state) == f"woods-prompt-loses side=@side-allied count=1 scope={UNITS.index('u-82ab-504')}"
    assert asked(state) == "allied woods-prompt-loses 7.3d"
    assert sorted(legal(state)) == ["lose u-28id-110", "lose u-82ab-504"]  # one of the two
    events = do(state, "lose u-28id-110")
    assert told(events) == ["step_lost unit=u-28id-110 steps=1 left=0 by=7.3d"]
    assert cites(events) == ["7.3d"]
    assert at(state, "u-82ab-504") == "0325:1"
    assert at(state, "u-28id-110") == "dead"
    assert asked(state) == "german woods-prompt-advance 11.5a"


@pytest.mark.rule("7.3d")
def test_two_zones_on_the_way_cost_no_more_than_one() -> None:
    """Germans all around 0327 but in 0326, and in 0324: what is free of them is three hexes away, by two in zones."""
    units = "u-28id-110@0327 g-2pz-a@0426 g-2pz-b@0427 g-lehr-a@0426 g-12-27@0328 g-26-39@0226 g-3-5@0227 g-3-8@0324"
    state = driven_out(units, die=2)  # out of supply, it is worth a column
    do(state, "retreat u-28id-110")
    assert starts(state, "to") == ["0326"]
    do(state, "to 0326")
    assert starts(state, "to") == ["0225", "0425"]
    do(state, "to 0225")
    assert starts(state, "to") == ["0125"]
    do(state, "to 0125")
    assert asked(state) == "allied woods-prompt-loses 7.3d"
    assert legal(state) == ["lose u-28id-110"]
    do(state, "lose u-28id-110")
    assert at(state, "u-28id-110") == "0125:1"
    assert asked(state) == "german woods-prompt-advance 11.5a"


@pytest.mark.rule("7.3f", "7.3d")
@pytest.mark.parametrize("friend", ["u-28id-112@0326", "u-delay@0326"])
def test_a_friend_in_a_hex_negates_zones_there_for_a_retreat(friend: str) -> None:
    """By 0326 the way is free, and free ways come first; the US Delay counts, and goes to its box."""
    state = driven_out(f"{ENCIRCLED} u-28id-110@0327 {friend}")
    do(state, "retreat u-28id-110")
    assert starts(state, "to") == ["0326"]
    do(state, "to 0326")
    assert starts(state, "to") == ["0225", "0325"]
    do(state, "to 0325")
    assert asked(state) == "german woods-prompt-advance 11.5a"  # nothing is lost
    assert at(state, "u-28id-110") == "0325:2"


@pytest.mark.rule("7.3f", "12.4.1e")
def test_an_engineer_does_not() -> None:
    state = driven_out(f"{ENCIRCLED} u-28id-110@0327", assets="ue-viii@0326")
    do(state, "retreat u-28id-110")
    assert starts(state, "to") == ["0226", "0227", "0326", "0328"]
    do(state, "to 0326", "to 0325")
    assert asked(state) == "allied woods-prompt-loses 7.3d"
    assert asset(state, "ue-viii") == "0326"


@pytest.mark.rule("7.3g", "7.3d")
def test_the_westwall_negates_zones_for_germans_who_retreat() -> None:
    """Dasburg (3317): 3417 lies in the Westwall and in the zone of 3517, 3318 is free; both ways are equal."""
    attackers = {"3216": ["u-4id-12", "u-4id-22", "u-7ad-cca"], "3316": ["u-4id-8", "u-9ad-cca"]}
    named = [unit for units in attackers.values() for unit in units]
    units = " ".join(f"{unit}@{hex_}" for hex_, units in attackers.items() for unit in units)
    state = position(f"{units} g-276-986@3317:1 u-28id-110@3517", side="allied", round_="combat")
    assert "3417" in covered(state, "allied")
    assert "3418" not in covered(state, "allied")
    assault(state, "3317", *named, die=4)  # 17 to 5: 3-1, DR
    do(state, "retreat g-276-986")
    assert starts(state, "to") == ["3318", "3417"]
    do(state, "to 3417", "to 3418")
    assert at(state, "g-276-986") == "3418:1"  # it has lost nothing
    assert asked(state) == "allied woods-prompt-advance 11.5a"


# --- 7.3e, f, g supply ------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.3e", "7.3f", "8.2b")
def test_no_line_of_supply_runs_through_an_enemy_zone_unless_a_friend_stands_there() -> None:
    """The corner 0130: 0129 is held by armour without a zone, 0229 and 0230 lie in the zone of 0330."""
    corner = "u-4ad-cca@0130 g-506@0129"
    assert not oos(bare(corner), "u-4ad-cca")
    assert oos(bare(f"{corner} g-1ss-hansen@0330"), "u-4ad-cca")
    assert not oos(bare(f"{corner} g-1ss-hansen@0330:1"), "u-4ad-cca")  # a third step has no zone
    assert not oos(bare(f"{corner} g-1ss-hansen@0330 u-4ad-ccb@0229"), "u-4ad-cca")
    assert not oos(bare(f"{corner} g-1ss-hansen@0330 u-delay@0229"), "u-4ad-cca")
    assert oos(bare(f"{corner} g-1ss-hansen@0330", assets="ue-iii@0229"), "u-4ad-cca")
    assert oos(bare(f"{corner} g-1ss-hansen@0330 u-4ad-ccb@0228"), "u-4ad-cca")  # the friend stands elsewhere


@pytest.mark.rule("7.3g", "7.3e")
def test_the_westwall_negates_zones_for_german_supply() -> None:
    """From Manderfeld (3710) a line can leave by 3809 and 3810, in the Westwall, and by 3610, which is not.

    Americans in 3711 and 3808 cover all three; 3711 is forest, 3609 and 3709 lie behind a river.
    """
    state = bare("u-99id-393@3711 u-99id-394@3808")
    assert {"3610", "3809", "3810"} <= set(covered(state, "allied"))
    assert supplied_hexes(state, GERMAN) >> HEXES.index("3710") & 1
    assert set(linked(state, "german")) == oracle.supplied(state, "german")
    state = bare("u-99id-393@3711 u-99id-394@3808 u-delay@3809 u-cav-14@3810:1")  # both are held
    assert not supplied_hexes(state, GERMAN) >> HEXES.index("3710") & 1


@pytest.mark.rule("7.3h")
def test_a_zone_never_forces_an_attack() -> None:
    state = position("g-2pz-a@0426 g-2pz-b@0427 u-4id-12@0327", round_="combat")
    do(state, "end")
    assert asked(state) == "german woods-prompt-attacks 11.1e"
    assert legal(state) == ["attack 0327", "end"]
    do(state, "end")
    assert asked(state) == "chance woods-roll-chit 14.1"
    assert at(state, "u-4id-12") == "0327:2"

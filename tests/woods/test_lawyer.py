"""Corners where two rules meet: found by a second reading of the rules beside the code."""

import pytest

from grognard.games.woods.board import HEXES
from tests.woods.position import at, bare, begin, do, legal

# Germans on every Allied entry hex but 2630 (zone C)
SOURCES = (
    "g-12-27@3630 g-3-5@3230 g-3-8@1730 g-3-9@2030 g-18-293@0126 g-62-164@0630 g-26-39@0113 g-352-914@0109 "
    "g-276-986@0105 g-212-320@1301 g-326-751@2201 g-277-989@3201 "
)


@pytest.mark.rule("10.3a", "7.3f", "8.2c")
def test_a_haven_that_is_supplied_only_through_the_hex_left_behind_is_none() -> None:
    """2628 traces by 2629 and the source 2630, which is in EZOC as soon as the unit that stands there is gone."""
    units = SOURCES + "g-560-1128@2730 g-5-13@2430 u-4id-12@2630 u-4id-8@2629"
    assert legal(begin(bare(units), "allied")) == ["move u-4id-8", "end"]
    # a friend that stays in 2630 keeps it open
    state = begin(bare(units + " u-4id-22@2630"), "allied")
    assert legal(state) == ["move u-4id-8", "move u-4id-12", "move u-4id-22", "end"]
    do(state, "move u-4id-12", "to 2629")
    assert legal(state) == ["to 2628", "to 2529"]
    do(state, "to 2628")
    assert at(state, "u-4id-12") == "2628:2"
    assert legal(state) == ["end"]  # one holds the door, and the last one would close the line


@pytest.mark.rule("14.4c", "8.1a", "7.3f")
def test_armour_that_a_friend_brings_into_supply_may_then_close_up() -> None:
    """CCA, supplied by air, opens the source 2630 in EZOC for CCB, which is out of reach of the air supply."""
    state = bare(SOURCES + "g-560-1128@2730 u-10ad-cca@2530 u-10ad-ccb@2828", turn=6)
    state.air = HEXES.index("2129")
    begin(state, "allied", "combat")
    assert legal(state) == ["move u-10ad-cca", "end"]
    do(state, "move u-10ad-cca", "to 2630")
    assert legal(state) == ["move u-10ad-ccb", "end"]
    do(state, "move u-10ad-ccb", "to 2827")
    assert at(state, "u-10ad-ccb") == "2827:2"


AIRLIFT = SOURCES + "g-560-1128@2730 g-5-13@2430 g-5-15@2729 u-28id-109@2630 "


@pytest.mark.rule("8.6b", "12.3d", "12.3c")
@pytest.mark.parametrize("unit", ["u-28id-110", "u-101ab-501"])
def test_attackers_that_are_supplied_by_air_get_no_artillery(unit: str) -> None:
    """A supplied unit of the corps within three hexes, in 2630, helps a defence only."""
    state = bare(AIRLIFT + f"{unit}@2628", turn=6, assets="ga-5pz-1@used ga-5pz-2@used ga-7a-1@used")
    state.air = HEXES.index("2327")
    begin(state, "allied", "combat")
    do(state, "end", "attack 2729", f"join {unit}", "strike")
    assert "die 1" in legal(state)
    # in defence it may
    state = bare(AIRLIFT + f"{unit}@2628", turn=6)
    state.air = HEXES.index("2327")
    begin(state, "german", "combat")
    do(state, "end", "attack 2628", "join g-5-15", "strike", "ready")
    assert legal(state) == ["support ua-viii-1", "support ua-viii-2", "ready"]


@pytest.mark.rule("12.3b", "8.6b")
def test_one_attacker_of_the_corps_with_a_line_of_its_own_is_enough_for_artillery() -> None:
    units = SOURCES + "g-560-1128@2730 g-5-13@2430 u-28id-109@2630 u-28id-110@2629"
    state = bare(units, turn=6)
    state.air = HEXES.index("2327")
    begin(state, "allied", "combat")
    do(state, "end", "attack 2730", "join u-28id-109", "join u-28id-110", "strike")
    assert legal(state) == ["support ua-viii-1", "support ua-viii-2", "ready"]

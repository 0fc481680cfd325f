"""Why not: for each mistake, the rule and the sentence with the figures that decide."""

import pytest
from msgspec import structs

from grognard.games.woods import GAME
from grognard.games.woods.assets import AIR, DELAY, GREIF, TRAFFIC, VDH, Engineers, Motorizing, Placing
from grognard.games.woods.board import ASSETS, BRIDGES, FORMATIONS, HEXES, UNITS
from grognard.games.woods.bridges import HeldBridges, RetreatBridges
from grognard.games.woods.chits import OPEN, ArmyChit, Rounds, fill
from grognard.games.woods.combat import (
    ADVANCING,
    ATTACKER_SUPPORT,
    DEFENDER_SUPPORT,
    STANDING,
    Backing,
    Engagement,
)
from grognard.games.woods.losses import Losses
from grognard.games.woods.movement import STARVED, WITHDRAWING, Doorway
from grognard.games.woods.replacements import Replacements
from grognard.games.woods.retreat import Retreats
from grognard.games.woods.rounds import NameArmy, NameFormations, PlayedAs
from grognard.games.woods.stacking import Stacking
from grognard.games.woods.state import ATTACKED, BY_D, DEFENDED, DOOR, REBUILT, UNTIED, WoodsState, board_of
from grognard.kernel import Frame, Intent
from tests.woods.position import bare, begin, do, go, legal, plan, position, refusal


def no(state: WoodsState, pieces: str = "", *, place: str = "", piece: str = "", verb: str = "") -> str:
    """The refusal with its figures, without the names of units and assets: ``10.2.1c too-far cost=11 left=8``."""
    words = refusal(state, pieces, place=place, piece=piece, verb=verb).replace("woods-no-", "", 1).split()
    return " ".join(word for word in words if "@" not in word)


def asked(state: WoodsState, *frames: Frame[WoodsState]) -> WoodsState:
    """The state with these frames on its stack: the last one asks."""
    state.stack = list(frames)
    state.__dict__.clear()
    return state


def marked(state: WoodsState, unit: str, flag: int) -> WoodsState:
    """The state with something true of a unit."""
    state.flags[UNITS.index(unit)] |= flag
    state.__dict__.clear()
    return state


def hand(state: WoodsState, **more: int) -> WoodsState:
    """The state with a unit in hand that has spent half points or taken steps already."""
    state.stack[-1] = structs.replace(state.stack[-1], **more)
    state.__dict__.clear()
    return state


MAJOR_RIVER = ("0615", "0716")  # the Meuse without a bridge
# German infantry two hexes around Bastogne: every line of supply out of it is cut
SIEGE = "g-26-39@2516 g-26-77_78@2717 g-62-164@2719 g-62-183_190@2520 g-560-1128@2319 g-560-1129_1130@2317"


# --- whose counter, and where it is -----------------------------------------------------------------------------------


def test_only_the_active_side_acts() -> None:
    state = position("g-2pz-a@2518 u-28id-110@2318")
    expected = "10.2.1b woods-no-not-yours unit=@woods-u-28id-110 side=@side-german"
    assert refusal(state, "u-28id-110", place="2218") == expected
    away = GAME.why_not(state, GAME.seat("allied"), Intent(("u-28id-110",), "2218"))
    assert away is not None
    assert (away.rule, away.text.id) == ("", "refusal-not-asked")


def test_a_name_that_nobody_knows_is_said_to_be_unknown() -> None:
    state = position("g-2pz-a@2518")
    assert refusal(state, "g-99") == " unknown-name kind=unit name=g-99"
    assert refusal(state, "g-2pz-a", place="9999") == " unknown-name kind=hex name=9999"
    assert refusal(state, "g-2pz-a", piece="g-99") == " unknown-name kind=unit name=g-99"


@pytest.mark.parametrize(
    ("unit", "found"),
    [
        ("g-301@dead", "13.1 dead"),
        ("g-9pz-a@waiting", "14.8a not-due turn=4 box=2"),
        ("g-340-694@waiting", "14.8a not-due turn=6 box=1"),
        ("g-1ss-peiper@removed", "12.10d departed"),
        ("g-vdh@removed", "12.7b vdh-marker"),
        ("g-vdh@waiting", "12.7a vdh-later"),
        ("g-11pz-a@removed", "14.8.3 never-came hex=2518"),
        ("g-9pz-a@removed", "14.8e kept-out"),
    ],
)
def test_a_german_beside_the_map_does_not_act(unit: str, found: str) -> None:
    state = position(f"g-2pz-a@2518 {unit}")
    assert no(state, unit.partition("@")[0], place="2517") == found
    assert no(state, piece=unit.partition("@")[0]) == found


@pytest.mark.parametrize(
    ("unit", "found"),
    [
        ("u-106id-422@removed", "8.3f surrendered"),
        ("u-delay@waiting", "12.9.1a delay-box"),
        ("u-4ad-cca@waiting", "14.8d late"),  # due on turn 3
        ("u-5id-2@waiting", "14.8a not-due turn=4 box=1"),
    ],
)
def test_an_allied_unit_beside_the_map_does_not_act(unit: str, found: str) -> None:
    state = position(f"u-28id-110@2518 {unit}", side="allied")
    assert no(state, unit.partition("@")[0], place="2517") == found


# --- 14: whom the chit lets act ---------------------------------------------------------------------------------------


def test_an_army_chit_is_for_the_units_in_its_zone() -> None:
    state = position("g-2pz-a@2518 g-1ss-hansen@3508", round_="army", arg="5pz")
    expected = "14.5a woods-no-other-zone hex=3508 zone=@woods-army-6pz army=@woods-army-5pz unit=@woods-g-1ss-hansen"
    assert refusal(state, "g-1ss-hansen", place="3408") == expected
    state = position("g-2pz-a@2518 g-1ss-hansen@3508", round_="one", arg="5pz")
    assert no(state, "g-1ss-hansen") == "14.6b other-zone hex=3508"


def test_regiment_14_acts_with_the_zone_it_is_in() -> None:
    state = position("g-5-14@3421 g-2pz-a@2518", round_="army", arg="5pz", turn=2)
    assert no(state, "g-5-14") == "9.4c other-zone hex=3421"


def test_a_formation_that_was_not_named_waits() -> None:
    named = 1 << FORMATIONS.index("2PZ")
    state = begin(bare("g-2pz-a@2518 g-1ss-hansen@3508"), "german", "formations", str(named))
    assert refusal(state, "g-1ss-hansen") == (
        "14.7 woods-no-not-named formation=@woods-formation-1SS unit=@woods-g-1ss-hansen"
    )
    assert no(state, "g-2pz-a") == ""


def test_the_2nd_and_99th_divisions_do_not_react_at_once() -> None:
    state = position("u-2id-9@3606 u-28id-112@3215", side="allied", round_="reaction", arg="1", turn=1)
    assert no(state, "u-2id-9", place="3506") == "14.3.1a slow-division"
    assert no(state, "u-28id-112", place="3115") == ""


def test_a_reaction_is_for_three_units() -> None:
    four = "u-28id-112@2518 u-28id-110@2318 u-28id-109@2319 u-9ad-ccr@2616"
    for arg, rule in (("1", "14.3.1a"), ("2", "14.3.1b")):
        state = position(four, side="allied", round_="reaction", arg=arg, turn=1)
        for unit in ("u-28id-112", "u-28id-110", "u-28id-109"):
            do(state, *plan(state, unit, place={"u-28id-112": "2519", "u-28id-110": "2218"}.get(unit, "2419")))
        assert no(state, "u-9ad-ccr") == f"{rule} reacted count=3"
        assert no(state, "u-28id-110") == "10.2.1b moved"


def test_commanders_lead_their_own_corps() -> None:
    units = "u-4ad-cca@2518 u-28id-110@2319 u-3ad-cca@2416"
    assert no(position(units, side="allied", round_="patton"), "u-28id-110") == "14.9b patton"
    assert no(position(units, side="allied", round_="monty_movement"), "u-28id-110") == "14.9c monty"


def test_a_reinforcement_chit_moves_those_that_enter() -> None:
    state = position("u-28id-110@2518 u-3ad-ccb@waiting", side="allied", round_="reinforcement", arg="2", turn=2)
    assert no(state, "u-28id-110") == "14.8c not-arriving"


# --- 10.1, 10.2: who moves --------------------------------------------------------------------------------------------


def test_a_unit_moves_once_in_a_round_and_alone() -> None:
    state = position("g-2pz-a@2518 g-2pz-b@2319 u-28id-110@1616")
    go(state, "g-2pz-a", "2519")
    assert no(state, "g-2pz-b", place="2218") == "10.2.1b finish-first"
    assert no(state, place="") == "10.2 choose-way"
    do(state, "stop")
    assert no(state, "g-2pz-a", place="2518") == "10.2.1b moved"
    assert no(state) == "10.2.1b choose-unit"
    assert no(state, "g-2pz-a g-2pz-b", place="2518") == "6.2a one-by-one"
    assert no(state, "5pz") == "10.2.1b chit-later"


def test_who_held_a_door_stays() -> None:
    assert no(marked(position("g-2pz-a@2518 g-2pz-b@2319"), "g-2pz-a", DOOR), "g-2pz-a") == "10.3c door"


def test_only_a_friend_in_the_hex_that_could_held_the_door() -> None:
    units = "u-84id-333@1609 u-84id-334@1609 u-84id-335@1609 u-28id-110@1616 g-2pz-a@4212"
    state = asked(
        position(units, side="allied", turn=9), Doorway((UNITS.index("u-84id-333"), UNITS.index("u-84id-334")))
    )
    assert legal(state) == ["cover u-84id-333", "cover u-84id-334"]
    assert no(state, "u-84id-335") == "10.3c no-keeper"
    assert no(state, "u-28id-110") == "10.3c not-there"
    assert no(state, "g-2pz-a") == "10.3c not-yours"
    assert no(state, "u-84id-333", place="1616") == "10.3c elsewhere hex=1609"
    assert no(state, "u-84id-333 u-84id-334") == "10.3c one-at-a-time"
    assert no(state) == "10.3c choose-unit"


def test_the_delay_has_no_movement() -> None:
    state = position("u-delay@2518 u-28id-110@2319", side="allied")
    assert no(state, "u-delay", place="2519") == "10.1a no-movement"


def test_a_unit_in_hand_goes_somewhere() -> None:
    state = position("g-2pz-a@2518 g-2pz-b@2319")
    assert no(state, "g-2pz-a", place="2518") == "10.2 there-already hex=2518"
    do(state, "move g-2pz-a")
    assert no(state, "g-2pz-a", place="2518") == "10.2 not-moved"
    assert no(state, verb="stop") == "10.2 not-moved"


@pytest.mark.parametrize(
    ("unit", "found"),
    [
        ("g-26-39", "14.4c close-up-armour"),
        ("g-2pz-a", "14.4c close-up-enemy"),
        ("g-lehr-a", "14.4c close-up-oos"),
        ("g-116pz-a", ""),
    ],
)
def test_before_combat_supplied_armour_closes_up(unit: str, found: str) -> None:
    units = "g-26-39@2217 g-2pz-a@2518 u-28id-110@2519 g-lehr-a@2417 g-116pz-a@2616"
    state = position(units, round_="combat", oos="g-lehr-a")
    assert no(state, unit) == found


def test_before_combat_armour_moves_one_hex() -> None:
    state = position("g-116pz-a@2518 g-2pz-a@2218 u-28id-110@2118", round_="combat")
    assert no(state, "g-116pz-a", place="2616") == "14.4c one-hex hex=2616"
    assert no(state, "g-116pz-a", verb="drive") == "14.4c drive-combat"


# --- 10.1, 10.2.1c: too few points ------------------------------------------------------------------------------------


def test_too_few_points_are_counted_out() -> None:
    state = position("g-26-39@2518 g-2pz-a@2318")
    assert no(state, "g-26-39", place="2514") == "10.2.1c too-distant cost=4 left=3 steps=4 hex=2514"
    go(state, "g-26-39", "2519", "2520")
    assert no(state, place="2620") == "10.2.1c points cost=2 left=1 ground=2 side=0 marker=0 hex=2620"


def test_a_hex_in_sight_may_still_be_too_far() -> None:
    state = position("g-26-39@2719 g-2pz-a@2318")
    assert no(state, "g-26-39", place="2716") == "10.2.1c too-far cost=4 left=3 hex=2716"


def test_a_river_is_part_of_the_price() -> None:
    state = position("g-26-39@3315 g-2pz-a@2318")
    go(state, "g-26-39", "3415", "3315")
    assert no(state, place="3214") == "10.2.1c points cost=3 left=1 ground=2 side=1 marker=0 hex=3214"


def test_markers_are_part_of_the_price() -> None:
    state = position("g-26-39@2418 g-2pz-a@2318", assets="u-traffic@2520")
    go(state, "g-26-39", "2518", "2519")
    assert no(state, place="2520") == "10.2.1c points cost=3 left=1 ground=1 side=0 marker=2 hex=2520"


# --- 10.1b, 10.6e: ground ---------------------------------------------------------------------------------------------


def test_a_motorized_unit_does_not_enter_forest_off_the_road() -> None:
    state = position("g-2pz-a@2520 g-2pz-b@2318")
    assert no(state, "g-2pz-a", place="2620") == "10.1b forest hex=2620"
    assert no(state, "g-2pz-a", place="2720") == "10.1b forest hex=2720"


def test_rivers_without_a_bridge_stop_motorized_units_and_major_ones_everybody() -> None:
    state = position("g-2pz-a@3318 g-26-39@2518")
    assert no(state, "g-2pz-a", place="3218") == "10.6e minor-river hex=3218"
    near, far = MAJOR_RIVER
    state = position(f"u-28id-110@{near} u-28id-112@2518", side="allied", turn=8)
    do(state, "move u-28id-110")
    assert no(hand(state, spent=4), place=far) == f"10.6e major-river hex={far}"


def test_enemies_hold_their_hexes() -> None:
    state = position("g-2pz-a@2518 u-28id-110@2519")
    assert no(state, "g-2pz-a", place="2519") == "10.2.1d enemy-held hex=2519"
    assert no(state, "g-2pz-a", piece="u-28id-110") == "10.2.1d enemy-held hex=2519"


# --- 7.3: enemy zones of control --------------------------------------------------------------------------------------


def test_a_unit_stops_in_an_enemy_zone() -> None:
    state = position("g-26-39@2518 u-28id-110@2516 u-28id-112@2317 g-2pz-a@3211")
    assert no(state, "g-26-39", place="2416") == "7.3a zone-bars blocked=2417 hex=2416"


def test_nobody_moves_straight_from_zone_to_zone() -> None:
    state = position("g-26-39@2519 u-28id-110@2619 u-28id-112@2420 g-2pz-a@3211")
    assert no(state, "g-26-39", place="2520") == "7.3b zone-to-zone here=2519 hex=2520"


RING = "u-28id-110@2417 u-28id-112@2617 u-28id-109@2519"


def test_a_unit_that_is_hemmed_in_needs_a_friend() -> None:
    state = position(f"g-26-39@2518 {RING} g-2pz-a@3211")
    assert no(state, "g-26-39", place="2517") == "10.3a hemmed-in hex=2518"
    assert no(state, "g-26-39") == "10.3a hemmed-in hex=2518"


def test_a_unit_that_is_hemmed_in_withdraws_two_hexes() -> None:
    state = position(f"g-26-39@2518 {RING} g-26-77_78@2618 g-2pz-a@3211")
    assert plan(state, "g-26-39", place="2618") == ["move g-26-39", "to 2618"]
    assert no(state, "g-26-39", place="2517") == "7.3b zone-to-zone here=2518 hex=2517"
    assert no(state, "g-26-39", place="2817") == "10.3a withdraw hex=2817"
    do(state, "move g-26-39", "to 2618")
    assert no(state, verb="stop") == "10.3a withdraw-on"
    assert no(state, place="2716") == "10.3a withdraw hex=2716"
    assert no(state, place="2619") == "10.3a haven-enemy hex=2619"
    assert plan(state, place="2719") == ["to 2719"]


def test_a_unit_that_withdraws_ends_in_supply() -> None:
    ring = "u-28id-110@2516 u-28id-112@2717 u-28id-109@2719 u-4id-12@2520 u-4id-8@2319 u-4id-22@2317"
    state = position(f"g-26-39@2518 {ring} g-2pz-a@3211")
    do(state, "move g-26-39")
    assert no(hand(state, mode=WITHDRAWING), place="2417") == "10.3a haven-supply hex=2417"


def test_enemies_all_around_a_hex_bar_it() -> None:
    ring = "u-28id-110@2516 u-28id-112@2616 u-28id-109@2617 u-4id-12@2518 u-4id-8@2417 u-4id-22@2416"
    state = position(f"g-26-39@2515 {ring} g-2pz-a@3211")
    assert no(state, "g-26-39", place="2517") == "10.2.1d enemies-bar hex=2517"


def test_a_unit_without_any_way_stays() -> None:
    state = position("g-2pz-a@3202 g-2pz-b@3202 g-26-39@2318")  # rivers and forest around, and the road rate lost
    assert no(state, "g-2pz-a").endswith("stuck hex=3202")


# --- 10.4: the road rate ----------------------------------------------------------------------------------------------
# By road from Lützkampen to Poteau: 3314, 3413, 3412, 3312, 3211, 3111, 3010; the others are woods


def test_a_friend_in_the_hex_breaks_the_road_rate() -> None:
    state = position("g-2pz-a@2919 g-26-39@2718", turn=5)
    do(state, *plan(state, "g-2pz-a", place="2618")[:-1])  # 2819, 2719, 2618 for 1.5
    hand(state, spent=11)
    assert no(state, place="2718") == "6.1c rate-friend cost=1 left=0.5 hex=2718"


def test_who_begins_off_the_road_or_stacked_pays_full_cost() -> None:
    state = position("g-2pz-a@3010 g-2pz-b@3010 g-26-39@2718")
    do(state, "move g-2pz-a")
    assert no(hand(state, spent=10), place="3111") == "10.4.1a rate-stacked cost=2 left=1 hex=3111"
    state = position("g-2pz-a@2911 g-26-39@2718", oos="")
    do(state, "move g-2pz-a")
    assert no(hand(state, spent=10, mode=0), place="3010") == "10.4.1c rate-start cost=2 left=1 hex=3010"
    assert no(hand(state, spent=4, mode=STARVED, limit=6), place="3010") == "8.3d rate-oos cost=2 left=1 hex=3010"


def test_who_leaves_the_road_pays_full_cost() -> None:
    state = position("g-2pz-a@2911 g-26-39@2718")
    do(state, "move g-2pz-a", "to 2910", "to 3010")
    hand(state, spent=9)
    assert no(state, place="3111") == "10.4.1d rate-left cost=2 left=1.5 hex=3111"


def test_a_destroyed_bridge_breaks_the_road() -> None:
    state = position("g-2pz-a@3412 g-26-39@2718", broken="3312/3412")
    do(state, "move g-2pz-a")
    hand(state, spent=8, taken=1)
    assert no(state, place="3312") == "10.4c rate-bridge cost=4 left=2 hex=3312"


def test_forest_is_entered_by_road_at_the_road_rate_only() -> None:
    # From Hellenthal (3806) a road leads over a bridge into the forest of 3707
    assert no(position("g-2pz-a@3806 g-26-39@3707"), "g-2pz-a", place="3707") == "6.1c rate-friend-forest hex=3707"
    assert no(position("g-2pz-a@3806 g-2pz-b@3806"), "g-2pz-a", place="3707") == "10.4.1a rate-stacked-forest hex=3707"
    state = position("g-2pz-a@3806 g-26-39@2718", broken="3707/3806")
    do(state, "move g-2pz-a")
    assert no(hand(state, spent=10), place="3707") == "10.4c rate-bridge-forest hex=3707"
    state = position("g-2pz-b@3806 g-26-39@2718", oos="g-2pz-b")
    assert no(state, "g-2pz-b", place="3707") == "8.3d rate-oos-forest hex=3707"
    state = position("g-2pz-b@3807 g-26-39@2718")
    assert no(state, "g-2pz-b", place="3707") == "10.1b forest hex=3707"
    assert no(state, "g-2pz-b", place="3706") == "10.4.1c rate-start-forest hex=3706"
    go(state, "g-2pz-b", "3806")
    assert no(state, place="3707") == "10.4.1d rate-left-forest hex=3707"


# --- 8.3: out of supply -----------------------------------------------------------------------------------------------


def test_units_out_of_supply_are_slow() -> None:
    state = position("g-2pz-b@2518 g-26-39@2718", oos="g-2pz-b")
    assert no(state, "g-2pz-b", place="2514") == "8.3d oos-slow limit=3 cost=4 left=3 hex=2514"
    state = position(f"u-9ad-ccr@2518 u-28id-112@3211 {SIEGE}", side="allied")
    assert no(state, "u-9ad-ccr", place="2514") == "8.3a oos-slow limit=3 cost=4 left=3 hex=2514"


def test_german_armour_out_of_supply_leaves_its_tanks_or_stays() -> None:
    state = position("g-2pz-a@2518 g-301@2319 g-26-39@2718", oos="g-2pz-a g-301")
    assert no(state, "g-301", place="2219") == "8.3c no-third-step"
    assert no(state, "g-26-39", verb="abandon") == "8.3c abandon"


@pytest.mark.parametrize(
    ("unit", "found"),
    [
        ("g-2pz-a@2518", "10.5a drive-infantry hex=2518"),
        ("g-26-39@2516", "10.5a drive-no-road hex=2516"),
        ("g-26-39@2518", "10.5c drive-marker hex=2518"),
    ],
)
def test_who_does_not_move_as_motorized(unit: str, found: str) -> None:
    state = position(f"{unit} g-lehr-a@3211")
    assert no(state, unit.partition("@")[0], place="2517", verb="drive") == found


def test_infantry_out_of_supply_does_not_drive() -> None:
    state = position(f"u-28id-110@2518 u-28id-112@3211 {SIEGE}", side="allied")
    assert no(state, "u-28id-110", verb="drive") == "8.3b drive-oos hex=2518"
    state = position("g-26-39@2518 g-2pz-a@3211", oos="g-26-39")
    state.motor = UNITS.index("g-26-39")
    assert no(state, "g-26-39", verb="drive") == "8.3e drive-oos hex=2518"


def test_who_drives_stays_on_the_road() -> None:
    state = position("u-28id-110@2518 u-28id-112@3211", side="allied")
    assert no(state, "u-28id-110", place="2516", verb="drive") == "10.5b drive-off hex=2516"
    do(state, "move u-28id-110", "drive")
    assert no(state, verb="drive") == "10.5b drives"
    assert no(state, place="2516") == "10.5b drive-off hex=2516"
    state = position("u-28id-110@2518 u-28id-112@3211", side="allied")
    go(state, "u-28id-110", "2519")
    assert no(state, verb="drive") == "10.5a drive-first"
    state = position("u-28id-110@2618 u-28id-112@3211", side="allied", broken="2618/2719")
    do(state, "move u-28id-110", "drive")
    assert no(hand(state, spent=10), place="2719") == "10.4.1e drive-bridge bridge=2618/2719 hex=2719"


def test_infantry_without_an_open_road_does_not_drive() -> None:
    units = "u-28id-110@2719 u-28id-112@2318 g-26-39@2819"
    state = position(units, side="allied", broken="2618/2719")
    assert no(state, "u-28id-110", verb="drive") == "10.5b drive-shut hex=2719"


def test_the_motorized_marker_comes_off_beside_an_enemy() -> None:
    state = position("g-26-39@2518 g-2pz-a@3211 u-delay@2620")
    state.motor = UNITS.index("g-26-39")
    assert no(state, "g-26-39", place="2521", verb="drive") == "12.6b marker-bars blocked=2520 hex=2521"
    assert plan(state, "g-26-39", place="2520", verb="drive")[-1] == "to 2520"  # where it stops by itself


# --- 9, 10.6.3, 10.6.4: lines -----------------------------------------------------------------------------------------


def test_army_boundaries_hold_to_turn_3() -> None:
    state = position("g-2pz-a@2520 g-26-39@2718", turn=3)
    expected = "9.2a woods-no-line unit=@woods-g-2pz-a hex=2521 zone=@woods-army-7a turn=4"
    assert refusal(state, "g-2pz-a", place="2521") == expected
    assert no(state, "g-2pz-a", place="2522") == "9.2a line hex=2522 turn=4"
    assert no(position("g-2pz-a@2520 g-26-39@2718", turn=4), "g-2pz-a", place="2521") == ""


def test_regiment_14_stays_near_7th_army() -> None:
    state = position("g-5-14@2518 g-26-39@2718", turn=3)
    assert no(state, "g-5-14", place="2516") == "9.4b line-14 hex=2516"


def test_the_british_stay_in_their_zone() -> None:
    state = position("b-29@1605 u-28id-112@3211", side="allied", turn=8)
    assert no(state, "b-29", place="2518") == "9.3 british hex=2518"


def test_some_wait_west_of_the_meuse() -> None:
    state = position("u-17ab-193@0624 u-28id-112@3211", side="allied", turn=7)
    assert no(state, "u-17ab-193", place="0725") == "10.6.4a meuse hex=0725 turn=9"


def test_the_5th_armored_stays_near_its_zone() -> None:
    state = position("u-5ad-cca@3201 u-28id-112@3211", side="allied", turn=6)
    assert no(state, "u-5ad-cca", place="3206") == "10.6.4c tied hex=3206 zone=J reach=3"
    assert "10.6.4c" not in no(marked(state, "u-5ad-cca", UNTIED), "u-5ad-cca", place="3206")


def test_no_armour_at_ouren_on_turn_1() -> None:
    state = position("g-116pz-a@3315 g-26-39@2718", turn=1)
    do(state, "move g-116pz-a")
    assert no(hand(state, spent=2), place="3215") == "10.6.3 ouren hex=3215 bridge=3215/3315"


# --- 12.4.4: engineers in the way -------------------------------------------------------------------------------------


def test_an_engineer_takes_the_whole_allowance() -> None:
    state = position("g-2pz-a@2518 g-26-39@2718", assets="ue-viii@2416")
    assert no(state, "g-2pz-a", place="2416") == "12.4.4a engineer-far hex=2416"
    go(state, "g-2pz-a", "2517")
    assert no(state, place="2416") == "12.4.4a engineer-spent left=5.5 limit=6 hex=2416"


# --- 6: stacking ------------------------------------------------------------------------------------------------------


def test_only_a_unit_of_the_full_hex_goes() -> None:
    units = "u-28id-110@2518 u-106id-422@2518 u-4id-12@2518 u-28id-112@3211 g-2pz-a@4212"
    state = asked(bare(units), Stacking(1))
    assert legal(state) == ["remove u-106id-422", "remove u-28id-110", "remove u-4id-12"]
    assert no(state, "u-28id-112") == "6.2e not-there"
    assert no(state, "g-2pz-a") == "6.2e not-yours"
    assert no(state, "u-28id-110", place="3211") == "6.2e elsewhere hex=2518"
    assert no(state, "u-28id-110 u-4id-12") == "6.2e one-at-a-time"
    assert no(state) == "6.2e choose-unit"
    assert no(state, "ue-v") == "12.4.1a engineers-later"


# --- 10.6.1: bridges --------------------------------------------------------------------------------------------------


def test_engineers_blow_bridges_in_movement_rounds() -> None:
    units = "u-4ad-cca@2618 u-28id-112@3211"
    state = position(units, side="allied", round_="patton", assets="ue-viii@2518")
    assert no(state, "ue-viii", place="2618") == "10.6.1a sapping-later"
    assert no(position("g-2pz-a@2518"), verb="blow", place="2618") == "10.6.1a sapping-later"


def test_which_bridge_an_engineer_blows() -> None:
    state = position(
        "u-28id-110@2618 u-28id-112@3211",
        side="allied",
        assets="ue-viii@2518 ue-v@away:7 ue-vii@ready",
        broken="2708/2709",
    )
    assert plan(state, "ue-viii", place="2618") == ["demolish ue-viii", "blow 2618/2719"]
    assert no(state, "ue-v") == "12.4.1d asset-away turn=7"
    assert no(state, "ue-vii") == "12.4.1a engineer-box"
    assert no(state, "ue-viii ue-v") == "10.6.1a one-at-a-time"
    assert no(state, "ue-viii u-28id-110") == "10.6.1a choose-engineer"
    assert no(state, "ua-v-1") == "11.3.1a guns-later"
    assert no(state, "u-traffic") == "12.8 marker-later"
    assert no(state, "ue-viii", place="2516") == "10.6.1a no-bridge hex=2516"
    assert no(state, "ue-viii", place="3211") == "10.6.1a no-bridge hex=3211"
    assert no(state, "ue-viii", place="2819") == "10.6.1a bridge-alone bridge=2819/2919"
    assert no(state, "ue-viii", place="2708") == "10.6.1d bridge-blown bridge=2708/2709"
    assert no(state, verb="blow", place="2919") == "10.6.1a bridge-alone bridge=2819/2919"
    assert no(state, verb="blow") == "10.6.1a choose-engineer"
    do(state, "demolish ue-viii")
    assert no(state, "u-28id-110") == "10.6.1a finish-demolition"
    assert no(state, place="2516") == "10.6.1a no-bridge hex=2516"
    assert plan(state, verb="blow") == ["blow 2618/2719"]
    do(state, "blow 2618/2719")
    assert no(state, "ue-viii") == "10.6.1a sapped"


def test_a_bridge_out_of_reach() -> None:
    state = position("u-28id-110@2618 u-28id-112@3312", side="allied", assets="ue-viii@2518")
    assert no(state, "ue-viii", place="3312") == "10.6.1a bridge-far far=10 reach=3 bridge=3312/3412"
    assert no(state, verb="blow", place="3312") == "10.6.1a bridge-nobody reach=3 bridge=3312/3412"
    state = position("u-28id-110@2516 u-28id-112@3312", side="allied", assets="ue-viii@2518")
    assert no(state, "ue-viii") == "10.6.1a no-charge"


def test_bridges_behind_a_retreat() -> None:
    state = asked(
        bare("u-28id-110@2618 g-2pz-a@3211"),
        RetreatBridges(1, (BRIDGES.index("2618/2719"), BRIDGES.index("2819/2919"))),
    )
    assert no(state, place="2516") == "10.6.1b no-bridge hex=2516"
    assert no(state, verb="blow") == "10.6.1b which-bridge"
    assert no(state, "u-28id-110") == "10.6.1b choose-bridge bridge=2618/2719"
    assert plan(state, place="2919") == ["blow 2819/2919"]
    state = asked(bare("u-28id-110@2618 g-2pz-a@3211"), HeldBridges(1, (BRIDGES.index("2618/2719"),)))
    assert plan(state, verb="blow") == plan(state, place="2618") == ["blow 2618/2719"]
    assert no(state, place="2919") == "10.6.1c no-bridge hex=2919"


# --- 11.1, 11.2: attacks ----------------------------------------------------------------------------------------------

FRONT = "g-26-39@2518 g-2pz-a@2618 u-28id-110@2519 u-28id-112@2716"


def test_what_is_attacked() -> None:
    state = position(f"{FRONT} g-2pz-b@2517", round_="combat", assets="ue-viii@2416")
    do(state, "end")
    assert no(state, place="2517") == "11.1b own-hex hex=2517"
    assert no(state, place="2419") == "11.1b nobody-there hex=2419"
    assert no(state, place="2416") == "12.4.2b engineer-alone hex=2416"
    assert no(state, piece="ue-viii") == "12.4.1a engineers-later"
    assert no(state, piece="u-28id-112") == "11.1b no-neighbour hex=2716"
    assert no(state, "g-26-39") == "11.1b choose-target"
    assert no(state, "g-2pz-b", piece="u-28id-110") == "11.1b not-adjacent far=2 hex=2519"
    assert no(state, "u-28id-112", piece="u-28id-110") == "11.1a not-yours"
    assert no(state) == "11.1b choose-target"


def test_units_attack_and_are_attacked_once_in_a_round() -> None:
    state = position("g-26-39@2518 g-26-77_78@2418 u-28id-110@2519 u-28id-112@2417", round_="combat")
    assert no(state, "g-26-39", piece="u-28id-110") == "14.4c attack-later hex=2519"
    do(state, "end")
    marked(marked(state, "g-26-39", ATTACKED), "u-28id-110", DEFENDED)
    assert no(state, "g-26-77_78", piece="u-28id-110") == "11.2b attacked-hex hex=2519"
    assert no(state, piece="u-28id-110") == "11.2b attacked-hex hex=2519"
    assert no(state, "g-26-39", piece="u-28id-112") == "11.2b attacked-once"


@pytest.mark.parametrize(
    ("round_", "unit", "found"),
    [
        ("army", "g-26-39", "14.5a attack-armour"),
        ("movement", "g-26-39", "14.4b attack-armour"),
        ("movement", "g-2pz-a", "14.4b attack-moved"),
        ("combat", "g-2pz-b", "11.2d attack-oos"),
    ],
)
def test_who_attacks_in_which_round(round_: str, unit: str, found: str) -> None:
    units = "g-26-39@2518 g-2pz-a@2521 g-2pz-b@2419 g-lehr-a@2618 u-28id-110@2519"
    state = position(units, round_=round_, arg="5pz" if round_ == "army" else "", oos="g-2pz-b")
    if round_ == "movement":
        do(state, *plan(state, "g-2pz-a", place="2520"))
    do(state, "end")
    assert no(state, unit, piece="u-28id-110") == found
    assert no(state, unit) == found


def test_who_attacks_in_other_rounds() -> None:
    state = position("u-28id-110@2518 u-9ad-ccr@2618 g-26-39@2519", side="allied", round_="reaction", arg="2", turn=1)
    do(state, "end")
    assert no(state, "u-28id-110", piece="g-26-39") == "14.3.1b attack-armour"
    state = begin(bare("u-delay@2518 u-28id-110@2419 g-26-39@2519"), "allied", "combat")
    do(state, "end")
    assert no(state, "u-delay", piece="g-26-39") == "11.2a attack-zero"


def test_arriving_infantry_does_not_attack() -> None:
    units = "u-1id-16@waiting u-7ad-cca@waiting g-26-39@3103"
    state = position(units, side="allied", round_="reinforcement", arg="2", turn=1)
    do(state, *plan(state, "u-7ad-cca", place="3102"), *plan(state, "u-1id-16", place="3102", verb="drive"), "end")
    assert no(state, "u-1id-16", piece="g-26-39") == "14.8c attack-armour"


def test_nobody_attacks_across_a_major_river() -> None:
    near, far = MAJOR_RIVER
    state = position(f"g-26-39@{near} g-26-77_78@{near} u-28id-110@{far} u-28id-112@2518 g-2pz-a@2519", round_="combat")
    do(state, "end")
    assert no(state, "g-26-39", piece="u-28id-110") == f"10.6e attack-river hex={far}"
    assert no(state, place=far) == f"10.6e attack-river hex={far}"


def test_the_attackers_of_a_hex() -> None:
    state = position(f"{FRONT} g-2pz-b@2517", round_="combat")
    do(state, "end", "attack 2519")
    assert no(state, verb="strike") == "11.3.1a join-first hex=2519"
    assert no(state) == "11.3.1a choose-attacker hex=2519"
    assert no(state, "g-26-39", place="2716") == "11.3.1a elsewhere hex=2519"
    do(state, "join g-26-39")
    assert no(state, "g-26-39") == "11.3.1a joined"
    assert no(state, "g-2pz-b") == "11.1b not-adjacent far=2 hex=2519"


def test_a_reaction_ends_with_its_third_attacker() -> None:
    four = "u-9ad-cca@2518 u-9ad-ccb@2518 u-9ad-ccr@2518 u-7ad-cca@2618 g-26-39@2519"
    state = position(four, side="allied", round_="reaction", arg="2", turn=1)
    do(state, "end")
    every = "u-9ad-cca u-9ad-ccb u-9ad-ccr u-7ad-cca"
    assert no(state, every, piece="g-26-39") == "14.3.1b reacted count=3"
    do(state, "attack 2519", "join u-9ad-cca", "join u-9ad-ccb", "join u-9ad-ccr")
    assert no(state, "u-7ad-cca") == "14.3.1b reacted count=3"


# --- 12.2, 12.3: support ----------------------------------------------------------------------------------------------


def fight(state: WoodsState, attackers: str, hex_: str, attacking: bool, active: int = 0) -> WoodsState:
    """An attack in the step where a side names its support."""
    units = tuple(sorted(UNITS.index(name) for name in attackers.split()))
    defenders = tuple(unit for unit, where in enumerate(state.where) if where == HEXES.index(hex_))
    step = ATTACKER_SUPPORT if attacking else DEFENDER_SUPPORT
    state.active = active
    return asked(state, Engagement(HEXES.index(hex_), units, defenders, step=step + 1), Backing(attacking))


@pytest.mark.parametrize(
    ("asset", "turn", "found"),
    [
        ("ga-5pz-1", 4, ""),
        ("ga-7a-1", 2, "9.2b support-zone reach=3 hex=2519"),
        ("gn-6pz-1", 2, "9.2b support-zone reach=3 hex=2519"),
        ("ga-5pz-2", 4, "12.2b used-turn"),
        ("gn-5pz-2", 4, "12.2g asset-away turn=6"),
        ("ua-v-1", 4, "11.3.1a asset-not-yours"),
        ("ue-v", 4, "12.4.2a engineer-helps"),
        ("g-greif", 4, "12.5a marker-later"),
        ("ga-6pz-2", 4, "12.1 asset-gone"),
    ],
)
def test_what_supports_a_german_attack(asset: str, turn: int, found: str) -> None:
    state = bare(FRONT, turn=turn, assets="ga-5pz-2@used gn-5pz-2@away:6 ga-6pz-2@gone")
    assert no(fight(state, "g-26-39", "2519", attacking=True), asset) == found


def test_6th_and_7th_armies_never_help_each_other() -> None:
    state = bare("g-5-13@2521 u-28id-110@2522")
    assert no(fight(state, "g-5-13", "2522", attacking=True), "ga-6pz-1") == "9.2.2 support-never reach=3 hex=2522"


def test_how_much_supports_a_german_combat() -> None:
    state = fight(bare(FRONT), "g-26-39", "2519", attacking=True)
    do(state, "support ga-5pz-1")
    assert no(state, "ga-5pz-2") == "12.2c support-full count=1 kind=artillery hex=2519"
    state = fight(bare(FRONT), "g-26-39", "2519", attacking=True)
    do(state, "double gn-5pz-1")
    assert no(state, "gn-5pz-2") == "12.2c support-full count=1 kind=nebelwerfer hex=2519"
    state = fight(bare(FRONT), "g-26-39", "2519", attacking=True)
    assert no(state, "ga-5pz-1", verb="double") == "12.2g double-gun"
    assert no(state, "ga-5pz-1 gn-5pz-1") == "11.3.1a one-at-a-time"
    assert no(state, "g-26-39") == "11.3.1a choose-asset"
    state = fight(bare(FRONT, oos="g-26-39"), "g-26-39", "2519", attacking=True)
    assert no(state, "ga-5pz-1") == "12.2d support-oos reach=3 hex=2519"
    state = fight(bare(FRONT, oos="g-26-39"), "u-28id-110", "2518", attacking=False, active=1)
    assert no(state, "ga-5pz-1") == "8.3g support-oos reach=3 hex=2518"
    assert no(state, "gn-5pz-1") == "12.2b rockets-defend hex=2518"


@pytest.mark.parametrize(
    ("defenders", "asset", "turn", "found"),
    [
        ("u-28id-110@2519", "ua-viii-1", 4, ""),
        ("u-28id-110@2519", "ua-v-1", 4, "12.3b support-corps reach=3 corps=V hex=2519"),
        ("u-28id-110@2519", "ba-xxx-1", 8, "12.3f support-british reach=3 corps=XXX hex=2519"),
        ("u-delay@2519", "ua-viii-1", 4, "12.9.1c support-delay reach=3 corps=VIII hex=2519"),
        ("u-101ab-501@2519", "ua-viii-1", 4, "12.3c support-airborne reach=3 corps=VIII hex=2519"),
        ("u-99id-393@2519", "ua-v-1", 1, "12.3e support-99th reach=3 corps=V hex=2519"),
        ("b-29@2519", "ba-xxx-1", 8, "9.3 support-outside reach=3 corps=XXX hex=2519"),
        ("u-28id-110@2519", "ua-viii-2", 4, "12.3a used-round"),
    ],
)
def test_what_supports_an_allied_defence(defenders: str, asset: str, turn: int, found: str) -> None:
    state = bare(f"g-26-39@2518 {defenders}", turn=turn, assets="ua-viii-2@used")
    assert no(fight(state, "g-26-39", "2519", attacking=False), asset) == found


def test_two_allied_artillery_support_a_combat() -> None:
    state = fight(bare("g-26-39@2518 u-1id-16@2519 u-28id-110@2519", turn=6), "g-26-39", "2519", attacking=False)
    used = tuple((ASSETS.index(name), 3) for name in ("ua-v-1", "ua-v-2"))
    state.stack[0] = structs.replace(state.stack[0], defending=used)
    assert no(state, "ua-viii-1") == "12.3a support-full count=2 kind=artillery hex=2519"


def test_units_that_are_cut_off_need_a_supplied_friend_near() -> None:
    state = fight(bare(f"u-28id-110@2518 {SIEGE} g-2pz-a@2417"), "g-2pz-a", "2518", attacking=False)
    assert no(state, "ua-viii-1") == "12.3d support-cut-off reach=3 corps=VIII hex=2518"


@pytest.mark.parametrize(
    ("option", "turn", "attacking", "used", "found"),
    [
        ("off", 1, True, 0, "16.1 plus-off"),
        ("on", 1, False, 0, "16.1 plus-german"),
        ("on", 2, True, 2, "16.1 plus-used turn=2"),
        ("on", 3, True, 0, "16.1 plus-late turn=3"),
        ("on", 2, True, 1, ""),
    ],
)
def test_the_two_points_of_the_option(option: str, turn: int, attacking: bool, used: int, found: str) -> None:
    state = bare(FRONT, turn=turn, options={"plus_two": option})
    state.plus_used = used
    assert no(fight(state, "g-26-39", "2519", attacking=attacking), verb="plus") == found


# --- 11.3.3 to 11.5: what comes of it ---------------------------------------------------------------------------------


def test_who_takes_a_loss() -> None:
    units = (UNITS.index("g-26-39"), UNITS.index("g-2pz-a"))
    state = asked(bare(f"{FRONT} g-2pz-b@2517"), Losses(0, units, 1, "11.3.3b"))
    assert no(state, "u-28id-110") == "11.3.3b not-yours"
    assert no(state, "g-26-39 g-2pz-a") == "11.3.3b one-at-a-time"
    assert no(state, "ga-5pz-1") == "11.3.1a guns-later"
    state = asked(
        bare(f"{FRONT} g-2pz-b@2517"), Losses(0, (UNITS.index("g-26-39"), UNITS.index("g-2pz-a")), 1, "11.3.3b")
    )
    assert no(state, "g-2pz-b") == "11.3.3b not-in-combat"


def test_only_airborne_stand() -> None:
    state = bare("u-101ab-501@2518 u-28id-110@2518 g-26-39@2519 g-26-77_78@2519")
    units = (UNITS.index("u-28id-110"), UNITS.index("u-101ab-501"))
    attackers = (UNITS.index("g-26-39"), UNITS.index("g-26-77_78"))
    frame = Engagement(HEXES.index("2518"), attackers, units, step=STANDING, result="DR")
    assert no(asked(state, frame), "u-28id-110") == "11.4.1a not-airborne"
    assert no(state, "u-101ab-501", place="2519") == "11.4.1a elsewhere hex=2518"
    assert plan(state, "u-101ab-501") == ["stand u-101ab-501"]


def advancing(units: str, attackers: str, hex_: str, **more: object) -> WoodsState:
    """11.5 The attackers may enter the hex that they attacked, which is empty."""
    state = bare(units, **more)  # type: ignore[arg-type]
    indexes = tuple(UNITS.index(name) for name in attackers.split())
    return asked(state, Engagement(HEXES.index(hex_), indexes, (UNITS.index("u-28id-110"),), step=ADVANCING))


def test_who_advances() -> None:
    state = advancing("g-26-39@2518 g-26-77_78@2518 g-2pz-a@2517", "g-26-39 g-26-77_78", "2519")
    assert no(state, "g-2pz-a") == "11.5a no-attacker hex=2519"
    assert no(state) == "11.5a choose-unit"
    do(state, "advance g-26-39")
    assert no(state, "g-26-39") == "11.5a advanced hex=2519"


def test_what_keeps_an_attacker_from_advancing() -> None:
    two = "g-2pz-a@2520 g-26-39@2520"
    assert no(advancing(two, "g-26-39 g-2pz-a", "2620"), "g-2pz-a") == "11.1d advance-forest hex=2620"
    two = "g-2pz-a@3318 g-26-39@3318"
    assert no(advancing(two, "g-26-39 g-2pz-a", "3218"), "g-2pz-a") == "11.5b advance-river hex=3218"
    assert no(advancing(two, "g-26-39 g-2pz-a", "3218"), "g-26-39") == ""


def test_advancing_keeps_to_lines_and_stacking() -> None:
    units = "g-26-39@2520 g-5-14@2520"
    state = advancing(units, "g-26-39 g-5-14", "2521", turn=3)
    assert no(state, "g-26-39") == "9.2a line hex=2521 turn=4"
    units = "g-26-39@2518 g-62-164@2518 g-560-1128@2618"
    state = advancing(units, "g-26-39 g-62-164 g-560-1128", "2519")
    assert no(state, "g-26-39 g-62-164 g-560-1128") == "6.0 crowd hex=2519"


# --- 11.4: retreat ----------------------------------------------------------------------------------------------------


def retreats(units: str, hex_: str, side: int = 1, **more: object) -> WoodsState:
    state = bare(units, **more)  # type: ignore[arg-type]
    there = tuple(unit for unit, where in enumerate(state.where) if where == HEXES.index(hex_))
    return asked(state, Retreats(HEXES.index(hex_), side, there))


def test_where_a_unit_retreats_to() -> None:
    units = "u-28id-110@2518 u-28id-112@2518 g-26-39@2519 g-26-77_78@2618 u-4id-12@2416 u-4id-8@2416 u-106id-422@2416"
    state = retreats(units, "2518")
    assert no(state, "u-4id-12") == "11.4c not-in-combat"
    assert no(state, "u-28id-110", place="2618") == "11.4b retreat-enemy hex=2618"
    assert no(state, "u-28id-110", place="2617") == "11.4e retreat-beside hex=2617"
    assert no(state, "u-28id-110", place="2515") == "11.4a retreat-far far=3 wanted=2 hex=2515"
    assert no(state, "u-28id-110", place="2616") == "11.4d retreat-east hex=2616"
    assert no(state, "u-28id-110", place="2416") == "6.0 crowd hex=2416"
    assert plan(state, "u-28id-110", place="2318") in (
        ["retreat u-28id-110", "to 2417", "to 2318"], ["retreat u-28id-110", "to 2418", "to 2318"],
    )  # fmt: skip
    do(state, "retreat u-28id-110")
    assert no(state, "u-28id-112") == "11.4c finish-first"
    assert no(state) == "11.4g choose-way"
    assert no(state, place="2616") == "11.4d retreat-east hex=2616"


def test_germans_do_not_retreat_to_the_west_nor_over_a_line() -> None:
    state = retreats("g-26-39@2520 g-26-77_78@2520 u-28id-110@2419", "2520", side=0, turn=3)
    assert no(state, "g-26-39", place="2522") == "9.2a line hex=2522 turn=4"
    state = retreats("g-26-39@2518 g-26-77_78@2518 u-28id-110@2419", "2518", side=0)
    assert no(state, "g-26-39", place="2416") == "11.4d retreat-west hex=2416"


def test_a_unit_without_a_way_back() -> None:
    state = retreats("g-2pz-a@1725 g-26-39@1725 u-28id-110@2518", "1725", side=0)  # rivers and forest all around
    assert no(state, "g-2pz-a") == "11.4f no-retreat hex=1725"
    assert legal(state) == ["retreat g-26-39"]


def test_a_retreat_avoids_enemy_zones_forest_and_engineers() -> None:
    state = retreats("g-2pz-a@2520 g-2pz-b@2520 u-28id-110@2419", "2520", side=0, assets="ue-viii@2718")
    assert no(state, "g-2pz-a", place="2720") == "11.4a retreat-ground hex=2720"
    assert no(state, "g-2pz-a", place="2718") == "11.4b retreat-enemy hex=2718"
    state = retreats("g-2pz-a@2520 g-26-39@2520 u-28id-110@2321", "2520", side=0)
    assert no(state, "g-2pz-a", place="2721") == "11.4b retreat-shut hex=2721"  # through forest


# --- 12: the asset phase ----------------------------------------------------------------------------------------------


def test_where_engineers_are_deployed() -> None:
    units = "u-28id-110@2518 u-1id-16@2718 g-2pz-a@3211"
    assets = "ue-viii@ready ue-v@2718 ue-vii@ready ue-iii@away:9"
    state = asked(bare(units, german="2416", assets=assets), Engineers())
    assert plan(state, "ue-viii", place="2518") == ["deploy ue-viii", "to 2518"]
    assert plan(state, "ue-v") == ["withdraw ue-v"]
    assert no(state, "ue-viii", place="2519") == "12.4.1c site-open hex=2519"
    assert no(state, "ue-viii", place="2416") == "12.4.1c site-control hex=2416"
    assert no(state, "ue-viii", place="2718") == "6.3a second-engineer hex=2718"
    assert no(state, "ue-viii", place="2202") == "12.4.1c site-corps corps=VIII reach=3 hex=2202"
    assert no(state, "ue-vii") == "12.4.1c no-site"
    assert no(state, "ue-iii") == "12.4.1d asset-away turn=9"
    assert no(state, "ue-v", place="2518") == "12.4.1d engineer-stays hex=2718"
    assert no(state, "ue-viii", verb="withdraw") == "12.4.1a engineer-box"
    assert no(state, "u-28id-110") == "12.4.1a choose-engineer"
    assert no(state, "ue-viii ue-v") == "12.4.1a one-at-a-time"
    assert no(state, "ga-5pz-1") == "11.3.1a guns-later"
    do(state, "deploy ue-viii")
    assert no(state, "ue-v") == "12.4.1c finish-engineer"
    assert no(state) == "12.4.1c choose-site"
    assert no(state, place="2519") == "12.4.1c site-open hex=2519"


def test_an_engineer_stays_with_its_corps_and_in_supply() -> None:
    state = asked(bare("u-28id-110@2319 u-1id-16@2518 g-2pz-a@3211", assets="ue-viii@ready"), Engineers())
    assert no(state, "ue-viii", place="2518") == "6.1b crowd-corps hex=2518"
    state = asked(bare(f"u-28id-110@2519 {SIEGE}", assets="ue-viii@ready ue-v@3406"), Engineers())
    assert no(state, "ue-viii", place="2518") == "12.4.1c site-supply hex=2518"


@pytest.mark.parametrize(
    ("what", "turn", "hex_", "found"),
    [
        (GREIF, 2, "2518", "12.5a place-zone hex=2518"),
        (GREIF, 3, "2519", "12.5a greif-allies hex=2519"),
        (GREIF, 3, "2515", ""),
        (TRAFFIC, 2, "2516", "12.8 place-road hex=2516"),
        (VDH, 1, "2515", "12.7a place-zone hex=2515"),
        (VDH, 1, "3009", "12.7a vdh-ground hex=3009"),
        (VDH, 1, "3007", "12.7a vdh-ground hex=3007"),
        (VDH, 1, "3507", "12.7a vdh-allies hex=3507"),
        (DELAY, 4, "2519", "12.9.1b site-open hex=2519"),
        (DELAY, 4, "2416", "12.9.1b site-control hex=2416"),
        (DELAY, 4, "2518", "12.9.1b delay-company hex=2518"),
        (AIR, 5, "2919", "8.6a air-clear hex=2919"),
        (AIR, 5, "2416", "8.6a site-control hex=2416"),
        (AIR, 5, "2519", "8.6a site-open hex=2519"),
    ],
)
def test_where_markers_are_placed(what: int, turn: int, hex_: str, found: str) -> None:
    state = asked(bare("u-28id-110@2518 u-99id-393@3508 g-2pz-a@3211", turn=turn, german="2416"), Placing(what))
    assert no(state, place=hex_) == found


def test_what_is_pointed_at_with_a_placement() -> None:
    state = asked(bare("u-28id-110@2518 g-2pz-a@3211", turn=2), Placing(TRAFFIC))
    assert plan(state, "u-traffic", place="2519") == ["to 2519"]
    assert no(state, "g-greif", place="2519") == "12.5a marker-later"
    assert no(state, "u-28id-110") == "12.8 choose-hex what=traffic"
    assert no(state) == "12.8 choose-hex what=traffic"
    state = asked(bare("u-28id-110@2518 g-2pz-a@3211 g-vdh@waiting", turn=1), Placing(VDH))
    assert no(state, verb="pass") == "12.7a vdh-must"


@pytest.mark.parametrize(
    ("unit", "found"),
    [
        ("g-26-39", ""),
        ("g-2pz-a", "12.6a motorize-infantry hex=2519"),
        ("g-26-77_78", "12.6a motorize-road hex=2516"),
        ("g-62-164", "12.6a motorize-enemy hex=2817"),
        ("g-62-183_190", "12.6a motorize-oos hex=2319"),
        ("g-vdh", "12.6a no-movement"),
        ("u-28id-110", "12.6a not-yours"),
        ("g-340-694", "13.1 dead"),
    ],
)
def test_who_gets_the_motorized_marker(unit: str, found: str) -> None:
    units = "g-26-39@2518 g-2pz-a@2519 g-26-77_78@2516 g-62-164@2817 g-62-183_190@2319 g-vdh@3408 u-28id-110@2918"
    state = asked(bare(units, oos="g-62-183_190"), Motorizing())
    assert no(state, unit) == found


def test_the_marker_goes_on_one_unit() -> None:
    state = asked(bare("g-26-39@2518 g-2pz-a@2519 u-28id-110@2918"), Motorizing())
    assert no(state) == "12.6a choose-unit"
    assert no(state, "g-26-39 g-2pz-a") == "12.6a one-at-a-time"
    assert plan(state, "g-26-39 g-motorized") == ["motorize g-26-39"]
    assert no(state, "g-26-39 g-greif") == "12.5a marker-later"


# --- 13: replacements -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("unit", "points", "found"),
    [
        ("u-28id-110", (1, 0), ""),
        ("u-28id-112", (1, 0), "13.1 full"),
        ("u-9ad-ccr", (1, 0), "13.2a no-points kind=armour"),
        ("u-101ab-501", (1, 0), "13.2.2b never-replaced"),
        ("b-29", (0, 1), "13.2.2b never-replaced"),
        ("b-33", (0, 1), "13.2.2b never-replaced"),
        ("u-4id-8", (0, 1), "13.2a no-points kind=infantry"),
        ("g-2pz-a", (1, 1), "13.2a not-yours"),
        ("u-106id-422", (1, 1), "8.3f surrendered"),
    ],
)
def test_who_gets_a_replacement(unit: str, points: tuple[int, int], found: str) -> None:
    units = (
        "u-28id-110@2518:1 u-28id-112@2519 u-9ad-ccr@2419:1 u-101ab-501@2417:1 b-29@1605:1 u-106id-422@removed "
        "g-2pz-a@3211:1 u-1id-16@2618:1 u-4ad-cca@2617:1"
    )
    assert no(asked(bare(units), Replacements(1, points)), unit) == found


def test_where_a_unit_comes_back() -> None:
    units = "u-28id-110@2518 u-106id-423@2518 u-9ad-ccr@2319 g-2pz-a@2919 g-26-39@2725 u-1id-16@2022"
    state = asked(bare(units, german="2626"), Replacements(1, (1, 1)))
    assert plan(state, "u-4id-12", place="3328") == ["rebuild u-4id-12", "to 3328"]
    assert no(state, "u-4id-12", place="2519") == "13.2.2c not-a-town hex=2519"
    assert no(state, "u-4id-12", place="2626") == "13.2.2c site-control hex=2626"
    assert no(state, "u-4id-12", place="3102") == "13.2.2c town-corps corps=VIII hex=3102"
    assert no(state, "u-4id-12", place="2518") == "6.0 crowd hex=2518"
    assert no(state, "u-4id-12", place="2022") == "6.1b crowd-corps hex=2022"
    assert no(state, "u-4id-12", verb="restore") == "13.1 dead"
    assert no(state, "u-28id-110", place="3328") == "13.1 not-eliminated"
    assert no(state, "u-4id-12 u-4id-8") == "13.2a one-at-a-time"
    assert no(state) == "13.2a choose-unit"
    assert no(state, "ua-v-1") == "11.3.1a guns-later"
    do(state, "rebuild u-4id-12")
    assert no(state, "u-4id-8") == "13.2.2c finish-first"
    assert no(state) == "13.2.2c choose-town"
    assert no(state, place="2519") == "13.2.2c not-a-town hex=2519"


def test_without_a_town_nobody_comes_back() -> None:
    towns = " ".join(HEXES[hex_] for hex_ in board_of(bare("")).towns)
    state = asked(bare("u-28id-110@2319:1", german=towns), Replacements(1, (1, 1)))
    assert no(state, "u-4id-12") == "13.2.2c no-town"


def test_british_and_us_units_never_stack() -> None:
    state = asked(bare("u-28id-110@2518:1 b-29@1605"), Replacements(1, (1, 1)))
    assert no(state, "u-4id-12", place="1605") == "6.1a crowd-british hex=1605"


def test_a_town_beside_an_enemy_or_cut_off_takes_nobody() -> None:
    state = asked(bare("g-2pz-a@3329 u-28id-110@2022:1"), Replacements(1, (1, 1)))
    assert no(state, "u-4id-12", place="3328") == "13.2.2c town-enemy hex=3328"
    state = asked(bare(f"u-28id-110@2022:1 {SIEGE}"), Replacements(1, (1, 1)))
    assert no(state, "u-4id-12", place="2518") == "13.2.2c site-supply hex=2518"


def test_some_get_no_second_step_and_germans_never_come_back() -> None:
    state = asked(bare("u-28id-110@2518:1 u-28id-112@2319:1 g-2pz-a@3211"), Replacements(1, (2, 1)))
    assert no(marked(state, "u-28id-110", REBUILT), "u-28id-110") == "13.2.2d rebuilt"
    state = asked(bare("g-26-39@2518:1 g-2pz-a@3211"), Replacements(0, (1, 1)))
    assert no(state, "g-lehr-a") == "13.2.1b german-dead"
    state = asked(bare(f"u-28id-110@2518:1 u-9ad-ccr@2022:1 {SIEGE}"), Replacements(1, (1, 1)))
    assert no(state, "u-28id-110") == "13.2b replace-supply"


# --- 5.1, 14.4a, 17.0: chits ------------------------------------------------------------------------------------------


def opening_chit(turn: int, initiative: int) -> WoodsState:
    state = bare("u-28id-110@2518 g-2pz-a@3211", turn=turn)
    state.initiative = initiative
    fill(state, board_of(state))
    return asked(state, Rounds(OPEN))


@pytest.mark.parametrize(
    ("chit", "found"),
    [
        ("g-mc", ""),
        ("supply", "14.2c chit-nobody"),
        ("a-mc", "5.1 chit-not-yours"),
        ("one", "17.0a chit-absent turn=2"),
        ("u-28id-110", "4.3a choose-chit"),
        ("", "4.3a choose-chit"),
        ("g-mc all", "4.3a one-at-a-time"),
    ],
)
def test_which_chit_opens_a_turn(chit: str, found: str) -> None:
    assert no(opening_chit(2, 0), chit) == found


def test_which_army_chit_goes_into_the_cup() -> None:
    state = asked(bare("g-2pz-a@3211"), ArmyChit())
    assert no(state, "all") == "17.0b chit-no-army"
    assert plan(state, "5pz") == plan(state, piece="5pz") == ["put 5pz"]
    assert no(state) == "17.0b choose-chit"


def test_the_german_plays_one_movement_and_one_combat() -> None:
    state = asked(bare("g-2pz-a@3211"), PlayedAs(0))
    state.german_mc = 1
    assert no(state, verb="movement") == "14.4a played-once answer=movement"
    state.german_mc = 2
    state.__dict__.clear()
    assert no(state, verb="combat") == "14.4a played-once answer=combat"
    assert no(state, "g-2pz-a") == "14.4a not-now answer=none"
    assert no(state, verb="play") == "14.4a not-now answer=play"
    assert no(state, verb="end") == "14.4a not-now answer=end"


def test_one_army_is_named_by_a_hex_or_a_unit() -> None:
    state = asked(bare("g-2pz-a@3211"), NameArmy())
    assert plan(state, place="3508") == ["army 6pz"]
    assert plan(state, "g-2pz-a") == ["army 5pz"]
    assert no(state) == "14.6b choose-army"
    assert no(state, "g-lehr-a") == "13.1 dead"
    assert no(state, "ga-5pz-1") == "11.3.1a guns-later"


def test_formations_are_named_kind_by_kind() -> None:
    state = asked(
        bare("g-2pz-a@3211 g-2pz-b@3211 g-lehr-a@2518 g-26-39@2519 g-vdh@3408 u-28id-110@2022"), NameFormations()
    )
    assert plan(state, "g-2pz-b") == plan(state, "g-2pz-a g-2pz-b") == ["formation 2PZ"]
    assert no(state, "g-26-39") == "14.7 formation-kind kind=infantry wanted=armour"
    assert no(state, "g-2pz-a g-lehr-a") == "14.7 one-formation"
    assert no(state, "u-28id-110") == "14.7 not-yours"
    assert no(state, "g-1ss-peiper") == "13.1 dead"
    assert no(state) == "14.7 choose-formation kind=armour"


# --- 14.8: arrivals ---------------------------------------------------------------------------------------------------


def test_where_a_reinforcement_enters() -> None:
    coming = "u-4ad-ccr@waiting u-26id-101@waiting u-80id-317@waiting u-5id-2@waiting"
    units = f"{coming} u-28id-110@2518 g-2pz-a@3229 g-26-39@2030"
    state = position(units, side="allied", round_="reinforcement", arg="2", turn=3)
    assert legal(state) == ["to 2630", "defer u-4ad-ccr"]
    assert no(state, place="2518") == "14.8b no-entry hex=2518"
    assert no(state, place="4307") == "2.2.1a entry-enemy zone=K hex=4307"
    assert no(state, place="3630") == "14.8b entry-zones zone=A zones=C hex=3630"
    assert no(state, place="3230") == "14.8d entry-zone hex=3230"
    assert no(state, place="2030") == "14.8d entry-held hex=2030"
    assert no(state) == "14.8b choose-entry"
    assert no(state, "u-26id-101", place="2630") == "14.8b finish-first"
    assert no(state, "u-5id-2") == "14.8a not-due turn=4 box=1"
    assert no(state, "u-28id-110") == "14.8b arrived"
    assert no(state, "g-2pz-a") == "14.8b not-yours"
    assert plan(state, verb="defer") == ["defer u-4ad-ccr"]


def test_only_third_corps_waits_for_zone_d() -> None:
    state = position(
        "u-10ad-cca@waiting u-28id-110@2518 g-2pz-a@3211", side="allied", round_="reinforcement", arg="2", turn=1
    )
    assert no(state, verb="defer") == "14.8.1 defer"
    assert no(state, place="3201") == "14.8b entry-zones zone=J zones=A, B hex=3201"


def test_who_waits_for_zone_d_enters_there() -> None:
    state = marked(bare("u-4ad-ccr@waiting u-28id-110@2518 g-2pz-a@3211", turn=3), "u-4ad-ccr", BY_D)
    begin(state, "allied", "reinforcement", "2")
    assert no(state, place="2630") == "14.8.1 entry-zones zone=C zones=D hex=2630"
    assert no(state, verb="defer") == "14.8.1 defer"


def test_the_british_and_those_behind_the_meuse_enter_in_the_west() -> None:
    units = "b-6ab-3@waiting u-28id-110@2518 g-2pz-a@3211"
    state = position(units, side="allied", round_="reinforcement", arg="2", turn=6)
    assert legal(state) == ["to 0109", "to 0105"]
    assert no(state, place="2630") == "9.3 british hex=2630"
    units = "u-11ad-cca@waiting u-28id-110@2518 g-2pz-a@3211"
    state = position(units, side="allied", round_="reinforcement", arg="1", turn=6)
    assert no(state, place="2630") == "10.6.4a meuse hex=2630 turn=8"

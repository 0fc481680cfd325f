"""10.4, 10.5 Roads: on foot, by the motorized rate, and infantry that moves as motorized."""

import pytest

from grognard.games.woods.board import UNITS
from grognard.games.woods.state import STACKED, WoodsState
from tests.woods.position import asked, at, bare, begin, do, flag, go, legal, position, spent, starts, told

# A road through rough, woods and clear: 3217 - 3117 - 3116 - 3115 - 3214 - 3213 - 3313; 3117, 3217, 3214 are rough.
# The road 4207 - 4108 - 4109 passes forest at 4108; 4206, 4307 and 4208 lie beside it.


def last_cost(state: WoodsState, unit: str, *hexes: str) -> int:
    """The half points that a unit has spent after a move by these hexes."""
    moved = [line for line in told(go(state, unit, *hexes)) if line.startswith("moved")]
    return int(moved[-1].rpartition("=")[2])


# --- 10.4 the rates ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.4a")
def test_infantry_pays_1_along_the_road_whatever_the_ground() -> None:
    assert last_cost(position("g-12-27@3217"), "g-12-27", "3117") == 2  # rough
    assert last_cost(position("g-12-27@3218"), "g-12-27", "3217", "3117", "3116") == 6
    assert last_cost(position("g-12-27@4207"), "g-12-27", "4108", "4109") == 4  # forest


@pytest.mark.rule("10.4a")
def test_from_road_hex_to_road_hex_without_the_road_it_pays_the_ground() -> None:
    # 3118, rough, is no road hex; 3216 and 3217 are both road hexes, with no road between them
    assert last_cost(position("g-12-27@3216"), "g-12-27", "3217") == 4
    assert last_cost(position("g-12-27@3216"), "g-12-27", "3117", "3217") == 4  # by the road it is as far


@pytest.mark.rule("10.4a")
@pytest.mark.parametrize(("side", "unit"), [("german", "g-12-27"), ("allied", "u-2id-9")])
def test_infantry_uses_the_road_stacked_or_not_and_joins_it_on_the_way(side: str, unit: str) -> None:
    friend = "g-12-48_89" if side == "german" else "u-2id-38"
    units = f"{unit}@3218 {friend}@3218"
    state = position(units, side=side)
    assert last_cost(state, unit, "3217", "3117", "3116") == 6
    # 3118, off the road, to 3117: rough, 2; then along the road 1
    state = position(f"{unit}@3118 {friend}@3117", side=side)
    assert last_cost(state, unit, "3117", "3116") == 6


@pytest.mark.rule("10.4b")
@pytest.mark.parametrize(
    ("side", "unit"),
    [("german", "g-2pz-a"), ("german", "g-2pz-b"), ("allied", "u-cav-4"), ("allied", "u-2ad-cca")],
)
def test_motorized_units_pay_half_a_point_along_the_road(side: str, unit: str) -> None:
    state = position(f"{unit}@3217", side=side)
    assert last_cost(state, unit, "3117", "3116", "3115", "3214") == 4
    assert spent(state) == 2
    state = position(f"{unit}@4207", side=side)
    assert last_cost(state, unit, "4108", "4109") == 2  # through forest


@pytest.mark.rule("10.4b")
def test_twelve_road_hexes_and_no_more() -> None:
    state = position("g-2pz-a@3117")
    road = ["3116", "3115", "3214", "3213", "3313", "3212", "3211", "3210", "3110", "3109", "3008", "3007"]
    go(state, "g-2pz-a", *road[:11])
    assert spent(state) == 5.5
    # Half a point is left: along the road alone
    assert legal(state) == ["to 3007", "to 3109", "stop"]
    do(state, "to 3007")
    assert legal(state) == ["end"]
    assert at(state, "g-2pz-a") == "3007:3"


@pytest.mark.rule("10.4c", "10.6d")
def test_a_destroyed_bridge_breaks_the_road_for_both() -> None:
    # 3117 to 3017, rough, over a bridge with a road
    assert last_cost(position("g-12-27@3117"), "g-12-27", "3017") == 2
    assert last_cost(position("g-2pz-b@3117"), "g-2pz-b", "3017") == 1
    assert last_cost(position("g-12-27@3117", broken="3017/3117"), "g-12-27", "3017") == 6  # 2 and 1
    assert last_cost(position("g-2pz-b@3117", broken="3017/3117"), "g-2pz-b", "3017") == 12  # 3 and 3


# --- 10.4.1 who may use the motorized rate ----------------------------------------------------------------------------


@pytest.mark.rule("10.4.1a")
@pytest.mark.parametrize("friend", ["g-2pz-a", "g-26-39", "g-vdh"])
def test_not_if_it_starts_stacked(friend: str) -> None:
    state = position(f"g-2pz-b@3217 {friend}@3217")
    assert last_cost(state, "g-2pz-b", "3117") == 6  # rough, 3: the road does not help


@pytest.mark.rule("10.4.1a")
def test_not_if_it_began_the_round_stacked() -> None:
    state = position("g-2pz-b@3217 g-26-39@3217")
    assert flag(state, "g-2pz-b", STACKED)
    go(state, "g-26-39", "3117", "3116", "3115")
    assert last_cost(state, "g-2pz-b", "3117") == 6  # alone now, but not when the round began


@pytest.mark.rule("10.4.1a")
def test_not_if_another_has_joined_it_before_it_moves() -> None:
    state = position("g-2pz-b@3217 g-26-39@3117")
    assert not flag(state, "g-2pz-b", STACKED)
    go(state, "g-26-39", "3217")
    do(state, "stop")
    assert last_cost(state, "g-2pz-b", "3117") == 6


@pytest.mark.rule("10.4.1a", "12.4.1e")
def test_engineers_and_markers_do_not_count() -> None:
    state = position("u-2ad-cca@3217", side="allied", assets="ue-vii@3217 u-traffic@3217")
    assert last_cost(state, "u-2ad-cca", "3117") == 1


@pytest.mark.rule("10.4.1a", "10.4.1d")
def test_without_the_rate_forest_is_closed_even_along_a_road() -> None:
    state = position("g-2pz-b@4207 g-26-39@4207")
    do(state, "move g-2pz-b")
    assert starts(state, "to") == ["4206", "4307", "4308", "4208", "4107"]


@pytest.mark.rule("10.4.1b")
def test_reinforcements_use_it_whatever_they_are_stacked_with() -> None:
    # 9 SS enters at K, 4307, with its two groups: the first one leaves with the other still there
    state = bare("g-9ss-pz@waiting g-9ss-pzg@waiting", turn=2)
    begin(state, round_="reinforcement", arg="1")
    assert [at(state, "g-9ss-pz"), at(state, "g-9ss-pzg")] == ["4307:3", "4307:3"]
    assert last_cost(state, "g-9ss-pz", "4207", "4108") == 2
    do(state, "stop")
    assert last_cost(state, "g-9ss-pzg", "4207", "4206") == 2


@pytest.mark.rule("10.4.1c")
def test_it_must_begin_on_a_road() -> None:
    # 4208 has no road; 4207 and 4108 are joined by one
    state = position("g-2pz-b@4208")
    go(state, "g-2pz-b", "4207")
    assert spent(state) == 2  # woods
    assert "4108" not in starts(state, "to")  # forest
    assert last_cost(position("g-2pz-b@4208"), "g-2pz-b", "4207", "4206") == 6  # clear: 1 more


@pytest.mark.rule("10.4.1d")
def test_off_the_road_it_pays_full_costs_for_the_rest_of_its_move() -> None:
    # 3117, road, to 3118, rough, 3 points; back to 3117, rough, 3 more
    state = position("g-2pz-b@3217")
    assert last_cost(state, "g-2pz-b", "3117") == 1
    do(state, "to 3118")
    assert spent(state) == 3.5
    assert starts(state, "to") == ["3218", "3119"]  # clear: 1; rough no longer
    do(state, "to 3218")
    assert spent(state) == 4.5
    assert starts(state, "to") == ["3219", "3119"]  # both by road, and both 1


@pytest.mark.rule("10.4.1d", "6.1c")
def test_in_a_friends_hex_it_pays_full_costs_and_goes_on_so() -> None:
    state = position("g-2pz-b@3217 g-26-39@3116")
    assert last_cost(state, "g-2pz-b", "3117", "3116") == 5  # half, and 2 for woods
    do(state, "to 3115")
    assert spent(state) == 3.5  # clear: 1
    state = position("g-2pz-b@4207 g-26-39@4108")
    do(state, "move g-2pz-b")
    assert "4108" not in starts(state, "to")  # a friend in the forest: it is closed


@pytest.mark.rule("10.4.1d", "10.6b")
def test_off_the_road_rate_a_bridge_costs_2_more() -> None:
    # 3116 to 3015, woods, by a bridge with a road: 2 and 2
    state = position("g-2pz-b@3116 g-26-39@3116")
    assert last_cost(state, "g-2pz-b", "3015") == 8
    assert last_cost(position("g-2pz-b@3116"), "g-2pz-b", "3015") == 1
    # A friend on the far side
    assert last_cost(position("g-2pz-b@3116 g-26-39@3015"), "g-2pz-b", "3015") == 8


@pytest.mark.rule("10.4.1d", "10.6d")
def test_after_a_destroyed_bridge_it_pays_full_costs() -> None:
    # 3014 to 3015, woods, over ruins: 2 and 3; then 3115, clear, over a bridge: 1 and 2, and half is left of 6
    state = position("g-2pz-b@3014", broken="3014/3015")
    assert last_cost(state, "g-2pz-b", "3015") == 10
    assert legal(state) == ["stop"]


# --- 10.5 infantry as motorized ---------------------------------------------------------------------------------------


def motorized(units: str, unit: str = "g-12-27", **more: object) -> WoodsState:
    """A German movement round with the Motorized marker on a unit."""
    state = bare(units, **more)  # type: ignore[arg-type]
    state.motor = UNITS.index(unit)
    return begin(state)


ROAD = ["3116", "3115", "3214", "3213", "3313", "3212", "3211", "3210", "3110", "3109", "3008", "3007"]


@pytest.mark.rule("10.5a", "10.5b", "10.4b")
def test_ex_07_infantry_under_the_marker_goes_twelve_road_hexes() -> None:
    state = motorized("g-12-27@3117")
    do(state, "move g-12-27")
    assert legal(state)[-1] == "drive"
    do(state, "drive")
    assert legal(state) == ["to 3116", "to 3216", "to 3217", "to 3017"]  # by road alone; 3118 and 3016 have none
    do(state, *(f"to {hex_}" for hex_ in ROAD[:11]))
    assert spent(state) == 5.5
    do(state, f"to {ROAD[11]}")
    assert at(state, "g-12-27") == "3007:2"
    assert legal(state) == ["end"]


@pytest.mark.rule("10.5a", "10.5c")
def test_german_infantry_without_the_marker_walks() -> None:
    state = position("g-12-27@3117")
    do(state, "move g-12-27")
    assert "drive" not in legal(state)
    state = motorized("g-12-27@3117 g-26-39@3211", "g-26-39")
    do(state, "move g-12-27")
    assert "drive" not in legal(state)


@pytest.mark.rule("10.5a", "10.5c")
def test_german_infantry_drives_in_its_entry_round_and_not_later() -> None:
    state = bare("g-9-36@waiting g-9-57_116@waiting", turn=4)
    begin(state, round_="reinforcement", arg="1")
    assert asked(state) == "german woods-prompt-arrival 14.8b"
    do(state, "to 4319", "to 4319", "move g-9-36")
    assert "drive" in legal(state)
    do(state, "drive", "to 4219", "to 4119")
    assert spent(state) == 1
    state = position("g-9-36@4319", turn=5)
    do(state, "move g-9-36")
    assert "drive" not in legal(state)


@pytest.mark.rule("10.5a")
def test_any_allied_infantry_in_supply_drives_from_a_road() -> None:
    for unit in ("u-2id-9", "u-82ab-504", "u-517"):
        state = position(f"{unit}@3117", side="allied")
        do(state, f"move {unit}", "drive", *(f"to {hex_}" for hex_ in ROAD[:11]))
        assert spent(state) == 5.5
        do(state, "to 3007")
        assert at(state, unit) == "3007:2"
    state = position("b-51-152@1812", side="allied", turn=9)
    do(state, "move b-51-152")
    assert "drive" in legal(state)


@pytest.mark.rule("10.5a")
def test_not_from_a_hex_without_a_road_nor_motorized_units() -> None:
    state = position("u-2id-9@3118", side="allied")
    do(state, "move u-2id-9")
    assert "drive" not in legal(state)
    state = position("u-2ad-cca@3117", side="allied")
    do(state, "move u-2ad-cca")
    assert "drive" not in legal(state)


@pytest.mark.rule("10.5a", "8.3b", "8.3e")
def test_not_out_of_supply() -> None:
    state = motorized("g-12-27@3117", oos="g-12-27")
    do(state, "move g-12-27")
    assert "drive" not in legal(state)
    # Germans on every side of 3117 and beyond: no line leaves it
    ring = "g-26-39@3115 g-26-77_78@3218 g-12-27@2917 g-12-48_89@3019 g-277-989@3316"
    state = position(f"u-2id-9@3117 {ring}", side="allied")
    do(state, "move u-2id-9")
    assert "drive" not in legal(state)


@pytest.mark.rule("10.5b")
def test_it_chooses_before_its_first_step() -> None:
    state = position("u-2id-9@3117", side="allied")
    go(state, "u-2id-9", "3116")
    assert "drive" not in legal(state)
    state = position("u-2id-9@3117", side="allied")
    do(state, "move u-2id-9", "drive")
    assert "drive" not in legal(state)


@pytest.mark.rule("10.4.1e", "10.4.1a")
def test_driving_from_a_stack_it_pays_the_ground_of_each_road_hex() -> None:
    state = position("u-2id-9@3217 u-2id-38@3217", side="allied")
    do(state, "move u-2id-9", "drive")
    assert told(do(state, "to 3117"))[-1].endswith("spent=6")  # rough
    assert legal(state) == ["to 3116", "to 3216", "to 3217", "stop"]  # 3017, rough behind a bridge, would be 5
    do(state, "to 3116")
    assert spent(state) == 5


@pytest.mark.rule("10.4.1e", "6.1c")
def test_driving_into_a_friend_it_pays_the_ground_from_there_on() -> None:
    state = position("u-2id-9@3217 u-2id-38@3116", side="allied")
    do(state, "move u-2id-9", "drive", "to 3117")
    assert spent(state) == 0.5
    do(state, "to 3116")
    assert spent(state) == 2.5  # woods
    do(state, "to 3115")
    assert spent(state) == 3.5
    assert legal(state) == ["to 3116", "stop"]  # 3214, rough, 3; 3015 behind a bridge, 4


@pytest.mark.rule("10.4.1e")
def test_driving_it_crosses_no_ruins_and_enters_no_forest_off_the_rate() -> None:
    state = position("u-2id-9@3117", side="allied", broken="3017/3117")
    do(state, "move u-2id-9", "drive")
    assert starts(state, "to") == ["3116", "3216", "3217"]
    state = position("u-2id-9@4207 u-2id-38@4207", side="allied", turn=9)
    do(state, "move u-2id-9", "drive")
    assert starts(state, "to") == ["4206", "4307"]
    state = position("u-2id-9@4207", side="allied", turn=9)
    do(state, "move u-2id-9", "drive")
    assert starts(state, "to") == ["4206", "4307", "4108"]


@pytest.mark.rule("10.5b")
def test_walking_infantry_has_its_own_allowance() -> None:
    state = position("u-2id-9@3117", side="allied")
    assert last_cost(state, "u-2id-9", "3116", "3115", "3214") == 6
    assert at(state, "u-2id-9") == "3214:2"
    assert legal(state) == ["end"]


@pytest.mark.rule("10.4b", "12.5b", "12.8")
def test_markers_on_the_road_cost_2_more_for_whoever_uses_the_road() -> None:
    state = position("g-2pz-b@3217", turn=3, assets="u-traffic@3117")
    assert last_cost(state, "g-2pz-b", "3117") == 5
    state = position("u-2ad-cca@3217", side="allied", turn=3, assets="u-traffic@3117")
    assert last_cost(state, "u-2ad-cca", "3117") == 1
    state = position("u-2id-9@3217", side="allied", turn=3, assets="g-greif@3117")
    assert last_cost(state, "u-2id-9", "3117") == 6
    state = position("u-2ad-cca@3118", side="allied", turn=3, assets="g-greif@3117")
    assert last_cost(state, "u-2ad-cca", "3117") == 6  # from beside the road: the ground alone

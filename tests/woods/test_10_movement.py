"""10.1 to 10.3 Movement hex by hex, and emergency withdrawal."""

import pytest

from grognard.games.woods import GAME
from grognard.games.woods.actions import To
from grognard.games.woods.board import HEXES, UNITS
from grognard.games.woods.events import Moved
from grognard.games.woods.movement import Moving
from grognard.games.woods.routes import routes
from grognard.games.woods.state import ACTIVE, DOOR, MOVED, WoodsState, board_of
from tests.woods.position import (
    asked,
    at,
    bare,
    begin,
    do,
    flag,
    go,
    legal,
    opening,
    position,
    question,
    spent,
    starts,
    told,
)

# --- 10.1 what it costs -----------------------------------------------------------------------------------------------


@pytest.mark.rule("10.1a")
def test_units_without_movement_stay_where_they_are() -> None:
    assert legal(position("u-delay@3406 u-2id-9@3606", side="allied")) == ["move u-2id-9", "end"]
    assert legal(position("g-vdh@3406 g-12-27@3606")) == ["move g-12-27", "end"]
    assert legal(position("g-vdh@3406")) == ["end"]


@pytest.mark.rule("10.1a", "10.2.1b")
def test_the_question_of_a_movement_round() -> None:
    state = position("g-12-27@2413 u-2id-9@3606")
    assert asked(state) == "german woods-prompt-movement 10.2.1b"
    assert question(state) == "woods-prompt-movement side=@side-german scope=-1"
    do(state, "move g-12-27")
    assert asked(state) == "german woods-prompt-moving 10.2"
    assert question(state) == (f"woods-prompt-moving unit=@woods-g-12-27 hex=2413 scope={UNITS.index('g-12-27')}")
    allied = position("g-12-27@2413 u-2id-9@3606", side="allied")
    assert question(allied) == "woods-prompt-movement side=@side-allied scope=-1"


# Around 2413, clear: 2412 forest, 2513 clear, 2514 woods, 2414 and 2314 rough, 2313 woods with a village; no road, no
# river
@pytest.mark.rule("10.1b", "10.2")
@pytest.mark.parametrize(
    ("unit", "side", "costs"),
    [
        ("g-12-27", "german", {"2412": 4, "2513": 2, "2514": 2, "2414": 4, "2314": 4, "2313": 2}),
        ("u-2id-9", "allied", {"2412": 4, "2513": 2, "2514": 2, "2414": 4, "2314": 4, "2313": 2}),
        ("g-2pz-a", "german", {"2513": 2, "2514": 4, "2414": 6, "2314": 6, "2313": 4}),
        ("g-2pz-b", "german", {"2513": 2, "2514": 4, "2414": 6, "2314": 6, "2313": 4}),
        ("u-cav-4", "allied", {"2513": 2, "2514": 4, "2414": 6, "2314": 6, "2313": 4}),
        ("u-2ad-cca", "allied", {"2513": 2, "2514": 4, "2414": 6, "2314": 6, "2313": 4}),
    ],
)
def test_each_ground_has_its_price(unit: str, side: str, costs: dict[str, int]) -> None:
    """In half points: infantry 1, 1, 2, 2 for clear, woods, forest, rough; motorized 1, 2, never, 3."""
    state = position(f"{unit}@2413", side=side)
    do(state, f"move {unit}")
    assert legal(state) == [f"to {hex_}" for hex_ in costs]
    for hex_, cost in costs.items():
        other = state.copy()
        events = [line for line in told(do(other, f"to {hex_}")) if line.startswith("moved")]
        assert events == [f"moved unit={unit} origin=2413 hex={hex_} spent={cost}"]
        assert at(other, unit).startswith(hex_)


@pytest.mark.rule("10.2", "10.2.1c")
def test_movement_goes_on_until_the_points_are_spent() -> None:
    state = position("g-12-27@2413 g-12-48_89@3806")
    go(state, "g-12-27", "2414")  # rough: 2 of 3
    assert spent(state) == 2
    # Left is 1: for woods, for 2515, 2415 and 2314 along the road; not for 2315, rough and behind a river
    assert legal(state) == ["to 2413", "to 2514", "to 2515", "to 2415", "to 2314", "stop"]
    do(state, "to 2514")
    assert at(state, "g-12-27") == "2514:2"
    assert legal(state) == ["move g-12-48_89", "end"]  # 3 of 3: it has halted by itself


@pytest.mark.rule("10.2.1c")
def test_exactly_enough_and_one_short() -> None:
    state = position("g-2pz-b@2413")
    go(state, "g-2pz-b", "2414")
    assert "2314" in starts(state, "to")  # rough twice: 6 of 6
    do(state, "to 2314")
    assert legal(state) == ["end"]
    state = position("g-2pz-b@2513")
    go(state, "g-2pz-b", "2413", "2414")  # 1 and 3: 2 are left
    assert spent(state) == 4
    assert legal(state) == ["to 2413", "to 2514", "stop"]  # woods yes; rough no; over a bridge into woods 4


@pytest.mark.rule("10.2.1c", "8.3d")
def test_there_is_no_one_hex_for_free() -> None:
    # 3117 to 3017: rough behind a bridge, 5 points; a mechanized unit out of supply has 3, and no road rate
    state = position("g-2pz-b@3117", oos="g-2pz-b")
    do(state, "move g-2pz-b")
    assert starts(state, "to") == ["3116", "3216", "3217", "3118"]
    state = position("g-2pz-b@3117")
    do(state, "move g-2pz-b")
    assert starts(state, "to") == ["3116", "3216", "3217", "3118", "3017"]


@pytest.mark.rule("10.2.1a", "10.2.1b")
def test_a_unit_moves_once_and_what_it_has_left_is_lost() -> None:
    state = position("g-12-27@2413 g-12-48_89@2413")
    assert legal(state) == ["move g-12-27", "move g-12-48_89", "end"]
    do(state, "move g-12-27")
    assert starts(state, "move") == []  # one unit at a time
    assert "stop" not in legal(state)
    do(state, "to 2513")
    assert "stop" in legal(state)
    do(state, "stop")
    assert flag(state, "g-12-27", MOVED)
    assert legal(state) == ["move g-12-48_89", "end"]
    go(state, "g-12-48_89", "2513", "2514")
    do(state, "stop")
    assert legal(state) == ["end"]


@pytest.mark.rule("10.2.1b")
def test_a_round_ends_when_its_player_says_so() -> None:
    state = position("g-12-27@2413 g-12-48_89@2413")
    do(state, "end")
    assert asked(state) == "chance woods-roll-chit 14.1"


@pytest.mark.rule("10.2.1d")
def test_no_unit_moves_into_an_enemy_but_a_german_into_an_engineer() -> None:
    state = position("g-12-27@2413 u-cav-4@2513:1", assets="ue-v@2514")
    do(state, "move g-12-27")
    assert starts(state, "to") == ["2412", "2514", "2414", "2314", "2313"]
    state = position("g-301@2513 u-2id-9@2413", side="allied")
    do(state, "move u-2id-9")
    assert starts(state, "to") == ["2412", "2514", "2414", "2314", "2313"]


# --- 10.3 emergency withdrawal ----------------------------------------------------------------------------------------

# Clear country, no rivers. Enemies at 1710, 1711 and 1410 cover 1610 and all that is around it; a friend holds 1609.
# Behind 1609: 1608 and 1509 are next to no enemy, 1709 and 1510 are.
GERMANS = "g-12-27@1710 g-12-48_89@1711 g-277-989@1410"
AMERICANS = "u-2id-9@1710 u-2id-38@1711 u-2id-23@1410"
CASES = [("allied", "u-84id-333", "u-84id-334", GERMANS), ("german", "g-26-39", "g-26-77_78", AMERICANS)]


@pytest.mark.rule("10.3a", "10.3c")
@pytest.mark.parametrize(("side", "unit", "friend", "enemies"), CASES)
def test_a_unit_hemmed_in_goes_two_hexes_through_a_friend(side: str, unit: str, friend: str, enemies: str) -> None:
    state = position(f"{unit}@1610 {friend}@1609 {enemies}", side=side, turn=9)
    assert legal(state) == [f"move {friend}", f"move {unit}", "end"]
    do(state, f"move {unit}")
    assert legal(state) == ["to 1609"]
    assert told(do(state, "to 1609")) == [f"moved unit={unit} origin=1610 hex=1609 spent=0"]
    assert legal(state) == ["to 1608", "to 1509"]  # exactly two hexes: it does not stop here
    assert asked(state) == f"{side} woods-prompt-moving 10.2"
    assert flag(state, friend, DOOR)
    events = told(do(state, "to 1509"))
    assert events[-1] == f"moved unit={unit} origin=1609 hex=1509 spent=0"
    assert at(state, unit) == "1509:2"
    assert legal(state) == ["end"]  # 10.3c: the friend stays


@pytest.mark.rule("10.3a")
@pytest.mark.parametrize(("side", "unit", "friend", "enemies"), CASES)
def test_not_without_a_friend_nor_through_one_that_has_moved(side: str, unit: str, friend: str, enemies: str) -> None:
    assert legal(position(f"{unit}@1610 {enemies}", side=side, turn=9)) == ["end"]
    state = position(f"{unit}@1610 {friend}@1608 {enemies}", side=side, turn=9)
    assert legal(state) == [f"move {friend}", "end"]
    go(state, friend, "1609")
    assert at(state, friend) == "1609:2"
    assert legal(state) == ["end"]  # 10.3c: it has moved in this round


@pytest.mark.rule("10.3a")
def test_not_through_a_friend_out_of_supply() -> None:
    units = f"g-26-39@1610 g-26-77_78@1609 {AMERICANS}"
    state = position(units, turn=9, oos="g-26-77_78")
    assert legal(state) == ["move g-26-77_78", "end"]
    state = position(units, turn=9, oos="g-26-39")  # the other one need not be in supply
    assert legal(state) == ["move g-26-77_78", "move g-26-39", "end"]


@pytest.mark.rule("10.3a", "6.3.1")
def test_not_through_the_delay() -> None:
    assert legal(position(f"u-84id-333@1610 u-delay@1609 {GERMANS}", side="allied", turn=9)) == ["end"]


@pytest.mark.rule("10.3a", "12.4.1e")
def test_not_through_an_engineer() -> None:
    state = position(f"u-84id-333@1610 {GERMANS}", side="allied", turn=9, assets="ue-vii@1609")
    assert legal(state) == ["end"]


@pytest.mark.rule("10.3a")
def test_not_to_a_hex_next_to_an_enemy() -> None:
    # 1508 is next to 1608 and 1509
    state = position(f"u-84id-333@1610 u-84id-334@1609 {GERMANS} g-301@1508", side="allied", turn=9)
    assert legal(state) == ["move u-84id-334", "end"]
    # 1607 is next to 1608 alone
    state = position(f"u-84id-333@1610 u-84id-334@1609 {GERMANS} g-301@1607", side="allied", turn=9)
    go(state, "u-84id-333", "1609")
    assert legal(state) == ["to 1509"]


@pytest.mark.rule("10.3a")
def test_not_to_a_hex_without_supply() -> None:
    # All entry zones of the Allies are held: nothing traces supply, neither the friend nor the hex behind it
    zones = ["3630", "3230", "2630", "1730", "2030", "0126", "0630", "0113", "0109", "0105", "1301", "2201", "3201"]
    names = [name for name in UNITS if name.startswith("g-") and name not in GERMANS and name != "g-vdh"]
    held = " ".join(f"{name}@{hex_}" for name, hex_ in zip(names, zones, strict=False))
    state = position(f"u-84id-333@1610 u-84id-334@1609 {GERMANS} {held}", side="allied", turn=9)
    assert legal(state) == ["move u-84id-334", "end"]


@pytest.mark.rule("10.3a")
def test_a_unit_with_a_free_hex_beside_it_moves_as_ever() -> None:
    # Without the enemy at 1410, 1511 and 1510 are free
    state = position("u-84id-333@1610 u-84id-334@1609 g-12-27@1710 g-12-48_89@1711", side="allied", turn=9)
    do(state, "move u-84id-333")
    assert legal(state) == ["to 1511", "to 1510"]


@pytest.mark.rule("10.3a")
def test_a_unit_out_of_ezoc_has_no_need_of_it() -> None:
    # Enemies two hexes off on all sides: every neighbour is in EZOC, its own hex is not, so it may enter any
    ring = "g-12-27@1608 g-12-48_89@1810 g-277-989@1612 g-18-293@1410 g-62-164@1412 g-9-36@1808"
    state = position(f"u-84id-333@1610 {ring}", side="allied", turn=9)
    do(state, "move u-84id-333")
    assert "to 1609" in legal(state)
    do(state, "to 1609")
    assert legal(state) == ["end"]  # 7.3a: and stops there


@pytest.mark.rule("10.3a")
def test_not_if_points_and_not_zones_keep_it_where_it_is() -> None:
    # 3117: enemies at 3216 and 3119 cover all around it but 3017, rough behind a bridge: 5 points, where a mechanized
    # unit out of supply has 3
    units = "g-2pz-b@3117 g-26-39@3116 u-2id-9@3216 u-2id-38@3119"
    state = position(units, oos="g-2pz-b")
    assert starts(state, "move") == ["g-26-39"]
    # With an enemy at 2917 that is in EZOC too
    state = position(f"{units} u-2id-23@2917", oos="g-2pz-b")
    assert starts(state, "move") == ["g-26-39", "g-2pz-b"]
    do(state, "move g-2pz-b")
    assert legal(state) == ["to 3116"]


@pytest.mark.rule("10.1b", "10.3a")
def test_who_is_shut_in_by_the_ground_alone_stays() -> None:
    # 1725, clear: forest and rivers without bridges on all sides, no road, no enemy
    assert legal(position("g-2pz-b@1725 g-26-39@1825")) == ["move g-26-39", "end"]
    assert legal(position("g-26-39@1725")) == ["move g-26-39", "end"]


@pytest.mark.rule("10.2.1c", "12.7b")
def test_a_marker_may_make_a_hex_too_dear() -> None:
    # 3116, woods, under the VdH marker: 2 more. From 3016 over a river 4 of 3; from 3215 3 of 3; by the road 3 too
    for origin, able in (("3016", False), ("3215", True), ("3115", True)):
        state = bare(f"u-2id-9@{origin}", turn=2)
        state.vdh_marker = HEXES.index("3116")
        begin(state, "allied")
        do(state, "move u-2id-9")
        assert ("3116" in starts(state, "to")) is able
        if able:
            assert told(do(state, "to 3116"))[-1].endswith("spent=6")
    state = bare("g-12-27@3115", turn=2)
    state.vdh_marker = HEXES.index("3116")
    begin(state)
    assert told(go(state, "g-12-27", "3116"))[-1].endswith("spent=2")


# Forest: 3304 and 3204 are forest, 3104 too, 3105 woods. Enemies at 3404, 3305 and 3202.
FOREST = "g-12-27@3404 g-12-48_89@3305 g-277-989@3202"


@pytest.mark.rule("10.3b")
def test_points_are_not_counted() -> None:
    state = position(f"u-84id-333@3304 u-84id-334@3204 {FOREST}", side="allied", turn=9)
    go(state, "u-84id-333", "3204")
    assert legal(state) == ["to 3105", "to 3104"]  # two hexes of forest would cost 4 of 3
    do(state, "to 3104")
    assert at(state, "u-84id-333") == "3104:2"


@pytest.mark.rule("10.3b")
def test_both_hexes_must_be_open_to_the_unit() -> None:
    state = position(f"u-2ad-cca@3304 u-84id-334@3204 {FOREST}", side="allied", turn=9)
    assert legal(state) == ["move u-84id-334", "end"]  # armour through forest


@pytest.mark.rule("10.3c")
def test_of_two_friends_one_holds_the_door_and_the_other_may_still_move() -> None:
    units = f"u-84id-333@1610 u-84id-334@1609 u-84id-335@1609 {GERMANS}"
    state = position(units, side="allied", turn=9)
    go(state, "u-84id-333", "1609", "1608")
    assert legal(state) == ["cover u-84id-334", "cover u-84id-335"]  # its owner says who
    do(state, "cover u-84id-335")
    assert legal(state) == ["move u-84id-334", "end"]
    assert (flag(state, "u-84id-334", DOOR), flag(state, "u-84id-335", DOOR)) == (False, True)


@pytest.mark.rule("10.3c")
def test_of_two_friends_one_that_would_not_move_holds_the_door_unasked() -> None:
    units = f"u-84id-333@1610 u-84id-334@1609 u-84id-335@1609 {GERMANS}"
    state = position(units, side="allied", turn=9)
    state.flags[UNITS.index("u-84id-334")] &= ~ACTIVE
    go(state, "u-84id-333", "1609", "1608")
    assert legal(state) == ["move u-84id-335", "end"]


@pytest.mark.rule("10.3c")
def test_of_two_friends_the_one_that_has_not_moved_holds_the_door() -> None:
    units = f"u-84id-333@1610 u-84id-334@1608 u-84id-335@1609 {GERMANS}"
    state = position(units, side="allied", turn=9)
    go(state, "u-84id-334", "1609")
    go(state, "u-84id-333", "1609", "1608")
    assert (flag(state, "u-84id-334", DOOR), flag(state, "u-84id-335", DOOR)) == (False, True)
    assert legal(state) == ["end"]


@pytest.mark.rule("10.3d")
def test_not_with_the_one_hex_of_armour_before_combat() -> None:
    units = f"u-2ad-cca@1610 u-84id-334@1609 {GERMANS}"
    assert "move u-2ad-cca" in legal(position(units, side="allied", turn=9))
    state = position(units, side="allied", turn=9, round_="combat")
    assert starts(state, "move") == []


@pytest.mark.rule("10.3b", "9.2a")
def test_the_lines_hold_for_a_withdrawal_too() -> None:
    # 4309 in 6PZ; enemies at 4308 and 4208 cover it and 4209; a friend at 4310; behind it 4311 and 4210 are in 5PZ
    units = "g-12-27@4309 g-12-48_89@4310 u-2id-9@4308 u-2id-38@4208 u-2id-23@4109 u-9id-47@4210"
    assert "move g-12-27" not in legal(position(units, turn=3))
    state = position(units.replace(" u-9id-47@4210", ""), turn=3)
    assert "move g-12-27" in legal(state)  # 4310 is free of EZOC: an ordinary move
    do(state, "move g-12-27")
    assert legal(state) == ["to 4310"]


# --- routes -----------------------------------------------------------------------------------------------------------


def walk(state: WoodsState, unit: str) -> dict[str, float]:
    """By playing it: every hex where a unit can end its move, with the fewest half points spent."""
    index = UNITS.index(unit)
    found: dict[str, float] = {}
    seen: set[tuple[object, ...]] = set()
    waiting = [state]
    while waiting:
        here = waiting.pop()
        frame = here.stack[-1]
        assert isinstance(frame, Moving)
        now = GAME.decision(here)
        assert now is not None
        for action in now.actions:
            if not isinstance(action, To):
                continue
            hex_, after = HEXES[action.hex], here.copy()
            paid = max(event.spent for event in GAME.apply(after, now.seat, action) if isinstance(event, Moved))
            going = isinstance(after.stack[-1], Moving)
            if not going or "stop" in legal(after):
                found[hex_] = min(paid, found.get(hex_, paid))
            if going:
                then = after.stack[-1]
                key = (hex_, then.spent, then.mode, after.infiltrated, after.motor, here.where[index])
                if key not in seen:
                    seen.add(key)
                    waiting.append(after)
    found.pop(HEXES[state.where[index]], None)
    return found


def listed(state: WoodsState, unit: str) -> dict[str, float]:
    """The same by routes.py, each route walked to its end."""
    frame, board = state.stack[-1], board_of(state)
    found = routes(state, board, UNITS.index(unit), frame.limit, frame.mode, frame.spent, frame.taken)
    for hex_, route in found.items():
        after = state.copy()
        do(after, *(f"to {HEXES[step]}" for step in route.steps))
        assert route.steps[-1] == hex_ == after.where[UNITS.index(unit)]
        assert route.over is not isinstance(after.stack[-1], Moving)
    return {HEXES[hex_]: route.cost for hex_, route in found.items()}


@pytest.mark.rule("10.2")
@pytest.mark.parametrize(
    ("side", "unit", "drive"),
    [
        ("german", "g-12-27", False),
        ("german", "g-26-39", False),
        ("german", "g-506", False),
        ("german", "g-2pz-a", False),
        ("allied", "u-106id-424", False),
        ("allied", "u-106id-424", True),
        ("allied", "u-9ad-ccb", False),
        ("allied", "u-cav-14", False),
        ("allied", "u-2id-23", False),
    ],
)
def test_routes_leads_wherever_a_unit_can_walk(side: str, unit: str, drive: bool) -> None:
    placed = opening()
    units = " ".join(f"{name}@{HEXES[hex_]}" for name, hex_ in zip(UNITS, placed.where, strict=True) if hex_ >= 0)
    state = position(units, side=side, turn=2, assets="ue-v@3406 u-traffic@3809 g-greif@3210")
    do(state, f"move {unit}", *(["drive"] if drive else []))
    found = listed(state, unit)
    assert found
    assert found == walk(state, unit)


@pytest.mark.rule("7.3c")
@pytest.mark.parametrize(
    "units",
    [
        "g-150@1610 u-2id-9@1411 u-2id-38@1711 u-9id-47@1810 u-9id-39@1307",  # in EZOC, with zones all around
        "g-150@3307 u-cav-14@3407 u-106id-422@3608",  # 3308 straight on and no farther, or round by 3207 and on
        "g-150@1610 u-2id-9@1408 u-2id-38@1409 u-9id-47@1413 u-9id-39@1312",  # two lines one behind the other
    ],
)
def test_routes_of_150_panzer_brigade(units: str) -> None:
    """It may slip through one zone of control, by either way, and not through a second."""
    state = bare(units, turn=3)
    state.st_vith = 1  # no line between the panzer armies
    begin(state)
    do(state, "move g-150")
    assert listed(state, "g-150") == walk(state, "g-150")


@pytest.mark.rule("12.6b", "10.5b")
def test_routes_under_the_marker_end_beside_an_allied_unit() -> None:
    """The Delay has no ZOC, but the marker comes off next to it: in 3112, on the road to 3012."""
    state = bare("g-12-27@3211 u-delay@3113", turn=4)
    state.motor = UNITS.index("g-12-27")
    begin(state)
    do(state, "move g-12-27", "drive")
    assert listed(state, "g-12-27") == walk(state, "g-12-27")


@pytest.mark.rule("12.4.4a", "10.6.2a")
def test_routes_with_an_engineer_and_a_ruined_bridge_on_the_way() -> None:
    state = position("g-2pz-b@3117", broken="3017/3117", assets="ue-v@3118", turn=4)
    do(state, "move g-2pz-b")
    found = listed(state, "g-2pz-b")
    assert found == walk(state, "g-2pz-b")
    assert found["3118"] == 12  # 12.4.4a: the whole allowance
    assert found["3017"] == 10  # round by the road; over the ruins it would be 12


@pytest.mark.rule("10.3a")
def test_routes_of_a_withdrawal() -> None:
    state = position(f"u-84id-333@1610 u-84id-334@1609 {GERMANS}", side="allied", turn=9)
    do(state, "move u-84id-333")
    assert listed(state, "u-84id-333") == walk(state, "u-84id-333") == {"1608": 0, "1509": 0}
    do(state, "to 1609")
    assert listed(state, "u-84id-333") == {"1608": 0, "1509": 0}

"""10.6 Bridges and rivers: what they cost, how they go and come back, and the lines of the Ouren and the Meuse."""

import pytest

from grognard.games.woods.board import ALLIED, BOOK, BRIDGES, HEXES, board_for
from grognard.games.woods.book import GRID
from grognard.games.woods.state import WoodsState
from grognard.games.woods.zoc import ezoc
from tests.woods.battle import SILENT, attack, strike
from tests.woods.position import (
    FREE,
    asked,
    at,
    bare,
    begin,
    chances,
    cites,
    do,
    go,
    is_broken,
    legal,
    opening,
    position,
    question,
    starts,
    told,
)

BOARD = board_for(BOOK, "campaign", FREE)


def price(unit: str, origin: str, hex_: str, *, side: str = "german", friends: str = "", **more: object) -> int | None:
    """The half points of one step, None where it cannot be made."""
    state = position(f"{unit}@{origin} {friends}", side=side, **more)  # type: ignore[arg-type]
    if f"move {unit}" not in legal(state):
        return None
    do(state, f"move {unit}")
    if f"to {hex_}" not in legal(state):
        return None
    moved = [line for line in told(do(state, f"to {hex_}")) if line.startswith("moved")]
    return int(moved[-1].rpartition("=")[2])


# --- 10.6 what they cost ----------------------------------------------------------------------------------------------


@pytest.mark.rule("10.6a", "3.2c")
def test_four_bridges_are_destroyed_at_the_start() -> None:
    state = opening()
    broken = [name for name in BRIDGES if is_broken(state, name)]
    assert broken == ["3320/3419", "3622/3623", "3823/3923", "3926/4025"]


@pytest.mark.rule("10.6b")
def test_a_bridge_with_a_road() -> None:
    # 3116 to 3015, woods, along the road
    assert price("g-12-27", "3116", "3015") == 2
    assert price("g-2pz-b", "3116", "3015") == 1
    assert price("g-2pz-b", "3116", "3015", friends="g-12-27@3116") == 8  # off the rate: 2 and 2


@pytest.mark.rule("10.6c")
def test_a_bridge_without_a_road() -> None:
    # The bridge of Ouren, 3315 to 3215, rough on both banks
    assert BOARD.edge[HEXES.index("3315"), HEXES.index("3215")].road is False
    assert price("g-12-27", "3315", "3215") == 4  # nothing extra
    assert price("g-2pz-b", "3315", "3215") == 10  # 3 and 2
    assert price("g-2pz-a", "3315", "3215") == 10


@pytest.mark.rule("10.6d")
def test_a_destroyed_bridge() -> None:
    assert price("g-12-27", "3116", "3015", broken="3015/3116") == 4  # woods and 1
    assert price("g-2pz-b", "3116", "3015", broken="3015/3116") == 10  # woods, 2, and 3; no road rate
    assert price("g-12-27", "3315", "3215", broken="3215/3315") == 6  # rough and 1
    assert price("g-2pz-b", "3315", "3215", broken="3215/3315") == 12  # 3 and 3


@pytest.mark.rule("10.6e")
def test_an_unbridged_minor_river() -> None:
    # 3016 to 3116, woods, over the Clerve
    assert price("g-12-27", "3016", "3116") == 4
    assert price("u-2id-9", "3016", "3116", side="allied") == 4
    assert price("g-2pz-b", "3016", "3116") is None
    assert price("u-cav-4", "3016", "3116", side="allied") is None


@pytest.mark.rule("10.6e")
def test_an_unbridged_major_river_stops_everybody() -> None:
    # The Meuse between 0810 and 0911
    assert price("u-2id-9", "0911", "0810", side="allied") is None
    assert price("g-12-27", "0911", "0810") is None
    assert price("g-2pz-b", "0911", "0810") is None


def fighting(units: str, **more: object) -> WoodsState:
    """The attacks of a German combat round."""
    state = position(units, round_="combat", assets=SILENT, **more)  # type: ignore[arg-type]
    do(state, "end")  # no armour moves before them
    return state


@pytest.mark.rule("10.6e", "11.1b")
def test_all_attack_over_a_minor_river_and_nobody_over_a_major_one_without_a_bridge() -> None:
    state = fighting("g-2pz-b@3016 u-2id-9@3116")
    assert starts(state, "attack") == ["3116"]
    state = fighting("g-2pz-b@0911 u-2id-9@0810 u-2id-38@0811")
    assert asked(state) == "chance woods-roll-chit 14.1"  # nothing to attack
    # 0912 and 0812 are joined by a bridge
    state = fighting("g-2pz-b@0912 g-12-27@0913 u-2id-9@0812")
    assert starts(state, "attack") == ["0812"]
    do(state, "attack 0812")
    assert legal(state) == ["join g-2pz-b"]
    state = fighting("g-2pz-b@0912 u-2id-9@0812", broken="0812/0912")
    assert starts(state, "attack") == ["0812"]  # ruins are a bridge for an attack


# --- 10.6.1a engineers ------------------------------------------------------------------------------------------------


def blasting(engineer: str = "3115", units: str = "u-4id-12@3015", **more: object) -> WoodsState:
    return position(units, side="allied", assets=f"ue-viii@{engineer}", **more)  # type: ignore[arg-type]


@pytest.mark.rule("10.6.1a", "12.4.3")
def test_an_engineer_blows_a_bridge_near_it_with_an_allied_unit_at_one_end() -> None:
    state = blasting()
    assert legal(state) == ["move u-4id-12", "demolish ue-viii", "end"]
    do(state, "demolish ue-viii")
    assert asked(state) == "allied woods-prompt-blow 10.6.1a"
    assert legal(state) == ["blow 3014/3015", "blow 3015/3115", "blow 3015/3116"]
    events = do(state, "blow 3015/3116")
    assert told(events) == ["bridge_blown bridge=3015/3116 by=10.6.1a"]  # no die
    assert cites(events) == ["10.6.1a"]
    assert is_broken(state, "3015/3116")
    assert legal(state) == ["move u-4id-12", "end"]  # one bridge for each engineer in a round


@pytest.mark.rule("10.6.1a")
@pytest.mark.parametrize(
    ("engineer", "units", "able"),
    [
        ("3115", "u-4id-12@3116", True),
        ("3115", "u-4id-12@3114", False),  # next to a bridge, at neither end
        ("3115", "u-delay@3015", True),  # the Delay is a combat unit
        ("3113", "u-4id-12@3017", False),  # 3017/3117: four hexes from the nearer end
        ("3114", "u-4id-12@3017", True),  # three
    ],
)
def test_within_three_hexes_of_the_nearer_end_and_a_combat_unit_there(engineer: str, units: str, able: bool) -> None:
    assert (legal(blasting(engineer, units))[-2:-1] == ["demolish ue-viii"]) is able


@pytest.mark.rule("10.6.1a", "10.6.1d")
def test_not_by_the_presence_of_germans_and_not_what_is_destroyed() -> None:
    state = blasting(units="g-12-27@3015 u-4id-12@2518")
    assert starts(state, "demolish") == []
    state = blasting(broken="3014/3015 3015/3115 3015/3116")
    assert starts(state, "demolish") == []
    state = blasting(broken="3014/3015 3015/3115")
    do(state, "demolish ue-viii")
    assert legal(state) == ["blow 3015/3116"]


@pytest.mark.rule("10.6.1a")
def test_at_any_point_of_the_round_and_each_engineer_once() -> None:
    state = position("u-4id-12@3114 u-4id-8@3015", side="allied", assets="ue-viii@3115 ue-v@3114")
    assert starts(state, "demolish") == ["ue-v", "ue-viii"]
    do(state, "demolish ue-v", "blow 3015/3115")
    assert starts(state, "demolish") == ["ue-viii"]
    go(state, "u-4id-8", "3014")
    do(state, "stop")
    assert starts(state, "demolish") == ["ue-viii"]  # 3014/3015 still has its unit, at the other end
    do(state, "demolish ue-viii")
    assert legal(state) == ["blow 3014/3015"]
    do(state, "blow 3014/3015")
    assert starts(state, "demolish") == []


@pytest.mark.rule("10.6.1a")
@pytest.mark.parametrize(
    ("round_", "arg", "turn"), [("reaction", "1", 1), ("combat", "", 4), ("patton", "", 6), ("monty_movement", "", 6)]
)
def test_only_in_a_movement_round_of_an_m_c_chit(round_: str, arg: str, turn: int) -> None:
    state = position(
        "u-26id-101@3015 u-84id-333@3116 u-4id-12@3115", side="allied", round_=round_, arg=arg, turn=turn,
        assets="ue-viii@3115",
    )  # fmt: skip
    assert starts(state, "demolish") == []


@pytest.mark.rule("10.6.1a", "10.6.1d")
def test_germans_have_no_engineers() -> None:
    state = position("g-12-27@3015 u-4id-12@3116", assets="ue-viii@3115")
    assert starts(state, "demolish") == []


@pytest.mark.rule("10.6.1a")
def test_a_blown_bridge_cuts_road_and_zoc() -> None:
    # The zone of 3017 reaches 3117 over the bridge alone
    state = position("g-12-27@3017 u-4id-12@3117", side="allied", assets="ue-viii@3115")
    assert ezoc(state, ALLIED)[HEXES.index("3117")]
    do(state, "demolish ue-viii", "blow 3017/3117")
    assert not ezoc(state, ALLIED)[HEXES.index("3117")]


# --- 10.6.1b after a retreat ------------------------------------------------------------------------------------------

# 3115, clear with a village; 3015 behind the bridge is woods. Attacked from 3215 and 3214, it retreats to the west.
STRONG = "g-2pz-a@3215 g-2pz-b@3215 g-116pz-a@3214 g-116pz-b@3214"
ATTACKERS = "g-2pz-a g-2pz-b g-116pz-a g-116pz-b"


@pytest.mark.rule("10.6.1b")
def test_whoever_retreats_over_a_bridge_may_roll_for_it() -> None:
    state = attack(f"u-28id-112@3115 u-28id-110@2914 {STRONG}", "3115", ATTACKERS)
    assert told(do(state, "die 2"))[0] == "resolved hex=3115 column=5-1 die=2 bonus=0 outcome=DR"
    do(state, "retreat u-28id-112", "to 3015", "to 2915")
    assert asked(state) == "allied woods-prompt-retreat-bridge 10.6.1b"
    assert question(state) == f"woods-prompt-retreat-bridge scope={BRIDGES.index('3015/3115')}"
    assert legal(state) == ["blow 3015/3115", "hold"]
    do(state, "blow 3015/3115")
    assert chances(state) == {f"die {face}": 1 for face in range(1, 7)}
    assert asked(state) == "chance woods-roll-bridge 10.6.1b"


@pytest.mark.rule("10.6.1b")
@pytest.mark.parametrize(("die", "gone"), [(1, True), (2, True), (3, True), (4, False), (5, False), (6, False)])
def test_1_to_3_destroys_it(die: int, gone: bool) -> None:
    state = attack(f"u-28id-112@3115 u-28id-110@2914 {STRONG}", "3115", ATTACKERS)
    do(state, "die 2", "retreat u-28id-112", "to 3015", "to 2915", "blow 3015/3115")
    blown = ["bridge_blown bridge=3015/3115 by=10.6.1b"] if gone else []
    assert told(do(state, f"die {die}")) == [f"bridge_rolled bridge=3015/3115 die={die} success={gone}", *blown]
    assert is_broken(state, "3015/3115") is gone
    assert asked(state) == "german woods-prompt-advance 11.5a"  # one roll for each bridge


@pytest.mark.rule("10.6.1b")
def test_two_bridges_on_the_way_are_two_rolls_and_he_may_hold() -> None:
    # 2809, clear, and behind it 2709 and 2708, with a bridge each
    units = f"u-28id-112@2809 {STRONG}".replace("3215", "2910").replace("3214", "2909")
    state = attack(units, "2809", ATTACKERS)
    do(state, "die 1", "retreat u-28id-112", "to 2709", "to 2708")  # 24 : 4
    assert legal(state) == ["blow 2708/2709", "blow 2709/2809", "hold"]
    no = state.copy()
    do(state, "blow 2709/2809", "die 4")
    assert legal(state) == ["blow 2708/2709", "hold"]
    do(state, "hold")
    assert not is_broken(state, "2708/2709")
    assert asked(state) == "german woods-prompt-advance 11.5a"
    do(no, "hold")  # to both
    assert asked(no) == "german woods-prompt-advance 11.5a"


@pytest.mark.rule("10.6.1b")
def test_two_units_over_one_bridge_are_one_roll() -> None:
    state = attack(f"u-28id-112@3115:1 u-28id-110@3115:1 {STRONG}", "3115", ATTACKERS)
    do(state, "die 2", "retreat u-28id-112", "to 3015", "to 2915", "retreat u-28id-110", "to 3015", "to 2915")
    assert legal(state) == ["blow 3015/3115", "hold"]
    do(state, "blow 3015/3115", "die 6")
    assert asked(state) == "german woods-prompt-advance 11.5a"


@pytest.mark.rule("10.6.1b", "10.6.1d")
def test_not_over_ruins_nor_where_no_bridge_was_crossed() -> None:
    state = attack(f"u-28id-112@3115 u-28id-110@2914 {STRONG}", "3115", ATTACKERS, broken="3015/3115")
    do(state, "die 2", "retreat u-28id-112", "to 3015", "to 2915")
    assert asked(state) == "german woods-prompt-advance 11.5a"
    assert is_broken(state, "3015/3115")
    state = attack(f"u-28id-112@3115 u-28id-110@2914 {STRONG}", "3115", ATTACKERS)
    do(state, "die 2", "retreat u-28id-112", "to 3014", "to 2914")
    assert asked(state) == "german woods-prompt-advance 11.5a"


@pytest.mark.rule("10.6.1b")
def test_a_german_who_retreats_rolls_too() -> None:
    units = "g-26-39@3017 u-4ad-cca@2917 u-4ad-ccb@2917 u-4ad-ccr@2917 u-26id-101@2918 u-26id-104@2918 u-26id-328@2918"
    state = attack(units, "3017", "u-4ad-cca u-4ad-ccb u-4ad-ccr u-26id-101 u-26id-104 u-26id-328", side="allied")
    do(state, "die 4", "retreat g-26-39", "to 3117", "to 3217")
    assert asked(state) == "german woods-prompt-retreat-bridge 10.6.1b"
    assert legal(state) == ["blow 3017/3117", "hold"]


# --- 10.6.1c a defence that holds -------------------------------------------------------------------------------------


@pytest.mark.rule("10.6.1c")
@pytest.mark.parametrize(("answer", "gone"), [("blow 3017/3117", True), ("hold", False)])
def test_a_defender_that_holds_destroys_the_bridge_unless_he_declines(answer: str, gone: bool) -> None:
    state = attack("g-2pz-a@3117 g-2pz-b@3117 u-28id-112@3017", "3017", "g-2pz-a g-2pz-b")
    events = told(do(state, "die 1"))  # 13 : 4, rough, a river, and a defender without its division
    assert events[0] == "resolved hex=3017 column=2-1 die=1 bonus=0 outcome=AL1"
    do(state, "lose g-2pz-b")
    assert asked(state) == "allied woods-prompt-held-bridge 10.6.1c"
    assert question(state) == (f"woods-prompt-held-bridge bridge=3017/3117 scope={BRIDGES.index('3017/3117')}")
    assert legal(state) == ["blow 3017/3117", "hold"]
    assert told(do(state, answer)) == (["bridge_blown bridge=3017/3117 by=10.6.1c"] if gone else [])
    assert is_broken(state, "3017/3117") is gone


@pytest.mark.rule("10.6.1c")
def test_each_bridge_attacked_across_and_only_those() -> None:
    units = "g-2pz-a@3116 g-2pz-b@3115 g-26-39@3016 u-28id-112@3015"
    state = attack(units, "3015", "g-2pz-a g-2pz-b g-26-39")
    do(state, "die 1")
    while not starts(state, "blow"):
        do(state, legal(state)[0])
    assert legal(state) == ["blow 3015/3115", "hold"]
    do(state, "hold")
    assert legal(state) == ["blow 3015/3116", "hold"]
    do(state, "blow 3015/3116")
    assert (is_broken(state, "3015/3115"), is_broken(state, "3015/3116")) == (False, True)
    assert asked(state) == "chance woods-roll-chit 14.1"


@pytest.mark.rule("10.6.1c", "10.6.1d")
def test_ruins_are_not_blown_again() -> None:
    state = attack("g-2pz-a@3117 g-2pz-b@3117 u-28id-112@3017", "3017", "g-2pz-a g-2pz-b", broken="3017/3117")
    do(state, "die 1", "lose g-2pz-b")
    assert asked(state) == "chance woods-roll-chit 14.1"


@pytest.mark.rule("10.6.1c")
def test_not_if_the_hex_is_lost() -> None:
    state = attack("g-2pz-a@3117 g-2pz-b@3117 u-28id-112@3017:1", "3017", "g-2pz-a g-2pz-b")
    do(state, "die 5")  # 13 : 2, rough and a river: 4-1
    while starts(state, "retreat") or starts(state, "to") or starts(state, "lose"):
        do(state, legal(state)[0])
    assert asked(state) == "german woods-prompt-advance 11.5a"
    assert not is_broken(state, "3017/3117")


@pytest.mark.rule("10.6.1c")
def test_a_german_defender_decides_for_himself() -> None:
    state = attack("g-26-39@3017 u-4ad-cca@3117", "3017", "u-4ad-cca", side="allied")
    while not starts(state, "blow"):
        do(state, legal(state)[0])
    assert asked(state) == "german woods-prompt-held-bridge 10.6.1c"


# --- 10.6.2 rebuilding ------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.6.2a")
@pytest.mark.parametrize(("side", "unit"), [("german", "g-12-27"), ("allied", "u-2id-9"), ("german", "g-2pz-b")])
def test_whoever_crosses_ruins_rebuilds_the_bridge(side: str, unit: str) -> None:
    state = position(f"{unit}@3116", side=side, broken="3015/3116")
    events = told(go(state, unit, "3015"))
    assert events[-1] == f"bridge_rebuilt bridge=3015/3116 unit={unit}"
    assert not is_broken(state, "3015/3116")


@pytest.mark.rule("10.6.2a")
def test_the_next_unit_uses_the_road_again() -> None:
    state = position("g-12-27@3116 g-2pz-b@3115", broken="3015/3116")
    go(state, "g-12-27", "3015")
    do(state, "to 3014")
    moved = [line for line in told(go(state, "g-2pz-b", "3116", "3015")) if line.startswith("moved")]
    assert moved[-1].endswith("spent=2")


@pytest.mark.rule("10.6.2a")
def test_neither_advance_nor_retreat_rebuild_it() -> None:
    state = attack(f"u-28id-112@3115 u-28id-110@2914 {STRONG}", "3115", ATTACKERS, broken="3015/3115")
    do(state, "die 2", "retreat u-28id-112", "to 3015", "to 2915")
    assert is_broken(state, "3015/3115")
    state = attack("g-2pz-a@3116 g-2pz-b@3116 u-28id-112@3015:1", "3015", "g-2pz-a g-2pz-b", broken="3015/3116")
    do(state, "die 6")
    while not starts(state, "advance"):
        do(state, legal(state)[0])
    do(state, "advance g-2pz-a", "stop")
    assert at(state, "g-2pz-a") == "3015:3"
    assert is_broken(state, "3015/3116")


@pytest.mark.rule("10.6.2a", "14.4c")
def test_nor_does_the_one_hex_of_armour() -> None:
    state = position("g-2pz-a@3116 u-28id-112@2814", round_="combat", broken="3015/3116")
    do(state, "move g-2pz-a", "to 3015")
    assert at(state, "g-2pz-a") == "3015:3"
    assert is_broken(state, "3015/3116")


@pytest.mark.rule("10.6.2b")
def test_the_germans_rebuild_one_bridge_in_each_army_zone_a_turn() -> None:
    # 3015/3116 and 3015/3115 in 5PZ, 3007/3108 in 6PZ
    ruins = "3015/3116 3015/3115 3007/3108"
    state = position("g-12-27@3116 g-12-48_89@3115 g-26-39@3108", broken=ruins)
    go(state, "g-12-27", "3015")
    do(state, "stop")
    events = told(go(state, "g-12-48_89", "3015"))  # it crosses at cost, and rebuilds nothing
    assert [line for line in events if line.startswith("bridge")] == []
    do(state, "stop")
    assert is_broken(state, "3015/3115")
    events = told(go(state, "g-26-39", "3007"))
    assert events[-1] == "bridge_rebuilt bridge=3007/3108 unit=g-26-39"


@pytest.mark.rule("10.6.2b")
def test_the_zone_is_that_of_the_hex_entered() -> None:
    # The bridge 4009/4010 leads from 6PZ into 5PZ
    assert [BOARD.army[HEXES.index(hex_)] for hex_ in ("4009", "4010")] == [0, 1]
    state = position("g-12-27@4009 g-26-39@3116", broken="4009/4010 3015/3116")
    go(state, "g-12-27", "4010")
    do(state, "stop")
    assert not is_broken(state, "4009/4010")
    go(state, "g-26-39", "3015")
    assert is_broken(state, "3015/3116")  # the marker of 5PZ is used
    state = position("g-12-27@4010 g-26-39@3116", broken="4009/4010 3015/3116")
    go(state, "g-12-27", "4009")
    do(state, "stop")
    go(state, "g-26-39", "3015")
    assert not is_broken(state, "3015/3116")  # that of 6PZ was


@pytest.mark.rule("10.6.2b")
def test_the_allies_have_no_limit() -> None:
    state = position("u-2id-9@3116 u-2id-38@3115", side="allied", broken="3015/3116 3015/3115")
    go(state, "u-2id-9", "3015")
    do(state, "stop")
    go(state, "u-2id-38", "3015")
    assert not is_broken(state, "3015/3116")
    assert not is_broken(state, "3015/3115")


# --- 10.6.3 Ouren -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.6.3")
def test_no_armour_crosses_at_ouren_on_turn_1() -> None:
    assert price("g-2pz-a", "3315", "3215", turn=1) is None
    assert price("g-2pz-a", "3315", "3215", turn=2) == 10
    assert price("g-2pz-b", "3315", "3215", turn=1) == 10  # mechanized
    assert price("g-12-27", "3315", "3215", turn=1) == 4
    assert price("g-2pz-a", "3314", "3315", turn=1) == 1  # the bridge next to it
    assert price("u-9ad-cca", "3215", "3315", side="allied", turn=1) is None
    assert price("u-9ad-cca", "3215", "3315", side="allied", turn=2) == 10


@pytest.mark.rule("10.6.3", "2.3.1.1b")
def test_the_third_step_of_an_armour_unit_is_none() -> None:
    state = position("g-2pz-a@3315:1", turn=1)
    do(state, "move g-2pz-a")
    assert "3215" in starts(state, "to")


@pytest.mark.rule("10.6.3", "11.5b")
@pytest.mark.parametrize(("turn", "found"), [(1, ["g-2pz-b"]), (2, ["g-2pz-a", "g-2pz-b"])])
def test_nor_does_it_advance_over_it(turn: int, found: list[str]) -> None:
    units = "g-2pz-a@3315 g-2pz-b@3315 g-116pz-a@3315 u-28id-112@3215:1"
    state = attack(units, "3215", "g-2pz-a g-2pz-b", turn=turn)
    do(state, "die 6")
    while not starts(state, "advance"):
        line = "convert" if "convert" in legal(state) else legal(state)[0]
        do(state, line)
    assert starts(state, "advance") == found


# --- 10.6.4 the Meuse -------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.6.4a")
@pytest.mark.parametrize(
    ("unit", "turn"),
    [
        ("b-29", 5),
        ("b-6ab-3", 8),
        ("u-11ad-ccb", 8),
        ("b-51-152", 9),
        ("b-53-71", 9),
        ("b-33", 9),
        ("u-17ab-193", 9),
    ],
)
def test_some_units_stay_west_of_the_meuse_until_their_turn(unit: str, turn: int) -> None:
    # 0812 lies west of the bridge of Dinant, 0912 east of it
    before = position(f"{unit}@0812", side="allied", turn=turn - 1)
    do(before, f"move {unit}")
    assert "0912" not in starts(before, "to")
    assert "0811" in starts(before, "to")
    after = position(f"{unit}@0812", side="allied", turn=turn)
    do(after, f"move {unit}")
    assert "0912" in starts(after, "to")


@pytest.mark.rule("10.6.4a")
def test_others_cross_whenever_they_like() -> None:
    state = position("u-87id-345@0812", side="allied", turn=2)
    do(state, "move u-87id-345")
    assert "0912" in starts(state, "to")


@pytest.mark.rule("10.6.4a", "11.5b")
def test_they_attack_over_the_river_and_do_not_advance_over_it() -> None:
    units = "b-29@0812 b-33@0812 u-87id-345@0811 u-87id-346@0811 g-301@0912"
    state = attack(units, "0912", "b-29 b-33 u-87id-345 u-87id-346", side="allied", turn=8)
    assert not state.released
    do(state, "die 6")  # 14 : 3, a town held by armour, all over the river
    while not starts(state, "advance"):
        do(state, legal(state)[0])
    assert legal(state) == ["advance u-87id-345", "advance u-87id-346", "advance b-29", "stop"]


@pytest.mark.rule("10.6.4b")
def test_a_german_who_crosses_the_meuse_releases_them_all() -> None:
    state = position("g-2pz-b@0912 b-33@0109", turn=5)
    assert told(go(state, "g-2pz-b", "0911")) == ["moved unit=g-2pz-b origin=0912 hex=0911 spent=1"]
    assert not state.released
    state = position("g-2pz-b@0912 b-33@0109", turn=5)
    events = go(state, "g-2pz-b", "0812")
    assert told(events)[-1] == "released"
    assert cites(events)[-1] == "10.6.4b"
    assert state.released
    assert "released" not in told(do(state, "to 0912"))  # once and for good
    assert state.released
    free = bare("b-33@0812", turn=5)
    free.released = True
    begin(free, "allied")
    do(free, "move b-33")
    assert "0912" in starts(free, "to")


@pytest.mark.rule("10.6.4b")
def test_so_does_a_german_attack_over_it_and_not_an_allied_one() -> None:
    state = position("g-2pz-b@0912 b-33@0812", turn=5, round_="combat", assets=SILENT)
    events = strike(state, "0812", "g-2pz-b")
    assert told(events) == ["released", "attack_began side=german hex=0812 units=g-2pz-b"]
    assert state.released
    state = position("g-2pz-b@0912 u-87id-345@0812", turn=5, round_="combat", side="allied", assets=SILENT)
    strike(state, "0912", "u-87id-345")
    assert not state.released
    state = position("u-87id-345@0812", turn=5, side="allied")
    go(state, "u-87id-345", "0912")
    assert not state.released


def arrived(units: str) -> WoodsState:
    """The first Allied Reinforcement round of turn 5, with all that is due on the map."""
    state = begin(bare(units, turn=5), "allied", "reinforcement", "1")
    assert asked(state) == "allied woods-prompt-movement 10.2.1b"
    return state


@pytest.mark.rule("10.6.4c")
def test_the_5th_armored_stays_within_three_hexes_of_j() -> None:
    state = arrived("u-5ad-cca@waiting")
    assert at(state, "u-5ad-cca") == "3201:2"
    # 3503 is three hexes from 3201: of its neighbours 3402, 3502 and 3403 and itself are no farther, 3504 and 3603 are
    for hex_, far in (("3503", 3), ("3504", 4), ("3502", 3), ("3403", 3), ("3602", 4), ("3603", 4)):
        assert GRID.distance(HEXES.index("3201"), HEXES.index(hex_)) == far
    state = position("u-5ad-cca@3503", side="allied", turn=6)
    do(state, "move u-5ad-cca")
    assert starts(state, "to") == ["3502", "3403", "3402"]
    state = position("u-7ad-cca@3503", side="allied", turn=6)
    do(state, "move u-7ad-cca")
    assert starts(state, "to") == ["3502", "3602", "3603", "3504", "3403", "3402"]


@pytest.mark.rule("10.6.4c", "14.8d")
def test_if_j_was_blocked_it_is_free() -> None:
    state = arrived("u-5ad-cca@waiting g-12-27@3201 g-12-48_89@3201")
    assert at(state, "u-5ad-cca") == "2201:2"  # zone I
    do(state, "move u-5ad-cca")
    assert "2202" in starts(state, "to")

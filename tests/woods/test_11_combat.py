"""11.1 to 11.3 Combat: who attacks what, in which order, and what a result costs."""

import pytest

from grognard.games.woods.board import CHITS, HEXES, UNITS
from grognard.games.woods.state import ATTACKED, DEFENDED, WoodsState
from tests.woods.battle import SILENT, attack, strike
from tests.woods.position import (
    asked,
    at,
    bare,
    begin,
    chances,
    cites,
    do,
    flag,
    legal,
    opening,
    position,
    question,
    starts,
    told,
)

# Clear country without roads, rivers or villages: 1610 with 1609 north and 1611 south of it
NORTH, PLAIN, SOUTH = "1609", "1610", "1611"


def combat(units: str, side: str = "german", **more: object) -> WoodsState:
    """The attacks of a combat round, without artillery."""
    state = position(units, side=side, round_="combat", **{"assets": SILENT, **more})  # type: ignore[arg-type]
    if not starts(state, "attack") and "end" in legal(state):
        do(state, "end")  # the one hex of armour
    return state


# --- 11.1 attacks -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.1a", "11.1b", "11.1e")
@pytest.mark.parametrize(("side", "own", "enemy"), [("german", "g-26-39", "u-2id-9"), ("allied", "u-2id-9", "g-26-39")])
def test_the_active_player_attacks_what_is_next_to_his_units(side: str, own: str, enemy: str) -> None:
    state = combat(f"{own}@{NORTH} {enemy}@{PLAIN}", side)
    assert asked(state) == f"{side} woods-prompt-attacks 11.1e"
    assert question(state) == f"woods-prompt-attacks side=@side-{side} scope=-1"
    assert legal(state) == [f"attack {PLAIN}", "end"]
    do(state, f"attack {PLAIN}")
    assert asked(state) == f"{side} woods-prompt-muster 11.3.1a"
    assert question(state) == f"woods-prompt-muster hex={PLAIN} scope={HEXES.index(PLAIN)}"
    assert legal(state) == [f"join {own}"]
    do(state, f"join {own}")
    assert legal(state) == ["strike"]
    events = do(state, "strike")
    assert told(events)[0] == f"attack_began side={side} hex={PLAIN} units={own}"
    assert cites(events)[0] == "11.1b"
    assert flag(state, own, ATTACKED)
    assert flag(state, enemy, DEFENDED)


@pytest.mark.rule("11.1a")
def test_not_without_enemies_beside_him() -> None:
    state = combat(f"g-26-39@1608 u-2id-9@{PLAIN}")
    assert asked(state) == "chance woods-roll-chit 14.1"


@pytest.mark.rule("11.1a", "14.5a")
def test_a_unit_that_the_chit_does_not_name_takes_no_part() -> None:
    # 3310 lies in 6PZ, 3411 in 5PZ; both are next to 3311
    state = position("g-301@3310 g-506@3411 u-2id-9@3311", round_="army", arg="5pz", assets=SILENT)
    do(state, "end", "attack 3311")
    assert legal(state) == ["join g-506"]


@pytest.mark.rule("11.1b", "7.3h")
def test_attacking_is_voluntary() -> None:
    state = combat(f"g-26-39@{NORTH} u-2id-9@{PLAIN}")
    do(state, "end")
    assert asked(state) == "chance woods-roll-chit 14.1"
    assert not flag(state, "u-2id-9", DEFENDED)


@pytest.mark.rule("11.1b")
def test_units_of_several_hexes_attack_all_units_of_one() -> None:
    units = f"g-26-39@{NORTH} g-26-77_78@{SOUTH} g-12-27@1607 u-2id-9@{PLAIN} u-2id-38@{PLAIN} u-2id-23@1711"
    state = combat(units)
    assert legal(state) == ["attack 1610", "attack 1711", "end"]
    do(state, f"attack {PLAIN}")
    assert legal(state) == ["join g-26-39", "join g-26-77_78"]
    do(state, "join g-26-77_78")
    assert legal(state) == ["join g-26-39", "strike"]
    do(state, "join g-26-39", "strike")
    assert (flag(state, "u-2id-9", DEFENDED), flag(state, "u-2id-38", DEFENDED)) == (True, True)
    assert not flag(state, "u-2id-23", DEFENDED)


@pytest.mark.rule("11.1b", "11.2b")
def test_units_of_a_stack_attack_different_hexes_or_not_at_all() -> None:
    units = f"g-12-27@{NORTH} g-12-48_89@{NORTH} u-2id-9@{PLAIN} u-99id-395@1710"
    state = combat(units)
    strike(state, PLAIN, "g-12-27")
    do(state, "die 1", "lose g-12-27")
    assert legal(state) == ["attack 1710", "end"]
    do(state, "attack 1710")
    assert legal(state) == ["join g-12-48_89"]  # 11.2b: the other one has attacked


@pytest.mark.rule("11.1c")
def test_only_who_fights_suffers() -> None:
    units = f"g-12-27@{NORTH} g-12-48_89@{NORTH} u-2id-9@{PLAIN} u-2id-38@{PLAIN}"
    state = attack(units, PLAIN, "g-12-27")  # 5 : 10
    do(state, "die 5")  # 1-2: BL1
    assert legal(state) == ["lose g-12-27"]
    do(state, "lose g-12-27")
    assert legal(state) == ["lose u-2id-9", "lose u-2id-38"]


@pytest.mark.rule("11.1d")
def test_motorized_units_attack_into_forest() -> None:
    # 3204, forest without a road
    state = combat("g-2pz-b@3105 u-2id-9@3204")
    assert legal(state) == ["attack 3204", "end"]


@pytest.mark.rule("11.1e", "11.3.3c")
def test_one_attack_is_over_before_the_next_in_any_order() -> None:
    units = f"g-12-27@{NORTH} g-26-39@1511 u-2id-9@{PLAIN} u-99id-395@1411 u-99id-393@1411"
    state = combat(units)
    assert legal(state) == ["attack 1411", "attack 1610", "end"]
    do(state, f"attack {PLAIN}", "join g-12-27")
    assert starts(state, "attack") == []
    do(state, "strike", "die 1", "lose g-12-27")
    assert legal(state) == ["attack 1411", "end"]
    do(state, "attack 1411", "join g-26-39", "strike", "die 1", "lose g-26-39")
    assert asked(state) == "chance woods-roll-chit 14.1"


# --- 11.2 restrictions ------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2a", "12.9.1b")
def test_a_unit_of_attack_0_does_not_attack() -> None:
    state = combat(f"u-delay@{NORTH} g-26-39@{PLAIN}", "allied")
    assert asked(state) == "chance woods-roll-chit 14.1"
    state = combat(f"u-delay@{NORTH} u-2id-9@{SOUTH} g-26-39@{PLAIN}", "allied")
    do(state, f"attack {PLAIN}")
    assert legal(state) == ["join u-2id-9"]


@pytest.mark.rule("11.2b")
def test_a_unit_attacks_once_and_is_attacked_once_in_a_round() -> None:
    units = f"g-12-27@{NORTH} g-26-39@{SOUTH} u-2id-9@{PLAIN} u-2id-38@1711"
    state = combat(units)
    assert legal(state) == ["attack 1610", "attack 1711", "end"]
    strike(state, PLAIN, "g-12-27")
    do(state, "die 1", "lose g-12-27")
    assert legal(state) == ["attack 1711", "end"]  # 1610 has been attacked; 1611 has not attacked
    strike(state, "1711", "g-26-39")
    do(state, "die 1", "lose g-26-39")
    assert asked(state) == "chance woods-roll-chit 14.1"
    # In the next round both are free again
    assert not flag(state, "g-12-27", ATTACKED)
    assert not flag(state, "u-2id-9", DEFENDED)


@pytest.mark.rule("11.2b")
def test_a_unit_that_was_attacked_shields_the_hex_that_it_retreats_into() -> None:
    # 2id-9 retreats from 1610 to 1412, where another stands; neither is attacked again with it
    units = (
        f"g-2pz-a@{NORTH} g-2pz-b@{NORTH} g-116pz-a@1710 g-116pz-b@1710 g-26-39@1311 g-26-77_78@1311 "
        f"u-2id-9@{PLAIN}:1 u-2id-38@1512"
    )
    state = combat(units)
    strike(state, PLAIN, "g-2pz-a g-2pz-b g-116pz-a g-116pz-b")
    do(state, "die 1", "retreat u-2id-9", "to 1511", "to 1512", "stop")
    assert at(state, "u-2id-9") == "1512:1"
    assert asked(state) == "chance woods-roll-chit 14.1"


@pytest.mark.rule("11.2d", "8.3c", "8.3d", "8.3e")
@pytest.mark.parametrize("unit", ["g-2pz-a", "g-2pz-b", "g-26-39"])
def test_a_german_unit_out_of_supply_does_not_attack(unit: str) -> None:
    state = combat(f"{unit}@{NORTH} u-2id-9@{PLAIN}", oos=unit)
    assert asked(state) == "chance woods-roll-chit 14.1"
    assert starts(combat(f"{unit}@{NORTH} u-2id-9@{PLAIN}"), "attack") == [PLAIN]


@pytest.mark.rule("11.2d", "8.3a", "8.3b", "8.1a")
@pytest.mark.parametrize("unit", ["u-2ad-cca", "u-cav-4", "u-84id-333"])
def test_an_allied_unit_out_of_supply_does_not_attack(unit: str) -> None:
    ring = "g-26-39@1609 g-26-77_78@1611 g-12-27@1710 g-12-48_89@1711 g-277-989@1510 g-277-990_991@1511"
    state = combat(f"{unit}@{PLAIN} {ring}", "allied")
    assert asked(state) == "chance woods-roll-chit 14.1"
    state = combat(f"{unit}@{PLAIN} g-26-39@1609", "allied")
    assert starts(state, "attack") == ["1609"]


# --- 11.3.1 the order -------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.3.1a")
def test_the_attacker_names_his_support_first_then_the_defender_then_the_die() -> None:
    state = position(f"g-26-39@{NORTH} u-84id-333@{PLAIN} u-84id-334@{PLAIN}", round_="combat", turn=5)
    strike(state, PLAIN, "g-26-39")
    assert asked(state) == "german woods-prompt-support 11.3.1a"
    assert question(state) == f"woods-prompt-support side=@side-german scope={HEXES.index(PLAIN)}"
    do(state, "support ga-5pz-1", "ready")
    assert asked(state) == "allied woods-prompt-support 11.3.1a"
    assert question(state) == f"woods-prompt-support side=@side-allied scope={HEXES.index(PLAIN)}"
    assert legal(state) == ["support ua-vii-1", "support ua-vii-2", "ready"]
    do(state, "support ua-vii-2")
    do(state, "ready")
    assert asked(state) == "chance woods-roll-attack 11.3.3a"
    assert question(state) == f"woods-roll-attack scope={HEXES.index(PLAIN)}"
    assert chances(state) == {f"die {face}": 1 for face in range(1, 7)}
    # 5 and 5 against 8 and 3: 1-2, and one left for the scattered attacker
    assert told(do(state, "die 6"))[0] == "resolved hex=1610 column=1-3 die=6 bonus=0 outcome=BL1"


@pytest.mark.rule("11.3.1a")
def test_no_more_attackers_after_the_strike() -> None:
    state = attack(f"g-26-39@{NORTH} g-26-77_78@{NORTH} u-2id-9@{PLAIN}", PLAIN, "g-26-39")
    do(state, "die 1", "lose g-26-39")
    assert asked(state) == "chance woods-roll-chit 14.1"  # 1610 has been attacked: g-26-77_78 has lost its chance


# --- 11.3.3 results ---------------------------------------------------------------------------------------------------

FULL = f"g-12-27@{NORTH} g-12-48_89@{NORTH} u-2id-9@{PLAIN} u-2id-38@{PLAIN}"  # 10 : 10


@pytest.mark.rule("11.3.3b", "11.3.3c")
def test_al1_costs_the_attacker_one_step_in_all() -> None:
    state = attack(FULL, PLAIN, "g-12-27 g-12-48_89")
    events = do(state, "die 3")
    assert told(events) == ["resolved hex=1610 column=1-1 die=3 bonus=0 outcome=AL1"]
    assert cites(events) == ["11.3.3a"]
    assert asked(state) == "german woods-prompt-loses 11.3.3b"
    assert question(state) == f"woods-prompt-loses side=@side-german count=1 scope={UNITS.index('g-12-27')}"
    assert legal(state) == ["lose g-12-27", "lose g-12-48_89"]
    events = do(state, "lose g-12-48_89")
    assert told(events) == ["step_lost unit=g-12-48_89 steps=1 left=1 by=11.3.3b"]
    assert cites(events) == ["11.3.3b"]
    assert [at(state, unit) for unit in ("g-12-27", "g-12-48_89", "u-2id-9", "u-2id-38")] == [
        "1609:2", "1609:1", "1610:2", "1610:2",
    ]  # fmt: skip
    assert asked(state) == "chance woods-roll-chit 14.1"


@pytest.mark.rule("11.3.3b", "11.3.3c")
def test_bl1_costs_each_side_a_step() -> None:
    state = attack(FULL, PLAIN, "g-12-27 g-12-48_89")
    assert told(do(state, "die 4")) == ["resolved hex=1610 column=1-1 die=4 bonus=0 outcome=BL1"]
    do(state, "lose g-12-27")
    assert asked(state) == "allied woods-prompt-loses 11.3.3b"
    assert legal(state) == ["lose u-2id-9", "lose u-2id-38"]
    do(state, "lose u-2id-38")
    assert [at(state, unit) for unit in ("g-12-27", "g-12-48_89", "u-2id-9", "u-2id-38")] == [
        "1609:1", "1609:2", "1610:2", "1610:1",
    ]  # fmt: skip
    assert asked(state) == "chance woods-roll-chit 14.1"


@pytest.mark.rule("11.3.3b")
def test_dr_is_a_retreat_without_losses() -> None:
    state = attack(FULL, PLAIN, "g-12-27 g-12-48_89")
    assert told(do(state, "die 6")) == ["resolved hex=1610 column=1-1 die=6 bonus=0 outcome=DR"]
    assert legal(state) == ["retreat u-2id-9", "retreat u-2id-38"]
    do(state, "retreat u-2id-38", "to 1611", "to 1612")
    assert at(state, "u-2id-38") == "1612:2"
    assert legal(state) == ["retreat u-2id-9"]
    do(state, "retreat u-2id-9", "to 1611", "to 1612", "stop")
    assert at(state, "u-2id-9") == "1612:2"


@pytest.mark.rule("11.3.3b")
def test_dr_star_is_a_loss_and_then_a_retreat() -> None:
    units = f"g-2pz-a@{NORTH} g-2pz-b@{NORTH} g-116pz-a@1710 g-116pz-b@1710 u-2id-9@{PLAIN} u-2id-38@{PLAIN}:1"
    state = attack(units, PLAIN, "g-2pz-a g-2pz-b g-116pz-a g-116pz-b")  # 24 : 8, armour: 4-1
    assert told(do(state, "die 5")) == ["resolved hex=1610 column=4-1 die=5 bonus=0 outcome=DR*"]
    assert legal(state) == ["lose u-2id-9", "lose u-2id-38"]
    do(state, "lose u-2id-38")
    assert at(state, "u-2id-38") == "dead"
    assert legal(state) == ["retreat u-2id-9"]


@pytest.mark.rule("11.3.3b")
def test_a_defender_whose_last_step_goes_does_not_retreat() -> None:
    units = f"g-2pz-a@{NORTH} g-2pz-b@{NORTH} u-2id-9@{PLAIN}:1"
    state = attack(units, PLAIN, "g-2pz-a g-2pz-b")
    do(state, "die 6", "lose u-2id-9")
    assert asked(state) == "german woods-prompt-advance 11.5a"


# --- 11.3.3d the opening ----------------------------------------------------------------------------------------------


def first_attack(die: int) -> WoodsState:
    """The opening attack of 12 VG and 3 FJ on the 394th in 3709, without artillery."""
    state = opening()
    assert asked(state) == "german woods-prompt-attacks 11.1e"
    strike(state, "3709", "g-12-27 g-12-48_89 g-3-5 g-3-8 g-3-9")
    while "ready" in legal(state):
        do(state, "ready")
    do(state, f"die {die}")
    return state


@pytest.mark.rule("11.3.3d")
def test_in_the_opening_the_german_may_change_a_retreat_into_a_loss_for_both() -> None:
    state = first_attack(6)  # 22 : 4, woods
    assert asked(state) == "german woods-prompt-convert 11.3.3d"
    assert question(state) == f"woods-prompt-convert hex=3709 scope={HEXES.index('3709')}"
    assert legal(state) == ["convert", "keep"]
    kept = state.copy()
    events = do(state, "convert")
    assert (told(events), cites(events)) == (["converted"], ["11.3.3d"])
    assert asked(state) == "german woods-prompt-loses 11.3.3b"
    do(state, "lose g-3-5")
    assert legal(state) == ["lose u-99id-394"]
    do(state, "lose u-99id-394")
    assert at(state, "u-99id-394") == "3709:1"
    assert starts(state, "retreat") == []
    do(kept, "keep")
    assert asked(kept) == "allied woods-prompt-loses 11.3.3b"  # DR*


@pytest.mark.rule("11.3.3d")
def test_not_any_other_result() -> None:
    state = first_attack(1)  # 4-1: BL1
    assert asked(state) == "german woods-prompt-loses 11.3.3b"


@pytest.mark.rule("11.3.3d", "11.3.3b")
def test_ex_20_a_one_step_defender_is_gone_and_the_attackers_lose_a_step() -> None:
    units = f"g-12-27@{NORTH} g-12-48_89@{NORTH} u-2id-9@{PLAIN}:1 u-2id-38@1612"
    state = attack(units, PLAIN, "g-12-27 g-12-48_89", turn=1)  # 10 : 3
    assert told(do(state, "die 4")) == ["resolved hex=1610 column=3-1 die=4 bonus=0 outcome=DR"]
    do(state, "convert", "lose g-12-27")
    assert legal(state) == ["lose u-2id-9"]
    do(state, "lose u-2id-9")
    assert (at(state, "g-12-27"), at(state, "u-2id-9")) == ("1609:1", "dead")
    assert legal(state) == ["advance g-12-27", "advance g-12-48_89", "stop"]


@pytest.mark.rule("11.3.3d")
def test_not_in_a_later_round_nor_by_the_allies() -> None:
    units = f"g-12-27@{NORTH} g-12-48_89@{NORTH} u-2id-9@{PLAIN}:1 u-2id-38@1612"
    state = attack(units, PLAIN, "g-12-27 g-12-48_89", turn=2)
    do(state, "die 4")
    assert legal(state) == ["retreat u-2id-9"]
    # Turn 1, the round of a panzer army: chits have been drawn
    state = bare(f"g-2pz-a@{NORTH} g-2pz-b@{NORTH} u-2id-9@{PLAIN}:1 u-2id-38@1612", turn=1, assets=SILENT)
    begin(state, round_="army", arg="5pz")
    state.cup[CHITS.index("5pz")] -= 1
    state.track.append(CHITS.index("5pz"))
    do(state, "end", f"attack {PLAIN}", "join g-2pz-a", "strike", "die 6")
    assert "convert" not in legal(state)
    units = f"u-2id-9@{NORTH} u-2id-38@{NORTH} g-12-27@{PLAIN}:1"
    state = attack(units, PLAIN, "u-2id-9 u-2id-38", side="allied", turn=1)
    do(state, "die 6")
    assert "convert" not in legal(state)


@pytest.mark.rule("11.3.3d", "14.3")
def test_the_track_is_empty_in_the_opening_and_never_again_in_turn_1() -> None:
    """What the rule is known by: the first chit drawn lies on the track before its round."""
    state = opening()
    do(state, "end")
    assert state.track == []
    do(state, "end")  # the movement round
    while asked(state) != "chance woods-roll-chit 14.1":
        line = "end" if "end" in legal(state) else "pass" if "pass" in legal(state) else legal(state)[0]
        do(state, line)
    do(state, legal(state)[0])
    assert len(state.track) == 1

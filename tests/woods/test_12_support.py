"""12.2, 12.3 Artillery and Nebelwerfer: whose, where, how often, how much."""

from pathlib import Path
from typing import Any

import pytest

from grognard.games.woods.state import WoodsState
from grognard.games.woods.turn import END, GUNS
from tests.woods.position import (
    asked,
    asset,
    at,
    bare,
    begin,
    cites,
    corrected,
    do,
    legal,
    position,
    question,
    resume,
    told,
)

# Clear ground about Bastogne (5PZ): a German regiment in 2616 and one in 2618, an Allied unit between them in 2617.
VISE = "g-26-39@2616 g-26-77_78@2618"


def fight(units: str, hex_: str, attackers: str, *, side: str = "german", **more: Any) -> WoodsState:
    """An attack in a combat round, up to the first question of support or the die."""
    state = position(units, side=side, round_="combat", **more)
    if state.turn > 1:
        do(state, "end")  # 14.4c: no armour closes up
    do(state, f"attack {hex_}", *(f"join {unit}" for unit in attackers.split()), "strike")
    return state


def named(lines: list[str], verb: str = "support") -> str:
    """What may support now: ``ga-6pz-1 gn-6pz-1``."""
    return " ".join(line.split()[1] for line in lines if line.split()[0] == verb)


# --- 12.2 German support ----------------------------------------------------------------------------------------------


SIXTH, FIFTH, SEVENTH = "ga-6pz-1 ga-6pz-2", "ga-5pz-1 ga-5pz-2", "ga-7a-1"
SIXTH_R, FIFTH_R, SEVENTH_R = "gn-6pz-1 gn-6pz-2", "gn-5pz-1 gn-5pz-2", "gn-7a-1"


@pytest.mark.rule("12.2a", "9.2b", "9.2.1b", "9.2.2")
@pytest.mark.parametrize(
    ("turn", "hexes", "usable"),
    [
        (1, "3308 3407", f"{SIXTH} {SIXTH_R}"),  # the 6PZ zone
        (3, "3308 3407", f"{SIXTH} {SIXTH_R}"),
        (4, "3308 3407", f"{SIXTH} {FIFTH} {SIXTH_R} {FIFTH_R}"),
        (3, "2617 2618", f"{FIFTH} {FIFTH_R}"),  # the 5PZ zone
        (4, "2617 2618", f"{SIXTH} {FIFTH} {SEVENTH} {SIXTH_R} {FIFTH_R} {SEVENTH_R}"),
        (3, "3427 3428", f"{SEVENTH} {SEVENTH_R}"),  # the 7A zone
        (4, "3427 3428", f"{FIFTH} {SEVENTH} {FIFTH_R} {SEVENTH_R}"),
    ],
)
def test_german_support_by_zone_of_the_defending_hex(turn: int, hexes: str, usable: str) -> None:
    target, origin = hexes.split()
    state = fight(f"g-26-39@{origin} u-82ab-504@{target}", target, "g-26-39", turn=turn)
    assert asked(state) == "german woods-prompt-support 11.3.1a"
    assert question(state).startswith("woods-prompt-support side=@side-german")
    assert named(legal(state)) == usable
    assert named(legal(state), "double") == " ".join(name for name in usable.split() if name.startswith("gn"))
    assert legal(state)[-1] == "ready"


@pytest.mark.rule("12.2a", "9.2b")
def test_the_zone_is_that_of_the_defender_not_of_the_attacker() -> None:
    """3210 belongs to the 5th Panzer Army, 3209 beside it to the 6th."""
    state = fight("g-26-39@3209 u-82ab-504@3210", "3210", "g-26-39", turn=3)
    assert named(legal(state)) == f"{FIFTH} {FIFTH_R}"
    state = fight("g-26-39@3210 u-82ab-504@3209", "3209", "g-26-39", turn=3)
    assert named(legal(state)) == f"{SIXTH} {SIXTH_R}"


@pytest.mark.rule("12.2a", "9.2.1a", "9.2.2")
def test_after_st_vith_two_armies_support_as_one() -> None:
    for target, origin, usable in (
        ("3210", "3311", f"{SIXTH} {FIFTH} {SIXTH_R} {FIFTH_R}"),
        ("3308", "3407", f"{SIXTH} {FIFTH} {SIXTH_R} {FIFTH_R}"),
        ("3427", "3428", f"{SEVENTH} {SEVENTH_R}"),
    ):
        state = bare(f"g-26-39@{origin} u-82ab-504@{target}", turn=3)
        state.st_vith = 2
        assert named(legal(strike(state, target))) == usable
        state = bare(f"g-26-39@{origin} u-82ab-504@{target}", turn=3)
        state.st_vith = 3  # from the next turn on
        other = {"3210": f"{FIFTH} {FIFTH_R}", "3308": f"{SIXTH} {SIXTH_R}", "3427": usable}
        assert named(legal(strike(state, target))) == other[target]


def strike(state: WoodsState, target: str) -> WoodsState:
    begin(state, "german", "combat")
    do(state, "end", f"attack {target}", "join g-26-39", "strike")
    return state


@pytest.mark.rule("12.2b", "12.2c", "12.2e", "2.4")
def test_one_artillery_and_one_nebelwerfer_each_once_a_turn() -> None:
    units = f"{VISE} u-101ab-501@2617 g-5-13@3428 u-101ab-502@3427"
    state = fight(units, "2617", "g-26-39")
    events = do(state, "support ga-5pz-1")
    assert told(events) == ["supported asset=ga-5pz-1 strength=5 by=12.2b"]
    assert cites(events) == ["12.2b"]
    assert asset(state, "ga-5pz-1") == "used"
    assert named(legal(state)) == f"{SIXTH_R} {FIFTH_R} {SEVENTH_R}"  # 12.2c: no second artillery
    events = do(state, "support gn-5pz-2")
    assert told(events) == ["supported asset=gn-5pz-2 strength=4 by=12.2b"]  # 3 and one for clear ground
    assert asset(state, "gn-5pz-2") == "used"
    # Nothing is left to name; 5 + 5 + 4 to 5 are 2-1; the lone regiment is scattered and out of supply: 4-1
    events = do(state, "die 2", "lose g-26-39", "lose u-101ab-501")
    assert told(events)[0] == "resolved hex=2617 column=4-1 die=2 bonus=0 outcome=BL1"
    assert at(state, "g-26-39") == "2616:1"
    do(state, "attack 3427", "join g-5-13", "strike")
    assert named(legal(state)) == "ga-5pz-2 ga-7a-1 gn-5pz-1 gn-7a-1"  # not what has fired


@pytest.mark.rule("12.2c")
def test_the_nebelwerfer_may_come_first() -> None:
    state = fight(f"{VISE} u-101ab-501@2617", "2617", "g-26-39")
    do(state, "double gn-7a-1")
    assert legal(state) == [*(f"support {name}" for name in f"{SIXTH} {FIFTH} {SEVENTH}".split()), "ready"]


@pytest.mark.rule("12.2b", "12.2e")
def test_german_assets_recover_at_clean_up_and_not_after_a_round() -> None:
    state = fight(f"{VISE} u-101ab-501@2617", "2617", "g-26-39")
    do(state, "support ga-5pz-1", "support gn-5pz-1", "die 1", "lose g-26-39", "lose u-101ab-501")
    assert asked(state) == "chance woods-roll-chit 14.1"  # nobody else may attack: the round is over
    assert [asset(state, name) for name in ("ga-5pz-1", "gn-5pz-1")] == ["used", "used"]
    resume(state, END)
    assert (state.turn, asset(state, "ga-5pz-1"), asset(state, "gn-5pz-1")) == (5, "ready", "ready")


@pytest.mark.rule("12.2b")
def test_german_artillery_defends_and_nebelwerfers_do_not() -> None:
    units = "u-101ab-501@2617 u-101ab-502@2617 g-26-39@2618 g-26-77_78@2619"
    state = fight(units, "2618", "u-101ab-501 u-101ab-502", side="allied")
    assert asked(state) == "german woods-prompt-support 11.3.1a"
    assert legal(state) == [*(f"support {name}" for name in f"{SIXTH} {FIFTH} {SEVENTH}".split()), "ready"]
    events = do(state, "support ga-6pz-2")
    assert told(events) == ["supported asset=ga-6pz-2 strength=4 by=12.2b"]
    # One artillery, and no more is asked: 8 to 5 + 4 are 1-2
    assert told(do(state, "die 6"))[0] == "resolved hex=2618 column=1-2 die=6 bonus=0 outcome=BL1"
    assert asset(state, "ga-6pz-2") == "used"


@pytest.mark.rule("12.2d", "8.3g")
def test_no_artillery_for_germans_out_of_supply() -> None:
    units = "u-101ab-501@2617 g-26-39@2618 g-26-77_78@2618"
    state = fight(units, "2618", "u-101ab-501", side="allied", oos="g-26-39 g-26-77_78")
    assert asked(state) == "chance woods-roll-attack 11.3.3a"
    state = fight(units, "2618", "u-101ab-501", side="allied", oos="g-26-39")
    assert named(legal(state)) == f"{SIXTH} {FIFTH} {SEVENTH}"  # one of them is in supply


# Strength 4 against every kind of hex, from a hex beside it
GROUND = [
    ("clear", "2617", "2618", 5),
    ("clear, village", "2718", "2618", 3),
    ("clear, town", "2518", "2618", 2),
    ("woods", "3212", "3211", 4),
    ("woods, village", "2615", "2616", 3),
    ("woods, town", "2919", "2819", 2),
    ("forest", "3410", "3411", 3),
    ("rough", "3216", "3217", 2),
    ("rough, village", "3117", "3116", 2),
]


@pytest.mark.rule("12.2f", "11.3.2k")
@pytest.mark.parametrize(("ground", "target", "origin", "strength"), GROUND, ids=[row[0] for row in GROUND])
def test_nebelwerfers_by_ground(ground: str, target: str, origin: str, strength: int) -> None:
    """The worst figure counts, and none is added to another."""
    units = f"g-26-39@{origin} u-101ab-501@{target}"
    state = fight(units, target, "g-26-39")
    assert told(do(state, "support gn-5pz-1")) == [f"supported asset=gn-5pz-1 strength={strength} by=12.2b"]
    state = fight(units, target, "g-26-39")
    assert told(do(state, "double gn-5pz-1")) == [f"supported asset=gn-5pz-1 strength={2 * strength} by=12.2g"]


@pytest.mark.rule("12.2g", "4.1c")
def test_ex_10_a_doubled_nebelwerfer_is_back_two_turns_later() -> None:
    """Turn 1: it doubles its modified strength, goes to turn 3 of the track and is usable again on turn 3."""
    state = fight("g-26-39@3407 u-101ab-501@3308", "3308", "g-26-39", turn=1)
    events = do(state, "double gn-6pz-1")
    assert told(events) == ["supported asset=gn-6pz-1 strength=10 by=12.2g"]
    assert cites(events) == ["12.2g"]
    assert asset(state, "gn-6pz-1") == "away:3"
    do(state, "ready")
    assert asked(state) == "chance woods-roll-attack 11.3.3a"
    for turn, place in ((2, "away:3"), (3, "ready")):
        state.turn = turn
        resume(state, GUNS)
        assert asset(state, "gn-6pz-1") == place


@pytest.mark.rule("4.1c", "12.9", "4.1a")
def test_artillery_lies_ready_from_its_turn_on() -> None:
    """S1f: the guns of the turn come after all that is placed."""
    for turn, comes, waits in ((2, "ua-v-2", "ua-vii-1"), (4, "ua-iii-1", "ua-iii-2"), (6, "ba-xxx-1", "ba-xxx-2")):
        state = bare("g-26-39@4313", turn=turn, assets=f"{comes}@away:{turn} {waits}@away:{turn + 1}")
        resume(state, GUNS)
        assert asset(state, comes) == "ready"
        assert asset(state, waits) == f"away:{turn + 1}"


# --- 12.3 Allied support ----------------------------------------------------------------------------------------------


def defence(units: str, attackers: str = "g-26-39", hex_: str = "2617", **more: Any) -> WoodsState:
    """The question of the defender's support, the attacker having named none."""
    state = fight(units, hex_, attackers, **more)
    do(state, "ready")
    return state


@pytest.mark.rule("12.3a", "12.3b")
def test_two_allied_artillery_of_a_corps_that_defends() -> None:
    units = "g-26-39@2618 u-26id-101@2617 u-84id-333@2517"
    state = defence(units, turn=5)
    assert asked(state) == "allied woods-prompt-support 11.3.1a"
    assert legal(state) == ["support ua-iii-1", "support ua-iii-2", "ready"]  # the VII Corps stands beside, it waits
    events = do(state, "support ua-iii-2")
    assert told(events) == ["supported asset=ua-iii-2 strength=3 by=12.3a"]
    assert cites(events) == ["12.3a"]
    assert legal(state) == ["support ua-iii-1", "ready"]
    do(state, "support ua-iii-1")
    assert asset(state, "ua-iii-1") == "used"
    # 5 to 4 + 3 + 3 are 1-2; a scattered defender, a scattered attacker
    assert told(do(state, "die 1"))[0] == "resolved hex=2617 column=1-2 die=1 bonus=0 outcome=AL1"


@pytest.mark.rule("12.3a")
def test_never_three_artillery_in_a_combat() -> None:
    """A US airborne regiment between three corps draws on six, and takes two."""
    units = "g-26-39@2618 u-101ab-501@2617 u-26id-101@2517 u-84id-333@2417 u-28id-110@2516"
    state = defence(units, turn=5)
    six = "ua-viii-1 ua-viii-2 ua-vii-1 ua-vii-2 ua-iii-1 ua-iii-2"
    assert named(legal(state)) == six
    do(state, "support ua-vii-1", "support ua-iii-1")
    assert asked(state) == "chance woods-roll-attack 11.3.3a"


@pytest.mark.rule("12.3a")
def test_allied_artillery_fires_once_a_round_of_either_side() -> None:
    units = "g-26-39@2618 u-26id-101@2617 g-5-13@2519 u-35id-134@2419"
    state = defence(units, turn=5)
    do(state, "support ua-iii-1", "ready", "die 1", "lose g-26-39")
    assert at(state, "g-26-39") == "2618:1"
    do(state, "attack 2419", "join g-5-13", "strike", "ready")
    assert legal(state) == ["support ua-iii-2", "ready"]
    do(state, "support ua-iii-2", "die 1")
    assert [asset(state, f"ua-iii-{n}") for n in (1, 2)] == ["used", "used"]
    do(state, "lose g-5-13")
    assert asked(state) == "chance woods-roll-chit 14.1"  # the German round is over
    assert [asset(state, f"ua-iii-{n}") for n in (1, 2)] == ["ready", "ready"]


@pytest.mark.rule("12.3a", "12.3b")
def test_allied_artillery_in_attack() -> None:
    units = "g-26-39@2618 u-26id-101@2617 u-84id-333@2518"
    state = fight(units, "2618", "u-26id-101", side="allied", turn=5)
    assert asked(state) == "allied woods-prompt-support 11.3.1a"
    assert named(legal(state)) == "ua-iii-1 ua-iii-2"  # the VII Corps does not take part
    assert named(legal(state), "double") == ""
    state = fight(units, "2618", "u-26id-101 u-84id-333", side="allied", turn=5)
    assert named(legal(state)) == "ua-vii-1 ua-vii-2 ua-iii-1 ua-iii-2"


@pytest.mark.rule("12.3c")
def test_ex_11_artillery_for_airborne_by_the_corps_beside_them() -> None:
    """A US airborne unit stacked with the VII Corps, a supplied unit of the V Corps within 3 hexes."""
    units = "g-26-39@2618 u-101ab-501@2617 u-84id-333@2617"
    near, far = f"{units} u-1id-26@2317", f"{units} u-1id-26@2217"
    state = defence(near, turn=5)
    assert named(legal(state)) == "ua-v-1 ua-v-2 ua-vii-1 ua-vii-2"
    do(state, "support ua-v-2")
    assert named(legal(state)) == "ua-v-1 ua-vii-1 ua-vii-2"  # one of each, or two of one
    state = defence(far, turn=5)
    assert named(legal(state)) == "ua-vii-1 ua-vii-2"  # four hexes away


@pytest.mark.rule("12.3c")
def test_artillery_for_airborne_that_attack() -> None:
    """Ruling: attacks by US airborne likewise."""
    units = "g-26-39@2618 u-101ab-501@2617 u-1id-26@"
    state = fight(units + "2317", "2618", "u-101ab-501", side="allied", turn=5)
    assert named(legal(state)) == "ua-v-1 ua-v-2"
    state = fight(units + "2217", "2618", "u-101ab-501", side="allied", turn=5)
    assert asked(state) == "german woods-prompt-support 11.3.1a"


@pytest.mark.rule("12.3b", "12.3c")
def test_other_infantry_does_not_draw_on_a_corps_beside_it() -> None:
    """Only US airborne do: neither infantry of another corps nor British airborne (1808, west of Marche)."""
    state = defence("g-26-39@2618 u-84id-333@2617 u-1id-26@2517", turn=5)
    assert named(legal(state)) == "ua-vii-1 ua-vii-2"
    state = defence("g-26-39@1809 b-6ab-3@1808 u-1id-26@1707", hex_="1808", turn=9)
    assert named(legal(state)) == "ba-xxx-1 ba-xxx-2"


@pytest.mark.rule("12.3c", "12.3d")
def test_the_corps_unit_must_be_in_supply_itself() -> None:
    """The VIII Corps in 2719 is two hexes from the airborne in 2617; Germans all around it cut it off."""
    units = "g-26-39@2618 u-101ab-501@2617 u-28id-110@2719"
    assert named(legal(defence(units, turn=5))) == "ua-viii-1 ua-viii-2"
    state = defence(f"{units} g-18-293@2619 g-62-164@2720 g-276-986@2820 g-560-1128@2819", turn=5)
    assert asked(state) == "chance woods-roll-attack 11.3.3a"


@pytest.mark.rule("12.3d", "8.3h")
def test_artillery_for_a_defender_out_of_supply() -> None:
    """2617 lies between two German zones of control; the VIII Corps in 2417 (2 hexes), 2317 (3) and 2217 (4)."""
    for hex_, usable in (("2417", "ua-viii-1 ua-viii-2"), ("2317", "ua-viii-1 ua-viii-2"), ("2217", "")):
        state = defence(f"{VISE} u-28id-110@2617 u-28id-112@{hex_}", turn=5)
        assert named(legal(state)) == usable
    state = defence(f"{VISE} u-28id-110@2617 u-1id-26@2417", turn=5)
    assert named(legal(state)) == ""  # another corps does not help
    state = defence(f"{VISE} u-28id-110@2617", turn=5, assets="ue-viii@2518")
    assert named(legal(state)) == ""  # 8.3h: nor does an engineer


@pytest.mark.rule("12.3d")
def test_airborne_out_of_supply_draw_on_any_corps_that_qualifies() -> None:
    units = f"{VISE} u-101ab-501@2617 u-28id-112@2417 u-84id-333@2317 u-26id-101@2217"
    state = defence(units, turn=5)
    assert named(legal(state)) == "ua-viii-1 ua-viii-2 ua-vii-1 ua-vii-2"  # the III Corps is too far
    do(state, "support ua-vii-1", "support ua-viii-2")
    assert asked(state) == "chance woods-roll-attack 11.3.3a"


@pytest.mark.rule("12.3e")
@pytest.mark.parametrize(
    ("turn", "units", "usable"),
    [
        (1, "u-99id-393", ""),
        (1, "u-99id-394", ""),
        (1, "u-99id-395", "ua-v-1"),
        (1, "u-2id-9", "ua-v-1"),
        (2, "u-99id-393", "ua-v-1 ua-v-2"),
        (2, "u-99id-394", "ua-v-1 ua-v-2"),
    ],
)
def test_no_artillery_for_two_regiments_on_turn_1(turn: int, units: str, usable: str) -> None:
    state = defence(f"g-12-27@3508 {units}@3407", "g-12-27", "3407", turn=turn)
    assert named(legal(state)) == usable


@pytest.mark.rule("12.3f", "9.3")
def test_british_artillery() -> None:
    """1808 is in the British zone, 1908 is not but touches it; British guns fire for British units alone."""
    state = fight("b-29@1808 g-26-39@1908", "1908", "b-29", side="allied", turn=9)
    assert named(legal(state)) == "ba-xxx-1 ba-xxx-2"
    state = defence("g-26-39@1908 b-29@1808", hex_="1808", turn=9)
    assert named(legal(state)) == "ba-xxx-1 ba-xxx-2"
    state = defence("g-26-39@1908 u-84id-333@1808", hex_="1808", turn=9)
    assert named(legal(state)) == "ua-vii-1 ua-vii-2"
    state = defence("g-26-39@1908 u-101ab-501@1808 b-29@1708", hex_="1808", turn=9)
    assert asked(state) == "chance woods-roll-attack 11.3.3a"  # nor for US airborne beside them


@pytest.mark.rule("12.9.1c", "12.4.2a")
def test_no_artillery_for_the_delay() -> None:
    state = fight("g-26-39@2618 u-delay@2718 u-28id-110@2717", "2718", "g-26-39", turn=4)
    do(state, "ready")
    assert asked(state) == "chance woods-roll-attack 11.3.3a"


@pytest.mark.rule("12.7b", "12.2d")
def test_no_artillery_for_von_der_heydte() -> None:
    """A clear hex of the 6PZ zone."""
    state = fight("g-vdh@3308 u-1id-26@3207", "3308", "u-1id-26", side="allied", turn=2)
    do(state, "ready")
    assert asked(state) == "chance woods-roll-attack 11.3.3a"
    state = fight("g-vdh@3308 u-1id-26@3207", "3207", "g-vdh", turn=2)
    assert "ga-" not in named(legal(state))
    state = fight("g-vdh@3308 g-12-27@3308 u-1id-26@3207", "3308", "u-1id-26", side="allied", turn=2)
    do(state, "ready")
    assert named(legal(state)) == SIXTH  # with others, for the others


@pytest.mark.rule("12.2b", "12.2e")
def test_what_has_fired_in_attack_does_not_defend_in_the_same_turn() -> None:
    units = "u-101ab-501@2617 u-101ab-502@2617 g-26-39@2618 g-26-77_78@2619"
    state = fight(units, "2618", "u-101ab-501", side="allied", assets="ga-5pz-1@used ga-7a-1@used")
    assert named(legal(state)) == "ga-6pz-1 ga-6pz-2 ga-5pz-2"


# --- corrected data ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2f", "12.3d")
def test_figures_of_the_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(
        monkeypatch,
        tmp_path,
        tables={
            "terrain": {"clear": {"nebelwerfer": 3}},
            "settlement": {"village": {"nebelwerfer": -3}},
            "support": {"corps_range": 2},
        },
        assets={"assets": {"gn-5pz-1": {"strength": 6}, "ga-7a-1": {"strength": 9}}},
    )
    state = fight(f"{VISE} u-101ab-501@2617", "2617", "g-26-39")
    assert told(do(state, "double gn-5pz-1"))[0] == "supported asset=gn-5pz-1 strength=18 by=12.2g"
    assert told(do(state, "support ga-7a-1"))[0] == "supported asset=ga-7a-1 strength=9 by=12.2b"
    state = fight("g-26-39@2618 u-101ab-501@2718", "2718", "g-26-39")
    assert told(do(state, "support gn-5pz-1"))[0] == "supported asset=gn-5pz-1 strength=3 by=12.2b"
    for hex_, usable in (("2417", "ua-viii-1 ua-viii-2"), ("2317", "")):
        state = defence(f"{VISE} u-28id-110@2617 u-28id-112@{hex_}", turn=5)
        assert named(legal(state)) == usable


@pytest.mark.rule("12.7b", "12.2b")
def test_no_rockets_for_von_der_heydte_alone() -> None:
    """He never has artillery, and a Nebelwerfer is artillery; beside another unit it supports that one."""
    state = position("g-vdh@3505 u-99id-395@3504 u-2id-9@3305", side="german", round_="combat", turn=2)
    do(state, "end", "attack 3504", "join g-vdh", "strike")
    assert not [line for line in legal(state) if line.startswith(("support g", "double g"))]

"""12.4 US engineers: where they are deployed, what they help with, how they are driven off."""

from pathlib import Path
from typing import Any

import pytest

from grognard.games.woods.board import UNITS
from grognard.games.woods.state import WoodsState
from grognard.games.woods.supply import is_oos
from grognard.games.woods.turn import ENGINEERS
from tests.woods.position import (
    asked,
    asset,
    at,
    bare,
    cites,
    controller,
    corrected,
    do,
    go,
    is_broken,
    legal,
    opening,
    position,
    question,
    resume,
    starts,
    told,
)

FAR = "g-5-13@4319"  # a German unit that troubles nobody
# The villages and towns within three hexes of 2617, north-east of Bastogne
NEAR_2617 = ["2319", "2416", "2518", "2615", "2616", "2718", "2719", "2919"]


def phase(units: str, **more: Any) -> WoodsState:
    """The engineers' part of the asset phase."""
    state = bare(units, **more)
    resume(state, ENGINEERS)
    return state


def sites(units: str, engineer: str = "ue-viii", **more: Any) -> list[str]:
    """Where an engineer may be deployed."""
    state = phase(units, **more)
    if f"deploy {engineer}" not in legal(state):
        return []
    do(state, f"deploy {engineer}")
    return starts(state, "to")


# --- 12.4.1 deployment ------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.4.1a", "12.4.1c", "4.1a")
def test_an_engineer_is_deployed_from_its_box() -> None:
    state = phase(f"u-28id-110@2617 {FAR}")
    assert asked(state) == "allied woods-prompt-engineers 12.4.1a"
    assert legal(state) == ["deploy ue-viii", "pass"]  # no other corps has a unit on the map
    assert do(state, "deploy ue-viii") == []
    assert asked(state) == "allied woods-prompt-deploy 12.4.1c"
    assert question(state) == "woods-prompt-deploy asset=@woods-ue-viii scope=21"
    assert legal(state) == [f"to {hex_}" for hex_ in NEAR_2617]
    events = do(state, "to 2616")
    assert told(events) == ["asset_placed asset=ue-viii hex=2616 by=12.4.1c"]
    assert cites(events) == ["12.4.1c"]
    assert asset(state, "ue-viii") == "2616"
    assert legal(state) == ["withdraw ue-viii", "pass"]
    do(state, "pass")
    assert asked(state) == "german woods-prompt-greif 12.5a"  # turn 4: Greif is next


@pytest.mark.rule("12.4.1a")
def test_without_an_engineer_to_place_nothing_is_asked() -> None:
    state = phase(f"u-28id-110@2617 {FAR}", turn=5, assets="ue-viii@away:6")
    assert "engineers" not in asked(state)


@pytest.mark.rule("12.4.1c", "8.2c")
def test_only_in_villages_and_towns_that_are_allied_and_in_supply() -> None:
    units = f"u-28id-110@2617 {FAR}"
    rest = [hex_ for hex_ in NEAR_2617 if hex_ not in ("2518", "2719")]
    assert sites(units, german="2518 2719") == rest
    # Wiltz lies in the zone of a regiment in 2918 and beyond it; a hex on the line itself is not tested
    assert sites(f"{units} g-26-39@2819 g-26-77_78@2920 g-62-164@2918 g-352-914@3019") == [
        hex_ for hex_ in NEAR_2617 if hex_ != "2919"
    ]


@pytest.mark.rule("12.4.1c")
def test_only_near_a_supplied_unit_of_its_own_corps() -> None:
    assert sites(f"u-1id-26@2617 {FAR}") == []  # V Corps
    assert sites(f"u-1id-26@2617 {FAR}", "ue-v") == NEAR_2617
    assert sites(f"u-101ab-501@2617 {FAR}") == []  # of no corps
    cut_off = "g-26-39@2616 g-26-77_78@2618 u-28id-110@2617"
    assert sites(cut_off) == []
    assert sites(f"{cut_off} u-28id-112@2419") == ["2118", "2220", "2319", "2416", "2518", "2718", "2719"]


@pytest.mark.rule("12.4.1c", "6.1b", "6.1a", "6.3a")
def test_who_may_stand_in_its_hex() -> None:
    units = f"u-28id-110@2617 {FAR}"
    rest = [hex_ for hex_ in NEAR_2617 if hex_ != "2518"]
    assert sites(f"{units} u-28id-112@2518") == NEAR_2617
    assert sites(f"{units} u-101ab-501@2518 u-101ab-502@2518") == NEAR_2617
    assert sites(f"{units} u-1id-26@2518") == rest
    assert sites(units, assets="ue-v@2518") == rest
    # 6.1a is about units: an asset does not count for stacking, so the British do not close a hex to it
    with_british = sites(f"u-1id-26@1808 {FAR} b-29@1809", "ue-v", turn=9)
    assert "1809" in with_british
    assert with_british == sites(f"u-1id-26@1808 {FAR}", "ue-v", turn=9)


@pytest.mark.rule("12.4.1b", "3.2b", "4.1b")
def test_the_v_corps_starts_in_elsenborn_and_stays_on_turn_1() -> None:
    state = opening()
    assert asset(state, "ue-v") == "3406"
    assert [asset(state, f"ue-{corps}") for corps in ("viii", "vii", "iii")] == ["away:2", "away:3", "away:4"]
    assert asked(state) == "german woods-prompt-attacks 11.1e"  # nobody was asked about engineers
    state = phase(f"u-28id-110@2617 {FAR}", turn=1, assets="ue-v@3406 ue-viii@ready")
    assert "engineers" not in asked(state)
    assert asset(state, "ue-v") == "3406"


@pytest.mark.rule("12.4.1d")
def test_a_withdrawn_engineer_is_back_one_turn_later() -> None:
    state = phase(f"u-28id-110@2617 {FAR}", assets="ue-viii@2616")
    assert legal(state) == ["withdraw ue-viii", "pass"]
    events = do(state, "withdraw ue-viii")
    assert told(events) == ["asset_withdrawn asset=ue-viii turn=5 by=12.4.1d"]
    assert cites(events) == ["12.4.1d"]
    assert asset(state, "ue-viii") == "away:5"
    assert "engineers" not in asked(state)  # not again in this turn
    state.turn = 5
    resume(state, ENGINEERS)
    assert legal(state) == ["deploy ue-viii", "pass"]  # deployed in the turn that it is back


@pytest.mark.rule("12.4.1d")
def test_an_engineer_stays_from_turn_to_turn() -> None:
    state = phase(f"u-28id-110@2617 {FAR}", assets="ue-viii@2616", turn=5)
    do(state, "pass")
    assert asset(state, "ue-viii") == "2616"
    # Its unit is gone, its village is in enemy zones and out of supply: it stays
    state = phase("u-1id-26@3406 g-26-39@2617 g-26-77_78@2615", assets="ue-viii@2616", turn=5)
    assert "withdraw ue-viii" in legal(state)
    assert asset(state, "ue-viii") == "2616"


@pytest.mark.rule("12.9", "12.4.1d")
@pytest.mark.parametrize(("turn", "engineer", "unit"), [(2, "viii", "u-28id-110"), (3, "vii", "u-84id-333"),
                                                        (4, "iii", "u-26id-101")])  # fmt: skip
def test_engineers_come_in_the_asset_phase_of_their_turn(turn: int, engineer: str, unit: str) -> None:
    state = bare(f"{unit}@2617 {FAR}", turn=turn - 1, assets=f"ue-{engineer}@away:{turn}")
    if turn > 2:
        resume(state, ENGINEERS)
        assert "engineers" not in asked(state)
    state.turn = turn
    resume(state, ENGINEERS)
    assert legal(state) == [f"deploy ue-{engineer}", "pass"]


@pytest.mark.rule("12.4.1e", "6.3a")
def test_engineers_are_no_obstacle_to_friends() -> None:
    """The road 2615 2616 2617: armour at the road rate passes the engineer, and five units may stay with it."""
    state = position(f"u-9ad-cca@2615 {FAR}", side="allied", assets="ue-viii@2616")
    events = go(state, "u-9ad-cca", "2616", "2617")
    assert told(events)[-1] == "moved unit=u-9ad-cca origin=2616 hex=2617 spent=2"
    four = "u-101ab-501@2616 u-101ab-502@2616 u-101ab-506@2616 u-101ab-327@2616 u-28id-110@2616"
    state = position(f"{four} {FAR}", side="allied", assets="ue-viii@2616")
    do(state, "end")
    assert asked(state) == "chance woods-roll-chit 14.1"  # nobody has to go


@pytest.mark.rule("12.4.1e", "7.3f")
def test_engineers_do_not_open_a_line_of_supply() -> None:
    """The vise about 2617; a friend in 2518 opens it, an engineer does not."""
    units = "g-26-39@2616 g-26-77_78@2618 u-28id-110@2617"
    unit = UNITS.index("u-28id-110")
    assert is_oos(bare(units), unit)
    assert is_oos(bare(units, assets="ue-viii@2518"), unit)
    assert not is_oos(bare(f"{units} u-28id-112@2518"), unit)


@pytest.mark.rule("12.4.1e", "10.3a")
def test_engineers_hold_no_door() -> None:
    """The unit in 2617 is hemmed in; only a friend in 2518 lets it out to the west."""
    units = "g-26-39@2616 g-26-77_78@2618 u-28id-110@2617"
    assert "move u-28id-110" not in legal(position(units, side="allied", assets="ue-viii@2518"))
    assert "move u-28id-110" in legal(position(f"{units} u-28id-112@2518", side="allied"))


# --- 12.4.2 defence ---------------------------------------------------------------------------------------------------


def head(units: str, hex_: str, attackers: str, *, side: str = "german", **more: Any) -> str:
    """The column of an attack without artillery."""
    state = position(units, side=side, round_="combat", **more)
    do(state, "end", f"attack {hex_}", *(f"join {unit}" for unit in attackers.split()), "strike")
    while "support" in asked(state):
        do(state, "ready")
    return told(do(state, "die 1"))[0].split()[2]


@pytest.mark.rule("12.4.2a")
def test_one_column_for_a_defender_of_its_corps_within_three_hexes() -> None:
    """10 to 4 are 2-1; the regiment is alone: 3-1."""
    units = "g-26-39@2618 g-26-77_78@2618 u-28id-110@2617"
    both = "g-26-39 g-26-77_78"
    assert head(units, "2617", both) == "column=3-1"
    for hex_, column in (("2616", "2-1"), ("2415", "2-1"), ("2317", "2-1"), ("2217", "3-1"), ("2213", "3-1")):
        assert head(units, "2617", both, assets=f"ue-viii@{hex_}") == f"column={column}"
    assert head(units, "2617", both, assets="ue-v@2616") == "column=3-1"  # of another corps
    assert head(units, "2617", both, assets="ue-viii@2616 ue-v@2518 ue-iii@2416") == "column=2-1"


@pytest.mark.rule("12.4.2a")
def test_an_engineer_in_the_box_helps_nobody() -> None:
    units = "g-26-39@2618 g-26-77_78@2618 u-28id-110@2617"
    assert head(units, "2617", "g-26-39 g-26-77_78", assets="ue-viii@away:5") == "column=3-1"


@pytest.mark.rule("12.4.2a", "12.9.1c")
def test_any_engineer_helps_airborne_and_the_delay() -> None:
    both = "g-26-39@2618 g-26-77_78@2618"
    names = "g-26-39 g-26-77_78"
    airborne = f"{both} u-101ab-501@2617"  # 10 to 5, alone: 3-1
    assert head(airborne, "2617", names) == "column=3-1"
    assert head(airborne, "2617", names, assets="ue-iii@2616") == "column=2-1"
    assert head(airborne, "2617", names, assets="ue-iii@2616 ue-v@2518") == "column=2-1"  # one such shift
    delay = f"{both} u-delay@2718"  # 5 to 1 and the village: 2-1
    assert head(delay, "2718", "g-26-39") == "column=2-1"
    assert head(delay, "2718", "g-26-39", assets="ue-vii@2616") == "column=1-1"
    british = "g-26-39@1809 g-26-77_78@1809 b-6ab-3@1808"  # 10 to 4, alone: 3-1
    assert head(british, "1808", names, turn=9) == "column=3-1"
    assert head(british, "1808", names, turn=9, assets="ue-v@1608") == "column=2-1"


@pytest.mark.rule("12.4.2a", "8.4")
def test_an_engineer_helps_in_every_combat_of_a_round_and_units_out_of_supply() -> None:
    units = "g-26-39@2618 g-26-77_78@2616 u-28id-110@2617 g-12-27@2519 g-12-48_89@2519 u-28id-112@2419"
    state = position(units, round_="combat", assets="ue-viii@2518")
    do(state, "end", "attack 2419", "join g-12-27", "join g-12-48_89", "strike")
    while "support" in asked(state):
        do(state, "ready")
    # 10 to 4: 2-1; woods and engineer: 1-2
    assert told(do(state, "die 1", "lose g-12-27"))[0].split()[2] == "column=1-2"
    do(state, "attack 2617", "join g-26-39", "join g-26-77_78", "strike")
    while "support" in asked(state):
        do(state, "ready")
    # 10 to 4: 2-1; out of supply, engineer
    assert told(do(state, "die 1"))[0].split()[2] == "column=2-1"


@pytest.mark.rule("12.4.2b")
def test_never_to_attacks() -> None:
    """3 to 4, and the attacker is alone: 1-3 with and without the engineer."""
    units = "g-5-13@2618 u-28id-110@2617"
    assert head(units, "2618", "u-28id-110", side="allied") == "column=1-3"
    assert head(units, "2618", "u-28id-110", side="allied", assets="ue-viii@2616") == "column=1-3"


@pytest.mark.rule("12.4.2b")
def test_an_engineer_alone_is_not_attacked() -> None:
    state = position("g-26-39@2618 u-28id-110@2617", round_="combat", assets="ue-viii@2718")
    do(state, "end")
    assert legal(state) == ["attack 2617", "end"]


# --- 12.4.3, 12.4.4 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.4.3", "10.6.1a")
def test_the_delay_counts_for_demolition() -> None:
    """The bridge between Elsenborn and Bütgenbach."""
    state = position(f"u-delay@3407 {FAR}", side="allied", assets="ue-v@3406")
    assert legal(state) == ["demolish ue-v", "end"]
    do(state, "demolish ue-v")
    assert legal(state) == ["blow 3406/3407"]
    assert told(do(state, "blow 3406/3407")) == ["bridge_blown bridge=3406/3407 by=10.6.1a"]
    assert is_broken(state, "3406/3407")
    assert legal(state) == ["end"]
    assert legal(position(FAR + " u-1id-26@2803", side="allied", assets="ue-v@3406")) == ["move u-1id-26", "end"]


@pytest.mark.rule("12.4.4a", "12.4.1d")
def test_ex_12_an_engineer_is_overrun() -> None:
    """Turn 3: the whole allowance, and the engineer is back on turn 5."""
    state = position("g-2pz-a@2717 u-28id-110@2317", turn=3, assets="ue-viii@2616")
    do(state, "move g-2pz-a")
    assert "2616" in starts(state, "to")
    events = do(state, "to 2616")
    assert told(events) == [
        "controlled side=german hex=2616",
        "asset_withdrawn asset=ue-viii turn=5 by=12.4.4a",
        "moved unit=g-2pz-a origin=2717 hex=2616 spent=12",
    ]
    assert cites(events)[1] == "12.4.4a"
    assert asset(state, "ue-viii") == "away:5"
    assert legal(state) == ["end"]  # the move is over
    assert (at(state, "g-2pz-a"), controller(state, "2616")) == ("2616:3", "german")


@pytest.mark.rule("12.4.4a")
def test_only_with_the_whole_allowance() -> None:
    state = position("g-2pz-a@2817 u-28id-110@2317", turn=3, assets="ue-viii@2616")
    go(state, "g-2pz-a", "2717")
    assert "2616" not in starts(state, "to")
    assert "2617" in starts(state, "to")  # it has MP left
    infantry = position("g-26-39@2717 u-28id-110@2317", turn=3, assets="ue-viii@2616")
    assert told(go(infantry, "g-26-39", "2616"))[-1] == "moved unit=g-26-39 origin=2717 hex=2616 spent=6"
    by_road = position("g-2pz-a@2615 u-28id-110@2317", turn=3, assets="ue-viii@2616")
    assert told(go(by_road, "g-2pz-a", "2616"))[-1].endswith("spent=12")
    # Allied units pass it for nothing
    friend = position(f"u-9ad-cca@2717 {FAR}", turn=3, side="allied", assets="ue-viii@2616")
    assert told(go(friend, "u-9ad-cca", "2616"))[-1].endswith("spent=2")


@pytest.mark.rule("12.4.4a", "10.2.1d")
def test_not_where_an_allied_unit_stands_with_it() -> None:
    state = position("g-2pz-a@2717 u-28id-110@2616", turn=3, assets="ue-viii@2616")
    do(state, "move g-2pz-a")
    assert "2616" not in starts(state, "to")


@pytest.mark.rule("12.4.4a", "14.4c")
def test_also_with_the_one_hex_of_a_combat_round() -> None:
    state = position("g-2pz-a@2717 u-28id-110@2317", round_="combat", assets="ue-viii@2616")
    assert told(go(state, "g-2pz-a", "2616"))[1:] == [
        "asset_withdrawn asset=ue-viii turn=6 by=12.4.4a",
        "moved unit=g-2pz-a origin=2717 hex=2616 spent=12",
    ]


@pytest.mark.rule("12.4.4b", "12.4.1d")
def test_an_advance_removes_it_too() -> None:
    """10 to 1 and the village: 5-1; the Delay goes back to its box and an attacker advances into Longvilly."""
    units = "g-26-39@2618 g-26-77_78@2618 u-delay@2718"
    state = position(units, round_="combat", assets="ue-viii@2718")
    do(state, "end", "attack 2718", "join g-26-39", "join g-26-77_78", "strike", "ready")
    do(state, "die 6", "lose u-delay")
    assert legal(state) == ["advance g-26-39", "advance g-26-77_78", "stop"]
    events = do(state, "advance g-26-39")
    assert told(events) == [
        "controlled side=german hex=2718",
        "asset_withdrawn asset=ue-viii turn=6 by=12.4.4b",
        "advanced unit=g-26-39 hex=2718",
    ]
    assert asset(state, "ue-viii") == "away:6"


@pytest.mark.rule("12.4.2a", "12.4.1c")
def test_ranges_of_the_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, tables={"support": {"engineer_range": 2, "corps_range": 1}})
    units = "g-26-39@2618 g-26-77_78@2618 u-28id-110@2617"
    assert head(units, "2617", "g-26-39 g-26-77_78", assets="ue-viii@2417") == "column=2-1"
    assert head(units, "2617", "g-26-39 g-26-77_78", assets="ue-viii@2317") == "column=3-1"
    assert sites(f"u-28id-110@2617 {FAR}") == ["2518", "2616", "2718"]

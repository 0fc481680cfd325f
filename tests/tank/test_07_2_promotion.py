"""7.2 Promotion: an ordinary tank takes the place of a leader that was lost."""

import pytest

from grognard.games.tank.board import HEXES
from grognard.kernel import text
from tests.tank.position import (
    at,
    cites,
    do,
    facing,
    legal,
    pivot,
    position,
    refusal,
    seen,
    starts,
    told,
    track,
    unpack,
)

LEADER = "us_sherman_hq_2"
LOST = "us_sherman_hq_2@dead us_sherman_1@H2>S us_sherman_2@H1 de_pz4_1@H3>N de_pz4_2@A10"


@pytest.mark.rule("7.2a")
@pytest.mark.parametrize(
    ("leaders", "possible"),
    [
        ("us_sherman_hq_2@dead", True),
        ("us_sherman_hq_1@dead", True),
        ("us_sherman_hq_2@dead us_sherman_hq_1@G9", True),
        ("us_sherman_hq_2@G8 us_sherman_hq_1@G9", False),  # both alive
        ("us_sherman_hq_2@exited", False),  # not eliminated
        ("us_sherman_hq_2@waiting", False),
        ("us_sherman_hq_2@absent", False),  # never in play
        ("de_pz4_hq_1@dead", False),  # the enemy's
        ("us_sherman_3@dead", False),  # no leader
    ],
)
def test_only_in_the_place_of_an_eliminated_leader(leaders: str, possible: bool) -> None:
    state = position(f"{leaders} us_sherman_1@H2 de_pz4_1@A10", scenario="head_to_head")
    assert ("promote us_sherman_1" in legal(state)) is possible
    assert refusal(state, "us_sherman_1", verb="promote") == ("" if possible else "7.2a tank-no-no-dead-leader")


@pytest.mark.rule("7.2a")
def test_once_for_each_leader_lost() -> None:
    state = position(f"{LOST} us_sherman_hq_1@dead us_sherman_3@C1")
    leaders = (LEADER, "us_sherman_hq_1")
    do(state, "promote us_sherman_1")
    assert {at(state, leader) for leader in leaders} == {"H2", "dead"}
    assert starts(state, "promote") == ["us_sherman_2", "us_sherman_3"]
    do(state, "promote us_sherman_2")
    assert {at(state, leader) for leader in leaders} == {"H2", "H1"}
    assert starts(state, "promote") == []
    assert refusal(state, "us_sherman_3", verb="promote") == "7.2a tank-no-no-dead-leader"


@pytest.mark.rule("7.2b")
@pytest.mark.parametrize(
    ("active", "units", "promoted"),
    [
        (
            "us",
            "us_sherman_hq_2@dead us_sherman_hq_1@A1 us_sherman_1@C1 us_sherman_6@E1 us_wolverine_1@G1 us_priest_1@I1 "
            "us_infantry_1@A5 us_atgun_1@C5 us_sherman_2@waiting us_sherman_3@dead",
            ["us_sherman_1", "us_sherman_6"],
        ),
        (
            "de",
            "de_pz4_hq_2@dead de_pz4_hq_1@A1 de_pz4_1@C1 de_pz4_5@E1 de_tiger_1@G1 de_wespe_1@I1 de_infantry_1@A5 "
            "de_atgun_1@C5 de_pz4_2@waiting de_pz4_3@dead",
            ["de_pz4_1", "de_pz4_5"],
        ),
    ],
)
def test_an_ordinary_sherman_or_panzer_iv_on_the_map(
    active: str, units: str, promoted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    unpack(monkeypatch)
    state = position(units, scenario="head_to_head", active=active)
    assert starts(state, "promote") == promoted


@pytest.mark.rule("7.2b")
@pytest.mark.parametrize(
    ("unit", "answer"),
    [
        ("us_sherman_2", "7.2b tank-no-promote-waiting unit=@tank-us_sherman"),
        ("us_wolverine_1", "7.2b tank-no-promote-type unit=@tank-us_wolverine"),
        ("us_sherman_hq_1", "7.2b tank-no-promote-type unit=@tank-us_sherman_hq"),
        ("us_infantry_1", "7.2b tank-no-promote-type unit=@tank-us_infantry"),
        ("us_sherman_3", "9.4f tank-no-eliminated unit=@tank-us_sherman"),
        ("us_sherman_hq_2", "9.4f tank-no-eliminated unit=@tank-us_sherman_hq"),
        ("us_sherman_4", "8.2b tank-no-exited unit=@tank-us_sherman"),
        ("us_sherman_5", "11.0c tank-no-absent unit=@tank-us_sherman"),
        ("de_pz4_1", "6.0b tank-no-not-yours unit=@tank-de_pz4 side=@side-us"),
        ("us_sherman_1", ""),
    ],
)
def test_who_cannot_be_promoted(unit: str, answer: str) -> None:
    state = position(
        "us_sherman_hq_2@dead us_sherman_hq_1@A1 us_sherman_1@C1 us_wolverine_1@G1 us_infantry_1@A5 "
        "us_sherman_2@waiting us_sherman_3@dead us_sherman_4@exited de_pz4_1@I10",
        scenario="head_to_head",
    )
    assert refusal(state, unit, verb="promote") == answer


@pytest.mark.rule("7.2b")
def test_it_costs_one_point() -> None:
    state = position(LOST, chit=2)
    events = do(state, "promote us_sherman_1")
    assert told(events) == [f"promoted unit=us_sherman_1 leader={LEADER} hex=H2 spent=1"]
    assert cites(events) == ["7.2b"]
    assert events[0].text() == text(
        "tank-log-promoted", unit="@tank-us_sherman", leader="@tank-us_sherman_hq", hex="H2"
    )
    assert track(state, "ap").value == 1
    events = do(state, *pivot("us_sherman_2"))
    assert told(events)[-2] == "phase_ended side=us spent=2"


@pytest.mark.rule("7.2b")
def test_a_promotion_may_be_the_last_action() -> None:
    state = position(LOST, chit=2, spent=1)
    assert told(do(state, "promote us_sherman_1"))[-2] == "phase_ended side=us spent=2"


@pytest.mark.rule("7.2c")
@pytest.mark.parametrize("way", ["N", "NE", "SE", "S", "SW", "NW"])
def test_hex_and_facing_stay(way: str) -> None:
    state = position(f"us_sherman_hq_2@dead us_sherman_1@E6>{way} de_pz4_1@A10")
    do(state, "promote us_sherman_1")
    assert (at(state, LEADER), facing(state, LEADER), at(state, "us_sherman_1")) == ("E6", way, "absent")
    assert state.control[HEXES.index("E6")] == -1  # nobody moved in


@pytest.mark.rule("7.2d")
@pytest.mark.parametrize(
    ("moved", "fired", "marks", "may"),
    [
        ("", "", ("leader",), "fire de_pz4_1;move us_sherman_hq_2;move us_sherman_2;end"),
        ("us_sherman_1", "", ("moved", "leader"), "fire de_pz4_1;move us_sherman_2;end"),
        ("", "us_sherman_1", ("fired", "leader"), "move us_sherman_hq_2;move us_sherman_2;end"),
        ("us_sherman_1", "us_sherman_1", ("moved", "fired", "leader", "finished"), "move us_sherman_2;end"),
    ],
    ids=["fresh", "moved", "fired", "both"],
)
def test_the_flags_are_inherited(moved: str, fired: str, marks: tuple[str, ...], may: str) -> None:
    state = position(LOST, moved=moved, fired=fired)
    do(state, "promote us_sherman_1")
    assert seen(state, LEADER).marks == marks
    assert legal(state) == may.split(";")


@pytest.mark.rule("7.2d")
def test_nobody_elses_flags_are() -> None:
    state = position(LOST, moved="us_sherman_2", fired="us_sherman_2")
    do(state, "promote us_sherman_1")
    assert seen(state, LEADER).marks == ("leader",)
    assert seen(state, "us_sherman_2").marks == ("moved", "fired", "finished")


@pytest.mark.rule("7.2e")
def test_the_new_leader_leads_and_fires_in_the_same_phase() -> None:
    state = position(LOST)
    do(state, "promote us_sherman_1")
    assert told(do(state, f"move {LEADER}"))[0] == f"activated unit={LEADER} spent=2 group=us_sherman_2"
    do(state, *pivot("us_sherman_2"), *pivot(LEADER))
    do(state, "fire de_pz4_1", f"with {LEADER}", "shoot", "roll 3")
    assert seen(state, LEADER).marks == ("moved", "fired", "leader", "finished")
    assert track(state, "ap").value == 3


@pytest.mark.rule("7.2f")
def test_the_replaced_counter_is_no_loss() -> None:
    state = position(LOST)
    assert track(state, "vp", side="de").value == 1
    do(state, "promote us_sherman_1")
    assert track(state, "vp", side="de").value == 1
    assert refusal(state, "us_sherman_1", place="H1") == "7.2f tank-no-promoted unit=@tank-us_sherman"


@pytest.mark.rule("7.2f")
def test_a_leader_lost_twice_counts_twice_and_may_come_back_again() -> None:
    state = position(LOST, scenario="last_stand")
    do(state, "promote us_sherman_1", "end", "chit 4")
    do(state, f"fire {LEADER}", "with de_pz4_1", "shoot", "roll 12")
    assert track(state, "vp", side="de").value == 2
    do(state, "end", "chit 4", "promote us_sherman_2")
    assert (at(state, LEADER), track(state, "vp", side="de").value) == ("H1", 2)

"""7.1 Platoon leaders: one AP for the leader and its neighbours."""

import pytest

from grognard.games.tank import GAME
from grognard.games.tank.board import UNITS
from tests.tank.position import (
    asked,
    at,
    cites,
    do,
    facing,
    hexes_in_reach,
    legal,
    pivot,
    plan,
    position,
    refusal,
    seen,
    starts,
    told,
    track,
)

LEADER = "us_sherman_hq_2"
# Three neighbours, a friend two hexes off, an enemy beside the leader
GROUP = (
    "us_sherman_hq_2@F2 us_sherman_1@F1 us_wolverine_1@E2 us_infantry_1@F3 us_sherman_2@H2 de_pz4_1@G3>N de_pz4_2@A10"
)


@pytest.mark.rule("7.1a")
def test_every_friendly_neighbour_may_move_at_no_further_cost() -> None:
    state = position(GROUP)
    events = do(state, f"move {LEADER}")
    group = ["us_sherman_1", "us_wolverine_1", "us_infantry_1"]
    assert told(events) == [f"activated unit={LEADER} spent=1 group={','.join(group)}"]
    assert cites(events) == ["7.0a"]
    assert legal(state) == [f"move {unit}" for unit in (LEADER, *group)] + ["done"]
    for unit in (LEADER, *group):
        do(state, f"move {unit}", "face SE")
    assert asked(state).startswith("us tank-prompt-phase")  # the last of them ends it
    assert track(state, "ap").value == 1
    assert all("moved" in seen(state, unit).marks for unit in (LEADER, *group))
    assert seen(state, "us_sherman_2").marks == ()


@pytest.mark.rule("7.1a")
@pytest.mark.parametrize("hex_", ["F1", "G2", "G3", "F3", "E3", "E2"])
def test_a_neighbour_on_any_side(hex_: str) -> None:
    state = position(f"{LEADER}@F2 us_sherman_1@{hex_}")
    assert told(do(state, f"move {LEADER}"))[0].endswith("group=us_sherman_1")


@pytest.mark.rule("7.1a")
@pytest.mark.parametrize("unit", ["us_sherman_1", "us_wolverine_1", "us_priest_1"])
def test_an_ordinary_unit_takes_nobody_along(unit: str) -> None:
    state = position(f"{unit}@F2 us_sherman_2@F1")
    assert told(do(state, f"move {unit}")) == [f"activated unit={unit} spent=1 group="]
    assert asked(state) == f"us tank-prompt-move unit=@tank-{unit[:-2]} hex=F2 8.0a {unit}"


@pytest.mark.rule("7.1a")
def test_a_leader_without_neighbours_moves_as_any_unit() -> None:
    state = position(f"{LEADER}@F2 us_sherman_1@F4 de_pz4_1@F1")
    assert told(do(state, f"move {LEADER}")) == [f"activated unit={LEADER} spent=1 group="]
    assert asked(state) == f"us tank-prompt-move unit=@tank-us_sherman_hq hex=F2 8.0a {LEADER}"
    assert plan(position(f"{LEADER}@F2"), LEADER, place="F1") == [f"move {LEADER}", "to F1"]
    assert plan(position(f"{LEADER}@F2 us_sherman_1@F3"), LEADER, place="F1") == [
        f"move {LEADER}",
        f"move {LEADER}",
        "to F1",
    ]


@pytest.mark.rule("7.1b")
def test_the_neighbours_are_fixed_when_the_point_is_spent() -> None:
    state = position(GROUP)
    do(state, f"move {LEADER}", f"move {LEADER}", "to G2", "face N")  # beside H2, away from E2 and F3
    assert legal(state) == ["move us_sherman_1", "move us_wolverine_1", "move us_infantry_1", "done"]
    assert refusal(state, "us_sherman_2", place="H3") == "7.1b tank-no-not-in-group unit=@tank-us_sherman hex=H2"
    assert refusal(state, "us_wolverine_1", place="E3") == ""


@pytest.mark.rule("7.1b")
def test_a_unit_that_a_neighbour_comes_to_is_not_taken_along() -> None:
    state = position(GROUP)
    do(state, f"move {LEADER}", "move us_sherman_1", "to G2", "face N")
    assert "move us_sherman_2" not in legal(state)


@pytest.mark.rule("7.1c")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 0, 2]])
def test_one_at_a_time_in_any_order(order: list[int]) -> None:
    units = [LEADER, "us_sherman_1", "us_wolverine_1"]
    state = position(f"{LEADER}@F2 us_sherman_1@F1 us_wolverine_1@E2")
    do(state, f"move {LEADER}")
    assert asked(state) == f"us tank-prompt-group 7.1c {LEADER}"
    left = list(units)
    for number in order:
        assert legal(state) == [f"move {unit}" for unit in left] + ["done"]
        do(state, f"move {units[number]}", "face S")
        left.remove(units[number])
        if left:
            assert asked(state) == "us tank-prompt-group 7.1c -"  # a place to judge
    assert asked(state) == "us tank-prompt-phase 7.0a -"


@pytest.mark.rule("7.1c")
def test_who_did_nothing_keeps_its_move() -> None:
    state = position(GROUP)
    do(state, f"move {LEADER}", *pivot("us_sherman_1", "SE"), "done")
    assert (at(state, "us_sherman_1"), facing(state, "us_sherman_1")) == ("F1", "SE")
    assert seen(state, "us_wolverine_1").marks == ()
    assert starts(state, "move") == ["us_sherman_2", "us_wolverine_1", "us_infantry_1"]
    do(state, *pivot("us_wolverine_1"))
    assert track(state, "ap").value == 2


@pytest.mark.rule("7.1c")
def test_what_can_be_pointed_at_while_a_group_moves() -> None:
    state = position(f"{GROUP} us_sherman_hq_1@dead")
    do(state, f"move {LEADER}")
    assert refusal(state, place="F4") == "7.1c tank-no-choose-unit"
    assert refusal(state, verb="end") == "7.1c tank-no-not-now answer=end"
    assert refusal(state, verb="done") == ""
    assert refusal(state, "us_sherman_1 us_wolverine_1", place="E1") == (
        "7.1c tank-no-one-at-a-time unit=@tank-us_sherman"
    )
    assert refusal(state, "de_pz4_1", place="G4") == "6.0b tank-no-not-yours unit=@tank-de_pz4 side=@side-us"
    assert refusal(state, "us_sherman_hq_1", place="F4") == "9.4f tank-no-eliminated unit=@tank-us_sherman_hq"
    assert plan(state, "us_sherman_1", place="E1") == ["move us_sherman_1", "to E1"]
    assert plan(state, "us_sherman_1", place="F1") == ["move us_sherman_1"]
    assert refusal(state, "us_infantry_1", place="F5") == (
        "8.0d tank-no-points hex=F5 terrain=@terrain-clear cost=2 left=1 unit=@tank-us_infantry"
    )


@pytest.mark.rule("7.1d")
def test_they_need_not_stay_together() -> None:
    state = position("us_sherman_hq_2@F2 us_wolverine_1@E2")
    do(state, f"move {LEADER}", "move us_wolverine_1", "to D1", "to C1", "to B1", "face S")
    assert at(state, "us_wolverine_1") == "B1"
    do(state, f"move {LEADER}", "to G2", "to H1", "face S")
    assert at(state, LEADER) == "H1"


@pytest.mark.rule("7.1e")
def test_the_leader_need_not_move_but_its_move_is_used() -> None:
    state = position(GROUP)
    do(state, f"move {LEADER}", *pivot("us_sherman_1"), "done")
    assert (at(state, LEADER), facing(state, LEADER)) == ("F2", "N")
    assert seen(state, LEADER).marks == ("moved", "leader")
    assert LEADER not in starts(state, "move")


@pytest.mark.rule("7.1f")
@pytest.mark.parametrize(
    ("unit", "moved", "fired", "taken"),
    [
        ("us_sherman_2", "", "", True),
        ("us_sherman_2", "us_sherman_2", "", False),
        ("us_sherman_2", "", "us_sherman_2", True),  # a heavy unit that has fired may move
        ("us_infantry_1", "", "", True),
        ("us_infantry_1", "us_infantry_1", "", False),
        ("us_infantry_1", "", "us_infantry_1", False),
        ("us_atgun_1", "", "us_atgun_1", False),
        ("us_sherman_hq_1", "us_sherman_hq_1", "", False),
    ],
)
def test_who_has_moved_and_light_units_that_fired_get_nothing(unit: str, moved: str, fired: str, taken: bool) -> None:
    state = position(f"{LEADER}@F2 us_sherman_1@F1 {unit}@F3", moved=moved, fired=fired)
    do(state, f"move {LEADER}")
    assert (f"move {unit}" in legal(state)) is taken
    answer = "" if taken else f"7.1f tank-no-group-used unit=@tank-{unit[:-2]} hex=F3"
    assert refusal(state, unit, place="F4") == answer


@pytest.mark.rule("7.1f")
def test_a_leader_whose_neighbours_have_all_moved_moves_alone() -> None:
    state = position(f"{LEADER}@F2 us_sherman_1@F1", moved="us_sherman_1")
    assert told(do(state, f"move {LEADER}")) == [f"activated unit={LEADER} spent=1 group="]
    assert starts(state, "face")


@pytest.mark.rule("7.1f")
def test_nobody_moves_twice_in_the_group() -> None:
    state = position(GROUP)
    do(state, f"move {LEADER}", *pivot("us_sherman_1"), *pivot(LEADER))
    assert refusal(state, "us_sherman_1", place="E1") == "7.1f tank-no-group-used unit=@tank-us_sherman hex=F1"
    assert refusal(state, LEADER, place="E3") == "7.1h tank-no-moved unit=@tank-us_sherman_hq hex=F2"


TWO_LEADERS = "us_sherman_hq_2@F2 us_sherman_hq_1@F1 us_sherman_1@E1 de_pz4_1@A10"


@pytest.mark.rule("7.1g")
def test_a_second_leader_does_not_pass_the_benefit_on() -> None:
    """E1 is beside the second leader only."""
    state = position(TWO_LEADERS)
    do(state, f"move {LEADER}")
    assert legal(state) == ["move us_sherman_hq_1", f"move {LEADER}", "done"]
    do(state, "move us_sherman_hq_1")
    assert asked(state) == "us tank-prompt-move unit=@tank-us_sherman_hq hex=F1 8.0a us_sherman_hq_1"
    do(state, "face S")
    assert legal(state) == [f"move {LEADER}", "done"]
    do(state, "done")
    assert starts(state, "move") == ["us_sherman_1"]  # its move is used: it cannot lead later


@pytest.mark.rule("7.1g")
def test_a_second_leader_that_stayed_may_lead_later() -> None:
    state = position(TWO_LEADERS)
    do(state, f"move {LEADER}", *pivot(LEADER), "done")
    assert told(do(state, "move us_sherman_hq_1"))[0] == "activated unit=us_sherman_hq_1 spent=2 group=us_sherman_1"


@pytest.mark.rule("7.1h")
def test_a_leader_whose_move_is_used_is_not_activated_again() -> None:
    state = position(f"{LEADER}@F2 us_sherman_1@F1", moved=LEADER)
    assert legal(state) == ["move us_sherman_1", "end"]
    assert refusal(state, LEADER, place="F3") == "7.1h tank-no-moved unit=@tank-us_sherman_hq hex=F2"
    assert refusal(state, LEADER) == "7.1h tank-no-moved unit=@tank-us_sherman_hq hex=F2"


@pytest.mark.rule("7.1i")
def test_an_entering_leader_takes_nobody_along() -> None:
    state = position(f"{LEADER}@waiting us_sherman_1@F1 us_sherman_2@waiting", scenario="head_to_head")
    do(state, f"enter {LEADER}", "to E1")
    assert {line.split()[0] for line in legal(state)} == {"to", "face"}
    do(state, "face S")
    assert asked(state) == "us tank-prompt-phase 7.0a -"
    assert (at(state, "us_sherman_2"), seen(state, "us_sherman_1").marks) == ("waiting", ())
    assert LEADER not in starts(state, "move")


@pytest.mark.rule("7.1i")
def test_waiting_units_are_beside_nobody() -> None:
    state = position(f"{LEADER}@E1 us_sherman_1@F1 us_sherman_2@waiting", scenario="head_to_head")
    assert told(do(state, f"move {LEADER}"))[0].endswith("group=us_sherman_1")
    assert not starts(state, "enter")
    assert refusal(state, "us_sherman_2", place="D1") == "7.1i tank-no-group-waiting unit=@tank-us_sherman"


@pytest.mark.rule("7.1j")
def test_everybody_in_the_group_moves_by_the_rules_of_movement() -> None:
    """Map B: us_sherman_1 marches by road from C5, us_sherman_2 gets no further than its 2 MP, infantry one hex."""
    state = position(f"{LEADER}@C4 us_sherman_1@C5 us_sherman_2@C3 us_infantry_1@B3", scenario="last_stand")
    alone = {unit: hexes_in_reach(state, unit) for unit in ("us_sherman_1", "us_sherman_2", "us_infantry_1")}
    assert {"A7", "E3"} <= alone["us_sherman_1"]
    do(state, f"move {LEADER}")
    for unit, hexes in alone.items():
        assert hexes_in_reach(state, unit) == hexes
    do(state, "move us_sherman_1", "to B5", "to A6", "to A7", "face N")
    assert at(state, "us_sherman_1") == "A7"


@pytest.mark.rule("7.1j")
def test_a_unit_of_the_group_may_leave_the_map() -> None:
    state = position("de_pz4_hq_1@D2 de_pz4_1@D1 de_pz4_2@E3 us_sherman_1@I10", scenario="counterattack", active="de")
    do(state, "move de_pz4_hq_1")
    assert plan(state, "de_pz4_1", verb="leave") == ["move de_pz4_1", "leave"]
    assert plan(state, "de_pz4_2", verb="leave") == ["move de_pz4_2", "to E2", "to E1", "leave"]
    do(state, "move de_pz4_1", "leave")
    assert at(state, "de_pz4_1") == "exited"
    assert refusal(state, "de_pz4_1", place="D1") == "8.2b tank-no-exited unit=@tank-de_pz4"
    do(state, "move de_pz4_hq_1", "to D1", "leave")  # into the hex that was left, and after it
    assert legal(state) == ["move de_pz4_2", "done"]
    assert GAME.outcome(state) is None
    assert state.lost[UNITS.index("de_pz4_1")] == 0

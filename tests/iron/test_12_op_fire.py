"""12 Op fire: when it is offered, to whom, with what, and what becomes of the firers."""

import pytest

from grognard.games.iron.board import UNITS
from tests.iron.position import asked, at, chances, do, is_, legal, moving, points, question, starts, told

# --- when, and at whom ------------------------------------------------------------------------------------------------


@pytest.mark.rule("OPF-01", "OPF-02")
@pytest.mark.parametrize(
    ("firer", "fires"),
    [
        ("de-1-1@0314:r4,op", True),  # 8 hexes from 0306: long range
        ("de-1-1@0314:r4", False),  # fresh
        ("de-1-1@0314:r4,tired", False),
        ("de-1-1@0314:g2,op", True),
        ("de-1-1@0608:r4,op,pinned", False),
        ("de-1-1@0608:r4,op", True),
        ("de-truck-1@0308:op", False),
        ("de-tiger-1@0308:op,heavy", True),
        ("de-1-1@de-truck-1:r4,op de-truck-1@0308", False),
    ],
)
def test_who_may_fire_at_a_squad_that_entered_a_hex(firer: str, fires: bool) -> None:
    state = moving(f"us-1-1@0305:r4 {firer}", "us-1-1")
    do(state, "to 0306")
    assert (asked(state) == "de iron-prompt-react OPF-01") == fires
    if fires:
        assert legal(state) == [f"react {firer.partition('@')[0]}", "pass"]


@pytest.mark.rule("OPF-02", "TGT-08")
def test_range_counts_to_the_new_hex() -> None:
    """Regulars reach 8 at most: 0307 lies 8 from 1111, 0306 does not."""
    state = moving("us-1-1@0306:r4 de-1-1@1111:r4,op", "us-1-1")
    do(state, "to 0305")
    assert asked(state) == "us iron-prompt-move ACT-07"
    do(state, "to 0306")
    before = asked(state)
    do(state, "to 0307")
    assert (before, asked(state)) == ("us iron-prompt-move ACT-07", "de iron-prompt-react OPF-01")


@pytest.mark.rule("OPF-02", "TGT-03")
def test_the_firer_needs_line_of_sight() -> None:
    state = moving("us-1-1@0305:r4 de-1-1@0309:r4,op", "us-1-1", terrain="0308=woods")
    do(state, "to 0306")
    assert asked(state) == "us iron-prompt-move ACT-07"
    open_ = moving("us-1-1@0305:r4 de-1-1@0309:r4,op", "us-1-1", terrain="0306=woods 0309=woods")
    do(open_, "to 0306")
    assert asked(open_) == "de iron-prompt-react OPF-01"
    smoke = moving("us-1-1@0305:r4 de-1-1@0309:r4,op", "us-1-1", smoke="0307")
    do(smoke, "to 0306")
    assert asked(smoke) == "us iron-prompt-move ACT-07"


@pytest.mark.rule("OPF-02", "TGT-01")
def test_a_squad_op_fires_at_a_vehicle_only_near_by() -> None:
    """Against vehicles regulars have range 1: close at 1, long at 2, nothing at 3; an anti-tank squad has 3."""
    for row, word, fires in (("07", "", True), ("08", "", True), ("09", "", False), ("09", ",at", True)):
        state = moving(f"us-sherman-1@0305 de-1-1@03{row}:r4,op{word}", "us-sherman-1")
        do(state, "to 0306")
        assert (asked(state) == "de iron-prompt-react OPF-01") == fires
        if fires:
            do(state, "react de-1-1")
            assert legal(state) == ["normal"]


@pytest.mark.rule("OPF-02", "TGT-04")
def test_a_concealed_squad_is_not_fired_at() -> None:
    state = moving("us-1-1@0305:r4,hidden de-1-1@0309:r4,op", "us-1-1", terrain="0305=rough 0306=rough")
    do(state, "to 0306")
    assert is_(state, "us-1-1") == "r4,hidden"
    assert asked(state) == "us iron-prompt-move ACT-07"
    do(state, "to 0307")  # in the open it is seen
    assert is_(state, "us-1-1") == "r4"
    assert asked(state) == "de iron-prompt-react OPF-01"


@pytest.mark.rule("OPF-02")
def test_only_the_active_unit_is_the_target() -> None:
    state = moving("us-1-1@0305:r4 us-1-2@0306:r4 us-sherman-1@0306 de-1-1@0308:r4,op", "us-1-1")
    do(state, "to 0306", "react de-1-1")
    assert asked(state) == "de iron-prompt-attack ATK-07"
    assert question(state) == f"iron-prompt-attack unit=@iron-us-1-1 scope={UNITS.index('de-1-1')}"


@pytest.mark.rule("OPF-03")
def test_other_spending_triggers_nothing() -> None:
    state = moving(
        "us-1-1@0305:r3o1,eng us-1-2@0505:r1 us-truck-1@0305 de-1-1@0308:r4,op", "us-1-1",
        forts="0305=entrenchment", wire="0305",
    )  # fmt: skip
    for deed in ("cut_wire", "shelter entrenchment"):
        do(state, deed)
        assert asked(state) == "us iron-prompt-move ACT-07"
    other = moving("us-1-1@us-truck-1:r4 us-truck-1@0305 de-1-1@0308:r4,op", "us-1-1")
    do(other, "alight")
    assert asked(other) == "us iron-prompt-move ACT-07"


@pytest.mark.rule("OPF-04", "FORT-04")
def test_leaving_a_fortification_triggers_it_entering_does_not() -> None:
    state = moving("us-1-1@0305:r4,bunkered de-1-1@0308:r4,op", "us-1-1", forts="0305=pillbox")
    assert legal(state) == ["leave", "stop"]
    assert told(do(state, "leave")) == ["fort_left unit=us-1-1 hex=0305 fort=2"]
    assert asked(state) == "de iron-prompt-react OPF-01"
    do(state, "react de-1-1", "suppress", "hits 1")  # no pillbox any more: no defence dice are rolled
    assert (at(state, "us-1-1"), is_(state, "us-1-1")) == ("0305", "r4,tired,pinned")
    inside = moving("us-1-1@0305:r4 de-1-1@0308:r4,op", "us-1-1", forts="0305=pillbox")
    do(inside, "shelter pillbox")
    assert (asked(inside), points(inside)) == ("us iron-prompt-move ACT-07", 3)


@pytest.mark.rule("OPF-05", "COMB-03", "COMB-05")
def test_more_firers_combine_in_one_attack() -> None:
    state = moving("us-1-1@0305:r4 de-1-1@0308:r4,op de-1-2@0308:r3,op de-1-3@0408:r4 de-tiger-1@0309:op", "us-1-1")
    do(state, "to 0306")
    assert legal(state) == ["react de-1-1", "react de-1-2", "react de-tiger-1", "pass"]
    do(state, "react de-1-1")
    assert legal(state) == ["with de-1-2", "with de-tiger-1", "normal", "suppress"]  # not the fresh one
    do(state, "with de-1-2", "with de-tiger-1", "normal")
    assert list(chances(state)) == [f"hits {n}" for n in range(10)]  # 4 + 2 + 3
    do(state, "hits 0")
    assert asked(state) == "us iron-prompt-move ACT-07"
    assert [is_(state, unit) for unit in ("de-1-1", "de-1-2", "de-1-3", "de-tiger-1")] == [
        "r4,tired",
        "r3,tired",
        "r4",
        "tired",
    ]


# --- machine guns -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OPF-06", "FIG-08", "FIG-09")
def test_a_machine_gun_fires_once_at_a_unit_in_its_activation() -> None:
    state = moving("us-1-1@0305:r4 us-1-2@0405:r4 de-1-1@0308:g2,op", "us-1-1")
    do(state, "to 0306", "react de-1-1", "normal", "hits 0")
    assert is_(state, "de-1-1") == "g2,op"
    do(state, "to 0305")
    assert asked(state) == "us iron-prompt-move ACT-07"  # not at the same unit again
    do(state, "stop", "use us-1-2", "advance", "to 0406")
    assert legal(state) == ["react de-1-1", "pass"]  # at another it may
    do(state, "react de-1-1", "normal", "hits 0", "stop")
    assert is_(state, "de-1-1") == "g2,op"


@pytest.mark.rule("OPF-06")
def test_supporting_counts_as_firing() -> None:
    state = moving("us-1-1@0305:r4 de-1-1@0308:g2,op de-1-2@0308:r4,op de-1-3@0309:r4,op", "us-1-1")
    do(state, "to 0306", "react de-1-2", "with_guns de-1-1", "normal", "hits 0")
    assert (is_(state, "de-1-1"), is_(state, "de-1-2")) == ("g2,op", "r4,tired")
    do(state, "to 0305")
    assert legal(state) == ["react de-1-3", "pass"]
    do(state, "react de-1-3")
    assert legal(state) == ["normal", "suppress"]


@pytest.mark.rule("OPF-06")
def test_a_machine_gun_that_let_the_unit_go_may_fire_in_the_next_hex() -> None:
    state = moving("us-1-1@0305:r4 de-1-1@0308:g2,op", "us-1-1")
    do(state, "to 0306", "pass", "to 0305")
    assert legal(state) == ["react de-1-1", "pass"]


@pytest.mark.rule("FIG-08", "OPF-08", "TGT-06")
def test_ex_a8_rapid_op_fire() -> None:
    """The machine gun at X, at Y, then everybody at the tank Z in the next hex: only then is the squad fatigued."""
    state = moving("us-1-1@0304:r4 us-1-2@0304:r4 us-sherman-1@0306 de-1-1@0308:r2g1,op", "us-1-1")
    do(state, "to 0305", "react de-1-1")
    assert legal(state) == ["whole", "guns"]
    do(state, "guns", "normal")
    assert list(chances(state)) == [f"hits {n}" for n in range(5)]  # 4
    do(
        state,
        "hits 0",
        "stop",
        "use us-1-2",
        "advance",
        "to 0305",
        "react de-1-1",
        "guns",
        "suppress",
        "hits 0",
        "stop",
    )
    assert is_(state, "de-1-1") == "r2g1,op"
    do(state, "use us-sherman-1", "advance", "to 0307", "react de-1-1", "whole", "normal")
    assert list(chances(state)) == [f"hits {n}" for n in range(5)]  # 2 + 1 + 1
    do(state, "hits 0")
    assert is_(state, "de-1-1") == "r2g1,tired"


@pytest.mark.rule("FIG-08")
def test_a_gun_beside_others_may_not_be_the_only_one_in_reach() -> None:
    """At 9 hexes only the machine gun reaches: it is not asked, and the squad stays in op fire mode."""
    state = moving("us-1-1@0304:r4 us-1-2@1410:r1 de-1-1@0314:r2g1,op", "us-1-1")
    do(state, "to 0305", "react de-1-1")
    assert legal(state) == ["normal", "suppress"]
    do(state, "normal", "hits 0", "stop")
    assert is_(state, "de-1-1") == "r2g1,op"


# --- the type, the firers, mortars ------------------------------------------------------------------------------------


@pytest.mark.rule("OPF-07")
def test_the_type_is_free_against_squads() -> None:
    for target, types in (("us-1-1@0305:r4", ["normal", "suppress"]), ("us-halftrack-1@0305", ["normal"])):
        name = target.partition("@")[0]
        state = moving(f"{target} de-tiger-1@0308:op", name)
        do(state, "to 0306", "react de-tiger-1")
        assert legal(state) == types


@pytest.mark.rule("OPF-08", "COMB-07")
def test_firers_leave_op_fire_mode() -> None:
    state = moving("us-1-1@0305:r4 de-1-1@0308:r4,op de-halftrack-1@0308:op de-1-2@0308:r4,op", "us-1-1")
    do(state, "to 0306", "react de-halftrack-1", "with de-1-1", "normal", "hits 0")
    assert [is_(state, unit) for unit in ("de-halftrack-1", "de-1-1", "de-1-2")] == ["tired", "r4,tired", "r4,op"]


@pytest.mark.rule("OPF-09", "FIG-23")
def test_who_is_overrun_fires_at_close_range() -> None:
    """3 regulars in the tank's own hex: 3 dice against a vehicle, which hit on 4 to 6."""
    state = moving("us-sherman-1@0305 de-1-1@0306:r3,op", "us-sherman-1")
    do(state, "to 0306")
    assert legal(state) == ["react de-1-1", "pass"]
    do(state, "react de-1-1", "normal")
    assert chances(state) == {"hits 0": 27, "hits 1": 81, "hits 2": 81, "hits 3": 27}
    event = told(do(state, "hits 0"))[0]
    assert "dice=3 need=4" in event


@pytest.mark.rule("OPF-10", "ASLT-23", "ASLT-24")
def test_retreats_and_advances_are_not_fired_at() -> None:
    state = moving(
        "us-1-1@0305:e4 us-1-2@0309:r4,op us-1-3@0505:r4 de-1-1@0306:r1 de-1-2@0303:r4,op", "us-1-1", "assault"
    )
    do(state, "storm 0306", *(["begin"] if "begin" in legal(state) else []))
    while not starts(state, "retreat"):
        roll = legal(state)
        do(state, "hits 0" if asked(state).endswith("ASLT-13") else roll[-1])
        if at(state, "de-1-1") == "box":
            break
    assert asked(state) in ("us iron-prompt-follow ASLT-24", "de iron-prompt-retreat ASLT-18")
    if starts(state, "retreat"):
        do(state, "retreat 0307")
        assert asked(state) == "us iron-prompt-follow ASLT-24"  # us-1-2 is not asked
    do(state, "follow us-1-1")
    assert asked(state) == "us iron-prompt-turn ACT-01"  # nor is de-1-2
    assert (is_(state, "us-1-2"), is_(state, "de-1-2")) == ("r4,op", "r4,op")


@pytest.mark.rule("OPF-11")
def test_after_a_pass_the_same_trigger_is_not_offered_again() -> None:
    state = moving("us-1-1@0305:r4 de-1-1@0308:r4,op de-1-2@0308:r4,op", "us-1-1", forts="0306=entrenchment")
    do(state, "to 0306", "pass")
    assert asked(state) == "us iron-prompt-move ACT-07"
    do(state, "shelter entrenchment")
    assert asked(state) == "us iron-prompt-move ACT-07"
    do(state, "leave")
    assert asked(state) == "de iron-prompt-react OPF-01"  # another trigger


@pytest.mark.rule("OPF-12", "FIG-10")
def test_mortars_never_op_fire() -> None:
    state = moving("us-1-1@0305:r4 de-1-1@0309:m2,op", "us-1-1")
    do(state, "to 0306")
    assert asked(state) == "us iron-prompt-move ACT-07"
    mixed = moving("us-1-1@0305:r4 de-1-1@0309:r2m1,op", "us-1-1")
    do(mixed, "to 0306", "react de-1-1")
    assert legal(mixed) == ["normal", "suppress"]
    do(mixed, "normal")
    assert list(chances(mixed)) == ["hits 0", "hits 1", "hits 2"]  # the two regulars
    do(mixed, "hits 0")
    assert is_(mixed, "de-1-1") == "r2m1,tired"


@pytest.mark.rule("OPF-02", "MOD-03", "FORT-08", "FORT-17", "FORT-19")
def test_a_firer_is_halved_once_but_not_twice() -> None:
    state = moving("us-1-1@0305:r4 de-1-1@0308:r4,op", "us-1-1", wire="0308")
    do(state, "to 0306", "react de-1-1", "normal")
    assert list(chances(state)) == ["hits 0", "hits 1", "hits 2"]
    both = moving("us-1-1@0305:r4 de-1-1@0308:r4,op", "us-1-1", wire="0308", mines="0308")
    do(both, "to 0306")
    assert asked(both) == "us iron-prompt-move ACT-07"
    smoke = moving("us-1-1@0305:r4 de-tiger-1@0308:op de-tiger-2@0409:op,heavy", "us-1-1", smoke="0308 0409")
    do(smoke, "to 0306")
    assert legal(smoke) == ["react de-tiger-1", "pass"]
    do(smoke, "react de-tiger-1", "normal")
    assert list(chances(smoke)) == [f"hits {n}" for n in range(4)]


@pytest.mark.rule("OPF-05", "COMB-08")
def test_a_halved_unit_does_not_support_op_fire() -> None:
    state = moving("us-1-1@0305:r4 de-1-1@0308:r4,op de-1-2@0409:r4,op de-1-3@0309:r4,op", "us-1-1", wire="0409")
    do(state, "to 0306", "react de-1-1")
    assert legal(state) == ["with de-1-3", "normal", "suppress"]


@pytest.mark.rule("OPF-05", "TEAM-15")
def test_with_teams_division_1_is_asked_first_and_then_division_2() -> None:
    teams = {"teams": "on"}
    units = "us-1-1@0305:r4 de-1-1@0308:r4,op de-2-1@0308:r4,op"
    state = moving(units, "us-1-1", options=teams)
    do(state, "to 0306")
    assert legal(state) == ["react de-1-1", "pass"]
    do(state, "pass")
    assert legal(state) == ["react de-2-1", "pass"]
    do(state, "pass")
    assert asked(state) == "us iron-prompt-move ACT-07"
    one = moving(units, "us-1-1", options=teams)
    do(one, "to 0306", "react de-1-1", "normal", "hits 0")
    assert asked(one) == "us iron-prompt-move ACT-07"  # one attack for the team


@pytest.mark.rule("OPF-02", "DMG-08")
def test_a_heavily_damaged_vehicle_op_fires_at_half() -> None:
    state = moving("us-1-1@0305:r4 de-tiger-1@0308:op,heavy", "us-1-1")
    do(state, "to 0306", "react de-tiger-1", "normal")
    assert len(chances(state)) - 1 == 3

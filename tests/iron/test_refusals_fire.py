"""Why not: targets, range and sight, support, mortars, op fire, assaults (chapters 9 to 13, 16)."""

from pathlib import Path
from typing import Any

import pytest

from tests.iron.battle import under
from tests.iron.position import do, moving, plan, position, refusal
from tests.iron.test_refusals import no

# --- TGT: targets -----------------------------------------------------------------------------------------------------


def test_what_nobody_aims_at() -> None:
    units = "us-1-1@0305:r4 de-1-1@0308:r4,hidden de-truck-1@0307 de-1-2@de-truck-1:r4 us-1-2@0306:r4"
    state = position(units, terrain="0308=woods")
    assert refusal(state, "us-1-1", piece="de-1-1") == "TGT-04 iron-no-target-concealed target=@iron-de-1-1"
    expected = "TGT-04 iron-no-target-aboard target=@iron-de-1-2 vehicle=@iron-de-truck-1"
    assert refusal(state, "us-1-1", piece="de-1-2") == expected
    do(state, "use us-1-1", "fire")
    assert no(state) == "TGT-02 choose-target"
    assert no(state, place="0308") == "TGT-04 target-concealed"
    assert no(state, place="0310") == "TGT-02 nobody-there hex=0310"
    assert no(state, piece="us-1-2") == "TGT-02 choose-target"
    assert no(state, "us-1-1", piece="us-1-2") == "TGT-02 own-target"
    assert no(state, verb="rest") == "ACT-08 choice"


def test_several_targets_in_a_hex() -> None:
    state = position("us-1-1@0305:r4 de-1-1@0308:r4 de-1-2@0308:r4")
    assert no(state, "us-1-1", place="0308") == "TGT-02 which-target hex=0308"
    assert plan(state, "us-1-1", piece="de-1-2")[-1] == "target de-1-2"


def test_range() -> None:
    """TGT-08 Twice the range, TGT-10 and one more from above."""
    state = position("us-1-1@0301:r4 us-sherman-1@0301 de-1-1@0310:r4 de-tiger-1@0305 de-1-2@0304:r4")
    assert no(state, "us-1-1", piece="de-1-1") == "TGT-08 out-of-range distance=9 range=4 far=8"
    assert no(state, "us-1-1", piece="de-tiger-1") == "TGT-08 out-of-range distance=4 range=1 far=2"
    state = position("us-1-1@0301:r4 de-1-1@0312:r4 de-1-2@0304:r4", level="0301=1")
    assert no(state, "us-1-1", piece="de-1-1") == "TGT-08 out-of-range distance=11 range=5 far=10"
    state = position("us-1-1@0301:r4,at de-tiger-1@0308 de-1-2@0304:r4")
    assert no(state, "us-1-1", piece="de-tiger-1") == "TGT-08 out-of-range distance=7 range=3 far=6"


def test_no_gun_against_it() -> None:
    state = position("us-1-1@0305:m2 us-truck-1@0305 de-1-1@0308:r4")
    do(state, "use us-1-1", "fire")
    assert no(state, piece="de-1-1", verb="target") == "FIG-11 mortars-only"
    state = position("us-truck-1@0305 de-1-1@0308:r4")
    assert no(state, "us-truck-1", piece="de-1-1") == "TGT-13 unarmed"


def test_lines_of_sight() -> None:
    units = "us-1-1@0305:r4 de-1-1@0308:r4 de-1-2@0405:r4"
    state = position(units, terrain="0307=woods")
    assert no(state, "us-1-1", piece="de-1-1") == "LOS-08 no-sight blocking=0307 here=0305 hex=0308"
    state = position(units, smoke="0306")
    assert no(state, "us-1-1", piece="de-1-1") == "LOS-08 no-sight blocking=0306 here=0305 hex=0308"
    state = position(units, level="0305=1 0307=1")
    assert no(state, "us-1-1", piece="de-1-1") == "LOS-14 no-sight blocking=0307 here=0305 hex=0308"
    foggy = position("us-1-1@0301:r4 de-1-1@0307:r4 de-1-2@0302:r4", scenario="stavelot_express")
    assert no(foggy, "us-1-1", piece="de-1-1").startswith("LOS-17 fog distance=6 sight=")


def test_condition_keeps_from_firing() -> None:
    state = position("us-1-1@0305:r4,pinned de-1-1@0308:r4")
    assert no(state, "us-1-1", piece="de-1-1") == "FIG-15 no-officer"
    state = position("us-1-1@0305:r4,disrupted us-1-2@0305:r3o1 de-1-1@0308:r4")
    assert no(state, "us-1-1", piece="de-1-1") == "DMG-12 disrupted"
    state = position("us-1-1@0305:r4,pinned us-1-2@0305:r3o1 de-1-1@0308:r4")
    assert plan(state, "us-1-1", piece="de-1-1")  # FIG-15


def test_firepower_is_halved_once() -> None:
    state = position("us-1-1@0305:r4 de-1-1@0308:r4", wire="0305", mines="0305")
    expected = "MOD-03 iron-no-halved-twice unit=@iron-us-1-1 first=@iron-halved-fort-08 second=@iron-halved-fort-17"
    assert refusal(state, "us-1-1", piece="de-1-1") == refusal(state, "us-1-1", verb="fire") == expected
    state = moving("us-1-1@0305:r4 de-1-1@0308:r4", "us-1-1", "fire_move", wire="0305")
    expected = "MOD-03 iron-no-halved-twice unit=@iron-us-1-1 first=@iron-halved-act-11 second=@iron-halved-fort-08"
    assert refusal(state, piece="de-1-1") == expected


def test_fire_and_movement_is_near_and_alone() -> None:
    state = moving("us-1-1@0305:r4 us-1-2@0306:r4 de-1-1@0310:r4 de-1-2@0312:r4", "us-1-1", "fire_move")
    assert no(state, piece="de-1-1") == "TGT-11 long-moving distance=5"
    assert no(state, verb="shoot") == "TGT-03 no-targets"
    do(state, "to 0306")
    assert no(state, "us-1-1 us-1-2", piece="de-1-1") == "COMB-01 support-moving"
    state = moving("us-1-1@0305:r4 us-1-2@0306:r4 de-1-1@0308:r4", "us-1-1", "fire_move")
    do(state, "shoot")
    assert no(state, "us-1-2", piece="de-1-1") == "COMB-01 support-moving"
    do(state, "target de-1-1", "normal", "hits 0")
    assert no(state, piece="de-1-1") == "ACT-10 shot-already"
    state = moving("us-1-1@0305:r4 de-1-1@0308:r4", "us-1-1")
    assert no(state, verb="shoot") == "ACT-10 no-shooting"


def test_suppression_is_for_squads() -> None:
    state = position("us-sherman-1@0305 de-panzer4-1@0308 de-1-1@0308:r4")
    do(state, "use us-sherman-1", "fire", "target de-panzer4-1")
    assert no(state, verb="suppress") == "ATK-07 suppress-vehicle"
    assert plan(state, piece="de-panzer4-1") == ["normal"]
    assert no(state, place="0310") == "TGT-02 aimed-already"
    state = position("us-sherman-1@0305 de-1-1@0308:r4 de-1-2@0314:r4")
    do(state, "use us-sherman-1", "fire", "target de-1-1")
    assert no(state, piece="de-1-1") == "ATK-07 choose-type"
    state = position("us-1-1@0305:r2g1 de-1-1@0308:r4")
    do(state, "use us-1-1", "fire", "target de-1-1")
    assert no(state, piece="de-1-1") == "TGT-05 choose-arms"


# --- COMB: support ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("other", "more", "expected"),
    [
        ("us-1-2@0306:r4,tired", {}, "COMB-03 support-fresh"),
        ("us-1-2@0306:r4,op", {}, "COMB-03 support-fresh"),
        ("us-1-2@0306:r4,pinned", {}, "DMG-11 pinned"),
        ("us-1-2@0306:r4,disrupted", {}, "DMG-12 disrupted"),
        ("us-1-2@0306:m2", {}, "FIG-11 mortars-only"),
        ("us-truck-1@0306", {}, "TGT-13 unarmed"),
        ("us-1-2@0306:r4", {"wire": "0306"}, "COMB-08 support-halved"),
        ("us-1-2@0406:r4", {"smoke": "0406"}, "COMB-08 support-halved"),
        ("us-1-2@1305:r4", {}, "TGT-08 out-of-range distance=10 range=4 far=8"),
        ("de-1-2@0308:r4", {}, "COMB-03 support-enemy"),
        ("us-halftrack-1@0306:heavy", {}, "COMB-08 support-halved"),
    ],
)
def test_who_does_not_support(other: str, more: dict[str, Any], expected: str) -> None:
    state = position(f"us-1-1@0305:r4 {other} de-1-1@0308:r4", **more)
    unit = other.partition("@")[0]
    if not unit.startswith("de"):
        assert no(state, f"us-1-1 {unit}", piece="de-1-1") == expected
    do(state, "use us-1-1", "fire", "target de-1-1")
    assert no(state, unit, verb="with") == expected


def test_support_is_asked_once_and_seen() -> None:
    state = position("us-1-1@0305:r4 us-1-2@0306:r4 us-1-3@0508:r4 de-1-1@0308:r4", terrain="0408=woods 0409=woods")
    do(state, "use us-1-1", "fire", "target de-1-1", "with us-1-2")
    assert no(state, "us-1-2") == "COMB-03 supports-already"
    assert no(state, "us-1-3").startswith("LOS-08 no-sight")


def test_massive_confusion(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    under(monkeypatch, tmp_path, us=["massive_confusion"])
    state = position("us-1-1@0305:r4 us-1-2@0306:r4 us-1-3@0205:m2 us-1-4@0204:m2 de-1-1@0308:r4")
    assert no(state, "us-1-1 us-1-2", piece="de-1-1") == "OPS-05 confusion"
    assert no(state, "us-1-3 us-1-4", piece="de-1-1") == "OPS-05 confusion"


def test_the_partner_supports_for_command() -> None:
    state = position("us-1-1@0305:r4 us-2-1@0306:r4 de-1-1@0308:r4", options={"teams": "on"})
    assert no(state, "us-1-1 us-2-1", piece="de-1-1") == "TEAM-11 support-command"
    state = position("us-1-1@0305:r4 us-2-1@0306:r4 de-1-1@0308:r4", options={"teams": "on"}, command=(1, 0))
    assert plan(state, "us-1-1 us-2-1", piece="de-1-1")[-1] == "with us-2-1"
    do(state, "use us-1-1", "fire", "target de-1-1", "with us-2-1", "refuse")
    assert no(state, "us-2-1") == "TEAM-11 support-refused"


# --- mortars ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("unit", "hex_", "more", "expected"),
    [
        ("us-1-1@0305:r4", "0308", {}, "FIG-04 no-mortar"),
        ("us-1-1@0305:m2", "0306", {}, "FIG-07 mortar-near hex=0306"),
        ("us-1-1@0305:m2", "0305", {}, "FIG-07 mortar-near hex=0305"),
        ("us-1-1@0305:m2", "0308", {"terrain": "0305=building"}, "FIG-07 mortar-building hex=0305"),
        ("us-1-1@0305:m2,bunkered", "0308", {"forts": "0305=pillbox"}, "FIG-07 mortar-pillbox"),
        ("us-1-1@0305:m2", "0309", {"terrain": "0307=woods"}, "FIG-05 unspotted hex=0309"),
        ("us-1-1@0305:m2,pinned", "0308", {}, "FIG-15 no-officer"),
        ("us-1-1@0305:m2", "0308", {"wire": "0305", "smoke": "0305"}, "MOD-03 halved-twice"),
    ],
)
def test_where_mortars_do_not_fire(unit: str, hex_: str, more: dict[str, Any], expected: str) -> None:
    state = position(f"{unit} de-1-1@1010:r4", **more)
    assert no(state, "us-1-1", place=hex_, verb="shell") == expected


def test_mortars_reach_twice_their_range() -> None:
    state = position("us-1-1@0001:m2 de-1-1@1713:r4")
    found = no(state, "us-1-1", piece="de-1-1")
    assert found.startswith("FIG-06 mortar-far distance=21 far=")
    do(state, "use us-1-1", "fire", "shell 0004")
    assert no(state) == "ATK-07 choose-shells hex=0004"


def test_only_mortars_support_mortars() -> None:
    units = "us-1-1@0305:m2 us-1-2@0306:r4 us-1-3@0306:m1,tired us-1-4@0404:m1,pinned us-1-5@0205:m1 de-1-1@0309:r4"
    state = position(units, wire="0205")
    do(state, "use us-1-1", "fire", "shell 0309")
    assert no(state, "us-1-2") == "FIG-12 mortars-support"
    assert no(state, "us-1-3") == "COMB-03 support-fresh"
    assert no(state, "us-1-4") == "DMG-11 pinned"
    assert no(state, "us-1-5") == "COMB-08 support-halved"
    assert no(state, "de-1-1") == "FIG-12 not-yours"


# --- OPF: op fire -----------------------------------------------------------------------------------------------------


def test_who_does_not_op_fire() -> None:
    units = "us-1-1@0305:r4 us-1-2@0205:r4 de-1-1@0309:r4,op de-1-2@0308:r4 de-1-3@0408:m2,op de-1-4@1308:r4,op"
    state = moving(units, "us-1-1")
    do(state, "to 0306")
    assert no(state, "de-1-2") == "OPF-01 not-waiting"
    assert no(state, "de-1-3") == "FIG-10 mortar-reacts"
    assert no(state, "de-1-4") == "TGT-08 out-of-range distance=10 range=4 far=8"
    assert no(state, "us-1-2") == "OPF-01 not-yours"
    assert no(state, "de-1-1", piece="us-1-2") == "OPF-02 react-target"
    assert no(state) == "OPF-01 choose-react"
    assert no(state, "de-1-1 de-1-2", piece="us-1-1") == "COMB-03 support-waiting"


def test_machine_guns_fire_once_at_the_same_unit() -> None:
    state = moving("us-1-1@0305:r4 de-1-1@0309:g2,op de-1-2@0310:r4,op", "us-1-1")
    do(state, "to 0306", "react de-1-1", "normal", "hits 0", "to 0307")
    assert no(state, "de-1-1") == "OPF-06 fired-already"
    assert no(state, "de-1-2 de-1-1") == "OPF-06 fired-already"


# --- 13: assault ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("units", "more", "expected"),
    [
        ("us-1-1@0305:r4 de-1-1@0306:r4,hidden", {"terrain": "0306=woods"}, "ASLT-05 storm-concealed hex=0306"),
        ("us-1-1@0305:r4 de-1-1@0306:r4 de-tiger-1@0306", {}, "ASLT-03 storm-heavy hex=0306"),
        ("us-1-1@0305:r4 de-1-1@0306:r4", {"level": "0306=2"}, "ASLT-04 storm-cliff here=0305 hex=0306"),
        ("us-1-1@0305:r4 de-1-1@0306:r4", {"wire": "0305", "smoke": "0306"}, "MOD-03 halved-twice"),
        ("us-1-1@0305:r4 de-1-1@0314:r4", {}, "ASLT-02 storm-nobody hex=0306"),
    ],
)
def test_where_a_squad_does_not_assault(units: str, more: dict[str, Any], expected: str) -> None:
    state = moving(units, "us-1-1", "assault", **more)
    assert no(state, place="0306", verb="storm") == expected
    assert no(state, place="0308", verb="storm") == "ASLT-02 storm-far here=0305 hex=0308"


def test_wire_ends_an_assault() -> None:
    state = moving("us-1-1@0305:r4 de-1-1@0307:r4", "us-1-1", "assault", wire="0306")
    do(state, "to 0306")
    assert no(state, piece="de-1-1") == "ASLT-03 storm-barred hex=0307"
    state = moving("us-1-1@0305:r4 de-1-1@0306:r4", "us-1-1")
    assert no(state, place="0306", verb="storm") == "ASLT-02 no-storming"
    state = moving("us-1-1@0305:r4 de-1-1@0306:r4", "us-1-1", "assault")
    assert plan(state, verb="storm") == ["storm 0306"]


@pytest.mark.parametrize(
    ("other", "more", "expected"),
    [
        ("us-1-2@0205:r4", {}, "ASLT-06 storm-support-far hex=0306"),
        ("us-1-2@0206:r4,pinned", {}, "ASLT-06 pinned"),
        ("us-1-2@0206:r2g1", {}, "ASLT-01 storm-weapon"),
        ("us-sherman-1@0206", {}, "ASLT-01 storm-squads"),
        ("us-1-2@0206:r4", {"wire": "0206"}, "MOD-03 support-halved"),
        ("us-1-2@0206:r4", {"smoke": "0306"}, "MOD-03 support-halved"),
    ],
)
def test_who_does_not_support_an_assault(other: str, more: dict[str, Any], expected: str) -> None:
    """FORT-24 Nobody supports an assault into smoke."""
    state = position(f"us-1-1@0305:r4 us-1-9@0305:r4 {other} de-1-1@0306:r4", **more)
    unit = other.partition("@")[0]
    assert no(state, f"us-1-1 {unit}", piece="de-1-1", verb="assault") == expected
    if "smoke" not in more:
        do(state, "use us-1-1", "assault", "storm 0306")
        assert no(state, unit) == expected


def test_two_squads_support_an_assault() -> None:
    squads = "us-1-1@0305:r4 us-1-2@0305:r4 us-1-3@0206:r4 us-1-4@0206:r4"
    state = position(f"{squads} de-1-1@0306:r4")
    found = no(state, "us-1-1 us-1-2 us-1-3 us-1-4", piece="de-1-1", verb="assault")
    assert found == "ASLT-06 storm-support-full count=2"
    do(state, "use us-1-1", "assault", "storm 0306", "with us-1-2")
    assert no(state, "us-1-2") == "COMB-03 supports-already"
    assert no(state, "de-1-1") == "ASLT-06 support-enemy"
    assert no(state) == "ASLT-06 choose-support hex=0306"


def test_losses_of_an_assault() -> None:
    state = position("us-1-1@0305:r4 us-1-2@0305:r4 us-1-9@1010:r4 de-1-1@0306:r4 de-1-2@0306:r4")
    do(state, "use us-1-1", "assault", "storm 0306", "with us-1-2", "hits 3", "hits 1")
    assert no(state, "us-1-2") == "ASLT-15 first-hits"
    assert no(state, "us-1-9") == "ASLT-15 not-in-assault"
    assert no(state) == "ASLT-15 choose-toll count=1"
    assert plan(state, "us-1-1") == ["hit us-1-1"]
    do(state, "hit us-1-1")
    assert no(state, verb="use") == "ASLT-16 choice"
    do(state, "hit de-1-1", "hit de-1-1", "hit de-1-2")
    assert no(state, place="0308") == "ASLT-18 retreat-far hex=0308"
    assert no(state, place="0305") == "ASLT-19 retreat-enemy hex=0305"
    assert no(state) == "ASLT-18 choose-retreat hex=0306"
    assert plan(state, place="0307") == ["retreat 0307"]
    do(state, "retreat 0307")
    assert plan(state, "us-1-2") == ["follow us-1-2"]
    assert no(state, "us-1-9") == "ASLT-24 not-in-assault"
    assert no(state) == "ASLT-24 choose-follow hex=0306"
    do(state, "follow us-1-2")
    assert no(state, "us-1-2") == "ASLT-24 there-already hex=0306"


def test_tired_supporters_and_cliffs_keep_from_following() -> None:
    squads = "us-1-1@0305:r4 us-1-2@0305:r4,tired us-1-3@0206:r4"
    state = position(f"{squads} de-1-1@0306:r4 de-1-2@0314:r4", level="0206=2")
    do(
        state,
        "use us-1-1",
        "assault",
        "storm 0306",
        "with us-1-2",
        "with us-1-3",
        "hits 4",
        "hits 0",
        *["hit de-1-1"] * 4,
    )
    assert no(state, "us-1-2") == "ASLT-24 follow-tired"
    assert no(state, "us-1-3") == "ASLT-04 follow-cliff hex=0306"


def test_concealed_squads_choose() -> None:
    state = position("us-1-1@0305:r4 de-1-1@0306:r4 de-1-2@0306:r4,hidden", terrain="0306=woods")
    do(state, "use us-1-1", "assault", "storm 0306")
    assert no(state, "de-1-2") == "ASLT-05 choose-show"
    assert plan(state, "de-1-2", verb="reveal") == ["reveal de-1-2"]
    assert plan(state, "de-1-2", verb="stay_out") == ["stay_out de-1-2"]


def test_area_attacks_hit_each_unit_once() -> None:
    state = position("us-1-1@0305:m2 de-1-1@0309:r4,med de-1-2@0309:r4 de-1-3@0310:r4")
    do(state, "use us-1-1", "fire", "shell 0309", "normal", "hits 1")
    assert plan(state, piece="de-1-2") == ["hit de-1-2"]
    assert no(state, piece="de-1-3") == no(state) == "AREA-03 choose-hit hex=0309"


def test_figures_that_a_squad_has_not() -> None:
    state = position("us-1-1@0305:r4 de-1-1@0306:r2e2")
    do(state, "use us-1-1", "fire", "target de-1-1", "normal", "hits 1")
    assert no(state, verb="lose mortar") == "DMG-01 no-figure"
    assert no(state, verb="mg") == "DMG-01 no-figure"
    assert no(state) == "DMG-01 choose-loss count=1"


# --- the rest: rims, guns, teams, cliffs and ponds --------------------------------------------------------------------


def test_the_rim_counts_as_blocked() -> None:
    state = position("us-1-1@0000:r4 de-1-1@0200:r4 de-1-2@0001:r4", terrain="0100=woods")
    assert no(state, "us-1-1", piece="de-1-1") == "LOS-18 rim blocking=0100 here=0000 hex=0200"


def test_an_attack_on_the_move_is_not_supported() -> None:
    state = moving("us-1-1@0305:r4 us-1-2@0306:r4 de-1-1@0308:r4", "us-1-1", "fire_move")
    do(state, "shoot", "target de-1-1")
    assert no(state, "us-1-2") == "COMB-01 support-moving"
    state = moving("us-1-1@0305:r4 de-1-1@0308:r4", "us-1-1", "fire_move")
    do(state, "shoot")
    assert no(state, place="0309", verb="shell") == "ACT-12 mortar-concentrated"


def test_mortars_aboard_and_named_twice() -> None:
    units = "us-truck-1@0305 us-1-1@us-truck-1:m2 us-1-2@0405:m1 us-1-3@0406:m1 us-1-4@0404:m1 de-1-1@0309:r4"
    state = position(units)
    assert no(state, "us-1-1", place="0309", verb="shell") == "TRAN-08 carried"
    assert plan(state, "us-1-2 us-1-3 us-1-4", piece="de-1-1")[2:] == ["shell 0309", "with us-1-3", "with us-1-4"]
    do(state, "use us-1-2", "fire", "shell 0309", "with us-1-3")
    assert no(state, "us-1-3") == "COMB-03 supports-already"
    assert no(state, "us-1-3", verb="rest") == "FIG-04 choice"
    assert no(state, "take_cover-1") == "ACT-14 card-in-deck"


def test_cards_beside_an_attack() -> None:
    state = position("us-1-1@0305:r4 us-1-2@0306:r4 de-1-1@0308:r4", cards="hold_the_line-1=play go_to_ground-1=hq")
    do(state, "use us-1-1", "fire")
    assert no(state, "hold_the_line-1") == "TIME-05 card-waits"
    assert no(state, "go_to_ground-1") == "STRAT-01 card-later phase=action"
    assert no(state, "hold_the_line-1 go_to_ground-1") == "STRAT-01 one-card"


def test_partners_are_asked_one_by_one() -> None:
    units = "us-1-1@0305:r4 us-2-1@0306:r4 us-2-2@0306:r4 de-1-1@0308:r4"
    state = position(units, options={"teams": "on"}, command=(2, 0))
    assert no(state, "us-1-1 us-2-1 us-2-2", piece="de-1-1") == "TEAM-11 one-by-one"
    units = "us-1-1@0305:r4 us-1-2@0305:r4 us-2-1@0206:r4 de-1-1@0306:r4"
    state = position(units, options={"teams": "on"})
    do(state, "use us-1-1", "assault", "storm 0306")
    assert no(state, "us-2-1") == "TEAM-11 support-command"


def test_squads_aboard_support_no_assault() -> None:
    units = "us-1-1@0305:r4 us-1-2@0305:r4 us-truck-1@0206 us-1-3@us-truck-1:r4 de-1-1@0306:r4"
    state = position(units)
    do(state, "use us-1-1", "assault", "storm 0306")
    assert no(state, "us-1-3") == "ASLT-06 carried"
    assert no(state, "us-1-2", verb="use") == "ASLT-06 choice"


def test_an_assault_names_its_hex() -> None:
    state = moving("us-1-1@0305:r4 de-1-1@0306:r4 de-1-2@0206:r4", "us-1-1", "assault")
    assert no(state, verb="storm") == "ASLT-02 choose-storm"
    state = moving("us-1-1@0305:r4 de-1-1@0306:r2,hidden de-1-2@0307:r4", "us-1-1", "assault", terrain="0306=woods")
    do(state, "to 0306")
    assert no(state, piece="de-1-2") == "CONC-04 go-on"
    state = moving("us-sherman-1@0305 de-1-1@0306:r1 de-1-2@0308:r4", "us-sherman-1", "fire_move")
    do(state, "to 0306")
    assert no(state, piece="de-1-2") == "FIG-23 go-on"
    state = moving("us-truck-1@0305 us-1-1@us-truck-1:r4 de-1-1@0307:r4", "us-1-1", "fire_move")
    assert no(state, piece="de-1-1") == "ACT-22 get-off-first"


def test_hits_on_a_vehicle_and_a_retreat_without_room() -> None:
    units = "us-1-1@0305:e4 us-1-2@0305:e4 de-truck-1@0306 de-1-1@0306:r4 de-1-2@0307:r4 de-1-3@0307:r4"
    state = position(units, terrain="0406=pond 0407=pond")
    do(state, "use us-1-1", "assault", "storm 0306", "with us-1-2", "hits 4", "hits 0")
    do(state, *["hit de-truck-1"] * 3)
    assert no(state, "de-truck-1") == "ASLT-16 hit-enough"
    assert no(state, "de-1-2") == "ASLT-16 not-in-assault"
    state = position(units.replace("de-truck-1", "de-halftrack-1"), terrain="0406=pond 0407=pond")
    do(state, "use us-1-1", "assault", "storm 0306", "with us-1-2", "hits 1", "hits 0", "hit de-1-1")
    assert no(state, place="0406") == "ASLT-19 retreat-ground hex=0406"
    do(state, "retreat 0307")
    assert no(state, "de-halftrack-1") == "ASLT-20 drop-squads hex=0307"
    assert no(state) == "ASLT-20 choose-drop hex=0307 limit=3"
    assert plan(state, "de-1-3") == ["drop de-1-3"]


def test_a_card_holds_the_line() -> None:
    state = position("us-1-1@0305:e4 de-1-1@0306:r4", scenario="liberation", cards="hold_the_line-1=play")
    do(state, "use us-1-1", "assault", "storm 0306", "hits 1", "hits 0", "hit de-1-1")
    assert plan(state, "hold_the_line-1") == ["spend hold_the_line-1"]
    assert no(state, place="0307") == "TIME-05 choice"
    assert no(state, "take_cover-1") == "ACT-14 card-in-deck"


def test_area_attacks_take_turns() -> None:
    state = position("us-1-1@0305:m2 de-1-1@0309:r4,med de-1-2@0309:r4 de-1-3@0309:r4")
    do(state, "use us-1-1", "fire", "shell 0309", "normal", "hits 1", "hit de-1-2", "hits 1")
    assert no(state, piece="de-1-2") == "AREA-03 hit-already"

"""12 Combined fire: who supports whom, what it adds, and what it costs."""

import pytest

from grognard.games.iron.board import UNITS
from tests.iron.battle import fire, rolls, shell
from tests.iron.position import asked, do, is_, legal, position, question, starts, told

FAR = "de-2-9@1700:r1 us-2-9@1714:r1"


# --- worked examples --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ATK-02", "ATK-08", "COMB-05", "COMB-07")
def test_ex_b1_three_squads_fire_together() -> None:
    """B1: 4 + 2 + 2 dice at normal range, cover 2; 3 successes less 1 are 2 figures; all three are fatigued."""
    state = position(f"us-1-1@0302:r4 us-1-2@0301:r3 us-1-3@0300:r2g1 de-1-1@0305:r4 {FAR}", terrain="0305=woods")
    fire(state, "us-1-1", "de-1-1")
    assert legal(state) == ["with us-1-2", "with us-1-3", "with_guns us-1-3", "normal", "suppress"]
    do(state, "with us-1-2")
    assert legal(state) == ["with us-1-3", "with_guns us-1-3", "normal", "suppress"]
    done = do(state, "with_guns us-1-3")
    assert done == []
    assert legal(state) == ["normal", "suppress"]
    do(state, "normal")
    assert rolls(state) == "attack 8 on 5"
    done = do(state, "hits 3")
    assert told(done) == [
        "attack_made unit=de-1-1 hex=0305 firers=us-1-1,us-1-2,us-1-3 places=0302,0301,0300 dice=8 need=5 successes=3"
        " faces=() suppressive=False"
    ]
    assert rolls(state) == "defence 2 on 5"
    do(state, "hits 1")
    assert is_(state, "de-1-1") == "r2"
    assert [is_(state, f"us-1-{number}") for number in (1, 2, 3)] == ["r4,tired", "r3,tired", "r2g1,tired"]


@pytest.mark.rule("COMB-06")
def test_ex_b2_the_worst_band_holds_for_all() -> None:
    """B2: supporter 1 at 5 hexes of 4: long for all; 1 success, 1 cancelled."""
    state = position(f"us-1-1@0302:r4 us-1-2@0300:r3 us-1-3@0300:r2g1 de-1-1@0305:r4 {FAR}", terrain="0305=woods")
    fire(state, "us-1-1", "de-1-1", "with us-1-2", "with_guns us-1-3", "normal")
    assert rolls(state) == "attack 8 on 6"
    do(state, "hits 1", "hits 1")
    assert is_(state, "de-1-1") == "r4"


@pytest.mark.rule("COMB-06")
def test_a_supporter_at_close_range_does_not_better_the_band() -> None:
    state = position(f"us-1-1@0302:r4 us-1-2@0304:r4 de-1-1@0305:r4 {FAR}")
    fire(state, "us-1-1", "de-1-1", "with us-1-2", "normal")
    assert rolls(state) == "attack 6 on 5"
    state = position(f"us-1-1@0302:r4 us-1-2@0304:r4 de-1-1@0305:r4 {FAR}")
    fire(state, "us-1-2", "de-1-1", "with us-1-1", "normal")
    assert rolls(state) == "attack 6 on 5"
    state = position(f"us-1-1@0406:r4 us-1-2@0304:r4 de-1-1@0305:r4 {FAR}")
    fire(state, "us-1-2", "de-1-1", "with us-1-1", "normal")
    assert rolls(state) == "attack 6 on 4"


# --- COMB-01 to COMB-04 who -------------------------------------------------------------------------------------------


@pytest.mark.rule("COMB-01", "ACT-11")
def test_fire_and_movement_is_never_supported() -> None:
    state = position(f"us-1-1@0302:r4 us-1-2@0302:r4 de-1-1@0305:r4 {FAR}")
    do(state, "use us-1-1", "fire_move", "shoot", "target de-1-1")
    assert legal(state) == ["normal", "suppress"]


@pytest.mark.rule("COMB-02", "COMB-03", "COMB-07")
def test_fresh_units_support_concentrated_fire() -> None:
    state = position(
        f"us-1-1@0302:r4 us-1-2@0302:r4,tired us-1-3@0301:r4,op us-1-4@0301:r4 us-sherman-1@0301 us-truck-1@0402"
        f" us-1-5@us-truck-1:r4 de-1-1@0305:r4 {FAR}"
    )
    fire(state, "us-1-1", "de-1-1")
    assert starts(state, "with") == ["us-1-4", "us-sherman-1"]
    do(state, "with us-1-4", "with us-sherman-1", "normal")
    assert rolls(state) == "attack 9 on 5"
    do(state, "hits 0")
    assert [is_(state, unit) for unit in ("us-1-1", "us-1-4", "us-sherman-1")] == ["r4,tired", "r4,tired", "tired"]
    assert [is_(state, unit) for unit in ("us-1-2", "us-1-3")] == ["r4,tired", "r4,op"]


@pytest.mark.rule("COMB-02", "COMB-03", "COMB-07")
def test_units_in_op_fire_mode_support_op_fire() -> None:
    state = position(
        f"us-1-1@0305:r4 de-1-1@0301:r4,op de-1-2@0301:r4 de-1-3@0302:r4,op de-1-4@0302:r4,tired de-panzer4-1@0401:op"
        f" {FAR}"
    )
    do(state, "use us-1-1", "advance", "to 0304")
    assert legal(state) == ["react de-1-1", "react de-1-3", "react de-panzer4-1", "pass"]
    assert asked(state) == "de iron-prompt-react OPF-01"
    do(state, "react de-1-3")
    assert legal(state) == ["with de-1-1", "with de-panzer4-1", "normal", "suppress"]
    assert asked(state) == "de iron-prompt-attack ATK-07"
    assert question(state) == f"iron-prompt-attack unit=@iron-us-1-1 scope={UNITS.index('de-1-3')}"
    do(state, "with de-panzer4-1", "suppress")
    assert rolls(state) == "attack 7 on 5"  # 4 and half of 6
    do(state, "hits 0")
    found = ["de-1-1", "de-1-2", "de-1-3", "de-1-4", "de-panzer4-1"]
    assert [is_(state, unit) for unit in found] == ["r4,op", "r4", "r4,tired", "r4,tired", "tired"]
    assert asked(state) == "us iron-prompt-move ACT-07"


@pytest.mark.rule("COMB-04")
def test_each_supporter_must_be_able_to_attack() -> None:
    state = position(
        f"us-1-1@0302:r4 us-1-2@0405:r4 us-1-3@0314:r4 us-1-4@0201:r4 us-1-5@0302:r4,pinned us-truck-1@0302"
        f" us-1-6@0402:m2 de-1-1@0305:r4 {FAR}",
        terrain="0303=rough 0202=woods 0203=woods",
    )
    fire(state, "us-1-1", "de-1-1")
    # 1-3 is 9 hexes off, 1-4 sees nothing for the woods, 1-5 is pinned, 1-6 has only mortars
    assert starts(state, "with") == ["us-1-2"]


@pytest.mark.rule("COMB-04", "TGT-01")
def test_support_against_a_vehicle_goes_by_its_range() -> None:
    state = position(f"us-sherman-1@0302 us-1-1@0303:r4 us-1-2@0304:r4 us-1-3@0302:r4 de-tiger-1@0305 {FAR}")
    fire(state, "us-sherman-1", "de-tiger-1")
    assert legal(state) == ["with us-1-1", "with us-1-2", "normal"]  # rifles reach 2 hexes, long


@pytest.mark.rule("COMB-03")
def test_any_number_supports() -> None:
    squads = " ".join(f"us-1-{number}@030{number % 3}:r1" for number in range(1, 9))
    state = position(f"{squads} de-1-1@0304:r4 {FAR}")
    fire(state, "us-1-1", "de-1-1", *(f"with us-1-{number}" for number in range(2, 9)), "normal")
    assert rolls(state) == "attack 8 on 5"  # 1, and seven halves of 1


# --- COMB-05 to COMB-11 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("COMB-05", "MOD-02")
@pytest.mark.parametrize(("load", "dice"), [("r1", 5), ("r2", 5), ("r3", 6), ("r4", 6), ("e4", 8), ("g2", 7)])
def test_half_of_each_supporter_rounded_up(load: str, dice: int) -> None:
    state = position(f"us-1-1@0302:r4 us-1-2@0302:{load} de-1-1@0305:r4 {FAR}")
    fire(state, "us-1-1", "de-1-1", "with_guns us-1-2" if load == "g2" else "with us-1-2", "normal")
    assert rolls(state) == f"attack {dice} on 5"


@pytest.mark.rule("COMB-08", "MOD-03")
@pytest.mark.parametrize(
    ("unit", "marker"),
    [
        ("us-1-2@0301:r4", "wire"),
        ("us-1-2@0301:r4", "mines"),
        ("us-1-2@0301:r4", "smoke"),
        ("us-sherman-1@0301", "mines"),
        ("us-sherman-1@0301", "smoke"),
        ("us-sherman-1@0301:heavy", ""),
    ],
)
def test_who_is_halved_already_does_not_support(unit: str, marker: str) -> None:
    markers = {marker: "0301"} if marker else {}
    state = position(f"us-1-1@0302:r4 {unit} de-1-1@0305:r4 {FAR}", **markers)  # type: ignore[arg-type]
    fire(state, "us-1-1", "de-1-1")
    assert legal(state) == ["normal", "suppress"]
    clean = unit.removesuffix(":heavy")
    state = position(f"us-1-1@0302:r4 {clean} de-1-1@0305:r4 {FAR}")
    fire(state, "us-1-1", "de-1-1")
    assert legal(state) == [f"with {clean.partition('@')[0]}", "normal", "suppress"]


@pytest.mark.rule("COMB-08", "FORT-08")
def test_wire_does_not_halve_vehicles() -> None:
    state = position(f"us-1-1@0302:r4 us-sherman-1@0301 de-1-1@0305:r4 {FAR}", wire="0301")
    fire(state, "us-1-1", "de-1-1")
    assert starts(state, "with") == ["us-sherman-1"]


@pytest.mark.rule("COMB-09", "FIG-11", "FIG-12")
def test_only_one_kind_of_weapon_takes_part() -> None:
    """A squad of rifles and a mortar supports rifles with its rifles, mortars with its mortar."""
    units = f"us-1-1@0302:r4 us-1-2@0302:r2m1 us-1-3@0301:m1 de-1-1@0305:r4 {FAR}"
    state = position(units)
    fire(state, "us-1-1", "de-1-1")
    assert legal(state) == ["with us-1-2", "normal", "suppress"]
    do(state, "with us-1-2", "normal")
    assert rolls(state) == "attack 5 on 5"
    state = position(units)
    shell(state, "us-1-3", "0305")
    assert legal(state) == ["with us-1-2", "normal", "suppress"]
    do(state, "with us-1-2", "suppress")
    assert rolls(state) == "area 6 on 5"


@pytest.mark.rule("COMB-10", "SPEC-09")
def test_ex_b10_a_flamethrower_supports() -> None:
    """B10: half of 6 = 3 dice, cover still 5 less, band normal because of the leader."""
    state = position(
        f"us-1-1@0302:r4 us-1-2@0304:r4,flame de-1-1@0305:r4,bunkered {FAR}",
        terrain="0305=woods", forts="0305=pillbox",
    )  # fmt: skip
    fire(state, "us-1-1", "de-1-1", "with us-1-2", "normal")
    assert rolls(state) == "attack 7 on 5"
    do(state, "hits 2")
    assert rolls(state) == "defence 3 on 5"
    state = position(
        f"us-1-1@0302:r4 us-1-2@0304:r4,flame de-1-1@0305:r4,bunkered {FAR}",
        terrain="0305=woods", forts="0305=pillbox",
    )  # fmt: skip
    fire(state, "us-1-1", "de-1-1", "normal", "hits 2")
    assert rolls(state) == "defence 8 on 5"  # without it


@pytest.mark.rule("COMB-10", "SPEC-09")
def test_a_flamethrower_that_is_not_adjacent_adds_nothing() -> None:
    state = position(f"us-1-1@0302:r4 us-1-2@0303:r4,flame de-1-1@0305:r4 {FAR}", terrain="0305=woods")
    fire(state, "us-1-1", "de-1-1", "with us-1-2", "normal")
    assert rolls(state) == "attack 6 on 5"
    do(state, "hits 1")
    assert rolls(state) == "defence 2 on 5"


@pytest.mark.rule("COMB-11", "SPEC-07")
def test_ex_b8_an_anti_tank_squad_supports() -> None:
    """B8: half of 4 + 3 = 4."""
    state = position(f"us-sherman-1@0301 us-1-1@0302:r4,at de-tiger-1@0305 {FAR}")
    fire(state, "us-sherman-1", "de-tiger-1", "with us-1-1", "normal")
    assert rolls(state) == "attack 12 on 5"

"""9 Targets and range: who may be attacked, by which figures, in which band."""

from pathlib import Path

import pytest

from grognard.games.iron.board import UNITS
from grognard.games.iron.firepower import shots
from grognard.games.iron.loads import band_of
from grognard.games.iron.state import board_of
from tests.iron.battle import fire, rolls, shell
from tests.iron.position import asked, bare, corrected, do, is_, legal, position, question, starts, told

FAR = "de-2-9@1700:r1,tired"  # somebody far off, so that nobody is wiped out


def shot(units: str, **more: str) -> list[tuple[int, ...]]:
    """How the first unit can attack the second: dice, band (0 close, 1 normal, 2 long), figures (0 all, 1 guns)."""
    state = bare(units, **more)  # type: ignore[arg-type]
    first, second = (UNITS.index(word.partition("@")[0]) for word in units.split()[:2])
    return [tuple(found) for found in shots(state, board_of(state), first, second)]


# --- TGT-01 the kind of the target ------------------------------------------------------------------------------------


@pytest.mark.rule("TGT-01")
def test_ex_a2_a_machine_gun_against_a_squad_and_a_truck() -> None:
    """A2: range 5 and 3 dice against the squad at 5, range 3 and 2 dice against the truck at 3."""
    units = "us-1-1@0302:g1 de-1-1@0307:r4 de-truck-1@0305 de-halftrack-1@0306"
    state = position(units)
    do(state, "use us-1-1", "fire")
    assert legal(state) == ["target de-1-1", "target de-halftrack-1", "target de-truck-1"]
    do(state, "target de-1-1")
    assert legal(state) == ["normal", "suppress"]
    do(state, "normal")
    assert rolls(state) == "attack 3 on 5"
    state = position(units)
    fire(state, "us-1-1", "de-truck-1", "normal")
    assert rolls(state) == "attack 2 on 5"
    state = position(units)
    fire(state, "us-1-1", "de-halftrack-1", "normal")  # at 4 of 3: long
    assert rolls(state) == "attack 2 on 6"


@pytest.mark.rule("TGT-01", "TGT-08")
@pytest.mark.parametrize(
    ("firer", "target", "at", "found"),
    [
        ("us-sherman-1", "de-1-1@{}:r4", "0307", (6, 1)),  # range 5
        ("us-sherman-1", "de-1-1@{}:r4", "0308", (6, 2)),
        ("us-sherman-1", "de-1-1@{}:r4", "0312", (6, 2)),
        ("us-sherman-1", "de-1-1@{}:r4", "0313", None),
        ("us-sherman-1", "de-tiger-1@{}", "0308", (8, 1)),  # range 6
        ("us-sherman-1", "de-tiger-1@{}", "0309", (8, 2)),
        ("us-sherman-1", "de-tiger-1@{}", "0314", (8, 2)),
        ("us-halftrack-1", "de-truck-1@{}", "0305", (2, 1)),
        ("us-halftrack-1", "de-truck-1@{}", "0308", (2, 2)),
        ("us-halftrack-1", "de-truck-1@{}", "0309", None),
        ("us-truck-1", "de-1-1@{}:r4", "0303", None),
    ],
)
def test_vehicles_have_one_gun_for_each_kind(firer: str, target: str, at: str, found: tuple[int, int] | None) -> None:
    assert shot(f"{firer}@0302 {target.format(at)}") == ([(*found, 0)] if found else [])


@pytest.mark.rule("TGT-08", "TGT-09")
@pytest.mark.parametrize(
    ("reach", "distance", "band"),
    [(4, 0, 0), (4, 1, 0), (4, 2, 1), (4, 4, 1), (4, 5, 2), (4, 8, 2), (4, 9, -1), (1, 1, 0), (1, 2, 2), (1, 3, -1)],
)
def test_the_bands(reach: int, distance: int, band: int) -> None:
    assert band_of(distance, reach) == band


@pytest.mark.rule("TGT-08", "TGT-09")
def test_bands_on_the_map() -> None:
    for row, found in (("03", (4, 0)), ("04", (4, 1)), ("06", (4, 1)), ("07", (4, 2)), ("10", (4, 2)), ("11", None)):
        assert shot(f"us-1-1@0302:r4 de-1-1@03{row}:r4") == ([(*found, 0)] if found else [])
    # a squad on foot reaches vehicles next to it, and 2 hexes off at long range
    for row, found in (("03", (4, 0)), ("04", (4, 2)), ("05", None)):
        assert shot(f"us-1-1@0302:r4 de-tiger-1@03{row}") == ([(*found, 0)] if found else [])
    assert shot("us-1-1@0302:r4 de-tiger-1@0302") == [(4, 0, 0)]  # overrun: the same hex is close


# --- TGT-02 to TGT-04 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TGT-02", "TGT-04")
def test_one_target_that_is_neither_concealed_nor_aboard() -> None:
    state = position(
        "us-1-1@0302:r4 de-1-1@0305:r4 de-1-2@0305:r4,hidden de-halftrack-1@0304 de-1-3@de-halftrack-1:r4"
        " de-1-4@0305:r2,disrupted",
        terrain="0305=woods",
    )
    do(state, "use us-1-1", "fire")
    assert legal(state) == ["target de-1-1", "target de-1-4", "target de-halftrack-1"]
    assert asked(state) == "us iron-prompt-aim ACT-08"
    assert question(state) == "iron-prompt-aim unit=@iron-us-1-1 scope=0"
    do(state, "target de-1-4")
    assert asked(state) == "us iron-prompt-attack ATK-07"
    assert question(state) == "iron-prompt-attack unit=@iron-de-1-4 scope=0"
    done = do(state, "suppress", "hits 2", "hits 0")
    assert [line.split()[1] for line in told(done)][:3] == ["unit=de-1-4", "unit=de-1-4", "unit=de-1-4"]
    assert is_(state, "de-1-1") == "r4"


@pytest.mark.rule("TGT-04")
def test_only_hidden_and_loaded_enemies_leave_nothing_to_fire_at() -> None:
    state = position("us-1-1@0302:r4 de-1-2@0305:r4,hidden", terrain="0305=woods")
    do(state, "use us-1-1")
    assert legal(state) == ["advance", "fire_move", "assault", "op_fire", "rest"]


@pytest.mark.rule("TGT-03")
def test_a_target_must_be_in_sight_and_in_range() -> None:
    units = f"us-1-1@0302:r4 de-1-1@0305:r4 de-1-2@0311:r4 {FAR}"
    state = position(units)
    do(state, "use us-1-1", "fire")
    assert starts(state, "target") == ["de-1-1"]  # the other is 9 hexes off
    state = position(units, terrain="0304=woods")
    do(state, "use us-1-1")
    assert "fire" not in legal(state)
    state = position(units, smoke="0304")
    do(state, "use us-1-1")
    assert "fire" not in legal(state)


@pytest.mark.rule("TGT-04")
def test_both_sides_attack_each_other() -> None:
    state = position("us-1-1@0302:r4 us-truck-1@0301 de-1-1@0305:r4", side="de")
    do(state, "use de-1-1", "fire")
    assert legal(state) == ["target us-1-1"]  # the truck is 4 hexes off, and rifles reach 2


# --- TGT-05 to TGT-07 the figures that take part ----------------------------------------------------------------------


@pytest.mark.rule("TGT-05", "TGT-07")
def test_ex_b3_all_figures_at_long_range_or_the_gun_at_normal() -> None:
    """B3: with all figures 6 dice at long range, with the machine gun alone 4 at normal range."""
    units = "de-1-1@0302:r2g1 us-1-1@0307:r4"
    assert shot(units) == [(6, 2, 0), (4, 1, 1)]
    state = position(units, side="de")
    fire(state, "de-1-1", "us-1-1")
    assert legal(state) == ["whole", "guns"]
    assert asked(state) == "de iron-prompt-attack TGT-05"
    assert question(state) == f"iron-prompt-attack unit=@iron-us-1-1 scope={UNITS.index('de-1-1')}"
    do(state, "whole", "normal")
    assert rolls(state) == "attack 6 on 6"
    state = position(units, side="de")
    fire(state, "de-1-1", "us-1-1", "guns", "normal")
    assert rolls(state) == "attack 4 on 5"


@pytest.mark.rule("TGT-05")
def test_figures_out_of_range_do_not_take_part() -> None:
    assert shot("de-1-1@0302:r2g1 us-1-1@0306:r4") == [(6, 1, 0), (4, 1, 1)]
    assert shot("de-1-1@0302:r2g1 us-1-1@0311:r4") == [(4, 2, 1)]  # 9 hexes: the rifles reach 8, the gun 10
    assert shot("de-1-1@0302:r2g1 us-1-1@0312:r4") == [(4, 2, 1)]
    assert shot("de-1-1@0302:r2g1 us-1-1@0313:r4") == []
    assert shot("de-1-1@0302:r2g1 us-sherman-1@0303") == [(4, 0, 0), (2, 0, 1)]
    assert shot("de-1-1@0302:r2g1 us-sherman-1@0304") == [(4, 2, 0), (2, 1, 1)]
    assert shot("de-1-1@0302:r2g1 us-sherman-1@0305") == [(2, 1, 1)]  # 3 hexes: rifles reach 2
    assert shot("us-1-1@0302:e1o1g1 de-1-1@0304:r4") == [(6, 1, 0), (3, 1, 1)]
    assert shot("us-1-1@0302:g2 de-1-1@0304:r4") == [(6, 1, 1)]
    assert shot("us-1-1@0302:r2m1 de-1-1@0305:r4") == [(2, 1, 0)]  # the mortar has no such fire
    assert shot("us-1-1@0302:m2 de-1-1@0305:r4") == []


@pytest.mark.rule("TGT-06")
def test_figures_left_out_have_no_other_attack() -> None:
    state = position("de-1-1@0302:r2g1 de-1-2@0401:r4 us-1-1@0305:r4 us-1-2@0303:r4", side="de")
    fire(state, "de-1-1", "us-1-1", "guns", "normal", "hits 0")
    assert is_(state, "de-1-1") == "r2g1,tired"
    assert starts(state, "use") == ["de-1-2"]


# --- TGT-10 height ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TGT-10", "MOD-01")
def test_ex_b4_from_a_hill_one_hex_farther() -> None:
    """B4: range 5 from level 1: at 5 normal, at 10 long, at 11 out."""
    for row, found in (("07", (4, 1)), ("08", (4, 2)), ("12", (4, 2)), ("13", None)):
        assert shot(f"us-1-1@0302:r4 de-1-1@03{row}:r4", level="0302=1") == ([(*found, 0)] if found else [])
    state = position("us-1-1@0302:r4 de-1-1@0307:r4", level="0302=1")
    fire(state, "us-1-1", "de-1-1", "normal")
    assert rolls(state) == "attack 4 on 5"


@pytest.mark.rule("TGT-10")
def test_only_the_higher_one_and_only_by_one() -> None:
    assert shot("us-1-1@0302:r4 de-1-1@0307:r4", level="0307=1") == [(4, 2, 0)]
    assert shot("us-1-1@0302:r4 de-1-1@0307:r4", level="0302=1 0307=1") == [(4, 2, 0)]
    assert shot("us-1-1@0302:r4 de-1-1@0307:r4", level="0302=2") == [(4, 1, 0)]
    assert shot("us-1-1@0302:r4 de-1-1@0308:r4", level="0302=2") == [(4, 2, 0)]
    assert shot("us-sherman-1@0302 de-1-1@0308:r4", level="0302=1") == [(6, 1, 0)]
    assert shot("us-sherman-1@0302 de-tiger-1@0309", level="0302=1") == [(8, 1, 0)]
    assert shot("us-1-1@0302:r4 de-truck-1@0304", level="0302=1") == [(4, 1, 0)]
    assert shot("us-1-1@0302:r4 de-truck-1@0306", level="0302=1") == [(4, 2, 0)]


@pytest.mark.rule("TGT-10")
def test_what_height_adds_is_in_the_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, terrain={"higher_range": 3})
    assert shot("us-1-1@0302:r4 de-1-1@0309:r4", level="0302=1") == [(4, 1, 0)]
    assert shot("us-sherman-1@0302 de-1-1@0310:r4", level="0302=1") == [(6, 1, 0)]
    state = position("us-1-1@0300:m1 de-1-1@0311:r4", level="0300=1")
    shell(state, "us-1-1", "0311", "normal")
    assert rolls(state) == "area 2 on 5"


# --- TGT-11 to TGT-13 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TGT-11", "ACT-11")
def test_ex_b5_fire_and_movement_of_a_sherman() -> None:
    """B5: half of 6 = 3 dice at 4; at 6 (range 5) it may not fire."""
    state = position("us-sherman-1@0302 de-1-1@0306:r4 de-1-2@0308:r4")
    do(state, "use us-sherman-1", "fire_move", "shoot")
    assert legal(state) == ["target de-1-1"]
    assert asked(state) == "us iron-prompt-aim ACT-10"
    do(state, "target de-1-1")
    assert legal(state) == ["normal", "suppress"]
    do(state, "normal")
    assert rolls(state) == "attack 3 on 5"
    state = position("us-sherman-1@0302 de-1-2@0308:r4")
    do(state, "use us-sherman-1", "fire_move")
    assert "shoot" not in legal(state)


@pytest.mark.rule("TGT-11")
@pytest.mark.parametrize(("row", "may"), [("06", True), ("07", False)])
def test_a_squad_on_the_move_fires_up_to_its_range(row: str, may: bool) -> None:
    state = position(f"us-1-1@0302:r3 de-1-1@03{row}:r4")
    do(state, "use us-1-1", "fire_move")
    assert ("shoot" in legal(state)) == may
    if may:
        do(state, "shoot", "target de-1-1", "suppress")
        assert rolls(state) == "attack 2 on 5"


@pytest.mark.rule("TGT-12")
@pytest.mark.parametrize(
    ("row", "level", "found"),
    [("02", "", 5), ("08", "", 5), ("09", "", 6), ("09", "0300=1", 5), ("10", "0300=1", 6), ("14", "", 6)],
)
def test_a_mortar_measures_to_the_hex(row: str, level: str, found: int) -> None:
    state = position(f"us-1-1@0300:m1 {FAR}", level=level)
    shell(state, "us-1-1", f"03{row}", "suppress")
    assert rolls(state) == f"area 4 on {found}"


@pytest.mark.rule("TGT-12", "FIG-06")
def test_a_mortar_reaches_twice_its_range(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(
        monkeypatch, tmp_path,
        units={"figures": {"us": {"mortar": {"suppressive": {"range": 3}, "normal": {"range": 3}}}}},
    )  # fmt: skip
    state = position(f"us-1-1@0300:m1 {FAR}")
    do(state, "use us-1-1", "fire")
    column = [hex_ for hex_ in starts(state, "shell") if hex_[:2] == "03"]
    assert column == ["0302", "0303", "0304", "0305", "0306"]


@pytest.mark.rule("TGT-13", "ATK-11")
def test_without_firepower_nobody_attacks() -> None:
    assert shot("us-truck-1@0302 de-1-1@0303:r4") == []
    assert shot("us-truck-1@0302 de-truck-1@0303") == []
    assert shot("us-1-1@0302:m2 de-1-1@0303:r4") == []


@pytest.mark.rule("TGT-13", "FIG-18")
def test_trucks_neither_attack_nor_support() -> None:
    state = position("us-truck-1@0302 us-1-1@0303:r4 de-1-1@0304:r4")
    do(state, "use us-truck-1")
    assert legal(state) == ["advance", "rest"]
    state = position("us-truck-1@0302 us-1-1@0303:r4 de-1-1@0304:r4")
    fire(state, "us-1-1", "de-1-1")
    assert legal(state) == ["normal", "suppress"]

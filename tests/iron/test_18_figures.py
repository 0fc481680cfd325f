"""18 Figures: infantry, heavy weapons, officers, tanks; 21 the tokens that change an attack."""

from pathlib import Path

import pytest

from grognard.games.iron.board import UNITS
from grognard.games.iron.firepower import CONCENTRATED, MOVING, OPPORTUNITY, defence_of, may_fire
from grognard.games.iron.state import board_of
from tests.iron.battle import cover, fire, rolls, shell, tags
from tests.iron.position import asked, bare, corrected, do, is_, legal, position, question, starts, told

FAR = "de-2-9@1700:r1 us-2-9@1714:r1"
OFFICER = ("officer", 1, "FIG-14")


# --- FIG-01, FIG-02 infantry ------------------------------------------------------------------------------------------


@pytest.mark.rule("FIG-01")
def test_regulars_have_nothing_special() -> None:
    state = bare("de-1-1@0305:r4")
    assert cover(state, "de-1-1", suppressive=True) == []
    assert cover(state, "de-1-1") == []


@pytest.mark.rule("FIG-02", "FIG-14")
def test_ex_b11_elite_and_officer_against_suppressive_fire() -> None:
    """B11: 3 + 1 against suppressive fire, nothing against normal fire."""
    state = bare("de-1-1@0305:e3o1")
    assert cover(state, "de-1-1", suppressive=True) == [("elite", 3, "FIG-02"), OFFICER]
    assert cover(state, "de-1-1") == []
    assert defence_of(state, board_of(state), UNITS.index("de-1-1"), True) == 4


@pytest.mark.rule("FIG-02")
def test_elite_figures_cover_their_own_squad_only() -> None:
    state = bare("de-1-1@0305:r3e1 de-1-2@0305:r4")
    assert cover(state, "de-1-1", suppressive=True) == [("elite", 1, "FIG-02")]
    assert cover(state, "de-1-2", suppressive=True) == []


@pytest.mark.rule("FIG-02", "FIG-14")
def test_what_they_add_is_in_the_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, tables={"elite": 2, "officer": 3, "medic": 2})
    state = bare("de-1-1@0305:e3o1 de-1-2@0306:r4,med")
    assert cover(state, "de-1-1", suppressive=True) == [("elite", 6, "FIG-02"), ("officer", 3, "FIG-14")]
    assert cover(state, "de-1-2") == [("medic", 2, "SPEC-10")]


# --- FIG-03 to FIG-12 heavy weapons -----------------------------------------------------------------------------------


@pytest.mark.rule("FIG-03", "ACT-12", "ACT-15")
@pytest.mark.parametrize(("load", "limited"), [("r2g1", True), ("r2m1", True), ("g2", True), ("r4", False)])
def test_heavy_weapons_limit_the_actions(load: str, limited: bool) -> None:
    state = position(f"us-1-1@0302:{load} de-1-1@0305:r4 {FAR}")
    do(state, "use us-1-1")
    moving = ["advance"] if limited else ["advance", "fire_move", "assault"]
    assert legal(state) == [*moving, "fire", "op_fire", "rest"]


@pytest.mark.rule("FIG-04", "FIG-11")
def test_ex_a6_the_mortar_or_the_rifles() -> None:
    """A6: the mortar on the hex, or the 2 regulars (2 dice, range 4); never both."""
    state = position(f"us-1-1@0302:r2m1 de-1-1@0305:r4 {FAR}")
    do(state, "use us-1-1", "fire")
    assert starts(state, "target") == ["de-1-1"]
    assert "0305" in starts(state, "shell")
    do(state, "target de-1-1")
    assert legal(state) == ["normal", "suppress"]
    do(state, "normal")
    assert rolls(state) == "attack 2 on 5"
    state = position(f"us-1-1@0302:r2m1 de-1-1@0305:r4 {FAR}")
    shell(state, "us-1-1", "0305", "suppress")
    assert rolls(state) == "area 4 on 5"


@pytest.mark.rule("FIG-04", "FIG-11")
def test_ex_a7_two_mortars_fire_together() -> None:
    """A7: 8 dice suppressive or 4 normal."""
    for kind, dice in (("suppress", 8), ("normal", 4)):
        state = position(f"us-1-1@0302:m2 de-1-1@0305:r4 {FAR}")
        shell(state, "us-1-1", "0305", kind)
        assert rolls(state) == f"area {dice} on 5"
    for kind, dice in (("suppress", 4), ("normal", 2)):
        state = position(f"de-1-1@0302:r2m1 us-1-1@0305:r4 {FAR}", side="de")
        shell(state, "de-1-1", "0305", kind)
        assert rolls(state) == f"area {dice} on 5"


@pytest.mark.rule("FIG-04")
def test_the_mortars_of_each_side_are_in_the_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, units={"figures": {"de": {"mortar": {"suppressive": {"firepower": 5}}}}})
    state = position(f"de-1-1@0302:m2 us-1-1@0305:r4 {FAR}", side="de")
    shell(state, "de-1-1", "0305", "suppress")
    assert rolls(state) == "area 10 on 5"
    state = position(f"us-1-1@0302:m2 de-1-1@0305:r4 {FAR}")
    shell(state, "us-1-1", "0305", "suppress")
    assert rolls(state) == "area 8 on 5"


@pytest.mark.rule("FIG-05")
def test_a_mortar_fires_by_its_own_eyes_or_a_friends() -> None:
    """0301 is woods: the mortar at 0300 does not see 0307; an enemy's eyes do not help."""
    walls = "0301=woods 0400=woods 0401=woods 0200=woods 0201=woods"
    for friend, sees in (
        ("us-1-2@0507:r4", True),
        ("us-1-2@0507:r4,op", True),
        ("us-1-2@0507:r4,tired", False),
        ("us-truck-1@0507", True),
        ("us-1-2@0507:r4,hidden", True),
        ("de-1-2@0507:r4", False),
    ):
        state = position(f"us-1-1@0300:m1 {friend} de-1-1@0310:r4", terrain=f"{walls} 0507=rough")
        do(state, "use us-1-1")
        if "fire" in legal(state):
            do(state, "fire")
        assert ("0307" in starts(state, "shell")) == sees, friend
    state = position("us-1-1@0300:m1 us-truck-1@0505 us-1-2@us-truck-1:r4 de-1-1@0310:r4", terrain=walls)
    do(state, "use us-1-1", "fire", "shell 0307", "normal")
    assert rolls(state) == "area 2 on 5"


@pytest.mark.rule("FIG-05", "TRAN-08")
def test_a_squad_aboard_does_not_spot() -> None:
    walls = "0301=woods 0400=woods 0401=woods 0200=woods 0201=woods"
    state = position("us-1-1@0300:m1 us-truck-1@0507:tired us-1-2@us-truck-1:r4 de-1-1@0310:r4", terrain=walls)
    do(state, "use us-1-1")
    assert "fire" not in legal(state)


@pytest.mark.rule("FIG-06", "TGT-12")
def test_the_bands_of_a_mortar() -> None:
    for row, need in (("02", 5), ("08", 5), ("09", 6), ("14", 6)):
        state = position(f"us-1-1@0300:m1 de-1-1@0305:r4 {FAR}")
        shell(state, "us-1-1", f"03{row}", "normal")
        assert rolls(state) == f"area 2 on {need}"
    state = position(f"us-1-1@0000:m1 de-1-1@0305:r4 {FAR}")
    do(state, "use us-1-1", "fire")
    assert "1606" in starts(state, "shell")  # 16 hexes
    assert "1706" not in starts(state, "shell")


@pytest.mark.rule("FIG-07")
def test_a_mortar_needs_distance() -> None:
    state = position(f"us-1-1@0405:m1 de-1-1@0406:r4 {FAR}")
    do(state, "use us-1-1", "fire")
    near = ["0405", "0404", "0406", "0304", "0305", "0504", "0505"]
    assert [hex_ for hex_ in near if hex_ in starts(state, "shell")] == []
    assert {"0403", "0407", "0303", "0605"} <= set(starts(state, "shell"))


@pytest.mark.rule("FIG-07")
@pytest.mark.parametrize(
    ("squad", "more", "may"),
    [
        ("m2", {"terrain": "0302=building"}, False),
        ("m2,bunkered", {"forts": "0302=pillbox"}, False),
        ("m2", {"forts": "0302=pillbox"}, True),
        ("m2,entrenched", {"forts": "0302=entrenchment"}, True),
        ("m2", {"terrain": "0302=woods"}, True),
    ],
)
def test_no_mortar_fires_from_a_building_or_a_pillbox(squad: str, more: dict[str, str], may: bool) -> None:
    state = position(f"us-1-1@0302:{squad} de-1-1@0305:r4 {FAR}", **more)  # type: ignore[arg-type]
    do(state, "use us-1-1")
    assert ("fire" in legal(state)) == may
    state = position(f"us-1-1@0302:{squad} us-1-2@0300:m1 de-1-1@0305:r4 {FAR}", **more)  # type: ignore[arg-type]
    shell(state, "us-1-2", "0305")
    assert starts(state, "with") == (["us-1-1"] if may else [])


@pytest.mark.rule("FIG-07", "FIG-12")
def test_a_mortar_next_to_the_hex_does_not_support() -> None:
    state = position(f"us-1-1@0302:m1 us-1-2@0304:m1 us-1-3@0303:m1 de-1-1@0305:r4 {FAR}")
    shell(state, "us-1-1", "0305")
    assert starts(state, "with") == ["us-1-3"]


@pytest.mark.rule("FIG-12", "COMB-07", "COMB-03")
def test_mortars_support_mortars() -> None:
    """2 suppressive, 1 normal for each; the sum of a squad is halved."""
    units = "us-1-1@0300:m1 us-1-2@0300:m1 us-1-3@0301:m2 us-1-4@0301:m1,tired us-1-5@0400:m1,op us-1-6@0400:r4"
    units += f" de-1-1@0305:r4 {FAR}"
    for kind, dice in (("suppress", 10), ("normal", 5)):
        state = position(units)
        shell(state, "us-1-1", "0305")
        assert legal(state) == ["with us-1-2", "with us-1-3", "normal", "suppress"]
        do(state, "with us-1-2")
        assert legal(state) == ["with us-1-3", "normal", "suppress"]
        done = do(state, "with us-1-3", kind)
        assert f"firers=us-1-1,us-1-2,us-1-3 places=0300,0300,0301 dice={dice}" in told(done)[0]
        assert rolls(state) == f"area {dice} on 5"
        assert [is_(state, f"us-1-{number}") for number in (1, 2, 3)] == ["m1,tired", "m1,tired", "m2,tired"]


@pytest.mark.rule("FIG-12", "DMG-11")
def test_a_pinned_mortar_does_not_support() -> None:
    units = f"us-1-1@0300:m1 us-1-2@0300:m1,pinned us-1-3@0300:o2m1,pinned de-1-1@0305:r4 {FAR}"
    state = position(units)
    shell(state, "us-1-1", "0305")
    assert starts(state, "with") == []


@pytest.mark.rule("FIG-12", "COMB-06")
def test_the_worst_band_of_the_mortars() -> None:
    state = position(f"us-1-1@0302:m1 us-1-2@0300:m1 de-1-1@0305:r4 {FAR}")
    shell(state, "us-1-1", "0309", "with us-1-2", "suppress")  # 7 and 9 hexes of 8
    assert rolls(state) == "area 6 on 6"
    state = position(f"us-1-1@0302:m1 us-1-2@0300:m1 de-1-1@0305:r4 {FAR}")
    shell(state, "us-1-2", "0309", "with us-1-1", "suppress")
    assert rolls(state) == "area 6 on 6"


@pytest.mark.rule("FIG-12", "COMB-08")
@pytest.mark.parametrize("marker", ["wire", "mines", "smoke"])
def test_a_halved_mortar_fires_but_does_not_support(marker: str) -> None:
    units = f"us-1-1@0301:m1 us-1-2@0302:m2 de-1-1@0305:r4 {FAR}"
    state = position(units, **{marker: "0301"})  # type: ignore[arg-type]
    shell(state, "us-1-2", "0305")
    assert starts(state, "with") == []
    state = position(units, **{marker: "0301"})  # type: ignore[arg-type]
    shell(state, "us-1-1", "0305", "with us-1-2", "suppress")
    assert rolls(state) == "area 6 on 5"  # half of 4, and half of 8


@pytest.mark.rule("FIG-08", "FIG-09", "OPF-06", "OPF-08")
def test_ex_a8_rapid_op_fire() -> None:
    """A8: with the machine gun alone at X and at Y the squad stays in op fire mode; with all at Z it is fatigued."""
    state = position(f"us-1-1@0307:r4 us-1-2@0407:r4 us-sherman-1@0304 de-1-1@0302:r2g1,op {FAR}", left=5)
    do(state, "use us-1-1", "advance", "to 0306")
    do(state, "react de-1-1")
    assert legal(state) == ["whole", "guns"]
    assert asked(state) == "de iron-prompt-attack TGT-05"
    do(state, "guns", "normal")
    assert rolls(state) == "attack 4 on 5"
    do(state, "hits 0")
    assert is_(state, "de-1-1") == "r2g1,op"
    do(state, "to 0305")
    assert asked(state) == "us iron-prompt-move ACT-07"  # FIG-09: not twice at the same unit
    do(state, "stop", "use us-1-2", "advance", "to 0406", "react de-1-1", "guns", "suppress", "hits 0")
    assert is_(state, "de-1-1") == "r2g1,op"
    do(state, "stop", "use us-sherman-1", "advance", "to 0303", "react de-1-1", "whole", "normal")
    assert rolls(state) == "attack 4 on 4"  # 2 and 1 a rifle
    do(state, "hits 0")
    assert is_(state, "de-1-1") == "r2g1,tired"


@pytest.mark.rule("FIG-08")
def test_support_with_the_gun_alone_does_not_fatigue() -> None:
    units = f"us-1-1@0306:r4 de-1-1@0302:r2g1,op de-1-2@0302:r4,op de-1-3@0301:g1,op {FAR}"
    state = position(units)
    do(state, "use us-1-1", "advance", "to 0305", "react de-1-2")
    assert legal(state) == ["with de-1-1", "with_guns de-1-1", "with_guns de-1-3", "normal", "suppress"]
    do(state, "with_guns de-1-1", "with_guns de-1-3", "normal")
    assert rolls(state) == "attack 8 on 5"
    do(state, "hits 0")
    assert [is_(state, f"de-1-{number}") for number in (1, 2, 3)] == ["r2g1,op", "r4,tired", "g1,op"]
    do(state, "to 0304")
    assert asked(state) == "us iron-prompt-move ACT-07"  # OPF-06: supporting counts
    state = position(units)
    do(state, "use us-1-1", "advance", "to 0305", "react de-1-2", "with de-1-1", "normal", "hits 0")
    assert is_(state, "de-1-1") == "r2g1,tired"


@pytest.mark.rule("FIG-09", "OPF-06")
def test_a_gun_that_has_fired_at_a_unit_does_not_support_against_it() -> None:
    state = position(f"us-1-1@0307:r4 us-1-2@0407:r4 de-1-1@0302:g1,op de-1-2@0301:r4,op {FAR}")
    do(state, "use us-1-1", "advance", "to 0306", "react de-1-1", "normal", "hits 0", "to 0305", "react de-1-2")
    assert legal(state) == ["normal", "suppress"]
    do(state, "normal", "hits 0", "stop", "use us-1-2", "advance", "to 0406")
    assert legal(state) == ["react de-1-1", "pass"]  # another unit: it may fire again


@pytest.mark.rule("FIG-15", "OPS-04", "DMG-11")
def test_a_pinned_squad_fires_in_concentrated_fire_only() -> None:
    state = bare("us-1-1@0302:r3o1,pinned us-1-2@0302:r4 us-sherman-1@0302:heavy us-1-3@0305:r4,disrupted")
    board = board_of(state)
    for unit, found in (
        ("us-1-1", [True, False, False]),
        ("us-1-2", [True, True, True]),
        ("us-sherman-1", [True, True, True]),
        ("us-1-3", [False, False, False]),
    ):
        index = UNITS.index(unit)
        assert [may_fire(state, board, index, mode) for mode in (CONCENTRATED, MOVING, OPPORTUNITY)] == found


@pytest.mark.rule("FIG-08", "COMB-07")
def test_the_gun_alone_is_fatigued_by_concentrated_fire() -> None:
    state = position(f"de-1-1@0302:g2 de-1-2@0302:r2g1 us-1-1@0305:r4 {FAR}", side="de")
    fire(state, "de-1-1", "us-1-1", "with_guns de-1-2", "normal", "hits 0")
    assert [is_(state, f"de-1-{number}") for number in (1, 2)] == ["g2,tired", "r2g1,tired"]


@pytest.mark.rule("FIG-10", "OPF-12")
def test_mortars_never_op_fire() -> None:
    state = position(f"us-1-1@0306:r4 de-1-1@0302:m2,op de-1-2@0302:r2m1,op de-1-3@0302:r4,op {FAR}")
    do(state, "use us-1-1", "advance", "to 0305")
    assert legal(state) == ["react de-1-2", "react de-1-3", "pass"]
    do(state, "react de-1-2")
    assert legal(state) == ["with de-1-3", "normal", "suppress"]
    do(state, "normal")
    assert rolls(state) == "attack 2 on 5"  # the rifles of the squad


# --- FIG-14 to FIG-16 officers ----------------------------------------------------------------------------------------


@pytest.mark.rule("FIG-14", "FIG-16")
def test_determination_once_for_every_squad_of_the_hex() -> None:
    state = bare(
        "de-1-1@0305:o2,disrupted de-1-2@0305:r4 de-1-3@0306:r4 us-1-1@0306:r4 de-truck-1@0307 de-1-4@de-truck-1:o1"
        " de-1-5@0307:r4"
    )
    assert cover(state, "de-1-1", suppressive=True) == [OFFICER]
    assert cover(state, "de-1-2", suppressive=True) == [OFFICER]
    assert cover(state, "de-1-2") == []
    assert cover(state, "de-1-3", suppressive=True) == []
    assert cover(state, "us-1-1", suppressive=True) == []
    assert cover(state, "de-1-5", suppressive=True) == []  # FIG-16: not one aboard


@pytest.mark.rule("FIG-15", "FIG-16")
@pytest.mark.parametrize(
    ("units", "dice"),
    [
        ("us-1-1@0302:r2o1,pinned", 2),  # half of 3
        ("us-1-1@0302:r4,pinned us-1-2@0302:o1,disrupted", 2),
        ("us-1-1@0302:r4,pinned us-1-2@0302:o1,tired", 2),
        ("us-1-1@0302:r4,pinned us-1-2@0303:o1", 0),
        ("us-1-1@0302:r4,pinned us-truck-1@0302 us-1-2@us-truck-1:o1", 0),
        ("us-1-1@0302:r4,pinned de-1-2@0303:o1", 0),
        ("us-1-1@0302:r3o1,disrupted", 0),
    ],
)
def test_rally_fire(units: str, dice: int) -> None:
    state = position(f"{units} de-1-1@0305:r4 {FAR}")
    do(state, "use us-1-1")
    assert legal(state) == (["fire", "rest"] if dice else ["rest"])
    if dice:
        do(state, "fire", "target de-1-1", "normal")
        assert rolls(state) == f"attack {dice} on 5"
        do(state, "hits 0")
        assert is_(state, "us-1-1").endswith("tired,pinned")


@pytest.mark.rule("FIG-15", "COMB-03")
def test_rally_fire_may_be_supported_and_does_not_support() -> None:
    units = f"us-1-1@0302:r3o1,pinned us-1-2@0302:r4 de-1-1@0305:r4 {FAR}"
    state = position(units)
    fire(state, "us-1-1", "de-1-1", "with us-1-2", "normal")
    assert rolls(state) == "attack 4 on 5"
    state = position(units)
    fire(state, "us-1-2", "de-1-1")
    assert starts(state, "with") == []


@pytest.mark.rule("FIG-15", "MOD-03")
def test_rally_fire_of_a_mortar_and_from_wire() -> None:
    state = position(f"us-1-1@0302:o2m1,pinned de-1-1@0305:r4 {FAR}")
    shell(state, "us-1-1", "0305", "suppress")
    assert rolls(state) == "area 2 on 5"
    for marker in ("wire", "mines", "smoke"):
        state = position(f"us-1-1@0302:o2m1,pinned de-1-1@0305:r4 {FAR}", **{marker: "0302"})  # type: ignore[arg-type]
        do(state, "use us-1-1")
        assert legal(state) == ["rest"]


# --- FIG-22 tanks -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FIG-22")
def test_ex_b6_concussive_firepower() -> None:
    """B6: a squad in a building at 8: range 5 + 3, normal band, 6 + 3 dice, cover 3."""
    state = position(f"us-sherman-1@0302 de-1-1@0310:r4 {FAR}", terrain="0310=building")
    fire(state, "us-sherman-1", "de-1-1", "normal")
    assert rolls(state) == "attack 9 on 5"
    do(state, "hits 1")
    assert rolls(state) == "defence 3 on 5"


@pytest.mark.rule("FIG-22")
@pytest.mark.parametrize(
    ("target", "more", "dice"),
    [
        ("de-1-1@0304:r4,bunkered", {"forts": "0304=pillbox"}, 9),
        ("de-1-1@0304:r4", {"forts": "0304=pillbox"}, 6),  # beside the pillbox
        ("de-1-1@0304:r4,entrenched", {"forts": "0304=entrenchment"}, 6),
        ("de-1-1@0304:r4", {"terrain": "0304=woods"}, 6),
        ("de-halftrack-1@0304", {"terrain": "0304=building"}, 8),
    ],
)
def test_concussive_firepower_is_for_buildings_and_pillboxes(target: str, more: dict[str, str], dice: int) -> None:
    state = position(f"us-sherman-1@0302 {target} {FAR}", **more)  # type: ignore[arg-type]
    fire(state, "us-sherman-1", target.partition("@")[0], "normal")
    assert rolls(state) == f"attack {dice} on 5"


@pytest.mark.rule("FIG-22")
def test_only_tanks_have_it_and_the_bands_grow() -> None:
    state = position(f"us-halftrack-1@0302 de-1-1@0304:r4 {FAR}", terrain="0304=building")
    fire(state, "us-halftrack-1", "de-1-1", "normal")
    assert rolls(state) == "attack 4 on 5"
    for row, need in (("08", 5), ("09", 6)):
        state = position(f"de-tiger-1@0300 us-1-1@03{row}:r4 {FAR}", side="de", terrain=f"03{row}=building")
        fire(state, "de-tiger-1", "us-1-1", "normal")
        assert rolls(state) == f"attack 9 on {need}"
    state = position(f"us-sherman-1@0302 us-1-1@0303:r4 de-1-1@0304:r4 {FAR}", terrain="0304=building")
    fire(state, "us-1-1", "de-1-1", "with us-sherman-1", "normal")
    assert rolls(state) == "attack 9 on 5"  # 4, and half of 9


@pytest.mark.rule("FIG-22", "MOD-01")
def test_concussive_firepower_before_halving(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    state = position(f"us-sherman-1@0302 de-1-1@0306:r4 {FAR}", terrain="0306=building")
    do(state, "use us-sherman-1", "fire_move", "shoot", "target de-1-1", "normal")
    assert rolls(state) == "attack 5 on 5"
    corrected(monkeypatch, tmp_path, tables={"concussive": {"firepower": 1, "range": 1}})
    state = position(f"us-sherman-1@0302 de-1-1@0309:r4 {FAR}", terrain="0309=building")
    fire(state, "us-sherman-1", "de-1-1", "normal")
    assert rolls(state) == "attack 7 on 6"


@pytest.mark.rule("FIG-26")
@pytest.mark.parametrize(
    ("options", "tank", "dice", "need"),
    [
        ({}, "de-tiger-1", 10, 5),
        ({"tiger_gun": "high"}, "de-tiger-1", 13, 5),
        ({}, "de-panzer4-1", 10, 5),
        ({"panzer_gun": "low"}, "de-panzer4-1", 9, 6),
    ],
)
def test_the_guns_of_the_options(options: dict[str, str], tank: str, dice: int, need: int) -> None:
    state = position(f"{tank}@0302 us-sherman-1@0310 {FAR}", side="de", options=options)  # 8 hexes
    fire(state, tank, "us-sherman-1", "normal")
    assert rolls(state) == f"attack {dice} on {need}"


# --- SPEC-02, SPEC-07 to SPEC-10 --------------------------------------------------------------------------------------


@pytest.mark.rule("SPEC-07")
def test_ex_b7_an_anti_tank_squad_and_a_tiger() -> None:
    """B7: 4 + 3 dice, range 3, normal; the Tiger rolls 6 and may turn one into a 6."""
    state = position(f"us-1-1@0302:r4,at de-tiger-1@0305 {FAR}")
    fire(state, "us-1-1", "de-tiger-1", "normal")
    assert rolls(state) == "attack 7 on 5"
    do(state, "hits 2")
    assert rolls(state) == "defence 6 on 5"
    do(state, "hits 0")
    assert legal(state) == ["thicken", "keep"]


@pytest.mark.rule("SPEC-07", "SPEC-08")
def test_the_range_of_an_anti_tank_squad() -> None:
    for row, found in (("03", "7 on 4"), ("05", "7 on 5"), ("06", "7 on 6"), ("08", "7 on 6")):
        state = position(f"us-1-1@0302:r4,at de-truck-1@03{row} {FAR}")
        fire(state, "us-1-1", "de-truck-1", "normal")
        assert rolls(state) == f"attack {found}"
    state = position(f"us-1-1@0302:r4,at de-truck-1@0309 {FAR}")
    do(state, "use us-1-1")
    assert "fire" not in legal(state)
    state = position(f"us-1-1@0302:r4,at de-truck-1@0306 {FAR}", level="0302=1")
    fire(state, "us-1-1", "de-truck-1", "normal")
    assert rolls(state) == "attack 7 on 5"  # SPEC-08: a hill adds to it


@pytest.mark.rule("SPEC-07", "SPEC-02")
def test_anti_tank_is_for_vehicles_and_for_the_steady() -> None:
    state = position(f"us-1-1@0302:r4,at de-1-1@0305:r4 {FAR}")
    fire(state, "us-1-1", "de-1-1", "normal")
    assert rolls(state) == "attack 4 on 5"
    state = position(f"us-1-1@0302:r3o1,at,pinned de-truck-1@0303 {FAR}")
    fire(state, "us-1-1", "de-truck-1", "normal")
    assert rolls(state) == "attack 2 on 4"  # rally, without the token
    state = position(f"us-1-1@0302:r3o1,at,pinned de-truck-1@0305 {FAR}")
    do(state, "use us-1-1")
    assert legal(state) == ["rest"]


@pytest.mark.rule("SPEC-07", "SPEC-09", "SPEC-10")
def test_the_figures_of_the_tokens_are_in_the_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tables = {"anti_tank": {"firepower": 4, "range": 2}, "flamethrower": {"firepower": 3, "cover": 1}}
    corrected(monkeypatch, tmp_path, tables=tables)
    state = position(f"us-1-1@0302:r4,at de-truck-1@0305 {FAR}")
    fire(state, "us-1-1", "de-truck-1", "normal")
    assert rolls(state) == "attack 8 on 6"
    state = position(f"us-1-1@0302:r4,flame de-1-1@0303:r4 {FAR}", terrain="0303=woods")
    fire(state, "us-1-1", "de-1-1", "normal")
    assert rolls(state) == "attack 7 on 4"
    do(state, "hits 1")
    assert rolls(state) == "defence 1 on 5"


@pytest.mark.rule("SPEC-09")
def test_ex_b9_a_flamethrower_and_a_pillbox_in_woods() -> None:
    """B9: 6 dice, close, cover 2 + 6 - 5 = 3."""
    state = position(f"us-1-1@0304:r4,flame de-1-1@0305:r4,bunkered {FAR}", terrain="0305=woods", forts="0305=pillbox")
    fire(state, "us-1-1", "de-1-1", "normal")
    assert rolls(state) == "attack 6 on 4"
    do(state, "hits 3")
    assert rolls(state) == "defence 3 on 5"


@pytest.mark.rule("SPEC-09", "SPEC-02")
def test_flames_are_for_the_next_hex_and_leave_armour() -> None:
    state = position(f"us-1-1@0303:r4,flame de-1-1@0305:r4 {FAR}", terrain="0305=woods")
    fire(state, "us-1-1", "de-1-1", "normal")
    assert rolls(state) == "attack 4 on 5"
    do(state, "hits 1")
    assert rolls(state) == "defence 2 on 5"
    state = position(f"us-1-1@0304:r4,flame de-tiger-1@0305 {FAR}", terrain="0305=woods")
    fire(state, "us-1-1", "de-tiger-1", "normal")
    assert rolls(state) == "attack 6 on 4"
    do(state, "hits 1")
    assert rolls(state) == "defence 6 on 5"
    state = position(f"us-1-1@0304:r3o1,flame,pinned de-1-1@0305:r4 {FAR}", terrain="0305=woods")
    fire(state, "us-1-1", "de-1-1", "normal")
    assert rolls(state) == "attack 2 on 4"
    do(state, "hits 1")
    assert rolls(state) == "defence 2 on 5"


@pytest.mark.rule("SPEC-09", "OPF-09")
def test_a_tank_in_its_own_hex_is_not_burnt() -> None:
    """Our ruling: the same hex is close, but not adjacent."""
    state = position(f"us-sherman-1@0302 de-1-1@0303:r1,flame,op {FAR}", terrain="0303=rough")
    do(state, "use us-sherman-1", "advance", "to 0303", "react de-1-1", "normal")
    assert rolls(state) == "attack 1 on 4"
    do(state, "hits 1")
    assert rolls(state) == "defence 5 on 5"  # armour 4 and the rough ground


@pytest.mark.rule("SPEC-10", "SPEC-02")
def test_a_medic_covers_the_squads_of_his_hex_against_normal_fire() -> None:
    medic = ("medic", 1, "SPEC-10")
    state = bare(
        "de-1-1@0305:r4,med de-1-2@0305:r4,med de-1-3@0305:r4 de-1-4@0306:r4 us-1-1@0306:r4 de-1-5@0307:r4,med,pinned"
        " de-1-6@0307:r4 de-1-7@0308:r4,eng"
    )
    for unit in ("de-1-1", "de-1-2", "de-1-3"):
        assert cover(state, unit) == [medic]  # once
        assert cover(state, unit, suppressive=True) == []
    for unit in ("de-1-4", "us-1-1", "de-1-5", "de-1-6", "de-1-7"):
        assert cover(state, unit) == []


@pytest.mark.rule("SPEC-10")
def test_a_medic_aboard_covers_nobody() -> None:
    state = bare("de-truck-1@0305 de-1-1@de-truck-1:r4,med de-1-2@0305:r4")
    assert cover(state, "de-1-2") == []


@pytest.mark.rule("FIG-11")
def test_aiming_says_what_it_asks() -> None:
    state = position(f"us-1-1@0302:r2m1 de-1-1@0305:r4 {FAR}")
    do(state, "use us-1-1", "fire")
    assert asked(state) == "us iron-prompt-aim ACT-08"
    assert question(state) == "iron-prompt-aim unit=@iron-us-1-1 scope=0"
    done = do(state, "shell 0305", "suppress", "hits 1")
    assert tags(done) == ["shelling_made", "hex_shelled", "conditioned"]

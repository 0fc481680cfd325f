"""11 The effects of hits: figures lost, conditions, damage."""

from pathlib import Path

import pytest

from grognard.games.iron.board import UNITS
from grognard.games.iron.damage import suffer
from grognard.games.iron.movement import ADVANCING, FIRE_MOVING, allowance
from grognard.games.iron.state import IronState, board_of
from grognard.kernel import Event
from tests.iron.battle import fire, rolls, shell, storm
from tests.iron.position import asked, at, bare, cites, corrected, do, is_, legal, position, question, starts, told

FAR = "de-2-9@1700:r1 us-2-9@1714:r1"  # somebody far off, so that nobody is wiped out


def hit(state: IronState, unit: str, hits: int, suppressive: bool = False) -> list[Event]:
    """What so many hits do at once; what is asked next waits on the stack."""
    out: list[Event] = []
    suffer(state, board_of(state), UNITS.index(unit), hits, suppressive, out)
    return out


# --- DMG-01, DMG-02 figures -------------------------------------------------------------------------------------------


@pytest.mark.rule("DMG-01")
def test_the_owner_chooses_the_figures() -> None:
    state = position(f"us-1-1@0302:r4 de-1-1@0305:r1e1o1 {FAR}")
    fire(state, "us-1-1", "de-1-1", "normal", "hits 2")
    assert legal(state) == ["lose regular", "lose elite", "lose officer"]
    assert asked(state) == "de iron-prompt-losses DMG-01"
    scope = UNITS.index("de-1-1")
    assert question(state) == f"iron-prompt-losses unit=@iron-de-1-1 count=2 scope={scope}"
    done = do(state, "lose elite")
    assert told(done) == ["figure_lost unit=de-1-1 figure=elite"]
    assert cites(done) == ["DMG-01"]
    assert legal(state) == ["lose regular", "lose officer"]
    assert question(state) == f"iron-prompt-losses unit=@iron-de-1-1 count=1 scope={scope}"
    do(state, "lose regular")
    assert is_(state, "de-1-1") == "o1"
    assert asked(state) == "us iron-prompt-turn ACT-01"


@pytest.mark.rule("DMG-01")
def test_after_the_choice_the_rest_may_be_forced() -> None:
    state = position(f"us-1-1@0302:r4 de-1-1@0305:r3o1 {FAR}")
    done = fire(state, "us-1-1", "de-1-1", "normal", "hits 3", "lose officer")
    assert [line for line in told(done) if line.startswith("figure_lost")] == [
        "figure_lost unit=de-1-1 figure=officer",
        "figure_lost unit=de-1-1 figure=regular",
        "figure_lost unit=de-1-1 figure=regular",
    ]
    assert is_(state, "de-1-1") == "r1"


@pytest.mark.rule("DMG-01", "DMG-02")
def test_a_crew_is_one_figure() -> None:
    state = position(f"us-1-1@0302:r4 de-1-1@0305:r2g1 {FAR}")
    fire(state, "us-1-1", "de-1-1", "normal", "hits 1")
    assert legal(state) == ["lose regular", "lose mg"]
    do(state, "lose mg")
    assert is_(state, "de-1-1") == "r2"
    state = position(f"us-1-1@0302:r4 de-1-1@0305:g1m1 {FAR}")
    fire(state, "us-1-1", "de-1-1", "normal", "hits 2")
    assert at(state, "de-1-1") == "box"


@pytest.mark.rule("DMG-02")
@pytest.mark.parametrize(("hits", "left"), [(1, "0305"), (2, "box"), (4, "box")])
def test_a_squad_without_figures_is_gone_with_its_token(hits: int, left: str) -> None:
    state = position(f"us-1-1@0302:r4 de-1-1@0305:r2,at,op {FAR}")
    done = fire(state, "us-1-1", "de-1-1", "normal", f"hits {hits}")
    assert at(state, "de-1-1") == left
    if left == "box":
        assert told(done)[-1] == "unit_lost unit=de-1-1 hex=0305 by=DMG-02"
        assert cites(done)[-1] == "DMG-02"
        unit = UNITS.index("de-1-1")
        assert (state.spec[unit], state.acts[unit], state.harm[unit], state.load[unit]) == (-1, 0, 0, 0)
    else:
        assert is_(state, "de-1-1") == "r1,op,at"


@pytest.mark.rule("DMG-03")
def test_losses_and_conditions_are_independent() -> None:
    state = position(f"us-1-1@0302:r4 us-1-2@0302:r4 de-1-1@0305:r4,pinned {FAR}")
    fire(state, "us-1-1", "de-1-1", "normal", "hits 1")
    assert is_(state, "de-1-1") == "r3,pinned"
    fire(state, "us-1-2", "de-1-1", "suppress", "hits 1")
    assert is_(state, "de-1-1") == "r3,disrupted"


# --- DMG-04 to DMG-06 suppressive fire --------------------------------------------------------------------------------


@pytest.mark.rule("DMG-04", "DMG-05", "DMG-06")
@pytest.mark.parametrize(
    ("before", "hits", "after", "rule"),
    [
        ("", 0, "r2", "ATK-09"),
        ("", 1, "r2,pinned", "DMG-04"),
        ("", 2, "r2,pinned", "DMG-04"),
        ("", 3, "r2,disrupted", "DMG-04"),
        ("", 4, "", "DMG-04"),
        ("", 9, "", "DMG-04"),
        (",pinned", 0, "r2,pinned", "ATK-09"),
        (",pinned", 1, "r2,disrupted", "DMG-05"),
        (",pinned", 2, "r2,disrupted", "DMG-05"),
        (",pinned", 3, "", "DMG-05"),
        (",pinned", 4, "", "DMG-05"),
        (",disrupted", 0, "r2,disrupted", "ATK-09"),
        (",disrupted", 1, "", "DMG-06"),
        (",disrupted", 2, "", "DMG-06"),
        (",disrupted", 5, "", "DMG-06"),
    ],
)
def test_ex_b12_suppressive_hits(before: str, hits: int, after: str, rule: str) -> None:
    state = position(f"de-1-1@0305:r2{before} {FAR}")
    done = hit(state, "de-1-1", hits, suppressive=True)
    assert cites(done) == [rule]
    if after:
        assert is_(state, "de-1-1") == after
        harm = {"r2,pinned": 1, "r2,disrupted": 2}.get(after, 0)
        end = f"conditioned unit=de-1-1 hex=0305 harm={harm} by={rule}" if hits else "unhurt unit=de-1-1 hex=0305"
        assert told(done) == [end]
    else:
        assert at(state, "de-1-1") == "box"
        assert told(done) == [f"unit_lost unit=de-1-1 hex=0305 by={rule}"]


@pytest.mark.rule("DMG-04", "DMG-05", "DMG-06")
def test_the_tables_are_in_the_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tables = {"suppressed": [[0, 2, 2, 2, 3], [1, 3, 3, 3, 3], [2, 3, 3, 3, 3]]}
    corrected(monkeypatch, tmp_path, tables=tables)
    state = position(f"de-1-1@0305:r2 de-1-2@0305:r2,pinned {FAR}")
    hit(state, "de-1-1", 1, suppressive=True)
    hit(state, "de-1-2", 1, suppressive=True)
    assert (is_(state, "de-1-1"), at(state, "de-1-2")) == ("r2,disrupted", "box")


# --- DMG-07 to DMG-09 damage ------------------------------------------------------------------------------------------


@pytest.mark.rule("DMG-07", "FIG-20")
@pytest.mark.parametrize(
    ("unit", "hits", "after"),
    [
        ("us-truck-1@0305", 1, "light"),
        ("us-truck-1@0305", 2, "light"),
        ("us-truck-1@0305", 3, "FIG-20"),
        ("us-truck-1@0305", 4, "DMG-07"),
        ("us-truck-1@0305:light", 1, "FIG-20"),
        ("us-truck-1@0305:light", 2, "FIG-20"),
        ("us-truck-1@0305:light", 3, "DMG-07"),
        ("us-sherman-1@0305", 0, "fresh"),
        ("us-sherman-1@0305", 1, "light"),
        ("us-sherman-1@0305", 2, "light"),
        ("us-sherman-1@0305", 3, "heavy"),
        ("us-sherman-1@0305", 4, "DMG-07"),
        ("us-sherman-1@0305", 7, "DMG-07"),
        ("us-sherman-1@0305:light", 1, "heavy"),
        ("us-sherman-1@0305:light", 2, "heavy"),
        ("us-sherman-1@0305:light", 3, "DMG-07"),
        ("us-sherman-1@0305:heavy", 1, "DMG-07"),
        ("de-halftrack-1@0305", 3, "heavy"),
    ],
)
def test_ex_b13_hits_on_vehicles(unit: str, hits: int, after: str) -> None:
    """B13: a truck 2 light, 3 destroyed; a Sherman 3 heavy, 4 destroyed; a light one 2 heavy, 3 destroyed."""
    state = position(f"{unit} {FAR}")
    name = unit.partition("@")[0]
    done = hit(state, name, hits)
    if after in ("DMG-07", "FIG-20"):
        assert told(done) == [f"unit_lost unit={name} hex=0305 by={after}"]
        assert at(state, name) == "box"
    else:
        assert is_(state, name) == after
        assert cites(done) == ["DMG-07" if hits else "ATK-09"]


@pytest.mark.rule("DMG-07")
def test_the_damage_table_is_in_the_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, tables={"damaged": [[0, 2, 2, 2, 3], [1, 2, 2, 3, 3], [2, 3, 3, 3, 3]]})
    state = bare(f"us-sherman-1@0305 {FAR}")
    hit(state, "us-sherman-1", 1)
    assert is_(state, "us-sherman-1") == "heavy"


@pytest.mark.rule("DMG-08")
def test_ex_b14_a_heavily_damaged_tiger() -> None:
    """B14: no MP, armour 5, half of 10 dice against vehicles, no support."""
    units = f"de-tiger-1@0305:heavy de-tiger-2@0305 us-sherman-1@0309 {FAR}"
    state = position(units, side="de")
    board, tiger = board_of(state), UNITS.index("de-tiger-1")
    assert allowance(state, board, tiger, ADVANCING) == 0
    do(state, "use de-tiger-1")
    assert legal(state) == ["fire", "op_fire", "rest"]
    do(state, "fire", "target us-sherman-1", "normal")
    assert rolls(state) == "attack 5 on 5"
    state = position(units, side="de")
    fire(state, "de-tiger-2", "us-sherman-1")
    assert legal(state) == ["normal"]  # COMB-08: half already, it does not support
    state = position(units)
    fire(state, "us-sherman-1", "de-tiger-1", "normal", "hits 1")
    assert rolls(state) == "defence 5 on 5"


@pytest.mark.rule("DMG-08", "DMG-14")
def test_light_damage() -> None:
    state = position(f"de-tiger-1@0305:light de-tiger-2@0305 us-sherman-1@0309 us-truck-1@0301:light {FAR}", side="de")
    board = board_of(state)
    for unit, points in (("de-tiger-1", 12), ("de-tiger-2", 15), ("us-truck-1", 9)):
        assert allowance(state, board, UNITS.index(unit), ADVANCING) == points
    assert allowance(state, board, UNITS.index("de-tiger-1"), FIRE_MOVING) == 6
    fire(state, "de-tiger-1", "us-sherman-1")
    assert legal(state) == ["with de-tiger-2", "normal"]
    do(state, "normal")
    assert rolls(state) == "attack 10 on 5"  # full firepower
    state = position(f"de-tiger-1@0305:light de-tiger-2@0305 us-sherman-1@0309 {FAR}", side="de")
    fire(state, "de-tiger-2", "us-sherman-1", "with de-tiger-1", "normal")
    assert rolls(state) == "attack 15 on 5"


@pytest.mark.rule("DMG-09")
def test_damage_stays() -> None:
    state = position(f"us-sherman-1@0302 us-sherman-2@0302 de-panzer4-1@0305 {FAR}")
    fire(state, "us-sherman-1", "de-panzer4-1", "normal", "hits 1", "hits 0")
    assert is_(state, "de-panzer4-1") == "light"
    fire(state, "us-sherman-2", "de-panzer4-1", "normal", "hits 2")
    assert rolls(state) == "defence 3 on 5"
    do(state, "hits 1")
    assert is_(state, "de-panzer4-1") == "heavy"
    do(state, "use us-2-9", "rest", "end_phase")
    while asked(state).split()[1] == "iron-prompt-turn":
        do(state, "end_phase")
    assert is_(state, "de-panzer4-1") == "heavy"


@pytest.mark.rule("TRAN-09", "DMG-07")
def test_who_is_aboard_is_lost_with_the_carrier() -> None:
    state = position(f"us-sherman-1@0302 de-truck-1@0305 de-1-1@de-truck-1:r4 de-1-2@de-truck-1:r2 {FAR}")
    done = fire(state, "us-sherman-1", "de-truck-1", "normal", "hits 3")
    assert told(done)[-3:] == [
        "unit_lost unit=de-1-1 hex=0305 by=TRAN-09",
        "unit_lost unit=de-1-2 hex=0305 by=TRAN-09",
        "unit_lost unit=de-truck-1 hex=0305 by=FIG-20",
    ]
    assert [at(state, unit) for unit in ("de-1-1", "de-1-2", "de-truck-1")] == ["box"] * 3


# --- DMG-10 to DMG-13 conditions --------------------------------------------------------------------------------------


@pytest.mark.rule("DMG-10")
@pytest.mark.parametrize(
    ("before", "hits", "after"),
    [
        (",op", 1, "r4,tired,pinned"),
        (",op", 3, "r4,tired,disrupted"),
        (",op", 0, "r4,op"),
        ("", 1, "r4,pinned"),
        (",tired", 1, "r4,tired,pinned"),
    ],
)
def test_who_waits_in_op_fire_mode_is_fatigued(before: str, hits: int, after: str) -> None:
    state = bare(f"de-1-1@0305:r4{before} {FAR}")
    hit(state, "de-1-1", hits, suppressive=True)
    assert is_(state, "de-1-1") == after


@pytest.mark.rule("DMG-10")
def test_losses_do_not_end_op_fire_mode() -> None:
    state = position(f"us-1-1@0302:r4 de-1-1@0305:r4,op {FAR}")
    fire(state, "us-1-1", "de-1-1", "normal", "hits 2")
    assert is_(state, "de-1-1") == "r2,op"


@pytest.mark.rule("DMG-11", "DMG-12", "ACT-20")
@pytest.mark.parametrize("harm", ["pinned", "disrupted"])
def test_a_shaken_squad_can_only_be_fatigued(harm: str) -> None:
    state = position(f"us-1-1@0302:r4,eng,{harm} us-1-2@0302:r4 de-1-1@0303:r4 {FAR}")
    do(state, "use us-1-1")
    assert legal(state) == ["rest"]
    state = position(f"us-1-1@0302:r4,{harm} us-1-2@0302:r4 de-1-1@0303:r4 {FAR}")
    fire(state, "us-1-2", "de-1-1")
    assert legal(state) == ["normal", "suppress"]  # no support
    state = position(f"us-1-1@0302:r4,{harm},op us-1-2@0302:r4,{harm},op de-1-1@0304:r4 {FAR}", side="de")
    do(state, "use de-1-1", "advance", "to 0303")
    assert asked(state) == "de iron-prompt-move ACT-07"  # no op fire


@pytest.mark.rule("DMG-11", "DMG-12", "ASLT-09")
@pytest.mark.parametrize(
    ("squad", "dice"),
    [("r3", 3), ("r3,pinned", 2), ("r2o1,pinned", 3), ("r3,disrupted", 0), ("r2o1,disrupted", 0)],
)
def test_a_shaken_squad_in_assault_defence(squad: str, dice: int) -> None:
    state = position(f"us-1-1@0302:r4 de-1-1@0303:{squad} {FAR}")
    storm(state, "us-1-1", "0303", "hits 2")
    if dice:
        assert rolls(state) == f"assault-return {dice} on 4"
    else:
        assert legal(state) == ["hit de-1-1"]


@pytest.mark.rule("DMG-13", "FIG-05")
@pytest.mark.parametrize(("spotter", "sees"), [("r4,pinned", True), ("r4,disrupted", True), ("r4,tired", False)])
def test_shaken_units_still_spot(spotter: str, sees: bool) -> None:
    """The mortar is behind woods; its friend is not."""
    state = position(f"us-1-1@0300:m2 us-1-2@0505:{spotter} de-1-1@0307:r4", terrain="0301=woods")
    do(state, "use us-1-1")
    if "fire" in legal(state):
        do(state, "fire")
    assert ("0307" in starts(state, "shell")) == sees
    if sees:
        do(state, "shell 0307", "suppress")
        assert rolls(state) == "area 8 on 5"


@pytest.mark.rule("DMG-01", "AREA-03")
def test_the_losses_of_an_area_attack_are_the_owners_choice() -> None:
    state = position(f"us-1-1@0300:m2 us-1-2@0305:r1o1 de-1-1@0307:r4 {FAR}")
    shell(state, "us-1-1", "0305", "normal", "hits 1")
    assert asked(state) == "us iron-prompt-losses DMG-01"  # his own squad
    assert legal(state) == ["lose regular", "lose officer"]

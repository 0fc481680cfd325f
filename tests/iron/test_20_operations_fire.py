"""20 Operations cards that change attacks and assaults."""

from pathlib import Path

import pytest

from grognard.games.iron.board import UNITS
from grognard.games.iron.firepower import defence_of
from grognard.games.iron.state import IronState, board_of, take_off
from tests.iron.battle import cover, fire, rolls, shell, storm, tags, under
from tests.iron.position import (
    asked,
    at,
    bare,
    cites,
    corrected,
    do,
    is_,
    legal,
    points,
    position,
    question,
    starts,
    told,
)  # fmt: skip

FAR = "de-2-9@1700:r1 us-2-9@1714:r1"
GUNS = "silence_the_guns"  # Merciless Assault for the Americans, Camouflage for the Germans
RIDGE = "mortain_ridge"  # No Surrender and Inspiring Leadership for the Americans, Massive Confusion for the Germans
STAVELOT = "stavelot_express"  # Desperate Defenders for the Americans, Tank Ace for the Germans
WOODS = "0304=woods"


# --- OPS-03 Camouflage ------------------------------------------------------------------------------------------------


def camouflaged(*more: str, hits: str) -> tuple[IronState, list[str]]:
    units = f"de-1-1@0304:r4,hidden de-1-2@0304:r4,hidden us-1-1@0307:r4 {FAR}"
    state = position(units, side="de", scenario=GUNS, terrain=f"{WOODS} 0307=rough")
    done = fire(state, "de-1-1", "us-1-1", "with de-1-2", *more)
    assert "revealed" not in tags(done)
    return state, told(do(state, "hits 3", hits))


@pytest.mark.rule("OPS-03")
def test_camouflage_two_hits_reveal() -> None:
    state, done = camouflaged("normal", hits="hits 1")
    assert [line for line in done if line.startswith("revealed")] == [
        "revealed unit=de-1-1 hex=0304 by=CONC-06", "revealed unit=de-1-2 hex=0304 by=CONC-06",
    ]  # fmt: skip
    assert state.hidden == []


@pytest.mark.rule("OPS-03")
def test_camouflage_one_hit_does_not() -> None:
    units = f"de-1-1@0304:r4,hidden us-1-1@0307:r4 {FAR}"
    for black, red, left in ((1, 0, 1), (2, 1, 1), (2, 0, 0), (0, -1, 1)):
        state = position(units, side="de", scenario=GUNS, terrain=f"{WOODS} 0307=rough")
        fire(state, "de-1-1", "us-1-1", "suppress", f"hits {black}", *([f"hits {red}"] if red >= 0 else []))
        assert len(state.hidden) == left


@pytest.mark.rule("OPS-03", "CONC-06")
def test_camouflage_is_its_owners_only() -> None:
    state = position(f"us-1-1@0304:r4,hidden de-1-1@0307:r4 {FAR}", scenario=GUNS, terrain=WOODS)
    done = fire(state, "us-1-1", "de-1-1", "normal")
    assert told(done)[-1] == "revealed unit=us-1-1 hex=0304 by=CONC-06"


@pytest.mark.rule("OPS-03")
def test_camouflage_of_mortars_goes_by_the_hits_on_one_unit() -> None:
    units = f"de-1-1@0304:m2,hidden us-1-1@0308:r4 us-1-2@0308:r4 {FAR}"
    for red, left in (("hits 0", 0), ("hits 1", 1)):
        state = position(units, side="de", scenario=GUNS, terrain=f"{WOODS} 0308=rough")
        done = shell(state, "de-1-1", "0308", "suppress", "hits 2")
        assert "revealed" not in tags(done)
        do(state, "hits 1", red)
        assert len(state.hidden) == left


@pytest.mark.rule("OPS-03")
@pytest.mark.parametrize(("hits", "left"), [(1, 2), (2, 0)])
def test_camouflage_in_an_assault(hits: int, left: int) -> None:
    units = f"de-1-1@0304:r4,hidden de-1-2@0304:r4,hidden us-1-1@0305:r4 {FAR}"
    state = position(units, side="de", scenario=GUNS, terrain=WOODS)
    done = storm(state, "de-1-1", "0305", "with de-1-2")
    assert "revealed" not in tags(done)
    do(state, f"hits {hits}", "hits 2", "hit de-1-1", "hit de-1-1", *["hit us-1-1"] * hits)
    assert len(state.hidden) == left


@pytest.mark.rule("OPS-03")
def test_the_hits_of_camouflage_are_in_the_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, operations={"operations": {"camouflage": {"values": {"hits": 3}}}})
    for black, left in ((2, 1), (3, 0)):
        state = position(f"de-1-1@0304:r4,hidden us-1-1@0307:r4 {FAR}", side="de", scenario=GUNS, terrain=WOODS)
        fire(state, "de-1-1", "us-1-1", "normal", f"hits {black}")
        assert len(state.hidden) == left


# --- OPS-04 Desperate Defenders ---------------------------------------------------------------------------------------


@pytest.mark.rule("OPS-04", "ACT-20")
@pytest.mark.parametrize("harm", ["pinned", "disrupted"])
@pytest.mark.parametrize("load", ["r4", "r3o1"])
def test_desperate_defenders_fire_at_half_and_do_nothing_else(harm: str, load: str) -> None:
    units = f"us-1-1@0302:{load},{harm} us-1-2@0302:r4 de-1-1@0304:r4 {FAR}"
    state = position(units, scenario=STAVELOT)
    do(state, "use us-1-1")
    assert legal(state) == ["fire", "rest"]
    do(state, "fire", "target de-1-1", "normal")
    assert rolls(state) == "attack 2 on 5"
    state = position(units, scenario=STAVELOT)
    fire(state, "us-1-2", "de-1-1")
    assert starts(state, "with") == []  # no support
    state = position(f"us-1-1@0302:{load},{harm},op de-1-1@0305:r4 {FAR}", side="de", scenario=STAVELOT)
    do(state, "use de-1-1", "advance", "to 0304")
    assert asked(state) == "de iron-prompt-move ACT-07"  # no op fire


@pytest.mark.rule("OPS-04", "MOD-03")
def test_desperate_defenders_are_halved_once_at_most_and_the_card_is_the_owners() -> None:
    state = position(f"us-1-1@0302:r4,disrupted de-1-1@0304:r4 {FAR}", scenario=STAVELOT, wire="0302")
    do(state, "use us-1-1")
    assert legal(state) == ["rest"]
    state = position(f"de-1-1@0302:r4,disrupted us-1-1@0304:r4 {FAR}", scenario=STAVELOT, side="de")
    do(state, "use de-1-1")
    assert legal(state) == ["rest"]
    state = position(f"de-1-1@0302:r4,pinned us-1-1@0304:r4 {FAR}", scenario="liberation", side="de")
    do(state, "use de-1-1")
    assert legal(state) == ["fire", "rest"]


@pytest.mark.rule("OPS-04", "ASLT-09")
def test_desperate_defenders_in_assault_defence_are_as_others() -> None:
    state = position(f"de-1-1@0304:r4 us-1-1@0305:r4,disrupted {FAR}", side="de", scenario=STAVELOT)
    storm(state, "de-1-1", "0305", "hits 1")
    assert legal(state) == ["hit us-1-1"]  # nothing comes back


@pytest.mark.rule("OPS-04")
def test_desperate_mortars() -> None:
    state = position(f"us-1-1@0302:m2,disrupted de-1-1@0305:r4 {FAR}", scenario=STAVELOT)
    shell(state, "us-1-1", "0305", "normal")
    assert rolls(state) == "area 2 on 5"


# --- OPS-05 Tank Ace --------------------------------------------------------------------------------------------------


def ace(units: str, name: str = "de-tiger-1", **more: str) -> IronState:
    state = position(units, scenario=STAVELOT, **more)  # type: ignore[arg-type]
    state.ace[1] = UNITS.index(name)
    return state


@pytest.mark.rule("OPS-05")
def test_a_tank_ace_has_two_dice_more_before_any_halving() -> None:
    units = f"de-tiger-1@0302 de-tiger-2@0302 us-sherman-1@0306 us-1-1@0305:r4 {FAR}"
    for target, dice in (("us-sherman-1", 12), ("us-1-1", 8)):
        state = ace(units, side="de")
        fire(state, "de-tiger-1", target, "normal")
        assert rolls(state) == f"attack {dice} on 5"
    state = ace(units, side="de")
    fire(state, "de-tiger-2", "us-1-1", "with de-tiger-1", "normal")
    assert rolls(state) == "attack 10 on 5"  # 6, and half of 8
    state = ace(units, side="de")
    do(state, "use de-tiger-1", "fire_move", "shoot", "target us-1-1", "normal")
    assert rolls(state) == "attack 4 on 5"
    state = ace(units, side="de")
    fire(state, "de-tiger-2", "us-1-1", "normal")
    assert rolls(state) == "attack 6 on 5"


@pytest.mark.rule("OPS-05")
def test_a_tank_ace_rolls_a_defence_die_again() -> None:
    state = ace(f"us-sherman-1@0302 de-panzer4-1@0305 {FAR}", "de-panzer4-1")
    fire(state, "us-sherman-1", "de-panzer4-1", "normal", "hits 2", "hits 1")
    assert legal(state) == ["reroll", "keep"]
    assert asked(state) == "de iron-prompt-reroll OPS-05"
    scope = UNITS.index("de-panzer4-1")
    assert question(state) == f"iron-prompt-reroll unit=@iron-de-panzer4-1 scope={scope}"
    do(state, "reroll")
    assert asked(state) == "chance iron-roll-ace OPS-05"
    assert question(state) == f"iron-roll-ace scope={scope}"
    assert legal(state) == ["die 1", "die 2", "die 3", "die 4", "die 5", "die 6"]
    done = do(state, "die 5")
    assert told(done) == ["die_turned unit=de-panzer4-1 face=5 by=OPS-05", "unhurt unit=de-panzer4-1 hex=0305"]
    assert cites(done) == ["OPS-05", "ATK-09"]


@pytest.mark.rule("OPS-05")
def test_a_second_roll_may_fail_or_be_left() -> None:
    state = ace(f"us-sherman-1@0302 de-panzer4-1@0305 {FAR}", "de-panzer4-1")
    fire(state, "us-sherman-1", "de-panzer4-1", "normal", "hits 4", "hits 1", "reroll", "die 4")
    assert is_(state, "de-panzer4-1") == "heavy"
    assert asked(state) == "us iron-prompt-turn ACT-01"
    state = ace(f"us-sherman-1@0302 de-panzer4-1@0305 {FAR}", "de-panzer4-1")
    fire(state, "us-sherman-1", "de-panzer4-1", "normal", "hits 2", "hits 1", "keep")
    assert is_(state, "de-panzer4-1") == "light"
    state = ace(f"us-sherman-1@0302 de-panzer4-1@0305 {FAR}", "de-panzer4-1")
    fire(state, "us-sherman-1", "de-panzer4-1", "normal", "hits 2", "hits 2")
    assert is_(state, "de-panzer4-1") == "fresh"  # nothing to better


@pytest.mark.rule("OPS-05", "FIG-26", "ATK-10")
@pytest.mark.parametrize(
    ("answers", "left"),
    [
        (("reroll", "die 6", "thicken"), "fresh"),
        (("reroll", "die 1", "thicken"), "light"),
        (("reroll", "die 1", "keep"), "light"),
        (("keep", "thicken"), "light"),
        (("keep", "keep"), "light"),
    ],
)
def test_the_second_roll_comes_before_thick_armour(answers: tuple[str, ...], left: str) -> None:
    state = ace(f"us-sherman-1@0302 de-tiger-1@0305 {FAR}")
    fire(state, "us-sherman-1", "de-tiger-1", "normal", "hits 2", "hits 0", *answers)
    assert is_(state, "de-tiger-1") == left


@pytest.mark.rule("OPS-05")
def test_after_a_second_roll_that_saves_all_thick_armour_is_not_asked() -> None:
    state = ace(f"us-sherman-1@0302 de-tiger-1@0305 {FAR}")
    fire(state, "us-sherman-1", "de-tiger-1", "normal", "hits 1", "hits 0", "reroll", "die 5")
    assert asked(state) == "us iron-prompt-turn ACT-01"
    state = ace(f"us-sherman-1@0302 de-tiger-2@0305 {FAR}")
    fire(state, "us-sherman-1", "de-tiger-2", "normal", "hits 1", "hits 0")
    assert legal(state) == ["thicken", "keep"]  # another tank is no ace


@pytest.mark.rule("OPS-05")
def test_a_destroyed_ace_is_an_ace_no_more() -> None:
    state = ace(f"us-sherman-1@0302 de-tiger-1@0305 {FAR}")
    take_off(state, UNITS.index("us-sherman-1"))
    assert state.ace == [-1, UNITS.index("de-tiger-1")]
    take_off(state, UNITS.index("de-tiger-1"))
    assert state.ace == [-1, -1]


@pytest.mark.rule("OPS-05")
def test_the_dice_of_an_ace_are_in_the_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    values = {"tank_ace": {"values": {"firepower": 4}}, "elite_tank_crew": {"values": {"firepower": 3}}}
    corrected(monkeypatch, tmp_path, operations={"operations": values})
    state = ace(f"de-tiger-1@0302 us-1-1@0305:r4 {FAR}", side="de")
    fire(state, "de-tiger-1", "us-1-1", "normal")
    assert rolls(state) == "attack 10 on 5"
    state = position(f"de-tiger-1@0302 us-1-1@0305:r4 {FAR}", side="de", scenario="crossroads")
    do(state, "use de-tiger-1", "fire_move", "shoot", "target us-1-1", "normal")
    assert rolls(state) == "attack 6 on 5"


# --- OPS-05 the others ------------------------------------------------------------------------------------------------


@pytest.mark.rule("OPS-05", "FIG-14", "FIG-15")
def test_inspiring_leadership_reaches_the_next_hex() -> None:
    state = bare("us-1-1@0304:r4 us-1-2@0305:o1 us-1-3@0303:r4 de-1-1@0310:r4 de-1-2@0311:o1", scenario=RIDGE)
    officer = ("officer", 1, "FIG-14")
    assert cover(state, "us-1-1", suppressive=True) == [officer]
    assert cover(state, "us-1-2", suppressive=True) == [officer]
    assert cover(state, "us-1-3", suppressive=True) == []  # two hexes off
    assert cover(state, "de-1-1", suppressive=True) == []  # not theirs
    state = position(f"us-1-1@0304:r4,pinned us-1-2@0305:o1 de-1-1@0301:r4 {FAR}", scenario=RIDGE)
    fire(state, "us-1-1", "de-1-1", "normal")
    assert rolls(state) == "attack 2 on 5"
    state = position(f"us-1-1@0304:r4,pinned us-1-2@0306:o1 de-1-1@0301:r4 {FAR}", scenario=RIDGE)
    do(state, "use us-1-1")
    assert legal(state) == ["rest"]


@pytest.mark.rule("OPS-05", "ASLT-09")
def test_inspiring_leadership_is_not_for_assault_defence() -> None:
    state = position(f"de-1-1@0304:r4 us-1-1@0305:r4,pinned us-1-2@0306:o1 {FAR}", side="de", scenario=RIDGE)
    storm(state, "de-1-1", "0305", "hits 1")
    assert rolls(state) == "assault-return 2 on 4"


@pytest.mark.rule("OPS-05", "ACT-10")
def test_elite_tank_crews_add_one_to_their_halved_firepower() -> None:
    units = f"de-panzer4-1@0302 de-halftrack-1@0402 us-1-1@0305:r4 us-sherman-1@0305 {FAR}"
    for unit, target, dice, mp in (
        ("de-panzer4-1", "us-1-1", 4, 5), ("de-panzer4-1", "us-sherman-1", 6, 5), ("de-halftrack-1", "us-1-1", 2, 5),
    ):  # fmt: skip
        state = position(units, side="de", scenario="crossroads")
        do(state, f"use {unit}", "fire_move")
        assert points(state) == mp
        do(state, "shoot", f"target {target}", "normal")
        assert rolls(state) == f"attack {dice} on 5"
    state = position(units, side="de", scenario="crossroads", smoke="0302")
    fire(state, "de-panzer4-1", "us-1-1", "normal")
    assert rolls(state) == "attack 3 on 5"  # halved by smoke: the card is for fire and movement
    state = position(f"us-sherman-1@0302 de-1-1@0305:r4 {FAR}", scenario="crossroads")
    do(state, "use us-sherman-1", "fire_move", "shoot", "target de-1-1", "normal")
    assert rolls(state) == "attack 3 on 5"  # not theirs


@pytest.mark.rule("OPS-05", "COMB-03")
def test_massive_confusion_ends_combined_fire_but_not_assault_support() -> None:
    units = f"de-1-1@0302:r4 de-1-2@0302:r4 de-1-3@0300:m1 de-1-4@0300:m1 us-1-1@0303:r4 {FAR}"
    state = position(units, side="de", scenario=RIDGE)
    fire(state, "de-1-1", "us-1-1")
    assert legal(state) == ["normal", "suppress"]
    state = position(units, side="de", scenario=RIDGE)
    shell(state, "de-1-3", "0303")
    assert legal(state) == ["normal", "suppress"]
    state = position(units, side="de", scenario=RIDGE)
    storm(state, "de-1-1", "0303")
    assert legal(state) == ["with de-1-2", "begin"]
    state = position(f"us-1-1@0302:r4 us-1-2@0302:r4 de-1-1@0303:r4 {FAR}", scenario=RIDGE)
    fire(state, "us-1-1", "de-1-1")
    assert legal(state) == ["with us-1-2", "normal", "suppress"]  # not theirs
    state = position(f"us-1-1@0306:r4 de-1-1@0302:r4,op de-1-2@0302:r4,op {FAR}", scenario=RIDGE)
    do(state, "use us-1-1", "advance", "to 0305", "react de-1-1")
    assert legal(state) == ["normal", "suppress"]  # nor op fire


@pytest.mark.rule("OPS-05", "ASLT-21")
def test_no_surrender_lets_the_disrupted_retreat() -> None:
    state = position(f"de-1-1@0404:r4 us-1-1@0405:r4,disrupted us-1-2@0405:r4,pinned {FAR}", side="de", scenario=RIDGE)
    storm(state, "de-1-1", "0405", "hits 1", "hits 0", "hit us-1-1", "retreat 0406")
    assert [at(state, unit) for unit in ("us-1-1", "us-1-2")] == ["0406", "0406"]
    assert [is_(state, unit) for unit in ("us-1-1", "us-1-2")] == ["r3,tired,disrupted", "r4,tired,disrupted"]
    state = position(f"us-1-1@0404:r4 de-1-1@0405:r4,disrupted {FAR}", scenario=RIDGE)
    storm(state, "us-1-1", "0405", "hits 1", "hit de-1-1")
    assert at(state, "de-1-1") == "box"  # not theirs


@pytest.mark.rule("OPS-05", "ACT-15")
def test_merciless_assault() -> None:
    """No movement lost, and 1 die more for the active squad, before any halving."""
    state = position(f"us-1-1@0404:r4 us-1-2@0404:r4 de-1-1@0405:r4 {FAR}", scenario=GUNS)
    do(state, "use us-1-1", "assault")
    assert points(state) == 4
    do(state, "storm 0405", "with us-1-2")
    assert rolls(state) == "assault 7 on 4"
    state = position(f"us-1-1@0404:r4 de-1-1@0405:r4 {FAR}", scenario=GUNS, smoke="0405")
    storm(state, "us-1-1", "0405")
    assert rolls(state) == "assault 3 on 4"  # half of 5
    state = position(f"de-1-1@0404:r4 us-1-1@0405:r4 {FAR}", side="de", scenario=GUNS)
    do(state, "use de-1-1", "assault")
    assert points(state) == 3
    do(state, "storm 0405")
    assert rolls(state) == "assault 4 on 4"


@pytest.mark.rule("OPS-05", "ATK-05")
def test_shaken_defenders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """1 cover less against suppressive fire, without an officer in the hex; never below nothing."""
    under(monkeypatch, tmp_path, de=["shaken_defenders"])
    state = bare(
        "de-1-1@0304:r4 de-1-2@0305:r4 de-1-3@0306:r3o1 de-1-4@0307:r4 de-1-5@0308:r3e1 us-1-1@0309:r4 de-truck-1@0304",
        terrain="0304=woods 0306=woods 0309=woods", smoke="0307",
    )  # fmt: skip
    woods, less = ("terrain", 2, "ATK-05"), ("shaken", -1, "OPS-05")
    assert cover(state, "de-1-1", suppressive=True) == [woods, less]
    assert cover(state, "de-1-1") == [woods]
    assert defence_of(state, board_of(state), UNITS.index("de-1-2"), True) == 0
    assert cover(state, "de-1-3", suppressive=True) == [woods, ("officer", 1, "FIG-14")]
    assert cover(state, "de-1-4", suppressive=True) == [("smoke", 2, "FORT-19"), less]
    assert cover(state, "de-1-5", suppressive=True) == [("elite", 1, "FIG-02"), less]
    assert cover(state, "us-1-1", suppressive=True) == [woods]
    assert cover(state, "de-truck-1", suppressive=True) == [woods, ("armour", 0, "ATK-04")]
    assert cover(state, "de-1-2", suppressive=True, bonus=3) == [("card", 3, "STRAT-14"), less]


@pytest.mark.rule("OPS-05", "ATK-05", "SPEC-09")
def test_shaken_defenders_never_fall_below_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(
        monkeypatch, tmp_path,
        operations={"operations": {"shaken_defenders": {"values": {"cover": 3}}}},
        scenarios={"scenarios": {"breaking_point": {"sides": {"de": {"operations": ["shaken_defenders"]}}}}},
    )  # fmt: skip
    state = bare("de-1-1@0304:r4 de-1-2@0305:r4,bunkered", terrain="0304=woods 0305=woods", forts="0305=pillbox")
    woods = ("terrain", 2, "ATK-05")
    assert cover(state, "de-1-1", suppressive=True) == [woods, ("shaken", -2, "OPS-05")]
    assert cover(state, "de-1-1", suppressive=True, flames=True) == [
        woods, ("shaken", -2, "OPS-05"), ("flames", 0, "SPEC-09"),
    ]  # fmt: skip
    assert cover(state, "de-1-2", suppressive=True, flames=True) == [
        woods, ("fort", 6, "FORT-02"), ("shaken", -3, "OPS-05"), ("flames", -5, "SPEC-09"),
    ]  # fmt: skip


@pytest.mark.rule("OPS-05", "TGT-01")
@pytest.mark.parametrize(("row", "need"), [("08", 5), ("09", 6), ("14", 6)])
def test_early_panzers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, row: str, need: int) -> None:
    """Range 6 and 6 dice against vehicles; squads and Tigers as ever."""
    under(monkeypatch, tmp_path, de=["early_panzers"])
    state = position(f"de-panzer4-1@0302 us-sherman-1@03{row} {FAR}", side="de")
    fire(state, "de-panzer4-1", "us-sherman-1", "normal")
    assert rolls(state) == f"attack 6 on {need}"
    state = position(f"de-tiger-1@0302 us-sherman-1@0310 {FAR}", side="de")
    fire(state, "de-tiger-1", "us-sherman-1", "normal")
    assert rolls(state) == "attack 10 on 5"
    state = position(f"de-panzer4-1@0302 us-1-1@0307:r4 {FAR}", side="de")
    fire(state, "de-panzer4-1", "us-1-1", "normal")
    assert rolls(state) == "attack 6 on 5"

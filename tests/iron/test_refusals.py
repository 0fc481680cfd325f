"""Why not: units, action turns, movement, transport and fortifications: the rule and the sentence with its figures."""

from pathlib import Path
from typing import Any

import pytest

from grognard.games.iron import GAME
from grognard.games.iron.board import GONE, UNITS
from grognard.games.iron.movement import ADVANCING, FIRE_MOVING, Moving
from grognard.games.iron.state import EXITED, board_of, put
from grognard.kernel import Intent
from tests.iron.position import bare, corrected, do, moving, plan, position, refusal


def no(state: Any, pieces: str = "", *, place: str = "", piece: str = "", verb: str = "") -> str:
    """The refusal with its figures, without the names of things: ``MOVE-03 too-far cost=6 left=4 hex=0906``."""
    words = refusal(state, pieces, place=place, piece=piece, verb=verb).replace("iron-no-", "", 1).split()
    return " ".join(word for word in words if "@" not in word)


# --- whose unit, and in which state -----------------------------------------------------------------------------------


def test_only_own_fresh_units_are_activated() -> None:
    state = position("us-1-1@0305:r4 us-1-2@0306:r4,tired us-1-3@0306:r4,op us-sherman-1@0307 de-1-1@0314:r4")
    expected = "ACT-05 iron-no-not-yours unit=@iron-de-1-1 side=@side-us"
    assert refusal(state, "de-1-1") == refusal(state, "de-1-1", place="0313") == expected
    assert refusal(state, "us-1-2", place="0305") == "ACT-06 iron-no-fatigued unit=@iron-us-1-2"
    assert refusal(state, "us-1-3", verb="rest") == "ACT-06 iron-no-waiting unit=@iron-us-1-3"
    assert refusal(state, "us-1-9") == "COMP-01 iron-no-in-box unit=@iron-us-1-9"
    assert no(state, "us-1-1", piece="de-1-9") == "COMP-01 in-box"
    away = GAME.why_not(state, GAME.seat("de"), Intent(("de-1-1",)))
    assert away is not None
    assert (away.rule, away.text.id) == ("", "refusal-not-asked")


def test_the_partner_has_a_division_of_his_own() -> None:
    state = position("us-1-1@0305:r4 us-2-1@0306:r4 us-sherman-1@0307:d2 de-1-1@0314:r4", options={"teams": "on"})
    assert refusal(state, "us-2-1") == "TEAM-01 iron-no-partners unit=@iron-us-2-1"
    assert no(state, "us-sherman-1", verb="rest") == "TEAM-01 partners"
    assert plan(state, "us-1-1") == ["use us-1-1"]


def test_names_that_nobody_knows() -> None:
    state = position("us-1-1@0305:r4 de-1-1@0314:r4")
    assert refusal(state, "us-9-9") == " unknown-name kind=unit name=us-9-9"
    assert refusal(state, "us-1-1", place="9999") == " unknown-name kind=hex name=9999"
    assert refusal(state, "us-1-1", place="2305") == " unknown-name kind=hex name=2305"  # this map has 18 columns


def test_one_thing_at_a_time() -> None:
    state = position("us-1-1@0305:r4 us-1-2@0306:r4 de-1-1@0314:r4")
    assert no(state) == no(state, place="0306") == no(state, verb="fire") == "ACT-05 choose-unit"
    assert no(state, "us-1-1 us-1-2") == no(state, "us-1-1 us-1-2", place="0307") == "ACT-05 one-at-a-time"
    assert no(state, verb="thicken") == "ACT-01 choice"
    assert no(state, "artillery_1") == "ACT-01 deck-later"
    do(state, "use us-1-1")
    assert no(state) == "ACT-05 choose-order"
    assert no(state, verb="keep") == "ACT-05 choice"
    assert no(state, "take_cover-1") == "ACT-05 finish-first"
    assert no(state, place="0305") == "ACT-05 choose-order"
    do(state, "advance")
    assert no(state) == "ACT-07 choose-way"
    assert no(state, place="0305") == "MOVE-03 there-already hex=0305"
    assert no(state, "us-1-2", place="0307") == "ACT-05 finish-first"
    assert no(state, "de-1-1", place="0307") == "ACT-05 not-yours"


# --- ACT-07 to ACT-22: what a unit is activated for -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("unit", "verb", "expected"),
    [
        ("us-1-1@0305:r4,pinned", "advance", "MOVE-13 pinned"),
        ("us-1-1@0305:r4,disrupted", "fire_move", "MOVE-13 disrupted"),
        ("us-1-1@0305:r4,pinned", "assault", "MOVE-13 pinned"),
        ("us-1-1@0305:r4,pinned", "op_fire", "STAT-09 pinned"),
        ("us-1-1@0305:r4,pinned", "fire", "FIG-15 no-officer"),
        ("us-1-1@0305:r4,disrupted", "fire", "DMG-12 disrupted"),
        ("us-1-1@0305:r4", "fire", "TGT-03 no-targets"),
        ("us-sherman-1@0305:heavy", "advance", "ACT-21 wreck"),
        ("us-1-1@0305:g2", "fire_move", "ACT-12 fire-move-weapon"),
        ("us-1-1@0305:r2m1", "assault", "ACT-15 assault-weapon"),
        ("us-sherman-1@0305", "assault", "ACT-15 assault-vehicle"),
        ("us-truck-1@0305", "fire_move", "TGT-13 unarmed"),
        ("us-truck-1@0305", "fire", "TGT-13 unarmed"),
        ("us-truck-1@0305", "op_fire", "STAT-09 unarmed"),
        ("us-1-1@0305:r4", "dig", "SPEC-04 not-engineer"),
        ("us-1-1@0305:r4,eng,pinned", "dig", "SPEC-02 pinned"),
        ("us-1-1@0305:r4", "heal", "SPEC-11 not-medic"),
        ("us-1-1@0305:r4,med", "heal", "SPEC-11 nobody-to-heal hex=0305"),
        ("us-1-1@0305:r4,eng", "clear_mines", "SPEC-12 no-work"),
        ("us-1-1@0305:r4,eng", "lay_mines", "SPEC-12 no-work"),
        ("us-1-1@0305:r4,eng", "blow", "SPEC-12 no-work"),
        ("us-1-1@0305:r4", "blow", "S5-3 not-engineer"),
        ("us-1-1@0305:r4", "board", "TRAN-02 choose-vehicle"),
        ("us-1-1@0305:r4", "alight", "TRAN-05 not-aboard"),
        ("us-1-1@0305:r4", "exit", "S5-1 no-exit"),
        ("us-1-1@0305:r4", "cut_wire", "FORT-12 no-wire"),
        ("us-1-1@0305:r4", "leave", "FORT-01 no-fort-left"),
        ("us-1-1@0305:r4", "shelter", "FORT-01 no-fort hex=0305"),
    ],
)
def test_actions_that_a_unit_does_not_take(unit: str, verb: str, expected: str) -> None:
    state = position(f"{unit} us-2-9@1001:r4 de-1-1@0314:r4", terrain="0312=woods 0311=woods 0313=woods")
    assert no(state, unit.partition("@")[0], verb=verb) == expected


def test_squads_aboard_only_get_off() -> None:
    state = position("us-truck-1@0305 us-1-1@us-truck-1:r4,eng us-1-2@0405:r4 de-1-1@0308:r4")
    assert no(state, "us-1-1", piece="de-1-1") == no(state, "us-1-1", verb="fire") == "TRAN-08 carried"
    assert no(state, "us-1-1", verb="op_fire") == "STAT-09 carried"
    assert no(state, "us-1-1", verb="dig") == "ACT-22 carried"
    full = position("us-truck-1@0305 us-1-1@us-truck-1:r4 us-1-2@0305:r4 us-1-3@0305:r4 de-1-1@0314:r4")
    assert no(full, "us-1-1", verb="alight") == "TRAN-06 alight-full hex=0305 count=3 limit=3"
    state = moving("us-truck-1@0305 us-1-1@us-truck-1:r4 us-truck-2@0305 de-1-1@0306:r4", "us-1-1", "assault")
    assert no(state, piece="us-truck-2", verb="board") == "TRAN-05 alight-first"
    assert no(state, place="0306", verb="storm") == "ACT-22 get-off-first"
    assert no(state, verb="stop") == "ACT-22 get-off-first"


def test_engineers_dig_where_there_is_room() -> None:
    dig = {"verb": "dig"}
    state = position("us-1-1@0305:r4,eng de-1-1@0314:r4", terrain="0305=building")
    assert no(state, "us-1-1", **dig) == "SPEC-05 dig-ground hex=0305"
    three = "0305=entrenchment 0305=entrenchment 0305=pillbox"
    state = position("us-1-1@0305:r4,eng de-1-1@0314:r4", forts=three)
    assert no(state, "us-1-1", **dig) == "FORT-03 dig-full count=3 hex=0305"


def test_works_of_the_operations_cards() -> None:
    state = position("us-1-1@0305:r4,eng de-1-1@0314:r4", scenario="liberation", mines="0308")
    assert no(state, "us-1-1", verb="clear_mines") == "OPS-05 no-site"
    assert no(state, "us-1-1", verb="clear_mines", place="0308") == "OPS-05 site-far hex=0308"
    state = position("us-1-1@0305:r4,eng de-1-1@0314:r4", scenario="liberation", mines="0306")
    assert no(state, "us-1-1", verb="clear_mines", place="0304") == "OPS-05 site-unfit hex=0304"
    assert plan(state, "us-1-1", verb="clear_mines", place="0306") == ["use us-1-1", "clear_mines", "at 0306"]
    do(state, "use us-1-1", "clear_mines")
    assert no(state) == "OPS-05 choose-site"


def test_medics_heal_squads_of_their_hex() -> None:
    state = position("us-1-1@0305:r4,med us-1-2@0305:r2 us-1-3@0305:r4 us-1-4@0306:r2 de-1-1@0314:r4")
    assert plan(state, "us-1-1", verb="heal", piece="us-1-2") == ["use us-1-1", "heal", "choose us-1-2"]
    assert no(state, "us-1-1", verb="heal", piece="us-1-3") == "SPEC-11 squad-full"
    assert no(state, "us-1-1", verb="heal", piece="us-1-4") == "SPEC-11 patient-where hex=0305"


# --- MOVE-03 to MOVE-06: where to -------------------------------------------------------------------------------------


def test_movement_points_and_distance() -> None:
    state = position("us-1-1@0305:r4 us-1-2@0305:r3o1 us-sherman-1@0305:light de-1-1@1010:r4")
    assert no(state, "us-1-1", place="0310") == "MOVE-03 too-far cost=5 left=4 hex=0310"
    assert plan(state, "us-1-2", place="0310")[-1] == "stop"  # FIG-17
    assert no(state, "us-1-1", place="0310", verb="fire_move") == "MOVE-03 too-far cost=5 left=3 hex=0310"
    assert no(state, "us-sherman-1", place="0311") == "MOVE-03 too-far cost=6 left=5 hex=0311"
    state = moving("us-truck-1@0305 de-1-1@1010:r4", "us-truck-1", roads="0305-0306-0307")
    do(state, "to 0306")
    assert no(state, place="0311") == "MOVE-03 too-far cost=4⅓ left=3⅔ hex=0311"


@pytest.mark.parametrize(
    ("unit", "terrain", "stream", "expected"),
    [
        ("us-1-1", "pond", "shallow", "TERR-07 pond hex=0306"),
        ("us-1-1", "stream", "flooded", "TERR-06 stream depth=flooded kind=squad hex=0306"),
        ("us-sherman-1", "stream", "deep", "TERR-06 stream depth=deep kind=vehicle hex=0306"),
        ("us-sherman-1", "building", "shallow", "TERR-05 building hex=0306"),
    ],
)
def test_ground_that_is_never_entered(unit: str, terrain: str, stream: str, expected: str) -> None:
    load = ":r4" if unit == "us-1-1" else ""
    state = position(f"{unit}@0305{load} de-1-1@0314:r4", terrain=f"0306={terrain}", stream=stream)
    assert no(state, unit, place="0306") == expected


def test_cliffs() -> None:
    state = position("us-1-1@0305:r4 de-1-1@0314:r4", level="0306=2")
    assert no(state, "us-1-1", place="0306") == "TERR-11 walled hex=0306"
    state = position("us-1-1@0305:r4 de-1-1@0314:r4", level="0306=2 0307=1")
    assert no(state, "us-1-1", place="0306") == "TERR-11 cliff here=0305 hex=0306"
    ring = "0204=pond 0205=pond 0206=pond 0304=pond 0306=pond 0305=clear 0404=pond 0405=pond 0406=pond"
    state = position("us-1-1@0305:r4 de-1-1@0314:r4", terrain=ring)
    assert no(state, "us-1-1", place="0308") == "MOVE-03 no-path hex=0308"


def test_who_stands_in_the_way() -> None:
    state = position("us-1-1@0305:r4 us-1-2@0306:r4 us-1-3@0306:r4 us-1-4@0306:r4 de-1-1@0405:r2 us-sherman-1@0404")
    assert no(state, "us-1-1", place="0306") == "MOVE-05 full count=3 limit=3 hex=0306"
    assert no(state, "us-1-1", place="0405", verb="advance") == "MOVE-04 enemy-there hex=0405"
    assert no(state, "us-sherman-1", place="0405", verb="advance") == "FIG-23 overrun-end hex=0405"
    state = position("us-1-1@0305:r4 de-1-1@0306:r2,hidden", terrain="0306=woods")
    assert no(state, "us-1-1", place="0306") == "CONC-04 concealed-end hex=0306"
    state = position("us-1-1@0305:r4 de-1-1@0306:r2,hidden", terrain="0306=woods", wire="0306")
    assert no(state, "us-1-1", place="0306") == "CONC-04 obstacle-there hex=0306"
    state = position("us-sherman-1@0305 de-1-1@0306:r2", mines="0306")
    assert no(state, "us-sherman-1", place="0306", verb="advance") == "FIG-28 obstacle-there hex=0306"


def test_a_tank_among_enemies_moves_on() -> None:
    state = moving("us-sherman-1@0305 de-1-1@0306:r1", "us-sherman-1")
    do(state, "to 0306")
    assert no(state, place="0306") == no(state, verb="stop") == "FIG-23 go-on"
    assert no(state, verb="cut_wire") == "FORT-12 no-wire"
    state = moving("us-1-1@0305:r4 de-1-1@0306:r2,hidden", "us-1-1", terrain="0306=woods")
    do(state, "to 0306")
    assert no(state, verb="stop") == "CONC-04 go-on"


# --- 23: obstacles and fortifications ---------------------------------------------------------------------------------


def test_wire_and_traps_stop() -> None:
    state = moving("us-1-1@0305:r4 de-1-1@0314:r4", "us-1-1", wire="0306")
    do(state, "to 0306")
    assert no(state, place="0307") == "FORT-07 halted-wire hex=0306"
    assert no(state, verb="cut_wire") == "FORT-12 wire-who"
    state = moving("us-sherman-1@0305 de-1-1@0314:r4", "us-sherman-1", traps="0306 0308")
    assert no(state, place="0308") == "FORT-14 trap-far start=0305 hex=0308"
    do(state, "to 0306")
    assert no(state, place="0307") == "FORT-14 halted-trap hex=0306"
    state = moving(
        "us-1-1@0305:r4,eng de-1-1@0314:r4", "us-1-1", wire="0308", terrain="0306=woods 0206=woods 0406=woods"
    )
    do(state, "to 0306", "to 0307", "to 0308")
    assert no(state, verb="cut_wire") == "FORT-12 wire-mp price=2 left=0"


def test_who_begins_in_mines_moves_one_hex() -> None:
    state = moving("us-1-1@0305:r4 de-1-1@0314:r4", "us-1-1", mines="0305")
    assert no(state, place="0307") == "FORT-18 mined-start here=0305 hex=0307"
    do(state, "to 0306")
    assert no(state, place="0307") == "FORT-18 mined-on hex=0306"


def test_fortifications_cost_points() -> None:
    forts: dict[str, Any] = {"forts": "0305=entrenchment 0306=entrenchment 0309=pillbox"}
    state = moving("us-1-1@0305:r4,entrenched us-1-2@0306:r4,entrenched de-1-1@0314:r4", "us-1-1", **forts)
    assert no(state, verb="shelter") == "FORT-01 in-fort"
    do(state, "leave", "to 0306")
    assert no(state, verb="shelter") == "FORT-06 forts-taken hex=0306"
    assert no(state, verb="leave") == "FORT-01 no-fort-left"
    state = moving("us-1-1@0305:r4 de-1-1@0314:r4", "us-1-1", **forts)
    do(state, "to 0306", "to 0307", "to 0308", "to 0309")
    assert no(state, verb="shelter pillbox") == "FORT-01 shelter-mp price=1 left=0"
    state = moving("us-sherman-1@0305 de-1-1@0314:r4", "us-sherman-1", **forts)
    assert no(state, verb="shelter") == "FORT-01 shelter-squads"
    state = bare("us-1-1@0305:r4,entrenched de-1-1@0314:r4", **forts)
    state.stack = [Moving(0, FIRE_MOVING, 0, 50, 50, stage=1)]
    assert no(state, place="0306") == "FORT-05 leave-mp price=1 left=0 hex=0305"
    assert no(state, verb="leave") == "FORT-05 leave-mp price=1 left=0 hex=0305"


# --- TRAN: vehicles ---------------------------------------------------------------------------------------------------


def test_boarding() -> None:
    units = "us-1-1@0305:r4 us-truck-1@0305:light us-halftrack-1@0305:heavy us-sherman-1@0306 us-truck-2@0306"
    state = moving(f"{units} de-1-1@0314:r4", "us-1-1")
    assert no(state, piece="us-halftrack-1") == "TRAN-11 board-wreck"
    assert no(state, piece="us-sherman-1", verb="board") == "TRAN-01 no-transport"
    assert no(state, piece="us-truck-2", verb="board") == "TRAN-02 board-here hex=0306"
    assert plan(state, "us-1-1", piece="us-truck-2") == ["to 0306", "stop"]  # a friend elsewhere stands for its hex
    full = "us-1-1@0305:r4 us-halftrack-1@0305 us-1-2@us-halftrack-1:r4 de-1-1@0314:r4"
    state = moving(full, "us-1-1")
    assert no(state, piece="us-halftrack-1") == no(state, verb="board") == "TRAN-01 board-full count=1"
    state = moving("us-1-1@0305:r4 us-truck-1@0308 de-1-1@0314:r4", "us-1-1")
    do(state, "to 0306", "to 0307", "to 0308")
    assert no(state, piece="us-truck-1") == "TRAN-02 board-mp price=2 left=1"
    state = moving("us-sherman-1@0305 us-truck-1@0305 de-1-1@0314:r4", "us-sherman-1")
    assert no(state, piece="us-truck-1", verb="board") == "TRAN-01 board-squads"
    forts = "us-1-1@0305:r4,entrenched us-truck-1@0305 de-1-1@0314:r4"
    state = moving(forts, "us-1-1", forts="0305=entrenchment")
    assert no(state, piece="us-truck-1") == "FORT-05 leave-first"


def test_leaving_the_map() -> None:
    state = moving("us-truck-1@0905 us-1-1@0905:r4 de-1-1@1414:r4", "us-truck-1", scenario="stavelot_express")
    assert no(state, verb="exit") == "S5-1 exit-where hex=0905"
    state = moving("us-1-1@0305:r4 de-1-1@0905:r4", "us-1-1", scenario="stavelot_express")
    assert no(state, verb="exit") == "S5-1 exit-who"


def test_dumps_and_mines_of_the_express() -> None:
    units = "us-1-1@0305:r4,eng de-1-1@2214:r4"
    state = position(units, scenario="stavelot_express", round_=5)
    assert no(state, "us-1-1", verb="blow").startswith("S5-3 blow-where hex=")
    state = position(units, scenario="stavelot_express", round_=2)
    assert no(state, "us-1-1", verb="blow") == "SPEC-12 no-work"
    state.mines = list(range(40))  # COMP-01
    state.__dict__.clear()
    assert no(state, "us-1-1", verb="lay_mines") == "COMP-01 no-marker marker=minefield"


def test_the_box_is_empty() -> None:
    forts = " ".join(f"{column:02}{row:02}=entrenchment" for column in range(10, 14) for row in range(15))
    state = position("us-1-1@0305:r4,eng de-1-1@0314:r4", forts=forts)
    assert no(state, "us-1-1", verb="dig") == "COMP-01 no-marker marker=entrenchment"


def test_no_points_left_for_the_action() -> None:
    """Fuel Shortage takes 2 MP from the enemy's vehicles; a damaged Tiger has none left to fire and move with."""
    units = "de-tiger-1@0305:light us-1-1@0314:r4"
    state = position(units, side="de", scenario="silence_the_guns", cards="fuel_shortage-1=play")
    assert no(state, "de-tiger-1", verb="fire_move") == "ACT-13 no-mp"
    assert plan(state, "de-tiger-1", verb="advance") == ["use de-tiger-1", "advance"]


def test_among_enemies_nothing_else_is_done() -> None:
    state = moving("us-sherman-1@0305 de-1-1@0306:r3", "us-sherman-1", wire="0306")  # 2 MP left: it must go on
    do(state, "to 0306")
    assert no(state, verb="cut_wire") == "FIG-23 go-on"
    forts = {"forts": "0306=entrenchment", "terrain": "0306=woods"}
    state = moving("us-1-1@0305:r4 de-1-1@0306:r2,hidden", "us-1-1", **forts)
    do(state, "to 0306")
    assert no(state, verb="shelter") == "CONC-04 go-on"
    state = moving("us-1-1@0305:r4,eng,entrenched de-1-1@0314:r4", "us-1-1", forts="0305=entrenchment", wire="0305")
    assert plan(state, verb="cut_wire") == ["cut_wire"]
    state = moving("us-truck-1@0305 us-1-1@us-truck-1:r4 de-1-1@0314:r4", "us-1-1", forts="0305=entrenchment")
    assert no(state, verb="shelter") == "TRAN-05 get-off-first"


def test_the_exit_costs_a_point() -> None:
    state = bare("us-truck-1@0000 us-1-1@0305:r4 de-1-1@2214:r4", scenario="stavelot_express")
    truck, here = UNITS.index("us-truck-1"), min(board_of(state).exit_hexes)
    put(state, truck, here)
    state.stack = [Moving(truck, ADVANCING, 1, here, here, stage=1)]
    assert no(state, verb="exit") == "S5-1 exit-mp price=1 left=⅓"


def test_medics_are_asked_whom_they_heal() -> None:
    state = position("us-1-1@0305:r3,med us-1-2@0305:r2 de-1-1@0314:r4")
    do(state, "use us-1-1", "heal")
    assert no(state) == "SPEC-11 choose-patient"
    assert plan(state, "us-1-2") == plan(state, "us-1-1", piece="us-1-2") == ["choose us-1-2"]


def test_getting_off_costs_points(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, tables={"board_mp": 4})
    state = position("us-truck-1@0305 us-1-1@us-truck-1:r4 de-1-1@0314:r4")
    assert no(state, "us-1-1", verb="fire_move") == "TRAN-05 alight-mp price=4 mp=3"


def test_what_is_off_the_map_or_blown_up() -> None:
    state = position("us-1-1@0305:r4,eng us-truck-1@0306 de-1-1@2214:r4", scenario="stavelot_express", round_=5)
    state.where[UNITS.index("us-truck-1")] = EXITED
    state.control[board_of(state).objective_index["FUEL"]] = GONE
    state.__dict__.clear()
    assert no(state, "us-truck-1") == "S5-1 exited"
    assert no(state, "us-1-1", verb="blow").startswith("S5-3 blown-already hex=")

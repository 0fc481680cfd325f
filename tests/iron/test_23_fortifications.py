"""23 Fortifications, obstacles, smoke."""

from pathlib import Path
from typing import Any

import pytest

from grognard.games.iron.board import HEXES
from grognard.games.iron.state import board_of
from grognard.games.iron.status import clean_up
from grognard.kernel import Event
from tests.iron.position import (
    asked,
    at,
    bare,
    chances,
    corrected,
    do,
    is_,
    legal,
    moving,
    points,
    position,
    prices,
    starts,
    told,
)

FAR = "de-1-1@1410:r4"
AROUND = [f"to {hex_}" for hex_ in ("0304", "0405", "0406", "0306", "0206", "0205")]


def dice(units: str, target: str, kind: str = "normal", firer: str = "us-1-1", **more: Any) -> int:
    """The defence dice of a target under concentrated fire."""
    state = position(units, **more)
    do(state, f"use {firer}", "fire", f"target {target}", kind, "hits 1")
    return len(chances(state)) - 1 if legal(state)[0] == "hits 0" else 0


def power(units: str, target: str, action: str = "fire", firer: str = "us-1-1", **more: Any) -> int:
    """The black dice of an attack; 0 where it may not be made."""
    state = position(units, side=firer[:2], **more)
    do(state, f"use {firer}")
    if action not in legal(state):
        return 0
    do(state, action)
    if action == "fire_move":
        if "shoot" not in legal(state):
            return 0
        do(state, "shoot")
    if target not in starts(state, "target"):
        return 0
    do(state, f"target {target}", "normal")
    return len(chances(state)) - 1


# --- fortifications ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FORT-01", "FORT-02", "FORT-06")
@pytest.mark.parametrize("kind", ["entrenchment", "pillbox"])
def test_a_squad_spends_a_point_to_enter_and_to_leave(kind: str) -> None:
    state = moving(f"us-1-1@0305:r4 {FAR}", "us-1-1", forts=f"0305={kind}")
    assert legal(state) == [*AROUND, f"shelter {kind}", "stop"]
    number = ["none", "entrenchment", "pillbox"].index(kind)
    assert told(do(state, f"shelter {kind}")) == [f"fort_entered unit=us-1-1 hex=0305 fort={number}"]
    assert (points(state), legal(state)) == (3, ["leave", "stop"])
    assert told(do(state, "leave")) == [f"fort_left unit=us-1-1 hex=0305 fort={number}"]
    assert points(state) == 2
    do(state, "to 0306", "to 0307")
    assert legal(state) == ["stop"]


@pytest.mark.rule("FORT-01")
def test_without_a_point_nobody_enters_a_fortification() -> None:
    state = moving(f"us-1-1@0302:r4 {FAR}", "us-1-1", forts="0306=entrenchment 0305=entrenchment")
    do(state, "to 0303", "to 0304", "to 0305")
    assert "shelter entrenchment" in legal(state)  # 1 left
    do(state, "to 0306")
    assert legal(state) == ["stop"]


@pytest.mark.rule("FORT-01", "FORT-02")
@pytest.mark.parametrize(
    ("word", "forts", "terrain", "cover"),
    [
        ("", "", "", 0),
        (",entrenched", "0308=entrenchment", "", 2),
        (",bunkered", "0308=pillbox", "", 6),
        (",entrenched", "0308=entrenchment", "0308=woods", 4),
        (",bunkered", "0308=pillbox", "0308=woods", 8),
        ("", "0308=pillbox", "", 0),
    ],
)
@pytest.mark.parametrize("kind", ["normal", "suppress"])
def test_the_cover_of_fortifications(word: str, forts: str, terrain: str, cover: int, kind: str) -> None:
    units = f"us-1-1@0305:r4 de-1-1@0308:r4{word}"
    assert dice(units, "de-1-1", kind, forts=forts, terrain=terrain) == cover


@pytest.mark.rule("FORT-01", "FORT-06")
def test_one_squad_in_each_and_never_a_vehicle() -> None:
    state = moving(f"us-1-1@0305:r4 us-1-2@0305:r4,entrenched {FAR}", "us-1-1", forts="0305=entrenchment")
    assert legal(state) == [*AROUND, "stop"]
    two = moving(
        f"us-1-1@0305:r4 us-1-2@0305:r4,entrenched {FAR}", "us-1-1", forts="0305=entrenchment 0305=entrenchment"
    )
    assert legal(two) == [*AROUND, "shelter entrenchment", "stop"]
    both = moving(f"us-1-1@0305:r4 {FAR}", "us-1-1", forts="0305=pillbox 0305=entrenchment")
    assert legal(both) == [*AROUND, "shelter entrenchment", "shelter pillbox", "stop"]
    tank = moving(f"us-sherman-1@0305 {FAR}", "us-sherman-1", forts="0305=entrenchment")
    assert legal(tank) == [*AROUND, "stop"]


@pytest.mark.rule("FORT-06")
@pytest.mark.parametrize("unit", ["us-1-1", "de-1-1"])
def test_either_side_uses_an_empty_one_of_its_hex(unit: str) -> None:
    far = "us-2-1@1410:r4" if unit == "de-1-1" else "de-2-1@1410:r4"
    state = moving(f"{unit}@0305:r4 {far}", unit, forts="0305=pillbox 0306=pillbox")
    assert starts(state, "shelter") == ["pillbox"]


@pytest.mark.rule("FORT-03", "SPEC-05")
def test_at_most_three_fortifications_in_a_hex() -> None:
    for count, digs in ((0, True), (2, True), (3, False)):
        forts = " ".join(["0305=pillbox", "0305=entrenchment", "0305=entrenchment"][:count])
        state = position(f"us-1-1@0305:r4,eng {FAR}", forts=forts)
        do(state, "use us-1-1")
        assert ("dig" in legal(state)) == digs


@pytest.mark.rule("FORT-04", "FORT-05", "OPF-04")
def test_leaving_and_stepping_on_are_two_triggers() -> None:
    state = moving("us-1-1@0305:r4,entrenched de-1-1@0308:r4,op", "us-1-1", forts="0305=entrenchment")
    assert legal(state) == ["leave", "stop"]  # it leaves before it steps
    do(state, "leave")
    assert asked(state) == "de iron-prompt-react OPF-01"
    do(state, "pass", "to 0306")
    assert asked(state) == "de iron-prompt-react OPF-01"
    do(state, "pass")
    assert points(state) == 2


@pytest.mark.rule("FORT-05")
def test_after_an_assault_a_fortification_is_left_free() -> None:
    """The winner advances out of his, the loser retreats out of his."""
    state = moving(
        "us-1-1@0305:e4,entrenched us-1-2@0105:r1 de-1-1@0306:r4,bunkered", "us-1-1", "assault",
        forts="0305=entrenchment 0306=pillbox",
    )  # fmt: skip
    assert starts(state, "storm") == ["0306"]
    do(state, "storm 0306", "hits 1", "hits 0", "hits 0")
    do(state, "hit de-1-1", "retreat 0307", "follow us-1-1")
    assert (at(state, "de-1-1"), is_(state, "de-1-1")) == ("0307", "r3,tired")
    assert (at(state, "us-1-1"), is_(state, "us-1-1")) == ("0306", "e4,tired")


# --- razor wire -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FORT-07", "FORT-11", "SPEC-06")
@pytest.mark.parametrize(
    ("unit", "stops"),
    [
        ("us-1-1@0305:r4", True),
        ("us-1-1@0305:r4,med", True),
        ("us-1-1@0305:r4,eng", False),
        ("us-truck-1@0305", True),
        ("us-halftrack-1@0305", True),
        ("us-sherman-1@0305", False),
    ],
)
def test_whom_razor_wire_stops(unit: str, stops: bool) -> None:
    name = unit.partition("@")[0]
    state = moving(f"{unit} {FAR}", name, wire="0306")
    events = told(do(state, "to 0306"))
    assert events[1:] == ([f"stopped unit={name} hex=0306 by=FORT-07"] if stops else [])
    assert bool(starts(state, "to")) != stops
    assert legal(state)[-1] == "stop"


@pytest.mark.rule("FORT-11", "ASLT-03")
def test_who_must_stop_may_still_spend_points_but_not_assault() -> None:
    state = moving(
        "us-1-1@0305:r4 us-truck-1@0306 de-1-1@0307:r4", "us-1-1", "assault", wire="0306", forts="0306=entrenchment"
    )
    do(state, "to 0306")
    assert legal(state) == ["shelter entrenchment", "board us-truck-1", "stop"]
    engineer = moving("us-1-1@0305:r4,eng de-1-1@0307:r4", "us-1-1", "assault", wire="0306")
    do(engineer, "to 0306")
    assert starts(engineer, "storm") == []  # not even then
    do(engineer, "to 0406")
    assert starts(engineer, "storm") == []
    out = moving("us-1-1@0306:r4 de-1-1@0307:r4", "us-1-1", "assault", wire="0306")
    assert starts(out, "storm") == ["0307"]  # it began there


@pytest.mark.rule("FORT-08", "MOD-03")
@pytest.mark.parametrize(
    ("unit", "dice"),
    [("us-1-1@0305:r4", 2), ("us-1-1@0305:r3", 2), ("us-1-1@0305:r4,eng", 2), ("us-sherman-1@0305", 6)],
)
def test_a_squad_in_wire_fires_at_half(unit: str, dice: int) -> None:
    assert power(f"{unit} de-1-1@0308:r4", "de-1-1", firer=unit.partition("@")[0], wire="0305") == dice


@pytest.mark.rule("FORT-08", "FORT-11", "MOD-03")
def test_in_wire_a_squad_does_not_fire_and_move_but_a_vehicle_does() -> None:
    assert power("us-1-1@0305:r4 de-1-1@0308:r4", "de-1-1", "fire_move", wire="0305") == 0
    assert power("us-halftrack-1@0305 de-1-1@0308:r4", "de-1-1", "fire_move", "us-halftrack-1", wire="0305") == 2


@pytest.mark.rule("FORT-09", "FORT-14")
@pytest.mark.parametrize("unit", ["us-1-1@0305:r4", "us-truck-1@0305", "us-sherman-1@0305"])
def test_leaving_obstacles_costs_nothing_extra(unit: str) -> None:
    for marker in ("wire", "traps"):
        state = moving(f"{unit} {FAR}", unit.partition("@")[0], **{marker: "0305"})
        assert prices(state) == {line.split()[1]: 1 for line in AROUND}


@pytest.mark.rule("FORT-10", "OPS-05")
def test_one_wire_marker_in_a_hex() -> None:
    """Lay Razor Wire, the Germans' card in Silence the Guns."""
    state = position("de-1-1@0305:r4,eng us-1-1@1410:r4", side="de", scenario="silence_the_guns", wire="0305 0306")
    do(state, "use de-1-1", "lay_wire")
    assert sorted(starts(state, "at")) == ["0205", "0206", "0304", "0405", "0406"]


@pytest.mark.rule("FORT-12")
@pytest.mark.parametrize(
    ("unit", "cuts"),
    [
        ("us-1-1@0305:r4,eng", True),
        ("us-1-1@0305:r4", False),
        ("us-1-1@0305:r4,at", False),
        ("us-sherman-1@0305", True),
        ("us-halftrack-1@0305", False),
        ("us-truck-1@0305", False),
    ],
)
def test_who_clears_wire(unit: str, cuts: bool) -> None:
    name = unit.partition("@")[0]
    state = moving(f"{unit} {FAR}", name, wire="0305 0306")
    assert ("cut_wire" in legal(state)) == cuts
    if cuts:
        before = points(state)
        assert told(do(state, "cut_wire")) == ["wire_gone hex=0305 by=FORT-12"]
        assert points(state) == before - 2
        assert state.wire == [HEXES.index("0306")]
        assert "cut_wire" not in legal(state)


@pytest.mark.rule("FORT-12")
@pytest.mark.parametrize("action", ["advance", "fire_move", "assault"])
def test_clearing_wire_needs_two_points_in_any_moving_action(action: str) -> None:
    state = moving(f"us-1-1@0305:r4,eng {FAR}", "us-1-1", action, wire="0306 0307")
    do(state, "to 0306")
    assert "cut_wire" in legal(state)
    do(state, "to 0307")
    assert ("cut_wire" in legal(state)) == (action == "advance")  # 2 left, or 1


@pytest.mark.rule("FORT-12", "FORT-01")
def test_an_engineer_clears_the_wire_of_his_hex_from_his_entrenchment() -> None:
    state = moving(f"us-1-1@0305:r4,eng,entrenched {FAR}", "us-1-1", wire="0305", forts="0305=entrenchment")
    assert legal(state) == ["leave", "cut_wire", "stop"]


@pytest.mark.rule("FORT-13", "AREA-05")
@pytest.mark.parametrize(("hits", "left"), [(2, ["0310"]), (3, []), (4, [])])
@pytest.mark.parametrize("kind", ["normal", "suppress"])
def test_three_hits_of_an_area_attack_destroy_wire(hits: int, left: list[str], kind: str) -> None:
    state = position("us-1-1@0305:m2 de-1-1@1410:r4", wire="0310")
    do(state, "use us-1-1", "fire", "shell 0310", kind, f"hits {hits}")
    assert [HEXES[hex_] for hex_ in state.wire] == left


# --- tank traps -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FORT-14")
@pytest.mark.parametrize("vehicle", ["us-sherman-1", "us-halftrack-1", "us-truck-1"])
def test_ex_21_a_trap_is_entered_from_the_next_hex_only(vehicle: str) -> None:
    far = moving(f"{vehicle}@0305 {FAR}", vehicle, traps="0307")
    do(far, "to 0306")
    assert "0307" not in starts(far, "to")
    near = moving(f"{vehicle}@0306 {FAR}", vehicle, traps="0307")
    assert told(do(near, "to 0307")) == [
        f"moved unit={vehicle} origin=0306 hex=0307",
        f"stopped unit={vehicle} hex=0307 by=FORT-14",
    ]
    assert legal(near) == ["stop"]
    around = moving(f"{vehicle}@0306 {FAR}", vehicle, traps="0307")
    do(around, "to 0406", "to 0407")
    assert "0307" in starts(around, "to")  # it began next to it


@pytest.mark.rule("FORT-14")
def test_a_trap_that_was_left_is_not_entered_again() -> None:
    """It began its activation in it, not next to it; another one next to it is open."""
    state = moving(f"us-sherman-1@0305 {FAR}", "us-sherman-1", traps="0305 0406")
    do(state, "to 0306")
    assert starts(state, "to") == ["0406", "0407", "0307", "0207", "0206"]


@pytest.mark.rule("FORT-15")
def test_squads_pass_traps_and_have_cover_in_them() -> None:
    state = moving(f"us-1-1@0305:r4 {FAR}", "us-1-1", traps="0307 0308")
    do(state, "to 0306", "to 0307", "to 0308", "to 0309")
    assert at(state, "us-1-1") == "0309"
    assert dice("us-1-1@0305:r4 de-1-1@0308:r4", "de-1-1", traps="0308") == 1
    assert dice("us-1-1@0305:r4 de-1-1@0308:r4", "de-1-1", "suppress", traps="0308") == 1
    assert dice("us-1-1@0305:r4 de-halftrack-1@0306", "de-halftrack-1", traps="0306") == 1  # its armour


# --- minefields -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FORT-16")
def test_ex_20_a_squad_enters_a_minefield() -> None:
    """Four dice on 4 to 6: 2 figures lost, no defence dice even in the woods; fatigued."""
    state = moving(f"us-1-1@0305:r4 us-1-2@0505:r1 {FAR}", "us-1-1", "fire_move", mines="0306", terrain="0306=woods")
    do(state, "to 0306")
    assert asked(state) == "chance iron-roll-mines FORT-16"
    assert chances(state) == {"hits 0": 81, "hits 1": 324, "hits 2": 486, "hits 3": 324, "hits 4": 81}
    assert told(do(state, "hits 2")) == [
        "mined unit=us-1-1 hex=0306 successes=2 faces=()",
        "figure_lost unit=us-1-1 figure=regular",
        "figure_lost unit=us-1-1 figure=regular",
    ]
    assert (at(state, "us-1-1"), is_(state, "us-1-1")) == ("0306", "r2,tired")
    assert legal(state) == ["use us-1-2", "end_phase"]
    assert state.mines == [HEXES.index("0306")]  # it stays


@pytest.mark.rule("FORT-16", "DMG-02")
def test_mines_against_squads_of_different_figures() -> None:
    state = moving(f"us-1-1@0305:r2e1 us-1-2@0505:r1 {FAR}", "us-1-1", mines="0306")
    do(state, "to 0306", "hits 1")
    assert asked(state) == "us iron-prompt-losses DMG-01"
    assert is_(state, "us-1-1") == "r2e1,tired"
    do(state, "lose regular")
    assert is_(state, "us-1-1") == "r1e1,tired"
    gone = moving(f"us-1-1@0305:r2e1 us-1-2@0505:r1 {FAR}", "us-1-1", mines="0306")
    do(gone, "to 0306", "hits 3")
    assert at(gone, "us-1-1") == "box"
    none = moving(f"us-1-1@0305:r4 us-1-2@0505:r1 {FAR}", "us-1-1", mines="0306")
    assert told(do(none, "to 0306", "hits 0"))[-1] == "unhurt unit=us-1-1 hex=0306"
    assert is_(none, "us-1-1") == "r4,tired"


@pytest.mark.rule("FORT-16", "FIG-26")
@pytest.mark.parametrize(
    ("unit", "hits", "result"),
    [
        ("de-tiger-1", 1, "tired,light"),
        ("de-tiger-1", 3, "tired,heavy"),
        ("de-tiger-1", 4, "box"),
        ("de-halftrack-1", 2, "tired,light"),
        ("de-truck-1", 3, "box"),
    ],
)
def test_mines_against_vehicles(unit: str, hits: int, result: str) -> None:
    """No armour, no thick armour."""
    state = moving(f"{unit}@0305 de-1-2@0505:r1 us-1-1@1410:r4", unit, mines="0306")
    do(state, "to 0306", f"hits {hits}")
    assert asked(state) == "de iron-prompt-turn ACT-01"
    assert (at(state, unit) if result == "box" else is_(state, unit)) == result


@pytest.mark.rule("FORT-16", "SPEC-06")
def test_engineers_are_not_spared() -> None:
    state = moving(f"us-1-1@0305:r4,eng {FAR}", "us-1-1", mines="0306")
    do(state, "to 0306")
    assert asked(state) == "chance iron-roll-mines FORT-16"


@pytest.mark.rule("FORT-17")
@pytest.mark.parametrize(("unit", "dice"), [("us-1-1@0305:r3", 2), ("us-sherman-1@0305", 3)])
def test_who_fires_from_a_minefield_is_halved(unit: str, dice: int) -> None:
    name = unit.partition("@")[0]
    assert power(f"{unit} de-1-1@0308:r4", "de-1-1", firer=name, mines="0305") == dice
    assert power(f"{unit} de-1-1@0308:r4", "de-1-1", "fire_move", name, mines="0305") == 0


@pytest.mark.rule("FORT-18")
@pytest.mark.parametrize("unit", ["us-1-1@0305:r4", "us-sherman-1@0305"])
def test_out_of_a_minefield_one_hex_only(unit: str) -> None:
    state = moving(f"{unit} {FAR}", unit.partition("@")[0], mines="0305")
    assert legal(state) == [*AROUND, "stop"]
    do(state, "to 0306")
    assert legal(state) == ["stop"]


@pytest.mark.rule("FORT-18", "FORT-16")
def test_from_one_minefield_into_the_next() -> None:
    state = moving(f"us-1-1@0305:r4 {FAR}", "us-1-1", mines="0305 0306")
    do(state, "to 0306")
    assert asked(state) == "chance iron-roll-mines FORT-16"


# --- smoke ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FORT-19")
def test_smoke_blocks_covers_and_halves() -> None:
    assert power("us-1-1@0305:r4 de-1-1@0308:r4", "de-1-1", smoke="0306") == 0
    assert power("us-1-1@0305:r4 de-1-1@0308:r4", "de-1-1", smoke="0308") == 4
    assert power("us-1-1@0305:r4 de-1-1@0308:r4", "de-1-1", smoke="0305") == 2
    assert power("us-sherman-1@0305 de-1-1@0308:r4", "de-1-1", firer="us-sherman-1", smoke="0305") == 3
    units = "us-1-1@0305:r4 de-1-1@0308:r4"
    assert dice(units, "de-1-1", smoke="0308") == 2
    assert dice(units, "de-1-1", "suppress", smoke="0308", terrain="0308=rough") == 3
    assert dice("us-1-1@0305:r4 de-halftrack-1@0306", "de-halftrack-1", smoke="0306") == 3


@pytest.mark.rule("FORT-20")
def test_smoke_lies_neither_in_buildings_nor_twice_in_a_hex() -> None:
    """Lay Smoke, the Americans' card in Liberation."""
    state = position("us-1-1@0305:r4,eng de-1-1@1410:r4", scenario="liberation", terrain="0306=building", smoke="0305")
    do(state, "use us-1-1", "lay_smoke")
    assert sorted(starts(state, "at")) == ["0205", "0206", "0304", "0405", "0406"]


@pytest.mark.rule("FORT-21", "STAT-07")
def test_smoke_is_removed_in_the_status_phase() -> None:
    state = bare(f"us-1-1@0305:r4 {FAR}", smoke="0306 0307", wire="0306", mines="0310")
    events: list[Event] = []
    clean_up(state, board_of(state), events)
    assert told(events)[-1].startswith("smoke_lifted")
    assert (state.smoke, len(state.wire), len(state.mines)) == ([], 1, 1)
    again: list[Event] = []
    clean_up(state, board_of(state), again)
    assert told(again) == []


@pytest.mark.rule("FORT-22")
def test_an_assault_from_smoke_is_not_halved() -> None:
    """4 regulars and half of 3."""
    state = moving("us-1-1@0305:r4 us-1-2@0305:r3 de-1-1@0306:r4", "us-1-1", "assault", smoke="0305")
    do(state, "storm 0306")
    assert legal(state) == ["with us-1-2", "begin"]
    do(state, "with us-1-2")
    assert len(chances(state)) - 1 == 6


@pytest.mark.rule("FORT-23", "FORT-24", "MOD-03")
def test_ex_a12_an_assault_into_smoke() -> None:
    """Half of 3 dice, nobody supports; the defender has 2 cover and half of 3."""
    state = moving("us-1-1@0305:r3 us-1-2@0305:r4 de-1-1@0306:r3", "us-1-1", "assault", smoke="0306")
    do(state, "storm 0306")
    assert asked(state) == "chance iron-roll-assault ASLT-10"  # no question of support
    assert len(chances(state)) - 1 == 2
    do(state, "hits 2")
    assert (asked(state), len(chances(state)) - 1) == ("chance iron-roll-assault-cover ASLT-10", 2)
    do(state, "hits 0")
    assert (asked(state), len(chances(state)) - 1) == ("chance iron-roll-assault-return ASLT-13", 2)


@pytest.mark.rule("FORT-24", "MOD-03", "FORT-08")
def test_an_assault_into_smoke_out_of_wire_is_halved_twice_and_not_allowed() -> None:
    state = moving("us-1-1@0305:r4 de-1-1@0306:r4", "us-1-1", "assault", smoke="0306", wire="0305")
    assert starts(state, "storm") == []


@pytest.mark.rule("FORT-01", "FORT-12", "FORT-16", "FORT-19")
def test_the_figures_of_markers_come_from_the_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    markers = {
        "minefield": {"dice": 2, "need": 5}, "entrenchment": {"cover": 4, "price": 2}, "pillbox": {"price": 2},
        "smoke": {"cover": 1}, "tank_trap": {"cover": 3}, "razor_wire": {"price": 3},
    }  # fmt: skip
    corrected(monkeypatch, tmp_path, tables={"fort_mp": 2, "wire_mp": 3}, terrain={"markers": markers})
    state = moving(f"us-1-1@0305:r4,eng {FAR}", "us-1-1", forts="0305=entrenchment", wire="0305", mines="0306")
    other = state.copy()
    do(state, "shelter entrenchment")
    assert points(state) == 2
    do(other, "cut_wire")
    assert points(other) == 1
    do(other, "to 0306")
    assert chances(other) == {"hits 0": 16, "hits 1": 16, "hits 2": 4}
    units = "us-1-1@0305:r4 de-1-1@0308:r4"
    assert dice(f"{units},entrenched", "de-1-1", forts="0308=entrenchment") == 4
    assert dice(units, "de-1-1", smoke="0308") == 1
    assert dice(units, "de-1-1", traps="0308") == 3

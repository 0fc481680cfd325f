"""8 Movement hex by hex: how far, where to, and what op fire does to it."""

from pathlib import Path

import pytest

from grognard.games.iron.board import UNITS
from tests.iron.position import (
    asked,
    at,
    corrected,
    do,
    is_,
    legal,
    moving,
    points,
    position,
    prices,
    question,
    starts,
    told,
)

AROUND = ["0304", "0405", "0406", "0306", "0206", "0205"]  # the neighbours of 0305, clockwise from the north


# --- MOVE-01 to MOVE-03: how far --------------------------------------------------------------------------------------


@pytest.mark.rule("MOVE-01", "ACT-05")
def test_units_move_in_three_actions_only() -> None:
    start = position("us-1-1@0305:r4 de-1-1@0309:r4")
    do(start, "use us-1-1")
    assert legal(start) == ["advance", "fire_move", "assault", "fire", "op_fire", "rest"]
    movers = []
    for action in legal(start):
        state = start.copy()
        do(state, action)
        if starts(state, "to"):
            movers.append(action)
    assert movers == ["advance", "fire_move", "assault"]


@pytest.mark.rule("MOVE-02", "FIG-17", "ACT-10", "ACT-13", "ACT-15")
@pytest.mark.parametrize(
    ("unit", "load", "allowances"),
    [
        ("us-1-1", ":r4", (4, 3, 3)),
        ("us-1-1", ":r1", (4, 3, 3)),
        ("de-1-1", ":e4", (4, 3, 3)),
        ("de-2-1", ":r3o1", (5, 4, 4)),
        ("us-1-1", ":e2o2", (5, 4, 4)),
        ("us-1-1", ":g2", (4,)),
        ("us-1-1", ":r1o1m1", (5,)),
        ("us-sherman-1", "", (6, 4)),
        ("us-halftrack-1", "", (7, 5)),
        ("us-truck-1", "", (4,)),
        ("de-panzer4-1", "", (6, 4)),
        ("de-tiger-1", "", (5, 3)),
        ("de-halftrack-1", "", (7, 5)),
        ("de-truck-1", "", (4,)),
        ("us-sherman-1", ":light", (5, 3)),
        ("de-halftrack-1", ":light", (6, 4)),
        ("de-truck-1", ":light", (3,)),
    ],
)
def test_movement_points(unit: str, load: str, allowances: tuple[int, ...]) -> None:
    """A squad has 4 whatever its figures, 5 with an officer; in fire and movement 1 less, a vehicle 2; assault 1."""
    state = position(f"{unit}@0305{load}", side=unit[:2])
    do(state, f"use {unit}")
    actions = [action for action in legal(state) if action in ("advance", "fire_move", "assault")]
    assert actions == ["advance", "fire_move", "assault"][: len(allowances)]
    for action, allowance in zip(actions, allowances, strict=True):
        other = state.copy()
        do(other, action)
        assert points(other) == allowance


@pytest.mark.rule("MOVE-02", "ACT-07", "ACT-06")
def test_unused_points_are_lost() -> None:
    state = moving("us-1-1@0305:r4 us-1-2@0505:r4 de-1-1@1410:r4", "us-1-1")
    assert asked(state) == "us iron-prompt-move ACT-07"
    assert question(state) == f"iron-prompt-move unit=@iron-us-1-1 hex=0305 scope={UNITS.index('us-1-1')}"
    assert told(do(state, "to 0306")) == ["moved unit=us-1-1 origin=0305 hex=0306"]
    assert (at(state, "us-1-1"), points(state)) == ("0306", 3)
    do(state, "stop")
    assert is_(state, "us-1-1") == "r4,tired"
    assert asked(state) == "us iron-prompt-turn ACT-01"
    assert legal(state) == ["use us-1-2", "end_phase"]


@pytest.mark.rule("MOVE-03")
def test_movement_goes_to_a_neighbour_and_pays_the_hex_entered() -> None:
    state = moving("us-1-1@0305:r4 de-1-1@1410:r4", "us-1-1", terrain="0306=woods 0305=building")
    assert legal(state) == [*(f"to {hex_}" for hex_ in AROUND), "stop"]
    assert prices(state) == {"0304": 1, "0405": 1, "0406": 1, "0306": 2, "0206": 1, "0205": 1}
    do(state, "to 0306")
    assert prices(state)["0305"] == 2
    do(state, "to 0307")
    assert points(state) == 1
    do(state, "to 0308")
    assert legal(state) == ["stop"]


@pytest.mark.rule("MOVE-03")
def test_a_step_that_cannot_be_paid_in_full_is_not_allowed() -> None:
    state = moving("us-1-1@0305:r4 de-1-1@1410:r4", "us-1-1", terrain="0307=woods 0308=woods")
    do(state, "to 0306", "to 0307")
    assert points(state) == 1
    assert "0308" not in starts(state, "to")  # 2 MP
    assert "0306" in starts(state, "to")
    other = moving("us-1-1@0305:r4 de-1-1@1410:r4", "us-1-1", terrain="0307=woods 0308=woods")
    do(other, "to 0306")
    assert prices(other)["0307"] == 2


@pytest.mark.rule("MOVE-03", "SETUP-03")
def test_the_map_ends_at_its_rim() -> None:
    state = moving("us-1-1@0000:r4 de-1-1@1410:r4", "us-1-1")
    assert starts(state, "to") == ["0100", "0001"]
    state = moving("us-1-1@1710:r4 de-1-1@0510:r4", "us-1-1")
    assert starts(state, "to") == ["1709", "1711", "1611", "1610"]


# --- MOVE-04 to MOVE-06: who is in the way ----------------------------------------------------------------------------


@pytest.mark.rule("MOVE-04")
@pytest.mark.parametrize("unit", ["us-1-1", "us-truck-1", "us-halftrack-1"])
@pytest.mark.parametrize("enemy", ["de-1-1@0306:r1", "de-truck-1@0306", "de-1-1@0306:r1 de-1-2@0306:r1,hidden"])
def test_enemy_hexes_are_closed(unit: str, enemy: str) -> None:
    load = ":r4" if unit == "us-1-1" else ""
    state = moving(f"{unit}@0305{load} {enemy}", unit, terrain="0306=rough")
    assert starts(state, "to") == [hex_ for hex_ in AROUND if hex_ != "0306"]


@pytest.mark.rule("MOVE-04", "CONC-04")
def test_concealed_enemies_let_pass_but_nobody_ends_there() -> None:
    """Rough 2, and 1 to go on: 3 MP; the concealed squad stays hidden in the rough."""
    state = moving("us-1-1@0305:r4 de-1-1@0306:r4,hidden", "us-1-1", terrain="0306=rough")
    assert prices(state)["0306"] == 2
    do(state, "to 0306")
    assert (at(state, "us-1-1"), is_(state, "de-1-1")) == ("0306", "r4,hidden")
    assert legal(state) == ["to 0305", "to 0406", "to 0407", "to 0307", "to 0207", "to 0206"]  # no stop
    do(state, "to 0307", "stop")
    assert is_(state, "de-1-1") == "r4,hidden"
    assert at(state, "us-1-1") == "0307"


@pytest.mark.rule("CONC-04")
def test_who_cannot_go_on_does_not_enter_a_hex_with_concealed_enemies() -> None:
    units, ground = "us-1-1@0304:r4 de-1-1@0306:r4,hidden", "0306=rough"
    state = moving(units, "us-1-1", terrain=ground)
    do(state, "to 0305")
    assert "0306" in starts(state, "to")  # 2 and 1: exactly 3
    state = moving(units, "us-1-1", "fire_move", terrain=ground)
    do(state, "to 0305")
    assert "0306" not in starts(state, "to")
    assert "0306" not in starts(moving(units.replace("0304", "0305"), "us-1-1", terrain=ground, wire="0306"), "to")
    engineer = moving(units.replace("0304:r4", "0305:r4,eng"), "us-1-1", terrain=ground, wire="0306")
    assert "0306" in starts(engineer, "to")
    assert "0306" not in starts(moving(units.replace("0304", "0305"), "us-1-1", terrain=ground, mines="0306"), "to")


@pytest.mark.rule("CONC-04", "FORT-18")
def test_out_of_mines_nobody_enters_a_hex_that_he_must_leave() -> None:
    units, ground = "us-1-1@0305:r4 de-1-1@0306:r4,hidden", "0306=rough"
    assert starts(moving(units, "us-1-1", terrain=ground, mines="0305"), "to") == [
        hex_ for hex_ in AROUND if hex_ != "0306"
    ]


@pytest.mark.rule("MOVE-05", "MOVE-06")
@pytest.mark.parametrize(
    ("friends", "open_"),
    [
        ("us-1-2@0306:r1 us-1-3@0306:r1", True),
        ("us-1-2@0306:r1 us-1-3@0306:r1 us-1-4@0306:r1", False),
        ("us-1-2@0306:r1 us-truck-1@0306 us-sherman-1@0306", False),
        ("us-1-2@0306:r1 us-truck-1@0306 us-1-3@us-truck-1:r1 us-1-4@us-truck-1:r1", True),
        ("us-1-2@0306:r1 us-truck-1@0306 us-1-3@0306:r1,entrenched us-1-4@us-truck-1:r1", False),
        ("us-1-2@0306:r1 us-1-3@0306:r1,entrenched", True),
        ("us-1-2@0306:r1 us-1-3@0306:r1 us-1-4@0306:r1,hidden", False),
    ],
)
@pytest.mark.parametrize("unit", ["us-1-1@0305:r4", "us-sherman-2@0305"])
def test_three_units_of_a_side_fill_a_hex(friends: str, open_: bool, unit: str) -> None:
    """The limit holds after every step: a full hex is not even passed through. Who is aboard does not count."""
    state = moving(f"{unit} {friends} de-1-1@1410:r4", unit.partition("@")[0], forts="0306=entrenchment")
    assert ("0306" in starts(state, "to")) == open_


@pytest.mark.rule("MOVE-05", "MOVE-06")
def test_leaving_a_full_hex_makes_room_in_it_again() -> None:
    state = moving("us-1-1@0305:r4 us-1-2@0305:r4 us-1-3@0305:r4 de-1-1@1410:r4", "us-1-1")
    do(state, "to 0306")
    assert "0305" in starts(state, "to")


# --- MOVE-07 to MOVE-12: op fire --------------------------------------------------------------------------------------


@pytest.mark.rule("MOVE-07", "OPF-01", "OPF-02", "OPF-11")
def test_after_each_hex_the_enemy_may_op_fire() -> None:
    state = moving("us-1-1@0305:r4 de-1-1@0309:r4,op de-1-2@0410:r4", "us-1-1")
    assert told(do(state, "to 0306")) == ["moved unit=us-1-1 origin=0305 hex=0306"]
    assert asked(state) == "de iron-prompt-react OPF-01"
    assert question(state) == f"iron-prompt-react unit=@iron-us-1-1 hex=0306 scope={UNITS.index('us-1-1')}"
    assert legal(state) == ["react de-1-1", "pass"]
    assert told(do(state, "pass")) == []
    assert asked(state) == "us iron-prompt-move ACT-07"
    assert is_(state, "de-1-1") == "r4,op"
    do(state, "to 0307")
    assert legal(state) == ["react de-1-1", "pass"]


@pytest.mark.rule("MOVE-08", "MOVE-10", "MOVE-11")
@pytest.mark.parametrize(("hits", "condition"), [(1, "pinned"), (2, "pinned"), (3, "disrupted")])
def test_ex_19_a_pinned_or_disrupted_squad_stops(hits: int, condition: str) -> None:
    state = moving("us-1-1@0305:r4 us-1-2@0505:r4 de-1-1@0308:r4,op", "us-1-1", "fire_move")
    events = do(state, "to 0306", "react de-1-1", "suppress", f"hits {hits}")
    assert told(events)[2:] == [
        f"conditioned unit=us-1-1 hex=0306 harm={1 if condition == 'pinned' else 2} by=DMG-04",
        "halted unit=us-1-1 hex=0306",
    ]
    assert (at(state, "us-1-1"), is_(state, "us-1-1")) == ("0306", f"r4,tired,{condition}")
    assert asked(state) == "us iron-prompt-turn ACT-01"  # and it may not attack
    assert is_(state, "de-1-1") == "r4,tired"


@pytest.mark.rule("MOVE-10", "MOVE-11", "DMG-01")
def test_ex_19_a_squad_that_loses_figures_goes_on() -> None:
    state = moving("us-1-1@0305:r4 de-1-1@0308:r4,op", "us-1-1")
    do(state, "to 0306", "react de-1-1", "normal")
    assert told(do(state, "hits 2"))[1:] == ["figure_lost unit=us-1-1 figure=regular"] * 2
    assert is_(state, "us-1-1") == "r2"
    assert (asked(state), points(state)) == ("us iron-prompt-move ACT-07", 3)
    do(state, "to 0305", "to 0304", "to 0303")
    assert legal(state) == ["stop"]


@pytest.mark.rule("MOVE-08", "DMG-02")
def test_a_squad_wiped_out_on_the_way_is_gone_and_the_turn_goes_on() -> None:
    state = moving("us-1-1@0305:r2 us-1-2@0505:r4 de-1-1@0308:r4,op", "us-1-1")
    do(state, "to 0306", "react de-1-1", "normal", "hits 4")
    assert at(state, "us-1-1") == "box"
    assert legal(state) == ["use us-1-2", "end_phase"]


@pytest.mark.rule("MOVE-09", "DMG-08")
def test_ex_17_light_damage_costs_a_tank_a_point_and_an_armour_die() -> None:
    """Panzer IV, 6 MP: 2 spent, 1 hit: light, 3 left, armour 3."""
    state = moving("de-panzer4-1@0305 us-sherman-1@0309:op us-sherman-2@0310:op", "de-panzer4-1")
    do(state, "to 0306", "pass", "to 0307", "react us-sherman-1")
    assert legal(state) == ["with us-sherman-2", "normal"]
    do(state, "normal", "hits 1")
    assert legal(state) == [f"hits {n}" for n in range(5)]  # armour 4
    assert told(do(state, "hits 0"))[1:] == ["damaged unit=de-panzer4-1 hex=0307 harm=1"]
    assert (is_(state, "de-panzer4-1"), points(state)) == ("light", 3)
    do(state, "to 0306", "react us-sherman-2", "normal", "hits 1")
    assert legal(state) == [f"hits {n}" for n in range(4)]  # armour 3
    do(state, "hits 1")
    assert (is_(state, "de-panzer4-1"), points(state)) == ("light", 2)
    do(state, "to 0305", "to 0304")
    assert legal(state) == ["stop"]


@pytest.mark.rule("MOVE-09", "DMG-14")
def test_light_damage_leaves_no_fewer_than_no_points() -> None:
    state = moving("de-tiger-1@0305 us-sherman-1@0510:op", "de-tiger-1")
    for hex_ in ("0306", "0307", "0306", "0307"):
        do(state, f"to {hex_}", "pass")
    do(state, "to 0306", "react us-sherman-1", "normal", "hits 2", "hits 0", "keep")
    assert (is_(state, "de-tiger-1"), points(state)) == ("light", 0)
    assert legal(state) == ["stop"]


@pytest.mark.rule("MOVE-08", "MOVE-09")
@pytest.mark.parametrize(
    ("mover", "hits", "harm"),
    [
        ("de-panzer4-1@0305", 3, "heavy"),
        ("de-panzer4-1@0305:light", 1, "heavy"),
        ("de-tiger-1@0305", 3, "heavy"),
        ("de-halftrack-1@0305", 1, "light"),
        ("de-halftrack-1@0305:light", 2, "heavy"),
        ("de-truck-1@0305", 2, "light"),
    ],
)
def test_ex_18_other_damage_ends_the_activation(mover: str, hits: int, harm: str) -> None:
    name = mover.partition("@")[0]
    state = moving(f"{mover} de-1-1@0505:r4 us-sherman-1@0310:op", name)
    do(state, "to 0306", "react us-sherman-1", "normal", f"hits {hits}")
    if legal(state)[0] == "hits 0":
        do(state, "hits 0")
    if legal(state) == ["thicken", "keep"]:
        do(state, "keep")
    assert (at(state, name), is_(state, name)) == ("0306", f"tired,{harm}")
    assert legal(state) == ["use de-1-1", "end_phase"]


@pytest.mark.rule("MOVE-12", "OPF-05")
def test_several_op_fires_in_a_move_but_one_for_each_hex() -> None:
    state = moving("us-1-1@0305:r4 de-1-1@0308:r4,op de-1-2@0309:r4,op", "us-1-1")
    do(state, "to 0306", "react de-1-1", "normal", "hits 0")
    assert asked(state) == "us iron-prompt-move ACT-07"  # the second is not offered in this hex
    do(state, "to 0305")
    assert legal(state) == ["react de-1-2", "pass"]
    do(state, "react de-1-2", "normal", "hits 0")
    assert asked(state) == "us iron-prompt-move ACT-07"
    assert is_(state, "de-1-1") == is_(state, "de-1-2") == "r4,tired"


# --- MOVE-13 to MOVE-15 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MOVE-13", "ACT-20", "ACT-21")
@pytest.mark.parametrize(
    ("unit", "orders"),
    [
        ("us-1-1@0305:r4", ["advance", "fire_move", "assault", "fire", "op_fire", "rest"]),
        ("us-1-1@0305:r4,pinned", ["rest"]),
        ("us-1-1@0305:r3o1,pinned", ["fire", "rest"]),
        ("us-1-1@0305:r3o1,disrupted", ["rest"]),
        ("us-1-1@0305:r4,eng,pinned", ["rest"]),
        ("us-sherman-1@0305", ["advance", "fire_move", "fire", "op_fire", "rest"]),
        ("us-sherman-1@0305:light", ["advance", "fire_move", "fire", "op_fire", "rest"]),
        ("us-sherman-1@0305:heavy", ["fire", "op_fire", "rest"]),
        ("us-truck-1@0305", ["advance", "rest"]),
    ],
)
def test_who_may_move(unit: str, orders: list[str]) -> None:
    state = position(f"{unit} de-1-1@0308:r4")
    do(state, f"use {unit.partition('@')[0]}")
    assert legal(state) == orders


@pytest.mark.rule("MOVE-14")
@pytest.mark.parametrize("action", ["advance", "fire_move", "assault"])
def test_points_are_spent_on_other_things_in_each_moving_action(action: str) -> None:
    state = moving(
        "us-1-1@0305:r4,eng us-truck-1@0305 de-1-1@1410:r4", "us-1-1", action, forts="0305=pillbox", wire="0305"
    )
    full = 4 if action == "advance" else 3
    assert legal(state) == [
        *(f"to {hex_}" for hex_ in AROUND),
        "shelter pillbox",
        "board us-truck-1",
        "cut_wire",
        "stop",
    ]
    do(state, "cut_wire")
    assert points(state) == full - 2
    do(state, "shelter pillbox")
    assert points(state) == full - 3
    assert legal(state) == (["leave", "stop"] if full == 4 else ["stop"])


@pytest.mark.rule("MOVE-15", "FIG-19", "FIG-18")
def test_ex_a3_a_truck_drives_twelve_hexes_of_road() -> None:
    road = "-".join(f"03{row:02}" for row in range(13))
    state = moving("us-truck-1@0300 de-1-1@1410:r4", "us-truck-1", roads=road)
    assert prices(state) == {"0400": 1, "0401": 1, "0301": 0.333, "0201": 1, "0200": 1}
    for row in range(1, 13):
        assert points(state) == pytest.approx(4 - (row - 1) / 3)
        do(state, f"to 03{row:02}")
    assert legal(state) == ["stop"]
    off = moving("us-truck-1@0300 de-1-1@1410:r4", "us-truck-1", roads=road)
    do(off, *(f"to 03{row:02}" for row in range(1, 10)))
    assert points(off) == 1
    do(off, "to 0310")
    assert starts(off, "to") == ["0309", "0311"]  # 2/3 MP: the road only
    other = moving("us-halftrack-1@0300 de-1-1@1410:r4", "us-halftrack-1", roads=road)
    assert prices(other)["0301"] == 1


@pytest.mark.rule("CONC-04", "FORT-14")
@pytest.mark.parametrize(("unit", "open_"), [("us-1-1@0305:r4", True), ("us-truck-1@0305", False)])
def test_a_trap_in_the_hex_of_concealed_enemies_keeps_vehicles_out(unit: str, open_: bool) -> None:
    name = unit.partition("@")[0]
    state = moving(f"{unit} de-1-1@0306:r4,hidden", name, terrain="0306=rough", traps="0306")
    assert ("0306" in starts(state, "to")) == open_


@pytest.mark.rule("CONC-04", "ACT-10", "ACT-15")
@pytest.mark.parametrize("action", ["fire_move", "assault"])
def test_among_concealed_enemies_nobody_attacks_or_spends_points(action: str) -> None:
    state = moving(
        "us-1-1@0305:r4,eng de-1-1@0306:r4,hidden de-1-2@0307:r4", "us-1-1", action,
        terrain="0306=bridge", wire="0306", forts="0306=entrenchment",
    )  # fmt: skip
    do(state, "to 0306")
    assert legal(state) == ["to 0305", "to 0406", "to 0407", "to 0207", "to 0206"]


@pytest.mark.rule("MOVE-02", "MOVE-05", "ACT-10", "ACT-15", "FIG-17")
def test_the_figures_of_movement_come_from_the_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(
        monkeypatch, tmp_path,
        units={"squad": {"movement": 6}, "stacking": 2},
        tables={"fire_move": {"squad": 2, "vehicle": 3}, "assault_mp": 4, "officer_mp": 2},
    )  # fmt: skip
    units = "us-1-1@0305:r4 us-1-2@0405:r3o1 us-1-3@0306:r1 us-sherman-1@0306 de-1-1@1410:r4"
    assert [points(moving(units, "us-1-1", action)) for action in ("advance", "fire_move", "assault")] == [6, 4, 2]
    assert points(moving(units, "us-1-2")) == 8
    assert points(moving(units, "us-sherman-1", "fire_move")) == 3
    assert "0306" not in starts(moving(units, "us-1-1"), "to")


@pytest.mark.rule(
    "MOVE-03", "MOVE-08", "TRAN-02", "TRAN-05", "FORT-01", "FORT-04", "FORT-07", "FORT-12", "FORT-14", "FIG-25"
)
def test_what_the_log_says_of_a_move() -> None:
    truck = "us-1-1@us-truck-1:r4 us-truck-1@0305 de-1-1@1410:r4"
    forts = "0305=pillbox"
    cases = [
        (moving("us-1-1@0305:r4 de-1-1@1410:r4", "us-1-1"), "to 0306", "MOVE-03", "moved unit=@iron-us-1-1 hex=0306"),
        (moving(truck, "us-1-1"), "alight", "TRAN-05", "alighted unit=@iron-us-1-1 hex=0305"),
        (
            moving("us-1-1@0305:r4 us-truck-1@0305 us-1-2@0505:r1 de-1-1@1410:r4", "us-1-1"), "board us-truck-1",
            "TRAN-02", "boarded unit=@iron-us-1-1 vehicle=@iron-us-truck-1",
        ),
        (
            moving("us-1-1@0305:r4 de-1-1@1410:r4", "us-1-1", forts=forts), "shelter pillbox",
            "FORT-01", "fort-entered unit=@iron-us-1-1 hex=0305 fort=@iron-fort-pillbox",
        ),
        (
            moving("us-1-1@0305:r4,bunkered de-1-1@1410:r4", "us-1-1", forts=forts), "leave",
            "FORT-04", "fort-left unit=@iron-us-1-1 hex=0305 fort=@iron-fort-pillbox",
        ),
        (
            moving("us-1-1@0305:r4 de-1-1@1410:r4", "us-1-1", wire="0306"), "to 0306",
            "FORT-07", "stopped-wire unit=@iron-us-1-1 hex=0306",
        ),
        (
            moving("us-truck-1@0305 de-1-1@1410:r4", "us-truck-1", traps="0306"), "to 0306",
            "FORT-14", "stopped-trap unit=@iron-us-truck-1 hex=0306",
        ),
        (
            moving("us-1-1@0305:r4,eng de-1-1@1410:r4", "us-1-1", wire="0305"), "cut_wire",
            "FORT-12", "wire-gone hex=0305",
        ),
    ]  # fmt: skip
    for state, action, rule, line in cases:
        event = do(state, action)[-1]
        assert (event.cite(), str(event.text())) == (rule, f"iron-log-{line}")
    tank = moving("us-sherman-1@0305 us-1-1@0105:r1 de-1-1@0306:r4,op,at", "us-sherman-1")
    stopped, back = do(tank, "to 0306", "react de-1-1", "normal", "hits 3", "hits 0")[-2:]
    assert (stopped.cite(), str(stopped.text())) == ("MOVE-08", "iron-log-halted unit=@iron-us-sherman-1 hex=0306")
    assert (back.cite(), str(back.text())) == ("FIG-25", "iron-log-put-back unit=@iron-us-sherman-1 hex=0305")
    mined = moving("us-1-1@0305:r4 us-1-2@0505:r1 de-1-1@1410:r4", "us-1-1", mines="0306")
    event = do(mined, "to 0306", "hits 0")[-2]
    assert (event.cite(), str(event.text())) == (
        "FORT-16",
        "iron-log-mined unit=@iron-us-1-1 hex=0306 successes=0 faces=none",
    )

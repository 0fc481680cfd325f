"""8 Transport: squads aboard trucks and half-tracks."""

from pathlib import Path

import pytest

from grognard.games.iron.board import UNITS
from grognard.games.iron.state import FATIGUED, FRESH
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
    question,
    starts,
    told,
)

FAR = "de-1-1@1410:r4"
AROUND = [f"to {hex_}" for hex_ in ("0304", "0405", "0406", "0306", "0206", "0205")]


@pytest.mark.rule("TRAN-01", "FIG-18", "FIG-21")
@pytest.mark.parametrize("side", ["us", "de"])
def test_a_truck_carries_two_squads_and_a_half_track_one(side: str) -> None:
    far = "us-2-1@1410:r4" if side == "de" else FAR
    for vehicle, room in ((f"{side}-truck-1", 2), (f"{side}-halftrack-1", 1)):
        for count in range(room + 1):
            riders = " ".join(f"{side}-1-{n}@{vehicle}:r1" for n in range(2, 2 + count))
            state = moving(f"{side}-1-1@0305:r4 {vehicle}@0305 {riders} {far}", f"{side}-1-1")
            assert starts(state, "board") == ([vehicle] if count < room else [])
    tank = "us-sherman-1" if side == "us" else "de-tiger-1"
    assert starts(moving(f"{side}-1-1@0305:r4 {tank}@0305 {far}", f"{side}-1-1"), "board") == []


@pytest.mark.rule("TRAN-02", "TRAN-03", "TRAN-04")
def test_entering_costs_two_points_and_ends_the_activation() -> None:
    state = moving(f"us-1-1@0303:r4,eng us-1-2@0505:r4 us-truck-1@0305 {FAR}", "us-1-1")
    assert starts(state, "board") == []  # not in the vehicle's hex
    do(state, "to 0304", "to 0305")
    assert points(state) == 2
    assert told(do(state, "board us-truck-1")) == ["boarded unit=us-1-1 vehicle=us-truck-1 hex=0305"]
    assert (at(state, "us-1-1"), is_(state, "us-1-1")) == ("us-truck-1", "r4,tired,eng")
    assert legal(state) == ["use us-1-2", "use us-truck-1", "end_phase"]  # the truck is as fresh as before
    do(state, "use us-truck-1", "advance", "to 0306", "stop")
    assert at(state, "us-1-1") == "us-truck-1"  # it moved with its carrier


@pytest.mark.rule("TRAN-02")
def test_one_point_is_too_little_to_enter() -> None:
    state = moving(f"us-1-1@0302:r4 us-truck-1@0305 {FAR}", "us-1-1")
    do(state, "to 0303", "to 0304", "to 0305")
    assert points(state) == 1
    assert starts(state, "board") == []
    state = moving(f"us-1-1@0303:r4 us-truck-1@0304 {FAR}", "us-1-1", "fire_move")
    do(state, "to 0304", "board us-truck-1")  # 3 - 1 - 2
    assert at(state, "us-1-1") == "us-truck-1"


@pytest.mark.rule("TRAN-05", "ACT-22")
@pytest.mark.parametrize(
    ("load", "orders"),
    [
        ("r4", ["advance", "fire_move", "assault", "rest"]),
        ("r3o1,eng", ["advance", "fire_move", "assault", "rest"]),
        ("g2", ["advance", "rest"]),
        ("r2m1", ["advance", "rest"]),
    ],
)
def test_what_a_squad_aboard_may_be_activated_for(load: str, orders: list[str]) -> None:
    """Not concentrated fire, not op fire, no special action: an enemy stands next to it."""
    state = position(f"us-1-1@us-halftrack-1:{load} us-halftrack-1@0305 de-1-1@0306:r4")
    do(state, "use us-1-1")
    assert legal(state) == orders
    do(state, "rest")
    assert (at(state, "us-1-1"), is_(state, "us-1-1").split(",")[1]) == ("us-halftrack-1", "tired")


@pytest.mark.rule("TRAN-05", "TRAN-07")
def test_leaving_costs_two_points_whatever_the_ground() -> None:
    state = moving(
        "us-1-1@us-truck-1:r4,eng us-truck-1@0305 de-1-1@0308:r4,op", "us-1-1", terrain="0305=woods", level="0305=1"
    )
    assert asked(state) == "us iron-prompt-alight ACT-07"
    assert question(state) == f"iron-prompt-alight unit=@iron-us-1-1 scope={UNITS.index('us-1-1')}"
    assert legal(state) == ["alight"]
    assert told(do(state, "alight")) == ["alighted unit=us-1-1 hex=0305"]
    assert (at(state, "us-1-1"), points(state)) == ("0305", 2)
    assert legal(state) == [*AROUND, "board us-truck-1", "stop"]  # no op fire was offered
    do(state, "to 0306")
    assert asked(state) == "de iron-prompt-react OPF-01"  # in the first hex entered it is


@pytest.mark.rule("TRAN-05", "ACT-10", "ACT-15")
def test_a_squad_that_left_its_carrier_may_attack_where_its_action_allows() -> None:
    units = "us-1-1@us-truck-1:r4 us-truck-1@0305 de-1-1@0306:r4"
    state = moving(units, "us-1-1")
    do(state, "alight")
    assert points(state) == 2
    assert legal(state) == [*(line for line in AROUND if line != "to 0306"), "board us-truck-1", "stop"]
    state = moving(units, "us-1-1", "fire_move")
    do(state, "alight")
    assert points(state) == 1
    assert legal(state) == [*(line for line in AROUND if line != "to 0306"), "shoot", "stop"]
    do(state, "shoot", "target de-1-1", "normal", "hits 0")
    assert is_(state, "us-1-1") == "r4,tired"  # it had moved: the attack ends its activation
    state = moving(units, "us-1-1", "assault")
    do(state, "alight")
    assert points(state) == 1
    assert starts(state, "storm") == ["0306"]


@pytest.mark.rule("TRAN-06")
def test_leaving_needs_room() -> None:
    others = "us-1-2@0305:r4 us-sherman-1@0305"
    full = position(f"us-1-1@us-truck-1:r4 us-truck-1@0305 {others} {FAR}")
    do(full, "use us-1-1")
    assert legal(full) == ["rest"]
    room = position(f"us-1-1@us-truck-1:r4 us-truck-1@0305 us-1-2@0305:r4 {FAR}")
    do(room, "use us-1-1")
    assert legal(room) == ["advance", "fire_move", "assault", "rest"]


@pytest.mark.rule("TRAN-07", "OPF-03")
def test_entering_a_vehicle_triggers_nothing() -> None:
    state = moving("us-1-1@0305:r4 us-1-2@0505:r4 us-truck-1@0305 de-1-1@0308:r4,op", "us-1-1")
    do(state, "board us-truck-1")
    assert asked(state) == "us iron-prompt-turn ACT-01"


@pytest.mark.rule("TRAN-08", "TGT-04")
def test_who_is_aboard_is_no_target_and_does_not_spot() -> None:
    state = position("us-1-1@us-truck-1:r4 us-truck-1@0305 de-1-1@0306:r2g1", side="de")
    do(state, "use de-1-1", "fire")
    assert starts(state, "target") == ["us-truck-1"]
    woods = "us-1-1@us-truck-1:r4 us-1-2@0305:m2 us-truck-1@0505:{} de-1-1@0509:r4"
    for word, seen in (("", True), ("tired", False)):
        mortar = position(woods.format(word), terrain="0306=woods 0405=woods 0406=woods 0206=woods 0407=woods")
        do(mortar, "use us-1-2")
        if "fire" in legal(mortar):
            do(mortar, "fire")
        assert ("0509" in starts(mortar, "shell")) == seen


@pytest.mark.rule("TRAN-08", "COMB-03")
def test_who_is_aboard_does_not_support() -> None:
    state = position("us-1-1@us-halftrack-1:r4 us-halftrack-1@0305 us-1-2@0305:r4 de-1-1@0306:r4")
    do(state, "use us-1-2", "fire", "target de-1-1")
    assert legal(state) == ["with us-halftrack-1", "normal", "suppress"]


@pytest.mark.rule("TRAN-08", "FORT-16")
def test_mines_hit_the_carrier_only() -> None:
    state = moving(f"us-1-1@us-halftrack-1:r4 us-1-2@0505:r1 us-halftrack-1@0305 {FAR}", "us-halftrack-1", mines="0306")
    do(state, "to 0306", "hits 2")
    assert is_(state, "us-halftrack-1") == "tired,light"
    assert (at(state, "us-1-1"), is_(state, "us-1-1")) == ("us-halftrack-1", "r4")


@pytest.mark.rule("TRAN-09", "DMG-07", "FORT-16")
def test_who_is_aboard_perishes_with_the_carrier() -> None:
    state = moving(
        f"us-1-1@us-truck-1:r4 us-1-2@us-truck-1:e4 us-1-3@0505:r1 us-truck-1@0305 {FAR}", "us-truck-1", mines="0306"
    )
    assert told(do(state, "to 0306", "hits 4"))[2:] == [
        "unit_lost unit=us-1-1 hex=0306 by=TRAN-09",
        "unit_lost unit=us-1-2 hex=0306 by=TRAN-09",
        "unit_lost unit=us-truck-1 hex=0306 by=DMG-07",
    ]
    assert [at(state, unit) for unit in ("us-truck-1", "us-1-1", "us-1-2")] == ["box"] * 3
    assert legal(state) == ["use us-1-3", "end_phase"]


@pytest.mark.rule("TRAN-10", "MOVE-13")
def test_only_a_steady_fresh_squad_enters_or_leaves() -> None:
    for word in ("pinned", "disrupted"):
        state = position(f"us-1-1@us-truck-1:r4,{word} us-1-2@0305:r4,{word} us-truck-1@0305 {FAR}")
        for unit in ("us-1-1", "us-1-2"):
            other = state.copy()
            do(other, f"use {unit}")
            assert legal(other) == ["rest"]
    tired = position(f"us-1-1@us-truck-1:r4,tired us-1-2@0305:r4,op us-truck-1@0305 {FAR}")
    assert legal(tired) == ["use us-truck-1", "end_phase"]


@pytest.mark.rule("TRAN-04", "TRAN-11")
@pytest.mark.parametrize("word", ["", "tired", "op", "light"])
def test_the_carrier_may_be_in_any_state(word: str) -> None:
    state = moving(f"us-1-1@0305:r4 us-halftrack-1@0305:{word} {FAR}", "us-1-1")
    assert starts(state, "board") == ["us-halftrack-1"]
    state = moving(f"us-1-1@us-halftrack-1:r4 us-halftrack-1@0305:{word} {FAR}", "us-1-1")
    carrier = UNITS.index("us-halftrack-1")
    before = state.acts[carrier]
    do(state, "alight")
    assert at(state, "us-1-1") == "0305"
    assert state.acts[carrier] == before
    assert state.acts[UNITS.index("us-1-1")] == FRESH
    do(state, "stop")
    assert state.acts[UNITS.index("us-1-1")] == FATIGUED


@pytest.mark.rule("TRAN-11")
def test_a_heavily_damaged_half_track_is_left_but_not_entered() -> None:
    assert starts(moving(f"us-1-1@0305:r4 us-halftrack-1@0305:heavy {FAR}", "us-1-1"), "board") == []
    state = moving(f"us-1-1@us-halftrack-1:r4 us-halftrack-1@0305:heavy {FAR}", "us-1-1")
    do(state, "alight")
    assert legal(state) == [*AROUND, "stop"]


@pytest.mark.rule("FORT-18", "TRAN-05")
def test_who_gets_off_in_a_minefield_begins_its_move_there() -> None:
    state = moving(f"us-1-1@us-truck-1:r3o1 us-truck-1@0305 {FAR}", "us-1-1", mines="0305")
    do(state, "alight")
    assert points(state) == 3
    do(state, "to 0306")
    assert legal(state) == ["stop"]


@pytest.mark.rule("TRAN-02", "TRAN-05")
def test_the_price_of_a_ride_comes_from_the_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, tables={"board_mp": 3})
    state = moving(f"us-1-1@us-truck-1:r4 us-truck-1@0305 {FAR}", "us-1-1")
    do(state, "alight")
    assert points(state) == 1
    enter = moving(f"us-1-1@0304:r4 us-truck-1@0305 {FAR}", "us-1-1")
    do(enter, "to 0305")
    assert starts(enter, "board") == ["us-truck-1"]
    officer = moving(f"us-1-1@0303:r4 us-truck-1@0305 {FAR}", "us-1-1")
    do(officer, "to 0304", "to 0305")
    assert starts(officer, "board") == []
    assault = position(f"us-1-1@us-truck-1:r4 us-truck-1@0305 {FAR}")
    do(assault, "use us-1-1")
    assert legal(assault) == ["advance", "fire_move", "assault", "rest"]  # 3 of 3


@pytest.mark.rule("TRAN-05", "CONC-09")
def test_a_concealed_squad_that_gets_off_in_the_open_is_seen() -> None:
    units = "us-1-1@us-truck-1:r4,hidden us-truck-1@0305 de-1-1@0310:r4"
    state = moving(units, "us-1-1")
    assert told(do(state, "alight")) == [
        "alighted unit=us-1-1 hex=0305",
        "revealed unit=us-1-1 hex=0305 by=CONC-07",
    ]
    hidden = moving(units, "us-1-1", terrain="0305=woods")
    do(hidden, "alight")
    assert is_(hidden, "us-1-1") == "r4,hidden"


@pytest.mark.rule("TRAN-06", "TRAN-10")
def test_no_room_however_the_points() -> None:
    """With a truck and two friends in the hex a squad aboard stays where it is."""
    state = position(f"us-1-1@us-truck-1:r3o1 us-truck-1@0305 us-1-2@0305:r4 us-1-3@0305:r4 {FAR}")
    do(state, "use us-1-1")
    assert legal(state) == ["rest"]

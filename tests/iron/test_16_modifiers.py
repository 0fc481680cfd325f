"""16 Modifiers: add first, then halve, and never twice."""

import pytest

from grognard.games.iron.assault import storm_halvings
from grognard.games.iron.board import HEXES, UNITS
from grognard.games.iron.firepower import CONCENTRATED, MOVING, OPPORTUNITY, attack_of, half, halvings
from grognard.games.iron.state import board_of
from tests.iron.battle import fire, rolls, shell
from tests.iron.position import asked, bare, do, legal, position, starts

FAR = "de-2-9@1700:r1 us-2-9@1714:r1"


@pytest.mark.rule("MOD-02")
@pytest.mark.parametrize(("value", "found"), [(0, 0), (1, 1), (2, 1), (3, 2), (7, 4), (10, 5)])
def test_halves_round_up(value: int, found: int) -> None:
    assert half(value) == found


@pytest.mark.rule("MOD-01")
@pytest.mark.parametrize(
    ("units", "lines"),
    [
        ("us-1-1@0304:r4,flame de-1-1@0305:r4", (3, "ACT-11")),  # half of 4 + 2
        ("us-1-1@0304:r2,at de-truck-1@0305", (3, "ACT-11")),  # half of 2 + 3
        ("us-sherman-1@0304 de-1-1@0305:r4", (3, "ACT-11")),
    ],
)
def test_bonuses_come_before_the_halving(units: str, lines: tuple[int, str]) -> None:
    state = bare(units)
    leader, target = (UNITS.index(word.partition("@")[0]) for word in units.split())
    found = attack_of(state, board_of(state), leader, 0, target, MOVING, support=(), bonus=0)
    assert found.lines == [(leader, *lines)]


@pytest.mark.rule("MOD-03")
@pytest.mark.parametrize(
    ("unit", "more", "rules"),
    [
        ("us-1-1@0304:r4", {}, []),
        ("us-1-1@0304:r4,pinned", {}, ["FIG-15"]),
        ("us-1-1@0304:r4,disrupted", {}, ["OPS-04"]),
        ("us-1-1@0304:r4", {"wire": "0304"}, ["FORT-08"]),
        ("us-1-1@0304:r4", {"mines": "0304"}, ["FORT-17"]),
        ("us-1-1@0304:r4", {"smoke": "0304"}, ["FORT-19"]),
        ("us-1-1@0304:r4", {"wire": "0303", "mines": "0303", "smoke": "0303"}, []),
        ("us-1-1@0304:r4,pinned", {"wire": "0304", "smoke": "0304"}, ["FIG-15", "FORT-08", "FORT-19"]),
        ("us-sherman-1@0304", {"wire": "0304"}, []),
        ("us-sherman-1@0304:light", {}, []),
        ("us-sherman-1@0304:heavy", {"mines": "0304", "smoke": "0304"}, ["DMG-08", "FORT-17", "FORT-19"]),
    ],
)
def test_what_halves(unit: str, more: dict[str, str], rules: list[str]) -> None:
    state = bare(unit, **more)  # type: ignore[arg-type]
    number = UNITS.index(unit.partition("@")[0])
    assert halvings(state, number, CONCENTRATED) == rules
    assert halvings(state, number, OPPORTUNITY) == rules
    assert halvings(state, number, MOVING) == ["ACT-11", *rules]
    assert halvings(state, number, CONCENTRATED, supporting=True) == ["COMB-05", *rules]


@pytest.mark.rule("MOD-03", "ASLT-27", "FORT-22", "FORT-24")
@pytest.mark.parametrize(
    ("more", "rules"),
    [
        ({}, []),
        ({"wire": "0304"}, ["ASLT-27"]),
        ({"mines": "0304"}, ["FORT-17"]),
        ({"smoke": "0304"}, []),
        ({"smoke": "0305"}, ["FORT-24"]),
        ({"wire": "0305", "mines": "0305"}, []),
        ({"wire": "0304", "smoke": "0304 0305"}, ["ASLT-27", "FORT-24"]),
    ],
)
def test_what_halves_an_assault(more: dict[str, str], rules: list[str]) -> None:
    state = bare("us-1-1@0304:r4", **more)  # type: ignore[arg-type]
    hex_ = HEXES.index("0305")
    assert storm_halvings(state, 0, hex_) == rules
    assert storm_halvings(state, 0, hex_, supporting=True) == ["ASLT-07", *rules]


@pytest.mark.rule("MOD-03")
@pytest.mark.parametrize(
    ("unit", "more"),
    [
        ("us-1-1@0302:r4", {"wire": "0302"}),
        ("us-1-1@0302:r4", {"mines": "0302"}),
        ("us-1-1@0302:r4", {"smoke": "0302"}),
        ("us-sherman-1@0302", {"mines": "0302"}),
        ("us-sherman-1@0302", {"smoke": "0302"}),
    ],
)
def test_halved_once_it_fires_concentrated_but_not_on_the_move(unit: str, more: dict[str, str]) -> None:
    name = unit.partition("@")[0]
    state = position(f"{unit} de-1-1@0305:r4 {FAR}", **more)  # type: ignore[arg-type]
    fire(state, name, "de-1-1", "normal")
    assert rolls(state) == f"attack {3 if name == 'us-sherman-1' else 2} on 5"
    state = position(f"{unit} de-1-1@0305:r4 {FAR}", **more)  # type: ignore[arg-type]
    do(state, f"use {name}", "fire_move")
    assert "shoot" not in legal(state)


@pytest.mark.rule("MOD-03")
def test_halved_twice_nobody_takes_part() -> None:
    state = position(f"us-1-1@0302:r4 de-1-1@0305:r4 {FAR}", wire="0302", smoke="0302")
    do(state, "use us-1-1")
    assert "fire" not in legal(state)
    state = position(f"us-sherman-1@0302:heavy de-1-1@0305:r4 {FAR}", smoke="0302")
    do(state, "use us-sherman-1")
    assert legal(state) == ["op_fire", "rest"]
    state = position(f"us-1-1@0302:m1 de-1-1@0305:r4 {FAR}", wire="0302", mines="0302")
    do(state, "use us-1-1")
    assert "fire" not in legal(state)
    state = position(f"us-1-1@0302:m1 de-1-1@0305:r4 {FAR}", wire="0302")
    shell(state, "us-1-1", "0305", "suppress")
    assert rolls(state) == "area 2 on 5"


@pytest.mark.rule("MOD-03", "OPF-08")
def test_the_same_for_op_fire() -> None:
    units = f"us-1-1@0306:r4 de-1-1@0302:r4,op de-1-2@0303:r4,op {FAR}"
    state = position(units, wire="0302")
    do(state, "use us-1-1", "advance", "to 0305")
    assert starts(state, "react") == ["de-1-1", "de-1-2"]
    do(state, "react de-1-1", "normal")
    assert asked(state).startswith("chance")
    state = position(units, wire="0302")
    do(state, "use us-1-1", "advance", "to 0305", "react de-1-1", "with de-1-2", "normal")
    assert rolls(state) == "attack 4 on 5"  # half of 4, and half of 4
    state = position(units, wire="0302")
    do(state, "use us-1-1", "advance", "to 0305", "react de-1-2")
    assert starts(state, "with") == []
    state = position(units, wire="0302", smoke="0302")
    do(state, "use us-1-1", "advance", "to 0305")
    assert starts(state, "react") == ["de-1-2"]

"""13.0 Replacements: whose turn it is, what a point buys, who gets none, where eliminated units come back."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from grognard.games.woods.board import ALLIED, BOOK, GERMAN, HEXES, UNITS
from grognard.games.woods.replacements import Replacements
from grognard.games.woods.state import DEAD, ON_PEIPER, OOS, REBUILT, REMOVED, WAITING, WoodsState, board_of
from grognard.games.woods.turn import BEGIN, REPLACE_FIRST, REPLACE_SECOND, Course
from grognard.kernel import engine
from tests.woods.position import (
    asked,
    at,
    bare,
    cites,
    controller,
    corrected,
    do,
    flag,
    legal,
    question,
    resume,
    starts,
    told,
)

TOWNS = [name for name, row in BOOK.map.hexes.items() if row.settlement == "town" and row.control == "allied"]
LUXEMBOURG, EUPEN = "3328", "3102"
FAR = "g-5-13@4319 u-4id-8@0630"
RING = "g-26-39@2516 g-26-77_78@2718 g-62-164@2520 g-18-293@2318 g-560-1128@2317"  # their zones close Bastogne in


def field(units: str, dead: str = "", initiative: int = GERMAN, **more: Any) -> WoodsState:
    """A state in which only the units named as dead are eliminated; the others are out of the game."""
    state = bare(f"u-delay@waiting {units}", **more)
    full = board_of(state).steps
    for unit, name in enumerate(UNITS):
        if state.where[unit] == DEAD and name not in dead.split():
            state.where[unit], state.steps[unit] = REMOVED, full[unit]
    state.initiative = initiative
    return state


def phase(units: str, dead: str = "", initiative: int = GERMAN, **more: Any) -> WoodsState:
    """The replacement phase of a turn."""
    state = field(units, dead, initiative, **more)
    resume(state, REPLACE_FIRST)
    return state


def spend(units: str, side: int, points: tuple[int, int], dead: str = "", **more: Any) -> WoodsState:
    """A side spends so many points."""
    state = field(units, dead, **more)
    state.stack = [Course(REPLACE_SECOND + 1), Replacements(side, points)]
    engine.run(state, [])
    return state


# --- 13.1, 13.2 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.1", "13.2a", "4.2")
def test_the_side_without_initiative_spends_first() -> None:
    units = f"g-26-39@3813:1 u-28id-110@2518:1 {FAR}"
    state = phase(units, turn=4)
    assert asked(state) == "allied woods-prompt-replacements 13.2a"
    assert question(state) == "woods-prompt-replacements side=@side-allied infantry=2 armour=1 scope=-1"
    assert legal(state) == ["restore u-28id-110", "pass"]
    events = do(state, "restore u-28id-110")
    assert told(events)[0] == "restored unit=u-28id-110 steps=2"
    assert cites(events)[0] == "13.1"
    assert at(state, "u-28id-110") == "2518:2"
    assert asked(state) == "german woods-prompt-replacements 13.2a"  # nobody else needs a point
    assert question(state) == "woods-prompt-replacements side=@side-german infantry=1 armour=1 scope=-1"
    do(state, "restore g-26-39")
    assert "replacements" not in asked(state)
    state = phase(units, initiative=ALLIED, turn=8)
    assert question(state) == "woods-prompt-replacements side=@side-german infantry=1 armour=1 scope=-1"
    do(state, "pass")
    assert question(state) == "woods-prompt-replacements side=@side-allied infantry=3 armour=1 scope=-1"


# (infantry, armour) of the Germans and of the Allies, by turn
POINTS = [
    ((0, 0), (0, 0)), ((0, 0), (1, 0)), ((1, 0), (1, 1)), ((1, 1), (2, 1)), ((1, 0), (2, 1)), ((1, 1), (2, 1)),
    ((1, 0), (2, 1)), ((1, 1), (3, 1)), ((1, 0), (3, 1)), ((1, 0), (3, 2)), ((1, 0), (3, 2)), ((1, 0), (3, 2)),
]  # fmt: skip


@pytest.mark.rule("13.2a")
@pytest.mark.parametrize("turn", range(1, 13))
def test_the_points_of_each_turn(turn: int) -> None:
    """Reduced units of every kind on both sides: who is offered something, and how much."""
    germans, allies = "g-26-39@3813:1 g-2pz-a@3914:2", "u-28id-110@2518:1 u-9ad-cca@2022:1"
    state = phase(f"{germans} {allies} {FAR}", turn=turn)
    for side, names, (foot, tracks) in (
        ("allied", ("u-28id-110", "u-9ad-cca"), POINTS[turn - 1][1]),
        ("german", ("g-2pz-a", "g-26-39"), POINTS[turn - 1][0]),
    ):
        if not foot and not tracks:
            continue
        assert question(state).startswith(
            f"woods-prompt-replacements side=@side-{side} infantry={foot} armour={tracks}"
        )
        enough = {"u-28id-110": foot, "u-9ad-cca": tracks, "g-2pz-a": tracks, "g-26-39": foot}
        assert legal(state) == [*(f"restore {name}" for name in names if enough[name]), "pass"]
        do(state, "pass")
    assert "replacements" not in asked(state)


@pytest.mark.rule("13.2a", "13.2c")
def test_a_point_is_a_step_and_unspent_points_are_lost() -> None:
    units = f"u-28id-110@2518:1 u-28id-112@2022:1 u-28id-109@2626:1 u-9ad-cca@1812:1 {FAR}"
    state = phase(units, turn=4)  # 2 and 1
    do(state, "restore u-28id-110")
    assert question(state).endswith("infantry=1 armour=1 scope=-1")
    do(state, "restore u-28id-109")
    assert legal(state) == ["restore u-9ad-cca", "pass"]  # no infantry point is left
    do(state, "pass")
    assert "allied woods-prompt-replacements" not in asked(state)
    state.turn = 5
    resume(state, REPLACE_FIRST)
    assert question(state).endswith("infantry=2 armour=1 scope=-1")  # not three and two


@pytest.mark.rule("13.1")
def test_full_units_and_units_in_boxes_get_none() -> None:
    state = phase(f"g-26-39@3813 u-28id-110@2518 u-26id-101@waiting:1 {FAR}", turn=4)
    assert "replacements" not in asked(state)


@pytest.mark.rule("13.2b", "8.1a")
def test_an_allied_unit_must_trace_supply() -> None:
    state = phase(f"u-28id-110@2518:1 u-9ad-cca@2022:1 {RING} u-4id-8@0630", turn=4)
    assert legal(state) == ["restore u-9ad-cca", "pass"]
    state = field(f"u-28id-110@2518:1 u-9ad-cca@2022:1 {RING} u-4id-8@0630", turn=6)
    state.air = HEXES.index("2518")  # not by air
    resume(state, REPLACE_FIRST)
    assert legal(state) == ["restore u-9ad-cca", "pass"]


@pytest.mark.rule("13.2b", "8.1d")
def test_a_german_unit_is_tested_at_that_instant() -> None:
    """Its state says out of supply, its hex traces: it gets the step and is supplied from now on."""
    state = spend(f"g-26-39@3813:1 {FAR}", GERMAN, (1, 0), oos="g-26-39")
    assert legal(state) == ["restore g-26-39", "pass"]
    do(state, "restore g-26-39")
    assert not flag(state, "g-26-39", OOS)
    ring = "u-28id-110@2516 u-28id-112@2718 u-28id-109@2520 u-4id-12@2318 u-4id-22@2317"
    state = spend(f"g-26-39@2518:1 {ring} {FAR}", GERMAN, (1, 0))
    assert "replacements" not in asked(state)  # its state says supplied, but no line leads out


@pytest.mark.rule("13.2b", "8.5a")
def test_the_fuel_of_peiper_brings_no_replacements() -> None:
    ring = "u-28id-110@2516 u-28id-112@2718 u-28id-109@2520 u-4id-12@2318 u-4id-22@2317"
    state = field(f"g-1ss-peiper@2518:2 {ring} {FAR}", turn=2)
    state.fuel = ON_PEIPER
    state.stack = [Course(REPLACE_SECOND + 1), Replacements(GERMAN, (0, 1))]
    engine.run(state, [])
    assert "replacements" not in asked(state)
    state = spend(f"g-1ss-peiper@3909:2 {FAR}", GERMAN, (0, 1), turn=2)
    assert legal(state) == ["restore g-1ss-peiper", "pass"]


# --- 13.2.1 Germans ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.2.1a", "13.2c", "2.3.1.1b")
def test_a_third_step_needs_two_points() -> None:
    state = spend(f"g-2pz-a@3914:1 {FAR}", GERMAN, (0, 2))
    assert told(do(state, "restore g-2pz-a"))[0] == "restored unit=g-2pz-a steps=2"
    assert told(do(state, "restore g-2pz-a"))[0] == "restored unit=g-2pz-a steps=3"
    assert at(state, "g-2pz-a") == "3914:3"
    state = spend(f"g-2pz-a@3914:1 {FAR}", GERMAN, (0, 1))
    do(state, "restore g-2pz-a")
    assert (at(state, "g-2pz-a"), "replacements" in asked(state)) == ("3914:2", False)


@pytest.mark.rule("13.2.1b")
def test_eliminated_germans_never_return() -> None:
    state = phase(FAR, "g-26-39 g-2pz-a g-vdh", turn=4)
    assert "replacements" not in asked(state)


@pytest.mark.rule("13.2.1c")
def test_german_armour_points_serve_armour_and_mechanized_units() -> None:
    units = f"g-26-39@3813:1 g-2pz-a@3914:2 g-2pz-b@3914:2 g-fb@4008:2 {FAR}"
    assert legal(spend(units, GERMAN, (0, 1))) == ["restore g-2pz-a", "restore g-2pz-b", "restore g-fb", "pass"]
    assert legal(spend(units, GERMAN, (1, 0))) == ["restore g-26-39", "pass"]


# --- 13.2.2 Allies ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.2.2a")
def test_allied_armour_points_serve_armour_and_cavalry() -> None:
    units = f"u-28id-110@2518:1 u-9ad-cca@2022:1 u-cav-14@2626:1 {FAR}"
    assert legal(spend(units, ALLIED, (0, 1))) == ["restore u-9ad-cca", "restore u-cav-14", "pass"]
    assert legal(spend(units, ALLIED, (1, 0))) == ["restore u-28id-110", "pass"]


@pytest.mark.rule("13.2.2b")
def test_british_and_airborne_units_get_nothing() -> None:
    reduced = "u-101ab-501@2518:1 u-517@2022:1 b-29@1311:1 b-51-152@0912:1 b-6ab-3@0806:1"
    state = spend(f"{reduced} {FAR}", ALLIED, (5, 5), turn=9)
    assert "replacements" not in asked(state)
    dead = "u-101ab-501 u-517 b-29 b-51-152 b-6ab-3"
    state = spend(FAR, ALLIED, (5, 5), dead, turn=9)
    assert "replacements" not in asked(state)


@pytest.mark.rule("13.2.2b", "8.3f")
def test_the_106th_comes_back_unless_it_has_surrendered() -> None:
    state = spend(FAR, ALLIED, (2, 0), "u-106id-422")  # 423 has left the game
    assert legal(state) == ["rebuild u-106id-422", "pass"]
    assert at(state, "u-106id-423") == "removed"


@pytest.mark.rule("13.2.2c", "13.1")
def test_an_eliminated_us_unit_comes_back_reduced_in_a_town() -> None:
    state = phase(FAR, "u-28id-110 u-9ad-cca u-cav-14", turn=4)
    assert legal(state) == ["rebuild u-28id-110", "rebuild u-9ad-cca", "rebuild u-cav-14", "pass"]
    assert do(state, "rebuild u-28id-110") == []
    assert asked(state) == "allied woods-prompt-rebuild 13.2.2c"
    unit = UNITS.index("u-28id-110")
    assert question(state) == f"woods-prompt-rebuild unit=@woods-u-28id-110 scope={unit}"
    assert legal(state) == [f"to {town}" for town in TOWNS if town != EUPEN]  # VIII Corps
    events = do(state, "to 2518")
    assert (told(events), cites(events)) == (["rebuilt unit=u-28id-110 hex=2518"], ["13.2.2c"])
    assert at(state, "u-28id-110") == "2518:1"
    assert question(state).endswith("infantry=1 armour=1 scope=-1")
    assert legal(state) == ["rebuild u-9ad-cca", "rebuild u-cav-14", "pass"]
    do(state, "rebuild u-cav-14", "to 2022")
    assert "allied" not in asked(state)  # the armour point is spent, nobody else needs infantry


def towns(unit: str, units: str = FAR, **more: Any) -> list[str]:
    state = spend(units, ALLIED, (1, 1), unit, **more)
    if f"rebuild {unit}" not in legal(state):
        return []
    do(state, f"rebuild {unit}")
    return starts(state, "to")


@pytest.mark.rule("13.2.2c")
@pytest.mark.parametrize(
    ("unit", "closed"),
    [("u-28id-110", EUPEN), ("u-26id-101", EUPEN), ("u-1id-26", LUXEMBOURG), ("u-84id-333", LUXEMBOURG)],
)
def test_two_towns_take_some_corps_only(unit: str, closed: str) -> None:
    assert towns(unit) == [town for town in TOWNS if town != closed]


@pytest.mark.rule("13.2.2c", "8.2c")
def test_towns_must_be_allied_in_supply_and_away_from_the_enemy() -> None:
    free = [town for town in TOWNS if town != EUPEN]
    assert towns("u-28id-110", german="2518") == [town for town in free if town != "2518"]
    assert towns("u-28id-110", f"{FAR} g-26-39@2517") == [town for town in free if town != "2518"]  # beside it
    assert towns("u-28id-110", f"{FAR} g-26-39@2516") == free  # two hexes away
    assert towns("u-28id-110", f"{RING} {FAR}") == [town for town in free if town != "2518"]  # out of supply
    state = field(f"{RING} {FAR}", "u-28id-110", turn=6)
    state.air = HEXES.index("2518")
    resume(state, REPLACE_FIRST)
    do(state, "rebuild u-28id-110")
    assert "2518" not in starts(state, "to")  # not by air


@pytest.mark.rule("13.2.2c", "6.0", "6.1a", "6.1b")
def test_a_rebuilt_unit_keeps_to_the_stacking_limits() -> None:
    free = [town for town in TOWNS if town != EUPEN]
    rest = [town for town in free if town != "2518"]
    assert towns("u-28id-110", f"{FAR} u-9ad-cca@2518") == free
    assert towns("u-28id-110", f"{FAR} u-9ad-cca@2518 u-9ad-ccb@2518") == free  # a division and one more
    assert towns("u-28id-110", f"{FAR} u-9ad-cca@2518 u-4id-12@2518") == rest
    assert towns("u-28id-110", f"{FAR} u-1id-26@2518") == rest  # V Corps
    assert towns("u-28id-110", f"{FAR} u-101ab-501@2518") == free
    assert towns("u-28id-110", f"{FAR} b-29@1311", turn=9) == [town for town in free if town != "1311"]
    assert towns("u-28id-110", FAR, assets="ue-v@2518") == rest  # engineers included
    assert towns("u-28id-110", FAR, assets="ue-viii@2518") == free


@pytest.mark.rule("13.2.2c")
def test_without_an_open_town_nobody_comes_back() -> None:
    held = " ".join(TOWNS)
    assert towns("u-28id-110", german=held) == []
    assert towns("u-28id-110", german=" ".join(town for town in TOWNS if town != EUPEN)) == []
    assert towns("u-1id-26", german=" ".join(town for town in TOWNS if town != EUPEN)) == [EUPEN]


@pytest.mark.rule("13.2.2c", "6.3.1")
def test_a_rebuilt_unit_sends_the_delay_back() -> None:
    state = field("u-delay@2518 g-5-13@4319 u-4id-8@0630", "u-28id-110", turn=4)
    resume(state, REPLACE_FIRST)
    events = do(state, "rebuild u-28id-110", "to 2518")
    assert told(events)[:2] == ["delay_back by=6.3.1", "rebuilt unit=u-28id-110 hex=2518"]
    assert state.where[UNITS.index("u-delay")] == WAITING
    assert controller(state, "2518") == "allied"


@pytest.mark.rule("13.2.2d")
def test_a_rebuilt_unit_is_not_brought_to_full_in_the_same_turn() -> None:
    state = phase(f"{FAR} u-28id-112@2022:1", "u-28id-110", turn=4)
    do(state, "rebuild u-28id-110", "to 2518")
    assert legal(state) == ["restore u-28id-112", "pass"]
    assert flag(state, "u-28id-110", REBUILT)
    state.turn = 5
    resume(state, BEGIN)
    assert not flag(state, "u-28id-110", REBUILT)
    resume(state, REPLACE_FIRST)
    assert legal(state) == ["restore u-28id-112", "restore u-28id-110", "pass"]


@pytest.mark.rule("13.2a")
def test_points_of_the_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    rows = msgspec.to_builtins(BOOK.turns)
    rows[3]["replacements"] = {"german": {"infantry": 4, "armour": 5}, "allied": {"infantry": 6, "armour": 7}}
    corrected(monkeypatch, tmp_path, turns={"turns": rows})
    state = phase(f"g-26-39@3813:1 u-28id-110@2518:1 {FAR}", turn=4)
    assert question(state) == "woods-prompt-replacements side=@side-allied infantry=6 armour=7 scope=-1"
    do(state, "pass")
    assert question(state) == "woods-prompt-replacements side=@side-german infantry=4 armour=5 scope=-1"

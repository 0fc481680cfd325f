"""21 Specialised squads: tokens, digging, healing, razor wire; what they may do beyond."""

from pathlib import Path

import pytest

from grognard.games.iron.board import HEXES, UNITS
from grognard.games.iron.box import figures_left, markers_left
from grognard.games.iron.specialised import may_dig, patients, special_actions
from grognard.games.iron.state import IronState, board_of, take_off
from tests.iron.position import (
    asked,
    at,
    bare,
    chances,
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
)

GERMAN = "de-1-9@1700:r4"
LIKE = ["advance", "fire_move", "assault", "op_fire"]  # what any steady squad may do far from the enemy


def used(units: str, unit: str = "us-1-1", **more: object) -> IronState:
    """A unit is activated: what it may do."""
    state = position(f"{units} {GERMAN}", **more)  # type: ignore[arg-type]
    do(state, f"use {unit}")
    return state


def special(units: str, unit: str = "us-1-1", **more: object) -> list[str]:
    """The special actions of a squad."""
    state = bare(f"{units} {GERMAN}", **more)  # type: ignore[arg-type]
    return [str(action) for action in special_actions(state, board_of(state), UNITS.index(unit))]


# --- SPEC-04, SPEC-05 engineers dig -----------------------------------------------------------------------------------


@pytest.mark.rule("ACT-18", "SPEC-04")
def test_ex_a1_engineers_dig_and_may_enter() -> None:
    """One entrenchment, the squad fatigued, inside or not as it likes, one action of three spent."""
    state = used("us-1-1@0305:r4,eng us-1-2@0400:r4")
    assert legal(state) == [*LIKE, "dig", "rest"]
    events = do(state, "dig")
    assert told(events) == ["dug unit=us-1-1 hex=0305"]
    assert cites(events) == ["SPEC-04"]
    assert is_(state, "us-1-1") == "r4,tired,eng"
    assert asked(state) == "us iron-prompt-shelter SPEC-04"
    assert question(state) == f"iron-prompt-shelter unit=@iron-us-1-1 scope={UNITS.index('us-1-1')}"
    assert legal(state) == ["shelter entrenchment", "plain"]
    outside = state.copy()
    events = do(state, "shelter entrenchment")
    assert told(events) == ["sheltered unit=us-1-1 fort=1 by=SPEC-04"]
    assert is_(state, "us-1-1") == "r4,tired,eng,entrenched"
    do(outside, "plain")
    assert is_(outside, "us-1-1") == "r4,tired,eng"
    for after in (state, outside):
        assert after.forts == [4 * HEXES.index("0305") + 1]
        assert question(after) == "iron-prompt-turn left=2 scope=-1"


@pytest.mark.rule("SPEC-04", "SPEC-03")
@pytest.mark.parametrize(("token", "works"), [("eng", ["dig"]), ("at", []), ("flame", []), ("", []), ("med", [])])
def test_only_engineers_dig(token: str, works: list[str]) -> None:
    """A specialised squad otherwise acts as any squad."""
    state = used(f"us-1-1@0305:r4,{token}".rstrip(","))
    assert legal(state) == [*LIKE, *works, "rest"]


@pytest.mark.rule("SPEC-02")
@pytest.mark.parametrize("token", ["eng", "med"])
@pytest.mark.parametrize("harm", ["pinned", "disrupted"])
def test_pinned_or_disrupted_no_specialisation_is_used(token: str, harm: str) -> None:
    assert special(f"us-1-1@0305:r3,{token},{harm}") == []
    assert special(f"us-1-1@0305:r3,{token}") == (["dig"] if token == "eng" else ["heal"])


@pytest.mark.rule("ACT-22", "SPEC-04")
def test_aboard_nothing_is_dug_or_healed() -> None:
    units = "us-truck-1@0305 us-1-1@us-truck-1:r3,eng us-1-2@us-truck-1:r3,med us-1-3@0305:r2"
    assert special(units) == []
    assert special(units, "us-1-2") == []


@pytest.mark.rule("SPEC-05")
@pytest.mark.parametrize(
    ("terrain", "may"),
    [("bridge", False), ("stream", False), ("building", False), ("woods", True), ("rough", True), ("clear", True)],
)
def test_where_engineers_dig(terrain: str, may: bool) -> None:
    assert special("us-1-1@0305:r4,eng", terrain=f"0305={terrain}") == (["dig"] if may else [])


@pytest.mark.rule("SPEC-05")
def test_nobody_digs_in_a_pond() -> None:
    state = bare(GERMAN, terrain="0305=pond")
    assert not may_dig(state, board_of(state), HEXES.index("0305"))


@pytest.mark.rule("SPEC-05", "FORT-03")
def test_no_more_than_three_fortifications_in_a_hex() -> None:
    two = "0305=pillbox 0305=entrenchment 0306=pillbox"
    assert special("us-1-1@0305:r4,eng", forts=two) == ["dig"]
    assert special("us-1-1@0305:r4,eng", forts=f"{two} 0305=entrenchment") == []


@pytest.mark.rule("COMP-01", "SPEC-04")
def test_without_a_marker_in_the_box_nobody_digs() -> None:
    """Twelve markers serve as entrenchments and as pillboxes."""
    laid = " ".join(f"{column:02}10={kind}" for column in range(4) for kind in ("pillbox", "entrenchment"))
    eleven = f"{laid} 0410=pillbox 0510=pillbox 0610=pillbox"
    assert special("us-1-1@0305:r4,eng", forts=eleven) == ["dig"]
    assert special("us-1-1@0305:r4,eng", forts=f"{eleven} 0710=entrenchment") == []


@pytest.mark.rule("SPEC-04")
def test_who_is_in_a_fortification_digs_for_another() -> None:
    state = used("us-1-1@0305:r4,eng,bunkered us-1-2@0400:r4", forts="0305=pillbox")
    do(state, "dig")
    assert is_(state, "us-1-1") == "r4,tired,eng,bunkered"
    assert len(state.forts) == 2
    assert question(state) == "iron-prompt-turn left=2 scope=-1"


@pytest.mark.rule("SPEC-04", "OPF-04")
def test_entering_what_was_dug_gives_no_op_fire() -> None:
    state = position("us-1-1@0305:r4,eng us-1-2@0400:r4 de-1-1@0307:r4,op")
    do(state, "use us-1-1", "dig", "shelter entrenchment")
    assert asked(state) == "us iron-prompt-turn ACT-01"


# --- SPEC-11 medics heal ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SPEC-11")
def test_medics_heal_a_squad_of_their_hex() -> None:
    """Itself too; not a full one, nor one elsewhere or aboard, nor a vehicle. On 4 to 6."""
    units = "us-1-1@0305:r3,med us-1-2@0305:r2o1,pinned us-1-3@0305:r2g1 us-1-4@0306:r2 "
    units += "us-truck-1@0306 us-1-5@us-truck-1:r1"
    state = used(units)
    assert legal(state) == [*LIKE, "heal", "rest"]
    assert do(state, "heal") == []
    assert is_(state, "us-1-1") == "r3,tired,med"
    assert asked(state) == "us iron-prompt-heal SPEC-11"
    assert question(state) == f"iron-prompt-heal unit=@iron-us-1-1 scope={UNITS.index('us-1-1')}"
    assert legal(state) == ["choose us-1-1", "choose us-1-2"]
    do(state, "choose us-1-2")
    assert asked(state) == "chance iron-roll-heal SPEC-11"
    assert chances(state) == {"hits 0": 3, "hits 1": 3}
    failed = state.copy()
    events = do(state, "hits 1")
    assert [line.split()[:4] for line in told(events)] == [
        ["tried", "unit=us-1-1", "work=heal", "won=True"], ["healed", "unit=us-1-2"],
    ]  # fmt: skip
    assert cites(events) == ["SPEC-11", "SPEC-11"]
    assert is_(state, "us-1-2") == "r3o1,pinned"
    assert told(do(failed, "hits 0"))[0].startswith("tried unit=us-1-1 work=heal won=False")
    assert is_(failed, "us-1-2") == "r2o1,pinned"
    for after in (state, failed):
        assert is_(after, "us-1-1") == "r3,tired,med"
        assert question(after) == "iron-prompt-turn left=2 scope=-1"


@pytest.mark.rule("SPEC-11")
def test_a_medic_squad_heals_itself_with_a_regular() -> None:
    state = used("us-1-1@0305:e1,med us-1-2@0400:r4")
    do(state, "heal")
    assert legal(state) == ["choose us-1-1"]
    do(state, "choose us-1-1", "hits 1")
    assert is_(state, "us-1-1") == "r1e1,tired,med"


@pytest.mark.rule("SPEC-11")
@pytest.mark.parametrize(
    ("load", "may"), [("r4", False), ("r3", True), ("r2g1", False), ("r1g1", True), ("e3o1", False)]
)
def test_only_a_squad_with_a_free_slot_is_healed(load: str, may: bool) -> None:
    assert special(f"us-1-1@0305:r4,med us-1-2@0305:{load}") == (["heal"] if may else [])


@pytest.mark.rule("SPEC-11", "COMP-01")
def test_without_a_regular_in_the_box_nobody_is_healed() -> None:
    """The box holds 54: with 53 in play one is left, with 54 none. Those of a squad that is lost are in it again."""
    others = " ".join(f"us-2-{number}@{number:02}10:r4" for number in range(1, 13)) + " us-1-2@0012:r4"
    assert special(f"us-1-1@0305:r1,med {others}") == ["heal"]
    assert special(f"us-1-1@0305:r2,med {others}") == []
    state = bare(f"us-1-1@0305:r2,med {others} {GERMAN}")
    board = board_of(state)
    assert figures_left(state, board, 0, 0) == 0
    take_off(state, UNITS.index("us-1-2"))
    assert figures_left(state, board, 0, 0) == 4
    assert patients(state, board, UNITS.index("us-1-1")) == [UNITS.index("us-1-1")]


@pytest.mark.rule("SPEC-11")
def test_the_number_of_healing_is_in_the_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, tables={"heal": 6})
    state = used("us-1-1@0305:r3,med")
    do(state, "heal", "choose us-1-1")
    assert chances(state) == {"hits 0": 5, "hits 1": 1}


@pytest.mark.rule("SPEC-11")
def test_healing_an_enemy_or_a_vehicle_is_not_offered() -> None:
    assert special("us-1-1@0305:r4,med us-sherman-1@0305:light") == []


# --- SPEC-06 engineers and razor wire ---------------------------------------------------------------------------------


@pytest.mark.rule("SPEC-06", "FORT-07")
@pytest.mark.parametrize(("token", "left"), [(",eng", 3.0), ("", 0.0), (",med", 0.0)])
def test_engineers_are_not_stopped_by_wire(token: str, left: float) -> None:
    state = used(f"us-1-1@0305:r4{token}", wire="0306")
    do(state, "advance", "to 0306")
    assert bool(starts(state, "to")) == bool(left)
    if left:
        assert points(state) == left


@pytest.mark.rule("SPEC-06", "FORT-12")
def test_engineers_clear_wire_for_two_mp() -> None:
    state = used("us-1-1@0305:r4,eng us-1-2@0400:r4", wire="0306")
    do(state, "advance", "to 0306")
    assert "cut_wire" in legal(state)
    do(state, "cut_wire")
    assert (state.wire, points(state)) == ([], 1.0)
    other = used("us-1-1@0305:r4 us-1-2@0400:r4", wire="0305")
    do(other, "advance")
    assert "cut_wire" not in legal(other)
    assert markers_left(state, board_of(state), "razor_wire") == 14


# --- SPEC-01, SPEC-12 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SPEC-01")
def test_a_token_stays_whatever_figures_remain() -> None:
    """And goes with its squad: see COMP-01."""
    state = position(f"us-1-1@0305:r1,eng us-1-2@0400:r4 {GERMAN}")
    do(state, "use us-1-1", "dig", "plain")
    assert is_(state, "us-1-1") == "r1,tired,eng"
    assert at(state, "us-1-1") == "0305"


@pytest.mark.rule("SPEC-12", "OPS-01")
@pytest.mark.parametrize(
    ("scenario", "works"),
    [
        ("breaking_point", ["dig"]),
        ("liberation", ["dig", "clear_mines", "lay_smoke"]),
        ("silence_the_guns", ["dig", "clear_mines", "clear_trap"]),
        ("crossroads", ["dig", "lay_smoke", "clear_trap"]),
        ("stavelot_express", ["dig", "lay_smoke", "lay_mines"]),
        ("mortain_ridge", ["dig"]),
    ],
)
def test_what_american_engineers_may_do_by_scenario(scenario: str, works: list[str]) -> None:
    assert special("us-1-1@0305:r4,eng", scenario=scenario, mines="0306", traps="0406") == works
    assert special("us-1-1@0305:r4", scenario=scenario, mines="0306", traps="0406") == []


@pytest.mark.rule("SPEC-12", "OPS-01")
@pytest.mark.parametrize(
    ("scenario", "works"),
    [
        ("liberation", ["dig"]),
        ("silence_the_guns", ["dig", "lay_wire"]),
        ("crossroads", ["dig"]),
        ("stavelot_express", ["dig"]),
    ],
)
def test_what_german_engineers_may_do_by_scenario(scenario: str, works: list[str]) -> None:
    units = "de-1-1@0305:r4,eng us-1-9@1414:r4"
    state = bare(units, scenario=scenario, mines="0306", traps="0406")
    found = [str(action) for action in special_actions(state, board_of(state), UNITS.index("de-1-1"))]
    assert sorted(found) == sorted(works)

"""19 Strategy cards: Supply I, American when the guns are silenced."""

from pathlib import Path
from typing import Any

import pytest

from grognard.games.iron.board import HEXES, UNITS
from grognard.games.iron.movement import ADVANCING, FIRE_MOVING, allowance
from grognard.games.iron.state import IronState, board_of
from grognard.games.iron.status import CLEAN_UP, StatusPhase
from grognard.games.iron.turn import ACTING, Course
from tests.iron.battle import fire, rolls, tags, under
from tests.iron.position import (
    asked,
    bare,
    card,
    cites,
    corrected,
    do,
    is_,
    legal,
    moving,
    points,
    position,
    resume,
    starts,
    told,
)
from tests.iron.strategy import FAR, acting, buying, command_of

DECK = "supply_1"
SCENE: dict[str, Any] = {"scenario": "silence_the_guns"}


def thirds(state: IronState, unit: str, action: int = ADVANCING) -> int:
    return allowance(state, board_of(state), UNITS.index(unit), action)


# --- ammunition and fuel ----------------------------------------------------------------------------------------------


@pytest.mark.rule("STRAT-14", "TIME-05")
def test_extra_ammunition_for_tanks_and_op_fire_but_not_in_an_assault() -> None:
    state = position(f"us-sherman-1@0502 de-1-1@0505:r4 {FAR}", cards="extra_ammunition-1=play", **SCENE)
    fire(state, "us-sherman-1", "de-1-1", "normal", "spend extra_ammunition-1")
    assert rolls(state) == "attack 9 on 5"  # 6 + 3
    assert card(state, "extra_ammunition-1") == "out"
    units = f"us-1-1@0508:r4,op de-1-1@0504:r4 {FAR}"
    state = position(units, side="de", cards="extra_ammunition-1=play", **SCENE)
    do(state, "use de-1-1", "advance", "to 0505", "react us-1-1", "normal", "spend extra_ammunition-1")
    assert rolls(state) == "attack 7 on 5"
    state = position(f"us-1-1@0504:r4 de-1-1@0505:r4 {FAR}", cards="extra_ammunition-1=play", **SCENE)
    do(state, "use us-1-1", "assault", "storm 0505")
    assert asked(state).startswith("chance iron-roll-assault")


@pytest.mark.rule("STRAT-17", "OPS-03")
def test_extra_ammunition_not_for_a_squad_that_stays_concealed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With Camouflage a concealed squad may attack and stay hidden; without it shows itself and has the card."""
    for operations, offered in ((["camouflage"], False), ([], True)):
        under(monkeypatch, tmp_path, scenario="crossroads", de=operations)
        units = f"de-1-1@0505:r2m1,hidden us-1-1@0508:r4 {FAR}"
        more: dict[str, Any] = {"scenario": "crossroads", "terrain": "0505=woods", "cards": "extra_ammunition-1=play"}
        for aim in ("shell 0508", "target us-1-1"):
            state = position(units, side="de", **more)
            do(state, "use de-1-1", "fire", aim, "normal")
            assert ("spend extra_ammunition-1" in legal(state)) == offered


@pytest.mark.rule("STRAT-15", "DMG-14")
def test_fuel_shortage_through_the_next_action_phase() -> None:
    units = f"de-panzer4-1@0505 de-truck-1@0606 de-1-1@0707:r4 us-sherman-1@1010 {FAR}"
    state = buying(DECK, units, "fuel_shortage-1", 2)
    do(state, "play fuel_shortage-1")
    assert thirds(state, "de-panzer4-1") == 18
    resume(state, Course(ACTING), StatusPhase(CLEAN_UP))
    assert card(state, "fuel_shortage-1") == "play"
    state.round += 1
    assert (thirds(state, "de-panzer4-1"), thirds(state, "de-truck-1")) == (12, 6)
    assert (thirds(state, "de-1-1"), thirds(state, "us-sherman-1")) == (12, 18)
    assert thirds(state, "de-truck-1", FIRE_MOVING) == 0  # never below 0
    assert "card_ended card=fuel_shortage-1" in told(resume(state, Course(ACTING), StatusPhase(CLEAN_UP)))
    assert (card(state, "fuel_shortage-1"), thirds(state, "de-panzer4-1")) == ("out", 18)


@pytest.mark.rule("TIME-05", "STRAT-17")
@pytest.mark.parametrize(("action", "mp"), [("advance", 9), ("fire_move", 7)])
def test_fuel_reserves_give_a_vehicle_three_points(action: str, mp: int) -> None:
    state = moving(f"us-sherman-1@0505 {FAR}", "us-sherman-1", action, cards="fuel_reserves-1=play", **SCENE)
    assert asked(state) == "us iron-prompt-spend-card TIME-05"
    assert legal(state) == ["spend fuel_reserves-1", "keep"]
    done = do(state, "spend fuel_reserves-1")
    assert told(done) == ["card_spent card=fuel_reserves-1 unit=us-sherman-1"]
    assert points(state) == mp
    assert card(state, "fuel_reserves-1") == "out"


@pytest.mark.rule("TIME-05", "ACT-21")
def test_fuel_reserves_not_for_squads_nor_for_a_wreck() -> None:
    state = moving(f"us-1-1@0505:r4 {FAR}", "us-1-1", cards="fuel_reserves-1=play", **SCENE)
    assert starts(state, "spend") == []
    state = position(f"us-sherman-1@0505:heavy {FAR}", cards="fuel_reserves-1=play", **SCENE)
    do(state, "use us-sherman-1")
    assert "advance" not in legal(state)


# --- Entrenching Tools ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SPEC-05", "FORT-01", "FORT-04")
def test_entrenching_tools_and_a_steady_squad_goes_in_at_once() -> None:
    units = "us-1-1@0505:r4,tired us-1-2@0505:r4,pinned us-1-3@0505:r4 de-1-1@0508:r4,op us-sherman-1@0707"
    state = acting(DECK, units, "entrenching_tools-1", 1)
    do(state, "play entrenching_tools-1")
    assert asked(state) == "us iron-prompt-card-entrench SPEC-05"
    assert legal(state) == ["mark 0505", "mark 1714"]
    done = do(state, "mark 0505")
    assert told(done) == ["marker_placed marker=3 hex=0505"]
    assert cites(done) == ["COMP-01"]
    assert asked(state) == "us iron-prompt-card-enter FORT-01"
    assert legal(state) == ["choose us-1-1", "choose us-1-3", "plain"]
    done = do(state, "choose us-1-1")
    assert tags(done) == ["sheltered"]  # nobody op fires
    assert is_(state, "us-1-1") == "r4,tired,entrenched"
    assert (card(state, "entrenching_tools-1"), command_of(state, "us")) == ("out", 0)
    assert state.forts == [4 * HEXES.index("0505") + 1]


@pytest.mark.rule("FORT-01")
def test_nobody_need_go_in_or_can() -> None:
    state = acting(DECK, "us-1-1@0505:r4", "entrenching_tools-1", 1)
    do(state, "play entrenching_tools-1", "mark 0505", "plain")
    assert is_(state, "us-1-1") == "r4"
    state = acting(DECK, "us-1-1@0505:r4,pinned", "entrenching_tools-1", 1)
    do(state, "play entrenching_tools-1", "mark 0505")
    assert asked(state) == "us iron-prompt-turn ACT-01"
    units, forts = "us-1-1@0505:r4,entrenched", "0505=entrenchment"
    state = acting(DECK, units, "entrenching_tools-1", 1, forts=forts)
    do(state, "play entrenching_tools-1", "mark 0505")
    assert asked(state) == "us iron-prompt-turn ACT-01"  # it is in one
    state = acting(DECK, "us-1-1@0505:r4,hidden", "entrenching_tools-1", 1, terrain="0505=woods")
    do(state, "play entrenching_tools-1", "mark 0505")
    assert asked(state) == "us iron-prompt-turn ACT-01"  # STRAT-17: not a concealed one


@pytest.mark.rule("SPEC-05", "FORT-03", "COMP-01")
@pytest.mark.parametrize(
    ("terrain", "forts", "able"),
    [
        ("", "0505=pillbox 0505=entrenchment", True),
        ("", "0505=pillbox 0505=entrenchment 0505=entrenchment", False),
        ("0505=bridge", "", False),
        ("0505=stream", "", False),
        ("0505=building", "", False),
        ("0505=woods", "", True),
        ("", " ".join(f"10{n:02}=pillbox" for n in range(11)), True),
        ("", " ".join(f"10{n:02}=pillbox" for n in range(12)), False),  # all 12 of the box
    ],
)
def test_where_an_entrenchment_can_lie(terrain: str, forts: str, able: bool) -> None:
    state = position("us-1-1@0505:r4 de-1-9@1700:r1", cards="entrenching_tools-1=hq", command=(1, 0), terrain=terrain,
                     forts=forts, **SCENE)  # fmt: skip
    assert (starts(state, "play") == ["entrenching_tools-1"]) == able


# --- Medical Supplies, Field Repairs ----------------------------------------------------------------------------------


@pytest.mark.rule("COMP-03", "STRAT-17")
def test_medical_supplies_one_figure_each_for_up_to_four_squads() -> None:
    units = " ".join(f"us-1-{n}@0{n}05:r2" for n in range(1, 7)) + " us-1-7@0705:r4 us-1-8@0706:r1,hidden"
    state = buying(DECK, units, "medical_supplies-1", 2, terrain="0706=woods")
    do(state, "play medical_supplies-1")
    assert legal(state) == [f"choose us-1-{n}" for n in range(1, 7)] + ["choose us-2-9"]
    done = do(state, "choose us-1-2")
    assert told(done) == ["figure_added unit=us-1-2"]
    assert legal(state) == [f"choose us-1-{n}" for n in (1, 3, 4, 5, 6)] + ["choose us-2-9", "done"]
    do(state, "choose us-1-3", "choose us-1-4", "choose us-2-9")
    assert [is_(state, f"us-1-{n}") for n in range(1, 7)] == ["r2", "r3", "r3", "r3", "r2", "r2"]
    assert is_(state, "us-2-9") == "r2"
    assert (card(state, "medical_supplies-1"), command_of(state, "us")) == ("out", 0)


@pytest.mark.rule("DMG-09", "STRAT-17")
def test_field_repairs_by_one_step() -> None:
    units = (
        "us-sherman-1@0505:heavy us-sherman-2@0506:light us-sherman-3@0507 us-truck-1@0508:light de-tiger-1@0303:light"
    )
    for tank, left in (("us-sherman-1", "light"), ("us-sherman-2", "fresh")):
        state = buying(DECK, units + " us-1-1@0909:r4,pinned", "field_repairs-1", 2)
        do(state, "play field_repairs-1")
        assert asked(state) == "us iron-prompt-card-repair DMG-09"
        assert legal(state) == ["choose us-sherman-1", "choose us-sherman-2", "choose us-truck-1"]
        done = do(state, f"choose {tank}")
        assert told(done)[0] == f"repaired unit={tank} harm={1 if left == 'light' else 0}"
        assert is_(state, tank) == left
        assert (card(state, "field_repairs-1"), command_of(state, "us")) == ("out", 0)


# --- Supply Column, Smoke Grenades ------------------------------------------------------------------------------------


@pytest.mark.rule("STRAT-01", "STRAT-18")
def test_supply_column_gives_two_command() -> None:
    state = buying(DECK, "", "supply_column-1", 1)
    done = do(state, "play supply_column-1")
    assert told(done) == ["card_activated side=us card=supply_column-1 cost=0", "command_gained side=us count=2"]
    assert command_of(state, "us") == 3
    assert card(state, "supply_column-1") == "out"
    assert legal(state) == ["bid 1", "bid 2", "bid 3", "done"]


@pytest.mark.rule("FORT-20", "STRAT-17")
def test_smoke_grenades_in_or_next_to_the_hex_of_a_steady_squad() -> None:
    units = "us-1-1@0505:r4,tired us-1-2@0909:r4,pinned us-truck-1@1212 us-1-3@us-truck-1:r4"
    state = position(
        f"{units} de-1-9@1700:r1", cards="smoke_grenades-1=hq", command=(1, 0), terrain="0606=building", smoke="0406",
        **SCENE,
    )  # fmt: skip
    do(state, "play smoke_grenades-1")
    assert asked(state) == "us iron-prompt-card-smoke FORT-20"
    assert legal(state) == ["mark 0405", "mark 0504", "mark 0505", "mark 0506", "mark 0605"]
    done = do(state, "mark 0504")
    assert told(done) == ["smoke_laid hex=0504"]
    assert [HEXES[hex_] for hex_ in state.smoke] == ["0406", "0504"]  # one marker
    assert (card(state, "smoke_grenades-1"), command_of(state, "us")) == ("out", 0)
    assert asked(state) == "us iron-prompt-turn ACT-01"


@pytest.mark.rule("COMP-01", "FORT-20")
def test_smoke_grenades_without_markers() -> None:
    state = acting(DECK, "us-1-1@0505:r4", "smoke_grenades-1", 1, smoke="1010 1011 1012 1013 1014 1109")
    assert starts(state, "play") == []
    state = acting(DECK, "us-1-1@0505:r4", "smoke_grenades-1", 1, smoke="1010 1011 1012 1013 1014")
    assert starts(state, "play") == ["smoke_grenades-1"]


@pytest.mark.rule("CONC-09")
def test_smoke_hides_nobody_who_is_seen_another_way() -> None:
    """The test of concealed squads comes after the smoke: one in the open that is still seen is revealed."""
    state = acting(DECK, "us-1-1@0505:r4 de-1-1@0508:r4", "smoke_grenades-1", 1)
    state.hidden = [UNITS.index("de-1-1")]
    done = do(state, "play smoke_grenades-1", "mark 0505")
    assert told(done)[-1] == "revealed unit=de-1-1 hex=0508 by=CONC-07"


@pytest.mark.rule("STRAT-01")
def test_the_amounts_are_those_of_the_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, cards={"cards": {
        "supply_column": {"steps": [{"op": "command", "amount": 5}]},
        "fuel_shortage": {"steps": [{"op": "vehicles", "amount": -1, "whose": "enemy"}]},
        "extra_ammunition": {"steps": [{"op": "ammunition", "amount": 1}]},
    }})  # fmt: skip
    state = buying(DECK, "", "supply_column-1", 0)
    do(state, "play supply_column-1")
    assert command_of(state, "us") == 5
    state = bare(f"de-panzer4-1@0505 {FAR}", cards="fuel_shortage-1=play", **SCENE)
    assert thirds(state, "de-panzer4-1") == 15
    state = position(f"us-1-1@0505:r4 de-1-1@0508:r4 {FAR}", cards="extra_ammunition-1=play", **SCENE)
    fire(state, "us-1-1", "de-1-1", "normal", "spend extra_ammunition-1")
    assert rolls(state) == "attack 5 on 5"

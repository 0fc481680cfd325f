"""4 The action phase: turns, activations, and each action that does not belong to another chapter."""

import pytest

from grognard.games.iron import GAME
from grognard.games.iron.board import UNITS
from grognard.games.iron.state import IronState
from tests.iron.position import (
    asked,
    at,
    card,
    chances,
    cites,
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

FIELD = "us-1-1@0305:r4 us-1-2@0305:r4 us-1-3@0405:r4 us-2-1@0405:r4 de-1-1@1010:r4 de-1-2@1010:r4 de-2-1@1110:r4"


def rest(state: IronState, *units: str) -> list[str]:
    """Fatigue these units, one action each; what was told."""
    return told([event for unit in units for event in do(state, f"use {unit}", "rest")])


# --- ACT-01 to ACT-04: turns ------------------------------------------------------------------------------------------


@pytest.mark.rule("ACT-01", "ACT-17")
def test_a_turn_has_the_actions_of_the_scenario() -> None:
    state = position(FIELD)
    assert question(state) == "iron-prompt-turn left=3 scope=-1"
    assert rest(state, "us-1-1") == ["activated unit=us-1-1 action=rest by=ACT-17"]
    assert question(state) == "iron-prompt-turn left=2 scope=-1"
    assert legal(state) == ["use us-1-2", "use us-1-3", "use us-2-1", "end_phase"]
    assert rest(state, "us-1-2", "us-1-3")[-1] == "turn_began seat=1 side=de actions=3"
    assert asked(state) == "de iron-prompt-turn ACT-01"
    assert legal(state) == ["use de-1-1", "use de-1-2", "use de-2-1", "end_phase"]
    rest(state, "de-1-1", "de-1-2")
    assert rest(state, "de-2-1")[-1] == "turn_began seat=0 side=us actions=3"
    assert legal(state) == ["use us-2-1", "end_phase"]


@pytest.mark.rule("ACT-01")
@pytest.mark.parametrize(("scenario", "us", "de"), [("silence_the_guns", 3, 2), ("mortain_ridge", 3, 4)])
def test_the_sides_may_have_different_numbers(scenario: str, us: int, de: int) -> None:
    for side, left in (("us", us), ("de", de)):
        state = position(FIELD, side=side, scenario=scenario)
        assert question(state) == f"iron-prompt-turn left={left} scope=-1"


@pytest.mark.rule("ACT-02", "ACT-04")
def test_a_side_may_end_its_phase_at_the_start_or_in_the_middle_of_its_turn() -> None:
    state = position(FIELD)
    events = do(state, "end_phase")
    assert told(events) == ["phase_ended side=us by=ACT-02", "turn_began seat=1 side=de actions=3"]
    assert cites(events) == ["ACT-02", "ACT-01"]
    rest(state, "de-1-1", "de-1-2")
    other = state.copy()
    assert told(do(other, "end_phase"))[:2] == ["phase_ended side=de by=ACT-02", "command_began round=2"]
    # the Germans go on alone: the Americans are out of it, fresh units or not
    assert rest(state, "de-2-1")[1:3] == ["turn_began seat=1 side=de actions=3", "phase_ended side=de by=ACT-03"]


@pytest.mark.rule("ACT-04")
def test_the_other_side_takes_its_turns_in_succession() -> None:
    state = position(FIELD + " de-2-2@1110:r4 de-2-3@1111:r4 de-2-4@1111:r4 de-2-5@1112:r4")
    do(state, "end_phase")
    for units in (("de-1-1", "de-1-2", "de-2-1"), ("de-2-2", "de-2-3", "de-2-4")):
        assert rest(state, *units)[-1] == "turn_began seat=1 side=de actions=3"
    assert legal(state) == ["use de-2-5", "end_phase"]
    assert rest(state, "de-2-5")[1:3] == ["phase_ended side=de by=ACT-03", "command_began round=2"]


@pytest.mark.rule("ACT-03")
def test_a_side_takes_the_actions_that_it_can_and_is_out() -> None:
    state = position("us-1-1@0305:r4 us-1-2@0305:r4,tired us-1-3@0405:r4,op de-1-1@1010:r4")
    assert rest(state, "us-1-1")[1:] == ["phase_ended side=us by=ACT-03", "turn_began seat=1 side=de actions=3"]
    assert state.finished == [1, 0]


@pytest.mark.rule("ACT-03", "ACT-14")
def test_cards_are_actions_too() -> None:
    """Nobody is fresh, but a card can be activated: the turn is not over."""
    units = "de-1-1@0305:r4,tired us-1-1@1010:r4"
    state = position(units, side="de", scenario="crossroads", cards="smoke_grenades-1=hq", command=(0, 1))
    assert legal(state) == ["play smoke_grenades-1", "end_phase"]
    poor = position(units, side="de", scenario="crossroads", cards="smoke_grenades-1=hq", command=(5, 0))
    assert asked(poor) == "us iron-prompt-turn ACT-01"


# --- ACT-05, ACT-06: activations --------------------------------------------------------------------------------------


@pytest.mark.rule("ACT-05", "ACT-06")
def test_fresh_units_of_the_side_are_activated_one_at_a_time() -> None:
    state = position(
        "us-1-1@0305:r4 us-1-2@0305:r4,tired us-1-3@0405:r4,op us-1-4@us-truck-1:r4 us-truck-1@0405"
        " us-sherman-1@0406:tired de-1-1@1010:r4"
    )
    assert legal(state) == ["use us-1-1", "use us-1-4", "use us-truck-1", "end_phase"]
    do(state, "use us-1-1")
    assert asked(state) == "us iron-prompt-use ACT-05"
    assert question(state) == f"iron-prompt-use unit=@iron-us-1-1 scope={UNITS.index('us-1-1')}"
    assert not starts(state, "use")  # it is resolved before the next
    do(state, "advance", "to 0306", "stop")
    assert legal(state) == ["use us-1-4", "use us-truck-1", "end_phase"]


@pytest.mark.rule("ACT-07", "ACT-06")
def test_advance() -> None:
    state = position(FIELD)
    events = do(state, "use us-1-1", "advance", "to 0306", "to 0307", "to 0308", "to 0309", "stop")
    assert told(events)[0] == "activated unit=us-1-1 action=advance by=ACT-07"
    assert [line.split()[0] for line in told(events)] == ["activated", "moved", "moved", "moved", "moved"]
    assert (at(state, "us-1-1"), is_(state, "us-1-1")) == ("0309", "r4,tired")
    assert question(state) == "iron-prompt-turn left=2 scope=-1"


@pytest.mark.rule("ACT-08", "ACT-19")
def test_concentrated_fire() -> None:
    """The supporter is fatigued too, but it is one action."""
    state = position("us-1-1@0305:r4 us-1-2@0305:r3 us-1-3@0305:r3 de-1-1@0308:r4")
    events = do(state, "use us-1-1", "fire", "target de-1-1", "with us-1-2")
    assert told(events) == ["activated unit=us-1-1 action=fire by=ACT-08"]
    assert legal(state) == ["with us-1-3", "normal", "suppress"]
    do(state, "normal")
    assert list(chances(state)) == [f"hits {n}" for n in range(7)]  # 4 and half of 3
    assert told(do(state, "hits 1"))[0] == (
        "attack_made unit=de-1-1 hex=0308 firers=us-1-1,us-1-2 places=0305,0305 dice=6 need=5 successes=1 faces=()"
        " suppressive=False"
    )
    assert [is_(state, f"us-1-{n}") for n in (1, 2, 3)] == ["r4,tired", "r3,tired", "r3"]
    assert question(state) == "iron-prompt-turn left=2 scope=-1"
    assert is_(state, "de-1-1") == "r3"


@pytest.mark.rule("ACT-09", "STAT-09")
@pytest.mark.parametrize(
    ("unit", "ready"),
    [
        ("us-1-1@0305:r4", True),
        ("us-1-1@0305:m2", True),
        ("us-1-1@0305:r4,pinned", False),
        ("us-1-1@0305:r4,disrupted", False),
        ("us-sherman-1@0305", True),
        ("us-halftrack-1@0305:heavy", True),
        ("us-truck-1@0305", False),
    ],
)
def test_prepare_op_fire(unit: str, ready: bool) -> None:
    name = unit.partition("@")[0]
    state = position(f"{unit} us-1-2@0505:r4 de-1-1@1010:r4")
    do(state, f"use {name}")
    assert ("op_fire" in legal(state)) == ready
    if ready:
        assert told(do(state, "op_fire")) == [f"activated unit={name} action=op_fire by=ACT-09"]
        assert "op" in is_(state, name).split(",")
        assert legal(state) == ["use us-1-2", "end_phase"]  # neither fresh nor fatigued


# --- ACT-10 to ACT-13: fire and movement ------------------------------------------------------------------------------


@pytest.mark.rule("ACT-10", "ACT-11")
def test_fire_then_move() -> None:
    state = moving("us-1-1@0305:r4 us-1-2@0305:r4 de-1-1@0308:r4", "us-1-1", "fire_move")
    assert (asked(state), points(state)) == ("us iron-prompt-move ACT-10", 3)
    assert legal(state)[-2:] == ["shoot", "stop"]
    do(state, "shoot")
    assert asked(state) == "us iron-prompt-aim ACT-10"
    do(state, "target de-1-1")
    assert legal(state) == ["normal", "suppress"]  # us-1-2 may not support
    do(state, "normal")
    assert list(chances(state)) == ["hits 0", "hits 1", "hits 2"]  # half of 4
    do(state, "hits 0")
    assert is_(state, "us-1-1") == "r4"  # it goes on
    assert "shoot" not in legal(state)
    do(state, "to 0306", "to 0305", "to 0304")
    assert legal(state) == ["stop"]
    do(state, "stop")
    assert is_(state, "us-1-1") == "r4,tired"


@pytest.mark.rule("ACT-10")
def test_move_then_fire_ends_it() -> None:
    state = moving("us-1-1@0305:r4 us-1-2@0305:r4 de-1-1@0308:r4", "us-1-1", "fire_move")
    do(state, "to 0306")
    assert points(state) == 2
    assert "shoot" in legal(state)
    do(state, "shoot", "target de-1-1", "suppress", "hits 1")
    assert (is_(state, "us-1-1"), is_(state, "de-1-1")) == ("r4,tired", "r4,pinned")
    assert asked(state) == "us iron-prompt-turn ACT-01"


@pytest.mark.rule("ACT-10", "MOVE-14")
def test_a_point_spent_in_the_hex_is_part_of_the_move() -> None:
    state = moving("us-1-1@0305:r4 us-1-2@0305:r4 de-1-1@0308:r4", "us-1-1", "fire_move", forts="0305=entrenchment")
    do(state, "shelter entrenchment", "shoot", "target de-1-1", "normal", "hits 0")
    assert is_(state, "us-1-1") == "r4,tired,entrenched"


@pytest.mark.rule("ACT-11", "TGT-11")
@pytest.mark.parametrize(
    ("unit", "target", "shoots"),
    [
        ("us-1-1@0303:r4", "de-1-1@0307:r4", True),  # 4: normal
        ("us-1-1@0303:r4", "de-1-1@0308:r4", False),  # 5: long
        ("us-sherman-1@0303", "de-1-1@0308:r4", True),
        ("us-sherman-1@0303", "de-1-1@0309:r4", False),
        ("us-sherman-1@0303", "de-truck-1@0309", True),
        ("us-sherman-1@0303", "de-truck-1@0310", False),
    ],
)
def test_fire_and_movement_is_never_at_long_range(unit: str, target: str, shoots: bool) -> None:
    state = moving(f"{unit} {target}", unit.partition("@")[0], "fire_move")
    assert ("shoot" in legal(state)) == shoots


@pytest.mark.rule("ACT-11", "MOD-02")
def test_ex_05_a_sherman_fires_and_moves_with_three_dice() -> None:
    state = moving("us-sherman-1@0303 de-1-1@0307:r4", "us-sherman-1", "fire_move")
    assert points(state) == 4
    do(state, "shoot", "target de-1-1", "normal")
    assert list(chances(state)) == [f"hits {n}" for n in range(4)]


@pytest.mark.rule("ACT-12", "FIG-03", "ACT-15")
@pytest.mark.parametrize("load", ["g2", "r2g1", "m2", "r2m1", "r1o1m1", "g1m1"])
def test_heavy_weapons_do_not_fire_and_move_nor_assault(load: str) -> None:
    state = position(f"us-1-1@0305:{load} de-1-1@0306:r4")
    do(state, "use us-1-1")
    assert "advance" in legal(state)
    assert not {"fire_move", "assault"} & set(legal(state))


@pytest.mark.rule("ACT-13", "ACT-15")
@pytest.mark.parametrize("action", ["fire_move", "assault"])
def test_the_point_is_lost_even_without_the_attack(action: str) -> None:
    state = moving("us-1-1@0305:r4 de-1-1@1410:r4", "us-1-1", action)
    do(state, "to 0306", "to 0307", "to 0308")
    assert legal(state) == ["stop"]
    do(state, "stop")
    assert is_(state, "us-1-1") == "r4,tired"


# --- ACT-14: cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ACT-14")
def test_a_card_is_paid_for_first_and_then_gone() -> None:
    units = "de-1-1@0305:r4 us-1-1@1010:r4"
    state = position(units, side="de", scenario="crossroads", cards="smoke_grenades-1=hq", command=(3, 2))
    assert legal(state) == ["use de-1-1", "play smoke_grenades-1", "end_phase"]
    do(state, "play smoke_grenades-1")
    assert state.command == [3, 1]
    do(state, legal(state)[0])
    while not asked(state).endswith("prompt-turn ACT-01"):
        do(state, legal(state)[0])
    assert card(state, "smoke_grenades-1") == "out"
    assert len(state.smoke) == 1
    assert question(state) == "iron-prompt-turn left=2 scope=-1"


@pytest.mark.rule("ACT-14")
@pytest.mark.parametrize(("cards", "plays"), [("smoke_grenades-1=hq", True), ("smoke_grenades-1=deck", False)])
def test_a_card_must_lie_in_the_headquarters(cards: str, plays: bool) -> None:
    state = position("de-1-1@0305:r4 us-1-1@1010:r4", side="de", scenario="crossroads", cards=cards, command=(9, 9))
    assert (starts(state, "play") == ["smoke_grenades-1"]) == plays


@pytest.mark.rule("ACT-14")
def test_a_card_of_the_command_phase_is_no_action() -> None:
    state = position(
        "de-1-1@0305:r4 us-1-1@1010:r4", side="de", scenario="crossroads", cards="fuel_reserves-1=hq", command=(9, 9)
    )
    assert starts(state, "play") == []


# --- ACT-15 to ACT-22 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ACT-15", "ACT-16", "ASLT-02")
def test_an_assault_after_a_move_or_without_one() -> None:
    state = moving("us-1-1@0305:r4 us-1-2@0105:r4 de-1-1@0306:r4 de-1-2@0409:r4", "us-1-1", "assault")
    assert (asked(state), points(state)) == ("us iron-prompt-move ACT-15", 3)
    assert starts(state, "storm") == ["0306"]  # without a step
    assert "shoot" not in legal(state)
    do(state, "to 0406", "to 0407")
    assert starts(state, "storm") == ["0306"]
    do(state, "to 0408")
    assert starts(state, "storm") == ["0409"]
    do(state, "storm 0409")
    assert is_(state, "us-1-1") == "r4,tired"


@pytest.mark.rule("ACT-15")
@pytest.mark.parametrize("vehicle", ["us-sherman-1", "us-halftrack-1", "us-truck-1"])
def test_vehicles_do_not_assault(vehicle: str) -> None:
    state = position(f"{vehicle}@0305 de-1-1@0306:r4")
    do(state, f"use {vehicle}")
    assert "assault" not in legal(state)


@pytest.mark.rule("ACT-17")
@pytest.mark.parametrize("unit", ["us-1-1@0305:r4", "us-truck-1@0305", "us-1-1@0305:r4,disrupted", "us-1-1@0305:m2,op"])
def test_any_fresh_unit_may_be_fatigued(unit: str) -> None:
    name = unit.partition("@")[0]
    state = position(f"{unit} us-1-2@0505:r4 de-1-1@1010:r4")
    assert (name in starts(state, "use")) == (",op" not in unit)
    if name in starts(state, "use"):
        do(state, f"use {name}")
        assert legal(state)[-1] == "rest"
        do(state, "rest")
        assert "tired" in is_(state, name).split(",")


@pytest.mark.rule("ACT-18", "SPEC-04")
def test_ex_a1_a_special_action_is_an_action() -> None:
    state = position("us-1-1@0305:r4,eng us-1-2@0505:r4 de-1-1@1410:r4")
    do(state, "use us-1-1")
    assert legal(state) == ["advance", "fire_move", "assault", "op_fire", "dig", "rest"]
    do(state, "dig")
    assert legal(state) == ["shelter entrenchment", "plain"]
    inside, outside = state.copy(), state
    do(inside, "shelter entrenchment")
    assert is_(inside, "us-1-1") == "r4,tired,eng,entrenched"
    do(outside, "plain")
    assert is_(outside, "us-1-1") == "r4,tired,eng"
    for now in (inside, outside):
        assert len(now.forts) == 1
        assert question(now) == "iron-prompt-turn left=2 scope=-1"


@pytest.mark.rule("ACT-19", "OPF-08")
def test_op_fire_is_no_action() -> None:
    """Two German units fire in the American turn; the Germans then have all their actions."""
    state = moving(
        "us-1-1@0305:r4 de-1-1@0308:r4,op de-1-2@0308:r4,op de-2-1@1010:r4 de-2-2@1010:r4 de-2-3@1010:r4", "us-1-1"
    )
    do(state, "to 0306", "react de-1-1", "with de-1-2", "normal", "hits 0", "stop")
    assert question(state) == "iron-prompt-turn left=3 scope=-1"
    assert legal(state) == ["use de-2-1", "use de-2-2", "use de-2-3", "end_phase"]


@pytest.mark.rule("ACT-20", "FIG-15")
@pytest.mark.parametrize(
    ("squad", "friend", "orders"),
    [
        ("r4,pinned", "us-1-2@0305:r4", ["rest"]),
        ("r4,pinned", "us-1-2@0305:r3o1", ["fire", "rest"]),
        ("r4,pinned", "us-1-2@0304:r3o1", ["rest"]),
        ("r4,disrupted", "us-1-2@0305:r3o1", ["rest"]),
        ("r4,med,pinned", "us-1-2@0305:r3", ["rest"]),
    ],
)
def test_what_a_shaken_squad_is_activated_for(squad: str, friend: str, orders: list[str]) -> None:
    state = position(f"us-1-1@0305:{squad} {friend} de-1-1@0308:r4")
    do(state, "use us-1-1")
    assert legal(state) == orders


@pytest.mark.rule("ACT-20", "OPS-04")
@pytest.mark.parametrize("word", ["pinned", "disrupted"])
def test_a_card_may_allow_more(word: str) -> None:
    """Desperate Defenders of the Germans in Liberation."""
    state = position(f"de-1-1@0305:r4,{word} us-1-1@0308:r4", side="de", scenario="liberation")
    do(state, "use de-1-1")
    assert legal(state) == ["fire", "rest"]


@pytest.mark.rule("ACT-21", "DMG-08")
@pytest.mark.parametrize("vehicle", ["us-sherman-1", "us-halftrack-1"])
def test_a_heavily_damaged_vehicle_does_not_move(vehicle: str) -> None:
    state = position(f"{vehicle}@0305:heavy de-1-1@0308:r4")
    do(state, f"use {vehicle}")
    assert legal(state) == ["fire", "op_fire", "rest"]


@pytest.mark.rule("ACT-22")
def test_who_is_aboard_is_activated_to_get_off() -> None:
    state = position("us-1-1@us-truck-1:r4,eng us-truck-1@0305 de-1-1@0308:r4")
    do(state, "use us-1-1")
    assert legal(state) == ["advance", "fire_move", "assault", "rest"]
    do(state, "assault")
    assert legal(state) == ["alight"]


@pytest.mark.rule("TGT-01", "ACT-08", "TGT-08")
@pytest.mark.parametrize(
    ("target", "dice", "need"),
    [
        ("de-1-1@0308:r4", 3, 5),  # 5 hexes: a squad, range 5
        ("de-1-1@0309:r4", 3, 6),
        ("de-truck-1@0306", 2, 5),  # 3 hexes: a truck, range 3
        ("de-truck-1@0307", 2, 6),
    ],
)
def test_ex_a2_range_and_firepower_go_by_the_kind_of_the_target(target: str, dice: int, need: int) -> None:
    state = position(f"us-1-1@0303:g1 {target} de-2-1@1410:r1")
    name = target.partition("@")[0]
    event = told(do(state, "use us-1-1", "fire", f"target {name}", "normal", "hits 0"))[1]
    assert f"dice={dice} need={need} " in event


@pytest.mark.rule("ACT-10", "ACT-15")
def test_a_searching_player_may_rest_only_after_something_was_spent() -> None:
    for action in ("advance", "fire_move", "assault"):
        state = moving("us-1-1@0305:r4 de-1-1@1410:r4", "us-1-1", action)
        decision = GAME.decision(state)
        assert decision is not None
        assert not decision.rest
        do(state, "to 0306")
        decision = GAME.decision(state)
        assert decision is not None
        assert decision.rest

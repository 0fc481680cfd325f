"""19 Strategy cards: Command I, German at the Breaking Point."""

from pathlib import Path

import pytest

from grognard.games.iron.board import CARDS, UNITS
from grognard.games.iron.cards_in_play import in_force
from grognard.games.iron.command import CommandPhase
from grognard.games.iron.movement import ADVANCING, FIRE_MOVING, allowance
from grognard.games.iron.state import IronState, board_of
from grognard.games.iron.status import CLEAN_UP, StatusPhase
from grognard.games.iron.turn import ACTING, CLEARING, Course
from tests.iron.battle import rolls, tags
from tests.iron.position import (
    asked,
    at,
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
    question,
    resume,
    starts,
    told,
)
from tests.iron.strategy import FAR, acting, buying, command_of, spending

DECK = "command_1"


def thirds(state: IronState, unit: str, action: int = ADVANCING) -> int:
    return allowance(state, board_of(state), UNITS.index(unit), action)


# --- the initiative ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CMD-09", "STRAT-18")
@pytest.mark.parametrize(("pool", "left"), [(6, 2), (4, 0), (3, 0)])
def test_cut_communications_takes_up_to_four_from_the_enemys_pool(pool: int, left: int) -> None:
    state = bare(FAR, cards="cut_communications-1=hq", command=(1, 2), initiative="de")
    state.pool = [pool, 5]
    spending(state)
    done = do(state, "play cut_communications-1")
    assert told(done)[1] == f"pool_cut side=us count={pool - left}"
    assert cites(done)[1] == "CMD-09"
    assert (state.pool, state.command) == ([left, 5], [1, 0])  # back to the supply, not to its owner
    assert card(state, "cut_communications-1") == "out"


@pytest.mark.rule("STRAT-18")
def test_cut_communications_needs_a_pool() -> None:
    state = bare(FAR, cards="cut_communications-1=hq", command=(0, 2), initiative="de")
    state.pool = [0, 5]
    assert starts(spending(state), "play") == []


@pytest.mark.rule("STRAT-03", "CMD-09")
def test_rapid_mobilization_feeds_the_pool_from_the_next_command_phase_on() -> None:
    state = buying(DECK, "", "rapid_mobilization-1", 2)
    do(state, "play rapid_mobilization-1")
    assert state.pool == [0, 0]  # not in the phase in which it is bought
    for fed in (2, 4):
        state.round += 1
        events = resume(state, Course(CLEARING), CommandPhase())
        assert f"pool_fed side=de card=rapid_mobilization-1 count=2 total={fed}" in told(events)
        assert state.pool == [0, fed]
    assert card(state, "rapid_mobilization-1") == "play"
    assert command_of(state, "de") == 0


# --- actions ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIME-05", "STRAT-03", "ACT-01")
@pytest.mark.parametrize(("name", "more"), [("major_offensive-1", 3), ("coordinated_attack-1", 1)])
def test_more_actions_at_the_start_of_a_turn(name: str, more: int) -> None:
    units = " ".join(f"de-1-{n}@0{n}05:r4" for n in range(1, 9))
    state = position(f"{units} {FAR}", side="de", cards=f"{name}=play")
    assert question(state) == "iron-prompt-turn left=3 scope=-1"
    assert starts(state, "spend") == [name]
    done = do(state, f"spend {name}")
    assert told(done) == [f"extra_actions card={name} count={more}"]
    assert question(state) == f"iron-prompt-turn left={3 + more} scope=-1"
    assert card(state, name) == "out"
    for n in range(1, 3 + more + 1):
        assert asked(state).startswith("de")
        do(state, f"use de-1-{n}", "rest")
    assert asked(state) == "us iron-prompt-turn ACT-01"


@pytest.mark.rule("TIME-05", "STRAT-17")
def test_only_before_the_first_action_and_several_together() -> None:
    cards = "major_offensive-1=play coordinated_attack-1=play coordinated_attack-2=hq"
    state = position(f"de-1-1@0305:r4 de-1-2@0306:r4 {FAR}", side="de", cards=cards)
    assert starts(state, "spend") == ["major_offensive-1", "coordinated_attack-1"]
    do(state, "spend coordinated_attack-1", "spend major_offensive-1")
    assert question(state) == "iron-prompt-turn left=7 scope=-1"
    state = position(f"de-1-1@0305:r4 de-1-2@0306:r4 {FAR}", side="de", cards=cards)
    do(state, "use de-1-1", "rest")
    assert starts(state, "spend") == []
    state = position(f"us-1-1@0305:r4 {FAR}", side="us", cards=cards)
    assert starts(state, "spend") == []  # the enemy's turn


# --- movement ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIME-05", "STRAT-17", "MOVE-02")
def test_forced_march_gives_an_advancing_squad_two_points() -> None:
    both = "forced_march-1=play forced_march-2=play"
    state = moving(f"de-1-1@0505:r4 {FAR}", "de-1-1", cards=both)
    assert asked(state) == "de iron-prompt-spend-card TIME-05"
    assert legal(state) == ["spend forced_march-1", "spend forced_march-2", "keep"]
    done = do(state, "spend forced_march-1")
    assert told(done) == ["card_spent card=forced_march-1 unit=de-1-1"]
    assert legal(state) == ["spend forced_march-2", "keep"]
    do(state, "spend forced_march-2")
    assert points(state) == 8  # each once
    assert [card(state, f"forced_march-{copy}") for copy in (1, 2)] == ["out", "out"]


@pytest.mark.rule("TIME-05", "STRAT-17")
@pytest.mark.parametrize(
    ("units", "unit", "action"),
    [
        ("de-1-1@0505:r4", "de-1-1", "fire_move"),
        ("de-1-1@0505:r4", "de-1-1", "assault"),
        ("de-truck-1@0505", "de-truck-1", "advance"),
        ("de-1-1@0505:r4,hidden", "de-1-1", "advance"),
        ("de-truck-1@0505 de-1-1@de-truck-1:r4", "de-1-1", "advance"),
    ],
)
def test_forced_march_is_for_squads_that_advance(units: str, unit: str, action: str) -> None:
    """Not for vehicles, other actions, or squads that are concealed or aboard."""
    state = moving(f"{units} {FAR}", unit, action, cards="forced_march-1=play", terrain="0505=woods")
    assert starts(state, "spend") == []


@pytest.mark.rule("STRAT-15")
def test_blitz_through_the_next_action_phase() -> None:
    """Bought in round 2: nothing in round 2, +2 for all vehicles in round 3, gone after its status step 2."""
    units = f"de-panzer4-1@0505 de-truck-1@0606 de-1-1@0707:r4 us-sherman-1@1010 de-panzer4-2@0808:heavy {FAR}"
    state = buying(DECK, units, "blitz-1", 2)
    do(state, "play blitz-1")
    assert (thirds(state, "de-panzer4-1"), thirds(state, "de-truck-1")) == (18, 12)
    resume(state, Course(ACTING), StatusPhase(CLEAN_UP))
    assert card(state, "blitz-1") == "play"
    state.round = 3
    assert (thirds(state, "de-panzer4-1"), thirds(state, "de-truck-1")) == (24, 18)
    assert thirds(state, "de-panzer4-1", FIRE_MOVING) == 18
    assert (thirds(state, "de-1-1"), thirds(state, "us-sherman-1")) == (12, 18)
    assert thirds(state, "de-panzer4-2") == 0  # it cannot move
    events = told(resume(state, Course(ACTING), StatusPhase(CLEAN_UP)))
    assert "card_ended card=blitz-1" in events
    assert card(state, "blitz-1") == "out"
    assert thirds(state, "de-panzer4-1") == 18


@pytest.mark.rule("STRAT-15")
def test_in_force_from_the_round_after() -> None:
    state = bare(FAR, round_=3)
    for stamp, force in ((2, True), (3, False)):
        state.stamp[CARDS.index("blitz-1")] = stamp
        assert in_force(state, CARDS.index("blitz-1")) == force


# --- Surprise Assault -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ACT-15", "STRAT-02", "STRAT-14")
def test_surprise_assault_without_op_fire_and_with_two_more_dice() -> None:
    """The whole move is free of op fire, and the squad's own 4 become 6."""
    units = f"de-1-1@0505:r4 de-1-2@0504:r4 us-1-1@0508:r4 us-1-2@0510:r4,op us-1-3@0608:r4,op {FAR}"
    state = position(units, side="de", cards="surprise_assault-1=hq", command=(0, 2))
    do(state, "play surprise_assault-1")
    assert asked(state) == "de iron-prompt-card-surprise ACT-15"
    assert legal(state) == ["choose de-1-1", "choose de-1-2", "choose de-2-9"]
    done = do(state, "choose de-1-1")
    assert told(done) == ["activated unit=de-1-1 action=assault by=STRAT-02"]
    assert points(state) == 3
    done = do(state, "to 0506", "to 0507")
    assert tags(done) == ["moved", "moved"]  # nobody may react
    assert starts(state, "storm") == ["0608", "0508"]
    do(state, "storm 0508")
    assert rolls(state) == "assault 6 on 4"
    do(state, "hits 0", "hits 0")
    assert is_(state, "de-1-1") == "r4,tired"
    assert card(state, "surprise_assault-1") == "out"
    assert question(state) == "iron-prompt-turn left=2 scope=-1"  # the card and the assault are one action


@pytest.mark.rule("STRAT-02", "OPF-04")
def test_leaving_a_fortification_for_a_surprise_draws_no_op_fire_either() -> None:
    units = "de-1-1@0505:r4,entrenched us-1-1@0508:r4,op"
    state = acting(DECK, units, "surprise_assault-1", 2, forts="0505=entrenchment")
    done = do(state, "play surprise_assault-1", "choose de-1-1", "leave", "to 0506", "to 0507")
    assert tags(done)[-3:] == ["fort_left", "moved", "moved"]
    assert legal(state) == ["storm 0508", "stop"]


@pytest.mark.rule("STRAT-14", "MOD-01")
def test_its_bonus_counts_before_the_halving() -> None:
    state = acting(DECK, "de-1-1@0505:r4 us-1-1@0506:r4", "surprise_assault-1", 2, smoke="0506")
    do(state, "play surprise_assault-1", "choose de-1-1", "storm 0506")
    assert rolls(state) == "assault 3 on 4"  # half of 4 + 2


@pytest.mark.rule("ACT-15", "ACT-20", "STRAT-17")
@pytest.mark.parametrize("word", ["tired", "op", "pinned", "disrupted", "hidden"])
def test_surprise_assault_needs_a_fresh_steady_squad(word: str) -> None:
    state = position(f"de-1-1@0505:r4,{word} us-2-9@1714:r1", side="de", cards="surprise_assault-1=hq", command=(0, 2),
                     terrain="0505=woods")  # fmt: skip
    assert starts(state, "play") == []


@pytest.mark.rule("ACT-15")
def test_surprise_assault_not_with_heavy_weapons_nor_vehicles() -> None:
    units = "de-1-1@0505:r2g1 de-1-2@0506:r2m1 de-panzer4-1@0507 de-truck-1@0508 de-1-3@de-truck-1:r4 us-2-9@1714:r1"
    state = position(units, side="de", cards="surprise_assault-1=hq", command=(0, 2))
    assert starts(state, "play") == []


# --- New Orders -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("STRAT-17", "ACT-06")
def test_new_orders_freshen_any_tired_unit() -> None:
    """Squads that are steady and vehicles of any damage; not those concealed or aboard, nor the enemy's."""
    units = (
        "de-1-1@0505:r4,tired de-1-2@0506:r4,tired,pinned de-1-3@0507:r4,op de-panzer4-1@0508:tired,heavy "
        "de-truck-1@0509:tired de-1-4@de-truck-1:r4,tired de-1-5@0510:r4,tired,hidden us-1-1@0303:r4,tired"
    )
    state = acting(DECK, units, "new_orders-1", 3, terrain="0510=woods")
    do(state, "play new_orders-1")
    assert asked(state) == "de iron-prompt-card-refresh STRAT-17"
    assert legal(state) == ["choose de-1-1", "choose de-panzer4-1", "choose de-truck-1"]
    done = do(state, "choose de-panzer4-1")
    assert told(done) == ["refreshed unit=de-panzer4-1"]
    assert cites(done) == ["ACT-06"]
    assert (is_(state, "de-panzer4-1"), is_(state, "de-1-1")) == ("heavy", "r4,tired")
    assert (card(state, "new_orders-1"), command_of(state, "de")) == ("out", 0)
    assert at(state, "de-1-4") == "de-truck-1"


@pytest.mark.rule("STRAT-01")
def test_the_amounts_are_those_of_the_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, cards={"cards": {
        "cut_communications": {"steps": [{"op": "cut_pool", "most": 1}]},
        "blitz": {"steps": [{"op": "vehicles", "amount": 1, "whose": "own"}]},
        "forced_march": {"steps": [{"op": "movement", "amount": 3, "who": "squad", "actions": ["assault"]}]},
    }})  # fmt: skip
    state = bare(FAR, cards="cut_communications-1=hq", command=(0, 2), initiative="de")
    state.pool = [5, 0]
    spending(state)
    do(state, "play cut_communications-1")
    assert state.pool == [4, 0]
    state = bare(f"de-panzer4-1@0505 {FAR}", cards="blitz-1=play")
    assert thirds(state, "de-panzer4-1") == 21
    state = moving(f"de-1-1@0505:r4 {FAR}", "de-1-1", "assault", cards="forced_march-1=play")
    do(state, "spend forced_march-1")
    assert points(state) == 6

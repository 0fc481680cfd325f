"""10.0 Bridges: who may build and when, the dice; who may demolish and when, the dice."""

from typing import Any

import pytest

from grognard.games.tigers import GAME
from grognard.games.tigers.actions import HITS
from grognard.games.tigers.board import BOOK, PLACES, UNITS
from grognard.games.tigers.bridges import cannot_blow, cannot_build, no_building, no_demolition
from grognard.games.tigers.state import BUILT, DONE, ENTRENCHED, FOOT_RATE, MOVED, TigersState, board_of
from grognard.kernel import CHANCES
from tests.tigers.position import (
    asked,
    at,
    battles,
    bridge,
    chances,
    cites,
    do,
    failed,
    flag,
    go,
    is_damaged,
    is_oos,
    legal,
    position,
    question,
    starts,
    told,
)

BUILDING = "german tigers-prompt-build 10.11"
ALLIES_MOVE = "allied tigers-prompt-movement 8.2"
GERMANS_MOVE = "german tigers-prompt-movement 8.2"


def builders(state: TigersState) -> list[str]:
    """The engineers that may try now; none where building is not asked for."""
    return starts(state, "build")


def fight(state: TigersState, *lines: str, hits: bool = True) -> None:
    """Play a battle to its end; every die hits, or none does."""
    do(state, *lines)
    while (now := GAME.decision(state)) is not None and now.rule.startswith("9") and now.rule != "9.39":
        do(state, str(now.actions[-1 if hits and now.kind == CHANCES else 0]))


def forbids(state: TigersState, unit: str, name: str = "") -> str:
    """The rule that forbids an engineer to build, at all or at a bridge."""
    board, index = board_of(state), UNITS.index(unit)
    if rule := cannot_build(state, board, index):
        return rule
    return no_building(state, board, bridge(state, name), state.where[index]) if name else ""


def saved(state: TigersState, unit: str, name: str) -> str:
    """The rule that forbids a unit to try at a bridge."""
    number = bridge(state, name)
    return no_demolition(state, board_of(state), number) or cannot_blow(
        state, board_of(state), UNITS.index(unit), number
    )


# --- 10.1 who builds --------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.11")
def test_engineers_alone_build() -> None:
    state = battles("g-600@51 g-2-2@51 g-26-39@51 g-182@51")
    assert (asked(state), legal(state)) == (BUILDING, ["build g-600", "finish"])
    assert question(state) == "tigers-prompt-build side=@side-german scope=-1"
    assert [forbids(state, unit) for unit in ("g-600", "g-2-2", "g-26-39", "g-182")] == ["", "10.11", "10.11", "10.11"]
    do(state, "build g-600")
    assert (asked(state), legal(state)) == ("german tigers-prompt-site 10.16", ["to 70"])
    assert (
        question(state) == f"tigers-prompt-site unit=@tigers-g-600 place=@tigers-place-51 scope={UNITS.index('g-600')}"
    )
    assert asked(battles("g-2-2@51 g-2-pz@51 g-182@51")) == ALLIES_MOVE


@pytest.mark.rule("10.11")
def test_a_bridge_that_stands_needs_no_building() -> None:
    assert asked(battles("g-600@85")) == ALLIES_MOVE
    assert forbids(position("g-600@85"), "g-600", "85-86") == "10.11"
    state = battles("g-600@85", damaged="85-86 42-85 82-85")
    do(state, "build g-600")
    assert legal(state) == ["to 42", "to 82", "to 86"]
    assert asked(battles("g-600@51", intact="51-70")) == ALLIES_MOVE


@pytest.mark.rule("10.11", "6.III")
def test_allied_engineers_build_in_their_impulse_only() -> None:
    units = "a-1111@86 g-600@51"
    state = battles(units, side="allied", damaged="85-86 86-87")
    assert (asked(state), legal(state)) == ("allied tigers-prompt-build 10.11", ["build a-1111", "finish"])
    assert question(state) == "tigers-prompt-build side=@side-allied scope=-1"
    do(state, "build a-1111")
    assert legal(state) == ["to 85", "to 87"]
    assert builders(battles(units, damaged="85-86 86-87")) == ["g-600"]


@pytest.mark.rule("10.12")
def test_the_engineer_began_the_turn_at_the_bridge() -> None:
    state = position("g-600@52 g-47-1@51")
    go(state, "g-600", "51")
    do(state, "stop", "end")
    assert builders(state) == ["g-47-1"]
    assert forbids(state, "g-600", "51-70") == "10.12"
    assert asked(battles("g-600@51:m")) == ALLIES_MOVE
    state = position("g-600@51:m", impulse="17-3", side="allied")
    do(state, "end", "end")
    assert builders(state) == ["g-600"]  # a day later


@pytest.mark.rule("10.12")
def test_from_a_zone_nobody_builds() -> None:
    state = battles("g-600@C")
    assert (asked(state), forbids(state, "g-600")) == (ALLIES_MOVE, "10.12")


@pytest.mark.rule("10.13")
def test_no_enemy_in_the_engineers_own_area() -> None:
    state = battles("g-600@51 g-2-2@51 a-28-110-1@51")
    do(state, "close")
    assert asked(state) == ALLIES_MOVE
    assert forbids(state, "g-600") == "10.13"


@pytest.mark.rule("10.13")
@pytest.mark.parametrize(
    ("beyond", "able"),
    [("", True), ("g-2-2@70", True), ("a-28-110-1@70", False), ("a-28-110-1@70 g-2-2@70:a", True)],
)
def test_an_enemy_at_the_far_end_alone_forbids_it(beyond: str, able: bool) -> None:
    """R19: beside a friendly unit he does not."""
    state = battles(f"g-600@51 {beyond}")
    assert builders(state) == (["g-600"] if able else [])
    assert forbids(state, "g-600", "51-70") == ("" if able else "10.13")


@pytest.mark.rule("10.13")
def test_the_far_end_is_the_other_one_whichever_bank_it_is() -> None:
    """Allied engineers in 70 against Germans in 51, with and without a friend there."""
    assert builders(battles("a-1128@70 g-2-2@51", side="allied")) == []
    assert builders(battles("a-1128@70 a-9-2@51:a g-2-2@51", side="allied")) == ["a-1128"]
    assert builders(battles("a-1128@70", side="allied")) == ["a-1128"]


@pytest.mark.rule("10.14")
def test_who_moved_attacked_or_dug_in_does_not_build() -> None:
    assert forbids(battles("g-600@51:a"), "g-600") == "10.14"
    assert asked(battles("g-600@51:a")) == ALLIES_MOVE
    state = position("g-600@51 g-47-1@51")
    do(state, "entrench g-600", "end")
    assert builders(state) == ["g-47-1"]
    assert forbids(state, "g-600") == "10.14"
    do(state, "build g-47-1", "to 70", "hits 0", "end")  # 17-2
    assert asked(state) == GERMANS_MOVE
    do(state, "end")
    assert builders(state) == ["g-47-1"]  # of the whole turn


@pytest.mark.rule("10.14")
def test_an_attempt_takes_all_mp_and_leaves_an_older_entrenchment() -> None:
    state = battles("g-600@51:e g-2-2@52")
    do(state, "build g-600", "to 70", "hits 0")
    assert [flag(state, "g-600", true) for true in (DONE, BUILT, MOVED, ENTRENCHED)] == [True, True, False, True]
    do(state, "end")
    assert asked(state) == GERMANS_MOVE
    assert legal(state) == ["move g-2-2", "special", "entrench g-2-2", "end"]
    do(state, "end")
    assert builders(state) == ["g-600"]  # 10.16: again in a later impulse of the turn


@pytest.mark.rule("10.14")
def test_who_attempted_may_not_dig_in_that_turn_but_may_on_the_next_one() -> None:
    state = battles("g-600@51 g-2-2@52", impulse="17-2")
    do(state, "build g-600", "to 70", "hits 0", "end")
    assert "entrench g-600" not in legal(state)
    do(state, "end", "finish", "end")
    assert state.impulse == 6  # 18-1
    assert "entrench g-600" in legal(state)
    assert not flag(state, "g-600", BUILT)


@pytest.mark.rule("10.14")
def test_no_attempt_where_a_battle_took_place_in_this_impulse() -> None:
    state = battles("g-600@51 g-2-pz@51 a-28-110-2@51 g-47-1@55")
    fight(state, "battle 51", "join g-2-pz", "attack")
    assert at(state, "a-28-110-2") == "dead"
    assert builders(state) == ["g-47-1"]  # a battle elsewhere does not matter
    assert forbids(state, "g-600") == "10.14"
    do(state, "finish", "end", "end")
    assert builders(state) == ["g-600", "g-47-1"]


# --- 10.15, 10.16, 10.17 the dice -------------------------------------------------------------------------------------


@pytest.mark.rule("10.15", "10.16")
@pytest.mark.parametrize(
    ("count", "need"), [(0, 4), (1, 5), (2, 6), (3, 7), (4, 8), (5, 9), (6, 10), (7, 10), (20, 10)]
)
def test_ex_12_build_numbers(count: int, need: int) -> None:
    state = battles("g-600@51", failures={"51-70": count})
    do(state, "build g-600", "to 70")
    assert asked(state) == "chance tigers-roll-building 10.15"
    assert question(state) == f"tigers-roll-building scope={UNITS.index('g-600')}"
    assert chances(state) == ({"hits 0": 10 - need, "hits 1": need} if need < 10 else {"hits 1": 10})
    events = do(state, "hits 1")
    assert told(events)[0] == f"bridge_built unit=g-600 a=51 b=70 need={need} success=True failures=0 dice=()"
    assert cites(events)[0] == "10.15"


@pytest.mark.rule("10.15")
def test_success_makes_a_bridge_of_it() -> None:
    state = battles("g-600@51", failures={"51-70": 2})
    do(state, "build g-600", "to 70", "hits 1")
    assert not is_damaged(state, "51-70")
    assert is_damaged(state, "55-69")
    assert failed(state, "51-70") == 0  # 10.16: wiped


@pytest.mark.rule("10.16")
def test_failures_stay_on_the_bridge_whoever_tries() -> None:
    state = battles("g-600@51 g-47-1@52", failures={"51-70": 1})
    events = do(state, "build g-600", "to 70", "hits 0")
    assert told(events)[0] == "bridge_built unit=g-600 a=51 b=70 need=5 success=False failures=2 dice=()"
    assert cites(events)[0] == "10.16"
    assert is_damaged(state, "51-70")
    assert (failed(state, "51-70"), failed(state, "55-69")) == (2, 0)
    do(state, "end")  # 17-2
    go(state, "g-47-1", "51")
    do(state, "stop", "end", "finish", "end", "end", "finish")  # 17-3: g-600 may try, and does not
    do(state, "end")  # 18-1
    go(state, "g-600", "52")
    do(state, "stop", "end")
    assert builders(state) == ["g-47-1"]
    do(state, "build g-47-1", "to 70")
    assert chances(state) == {"hits 0": 4, "hits 1": 6}


@pytest.mark.rule("10.16")
def test_failures_of_the_enemy_count_too() -> None:
    """R20."""
    state = battles("a-1128@70", side="allied", failures={"51-70": 3})
    do(state, "build a-1128", "to 51")
    assert chances(state) == {"hits 0": 3, "hits 1": 7}


@pytest.mark.rule("10.16")
def test_one_attempt_in_an_impulse_at_one_bridge() -> None:
    state = battles("g-600@85 g-207@51", damaged="85-86 42-85")
    do(state, "build g-600", "to 42", "hits 0")
    assert legal(state) == ["build g-207", "finish"]
    assert forbids(state, "g-600") == "10.16"
    do(state, "build g-207", "to 70", "hits 1")
    assert asked(state) == ALLIES_MOVE
    do(state, "end", "end")
    assert legal(state) == ["build g-600", "finish"]
    do(state, "build g-600")
    assert legal(state) == ["to 42", "to 86"]
    do(state, "to 42")
    assert chances(state) == {"hits 0": 5, "hits 1": 5}


@pytest.mark.rule("10.17")
def test_one_attempt_at_a_bridge_however_many_engineers() -> None:
    state = battles("g-600@51 g-207@51 g-47-1@70 g-47-2@69")
    assert builders(state) == ["g-207", "g-600", "g-47-1", "g-47-2"]
    do(state, "build g-47-1", "to 51", "hits 0")
    assert builders(state) == ["g-47-2"]
    assert [forbids(state, unit, "51-70") for unit in ("g-600", "g-207")] == ["10.17", "10.17"]
    do(state, "finish", "end", "end")
    assert builders(state) == ["g-207", "g-600", "g-47-1", "g-47-2"]


@pytest.mark.rule("10.28", "10.11")
def test_any_number_of_bridges_is_damaged_and_built() -> None:
    every = " ".join(BOOK.bridges)
    state = battles("g-600@51 g-207@85 g-47-1@55 g-47-2@19 g-605@10", damaged=every)
    do(state, "build g-600", "to 70", "hits 1", "build g-207", "to 86", "hits 1", "build g-47-1", "to 69", "hits 1")
    do(state, "build g-47-2", "to 20", "hits 1", "build g-605", "to 11", "hits 1")
    standing = [name for name in BOOK.bridges if not is_damaged(state, name)]
    assert standing == ["10-11", "19-20", "51-70", "55-69", "85-86"]
    state = position("g-2-pz@85 a-1111@86", damaged=every, intact="85-86")
    do(state, "move g-2-pz", "to 86", "blow a-1111", "hits 1")
    assert all(is_damaged(state, name) for name in BOOK.bridges)


@pytest.mark.rule("13.24")
def test_out_of_supply_nobody_builds() -> None:
    """Cut off on every side; the friend beyond the river makes it no better."""
    ring = "a-1128@52 a-9-2@55 a-9-52@69 a-705@71 a-740@72 g-2-2@70"
    assert forbids(position(f"g-600@51 {ring}"), "g-600", "51-70") == "13.24"
    state = battles(f"g-600@51 {ring}")
    assert is_oos(state, "g-600")
    assert asked(state) == ALLIES_MOVE
    assert builders(battles(f"g-600@51 {ring}".replace("a-1128@52", ""))) == ["g-600"]


def marnach() -> TigersState:
    """EX-11: the mechanized unit has crossed on foot and survived its battle; the engineer is at work."""
    state = position("g-2-2@51 g-2-pz@51 g-600@51 a-28-110-1@70 a-28-707@71 a-28-110-3@69 a-9-2@72", impulse="16-1")
    do(state, "move g-2-pz")
    assert "70" not in starts(state, "to")
    do(state, "to 52", "stop", "move g-2-2")
    assert told(do(state, "to 70")) == ["moved units=g-2-2 origin=51 place=70 cost=4 walks=True"]
    do(state, "end")
    fight(state, "battle 70", hits=False)
    assert builders(state) == ["g-600"]
    do(state, "build g-600", "to 70")
    assert chances(state) == {"hits 0": 6, "hits 1": 4}
    return state


@pytest.mark.rule("10.12", "10.13", "10.14", "10.15", "8.35", "9.11")
def test_ex_11_the_bridge_is_repaired_and_the_armour_follows() -> None:
    state = marnach()
    do(state, "hits 1", "end", "close")
    assert asked(state) == GERMANS_MOVE
    assert not flag(state, "g-2-2", FOOT_RATE)
    state = position("g-2-2@70:a g-2-pz@51 g-600@51:d a-28-110-1@70", impulse="16-2", intact="51-70")
    assert told(go(state, "g-2-pz", "70")) == ["moved units=g-2-pz origin=51 place=70 cost=2 walks=False"]
    events = do(state, "end", "battle 70")
    assert told(events)[0] == "battle_began side=german place=70 attackers=g-2-pz"


@pytest.mark.rule("10.16", "8.35")
def test_ex_11_a_failure_counts_for_the_next_attempt() -> None:
    """On foot until a line of supply uses no damaged bridge; the next attempt succeeds on 1-5, then 1-6."""
    state = marnach()
    do(state, "hits 0", "end", "close")
    assert flag(state, "g-2-2", FOOT_RATE)
    for need in (5, 6):
        do(state, "end", "build g-600", "to 70")
        assert chances(state) == {"hits 0": 10 - need, "hits 1": need}
        do(state, "hits 0", "end", "close")
    assert failed(state, "51-70") == 3
    assert state.impulse == 3
    assert flag(state, "g-2-2", FOOT_RATE)


@pytest.mark.rule("10.13", "10.16")
def test_ex_11_without_a_german_beyond_the_river_no_attempt() -> None:
    """The failures stay on the bridge until a German is there again."""
    alone = "g-600@51 a-28-110-1@70"
    assert asked(battles(alone, failures={"51-70": 1})) == ALLIES_MOVE
    state = battles(f"{alone} g-2-2@70", failures={"51-70": 1})
    do(state, "close", "build g-600", "to 70")
    assert chances(state) == {"hits 0": 5, "hits 1": 5}


# --- 10.2 demolition --------------------------------------------------------------------------------------------------


def crossing(units: str, **more: Any) -> TigersState:
    """A German armoured unit in Waimes is about to cross to Malmedy."""
    state = position(f"g-2-pz@85 {units}", **more)
    do(state, "move g-2-pz", "to 86")
    return state


@pytest.mark.rule("10.21", "8.41")
def test_the_other_player_is_asked_when_a_bridge_is_about_to_be_crossed() -> None:
    state = crossing("a-1111@86 a-vfus@91")
    assert (asked(state), legal(state)) == ("allied tigers-prompt-crossing 8.41", ["blow a-1111", "hold"])
    where = f"place=@tigers-place-86 origin=@tigers-place-85 scope={bridge(state, '85-86')}"
    assert question(state) == f"tigers-prompt-crossing {where}"
    assert at(state, "g-2-pz") == "85:4"
    assert saved(state, "a-vfus", "85-86") == "10.21"
    do(state, "hold")
    assert at(state, "g-2-pz") == "86:4"


@pytest.mark.rule("10.21")
def test_without_a_unit_at_the_bridge_nobody_is_asked() -> None:
    state = crossing("a-1111@93 a-vfus@91")
    assert at(state, "g-2-pz") == "86:4"
    state = position("g-2-pz@84 a-1111@86")  # 84-85: no bridge
    do(state, "move g-2-pz", "to 85")
    assert at(state, "g-2-pz") == "85:4"
    state = position("g-2-2@85 a-1111@86", damaged="85-86")  # on foot, where there is nothing left to blow up
    go(state, "g-2-2", "86")
    assert at(state, "g-2-2") == "86:3"


@pytest.mark.rule("10.22")
def test_armour_does_not_demolish() -> None:
    assert at(crossing("a-741@86"), "g-2-pz") == "86:4"
    state = crossing("a-741@86 a-9-27@86 a-1-26@86 a-99nor@86 a-1111@86")
    assert legal(state) == ["blow a-9-27", "blow a-1111", "blow a-99nor", "blow a-1-26", "hold"]
    assert saved(state, "a-741", "85-86") == "10.22"


@pytest.mark.rule("10.23")
@pytest.mark.parametrize("tries", [0, 1, 2])
def test_a_unit_tries_at_two_bridges_in_an_impulse(tries: int) -> None:
    """Three Germans on three bridges to Trois Ponts: a unit that has tried twice is not asked for the third."""
    state = position("g-2-pz@90 g-116-pz@99 g-lehr-pz@100 a-1111@89")
    for number, unit in enumerate(("g-2-pz", "g-116-pz", "g-lehr-pz")):
        do(state, f"move {unit}", "to 89")
        if number < tries:
            do(state, "blow a-1111", "hits 0")
        elif tries < 2:
            assert legal(state) == ["blow a-1111", "hold"]
            do(state, "hold")
        assert at(state, unit).startswith("89:")
    if tries == 2:
        assert saved(state, "a-1111", "89-100") == "10.23"
    assert not flag(state, "a-1111", DONE)


@pytest.mark.rule("10.23")
def test_the_limit_of_two_is_of_each_unit() -> None:
    """R21; and it begins anew with each enemy impulse."""
    state = position("g-2-pz@90 g-116-pz@99 g-lehr-pz@100 a-1111@89 a-99nor@89")
    do(state, "move g-2-pz", "to 89", "blow a-1111", "hits 1", "stop")
    do(state, "move g-116-pz", "to 89", "blow a-1111", "hits 1", "stop")
    do(state, "move g-lehr-pz", "to 89")
    assert legal(state) == ["blow a-99nor", "hold"]
    do(state, "blow a-99nor", "hits 1", "stop")
    assert [is_damaged(state, name) for name in ("89-90", "89-99", "89-100")] == [True, True, True]
    state = position("g-2-pz@90 g-116-pz@99 g-lehr-pz@100 g-11-pz@100 a-1111@89")
    do(state, "move g-2-pz", "to 89", "blow a-1111", "hits 1", "stop")
    do(state, "move g-116-pz", "to 89", "blow a-1111", "hits 1", "stop", "end", "end")
    do(state, "move g-lehr-pz", "to 89")
    assert legal(state) == ["blow a-1111", "hold"]


@pytest.mark.rule("10.23")
def test_a_unit_that_has_acted_demolishes_and_stays_as_free_as_it_was() -> None:
    state = crossing("a-1111@86:d")
    assert legal(state) == ["blow a-1111", "hold"]
    state = crossing("a-1111@86")
    do(state, "blow a-1111", "hits 1", "stop", "end")
    assert asked(state) == ALLIES_MOVE
    assert "move a-1111" in legal(state)
    assert "entrench a-1111" in legal(state)


@pytest.mark.rule("10.24")
def test_not_where_an_enemy_began_the_impulse() -> None:
    state = crossing("a-1111@86 g-26-39@86")
    assert at(state, "g-2-pz") == "86:4"
    assert saved(state, "a-1111", "85-86") == "10.24"


@pytest.mark.rule("10.24")
def test_an_enemy_who_came_in_this_impulse_does_not_hinder() -> None:
    state = position("g-2-pz@85 g-116-pz@90 a-1111@86")
    go(state, "g-116-pz", "86")
    do(state, "move g-2-pz", "to 86")
    assert legal(state) == ["blow a-1111", "hold"]


@pytest.mark.rule("10.25")
def test_one_attempt_at_a_bridge_in_an_impulse() -> None:
    """R39: after a failure nobody tries again, whoever crosses."""
    state = position("g-2-pz@85 g-2-2@85 a-1111@86 a-99nor@86")
    do(state, "move g-2-pz", "to 86", "blow a-1111", "hits 0")
    assert at(state, "g-2-pz") == "86:4"
    assert [saved(state, unit, "85-86") for unit in ("a-1111", "a-99nor")] == ["10.25", "10.25"]
    go(state, "g-2-2", "86")
    assert at(state, "g-2-2") == "86:3"


@pytest.mark.rule("10.25", "8.41")
def test_whoever_holds_his_hand_is_asked_again() -> None:
    state = position("g-2-pz@85 g-2-2@85 a-1111@86")
    do(state, "move g-2-pz", "to 86", "hold", "move g-2-2", "to 86")
    assert legal(state) == ["blow a-1111", "hold"]


@pytest.mark.rule("10.25")
def test_in_the_next_impulse_the_bridge_may_be_tried_again() -> None:
    state = position("a-9-14@86 a-9-27@86 g-600@85", side="allied")
    do(state, "move a-9-14", "to 85", "blow g-600", "hits 0")
    assert saved(state, "g-600", "85-86") == "10.25"
    state = position("g-2-pz@85 g-2-2@84 a-1111@86")
    do(state, "move g-2-pz", "to 86", "blow a-1111", "hits 0", "end")
    fight(state, "battle 86", hits=False)
    do(state, "end")
    if "close" in legal(state):
        do(state, "close")
    assert asked(state) == GERMANS_MOVE
    assert no_demolition(state, board_of(state), bridge(state, "85-86")) == ""


@pytest.mark.rule("10.26", "6.II")
@pytest.mark.parametrize(("impulse", "able"), [("16-1", False), ("16-3", False), ("17-1", True), ("22-1", True)])
def test_the_allies_never_demolish_on_the_16th(impulse: str, able: bool) -> None:
    state = crossing("a-1111@86", impulse=impulse)
    assert (legal(state) == ["blow a-1111", "hold"]) is able
    assert at(state, "g-2-pz") == ("85:4" if able else "86:4")
    assert saved(state, "a-1111", "85-86") == ("" if able else "10.26")


@pytest.mark.rule("10.26", "6.III")
def test_the_germans_demolish_on_the_16th_too() -> None:
    state = position("a-1111@86 g-600@85", side="allied", impulse="16-1")
    do(state, "move a-1111", "to 85")
    assert (asked(state), legal(state)) == ("german tigers-prompt-crossing 8.41", ["blow g-600", "hold"])


@pytest.mark.rule("10.27")
def test_being_dug_in_changes_nothing() -> None:
    for marks in ("", ":e", ":ed"):
        state = crossing(f"a-1111@86{marks}")
        do(state, "blow a-1111")
        assert chances(state) == {"hits 0": 2, "hits 1": 8}
        do(state, "hits 1")
        assert flag(state, "a-1111", ENTRENCHED) is bool(marks)


@pytest.mark.rule("10.29")
@pytest.mark.parametrize(
    ("unit", "need"),
    [
        ("a-1111@86", 8),
        ("a-1111@86:m", 4),
        ("a-99nor@86", 4),
        ("a-99nor@86:m", 2),
        ("a-9-27@86", 4),
        ("a-9-27@86:m", 2),
        ("a-1-26@86", 4),
        ("a-1-26@86:m", 2),
        ("a-99nor@86:d", 4),  # R11: done, not moved
        ("a-1111@86:a", 8),
    ],
)
def test_the_die_of_a_demolition(unit: str, need: int) -> None:
    state = crossing(unit)
    name = unit.partition("@")[0]
    do(state, f"blow {name}")
    assert asked(state) == "chance tigers-roll-demolition 10.29"
    assert question(state) == f"tigers-roll-demolition scope={UNITS.index(name)}"
    assert chances(state) == {"hits 0": 10 - need, "hits 1": need}
    held = state.copy()
    events = do(state, "hits 1")
    assert told(events) == [f"demolition_tried unit={name} a=85 b=86 need={need} success=True dice=()"]
    assert cites(events) == ["10.29"]
    assert is_damaged(state, "85-86")
    assert at(state, "g-2-pz") == "85:4"
    events = do(held, "hits 0")
    assert told(events) == [
        f"demolition_tried unit={name} a=85 b=86 need={need} success=False dice=()",
        "moved units=g-2-pz origin=85 place=86 cost=2 walks=False",
    ]
    assert not is_damaged(held, "85-86")


@pytest.mark.rule("10.29")
def test_moved_speaks_of_the_current_turn() -> None:
    """Who moved yesterday has not moved."""
    state = position("g-2-pz@85 a-1111@86:m", impulse="17-3", side="allied")
    do(state, "end", "move g-2-pz", "to 86", "blow a-1111")
    assert chances(state) == {"hits 0": 2, "hits 1": 8}


@pytest.mark.rule("10.29")
def test_units_out_of_supply_demolish() -> None:
    ring = "g-26-39@87 g-26-77@90 g-26-78@91 g-18-293@93"
    state = crossing(f"a-1111@86 {ring}", side="german")
    assert legal(state) == ["blow a-1111", "hold"]
    do(state, "blow a-1111")
    assert chances(state) == {"hits 0": 2, "hits 1": 8}


@pytest.mark.rule("10.29", "10.16")
def test_a_bridge_that_is_blown_up_is_built_like_any_other() -> None:
    """The demolition of one impulse; its failures count from none."""
    state = position("g-600@85 g-2-pz@85 a-1111@86")
    do(state, "move g-2-pz", "to 86", "blow a-1111", "hits 1", "stop", "end")
    assert asked(state) == ALLIES_MOVE  # 10.13: nobody of theirs beyond it
    assert forbids(state, "g-600", "85-86") == "10.13"
    go(state, "a-1111", "93")
    do(state, "stop", "end", "end", "build g-600", "to 86")
    assert chances(state) == {"hits 0": 6, "hits 1": 4}
    do(state, "hits 1")
    assert not is_damaged(state, "85-86")
    assert [PLACES[end] for end in board_of(state).ends[bridge(state, "85-86")]] == ["85", "86"]


@pytest.mark.rule("10.16", "10.17")
def test_a_new_impulse_and_a_new_day_begin_with_nothing_tried() -> None:
    state = battles("g-600@51", impulse="17-3")
    do(state, "build g-600", "to 70", "hits 0", "end")
    assert asked(state) == GERMANS_MOVE
    assert not flag(state, "g-600", BUILT | DONE)
    assert legal(state) == ["move g-600", "special", "entrench g-600", "end"]
    do(state, "end")
    assert builders(state) == ["g-600"]


# --- what is told -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.15", "10.16")
@pytest.mark.parametrize(("outcome", "detail", "die"), [(1, 0, 1), (1, 4, 5), (0, 0, 6), (0, 4, 10)])
def test_the_die_of_a_builder_shows_its_face(outcome: int, detail: int, die: int) -> None:
    state = battles("g-600@51", failures={"51-70": 1})
    do(state, "build g-600", "to 70")
    event = GAME.resolve(state, HITS[outcome], detail)[0]
    assert event.thrown() == (die,)
    result, count = ("built", 0) if outcome else ("not-built", 2)
    assert event.result() == result
    where = "unit=@tigers-g-600 a=@tigers-place-51 b=@tigers-place-70"
    assert str(event.text()) == f"tigers-log-building {where} dice={die} need=5 result={result} failures={count}"


@pytest.mark.rule("10.29")
@pytest.mark.parametrize(("outcome", "detail", "die"), [(1, 0, 1), (1, 7, 8), (0, 0, 9), (0, 1, 10)])
def test_the_die_of_a_demolition_shows_its_face(outcome: int, detail: int, die: int) -> None:
    """EX-06: an 8 blows the bridge, a 9 does not."""
    state = crossing("a-1111@86")
    do(state, "blow a-1111")
    event = GAME.resolve(state, HITS[outcome], detail)[0]
    assert event.thrown() == (die,)
    assert event.result() == ("blown" if outcome else "holds")
    where = "unit=@tigers-a-1111 a=@tigers-place-85 b=@tigers-place-86"
    assert str(event.text()) == f"tigers-log-demolition {where} dice={die} need=8 result={event.result()}"
    assert is_damaged(state, "85-86") is bool(outcome)

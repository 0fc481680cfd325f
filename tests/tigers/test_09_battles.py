"""9.1 Who fights, 9.3 the course of a battle."""

import pytest

from grognard.games.tigers import GAME
from grognard.games.tigers.actions import HITS
from grognard.games.tigers.state import ATTACKED, DONE, ENTRENCHED, MOVED, MUST
from tests.tigers.battle import engaged, needs, no_artillery, silent
from tests.tigers.position import (
    asked,
    at,
    battles,
    chances,
    cites,
    do,
    flag,
    go,
    legal,
    position,
    question,
    told,
)

# Marnach (70) lies in the front line; 69 and 72 lead there by major roads, 71 over a bridge, 51 over a damaged one.


# --- 9.1 who fights ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.12", "8.23")
@pytest.mark.parametrize(("side", "mine", "yours"), [("german", "g-26-39", "a-9-2"), ("allied", "a-9-2", "g-26-39")])
def test_who_enters_must_attack(side: str, mine: str, yours: str) -> None:
    state = position(f"{mine}@69 {yours}@70", side=side)
    go(state, mine, "70")
    assert flag(state, mine, MUST)
    do(state, "end")
    assert legal(state) == ["battle 70"]
    assert asked(state) == f"{side} tigers-prompt-battles 9.39"
    assert question(state) == f"tigers-prompt-battles side=@side-{side} scope=-1"
    events = do(state, "battle 70")
    assert told(events) == [f"battle_began side={side} place=70 attackers={mine}"]
    assert cites(events) == ["9.31"]
    no_artillery(state)
    needs(state)
    assert not flag(state, mine, MUST)
    assert flag(state, mine, DONE)
    assert flag(state, mine, ATTACKED)


@pytest.mark.rule("9.13")
def test_who_began_there_may_attack_or_not() -> None:
    state = battles("g-26-39@70 g-26-77@70 g-26-78@70:d a-9-2@70")
    assert legal(state) == ["battle 70", "close"]
    do(state, "battle 70")
    assert asked(state) == "german tigers-prompt-muster 9.13"
    assert question(state) == "tigers-prompt-muster place=@tigers-place-70 scope=69"
    assert legal(state) == ["join g-26-39", "join g-26-77"]  # at least one; not the one that is done
    do(state, "join g-26-77")
    assert legal(state) == ["join g-26-39", "attack"]
    two = state.copy()
    assert told(do(state, "attack")) == ["battle_began side=german place=70 attackers=g-26-77"]
    assert told(do(two, "join g-26-39")) == ["battle_began side=german place=70 attackers=g-26-39,g-26-77"]
    assert flag(state, "g-26-77", DONE)
    assert not flag(state, "g-26-39", DONE)
    assert not flag(state, "g-26-39", ATTACKED)


@pytest.mark.rule("9.13")
def test_nobody_need_attack() -> None:
    state = battles("g-26-39@70 a-9-2@70")
    do(state, "close")
    assert asked(state) == "allied tigers-prompt-movement 8.2"
    assert not flag(state, "g-26-39", DONE)  # R41: nobody entered
    assert at(state, "a-9-2") == "70:2"


@pytest.mark.rule("9.13")
def test_who_began_there_may_leave() -> None:
    state = position("g-26-39@70 a-9-2@70")
    go(state, "g-26-39", "69")
    do(state, "stop", "end")
    assert asked(state) == "allied tigers-prompt-movement 8.2"


@pytest.mark.rule("9.13", "9.14")
def test_who_stays_out_is_not_done_where_nobody_entered() -> None:
    """R41: whether or not others there attack."""
    state = battles("g-26-39@70 g-26-77@70 a-9-2@70")
    do(state, "battle 70", "join g-26-39", "attack")
    assert flag(state, "g-26-39", DONE)
    assert not flag(state, "g-26-77", DONE)
    no_artillery(state)
    needs(state)
    assert asked(state) == "allied tigers-prompt-movement 8.2"
    assert not flag(state, "g-26-77", DONE)
    do(state, "end", "close", "end")  # the Allied half, and German movement of 17-2
    do(state, "battle 70")
    assert told(do(state, "join g-26-77")) == ["battle_began side=german place=70 attackers=g-26-77"]


@pytest.mark.rule("9.14")
def test_who_stays_out_is_done_where_somebody_entered() -> None:
    state = position("g-26-39@70 g-26-77@70 g-26-78@69 a-9-2@70")
    go(state, "g-26-78", "70")
    do(state, "end")
    assert legal(state) == ["battle 70"]
    do(state, "battle 70")
    assert legal(state) == ["join g-26-39", "join g-26-77", "attack"]
    do(state, "join g-26-77")
    events = do(state, "attack")
    assert told(events) == ["battle_began side=german place=70 attackers=g-26-77,g-26-78"]
    assert [flag(state, unit, DONE) for unit in ("g-26-39", "g-26-77", "g-26-78")] == [True] * 3
    assert [flag(state, unit, ATTACKED) for unit in ("g-26-39", "g-26-77", "g-26-78")] == [False, True, True]
    assert not flag(state, "g-26-39", MOVED)


@pytest.mark.rule("9.14")
def test_entering_one_area_marks_nobody_in_another() -> None:
    state = position("g-26-39@70 g-26-77@70 g-26-78@69 a-9-2@70 a-28-110-1@68 a-7-b@72")
    go(state, "g-26-78", "68")
    do(state, "end")
    assert legal(state) == ["battle 68", "battle 70"]  # 68 must be fought: nobody may close
    do(state, "battle 68")
    no_artillery(state)
    needs(state)
    assert legal(state) == ["battle 70", "close"]
    do(state, "battle 70", "join g-26-39", "attack")
    assert not flag(state, "g-26-77", DONE)


@pytest.mark.rule("9.14", "7.2")
def test_who_stays_out_is_done_even_if_all_who_entered_were_too_many() -> None:
    """Five units, and the one that came is removed: nobody must attack any more, but somebody has entered."""
    units = "g-26-39@70 g-26-77@70 g-26-78@70 g-5fj-13@70:1 g-5fj-14@69 g-5fj-15@73 a-9-2@70 a-7-b@73"
    state = position(units)
    go(state, "g-5fj-14", "70")
    do(state, "end", "remove g-5fj-14")
    assert legal(state) == ["battle 70", "battle 73", "close"]
    fought = state.copy()
    do(state, "close")
    assert [flag(state, unit, DONE) for unit in ("g-26-39", "g-26-77", "g-26-78", "g-5fj-13")] == [True] * 4
    assert not flag(state, "g-26-39", ATTACKED)
    assert not flag(state, "g-5fj-15", DONE)  # nobody entered its area
    do(fought, "battle 70", "join g-26-39", "attack")
    assert flag(fought, "g-26-77", DONE)


@pytest.mark.rule("9.14", "8.24")
def test_who_has_company_where_no_enemy_is_does_not_become_done() -> None:
    """A friend moves up to it, and elsewhere somebody stays out of a battle."""
    state = position("g-26-39@69 g-26-78@68 g-26-77@70 a-9-2@70")
    go(state, "g-26-78", "69")
    do(state, "stop", "end", "close")
    assert not flag(state, "g-26-39", DONE)


@pytest.mark.rule("9.13", "5.24")
def test_a_unit_held_back_on_the_first_impulse_does_not_attack() -> None:
    state = battles("g-lehr-901@70 g-26-39@70 a-9-2@70", impulse="16-1")
    do(state, "battle 70")
    assert told(do(state, "join g-26-39")) == ["battle_began side=german place=70 attackers=g-26-39"]
    assert not flag(state, "g-lehr-901", DONE)
    state = battles("g-lehr-901@70 a-9-2@70", impulse="16-1")
    assert asked(state) == "allied tigers-prompt-movement 8.2"
    state = battles("g-lehr-901@70 a-9-2@70", impulse="16-2")
    assert legal(state) == ["battle 70", "close"]


@pytest.mark.rule("9.13", "5.23")
def test_an_allied_unit_without_triangle_attacks_in_place_on_the_first_impulse() -> None:
    state = battles("a-28-110-1@70 a-9-2@70 g-26-39@70", side="allied", impulse="16-1")
    do(state, "battle 70")
    assert legal(state) == ["join a-28-110-1", "join a-9-2"]


@pytest.mark.rule("9.11", "9.16", "8.25")
def test_one_attack_a_turn_and_no_move_after_it() -> None:
    state = silent("g-26-39@70 g-26-77@69 a-9-2@70")
    needs(state)
    do(state, "end")  # the Allies do not move
    assert legal(state) == ["battle 70", "close"]
    do(state, "close")
    assert asked(state) == "german tigers-prompt-movement 8.2"
    assert "move g-26-39" not in legal(state)
    assert "move g-26-77" in legal(state)
    do(state, "end")
    assert asked(state) == "allied tigers-prompt-movement 8.2"  # 17-2: it has attacked
    do(state, "end", "close", "end", "end", "close")
    assert asked(state) == "german tigers-prompt-movement 8.2"
    assert "move g-26-39" in legal(state)  # the 18th
    do(state, "end")
    assert legal(state) == ["battle 70", "close"]


@pytest.mark.rule("9.11", "9.16")
def test_who_attacked_does_not_attack_again() -> None:
    state = battles("g-26-39@70:a g-26-77@70 a-9-2@70")
    do(state, "battle 70")
    assert told(do(state, "join g-26-77")) == ["battle_began side=german place=70 attackers=g-26-77"]
    assert asked(battles("g-26-39@70:a a-9-2@70")) == "allied tigers-prompt-movement 8.2"
    assert asked(battles("g-26-39@70:m a-9-2@70")) == "allied tigers-prompt-movement 8.2"  # 8.25: it moved there


@pytest.mark.rule("9.11", "9.15")
def test_a_unit_defends_in_each_enemy_impulse_done_or_not() -> None:
    """Three German attacks in a day, by three units: the same Allied unit defends each time."""
    state = position("g-26-39@70 g-26-77@70 g-26-78@70 a-9-2@70:d")
    for unit in ("g-26-39", "g-26-77", "g-26-78"):
        do(state, "end", "battle 70", f"join {unit}")
        if unit != "g-26-78":
            do(state, "attack")
        no_artillery(state)
        assert needs(state) == [f"a-9-2 {unit} 6", f"{unit} a-9-2 3"]
        if unit != "g-26-78":
            do(state, "end")  # 9.13: the Allied unit is done
            assert asked(state) == "german tigers-prompt-movement 8.2"


@pytest.mark.rule("9.15")
def test_every_enemy_unit_defends_and_only_attackers_are_shot_at() -> None:
    state = battles("g-26-39@70 g-2-pz@70 a-28-110-1@70:m a-28-110-2@70:d a-28-110-3@70:e")
    do(state, "battle 70", "join g-26-39", "attack")
    do(state, "hits 1", "hits 0")
    assert legal(state) == ["aim g-26-39"]  # not the armour that stays out, though it has more SP
    do(state, "aim g-26-39", "hits 0")
    assert legal(state) == ["fire a-28-110-1", "fire a-28-110-3", "fire a-28-110-2"]
    do(state, "fire a-28-110-2", "at g-26-39", "fire a-28-110-1", "at g-26-39", "at g-26-39")
    assert list(chances(state)) == ["hits 0", "hits 1"]  # a-28-110-2 has one SP, and fires first
    do(state, "hits 0", "hits 2")
    assert at(state, "g-26-39") == "70:1"
    do(state, "hits 0")
    assert asked(state) == "german tigers-prompt-target 9.52"
    assert question(state).startswith("tigers-prompt-target unit=@tigers-g-26-39 ")
    do(state, legal(state)[0], "hits 0")
    assert asked(state) == "allied tigers-prompt-movement 8.2"  # the armour has not fired
    assert not flag(state, "g-2-pz", DONE)


@pytest.mark.rule("9.17")
def test_no_battle_in_a_zone() -> None:
    state = battles("g-2-pz@D a-9-2@D")
    assert asked(state) == "allied tigers-prompt-movement 8.2"
    do(state, "end")
    assert asked(state) == "german tigers-prompt-movement 8.2"


@pytest.mark.rule("9.17", "11.21")
def test_who_moves_into_a_zone_with_enemies_does_not_attack() -> None:
    state = position("g-2-pz@95 a-9-2@E")
    go(state, "g-2-pz", "E")
    do(state, "end")
    assert asked(state) == "allied tigers-prompt-movement 8.2"
    assert not flag(state, "g-2-pz", MUST)


# --- 9.39 the order of battles ----------------------------------------------------------------------------------------


@pytest.mark.rule("9.39")
def test_the_phasing_player_orders_the_battles() -> None:
    state = position("g-26-39@69 g-26-77@72 g-26-78@71 a-9-2@70 a-28-110-1@73 a-28-112@68 a-7-b@71")
    go(state, "g-26-77", "73")
    go(state, "g-26-39", "68")
    do(state, "end")
    assert legal(state) == ["battle 68", "battle 71", "battle 73"]
    do(state, "battle 73")
    no_artillery(state)
    assert needs(state) == ["a-28-110-1 g-26-77 5", "g-26-77 a-28-110-1 3"]
    assert legal(state) == ["battle 68", "battle 71"]  # not twice
    do(state, "battle 71", "join g-26-78")
    no_artillery(state)
    needs(state)
    assert legal(state) == ["battle 68"]
    do(state, "battle 68")
    no_artillery(state)
    needs(state)
    assert asked(state) == "allied tigers-prompt-movement 8.2"


EDGES = ["1", "60", "61", "120", "121", "122"]  # the first and last places, and where the words of a mask meet


@pytest.mark.rule("9.39", "9.38")
@pytest.mark.parametrize("place", EDGES)
def test_one_battle_in_every_area(place: str) -> None:
    state = battles(f"g-26-39@{place} a-9-2@{place}")
    assert legal(state) == [f"battle {place}", "close"]
    do(state, f"battle {place}")
    assert question(state) == f"tigers-prompt-muster place=@tigers-place-{place} scope={int(place) - 1}"
    assert told(do(state, "join g-26-39")) == [f"battle_began side=german place={place} attackers=g-26-39"]
    assert question(state) == f"tigers-roll-calls scope={int(place) - 1}"
    no_artillery(state)
    assert needs(state) == ["a-9-2 g-26-39 6", "g-26-39 a-9-2 3"]
    assert asked(state) == "allied tigers-prompt-movement 8.2"
    do(state, "end")
    assert legal(state) == [f"battle {place}", "close"]  # the Allied impulse has its own


@pytest.mark.rule("9.12", "9.14")
@pytest.mark.parametrize(("origin", "place"), [("4", "1"), ("61", "60"), ("60", "61"), ("121", "120"), ("120", "121")])
def test_entering_every_area(origin: str, place: str) -> None:
    state = position(f"g-2-2@{origin} g-26-77@{place} a-9-2@{place}")
    go(state, "g-2-2", place)
    do(state, "end")
    assert legal(state) == [f"battle {place}"]
    do(state, f"battle {place}", "attack")
    assert flag(state, "g-26-77", DONE)
    assert not flag(state, "g-26-77", ATTACKED)


@pytest.mark.rule("9.11", "9.21", "9.46", "9.57")
@pytest.mark.parametrize("side", ["german", "allied"])
def test_the_first_and_the_last_unit_of_the_list_fight_like_any_other(side: str) -> None:
    german, allied = "g-326-751", "a-2arm-41"
    state = engaged(f"{german}@70 {allied}@70", side=side)
    first, second = (allied, german) if side == "german" else (german, allied)
    do(state, "hits 1", "hits 1", f"aim {second}", "hits 0")
    assert asked(state).endswith("tigers-prompt-target 9.52")
    assert legal(state) == [f"at {second}"]
    do(state, f"at {second}", "hits 0", f"aim {first}", "hits 0", f"at {first}")
    assert told(do(state, "hits 1"))[0] == f"fired firer={second} target={first} hits=1 destroys=False need=3 dice=()"


# --- 9.3 the sequence -------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.31", "9.32", "9.33", "9.34", "9.35", "9.36", "9.37", "9.38", "9.59", "9.47")
def test_the_course_of_a_battle() -> None:
    """Each step in its place: calls, then the defender's artillery and units, then the attacker's."""
    state = engaged("g-2-pz@70 g-26-39@70 a-106-422@70 a-7-b@70")
    seen = []
    events = []
    calls, aims = ("hits 2", "hits 2"), ("aim g-2-pz", "aim g-26-39", "hits 1", "hits 0")
    fire = ("at g-2-pz", "at g-26-39", "hits 1", "hits 3")
    reply = ("aim a-106-422", "aim a-7-b", "hits 1", "hits 0", "at a-7-b", "hits 0")
    for answer in (*calls, *aims, *fire, *reply):
        seen.append(asked(state))
        events += do(state, answer)
    assert seen == [
        "chance tigers-roll-calls 9.43",
        "chance tigers-roll-calls 9.44",
        "allied tigers-prompt-aim 9.46",
        "allied tigers-prompt-aim 9.46",
        "chance tigers-roll-shot 9.47",
        "chance tigers-roll-shot 9.47",
        "allied tigers-prompt-target 9.52",
        "allied tigers-prompt-target 9.52",
        "chance tigers-roll-fire 9.21",
        "chance tigers-roll-fire 9.21",
        "german tigers-prompt-aim 9.46",
        "german tigers-prompt-aim 9.46",
        "chance tigers-roll-shot 9.47",
        "chance tigers-roll-shot 9.47",
        "german tigers-prompt-target 9.52",
        "chance tigers-roll-fire 9.21",
    ]
    assert told(events) == [
        "called side=allied count=2 successes=2 need=8 by=9.43 dice=()",
        "called side=german count=2 successes=2 need=6 by=9.44 dice=()",
        "aimed side=allied unit=g-2-pz",
        "aimed side=allied unit=g-26-39",
        "shot side=allied target=g-2-pz hits=1 destroys=False need=5 dice=()",
        "unit_reduced unit=g-2-pz sp=3 by=9.21",
        "shot side=allied target=g-26-39 hits=0 destroys=False need=5 dice=()",
        "allocated firer=a-7-b target=g-2-pz",
        "allocated firer=a-106-422 target=g-26-39",
        "fired firer=a-7-b target=g-2-pz hits=1 destroys=False need=5 dice=()",
        "unit_reduced unit=g-2-pz sp=2 by=9.21",
        "fired firer=a-106-422 target=g-26-39 hits=3 destroys=True need=4 dice=()",
        "unit_lost unit=g-26-39 place=70 by=9.21",
        "aimed side=german unit=a-106-422",
        "aimed side=german unit=a-7-b",
        "shot side=german target=a-106-422 hits=1 destroys=False need=3 dice=()",
        "unit_reduced unit=a-106-422 sp=2 by=9.21",
        "shot side=german target=a-7-b hits=0 destroys=False need=3 dice=()",
        "allocated firer=g-2-pz target=a-7-b",
        "fired firer=g-2-pz target=a-7-b hits=0 destroys=False need=4 dice=()",
        "battle_ended place=70",
    ]
    assert asked(state) == "allied tigers-prompt-movement 8.2"  # 9.38: one round
    assert [at(state, unit) for unit in ("g-2-pz", "a-106-422", "a-7-b")] == ["70:2", "70:2", "70:3"]


@pytest.mark.rule("9.34", "9.36")
def test_a_reduced_attacker_fires_fewer_dice_and_a_dead_one_none() -> None:
    state = silent("g-2-pz@70 g-2-2@70 g-26-39@70 a-7-b@70 a-3-a@70 a-28-110-1@70")
    do(state, "fire a-7-b", "at g-2-pz", "at g-2-2", "at g-26-39", "hits 3", "hits 3", "hits 0")
    assert [at(state, unit) for unit in ("g-2-pz", "g-2-2", "g-26-39")] == ["70:1", "dead", "70:3"]
    do(state, "at a-7-b", "at a-28-110-1")
    assert list(chances(state)) == ["hits 0", "hits 1"]
    do(state, "hits 0")
    assert list(chances(state)) == ["hits 0", "hits 1", "hits 2", "hits 3"]


@pytest.mark.rule("9.32", "9.34")
def test_what_the_artillery_has_killed_is_no_target_and_does_not_fire() -> None:
    state = engaged("g-182@70 g-26-39@70 a-28-110-1@70 a-9-2@70")
    do(state, "hits 1", "hits 1", "aim g-26-39", "hits 1")
    assert at(state, "g-26-39") == "70:2"
    state = engaged("g-182@70 a-28-110-1@70 a-9-2@70")
    do(state, "hits 1", "aim g-182")
    events = do(state, "hits 1")
    assert told(events) == [  # 9.35 (R12): no attacker is left, the battle is over
        "shot side=allied target=g-182 hits=1 destroys=True need=6 dice=()",
        "unit_lost unit=g-182 place=70 by=9.21",
        "battle_ended place=70",
    ]
    assert asked(state) == "allied tigers-prompt-movement 8.2"


@pytest.mark.rule("9.35")
def test_no_attacker_no_artillery() -> None:
    """R12: the attacker's calls were answered, but nobody is left to support."""
    state = engaged("g-26-39@70 a-7-b@70")
    do(state, "hits 0", "hits 1", "at g-26-39")
    events = do(state, "hits 3")
    assert told(events) == [
        "fired firer=a-7-b target=g-26-39 hits=3 destroys=True need=6 dice=()",
        "unit_lost unit=g-26-39 place=70 by=9.21",
        "battle_ended place=70",
    ]
    assert asked(state) == "allied tigers-prompt-movement 8.2"


@pytest.mark.rule("9.35", "9.37")
def test_a_defender_killed_by_artillery_leaves_nothing_to_fire_at() -> None:
    state = engaged("g-26-39@70 a-28-110-3@70")
    do(state, "hits 0", "hits 1", "at g-26-39", "hits 0", "aim a-28-110-3")
    events = do(state, "hits 1")
    assert told(events)[:3] == [
        "shot side=german target=a-28-110-3 hits=1 destroys=True need=3 dice=()",
        "unit_lost unit=a-28-110-3 place=70 by=9.21",
        "battle_ended place=70",
    ]
    assert "controlled side=german place=70" in told(events)


@pytest.mark.rule("9.38")
def test_survivors_of_both_sides_stay() -> None:
    state = silent("g-26-39@70 a-28-110-1@70")
    needs(state)
    assert [at(state, unit) for unit in ("g-26-39", "a-28-110-1")] == ["70:3", "70:2"]
    assert legal(state) == ["move a-28-110-1", "end"]
    do(state, "end")
    assert legal(state) == ["battle 70", "close"]  # and may fight again in the Allied impulse


@pytest.mark.rule("8.59")
def test_who_attacks_leaves_his_entrenchment() -> None:
    state = battles("g-26-39@70:e g-26-77@70:e a-9-2@70")
    do(state, "battle 70", "join g-26-39", "attack")
    assert not flag(state, "g-26-39", ENTRENCHED)
    assert flag(state, "g-26-77", ENTRENCHED)


@pytest.mark.rule("8.58", "9.21")
def test_a_dead_unit_is_entrenched_no_more() -> None:
    state = silent("g-26-39@70 a-28-110-3@70:e")
    do(state, "at g-26-39", "hits 0", "at a-28-110-3", "hits 1")
    assert at(state, "a-28-110-3") == "dead"
    assert not flag(state, "a-28-110-3", ENTRENCHED)


@pytest.mark.rule("9.31", "9.37")
def test_the_log_of_a_battle() -> None:
    state = battles("g-2-pz@70 g-26-39@70 a-28-110-3@70:e a-7-b@70")
    events = do(state, "battle 70", "join g-2-pz", "join g-26-39")
    events += GAME.resolve(state, HITS[0], 0)
    events += GAME.resolve(state, HITS[2], 0)
    events += do(state, "at g-2-pz", "at g-26-39", "hits 1", "hits 0", "aim a-7-b", "aim a-28-110-3")
    events += GAME.resolve(state, HITS[0], 6)
    events += do(state, "hits 1", "at a-7-b", "at a-7-b")
    events += GAME.resolve(state, HITS[3], 0)
    assert [str(event.text()).removeprefix("tigers-log-") for event in events if event.text()] == [
        "battle side=@side-german place=@tigers-place-70 units=@tigers-g-2-pz @tigers-g-26-39 count=2",
        "calls side=@side-allied count=1 dice=9 need=8 successes=0",
        "calls side=@side-german count=2 dice=1, 1 need=6 successes=2",
        "allocates firer=@tigers-a-7-b target=@tigers-g-2-pz",
        "allocates firer=@tigers-a-28-110-3 target=@tigers-g-26-39",
        "fires firer=@tigers-a-7-b target=@tigers-g-2-pz dice=none need=5 hits=1",
        "reduced unit=@tigers-g-2-pz sp=3",
        "fires firer=@tigers-a-28-110-3 target=@tigers-g-26-39 dice=none need=4 hits=0",
        "aims side=@side-german unit=@tigers-a-7-b",
        "aims side=@side-german unit=@tigers-a-28-110-3",
        "shot side=@side-german target=@tigers-a-7-b dice=10 need=3 hits=0",
        "shot side=@side-german target=@tigers-a-28-110-3 dice=none need=2 hits=1",
        "lost unit=@tigers-a-28-110-3 place=@tigers-place-70 why=fire",
        "allocates firer=@tigers-g-2-pz target=@tigers-a-7-b",
        "allocates firer=@tigers-g-26-39 target=@tigers-a-7-b",
        "fires firer=@tigers-g-2-pz target=@tigers-a-7-b dice=1, 1, 1 need=4 hits=3",
        "lost unit=@tigers-a-7-b place=@tigers-place-70 why=fire",
        "control side=@side-german place=@tigers-place-70",
        "half side=@side-allied",
    ]
    results = [event.result() for event in events if event.result()]
    assert results == ["calls-0", "calls-2", "hits-1", "hits-0", "hits-0", "destroyed", "destroyed"]
    assert [event.thrown() for event in events if event.thrown()] == [(9,), (1, 1), (10,), (1, 1, 1)]
    assert {event.cite() for event in events} <= set(GAME.rulebook)

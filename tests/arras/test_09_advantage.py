"""9.0 The Advantage: one marker, used by its holder once a turn at most, and handed over by the use."""

from pathlib import Path

import pytest

from grognard.games.arras import GAME
from grognard.games.arras.state import ArrasState
from grognard.games.arras.turn import BEGIN, INITIATIVE, SCORE
from tests.arras.position import (
    NOBODY,
    asked,
    at,
    cites,
    do,
    ended,
    group,
    historical,
    legal,
    position,
    question,
    resume,
    starts,
    told,
)

TANK, RR = "uk-7rtr-a", "de-1-6rr"
ART, RA = "de-1-78art", "uk-365-92ra"
DLI = [f"uk-6dli-{number}" for number in range(1, 5)]


def assault(units: str = "", *, advantage: str = "allied", used: str = "", air: tuple[int, int] = (0, 0)) -> ArrasState:
    """A tank goes from 25 into 10 against a rifle battalion, 6 against 11; the dice are next (or support)."""
    state = position(f"{TANK}@25 uk-4gh-1@25 {RR}@10 {units}", advantage=advantage, used=used, air=air)
    do(state, f"move {TANK}", "to 10", "assault 10", f"point {TANK}")
    return state


def held(state: ArrasState) -> str:
    return ("allied", "german")[state.advantage]


# --- 9.0: whose it is -------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.0")
def test_the_allies_hold_it_at_the_start() -> None:
    state = historical()
    assert (held(state), state.used) == ("allied", 0)


@pytest.mark.rule("9.0")
@pytest.mark.parametrize(("holder", "other"), [("allied", "german"), ("german", "allied")])
def test_only_the_holder_uses_it_and_hands_it_over(holder: str, other: str) -> None:
    state = assault(advantage=holder, used=other)
    do(state, "margin 0")
    assert asked(state) == f"{holder} arras-prompt-reroll-assault 9.1"
    events = do(state, "reroll")
    assert told(events) == [f"advantage_used side={holder} by=9.1 why=reroll"]
    assert cites(events) == ["9.1"]
    assert held(state) == other


@pytest.mark.rule("9.0", "9.5")
def test_a_holder_who_does_not_use_it_keeps_it() -> None:
    state = assault()
    do(state, "margin 0", "stand")
    assert (held(state), state.used) == ("allied", 0)
    do(state, "hold", "pass")  # after the German has chosen to stay, and passed
    assert asked(state) == "allied arras-prompt-phase 4.3"
    do(state, "pass")
    assert asked(state) == "allied arras-prompt-extend 9.2"
    do(state, "close")
    assert (held(state), state.used) == ("allied", 0)


# --- 9.1: a combat is rolled again ------------------------------------------------------------------------------------


@pytest.mark.rule("9.1")
@pytest.mark.parametrize(("margin", "points"), [(-10, 0), (5, 0), (6, 1), (10, 5)])
def test_after_the_dice_of_an_assault(margin: int, points: int) -> None:
    state = assault()
    do(state, f"margin {margin}")
    assert legal(state) == ["stand", "reroll"]
    assert question(state) == f"arras-prompt-reroll-assault place=@arras-place-10 points={points} scope=0"
    assert (at(state, TANK), at(state, RR)) == ("10", "10")  # nothing has happened yet
    do(state, "stand")
    assert (at(state, TANK) == "dead") is (points == 0)
    assert held(state) == "allied"


@pytest.mark.rule("9.1")
def test_the_new_roll_stands_unless_the_new_holder_forces_another() -> None:
    state = assault()
    do(state, "margin -10", "reroll")
    assert asked(state) == "chance arras-roll-assault 6.1.1"
    do(state, "margin 10")
    assert asked(state) == "german arras-prompt-reroll-assault 9.1"
    assert question(state).startswith("arras-prompt-reroll-assault place=@arras-place-10 points=5 ")
    events = do(state, "reroll")
    assert told(events) == ["advantage_used side=german by=9.1 why=reroll"]
    assert (held(state), state.used) == ("allied", 0b11)
    events = do(state, "margin 5")  # the Allies hold it again, and have used it this turn
    assert told(events)[1] == f"eliminated unit={TANK} place=10 by=6.4.1"


@pytest.mark.rule("9.1")
def test_the_new_holder_may_let_it_stand() -> None:
    state = assault()
    do(state, "margin -10", "reroll", "margin 10", "stand")
    assert asked(state) == "german arras-prompt-losses 6.4.2.a"
    assert (held(state), state.used) == ("german", 0b01)


@pytest.mark.rule("9.1")
def test_a_new_holder_who_has_used_it_is_not_asked() -> None:
    state = assault(used="german")
    do(state, "margin -10", "reroll", "margin 10")
    assert asked(state) == "german arras-prompt-losses 6.4.2.a"


@pytest.mark.rule("9.1")
def test_the_defender_may_hold_it() -> None:
    state = assault(advantage="german", used="allied")
    do(state, "margin 10")
    assert asked(state) == "german arras-prompt-reroll-assault 9.1"
    do(state, "reroll", "margin 0")
    assert at(state, TANK) == "dead"


@pytest.mark.rule("9.1")
def test_the_same_number_of_dice_and_the_same_values() -> None:
    """Three dice a side: the guns are Spent already, the marker is used already, and neither counts twice."""
    state = assault(f"{ART}@10", used="german", air=(2, 0))
    do(state, f"guns {ART}", "air")
    first = legal(state)
    assert (first[0], first[-1]) == ("margin -15", "margin 15")
    events = do(state, "margin 0", "reroll")
    assert told(events)[0] == "rolled place=10 attack=6 defence=12 margin=0 ours=() theirs=() destroys=False guns=none"
    assert legal(state) == first
    events = do(state, "margin 7")
    assert told(events)[0] == "rolled place=10 attack=6 defence=12 margin=7 ours=() theirs=() destroys=False guns=none"
    assert state.air == [1, 0]
    assert at(state, ART) == "10*"


@pytest.mark.rule("9.1")
def test_two_dice_against_three_again() -> None:
    state = assault(used="german", air=(1, 0))
    do(state, "air", "margin 16", "reroll")
    assert (legal(state)[0], legal(state)[-1]) == ("margin -9", "margin 16")


@pytest.mark.rule("9.1")
def test_after_the_dice_of_a_bombardment() -> None:
    state = position(f"{ART}@3 de-1-7rr@3 uk-4gh-1@25 uk-4gh-2@25", side="german")
    do(state, f"bombard {ART}", "target 25", "margin 4")
    assert asked(state) == "allied arras-prompt-reroll-bombardment 9.1"
    assert question(state) == "arras-prompt-reroll-bombardment place=@arras-place-25 points=4 scope=0"
    assert legal(state) == ["stand", "reroll"]
    assert at(state, ART) == "3"
    do(state, "reroll")
    assert asked(state) == "chance arras-roll-bombardment 7.2"
    assert (legal(state)[0], legal(state)[-1]) == ("margin -10", "margin 10")
    do(state, "margin -3")
    assert asked(state) == "german arras-prompt-reroll-bombardment 9.1"
    assert question(state) == "arras-prompt-reroll-bombardment place=@arras-place-25 points=0 scope=0"
    do(state, "reroll", "margin 2")
    assert asked(state) == "allied arras-prompt-forward 7.3"  # before the losses, and no third re-roll
    assert at(state, ART) == "3*"


@pytest.mark.rule("9.1")
def test_each_gun_of_a_bombardment_has_its_own_window() -> None:
    state = position(f"{ART}@3 de-2-78art@3 uk-4gh-1@25 uk-6dli-1@11", side="german", used="german")
    do(state, f"bombard {ART}", "target 25", "bombard de-2-78art", "target 11", "margin -1", "stand", "margin 1")
    assert asked(state) == "allied arras-prompt-reroll-bombardment 9.1"
    assert question(state).startswith("arras-prompt-reroll-bombardment place=@arras-place-11 points=3 ")
    do(state, "reroll", "margin -10")
    assert (at(state, "uk-6dli-1"), at(state, ART), at(state, "de-2-78art")) == ("11", "3*", "3*")
    assert asked(state) == "allied arras-prompt-phase 4.3"


# --- 9.2: the combat phase begins again -------------------------------------------------------------------------------

WORN = (
    f"{TANK}@25* uk-6dli-1@11 {RA}@E* {RR}@10* de-1-7rr@3* de-7at@9 "
    "uk-4gh-1@dead uk-4gh-2@dead de-2-7rr@dead de-2-6rr@dead"
)


@pytest.mark.rule("9.2")
def test_the_holder_may_begin_the_combat_phase_again() -> None:
    state = position(WORN, air=(1, 3), turn=6)
    do(state, "pass")
    events = do(state, "pass")
    assert told(events) == ["initiative_passed side=allied why=pass", "phase_ended"]
    assert asked(state) == "allied arras-prompt-extend 9.2"
    assert question(state) == "arras-prompt-extend scope=0"
    assert legal(state) == ["close", "extend"]
    events = do(state, "extend")
    assert told(events) == ["advantage_used side=allied by=9.2 why=extend", "extended side=allied"]
    assert cites(events) == ["9.2", "9.2"]
    units = (TANK, "uk-6dli-1", RA, RR, "de-1-7rr", "de-7at")
    assert [at(state, unit) for unit in units] == ["25", "11", "E", "10", "3", "9"]
    assert (at(state, "uk-4gh-1"), at(state, "de-2-7rr")) == ("dead", "dead")  # and nobody reorganises
    assert state.air == [1, 3]  # used markers stay used
    assert (state.turn, held(state)) == (6, "german")
    assert asked(state) == "allied arras-prompt-phase 4.3"
    assert "move uk-7rtr-a" in legal(state)


@pytest.mark.rule("9.2")
def test_or_lets_it_end() -> None:
    state = position(WORN, passes=1)
    do(state, "pass", "close")
    assert asked(state) == "allied arras-prompt-reorganise 10.0"
    assert (at(state, TANK), at(state, RR), held(state)) == ("25*", "10*", "allied")


@pytest.mark.rule("9.2", "9.5")
def test_both_players_may_extend_the_same_turn_once_each() -> None:
    state = position(WORN, passes=1)
    do(state, "pass", "extend", "pass")
    assert asked(state) == "german arras-prompt-phase 4.3"  # passes are counted anew
    do(state, "pass")
    assert asked(state) == "german arras-prompt-extend 9.2"
    do(state, "extend", "pass", "pass")
    assert asked(state) == "allied arras-prompt-reorganise 10.0"
    assert (held(state), state.used) == ("allied", 0b11)


@pytest.mark.rule("9.2")
@pytest.mark.parametrize("starter", ["allied", "german"])
@pytest.mark.parametrize("moved", [False, True])
def test_who_began_the_phase_begins_again(starter: str, moved: bool) -> None:
    """Whoever was the last to pass."""
    moves = {"allied": ["move de-7at", "to 13", "stop"], "german": ["move uk-6dli-1", "to 21", "stop"]}
    state = position("uk-6dli-1@22 uk-6dli-2@23 de-7at@8 de-1-7rr@7", side=starter)
    do(state, "pass", *(moves[starter] if moved else []), "pass", *(["pass"] if moved else []))
    assert asked(state) == "allied arras-prompt-extend 9.2"
    events = do(state, "extend")
    assert told(events)[1] == f"extended side={starter}"
    assert asked(state) == f"{starter} arras-prompt-phase 4.3"


@pytest.mark.rule("9.2")
@pytest.mark.parametrize(("margin", "starter"), [(1, "allied"), (-1, "german")])
def test_the_roll_for_the_initiative_names_the_starter(margin: int, starter: str) -> None:
    state = position(f"uk-6dli-1@11 {RR}@7", turn=3, advantage="allied", used="german")
    resume(state, INITIATIVE)
    do(state, f"margin {margin}", "stand", "pass", "pass")
    assert asked(state) == "allied arras-prompt-extend 9.2"
    do(state, "extend")
    assert asked(state) == f"{starter} arras-prompt-phase 4.3"


@pytest.mark.rule("9.2")
def test_the_phase_that_ends_because_all_are_spent_is_extended_too() -> None:
    state = position(f"uk-6dli-1@22 {RR}@7*", used="german")
    events = do(state, "move uk-6dli-1", "to 23", "stop")
    assert told(events)[-2:] == ["initiative_passed side=german why=exhausted", "phase_ended"]
    assert asked(state) == "allied arras-prompt-extend 9.2"
    do(state, "extend")
    assert legal(state) == ["move uk-6dli-1", "pass"]


@pytest.mark.rule("9.2", "9.5")
def test_a_holder_who_has_used_it_cannot_extend() -> None:
    state = position(WORN, passes=1, used="allied")
    do(state, "pass")
    assert asked(state) == "allied arras-prompt-reorganise 10.0"


# --- 9.3: units turn Fresh --------------------------------------------------------------------------------------------

TIRED = f"{DLI[0]}@11* {DLI[1]}@11* {DLI[2]}@11* {DLI[3]}@11 {TANK}@E* uk-4gh-1@25 {RR}@11* de-1-7rr@3"


@pytest.mark.rule("9.3")
def test_the_holder_names_a_place_with_spent_units_of_his() -> None:
    state = position(TIRED)
    assert starts(state, "refresh") == ["11", "E"]
    assert legal(state)[-3:] == ["refresh 11", "refresh E", "pass"]
    state = position(TIRED, side="german", advantage="german")
    assert starts(state, "refresh") == ["11"]


@pytest.mark.rule("9.3")
@pytest.mark.parametrize(
    ("side", "advantage", "used", "offered"),
    [
        ("allied", "allied", "", True),
        ("allied", "allied", "german", True),
        ("allied", "allied", "allied", False),
        ("allied", "german", "", False),
        ("german", "allied", "", False),
        ("german", "german", "allied", True),
        ("german", "german", "german", False),
    ],
)
def test_only_with_the_initiative_and_the_advantage(side: str, advantage: str, used: str, offered: bool) -> None:
    state = position(TIRED, side=side, advantage=advantage, used=used)
    assert bool(starts(state, "refresh")) is offered


@pytest.mark.rule("9.3")
def test_one_die_says_how_many() -> None:
    state = position(TIRED)
    events = do(state, "refresh 11")
    assert told(events) == ["advantage_used side=allied by=9.3 why=refresh"]
    assert held(state) == "german"
    assert asked(state) == "chance arras-roll-refresh 9.3"
    assert question(state) == "arras-roll-refresh scope=10"
    assert legal(state) == [f"die {face}" for face in range(1, 7)]
    now = GAME.decision(state)
    assert now is not None
    assert list(now.weights) == [1] * 6
    events = do(state, "die 2")
    assert told(events) == ["refresh_rolled place=11 die=2"]
    assert (events[0].cite(), events[0].result(), events[0].thrown()) == ("9.3", "fresh-2", (2,))
    assert asked(state) == "allied arras-prompt-freshen 9.3"
    assert question(state) == "arras-prompt-freshen place=@arras-place-11 scope=-1"
    assert legal(state) == [f"freshen {unit}" for unit in DLI[:3]]
    events = do(state, f"freshen {DLI[1]}")
    assert told(events) == [f"freshened units={DLI[1]}"]
    assert legal(state) == [f"freshen {DLI[0]}", f"freshen {DLI[2]}"]
    do(state, f"freshen {DLI[2]}")
    assert [at(state, unit) for unit in (*DLI, TANK, RR)] == ["11*", "11", "11", "11", "E*", "11*"]
    assert asked(state) == "allied arras-prompt-phase 4.3"


@pytest.mark.rule("9.3")
@pytest.mark.parametrize("die", [3, 4, 6])
def test_all_turn_fresh_if_they_are_no_more(die: int) -> None:
    state = position(TIRED)
    events = do(state, "refresh 11", f"die {die}")
    assert told(events)[1:] == [
        f"refresh_rolled place=11 die={die}",
        f"freshened units={DLI[0]},{DLI[1]},{DLI[2]}",
    ]
    assert cites(events) == ["9.3", "9.3", "9.3"]
    assert [at(state, unit) for unit in (*DLI, TANK, RR)] == ["11", "11", "11", "11", "E*", "11*"]
    assert asked(state) == "allied arras-prompt-phase 4.3"


@pytest.mark.rule("9.3")
def test_with_a_one_he_names_one() -> None:
    state = position(TIRED)
    do(state, "refresh 11", "die 1", f"freshen {DLI[0]}")
    assert [at(state, unit) for unit in DLI] == ["11", "11*", "11*", "11"]
    assert asked(state) == "allied arras-prompt-phase 4.3"


@pytest.mark.rule("9.3")
def test_it_is_no_impulse() -> None:
    """The holder goes on with what he freshened; and a pass before it and one after it end the phase."""
    state = position(TIRED, used="german")
    do(state, "refresh E", "die 1")
    assert TANK in starts(state, "move")
    state = position(TIRED, used="german", passes=1, control="11+")
    do(state, "refresh E", "die 1", "pass")
    assert state.turn == 2


@pytest.mark.rule("9.3")
def test_not_in_the_middle_of_an_impulse() -> None:
    state = position("uk-6dli-1@22* uk-6dli-2@22 uk-6dli-3@22 de-1-7rr@3")
    assert starts(state, "refresh") == ["22"]
    do(state, "move uk-6dli-2", "to 23", "stop")
    assert legal(state) == ["move uk-6dli-3", "end"]
    do(state, "end")
    assert starts(state, "refresh") == ["22", "23"]  # at the start of the next


@pytest.mark.rule("9.3")
def test_a_side_that_receives_the_initiative_without_a_fresh_unit_may_use_it() -> None:
    state = position(f"uk-6dli-1@22* {RR}@7", side="german")
    do(state, "pass")
    assert asked(state) == "allied arras-prompt-phase 4.3"
    assert legal(state) == ["refresh 22", "pass"]
    do(state, "refresh 22", "die 1")
    assert legal(state) == ["move uk-6dli-1", "pass"]


@pytest.mark.rule("9.3", "9.5")
def test_without_the_chance_to_use_it_that_side_passes_by_itself() -> None:
    state = position(f"uk-6dli-1@11* {RR}@7", side="german", used=NOBODY)
    events = do(state, "pass")
    assert told(events)[:3] == [
        "initiative_passed side=allied why=pass",
        "initiative_passed side=german why=exhausted",
        "phase_ended",
    ]


@pytest.mark.rule("9.3")
def test_the_opponent_may_use_it_next() -> None:
    state = position(TIRED)
    do(state, "refresh E", "die 1", "pass")
    assert asked(state) == "german arras-prompt-phase 4.3"
    assert starts(state, "refresh") == ["11"]
    do(state, "refresh 11", "die 1")
    assert (at(state, RR), held(state), state.used) == ("11", "allied", 0b11)


# --- 9.4: the Initiative ----------------------------------------------------------------------------------------------


@pytest.mark.rule("9.4")
@pytest.mark.parametrize("turn", [3, 4, 5])
def test_the_dice_of_the_initiative_are_rolled_again(turn: int) -> None:
    state = position(f"uk-6dli-1@11 {RR}@7", turn=turn)
    assert resume(state, INITIATIVE) == []
    assert asked(state) == "chance arras-roll-initiative 4.1-b"
    outcomes = legal(state)
    do(state, "margin -4")
    assert asked(state) == "allied arras-prompt-reroll-initiative 9.4"
    assert question(state) == "arras-prompt-reroll-initiative side=@side-german scope=0"
    assert legal(state) == ["stand", "reroll"]
    events = do(state, "reroll")
    assert told(events) == ["advantage_used side=allied by=9.4 why=reroll"]
    assert cites(events) == ["9.4"]
    assert (asked(state), legal(state)) == ("chance arras-roll-initiative 4.1-b", outcomes)
    do(state, "margin 4")
    assert asked(state) == "german arras-prompt-reroll-initiative 9.4"
    assert question(state) == "arras-prompt-reroll-initiative side=@side-allied scope=0"
    do(state, "reroll", "margin 1")
    assert asked(state) == "allied arras-prompt-phase 4.3"


@pytest.mark.rule("9.4")
def test_the_initiative_may_stand() -> None:
    state = position(f"uk-6dli-1@11 {RR}@7", turn=3, advantage="german")
    resume(state, INITIATIVE)
    do(state, "margin 4")
    assert asked(state) == "german arras-prompt-reroll-initiative 9.4"
    do(state, "stand")
    assert (asked(state), held(state)) == ("allied arras-prompt-phase 4.3", "german")


@pytest.mark.rule("9.4")
@pytest.mark.parametrize(("turn", "side"), [(1, "allied"), (2, "allied"), (6, "german"), (7, "german")])
def test_where_nobody_rolls_there_is_nothing_to_roll_again(turn: int, side: str) -> None:
    state = position(f"uk-6dli-1@11 {RR}@7", turn=turn)
    resume(state, INITIATIVE)
    assert asked(state) == f"{side} arras-prompt-phase 4.3"


# --- 9.4-a: releases and Gort -----------------------------------------------------------------------------------------

RELEASES = [
    (2, "french", "13.1", 4, group("allied", "A", "waiting")),
    (4, "panzers", "13.2", 4, group("german", "L", "waiting")),
    (6, "fifth", "13.4", 5, group("german", "M", "A")),
    (7, "fifth", "13.4", 4, group("german", "M", "A")),
]
FIFTH = " ".join(item.partition("@")[0] for item in RELEASES[2][4].split())


def roll(turn: int, release: str, units: str, advantage: str) -> ArrasState:
    """The start of a turn, the die of a release to be rolled."""
    frozen = FIFTH if release == "fifth" else ""
    state = position(
        f"uk-6dli-1@11 {RR}@7 {units}", turn=turn - 1, pending=release, frozen=frozen, advantage=advantage, north=True
    )
    assert told(resume(state, BEGIN)) == [f"turn_began turn={turn}"]
    return state


@pytest.mark.rule("9.4-a")
@pytest.mark.parametrize(("turn", "release", "rule", "least", "units"), RELEASES)
@pytest.mark.parametrize(("holder", "other"), [("allied", "german"), ("german", "allied")])
def test_the_die_of_a_release_is_rolled_again(
    turn: int, release: str, rule: str, least: int, units: str, holder: str, other: str
) -> None:
    """Whoever holds the Advantage, whatever the die says."""
    state = roll(turn, release, units, holder)
    assert asked(state) == f"chance arras-roll-release-{release} {rule}"
    do(state, f"die {least - 1}")
    assert asked(state) == f"{holder} arras-prompt-reroll-release 9.4-a"
    words = f"arras-prompt-reroll-release release=@arras-release-{release}"
    assert question(state) == f"{words} die={least - 1} freed=no scope=0"
    assert legal(state) == ["stand", "reroll"]
    events = do(state, "reroll")
    assert told(events) == [f"advantage_used side={holder} by=9.4-a why=reroll"]
    assert cites(events) == ["9.4-a"]
    assert asked(state) == f"chance arras-roll-release-{release} {rule}"
    events = do(state, f"die {least}")
    assert told(events) == [f"release_rolled release={release} die={least} least={least}"]
    assert asked(state) == f"{other} arras-prompt-reroll-release 9.4-a"
    assert question(state) == f"{words} die={least} freed=yes scope=0"
    do(state, "reroll")
    events = do(state, "die 1")
    assert told(events)[0] == f"release_rolled release={release} die=1 least={least}"
    assert "released" not in " ".join(told(events)).replace("release_rolled", "")
    assert state.pending != 0


@pytest.mark.rule("9.4-a")
@pytest.mark.parametrize(("turn", "release", "rule", "least", "units"), RELEASES)
def test_a_release_may_stand(turn: int, release: str, rule: str, least: int, units: str) -> None:
    state = roll(turn, release, units, "german")
    do(state, f"die {least}")
    events = do(state, "stand")
    assert told(events)[0] == f"released release={release}"
    assert cites(events)[0] == rule
    assert (held(state), state.pending) == ("german", 0)


@pytest.mark.rule("9.4-a")
@pytest.mark.parametrize("turn", [4, 5, 6])
def test_the_die_of_gort_is_rolled_again(turn: int) -> None:
    state = position(f"uk-6dli-1@11 uk-4gh-1@5 {RR}@7", turn=turn)
    resume(state, SCORE)
    assert asked(state) == "chance arras-roll-gort 13.5"
    do(state, "die 4")  # and two for sector 5: six
    assert asked(state) == "allied arras-prompt-reroll-gort 9.4-a"
    assert question(state) == "arras-prompt-reroll-gort die=4 lasts=no scope=0"
    assert legal(state) == ["stand", "reroll"]
    events = do(state, "reroll")
    assert told(events) == ["advantage_used side=allied by=9.4-a why=reroll"]
    do(state, "die 5")
    assert asked(state) == "german arras-prompt-reroll-gort 9.4-a"
    assert question(state) == "arras-prompt-reroll-gort die=5 lasts=yes scope=0"
    do(state, "reroll", "die 1")
    assert ended(state).startswith("german 11.3 ")


@pytest.mark.rule("9.4-a")
def test_the_die_of_gort_may_stand() -> None:
    state = position(f"uk-6dli-1@11 uk-4gh-1@5 {RR}@7", turn=4, advantage="german")
    resume(state, SCORE)
    do(state, "die 5")
    assert asked(state) == "german arras-prompt-reroll-gort 9.4-a"
    do(state, "stand")
    assert (ended(state), state.turn, held(state)) == ("", 5, "german")


@pytest.mark.rule("9.4-a")
def test_the_die_that_turns_rommel_north_stands() -> None:
    state = position(f"uk-6dli-1@11 {RR}@7", turn=3)
    resume(state, BEGIN)
    assert asked(state) == "chance arras-roll-north 13.6"
    do(state, "die 6")
    assert asked(state) == "chance arras-roll-initiative 4.1-b"
    assert (state.north, held(state)) == (1, "allied")


# --- 9.4-a, the other reading: the Advantage releases a group ---------------------------------------------------------


@pytest.fixture
def automatic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An owner's table that has the Advantage release groups without a roll."""
    (tmp_path / "tables.json").write_text('{"advantage": {"release": "automatic"}}')
    monkeypatch.setattr(GAME, "book", GAME.corrected(tmp_path).book)


@pytest.mark.rule("9.4-a")
@pytest.mark.usefixtures("automatic")
@pytest.mark.parametrize(("turn", "release", "rule", "least", "units"), RELEASES)
def test_the_owner_of_the_group_may_release_it(turn: int, release: str, rule: str, least: int, units: str) -> None:
    owner = "allied" if release == "french" else "german"
    state = roll(turn, release, units, owner)
    do(state, f"die {least - 1}")
    assert asked(state) == f"{owner} arras-prompt-reroll-release 9.4-a"
    assert legal(state) == ["stand", "release"]
    kept = state.copy()
    events = do(state, "release")
    assert told(events)[:2] == [f"advantage_used side={owner} by=9.4-a why=release", f"released release={release}"]
    assert cites(events)[:2] == ["9.4-a", rule]
    assert (held(state) != owner, state.pending) == (True, 0)
    do(kept, "stand")
    assert (held(kept) == owner, kept.pending != 0) == (True, True)


@pytest.mark.rule("9.4-a")
@pytest.mark.usefixtures("automatic")
@pytest.mark.parametrize(("turn", "release", "rule", "least", "units"), RELEASES)
def test_nobody_is_asked_where_the_die_releases_or_the_enemy_holds_it(
    turn: int, release: str, rule: str, least: int, units: str
) -> None:
    owner, other = ("allied", "german") if release == "french" else ("german", "allied")
    state = roll(turn, release, units, owner)
    events = do(state, f"die {least}")
    assert told(events)[1] == f"released release={release}"
    state = roll(turn, release, units, other)
    do(state, f"die {least - 1}")
    assert "9.4-a" not in asked(state)
    assert state.pending != 0


@pytest.mark.rule("9.4-a")
@pytest.mark.usefixtures("automatic")
def test_gort_is_rolled_again_all_the_same() -> None:
    state = position(f"uk-6dli-1@11 {RR}@7", turn=4)
    resume(state, SCORE)
    do(state, "die 6")
    assert legal(state) == ["stand", "reroll"]


# --- 9.5: once a turn -------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.5")
def test_who_gets_it_back_in_the_same_turn_cannot_use_it_again() -> None:
    state = assault(f"{DLI[0]}@11*")
    do(state, "margin 0", "reroll", "margin 6", "reroll", "margin 0")
    assert (held(state), state.used) == ("allied", 0b11)
    do(state, "hold", "pass")
    assert asked(state) == "allied arras-prompt-phase 4.3"
    assert starts(state, "refresh") == []
    do(state, "pass")
    assert asked(state) == "allied arras-prompt-reorganise 10.0"  # nobody was asked to extend the turn


@pytest.mark.rule("9.5")
def test_a_new_turn_gives_the_right_back() -> None:
    state = position(f"uk-6dli-1@11* {RR}@7", turn=1, used=NOBODY, passes=1, side="german")
    events = do(state, "pass")
    assert "turn_began turn=2" in told(events)
    assert (state.turn, state.used, held(state)) == (2, 0, "allied")


@pytest.mark.rule("9.5")
def test_it_stays_with_its_holder_from_turn_to_turn() -> None:
    state = position(f"uk-6dli-1@11 {RR}@7", turn=1, advantage="german", passes=1)
    do(state, "pass", "close")
    assert (state.turn, held(state)) == (2, "german")
    do(state, "pass", "pass")
    assert asked(state) == "german arras-prompt-extend 9.2"


@pytest.mark.rule("9.5")
def test_each_use_counts_whatever_it_is_for() -> None:
    state = position(TIRED, used="german", control="11+")
    do(state, "refresh E", "die 1")
    assert state.used == 0b11
    do(state, "pass", "pass")
    assert state.turn == 2  # the German holds it, and used it before: nobody was asked to extend the turn
    state = position(TIRED, used="german", control="11+", passes=1)
    do(state, "pass", "extend")
    assert state.used == 0b11
    assert starts(state, "refresh") == []

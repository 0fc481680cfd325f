"""4.0 The sequence of play: Initiative, air support, the combat phase with its impulses, the end of the turn."""

import pytest

from grognard.games.arras import GAME
from grognard.games.arras.board import RELEASES
from grognard.games.arras.state import ArrasState
from grognard.games.arras.turn import Course
from grognard.kernel import LOSS, OBSERVER, WIN, Event, engine
from tests.arras.position import (
    NOBODY,
    asked,
    at,
    cites,
    do,
    historical,
    legal,
    position,
    question,
    starts,
    told,
    track,
)

BOTH = "uk-6dli-1@23 uk-8dli-1@22 de-ss-3-3@8 de-ss-2-3@9"


def begin(state: ArrasState, turn: int) -> list[Event]:
    """Let a turn begin in a position."""
    state.turn = turn - 1
    state.stack = [Course()]
    events: list[Event] = []
    engine.run(state, events)
    return events


# --- 4.0 the steps of a turn ---------------------------------------------------------------------------------------


@pytest.mark.rule("4.0")
def test_the_first_turn_has_no_events_and_no_dice() -> None:
    state = GAME.new("historical", GAME.settle_options({}), b"test")
    events: list[Event] = []
    engine.run(state, events)
    assert told(events)[-3:] == ["turn_began turn=1", "initiative_given side=allied", "air_taken allied=2 german=0"]
    assert cites(events)[-3:] == ["4.0", "4.1-a", "4.2"]
    assert asked(state) == "allied arras-prompt-phase 4.3"


@pytest.mark.rule("4.0")
def test_a_turn_in_its_order() -> None:
    """Turn 4: releases and Rommel, the Initiative, air support, the phase, both reorganise, points, Gort, all Fresh."""
    units = f"{BOTH} uk-9dli-1@dead uk-9dli-2@dead de-1-6rr@dead de-2-6rr@dead de-1-25pz@waiting"
    state = position(units, pending="panzers", control="11+ 5+", advantage="german", used="german")
    events = begin(state, 4)
    assert told(events) == ["turn_began turn=4"]
    assert state.used == 0  # 9.5
    assert asked(state) == "chance arras-roll-release-panzers 13.2"
    do(state, "die 1", "stand")
    assert asked(state) == "chance arras-roll-north 13.6"
    do(state, "die 1")
    assert asked(state) == "chance arras-roll-initiative 4.1-b"
    events = do(state, "margin 1", "stand")
    assert told(events) == ["initiative_rolled margin=1 bonus=1 allied=() german=()", "air_taken allied=2 german=2"]
    assert asked(state) == "allied arras-prompt-phase 4.3"
    events = do(state, "pass", "pass")
    assert told(events) == [
        "initiative_passed side=german why=pass",
        "initiative_passed side=allied why=pass",
        "phase_ended",
    ]
    assert asked(state) == "german arras-prompt-extend 9.2"
    do(state, "close")
    assert asked(state) == "allied arras-prompt-reorganise 10.0"
    do(state, "finish")
    assert asked(state) == "german arras-prompt-reorganise 10.0"
    events = do(state, "finish")
    assert told(events) == ["scored vp=2 target=10"]
    assert asked(state) == "chance arras-roll-gort 13.5"
    events = do(state, "die 5", "stand")
    assert told(events)[1:] == ["refreshed", "turn_began turn=5", "released release=panzers"]
    assert cites(events)[1:3] == ["4.5", "4.0"]


@pytest.mark.rule("4.0", "4.3-c")
def test_a_phase_that_ends_leaves_the_step_to_the_advantage_only_if_it_is_unused() -> None:
    for used, after in (("", "allied arras-prompt-extend 9.2"), (NOBODY, "allied arras-prompt-phase 4.3")):
        state = position(BOTH, used=used, control="11+")
        do(state, "pass", "pass")
        assert asked(state) == after
        assert state.turn == (1 if used == "" else 2)


# --- 4.1 Initiative ------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.1", "4.1-a", "4.1-c")
@pytest.mark.parametrize(("turn", "side"), [(1, "allied"), (2, "allied"), (6, "german"), (7, "german")])
def test_the_turns_in_which_one_side_begins_by_itself(turn: int, side: str) -> None:
    for before in ("allied", "german"):
        state = position(BOTH, side=before, used=NOBODY, north=True)
        events = begin(state, turn)
        assert told(events)[:2] == [f"turn_began turn={turn}", f"initiative_given side={side}"]
        assert cites(events)[1] == {"allied": "4.1-a", "german": "4.1-c"}[side]
        assert asked(state) == f"{side} arras-prompt-phase 4.3"  # he acts first
        assert GAME.view(state, OBSERVER).active == side
        assert track(state, "initiative").side == side


@pytest.mark.rule("4.1", "4.1-b")
@pytest.mark.parametrize("turn", [3, 4, 5])
@pytest.mark.parametrize(("margin", "side"), [(1, "allied"), (-1, "german"), (10, "allied"), (-10, "german")])
def test_the_turns_in_which_both_sides_roll(turn: int, margin: int, side: str) -> None:
    state = position(BOTH, used=NOBODY, north=True)
    state.air = [0, 0]
    assert told(begin(state, turn)) == [f"turn_began turn={turn}"]
    state.used = 3
    assert asked(state) == "chance arras-roll-initiative 4.1-b"
    events = do(state, f"margin {margin}")
    assert told(events)[0] == f"initiative_rolled margin={margin} bonus=0 allied=() german=()"
    assert cites(events)[0] == "4.1-b"
    assert events[0].result() == side
    assert asked(state) == f"{side} arras-prompt-phase 4.3"
    assert state.starter == ("allied", "german").index(side)


@pytest.mark.rule("4.1-b")
@pytest.mark.parametrize(
    ("control", "bonus"),
    [("", 0), ("9+", 1), ("5+", 1), ("9+ 5+", 2), ("20-", -1), ("9+ 20-", 0), ("9+ 5+ 20-", 1), ("10+ 21- 19+", 0)],
)
def test_what_the_allied_roll_gains_and_loses(control: str, bonus: int) -> None:
    """A tie is no outcome: it is rolled again. Above it the Allies have it, below it the Germans."""
    state = position("uk-6dli-1@23 de-ss-3-3@8", used=NOBODY, north=True, control=control)
    begin(state, 3)
    now = GAME.decision(state)
    assert now is not None
    assert [str(action) for action in now.actions] == [f"margin {m}" for m in range(-10, 11) if m != -bonus]
    assert sum(now.weights) == 36 * 36 - {0: 146, 1: 140, 2: 125}[abs(bonus)]
    assert (now.weights[0], now.weights[-1]) == (1, 1)
    for margin, side in ((1 - bonus, "allied"), (-1 - bonus, "german")):
        after = state.copy()
        after.used = 3
        events = do(after, f"margin {margin}")
        assert told(events)[0] == f"initiative_rolled margin={margin} bonus={bonus} allied=() german=()"
        assert asked(after) == f"{side} arras-prompt-phase 4.3"


@pytest.mark.rule("4.1-b")
def test_the_dice_may_be_rolled_again_by_the_advantage() -> None:
    """9.4: the holder of the Advantage is asked after every roll of the turn."""
    state = position(BOTH, north=True)
    begin(state, 3)
    assert question(state) == "arras-roll-initiative scope=0"
    do(state, "margin -3")
    assert asked(state) == "allied arras-prompt-reroll-initiative 9.4"
    assert question(state) == "arras-prompt-reroll-initiative side=@side-german scope=0"
    do(state, "reroll")
    assert asked(state) == "chance arras-roll-initiative 4.1-b"
    do(state, "margin 2")
    assert asked(state) == "german arras-prompt-reroll-initiative 9.4"
    do(state, "stand")
    assert asked(state) == "allied arras-prompt-phase 4.3"


@pytest.mark.rule("4.1-b")
def test_the_dice_that_were_rolled_are_told() -> None:
    state = position(BOTH, used=NOBODY, north=True)
    begin(state, 3)
    state.used = 3
    (event, *_) = GAME.resolve(state, GAME.grammar.parse("margin 10"), 0)
    assert told([event]) == ["initiative_rolled margin=10 bonus=0 allied=(6, 6) german=(1, 1)"]
    assert event.thrown() == (6, 6, 1, 1)


@pytest.mark.rule("4.1-b")
def test_d_15_initiative() -> None:
    """Turn 4, the Allies control 9 and 5, the Germans 20: 7 + 1 + 1 − 1 = 8 beats a German 7."""
    state = position("uk-6dli-1@23 de-ss-3-3@8", used=NOBODY, north=True, control="9+ 5+ 20-")
    begin(state, 4)
    state.used = 3
    events = do(state, "dice 43 52")
    assert told(events)[0] == "initiative_rolled margin=0 bonus=1 allied=() german=()"
    assert asked(state) == "allied arras-prompt-phase 4.3"
    again = position("uk-6dli-1@23 de-ss-3-3@8", used=NOBODY, north=True, control="9+ 5+ 20-")
    begin(again, 4)
    assert "margin -1" not in legal(again)  # 6 + 1 against 7: both roll again


# --- 4.2 air support -----------------------------------------------------------------------------------------------


@pytest.mark.rule("4.2")
@pytest.mark.parametrize(("turn", "german"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 2), (6, 3), (7, 4)])
def test_both_sides_take_the_markers_of_the_turn_and_those_left_over_are_lost(turn: int, german: int) -> None:
    state = position(BOTH, used=NOBODY, north=True, air=(9, 9))
    events = begin(state, turn)
    state.used = 3
    if turn in (3, 4, 5):
        events += do(state, "margin 1")
    assert told(events)[-1] == f"air_taken allied=2 german={german}"
    assert cites(events)[-1] == "4.2"
    assert state.air == [2, german]
    assert [(row.value, row.size, row.side) for row in GAME.view(state, OBSERVER).tracks if row.id == "air"] == [
        (2, 2, "allied"),
        (german, german, "german"),
    ]


@pytest.mark.rule("4.2")
def test_a_marker_that_is_used_is_not_given_back_before_the_next_turn() -> None:
    state = position(BOTH, used=NOBODY, control="11+")
    begin(state, 2)
    state.used, state.air[0] = 3, 1
    assert (track(state, "air", "allied").value, track(state, "air", "allied").size) == (1, 2)
    do(state, "pass", "pass")
    assert (state.turn, asked(state)) == (3, "chance arras-roll-initiative 4.1-b")
    state.used = 3
    do(state, "margin 1")
    assert state.air == [2, 1]


# --- 4.3 the combat phase ------------------------------------------------------------------------------------------


@pytest.mark.rule("4.3")
def test_impulse_after_impulse_in_any_order_and_the_same_sector_again() -> None:
    units = "uk-6dli-1@23 uk-6dli-2@23 uk-6dli-3@23 uk-8dli-1@22 de-ss-3-3@8"
    state = position(units, used=NOBODY)
    for unit, place in (("uk-6dli-1", "24"), ("uk-8dli-1", "21"), ("uk-6dli-3", "24")):
        assert told(do(state, f"move {unit}", f"to {place}", "stop")[1:]) == []
        if "end" in legal(state):
            do(state, "end")
        assert asked(state) == "allied arras-prompt-phase 4.3"
    assert legal(state) == ["move uk-6dli-2", "pass"]


@pytest.mark.rule("4.3")
def test_everything_that_can_be_done_is_listed() -> None:
    """Moves by place, then fights, guns, the Advantage, and to pass."""
    units = (
        "uk-6dli-1@12 uk-365-92ra@12 uk-7rtr-a@9 uk-martel@9 uk-368-92ra@23 uk-8dli-1@23* uk-8dli-2@25* "
        "de-ss-3-3@12 de-ss-2-3@9 de-1-6rr@5"
    )
    state = position(units, control="11+ 10+")
    assert legal(state) == [
        "move uk-7rtr-a", "move uk-martel", "move uk-6dli-1", "move uk-365-92ra", "move uk-368-92ra",
        "fight 9", "fight 12", "bombard uk-365-92ra", "refresh 23", "refresh 25", "pass",
    ]  # fmt: skip
    assert starts(position(units, advantage="german"), "refresh") == []
    assert starts(position(units, used="allied"), "refresh") == []


@pytest.mark.rule("4.3")
def test_every_gun_with_a_target_may_bombard() -> None:
    units = "uk-365-92ra@25 uk-368-92ra@25* de-1-78art@3 de-2-78art@3 uk-8dli-1@3* de-ss-art1@7 de-1-6rr@10"
    state = position(units, used=NOBODY)
    assert starts(state, "bombard") == ["uk-365-92ra"]
    german = position(units, side="german", used=NOBODY)
    assert starts(german, "bombard") == ["de-1-78art", "de-2-78art", "de-ss-art1"]
    frozen = position(units, side="german", used=NOBODY, frozen="de-2-78art")
    assert starts(frozen, "bombard") == ["de-1-78art", "de-ss-art1"]


@pytest.mark.rule("4.3-a", "4.3-b")
@pytest.mark.parametrize(("side", "other"), [("allied", "german"), ("german", "allied")])
def test_who_passes_loses_the_initiative_at_once(side: str, other: str) -> None:
    state = position(BOTH, side=side, used=NOBODY)
    events = do(state, "pass")
    assert told(events) == [f"initiative_passed side={other} why=pass"]
    assert cites(events) == ["4.3-a"]
    assert asked(state) == f"{other} arras-prompt-phase 4.3"
    assert GAME.view(state, OBSERVER).active == other


@pytest.mark.rule("4.3-a", "4.3-b")
@pytest.mark.parametrize(("side", "other"), [("allied", "german"), ("german", "allied")])
def test_who_has_no_fresh_unit_left_loses_the_initiative_at_once(side: str, other: str) -> None:
    units = "uk-6dli-1@23 uk-8dli-1@22* uk-9dli-1@E de-ss-3-3@8 de-ss-2-3@9* de-5pz-1-31@A"
    state = position(units, side=side, used=NOBODY, frozen="uk-9dli-1 de-5pz-1-31")
    unit, place = {"allied": ("uk-6dli-1", "24"), "german": ("de-ss-3-3", "7")}[side]
    events = do(state, f"move {unit}", f"to {place}", "stop")
    assert told(events)[-1] == f"initiative_passed side={other} why=exhausted"
    assert cites(events)[-1] == "4.3-a"
    assert asked(state) == f"{other} arras-prompt-phase 4.3"
    # the other one holds it under the same conditions; with nobody Fresh the phase is over
    unit, place = {"german": ("uk-6dli-1", "24"), "allied": ("de-ss-3-3", "7")}[side]
    events = do(state, f"move {unit}", f"to {place}", "stop")
    assert [line for line in told(events) if "phase_ended" in line or "initiative_passed" in line] == [
        f"initiative_passed side={side} why=exhausted",
        "phase_ended",
    ]


@pytest.mark.rule("4.3-a", "4.3-b")
@pytest.mark.parametrize("side", ["allied", "german"])
def test_who_fails_an_assault_loses_the_initiative(side: str) -> None:
    units = "uk-7rtr-a@11 uk-8dli-1@E de-1-6rr@10 de-ss-3-3@8"
    state = position(units, side=side, used=NOBODY)
    unit, place, other = {"allied": ("uk-7rtr-a", "10", "german"), "german": ("de-1-6rr", "11", "allied")}[side]
    do(state, f"move {unit}", f"to {place}", f"assault {place}", f"point {unit}")
    events = do(state, "dice 11 66")
    assert "initiative_passed" not in "".join(told(events))  # not before the defender has held or withdrawn
    events = do(state, "hold")
    assert told(events) == [f"initiative_passed side={other} why=failed"]
    assert asked(state) == f"{other} arras-prompt-phase 4.3"


@pytest.mark.rule("4.3-a")
def test_who_wins_an_assault_keeps_the_initiative() -> None:
    state = position("uk-7rtr-a@11 uk-8dli-1@E de-1-6rr@10 de-ss-3-3@8", used=NOBODY)
    do(state, "move uk-7rtr-a", "to 10", "assault 10", "point uk-7rtr-a", "dice 66 32", "spend de-1-6rr", "hold")
    assert asked(state) == "allied arras-prompt-phase 4.3"
    last = position("uk-7rtr-a@11 de-1-6rr@10 de-ss-3-3@8", used=NOBODY)
    do(last, "move uk-7rtr-a", "to 10", "assault 10", "point uk-7rtr-a", "dice 66 32", "spend de-1-6rr")
    assert told(do(last, "hold")) == ["initiative_passed side=german why=exhausted"]  # unless nobody is Fresh


@pytest.mark.rule("4.3-a")
@pytest.mark.parametrize(("dice", "why"), [("11 66", "failed"), ("66 11", "")])
def test_who_fails_a_bombardment_loses_the_initiative(dice: str, why: str) -> None:
    state = position("uk-365-92ra@25 uk-8dli-1@E de-1-6rr@10 de-ss-3-3@8", used=NOBODY)
    events = do(state, "bombard uk-365-92ra", "target 10", f"dice {dice}")
    if why:
        assert told(events)[-1] == f"initiative_passed side=german why={why}"
    else:
        do(state, *(["spend de-1-6rr"] if "spend de-1-6rr" in legal(state) else ["eliminate de-1-6rr"]))
        assert GAME.view(state, OBSERVER).active == "allied"


@pytest.mark.rule("4.3-c")
def test_two_passes_one_after_the_other_end_the_phase() -> None:
    state = position(BOTH, used=NOBODY, control="11+")
    events = do(state, "pass", "pass")
    assert told(events)[:3] == [
        "initiative_passed side=german why=pass",
        "initiative_passed side=allied why=pass",
        "phase_ended",
    ]
    assert cites(events)[:3] == ["4.3-a", "4.3-a", "4.3-c"]
    assert state.turn == 2


@pytest.mark.rule("4.3-c")
def test_an_impulse_between_two_passes_keeps_the_phase_going() -> None:
    state = position(BOTH, used=NOBODY, control="11+")
    do(state, "pass", "move de-ss-3-3", "to 7", "stop")
    assert asked(state) == "german arras-prompt-phase 4.3"
    assert told(do(state, "pass")) == ["initiative_passed side=allied why=pass"]
    assert asked(state) == "allied arras-prompt-phase 4.3"
    assert "phase_ended" in told(do(state, "pass"))


@pytest.mark.rule("4.3-c")
def test_the_advantage_is_no_impulse_between_two_passes() -> None:
    state = position("uk-6dli-1@23* uk-8dli-1@22 de-ss-3-3@8", used="german", passes=1, control="11+")
    do(state, "refresh 23", "die 1")
    assert at(state, "uk-6dli-1") == "23"
    assert "phase_ended" in told(do(state, "pass"))


@pytest.mark.rule("4.3-c")
def test_who_receives_the_initiative_without_a_fresh_unit_passes_by_himself() -> None:
    state = position("uk-6dli-1@23 uk-8dli-1@22 de-ss-3-3@8*", used=NOBODY, control="11+")
    events = do(state, "pass")
    assert told(events)[:3] == [
        "initiative_passed side=german why=pass",
        "initiative_passed side=allied why=exhausted",
        "phase_ended",  # both have passed
    ]
    # a failure is no pass: the Allied player, who gets it back, may go on
    state = position("uk-7rtr-a@11 uk-8dli-1@22 de-1-6rr@10*", used=NOBODY, control="11+ 5+ 6+ 7+ 9+ 25+")
    do(state, "move uk-7rtr-a", "to 10", "assault 10", "point uk-7rtr-a")
    events = do(state, "dice 11 66")
    assert told(events)[-2:] == [
        "initiative_passed side=german why=failed",
        "initiative_passed side=allied why=exhausted",
    ]
    assert legal(state) == ["move uk-8dli-1", "pass"]
    assert "phase_ended" in told(do(state, "pass"))


@pytest.mark.rule("4.3-c")
def test_before_he_passes_he_has_the_chance_to_use_the_advantage() -> None:
    state = position("uk-6dli-1@23 uk-8dli-1@22 de-ss-3-3@8*", advantage="german", control="11+")
    do(state, "pass")
    assert asked(state) == "german arras-prompt-phase 4.3"
    assert legal(state) == ["refresh 8", "pass"]
    used = state.copy()
    do(used, "refresh 8", "die 3")
    assert legal(used) == ["move de-ss-3-3", "pass"]
    assert told(do(state, "pass"))[:2] == ["initiative_passed side=allied why=pass", "phase_ended"]


@pytest.mark.rule("4.3-c")
def test_with_no_fresh_unit_on_either_side_the_phase_ends() -> None:
    state = position("uk-6dli-1@23 de-ss-3-3@8*", used=NOBODY, control="11+")
    events = do(state, "move uk-6dli-1", "to 24", "stop")
    assert told(events)[1:3] == ["initiative_passed side=german why=exhausted", "phase_ended"]
    assert state.turn == 2


@pytest.mark.rule("4.3-c")
def test_who_can_do_nothing_with_his_fresh_units_can_only_pass() -> None:
    """A leader and a gun in zone D, with nothing but enemy places round it and no target."""
    state = position("uk-martel@D uk-365-92ra@D de-ss-3-3@8", used=NOBODY, control="20-")
    assert legal(state) == ["pass"]
    assert asked(state) == "allied arras-prompt-phase 4.3"


@pytest.mark.rule("4.3-d")
def test_frozen_units_do_not_count_as_fresh() -> None:
    state = position(
        "uk-6dli-1@23 uk-9dli-1@E de-5pz-1-31@A", used=NOBODY, control="11+", frozen="uk-9dli-1 de-5pz-1-31"
    )
    assert legal(state) == ["move uk-6dli-1", "pass"]
    events = do(state, "move uk-6dli-1", "to 24", "stop")
    assert told(events)[1:3] == ["initiative_passed side=german why=exhausted", "phase_ended"]
    free = position("uk-6dli-1@23 uk-9dli-1@E de-5pz-1-31@A", used=NOBODY, control="11+", frozen="uk-9dli-1")
    events = do(free, "move uk-6dli-1", "to 24", "stop")
    assert told(events)[1:] == ["initiative_passed side=german why=exhausted"]
    assert asked(free) == "german arras-prompt-phase 4.3"


# --- 4.4, 4.5 the end of the turn ----------------------------------------------------------------------------------


@pytest.mark.rule("4.4")
def test_the_allies_reorganise_first_then_the_germans() -> None:
    units = f"{BOTH} uk-9dli-1@dead uk-9dli-2@dead de-1-6rr@dead de-2-6rr@dead"
    state = position(units, used=NOBODY, control="11+", passes=1)
    do(state, "pass")
    assert asked(state) == "allied arras-prompt-reorganise 10.0"
    assert legal(state) == ["return uk-9dli-1", "return uk-9dli-2", "finish"]
    do(state, "finish")
    assert asked(state) == "german arras-prompt-reorganise 10.0"
    assert legal(state) == ["return de-2-6rr", "return de-1-6rr", "finish"]
    events = do(state, "finish")
    assert told(events)[0] == "scored vp=1 target=10"
    alone = position(f"{BOTH} de-1-6rr@dead de-2-6rr@dead", used=NOBODY, control="11+", passes=1)
    do(alone, "pass")
    assert asked(alone) == "german arras-prompt-reorganise 10.0"


@pytest.mark.rule("4.5")
def test_the_end_phase_in_its_order() -> None:
    """Turn 5, 2 VP: no automatic victory, Gort plays on, everybody turns Fresh, the marker advances."""
    units = "uk-6dli-1@23* uk-8dli-1@22 de-ss-3-3@8* de-ss-2-3@9"
    state = position(units, turn=5, used=NOBODY, control="3+ 5+ 7+ 11+", passes=1, north=True)
    events = do(state, "pass")
    assert told(events) == ["initiative_passed side=german why=pass", "phase_ended", "scored vp=3 target=10"]
    assert asked(state) == "chance arras-roll-gort 13.5"
    assert (at(state, "uk-6dli-1"), at(state, "de-ss-3-3"), state.turn) == ("23*", "8*", 5)
    events = do(state, "die 1")
    assert told(events)[:3] == ["gort_rolled die=1 bonus=6 lasts=7", "refreshed", "turn_began turn=6"]
    assert (at(state, "uk-6dli-1"), at(state, "de-ss-3-3"), state.turn) == ("23", "8", 6)


@pytest.mark.rule("4.5")
@pytest.mark.parametrize(("turn", "gort"), [(1, False), (2, False), (3, False), (4, True), (5, True), (6, True)])
def test_gort_decides_on_turns_4_to_6(turn: int, gort: bool) -> None:
    state = position(BOTH, turn=turn, used=NOBODY, control="11+", passes=1, north=True)
    events = told(do(state, "pass"))
    assert ("refreshed" in events) is not gort
    assert (asked(state) == "chance arras-roll-gort 13.5") is gort
    assert state.turn == turn + (not gort)


@pytest.mark.rule("4.5")
@pytest.mark.parametrize(("control", "rule", "results"), [
    ("A+ 1+", "11.1-a", (WIN, LOSS)), ("2+ 4+ 6+ 7+", "11.1", (WIN, LOSS)), ("", "11.1-b", (LOSS, WIN)),
])  # fmt: skip
def test_an_automatic_victory_comes_before_gort(control: str, rule: str, results: tuple[int, int]) -> None:
    state = position(BOTH, turn=4, used=NOBODY, control=control, passes=1, north=True)
    events = told(do(state, "pass"))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.rule, outcome.results) == (rule, results)
    assert GAME.decision(state) is None
    assert "refreshed" not in events


@pytest.mark.rule("4.5")
@pytest.mark.parametrize(("vp", "results"), [(9, (LOSS, WIN)), (10, (WIN, LOSS))])
def test_after_turn_7_the_points_decide(vp: int, results: tuple[int, int]) -> None:
    """No decision of Gort: eight or nine places, and the two rings 6 and 7."""
    places = ["6", "7", "10", "11", "12", "13", "14", "15", "16"][: vp - 1]
    state = position(
        "uk-6dli-1@23 de-ss-3-3@8", turn=7, used=NOBODY, control=" ".join(f"{place}+" for place in places),
        passes=1, north=True,
    )  # fmt: skip
    events = told(do(state, "pass"))
    assert f"scored vp={vp} target=10" in events
    assert "refreshed" not in events
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.rule, outcome.results) == ("11.3", results)


@pytest.mark.rule("4.5")
def test_every_spent_unit_turns_fresh_and_nobody_else_changes() -> None:
    units = "uk-6dli-1@23* uk-martel@23* uk-9dli-1@dead de-ss-3-3@8* de-5pz-1-31@A* de-1-6rr@out"
    state = position(units, used=NOBODY, control="11+", passes=1, frozen="de-5pz-1-31")
    do(state, "pass")
    names = ("uk-6dli-1", "uk-martel", "uk-9dli-1", "de-ss-3-3", "de-5pz-1-31", "de-1-6rr")
    assert [at(state, unit) for unit in names] == ["23", "23", "dead", "8", "A", "out"]


@pytest.mark.rule("4.0")
def test_the_historical_game_begins_with_the_allies() -> None:
    state = historical()
    assert asked(state) == "allied arras-prompt-phase 4.3"
    assert state.pending == (1 << len(RELEASES)) - 1
    assert (track(state, "turn").value, track(state, "turn").size) == (1, 7)

"""13.0 Special rules: releases and arrivals at the start of a turn, Gort's decision, Rommel turns north."""

import pytest

from grognard.games.arras import GAME
from grognard.games.arras.board import UNITS
from grognard.games.arras.state import ArrasState
from grognard.kernel import NO_SCOPE
from tests.arras.position import (
    NOBODY,
    asked,
    at,
    cites,
    do,
    dusk,
    ended,
    group,
    holder,
    legal,
    position,
    seen,
    starts,
    told,
    track,
    worded,
)

FRENCH = ["fr-13bcc-1", "fr-13bcc-2", "fr-13bcc-3", "fr-3dlm", "fr-11rdp-1", "fr-11rdp-2"]
RESERVES = ["uk-365-92ra", "uk-368-92ra", "uk-9dli-1", "uk-9dli-2", "uk-9dli-3", "uk-9dli-4"]
PANZERS = ["de-1-25pz", "de-2-25pz", "de-1-66pz", "de-rothenburg"]
FIFTH = ["de-5pz-1-31", "de-5pz-2-31", "de-5pz-1-14rr"]
GROUPS = {"french": FRENCH, "reserves": RESERVES, "panzers": PANZERS, "fifth": FIFTH}
DICE = [f"die {face}" for face in range(1, 7)]


def scope(state: ArrasState) -> int:
    """The activation that a decision is part of."""
    now = GAME.decision(state)
    assert now is not None
    return now.scope


def waiting(release: str) -> str:
    """The units of a group beside the map, or of the 5th Panzer in zone A."""
    return " ".join(f"{name}@{'A' if release == 'fifth' else 'waiting'}" for name in GROUPS[release])


def dawn(turn: int, units: str, *, pending: str = "", **more: object) -> ArrasState:
    """The first question of a turn in a game with these units, and the groups that are still to come."""
    given = " ".join([units, *(waiting(release) for release in pending.split())])
    frozen = " ".join(FIFTH) if "fifth" in pending else ""
    control = f"11+ {more.pop('control', '')}"
    state = dusk(given, turn=turn - 1, pending=pending, frozen=frozen, control=control, **more)
    do(state, "pass")
    if asked(state).endswith("13.5"):
        do(state, "die 6")
    return state


BOTH = "uk-4gh-1@25 de-1-6rr@9"
GORT = {"control": "5+"}  # with a 6, the battle goes on


# --- 13.0 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.0", "4.0", "13.1", "13.3")
def test_the_order_of_turn_2() -> None:
    """13.1, then 13.3, then the Initiative."""
    state = dawn(2, f"{BOTH} uk-4rtr-a@2", pending="french reserves")
    assert asked(state) == "chance arras-roll-release-french 13.1"
    do(state, "die 1")
    assert asked(state) == "allied arras-prompt-reroll-release 9.4-a"
    events = do(state, "stand")
    assert told(events) == ["released release=reserves"]
    assert asked(state) == "allied arras-prompt-arrive 13.3"
    events = do(state, "wait")
    assert told(events) == ["initiative_given side=allied", "air_taken allied=2 german=0"]
    assert asked(state) == "allied arras-prompt-phase 4.3"


@pytest.mark.rule("13.0", "13.3", "13.2", "13.6", "4.1-b")
def test_the_order_of_turn_4() -> None:
    """13.3, 13.2, 13.6, then the dice for the Initiative."""
    state = dawn(4, f"{BOTH} uk-4rtr-a@2", pending="reserves panzers fifth")
    assert asked(state) == "allied arras-prompt-arrive 13.3"
    do(state, "wait")
    assert asked(state) == "chance arras-roll-release-panzers 13.2"
    do(state, "die 1", "stand")
    assert asked(state) == "chance arras-roll-north 13.6"
    do(state, "die 1")
    assert asked(state) == "chance arras-roll-initiative 4.1-b"


@pytest.mark.rule("13.0", "13.4", "13.6", "14.2.3c")
def test_the_order_of_turn_6() -> None:
    """13.4, then 13.6."""
    state = dawn(6, BOTH, pending="fifth", **GORT)
    assert asked(state) == "chance arras-roll-release-fifth 13.4"
    do(state, "die 1", "stand")
    assert asked(state) == "chance arras-roll-north 13.6"
    do(state, "die 1")
    assert asked(state) == "german arras-prompt-phase 4.3"


@pytest.mark.rule("13.0")
def test_nothing_is_due_on_turn_1() -> None:
    state = GAME.setup("historical", {}, b"key")
    assert (asked(state), state.turn) == ("allied arras-prompt-phase 4.3", 1)


# --- 13.0-a -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.0-a", "13.1")
def test_arriving_units_are_split_at_will_fresh_and_act_this_turn() -> None:
    state = dawn(3, BOTH, pending="french")
    assert legal(state) == [*(f"enter {name}" for name in FRENCH), "wait"]
    assert worded(state) == "arras-prompt-arrive release=@arras-release-french"
    assert scope(state) == NO_SCOPE
    do(state, "enter fr-3dlm")
    assert scope(state) == UNITS.index("fr-3dlm")
    assert asked(state) == "allied arras-prompt-arrive-unit 13.1"
    assert worded(state) == "arras-prompt-arrive-unit unit=@arras-fr-3dlm"
    assert legal(state) == ["to 20", "to 21"]
    events = do(state, "to 20")
    assert told(events) == ["arrived unit=fr-3dlm place=20"]
    assert cites(events) == ["13.0-a"]
    assert str(events[0].text()) == "arras-log-arrives unit=@arras-fr-3dlm place=@arras-place-20"
    assert "enter fr-3dlm" not in legal(state)
    do(state, "enter fr-11rdp-1", "to 21", "wait", "margin 6", "stand")
    assert [at(state, name) for name in FRENCH] == ["waiting"] * 3 + ["20", "21", "waiting"]
    assert asked(state) == "allied arras-prompt-phase 4.3"
    assert starts(state, "move") == ["fr-3dlm", "fr-11rdp-1", "uk-4gh-1"]


@pytest.mark.rule("13.0-a")
def test_the_last_unit_ends_the_arrival() -> None:
    state = dawn(3, BOTH, pending="french")
    for name in FRENCH:
        do(state, f"enter {name}", "to 21")
    assert asked(state) == "chance arras-roll-initiative 4.1-b"


@pytest.mark.rule("13.0-a")
def test_units_that_were_held_back_may_come_at_any_later_turn() -> None:
    state = dawn(3, BOTH, pending="french")
    do(state, "enter fr-3dlm", "to 20", "wait", "margin 6", "stand", "pass", "pass", "close")
    assert state.turn == 4
    assert asked(state) == "allied arras-prompt-arrive 13.1"
    assert legal(state) == [*(f"enter {name}" for name in FRENCH if name != "fr-3dlm"), "wait"]
    events = do(state, "enter fr-13bcc-1", "to 21", "wait")
    assert told(events) == ["arrived unit=fr-13bcc-1 place=21"]
    assert asked(state) == "chance arras-roll-north 13.6"


@pytest.mark.rule("13.0-a", "5.1.3")
def test_units_without_room_wait() -> None:
    """20 is full with ten, 21 has nine: one more fits, the others are not asked."""
    full = " ".join([group("allied", "D", "20"), group("allied", "E", "20"), "uk-4ey-1@20 uk-4ey-2@20"])
    nine = " ".join([group("allied", "H", "21"), group("allied", "I", "21"), "uk-4ey-3@21 uk-martel@21"])
    state = dawn(3, f"{BOTH} {full} {nine}".replace("uk-4gh-1@25 ", ""), pending="french")
    do(state, "enter fr-13bcc-1")
    assert legal(state) == ["to 21"]
    do(state, "to 21")
    assert asked(state) == "chance arras-roll-initiative 4.1-b"
    assert [at(state, name) for name in FRENCH] == ["21"] + ["waiting"] * 5


@pytest.mark.rule("13.0-a", "5.1.3-b")
def test_a_leader_finds_room_where_others_do_not() -> None:
    """Ten Germans in 14 and in 15, Allied units in 17 and in zone D: only Rothenburg can come."""
    pools = [group("german", letter, "14") for letter in "ABCD"] + ["de-23flak-hb2@14"]
    pools += [group("german", letter, "15") for letter in "FGH"] + ["de-1-6rr@15 de-ss-2-3@15"]
    state = dawn(5, "uk-4gh-1@25 uk-4ey-1@D uk-4ey-2@17 " + " ".join(pools), pending="panzers", **GORT)
    assert legal(state) == ["enter de-rothenburg", "wait"]
    do(state, "enter de-rothenburg")
    assert legal(state) == ["to 14", "to 15"]
    events = do(state, "to 15")
    assert told(events) == ["arrived unit=de-rothenburg place=15"]
    assert asked(state) == "chance arras-roll-north 13.6"


@pytest.mark.rule("13.0-a")
@pytest.mark.parametrize("enemy", ["de-2-6rr@20", "de-2-6rr@20 uk-2cam-a@20", "de-2-6rr@20*"])
def test_nobody_arrives_on_top_of_enemies(enemy: str) -> None:
    state = dawn(3, f"{BOTH} {enemy}", pending="french")
    do(state, "enter fr-3dlm")
    assert legal(state) == ["to 21"]


@pytest.mark.rule("13.0-a", "5.1.4")
def test_an_arrival_takes_control_of_a_vacant_place() -> None:
    state = dawn(3, BOTH, pending="french", control="20-")
    assert holder(state, "20") == "german"
    events = do(state, "enter fr-3dlm", "to 20")
    assert told(events) == ["arrived unit=fr-3dlm place=20", "controlled side=allied place=20"]
    assert holder(state, "20") == "allied"


@pytest.mark.rule("13.0-a")
def test_with_enemies_in_every_entry_place_nobody_is_asked() -> None:
    state = dawn(3, f"{BOTH} de-2-6rr@20 de-6at@21", pending="french")
    assert asked(state) == "chance arras-roll-initiative 4.1-b"
    assert {at(state, name) for name in FRENCH} == {"waiting"}


# --- 13.1, 13.2 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.1", "13.2")
@pytest.mark.parametrize(
    ("release", "turn", "rule", "entry"),
    [("french", 2, "13.1", ["20", "21"]), ("panzers", 4, "13.2", ["14", "15", "17", "D"])],
)
@pytest.mark.parametrize("face", range(1, 7))
def test_the_die_of_a_release(release: str, turn: int, rule: str, entry: list[str], face: int) -> None:
    """4 to 6 brings the group now; otherwise it comes by itself a turn later, without a die."""
    state = dawn(turn, BOTH, pending=release, **GORT)
    assert asked(state) == f"chance arras-roll-release-{release} {rule}"
    assert legal(state) == DICE
    now = GAME.decision(state)
    assert now is not None
    assert (tuple(now.weights), now.scope) == ((1,) * 6, 0)
    events = do(state, f"die {face}")
    assert told(events) == [f"release_rolled release={release} die={face} least=4"]
    assert (events[0].cite(), events[0].thrown()) == (rule, (face,))
    assert events[0].result() == ("released" if face >= 4 else "held-back")
    result = "released" if face >= 4 else "held-back"
    told_of = f"arras-log-release-die release=@arras-release-{release} die={face} least=4 result={result}"
    assert str(events[0].text()) == told_of
    freed = "yes" if face >= 4 else "no"
    assert worded(state) == f"arras-prompt-reroll-release release=@arras-release-{release} die={face} freed={freed}"
    events = do(state, "stand")
    side = UNITS[UNITS.index(GROUPS[release][0])][:2] == "de"
    if face >= 4:
        assert (told(events), cites(events)) == ([f"released release={release}"], [rule])
        assert str(events[0].text()) == f"arras-log-released release=@arras-release-{release}"
        assert asked(state) == f"{'german' if side else 'allied'} arras-prompt-arrive {rule}"
        do(state, f"enter {GROUPS[release][0]}")
        assert starts(state, "to") == entry
    else:
        assert "released" not in " ".join(told(events))
        assert {at(state, name) for name in GROUPS[release]} == {"waiting"}
        assert "arrive" not in asked(state)


@pytest.mark.rule("13.1", "13.2")
@pytest.mark.parametrize(("release", "turn", "rule"), [("french", 3, "13.1"), ("panzers", 5, "13.2")])
def test_the_group_comes_by_itself_a_turn_later(release: str, turn: int, rule: str) -> None:
    state = dusk(f"{BOTH} {waiting(release)}", turn=turn - 1, pending=release, control="11+ 5+")
    events = do(state, "pass")
    if turn == 5:
        events = do(state, "die 6")
    assert told(events)[-2:] == [f"turn_began turn={turn}", f"released release={release}"]
    assert asked(state).endswith(f"arras-prompt-arrive {rule}")
    assert legal(state) == [*(f"enter {name}" for name in GROUPS[release]), "wait"]


@pytest.mark.rule("13.2")
@pytest.mark.parametrize("turn", [2, 3])
def test_no_panzers_before_turn_4(turn: int) -> None:
    state = dawn(turn, BOTH, pending="panzers")
    assert "13.2" not in asked(state)
    assert {at(state, name) for name in PANZERS} == {"waiting"}


@pytest.mark.rule("13.1", "9.4-a")
def test_a_release_that_has_happened_is_not_rolled_for_again() -> None:
    state = dawn(2, BOTH, pending="french")
    do(state, "die 6", "stand", *(line for name in FRENCH for line in (f"enter {name}", "to 20")))
    do(state, "pass", "pass", "close")
    assert (state.turn, asked(state)) == (3, "chance arras-roll-initiative 4.1-b")


@pytest.mark.rule("13.1", "13.2", "9.4-a")
def test_the_holder_of_the_advantage_may_have_a_release_die_rolled_again() -> None:
    state = dawn(2, BOTH, pending="french", advantage="german")
    do(state, "die 5")
    assert asked(state) == "german arras-prompt-reroll-release 9.4-a"
    events = do(state, "reroll")
    assert told(events) == ["advantage_used side=german by=9.4-a why=reroll"]
    assert asked(state) == "chance arras-roll-release-french 13.1"
    do(state, "die 3")
    assert worded(state).endswith("die=3 freed=no")
    do(state, "stand")
    assert {at(state, name) for name in FRENCH} == {"waiting"}


# --- 13.2-a -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.2-a", "5.1.4", "13.2")
def test_the_panzers_may_come_in_at_zone_d() -> None:
    """Zone D changes hands; from it they go on to places that are open to Germans."""
    state = dawn(5, BOTH, pending="panzers", **GORT)
    events = do(state, "enter de-1-25pz", "to D", "wait")
    assert told(events) == ["arrived unit=de-1-25pz place=D", "controlled side=german place=D"]
    do(state, "die 1", "margin -6", "stand", "move de-1-25pz")
    assert starts(state, "to") == ["17", "19", "20"]
    do(state, "to 20")
    assert starts(state, "to") == ["19"]  # neither back to zone D nor to 21


@pytest.mark.rule("13.2-a", "5.1.2", "13.6-b")
@pytest.mark.parametrize(("north", "entry"), [(False, []), (True, ["D"])])
def test_no_other_german_enters_zone_d_before_rommel_turns_north(north: bool, entry: list[str]) -> None:
    state = position("de-2-6rr@17 uk-4gh-1@25", side="german", turn=5, control="D-", north=north)
    do(state, "move de-2-6rr")
    assert [place for place in starts(state, "to") if place == "D"] == entry


@pytest.mark.rule("13.2-a", "5.1.2", "6.6.2")
@pytest.mark.parametrize("north", [False, True])
def test_nobody_retreats_into_zone_d_before_rommel_turns_north(north: bool) -> None:
    """Zone D is Free for the Germans and borders as few Allied places as 15."""
    units = "uk-7rtr-a@16 uk-4gh-1@25 de-2-6rr@17 de-1-25pz@D"
    state = position(units, north=north, used=NOBODY)
    do(state, "move uk-7rtr-a", "to 17", "assault 17", "point uk-7rtr-a", "dice 11 66", "withdraw de-2-6rr")
    if north:
        assert (at(state, "de-2-6rr"), starts(state, "to")) == ("17", ["15", "D"])
    else:
        assert at(state, "de-2-6rr") == "15*"


@pytest.mark.rule("13.2-a", "6.4.1-a")
def test_panzers_that_are_thrown_back_go_back_to_zone_d() -> None:
    units = "de-1-25pz@D de-2-25pz@D uk-2cam-a@20 uk-4gh-1@25"
    state = position(units, side="german", turn=5, used=NOBODY)
    do(state, "move de-1-25pz", "to 20", "move de-2-25pz", "to 20", "assault 20", "point de-1-25pz", "dice 11 66")
    assert (at(state, "de-1-25pz"), at(state, "de-2-25pz")) == ("dead", "D*")


# --- 13.3 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.3")
@pytest.mark.parametrize("place", ["2", "4", "6", "7"])
@pytest.mark.parametrize("there", ["uk-4rtr-a@{}", "uk-4rtr-a@{} de-6at@{}", "uk-martel@{}", "uk-4rtr-a@{}*"])
def test_a_british_unit_in_a_ringed_sector_releases_the_reserves(place: str, there: str) -> None:
    state = dawn(2, f"{BOTH} {there.replace('{}', place)}", pending="reserves")
    assert asked(state) == "allied arras-prompt-arrive 13.3"
    assert legal(state) == [*(f"enter {name}" for name in RESERVES), "wait"]
    do(state, "enter uk-365-92ra")
    assert legal(state) == ["to D", "to E", "to F"]


@pytest.mark.rule("13.3")
@pytest.mark.parametrize("there", ["fr-3dlm@2", "uk-4rtr-a@5", "uk-4rtr-a@B de-6at@B", "de-6at@4", "uk-martel@dead"])
def test_nobody_else_releases_them(there: str) -> None:
    """A French unit does not, nor a British one in any other place, nor control alone."""
    state = dawn(2, f"{BOTH} {there}", pending="reserves", control="6+")
    assert asked(state) == "allied arras-prompt-phase 4.3"
    assert state.pending


@pytest.mark.rule("13.3")
def test_the_reserves_are_released_for_the_rest_of_the_game() -> None:
    """The British unit has gone again: those that wait may come all the same."""
    state = dawn(3, f"{BOTH} uk-4rtr-a@4", pending="reserves")
    do(state, "enter uk-9dli-1", "to E", "wait", "margin 6", "stand")
    do(state, "move uk-4rtr-a", "to 5", "stop", "pass", "pass", "close")
    assert asked(state) == "allied arras-prompt-arrive 13.3"
    assert "enter uk-9dli-2" in legal(state)


@pytest.mark.rule("13.3")
@pytest.mark.parametrize("turn", [2, 3, 6, 7])
def test_the_reserves_come_in_any_turn(turn: int) -> None:
    state = dawn(turn, f"{BOTH} uk-4rtr-a@4", pending="reserves", **GORT)
    assert asked(state) == "allied arras-prompt-arrive 13.3"


# --- 13.4 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.4")
@pytest.mark.parametrize(("turn", "least"), [(6, 5), (7, 4)])
@pytest.mark.parametrize("face", range(1, 7))
def test_the_die_for_the_fifth_panzer(turn: int, least: int, face: int) -> None:
    state = dawn(turn, BOTH, pending="fifth", **GORT)
    assert asked(state) == "chance arras-roll-release-fifth 13.4"
    events = do(state, f"die {face}", "stand")
    assert told(events)[0] == f"release_rolled release=fifth die={face} least={least}"
    freed = face >= least
    assert ("released release=fifth" in told(events)) is freed
    do(state, "die 1")
    assert asked(state) == "german arras-prompt-phase 4.3"
    assert [name for name in starts(state, "move") if name in FIFTH] == (FIFTH if freed else [])
    assert seen(state, FIFTH[0]).marks == (() if freed else ("frozen",))


@pytest.mark.rule("13.4")
@pytest.mark.parametrize("turn", [2, 3, 4, 5])
def test_no_die_for_the_fifth_panzer_before_turn_6(turn: int) -> None:
    state = dawn(turn, BOTH, pending="fifth", **GORT)
    assert "13.4" not in asked(state)


@pytest.mark.rule("13.4", "4.3-d")
def test_frozen_units_are_not_activated_and_give_no_turn() -> None:
    """With Fresh but frozen units alone the German has nothing to do."""
    state = position(f"uk-4gh-1@25 de-6at@9 {waiting('fifth')}", side="german", frozen=" ".join(FIFTH), used=NOBODY)
    assert starts(state, "move") == ["de-6at"]
    events = do(state, "move de-6at", "to 7", "stop")
    assert told(events)[-1] == "initiative_passed side=allied why=exhausted"


@pytest.mark.rule("13.4", "6.4.2.a-6")
def test_frozen_units_defend_but_do_not_retreat() -> None:
    """AV 6 + 1, DV 9 + 2 + 3: with 6, 6 against 2, 1 the two points turn the Forward Unit Spent, and nobody goes."""
    units = f"uk-7rtr-a@1 uk-7rtr-b@1 uk-4gh-1@25 {waiting('fifth')}"
    state = position(units, frozen=" ".join(FIFTH), used=NOBODY)
    do(state, "move uk-7rtr-a", "to A", "move uk-7rtr-b", "to A", "assault A", "point uk-7rtr-a")
    assert starts(state, "forward") == FIFTH
    do(state, "forward de-5pz-1-14rr", "dice 66 21")
    assert legal(state) == ["spend de-5pz-1-14rr"]
    events = do(state, "spend de-5pz-1-14rr")
    assert told(events)[0] == "turned_spent unit=de-5pz-1-14rr place=A"
    assert asked(state) == "allied arras-prompt-phase 4.3"
    assert [at(state, name) for name in FIFTH] == ["A", "A", "A*"]


# --- 13.5 -------------------------------------------------------------------------------------------------------------


def decision_of_gort(units: str, control: str = "", turn: int = 4, **more: object) -> ArrasState:
    state = dusk(f"uk-4gh-1@25 {units}", turn=turn, control=f"11+ {control}", **more)
    do(state, "pass")
    return state


@pytest.mark.rule("13.5", "11.3")
@pytest.mark.parametrize(("face", "lasts"), [(1, False), (2, False), (3, False), (4, True), (5, True), (6, True)])
def test_d_16_gort(face: int, lasts: bool) -> None:
    """The Allies control 5, contest 3, and 7 is German: +2 +1."""
    state = decision_of_gort("uk-4ey-1@3 de-2-6rr@3 de-1-6rr@7", "5+ 3-")
    assert asked(state) == "chance arras-roll-gort 13.5"
    assert legal(state) == DICE
    events = do(state, f"die {face}")
    assert told(events)[0] == f"gort_rolled die={face} bonus=3 lasts=7"
    assert (events[0].result(), events[0].thrown()) == (
        "battle-goes-on" if lasts else "battle-ends",
        (face,),
    )
    total = f"die={face} bonus=3 total={face + 3}"
    assert str(events[0].text()) == f"arras-log-gort {total} result={events[0].result()}"
    if lasts:
        assert (ended(state), state.turn) == ("", 5)
    else:
        assert ended(state) == "german 11.3 arras-over-points side=@side-german vp=2 target=10"
        assert state.turn == 4


@pytest.mark.rule("13.5")
@pytest.mark.parametrize(
    ("units", "control", "bonus"),
    [
        ("de-1-6rr@7", "", 0),
        ("de-1-6rr@7", "3+", 2),
        ("de-1-6rr@9", "3+ 5+ 7+", 6),
        ("uk-4ey-1@3 de-2-6rr@3", "3-", 1),
        ("uk-4ey-1@3 de-2-6rr@3", "3+", 2),  # control wins: not 3
        ("fr-3dlm@7 de-2-6rr@7", "7-", 0),  # a French unit does not contest for it
        ("fr-3dlm@7 de-2-6rr@7", "7+", 2),  # but control is Allied as a side
        ("fr-3dlm@7 uk-martel@7 de-2-6rr@7", "7-", 1),
        ("uk-4ey-1@4 de-2-6rr@4", "4+ 6+ 10+", 0),
    ],
)
def test_what_adds_to_the_die_for_gort(units: str, control: str, bonus: int) -> None:
    state = decision_of_gort(units, control)
    assert told(do(state, "die 1"))[0] == f"gort_rolled die=1 bonus={bonus} lasts=7"
    assert bool(ended(state)) is (1 + bonus < 7)


@pytest.mark.rule("13.5", "4.5")
@pytest.mark.parametrize("turn", range(1, 8))
def test_gort_decides_on_turns_4_to_6(turn: int) -> None:
    state = decision_of_gort("de-1-6rr@9", "3+", turn)
    if turn in (4, 5, 6):
        assert asked(state) == "chance arras-roll-gort 13.5"
        do(state, "die 5")
        assert (ended(state), state.turn) == ("", turn + 1)
    elif turn == 7:
        assert ended(state).startswith("german 11.3")
    else:
        assert state.turn == turn + 1


@pytest.mark.rule("13.5", "4.5", "11.1")
def test_gort_is_not_asked_when_the_battle_is_won() -> None:
    assert ended(decision_of_gort("de-1-6rr@9", "A+")).startswith("allied 11.1-a")
    assert ended(decision_of_gort("de-1-6rr@9", "11-")).startswith("german 11.1-b")


@pytest.mark.rule("13.5", "11.3")
def test_gort_stops_a_battle_that_the_allies_have_won() -> None:
    state = decision_of_gort("de-1-6rr@4", "12+ 16+ 18+ 17+ 15+ 14+ 13+ 9+ 10+")
    do(state, "die 6")
    assert ended(state) == "allied 11.3 arras-over-points side=@side-allied vp=10 target=10"


@pytest.mark.rule("13.5", "9.4-a")
def test_the_die_for_gort_may_be_rolled_again() -> None:
    state = position("uk-4gh-1@25 de-1-6rr@9", turn=4, control="11+ 5+", passes=1)
    do(state, "pass", "close", "die 4")
    assert asked(state) == "allied arras-prompt-reroll-gort 9.4-a"
    assert worded(state) == "arras-prompt-reroll-gort die=4 lasts=no"
    do(state, "reroll")
    assert asked(state) == "chance arras-roll-gort 13.5"
    do(state, "die 5")
    assert (asked(state), worded(state)) == (
        "german arras-prompt-reroll-gort 9.4-a",
        "arras-prompt-reroll-gort die=5 lasts=yes",
    )
    do(state, "reroll", "die 1")
    assert ended(state).startswith("german 11.3")


# --- 13.6 -------------------------------------------------------------------------------------------------------------


ALLIES = [name for name in UNITS if name.startswith("uk-") and not name.endswith("-r")]


@pytest.mark.rule("13.6", "13.6-a", "13.6-b")
@pytest.mark.parametrize(
    ("face", "crossed", "bonus", "north"),
    [
        (5, 1, 1, True),
        (4, 9, 1, False),
        (4, 10, 2, True),
        (3, 11, 2, False),
        (6, 0, 0, True),
        (5, 0, 0, False),
        (5, 9, 1, True),
        (1, 10, 2, False),
    ],
)
def test_d_17_rommel_turns_north(face: int, crossed: int, bonus: int, north: bool) -> None:
    state = dawn(4, BOTH, crossed=" ".join(ALLIES[:crossed]))
    assert asked(state) == "chance arras-roll-north 13.6"
    assert legal(state) == DICE
    events = do(state, f"die {face}")
    assert told(events)[0] == f"north_rolled die={face} bonus={bonus} need=6"
    assert (events[0].result(), events[0].thrown()) == ("north" if north else "not-north", (face,))
    total = f"die={face} bonus={bonus} total={face + bonus}"
    assert str(events[0].text()) == f"arras-log-north {total} result={events[0].result()}"
    assert bool(state.north) is north
    assert asked(state) == "chance arras-roll-initiative 4.1-b"  # no re-roll: 9.4-a


@pytest.mark.rule("13.6")
@pytest.mark.parametrize("turn", range(2, 8))
def test_the_die_for_the_north_is_rolled_from_turn_4_until_it_succeeds(turn: int) -> None:
    state = dawn(turn, BOTH, **GORT)
    assert (asked(state) == "chance arras-roll-north 13.6") is (turn >= 4)
    state = dawn(turn, BOTH, north=True, **GORT)
    assert "13.6" not in asked(state)


@pytest.mark.rule("13.6")
def test_a_die_that_fails_is_rolled_again_next_turn() -> None:
    state = dawn(4, BOTH, **GORT)
    do(state, "die 5", "margin 6", "stand", "pass", "pass", "close", "die 6", "stand")
    assert (state.turn, asked(state)) == (5, "chance arras-roll-north 13.6")
    do(state, "die 6", "margin 6", "stand", "pass", "pass", "close", "die 6", "stand")
    assert (state.turn, asked(state)) == (6, "german arras-prompt-phase 4.3")


@pytest.mark.rule("13.6", "13.6-a")
@pytest.mark.parametrize(
    ("origin", "place", "counts"),
    [("26", "1", True), ("26", "3", True), ("28", "1", True), ("25", "3", False), ("26", "25", False)],
)
def test_a_step_over_the_scarpe_is_counted(origin: str, place: str, counts: bool) -> None:
    state = position(f"uk-4ey-1@{origin} de-1-6rr@9")
    do(state, "move uk-4ey-1", f"to {place}")
    assert bool(state.crossed) is counts
    if counts:
        shown = track(state, "crossed")
        assert (shown.value, shown.size, shown.side) == (1, 10, "allied")


@pytest.mark.rule("13.6-a")
def test_a_unit_is_counted_once_and_leaders_count() -> None:
    """The tank goes over, and back, and over again; Martel follows."""
    state = position("uk-4rtr-a@26 uk-martel@26 de-1-6rr@9")
    do(state, "move uk-4rtr-a", "to 3", "to 26", "to 1", "stop")
    assert state.crossed == 1 << UNITS.index("uk-4rtr-a")
    do(state, "move uk-martel", "to 3")
    assert state.crossed.bit_count() == 2
    assert track(state, "crossed").value == 2


@pytest.mark.rule("13.6-a", "6.4.1-a")
def test_units_that_are_thrown_back_are_counted() -> None:
    state = position("uk-4ey-1@26 uk-4ey-2@26 de-1-7rr@3", used=NOBODY)
    do(state, "move uk-4ey-1", "to 3", "move uk-4ey-2", "to 3", "assault 3", "point uk-4ey-1", "dice 11 66", "hold")
    assert (at(state, "uk-4ey-1"), at(state, "uk-4ey-2")) == ("dead", "26*")
    assert state.crossed.bit_count() == 2


@pytest.mark.rule("13.6-a")
def test_germans_who_cross_are_not_counted() -> None:
    state = position("de-37recce@26 uk-4gh-1@23", side="german", north=True)
    do(state, "move de-37recce", "to 3", "stop")
    assert state.crossed == 0


@pytest.mark.rule("13.6-b", "5.1.2")
@pytest.mark.parametrize(("north", "open_"), [(False, ["1", "4", "5"]), (True, ["1", "4", "5", "25", "26"])])
def test_rommel_opens_every_place_to_the_germans(north: bool, open_: list[str]) -> None:
    state = position("de-1-7rr@3 uk-4gh-1@23", side="german", turn=4, north=north)
    do(state, "move de-1-7rr")
    assert starts(state, "to") == open_
    assert [row.id for row in GAME.view(state, 0).tracks if row.id == "north"] == (["north"] if north else [])


@pytest.mark.rule("13.6-c", "11.2")
@pytest.mark.parametrize(
    ("lost", "vp"),
    [
        ("", 3),
        ("28-", 2),
        ("F-", 2),
        ("20-", 3),  # half-black
        ("21- 22- 24- 25- 26- 27- 28- D- F-", -6),
        ("1-", 3),
    ],
)
def test_a_blue_place_in_german_hands_costs_a_point(lost: str, vp: int) -> None:
    """11, 16 and 12 trace to zone E by 23."""
    for north in (False, True):
        state = dusk("uk-2cam-a@23 de-1-6rr@9", turn=1, control=f"11+ 16+ 12+ {lost}", north=north)
        do(state, "pass")
        assert state.vp == (vp if north else 3)


@pytest.mark.rule("13.6-c", "5.1.4")
def test_the_point_comes_back_with_the_place() -> None:
    state = position("uk-2cam-a@26 uk-4gh-1@25 de-1-6rr@9", turn=1, control="11+ 12+ 28-", north=True)
    do(state, "move uk-2cam-a", "to 28", "stop", "pass", "pass", "close")
    assert state.vp == 2

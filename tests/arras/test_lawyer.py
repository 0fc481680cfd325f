"""Corners of the rules that several chapters share: what a rules lawyer found, or tried in vain."""

import pytest

from grognard.games.arras.events import Overran
from tests.arras.battle import enter, hit
from tests.arras.position import NOBODY, at, do, dusk, holder, legal, position, refusal, seen, starts, told

FAR = "uk-6dli-1@F de-7mc@A"  # a Fresh unit of each side far away
FIFTH = "de-5pz-1-31 de-5pz-2-31 de-5pz-1-14rr"


# --- 6.5.1: units that leave the active sector and come back ----------------------------------------------------------


@pytest.mark.rule("6.5.1")
def test_no_overrun_of_the_sector_where_the_attackers_began() -> None:
    """3 MP out of contact with Spent enemies, 3 back in, 2 left; both sides began the impulse in 12 all the same."""
    state = position(f"fr-3dlm@12 de-ss-hc@12* {FAR}", used=NOBODY, control="12- 16+")
    enter(state, "fr-3dlm 16 12")
    do(state, "assault 12", "point fr-3dlm")
    events = hit(state, 9)
    assert told(events)[1:] == ["eliminated unit=de-ss-hc place=12 by=6.4.2.a-1", "controlled side=allied place=12"]
    assert at(state, "fr-3dlm") == "12*"


@pytest.mark.rule("6.5.1", "6.5-b")
def test_an_overrun_may_end_in_the_sector_where_it_began_and_goes_no_further() -> None:
    """From 13 the panzers overrun 12 and come back to the Spent enemies in 13, which they shared at the start."""
    state = position(
        "de-1-25pz@13 uk-6dli-1@13* uk-6dli-2@12* uk-6dli-3@F de-7mc@A", side="german", used=NOBODY, control="13-"
    )
    enter(state, "de-1-25pz 12")
    do(state, "assault 12", "point de-1-25pz")
    assert any(isinstance(event, Overran) for event in hit(state, 9))
    enter(state, "de-1-25pz 13")
    do(state, "assault 13", "point de-1-25pz")
    assert not any(isinstance(event, Overran) for event in hit(state, 9))
    assert (at(state, "de-1-25pz"), at(state, "uk-6dli-1")) == ("13*", "dead")


@pytest.mark.rule("5.2.1", "5.2.1-b", "6.6.3")
def test_one_sector_from_within_and_from_outside() -> None:
    """The assault from within fails, the defenders go by choice: who came back in has nobody left and turns Spent."""
    units = f"fr-3dlm@12 uk-6dli-2@12 uk-6dli-3@12 de-ss-hc@12* {FAR}"
    state = position(units, used=NOBODY, control="12- 16+")
    enter(state, "fr-3dlm 16 12")
    do(state, "fight 12", "point uk-6dli-2")
    assert starts(state, "with") == ["uk-6dli-3"]
    do(state, "attack")
    hit(state, 0)
    events = do(state, "withdraw de-ss-hc", "to 9")
    assert told(events)[-2:] == ["controlled side=allied place=12", "initiative_passed side=german why=failed"]
    assert (at(state, "fr-3dlm"), at(state, "uk-6dli-3"), at(state, "uk-6dli-2")) == ("12*", "12", "dead")


# --- 10.2 and 13.4: what returns before its release -------------------------------------------------------------------


@pytest.mark.rule("10.2", "13.4")
@pytest.mark.parametrize(("face", "freed"), [(4, False), (5, True)])
def test_what_returns_of_a_frozen_group_waits_for_its_release(face: int, freed: bool) -> None:
    """The R counter of a tank battalion as much as the infantry: 13.4 binds the whole group until its die."""
    units = "de-5pz-1-31@dead de-5pz-2-31@A de-5pz-1-14rr@dead de-1-6rr@dead de-2-6rr@6 uk-6dli-1@11"
    state = dusk(units, turn=5, pending="fifth", frozen=FIFTH, control="5+")
    do(state, "pass", "return de-5pz-1-31", "to 6", "return de-5pz-1-14rr", "pay de-1-6rr", "to 6")
    assert (at(state, "de-5pz-1-31-r"), at(state, "de-5pz-1-14rr")) == ("6*", "6*")
    do(state, "die 6", f"die {face}", "stand", "die 1")  # Gort, the release, Rommel
    back = ["de-5pz-1-14rr", "de-5pz-1-31-r"]
    assert sorted(set(starts(state, "move")) & set(back)) == (back if freed else [])
    assert [seen(state, unit).marks for unit in back] == [() if freed else ("frozen",)] * 2
    if not freed:
        assert all(refusal(state, unit, place="10").startswith("13.4 arras-no-frozen ") for unit in back)


# --- 13.2-a: zone D before Rommel turns north -------------------------------------------------------------------------


@pytest.mark.rule("13.2-a", "6.4.1-a", "10.1")
def test_zone_d_takes_back_who_is_thrown_back_and_nobody_else() -> None:
    """Thrown back they go where they came from; a retreat, a step or a return to D is closed to them (5.1.2)."""
    units = "de-1-25pz@D de-2-25pz@D de-rothenburg@D de-37recce@dead uk-6dli-2@20 uk-6dli-1@F"
    state = position(units, side="german", turn=4, used=NOBODY)
    assert holder(state, "D") == "german"
    enter(state, "de-1-25pz 20", "de-2-25pz 20")
    do(state, "assault 20", "point de-1-25pz")
    hit(state, 0)
    do(state, "hold")
    assert (at(state, "de-1-25pz"), at(state, "de-2-25pz")) == ("dead", "D*")
    do(state, "pass", "pass")
    assert not starts(state, "return")  # D is the only German place
    leaving = position("de-1-25pz@17 de-rothenburg@D uk-6dli-1@F", side="german", turn=4, used=NOBODY)
    do(leaving, "move de-1-25pz")
    assert "D" not in starts(leaving, "to")


# --- 6.6: rooms that fill up ------------------------------------------------------------------------------------------


@pytest.mark.rule("6.6.1", "6.6.1-b", "6.4.2.a-6")
def test_two_pay_by_a_retreat_and_only_one_finds_room() -> None:
    """Round A lie 1, Allied, and 2 with nine Germans: the second to go is eliminated, the price was the same."""
    nine = "de-37recce de-7mc de-1-7rr de-2-6rr de-6at de-1-42at de-2-42at de-23flak-hb2 de-2-7rr"
    crowd = " ".join(f"{unit}@2*" for unit in nine.split())
    units = f"uk-7rtr-a@1 uk-7rtr-b@1 de-ss-2-3@A* de-ss-1-3@A* {crowd} uk-6dli-1@F"
    state = position(units, used=NOBODY, control="4+ 6+")  # nor is there a way through 2
    enter(state, "uk-7rtr-a A", "uk-7rtr-b A")
    do(state, "assault A", "point uk-7rtr-a", "forward de-ss-2-3")
    hit(state, 4)
    do(state, "retreat de-ss-2-3", "retreat de-ss-1-3")
    events = do(state, "retreat de-ss-1-3")
    assert told(events)[:2] == [
        "retreated unit=de-ss-1-3 origin=A place=2 by=6.4.2.a-1",
        "eliminated unit=de-ss-2-3 place=A by=6.6.1-b",
    ]
    assert (holder(state, "A"), at(state, "uk-7rtr-a")) == ("allied", "A*")


# --- 7.2: the first gun changes what the second one meets -------------------------------------------------------------


@pytest.mark.rule("7.2", "7.3", "6.6.2")
def test_a_retreat_into_the_second_target_changes_its_strongest_defender() -> None:
    """From 12 de-7mc (Spent 5) may go only to 9, where de-eiche (1) stood alone when both targets were named."""
    units = "uk-365-92ra@16 uk-368-92ra@16 uk-6dli-2@16 de-7mc@12* de-eiche@9 uk-6dli-3@11 uk-6dli-4@13 uk-8dli-1@14"
    state = position(units, used=NOBODY)
    do(state, "bombard uk-365-92ra", "target 12", "bombard uk-368-92ra", "target 9", "dice 52 22")
    do(state, "retreat de-7mc")
    assert at(state, "de-7mc") == "9*"
    (rolled,) = [line for line in told(do(state, "dice 52 22")) if line.startswith("rolled")]
    assert "attack=5 defence=6" in rolled
    assert {line.split()[1] for line in legal(state)} == {"de-7mc"}

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


# --- 10.2 and 13.4: what returns before its release --------------------------------------------------------------------


@pytest.mark.rule("10.2", "13.4")
def test_the_r_counter_of_a_frozen_unit_is_frozen_until_the_release() -> None:
    units = "de-5pz-1-31@dead de-5pz-2-31@A de-5pz-1-14rr@dead de-1-6rr@dead de-2-6rr@6 uk-6dli-1@11"
    state = dusk(units, turn=5, pending="fifth", frozen=FIFTH)
    do(state, "pass", "return de-5pz-1-31", "to 6", "return de-5pz-1-14rr", "pay de-1-6rr", "to 6", "die 6")  # Gort
    do(state, "die 4", "stand")

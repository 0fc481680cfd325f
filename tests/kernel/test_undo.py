"""Going back: the barrier, take-backs by consent, branches."""

from random import Random

import pytest

from grognard.kernel import Match, Problem, make_key
from grognard.kernel.record import read, replay, write
from tests.contract.drill import GAME
from tests.contract.drill.state import AMBUSH
from tests.contract.suite import choose, find
from tests.kernel.positions import (
    BLUE1,
    BLUE2,
    RED1,
    RED2,
    answer,
    bid_done,
    drill,
    find_match,
    marching,
    new_match,
    scouted,
    submit,
)

ALL = range(4)


def quiet_wood() -> Match:
    return find_match(scouted, lambda match: drill(match).top != AMBUSH)


# --- the barrier ----------------------------------------------------------------------------------------------------


def test_own_moves_can_be_undone_across_decisions() -> None:
    match = marching()
    before = match.state.copy()
    submit(match, RED1, "move red1-1", "stop", "move red1-2", "stop")
    assert match.undoable(RED1) == 4
    for _ in range(4):
        match.undo(RED1)
    assert match.state == before
    assert match.undoable(RED1) == 0
    with pytest.raises(Problem):
        match.undo(RED1)


def test_undo_leaves_no_trace() -> None:
    match, other = marching(), marching()
    submit(match, RED1, "move red1-1", "stop")
    match.undo(RED1)
    match.undo(RED1)
    assert (match.entries, match.hashes, match.pending) == (other.entries, other.hashes, {})
    assert write(match) == write(other)


def test_step_into_an_interrupt_can_be_undone_until_it_is_answered() -> None:
    match = marching()
    submit(match, RED1, "move red1-1", "step ford")
    assert match.undoable(RED1) == 2
    submit(match, BLUE1, "hold")
    assert match.undoable(RED1) == 0
    assert match.undoable(BLUE1) == 1


def test_nobody_undoes_another_seat_s_act() -> None:
    match = marching()
    submit(match, RED1, "move red1-1")
    assert [match.undoable(seat) for seat in ALL] == [1, 0, 0, 0]
    with pytest.raises(Problem):
        match.undo(RED2)


def test_undo_stops_at_the_dice() -> None:
    match = marching()
    submit(match, RED1, "move red1-1", "step wood")
    assert match.state.draws > 0
    assert match.undoable(RED1) == 0


def test_undo_stops_at_a_look() -> None:
    match = bid_done()
    submit(match, BLUE1, "peek")
    assert match.undoable(BLUE1) == 0
    submit(match, BLUE1, "keep")
    assert match.undoable(BLUE1) == 1


def test_undo_stops_where_a_secret_was_at_work() -> None:
    """No die, no other seat: that the card is no ambush is what red1 has learned."""
    match = quiet_wood()
    submit(match, RED1, "move red1-1", "stop", "move red1-2", "step wood")
    assert match.state.draws == 1, "only the look"
    assert match.undoable(RED1) == 0


def test_undo_goes_on_where_nothing_new_was_learned() -> None:
    match = quiet_wood()
    submit(match, RED1, "move red1-1", "step wood", "stop", "move red1-2", "step wood", "stop")
    assert match.undoable(RED1) == 4


@pytest.mark.parametrize(("first", "last"), [(RED1, BLUE1), (BLUE1, RED1)])
def test_sealed_answer_can_be_undone_until_the_last_is_given(first: int, last: int) -> None:
    match = new_match()
    submit(match, first, "bid 1")
    match.undo(first)
    assert match.state == new_match().state
    submit(match, first, "bid 2")
    submit(match, last, "bid 0")
    assert [match.undoable(seat) for seat in ALL] == [0, 0, 0, 0], "the last has seen the first one's bid"


def test_undo_forgets_what_was_waiting() -> None:
    match = marching()
    submit(match, RED1, "move red1-1", "step ford", "step gate")
    match.undo(RED1)
    submit(match, RED1, "stop")
    assert answer(match) == "red1 drill-ask-march"


def test_observer_undoes_nothing() -> None:
    assert marching().undoable(-2) == 0


def test_hashes_beyond_the_undone_are_forgotten() -> None:
    match = marching()
    drill(match).ammo = 0  # so that nobody interrupts
    submit(match, RED1, "move red1-1", "step ford", "step gate", "step ford", "move red1-2", "step ford", "step gate")
    first = match.hashes[10]
    submit(match, RED1, "step ford")
    match.undo(RED1)
    assert match.hashes == {10: first}
    match.undo(RED1)
    assert match.hashes == {}
    submit(match, RED1, "step base")
    assert match.hashes.keys() == {10}
    assert match.hashes[10] != first


# --- by consent -----------------------------------------------------------------------------------------------------


def test_take_back_needs_those_alone_who_play() -> None:
    match = marching(seats="2")
    submit(match, RED1, "move red1-1", "step wood")
    match.take_back(len(match.moments) - 1, [RED1, BLUE1])
    assert replay(read(write(match), find), GAME, verify=True).state == match.state


def test_take_back_needs_everybody() -> None:
    match = marching()
    submit(match, RED1, "move red1-1", "step wood")
    before = match.state.copy()
    with pytest.raises(Problem) as caught:
        match.take_back(len(match.moments) - 1, [RED1, RED2, BLUE2])
    assert dict(caught.value.text.args) == {"seat": "blue1"}
    assert match.state == before


@pytest.mark.parametrize("moment", [-1, 99])
def test_take_back_to_no_moment(moment: int) -> None:
    with pytest.raises(Problem) as caught:
        marching().take_back(moment, ALL)
    assert caught.value.text.id == "no-such-moment"


def test_take_back_goes_past_the_barrier_and_is_recorded() -> None:
    match = marching()
    earlier = match.state.copy()
    here = len(match.moments)
    submit(match, RED1, "move red1-1", "step wood")
    length = len(match.entries)
    match.take_back(here, ALL)
    assert len(match.entries) == length + 1
    assert match.entries[-1].back == 3
    assert len(match.moments) == here
    earlier.draws = match.state.draws
    assert match.state == earlier


def test_dice_do_not_go_back() -> None:
    match = marching()
    here = len(match.moments)
    submit(match, RED1, "move red1-1", "step wood")
    drawn = match.state.draws
    match.take_back(here, ALL)
    assert match.state.draws == drawn > 0
    submit(match, RED1, "move red1-1", "step wood")
    counters = [entry.counter for entry in match.entries if entry.counter >= 0]
    assert counters == sorted(set(counters)), "no draw twice"


def test_nothing_can_be_undone_after_a_take_back() -> None:
    match = marching()
    submit(match, RED1, "move red1-1", "stop")
    match.take_back(len(match.moments) - 1, ALL)
    assert [match.undoable(seat) for seat in ALL] == [0, 0, 0, 0]


def test_take_back_forgets_what_was_waiting() -> None:
    match = marching()
    here = len(match.moments)
    submit(match, RED1, "move red1-1", "step ford", "step gate")
    match.take_back(here, ALL)
    assert match.pending == {}


# --- branches -------------------------------------------------------------------------------------------------------


def test_branch_has_other_dice_and_leaves_the_match_alone() -> None:
    match = marching()
    before = match.state.copy()
    branch = match.branch(len(match.moments), RED1, Random(1))
    assert branch.state.key != match.state.key
    assert branch.header.commitment != match.header.commitment
    assert branch.state.draws == 0
    submit(branch, RED1, "pass")
    assert match.state == before


def test_branch_starts_at_an_earlier_moment() -> None:
    match = marching()
    submit(match, RED1, "move red1-1", "stop")
    branch = match.branch(len(match.moments) - 1, RED1, Random(1))
    assert answer(branch) == "red1 drill-ask-step"
    with pytest.raises(Problem):
        match.branch(len(match.moments) + 1, RED1, Random(1))


def test_branch_of_a_running_game_holds_only_what_the_seat_may_know() -> None:
    match = scouted()
    branches = [match.branch(len(match.moments), RED1, Random(seed)) for seed in range(30)]
    assert {drill(branch).top for branch in branches} == {0, 1, 2, 3}
    own = [match.branch(len(match.moments), BLUE1, Random(seed)) for seed in range(30)]
    assert {drill(branch).top for branch in own} == {drill(match).top}


def test_branch_of_a_finished_game_holds_what_was() -> None:
    match = bid_done(max_turns="1")
    submit(match, BLUE1, "peek")
    submit(match, BLUE1, "keep")
    top, here = drill(match).top, len(match.moments)
    submit(match, RED1, "pass")
    assert match.decision is None
    assert {drill(match.branch(here, RED1, Random(seed))).top for seed in range(10)} == {top}


def test_branch_is_saved_and_replayed_like_a_match() -> None:
    branch = scouted().branch(0, RED1, Random(1))
    assert branch.state.key == make_key(bytes.fromhex(branch.header.secret), [])
    rng = Random(2)
    while (now := branch.decision) is not None:
        seat, action = choose(now, rng)
        branch.submit(seat, [action])
    again = replay(read(write(branch), find), GAME, verify=True)
    assert again.state == branch.state
    assert write(again) == write(branch)

"""Lists of actions that wait, and standing orders."""

from collections.abc import Mapping

import pytest

from grognard.kernel import CHANCE, Match, Problem, Refused, StandingOrder
from grognard.kernel.record import read, replay, write
from tests.contract.drill import Drill
from tests.contract.drill.actions import Step
from tests.contract.drill.events import Stepped
from tests.contract.drill.frames import Losses, March, Turn, TurnCard, Walk
from tests.contract.drill.state import FORD, GATE, RIDGE, DrillState
from tests.kernel.positions import (
    BLUE1,
    RED1,
    RED2,
    answer,
    bid_done,
    drill,
    find_match,
    march_state,
    marching,
    new_match,
    submit,
)

HOLD = StandingOrder(BLUE1, "drill-ask-fire", "hold")


def stepped(events: list[object]) -> list[int]:
    return [event.place for event in events if isinstance(event, Stepped)]


# --- lists that wait ------------------------------------------------------------------------------------------------


def test_list_is_played_as_far_as_the_interrupt() -> None:
    match = marching()
    events = submit(match, RED1, "move red1-2", "step ford", "step gate", "step ridge")
    assert stepped([*events]) == [FORD]
    assert answer(match) == "blue1 drill-ask-fire"
    assert match.pending[RED1] == [Step(GATE), Step(RIDGE)]


def test_list_goes_on_after_the_interrupt() -> None:
    match = marching()
    submit(match, RED1, "move red1-2", "step ford", "step gate", "step ridge")
    events = submit(match, BLUE1, "hold")
    assert stepped([*events]) == [GATE, RIDGE]
    assert answer(match) == "blue1 drill-ask-fire", "the ridge is watched too"
    assert match.pending[RED1] == []


def test_list_goes_on_through_dice() -> None:
    """A volley that misses: the walk goes on when the firer accepts the roll."""

    def fired(secret: bytes) -> Match:
        match = marching(secret=secret)
        submit(match, RED1, "move red1-2", "step ford", "step gate")
        submit(match, BLUE1, "fire")
        return match

    match = find_match(fired, lambda match: dict(match.decision.prompt.args)["points"] == 0)  # type: ignore[union-attr]
    assert stepped([*submit(match, BLUE1, "accept")]) == [GATE]


def test_list_is_dropped_when_it_is_no_longer_legal() -> None:
    """The walking unit is lost: the rest of its walk must not be played by another."""

    def fired(secret: bytes) -> Match:
        match = marching(secret=secret, rerolls="0")
        submit(match, RED1, "move red1-1", "step ford", "step gate", "pass")
        submit(match, BLUE1, "fire")
        return match

    match = find_match(fired, lambda match: drill(match).place[0] < 0)
    assert answer(match) == "red1 drill-ask-march"
    assert match.pending[RED1] == []
    assert drill(match).turn == 1, "the pass at the end of the list was dropped too"


def test_list_may_hold_what_the_kernel_plays_by_itself() -> None:
    """Three points are due: after the 2 only the 1 can be lost, so the kernel plays what the list says too."""
    match = marching()
    match.state = march_state(stack=[Turn(2), March(), Walk(2, 2), Losses(RED1, 2, 3)], ammo=0)
    events = submit(match, RED1, "lose red1-2", "lose red1-1", "done", "step ford")
    assert stepped([*events]) == [FORD]
    assert [entry.forced for entry in match.entries[-4:]] == [False, True, True, False]


def test_new_list_replaces_what_was_waiting() -> None:
    match = marching()
    submit(match, RED1, "move red1-2", "step ford", "step gate")
    match.pending[RED1] = [Step(GATE)]
    submit(match, BLUE1, "hold")
    submit(match, RED1, "step ford")
    assert match.pending[RED1] == []


def test_list_whose_first_action_is_refused_changes_nothing() -> None:
    match = marching()
    before, pending = match.state.copy(), dict(match.pending)
    with pytest.raises(Refused):
        submit(match, RED1, "step ford", "move red1-1")
    with pytest.raises(Refused):
        submit(match, RED2, "move red1-1")
    assert (match.state, match.pending) == (before, pending)


def test_list_with_a_wrong_second_action_stops_before_it() -> None:
    match = marching()
    submit(match, RED1, "move red1-1", "step town")
    assert answer(match) == "red1 drill-ask-step"
    assert match.pending[RED1] == []


def test_list_of_nothing() -> None:
    with pytest.raises(Problem):
        marching().submit(RED1, [])


def test_nothing_can_be_submitted_when_the_game_is_over() -> None:
    match = marching(max_turns="1")
    submit(match, RED1, "pass")
    assert match.decision is None
    with pytest.raises(Refused):
        submit(match, RED1, "pass")


# --- standing orders ------------------------------------------------------------------------------------------------


def test_standing_order_answers_for_the_seat() -> None:
    match = marching()
    match.give_order(HOLD)
    events = submit(match, RED1, "move red1-2", "step ford", "step gate", "step ridge")
    assert stepped([*events]) == [FORD, GATE, RIDGE]
    assert answer(match) == "red1 drill-ask-march"
    assert [str(entry.action) for entry in match.entries].count("hold") == 2


def test_standing_order_with_an_exception() -> None:
    match = marching()
    match.give_order(StandingOrder(BLUE1, "drill-ask-fire", "hold", unless=(("place", "@drill-place-ridge"),)))
    submit(match, RED1, "move red1-2", "step ford", "step gate", "step ridge")
    assert answer(match) == "blue1 drill-ask-fire"
    assert drill(match).place[1] == RIDGE


def test_standing_order_answers_the_running_decision_at_once() -> None:
    match = marching()
    submit(match, RED1, "move red1-2", "step ford", "step gate")
    events = match.give_order(HOLD)
    assert stepped([*events]) == [GATE], "and what was waiting goes on"


def test_standing_order_of_another_seat_is_silent() -> None:
    match = marching()
    match.give_order(StandingOrder(RED2, "drill-ask-fire", "hold"))
    submit(match, RED1, "move red1-2", "step ford")
    assert answer(match) == "blue1 drill-ask-fire"


def test_standing_order_whose_answer_is_not_listed_is_silent() -> None:
    match = marching()
    match.give_order(StandingOrder(RED1, "drill-ask-step", "step town"))
    submit(match, RED1, "move red1-1")
    assert answer(match) == "red1 drill-ask-step"


def test_standing_order_that_is_no_action_is_a_problem() -> None:
    match = marching()
    with pytest.raises(Problem):
        match.give_order(StandingOrder(BLUE1, "drill-ask-fire", "shoot"))
    assert match.orders == []


def test_standing_order_in_a_sealed_decision() -> None:
    match = new_match()
    match.give_order(StandingOrder(BLUE1, "drill-ask-bid", "bid 2"))
    assert [seat for seat, _ in match.state.answers] == [BLUE1]
    submit(match, RED1, "bid 1")
    assert match.state.sides == [1, 0, 1, 0]


def test_match_keeps_who_plays_and_what_was_chosen() -> None:
    match = Match.new(bid_done().game, "grand", {"rerolls": "0"}, players={"red1": "greedy"}, overlay="mine")
    head = match.header
    assert head.players == {"red1": "greedy", "red2": "person", "blue1": "person", "blue2": "person"}
    assert head.options == {"rerolls": "0", "seats": "4", "max_turns": "none"}
    assert (head.game, head.ruleset, head.scenario, head.overlay) == ("drill", 1, "grand", "mine")


def test_match_begins_with_the_first_choice_of_a_person() -> None:
    """A card before the bids: it is drawn, noted, and can be replayed; nobody acted before it."""

    class CardFirst(Drill):
        def new(self, scenario: str, options: Mapping[str, str], key: bytes) -> DrillState:
            state = super().new(scenario, options, key)
            state.stack.append(TurnCard())
            return state

    game = CardFirst()
    match = Match.new(game, "skirmish", secret=b"secret")
    assert answer(match) == "red1 drill-ask-bid"
    assert [entry.seat for entry in match.entries] == [CHANCE]
    assert match.moments == []
    submit(match, RED1, "bid 1")
    assert replay(read(write(match), lambda slug: game), game, verify=True).state == match.state


def test_a_seat_that_is_not_played_gives_no_order() -> None:
    match = new_match(seats="2")
    with pytest.raises(Problem) as caught:
        match.give_order(StandingOrder(RED2, "drill-ask-fire", "hold"))
    assert dict(caught.value.text.args)["known"] == "red1, blue1"


def test_two_matches_have_different_dice() -> None:
    one, other = (Match.new(marching().game, "skirmish") for _ in range(2))
    assert one.state.key != other.state.key
    assert one.header.commitment != other.header.commitment


def test_nonces_of_the_seats_are_part_of_the_key() -> None:
    game = marching().game
    keys = {Match.new(game, "skirmish", secret=b"s", nonces={"red1": nonce}).state.key for nonce in ("", "a", "b")}
    assert len(keys) == 3


def test_a_list_comes_before_a_standing_order_of_the_same_seat() -> None:
    match = marching()
    match.orders.append(StandingOrder(RED1, "drill-ask-step", "stop"))
    events = submit(match, RED1, "move red1-2", "step ford", "step gate")
    assert stepped([*events]) == [FORD]
    assert match.pending[RED1] == [Step(GATE)]


def test_an_order_is_given_by_a_seat() -> None:
    with pytest.raises(Problem, match="unknown-seat"):
        marching().give_order(StandingOrder(99, "drill-ask-fire", "hold"))

"""Drill does what its rulebook says: a contract that is proven on a wrong game proves little."""

import pytest

from grognard.kernel import DRAW, LOSS, WIN, Action
from tests.contract.drill import GAME
from tests.contract.drill.actions import Accept, Bid, Done, Fire, Hits, Hold, Lose, Move, Pass, Peek, Reroll, Step, Stop
from tests.contract.drill.frames import NOBODY, Losses, March, Turn, Volley, Walk, Watch
from tests.contract.drill.state import AMBUSH, BASE, FORD, GATE, LOST, NONE, OFF, RIDGE, SUPPLY, TOWN, WOOD, DrillState
from tests.kernel.positions import BLUE1, BLUE2, RED1, RED2, march_state


def listed(state: DrillState) -> list[Action]:
    now = GAME.decision(state)
    assert now is not None
    return list(now.actions)


def asked(state: DrillState) -> int:
    now = GAME.decision(state)
    assert now is not None
    return now.seat


def after_bids(red: int, blue: int) -> DrillState:
    state = GAME.setup("skirmish", {}, b"key")
    GAME.apply(state, BLUE1, Bid(blue))
    GAME.apply(state, RED1, Bid(red))
    return state


@pytest.mark.parametrize(("red", "blue", "sides"), [(2, 1, [0, 1, 0, 1]), (1, 2, [1, 0, 1, 0]), (1, 1, [0, 1, 0, 1])])
def test_higher_bid_attacks_and_a_tie_is_red_s(red: int, blue: int, sides: list[int]) -> None:
    state = after_bids(red, blue)
    assert (state.sides, state.bid) == (sides, max(red, blue))
    assert [place == BASE for place in state.place] == [sides[unit // 6] == 0 for unit in range(12)]


def test_seats_of_a_side_take_turns() -> None:
    state = after_bids(1, 0)
    seats = []
    for _ in range(3):
        seats.append(asked(state))
        GAME.play(state, asked(state), GAME.grammar.parse("wait"))
        seats.append(asked(state))
        GAME.play(state, asked(state), Pass())
    assert seats == [BLUE1, RED1, BLUE2, RED2, BLUE1, RED1]


def test_two_seats_play_every_turn_with_all_units_of_their_team() -> None:
    state = GAME.setup("skirmish", {"seats": "2"}, b"key")
    GAME.apply(state, RED1, Bid(0))
    GAME.apply(state, BLUE1, Bid(2))
    assert state.sides == [1, 0]
    seats = []
    for _ in range(2):
        seats.append(asked(state))
        GAME.play(state, asked(state), GAME.grammar.parse("wait"))
        seats.append(asked(state))
        assert listed(state) == [*(Move(unit) for unit in range(6, 12)), Pass()]
        GAME.play(state, asked(state), Pass())
    assert seats == [RED1, BLUE1, RED1, BLUE1]


def test_unit_walks_as_far_as_the_pace_and_past_a_watched_place() -> None:
    state = march_state(stack=[Turn(2), March(), Walk(0, 3)])
    assert listed(state) == [Step(FORD), Step(WOOD), Stop()]
    GAME.apply(state, RED1, Step(FORD))
    assert (asked(state), listed(state)) == (BLUE1, [Fire(), Hold()])
    GAME.apply(state, BLUE1, Hold())
    GAME.apply(state, RED1, Step(GATE))
    GAME.apply(state, RED1, Step(FORD))
    GAME.apply(state, BLUE1, Hold())
    assert isinstance(state.stack[-1], March)


def test_nobody_watches_without_ammunition() -> None:
    state = march_state(stack=[Turn(2), March(), Walk(0, 3)], ammo=0)
    GAME.apply(state, RED1, Step(FORD))
    assert asked(state) == RED1


def test_volley_may_be_rolled_again_once() -> None:
    state = march_state(stack=[Turn(2), March(), Walk(0, 2), Watch(0)])
    GAME.apply(state, BLUE1, Fire())
    GAME.resolve(state, Hits(0))
    assert listed(state) == [Reroll(), Accept()]
    GAME.apply(state, BLUE1, Reroll())
    GAME.resolve(state, Hits(2))
    assert state.rerolls == 1
    assert state.stack[-1] == Losses(RED1, 0, 2)


def test_losses_are_paid_exactly() -> None:
    state = march_state(stack=[Turn(2), March(), Walk(0, 2), Losses(RED1, 0, 3)])
    assert listed(state) == [Lose(0), Lose(1), Lose(2)]
    GAME.apply(state, RED1, Lose(1))
    assert listed(state) == [Lose(0)], "two are paid: only the one is left to pay with"
    GAME.apply(state, RED1, Lose(0))
    assert listed(state) == [Done()]
    GAME.apply(state, RED1, Done())
    assert state.place[:3] == [LOST, LOST, BASE]


def test_losses_that_cannot_be_paid_exactly_are_lowered() -> None:
    place = [OFF, FORD, FORD, 0, 0, 0, *[OFF] * 6]
    for points, due in ((3, 3), (2, 2)):
        state = march_state(place=place, stack=[Turn(2), March(), Walk(1, 2), Volley(1, NOBODY)])
        GAME.resolve(state, Hits(points))
        assert state.stack[-1] == Losses(RED1, 1, due)
    state = march_state(place=place, stack=[Turn(2), March(), Walk(1, 2), Volley(1, NOBODY)])
    GAME.resolve(state, Hits(1))
    assert state.stack[-1] == Walk(1, 2), "no unit is worth one"


def test_deck_is_drawn_by_what_is_left_and_starts_again() -> None:
    state = march_state(stack=[Turn(2), March()], left=[0, 1, 0, 0])
    GAME.apply(state, RED1, Pass())
    now = GAME.decision(state)
    assert now is not None
    assert (list(now.actions), list(now.weights)) == ([GAME.grammar.parse("card supply")], [1])
    shots = state.ammo
    GAME.resolve(state, now.actions[0])
    assert (state.left, state.ammo) == ([1, 1, 1, 1], shots + 1)


def test_card_that_was_looked_at_is_the_one_that_comes() -> None:
    state = march_state(top=SUPPLY, peeker=BLUE1)
    shots = state.ammo
    GAME.apply(state, RED1, Pass())
    assert (state.top, state.peeker, state.left, state.ammo) == (NONE, -1, [1, 0, 1, 1], shots + 1)


def test_look_is_seen_by_one_seat() -> None:
    state = after_bids(1, 0)
    GAME.apply(state, BLUE1, Peek())
    now = GAME.decision(state)
    assert now is not None
    assert now.audience == 1 << BLUE1
    GAME.resolve(state, now.actions[AMBUSH])
    assert [GAME.view(state, seat).hands[0].shown for seat in range(4)] == [(), ("ambush",), (), ()]


def test_ambush_is_sprung_in_the_wood_and_another_card_stays() -> None:
    ambush = march_state(stack=[Turn(2), March(), Walk(0, 3)], top=AMBUSH, peeker=BLUE1)
    GAME.apply(ambush, RED1, Step(WOOD))
    assert (ambush.stack[-1], ambush.top) == (Volley(0, NOBODY), NONE)
    quiet = march_state(stack=[Turn(2), March(), Walk(0, 3)], top=SUPPLY, peeker=BLUE1)
    GAME.apply(quiet, RED1, Step(WOOD))
    assert (quiet.stack[-1], quiet.top, quiet.safe) == (Walk(0, 2), SUPPLY, 1)
    assert GAME.view(quiet, RED1).hands[0].shown == ("no-ambush",)


def test_attackers_win_in_the_town() -> None:
    state = march_state(place=[OFF, RIDGE, 0, 0, 0, 0, *[OFF] * 6], stack=[Turn(2), March(), Walk(1, 1)])
    GAME.apply(state, RED1, Step(TOWN))
    assert state.result is not None
    assert (state.result.results, state.result.rule) == ((WIN, LOSS), "D12")


def test_defenders_win_when_the_target_is_out_of_reach() -> None:
    place = [FORD, LOST, LOST, 0, LOST, LOST, *[OFF] * 6]
    state = march_state(place=place, stack=[Turn(2), March(), Walk(0, 1), Losses(RED1, 0, 1, (0,))])
    GAME.apply(state, RED1, Done())
    assert state.result is not None
    assert state.result.results == (LOSS, WIN)


@pytest.mark.parametrize(("options", "turn", "results"), [({}, 6, (LOSS, WIN)), ({"max_turns": "2"}, 2, (DRAW, DRAW))])
def test_turns_run_out(options: dict[str, str], turn: int, results: tuple[int, int]) -> None:
    state = GAME.setup("skirmish", options, b"key")
    while (now := GAME.decision(state)) is not None:
        GAME.play(state, now.seat, now.actions[-1])
    assert state.result is not None
    assert (state.turn, state.result.results) == (turn, results)

"""Odds: exact along a chain of rolls, sampled when there are too many, silent about secrets."""

from fractions import Fraction
from random import Random

import pytest

from grognard.kernel import Action, Event, Odds, Result, Roll, State, engine, interval, odds
from grognard.kernel.event import Consulted
from grognard.kernel.odds import label_of, walk_odds
from tests.contract.drill import GAME
from tests.contract.drill.actions import Accept, Card, Fire, Hits, Move, Pass, Peek, Reroll, Step, Stop, Wait
from tests.contract.drill.events import Missed, Stepped, Turned
from tests.contract.drill.frames import MARCH, Look, March, Scout, Turn, TurnCard, Walk, Watch, Window
from tests.contract.drill.state import BASE, FORD, OFF, RIDGE, TOWN, WOOD, DrillState
from tests.kernel.positions import BLUE1, RED1, bid_done, drill, march_state, new_match, submit


def walking(**fields: object) -> DrillState:
    return march_state(stack=[Turn(2), March(), Walk(0, 3)], **fields)


def chances(roll: Roll) -> dict[str, Fraction]:
    return {result.label: Fraction(result.ways, result.of) for result in roll.results}


def test_two_rolls_in_a_row_are_exact() -> None:
    """Into the wood: a card, and if it is the ambush (one of four) a volley; the volley's chances are of both."""
    found = GAME.odds(walking(), RED1, Step(WOOD))
    card, volley = found.rolls
    assert found.exact
    assert (card.purpose, card.rule, volley.purpose, volley.rule) == (
        "drill-roll-wood",
        "D6",
        "drill-roll-volley",
        "D9",
    )
    assert chances(card) == {f"card {name}": Fraction(1, 4) for name in ("ambush", "supply", "rain", "rush")}
    assert chances(volley) == {
        "missed": Fraction(15, 4 * 36),
        "hits 1": Fraction(11, 4 * 36),
        "hits 2": Fraction(7, 4 * 36),
        "hits 3": Fraction(3, 4 * 36),
    }


def test_odds_follow_what_is_left_in_the_deck() -> None:
    card, *_ = GAME.odds(walking(left=[0, 2, 1, 0]), RED1, Step(WOOD)).rolls
    assert chances(card) == {"card supply": Fraction(2, 3), "card rain": Fraction(1, 3)}


def test_results_of_one_name_are_one_result() -> None:
    """A lone unit of value 3: one or two points cannot be paid, so they miss."""
    place = [OFF, OFF, FORD, 0, 0, 0, *[OFF] * 6]
    state = march_state(place=place, rerolls=0, stack=[Turn(2), March(), Walk(2, 2), Watch(2)])
    volley, *_ = GAME.odds(state, BLUE1, Fire()).rolls
    assert chances(volley) == {"missed": Fraction(33, 36), "hits 3": Fraction(3, 36)}


def test_odds_end_at_the_next_choice() -> None:
    """The re-roll is a person's choice: what follows it is not counted."""
    state = march_state(stack=[Turn(2), March(), Walk(0, 2), Watch(0)])
    assert len(GAME.odds(state, BLUE1, Fire()).rolls) == 1
    window = march_state(stack=[Turn(2), March(), Walk(0, 2), Window(0, BLUE1, 1)])
    assert len(GAME.odds(window, BLUE1, Reroll()).rolls) == 1
    assert GAME.odds(window, BLUE1, Accept()) == Odds((), exact=True)


def test_odds_go_through_forced_decisions() -> None:
    """The last unit of the seat stops: passing is forced, and the card of the turn is drawn."""
    state = walking(moved=[1] * 12)
    (card,) = GAME.odds(state, RED1, Stop()).rolls
    assert card.purpose == "drill-roll-card"


def test_no_roll_no_odds() -> None:
    assert GAME.odds(march_state(), RED1, Move(0)) == Odds((), exact=True)
    assert GAME.odds(walking(place=[RIDGE, 0, 0, 0, 0, 0, *[OFF] * 6]), RED1, Step(TOWN)).rolls == ()


def test_odds_of_what_a_secret_decides_are_silent() -> None:
    scouted = [walking(top=card, peeker=BLUE1) for card in range(4)]
    assert [GAME.odds(state, RED1, Step(WOOD)) for state in scouted] == [Odds((), exact=True)] * 4


def test_odds_of_the_last_sealed_answer_are_silent() -> None:
    match = new_match()
    submit(match, RED1, "bid 2")
    state = drill(match)
    assert GAME.odds(state, BLUE1, GAME.grammar.parse("bid 3")) == Odds((), exact=True)


def test_odds_of_a_look_are_for_the_seat_that_looks() -> None:
    scouting = march_state(stack=[Turn(MARCH), Scout()])
    (look,) = GAME.odds(scouting, BLUE1, Peek()).rolls
    assert look.purpose == "drill-roll-look"
    assert GAME.odds(scouting, BLUE1, Wait()).rolls == ()


def test_odds_stop_at_a_roll_that_the_seat_does_not_see() -> None:
    state = march_state(stack=[Turn(MARCH), Look(BLUE1), March()])
    assert GAME.odds(state, RED1, Pass()) == Odds((), exact=True)


def test_odds_leave_the_state_alone() -> None:
    state = walking()
    before = GAME.encode(state)
    GAME.odds(state, RED1, Step(WOOD))
    assert GAME.encode(state) == before


@pytest.mark.parametrize("leaves", [20_000, 1])
def test_odds_end_where_a_secret_comes_in(leaves: int) -> None:
    """After the volley comes a card that red1 has seen, then a draw: blue1 is told of the volley only."""
    place = [OFF, OFF, FORD, 0, 0, 0, *[OFF] * 6]
    stack = [Turn(3), TurnCard(), TurnCard(), Watch(2)]
    state = march_state(place=place, rerolls=0, top=1, peeker=RED1, stack=stack)
    assert [roll.purpose for roll in walk_odds(state, BLUE1, Fire(), leaves).rolls] == ["drill-roll-volley"]
    known = march_state(place=place, rerolls=0, top=1, peeker=BLUE1, stack=stack)
    assert len(walk_odds(known, BLUE1, Fire(), leaves).rolls) == 2


def test_label_is_the_first_result_that_is_named() -> None:
    assert label_of([Stepped(0, 1), Missed()], Hits(0), RED1) == "missed"
    assert label_of([Turned(1)], Card(1), RED1) == "card supply"


def test_label_never_tells_what_a_secret_decided() -> None:
    events = [Stepped(0, 1), Consulted(1 << BLUE1), Missed()]
    assert label_of([*events], Hits(0), RED1) == "hits 0"
    assert label_of([*events], Hits(0), BLUE1) == "missed"


# --- sampling -------------------------------------------------------------------------------------------------------


def test_too_many_leaves_are_sampled_and_it_says_so() -> None:
    state = walking()
    exact, sampled = walk_odds(state, RED1, Step(WOOD)), walk_odds(state, RED1, Step(WOOD), leaves=1)
    assert (exact.exact, sampled.exact) == (True, False)
    assert [(roll.purpose, roll.rule) for roll in sampled.rolls] == [(roll.purpose, roll.rule) for roll in exact.rolls]
    assert sampled.rolls[0] == exact.rolls[0], "what was walked whole stays exact"
    assert len(sampled.rolls) > 1
    for true, found in zip(exact.rolls[1:], sampled.rolls[1:], strict=True):
        assert chances(true).keys() == chances(found).keys()
        for result in found.results:
            assert abs(result.chance - chances(true)[result.label]) < 0.03
            assert 0 < result.high - result.low < 0.03


def test_interval_of_a_sample_holds_the_exact_chance_as_often_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    state = walking()
    exact = walk_odds(state, RED1, Step(WOOD))
    held = []
    monkeypatch.setattr(odds, "SAMPLES", 1_000)
    for seed in range(25):
        monkeypatch.setattr(odds, "Random", lambda _, seed=seed: Random(seed))
        sampled = walk_odds(state, RED1, Step(WOOD), leaves=1)
        for true, found in zip(exact.rolls[1:], sampled.rolls[1:], strict=True):
            held += [result.low <= chances(true)[result.label] <= result.high for result in found.results]
    assert len(held) == 25 * 4
    assert 0.88 < sum(held) / len(held) < 0.99


def test_sampling_answers_the_same_question_the_same_way() -> None:
    state = walking()
    assert walk_odds(state, RED1, Step(WOOD), leaves=1) == walk_odds(state, RED1, Step(WOOD), leaves=1)


def test_the_limit_itself_is_still_exact() -> None:
    state = walking()
    assert walk_odds(state, RED1, Step(WOOD), leaves=8).exact
    assert not walk_odds(state, RED1, Step(WOOD), leaves=7).exact


def test_nothing_is_sampled_where_nothing_follows() -> None:
    state = march_state(stack=[Turn(2), March(), Walk(0, 2), Watch(0)])
    assert walk_odds(state, BLUE1, Fire(), leaves=1) == walk_odds(state, BLUE1, Fire())


def test_equal_positions_are_walked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """None, one or two points on a lone unit of value 3 change nothing: the next card is walked from two positions."""
    place = [OFF, OFF, FORD, 0, 0, 0, *[OFF] * 6]
    state = march_state(place=place, moved=[1] * 12, rerolls=0, stack=[Turn(2), March(), Walk(2, 0), Watch(2)])
    walked: list[Action] = []
    resolve = engine.resolve

    def counted(state: State, outcome: Action, detail: int = -1) -> list[Event]:
        walked.append(outcome)
        return resolve(state, outcome, detail)

    monkeypatch.setattr(engine, "resolve", counted)
    assert walk_odds(state, BLUE1, Fire()).exact
    assert len(walked) == 4 + 2 * 4
    _, card = GAME.odds(state, BLUE1, Fire()).rolls
    assert set(chances(card).values()) == {Fraction(1, 4)}


@pytest.mark.parametrize(("hits", "tries"), [(0, 40), (1, 3), (20, 40), (40, 40)])
def test_interval_holds_the_rate_and_stays_within_bounds(hits: int, tries: int) -> None:
    low, high = interval(hits, tries)
    assert 0 <= low <= hits / tries <= high <= 1
    assert low < high


def test_interval_narrows_with_more_tries() -> None:
    wide, narrow = interval(5, 10), interval(500, 1000)
    assert narrow[1] - narrow[0] < (wide[1] - wide[0]) / 5
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_chance_of_a_result() -> None:
    assert Result("hit", 3, 12, 0.25, 0.25).chance == 0.25


def test_bids_leave_the_base_full() -> None:
    """The walks above start from where red's units stand after the bids."""
    assert drill(bid_done()).place == [BASE] * 6 + [OFF] * 6
    assert GAME.odds(march_state(), RED1, Pass()).rolls[0].purpose == "drill-roll-card"

"""Actions and their text, decisions, names."""

import pytest

from grognard.kernel import NO_SCOPE, ONE, SEALED, Decision, Names, Problem, Text, text
from tests.contract.drill.actions import GRAMMAR, PLACES, Bid, Card, Fire, Hold, Move, Step


def problem(line: str) -> Text:
    with pytest.raises(Problem) as caught:
        GRAMMAR.parse(line)
    return caught.value.text


def test_text_of_an_action() -> None:
    assert str(Move(4)) == "move red2-2"
    assert str(Fire()) == "fire"
    assert GRAMMAR.parse("  step   gate ") == Step(4)


def test_what_an_action_is_called_on_the_screen() -> None:
    assert Step(4).text("drill") == text("drill-do-step", place="@drill-place-gate")
    assert Move(4).text("drill") == text("drill-do-move", unit="red2-2")


def test_every_lists_the_values_in_the_order_of_their_names() -> None:
    assert Step.every() == [Step(place) for place in range(len(PLACES))]
    assert Fire.every() == [Fire()]


def test_unknown_verb_is_named_with_the_known_ones() -> None:
    words = dict(problem("attack red1-1").args)
    assert problem("attack red1-1").id == "unknown-verb"
    assert words["verb"] == "attack"
    assert "fire" in str(words["known"]).split()


def test_empty_line_has_no_verb() -> None:
    assert dict(problem("   ").args)["verb"] == ""


@pytest.mark.parametrize("line", ["move", "move red1-1 ford", "fire red1-1"])
def test_wrong_number_of_words(line: str) -> None:
    assert problem(line).id == "wrong-length"
    assert dict(problem(line).args)["line"] == line


def test_unknown_name_is_named_with_its_kind() -> None:
    assert problem("move green-1") == text("unknown-name", kind="unit", name="green-1")


def test_grammar_goes_through_every_distinct_action() -> None:
    actions = list(GRAMMAR)
    assert len(set(actions)) == len(actions) == 12 + 12 + 6 + 4 + 4 + 4 + 11
    assert [GRAMMAR.parse(str(action)) for action in actions] == actions


def test_names_count_both_ways() -> None:
    names = Names("card", ["ace", "king"], prefix="@")
    assert [names.index(name) for name in names] == [0, 1]
    assert (names[1], names.argument(1), len(names)) == ("king", "@king", 2)
    with pytest.raises(Problem):
        names.index("@king")


def test_actions_of_one_seat() -> None:
    now = Decision(ONE, 2, [Fire(), Hold()], Text("ask"), "D8")
    assert now.seats == (2,)
    assert now.actions_of(2) == [Fire(), Hold()]
    assert now.actions_of(1) == ()
    assert now.scope == NO_SCOPE


def test_actions_of_a_sealed_decision_are_each_seat_s_own() -> None:
    hands = ((0, [Bid(0)]), (2, [Bid(1), Bid(2)]))
    now = Decision(SEALED, 0, [Bid(0)], Text("ask"), "D1", hands=hands)
    assert now.seats == (0, 2)
    assert now.actions_of(2) == [Bid(1), Bid(2)]
    assert now.actions_of(1) == ()


def test_actions_of_different_verbs_are_never_equal() -> None:
    assert len({Bid(1), Card(1), Step(1), Bid(1)}) == 3

"""Everything that is said in really played games comes out whole, in both languages."""

import re

import pytest

from grognard.games.tank import GAME
from grognard.games.tank.actions import GRAMMAR
from grognard.kernel import Text
from grognard.text import LANGUAGES
from tests.text.speech import messages, played, say
from tests.text.test_files import NAMES, RULES_AND_KERNEL
from tests.text.test_sentences import CASES

SENTENCE = re.compile(r"(tank-(prompt|log|no|over|los)-|tank-(field|terrain)|refusal-)")  # ends with a stop
UNFINISHED = re.compile(r"[{}$@\"']|\?\?\?|  |=\w")  # a hole, a reference, an id with its arguments, straight quotes
CONTRACTED = re.compile(r"\b(de|à) les? |\b(que|de|ce|le|la|je|ne|se) [aeiouéèêh](?!\b)[a-z]", re.IGNORECASE)
ASPIRATED = re.compile(r"\b(de|le|la|ne|se) (hors|haut)")


def check(made: Text, language: str) -> str:
    said = say(made, language)
    assert said, made
    assert not UNFINISHED.search(said), (made, said)
    assert said[0] == said[0].upper(), (made, said)
    if SENTENCE.match(made.id):
        assert said.endswith((".", "?")), (made, said)
        assert not re.search(r"[.?] \w", said) or re.search(r"[.?] [A-ZÀÉ]", said), (made, said)
    if language == "fr":
        assert not re.search(r"(?<!\u202f)[:;?!%]", said), (made, said)
        assert not CONTRACTED.search(said) or ASPIRATED.search(said), (made, said)
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_a_played_game_is_told(scenario: str, language: str) -> None:
    for made in played(scenario):
        check(made, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_label(language: str) -> None:
    for action in GRAMMAR:
        check(action.text(GAME.slug), language)


def test_every_message_was_said() -> None:
    """No message of the kernel and the game is left that no game, no chosen position and no mistake brings up."""
    said = {made.id for scenario in GAME.scenarios for made in played(scenario)}
    said |= {action.text(GAME.slug).id for action in GRAMMAR}
    said |= {case.made().id for case in CASES}
    written = {id_ for id_, message in messages("en").items() if message.file in RULES_AND_KERNEL}
    assert written - said - NAMES - {"list-and"} == set()

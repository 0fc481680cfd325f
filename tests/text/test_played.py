"""Everything that is said in really played games comes out whole, in both languages."""

import re

import pytest

from grognard.games import SLUGS, get
from grognard.kernel import Text
from grognard.text import LANGUAGES
from tests.text.names import NAMES
from tests.text.playing import SCENARIOS, played
from tests.text.samples import refusals
from tests.text.speech import messages, say
from tests.text.test_files import RULES_AND_KERNEL
from tests.text.test_sentences import CASES

SENTENCE = re.compile(r"\w+-(prompt|log|no|over|los)-|\w+-(field|terrain|supply)$|refusal-")  # ends with a stop
UNFINISHED = re.compile(r"[{}$@\"']|\?\?\?|\.\.|  |=\w")  # a hole, a reference, an id with arguments, straight quotes
CONTRACTED = re.compile(  # "de le démolir" is none: there le is a pronoun
    r"\b(de|à) les? (?!\w+(?:er|ir|re)\b)|\b(que|de|ce|le|la|je|ne|se) [aeiouéèêh](?!\b)[a-z]", re.IGNORECASE
)
ASPIRATED = re.compile(  # hors, haut, half-track, harcèlement; towns of the Ardennes and the Eifel; a number: IIIe
    r"\b(de|ce|le|la|ne|se) (hors|haut|half|harc|h[eio](ll|lz|mpre|sheid|tton|uff)|hoffrai|habscheid|harlange|iiie)",
    re.IGNORECASE,
)


def check(made: Text, language: str) -> str:
    said = say(made, language)
    assert said, made
    assert not UNFINISHED.search(said), (made, said)
    assert said[0] == said[0].upper(), (made, said)
    if SENTENCE.match(made.id):
        assert said.endswith((".", "?")), (made, said)
        assert not re.search(r"[.?] [a-zà-ÿ]", said), (made, said)
    if language == "fr":
        assert not re.search(r"(?<!\u202f)[:;?!%](?!\d)", said), (made, said)  # 15:00 is a time of day
        assert not CONTRACTED.search(said) or ASPIRATED.search(said), (made, said)
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_a_played_game_is_told(slug: str, scenario: str, language: str) -> None:
    for made in played(slug, scenario):
        check(made, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_action_has_a_label(slug: str, language: str) -> None:
    for action in get(slug).grammar:
        check(action.text(slug), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_told(language: str) -> None:
    for made in refusals():
        check(made, language)


def test_every_message_was_said() -> None:
    """No message of the kernel and the games is left that no game, no chosen position and no mistake brings up."""
    said = {made.id for slug, scenario in SCENARIOS for made in played(slug, scenario)}
    said |= {action.text(slug).id for slug in SLUGS for action in get(slug).grammar}
    said |= {made.id for made in refusals()} | {case.made().id for case in CASES}
    written = {id_ for id_, message in messages("en").items() if message.file in RULES_AND_KERNEL}
    assert written - said - NAMES - {"list-and"} == set()

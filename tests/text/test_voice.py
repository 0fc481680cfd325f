"""The voice: which language, how things are named, and what happens when a message is missing."""

import pytest

from grognard.kernel import Problem, text
from grognard.text import LANGUAGES, Voice, choose
from tests.text.speech import VOICES, Strict

FRENCH = "fr_FR.UTF-8"
ENGLISH = "en_GB.UTF-8"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": FRENCH}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "FR-ca"}, "fr"),
        ({"LANG": ENGLISH}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "frr_DE"}, "en"),  # North Frisian
        ({"LANGUAGE": "fr:en"}, "fr"),
        ({"LC_MESSAGES": FRENCH, "LANG": ENGLISH}, "fr"),
        ({"LC_ALL": "C", "LC_MESSAGES": FRENCH, "LANG": FRENCH}, "en"),
        ({"LC_ALL": FRENCH, "LANG": ENGLISH, "LANGUAGE": "en"}, "fr"),
        ({"LC_ALL": "", "LANG": FRENCH}, "fr"),
        ({"LC_NUMERIC": FRENCH}, "en"),
    ],
)
def test_the_environment_chooses(monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert choose(None) == language
    assert choose("") == language


@pytest.mark.parametrize(("wanted", "language"), [("fr", "fr"), ("en", "en"), ("FR", "fr"), ("fr_BE", "fr")])
def test_the_person_chooses(monkeypatch: pytest.MonkeyPatch, wanted: str, language: str) -> None:
    monkeypatch.setenv("LC_ALL", FRENCH if language == "en" else ENGLISH)
    assert choose(wanted) == language


@pytest.mark.parametrize("wanted", ["de", "français", "klingon"])
def test_an_unknown_language_is_named(wanted: str) -> None:
    with pytest.raises(Problem) as caught:
        choose(wanted)
    assert caught.value.text == text("unknown-language", name=wanted, known="en, fr")
    with pytest.raises(Problem):
        Voice(wanted)


def test_a_thing_brings_its_article() -> None:
    made = text("tank-no-los-unit", hex="F7", unit="@tank-de_tiger")
    assert VOICES["en"].say(made) == "The Tiger in F7 blocks the line of sight."
    assert VOICES["fr"].say(made) == "Le Tigre en F7 coupe la ligne de vue."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_numbered_counter_is_called_as_its_type(language: str) -> None:
    voice = VOICES[language]
    assert voice.has("tank-us_sherman_3")
    assert voice.word("tank-us_sherman_3") == voice.word("tank-us_sherman") == "Sherman"
    numbered, plain = (text("tank-do-move", unit=f"@tank-us_sherman{suffix}") for suffix in ("_3", ""))
    assert voice.say(numbered) == voice.say(plain)
    assert not voice.has("tank-us_tiger_1")
    assert not voice.has("tank-us_sherman_x")


def test_half_points_are_written_as_the_language_does() -> None:
    made = text("tigers-do-bid_german", points="1.5")
    assert Voice("en").say(made) == "Bid 1.5 VP to play the German"
    assert Voice("fr").say(made) == "Enchérir 1,5 PV pour jouer l’Allemand"


def test_several_things_are_put_together() -> None:
    firers = "@tank-us_sherman C6 @tank-us_infantry C4 @tank-us_priest A7"
    made = text("tank-log-fires", firers=firers, count=3, target="@tank-de_tiger", hex="D4", defence=11, modifier="+2")
    assert VOICES["en"].say(made).startswith("Sherman C6, infantry C4 and Priest A7 fire at the Tiger in D4")
    assert VOICES["fr"].say(made).startswith("Le Sherman C6, l’infanterie C4 et le Priest A7 tirent sur le Tigre en D4")


def test_a_sentence_has_a_capital_and_a_word_has_not() -> None:
    assert VOICES["fr"].say(text("tank-result-eliminated")) == "Cible éliminée"
    assert VOICES["fr"].word("tank-result-eliminated") == "cible éliminée"
    assert VOICES["fr"].say(text("tank-us_infantry")) == "Infanterie"
    assert VOICES["en"].word("tank-do-to", hex="D4") == "Go to D4"


def test_french_counts_from_two() -> None:
    ends = {spent: text("tank-log-phase-ends", side="@side-us", spent=spent) for spent in (0, 1, 2)}
    said = [VOICES["fr"].say(made).partition("\u202f: ")[2] for made in ends.values()]
    assert said == ["aucun PA dépensé.", "1 PA dépensé.", "2 PA dépensés."]


def test_one_hex_and_two() -> None:
    names: dict[str, str | int] = {"unit": "@tank-us_infantry", "target": "@tank-de_pz4", "place": "D4", "hex": "D6"}
    near, far = (text("tank-no-range", distance=distance, range=0, **names) for distance in (1, 2))
    assert "1 hex away" in VOICES["en"].say(near)
    assert "2 hexes away" in VOICES["en"].say(far)
    assert "à 1 hexagone\u202f;" in VOICES["fr"].say(near)
    assert "à 2 hexagones\u202f;" in VOICES["fr"].say(far)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_message_is_shown_as_it_is(language: str) -> None:
    made = text("no-such-message", unit="@tank-de_tiger", hex="D4")
    voice = Voice(language)
    assert not voice.has("no-such-message")
    assert voice.say(made) == voice.word("no-such-message", unit="@tank-de_tiger", hex="D4") == str(made)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_argument_is_no_hole_in_a_sentence(language: str) -> None:
    made = text("tank-no-los-unit", hex="D4")
    assert Voice(language).say(made) == str(made)


def test_what_a_person_typed_is_no_reference() -> None:
    for typed in ("@", "@@", "@tank", "@ D4", "{", "$name"):
        assert (
            VOICES["en"].say(text("unknown-name", kind="hex", name=typed)) == f"There is no hex “{typed}” on this map."
        )


def test_the_strict_voice_fails() -> None:
    with pytest.raises(AssertionError, match="no such message"):
        Strict("en").word("no-such-message")
    with pytest.raises(AssertionError, match="Unknown external"):
        Strict("en").say(text("tank-no-los-unit", hex="D4"))


def test_the_language_is_known() -> None:
    assert Voice("fr").language == "fr"
    assert Voice("en_GB").language == "en"

"""The Fluent files: whole, the same messages in both languages, all that the code names and nothing more."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from grognard.games import SLUGS
from grognard.games.tank.board import TYPES, UNITS
from grognard.text import LANGUAGES
from tests.text.names import FAMILIES, NAMES
from tests.text.scan import Use, uses
from tests.text.speech import VOICES, files, messages, resource

RULES_AND_KERNEL = ("kernel.ftl", *(f"{slug}.ftl" for slug in SLUGS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_parses(language: str) -> None:
    for file in files(language):
        junk = [entry.content for entry in resource(language, file).body if isinstance(entry, ftl.Junk)]
        assert not junk, f"{language}/{file}"


def test_both_languages_have_the_same_messages() -> None:
    english, french = messages("en"), messages("fr")
    assert english.keys() == french.keys()
    assert {id_: message.file for id_, message in english.items()} == {
        id_: message.file for id_, message in french.items()
    }


PACKAGES = sorted({use.where.split("/")[0] for use in uses()})


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_code_names_is_written(language: str, package: str) -> None:
    missing = [use for use in uses_in(package) if use.id not in messages(language)]
    assert not missing


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_what_the_code_gives(language: str, package: str) -> None:
    written = messages(language)
    for use in uses_in(package):
        if use.args is not None and use.id in written:
            assert {bare(name) for name in written[use.id].variables} <= use.args, use


def uses_in(package: str) -> list[Use]:
    return [use for use in uses() if use.where.split("/")[0] == package]


def test_both_languages_use_the_same_variables() -> None:
    french = messages("fr")
    for id_, message in messages("en").items():
        assert {bare(name) for name in message.variables} == {bare(name) for name in french[id_].variables}, id_


def bare(variable: str) -> str:
    """The argument behind a variable: ``unit`` of ``unit_the``."""
    name, _, attribute = variable.rpartition("_")
    return name if name and attribute in attributes() else variable


def attributes() -> set[str]:
    return {name for language in LANGUAGES for message in messages(language).values() for name in message.attributes}


def test_every_name_in_the_data_is_written() -> None:
    for language in LANGUAGES:
        assert messages(language).keys() >= NAMES
        assert all(VOICES[language].has(f"tank-{unit}") for unit in UNITS)


def test_nothing_is_written_that_nobody_says() -> None:
    said = {use.id for use in uses()} | NAMES
    written = {id_ for id_, message in messages("en").items() if message.file in (*RULES_AND_KERNEL, "service.ftl")}
    assert written - said == set()


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_things_of_a_kind_have_the_same_grammar(language: str, family: tuple[str, ...]) -> None:
    """A sentence that works for one unit works for all."""
    kinds = {message.attributes for id_, message in messages(language).items() if id_.startswith(family)}
    assert len(kinds) == 1


# --- typography and tone -----------------------------------------------------------------------------------------


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def patterns(language: str) -> Iterator[tuple[str, str]]:
    """Every piece of text between placeables, with the message it is part of."""
    for file in files(language):
        for entry in resource(language, file).body:
            if isinstance(entry, ftl.Message):
                texts = _Texts()
                texts.visit(entry)
                yield from ((f"{language}/{file} {entry.id.name}", found) for found in texts.found)


TYPOGRAPHY = {
    "straight apostrophe or quotes": r"['\"]",
    "three dots": r"\.\.\.",
    "two spaces": r"  ",
    "exclamation mark": r"!",
}
FRENCH = {
    "no narrow space before a sign": r"(?<!\u202f)[;?%»]|(?<!\u202f):(?=\s|$)",
    "no narrow space after «": r"«(?!\u202f)",
    "ordinary space before a sign": r"[ \u00a0][:;?!%»]",
}
TONE = {
    "en": r"\b(please|sorry|oops|illegal|forbidden|error|invalid|armor|defense|color|center)\b",
    "fr": r"\b(veuillez|merci|désolé|illégal|interdit|impossible|erreur|invalide|tu|ton|ta)\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    wrong = TYPOGRAPHY | (FRENCH if language == "fr" else {})
    for where, found in patterns(language):
        for fault, expression in wrong.items():
            assert not re.search(expression, found), f"{where}: {fault}: {found!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_tone(language: str) -> None:
    """A good umpire: no scolding, no pleading; rule numbers stand in chips, never in the sentence."""
    for where, found in patterns(language):
        assert not re.search(TONE[language], found, re.IGNORECASE), f"{where}: {found!r}"
        assert not re.search(r"\b\d+\.\d+[a-z]?\b", found), f"{where}: {found!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_fit_a_counter(language: str) -> None:
    assert all(len(VOICES[language].word(f"tank-short-{kind}")) <= 7 for kind in TYPES)

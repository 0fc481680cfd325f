"""Speech under test: a voice that never falls back, and the Fluent files as data."""

from functools import cache
from importlib import resources
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from grognard.kernel import Text
from grognard.text import LANGUAGES, Voice


class Strict(Voice):
    """A voice for tests: a message that is missing or broken fails."""

    def fallback(self, sentence: Text, reason: str) -> str:
        raise AssertionError(f"{self.language}: {sentence}: {reason}")


VOICES = {language: Strict(language) for language in LANGUAGES}


def say(sentence: Text, language: str = "en") -> str:
    return VOICES[language].say(sentence)


# --- the files ---------------------------------------------------------------------------------------------------


class Message(NamedTuple):
    file: str
    variables: frozenset[str]
    attributes: frozenset[str]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def resource(language: str, file: str) -> ftl.Resource:
    folder = resources.files("grognard.text") / language
    return FluentParser().parse((folder / file).read_text(encoding="utf-8"))


def files(language: str) -> list[str]:
    folder = resources.files("grognard.text") / language
    return sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))


@cache
def messages(language: str) -> dict[str, Message]:
    """Every message of a language; one that is written twice fails."""
    found: dict[str, Message] = {}
    for file in files(language):
        for entry in resource(language, file).body:
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} is written twice"
                seen = _Variables()
                seen.visit(entry)
                attributes = frozenset(attribute.id.name for attribute in entry.attributes)
                found[entry.id.name] = Message(file, frozenset(seen.names), attributes)
    return found

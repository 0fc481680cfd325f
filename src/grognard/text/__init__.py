"""Everything a person reads, in English and French: the sentences lie in Fluent files, a :class:`Voice` speaks them.

A thing that sentences speak of (a unit, a terrain, a side) is a message of its own with its grammar in attributes:
``.the`` "le Tigre", ``.this`` "ce Tigre", ``.it`` "il". An argument ``unit="@tank-de_tiger"`` gives a sentence
``$unit`` and, for every attribute, ``$unit_the``, ``$unit_this`` ... ``@tank-de_tiger_2`` is the same thing. Several
things in one argument, each with words of its own behind it (``@tank-us_sherman C6 @tank-us_priest A7``), are put
together by the message ``list-and``.
"""

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from grognard.kernel import Problem, Text, text
from grognard.kernel.words import Argument

__all__ = ["LANGUAGES", "Voice", "choose", "result_text"]

LANGUAGES = ("en", "fr")
ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")  # the first that is set decides
JOINED = ("", "the")  # what a list of things has: the bare names, and those with their articles

_HALF = re.compile(r"-?\d+\.5")  # half a point: a number of the language, not a word
_NUMBERED = re.compile(r"_\d+$")  # the counter us_sherman_3 is called what the type us_sherman is called
_COUNTED = re.compile(r"(.+)-(\d+)")  # the result cp-3 is the message cp, with 3 as $n
_REFERENCE = re.compile(r"@([^@\s]+)([^@]*)")


def choose(wanted: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else that of the environment, else English.

    Raises :class:`Problem` ``unknown-language`` for a language asked for that there is not.
    """
    if wanted:
        language = _primary(wanted)
        if language not in LANGUAGES:
            raise Problem("unknown-language", name=wanted, known=", ".join(LANGUAGES))
        return language
    locale = next((value for name in ENVIRONMENT if (value := environment.get(name))), "")
    return "fr" if _primary(locale) == "fr" else "en"


def _primary(locale: str) -> str:
    """The language of a locale: ``fr`` of ``fr_CA.UTF-8``."""
    return re.split(r"[-_.:@]", locale.strip().lower(), maxsplit=1)[0]


def result_text(game: str, label: str) -> Text:
    """What a result of a roll is called in a game."""
    counted = _COUNTED.fullmatch(label)
    name, args = (counted[1], {"n": int(counted[2])}) if counted else (label, {})
    return text(f"{game}-result-{name}", **args)


@cache
def _bundle(language: str) -> FluentBundle:
    """All the files of a language, read once."""
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files(__name__) / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Voice:
    """Writes :class:`Text` in one language."""

    def __init__(self, language: str) -> None:
        """Raises :class:`Problem` ``unknown-language``."""
        self.language = choose(language)
        self._bundle = _bundle(self.language)
        self._things: dict[str, dict[str, str]] = {}

    def has(self, id_: str) -> bool:
        """Whether there is a message of this id; numbered counters have their type's."""
        return self._bundle.has_message(self._known(id_))

    def say(self, sentence: Text) -> str:
        """The sentence, with a capital. Never fails: without a message it is :meth:`fallback`."""
        return self._write(sentence, capital=True)

    def word(self, id_: str, /, **args: Argument) -> str:
        """A message as it stands, without a capital: to be put inside something else."""
        return self._write(text(id_, **args), capital=False)

    def fallback(self, sentence: Text, reason: str) -> str:
        """What a player sees of a message that is missing or broken: its id and arguments. Tests see that none is."""
        return str(sentence)

    def _write(self, sentence: Text, *, capital: bool) -> str:
        if not self.has(sentence.id):
            return self.fallback(sentence, "no such message")
        args: dict[str, Argument | float] = {}
        for name, value in sentence.args:
            args[name] = float(value) if isinstance(value, str) and _HALF.fullmatch(value) else value
            if isinstance(value, str) and value.startswith("@"):
                for attribute, words in self._things_named(value).items():
                    args[f"{name}_{attribute}" if attribute else name] = words
        message = self._bundle.get_message(self._known(sentence.id))
        if message.value is None:
            return self.fallback(sentence, "no value")
        written, errors = self._bundle.format_pattern(message.value, args)
        if errors:
            return self.fallback(sentence, repr(errors))
        words = str(written)
        return words[:1].upper() + words[1:] if capital else words

    def _known(self, id_: str) -> str:
        return id_ if self._bundle.has_message(id_) else _NUMBERED.sub("", id_)

    # --- things ---------------------------------------------------------------------------------------------------

    def _things_named(self, argument: str) -> Mapping[str, str]:
        """The words of an argument that begins with ``@``: attribute (``""`` for the bare name) -> words.

        Nothing where it names no message: it is then something that a person typed.
        """
        found = [(id_, more.rstrip()) for id_, more in _REFERENCE.findall(argument)]
        if not found or not all(self.has(id_) for id_, _ in found):
            return {}
        if len(found) == 1 and not found[0][1]:
            return self._thing(found[0][0])
        things = [(self._thing(id_), more) for id_, more in found]
        shared = [attribute for attribute in JOINED if all(attribute in thing for thing, _ in things)]
        return {attribute: self._joined([thing[attribute] + more for thing, more in things]) for attribute in shared}

    def _thing(self, id_: str) -> dict[str, str]:
        """The name and the attributes of a thing."""
        if id_ not in self._things:
            words = {"": self.word(id_)}
            for attribute, pattern in self._bundle.get_message(self._known(id_)).attributes.items():
                words[attribute] = str(self._bundle.format_pattern(pattern)[0])
            self._things[id_] = words
        return self._things[id_]

    def _joined(self, words: list[str]) -> str:
        if len(words) == 1:
            return words[0]
        return self.word("list-and", first=", ".join(words[:-1]), last=words[-1])

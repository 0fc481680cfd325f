"""The client's own texts: every message that its source names is written, and nothing is written that it never says."""

import re
from functools import cache
from pathlib import Path

import pytest

from grognard.text import LANGUAGES
from tests.text.speech import messages

SOURCE = Path(__file__).parents[2] / "web" / "src"
FILES = ("web.ftl", "table.ftl", "replay.ftl")
NAMED = re.compile(r"[\"'`]((?:web|table|replay)-[a-z0-9-]*[a-z0-9])[\"'`]")
SAID = re.compile(r"\b(?:word|say|has)\(\s*" + NAMED.pattern)
WORKED_OUT = re.compile(r"`((?:web|table|replay)-[a-z0-9-]*)\$\{[^`]*?\}([a-z0-9-]*)`")  # `table-key-${name}`


@cache
def source() -> str:
    found = [path for path in sorted(SOURCE.rglob("*.ts*")) if ".test." not in path.name]
    return "\n".join(path.read_text(encoding="utf-8") for path in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_client_names_is_written(language: str) -> None:
    named = set(NAMED.findall(source()))
    assert len(named) > 100
    written = messages(language)
    said = set(SAID.findall(source()))  # a class of the style sheet may begin with the same word: it is not said
    assert said - written.keys() == set()


def test_what_the_client_never_says_is_not_written() -> None:
    named = set(NAMED.findall(source()))
    worked_out = WORKED_OUT.findall(source())
    for id_, message in messages("en").items():
        if message.file in FILES:
            made = any(id_.startswith(start) and id_.endswith(end) for start, end in worked_out)
            assert id_ in named or made, id_


def test_ids_tell_their_file() -> None:
    for id_, message in messages("en").items():
        if message.file in FILES:
            assert id_.startswith(message.file.removesuffix(".ftl") + "-"), id_

"""The command line itself, ``grognard games``, and that every message is written."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import grognard
from grognard.cli import COMMANDS
from grognard.cli.talk import COMMANDS as TALK
from tests.cli.conftest import Run

SOURCE = Path(grognard.__file__).parent
OWN = re.compile(r"cli-[a-z0-9_-]+[a-z0-9]")


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"]])
def test_help_lists_the_commands(run: Run, words: list[str]) -> None:
    ran = run(*words)
    assert ran.code == 0
    for command in COMMANDS:
        assert f"grognard {command} " in ran.out


@pytest.mark.parametrize("words", [["arena"], ["arena", "--help"], ["arena", "-h"]])
def test_help_lists_the_studies(run: Run, words: list[str]) -> None:
    ran = run(*words)
    assert ran.code == 0
    listed = {command for command in COMMANDS if f"grognard {command} " in ran.out}
    assert listed == {command for command in COMMANDS if command.startswith("arena ")}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_in_both_languages(run: Run, command: str) -> None:
    words = command.split()
    english, french = run(*words, "--help"), run(*words, "-h", "--lang", "fr")
    assert english.code == french.code == 0
    assert english.out.startswith(f"usage: grognard {command}")
    assert french.out.startswith(f"usage\u202f: grognard {command}")
    assert "cli-" not in english.out + french.out  # the id of a message that is missing


def test_the_language_may_stand_anywhere(run: Run) -> None:
    assert run("--lang", "fr", "games").out == run("games", "--lang", "fr").out != run("games").out


@pytest.mark.parametrize(("language", "note"), [("en", "unofficial implementation"), ("fr", "non officielle")])
def test_games(run: Run, language: str, note: str) -> None:
    ran = run("games", "--lang", language)
    assert ran.code == 0
    assert "Tank on Tank  (tank)" in ran.out
    assert "Peter Bogdasarian, Lock ’n Load Publishing" in ran.out
    assert note in " ".join(ran.out.split())
    for word in ("night_action", "extra_firers*, all_firers", "turn_cap", "max_turns"):
        assert word in ran.out
    assert {"en": "Head to Head", "fr": "Face à Face"}[language] in ran.out


def written(language: str) -> set[str]:
    resource = FluentParser().parse((SOURCE / "text" / language / "cli.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ftl.Junk)]
    return {entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)}


def named() -> set[str]:
    """Every message of ours that the code names, those of a family spelt out."""
    found = set()
    for path in (SOURCE / "cli").glob("*.py"):
        strings = [
            node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Constant)
        ]
        found |= {str(node.value) for node in strings if OWN.fullmatch(str(node.value))}
    found |= {f"cli-about-{command.replace(' ', '-')}" for command in COMMANDS}
    found |= {f"cli-{kind}-{name}" for name in TALK for kind in ("command", "do")}
    return found


def test_both_languages_say_the_same_things() -> None:
    assert written("en") == written("fr")


def test_every_message_that_the_code_names_is_written() -> None:
    assert named() <= written("en")


def test_options_may_stand_between_the_names(run: Run) -> None:
    ran = run("play", "tank", "--seat", "us=random", "last_stand", "--seat", "de=random", "--option", "max_turns=1")
    assert ran.code == 0
    assert "Last Stand" in ran.out or "turn 1" in ran.out.lower()

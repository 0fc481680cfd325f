"""The command ``grognard``. One file a command; messages are in ``text/*/cli.ftl``."""

import argparse
import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

from rich.table import Table as Grid

from grognard.cli import (
    backup,
    balance,
    bench,
    breed,
    check,
    fuzz,
    games,
    ladder,
    match,
    play,
    replay,
    rules,
    serve,
    tune,
)
from grognard.cli.parser import Command, Parser
from grognard.cli.terminal import INTERRUPTED, Terminal
from grognard.kernel import Problem
from grognard.text import Voice, choose

COMMANDS: dict[str, Command] = {
    "games": games,
    "serve": serve,
    "play": play,
    "replay": replay,
    "rules": rules,
    "fuzz": fuzz,
    "bench": bench,
    "arena match": match,
    "arena ladder": ladder,
    "arena balance": balance,
    "arena tune": tune,
    "arena breed": breed,
    "check": check,
    "backup": backup,
}


def main(argv: list[str] | None = None) -> int:
    """Run a command and return its exit code: 2 for bad input, with one sentence that says what is wrong."""
    language = choose(None)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without these letters shows a question mark, not a crash
    try:
        wanted, words = _taken("--lang", sys.argv[1:] if argv is None else argv)
        language = choose(wanted)
        data, words = _taken("--data", words)
        return _dispatch(words, Terminal(language, Path(data) if data is not None else None))
    except Problem as problem:
        _complain(language, problem)
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # `grognard rules tank | head`: whoever reads has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:  # no stack trace reaches a player
        if os.environ.get("GROGNARD_TRACE"):
            raise
        _complain(language, Problem("cli-our-fault", fault=type(error).__name__))
        return 1


def _complain(language: str, problem: Problem) -> None:
    """One sentence, on one line."""
    print(" ".join(Voice(language).say(problem.text).split()), file=sys.stderr)


class _Option(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Problem("cli-usage", command="grognard")


def _taken(option: str, words: list[str]) -> tuple[str | None, list[str]]:
    """An option that may stand before or after the command, and the other words."""
    parser = _Option(add_help=False, allow_abbrev=False)
    parser.add_argument(option, dest="value")
    given, rest = parser.parse_known_args(words)
    return given.value, rest


def _dispatch(words: list[str], terminal: Terminal) -> int:
    family = words[:1] if words and _known(f"{words[0]} ") else []
    if words[len(family) : len(family) + 1] in ([], ["-h"], ["--help"]):  # `grognard`, or `grognard arena`
        _help(terminal, " ".join(family))
        return 0
    length = len(family) + 1
    name = " ".join(words[:length])
    if name not in COMMANDS:
        raise Problem("cli-unknown-command", name=name, known=", ".join(_known(" ".join(family))))
    parser, command = Parser(name, terminal), COMMANDS[name]
    command.arguments(parser)
    try:
        given = parser.read(words[length:])
    except SystemExit:  # argparse has printed the help
        return 0
    return command.run(given, terminal)


def _known(beginning: str) -> list[str]:
    return [name for name in COMMANDS if name.startswith(beginning)]


def _help(terminal: Terminal, family: str) -> None:
    terminal.say("cli-about")
    grid = Grid.grid(padding=(0, 2))
    for name in _known(family):
        grid.add_row(f"  grognard {name}", terminal.word(f"cli-about-{name.replace(' ', '-')}"))
    terminal.console.print(grid)
    terminal.say("cli-more", command=_known(family)[0] if family else "play")

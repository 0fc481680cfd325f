"""The command ``grognard``. One file a command; messages are in ``text/*/cli.ftl``."""

import argparse
import os
import sys
from pathlib import Path
from typing import NoReturn

from rich.table import Table as Grid

from grognard.cli import bench, check, fuzz, games, play, replay, rules
from grognard.cli.parser import Command, Parser
from grognard.cli.terminal import Terminal
from grognard.kernel import Problem
from grognard.text import Voice, choose

COMMANDS: dict[str, Command] = {
    "games": games,
    "play": play,
    "replay": replay,
    "rules": rules,
    "fuzz": fuzz,
    "bench": bench,
    "check": check,
}
INTERRUPTED = 130  # what shells expect of a command stopped with Ctrl-C


def main(argv: list[str] | None = None) -> int:
    """Run a command and return its exit code: 2 for bad input, with one sentence that says what is wrong."""
    language = choose(None)
    try:
        given, words = _everywhere(sys.argv[1:] if argv is None else argv)
        language = choose(given.lang)
        terminal = Terminal(language, Path(given.data) if given.data is not None else None)
        return _dispatch(words, terminal)
    except Problem as problem:
        print(Voice(language).say(problem.text).replace("\n", " "), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # `grognard rules tank | head`: whoever reads has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


class _Everywhere(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Problem("cli-usage", command="grognard")


def _everywhere(words: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """The options that may stand before or after the command, and the rest."""
    parser = _Everywhere(add_help=False, allow_abbrev=False)
    parser.add_argument("--lang")
    parser.add_argument("--data")
    return parser.parse_known_args(words)


def _dispatch(words: list[str], terminal: Terminal) -> int:
    if not words or words[0] in ("-h", "--help"):
        _help(terminal)
        return 0
    if words[0] not in COMMANDS:
        raise Problem("cli-unknown-command", name=words[0], known=", ".join(COMMANDS))
    parser = Parser(words[0], terminal)
    command = COMMANDS[words[0]]
    command.arguments(parser)
    try:
        given = parser.read(words[1:])
    except SystemExit:  # argparse has printed the help
        return 0
    return command.run(given, terminal)


def _help(terminal: Terminal) -> None:
    terminal.say("cli-about")
    grid = Grid.grid(padding=(0, 2))
    for name in COMMANDS:
        grid.add_row(f"  grognard {name}", terminal.word(f"cli-about-{name}"))
    terminal.console.print(grid)
    terminal.say("cli-more")

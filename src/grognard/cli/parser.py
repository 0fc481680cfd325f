"""The command line: argparse in the reader's language, raising where argparse would print and leave."""

import argparse
from functools import partial
from typing import Any, NoReturn, Protocol

from grognard.cli.terminal import Terminal
from grognard.kernel import Problem


class Command(Protocol):
    """A module of this package that is a command."""

    def arguments(self, parser: "Parser") -> None: ...

    def run(self, given: argparse.Namespace, terminal: Terminal) -> int: ...


class _Formatter(argparse.HelpFormatter):
    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog, max_help_position=28, width=100)
        self.usage = usage

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, prefix or self.usage)


class Parser(argparse.ArgumentParser):
    """The arguments of one command. Every help text is the message ``cli-<command>-<argument>``."""

    def __init__(self, command: str, terminal: Terminal) -> None:
        word = terminal.voice.word
        self.command = command.replace(" ", "-")
        self.prefix = word("cli-usage-prefix") + " "
        super().__init__(
            prog=f"grognard {command}",
            description=word(f"cli-about-{self.command}"),
            formatter_class=partial(_Formatter, usage=self.prefix),
            add_help=False,
            allow_abbrev=False,
        )
        self.terminal = terminal
        self.group = self.add_argument_group(word("cli-arguments"))
        everywhere = self.add_argument_group(word("cli-everywhere"))
        everywhere.add_argument("-h", "--help", action="help", help=word("cli-help"))
        everywhere.add_argument("--lang", metavar="fr|en", help=word("cli-lang"))
        everywhere.add_argument("--data", metavar="DIR", help=word("cli-data"))

    def take(self, *names: str, **how: Any) -> None:
        """Declare an argument; its help is looked up."""
        word = names[-1].lstrip("-").lower()
        self.group.add_argument(*names, help=self.terminal.word(f"cli-{self.command}-{word}"), **how)

    def error(self, message: str) -> NoReturn:
        raise Problem("cli-usage", command=self.prog)

    def read(self, words: list[str]) -> argparse.Namespace:
        """The arguments; raises :class:`Problem` for a command line that cannot be understood."""
        self.usage = self.format_usage().removeprefix(self.prefix).strip()  # or argparse makes one of its own
        given, unknown = self.parse_known_intermixed_args(words)  # `play tank --seat us=greedy last_stand` is fine too
        if unknown:
            raise Problem("cli-unknown-argument", argument=unknown[0], command=self.prog)
        return given


def number(word: str) -> int:
    """A whole number above zero, as the type of an argument; raises :class:`Problem` otherwise."""
    if not word.isdecimal() or int(word) < 1:
        raise Problem("cli-not-a-number", word=word)
    return int(word)


def pair(word: str) -> tuple[str, str]:
    """``NAME=VALUE``, as the type of an argument; raises :class:`Problem` otherwise."""
    name, equals, value = word.partition("=")
    if not (name and equals and value):
        raise Problem("cli-not-a-pair", word=word)
    return name, value

"""One sitting at the table: a match with people and machines in its seats, what is drawn and told, what is typed."""

import sys
from collections.abc import Mapping
from getpass import getpass
from pathlib import Path

from grognard.cli import panel
from grognard.cli.chronicle import Line, lines, prose
from grognard.cli.screen import Screen
from grognard.cli.terminal import INTERRUPTED, Terminal, cause
from grognard.kernel import OBSERVER, Match, Problem, record
from grognard.kernel.chronicle import Chronicle
from grognard.kernel.match import Entry
from grognard.players import Player


class Left(Exception):
    """The person has left the table; ``code`` is what the command returns."""

    def __init__(self, code: int) -> None:
        self.code = code


class Sitting:
    def __init__(self, match: Match, machines: Mapping[int, Player], terminal: Terminal) -> None:
        self.match = match
        self.game = match.game
        self.machines = machines
        self.terminal = terminal
        self.console = terminal.console
        self.screen = Screen(match.game, terminal, match.game.view(match.first, OBSERVER))
        self.chronicle = Chronicle(match)
        self.persons = [seat for seat in range(len(match.seats)) if seat not in machines]
        # Two people at one screen see what everybody may see; one alone sees what that seat may.
        self.reader = self.persons[0] if len(self.persons) == 1 else OBSERVER
        self.saved = ""  # the file of the last save
        self.saved_as: list[Entry] | None = None  # and what was in it
        self.since = 0  # the entry from which the log is new to whoever is asked

    # --- telling ----------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """Print what is new in the log."""
        passages = self.chronicle.catch_up()
        new = [line for passage in passages for line in lines(passage, self.reader, self.game, self.terminal)]
        if new:
            self.console.print(prose(new))

    def log(self, since: int = 0, until: int | None = None) -> list[Line]:
        """The lines of these entries."""
        passages = self.chronicle.passages[since:until]
        return [line for passage in passages for line in lines(passage, self.reader, self.game, self.terminal)]

    def finish(self) -> None:
        """The last position and how it ended."""
        table = self.game.view(self.match.state, self.reader)
        self.console.print(self.screen.map(table))
        self.console.print(panel.tracks(self.game, table, self.terminal))
        outcome = self.game.outcome(self.match.state)
        if outcome is not None:
            self.console.print(self.terminal.sentence(outcome.reason, outcome.rule, "bold"))

    # --- reading and saving -----------------------------------------------------------------------------------------

    def read(self, cursor: str, *, hidden: bool = False) -> str:
        """A line from the person; raises :class:`Left` at the end of the input or on Ctrl-C, and says how to go on.

        What is ``hidden`` is not shown while it is typed: somebody else looks at the same screen.
        """
        try:
            return (getpass(cursor) if hidden and sys.stdin.isatty() else input(cursor)).strip()
        except (EOFError, KeyboardInterrupt, RuntimeError, ValueError) as end:  # the last two: standard input is closed
            print()
            self.farewell()
            raise Left(INTERRUPTED if isinstance(end, KeyboardInterrupt) else 0) from None

    def farewell(self) -> None:
        if self.saved:
            self.terminal.say("cli-resume", file=self.saved)
        else:
            self.terminal.say("cli-not-saved")

    def save(self, file: str) -> None:
        """Write the record; raises :class:`Problem` where that cannot be done or would overwrite something."""
        if not file:
            raise Problem("cli-save-where")
        try:
            path = Path(file).expanduser()
            there = path.exists()
        except (OSError, ValueError, RuntimeError) as error:  # no such user, no such name on this system
            raise Problem("cli-unwritable", file=file, reason=cause(error)) from error
        if there and not (sys.stdin.isatty() and self.agreed("cli-overwrite", file)):
            raise Problem("cli-file-exists", file=file)
        try:
            record.save(self.match, path)
        except (OSError, ValueError) as error:
            raise Problem("cli-unwritable", file=file, reason=cause(error)) from error
        self.saved, self.saved_as = file, list(self.match.entries)
        self.terminal.say("cli-saved", file=file)

    def agreed(self, question: str, file: str) -> bool:
        answer = self.read(self.terminal.word(question, file=file) + " ")
        return answer[:1].casefold() == self.terminal.word("cli-yes")[0]

"""``grognard check``: golden records replayed against the code; old games always open."""

import argparse
from pathlib import Path

from rich.text import Text as Rich

from grognard.cli.parser import Parser
from grognard.cli.terminal import QUIET, Terminal
from grognard.kernel import Problem, record

ROOT = Path(__file__).resolve().parents[3]  # of a checkout; an installed package has no tests beside it
GOLDEN = Path("tests", "golden")


def arguments(parser: Parser) -> None:
    parser.take("file", nargs="*", type=Path, metavar="FILE")


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    files = given.file or sorted((ROOT / GOLDEN).glob("*.grog"))
    if not files:
        raise Problem("cli-no-golden", folder=str(GOLDEN))
    failed = 0
    for file in files:
        line = Rich(f"{file.name}  ")
        try:
            line.append_text(_replayed(file, terminal))
        except Problem as problem:
            if problem.text.id == "cli-unreadable":
                raise
            failed += 1
            line.append(terminal.voice.say(problem.text), "bold red")
        terminal.console.print(line, soft_wrap=True)
    terminal.say("cli-checked", count=len(files), failed=failed)
    return 1 if failed else 0


def _replayed(file: Path, terminal: Terminal) -> Rich:
    """What the record holds, if it replays to the same dice and hashes; raises :class:`Problem` if not."""
    read = terminal.open_record(file)
    game = terminal.find(read.header.game)
    match = record.replay(read, game, verify=True)
    outcome = game.outcome(match.state)
    if outcome is None:
        raise Problem("cli-unfinished")
    line = Rich(terminal.word("cli-replayed", entries=len(match.entries)))
    return line.append("  ").append_text(terminal.sentence(outcome.reason, outcome.rule, QUIET))

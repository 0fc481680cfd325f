"""``grognard replay``: a record told again, turn by turn, and checked."""

import argparse
from pathlib import Path

from grognard.cli.chronicle import lines, prose
from grognard.cli.parser import Parser
from grognard.cli.sitting import Sitting
from grognard.cli.terminal import Terminal
from grognard.kernel import CHANCE, OBSERVER, Match, record
from grognard.kernel.chronicle import Chronicle


def arguments(parser: Parser) -> None:
    parser.take("file", type=Path, metavar="FILE")
    parser.take("--verify", action="store_true")
    parser.take("--step", action="store_true")


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    read = terminal.open_record(given.file)
    game = terminal.find(read.header.game)
    match = record.replay(read, game, verify=given.verify)
    scenario = game.scenarios[match.header.scenario]
    terminal.console.print(f"{game.title} · {scenario.title[terminal.language]}", style="bold")
    sitting = Sitting(match, {}, terminal)
    _tell(match, sitting, step=given.step)
    sitting.finish()
    if match.decision is not None:
        terminal.say("cli-unfinished")
    if given.verify:
        draws = sum(entry.seat == CHANCE and entry.back < 0 for entry in match.entries)
        terminal.say("cli-verified", draws=draws, hashes=len(read.hashes), entries=len(match.entries))
    return 0


def _tell(match: Match, sitting: Sitting, *, step: bool) -> None:
    """The log; where ``step`` asks for it with the map after every choice, until nobody presses Enter any more."""
    if not step:
        sitting.tell()
        return
    chronicle = Chronicle(match)
    for at, passage in enumerate(chronicle.catch_up(), 1):
        sitting.console.print(prose(lines(passage, OBSERVER, match.game, sitting.terminal)))
        if step and passage.entry.seat != CHANCE and not passage.entry.forced:
            sitting.console.print(sitting.screen.map(match.game.view(chronicle.state_after(at), OBSERVER)))
            try:
                input(sitting.terminal.word("cli-step") + " ")
            except EOFError:
                step = False

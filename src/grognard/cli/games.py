"""``grognard games``: the games with their scenarios, options and makers."""

import argparse

from rich.table import Table as Grid

from grognard import games
from grognard.cli.parser import Parser
from grognard.cli.terminal import QUIET, Terminal
from grognard.kernel import AnyGame


def arguments(parser: Parser) -> None:
    """It takes none of its own."""


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    for slug in games.SLUGS:
        _show(terminal.find(slug), terminal)
    terminal.console.print(terminal.word("cli-unofficial"), style=QUIET)
    return 0


def _show(game: AnyGame, terminal: Terminal) -> None:
    console = terminal.console
    console.print(f"{game.title}  ({game.slug})", style="bold")
    terminal.say("cli-credit", credit=game.credit)
    console.print(_scenarios(game, terminal))
    console.print(_options(game, terminal))


def _scenarios(game: AnyGame, terminal: Terminal) -> Grid:
    grid = Grid(box=None, padding=(0, 2), header_style=QUIET)
    for column in ("scenario", "title", "turns", "options"):
        grid.add_column(terminal.word(f"cli-column-{column}"), justify="right" if column == "turns" else "left")
    for id_, scenario in game.scenarios.items():
        grid.add_row(id_, scenario.title[terminal.language], str(scenario.turns), ", ".join(scenario.options))
    return grid


def _options(game: AnyGame, terminal: Terminal) -> Grid:
    grid = Grid(box=None, padding=(0, 2), header_style=QUIET)
    for column in ("option", "values", "title", "rule"):
        grid.add_column(terminal.word(f"cli-column-{column}"))
    for option in game.options:
        values = [f"{value}*" if value == option.default else value for value in option.values]
        values += ["1, 2, 3 …"] if option.number else []
        grid.add_row(option.id, ", ".join(values), option.title[terminal.language], option.rule)
    return grid

"""``grognard bench``: the speed of each game beside python-chess."""

import argparse
import importlib.util

import msgspec
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table as Grid

from grognard import games
from grognard.arena.bench import ROUNDS, Bench, Figures, measure
from grognard.cli.parser import Parser
from grognard.cli.terminal import QUIET, Terminal
from grognard.kernel import Problem


def arguments(parser: Parser) -> None:
    parser.take("--game", metavar="G")
    parser.take("--json", action="store_true")
    parser.take("--seconds", type=seconds, default=1.0, metavar="S")


def seconds(word: str) -> float:
    """A time above zero; raises :class:`Problem` otherwise."""
    try:
        value = float(word)
    except ValueError:
        value = 0.0
    if not 0 < value < 3600:
        raise Problem("cli-not-a-time", word=word)
    return value


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    chosen = [terminal.find(slug) for slug in ([given.game] if given.game else games.SLUGS)]
    if importlib.util.find_spec("chess") is None:
        raise Problem("cli-needs-chess")
    steps = ROUNDS * sum(len(game.scenarios) for game in chosen)
    columns = (TextColumn("{task.description}"), BarColumn())
    with Progress(*columns, console=terminal.console, transient=True, disable=given.json) as progress:
        task = progress.add_task(terminal.word("cli-bench-measuring"), total=steps)
        found = measure(chosen, given.seconds, lambda: progress.advance(task))
    if given.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        _show(found, terminal)
    return 0


def _show(found: Bench, terminal: Terminal) -> None:
    way = terminal.word("cli-bench-compiled" if found.compiled else "cli-bench-plain")
    yardstick = found.yardstick
    terminal.say("cli-bench-head", python=found.python, way=way, name=yardstick.name, version=yardstick.version)
    grid = Grid(box=None, padding=(0, 2), header_style=QUIET)
    grid.add_column("")
    for figures in found.games:
        grid.add_column(figures.game, justify="right")
    grid.add_column(yardstick.name, justify="right")
    rows = [_column(figures, terminal) for figures in found.games]
    for name in rows[0]:
        peer = terminal.number(yardstick.decisions_per_s) if name == "decisions_per_s" else ""
        grid.add_row(terminal.word(f"cli-bench-{name.replace('_', '-')}"), *(row[name] for row in rows), peer)
    terminal.console.print(grid)


def _column(figures: Figures, terminal: Terminal) -> dict[str, str]:
    """The figures of a game as they are shown, by name."""
    digits = {"ratio": 2, "copy_us": 2, "encode_us": 2, "replay_ms": 1, "actions_per_decision": 1}
    shown = {"scenario": figures.scenario}
    for name, value in msgspec.structs.asdict(figures).items():
        if name not in ("game", "scenario"):
            shown[name] = terminal.number(value, digits.get(name, 0))
    return shown

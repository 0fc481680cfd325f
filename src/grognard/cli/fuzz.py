"""``grognard fuzz``: random games that look for faults; one that fails is saved as a record."""

import argparse
import os
from pathlib import Path

from rich.table import Table as Grid

from grognard.arena.fuzz import Report, cases
from grognard.arena.fuzz import run as run_cases
from grognard.cli.parser import Parser, number
from grognard.cli.progress import watch
from grognard.cli.terminal import QUIET, Terminal, cause
from grognard.kernel import DRAW, WIN, AnyGame, Problem


def arguments(parser: Parser) -> None:
    parser.take("game", metavar="GAME")
    parser.take("--scenario", metavar="S")
    parser.take("--games", type=number, default=100, metavar="N")
    parser.take("--seed", default="1", metavar="K")
    parser.take("--jobs", type=number, default=os.cpu_count() or 1, metavar="J")


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    game = terminal.find(given.game)
    if given.scenario and given.scenario not in game.scenarios:
        raise Problem("unknown-scenario", game=game.slug, name=given.scenario, known=", ".join(game.scenarios))
    scenarios = [given.scenario] if given.scenario else list(game.scenarios)
    planned = cases(game, scenarios, given.games, given.seed, str(terminal.data or ""))
    found = run_cases(planned, min(given.jobs, len(planned)))
    reports = list(watch(found, len(planned), terminal.word("cli-playing"), terminal))
    terminal.console.print(_summary(game, reports, terminal))
    failed = [report for report in reports if report.fault]
    for report in failed:
        terminal.say("cli-fuzz-fault", file=_keep(report), seed=report.case.seed, fault=report.fault)
    terminal.say("cli-fuzz-done", games=len(reports), failed=len(failed))
    return 1 if failed else 0


def _summary(game: AnyGame, reports: list[Report], terminal: Terminal) -> Grid:
    grid = Grid(box=None, padding=(0, 1), header_style=QUIET)
    grid.add_column(terminal.word("cli-column-scenario"), no_wrap=True)
    won = [terminal.word("cli-column-wins", side=f"@side-{side}") for side in game.sides]
    plain = [terminal.word(f"cli-column-{name}") for name in ("games", "decisions", "turns")]
    ends = [terminal.word(f"cli-column-{name}") for name in ("draws", "dead-ends", "faults")]
    for title in (*plain, *won, *ends):
        grid.add_column(title, justify="right", overflow="fold")
    for scenario in game.scenarios:
        own = [report for report in reports if report.case.scenario == scenario]
        if own:
            grid.add_row(scenario, *map(str, _figures(game, own)))
    return grid


def _figures(game: AnyGame, own: list[Report]) -> list[int]:
    """Games, decisions, turns, wins of each side, draws, dead ends, faults."""
    over = [report.results for report in own if report.results]
    return [
        len(own),
        sum(report.decisions for report in own),
        sum(report.turns for report in own),
        *(sum(results[side] == WIN for results in over) for side in range(len(game.sides))),
        sum(all(result == DRAW for result in results) for results in over),
        sum(report.dead_end for report in own),
        sum(bool(report.fault) for report in own),
    ]


def _keep(report: Report) -> str:
    """Save the record of a game that failed, under a name that is still free."""
    stem = f"fuzz-{report.case.game}-{report.case.scenario}-{report.case.seed}".replace(" ", "-").replace(os.sep, "-")
    path = Path(f"{stem}.grog")
    count = 1
    while path.exists():
        count += 1
        path = Path(f"{stem}-{count}.grog")
    try:
        path.write_text(report.record, encoding="utf-8")
    except OSError as error:
        raise Problem("cli-unwritable", file=str(path), reason=cause(error)) from error
    return str(path)

"""``grognard arena match``: many games between the same seats, a row for each in a file."""

import argparse
import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from grognard.arena.match import Row, Study, Summary, plan, play, summary
from grognard.arena.results import Results
from grognard.arena.workers import Run, cluster, processes
from grognard.cli import study as shared
from grognard.cli.parser import Parser, number, pair
from grognard.cli.progress import watch
from grognard.cli.study import Sheet
from grognard.cli.terminal import INTERRUPTED, Terminal, cause
from grognard.kernel import MAX_TURNS, AnyGame, Problem

COLUMNS = ("scenario", "games", "draws", "cut", "both-lose", "mean-turns", "wins-rate", "lost")


def arguments(parser: Parser) -> None:
    parser.take("game", metavar="GAME[:SCENARIO]")
    parser.take("--seat", action="append", type=pair, default=[], metavar="SIDE=PLAYER")
    parser.take("--option", action="append", type=pair, default=[], metavar="NAME=VALUE")
    parser.take("--max-turns", default="", metavar="T")
    parser.take("--games", type=number, default=100, metavar="N")
    parser.take("--seed", default="1", metavar="K")
    parser.take("--jobs", type=number, default=os.cpu_count() or 1, metavar="J")
    parser.take("--ray", default="", metavar="ADDRESS")
    parser.take("--out", type=Path, metavar="FILE")


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    slug, _, scenario = given.game.partition(":")
    game = terminal.find(slug)
    options = dict(given.option) | ({MAX_TURNS.id: given.max_turns} if given.max_turns else {})
    study = plan(game, scenario, options, dict(given.seat), given.seed, str(terminal.data or ""))
    try:
        results = _opened(given.out, study) if given.out else None
        rows = results.rows if results else {}
        if rows:
            terminal.say("cli-match-resumed", games=len(rows))
        missing = [number for number in range(given.games) if number not in rows]
        code = _play(study, rows, missing, results, given, terminal) if missing else 0
    except OSError as error:
        if given.out is None or isinstance(error, BrokenPipeError):
            raise
        raise Problem("cli-unwritable", file=str(given.out), reason=cause(error)) from error
    if rows:
        _tell(game, study, list(rows.values()), given, terminal)
    return code


def _opened(path: Path, study: Study) -> Results:
    shared.prepare(path.parent)
    return Results(path, study)


def _play(
    study: Study,
    rows: dict[int, Row],
    missing: list[int],
    results: Results | None,
    given: argparse.Namespace,
    terminal: Terminal,
) -> int:
    """Play what is missing; Ctrl-C leaves what is done."""
    with ExitStack() as open_:
        jobs = min(given.jobs, len(missing))
        spread: Run = open_.enter_context(cluster(given.ray, jobs)) if given.ray else processes(jobs)
        keep: Callable[[Row], None] = open_.enter_context(results).add if results else lambda row: None
        played = spread(partial(play, study), missing)
        won = Counter(seat for row in rows.values() for seat in row.winners)
        rates = partial(_rates, study, won, rows, terminal)
        try:
            for row in watch(played, len(missing), terminal.word("cli-playing"), terminal, rates):
                rows[row.number] = row
                won.update(row.winners)
                keep(row)
        except KeyboardInterrupt:
            return INTERRUPTED
    return 0


def _rates(study: Study, won: Counter[str], rows: dict[int, Row], terminal: Terminal) -> str:
    """What each seat has won so far, for the bar."""
    rates = {seat: terminal.word("cli-percent", value=round(100 * won[seat] / len(rows))) for seat in study.players}
    return " · ".join(f"{seat} {rate}" for seat, rate in rates.items())


def _tell(game: AnyGame, study: Study, rows: list[Row], given: argparse.Namespace, terminal: Terminal) -> None:
    sheet = _sheet(study, rows, terminal)
    terminal.console.print(sheet.grid(terminal.console.width))
    terminal.say("cli-match-interval")
    if given.out:
        made_by = shared.made_by(terminal, _command(study, len(rows), given, terminal))
        page = given.out.with_name(f"{given.out.name}.md")
        shared.keep(page, f"# {game.title}\n\n{made_by}\n\n{sheet.markdown()}")
        terminal.say("cli-match-kept", games=len(rows), file=str(given.out), page=str(page))


def _sheet(study: Study, rows: list[Row], terminal: Terminal) -> Sheet:
    """Each scenario that was played, and all of them; below it a line a seat."""
    parts = {scenario: [row for row in rows if row.scenario == scenario] for scenario in study.scenarios}
    parts = {scenario: own for scenario, own in parts.items() if own}
    if len(parts) > 1:
        parts[terminal.word("cli-match-all")] = rows
    lines = [line for name, own in parts.items() for line in _lines(name, study, summary(own), terminal)]
    return Sheet(shared.titles(terminal, *COLUMNS), lines)


def _lines(name: str, study: Study, found: Summary, terminal: Terminal) -> Iterator[list[str]]:
    counts = map(str, (found.games, found.drawn, found.cut, found.both_lost))
    yield [name, *counts, terminal.number(found.turns, 1), "", ""]
    for seat, share in found.shares.items():
        rate = shared.rate(terminal, share.rate, share.low, share.high)
        yield [f"· {seat}={study.players[seat]}", *[""] * 5, rate, terminal.number(found.lost[seat], 1)]


def _command(study: Study, games: int, given: argparse.Namespace, terminal: Terminal) -> str:
    words = {"option": study.options, "seat": study.players}
    repeated = "".join(f" --{name} {one}={value}" for name, values in words.items() for one, value in values.items())
    return shared.command(terminal, "match", given.game, games=games, seed=study.seed) + repeated

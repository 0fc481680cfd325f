"""``grognard arena balance``: what each side of a scenario wins when the same player has both."""

import argparse
from pathlib import Path
from random import Random

from grognard.arena.balance import Balance, balance, plan
from grognard.arena.entrants import enter
from grognard.arena.series import Played
from grognard.arena.series import run as play
from grognard.cli import study
from grognard.cli.parser import Parser
from grognard.cli.progress import watch
from grognard.cli.study import Sheet
from grognard.cli.terminal import INTERRUPTED, Terminal
from grognard.kernel import AnyGame, Problem


def arguments(parser: Parser) -> None:
    study.arguments(parser, 40)
    parser.take("--player", default="greedy", metavar="P")
    parser.take("--out", type=Path, metavar="DIR")


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    game = terminal.find(given.game)
    if given.scenario and given.scenario not in game.scenarios:
        raise Problem("unknown-scenario", game=game.slug, name=given.scenario, known=", ".join(game.scenarios))
    enter(given.player, game, Random(1))  # a wrong name is told here, and not by a process
    scenarios = [given.scenario] if given.scenario else list(game.scenarios)
    data = str(terminal.data or "")
    planned = plan(game, scenarios, given.player, given.games, given.seed, given.max_turns, data)
    game.settle_options(planned[0].series.options)
    if given.out:
        study.prepare(given.out)
    played: list[Played] = []
    code = 0
    try:
        for one in watch(play(planned, given.jobs), len(planned), terminal.word("cli-playing"), terminal):
            played.append(one)
    except KeyboardInterrupt:  # what was played is shown
        code = INTERRUPTED
    sheet = _sheet(game, played, terminal)
    terminal.console.print(sheet.grid())
    if given.out and not code:
        options = {name: vars(given)[name] for name in ("scenario", "max_turns", "player", "games", "seed")}
        made_by = study.made_by(terminal, study.command(terminal, "balance", game.slug, **options))
        study.keep(given.out / f"{game.slug}.md", f"# {game.title}\n\n{made_by}\n\n{sheet.markdown()}")
    return code


def _sheet(game: AnyGame, played: list[Played], terminal: Terminal) -> Sheet:
    won = [terminal.word("cli-column-wins", side=f"@side-{side}") for side in game.sides]
    names = ("draws", "cut", "both-lose", "mean-turns", "note")
    rows = []
    for scenario in game.scenarios:
        own = [one for one in played if one.contest.series.scenario == scenario]
        if own:
            rows.append([scenario, *_row(game, balance(own), terminal)])
    return Sheet([*study.titles(terminal, "scenario", "games"), *won, *study.titles(terminal, *names)], rows)


def _row(game: AnyGame, found: Balance, terminal: Terminal) -> list[str]:
    poor = [side for side, share in zip(game.sides, found.shares, strict=True) if share.poor]
    return [
        str(found.games),
        *(study.rate(terminal, share.rate, share.low, share.high) for share in found.shares),
        *map(str, (found.drawn, found.cut, found.both_lost)),
        terminal.number(found.turns, 1),
        ", ".join(terminal.word("cli-balance-poor", side=f"@side-{side}") for side in poor),
    ]

"""``grognard arena ladder``: each machine player against the one below it."""

import argparse
import re
from pathlib import Path

from grognard.arena.ground import Ground, ground
from grognard.arena.ladder import difference, ratings, rungs
from grognard.arena.trial import Trial
from grognard.cli import study
from grognard.cli.parser import Parser, number
from grognard.cli.progress import watch
from grognard.cli.study import FIGURES, Sheet, figures
from grognard.cli.terminal import INTERRUPTED, Terminal
from grognard.kernel import MAX_TURNS, AnyGame


def arguments(parser: Parser) -> None:
    study.arguments(parser, 400)
    parser.take("--nodes", type=number, default=0, metavar="M")
    parser.take("--out", type=Path, metavar="FILE")


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    game = terminal.find(given.game)
    where = ground(game, given.scenario, given.max_turns, given.nodes)
    planned = rungs(game, where, (given.games + 1) // 2, given.seed, str(terminal.data or ""))
    old = _old(given.out, terminal) if given.out else ""
    played: list[Trial] = []
    code = 0
    try:
        for trial in planned:
            played.append(trial)
            for _ in watch(trial.play(given.jobs), 2 * trial.planned, _name(trial), terminal):
                pass
            study.tell(terminal, _name(trial), trial)
            if given.out:  # who stops it loses one rung at most
                made_by = study.made_by(terminal, _command(game, where, given, terminal))
                study.keep(given.out, _renewed(old, game.title, f"{made_by}\n\n{_sheet(played, terminal).markdown()}"))
    except KeyboardInterrupt:  # what was played is shown
        code = INTERRUPTED
    terminal.console.print(_sheet(played, terminal).grid(terminal.console.width))
    terminal.say("cli-study-pairs")
    return code


def _name(trial: Trial) -> str:
    return f"{trial.series.first} {study.DASH} {trial.series.second}"


def _sheet(trials: list[Trial], terminal: Terminal) -> Sheet:
    rated = ratings(trials)
    rows = [
        [
            _name(trial),
            *figures(terminal, trial),
            f"{difference(trial.pairs):+.0f}",
            f"{rated[trial.series.first]:.0f}",
            terminal.number(trial.seconds, 1),
            terminal.word(f"cli-verdict-{trial.verdict}"),
        ]
        for trial in trials
    ]
    return Sheet(study.titles(terminal, "rung", *FIGURES, "difference", "rating", "seconds", "verdict"), rows)


def _command(game: AnyGame, where: Ground, given: argparse.Namespace, terminal: Terminal) -> str:
    """Spelt out, for the usual values may change."""
    return study.command(
        terminal,
        "ladder",
        game.slug,
        scenario=where.scenario,
        max_turns=where.options.get(MAX_TURNS.id, MAX_TURNS.default if MAX_TURNS in game.options else ""),
        nodes=where.nodes,
        games=given.games,
        seed=given.seed,
    )


def _old(path: Path, terminal: Terminal) -> str:
    """What the file has so far; raises :class:`Problem` before hours are spent if it cannot be read."""
    study.prepare(path.parent)
    return study.old(path) or f"# {terminal.word('cli-ladder-title')}\n"


def _renewed(old: str, title: str, content: str) -> str:
    """The file with this section for a game, in place of the one that it has."""
    section = f"\n## {title}\n\n{content}"
    found = re.search(rf"\n## {re.escape(title)}\n.*?(?=\n## |\Z)", old, re.DOTALL)
    return old[: found.start()] + section + old[found.end() :] if found else old + section

"""``grognard arena tune``: better weights for a game's judgement, found by matches."""

import argparse

from grognard.arena.ground import ground
from grognard.arena.tune import Attempt, attempts
from grognard.arena.weights import check, value_of, weights
from grognard.cli import study
from grognard.cli.parser import Parser, number
from grognard.cli.progress import watch
from grognard.cli.study import FIGURES, Sheet, figures
from grognard.cli.terminal import INTERRUPTED, Terminal
from grognard.kernel import AnyGame


def arguments(parser: Parser) -> None:
    study.arguments(parser, 200)
    parser.take("--weight", action="append", default=[], metavar="W[=VALUE]")
    parser.take("--rounds", type=number, default=2, metavar="R")


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    game = terminal.find(given.game)
    where = ground(game, given.scenario, given.max_turns)
    names, changed = asked_weights(game, given.weight)
    made: list[Attempt] = []
    code = 0
    plan = attempts(
        game, where, names, changed, given.rounds, (given.games + 1) // 2, given.seed, str(terminal.data or "")
    )
    try:
        for attempt in plan:
            made.append(attempt)
            words = f"{attempt.weight} {attempt.present:g} → {attempt.tried:g}"
            for _ in watch(attempt.trial.play(given.jobs), 2 * attempt.trial.planned, words, terminal):
                pass
            study.tell(terminal, words, attempt.trial)
            if attempt.kept:
                changed[attempt.weight] = attempt.tried
    except KeyboardInterrupt:  # what was found is shown
        code = INTERRUPTED
    terminal.console.print(_sheet(made, terminal).grid(terminal.console.width))
    again = "".join(f" --weight {name}={changed[name]}" if name in changed else f" --weight {name}" for name in names)
    options = {name: vars(given)[name] for name in ("scenario", "max_turns", "rounds", "games", "seed")}
    terminal.say("cli-tune-again", command=study.command(terminal, "tune", game.slug, **options) + again)
    return code


def asked_weights(game: AnyGame, words: list[str]) -> tuple[list[str], dict[str, float]]:
    """The weights to tune, and those that begin with another value than the game's own; without words all of them."""
    names, changed = [], {}
    for word in words or weights(game):
        name, equals, value = word.partition("=")
        check(game, name)
        names.append(name)
        if equals:
            changed[name] = value_of(value)
    return names, changed


def _sheet(made: list[Attempt], terminal: Terminal) -> Sheet:
    rows = [
        [
            attempt.weight,
            f"{attempt.present:g}",
            f"{attempt.tried:g}",
            *figures(terminal, attempt.trial),
            terminal.word("cli-tune-kept" if attempt.kept else "cli-tune-left"),
        ]
        for attempt in made
    ]
    return Sheet(study.titles(terminal, "weight", "present", "tried", *FIGURES, "verdict"), rows)

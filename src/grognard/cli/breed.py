"""``grognard arena breed``: better weights for a game's judgement, all together, bred by whole games."""

import argparse
from collections.abc import Mapping
from random import Random

from grognard.arena.breed import Farm, Generation, generations
from grognard.arena.entrants import enter
from grognard.cli import study
from grognard.cli.parser import Parser, number
from grognard.cli.progress import watch
from grognard.cli.study import Sheet
from grognard.cli.terminal import INTERRUPTED, QUIET, Terminal
from grognard.cli.tune import asked_weights
from grognard.kernel import MAX_TURNS, AnyGame, Problem

PLAYER = "search:1"  # follows its first impression: the quickest that hangs on all weights


def arguments(parser: Parser) -> None:
    study.arguments(parser, 32)
    parser.take("--weight", action="append", default=[], metavar="W[=VALUE]")
    parser.take("--player", default=PLAYER, metavar="P")
    parser.take("--children", type=number, default=12, metavar="C")
    parser.take("--generations", type=number, default=8, metavar="G")


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    game = terminal.find(given.game)
    names, changed = asked_weights(game, given.weight)
    farm = _farm(game, given, terminal)
    played: list[Generation] = []
    code = 0
    try:
        for generation in generations(game, farm, names, changed, given.generations):
            words = terminal.word("cli-breed-generation", number=generation.number)
            for _ in watch(generation.play(given.jobs), len(generation.planned), words, terminal):
                pass
            played.append(generation)
            changed = generation.next()
            terminal.console.print(f"{words}: {_weights(changed)}", style=QUIET)
    except KeyboardInterrupt:  # what was found is shown
        code = INTERRUPTED
    terminal.console.print(_sheet(played, terminal).grid(terminal.console.width))
    options = {
        name: vars(given)[name]
        for name in ("scenario", "max_turns", "player", "children", "generations", "games", "seed")
    }
    again = study.command(terminal, "breed", game.slug, **options)
    terminal.say("cli-tune-again", command=f"{again} {_weights({name: changed.get(name) for name in names})}")
    return code


def _farm(game: AnyGame, given: argparse.Namespace, terminal: Terminal) -> Farm:
    """Raises :class:`Problem` for a scenario, option or player that there is not."""
    if given.scenario and given.scenario not in game.scenarios:
        raise Problem("unknown-scenario", game=game.slug, name=given.scenario, known=", ".join(game.scenarios))
    options = {MAX_TURNS.id: given.max_turns} if given.max_turns else {}
    game.settle_options(options)
    enter(given.player, game, Random(1))
    pairs = 2 * ((given.games + 3) // 4)  # half of them against either rival
    data = str(terminal.data or "")
    return Farm(game.slug, given.player, given.scenario, options, given.children, pairs, given.seed, data)


def _weights(found: Mapping[str, float | None]) -> str:
    return " ".join(f"--weight {name}" + ("" if value is None else f"={value:g}") for name, value in found.items())


def _sheet(played: list[Generation], terminal: Terminal) -> Sheet:
    """Of each generation what parent, children and the best of them were ahead by, a game."""
    rows = []
    for generation in played:
        parent, *children = generation.margins
        figures = (parent, sum(children) / len(children), max(children))
        rows.append([str(generation.number), *(f"{figure:+.2f}" for figure in figures)])
    return Sheet(study.titles(terminal, "generation", "parent", "children", "best"), rows)

"""``grognard play``: a game in the terminal, a person or a machine player in each seat."""

import argparse
import hashlib
import os
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from random import Random

from rich.text import Text as Rich

from grognard.cli.parser import Parser, pair
from grognard.cli.sitting import Left, Sitting
from grognard.cli.talk import Talk
from grognard.cli.terminal import INTERRUPTED, QUIET, Terminal
from grognard.kernel import SEALED, AnyGame, Decision, Match, Problem, Refused
from grognard.kernel.record import replay
from grognard.players import PLAYERS, make
from grognard.players.team import processes_of

GAME, SCENARIO = "tank", "last_stand"  # what `grognard play` alone begins
PERSON, OPPONENT = "person", "greedy"


def arguments(parser: Parser) -> None:
    parser.take("game", nargs="?", metavar="GAME")
    parser.take("scenario", nargs="?", metavar="SCENARIO")
    parser.take("--seat", action="append", type=pair, default=[], metavar="SIDE=PLAYER")
    parser.take("--option", action="append", type=pair, default=[], metavar="NAME=VALUE")
    parser.take("--seed", metavar="TEXT")
    parser.take("--processes", type=processes_of, default=1, metavar="N")
    parser.take("--load", type=Path, metavar="FILE")


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    match = _loaded(given, terminal) if given.load else _new(given, terminal)
    machines = {
        seat: make(player, match.game, _generator(given.seed, name), given.processes)
        for seat, name in enumerate(match.seats)
        if (player := match.header.players.get(name, PERSON)) != PERSON
    }
    terminal.console.print(terminal.word("cli-commitment", commitment=match.header.commitment[:16]), style=QUIET)
    return _play(Sitting(match, machines, terminal))


def _generator(seed: str | None, seat: str) -> Random:
    """What a machine player throws its own coins with: the same for the same seed."""
    return Random() if seed is None else Random(f"{seed} {seat}")


def _new(given: argparse.Namespace, terminal: Terminal) -> Match:
    game = terminal.find(given.game or GAME)
    scenario = given.scenario or (SCENARIO if game.slug == GAME else next(iter(game.scenarios)))
    options = game.settle_options(dict(given.option))
    return Match.new(
        game,
        scenario,
        options,
        players=_seated(game, game.seats_of(options), dict(given.seat)),
        secret=None if given.seed is None else hashlib.sha256(given.seed.encode()).digest(),
        overlay=terminal.data.name if terminal.data else "",
    )


def _seated(game: AnyGame, seats: tuple[str, ...], wanted: dict[str, str]) -> dict[str, str]:
    """Who plays each seat: unless somebody else was named, a person takes the first free one and machines the rest."""
    for seat, player in wanted.items():
        game.seat(seat, seats)
        if player.partition(":")[0] not in (PERSON, *PLAYERS):
            raise Problem("unknown-player", name=player, known=", ".join((PERSON, *PLAYERS)))
        if player != PERSON:
            make(player, game, Random())  # what is wrong with it is told before the game begins
    players = dict(wanted)
    for seat in seats:
        if seat not in players:
            players[seat] = OPPONENT if PERSON in players.values() else PERSON
    return players


def _loaded(given: argparse.Namespace, terminal: Terminal) -> Match:
    """The match of a record, to be played on from its last position."""
    if given.game or given.option:
        raise Problem("cli-load-alone", file=str(given.load))
    record = terminal.open_record(given.load)
    game = terminal.find(record.header.game)
    match = replay(record, game)
    if not record.header.secret and match.decision is not None:
        raise Problem("record-no-secret")
    match.header.players = _seated(game, match.seats, match.header.players | dict(given.seat))
    return match


def _play(sitting: Sitting) -> int:
    """To the end, or until the person leaves."""
    with suppress(ImportError):
        import_module("readline")  # where there is one, a line can be edited and called back
    match = sitting.match
    sitting.tell()
    try:
        while (now := match.decision) is not None:
            machine = next((seat for seat in now.seats if seat in sitting.machines), None)
            if machine is None:
                _ask(sitting, now, now.seats[0])
            else:
                match.submit(machine, [sitting.machines[machine].choose(match.state, machine)])
                sitting.tell()
        sitting.finish()
        if sitting.persons and sitting.console.is_terminal:
            _offer(sitting)
    except Left as left:
        return left.code
    except KeyboardInterrupt:  # while a machine was thinking
        sitting.farewell()
        return INTERRUPTED
    return 0


def _ask(sitting: Sitting, now: Decision, seat: int) -> None:
    """Draw the table, then read lines until one of them moves the game; a wrong one costs nothing."""
    talk = Talk(sitting, now, seat)
    talk.draw()
    hidden = now.kind == SEALED and len(sitting.persons) > 1
    cursor = sitting.terminal.word("cli-cursor-hidden" if hidden else "cli-cursor") + " "
    moved = False
    while not moved:
        line = sitting.read(cursor, hidden=hidden)
        try:
            moved = talk.answer(line)
        except Problem as problem:
            sitting.console.print(Rich(sitting.terminal.voice.say(problem.text)))
        except Refused as refused:
            sitting.console.print(sitting.terminal.sentence(refused.refusal.text, refused.refusal.rule))
        except (Left, KeyboardInterrupt):
            raise
        except Exception as error:  # one line must not cost the person the game
            if os.environ.get("GROGNARD_TRACE"):
                raise
            sitting.terminal.say("cli-our-fault", fault=type(error).__name__)


def _offer(sitting: Sitting) -> None:
    """The game is over: keep its record?"""
    while file := sitting.read(sitting.terminal.word("cli-keep-record") + " "):
        try:
            sitting.save(file)
            return
        except Problem as problem:
            sitting.console.print(sitting.terminal.voice.say(problem.text))

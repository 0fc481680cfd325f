"""``grognard arena balance``: what each side of a scenario wins when the same player has both."""

import argparse
import platform
from pathlib import Path
from random import Random

import msgspec

from grognard.arena.balance import Album, Entry, keep, plan
from grognard.arena.entrants import enter
from grognard.arena.series import run as play
from grognard.cli import study
from grognard.cli.balance_page import page
from grognard.cli.balance_sheets import markdown, sheet
from grognard.cli.parser import Parser
from grognard.cli.progress import watch
from grognard.cli.study import Sheet
from grognard.cli.terminal import INTERRUPTED, Terminal
from grognard.kernel import AnyGame, Problem

USUAL = "greedy"  # who plays where nobody was named
REMARKS = "<!-- remarks -->"  # what stands below it in the Markdown file was written by hand


def arguments(parser: Parser) -> None:
    study.arguments(parser, 40)
    parser.take("--player", action="append", default=[], metavar="P")
    parser.take("--out", type=Path, metavar="DIR")


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    game = terminal.find(given.game)
    if given.scenario and given.scenario not in game.scenarios:
        raise Problem("unknown-scenario", game=game.slug, name=given.scenario, known=", ".join(game.scenarios))
    players = list(dict.fromkeys(given.player or [USUAL]))
    for word in players:
        enter(word, game, Random(1))  # a wrong name is told here, and not by a process
    scenarios = [given.scenario] if given.scenario else list(game.scenarios)
    planned = plan(game, scenarios, players, given.games, given.seed, given.max_turns, str(terminal.data or ""))
    game.settle_options(planned[0].series.options)
    files = _Files(given.out, game, terminal) if given.out else None
    options = {name: vars(given)[name] for name in ("scenario", "max_turns", "games", "seed")}
    command = study.command(terminal, "balance", game.slug, **options, player=players)
    found: dict[tuple[str, str], Entry] = {}
    code = 0
    try:
        for one in watch(play(planned, given.jobs), len(planned), terminal.word("cli-playing"), terminal):
            key = one.contest.series.scenario, one.contest.series.first
            empty = Entry(*key, given.seed, given.max_turns, command, platform.python_version(), ())
            before = found.get(key, empty)
            found[key] = entry = msgspec.structs.replace(before, played=(*before.played, keep(one)))
            if files and len(entry.played) == given.games:  # whatever happens later, it is kept
                files.add(entry)
    except KeyboardInterrupt:  # what was played is shown
        code = INTERRUPTED
    _show(sheet(game, found.values(), terminal), terminal)
    if files:
        files.tell()
    return code


def _show(found: Sheet, terminal: Terminal) -> None:
    """The table without its notes, for a terminal is narrow, and the notes below it."""
    terminal.console.print(Sheet(found.titles[:-1], [row[:-1] for row in found.rows]).grid(terminal.console.width))
    for scenario, player, *_, note in found.rows:
        if note:
            terminal.say("cli-balance-noted", scenario=scenario, player=player, note=note)


class _Files:
    """The files of a game: what was played as JSON, and the Markdown and the HTML made from all of it."""

    def __init__(self, folder: Path, game: AnyGame, terminal: Terminal) -> None:
        """Raises :class:`Problem` before hours are spent, for a file that cannot be read or is something else."""
        study.prepare(folder)
        self.game, self.terminal = game, terminal
        self.data, self.markdown, self.html = (folder / f"{game.slug}.{end}" for end in ("json", "md", "html"))
        self.added = self.dropped = 0
        self.album = self._read()
        self._remarks()  # they can be read

    def _remarks(self) -> str:
        return study.old(self.markdown).partition(REMARKS)[2] or "\n"

    def _read(self) -> Album:
        content, new = study.old(self.data), Album.of(self.game)
        if not content:
            return new
        try:
            found = msgspec.json.decode(content, type=Album)
        except msgspec.MsgspecError as error:
            raise Problem("arena-no-results", file=str(self.data)) from error
        if found.game == self.game.slug and not found.same_rules(new):
            self.dropped = len(found.entries)
            return new
        if found.game != self.game.slug or not all(one.scenario in self.game.scenarios for one in found.entries):
            raise Problem("arena-no-results", file=str(self.data))
        return found

    def add(self, entry: Entry) -> None:
        """Write the three files with one more entry. They are read again: much may have been written in the hours."""
        self.album = self._read().joined(entry, self.game.scenarios)
        self.added += 1
        new = self.data.with_name(f"{self.data.name}.new")
        study.keep(new, msgspec.json.encode(self.album).decode() + "\n")
        new.replace(self.data)  # which is whole whenever the process is killed
        study.keep(self.markdown, f"{markdown(self.game, self.album, self.terminal)}\n{REMARKS}{self._remarks()}")
        study.keep(self.html, page(self.game, self.album, self.terminal))

    def tell(self) -> None:
        """Say what was written, and what was left out of it."""
        if self.added:
            entries, file = len(self.album.entries), str(self.data)
            if self.dropped:
                self.terminal.say("cli-balance-dropped", entries=self.dropped, file=file, game=self.game.title)
            self.terminal.say("cli-balance-kept", entries=entries, file=file, page=str(self.html))

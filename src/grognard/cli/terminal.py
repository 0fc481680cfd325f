"""The terminal: the reader's language, the screen and where the games come from; handed to every command."""

from pathlib import Path

from rich.console import Console
from rich.text import Text as Rich

from grognard import games
from grognard.kernel import AnyGame, Problem, Table, Text
from grognard.kernel.record import Record, read
from grognard.kernel.words import Argument
from grognard.text import Voice

INTERRUPTED = 130  # what shells expect of a command stopped with Ctrl-C
QUIET = "grey62"  # rule numbers and what happens by itself
GOLD = "bold #d99a00"  # what can be typed


class Terminal:
    """One run of the command: the language it speaks, the screen it draws on, an owner's corrected data."""

    def __init__(self, language: str, data: Path | None = None) -> None:
        self.language = language
        self.voice = Voice(language)
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.data = data

    def word(self, id_: str, /, **args: Argument) -> str:
        return self.voice.word(id_, **args)

    def name(self, *ids: str) -> str:
        """The first of these messages that exists; the last id itself if none does: a new game may lack a name."""
        return next((self.voice.word(id_) for id_ in ids if self.voice.has(id_)), ids[-1].rpartition("-")[2])

    def say(self, id_: str, /, **args: Argument) -> None:
        self.console.print(self.voice.word(id_, **args))

    def sentence(self, text: Text, rule: str = "", style: str = "") -> Rich:
        """A message with its rule number behind it."""
        line = Rich().append(self.voice.say(text), style)
        if rule:
            line.append(f"  [{rule}]", style=QUIET)
        return line

    def number(self, value: float, digits: int = 0) -> str:
        """A figure with the separators of the language."""
        whole, _, part = f"{value:.{digits}f}".partition(".")
        return self.word("cli-number", value=int(whole)) + (self.word("cli-point") + part if part else "")

    def side(self, side: str) -> str:
        return self.name(f"side-{side}")

    def seat(self, seat: str, side: str, table: Table) -> str:
        """What a seat is called: by its side, or by a name of its own where the side has several."""
        return self.name(f"seat-{seat}") if table.sides.count(side) > 1 else self.side(side)

    def find(self, slug: str) -> AnyGame:
        """A game by its slug, with the owner's corrections; raises :class:`Problem` for a wrong name or file."""
        game = games.get(slug)
        return game if self.data is None else game.corrected(self.data)

    def open_record(self, path: Path) -> Record:
        """A record from its file; raises :class:`Problem` for one that cannot be read or is none."""
        try:
            content = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise Problem("record-foreign", line=1) from None
        except OSError as error:
            raise Problem("cli-unreadable", file=str(path), reason=cause(error)) from error
        return read(content, self.find)


def cause(error: Exception) -> str:
    """What went wrong with a file, as a word that the messages choose by: the system's own words are English."""
    kinds: dict[type[Exception], str] = {
        FileNotFoundError: "missing",
        PermissionError: "forbidden",
        IsADirectoryError: "folder",
    }
    return kinds.get(type(error), "other")

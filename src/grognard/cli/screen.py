"""The screen: the map with the panel beside it where there is room, under it where not."""

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text as Rich

from grognard.cli import panel
from grognard.cli.areas import Areas
from grognard.cli.board import PITCH, Badge, Board, legend
from grognard.cli.chronicle import Line, prose
from grognard.cli.hexmap import HexMap, hexmap_of
from grognard.cli.orders import Reading
from grognard.cli.terminal import QUIET, Terminal
from grognard.kernel import AnyGame, Overlay, Table

BESIDE = 36  # columns that the panel needs to stand beside the map
HIGH = 44  # lines of a terminal that shows the map at its full height with the panel beside it
HIGHER = 62  # ... or under it
MANY = 60  # places: of more only those are shown that matter
LEAST_LOG = 3  # lines of the log that are shown in any case
EDGE = 2  # columns of the coloured edge of the log
CHROME = 4  # lines beside the panel and the map: legend, hint, cursor, and one before the log


class Screen:
    """Draws tables of one game on one terminal."""

    def __init__(self, game: AnyGame, terminal: Terminal, start: Table | None = None) -> None:
        self.game = game
        self.start = start  # how the table looked at first: what has not changed need not be drawn
        self.terminal = terminal
        self.console = terminal.console

    def draw(
        self, reading: Reading, overlay: Overlay, seen: Sequence[Line], new: Sequence[Line], *, whole: bool = False
    ) -> None:
        """The table and what is asked, with the last lines of the log: those already seen, and the new ones."""
        hexmap = hexmap_of(self.game, reading.table)
        board = self.map(reading.table, badges(reading, hexmap), whole=whole)
        if self.console.is_terminal:
            self.console.clear()
        if hexmap is not None and self._beside(hexmap):
            left = map_width(hexmap) + 1
            size = (self.console.width - left, self.console.height)
            parts = self._panel(reading, overlay, seen, new, size, whole)
            grid = Grid.grid()
            grid.add_column(width=left, no_wrap=True)
            grid.add_column(width=self.console.width - left)
            grid.add_row(board, parts)
            self.console.print(grid)
        else:
            height = self.console.height - panel.lines_of(board, self.console, self.console.width)
            self.console.print(board)
            self.console.print(self._panel(reading, overlay, seen, new, (self.console.width, height), whole))
        if hexmap is not None:
            self.console.print(legend(self.terminal, self.game.slug), no_wrap=True)
        hint = self.terminal.word("cli-hint", **reading.examples)
        self.console.print(hint, style=QUIET, no_wrap=True, overflow="ellipsis")

    def map(
        self,
        table: Table,
        marked: Mapping[str, Badge] | None = None,
        spots: Mapping[str, str] | None = None,
        *,
        whole: bool | None = None,
    ) -> RenderableType:
        """The map alone, with the numbers of choices and an overlay; a list of places where there is none to draw.

        Of a map of areas it shows what an overlay speaks of, else all places or, if not ``whole``, those that matter:
        the ones that hold units or have changed. Very many are shown only if the ``whole`` is asked for.
        """
        hexmap = hexmap_of(self.game, table)
        if hexmap is not None:
            board = Board(self.game, hexmap, table, self.terminal, tall=self._tall(hexmap))
            return board.draw(marked or {}, spots or {})
        sheet = self.game.sheet(table.map)
        if sheet is None:
            return panel.places(table, self.terminal)
        areas = Areas(self.game, sheet, table, self.terminal)
        places = [place for place in sheet.places if not spots or place.id in spots]
        every = len(places) <= MANY if spots or whole is None else whole
        if self.start is not None and not every:
            matter = areas.touched(self.start)
            places = [place for place in places if place in matter]
        return areas.draw(places, spots or {})

    def _beside(self, hexmap: HexMap) -> bool:
        return self.console.width >= map_width(hexmap) + BESIDE

    def _tall(self, hexmap: HexMap) -> bool:
        return self.console.height >= (HIGH if self._beside(hexmap) else HIGHER)

    def _panel(
        self,
        reading: Reading,
        overlay: Overlay,
        seen: Sequence[Line],
        new: Sequence[Line],
        size: tuple[int, int],
        whole: bool,
    ) -> RenderableType:
        """The panel from top to bottom. The log has the lines that the rest leaves it."""
        table, terminal, (width, height) = reading.table, self.terminal, size
        labels = [panel.label(action, reading, terminal) for action in reading.choices]
        above = [
            panel.heading(self.game, table, terminal),
            panel.tracks(self.game, table, terminal, wide=width >= PITCH * 9),
            panel.boxes(self.game, table, terminal, whole=whole) if table.boxes or table.hands else None,
        ]
        below = [
            panel.sums(overlay, table, self.game, terminal) if overlay.lines or overlay.steps else None,
            panel.prompt(self.game, reading, terminal),
            panel.choices(labels, width, [action.verb() for action in reading.choices]),
        ]
        spaced = height >= HIGH
        taken = panel.lines_of(panel.stack([*above, *below], spaced=spaced), self.console, width)
        recent = self._recent(seen, new, width, max(LEAST_LOG, height - taken - CHROME))
        return panel.stack([*above, prose(recent) if recent else None, *below], spaced=spaced)

    def _recent(self, seen: Sequence[Line], new: Sequence[Line], width: int, room: int) -> list[Line]:
        """The last lines of the log that fit into the room; pale what the person has seen before."""
        pale = [Line(line.edge, Rich(line.body.plain, QUIET)) for line in seen]
        recent: list[Line] = []
        for line in reversed([*pale, *new]):
            room -= len(line.body.wrap(self.console, width - EDGE))
            if room < 0:
                break
            recent.insert(0, line)
        return recent


def map_width(hexmap: HexMap) -> int:
    return (max(x for x, _ in hexmap.places.values()) + 1) * PITCH + 2


def badges(reading: Reading, hexmap: HexMap | None) -> dict[str, Badge]:
    """For each hex the first choice that is about it: a unit there (to act with or to hit), or the hex itself."""
    pieces = {piece.id: piece for piece in reading.table.pieces}
    found: dict[str, Badge] = {}
    for number, action in enumerate(reading.choices, 1):
        for word in action.words():
            if word in pieces:
                kind = "act" if pieces[word].side == reading.side else "hit"
                found.setdefault(pieces[word].place, Badge(number, kind))
            elif hexmap is not None and word in hexmap.places:
                found.setdefault(word, Badge(number, "go"))
    return found

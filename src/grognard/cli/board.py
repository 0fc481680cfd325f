"""The hex map in characters: terrain, roads, counters with their facing, and the numbers of the choices.

A hex is four lines high (two where the terminal is low) and joins its neighbours along slanted sides::

     ______
    ╱A1   T╲
   ╱ Sherman╲______
   ╲ ↗ 2-9-2╱B1    ╲
    ╲______╱
"""

from collections.abc import Mapping
from itertools import groupby
from typing import NamedTuple

from rich.text import Text as Rich

from grognard.cli.hexmap import HexMap
from grognard.cli.shades import dark
from grognard.cli.terminal import Terminal
from grognard.kernel import AnyGame, Marker, Piece, Table

PITCH = 8  # columns of characters from one column of hexes to the next
ARROWS = {"N": "↑", "NE": "↗", "SE": "↘", "S": "↓", "SW": "↙", "NW": "↖"}
MARKS = {"moved": "»", "fired": "×", "ace": "★"}  # beside the counter; a leader's name is underlined
TEXTURE = {"woods": "♣", "hill": "▲", "town": "⌂"}
OBJECTIVE = "◆"

INK, FAINT, ROAD = "#26221b", "#a3977a", "bold #8b5a2b"
GROUNDS = {"clear": "#efe6cb", "woods": "#adc784", "hill": "#dfbe85", "town": "#dcb7a4"}
GROWTH = {"woods": "#5f8652", "hill": "#9a6f38", "town": "#b0583f"}
COUNTERS = (("#1b1d10", "#aebb5c"), ("bold #ffffff", "#3f4c55"))  # light sides with dark ink, dark ones with white
OWNERS = ("bold #4f6110", "bold #1d3557")  # the same sides as ink
BADGES = {"act": ("bold #26221b", "#ffc233"), "go": ("bold #ffffff", "#0b66a8"), "hit": ("bold #ffffff", "#c93a0a")}
SPOTS = {"blocks": "#d98a8a", "hidden": "#cfc4a6"}  # what an overlay says of a hex, as ground; anything else is "seen"
SEEN = "#a8d3c0"
FRAMES = ("(", "[")  # which side a counter is of, where there is no colour

# Heavy lines by the arms that meet: up 1, down 2, left 4, right 8
CROSSINGS = " ╹╻┃╸┛┓┫╺┗┏┣━┻┳╋"


class Badge(NamedTuple):
    """The number of a choice, on the hex that it is about: a unit to act with, a place to go to, a target to hit."""

    number: int
    kind: str


class Canvas:
    """Characters, each with its ink and its ground."""

    def __init__(self, width: int, height: int) -> None:
        self.cells = [[(" ", "", "")] * width for _ in range(height)]

    def put(self, row: int, column: int, text: str, ink: str, ground: str | None = None) -> None:
        """Write a text; the ground stays what it is unless one is given."""
        for at, character in enumerate(text, column):
            self.cells[row][at] = (character, ink, self.cells[row][at][2] if ground is None else ground)

    def text(self) -> Rich:
        drawn = Rich(no_wrap=True)
        for row in self.cells:
            for (ink, ground), run in groupby(row, key=lambda cell: cell[1:]):
                drawn.append("".join(cell[0] for cell in run), f"{ink} on {ground}" if ground else ink)
            drawn.append("\n")
        drawn.rstrip()
        return drawn


class Board:
    """Draws one table on its map."""

    def __init__(self, game: AnyGame, hexmap: HexMap, table: Table, terminal: Terminal, *, tall: bool) -> None:
        self.game = game
        self.hexmap = hexmap
        self.table = table
        self.terminal = terminal
        self.height = 4 if tall else 2
        self.plain = terminal.console.color_system is None or terminal.console.no_color
        self.pieces = {piece.place: piece for piece in table.pieces}
        self.markers: dict[str, dict[str, Marker]] = {}
        for marker in table.markers:
            self.markers.setdefault(marker.place, {})[marker.id] = marker
        columns = max(x for x, _ in hexmap.places.values()) + 1
        lines = max(y for _, y in hexmap.places.values()) * self.height // 2 + self.height + 1
        self.canvas = Canvas(columns * PITCH + 2, lines)

    def draw(self, badges: Mapping[str, Badge], spots: Mapping[str, str]) -> Rich:
        corners = {name: (x * PITCH, 1 + y * self.height // 2) for name, (x, y) in self.hexmap.places.items()}
        for name, (left, top) in corners.items():  # one layer after the other: neighbours share their sides
            self._ground(name, left, top, spots.get(name, ""))
        for name, (left, top) in corners.items():
            self._road(name, left, top)
        for name, (left, top) in corners.items():
            self._name(name, left, top, badges.get(name))
            if self.height == 4:
                self._tall(name, left, top)
            else:
                self._flat(name, left, top)
        return self.canvas.text()

    # --- a hex ----------------------------------------------------------------------------------------------------

    def _ground(self, name: str, left: int, top: int, spot: str) -> None:
        """The hex with its outline: row by row, how far it is set in and how its sides slant."""
        terrain = self.hexmap.terrain.get(name, "clear")
        ground = SPOTS.get(spot, SEEN) if spot else GROUNDS.get(terrain, GROUNDS["clear"])
        half = self.height // 2
        for row in range(self.height):
            inset = half - 1 - row if row < half else row - half
            start, end = left + inset, left + PITCH + half - 1 - inset
            self.canvas.put(top + row, start, " " * (end - start + 1), FAINT, ground)
            self.canvas.put(top + row, start, "╱" if row < half else "╲", FAINT)
            self.canvas.put(top + row, end, "╲" if row < half else "╱", FAINT)
        floor, width = left + half, PITCH - half
        self.canvas.put(top + self.height - 1, floor, "_" * width, FAINT)
        x, y = self.hexmap.places[name]
        if (x, y - 2) not in self.hexmap.places.values():
            self.canvas.put(top - 1, floor, "_" * width, FAINT)
        if terrain != "clear" and name not in self.pieces and self.height == 4:
            glyph = TEXTURE[terrain]
            self.canvas.put(top + 1, left + 2, f"{glyph}   {glyph}", GROWTH[terrain])
            self.canvas.put(top + 2, left + 2, f" {glyph}   {glyph}", GROWTH[terrain])

    def _road(self, name: str, left: int, top: int) -> None:
        """Roads run along the middle lines and step up or down where they cross a slanted side."""
        arms = self.hexmap.roads.get(name, frozenset())
        if not arms:
            return
        if self.height != 4:
            self._crossings(arms, left, top)
            return
        middle, edge = left + PITCH // 2, left + PITCH + 1
        for row, (side, west, east) in ((1, ("N", "NW", "NE")), (2, ("S", "SW", "SE"))):
            if side in arms:
                self.canvas.put(top + (0 if row == 1 else 3), middle, "┃", ROAD)
            if west in arms:
                self.canvas.put(top + row, left + 1, ("┗" if row == 1 else "┏") + "━" * (middle - left - 2), ROAD)
            if east in arms:
                self.canvas.put(top + row, middle + 1, "━" * (edge - middle - 1) + ("┛" if row == 1 else "┓"), ROAD)
            other = arms & ({"S", "SW", "SE"} if row == 1 else {"N", "NW", "NE"})
            along = 1 * (side in arms if row == 1 else bool(other)) + 2 * (bool(other) if row == 1 else side in arms)
            here = along + 4 * (west in arms) + 8 * (east in arms)
            if arms & {side, west, east}:
                self.canvas.put(top + row, middle, CROSSINGS[here], ROAD)

    def _crossings(self, arms: frozenset[str], left: int, top: int) -> None:
        """Two lines leave no room for a road: only where it crosses the sides."""
        for arm, row, column, glyph in (
            ("N", -1, PITCH // 2, "┃"),
            ("S", 1, PITCH // 2, "┃"),
            ("NW", 0, 0, "━"),
            ("NE", 0, PITCH, "━"),
            ("SW", 1, 0, "━"),
            ("SE", 1, PITCH, "━"),
        ):
            if arm in arms:
                self.canvas.put(top + row, left + column, glyph, ROAD)

    def _name(self, name: str, left: int, top: int, badge: Badge | None) -> None:
        """The first line: the hex's name, the number of the choice that is about it, the letter of its terrain."""
        start, width = left + self.height // 2, PITCH - self.height // 2
        self.canvas.put(top, start, name, INK if badge else "#6f664f")
        terrain = self.hexmap.terrain.get(name)
        if terrain:
            letter = self.terminal.name(f"terrain-{terrain}")[0].upper()
            self.canvas.put(top, start + width - 1, letter, "bold " + GROWTH[terrain])
        if badge:
            ink, ground = BADGES[badge.kind]
            number = str(badge.number)
            # Without colour nothing but a space tells the name from the number: the letter of the terrain gives way.
            gap = 1 if self.plain or len(name) + len(number) + 2 <= width else 0
            self.canvas.put(top, start + min(len(name) + gap, width - len(number)), number, ink, ground)

    def _tall(self, name: str, left: int, top: int) -> None:
        markers = self.markers.get(name, {})
        if "objective" in markers:
            owner = markers["control"].side if "control" in markers else ""
            self.canvas.put(top + 3, left + 2, OBJECTIVE + self._initial(owner), self._owner(owner))
        piece = self.pieces.get(name)
        if piece:
            ink, ground = self._counter(piece)
            name_ink = ink + (" underline" if "leader" in piece.marks else "")
            frame = self._frame(piece)
            self.canvas.put(top + 1, left + 1, frame, ink, ground)
            self.canvas.put(top + 1, left + 2, self._short(piece, 7), name_ink, ground)
            self.canvas.put(top + 2, left + 1, frame, ink, ground)
            figures = "-".join(piece.values)[:6]
            self.canvas.put(top + 2, left + 2, f"{ARROWS.get(piece.facing, ' ')}{figures:>6}", ink, ground)
            marks = "".join(MARKS[mark] for mark in MARKS if mark in piece.marks)
            self.canvas.put(top + 3, left + 8 - len(marks), marks, "bold " + INK)

    def _flat(self, name: str, left: int, top: int) -> None:
        """Two lines a hex: the counter alone, its first mark in the place of the terrain."""
        markers, piece = self.markers.get(name, {}), self.pieces.get(name)
        if "objective" in markers:
            owner = markers["control"].side if "control" in markers else ""
            self.canvas.put(top, left + PITCH - 2, OBJECTIVE, self._owner(owner))
        if piece:
            ink, ground = self._counter(piece)
            name_ink = ink + (" underline" if "leader" in piece.marks else "")
            self.canvas.put(top + 1, left + 1, self._short(piece, 6), name_ink, ground)
            self.canvas.put(top + 1, left + 7, ARROWS.get(piece.facing, " "), ink, ground)
            mark = next((MARKS[mark] for mark in MARKS if mark in piece.marks), "")
            self.canvas.put(top, left + PITCH - 1, mark, "bold " + INK)

    # --- what a counter shows -------------------------------------------------------------------------------------

    def _counter(self, piece: Piece) -> tuple[str, str]:
        return COUNTERS[dark(self.game, piece.side)]

    def _frame(self, piece: Piece) -> str:
        return FRAMES[dark(self.game, piece.side)] if self.plain else " "

    def _owner(self, side: str) -> str:
        return OWNERS[dark(self.game, side)] if side else "bold #b45309"

    def _initial(self, side: str) -> str:
        return FRAMES[dark(self.game, side)] if side and self.plain else ""

    def _short(self, piece: Piece, width: int) -> str:
        return short_name(self.terminal, self.table.game, piece.kind)[:width].ljust(width)


def short_name(terminal: Terminal, game: str, kind: str) -> str:
    """What a counter is called where there is little room."""
    return terminal.name(f"{game}-short-{kind}", f"{game}-{kind}")


def legend(terminal: Terminal, game: str) -> Rich:
    """What the letters and marks of the map mean."""
    line = Rich()
    for terrain, glyph in TEXTURE.items():
        word = terminal.name(f"terrain-{terrain}")
        line.append(f" {word[0].upper()} {glyph} ", f"{GROWTH[terrain]} on {GROUNDS[terrain]}")
        line.append(f" {word}  ")
    line.append(f"{OBJECTIVE} {terminal.name(f'{game}-marker-objective')}  ")
    for mark, glyph in MARKS.items():
        line.append(f"{glyph} {terminal.name(f'{game}-mark-{mark}')}  ")
    line.append(terminal.name(f"{game}-mark-leader"), "underline")
    return line

"""A map of areas as a table: a row for each place, with what it is, who controls it and the units of either side."""

from collections.abc import Iterable, Mapping

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Rich

from grognard.cli.counters import BETWEEN, SPENT, joined, short_names
from grognard.cli.shades import edge, sign
from grognard.cli.terminal import QUIET, Terminal
from grognard.kernel import AnyGame, Marker, Place, Sheet, Table

CONTESTED = "×"
NOTES = "*†‡§¶#"  # other markers and marks, in the order of the table; the legend says what they mean


class Areas:
    """Draws one table on its map of areas, as wide as the terminal."""

    def __init__(self, game: AnyGame, sheet: Sheet, table: Table, terminal: Terminal) -> None:
        self.game = game
        self.sheet = sheet
        self.table = table
        self.terminal = terminal
        self.markers = by_place(table.markers)
        self.names = short_names(game, terminal)
        self.held = {piece.place for piece in table.pieces}
        self.noted = {marker.id: "marker" for marker in table.markers if marker.id != "control"}
        self.noted |= {mark: "mark" for piece in table.pieces for mark in piece.marks if mark != SPENT}
        others = (id_ for id_ in self.noted if id_ != "contested")
        self.signs = {"contested": CONTESTED, **dict(zip(others, NOTES, strict=False))}

    def touched(self, start: Table) -> list[Place]:
        """The places that hold units or are no more what they were."""
        before = by_place(start.markers)
        return [
            place
            for place in self.sheet.places
            if place.id in self.held or self.markers.get(place.id) != before.get(place.id)
        ]

    def draw(self, places: Iterable[Place], spots: Mapping[str, str]) -> RenderableType:
        """Rows for these places, with what an overlay says of them."""
        shown = list(places)
        names = {place.id: self._name(place, spots.get(place.id, "")) for place in shown}
        fixed = [
            max((cell_len(place.id) for place in shown), default=0),
            max((name.cell_len for name in names.values()), default=0),
            max((cell_len(place.badge.under) for place in shown if place.badge), default=0),
            max((cell_len(self._signs(place.id).plain) for place in shown), default=0),
        ]
        rest = self.terminal.console.width - sum(fixed) - len(fixed) - len(self.game.sides)
        room = max(rest // len(self.game.sides), 1)
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for width in (*fixed, *(room for _ in self.game.sides)):
            grid.add_column(width=width)
        if shown:
            grid.add_row("", "", "", "", *(self._owner(side) for side in self.game.sides))
        for place in shown:
            under = place.badge.under if place.badge else ""
            units = (self._units(place.id, side, room) for side in self.game.sides)
            grid.add_row(Rich(place.id, "bold"), names[place.id], Rich(under, QUIET), self._signs(place.id), *units)
        legend = self._legend({place.id for place in shown})
        return Group(grid, legend) if legend else grid

    def _legend(self, places: set[str]) -> Rich:
        """What the signs in these places mean."""
        here = {marker.id for marker in self.table.markers if marker.place in places}
        here |= {mark for piece in self.table.pieces if piece.place in places for mark in piece.marks}
        named = {self.signs[id_]: f"{kind}-{id_}" for id_, kind in self.noted.items() if id_ in here & set(self.signs)}
        if SPENT in here:
            named["( )"] = f"mark-{SPENT}"
        said = (f"{sign_} {self.terminal.name(f'{self.game.slug}-{id_}')}" for sign_, id_ in named.items())
        return Rich("  ".join(said), QUIET)

    # --- a row ----------------------------------------------------------------------------------------------------

    def _owner(self, side: str) -> Rich:
        return Rich(f"{sign(self.game, side)} {self.terminal.side(side)}", edge(self.game, side))

    def _name(self, place: Place, spot: str) -> Rich:
        name = Rich(place.name)
        if self.terminal.voice.has(f"cli-spot-{spot}"):
            name.append(f" {self.terminal.word(f'cli-spot-{spot}')}", "bold")
        return name

    def _signs(self, place: str) -> Rich:
        signs, markers = Rich(), self.markers.get(place, {})
        if "control" in markers:
            side = markers["control"].side
            signs.append(sign(self.game, side), edge(self.game, side))
        return signs.append("".join(self.signs.get(id_, "") for id_ in markers), "bold")

    def _units(self, place: str, side: str, room: int) -> Rich:
        there = [piece for piece in self.table.pieces if piece.place == place and piece.side == side]
        text, left = Rich(), 0
        for counter in joined(there, self.names):
            words = counter.shown("".join(self.signs.get(mark, "") for mark in counter.marks))
            width = cell_len(words) + len(BETWEEN)
            fits = width <= left
            if text:  # a line ends between two counters
                text.append(BETWEEN if fits else "\n", QUIET)
            if not fits:
                left = room + len(BETWEEN)
            text.append(words, QUIET if counter.spent else "")
            left -= width
        return text


def by_place(markers: Iterable[Marker]) -> dict[str, dict[str, Marker]]:
    found: dict[str, dict[str, Marker]] = {}
    for marker in markers:
        found.setdefault(marker.place, {})[marker.id] = marker
    return found

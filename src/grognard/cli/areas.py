"""A map of areas as a table: a row for each place, with what it is, who controls it and the units of either side."""

from collections.abc import Iterable, Mapping

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Rich

from grognard.cli.counters import BETWEEN, RESTING, joined, short_names
from grognard.cli.shades import edge, sign
from grognard.cli.terminal import QUIET, Terminal
from grognard.kernel import AnyGame, Marker, Place, Sheet, Table

# The legend says what they mean; other markers and marks have notes, in the order of the table.
SIGNS = {"contested": "×", "moved": "»", "entrenched": "^", "foot": "~", "unsupplied": "!", "special": "¤"}
NOTES = "*†‡§¶#"
WORTH = "★"


class Areas:
    """Draws one table on its map of areas, as wide as the terminal."""

    def __init__(self, game: AnyGame, sheet: Sheet, table: Table, terminal: Terminal) -> None:
        self.game = game
        self.sheet = sheet
        self.table = table
        self.terminal = terminal
        self.markers = inside(table.markers)
        self.names = short_names(game, terminal)
        self.held = {piece.place for piece in table.pieces}
        self.marks = {mark for piece in table.pieces for mark in piece.marks}
        self.noted = {marker.id: "marker" for marker in table.markers if marker.id != "control" and not marker.to}
        self.noted |= {mark: "mark" for piece in table.pieces for mark in piece.marks if mark not in RESTING}
        others = (id_ for id_ in self.noted if id_ not in SIGNS)
        self.signs = {**SIGNS, **dict(zip(others, NOTES, strict=False))}

    def touched(self, start: Table) -> list[Place]:
        """The places that hold units or are no more what they were."""
        before, now = around(start.markers), around(self.table.markers)
        return [
            place for place in self.sheet.places if place.id in self.held or now.get(place.id) != before.get(place.id)
        ]

    def draw(self, places: Iterable[Place], spots: Mapping[str, str]) -> RenderableType:
        """Rows for these places, with what an overlay says of them."""
        shown = list(places)
        names = {place.id: self._name(place, spots.get(place.id, "")) for place in shown}
        fixed = [
            max((cell_len(place.id) for place in shown), default=0),
            max((name.cell_len for name in names.values()), default=0),
            max((cell_len(_worth(place)) for place in shown), default=0),
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
            units = (self._units(place.id, side, room) for side in self.game.sides)
            signs, worth = self._signs(place.id), Rich(_worth(place), QUIET)
            grid.add_row(Rich(place.id, "bold"), names[place.id], worth, signs, *units)
        ids = {place.id for place in shown}
        below = [*self._between(ids), self._legend(shown)]
        return Group(grid, *(line for line in below if line))

    def _between(self, places: set[str]) -> list[Rich]:
        """What lies on the sides of these places: a line for each kind, the two places and what is written there."""
        found: dict[str, list[Marker]] = {}
        for marker in self.table.markers:
            if marker.to and places & {marker.place, marker.to}:
                found.setdefault(marker.id, []).append(marker)
        lines = []
        for id_, markers in found.items():
            line = Rich(self._called("marker", id_) + self.terminal.word("cli-colon") + " ", QUIET)
            sides = (f"{one.place}–{one.to}" + (f" ({one.value})" if one.value else "") for one in markers)
            line.append(BETWEEN.join(sides), "bold")
            if any(one.value for one in markers) and self.terminal.voice.has(f"cli-value-{id_}"):
                line.append(f"  ( ) {self.terminal.word(f'cli-value-{id_}')}", QUIET)
            lines.append(line)
        return lines

    def _legend(self, places: Iterable[Place]) -> Rich:
        """What the signs in these places mean."""
        ids = {place.id for place in places}
        markers = [marker for marker in self.table.markers if marker.place in ids and not marker.to]
        values = {marker.id: marker.value for marker in markers if marker.value}
        here = {marker.id for marker in markers}
        here |= {mark for piece in self.table.pieces if piece.place in ids for mark in piece.marks}
        named = {
            self.signs[id_]: self._called(kind, id_, values.get(id_, ""))
            for id_, kind in self.noted.items()
            if id_ in here & set(self.signs)
        }
        if resting := here & set(RESTING):
            named["( )"] = self._called("mark", min(resting))
        if any(place.badge and place.badge.worth for place in places):
            named[WORTH] = self.terminal.word("cli-worth")
        return Rich("  ".join(f"{sign_} {said}" for sign_, said in named.items()), QUIET)

    def _called(self, kind: str, id_: str, value: str = "") -> str:
        """The name of a marker or a mark, with the word that is written on it."""
        name = self.terminal.name(f"{self.game.slug}-{kind}-{id_}")
        return f"{name} ({self.terminal.name(f'{self.game.slug}-marker-{value}')})" if value else name

    # --- a row ----------------------------------------------------------------------------------------------------

    def _owner(self, side: str) -> Rich:
        return Rich(f"{sign(self.game, side)} {self.terminal.side(side)}", edge(self.game, side))

    def _name(self, place: Place, spot: str) -> Rich:
        name = Rich(place.name)
        if self.sheet.grid == "hex" and place.terrain != "clear":  # an area has many
            name.append(" " * bool(place.name) + self.terminal.name(f"terrain-{place.terrain}"), QUIET)
        if self.terminal.voice.has(f"cli-spot-{spot}"):
            name.append(f" {self.terminal.word(f'cli-spot-{spot}')}", "bold")
        return name

    def _signs(self, place: str) -> Rich:
        """Who controls it and what else lies there, unless the units there have the same mark."""
        signs, markers = Rich(), self.markers.get(place, {})
        if "control" in markers:
            side = markers["control"].side
            signs.append(sign(self.game, side), edge(self.game, side))
        return signs.append("".join(self.signs.get(id_, "") for id_ in markers if id_ not in self.marks), "bold")

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
            text.append(words, QUIET if counter.resting else "")
            left -= width
        return text


def _worth(place: Place) -> str:
    """What is printed under the number of a place, and the victory points that it is worth."""
    if place.badge is None:
        return ""
    return place.badge.under + (f"{WORTH}{place.badge.worth}" if place.badge.worth else "")


def inside(markers: Iterable[Marker]) -> dict[str, dict[str, Marker]]:
    """The markers that lie in places, by place and id."""
    found: dict[str, dict[str, Marker]] = {}
    for marker in markers:
        if not marker.to:
            found.setdefault(marker.place, {})[marker.id] = marker
    return found


def around(markers: Iterable[Marker]) -> dict[str, set[Marker]]:
    """All markers in places and on their sides."""
    found: dict[str, set[Marker]] = {}
    for marker in markers:
        for place in filter(None, (marker.place, marker.to)):
            found.setdefault(place, set()).add(marker)
    return found

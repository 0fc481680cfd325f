"""The board as a picture: an SVG made from a seat's view and the game's sheet, and pixels made from that."""

import io
import math
from collections.abc import Iterable
from typing import Any

import numpy as np

from grognard.kernel import OBSERVER, AnyGame, Piece, Place, Problem, Sheet, State, Table, turn_of
from grognard.kernel.table import Point
from grognard.research import needed
from grognard.research.counters import counter

MODES = ("svg", "rgb_array")
WIDTH = 1200  # pixels
MARGIN = 0.8  # round the map, in sizes of a hex
SHEET, INK = "#f3ecd9", "#26221b"
TERRAIN = {
    "": "#efe6cb", "clear": "#efe6cb", "woods": "#bdd09a", "forest": "#83a56d", "rough": "#dcc4a2", "hill": "#e2c793",
    "ridge": "#e2c793", "town": "#d9b7a0", "building": "#d9b7a0", "stream": "#dfe6d8", "pond": "#8fbdd6",
    "bridge": "#dfe6d8",
}  # fmt: skip
BETWEEN = {  # links from middle to middle: colour, width
    "stream": ("#8fbdd6", 0.16), "road": ("#b79f78", 0.1), "minor": ("#b79f78", 0.07), "major": ("#c8583a", 0.09),
    "entry": ("#c8583a", 0.09), "arrow": ("#9a7424", 0.05),
}  # fmt: skip
ALONG = {"river": ("#6ba3c4", 0.12), "great_river": ("#4a87ad", 0.2), "cliff": ("#8b6b49", 0.12)}  # on a common side
SIDES = ("#5d6f1c", "#3f4c55", "#8a3f66", "#2f5f9e")


def check_mode(mode: str | None) -> str | None:
    """The way to render, if it is one; raises :class:`Problem` ``research-render-mode``."""
    if mode is not None and mode not in MODES:
        raise Problem("research-render-mode", mode=mode, known=", ".join(MODES))
    return mode


def render(game: AnyGame, state: State, mode: str | None) -> Any:
    """The board as an onlooker sees it. Raises :class:`Problem` without a mode, or for a game without a map."""
    if mode is None:
        raise Problem("research-render-mode", mode="", known=", ".join(MODES))
    drawn = svg(game, state)
    return drawn if mode == "svg" else pixels(drawn)


def png(drawn: str, width: int = WIDTH) -> bytes:
    """An SVG as a PNG of so many pixels across."""
    with needed():
        import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=drawn, width=width, font_family="DejaVu Sans"))


def pixels(drawn: str, width: int = WIDTH) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """An SVG as rows of red, green and blue."""
    with needed():
        from PIL import Image

    return np.array(Image.open(io.BytesIO(png(drawn, width))).convert("RGB"))


def svg(game: AnyGame, state: State, seat: int = OBSERVER) -> str:
    """The board as a seat sees it; raises :class:`Problem` ``research-no-map`` for a game that has none."""
    view = game.view(state, seat)
    sheet = game.sheet(view.map)
    if sheet is None:
        raise Problem("research-no-map", game=game.slug)
    return Board(game, sheet, view).draw()


class Board:
    """One drawing: where everything lies, and what is drawn from the bottom up."""

    def __init__(self, game: AnyGame, sheet: Sheet, view: Table) -> None:
        self.game, self.sheet, self.view = game, sheet, view
        self.size = sheet.size
        self.at = {place.id: self._middle(place) for place in sheet.places}
        self.outlines = {place.id: self._outline(place) for place in sheet.places}
        self.faces = {face.kind: face for face in game.faces()}

    def _middle(self, place: Place) -> Point:
        if self.sheet.grid == "hex":
            return 1.5 * self.size * place.x, math.sqrt(3) / 2 * self.size * place.y
        return place.x, place.y

    def _outline(self, place: Place) -> tuple[Point, ...]:
        if self.sheet.grid != "hex":
            return place.outline
        x, y = self.at[place.id]
        corners = (math.pi * corner / 3 for corner in range(6))
        return tuple((x + self.size * math.cos(angle), y + self.size * math.sin(angle)) for angle in corners)

    def draw(self) -> str:
        points = [point for outline in self.outlines.values() for point in outline] + list(self.at.values())
        edge = MARGIN * self.size
        west, east = min(x for x, _ in points) - edge, max(x for x, _ in points) + edge
        north, south = min(y for _, y in points) - 2.2 * edge, max(y for _, y in points) + edge
        width, height = east - west, south - north
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{west:.1f} {north:.1f} {width:.1f} {height:.1f}"'
                f' width="{WIDTH}" height="{WIDTH * height / width:.0f}" font-family="DejaVu Sans, sans-serif">',
                f'<rect x="{west:.1f}" y="{north:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{SHEET}"/>',
                *self._ground(),
                *self._figures(),
                *self._links(),
                *self._names(),
                *self._markers(),
                *self._pieces(),
                self._title(west + edge, north + 1.3 * edge),
                "</svg>",
            ]
        )

    def _ground(self) -> list[str]:
        thin = 0.02 * self.size
        return [
            f'<polygon points="{_points(outline)}" fill="{TERRAIN.get(place.terrain, TERRAIN[""])}"'
            f' stroke="#7a6546" stroke-opacity="0.45" stroke-width="{thin:.1f}"/>'
            for place in self.sheet.places
            if (outline := self.outlines[place.id])
        ]

    def _figures(self) -> list[str]:
        """Woods and waters that are no places, on a map of areas."""
        drawn = [
            f'<clipPath id="land"><polygon points="{_points(self._land())}"/></clipPath><g clip-path="url(#land)">'
        ]
        for figure in self.sheet.figures:
            if figure.kind in ("woods", "forest", "rough", "pond"):
                fill = TERRAIN[figure.kind]
                drawn.append(f'<polygon points="{_points(figure.points)}" fill="{fill}" fill-opacity="0.7"/>')
            elif figure.kind in ("brook", "river", "great_river"):
                colour, wide = ALONG["great_river" if figure.kind == "great_river" else "river"]
                drawn.append(_line(figure.points, colour, 0.8 * wide * self.size))
        return [*drawn, "</g>"] if self.sheet.figures else []

    def _land(self) -> tuple[Point, ...]:
        """What the figures do not reach beyond."""
        x, y, width, height = self.sheet.box or (0.0, 0.0, 0.0, 0.0)
        return self.sheet.outline or ((x, y), (x + width, y), (x + width, y + height), (x, y + height))

    def _links(self) -> list[str]:
        drawn = []
        for link in self.sheet.links:
            if link.b not in self.at or link.a not in self.at:
                continue
            if link.kind in BETWEEN:
                colour, wide = BETWEEN[link.kind]
                drawn.append(_line((self.at[link.a], *link.points, self.at[link.b]), colour, wide * self.size))
            elif link.kind in ALONG:
                shared = self._shared(link.a, link.b)
                if len(shared) > 1:
                    colour, wide = ALONG[link.kind]
                    drawn.append(_line(shared, colour, wide * self.size))
        return drawn

    def _shared(self, a: str, b: str) -> list[Point]:
        """The points that two outlines have in common."""
        near = self.size / 20
        return [p for p in self.outlines[a] if any(math.dist(p, q) < near for q in self.outlines[b])]

    def _names(self) -> list[str]:
        """What is printed in a place: its name, or on a map of hexes its number."""
        drawn, small = [], max(0.16 * self.size, 5)
        for place in self.sheet.places:
            x, y = self.at[place.id]
            below = 0.8 * self.size if self.sheet.grid == "hex" else 1.1 * self.size
            word = place.name or (place.id if self.sheet.grid == "hex" and len(self.sheet.places) < 500 else "")
            if word:
                drawn.append(_text(x, y + below, small, word, "#5d5546"))
            if place.settlement or place.terrain == "building":
                drawn.append(_houses(x, y, 0.13 * self.size))
        return drawn

    def _markers(self) -> list[str]:
        """Control as a dot in the colour of the side, an objective as a gold ring, anything else as a small word."""
        drawn = []
        for marker in self.view.markers:
            if marker.place not in self.at:
                continue
            x, y = self.at[marker.place]
            if marker.to in self.at:
                x, y = (x + self.at[marker.to][0]) / 2, (y + self.at[marker.to][1]) / 2
            s = self.size
            if marker.id == "control":
                drawn.append(_circle(x - 0.62 * s, y, 0.11 * s, self._colour(marker.side), "#fff", 0.02 * s))
            elif marker.id in ("objective", "command"):
                drawn.append(_circle(x, y, 0.72 * s, "none", "#f1c232", 0.07 * s))
            else:
                word = marker.id.replace("_", " ")
                drawn.append(_text(x, y - 0.68 * s, 0.17 * s, word, "#8a2b1d"))
        return drawn

    def _pieces(self) -> list[str]:
        stacks: dict[str, list[Piece]] = {}
        for piece in self.view.pieces:
            if piece.place in self.at and not piece.carrier:
                stacks.setdefault(piece.place, []).append(piece)
        drawn = []
        for place, stack in stacks.items():
            x, y = self.at[place]
            for level, piece in enumerate(stack[-3:]):
                shift = 0.09 * self.size * level
                drawn.append(counter(piece, self.faces.get(piece.kind), x + shift, y - shift, self.size))
            if len(stack) > 1:
                drawn.append(_text(x + 0.68 * self.size, y + 0.6 * self.size, 0.24 * self.size, f"×{len(stack)}", INK))
        return drawn

    def _title(self, x: float, y: float) -> str:
        scenario = self.game.scenarios[self.view.scenario].title["en"]
        words = f"{self.game.title} · {scenario} · {turn_of(self.view)}/{self.view.tracks[0].size}"
        return _text(x, y, max(0.5 * self.size, 14), words, INK, "start")

    def _colour(self, side: str) -> str:
        return SIDES[self.game.sides.index(side)] if side in self.game.sides else "#756b58"


def _points(points: tuple[Point, ...]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def _circle(x: float, y: float, radius: float, fill: str, edge: str, width: float) -> str:
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{fill}" stroke="{edge}" stroke-width="{width:.1f}"/>'
    )


def _houses(x: float, y: float, s: float) -> str:
    return (
        f'<path d="M{x - 3 * s:.1f},{y - s:.1f}h{2 * s:.1f}v{2 * s:.1f}h{-2 * s:.1f}z'
        f'M{x + s:.1f},{y - 2 * s:.1f}h{2 * s:.1f}v{3 * s:.1f}h{-2 * s:.1f}z" fill="#a04a35"/>'
    )


def _line(points: Iterable[Point], colour: str, width: float) -> str:
    return (
        f'<polyline points="{_points(tuple(points))}" fill="none" stroke="{colour}" stroke-width="{width:.1f}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _text(x: float, y: float, size: float, words: str, colour: str, anchor: str = "middle") -> str:
    safe = words.replace("&", "&amp;").replace("<", "&lt;")
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" fill="{colour}" text-anchor="{anchor}">{safe}</text>'

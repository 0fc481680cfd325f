"""Observations as numbers: a flat vector of parts, each a small table, made from a seat's view and nothing else."""

import itertools
import math
import re
from collections import Counter
from collections.abc import Iterable, MutableSequence, Sequence
from functools import lru_cache
from typing import cast

import numpy as np
from numpy.typing import NDArray

from grognard.kernel import OBSERVER, SEALED, AnyGame, Decision, Marker, Piece, Sheet, State, Table
from grognard.research.vocabulary import Choice, Vocabulary
from grognard.research.words import BOXES, FIGURES, WORDS, Words

Vector = NDArray[np.float32]
Cells = MutableSequence[float]  # of a vector
Cell = tuple[int, float]  # a place in a row or in the vector, and what stands there

BOUND = 100.0  # no number of an observation lies outside -BOUND..BOUND
TENTH = 0.1  # figures and counts are given in tens, so that they are about as large as the flags
KNOWN = 1 << 14  # pieces and markers whose cells are kept
NUMBERS = 4  # of a prompt: how many losses are left, and the like
VALUES = 4  # printed on a piece, each of them one number or two (6/4)
# The columns of a piece's row: those that every game has, then values, boxes, marks, figures and tabs
FIXED = ("here", "own", "other", "on_map", "x", "y", "east", "south", "steps", "full", "carried")
HERE, OWNER, _, ON_MAP, X, Y, EAST, SOUTH, STEPS, FULL, CARRIED = range(len(FIXED))
VALUES_AT = len(FIXED)
BOXES_AT = VALUES_AT + 2 * VALUES
MARKS_AT = BOXES_AT + len(BOXES) + 1
OWN, OTHER, NOBODY = range(3)  # whose
FACINGS = {"N": 0, "NE": 60, "SE": 120, "S": 180, "SW": 240, "NW": 300}  # degrees, on a map of flat-topped hexes
_NUMBER = re.compile(r"-?\d+")


class Layout:
    """The parts of an observation, in order. ``shapes`` tells their sizes, ``columns`` names what stands in them."""

    def __init__(self, game: AnyGame, state: State, seats: Sequence[str], vocabulary: Vocabulary) -> None:
        self.game, self.seats, self.vocabulary = game, tuple(seats), vocabulary
        words = self.words = WORDS.get(game.slug, Words())
        self.boxes, self.figures = _index(BOXES), _index(FIGURES)
        self.marks, self.markers = _index(words.marks), _index(words.markers)
        self.tracks, self.hands, self.tabs = _index(words.tracks), _index(words.hands), _index(words.tabs)
        self.points = _points(game.sheet(game.view(state, OBSERVER).map))
        self.columns = self._columns()
        rows = {
            "situation": (), "verbs": (len(vocabulary.verbs),), "pieces": (len(vocabulary.pieces),),
            "places": (len(vocabulary.places),), "tracks": (len(self.tracks) + 1, 3), "hands": (len(self.hands) + 1,),
            "words": (len(vocabulary.words),),
        }  # fmt: skip
        self.shapes = {part: (*rows[part], len(names)) for part, names in self.columns.items()}
        sizes = [math.prod(shape) for shape in self.shapes.values()]
        self.size = sum(sizes)
        self.begins = dict(zip(self.shapes, itertools.accumulate([0, *sizes]), strict=False))
        # Pieces and markers look the same again and again
        self.of_piece = lru_cache(maxsize=KNOWN)(self._of_piece)
        self.of_marker = lru_cache(maxsize=KNOWN)(self._of_marker)

    def _columns(self) -> dict[str, tuple[str, ...]]:
        words = self.words
        situation = [*(f"seat_{seat}" for seat in self.seats), *(f"side_{side}" for side in self.game.sides)]
        situation += ["own_phase", "other_phase", "asked", "sealed", *(f"number_{at}" for at in range(NUMBERS))]
        pieces = [*FIXED]
        pieces += [f"value_{at}{half}" for at in range(VALUES) for half in ("", "_second")]
        pieces += [f"in_{box}" for box in (*BOXES, "another_box")]
        pieces += [*words.marks, "another_mark", *FIGURES, "another_figure", *(f"tab_{tab}" for tab in words.tabs)]
        places = ["own_pieces", "other_pieces"]
        places += [f"{whose}{name}" for name in (*words.markers, "another_marker") for whose in ("", "other_")]
        return {
            "situation": tuple(situation),
            "verbs": ("chosen",),
            "pieces": (*pieces, "asked_about", "chosen"),
            "places": (*places, "asked_about", "chosen"),
            "tracks": ("there", "value", "size", "certain", "marks"),
            "hands": ("own", "other", "nobody"),
            "words": ("own", "other", "nobody", "chosen"),
        }

    # --- reading --------------------------------------------------------------------------------------------------

    def split(self, vector: Vector) -> dict[str, Vector]:
        """The parts of an observation by name, each in its shape: views, nothing is copied."""
        return {
            part: vector[begin : begin + math.prod(self.shapes[part])].reshape(self.shapes[part])
            for part, begin in self.begins.items()
        }

    # --- writing --------------------------------------------------------------------------------------------------

    def observe(self, state: State, seat: int, now: Decision | None, chosen: Iterable[Choice]) -> Vector:
        """What a seat may know. ``chosen`` is what was chosen in the running activation, the latest first."""
        vector = np.zeros(self.size, np.float32)
        cells = cast(Cells, vector.data)  # writes single numbers faster than numpy does
        view = self.game.view(state, seat)
        side = view.sides[seat]
        self._situation(cells, view, seat, side, now)
        self._pieces(cells, view, side)
        for marker in view.markers:
            for cell, amount in self.of_marker(marker, side):
                cells[cell] += amount
        self._tracks(cells, view, side)
        self._hands(cells, view, seat, side)
        if now is not None and seat in now.seats:
            self._asked(cells, now)
        self._chosen(cells, chosen)
        return np.clip(vector, -BOUND, BOUND, out=vector)

    def _situation(self, cells: Cells, view: Table, seat: int, side: str, now: Decision | None) -> None:
        at = len(self.seats)
        cells[seat] = 1
        cells[at + self.game.sides.index(side)] = 1
        at += len(self.game.sides)
        if view.active:
            cells[at + (view.active != side)] = 1
        if now is not None and seat in now.seats:
            cells[at + 2] = 1
            cells[at + 3] = now.kind == SEALED
            numbers = [value for _, value in now.prompt.args if isinstance(value, int)][:NUMBERS]
            for number, value in enumerate(numbers):
                cells[at + 4 + number] = TENTH * value

    def _pieces(self, cells: Cells, view: Table, side: str) -> None:
        rows, places = self.vocabulary.pieces, self.vocabulary.places
        begin, wide = self.begins["pieces"], len(self.columns["pieces"])
        ground, broad = self.begins["places"], len(self.columns["places"])
        shown = set()
        for piece in view.pieces:
            shown.add(piece.id)
            at = begin + wide * rows[piece.id]
            for column, value in self.of_piece(piece, side):
                cells[at + column] = value
            if piece.place in places and piece.side:
                cells[ground + broad * places[piece.place] + (piece.side != side)] += TENTH
        for box in view.boxes:  # some games show those inside as pieces too
            for id_ in box.pieces:
                if id_ not in shown:
                    at = begin + wide * rows[id_]
                    for column, value in self._stand(box.id, box.side, side):
                        cells[at + column] = value

    def _stand(self, place: str, owner: str, side: str) -> list[Cell]:
        """That a piece is there, whose it is, and where."""
        found = [(HERE, 1.0)]
        if owner:
            found.append((OWNER + (owner != side), 1.0))
        if place in self.vocabulary.places:
            x, y = self.points.get(place, (0.0, 0.0))
            return [*found, (ON_MAP, 1.0), (X, x), (Y, y)]
        return [*found, (BOXES_AT + self.boxes.get(place, len(BOXES)), 1.0)]

    def _of_piece(self, piece: Piece, side: str) -> list[Cell]:
        """The columns of its row that are not 0."""
        east, south = _bearing(piece.facing)
        found = [*self._stand(piece.place, piece.side, side), (EAST, east), (SOUTH, south)]
        found += [(STEPS, TENTH * piece.steps), (FULL, TENTH * piece.full), (CARRIED, float(bool(piece.carrier)))]
        for at, value in enumerate(piece.values[:VALUES]):
            found += [(VALUES_AT + 2 * at + half, TENTH * int(n)) for half, n in enumerate(_NUMBER.findall(value)[:2])]
        found += [(MARKS_AT + self.marks.get(mark, len(self.marks)), 1.0) for mark in piece.marks]
        at = MARKS_AT + len(self.marks) + 1
        counts = Counter(self.figures.get(figure, len(FIGURES)) for figure in piece.figures)
        found += [(at + figure, TENTH * count) for figure, count in counts.items()]
        at += len(FIGURES) + 1
        return found + ([(at + self.tabs[piece.tab], 1.0)] if piece.tab in self.tabs else [])

    def _of_marker(self, marker: Marker, side: str) -> list[Cell]:
        """The cells that it adds to: one on a side between two places lies in both."""
        rows, begin, wide = self.vocabulary.places, self.begins["places"], len(self.columns["places"])
        column = 2 + 2 * self.markers.get(marker.id, len(self.markers)) + (_whose(marker.side, side) == OTHER)
        amount = TENTH * int(marker.value) if marker.value.isdecimal() else 1.0
        return [(begin + wide * rows[place] + column, amount) for place in (marker.place, marker.to) if place in rows]

    def _tracks(self, cells: Cells, view: Table, side: str) -> None:
        begin, wide = self.begins["tracks"], len(self.columns["tracks"])
        for track in view.tracks:
            row = 3 * self.tracks.get(track.id, len(self.tracks)) + _whose(track.side, side)
            figures = (track.value, track.size, track.certain, len(track.marks))
            cells[begin + wide * row] += 1
            for column, figure in enumerate(figures, start=1):
                cells[begin + wide * row + column] += TENTH * figure

    def _hands(self, cells: Cells, view: Table, seat: int, side: str) -> None:
        """A hand belongs to a seat or to a side, as the game has it."""
        begin, words, wide = self.begins["hands"], self.begins["words"], len(self.columns["words"])
        for hand in view.hands:
            whose = OWN if hand.seat == self.seats[seat] else _whose(hand.seat, side)
            cells[begin + 3 * self.hands.get(hand.id, len(self.hands)) + whose] += TENTH * hand.count
            for word in hand.shown:
                if word in self.vocabulary.words:  # a card that lies face down has no name
                    cells[words + wide * self.vocabulary.words[word] + whose] += TENTH

    def _asked(self, cells: Cells, now: Decision) -> None:
        """What the prompt speaks of: a unit in hand, a hex under fire."""
        for _, value in now.prompt.args:
            if value in self.vocabulary.arguments:
                part, row = self.vocabulary.arguments[value]
                cells[self._end_of(part, row) - 2] = 1

    def _chosen(self, cells: Cells, chosen: Iterable[Choice]) -> None:
        """1 for the last choice, 1/2 for the one before it, and so on."""
        for age, (verb, names) in enumerate(chosen, start=1):
            for cell in (self.begins["verbs"] + verb, *(self._end_of(part, row) - 1 for part, row in names)):
                cells[cell] = max(cells[cell], 1 / age)

    def _end_of(self, part: int, row: int) -> int:
        """The cell behind a row of pieces, places or words, as a vocabulary counts them."""
        name = ("pieces", "places", "words")[part]
        return self.begins[name] + len(self.columns[name]) * (row + 1)


def _index(words: Sequence[str]) -> dict[str, int]:
    return {word: at for at, word in enumerate(words)}


def _points(sheet: Sheet | None) -> dict[str, tuple[float, float]]:
    """Where the places of a map lie, from 0 to 1 across it and down."""
    if sheet is None:
        return {}
    west, east = min(place.x for place in sheet.places), max(place.x for place in sheet.places)
    north, south = min(place.y for place in sheet.places), max(place.y for place in sheet.places)
    return {place.id: ((place.x - west) / (east - west), (place.y - north) / (south - north)) for place in sheet.places}


def _whose(owner: str, side: str) -> int:
    if not owner:
        return NOBODY
    return OWN if owner == side else OTHER


def _bearing(facing: str) -> tuple[float, float]:
    """How far east and how far south a facing points."""
    if facing not in FACINGS:
        return 0.0, 0.0
    angle = math.radians(FACINGS[facing])
    return math.sin(angle), -math.cos(angle)

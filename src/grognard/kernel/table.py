"""The table: what a seat sees, built from what it may know and nothing else."""

import msgspec

from grognard.kernel.words import Text


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A counter on the table: a unit or another thing that lies somewhere."""

    id: str
    kind: str  # the type whose face it shows
    side: str
    place: str  # a place of the map or a box
    facing: str = ""
    values: tuple[str, ...] = ()  # the printed figures that hold now
    marks: tuple[str, ...] = ()  # moved, fired, ace, ...


class Track(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row of boxes with a marker: turns, victory points, actions spent."""

    id: str
    value: int
    size: int
    certain: int = 0  # the length that is certain where the end is hidden
    side: str = ""
    marks: tuple[str, ...] = ()


class Box(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place beside the map: units that wait, are lost or have left."""

    id: str
    side: str
    pieces: tuple[str, ...] = ()
    text: Text | None = None


class Hand(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat holds: named where the viewer may know it, counted where not."""

    seat: str
    id: str
    count: int
    shown: tuple[str, ...] = ()


class Marker(msgspec.Struct, frozen=True, omit_defaults=True):
    """A state shown on the map: control, an objective, a blocked road."""

    id: str
    place: str
    side: str = ""


class Table(msgspec.Struct, frozen=True, omit_defaults=True):
    """The whole view of one seat."""

    game: str
    scenario: str
    map: str
    seat: str
    sides: tuple[str, ...]  # seat by seat
    active: str = ""  # the side that plays now
    pieces: tuple[Piece, ...] = ()
    tracks: tuple[Track, ...] = ()
    boxes: tuple[Box, ...] = ()
    hands: tuple[Hand, ...] = ()
    markers: tuple[Marker, ...] = ()


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place of a map: where it lies on its grid, or the outline that it has, and what it is."""

    id: str
    x: int
    y: int
    terrain: str = ""
    outline: tuple[tuple[float, float], ...] = ()


class Link(msgspec.Struct, frozen=True, omit_defaults=True):
    """What joins or parts two places (a road, a river); ``edge`` is the way off the map where there is no ``b``."""

    kind: str
    a: str
    b: str = ""
    edge: str = ""


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A map as a client draws it: it never changes, so it is asked for once."""

    id: str
    grid: str  # how x and y are meant: "hex" (flat-topped, two to a row, as toolbox.hexes counts) or "area"
    places: tuple[Place, ...]
    links: tuple[Link, ...]
    provenance: str


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a sum on the screen: what counts, how much, and the rule."""

    text: Text
    value: int
    rule: str


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place in an overlay: reach with its cost, a blocking hex with its rule, a range."""

    place: str
    kind: str
    value: int = 0
    rule: str = ""


class Overlay(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to a query, or what a probe adds to the table."""

    spots: tuple[Spot, ...] = ()
    lines: tuple[Line, ...] = ()  # running totals of what is being put together
    text: Text | None = None

"""How the map and the counters of Counter-Attack: Arras look: the sheet and the faces, from the data."""

from collections.abc import Mapping

from grognard.games.arras.schema import LinkRow, MapFile, PlaceRow, UnitRow
from grognard.kernel import Badge, Face, Figure, Label, Link, Place, Sheet

COLOURS = {"british": "uk", "french": "fr", "wehrmacht": "heer", "ss": "ss"}
ECHELONS = {"battery": "company", "group": "battalion", "leader": ""}  # where the size is no sign of its own


def sheet(map_: MapFile) -> Sheet:
    """The map (2.1): sectors and zones with their identifiers, rivers, arrows, and the country round Arras."""
    figures = [Figure(row.kind, tuple(row.line), row.name) for row in map_.lines]
    figures += [Figure(row.kind, (row.at,), row.name) for row in map_.towns]
    return Sheet(
        "arras",
        "area",
        tuple(_place(id_, row) for id_, row in map_.places.items()),
        tuple(_link(row) for row in map_.links if row.arrow or row.river),
        map_.provenance,
        size=40,
        figures=tuple(figures),
        labels=tuple(Label(row.name, *row.at, row.angle, row.size) for row in map_.labels),
        box=map_.box,
        margin=map_.margin,
        title="Arras",
        subtitle="@arras-sheet-date",
        kilometre=map_.kilometre,
    )


def _place(id_: str, row: PlaceRow) -> Place:
    """A sector or zone with its identifier (2.1.2): shape, TEM, colour, red ring (2.1.5) and star (4.1-b)."""
    shape = "disc" if row.shape == "circle" else "square"
    return Place(
        id_,
        *row.centre,
        row.terrain,
        outline=tuple(row.polygon),
        name=row.name,
        nudge=row.nudge,
        aside=row.aside,
        marks=("zone",) if row.kind == "zone" else (),
        badge=Badge(id_, shape, f"+{row.tem}", row.colour, ring=row.ring, star=row.star),
    )


def _link(row: LinkRow) -> Link:
    return Link("arrow", row.a, row.b, points=tuple(row.arrow)) if row.arrow else Link("river", row.a, row.b)


def faces(units: Mapping[str, UnitRow]) -> tuple[Face, ...]:
    """The counters (3.3), R counters included."""
    return tuple(_face(id_, row) for id_, row in units.items())


def _face(id_: str, row: UnitRow) -> Face:
    colour = "lw" if row.type == "flak" else COLOURS[row.nation]  # 3.2.4: Flak is the Luftwaffe's
    return Face(id_, row.short, colour, _symbol(row), "line", ECHELONS.get(row.size, row.size))


def _symbol(row: UnitRow) -> str:
    if row.type == "leader":
        return "star"
    if "motorcycle" in row.subtype or "armoured car" in row.subtype:
        return "recon"
    return "motorised" if "motorised" in row.subtype else row.type

"""How the map and the counters of Tigers in the Mist look: the sheet and the faces, from the data."""

from collections.abc import Iterator, Mapping

from grognard.games.tigers.schema import AreaRow, MapFile, UnitRow, ZoneRow
from grognard.kernel import Badge, Face, Figure, Label, Link, Place, Sheet

NATIONS = {"german": "heer", "allied": "us"}
COLOURS = {"heer": "heer", "ss": "ss", "luftwaffe": "lw", "us": "us", "british": "uk", "garrison": "us"}  # 4.12
LINES = {"seventh_army": "sector", "fifth_panzer": "army"}  # SA-1: the green line; SB-1: the red ones
SYMBOLS = {"armour": "armour", "mechanized": "mechanised", "motorized": "motorised", "foot": "infantry"}


def sheet(map_: MapFile) -> Sheet:
    """The map (3.2): areas and zones with their signs, roads, rivers and bridges, borders and the first front line."""
    figures = [Figure(row.kind, tuple(row.line), row.name) for row in map_.shapes]
    figures += [Figure("country", tuple(row.polygon)) for row in map_.areas.values() if row.country == "DE"]
    return Sheet(
        "tigers",
        "area",
        (
            *(_area(id_, row) for id_, row in map_.areas.items()),
            *(_zone(id_, row) for id_, row in map_.zones.items()),
        ),
        (*_roads(map_), *_borders(map_)),
        map_.provenance,
        size=27,
        ground="plain",
        figures=tuple(figures),
        labels=tuple(Label(row.name, *row.at, row.angle, 0.43) for row in map_.labels),
        box=map_.box,
        outline=tuple(map_.outline),
        margin=map_.margin,
        title="Tigers in the Mist",
        subtitle="@tigers-sheet-date",
        kilometre=map_.kilometre,
    )


def _area(id_: str, row: AreaRow) -> Place:
    """A town with its number, ringed on the front line (3.25), its points (3.26), and whether it releases (3.27)."""
    return Place(
        id_,
        *row.centre,
        outline=tuple(row.polygon),
        name=row.name,
        nudge=row.nudge,
        aside=row.aside,
        badge=Badge(id_, "town", ring=row.front_line, worth=row.vp, star="black" if row.release else ""),
    )


def _zone(id_: str, row: ZoneRow) -> Place:
    """A letter in the colour of its side, with the multiplier of an exit zone (3.28)."""
    times = f"×{row.multiplier}" if row.multiplier else ""
    return Place(
        id_,
        *row.centre,
        aside=row.aside,
        marks=("zone",),
        badge=Badge(id_, "entry", times, NATIONS[row.side]),
    )


def _roads(map_: MapFile) -> Iterator[Link]:
    """Each road by its kind (3.22), through its bridge if it has one (3.23); from a zone, a road off the map."""
    for id_, row in map_.links.items():
        a, b = id_.split("-")
        via = (row.bridge,) if row.bridge else ()
        yield Link("entry" if b in map_.zones else row.road, a, b, points=via)
        if via:
            yield Link("bridge", a, b, points=via)


def _borders(map_: MapFile) -> Iterator[Link]:
    """Between areas of two countries (3.24), between what each side holds at the start, and the scenario lines."""
    for a, b in map_.touching:
        one, two = map_.areas[a], map_.areas[b]
        if one.country != two.country:
            yield Link("nation", a, b)
        if one.control != two.control:
            yield Link("front", a, b)
        for id_, row in map_.play_areas.items():
            if (a in row.areas) != (b in row.areas):
                yield Link(LINES[id_], a, b)


def faces(units: Mapping[str, UnitRow]) -> tuple[Face, ...]:
    """The counters (4.1)."""
    return tuple(
        Face(id_, row.name, COLOURS[row.branch], SYMBOLS.get(row.type, row.type), "line", row.size)
        for id_, row in units.items()
    )

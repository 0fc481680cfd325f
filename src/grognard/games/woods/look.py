"""How the map and the counters of The Deadly Woods look: the sheet and the faces, from the data."""

from collections.abc import Iterator, Mapping

from grognard.games.woods.book import GRID, Book
from grognard.games.woods.schema import AssetRow, HexRow, MapFile, UnitRow
from grognard.kernel import Badge, Face, Label, Link, Place, Sheet
from grognard.toolbox.hexes import DIRECTIONS

SIZE = 20  # of a hex from its middle to a corner
KILOMETRE = 6.9  # 1.0: a hex is about 5 km wide
NATIONS = {"german": "heer", "allied": "us"}
COLOURS = {"heer": "heer", "ss": "ss", "luftwaffe": "lw", "us": "us", "british": "uk"}
SYMBOLS = {"infantry": "infantry", "mechanized": "mechanised", "cavalry": "recon", "armour": "armour"}
LABELS = {"u-delay": "@woods-u-delay"}  # 12.9.1: a word, no name
ASSETS = {
    "artillery": ("Art", "artillery"), "nebelwerfer": ("Nbw", "rocket"), "engineer": ("Eng", "engineer"),
    "greif": ("Greif", "star"), "motorized": ("Mot", "transport"), "traffic": ("MP", "police"),
}  # what stands on the counter  # fmt: skip
HIDDEN = "army"  # 17.0d: one of the army chits, nobody but the German knows which
RIVERS = {"minor": "river", "major": "great_river"}
EDGES = ("N", "S", "NE", "SW")  # where a road leaves the map, the way that it takes first


def sheet(book: Book) -> Sheet:
    """The map (2.2): terrain, rivers and bridges, roads, the Westwall, the lines of the armies, VP and entry hexes."""
    map_ = book.map
    entries = {
        hex_: Badge(id_, "entry", colour=NATIONS[row.side]) for id_, row in map_.zones.items() for hex_ in row.hexes
    }
    return Sheet(
        "woods",
        "hex",
        tuple(
            _place(name, x, y, map_.hexes[name], entries.get(name))
            for name, x, y in zip(GRID.names, GRID.xs, GRID.ys, strict=True)
        ),
        (*_ways(map_), *_exits(entries), *_lines(map_)),
        map_.provenance,
        size=SIZE,
        ground="relief",
        labels=tuple(Label(row.name, *row.at, row.angle) for row in map_.labels),
        margin=30,
        title="The Deadly Woods",
        subtitle="@woods-sheet-date",
        kilometre=KILOMETRE,
    )


def _place(name: str, x: int, y: int, row: HexRow, badge: Badge | None) -> Place:
    marks = [mark for mark, true in (("victory", row.vp), ("fortified", row.westwall)) if true]
    return Place(
        name,
        x,
        y,
        row.terrain,
        name=row.name,
        settlement=row.settlement,
        nudge=row.nudge,
        marks=tuple(marks),
        badge=badge,
    )


def _ways(map_: MapFile) -> Iterator[Link]:
    """Roads from hex to hex; on hexsides rivers, small and great, and their bridges, with or without a road (10.6)."""
    for side in map_.roads:
        yield Link("major", *_hexes(side))
    for side, row in map_.rivers.items():
        yield Link(RIVERS[row.kind], *_hexes(side))
    for side in map_.bridges:
        yield Link("bridge", *_hexes(side))


def _exits(entries: Mapping[str, Badge]) -> Iterator[Link]:
    """The road by which one enters the map (2.2.1a)."""
    for hex_ in entries:
        around = dict(zip(DIRECTIONS, GRID.neighbours[GRID.index(hex_)], strict=True))
        yield Link("major", hex_, edge=next(edge for edge in EDGES if around[edge] < 0))


def _lines(map_: MapFile) -> Iterator[Link]:
    """The lines between the armies, and that of the British zone (9.1a)."""
    for here, around in enumerate(GRID.neighbours):
        for there in around:
            if there > here:
                a, b = GRID.names[here], GRID.names[there]
                if map_.hexes[a].army != map_.hexes[b].army:
                    yield Link("army", a, b)
                if map_.hexes[a].british != map_.hexes[b].british:
                    yield Link("sector", a, b)


def _hexes(side: str) -> tuple[str, str]:
    a, _, b = side.partition("/")
    return a, b


def face_of(id_: str, row: UnitRow, steps: int) -> str:
    """The face that a unit shows with so many steps left.

    The counter of a third step (2.3.1.1b), and a side that loses the zone of control (7.1a), have one of their own.
    """
    own = row.steps[-steps].zoc != row.steps[0].zoc or (row.third_step and steps == 1)
    return f"{id_}-{steps}" if own else id_


def faces(units: Mapping[str, UnitRow]) -> tuple[Face, ...]:
    """The counters of units (2.3.1), each face once."""
    found: dict[str, Face] = {}
    for id_, row in units.items():
        for steps in range(len(row.steps), 0, -1):
            kind = face_of(id_, row, steps)
            found.setdefault(kind, _face(kind, LABELS.get(id_, row.label), row, steps))
    return tuple(found.values())


def support_faces(book: Book) -> tuple[Face, ...]:
    """The counters of support (12.1), each face once, and the chits (14.1)."""
    support = {asset_face(row): row for row in book.assets.values() if row.kind in ASSETS}
    chits = {id_: NATIONS[row.side] if row.side else "" for id_, row in book.chits.items()} | {HIDDEN: "heer"}
    return (
        *(
            Face(kind, name, NATIONS[row.side], symbol)
            for kind, row in support.items()
            for name, symbol in [ASSETS[row.kind]]
        ),
        *(Face(id_, f"@woods-chit-{id_}", nation, "chit") for id_, nation in chits.items()),
    )


def asset_face(row: AssetRow) -> str:
    """The face that a counter of support shows."""
    return f"asset-{row.kind}-{row.side}"


def _face(kind: str, name: str, row: UnitRow, steps: int) -> Face:
    third = row.third_step and steps == 1
    airborne = row.airborne or row.branch == "luftwaffe"
    symbol = "mechanised" if third else "airborne" if airborne else SYMBOLS[row.type]
    return Face(kind, name, COLOURS[row.branch], symbol, "line", row.size, row.steps[-steps].zoc)

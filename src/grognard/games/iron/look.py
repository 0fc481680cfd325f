"""How the maps and the pieces of Tide of Iron look: a sheet for each scenario, and the faces, from the data."""

from collections.abc import Iterator

from grognard.games.iron.book import Book
from grognard.games.iron.ground import BOARD_COLUMNS, BOARD_ROWS, GRID, ROWS, Ground, ground_of
from grognard.games.iron.loads import ELITE, FULL, LOAD_NAMES, LOADS, MG, MORTAR, OFFICER, REGULAR
from grognard.games.iron.schema import FIGURES, SIDES, TERRAINS, ScenarioRow
from grognard.kernel import Badge, Face, Link, Place, Sheet
from grognard.toolbox.hexes import DIRECTIONS, opposite

SIZE = 52  # of a hex from its middle to a corner
NATIONS = {"us": "us", "de": "heer"}
SILHOUETTES = {
    "us_sherman": "sherman", "us_halftrack": "halftrack", "us_truck": "truck", "de_panzer4": "panzer4",
    "de_tiger": "tiger", "de_halftrack": "halftrack", "de_truck": "truck",
}  # fmt: skip
SIGNS = {"sherman": "armour", "panzer4": "armour", "tiger": "armour", "halftrack": "mechanised", "truck": "transport"}
CREWS_FIRST = (MG, MORTAR, REGULAR, ELITE, OFFICER)  # a crew fills two places side by side
STANDING = [tuple(FIGURES[kind] for kind in CREWS_FIRST for _ in range(load[kind])) for load in LOADS]
WET = tuple(TERRAINS.index(name) for name in ("stream", "bridge"))
POND = TERRAINS.index("pond")


def map_id(scenario: str) -> str:
    return f"iron-{scenario}"


def sheet(book: Book, map_: str) -> Sheet:
    """The boards of a scenario put together (SETUP-02), with its overlays and roads."""
    scenario = map_.removeprefix("iron-")
    row, ground = book.scenarios[scenario], ground_of(book, scenario)
    entries = _entries(row, ground)
    return Sheet(
        map_,
        "hex",
        tuple(_place(ground, hex_, entries.get(hex_)) for hex_ in range(ground.count)),
        (*_roads(book, row, ground), *_streams(ground), *_cliffs(book, ground)),
        _provenance(book, row),
        size=SIZE,
        title=f"@iron-title-{scenario}",
    )


def _provenance(book: Book, row: ScenarioRow) -> str:
    """The weakest of what the map is made of."""
    found = {book.boards[name].provenance for names in row.layout for name in names}
    return next(word for word in ("reconstructed", "public", "seed") if word in found)


def _place(ground: Ground, hex_: int, badge: Badge | None) -> Place:
    terrain, level = TERRAINS[ground.terrain[hex_]], ground.level[hex_]
    return Place(GRID.names[hex_], GRID.xs[hex_], GRID.ys[hex_], terrain, level=level, badge=badge)


def _roads(book: Book, row: ScenarioRow, ground: Ground) -> Iterator[Link]:
    """TERR-04 From hex to hex where both roads meet; others end at their hexside, on the rim or not."""
    for a, b in sorted(ground.road):
        if a < b:
            yield Link("road", GRID.names[a], GRID.names[b])
    for down, names in enumerate(row.layout):
        for across, name in enumerate(names):
            for at, ends in book.boards[name].roads.items():
                column, line = across * BOARD_COLUMNS + int(at[0]), down * BOARD_ROWS + int(at[1])
                hex_ = column * ROWS + line
                if GRID.names[hex_] not in row.overlays:
                    for end in ends:
                        if (hex_, ground.around[hex_][end]) not in ground.road:
                            yield Link("road", GRID.names[hex_], edge=DIRECTIONS[end])


def _streams(ground: Ground) -> Iterator[Link]:
    """Through neighbouring hexes with water, into ponds; where it ends it flows on out of sight."""
    for hex_, terrain in enumerate(ground.terrain):
        if terrain not in WET:
            continue
        ways = [
            way
            for way, near in enumerate(ground.around[hex_])
            if near >= 0 and (ground.terrain[near] in WET or ground.terrain[near] == POND)
        ]
        for way in ways:
            near = ground.around[hex_][way]
            if hex_ < near or ground.terrain[near] == POND:
                yield Link("stream", GRID.names[hex_], GRID.names[near])
        if len(ways) == 1:
            rim = [way for way, near in enumerate(ground.around[hex_]) if near < 0]
            on = opposite(ways[0])
            yield Link("stream", GRID.names[hex_], edge=DIRECTIONS[rim[0] if rim and on not in rim else on])


def _cliffs(book: Book, ground: Ground) -> Iterator[Link]:
    """TERR-11 Hexsides that nobody crosses."""
    for hex_, around in enumerate(ground.near):
        for near in around:
            if hex_ < near and abs(ground.level[hex_] - ground.level[near]) >= book.terrain.cliff:
                yield Link("cliff", GRID.names[hex_], GRID.names[near])


def _entries(row: ScenarioRow, ground: Ground) -> dict[int, Badge]:
    """STAT-15, S5-1 Where reinforcements come, and where one leaves: a letter in the middle of each zone."""
    zones = [(row.sides[side].zone, "R", NATIONS[side]) for side in SIDES]
    if row.exit is not None:
        zones.append((row.exit.zone, "X", NATIONS["us"]))
    taken = {one.hex for one in row.victory_objectives.values()} | {one.hex for one in row.command_objectives}
    found: dict[int, Badge] = {}
    for zone, letter, nation in zones:
        hexes = [GRID.index(name) for name in row.zones[zone] if name not in taken]
        clear = [hex_ for hex_ in hexes if not ground.terrain[hex_] and hex_ not in found] or hexes
        if clear:
            found[clear[len(clear) // 2]] = Badge(letter, "entry", colour=nation)
    return found


# --- pieces -----------------------------------------------------------------------------------------------------------


def squad_kind(side: str, division: int) -> str:
    """COMP-04 The bases of a division have a shade of their own."""
    return f"{side}-squad-{division + 1}"


def vehicle_kind(id_: str) -> str:
    return id_.replace("_", "-")


def faces(book: Book) -> tuple[Face, ...]:
    """COMP-03 The bases that figures stand on, by division; vehicles seen from above; SETUP-07 what can be built."""
    squads = [
        Face(kind, f"@iron-{kind}", NATIONS[side], "squad", "none", sign="infantry")
        for side in SIDES
        for division in range(len(book.units.bases[side]))
        for kind in [squad_kind(side, division)]
    ]
    vehicles = []
    for id_, row in book.units.vehicles.items():
        symbol, kind = SILHOUETTES[id_], vehicle_kind(id_)
        vehicles.append(Face(kind, f"@iron-{kind}", NATIONS[row.side], symbol, "none", sign=SIGNS[symbol]))
    bases = [
        Face(name, f"@iron-load-{name}", "", "squad", "none", figures=STANDING[load])
        for load, name in enumerate(LOAD_NAMES)
        if load in FULL
    ]
    return (*squads, *vehicles, *bases)

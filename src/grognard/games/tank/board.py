"""The board: maps, counters, tables and a scenario with its options; made once, shared by all states, never changed."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

from grognard.games.tank.schema import (
    SIDES,
    TERRAIN,
    MapsFile,
    MapSheet,
    ScenarioRow,
    ScenariosFile,
    SetUpRow,
    TablesFile,
    UnitsFile,
    UnitType,
)
from grognard.kernel import Names, Problem
from grognard.toolbox.boards import Boards
from grognard.toolbox.data import DataFolder
from grognard.toolbox.hexes import DIRECTIONS, HexGrid
from grognard.toolbox.masks import mask_of
from grognard.toolbox.sight import Sight

US, DE = 0, 1
CLEAR, HILL, TOWN, WOODS = range(4)
# 3.0a: letters are columns from west to east, numbers rows from north; B, D, F, H have nine and lie half a hex lower
GRID = HexGrid.lettered("ABCDEFGHI", (10, 9, 10, 9, 10, 9, 10, 9, 10))
HEXES = Names("hex", GRID.names)
FACINGS = Names("facing", DIRECTIONS, "@facing-")  # 3.0b: north is up, hexes are flat-topped
COUNT = len(GRID)
MAX_RANGE = 6  # of artillery on a hill, 9.3c
PACKAGE = "grognard.games.tank"
# 8.1b: an edge of the map is crossed through any of these sides of a hex
EDGES = {"N": ("N",), "S": ("S",), "E": ("NE", "SE"), "W": ("NW", "SW")}


class Book:
    """All the data of the game, read once from the package or with an owner's overlay."""

    def __init__(self, overlay: Path | None = None) -> None:
        """Raises :class:`Problem` ``bad-data`` for a wrong file, naming file, entry and reason."""
        folder = DataFolder(PACKAGE, overlay)
        self.units = folder.load("units.json", UnitsFile).types
        self.maps = folder.load("maps.json", MapsFile).maps  # 1.0b: maps A and B
        self.tables = folder.load("tables.json", TablesFile)
        scenarios = folder.load("scenarios.json", ScenariosFile)
        self.zones = {  # 3.0e: columns, rows, and the edges north and south
            name: _hexes("scenarios.json", f"zones.{name}", zone.hexes) for name, zone in scenarios.zones.items()
        }
        self.scenarios = scenarios.scenarios
        folder.close()
        self.hash = folder.hash
        self._grounds: dict[str, Ground] = {}
        self._check()

    @cached_property
    def counters(self) -> tuple[tuple[str, UnitType], ...]:
        """Every unit's counter: its name and its type (1.0b)."""
        return tuple((f"{id_}_{n}", kind) for id_, kind in self.units.items() for n in range(1, kind.counters + 1))

    def ground(self, sheet: str) -> "Ground":
        """The prepared map; lines of sight are worked out once for each."""
        if sheet not in self._grounds:
            self._grounds[sheet] = Ground(self.maps[sheet], self.tables)
        return self._grounds[sheet]

    def _check(self) -> None:
        """What types cannot say: that names exist, that tables are whole."""
        names = {name for name, _ in self.counters}
        for id_, kind in self.units.items():
            _need(not kind.promotes_to or kind.promotes_to in self.units, "units.json", id_, "promotes_to")
            _need(1 <= kind.range < MAX_RANGE and kind.movement >= 1, "units.json", id_, "range, movement")
        _need(set(self.tables.terrain) == set(TERRAIN), "tables.json", "terrain", ", ".join(TERRAIN))
        _need(set(self.tables.chits.values) <= {2, 3, 4}, "tables.json", "chits", "2, 3, 4")  # 2.2c
        _need(set(self.tables.solitaire.ends) == {"2", "3"}, "tables.json", "solitaire", "2, 3")  # 6.1b
        for id_, row in self.scenarios.items():
            _need(row.map in self.maps, "scenarios.json", id_, f"map {row.map}")
            zones = [step.zone for step in row.setup if not step.ace_of]
            for zone in [*zones, *(entry.zone for entry in row.entries), *(leave.zone for leave in row.exits)]:
                _need(zone in self.zones, "scenarios.json", id_, f"zone {zone}")
            for unit in _units_of(row):
                _need(unit in names, "scenarios.json", id_, f"unit {unit}")
            _hexes("scenarios.json", id_, row.end.hexes)
            for unit, place in row.suggested.items():
                hex_, _, facing = place.partition(" ")
                _need(unit in names and facing in DIRECTIONS, "scenarios.json", id_, f"suggested {unit}")
                _hexes("scenarios.json", id_, hex_)


def _need(ok: bool, file: str, entry: str, reason: str) -> None:
    if not ok:
        raise Problem("bad-data", file=file, entry=entry, reason=reason)


def _hexes(file: str, entry: str, names: str) -> tuple[int, ...]:
    for name in names.split():
        _need(name in GRID.names, file, entry, name)  # 3.0a: a letter and a number
    return tuple(GRID.index(name) for name in names.split())


def _units_of(row: ScenarioRow) -> list[str]:
    groups = [step.units for step in row.setup if step.units != "rest"] + [entry.units for entry in row.entries]
    return " ".join([*groups, *(step.ace_of for step in row.setup), row.ace]).split()


class Ground:
    """One map sheet with everything that fire and movement ask of it, worked out in advance."""

    def __init__(self, sheet: MapSheet, tables: TablesFile) -> None:
        self.terrain = [CLEAR] * COUNT  # 3.0c: one kind a hex, clear where nothing is said
        for kind, names in ((HILL, sheet.hill), (TOWN, sheet.town), (WOODS, sheet.woods)):
            for place in _hexes("maps.json", TERRAIN[kind], names):
                self.terrain[place] = kind
        rows = [tables.terrain[name] for name in TERRAIN]
        self.entry_cost = [rows[kind].cost for kind in self.terrain]  # 8.0b
        self.cover = [rows[kind].cover for kind in self.terrain]  # 10.0a: light units use their second defence
        self.fire_modifier = [rows[kind].fire_modifier for kind in self.terrain]  # 9.4d
        self.range_bonus = [rows[kind].range_bonus for kind in self.terrain]  # 9.1b
        self.hills = mask_of(place for place in range(COUNT) if self.terrain[place] == HILL)
        self.named_roads = {name: _hexes("maps.json", name, hexes) for name, hexes in sheet.named_roads.items()}
        self.roads = self._roads(sheet)
        self.road_exits = {
            (_hexes("maps.json", "road_exits", place)[0], edge)
            for place, _, edge in (item.partition("-") for item in sheet.road_exits.split())
        }
        self.steps = self._steps(tables.road.cost)
        self.sight = Sight(GRID, [rows[kind].obstacle for kind in self.terrain])  # 9.2c
        self._masks()

    @staticmethod
    def _roads(sheet: MapSheet) -> frozenset[tuple[int, int]]:
        """3.0d: the hexsides a road crosses, both ways."""
        links = [_hexes("maps.json", "roads", item.replace("-", " ")) for item in sheet.roads.split()]
        for a, b in links:
            _need(GRID.direction(a, b) >= 0, "maps.json", "roads", f"{HEXES[a]}-{HEXES[b]}")
        return frozenset({(a, b) for a, b in links} | {(b, a) for a, b in links})

    def _steps(self, road_cost: int) -> list[tuple[tuple[int, int, bool], ...]]:
        """For each hex its neighbours with the cost to enter (8.0b, by road 8.0c) and whether the step is by road."""
        steps = []
        for place in range(COUNT):
            near = [other for other in GRID.neighbours[place] if other >= 0]  # 3.0b: by its six sides
            by_road = [(place, other) in self.roads for other in near]
            steps.append(
                tuple(
                    (other, road_cost if road else self.entry_cost[other], road)
                    for other, road in zip(near, by_road, strict=True)
                )
            )
        return steps

    def _masks(self) -> None:
        """Masks of hexes: in front of a unit (5.0c), within a range (9.1a), both with no terrain in the way (9.2)."""
        self.front = [
            mask_of(b for b in range(COUNT) if GRID.ahead(a, facing, b)) for a in range(COUNT) for facing in range(6)
        ]
        sides = range(COUNT * 6)  # hex * 6 + facing
        open_ = [mask_of(b for b in range(COUNT) if not self.sight.static[a * COUNT + b]) for a in range(COUNT)]
        self.arc: list[list[int]] = [[0] * len(sides)]  # by range: front and range, which artillery needs too (9.3c)
        for reach in range(1, MAX_RANGE + 1):
            # 2.1e: its own hex not counted; 3.0f: the distance
            within = [mask_of(b for b in range(COUNT) if 0 < GRID.distance(a, b) <= reach) for a in range(COUNT)]
            self.arc.append([self.front[side] & within[side // 6] for side in sides])
        self.field = [[mask & open_[side // 6] for side, mask in enumerate(arc)] for arc in self.arc]


class Entry:
    """Units that enter the map: from which turn, and by which hexes at what cost."""

    def __init__(self, turn: int, places: tuple[tuple[int, int, bool], ...]) -> None:
        self.turn = turn
        self.places = places  # (hex, cost, by road)


class Board:
    """A scenario on its map with its options: what every rule reads beside the state."""

    def __init__(self, key: str, book: Book, scenario: str, options: Mapping[str, str]) -> None:
        _need(
            [name for name, _ in book.counters] == list(UNITS), "units.json", "types", "counters"
        )  # names are for all boards
        row = book.scenarios[scenario]
        self.key = key
        self.scenario = scenario
        self.row = row
        self.tables = book.tables
        self.ground = book.ground(row.map)
        self.setup = tuple(SetUpStep(step, book, row.setup) for step in row.setup)
        self.first = -1 if row.first == "die" else SIDES.index(row.first)  # 6.0a
        self._counters(book)
        self._entries(book)
        self.present = mask_of(UNITS.index(unit) for unit in _units_of(row))
        self.ace = UNITS.index(row.ace) if row.ace else -1
        self.end_hexes = _hexes("scenarios.json", scenario, row.end.hexes)
        points = row.end.points
        self.point_hexes = _hexes("scenarios.json", scenario, points.towns if points else "")
        self.objectives = frozenset(self.end_hexes + self.point_hexes)
        # The options
        self.all_firers = options["fire_bonus"] == "all_firers"
        self.solitaire = options["ap_mode"] == "solitaire"
        self.network = options["night_block"] == "network"
        caps = [
            (int(options[name]), rule)
            for name, rule in (("turn_cap", "11.1e"), ("max_turns", ""))
            if options[name] != "none"
        ]
        self.cap, self.cap_rule = min(caps, default=(0, ""))  # 11.1e is the rule of the option turn_cap alone

    def _counters(self, book: Book) -> None:
        """2.1c: the factors of every counter, by its index."""
        kinds = [kind for _, kind in book.counters]
        self.side = [SIDES.index(kind.side) for kind in kinds]
        self.light = [kind.class_ == "light" for kind in kinds]  # 2.1a
        self.infantry = [kind.kind == "infantry" for kind in kinds]
        self.at_gun = [kind.kind == "at_gun" for kind in kinds]
        self.artillery = [kind.kind == "sp_artillery" for kind in kinds]
        self.leader = [kind.leader for kind in kinds]  # 2.1f
        self.range = [kind.range for kind in kinds]
        self.hill_range = [kind.hill_range for kind in kinds]
        self.defence = [kind.defence for kind in kinds]
        self.defence_cover = [kind.defence_cover for kind in kinds]
        self.movement = [kind.movement for kind in kinds]
        types = list(book.units)
        self.type = [types.index(name.rpartition("_")[0]) for name, _ in book.counters]
        # 7.2b: an ordinary Sherman or Panzer IV, and the leaders it may become
        self.becomes = [
            tuple(
                i
                for i, (name, _) in enumerate(book.counters)
                if kind.promotes_to and name.rpartition("_")[0] == kind.promotes_to
            )
            for kind in kinds
        ]
        # 5.0d front, 9.1 range and 9.2 terrain in one mask for each hex and facing; and the same without terrain
        self.field = [self._by_reach(self.ground.field, unit) for unit in range(len(kinds))]
        self.arc = [self._by_reach(self.ground.arc, unit) for unit in range(len(kinds))]
        self.units = tuple(tuple(i for i, kind in enumerate(kinds) if kind.side == side) for side in SIDES)
        self.leaders = tuple(mask_of(i for i in units if self.leader[i]) for units in self.units)
        self.lights = mask_of(i for i, light in enumerate(self.light) if light)

    def reach(self, unit: int, hex_: int) -> int:
        """9.1a The range, of light units as well (10.0c); 9.1b one more on a hill, but not for infantry (10.2a)."""
        return self.range[unit] + (self.ground.range_bonus[hex_] if self.hill_range[unit] else 0)

    def _by_reach(self, masks: list[list[int]], unit: int) -> list[int]:
        return [masks[self.reach(unit, side // 6)][side] for side in range(COUNT * 6)]

    def _entries(self, book: Book) -> None:
        self.entry: dict[int, Entry] = {}
        self.exit: list[dict[int, bool]] = [{}, {}]  # side -> hex from which it may leave -> by road
        for row in self.row.entries:
            places = []
            for place in book.zones[row.zone]:
                road = self._road_leaves(place, row.edge)
                places.append((place, book.tables.road.cost if road else self.ground.entry_cost[place], road))  # 8.1b
            for unit in row.units.split():
                self.entry[UNITS.index(unit)] = Entry(row.turn, tuple(places))
        for leave in self.row.exits:
            for place in book.zones[leave.zone]:
                self.exit[SIDES.index(leave.side)][place] = self._road_leaves(place, leave.edge)  # 8.2c

    def _road_leaves(self, place: int, edge: str) -> bool:
        """Whether a road leaves the map by that edge of the hex (3.0d)."""
        return any((place, side) in self.ground.road_exits for side in EDGES[edge])


class SetUpStep:
    """A step of the set-up with its names looked up."""

    def __init__(self, row: SetUpRow, book: Book, rows: list[SetUpRow]) -> None:
        self.side = SIDES.index(row.side)
        names = row.units
        if row.units == "rest":
            names = next(other.units for other in rows if other.side == row.side and other.choose)
        self.units = tuple(UNITS.index(name) for name in names.split())
        self.choose = row.choose
        self.zone = book.zones[row.zone] if row.zone else ()
        self.ace_of = tuple(UNITS.index(name) for name in row.ace_of.split())


BOOK = Book()
UNITS = Names("unit", (name for name, _ in BOOK.counters), "@tank-")
TYPES = Names("type", BOOK.units, "@tank-")
BOARDS = Boards(BOOK, Board)
board_for = BOARDS.lay

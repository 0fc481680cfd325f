"""The board: map, counters, tables and a scenario with its options; made once, shared by all states, never changed.

Sets of units and of places are masks: bit i is unit i or place i.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TypeVar

from grognard.games.arras.schema import (
    SIDES,
    MapFile,
    PlaceRow,
    ReleaseKey,
    ScenarioRow,
    ScenariosFile,
    Side,
    TablesFile,
    UnitRow,
    UnitsFile,
)
from grognard.kernel import Names, Problem
from grognard.toolbox.areas import AreaGraph
from grognard.toolbox.boards import Boards
from grognard.toolbox.data import DataFolder
from grognard.toolbox.masks import mask_of

ALLIED, GERMAN = 0, 1  # 1.0
RELEASES: tuple[ReleaseKey, ...] = (
    "french",
    "reserves",
    "panzers",
    "fifth",
)  # in the order of their moments: 13.1, 13.3, 13.2, 13.4
POINT_TYPES = ("infantry", "armour", "antitank", "flak")  # 5.2.2
MOST_BIDS = 100  # that can be listed, from 0
PACKAGE = "grognard.games.arras"


class Book:
    """All the data of the game, read once from the package or with an owner's overlay."""

    def __init__(self, overlay: Path | None = None) -> None:
        """Raises :class:`Problem` ``bad-data`` for a wrong file, naming file, entry and reason."""
        folder = DataFolder(PACKAGE, overlay)
        self.map = folder.load("map.json", MapFile)
        self.units = folder.load("units.json", UnitsFile).units
        self.tables = folder.load("tables.json", TablesFile)
        self.scenarios = folder.load("scenarios.json", ScenariosFile).scenarios
        folder.close()
        self.hash = folder.hash
        self._check_map()
        self._check_units()
        self._check_tables()
        self._check_scenarios()

    def _check_map(self) -> None:
        """2.1.1, 2.1.3: links join known places, each pair once, and never two zones."""
        places = self.map.places
        _need(tuple(places) == PLACE_IDS, "map.json", "places", "1…28, A…F")  # 2.1.1
        pairs: list[set[str]] = []
        for link in self.map.links:
            for place in (link.a, link.b):
                _need(place in places, "map.json", "links", place)
            zones = places[link.a].kind == places[link.b].kind == "zone"
            once = link.a != link.b and {link.a, link.b} not in pairs
            _need(once and not zones, "map.json", "links", f"{link.a}-{link.b}")  # 2.1.3
            pairs.append({link.a, link.b})
        for id_, row in places.items():
            _need(1 <= row.tem <= 3 and row.limit >= 1, "map.json", f"places.{id_}", "tem, limit")  # 2.1.2
        self.graph = AreaGraph(places, ((link.a, link.b) for link in self.map.links))

    def _check_units(self) -> None:
        for id_, row in self.units.items():
            # 5.2-D: no enemy keeps a unit from its first step
            _need(row.movement >= self.tables.costs.fresh, "units.json", id_, "movement")
            _need(1 <= row.spent_defence <= row.defence, "units.json", id_, "spent_defence")
            _need(not row.original or row.original in self.units, "units.json", id_, "original")
        sides = [SIDES.index(row.side) for row in self.units.values()]
        _need(sides == sorted(sides), "units.json", "units", "allied, german")
        _need(max(map(sides.count, (ALLIED, GERMAN))) <= 64, "units.json", "units", "64")  # a side's mask is one word

    def _check_tables(self) -> None:
        tables = self.tables
        costs, prices, dice, bids = tables.costs, tables.prices, tables.dice, tables.bids
        ordered = 0 < costs.clear <= costs.near_fresh <= costs.spent <= costs.fresh >= costs.leave_spent
        _need(ordered, "tables.json", "costs", "clear, near_fresh, spent, fresh")
        # 6.4.2.a-1: what a payment comes to is counted in steps of one size, and in outright eliminations
        steps = {prices.fresh_spent, prices.spent_eliminated, prices.spent_retreats}
        equal = len(steps) == 1 and 1 <= prices.fresh_spent < prices.fresh_eliminated
        _need(equal, "tables.json", "prices", "fresh_spent, spent_eliminated, spent_retreats")
        counts = {dice.assault, dice.supported, dice.bombardment}
        _need(counts <= {2, 3}, "tables.json", "dice", "2, 3")  # the margins that can be listed
        _need(1 <= bids.least <= bids.most < MOST_BIDS, "tables.json", "bids", "least, most")  # 14.1.1
        for turn in tables.turns:
            _need(set(turn.air) == set(SIDES), "tables.json", f"turns.{turn.clock}", "allied, german")
        named = [*tables.initiative.bonus, *tables.initiative.penalty, *tables.gort.sectors, *tables.north.origin]
        named += [*tables.north.goal, *tables.victory.all_of, *tables.victory.any_zone, *tables.victory.trace]
        for release in tables.releases.values():
            self._need_group("tables.json", "releases", release.side, release.group)
            named += [*release.entry, *release.wanted]
        for place in named:
            _need(place in self.map.places, "tables.json", "places", place)

    def _check_scenarios(self) -> None:
        """12.2, 14.2 Whatever a scenario names is there, and it speaks of both sides."""
        for id_, row in self.scenarios.items():
            _need(1 <= row.turns <= len(self.tables.turns), "scenarios.json", id_, "turns")
            for part in (row.fixed, row.places, row.waiting, row.frozen, row.suggested):
                _need(set(part) == set(SIDES), "scenarios.json", id_, "allied, german")
            named = [*row.closed]
            for side in SIDES:
                groups = [*row.fixed[side], *row.waiting[side], *row.frozen[side], *row.suggested[side]]
                for group in groups:
                    self._need_group("scenarios.json", id_, side, group)
                named += [*row.fixed[side].values(), *row.places[side], *row.suggested[side].values()]
            for place in named:
                _need(place in self.map.places, "scenarios.json", id_, place)
            for side in SIDES:
                self._check_fixed(id_, row, side)

    def _check_fixed(self, id_: str, row: ScenarioRow, side: Side) -> None:
        """14.2 Nobody is forgotten where nobody sets up, and the groups have room where they are put (12.2-a)."""
        units = [unit for unit in self.units.values() if unit.side == side and unit.group]
        fixed = row.fixed[side]
        for unit in units:
            settled = unit.group in fixed or unit.group in row.waiting[side]
            _need(settled or not row.placed, "scenarios.json", id_, f"{side} {unit.group}")
        crowd = Counter(fixed[unit.group] for unit in units if unit.group in fixed and unit.type != "leader")
        for place, count in crowd.items():
            _need(count <= self.map.places[place].limit, "scenarios.json", id_, f"{side} {place}")

    def _need_group(self, file: str, entry: str, side: str, group: str) -> None:
        known = any(row.group == group and row.side == side for row in self.units.values())
        _need(known and bool(group), file, entry, f"{side} {group}")  # R counters belong to no group


def _need(true: bool, file: str, entry: str, reason: str) -> None:
    if not true:
        raise Problem("bad-data", file=file, entry=entry, reason=reason)


class Board:
    """A scenario with its options: what every rule reads beside the state."""

    def __init__(self, key: str, book: Book, scenario: str, options: Mapping[str, str]) -> None:
        _need(list(book.units) == list(UNITS), "units.json", "units", "counters")  # names are for all boards
        self.key = key
        self.scenario = scenario
        self.row = book.scenarios[scenario]
        self.tables = book.tables
        self.options = options
        self._lay_map(book)
        self._sort_units(book)
        self._group(book)
        self._schedule()
        self.bidding = options["bidding"] == "on"
        self.cap = 0 if options["max_turns"] == "none" else int(options["max_turns"])

    def _lay_map(self, book: Book) -> None:
        rows = list(book.map.places.values())
        graph = book.graph
        self.neighbours = graph.neighbours
        self.near = [mask_of(places) for places in graph.neighbours]  # 2.1.1.b, 2.1.3
        self.distances = [graph.distances(place) for place in range(len(rows))]
        within = book.tables.support_range  # 8.1
        self.within = [mask_of(i for i, far in enumerate(row) if 0 <= far <= within) for row in self.distances]
        self.across = [0] * len(rows)  # place -> the places that a river parts from it (2.1.1.a)
        for link in book.map.links:
            if link.river:
                a, b = PLACES.index(link.a), PLACES.index(link.b)
                self.across[a] |= 1 << b
                self.across[b] |= 1 << a
        self.tem = [row.tem for row in rows]
        self.limit = [row.limit for row in rows]  # 5.1.3
        self.everywhere = (1 << len(rows)) - 1
        self.german_places = _where(rows, lambda row: row.colour != "blue")  # 2.1.4-a
        self.blue = _where(rows, lambda row: row.colour == "blue")
        self.squares = _where(rows, lambda row: row.shape == "square")
        self.rings = _where(rows, lambda row: row.ring)
        self.start = _where(rows, lambda row: row.control == "allied")  # 2.1.4
        self.scoring = self.everywhere & ~self.start  # 11.2-a, 11.2-b
        self.sectors = _where(rows, lambda row: row.kind == "sector")
        self.south = _where(rows, lambda row: row.bank == "south")
        self.north_or_bank = _where(rows, lambda row: row.bank == "north" or row.scarpe)

    def _sort_units(self, book: Book) -> None:
        """What the counters say: nations (3.1), types (3.2), factors (3.3.1)."""
        rows = list(book.units.values())
        self.side = [SIDES.index(row.side) for row in rows]
        self.attack = [row.attack for row in rows]
        self.defence = [row.defence for row in rows]
        self.spent_defence = [row.spent_defence for row in rows]
        self.movement = [row.movement for row in rows]
        self.type = [row.type for row in rows]
        self.roster = tuple(tuple(i for i, row in enumerate(rows) if row.side == side) for side in SIDES)
        self.mine = (_where(rows, lambda row: row.side == "allied"), _where(rows, lambda row: row.side == "german"))
        self.british = _where(rows, lambda row: row.nation == "british")
        self.armies = (  # by side: 6.2-C those that hinder each other, 8.1-b those that support their own
            (self.british, _where(rows, lambda row: row.nation == "french")),
            (_where(rows, lambda row: row.nation == "wehrmacht"), _where(rows, lambda row: row.nation == "ss")),
        )
        self.leaders = _where(rows, lambda row: row.type == "leader")
        self.bit = [1 << (unit if row.side == "allied" else unit - GERMANS) for unit, row in enumerate(rows)]
        counted = _where(rows, lambda row: row.type != "leader")  # 5.1.3-b
        self.stacking = (counted & self.mine[ALLIED], counted >> GERMANS)
        self.artillery = _where(rows, lambda row: row.type == "artillery")
        self.armour = _where(rows, lambda row: row.type == "armour")
        self.point = _where(rows, lambda row: row.type in POINT_TYPES)
        self.italic = _where(rows, lambda row: row.italic)
        self.reformed = _where(rows, lambda row: bool(row.original))  # 3.3.2-a: the R counters
        self.paired = _where(rows, lambda row: row.type in book.tables.reorganise)  # 10.1-a
        self.r_counter = {UNITS.index(row.original): i for i, row in enumerate(rows) if row.original}  # 10.2
        self.rommel = UNITS.index("de-rommel")

    def _group(self, book: Book) -> None:
        """12.2, 3.3.2 The units of each group; 15.2 the battery 7/3/78 only if it was chosen."""
        extra = self.options["balance_german"] == "artillery"
        self.groups = [0] * len(GROUPS)
        for unit, row in enumerate(book.units.values()):
            if row.group and (extra or not row.optional):
                self.groups[GROUPS.index(f"{row.side}-{row.group}")] |= 1 << unit
        self.fixed: dict[int, int] = {}  # group -> its place
        self.suggested: dict[int, int] = {}
        self.off_map = 0  # units that wait beside the map
        self.frozen = 0
        for side in SIDES:
            for group, place in self.row.fixed[side].items():
                self.fixed[GROUPS.index(f"{side}-{group}")] = PLACES.index(place)
            for group, place in self.row.suggested[side].items():
                self.suggested[GROUPS.index(f"{side}-{group}")] = PLACES.index(place)
            for group in self.row.waiting[side]:
                self.off_map |= self.groups[GROUPS.index(f"{side}-{group}")]
            for group in self.row.frozen[side]:
                self.frozen |= self.groups[GROUPS.index(f"{side}-{group}")]
        self.setup_places = [_mask(self.row.places[side]) for side in SIDES]

    def _schedule(self) -> None:
        """13.0 What is released when, by the index of RELEASES; 8.3 the air support of each turn."""
        tables = self.tables
        rows = [tables.releases[name] for name in RELEASES]
        self.release_group = [GROUPS.index(f"{row.side}-{row.group}") for row in rows]
        self.release_side = [SIDES.index(row.side) for row in rows]
        self.entry = [_mask(row.entry) for row in rows]
        self.wanted = [_mask(row.wanted) for row in rows]
        self.release_rows = rows
        self.closed = {PLACES.index(place): RELEASES.index(name) for place, name in self.row.closed.items()}
        change = {"air": (0, -1), "air_minus": (-1, 0), "air_plus": (0, 1)}
        self.air = []
        for turn in tables.turns:
            markers = [turn.air["allied"], turn.air["german"]]
            for option in ("balance_allied", "balance_german"):  # 15.1, 15.2
                for side, more in enumerate(change.get(self.options[option], (0, 0))):
                    markers[side] += more * tables.balance.air
            self.air.append([max(0, count) for count in markers])
        self.crossing = (_mask(tables.north.origin), _mask(tables.north.goal))  # 13.6
        self.gort = _mask(tables.gort.sectors)  # 13.5
        self.trace = _mask(tables.victory.trace)
        self.all_of = _mask(tables.victory.all_of)
        self.any_zone = _mask(tables.victory.any_zone)

    def open_to(self, side: int, north: int) -> int:
        """5.1.2 The places that a side may enter: Germans only theirs (2.1.4-a) until Rommel turns north (13.6-b)."""
        return self.everywhere if side == ALLIED or north else self.german_places

    def factor(self, unit: int, spent: int) -> int:
        """6.3-A The defence factor of the side showing."""
        return self.spent_defence[unit] if spent >> unit & 1 else self.defence[unit]


Row = TypeVar("Row", PlaceRow, UnitRow)


def _where(rows: list[Row], true: Callable[[Row], bool]) -> int:
    return mask_of(i for i, row in enumerate(rows) if true(row))


def _mask(places: Iterable[str]) -> int:
    return mask_of(PLACES.index(place) for place in places)


PLACE_IDS = (*(str(number) for number in range(1, 29)), *"ABCDEF")  # 2.1.1
PLACES = Names("place", PLACE_IDS, "@arras-place-")
BOOK = Book()
UNITS = Names("unit", BOOK.units, "@arras-")
GROUPS = Names(
    "group", dict.fromkeys(f"{row.side}-{row.group}" for row in BOOK.units.values() if row.group), "@arras-group-"
)
GERMANS = sum(row.side == "allied" for row in BOOK.units.values())  # the first German unit
BOARDS = Boards(BOOK, Board)
board_for = BOARDS.lay

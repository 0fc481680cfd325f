"""The board: map, counters, tables and a scenario with its options; made once, shared by all states, never changed.

Sets of places are masks: bit i is place i. Areas come before zones.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from grognard.games.tigers.schema import (
    SIDES,
    MapFile,
    ReleaseKey,
    ScenariosFile,
    TablesFile,
    UnitsFile,
    UnitType,
)
from grognard.kernel import Names, Problem
from grognard.toolbox.boards import Boards
from grognard.toolbox.data import DataFolder
from grognard.toolbox.masks import mask_of

GERMAN, ALLIED = 0, 1
DIE = 10  # 1.0: the sides of a die
FAR = 99  # more MP than anybody has
MOST_SP = 20  # that one unit can have: the hits that can be listed
MOST_COUNTED = 3  # steps of a shift, attempts of a unit: two bits of its flags count them
RELEASES: tuple[ReleaseKey, ...] = ("2ss", "9ss", "10ss", "11pz")
QUALITIES: tuple[UnitType, ...] = ("engineer", "armour", "mechanized", "motorized", "foot")  # 9.51: best first
ENGINEER, ARMOUR, MECHANIZED, MOTORIZED, FOOT = range(5)
PACKAGE = "grognard.games.tigers"


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
        self.places = (*self.map.areas, *self.map.zones)
        self.bridges = tuple(id_ for id_, link in self.map.links.items() if link.bridge is not None)
        self.impulses = tuple(f"{row.day}-{n}" for row in self.tables.calendar for n in range(1, row.impulses + 1))
        self._check_map()
        self._check_tables()
        self._check_units()
        self._check_scenarios()

    def _check_map(self) -> None:
        """3.2 Links join known places, a bridge lies where a road crosses a river, zones hang on areas."""
        areas, zones = self.map.areas, self.map.zones
        _need(self.places == PLACE_IDS, "map.json", "areas, zones", "1…122, A…N, P")  # 3.21, 3.22
        for id_, link in self.map.links.items():
            a, _, b = id_.partition("-")
            _need(a in areas and b in self.places and a != b, "map.json", f"links.{id_}", "areas, zones")
            _need(f"{b}-{a}" not in self.map.links, "map.json", f"links.{id_}", f"{b}-{a}")
            _need(bool(link.river) == (link.bridge is not None), "map.json", f"links.{id_}", "river, bridge")  # 3.23
            _need(link.bridge is not None or not link.damaged, "map.json", f"links.{id_}", "damaged")
            _need(b in areas or (link.road == "major" and not link.river), "map.json", f"links.{id_}", "major")  # 11.13
        for a, b in self.map.touching:
            _need(a in areas and b in areas, "map.json", "touching", f"{a}-{b}")
        for id_, row in self.map.play_areas.items():
            for place in (*row.areas, *row.zones):
                _need(place in self.places, "map.json", f"play_areas.{id_}", place)
        for zone in zones:
            _need(any(link.endswith(f"-{zone}") for link in self.map.links), "map.json", f"zones.{zone}", "links")

    def _check_tables(self) -> None:
        tables = self.tables
        _need(tuple(tables.factors) == QUALITIES, "tables.json", "factors", ", ".join(QUALITIES))  # 9.51
        days = [row.day for row in tables.calendar]
        _need(days == sorted(set(days)) and all(1 <= row.impulses <= 3 for row in tables.calendar), "tables.json",
              "calendar", "day, impulses")  # fmt: skip
        for place in tables.stacking.exempt:
            _need(place in self.map.areas, "tables.json", "stacking", place)
        _need(tables.stacking.until in self.impulses, "tables.json", "stacking", tables.stacking.until)
        _need(set(tables.releases) == set(RELEASES), "tables.json", "releases", ", ".join(RELEASES))
        for key, row in tables.releases.items():
            _need(row.otherwise in ("", *self.impulses), "tables.json", f"releases.{key}", row.otherwise)
        _need(0 <= tables.zone_shift.steps <= MOST_COUNTED, "tables.json", "zone_shift", "steps")
        _need(0 <= tables.demolition.bridges <= MOST_COUNTED, "tables.json", "demolition", "bridges")
        bids = tables.tournament
        _need(0 < bids.step <= bids.least <= bids.most, "tables.json", "tournament", "least, most, step")
        _need(bids.step == 0.5 and bids.most <= MOST_BID / 2, "tables.json", "tournament", "step, most")
        for id_, option in tables.options.items():
            for scenario in option.scenarios:
                _need(scenario in self.scenarios, "tables.json", f"options.{id_}", scenario)

    def _check_units(self) -> None:
        for id_, row in self.units.items():
            _need(1 <= row.sp <= MOST_SP, "units.json", id_, "sp")
            _need(bool(row.area) != bool(row.impulse), "units.json", id_, "area, impulse")  # 4.14
            _need(not row.area or row.area in self.map.areas, "units.json", id_, row.area)
            _need(not row.impulse or row.impulse in self.impulses, "units.json", id_, row.impulse)
            _need(bool(row.zones) == bool(row.impulse), "units.json", id_, "zones")
            for zone in row.zones:
                mine = zone in self.map.zones and self.map.zones[zone].side == row.side
                _need(mine, "units.json", id_, zone)
        _need(tuple(self.units) == (UNIT_IDS or tuple(self.units)), "units.json", "units", "194")
        sides = [SIDES.index(row.side) for row in self.units.values()]
        _need(sides == sorted(sides), "units.json", "units", ", ".join(SIDES))

    def _check_scenarios(self) -> None:
        for id_, row in self.scenarios.items():
            _need(row.last in self.impulses, "scenarios.json", id_, row.last)
            _need(set(row.supply) == set(SIDES), "scenarios.json", id_, ", ".join(SIDES))
            for unit in row.units:
                _need(unit in self.units, "scenarios.json", id_, unit)
            for zone in (*row.supply["german"], *row.supply["allied"]):
                _need(zone in self.map.zones, "scenarios.json", id_, zone)
            for bridge in row.damaged:
                crossing = bridge in self.map.links and self.map.links[bridge].bridge is not None
                _need(crossing, "scenarios.json", id_, bridge)
            for area in (*row.objectives, *(row.towns.areas if row.towns else ())):
                _need(area in self.map.areas, "scenarios.json", id_, area)
            _need(len(row.objectives) in (0, 2), "scenarios.json", id_, "objectives")  # SA-5
            levels = list(row.levels.values())
            falling = levels == sorted(set(levels), reverse=True) and (not levels or levels[-1] == 0)
            _need(falling, "scenarios.json", id_, "levels")
            _need(bool(levels) != bool(row.objectives), "scenarios.json", id_, "levels, objectives")


def _need(true: bool, file: str, entry: str, reason: str) -> None:
    if not true:
        raise Problem("bad-data", file=file, entry=entry, reason=reason)


class Way(NamedTuple):
    """A link out of a place: 3.22."""

    place: int  # where it leads
    cost: int  # of its road: 8.33
    bridge: int  # -1 without one


class Board:
    """What a scenario and its options make of the data, by index."""

    def __init__(self, key: str, book: Book, scenario: str, options: Mapping[str, str]) -> None:
        self.key = key
        self.book = book
        self.scenario = scenario
        self.row = book.scenarios[scenario]
        self.tables = book.tables
        self.options = options
        self._lay_map(book)
        self._sort_units(book)
        self._schedule(book)
        self.cap = 0 if options["max_turns"] == "none" else int(options["max_turns"])
        self.tournament = self._on("tournament")
        self.errata_supply = self._on("errata_supply")
        self.lines_closed = self._on("lines_closed_16_1")

    def _on(self, option: str) -> bool:
        row = self.tables.options[option]
        return self.options[option] == "on" and (not row.scenarios or self.scenario in row.scenarios)

    def _lay_map(self, book: Book) -> None:
        map_, row = book.map, self.row
        costs = self.tables.costs
        limits = map_.play_areas[row.play_area] if row.play_area else None
        inside = book.places if limits is None else (*limits.areas, *limits.zones)
        self.inside = _mask(inside)  # SA-1, SB-1
        # SB-5: only where reinforcements come from outside may anybody be outside
        entries = {zone for unit in row.units or book.units for zone in book.units[unit].zones}
        self.open_outside = bool(entries - set(inside))
        ways: list[list[Way]] = [[] for _ in PLACES]
        self.bridge_of: dict[tuple[int, int], int] = {}
        for id_, link in map_.links.items():
            a, b = (PLACES.index(name) for name in id_.split("-"))
            if not self.open_outside and not (self.inside >> a & 1 and self.inside >> b & 1):
                continue
            cost = costs.major if link.road == "major" else costs.minor
            bridge = book.bridges.index(id_) if link.bridge is not None else -1
            ways[a].append(Way(b, cost, bridge))
            ways[b].append(Way(a, cost, bridge))
            if bridge >= 0:
                self.bridge_of[a, b] = self.bridge_of[b, a] = bridge
        self.ends = [_pair(id_) for id_ in book.bridges]  # bridge -> the areas it joins; those within the limits:
        self.inner = mask_of(i for i, (a, b) in enumerate(self.ends) if self.inside >> a & self.inside >> b & 1)
        self.ways = [tuple(sorted(out)) for out in ways]
        self.occupied, self.leave_enemy, self.damaged_bridge = costs.occupied, costs.leave_enemy, costs.damaged_bridge
        self.dearest = max(costs.major, costs.minor) + costs.occupied + costs.leave_enemy  # 8.36
        self.cheapest = min(costs.major, costs.minor, costs.damaged_bridge)  # no step costs less
        self.way_to = [{way.place: way for way in out} for out in self.ways]
        self.outside = self._outside()
        self.onward = [
            sorted((min(way.cost, costs.damaged_bridge) + self.outside[way.place], way) for way in out)
            for out in self.ways
        ]  # the ways out of a place, those first that lead inside the limits for the fewest MP
        self.plain = [mask_of(way.place for way in out if way.bridge < 0) for out in self.ways]
        self.crossings = [tuple(way for way in out if way.bridge >= 0) for out in self.ways]
        areas = list(map_.areas.values())
        self.areas = (1 << len(areas)) - 1
        self.in_play = [place for place in range(len(areas)) if self.inside >> place & 1]
        self.front = _mask(id_ for id_, area in map_.areas.items() if area.front_line)  # 3.25
        self.vp = [area.vp for area in areas] + [0] * len(map_.zones)  # 3.26
        self.german_start = _mask(id_ for id_, area in map_.areas.items() if area.control == "german")  # 12.22
        zones = list(map_.zones.values())
        self.multiplier = [0] * len(areas) + [zone.multiplier for zone in zones]  # 3.28
        first = len(areas)
        self.zones = [[first + i for i, zone in enumerate(zones) if zone.side == side] for side in SIDES]  # 11.14
        self.home = [mask_of(places) for places in self.zones]
        self.closed = [
            mask_of(first + i for i, zone in enumerate(zones) if zone.closed_to == side) for side in SIDES
        ]  # 11.22, 11.23
        self.open_ways = [
            [
                tuple(
                    tuple(way)
                    for way in out
                    if not self.closed[side] >> way.place & 1
                    and (self.inside >> way.place & 1 or not self.inside >> place & 1)
                )
                for place, out in enumerate(self.ways)
            ]
            for side in (GERMAN, ALLIED)
        ]  # without what 11.22, 11.23, SA-1 and SB-1 close for good; plain tuples, which unpack faster
        self.sources = [_mask(row.supply[side]) for side in SIDES]  # 13.11, SA-4, SB-6
        self.lines = [_mask((*play.areas, *play.zones)) for play in map_.play_areas.values()]  # ERR-5.23
        self.damaged = mask_of(
            book.bridges.index(id_)
            for id_, link in map_.links.items()
            if link.bridge is not None and (link.damaged or id_ in row.damaged)
        )  # 5.1, SB-7
        stacking = self.tables.stacking
        most = max(unit.sp for unit in book.units.values())
        self.fits_alone = stacking.units > 0 and most <= stacking.sp  # 7.1: whatever unit it is
        self.exempt = _mask(stacking.exempt)  # 7.1
        self.exempt_until = book.impulses.index(stacking.until)
        self.objectives = [PLACES.index(area) for area in row.objectives]  # SA-5
        self.towns = [PLACES.index(area) for area in row.towns.areas] if row.towns else []  # SC-3
        self.release_areas = [
            [PLACES.index(id_) for id_, area in map_.areas.items() if area.release == key] for key in RELEASES
        ]  # 3.27, 11.32

    def _outside(self) -> list[int]:
        """Place -> the fewest MP that lead from it inside the limits, whatever stands in the way (SB-5)."""
        found = [0 if self.inside >> place & 1 else FAR for place in range(len(PLACES))]
        waiting = [place for place, far in enumerate(found) if not far]
        for place in waiting:
            for way in self.ways[place]:
                cost = found[place] + min(way.cost, self.damaged_bridge)
                if cost < found[way.place]:
                    found[way.place] = cost
                    waiting.append(way.place)
        return found

    def _sort_units(self, book: Book) -> None:
        """4.1 What the counters say."""
        rows = list(book.units.values())
        used = set(self.row.units or book.units)
        factors = [self.tables.factors[row.type] for row in rows]
        self.used = [id_ in used for id_ in book.units]
        self.side = [SIDES.index(row.side) for row in rows]
        self.roster = tuple(
            tuple(i for i, row in enumerate(rows) if row.side == side and self.used[i]) for side in SIDES
        )
        self.quality = [QUALITIES.index(row.type) for row in rows]  # 4.11, 9.51
        self.armour = [row.type == "armour" for row in rows]  # all others are infantry types
        self.engineer = [row.type == "engineer" for row in rows]
        self.engineers = tuple(tuple(unit for unit in roster if self.engineer[unit]) for roster in self.roster)
        self.attack = [factor.attack for factor in factors]  # 4.17, 4.18
        self.defence = [factor.defence for factor in factors]
        self.movement = [factor.movement for factor in factors]  # 8.31, 8.32
        self.fewest = min(self.tables.costs.as_foot, *self.movement)  # 8.34
        self.sp = [row.sp for row in rows]  # 4.16
        self.start = [PLACES.index(row.area) if row.area else -1 for row in rows]  # 5.21
        self.entrenched = [row.entrenched for row in rows]  # 5.22
        self.triangle = [row.triangle for row in rows]  # 5.23, 5.24
        self.printed = [tuple(PLACES.index(zone) for zone in row.zones) for row in rows]  # 4.14, 11.11

    def _schedule(self, book: Book) -> None:
        """6.0 The impulses of the game, and when reinforcements are due."""
        rows = list(book.units.values())
        self.last = book.impulses.index(self.row.last)
        self.last_side = SIDES.index(self.row.ends_after)
        self.calendar = [
            (row, number) for row in self.tables.calendar for number in range(1, row.impulses + 1)
        ]  # impulse -> its day and its number in it
        self.due = [book.impulses.index(row.impulse) if row.impulse else -1 for row in rows]
        self.release = [RELEASES.index(row.release) if row.release else -1 for row in rows]
        table = self.tables.releases
        self.otherwise = [
            book.impulses.index(table[key].otherwise) if table[key].otherwise else len(book.impulses)
            for key in RELEASES
        ]  # SB-4, SD-2
        self.groups = {self.release[unit] for roster in self.roster for unit in roster}  # 11.31: those in the scenario
        self.reserves = tuple(tuple(unit for unit in roster if self.due[unit] >= 0) for roster in self.roster)

    def factor(self, unit: int, attacking: bool) -> int:
        """4.18 The hit number that a unit uses."""
        return self.attack[unit] if attacking else self.defence[unit]


def _mask(places: Iterable[str]) -> int:
    return mask_of(PLACES.index(place) for place in places)


def _pair(bridge: str) -> tuple[int, int]:
    a, b = bridge.split("-")
    return PLACES.index(a), PLACES.index(b)


MOST_BID = 40  # half points that can be listed
AREAS = 122  # the first zone comes after so many
PLACE_IDS = (*(str(number) for number in range(1, AREAS + 1)), *"ABCDEFGHIJKLMNP")
PLACES = Names("place", PLACE_IDS, "@tigers-place-")
UNIT_IDS: tuple[str, ...] = ()
BOOK = Book()
UNIT_IDS = tuple(BOOK.units)
UNITS = Names("unit", BOOK.units, "@tigers-")
ALLIES = sum(row.side == "german" for row in BOOK.units.values())  # the first Allied unit
IMPULSES = BOOK.impulses
BOARDS = Boards(BOOK, Board)
board_for = BOARDS.lay

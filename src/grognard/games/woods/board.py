"""The board: map, counters, tables and a scenario with its options; made once, shared by all states, never changed.

Movement points are counted in halves: a motorized unit pays half a point on a road (10.4b). Sets of hexes are masks:
bit i is hex i, counted down the columns from 0101, so that a step in any direction is one of eight shifts.
"""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from grognard.games.woods.book import GRID, Book
from grognard.games.woods.schema import ARMIES, SIDES, UnitRow
from grognard.kernel import Names
from grognard.toolbox.boards import Boards
from grognard.toolbox.masks import bits, mask_of

GERMAN, ALLIED = 0, 1
SIXTH, FIFTH, SEVENTH = range(3)  # 9.1a: the army zones from north to south
HALF = 2  # halves of a movement point
CLOSED = 99  # a price that nobody can pay
CORPS = ("v", "viii", "vii", "iii", "xxx")
INFANTRY, MECHANIZED, CAVALRY, ARMOUR = range(4)  # 2.3.1
TYPES = ("infantry", "mechanized", "cavalry", "armour")
CLEAR, WOODS, FOREST, ROUGH = range(4)
TERRAINS = ("clear", "woods", "forest", "rough")
OPEN_COUNTRY, VILLAGE, TOWN = range(3)
SETTLEMENTS = ("", "village", "town")
NO_RIVER, MINOR, MAJOR = range(3)
KINDS = ("armour", "mechanized", "infantry")  # 14.7: of formations, in the order in which they are named
# 7.2 How far the ZOC of a unit reaches: everywhere, not into woods, not into the Westwall, into neither
ZOC_ALL, ZOC_OPEN, ZOC_NO_WALL, ZOC_OPEN_NO_WALL = range(4)


class Edge(NamedTuple):
    """A hexside with a neighbour behind it; prices in half points, with its bridge, if it has one, intact."""

    hex: int
    infantry: int
    motorized: int
    road: bool
    bridge: int  # -1 without one
    river: int
    infantry_broken: int  # the prices with the bridge destroyed (10.6d)
    motorized_broken: int


class Board:
    """What a scenario and its options make of the data, by index."""

    def __init__(self, key: str, book: Book, scenario: str, options: Mapping[str, str]) -> None:
        self.key = key
        self.book = book
        self.scenario = scenario
        self.row = book.scenarios[scenario]
        self.tables = book.tables
        self.options = options
        self.cap = 0 if options["max_turns"] == "none" else int(options["max_turns"])
        self.plus_two = options["plus_two"] == "on"
        self._lay_hexes(book)
        self._lay_hexsides(book)
        self._lay_zoc()
        self._lay_shifts()
        self._sort_units(book)
        self._sort_assets(book)

    # --- the map ------------------------------------------------------------------------------------------------------

    def _lay_hexes(self, book: Book) -> None:
        rows = list(book.map.hexes.values())
        towns = self.tables.towns
        self.terrain = [TERRAINS.index(row.terrain) for row in rows]
        self.settlement = [SETTLEMENTS.index(row.settlement) for row in rows]
        self.army = [ARMIES.index(row.army) for row in rows]  # 9.1a
        self.british = [row.british for row in rows]  # 9.1a
        self.west = [row.west_of_meuse for row in rows]
        self.westwall = [row.westwall for row in rows]
        self.wall = mask_of(i for i, row in enumerate(rows) if row.westwall)
        self.vp = [i for i, row in enumerate(rows) if row.vp]
        self.places = [i for i, row in enumerate(rows) if row.settlement]  # what can be controlled (3.5a)
        self.towns = [hex_ for hex_ in self.places if self.settlement[hex_] == TOWN]
        self.place_of = [-1] * COUNT
        for number, hex_ in enumerate(self.places):
            self.place_of[hex_] = number
        self.control = [SIDES.index(rows[hex_].control or "german") for hex_ in self.places]
        self.st_vith, self.bastogne = HEXES.index(towns.st_vith), HEXES.index(towns.bastogne)
        self.luxembourg, self.eupen = HEXES.index(towns.luxembourg), HEXES.index(towns.eupen)
        self.bullingen = HEXES.index(towns.bullingen)
        self.column = [GRID.xs[hex_] for hex_ in range(COUNT)]
        self.zones = [
            tuple(HEXES.index(name) for name in zone.hexes) for zone in book.map.zones.values()
        ]  # zone -> its entry hexes
        self.zone_side = [SIDES.index(zone.side) for zone in book.map.zones.values()]
        self.fallback = [tuple(ZONES.index(name) for name in zone.fallback) for zone in book.map.zones.values()]
        self.sources = tuple(
            mask_of(hex_ for hexes, owner in zip(self.zones, self.zone_side, strict=True) if owner == side
                    for hex_ in hexes)
            for side in (GERMAN, ALLIED)
        )  # 2.2.1b  # fmt: skip
        seventh = mask_of(hex_ for hex_ in range(COUNT) if self.army[hex_] == SEVENTH)
        self.near_seventh = [bool(ball & seventh) for ball in balls(2)]  # 9.4b
        self.ball = balls(self.tables.support.corps_range)
        self.next_to = [mask_of(NEAR[hex_]) for hex_ in range(COUNT)]
        self.touches_british = [
            self.british[hex_] or any(self.british[near] for near in NEAR[hex_]) for hex_ in range(COUNT)
        ]  # 9.3

    def _lay_hexsides(self, book: Book) -> None:
        map_, prices = book.map, self.tables.hexsides
        roads = {_pair(id_) for id_ in map_.roads}
        rivers = {_pair(id_): MINOR if row.kind == "minor" else MAJOR for id_, row in map_.rivers.items()}
        bridges = {_pair(id_): number for number, id_ in enumerate(map_.bridges)}
        self.ends = [_pair(id_) for id_ in map_.bridges]
        self.broken = [int(row.destroyed) for row in map_.bridges.values()]  # 3.2c
        self.ouren = bridges[_pair(self.tables.towns.ouren)]  # 10.6.3
        reach = self.tables.demolition.range
        self.bridges_near = [
            tuple(i for i, (a, b) in enumerate(self.ends) if ball & (1 << a | 1 << b)) for ball in balls(reach)
        ]  # 10.6.1a
        self.bridge_of = {(a, b): number for pair, number in bridges.items() for a, b in (pair, pair[::-1])}

        def price(own: int | None, extra: int | None) -> int:
            return CLOSED if own is None or extra is None else HALF * (own + extra)

        edges: list[tuple[Edge, ...]] = []
        for hex_ in range(COUNT):
            out = []
            for near in NEAR[hex_]:
                pair = (min(hex_, near), max(hex_, near))
                river, bridge, road = rivers.get(pair, NO_RIVER), bridges.get(pair, -1), pair in roads
                ground = self.tables.terrain[TERRAINS[self.terrain[near]]]  # type: ignore[index]
                side = prices["bridge_road" if road else "bridge"] if bridge >= 0 else None
                if bridge < 0 and river:
                    side = prices["minor" if river == MINOR else "major"]
                foot, wheels = (side.infantry, side.motorized) if side else (0, 0)
                ruin = prices["destroyed"]
                out.append(
                    Edge(
                        near, price(ground.infantry, foot), price(ground.motorized, wheels), road, bridge, river,
                        price(ground.infantry, ruin.infantry), price(ground.motorized, ruin.motorized),
                    )
                )  # fmt: skip
            edges.append(tuple(out))
        self.edges = edges
        self.edge = {(hex_, edge.hex): edge for hex_, out in enumerate(edges) for edge in out}
        self.on_road = [any(edge.road for edge in out) for out in edges]
        self.roads = [hex_ for hex_ in range(COUNT) if self.on_road[hex_]]

    def _lay_zoc(self) -> None:
        """7.1, 7.2 For each kind of ZOC and each hex, the hexes that it covers with all bridges intact."""
        self.zoc: list[list[int]] = [[0] * COUNT for _ in range(4)]
        for hex_, out in enumerate(self.edges):
            for edge in out:
                if edge.river and edge.bridge < 0:  # 7.2a
                    continue
                wooded = self.terrain[edge.hex] in (WOODS, FOREST) and not edge.road  # 7.2b
                walled = self.westwall[edge.hex]  # 7.2c
                for kind, barred in enumerate((False, wooded, walled, wooded or walled)):
                    if not barred:
                        self.zoc[kind][hex_] |= 1 << edge.hex

    def _lay_shifts(self) -> None:
        """8.2 How supply runs, for floods of whole masks: by shift, the hexes from which a line may go on.

        ``open_to``: out of a hex into the next, for a line that is followed backwards, from the source: the hex that it
        is entered from, seen from the unit, must be free; a forest hex is left only along a road (8.2b).
        """
        self.road_shifts: dict[int, int] = {}
        self.line_shifts: dict[int, int] = {}
        for hex_, out in enumerate(self.edges):
            for edge in out:
                if edge.river and edge.bridge < 0:  # 2.2, 8.2b: of either kind
                    continue
                shift = edge.hex - hex_
                if edge.road:
                    self.road_shifts[shift] = self.road_shifts.get(shift, 0) | 1 << hex_
                if edge.road or self.terrain[hex_] != FOREST:
                    self.line_shifts[shift] = self.line_shifts.get(shift, 0) | 1 << hex_

    # --- units --------------------------------------------------------------------------------------------------------

    def _sort_units(self, book: Book) -> None:
        """2.3 What the counters say; lists of a unit's values count its steps left."""
        rows = list(book.units.values())
        self.rows = rows
        self.side = [SIDES.index(row.side) for row in rows]
        self.roster = tuple(tuple(i for i, row in enumerate(rows) if row.side == side) for side in SIDES)
        self.steps = [len(row.steps) for row in rows]  # 2.3.1.1a
        self.attack = [(0, *(step.attack for step in row.steps[::-1])) for row in rows]
        self.defence = [(0, *(step.defence for step in row.steps[::-1])) for row in rows]
        self.movement = [(0, *(HALF * step.movement for step in row.steps[::-1])) for row in rows]
        self.type = [_types(row) for row in rows]
        self.armour = [tuple(type_ == ARMOUR for type_ in types) for types in self.type]
        self.infantry = [row.type == "infantry" for row in rows]
        self.motorized = [row.type != "infantry" for row in rows]
        self.zoc_kind = [_zoc_kinds(row) for row in rows]
        self.third = [row.third_step for row in rows]  # 2.3.1.1b
        self.division = [DIVISIONS.index(row.division) if row.division else -1 for row in rows]
        self.sisters = [
            tuple(j for j, other in enumerate(rows) if j != i and row.division and other.division == row.division)
            for i, row in enumerate(rows)
        ]  # 11.2.1
        self.corps = [CORPS.index(row.command) if row.command in CORPS else -1 for row in rows]
        self.is_british = [row.nation == "british" for row in rows]
        self.is_us = [row.nation == "us" for row in rows]
        self.airborne = [row.airborne for row in rows]
        self.us_airborne = [row.airborne and row.nation == "us" for row in rows]
        self.formation = [FORMATIONS.index(row.formation) if row.formation_kind else -1 for row in rows]
        kinds = {row.formation: row.formation_kind for row in rows if row.formation_kind}
        self.formation_kind = [KINDS.index(kinds[name]) for name in FORMATIONS]
        self.start = [HEXES.index(row.hex) if row.hex else -1 for row in rows]  # 3.2a
        self.due = [due_code(row.turn, row.box) if row.turn else 0 for row in rows]
        self.last_due = due_code(self.row.turns, 1)
        self.entry = [tuple(ZONES.index(zone) for zone in row.zones) for row in rows]
        self.condition = [HEXES.index(row.condition) if row.condition else -1 for row in rows]  # 14.8.3
        self.released = [row.released for row in rows]  # 10.6.4a
        self.tied = [ZONES.index(row.tied_to) if row.tied_to else -1 for row in rows]  # 10.6.4c
        self.confined = [
            row.nation == "british" or bool(row.released) or bool(row.tied_to) for row in rows
        ]  # 9.3, 10.6.4
        self.withdraws = [row.withdraws for row in rows]  # 12.10
        self.surrenders = [row.surrenders for row in rows]  # 8.3f
        self.slow_to_react = [row.division in ("2ID", "99ID") for row in rows]  # 14.3.1a
        self.no_guns = [i for i, name in enumerate(UNITS) if name in ("u-99id-393", "u-99id-394")]  # 12.3e
        self.peiper, self.brigade_150 = UNITS.index("g-1ss-peiper"), UNITS.index("g-150")
        self.regiment_14 = UNITS.index("g-5-14")  # 9.4
        self.vdh, self.delay = UNITS.index("g-vdh"), UNITS.index("u-delay")
        self.rushes = [row.division in ("82AB", "101AB") for row in rows]  # 14.8.4

    def _sort_assets(self, book: Book) -> None:
        rows = list(book.assets.values())
        self.assets = rows
        self.asset_side = [SIDES.index(row.side) for row in rows]
        self.asset_army = [ARMIES.index(row.army) if row.army else -1 for row in rows]
        self.asset_corps = [CORPS.index(row.corps) if row.corps else -1 for row in rows]

        def of(kind: str, side: int) -> tuple[int, ...]:
            return tuple(i for i, row in enumerate(rows) if row.kind == kind and self.asset_side[i] == side)

        self.guns = (of("artillery", GERMAN), of("artillery", ALLIED))
        self.nebelwerfers = of("nebelwerfer", GERMAN)
        self.engineers = of("engineer", ALLIED)
        self.engineer_hex = [HEXES.index(row.hex) if row.hex else -1 for row in rows]  # 12.4.1b
        self.strength = [row.strength for row in rows]
        self.greif, self.motor, self.traffic = (
            next(i for i, row in enumerate(rows) if row.kind == kind) for kind in ("greif", "motorized", "traffic")
        )


@cache
def balls(radius: int) -> list[int]:
    """Hex -> the hexes within a distance of it, itself included."""
    found = [1 << hex_ for hex_ in range(COUNT)]
    for _ in range(radius):
        found = [ball | mask_of(near for other in bits(ball) for near in NEAR[other]) for ball in found]
    return found


def due_code(turn: int, box: int) -> int:
    """When a unit comes: the number of the box, counted through the game (14.8a)."""
    return 2 * turn + box - 1


def _pair(hexside: str) -> tuple[int, int]:
    a, b = hexside.split("/")
    return HEXES.index(a), HEXES.index(b)


def _types(row: UnitRow) -> tuple[int, ...]:
    """The type of a unit by its steps left: the third step is mechanized (2.3.1.1b)."""
    own = TYPES.index(row.type)
    types = [own] * (len(row.steps) + 1)
    if row.third_step:
        types[1] = MECHANIZED
    return tuple(types)


def _zoc_kinds(row: UnitRow) -> tuple[int, ...]:
    """The kind of ZOC of a unit by its steps left; -1 for none (7.1a)."""
    found = [-1]
    for step, type_ in zip(row.steps[::-1], _types(row)[1:], strict=True):
        kind = ZOC_OPEN if type_ == ARMOUR else ZOC_ALL
        if row.side == "allied" and type_ != INFANTRY:
            kind += ZOC_NO_WALL
        found.append(kind if step.zoc else -1)
    return tuple(found)


BOOK = Book()
COUNT = len(GRID)
HEXES = Names("hex", GRID.names)
NEAR = tuple(tuple(near for near in row if near >= 0) for row in GRID.neighbours)
UNITS = Names("unit", BOOK.units, "@woods-")
ALLIES = sum(row.side == "german" for row in BOOK.units.values())  # the first Allied unit
ASSETS = Names("asset", BOOK.assets, "@woods-")
CHITS = Names("chit", BOOK.chits, "@woods-chit-")
ZONES = Names("zone", BOOK.map.zones)
BRIDGES = Names("bridge", BOOK.map.bridges)
DIVISIONS = list(dict.fromkeys(row.division for row in BOOK.units.values() if row.division))
FORMATIONS = Names(
    "formation",
    dict.fromkeys(row.formation for row in BOOK.units.values() if row.formation_kind),
    "@woods-formation-",
)
ARMY_NAMES = Names("army", ARMIES, "@woods-army-")
BOARDS = Boards(BOOK, Board)
board_for = BOARDS.lay

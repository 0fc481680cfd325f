"""The data of the game, read and checked: that it hangs together as the rules need it."""

from collections import Counter, defaultdict
from itertools import pairwise
from pathlib import Path

from grognard.games.woods.schema import (
    ARMIES,
    SIDES,
    AssetRow,
    AssetsFile,
    ChitsFile,
    MapFile,
    Result,
    ScenariosFile,
    TablesFile,
    TurnRow,
    TurnsFile,
    UnitRow,
    UnitsFile,
)
from grognard.kernel import Problem
from grognard.toolbox.data import DataFolder
from grognard.toolbox.hexes import HexGrid

PACKAGE = "grognard.games.woods"
GRID = HexGrid.numbered(43, 30, "even")  # flat-topped, even columns half a hex lower
ALLIED_ZONES, GERMAN_ZONES = "ABCDEFGHIJ", "KLM"  # 2.2.1a
SPECIAL = ("g-vdh", "u-delay")  # 12.7, 12.9.1: they come by rules of their own
UNITS, ASSETS, CHITS, TURNS = 173, 30, 12, 12  # an owner corrects entries and adds none
COLUMNS = ["1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"]  # 11.3.2a
RESULTS: tuple[Result, ...] = ("AL1", "BL1", "DR", "DR*")  # 11.3.3b: the worst for the attacker first
DIE = 6
DIVISION = 4  # 6.0: units


class Book:
    """All the data of the game, read once from the package or with an owner's overlay."""

    def __init__(self, overlay: Path | None = None) -> None:
        """Raises :class:`Problem` ``bad-data`` for a wrong file, naming file, entry and reason."""
        folder = DataFolder(PACKAGE, overlay)
        self.map = folder.load("map.json", MapFile)
        self.units = folder.load("units.json", UnitsFile).units
        self.assets = folder.load("assets.json", AssetsFile).assets
        self.chits = folder.load("chits.json", ChitsFile).chits
        self.turns = folder.load("turns.json", TurnsFile).turns
        self.tables = folder.load("tables.json", TablesFile)
        self.scenarios = folder.load("scenarios.json", ScenariosFile).scenarios
        folder.close()
        self.hash = folder.hash
        self._check_hexes()
        self._check_hexsides()
        self._check_meuse()
        self._check_zones()
        self._check_chits()
        self._check_turns()
        self._check_units()
        self._check_arrivals()
        self._check_divisions()
        self._check_stacks()
        self._check_assets()
        self._check_tables()
        self._check_scenarios()

    # --- map.json -----------------------------------------------------------------------------------------------------

    def _check_hexes(self) -> None:
        """3.5a Who controls a settlement at the start is said of settlements alone; the Allies have every VP hex."""
        map_ = self.map
        _need(tuple(map_.hexes) == GRID.names, "map.json", "hexes", f"0101…{GRID.names[-1]}")
        _need(f"{map_.columns:02}{map_.rows:02}" == GRID.names[-1], "map.json", "columns, rows", GRID.names[-1])
        for id_, row in map_.hexes.items():
            _need(bool(row.settlement) == bool(row.control), "map.json", f"hexes.{id_}", "settlement, control")
            _need(bool(row.settlement) == bool(row.name), "map.json", f"hexes.{id_}", "settlement, name")
            _need(not row.vp or row.control == "allied", "map.json", f"hexes.{id_}", "vp")

    def _check_hexsides(self) -> None:
        """10.6 A bridge lies on a river, and where a road crosses a river there is one."""
        map_ = self.map
        for part, sides in (("rivers", [*map_.rivers]), ("roads", map_.roads), ("bridges", [*map_.bridges])):
            for side in sides:
                _need(_is_hexside(side), "map.json", part, side)
        roads = set(map_.roads)
        for side, count in Counter(map_.roads).items():
            _need(count == 1, "map.json", "roads", side)
            _need(side not in map_.rivers or side in map_.bridges, "map.json", "roads", side)
        for side, row in map_.bridges.items():
            _need(side in map_.rivers, "map.json", f"bridges.{side}", "rivers")
            _need(row.road == (side in roads), "map.json", f"bridges.{side}", "road")

    def _check_meuse(self) -> None:
        """3.4b, 10.6.4 Over the Meuse, and over nothing else, one comes to its other bank."""
        west = [row.west_of_meuse for row in self.map.hexes.values()]
        for here, around in enumerate(GRID.neighbours):
            for there in around:
                if there > here:
                    side = f"{GRID.names[here]}/{GRID.names[there]}"
                    meuse = side in self.map.rivers and self.map.rivers[side].river == "Meuse"
                    _need(meuse == (west[here] != west[there]), "map.json", f"hexes.{side}", "west_of_meuse")

    def _check_zones(self) -> None:
        """2.2.1 Entry hexes lie on the edge of the map, on a road."""
        zones, hexes = self.map.zones, self.map.hexes
        on_roads = {hex_ for side in self.map.roads for hex_ in side.split("/")}
        _need("".join(zones) == ALLIED_ZONES + GERMAN_ZONES, "map.json", "zones", "A…M")
        taken: set[str] = set()
        for id_, row in zones.items():
            entry = f"zones.{id_}"
            _need(row.side == ("german" if id_ in GERMAN_ZONES else "allied"), "map.json", entry, "side")
            _need(bool(row.hexes), "map.json", entry, "hexes")
            for hex_ in row.hexes:
                _need(hex_ in hexes and hex_ not in taken, "map.json", entry, hex_)
                _need(-1 in GRID.neighbours[GRID.index(hex_)] and hex_ in on_roads, "map.json", entry, hex_)
                taken.add(hex_)
            for other in row.fallback:
                _need(other in ALLIED_ZONES and other != id_, "map.json", entry, other)
            _need(row.side == "allied" or not row.fallback, "map.json", entry, "fallback")  # 14.8e

    # --- chits.json, turns.json ---------------------------------------------------------------------------------------

    def _check_chits(self) -> None:
        _need(len(self.chits) == CHITS, "chits.json", "chits", str(CHITS))
        for id_, row in self.chits.items():
            _need(bool(row.side) == (row.kind != "supply_check"), "chits.json", id_, "side")  # 14.2c
            _need(bool(row.army) == (row.kind == "army"), "chits.json", id_, "army")
            _need(row.count >= 1, "chits.json", id_, "count")

    def _check_turns(self) -> None:
        _need(len(self.turns) == TURNS, "turns.json", "turns", str(TURNS))
        for number, row in enumerate(self.turns, 1):
            entry = f"turn {number}"
            _need(bool(row.initiative) == (row.initiative_vp == 0), "turns.json", entry, "initiative")  # 5.2
            for chit in (*row.cup, *row.hand):
                _need(chit in self.chits, "turns.json", entry, chit)
                _need(row.cup.get(chit, 1) >= 1 and row.hand.get(chit, 1) >= 1, "turns.json", entry, chit)
                _need(_chits(row, chit) <= self.chits[chit].count, "turns.json", entry, chit)
            for chit in row.hand:
                _need(self.chits[chit].side == "allied", "turns.json", entry, chit)  # 14.3.1b, 14.8.2a
            armies = [chit for chit in row.cup if self.chits[chit].kind == "army"]
            least, most = row.army_chits
            _need(0 <= least <= most <= 2 - len(armies), "turns.json", entry, "army_chits")  # 17.0b, c
            points = [point for side in row.replacements.values() for point in (side.infantry, side.armour)]
            _need(set(row.replacements) == set(SIDES) and min(points) >= 0, "turns.json", entry, "replacements")

    # --- units.json ---------------------------------------------------------------------------------------------------

    def _check_units(self) -> None:
        _need(len(self.units) == UNITS, "units.json", "units", str(UNITS))
        sides = [SIDES.index(row.side) for row in self.units.values()]
        _need(sides == sorted(sides), "units.json", "units", ", ".join(SIDES))
        for id_, row in self.units.items():
            german = row.side == "german"
            _need(german == (row.nation == "german"), "units.json", id_, "nation")
            _need(german == (row.command in ARMIES), "units.json", id_, "command")
            _need((row.nation == "british") == (row.command == "xxx"), "units.json", id_, "command")
            _need(german == bool(row.formation) == bool(row.formation_kind), "units.json", id_, "formation")  # 14.7
            _need(not row.airborne or (row.type == "infantry" and not german), "units.json", id_, "airborne")  # 11.4.1a
            _need(not row.withdraws or german, "units.json", id_, "withdraws")  # 12.10a
            _need(not row.surrenders or not german, "units.json", id_, "surrenders")  # 8.3f
            _need(1 <= len(row.steps) <= 3, "units.json", id_, "steps")
            for step in row.steps:
                fits = step.attack >= 0 and step.defence >= 1 and step.movement >= 0
                _need(fits, "units.json", id_, "steps")
            third = len(row.steps) == 3 and german and not row.steps[-1].zoc
            _need(row.third_step == (len(row.steps) == 3), "units.json", id_, "third_step")
            _need(not row.third_step or third, "units.json", id_, "third_step")  # 2.3.1.1b

    def _check_arrivals(self) -> None:
        """3.2a A unit stands on the map or comes with a Reinforcement chit; 14.8 that chit exists."""
        hexes, zones = self.map.hexes, self.map.zones
        for id_, row in self.units.items():
            _need(bool(row.hex) + bool(row.turn) == (id_ not in SPECIAL), "units.json", id_, "hex, turn")
            _need(not row.hex or row.hex in hexes, "units.json", id_, row.hex)
            _need(bool(row.turn) == bool(row.box) == bool(row.zones), "units.json", id_, "turn, box, zones")
            if row.turn:
                _need(1 <= row.turn <= TURNS, "units.json", id_, "turn")
                chits = _chits(self.turns[row.turn - 1], "g-reinf" if row.side == "german" else "a-reinf")
                _need(1 <= row.box <= chits, "units.json", id_, "box")
            for zone in row.zones:
                _need(zone in zones and zones[zone].side == row.side, "units.json", id_, zone)
            entries = [hexes[hex_] for zone in row.zones for hex_ in zones[zone].hexes]
            _need(row.nation != "british" or all(hex_.british for hex_ in entries), "units.json", id_, "zones")  # 9.3
            _need(0 <= row.released <= TURNS, "units.json", id_, "released")
            west = all(hex_.west_of_meuse for hex_ in entries)
            _need(not row.released or (row.side == "allied" and west), "units.json", id_, "released")  # 10.6.4a
            _need(not row.tied_to or row.zones == [row.tied_to], "units.json", id_, "tied_to")  # 10.6.4c
            met = row.condition in hexes and hexes[row.condition].settlement and row.side == "german"
            _need(not row.condition or bool(met), "units.json", id_, "condition")  # 14.8.3

    def _check_divisions(self) -> None:
        """6.0 One to four units of one side; 14.7 a formation is of one kind."""
        sizes = Counter(row.division for row in self.units.values() if row.division)
        found: dict[str, UnitRow] = {}
        for id_, row in self.units.items():
            _need(sizes[row.division] <= DIVISION, "units.json", id_, row.division)
            first = found.setdefault(row.division or id_, row)
            _need(first.nation == row.nation, "units.json", id_, "division")
            _need(first.command == row.command, "units.json", id_, "command")
            _need(first.formation == row.formation, "units.json", id_, "formation")
            _need(first.formation_kind == row.formation_kind, "units.json", id_, "formation_kind")

    def _check_stacks(self) -> None:
        """6.0, 6.1 The set-up keeps to the limits."""
        stacks: dict[str, dict[str, UnitRow]] = defaultdict(dict)
        for id_, row in self.units.items():
            if row.hex:
                stacks[row.hex][id_] = row
        for hex_, stack in stacks.items():
            largest = max(Counter(row.division or id_ for id_, row in stack.items()).values())
            _need(len(stack) - largest <= 1, "units.json", hex_, "division")
            _need(len({row.nation for row in stack.values()}) == 1, "units.json", hex_, "nation")
            corps = {row.command for row in stack.values() if row.side == "allied" and row.command}
            corps |= {row.corps for row in self.assets.values() if row.hex == hex_ and row.corps}
            _need(len(corps) <= 1, "units.json", hex_, "command")

    # --- assets.json --------------------------------------------------------------------------------------------------

    def _check_assets(self) -> None:
        _need(len(self.assets) == ASSETS, "assets.json", "assets", str(ASSETS))
        for id_, row in self.assets.items():
            guns = row.kind in ("artillery", "nebelwerfer")
            _need((row.strength >= 1) == guns, "assets.json", id_, "strength")
            _need(bool(row.army) == (guns and row.side == "german"), "assets.json", id_, "army")  # 12.2a
            corps = row.side == "allied" and row.kind in ("artillery", "engineer")
            _need(bool(row.corps) == corps, "assets.json", id_, "corps")  # 12.3b, 12.4.1c
            _need(_owner(row) == row.side, "assets.json", id_, "side")
            _need(1 <= row.turn <= TURNS, "assets.json", id_, "turn")
            _need(row.last == 0 or row.turn <= row.last <= TURNS, "assets.json", id_, "last")
            _need(not row.hex or row.kind == "engineer", "assets.json", id_, "hex")  # 12.4.1b
            _need(not row.hex or row.hex in self.map.hexes, "assets.json", id_, row.hex)
            _need(not row.withdraws or bool(row.army), "assets.json", id_, "withdraws")  # 12.10a

    # --- tables.json, scenarios.json ----------------------------------------------------------------------------------

    def _check_tables(self) -> None:
        tables, hexes = self.tables, self.map.hexes
        crt = tables.crt
        _need(crt.columns == COLUMNS, "tables.json", "crt", ", ".join(COLUMNS))
        whole = len(crt.rows) == DIE and all(len(row) == len(COLUMNS) for row in crt.rows)
        _need(whole, "tables.json", "crt", "rows")
        lines = [*crt.rows, *(list(column) for column in zip(*crt.rows, strict=True))]
        for line in lines:  # a higher die and better odds are never worse
            rising = all(RESULTS.index(one) <= RESULTS.index(two) for one, two in pairwise(line))
            _need(rising, "tables.json", "crt", ", ".join(line))
        for kind, ground in tables.terrain.items():
            costs = (ground.infantry, 1 if ground.motorized is None else ground.motorized)
            _need(min(costs) >= 1, "tables.json", f"terrain.{kind}", "infantry, motorized")
        for across, row in tables.hexsides.items():
            _need((row.infantry or 0) >= 0 and (row.motorized or 0) >= 0, "tables.json", f"hexsides.{across}",
                  "infantry, motorized")  # fmt: skip
        _need(min(tables.road.infantry, tables.road.motorized) >= 1, "tables.json", "road", "infantry, motorized")
        towns = tables.towns
        for name in ("st_vith", "bastogne", "luxembourg", "eupen", "bullingen"):
            place = getattr(towns, name)
            _need(place in hexes and bool(hexes[place].settlement), "tables.json", f"towns.{name}", place)
        _need(towns.ouren in self.map.bridges, "tables.json", "towns.ouren", towns.ouren)  # 10.6.3

    def _check_scenarios(self) -> None:
        for id_, row in self.scenarios.items():
            _need(1 <= row.turns <= TURNS, "scenarios.json", id_, "turns")
            _need(1 <= row.vp <= row.vp_kept, "scenarios.json", id_, "vp, vp_kept")  # 3.4d, e


def _is_hexside(side: str) -> bool:
    """Whether it names two neighbours, the lower number first."""
    a, _, b = side.partition("/")
    return a < b and a in GRID.names and b in GRID.names and GRID.direction(GRID.index(a), GRID.index(b)) >= 0


def _chits(turn: TurnRow, chit: str) -> int:
    """How many of a chit a turn has: 17.0a."""
    return turn.cup.get(chit, 0) + turn.hand.get(chit, 0)


def _owner(row: AssetRow) -> str:
    """2.4 The side that has assets of this kind; both have artillery."""
    if row.kind in ("engineer", "traffic", "delay", "air_supply"):
        return "allied"
    return row.side if row.kind == "artillery" else "german"


def _need(true: bool, file: str, entry: str, reason: str) -> None:
    if not true:
        raise Problem("bad-data", file=file, entry=entry, reason=reason)

"""The data of the game, read and checked: that it hangs together as the rules need it."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

from grognard.games.iron.ground import BOARD_COLUMNS, BOARD_ROWS, GRID, Ground
from grognard.games.iron.scenario_checks import DIE, DIVISIONS, ScenarioChecks, check_layout, need
from grognard.games.iron.schema import (
    FIGURES,
    LETTERS,
    SIDES,
    AgainStep,
    AmbushStep,
    AmmunitionStep,
    BeastStep,
    BoardsFile,
    CardsFile,
    ContactBonusStep,
    ContactStep,
    CoveringStep,
    DriftBonusStep,
    ExtraActionsStep,
    FaceRow,
    FearlessStep,
    GunRow,
    HoldStep,
    MovementStep,
    OperationsFile,
    PoolEachRoundStep,
    RegisteredStep,
    ScenariosFile,
    SquadStep,
    StrikeStep,
    TablesFile,
    TakeCoverStep,
    TerrainFile,
    UnitsFile,
    VehiclesStep,
    VehicleStep,
)
from grognard.toolbox.data import DataFolder
from grognard.toolbox.hexes import opposite

PACKAGE = "grognard.games.iron"
SLOTS = 4  # COMP-03
FACES, OPERATIONS = 24, 18  # an owner corrects entries and adds none
DECK = 10
CREWS = ("mg", "mortar")  # COMP-03: two slots
LEVELS = ("", "1", "2")
WATER = ("stream", "pond", "bridge")
LASTING = (
    AgainStep,
    AmbushStep,
    AmmunitionStep,
    BeastStep,
    ContactBonusStep,
    CoveringStep,
    DriftBonusStep,
    ExtraActionsStep,
    FearlessStep,
    HoldStep,
    MovementStep,
    PoolEachRoundStep,
    RegisteredStep,
    TakeCoverStep,
    VehiclesStep,
)  # STRAT-03


class Book:
    """All the data of the game, read once from the package or with an owner's overlay."""

    def __init__(self, overlay: Path | None = None) -> None:
        """Raises :class:`Problem` ``bad-data`` for a wrong file, naming file, entry and reason."""
        folder = DataFolder(PACKAGE, overlay)
        self.units = folder.load("units.json", UnitsFile)
        self.terrain = folder.load("terrain.json", TerrainFile)
        self.tables = folder.load("tables.json", TablesFile)
        self.boards = folder.load("boards.json", BoardsFile).faces
        self.scenarios = folder.load("scenarios.json", ScenariosFile).scenarios
        self.operations = folder.load("operations.json", OperationsFile).operations
        cards = folder.load("cards.json", CardsFile)
        self.cards, self.decks = cards.cards, cards.decks
        folder.close()
        self.hash = folder.hash
        self._check_figures()
        self._check_vehicles()
        self._check_terrain()
        self._check_markers()
        self._check_dice()
        self._check_tables()
        self._check_options()
        self._check_faces()
        self._check_operations()
        self._check_decks()
        self._check_steps()
        self._check_pieces()
        for id_, row in self.scenarios.items():
            check_layout(self, id_, row)
        self.grounds = {id_: Ground(self, id_) for id_ in self.scenarios}
        for id_, ground in self.grounds.items():
            ScenarioChecks(self, id_, ground)

    # --- units.json ---------------------------------------------------------------------------------------------------

    def _check_figures(self) -> None:
        """COMP-03 Crews take two slots; FIG-04 a mortar has area attacks and nothing else."""
        units = self.units
        need(units.squad.slots == SLOTS and units.squad.movement >= 1, "units.json", "squad", str(SLOTS))
        need(units.stacking >= 1, "units.json", "stacking", str(units.stacking))
        for side in SIDES:
            for figure in FIGURES:
                row, entry = units.figures[side][figure], f"figures.{side}.{figure}"
                need(row.box >= 1, "units.json", entry, "box")
                need(row.slots == (2 if figure in CREWS else 1), "units.json", entry, "slots")
                aimed, area = (row.infantry, row.vehicle), (row.suppressive, row.normal)
                guns, others = (area, aimed) if figure == "mortar" else (aimed, area)
                armed = all(gun is not None and gun.range >= 1 and gun.firepower >= 1 for gun in guns)
                need(armed and others == (None, None), "units.json", entry, "range, firepower")

    def _check_vehicles(self) -> None:
        for id_, row in self.units.vehicles.items():
            entry = f"vehicles.{id_}"
            need(id_.startswith(f"{row.side}_"), "units.json", entry, "side")
            need(row.box >= 1 and row.movement >= 1 and row.armour >= 0, "units.json", entry, "box, movement, armour")
            need(row.tank == row.heavy and (row.tank or not row.thick), "units.json", entry, "heavy, tank, thick")
            need(row.capacity >= 0 and not (row.capacity and row.heavy), "units.json", entry, "capacity")  # TRAN-01
            need(_armed(row.infantry) == _armed(row.vehicle), "units.json", entry, "range, firepower")  # TGT-13
        for id_, variant in self.units.variants.items():
            known = variant.unit in self.units.vehicles and _armed(variant.vehicle)
            need(known, "units.json", f"variants.{id_}", variant.unit)

    # --- terrain.json -------------------------------------------------------------------------------------------------

    def _check_terrain(self) -> None:
        """TERR-06 A stream is priced by its depth alone."""
        file = self.terrain
        for id_, row in file.terrain.items():
            prices = [price for price in (row.squad, row.vehicle) if price is not None]
            need(min(prices, default=1) >= 1, "terrain.json", f"terrain.{id_}", "squad, vehicle")
            need(id_ != "stream" or not prices, "terrain.json", f"terrain.{id_}", "squad, vehicle")
            need(row.cover >= 0, "terrain.json", f"terrain.{id_}", "cover")
        need(file.terrain["clear"].squad is not None, "terrain.json", "terrain.clear", "squad")
        for depth, stream in file.streams.items():
            prices = [price for price in (stream.squad, stream.vehicle) if price is not None]
            need(min(prices, default=1) >= 1, "terrain.json", f"streams.{depth}", "squad, vehicle")
        for name in ("climb", "higher_range", "forts_in_hex"):
            need(getattr(file, name) >= 0, "terrain.json", name, str(getattr(file, name)))
        need(file.cliff >= 1, "terrain.json", "cliff", str(file.cliff))
        need(file.truck_road >= 1, "terrain.json", "truck_road", str(file.truck_road))

    def _check_markers(self) -> None:
        """FORT-01, FORT-02, FORT-12 The prices are the same here and in the tables."""
        markers, tables = self.terrain.markers, self.tables
        for id_, row in markers.items():
            entry = f"markers.{id_}"
            need(row.fort == (row.supply == "entrenchment_pillbox"), "terrain.json", entry, "supply")
            need(min(row.cover, row.dice, row.hits) >= 0, "terrain.json", entry, "cover, dice, hits")
            need(row.price == tables.fort_mp or not row.fort, "terrain.json", entry, "price")
        mines, wire = markers["minefield"], markers["razor_wire"]
        need(mines.dice >= 1 and 1 <= mines.need <= DIE, "terrain.json", "markers.minefield", "dice, need")
        need(wire.hits >= 1 and wire.price == tables.wire_mp, "terrain.json", "markers.razor_wire", "price, hits")

    # --- tables.json --------------------------------------------------------------------------------------------------

    def _check_dice(self) -> None:
        tables, file = self.tables, "tables.json"
        hits, drift = tables.need, tables.drift
        need(1 <= hits.close <= hits.normal <= hits.long <= DIE, file, "need", "close, normal, long")  # ATK-08
        need(1 <= drift.enhanced <= drift.seen <= drift.none <= DIE, file, "drift", "enhanced, seen, none")  # DRIFT-01
        need(1 <= tables.area <= tables.area_long <= DIE, file, "area", "area, area_long")  # FIG-06
        for name in ("red", "assault", "heal"):
            need(1 <= getattr(tables, name) <= DIE, file, name, str(getattr(tables, name)))

    def _check_tables(self) -> None:
        """DMG-04 to DMG-07 No hit changes nothing, and more hits or a worse state never do less."""
        tables = self.tables
        for name in ("suppressed", "damaged"):
            rows: list[list[int]] = getattr(tables, name)
            whole = len(rows) == 3 and all(len(row) == 5 for row in rows)
            need(whole, "tables.json", name, "3 × 5")
            need([row[0] for row in rows] == [0, 1, 2], "tables.json", name, "0, 1, 2")
            for line in (*rows, *(list(column) for column in zip(*rows, strict=True))):
                rising = all(one <= two for one, two in pairwise(line)) and line[-1] <= 3
                need(rising, "tables.json", name, ", ".join(map(str, line)))
        for name in ("assault_mp", "board_mp", "officer_mp", "medic", "elite", "officer", "assault_support"):
            need(getattr(tables, name) >= 0, "tables.json", name, str(getattr(tables, name)))

    def _check_options(self) -> None:
        options = self.tables.options
        for id_, row in options.items():
            need(row.default in row.values, "tables.json", f"options.{id_}", row.default)
        values = {f"{id_}_{value}" for id_, row in options.items() for value in row.values}
        for id_ in self.units.variants:
            need(id_ in values, "units.json", "variants", id_)

    # --- boards.json --------------------------------------------------------------------------------------------------

    def _check_faces(self) -> None:
        need(len(self.boards) == FACES, "boards.json", "faces", str(FACES))
        for id_, face in self.boards.items():
            words = [row.split() for row in face.rows]
            whole = len(words) == BOARD_ROWS and all(len(row) == BOARD_COLUMNS for row in words)
            need(whole, "boards.json", id_, f"{BOARD_COLUMNS} × {BOARD_ROWS}")
            for word in (word for row in words for word in row):
                known = word[0] in LETTERS and word[1:] in LEVELS
                need(known and not (word[1:] and LETTERS[word[0]] in WATER), "boards.json", id_, word)
            self._check_roads(id_, face)

    @staticmethod
    def _check_roads(id_: str, face: FaceRow) -> None:
        """TERR-08 A bridge joins two ends of a road, other water bears none; inside the board every end meets one."""
        places = {f"{c}{r}": (c, r) for c in range(BOARD_COLUMNS) for r in range(BOARD_ROWS)}
        for place, ends in face.roads.items():
            need(place in places and set(ends) <= set(range(6)), "boards.json", id_, f"roads.{place}")
        for place, (c, r) in places.items():
            terrain, ends = LETTERS[face.rows[r].split()[c][0]], face.roads.get(place, [])
            fits = len(ends) >= 2 if terrain == "bridge" else not (ends and terrain in WATER)
            need(fits, "boards.json", id_, f"roads.{place}")
            for direction in ends:
                # A board is laid on even columns, so its hexes are neighbours as the first ones of the grid are.
                there = GRID.neighbours[GRID.index(f"{c:02}{r:02}")][direction]
                name = GRID.names[there] if there >= 0 else ""
                beyond = f"{int(name[:2])}{int(name[2:])}" if name else ""
                meets = beyond not in places or opposite(direction) in face.roads.get(beyond, [])
                need(meets, "boards.json", id_, f"roads.{place}")

    # --- operations.json, cards.json ----------------------------------------------------------------------------------

    def _check_operations(self) -> None:
        numbers = [row.number for row in self.operations.values()]
        need(sorted(numbers) == [*range(1, OPERATIONS + 1)], "operations.json", "operations", str(OPERATIONS))
        for id_, row in self.operations.items():
            for name, value in row.values.items():
                need(value >= 0 and (name != "need" or 1 <= value <= DIE), "operations.json", id_, name)

    def _check_decks(self) -> None:
        sizes = Counter(dict.fromkeys(self.decks, 0))
        for id_, row in self.cards.items():
            need(row.copies >= 1 and row.cost >= 0 and bool(row.steps), "cards.json", id_, "copies, cost, steps")
            need(row.stays == any(isinstance(step, LASTING) for step in row.steps), "cards.json", id_, "stays")
            sizes[row.deck] += row.copies
        for deck, size in sizes.items():
            need(size == DECK, "cards.json", deck, f"{size} = {DECK}")

    def _check_steps(self) -> None:
        """COMP-03 A squad that a card brings is whole, and what comes is of the deck's side."""
        units = self.units
        for id_, row in self.cards.items():
            side = self.decks[row.deck].side
            for step in row.steps:
                if isinstance(step, ContactStep):
                    need(1 <= step.number <= DIE, "cards.json", id_, "contact")
                elif isinstance(step, StrikeStep | AmbushStep):
                    need(1 <= step.need <= DIE and step.firepower >= 1, "cards.json", id_, "need")
                elif isinstance(step, SquadStep):
                    slots = sum((2 if figure in CREWS else 1) * count for figure, count in step.figures.items())
                    need(slots == SLOTS and bool(side), "cards.json", id_, "squad")
                    vehicle = units.vehicles.get(step.truck)
                    fits = vehicle is not None and vehicle.side == side and vehicle.capacity >= 1
                    need(not step.truck or fits, "cards.json", id_, step.truck)
                elif isinstance(step, VehicleStep):
                    vehicle = units.vehicles.get(step.kind)
                    need(vehicle is not None and vehicle.side == side, "cards.json", id_, step.kind)

    def _check_pieces(self) -> None:
        """The units and cards of the box are numbered once for all games: an overlay corrects them and adds none."""
        printed = DataFolder(PACKAGE)
        units, cards = printed.load("units.json", UnitsFile), printed.load("cards.json", CardsFile).cards
        need(self.units.bases == units.bases, "units.json", "bases", f"{DIVISIONS} × {units.bases['us'][0]}")
        for id_, vehicle in self.units.vehicles.items():
            known = id_ in units.vehicles and units.vehicles[id_].box == vehicle.box
            need(known, "units.json", f"vehicles.{id_}", "box")
        for id_, card in self.cards.items():
            known = id_ in cards and (cards[id_].deck, cards[id_].copies) == (card.deck, card.copies)
            need(known, "cards.json", id_, "deck, copies")


def _armed(gun: GunRow) -> bool:
    """TGT-13 Whether it has both range and firepower."""
    return gun.range >= 1 and gun.firepower >= 1

"""The board: what a scenario and its options make of the data, by index; and the names of everything in the box."""

from collections.abc import Mapping

from grognard.games.iron.book import Book
from grognard.games.iron.ground import GRID, ground_of
from grognard.games.iron.loads import Arms
from grognard.games.iron.schema import DECKS, FIGURES, SIDES, SPECS, TERRAINS, CardRow, GunRow, Side
from grognard.games.iron.sight import Sight
from grognard.kernel import Names
from grognard.toolbox.boards import Boards
from grognard.toolbox.masks import mask_of

US, DE = range(2)
THIRD = 3  # MOVE-15: movement points are counted in thirds
CLEAR, ROUGH, WOODS, BUILDING, STREAM, POND, BRIDGE = range(len(TERRAINS))
ANTI_TANK, ENGINEER, FLAMETHROWER, MEDIC = range(len(SPECS))
ENTRENCHMENT, PILLBOX = 1, 2  # FORT-01, FORT-02; 0 for none
FORTS = ("none", "entrenchment", "pillbox")
PLAYERS = 2  # without the option of teams
NOBODY, GONE = -1, -2  # who controls an objective; a removed one (S5-3)

BOOK = Book()


def _unit_names() -> list[str]:
    """COMP-04 The bases of two divisions a side, then its vehicles."""
    found = []
    for side in SIDES:
        for division, bases in enumerate(BOOK.units.bases[side], 1):
            found += [f"{side}-{division}-{number}" for number in range(1, bases + 1)]
        for id_, row in BOOK.units.vehicles.items():
            if row.side == side:
                found += [f"{id_.replace('_', '-')}-{number}" for number in range(1, row.box + 1)]
    return found


HEXES = Names("hex", GRID.names)
UNITS = Names("unit", _unit_names(), "@iron-")
VEHICLES = tuple(BOOK.units.vehicles)  # the kinds
SIDE = [SIDES.index(name[:2]) for name in UNITS]
SQUAD = [name[3].isdigit() for name in UNITS]
DIVISION = [int(name[3]) - 1 if name[3].isdigit() else 0 for name in UNITS]  # of a base: its shade
KIND = [
    -1 if SQUAD[unit] else VEHICLES.index(name.rpartition("-")[0].replace("-", "_")) for unit, name in enumerate(UNITS)
]
ROSTER = tuple(tuple(unit for unit in range(len(UNITS)) if SIDE[unit] == side) for side in (US, DE))
SQUADS = tuple(tuple(unit for unit in units if SQUAD[unit]) for units in ROSTER)
DECK_NAMES = Names("deck", DECKS, "@iron-deck-")
CARDS = Names(
    "card", (f"{id_}-{copy}" for id_, row in BOOK.cards.items() for copy in range(1, row.copies + 1)), "@iron-card-"
)
CARD_IDS = tuple(id_ for id_, row in BOOK.cards.items() for _ in range(row.copies))
OPERATIONS = tuple(BOOK.operations)


class Force:
    """What a division brings at the start."""

    def __init__(self, board: "Board", side: Side, number: int) -> None:
        row = board.row.sides[side].divisions[number]
        self.bases = row.bases
        self.figures = tuple(row.figures.get(figure, 0) for figure in FIGURES)
        self.vehicles = tuple(row.vehicles.items())
        self.tokens = tuple(row.tokens.get(spec, 0) for spec in SPECS)
        self.concealment = row.concealment
        self.zone = tuple(HEXES.index(name) for name in board.row.zones[row.zone])


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
        self.teams = options["teams"] == "on"  # TEAM-01
        self.overrun_units = options["overrun_units"] == "on"  # FIG-27
        self.opening = options["opening_op_fire"] == "on"  # SETUP-12
        self.actions = [self.row.actions[side] for side in SIDES]
        self.first = SIDES.index(self.row.initiative)
        self._lay_ground(book)
        self._lay_objectives()
        self._sort_units(book)
        self._sort_cards(book)
        self._sort_forces()

    def value(self, operation: str, name: str) -> int:
        """A figure of an operations card."""
        return self.book.operations[operation].values[name]

    # --- the map ------------------------------------------------------------------------------------------------------

    def _lay_ground(self, book: Book) -> None:
        self.ground = ground_of(book, self.scenario)
        self.count = self.ground.count
        self.near = self.ground.near
        self.around = self.ground.around
        self.terrain = self.ground.terrain
        self.level = self.ground.level
        rows = [book.terrain.terrain[TERRAINS[terrain]] for terrain in self.terrain]
        self.cover = [row.cover for row in rows]
        self.hides = [row.hides for row in rows]  # CONC-07
        self.building = [terrain == BUILDING for terrain in self.terrain]
        self.no_fort = [TERRAINS[terrain] in book.terrain.no_forts for terrain in self.terrain]  # SPEC-05
        self.next_to = [mask_of(near) for near in self.near]
        blocking = mask_of(hex_ for hex_, row in enumerate(rows) if row.blocking)
        operations = [*self.row.sides["us"].operations, *self.row.sides["de"].operations]
        fog = self.value("heavy_fog", "sight") if "heavy_fog" in operations else 0  # OPS-05, S5-4
        low = self.options["low_obstacles"] == "on"
        self.fog = bool(fog)
        self.sight = Sight(GRID, self.count, self.level, blocking, low_obstacles=low, cap=fog)
        self.zone = [
            tuple(HEXES.index(name) for name in self.row.zones[self.row.sides[side].zone]) for side in SIDES
        ]  # STAT-15
        markers = book.terrain.markers
        self.fort_cover = [0, markers["entrenchment"].cover, markers["pillbox"].cover]
        self.smoke_cover, self.trap_cover = markers["smoke"].cover, markers["tank_trap"].cover
        self.mine, self.wire = markers["minefield"], markers["razor_wire"]
        self.exit = self.row.exit
        self.exit_hexes = frozenset(HEXES.index(name) for name in self.row.zones[self.exit.zone]) if self.exit else ()

    def _lay_objectives(self) -> None:
        """CMD-01 Everything that a side can control: victory objectives, command objectives, S2-1 buildings."""
        row = self.row
        names, hexes, owners, values, points = [], [], [], [], []
        for name, victory in row.victory_objectives.items():
            names.append(name)
            hexes.append(victory.hex)
            owners.append(-1)
            values.append(0)
            points.append(victory.vp)
        for command in row.command_objectives:
            names.append(f"C{command.hex}")
            hexes.append(command.hex)
            owners.append(SIDES.index(command.owner) if command.owner else -1)
            values.append(command.value)
            points.append(0)
        for building in row.buildings:
            names.append(f"B{building}")
            hexes.append(building)
            owners.append(-1)
            values.append(0)
            points.append(1)
        self.objective = names
        self.objective_hex = [HEXES.index(name) for name in hexes]
        self.objective_owner = owners  # CMD-04: -1 neutral
        self.objective_value = values  # CMD-05
        self.objective_vp = points
        self.buildings = range(len(names) - len(row.buildings), len(names))
        self.objectives = mask_of(self.objective_hex)
        self.objective_index = {name: index for index, name in enumerate(names)}
        self.control = [NOBODY] * len(names)  # SETUP-11
        for name, side in row.control.items():
            for index in self.buildings if name == "buildings" else [self.objective_index[name]]:
                self.control[index] = SIDES.index(side)

    # --- units --------------------------------------------------------------------------------------------------------

    def _sort_units(self, book: Book) -> None:
        units, tables = book.units, book.tables
        self.arms = Arms(units, tables.anti_tank.range)
        rows = [None if kind < 0 else units.vehicles[VEHICLES[kind]] for kind in KIND]
        guns = {id_: (row.infantry, row.vehicle) for id_, row in units.vehicles.items()}
        for option, value in (("tiger_gun", "high"), ("panzer_gun", "low")):
            if self.options[option] == value:
                variant = units.variants[f"{option}_{value}"]
                guns[variant.unit] = (guns[variant.unit][0], variant.vehicle)
        if "early_panzers" in self.row.sides["de"].operations:  # OPS-05
            row = GunRow(self.value("early_panzers", "range"), self.value("early_panzers", "firepower"))
            guns["de_panzer4"] = (guns["de_panzer4"][0], row)
        self.gun = [None if kind < 0 else guns[VEHICLES[kind]] for kind in KIND]
        self.squad_mp = THIRD * units.squad.movement
        self.movement = [self.squad_mp if row is None else THIRD * row.movement for row in rows]
        self.armour = [0 if row is None else row.armour for row in rows]
        self.heavy = [row is not None and row.heavy for row in rows]
        self.tank = [row is not None and row.tank for row in rows]
        self.capacity = [0 if row is None else row.capacity for row in rows]
        self.thick = [row is not None and row.thick for row in rows]
        self.fragile = [row is not None and row.fragile for row in rows]
        self.ace_firepower = self.value("tank_ace", "firepower")
        self.crew_bonus = self.value("elite_tank_crew", "firepower")
        self.armed = [row is None or row.infantry.firepower > 0 for row in rows]  # TGT-13
        ground = self.ground
        self.steps = [
            ground.squad_steps if row is None else ground.truck_steps if row.road else ground.vehicle_steps
            for row in rows
        ]
        self.limit = units.stacking  # MOVE-05
        self.figure_box = [[units.figures[side][figure].box for figure in FIGURES] for side in SIDES]

    # --- cards --------------------------------------------------------------------------------------------------------

    def _sort_cards(self, book: Book) -> None:
        self.cards: list[CardRow] = [book.cards[id_] for id_ in CARD_IDS]
        self.decks = [tuple(DECKS.index(deck) for deck in self.row.sides[side].decks) for side in SIDES]
        owner = {deck: side for side, decks in enumerate(self.decks) for deck in decks}
        self.card_deck = [DECKS.index(row.deck) for row in self.cards]
        self.card_side = [owner.get(deck, -1) for deck in self.card_deck]
        self.card_type = [book.decks[row.deck].type for row in self.cards]
        self.ops = [frozenset(self.row.sides[side].operations) for side in SIDES]  # OPS-01

    def _sort_forces(self) -> None:
        self.forces = [
            [Force(self, side, number) for number in range(len(self.row.sides[side].divisions))] for side in SIDES
        ]


BOARDS = Boards(BOOK, Board)
board_for = BOARDS.lay

"""That a scenario hangs together: its map, its markers and objectives, its forces, its cards, its aims."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import TYPE_CHECKING

from grognard.games.iron.ground import BOARDS_ACROSS, BOARDS_DOWN, GRID, Ground
from grognard.games.iron.schema import (
    SIDES,
    TERRAINS,
    ArrivalRow,
    DivisionRow,
    Figure,
    ScenarioRow,
    Side,
    SideRow,
    SquadStep,
    Supply,
    Terrain,
    VehicleStep,
)
from grognard.kernel import Problem

if TYPE_CHECKING:
    from grognard.games.iron.book import Book

FILE = "scenarios.json"
OVERLAYS = ("building", "woods", "stream")  # the pieces there are
DIVISIONS = 2  # COMP-04
DIE = 6


def need(true: bool, file: str, entry: str, reason: str) -> None:
    if not true:
        raise Problem("bad-data", file=file, entry=entry, reason=reason)


def check_layout(book: Book, id_: str, row: ScenarioRow) -> None:
    """SETUP-02 What the map is put together from; a board has two faces and is laid once."""
    across = {len(names) for names in row.layout}
    whole = len(row.layout) == BOARDS_DOWN and len(across) == 1 and across <= set(BOARDS_ACROSS)
    need(whole, FILE, f"{id_}.layout", f"{BOARDS_DOWN} × {BOARDS_ACROSS}")
    names = [name for names in row.layout for name in names]
    for name in names:
        need(name in book.boards, FILE, f"{id_}.layout", name)
        need(sum(other[:-1] == name[:-1] for other in names) == 1, FILE, f"{id_}.layout", name)
    hexes = GRID.names[: len(names) * len(GRID) // (BOARDS_DOWN * max(BOARDS_ACROSS))]
    for hex_, terrain in row.overlays.items():
        need(hex_ in hexes and terrain in OVERLAYS, FILE, f"{id_}.overlays", hex_)
    need(len(row.overlays) <= book.tables.box.overlays, FILE, f"{id_}.overlays", str(book.tables.box.overlays))
    for path in row.roads:
        for hex_ in path:
            need(hex_ in hexes, FILE, f"{id_}.roads", hex_)
        for a, b in pairwise(path):
            need(GRID.direction(GRID.index(a), GRID.index(b)) >= 0, FILE, f"{id_}.roads", f"{a}, {b}")


class ScenarioChecks:
    """Everything else about one scenario, with its map laid."""

    def __init__(self, book: Book, id_: str, ground: Ground) -> None:
        self.book, self.id, self.row, self.ground = book, id_, book.scenarios[id_], ground
        self.hexes = frozenset(GRID.names[: ground.count])
        self._check_clock()
        self._check_roads()
        self._check_zones()
        self._check_objectives()
        self._check_markers()
        for side in SIDES:
            self._check_forces(side, self.row.sides[side])
            self._check_room(side, self.row.sides[side])
            self._check_cards(side, self.row.sides[side])
        self._check_both_sides()
        self._check_control()
        self._check_victory()
        self._check_special()

    def need(self, true: bool, part: str, reason: str) -> None:
        need(true, FILE, f"{self.id}.{part}", reason)

    def _check_clock(self) -> None:
        self.need(self.row.rounds >= 1, "rounds", str(self.row.rounds))
        self.need(min(self.row.actions.values()) >= 1, "actions", "1")

    # --- the map ------------------------------------------------------------------------------------------------------

    def _terrain(self, hex_: str) -> Terrain:
        return TERRAINS[self.ground.terrain[GRID.index(hex_)]]

    def _open(self, hex_: str, *, vehicle: bool = False) -> bool:
        """Whether squads, or vehicles, can be there: SETUP-13."""
        terrain = self._terrain(hex_)
        row = self.book.terrain.streams[self.row.stream] if terrain == "stream" else self.book.terrain.terrain[terrain]
        return (row.vehicle if vehicle else row.squad) is not None

    def _check_roads(self) -> None:
        """TERR-08 Only a bridge carries a road over water."""
        for hex_ in (hex_ for path in self.row.roads for hex_ in path):
            self.need(self._terrain(hex_) not in ("stream", "pond"), "roads", hex_)

    def _check_zones(self) -> None:
        for id_, zone in self.row.zones.items():
            for hex_, count in Counter(zone).items():
                self.need(hex_ in self.hexes and count == 1, f"zones.{id_}", hex_)

    def _check_objectives(self) -> None:
        """Within the box, one a hex, where squads can come; S2-1 buildings are buildings."""
        row, box = self.row, self.book.tables.box
        self.need(len(row.victory_objectives) <= box.victory_objectives, "victory_objectives", "box")
        for owner, count in Counter(command.owner for command in row.command_objectives).items():
            self.need(count <= box.command_objectives, "command_objectives", owner or "neutral")
        hexes = [victory.hex for victory in row.victory_objectives.values()]
        hexes += [command.hex for command in row.command_objectives]
        for hex_, count in Counter(hexes).items():
            self.need(hex_ in self.hexes and count == 1 and self._open(hex_), "objectives", hex_)
        for id_, victory in row.victory_objectives.items():
            self.need(victory.vp >= 0, f"victory_objectives.{id_}", "vp")
        for command in row.command_objectives:
            self.need(command.value >= 1, "command_objectives", command.hex)
        for hex_, count in Counter(row.buildings).items():
            fits = hex_ in self.hexes and count == 1 and self._terrain(hex_) == "building"
            self.need(fits, "buildings", hex_)

    def _check_markers(self) -> None:
        """FORT-03, FORT-10, FORT-15, FORT-18, SPEC-05; smoke is gone before the first round (FORT-21)."""
        terrain, box = self.book.terrain, self.book.tables.box
        forts: Counter[str] = Counter()
        taken: Counter[Supply] = Counter()
        laid = set()
        for at in self.row.markers:
            marker = terrain.markers[at.marker]
            self.need(at.hex in self.hexes and self._open(at.hex) and at.marker != "smoke", "markers", at.hex)
            taken[marker.supply] += 1
            if marker.fort:
                forts[at.hex] += 1
                fits = forts[at.hex] <= terrain.forts_in_hex and self._terrain(at.hex) not in terrain.no_forts
                self.need(fits, "markers", at.hex)
            else:
                self.need((at.marker, at.hex) not in laid, "markers", at.hex)
                laid.add((at.marker, at.hex))
        for supply, count in taken.items():
            self.need(count <= getattr(box, supply), "markers", supply)

    # --- forces -------------------------------------------------------------------------------------------------------

    def _check_forces(self, side: Side, row: SideRow) -> None:
        """COMP-01, COMP-03, SETUP-07, SETUP-08 Full bases, no more than the box holds, and a squad for each token."""
        part = f"sides.{side}"
        self.need(len(row.divisions) == DIVISIONS, part, "divisions")
        bases = [division.bases for division in row.divisions]
        for arrival in row.arrivals:
            self.need(1 <= arrival.round <= self.row.rounds, part, "arrivals")
            self.need(0 <= arrival.division < DIVISIONS, part, "arrivals")
            bases[arrival.division] += arrival.bases
        forces: list[DivisionRow | ArrivalRow] = [*row.divisions, *row.arrivals]
        for force in forces:
            self._check_force(side, force)
        for number, division in enumerate(row.divisions):
            self.need(bases[number] <= self.book.units.bases[side][number], part, "bases")
            heavy = division.figures.get("mg", 0) + division.figures.get("mortar", 0)
            free = division.bases - (heavy + 1) // 2  # two crews fill a base
            self.need(sum(division.tokens.values()) <= free, part, "tokens")
            self.need(0 <= division.concealment <= division.bases, part, "concealment")
        hidden = sum(division.concealment for division in row.divisions)
        self.need(hidden <= self.book.tables.box.concealment[side], part, "concealment")
        figures: Counter[Figure] = Counter()
        vehicles: Counter[str] = Counter()
        for force in forces:
            figures.update(force.figures)
            vehicles.update(force.vehicles)
        self._check_box(side, figures, vehicles, sum(bases), part)
        for step in self._reinforcing(row):  # STRAT-16: what a card brings is there to be brought
            if isinstance(step, SquadStep):
                self._check_box(side, figures + Counter(step.figures), vehicles, sum(bases) + 1, part)
            else:
                self._check_box(side, figures, vehicles + Counter([step.kind]), sum(bases), part)

    def _check_force(self, side: Side, force: DivisionRow | ArrivalRow) -> None:
        part, units = f"sides.{side}", self.book.units
        counts = [force.bases, *force.figures.values(), *force.vehicles.values()]
        self.need(min(counts) >= 0, part, "-1")
        slots = sum(units.figures[side][figure].slots * count for figure, count in force.figures.items())
        self.need(slots == force.bases * units.squad.slots, part, f"{slots} = {force.bases} × {units.squad.slots}")
        for kind in force.vehicles:
            self.need(kind in units.vehicles and units.vehicles[kind].side == side, part, kind)

    def _check_box(
        self, side: Side, figures: Mapping[Figure, int], vehicles: Mapping[str, int], bases: int, part: str
    ) -> None:
        units = self.book.units
        for figure, count in figures.items():
            self.need(count <= units.figures[side][figure].box, part, figure)
        for kind, count in vehicles.items():
            self.need(count <= units.vehicles[kind].box, part, kind)
        self.need(bases <= sum(units.bases[side]), part, "bases")

    def _reinforcing(self, row: SideRow) -> Iterable[SquadStep | VehicleStep]:
        for card in self.book.cards.values():
            if card.deck in row.decks:
                yield from (step for step in card.steps if isinstance(step, SquadStep | VehicleStep))

    def _check_room(self, side: Side, row: SideRow) -> None:
        """SETUP-09, SETUP-13, STAT-15 Its zones hold what it places, vehicles where vehicles can be."""
        part, limit, zones = f"sides.{side}", self.book.units.stacking, self.row.zones
        squads: set[str] = set()
        everyone = 0
        for division in row.divisions:
            self.need(division.zone in zones, part, division.zone)
            zone = {hex_ for hex_ in zones[division.zone] if self._open(hex_)}
            vehicles = sum(division.vehicles.values())
            wheels = sum(self._open(hex_, vehicle=True) for hex_ in zone)
            self.need(vehicles <= limit * wheels, part, division.zone)
            squads |= zone
            everyone += division.bases + vehicles
            self.need(division.bases + vehicles <= limit * len(zone), part, division.zone)
        self.need(everyone <= limit * len(squads), part, "zone")
        self.need(row.zone in zones, part, row.zone)
        comes = bool(row.arrivals) or any(self._reinforcing(row))
        self.need(not comes or any(self._open(hex_) for hex_ in zones[row.zone]), part, row.zone)

    # --- cards --------------------------------------------------------------------------------------------------------

    def _check_cards(self, side: Side, row: SideRow) -> None:
        part, cards, decks = f"sides.{side}", self.book.cards, self.book.decks
        for deck in row.decks:
            self.need(decks[deck].side in ("", side), part, deck)
        for id_, copies in (*Counter(row.extra).items(), *row.removed.items()):
            known = id_ in cards and cards[id_].deck in row.decks
            self.need(known and 1 <= copies <= cards[id_].copies, part, id_)
        for id_ in row.extra:
            self.need(cards[id_].stays, part, id_)
        left = sum(card.copies for card in cards.values() if card.deck in row.decks)
        left -= len(row.extra) + sum(row.removed.values())
        self.need(0 <= row.starting_cards <= left, part, "starting_cards")
        for id_, count in Counter(row.operations).items():
            self.need(id_ in self.book.operations and count == 1, part, id_)

    def _check_both_sides(self) -> None:
        """Each deck lies with one side, the tokens serve both, and no hex is a deployment zone of both."""
        sides = self.row.sides
        for deck, count in Counter(deck for side in SIDES for deck in sides[side].decks).items():
            self.need(count == 1, "sides", deck)
        divisions = [division for side in SIDES for division in sides[side].divisions]
        for spec, box in self.book.tables.tokens.items():
            self.need(sum(division.tokens.get(spec, 0) for division in divisions) <= box, "sides", spec)
        own, other = (
            {hex_ for division in sides[side].divisions for hex_ in self.row.zones[division.zone]} for side in SIDES
        )
        self.need(not own & other, "zones", min(own & other, default=""))

    # --- the aims -----------------------------------------------------------------------------------------------------

    def _check_control(self) -> None:
        for id_ in self.row.control:
            known = id_ in self.row.victory_objectives or (id_ == "buildings" and bool(self.row.buildings))
            self.need(known, "control", id_)

    def _check_victory(self) -> None:
        """WIN-01 The need can be met, and somebody wins."""
        rule, row = self.row.victory, self.row
        for id_ in rule.objectives:
            self.need(id_ in row.victory_objectives, "victory", id_)
        most = {"objectives": len(rule.objectives), "buildings": len(row.buildings), "points": 0}
        worth = sum(row.victory_objectives[id_].vp for id_ in rule.objectives)
        reach = most.get(rule.kind, worth * row.rounds)
        if rule.kind == "points":
            self.need(not rule.side and not rule.other and rule.need == 0, "victory", "side, other, need")
        else:
            self.need(1 <= rule.need <= reach, "victory", "need")
            self.need({rule.side, rule.other} == set(SIDES), "victory", "side, other")
        for held in rule.degrees:
            fits = held.isdecimal() and rule.need <= int(held) <= reach
            self.need(fits, "victory", held)
        self.need(min(rule.tank_vp, rule.loss_vp) >= 0, "victory", "tank_vp, loss_vp")

    def _check_special(self) -> None:
        """S3-1, S5-1 to S5-3"""
        row, vehicles = self.row, self.book.units.vehicles
        for id_ in row.sudden.objectives if row.sudden else ():
            self.need(id_ in row.victory_objectives, "sudden", id_)
        if row.exit:
            self.need(row.exit.zone in row.zones and row.exit.price >= 0, "exit", row.exit.zone)
            for kind, score in row.exit.vehicles.items():
                fits = kind in vehicles and score.vp >= 0 and 1 <= score.from_round <= row.rounds
                self.need(fits, "exit", kind)
        for ability in row.abilities:
            named = (
                ability.objective in row.victory_objectives if ability.kind == "blow_dump" else not ability.objective
            )
            self.need(named, "abilities", ability.objective or ability.kind)
            fits = 1 <= ability.need <= DIE and 1 <= ability.from_round <= row.rounds
            self.need(fits, "abilities", ability.kind)

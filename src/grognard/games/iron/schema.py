"""The data files of Tide of Iron, as types: what a file may hold, and where each entry comes from."""

from typing import Literal

import msgspec

from grognard.toolbox.data import OptionRow, Schema

Provenance = Literal["seed", "public", "reconstructed"]
Side = Literal["us", "de"]
SIDES: tuple[Side, ...] = ("us", "de")
Figure = Literal["regular", "elite", "officer", "mg", "mortar"]
FIGURES: tuple[Figure, ...] = ("regular", "elite", "officer", "mg", "mortar")
Terrain = Literal["clear", "rough", "woods", "building", "stream", "pond", "bridge"]
TERRAINS: tuple[Terrain, ...] = ("clear", "rough", "woods", "building", "stream", "pond", "bridge")
Depth = Literal["shallow", "deep", "flooded"]
Spec = Literal["anti_tank", "engineer", "flamethrower", "medic"]
SPECS: tuple[Spec, ...] = ("anti_tank", "engineer", "flamethrower", "medic")
Attack = Literal["normal", "suppressive"]
MarkerKind = Literal["entrenchment", "pillbox", "razor_wire", "tank_trap", "minefield", "smoke"]
Deck = Literal[
    "artillery_1",
    "artillery_2",
    "us_air_support_1",
    "us_reinforcements_1",
    "de_reinforcements_1",
    "command_1",
    "morale_1",
    "supply_1",
    "ground_support_1",
]
DECKS: tuple[Deck, ...] = (
    "artillery_1",
    "artillery_2",
    "us_air_support_1",
    "us_reinforcements_1",
    "de_reinforcements_1",
    "command_1",
    "morale_1",
    "supply_1",
    "ground_support_1",
)
DeckType = Literal["artillery", "air_support", "reinforcements", "command", "morale", "supply", "ground_support"]
Supply = Literal["entrenchment_pillbox", "wire_tank_trap", "smoke", "minefield"]  # markers printed back to back
Words = dict[str, str]  # in each language
Parts = dict[str, Provenance]  # by part


# --- units.json -------------------------------------------------------------------------------------------------------


class GunRow(Schema, frozen=True):
    """TGT-01 Hexes and black dice against one kind of target; both 0 where it cannot attack (TGT-13)."""

    range: int
    firepower: int


class SquadRow(Schema, frozen=True):
    slots: int  # COMP-03
    movement: int  # MOVE-02
    provenance: Parts


class FigureRow(Schema, frozen=True):
    """A mortar has its two kinds of area attack (FIG-04), every other figure one line for each kind of target."""

    name: Words
    box: int
    slots: int
    provenance: Provenance
    infantry: GunRow | None = None
    vehicle: GunRow | None = None
    suppressive: GunRow | None = None
    normal: GunRow | None = None


class VehicleRow(Schema, frozen=True):
    side: Side
    name: Words
    box: int
    movement: int
    armour: int
    infantry: GunRow
    vehicle: GunRow
    heavy: bool
    tank: bool  # FIG-22, FIG-23
    capacity: int  # TRAN-01: squads
    provenance: Provenance
    thick: bool = False  # FIG-26
    road: bool = False  # FIG-19
    fragile: bool = False  # FIG-20


class VariantRow(Schema, frozen=True):
    """Another gun against vehicles. Its id is the option and the value that bring it: ``tiger_gun_high``."""

    unit: str
    vehicle: GunRow
    provenance: Provenance


class UnitsFile(Schema, frozen=True):
    squad: SquadRow
    stacking: int  # MOVE-05
    figures: dict[Side, dict[Figure, FigureRow]]
    vehicles: dict[str, VehicleRow]
    bases: dict[Side, list[int]]  # COMP-04: by division
    variants: dict[str, VariantRow]
    provenance: Parts  # of what has no row


# --- terrain.json -----------------------------------------------------------------------------------------------------


class PriceRow(Schema, frozen=True):
    """MP to enter; null for nobody."""

    squad: int | None
    vehicle: int | None
    provenance: Provenance


class TerrainRow(Schema, frozen=True):
    """The prices of a stream hang on its depth and stand apart."""

    blocking: bool  # LOS-06
    squad: int | None
    vehicle: int | None
    cover: int
    hides: bool  # CONC-07
    road: bool  # TERR-04, TERR-05: whether a step along a road costs 1
    provenance: Provenance


class MarkerRow(Schema, frozen=True):
    """Chapter 23. What a marker does not have is 0."""

    supply: Supply
    provenance: Provenance
    fort: bool = False  # FORT-03
    cover: int = 0
    price: int = 0  # MP: to enter or leave a fortification, to clear wire
    dice: int = 0  # FORT-16
    need: int = 0  # FORT-16: the lowest die that hits
    hits: int = 0  # AREA-05: that destroy it


class TerrainFile(Schema, frozen=True):
    terrain: dict[Terrain, TerrainRow]
    streams: dict[Depth, PriceRow]  # TERR-06
    climb: int  # TERR-09, TERR-10: MP a level
    cliff: int  # TERR-11: levels
    higher_range: int  # TGT-10
    truck_road: int  # FIG-19: in THIRDS of an MP
    markers: dict[MarkerKind, MarkerRow]
    forts_in_hex: int  # FORT-03
    no_forts: list[Terrain]  # SPEC-05
    provenance: Parts  # of the figures without a row


# --- tables.json ------------------------------------------------------------------------------------------------------


class NeedRow(Schema, frozen=True):
    """ATK-08 The lowest die that hits."""

    close: int
    normal: int
    long: int
    provenance: Provenance


class FireMoveRow(Schema, frozen=True):
    """ACT-10 MP less."""

    squad: int
    vehicle: int
    provenance: Provenance


class DriftRow(Schema, frozen=True):
    """DRIFT-01 The lowest die that lands on target."""

    none: int
    seen: int
    enhanced: int
    provenance: Provenance


class AntiTankRow(Schema, frozen=True):
    firepower: int  # SPEC-07: added
    range: int  # SPEC-08: instead of the figures' own
    provenance: Provenance


class FlamethrowerRow(Schema, frozen=True):
    firepower: int  # SPEC-09: added
    cover: int  # SPEC-09: taken off the target's
    provenance: Provenance


class BoxRow(Schema, frozen=True):
    """COMP-01 What the box holds."""

    entrenchment_pillbox: int
    wire_tank_trap: int
    smoke: int
    minefield: int
    concealment: dict[Side, int]
    victory_objectives: int
    command_objectives: int  # of either side and of none
    overlays: int
    provenance: Provenance


class TablesFile(Schema, frozen=True):
    """Conditions count 0 steady, 1 pinned, 2 disrupted, 3 routed; damage 0 intact, 1 light, 2 heavy, 3 destroyed."""

    need: NeedRow
    red: int  # ATK-08: the lowest red die that cancels
    area: int  # AREA-02
    area_long: int  # FIG-06
    assault: int  # ASLT-10, ASLT-13
    suppressed: list[list[int]]  # DMG-04 to DMG-06: condition × hits, the last column for 4 or more
    damaged: list[list[int]]  # DMG-07
    fire_move: FireMoveRow
    assault_mp: int  # ACT-15: less
    board_mp: int  # TRAN-02, TRAN-05
    fort_mp: int  # FORT-01, FORT-02
    wire_mp: int  # FORT-12
    drift: DriftRow
    heal: int  # SPEC-11
    anti_tank: AntiTankRow
    flamethrower: FlamethrowerRow
    concussive: GunRow  # FIG-22: added
    officer_mp: int  # FIG-17: more
    medic: int  # SPEC-10: cover
    elite: int  # FIG-02: cover a figure
    officer: int  # FIG-14: cover
    assault_support: int  # ASLT-06: squads
    tokens: dict[Spec, int]  # in the box
    box: BoxRow
    options: dict[str, OptionRow]
    provenance: Parts  # of the figures without a row


# --- boards.json ------------------------------------------------------------------------------------------------------

LETTERS: dict[str, Terrain] = {
    "c": "clear",
    "r": "rough",
    "w": "woods",
    "b": "building",
    "s": "stream",
    "p": "pond",
    "=": "bridge",
}


class FaceRow(Schema, frozen=True):
    """A row of hexes is words from west to east: the letter of the terrain, and the level where it is not 0."""

    title: Words
    rows: list[str]
    roads: dict[str, list[int]]  # by column and row, "20": the directions of the road's ends, clockwise from 0 north
    provenance: Provenance


class BoardsFile(Schema, frozen=True):
    faces: dict[str, FaceRow]


# --- scenarios.json ---------------------------------------------------------------------------------------------------


class MarkerAt(Schema, frozen=True):
    marker: MarkerKind
    hex: str


class VictoryRow(Schema, frozen=True):
    hex: str
    vp: int


class CommandRow(Schema, frozen=True):
    hex: str
    owner: Side | Literal[""]  # CMD-04: empty for neutral
    value: int


class DivisionRow(Schema, frozen=True):
    """The figures fill the bases: SETUP-07."""

    bases: int
    figures: dict[Figure, int]
    vehicles: dict[str, int]
    tokens: dict[Spec, int]
    concealment: int
    zone: str


class ArrivalRow(Schema, frozen=True):
    """STAT-14 What comes in the status phase of a round."""

    round: int
    division: int  # 0 or 1
    vehicles: dict[str, int]
    figures: dict[Figure, int]
    bases: int


class SideRow(Schema, frozen=True):
    divisions: list[DivisionRow]
    decks: list[Deck]
    starting_cards: int
    extra: list[str]  # cards that begin in the play area
    removed: dict[str, int]  # copies of cards that are left out
    operations: list[str]
    zone: str  # of reinforcements: STAT-15
    arrivals: list[ArrivalRow]


class ExitScore(Schema, frozen=True):
    vp: int
    from_round: int


class ExitRow(Schema, frozen=True):
    """S5-1"""

    zone: str
    price: int  # MP
    vehicles: dict[str, ExitScore]


class AbilityRow(Schema, frozen=True):
    """S5-2, S5-3 What an engineer squad may do as an action."""

    kind: Literal["lay_mines", "blow_dump"]
    side: Side
    need: int  # the lowest die that succeeds
    objective: str  # empty for none
    from_round: int


class SuddenRow(Schema, frozen=True):
    """S3-1"""

    side: Side
    objectives: list[str]


class VictoryRule(Schema, frozen=True):
    """WIN-01"""

    kind: Literal["objectives", "buildings", "points", "each_round"]
    text: Words
    side: Side | Literal[""] = ""  # who must reach the need
    need: int = 0
    objectives: list[str] = msgspec.field(default_factory=list)
    other: Side | Literal[""] = ""  # who wins otherwise; empty for the side with more VP (WIN-02)
    degrees: dict[str, str] = msgspec.field(default_factory=dict)  # by objectives held
    scorer: Side | Literal[""] = ""  # who alone scores the victory objectives; empty for both
    tank_vp: int = 0  # to the American: a German tank destroyed, or heavily damaged at the end
    loss_vp: int = 0  # to the German: an American unit destroyed


class ScenarioRow(Schema, frozen=True):
    rule: str
    title: Words
    situation: Words
    rounds: int
    initiative: Side
    actions: dict[Side, int]
    stream: Depth
    layout: list[list[str]]  # rows of board faces
    overlays: dict[str, Terrain]  # SETUP-02
    roads: list[list[str]]  # added to the printed ones
    markers: list[MarkerAt]
    victory_objectives: dict[str, VictoryRow]
    command_objectives: list[CommandRow]
    buildings: list[str]  # S2-1: building hexes that are objectives
    zones: dict[str, list[str]]
    sides: dict[Side, SideRow]
    control: dict[str, Side]  # SETUP-11: by objective, or "buildings"
    victory: VictoryRule
    provenance: Parts
    exit: ExitRow | None = None
    abilities: list[AbilityRow] = msgspec.field(default_factory=list)
    sudden: SuddenRow | None = None


class ScenariosFile(Schema, frozen=True):
    scenarios: dict[str, ScenarioRow]


# --- operations.json --------------------------------------------------------------------------------------------------


class OperationRow(Schema, frozen=True):
    number: int
    name: Words
    text: Words
    both: bool  # OPS-01: binds both sides
    rule: str
    provenance: Parts
    values: dict[str, int] = msgspec.field(default_factory=dict)  # the figures of its effect, by what they count


class OperationsFile(Schema, frozen=True):
    operations: dict[str, OperationRow]


# --- cards.json -------------------------------------------------------------------------------------------------------


class _Step(Schema, frozen=True, tag_field="op"):
    """STRAT-06 The steps of a card, in printed order."""


class ContactStep(_Step, frozen=True, tag="contact"):
    """STRAT-07"""

    number: int


class TargetStep(_Step, frozen=True, tag="target"):
    """STRAT-09"""


class LineStep(_Step, frozen=True, tag="line"):
    """A straight line of hexes in place of the target."""

    length: int


class DirectionStep(_Step, frozen=True, tag="direction"):
    """The direction in which the attacks go on."""


class DriftStep(_Step, frozen=True, tag="drift"):
    """DRIFT-02"""


class AreaStep(_Step, frozen=True, tag="area"):
    """STRAT-10"""

    firepower: int
    kind: Attack
    ahead: int = 0  # hexes beyond the final one, in the direction chosen
    line: bool = False  # on each hex of the line
    no_forts: bool = False  # fortifications give no cover


class BlastStep(_Step, frozen=True, tag="blast"):
    """STRAT-11"""

    firepower: int
    kind: Attack


class AgainStep(_Step, frozen=True, tag="again"):
    """In so many later rounds again, from the drift on."""

    rounds: int


class SmokeStep(_Step, frozen=True, tag="smoke"):
    """FORT-19 The final hex and its neighbours, or a hex by a squad."""

    count: int
    at: Literal["final", "squad"]


class ContactBonusStep(_Step, frozen=True, tag="contact_bonus"):
    types: list[DeckType]
    add: int


class DriftBonusStep(_Step, frozen=True, tag="drift_bonus"):
    add: int
    least: int


class RegisteredStep(_Step, frozen=True, tag="registered"):
    """Discarded: the shot does not drift."""


class CounterBatteryStep(_Step, frozen=True, tag="counter_battery"):
    type: DeckType


class RevealStep(_Step, frozen=True, tag="reveal"):
    within: int


class DrawStep(_Step, frozen=True, tag="draw"):
    count: int


class StrikeStep(_Step, frozen=True, tag="strike"):
    """An attack on one unit without an attacker; "evicted" is the squad whose fortification the card removed."""

    target: Literal["vehicle", "squad", "evicted"]
    firepower: int
    need: int
    cover: Literal["full", "none", "terrain"]
    attacker_chooses: bool = False  # the figures lost


class SquadStep(_Step, frozen=True, tag="squad"):
    """STRAT-16"""

    figures: dict[Figure, int]
    truck: str = ""
    truck_price: int = 0  # command, for the squad to come aboard the truck


class VehicleStep(_Step, frozen=True, tag="vehicle"):
    """STRAT-16"""

    kind: str


class FiguresStep(_Step, frozen=True, tag="figures"):
    """Regular figures for squads with free slots."""

    count: int
    per_squad: int
    officer: bool  # only with an officer in the hex


class CutPoolStep(_Step, frozen=True, tag="cut_pool"):
    most: int


class PoolEachRoundStep(_Step, frozen=True, tag="pool_each_round"):
    amount: int


class ExtraActionsStep(_Step, frozen=True, tag="extra_actions"):
    count: int


class MovementStep(_Step, frozen=True, tag="movement"):
    """MP for one unit, when it is activated for one of these actions."""

    amount: int
    who: Literal["squad", "vehicle"]
    actions: list[Literal["advance", "fire_and_movement", "assault"]]


class TakeCoverStep(_Step, frozen=True, tag="take_cover"):
    amount: int


class BeastStep(_Step, frozen=True, tag="beast"):
    amount: int


class AmmunitionStep(_Step, frozen=True, tag="ammunition"):
    amount: int


class VehiclesStep(_Step, frozen=True, tag="vehicles"):
    """STRAT-15 MP for all vehicles of a side, through the next action phase."""

    amount: int
    whose: Literal["own", "enemy"]


class FearlessStep(_Step, frozen=True, tag="fearless"):
    """STRAT-15 Hits less of suppressive attacks on squads with an officer."""

    amount: int


class SurpriseStep(_Step, frozen=True, tag="surprise"):
    """An assault without op fire."""

    firepower: int


class RefreshStep(_Step, frozen=True, tag="refresh"):
    squad_only: bool


class ConcealStep(_Step, frozen=True, tag="conceal"):
    most: int


class RallyStep(_Step, frozen=True, tag="rally"):
    """The squads of a hex become steady."""


class HoldStep(_Step, frozen=True, tag="hold"):
    """No retreat from an assault."""


class EntrenchStep(_Step, frozen=True, tag="entrench"):
    """An entrenchment where a squad stands."""


class RepairStep(_Step, frozen=True, tag="repair"):
    """DMG-09 One step of damage less."""


class CommandStep(_Step, frozen=True, tag="command"):
    amount: int


class LookStep(_Step, frozen=True, tag="look"):
    """One of the top cards of a deck to the headquarters, the others back on top."""

    cards: int


class CoveringStep(_Step, frozen=True, tag="covering"):
    """No op fire in the first hexes that a unit enters."""

    hexes: int


class BreachStep(_Step, frozen=True, tag="breach"):
    """A marker less, in the hex of a squad or next to it."""

    markers: list[MarkerKind]
    adjacent_only: bool


class MineStep(_Step, frozen=True, tag="mine"):
    """A minefield so near to a squad."""

    within: int


class AmbushStep(_Step, frozen=True, tag="ambush"):
    """An attack on a vehicle that comes next to a squad, in place of op fire."""

    firepower: int
    need: int


Step = (
    ContactStep
    | TargetStep
    | LineStep
    | DirectionStep
    | DriftStep
    | AreaStep
    | BlastStep
    | AgainStep
    | SmokeStep
    | ContactBonusStep
    | DriftBonusStep
    | RegisteredStep
    | CounterBatteryStep
    | RevealStep
    | DrawStep
    | StrikeStep
    | SquadStep
    | VehicleStep
    | FiguresStep
    | CutPoolStep
    | PoolEachRoundStep
    | ExtraActionsStep
    | MovementStep
    | TakeCoverStep
    | BeastStep
    | AmmunitionStep
    | VehiclesStep
    | FearlessStep
    | SurpriseStep
    | RefreshStep
    | ConcealStep
    | RallyStep
    | HoldStep
    | EntrenchStep
    | RepairStep
    | CommandStep
    | LookStep
    | CoveringStep
    | BreachStep
    | MineStep
    | AmbushStep
)


class DeckRow(Schema, frozen=True):
    name: Words
    type: DeckType
    provenance: Provenance
    side: Side | Literal[""] = ""  # whose alone it is


class CardRow(Schema, frozen=True):
    deck: Deck
    name: Words
    text: Words
    copies: int
    phase: Literal["action", "command"]  # STRAT-01
    cost: int
    cross: bool  # STAT-02
    stays: bool  # STRAT-03: in the play area
    steps: list[Step]
    provenance: Parts


class CardsFile(Schema, frozen=True):
    decks: dict[Deck, DeckRow]
    cards: dict[str, CardRow]

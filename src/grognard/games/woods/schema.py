"""The data files of The Deadly Woods, as types: what a file may hold, and where each entry comes from."""

from typing import Literal

import msgspec

from grognard.toolbox.data import OptionRow, Schema

Provenance = Literal["seed", "public", "reconstructed"]
Side = Literal["german", "allied"]
SIDES: tuple[Side, ...] = ("german", "allied")  # 5.2: the German begins
Army = Literal["6pz", "5pz", "7a"]
ARMIES: tuple[Army, ...] = ("6pz", "5pz", "7a")  # 9.1a: from north to south
Corps = Literal["v", "viii", "vii", "iii", "xxx"]
UnitType = Literal["infantry", "mechanized", "cavalry", "armour"]  # 2.3.1
Nation = Literal["german", "us", "british"]
Branch = Literal["heer", "ss", "luftwaffe", "us", "british"]
Terrain = Literal["clear", "woods", "forest", "rough"]
Settlement = Literal["village", "town"]
River = Literal["minor", "major"]
Hexside = Literal["minor", "major", "bridge", "bridge_road", "destroyed"]  # 10.6b to e: what lies across
Result = Literal["AL1", "BL1", "DR", "DR*"]  # 11.3.3b: from the worst for the attacker to the best
AssetKind = Literal[
    "artillery", "nebelwerfer", "engineer", "greif", "motorized", "traffic", "delay", "air_supply", "plus_two"
]
ChitKind = Literal[
    "army",
    "all_german",
    "one_army",
    "three_formations",
    "reinforcement",
    "move_combat",
    "supply_check",
    "reaction",
    "patton_monty",
]
Point = tuple[float, float]


# --- map.json ---------------------------------------------------------------------------------------------------------


class HexRow(Schema, frozen=True):
    """What a hex has beside its terrain and its army zone is said only where it has it."""

    terrain: Terrain
    army: Army  # 9.1a
    british: bool = False  # 9.1a: in the British zone
    west_of_meuse: bool = False  # 3.4b, 10.6.4
    westwall: bool = False
    settlement: Settlement | Literal[""] = ""
    name: str = ""
    vp: bool = False  # 3.4a
    control: Side | Literal[""] = ""  # at the start, of a settlement: 3.5a
    nudge: Point = (0, 0)  # drawing: of the name
    provenance: Provenance = "reconstructed"


class RiverRow(Schema, frozen=True):
    river: str
    kind: River


class BridgeRow(Schema, frozen=True):
    road: bool  # 10.6b, c
    destroyed: bool  # at the start: 3.2c
    name: str = ""
    provenance: Provenance = "reconstructed"


class ZoneRow(Schema, frozen=True):
    side: Side  # whose source of supply it is: 2.2.1b
    hexes: list[str]
    fallback: list[str]  # 14.8d: the zones to enter by when this one is closed, the nearest first
    provenance: dict[str, Provenance]  # by part


class LabelRow(Schema, frozen=True):
    name: str
    at: Point  # on a sheet whose hexes measure 20 from the middle to a corner
    angle: float


class MapFile(Schema, frozen=True):
    columns: int
    rows: int
    hexes: dict[str, HexRow]  # column by column: 0101, 0102, …
    rivers: dict[str, RiverRow]  # by hexside: "3215/3315", the lower hex first
    roads: list[str]  # hexsides
    bridges: dict[str, BridgeRow]  # by hexside
    zones: dict[str, ZoneRow]  # 2.2.1a: by letter
    labels: list[LabelRow]  # drawing: of the rivers
    provenance: Provenance  # of what no row says it of


# --- units.json -------------------------------------------------------------------------------------------------------


class StepRow(Schema, frozen=True):
    """2.3.1.1a A face of a counter."""

    attack: int
    defence: int
    movement: int
    zoc: bool  # 7.1a: no strength in a circle


class UnitRow(Schema, frozen=True):
    label: str  # on the counter
    name: str
    side: Side
    nation: Nation
    branch: Branch  # drawing: the colour of the counter
    type: UnitType
    size: Literal["battalion", "regiment", "brigade", ""]  # drawing
    division: str  # empty for none: 11.2.1c
    command: Army | Corps | Literal[""]  # the army it comes from, or its corps: 6.1b
    steps: list[StepRow]  # the full strength first
    provenance: dict[str, Provenance]  # by part
    formation: str = ""  # 14.7: of a German unit
    formation_kind: Literal["armour", "mechanized", "infantry", ""] = ""
    third_step: bool = False  # 2.3.1.1b: the last step is a counter of its own, and mechanized
    hex: str = ""  # of the set-up: 3.2a
    turn: int = 0  # of arrival, else 0
    box: int = 0  # 14.8a: with the first or the second Reinforcement chit
    zones: list[str] = msgspec.field(default_factory=list)  # of entry; the owner chooses among several
    airborne: bool = False  # 11.4.1a
    withdraws: bool = False  # 12.10a
    released: int = 0  # 10.6.4a: the turn from which it may cross the Meuse, else 0
    tied_to: str = ""  # 10.6.4c: a zone that it stays near
    condition: str = ""  # 14.8.3: the hex that the Germans must control
    surrenders: bool = False  # 8.3f


class UnitsFile(Schema, frozen=True):
    """All German units first, then all Allied ones; VdH and the US Delay are the last of their side."""

    units: dict[str, UnitRow]


# --- assets.json ------------------------------------------------------------------------------------------------------


class AssetRow(Schema, frozen=True):
    kind: AssetKind
    side: Side
    turn: int  # the first in which it is there
    provenance: Provenance
    last: int = 0  # the last one, else 0: 12.1
    strength: int = 0  # of artillery and Nebelwerfer: 12.2b
    army: Army | Literal[""] = ""  # 12.2a
    corps: Corps | Literal[""] = ""  # 12.3b
    hex: str = ""  # of the set-up: 12.4.1b
    withdraws: bool = False  # 12.10a


class AssetsFile(Schema, frozen=True):
    assets: dict[str, AssetRow]


# --- chits.json -------------------------------------------------------------------------------------------------------


class ChitRow(Schema, frozen=True):
    side: Side | Literal[""]  # 14.2c: a Supply Check belongs to neither
    kind: ChitKind
    army: Army | Literal[""]  # 14.5a
    count: int
    provenance: Provenance


class ChitsFile(Schema, frozen=True):
    chits: dict[str, ChitRow]


# --- turns.json -------------------------------------------------------------------------------------------------------


class ReplacementRow(Schema, frozen=True):
    """13.2a Points of each kind."""

    infantry: int
    armour: int


class TurnRow(Schema, frozen=True):
    days: dict[str, str]  # in each language
    initiative: Side | Literal[""]  # 5.2; empty where the number below decides
    initiative_vp: int  # 5.2b: VP hexes that give it to the German, else 0
    cup: dict[str, int]  # 17.0a: chits of either side and of none
    hand: dict[str, int]  # 14.3.1b, 14.8.2a: chits that the Allies hold
    army_chits: tuple[int, int]  # 17.0b, c: how many the German chooses, and how many with St. Vith and Bastogne
    replacements: dict[Side, ReplacementRow]
    provenance: dict[str, Provenance]  # by part


class TurnsFile(Schema, frozen=True):
    turns: list[TurnRow]


# --- tables.json ------------------------------------------------------------------------------------------------------


class CrtRow(Schema, frozen=True):
    columns: list[str]  # odds, from the lowest
    rows: list[list[Result]]  # by die, from 1
    provenance: dict[str, Provenance]  # by part


class TerrainRow(Schema, frozen=True):
    """Movement points to enter; null where it is not allowed off the road."""

    infantry: int
    motorized: int | None
    nebelwerfer: int  # 12.2f: added to the strength
    provenance: dict[str, Provenance]  # by part


class SettlementRow(Schema, frozen=True):
    nebelwerfer: int  # 12.2f
    provenance: Provenance


class RoadRow(Schema, frozen=True):
    """10.4a, b What a hex along the road costs, in HALF movement points."""

    infantry: int
    motorized: int
    provenance: Provenance


class HexsideRow(Schema, frozen=True):
    """10.6b to e Movement points in addition; null where nobody of that kind crosses."""

    infantry: int | None
    motorized: int | None  # off the road: at the road rate a bridge with a road costs nothing
    provenance: Provenance


class SupplyRow(Schema, frozen=True):
    reach: int  # 8.2a: hexes to a road
    oos_movement: int  # 8.3a, d
    provenance: Provenance


class SupportRow(Schema, frozen=True):
    """Hexes."""

    corps_range: int  # 8.3h, 12.3c, d, 12.4.1c: from a unit of the corps
    engineer_range: int  # 12.4.2a
    integrity_range: int  # 11.2.1: to another unit of the division
    provenance: Provenance


class WithdrawalRow(Schema, frozen=True):
    """12.10"""

    turn: int
    steps: int
    vp: int
    provenance: Provenance


class SuddenDeathRow(Schema, frozen=True):
    steps: int  # 3.4b
    vp: int  # 3.4c
    provenance: Provenance


class DemolitionRow(Schema, frozen=True):
    range: int  # 10.6.1a: of an engineer
    die: int  # 10.6.1b: the highest that destroys the bridge
    provenance: Provenance


class MarkersRow(Schema, frozen=True):
    """Movement points that a marker adds."""

    greif: int  # 12.5b
    traffic: int  # 12.8
    vdh: int  # 12.7b
    vdh_die: int  # 12.7b: the highest with which VdH lands as a unit
    provenance: Provenance


class TownsRow(Schema, frozen=True):
    """The places that rules name; Ouren is a hexside."""

    st_vith: str  # 9.2.1a, 14.8.3, 17.0b
    bastogne: str  # 14.8.3, 17.0b
    luxembourg: str  # 13.2.2c
    eupen: str  # 13.2.2c
    bullingen: str  # 3.2d, 8.5a
    ouren: str  # 10.6.3
    provenance: dict[str, Provenance]  # by part


class TablesFile(Schema, frozen=True):
    crt: CrtRow
    terrain: dict[Terrain, TerrainRow]
    settlement: dict[Settlement, SettlementRow]
    road: RoadRow
    hexsides: dict[Hexside, HexsideRow]
    supply: SupplyRow
    support: SupportRow
    retreat: int  # 11.4a: hexes
    withdrawal: WithdrawalRow
    sudden_death: SuddenDeathRow
    demolition: DemolitionRow
    markers: MarkersRow
    motorized_movement: int  # 10.5b
    rush_movement: int  # 14.8.4
    towns: TownsRow
    options: dict[str, OptionRow]
    provenance: dict[str, Provenance]  # of the figures without a row


# --- scenarios.json ---------------------------------------------------------------------------------------------------


class ScenarioRow(Schema, frozen=True):
    rule: str
    title: dict[str, str]
    turns: int  # 3.1
    vp: int  # 3.4d, e: what the German needs at the end
    vp_kept: int  # 3.4e: the same when the SS has not withdrawn
    provenance: Provenance


class ScenariosFile(Schema, frozen=True):
    scenarios: dict[str, ScenarioRow]

"""The data files of Tank on Tank, as types: what a file may hold, and where each entry comes from."""

from typing import Literal

from grognard.toolbox.data import OptionRow, Schema

Provenance = Literal["seed", "public", "reconstructed"]
Side = Literal["us", "de"]
SIDES: tuple[str, ...] = ("us", "de")  # American, German: 1.0a
TERRAIN = ("clear", "hill", "town", "woods")  # 3.0c: exactly one of these


class UnitType(Schema, frozen=True, rename={"class_": "class"}):
    side: Side
    class_: Literal["heavy", "light"]
    kind: Literal["tank", "tank_destroyer", "sp_artillery", "infantry", "at_gun"]
    leader: bool
    range: int
    defence: int
    defence_cover: int
    movement: int
    hill_range: bool
    promotes_to: str
    counters: int
    provenance: dict[str, Provenance]


class UnitsFile(Schema, frozen=True):
    types: dict[str, UnitType]


class MapSheet(Schema, frozen=True):
    provenance: Provenance
    hill: str
    town: str
    woods: str
    roads: str  # pairs of hexes whose common side a road crosses
    road_exits: str  # hex and map edge by which a road leaves the map
    named_roads: dict[str, str]


class MapsFile(Schema, frozen=True):
    maps: dict[str, MapSheet]


class TerrainRow(Schema, frozen=True):
    cost: int
    obstacle: bool
    fire_modifier: int
    range_bonus: int
    cover: bool
    provenance: Provenance


class RoadRow(Schema, frozen=True):
    cost: int
    march_bonus: int
    provenance: Provenance


class FireRow(Schema, frozen=True):
    further_firer: int
    rear: int
    night_per_hex: int
    natural_miss: int
    natural_hit: int
    provenance: Provenance


class ChitsRow(Schema, frozen=True):
    values: list[int]
    provenance: Provenance


class SolitaireRow(Schema, frozen=True):
    ends: dict[str, int]  # AP spent -> faces of the die that end the phase
    faces: int
    provenance: Provenance


class TablesFile(Schema, frozen=True):
    terrain: dict[str, TerrainRow]
    road: RoadRow
    fire: FireRow
    chits: ChitsRow
    solitaire: SolitaireRow
    options: dict[str, OptionRow]


class Zone(Schema, frozen=True):
    hexes: str
    provenance: Provenance


class SetUpRow(Schema, frozen=True):
    """A step of the set-up: units of a side into a zone, or the choice of an Ace."""

    side: Side
    zone: str = ""
    units: str = ""  # "rest" for those that an earlier step left over
    choose: int = 0  # so many of the units, the player's choice; 0 for all
    ace_of: str = ""


class EntryRow(Schema, frozen=True):
    side: Side
    units: str
    turn: int
    zone: str
    edge: Literal["N", "S", "E", "W"]


class ExitRow(Schema, frozen=True):
    side: Side
    zone: str
    edge: Literal["N", "S", "E", "W"]


class AutomaticRow(Schema, frozen=True):
    """A victory at once (or, for roads, at the end of a turn)."""

    side: Side
    kind: Literal["eliminate_all", "exit", "block_roads"]
    rule: str
    count: int = 0
    roads: str = ""


class PointsRow(Schema, frozen=True):
    """Victory points beside one for each enemy unit eliminated."""

    towns: str
    ace: int
    exited: int
    none_exited: int


class EndRow(Schema, frozen=True):
    """The test after the last turn: ``side`` wins if it holds, ``otherwise`` the other one (empty: play on)."""

    kind: Literal["control", "points", "otherwise"]
    rule: str
    side: str = ""
    otherwise: str = ""
    hexes: str = ""
    need: int = 0
    points: PointsRow | None = None


class ScenarioRow(Schema, frozen=True):
    rule: str
    title: dict[str, str]
    map: str
    turns: int
    extends: bool
    first: Literal["us", "de", "die"]
    night: bool
    ace: str
    setup: list[SetUpRow]
    entries: list[EntryRow]
    exits: list[ExitRow]
    automatic: list[AutomaticRow]
    end: EndRow
    suggested: dict[str, str]  # unit -> hex and facing, for a newcomer
    provenance: Provenance


class ScenariosFile(Schema, frozen=True):
    zones: dict[str, Zone]
    scenarios: dict[str, ScenarioRow]

"""The data files of Tigers in the Mist, as types: what a file may hold, and where each entry comes from."""

from typing import Literal

from grognard.toolbox.data import OptionRow, Schema

Provenance = Literal["seed", "public", "reconstructed"]
Side = Literal["german", "allied"]
SIDES: tuple[Side, ...] = ("german", "allied")  # 8.1: the German moves first
UnitType = Literal["engineer", "armour", "mechanized", "motorized", "foot"]  # 4.11
Branch = Literal["heer", "ss", "luftwaffe", "us", "british", "garrison"]  # 4.12
ReleaseKey = Literal["2ss", "9ss", "10ss", "11pz"]  # 11.3: the conditional groups
PlayArea = Literal["seventh_army", "fifth_panzer"]
Level = Literal[
    "german_decisive",
    "german_tactical",
    "german_marginal",
    "draw",
    "allied_marginal",
    "allied_tactical",
    "allied_decisive",
]
Point = tuple[float, float]


# --- map.json ---------------------------------------------------------------------------------------------------------


class AreaRow(Schema, frozen=True):
    name: str
    country: Literal["BE", "DE", "LU"]  # drawing: 3.24
    control: Side  # at the start: 12.22
    front_line: bool  # 3.25
    vp: int  # 3.26
    release: ReleaseKey | Literal[""]  # 3.27: whom superiority there releases
    centre: Point
    polygon: list[Point]
    nudge: Point  # drawing: of the name and the number
    aside: Point  # drawing: of the counters
    provenance: dict[str, Provenance]  # by part


class ZoneRow(Schema, frozen=True):
    """3.21 The zones of a side stand in the order in which 11.14 counts the steps from one to the next."""

    side: Side  # whose source of supply it is: 13.11
    closed_to: Side | Literal[""]  # 11.22, 11.23
    multiplier: int  # 3.28; 0 for none
    centre: Point
    aside: Point  # drawing: of the counters
    provenance: dict[str, Provenance]  # by part


class LinkRow(Schema, frozen=True):
    road: Literal["major", "minor"]
    river: str  # that it crosses, else empty
    bridge: Point | None  # drawing: where it crosses the river
    damaged: bool  # at the start: 5.1
    provenance: Provenance


class PlayAreaRow(Schema, frozen=True):
    """What lies inside the scenario line of one colour: SA-1, SB-1."""

    areas: list[str]
    zones: list[str]
    provenance: Provenance


class ShapeRow(Schema, frozen=True):
    """A line or an outline of the country: 3.24, no effect but for the rivers that links cross."""

    kind: Literal["great_river", "river", "woods", "forest", "rough"]
    name: str
    line: list[Point]


class LabelRow(Schema, frozen=True):
    name: str
    at: Point
    angle: float


class MapFile(Schema, frozen=True):
    areas: dict[str, AreaRow]  # by number: 3.22
    zones: dict[str, ZoneRow]  # by letter
    links: dict[str, LinkRow]  # by the two places that the road joins: "40-41", "39-A"
    touching: list[tuple[str, str]]  # 3.22: areas with a common border, road or no road
    play_areas: dict[PlayArea, PlayAreaRow]
    shapes: list[ShapeRow]  # from the bottom up
    labels: list[LabelRow]  # of the rivers
    outline: list[Point]  # of all areas together
    box: tuple[float, float, float, float]  # what a client shows: x, y, width, height
    margin: float
    kilometre: float
    provenance: Provenance  # of what is only drawn


# --- units.json -------------------------------------------------------------------------------------------------------


class UnitRow(Schema, frozen=True):
    name: str  # 4.13
    formation: str  # as the scenarios list it
    side: Side
    branch: Branch
    type: UnitType
    sp: int  # 4.16
    size: Literal["battalion", "regiment"]
    area: str  # of the set-up: 5.21; empty for a reinforcement
    entrenched: bool  # 5.22
    triangle: bool  # 5.23: an Allied unit may move on 16-1; 5.24: a German one may not
    impulse: str  # of entry: 11.11; empty for a unit of the set-up
    zones: list[str]  # of entry; the owner chooses among several
    release: ReleaseKey | Literal[""]  # 11.3
    provenance: dict[str, Provenance]  # by part


class UnitsFile(Schema, frozen=True):
    """All German units first, then all Allied ones."""

    units: dict[str, UnitRow]


# --- tables.json ------------------------------------------------------------------------------------------------------


class DayRow(Schema, frozen=True):
    """6.IV-VII A turn."""

    day: int
    impulses: int
    allied_demolition: bool  # 10.26
    special_forces: bool  # 14.11
    provenance: Provenance


class FactorRow(Schema, frozen=True):
    """4.17 The hit number of an attacker and of a defender, and the movement points."""

    attack: int
    defence: int
    movement: int
    provenance: Provenance


class StackingRow(Schema, frozen=True):
    """7.1 What one side may have in an area when its movement ends."""

    units: int
    sp: int
    exempt: list[str]  # German set-up areas without a limit before the impulse below
    until: str
    provenance: dict[str, Provenance]  # by part


class CostsRow(Schema, frozen=True):
    """8.3 Movement points; whoever is no engineer pays all of them to entrench, and an engineer to build a bridge."""

    major: int
    minor: int
    damaged_bridge: int  # 8.34: in place of the road's cost
    as_foot: int  # 8.34: the allowance of whoever crosses a damaged bridge
    occupied: int  # 8.37: to enter
    leave_enemy: int
    blown: int  # 8.42
    entrench: int  # 8.52: of an engineer
    provenance: Provenance


class ZoneShiftRow(Schema, frozen=True):
    """11.14 Entry by another zone of the edge."""

    steps: int  # at most
    cost: int  # in movement points, by step
    provenance: Provenance


class ArtilleryRow(Schema, frozen=True):
    sp: int  # 9.42: to each call
    least: int  # 9.42: calls of the defender
    allied: int  # 9.43: highest die with which a call succeeds
    german_front_line: int  # 9.44
    german: int  # 9.45
    attack: int  # 9.48: hit numbers
    defence: int
    provenance: Provenance


class ModifiersRow(Schema, frozen=True):
    """9.71 Added to the dice of fire."""

    entrenched: int  # the attacker's at an entrenched unit
    oos: int  # of a firer out of supply
    no_combined_arms: int  # the defender's
    river: int  # the defender's
    provenance: Provenance


class DemolitionRow(Schema, frozen=True):
    """10.29 The highest die that damages the bridge."""

    engineer: int
    engineer_moved: int
    other: int
    other_moved: int
    bridges: int  # 10.23: that one unit may try in an impulse
    provenance: Provenance


class BuildingRow(Schema, frozen=True):
    need: int  # 10.15: the highest die that builds
    failure: int  # 10.16: added for each earlier failure at the bridge
    provenance: Provenance


class SupplyRow(Schema, frozen=True):
    attrition: int  # 13.21: strength points
    provenance: Provenance


class ReleaseRow(Schema, frozen=True):
    """11.3, SB-4, SD-2 A conditional group; the map says where superiority releases it."""

    otherwise: str  # the impulse in which it comes all the same; empty for never
    provenance: Provenance


class SpecialForcesRow(Schema, frozen=True):
    cost: int  # 14.22: to enter, and to leave
    last_impulse: int  # 14.22: the last of a turn in which that effect may be chosen
    demolition: int  # 14.23: the highest die that damages the bridge
    modifier: int  # 14.24: to Allied fire
    provenance: Provenance


class TournamentRow(Schema, frozen=True):
    """OPT-WBC The German total of a draw, and the bids for a side."""

    draw: int
    least: float
    most: float
    step: float
    provenance: Provenance


class ScenarioOptionRow(OptionRow, frozen=True):
    scenarios: list[str]  # where it can be chosen; empty for all


class TablesFile(Schema, frozen=True):
    calendar: list[DayRow]
    factors: dict[UnitType, FactorRow]  # 9.51: in the order of quality, best first
    stacking: StackingRow
    costs: CostsRow
    zone_shift: ZoneShiftRow
    artillery: ArtilleryRow
    modifiers: ModifiersRow
    demolition: DemolitionRow
    building: BuildingRow
    supply: SupplyRow
    releases: dict[ReleaseKey, ReleaseRow]
    special_forces: SpecialForcesRow
    tournament: TournamentRow
    options: dict[str, ScenarioOptionRow]


# --- scenarios.json ---------------------------------------------------------------------------------------------------


class TownsRow(Schema, frozen=True):
    """SC-3 What towns score at the end."""

    areas: list[str]
    alone: int
    contested: int


class ScenarioRow(Schema, frozen=True):
    rule: str
    title: dict[str, str]
    play_area: PlayArea | Literal[""]  # empty for the whole map
    units: list[str]  # empty for all
    supply: dict[Side, list[str]]  # zones
    damaged: list[str]  # bridges, beside those of 5.1
    special_forces: int  # how often they may be used
    last: str  # impulse
    ends_after: Side  # whose half of it is the last
    final_attrition: bool  # R45
    scored: bool  # 12.21: the values of areas, each turn
    exits: bool  # 12.23
    towns: TownsRow | None
    hole: int  # SC-4: what each scores; 0 for nothing
    levels: dict[Level, int]  # the lowest German total of each; empty: the objectives decide
    objectives: list[str]  # SA-5
    provenance: dict[str, Provenance]  # by part


class ScenariosFile(Schema, frozen=True):
    scenarios: dict[str, ScenarioRow]

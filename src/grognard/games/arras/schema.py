"""The data files of Counter-Attack: Arras, as types: what a file may hold, and where each entry comes from."""

from typing import Literal

from grognard.toolbox.data import OptionRow, Schema

Provenance = Literal["seed", "public", "reconstructed"]
Side = Literal["allied", "german"]
SIDES: tuple[Side, ...] = ("allied", "german")  # 1.0
Nation = Literal["british", "french", "wehrmacht", "ss"]  # 3.1: Flak counts as Wehrmacht
UnitType = Literal["infantry", "armour", "antitank", "flak", "artillery", "leader"]  # 3.2
River = Literal["", "Scarpe", "Crinchon", "Cojeul"]
ReleaseKey = Literal["french", "panzers", "reserves", "fifth"]  # 13.1, 13.2, 13.3, 13.4
Point = tuple[float, float]


# --- map.json ---------------------------------------------------------------------------------------------------------


class PlaceRow(Schema, frozen=True):
    kind: Literal["sector", "zone"]
    name: str
    control: Side  # at the start: 2.1.4
    colour: Literal["blue", "black", "half"]
    shape: Literal["circle", "square"]  # 2.1.2-a: no Overrun in a square
    tem: int
    ring: bool  # 2.1.5
    star: Literal["", "white", "black"]  # 4.1-b: it helps, or costs, the Allied Initiative roll
    limit: int  # 5.1.3
    bank: Literal["", "north", "south"]  # of the Scarpe; zones have none
    scarpe: bool  # it borders the Scarpe
    terrain: str
    centre: Point
    polygon: list[Point]
    nudge: Point  # drawing: of the name and the identifier
    aside: Point  # drawing: of the counters
    provenance: dict[str, Provenance]  # by part


class LinkRow(Schema, frozen=True):
    a: str
    b: str
    river: River
    arrow: list[Point]  # drawing; empty for a border (2.1.3)
    provenance: Provenance


class LineRow(Schema, frozen=True):
    kind: Literal["great_river", "river", "brook", "avenue"]
    name: str
    line: list[Point]


class TownRow(Schema, frozen=True):
    kind: Literal["village", "city", "citadel"]
    name: str
    at: Point


class LabelRow(Schema, frozen=True):
    name: str
    at: Point
    angle: float
    size: float


class MapFile(Schema, frozen=True):
    places: dict[str, PlaceRow]
    links: list[LinkRow]
    corners: list[tuple[str, str]]  # 2.1.1.b: they touch and are not adjacent
    lines: list[LineRow]  # from the bottom up; 5.1.1: they have no effect on movement
    towns: list[TownRow]
    labels: list[LabelRow]
    box: tuple[float, float, float, float]  # of the sectors: x, y, width, height
    margin: float  # where the zones lie
    kilometre: float
    provenance: Provenance  # of what is only drawn


# --- units.json -------------------------------------------------------------------------------------------------------


class UnitRow(Schema, frozen=True):
    name: str
    short: str  # as it fits on a counter
    side: Side
    nation: Nation
    type: UnitType
    subtype: str
    size: str
    group: str  # 3.3.2; empty for R counters
    attack: int
    defence: int
    movement: int
    spent_defence: int
    italic: bool  # 3.3.1
    original: str  # the armour that this R counter replaces (10.2), else empty
    optional: bool  # 15.2
    provenance: dict[str, Provenance]  # by part


class UnitsFile(Schema, frozen=True):
    """All Allied units first, then all German ones; of each side its R counters last."""

    units: dict[str, UnitRow]


# --- tables.json ------------------------------------------------------------------------------------------------------


class TurnRow(Schema, frozen=True):
    clock: str
    initiative: Literal["allied", "german", "roll"]
    air: dict[Side, int]
    gort: bool
    provenance: Provenance


class InitiativeRow(Schema, frozen=True):
    """4.1-b What the Allied roll gains or loses by the control of places."""

    bonus: dict[str, int]  # if the Allies control it
    penalty: dict[str, int]  # if the Germans do
    provenance: Provenance


class CostsRow(Schema, frozen=True):
    """5.2 Movement points; leaving a place with a Fresh enemy takes all of them."""

    clear: int
    near_fresh: int
    spent: int
    fresh: int
    leave_spent: int
    provenance: Provenance


class AttackRow(Schema, frozen=True):
    """6.2 Beside the attack factor of the Point Unit."""

    other: int
    mixed: int
    leader: int  # the letter that the source skips
    river: int
    provenance: Provenance


class DefenceRow(Schema, frozen=True):
    """6.3 Beside the defence factor of the Forward Unit and the TEM."""

    other_fresh: int
    rommel: int
    provenance: Provenance


class PricesRow(Schema, frozen=True):
    """6.4.2.a-1 What a loss pays, in casualty points."""

    fresh_eliminated: int
    fresh_spent: int
    spent_eliminated: int
    spent_retreats: int
    provenance: Provenance


class DiceRow(Schema, frozen=True):
    assault: int
    supported: int
    bombardment: int
    provenance: Provenance


class ReleaseRow(Schema, frozen=True):
    rule: str
    side: Side
    group: str
    rolls: dict[str, int]  # turn -> lowest die that releases
    automatic: int  # turn; 0 for never
    entry: list[str]  # empty: the group is on the map from the start
    wanted: list[str]  # 13.3: a British unit in one of them
    provenance: Provenance


class GortRow(Schema, frozen=True):
    lasts: int  # lowest total that keeps the battle going
    sectors: list[str]
    control: int
    contested: int
    provenance: Provenance


class NorthRow(Schema, frozen=True):
    """13.6 Rommel turns north."""

    from_turn: int
    need: int
    bonus: dict[str, int]  # so many units have crossed -> added to the die; only the best counts
    origin: list[str]
    goal: list[str]
    provenance: Provenance


class VictoryRow(Schema, frozen=True):
    target: int  # 11.3
    least: int  # 11.1-b: with fewer points the Germans win at once
    all_of: list[str]  # 11.1
    any_zone: list[str]  # 11.1-a
    trace: list[str]  # 11.2-a
    two_rings: int  # 11.2-d
    rommel: int  # 11.2-c
    north: int  # 13.6-c
    provenance: Provenance


class AdvantageRow(Schema, frozen=True):
    holder: Side  # at the start: 9.0
    release: Literal["reroll", "automatic"]  # 9.4-a
    provenance: dict[str, Provenance]  # by part


class BidsRow(Schema, frozen=True):
    """14.1.1 The bids that can be made."""

    least: int
    most: int
    provenance: dict[str, Provenance]  # by part


class BalanceRow(Schema, frozen=True):
    """15.1, 15.2 How far a balance option goes."""

    air: int  # markers more or fewer a turn
    reserve: int  # points that release group J
    provenance: Provenance


class TablesFile(Schema, frozen=True):
    turns: list[TurnRow]
    initiative: InitiativeRow
    costs: CostsRow
    attack: AttackRow
    defence: DefenceRow
    prices: PricesRow
    dice: DiceRow
    support_range: int  # 8.1
    guns: int  # 7.0: most of one bombardment
    releases: dict[ReleaseKey, ReleaseRow]
    gort: GortRow
    north: NorthRow
    victory: VictoryRow
    advantage: AdvantageRow
    reorganise: list[UnitType]  # 10.1-a: the types that return in exchange for another
    bids: BidsRow
    balance: BalanceRow
    options: dict[str, OptionRow]
    provenance: dict[str, Provenance]  # of the entries that are no rows


# --- scenarios.json ---------------------------------------------------------------------------------------------------


class ScenarioRow(Schema, frozen=True):
    rule: str
    title: dict[str, str]
    turns: int
    placed: bool  # every group has its place already: nobody sets up
    fixed: dict[Side, dict[str, str]]  # group -> place
    places: dict[Side, list[str]]  # where the other groups may be set up
    waiting: dict[Side, list[str]]  # groups off the map
    frozen: dict[Side, list[str]]  # groups on the map that nobody may activate yet
    closed: dict[str, ReleaseKey]  # place -> what opens it
    suggested: dict[Side, dict[str, str]]  # group -> place, for a newcomer
    provenance: Provenance


class ScenariosFile(Schema, frozen=True):
    scenarios: dict[str, ScenarioRow]

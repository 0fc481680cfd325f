"""The data: what the rulebook states of it, that it hangs together, and how a wrong file is refused."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

import pytest

from grognard.games.tigers import look
from grognard.games.tigers.schema import SIDES, MapFile, ScenarioRow, ScenariosFile, TablesFile, UnitRow, UnitsFile
from grognard.kernel import Badge, Problem
from grognard.toolbox.areas import AreaGraph
from grognard.toolbox.data import DataFolder

T = TypeVar("T")
PACKAGE = "grognard.games.tigers"
FOLDER = DataFolder(PACKAGE)
MAP = FOLDER.load("map.json", MapFile)
UNITS = FOLDER.load("units.json", UnitsFile).units
TABLES = FOLDER.load("tables.json", TablesFile)
SCENARIOS = FOLDER.load("scenarios.json", ScenariosFile).scenarios
AREAS, ZONES, LINKS = MAP.areas, MAP.zones, MAP.links
PLACES = [*AREAS, *ZONES]
NUMBERS = {row.name: id_ for id_, row in AREAS.items()}
IMPULSES = [f"{row.day}-{n}" for row in TABLES.calendar for n in range(1, row.impulses + 1)]
DAMAGED = {"40-41", "51-70", "55-69", "19-20", "10-11"}  # 5.1


def ends(link: str) -> tuple[str, str]:
    a, b = link.split("-")
    return a, b


def joined(one: str, two: str) -> str:
    """The link of two areas by name."""
    a, b = sorted((NUMBERS[one], NUMBERS[two]), key=int)
    return f"{a}-{b}"


def graph(scenario: ScenarioRow | None = None, shut: Iterable[str] = ()) -> AreaGraph:
    """The links of a scenario, or of the whole map; without the bridges named."""
    allowed = set(PLACES)
    if scenario and scenario.play_area:
        inside = MAP.play_areas[scenario.play_area]
        allowed = {*inside.areas, *inside.zones}
    found = (ends(link) for link in LINKS if link not in shut)
    return AreaGraph(PLACES, (pair for pair in found if allowed >= set(pair)))


def reached(net: AreaGraph, starts: Iterable[str], blocked: Iterable[str] = ()) -> set[str]:
    blocked = set(blocked)
    mask = [name not in blocked for name in net.names]
    found: set[str] = set()
    for start in starts:
        there = net.connected(net.index(start), mask)
        found |= {name for name, yes in zip(net.names, there, strict=True) if yes}
    return found


def members(scenario: ScenarioRow) -> dict[str, UnitRow]:
    return {id_: row for id_, row in UNITS.items() if not scenario.units or id_ in scenario.units}


def held(scenario: ScenarioRow, side: str) -> dict[str, list[UnitRow]]:
    """The set-up of one side by area."""
    found: dict[str, list[UnitRow]] = defaultdict(list)
    for row in members(scenario).values():
        if row.side == side and row.area:
            found[row.area].append(row)
    return found


def formations(rows: Iterable[UnitRow], side: str) -> set[str]:
    return {row.formation for row in rows if row.side == side}


# --- 3 The map -----------------------------------------------------------------------------------------------------

# Areas whose number the rulebook gives (5.1, the example of movement), and those that it calls by name
NUMBERED = {
    "10": "Irrel", "11": "Echternach", "19": "Nusbaum", "20": "Beaufort", "40": "Wahlerscheid", "41": "Monschau",
    "51": "Dasburg", "55": "Gemund", "58": "Ettelbruck", "59": "Eschdorf", "69": "Holzthum", "70": "Marnach",
}  # fmt: skip
CALLED = """Luxembourg, Mersch, Vianden, Diekirch, Larochette, Ettelbruck, Eschdorf, Rambrouch, Saeul, Weiswampach,
Grandmenil, Trois Ponts, Malmedy, Belle-Croix, Beaufays, Oneux, Ouffet, Mean, Marche, Rochefort, Wellin, Arlon,
Martelange, Bastogne, Noville, Hoffrai, Monschau, Waimes, Sprimont, Nives, Moircy, Sinspelt"""
ROADS = """Mersch-Ettelbruck, Ettelbruck-Eschdorf, Eschdorf-Rambrouch, Mersch-Saeul, Bastogne-Sprimont, Nives-Moircy,
Sprimont-Moircy, Waimes-Malmedy, Rochefort-Wellin, Rochefort-Grupont, Rochefort-Marche, Vianden-Hosheid"""


@pytest.mark.rule("3.22")
def test_areas_are_numbered_through_and_neighbours_in_number_touch() -> None:
    assert list(AREAS) == [str(number) for number in range(1, len(AREAS) + 1)]
    assert len(NUMBERS) == len(AREAS)
    assert {id_: AREAS[id_].name for id_ in NUMBERED} == NUMBERED
    assert set(CALLED.replace("\n", " ").split(", ")) <= set(NUMBERS)
    touching = set(MAP.touching)
    assert len(touching) == len(MAP.touching)
    assert {(str(n), str(n + 1)) for n in range(1, len(AREAS))} <= touching
    assert all(set(pair) <= set(AREAS) and int(pair[0]) < int(pair[1]) for pair in touching)
    borders = [set(AREAS[a].polygon) & set(AREAS[b].polygon) for a, b in MAP.touching]
    assert all(len(shared) >= 2 for shared in borders)


@pytest.mark.rule("3.22", "8.2")
def test_roads_join_places_that_touch_and_reach_the_whole_map() -> None:
    touching = set(MAP.touching)
    for link in LINKS:
        a, b = ends(link)
        assert (a in AREAS and b in ZONES) or ((a, b) in touching and {a, b} <= set(AREAS)), link
    assert reached(graph(), ["1"]) == set(PLACES)
    for road in ROADS.replace("\n", " ").split(", "):
        assert joined(*road.split("-")) in LINKS, road


@pytest.mark.rule("8.33")
@pytest.mark.parametrize(
    ("one", "two", "kind"),
    [("Waimes", "Malmedy", "major"), ("Dasburg", "Marnach", "major"), ("Nives", "Moircy", "minor")],
)
def test_the_kinds_of_road_that_the_examples_pay_for(one: str, two: str, kind: str) -> None:
    assert LINKS[joined(one, two)].road == kind


@pytest.mark.rule("3.23", "5.1", "SB-7")
def test_bridges() -> None:
    """A link that crosses a river has a bridge, on the course of that river; the rulebook names eight."""
    courses = {row.name for row in MAP.shapes if row.kind.endswith("river")}
    for link, row in LINKS.items():
        assert bool(row.river) == bool(row.bridge), link
        assert row.river in {"", *courses}, link
        assert row.bridge or not row.damaged, link
    assert {link for link, row in LINKS.items() if row.damaged} == DAMAGED
    assert all(LINKS[link].bridge for link in (*DAMAGED, "58-59", "57-58", "85-86"))


@pytest.mark.rule("3.25")
def test_the_front_line_is_where_allied_units_stand_at_the_start() -> None:
    line = {id_ for id_, row in AREAS.items() if row.front_line}
    assert line
    assert line <= set(held(SCENARIOS["campaign"], "allied"))


@pytest.mark.rule("3.26", "12.13")
def test_no_german_area_has_a_value() -> None:
    values = {row.name: row.vp for row in AREAS.values() if row.vp}
    assert sum(values.values()) == 12
    assert set(values.values()) == {1, 2}
    assert all(row.control == "allied" for row in AREAS.values() if row.vp)


RELEASES = [  # group, areas, its impulse, the impulse in which it comes all the same
    ("2ss", "Grandmenil, Trois Ponts", "18-1", "20-1"),
    ("9ss", "Malmedy, Belle-Croix", "18-1", "19-1"),
    ("10ss", "Beaufays, Oneux, Ouffet, Mean", "20-1", ""),
    ("11pz", "Marche, Rochefort, Wellin", "20-1", ""),
]


@pytest.mark.rule("3.27", "11.3", "11.31", "11.32", "SB-4", "SD-2")
@pytest.mark.parametrize(("key", "areas", "impulse", "otherwise"), RELEASES)
def test_releases(key: Any, areas: str, impulse: str, otherwise: str) -> None:
    assert {row.name for row in AREAS.values() if row.release == key} == set(areas.split(", "))
    assert TABLES.releases[key].otherwise == otherwise
    units = [row for row in UNITS.values() if row.release == key]
    assert {(row.side, row.impulse) for row in units} == {("german", impulse)}
    assert {row.branch for row in units} == ({"heer"} if key == "11pz" else {"ss"})
    inside = formations(members(SCENARIOS["fifth_panzer"]).values(), "german") & formations(units, "german")
    assert bool(inside) == (key != "9ss")
    assert not formations(members(SCENARIOS["seventh_army"]).values(), "german") & formations(units, "german")


@pytest.mark.rule("3.21", "3.28", "11.13", "11.14", "11.22", "11.23", "13.11")
def test_zones() -> None:
    assert "".join(ZONES) == "ABCDEFGHIJKLMNP"
    assert "".join(id_ for id_, row in ZONES.items() if row.side == "german") == "ABC"
    assert "".join(id_ for id_, row in ZONES.items() if row.closed_to == "german") == "LMNP"
    assert "".join(id_ for id_, row in ZONES.items() if row.closed_to == "allied") == "ABC"
    assert "".join(id_ for id_, row in ZONES.items() if row.multiplier) == "DEFGHIJK"
    assert all(row.multiplier in (0, 1, 2, 3) for row in ZONES.values())
    for zone in ZONES:
        roads = [row for link, row in LINKS.items() if zone in ends(link)]
        assert roads, zone
        assert all(row.road == "major" and not row.bridge for row in roads), zone  # R34


@pytest.mark.rule("8.33")
@pytest.mark.parametrize(
    ("path", "cost"),
    [("Mersch, Ettelbruck, Eschdorf, Rambrouch", 4), ("Mersch, Saeul, Redange, Rambrouch", 6)],
)
def test_the_roads_of_the_movement_example(path: str, cost: int) -> None:
    towns = path.split(", ")
    kinds = [LINKS[joined(a, b)].road for a, b in pairwise(towns)]
    assert sum(getattr(TABLES.costs, kind) for kind in kinds) == cost


def area(polygon: list[tuple[float, float]]) -> float:
    edges = zip(polygon, polygon[1:] + polygon[:1], strict=True)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in edges)) / 2


def inside(x: float, y: float, polygon: list[tuple[float, float]]) -> bool:
    edges = zip(polygon, polygon[1:] + polygon[:1], strict=True)
    crossed = [x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0] for a, b in edges if (a[1] > y) != (b[1] > y)]
    return sum(crossed) % 2 == 1


def test_the_areas_cover_the_land_and_hold_their_towns() -> None:
    assert sum(area(row.polygon) for row in AREAS.values()) == pytest.approx(area(MAP.outline), rel=0.002)
    for id_, row in AREAS.items():
        assert len(row.polygon) >= 3, id_
        assert len(set(row.polygon)) == len(row.polygon), id_
        assert inside(*row.centre, row.polygon), id_
        assert inside(row.centre[0] + row.nudge[0], row.centre[1] + row.nudge[1], row.polygon), id_
        assert inside(row.centre[0] + row.aside[0], row.centre[1] + row.aside[1], row.polygon), id_
    x, y, width, height = MAP.box
    for zone in ZONES.values():
        assert not inside(*zone.centre, MAP.outline)
        assert x <= zone.centre[0] <= x + width
        assert y <= zone.centre[1] <= y + height


@pytest.mark.rule("SA-1", "SB-1")
def test_scenario_lines() -> None:
    zones = {id_: "".join(row.zones) for id_, row in MAP.play_areas.items()}
    assert zones == {"seventh_army": "CP", "fifth_panzer": "BCGHIJK"}
    for id_, row in MAP.play_areas.items():
        assert set(row.areas) < set(AREAS)
        places = {*row.areas, *row.zones}
        assert reached(graph(SCENARIOS[id_]), row.areas[:1]) == places, id_


# --- 4 The units ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.11", "4.12", "4.13", "4.16")
def test_sides_branches_and_types() -> None:
    sides = {"german": {"heer", "ss", "luftwaffe"}, "allied": {"us", "british", "garrison"}}
    assert {side: {row.branch for row in UNITS.values() if row.side == side} for side in SIDES} == sides
    assert {row.formation for row in UNITS.values() if row.branch == "garrison"} == {"99 Nor", "V Fus"}
    assert {row.type for row in UNITS.values()} == set(TABLES.factors)
    assert len({row.name for row in UNITS.values()}) == len(UNITS)
    assert [row.side for row in UNITS.values()] == sorted((row.side for row in UNITS.values()), reverse=True)


@pytest.mark.rule("4.14", "4.16", "5.21", "5.22", "11.11")
@pytest.mark.parametrize(("id_", "row"), UNITS.items(), ids=list(UNITS))
def test_units(id_: str, row: UnitRow) -> None:
    assert 1 <= row.sp <= 4
    assert bool(row.area) != bool(row.impulse), id_
    if row.area:
        assert AREAS[row.area].control == row.side
        assert not (row.entrenched and (row.type == "armour" or row.side == "german"))
        assert (row.zones, row.release) == ([], "")
    else:
        assert row.impulse in IMPULSES
        assert row.zones
        assert {ZONES[zone].side for zone in row.zones} == {row.side}
        assert (row.entrenched, row.triangle) == (False, False)


@pytest.mark.rule("5.23", "5.24")
def test_triangles_on_both_sides() -> None:
    assert {row.side for row in UNITS.values() if row.triangle} == set(SIDES)


# --- The tables ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.31", "6.IV-VII", "10.26", "14.11")
def test_the_calendar() -> None:
    assert [(row.day, row.impulses) for row in TABLES.calendar] == [*((day, 3) for day in range(16, 22)), (22, 1)]
    assert [row.day for row in TABLES.calendar if not row.allied_demolition] == [16]
    assert [row.day for row in TABLES.calendar if row.special_forces] == [17, 18, 19]


@pytest.mark.rule("4.17", "8.31", "8.32", "9.51")
def test_factors_in_the_order_of_quality() -> None:
    assert [(type_, row.attack, row.defence, row.movement) for type_, row in TABLES.factors.items()] == [
        ("engineer", 3, 4, 8),
        ("armour", 4, 5, 8),
        ("mechanized", 3, 4, 8),
        ("motorized", 3, 4, 8),
        ("foot", 3, 4, 5),
    ]


FIGURES: list[tuple[str, str, dict[str, Any]]] = [
    ("7.1", "stacking", {"units": 4, "sp": 10, "exempt": ["38", "51"], "until": "16-3"}),
    ("8.33", "costs", {"major": 1, "minor": 2, "damaged_bridge": 3}),
    ("8.34", "costs", {"as_foot": 5}),
    ("8.36", "costs", {"occupied": 1, "leave_enemy": 1, "blown": 1, "entrench": 4}),
    ("11.14", "zone_shift", {"steps": 3, "cost": 2}),
    ("9.42", "artillery", {"sp": 3, "least": 1}),
    ("9.43", "artillery", {"allied": 8}),
    ("9.44", "artillery", {"german_front_line": 6}),
    ("9.45", "artillery", {"german": 4}),
    ("9.48", "artillery", {"attack": 3, "defence": 5}),
    ("9.71", "modifiers", {"entrenched": 1, "oos": 1, "no_combined_arms": -1, "river": -1}),
    ("10.29", "demolition", {"engineer": 8, "engineer_moved": 4, "other": 4, "other_moved": 2}),
    ("10.23", "demolition", {"bridges": 2}),
    ("10.15", "building", {"need": 4}),
    ("10.16", "building", {"failure": 1}),
    ("13.21", "supply", {"attrition": 1}),
    ("14.22", "special_forces", {"cost": 1, "last_impulse": 2}),
    ("14.23", "special_forces", {"demolition": 1}),
    ("14.24", "special_forces", {"modifier": 1}),
    ("OPT-WBC", "tournament", {"draw": 11, "least": 0.5, "most": 15, "step": 0.5}),
]


@pytest.mark.parametrize(
    ("row", "figures"),
    [pytest.param(row, figures, marks=pytest.mark.rule(rule), id=f"{rule} {row}") for rule, row, figures in FIGURES],
)
def test_figures(row: str, figures: dict[str, Any]) -> None:
    assert {name: getattr(getattr(TABLES, row), name) for name in figures} == figures


@pytest.mark.rule("ERR-5.23", "ERR-12.22", "OPT-WBC")
def test_options() -> None:
    assert {id_: (row.rule, row.default, row.values, row.scenarios) for id_, row in TABLES.options.items()} == {
        "lines_closed_16_1": ("ERR-5.23", "off", ["off", "on"], []),
        "errata_supply": ("ERR-12.22", "off", ["off", "on"], ["fifth_panzer", "three_days", "campaign"]),
        "tournament": ("OPT-WBC", "off", ["off", "on"], ["fifth_panzer"]),
    }
    titled = [*(row.title for row in SCENARIOS.values()), *(row.title for row in TABLES.options.values())]
    assert all(set(title) == {"en", "fr"} for title in titled)


# --- 15 The scenarios ----------------------------------------------------------------------------------------------

WHOLE = ("ABC", "DEFGHIJKLMNP")
ENDS: list[tuple[str, str, str, str, bool, tuple[str, str], int]] = [
    ("SA-1", "seventh_army", "18-3", "allied", True, ("C", "P"), 0),
    ("SB-1", "fifth_panzer", "22-1", "german", False, ("BC", "GHIJK"), 1),
    ("SC-1", "three_days", "18-3", "allied", False, WHOLE, 3),
    ("SD-1", "campaign", "22-1", "allied", True, WHOLE, 3),
]


@pytest.mark.rule("SA-4", "SB-6", "SB-8", "SD-3")
@pytest.mark.parametrize("stated", [pytest.param(row, marks=pytest.mark.rule(row[0]), id=row[1]) for row in ENDS])
def test_how_a_scenario_ends(stated: tuple[str, str, str, str, bool, tuple[str, str], int]) -> None:
    rule, id_, last, after, attrition, supply, uses = stated
    row = SCENARIOS[id_]
    assert (row.rule, row.last, row.ends_after, row.final_attrition) == (rule, last, after, attrition)
    assert tuple("".join(row.supply[side]) for side in SIDES) == supply
    assert row.special_forces == uses


LEVELS: list[tuple[str, str, dict[str, int]]] = [
    ("SA-5", "seventh_army", {}),
    (
        "SB-9",
        "fifth_panzer",
        {"german_decisive": 16, "german_tactical": 13, "draw": 10, "allied_tactical": 7, "allied_decisive": 0},
    ),
    (
        "SC-5",
        "three_days",
        {"german_decisive": 13, "german_tactical": 10, "draw": 8, "allied_tactical": 6, "allied_decisive": 0},
    ),
    (
        "SD-4",
        "campaign",
        {"german_decisive": 40, "german_marginal": 30, "draw": 25, "allied_marginal": 15, "allied_decisive": 0},
    ),
]


@pytest.mark.parametrize(
    ("id_", "levels"), [pytest.param(id_, levels, marks=pytest.mark.rule(rule), id=id_) for rule, id_, levels in LEVELS]
)
def test_levels_of_victory(id_: str, levels: dict[str, int]) -> None:
    row = SCENARIOS[id_]
    assert list(row.levels.items()) == list(levels.items())
    assert {AREAS[number].name for number in row.objectives} == (set() if levels else {"Luxembourg", "Mersch"})


@pytest.mark.rule("SA-5", "SC-2", "SC-3", "SC-4", "12.21", "12.23")
def test_what_scores() -> None:
    assert {id_: (row.scored, row.exits, row.hole) for id_, row in SCENARIOS.items()} == {
        "seventh_army": (False, False, 0),
        "fifth_panzer": (True, True, 0),
        "three_days": (False, True, 3),
        "campaign": (True, True, 0),
    }
    towns = SCENARIOS["three_days"].towns
    assert towns is not None
    names = {AREAS[number].name for number in towns.areas}
    assert names == {"Luxembourg", "Arlon", "Martelange", "Bastogne", "Noville", "Hoffrai", "Monschau"}
    assert (towns.alone, towns.contested) == (2, 1)
    assert all(row.towns is None for id_, row in SCENARIOS.items() if id_ != "three_days")


@pytest.mark.rule("5.1", "SB-7")
def test_bridges_damaged_at_the_start() -> None:
    assert {id_: row.damaged for id_, row in SCENARIOS.items() if row.damaged} == {"fifth_panzer": ["57-58"]}
    damaged = {
        id_: {link for link in DAMAGED if set(ends(link)) <= set(row.areas)} for id_, row in MAP.play_areas.items()
    }
    assert damaged == {"seventh_army": {"10-11", "19-20"}, "fifth_panzer": {"51-70", "55-69"}}


LISTED = [  # rule, scenario, side, formations of the set-up, formations that arrive
    (
        "SA-2",
        "seventh_army",
        "german",
        "212 VG, 276 VG, 352 VG, 47-2 Eng, 605 Eng, 44 MG, 7A PzJgr, 7A/15 Flak",
        "614 JgPz, 653 JgPz",
    ),
    ("SA-3", "seventh_army", "allied", "4 Inf, 9 Arm, 803 TD, 78/2 Rngr", "70 Tnk, 4 Inf, 10 Arm"),
    (
        "SB-2",
        "fifth_panzer",
        "german",
        "18 VG, 244 StG, 62 VG, LVIII/1 Flak, 560 VG, 116 Pz, 182 Flak, Lehr, 600 Eng, 2 Pz, 207 Eng, 26 VG, 5 FJ, "
        "47-1 Eng, 352 VG",
        "614 JgPz, 653 JgPz, 669 Ost, 2SS Pz, FBB, Fuh Gren, 10SS Pz, 11 Pz",
    ),
    (
        "SB-3",
        "fifth_panzer",
        "allied",
        "106 Inf, 28 Inf, 9 Arm, 1107 Eng, 1128 Eng, 1A/526, 78/2 Rngr",
        "70 Tnk, 7 Arm, 4 Inf, 10 Arm, 82 Abn, 101 Abn, 705 TD, 740 Tnk, 2HHC, 1313 Eng, 84 Inf, 551 Inf, 29 Tnk",
    ),
]


@pytest.mark.parametrize("stated", [pytest.param(row, marks=pytest.mark.rule(row[0]), id=row[0]) for row in LISTED])
def test_the_units_of_a_small_scenario(stated: tuple[str, str, str, str, str]) -> None:
    _, id_, side, at_start, later = stated
    rows = members(SCENARIOS[id_]).values()
    assert formations((row for row in rows if row.area), side) == set(at_start.split(", "))
    assert formations((row for row in rows if row.impulse), side) == set(later.split(", "))


ENTRIES = [("614 JgPz", "17-1", "C"), ("653 JgPz", "17-1", "C"), ("70 Tnk", "16-3", "P"), ("4 Inf", "17-1", "P"),
           ("10 Arm", "17-3", "P")]  # fmt: skip


@pytest.mark.rule("SA-2", "SA-3", "SB-3")
@pytest.mark.parametrize(("formation", "impulse", "zone"), ENTRIES)
def test_the_entries_that_the_rulebook_states(formation: str, impulse: str, zone: str) -> None:
    rows = [row for row in UNITS.values() if row.formation == formation and row.impulse]
    assert rows
    assert {(row.impulse, *row.zones) for row in rows} == {(impulse, zone)}


@pytest.mark.rule("SA-3", "SB-2", "SB-3")
def test_units_that_the_rulebook_places() -> None:
    def where(formation: str, id_: str = "campaign") -> set[str]:
        rows = members(SCENARIOS[id_]).values()
        return {AREAS[row.area].name for row in rows if row.formation == formation and row.area}

    assert {"Larochette", "Weiswampach"} <= where("9 Arm")
    assert {"Vianden", "Diekirch"} <= where("28 Inf", "fifth_panzer")
    assert "28 Inf" not in formations(members(SCENARIOS["seventh_army"]).values(), "allied")
    assert where("352 VG", "fifth_panzer") == {"Sinspelt"}
    assert where("9 Arm", "fifth_panzer") == {"Weiswampach"}
    arrived = [row for row in members(SCENARIOS["seventh_army"]).values() if row.formation == "10 Arm"]
    assert {row.type for row in arrived} == {"mechanized"}  # only its infantry


@pytest.mark.rule("SC-1", "SD-1")
def test_the_large_scenarios_use_every_unit_and_the_whole_map() -> None:
    for id_ in ("three_days", "campaign"):
        assert (SCENARIOS[id_].units, SCENARIOS[id_].play_area) == ([], "")


@pytest.mark.rule("5.21", "7.1")
@pytest.mark.parametrize(("id_", "row"), SCENARIOS.items(), ids=list(SCENARIOS))
def test_the_set_up_keeps_to_limits_and_apart(id_: str, row: ScenarioRow) -> None:
    inside = set(MAP.play_areas[row.play_area].areas) if row.play_area else set(AREAS)
    assert len(set(row.units)) == len(row.units)
    assert set(row.units) <= set(UNITS)
    stacks = {side: held(row, side) for side in SIDES}
    assert not set(stacks["german"]) & set(stacks["allied"])
    assert {*stacks["german"], *stacks["allied"]} <= inside
    limits = TABLES.stacking
    for side in SIDES:
        crowded = {
            place
            for place, units in stacks[side].items()
            if len(units) > limits.units or sum(unit.sp for unit in units) > limits.sp
        }
        assert crowded == (set(limits.exempt) & inside if side == "german" else set()), id_


@pytest.mark.rule("13.11", "13.12", "13.14")
@pytest.mark.parametrize(("id_", "row"), SCENARIOS.items(), ids=list(SCENARIOS))
def test_everybody_is_supplied_at_the_start_and_within_reach(id_: str, row: ScenarioRow) -> None:
    net = graph(row, DAMAGED | set(row.damaged))
    stacks = {side: set(held(row, side)) for side in SIDES}
    for side, foe in (SIDES, SIDES[::-1]):
        assert stacks[side] <= reached(net, row.supply[side], stacks[foe]), (id_, side)
    assert stacks["allied"] <= reached(graph(row), stacks["german"])


@pytest.mark.rule("SB-5")
def test_whoever_enters_outside_the_lines_can_be_inside_in_one_move() -> None:
    row = SCENARIOS["fifth_panzer"]
    inside = set(MAP.play_areas["fifth_panzer"].areas)
    roads: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for link, found in LINKS.items():
        a, b = ends(link)
        cost = getattr(TABLES.costs, found.road)
        roads[a].append((b, cost))
        roads[b].append((a, cost))
    for id_, unit in members(row).items():
        left = dict.fromkeys(unit.zones, TABLES.factors[unit.type].movement)
        queue = list(left)
        while queue:
            here = queue.pop()
            for place, cost in roads[here]:
                if place in AREAS and left[here] - cost > left.get(place, -1):
                    left[place] = left[here] - cost
                    queue.append(place)
        assert unit.area or inside & set(left), id_


# --- Drawn, and corrected ------------------------------------------------------------------------------------------


@pytest.mark.rule("3.21", "3.22", "3.23", "3.24", "3.25", "3.26", "3.27", "3.28", "SA-1", "SB-1")
def test_the_sheet_shows_every_place_road_and_bridge() -> None:
    sheet = look.sheet(MAP)
    assert [place.id for place in sheet.places] == PLACES
    kinds = Counter(link.kind for link in sheet.links)
    assert kinds["bridge"] == sum(bool(row.bridge) for row in LINKS.values())
    assert kinds["entry"] == sum(bool(set(ends(link)) & set(ZONES)) for link in LINKS)
    assert kinds["major"] + kinds["minor"] + kinds["entry"] == len(LINKS)
    assert {(link.a, link.b) for link in sheet.links if link.kind == "nation"} >= {("51", "70"), ("40", "43")}
    assert {(link.a, link.b) for link in sheet.links if link.kind == "front"} >= {("51", "70"), ("40", "41")}
    lines = {kind: {(link.a, link.b) for link in sheet.links if link.kind == kind} for kind in ("army", "sector")}
    assert ("81", "82") in lines["army"] - lines["sector"]  # SB-1: north of Schonberg
    assert ("3", "14") in lines["sector"] - lines["army"]  # SA-1: west of Mersch
    signs = {place.id: place.badge for place in sheet.places}
    assert [signs[id_] for id_ in ("2", "41", "86", "89", "A", "G", "P")] == [
        Badge("2", "town"),
        Badge("41", "town", ring=True),
        Badge("86", "town", worth=1, star="black"),
        Badge("89", "town", star="black"),
        Badge("A", "entry", "", "heer"),
        Badge("G", "entry", "×3", "us"),
        Badge("P", "entry", "", "us"),
    ]
    rivers = {figure.name for figure in sheet.figures if figure.kind.endswith("river")}
    assert {label.text for label in sheet.labels} == rivers


@pytest.mark.rule("4.11", "4.12")
def test_the_faces_of_the_counters() -> None:
    faces = {face.kind: face for face in look.faces(UNITS)}
    assert list(faces) == list(UNITS)
    shown = {
        "g-2-pz": ("2/3 Pz", "heer", "armour", "regiment"),
        "g-501ss": ("501SS", "ss", "armour", "battalion"),
        "g-5fj-13": ("5FJ/13", "lw", "infantry", "regiment"),
        "g-600": ("600 Eng", "heer", "engineer", "battalion"),
        "a-14cav": ("14 Cav", "us", "mechanised", "regiment"),
        "a-82-504": ("82/504", "us", "motorised", "regiment"),
        "a-29-tnk": ("29 Tnk", "uk", "armour", "regiment"),
        "a-99nor": ("99 Nor", "us", "infantry", "battalion"),
    }
    assert {id_: (faces[id_].name, faces[id_].nation, faces[id_].symbol, faces[id_].echelon) for id_ in shown} == shown


def corrected(folder: Path, name: str, schema: type[T], entries: Any) -> T:
    """A file read with an owner's corrections; a string is written as it stands."""
    (folder / name).write_text(entries if isinstance(entries, str) else json.dumps(entries), encoding="utf-8")
    return DataFolder(PACKAGE, folder).load(name, schema)


def test_a_correction_changes_what_it_names_and_nothing_else(tmp_path: Path) -> None:
    links = corrected(tmp_path, "map.json", MapFile, {"links": {"1-2": {"road": "major"}}}).links
    assert links["1-2"].road == "major"
    assert {id_ for id_, row in links.items() if row != LINKS[id_]} == {"1-2"}
    units = corrected(tmp_path, "units.json", UnitsFile, {"units": {"g-600": {"sp": 1}}}).units
    assert units["g-600"].sp == 1
    assert {id_ for id_, row in units.items() if row != UNITS[id_]} == {"g-600"}
    factors = corrected(tmp_path, "tables.json", TablesFile, {"factors": {"foot": {"movement": 4}}}).factors
    assert list(factors) == list(TABLES.factors)  # 9.51: the order of quality stays


SCHEMAS: dict[str, type] = {
    "map.json": MapFile,
    "units.json": UnitsFile,
    "tables.json": TablesFile,
    "scenarios.json": ScenariosFile,
}
MISTAKES: list[tuple[str, Any, str]] = [
    ("units.json", "{", "entry=line 1 reason=Expecting property name enclosed in double quotes"),
    ("units.json", {"units": {"g-600": {"sp": "two"}}}, "entry=$.units[...].sp reason=Expected `int`"),
    ("units.json", {"units": {"g-600": {"speed": 8}}}, "entry=$.units[...] reason=Object contains unknown field"),
    ("units.json", {"units": {"g-600": {"type": "armor"}}}, "entry=$.units[...].type reason=Invalid enum value"),
    ("units.json", {"units": {"g-999": {"name": "9"}}}, "entry=$.units[...] reason=Object missing required field"),
    ("map.json", {"areas": {"75": {"release": "R1"}}}, "entry=$.areas[...].release reason=Invalid enum value 'R1'"),
    ("map.json", {"links": {"1-2": {"road": "track"}}}, "entry=$.links[...].road reason=Invalid enum value 'track'"),
    ("map.json", {"links": {"1-2": {"bridge": [1]}}}, "entry=$.links[...].bridge reason=Expected `array` of length 2"),
    ("tables.json", {"costs": {"provenance": "hearsay"}}, "entry=$.costs.provenance reason=Invalid enum value"),
    ("tables.json", {"factors": {"artillery": {}}}, "reason=Invalid enum value 'artillery'"),
    ("scenarios.json", {"scenarios": {"campaign": {"play_area": "all"}}}, "reason=Invalid enum value 'all'"),
    ("scenarios.json", {"scenarios": {"campaign": {"levels": {"german": 1}}}}, "reason=Invalid enum value 'german'"),
]


@pytest.mark.parametrize(("name", "entries", "said"), MISTAKES)
def test_a_wrong_file_is_refused_with_entry_and_reason(tmp_path: Path, name: str, entries: Any, said: str) -> None:
    with pytest.raises(Problem) as caught:
        corrected(tmp_path, name, SCHEMAS[name], entries)
    assert caught.value.text.id == "bad-data"
    assert f"file={name}" in str(caught.value)
    assert said in str(caught.value)

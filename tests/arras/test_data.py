"""The data: what the rulebook states of it, that it hangs together, and how a wrong file is refused."""

import json
from collections import Counter
from pathlib import Path
from typing import Any, TypeVar

import pytest

from grognard.games.arras import look
from grognard.games.arras.schema import SIDES, MapFile, ScenariosFile, TablesFile, UnitRow, UnitsFile
from grognard.kernel import Badge, Problem
from grognard.toolbox.areas import AreaGraph
from grognard.toolbox.data import DataFolder

T = TypeVar("T")
PACKAGE = "grognard.games.arras"
FOLDER = DataFolder(PACKAGE)
MAP = FOLDER.load("map.json", MapFile)
UNITS = FOLDER.load("units.json", UnitsFile).units
TABLES = FOLDER.load("tables.json", TablesFile)
SCENARIOS = FOLDER.load("scenarios.json", ScenariosFile).scenarios
PLACES = MAP.places
GRAPH = AreaGraph(PLACES, ((link.a, link.b) for link in MAP.links))
SECTORS = [str(number) for number in range(1, 29)]
ZONES = list("ABCDEF")
GERMAN_START = {*SECTORS[:19], "A", "B", "C"}

# 12.2: the units of each group, as the rulebook names them; of M it says only that they are three
NAMES = {
    "allied": {
        "A": "13e BCC-1|13e BCC-2|13e BCC-3|3e DLM|11e RDP - 1|11e RDP - 2",
        "B": "7 Royal Tank A|7 Royal Tank B|7 Royal Tank C|8 Durham Lt. 1|8 Durham Lt. 2|8 Durham Lt. 3|"
        "8 Durham Lt. 4|4 RN Fusiliers|260/65th AT",
        "C": "4 Royal Tank A|4 Royal Tank B|6 Durham Lt. 1|6 Durham Lt. 2|6 Durham Lt. 3|6 Durham Lt. 4|"
        "4 RN Fusiliers 2|206/52nd AT|Martel",
        "D": "4 Gr. Howard 1|4 Gr. Howard 2|4 Gr. Howard 3|4 Gr. Howard 4",
        "E": "5 Gr. Howard 1|5 Gr. Howard 2|5 Gr. Howard 3|5 Gr. Howard 4",
        "F": "4 E. Yorkshire 1|4 E. Yorkshire 2|4 E. Yorkshire 3|4 E. Yorkshire 4",
        "G": "2 Cameronians A|2 Cameronians B|2 Cameronians C|2 Cameronians D",
        "H": "2 Wiltshire A|2 Wiltshire B|2 Wiltshire C|2 Wiltshire D",
        "I": "2 Royal IF-A|2 Royal IF-B|2 Royal IF-C|2 Royal IF-D",
        "J": "365/92nd RA|368/92nd RA|9 Durham Lt. 1|9 Durham Lt. 2|9 Durham Lt. 3|9 Durham Lt. 4",
    },
    "german": {
        "A": "7th Pz. 37 Recce.|7th Pz. 7 MC",
        "B": "7th Pz. Art. 1/78|7th Pz. Art. 2/78",
        "C": "7th Pz. 1/7 RR",
        "D": "7th Pz. 2/6 RR|7th Pz. 6 AT|7th Pz. 1/42 AT|7th Pz. 2/42 AT",
        "E": "23 FLAK HB2",
        "F": "7th Pz. 2/7 RR|SS Artillerie 1|2/86 FLAK",
        "G": "SS Totenkopf 3/3",
        "H": "7th Pz. 7 AT|23 FLAK HB1|23 FLAK LB1|3/59 FLAK|Rommel",
        "I": "7th Pz. 1/6 RR",
        "J": "Eiche|SS Totenkopf 2/3|SS Totenkopf HC",
        "K": "SS Totenkopf 1/3",
        "L": "7th Pz. 1/25|7th Pz. 2/25|7th Pz. 1/66|Rothenburg",
        "M": "5th Pz. 1/31|5th Pz. 2/31|5th Pz. 1/14 RR",
    },
}
HISTORICAL = {  # 14.2.1, 14.2.2; M from 13.4
    "allied": {
        "A": "21", "B": "22", "C": "23", "D": "25", "E": "24", "F": "26", "G": "28", "H": "27", "I": "27", "J": "E",
    },
    "german": {
        "A": "2", "B": "3", "C": "4", "D": "5", "E": "6", "F": "7", "G": "8", "H": "9", "I": "10", "J": "13",
        "K": "14", "L": "19", "M": "A",
    },
}  # fmt: skip
# Places that the rulebook calls by name (4.1, 13, 14.2)
CALLED = {
    "2": "Wancourt", "3": "Tilloy", "4": "Neuville", "5": "Beaurains", "6": "Mercatel", "7": "Ficheux",
    "8": "Bellacourt", "9": "Wailly", "10": "Agny", "13": "Beaumetz", "14": "Simencourt", "19": "Haute-Avesnes",
    "20": "Frevin", "21": "Mont-St-Eloi", "22": "Maroeuil", "23": "Anzin", "24": "St Nicolas", "25": "Arras",
    "26": "St Laurent", "27": "Bailleul", "28": "Fampoux", "A": "Cambrai", "E": "Lens",
}  # fmt: skip


def beside(place: str) -> set[str]:
    return {GRAPH.names[index] for index in GRAPH.neighbours[GRAPH.index(place)]}


def reached(start: str, allowed: set[str]) -> set[str]:
    mask = [name in allowed for name in GRAPH.names]
    found = GRAPH.connected(GRAPH.index(start), mask)
    return {name for name, there in zip(GRAPH.names, found, strict=True) if there}


def units_of(side: str, group: str) -> list[UnitRow]:
    return [row for row in UNITS.values() if (row.side, row.group) == (side, group) and not row.optional]


# --- 2 The map -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.1.1")
def test_sectors_and_zones() -> None:
    assert list(PLACES) == [*SECTORS, *ZONES]
    assert [id_ for id_, row in PLACES.items() if row.kind == "zone"] == ZONES
    assert {id_: PLACES[id_].name for id_ in CALLED} == CALLED
    assert reached("1", set(PLACES)) == set(PLACES)
    assert all(len(beside(id_) & set(SECTORS)) >= 2 for id_ in SECTORS)


@pytest.mark.rule("2.1.1.a")
def test_the_scarpe_parts_the_banks_and_nothing_else_does() -> None:
    """South of it lie 1 to 20 and Arras (7.1-a)."""
    assert {id_ for id_ in SECTORS if PLACES[id_].bank == "south"} == {*SECTORS[:20], "25"}
    assert all(not PLACES[id_].bank and not PLACES[id_].scarpe for id_ in ZONES)
    banks: set[str] = set()
    for link in MAP.links:
        if {link.a, link.b} <= set(SECTORS):
            assert (PLACES[link.a].bank != PLACES[link.b].bank) == (link.river == "Scarpe"), link
        if link.river == "Scarpe":
            banks |= {link.a, link.b}
    assert {id_ for id_, row in PLACES.items() if row.scarpe} == banks


@pytest.mark.rule("2.1.1.b")
def test_places_that_touch_at_a_corner_are_not_adjacent() -> None:
    assert {("9", "11"), ("11", "22")} <= set(MAP.corners)
    for a, b in MAP.corners:
        assert b not in beside(a)
        assert set(PLACES[a].polygon) & set(PLACES[b].polygon)


@pytest.mark.rule("2.1.2", "2.1.2-a")
def test_identifiers() -> None:
    assert all(1 <= row.tem <= 3 for row in PLACES.values())
    hard = {id_ for id_, row in PLACES.items() if row.terrain in ("woods", "ridge")}
    assert {id_ for id_, row in PLACES.items() if row.shape == "square"} == hard


@pytest.mark.rule("2.1.3")
def test_zones_are_joined_to_sectors_by_arrows_alone() -> None:
    for link in MAP.links:
        zones = {link.a, link.b} & set(ZONES)
        assert len(zones) <= 1
        assert bool(link.arrow) == bool(zones)
        assert not (zones and link.river)
    assert all(beside(id_) for id_ in ZONES)


@pytest.mark.rule("2.1.4", "2.1.4-a")
def test_colour_and_control_at_the_start() -> None:
    assert {id_ for id_, row in PLACES.items() if row.control == "german"} == GERMAN_START
    assert {id_ for id_, row in PLACES.items() if row.colour == "half"} == {"1", "20"}
    german = {id_ for id_, row in PLACES.items() if row.colour != "blue"}
    assert german == {*SECTORS[:20], "A", "B", "C"}
    assert reached("1", german) == german


@pytest.mark.rule("2.1.5", "11.1")
def test_the_red_rings() -> None:
    assert [id_ for id_, row in PLACES.items() if row.ring] == TABLES.victory.all_of == ["2", "4", "6", "7"]


@pytest.mark.rule("5.1.3", "5.1.3-a")
def test_how_many_a_place_holds() -> None:
    assert {id_: row.limit for id_, row in PLACES.items() if row.limit != 10} == {"25": 5}


def area(polygon: list[tuple[float, float]]) -> float:
    edges = zip(polygon, polygon[1:] + polygon[:1], strict=True)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in edges)) / 2


def inside(x: float, y: float, polygon: list[tuple[float, float]]) -> bool:
    edges = zip(polygon, polygon[1:] + polygon[:1], strict=True)
    crossed = [x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0] for a, b in edges if (a[1] > y) != (b[1] > y)]
    return sum(crossed) % 2 == 1


@pytest.mark.rule("2.1")
def test_the_sectors_cover_the_land_and_hold_their_signs() -> None:
    x, y, width, height = MAP.box
    assert sum(area(PLACES[id_].polygon) for id_ in SECTORS) == pytest.approx(width * height, rel=0.002)
    for id_, row in PLACES.items():
        assert inside(*row.centre, row.polygon), id_
        assert inside(row.centre[0] + row.nudge[0], row.centre[1] + row.nudge[1], row.polygon), id_
        assert all(0 <= px <= x + width + MAP.margin and 0 <= py <= y + height + MAP.margin for px, py in row.polygon)


# --- 3 The pieces --------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.1", "3.2", "3.2.4", "3.2.6")
def test_nations_and_types() -> None:
    sides = {"british": "allied", "french": "allied", "wehrmacht": "german", "ss": "german"}
    assert all(sides[row.nation] == row.side for row in UNITS.values())
    assert all(row.nation == "wehrmacht" for row in UNITS.values() if row.type == "flak")
    leaders = {row.name: row.side for row in UNITS.values() if row.type == "leader"}
    assert leaders == {"Martel": "allied", "Rommel": "german", "Eiche": "german", "Rothenburg": "german"}
    assert [row.side for row in UNITS.values()] == sorted(row.side for row in UNITS.values())


@pytest.mark.rule("3.3.1")
@pytest.mark.parametrize(("id_", "row"), UNITS.items(), ids=list(UNITS))
def test_factors(id_: str, row: UnitRow) -> None:
    assert 1 <= row.spent_defence <= row.defence, id_
    assert row.italic == (row.type in ("armour", "antitank") or "reconnaissance" in row.subtype)
    if row.type == "leader":
        assert row.attack == 0
    else:
        assert row.attack >= 1
    assert row.movement >= TABLES.costs.fresh  # 5.2-D: enough to enter where an enemy stands


@pytest.mark.rule("3.3.2", "12.2")
def test_the_units_of_each_group() -> None:
    for side, groups in NAMES.items():
        for group, names in groups.items():
            assert Counter(row.name for row in units_of(side, group)) == Counter(names.split("|")), (side, group)
    assert sum(1 for row in UNITS.values() if row.group and not row.optional) == 85
    assert [(id_, row.group) for id_, row in UNITS.items() if row.optional] == [("de-7-3-78art", "B")]  # 15.2


@pytest.mark.rule("3.3.2-a", "10.2")
def test_every_armour_has_its_r_counter() -> None:
    armour = {id_ for id_, row in UNITS.items() if row.type == "armour" and not row.original}
    reorganised = {row.original: row for row in UNITS.values() if row.original}
    assert set(reorganised) == armour
    for id_, row in reorganised.items():
        assert (row.side, row.nation, row.type, row.group) == (UNITS[id_].side, UNITS[id_].nation, "armour", "")
        assert row.attack < UNITS[id_].attack
        assert row.short == f"{UNITS[id_].short} R"


# --- The tables ----------------------------------------------------------------------------------------------------

TURNS = [  # clock, Initiative (4.1), air support (8.3.2, 8.3.3), Gort's decision (13.5)
    ("15:00", "allied", 2, 0, False),
    ("16:00", "allied", 2, 0, False),
    ("17:00", "roll", 2, 1, False),
    ("18:00", "roll", 2, 2, True),
    ("19:00", "roll", 2, 2, True),
    ("20:00", "german", 2, 3, True),
    ("21:00", "german", 2, 4, False),
]


@pytest.mark.rule("2.2", "4.1-a", "4.1-b", "4.1-c", "8.3.1", "8.3.2", "8.3.3")
def test_the_turns() -> None:
    rows = [(row.clock, row.initiative, row.air["allied"], row.air["german"], row.gort) for row in TABLES.turns]
    assert rows == TURNS
    assert (TABLES.initiative.bonus, TABLES.initiative.penalty) == ({"9": 1, "5": 1}, {"20": -1})
    stars = {id_: row.star for id_, row in PLACES.items() if row.star}
    assert stars == {"5": "white", "9": "white", "20": "black"}


FIGURES: list[tuple[str, str, dict[str, int]]] = [
    ("5.2", "costs", {"clear": 1, "near_fresh": 2, "spent": 3, "fresh": 4, "leave_spent": 3}),
    ("6.2", "attack", {"other": 1, "mixed": -1, "leader": 0, "river": -1}),
    ("6.3", "defence", {"other_fresh": 1, "rommel": 2}),
    ("6.4.2.a-1", "prices", {"fresh_eliminated": 5, "fresh_spent": 2, "spent_eliminated": 2, "spent_retreats": 2}),
    ("6.1.1", "dice", {"assault": 2, "supported": 3, "bombardment": 2}),
    ("14.1.1", "bids", {"least": 1, "most": 30}),
    ("15.1", "balance", {"air": 1, "reserve": 8}),
]


@pytest.mark.parametrize(
    ("row", "figures"),
    [pytest.param(row, figures, marks=pytest.mark.rule(rule), id=row) for rule, row, figures in FIGURES],
)
def test_figures(row: str, figures: dict[str, int]) -> None:
    assert {name: getattr(getattr(TABLES, row), name) for name in figures} == figures


@pytest.mark.rule("7.0", "8.1", "9.0", "10.1-a", "10.1-b")
def test_support_bombardment_advantage_reorganisation() -> None:
    assert (TABLES.guns, TABLES.support_range) == (2, 2)
    assert (TABLES.advantage.holder, TABLES.advantage.release) == ("allied", "reroll")
    assert TABLES.reorganise == ["infantry", "antitank", "artillery"]


RELEASES: list[tuple[str, str, str, str, dict[str, int], int, str, str]] = [
    ("13.1", "french", "allied", "A", {"2": 4}, 3, "20 21", ""),
    ("13.2", "panzers", "german", "L", {"4": 4}, 5, "D 14 15 17", ""),
    ("13.3", "reserves", "allied", "J", {}, 0, "D E F", "2 4 6 7"),
    ("13.4", "fifth", "german", "M", {"6": 5, "7": 4}, 0, "", ""),
]


@pytest.mark.parametrize("stated", [pytest.param(row, marks=pytest.mark.rule(row[0]), id=row[1]) for row in RELEASES])
def test_releases(stated: tuple[str, Any, str, str, dict[str, int], int, str, str]) -> None:
    rule, key, side, group, rolls, automatic, entry, wanted = stated
    row = TABLES.releases[key]
    assert (row.rule, row.side, row.group, row.rolls, row.automatic) == (rule, side, group, rolls, automatic)
    assert (row.entry, row.wanted) == (entry.split(), wanted.split())
    assert set(row.entry) | set(row.wanted) <= set(PLACES)


@pytest.mark.rule("13.5", "13.6")
def test_gort_and_rommel() -> None:
    gort, north = TABLES.gort, TABLES.north
    assert (gort.lasts, gort.sectors, gort.control, gort.contested) == (7, ["3", "5", "7"], 2, 1)
    assert (north.from_turn, north.need, north.bonus) == (4, 6, {"1": 1, "10": 2})
    assert (north.origin, north.goal) == (["26", "28"], ["1", "3"])
    rivers = {(link.b, link.a): link.river for link in MAP.links}
    crossings = [(a, b) for a in north.origin for b in north.goal if b in beside(a)]
    assert {a for a, _ in crossings} == set(north.origin)
    assert {b for _, b in crossings} == set(north.goal)
    assert {rivers[crossing] for crossing in crossings} == {"Scarpe"}


@pytest.mark.rule("11.1-a", "11.1-b", "11.2-a", "11.2-c", "11.2-d", "11.3", "13.6-c")
def test_victory() -> None:
    row = TABLES.victory
    assert (row.target, row.least, row.two_rings, row.rommel, row.north) == (10, 1, 1, 1, -1)
    assert (row.any_zone, row.trace) == (["A", "B"], ["D", "E", "F"])
    allied = set(PLACES) - GERMAN_START
    for id_ in allied & set(SECTORS):
        assert reached(id_, allied) & set(row.trace), f"{id_} has no path at the start"


# --- The scenarios -------------------------------------------------------------------------------------------------


def crowd(side: str, groups: dict[str, str]) -> Counter[str]:
    """How many units stand in each place; leaders do not count (5.1.3-b)."""
    found: Counter[str] = Counter()
    for group, place in groups.items():
        found[place] += sum(row.type != "leader" for row in units_of(side, group))
    return found


@pytest.mark.rule("12.2-a", "12.2.1", "12.2.2")
def test_the_free_set_up_and_the_one_suggested_for_it() -> None:
    row = SCENARIOS["standard"]
    assert (row.placed, row.turns, row.closed) == (False, 7, {})
    assert row.places == {"allied": [*SECTORS[19:], "D", "E", "F"], "german": [*SECTORS[:19], "B", "C"]}
    assert (row.fixed, row.waiting) == ({"allied": {}, "german": {"M": "A"}}, {"allied": ["A", "J"], "german": ["L"]})
    assert row.frozen == {"allied": [], "german": ["M"]}
    for side in SIDES:
        suggested = row.suggested[side]
        assert {*suggested, *row.fixed[side], *row.waiting[side]} == set(NAMES[side])
        assert set(suggested.values()) <= set(row.places[side])
        assert len(set(suggested.values())) == len(suggested)
        assert all(count <= PLACES[place].limit for place, count in crowd(side, suggested).items())


@pytest.mark.rule("14.2.1", "14.2.2", "14.2.3a", "14.2.3b", "14.2.3-f")
def test_the_historical_set_up() -> None:
    row = SCENARIOS["historical"]
    assert (row.placed, row.turns, row.fixed) == (True, 7, HISTORICAL)
    assert row.places == row.waiting == {"allied": [], "german": []}
    assert row.frozen == {"allied": ["A", "J"], "german": ["L", "M"]}
    assert row.closed == {"21": "french", "19": "panzers"}
    for side in SIDES:
        for place, count in crowd(side, row.fixed[side]).items():
            assert PLACES[place].control == side
            assert count <= PLACES[place].limit


@pytest.mark.rule("11.1-b")
def test_the_allies_can_score_in_the_first_turn_of_the_historical_set_up() -> None:
    """Some unit reaches a Vacant place that scores without a fight; none reaches zone A or B."""
    held = set(HISTORICAL["german"].values())
    shut = held | set(SCENARIOS["historical"].closed)
    costs = TABLES.costs
    found: set[str] = set()
    for group, start in HISTORICAL["allied"].items():
        if group in SCENARIOS["historical"].frozen["allied"]:
            continue
        left = {start: max(row.movement for row in units_of("allied", group) if row.type != "leader")}
        queue = [start]
        while queue:
            here = queue.pop()
            for place in beside(here) - shut:
                after = left[here] - (costs.near_fresh if beside(place) & held else costs.clear)
                if after > left.get(place, -1):
                    left[place] = after
                    queue.append(place)
        found |= set(left)
    assert found & GERMAN_START
    assert not found & {"A", "B"}


@pytest.mark.rule("14.0", "14.1", "15.1", "15.2")
def test_options() -> None:
    assert {id_: (row.rule, row.default, row.values) for id_, row in TABLES.options.items()} == {
        "bidding": ("14.1", "off", ["off", "on"]),
        "balance_allied": ("15.1", "none", ["none", "air", "reserve"]),
        "balance_german": ("15.2", "none", ["none", "air_minus", "artillery", "air_plus"]),
    }
    titled = [*(row.title for row in SCENARIOS.values()), *(row.title for row in TABLES.options.values())]
    assert all(set(title) == {"en", "fr"} for title in titled)


# --- Drawn, and corrected ------------------------------------------------------------------------------------------


@pytest.mark.rule("2.1.2", "2.1.3")
def test_the_sheet_shows_every_place_river_and_arrow() -> None:
    sheet = look.sheet(MAP)
    assert [place.id for place in sheet.places] == list(PLACES)
    assert Counter(link.kind for link in sheet.links) == {
        "arrow": sum(bool(link.arrow) for link in MAP.links),
        "river": sum(bool(link.river) for link in MAP.links),
    }
    signs = {place.id: place.badge for place in sheet.places}
    assert [signs[id_] for id_ in ("1", "2", "5", "20", "A")] == [
        Badge("1", "square", "+2", "half"),
        Badge("2", "disc", "+1", "black", ring=True),
        Badge("5", "disc", "+2", "black", star="white"),
        Badge("20", "disc", "+1", "half", star="black"),
        Badge("A", "disc", "+3", "black"),
    ]


@pytest.mark.rule("3.3")
def test_the_faces_of_the_counters() -> None:
    faces = {face.kind: face for face in look.faces(UNITS)}
    assert list(faces) == list(UNITS)
    shown = {
        "uk-7rtr-a": ("7 RTR A", "uk", "armour", "company"),
        "uk-7rtr-a-r": ("7 RTR A R", "uk", "armour", "company"),
        "uk-4rnf-1": ("4 RNF", "uk", "recon", "company"),
        "uk-260-65at": ("260/65 AT", "uk", "antitank", "company"),
        "uk-martel": ("Martel", "uk", "star", ""),
        "fr-11rdp-1": ("11e RDP - 1", "fr", "motorised", "battalion"),
        "de-37recce": ("7Pz 37 Recce.", "heer", "recon", "battalion"),
        "de-ss-art1": ("SS Art 1", "ss", "artillery", "battalion"),
        "de-23flak-hb2": ("23 FLAK HB2", "lw", "flak", "company"),
    }
    assert {id_: (faces[id_].name, faces[id_].nation, faces[id_].symbol, faces[id_].echelon) for id_ in shown} == shown


def corrected(folder: Path, name: str, schema: type[T], entries: Any) -> T:
    """A file read with an owner's corrections; a string is written as it stands."""
    (folder / name).write_text(entries if isinstance(entries, str) else json.dumps(entries), encoding="utf-8")
    return DataFolder(PACKAGE, folder).load(name, schema)


def test_a_correction_changes_what_it_names_and_nothing_else(tmp_path: Path) -> None:
    units = corrected(tmp_path, "units.json", UnitsFile, {"units": {"de-rommel": {"defence": 3}}}).units
    assert units["de-rommel"].defence == 3
    assert {id_ for id_, row in units.items() if row != UNITS[id_]} == {"de-rommel"}
    leader = corrected(tmp_path, "tables.json", TablesFile, {"attack": {"leader": 1}}).attack  # 6.2-D
    assert (leader.leader, leader.other) == (1, 1)


SCHEMAS: dict[str, type] = {
    "map.json": MapFile,
    "units.json": UnitsFile,
    "tables.json": TablesFile,
    "scenarios.json": ScenariosFile,
}
MISTAKES: list[tuple[str, Any, str]] = [
    ("units.json", "{", "entry=line 1 reason=Expecting property name enclosed in double quotes"),
    ("units.json", {"units": {"de-rommel": {"defence": "high"}}}, "entry=$.units[...].defence reason=Expected `int`"),
    ("units.json", {"units": {"de-rommel": {"speed": 1}}}, "entry=$.units[...] reason=Object contains unknown field"),
    ("units.json", {"units": {"de-rommel": {"type": "general"}}}, "entry=$.units[...].type reason=Invalid enum value"),
    ("map.json", {"places": {"9": {"colour": "red"}}}, "entry=$.places[...].colour reason=Invalid enum value 'red'"),
    ("map.json", {"corners": [["9"]]}, "entry=$.corners[0] reason=Expected `array` of length 2"),
    ("tables.json", {"costs": {"provenance": "hearsay"}}, "entry=$.costs.provenance reason=Invalid enum value"),
    ("tables.json", {"releases": {"navy": {}}}, "reason=Invalid enum value 'navy'"),
    ("scenarios.json", {"scenarios": {"standard": {"fixed": {"italian": {}}}}}, "reason=Invalid enum value 'italian'"),
]


@pytest.mark.parametrize(("name", "entries", "said"), MISTAKES)
def test_a_wrong_file_is_refused_with_entry_and_reason(tmp_path: Path, name: str, entries: Any, said: str) -> None:
    with pytest.raises(Problem) as caught:
        corrected(tmp_path, name, SCHEMAS[name], entries)
    assert caught.value.text.id == "bad-data"
    assert f"file={name}" in str(caught.value)
    assert said in str(caught.value)

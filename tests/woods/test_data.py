"""The data: what the rulebook states of it, that it hangs together, and how a wrong file is refused."""

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grognard.games.woods import look
from grognard.games.woods.book import GRID, Book
from grognard.games.woods.schema import ARMIES, SIDES, TurnRow, UnitRow
from grognard.kernel import Badge, Link, Problem, text
from grognard.text import Voice

BOOK = Book()
MAP, UNITS, ASSETS, CHITS, TURNS = BOOK.map, BOOK.units, BOOK.assets, BOOK.chits, BOOK.turns
TABLES, SCENARIOS = BOOK.tables, BOOK.scenarios
HEXES, ZONES = MAP.hexes, MAP.zones
PLACES = {row.name: id_ for id_, row in HEXES.items() if row.name}
DESTROYED = {"3926/4025", "3823/3923", "3622/3623", "3320/3419"}  # 3.2c
SPECIAL = {"g-vdh", "u-delay"}
STACKS: dict[str, list[UnitRow]] = defaultdict(list)
for unit_ in UNITS.values():
    if unit_.hex:
        STACKS[unit_.hex].append(unit_)


def side_of(a: str, b: str) -> str:
    return "/".join(sorted((a, b)))


def around(hex_: str) -> list[str]:
    return [GRID.names[there] for there in GRID.neighbours[GRID.index(hex_)] if there >= 0]


ROADS: dict[str, list[str]] = defaultdict(list)
for road in MAP.roads:
    for one, two in (road.split("/"), road.split("/")[::-1]):
        ROADS[one].append(two)


def steps_from(start: str, ways: Callable[[str], Iterable[str]]) -> dict[str, int]:
    """How many hexes lead from one to each other that can be reached."""
    found = {start: 0}
    queue = [start]
    for here in queue:
        for there in ways(here):
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def crossed(a: str, b: str) -> bool:
    """Whether neither water nor a broken bridge lies between two hexes at the start."""
    side = side_of(a, b)
    return side not in MAP.rivers or (side in MAP.bridges and not MAP.bridges[side].destroyed)


def of(division: str) -> list[UnitRow]:
    return [row for row in UNITS.values() if row.division == division]


# --- 2 The map -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.2", "8.5a")
def test_the_hexes_that_the_rulebook_names() -> None:
    assert (MAP.columns, MAP.rows) == (43, 30)
    assert list(HEXES) == [f"{column:02}{row:02}" for column in range(1, 44) for row in range(1, 31)]
    assert HEXES["3508"].name == "Bullingen"
    assert {side: row.river for side, row in MAP.rivers.items() if "3106" in side} == {"3106/3107": "Warche"}
    assert {"Elsenborn", "St. Vith", "Bastogne", "Eupen", "Luxembourg", "Sedan"} <= set(PLACES)
    towns = TABLES.towns
    named = {"St. Vith": towns.st_vith, "Bastogne": towns.bastogne, "Luxembourg": towns.luxembourg}
    named |= {"Eupen": towns.eupen, "Bullingen": towns.bullingen}
    assert {name: PLACES[name] for name in named} == named
    assert {name for name in named if HEXES[named[name]].settlement == "town"} == set(named) - {"Bullingen"}  # 13.2.2c


@pytest.mark.rule("2.2.1a", "2.2.1b")
def test_entry_zones() -> None:
    assert "".join(ZONES) == "ABCDEFGHIJKLM"
    assert "".join(id_ for id_, row in ZONES.items() if row.side == "german") == "KLM"
    for row in ZONES.values():
        for hex_ in row.hexes:
            assert hex_[:2] in ("01", "43") or hex_[2:] in ("01", "30")
            assert ROADS[hex_]
    columns = [[int(hex_[:2]) for hex_ in ZONES[id_].hexes] for id_ in "ABCDE"]
    assert all(min(east) > max(west) for east, west in pairwise(columns))  # along the south


@pytest.mark.rule("14.8d", "14.8.1")
def test_where_one_enters_when_a_zone_is_closed() -> None:
    assert {id_: "".join(row.fallback) for id_, row in ZONES.items()} == {
        "A": "BCDEFG",
        "B": "CDEFG",
        "C": "DEFG",
        "D": "EFG",
        "E": "FG",
        "F": "GH",
        "G": "FH",
        "H": "GF",
        "I": "HGF",
        "J": "IHGF",
        **dict.fromkeys("KLM", ""),  # 14.8e
    }
    assert len(ZONES["D"].hexes) > 1
    assert all(HEXES[hex_].british for id_ in "FGH" for hex_ in ZONES[id_].hexes)


@pytest.mark.rule("3.2c", "10.6a", "10.6.3")
def test_bridges() -> None:
    """Where a road crosses a river there is a bridge; most bridges, not all, carry a road."""
    assert {side for side, row in MAP.bridges.items() if row.destroyed} == DESTROYED
    assert set(MAP.roads) & set(MAP.rivers) <= set(MAP.bridges) <= set(MAP.rivers)
    carry = [row.road for row in MAP.bridges.values()]
    assert len(carry) / 2 < sum(carry) < len(carry)
    ouren = MAP.bridges["3215/3315"]
    assert (TABLES.towns.ouren, ouren.name, ouren.road) == ("3215/3315", "Ouren", False)
    assert len({row.kind for row in MAP.rivers.values()}) == 2
    assert {row.river for row in MAP.rivers.values() if row.kind == "major"} == {"Meuse", "Moselle"}


@pytest.mark.rule("10.2", "10.4a")
def test_the_whole_map_can_be_reached() -> None:
    assert set(steps_from(PLACES["Bastogne"], ROADS.__getitem__)) == set(ROADS)

    def on_foot(hex_: str) -> list[str]:
        sides = {there: side_of(hex_, there) for there in around(hex_)}
        return [
            there
            for there, side in sides.items()
            if side not in MAP.rivers or MAP.rivers[side].kind == "minor" or side in MAP.bridges
        ]

    assert set(steps_from("0101", on_foot)) == set(HEXES)


@pytest.mark.rule("9.1a")
def test_armies_from_north_to_south_and_the_british_in_the_north_west() -> None:
    for column in range(1, 44):
        armies = [ARMIES.index(HEXES[f"{column:02}{row:02}"].army) for row in range(1, 31)]
        assert armies == sorted(armies)
    british = {id_ for id_, row in HEXES.items() if row.british}
    assert "0101" in british
    assert not {"4301", "0130", "4330"} & british
    for zone in (british, *({id_ for id_, row in HEXES.items() if row.army == army} for army in ARMIES)):
        inside = zone.__contains__
        assert set(steps_from(min(zone), lambda hex_, inside=inside: filter(inside, around(hex_)))) == zone  # type: ignore[misc]
    assert [HEXES[PLACES[name]].army for name in ("Bullingen", "St. Vith", "Bastogne")] == ["6pz", "5pz", "5pz"]


@pytest.mark.rule("3.4b", "10.6.4a")
def test_both_banks_of_the_meuse() -> None:
    meuse = {side for side, row in MAP.rivers.items() if row.river == "Meuse"}
    west = {id_ for id_, row in HEXES.items() if row.west_of_meuse}
    apart = {side_of(here, there) for here in west for there in around(here) if there not in west}
    assert apart == meuse
    assert "0101" in west
    assert PLACES["Bastogne"] not in west
    assert any(row.british and row.west_of_meuse for row in HEXES.values())
    assert any(row.british and not row.west_of_meuse for row in HEXES.values())


@pytest.mark.rule("3.4a", "3.4c", "3.5a")
def test_victory_hexes_and_who_holds_what() -> None:
    worth = {row.name: row for row in HEXES.values() if row.vp}
    assert set(worth) == {
        *("St. Vith", "Bastogne", "Malmedy", "Eupen", "Verviers", "Liege", "Huy", "Namur", "Dinant", "Marche"),
        *("Sedan", "Arlon", "Luxembourg"),
    }
    assert {(row.settlement, row.control) for row in worth.values()} == {("town", "allied")}
    for row in HEXES.values():
        assert bool(row.settlement) == bool(row.control) == bool(row.name)
    assert all(row.control == "german" for row in HEXES.values() if row.settlement and row.westwall)
    for hex_, stack in STACKS.items():
        assert HEXES[hex_].control in ("", stack[0].side), hex_
    assert HEXES["3508"].control == "allied"


@pytest.mark.rule("14.8.4")
def test_twenty_four_road_hexes_lead_from_zone_e_to_the_gates_of_bastogne() -> None:
    far = steps_from(PLACES["Bastogne"], ROADS.__getitem__)
    assert min(far[hex_] for hex_ in ZONES["E"].hexes) == 2 * TABLES.rush_movement + 1


# --- 2.3 The units -------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.3.1", "2.3.1.1a", "2.3.1.1b", "7.1a")
@pytest.mark.parametrize(("id_", "row"), UNITS.items(), ids=list(UNITS))
def test_units(id_: str, row: UnitRow) -> None:
    german_motorized = row.side == "german" and row.type != "infantry"
    battalion = id_ in ("g-301", "g-506", *SPECIAL)
    assert len(row.steps) == (1 if battalion else 3 if german_motorized else 2)
    assert row.third_step == (len(row.steps) == 3)
    assert not (row.third_step and row.steps[-1].zoc)
    assert not (battalion and row.steps[0].zoc)
    assert {step.movement for step in row.steps} == {0 if id_ in SPECIAL else 3 if row.type == "infantry" else 6}
    for full, less in pairwise(row.steps):
        assert (less.attack, less.defence) <= (full.attack, full.defence)
    assert bool(row.hex) + bool(row.turn) == (id_ not in SPECIAL)


def test_the_counters_are_as_many_as_the_rulebook_says() -> None:
    thirds = sum(row.third_step for row in UNITS.values())
    markers = 1 + 1 + 6 + 3 + 3 + 1 + 2  # turn, VP, broken bridges, bridges built, control, fuel, no supply
    chits = sum(row.count for row in CHITS.values())
    doubles = 1  # the Delay is a unit and an asset
    assert (len(UNITS), thirds, len(ASSETS)) == (173, 27, 30)
    assert len(UNITS) + thirds + len(ASSETS) - doubles + chits + markers == 264


@pytest.mark.rule("11.2.1c", "6.0")
def test_divisions() -> None:
    assert {id_ for id_, row in UNITS.items() if not row.division} == {
        *("g-301", "g-506", "g-vdh", "g-150", "g-fg", "g-fb"),
        *("b-29", "b-33", "u-517", "u-cav-4", "u-cav-6", "u-cav-14", "u-cav-102", "u-delay"),
    }
    sizes = Counter(row.division for row in UNITS.values() if row.division)
    assert set(sizes.values()) == {2, 3, 4}
    named = "106ID 99ID 2ID 82AB 101AB 17AB 11AD 5AD 6AB 51BR 53BR 1SS 2SS 9SS 10SS 12SS 11PZ 2PZ 116PZ 5FJ 12VG"
    assert set(named.split()) <= set(sizes)
    assert {"u-99id-393", "u-99id-394", "g-1ss-peiper", "g-5-14"} <= set(UNITS)  # 12.3e, 8.5a, 9.4


@pytest.mark.rule("14.7")
def test_formations() -> None:
    kinds = defaultdict(set)
    for id_, row in UNITS.items():
        assert bool(row.formation) == (row.side == "german")
        assert row.formation in ("", row.division or id_)
        kinds[row.formation_kind].add(row.formation)
    assert {"1SS", "2PZ", "LEHR", "g-301", "g-506"} <= kinds["armour"]
    assert kinds["mechanized"] == {"3PZG", "15PZG", "g-150", "g-fb", "g-fg"}
    assert {"5FJ", "12VG", "g-vdh"} <= kinds["infantry"]


@pytest.mark.rule("6.1b", "11.4.1a", "13.2.2b")
def test_corps_and_airborne() -> None:
    airborne = {row.division or id_ for id_, row in UNITS.items() if row.airborne}
    assert airborne == {"82AB", "101AB", "17AB", "6AB", "u-517"}
    free = {row.division or id_ for id_, row in UNITS.items() if row.side == "allied" and not row.command}
    assert free == {"82AB", "101AB", "17AB", "u-517", "u-delay"}
    assert {row.nation for row in UNITS.values() if row.command == "xxx"} == {"british"}
    assert all(row.type == "infantry" for row in UNITS.values() if row.airborne)


@pytest.mark.rule("10.6.4a", "10.6.4c", "9.3")
def test_units_that_stay_behind_the_meuse_or_near_zone_j() -> None:
    released = {row.division or id_: row.released for id_, row in UNITS.items() if row.released}
    assert released == {"b-29": 5, "6AB": 8, "11AD": 8, "51BR": 9, "53BR": 9, "b-33": 9, "17AB": 9}
    assert all(row.released for row in UNITS.values() if row.nation == "british")
    for row in UNITS.values():
        for hex_ in (hex_ for zone in row.zones for hex_ in ZONES[zone].hexes):
            assert HEXES[hex_].west_of_meuse or not row.released
            assert HEXES[hex_].british or row.nation != "british"
    tied = {id_: row.zones for id_, row in UNITS.items() if row.tied_to}
    assert tied == {id_: ["J"] for id_, row in UNITS.items() if row.division == "5AD"}


@pytest.mark.rule("12.10a", "12.10d", "8.3f", "14.8.3", "14.8.4")
def test_units_with_rules_of_their_own() -> None:
    leaving = {row.division or id_ for id_, row in UNITS.items() if row.withdraws}
    assert leaving == {"1SS", "2SS", "9SS", "12SS", "g-fb"}
    assert sum(len(row.steps) for row in UNITS.values() if row.withdraws) > TABLES.withdrawal.steps
    assert {row.division for row in UNITS.values() if row.surrenders} == {"106ID"}
    conditions = {
        row.division: (HEXES[row.condition].name, row.turn, row.box) for row in UNITS.values() if row.condition
    }
    assert conditions == {"10SS": ("St. Vith", 3, 2), "11PZ": ("Bastogne", 3, 2)}
    assert {(row.turn, row.box, *row.zones) for row in (*of("82AB"), *of("101AB"))} == {(2, 1, "E")}


@pytest.mark.rule("12.7b", "12.9.1a")
def test_vdh_and_the_delay() -> None:
    vdh, delay = UNITS["g-vdh"], UNITS["u-delay"]
    assert [(step.attack, step.defence, step.movement, step.zoc) for step in delay.steps] == [(0, 1, 0, False)]
    assert [(step.movement, step.zoc) for step in vdh.steps] == [(0, False)]
    ids = list(UNITS)
    german = sum(row.side == "german" for row in UNITS.values())
    assert (ids[german - 1], ids[-1]) == ("g-vdh", "u-delay")
    assert [row.side for row in UNITS.values()] == sorted((row.side for row in UNITS.values()), reverse=True)


@pytest.mark.rule("3.2a", "14.8a", "14.8.1")
def test_arrivals() -> None:
    """Each has its chit; the III Corps comes by B and C, on turns that the rulebook names."""
    for id_, row in UNITS.items():
        if row.turn:
            turn, chit = TURNS[row.turn - 1], "g-reinf" if row.side == "german" else "a-reinf"
            assert 1 <= row.box <= turn.cup.get(chit, 0) + turn.hand.get(chit, 0), id_
            assert {ZONES[zone].side for zone in row.zones} == {row.side}
    third = [row for row in UNITS.values() if row.command == "iii"]
    assert any((row.turn, row.box, row.zones) == (3, 2, ["C"]) for row in third)
    assert {zone for row in third if row.turn == 4 for zone in row.zones} == {"B", "C"}


@pytest.mark.rule("3.2a", "6.0", "6.1a", "6.1b", "9.4a")
def test_the_set_up_keeps_to_limits() -> None:
    assert {id_ for id_, row in UNITS.items() if row.hex == "3317"} == {"g-2pz-a", "g-2pz-b"}  # number 11
    for hex_, stack in STACKS.items():
        assert len({row.nation for row in stack}) == 1, hex_
        assert len({row.command for row in stack if row.side == "allied"}) <= 1, hex_
        assert len(stack) - max(Counter(row.division for row in stack).values()) <= 1, hex_
    astray = {
        id_ for id_, row in UNITS.items() if row.hex and row.side == "german" and HEXES[row.hex].army != row.command
    }
    assert astray == {"g-5-14"}
    fourteenth = UNITS["g-5-14"].hex
    assert HEXES[fourteenth].army == "5pz"
    far = steps_from(fourteenth, around)
    assert min(far[id_] for id_, row in HEXES.items() if row.army == "7a") <= 2  # 9.4b


@pytest.mark.rule("8.5a", "10.4.1a")
def test_peiper_starts_alone_twelve_road_hexes_or_less_from_the_fuel() -> None:
    peiper = UNITS["g-1ss-peiper"]
    assert STACKS[peiper.hex] == [peiper]
    assert steps_from(peiper.hex, ROADS.__getitem__)[TABLES.towns.bullingen] <= 2 * peiper.steps[0].movement


def controlled(side: str) -> set[str]:
    """7.1, 7.2 The hexes in the zones of control of a side at the start."""
    found = set()
    for hex_, stack in STACKS.items():
        for row in stack:
            for there in around(hex_):
                wooded = HEXES[there].terrain in ("woods", "forest") and there not in ROADS[hex_]
                barred = (row.type == "armour" and wooded) or (
                    side == "allied" and row.type != "infantry" and HEXES[there].westwall
                )
                if row.side == side and row.steps[0].zoc and crossed(hex_, there) and not barred:
                    found.add(there)
    return found


@pytest.mark.rule("8.2a", "8.2b", "8.1c")
@pytest.mark.parametrize(("side", "foe"), [SIDES, SIDES[::-1]])
def test_everybody_is_supplied_at_the_start(side: str, foe: str) -> None:
    enemies, own = ({hex_ for hex_, stack in STACKS.items() if stack[0].side == who} for who in (foe, side))
    zoc = {hex_ for hex_ in controlled(foe) - own if not (side == "german" and HEXES[hex_].westwall)}  # 7.3f, g
    free = set(HEXES) - enemies - zoc

    def along(hex_: str) -> list[str]:
        return [there for there in ROADS[hex_] if there in free and crossed(hex_, there)]

    def across(hex_: str) -> list[str]:
        return [
            there
            for there in around(hex_)
            if there in free and crossed(hex_, there) and (HEXES[there].terrain != "forest" or there in ROADS[hex_])
        ]

    sources = {hex_ for row in ZONES.values() if row.side == side for hex_ in row.hexes} & free
    net = {hex_ for source in sources for hex_ in steps_from(source, along)}
    for hex_ in own:
        near = {there for there, far in steps_from(hex_, across).items() if far <= TABLES.supply.reach}
        assert near & net, hex_


@pytest.mark.rule("12.7a")
def test_vdh_finds_room() -> None:
    free = set(HEXES) - set(STACKS) - controlled("allied")
    rows = [HEXES[hex_] for hex_ in free]
    assert any(row.army == "6pz" and row.terrain in ("clear", "woods") and not row.settlement for row in rows)


# --- 12 The assets -------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.4", "12.1", "12.2b", "12.3b", "12.4.1b", "12.9", "12.10a")
def test_assets() -> None:
    guns = {id_: row for id_, row in ASSETS.items() if row.strength}
    assert {row.kind for row in guns.values()} == {"artillery", "nebelwerfer"}
    assert {row.kind for id_, row in ASSETS.items() if id_ not in guns} == {
        *("engineer", "greif", "motorized", "traffic", "delay", "air_supply", "plus_two"),
    }
    for kind in ("artillery", "nebelwerfer"):
        assert {row.army for row in guns.values() if row.kind == kind and row.side == "german"} == set(ARMIES)
    assert {row.corps for row in guns.values() if row.side == "allied"} == {"v", "viii", "vii", "iii", "xxx"}
    engineers = {row.corps: row for row in ASSETS.values() if row.kind == "engineer"}
    assert list(engineers) == ["v", "viii", "vii", "iii"]
    assert {corps: row.hex for corps, row in engineers.items() if row.hex} == {"v": PLACES["Elsenborn"]}
    assert engineers["v"].turn == 1 < min(row.turn for corps, row in engineers.items() if corps != "v")
    assert all(row.turn > 1 for row in guns.values() if row.corps == "xxx")
    assert any(row.turn > 1 for row in guns.values() if row.corps in ("v", "viii"))
    assert {id_ for id_, row in ASSETS.items() if row.withdraws} == {
        id_ for id_, row in ASSETS.items() if row.army == "6pz"
    }


@pytest.mark.rule("4.1b", "8.6a", "12.5a", "12.6a", "12.8", "12.9.1a", "16.1")
def test_when_an_asset_is_there() -> None:
    single = {row.kind: (row.side, row.turn, row.last) for row in ASSETS.values() if not (row.strength or row.corps)}
    assert single == {
        "greif": ("german", 2, 4),
        "motorized": ("german", 2, 0),
        "traffic": ("allied", 1, 3),
        "delay": ("allied", 2, 0),
        "air_supply": ("allied", 5, 0),
        "plus_two": ("german", 1, 2),
    }


# --- 17 The chits and the turns ------------------------------------------------------------------------------------

EACH = "3form 2g-mc 2supply 2a-mc"
LATE = "2g-mc 2supply 2a-mc patton-monty"
CUPS = [  # 17.0: the cup, the hand, and the army chits that the German chooses
    ("5pz 6pz 2a-reinf", "react", (0, 0)),
    (f"all {EACH} 2g-reinf 5pz 6pz a-reinf", "a-reinf", (0, 0)),
    (f"one {EACH} 2g-reinf 5pz 6pz a-reinf", "a-reinf", (0, 0)),
    (f"{EACH} 2g-reinf a-reinf", "a-reinf", (1, 2)),
    (f"{EACH} 2g-reinf a-reinf", "a-reinf", (0, 1)),
    (f"{EACH} 2g-reinf a-reinf patton-monty", "a-reinf", (0, 1)),
    (f"{EACH} patton-monty", "a-reinf", (0, 0)),
    (f"{EACH} patton-monty", "", (0, 0)),
    (f"{EACH} patton-monty", "", (0, 0)),
    (f"{LATE} a-reinf", "", (0, 0)),
    (LATE, "", (0, 0)),
    (LATE, "", (0, 0)),
]


def counted(words: str) -> dict[str, int]:
    pairs = [(word[1:], 2) if word[0] == "2" else (word, 1) for word in words.split()]
    return dict(pairs)


@pytest.mark.rule("17.0a", "17.0b", "17.0c", "14.8.2a", "14.3.1b", "2.5")
@pytest.mark.parametrize(("row", "stated"), zip(TURNS, CUPS, strict=True), ids=[f"turn {n}" for n in range(1, 13)])
def test_the_chits_of_a_turn(row: TurnRow, stated: tuple[str, str, tuple[int, int]]) -> None:
    cup, hand, armies = stated
    assert (row.cup, row.hand, row.army_chits) == (counted(cup), counted(hand), armies)


@pytest.mark.rule("5.2a", "5.2b", "5.2c")
def test_the_calendar_and_the_initiative() -> None:
    assert [row.initiative for row in TURNS] == ["german"] * 5 + [""] + ["allied"] * 6
    assert [row.initiative_vp for row in TURNS] == [0] * 5 + [3] + [0] * 6
    days = ["16–17", "18–19", "20–21", "22–23", "24–25", "26–27", "28–29", "30–31", "1–3", "4–7", "8–11", "12–15"]
    months = ["December 1944"] * 8 + ["January 1945"] * 4
    assert [row.days["en"] for row in TURNS] == [f"{day} {month}" for day, month in zip(days, months, strict=True)]
    assert (TURNS[0].days["fr"], TURNS[8].days["fr"]) == ("16-17 décembre 1944", "1er-3 janvier 1945")
    for language in ("en", "fr"):  # what the table shows
        voice = Voice(language)
        said = [voice.say(text(f"woods-track-turn-date-{turn}")) for turn in range(1, len(TURNS) + 1)]
        assert said == [row.days[language] for row in TURNS]


@pytest.mark.rule("13.2a")
def test_replacements() -> None:
    german = [(row.replacements["german"].infantry, row.replacements["german"].armour) for row in TURNS]
    allied = [(row.replacements["allied"].infantry, row.replacements["allied"].armour) for row in TURNS]
    assert german[0] == allied[0] == (0, 0)
    assert all(ours <= theirs for ours, theirs in zip(german, allied, strict=True))


@pytest.mark.rule("14.2c", "14.5a", "14.6a", "14.6b", "14.7", "14.9a", "14.3.1a")
def test_the_kinds_of_chits() -> None:
    assert {id_: (row.side, row.kind, row.army, row.count) for id_, row in CHITS.items()} == {
        "5pz": ("german", "army", "5pz", 1),
        "6pz": ("german", "army", "6pz", 1),
        "all": ("german", "all_german", "", 1),
        "one": ("german", "one_army", "", 1),
        "3form": ("german", "three_formations", "", 1),
        "g-reinf": ("german", "reinforcement", "", 2),
        "g-mc": ("german", "move_combat", "", 2),
        "supply": ("", "supply_check", "", 2),
        "react": ("allied", "reaction", "", 2),
        "a-reinf": ("allied", "reinforcement", "", 2),
        "a-mc": ("allied", "move_combat", "", 2),
        "patton-monty": ("allied", "patton_monty", "", 1),
    }


# --- The tables ----------------------------------------------------------------------------------------------------

FIGURES: list[tuple[str, str, dict[str, Any]]] = [
    ("10.4a", "road", {"infantry": 2}),
    ("10.4b", "road", {"motorized": 1}),
    ("8.2a", "supply", {"reach": 5}),
    ("8.3a", "supply", {"oos_movement": 3}),
    ("12.3c", "support", {"corps_range": 3}),
    ("12.4.2a", "support", {"engineer_range": 3}),
    ("11.2.1a", "support", {"integrity_range": 3}),
    ("12.10b", "withdrawal", {"turn": 11, "steps": 12, "vp": 3}),
    ("3.4b", "sudden_death", {"steps": 9}),
    ("3.4c", "sudden_death", {"vp": 5}),
    ("10.6.1a", "demolition", {"range": 3}),
    ("10.6.1b", "demolition", {"die": 3}),
    ("12.5b", "markers", {"greif": 2}),
    ("12.8", "markers", {"traffic": 2}),
    ("12.7b", "markers", {"vdh": 2, "vdh_die": 2}),
]


@pytest.mark.parametrize(
    ("row", "figures"),
    [pytest.param(row, figures, marks=pytest.mark.rule(rule), id=f"{rule} {row}") for rule, row, figures in FIGURES],
)
def test_figures(row: str, figures: dict[str, Any]) -> None:
    assert {name: getattr(getattr(TABLES, row), name) for name in figures} == figures


@pytest.mark.rule("10.5b", "11.4a", "14.8.4")
def test_figures_without_a_row() -> None:
    assert (TABLES.retreat, TABLES.motorized_movement, TABLES.rush_movement) == (2, 6, 12)


@pytest.mark.rule("10.1b", "10.4.1d", "12.2f")
def test_terrain() -> None:
    assert {kind: (row.infantry, row.motorized, row.nebelwerfer) for kind, row in TABLES.terrain.items()} == {
        "clear": (1, 1, 1),
        "woods": (1, 2, 0),
        "forest": (2, None, -1),
        "rough": (2, 3, -2),
    }
    assert {kind: row.nebelwerfer for kind, row in TABLES.settlement.items()} == {"village": -1, "town": -2}


@pytest.mark.rule("10.6b", "10.6c", "10.6d", "10.6e")
def test_hexsides() -> None:
    assert {kind: (row.infantry, row.motorized) for kind, row in TABLES.hexsides.items()} == {
        "minor": (1, None),
        "major": (None, None),
        "bridge": (0, 2),
        "bridge_road": (0, 2),
        "destroyed": (1, 3),
    }


@pytest.mark.rule("11.3.2a", "11.3.3a", "11.3.3b")
def test_the_combat_results_table() -> None:
    assert TABLES.crt.columns == ["1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"]
    assert len(TABLES.crt.rows) == 6
    assert {result for row in TABLES.crt.rows for result in row} == {"AL1", "BL1", "DR", "DR*"}


@pytest.mark.rule("3.1", "3.3", "3.4d", "3.4e", "16.1")
def test_scenarios_and_options() -> None:
    assert {id_: (row.rule, row.turns, row.vp, row.vp_kept) for id_, row in SCENARIOS.items()} == {
        "attack": ("3.4d", 6, 4, 4),
        "campaign": ("3.4e", 12, 2, 3),
    }
    assert {id_: (row.rule, row.default, row.values) for id_, row in TABLES.options.items()} == {
        "plus_two": ("16.1", "off", ["off", "on"])
    }
    titled = [*(row.title for row in SCENARIOS.values()), *(row.title for row in TABLES.options.values())]
    assert all(set(title) == {"en", "fr"} for title in [*titled, *(row.days for row in TURNS)])


# --- Drawn, and corrected ------------------------------------------------------------------------------------------


@pytest.mark.rule("2.2", "2.2.1a", "9.1a", "10.6a")
def test_the_sheet_shows_every_hex_way_and_line() -> None:
    sheet = look.sheet(BOOK)
    places = {place.id: place for place in sheet.places}
    assert list(places) == list(HEXES)
    assert (places["0101"].y, places["0201"].y, places["0102"].y) == (0, 1, 2)  # even columns lie lower
    kinds = Counter(link.kind for link in sheet.links)
    entries = [hex_ for row in ZONES.values() for hex_ in row.hexes]
    assert kinds["major"] == len(MAP.roads) + len(entries)
    assert kinds["bridge"] == len(MAP.bridges)
    assert kinds["river"] + kinds["great_river"] == len(MAP.rivers)
    assert {Link("bridge", "3215", "3315"), Link("great_river", "2003", "2103")} <= set(sheet.links)
    lines = {kind: {(link.a, link.b) for link in sheet.links if link.kind == kind} for kind in ("army", "sector")}
    assert all(HEXES[a].army != HEXES[b].army for a, b in lines["army"])
    assert all(HEXES[a].british != HEXES[b].british for a, b in lines["sector"])
    assert ("3418", "3419") in lines["army"]  # where regiment 14 starts
    exits = {link.a: link.edge for link in sheet.links if link.edge}
    assert exits == {hex_: exits[hex_] for hex_ in entries}
    assert [exits[hex_] for hex_ in ("3630", "0126", "1301", "4307")] == ["S", "SW", "N", "NE"]
    assert places["2518"].marks == ("victory",)
    assert places["3317"].marks == ("fortified",)
    assert (places["3508"].name, places["3508"].settlement, places["3508"].terrain) == ("Bullingen", "village", "clear")
    assert (places["3630"].badge, places["4307"].badge) == (
        Badge("A", "entry", colour="us"),
        Badge("K", "entry", colour="heer"),
    )
    assert {label.text for label in sheet.labels} <= {row.river for row in MAP.rivers.values()}


@pytest.mark.rule("2.3.1", "2.3.1.1b", "7.1a")
def test_the_faces_of_the_counters() -> None:
    faces = {face.kind: face for face in look.faces(UNITS)}
    assert len(faces) == len(UNITS) + 27 + 4  # third steps, and cavalry that loses its zone of control
    shown = {
        "g-1ss-peiper": ("Peiper", "ss", "armour", "regiment", True),
        "g-1ss-peiper-1": ("Peiper", "ss", "mechanised", "regiment", False),
        "g-506": ("506", "heer", "armour", "battalion", False),
        "g-150": ("150 Bde", "heer", "mechanised", "brigade", True),
        "g-5-14": ("5FJ 14", "lw", "airborne", "regiment", True),
        "g-vdh": ("VdH", "lw", "airborne", "battalion", False),
        "u-28id-110": ("110/28ID", "us", "infantry", "regiment", True),
        "u-9ad-ccr": ("CCR/9AD", "us", "armour", "brigade", True),
        "u-cav-14": ("14 Cav", "us", "recon", "regiment", True),
        "u-cav-14-1": ("14 Cav", "us", "recon", "regiment", False),
        "u-101ab-327": ("327/101AB", "us", "airborne", "regiment", True),
        "u-delay": ("@woods-u-delay", "us", "infantry", "", False),
        "b-29": ("29 Arm", "uk", "armour", "brigade", True),
    }
    found = {id_: faces[id_] for id_ in shown}
    assert {id_: (row.name, row.nation, row.symbol, row.echelon, row.zones) for id_, row in found.items()} == shown
    for id_, row in UNITS.items():
        for steps in range(1, len(row.steps) + 1):
            assert faces[look.face_of(id_, row, steps)].zones == row.steps[-steps].zoc


def corrected(folder: Path, name: str, entries: Any) -> Book:
    """The book with an owner's corrections; a string is written as it stands."""
    (folder / name).write_text(entries if isinstance(entries, str) else json.dumps(entries), encoding="utf-8")
    return Book(folder)


def test_a_correction_changes_what_it_names_and_nothing_else(tmp_path: Path) -> None:
    book = corrected(tmp_path, "units.json", {"units": {"g-506": {"steps": [STEP]}}})
    assert book.units["g-506"].steps[0].attack == STEP["attack"]
    assert {id_ for id_, row in book.units.items() if row != UNITS[id_]} == {"g-506"}
    assert book.hash != BOOK.hash
    book = corrected(tmp_path, "map.json", {"hexes": {"1010": {"terrain": "clear"}}})
    assert {id_ for id_, row in book.map.hexes.items() if row != HEXES[id_]} == {"1010"}


def row_of(rows: Any, id_: str, **changes: Any) -> Any:
    """A whole row with changes, for an entry that is not there yet."""
    return {**msgspec.to_builtins(rows[id_]), **changes}


def unit(id_: str = "g-506", **changes: Any) -> Any:
    return {"units": {id_: changes}}


def hexes(id_: str, **changes: Any) -> Any:
    return {"hexes": {id_: changes}}


def turn(number: int, **changes: Any) -> Any:
    rows = msgspec.to_builtins(TURNS)
    rows[number - 1] |= changes
    return {"turns": rows}


def cup(number: int, **changes: int) -> Any:
    return turn(number, cup={**TURNS[number - 1].cup, **{id_.replace("_", "-"): n for id_, n in changes.items()}})


def crt(die: int, column: int, result: str) -> Any:
    rows = msgspec.to_builtins(TABLES.crt.rows)
    rows[die - 1][column] = result
    return {"crt": {"rows": rows}}


STEP = {"attack": 5, "defence": 4, "movement": 6, "zoc": False}
MINOR = {"river": "Our", "kind": "minor"}
BRIDGE = {"road": False, "destroyed": False}
MISTAKES: list[tuple[str, Any, str]] = [
    # What the types say
    ("units.json", "{", "entry=line 1 reason=Expecting property name enclosed in double quotes"),
    ("units.json", unit(type="armor"), "entry=$.units[...].type reason=Invalid enum value 'armor'"),
    ("units.json", unit(speed=8), "entry=$.units[...] reason=Object contains unknown field"),
    ("units.json", unit(steps=[{"attack": 1}]), "entry=$.units[...].steps[0] reason=Object missing required field"),
    ("map.json", hexes("1010", terrain="sand"), "entry=$.hexes[...].terrain reason=Invalid enum value 'sand'"),
    ("tables.json", {"crt": {"rows": [["AL2"]]}}, "entry=$.crt.rows[0][0] reason=Invalid enum value 'AL2'"),
    ("tables.json", {"supply": {"provenance": "hearsay"}}, "entry=$.supply.provenance reason=Invalid enum value"),
    ("turns.json", turn(1, army_chits=[0]), "entry=$.turns[0].army_chits reason=Expected `array` of length 2"),
    ("woods.json", {}, "entry=$ reason=assets.json, chits.json"),
    # The hexes
    ("map.json", hexes("4401", terrain="clear", army="6pz"), "entry=hexes reason=0101…4330"),
    ("map.json", {"columns": 44}, "entry=columns, rows reason=4330"),
    ("map.json", hexes("1010", control="german"), "entry=hexes.1010 reason=settlement, control"),
    ("map.json", hexes("3508", control=""), "entry=hexes.3508 reason=settlement, control"),
    ("map.json", hexes("3508", name=""), "entry=hexes.3508 reason=settlement, name"),
    ("map.json", hexes("1010", vp=True), "entry=hexes.1010 reason=vp"),
    ("map.json", hexes("3211", control="german"), "entry=hexes.3211 reason=vp"),
    # 10.6: hexsides
    ("map.json", {"rivers": {"1010/1012": MINOR}}, "entry=rivers reason=1010/1012"),
    ("map.json", {"rivers": {"1011/1010": MINOR}}, "entry=rivers reason=1011/1010"),
    ("map.json", {"rivers": {"4330/4331": MINOR}}, "entry=rivers reason=4330/4331"),
    ("map.json", {"roads": [*MAP.roads, "1010"]}, "entry=roads reason=1010"),
    ("map.json", {"roads": [*MAP.roads, MAP.roads[0]]}, f"entry=roads reason={MAP.roads[0]}"),
    ("map.json", {"rivers": {MAP.roads[0]: MINOR}}, f"entry=roads reason={MAP.roads[0]}"),
    ("map.json", {"bridges": {"1010/1011": BRIDGE}}, "entry=bridges.1010/1011 reason=rivers"),
    ("map.json", {"bridges": {"3215/3315": {"road": True}}}, "entry=bridges.3215/3315 reason=road"),
    ("map.json", {"roads": [*MAP.roads, "3215/3315"]}, "entry=bridges.3215/3315 reason=road"),
    # 10.6.4: the Meuse
    ("map.json", hexes("0101", west_of_meuse=False), "entry=hexes.0101/0201 reason=west_of_meuse"),
    ("map.json", {"rivers": {"0101/0102": {"river": "Meuse", "kind": "major"}}}, "entry=hexes.0101/0102 reason=west"),
    ("map.json", {"rivers": {"2003/2103": {"river": "Our"}}}, "entry=hexes.2003/2103 reason=west_of_meuse"),
    # 2.2.1: zones
    ("map.json", {"zones": {"N": row_of(ZONES, "M")}}, "entry=zones reason=A…M"),
    ("map.json", {"zones": {"A": {"side": "german"}}}, "entry=zones.A reason=side"),
    ("map.json", {"zones": {"A": {"hexes": []}}}, "entry=zones.A reason=hexes"),
    ("map.json", {"zones": {"A": {"hexes": ["3631"]}}}, "entry=zones.A reason=3631"),
    ("map.json", {"zones": {"B": {"hexes": ["3630"]}}}, "entry=zones.B reason=3630"),
    ("map.json", {"zones": {"A": {"hexes": ["3508"]}}}, "entry=zones.A reason=3508"),
    ("map.json", {"zones": {"A": {"hexes": ["0101"]}}}, "entry=zones.A reason=0101"),
    ("map.json", {"zones": {"A": {"fallback": ["B", "K"]}}}, "entry=zones.A reason=K"),
    ("map.json", {"zones": {"A": {"fallback": ["A"]}}}, "entry=zones.A reason=A"),
    ("map.json", {"zones": {"K": {"fallback": ["J"]}}}, "entry=zones.K reason=fallback"),
    # 14, 17: chits and turns
    ("chits.json", {"chits": {"7a": row_of(CHITS, "5pz", army="7a")}}, "entry=chits reason=12"),
    ("chits.json", {"chits": {"supply": {"side": "german"}}}, "entry=supply reason=side"),
    ("chits.json", {"chits": {"all": {"army": "7a"}}}, "entry=all reason=army"),
    ("chits.json", {"chits": {"5pz": {"army": ""}}}, "entry=5pz reason=army"),
    ("chits.json", {"chits": {"one": {"count": 0}}}, "entry=one reason=count"),
    ("turns.json", {"turns": msgspec.to_builtins(TURNS[:11])}, "entry=turns reason=12"),
    ("turns.json", turn(6, initiative="german"), "entry=turn 6 reason=initiative"),
    ("turns.json", turn(1, initiative=""), "entry=turn 1 reason=initiative"),
    ("turns.json", turn(8, cup={"g-move": 1}), "entry=turn 8 reason=g-move"),
    ("turns.json", cup(8, one=0), "entry=turn 8 reason=one"),
    ("turns.json", cup(8, g_mc=3), "entry=turn 8 reason=g-mc"),
    ("turns.json", cup(2, a_reinf=2), "entry=turn 2 reason=a-reinf"),
    ("turns.json", turn(8, hand={"supply": 1}), "entry=turn 8 reason=supply"),
    ("turns.json", turn(9, hand={"g-reinf": 1}), "entry=turn 9 reason=g-reinf"),
    ("turns.json", turn(4, army_chits=[2, 1]), "entry=turn 4 reason=army_chits"),
    ("turns.json", turn(2, army_chits=[0, 1]), "entry=turn 2 reason=army_chits"),
    ("turns.json", turn(4, replacements={"german": {"infantry": 1, "armour": 1}}), "entry=turn 4 reason=replacements"),
    ("turns.json", turn(4, replacements={side: {"infantry": -1, "armour": 1} for side in SIDES}),
     "entry=turn 4 reason=replacements"),
    # 2.3: units
    ("units.json", {"units": {"g-507": row_of(UNITS, "g-506")}}, "entry=units reason=173"),
    ("units.json", unit(side="allied"), "entry=units reason=german, allied"),
    ("units.json", unit(nation="us"), "entry=g-506 reason=nation"),
    ("units.json", unit(command=""), "entry=g-506 reason=command"),
    ("units.json", unit("b-29", command="v"), "entry=b-29 reason=command"),
    ("units.json", unit("u-517", command="xxx"), "entry=u-517 reason=command"),
    ("units.json", unit(formation=""), "entry=g-506 reason=formation"),
    ("units.json", unit("u-517", formation="u-517"), "entry=u-517 reason=formation"),
    ("units.json", unit(formation_kind=""), "entry=g-506 reason=formation"),
    ("units.json", unit("g-5-14", airborne=True), "entry=g-5-14 reason=airborne"),
    ("units.json", unit("u-cav-4", airborne=True), "entry=u-cav-4 reason=airborne"),
    ("units.json", unit("u-517", withdraws=True), "entry=u-517 reason=withdraws"),
    ("units.json", unit(surrenders=True), "entry=g-506 reason=surrenders"),
    ("units.json", unit(steps=[]), "entry=g-506 reason=steps"),
    ("units.json", unit(steps=[STEP] * 4), "entry=g-506 reason=steps"),
    ("units.json", unit(steps=[{**STEP, "defence": 0}]), "entry=g-506 reason=steps"),
    ("units.json", unit(third_step=True), "entry=g-506 reason=third_step"),
    ("units.json", unit(steps=[STEP] * 3), "entry=g-506 reason=third_step"),
    ("units.json", unit(steps=[STEP, STEP, {**STEP, "zoc": True}], third_step=True), "entry=g-506 reason=third_step"),
    ("units.json", unit("u-517", steps=[STEP] * 3, third_step=True), "entry=u-517 reason=third_step"),
    # 3.2a, 14.8: where and when
    ("units.json", unit(hex=""), "entry=g-506 reason=hex, turn"),
    ("units.json", unit(turn=2, box=1, zones=["K"]), "entry=g-506 reason=hex, turn"),
    ("units.json", unit("g-vdh", hex="3508"), "entry=g-vdh reason=hex, turn"),
    ("units.json", unit(hex="4401"), "entry=g-506 reason=4401"),
    ("units.json", unit(zones=["K"]), "entry=g-506 reason=turn, box, zones"),
    ("units.json", unit("g-301", zones=[]), "entry=g-301 reason=turn, box, zones"),
    ("units.json", unit("g-301", box=0), "entry=g-301 reason=turn, box, zones"),
    ("units.json", unit("g-301", turn=13), "entry=g-301 reason=turn"),
    ("units.json", unit("g-301", box=3), "entry=g-301 reason=box"),
    ("units.json", unit("g-301", turn=1), "entry=g-301 reason=box"),
    ("units.json", unit("u-517", turn=7, box=2), "entry=u-517 reason=box"),
    ("units.json", unit("g-301", zones=["A"]), "entry=g-301 reason=A"),
    ("units.json", unit("g-301", zones=["Z"]), "entry=g-301 reason=Z"),
    ("units.json", unit("b-29", zones=["G", "I"]), "entry=b-29 reason=zones"),
    ("units.json", unit("b-29", released=13), "entry=b-29 reason=released"),
    ("units.json", unit("u-4ad-cca", released=5), "entry=u-4ad-cca reason=released"),
    ("units.json", unit(released=5), "entry=g-506 reason=released"),
    ("units.json", unit("u-5ad-cca", tied_to="I"), "entry=u-5ad-cca reason=tied_to"),
    ("units.json", unit("g-10ss-pz", condition="0101"), "entry=g-10ss-pz reason=condition"),
    ("units.json", unit("u-517", condition="3211"), "entry=u-517 reason=condition"),
    # 6: divisions and stacks
    ("units.json", unit("u-517", division="82AB"), "entry=u-82ab-504 reason=82AB"),
    ("units.json", unit("b-29", division="5AD"), "entry=b-29 reason=division"),
    ("units.json", unit("u-cav-14", division="99ID"), "entry=u-cav-14 reason=command"),
    ("units.json", unit(division="1SS", formation="g-506"), "entry=g-506 reason=formation"),
    ("units.json", unit(division="12VG", formation="12VG"), "entry=g-12-27 reason=formation_kind"),
    ("units.json", {"units": {"g-150": {"hex": "3809"}, "g-506": {"hex": "3809"}}}, "entry=3809 reason=division"),
    ("units.json", unit(hex="3707"), "entry=3707 reason=nation"),
    ("units.json", unit("u-cav-14", hex="3707"), "entry=3707 reason=command"),
    ("units.json", unit("u-cav-14", hex="3406"), "entry=3406 reason=command"),
    # 12: assets
    ("assets.json", {"assets": {"g-vw": row_of(ASSETS, "g-greif")}}, "entry=assets reason=30"),
    ("assets.json", {"assets": {"ga-6pz-1": {"strength": 0}}}, "entry=ga-6pz-1 reason=strength"),
    ("assets.json", {"assets": {"g-greif": {"strength": 1}}}, "entry=g-greif reason=strength"),
    ("assets.json", {"assets": {"ga-6pz-1": {"army": ""}}}, "entry=ga-6pz-1 reason=army"),
    ("assets.json", {"assets": {"g-greif": {"army": "6pz"}}}, "entry=g-greif reason=army"),
    ("assets.json", {"assets": {"ue-v": {"corps": ""}}}, "entry=ue-v reason=corps"),
    ("assets.json", {"assets": {"ga-6pz-1": {"corps": "v"}}}, "entry=ga-6pz-1 reason=corps"),
    ("assets.json", {"assets": {"g-greif": {"side": "allied"}}}, "entry=g-greif reason=side"),
    ("assets.json", {"assets": {"u-traffic": {"side": "german"}}}, "entry=u-traffic reason=side"),
    ("assets.json", {"assets": {"g-greif": {"turn": 0}}}, "entry=g-greif reason=turn"),
    ("assets.json", {"assets": {"g-greif": {"last": 1}}}, "entry=g-greif reason=last"),
    ("assets.json", {"assets": {"g-greif": {"hex": "3508"}}}, "entry=g-greif reason=hex"),
    ("assets.json", {"assets": {"ue-v": {"hex": "4401"}}}, "entry=ue-v reason=4401"),
    ("assets.json", {"assets": {"ue-v": {"withdraws": True}}}, "entry=ue-v reason=withdraws"),
    # The tables and the scenarios
    ("tables.json", {"crt": {"columns": ["1-3", "1-2"]}}, "entry=crt reason=1-3, 1-2, 1-1"),
    ("tables.json", {"crt": {"rows": msgspec.to_builtins(TABLES.crt.rows[:5])}}, "entry=crt reason=rows"),
    ("tables.json", {"crt": {"rows": [["AL1"]] * 6}}, "entry=crt reason=rows"),
    ("tables.json", crt(1, 0, "DR"), "entry=crt reason=DR, AL1"),
    ("tables.json", crt(1, 7, "DR*"), "entry=crt reason=DR*, DR, DR*"),
    ("tables.json", {"terrain": {"clear": {"infantry": 0}}}, "entry=terrain.clear reason=infantry, motorized"),
    ("tables.json", {"terrain": {"rough": {"motorized": 0}}}, "entry=terrain.rough reason=infantry, motorized"),
    ("tables.json", {"hexsides": {"bridge": {"infantry": -1}}}, "entry=hexsides.bridge reason=infantry, motorized"),
    ("tables.json", {"road": {"motorized": 0}}, "entry=road reason=infantry, motorized"),
    ("tables.json", {"towns": {"bastogne": "4401"}}, "entry=towns.bastogne reason=4401"),
    ("tables.json", {"towns": {"eupen": "0101"}}, "entry=towns.eupen reason=0101"),
    ("tables.json", {"towns": {"ouren": "0101/0102"}}, "entry=towns.ouren reason=0101/0102"),
    ("scenarios.json", {"scenarios": {"attack": {"turns": 13}}}, "entry=attack reason=turns"),
    ("scenarios.json", {"scenarios": {"attack": {"vp": 0}}}, "entry=attack reason=vp, vp_kept"),
    ("scenarios.json", {"scenarios": {"campaign": {"vp_kept": 1}}}, "entry=campaign reason=vp, vp_kept"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "entries", "said"), MISTAKES)
def test_a_wrong_file_is_refused_with_entry_and_reason(tmp_path: Path, name: str, entries: Any, said: str) -> None:
    with pytest.raises(Problem) as caught:
        corrected(tmp_path, name, entries)
    assert caught.value.text.id == "bad-data"
    assert f"file={name}" in str(caught.value)
    assert said in str(caught.value)

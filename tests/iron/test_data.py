"""The data: what the rulebook states of it, that it hangs together, and how a wrong file is refused."""

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grognard.games.iron.book import Book
from grognard.games.iron.ground import GRID, ground_of
from grognard.games.iron.schema import DECKS, FIGURES, SIDES, SPECS, TERRAINS, CardRow, GunRow, ScenarioRow
from grognard.kernel import Problem
from grognard.toolbox.data import options_of

BOOK = Book()
UNITS, TERRAIN, TABLES, BOARDS = BOOK.units, BOOK.terrain, BOOK.tables, BOOK.boards
SCENARIOS, OPERATIONS, CARDS, DECK_ROWS = BOOK.scenarios, BOOK.operations, BOOK.cards, BOOK.decks
GROUNDS = {id_: ground_of(BOOK, id_) for id_ in SCENARIOS}
THIRD = 3

# The maps as the data were drawn up: a digest of each hex, hexes by terrain and by level, road links, cliffs
MAPS = {
    "breaking_point": ("421ea944613a2807", [202, 1, 42, 13, 11, 0, 1], [237, 28, 5], 44, 11),
    "liberation": ("d11fb87701f6f35b", [200, 1, 28, 32, 4, 4, 1], [257, 13, 0], 60, 0),
    "silence_the_guns": ("bd7e4310d4a94f4e", [201, 4, 58, 3, 0, 4, 0], [234, 31, 5], 34, 2),
    "crossroads": ("9344d0c9bfeb3466", [195, 1, 33, 18, 20, 0, 3], [257, 13, 0], 64, 0),
    "stavelot_express": ("01a5ccee92467ff3", [259, 1, 47, 30, 20, 0, 3], [337, 23, 0], 88, 0),
    "mortain_ridge": ("cb7a14e8ffaeacd5", [201, 4, 48, 17, 0, 0, 0], [234, 26, 10], 40, 13),
}


def at(name: str) -> int:
    return GRID.index(name)


def price(steps: list[tuple[tuple[int, int], ...]], here: str, there: str) -> int | None:
    """What a step costs, in thirds; nothing where it is closed."""
    return dict(steps[at(here)]).get(at(there))


def gun(range_: int, firepower: int) -> GunRow:
    return GunRow(range=range_, firepower=firepower)


# --- 1 Components ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("COMP-01", "COMP-03", "COMP-04")
def test_the_box() -> None:
    box = {"regular": 54, "elite": 12, "officer": 6, "mg": 6, "mortar": 6}
    for side in SIDES:
        assert {figure: row.box for figure, row in UNITS.figures[side].items()} == box
        assert [row.slots for row in UNITS.figures[side].values()] == [1, 1, 1, 2, 2]
        assert UNITS.bases[side] == [12, 12]
    assert {id_: row.box for id_, row in UNITS.vehicles.items()} == {
        **dict.fromkeys(UNITS.vehicles, 6),
        "us_sherman": 12,
    }
    assert 2 * sum(box.values()) + sum(row.box for row in UNITS.vehicles.values()) == 216
    markers = TABLES.box
    assert markers.entrenchment_pillbox + markers.wire_tank_trap + markers.smoke + markers.minefield == 38
    assert markers.concealment == {"us": 4, "de": 4}
    assert (markers.victory_objectives, markers.command_objectives, markers.overlays) == (6, 8, 28)
    assert TABLES.tokens == dict.fromkeys(SPECS, 6)
    assert list(UNITS.figures["us"]) == list(FIGURES)


@pytest.mark.rule("COMP-03", "MOVE-02", "MOVE-05", "FIG-17")
def test_squads() -> None:
    assert (UNITS.squad.slots, UNITS.squad.movement, UNITS.stacking) == (4, 4, 3)
    assert TABLES.officer_mp == 1


@pytest.mark.rule("TGT-01", "FIG-01", "FIG-02", "FIG-04")
def test_figures() -> None:
    lines = {"regular": (gun(4, 1), gun(1, 1)), "elite": (gun(4, 2), gun(1, 1)), "officer": (gun(4, 1), gun(1, 1))}
    for side in SIDES:
        rows = UNITS.figures[side]
        mg = {"us": gun(5, 3), "de": gun(5, 4)}[side]
        found = {figure: (row.infantry, row.vehicle) for figure, row in rows.items() if figure != "mortar"}
        assert found == {**lines, "mg": (mg, gun(3, 2))}
        assert (rows["mortar"].suppressive, rows["mortar"].normal) == (gun(8, 4), gun(8, 2))


@pytest.mark.rule("FIG-18", "FIG-19", "FIG-20", "FIG-21", "FIG-22", "FIG-26", "TRAN-01", "TGT-13")
def test_vehicles() -> None:
    rows = UNITS.vehicles
    assert {id_ for id_, row in rows.items() if row.tank} == {"us_sherman", "de_panzer4", "de_tiger"}
    assert {id_: row.capacity for id_, row in rows.items() if row.capacity} == {
        **dict.fromkeys(("us_truck", "de_truck"), 2),
        **dict.fromkeys(("us_halftrack", "de_halftrack"), 1),
    }
    trucks = {"us_truck", "de_truck"}
    assert {id_ for id_, row in rows.items() if row.road} == {id_ for id_, row in rows.items() if row.fragile} == trucks
    assert {rows[id_].movement * THIRD for id_ in trucks} == {12}  # FIG-19: hexes of road
    assert {id_ for id_, row in rows.items() if row.thick} == {"de_tiger"}
    assert {id_ for id_, row in rows.items() if row.infantry == gun(0, 0) == row.vehicle} == trucks
    tiger = rows["de_tiger"]
    assert (tiger.movement, tiger.armour, tiger.infantry, tiger.vehicle) == (5, 6, gun(5, 6), gun(8, 10))
    assert {id_: (row.unit, row.vehicle) for id_, row in UNITS.variants.items()} == {
        "tiger_gun_high": ("de_tiger", gun(8, 13)),
        "panzer_gun_low": ("de_panzer4", gun(7, 9)),
    }
    for row in rows.values():
        assert row.heavy == row.tank


# --- 8, 22 The ground -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TERR-01", "TERR-02", "TERR-03", "TERR-05", "TERR-06", "TERR-07", "TERR-08", "LOS-06", "CONC-07")
def test_terrain() -> None:
    found = {id_: (row.squad, row.vehicle, row.cover, row.blocking) for id_, row in TERRAIN.terrain.items()}
    assert found == {
        "clear": (1, 1, 0, False),
        "rough": (2, 1, 1, False),
        "woods": (2, 3, 2, True),
        "building": (2, None, 3, True),
        "stream": (None, None, 0, False),
        "pond": (None, None, 0, False),
        "bridge": (1, 1, 1, False),
    }
    assert list(TERRAIN.terrain) == list(TERRAINS)
    assert {depth: (row.squad, row.vehicle) for depth, row in TERRAIN.streams.items()} == {
        "shallow": (2, 4),
        "deep": (4, None),
        "flooded": (None, None),
    }
    assert {id_ for id_, row in TERRAIN.terrain.items() if row.hides} == {"rough", "woods", "building", "bridge"}
    assert {id_ for id_, row in TERRAIN.terrain.items() if not row.road} == {"building"}
    assert (TERRAIN.climb, TERRAIN.cliff, TERRAIN.higher_range, TERRAIN.truck_road) == (1, 2, 1, 1)


@pytest.mark.rule("FORT-01", "FORT-02", "FORT-03", "FORT-12", "FORT-15", "FORT-16", "FORT-19", "AREA-05", "SPEC-05")
def test_markers() -> None:
    rows = TERRAIN.markers
    covers = {"entrenchment": 2, "pillbox": 6, "razor_wire": 0, "tank_trap": 1, "minefield": 0, "smoke": 2}
    assert {id_: row.cover for id_, row in rows.items()} == covers
    assert {id_ for id_, row in rows.items() if row.fort} == {"entrenchment", "pillbox"}
    assert (rows["minefield"].dice, rows["minefield"].need, rows["razor_wire"].hits) == (4, 4, 3)
    assert (TABLES.fort_mp, TABLES.wire_mp, TABLES.board_mp) == (1, 2, 2)
    assert TERRAIN.forts_in_hex == 3
    assert set(TERRAIN.no_forts) == {"bridge", "stream", "pond", "building"}


@pytest.mark.rule("SETUP-02", "SETUP-03", "TERR-04", "TERR-11")
@pytest.mark.parametrize(("id_", "known"), MAPS.items(), ids=list(MAPS))
def test_the_maps_hex_by_hex(id_: str, known: tuple[str, list[int], list[int], int, int]) -> None:
    ground = GROUNDS[id_]
    digest, terrains, levels, links, cliffs = known
    lines = []
    for hex_ in range(ground.count):
        around = ground.around[hex_]
        roads = [way for way, there in enumerate(around) if (hex_, there) in ground.road]
        steep = [
            way for way, there in enumerate(around) if there >= 0 and abs(ground.level[hex_] - ground.level[there]) >= 2
        ]
        terrain = TERRAINS[ground.terrain[hex_]]
        lines.append(f"{GRID.names[hex_]} {ground.board[hex_]} {terrain} {ground.level[hex_]} {roads} {steep}")
        for way in steep:
            assert around[way] not in dict(ground.squad_steps[hex_])
            assert around[way] not in dict(ground.vehicle_steps[hex_])
    assert [ground.terrain.count(terrain) for terrain in range(len(TERRAINS))] == terrains
    assert [ground.level.count(level) for level in range(3)] == levels
    assert len(ground.road) == 2 * links
    assert sum(line.rpartition("[")[2].count(",") + (not line.endswith("[]")) for line in lines) == 2 * cliffs
    assert hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16] == digest


def test_the_grid_that_all_maps_share() -> None:
    assert (len(GRID), GRID.names[0], GRID.names[15], GRID.names[-1]) == (360, "0000", "0100", "2314")
    assert {id_: ground.count for id_, ground in GROUNDS.items()} == {
        **dict.fromkeys(SCENARIOS, 270),
        "stavelot_express": 360,
    }
    ground = GROUNDS["breaking_point"]
    assert ground.around[at("0000")] == (-1, -1, at("0100"), at("0001"), -1, -1)
    assert ground.around[at("1705")][1:3] == (-1, -1)  # the eastern rim of a map of 18 columns
    assert ground.near[at("1705")] == (at("1704"), at("1706"), at("1606"), at("1605"))
    assert ground_of(BOOK, "breaking_point") is ground


@pytest.mark.rule("TERR-04", "TERR-05", "TERR-08", "FIG-19")
def test_roads(tmp_path: Path) -> None:
    """B15 Along the road 1 through woods and 2 into a building, which no vehicle enters."""
    boards = {"faces": {"9A": {"rows": ["c c c c c c", "c c c c c c", "c w b1 c c c", "c c c c c c", "c c c c c c"]}}}
    ground = ground_of(corrected(tmp_path, "boards.json", boards), "mortain_ridge")
    assert price(ground.squad_steps, "1202", "1302") == THIRD
    assert price(ground.squad_steps, "1302", "1402") == 2 * THIRD  # no climb along a road
    assert price(ground.squad_steps, "1401", "1402") == 3 * THIRD
    assert price(ground.squad_steps, "1301", "1302") == 2 * THIRD  # across the road: the price of the woods
    assert price(ground.vehicle_steps, "1202", "1302") == THIRD
    assert price(ground.truck_steps, "1202", "1302") == 1
    assert price(ground.vehicle_steps, "1301", "1302") == price(ground.truck_steps, "1301", "1302") == 3 * THIRD
    for steps in (ground.vehicle_steps, ground.truck_steps):
        assert price(steps, "1302", "1402") is None
    bridge = GROUNDS["crossroads"]  # TERR-06, TERR-08: the only ways over a river in flood
    over = {hex_ for hex_ in range(bridge.count) if TERRAINS[bridge.terrain[hex_]] == "bridge"}
    assert over == {at("0808"), at("1002"), at("1408")}
    assert {(at("0807"), at("0808")), (at("0808"), at("0809"))} <= bridge.road
    assert price(bridge.truck_steps, "0807", "0808") == 1
    assert price(bridge.squad_steps, "0707", "0808") == THIRD


@pytest.mark.rule("TERR-09", "TERR-10", "TERR-11", "TERR-12")
def test_hills() -> None:
    """B16 Up to a clear hill 2, along it and down from it 1, and never from the plain to the second level."""
    ground = GROUNDS["breaking_point"]
    levels = [ground.level[at(name)] for name in ("0011", "0111", "0211", "0311", "0411")]
    assert levels == [0, 1, 1, 2, 0]
    for steps in (ground.squad_steps, ground.vehicle_steps):
        assert price(steps, "0011", "0111") == 2 * THIRD
        assert price(steps, "0111", "0211") == THIRD
        assert price(steps, "0111", "0011") == THIRD
        assert price(steps, "0311", "0411") is price(steps, "0411", "0311") is None
    wooded = GROUNDS["silence_the_guns"]  # 4B: woods on the first level
    assert (TERRAINS[wooded.terrain[at("0201")]], wooded.level[at("0201")], wooded.level[at("0200")]) == ("woods", 1, 0)
    assert price(wooded.squad_steps, "0200", "0201") == 3 * THIRD
    assert price(wooded.vehicle_steps, "0200", "0201") == 4 * THIRD
    assert price(wooded.squad_steps, "0101", "0201") == 2 * THIRD


@pytest.mark.rule("TERR-02", "TERR-03", "TERR-06", "TERR-07")
def test_prices_by_terrain_and_depth() -> None:
    shallow, deep, flooded = (GROUNDS[id_] for id_ in ("breaking_point", "liberation", "crossroads"))
    assert price(shallow.squad_steps, "0002", "0003") == 2 * THIRD
    assert price(shallow.vehicle_steps, "0002", "0003") == 4 * THIRD
    stream = next(i for i in range(deep.count) if TERRAINS[deep.terrain[i]] == "stream")
    for near in deep.near[stream]:
        assert dict(deep.squad_steps[near])[stream] == 4 * THIRD
        assert stream not in dict(deep.vehicle_steps[near])
    for hex_ in range(flooded.count):
        for there, _ in (*flooded.squad_steps[hex_], *flooded.truck_steps[hex_]):
            assert TERRAINS[flooded.terrain[there]] != "stream"
    for hex_ in range(deep.count):
        assert "pond" not in {TERRAINS[deep.terrain[there]] for there, _ in deep.squad_steps[hex_]}


@pytest.mark.rule("SETUP-02")
def test_an_overlay_replaces_the_hex_with_its_road(tmp_path: Path) -> None:
    before = GROUNDS["mortain_ridge"]
    assert any(at("1302") in link for link in before.road)
    after = ground_of(
        corrected(tmp_path, "scenarios.json", scene("mortain_ridge", "overlays.1302", "woods")), "mortain_ridge"
    )
    assert TERRAINS[after.terrain[at("1302")]] == "woods"
    assert not any(at("1302") in link for link in after.road)
    assert price(after.squad_steps, "1202", "1302") == 2 * THIRD


def test_the_boards() -> None:
    assert list(BOARDS) == [f"{number}{side}" for number in range(1, 13) for side in "AB"]


# --- 9 to 13, 19, 21 The tables -------------------------------------------------------------------------------------


@pytest.mark.rule("ATK-08", "AREA-02", "ASLT-10", "ASLT-13", "FIG-06", "DRIFT-01", "SPEC-11")
def test_the_dice() -> None:
    assert (TABLES.need.close, TABLES.need.normal, TABLES.need.long) == (4, 5, 6)
    assert (TABLES.red, TABLES.area, TABLES.area_long, TABLES.assault, TABLES.heal) == (5, 5, 6, 4, 4)
    assert (TABLES.drift.none, TABLES.drift.seen, TABLES.drift.enhanced) == (6, 4, 3)


@pytest.mark.rule("DMG-04", "DMG-05", "DMG-06", "DMG-07")
def test_the_effects_of_hits() -> None:
    assert TABLES.suppressed == TABLES.damaged == [[0, 1, 1, 2, 3], [1, 2, 2, 3, 3], [2, 3, 3, 3, 3]]


@pytest.mark.rule("ACT-10", "ACT-15", "ASLT-06", "FIG-02", "FIG-14", "FIG-22", "SPEC-07", "SPEC-09", "SPEC-10")
def test_what_is_added_and_taken_off() -> None:
    assert (TABLES.fire_move.squad, TABLES.fire_move.vehicle, TABLES.assault_mp) == (1, 2, 1)
    assert (TABLES.elite, TABLES.officer, TABLES.medic, TABLES.assault_support) == (1, 1, 1, 2)
    assert (TABLES.anti_tank.firepower, TABLES.anti_tank.range) == (3, 3)
    assert (TABLES.flamethrower.firepower, TABLES.flamethrower.cover) == (2, 5)
    assert TABLES.concussive == gun(3, 3)


@pytest.mark.rule("LOS-09", "FIG-27", "SETUP-12", "TEAM-01")
def test_options() -> None:
    options = {option.id: (option.default, *option.values) for option in options_of(TABLES.options)}
    assert options == {
        "teams": ("off", "off", "on"),
        "low_obstacles": ("off", "off", "on"),
        "overrun_units": ("off", "off", "on"),
        "opening_op_fire": ("on", "on", "off"),
        "tiger_gun": ("low", "low", "high"),
        "panzer_gun": ("high", "high", "low"),
    }


# --- 19, 20 The cards -----------------------------------------------------------------------------------------------


@pytest.mark.rule("STRAT-05", "COMP-01", "STAT-02")
def test_nine_decks_of_ten() -> None:
    assert tuple(DECK_ROWS) == DECKS
    sizes: Counter[str] = Counter()
    for row in CARDS.values():
        sizes[row.deck] += row.copies
    assert sizes == dict.fromkeys(DECKS, 10)
    sides = {"us_air_support_1": "us", "us_reinforcements_1": "us", "de_reinforcements_1": "de"}
    assert {deck: row.side for deck, row in DECK_ROWS.items() if row.side} == sides
    assert sum(row.copies for row in CARDS.values() if row.cross) == 19
    assert {row.phase for row in CARDS.values() if row.cross} == {"command"}


@pytest.mark.rule("STRAT-01", "STRAT-06", "STRAT-07", "STRAT-10", "STRAT-11")
def test_the_steps_of_a_card() -> None:
    shoot = CARDS["offensive_artillery"]
    assert (shoot.deck, shoot.copies, shoot.phase, shoot.cost, shoot.stays) == ("artillery_1", 3, "action", 3, False)
    assert [type(step).__name__ for step in shoot.steps] == [
        *("ContactStep", "TargetStep", "DriftStep", "AreaStep", "BlastStep"),
    ]
    assert msgspec.to_builtins(shoot.steps)[3:] == [
        {"op": "area", "firepower": 8, "kind": "normal", "ahead": 0, "line": False, "no_forts": False},
        {"op": "blast", "firepower": 4, "kind": "normal"},
    ]
    ground = CARDS["go_to_ground"]  # as the errata give it
    assert (ground.phase, msgspec.to_builtins(ground.steps)) == ("action", [{"op": "conceal", "most": 2}])


@pytest.mark.rule("STRAT-03")
def test_cards_that_take_effect_in_the_action_phase_and_stay() -> None:
    assert {id_ for id_, row in CARDS.items() if row.stays and row.phase == "action"} == {"sustained_blanket"}


def numbers(text: str) -> list[int]:
    words = {"two": 2, "deux": 2, "both": 2, "three": 3, "trois": 3}
    found = [words[word] for word in re.findall(r"\w+", text.lower()) if word in words]
    return sorted(n for n in [*found, *map(int, re.findall(r"\b\d+\b", text))] if n > 1)


def figures_in(value: Any) -> Iterator[int]:
    if isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from figures_in(part)
    elif isinstance(value, int) and not isinstance(value, bool) and abs(value) > 1:
        yield abs(value)


@pytest.mark.parametrize(("id_", "row"), CARDS.items(), ids=list(CARDS))
def test_a_card_says_what_its_steps_do(id_: str, row: CardRow) -> None:
    said = numbers(row.text["en"])
    assert said == numbers(row.text["fr"])
    done = set(figures_in(msgspec.to_builtins(row.steps)))
    assert done - {3 if id_ == "smoke_barrage" else 0} <= set(said)  # its three markers: one hex, and two around it
    assert ("Keep it." in row.text["en"]) == ("Gardez-la." in row.text["fr"])


@pytest.mark.rule("OPS-01", "OPS-02", "OPS-03", "OPS-04", "OPS-05")
def test_operations() -> None:
    assert [row.number for row in OPERATIONS.values()] == [*range(1, 19)]
    rules = {"double_time": "OPS-02", "camouflage": "OPS-03", "desperate_defenders": "OPS-04"}
    assert {id_: row.rule for id_, row in OPERATIONS.items() if row.rule != "OPS-05"} == rules
    assert {id_ for id_, row in OPERATIONS.items() if row.both} == {"heavy_fog"}
    for row in OPERATIONS.values():
        assert numbers(row.text["en"]) == numbers(row.text["fr"])
        assert set(figures_in(row.values)) <= set(numbers(row.text["en"]))
    assert OPERATIONS["double_time"].values == {"movement": 2}  # as the errata give it
    assert OPERATIONS["camouflage"].values == {"hits": 2}


def words_of(value: Any) -> Iterator[dict[str, str]]:
    """Everything that is said in two languages."""
    if isinstance(value, dict) and set(value) == {"en", "fr"}:
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from words_of(part)


def test_every_text_is_there_in_english_and_in_french_typography() -> None:
    files: list[Any] = [UNITS, TABLES, BOARDS, SCENARIOS, OPERATIONS, CARDS, DECK_ROWS]
    texts = [words for file in files for words in words_of(msgspec.to_builtins(file))]
    assert len(texts) > 200
    for words in texts:
        for text in words.values():
            assert text == text.strip()
            assert text
            assert not re.search(r"  |['!]|\b[A-Z]{3,5}-\d\d\b", text), text
        assert not re.search(r"(?<!\u202f)[:;?%»]|«(?!\u202f)", words["fr"]), words["fr"]


# --- The scenarios --------------------------------------------------------------------------------------------------


@pytest.mark.rule("WIN-01", "SETUP-06", "ACT-01", "TERR-06")
def test_the_six_scenarios() -> None:
    found = {
        id_: (row.rounds, row.initiative, row.actions["us"], row.actions["de"], row.stream)
        for id_, row in SCENARIOS.items()
    }
    assert found == {
        "breaking_point": (8, "de", 3, 3, "shallow"),
        "liberation": (8, "us", 3, 3, "deep"),
        "silence_the_guns": (8, "us", 3, 2, "shallow"),
        "crossroads": (9, "us", 3, 3, "flooded"),
        "stavelot_express": (7, "us", 3, 3, "deep"),
        "mortain_ridge": (7, "de", 3, 4, "shallow"),
    }
    assert list(found) == list(SCENARIOS)
    squads = {
        id_: tuple(sum(division.bases for division in row.sides[side].divisions) for side in SIDES)
        for id_, row in SCENARIOS.items()
    }
    assert squads["breaking_point"] == (11, 12)
    used = [deck for row in SCENARIOS.values() for side in SIDES for deck in row.sides[side].decks]
    assert set(used) == set(DECKS)
    markers = {marker.marker for row in SCENARIOS.values() for marker in row.markers}
    assert markers == {"entrenchment", "pillbox", "razor_wire", "tank_trap", "minefield"}


def reached(start: set[int], steps: list[tuple[tuple[int, int], ...]]) -> set[int]:
    found, queue = set(start), list(start)
    for here in queue:
        for there, _ in steps[here]:
            if there not in found:
                found.add(there)
                queue.append(there)
    return found


@pytest.mark.rule("SETUP-09", "SETUP-13", "MOVE-03")
@pytest.mark.parametrize(("id_", "row"), SCENARIOS.items(), ids=list(SCENARIOS))
def test_everybody_can_come_to_what_is_fought_for(id_: str, row: ScenarioRow) -> None:
    ground = GROUNDS[id_]
    enterable = {there for steps in ground.squad_steps for there, _ in steps}
    goals = {at(victory.hex) for victory in row.victory_objectives.values()} | set(map(at, row.buildings))
    assert goals <= enterable
    for side in SIDES:
        for division in row.sides[side].divisions:
            zone = set(map(at, row.zones[division.zone]))
            assert goals <= reached(zone & enterable, ground.squad_steps)
            if division.vehicles:
                close = reached(zone, ground.vehicle_steps)
                assert any({goal, *ground.near[goal]} & close for goal in goals)


@pytest.mark.rule("S2-1", "CMD-01")
def test_liberation_fights_for_the_buildings_of_the_northern_boards() -> None:
    row, ground = SCENARIOS["liberation"], GROUNDS["liberation"]
    north = [i for i in range(ground.count) if i % 15 < 10 and TERRAINS[ground.terrain[i]] == "building"]
    assert [GRID.names[i] for i in north] == row.buildings
    assert (len(row.buildings), row.victory.kind, row.victory.need, row.victory.side) == (31, "buildings", 16, "us")
    assert row.control == {"buildings": "de"}


@pytest.mark.rule("S3-1", "WIN-01", "SETUP-11")
def test_objectives_at_the_end() -> None:
    found = {
        id_: (row.victory.side, row.victory.need, row.victory.objectives, row.victory.other)
        for id_, row in SCENARIOS.items()
        if row.victory.kind == "objectives"
    }
    assert found == {
        "breaking_point": ("de", 2, ["V1", "V2"], "us"),
        "silence_the_guns": ("us", 2, ["G1", "G2", "G3"], "de"),
        "crossroads": ("us", 2, ["X1", "X2", "X3"], "de"),
    }
    assert SCENARIOS["crossroads"].victory.degrees == {"2": "minor", "3": "major"}
    sudden = {id_: (row.sudden.side, row.sudden.objectives) for id_, row in SCENARIOS.items() if row.sudden}
    assert sudden == {"silence_the_guns": ("us", ["G1", "G2", "G3"])}
    guns = {victory.hex for victory in SCENARIOS["silence_the_guns"].victory_objectives.values()}
    assert guns == {at_.hex for at_ in SCENARIOS["silence_the_guns"].markers if at_.marker == "pillbox"}
    assert SCENARIOS["silence_the_guns"].control == {"G1": "de", "G2": "de", "G3": "de"}
    assert SCENARIOS["breaking_point"].control == {}


@pytest.mark.rule("S5-1", "S5-2", "S5-3", "S5-4", "WIN-02", "FIG-19")
def test_stavelot() -> None:
    row = SCENARIOS["stavelot_express"]
    victory = row.victory
    assert (victory.kind, victory.scorer, victory.tank_vp, victory.loss_vp) == ("points", "de", 1, 1)
    assert {id_: objective.vp for id_, objective in row.victory_objectives.items()} == {"BRIDGE": 3, "FUEL": 3}
    assert row.exit is not None
    assert {kind: (score.vp, score.from_round) for kind, score in row.exit.vehicles.items()} == {
        "us_truck": (2, 1),
        "us_halftrack": (1, 4),
    }
    assert {hex_[:2] for hex_ in row.zones[row.exit.zone]} == {"00"}
    assert min(int(hex_[:2]) for hex_ in row.zones["us_1"]) == 12  # no truck is gone with its first activation
    abilities = [(one.kind, one.side, one.need, one.objective, one.from_round) for one in row.abilities]
    assert abilities == [("lay_mines", "us", 4, "", 1), ("blow_dump", "us", 5, "FUEL", 5)]
    assert row.sides["de"].extra == ["rapid_mobilization"]
    assert all("heavy_fog" in row.sides[side].operations for side in SIDES)


@pytest.mark.rule("CMD-06", "TERR-11")
def test_mortain_scores_every_round() -> None:
    row = SCENARIOS["mortain_ridge"]
    assert (row.victory.kind, row.victory.side, row.victory.need) == ("each_round", "de", 12)
    assert [objective.vp for objective in row.victory_objectives.values()] == [1, 2, 1]
    assert row.zones[row.sides["us"].zone] == []  # surrounded: nobody comes
    assert [GROUNDS["mortain_ridge"].level[at(victory.hex)] for victory in row.victory_objectives.values()] == [2, 2, 2]


@pytest.mark.rule("STAT-14")
def test_reinforcements() -> None:
    found = {
        (id_, side, arrival.round): (arrival.division, arrival.vehicles, arrival.figures, arrival.bases)
        for id_, row in SCENARIOS.items()
        for side in SIDES
        for arrival in row.sides[side].arrivals
    }
    assert found == {
        ("breaking_point", "us", 4): (1, {"us_sherman": 2}, {}, 0),
        ("liberation", "de", 4): (0, {"de_tiger": 1}, {}, 0),
        ("silence_the_guns", "de", 3): (1, {"de_halftrack": 1}, {"regular": 4}, 1),
    }


# --- Corrections ----------------------------------------------------------------------------------------------------


def corrected(folder: Path, name: str, entries: Any) -> Book:
    """The book with an owner's corrections; a string is written as it stands."""
    (folder / name).write_text(entries if isinstance(entries, str) else json.dumps(entries), encoding="utf-8")
    return Book(folder)


def scene(id_: str, path: str, value: Any) -> Any:
    """A correction deep in a scenario, where lists stand between: lists are replaced whole."""
    row = msgspec.to_builtins(SCENARIOS[id_])
    part, keys = row, [int(key) if key.isdecimal() and len(key) == 1 else key for key in path.split(".")]
    for key in keys[:-1]:
        part = part[key]
    if callable(value):
        value = value(part[keys[-1]])
    if keys[-1] == "+":
        part.append(value)
    else:
        part[keys[-1]] = value
    return {"scenarios": {id_: row}}


def card(id_: str, **changes: Any) -> Any:
    return {"cards": {id_: changes}}


def face(id_: str, **changes: Any) -> Any:
    return {"faces": {id_: changes}}


def test_a_correction_changes_what_it_names_and_nothing_else(tmp_path: Path) -> None:
    book = corrected(tmp_path, "units.json", {"vehicles": {"de_panzer4": {"vehicle": {"range": 7}}}})
    assert {id_ for id_, row in book.units.vehicles.items() if row != UNITS.vehicles[id_]} == {"de_panzer4"}
    assert book.hash != BOOK.hash
    book = corrected(tmp_path, "cards.json", card("sniper", cost=1))
    assert {id_ for id_, row in book.cards.items() if row != CARDS[id_]} == {"sniper"}
    (tmp_path / "notes.json").write_text("{}", encoding="utf-8")
    with pytest.raises(Problem, match="bad-data"):
        Book(tmp_path)


LONE = {"bases": 0, "figures": {}, "vehicles": {}, "tokens": {}, "concealment": 0, "zone": "us_1"}
PLAIN = ["c c c c c c"] * 5
US, DE = "sides.us.divisions", "sides.de.divisions"
WIRE = {"marker": "razor_wire", "hex": "0904"}
V1 = {"hex": "0807", "vp": 0}

MISTAKES = [
    # What is no data at all
    ("units.json", "{", "entry=line 1"),
    ("units.json", {"squads": {}}, "reason=Object contains unknown field `squads`"),
    ("tables.json", {"red": "5"}, "entry=$.red"),
    ("cards.json", card("sniper", steps=[{"op": "snipe"}]), "Invalid value 'snipe'"),
    # 1: what the box holds
    ("units.json", {"squad": {"slots": 5}}, "entry=squad reason=4"),
    ("units.json", {"squad": {"movement": 0}}, "entry=squad reason=4"),
    ("units.json", {"stacking": 0}, "entry=stacking reason=0"),
    ("units.json", {"figures": {"us": {"mg": {"slots": 1}}}}, "entry=figures.us.mg reason=slots"),
    ("units.json", {"figures": {"us": {"elite": {"slots": 2}}}}, "entry=figures.us.elite reason=slots"),
    ("units.json", {"figures": {"de": {"elite": {"box": 0}}}}, "entry=figures.de.elite reason=box"),
    ("units.json", {"figures": {"de": {"mg": {"vehicle": None}}}}, "entry=figures.de.mg reason=range, firepower"),
    ("units.json", {"figures": {"de": {"mg": {"vehicle": {"range": 0}}}}}, "entry=figures.de.mg reason=range"),
    ("units.json", {"figures": {"de": {"mortar": {"vehicle": {"range": 1, "firepower": 1}}}}},
     "entry=figures.de.mortar reason=range, firepower"),
    ("units.json", {"bases": {"us": [12, 11]}}, "entry=bases reason=2 × 12"),
    ("units.json", {"vehicles": {"us_truck": {"side": "de"}}}, "entry=vehicles.us_truck reason=side"),
    ("units.json", {"vehicles": {"us_truck": {"movement": 0}}}, "entry=vehicles.us_truck reason=box, movement"),
    ("units.json", {"vehicles": {"us_truck": {"box": 7}}}, "entry=vehicles.us_truck reason=box"),
    ("units.json", {"vehicles": {"us_jeep": msgspec.to_builtins(UNITS.vehicles["us_truck"])}},
     "entry=vehicles.us_jeep reason=box"),
    ("units.json", {"vehicles": {"us_truck": {"heavy": True}}}, "entry=vehicles.us_truck reason=heavy, tank"),
    ("units.json", {"vehicles": {"us_truck": {"thick": True}}}, "entry=vehicles.us_truck reason=heavy, tank"),
    ("units.json", {"vehicles": {"de_tiger": {"capacity": 1}}}, "entry=vehicles.de_tiger reason=capacity"),
    ("units.json", {"vehicles": {"us_truck": {"infantry": {"range": 1, "firepower": 1}}}},
     "entry=vehicles.us_truck reason=range, firepower"),
    ("units.json", {"variants": {"tiger_gun_high": {"unit": "us_jeep"}}}, "entry=variants.tiger_gun_high reason=us_"),
    ("units.json", {"variants": {"tiger_gun_huge": msgspec.to_builtins(UNITS.variants["tiger_gun_high"])}},
     "entry=variants reason=tiger_gun_huge"),
    # 22, 23: the ground and what is laid on it
    ("terrain.json", {"terrain": {"woods": {"squad": 0}}}, "entry=terrain.woods reason=squad, vehicle"),
    ("terrain.json", {"terrain": {"stream": {"squad": 2}}}, "entry=terrain.stream reason=squad, vehicle"),
    ("terrain.json", {"terrain": {"clear": {"squad": None}}}, "entry=terrain.clear reason=squad"),
    ("terrain.json", {"terrain": {"woods": {"cover": -1}}}, "entry=terrain.woods reason=cover"),
    ("terrain.json", {"streams": {"deep": {"squad": 0}}}, "entry=streams.deep reason=squad, vehicle"),
    ("terrain.json", {"climb": -1}, "entry=climb reason=-1"),
    ("terrain.json", {"cliff": 0}, "entry=cliff reason=0"),
    ("terrain.json", {"truck_road": 0}, "entry=truck_road reason=0"),
    ("terrain.json", {"markers": {"pillbox": {"fort": False}}}, "entry=markers.pillbox reason=supply"),
    ("terrain.json", {"markers": {"pillbox": {"price": 2}}}, "entry=markers.pillbox reason=price"),
    ("terrain.json", {"markers": {"smoke": {"cover": -1}}}, "entry=markers.smoke reason=cover, dice, hits"),
    ("terrain.json", {"markers": {"minefield": {"need": 7}}}, "entry=markers.minefield reason=dice, need"),
    ("terrain.json", {"markers": {"razor_wire": {"price": 1}}}, "entry=markers.razor_wire reason=price, hits"),
    # The tables
    ("tables.json", {"need": {"close": 6}}, "entry=need reason=close, normal, long"),
    ("tables.json", {"drift": {"seen": 2}}, "entry=drift reason=enhanced, seen, none"),
    ("tables.json", {"area": 7}, "entry=area reason=area, area_long"),
    ("tables.json", {"red": 0}, "entry=red reason=0"),
    ("tables.json", {"suppressed": TABLES.suppressed[:2]}, "entry=suppressed reason=3 × 5"),
    ("tables.json", {"damaged": [[1, 1, 1, 2, 3], *TABLES.damaged[1:]]}, "entry=damaged reason=0, 1, 2"),
    ("tables.json", {"damaged": [[0, 2, 1, 2, 3], *TABLES.damaged[1:]]}, "entry=damaged reason=0, 2, 1, 2, 3"),
    ("tables.json", {"damaged": [[0, 1, 1, 2, 4], *TABLES.damaged[1:]]}, "entry=damaged reason=0, 1, 1, 2, 4"),
    ("tables.json", {"damaged": [[0, 1, 2, 3, 3], [1, 2, 2, 2, 3], [2, 3, 3, 3, 3]]}, "entry=damaged reason=3, 2, 3"),
    ("tables.json", {"medic": -1}, "entry=medic reason=-1"),
    ("tables.json", {"options": {"teams": {"default": "maybe"}}}, "entry=options.teams reason=maybe"),
    # The boards
    ("boards.json", face("13A", **msgspec.to_builtins(BOARDS["9A"])), "entry=faces reason=24"),
    ("boards.json", face("9A", rows=PLAIN[:4]), "entry=9A reason=6 × 5"),
    ("boards.json", face("9A", rows=[*PLAIN[:4], "c c c c c"]), "entry=9A reason=6 × 5"),
    ("boards.json", face("9A", rows=[*PLAIN[:4], "c c c c c q"]), "entry=9A reason=q"),
    ("boards.json", face("9A", rows=[*PLAIN[:4], "c c c c c c3"]), "entry=9A reason=c3"),
    ("boards.json", face("9A", rows=[*PLAIN[:4], "c c c c c p1"]), "entry=9A reason=p1"),
    ("boards.json", face("9A", rows=[*PLAIN[:4], "c c c c c ="]), "entry=9A reason=roads.54"),
    ("boards.json", face("9A", rows=[*PLAIN[:2], "c c s c c c", *PLAIN[3:]]), "entry=9A reason=roads.22"),
    ("boards.json", face("9A", roads={"60": [0]}), "entry=9A reason=roads.60"),
    ("boards.json", face("9A", roads={"00": [6]}), "entry=9A reason=roads.00"),
    ("boards.json", face("9A", roads={"00": [3]}), "entry=9A reason=roads.00"),
    # 19, 20: cards
    ("operations.json", {"operations": {"heavy_fog": {"number": 3}}}, "entry=operations reason=18"),
    ("operations.json", {"operations": {"heavy_fog": {"values": {"sight": -1}}}}, "entry=heavy_fog reason=sight"),
    ("operations.json", {"operations": {"clear_mines": {"values": {"need": 7}}}}, "entry=clear_mines reason=need"),
    ("cards.json", card("sniper", cost=-1), "entry=sniper reason=copies, cost, steps"),
    ("cards.json", card("sniper", steps=[]), "entry=sniper reason=copies, cost, steps"),
    ("cards.json", card("sniper", stays=True), "entry=sniper reason=stays"),
    ("cards.json", card("blitz", stays=False), "entry=blitz reason=stays"),
    ("cards.json", card("sniper", copies=3), "entry=ground_support_1 reason=11 = 10"),
    ("cards.json", {"cards": {"sniper": {"copies": 1}, "breach": {"copies": 2}}}, "reason=deck, copies"),
    ("cards.json", card("harassing_fire", steps=[{"op": "contact", "number": 7}]), "harassing_fire reason=contact"),
    ("cards.json", card("tank_ambush", steps=[{"op": "ambush", "firepower": 6, "need": 0}]), "reason=need"),
    ("cards.json", card("us_mg_squad", steps=[{"op": "squad", "figures": {"mg": 1}}]), "us_mg_squad reason=squad"),
    ("cards.json", card("sniper", steps=[{"op": "squad", "figures": {"mg": 2}}]), "entry=sniper reason=squad"),
    ("cards.json", card("us_rifle_squad", steps=[{"op": "squad", "figures": {"regular": 4}, "truck": "us_sherman"}]),
     "entry=us_rifle_squad reason=us_sherman"),
    ("cards.json", card("us_armour", steps=[{"op": "vehicle", "kind": "de_tiger"}]), "entry=us_armour reason=de_tiger"),
]  # fmt: skip

SCENES = [
    # SETUP-02: the map of a scenario
    ("breaking_point", "layout", [["8A", "4A", "5A"]], "layout reason=3 ×"),
    ("breaking_point", "layout.0", ["8A", "4A"], "layout reason=3 ×"),
    ("breaking_point", "layout.0.0", "8C", "layout reason=8C"),
    ("breaking_point", "layout.0.0", "1B", "layout reason=1B"),
    ("breaking_point", "overlays", {"1800": "woods"}, "overlays reason=1800"),
    ("breaking_point", "overlays", {"0000": "pond"}, "overlays reason=0000"),
    ("breaking_point", "overlays", dict.fromkeys(GRID.names[:29], "woods"), "overlays reason=28"),
    ("breaking_point", "roads", [["1700", "1800"]], "roads reason=1800"),
    ("breaking_point", "roads", [["0000", "0200"]], "roads reason=0000, 0200"),
    ("breaking_point", "roads", [["0002", "0003"]], "roads reason=0003"),
    ("breaking_point", "zones.us_1", ["1800"], "zones.us_1 reason=1800"),
    ("breaking_point", "zones.us_1", ["0605"] * 2, "zones.us_1 reason=0605"),
    ("breaking_point", "rounds", 0, "rounds reason=0"),
    ("breaking_point", "actions.de", 0, "actions reason=1"),
    # Objectives
    ("breaking_point", "victory_objectives.V1.hex", "1800", "objectives reason=1800"),
    ("breaking_point", "victory_objectives.V1.hex", "1012", "objectives reason=1012"),
    ("breaking_point", "victory_objectives.V1.hex", "0813", "objectives reason=0813"),
    ("crossroads", "victory_objectives.X1.hex", "0008", "objectives reason=0008"),
    ("breaking_point", "victory_objectives.V1.vp", -1, "victory_objectives.V1 reason=vp"),
    ("breaking_point", "victory_objectives", {f"V{i}": V1 for i in range(7)}, "victory_objectives reason=box"),
    ("breaking_point", "command_objectives", lambda rows: [rows[-1]] * 9, "command_objectives reason=neutral"),
    ("breaking_point", "command_objectives.0.value", 0, "command_objectives reason=0813"),
    ("liberation", "buildings", ["0000"], "buildings reason=0000"),
    ("liberation", "buildings", ["0003"] * 2, "buildings reason=0003"),
    # Markers
    ("breaking_point", "markers.+", {**WIRE, "hex": "1800"}, "markers reason=1800"),
    ("breaking_point", "markers.+", WIRE, "markers reason=0904"),
    ("breaking_point", "markers.+", {"marker": "smoke", "hex": "0000"}, "markers reason=0000"),
    ("crossroads", "markers.+", {"marker": "minefield", "hex": "0008"}, "markers reason=0008"),
    ("breaking_point", "markers.+", {"marker": "pillbox", "hex": "0803"}, "markers reason=0803"),
    ("breaking_point", "markers", [{"marker": "pillbox", "hex": "0605"}] * 4, "markers reason=0605"),
    ("breaking_point", "markers", [{**WIRE, "hex": f"{i:02}05"} for i in range(15)], "markers reason=wire_tank_trap"),
    # Forces
    ("breaking_point", US, lambda rows: rows[:1], "sides.us reason=divisions"),
    ("breaking_point", "sides.us.arrivals.0.round", 9, "sides.us reason=arrivals"),
    ("breaking_point", "sides.us.arrivals.0.division", 2, "sides.us reason=arrivals"),
    ("breaking_point", f"{US}.0.figures.regular", 15, "sides.us reason=23 = 6 × 4"),
    ("breaking_point", "sides.us.arrivals.0.bases", 1, "sides.us reason=0 = 1 × 4"),
    ("breaking_point", f"{US}.0.figures", {"regular": 25, "elite": -1}, "sides.us reason=-1"),
    ("breaking_point", f"{US}.0.vehicles", {"de_tiger": 1}, "sides.us reason=de_tiger"),
    ("breaking_point", f"{US}.0", {**LONE, "bases": 13, "figures": {"regular": 52}}, "sides.us reason=bases"),
    ("breaking_point", f"{US}.0.tokens", {"medic": 6}, "sides.us reason=tokens"),
    ("breaking_point", f"{US}.0.concealment", 7, "sides.us reason=concealment"),
    ("breaking_point", f"{US}.0.concealment", 5, "sides.us reason=concealment"),
    ("breaking_point", f"{US}.0.figures", {"elite": 13, "regular": 11}, "sides.us reason=elite"),
    ("breaking_point", f"{US}.0.figures", {"mg": 4, "regular": 16}, "sides.us reason=mg"),
    ("breaking_point", f"{DE}.0.vehicles", {"de_panzer4": 7}, "sides.de reason=de_panzer4"),
    ("breaking_point", f"{DE}.0.vehicles", {"de_panzer4": 6}, "sides.de reason=de_panzer4"),
    ("breaking_point", f"{US}.0.zone", "us_3", "sides.us reason=us_3"),
    ("breaking_point", "zones.us_1", ["0605"], "sides.us reason=us_1"),
    ("breaking_point", "zones.us_2", ["0605", "0603"], "sides.us reason=us_2"),
    ("silence_the_guns", "zones.us_2", lambda rows: rows[:2], "sides.us reason=us_2"),
    ("silence_the_guns", "zones", lambda zones: zones | dict.fromkeys(("us_1", "us_2"), zones["us_1"][:3]),
     "sides.us reason=zone"),
    ("breaking_point", "sides.us.zone", "nowhere", "sides.us reason=nowhere"),
    ("breaking_point", "zones.us_reinforce", [], "sides.us reason=us_reinforce"),
    ("breaking_point", f"{US}.0.zone", "de_1", "zones reason=0600"),
    # Cards of a side
    ("breaking_point", "sides.us.decks.0", "de_reinforcements_1", "sides.us reason=de_reinforcements_1"),
    ("breaking_point", "sides.us.decks.1", "command_1", "sides reason=command_1"),
    ("breaking_point", "sides.us.extra", ["blitz"], "sides.us reason=blitz"),
    ("breaking_point", "sides.us.extra", ["second_wind"], "sides.us reason=second_wind"),
    ("breaking_point", "sides.us.removed", {"fearless": 2}, "sides.us reason=fearless"),
    ("breaking_point", "sides.us.starting_cards", 21, "sides.us reason=starting_cards"),
    ("breaking_point", "sides.us.operations", ["fog"], "sides.us reason=fog"),
    ("breaking_point", "sides.us.operations", ["no_surrender"] * 2, "sides.us reason=no_surrender"),
    ("crossroads", f"{US}.0.tokens", {"anti_tank": 5}, "sides reason=anti_tank"),
    # The aims
    ("breaking_point", "control", {"V3": "de"}, "control reason=V3"),
    ("breaking_point", "control", {"buildings": "de"}, "control reason=buildings"),
    ("breaking_point", "victory.objectives", ["V3"], "victory reason=V3"),
    ("breaking_point", "victory.need", 3, "victory reason=need"),
    ("liberation", "victory.need", 32, "victory reason=need"),
    ("mortain_ridge", "victory.need", 29, "victory reason=need"),
    ("breaking_point", "victory.other", "", "victory reason=side, other"),
    ("stavelot_express", "victory.need", 1, "victory reason=side, other, need"),
    ("crossroads", "victory.degrees", {"4": "total"}, "victory reason=4"),
    ("crossroads", "victory.degrees", {"1": "draw"}, "victory reason=1"),
    ("stavelot_express", "victory.loss_vp", -1, "victory reason=tank_vp, loss_vp"),
    ("silence_the_guns", "sudden.objectives", ["G4"], "sudden reason=G4"),
    ("stavelot_express", "exit.zone", "exit_east", "exit reason=exit_east"),
    ("stavelot_express", "exit.vehicles.us_truck.from_round", 8, "exit reason=us_truck"),
    ("stavelot_express", "abilities.1.objective", "DUMP", "abilities reason=DUMP"),
    ("stavelot_express", "abilities.0.objective", "FUEL", "abilities reason=FUEL"),
    ("stavelot_express", "abilities.1.from_round", 8, "abilities reason=blow_dump"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "entries", "said"),
    [
        *MISTAKES,
        *(("scenarios.json", scene(id_, path, value), f"entry={id_}.{said}") for id_, path, value, said in SCENES),
    ],
)
def test_a_wrong_file_is_refused_with_entry_and_reason(tmp_path: Path, name: str, entries: Any, said: str) -> None:
    with pytest.raises(Problem) as caught:
        corrected(tmp_path, name, entries)
    assert caught.value.text.id == "bad-data"
    assert f"file={name}" in str(caught.value)
    assert said in str(caught.value)

"""The board: mistakes that are found in an owner's data, how a state finds its board, and states that are broken."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grognard.games.tigers import GAME, TigersInTheMist
from grognard.games.tigers.board import ALLIED, BOARDS, BOOK, GERMAN, PLACES, UNITS, Book, board_for
from grognard.games.tigers.combat import Battles, Engagement
from grognard.games.tigers.movement import Moving
from grognard.games.tigers.state import (
    ABSENT,
    ATTACKED,
    COMING,
    COUNT,
    DEAD,
    DONE,
    MOVED,
    MUST,
    OOS,
    WAITING,
    TigersState,
    add,
    board_of,
    lift,
    put,
    units_in,
)
from grognard.kernel import Match, Problem, record
from tests.tigers.position import bridge, is_damaged, position

AREA = msgspec.to_builtins(BOOK.map.areas["9"])
LINK = msgspec.to_builtins(BOOK.map.links["1-2"])
CROSSING = {"road": "major", "river": "Our", "bridge": [1, 2], "damaged": False, "provenance": "seed"}
COUNTER = msgspec.to_builtins(BOOK.units["g-600"])
SCENARIO = msgspec.to_builtins(BOOK.scenarios["campaign"])
DAYS = [msgspec.to_builtins(row) for row in BOOK.tables.calendar]


def overlay(folder: Path, name: str, entries: Any) -> TigersInTheMist:
    """The game with one file of an owner's."""
    (folder / name).write_text(json.dumps(entries), encoding="utf-8")
    return GAME.corrected(folder)


def links(id_: str, **changes: Any) -> dict[str, Any]:
    return {"links": {id_: {**LINK, **changes}}}


def calendar(at: int, **changes: Any) -> dict[str, Any]:
    return {"calendar": [{**row, **changes} if index == at else row for index, row in enumerate(DAYS)]}


def unit(id_: str = "g-600", **changes: Any) -> dict[str, Any]:
    return {"units": {id_: changes}}


def campaign(**changes: Any) -> dict[str, Any]:
    return {"scenarios": {"campaign": changes}}


BIDS = "entry=tournament reason=least, most, step"
STEPS = "entry=tournament reason=step, most"
MISTAKES: list[tuple[str, Any, str]] = [
    # 3.21, 3.22: the places
    ("map.json", {"areas": {"123": AREA}}, "entry=areas, zones reason=1…122, A…N, P"),
    ("map.json", {"zones": {"O": msgspec.to_builtins(BOOK.map.zones["A"])}}, "entry=areas, zones reason=1…122, A…N, P"),
    # 3.22: a road joins two areas, or an area and a zone, once
    ("map.json", links("9-Z"), "entry=links.9-Z reason=areas, zones"),
    ("map.json", links("Z-9"), "entry=links.Z-9 reason=areas, zones"),
    ("map.json", links("A-B"), "entry=links.A-B reason=areas, zones"),
    ("map.json", links("9-9"), "entry=links.9-9 reason=areas, zones"),
    ("map.json", links("9"), "entry=links.9 reason=areas, zones"),
    ("map.json", links("2-1"), "entry=links.1-2 reason=2-1"),
    # 3.23: bridges
    ("map.json", links("1-2", river="Our"), "entry=links.1-2 reason=river, bridge"),
    ("map.json", links("1-2", bridge=[1, 2]), "entry=links.1-2 reason=river, bridge"),
    ("map.json", links("1-2", damaged=True), "entry=links.1-2 reason=damaged"),
    # 11.13: a plain major road from each zone
    ("map.json", {"links": {"39-A": {"road": "minor"}}}, "entry=links.39-A reason=major"),
    ("map.json", {"links": {"39-A": CROSSING}}, "entry=links.39-A reason=major"),
    ("map.json", {"touching": [["9", "10"], ["9", "C"]]}, "entry=touching reason=9-C"),
    ("map.json", {"touching": [["C", "9"]]}, "entry=touching reason=C-9"),
    ("map.json", {"play_areas": {"seventh_army": {"areas": ["9", "200"]}}}, "entry=play_areas.seventh_army reason=200"),
    ("map.json", {"play_areas": {"fifth_panzer": {"zones": ["B", "O"]}}}, "entry=play_areas.fifth_panzer reason=O"),
    ("tables.json", calendar(1, day=16), "entry=calendar reason=day, impulses"),
    ("tables.json", calendar(1, day=15), "entry=calendar reason=day, impulses"),
    ("tables.json", calendar(5, impulses=0), "entry=calendar reason=day, impulses"),
    ("tables.json", calendar(0, impulses=4), "entry=calendar reason=day, impulses"),
    ("tables.json", {"stacking": {"exempt": ["38", "200"]}}, "entry=stacking reason=200"),
    ("tables.json", {"stacking": {"exempt": ["A"]}}, "entry=stacking reason=A"),
    ("tables.json", {"stacking": {"until": "16-4"}}, "entry=stacking reason=16-4"),
    ("tables.json", {"releases": {"9ss": {"otherwise": "22-2"}}}, "entry=releases.9ss reason=22-2"),
    ("tables.json", {"zone_shift": {"steps": 4}}, "entry=zone_shift reason=steps"),
    ("tables.json", {"zone_shift": {"steps": -1}}, "entry=zone_shift reason=steps"),
    ("tables.json", {"demolition": {"bridges": 4}}, "entry=demolition reason=bridges"),
    ("tables.json", {"demolition": {"bridges": -1}}, "entry=demolition reason=bridges"),
    ("tables.json", {"tournament": {"step": 0}}, BIDS),
    ("tables.json", {"tournament": {"least": 0}}, BIDS),
    ("tables.json", {"tournament": {"least": 15.5}}, BIDS),
    ("tables.json", {"tournament": {"step": 1, "least": 1}}, STEPS),
    ("tables.json", {"tournament": {"step": 0.25}}, STEPS),
    ("tables.json", {"tournament": {"most": 20.5}}, STEPS),
    ("tables.json", {"options": {"tournament": {"scenarios": ["campaign", "c"]}}}, "entry=options.tournament reason=c"),
    ("units.json", unit(sp=0), "entry=g-600 reason=sp"),
    ("units.json", unit(sp=21), "entry=g-600 reason=sp"),
    # 4.14: a set-up area, or an impulse and zones of entry
    ("units.json", unit(area=""), "entry=g-600 reason=area, impulse"),
    ("units.json", unit(impulse="17-1", zones=["B"]), "entry=g-600 reason=area, impulse"),
    ("units.json", unit(area="200"), "entry=g-600 reason=200"),
    ("units.json", unit(area="B"), "entry=g-600 reason=B"),
    ("units.json", unit(area="", impulse="22-2", zones=["B"]), "entry=g-600 reason=22-2"),
    ("units.json", unit(area="", impulse="17-1"), "entry=g-600 reason=zones"),
    ("units.json", unit(zones=["B"]), "entry=g-600 reason=zones"),
    ("units.json", unit("g-614", zones=["C", "D"]), "entry=g-614 reason=D"),
    ("units.json", unit("g-614", zones=["O"]), "entry=g-614 reason=O"),
    ("units.json", unit("a-70", zones=["P", "C"]), "entry=a-70 reason=C"),
    ("units.json", {"units": {"x": COUNTER}}, "entry=units reason=194"),
    ("units.json", unit("g-326-751", side="allied"), "entry=units reason=german, allied"),
    ("scenarios.json", campaign(last="22-2"), "entry=campaign reason=22-2"),
    ("scenarios.json", {"scenarios": {"mine": {**SCENARIO, "supply": {"german": ["A"]}}}},
     "entry=mine reason=german, allied"),
    ("scenarios.json", campaign(units=["g-600", "g-601"]), "entry=campaign reason=g-601"),
    ("scenarios.json", campaign(supply={"german": ["A", "O"]}), "entry=campaign reason=O"),
    ("scenarios.json", campaign(supply={"allied": ["D", "9"]}), "entry=campaign reason=9"),
    ("scenarios.json", campaign(damaged=["57-58", "1-2"]), "entry=campaign reason=1-2"),
    ("scenarios.json", campaign(damaged=["58-57"]), "entry=campaign reason=58-57"),
    ("scenarios.json", {"scenarios": {"seventh_army": {"objectives": ["5", "P"]}}}, "entry=seventh_army reason=P"),
    ("scenarios.json", {"scenarios": {"seventh_army": {"objectives": ["5"]}}}, "entry=seventh_army reason=objectives"),
    ("scenarios.json", campaign(objectives=["5", "14", "15"]), "entry=campaign reason=objectives"),
    ("scenarios.json", {"scenarios": {"three_days": {"towns": {"areas": ["5", "D"]}}}}, "entry=three_days reason=D"),
    ("scenarios.json", campaign(levels={"german_decisive": 30}), "entry=campaign reason=levels"),
    ("scenarios.json", campaign(levels={"german_decisive": 29}), "entry=campaign reason=levels"),
    ("scenarios.json", campaign(levels={"allied_decisive": 1}), "entry=campaign reason=levels"),
    ("scenarios.json", campaign(objectives=["5", "14"]), "entry=campaign reason=levels, objectives"),
    ("scenarios.json", {"scenarios": {"seventh_army": {"objectives": []}}},
     "entry=seventh_army reason=levels, objectives"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "entries", "said"), MISTAKES)
def test_a_mistake_in_the_data_is_named(tmp_path: Path, name: str, entries: Any, said: str) -> None:
    with pytest.raises(Problem) as caught:
        overlay(tmp_path, name, entries)
    assert str(caught.value) == f"bad-data file={name} {said}"


ALLOWED: list[tuple[str, Any]] = [
    ("map.json", links("9-18")),
    ("map.json", {"links": {"9-18": {**CROSSING, "damaged": True}}}),
    ("map.json", links("8-P", road="major")),
    ("map.json", {"touching": [["9", "10"]]}),
    ("map.json", {"play_areas": {"seventh_army": {"areas": ["9"], "zones": ["A"]}}}),
    ("tables.json", calendar(6, impulses=3)),
    ("tables.json", {"stacking": {"exempt": ["122"], "until": "22-1"}}),
    ("tables.json", {"releases": {"9ss": {"otherwise": ""}, "11pz": {"otherwise": "22-1"}}}),
    ("tables.json", {"tournament": {"least": 20, "most": 20}}),
    ("tables.json", {"zone_shift": {"steps": 0}, "demolition": {"bridges": 0}}),
    ("tables.json", {"zone_shift": {"steps": 2}, "demolition": {"bridges": 3}}),
    ("tables.json", {"options": {"tournament": {"scenarios": []}}}),
    ("units.json", unit(sp=20)),
    ("units.json", unit(sp=1, area="122")),
    ("units.json", unit(area="", impulse="22-1", zones=["A", "C"])),
    ("scenarios.json", campaign(last="16-1", levels={"german_decisive": 31})),
    ("scenarios.json", {"scenarios": {"mine": SCENARIO}}),
]


@pytest.mark.parametrize(("name", "entries"), ALLOWED)
def test_what_is_not_a_mistake_is_taken(tmp_path: Path, name: str, entries: Any) -> None:
    game = overlay(tmp_path, name, entries)
    assert game.data_hash != GAME.data_hash
    assert BOARDS.books[game.data_hash] is game.book


def test_a_file_that_the_game_does_not_know_is_named(tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        overlay(tmp_path, "zones.json", {})
    known = "map.json, scenarios.json, tables.json, units.json"
    assert str(caught.value) == f"bad-data file=zones.json entry=$ reason={known}"


def test_a_folder_that_is_not_there() -> None:
    with pytest.raises(Problem, match="no-overlay"):
        Book(Path("no such folder"))


def test_an_overlay_may_change_the_game_and_add_a_scenario(tmp_path: Path) -> None:
    """A scenario of an owner's is played like any other; its states name the data they were made with."""
    game = overlay(tmp_path, "scenarios.json", {"scenarios": {"mine": {**SCENARIO, "last": "17-1"}}})
    assert list(game.scenarios) == ["seventh_army", "fifth_panzer", "three_days", "campaign", "mine"]
    assert game.scenarios["mine"].turns == 2
    state = game.setup("mine", {}, b"key")
    assert game.data_hash in state.board
    assert game.decode(game.encode(state)) == state


def test_the_scenarios_as_a_person_chooses_them() -> None:
    found = {id_: (row.rule, row.turns, row.placed, row.options) for id_, row in GAME.scenarios.items()}
    lines, supply, bids, cap = "lines_closed_16_1", "errata_supply", "tournament", "max_turns"
    assert found == {
        "seventh_army": ("SA-1", 3, False, (lines, cap)),
        "fifth_panzer": ("SB-1", 7, False, (lines, supply, bids, cap)),
        "three_days": ("SC-1", 3, False, (lines, supply, cap)),
        "campaign": ("SD-1", 7, False, (lines, supply, cap)),
    }
    assert GAME.scenarios["campaign"].title == {"en": "The campaign", "fr": "La campagne"}


def test_maps_that_are_not_in_the_box() -> None:
    assert GAME.sheet("tigers").id == "tigers"
    with pytest.raises(Problem) as caught:
        GAME.sheet("arras")
    assert str(caught.value) == "unknown-name kind=map name=arras"
    assert [face.kind for face in GAME.faces()] == list(UNITS)


# --- boards -----------------------------------------------------------------------------------------------------------


def test_a_board_is_made_once_for_each_scenario_with_its_options() -> None:
    plain = GAME.settle_options({})
    board = board_for(BOOK, "campaign", plain)
    assert board_for(BOOK, "campaign", dict(reversed(plain.items()))) is board
    assert board_for(BOOK, "three_days", plain) is not board
    assert board_for(BOOK, "campaign", GAME.settle_options({"errata_supply": "on"})) is not board
    assert board.key == f"campaign {BOOK.hash} errata_supply=off lines_closed_16_1=off max_turns=none tournament=off"
    assert BOARDS[board.key] is board


def test_options_that_a_scenario_does_not_know_change_nothing_in_it() -> None:
    everything = GAME.settle_options({"errata_supply": "on", "lines_closed_16_1": "on", "tournament": "on"})
    found = {}
    for scenario in GAME.scenarios:
        board = board_for(BOOK, scenario, everything)
        found[scenario] = (board.lines_closed, board.errata_supply, board.tournament, board.cap)
    assert found == {
        "seventh_army": (True, False, False, 0),
        "fifth_panzer": (True, True, True, 0),
        "three_days": (True, True, False, 0),
        "campaign": (True, True, False, 0),
    }
    board = board_for(BOOK, "fifth_panzer", GAME.settle_options({"max_turns": "5"}))
    assert (board.lines_closed, board.errata_supply, board.tournament, board.cap) == (False, False, False, 5)


def test_a_state_from_elsewhere_finds_its_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process has not laid out this board yet: the key of the state says how."""
    state = GAME.setup("fifth_panzer", {"errata_supply": "on", "max_turns": "5"}, b"key")
    data = GAME.encode(state)
    monkeypatch.delitem(BOARDS, state.board)
    again = board_of(GAME.decode(data))
    assert (again.scenario, again.errata_supply, again.cap, again.key) == ("fifth_panzer", True, 5, state.board)


def test_a_state_made_with_unknown_data_is_refused() -> None:
    with pytest.raises(Problem) as caught:
        BOARDS.open("campaign beef tournament=off")
    assert str(caught.value) == f"other-data data=beef known={GAME.data_hash}"


def test_a_record_names_the_data_it_was_played_with(tmp_path: Path) -> None:
    game = overlay(tmp_path, "units.json", unit(sp=1))
    read = record.read(record.write(Match.new(game, "seventh_army", overlay="mine")), lambda _: game)
    assert record.replay(read, game).state.board.split()[1] == game.data_hash
    with pytest.raises(Problem, match="record-data"):
        record.replay(read, GAME)


def refused(state: TigersState) -> str:
    with pytest.raises(Problem) as caught:
        GAME.decode(GAME.encode(state))
    return str(caught.value)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        *((name, "a list of units is too short") for name in ("where", "sp", "flags", "next")),
        ("first", "a list of places is too short"),
        ("bridge", "a list of bridges is too short"),
        *((name, "a mask is too short") for name in ("damaged", "control", "began", "entered", "fought", "held")),
    ],
)
def test_a_state_with_a_short_list_is_refused(name: str, said: str) -> None:
    state = GAME.setup("campaign", {}, b"key")
    assert GAME.decode(GAME.encode(state)) == state
    setattr(state, name, getattr(state, name)[:-1])
    assert refused(state) == f"bad-state game=tigers reason={said}"


def test_a_state_outside_the_calendar_is_refused() -> None:
    """The first three days end with their ninth impulse, the campaign with its nineteenth."""
    for scenario, name, last in (("three_days", "18-3", 8), ("campaign", "22-1", 18)):
        state = position(SCENE, scenario=scenario, impulse=name)
        assert GAME.decode(GAME.encode(state)).impulse == last
        for impulse in (-1, last + 1):
            state.impulse = impulse
            assert refused(state) == "bad-state game=tigers reason=the calendar ends before"


# --- states that break an invariant -----------------------------------------------------------------------------------

ENGINEER, GUEST = UNITS.index("g-600"), UNITS.index("g-2-pz")
SCENE = "g-600@51 g-2-pz@51 g-2-2@52 a-1128@75 g-614@waiting"


def spoil(state: TigersState, **changes: int) -> None:
    """Set entries of the engineer in the lists of units."""
    for name, value in changes.items():
        getattr(state, name)[ENGINEER] = value


def too_much(state: TigersState) -> None:
    spoil(state, sp=3)


def too_little(state: TigersState) -> None:
    spoil(state, sp=-1)


def without_strength(state: TigersState) -> None:
    spoil(state, sp=0)


def risen(state: TigersState) -> None:
    lift(state, ENGINEER)


def gone(state: TigersState) -> None:
    lift(state, ENGINEER, ABSENT)


def between(state: TigersState) -> None:
    lift(state, ENGINEER, COMING)


def from_nowhere(state: TigersState) -> None:
    lift(state, ENGINEER, COMING - COUNT)


def off_the_map(state: TigersState) -> None:
    spoil(state, where=COUNT)


def below_the_map(state: TigersState) -> None:
    lift(state, ENGINEER, -4)


def moved(state: TigersState) -> None:
    spoil(state, flags=MOVED)


def attacked(state: TigersState) -> None:
    spoil(state, flags=ATTACKED)


def must_attack(state: TigersState) -> None:
    spoil(state, flags=MUST)


def swapped(state: TigersState) -> None:
    """The engineer, who has the higher number, first."""
    state.first[PLACES.index("51")] = ENGINEER
    state.next[ENGINEER], state.next[GUEST] = GUEST, -1


def elsewhere(state: TigersState) -> None:
    spoil(state, where=PLACES.index("52"))


def foreign(state: TigersState) -> None:
    """An Allied unit in a German stack."""
    state.next[ENGINEER] = UNITS.index("a-1128")


def stale(state: TigersState) -> None:
    state.held[0] |= 1


def forgotten(state: TigersState) -> None:
    """The Allied unit in 75 is in no mask."""
    state.held[3:] = [0, 0, 0]


def dropped(state: TigersState) -> None:
    """The engineer is in no stack."""
    state.next[GUEST] = -1


def crowded(state: TigersState) -> None:
    for name in ("g-2-2", "g-2-304", "g-26-39"):
        index = UNITS.index(name)
        state.sp[index] = 1
        put(state, index, PLACES.index("51"))
    add(state.entered, PLACES.index("51"))
    state.stack[-1] = Battles()


def eager(state: TigersState) -> None:
    """The engineer has acted, and is still among those who may."""
    spoil(state, flags=DONE)


def idle(state: TigersState) -> None:
    state.diggers = []


def cut_off(state: TigersState) -> None:
    spoil(state, flags=OOS)
    state.stack[-1] = Battles()


def relieved(state: TigersState) -> None:
    state.cut_off = [ENGINEER]


def twice(state: TigersState) -> None:
    spoil(state, flags=DONE)
    state.stack.append(Moving((GUEST, ENGINEER)))


def in_a_zone(state: TigersState) -> None:
    state.stack.append(Engagement(PLACES.index("A"), ()))


def unmarked(state: TigersState) -> None:
    state.stack.append(Engagement(PLACES.index("51"), (ENGINEER,)))


@pytest.mark.parametrize(
    ("spoilt", "said"),
    [
        (too_much, "g-600 has too much strength"),
        (too_little, "g-600 has too much strength"),
        (without_strength, "g-600 is dead or alive"),
        (risen, "g-600 is dead or alive"),
        (gone, "g-600 is not of this scenario"),
        (between, "g-600 is nowhere"),
        (from_nowhere, "g-600 is nowhere"),
        (off_the_map, "g-600 is nowhere"),
        (below_the_map, "g-600 is nowhere"),
        (moved, "g-600 has acted and could act again"),
        (attacked, "g-600 has acted and could act again"),
        (must_attack, "g-600 must attack nobody"),
        (swapped, "a stack is not in order"),
        (elsewhere, "a wrong stack"),
        (foreign, "a wrong stack"),
        (stale, "a mask is stale"),
        (forgotten, "a mask is stale"),
        (dropped, "a unit is in two stacks"),
        (crowded, "too many units in an area"),
        (eager, "who may act is stale"),
        (idle, "who may act is stale"),
        (cut_off, "who is out of supply is stale"),
        (relieved, "who is out of supply is stale"),
        (twice, "a unit moves twice"),
        (in_a_zone, "a battle in a zone"),
        (unmarked, "an attacker is not marked"),
    ],
)
def test_a_broken_state_is_noticed(spoilt: Callable[[TigersState], None], said: str) -> None:
    state = position(SCENE)
    spoilt(state)
    with pytest.raises(AssertionError) as caught:
        GAME.check(state)
    assert str(caught.value).splitlines()[0] == said


def test_what_is_not_broken() -> None:
    state = position(SCENE)
    GAME.check(state)
    state.stack[-1] = Battles()
    lift(state, ENGINEER, WAITING)
    GAME.check(state)
    for zone in ("A", "P"):
        state.where[ENGINEER] = COMING - PLACES.index(zone)
        GAME.check(state)
    put(state, ENGINEER, PLACES.index("P"))
    GAME.check(state)
    spoil(state, flags=DONE | MOVED | ATTACKED)
    GAME.check(state)
    spoil(state, flags=MUST)
    add(state.entered, PLACES.index("P"))
    GAME.check(state)
    lift(state, ENGINEER, DEAD)
    state.sp[ENGINEER] = 0
    GAME.check(state)  # 9.34: who died on the way to its battle
    small = position("g-352-914@22 a-rngr@58", scenario="seventh_army")
    assert small.where[ENGINEER] == ABSENT
    small.where[ENGINEER] = DEAD
    with pytest.raises(AssertionError, match="g-600 is dead or alive"):
        GAME.check(small)
    small.sp[ENGINEER] = 0
    with pytest.raises(AssertionError, match="g-600 is not of this scenario"):
        GAME.check(small)


def test_stacks_keep_their_order_whoever_comes_and_goes() -> None:
    """Four units put into an area in every order, and one after the other taken out."""
    names = ("g-1ss-pz", "g-2-pz", "g-600", "g-lehr-pz")
    units = [UNITS.index(name) for name in names]
    place, other = PLACES.index("75"), PLACES.index("76")
    for order in ((0, 1, 2, 3), (3, 2, 1, 0), (1, 3, 0, 2), (2, 0, 3, 1)):
        for leaver in range(4):
            state = position(" ".join(f"{name}@51:1" for name in names) + " a-1128@75")
            state.stack[-1] = Battles()
            for index in order:
                put(state, units[index], place)
                GAME.check(state)
            assert units_in(state, GERMAN, place) == units
            put(state, units[leaver], other)
            GAME.check(state)
            assert units_in(state, GERMAN, place) == [unit for unit in units if unit != units[leaver]]
            assert units_in(state, GERMAN, other) == [units[leaver]]
            assert units_in(state, ALLIED, place) == [UNITS.index("a-1128")]
            for unit_ in units:
                lift(state, unit_)
                state.sp[unit_] = 0
                GAME.check(state)


def test_the_bridges_of_a_map_with_another_one(tmp_path: Path) -> None:
    """3.23: a corrected map may have a new bridge; it is one more in the list, and can be damaged from the start."""
    game = overlay(tmp_path, "map.json", {"links": {"9-18": {**CROSSING, "damaged": True}}})
    state = game.setup("campaign", {}, b"key")
    assert is_damaged(state, "9-18")
    assert len(state.bridge) == len(position("g-600@51").bridge) + 1
    assert board_of(state).ends[bridge(state, "9-18")] == (PLACES.index("9"), PLACES.index("18"))

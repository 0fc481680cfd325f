"""3.0 The pieces: nations, types, the two faces of a unit, factors, letters, R counters, control markers."""

import msgspec
import pytest

from grognard.games.arras import GAME
from grognard.games.arras.board import BOOK, GROUPS, PLACES, UNITS, Board
from grognard.games.arras.schema import UnitRow
from grognard.kernel import OBSERVER, Box, Face, Marker
from grognard.text import LANGUAGES, Voice
from grognard.toolbox.masks import bits
from tests.arras.position import NOBODY, asked, at, do, historical, legal, position, question, seen, starts, told, track

ROWS = BOOK.units
EVERY = pytest.mark.parametrize("id_", list(ROWS))
TYPES = {"infantry", "armour", "antitank", "flak", "artillery", "leader"}
VOICES = [Voice(language) for language in LANGUAGES]


def board(**options: str) -> Board:
    """A board made anew, so that what it reads from the counters is read in the test."""
    return Board("test", BOOK, "standard", GAME.settle_options(options))


def named(units: int) -> list[str]:
    return [UNITS[unit] for unit in bits(units)]


def value(units: str, *attackers: str, origin: str = "9", place: str = "10", side: str = "allied") -> int:
    """The attack value of these units, the first as Point Unit."""
    state = position(units, side=side, used=NOBODY)
    for unit in attackers:
        do(state, f"move {unit}", f"to {place}")
    events = do(state, f"assault {place}", f"point {attackers[0]}")
    while legal(state)[0] == "alone":
        events += do(state, "alone")
    events += do(state, "dice 11 66")
    rolled = next(line for line in told(events) if line.startswith("rolled"))
    return int(rolled.split()[2].partition("=")[2])


# --- 3.1 nations ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.1")
def test_four_nations_on_two_sides() -> None:
    laid = board()
    nations = [[ROWS[unit].nation for unit in named(army)] for side in laid.armies for army in side]
    assert [set(nation) for nation in nations] == [{"british"}, {"french"}, {"wehrmacht"}, {"ss"}]
    assert sum(map(len, nations)) == len(ROWS)
    assert named(laid.mine[0]) == [id_ for id_, row in ROWS.items() if row.nation in ("british", "french")]
    assert named(laid.mine[1]) == [id_ for id_, row in ROWS.items() if row.nation in ("wehrmacht", "ss")]
    assert named(laid.british) == [id_ for id_, row in ROWS.items() if id_.startswith("uk-")]
    for id_ in ROWS:
        piece = seen(position(f"{id_}@10"), id_)
        assert piece.side == ("german" if id_.startswith("de-") else "allied")


@pytest.mark.rule("3.1")
def test_flak_counts_as_wehrmacht() -> None:
    """With Wehrmacht infantry it costs nothing, with the SS 1 (6.2-C)."""
    assert value("de-2-86flak@9 de-1-6rr@9 uk-8dli-1@10", "de-1-6rr", "de-2-86flak", side="german") == 7
    assert value("de-2-86flak@9 de-ss-3-3@9 uk-8dli-1@10", "de-ss-3-3", "de-2-86flak", side="german") == 6
    assert value("uk-7rtr-a@9 uk-8dli-1@9 de-1-6rr@10", "uk-7rtr-a", "uk-8dli-1") == 7
    assert value("uk-7rtr-a@9 fr-3dlm@9 de-1-6rr@10", "uk-7rtr-a", "fr-3dlm") == 6
    assert value("fr-3dlm@9 fr-11rdp-1@9 de-1-6rr@10", "fr-3dlm", "fr-11rdp-1") == 6


@pytest.mark.rule("3.1")
@pytest.mark.parametrize(("gun", "able"), [("de-1-78art", True), ("de-ss-art1", False)])
def test_wehrmacht_guns_support_flak_and_ss_guns_do_not(gun: str, able: bool) -> None:
    state = position(f"{gun}@7 de-2-86flak@9 uk-8dli-1@10", side="german", used=NOBODY)
    do(state, "move de-2-86flak", "to 10", "assault 10", "point de-2-86flak")
    assert (f"guns {gun}" in legal(state)) is able


# --- 3.2 types and faces -------------------------------------------------------------------------------------------


@pytest.mark.rule("3.2")
def test_six_types() -> None:
    assert {row.type for row in ROWS.values()} == TYPES
    laid = board()
    assert [row.type for row in ROWS.values()] == laid.type
    for type_, mask in (("leader", laid.leaders), ("artillery", laid.artillery), ("armour", laid.armour)):
        assert named(mask) == [id_ for id_, row in ROWS.items() if row.type == type_]


@pytest.mark.rule("3.2")
@EVERY
def test_each_unit_has_a_fresh_and_a_spent_side(id_: str) -> None:
    row = ROWS[id_]
    fresh = seen(position(f"{id_}@10"), id_)
    spent = seen(position(f"{id_}@10*"), id_)
    factors = (row.defence, row.movement) if row.type == "leader" else (row.attack, row.defence, row.movement)
    assert fresh.values == tuple(map(str, factors))
    assert (fresh.marks, fresh.place, fresh.kind) == ((), "10", id_)
    assert spent.values == (str(row.spent_defence),)
    assert (spent.marks, spent.place, spent.kind) == (("spent",), "10", id_)


@pytest.mark.rule("3.2")
def test_spent_units_neither_move_nor_attack_nor_bombard() -> None:
    state = position("uk-6dli-1@10* uk-365-92ra@11* uk-8dli-1@12 de-1-6rr@10 de-2-6rr@5", used=NOBODY)
    assert legal(state) == ["move uk-8dli-1", "pass"]


@pytest.mark.rule("3.2")
def test_frozen_units_are_marked() -> None:
    state = position("de-5pz-1-31@A de-5pz-2-31@A* de-7mc@A", frozen="de-5pz-1-31 de-5pz-2-31")
    marks = [seen(state, unit).marks for unit in ("de-5pz-1-31", "de-5pz-2-31", "de-7mc")]
    assert marks == [("frozen",), ("spent", "frozen"), ()]


@pytest.mark.rule("3.2.1")
def test_motorised_and_motorcycle_troops_are_infantry() -> None:
    """They go first into the enemy's places, and pay for one another (10.1-a)."""
    for id_ in ("uk-4rnf-1", "uk-4rnf-2", "fr-11rdp-1", "de-7mc", "de-1-6rr", "de-ss-hc"):
        assert ROWS[id_].type == "infantry"
    units = "uk-6dli-1@23 de-7mc@9 uk-4rnf-1@dead uk-8dli-1@dead fr-11rdp-1@dead"
    state = position(units, used=NOBODY, passes=1, control="11+")
    do(state, "pass")
    assert legal(state) == ["return uk-8dli-1", "return uk-4rnf-1", "return fr-11rdp-1", "finish"]
    do(state, "return uk-4rnf-1")
    assert legal(state) == ["pay uk-8dli-1", "pay fr-11rdp-1"]


@pytest.mark.rule("3.2.1")
def test_armour_pays_for_no_infantry() -> None:
    state = position("uk-6dli-1@23 de-7mc@9 uk-8dli-1@dead uk-260-65at@dead", used=NOBODY, passes=1, control="11+")
    do(state, "pass")
    assert asked(state) == "allied arras-prompt-phase 4.3"  # nobody can return: another turn
    assert state.turn == 2


OVERRUNS = [
    ("uk-7rtr-a", "allied", True),  # tanks
    ("fr-3dlm", "allied", True),
    ("de-37recce", "german", True),  # armoured cars
    ("de-1-25pz", "german", True),
    ("uk-7rtr-a-r", "allied", True),  # an R counter is armour too
    ("uk-4rnf-1", "allied", False),  # italic, but no armour
    ("uk-260-65at", "allied", False),
    ("de-7mc", "german", False),
]


@pytest.mark.rule("3.2.2", "3.3.1")
@pytest.mark.parametrize(("unit", "side", "able"), OVERRUNS)
def test_an_overrun_needs_armour_as_point_unit(unit: str, side: str, able: bool) -> None:
    victim = "de-1-78art" if side == "allied" else "uk-365-92ra"
    other = "de-7at" if side == "allied" else "uk-8dli-1"
    third = "uk-8dli-2@E" if side == "allied" else "de-ss-1-3@8"
    gone = "uk-7rtr-a@out" if unit.endswith("-r") else ""
    state = position(f"{unit}@9 {victim}@10* {other}@28 {third} {gone}", side=side, used=NOBODY)
    do(state, f"move {unit}", "to 10", "assault 10", f"point {unit}")
    events = told(do(state, "dice 66 11"))
    assert (f"overran place=10 units={unit}" in events) is able
    assert at(state, unit) == ("10" if able else "10*")


@pytest.mark.rule("3.2.2")
def test_with_another_point_unit_armour_does_not_overrun() -> None:
    state = position("uk-7rtr-a@9 uk-8dli-1@9 uk-8dli-2@E de-1-78art@10* de-7mc@4", used=NOBODY)
    do(state, "move uk-7rtr-a", "to 10", "move uk-8dli-1", "to 10", "assault 10", "point uk-8dli-1")
    events = told(do(state, "dice 66 11"))
    assert not [line for line in events if line.startswith("overran")]
    assert [at(state, unit) for unit in ("uk-7rtr-a", "uk-8dli-1")] == ["10*", "10*"]


@pytest.mark.rule("3.2.6")
def test_leaders_have_no_attack_factor() -> None:
    names = [id_ for id_, row in ROWS.items() if row.type == "leader"]
    assert names == ["uk-martel", "de-rommel", "de-eiche", "de-rothenburg"]
    assert [seen(position(f"{id_}@10"), id_).values for id_ in names] == [
        ("1", "8"),
        ("2", "8"),
        ("1", "8"),
        ("1", "8"),
    ]
    state = position("uk-martel@10 uk-8dli-1@10 de-1-6rr@10", used=NOBODY)
    do(state, "fight 10")
    assert starts(state, "point") == ["uk-8dli-1"]
    # what they add: 1 as any other unit that attacks (6.2-B)
    assert value("uk-martel@9 uk-7rtr-a@9 de-1-6rr@10", "uk-7rtr-a", "uk-martel") == 7
    assert value("uk-martel@9 uk-7rtr-a@9 de-1-6rr@10", "uk-7rtr-a") == 6


# --- 3.3 what a counter carries ------------------------------------------------------------------------------------


@pytest.mark.rule("3.3.1")
def test_the_factors_that_are_printed() -> None:
    printed = {
        "uk-7rtr-a": "6-6-6", "uk-4rtr-a": "5-6-6", "uk-8dli-1": "3-3-5", "uk-4rnf-1": "2-3-7", "uk-260-65at": "3-4-6",
        "uk-365-92ra": "5-3-5", "fr-3dlm": "5-5-8", "uk-4rtr-a-r": "3-5-6", "de-1-6rr": "6-9-6", "de-7at": "3-5-7",
        "de-23flak-hb1": "5-9-5", "de-1-78art": "6-3-6", "de-1-25pz": "9-9-8", "de-ss-2-3": "6-8-6",
    }  # fmt: skip
    assert {id_: "-".join(seen(position(f"{id_}@10"), id_).values) for id_ in printed} == printed


@pytest.mark.rule("3.3.1")
def test_only_italic_units_go_on_after_an_overrun() -> None:
    """Armour, anti-tank and reconnaissance; infantry and Martel turn Spent."""
    units = "uk-4rtr-a uk-4rtr-b uk-206-52at uk-4rnf-2 uk-6dli-1 uk-martel"
    there = " ".join(f"{unit}@9" for unit in units.split())
    state = position(f"{there} uk-8dli-1@E de-1-78art@10* de-7mc@4", used=NOBODY)
    for unit in units.split():
        do(state, f"move {unit}", "to 10")
    events = told(do(state, "assault 10", "point uk-4rtr-a", "dice 66 11"))
    assert "overran place=10 units=uk-4rtr-a,uk-4rtr-b,uk-4rnf-2,uk-206-52at" in events
    assert asked(state) == "allied arras-prompt-overrun 6.5-a"
    assert question(state) == "arras-prompt-overrun place=@arras-place-10 scope=-1"
    assert starts(state, "move") == ["uk-4rtr-a", "uk-4rtr-b", "uk-4rnf-2", "uk-206-52at"]
    assert [at(state, unit) for unit in ("uk-6dli-1", "uk-martel")] == ["10*", "10*"]


@pytest.mark.rule("3.3.1")
def test_what_the_board_reads_from_the_counters() -> None:
    laid = board()
    for unit, row in enumerate(ROWS.values()):
        assert (laid.attack[unit], laid.defence[unit], laid.movement[unit]) == (row.attack, row.defence, row.movement)
        assert (laid.factor(unit, 0), laid.factor(unit, 1 << unit)) == (row.defence, row.spent_defence)
        italic = row.type in ("armour", "antitank") or "reconnaissance" in row.subtype
        assert bool(laid.italic >> unit & 1) is italic


@pytest.mark.rule("3.3.2")
def test_the_letter_is_the_group_of_the_set_up() -> None:
    state = GAME.setup("standard", {}, b"test")
    boxes = {box.id: box for box in GAME.view(state, OBSERVER).boxes if box.id in GROUPS}
    assert list(boxes) == [f"allied-{letter}" for letter in "BCDEFGHI"] + [
        f"german-{letter}" for letter in "ABCDEFGHIJKM"
    ]
    assert boxes["allied-D"] == Box("allied-D", "allied", ("uk-4gh-1", "uk-4gh-2", "uk-4gh-3", "uk-4gh-4"))
    assert boxes["german-H"] == Box(
        "german-H", "german", ("de-7at", "de-23flak-hb1", "de-23flak-lb1", "de-3-59flak", "de-rommel")
    )
    do(state, "place german-H", "to 9")
    assert [at(state, unit) for unit in boxes["german-H"].pieces] == ["9"] * 5
    assert "german-H" not in [box.id for box in GAME.view(state, OBSERVER).boxes]
    waiting = {box.side: box.pieces for box in GAME.view(state, OBSERVER).boxes if box.id == "waiting"}
    assert waiting["german"] == ("de-1-25pz", "de-2-25pz", "de-1-66pz", "de-rothenburg")
    assert len(waiting["allied"]) == 12


@pytest.mark.rule("3.3.2")
def test_the_optional_battery_is_in_its_group_only_if_it_was_chosen() -> None:
    for chosen, size in (("none", 2), ("artillery", 3)):
        laid = board(balance_german=chosen)
        units = named(laid.groups[GROUPS.index("german-B")])
        assert len(units) == size
        assert ("de-7-3-78art" in units) is (size == 3)


@pytest.mark.rule("3.3.2-a")
def test_r_counters_start_off_the_map_and_enter_by_reorganisation_alone() -> None:
    counters = [id_ for id_ in ROWS if id_.endswith("-r")]
    assert named(board().reformed) == counters
    state = historical()
    assert {at(state, id_) for id_ in counters} == {"aside"}
    shown = {piece.id for piece in GAME.view(state, OBSERVER).pieces}
    boxed = {id_ for box in GAME.view(state, OBSERVER).boxes for id_ in box.pieces}
    assert not (shown | boxed) & set(counters)
    assert not {unit for group_ in board().groups for unit in named(group_)} & set(counters)
    laid = board().r_counter
    assert {UNITS[unit]: UNITS[counter] for unit, counter in laid.items()} == {id_[:-2]: id_ for id_ in counters}
    # 10.2: armour comes back as its R counter
    state = position("uk-6dli-1@23 de-7mc@9 uk-4rtr-a@dead", used=NOBODY, passes=1, control="11+")
    do(state, "pass", "return uk-4rtr-a", "to 23")
    assert (at(state, "uk-4rtr-a"), at(state, "uk-4rtr-a-r").rstrip("*")) == ("out", "23")
    # and an R counter that dies is out for good
    state = position("uk-4rtr-a-r@11 uk-4rtr-a@out uk-8dli-1@E de-1-6rr@10", used=NOBODY)
    do(state, "move uk-4rtr-a-r", "to 10", "assault 10", "point uk-4rtr-a-r", "dice 11 66")
    assert at(state, "uk-4rtr-a-r") == "out"


@pytest.mark.rule("3.3")
@EVERY
def test_every_counter_has_a_face_that_a_client_can_draw(id_: str) -> None:
    face = next(face for face in GAME.faces() if face.kind == id_)
    row: UnitRow = ROWS[id_]
    colours = {"british": "uk", "french": "fr", "wehrmacht": "heer", "ss": "ss"}
    assert face.nation == ("lw" if row.type == "flak" else colours[row.nation])
    assert face.name == row.short
    assert face.layout == "line"
    assert face.echelon in ("", "company", "battalion")
    assert (face.echelon == "") is (row.type == "leader")
    assert all(voice.has(f"arras-{id_}") for voice in VOICES)
    assert msgspec.json.decode(msgspec.json.encode(face), type=Face) == face


@pytest.mark.rule("3.3")
def test_the_signs_on_the_counters() -> None:
    signs = {face.kind: (face.symbol, face.echelon) for face in GAME.faces()}
    wanted = {
        "uk-8dli-1": ("infantry", "company"), "uk-4rnf-1": ("recon", "company"),
        "fr-11rdp-1": ("motorised", "battalion"), "de-1-6rr": ("motorised", "battalion"),
        "de-7mc": ("recon", "battalion"), "de-37recce": ("recon", "battalion"),
        "fr-3dlm": ("armour", "battalion"), "de-7at": ("antitank", "company"), "de-2-86flak": ("flak", "company"),
        "de-1-78art": ("artillery", "battalion"), "uk-365-92ra": ("artillery", "company"), "de-rommel": ("star", ""),
        "de-ss-hc": ("infantry", "company"),
    }  # fmt: skip
    assert {id_: signs[id_] for id_ in wanted} == wanted


# --- 3.4 markers ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.4.2")
def test_every_place_shows_who_controls_it() -> None:
    state = position("uk-6dli-1@11 uk-8dli-1@10 de-1-6rr@10 de-7mc@9", control="16+ 21-", closed="19", used=NOBODY)
    markers = GAME.view(state, OBSERVER).markers
    control = {marker.place: marker.side for marker in markers if marker.id == "control"}
    assert list(control) == list(PLACES)
    allied = ["11", "16", "20", "22", "23", "24", "25", "26", "27", "28", "D", "E", "F"]
    assert [place for place, side in control.items() if side == "allied"] == allied
    assert markers[-2:] == (Marker("contested", "10"), Marker("closed", "19"))
    assert len(markers) == len(PLACES) + 2


@pytest.mark.rule("3.4.2")
def test_the_marker_follows_control() -> None:
    state = position("uk-6dli-1@23 de-7mc@9", used=NOBODY)
    assert Marker("control", "11", "german") in GAME.view(state, OBSERVER).markers
    do(state, "move uk-6dli-1", "to 11")
    assert Marker("control", "11", "allied") in GAME.view(state, OBSERVER).markers


@pytest.mark.rule("3.4.2")
def test_what_else_the_table_shows() -> None:
    """Seats and sides, the units beside the map, the Advantage and whether it was used, who crossed the Scarpe."""
    units = "uk-6dli-1@23 de-7mc@9 uk-8dli-1@dead uk-8dli-2@out de-1-25pz@waiting de-1-6rr@dead"
    state = position(units, turn=3, advantage="german", air=(1, 0), crossed="uk-6dli-1 uk-8dli-1")
    table = GAME.view(state, 1)
    assert (table.game, table.scenario, table.map, table.seat) == ("arras", "standard", "arras", "german")
    assert (table.sides, table.active) == (("allied", "german"), "allied")
    assert [GAME.view(state, seat).seat for seat in (0, OBSERVER)] == ["allied", "observer"]
    assert {piece.id: piece.place for piece in table.pieces} == {
        "uk-6dli-1": "23", "de-7mc": "9", "uk-8dli-1": "eliminated", "uk-8dli-2": "removed", "de-1-6rr": "eliminated",
        "de-1-25pz": "waiting",
    }  # fmt: skip
    assert table.boxes == (
        Box("eliminated", "allied", ("uk-8dli-1",)),
        Box("removed", "allied", ("uk-8dli-2",)),
        Box("waiting", "german", ("de-1-25pz",)),
        Box("eliminated", "german", ("de-1-6rr",)),
    )
    assert (track(state, "advantage").side, track(state, "advantage").marks) == ("german", ())
    assert [(row.id, row.value, row.size, row.side) for row in table.tracks] == [
        ("turn", 3, 7, ""), ("vp", 0, 10, ""), ("initiative", 1, 1, "allied"), ("advantage", 1, 1, "german"),
        ("air", 1, 2, "allied"), ("air", 0, 1, "german"), ("crossed", 2, 10, "allied"),
    ]  # fmt: skip
    state.used, state.north = 2, 1
    assert track(state, "advantage").marks == ("used",)
    assert [row.id for row in GAME.view(state, OBSERVER).tracks][-1] == "north"
    assert (track(state, "north").value, track(state, "north").size, track(state, "north").side) == (1, 1, "german")
    assert "crossed" not in [row.id for row in GAME.view(state, OBSERVER).tracks]


@pytest.mark.rule("3.4.2", "3.1")
def test_the_seats_may_play_either_side() -> None:
    """14.1.1: after the bids the second seat may have the Allies."""
    state = position("uk-6dli-1@23 de-7mc@9", used=NOBODY)
    state.sides = [1, 0]
    assert [GAME.view(state, seat).seat for seat in (0, 1, OBSERVER)] == ["german", "allied", "observer"]
    assert GAME.view(state, 0).sides == ("german", "allied")
    now = GAME.decision(state)
    assert now is not None
    assert (now.seat, str(now.prompt)) == (1, "arras-prompt-phase side=@side-allied")

"""11.0 Reinforcements: when and where they come in, the shift along the edge, closed zones, the reserve."""

from typing import Any

import pytest

from grognard.games.tigers import GAME
from grognard.games.tigers.board import BOOK, IMPULSES, PLACES, RELEASES, UNITS, Board, Book, board_for
from grognard.games.tigers.movement import closed
from grognard.games.tigers.reinforcements import shifts
from grognard.games.tigers.state import DONE, MOVED, OOS, SHIFTED, TigersState, board_of
from tests.tigers.position import (
    asked,
    at,
    cites,
    do,
    ended,
    flag,
    go,
    legal,
    opening,
    position,
    question,
    spent,
    starts,
    told,
)

GERMANS_ARRIVE = "german tigers-prompt-arrivals 11.11"
ALLIES_ARRIVE = "allied tigers-prompt-arrivals 11.11"
GERMANS_MOVE = "german tigers-prompt-movement 8.2"
ALLIES_MOVE = "allied tigers-prompt-movement 8.2"


def before(impulse: str, units: str, **more: Any) -> TigersState:
    """The Allied half of the game impulse before this one, and its end."""
    state = position(units, impulse=IMPULSES[IMPULSES.index(impulse) - 1], side="allied", **more)
    do(state, "end")
    return state


# --- 11.1 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.11", "6.I")
def test_units_come_in_when_and_where_they_are_printed() -> None:
    units = "g-614@waiting g-653@waiting g-669@waiting a-4-8@waiting a-1-26@waiting g-600@25"
    assert asked(before("16-3", units)) == GERMANS_MOVE
    state = before("17-1", units)
    assert (asked(state), legal(state)) == (GERMANS_ARRIVE, ["enter g-614", "enter g-653", "arrive"])
    assert question(state) == "tigers-prompt-arrivals side=@side-german scope=-1"
    events = do(state, "arrive")
    assert told(events) == ["arrived unit=g-614 zone=C", "arrived unit=g-653 zone=C"]
    assert cites(events) == ["11.11", "11.11"]
    assert (asked(state), legal(state)) == (ALLIES_ARRIVE, ["enter a-4-8", "enter a-1-26", "arrive"])
    assert question(state) == "tigers-prompt-arrivals side=@side-allied scope=-1"
    assert told(do(state, "arrive")) == ["arrived unit=a-4-8 zone=P", "arrived unit=a-1-26 zone=D"]
    assert asked(state) == GERMANS_MOVE
    assert [at(state, unit) for unit in ("g-614", "g-653", "g-669")] == ["C:1", "C:2", "waiting"]


@pytest.mark.rule("11.11", "6.I")
def test_reinforcements_come_in_every_game_impulse() -> None:
    """R1."""
    state = before("16-3", "a-70@waiting g-669@waiting a-10-54@waiting g-600@25")
    assert (asked(state), legal(state)) == (ALLIES_ARRIVE, ["enter a-70", "arrive"])
    assert told(do(state, "arrive", "end", "end"))[:1] == ["arrived unit=a-70 zone=P"]
    assert asked(state) == GERMANS_MOVE  # 17-1
    events = do(state, "end", "end")
    assert told(events) == ["impulse_began day=17 number=2"]
    assert cites(events) == ["6.I"]
    assert legal(state) == ["enter g-669", "arrive"]
    do(state, "arrive", "end", "end")
    assert legal(state) == ["enter a-10-54", "arrive"]


@pytest.mark.rule("11.11")
def test_all_reinforcements_of_the_campaign_are_due_in_their_impulse() -> None:
    board = board_for(BOOK, "campaign", GAME.settle_options({}))
    for side in (0, 1):
        assert [UNITS[unit] for unit in board.reserves[side]] == [
            id_ for id_, row in BOOK.units.items() if row.impulse and row.side == GAME.sides[side]
        ]
    assert IMPULSES[board.due[UNITS.index("a-70")]] == "16-3"
    assert IMPULSES[board.due[UNITS.index("g-79-208")]] == "21-3"
    assert board.due[UNITS.index("g-600")] == -1


@pytest.mark.rule("ERR-11.11")
def test_where_several_zones_are_printed_the_owner_divides_his_units() -> None:
    state = before("17-1", "a-7-b@waiting a-7-23@waiting g-600@25")
    assert legal(state) == ["enter a-7-b", "enter a-7-23", "arrive"]
    do(state, "enter a-7-b")
    assert asked(state) == "allied tigers-prompt-entry 11.14"
    index = UNITS.index("a-7-b")
    assert question(state) == f"tigers-prompt-entry unit=@tigers-a-7-b place=@tigers-place-E scope={index}"
    assert told(do(state, "to F")) == ["arrived unit=a-7-b zone=F"]
    assert legal(state) == ["enter a-7-23", "arrive"]
    assert told(do(state, "enter a-7-23", "to E")) == ["arrived unit=a-7-23 zone=E"]
    assert (at(state, "a-7-b"), at(state, "a-7-23")) == ("F:3", "E:2")
    assert not flag(state, "a-7-b", SHIFTED)
    assert asked(state) == GERMANS_MOVE


@pytest.mark.rule("11.12", "11.13")
def test_they_move_onto_the_map_at_once_by_a_major_road() -> None:
    state = before("17-1", "g-614@waiting a-4-8@waiting")
    do(state, "arrive", "arrive", "move g-614")
    assert starts(state, "to") == ["9", "25"]
    do(state, "to 25")
    assert spent(state) == 1
    do(state, "stop", "end", "move a-4-8", "to 5")
    assert spent(state) == 1


@pytest.mark.rule("11.13")
def test_every_zone_hangs_on_plain_major_roads() -> None:
    board = Board("new", Book(), "campaign", GAME.settle_options({}))
    found = {zone: [(PLACES[way.place], way.cost, way.bridge) for way in board.ways[PLACES.index(zone)]]
             for zone in "ABCDEFGHIJKLMNP"}  # fmt: skip
    assert found["A"] == [("35", 1, -1), ("39", 1, -1)]
    assert found["N"] == [("4", 1, -1)]
    assert {(cost, bridge) for ways in found.values() for _, cost, bridge in ways} == {(1, -1)}


@pytest.mark.rule("11.14")
@pytest.mark.parametrize(
    ("unit", "impulse", "zones"),
    [
        ("g-669", "17-2", "ABC"),  # foot, B
        ("g-79-208", "21-3", "ABC"),  # foot, C: two steps leave 1 MP
        ("g-fg-pz", "21-1", "ABC"),
        ("a-1-26", "17-1", "DEFG"),  # D
        ("a-7-b", "17-1", "DEFGHI"),  # E, F
        ("a-740", "18-3", "DEFGHIJ"),  # F, G
        ("a-84-333", "20-1", "DEFGHIJK"),  # F, G, H
        ("a-101-501", "18-3", "GHIJKLMN"),  # J, K
        ("a-4arm-cca", "20-2", "IJKLMNP"),  # L, M
        ("a-5-2", "21-1", "LMNP"),  # P: the line of letters is no circle
    ],
)
def test_the_zones_by_which_a_unit_may_enter(unit: str, impulse: str, zones: str) -> None:
    """Three steps along the edge at most, and as many as leave it a movement point."""
    state = before(impulse, f"{unit}@waiting g-600@25 a-1128@75")
    do(state, f"enter {unit}")
    assert legal(state) == [f"to {zone}" for zone in zones]


@pytest.mark.rule("11.14")
def test_a_shift_that_would_leave_no_mp_is_refused() -> None:
    """An Allied foot unit goes two steps at most: 5 MP less three times 2."""
    board = board_for(BOOK, "campaign", GAME.settle_options({}))
    unit = UNITS.index("a-vfus")
    printed = list(board.printed)
    try:
        board.printed[unit] = (PLACES.index("G"),)
        assert {PLACES[zone]: steps for zone, steps in shifts(board, unit).items()} == {"E": 2, "F": 1, "H": 1, "I": 2}
    finally:
        board.printed = printed


@pytest.mark.rule("11.14")
def test_the_steps_count_from_the_nearest_zone_printed() -> None:
    board = board_for(BOOK, "campaign", GAME.settle_options({}))
    found = shifts(board, UNITS.index("a-84-333"))
    assert {PLACES[zone]: steps for zone, steps in found.items()} == {"D": 2, "E": 1, "I": 1, "J": 2, "K": 3}


@pytest.mark.rule("11.14")
def test_a_shifted_unit_comes_one_game_impulse_later() -> None:
    """However far it goes."""
    state = before("17-1", "g-614@waiting a-7-b@waiting a-7-23@waiting")
    events = do(state, "enter g-614", "to A", "enter a-7-b", "to I", "enter a-7-23", "to G")
    assert told(events) == [
        "shifted unit=g-614 zone=A steps=2",
        "shifted unit=a-7-b zone=I steps=3",
        "shifted unit=a-7-23 zone=G steps=1",
    ]
    assert cites(events) == ["11.14"] * 3
    assert [at(state, unit) for unit in ("g-614", "a-7-b", "a-7-23")] == ["coming A", "coming I", "coming G"]
    assert legal(state) == ["special", "end"]
    events = do(state, "end", "end")
    assert told(events) == [
        "impulse_began day=17 number=2",
        "arrived unit=g-614 zone=A",
        "arrived unit=a-7-b zone=I",
        "arrived unit=a-7-23 zone=G",
    ]
    assert [at(state, unit) for unit in ("g-614", "a-7-b", "a-7-23")] == ["A:1", "I:3", "G:2"]
    assert asked(state) == GERMANS_MOVE


def shifted(unit: str, impulse: str, zone: str) -> TigersState:
    """A reinforcement that stands in another zone of the edge, and may move."""
    state = before(impulse, f"{unit}@waiting g-600@22 a-1128@75")
    do(state, f"enter {unit}", f"to {zone}", "end", "end")
    if unit.startswith("a-"):
        do(state, "end")
    return state


@pytest.mark.rule("11.14")
def test_three_steps_leave_2_mp_for_the_whole_move_of_entry() -> None:
    """8 less 6: a major road to Celles, another to Rochefort, and no further."""
    state = shifted("a-7-b", "17-1", "I")
    do(state, "move a-7-b")
    assert starts(state, "to") == ["110"]
    do(state, "to 110")
    assert spent(state) == 1
    assert legal(state) == ["to 114", "to I", "stop"]  # 109 and 111 lie on minor roads
    do(state, "to 114")
    assert (at(state, "a-7-b"), asked(state)) == ("114:3", ALLIES_MOVE)  # nothing is left to spend


@pytest.mark.rule("11.14")
def test_two_steps_leave_4_mp() -> None:
    state = shifted("g-614", "17-1", "A")
    go(state, "g-614", "35", "34", "33")
    assert spent(state) == 3
    assert starts(state, "to") == ["26", "32", "34", "B"]
    do(state, "to 32")
    assert (at(state, "g-614"), asked(state)) == ("32:1", GERMANS_MOVE)


@pytest.mark.rule("11.14")
def test_one_step_leaves_6_mp() -> None:
    state = shifted("g-614", "17-1", "B")
    go(state, "g-614", "34", "35", "36", "37", "31")
    assert (spent(state), starts(state, "to")) == (5, ["29", "30", "32", "37"])
    do(state, "to 30")
    assert (at(state, "g-614"), asked(state)) == ("30:1", GERMANS_MOVE)


@pytest.mark.rule("11.14", "8.32")
def test_a_foot_unit_has_3_or_1_mp_left() -> None:
    state = shifted("g-669", "17-2", "C")
    go(state, "g-669", "25", "26")
    assert starts(state, "to") == ["25", "33", "B"]  # one MP: no minor road
    do(state, "to 33")
    assert (at(state, "g-669"), asked(state)) == ("33:2", GERMANS_MOVE)
    state = shifted("g-79-208", "21-3", "A")
    go(state, "g-79-208", "39")
    assert (at(state, "g-79-208"), asked(state)) == ("39:2", GERMANS_MOVE)


@pytest.mark.rule("11.14")
def test_once_entered_it_has_all_its_mp_again() -> None:
    state = shifted("a-7-b", "17-1", "I")
    go(state, "a-7-b", "110")
    do(state, "stop")
    assert not flag(state, "a-7-b", SHIFTED)
    assert flag(state, "a-7-b", DONE | MOVED)
    do(state, "end", "end", "end", "end")
    assert (asked(state), IMPULSES[state.impulse]) == (ALLIES_MOVE, "18-1")
    go(state, "a-7-b", "114", "115", "108", "107", "G")
    assert at(state, "a-7-b") == "G:3"


@pytest.mark.rule("11.14", "8.52")
def test_a_shifted_engineer_may_dig_in_only_with_4_mp_left() -> None:
    state = shifted("a-1313", "18-1", "G")  # H, I: one step, 6 MP
    go(state, "a-1313", "107")
    assert "entrench a-1313" in legal(state)
    state = shifted("a-1313", "18-1", "F")  # two steps, 4 MP
    go(state, "a-1313", "96")
    assert "entrench a-1313" not in legal(state)


@pytest.mark.rule("11.14")
def test_a_stack_moves_no_further_than_its_shifted_unit() -> None:
    """8.21: each pays from its own MP."""
    state = before("17-1", "a-7-b@waiting g-600@25 a-551@I a-1128@75")
    do(state, "enter a-7-b", "to I", "end", "end", "end")
    do(state, "move a-551", "with a-7-b", "to 110", "to 114")
    assert asked(state) == ALLIES_MOVE


@pytest.mark.rule("11.14", "11.15")
def test_a_shifted_unit_that_waits_pays_when_it_enters() -> None:
    state = shifted("a-7-b", "17-1", "I")
    do(state, "end", "end")
    go(state, "a-7-b", "110", "114")
    assert asked(state) == ALLIES_MOVE


@pytest.mark.rule("11.15")
def test_entry_may_be_delayed_at_will() -> None:
    state = before("17-1", "g-614@waiting g-600@25")
    do(state, "arrive", *["end", "end"] * 3)
    assert IMPULSES[state.impulse] == "18-1"
    assert at(state, "g-614") == "C:1"
    go(state, "g-614", "25")
    assert at(state, "g-614") == "25:1"


# --- 11.2 zones -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.21")
def test_allied_units_do_not_leave_a_zone_that_holds_germans() -> None:
    state = position("a-7-b@H a-551@G g-614@H g-600@109", side="allied")
    assert starts(state, "move") == ["a-551"]
    assert starts(position("a-7-b@H a-551@G g-600@109", side="allied"), "move") == ["a-7-b", "a-551"]


@pytest.mark.rule("11.21")
def test_a_unit_in_a_closed_zone_joins_no_stack() -> None:
    """Reinforcements are still put into the zone; there they wait."""
    state = before("18-3", "a-101-501@waiting g-614@J g-600@111")
    do(state, "enter a-101-501", "to J", "end")
    assert at(state, "a-101-501") == "J:3"
    assert starts(state, "move") == []


@pytest.mark.rule("11.21", "9.17", "8.37")
def test_germans_enter_a_zone_that_holds_allies() -> None:
    """For the price of the road alone; nobody fights."""
    state = position("g-614@109 a-551@H a-7-b@H g-600@115")
    assert told(go(state, "g-614", "H")) == ["moved units=g-614 origin=109 place=H cost=1 walks=False"]
    assert flag(state, "g-614", DONE)
    do(state, "end")
    assert asked(state) == ALLIES_MOVE
    assert starts(state, "move") == []
    assert "close" not in legal(state)


@pytest.mark.rule("11.21")
def test_allies_do_not_go_to_a_zone_that_holds_germans() -> None:
    """Only the German is given leave to."""
    state = position("a-7-b@109 g-614@H g-600@110", side="allied")
    do(state, "move a-7-b")
    assert starts(state, "to") == ["108", "110", "114", "115"]
    state = position("a-7-b@109 g-600@110", side="allied")
    do(state, "move a-7-b")
    assert starts(state, "to") == ["108", "110", "114", "115", "H"]


@pytest.mark.rule("11.22")
@pytest.mark.parametrize(("area", "zone"), [("121", "L"), ("1", "M"), ("122", "M"), ("4", "N"), ("5", "P"), ("7", "P")])
def test_germans_never_enter_the_southern_zones(area: str, zone: str) -> None:
    state = position(f"g-614@{area}")
    assert closed(state, board_of(state), PLACES.index(area), PLACES.index(zone)) == "11.22"
    do(state, "move g-614")
    assert zone not in starts(state, "to")
    state = position(f"a-7-b@{area}", side="allied")
    do(state, "move a-7-b")
    assert zone in starts(state, "to")


@pytest.mark.rule("11.23")
@pytest.mark.parametrize(
    ("area", "zone"), [("39", "A"), ("35", "A"), ("34", "B"), ("33", "B"), ("26", "B"), ("25", "C")]
)
def test_allies_never_enter_the_german_zones(area: str, zone: str) -> None:
    state = position(f"a-7-b@{area} a-551@{area}", side="allied")
    assert not flag(state, "a-7-b", OOS)
    assert closed(state, board_of(state), PLACES.index(area), PLACES.index(zone)) == "11.23"
    do(state, "move a-7-b")
    assert zone not in starts(state, "to")
    state = position(f"g-614@{area}")
    do(state, "move g-614")
    assert zone in starts(state, "to")


@pytest.mark.rule("12.25", "ERR-8.26")
@pytest.mark.parametrize("zone", "DEFGHIJK")
def test_a_german_in_an_allied_zone_never_comes_back(zone: str) -> None:
    state = position(f"g-614@{zone} g-653@C")
    assert starts(state, "move") == ["g-653"]


@pytest.mark.rule("ERR-8.26", "8.2")
def test_a_move_ends_in_a_zone() -> None:
    state = position("g-614@108 g-600@107")
    go(state, "g-614", "H")
    assert asked(state) == GERMANS_MOVE
    assert flag(state, "g-614", DONE | MOVED)


# --- 11.3 the reserve -------------------------------------------------------------------------------------------------

RESERVE = {
    "2ss": ("g-2ss-pz g-2ss-3 g-2ss-4", "89 101", "18-1", "20-1"),
    "9ss": ("g-9ss-pz g-9ss-19 g-9ss-20", "86 93", "18-1", "19-1"),
    "10ss": ("g-10ss-pz g-10ss-21 g-10ss-22", "96 97 107 108", "20-1", ""),
    "11pz": ("g-11-pz g-11-110 g-11-111", "112 114 115", "20-1", ""),
}
AREAS_OF_GROUPS = [(group, area) for group, row in RESERVE.items() for area in row[1].split()]


def released(state: TigersState) -> list[str]:
    return [group for index, group in enumerate(RELEASES) if state.released >> index & 1]


@pytest.mark.rule("11.3", "11.31", "11.32", "ERR-11.33", "SD-2")
@pytest.mark.parametrize(("group", "area"), AREAS_OF_GROUPS)
def test_superiority_in_one_area_releases_a_group(group: str, area: str) -> None:
    units = " ".join(f"{unit}@waiting" for row in RESERVE.values() for unit in row[0].split())
    state = position(f"g-2-2@{area} a-7-23@{area}:d {units}", side="allied", impulse="16-2")
    events = do(state, "end")
    assert told(events)[0] == f"group_released group={group} place={area}"
    assert cites(events)[0] == "11.3"
    assert released(state) == [group]


@pytest.mark.rule("11.3")
@pytest.mark.parametrize(
    ("here", "free"),
    [
        ("g-2-2@89", True),
        ("g-2-2@89 a-7-23@89:d", True),  # 3 to 2
        ("g-2-2@89:2 a-7-23@89:d", False),  # a tie
        ("g-2-2@89 a-7-b@89:d", False),
        ("g-2-2@89 g-614@89 a-7-b@89:d", True),  # 4 to 3
        ("a-7-b@89:d", False),
        ("g-2-2@88 g-2-pz@90", False),
    ],
)
def test_superiority_is_more_german_sp(here: str, free: bool) -> None:
    state = position(f"{here} g-2ss-pz@waiting", side="allied", impulse="16-2")
    do(state, "end")
    assert released(state) == (["2ss"] if free else [])


@pytest.mark.rule("11.3")
def test_it_is_checked_at_the_end_of_a_game_impulse() -> None:
    """Not after the German half: the Allies come in between, and outnumber whoever was alone."""
    state = position("g-614@89 g-2ss-pz@waiting a-7-b@100", impulse="17-1", control="89+")
    assert told(do(state, "end")) == []
    do(state, "move a-7-b", "to 89", "end", "battle 89")
    while (now := GAME.decision(state)) is not None and now.rule.startswith("9"):
        do(state, str(now.actions[0]))  # nobody hits
    assert (at(state, "g-614"), at(state, "a-7-b")) == ("89:1", "89:3")
    assert (asked(state), released(state)) == (GERMANS_MOVE, [])


@pytest.mark.rule("11.3")
def test_once_met_it_stays_met() -> None:
    state = position("g-2-2@89 g-2ss-pz@waiting", side="allied", impulse="16-2", control="89+")
    assert told(do(state, "end"))[0] == "group_released group=2ss place=89"
    go(state, "g-2-2", "88")
    events = do(state, "stop", "end", "end")
    assert "group_released" not in " ".join(told(events))
    assert released(state) == ["2ss"]


@pytest.mark.rule("11.3")
def test_one_area_is_told_and_told_once() -> None:
    state = position("g-2-2@89 g-2-pz@101 g-2ss-pz@waiting", side="allied", impulse="16-2")
    events = told(do(state, "end", "end", "end"))
    assert [line for line in events if line.startswith("group_released")] == ["group_released group=2ss place=89"]


@pytest.mark.rule("11.3")
def test_supply_does_not_matter() -> None:
    """R23: encircled at Trois Ponts."""
    ring = "a-1-26@88 a-1-16@90 a-1-18@99 a-9i-47@100"
    state = position(f"g-2-2@89 {ring} g-2ss-pz@waiting", side="allied", impulse="16-2")
    do(state, "end")
    assert released(state) == ["2ss"]


@pytest.mark.rule("11.3", "11.31", "SD-2")
def test_a_released_group_comes_no_earlier_than_printed() -> None:
    state = position("g-2-2@89 g-2ss-pz@waiting g-fbb-pz@waiting", side="allied", impulse="17-2", released="2ss")
    do(state, "end")
    assert asked(state) == GERMANS_MOVE  # 17-3
    do(state, "end", "end")
    assert legal(state) == ["enter g-fbb-pz", "enter g-2ss-pz", "arrive"]  # 18-1


@pytest.mark.rule("11.3", "SB-4")
@pytest.mark.parametrize(("impulse", "unit", "place"), [("18-2", "g-2ss-pz", "101"), ("20-3", "g-11-pz", "115")])
def test_late_superiority_releases_at_the_next_game_impulse(impulse: str, unit: str, place: str) -> None:
    state = before(impulse, f"g-2-2@{place} {unit}@waiting")
    assert (asked(state), legal(state)) == (GERMANS_ARRIVE, [f"enter {unit}", "arrive"])


@pytest.mark.rule("11.31", "SD-2", "SB-4")
@pytest.mark.parametrize(("group", "otherwise"), [(group, row[3]) for group, row in RESERVE.items()])
def test_without_superiority_a_group_comes_late_or_never(group: str, otherwise: str) -> None:
    units = RESERVE[group][0].split()
    waiting = " ".join(f"{unit}@waiting" for unit in units)
    for impulse in IMPULSES[6:]:
        state = before(impulse, f"g-600@25 {waiting}")
        due = bool(otherwise) and IMPULSES.index(impulse) >= IMPULSES.index(otherwise)
        assert starts(state, "enter") == (units if due else []), impulse


@pytest.mark.rule("11.11", "6.I")
def test_the_campaign_opens_without_reinforcements() -> None:
    state = opening()
    assert asked(state) == GERMANS_MOVE
    assert ended(state) == ""
    assert at(state, "a-70") == "waiting"
    assert board_of(state).due[UNITS.index("a-70")] == 2


@pytest.mark.rule("11.11", "11.14", "11.3")
def test_what_is_told_of_them() -> None:
    state = before("18-1", "g-fbb-pz@waiting g-fbb-gr@waiting g-2ss-pz@waiting g-600@25")
    events = do(state, "enter g-fbb-pz", "to A", "arrive")
    assert [str(event.text()) for event in events] == [
        "tigers-log-shifts unit=@tigers-g-fbb-pz zone=@tigers-place-A steps=1",
        "tigers-log-arrives unit=@tigers-g-fbb-gr zone=@tigers-place-B",
        "tigers-log-half side=@side-german",
    ]
    state = position("g-2-2@89 g-2ss-pz@waiting", side="allied", impulse="16-2", control="89+")
    released_, began, _ = do(state, "end")
    assert str(released_.text()) == "tigers-log-released group=@tigers-release-2ss place=@tigers-place-89"
    assert str(began.text()) == "tigers-log-impulse day=16 number=3"

"""15.0 The four scenarios: their limits, units, supply, end and levels; the holes of the first three days."""

from random import Random
from typing import Any

import pytest

from grognard.games.tigers import GAME
from grognard.games.tigers.board import ALLIED, BOOK, IMPULSES, PLACES, UNITS, Board
from grognard.games.tigers.special import grounds
from grognard.games.tigers.state import ABSENT, OUTSIDER, SHIFT, TigersState, add, board_of, discard, put
from grognard.games.tigers.supply import fix_both, is_supplied, lines
from grognard.games.tigers.turn import ATTRITION, start_impulse
from grognard.games.tigers.victory import (
    area_points,
    exit_points,
    holes,
    level_of,
    objectives_level,
    total_lines,
    town_points,
)
from grognard.kernel import LOSS
from grognard.toolbox.masks import bits
from tests.tigers.position import (
    asked,
    at,
    cites,
    do,
    ended,
    flag,
    is_damaged,
    is_oos,
    legal,
    opening,
    position,
    resume,
    starts,
    told,
)

ALLIES_MOVE = "allied tigers-prompt-movement 8.2"


def laid(scenario: str) -> Board:
    return Board("new", BOOK, scenario, GAME.settle_options({}))


def names(mask: int) -> str:
    return " ".join(PLACES[place] for place in bits(mask))


def supplied(state: TigersState, unit: str) -> bool:
    index = UNITS.index(unit)
    side = board_of(state).side[index]
    return bool(is_supplied(board_of(state), lines(state, side), index, state.where[index]))


def present(state: TigersState, side: str) -> set[str]:
    """The formations of a side that take part."""
    return {row.formation for unit, row in zip(state.where, BOOK.units.values(), strict=True)
            if unit != ABSENT and row.side == side}  # fmt: skip


# --- the attack of 7th Army -------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-1")
def test_7th_army_nothing_leaves_the_play_area() -> None:
    board = laid("seventh_army")
    areas = [*range(4, 26), 56, 57, 58]
    assert names(board.inside) == " ".join([*map(str, areas), "C", "P"])
    assert [PLACES[place] for place in board.in_play] == [str(area) for area in areas]
    assert not board.open_outside
    for unit, place, side, to in (
        ("g-352-914", "22", "german", ["19", "21", "23", "56"]),
        ("a-9-19", "57", "allied", ["15", "20", "21", "56", "58"]),
        ("a-9-19", "14", "allied", ["5", "13", "15", "58"]),
        ("g-352-914", "25", "german", ["9", "10", "24", "C"]),
        ("a-9-19", "4", "allied", ["5"]),
    ):
        state = position(f"{unit}@{place}", scenario="seventh_army", side=side)
        do(state, f"move {unit}")
        assert starts(state, "to") == to, place


@pytest.mark.rule("SA-1", "6.VIII")
def test_7th_army_ends_with_the_18th_after_attrition() -> None:
    state = position("g-614@14:1 a-rngr@58 a-9-19@13 a-9-60-1@15 a-9-60-2@5:1", scenario="seventh_army",
                     impulse="18-3")  # fmt: skip
    assert not supplied(state, "g-614")
    do(state, "end")
    assert asked(state) == ALLIES_MOVE
    events = do(state, "end")
    assert told(events)[:2] == ["attrition units=g-614", "unit_lost unit=g-614 place=14 by=13.21"]
    assert cites(events)[2:] == ["SA-5"]
    assert ended(state).startswith("nobody SA-5 tigers-over-objectives")
    assert legal(state) == []


@pytest.mark.rule("SA-2")
def test_7th_army_german_units() -> None:
    state = opening("seventh_army")
    assert present(state, "german") == {
        "212 VG", "276 VG", "352 VG", "47-2 Eng", "605 Eng", "44 MG", "7A PzJgr", "7A/15 Flak", "614 JgPz", "653 JgPz",
    }  # fmt: skip
    assert (at(state, "g-614"), at(state, "g-653")) == ("waiting", "waiting")
    state = position("g-614@waiting g-653@waiting a-rngr@58", scenario="seventh_army", impulse="16-3", side="allied")
    do(state, "end")
    assert told(do(state, "arrive")) == ["arrived unit=g-614 zone=C", "arrived unit=g-653 zone=C"]


@pytest.mark.rule("SA-2")
def test_7th_army_has_no_special_forces() -> None:
    state = position("g-352-914@22 a-rngr@58", scenario="seventh_army", impulse="17-1")
    assert state.special_left == 0
    assert "special" not in legal(state)


@pytest.mark.rule("SA-3")
def test_7th_army_allied_units() -> None:
    state = opening("seventh_army")
    assert present(state, "allied") == {"4 Inf", "9 Arm", "803 TD", "78/2 Rngr", "70 Tnk", "10 Arm"}
    assert at(state, "a-9-19") == "15:2"  # at Larochette
    assert [state.where[UNITS.index(unit)] for unit in ("a-28-109-2", "a-28-109-1", "a-9-2")] == [ABSENT] * 3
    waiting = [UNITS[unit] for unit in board_of(state).reserves[1]]
    assert waiting == ["a-70", "a-4-8", "a-10-54", "a-10-20"]
    found = {}
    for impulse in ("16-3", "17-1", "17-3"):
        before = IMPULSES[IMPULSES.index(impulse) - 1]
        state = position(f"g-352-914@22 {' '.join(f'{unit}@waiting' for unit in waiting)}", scenario="seventh_army",
                         impulse=before, side="allied")  # fmt: skip
        do(state, "end")
        found[impulse] = starts(state, "enter")[-1]
    assert found == {"16-3": "a-70", "17-1": "a-4-8", "17-3": "a-10-20"}


@pytest.mark.rule("SA-3", "11.14", "SA-1")
def test_7th_army_there_is_no_other_zone_to_enter_by() -> None:
    state = position("g-352-914@22 a-70@waiting", scenario="seventh_army", impulse="16-2", side="allied")
    do(state, "end", "enter a-70")
    assert legal(state) == ["to P"]


@pytest.mark.rule("SA-4")
def test_7th_army_supply() -> None:
    board = laid("seventh_army")
    assert [names(mask) for mask in board.sources] == ["C", "P"]
    walls = "a-9-19@9 a-803@25"
    assert not supplied(position(f"g-352-914@22 {walls}", scenario="seventh_army"), "g-352-914")
    assert supplied(position(f"g-26-39@22 {walls}"), "g-26-39")  # elsewhere B would do
    walls = "g-352-914@5 g-352-915@7"
    assert not supplied(position(f"a-9-19@4 {walls}", scenario="seventh_army"), "a-9-19")
    assert supplied(position(f"a-9-19@4 {walls}"), "a-9-19")  # and N


def seventh(luxembourg: str, mersch: str) -> TigersState:
    """The last moment of the 18th; each of the two is ``german``, ``allied`` or ``contested``."""
    units, control = ["g-352-914@22", "a-rngr@58"], []
    there = (("5", luxembourg, "g-352-915@5:d", "a-9-19@5:d"), ("14", mersch, "g-352-916@14:d", "a-803@14:d"))
    for place, held, german, allied in there:
        control.append(f"{place}{'+' if held == 'german' else '-'}")
        units += [german, allied] if held == "contested" else []
    return position(" ".join(units), scenario="seventh_army", impulse="18-3", side="allied", control=" ".join(control))


@pytest.mark.rule("SA-5")
@pytest.mark.parametrize(
    ("luxembourg", "mersch", "level", "winner"),
    [
        ("german", "german", "german_decisive", "german"),
        ("german", "contested", "german_tactical", "german"),
        ("contested", "german", "german_tactical", "german"),
        ("contested", "contested", "draw", "nobody"),
        ("contested", "allied", "allied_tactical", "allied"),
        ("allied", "contested", "allied_tactical", "allied"),
        ("allied", "allied", "allied_decisive", "allied"),
        ("german", "allied", "", "nobody"),
        ("allied", "german", "", "nobody"),
    ],
)
def test_7th_army_luxembourg_and_mersch_decide(luxembourg: str, mersch: str, level: str, winner: str) -> None:
    state = seventh(luxembourg, mersch)
    assert objectives_level(state, board_of(state)) == level
    events = do(state, "end")
    assert not any(line.startswith(("scored", "counted")) for line in told(events))
    said = "@tigers-level-" + (level.replace("_", "-") or "both-lose")
    reason = f"tigers-over-objectives first=@tigers-place-5 second=@tigers-place-14 level={said}"
    assert ended(state) == " ".join(filter(None, [winner, "SA-5", level, reason]))
    outcome = GAME.outcome(state)
    assert outcome is not None
    if not level:
        assert outcome.results == (LOSS, LOSS)
    assert state.vp == 0


@pytest.mark.rule("SA-5")
def test_7th_army_contested_goes_before_control() -> None:
    """R27: whoever controls a contested town; and attrition comes before the judgement."""
    for sign in "+-":
        state = position("g-352-915@5:d a-9-19@5:d g-352-914@22", scenario="seventh_army", impulse="18-3",
                         side="allied", control=f"5{sign} 14+")  # fmt: skip
        do(state, "end")
        assert ended(state).startswith("german SA-5 german_tactical")
    cut_off = "g-7a-pzjgr@14:1d a-803@14:d a-rngr@58 a-9-60-1@13 a-9-60-2@15 a-4-12-1@5"
    state = position(cut_off, scenario="seventh_army", impulse="18-3", side="allied", control="5- 14-")
    do(state, "end")
    assert at(state, "g-7a-pzjgr") == "dead"
    assert ended(state).startswith("allied SA-5 allied_decisive")


# --- 5th Panzer Army --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-1")
def test_5th_panzer_ends_after_the_german_half_of_the_22nd() -> None:
    state = position("g-26-39@75 a-1128@61", scenario="fifth_panzer", impulse="22-1", vp=9, control="75+")
    events = do(state, "end")
    assert told(events)[:2] == ["scored points=1 vp=10", "counted name=exits points=0 by=12.23"]
    assert ended(state).startswith("nobody SB-9 draw")
    state = position("g-26-39@75 a-1128@61", scenario="fifth_panzer", impulse="21-3", vp=9)
    do(state, "end")
    assert asked(state) == ALLIES_MOVE


@pytest.mark.rule("SB-1", "12.24")
def test_5th_panzer_no_attrition_at_its_end() -> None:
    ring = "a-82-504@63 a-82-505@64 a-82-508@65 a-82-325@74 a-101-501@76 a-101-502@117"
    state = position(f"g-26-39@75 {ring}", scenario="fifth_panzer", impulse="22-1", vp=9, control="75+")
    events = do(state, "end")
    assert told(events)[0] == "scored points=0 vp=9"
    assert at(state, "g-26-39") == "75:3"
    state = position(f"g-26-39@75 {ring}", scenario="fifth_panzer", impulse="21-3", side="allied")
    do(state, "end")
    assert at(state, "g-26-39") == "75:2"


@pytest.mark.rule("SB-1", "SB-5")
def test_5th_panzer_nothing_leaves_the_play_area() -> None:
    board = laid("fifth_panzer")
    assert board.open_outside
    assert names(board.inside).split()[-7:] == list("BCGHIJK")
    state = position("g-26-39@25 a-1128@58 a-9-2@121", scenario="fifth_panzer")
    do(state, "move g-26-39")
    assert starts(state, "to") == ["24", "26", "27", "C"]  # not Welschbillig, not Irrel
    for unit, place, to in (("a-1128", "58", ["57", "59", "67"]), ("a-9-2", "121", ["62", "63", "120"])):
        state = position(f"{unit}@{place} g-26-39@25", scenario="fifth_panzer", side="allied")
        do(state, f"move {unit}")
        assert starts(state, "to") == to


@pytest.mark.rule("SB-2", "SB-3")
def test_5th_panzer_units() -> None:
    state = opening("fifth_panzer")
    assert present(state, "german") == {
        "18 VG", "244 StG", "62 VG", "LVIII/1 Flak", "560 VG", "116 Pz", "182 Flak", "Lehr", "600 Eng", "2 Pz",
        "207 Eng", "26 VG", "5 FJ", "47-1 Eng", "352 VG", "614 JgPz", "653 JgPz", "669 Ost", "2SS Pz", "FBB",
        "Fuh Gren", "10SS Pz", "11 Pz",
    }  # fmt: skip
    assert present(state, "allied") == {
        "106 Inf", "28 Inf", "9 Arm", "1107 Eng", "1128 Eng", "1A/526", "78/2 Rngr", "70 Tnk", "7 Arm", "4 Inf",
        "10 Arm", "82 Abn", "101 Abn", "705 TD", "740 Tnk", "2HHC", "1313 Eng", "84 Inf", "551 Inf", "29 Tnk",
    }  # fmt: skip
    assert at(state, "g-352-914") == "23:3"  # at Sinspelt, and no other of its division
    assert state.where[UNITS.index("g-352-915")] == ABSENT
    assert at(state, "a-9-2") == "72:2"  # at Weiswampach
    assert at(state, "a-4-8") == "waiting"
    assert state.where[UNITS.index("a-4-22")] == ABSENT


@pytest.mark.rule("SB-4")
def test_5th_panzer_releases() -> None:
    """Grandmenil or Trois Ponts, else 20-1; the others never without superiority."""
    waiting = "g-2ss-pz@waiting g-10ss-pz@waiting g-11-pz@waiting"
    for impulse, due in (("17-3", []), ("19-2", []), ("19-3", ["g-2ss-pz"]), ("21-2", ["g-2ss-pz"])):
        state = position(f"g-26-39@25 {waiting}", scenario="fifth_panzer", impulse=impulse, side="allied")
        do(state, "end")
        assert starts(state, "enter") == due, impulse
    for place, due in (("101", ["g-2ss-pz"]), ("89", ["g-2ss-pz"])):
        state = position(f"g-26-39@{place} {waiting}", scenario="fifth_panzer", impulse="17-3", side="allied")
        do(state, "end")
        assert starts(state, "enter") == due
    released = {"107": "g-10ss-pz", "108": "g-10ss-pz", "112": "g-11-pz", "114": "g-11-pz", "115": "g-11-pz"}
    for place, unit in released.items():
        state = position(f"g-26-39@{place} {unit}@waiting", scenario="fifth_panzer", impulse="20-2", side="allied")
        do(state, "end")
        assert starts(state, "enter") == [unit]


@pytest.mark.rule("SB-5")
def test_5th_panzer_who_comes_from_outside_must_end_inside() -> None:
    """From P by Luxembourg and Mersch to Ettelbruck: no stop on the way."""
    state = position("g-26-39@25 a-70@waiting a-rngr@57", scenario="fifth_panzer", impulse="16-2", side="allied")
    do(state, "end", "arrive")
    assert at(state, "a-70") == "P:2"
    assert flag(state, "a-70", OUTSIDER)
    do(state, "end")
    assert not is_oos(state, "a-70")
    do(state, "move a-70")
    assert legal(state) == ["to 5", "to 7"]
    do(state, "to 5")
    assert legal(state) == ["to 4", "to 6", "to 13", "to 14"]
    do(state, "to 14")
    assert "stop" not in legal(state)
    do(state, "to 58")
    assert legal(state) == ["to 59", "to 67", "stop"]  # SB-1: not out again
    do(state, "stop", "end")
    assert at(state, "a-70") == "58:2"
    assert not flag(state, "a-70", OUTSIDER)


@pytest.mark.rule("SB-5")
def test_5th_panzer_who_stays_outside_is_eliminated() -> None:
    state = position("g-26-39@25 a-70@waiting a-rngr@57", scenario="fifth_panzer", impulse="16-2", side="allied")
    do(state, "end", "arrive", "end")
    events = do(state, "end")
    assert told(events)[0] == "unit_lost unit=a-70 place=P by=SB-5"
    assert cites(events)[0] == "SB-5"
    assert at(state, "a-70") == "dead"


@pytest.mark.rule("SB-5")
def test_5th_panzer_who_came_in_without_supply_is_eliminated_before_attrition() -> None:
    ring = "g-26-39@57 g-26-77@59 g-26-78@67"
    state = position(f"{ring} a-70@58 a-rngr@58", scenario="fifth_panzer", impulse="16-3", side="allied")
    state.flags[UNITS.index("a-70")] |= OUTSIDER
    events = told(resume(state, ATTRITION))
    assert events[:3] == [
        "unit_lost unit=a-70 place=58 by=SB-5",
        "attrition units=a-rngr",
        "unit_lost unit=a-rngr place=58 by=13.21",
    ]
    assert not flag(state, "a-70", OUTSIDER)


@pytest.mark.rule("SB-5", "13.16")
def test_5th_panzer_outside_the_limits_only_who_has_just_come_is_in_supply() -> None:
    """Inside, who has just come needs a path like everybody."""
    ring = "g-26-39@57 g-26-77@59 g-26-78@67"
    state = position(f"{ring} a-70@58 a-10-b@P a-10-a@P", scenario="fifth_panzer", side="allied")
    for unit in ("a-70", "a-10-b"):
        state.flags[UNITS.index(unit)] |= OUTSIDER
    fix_both(state)
    assert [is_oos(state, unit) for unit in ("a-70", "a-10-b", "a-10-a")] == [True, False, True]


@pytest.mark.rule("SB-5")
def test_5th_panzer_the_test_is_of_the_turn_of_entry() -> None:
    """A day later a unit that is cut off loses a point like everybody."""
    ring = "g-26-39@57 g-26-77@59 g-26-78@67"
    state = position(f"{ring} a-70@58", scenario="fifth_panzer", impulse="17-3", side="allied")
    resume(state, ATTRITION)
    assert at(state, "a-70") == "58:1"


@pytest.mark.rule("SB-5")
def test_5th_panzer_who_enters_inside_is_free_to_wait() -> None:
    state = position("g-26-39@25 a-551@waiting", scenario="fifth_panzer", impulse="18-3", side="allied")
    do(state, "end", "enter a-551", "to G")
    assert not flag(state, "a-551", OUTSIDER)
    do(state, *["end"] * 6)
    assert at(state, "a-551") == "G:1"
    state = position("g-26-39@25 a-551@waiting", scenario="fifth_panzer", impulse="18-3", side="allied")
    do(state, "end", "enter a-551", "to F", *["end"] * 6)
    assert at(state, "a-551") == "dead"


@pytest.mark.rule("SB-6")
def test_5th_panzer_supply() -> None:
    board = laid("fifth_panzer")
    assert [names(mask) for mask in board.sources] == ["B C", "G H I J K"]
    walls = "g-26-39@120 g-26-77@63 g-26-78@62"  # Neufchateau (121): L is no source here
    assert not supplied(position(f"a-9-2@121 {walls}", scenario="fifth_panzer"), "a-9-2")
    assert supplied(position(f"a-9-2@121 {walls}"), "a-9-2")
    walls = "a-9-2@33 a-9-52@26 a-740@25 a-705@32"
    state = position(f"g-26-39@37 {walls}", scenario="fifth_panzer")
    assert not supplied(state, "g-26-39")  # by 36 and 34 to B one would have to leave the play area
    assert supplied(position(f"g-26-39@37 {walls}"), "g-26-39")


@pytest.mark.rule("SB-7", "5.1")
def test_5th_panzer_the_bridge_of_ettelbruck_is_damaged() -> None:
    board = laid("fifth_panzer")
    damaged = [BOOK.bridges[number] for number in bits(board.damaged)]
    assert damaged == ["10-11", "19-20", "40-41", "51-70", "55-69", "57-58"]
    assert is_damaged(opening("fifth_panzer"), "57-58")
    assert not is_damaged(opening("campaign"), "57-58")


@pytest.mark.rule("SB-8")
def test_5th_panzer_special_forces_once_in_all() -> None:
    for impulse in ("17-1", "18-2", "19-3"):
        state = position("g-26-39@25", scenario="fifth_panzer", impulse=impulse)
        assert state.special_left == 1
        assert "special" in legal(state)
    state = position("g-26-39@25", scenario="fifth_panzer", impulse="17-1")
    do(state, "special", "disrupt", "to 70", *["end"] * 6)
    assert (state.impulse, state.special_left) == (6, 0)
    assert "special" not in legal(state)
    for impulse in ("16-3", "20-1"):
        assert "special" not in legal(position("g-26-39@25", scenario="fifth_panzer", impulse=impulse))


@pytest.mark.rule("SB-9")
@pytest.mark.parametrize(
    ("vp", "level", "winner"),
    [
        (0, "allied_decisive", "allied"),
        (6, "allied_decisive", "allied"),
        (7, "allied_tactical", "allied"),
        (9, "allied_tactical", "allied"),
        (10, "draw", "nobody"),
        (12, "draw", "nobody"),
        (13, "german_tactical", "german"),
        (15, "german_tactical", "german"),
        (16, "german_decisive", "german"),
        (30, "german_decisive", "german"),
    ],
)
def test_5th_panzer_levels(vp: int, level: str, winner: str) -> None:
    state = position("g-26-39@25", scenario="fifth_panzer", impulse="22-1", vp=vp)
    do(state, "end")
    name = "@tigers-level-" + level.replace("_", "-")
    assert ended(state) == f"{winner} SB-9 {level} tigers-over-points vp={vp} level={name}"


# --- the first three days ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-1")
def test_three_days_end_after_the_allied_half_of_18_3_without_attrition() -> None:
    state = opening("three_days")
    assert [UNITS[unit] for unit, place in enumerate(state.where) if place == ABSENT] == []
    ring = "a-1-26@88 a-1-16@90 a-1-18@99 a-9i-47@100"
    state = position(f"g-2-pz@89:1 {ring}", scenario="three_days", impulse="18-3", control="89+", released="2ss")
    do(state, "end")
    assert asked(state) == ALLIES_MOVE
    events = do(state, "end")
    assert at(state, "g-2-pz") == "89:1"
    assert cites(events) == ["12.23", "SC-3", "SC-4", "SC-5"]
    assert legal(state) == []
    state = position(f"g-2-pz@89:2 {ring}", scenario="three_days", impulse="17-3", side="allied")
    do(state, "end")
    assert at(state, "g-2-pz") == "89:1"  # on the 17th there is one


@pytest.mark.rule("SC-2")
def test_three_days_score_no_map_values() -> None:
    state = position("g-600@25", scenario="three_days", impulse="17-3", side="allied", control="75+ 95+")
    assert area_points(state, board_of(state), False) == 0
    assert not any(line.startswith("scored") for line in told(do(state, "end")))
    assert state.vp == 0


@pytest.mark.rule("SC-2", "12.23")
def test_three_days_exits_score_as_usual() -> None:
    state = position("g-2-pz@G g-600@25", scenario="three_days")
    assert exit_points(state, board_of(state)) == 12


@pytest.mark.rule("SC-2", "14.12")
def test_three_days_special_forces_keep_out_of_areas_with_a_normal_value() -> None:
    board = laid("three_days")
    barred = set(BOOK.map.areas) - {PLACES[place] for place in grounds(board)}
    assert barred == {"1", "5", "75", "80", "86", "91", "94", "95", "109", "115", "121"}
    state = position("g-600@25", scenario="three_days")
    do(state, "special", "restrict")
    assert {"61", "76", "92", "41"} <= set(starts(state, "to"))  # towns of this scenario
    assert not barred & set(starts(state, "to"))


@pytest.mark.rule("SC-3")
@pytest.mark.parametrize("town", ["5", "1", "61", "75", "76", "92", "41"])
def test_three_days_towns(town: str) -> None:
    """Two points if German units alone hold it, one if it is contested; nothing without units."""
    for units, points in ((f"g-2-2@{town}", 2), (f"g-2-2@{town} a-551@{town}", 1), (f"a-551@{town}", 0), ("", 0)):
        state = position(f"g-600@25 {units}", scenario="three_days", control=f"{town}+")
        assert town_points(state, board_of(state)) == points


@pytest.mark.rule("SC-3")
def test_three_days_other_towns_and_other_scenarios_give_nothing() -> None:
    state = position("g-600@77 g-2-2@91 g-2-pz@80", scenario="three_days")
    assert town_points(state, board_of(state)) == 0
    state = position("g-600@75 g-2-2@76")
    assert town_points(state, board_of(state)) == 0
    state = position("g-600@75 g-2-2@76 g-2-pz@41 a-551@41", scenario="three_days")
    assert town_points(state, board_of(state)) == 5


@pytest.mark.rule("SC-3", "12.24")
def test_three_days_units_out_of_supply_hold_no_town() -> None:
    ring = "a-1-26@63 a-1-16@64 a-1-18@65 a-9i-47@74 a-9i-39@76 a-9i-60@117"
    for units in ("g-2-2@75", "g-2-2@75 a-551@75"):
        state = position(f"{units} {ring}", scenario="three_days", control="75+")
        assert town_points(state, board_of(state)) == 0


# SC-4, R31: an independent count. By Menger's theorem the largest number of connections that share no area is the
# smallest number of areas whose occupation plugs them all; this is found by trying, path by path, each area of it.


def roads(state: TigersState) -> dict[str, set[str]]:
    """The links that carry a connection: no damaged bridge."""
    found: dict[str, set[str]] = {place: set() for place in PLACES}
    for link in BOOK.map.links:
        if link not in BOOK.bridges or not is_damaged(state, link):
            a, b = link.split("-")
            found[a].add(b)
            found[b].add(a)
    return found


def connection(net: dict[str, set[str]], shut: frozenset[str]) -> list[str] | None:
    """The areas of a shortest connection from A, B or C to one of D to K, or None."""
    came: dict[str, str] = dict.fromkeys("ABC", "")
    waiting = list(came)
    for here in waiting:
        for there in sorted(net[here]):
            if there in came or there in shut:
                continue
            if there in "DEFGHIJK":
                path = [here]
                while came[path[-1]] not in "ABC":
                    path.append(came[path[-1]])
                return path
            if there.isdecimal():
                came[there] = here
                waiting.append(there)
    return None


def pluggable(net: dict[str, set[str]], shut: frozenset[str], plugs: int) -> bool:
    """Whether so many more areas cut every connection."""
    path = connection(net, shut)
    if path is None:
        return True
    return plugs > 0 and any(pluggable(net, shut | {area}, plugs - 1) for area in path)


def fewest(state: TigersState) -> int:
    board = board_of(state)
    shut = frozenset(PLACES[state.where[unit]] for unit in board.roster[1] if state.where[unit] >= 0)
    net = roads(state)
    return next(plugs for plugs in range(20) if pluggable(net, shut, plugs))


@pytest.mark.rule("SC-4")
def test_three_days_holes_are_what_the_allies_would_have_to_plug() -> None:
    rng = Random(4)
    seen = set()
    for _ in range(60):
        state = position("g-600@25", scenario="three_days")
        for index in range(len(BOOK.bridges)):
            (add if rng.random() < 0.3 else discard)(state.damaged, index)
        west = [area for area, row in BOOK.map.areas.items() if row.control == "allied"]
        places = rng.sample(west, rng.randint(20, 50)) + rng.sample("DEFGHIJK", rng.randint(0, 4))
        for unit, place in zip(board_of(state).roster[1], places, strict=False):
            state.sp[unit] = 1
            put(state, unit, PLACES.index(place))
        count = holes(state)
        if count <= 4:
            seen.add(count)
            assert count == fewest(state)
    assert seen >= {0, 1, 2, 3}


@pytest.mark.rule("SC-4")
def test_three_days_a_line_and_a_hole_in_it() -> None:
    """Each area that is given up lets one connection through; two with a common bottleneck are one."""
    line = [*(str(area) for area in range(41, 50)), "83", "70", "69", "56", "21", "20", "17", "11", "8"]
    units = [UNITS[unit] for unit in board_of(opening("three_days")).roster[1]]

    def held(*gaps: str, **more: Any) -> int:
        posts = [area for area in line if area not in gaps]
        names_ = " ".join(f"{unit}@{area}" for unit, area in zip(units, posts, strict=False))
        state = position(f"g-600@25 {names_}", scenario="three_days", **more)
        assert holes(state) == fewest(state)
        return holes(state)

    assert held() == 0
    assert held("41") == 0  # 40-41 is damaged
    assert held("41", intact="40-41") == 1
    assert held("49") == 1
    assert held("49", "48") == 2
    assert held("49", damaged="49-50") == 0
    assert held("70", "69") == 0
    assert held("70", "69", intact="51-70 55-69") == 2


@pytest.mark.rule("SC-4")
def test_three_days_allies_in_an_exit_zone_and_zones_on_the_way() -> None:
    """A connection ends in a zone without Allies, and does not run through another one."""
    state = position("g-600@25 " + " ".join(f"{unit}@{zone}" for unit, zone in zip(
        ("a-1-26", "a-1-16", "a-1-18", "a-9i-47", "a-9i-39", "a-9i-60", "a-7-b", "a-7-r"), "DEFGHIJK", strict=True,
    )), scenario="three_days")  # fmt: skip
    assert holes(state) == 0
    state = position("g-600@25 " + " ".join(f"{unit}@{zone}" for unit, zone in zip(
        ("a-1-26", "a-1-16", "a-1-18", "a-9i-39", "a-9i-60", "a-7-b", "a-7-r"), "DEFHIJK", strict=True,
    )), scenario="three_days")  # fmt: skip
    assert holes(state) == 1 == fewest(state)  # G hangs on 107 alone


@pytest.mark.rule("SC-3", "SC-4", "SC-5")
def test_three_days_the_last_count() -> None:
    state = position("g-2-2@75 g-2-pz@G a-551@1 g-600@1", scenario="three_days", impulse="18-3", side="allied", vp=0)
    free = holes(state)
    assert total_lines(state, board_of(state)) == [
        ("scored", 0, "12.11"),
        ("exits", 12, "12.23"),
        ("towns", 3, "SC-3"),
        ("holes", 3 * free, "SC-4"),
    ]
    do(state, "end", "close")
    assert state.vp == 15 + 3 * free
    assert ended(state).startswith("german SC-5 german_decisive")


@pytest.mark.rule("SC-5")
@pytest.mark.parametrize(
    ("vp", "level"),
    [
        (0, "allied_decisive"),
        (5, "allied_decisive"),
        (6, "allied_tactical"),
        (7, "allied_tactical"),
        (8, "draw"),
        (9, "draw"),
        (10, "german_tactical"),
        (12, "german_tactical"),
        (13, "german_decisive"),
        (40, "german_decisive"),
    ],
)
def test_three_days_levels(vp: int, level: str) -> None:
    exits = ("a-1-26", "a-1-16", "a-1-18", "a-9i-47", "a-9i-39", "a-9i-60", "a-7-b", "a-7-r")
    posts = " ".join(f"{unit}@{zone}" for unit, zone in zip(exits, "DEFGHIJK", strict=True))
    state = position(f"g-600@25 {posts}", scenario="three_days", impulse="18-3", side="allied", vp=vp)
    events = do(state, "end")
    assert told(events)[:3] == [
        "counted name=exits points=0 by=12.23",
        "counted name=towns points=0 by=SC-3",
        "counted name=holes points=0 by=SC-4",
    ]
    winner = {"german": "german", "allied": "allied"}.get(level.partition("_")[0], "nobody")
    name = "@tigers-level-" + level.replace("_", "-")
    assert ended(state) == f"{winner} SC-5 {level} tigers-over-points vp={vp} level={name}"
    assert level_of(board_of(state), vp) == level


# --- the campaign -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SD-1")
def test_the_campaign_uses_everything_until_both_halves_of_the_22nd_are_played() -> None:
    state = opening()
    assert ABSENT not in state.where
    board = laid("campaign")
    assert board.in_play == list(range(122))
    assert IMPULSES[board.last] == "22-1"
    ring = "a-1-26@88 a-1-16@90 a-1-18@99 a-9i-47@100"
    state = position(f"g-2-pz@89 {ring}", impulse="22-1", control="89+", released="2ss")
    do(state, "end")
    assert asked(state) == ALLIES_MOVE
    events = do(state, "end")
    assert told(events)[:4] == [
        "attrition units=g-2-pz",
        "unit_reduced unit=g-2-pz sp=3 by=13.21",
        "scored points=0 vp=0",
        "counted name=exits points=0 by=12.23",
    ]
    assert ended(state).startswith("allied SD-4 allied_decisive")


@pytest.mark.rule("SD-3", "14.11")
def test_the_campaign_has_three_uses_of_special_forces() -> None:
    assert opening().special_left == 3
    assert opening("three_days").special_left == 3
    state = position("g-600@25", impulse="17-1")
    do(state, "special", "restrict", "to 70", *["end"] * 6)
    do(state, "special", "sabotage", "to 70", *["end"] * 6)
    do(state, "special", "disrupt", "to 70")
    assert (state.special_left, state.special_used) == (0, 7)
    do(state, "end", "end")
    assert "special" not in legal(state)


@pytest.mark.rule("SD-2")
def test_the_campaign_has_two_groups_on_the_18th() -> None:
    waiting = "g-2ss-pz@waiting g-9ss-pz@waiting"
    for place, due in (("86", ["g-9ss-pz"]), ("93", ["g-9ss-pz"]), ("89", ["g-2ss-pz"]), ("25", [])):
        state = position(f"g-26-39@{place} {waiting}", impulse="17-3", side="allied")
        do(state, "end")
        assert starts(state, "enter") == due
    for impulse, due in (("18-3", ["g-9ss-pz"]), ("19-3", ["g-2ss-pz", "g-9ss-pz"])):
        state = position(f"g-26-39@25 {waiting}", impulse=impulse, side="allied")
        do(state, "end")
        assert starts(state, "enter") == due


@pytest.mark.rule("SB-5", "8.28", "8.38")
@pytest.mark.parametrize(("steps", "ends"), [(1, True), (2, True), (3, False)])
def test_5th_panzer_the_last_mp_may_just_bring_a_unit_inside(steps: int, ends: bool) -> None:
    """Trois Ponts and what lies as far are four MP from zone E; a shift takes two for each zone."""
    state = position("a-7-b@E g-2-pz@52", side="allied", impulse="17-3", scenario="fifth_panzer")
    state.flags[UNITS.index("a-7-b")] |= steps * SHIFT | OUTSIDER
    start_impulse(state, board_of(state), ALLIED)
    assert ("move a-7-b" in legal(state)) == ends
    if ends:
        do(state, "move a-7-b", "to 95", "to 91", "to 90")
        assert "stop" not in legal(state)
        do(state, "to 89")
        assert at(state, "a-7-b").startswith("89")

"""6.0 The sequence of play: reinforcements, two impulses, three times a day; attrition and points at its end."""

import pytest

from grognard.games.tigers.board import BOOK, PLACES
from grognard.games.tigers.state import (
    ATTACKED,
    BUILT,
    DONE,
    DUG,
    ENTRENCHED,
    MOVED,
    MUST,
    RIVER,
    TRIED,
    TRIED_BUILDING,
    TigersState,
    has,
)
from grognard.games.tigers.turn import NEXT
from tests.tigers.battle import needs
from tests.tigers.position import (
    asked,
    at,
    bridge,
    cites,
    controller,
    do,
    ended,
    flag,
    go,
    is_damaged,
    legal,
    position,
    question,
    resume,
    told,
)

GERMAN_MOVES = "german tigers-prompt-movement 8.2"
ALLIED_MOVES = "allied tigers-prompt-movement 8.2"


def headings(lines: list[str]) -> list[str]:
    """The days, game impulses and points of a list of events in words."""
    return [line for line in lines if line.split()[0] in ("day_began", "impulse_began", "attrition", "scored")]


# --- 6.I reinforcements -----------------------------------------------------------------------------------------------


@pytest.mark.rule("6.I")
def test_both_players_place_what_is_due_before_either_moves_the_german_first() -> None:
    state = position("g-614@waiting g-669@waiting a-4-8@waiting a-1-26@waiting a-7-r@waiting", impulse="16-3")
    assert told(resume(state, NEXT)) == ["day_began day=17", "impulse_began day=17 number=1"]
    assert legal(state) == ["enter g-614", "arrive"]
    assert asked(state) == "german tigers-prompt-arrivals 11.11"
    assert question(state) == "tigers-prompt-arrivals side=@side-german scope=-1"
    assert told(do(state, "arrive")) == ["arrived unit=g-614 zone=C"]
    assert legal(state) == ["enter a-4-8", "enter a-1-26", "arrive"]
    assert asked(state) == "allied tigers-prompt-arrivals 11.11"
    assert told(do(state, "arrive")) == ["arrived unit=a-4-8 zone=P", "arrived unit=a-1-26 zone=D"]
    assert asked(state) == GERMAN_MOVES


@pytest.mark.rule("6.I")
def test_reinforcements_come_in_each_game_impulse() -> None:
    """R1: not only in the first of a day."""
    state = position("g-669@waiting g-2-2@51 a-7-r@waiting a-30-117@waiting", impulse="17-1")
    assert told(resume(state, NEXT)) == ["impulse_began day=17 number=2"]
    assert legal(state) == ["enter g-669", "arrive"]
    do(state, "arrive")
    assert legal(state) == ["enter a-7-r", "arrive"]
    do(state, "arrive", "end", "end")  # both impulses
    assert legal(state) == ["enter a-30-117", "arrive"]


@pytest.mark.rule("6.I")
def test_with_nobody_due_nobody_is_asked() -> None:
    state = position("g-2-2@51 a-7-r@waiting", impulse="16-3")
    resume(state, NEXT)
    assert asked(state) == GERMAN_MOVES


# --- 6.II, 6.III the impulses -----------------------------------------------------------------------------------------


@pytest.mark.rule("6.II", "8.39")
def test_the_german_impulse_movement_stacking_battles_bridges_control() -> None:
    crowd = "g-26-39@52 g-26-77@52 g-26-78@52 g-62-164@53"
    state = position(f"{crowd} g-2-2@51 g-600@51 a-28-110-1@70:1 a-9-2@72")
    assert told(go(state, "g-2-2", "70")) == ["moved units=g-2-2 origin=51 place=70 cost=4 walks=True"]
    assert asked(state) == GERMAN_MOVES
    go(state, "g-62-164", "52")
    do(state, "stop", "end")
    assert asked(state) == "german tigers-prompt-remove 7.2"  # 12 SP at Daleiden
    do(state, "remove g-62-164")
    assert (asked(state), legal(state)) == ("german tigers-prompt-battles 9.39", ["battle 70"])
    do(state, "battle 70")
    assert needs(state)[-1] == "g-2-2 a-28-110-1 3"
    assert (asked(state), legal(state)) == ("german tigers-prompt-build 10.11", ["build g-600", "finish"])
    assert told(do(state, "finish")) == []  # nobody holds another area alone
    assert asked(state) == ALLIED_MOVES


@pytest.mark.rule("6.II")
def test_control_is_settled_when_the_impulse_is_over() -> None:
    state = position("g-2-2@70 a-9-2@72")
    assert controller(state, "70") == "allied"
    assert told(do(state, "end")) == ["controlled side=german place=70"]
    assert asked(state) == ALLIED_MOVES
    assert told(go(state, "a-9-2", "70")) == ["moved units=a-9-2 origin=72 place=70 cost=2 walks=False"]
    assert controller(state, "70") == "german"


@pytest.mark.rule("6.II", "6.III", "12.22")
def test_control_changes_where_one_side_stands_alone() -> None:
    """Contested and empty areas stay with whoever had them."""
    units = "a-9-2@51 a-9-52@52 g-2-2@52 a-9-27@70 g-26-39@31"
    state = position(units, side="allied", control="70+ 71+")
    assert told(do(state, "end", "close")) == [
        "controlled side=allied place=51", "controlled side=allied place=70", "impulse_began day=17 number=2",
    ]  # fmt: skip
    assert [controller(state, place) for place in ("51", "52", "70", "71", "72")] == [
        "allied", "german", "allied", "german", "allied",
    ]  # fmt: skip


@pytest.mark.rule("6.II", "6.III", "8.1", "10.26")
@pytest.mark.parametrize(
    ("side", "impulse", "tried"),
    [
        ("german", "16-1", False), ("german", "16-3", False), ("german", "17-1", True),
        ("allied", "16-1", True), ("allied", "16-3", True), ("allied", "17-1", True),
    ],
)  # fmt: skip
def test_demolitions_during_the_enemys_movement_but_no_allied_ones_on_the_16th(
    side: str, impulse: str, tried: bool
) -> None:
    mover, other = ("g-244@80", "a-106-81@48") if side == "german" else ("a-106-81@80", "g-62-164@48")
    state = position(f"{mover} {other}", side=side, impulse=impulse)
    events = go(state, mover.partition("@")[0], "48")
    foe = "allied" if side == "german" else "german"
    assert asked(state) == (f"{foe} tigers-prompt-crossing 8.41" if tried else f"{side} tigers-prompt-movement 8.2")
    assert told(events) == ([] if tried else [f"moved units={mover[:-3]} origin=80 place=48 cost=2 walks=False"])


@pytest.mark.rule("6.III", "8.1")
def test_the_allied_impulse_is_the_same_with_the_sides_exchanged() -> None:
    crowd = "a-106-422@80 a-106-423@80 a-106-424@80 a-99-393@80"
    units = f"{crowd} a-106-81@88 a-9-52@88 g-2-2@89:1"
    state = position(units, side="allied", damaged="88-102", intact="51-70")
    go(state, "a-9-52", "89")
    do(state, "end")
    assert (asked(state), legal(state)) == ("allied tigers-prompt-battles 9.39", ["battle 89"])  # 4 units, 10 SP
    do(state, "battle 89")
    assert needs(state)[-1] == "a-9-52 g-2-2 3"
    assert (asked(state), legal(state)) == ("allied tigers-prompt-build 10.11", ["build a-106-81", "finish"])
    do(state, "build a-106-81", "to 102", "hits 1")
    assert not is_damaged(state, "88-102")
    assert asked(state) == GERMAN_MOVES


@pytest.mark.rule("6.III")
def test_what_was_true_of_an_impulse_is_forgotten_when_the_next_begins() -> None:
    """Attempts at bridges, who must attack and came over a river, where units began, entered and fought."""
    units = "g-2-pz@80 g-600@51 g-5fj-13@52:e a-106-424@48 a-28-103@66 a-28-110-3@69"
    state = position(units, damaged="48-79")
    go(state, "g-2-pz", "48")
    do(state, "blow a-106-424", "hits 0", "end", "battle 48")
    assert all(flag(state, "g-2-pz", which) for which in (MUST, RIVER))
    assert flag(state, "a-106-424", TRIED)
    assert state.bridge[bridge(state, "48-80")] == 1
    needs(state)
    do(state, "build g-600", "to 70", "hits 0")
    assert asked(state) == ALLIED_MOVES
    assert state.bridge[bridge(state, "48-80")] == 0
    assert state.bridge[bridge(state, "51-70")] == 4  # 10.16: the failure stays
    impulse_only = MUST | RIVER | TRIED | TRIED_BUILDING
    assert not any(flags & impulse_only for flags in state.flags)
    assert all(flag(state, "g-2-pz", which) for which in (DONE, MOVED, ATTACKED))
    assert all(flag(state, "g-600", which) for which in (DONE, BUILT))
    assert flag(state, "g-5fj-13", ENTRENCHED)
    assert (state.entered, state.fought) == ([0, 0, 0], [0, 0, 0])
    assert [id_ for id_ in BOOK.places if has(state.began, PLACES.index(id_))] == ["48", "66", "69"]


# --- 6.IV-VII, 8.1 the calendar ---------------------------------------------------------------------------------------


def ends(state: TigersState, count: int) -> list[str]:
    """So many impulses in which nobody moves; what happened, in words."""
    return [line for _ in range(count) for line in told(do(state, "end"))]


@pytest.mark.rule("6.IV-VII", "8.1", "6.IX")
def test_three_game_impulses_a_day_and_one_on_the_22nd() -> None:
    state = position("g-326-751@39 a-99nor@95", impulse="16-1")
    days = [16, 17, 18, 19, 20, 21]
    wanted = []
    for day in days:
        wanted += [f"impulse_began day={day} number={number}" for number in (1, 2, 3)]
        wanted += ["scored points=0 vp=0", f"day_began day={day + 1}"]
    wanted += ["impulse_began day=22 number=1", "scored points=0 vp=0"]
    assert headings(ends(state, 38)) == wanted[1:]  # it began in 16-1
    assert ended(state).startswith("allied SD-4 allied_decisive")


@pytest.mark.rule("8.1", "6.II", "6.III")
def test_german_and_allied_impulses_alternate_six_a_day() -> None:
    state = position("g-326-751@39 a-99nor@95", impulse="18-1")
    found = []
    while state.impulse < 9:
        found.append(asked(state))
        ends(state, 1)
    assert found == [GERMAN_MOVES, ALLIED_MOVES] * 3


@pytest.mark.rule("6.IV-VII", "8.25")
def test_what_was_true_of_a_day_is_forgotten_with_the_next() -> None:
    state = position("g-326-751@39 g-600@51 g-2-2@52:f a-99nor@95 a-1111@86", impulse="17-3")
    go(state, "g-326-751", "40")
    do(state, "stop", "entrench g-600")
    assert flag(state, "g-600", DUG)
    do(state, "end", "entrench a-1111", "end")
    assert state.impulse == 6
    of_day = DONE | MOVED | ATTACKED | DUG | BUILT
    assert not any(flags & of_day for flags in state.flags)
    assert all(flag(state, name, ENTRENCHED) for name in ("g-600", "a-1111"))
    assert legal(state) == [
        "move g-326-751", "move g-2-2", "move g-600", "special", "entrench g-326-751", "entrench g-2-2", "end",
    ]  # fmt: skip


# --- 6.VIII, 6.IX the end of a day ------------------------------------------------------------------------------------

CUT_OFF = "g-2-2@75:1 g-2-pz@75:3 a-99nor@31 a-9-2@74 a-9-52@76 a-1111@64 a-254@65 a-106-81@63 a-1107@117"
SURROUND = " g-326-751@37 g-326-752@47 g-326-753@29 g-277-989@30 g-277-990@32"


@pytest.mark.rule("6.VIII")
def test_attrition_both_sides_at_once_after_the_last_impulse_of_a_day() -> None:
    state = position(CUT_OFF + SURROUND, side="allied", impulse="17-3", control="31- 47+ 75+")
    assert told(do(state, "end")) == [
        "attrition units=g-2-pz,g-2-2,a-99nor",
        "unit_reduced unit=g-2-pz sp=2 by=13.21",
        "unit_lost unit=g-2-2 place=75 by=13.21",
        "unit_lost unit=a-99nor place=31 by=13.21",
        "scored points=1 vp=1",
        "day_began day=18",
        "impulse_began day=18 number=1",
    ]
    assert [at(state, name) for name in ("g-2-pz", "g-2-2", "a-99nor", "g-326-751")] == ["75:2", "dead", "dead", "37:3"]


@pytest.mark.rule("6.VIII", "6.IX")
@pytest.mark.parametrize("impulse", ["17-1", "17-2"])
def test_no_attrition_and_no_points_before_the_day_is_over(impulse: str) -> None:
    state = position(CUT_OFF + SURROUND, side="allied", impulse=impulse, control="31- 47+ 75+")
    assert told(do(state, "end")) == [f"impulse_began day=17 number={int(impulse[-1]) + 1}"]


@pytest.mark.rule("6.VIII")
def test_without_a_unit_out_of_supply_the_attrition_phase_is_silent() -> None:
    state = position("g-326-751@39 a-99nor@95", side="allied", impulse="17-3")
    assert told(do(state, "end")) == ["scored points=0 vp=0", "day_began day=18", "impulse_began day=18 number=1"]


@pytest.mark.rule("6.IX")
def test_controlled_areas_score_after_attrition_and_the_marker_advances() -> None:
    state = position("g-326-751@39 a-99nor@94:1", side="allied", impulse="17-3", control="75+ 95+ 80+", vp=3)
    events = do(state, "end")
    assert told(events) == ["scored points=4 vp=7", "day_began day=18", "impulse_began day=18 number=1"]
    assert cites(events) == ["6.IX", "6.IV-VII", "6.I"]
    assert (state.vp, state.impulse) == (7, 6)

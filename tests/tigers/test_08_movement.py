"""8.1 to 8.3 Movement: along roads, singly or in a stack, what a step costs, who must stop, where a move may end."""

import json
from pathlib import Path

import pytest

from grognard.games.tigers import GAME
from grognard.games.tigers.board import BOOK, UNITS
from grognard.games.tigers.state import ATTACKED, DONE, FOOT_RATE, MOVED, MUST, OOS, RIVER, TigersState
from grognard.games.tigers.turn import NEXT
from tests.tigers.battle import corrected, needs
from tests.tigers.position import (
    FRONT,
    asked,
    at,
    chances,
    cites,
    do,
    flag,
    go,
    is_oos,
    legal,
    position,
    question,
    resume,
    spent,
    starts,
    told,
)

MAJOR = ["63", "121", "120", "119", "113", "114", "115", "116"]  # from Bastogne, major roads all the way


def steps(events: list[str]) -> list[tuple[str, int, bool]]:
    """Where the steps went, what they cost, and whether over a damaged bridge."""
    found = []
    for line in events:
        words = dict(word.split("=") for word in line.split()[1:])
        if line.startswith("moved "):
            found.append((words["place"], int(words["cost"]), words["walks"] == "True"))
    return found


def over(state: TigersState, unit: str) -> bool:
    """Whether the MP of a unit are spent: its move is over."""
    return asked(state).endswith("tigers-prompt-movement 8.2") and flag(state, unit, DONE) and flag(state, unit, MOVED)


def cost(units: str, unit: str, place: str, *, side: str = "german", damaged: str = "", special: str = "") -> int:
    """The MP of a unit's step."""
    state = position(units, side=side, damaged=damaged, special=special)
    ((there, paid, _),) = steps(told(go(state, unit, place)))
    assert there == place
    return paid


# --- 8.2, 8.21 roads, units and stacks --------------------------------------------------------------------------------


@pytest.mark.rule("8.2", "3.22")
@pytest.mark.parametrize(
    ("side", "unit", "place", "there"),
    [
        ("german", "g-2-pz", "75", "63 64 65 74 76 117"),
        ("german", "g-2-pz", "95", "91 92 94 96 E"),
        ("allied", "a-9-2", "7", "6 8 P"),
        ("german", "g-614", "C", "9 25"),
        ("allied", "a-9-2", "H", "108 109"),
    ],
)
def test_units_move_along_roads_alone(side: str, unit: str, place: str, there: str) -> None:
    """Areas that touch without a road do not count: 75 touches others."""
    state = position(f"{unit}@{place}", side=side)
    do(state, f"move {unit}")
    assert legal(state) == [f"to {one}" for one in there.split()]


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(("side", "unit"), [("german", "g-2-pz"), ("allied", "a-9-2")])
def test_the_questions_of_a_move(side: str, unit: str) -> None:
    state = position(f"{unit}@75", side=side)
    assert asked(state) == f"{side} tigers-prompt-movement 8.2"
    assert question(state) == f"tigers-prompt-movement side=@side-{side} scope=-1"
    do(state, f"move {unit}")
    assert asked(state) == f"{side} tigers-prompt-moving 8.2"
    assert question(state) == (
        f"tigers-prompt-moving unit=@tigers-{unit} place=@tigers-place-75 scope={UNITS.index(unit)}"
    )
    assert told(do(state, "to 63")) == [f"moved units={unit} origin=75 place=63 cost=1 walks=False"]
    assert question(state) == (
        f"tigers-prompt-moving unit=@tigers-{unit} place=@tigers-place-63 scope={UNITS.index(unit)}"
    )
    assert legal(state) == ["to 62", "to 64", "to 75", "to 118", "to 121", "stop"]
    assert told(do(state, "stop")) == []
    assert legal(state) == (["special", "end"] if side == "german" else ["end"])


@pytest.mark.rule("8.21")
def test_a_stack_is_made_of_units_of_one_place_that_have_not_acted() -> None:
    units = "g-2-pz@75 g-2-2@75 g-2-304@75:d g-26-39@75 g-600@74 a-9-2@80"
    state = position(units)
    do(state, "move g-2-2")
    assert starts(state, "with") == ["g-2-pz", "g-26-39"]
    assert "stop" not in legal(state)  # a move that was begun is made
    do(state, "with g-26-39")
    assert starts(state, "with") == ["g-2-pz"]
    assert asked(state) == "german tigers-prompt-stack 8.2"
    assert question(state) == f"tigers-prompt-stack place=@tigers-place-75 scope={UNITS.index('g-2-2')}"
    do(state, "with g-2-pz")
    assert legal(state) == ["to 63", "to 64", "to 65", "to 74", "to 76", "to 117"]
    assert question(state) == f"tigers-prompt-stack place=@tigers-place-75 scope={UNITS.index('g-2-pz')}"
    events = do(state, "to 63")
    assert told(events) == ["moved units=g-2-pz,g-2-2,g-26-39 origin=75 place=63 cost=1 walks=False"]
    assert cites(events) == ["8.33"]
    assert starts(state, "with") == []  # nobody is taken along on the way
    do(state, "stop")
    assert [at(state, name) for name in ("g-2-pz", "g-2-2", "g-26-39", "g-2-304", "g-600")] == [
        "63:4", "63:3", "63:3", "75:3", "74:2",
    ]  # fmt: skip
    assert [flag(state, name, DONE) and flag(state, name, MOVED) for name in ("g-2-pz", "g-2-2", "g-26-39")] == [
        True
    ] * 3
    assert starts(state, "move") == ["g-600"]


@pytest.mark.rule("8.21")
def test_units_waiting_in_a_zone_form_a_stack() -> None:
    state = position("g-614@C g-653@C g-fg-gr@C g-2-2@B")
    do(state, "move g-653")
    assert legal(state) == ["to 9", "to 25", "with g-614", "with g-fg-gr"]
    assert told(do(state, "with g-614", "to 25")) == ["moved units=g-614,g-653 origin=C place=25 cost=1 walks=False"]
    assert spent(state) == 1


@pytest.mark.rule("8.21", "8.37")
def test_members_of_a_stack_do_not_make_an_area_occupied_for_one_another_but_units_sent_singly_do() -> None:
    """R5."""
    units = "g-2-pz@75 g-2-2@75 g-600@75"
    state = position(units)
    do(state, "move g-2-pz", "with g-2-2", "to 63", "to 75")
    assert spent(state) == 3  # 1, then 1 + 1: the engineer is still there
    do(state, "to 63")
    assert spent(state) == 4
    do(state, "stop")
    assert told(go(state, "g-600", "63")) == ["moved units=g-600 origin=75 place=63 cost=2 walks=False"]


@pytest.mark.rule("8.21", "8.31", "8.32")
def test_each_unit_of_a_stack_pays_from_its_own_mp() -> None:
    """With a foot unit along, five MP are all."""
    state = position("g-2-pz@75 g-26-39@75 g-600@75")
    do(state, "move g-2-pz", "with g-26-39", "with g-600")
    do(state, *(f"to {place}" for place in MAJOR[:4]))
    assert spent(state) == 4
    do(state, f"to {MAJOR[4]}")
    assert asked(state) == "german tigers-prompt-movement 8.2"  # the move is over
    assert starts(state, "entrench") == []  # 8.52: three MP left to the engineer


@pytest.mark.rule("8.21", "8.27", "8.34")
def test_nobody_joins_who_would_leave_the_stack_without_a_step() -> None:
    """Dasburg is contested and all but Marnach held: across the damaged bridge, where armour cannot go."""
    units = "g-2-pz@51 g-2-2@51 g-2-304@51 a-28-112@51 a-106-424@52 a-106-423@55 g-62-164@29"
    state = position(units)
    assert starts(state, "move") == ["g-62-164", "g-2-2", "g-2-304"]
    do(state, "move g-2-304")
    assert legal(state) == ["to 70", "with g-2-2"]


# --- 8.22 to 8.25 stopping, attacking, once a turn --------------------------------------------------------------------


@pytest.mark.rule("8.22", "8.24")
@pytest.mark.parametrize("units", ["g-2-pz@71", "g-2-pz@71 g-2-2@71"])
def test_a_unit_that_enters_an_area_with_an_enemy_stops_there(units: str) -> None:
    state = position(f"{units} a-9-2@74 a-9-52@80")
    do(state, "move g-2-pz")
    if "g-2-2" in units:
        do(state, "with g-2-2")
    do(state, "to 74")
    assert legal(state) == ["special", "end"]
    for item in units.split():
        name = item.partition("@")[0]
        assert [flag(state, name, which) for which in (DONE, MOVED, MUST, RIVER, ATTACKED)] == [
            True, True, True, False, False,
        ]  # fmt: skip


@pytest.mark.rule("8.22", "8.24")
def test_one_that_enters_a_free_area_goes_on_or_stops_and_need_not_attack() -> None:
    state = position("g-2-pz@71 g-2-2@74 a-9-52@80")
    go(state, "g-2-pz", "74")
    assert legal(state) == ["to 66", "to 71", "to 73", "to 75", "to 76", "stop"]
    assert not flag(state, "g-2-pz", DONE)
    do(state, "stop")
    assert [flag(state, "g-2-pz", which) for which in (DONE, MOVED, MUST)] == [True, True, False]


@pytest.mark.rule("8.23", "9.12")
def test_who_enters_must_attack_all_enemies_there() -> None:
    state = position("g-2-pz@71 g-2-2@75 a-9-2@74 a-9-52@74 a-1128@74 a-254@75")
    go(state, "g-2-pz", "74")
    do(state, "end")
    assert legal(state) == ["battle 74", "battle 75"]  # no end before Allerborn is fought for
    do(state, "battle 74")
    assert chances(state) == {"hits 0": 4, "hits 1": 32, "hits 2": 64}  # 6 SP defend: 2 calls on 1-8
    fired = [line.split()[0] for line in needs(state)]
    assert fired == ["a-1128", "a-9-2", "a-9-52", "g-2-pz"]


@pytest.mark.rule("8.24", "8.23")
def test_the_mark_of_the_attack_lies_until_the_battle_is_over() -> None:
    state = position("g-2-pz@71 g-2-2@72 a-9-2@74 a-9-52@79 g-600@74")
    go(state, "g-2-pz", "74")
    go(state, "g-2-2", "79")
    do(state, "end")
    assert legal(state) == ["battle 74", "battle 79"]
    do(state, "battle 74", "attack")
    needs(state)
    assert [flag(state, name, MUST) for name in ("g-2-pz", "g-2-2")] == [False, True]
    assert legal(state) == ["battle 79"]


@pytest.mark.rule("8.25", "8.24")
@pytest.mark.parametrize("mark", ["d", "m", "a"])
def test_a_unit_that_is_done_neither_moves_nor_entrenches_nor_attacks_nor_joins(mark: str) -> None:
    state = position(f"g-2-2@74:3{mark} g-2-304@74 g-26-39@52:{mark} a-9-2@74", impulse="17-2")
    assert legal(state) == ["move g-2-304", "special", "end"]
    do(state, "move g-2-304")
    assert starts(state, "with") == []
    state = position(f"g-2-2@74:3{mark} g-2-304@74 a-9-2@74", impulse="17-2")
    do(state, "end", "battle 74")
    assert legal(state) == ["join g-2-304"]


@pytest.mark.rule("8.25")
def test_it_moves_again_on_the_next_day() -> None:
    state = position("g-2-2@52 a-99nor@95", impulse="17-2")
    go(state, "g-2-2", "53")
    do(state, "stop", "end", "end")
    assert legal(state) == ["special", "end"]  # 17-3
    do(state, "end", "end")
    assert starts(state, "move") == ["g-2-2"]  # 18-1


# --- 8.26, ERR-8.26 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.26", "8.33", "8.36", "8.37")
@pytest.mark.parametrize(
    ("place", "there", "paid"),
    [
        ("64", "", 1), ("64", "g-26-39@64", 2), ("64", "a-9-2@64", 2),  # a major road
        ("64", "g-26-39@64 g-26-77@64", 2), ("64", "a-9-2@64 a-9-52@64", 2), ("64", "g-26-39@64 a-9-2@64", 2),
    ],
)  # fmt: skip
def test_the_roads_cost_and_one_more_where_anybody_stands(place: str, there: str, paid: int) -> None:
    assert cost(f"g-2-pz@75 {there}", "g-2-pz", place) == paid
    assert cost(f"g-2-pz@63 {there}", "g-2-pz", place) == paid + 1  # a minor road


@pytest.mark.rule("8.37", "8.26")
def test_the_additional_mp_is_paid_on_the_way_too() -> None:
    state = position("g-2-pz@75 g-26-39@63 g-26-77@121")
    assert steps(told(go(state, "g-2-pz", *MAJOR[:3]))) == [("63", 2, False), ("121", 2, False), ("120", 1, False)]
    assert spent(state) == 5


@pytest.mark.rule("ERR-8.26", "8.37")
@pytest.mark.parametrize(
    ("side", "unit", "area", "zone", "others"),
    [
        ("allied", "a-9-2", "95", "E", ""),
        ("allied", "a-9-2", "95", "E", "a-7-b@E"),
        ("german", "g-2-pz", "95", "E", "a-7-b@E g-2-2@E"),  # 11.21: no extra MP, no combat
        ("german", "g-2-pz", "33", "B", "g-2-2@B"),
    ],
)
def test_units_move_into_zones_for_the_cost_of_the_road_and_stop_there(
    side: str, unit: str, area: str, zone: str, others: str
) -> None:
    state = position(f"{unit}@{area} {others}", side=side)
    assert told(go(state, unit, zone)) == [f"moved units={unit} origin={area} place={zone} cost=1 walks=False"]
    assert [flag(state, unit, which) for which in (DONE, MOVED, MUST)] == [True, True, False]
    assert unit not in starts(state, "move")
    do(state, "end")
    assert asked(state).endswith("tigers-prompt-movement 8.2")  # 9.17


@pytest.mark.rule("ERR-8.26")
@pytest.mark.parametrize(
    ("side", "unit", "area", "others", "there"),
    [
        ("german", "g-2-pz", "121", "", "62 63 120 122"),  # 11.22: not L
        ("german", "g-2-pz", "5", "", "4 6 13 14"),  # not P
        ("allied", "a-9-2", "25", "", "9 10 24 26 27"),  # 11.23: not C
        ("allied", "a-9-2", "94", "g-2-pz@D a-9-52@93", "41 93 95"),  # 11.21
        ("allied", "a-9-2", "94", "", "41 93 95 D"),
    ],
)
def test_within_the_limits_of_chapter_11(side: str, unit: str, area: str, others: str, there: str) -> None:
    state = position(f"{unit}@{area} {others}", side=side)
    do(state, f"move {unit}")
    assert starts(state, "to") == there.split()


# --- 8.27 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.27")
@pytest.mark.parametrize(("side", "mine", "theirs"), [("german", "g-2-pz", "a-9-{}"), ("allied", "a-9-14", "g-2-{}")])
def test_nobody_goes_directly_from_one_enemy_to_another(side: str, mine: str, theirs: str) -> None:
    one, two = theirs.format("2"), theirs.format("52" if side == "german" else "304")
    state = position(f"{mine}@74 {one}@74 {two}@76", side=side, damaged="")
    do(state, f"move {mine}")
    assert starts(state, "to") == ["66", "71", "73", "75"]
    do(state, "to 75")
    assert "76" in starts(state, "to")  # by a third area
    state = position(f"{mine}@74 {two}@76", side=side)
    do(state, f"move {mine}")
    assert starts(state, "to") == ["66", "71", "73", "75", "76"]


@pytest.mark.rule("8.27")
def test_a_zone_with_enemies_is_no_area() -> None:
    state = position("g-2-pz@94 a-9-2@94 a-7-b@D a-7-23@95")
    do(state, "move g-2-pz")
    assert starts(state, "to") == ["41", "93", "D"]


# --- 8.28, 8.29 supply ------------------------------------------------------------------------------------------------

# EX-10: the assumed Allied line; the second unit is in Nives
LINE = (
    "a-99nor@94 a-1-26@93 a-1111@86 a-1-16@90 a-9-52@89 a-106-424@102 a-1107@77 a-1128@76 a-9-2@75 a-28-103@63 "
    "a-28-109-1@61 a-4-12-3@1"
)
ALL_INTACT = "40-41 51-70 55-69 19-20 10-11"


@pytest.mark.rule("8.28", "8.38")
def test_ex_10_nobody_ends_a_move_without_supply() -> None:
    state = position(f"{LINE} g-26-39@75 g-2-pz@63 g-26-77@74", intact=ALL_INTACT)
    assert [is_oos(state, name) for name in ("g-26-39", "g-2-pz")] == [False, False]  # 13.13
    do(state, "move g-26-39")
    assert starts(state, "to") == ["64", "65", "74", "117"]  # 63 and 76: 8.27
    do(state, "to 117")
    assert legal(state) == ["to 75"]  # no end in Sprimont: back to the attack is all that is left
    state = position(f"{LINE} g-26-39@75 g-2-pz@63 g-26-77@74", intact=ALL_INTACT)
    go(state, "g-2-pz", "118")
    assert spent(state) == 3
    assert "stop" not in legal(state)  # in Moircy no supply: it may only pass, to attack somewhere in the line
    assert starts(state, "to") == ["63", "117", "120"]


@pytest.mark.rule("8.28")
def test_ex_10_a_foot_unit_cannot_even_pass() -> None:
    state = position(f"{LINE} g-26-39@63 g-26-77@74", intact=ALL_INTACT)
    do(state, "move g-26-39")
    assert starts(state, "to") == ["64", "121"]  # 118: 2 + 1, and 2 + 1 to come back; 62: 3, and 3 for Martelange
    do(state, "to 121")
    assert legal(state) == ["to 63", "to 122"]  # 122: 3, and 2 to attack Arlon


@pytest.mark.rule("8.28", "8.36", "8.39", "13.15")
def test_ex_10_the_battle_opens_the_road_for_the_next_impulse() -> None:
    state = position(f"{LINE} g-26-39@75 g-2-pz@63 g-26-77@74", intact=ALL_INTACT)
    do(state, "end", "battle 75", "join g-26-39", "hits 0", "hits 0", "at g-26-39", "hits 0", "at a-9-2", "hits 2")
    assert at(state, "a-9-2") == "dead"
    assert legal(state) == ["battle 63", "close"]  # no move after the battle
    do(state, "close", "end", "close")
    assert state.impulse == 4
    assert told(go(state, "g-2-pz", "118")) == ["moved units=g-2-pz origin=63 place=118 cost=3 walks=False"]
    assert "stop" in legal(state)


@pytest.mark.rule("8.28", "8.36")
def test_ex_10_once_the_line_is_broken_supply_runs_through_it() -> None:
    """Nobody is left in Bastogne but the Germans."""
    state = position(f"{LINE.replace('a-9-2@75 ', '')} g-26-39@75 g-2-pz@63", intact=ALL_INTACT, impulse="17-2")
    assert told(go(state, "g-2-pz", "118")) == ["moved units=g-2-pz origin=63 place=118 cost=3 walks=False"]
    assert legal(state) == ["to 63", "to 117", "to 119", "to 120", "stop"]


@pytest.mark.rule("8.28")
def test_battles_not_yet_fought_clear_nothing() -> None:
    """R10: judged at the moment of the move."""
    state = position(f"{LINE} g-26-39@74 g-2-pz@63 g-2-2@74", intact=ALL_INTACT)
    go(state, "g-26-39", "75")  # attacks
    go(state, "g-2-2", "75")
    go(state, "g-2-pz", "118")
    assert "stop" not in legal(state)


# A pocket: Hompre is out of supply for the Germans, Martelange beyond its bridge is not
POCKET = "g-2-pz@75 a-9-2@75 a-28-103@63 a-254@65 a-28-109-1@61"


@pytest.mark.rule("8.28")
def test_a_move_may_pass_through_a_place_without_supply_but_not_end_there() -> None:
    state = position(POCKET)
    do(state, "move g-2-pz")
    assert starts(state, "to") == ["64", "74", "76", "117"]
    do(state, "to 64")
    assert legal(state) == ["to 61", "to 63", "to 65", "to 75"]  # and no stop
    assert spent(state) == 2


@pytest.mark.rule("8.28", "8.38")
@pytest.mark.parametrize(
    ("unit", "friend", "can"),
    [
        ("g-26-39", "", True),  # 2 + 1 for Hompre, 1 + 1 for Martelange: 5 of 5
        ("g-26-39", "g-26-77@64", False),  # one more
        ("g-2-2", "g-26-77@64", True),
        ("g-2-2:3f", "g-26-77@64", True),  # all supply is sound: no longer on foot
    ],
)
def test_passing_needs_the_mp_to_get_out_again(unit: str, friend: str, can: bool) -> None:
    name, _, marks = unit.partition(":")
    state = position(f"{name}@63:{marks} a-28-103@63 a-9-2@75 a-254@65 a-28-109-1@61 {friend}")
    do(state, f"move {name}")
    assert starts(state, "to") == (["62", "64", "118", "121"] if can else ["62", "118", "121"])
    if can:
        do(state, "to 64")
        assert "stop" not in legal(state)


@pytest.mark.rule("8.28", "13.14")
def test_infantry_counts_one_damaged_bridge_and_armour_none() -> None:
    """All that is west of the front hangs on the damaged bridges of Dasburg and, further on, of Clervaux."""
    state = position(f"{FRONT} g-2-2@51 g-26-39@70 g-2-pz@70", damaged="70-71")
    assert [is_oos(state, name) for name in ("g-26-39", "g-2-pz")] == [False, True]
    go(state, "g-2-2", "70")
    assert legal(state) == ["to 72", "stop"]  # 69: an enemy for two MP is one too many; 71: three MP
    state = position(f"{FRONT} g-26-39@70 g-600@74", damaged="70-71")
    do(state, "move g-26-39")
    assert starts(state, "to") == ["51", "69", "71", "72"]  # Clervaux hangs on Troisvierges as well
    state = position(f"{FRONT} g-26-39@70 a-9-2@73 a-9-52@74 a-1128@66", damaged="70-71")
    do(state, "move g-26-39")
    do(state, "to 71")
    assert legal(state) == ["to 74"]  # now on two damaged bridges: it may only pass to attack


@pytest.mark.rule("8.28", "8.21")
@pytest.mark.parametrize(
    ("units", "ends"), [("g-2-2", True), ("g-2-pz", False), ("g-2-2 g-2-pz", False), ("g-2-2 g-600", True)]
)
def test_in_a_stack_all_of_them_must_be_in_supply_where_they_stop(units: str, ends: bool) -> None:
    """Hompre hangs on the damaged bridge to Martelange."""
    first, *others = units.split()
    state = position("g-2-pz@75 g-2-2@75 g-600@75 a-9-2@75 a-28-103@63 a-254@65", damaged="61-64")
    do(state, f"move {first}", *(f"with {other}" for other in others), "to 64")
    assert ("stop" in legal(state)) == ends
    walks = first == "g-2-2" and "g-2-pz" not in others  # 2 + 3 of 5 MP
    assert starts(state, "to") == (["61", "63", "65", "75"] if walks else ["63", "65", "75"])


@pytest.mark.rule("8.28", "13.11")
def test_a_zone_may_be_reached_through_an_area_without_supply() -> None:
    """Eupen is cut off for armour, but zone D is not: Monschau leads to it. No path runs through the zone."""
    state = position("g-2-pz@95 a-9-2@95 a-7-23@93", damaged="41-94")
    do(state, "move g-2-pz")
    assert starts(state, "to") == ["91", "92", "94", "96"]
    do(state, "to 94")
    assert legal(state) == ["to 93", "to 95", "to D"]
    do(state, "to D")
    assert at(state, "g-2-pz") == "D:4"


@pytest.mark.rule("8.28", "11.21")
def test_a_zone_that_the_enemy_holds_is_no_way_on_for_the_allies(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """On a map with a river between Monschau and Belle-Croix: from Eupen only zone D would be near enough."""
    river = {"41-93": {"river": "Vesdre", "bridge": [800, 150], "damaged": True}}
    (tmp_path / "map.json").write_text(json.dumps({"links": river}), encoding="utf-8")
    monkeypatch.setattr(GAME, "book", GAME.corrected(tmp_path).book)
    friends = "a-9-2@86 a-99nor@93 a-1-26@94"
    enemies = "g-2-pz@86 g-26-39@91 g-26-77@92 g-26-78@96 g-62-164@95 g-2-2@E g-600@D"
    state = position(f"{friends} {enemies}", side="allied", damaged="41-94")
    go(state, "a-9-2", "93")
    assert spent(state) == 3
    assert legal(state) == ["to 86"]  # Eupen would cost 2, and the way back from it 4


@pytest.mark.rule("8.29", "8.28")
def test_a_unit_out_of_supply_moves_one_area_wherever_it_likes() -> None:
    state = position(f"{LINE} g-2-pz@117 g-2-2@117 g-26-39@51", intact=ALL_INTACT)
    assert is_oos(state, "g-2-pz")
    do(state, "move g-2-pz")
    assert legal(state) == ["to 75", "to 116", "to 118", "with g-2-2"]
    do(state, "to 116")
    assert over(state, "g-2-pz")
    do(state, "move g-2-2")
    assert legal(state) == ["to 75", "to 116", "to 118"]


@pytest.mark.rule("8.29", "8.36")
def test_it_pays_for_it_and_attacks_as_others_do() -> None:
    state = position(f"{LINE} g-2-pz@117 g-26-39@51", intact=ALL_INTACT)
    assert told(go(state, "g-2-pz", "75")) == ["moved units=g-2-pz origin=117 place=75 cost=2 walks=False"]
    do(state, "end")
    assert legal(state) == ["battle 75"]


@pytest.mark.rule("8.29", "8.52")
def test_an_engineer_out_of_supply_moves_one_area_and_entrenches() -> None:
    state = position(f"{LINE} g-600@117 g-26-39@51", intact=ALL_INTACT)
    go(state, "g-600", "116")
    assert legal(state) == ["entrench g-600", "stop"]


@pytest.mark.rule("8.29", "13.15")
def test_the_status_is_that_of_the_start_of_the_impulse() -> None:
    """It is not changed by what other units open."""
    state = position(f"{LINE} g-2-pz@117 g-26-39@51", intact=ALL_INTACT)
    assert flag(state, "g-2-pz", OOS)
    state = position(f"{LINE.replace('a-9-2@75 ', '')} g-2-pz@117 g-26-39@51", intact=ALL_INTACT)
    assert not flag(state, "g-2-pz", OOS)
    go(state, "g-2-pz", "118")
    assert "stop" in legal(state)


@pytest.mark.rule("8.29", "8.21")
def test_a_stack_with_a_unit_out_of_supply_moves_one_area() -> None:
    """Marnach hangs on a damaged bridge: the armour is out of supply, the mechanized unit is not."""
    state = position(f"{FRONT} g-2-2@70 g-2-pz@70 g-2-304@70")
    do(state, "move g-2-2", "with g-2-pz", "to 71")
    assert asked(state) == "german tigers-prompt-movement 8.2"  # the move is over
    do(state, "move g-2-304", "to 71")
    assert len(legal(state)) > 1


# --- 8.31, 8.32, 8.38 the allowance -----------------------------------------------------------------------------------


@pytest.mark.rule("8.31", "8.32", "8.38", "4.18")
@pytest.mark.parametrize(
    ("unit", "points"),
    [
        ("g-2-pz", 8), ("g-2-2", 8), ("g-lviii-flak", 8), ("g-600", 8), ("g-26-39", 5),
        ("a-9-2", 8), ("a-9-52", 8), ("a-4-8", 8), ("a-1111", 8), ("a-101-501", 8), ("a-4-22", 5),
    ],
)  # fmt: skip
def test_movement_points_by_type(unit: str, points: int) -> None:
    state = position(f"{unit}@75", side="german" if unit[0] == "g" else "allied")
    go(state, unit, *MAJOR[: points - 1])
    assert spent(state) == points - 1
    assert legal(state)[-1] == "stop"
    do(state, f"to {MAJOR[points - 1]}")
    assert over(state, unit)


@pytest.mark.rule("8.38")
def test_a_cost_that_is_exactly_left_is_paid_and_one_more_is_not() -> None:
    """Seven MP spent: a major road is left, no minor one, and no occupied area."""
    state = position("g-2-pz@75 g-26-39@113")
    go(state, "g-2-pz", *MAJOR[:6])
    assert spent(state) == 7
    assert legal(state) == ["to 110", "to 115", "stop"]  # 109 and 112: minor roads; 113: somebody is there
    state = position("g-26-39@75")
    go(state, "g-26-39", "64", "65")
    assert spent(state) == 3
    do(state, "to 59")  # 1 + 2 + 2
    assert over(state, "g-26-39")


@pytest.mark.rule("8.38", "11.14")
def test_there_is_no_least_move() -> None:
    """A foot unit that enters two zones further has one MP (11.14): too little for an occupied area."""
    for taken, moves in (("9 25", ["g-26-39", "g-26-77"]), ("9 10", ["g-246-352", "g-26-39", "g-26-77"])):
        first, second = taken.split()
        state = position(f"g-246-352@waiting g-26-39@{first} g-26-77@{second}", impulse="20-1")
        resume(state, NEXT)
        do(state, "enter g-246-352", "to C", "end", "end")
        assert at(state, "g-246-352") == "C:2"  # 20-3
        assert sorted(starts(state, "move")) == moves
    do(state, "move g-246-352")
    assert legal(state) == ["to 25"]
    do(state, "to 25")
    assert over(state, "g-246-352")


# --- 8.33 to 8.37 costs -----------------------------------------------------------------------------------------------


@pytest.mark.rule("8.33", "8.26")
@pytest.mark.parametrize(
    ("unit", "origin", "place", "damaged", "paid"),
    [
        ("g-2-pz", "75", "74", "", 1), ("g-2-pz", "75", "74", "48-80", 1),  # major
        ("g-2-pz", "74", "76", "", 2),  # minor
        ("g-2-pz", "48", "80", "", 1), ("g-2-pz", "48", "79", "", 2),  # an intact bridge is a road
        ("g-2-2", "48", "80", "48-80", 3), ("g-2-2", "48", "79", "48-79", 3),  # a damaged one is not
        ("g-26-39", "48", "80", "48-80", 3), ("g-600", "48", "80", "48-80", 3), ("g-182", "48", "80", "48-80", 3),
    ],
)  # fmt: skip
def test_the_cost_of_a_road_and_of_a_damaged_bridge(
    unit: str, origin: str, place: str, damaged: str, paid: int
) -> None:
    assert cost(f"{unit}@{origin}", unit, place, damaged=damaged) == paid


@pytest.mark.rule("8.33", "8.34")
def test_armour_never_crosses_a_damaged_bridge() -> None:
    state = position("g-2-pz@48 g-2-2@48", damaged="48-80")
    do(state, "move g-2-pz")
    assert starts(state, "to") == ["29", "47", "49", "79"]
    do(state, "with g-2-2")
    assert starts(state, "to") == ["29", "47", "49", "79"]
    state = position("g-2-2@48 g-600@48", damaged="48-80")
    do(state, "move g-2-2", "with g-600")
    assert starts(state, "to") == ["29", "47", "49", "79", "80"]


@pytest.mark.rule("8.34", "8.36", "8.38")
@pytest.mark.parametrize("unit", ["g-2-2", "g-lviii-flak", "g-600"])
@pytest.mark.parametrize(
    ("road", "there", "can"),
    [
        (["51"], "", True),  # 1 + 3 of 5
        (["51"], "a-28-110-1@70", True),  # 1 + 3 + 1 of 5
        (["53", "52", "51"], "", False),  # 3 + 3: as foot it has 5
        (["52", "51"], "", True),
        (["52", "51"], "a-28-110-1@70", False),
    ],
)
def test_who_crosses_as_foot_has_five_mp_for_the_whole_turn(unit: str, road: list[str], there: str, can: bool) -> None:
    """The steps before the bridge count."""
    start = {1: "52", 2: "53", 3: "29"}[len(road)]
    state = position(f"{unit}@{start} {there}")
    go(state, unit, *road)
    assert spent(state) == len(road)
    assert ("70" in starts(state, "to")) == can


@pytest.mark.rule("8.34")
def test_what_is_left_after_the_bridge() -> None:
    state = position("g-2-2@51")
    events = go(state, "g-2-2", "70")
    assert told(events) == ["moved units=g-2-2 origin=51 place=70 cost=3 walks=True"]
    assert cites(events) == ["8.34"]
    assert flag(state, "g-2-2", FOOT_RATE)
    assert legal(state) == ["to 69", "to 71", "to 72", "stop"]  # 2 MP: and no way back for 3
    do(state, "to 69")
    assert told(do(state, "to 68")) == ["moved units=g-2-2 origin=69 place=68 cost=1 walks=False"]
    assert over(state, "g-2-2")  # 5 MP


@pytest.mark.rule("8.34", "8.32")
def test_a_foot_unit_crosses_as_it_is() -> None:
    state = position("g-26-39@51")
    go(state, "g-26-39", "70")
    assert not flag(state, "g-26-39", FOOT_RATE)
    assert legal(state) == ["to 69", "to 71", "to 72", "stop"]


@pytest.mark.rule("8.34")
def test_a_stack_of_infantry_types_crosses_together() -> None:
    state = position("g-26-39@51 g-2-2@51 g-600@51 a-28-110-1@70")
    assert told(do(state, "move g-2-2", "with g-26-39", "with g-600", "to 70")) == [
        "moved units=g-2-2,g-600,g-26-39 origin=51 place=70 cost=4 walks=True"
    ]
    assert [flag(state, name, FOOT_RATE) for name in ("g-2-2", "g-600", "g-26-39")] == [True, True, False]
    assert all(flag(state, name, RIVER) for name in ("g-2-2", "g-600", "g-26-39"))


def reach_of(state: TigersState, unit: str) -> int:
    """The MP that a unit in Bastogne has for major roads."""
    do(state, f"move {unit}")
    for count, place in enumerate(MAJOR):
        if f"to {place}" not in legal(state):
            return count
        do(state, f"to {place}")
    return len(MAJOR)


@pytest.mark.rule("8.35")
@pytest.mark.parametrize("unit", ["g-2-2", "g-lviii-flak", "g-600"])
def test_who_crossed_has_five_mp_until_its_supply_needs_no_damaged_bridge(unit: str) -> None:
    """R9: engineers too."""
    state = position(f"{FRONT} {unit}@75:1f")
    assert flag(state, unit, FOOT_RATE)
    assert reach_of(state, unit) == 5
    state = position(f"{FRONT} {unit}@75:1f", intact="51-70")
    assert not flag(state, unit, FOOT_RATE)
    assert reach_of(state, unit) == 8
    state = position(f"{FRONT} {unit}@75:1")
    assert reach_of(state, unit) == 8  # it has not crossed: supply over the bridge alone costs nothing


@pytest.mark.rule("8.35")
def test_it_is_looked_at_when_one_of_its_own_impulses_begins() -> None:
    """The mechanized unit crosses at 17-1; at 17-2 the bridge is whole again; at 18-1 it has 8 MP."""
    state = position(f"{FRONT} g-2-2@51 g-600@51", impulse="17-1")
    go(state, "g-2-2", "70")
    do(state, "stop", "end", "build g-600", "to 70", "hits 0", "end")
    assert (asked(state)[:6], state.impulse, flag(state, "g-2-2", FOOT_RATE)) == ("german", 4, True)
    do(state, "end", "build g-600", "to 70", "hits 1")
    assert (asked(state)[:6], flag(state, "g-2-2", FOOT_RATE)) == ("allied", True)
    do(state, "end")
    assert (asked(state)[:6], flag(state, "g-2-2", FOOT_RATE)) == ("german", False)


@pytest.mark.rule("8.35")
def test_a_place_out_of_supply_brings_no_vehicles_back() -> None:
    state = position(f"{FRONT} g-2-2@75:f a-9-2@64 a-9-52@65 a-1128@74 a-254@76 a-28-103@63 a-1107@117")
    assert is_oos(state, "g-2-2")
    assert flag(state, "g-2-2", FOOT_RATE)
    state = position("a-9-52@75:f g-2-2@51", side="german")
    assert flag(state, "a-9-52", FOOT_RATE)  # not in a German impulse
    do(state, "end")
    assert not flag(state, "a-9-52", FOOT_RATE)


@pytest.mark.rule("8.36")
@pytest.mark.parametrize(
    ("others", "place", "paid"),
    [
        ("", "64", 1), ("a-9-2@75", "64", 2), ("a-9-2@75 a-9-52@75", "64", 2), ("g-2-2@75", "64", 1),  # leaving
        ("a-9-2@75 g-2-2@64", "64", 3), ("g-2-2@64", "64", 2), ("a-9-2@64", "64", 2),  # leaving and entering
        ("a-9-2@75 g-2-2@64", "63", 2),
    ],
)  # fmt: skip
def test_leaving_an_enemy_costs_one_more(others: str, place: str, paid: int) -> None:
    assert cost(f"g-2-pz@75 {others}", "g-2-pz", place) == paid


@pytest.mark.rule("8.36", "8.33")
@pytest.mark.parametrize(
    ("others", "paid"), [("", 3), ("a-9-2@80", 4), ("g-62-164@80", 4), ("a-9-52@48", 4), ("a-9-52@48 g-62-164@80", 5)]
)
def test_additions_at_a_damaged_bridge_but_none_for_its_damage(others: str, paid: int) -> None:
    """R8."""
    assert cost(f"g-2-2@48 {others}", "g-2-2", "80", damaged="48-80") == paid


@pytest.mark.rule("8.36", "8.37")
@pytest.mark.parametrize(("side", "unit", "other"), [("allied", "a-9-2", "a-7-b"), ("german", "g-614", "g-653")])
def test_zones_never_cost_the_additional_mp(side: str, unit: str, other: str) -> None:
    zone, area = ("E", "95") if side == "allied" else ("C", "25")
    assert cost(f"{unit}@{zone} {other}@{zone}", unit, area, side=side) == 1  # leaving it
    assert cost(f"{unit}@{area} {other}@{zone}", unit, zone, side=side) == 1
    assert cost(f"{unit}@{zone} {other}@{area}", unit, area, side=side) == 2  # the area costs it


@pytest.mark.rule("8.36")
def test_building_takes_all_the_mp_of_a_turn() -> None:
    state = position("g-600@51 a-99nor@95")
    do(state, "end", "build g-600", "to 70", "hits 0", "end")
    assert legal(state) == ["special", "end"]  # 17-2: neither moves nor entrenches


@pytest.mark.rule("8.39", "9.38")
def test_all_movement_comes_before_all_battles() -> None:
    state = position("g-2-pz@71 g-2-2@72 g-26-39@52 a-9-2@74 a-9-52@79")
    go(state, "g-2-pz", "74")
    assert "battle 74" not in legal(state)
    go(state, "g-2-2", "79")
    assert legal(state) == ["move g-26-39", "special", "entrench g-26-39", "end"]
    do(state, "end")
    assert legal(state) == ["battle 74", "battle 79"]


@pytest.mark.rule("8.33", "8.34", "8.36")
def test_the_costs_come_from_the_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    costs = {
        "major": 2, "minor": 3, "damaged_bridge": 4, "as_foot": 6, "occupied": 2, "leave_enemy": 3, "blown": 2,
        "entrench": 5,
    }  # fmt: skip
    corrected(monkeypatch, tmp_path, costs=costs)
    assert cost("g-2-pz@75", "g-2-pz", "74") == 2
    assert cost("g-2-pz@74", "g-2-pz", "76") == 3
    assert cost("g-2-pz@75 g-2-2@74", "g-2-pz", "74") == 4
    assert cost("g-2-pz@75 a-9-2@75", "g-2-pz", "74") == 5
    assert cost("g-2-2@51", "g-2-2", "70") == 4
    state = position("g-2-2@52")
    go(state, "g-2-2", "51")
    assert "70" in starts(state, "to")  # 2 + 4 of 6
    do(state, "to 70")
    assert over(state, "g-2-2")


# --- the worked examples ----------------------------------------------------------------------------------------------


@pytest.mark.rule("3.22", "8.2")
def test_ex_01_numbers_that_follow_lie_side_by_side() -> None:
    """Bastogne, 75, touches 74 and 76; here roads join them as well."""
    touching = {other for pair in BOOK.map.touching for other in pair if "75" in pair}
    assert {"74", "76"} <= touching
    state = position("g-2-pz@75")
    do(state, "move g-2-pz")
    assert {"74", "76"} <= set(starts(state, "to"))


MERSCH = "g-2-pz@14 g-26-39@3 g-26-77@2 g-26-78@60 a-4-22@5"


@pytest.mark.rule("8.26", "8.31", "8.33", "8.36", "8.37", "8.38")
def test_ex_05_the_road_by_ettelbruck() -> None:
    state = position(MERSCH)
    assert steps(told(go(state, "g-2-pz", "58", "59", "60"))) == [("58", 1, False), ("59", 1, False), ("60", 3, False)]
    assert spent(state) == 5


@pytest.mark.rule("8.33", "8.34", "8.38")
def test_ex_05_with_its_bridge_damaged_there_is_no_way() -> None:
    state = position(MERSCH, damaged="58-59")
    go(state, "g-2-pz", "58")
    assert "59" not in starts(state, "to")
    state = position(MERSCH, damaged="58-59")
    assert steps(told(go(state, "g-2-pz", "3", "2"))) == [("3", 3, False), ("2", 3, False)]
    assert spent(state) == 6
    assert "60" not in starts(state, "to")  # 9 of 8


@pytest.mark.rule("8.26", "8.37", "8.38")
def test_ex_05_when_saeul_is_left_first_it_can_be_paid() -> None:
    state = position(MERSCH, damaged="58-59")
    go(state, "g-26-39", "4")
    do(state, "stop")
    assert [paid for _, paid, _ in steps(told(go(state, "g-2-pz", "3", "2", "60")))] == [2, 3, 3]
    assert over(state, "g-2-pz")


@pytest.mark.rule("8.33", "8.34", "8.35", "8.36", "9.11")
def test_ex_11_the_crossing_at_dasburg() -> None:
    """16-1: the mechanized unit wades, the engineer builds, in the next impulse the armour drives over."""
    state = position("g-2-2@51 g-2-pz@51 g-600@51 a-28-110-1@70", impulse="16-1")
    do(state, "move g-2-pz")
    assert starts(state, "to") == ["52", "55"]
    state = position("g-2-2@51 g-2-pz@51 g-600@51 a-28-110-1@70", impulse="16-1")
    assert told(go(state, "g-2-2", "70")) == ["moved units=g-2-2 origin=51 place=70 cost=4 walks=True"]
    do(state, "end", "battle 70")
    needs(state)
    do(state, "build g-600", "to 70")
    assert chances(state) == {"hits 0": 6, "hits 1": 4}
    do(state, "hits 1", "end", "close")  # the Allied impulse passes
    assert starts(state, "move") == ["g-2-pz"]  # 16-2
    assert told(go(state, "g-2-pz", "70")) == ["moved units=g-2-pz origin=51 place=70 cost=2 walks=False"]
    do(state, "end", "battle 70")
    assert asked(state).startswith("chance")  # the mechanized unit is not even asked: 9.11
    needs(state)
    assert not flag(state, "g-2-2", FOOT_RATE)


@pytest.mark.rule("8.35")
def test_ex_11_while_the_bridge_is_down_it_stays_on_foot() -> None:
    state = position(f"{FRONT} g-2-2@70:f a-28-110-1@71", impulse="17-1")
    assert flag(state, "g-2-2", FOOT_RATE)
    state = position(f"{FRONT} g-2-2@70:f a-28-110-1@71", impulse="17-1", intact="51-70")
    assert not flag(state, "g-2-2", FOOT_RATE)

"""13.0 Supply: the paths, when they are looked at, and what befalls those without one."""

from random import Random

import pytest
from msgspec import structs

from grognard.games.tigers.board import ALLIED, BOOK, GERMAN, PLACES, UNITS
from grognard.games.tigers.movement import rally
from grognard.games.tigers.schema import SIDES
from grognard.games.tigers.state import TigersState, add, board_of, discard, put
from grognard.games.tigers.supply import is_supplied, lines
from grognard.games.tigers.turn import ATTRITION
from tests.tigers.position import (
    asked,
    at,
    battles,
    bridge,
    chances,
    cites,
    do,
    go,
    is_oos,
    legal,
    position,
    resume,
    starts,
    told,
)

RING = "a-1-26@88 a-1-16@90 a-1-18@99 a-9i-47@100"  # round Trois Ponts (89)
ALL_WHOLE = "40-41 51-70 55-69 19-20 10-11"
GERMANS_MOVE = "german tigers-prompt-movement 8.2"


def supplied(state: TigersState, unit: str) -> bool:
    index = UNITS.index(unit)
    side = board_of(state).side[index]
    return bool(is_supplied(board_of(state), lines(state, side), index, state.where[index]))


# --- an independent search, from 13.11 to 13.14 -----------------------------------------------------------------------


ROADS: dict[str, list[tuple[str, str]]] = {place: [] for place in PLACES}  # place -> where a link leads, the link
for road in BOOK.map.links:
    one, _, other = road.partition("-")
    ROADS[one].append((other, road))
    ROADS[other].append((one, road))


def traces(
    start: str, source: list[str], enemies: set[str], broken: set[str], armour: bool, inside: set[str]
) -> bool:  # fmt: skip
    """Whether a path of links leads from a place to a source: step by step, with the damaged bridges used so far."""
    if start not in inside:
        return False
    if start in source and start not in enemies:
        return True
    seen, waiting = {(start, 0)}, [(start, 0)]
    while waiting:
        here, used = waiting.pop()
        for there, link in ROADS[here]:
            crossed = used + (link in broken)
            if there not in inside or there in enemies or crossed > (0 if armour else 1):
                continue
            if there in source:
                return True
            if there.isdecimal() and (there, crossed) not in seen:
                seen.add((there, crossed))
                waiting.append((there, crossed))
    return False


@pytest.mark.rule("13.11", "13.12", "13.13", "13.14", "SA-4", "SB-6")
@pytest.mark.parametrize("scenario", ["seventh_army", "fifth_panzer", "campaign"])
@pytest.mark.parametrize("side", [GERMAN, ALLIED])
def test_supply_agrees_with_a_search_of_every_path(scenario: str, side: int) -> None:
    """Random enemies, from few to many, and random bridges; places of all kinds; armour and infantry."""
    rng = Random(f"{scenario} {side}")
    row = BOOK.scenarios[scenario]
    limits = BOOK.map.play_areas[row.play_area] if row.play_area else None
    inside = {*limits.areas, *limits.zones} if limits else set(PLACES)
    zones = [zone for zone in "DEFGHIJK" if zone in inside]
    found = set()
    for _ in range(100):
        state = position("g-352-914@22 a-rngr@58", scenario=scenario)
        board = board_of(state)
        for index, name in enumerate(BOOK.bridges):
            (add if rng.random() < 0.4 else discard)(state.damaged, index)
            assert bridge(state, name) == index
        places = [*rng.sample(sorted(inside & set(BOOK.map.areas)), rng.randint(1, len(inside) // 4))]
        places += rng.sample(zones, rng.randint(0, len(zones)))
        for unit, place in zip(board.roster[1 - side], places, strict=False):
            state.sp[unit] = 1
            put(state, unit, PLACES.index(place))
        held = state.held[3 * (1 - side) : 3 * (1 - side) + 3]
        enemies = {place for index, place in enumerate(PLACES) if held[index // 60] >> index % 60 & 1}
        broken = {name for index, name in enumerate(BOOK.bridges) if state.damaged[index // 60] >> index % 60 & 1}
        traced = lines(state, side)
        for place in (*rng.sample(list(PLACES), 30), *zones[:2], *row.supply[SIDES[side]][:2]):
            index = PLACES.index(place)
            one = traces(place, row.supply[SIDES[side]], enemies, broken, True, inside)
            two = traces(place, row.supply[SIDES[side]], enemies, broken, False, inside)
            assert (bool(traced.sound >> index & 1), bool(traced.infantry >> index & 1)) == (one, two), place
            found.add((one, two))
    assert found == {(False, False), (False, True), (True, True)}


# --- 13.1 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.11")
def test_a_path_to_a_zone_of_ones_own() -> None:
    state = position("g-2-pz@89 a-7-b@75")
    assert supplied(state, "g-2-pz")
    assert supplied(state, "a-7-b")
    state = position(f"g-2-pz@89 {RING}")
    assert not supplied(state, "g-2-pz")
    assert is_oos(state, "g-2-pz")
    assert supplied(position(f"g-2-pz@89 {RING}".replace("a-1-16@90", "")), "g-2-pz")


@pytest.mark.rule("13.11")
def test_a_zone_with_enemies_is_no_source() -> None:
    """R25: in 4 and 5 the Allies depend on N, M and P; the Germans of this test stand in all their other zones."""
    germans = "g-2-pz@D g-116-pz@E g-lehr-pz@F g-1ss-pz@G g-12ss-pz@H g-501ss@I g-244@J g-614@K"
    state = position(f"a-7-b@107 {germans}", side="allied")
    assert supplied(state, "a-7-b")  # by L, M, N or P
    walls = "g-26-39@106 g-26-77@108 g-26-78@97"
    assert not supplied(position(f"a-7-b@107 {germans} {walls}", side="allied"), "a-7-b")
    assert supplied(position(f"a-7-b@107 {walls}", side="allied"), "a-7-b")
    assert not supplied(position(f"a-7-b@107 {walls} g-1ss-pz@G", side="allied"), "a-7-b")


@pytest.mark.rule("13.11")
def test_a_unit_in_its_own_zone_is_supplied() -> None:
    state = position("g-2-pz@C a-7-b@9 a-551@25 a-3-a@G g-26-39@107", side="german")
    assert supplied(state, "g-2-pz")
    assert supplied(state, "a-3-a")
    assert not supplied(position("a-3-a@G g-614@G g-26-39@107", side="allied"), "a-3-a")


@pytest.mark.rule("13.11")
def test_a_german_in_an_exit_zone_traces_through_its_link() -> None:
    """R38."""
    assert supplied(position("g-2-pz@G"), "g-2-pz")
    assert not supplied(position("g-2-pz@G a-551@107"), "g-2-pz")
    assert supplied(position("g-2-pz@G a-551@G"), "g-2-pz")
    assert supplied(position("g-2-pz@H a-551@108"), "g-2-pz")  # by 109
    assert not supplied(position("g-2-pz@H a-551@108 a-7-b@109"), "g-2-pz")


@pytest.mark.rule("13.11")
def test_no_path_runs_through_a_zone() -> None:
    """R44: 108 and 109 hang on H; the Germans in 109 cannot pass it to 108."""
    walls = "a-1-26@110 a-1-16@114 a-1-18@115"
    assert not supplied(position(f"g-2-2@109 {walls} a-9i-47@108"), "g-2-2")
    assert not supplied(position(f"g-2-2@109 {walls} a-9i-47@107 a-9i-39@106 a-9i-60@108"), "g-2-2")
    state = position("a-7-b@25 g-26-39@9 g-26-77@24 g-26-78@26 g-18-293@27 g-18-294@10", side="allied")
    assert not supplied(state, "a-7-b")


@pytest.mark.rule("13.12")
def test_a_friend_beside_an_enemy_opens_no_path() -> None:
    walls = RING.replace("a-1-26@88", "a-1-26@88 g-26-39@88")
    state = position(f"g-2-2@89 {walls}")
    assert not supplied(state, "g-2-2")
    assert supplied(position(f"g-2-2@89 g-26-39@88 {RING}".replace("a-1-26@88", "")), "g-2-2")


@pytest.mark.rule("13.13")
def test_a_path_may_start_in_a_contested_area() -> None:
    state = position("g-2-2@89 a-7-b@89")
    assert supplied(state, "g-2-2")
    assert supplied(state, "a-7-b")


FIRST = "a-28-707@71 a-28-110-3@69 a-9-2@72"  # round Marnach (70), but for the river


@pytest.mark.rule("13.14")
def test_infantry_uses_one_damaged_bridge_and_armour_none() -> None:
    units = f"g-2-2@70 g-2-pz@70 g-600@70 g-26-39@70 g-182@70 {FIRST}"
    state = position(units)
    assert [supplied(state, unit) for unit in ("g-2-2", "g-600", "g-26-39", "g-182")] == [True] * 4
    assert not supplied(state, "g-2-pz")
    assert supplied(position(units, intact="51-70"), "g-2-pz")


@pytest.mark.rule("13.14")
def test_two_damaged_bridges_are_one_too_many() -> None:
    """Clervaux (71) behind two rivers."""
    units = "g-2-2@71 g-2-pz@71 a-28-110-3@69 a-9-2@72 a-1-26@66 a-1-16@73 a-1-18@74"
    assert supplied(position(units, intact="51-70"), "g-2-pz")
    assert supplied(position(units), "g-2-2")
    assert not supplied(position(units), "g-2-pz")
    assert not supplied(position(units, damaged="70-71"), "g-2-2")
    assert supplied(position(units, damaged="70-71", intact="51-70"), "g-2-2")


@pytest.mark.rule("13.15")
def test_status_for_movement_is_fixed_when_the_impulse_begins() -> None:
    """Of the phasing side."""
    state = position(f"g-2-pz@89 a-7-b@75 {RING}")
    assert is_oos(state, "g-2-pz")
    put(state, UNITS.index("a-1-26"), PLACES.index("87"))  # somebody opens the ring
    rally(state, board_of(state))
    assert supplied(state, "g-2-pz")
    assert is_oos(state, "g-2-pz")
    do(state, "move g-2-pz", "to 88")
    assert asked(state) == GERMANS_MOVE  # 8.29: one area all the same


@pytest.mark.rule("13.15")
def test_status_is_looked_at_anew_in_the_next_impulse() -> None:
    state = position(f"g-2-pz@89 a-7-b@75 {RING}", side="allied")
    assert not is_oos(state, "g-2-pz")  # nobody has asked yet
    go(state, "a-1-26", "78")
    do(state, "stop", "end")
    assert asked(state) == GERMANS_MOVE
    assert not is_oos(state, "g-2-pz")


@pytest.mark.rule("13.16")
def test_status_for_combat_is_fixed_after_movement_for_both_sides() -> None:
    """The Germans close the ring round St. Vith by moving; its defenders are out of supply in this very impulse."""
    walls = "g-26-39@78 g-26-77@79 g-26-78@81 g-18-293@82 g-18-294@87 g-18-295@48"
    state = position(f"a-106-81@80 a-7-b@80 {walls} g-2-2@102 g-2-pz@81")
    assert not is_oos(state, "a-7-b")
    go(state, "g-2-2", "88")
    do(state, "stop")
    assert not is_oos(state, "a-7-b")
    go(state, "g-2-pz", "80")
    do(state, "end")
    assert is_oos(state, "a-7-b")
    assert is_oos(state, "a-106-81")
    assert not is_oos(state, "g-2-pz")


@pytest.mark.rule("13.16")
def test_it_is_fixed_once_for_all_battles_of_the_impulse() -> None:
    """The first battle opens the ring; in the second one the Germans are out of supply all the same."""
    walls = "a-28-110-3@69:1 a-28-707@71 a-9-2@72"
    state = battles(f"g-116-pz@70 g-2-pz@69 a-28-110-2@70:1 {walls}")
    assert is_oos(state, "g-116-pz")
    assert not is_oos(state, "g-2-pz")
    do(state, "battle 69")
    while not legal(state)[0].startswith("battle"):
        do(state, legal(state)[-1])  # every die hits
    assert at(state, "a-28-110-3") == "dead"
    assert supplied(state, "g-116-pz")
    assert is_oos(state, "g-116-pz")
    do(state, "close")
    assert is_oos(state, "g-116-pz")


# --- 13.2 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.21", "13.17", "6.VIII")
def test_each_unit_out_of_supply_loses_a_point_at_the_end_of_the_day() -> None:
    state = position(
        f"g-2-pz@89 g-600@89:1 a-7-b@75 g-26-39@25 {RING}", impulse="17-3", side="allied", control="89+", released="2ss"
    )
    events = do(state, "end")
    assert told(events) == [
        "attrition units=g-2-pz,g-600",
        "unit_reduced unit=g-2-pz sp=3 by=13.21",
        "unit_lost unit=g-600 place=89 by=13.21",
        "scored points=0 vp=0",
        "day_began day=18",
        "impulse_began day=18 number=1",
    ]
    assert cites(events)[:4] == ["6.VIII", "13.21", "13.21", "6.IX"]
    assert [at(state, unit) for unit in ("g-2-pz", "g-600", "a-7-b", "g-26-39")] == ["89:3", "dead", "75:3", "25:3"]


@pytest.mark.rule("13.21", "6.VIII")
def test_not_at_the_end_of_an_earlier_impulse() -> None:
    for impulse in ("17-1", "17-2"):
        state = position(f"g-2-pz@89 a-7-b@75 {RING}", impulse=impulse, side="allied")
        do(state, "end")
        assert at(state, "g-2-pz") == "89:4"


@pytest.mark.rule("13.21", "ERR-13.21")
def test_all_at_once_so_that_deaths_open_no_paths() -> None:
    """The German in 7 is cut off, and shuts in the Ally at 6: he dies, and the Ally loses a point all the same."""
    units = "g-2-2@5 g-26-39@13 g-614@7 a-9-2@6 a-99nor@8"
    state = position(units, impulse="17-3", side="allied", control="5+ 7+ 13+")
    assert [supplied(state, unit) for unit in ("g-2-2", "g-26-39", "g-614", "a-9-2")] == [True, True, False, False]
    events = do(state, "end")
    assert told(events)[:4] == [
        "attrition units=g-614,a-9-2",
        "unit_lost unit=g-614 place=7 by=13.21",
        "unit_reduced unit=a-9-2 sp=1 by=13.21",
        "scored points=1 vp=1",
    ]
    assert supplied(state, "a-9-2")


@pytest.mark.rule("13.21")
def test_a_corrected_loss_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two points, if an owner's table says so; never more than a unit has."""
    state = position(f"g-2-pz@89 g-600@89:1 a-7-b@75 {RING}", impulse="17-3", side="allied")
    tables = board_of(state).tables
    monkeypatch.setattr(
        board_of(state), "tables", structs.replace(tables, supply=structs.replace(tables.supply, attrition=2))
    )
    do(state, "end")
    assert (at(state, "g-2-pz"), at(state, "g-600")) == ("89:2", "dead")


@pytest.mark.rule("13.21")
def test_without_anybody_cut_off_nothing_is_told() -> None:
    state = position("g-2-pz@89 a-7-b@75", impulse="17-3", side="allied", control="89+", released="2ss")
    assert told(do(state, "end"))[0] == "scored points=0 vp=0"


@pytest.mark.rule("13.17")
def test_attrition_looks_at_the_supply_of_its_own_moment() -> None:
    """Status is fixed again: who was cut off in the last battles may have been relieved since."""
    state = position(f"g-2-pz@89 a-7-b@75 {RING}", impulse="17-3")
    assert is_oos(state, "g-2-pz")
    put(state, UNITS.index("a-1-26"), PLACES.index("87"))
    resume(state, ATTRITION)
    assert at(state, "g-2-pz") == "89:4"
    assert not is_oos(state, "g-2-pz")


@pytest.mark.rule("13.22")
def test_units_out_of_supply_fight_without_artillery_and_worse() -> None:
    """3 SP of attackers would have a call; the defender alone has one, and the attackers' dice count one more."""
    state = position(f"g-2-2@89 {RING} a-99nor@89", damaged="51-70")
    assert is_oos(state, "g-2-2")
    do(state, "end", "battle 89", "join g-2-2")
    seen: list[tuple[str, dict[str, int]]] = []
    while not asked(state).startswith("allied tigers-prompt-movement"):
        if asked(state).startswith("chance"):
            seen.append((asked(state).split()[1], chances(state)))
        do(state, legal(state)[0])
    assert len([name for name, _ in seen if name == "tigers-roll-calls"]) == 1
    assert seen[-1][1] == {"hits 0": 512, "hits 1": 384, "hits 2": 96, "hits 3": 8}  # three dice, 1-2 each


@pytest.mark.rule("13.23", "8.28")
def test_no_unit_puts_itself_out_of_supply() -> None:
    """From Ouffet to the zone behind it: back there stands an enemy."""
    state = position("g-2-2@107 a-551@107")
    do(state, "move g-2-2")
    assert starts(state, "to") == ["97", "106", "108"]
    state = position("g-2-2@107")
    do(state, "move g-2-2")
    assert starts(state, "to") == ["97", "106", "108", "G"]


@pytest.mark.rule("13.23", "8.29")
def test_a_unit_out_of_supply_moves_one_area() -> None:
    walls = "a-1-26@78 a-1-16@80 a-1-18@87 a-9i-47@90 a-9i-39@99 a-9i-60@100 a-30-117@102"
    state = position(f"g-2-pz@88 g-600@88 g-26-39@88 g-2-2@25 {walls}")
    assert is_oos(state, "g-2-pz")
    go(state, "g-2-pz", "89")
    assert asked(state) == GERMANS_MOVE
    go(state, "g-600", "89")
    assert legal(state) == ["entrench g-600", "stop"]  # (3)
    do(state, "entrench g-600")
    assert "entrench g-26-39" in legal(state)  # (4)
    assert "move g-26-39" in legal(state)


@pytest.mark.rule("13.23")
def test_out_of_supply_a_unit_may_dig_in_where_it_stands() -> None:
    state = position(f"g-26-39@89 g-600@89 g-2-2@25 {RING}")
    assert is_oos(state, "g-600")
    do(state, "entrench g-26-39", "entrench g-600")
    assert starts(state, "move") == ["g-2-2"]


# --- EX-10 ------------------------------------------------------------------------------------------------------------

LINE = """a-1-26@94 a-1-16@93 a-1111@86 a-1-18@90 a-9i-47@89 a-9i-39@102 a-1107@77 a-30-117@76 {bastogne} a-30-119@63
a-30-120@61 a-551@1"""
EAST = "g-26-39@74 g-26-77@64 g-26-78@85 g-18-293@80"


@pytest.mark.rule("8.28", "13.11", "13.12", "13.13", "13.15")
def test_ex_10_no_move_to_where_there_is_no_supply() -> None:
    line = LINE.format(bastogne="a-705@75")
    state = position(f"{line} {EAST} g-2-2@75 g-2-pz@63", intact=ALL_WHOLE)
    assert supplied(state, "g-2-2")
    assert supplied(state, "g-2-pz")
    assert not supplied(position(f"{line} {EAST} g-2-2@117", intact=ALL_WHOLE), "g-2-2")
    for unit, place, behind in (("g-2-2", "117", "75"), ("g-2-pz", "118", "63")):
        state = position(f"{line} {EAST} g-2-2@75 g-2-pz@63", intact=ALL_WHOLE)
        do(state, f"move {unit}")
        if place in starts(state, "to"):  # only to come back
            do(state, f"to {place}")
            assert "stop" not in legal(state)
            assert behind in starts(state, "to")


@pytest.mark.rule("8.28", "13.15")
def test_ex_10_a_battle_won_opens_the_way_in_the_next_impulse() -> None:
    state = position(f"{LINE.format(bastogne='')} {EAST} g-2-2@75 g-2-pz@63", intact=ALL_WHOLE, impulse="17-2")
    do(state, "move g-2-pz")
    assert told(do(state, "to 118")) == ["moved units=g-2-pz origin=63 place=118 cost=3 walks=False"]
    assert legal(state) == ["to 63", "to 117", "to 119", "to 120", "stop"]


@pytest.mark.rule("8.28", "13.15")
def test_ex_10_the_battle_itself_opens_nothing() -> None:
    line = LINE.format(bastogne="a-705@75")
    state = battles(f"{line} {EAST} g-2-2@75 g-2-pz@63", intact=ALL_WHOLE)
    do(state, "battle 75", "join g-2-2")
    while not legal(state)[0].startswith(("battle", "close", "move")):
        do(state, legal(state)[-1])
    assert at(state, "a-705") == "dead"
    assert not starts(state, "move")


@pytest.mark.rule("13.21", "6.VIII")
def test_what_is_told_of_attrition() -> None:
    state = position(
        f"g-2-pz@89 g-600@89:1 a-7-b@75 {RING}", impulse="17-3", side="allied", control="89+", released="2ss"
    )
    assert [str(event.text()) for event in do(state, "end")[:3]] == [
        "tigers-log-attrition units=@tigers-g-2-pz @tigers-g-600 count=2",
        "tigers-log-reduced unit=@tigers-g-2-pz sp=3",
        "tigers-log-lost unit=@tigers-g-600 place=@tigers-place-89 why=attrition",
    ]

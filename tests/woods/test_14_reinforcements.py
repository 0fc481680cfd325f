"""14.8 Reinforcements: boxes, entry hexes, closed zones, the III Corps in D, conditions, the airborne rush."""

from pathlib import Path
from typing import Any

import pytest

from grognard.games.woods.board import BOOK, GERMAN, UNITS, due_code
from grognard.games.woods.chits import DRAWING, Rounds, fill
from grognard.games.woods.state import BY_D, UNTIED, WAITING, WoodsState, board_of
from grognard.games.woods.turn import ROUNDS, Course
from grognard.kernel import engine
from tests.woods.position import (
    asked,
    at,
    bare,
    begin,
    cites,
    controller,
    corrected,
    do,
    flag,
    go,
    legal,
    position,
    question,
    starts,
    told,
)

DRAW = "chance woods-roll-chit 14.1"
FAR = "g-5-13@4319"


def arrive(units: str, side: str = "allied", box: int = 1, **more: Any) -> WoodsState:
    """The round of the first or second Reinforcement chit of a side."""
    return position(units, side=side, round_="reinforcement", arg=str(box), **more)


def entered(units: str, side: str = "allied", box: int = 1, **more: Any) -> list[str]:
    """What is told at the start of such a round."""
    state = bare(units, **more)
    fill(state, board_of(state))
    state.cup = [count + held for count, held in zip(state.cup, state.hand, strict=True)]
    state.hand = [0] * len(state.hand)
    state.reinforced[0 if side == "german" else 1] = box - 1
    state.stack = [Course(ROUNDS + 1), Rounds(DRAWING)]
    engine.run(state, [])
    return told(do(state, "draw g-reinf" if side == "german" else "draw a-reinf"))[1:]


# --- 14.8a, b, c ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.8a", "3.2a")
def test_the_first_chit_brings_box_1_and_the_second_box_2() -> None:
    units = "u-84id-333@waiting u-75id-289@waiting u-1id-18@0630 g-5-13@4319 g-fb@waiting g-301@waiting"
    assert entered(f"{units} u-3ad-cca@waiting u-35id-134@waiting", turn=3) == [
        "round_began side=allied kind=10",
        "entered unit=u-3ad-cca hex=2201",
        "entered unit=u-84id-333 hex=2201",
    ]
    assert entered(units, "german", 1, turn=2) == ["round_began side=german kind=10", "entered unit=g-fb hex=4313"]
    german = "g-fb@4313 g-301@waiting g-9-36@waiting"
    assert entered(german, "german", 2, turn=2) == ["round_began side=german kind=10", "entered unit=g-301 hex=4307"]
    allied = "u-75id-289@waiting u-2ad-cca@1812 u-83id-329@waiting g-5-13@4319"
    assert entered(allied, box=1, turn=4) == ["round_began side=allied kind=10"]
    assert entered(allied, box=2, turn=4) == ["round_began side=allied kind=10", "entered unit=u-75id-289 hex=2201"]


@pytest.mark.rule("14.8a")
def test_the_count_of_chits_is_by_side_and_turn() -> None:
    state = bare(f"{FAR} u-84id-333@waiting g-fg@waiting u-26id-101@waiting", turn=3)
    fill(state, board_of(state))
    state.cup = [count + held for count, held in zip(state.cup, state.hand, strict=True)]
    state.hand = [0] * len(state.hand)
    state.stack = [Course(ROUNDS + 1), Rounds(DRAWING)]
    engine.run(state, [])
    do(state, "draw g-reinf")
    assert (state.reinforced, asked(state)) == ([1, 0], "german woods-prompt-arrival 14.8b")
    do(state, "to 4324", "end")
    assert "entered unit=u-84id-333 hex=2201" in told(do(state, "draw a-reinf"))
    assert state.reinforced == [1, 1]
    do(state, "end", "draw a-reinf")
    assert starts(state, "defer") == ["u-26id-101"]
    assert state.reinforced == [1, 2]
    fill(state, board_of(state))
    assert state.reinforced == [0, 0]  # a new turn


@pytest.mark.rule("14.8b", "2.2.1a")
def test_arrivals_choose_among_their_entry_hexes() -> None:
    """Zone M has two hexes; the 9th Panzer Division has the zones L and M."""
    state = arrive("g-9pz-a@waiting g-9pz-b@waiting u-4id-8@0630", "german", 2, turn=4)
    assert asked(state) == "german woods-prompt-arrival 14.8b"
    unit = UNITS.index("g-9pz-a")
    assert question(state) == f"woods-prompt-arrival unit=@woods-g-9pz-a scope={unit}"
    assert legal(state) == ["to 4313", "to 4319", "to 4324"]
    events = do(state, "to 4324")
    assert (told(events), cites(events)) == (["entered unit=g-9pz-a hex=4324"], ["14.8b"])
    do(state, "to 4313")
    assert asked(state) == "german woods-prompt-movement 10.2.1b"
    assert starts(state, "move") == ["g-9pz-a", "g-9pz-b"]


@pytest.mark.rule("14.8b", "6.2b")
def test_stacking_is_tested_at_the_end_of_the_round() -> None:
    """Five regiments of three divisions in 3201: one too many, and it goes when the round is over."""
    units = "u-30id-117@waiting u-30id-119@waiting u-30id-120@waiting u-9id-47@waiting u-1id-16@waiting g-5-13@4319"
    state = arrive(units, box=2, turn=1)
    assert {at(state, name) for name in ("u-30id-117", "u-9id-47", "u-1id-16")} == {"3201:2"}
    assert asked(state) == "allied woods-prompt-movement 10.2.1b"
    do(state, "end")
    assert asked(state) == "allied woods-prompt-remove 6.2e"
    assert legal(state) == [
        "remove u-1id-16", "remove u-9id-47", "remove u-30id-117", "remove u-30id-119", "remove u-30id-120",
    ]  # fmt: skip
    do(state, "remove u-1id-16")
    assert asked(state) == DRAW  # a division and one unit


@pytest.mark.rule("14.8c", "11.1a")
def test_only_arrivals_move_and_only_their_armour_attacks() -> None:
    """A German regiment in 2203: the tanks that have come to Liège (2202) attack it, those of 2204 do not."""
    units = "u-84id-333@waiting u-3ad-cca@waiting u-1id-26@2204 u-7ad-cca@2204 g-26-39@2203"
    state = arrive(units, turn=3)
    assert starts(state, "move") == ["u-3ad-cca", "u-84id-333"]
    go(state, "u-3ad-cca", "2202")
    do(state, "end")
    assert asked(state) == "allied woods-prompt-attacks 11.1e"
    do(state, "attack 2203")
    assert legal(state) == ["join u-3ad-cca"]


@pytest.mark.rule("14.8c", "10.5a", "10.5c")
def test_german_infantry_drives_in_its_entry_round_only() -> None:
    """By road from 4313: six points at a half each."""
    state = arrive("g-340-694@waiting u-4id-8@0630", "german", 1, turn=6)
    do(state, "move g-340-694")
    assert "drive" in legal(state)
    state = position("g-340-694@4313 u-4id-8@0630", turn=6)
    do(state, "move g-340-694")
    assert "drive" not in legal(state)


@pytest.mark.rule("14.8c", "10.4.1b")
def test_arrivals_use_the_road_rate_whatever_they_stack_with() -> None:
    """Three tank groups in 2201, a road hex: each drives off at a half point; in another round they could not."""
    units = "u-2ad-cca@waiting u-2ad-ccb@waiting u-2ad-ccr@waiting u-1id-26@2201 g-5-13@4319"
    state = arrive(units, turn=4)
    assert told(go(state, "u-2ad-ccb", "2202"))[-1] == "moved unit=u-2ad-ccb origin=2201 hex=2202 spent=1"
    state = position("u-2ad-cca@2201 u-2ad-ccb@2201 g-5-13@4319", side="allied", turn=4)
    assert not told(go(state, "u-2ad-ccb", "2202"))[-1].endswith("spent=1")


@pytest.mark.rule("14.8a", "3.2a")
def test_all_arrivals_of_the_game_come_in_their_box() -> None:
    """Every unit with a turn: the code of its box, and a chit in that turn that brings it."""
    state = bare(" ".join(f"{name}@waiting" for name in UNITS))
    for unit, name in enumerate(UNITS):
        row = BOOK.units[name]
        assert state.due[unit] == (2 * row.turn + row.box - 1 if row.turn else 0)
    assert (due_code(3, 2), due_code(4, 1)) == (7, 8)


# --- 14.8d, e closed zones --------------------------------------------------------------------------------------------


@pytest.mark.rule("14.8d")
def test_ex_16_blocked_entry() -> None:
    """Turn 4: III Corps units due at B and C, both closed by Germans; they enter at any hex of D."""
    units = "u-5id-2@waiting u-4id-8@0126 g-5-13@3230 g-5-15@2629"  # held, and in a zone of control
    state = arrive(units, turn=4)
    assert legal(state) == ["to 1730", "to 2030", "defer u-5id-2"]
    events = do(state, "to 2030")
    assert told(events) == ["entered unit=u-5id-2 hex=2030"]


@pytest.mark.rule("14.8d")
def test_a_single_closed_hex_is_not_used() -> None:
    state = arrive("u-5id-2@waiting g-5-13@3230", turn=4)
    assert legal(state) == ["to 2630", "defer u-5id-2"]
    state = arrive("u-82ab-504@waiting g-5-13@0125", turn=2)  # 0126 is in its zone
    assert at(state, "u-82ab-504") == "0630:2"
    state = arrive("u-82ab-504@waiting g-vdh@0125", turn=2)  # without a zone
    assert legal(state) == ["to 0126", "to 0630"]


@pytest.mark.rule("14.8d")
def test_the_first_open_zone_of_the_list() -> None:
    """A falls back on B (of its own), C, D, E …; only open zones count."""
    blocked = "g-5-13@3630 g-5-15@3230"
    state = arrive(f"u-10ad-ccr@waiting {blocked}", box=2, turn=2)  # A and B are its zones
    assert at(state, "u-10ad-ccr") == "2630:2"
    state = arrive(f"u-10ad-ccr@waiting {blocked} g-26-39@2630", box=2, turn=2)
    assert legal(state) == ["to 1730", "to 2030"]
    state = arrive(f"u-10ad-ccr@waiting {blocked} g-26-39@2630 g-62-164@1730 g-18-293@2030", box=2, turn=2)
    assert legal(state) == ["to 0126", "to 0630"]
    state = arrive("u-84id-333@waiting g-26-39@2201", turn=3)  # I: H, the village of Hannut
    assert at(state, "u-84id-333") == "1301:2"


@pytest.mark.rule("14.8d", "9.3")
def test_british_units_fall_back_on_their_own_zones() -> None:
    """33 Armoured Brigade is due in G (0109, 0105), the 51st Division in H (1301)."""
    state = arrive("b-33@waiting g-5-13@4319", turn=7)
    assert legal(state) == ["to 0109", "to 0105"]
    state = arrive("b-33@waiting g-26-39@0109 g-62-164@0105", turn=7)
    assert at(state, "b-33") == "0113:2"  # F
    state = arrive("b-33@waiting g-26-39@0109 g-62-164@0105 g-18-293@0113", turn=7)
    assert at(state, "b-33") == "1301:2"  # H
    state = arrive("b-51-152@waiting g-26-39@1301", turn=7)
    assert legal(state) == ["to 0109", "to 0105"]
    all_ = "g-26-39@0109 g-62-164@0105 g-18-293@0113 g-5-13@1301"
    state = arrive(f"b-33@waiting {all_}", turn=7)
    assert at(state, "b-33") == "waiting"


@pytest.mark.rule("14.8d")
def test_without_an_open_zone_they_wait_for_the_next_chit() -> None:
    all_ = "g-26-39@0109 g-62-164@0105 g-18-293@0113 g-5-13@1301"
    lines = entered(f"u-4id-8@2518 b-29@waiting {all_}", box=2, turn=4)
    assert lines == ["round_began side=allied kind=10", "kept_out units=b-29 by=14.8d"]
    state = bare(f"u-4id-8@2518 b-29@waiting {all_}", turn=4)
    begin(state, "allied", "reinforcement", "2")
    assert at(state, "b-29") == "waiting"
    late = bare("u-4id-8@2518 b-29@waiting g-5-13@4319", turn=5)
    begin(late, "allied", "reinforcement", "1")
    assert legal(late) == ["to 0109", "to 0105"]  # with box 1 of the next turn


@pytest.mark.rule("14.8d", "10.6.4c")
def test_the_5th_armoured_is_free_if_j_was_blocked() -> None:
    state = arrive("u-5ad-cca@waiting g-26-39@3201", turn=5)
    assert at(state, "u-5ad-cca") == "2201:2"
    assert flag(state, "u-5ad-cca", UNTIED)
    state = arrive("u-5ad-cca@waiting g-26-39@4319", turn=5)
    assert at(state, "u-5ad-cca") == "3201:2"
    assert not flag(state, "u-5ad-cca", UNTIED)


@pytest.mark.rule("14.8e")
def test_germans_that_find_their_zones_closed_never_enter() -> None:
    lines = entered("g-3pzg-8@waiting u-4id-8@4307", "german", 1, turn=3)
    assert lines == ["round_began side=german kind=10", "kept_out units=g-3pzg-8 by=14.8e"]
    state = arrive("g-3pzg-8@waiting u-4id-8@4307", "german", 1, turn=3)
    assert at(state, "g-3pzg-8") == "removed"
    state = arrive("g-3pzg-8@waiting u-4id-8@4306", "german", 1, turn=3)  # in its zone of control
    assert at(state, "g-3pzg-8") == "removed"
    state = arrive("g-9-36@waiting u-4id-8@4319", "german", 1, turn=4)  # M: 4319 or 4324
    assert at(state, "g-9-36") == "4324:2"


@pytest.mark.rule("14.8b", "3.5b")
def test_an_entry_may_take_a_village() -> None:
    """Zone J is Raeren, zone H is Hannut."""
    state = arrive("u-1id-26@waiting g-5-13@4319", turn=1, german="3201")
    assert at(state, "u-1id-26") == "3201:2"
    assert controller(state, "3201") == "allied"


@pytest.mark.rule("14.8b", "6.3.1")
def test_an_entry_sends_the_delay_back() -> None:
    """The Delay stands in Raeren, the entry hex of zone J."""
    lines = entered("u-1id-18@waiting u-delay@3201 g-5-13@4319", box=2, turn=2)
    assert lines == [
        "round_began side=allied kind=10",
        "delay_back by=6.3.1",
        "entered unit=u-1id-18 hex=3201",
    ]


# --- 14.8.1 the III Corps ---------------------------------------------------------------------------------------------


@pytest.mark.rule("14.8.1")
def test_ex_17_a_iii_corps_unit_of_box_2_comes_in_the_next_turn() -> None:
    """Due on turn 3, box 2, zone C: it enters at D with the first chit of turn 4."""
    state = arrive(f"u-4ad-cca@waiting {FAR}", box=2, turn=3)
    assert legal(state) == ["to 2630", "defer u-4ad-cca"]
    events = do(state, "defer u-4ad-cca")
    assert (told(events)[0], cites(events)[0]) == ("deferred unit=u-4ad-cca", "14.8.1")
    assert at(state, "u-4ad-cca") == "waiting"
    assert flag(state, "u-4ad-cca", BY_D)
    do(state, "end")
    state.turn = 4
    begin(state, "allied", "reinforcement", "1")
    assert legal(state) == ["to 1730", "to 2030"]  # and not C, nor later still


@pytest.mark.rule("14.8.1")
def test_ex_17_a_iii_corps_unit_of_box_1_comes_with_the_second_chit() -> None:
    state = arrive(f"u-5id-2@waiting u-cav-6@waiting {FAR}", box=1, turn=4)
    assert legal(state) == ["to 3230", "to 2630", "defer u-5id-2"]
    do(state, "defer u-5id-2")
    assert legal(state) == ["to 3230", "to 2630", "defer u-cav-6"]
    do(state, "to 2630", "end")
    begin(state, "allied", "reinforcement", "2")
    assert question(state).startswith("woods-prompt-arrival unit=@woods-u-5id-2")
    assert legal(state) == ["to 1730", "to 2030"]


@pytest.mark.rule("14.8.1")
def test_where_no_chit_follows_the_next_that_exists() -> None:
    """The 6th Armoured is due on turn 7, which has one chit; the next one is that of turn 10."""
    state = arrive(f"u-6ad-cca@waiting {FAR}", box=1, turn=7)
    do(state, "defer u-6ad-cca", "end")
    state.turn = 10
    begin(state, "allied", "reinforcement", "1")
    assert legal(state) == ["to 1730", "to 2030"]
    assert [turn for turn, row in enumerate(BOOK.turns, 1) if "a-reinf" in {**row.cup, **row.hand}][-2:] == [7, 10]


@pytest.mark.rule("14.8.1", "14.8d")
def test_a_closed_d_has_its_own_way_round() -> None:
    state = arrive(f"u-5id-2@waiting {FAR}", box=1, turn=4)
    do(state, "defer u-5id-2", "end")
    closed = bare("u-5id-2@waiting g-5-13@1730 g-5-15@2030", turn=4)
    closed.flags, closed.due = state.flags[:], state.due[:]
    begin(closed, "allied", "reinforcement", "2")
    assert legal(closed) == ["to 0126", "to 0630"]


@pytest.mark.rule("14.8.1")
def test_other_corps_do_not_wait() -> None:
    state = arrive(f"u-10ad-ccr@waiting {FAR}", box=2, turn=2)
    assert legal(state) == ["to 3630", "to 3230"]
    state = arrive("g-9pz-a@waiting u-4id-8@0630", "german", 2, turn=4)
    assert not starts(state, "defer")


# --- 14.8.3 conditions ------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.8.3")
@pytest.mark.parametrize(
    ("german", "tenth", "eleventh"),
    [
        ("", "removed", "removed"),
        ("3211", "4307:3", "removed"),
        ("2518", "removed", "4313:3"),
        ("3211 2518", "4307:3", "4313:3"),
    ],
)
def test_two_divisions_need_a_town(german: str, tenth: str, eleventh: str) -> None:
    units = "g-10ss-pz@waiting g-10ss-pzg@waiting g-11pz-a@waiting g-11pz-b@waiting g-5-13@4319 u-4id-8@0630"
    state = arrive(units, "german", 2, turn=3, german=german)
    assert [at(state, name) for name in ("g-10ss-pz", "g-10ss-pzg")] == [tenth] * 2
    assert [at(state, name) for name in ("g-11pz-a", "g-11pz-b")] == [eleventh] * 2
    lines = entered(units, "german", 2, turn=3, german=german)
    assert ("kept_out units=g-10ss-pz by=14.8.3" in lines) == (tenth == "removed")
    assert ("kept_out units=g-11pz-b by=14.8.3" in lines) == (eleventh == "removed")


# --- 14.8.4 the airborne rush -----------------------------------------------------------------------------------------


def rush(turn: int = 2, box: int = 1, unit: str = "u-82ab-504") -> WoodsState:
    """The unit enters at 0630 and drives."""
    state = bare(f"{unit}@waiting {FAR}", turn=turn)
    begin(state, "allied", "reinforcement", str(box))
    if starts(state, "to"):
        do(state, "to 0630")
    do(state, f"move {unit}", "drive")
    return state


@pytest.mark.rule("14.8.4", "10.4b")
@pytest.mark.parametrize("unit", ["u-82ab-504", "u-82ab-325", "u-101ab-501", "u-101ab-327"])
def test_ex_19_the_airborne_rush(unit: str) -> None:
    """MA 12, 24 road hexes from 0630: a hex beside Bastogne (25 road hexes away), not the town."""
    state = rush(unit=unit)
    assert state.stack[-1].limit == 24
    way = road("0630", "2518")
    assert len(way) == 25
    events = do(state, *(f"to {hex_}" for hex_ in way[:-1]))
    assert told(events)[-1].endswith("spent=24")
    assert at(state, unit) == f"{way[-2]}:2"
    assert legal(state) == ["end"]


def road(origin: str, goal: str) -> list[str]:
    """The shortest way along a road."""
    ways: dict[str, list[str]] = {origin: []}
    queue = [origin]
    for hex_ in queue:
        for edge in BOOK.map.roads:
            ends = edge.split("/")
            if hex_ in ends:
                near = ends[1 - ends.index(hex_)]
                if near not in ways:
                    ways[near] = [*ways[hex_], near]
                    queue.append(near)
    return ways[goal]


@pytest.mark.rule("14.8.4")
def test_the_rush_is_of_that_chit_and_of_those_divisions() -> None:
    assert rush(box=1).stack[-1].limit == 24
    assert rush(box=2).stack[-1].limit == 12  # late
    assert rush(turn=3).stack[-1].limit == 12
    assert rush(turn=6, unit="u-17ab-193").stack[-1].limit == 12
    state = position(f"u-82ab-504@0630 {FAR}", side="allied", turn=2)
    do(state, "move u-82ab-504", "drive")
    assert state.stack[-1].limit == 12
    state = bare(f"u-82ab-504@waiting {FAR}", turn=2)
    begin(state, "allied", "reinforcement", "1")
    do(state, "to 0630", "move u-82ab-504")
    assert state.stack[-1].limit == 6  # on foot


@pytest.mark.rule("14.8.4", "10.4.1b")
def test_all_eight_regiments_may_rush_from_one_hex() -> None:
    names = [f"u-82ab-{n}" for n in (504, 505, 508, 325)] + [f"u-101ab-{n}" for n in (501, 502, 506, 327)]
    state = bare(" ".join(f"{name}@waiting" for name in names) + " " + FAR, turn=2)
    begin(state, "allied", "reinforcement", "1")
    for _ in names:
        do(state, "to 0630")
    do(state, "move u-101ab-327", "drive", f"to {road('0630', '2518')[0]}")
    assert state.stack[-1].spent == 1
    assert state.where[UNITS.index("u-82ab-504")] != WAITING
    assert state.initiative == GERMAN


@pytest.mark.rule("14.8.4", "14.8c")
def test_figures_of_the_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, tables={"rush_movement": 10, "motorized_movement": 5})
    assert rush().stack[-1].limit == 20
    assert rush(turn=3).stack[-1].limit == 10

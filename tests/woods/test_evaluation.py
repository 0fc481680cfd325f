"""The judgement: nobody is ahead at the start, and what is still to come counts before it is there."""

import pytest

from grognard.games.woods import GAME
from grognard.games.woods.board import ALLIED, ALLIES, HEXES, UNITS, board_for, due_code
from grognard.games.woods.evaluation import evaluate, judged
from grognard.games.woods.state import DEAD, WAITING, WoodsState, board_of, new_state, units_in
from grognard.players.outlook import Outlook
from tests.woods.position import position

CAMPAIGN, ATTACK = "campaign", "attack"


def opening(scenario: str) -> WoodsState:
    return new_state(board_for(GAME.book, scenario, {"max_turns": "none", "plus_two": "off"}), bytes(32))


def coming(state: WoodsState, side: int, turns: int) -> int:
    """A unit of a side that comes within these turns, the last of them."""
    found = [
        (due, unit)
        for unit, due in enumerate(state.due)
        if (unit >= ALLIES) == side and state.where[unit] == WAITING and 0 < due <= due_code(turns, 1)
    ]
    return max(found)[1]


@pytest.mark.parametrize("scenario", [CAMPAIGN, ATTACK])
def test_nobody_is_ahead_at_the_start(scenario: str) -> None:
    assert evaluate(opening(scenario), 0) == evaluate(opening(scenario), 1) == 0


@pytest.mark.parametrize("side", [0, 1])
def test_who_loses_a_unit_that_is_still_to_come_is_worse_off(side: int) -> None:
    state = opening(CAMPAIGN)
    state.where[coming(state, side, turns=12)] = DEAD
    assert evaluate(state, side) < 0 < evaluate(state, 1 - side)


def test_what_comes_after_the_last_turn_of_a_scenario_counts_for_nothing() -> None:
    state = opening(ATTACK)
    before = judged(state, board_of(state))
    late = coming(state, ALLIED, turns=12)
    assert state.due[late] > due_code(6, 1)
    state.where[late] = DEAD
    assert judged(state, board_of(state)) == before


def test_who_arrives_together_and_can_move_on_is_not_too_many() -> None:
    """14.8b, 6.2b: the limit is tested when the round ends."""
    units = "u-84id-333@waiting u-3ad-cca@waiting u-30id-117@2201 u-1id-18@0630 g-5-13@4319"
    state = position(units, side="allied", round_="reinforcement", arg="1", turn=3)
    board = board_of(state)
    assert len(units_in(state, HEXES.index("2201"))) == 3
    assert state.sure
    stuck = state.copy()
    stuck.sure = []
    assert judged(state, board) < judged(stuck, board)


def ahead(units: str) -> float:
    """What the German is ahead by, in VP hexes."""
    state = position(units)
    return judged(state, board_of(state))


# St. Vith is 3211, and the road from 3611 leads there by 3411
def test_allies_on_the_way_to_a_vp_hex_count_against_it_more_than_those_behind() -> None:
    before, within, behind, far_behind = (
        ahead(f"g-2pz-a@3611 g-12-27@3612 u-2id-9@{hex_}") for hex_ in ("3411", "3211", "3011", "2511")
    )
    assert max(before, within) < behind < far_behind


def test_germans_count_for_a_vp_hex_by_how_near_they_are_and_the_less_the_more_allies_are_in_the_way() -> None:
    gains = [
        ahead(f"g-2pz-a@3311 g-12-27@3612 {allies}") - ahead(f"g-2pz-a@3611 g-12-27@3612 {allies}")
        for allies in ("u-2id-9@3211", "u-2id-9@3211 u-2id-23@3211")
    ]
    assert gains[0] > gains[1] > 0


def test_those_that_arrive_together_are_judged_one_by_one() -> None:
    """Eight units with two entry hexes each, or more, were looked at in all their 256 ways."""
    due = opening(CAMPAIGN).due
    units = " ".join(f"{UNITS[unit]}@waiting" for unit in range(ALLIES, len(UNITS)) if due[unit] == due_code(2, 1))
    state = position(f"{units} u-1id-18@0630 g-5-13@4319", side="allied", round_="reinforcement", arg="1", turn=2)
    now = GAME.decision(state)
    assert now is not None
    assert len(units.split()) == 8
    assert len(now.actions) == 2
    outlook = Outlook(GAME)
    for action in now.actions:
        outlook.after(state, now.seat, action)
    assert outlook.made == 2

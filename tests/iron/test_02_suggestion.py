"""The suggested set-up: legal to the end for every scenario and seat; everybody in cover, on an objective or aboard."""

import json
from functools import cache
from pathlib import Path

import pytest

from grognard.games.iron import GAME
from grognard.games.iron.board import KIND, ROSTER, SQUAD, UNITS, VEHICLES, Board
from grognard.games.iron.loads import HEAVY, LOADS, MORTAR, slots_of
from grognard.games.iron.setup import Setup
from grognard.games.iron.state import ABOARD, BOX, OP_FIRE, IronState, board_of
from grognard.kernel import engine
from tests.iron.position import at, controller, is_, opening, position

SCENARIOS = ["breaking_point", "liberation", "silence_the_guns", "crossroads", "stavelot_express", "mortain_ridge"]
DEFENDERS = {"breaking_point": 0, "liberation": 1, "silence_the_guns": 1, "crossroads": 1, "stavelot_express": 0,
             "mortain_ridge": 0}  # fmt: skip
SUGGESTED = json.loads(Path(__file__).with_name("suggested.json").read_text(encoding="utf-8"))
EVERY = pytest.mark.parametrize(("scenario", "teams"), [(name, teams) for name in SCENARIOS for teams in ("off", "on")])


@cache
def set_up(scenario: str, teams: str) -> IronState:
    """A game after its set-up, each seat by its suggestion: every answer was listed, and no seat had none."""
    state = opening(scenario, teams=teams)
    seats = set()
    while any(isinstance(frame, Setup) for frame in state.stack):
        engine.follow(state)
        now = engine.decision(state)
        assert now is not None
        if not any(isinstance(frame, Setup) for frame in state.stack):
            break
        before = engine.encode(state)
        answers = GAME.suggestion(state, now.seat)
        assert answers, f"no suggestion for {now.prompt}"
        assert engine.encode(state) == before  # played on a copy
        seats.add(now.seat)
        for answer in answers:
            engine.apply(state, now.seat, answer)  # refused if it were not legal
            GAME.check(state)
    assert seats == set(range(4 if teams == "on" else 2))
    return state


def forces(board: Board, side: int) -> tuple[int, int, int]:
    """The squads, vehicles and tokens that a side starts with."""
    rows = board.forces[side]
    vehicles = sum(count for row in rows for _, count in row.vehicles)
    return sum(row.bases for row in rows), vehicles, sum(sum(row.tokens) for row in rows)


@EVERY
@pytest.mark.rule("SETUP-07", "SETUP-08", "SETUP-09")
def test_every_unit_is_built_and_placed(scenario: str, teams: str) -> None:
    state = set_up(scenario, teams)
    board = board_of(state)
    for side in range(2):
        placed = [unit for unit in ROSTER[side] if state.where[unit] != BOX]
        squads = [unit for unit in placed if SQUAD[unit]]
        given = [unit for unit in squads if state.spec[unit] >= 0]
        assert (len(squads), len(placed) - len(squads), len(given)) == forces(board, side)
        assert all(slots_of(LOADS[state.load[unit]]) == 4 for unit in squads)
        assert not any(HEAVY[state.load[unit]] for unit in given)
        for unit in placed:
            if state.where[unit] >= 0:
                assert state.where[unit] in board.forces[side][state.division[unit]].zone


@EVERY
def test_squads_stand_in_cover_or_on_objectives(scenario: str, teams: str) -> None:
    """Or aboard; of the defender all but one, of the attacker the better part."""
    state = set_up(scenario, teams)
    board = board_of(state)
    for side in range(2):
        squads = [unit for unit in ROSTER[side] if SQUAD[unit] and state.where[unit] != BOX]
        in_open = [
            UNITS[unit]
            for unit in squads
            if state.where[unit] >= 0
            and not board.cover[state.where[unit]]
            and not state.fort[unit]
            and not board.objectives >> state.where[unit] & 1
        ]
        assert len(in_open) <= (1 if DEFENDERS[scenario] == side else len(squads) // 2), in_open


@EVERY
def test_what_can_be_earned_from_is_held(scenario: str, teams: str) -> None:
    """Every command objective in a side's own zones that is its own or neutral."""
    state = set_up(scenario, teams)
    board = board_of(state)
    for side in range(2):
        zone = {hex_ for force in board.forces[side] for hex_ in force.zone}
        for index, hex_ in enumerate(board.objective_hex):
            if board.objective_value[index] and board.objective_owner[index] in (-1, side) and hex_ in zone:
                assert controller(state, board.objective[index]) == ("us", "de")[side]


@EVERY
def test_the_crews_can_do_their_work(scenario: str, teams: str) -> None:
    """No mortar in a building, where it may not fire (FIG-07); vehicles where they can go, by the check of the game."""
    state = set_up(scenario, teams)
    board = board_of(state)
    mortars = [unit for unit in range(len(UNITS)) if LOADS[state.load[unit]][MORTAR] and state.where[unit] >= 0]
    assert not any(board.building[state.where[unit]] for unit in mortars)
    vehicles = [unit for unit in range(len(UNITS)) if not SQUAD[unit] and state.where[unit] >= 0]
    assert not any(board.building[state.where[unit]] for unit in vehicles)


@EVERY
def test_the_defender_waits_in_op_fire_mode_and_the_attacker_rides(scenario: str, teams: str) -> None:
    state = set_up(scenario, teams)
    defender = DEFENDERS[scenario]
    ready = [sum(state.acts[unit] == OP_FIRE for unit in ROSTER[side]) for side in range(2)]
    assert ready[1 - defender] == 0
    squads = [unit for unit in ROSTER[defender] if SQUAD[unit] and state.where[unit] != BOX]
    assert 1 <= ready[defender] <= 2 * len(squads) // 3
    board = board_of(state)
    riders = [unit for unit in ROSTER[1 - defender] if state.where[unit] == ABOARD]
    seats = sum(board.capacity[unit] for unit in ROSTER[1 - defender] if state.where[unit] >= 0)
    assert bool(riders) == bool(seats)


@EVERY
def test_concealed_squads_stay_concealed(scenario: str, teams: str) -> None:
    """Markers go where they last: nobody was revealed at the end of placement."""
    state = set_up(scenario, teams)
    board = board_of(state)
    assert all(board.hides[state.where[unit]] for unit in state.hidden)
    assert not any(board.objectives >> state.where[unit] & 1 for unit in state.hidden)


def test_the_tank_ace_is_the_heaviest() -> None:
    state = set_up("stavelot_express", "off")
    assert VEHICLES[KIND[state.ace[1]]] == "de_tiger"


def test_starting_cards_come_from_each_deck_in_turn() -> None:
    state = set_up("mortain_ridge", "off")
    board = board_of(state)
    drawn = [board.card_deck[card] for card, where in enumerate(state.card) if where == 1]
    for side, count in ((0, 2), (1, 1)):
        assert [drawn.count(deck) for deck in board.decks[side]] == [count] * 2


def test_after_set_up_and_to_the_seat_that_is_not_asked_nothing_is_suggested() -> None:
    assert GAME.suggestion(opening(), 0) == []  # the German is asked first
    state = position("us-1-1@0305:r4 de-1-1@0900:r4")
    assert GAME.suggestion(state, 0) == []


def test_a_suggestion_is_always_the_same() -> None:
    one, two = opening("crossroads"), opening("crossroads")
    engine.follow(one)
    engine.follow(two)
    assert GAME.suggestion(one, 0) == GAME.suggestion(two, 0)


@EVERY
def test_the_suggestion_is_the_one_that_was_looked_at(scenario: str, teams: str) -> None:
    """``suggested.json`` keeps it in the notation of position.py: a change of it is to be seen, and judged."""
    state = set_up(scenario, teams)
    there = [f"{UNITS[unit]}@{at(state, UNITS[unit])}:{is_(state, UNITS[unit])}" for unit in placed(state)]
    assert there == SUGGESTED[f"{scenario} {teams}"]


def placed(state: IronState) -> list[int]:
    return [unit for unit, where in enumerate(state.where) if where != BOX]

"""Whole moves by first impressions: the best are found with few nodes, each once, and a leader's group as one."""

import math
from collections.abc import Sequence
from random import Random

from grognard.games.tank import GAME, TankOnTank
from grognard.games.tank.actions import Move
from grognard.games.tank.board import UNITS
from grognard.games.tank.state import TankState
from grognard.games.tank.turn import Phase
from grognard.games.tigers import GAME as TIGERS
from grognard.kernel import Action, AnyGame, State, encode
from grognard.players.clock import Clock
from grognard.players.lines import Lines, goes_on
from grognard.players.outlook import Outlook
from tests.tank.position import do, position
from tests.tigers.position import position as tigers_position

FIELD = "us_sherman_1@E7>S us_wolverine_1@C5>SE us_priest_1@A5>SE de_pz4_1@E9>N de_tiger_1@G7>NW"
GROUP = "us_sherman_hq_1@E5>N us_sherman_1@E4>N us_sherman_2@E6>N de_pz4_1@A10>N"


def lines(state: TankState, nodes: int, game: AnyGame = GAME) -> Lines:
    now = game.decision(state)
    assert now is not None
    found = Lines(game, Outlook(game), now.seat)
    found.find(state, now.actions, game.priors(state, now.actions), nodes, Random(1))
    return found


def best(found: Lines) -> tuple[float, tuple[Action, ...]]:
    return max(found.found, key=lambda one: one[0])


def test_few_nodes_find_what_all_positions_hold() -> None:
    """The best that the outlook finds behind hundreds of positions."""
    state, outlook = position(FIELD), Outlook(GAME)
    now = GAME.decision(state)
    assert now is not None
    most = max(outlook.after(state, now.seat, action) for action in now.actions)
    found = lines(state, 60)
    assert best(found)[0] >= most
    assert found.outlook.made < outlook.made / 5


def test_everything_that_can_begin_is_tried() -> None:
    state = position(FIELD)
    now = GAME.decision(state)
    assert now is not None
    assert {path[0] for _, path in lines(state, 60).found} == set(now.actions)


def test_more_nodes_find_more_and_no_end_twice() -> None:
    state = position(FIELD)
    few, many = lines(state, 60), lines(state, 300)
    assert len(many.found) > len(few.found)
    ends = []
    for _, path in many.found:
        after = state.copy()
        for action in path:
            GAME.apply(after, 0, action)
        ends.append(encode(after))
    assert len(set(ends)) == len(ends)


def test_with_no_nodes_there_is_a_move() -> None:
    assert len(lines(position(FIELD), 0).found) == 1


def test_when_the_time_is_over_there_is_a_move() -> None:
    state, clock = position(FIELD), Clock(0.0, 0.0)
    clock.start(GAME, state, 0)
    clock.ends = 0.0
    now = GAME.decision(state)
    assert now is not None
    found = Lines(GAME, Outlook(GAME), now.seat, clock)
    found.find(state, now.actions, GAME.priors(state, now.actions), 1000, Random(1))
    assert len(found.found) == 1


def test_a_group_is_one_move() -> None:
    """7.1a: a leader and its neighbours move for one AP, so their moves are planned together."""
    _, path = best(lines(position(GROUP), 100))
    moved = [UNITS[action.unit] for action in path if isinstance(action, Move)]
    assert moved[0] == "us_sherman_hq_1"
    assert sorted(moved[1:]) == ["us_sherman_1", "us_sherman_2", "us_sherman_hq_1"]


class Silent(TankOnTank):
    """Says nothing of a unit on its way."""

    def priors(self, state: TankState, actions: Sequence[Action]) -> Sequence[float]:
        return super().priors(state, actions) if isinstance(state.stack[-1], Phase) else []


def test_where_nothing_is_said_the_judgement_is_asked() -> None:
    """It finds as much, with more nodes."""
    silent, told = lines(position(FIELD), 100, Silent()), lines(position(FIELD), 100)
    assert best(silent)[0] == best(told)[0]
    assert len(silent.found) < len(told.found)


def ends(game: AnyGame, state: State, seat: int) -> set[bytes]:
    """Every position in which a move can end, by trying everything."""
    now = game.decision(state)
    assert now is not None
    found, seen, waiting = set(), set(), [(state, action) for action in now.actions]
    while waiting:
        here, action = waiting.pop()
        after = here.copy()
        game.apply(after, seat, action)
        key, now = encode(after), game.decision(after)
        if key not in seen:
            seen.add(key)
            if goes_on(now, seat):
                waiting += [(after, action) for action in now.actions]
            else:
                found.add(key)
    return found


def test_with_enough_nodes_every_end_is_found() -> None:
    """Also those that turn off a line which met another: by land a unit comes to the same place by many ways."""
    state = tigers_position("g-1ss-1@85 a-1111@100")
    now = TIGERS.decision(state)
    assert now is not None
    found = Lines(TIGERS, Outlook(TIGERS), now.seat)
    found.find(state, now.actions, TIGERS.priors(state, now.actions), math.inf, Random(1))
    assert len(found.found) == len(ends(TIGERS, state, now.seat))


def test_an_outlook_by_what_seems_best_comes_to_the_same() -> None:
    """With fewer positions judged."""
    state = position(FIELD)
    do(state, "move us_sherman_1")
    everything, likely = Outlook(GAME), Outlook(GAME, 3)
    assert likely.value(state, 0) == everything.value(state, 0)
    assert likely.made < everything.made / 2

"""The clock of a player, on a time that stands still until the test moves it; and the levels that have one."""

from itertools import pairwise
from random import Random

import pytest

from grognard.games import SLUGS, get
from grognard.games.tank import GAME
from grognard.kernel import OBSERVER, State, turn_of
from grognard.players import LEVELS, make
from grognard.players.clock import HASTE, LEAST, RATE, SHARE, Clock
from grognard.players.search import Node, Search
from tests.tank.position import position

UNITS = "us_sherman_1@E7>S us_wolverine_1@C5>SE de_pz4_1@E9>N de_tiger_1@G7>NW"


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_decision_has_its_seconds() -> None:
    time = Time()
    clock = Clock(3.0, 60.0, time)
    assert clock.start(GAME, position(UNITS), 0) == int(3.0 * RATE)
    time.now = HASTE * 3.0 - 0.01
    assert not clock.is_over()
    time.now += 0.02
    assert clock.is_over()


def test_all_decisions_of_a_turn_stay_within_its_time() -> None:
    """However many there are: each has a share of what is left."""
    time = Time()
    clock = Clock(3.0, 60.0, time)
    state = position(UNITS)
    spent = 0.0
    for _ in range(200):
        clock.start(GAME, state, 0)
        allowed = (clock.ends - clock.began) / HASTE
        assert LEAST <= allowed <= 3.0
        time.now += allowed
        spent += allowed
        clock.stop(1000)
    assert spent <= 60.0 + 200 * LEAST
    assert clock.start(GAME, position(UNITS, turn=2), 0) > 0
    assert (clock.ends - clock.began) / HASTE == pytest.approx(3.0)  # a new turn, all of its time
    clock.stop(1000)
    clock.start(GAME, position(UNITS, turn=2, active="de"), 1)
    assert clock.spent == 0.0  # the other side's turn


def test_the_time_left_is_shared_out() -> None:
    time = Time()
    clock = Clock(10.0, 30.0, time)
    clock.start(GAME, position(UNITS), 0)
    assert (clock.ends - clock.began) / HASTE == pytest.approx(30.0 / SHARE)


def test_it_learns_how_quick_the_machine_is() -> None:
    """At once from the first decision, then little by little."""
    time = Time()
    clock = Clock(1.0, 60.0, time)

    def think(nodes: int) -> None:
        clock.start(GAME, position(UNITS, turn=1), 0)
        time.now += 1.0
        clock.stop(nodes)
        clock.spent = 0.0

    think(300)
    assert clock.start(GAME, position(UNITS), 0) == 300
    think(9000)
    assert 300 < clock.start(GAME, position(UNITS), 0) < 4000
    for _ in range(30):
        think(9000)
    assert clock.start(GAME, position(UNITS), 0) == pytest.approx(9000, rel=0.01)


def test_the_search_stops_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would go on for its nodes: the clock ends it, also in the middle of a pass, which counts for nothing then."""
    time = Time()
    player = Search(GAME, Random(1), clock=Clock(1.0, 60.0, time))
    passes: list[float] = []
    once = player._pass

    def timed(root: Node, state: State) -> float | None:
        time.now += 0.2
        passes.append(time.now)
        return once(root, state)

    monkeypatch.setattr(player, "_pass", timed)
    root = player.think(position(UNITS), 0)
    assert len(passes) == 5  # 0.2, 0.4 ... and none goes on after 0.9
    assert player.passes == root.visits == 4
    assert player.outlook.made < player.nodes


def test_each_level_thinks_longer_than_the_one_below() -> None:
    players = [make(name, GAME, Random(1)) for name in LEVELS]
    clocks = [player.clock for player in players if isinstance(player, Search)]
    assert len(clocks) == len(LEVELS) - 1  # a recruit does not look ahead
    times = [(clock.seconds, clock.turn) for clock in clocks if clock]
    assert times == sorted(times)
    assert times[-1] == (3.0, 60.0)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_first_track_counts_the_turns(slug: str) -> None:
    """By it the clock knows a new turn, in every game: it never falls, and goes on by one."""
    game, rng = get(slug), Random(6)
    state = game.setup(next(iter(game.scenarios)), {"max_turns": "2"}, b"key")
    game.start(state)
    turns = [turn_of(game.view(state, OBSERVER))]
    while (now := game.decision(state)) is not None:
        seat = now.seats[0]
        game.play(state, seat, rng.choice(now.actions_of(seat)))
        turns.append(turn_of(game.view(state, OBSERVER)))
    assert {after - before for before, after in pairwise(turns)} == {0, 1}

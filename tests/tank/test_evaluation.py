"""The judgement of the set-up: a unit beside its leader can be led (7.1a)."""

from random import Random

import pytest

from grognard.games.tank import GAME, evaluation
from grognard.games.tank.board import GRID
from grognard.games.tank.evaluation import LED, SCALE
from grognard.games.tank.state import board_of
from grognard.players import Player, make
from grognard.players.search import Search
from tests.tank.position import position


@pytest.mark.parametrize(
    ("units", "led"),
    [
        ("us_sherman_hq_1@B5>S us_sherman_1@D4>S", 0),
        ("us_sherman_hq_1@B5>S us_sherman_1@B4>S", 1),
        ("us_sherman_hq_1@B5>S us_sherman_hq_2@B4>S us_sherman_1@C4>S", 3),  # 7.1g the leaders lead each other
    ],
)
def test_who_stands_beside_a_leader_is_worth_more(monkeypatch: pytest.MonkeyPatch, units: str, led: int) -> None:
    """7.1a"""
    state = position(f"{units} de_tiger_1@H9>N", scenario="last_stand")
    worth = GAME.evaluate(state, 0)
    monkeypatch.setattr(evaluation, "LED", 0.0)
    assert worth - GAME.evaluate(state, 0) == pytest.approx(led * LED / SCALE)


@pytest.mark.parametrize("nodes", [0, 60])
def test_machine_players_set_up_beside_their_leaders(nodes: int) -> None:
    """11.3b Last Stand: all places were worth the same before, and `greedy` was in luck with the first of them."""
    state = GAME.setup("last_stand", {}, bytes(32))
    GAME.start(state)
    player: Player = Search(GAME, Random(1), nodes) if nodes else make("greedy", GAME, Random(1))
    while not state.turn:
        now = GAME.decision(state)
        assert now is not None
        seat = now.seats[0]
        GAME.play(state, seat, player.choose(state, seat))
    board = board_of(state)
    leaders = [state.where[unit] for unit in board.units[0] if board.leader[unit]]
    others = [state.where[unit] for unit in board.units[0] if not board.leader[unit] and state.where[unit] >= 0]
    led = [hex_ for hex_ in others if any(GRID.distance(hex_, leader) == 1 for leader in leaders)]
    assert len(led) >= len(others) - 2

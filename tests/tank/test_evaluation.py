"""The judgement: of the set-up, where a unit beside its leader can be led (7.1a), and of one-sided positions."""

import math
from random import Random

import pytest

from grognard.games.tank import GAME, evaluation
from grognard.games.tank.board import GRID
from grognard.games.tank.evaluation import LED, MOST, SCALE
from grognard.games.tank.state import TankState, board_of
from grognard.players import Player, make
from grognard.players.search import Search
from tests.tank.position import position


def lead(state: TankState) -> float:
    """What the first side is ahead by, in units of one tank."""
    return SCALE * math.atanh(GAME.evaluate(state, 0) / MOST)


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
    ahead = lead(state)
    monkeypatch.setattr(evaluation, "LED", 0.0)
    assert ahead - lead(state) == pytest.approx(led * LED)


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


def test_who_is_far_ahead_still_tells_better_from_worse() -> None:
    """Before anybody of the enemy has entered, every hex nearer to a town still counts."""
    tanks = "us_sherman_hq_1@E5>S us_sherman_1@D4>S us_sherman_2@G5>S de_pz4_1@waiting de_pz4_2@waiting"
    far, near = (
        GAME.evaluate(position(f"{tanks} us_sherman_4@{hex_}>S", scenario="head_to_head"), 0) for hex_ in ("A1", "B5")
    )
    assert 0.5 < far < near < MOST

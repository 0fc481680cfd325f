"""The player `search`: legal, repeatable, blind to secrets, within its nodes, and stronger than `greedy`."""

from random import Random

import pytest

from grognard.games import SLUGS, get
from grognard.games.tank import GAME
from grognard.players import make
from grognard.players.search import Node, Search
from tests.players.duel import seated
from tests.tank.position import do, legal, position

UNITS = "us_sherman_1@E7>S us_wolverine_1@C5>SE de_pz4_1@E9>N de_tiger_1@G7>NW"


@pytest.mark.parametrize("slug", SLUGS)
def test_it_answers_every_decision(slug: str) -> None:
    """What is not legal would be refused; a search that never ends would not come back."""
    game = get(slug)
    state = game.setup(next(iter(game.scenarios)), {}, b"key")
    game.start(state)
    player = Search(game, Random(1), nodes=60)
    for _ in range(150):
        now = game.decision(state)
        if now is None:
            break
        game.play(state, now.seat, player.choose(state, now.seat))


def test_it_keeps_to_its_nodes() -> None:
    """It ends with the pass in which they are used up."""
    for nodes in (500, 2000):
        player = Search(GAME, Random(1), nodes=nodes)
        player.think(position(UNITS), 0)
        assert nodes <= player.made < nodes + 500


def test_the_same_seed_thinks_the_same() -> None:
    trees = [Search(GAME, Random(7), nodes=800).think(position(UNITS), 0) for _ in range(2)]
    assert trees[0].moves == trees[1].moves
    assert trees[0].totals == trees[1].totals


@pytest.mark.parametrize("chit", [2, 3])
def test_it_does_not_see_the_chit(chit: int) -> None:
    """6.0c: the same tree, whatever the hidden chit is."""
    trees = [Search(GAME, Random(3), nodes=800).think(position(UNITS, chit=value, spent=1), 0) for value in (chit, 4)]
    assert trees[0].counts == trees[1].counts
    assert trees[0].totals == trees[1].totals


def test_nobody_in_the_tree_knows_the_chit() -> None:
    """6.0c: a chit drawn in a pass parts no positions of the side that may not see it; the dice of a shot do."""
    waiting = [Search(GAME, Random(3), nodes=4000).think(position(UNITS, chit=2, spent=1), 0)]
    verbs = set()
    for node in waiting:
        waiting += node.below.values()
        verbs |= {outcome.verb() for _, _, _, *seen in node.below for outcome in seen}
    assert "roll" in verbs
    assert "chit" not in verbs


def test_it_takes_the_shot() -> None:
    state = position("us_sherman_1@E7>S us_sherman_2@D7>S us_sherman_3@F7>S de_pz4_1@E8>S de_pz4_2@A1>N")
    assert str(Search(GAME, Random(1)).choose(state, 0)) == "fire de_pz4_1"


def test_a_move_once_chosen_is_carried_out() -> None:
    """The rest of a whole move needs no second thought."""
    state = position(UNITS)
    player = Search(GAME, Random(1), nodes=800)
    first = player.choose(state, 0)
    player.made = -1
    do(state, str(first))
    assert player.plan
    assert len(legal(state)) > 1
    while player.plan and len(legal(state)) > 1:
        wanted = player.plan[0]
        assert player.choose(state, 0) == wanted
        assert player.made == -1
        do(state, str(wanted))


def test_moves_end_where_an_activation_may_end_and_differ() -> None:
    """Whole moves, each to another position; those that begin otherwise come first."""
    state = position(UNITS)
    moves = Search(GAME, Random(1)).moves(state, 0, 10_000)
    ends = set()
    for move in moves:
        after = state.copy()
        for action in move.actions:
            now = GAME.decision(after)
            assert now is not None
            assert now.seat == 0
            GAME.apply(after, 0, action)
        ends.add(GAME.encode(after))
        now = GAME.decision(after)
        assert now is None or now.scope < 0 or now.rest or now.seat != 0
    assert len(ends) == len(moves)
    firsts = {move.actions[0] for move in moves}
    assert {move.actions[0] for move in moves[: len(firsts)]} == firsts
    best = max(moves, key=lambda move: move.worth)
    assert moves[0].worth == best.worth


def test_what_came_of_a_move_outweighs_its_promise_in_the_end() -> None:
    moves = Search(GAME, Random(1)).moves(position(UNITS), 0, 10_000)
    node = Node(1)
    node.find(moves[:2])
    node.counts[:], node.totals[:] = [1, 1], [-0.5, 0.5]
    few = node.values(2)
    node.counts[:], node.totals[:] = [100, 100], [-50.0, 50.0]
    many = node.values(2)
    assert many[1] - many[0] > few[1] - few[0] > moves[1].worth - moves[0].worth
    assert node.best() == 1


@pytest.mark.slow
def test_search_beats_greedy() -> None:
    """Tigers, the introduction: 24 games, sides swapped; who has more levels of victory. The ladder measures it all."""
    game = get("tigers")
    score = 0
    for number in range(24):
        rng = Random(f"search {number}")
        state = game.setup("seventh_army", {}, rng.randbytes(32))
        game.start(state)
        mine = number % 2
        seated(game, state, {mine: Search(game, rng, nodes=800), 1 - mine: make("greedy", game, rng)})
        assert state.result is not None
        score += state.result.results[mine] - state.result.results[1 - mine]
    assert score > 0

"""The machine players: legal, repeatable, blind to secrets, and `greedy` stronger than `random`."""

from random import Random

import pytest

from grognard.games import SLUGS, get
from grognard.games.tank import GAME
from grognard.kernel import Problem
from grognard.players import make
from tests.players.duel import count_wins, duels, play
from tests.tank.position import do, legal, position


@pytest.mark.parametrize("name", ["random", "greedy", "search", "recruit"])
def test_same_seed_same_game(name: str) -> None:
    """Of those that think by the clock nobody can say so."""
    ends = []
    for _ in range(2):
        rng = Random(5)
        state = GAME.setup("last_stand", {"max_turns": "1"}, b"key")
        GAME.start(state)
        play(GAME, state, {0: name, 1: name}, rng)
        ends.append(GAME.encode(state))
    assert ends[0] == ends[1]


def test_unknown_player() -> None:
    with pytest.raises(Problem, match="unknown-player"):
        make("stockfish", GAME, Random(1))


def test_greedy_takes_the_shot() -> None:
    """A Panzer IV from behind at one hex: firing is worth more than any move."""
    state = position("us_sherman_1@E7>S us_sherman_2@D7>S us_sherman_3@F7>S de_pz4_1@E8>S de_pz4_2@A1>N")
    assert str(make("greedy", GAME, Random(1)).choose(state, 0)) == "fire de_pz4_1"
    do(state, "fire de_pz4_1", "with us_sherman_1")
    assert str(make("greedy", GAME, Random(1)).choose(state, 0)) in {"with us_sherman_2", "with us_sherman_3"}


def test_greedy_rerolls_with_the_ace() -> None:
    state = position("de_tiger_1@E7>N us_sherman_1@E6>N us_sherman_2@A1", active="de", aces="de_tiger_1")
    do(state, "fire us_sherman_1", "with de_tiger_1", "shoot", "roll 3")
    assert legal(state) == ["reroll", "keep"]
    assert str(make("greedy", GAME, Random(1)).choose(state, 1)) == "reroll"


def test_greedy_follows_the_suggested_set_up() -> None:
    state = GAME.setup("counterattack", {}, b"key")
    suggestion = GAME.suggestion(state, 1)
    assert make("greedy", GAME, Random(1)).choose(state, 1) == suggestion[0]


@pytest.mark.parametrize("chit", [2, 3, 4])
def test_greedy_does_not_see_the_chit(chit: int) -> None:
    """The same choice whatever the hidden chit is: it may not know it (6.0c)."""
    units = "us_sherman_1@E7>S us_wolverine_1@C5>SE de_pz4_1@E9>N de_tiger_1@G7>NW"
    choices = {
        str(make("greedy", GAME, Random(3)).choose(position(units, chit=value, spent=1), 0)) for value in (chit, 4)
    }
    assert len(choices) == 1


@pytest.mark.slow
@pytest.mark.parametrize("slug", SLUGS)
def test_greedy_beats_random(slug: str) -> None:
    """At least 90 % of 200 games, all scenarios, sides swapped; fewer of games that take seconds."""
    games = duels(slug, {"arras": 40, "tigers": 40, "woods": 20, "iron": 24}.get(slug, 200))
    assert count_wins(games) >= 0.9 * len(games)
    assert {scenario for _, scenario, _, _ in games} == set(get(slug).scenarios)

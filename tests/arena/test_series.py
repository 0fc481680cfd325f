"""Games in pairs: repeatable whatever the processes, sides swapped, and what a game adds to its pair."""

from random import Random

import msgspec
import pytest

from grognard.arena.entrants import enter
from grognard.arena.series import Contest, Played, Series, play, run
from grognard.games import SLUGS, get
from grognard.kernel import DRAW, LOSS, WIN, Outcome, Problem, text
from grognard.players.greedy import Greedy
from grognard.players.search import Search
from tests.contract.registered import register_drill

SHORT = Series("tank", "head_to_head", {"max_turns": "1"}, "greedy", "random", "seed")
END = Series("tigers", "seventh_army", {}, "random", "random", "seed")


def rows(found: list[Played]) -> list[Played]:
    """Without what the clock says."""
    return [msgspec.structs.replace(one, seconds=0.0) for one in found]


def game(results: tuple[int, int], swapped: bool = False, *, cut: bool = False, judgement: float = 0.0) -> Played:
    return Played(Contest(SHORT, 0, swapped), results, (1, 0) if swapped else (0, 1), cut, (judgement,), 1, 0.0)


def test_the_same_seed_gives_the_same_games_on_one_process_and_on_two() -> None:
    planned = SHORT.contests(0, 2)
    one = rows(list(run(planned, 1)))
    assert one == rows(list(run(planned, 2))) == rows(list(run(planned, 1)))
    assert [row.contest for row in one] == planned


def test_another_seed_gives_other_games() -> None:
    other = msgspec.structs.replace(SHORT, seed="other")
    one, two = ([row.judgement for row in run(series.contests(0, 1), 1)] for series in (SHORT, other))
    assert one != two


def test_the_sides_are_swapped_in_a_pair() -> None:
    found = list(run(SHORT.contests(3, 4), 1))
    assert [row.contest.swapped for row in found] == [False, True]
    assert [row.sides for row in found] == [(0, 1), (1, 0)]
    assert all(row.margin > 0 for row in found)  # greedy is ahead of random, whichever side it has


@pytest.mark.parametrize(
    ("results", "ahead"), [((WIN, LOSS), 1), ((LOSS, WIN), -1), ((DRAW, DRAW), 0), ((LOSS, LOSS), 0), ((DRAW, LOSS), 1)]
)
def test_results_are_compared(results: tuple[int, int], ahead: int) -> None:
    """Both may lose: then neither is ahead."""
    assert (game(results).ahead, game(results, swapped=True).ahead) == (ahead, -ahead)
    assert game(results, judgement=0.5).margin == ahead  # a game that has a result is not judged


def test_a_game_that_is_drawn_by_its_own_rules_was_not_cut() -> None:
    """SA-5 of Tigers: both objectives are contested at the end."""
    drawn = Outcome((DRAW, DRAW), text("tigers-over-objectives", level="draw"), "SA-5", "draw")
    assert not drawn.cut


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_that_a_limit_of_turns_ends_was_cut(slug: str) -> None:
    scenario = next(iter(get(slug).scenarios))
    found = play(Contest(Series(slug, scenario, {"max_turns": "1"}, "random", "random", "seed"), 0, False))
    assert found.cut


@pytest.mark.parametrize("slug", SLUGS)
def test_whoever_looks_ahead_sees_the_position_where_a_limit_cuts_and_no_draw(slug: str) -> None:
    """Else a player that is ahead would put the end of the last turn off, and one behind would hurry."""
    play_on = get(slug)
    state = play_on.setup(next(iter(play_on.scenarios)), {"max_turns": "1"}, b"cut" * 4)
    play_on.start(state)
    rng = Random(1)
    while (now := play_on.decision(state)) is not None:
        before = state.copy()
        play_on.play(state, now.seat, rng.choice(now.actions_of(now.seat)))
    for seat in range(2):
        assert play_on.evaluate(state, seat) != 0
        assert play_on.evaluate(state, seat) == pytest.approx(play_on.evaluate(before, seat), abs=0.2)


def test_a_cut_game_is_drawn_and_judged() -> None:
    found = game((DRAW, DRAW), cut=True, judgement=-0.25)
    assert (found.ahead, found.margin) == (0, -0.25)


def test_a_game_is_cut_by_max_turns_only() -> None:
    cut, over = play(SHORT.contests(0, 1)[0]), play(END.contests(0, 1)[0])
    assert (cut.cut, cut.results, cut.turns) == (True, (DRAW, DRAW), 1)
    assert cut.judgement != 0
    assert not over.cut


def test_sealed_decisions_are_answered_by_every_seat() -> None:
    """In Arras with bidding the bids for sides are sealed."""
    series = Series("arras", "standard", {"bidding": "on", "max_turns": "1"}, "random", "random", "bids")
    assert sorted(play(series.contests(0, 1)[0]).sides) == [0, 1]


def test_a_series_is_for_two_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    register_drill(monkeypatch)
    with pytest.raises(AssertionError, match="two seats"):
        play(Series("drill", "skirmish", {"seats": "4"}, "random", "random", "1").contests(0, 1)[0])


def test_who_enters() -> None:
    tank, rng = get("tank"), Random(1)
    search = enter("search:77", tank, rng)
    assert isinstance(search, Search)
    assert (search.nodes, search.clock) == (77, None)
    assert isinstance(enter("greedy@POINT=0.1,HELD=2", tank, rng), Greedy)


@pytest.mark.parametrize(
    ("word", "problem"),
    [
        ("napoleon", "unknown-player"),
        ("greedy:5", "unknown-player"),
        ("search:", "bad-nodes"),
        ("search:0", "bad-nodes"),
        ("search:many", "bad-nodes"),
        ("greedy@GLORY=1", "unknown-weight"),
        ("greedy@POINT", "bad-weight"),
        ("greedy@POINT=nan", "bad-weight"),
    ],
)
def test_who_does_not(word: str, problem: str) -> None:
    with pytest.raises(Problem, match=problem):
        enter(word, get("tank"), Random(1))


def test_without_a_scenario_all_are_played_in_turn() -> None:
    names = list(get("tank").scenarios)
    every = Series("tank", "", {"max_turns": "1"}, "random", "random", "seed")
    for pair in (0, 3, len(names) + 3):
        named = msgspec.structs.replace(every, scenario=names[pair % len(names)])
        assert play(Contest(every, pair, True)).course == play(Contest(named, pair, True)).course
    assert play(Contest(every, 0, True)).course != play(Contest(every, 3, True)).course

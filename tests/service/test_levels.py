"""The levels of the machine at the table: which are offered, and what their players keep between two decisions."""

from random import Random

import pytest

from grognard import games, players
from grognard.kernel import Match
from grognard.players.greedy import Greedy
from grognard.players.search import Search
from grognard.service import thinker
from grognard.service.api import GameCard, Opened, SeatPlan, TableState
from grognard.service.app import House
from grognard.service.machines import question_of
from grognard.service.seating import USUAL_LEVEL
from tests.service.browser import Browser
from tests.service.tables import ME, new_table

NODES = 40


def test_a_table_offers_the_four_levels_and_means_the_usual_one(browser: Browser) -> None:
    for card in browser.get(list[GameCard], "/api/games"):
        assert card.levels == ("recruit", "sergeant", "captain", "marshal")
        assert card.level == USUAL_LEVEL == "sergeant"
    opened = browser.post(Opened, "/api/play-now", {"game": "tank"})
    state = browser.get(TableState, f"/api/tables/{opened.table}")
    assert [card.level for card in state.seats] == ["", "sergeant"]


@pytest.mark.parametrize("level", players.PLAYERS)
def test_every_player_that_there_is_may_take_a_seat(browser: Browser, level: str) -> None:
    """Tables of before are held by players that are not offered any more."""
    opened = browser.post(Opened, "/api/tables", new_table({"us": ME, "de": SeatPlan("machine", level)}))
    state = browser.get(TableState, f"/api/tables/{opened.table}")
    assert state.seats[1].level == level


# --- what a process keeps ---------------------------------------------------------------------------------------------


@pytest.fixture
def mind(monkeypatch: pytest.MonkeyPatch) -> thinker.Mind:
    """A process whose sergeants think so many nodes, however long that takes."""
    monkeypatch.setitem(players.PLAYERS, "sergeant", lambda game, rng: Search(game, rng, nodes=NODES))
    return thinker.Mind()


def asked(match: Match, table: str = "one", level: str = "sergeant") -> thinker.Question:
    assert match.decision is not None
    seat, game = match.decision.seat, match.game
    made = sum(entry.seat == seat and not entry.forced for entry in match.entries)
    return thinker.Question(table, game.slug, game.version, game.encode(match.state), seat, level, made, 1)


def new_match() -> Match:
    return Match.new(games.get("tank"), "head_to_head", secret=b"first0")


def follow(match: Match, answer: thinker.Answer) -> None:
    assert match.decision is not None
    match.submit(match.decision.seat, [match.game.grammar.parse(answer.action)])


def searcher(mind: thinker.Mind) -> Search:
    [kept] = mind.kept.values()
    assert isinstance(kept.player, Search)
    return kept.player


def test_a_player_goes_on_where_it_was(mind: thinker.Mind) -> None:
    match = new_match()
    follow(match, mind.think(asked(match)))
    first = searcher(mind)
    plan, tree = list(first.plan), len(first.tree)
    assert plan, "a move of several steps"
    assert mind.think(asked(match)).action == str(plan[0])
    assert searcher(mind) is first
    assert len(first.tree) == tree, "it did not have to think"


def test_a_plan_ends_where_the_game_goes_another_way(mind: thinker.Mind) -> None:
    match = new_match()
    before = asked(match)
    follow(match, mind.think(before))
    player = searcher(mind)
    follow(match, mind.think(asked(match)))
    match.undo(before.seat)
    match.undo(before.seat)
    again = asked(match)
    assert again.made == before.made
    player.plan[:] = player.plan or [next(iter(match.decision.actions))]  # type: ignore[union-attr]
    left = list(player.plan)
    answer = mind.think(again)
    assert searcher(mind) is player, "it keeps its tree"
    assert player.plan != left
    follow(match, answer)


def test_a_process_keeps_so_many_players(mind: thinker.Mind) -> None:
    match = new_match()
    for number in range(thinker.KEPT + 2):
        mind.think(asked(match, f"table {number}", "recruit"))
    assert [table for table, _, _ in mind.kept] == [f"table {number}" for number in range(2, thinker.KEPT + 2)]
    mind.think(asked(match, "table 2", "recruit"))
    assert next(reversed(mind.kept))[0] == "table 2", "the one that was asked last is put away last"
    assert all(isinstance(kept.player, Greedy) for kept in mind.kept.values())


def test_a_tree_that_grew_too_large_begins_anew(mind: thinker.Mind, monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match()
    mind.think(asked(match))
    player = searcher(mind)
    old = next(iter(player.tree.values()))
    monkeypatch.setattr(thinker, "POSITIONS", 0)
    mind.think(asked(match))
    assert searcher(mind) is player
    assert all(node is not old for node in player.tree.values())


def test_seats_and_levels_of_a_table_have_their_own_players(mind: thinker.Mind) -> None:
    match = new_match()
    for level in ("recruit", "sergeant"):
        mind.think(asked(match, level=level))
    assert len(mind.kept) == 2


def test_a_question_counts_the_decisions_that_a_seat_has_made(browser: Browser, house: House) -> None:
    opened = browser.post(Opened, "/api/tables", new_table({"us": ME, "de": ME}))
    with house.desk.reading(opened.table) as live:
        seat = live.asked[0]
        assert question_of(live, seat, "recruit", 1).made == 0
        live.match.submit(seat, [Random(1).choice(live.match.decision.actions)])  # type: ignore[union-attr]
        assert question_of(live, seat, "recruit", 1).made == 1
    house.desk.forget(opened.table)

"""The balance of a scenario: turning points, when a game is decided, and what is kept of the games."""

import msgspec
import pytest

from grognard.arena.balance import WHOLE, Album, Entry, Kept, balance, keep, leads, plan, positions, quartiles
from grognard.arena.series import Contest, Played, Series, play
from grognard.games import get
from grognard.kernel import DRAW, LOSS, WIN

FIRST, SECOND, NOBODY = (WIN, LOSS), (LOSS, WIN), (DRAW, DRAW)


def kept(results: tuple[int, int], *course: int, cut: bool = False) -> Kept:
    return Kept(results, cut, course)


def entry(scenario: str, player: str, *played: Kept, command: str = "") -> Entry:
    return Entry(scenario, player, "1", "", command, "3.11.7", played or (kept(FIRST, 0, 100),))


@pytest.mark.parametrize(
    ("game", "turning", "decided"),
    [
        (kept(FIRST, 0, 100, 400, 450), 2, 1),
        (kept(SECOND, 0, 100, 400, 350, -10), 4, 4),  # towards the winner, though it moved more in the second turn
        (kept(FIRST, -300, -200, 50, -10, 20, 600), 5, 4),
        (kept(FIRST, 0, 0, 0, 300), 3, 3),  # who is level is not ahead
        (kept(FIRST, -100, -200, -300), 1, 2),  # by the result alone
        (kept(SECOND, -500, -400, -300), 1, 1),
        (kept(NOBODY, 0, 100, -200, -100), 2, None),  # moved most at all
        (kept((LOSS, LOSS), 0, 50, 20), 1, None),
        (kept(FIRST, 100, 300, 500), 1, 1),  # the first of equal ones
    ],
)
def test_the_turning_point_and_when_it_is_decided(game: Kept, turning: int, decided: int | None) -> None:
    assert (game.turning, game.decided) == (turning, decided)


def test_a_scenario_and_what_it_comes_to() -> None:
    found = balance([
        kept(FIRST, 0, 100, 400),
        kept(FIRST, 0, -100, 400, 500),
        kept(SECOND, 0, -300),
        kept((LOSS, LOSS), 0, 0, 30),
        kept(NOBODY, 0, 10, 30, cut=True),
    ])  # fmt: skip
    assert (found.games, found.drawn, found.both_lost, found.cut) == (5, 1, 1, 1)
    assert [(share.won, share.rate, share.poor) for share in found.shares] == [(2, 0.4, False), (1, 0.2, False)]
    assert (found.turns, found.decided, found.turning) == (2.0, 1, 2)
    assert balance([kept(NOBODY, 0, 1)]).decided is None


def test_the_curve_is_of_the_games_that_last_so_long() -> None:
    found = leads([kept(FIRST, 0, 100), kept(FIRST, 0, 300, 500), kept(FIRST, 0, 200, 700)])
    assert [round(one.middle, 3) for one in found] == [0.0, 0.2, 0.6]
    assert [(round(one.low, 3), round(one.high, 3)) for one in found] == [(0.0, 0.0), (0.15, 0.25), (0.55, 0.65)]
    assert quartiles([4]) == (4, 4, 4)


def test_positions_are_judgements_after_a_turn_with_the_result() -> None:
    played = kept(FIRST, 900, 100, 250), kept(SECOND, 900, -500), kept(NOBODY, 900, 0), kept(NOBODY, 9, 9, cut=True)
    assert positions([entry("x", "greedy", *played)]) == [(0.1, 1.0), (0.25, 1.0), (-0.5, 0.0), (0.0, 0.5)]


def test_what_is_kept_of_a_game_is_of_the_first_side() -> None:
    contest = Contest(Series("tank", "last_stand", {}, "greedy", "greedy", "1"), 0, False)
    played = Played(contest, SECOND, (0, 1), False, (0.25, -0.12345), 1, 2.0)
    assert keep(played) == kept(SECOND, 250, -123)
    assert keep(msgspec.structs.replace(played, sides=(1, 0))).course == (-250, 123)


def test_a_real_game_has_a_judgement_as_it_begins_and_after_each_turn() -> None:
    planned = plan(get("tank"), ["last_stand", "night_action"], ["random", "greedy"], 2, "1", "3")
    assert [(one.series.scenario, one.series.first, one.pair) for one in planned[:5]] == [
        ("last_stand", "random", 0),
        ("last_stand", "random", 1),
        ("last_stand", "greedy", 0),
        ("last_stand", "greedy", 1),
        ("night_action", "random", 0),
    ]
    played = play(planned[0])
    found = keep(played)
    assert found.turns == played.turns == 3
    assert all(abs(lead) < WHOLE for lead in found.course)
    assert len(set(found.course)) > 1


def test_an_entry_takes_the_place_of_its_like() -> None:
    tank = get("tank")
    album = Album.of(tank)
    given = [entry("last_stand", "greedy"), entry("head_to_head", "greedy"), entry("last_stand", "random")]
    for one in (*given, again := entry("last_stand", "greedy", command="again")):
        album = album.joined(one, tank.scenarios)
    assert album.entries == (given[1], again, given[2])  # in the order of the scenarios


def test_the_file_of_a_large_study_is_small() -> None:
    """Ten scenarios, two players, forty games of twenty turns."""
    games = (kept(SECOND, *(-500 - turn for turn in range(21))),) * 40
    entries = tuple(entry(f"scenario_{at}", player, *games) for at in range(10) for player in ("greedy", "search:600"))
    album = Album("tank", 1, "0123456789abcdef", entries)
    encoded = msgspec.json.encode(album)
    assert len(encoded) < 110_000
    assert msgspec.json.decode(encoded, type=Album) == album

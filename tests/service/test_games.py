"""What there is to play: cards, rules, maps, faces, opening positions; and what there is not."""

import pytest

from grognard import games
from grognard.kernel import Face, Sheet, Table
from grognard.service.api import About, GameCard, RuleText
from tests.service.browser import Browser


def test_every_game_has_its_card(browser: Browser) -> None:
    cards = browser.get(list[GameCard], "/api/games")
    assert [card.slug for card in cards] == [game.slug for game in games.all_games()]
    for card in cards:
        game = games.get(card.slug)
        assert [one.id for one in card.scenarios] == list(game.scenarios)
        assert {one.id for one in card.options} == {one.id for one in game.options}
        assert card.quick in game.scenarios
        assert card.levels
        assert all(one.map for one in card.scenarios)


@pytest.mark.parametrize("slug", [game.slug for game in games.all_games()])
def test_what_a_client_draws_a_game_from(browser: Browser, slug: str) -> None:
    game = games.get(slug)
    card = next(card for card in browser.get(list[GameCard], "/api/games") if card.slug == slug)
    faces = {face.kind for face in browser.get(list[Face], f"/api/games/{slug}/faces")}
    for scenario in card.scenarios:
        table = browser.get(Table, f"/api/games/{slug}/scenarios/{scenario.id}")
        assert (table.scenario, table.map) == (scenario.id, scenario.map)
        assert {piece.kind for piece in table.pieces} <= faces
        sheet = browser.get(Sheet, f"/api/games/{slug}/maps/{table.map}")
        assert {piece.place for piece in table.pieces} <= {place.id for place in sheet.places} | {
            box.id for box in table.boxes
        }
    rules = browser.get(dict[str, RuleText], f"/api/games/{slug}/rules")
    assert list(rules) == list(game.rulebook)
    assert all(rule.chapter and rule.chapter_title for rule in rules.values())
    about = browser.get(About, f"/api/games/{slug}/about")
    assert about.data == game.data_hash
    assert about.sources


def test_what_never_changes_may_be_kept(browser: Browser) -> None:
    for path in ("/api/games", "/api/games/tank/faces", "/api/games/tank/rules"):
        assert "max-age=600" in browser.ask("GET", path).headers["cache-control"]


@pytest.mark.parametrize("path", ["chess/rules", "chess/about", "chess/maps/a", "chess/faces", "chess/scenarios/a"])
def test_a_game_that_is_not_there(browser: Browser, path: str) -> None:
    browser.refused(404, "unknown-game", "GET", f"/api/games/{path}")


def test_a_map_or_scenario_that_is_not_there(browser: Browser) -> None:
    browser.refused(404, "unknown-name", "GET", "/api/games/tank/maps/moon")
    browser.refused(404, "unknown-scenario", "GET", "/api/games/tank/scenarios/moon")

"""Two players at one screen."""

import json
import re

from playwright.sync_api import Route, expect

from tests.browser.board import hot_seat
from tests.browser.window import Window


def test_the_screen_goes_over_to_the_side_that_is_asked(window: Window) -> None:
    board = hot_seat(window).open()
    expect(board.page.get_by_label("Situation", exact=True)).to_contain_text("Action chit · German")
    for _ in range(2):  # once more: units could still act
        board.press("End phase")
    expect(board.page.get_by_label("Situation", exact=True)).to_contain_text("Action chit · American")
    expect(board.page.get_by_label("Situation", exact=True)).to_contain_text("hidden")
    assert {spot.name[:2] for spot in board.acting()} == {"de"}


def test_the_curtain_hides_the_board_until_the_next_player_is_ready(window: Window) -> None:
    """No seat of Tank on Tank that is asked knows more than the other: the flag is set on the way to the page."""
    board = hot_seat(window)

    def draw_curtain(route: Route) -> None:
        answer = route.fetch()
        state = json.loads(answer.body())
        ask = state.get("ask")
        if ask and not ask["mine"]:
            state["you"]["curtain"] = True
        route.fulfill(response=answer, json=state)

    window.page.route(re.compile(rf"{board.path}(/actions)?(\?|$)"), draw_curtain)
    board.open()
    for _ in range(2):
        board.press("End phase")
    expect(window.page.get_by_role("heading", name="Pass the screen to the German player")).to_be_visible()
    ready = window.button("German: ready")
    expect(ready).to_be_focused()
    assert window.page.locator("svg.board, [data-piece]").count() == 0, "nothing of the board is on the page"
    ready.click()
    assert {spot.name[:2] for spot in board.shown().acting()} == {"de"}

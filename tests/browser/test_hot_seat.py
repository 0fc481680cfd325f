"""Two players at one screen."""

from playwright.sync_api import expect

from tests.browser.board import hot_seat, play_until
from tests.browser.window import Window


def test_the_curtain_hides_the_board_until_the_next_player_is_ready(window: Window) -> None:
    board = hot_seat(window).open()
    first = board.state().you.eyes
    assert first == "us"
    for _ in range(2):  # once more: units could still act
        board.press("End phase")
    ready = window.button("ready")
    expect(ready).to_be_visible()
    expect(ready).to_be_focused()
    expect(window.page.get_by_role("heading", name="Pass the screen to the German player")).to_be_visible()
    assert window.page.locator("svg.board, [data-piece]").count() == 0, "the board is behind the curtain"
    ready.click()
    board.shown()
    expect(board.prompt).to_contain_text("Choose a unit")
    assert board.pieces("can-act")


def test_a_reload_behind_the_curtain_shows_nothing(window: Window) -> None:
    board = hot_seat(window).open()
    play_until(board, lambda state: state.you.curtain or state.you.eyes == "de")
    window.page.reload()
    expect(window.button("ready").or_(board.region)).to_be_visible()

"""The service goes away and comes back."""

from playwright.sync_api import expect

from tests.browser.board import hot_seat
from tests.browser.conftest import OpenWindow
from tests.browser.service import Service
from tests.browser.test_table import enter_by_click


def test_the_page_says_that_the_connection_is_lost_and_goes_on_by_itself(
    open_window: OpenWindow, service: Service
) -> None:
    window = open_window()
    window.expect_problems(r"WebSocket connection to .* failed", "Failed to load resource: net::ERR_CONNECTION")
    board = hot_seat(window).open()
    lost = window.page.get_by_text("Connection lost; trying again.")
    service.stop()
    try:
        expect(lost).to_be_visible()
    finally:
        service.start()
    expect(lost).to_have_count(0, timeout=30_000)
    enter_by_click(board)

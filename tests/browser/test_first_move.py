"""A newcomer: from the opening page to a move that counts."""

from tests.browser.board import Board
from tests.browser.window import Window

TEN_SECONDS = 10_000  # ms: the issue's own figure


def test_three_highlighted_clicks_lead_to_a_first_move(window: Window) -> None:
    """Play now, a gold unit, a blue place; for a fresh visitor, within ten seconds of the page opening."""
    page = window.page
    window.visit("/")
    page.evaluate("() => { window.opened = performance.timeOrigin; window.clicks = 0; }")
    page.evaluate("() => addEventListener('click', () => window.clicks++, true)")

    play = window.button("Play now").first
    assert "primary" in (play.get_attribute("class") or "").split()  # the one filled colour of the page
    play.click()
    page.wait_for_url("**/t/*")
    board = Board(window, page.url.rpartition("/")[2]).shown()
    entries = board.state().entries

    unit = page.locator('aside [data-state="can-act"]').first
    unit.click()
    place = board.await_places()[0]
    board.click(place)
    board.await_entries(entries + 1)

    assert page.evaluate("window.clicks") == 3
    assert page.evaluate("performance.timeOrigin + performance.now() - window.opened") < TEN_SECONDS

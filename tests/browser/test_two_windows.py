"""Two people in two windows: what one does is with the other at once."""

import re

from playwright.sync_api import expect

from tests.browser.board import duel
from tests.browser.conftest import OpenWindow
from tests.browser.test_table import enter_by_click, finish_move


def test_what_is_written_in_one_window_is_read_in_the_other(open_window: OpenWindow) -> None:
    here, there = duel(open_window(), open_window())
    here.open()
    there.open()
    for board in (here, there):
        board.page.get_by_role("tab", name="Chat").click()
    here.page.get_by_label("Write to the table").fill("Bon courage")
    here.page.get_by_role("button", name="Send").click()
    expect(there.page.get_by_role("log", name="Chat")).to_contain_text("Bon courage")
    expect(here.page.get_by_label("Write to the table")).to_have_value("")


def test_a_move_in_one_window_is_seen_in_the_other(open_window: OpenWindow) -> None:
    here, there = duel(open_window(), open_window())
    here.open()
    there.open()
    expect(there.prompt).to_contain_text("decides.")
    unit = enter_by_click(here)
    expect(there.page.locator(f'.board [data-piece="{unit}"]')).to_have_count(1)


def test_a_take_back_needs_the_other_sides_consent(open_window: OpenWindow) -> None:
    here, there = duel(open_window(), open_window())
    here.open()
    enter_by_click(here)
    finish_move(here)
    entries = here.state().entries
    for _ in range(2):
        here.press("End phase")
    here.await_entries(entries + 1)  # the German has learned that the phase is over: no undo beyond it
    there.open()

    here.log.get_by_role("button", name=f"Look at moment {entries}", exact=True).first.dispatch_event("click")
    here.press("Ask to take back")
    strip = there.page.get_by_role("status").filter(has_text="asks to take back")
    expect(strip).to_be_visible()
    strip.get_by_role("button", name="Accept").click()

    expect(there.prompt).to_contain_text("decides.")
    expect(here.page.get_by_role("status").filter(has_text=re.compile("take back"))).to_have_count(0)
    expect(here.prompt).to_contain_text("Choose a unit to move or fire.")
    assert here.state().log[-1].back, "the record keeps what was taken back"

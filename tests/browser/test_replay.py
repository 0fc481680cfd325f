"""A game again: to any moment, by every way there is."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.board import Board, in_contact, play_until
from tests.browser.window import Window


@pytest.fixture
def board(window: Window) -> Board:
    """A game of some turns that one person resigned, so that every seat's eyes are open."""
    board = in_contact(window)
    play_until(board, lambda state: state.entries > 90 and state.ask is not None and state.ask.scope < 0)
    state = board.state(1_000_000)
    assert state.ask is not None
    board.window.ask(object, f"{board.path}/resign", {"number": state.ask.number, "request": "enough", "seat": "de"})
    return board


def moment(window: Window) -> Locator:
    """The line that says which action is shown."""
    return window.page.get_by_text(re.compile(r"^Action \d+ of \d+$"))


def test_first_back_forward_and_last(window: Window, board: Board) -> None:
    last = board.state().entries
    window.visit(f"/t/{board.table}/replay?at=10")
    expect(moment(window)).to_have_text(f"Action 10 of {last}")
    window.button("Forward").click()
    expect(moment(window)).not_to_have_text(f"Action 10 of {last}")
    there = moment(window).inner_text()
    window.button("Forward").click()
    expect(moment(window)).not_to_have_text(there)
    window.button("Back (←)").click()
    expect(moment(window)).to_have_text(there)
    window.button("Last").click()
    expect(moment(window)).to_have_text(f"Action {last} of {last}")
    window.button("First").click()
    expect(moment(window)).to_have_text(f"Action 0 of {last}")


def test_the_slider_goes_to_a_moment_by_keys_and_by_the_pointer(window: Window, board: Board) -> None:
    last = board.state().entries
    window.visit(f"/t/{board.table}/replay?at=0")
    slider = window.page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.press("ArrowRight")
    expect(moment(window)).not_to_have_text(f"Action 0 of {last}")
    box = slider.bounding_box()
    assert box is not None
    window.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(moment(window)).to_have_text(re.compile(r"Action \d\d of"))
    shown = int(re.findall(r"\d+", moment(window).inner_text())[0])
    assert 0.3 * last < shown < 0.7 * last


def test_autoplay_goes_on_by_itself_until_it_is_paused(window: Window, board: Board) -> None:
    window.visit(f"/t/{board.table}/replay?at=5")
    expect(moment(window)).to_contain_text("Action 5 ")
    window.page.get_by_label("4×").check()
    window.button("Play (Space)").click()
    expect(moment(window)).to_contain_text(re.compile("Action ([7-9]|[1-9][0-9]) "))
    window.button("Pause").click()
    expect(window.button("Play (Space)")).to_be_visible()


def test_a_finished_game_is_seen_from_every_seat(window: Window, board: Board) -> None:
    window.visit(f"/t/{board.table}/replay?at=30&eyes=us")
    eyes = window.page.get_by_role("group", name="Seen by")
    for side in ("German", "American"):
        eyes.get_by_role("radio", name=side).check()
        expect(eyes.get_by_role("radio", name=side)).to_be_checked()
        expect(moment(window)).to_contain_text("Action 30 ")


def test_a_link_to_a_moment_opens_there(window: Window, board: Board) -> None:
    window.visit(f"/t/{board.table}/replay?at=42&eyes=de")
    window.button("Link").click()
    link = window.page.get_by_role("textbox").first.input_value()
    assert "at=42" in link
    window.visit("/")
    window.visit(link)
    expect(moment(window)).to_contain_text("Action 42 ")


def test_a_line_of_the_log_leads_to_its_moment(window: Window, board: Board) -> None:
    window.visit(f"/t/{board.table}/replay?at=60")
    expect(moment(window)).to_contain_text("Action 60 ")
    window.page.get_by_role("tab", name="Log").click()
    line = window.page.get_by_role("tabpanel").get_by_role("button", name=re.compile(r"moment \d+$")).first
    entry = re.findall(r"\d+", line.get_attribute("aria-label") or "")[0]
    line.dispatch_event("click")
    expect(moment(window)).to_contain_text(f"Action {entry} ")


def test_playing_on_from_a_moment_opens_a_new_table(window: Window, board: Board) -> None:
    window.visit(f"/t/{board.table}/replay?at=40")
    expect(moment(window)).to_contain_text("Action 40 ")
    window.button("Play on from here").click()
    card = window.page.get_by_role("dialog", name="Play on from here")
    card.get_by_role("button", name="Play on", exact=True).click()
    window.page.wait_for_url(re.compile(r"/t/[^/]+$"))
    branch = Board(window, window.page.url.rpartition("/")[2]).shown()
    assert branch.table != board.table
    assert {seat.kind for seat in branch.state().seats} == {"person", "machine"}

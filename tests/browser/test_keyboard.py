"""Without a mouse."""

import re

from playwright.sync_api import Locator, Route, expect

from grognard.service.api import TableState
from tests.browser.board import Board, hot_seat, in_contact, play_until
from tests.browser.window import Window


def tab_to(window: Window, wanted: Locator, most: int = 60) -> None:
    """Press Tab until the focus is there."""
    for _ in range(most):
        window.page.keyboard.press("Tab")
        if wanted.evaluate("(element) => element === document.activeElement"):
            return
    raise AssertionError("Tab does not lead there")


def test_from_the_opening_page_to_an_accepted_move(window: Window) -> None:
    """Everything that has the focus shows it."""
    keys = window.page.keyboard
    window.visit("/")
    play = window.button("Play now").first
    expect(play).to_be_visible()
    tab_to(window, play)
    assert play.evaluate("(element) => getComputedStyle(element).outlineStyle") != "none"
    keys.press("Enter")
    window.page.wait_for_url("**/t/*")
    board = Board(window, window.page.url.rpartition("/")[2]).shown()
    unit = board.acting()[0]
    entries = board.state().entries

    counter = window.page.locator(f'button[data-piece="{unit.name}"]').filter(visible=True)
    tab_to(window, counter)
    keys.press("Enter")
    board.await_state(unit.name, "selected")
    board.await_places()
    tab_to_map(board)
    keys.press("Tab")  # to the first place in reach
    keys.press("Enter")
    board.await_entries(entries + 1)


def tab_to_map(board: Board) -> None:
    for _ in range(80):
        if board.region.evaluate("(element) => element === document.activeElement"):
            return
        board.page.keyboard.press("Shift+Tab")
    raise AssertionError("Tab does not lead to the map")


def tab_until_told(window: Window, wanted: str) -> None:
    """Press Tab on the map until the sentence that is read aloud of the cursor's place says this."""
    sentence = window.page.locator("#place-sentence")
    for _ in range(60):
        window.page.keyboard.press("Tab")
        window.page.evaluate("() => new Promise(requestAnimationFrame)")
        if re.search(wanted, sentence.inner_text()):
            return
    raise AssertionError(f"no place is read as {wanted}")


def can_move(state: TableState) -> bool:
    return state.ask is not None and any(choice.verb == "move" for choice in state.ask.choices)


def test_a_unit_on_the_map_moves_by_keys(window: Window) -> None:
    board = in_contact(window)
    state = play_until(board, can_move)
    assert state.ask is not None
    unit = next(choice.args[0].name for choice in state.ask.choices if choice.verb == "move")
    place = next(piece.place for piece in state.view.pieces if piece.id == unit)
    board.open().acting()
    board.region.focus()
    tab_until_told(window, rf"^{place}\b")
    window.page.keyboard.press("Enter")
    board.await_state(unit, "selected")
    board.await_places()
    tab_until_told(window, r"In reach")
    window.page.keyboard.press("Enter")
    board.await_entries(state.entries + 1)


def test_a_key_undoes_and_another_asks_for_a_hint(window: Window) -> None:
    board = hot_seat(window).open()
    before = board.state()
    board.acting()
    prompt = board.prompt.inner_text()
    board.region.focus()
    window.page.keyboard.press("h")
    expect(board.prompt).not_to_have_text(prompt)
    assert board.state() == before
    window.page.keyboard.press("?")
    expect(window.page.get_by_role("dialog")).to_contain_text("move the cursor")
    window.page.keyboard.press("Escape")
    expect(window.page.get_by_role("dialog")).to_have_count(0)


def test_the_text_board_is_a_full_way_to_play(window: Window) -> None:
    board = hot_seat(window).open()
    window.button("Settings and table").press("Enter")
    window.button("Text board").press("Enter")
    expect(window.page.get_by_role("heading", name="Text board")).to_be_visible()
    assert window.page.locator("svg.board").count() == 0
    entries = board.state().entries
    choose = window.button(re.compile(r"^Bring in")).first
    choose.focus()
    choose.press("Enter")
    board.await_entries(entries + 1)
    going = window.button(re.compile(r"^(Go )?to [A-Z]\d+", re.I)).first
    going.press("Enter")
    board.await_entries(entries + 2)
    window.button(re.compile("^Face ")).first.press("Enter")
    board.await_entries(entries + 3)
    window.button("To the map").press("Enter")
    board.shown()


def test_a_press_waits_for_the_answer_that_led_to_it(window: Window) -> None:
    """Both seats of one screen: while it still asks what the other seat sees, the next answer is kept, not dropped."""
    board = hot_seat(window).open()
    window.button("Settings and table").press("Enter")
    window.button("Text board").press("Enter")
    entries = board.state().entries
    held: list[Route] = []
    window.page.route(re.compile(rf"{board.path}\?"), lambda route: held.append(route))
    window.button(re.compile(r"^Bring in")).first.press("Enter")
    going = window.button(re.compile(r"^(Go )?to [A-Z]\d+", re.I)).first
    going.press("Enter")
    assert held, "nothing was asked again: the test holds back nothing"
    assert board.state(1_000_000).entries == entries + 1
    window.page.unroute_all()  # they go on
    board.await_entries(entries + 2)

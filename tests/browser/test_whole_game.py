"""Whole games by clicks alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.board import Board
from tests.browser.clicker import play_out
from tests.browser.conftest import OpenWindow
from tests.browser.window import Window


def invite_and_join(host: Window, guest: Window, turns: int) -> tuple[Board, Board]:
    """A new game with a friend, all of it by hand: the host copies the link, the guest opens it and sits down."""
    host.visit("/new/tank")
    host.page.get_by_label("Head to Head").check()
    host.page.get_by_role("spinbutton", name=re.compile("turn")).fill(str(turns))
    host.page.get_by_label("A friend").check()
    host.button("Start as American").click()
    link = host.page.get_by_role("textbox", name=re.compile("you are invited")).input_value()
    host.link("Go to the table").click()
    host_board = Board(host, host.page.url.rpartition("/")[2]).shown()

    guest.visit(link)
    guest.page.get_by_label("Your name").fill("Hélène")
    guest.button("Sit down").click()
    guest.page.wait_for_url("**/t/*")
    return host_board, Board(guest, host_board.table).shown()


def test_a_short_game_by_clicks_in_two_windows(open_window: OpenWindow) -> None:
    host, guest = invite_and_join(open_window(), open_window(), turns=1)
    expect(host.page.get_by_text("Hélène", exact=True).first).to_be_visible()
    play_out(host, guest, seed=3)


@pytest.mark.slow
def test_a_whole_game_by_clicks_in_two_windows(open_window: OpenWindow) -> None:
    host, guest = invite_and_join(open_window(), open_window(), turns=10)
    play_out(host, guest, seed=4)
    assert host.state().ending == guest.state().ending

"""On a phone, by touch: 375 by 812."""

import pytest
from playwright.sync_api import expect

from tests.browser.board import can_fire, hot_seat, in_contact, play_until
from tests.browser.conftest import OpenWindow
from tests.browser.test_table import a_shot
from tests.browser.window import Window, bounds


@pytest.fixture
def phone(open_window: OpenWindow) -> Window:
    return open_window(375, 812, has_touch=True, is_mobile=True)


def test_a_move_by_taps(phone: Window) -> None:
    board = hot_seat(phone).open()
    unit = board.acting()[0]
    board.tap(unit)
    board.await_state(unit.name, "selected")
    entries = board.state().entries
    board.tap(next(place for place in board.await_places() if place.free))
    board.await_entries(entries + 1)
    assert phone.overflow() == 0


def test_a_shot_by_taps(phone: Window) -> None:
    board = in_contact(phone)
    play_until(board, can_fire)
    board.open()
    firer, target, _ = a_shot(board)
    board.page.get_by_role("button", name="Whole map").tap()
    board.select(firer, touch=True)
    board.await_state(target, "target")
    board.tap(board.piece(target))
    roll = phone.button("Roll the dice")
    expect(roll).to_be_visible()
    assert bounds(roll)["height"] >= 44
    entries = board.state().entries
    roll.tap()
    board.await_entries(entries + 1)
    assert phone.overflow() == 0


def test_the_prompt_stands_under_a_map_of_more_than_half_the_screen(phone: Window) -> None:
    board = hot_seat(phone).open()
    map_, prompt = bounds(board.region), bounds(board.prompt)
    assert prompt["y"] >= map_["y"] + map_["height"] - 1
    assert prompt["y"] + prompt["height"] <= 812
    assert map_["height"] >= 0.55 * 812


@pytest.mark.parametrize(
    "path", ["/", "/new/tank", "/new/arras", "/watch", "/rules/tank", "/rules/arras", "/about/arras", "/me"]
)
def test_no_page_is_wider_than_the_phone(phone: Window, path: str) -> None:
    phone.visit(path)
    expect(phone.page.get_by_role("heading", level=1)).to_be_visible()
    phone.page.wait_for_load_state("networkidle")
    assert phone.overflow() == 0

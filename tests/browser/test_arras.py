"""Counter-Attack: Arras by clicks: stacks, assaults with both sums and their chances, set-up by groups, bidding."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.board import ME, Board, duel, new_table
from tests.browser.clicker import play_out
from tests.browser.conftest import OpenWindow
from tests.browser.test_accessibility import findings
from tests.browser.window import Window, bounds

# D-6: who goes from Anzin by Dainville into Agny, against one battalion.
COLUMN = ("uk-4rtr-a", "uk-4rtr-b", "uk-4rnf-2", "uk-206-52at", "uk-martel")
FOUR_POINTS = b"arras-2"  # with these dice the assault comes to four casualty points
SEATS = {"allied": ME, "german": ME}


def arras(window: Window, scenario: str = "historical", secret: bytes = FOUR_POINTS, **more: Any) -> Board:
    window.expect_problems(r"409 \(Conflict\).*/(probe|aims)\b")  # a test answers before every chance is reckoned
    return Board(window, new_table(window, secret, scenario, **{"game": "arras", "seats": SEATS, **more}).table)


def planner(board: Board, place: str = "Agny") -> Locator:
    """The panel's account of an assault."""
    return board.page.get_by_role("region", name=f"Attack on {place}")


def in_tray(board: Board, unit: str) -> Locator:
    """A counter of the stack that lies open."""
    return board.page.locator(f'.bubble [data-piece="{unit}"]')


def choose(board: Board, *units: str) -> None:
    """Open a stack, and choose some of its units."""
    board.acting()
    board.click(board.piece(units[0]))
    for unit in units:
        in_tray(board, unit).click()
    for unit in units:
        expect(in_tray(board, unit)).to_have_attribute("aria-pressed", "true")


def go(board: Board, place: str) -> None:
    """Click a place that the chosen units can go to."""
    expect(board.page.locator(f'[data-place="{place}"]')).to_have_count(1)
    board.click(board.place(place))


def sums(board: Board) -> list[str]:
    """The total of each side in the panel."""
    return [one.inner_text() for one in planner(board).locator(".total dd").all()[:2]]


def advance(board: Board, *actions: str) -> None:
    """The opening up to the assault, by the service."""
    board.submit(*(action for unit in COLUMN for action in (f"move {unit}", "to 11", "to 10")), "assault 10", *actions)


# --- the opening ------------------------------------------------------------------------------------------------------


def test_the_opening_assault_by_clicks(window: Window) -> None:
    board = arras(window).open()
    page = window.page
    window.button("Whole map").click()
    choose(board, *COLUMN)
    expect(board.prompt).to_contain_text("5 units")
    board.await_state("de-1-6rr", "target")

    board.click(board.piece("de-1-66pz"))  # in Haute-Avesnes, which is closed
    bubble = page.get_by_role("alert", name="Not possible")
    expect(bubble.get_by_role("button", name=re.compile(r"^Rule 14\.2\.3"))).to_be_visible()
    assert board.state().entries == 0

    board.click(board.piece("de-1-6rr"))
    board.press("Assault Agny")
    expect(board.prompt).to_contain_text("Name the Point Unit")
    expect(page.get_by_role("radio", name=re.compile("^Name 4 Royal Tank A as Point Unit 16%"))).to_be_visible()
    board.click(board.piece("uk-4rtr-a"))
    in_tray(board, "uk-4rtr-a").click()

    expect(board.prompt).to_contain_text("Add combat support to the defence of Agny?")
    assert sums(board) == ["8", "11"]
    expect(page.get_by_role("radio", name="No support 84%")).to_be_visible()
    board.press("No support")

    expect(board.prompt).to_contain_text("Add combat support to the assault on Agny?")
    expect(page.get_by_role("radio", name="No support 16%")).to_be_visible()
    page.get_by_role("radio", name="Add air support 50%").check()
    expect(planner(board).get_by_role("img", name="succeeds 50%, fails 50%")).to_be_visible()
    assert sums(board) == ["8", "11"]
    planner(board).get_by_role("button", name="Add air support").click()

    expect(board.prompt).to_contain_text("4 casualty points. Re-roll with the Advantage?")
    expect(board.log.get_by_role("img", name=re.compile("^Dice")).first).to_be_visible()
    expect(page.get_by_role("region", name="Situation", exact=True)).to_contain_text("1 of 2")  # an air marker is gone
    expect(page.get_by_role("radio", name="Re-roll 50%")).to_be_visible()
    board.press("Let it stand")

    expect(board.prompt).to_contain_text("Share out the 4 casualty points in Agny: 2 left.")
    board.click(board.piece("de-1-6rr"))
    in_tray(board, "de-1-6rr").click()
    board.press(re.compile("etreat"))
    expect(board.prompt).to_contain_text("choose the sector")
    go(board, "7")
    expect(page.locator('.board [data-piece="de-1-6rr"]')).to_be_visible()
    expect(board.log).to_contain_text("7th Pz. 1/6 RR retreats from Agny to Ficheux.")
    expect(board.log).to_contain_text("Agny comes under Allied control.")
    expect(page.get_by_role("group", name="Situation", exact=True)).to_contain_text("2 of 10")

    for _ in range(2):  # once more: units could still act
        board.press("Pass")
    expect(board.prompt).to_contain_text("German Initiative")


def test_a_stack_moves_as_one_and_shift_goes_by_way_of_a_place(window: Window) -> None:
    board = arras(window).open()
    board.acting()
    board.click(board.piece("uk-4gh-1"))
    window.button("Select all 4 that can act").click()
    go(board, "11")
    expect(board.prompt).to_contain_text("Allied Initiative")
    assert {piece.place for piece in board.state().view.pieces if piece.id.startswith("uk-4gh")} == {"11"}

    choose(board, "uk-4rtr-a")
    window.page.keyboard.down("Shift")
    go(board, "18")
    window.page.keyboard.up("Shift")
    expect(board.prompt).to_contain_text("choose the next sector")
    board.press(re.compile("^Stop"))
    expect(board.log).to_contain_text("Duisans comes under Allied control.")


# --- set-up and bidding -----------------------------------------------------------------------------------------------


def place_group(board: Board, unit: str, place: str) -> None:
    board.acting()
    board.page.locator(f'.panel [data-piece="{unit}"]').click()
    expect(board.prompt).to_contain_text("choose a place on the map")
    entries = board.state().entries
    go(board, place)
    board.await_entries(entries + 1)


def test_groups_are_placed_by_clicks_and_the_rest_as_suggested(window: Window) -> None:
    board = arras(window, "standard").open()
    expect(board.prompt).to_contain_text("Choose a group to place.")
    place_group(board, "de-1-78art", "3")
    place_group(board, "uk-4rtr-a", "23")
    placed = {piece.id: piece.place for piece in board.state().view.pieces}
    assert (placed["de-1-78art"], placed["de-2-78art"], placed["uk-martel"]) == ("3", "3", "23")
    for _ in range(2):  # each side once: the groups that are left follow in turns
        board.press("Suggested set-up")
        board.page.wait_for_timeout(300)
    expect(board.prompt).to_contain_text("Allied Initiative", timeout=20_000)
    assert {piece.place for piece in board.state().view.pieces if piece.id == "de-5pz-1-31"} == {"A"}


def bid(board: Board, points: int) -> None:
    board.prompt.get_by_role("combobox").select_option(label=str(points))
    board.press(f"Bid {points} VP")


def test_nobody_sees_a_bid_before_both_have_bid(open_window: OpenWindow) -> None:
    host, guest = open_window(), open_window()
    options = {"game": "arras", "scenario": "historical", "options": {"bidding": "on"}}
    here, there = duel(host, guest, FOUR_POINTS, ("allied", "german"), **options)
    here.open()
    there.open()
    bid(here, 7)
    expect(here.prompt).to_contain_text("decides.")
    expect(there.prompt).to_contain_text("Bid a number of VP")
    seen = there.state()
    assert not seen.pending
    assert all("7" not in str(line.text) for passage in seen.log for line in passage.lines)
    bid(there, 9)
    for board in (here, there):
        expect(board.log).to_contain_text("Allied seat 7 VP, German seat 9 VP")
        expect(board.page.get_by_role("group", name="Situation", exact=True)).to_contain_text("0 of 9")
    expect(there.prompt).to_contain_text("Allied Initiative: choose")  # the higher bid plays the Allies
    assert {seat.seat: seat.side for seat in there.state().seats} == {"allied": "german", "german": "allied"}


def test_the_curtain_falls_between_two_secret_bids(window: Window) -> None:
    board = arras(window, options={"bidding": "on"}).open()
    bid(board, 5)
    expect(window.page.get_by_role("heading", name="Pass the screen to the German player")).to_be_visible()
    assert window.page.locator("svg.board").count() == 0
    window.button("German: ready").click()
    bid(board.shown(), 3)
    expect(board.prompt).to_contain_text("Allied Initiative")


# --- a phone, a whole game --------------------------------------------------------------------------------------------


def test_an_assault_on_a_phone(open_window: OpenWindow) -> None:
    phone = open_window(375, 812, has_touch=True, is_mobile=True)
    board = arras(phone)
    advance(board, "point uk-4rtr-a")
    board.submit("alone")
    board.open()
    air = board.prompt.get_by_role("button", name="Add air support 50%")
    expect(air).to_be_visible()
    assert bounds(air)["height"] >= 44
    assert phone.overflow() == 0
    phone.button("The sum").tap()
    expect(planner(board).get_by_text("Attack value")).to_be_visible()
    assert sums(board) == ["8", "11"]
    assert phone.overflow() == 0
    phone.button("Close").first.tap()
    entries = board.state().entries
    air.tap()
    board.await_entries(entries + 1)
    expect(board.prompt).to_contain_text("Re-roll with the Advantage?")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_an_assault_has_no_serious_finding(open_window: OpenWindow, theme: str) -> None:
    window = open_window(color_scheme=theme)
    board = arras(window)
    advance(board)
    board.open()
    expect(window.page.get_by_role("radio", name=re.compile("16%")).first).to_be_visible()
    board.click(board.piece("uk-4rtr-a"))
    expect(in_tray(board, "uk-4rtr-a")).to_be_visible()
    assert findings(window) == []
    window.button("Settings and table").click()
    window.button("Text board").click()
    assert findings(window) == []


@pytest.mark.slow
def test_a_whole_game_by_clicks_at_one_screen(window: Window) -> None:
    board = arras(window, options={"max_turns": "1"}).open()
    play_out(board, seed=1)
    expect(board.prompt).to_contain_text("The game is over.")
    assert board.state().ending is not None

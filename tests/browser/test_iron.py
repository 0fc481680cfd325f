"""Tide of Iron by clicks: set-up, the opening turn with op fire and the command phase, building squads, a phone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.board import ME, Board, new_table
from tests.browser.clicker import play_out
from tests.browser.conftest import OpenWindow
from tests.browser.test_accessibility import findings
from tests.browser.test_arras import go
from tests.browser.test_woods import refused, take
from tests.browser.window import Window

SEATS = {"us": ME, "de": ME}
DICE = b"iron"  # with these dice the first attack eliminates the squad in 0905
AIMED = ("use de-panzer4-1", "fire", "target us-1-6")
BUILT = ("r4 r4 r2e2 e2o2 r4 r4 r4 r4 e4", "r4 r4 r4 r4 e2o2 r4 r4 r4 r3o1")  # the other squads, by side
END = "End the action phase"
SET_UP = "Suggested set-up"


def iron(window: Window, **more: Any) -> Board:
    window.expect_problems(r"409 \(Conflict\).*/(probe|aims)\b")  # a test answers before every chance is reckoned
    return Board(window, new_table(window, DICE, "breaking_point", **{"game": "iron", "seats": SEATS, **more}).table)


def placed(window: Window, **more: Any) -> Board:
    """Both sides are set up as suggested, by the service itself."""
    board = iron(window, **more)
    while (ask := board.state(1_000_000).ask) is not None and ask.suggestion:
        sent = {"number": ask.number, "request": f"set-up-{ask.number}", "seat": board.state(1_000_000).you.eyes}
        window.ask(object, f"{board.path}/suggestion", sent)
    return board


def panel(board: Board, name: str) -> Locator:
    """The panel's account of an attack."""
    return board.page.get_by_role("region", name=re.compile(name))


def end(board: Board) -> None:
    for _ in range(2):  # once more: units could still act
        board.press(END)


# --- the opening turn -------------------------------------------------------------------------------------------------


def test_the_opening_by_clicks(window: Window) -> None:
    """Chapters 2, 4, 11, 12 and 5: set-up, combined fire, a move under op fire, an order, and the command phase."""
    board = iron(window).open()
    set_up(board)
    fire(board)
    move(board)
    order(board)
    bid(board)


def set_up(board: Board) -> None:
    """SETUP-04 to SETUP-12 One click a side: cards, squads, placement, op fire mode."""
    board.press(SET_UP)
    expect(board.window.button("Morale I")).to_be_visible()  # the American draws from decks of their own
    board.press(SET_UP)
    expect(board.prompt).to_contain_text("3 actions left", timeout=20_000)
    assert len([piece for piece in board.pieces() if piece.name.startswith("de-")]) == 18


def fire(board: Board) -> None:
    """ACT-08, COMB-05 A Panzer IV leads, the machine guns of a squad support it at half their firepower."""
    take(board, "de-panzer4-1")
    board.await_state("us-1-6", "target")
    board.click(board.piece("us-1-6"))
    plan = panel(board, "Attack on American squad 1-6 in 0905")
    expect(plan).to_contain_text(re.compile(r"9 dice", re.I))
    expect(plan.get_by_role("list", name="Steps").locator('[aria-current="step"]')).to_contain_text("Normal or")
    expect(plan).to_contain_text(re.compile(r"Terrain\s*ATK-05\s*3"))
    board.click(board.piece("de-1-2"))
    board.press("With the machine guns of German squad 1-2")
    expect(plan).to_contain_text(re.compile(r"11 dice", re.I))
    expect(plan.get_by_role("img", name=re.compile("routed 31%.*pinned"))).to_be_visible()
    expect(plan.get_by_role("img", name=re.compile("eliminated|destroyed", re.I)).first).to_be_visible()
    board.press("Suppressive attack")
    expect(board.log).to_contain_text(
        "Panzer IV no. 1 and German squad 1-2 lay suppressive fire on American squad 1-6 in 0905, 11 dice"
    )
    expect(board.log).to_contain_text("American squad 1-6 is eliminated in 0905.")


def move(board: Board) -> None:
    """MOVE-03, OPF-01 Several hexes by one click; op fire stops the way in between, which then goes on."""
    take(board, "de-halftrack-2")
    go(board, "0806")
    expect(board.prompt).to_contain_text("German half-track no. 2 is on the move in 0804. Fire?")
    expect(panel(board, "Op fire at German half-track no. 2 in 0804")).to_contain_text("7 against 3, 5 or more hits")
    take(board, "us-1-2")
    plan = panel(board, "Attack on German half-track no. 2 in 0804")
    expect(plan.get_by_role("img", name=re.compile("light damage 21%"))).to_be_visible()
    board.press("Normal attack")
    expect(board.log).to_contain_text("American squad 1-2 fires at German half-track no. 2 in 0804, 2 dice")
    for hex_ in ("0805", "0806"):
        expect(board.prompt).to_contain_text(f"in {hex_}. Fire?")
        board.press("Hold fire")
    expect(board.log).to_contain_text("German half-track no. 2 moves to 0806.")


def order(board: Board) -> None:
    """ACT-09 What no place of the map stands for is a button; and a target that is not seen."""
    expect(board.prompt).to_contain_text("1 action left")
    take(board, "de-2-5")
    expect(board.window.button("Fire and movement")).to_be_visible()
    board.click(board.piece("us-2-3"))
    refused(board, "No line of sight from 0702 to 0813: 0706 blocks it.", "LOS-08")
    board.page.keyboard.press("Escape")
    board.press("Op fire mode")
    expect(board.log).to_contain_text("German squad 2-5 prepares op fire.")


def bid(board: Board) -> None:
    """ACT-03, CMD-07 Both end their action phase; a card is activated, command goes to the initiative pool."""
    end(board)
    end(board)
    expect(board.prompt).to_contain_text("German command 3: activate a card")
    hand = board.page.get_by_role("group", name="Hand")
    expect(hand).to_contain_text("Keep it. Discard it at the start of one of your action turns")
    hand.get_by_role("button", name="Major Offensive").click()
    expect(board.log).to_contain_text("Major Offensive")
    expect(board.prompt).to_contain_text("American command 4")
    board.press("Add 2 command to the pool")
    expect(board.log).to_contain_text("2 command")
    shown = {(hand.seat, hand.id): hand.shown for hand in board.state().view.hands}
    assert shown["de", "play_area"] == ("major_offensive-1",)


# --- building, sight, a phone, accessibility --------------------------------------------------------------------------


def test_squads_are_built_and_placed_by_clicks(window: Window) -> None:
    """SETUP-07 to SETUP-09 Figures from a list that shows them, a token, a hex, a vehicle to ride in."""
    board = iron(window)
    board.submit("draw command_1", "draw command_1")
    board.submit("draw morale_1", "draw morale_1")
    board.open()
    expect(board.prompt).to_contain_text("Choose the figures of German squad 1-1: 6 bases to fill.")
    window.page.get_by_label("Choose", exact=True).get_by_role("button", name="4 regular infantry").first.click()
    expect(board.prompt).to_contain_text("Choose a specialisation for German squad 1-1")
    board.press("Engineer squad")
    expect(board.prompt).to_contain_text("German squad 1-2")
    for side in BUILT:
        board.submit(*(action for load in side.split() for action in (f"mount {load}", "plain")))
    expect(board.prompt).to_contain_text("Choose a unit to place: 18 left.")
    place(board, "de-truck-1", "0801")
    expect(board.prompt).to_contain_text("17 left")
    window.page.locator('.panel [data-piece="de-1-1"]').click()
    board.await_state("de-truck-1", "can-act")
    board.click(board.piece("de-truck-1"))
    expect(board.prompt).to_contain_text("16 left")
    carried = next(piece for piece in board.state().view.pieces if piece.id == "de-1-1")
    assert (carried.place, carried.carrier, carried.tab) == ("0801", "de-truck-1", "ENG")


def place(board: Board, unit: str, hex_: str) -> None:
    board.page.locator(f'.panel [data-piece="{unit}"]').click()
    go(board, hex_)


def test_cards_tell_what_they_do_and_the_line_of_sight_what_blocks_it(window: Window) -> None:
    board = placed(window).open()
    expect(window.page.get_by_label("Cards", exact=True)).to_contain_text(re.compile(r"Morale I\s*9"))
    window.button("Take Down the Beast").focus()
    expect(window.page.get_by_role("tooltip").filter(visible=True)).to_contain_text(
        "leads an attack on a heavy vehicle"
    )
    window.button("Line of sight").first.click()
    board.click(board.piece("de-halftrack-1"))
    expect(board.prompt).to_contain_text("choose where it ends")
    board.click(board.piece("us-2-3"))
    expect(board.prompt).to_contain_text("From 0702 to 0813")
    expect(board.prompt).to_contain_text("Blocked in 0706, 0708.")
    expect(board.prompt.get_by_role("button", name="Rule LOS-08")).to_be_visible()
    window.page.keyboard.press("Escape")
    expect(board.prompt).to_contain_text("Gold: units that can act.")


def test_an_attack_on_a_phone(open_window: OpenWindow) -> None:
    phone = open_window(375, 812, has_touch=True, is_mobile=True)
    board = placed(phone)
    board.submit(*AIMED)
    board.open()
    expect(board.prompt).to_contain_text("Attack on American squad 1-6")
    assert phone.overflow() == 0
    phone.see("Suppressive")
    phone.button("Who fires at whom").tap()
    expect(panel(board, "Attack on American squad 1-6")).to_contain_text("Terrain")
    assert phone.overflow() == 0
    phone.page.get_by_role("complementary").get_by_role("button", name="Close").tap()
    board.press("Normal attack")
    expect(board.prompt).to_contain_text("2 actions left")
    assert phone.overflow() == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_an_attack_and_the_cards_have_no_serious_finding(open_window: OpenWindow, theme: str) -> None:
    window = open_window(color_scheme=theme)
    board = placed(window)
    board.open()
    expect(window.page.get_by_label("Cards", exact=True)).to_be_visible()
    assert findings(window) == []
    board.submit(*AIMED)
    expect(panel(board, "Attack on American squad 1-6")).to_contain_text("Terrain")
    assert findings(window) == []


@pytest.mark.slow
def test_a_whole_game_by_clicks_at_one_screen(window: Window) -> None:
    board = placed(window, options={"max_turns": "1"}).open()
    window.button("Whole map").click()  # the clicker does not pan
    play_out(board, seed=1, haste=4)
    expect(board.prompt).to_contain_text("The game is over.")
    assert board.state().ending is not None

"""Tigers in the Mist by clicks: the opening impulse, a demolition between two players, supply, a battle on a phone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.board import ME, Board, duel, new_table
from tests.browser.clicker import play_out
from tests.browser.conftest import OpenWindow
from tests.browser.test_accessibility import findings
from tests.browser.test_arras import choose, go, in_tray
from tests.browser.window import Window, bounds

SEATS = {"german": ME, "allied": ME}
DICE = b"tigers"  # with these dice both sides have a shot in Marnach, and somebody survives on either side
INTO_MARNACH = ("move g-2-2", "with g-2-304", "to 70", "end")


def tigers(window: Window, scenario: str = "campaign", secret: bytes = DICE, **more: Any) -> Board:
    window.expect_problems(r"409 \(Conflict\).*/(probe|aims)\b")  # a test answers before every chance is reckoned
    return Board(window, new_table(window, secret, scenario, **{"game": "tigers", "seats": SEATS, **more}).table)


def battle(board: Board, place: str = "Marnach") -> Locator:
    """The panel's account of a battle."""
    return board.page.get_by_role("region", name=f"Battle of {place}")


def step(board: Board) -> Locator:
    """The step that is running."""
    return battle(board).get_by_role("list", name="Steps").locator('[aria-current="step"]')


def look_at(board: Board, place: str) -> None:
    """Type the name of a place: it comes into sight."""
    board.page.keyboard.press("/")
    board.page.get_by_label("Type an action or a place").fill(place)
    board.page.keyboard.press("Enter")


def fire(board: Board, target: str, chances: str) -> None:
    """Choose a target on the map, see the chances there and roll."""
    board.await_state(target, "target")
    board.click(board.piece(target))
    card = board.page.get_by_role("group", name="Odds")
    expect(card.get_by_role("img", name=chances).first).to_be_visible()
    card.get_by_role("button", name="Roll the dice").click()


# --- the opening impulse ----------------------------------------------------------------------------------------------


def test_the_opening_impulse_by_clicks(window: Window) -> None:
    """EX-11: over the Our at Dasburg as foot, the battle of Marnach, and the bridge behind it."""
    board = tigers(window).open()
    page = window.page

    choose(board, "g-2-pz", "g-2-2")
    board.click(board.piece("a-28-110-1"))  # across a bridge that is blown
    bubble = page.get_by_role("alert", name="Not possible")
    expect(bubble).to_contain_text("2/3 Pz is armour")
    expect(bubble.get_by_role("button", name=re.compile(r"^Rule 8\.34"))).to_be_visible()
    assert board.state().entries == 0

    in_tray(board, "g-2-pz").click()
    in_tray(board, "g-2-304").click()
    board.await_state("a-28-110-1", "target")
    expect(board.region.locator(".lines text").filter(has_text=re.compile("^4$")).first).to_be_visible()  # 3 + 1 MP
    board.click(board.piece("a-28-110-1"))
    expect(board.log).to_contain_text("2/2 and 2/304 cross the damaged bridge from Dasburg to Marnach on foot (4 MP).")

    choose(board, "g-26-39", "g-26-77")
    board.press("Entrench 26/39 and 1 more")
    expect(board.log).to_contain_text("26/77 entrenches in Gemund.")
    for _ in range(2):  # once more: units could still act
        board.press("End the movement")

    expect(board.prompt).to_contain_text("Aim the artillery shot")
    expect(step(board)).to_contain_text("Defender’s artillery")
    expect(board.log).to_contain_text("German artillery, 2 calls, 6 or less succeeds")
    fire(board, "g-2-2", "No hit 30%, 1 hit 70%")

    expect(board.prompt).to_contain_text("28/110/1 fires in Marnach: choose its target.")
    expect(step(board)).to_contain_text("Defender allocates fire")
    row = battle(board).get_by_role("button").filter(has_text="2/304")
    expect(row).to_contain_text("2 dice, 6 or less hits")
    expect(row.get_by_role("img", name="No hit 16%, 1 hit 48%, 2 hits 36%")).to_be_visible()
    expect(battle(board)).to_contain_text("All attackers across a river")
    row.click()  # the panel and the map offer the same
    window.button("Roll the dice").click()

    expect(board.prompt).to_contain_text("Battle of Marnach: choose the next unit to fire.")
    expect(step(board)).to_contain_text("Attacker allocates fire")
    board.await_state("g-2-2", "can-act")
    board.click(board.piece("g-2-2"))
    fire(board, "a-28-110-1", "No hit 51%, 1 hit 38%, Eliminated 10%")

    expect(board.prompt).to_contain_text("German bridge building: choose an engineer, or finish.")
    choose(board, "g-600")
    go(board, "70")
    expect(page.get_by_role("group", name="Odds")).to_contain_text("40%")  # 1 to 4 of 10
    window.button("Roll the dice").click()
    expect(board.log).to_contain_text(re.compile("the bridge between Dasburg and Marnach: .*4 or less was needed"))
    expect(board.prompt).to_contain_text("Allied movement")


def test_a_stack_goes_as_one_and_shift_goes_by_way_of_an_area(window: Window) -> None:
    board = tigers(window).open()
    choose(board, "g-560-1128")
    window.button("Select all 4 that can act").click()
    board.await_state("a-28-112", "target")
    board.click(board.piece("a-28-112"))
    expect(board.log).to_contain_text("560/1128, 560/1130, 560/1129 and 207 Eng move from Daleiden to Lutzkampen")
    board.press("Undo")
    expect(board.prompt).to_contain_text("German movement")

    choose(board, "g-2-304")
    window.button("Close", exact=True).click()
    window.page.keyboard.down("Shift")
    go(board, "28")
    window.page.keyboard.up("Shift")
    expect(board.prompt).to_contain_text("2/304 in Waxweiler: choose the next area.")
    board.press("Stop here")
    expect(board.log).to_contain_text("2/304 moves from Arzfeld to Waxweiler (2 MP).")


# --- two players ------------------------------------------------------------------------------------------------------


def test_a_demolition_is_asked_of_the_other_player(open_window: OpenWindow) -> None:
    host, guest = open_window(), open_window()
    german, allied = duel(host, guest, DICE, ("german", "allied"), game="tigers", scenario="campaign")
    pass_on(german, allied)
    german.open()
    allied.open()
    look_at(german, "Korperich")
    choose(german, "g-5fj-13", "g-5fj-14")
    german.await_state("a-28-109-2", "target")
    german.click(german.piece("a-28-109-2"))
    expect(german.prompt).to_contain_text("Allied decides.")

    expect(allied.prompt).to_contain_text("The enemy is about to cross the bridge from Korperich to Vianden.")
    allied.await_state("a-28-109-2", "selected")  # nobody else could
    allied.click(allied.piece("a-28-109-2"))
    expect(guest.page.get_by_role("group", name="Odds")).to_contain_text("40%")  # infantry that has not moved: 10.29
    guest.button("Roll the dice").click()
    for board in (german, allied):
        expect(board.log).to_contain_text("28/109/2 demolishes the bridge between Korperich and Vianden")
    expect(allied.prompt).to_contain_text("German decides.")
    expect(german.prompt).to_contain_text("Stack in Korperich: choose the next area.")
    go(german, "56")  # on foot, then
    expect(german.log).to_contain_text("cross the damaged bridge from Korperich to Vianden on foot")
    expect(german.prompt).to_contain_text("German movement")


def pass_on(german: Board, allied: Board) -> None:
    """Nobody does anything until the first German movement of 17 December, when bridges are blown."""
    for _ in range(40):
        asked = next(
            board for board in (german, allied) if (ask := board.state(1_000_000).ask) is not None and ask.mine
        )
        state = asked.state(1_000_000)
        assert state.ask is not None
        answers = [choice.action for choice in state.ask.choices]
        if state.view.tracks[0].value == 4 and state.view.active == "german" and "end" in answers:
            return
        asked.submit(next((word for word in ("end", "arrive", "close", "finish") if word in answers), answers[0]))
    raise AssertionError("not reached")


# --- overlays, a phone, accessibility ---------------------------------------------------------------------------------


def test_supply_of_either_side_is_shown(window: Window) -> None:
    board = tigers(window).open()
    for side in ("German", "Allied"):
        window.button(f"Supply: {side}").click()
        expect(board.prompt).to_contain_text(f"{side} supply: every unit is in supply. Green: joined to its source.")
        expect(board.prompt).to_contain_text("Dashed green: joined for some units only.")
        assert window.page.locator(".ground path").count() >= 2
    window.page.keyboard.press("Escape")
    expect(board.prompt).to_contain_text("Gold: units that can act.")


def test_a_battle_on_a_phone(open_window: OpenWindow) -> None:
    phone = open_window(375, 812, has_touch=True, is_mobile=True)
    board = tigers(phone)
    board.submit(*INTO_MARNACH)
    board.open()
    expect(board.prompt).to_contain_text("Aim the artillery shot")
    assert phone.overflow() == 0
    phone.button("Who fires at whom").tap()
    row = battle(board).get_by_role("button").filter(has_text="2/304")
    expect(row).to_be_visible()
    expect(step(board)).to_contain_text("Defender’s artillery")
    assert bounds(row)["height"] >= 44
    assert phone.overflow() == 0
    row.tap()
    expect(phone.button("Roll the dice")).to_be_visible()
    assert phone.overflow() == 0
    phone.button("Roll the dice").tap()
    expect(board.prompt).to_contain_text("28/110/1 fires in Marnach")
    board.await_state("g-2-2", "target")
    board.tap(board.piece("g-2-2"))
    phone.button("Roll the dice").tap()
    expect(board.prompt).to_contain_text("choose the next unit to fire")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_battle_has_no_serious_finding(open_window: OpenWindow, theme: str) -> None:
    window = open_window(color_scheme=theme)
    board = tigers(window)
    board.submit(*INTO_MARNACH)
    board.submit("aim g-2-2")
    board.open()
    expect(battle(board)).to_contain_text("2 dice, 6 or less hits")
    assert findings(window) == []
    window.button("Settings and table").click()
    window.button("Text board").click()
    assert findings(window) == []


@pytest.mark.slow
def test_a_whole_game_by_clicks_at_one_screen(window: Window) -> None:
    board = tigers(window, "seventh_army", options={"max_turns": "1"}).open()
    play_out(board, seed=1, haste=20)
    expect(board.prompt).to_contain_text("The game is over.")
    assert board.state().ending is not None

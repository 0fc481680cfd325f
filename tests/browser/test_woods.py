"""The Deadly Woods by clicks: the opening of the game up to the first chit, overlays, an attack on a phone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.board import ME, Board, new_table
from tests.browser.clicker import play_out
from tests.browser.conftest import OpenWindow
from tests.browser.gestures import drawn_by_frame, pan_and_zoom, script_cost, static_changes
from tests.browser.test_accessibility import findings
from tests.browser.test_arras import go, in_tray
from tests.browser.test_budgets import FRAME
from tests.browser.test_tigers import look_at
from tests.browser.window import Window, bounds

SEATS = {"german": ME, "allied": ME}
DICE = b"woods-4"  # with these dice the defender of 3413 retreats
AT_WINTERSPELT = ("attack 3413", "join g-62-164", "join g-62-183_190", "support ga-5pz-1")  # the last two begin it
END = "End this part of the round"


def woods(window: Window, **more: Any) -> Board:
    window.expect_problems(r"409 \(Conflict\).*/(probe|aims)\b")  # a test answers before every chance is reckoned
    return Board(window, new_table(window, DICE, "attack", **{"game": "woods", "seats": SEATS, **more}).table)


def planner(board: Board, name: str | re.Pattern[str]) -> Locator:
    """The panel's account of an attack."""
    return board.page.get_by_role("region", name=name)


def refused(board: Board, sentence: str, rule: str) -> None:
    bubble = board.page.get_by_role("alert", name="Not possible")
    expect(bubble).to_contain_text(sentence)
    expect(bubble.get_by_role("button", name=f"Rule {rule}")).to_be_visible()


def take(board: Board, unit: str) -> None:
    """Click a unit that can act, alone or in a pile that opens."""
    board.acting()
    places = {piece.id: piece.place for piece in board.state(1_000_000).view.pieces}
    board.click(board.piece(unit))
    if list(places.values()).count(places[unit]) > 1:
        in_tray(board, unit).click()


def point(board: Board, place: str) -> None:
    """Click a hex that is not offered, on its printed number."""
    box = bounds(board.region.locator("text").filter(has_text=re.compile(f"^{place}$")))
    board.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def in_sight(board: Board, place: str) -> None:
    """Wait until a place that can be chosen is on the screen."""
    expect(board.page.locator(f'[data-place="{place}"]')).to_have_count(1)
    for _ in range(100):
        if board.place(place).free:
            return
        board.page.wait_for_timeout(50)
    raise AssertionError(f"{place} is not in sight")


def end(board: Board) -> None:
    for _ in range(2):  # once more: units could still act
        board.press(END)


# --- the opening ------------------------------------------------------------------------------------------------------


def test_the_opening_by_clicks(window: Window) -> None:
    """4.3, 14.3: the German attacks and moves, Traffic, the Reaction, von der Heydte, and the first chit."""
    board = woods(window).open()
    attack(board)
    advance(board)
    move(board)
    react(board)
    land(board)


def attack(board: Board) -> None:
    """11.3 Two regiments of 62nd VG with artillery at the 424th in Winterspelt."""
    expect(board.prompt).to_contain_text("German attacks: choose the hex to attack")
    board.click(board.piece("u-106id-424"))
    expect(board.prompt).to_contain_text("Attack on 3413: add units that attack")
    take(board, "g-62-164")  # it joins at once
    plan = planner(board, "Attack on 3413")
    expect(plan.get_by_role("list", name="Steps").locator('[aria-current="step"]')).to_contain_text("Attackers")
    expect(plan).to_contain_text("Infantry in woods or forest")
    expect(board.window.button("Begin the attack")).to_be_visible()
    take(board, "g-62-183_190")  # nobody else is near: it begins

    expect(board.prompt).to_contain_text("German support: choose artillery")
    board.click(board.piece("ga-5pz-1"))
    expect(plan).to_contain_text(re.compile(r"1st artillery of 5th Panzer Army\s*11\.3\.1a\s*\+5"))
    expect(plan).to_contain_text(re.compile(r"Ratio 3-1\s*11\.3\.2a"))
    expect(plan).to_contain_text(re.compile(r"Infantry in woods or forest\s*11\.3\.2e\s*← 1"))
    expect(plan.get_by_role("img", name=re.compile("DR: .*33%.*BL1: .*AL1: "))).to_be_visible()
    board.press("No more support")
    expect(board.prompt).to_contain_text("Allied support")
    board.press("No more support")
    expect(board.log).to_contain_text("Attack on 3413 at 2-1: a 6, the defender retreats 2 hexes.")


def advance(board: Board) -> None:
    """11.4, 11.5 The defender goes back two hexes, the attacker follows."""
    board.press("Leave it as it is")
    expect(board.prompt).to_contain_text("424/106ID in 3413 retreats")
    go(board, "3313")
    go(board, "3213")
    expect(board.log).to_contain_text("424/106ID retreats from 3413 to 3213.")
    take(board, "g-62-164")
    expect(board.log).to_contain_text("3413 comes under German control.")
    board.press("Stop here")
    expect(board.prompt).to_contain_text("German attacks")
    board.press(END)


def move(board: Board) -> None:
    """10.1, 7.3 and 9.2 Several hexes by one click, half a point on the road; what is not to be reached."""
    expect(board.prompt).to_contain_text("German movement")
    look_at(board, "3908")
    take(board, "g-506")
    expect(board.region.locator(".lines text").filter(has_text=re.compile(r"^1\.5$")).first).to_be_visible()
    go(board, "3807")
    expect(board.log).to_contain_text("to 3807.")
    take(board, "g-12-27")
    point(board, "3607")
    refused(board, "3808 and 3708 are both in enemy ZOC", "7.3b")
    take(board, "g-18-294_295")
    point(board, "3910")
    refused(board, "6th Panzer Army", "9.2a")
    end(board)


def react(board: Board) -> None:
    """12.8, 14.3.1a Traffic goes on a road, and a unit falls back."""
    expect(board.prompt).to_contain_text("Choose a road hex for Allied Traffic")
    look_at(board, "St. Vith")
    go(board, "3212")
    expect(board.log).to_contain_text("Allied Traffic goes to 3212.")
    expect(board.prompt).to_contain_text("choose up to 3 units")
    take(board, "u-106id-422")
    go(board, "3411")
    expect(board.log).to_contain_text("to 3411.")
    expect(board.log).to_contain_text("ALLIED REACTION ROUND", ignore_case=True)
    look_at(board, "Trier")
    end(board)


def land(board: Board) -> None:
    """12.7, 14.1 Von der Heydte's die and the chit that is drawn next are shown together."""
    expect(board.prompt).to_contain_text("Choose the hex where Von der Heydte lands.")
    in_sight(board, "2905")  # far from Trier: the map has moved
    go(board, "2905")
    card = board.page.get_by_role("group", name="Odds")
    expect(card).to_contain_text("Von der Heydte’s landing")
    expect(card).to_contain_text("Allied Reinforcement 50%")
    board.window.button("Roll the dice").click()
    expect(board.log).to_contain_text("Von der Heydte lands in 2905")
    expect(board.log).to_contain_text("Chit drawn:")
    hands = {hand.id: hand.count for hand in board.state().view.hands}
    assert (hands["cup"], hands["track"]) == (3, 1)


def test_the_lobby_tells_what_happened_last(window: Window) -> None:
    woods(window).submit(*AT_WINTERSPELT)
    window.visit("/")
    window.see("The 1st artillery of 5th Panzer Army adds 5.")


# --- overlays, a phone, accessibility ---------------------------------------------------------------------------------


def test_zones_of_control_and_supply_of_either_side_are_shown(window: Window) -> None:
    board = woods(window).open()
    for side in ("German", "Allied"):
        window.button(f"Zones of control: {side}").click()
        expect(board.prompt).to_contain_text(f"{side} zones of control.")
        assert 1 <= window.page.locator(".ground path").count() <= 8  # of a thousand hexes: a path a kind
        window.button(f"Supply: {side}").click()
        expect(board.prompt).to_contain_text(f"{side} supply")
        assert 1 <= window.page.locator(".ground path").count() <= 8
    window.page.keyboard.press("Escape")
    expect(board.prompt).to_contain_text("Blue: to be chosen on the map.")


def test_the_dates_of_the_turns_are_shown(open_window: OpenWindow) -> None:
    for locale, said in (("en-GB", "1 of 6 · 16–17 December 1944"), ("fr-FR", "1 sur 6 · 16-17 décembre 1944")):
        window = open_window(locale=locale)
        woods(window).open()
        expect(window.page.get_by_role("img", name=said)).to_be_visible()


def test_the_shifts_of_a_large_attack_stay_in_sight(open_window: OpenWindow) -> None:
    window = open_window(locale="fr-FR")
    board = woods(window)
    joined = ("g-12-27", "g-12-48_89", "g-3-5", "g-3-8", "g-3-9")
    board.submit("attack 3709", *(f"join {unit}" for unit in joined), "support ga-6pz-1")
    board.open()
    plan = planner(board, re.compile("Attaque sur 3709"))
    expect(plan).to_contain_text("3FJ 9")
    for line in ("Infanterie en bois ou forêt", "Colonne 5-1"):
        expect(plan.get_by_text(line)).to_be_in_viewport(ratio=1)


def test_the_map_comes_to_rest_a_little_at_a_frame(chromium: Browser, window: Window) -> None:
    """What a zoom draws anew, counters and numbers of hexes, is spread over the frames that follow."""
    board = woods(window).open()
    expect(board.prompt).to_contain_text("German attacks")
    page = window.page
    box = bounds(board.region)
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def zoom(turn: int, count: int) -> None:
        page.mouse.move(*middle)
        for _ in range(count):
            page.mouse.wheel(0, turn)
        page.wait_for_timeout(1500)

    def zoom_out() -> None:
        zoom(120, 4)  # to many numbers
        zoom(120, 12)  # to the whole map

    zoom(-120, 12)
    drawn = drawn_by_frame(page, zoom_out)
    print(f"\nzoomed out: {sum(drawn)} elements drawn anew, at most {max(drawn)} in a frame")
    assert max(drawn) <= 400 <= sum(drawn) / 2
    assert static_changes(page, lambda: pan_and_zoom(page, *middle)) == 0
    cost = script_cost(chromium, page, lambda: pan_and_zoom(page, *middle))
    print(f"table of the largest map: {cost}")
    assert cost.median <= FRAME


def test_an_attack_on_a_phone(open_window: OpenWindow) -> None:
    phone = open_window(375, 812, has_touch=True, is_mobile=True)
    board = woods(phone)
    board.submit(*AT_WINTERSPELT)
    board.open()
    expect(board.prompt).to_contain_text("German support")
    assert phone.overflow() == 0
    board.tap(next(spot for spot in board.pieces("can-act") if spot.name == "gn-5pz-1"))
    board.press("Add the 1st Nebelwerfer of 5th Panzer Army")
    phone.button("The sum").tap()
    plan = planner(board, re.compile("Attack on 3413"))
    expect(plan).to_contain_text("1st Nebelwerfer of 5th Panzer Army")
    expect(plan).to_contain_text("Infantry in woods or forest")
    assert phone.overflow() == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_an_attack_has_no_serious_finding(open_window: OpenWindow, theme: str) -> None:
    window = open_window(color_scheme=theme)
    board = woods(window)
    board.submit(*AT_WINTERSPELT)
    board.open()
    window.button("Zones of control: Allied").click()
    expect(planner(board, re.compile("Attack on 3413"))).to_contain_text("Infantry in woods or forest")
    assert findings(window) == []
    window.button("Settings and table").click()
    window.button("Text board").click()
    assert findings(window) == []


@pytest.mark.slow
def test_a_whole_game_by_clicks_at_one_screen(window: Window) -> None:
    board = woods(window, options={"max_turns": "2"}).open()
    window.button("Whole map").click()  # the clicker does not pan
    play_out(board, seed=1, haste=8)
    expect(board.prompt).to_contain_text("The game is over.")
    assert board.state().ending is not None

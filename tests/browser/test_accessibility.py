"""axe-core finds nothing serious on any page, in light and dark, on a desk and on a phone."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.board import Board, hot_seat, in_contact
from tests.browser.conftest import OpenWindow
from tests.browser.window import Window

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
THEMES = ("light", "dark")
PAGES = ("/", "/new/tank", "/rules/tank/9.1a", "/me", "/watch", "/about/tank")


def findings(window: Window) -> list[str]:
    """What axe-core calls serious or critical."""
    window.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = window.page.evaluate("async () => (await axe.run(document)).violations")
    return [
        f"{one['id']}: {node['target']} {node['html'][:160]} {node['failureSummary'][:300]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_no_serious_finding(open_window: OpenWindow, path: str, theme: str) -> None:
    window = open_window(color_scheme=theme)
    hot_seat(window)  # so that the lobby has something to list
    window.visit(path)
    expect(window.page.get_by_role("heading", level=1)).to_be_visible()
    window.page.wait_for_load_state("networkidle")
    assert findings(window) == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_table_has_no_serious_finding(open_window: OpenWindow, theme: str) -> None:
    window = open_window(color_scheme=theme)
    board = in_contact(window).open()
    board.click(board.acting()[0])
    assert findings(window) == []
    window.button("Settings and table").click()
    assert findings(window) == []
    window.button("Text board").click()
    assert findings(window) == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_table_on_a_phone_has_no_serious_finding(open_window: OpenWindow, theme: str) -> None:
    window = open_window(375, 812, has_touch=True, color_scheme=theme)
    in_contact(window).open().acting()
    assert findings(window) == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_replay_has_no_serious_finding(open_window: OpenWindow, theme: str) -> None:
    window = open_window(color_scheme=theme)
    board: Board = in_contact(window)
    window.visit(f"/t/{board.table}/replay")
    expect(window.page.get_by_role("slider")).to_be_visible()
    assert findings(window) == []

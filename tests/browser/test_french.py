"""French, without a reload, and nothing but French."""

from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from playwright.sync_api import expect

from tests.browser.board import Board, hot_seat
from tests.browser.window import Window
from tests.text.speech import files, resource

# What a person reads, and what a screen reader says of it.
WORDS = """() => {
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.add(walker.currentNode.textContent.trim());
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
        for (const name of ["aria-label", "title", "placeholder"])
            if (element.hasAttribute(name)) found.add(element.getAttribute(name).trim());
    return [...found].filter(Boolean);
}"""
LONG = 12  # letters that a piece of a sentence needs to be told from chance


def pieces(language: str) -> Iterator[str]:
    """What a person reads of a language's messages: every stretch of text between two variables."""
    for file in files(language):
        if file != "cli.ftl":
            for entry in resource(language, file).body:
                if isinstance(entry, ftl.Message):
                    yield from _Stretches.of(entry)


class _Stretches(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    @classmethod
    def of(cls, entry: ftl.Message) -> list[str]:
        visitor = cls()
        visitor.visit(entry)
        return visitor.found

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found.append(node.value.strip(" .:,;?\n").casefold())


@pytest.fixture(scope="module")
def english() -> frozenset[str]:
    """What only English says."""
    named = {"english"}  # a language is called by its own name
    return frozenset(text for text in set(pieces("en")) - set(pieces("fr")) - named if len(text) > 3)


def left_in_english(window: Window, english: frozenset[str]) -> set[str]:
    shown: list[str] = window.page.evaluate(WORDS)
    said = [text.casefold() for text in shown]
    long = {piece for piece in english if len(piece) >= LONG}
    whole = {text for text in said if text.strip(" .:,;?") in english}
    return whole | {text for text in said if any(piece in text for piece in long)}


def test_the_language_changes_without_a_reload(window: Window) -> None:
    window.visit("/")
    window.page.evaluate("window.same = true")
    expect(window.button("Play now").first).to_be_visible()
    window.button("Switch to French").click()
    expect(window.button("Jouer tout de suite").or_(window.button("Jouer")).first).to_be_visible()
    assert window.page.evaluate("window.same")
    assert window.page.evaluate("document.documentElement.lang") == "fr"


@pytest.mark.parametrize("path", ["/", "/new/tank", "/me", "/rules/tank", "/about/tank"])
def test_no_english_is_left_on_a_page(window: Window, path: str, english: frozenset[str]) -> None:
    window.visit("/")
    window.button("Switch to French").click()
    window.visit(path)
    expect(window.page.get_by_role("heading", level=1)).to_be_visible()
    window.page.wait_for_load_state("networkidle")
    assert left_in_english(window, english) == set()


def test_no_english_is_left_at_the_table(window: Window, english: frozenset[str]) -> None:
    board: Board = hot_seat(window).open()
    assert left_in_english(window, english), "the check sees English where there is some"
    window.button("Settings and table").click()
    window.page.get_by_label("Français").check()
    expect(board.prompt).to_contain_text("Choisissez une unité")
    assert left_in_english(window, english) == set()
    window.page.keyboard.press("Escape")
    board.click(board.acting()[0])
    board.await_places()
    for tab in window.page.get_by_role("tab").all():
        tab.click()
        assert left_in_english(window, english) == set()

"""A browser window of one person. Whatever goes wrong on its pages fails the test that opened it."""

import re
import time
from typing import Any, TypeVar

import msgspec
from playwright.sync_api import APIResponse, BrowserContext, ConsoleMessage, Error, Locator, Page, expect

from tests.browser.service import Service

T = TypeVar("T")


class Window:
    def __init__(self, context: BrowserContext, service: Service) -> None:
        self.context = context
        self.service = service
        self.problems: list[str] = []
        self.expected: list[str] = []  # patterns of what a test brings about on purpose
        context.on("page", self._listen)
        self.page: Page = context.new_page()

    # --- going about ------------------------------------------------------------------------------------------------

    def visit(self, path: str) -> None:
        self.page.goto(path)

    def button(self, name: str | re.Pattern[str], *, exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def link(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("link", name=name)

    def see(self, text: str | re.Pattern[str]) -> Locator:
        """What a person reads somewhere on the page; the first of several."""
        found = self.page.get_by_text(text).filter(visible=True).first
        expect(found).to_be_visible()
        return found

    def overflow(self) -> int:
        """How many pixels the page is wider than the screen."""
        width: int = self.page.evaluate("Math.max(0, document.documentElement.scrollWidth - innerWidth)")
        return width

    # --- the service, as this person's browser asks it ------------------------------------------------------------

    def ask(self, kind: type[T], path: str, body: object = None) -> T:
        """GET, or POST where there is something to say."""
        response = self._send(path, body)
        while response.status == 429:  # a test is faster than people are
            time.sleep(2.5)  # longer than one more takes to be granted
            response = self._send(path, body)
        assert response.ok, f"{response.status} {response.text()}"
        return msgspec.json.decode(response.body(), type=kind)

    def _send(self, path: str, body: object) -> APIResponse:
        request = self.context.request
        if body is None:
            return request.get(path)
        return request.post(path, data=msgspec.json.encode(body), headers={"content-type": "application/json"})

    # --- what goes wrong ------------------------------------------------------------------------------------------

    def expect_problems(self, *patterns: str) -> None:
        self.expected += patterns

    def unexpected(self) -> list[str]:
        return [text for text in self.problems if not any(re.search(pattern, text) for pattern in self.expected)]

    def _listen(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", self._thrown)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(f"{message.text} ({message.location.get('url', '')})")

    def _thrown(self, error: Error) -> None:
        self.problems.append(f"uncaught: {error.message}\n{error.stack}")


def bounds(locator: Locator) -> dict[str, Any]:
    box = locator.bounding_box()
    assert box is not None, "it is not on the screen"
    return dict(box)

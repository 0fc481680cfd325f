"""The map of a table in a window: what is highlighted on it, and clicks there.

The board is a picture, and no role or label can take hold of what is drawn in it: counters carry their id and state
(``data-piece``, ``data-state``), places that can be chosen an invisible shape (``data-place``).
"""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from grognard.service.api import Opened, SeatPlan, Submission, TableState
from tests.browser.window import Window
from tests.service.player import Player

# Where something is on the screen, and whether a click there would reach it. What is not shown is left out.
SPOTS = """(selector) => [...document.querySelectorAll(selector)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (box.width === 0) return [];
    let [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const drawn = element.closest(".board");
    if (drawn && element.dataset.piece) {
        const matrix = element.getScreenCTM();
        [x, y] = [matrix.e, matrix.f];
    }
    const hit = document.elementFromPoint(x, y);
    const free = drawn ? hit?.closest(".board-region") : element.contains(hit);
    const name = element.dataset.piece ?? element.dataset.place ?? element.textContent;
    return [{ name, state: element.dataset.state ?? "", x, y, free: Boolean(free) }];
})"""


class Spot:
    """A piece, a place or a button on the screen."""

    def __init__(self, found: dict[str, object]) -> None:
        self.name = str(found["name"])
        self.state = str(found["state"])
        self.at = (float(str(found["x"])), float(str(found["y"])))
        self.free = bool(found["free"])  # nothing floats over it


class Board:
    def __init__(self, window: Window, table: str) -> None:
        self.window = window
        self.page = window.page
        self.table = table
        self.path = f"/api/tables/{table}"

    # --- the page ---------------------------------------------------------------------------------------------------

    def open(self) -> "Board":
        self.window.visit(f"/t/{self.table}")
        return self.shown()

    def shown(self) -> "Board":
        expect(self.region).to_be_visible()
        return self

    @property
    def region(self) -> Locator:
        return self.page.get_by_role("application")

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile("What is asked|Ce qui est demandé"))

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("tabpanel")

    def press(self, name: str | re.Pattern[str]) -> None:
        """A button of the prompt."""
        self.prompt.get_by_role("button", name=name).click()

    # --- the map ----------------------------------------------------------------------------------------------------

    def pieces(self, *states: str) -> list[Spot]:
        """The counters on the map and beside it; only those in one of some states."""
        found = [Spot(one) for one in self.page.evaluate(SPOTS, "[data-piece]")]
        return [spot for spot in found if not states or spot.state in states]

    def acting(self) -> list[Spot]:
        """The counters that can act, once it is one's turn."""
        expect(self.page.locator('[data-piece][data-state="can-act"]').filter(visible=True)).not_to_have_count(0)
        return self.pieces("can-act")

    def piece(self, name: str) -> Spot:
        return next(spot for spot in self.pieces() if spot.name == name)

    def places(self) -> list[Spot]:
        """The places that can be chosen."""
        return [Spot(one) for one in self.page.evaluate(SPOTS, "[data-place]")]

    def place(self, name: str) -> Spot:
        return next(spot for spot in self.places() if spot.name == name)

    def click(self, spot: Spot) -> None:
        self.page.mouse.click(*spot.at)

    def tap(self, spot: Spot) -> None:
        self.page.touchscreen.tap(*spot.at)

    def select(self, piece: str, touch: bool = False) -> None:
        """Click a piece that can act, and wait until what it can do is shown."""
        self.await_state(piece, "can-act")
        (self.tap if touch else self.click)(self.piece(piece))
        self.await_state(piece, "selected")

    def await_state(self, piece: str, state: str) -> None:
        expect(self.page.locator(f'[data-piece="{piece}"][data-state="{state}"]').filter(visible=True)).to_have_count(1)

    def await_places(self) -> list[Spot]:
        expect(self.page.locator("[data-place]")).not_to_have_count(0)
        return self.places()

    # --- the service ------------------------------------------------------------------------------------------------

    def state(self, since: int = 0, eyes: str = "") -> TableState:
        return self.window.ask(TableState, f"{self.path}?since={since}&eyes={eyes}")

    def submit(self, *actions: str) -> TableState:
        state = self.state(1_000_000)
        assert state.ask is not None
        sent = Submission(state.ask.number, f"test-{state.version}-{state.entries}", list(actions), state.you.eyes)
        return self.window.ask(TableState, f"{self.path}/actions", sent)

    def await_entries(self, entries: int) -> None:
        """Wait until the service has taken so many entries."""
        for _ in range(200):
            if self.state(1_000_000).entries >= entries:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("nothing was accepted")


# --- tables -----------------------------------------------------------------------------------------------------------

ME, FRIEND, MACHINE = SeatPlan("me"), SeatPlan("friend"), SeatPlan("machine", "recruit")


def new_table(window: Window, secret: bytes = b"second", scenario: str = "head_to_head", **more: Any) -> Opened:
    """A table of this person, by the service itself, with dice that a test knows: the American begins."""
    seats = more.pop("seats", {"us": ME, "de": MACHINE})
    body = {"game": "tank", "scenario": scenario, "seats": seats, "commitment": window.service.dice(secret), **more}
    return window.ask(Opened, "/api/tables", body)


def hot_seat(window: Window, secret: bytes = b"second", **more: Any) -> Board:
    return Board(window, new_table(window, secret, seats={"us": ME, "de": ME}, **more).table)


def duel(
    host: Window, guest: Window, secret: bytes = b"second", seats: tuple[str, str] = ("us", "de"), **more: Any
) -> tuple[Board, Board]:
    """Two people in two windows: the American, and the German who came by the link; or the seats of another game."""
    opened = new_table(host, secret, seats={seats[0]: ME, seats[1]: FRIEND}, **more)
    key = opened.links[seats[1]].rpartition("/")[2]
    guest.ask(Opened, "/api/join", {"key": key})
    return Board(host, opened.table), Board(guest, opened.table)


def play_until(
    board: Board, until: Callable[[TableState], bool], seed: object = 1, other: Board | None = None
) -> TableState:
    """Random play through the service until the one who is asked sees what a test wants."""
    player = Player(seed)
    for _ in range(1500):
        state = board.state(1_000_000)
        if state.ask is not None and not state.ask.mine and other is not None:
            state = other.state(1_000_000)
        assert state.ending is None, "the game is over"
        if state.ask is None or not state.ask.mine:
            board.page.wait_for_timeout(50)  # a machine thinks
            continue
        if until(state):
            return state
        answer = player.answer(state)
        asked = other if other is not None and state.you.eyes != board.state(1_000_000).you.eyes else board
        asked.window.ask(TableState, f"{asked.path}/actions?since=1000000", answer)
    raise AssertionError("not reached")


def in_contact(window: Window, secret: bytes = b"second") -> Board:
    """One person with both seats; both sides are set up as suggested, and stand in range of each other."""
    board = hot_seat(window, secret, scenario="frontal_assault")
    while (ask := board.state(1_000_000).ask) is not None and ask.suggestion:
        eyes = board.state(1_000_000).you.eyes
        sent = {"number": ask.number, "request": f"set-up-{ask.number}", "seat": eyes}
        window.ask(TableState, f"{board.path}/suggestion", sent)
    return board


def can_fire(state: TableState) -> bool:
    """Between two activations, with something in reach to be fired at."""
    ask = state.ask
    return ask is not None and ask.scope < 0 and any(choice.verb == "fire" for choice in ask.choices)

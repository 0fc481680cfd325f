"""The issue's own figures: bytes of a first load, and what a click, panning and zooming cost."""

import functools
import statistics
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.board import in_contact, play_until
from tests.browser.conftest import ROOT, OpenWindow
from tests.browser.gestures import pan_and_zoom, script_cost, static_changes
from tests.browser.window import Window, bounds

LOBBY, TABLE = 150_000, 250_000  # bytes, zipped, without fonts
CLICK = 100.0  # ms
FRAME = 8.0  # ms of script
# Both are held against the median: on a machine that others use, too, a single click or frame waits for them.


def transferred(window: Window, path: str) -> dict[str, int]:
    """What came over the wire for one page, by address, without fonts."""
    session = window.context.new_cdp_session(window.page)
    addresses: dict[str, str] = {}
    sizes: dict[str, int] = {}
    session.on(
        "Network.responseReceived", lambda event: addresses.update({event["requestId"]: event["response"]["url"]})
    )
    session.on(
        "Network.loadingFinished",
        lambda event: sizes.update({event["requestId"]: int(event["encodedDataLength"])}),
    )
    session.send("Network.enable")
    window.visit(path)
    expect(window.page.get_by_role("heading", level=1)).to_be_visible()
    window.page.wait_for_load_state("networkidle")
    found = {addresses[id_]: size for id_, size in sizes.items() if id_ in addresses}
    return {address: size for address, size in found.items() if not address.endswith((".woff2", ".woff"))}


def test_the_lobby_loads_in_150_kilobytes(window: Window) -> None:
    sizes = transferred(window, "/")
    print(f"\nlobby: {sum(sizes.values())} bytes in {len(sizes)} answers")
    assert sum(sizes.values()) < LOBBY, sizes


def test_a_table_loads_in_250_kilobytes(window: Window) -> None:
    board = in_contact(window)
    sizes = transferred(window, f"/t/{board.table}")
    print(f"\ntable: {sum(sizes.values())} bytes in {len(sizes)} answers")
    assert sum(sizes.values()) < TABLE, sizes


def test_panning_and_zooming_a_table_is_cheap(chromium: Browser, window: Window) -> None:
    board = in_contact(window).open()
    board.acting()
    page = window.page
    for _ in range(3):
        window.button("Closer").click()
    box = bounds(board.region)
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert static_changes(page, lambda: pan_and_zoom(page, *middle)) == 0
    cost = script_cost(chromium, page, lambda: pan_and_zoom(page, *middle))
    print(f"\ntable: {cost}")
    assert cost.median <= FRAME


ANSWER = """() => {
    window.answers = [];
    let clicked = 0;
    addEventListener("pointerup", () => { clicked = performance.now(); }, true);
    new MutationObserver(() => {
        if (!clicked || !document.querySelector("[data-place]")) return;
        window.answers.push(performance.now() - clicked);
        clicked = 0;
    }).observe(document.body, { subtree: true, childList: true });
}"""


def test_a_click_is_answered_in_a_tenth_of_a_second(window: Window) -> None:
    """From the click on a unit to the places that it can reach, which the service reckons."""
    board = in_contact(window)
    state = play_until(board, lambda now: now.ask is not None and any(one.verb == "move" for one in now.ask.choices))
    assert state.ask is not None
    unit = next(choice.args[0].name for choice in state.ask.choices if choice.verb == "move")
    board.open().await_state(unit, "can-act")
    window.page.evaluate(ANSWER)
    for _ in range(7):
        board.click(board.piece(unit))
        board.await_places()
        window.page.keyboard.press("Escape")
        expect(window.page.locator("[data-place]")).to_have_count(0)
    answers: list[float] = window.page.evaluate("window.answers")
    print(f"\nclick: answered in {statistics.median(answers):.0f} ms, the slowest in {max(answers):.0f} ms")
    assert statistics.median(answers) < CLICK


@pytest.fixture(scope="module")
def gallery(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the gallery, which is no part of the product: built and served here."""
    folder = tmp_path_factory.mktemp("gallery")
    build = ["npm", "exec", "--", "vite", "build", "--config", "gallery/vite.config.ts", "--logLevel=warn"]
    command = [sys.executable, str(ROOT / "tools/client.py"), *build, "--outDir", str(folder), "--emptyOutDir"]
    subprocess.run(command, check=True)
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


def test_panning_and_zooming_the_largest_map_is_cheap(chromium: Browser, open_window: OpenWindow, gallery: str) -> None:
    window = open_window()
    page = window.page
    page.goto(f"{gallery}?map=woods&bare=1")
    expect(page.locator("g.static > *").first).to_be_attached()
    assert static_changes(page, lambda: pan_and_zoom(page, 720, 450)) == 0
    cost = script_cost(chromium, page, lambda: pan_and_zoom(page, 720, 450))
    print(f"\nlargest map: {cost}")
    assert cost.median <= FRAME

"""Panning and zooming a map, and what it costs: script a frame by Chromium's own trace, changes of the static layer."""

import json
import statistics
from bisect import bisect
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
SCRIPT = {"FunctionCall", "EventDispatch", "FireAnimationFrame", "TimerFire", "EvaluateScript", "RunMicrotasks"}
FRAME = "Commit"  # ends the main thread's part of a frame

WATCH = """() => {
    const layer = document.querySelector("g.static");
    window.layer = layer;
    window.changes = 0;
    const observer = new MutationObserver((all) => { window.changes += all.length; });
    observer.observe(layer, { subtree: true, childList: true, attributes: true, characterData: true });
}"""

# How many elements of the board each frame draws anew, in `window.drawn`.
COUNT = """() => {
    window.drawn = [0];
    const frame = () => { window.drawn.push(0); requestAnimationFrame(frame); };
    frame();
    const size = (node) => (node instanceof Element ? 1 + node.querySelectorAll("*").length : 0);
    new MutationObserver((all) => {
        const added = all.flatMap(({ addedNodes }) => [...addedNodes]);
        window.drawn[window.drawn.length - 1] += added.map(size).reduce((a, b) => a + b, 0);
    }).observe(document.querySelector("svg.board"), { subtree: true, childList: true });
}"""


class Cost(NamedTuple):
    frames: int
    median: float  # ms of script
    worst: float

    def __str__(self) -> str:
        return f"{self.frames} frames, script a frame: median {self.median:.2f} ms, worst {self.worst:.2f} ms"


def pan_and_zoom(page: Page, x: float, y: float) -> None:
    """Drag the map about, turn the wheel in and out, and let it come to rest."""
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(40):
        page.mouse.move(x - 4 * step, y - 2 * step)
    page.mouse.up()
    for turn in (-120, 120):
        for _ in range(15):
            page.mouse.wheel(0, turn)
    page.wait_for_timeout(300)


def static_changes(page: Page, gesture: Callable[[], None]) -> int:
    """How often the static layer was changed meanwhile; a layer that was replaced counts as one."""
    page.evaluate(WATCH)
    gesture()
    count: int = page.evaluate("window.changes + (window.layer === document.querySelector('g.static') ? 0 : 1)")
    return count


def drawn_by_frame(page: Page, gesture: Callable[[], None]) -> list[int]:
    """How many elements of the board were drawn anew in each frame meanwhile."""
    page.evaluate(COUNT)
    gesture()
    drawn: list[int] = page.evaluate("window.drawn")
    return drawn


def script_cost(browser: Browser, page: Page, gesture: Callable[[], None]) -> Cost:
    browser.start_tracing(page=page, categories=CATEGORIES)
    gesture()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return cost_of(events)


def cost_of(events: list[dict[str, Any]]) -> Cost:
    """The page's main thread is the one with most frames; nested calls count once, and only the thread's own time."""
    frames = [event for event in events if event["name"] == FRAME and event["ph"] == "X"]
    assert frames, "the trace has no frames"
    thread, _ = Counter(map(thread_of, frames)).most_common(1)[0]
    ends = sorted(event["ts"] for event in frames if thread_of(event) == thread)
    calls = sorted(
        (event["ts"], event["tts"], event["tts"] + event.get("tdur", 0))
        for event in events
        if event["name"] in SCRIPT and event["ph"] == "X" and thread_of(event) == thread
    )
    spent = [0.0] * (len(ends) + 1)
    covered = 0.0
    for at, begin, end in calls:
        spent[bisect(ends, at)] += max(0.0, end - max(begin, covered)) / 1000
        covered = max(covered, end)
    busy = [ms for ms in spent if ms > 0] or [0.0]
    return Cost(len(busy), statistics.median(busy), max(busy))


def thread_of(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]

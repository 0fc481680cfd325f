"""What the browser tests share: the client, built once; a service; Chromium; windows that must stay free of errors."""

import fcntl
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.service import Service
from tests.browser.window import Window

ROOT = Path(__file__).parents[2]
CHROMIUM = Path("/usr/bin/chromium")
FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
]
PATIENCE = 10_000  # ms that something on a page may take on a busy machine

OpenWindow = Callable[..., Window]


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The client as it is now; of several workers one builds it, and the others wait."""
    with (tmp_path_factory.getbasetemp().parent / "client.lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        subprocess.run([sys.executable, str(ROOT / "tools/client.py"), "build"], check=True)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if not CHROMIUM.exists():
        message = f"{CHROMIUM} is missing: run tools/install_services.sh"
        assert "CI" not in os.environ, message
        pytest.skip(message)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def service(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    running = Service(tmp_path_factory.mktemp("browser"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def open_window(chromium: Browser, service: Service) -> Iterator[OpenWindow]:
    """Opens windows, each of another person. None of them may end with an error that the test did not announce."""
    windows: list[Window] = []

    def opened(width: int = 1440, height: int = 900, **options: Any) -> Window:
        wanted = {"locale": "en-GB", "color_scheme": "light", "reduced_motion": "reduce"} | options
        context = chromium.new_context(base_url=service.address, viewport={"width": width, "height": height}, **wanted)
        context.set_default_timeout(PATIENCE)
        windows.append(Window(context, service))
        return windows[-1]

    yield opened
    found = [problem for window in windows for problem in window.unexpected()]
    for window in windows:
        window.context.close()
    assert found == []


@pytest.fixture
def window(open_window: OpenWindow) -> Window:
    return open_window()

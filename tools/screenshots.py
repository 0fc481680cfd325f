"""Make the pictures of the README, with a real service and a real browser: docs/pictures/*.png.

    .venv/bin/python -m tools.screenshots            all of them
    .venv/bin/python -m tools.screenshots lobby      one

The dice are known and both sides play as the adviser says, so that the same games are played each time.
"""

import base64
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from grognard.service.api import Hint, Me, Pointed, TableState
from tests.browser.board import MACHINE, ME, Board, can_fire, duel, new_table
from tests.browser.conftest import CHROMIUM, FLAGS, ROOT
from tests.browser.service import Service
from tests.browser.window import Window
from tools.palette import png

PICTURES = ROOT / "docs/pictures"
LARGEST = 250_000  # bytes
SECRET = b"pictures"

PIXELS = """async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const blob = new Blob([context.getImageData(0, 0, image.width, image.height).data]);
    const reader = new FileReader();
    await new Promise((done) => { reader.onload = done; reader.readAsDataURL(blob); });
    return [image.width, image.height, reader.result.split(",")[1]];
}"""


class Studio:
    """Windows and tables for the pictures."""

    def __init__(self, browser: Browser, service: Service) -> None:
        self.browser = browser
        self.service = service
        self.darkroom = browser.new_page()  # where pixels are developed

    def window(self, name: str, width: int = 1440, height: int = 900, **options: object) -> Window:
        wanted = {"locale": "en-GB", "color_scheme": "light", "reduced_motion": "reduce"} | options
        context = self.browser.new_context(
            base_url=self.service.address, viewport={"width": width, "height": height}, **wanted  # type: ignore[arg-type]
        )
        window = Window(context, self.service)
        window.ask(Me, "/api/me")
        context.request.patch("/api/me", data={"name": name})
        return window

    def battle(self, until: Callable[[TableState], bool], **options: object) -> Board:
        """Camille against Hélène, in the midst of it; the window is Camille's."""
        here, there = duel(self.window("Camille", **options), self.window("Hélène"), SECRET, scenario="frontal_assault")
        advance(here, there, until)
        return here

    def take(self, window: Window, name: str) -> None:
        """Save what the window shows."""
        window.page.mouse.move(2, 2)
        window.page.wait_for_load_state("networkidle")
        window.page.evaluate("document.fonts.ready")
        window.page.wait_for_timeout(300)
        shot = base64.b64encode(window.page.screenshot()).decode()
        width, height, pixels = self.darkroom.evaluate(PIXELS, f"data:image/png;base64,{shot}")
        picture = png(width, height, base64.b64decode(pixels))
        assert len(picture) <= LARGEST, f"{name}: {len(picture)} bytes"
        (PICTURES / f"{name}.png").write_bytes(picture)
        print(f"{name}.png  {width} × {height}, {len(picture) // 1000} kB")


def advance(here: Board, there: Board, until: Callable[[TableState], bool]) -> TableState:
    """Both sides play what the adviser says, until the host sees what the picture needs."""
    for _ in range(3000):
        board = next(one for one in (here, there) if asked(one))
        state = board.state(1_000_000)
        if board is here and until(state):
            return state
        if state.ending is not None or state.ask is None:
            return state
        command = {"number": state.ask.number, "request": f"picture-{state.entries}-{state.version}", "seat": state.you.eyes}
        if state.ask.suggestion:
            board.window.ask(TableState, f"{board.path}/suggestion", command)
            continue
        hint = board.window.ask(Hint, f"{board.path}/hint", command)
        board.window.ask(TableState, f"{board.path}/actions?since=1000000", command | {"actions": hint.actions})
    raise AssertionError("not reached")


def asked(board: Board) -> bool:
    state = board.state(1_000_000)
    return state.ask is None or state.ask.mine


def turn(state: TableState) -> int:
    return next(track.value for track in state.view.tracks if track.id == "turn")


def fighting(state: TableState) -> bool:
    """In the middle of the third turn's phase: something was done that can be undone, and somebody can fire."""
    return turn(state) >= 3 and can_fire(state) and bool(state.undo)


def shot(board: Board) -> tuple[str, str]:
    """Who can fire at whom: the pair that has somewhere to go and something to add."""
    state = board.state()
    assert state.ask is not None
    places = {piece.id: piece.place for piece in state.view.pieces}
    best = ("", "")
    for choice in state.ask.choices:
        if choice.verb == "fire":
            target = choice.args[0].name
            for piece in state.view.pieces:
                asking = {"number": state.ask.number, "pieces": [piece.id], "place": places[target], "piece": target}
                if piece.side == "us" and board.window.ask(Pointed, f"{board.path}/point", asking).refusal is None:
                    can_move = any(one.action == f"move {piece.id}" for one in state.ask.choices)
                    if can_move or not best[0]:
                        best = (piece.id, target)
    return best


def refused(board: Board) -> tuple[str, str]:
    """Who cannot fire at whom because it is too far: the refusal with two figures."""
    state = board.state()
    assert state.ask is not None
    for own in state.view.pieces:
        for enemy in state.view.pieces:
            if own.side == "us" != enemy.side and any(one.action == f"move {own.id}" for one in state.ask.choices):
                asking = {"number": state.ask.number, "pieces": [own.id], "place": enemy.place, "piece": enemy.id}
                answer = board.window.ask(Pointed, f"{board.path}/point", asking)
                numbers = [value for _, value in answer.refusal.text.args if isinstance(value, int)] if answer.refusal else []
                if len(numbers) == 2:
                    return own.id, enemy.id
    raise AssertionError("everything is in range")


# --- the pictures -----------------------------------------------------------------------------------------------------


def lobby(studio: Studio) -> None:
    camille, louis, anna = studio.window("Camille"), studio.window("Louis"), studio.window("Anna")
    advance(*duel(camille, studio.window("Hélène"), SECRET, scenario="frontal_assault", tempo={"kind": "days"}), fighting)
    waiting = duel(camille, studio.window("Tom"), b"second", scenario="head_to_head", tempo={"kind": "days"})
    waiting[0].submit("end")
    over = duel(camille, studio.window("Petra"), b"third", scenario="head_to_head")
    state = over[1].state()
    resigned = {"number": state.ask.number if state.ask else 0, "request": "resigned", "seat": "de"}
    over[1].window.ask(TableState, f"{over[1].path}/resign", resigned)
    free = {"us": ME, "de": {"who": "open"}}
    new_table(louis, b"fourth", "last_stand", seats=free, tempo={"kind": "live", "minutes": 45})
    new_table(anna, b"fifth", "night_action", seats={"us": {"who": "open"}, "de": ME}, tempo={"kind": "days", "days": 2})
    new_table(louis, b"sixth", "counterattack", seats={"us": ME, "de": MACHINE}, public=True)
    camille.visit("/")
    expect(camille.button("Play now").first).to_be_visible()
    studio.take(camille, "lobby")


def new_game(studio: Studio) -> None:
    window = studio.window("Camille")
    window.visit("/new/tank")
    window.page.get_by_label("Frontal Assault").check()
    window.page.get_by_label("American", exact=True).check()
    studio.take(window, "new-game")


def table(studio: Studio) -> None:
    board = studio.battle(fighting).open()
    aim(board)
    studio.take(board.window, "table")


def dark(studio: Studio) -> None:
    board = studio.battle(fighting, color_scheme="dark").open()
    aim(board)
    studio.take(board.window, "dark")


def phone(studio: Studio) -> None:
    board = studio.battle(fighting, width=375, height=812, device_scale_factor=2, has_touch=True, is_mobile=True).open()
    aim(board)
    studio.take(board.window, "phone")


def aim(board: Board) -> None:
    firer, target = shot(board)
    board.select(firer)
    board.await_state(target, "target")
    board.click(board.piece(target))
    expect(board.window.button("Roll the dice")).to_be_visible()


def refusal(studio: Studio) -> None:
    board = studio.battle(fighting, locale="fr-FR").open()
    own, enemy = refused(board)
    board.select(own)
    board.click(board.piece(enemy))
    expect(board.page.get_by_role("alert").filter(has_text="9.1")).to_be_visible()
    studio.take(board.window, "refusal")


def text_board(studio: Studio) -> None:
    board = studio.battle(fighting).open()
    firer, _ = shot(board)
    board.select(firer)
    board.window.button("Settings and table").click()
    board.window.button("Text board").click()
    studio.take(board.window, "text-board")


def replay(studio: Studio) -> None:
    board = studio.battle(lambda state: state.ending is not None)
    film = board.state()
    hits = [passage for passage in film.log if passage.chance is not None and passage.result and len(passage.lines) > 0]
    rarest = min((one for one in hits if one.entry > film.entries / 2), key=lambda one: one.chance or 1)
    board.window.visit(f"/t/{board.table}/replay?at={rarest.entry}&eyes=us")
    expect(board.page.get_by_role("slider")).to_be_visible()
    studio.take(board.window, "replay")


SCENES: dict[str, Callable[[Studio], None]] = {
    "lobby": lobby,
    "new-game": new_game,
    "table": table,
    "refusal": refusal,
    "replay": replay,
    "phone": phone,
    "dark": dark,
    "text-board": text_board,
}


def main(names: list[str]) -> int:
    if not set(names) <= set(SCENES):
        print(f"{__doc__}\nPictures: {', '.join(SCENES)}", file=sys.stderr)
        return 2
    subprocess.run([sys.executable, str(ROOT / "tools/client.py"), "build"], check=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name in names or SCENES:
            home = Path(folder) / name
            home.mkdir()
            service = Service(home)
            service.start()
            try:
                SCENES[name](Studio(browser, service))
            finally:
                service.stop()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

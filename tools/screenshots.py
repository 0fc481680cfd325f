"""Make the pictures of the README, with a real service and a real browser: docs/pictures/*.png.

    .venv/bin/python -m tools.screenshots            all of them
    .venv/bin/python -m tools.screenshots lobby      one

The dice are known and a machine plays both sides, so that the same games are played each time.
"""

import base64
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, expect, sync_playwright

from grognard.games import get
from grognard.kernel import Match
from grognard.players import make
from grognard.service.api import Aims, Me, Pointed, SeatPlan, TableState
from tests.browser.board import MACHINE, ME, Board, can_fire, duel, new_table
from tests.browser.conftest import CHROMIUM, FLAGS, ROOT
from tests.browser.service import Service
from tests.browser.test_tigers import look_at
from tests.browser.window import Window
from tools.palette import png

PICTURES = ROOT / "docs/pictures"
LARGEST = 350_000  # bytes
SECRET = b"pictures"
COLUMN = ("uk-4rtr-a", "uk-4rtr-b", *(f"uk-6dli-{n}" for n in (1, 2, 3, 4)), "uk-4rnf-2", "uk-206-52at", "uk-martel")
ATTACKS = {
    "43": ("g-277-989", "g-277-990", "g-277-991"),
    "70": ("g-2-2", "g-2-304"),
    "69": ("g-26-39", "g-26-77", "g-26-78"),
    "49": ("g-560-1128", "g-560-1130", "g-560-1129"),
    "56": ("g-5fj-13", "g-5fj-14", "g-5fj-15"),
}  # area -> who enters it on 16-1

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

    def window(self, name: str, width: int = 1440, height: int = 900, **options: Any) -> Window:
        wanted = {"locale": "en-GB", "color_scheme": "light", "reduced_motion": "reduce"} | options
        context = self.browser.new_context(
            base_url=self.service.address, viewport={"width": width, "height": height}, **wanted
        )
        window = Window(context, self.service)
        window.ask(Me, "/api/me")
        context.request.patch("/api/me", data={"name": name})
        return window

    def battle(self, until: Callable[[TableState], bool], **options: Any) -> Board:
        """Camille against Hélène, in the midst of it; the window is Camille's."""
        here, there = duel(self.window("Camille", **options), self.window("Hélène"), SECRET, scenario="frontal_assault")
        advance(here, there, lambda state: until(state) and bool(shots(here)))
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


def advance(here: Board, there: Board, until: Callable[[TableState], bool], slug: str = "tank") -> None:
    """A machine beside the service knows its dice and plays both sides, until the host sees what is wanted."""
    game = get(slug)
    match = Match.new(game, here.state().scenario, secret=SECRET)
    machine = make("greedy", game, Random(4))
    while (now := match.decision) is not None:
        board = (here, there)[now.seat]
        if now.seat == 0 and until(board.state(1_000_000)):
            return
        actions = game.suggestion(match.state, now.seat) or [machine.choose(match.state, now.seat)]
        board.submit(*map(str, actions))
        match.submit(now.seat, actions)


def turn(state: TableState) -> int:
    return next(track.value for track in state.view.tracks if track.id == "turn")


def fighting(state: TableState) -> bool:
    """In the middle of the third turn's phase: something was done that can be undone, and somebody can fire."""
    return turn(state) >= 3 and can_fire(state) and bool(state.undo)


class Shot(NamedTuple):
    reach: int  # how many places the firer can go to
    firer: str
    target: str


def shots(board: Board) -> list[Shot]:
    """The shots that look well: likely enough, and by a unit that could also go somewhere."""
    state = board.state()
    assert state.ask is not None
    found = []
    for piece in state.view.pieces:
        if piece.side == "us":
            aims = board.window.ask(Aims, f"{board.path}/aims?pieces={piece.id}&number={state.ask.number}").aims
            reach = sum(1 for one in aims if one.place and not one.piece)
            found += [Shot(reach, piece.id, one.piece) for one in aims if one.chance is not None and one.chance > 0.2]
    return [one for one in found if one.reach > 4]


def refused(board: Board) -> tuple[str, str]:
    """Who cannot fire at whom because it is too far: the refusal with two figures."""
    state = board.state()
    assert state.ask is not None
    for own in state.view.pieces:
        for enemy in state.view.pieces:
            if own.side == "us" != enemy.side and any(one.action == f"move {own.id}" for one in state.ask.choices):
                asking = {"number": state.ask.number, "pieces": [own.id], "place": enemy.place, "piece": enemy.id}
                answer = board.window.ask(Pointed, f"{board.path}/point", asking)
                told = answer.refusal.text.args if answer.refusal else ()
                if len([value for _, value in told if isinstance(value, int)]) == 2:
                    return own.id, enemy.id
    raise AssertionError("everything is in range")


# --- the pictures -----------------------------------------------------------------------------------------------------


def lobby(studio: Studio) -> None:
    camille, louis, anna = studio.window("Camille"), studio.window("Louis"), studio.window("Anna")
    slow = {"kind": "days", "days": 3}
    advance(*duel(camille, studio.window("Hélène"), SECRET, scenario="frontal_assault", tempo=slow), fighting)
    waiting = duel(camille, studio.window("Tom"), b"second", scenario="head_to_head", tempo=slow)
    waiting[0].submit("end")
    over = duel(camille, studio.window("Petra"), b"third", scenario="head_to_head")
    state = over[1].state()
    resigned = {"number": state.ask.number if state.ask else 0, "request": "resigned", "seat": "de"}
    over[1].window.ask(TableState, f"{over[1].path}/resign", resigned)
    free = SeatPlan("open")
    new_table(louis, b"fourth", "last_stand", seats={"us": ME, "de": free}, tempo={"kind": "live", "minutes": 45})
    new_table(anna, b"fifth", "night_action", seats={"us": free, "de": ME}, tempo=slow)
    new_table(louis, b"sixth", "counterattack", seats={"us": ME, "de": MACHINE}, public=True)
    camille.visit("/")
    expect(camille.button("Play now").first).to_be_visible()
    studio.take(camille, "lobby")


def new_game(studio: Studio) -> None:
    window = studio.window("Camille")
    window.page.add_init_script("crypto.getRandomValues = (list) => list.map((_, i) => (list[i] = 41 * i + 127))")
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


def arras_opening(studio: Studio) -> None:
    board = allied_camille(studio).open()
    board.acting()
    board.click(board.piece(COLUMN[0]))
    board.window.button("Select all 9 that can act").click()
    board.await_state("de-1-6rr", "target")
    studio.take(board.window, "arras-opening")


def arras_assault(studio: Studio) -> None:
    """4 RTR and 6 Durham Light Infantry into Agny, and the German adds nothing."""
    board = allied_camille(studio, "point uk-4rtr-a").open()
    board.page.get_by_role("radio", name="Add air support").check()
    studio.take(board.window, "arras-assault")


def allied_camille(studio: Studio, point: str = "") -> Board:
    """Camille at the opening of Arras; with a Point Unit, once all of Anzin is in Agny and Hélène has answered."""
    seats = ("allied", "german")
    here, there = duel(
        studio.window("Camille"), studio.window("Hélène"), SECRET, seats, game="arras", scenario="historical"
    )
    if point:
        moves = [action for unit in COLUMN for action in (f"move {unit}", "to 11", "to 10")]
        here.submit(*moves, "assault 10", point)
        there.submit("alone")
    return here


def tigers_opening(studio: Studio) -> None:
    """Two regiments of 2nd Panzer at the Our, and how far they can go."""
    board = german_camille(studio)[0].open()
    board.acting()
    board.click(board.piece("g-2-pz"))
    for unit in ("g-2-2", "g-2-304"):
        board.page.locator(f'.bubble [data-piece="{unit}"]').click()
    board.await_state("a-28-110-1", "target")
    studio.take(board.window, "tigers-opening")


def tigers_battle(studio: Studio) -> None:
    """The first attacks are under way; in Rocherath the third regiment of 277 VG has yet to be given its target."""
    here, there = german_camille(studio)
    for place, stack in ATTACKS.items():
        here.submit(f"move {stack[0]}", *(f"with {unit}" for unit in stack[1:]), f"to {place}")
    here.submit("end", "battle 43")
    done: list[str] = []
    while "at" not in done[:-1]:
        board = next(board for board in (here, there) if (ask := board.state(1_000_000).ask) is not None and ask.mine)
        ask = board.state(1_000_000).ask
        assert ask is not None
        board.submit(ask.choices[0].action)
        done += [ask.choices[0].verb] if board is here else []
    here.open()
    expect(here.page.get_by_role("region", name="Battle of Rocherath")).to_be_visible()
    studio.take(here.window, "tigers-battle")


def german_camille(
    studio: Studio, game: str = "tigers", scenario: str = "campaign", secret: bytes = SECRET
) -> tuple[Board, Board]:
    """Camille at the opening of a game in the Ardennes, against Hélène."""
    windows = (studio.window("Camille"), studio.window("Hélène"))
    return duel(*windows, secret, ("german", "allied"), game=game, scenario=scenario)


def woods_opening(studio: Studio) -> None:
    """The first movement: KG Hansen on the road to the front, and what each hex costs."""
    here, _ = german_camille(studio, "woods", "attack")
    here.submit("end")  # without an attack
    here.open()
    here.acting()
    look_at(here, "3709")
    here.click(here.piece("g-1ss-hansen"))
    expect(here.region.locator(".lines text").first).to_be_visible()
    studio.take(here.window, "woods-opening")


def woods_battle(studio: Studio) -> None:
    """62 VG has taken Winterspelt; 2nd Panzer and 26 VG storm over the Our, amid the Allied zones of control."""
    here, there = german_camille(studio, "woods", "attack", b"woods-4")
    here.submit("attack 3413", "join g-62-164", "join g-62-183_190", "support ga-5pz-1")
    while True:
        board = next(board for board in (here, there) if (ask := board.state(1_000_000).ask) is not None and ask.mine)
        ask = board.state(1_000_000).ask
        assert ask is not None
        if any(choice.action == "attack 3217" for choice in ask.choices):
            break
        verbs = {choice.verb: choice.action for choice in reversed(ask.choices)}
        board.submit(
            next((verbs[verb] for verb in ("ready", "keep", "advance") if verb in verbs), ask.choices[0].action)
        )
    here.submit("attack 3217", "join g-2pz-a", "join g-2pz-b", "join g-26-39", "join g-26-77_78", "support ga-5pz-2")
    here.open()
    look_at(here, "3317")
    here.window.button("Zones of control: Allied").click()
    expect(here.page.get_by_role("region", name="Attack on 3217")).to_contain_text("No more support")
    studio.take(here.window, "woods-battle")


def iron_opening(studio: Studio) -> None:
    """Both sides are set up; a Panzer IV is in hand, with its reach and its targets."""
    windows = (studio.window("Camille"), studio.window("Hélène"))
    here, there = duel(*windows, SECRET, ("de", "us"), game="iron", scenario="breaking_point")
    game = get("iron")
    match = Match.new(game, "breaking_point", secret=SECRET)
    while (now := match.decision) is not None and (actions := game.suggestion(match.state, now.seat)):
        (there, here)[now.seat].submit(*map(str, actions))
        match.submit(now.seat, actions)
    here.open()
    here.acting()
    look_at(here, "0804")
    here.window.button("Closer").click()
    here.select("de-panzer4-1")
    here.await_places()
    studio.take(here.window, "iron-opening")


def iron_battle(studio: Studio) -> None:
    """The Germans advance under op fire: Camille chooses who fires at them, and how."""
    windows = (studio.window("Camille"), studio.window("Hélène"))
    here, there = duel(*windows, SECRET, ("us", "de"), game="iron", scenario="breaking_point")
    advance(here, there, under_fire, "iron")
    while (ask := here.state(1_000_000).ask) is not None and ask.choices[0].verb != "with":
        here.submit(ask.choices[0].action)  # who leads, and with which of their figures
    here.open()
    expect(here.page.get_by_role("region", name=re.compile("Attack on"))).to_be_visible()
    for _ in range(2):
        here.window.button("Closer").click()
    look_at(here, "1110")  # near the hill whose defenders fire
    studio.take(here.window, "iron-battle")


def under_fire(state: TableState) -> bool:
    """From the second round on, when several may fire at a unit that moves."""
    rounds = next(track.value for track in state.view.tracks if track.id == "round")
    ask = state.ask
    return rounds > 1 and ask is not None and ask.prompt.id == "iron-prompt-react" and len(ask.choices) > 3


def aim(board: Board) -> None:
    board.acting()
    _, firer, target = max(shots(board))
    if not board.piece(firer).free:  # beyond the edge of a phone: whoever types its place sees it
        place = next(piece.place for piece in board.state().view.pieces if piece.id == firer)
        look_at(board, place)
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
    board.acting()
    board.select(max(shots(board)).firer)
    board.window.button("Settings and table").click()
    board.window.button("Text board").click()
    studio.take(board.window, "text-board")


def replay(studio: Studio) -> None:
    board = studio.battle(lambda state: False)
    film = board.state()
    shots = [passage for passage in film.log if passage.result and passage.entry > film.entries / 2]
    rarest = min(shots, key=lambda passage: passage.chance or 1)
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
    "arras-opening": arras_opening,
    "arras-assault": arras_assault,
    "tigers-opening": tigers_opening,
    "tigers-battle": tigers_battle,
    "woods-opening": woods_opening,
    "woods-battle": woods_battle,
    "iron-opening": iron_opening,
    "iron-battle": iron_battle,
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

"""The hidden chit (6.0c) on the wire: two tables that differ in nothing else are the same to whoever must not know it.

Everything that the active side and an onlooker can get is fetched twice, and once the chit was exchanged in between.
"""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from grognard.games.tank.actions import CHIT, Chit
from grognard.games.tank.state import TankState
from grognard.games.tank.turn import least_ap
from grognard.kernel.match import Entry
from grognard.service.api import TableState
from grognard.service.app import House
from grognard.service.desk import Live
from grognard.service.store import seats, tables
from tests.service.browser import Browser
from tests.service.player import Player
from tests.service.tables import Pair, Seat, duel

LAST_TURN = 3  # what follows a roll hangs most on the chit here: it may end the game
# Seconds that pass between two looks.
CLOCKS = re.compile(rb'"(since|ago|clock)":-?[0-9.e+-]+')


def swap_chit(live: Live, value: int) -> None:
    """Make the table one in which the passive side drew another chit; whatever was shown since fits both."""
    match = live.match
    drawn = max(at for at, entry in enumerate(match.entries) if isinstance(entry.action, Chit))
    old = match.entries[drawn]
    match.entries[drawn] = Entry(old.seat, CHIT[value], old.forced, 0, old.counter)
    later = [moment.state for moment in match.moments if moment.entries > drawn]
    for state in [match.state, *later]:
        state.chit = value
        state.__dict__.clear()  # the decision that it remembers


def tank(live: Live) -> TankState:
    assert isinstance(live.match.state, TankState)
    return live.match.state


def twins(live: Live) -> list[int]:
    """The values that the chit may have as far as the active side knows."""
    state = tank(live)
    return [value for value in (2, 3, 4) if state.chit and value >= least_ap(state)]


class Listener:
    """Fetches everything that one visitor can get at a table, the same each time."""

    def __init__(self, browser: Browser, table: str, eyes: str, live: Live, rng: Random) -> None:
        self.browser = browser
        self.path = f"/api/tables/{table}"
        self.eyes = eyes
        self.number = live.ops
        self.entries = len(live.match.entries)
        view = live.game.view(live.match.state, -2)
        places = [piece.place for piece in view.pieces] or ["A1"]
        self.here, self.there = rng.choice(places), rng.choice(places)
        own = [piece.id for piece in view.pieces if piece.side == view.active]
        self.pieces = rng.sample(own, min(4, len(own))) or ["us_sherman_1"]
        intents = list(live.game.intents(live.match.state, live.match.decision.seat)) if live.match.decision else []
        self.intents = rng.sample(intents, min(6, len(intents)))
        now = live.match.decision
        listed = [str(action) for action in now.actions] if now is not None else []
        self.actions = rng.sample(listed, min(4, len(listed)))

    def asked(self) -> Iterator[tuple[str, str, object]]:
        eyes, table = f"eyes={self.eyes}", self.path
        command = {"number": self.number, "request": "leak", "seat": self.eyes}
        yield "GET", f"{table}?{eyes}", None
        yield "GET", f"{table}?{eyes}&since={max(0, self.entries - 3)}", None
        yield "GET", "/api/lobby", None
        yield "GET", f"{table}/film?{eyes}&from={max(0, self.entries - 20)}", None
        yield "GET", f"{table}/graph?{eyes}", None
        yield "GET", f"{table}/record", None
        yield "GET", f"{table}/seat-file?{eyes}", None
        yield "GET", f"{table}/query/los?args={self.here},{self.there}&{eyes}", None
        yield "GET", f"{table}/query/terrain?args={self.here}&{eyes}", None
        for piece in self.pieces:
            yield "GET", f"{table}/query/field?args={piece}&{eyes}", None
            yield "GET", f"{table}/aims?pieces={piece}&number={self.number}&{eyes}", None
        for intent in self.intents:
            fields = {name: getattr(intent, name) for name in ("pieces", "place", "piece", "verb")}
            yield "POST", f"{table}/point", fields | {"number": self.number, "seat": self.eyes}
        for action in self.actions:
            probe = {"number": self.number, "actions": [action, "face N", "end"], "seat": self.eyes}
            yield "POST", f"{table}/probe", probe
            yield "POST", f"{table}/probe", probe | {"actions": [action]}
        yield "POST", f"{table}/hint", command
        # What is refused changes nothing: what it says must not tell either.
        yield "POST", f"{table}/actions", command | {"actions": ["reroll"]}
        yield "POST", f"{table}/actions", command | {"number": self.number + 1, "actions": ["end"]}
        yield "POST", f"{table}/undo", command | {"entry": 0}
        yield "POST", f"{table}/suggestion", command
        yield "POST", f"{table}/claim", command
        yield "POST", f"{table}/offers", {"kind": "take_back", "entry": 999, "seat": self.eyes}

    def hears(self) -> list[tuple[str, int, bytes]]:
        found = []
        for method, path, body in self.asked():
            response = self.browser.ask(method, path, body)
            found.append((f"{method} {path} {body}", response.status_code, CLOCKS.sub(b'"\\1":0', response.content)))
        return found


def compare(house: House, pair: Pair, rng: Random) -> bool:
    """Whether a position has a twin; if so, that nobody who may not know can tell them apart."""
    with house.desk.reading(pair.table) as live:
        true, values = tank(live).chit, twins(live)
        others = [value for value in values if value != true]
        if not others or live.match.decision is None or true not in values:
            return False
        active = live.match.decision.seat
        seat, holder = (pair.us, pair.de) if active == 0 else (pair.de, pair.us)
        watchers = [
            Listener(seat.browser, pair.table, seat.seat, live, rng),
            Listener(Browser(pair.us.browser.client), pair.table, "observer", live, rng),
        ]
    before, known = [watcher.hears() for watcher in watchers], holder.state()
    try:
        with house.desk.reading(pair.table) as live:
            swap_chit(live, rng.choice(others))
        after, otherwise = [watcher.hears() for watcher in watchers], holder.state()
        for one, other in zip(before, after, strict=True):
            for (what, status, said), (_, status_then, said_then) in zip(one, other, strict=True):
                assert (status, said) == (status_then, said_then), what
        assert known.view.hands != otherwise.view.hands, "the test does not see what the holder sees"
    finally:
        house.desk.forget(pair.table)
    return True


def play_and_compare(
    house: House, client: TestClient[Any], seed: int, scenario: str, positions: int, every: int
) -> int:
    """Random play, looking closely now and then, and more often in the last turn. How many positions were compared."""
    rng, compared = Random(seed), 0
    pair = duel(house, client, b"leak %d" % seed, scenario=scenario, options={"max_turns": str(LAST_TURN)}).set_up()
    player = Player(f"leak {seed}")
    for step in range(3000):
        asked = pair.us.state(since=1_000_000)
        if asked.ask is None:
            break
        seat = pair.us if asked.ask.mine else pair.de
        state = seat.state(since=1_000_000)
        last = state.view.tracks[0].value == LAST_TURN
        if step % (every if last else 10 * every) == 0 and compared < positions:
            compared += compare(house, pair, rng)
        answer = player.answer(state)
        assert answer is not None
        seat.browser.post(TableState, f"{seat.path('actions')}?since=1000000", answer)
    return compared


@pytest.mark.usefixtures("steady_advice")
@pytest.mark.parametrize(("seed", "scenario"), [(1, "head_to_head"), (11, "frontal_assault"), (10, "night_action")])
def test_nobody_learns_the_chit_before_its_time(
    house: House, client: TestClient[Any], seed: int, scenario: str
) -> None:
    assert play_and_compare(house, client, seed, scenario, positions=9, every=2) >= 3


@pytest.mark.slow
@pytest.mark.usefixtures("steady_advice")
@pytest.mark.parametrize("seed", range(10, 16))
def test_nobody_learns_the_chit_in_many_positions(house: House, client: TestClient[Any], seed: int) -> None:
    scenario = ("frontal_assault", "night_action", "last_stand", "counterattack")[seed % 4]
    assert play_and_compare(house, client, seed, scenario, positions=30, every=1) >= 5


# --- keys, nonces, secrets ------------------------------------------------------------------------------------------


def test_no_answer_holds_a_key_a_nonce_or_a_secret(house: House, client: TestClient[Any]) -> None:
    pair = duel(house, client, b"hidden secret", nonce="nonce-of-the-host")
    pair.play("keys", lambda state: state.entries > 20)
    with house.desk.reading(pair.table) as live:
        secrets_ = [live.row.secret, live.match.state.key.hex(), "nonce-of-the-host"]
        secrets_ += [row.key for row in live.seat_rows] + [row.person for row in live.seat_rows]
        rng = Random(5)
        watchers = [Listener(seat.browser, pair.table, seat.seat, live, rng) for seat in (pair.us, pair.de)]
        watchers.append(Listener(Browser(client), pair.table, "observer", live, rng))
    for watcher in watchers:
        for what, _, said in watcher.hears():
            for secret in secrets_:
                assert secret.encode() not in said, what


def test_the_secret_is_told_when_the_game_is_over(pair: Pair, house: House) -> None:
    with house.desk.reading(pair.table) as live:
        secret = live.row.secret
    assert secret not in pair.us.browser.ask("GET", pair.us.path()).text
    pair.us.command("resign")
    assert f"secret {secret}\n" in pair.us.browser.ask("GET", pair.us.path("record")).text


def test_every_key_and_id_is_too_long_to_guess(house: House, pair: Pair) -> None:
    with house.store.reading() as connection:
        keys = [row.key for row in connection.execute(seats.select())]
        ids = [row.id for row in connection.execute(tables.select())]
    assert len(set(keys)) == len(keys)
    assert all(len(word) >= 22 for word in keys + ids)  # 128 bits


def test_a_commitment_tells_nothing_of_the_chit(house: House, client: TestClient[Any]) -> None:
    """It binds the secret alone: no hash of the state, which somebody could try all chits against, is ever shown."""
    pair = duel(house, client, b"hash")
    pair.play("hash", lambda state: state.entries > 30)
    with house.desk.reading(pair.table) as live:
        hashes = list(live.match.hashes.values())
    assert hashes
    seat: Seat = pair.us
    for path in (seat.path(), seat.path("film"), seat.path("seat-file")):
        said = seat.browser.ask("GET", path).text
        assert not any(hash_ in said for hash_ in hashes)


def test_a_clock_is_left_out_of_the_comparison_and_nothing_else() -> None:
    said = msgspec.json.encode({"since": 1.25, "ago": 3, "clock": -0.5, "value": 4})
    assert CLOCKS.sub(b'"\\1":0', said) == b'{"since":0,"ago":0,"clock":0,"value":4}'

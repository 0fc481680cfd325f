"""SIGKILL of a real server at any moment: what was acknowledged is there, nothing is stuck, nobody is left behind."""

import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx
import pytest

from grognard.service.api import NewTable, Opened, Passage, Submission, TableState
from tests.service.player import Player
from tests.service.server import Remote, Server, seat_two
from tests.service.tables import ME, RECRUIT

KILLS = 50
ORPHANS_GONE = 3.0  # seconds
MACHINE_PATIENCE = 40.0  # a killed server's lease on PostgreSQL lasts ten


class Game:
    """A table with one or two scripted people, and all that each was told of it."""

    def __init__(self, people: list[Remote], seed: object) -> None:
        self.people = people
        self.player = Player(seed)
        self.logs: list[list[Passage]] = [[] for _ in people]
        self.unanswered: tuple[int, Submission] | None = None  # sent, and nobody said what became of it
        self.acknowledged = 0
        if len(people) == 2:
            self.table = seat_two(*people)
        else:
            new = NewTable("tank", "head_to_head", {"us": ME, "de": RECRUIT})
            self.table = people[0].post(Opened, "/api/tables", new).table

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    def look(self, who: int) -> TableState:
        """Fetch what is new, and keep what was read."""
        log = self.logs[who]
        state = self.people[who].get(TableState, f"{self.path}?since={len(log)}")
        del log[state.log_from :]
        log += state.log
        return state

    def over(self) -> bool:
        return self.look(0).ending is not None

    def play(self) -> bool:
        """One action of a person; False where nobody is asked. Raises httpx.TransportError when the server dies."""
        for who in range(len(self.people)):
            answer = self.player.answer(self.look(who))
            if answer is not None:
                self.unanswered = (who, answer)
                self._send(who, answer)
                return True
        return False

    def _send(self, who: int, answer: Submission) -> TableState:
        log = self.logs[who]
        state = self.people[who].post(TableState, f"{self.path}/actions?since={len(log)}", answer)
        log += state.log  # acknowledged: from here on it must never be gone
        self.unanswered = None
        self.acknowledged += 1
        return state

    def check(self) -> None:
        """After a restart: everything that anybody was told is there, and the last request is played exactly once."""
        for who, log in enumerate(self.logs):
            state = self.people[who].get(TableState, self.path)
            assert list(state.log[: len(log)]) == log, "an acknowledged action is gone"
        if self.unanswered is not None:
            who, answer = self.unanswered
            state = self._send(who, answer)
            if len(self.people) == 2 and state.ask is not None:
                assert state.ask.number == answer.number + 1, "not played exactly once"


def play_until_killed(games: list[Game], errors: list[BaseException]) -> None:
    try:
        while True:
            for game in games:
                game.play()
    except httpx.TransportError:
        pass
    except BaseException as error:  # told to the test's own thread
        errors.append(error)


def nobody_left(server: Server) -> None:
    ends = time.monotonic() + ORPHANS_GONE
    while left := server.family():
        assert time.monotonic() < ends, f"left behind: {left}"
        time.sleep(0.02)


def machine_plays_on(game: Game) -> None:
    """The machine answers until the person is asked again, or the game is over."""
    ends = time.monotonic() + MACHINE_PATIENCE
    for _ in range(2):
        while not game.play():
            if game.over():
                return
            assert time.monotonic() < ends, "the machine seat is stuck"
            time.sleep(0.02)
    state = game.look(0)
    if state.ask is not None and state.ask.mine and "end" in [choice.action for choice in state.ask.choices]:
        game._send(0, Submission(state.ask.number, f"end-{state.ask.number}", ["end"]))
    while (state := game.look(0)).ask is not None and not state.ask.mine:
        assert time.monotonic() < ends, "the machine seat is stuck"
        time.sleep(0.02)


def kill_again_and_again(server: Server, seed: int, kills: int) -> None:
    server.start()
    with ExitStack() as open_:
        people = [Remote(server.url) for _ in range(4)]
        for person in people:
            open_.callback(person.close)
        games = [Game(people[:2], 1), Game(people[2:], 2), Game([people[0]], 3), Game([people[3]], 4)]
        rng = Random(seed)
        for number in range(1, kills + 1):
            kill_while_playing(server, games, rng.uniform(0.0, 0.5))
            for game in games:
                game.check()
            if number % 10 == 0 or number == kills:
                for at in (2, 3):
                    if games[at].over():
                        games[at] = Game(games[at].people, f"{number} {at}")
                    machine_plays_on(games[at])
        assert sum(game.acknowledged for game in games) > 2 * kills, "hardly anything was played"


def kill_while_playing(server: Server, games: list[Game], after: float) -> None:
    errors: list[BaseException] = []
    playing = threading.Thread(target=play_until_killed, args=(games, errors))
    playing.start()
    time.sleep(after)
    server.kill()
    playing.join()
    assert not errors, errors
    nobody_left(server)
    server.start()


@pytest.fixture
def sqlite_server(tmp_path: Path) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path}/grognard.db", tmp_path)
    yield server
    server.stop()


@pytest.fixture
def postgres_server(tmp_path: Path, postgres_url: str) -> Iterator[Server]:
    server = Server(postgres_url, tmp_path)
    yield server
    server.stop()


def test_a_killed_server_has_lost_nothing(sqlite_server: Server) -> None:
    kill_again_and_again(sqlite_server, 1, 2)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_server_killed_fifty_times_has_lost_nothing_on_sqlite(sqlite_server: Server) -> None:
    kill_again_and_again(sqlite_server, 2, KILLS)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_server_killed_fifty_times_has_lost_nothing_on_postgresql(postgres_server: Server) -> None:
    kill_again_and_again(postgres_server, 3, KILLS)


def test_a_server_that_is_asked_to_end_ends(sqlite_server: Server) -> None:
    sqlite_server.start()
    person = Remote(sqlite_server.url)
    game = Game([person], 5)
    machine_plays_on(game)
    person.close()
    began = time.monotonic()
    assert sqlite_server.stop() == 0
    assert time.monotonic() - began < 10
    nobody_left(sqlite_server)
    assert "Traceback" not in sqlite_server.errors.read_text()

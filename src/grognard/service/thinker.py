"""Where a machine seat thinks: a process of its own, fed through a pipe, that dies with its parent."""

import contextlib
import os
import threading
from multiprocessing.connection import Connection
from random import Random

import msgspec

from grognard import games, players


class Question(msgspec.Struct, frozen=True):
    """A decision to be made, with all that a player needs to know."""

    game: str
    ruleset: int
    state: bytes
    seat: int
    level: str
    seed: int


class Answer(msgspec.Struct, frozen=True):
    action: str  # "" where thinking failed
    fault: str = ""


def think(question: Question) -> Answer:
    game = games.get(question.game, question.ruleset)
    player = players.make(question.level, game, Random(question.seed))
    return Answer(str(player.choose(game.decode(question.state), question.seat)))


def run(asked: Connection, alive: Connection) -> None:
    """Answer questions until the parent is gone."""
    threading.Thread(target=_die_with_parent, args=(alive,), daemon=True).start()
    while True:
        try:
            question = msgspec.msgpack.decode(asked.recv_bytes(), type=Question)
        except EOFError:
            return
        except KeyboardInterrupt:  # Ctrl-C in a terminal reaches the whole group; the parent decides when we end
            continue
        try:
            answer = think(question)
        except Exception as error:  # whatever it is, the parent must hear of it and the next table be served
            answer = Answer("", f"{type(error).__name__}: {error}")
        asked.send_bytes(msgspec.msgpack.encode(answer))


def _die_with_parent(alive: Connection) -> None:
    """The other end closes when the parent ends, however it ends; then nothing is worth finishing."""
    with contextlib.suppress(EOFError, OSError):
        alive.recv_bytes()
    os._exit(0)

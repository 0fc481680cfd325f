"""Where a machine seat thinks: in a process of its own (`players/process.py`), fed through a pipe."""

from collections import OrderedDict
from multiprocessing.connection import Connection
from random import Random
from typing import NamedTuple

import msgspec

from grognard import games, players
from grognard.kernel import AnyGame
from grognard.players.search import Search
from grognard.service.advice import Advice, advise

KEPT = 4  # players of a process
POSITIONS = 3000  # that such a player may bring along in its tree, some 20 kB each: the latest few dozen decisions


class Question(msgspec.Struct, frozen=True):
    """A decision to be made, with all that a player needs to know."""

    table: str
    game: str
    ruleset: int
    state: bytes
    seat: int
    level: str  # "" asks for advice: the decision stays a person's
    made: int  # decisions of the seat so far
    seed: int


class Answer(msgspec.Struct, frozen=True):
    action: str = ""
    advice: Advice | None = None
    fault: str = ""  # where thinking failed


class Kept(NamedTuple):
    player: players.Player
    made: int  # decisions of its seat, when it is asked next


class Mind:
    """What one process remembers: a player goes on where it was, with its plan, its tree and its clock.

    A table may come to another process, which then begins anew; and a game may go back.
    """

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int, str], Kept] = OrderedDict()  # the latest last

    def think(self, question: Question) -> Answer:
        game = games.get(question.game, question.ruleset)
        state = game.decode(question.state)
        if not question.level:
            return Answer(advice=advise(game, state, question.seat, Random(question.seed)))
        return Answer(str(self._player(game, question).choose(state, question.seat)))

    def _player(self, game: AnyGame, asked: Question) -> players.Player:
        key = (asked.table, asked.seat, asked.level)
        known = self.kept.pop(key, None)
        player = known.player if known else players.make(asked.level, game, Random(asked.seed))
        if known and isinstance(player, Search):
            if known.made != asked.made:
                player.plan.clear()  # it was made for another way than the game went; the tree knows positions alone
            if len(player.tree) > POSITIONS:
                player.tree.clear()
        self.kept[key] = Kept(player, asked.made + 1)
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return player


def run(asked: Connection) -> None:
    """Answer questions until nobody asks any more."""
    mind = Mind()
    while True:
        question = msgspec.msgpack.decode(asked.recv_bytes(), type=Question)
        try:
            answer = mind.think(question)
        except Exception as error:  # whatever it is, the parent must hear of it and the next table be served
            answer = Answer(fault=f"{type(error).__name__}: {error}")
        asked.send_bytes(msgspec.msgpack.encode(answer))

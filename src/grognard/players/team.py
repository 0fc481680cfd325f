"""A search on several processes: each looks at the decision with luck of its own, and what they found is added up."""

import weakref
from collections.abc import Sequence
from multiprocessing.connection import Connection
from random import Random
from statistics import fmean

from grognard.kernel import Action, AnyGame, Problem, State, encode
from grognard.players.clock import Clock
from grognard.players.process import Process
from grognard.players.search import NODES, SEED_BITS, Move, Node, Search

MOST = 64  # processes


def processes_of(word: str) -> int:
    """How many processes a word asks for; raises :class:`Problem` ``bad-processes``."""
    if not word.isdecimal() or len(word) > len(str(MOST)) or not 1 <= int(word) <= MOST:
        raise Problem("bad-processes", word=word, most=MOST)
    return int(word)


class Team(Search):
    """So many searches, of which this process is one; each has all the nodes, or the seconds, that are given.

    A member keeps its tree from one decision to the next. It is started when the team first thinks, and one that is
    lost is missing from that decision and replaced for the next. With nodes alone the same seed chooses the same, as
    long as none is lost. All end with the team, or by :meth:`close`.
    """

    def __init__(
        self, game: AnyGame, rng: Random, nodes: int = NODES, clock: Clock | None = None, processes: int = 2
    ) -> None:
        super().__init__(game, rng, nodes, clock)
        self.others = processes - 1
        self.members: list[Process] = []
        weakref.finalize(self, _dismiss, self.members)

    def think(self, state: State, seat: int) -> Node:
        """What all of them say of the decision; the tree here grows by this process's own passes alone."""
        try:
            self._ask(state, seat)
            own = super().think(state, seat)
            found = [(own, self.passes), *self._answers()]
        except BaseException:  # an answer that nobody waits for must not be taken for the next one
            self.close()
            raise
        self.passes = sum(passes for _, passes in found)
        return joined([root for root, _ in found])

    def close(self) -> None:
        """End the processes; who thinks again starts new ones."""
        _dismiss(self.members)

    def _ask(self, state: State, seat: int) -> None:
        self.members[:] = [member for member in self.members if member.is_alive()]
        new = [Process(work) for _ in range(self.others - len(self.members))]
        self.members += new
        for member in new:
            _send(member, (self.game, self.rng.getrandbits(SEED_BITS), self.nodes, self.clock))
        for member in self.members:
            _send(member, (encode(state), seat))

    def _answers(self) -> list[tuple[Node, int]]:
        """The roots and the passes of those that are still there."""
        found = []
        for member in self.members:
            try:
                found.append(member.pipe.recv())
            except (EOFError, OSError):
                member.stop()
        return found


def _send(member: Process, message: object) -> None:
    try:
        member.pipe.send(message)
    except OSError:  # it is lost, and will not answer
        member.stop()


def work(pipe: Connection) -> None:
    """A member: think about what is asked, until nobody asks any more."""
    game, seed, nodes, clock = pipe.recv()
    search = Search(game, Random(seed), nodes, clock)
    while True:
        data, seat = pipe.recv()
        root = search.think(game.decode(data), seat)
        pipe.send((root, search.passes))


def joined(roots: Sequence[Node]) -> Node:
    """One decision in several trees: what came of a move is added up, what it promised is the average."""
    found: dict[tuple[Action, ...], list[tuple[float, int, float, float]]] = {}
    for root in roots:
        for move, count, total, square in zip(root.moves, root.counts, root.totals, root.squares, strict=True):
            found.setdefault(move.actions, []).append((move.worth, count, total, square))
    node = Node(roots[0].sign)
    for actions, parts in found.items():
        worths, counts, totals, squares = zip(*parts, strict=True)
        node.moves.append(Move(fmean(worths), actions))
        node.counts.append(sum(counts))
        node.totals.append(sum(totals))
        node.squares.append(sum(squares))
    return node


def _dismiss(members: list[Process]) -> None:
    while members:
        members.pop().stop()

"""The player ``search``: tree search over whole unit-moves, on determinised copies, judged by the game's evaluation.

A *move* is what one seat does from a decision up to where its activation may end (`Decision.scope`, `rest`), a roll or
somebody else's decision. Each pass draws a world that the seat cannot tell from the real one, goes down the tree by the
moves that have done best, opens more of them the oftener a node is met, plays on from its end with plans that have
proved good, and judges where it stops. What mere luck brought on the way is taken out of the result.
"""

import heapq
import math
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, TypeGuard

from grognard.kernel import CHANCES, NO_SCOPE, ONE, Action, AnyGame, Decision, State, encode

NODES = 2500
ROOT = 0.5  # of the nodes, at most, to find the moves of the position asked about
BRANCH = 40  # nodes to find those of a position in the tree
OPENED = 2.0  # moves of a node that are tried at first; more with the root of its visits
CURIOUS = 0.7  # how far a move that was tried seldom may fall behind, in spreads of the results
FAITH = 12.0  # passes that what the judgement promises of a move is worth
AHEAD = 10  # activations that a pass looks ahead
STEPS = 300  # decisions and rolls of a pass at most: an activation may be long
PLANS = 3  # known plans that are tried before one is followed
GLANCE = 8  # answers that are looked at within an activation
OUTCOMES = 12  # of a roll: more are sampled
SPREAD = 0.05  # of what passes come to, before any is known
LUCK = 6  # outcomes that say what a roll with more of them is worth


class Move(NamedTuple):
    worth: float  # to whoever makes it, right behind it
    actions: tuple[Action, ...]


class Node:
    """A decision in the tree: the moves found, best first, and what came of those that were tried."""

    __slots__ = ("below", "counts", "moves", "sign", "totals")

    def __init__(self, sign: int) -> None:
        self.sign = sign  # 1 where the searching side chooses
        self.moves: list[Move] = []
        self.counts: list[int] = []
        self.totals: list[float] = []
        self.below: dict[tuple[Any, ...], Node] = {}

    def find(self, moves: list[Move]) -> None:
        self.moves = moves
        self.counts = [0] * len(moves)
        self.totals = [0.0] * len(moves)

    @property
    def visits(self) -> int:
        return sum(self.counts)

    def values(self, opened: int) -> list[float]:
        """What the moves opened so far are worth to whoever chooses: what came of them, and what they promised.

        A promise counts as much as so many passes; what all of them came to differs from it by about the same.
        """
        sign, tried = self.sign, self.visits
        promised = sum([count * move.worth for count, move in zip(self.counts, self.moves, strict=True) if count])
        drift = (sign * sum(self.totals) - promised) / tried if tried else 0.0
        return [
            (sign * total + FAITH * (move.worth + drift)) / (count + FAITH)
            for total, count, move in zip(self.totals[:opened], self.counts, self.moves, strict=False)
        ]

    def best(self) -> int:
        """The best of the moves that were tried."""
        tried = [index for index, count in enumerate(self.counts) if count] or [0]
        values = self.values(len(self.moves))
        return max(tried, key=lambda index: values[index])


class Search:
    """Thinks for about so many nodes (positions made); the same seed chooses the same."""

    def __init__(self, game: AnyGame, rng: Random, nodes: int = NODES) -> None:
        self.game, self.rng, self.nodes = game, rng, nodes
        self.known: dict[tuple[int, Action], tuple[float, tuple[Action, ...]]] = {}  # plans, and what they brought
        self.plan: list[Action] = []  # what is left of the move that was chosen
        self.seat = self.side = 0  # for whom it thinks
        self.made = 0  # nodes, since it was asked
        self.spread = SPREAD  # of what passes come to

    def choose(self, state: State, seat: int) -> Action:
        now = self.game.decision(state)
        assert now is not None, "nobody is asked any more"
        legal = now.actions_of(seat)
        plan, self.plan = self.plan, []
        if len(legal) == 1:
            if plan and plan[0] == legal[0]:
                self.plan = plan[1:]
            return legal[0]
        suggestion = self.game.suggestion(state, seat)
        if suggestion:
            return suggestion[0]
        if plan and plan[0] in legal and now.scope != NO_SCOPE:
            self.plan = plan[1:]
            return plan[0]
        if now.kind != ONE:
            return self._sealed(state, seat, legal)
        root = self.think(state, seat)
        chosen = root.moves[root.best()].actions
        self.plan = list(chosen[1:])
        return chosen[0]

    def think(self, state: State, seat: int) -> Node:
        """The tree from a decision of the seat."""
        self.seat, self.side, self.made = seat, state.sides[seat], 0
        here = self.game.determinize(state, seat, self.rng)
        root = Node(1)
        root.find(self.moves(here, seat, int(ROOT * self.nodes)))
        self.learn(here, seat, root.moves)
        values: list[float] = []
        self.spread = SPREAD
        if len(root.moves) > 1:
            while self.made < self.nodes:
                values.append(self._pass(root, self.game.determinize(state, seat, self.rng)))
                if len(values) in (4, 16, 64, 256):  # often enough
                    middle = sum(values) / len(values)
                    self.spread = math.sqrt(sum((value - middle) ** 2 for value in values) / len(values))
        return root

    # --- moves ------------------------------------------------------------------------------------------------------

    def moves(self, state: State, seat: int, limit: int) -> list[Move]:
        """Everything that the seat can do up to where its activation may end, the best first; within a limit."""
        found: list[Move] = []
        seen: set[bytes] = set()
        waiting: list[tuple[float, int, State, tuple[Action, ...]]] = [(0.0, 0, state, ())]
        last, tick = self.made + limit, 0
        while waiting and (self.made < last or not found):
            _, _, here, path = heapq.heappop(waiting)
            now = self.game.decision(here)
            assert now is not None
            for action in now.actions:
                after = here.copy()
                now_after = self._do(after, seat, action)
                actions = (*path, action)
                while _goes_on(now_after, seat) and len(now_after.actions) == 1:
                    actions = (*actions, now_after.actions[0])
                    now_after = self._do(after, seat, now_after.actions[0])
                key = encode(after)
                if key in seen:
                    continue  # the same by another way
                seen.add(key)
                worth = self._worth(after, now_after, seat)
                if not _goes_on(now_after, seat) or now_after.rest:
                    found.append(Move(worth, actions))
                if _goes_on(now_after, seat):
                    tick += 1
                    heapq.heappush(waiting, (-worth, tick, after, actions))
        return _spread_out(found)

    def _do(self, state: State, seat: int, action: Action) -> Decision | None:
        self.game.apply(state, seat, action)
        self.made += 1
        return self.game.decision(state)

    def _worth(self, state: State, now: Decision | None, seat: int) -> float:
        """What a position is worth to a seat; before a roll the average of what it may lead to."""
        if now is None or now.kind != CHANCES or now.rest:
            return self.game.evaluate(state, seat)
        outcomes, weights = now.actions, now.weights
        if len(outcomes) > OUTCOMES:
            outcomes, weights = self.rng.choices(outcomes, weights, k=LUCK), [1] * LUCK
        values = [value for _, value in self._outcomes(state, outcomes, seat)]
        return sum(weight * value for weight, value in zip(weights, values, strict=True)) / sum(weights)

    def _outcomes(self, state: State, outcomes: Sequence[Action], seat: int) -> list[tuple[State, float]]:
        """Where each outcome of a roll leads, and what that is worth to a seat; many lead to one position."""
        known: dict[bytes, float] = {}
        found = []
        for outcome in outcomes:
            after = state.copy()
            self.game.resolve(after, outcome)
            key = encode(after)
            if key not in known:
                known[key] = self.game.evaluate(after, seat)
                self.made += 1
            found.append((after, known[key]))
        return found

    def learn(self, state: State, seat: int, moves: Sequence[Move]) -> None:
        """Keep for each first action the plan that promises most."""
        base = self.game.evaluate(state, seat)
        for move in reversed(moves):
            self.known[seat, move.actions[0]] = (move.worth - base, move.actions)

    # --- a pass -----------------------------------------------------------------------------------------------------

    def _pass(self, root: Node, state: State) -> float:
        """Once down the tree and on to the end of the look-ahead; returns what it came to, for the searching side."""
        node: Node | None = root
        path: list[tuple[Node, int]] = []
        luck, acts, others = 0.0, 0, False
        game, side = self.game, self.side
        rolled: list[tuple[int, Action]] = []  # since the last choice: who sees it, and what
        for _ in range(STEPS):
            now = game.decision(state)
            if now is None:
                break
            if now.kind == CHANCES:
                audience = now.audience
                state, outcome, gain = self._roll(state, now)
                luck += gain
                rolled.append((audience, outcome))
                continue
            if now.kind != ONE:
                for other in now.seats:
                    game.apply(state, other, self.rng.choice(now.actions_of(other)))
                continue
            if len(now.actions) == 1:
                game.apply(state, now.seat, now.actions[0])
                continue
            own = state.sides[now.seat] == side
            if now.scope == NO_SCOPE:
                acts += 1
                others = others or not own
                if acts > AHEAD or (others and own):
                    break
            if node is not None and path:
                last, index = path[-1]
                seen = [outcome for audience, outcome in rolled if audience >> now.seat & 1]
                key = (index, now.seat, now.prompt, *seen)
                below = last.below.get(key)
                if below is None:
                    last.below[key] = Node(1 if own else -1)
                node = below
            if node is not None:
                if not node.moves:
                    moves = self.moves(state, now.seat, BRANCH)
                    node.find(moves)
                    self.learn(state, now.seat, moves)
                index = self._select(node, now)
                if index >= 0:
                    path.append((node, index))
                    rolled = []
                    self._carry_out(state, now.seat, node.moves[index].actions)
                    continue
                node = None
            state = self._act(state, now)
        value = game.evaluate(state, self.seat) - luck
        for met, index in path:
            met.counts[index] += 1
            met.totals[index] += value
        return value

    def _select(self, node: Node, now: Decision) -> int:
        """The move to try: of those opened so far the best, with some curiosity for the seldom tried."""
        visits, spread = node.visits, self.spread or SPREAD
        opened, log = min(len(node.moves), int(OPENED + math.sqrt(visits))), math.log(visits + 1)
        best, found = -math.inf, -1
        for index, value in enumerate(node.values(opened)):
            if node.moves[index].actions[0] not in now.actions:
                continue  # not in this world
            score = value + CURIOUS * spread * math.sqrt(log / (node.counts[index] + 1))
            if score > best:
                best, found = score, index
        return found

    def _carry_out(self, state: State, seat: int, actions: Sequence[Action]) -> bool:
        """As much of a plan as the rules allow here; whether it was all of it."""
        for action in actions:
            now = self.game.decision(state)
            if now is None or now.kind != ONE or now.seat != seat or action not in now.actions:
                return False
            self.game.apply(state, seat, action)
        self.made += 1
        return True

    def _roll(self, state: State, now: Decision) -> tuple[State, Action, float]:
        """Draw an outcome: the position, the outcome, and how much better it is than the average for our side."""
        outcomes, weights = now.actions, now.weights
        index = self.rng.choices(range(len(weights)), weights)[0]
        if len(outcomes) > OUTCOMES:
            others = self._outcomes(state, self.rng.choices(outcomes, weights, k=LUCK), self.seat)
            mean = sum(value for _, value in others) / LUCK
            [(after, value)] = self._outcomes(state, [outcomes[index]], self.seat)
        else:
            found = self._outcomes(state, outcomes, self.seat)
            mean = sum(weight * value for weight, (_, value) in zip(weights, found, strict=True)) / sum(weights)
            after, value = found[index]
        return after, outcomes[index], value - mean

    def _act(self, state: State, now: Decision) -> State:
        """What whoever is asked might well do: the best of a few plans that are known, or of a few answers."""
        seat = now.seat
        if now.scope != NO_SCOPE or len(now.actions) <= PLANS:
            few = now.actions if len(now.actions) <= GLANCE else self.rng.sample(list(now.actions), GLANCE)
            return max((self._tried(state, seat, (action,)) for action in few), key=lambda one: one[0])[1]
        plans = [(*self.known[seat, action], action) for action in now.actions if (seat, action) in self.known]
        if 2 * len(plans) < len(now.actions):
            moves = self.moves(state, seat, BRANCH)
            self.learn(state, seat, moves)
            for action in now.actions:
                self.known.setdefault((seat, action), (-1.0, (action,)))
            plans = [(*self.known[seat, action], action) for action in now.actions]
        plans.sort(key=lambda plan: -plan[0])
        tried = plans[:PLANS]
        if len(plans) > PLANS:
            tried.append(self.rng.choice(plans[PLANS:]))
        base = self.game.evaluate(state, seat)
        best: tuple[float, State] | None = None
        for gain, actions, first in tried:
            worth, after, whole = self._tried(state, seat, actions)
            if not whole:  # it was good elsewhere
                self.known[seat, first] = (gain / 2 if gain > 0 else gain - 0.001, actions)
                continue
            self.known[seat, first] = (worth - base, actions)
            if best is None or worth > best[0]:
                best = (worth, after)
        return best[1] if best else self._tried(state, seat, (self.rng.choice(now.actions),))[1]

    def _tried(self, state: State, seat: int, actions: Sequence[Action]) -> tuple[float, State, bool]:
        after = state.copy()
        whole = self._carry_out(after, seat, actions)
        return self._worth(after, self.game.decision(after), seat) if whole else -1.0, after, whole

    def _sealed(self, state: State, seat: int, legal: Sequence[Action]) -> Action:
        """What the others answer is not known: the best right behind it."""
        here = self.game.determinize(state, seat, self.rng)
        return max(legal, key=lambda action: self._tried(here, seat, (action,))[0])


def _spread_out(moves: list[Move]) -> list[Move]:
    """The best first; but the second of two that begin alike comes after the first of every other kind, and so on."""
    moves.sort(key=lambda move: -move.worth)
    alike: dict[Action, int] = {}
    ranked = []
    for at, move in enumerate(moves):
        nth = alike[move.actions[0]] = alike.get(move.actions[0], -1) + 1
        ranked.append((nth, at, move))
    ranked.sort(key=lambda one: one[:2])
    return [move for _, _, move in ranked]


def _goes_on(now: Decision | None, seat: int) -> TypeGuard[Decision]:
    """Whether the same seat goes on with the same activation."""
    return now is not None and now.kind == ONE and now.seat == seat and now.scope != NO_SCOPE

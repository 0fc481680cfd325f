"""The player ``search``: tree search over whole unit-moves, on determinised copies, judged by the game's evaluation.

A *move* is what one seat does from a decision up to the end of its activation (`Decision.scope`), a roll or somebody
else's decision. Each pass draws a world that the seat cannot tell from the real one, goes down the tree by the moves
that have done best, then on by what seems best at first sight (`Game.priors`) or was good before, through its own turn
and the other side's answer, and is judged when its own turn comes again; in a long turn, after some activations. What
mere luck brought on the way is taken out of the result.

Positions are kept by what the one who decides may know: two orders of the same moves meet again, and so does the game
itself when it comes back with its next decision.
"""

import heapq
import math
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from grognard.kernel import CHANCES, ONE, Action, AnyGame, Decision, State, encode
from grognard.players.clock import Clock
from grognard.players.lines import Lines, begins, goes_on
from grognard.players.outlook import Outlook

NODES = 2500
SEED_BITS = 64
STEPS = 300  # decisions and rolls of a pass at most
SPREAD = 0.05  # of what passes come to, before any is known
TINY = 1e-12
KEPT = 5000  # positions, before all are forgotten: in the largest game that is 100 MB
# How it spends its nodes
ROOT = 0.8  # of the nodes, at most, to find the moves of the position asked about: what is not found is not played
ENOUGH = 25.0  # times the root of the nodes, at most: who has many nodes looks further ahead with them
GUIDED = 5.0  # the same where the game has first impressions: the best moves come early
QUICK = 8  # nodes to find those of a position in the tree then
LONG = 60  # steps of a move at most, where a pass only goes on
BRANCH = 60  # nodes to find those of a position in the tree, where nothing is known yet
PLANS = 5  # known plans that are looked at instead
TASTE = 3  # steps that are made from everything that a move can begin with, before the best are followed
LIKELY = 3  # answers that are looked at behind a roll: those that seem best
FIRST = 6  # moves of the position asked about that are all tried
OPENED = 2  # moves of another position that are; more with the root of its visits
CURIOUS = 0.7  # how far a move that was tried seldom may fall behind, in spreads of the results
FAITH = 8.0  # passes that what the judgement promises of a move is worth, before the passes tell
SURE = 4.0  # passes that this is worth itself
MUCH = 64.0  # passes that a promise is worth at most
SELDOM = 0.1  # of the passes of the move that was tried most: what was tried less is not chosen
ACTS = 6  # activations of its own that a pass looks ahead: many passes are worth more than long ones
ANSWERS = 8  # activations of the other side


class Move(NamedTuple):
    worth: float  # to whoever makes it, right behind it
    actions: tuple[Action, ...]


Step = tuple[float, int, State, tuple[Action, ...]]  # less what it is worth, a number to tell two apart, how it came


class Node:
    """A decision in the tree: the moves found, best first, and what came of those that were tried."""

    __slots__ = ("counts", "moves", "sign", "squares", "thorough", "totals")

    def __init__(self, sign: int) -> None:
        self.sign = sign  # 1 where the searching side chooses
        self.moves: list[Move] = []
        self.counts: list[int] = []
        self.totals: list[float] = []
        self.squares: list[float] = []
        self.thorough = False  # whether the moves are all that were found with time to look

    def find(self, moves: list[Move]) -> None:
        """Take these moves; what came of them before stays."""
        known = {move.actions: at for at, move in enumerate(self.moves)}
        old = [known.get(move.actions, -1) for move in moves]
        self.counts = [self.counts[at] if at >= 0 else 0 for at in old]
        self.totals = [self.totals[at] if at >= 0 else 0.0 for at in old]
        self.squares = [self.squares[at] if at >= 0 else 0.0 for at in old]
        self.moves = moves

    @property
    def visits(self) -> int:
        return sum(self.counts)

    def add(self, index: int, value: float) -> None:
        """A move that was tried came to this."""
        self.counts[index] += 1
        self.totals[index] += value
        self.squares[index] += value * value

    def values(self, opened: int, faith: float) -> list[float]:
        """What the moves opened so far are worth to whoever chooses: what came of them, and what they promised.

        A promise counts as much as so many passes; what all moves came to differs from it by about the same.
        """
        sign = self.sign
        known = [
            (count / (count + faith), sign * total / count - move.worth)
            for total, count, move in zip(self.totals, self.counts, self.moves, strict=True)
            if count
        ]
        # By the move and not by the pass: else one that promised too much would pull down all that were not tried
        drift = sum([weight * off for weight, off in known]) / sum([weight for weight, _ in known]) if known else 0.0
        return [
            (sign * total + faith * (move.worth + drift)) / (count + faith)
            for total, count, move in zip(self.totals[:opened], self.counts, self.moves, strict=False)
        ]

    def faith(self) -> float:
        """How many passes a promise is worth: the fewer, the more the moves differ from theirs by more than luck.

        The noise of passes through the same move is compared with what lies between the moves, as if some passes had
        shown the usual before.
        """
        tried = [
            (count, self.sign * total / count - move.worth, square - total * total / count)
            for count, total, square, move in zip(self.counts, self.totals, self.squares, self.moves, strict=True)
            if count
        ]
        passes = sum([count for count, _, _ in tried])
        free = passes - len(tried)
        if len(tried) < 2 or not free:
            return FAITH
        noise = sum([rest for _, _, rest in tried]) / free + TINY
        middle = sum([count * off for count, off, _ in tried]) / passes
        between = sum([count * (off - middle) ** 2 for count, off, _ in tried])
        size = passes - sum([count * count for count, _, _ in tried]) / passes
        real = max(0.0, (between - (len(tried) - 1) * noise) / size)
        return min(MUCH, noise * (free + SURE * FAITH) / (real * free + SURE * noise))

    def best(self) -> int:
        """The best of the moves that can be chosen."""
        values = self.values(len(self.moves), self.faith())
        return max(self.choice(), key=lambda index: values[index])

    def choice(self) -> list[int]:
        """The moves that were tried often enough: a lucky pass or two say nothing against fifty."""
        least = SELDOM * max(self.counts)
        return [index for index, count in enumerate(self.counts) if count >= least]


class Same(Random):
    """Draws always the first of what there is: two states that a seat cannot tell apart become the same state."""

    def getrandbits(self, k: int, /) -> int:
        return 0

    def random(self) -> float:
        return 0.0


SAME = Same()


class Line(NamedTuple):
    """A move that was thought about."""

    actions: tuple[Action, ...]
    value: float  # to the seat that asked, from -1 (lost) to 1 (won)
    passes: int  # that looked at it


class Advice(NamedTuple):
    """What the search would do, and why."""

    lines: tuple[Line, ...]  # the best first
    replier: int  # the seat that would answer the best of them; -1 where nobody is asked soon
    reply: tuple[Action, ...]  # what it would do


class Search:
    """Thinks for about so many nodes (positions judged), or for so many seconds where a clock is given.

    With nodes alone the same seed chooses the same.
    """

    def __init__(self, game: AnyGame, rng: Random, nodes: int = NODES, clock: Clock | None = None) -> None:
        self.game, self.rng, self.nodes, self.clock = game, rng, nodes, clock
        self.known: dict[tuple[int, Action], tuple[float, tuple[Action, ...]]] = {}  # plans, and what they brought
        self.tree: dict[tuple[int, bytes], Node] = {}  # by who decides, and what that seat may know
        self.plan: list[Action] = []  # what is left of the move that was chosen
        self.seat = self.side = 0  # for whom it thinks
        self.outlook = Outlook(game, LIKELY)
        self.passes = 0  # since it was asked
        self.spread = SPREAD  # of what passes come to
        self.worlds = 0  # the seed of the first world; each move meets the same ones in turn
        self.dice = rng  # of the pass
        self.met: list[int] = []  # how many of them each move has met

    def choose(self, state: State, seat: int) -> Action:
        now = self._asked(state)
        legal = now.actions_of(seat)
        plan, self.plan = self.plan, []
        if len(legal) == 1:
            self.plan = plan[1:] if plan[:1] == [legal[0]] else plan  # forced steps are no part of a plan
            return legal[0]
        suggestion = self.game.suggestion(state, seat)
        if suggestion:
            return suggestion[0]
        if plan and plan[0] in legal and not begins(now):
            self.plan = plan[1:]
            return plan[0]
        if now.kind != ONE:
            return self._sealed(state, seat, legal)
        root = self.think(state, seat)
        chosen = root.moves[root.best()].actions
        self.plan = list(chosen[1:])
        return chosen[0]

    def think(self, state: State, seat: int) -> Node:
        """The tree from a decision of the seat, where one seat decides."""
        if self.clock:
            self.nodes = self.clock.start(self.game, state, seat)
        if self.side != state.sides[seat] or len(self.tree) > KEPT:
            self.tree.clear()
        self.seat, self.side, self.passes = seat, state.sides[seat], 0
        outlook = self.outlook
        outlook.forget()
        outlook.made = 0
        here = self.game.determinize(state, seat, self.rng)
        root = self._node(here, seat)
        if not root.thorough:
            enough = GUIDED if self.game.priors(here, self._asked(here).actions) else ENOUGH
            root.find(self._thorough(here, seat, int(min(ROOT * self.nodes, enough * math.sqrt(self.nodes)))))
            root.thorough = True
        values: list[float] = []
        self.spread, self.worlds = SPREAD, self.rng.getrandbits(SEED_BITS)
        self.met = [0] * len(root.moves)
        while len(root.moves) > 1 and outlook.made < self.nodes and not self._is_late():
            value = self._pass(root, state)
            if value is None:
                break
            values.append(value)
            if len(values) in (8, 32, 128, 512):  # often enough
                middle = sum(values) / len(values)
                self.spread = math.sqrt(sum((value - middle) ** 2 for value in values) / len(values))
        self.passes = len(values)
        if self.clock:
            self.clock.stop(outlook.made)
        return root

    def advise(self, state: State, seat: int, most: int = 3) -> Advice:
        """The best moves of a decision that the seat makes alone, and the best answer to the first."""
        root = self.think(state, seat)
        values = root.values(len(root.moves), root.faith())
        best, choice, counts = root.best(), root.choice(), root.counts
        order = list(range(len(values)))
        order.sort(key=lambda index: (index != best, index not in choice, not counts[index], -values[index]))
        told: dict[float, int] = {}  # what promises the same to the last digit is the same with another facing or unit
        again = {index for index in order if told.setdefault(root.moves[index].worth, index) != index}
        order.sort(key=lambda index: (not counts[index], index in again))
        lines = [Line(root.moves[at].actions, values[at], root.counts[at]) for at in order[:most]]
        return Advice(tuple(lines), *self._answer(state, lines[0].actions))

    def _answer(self, state: State, actions: Sequence[Action]) -> tuple[int, tuple[Action, ...]]:
        """Who of the other side would answer a move, and how: by the likeliest rolls, and what seems best till then."""
        here = self.game.determinize(state, self.seat, self.rng)
        self._carry_out(here, self.seat, actions)
        for _ in range(STEPS):
            now = self.game.decision(here)
            if now is None:
                break
            if now.kind == CHANCES:
                self.game.resolve(here, now.actions[max(range(len(now.weights)), key=now.weights.__getitem__)])
            elif now.kind != ONE:
                break
            elif len(now.actions) == 1:
                self.game.apply(here, now.seat, now.actions[0])
            else:
                node = self._node(here, now.seat)
                if not node.moves:
                    node.find(self._glance(here, now))
                move = node.moves[node.best()].actions
                if here.sides[now.seat] != self.side and begins(now):
                    return now.seat, move
                self._carry_out(here, now.seat, move)
        return -1, ()

    def _asked(self, state: State) -> Decision:
        now = self.game.decision(state)
        assert now is not None, "nobody is asked any more"
        return now

    def _node(self, state: State, seat: int) -> Node:
        """The position in the tree: the same for all worlds that the one who decides cannot tell apart."""
        key = (seat, encode(self.game.determinize(state, seat, SAME)))
        node = self.tree.get(key)
        if node is None:
            node = self.tree[key] = Node(1 if state.sides[seat] == self.side else -1)
        return node

    # --- moves ------------------------------------------------------------------------------------------------------

    def moves(self, state: State, seat: int, limit: int) -> list[Move]:
        """What the seat can do up to where its activation ends, a roll or somebody else's decision; the best first.

        Within a limit: by the game's first impressions; where it has none, first a little of everything that it can
        begin with, then on from what looks best.
        """
        now = self._asked(state)
        priors = self.game.priors(state, now.actions)
        return self._guided(state, now, priors, limit) if priors else self._groped(state, seat, limit)

    def _guided(self, state: State, now: Decision, priors: Sequence[float], limit: int) -> list[Move]:
        outlook = self.outlook
        lines = Lines(self.game, outlook, now.seat, self.clock)
        outlook.last = outlook.made + limit
        lines.find(state, now.actions, priors, outlook.last, self.rng)
        outlook.last = math.inf
        return _spread_out([Move(worth, path) for worth, path in lines.found])

    def _groped(self, state: State, seat: int, limit: int) -> list[Move]:
        found: list[Move] = []
        seen: set[bytes] = set()
        outlook = self.outlook
        outlook.last = last = outlook.made + limit
        begun = self._steps(state, seat, (), seen, found)
        self.rng.shuffle(begun)
        waiting: list[Step] = []
        for step in begun:
            own = [step]
            for _ in range(TASTE):
                if own and outlook.made < last - limit // 2:
                    _, _, here, path = heapq.heappop(own)
                    for further in self._steps(here, seat, path, seen, found):
                        heapq.heappush(own, further)
            waiting += own
        heapq.heapify(waiting)
        while waiting and (outlook.made < last or not found):
            _, _, here, path = heapq.heappop(waiting)
            for further in self._steps(here, seat, path, seen, found):
                heapq.heappush(waiting, further)
        outlook.last = math.inf
        return _spread_out(found)

    def _steps(
        self, state: State, seat: int, path: tuple[Action, ...], seen: set[bytes], found: list[Move]
    ) -> list[Step]:
        """One step on in every way, forced ones included; what ends a move is found."""
        now = self._asked(state)
        waiting = []
        for action in now.actions:
            after = state.copy()
            self.game.apply(after, seat, action)
            now_after = self.game.decision(after)
            while goes_on(now_after, seat) and len(now_after.actions) == 1:
                self.game.apply(after, seat, now_after.actions[0])
                now_after = self.game.decision(after)
            key = encode(after)
            if key in seen:
                continue  # the same by another way
            seen.add(key)
            unfinished = goes_on(now_after, seat)
            if unfinished or now_after is None or now_after.kind != CHANCES:
                self.outlook.made += 1
                worth = self.game.evaluate(after, seat)
            else:
                worth = self.outlook.value(after, seat)
            if unfinished:
                waiting.append((-worth, len(seen), after, (*path, action)))
            else:
                found.append(Move(worth, (*path, action)))
        return waiting

    def _learn(self, state: State, seat: int, moves: Sequence[Move]) -> None:
        """Keep for each first action the plan that promises most."""
        base = self.game.evaluate(state, seat)
        for move in reversed(moves):
            self.known[seat, move.actions[0]] = (move.worth - base, move.actions)

    def _thorough(self, state: State, seat: int, limit: int) -> list[Move]:
        """The moves of the position asked about: what was good before and still can be done, and what else is found."""
        now, outlook = self._asked(state), self.outlook
        again = []
        for _, first in self._plans(now):
            move = self._tried(state, seat, first)
            if move:
                again.append(move)
            if outlook.made > limit // 2:
                break
        found = self.moves(state, seat, limit - outlook.made)
        moves = _spread_out(list({move.actions: move for move in (*again, *found)}.values()))
        self._learn(state, seat, moves)
        return moves

    def _plans(self, now: Decision) -> list[tuple[float, Action]]:
        """What each beginning that a plan is known for has brought, the best first."""
        seat = now.seat
        plans = [(self.known[seat, action][0], action) for action in now.actions if (seat, action) in self.known]
        plans.sort(key=lambda plan: -plan[0])
        return plans

    def _tried(self, state: State, seat: int, first: Action) -> Move | None:
        """The known plan that begins so, if it can be carried out here."""
        path, after, outlook = self.known[seat, first][1], state.copy(), self.outlook
        if not self._carry_out(after, seat, path) or goes_on(self.game.decision(after), seat):
            return None
        outlook.last = outlook.made + BRANCH
        worth = outlook.value(after, seat)
        outlook.last = math.inf
        return Move(worth, path)

    def _glance(self, state: State, now: Decision) -> list[Move]:
        """Moves of a position that is new in the tree: a guided look, the best of the known plans, or a short look."""
        priors = self.game.priors(state, now.actions)
        if priors:
            return self._guided(state, now, priors, QUICK)
        seat, actions, plans = now.seat, now.actions, self._plans(now)
        if not begins(now) or len(actions) <= PLANS or 2 * len(plans) < len(actions):
            return self._look(state, seat)
        new = [action for action in actions if (seat, action) not in self.known]
        for action in self.rng.sample(new, min(len(new), PLANS // 2)):
            path = self._completed(state, seat, action)
            self.known[seat, action] = (0.0, path)
            plans.insert(0, (0.0, action))
        base = self.game.evaluate(state, seat)
        self.outlook.made += 1
        found = []
        for _, first in plans[: PLANS + PLANS // 2]:
            move = self._tried(state, seat, first)
            if move:
                found.append(move)
                self.known[seat, first] = (move.worth - base, move.actions)
            else:
                self._doubt(seat, first)
        return _spread_out(found) if found else self._look(state, seat)

    def _doubt(self, seat: int, first: Action) -> None:
        """A plan was good elsewhere, but could not be carried out."""
        gain, path = self.known[seat, first]
        self.known[seat, first] = (gain / 2 if gain > 0 else gain - 0.001, path)

    def _completed(self, state: State, seat: int, action: Action) -> tuple[Action, ...]:
        """A whole move that begins so."""
        after = state.copy()
        self.game.apply(after, seat, action)
        if not goes_on(self.game.decision(after), seat):
            return (action,)
        best = max(self.moves(after, seat, BRANCH // 2), key=lambda move: move.worth)
        return (action, *best.actions)

    def _look(self, state: State, seat: int) -> list[Move]:
        """Moves found by a short look, from which plans are learned."""
        moves = self.moves(state, seat, BRANCH)
        self._learn(state, seat, moves)
        return moves

    # --- a pass -----------------------------------------------------------------------------------------------------

    def _is_late(self) -> bool:
        return self.clock is not None and self.clock.is_over()

    def _pass(self, root: Node, state: State) -> float | None:
        """Once down the tree and on, see above; returns what it came to, for the searching side.

        None, and nothing is counted, where the time was over before: a pass is long where a turn is.

        It takes at most one new position of either side into the tree, and goes on by what was good before. The first
        pass of every move has the same world and dice, and so on: moves are compared, and what they share says nothing.
        """
        path: list[tuple[Node, int, float]] = []
        tried = self._select(root, self._asked(state), FIRST, root.faith())
        self.dice = Random(self.worlds + self.met[tried])
        self.met[tried] += 1
        state = self.game.determinize(state, self.seat, self.dice)
        new: set[bool] = set()  # whether of its own side
        luck, acts = 0.0, [0, 0]
        game, actor = self.game, self.seat
        for _ in range(STEPS):
            if self._is_late():
                return None
            now = game.decision(state)
            if now is None:
                break
            if now.kind == CHANCES:
                state, gain = self._roll(state, now, actor)
                luck += gain
                continue
            if now.kind != ONE:
                for other in now.seats:
                    game.apply(state, other, self.dice.choice(now.actions_of(other)))
                continue
            if len(now.actions) == 1:
                game.apply(state, now.seat, now.actions[0])
                continue
            own = state.sides[now.seat] == self.side
            if begins(now) and game.active(state) == state.sides[now.seat]:  # else it only answers
                acts[own] += 1
                if acts[True] > ACTS or acts[False] > ANSWERS or (own and acts[False]):
                    break
            actor = now.seat
            node = self._node(state, now.seat) if path else root
            if not node.moves:
                if own in new:
                    self._go_on(state, now)
                    continue
                new.add(own)
                node.find(self._glance(state, now))
            index = self._select(node, now, OPENED, FAITH) if path else tried
            if index < 0:
                break
            path.append((node, index, luck))
            self._carry_out(state, now.seat, node.moves[index].actions)
        value = game.evaluate(state, self.seat)
        for met, index, before in path:
            met.add(index, value - (luck - before))
        return value - luck

    def _go_on(self, state: State, now: Decision) -> None:
        """Carry out what seems best; or else the known plan that brought most, and learn what it brings."""
        if self._glide(state, now):
            return
        seat, plans = now.seat, self._plans(now)
        if not plans:
            self._carry_out(state, seat, self._look(state, seat)[0].actions)
            return
        gain, first = plans[0]
        path = self.known[seat, first][1]
        base = self.game.evaluate(state, seat)
        self.outlook.made += 1
        if self._carry_out(state, seat, path):
            self.known[seat, first] = ((gain + self.game.evaluate(state, seat) - base) / 2, path)
        else:
            self._doubt(seat, first)

    def _glide(self, state: State, now: Decision) -> bool:
        """Take the step that seems best, and on to where the move ends or nothing seems; whether there was any."""
        game, seat, steps = self.game, now.seat, 0
        here: Decision | None = now
        while here is not None and steps < LONG:
            actions = here.actions
            priors = game.priors(state, actions) if len(actions) > 1 else (0.0,)
            if not priors:
                break
            game.apply(state, seat, actions[max(range(len(priors)), key=priors.__getitem__)])
            steps += 1
            following = game.decision(state)
            here = following if goes_on(following, seat) else None
        self.outlook.made += 1
        return steps > 0

    def _select(self, node: Node, now: Decision, first: int, faith: float) -> int:
        """The move to try: the first few in turn, then the best of those opened so far, with some curiosity.

        Of the position asked about the best is what would be chosen now: else what a lucky pass speaks for is chosen
        in the end and was never tried again.
        """
        visits, spread = node.visits, self.spread or SPREAD
        opened, log = min(len(node.moves), first + int(math.sqrt(visits))), math.log(visits + 1)
        best, found = -math.inf, -1
        for index, value in enumerate(node.values(opened, faith)):
            if node.moves[index].actions[0] not in now.actions:
                continue  # not in this world
            if index < first and not node.counts[index]:
                return index
            score = value + CURIOUS * spread * math.sqrt(log / (node.counts[index] + 1))
            if score > best:
                best, found = score, index
        return found

    def _carry_out(self, state: State, seat: int, actions: Sequence[Action]) -> bool:
        """As much of a plan as the rules allow here, with what is forced on the way; whether it was all of it."""
        self.outlook.made += 1
        for action in actions:
            now = self.game.decision(state)
            while goes_on(now, seat) and len(now.actions) == 1 and action not in now.actions:
                self.game.apply(state, seat, now.actions[0])
                now = self.game.decision(state)
            if now is None or now.kind != ONE or now.seat != seat or action not in now.actions:
                return False
            self.game.apply(state, seat, action)
        return True

    def _roll(self, state: State, now: Decision, actor: int) -> tuple[State, float]:
        """Draw an outcome: the position, and how much better it is than the average for our side."""
        drawn = self.dice.choices(range(len(now.weights)), now.weights)[0]
        mean = 0.0
        found = []
        for outcome, weight in zip(now.actions, now.weights, strict=True):
            after = state.copy()
            self.game.resolve(after, outcome)
            value = self.outlook.value(after, actor)
            mean += weight * value
            found.append((after, value))
        after, value = found[drawn]
        gain = value - mean / sum(now.weights)
        return after, gain if state.sides[actor] == self.side else -gain

    def _sealed(self, state: State, seat: int, legal: Sequence[Action]) -> Action:
        """What the others answer is not known: the best right behind it."""
        here = self.game.determinize(state, seat, self.rng)
        values = []
        for action in legal:
            after = here.copy()
            self.game.apply(after, seat, action)
            values.append(self.outlook.value(after, seat))
        return legal[values.index(max(values))]


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

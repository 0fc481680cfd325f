"""A match: one game being played, with its history, undo, lists of actions that wait, and standing orders."""

import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from grognard.kernel import engine
from grognard.kernel.action import Action
from grognard.kernel.decision import CHANCE, NO_SCOPE, Decision
from grognard.kernel.dice import commitment, make_key
from grognard.kernel.event import Event
from grognard.kernel.game import AnyGame
from grognard.kernel.probe import learns
from grognard.kernel.refusal import Refused, game_over, not_asked, not_listed
from grognard.kernel.state import State
from grognard.kernel.words import Problem


class Header(msgspec.Struct):
    """What a record says before its first line."""

    game: str
    ruleset: int
    data: str
    scenario: str
    options: dict[str, str]
    players: dict[str, str]  # seat -> who plays it
    nonces: dict[str, str]  # seat -> its part of the key
    commitment: str
    secret: str = ""  # hexadecimal; empty in what others may read while the game runs
    overlay: str = ""  # the name of the owner's corrected data, if any
    position: bytes = b""  # the state a branch starts from


class Entry(msgspec.Struct, frozen=True):
    """A line of the record: who did what. For chance the way and the counter of the draw; ``back`` is a take-back."""

    seat: int
    action: Action | None
    forced: bool = False
    detail: int = -1
    counter: int = -1
    back: int = -1  # the number of entries that the game went back to


class StandingOrder(msgspec.Struct, frozen=True):
    """An answer given in advance: to every decision with this prompt, unless one of its arguments is excepted."""

    seat: int
    prompt: str
    answer: str  # the text form of the action
    unless: tuple[tuple[str, str | int], ...] = ()

    def answers(self, now: Decision) -> Action | None:
        """The listed action that this order gives, or None if the order does not speak of the decision."""
        if self.seat not in now.seats or now.prompt.id != self.prompt or set(self.unless) & set(now.prompt.args):
            return None
        return next((action for action in now.actions_of(self.seat) if str(action) == self.answer), None)


class Moment(msgspec.Struct, frozen=True):
    """The position before somebody acted, and how long the record was then."""

    state: Any
    entries: int
    seat: int


class Match:
    """A game being played. Every change goes through :meth:`submit`, :meth:`undo` and :meth:`take_back`."""

    def __init__(self, game: AnyGame, header: Header, state: State) -> None:
        self.game = game
        self.header = header
        self.state = state
        self.first = state.copy()
        self.entries: list[Entry] = []
        self.moments: list[Moment] = []
        self.hashes: dict[int, str] = {}
        self.orders: list[StandingOrder] = []
        self.pending: dict[int, list[Action]] = {}
        # seat -> the moment that its undo cannot go beyond
        self.barriers: dict[int, int] = dict.fromkeys(range(len(state.sides)), 0)

    @classmethod
    def new(
        cls,
        game: AnyGame,
        scenario: str,
        options: Mapping[str, str] | None = None,
        *,
        players: Mapping[str, str] | None = None,
        secret: bytes | None = None,
        nonces: Mapping[str, str] | None = None,
        overlay: str = "",
    ) -> "Match":
        """A new match, run on to its first choice. Raises :class:`Problem` for a scenario, option or seat not known."""
        settled = game.settle_options(options or {})
        seats = game.seats_of(settled)
        for name in [*(players or {}), *(nonces or {})]:
            game.seat(name, seats)
        for word in [*(players or {}).values(), *(nonces or {}).values(), overlay]:
            if len(word.splitlines()) > 1 or word != word.strip() or not word.isprintable():
                raise Problem("not-one-line", word=repr(word))  # it would be read as another line of the record
        secret = secrets.token_bytes(32) if secret is None else secret
        given = {seat: (nonces or {}).get(seat, "") for seat in seats}
        state = game.setup(scenario, settled, make_key(secret, given.values()))
        header = Header(
            game.slug,
            game.version,
            game.data_hash,
            scenario,
            settled,
            {seat: (players or {}).get(seat, "person") for seat in seats},
            given,
            commitment(secret),
            secret.hex(),
            overlay,
        )
        match = cls(game, header, state)
        match.begin()
        return match

    def begin(self) -> list[Event]:
        """Draw the chance and play the forced decisions before the first choice."""
        return self._note(engine.follow(self.state))

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats that are played: the first of the game's."""
        return self.game.seats[: len(self.state.sides)]

    def seat(self, name: str) -> int:
        """The index of a seat that is played; raises :class:`Problem`."""
        return self.game.seat(name, self.seats)

    @property
    def decision(self) -> Decision | None:
        return engine.decision(self.state)

    # --- playing ------------------------------------------------------------------------------------------------

    def submit(self, seat: int, actions: Sequence[Action]) -> list[Event]:
        """Play a list of actions of a seat. What comes after an interrupt waits for it and goes on if still legal.

        Raises :class:`Refused` if the first is not listed, :class:`Problem` if there is none; nothing has changed then.
        """
        if not actions:
            raise Problem("no-actions")
        self._refuse_unlisted(seat, actions[0])
        self.pending[seat] = list(actions[1:])
        events = self._play(seat, actions[0])
        while (now := self.decision) is not None:
            self._drop_stale(now.scope, now.seats)
            following = self._waiting(now) or self._ordered(now)
            if following is None:
                break
            events += self._play(*following)
        return events

    def give_order(self, order: StandingOrder) -> list[Event]:
        """Keep a standing order, and answer with it at once if it speaks of the running decision."""
        self.game.grammar.parse(order.answer)
        if order.seat not in self.barriers:
            raise Problem("unknown-seat", game=self.game.slug, name=order.seat, known=", ".join(self.seats))
        self.orders.append(order)
        now = self.decision
        action = order.answers(now) if now is not None else None
        return self.submit(order.seat, [action]) if action is not None else []

    def _drop_stale(self, scope: int, asked: Sequence[int]) -> None:
        """A list waits for an interrupt in the middle of an activation, not for somebody else's turn to pass."""
        if scope == NO_SCOPE:
            for seat in set(self.pending) - set(asked):
                del self.pending[seat]

    def _ordered(self, now: Decision) -> tuple[int, Action] | None:
        for order in self.orders:
            if (action := order.answers(now)) is not None:
                return order.seat, action
        return None

    def _waiting(self, now: Decision) -> tuple[int, Action] | None:
        for seat in now.seats:
            waiting = self.pending.get(seat)
            if waiting and waiting[0] in now.actions_of(seat):
                return seat, waiting.pop(0)
            if waiting:
                waiting.clear()  # the position has changed: a person must look at it
        return None

    def _refuse_unlisted(self, seat: int, action: Action) -> None:
        now = self.decision
        if now is None:
            raise Refused(game_over())
        if seat not in now.seats:
            raise Refused(not_asked(seat))
        if action not in now.actions_of(seat):
            raise Refused(not_listed(action))

    def _play(self, seat: int, action: Action) -> list[Event]:
        self.moments.append(Moment(self.state.copy(), len(self.entries), seat))
        own = engine.Step(seat, action, engine.apply(self.state, seat, action))
        steps = [own, *engine.follow(self.state)]
        for step in steps[1:]:
            waiting = self.pending.get(step.seat)
            if waiting and waiting[0] == step.action:  # listed, and played by itself since nothing else was legal
                waiting.pop(0)
            if step.forced:
                self._drop_stale(step.scope, [step.seat])
        self._raise_barriers(seat, steps)
        return self._note(steps)

    def _raise_barriers(self, actor: int, steps: list[engine.Step]) -> None:
        """A seat's undo ends where it learned something: a roll, somebody else's act, a hidden fact at work."""
        for seat in self.barriers:
            if seat != actor or any(step.seat != seat or learns(step.events, seat) for step in steps):
                self.barriers[seat] = len(self.moments)

    def _note(self, steps: Iterable[engine.Step]) -> list[Event]:
        events: list[Event] = []
        for step in steps:
            self.entries.append(Entry(step.seat, step.action, step.forced, step.detail, step.counter))
            events += step.events
        if self.entries and len(self.entries) - max(self.hashes, default=0) >= 10:
            self.hashes[len(self.entries)] = engine.digest(self.state)
        return events

    # --- going back ---------------------------------------------------------------------------------------------

    def undoable(self, seat: int) -> int:
        """How many actions a seat may undo by itself."""
        return len(self.moments) - self.barriers[seat] if seat in self.barriers else 0

    def undo(self, seat: int) -> None:
        """Take the seat's last action back as if it had never been. Raises :class:`Problem` at the barrier."""
        if self.undoable(seat) <= 0:
            raise Problem("nothing-to-undo")
        moment = self.moments.pop()
        self.state = moment.state.copy()
        del self.entries[moment.entries :]
        self.hashes = {at: hash_ for at, hash_ in self.hashes.items() if at <= moment.entries}
        self.barriers = {other: min(barrier, len(self.moments)) for other, barrier in self.barriers.items()}
        self.pending.clear()

    def take_back(self, moment: int, agreed: Collection[int]) -> None:
        """Go back to an earlier moment with everybody's consent. It stays in the record; the dice do not go back."""
        if not 0 <= moment < len(self.moments):
            raise Problem("no-such-moment", moment=moment, moments=len(self.moments))
        if missing := set(self.barriers) - set(agreed):
            raise Problem("no-consent", seat=self.seats[min(missing)])
        back = self.moments[moment]
        draws = self.state.draws
        self.state = back.state.copy()
        self.state.draws = draws
        self.entries.append(Entry(CHANCE, None, back=back.entries))
        del self.moments[moment:]
        self.pending.clear()
        self.barriers = dict.fromkeys(self.barriers, len(self.moments))

    def branch(self, moment: int, seat: int, rng: Random) -> "Match":
        """Play on from an earlier moment, with other dice and, while the game runs, only what the seat may know."""
        if not 0 <= moment <= len(self.moments):
            raise Problem("no-such-moment", moment=moment, moments=len(self.moments))
        state = (self.moments[moment].state if moment < len(self.moments) else self.state).copy()
        if self.decision is not None:
            state = self.game.determinize(state, seat, rng)
        secret = rng.randbytes(32)
        state.key = make_key(secret, [])
        state.draws = 0
        header = msgspec.structs.replace(
            self.header, commitment=commitment(secret), secret=secret.hex(), position=engine.encode(state), nonces={}
        )
        return Match(self.game, header, state)

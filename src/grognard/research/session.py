"""One game being played by numbers, and the moments of it that observations are made from."""

from collections.abc import Iterator, Sequence
from typing import Any

from grognard.kernel import (
    NO_SCOPE,
    SEALED,
    Action,
    Decision,
    Event,
    Forced,
    Refused,
    State,
    engine,
)
from grognard.research.field import Field
from grognard.research.layout import Vector

REMEMBERED = 16  # choices of the running activation that an observation tells
STRIDE = 32  # choices from one position that is kept to the next


Played = tuple[int, Action, Decision, list[Event]]  # a seat, what it chose, what it was asked, what followed


class Session:
    """Chance is drawn from the key, and what is forced plays itself."""

    def __init__(self, field: Field, key: bytes) -> None:
        self.field = field
        self.state: Any = field.game.setup(field.scenario, field.options, key)
        field.game.start(self.state)
        self.now = engine.decision(self.state)
        self.past: list[Played] = []
        self.kept: list[Any] = [self.state.copy()]  # the position after every STRIDE choices

    def play(self, seat: int, action: Action) -> None:
        """Play an action of a seat; raises :class:`Refused`, and nothing has changed, if it is not listed."""
        now, state, past = self.now, self.state, self.past
        events = engine.play(state, seat, action)
        assert now is not None, "a game that is over refuses everything"
        past.append((seat, action, now, events))
        self.now = engine.decision(state)
        if len(past) % STRIDE == 0:
            self.kept.append(state.copy())

    def answer(self, seat: int, number: int) -> str:
        """Play an action by its number; why not, if the seat may not, and nothing has changed then."""
        actions = self.field.vocabulary.actions
        if not 0 <= number < len(actions):
            return f"{number} is the number of no action: there are {len(actions)}"
        try:
            self.play(seat, actions[number])
        except Refused as refused:
            return str(refused.refusal.text)
        return ""

    def state_after(self, count: int) -> Any:
        """The position after so many choices: the running one, or an earlier one made again."""
        if count == len(self.past):
            return self.state
        state = self.kept[count // STRIDE].copy()
        for seat, action, _, _ in self.past[count - count % STRIDE : count]:
            engine.play(state, seat, action)
        return state

    def chosen(self, count: int, seat: int) -> Iterator[Action]:
        """What was chosen in an activation that goes on after so many choices, as far as a seat may know; last first.

        What was forced is chosen too.
        """
        texts = self.field.vocabulary.texts
        for actor, action, now, events in reversed(self.past[max(0, count - REMEMBERED) : count]):
            for event in reversed(events):
                if isinstance(event, Forced) and event.seen_by(seat) is not None:
                    yield texts[event.action]
            if actor == seat or not is_hidden(action, now):
                yield action
            if now.scope == NO_SCOPE:
                return

    @property
    def was_cut(self) -> bool:
        """Whether ``max_turns`` stopped the game, with nobody ahead."""
        result = self.state.result
        return result is not None and result.cut


class Moment:
    """A position of a session; what is read of it when the game has gone on still tells of then."""

    __slots__ = ("count", "now", "refused", "session")

    def __init__(self, session: Session, refused: str = "") -> None:
        self.session = session
        self.now = session.now
        self.count = len(session.past)
        self.refused = refused

    @property
    def field(self) -> Field:
        return self.session.field

    @property
    def state(self) -> Any:
        return self.session.state_after(self.count)

    def legal(self, seat: int) -> Sequence[Action]:
        """What a seat may choose; empty for one that is not asked."""
        now = self.now
        return now.actions_of(seat) if now is not None else ()

    def observe(self, seat: int) -> Vector:
        now, field = self.now, self.field
        running = now is not None and now.scope != NO_SCOPE
        chosen = self.session.chosen(self.count, seat) if running else iter(())
        return field.layout.observe(self.state, seat, now, map(field.vocabulary.choice, chosen))


def is_hidden(action: Action, now: Decision) -> bool:
    """Whether only the acting seat may know what it chose."""
    return action.secret or now.kind == SEALED


def rewards(state: State) -> list[float]:
    """What each seat has of the end: 1 won, 0 drawn, -1 lost; both sides may lose. Zeros while the game runs."""
    result = state.result
    return [float(result.results[side]) if result is not None else 0.0 for side in state.sides]

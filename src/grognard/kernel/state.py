"""State and frames: plain data that copies, compares, serialises and resumes anywhere."""

import copy
from functools import cache
from typing import Any, Generic, Self, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from grognard.kernel.action import Action
from grognard.kernel.decision import Decision
from grognard.kernel.event import Out, Over
from grognard.kernel.words import Text

WIN, DRAW, LOSS = 1, 0, -1


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game: a result for each side (both may lose), the level of victory if the game has any, and why."""

    results: tuple[int, ...]
    reason: Text
    rule: str  # none where the option max_turns cut the game
    level: str = ""

    @property
    def cut(self) -> bool:
        """Whether a limit of turns ended it that no rule knows. What is drawn by a rule was not cut."""
        return not self.rule


class State(msgspec.Struct, dict=True, kw_only=True):
    """The base of every game's state. Subclasses add flat lists of small ints and ints.

    ``dict=True`` gives room for one cache, the decision of the moment: it is never saved, compared or copied.
    """

    board: str  # the key of the immutable board: scenario, options and data
    key: bytes  # of the dice
    draws: int = 0  # the counter of the dice
    sides: list[int]  # seat -> side; a bid may settle it
    stack: list[Any]  # frames, the running one last
    answers: list[Any] = []  # of a sealed decision in progress: (seat, action), sorted by seat
    result: Outcome | None = None

    def copy(self) -> Self:
        """An independent copy, by slices."""
        new = copy.copy(self)
        for name in list_fields(type(self)):
            setattr(new, name, getattr(self, name)[:])
        return new

    def seat_of(self, side: int) -> int:
        """The (first) seat that plays a side."""
        return self.sides.index(side)


MUTABLE = (list, dict, set)


def is_shared(hint: object) -> bool:
    """Whether a value of this type holds something that two copies would both change."""
    return hint in MUTABLE or get_origin(hint) in MUTABLE or any(map(is_shared, get_args(hint)))


@cache
def list_fields(state: type[State]) -> tuple[str, ...]:
    """The fields that a copy slices. Raises TypeError for one that a slice or a reference would leave shared."""
    hints = get_type_hints(state)
    names = tuple(name for name in state.__struct_fields__ if get_origin(hints[name]) is list)
    for name in state.__struct_fields__:
        inside = get_args(hints[name]) if name in names else (hints[name],)
        if any(map(is_shared, inside)):
            raise TypeError(f"{state.__name__}.{name}: {hints[name]} would be shared by copies; keep to flat lists")
    return names


S = TypeVar("S", bound=State)


class Frame(msgspec.Struct, Generic[S], frozen=True, gc=False, tag_field="frame"):
    """A procedure of the rulebook in progress: frozen, on the state's stack, replaced when it changes."""

    def advance(self, state: S, out: Out) -> bool:
        """Run on: push, replace or pop frames and write events. False when somebody must choose."""
        return False

    def decide(self, state: S) -> Decision:
        """What must be chosen now."""
        raise NotImplementedError(type(self).__name__)

    def take(self, state: S, action: Action, out: Out) -> None:
        """Apply the choice of one seat."""
        raise NotImplementedError(type(self).__name__)

    def settle(self, state: S, outcome: Action, detail: int, out: Out) -> None:
        """Apply an outcome of chance. ``detail`` counts the ways to that outcome, -1 when nobody rolled real dice."""
        raise NotImplementedError(type(self).__name__)

    def gather(self, state: S, answers: list[tuple[int, Action]], out: Out) -> None:
        """Apply the answers of a sealed decision, all at once, in the order of the seats."""
        raise NotImplementedError(type(self).__name__)


def finish(state: State, outcome: Outcome, out: Out) -> None:
    """End the game: nothing is left to decide."""
    state.result = outcome
    state.stack.clear()
    out.append(Over(outcome.reason, outcome.rule))

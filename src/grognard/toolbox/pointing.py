"""What a person pointed at, looked up: the same for every game of units and places."""

from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec

from grognard.kernel import Action, Decision, Refusal

S = TypeVar("S")
B = TypeVar("B")
Answer = list[Action] | Refusal


class Ask(msgspec.Struct, Generic[S, B], frozen=True):
    """What was pointed at, and what it is the answer to."""

    state: S
    board: B
    side: int
    now: Decision
    verb: str
    units: tuple[int, ...]
    target: int
    place: int  # also where the target is

    @property
    def actions(self) -> Sequence[Action]:
        return self.now.actions

"""Decisions: who must choose, what about, and everything they may answer."""

from collections.abc import Sequence
from typing import Any

import msgspec

from grognard.kernel.action import Action
from grognard.kernel.words import Text

CHANCE = -1  # the seat that rolls
OBSERVER = -2  # the seat of somebody who only looks on
EVERYONE = -1  # the audience mask of what all may know

ONE, SEALED, CHANCES = "one", "sealed", "chance"  # the kinds of decision
NO_SCOPE = -1  # between two activations: a place to stop and judge


class Decision(msgspec.Struct, frozen=True, gc=False):
    """What is asked now. ``actions`` is never empty, has no duplicates and keeps its order.

    Nothing in it leads back to it: the garbage collector need not follow it (``gc=False``), nor a frame.
    """

    kind: str
    seat: int  # who answers; CHANCE for a roll; for a sealed decision the first seat still to answer
    actions: Sequence[Any]  # the legal actions; for chance the outcomes
    prompt: Text  # for chance also the purpose of the draw
    rule: str
    scope: int = NO_SCOPE  # which activation the decision is part of
    weights: Sequence[int] = ()  # chance only: exact integer weights of the outcomes
    audience: int = EVERYONE  # chance only: mask of the seats that see the outcome
    hands: tuple[tuple[int, Sequence[Any]], ...] = ()  # sealed only: (seat, legal actions) of those still to answer
    # In the middle of an activation that could end here, or at a roll whose worth the game's own judgement knows: a
    # searching player judges, and stops
    rest: bool = False
    # Other units may be chosen, as between two activations, but none begins here: who looks ahead plans on to its end
    goes_on: bool = False

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that may answer now."""
        return tuple(seat for seat, _ in self.hands) if self.kind == SEALED else (self.seat,)

    def actions_of(self, seat: int) -> Sequence[Action]:
        """The legal actions of a seat: empty for one that is not asked."""
        if self.kind == SEALED:
            return dict(self.hands).get(seat, ())
        return self.actions if seat == self.seat else ()

"""6 Status step 4: figures move between the squads of a hex (STAT-10 to STAT-13)."""

from functools import cache

from grognard.games.iron.actions import ACCEPT, DONE, FIGURE, FROM, ONTO, REFUSE, Accept, Figure, From, Onto
from grognard.games.iron.board import SIDE, SQUADS, UNITS
from grognard.games.iron.events_phases import Declined, Disbanded, Transferred, prompt, side_arg
from grognard.games.iron.loads import EMPTY, LOADS, PLUS, WITHOUT
from grognard.games.iron.schema import FIGURES
from grognard.games.iron.state import STEADY, IronState, seat_for, take_off
from grognard.kernel import ONE, Action, Decision, Frame, Out

KINDS = range(len(FIGURES))
Moved = tuple[tuple[int, int, int], ...]  # what went in this step: giver, kind of figure, taker


def takes_part(state: IronState, unit: int) -> bool:
    """STAT-11 Steady squads on the map, outside fortifications, without a specialisation (SPEC-01).

    STAT-13 Op fire mode does not matter.
    """
    return state.where[unit] >= 0 and state.harm[unit] == STEADY and state.spec[unit] < 0 and not state.fort[unit]


def went(moved: Moved, kind: int, one: int, other: int) -> bool:
    """Whether figures of a kind went from one squad to another in this step, straight or by a third."""
    reached: set[int] = set()
    grown = {one}
    while grown > reached:
        reached = grown
        grown = reached | {taker for giver, figure, taker in moved if figure == kind and giver in reached}
    return other in reached


def alike(state: IronState, one: int, other: int) -> bool:
    """Whether two squads of a hex differ in nothing but their figures: to exchange all of these changes nothing."""
    hidden = state.hidden
    same = state.acts[one] == state.acts[other] and (one in hidden) == (other in hidden)
    return same and seat_for(state, one) == seat_for(state, other)


@cache
def returns(giver: int, taker: int, figure: int) -> tuple[int, ...] | None:
    """COMP-03 What a full taker may hand back before it takes a figure, by loads; the giver's is without the figure.

    Empty where the figure fits as it is; None where nothing makes it fit. A crew may need two figures back.
    """
    if PLUS[taker][figure] >= 0:
        return ()
    found = [
        kind
        for kind in KINDS
        if kind != figure
        and WITHOUT[taker][kind] >= 0
        and PLUS[giver][kind] >= 0
        and returns(PLUS[giver][kind], WITHOUT[taker][kind], figure) is not None
    ]
    return tuple(found) or None


class Transfers(Frame[IronState], frozen=True, tag="transfers"):
    """STAT-10 A seat moves figures of its squads to others in the same hex, as many as it likes.

    Figures of a kind do not go back to where some came from in this step: moves that only undo each other are not
    listed, and the step comes to an end. TEAM-09: a partner who refused is not asked again.
    """

    seat: int
    moved: Moved = ()
    refused: bool = False

    def givers(self, state: IronState) -> dict[int, list[int]]:
        """The own squads that take part, each with the others in its hex."""
        side = state.sides[self.seat]
        listed = [unit for unit in SQUADS[side] if takes_part(state, unit)]
        found = {}
        for unit in listed:
            others = [other for other in listed if other != unit and state.where[other] == state.where[unit]]
            if others and seat_for(state, unit) == self.seat:
                found[unit] = others
        return found

    def pairs(self, state: IronState, giver: int, others: list[int]) -> list[tuple[int, int]]:
        """The figures that a squad may give, and to whom."""
        load = state.load[giver]
        return [
            (kind, taker)
            for kind in KINDS
            if LOADS[load][kind]
            for taker in others
            if not went(self.moved, kind, taker, giver)
            and not (self.refused and seat_for(state, taker) != self.seat)
            and self.back(state, giver, kind, taker, ()) is not None
        ]

    def back(
        self, state: IronState, giver: int, figure: int, taker: int, chosen: tuple[int, ...]
    ) -> tuple[int, ...] | None:
        """The figures that the taker may hand back next, beside those chosen; empty where the transfer is complete."""
        given, taken = WITHOUT[state.load[giver]][figure], state.load[taker]
        for kind in chosen:
            given, taken = PLUS[given][kind], WITHOUT[taken][kind]
        kinds = returns(given, taken, figure)
        if kinds == ():
            swapped = (given, PLUS[taken][figure]) == (state.load[taker], state.load[giver])
            return None if swapped and alike(state, giver, taker) else ()
        if kinds is None:
            return None
        found = [kind for kind in kinds if not went(self.moved, kind, giver, taker)]
        open_ = [kind for kind in found if self.back(state, giver, figure, taker, (*chosen, kind)) is not None]
        return tuple(open_) or None

    def advance(self, state: IronState, out: Out) -> bool:
        if any(self.pairs(state, giver, others) for giver, others in self.givers(state).items()):
            return False
        state.stack.pop()
        return True

    def decide(self, state: IronState) -> Decision:
        found: list[Action] = [
            FROM[giver] for giver, others in self.givers(state).items() if self.pairs(state, giver, others)
        ]
        asked = prompt("transfers", side=side_arg(state.sides[self.seat]))
        return Decision(ONE, self.seat, [*found, DONE], asked, "STAT-10")

    def take(self, state: IronState, action: Action, out: Out) -> None:
        if isinstance(action, From):
            state.stack.append(Transfer(action.unit))
        else:
            state.stack.pop()


class Transfer(Frame[IronState], frozen=True, tag="transfer"):
    """STAT-10 One figure: which, to whom, and what comes back for want of slots; TEAM-09 the partner agrees."""

    giver: int
    figure: int = -1
    taker: int = -1
    back: tuple[int, ...] = ()

    def _step(self, state: IronState) -> Transfers:
        step = state.stack[-2]
        assert isinstance(step, Transfers)
        return step

    def _pairs(self, state: IronState) -> list[tuple[int, int]]:
        step = self._step(state)
        return step.pairs(state, self.giver, step.givers(state)[self.giver])

    def _next_back(self, state: IronState) -> tuple[int, ...]:
        return self._step(state).back(state, self.giver, self.figure, self.taker, self.back) or ()

    def advance(self, state: IronState, out: Out) -> bool:
        if self.taker < 0 or self._next_back(state) or self._crosses(state):
            return False
        self._carry_out(state, out)
        return True

    def _crosses(self, state: IronState) -> bool:
        return seat_for(state, self.taker) != seat_for(state, self.giver)

    def decide(self, state: IronState) -> Decision:
        seat, unit = seat_for(state, self.giver), UNITS.argument(self.giver)
        if self.figure < 0:
            kinds = dict.fromkeys(kind for kind, _ in self._pairs(state))
            return Decision(
                ONE, seat, [FIGURE[kind] for kind in kinds], prompt("figure", unit=unit), "STAT-10", self.giver
            )
        if self.taker < 0:
            takers = [ONTO[taker] for kind, taker in self._pairs(state) if kind == self.figure]
            return Decision(ONE, seat, takers, prompt("onto", unit=unit), "STAT-10", self.giver)
        taker = UNITS.argument(self.taker)
        back = self._next_back(state)
        if back:
            asked = prompt("figure-back", unit=taker)
            return Decision(ONE, seat, [FIGURE[kind] for kind in back], asked, "COMP-03", self.giver)
        asked = prompt("agree-transfer", giver=unit, taker=taker)
        return Decision(ONE, seat_for(state, self.taker), (ACCEPT, REFUSE), asked, "TEAM-09", self.giver)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        if isinstance(action, Figure) and self.figure < 0:
            state.stack[-1] = Transfer(self.giver, action.figure)
        elif isinstance(action, Onto):
            state.stack[-1] = Transfer(self.giver, self.figure, action.unit)
        elif isinstance(action, Figure):
            state.stack[-1] = Transfer(self.giver, self.figure, self.taker, (*self.back, action.figure))
        elif isinstance(action, Accept):
            self._carry_out(state, out)
        else:
            step = self._step(state)
            state.stack.pop()
            state.stack[-1] = Transfers(step.seat, step.moved, refused=True)
            out.append(Declined(SIDE[self.giver], "TEAM-09"))

    def _carry_out(self, state: IronState, out: Out) -> None:
        giver, taker, step = self.giver, self.taker, self._step(state)
        given, taken = WITHOUT[state.load[giver]][self.figure], state.load[taker]
        out.append(Transferred(giver, self.figure, taker))
        for kind in self.back:
            given, taken = PLUS[given][kind], WITHOUT[taken][kind]
            out.append(Transferred(taker, kind, giver))
        state.load[giver], state.load[taker] = given, PLUS[taken][self.figure]
        moved = {(giver, self.figure, taker)} | {(taker, kind, giver) for kind in self.back}
        if state.load[giver] == EMPTY:  # STAT-12
            take_off(state, giver)
            out.append(Disbanded(giver))
        state.stack.pop()
        state.stack[-1] = Transfers(step.seat, tuple(sorted(moved | set(step.moved))), step.refused)

"""9.5 Allocation of fire: which unit fires at which, by quality."""

from grognard.games.tigers.actions import AT, FIRE, At, Fire
from grognard.games.tigers.board import Board
from grognard.games.tigers.dice import roll, rolled
from grognard.games.tigers.events import Allocated, Fired, place_prompt, unit_prompt
from grognard.games.tigers.fire import lose, need_of
from grognard.games.tigers.state import TigersState, board_of
from grognard.kernel import ONE, Action, Decision, Frame, Out, text

Pairs = tuple[tuple[int, int], ...]  # firer, target
FAR = 10  # beyond any difference of quality
_FIRE = text("tigers-roll-fire")


def distance(firer: int, target: int) -> int:
    """9.57 How far a target's quality is from the one to choose: its own first, then those below, then those above."""
    return target - firer if target >= firer else FAR + firer - target


def targets(state: TigersState, board: Board, fire: "Allocation", firer: int, enemies: list[int]) -> dict[int, str]:
    """The units that a firer may be allocated to, with the rule that allows each."""
    taken = [target for _, target in fire.pairs]
    fewest = min([taken.count(unit) for unit in enemies])
    open_ = [unit for unit in enemies if taken.count(unit) == fewest]  # 9.55
    if fewest:
        return dict.fromkeys(open_, "9.56")
    own, quality = board.quality[firer], board.quality
    alone = len(fire.firers) + len(fire.pairs) + (fire.firer >= 0) == 1
    if len(open_) == 1:  # then 9.52 and 9.57 leave no other
        return {open_[0]: "9.54" if alone else "9.57"}
    found = {}
    for unit in open_:
        # 9.53: a defender may leave out any unit of 1 SP; those that it must look at, beside the target itself
        kept = [other for other in open_ if fire.attacking or state.sp[other] > 1 or other == unit]
        if alone:
            if _allowed(own, quality[unit], [quality[other] for other in kept]):
                found[unit] = "9.54"
        elif all(distance(own, quality[unit]) <= distance(own, quality[other]) for other in kept):
            found[unit] = "9.57"
    return found


def _allowed(own: int, target: int, qualities: list[int]) -> bool:
    """9.52 A target of equal or lower quality if there is one, else the lowest that there is."""
    lowest = max(qualities)
    return target >= own or target == lowest < own


class Allocation(Frame[TigersState], frozen=True, tag="allocation"):
    """9.33, 9.36 All fire of a side is allocated before any of it is rolled (9.59); nobody splits it (9.58)."""

    attacking: bool
    firers: tuple[int, ...]  # still to be allocated
    pairs: Pairs = ()
    firer: int = -1  # in hand

    def enemies(self, state: TigersState) -> list[int]:
        found: list[int] = state.stack[-2].fighters(state, not self.attacking)
        return found

    def next_firers(self, board: Board) -> list[int]:
        """9.57 The best of those left; among equals the owner chooses."""
        quality = board.quality
        best = min([quality[unit] for unit in self.firers])
        return [unit for unit in self.firers if quality[unit] == best]

    def advance(self, state: TigersState, out: Out) -> bool:
        if self.firer >= 0:
            return False
        if not self.firers:
            state.stack[-1] = Volley(self.attacking, self.pairs)
            return True
        ready = self.next_firers(board_of(state))
        if len(ready) == 1:
            self._take_in_hand(state, ready[0])
        return len(ready) == 1

    def _take_in_hand(self, state: TigersState, unit: int) -> None:
        left = tuple([other for other in self.firers if other != unit])
        state.stack[-1] = Allocation(self.attacking, left, self.pairs, unit)

    def decide(self, state: TigersState) -> Decision:
        board, place = board_of(state), state.stack[-2].place
        seat = state.seat_of(state.phasing if self.attacking else 1 - state.phasing)
        if self.firer < 0:
            firers: list[Action] = [FIRE[unit] for unit in self.next_firers(board)]
            return Decision(ONE, seat, firers, place_prompt("fire", place), "9.57", place)
        found = [AT[unit] for unit in targets(state, board, self, self.firer, self.enemies(state))]
        return Decision(ONE, seat, found, unit_prompt("target", self.firer, place), "9.52", place)

    def take(self, state: TigersState, action: Action, out: Out) -> None:
        if isinstance(action, Fire):
            self._take_in_hand(state, action.unit)
            return
        assert isinstance(action, At)
        out.append(Allocated(self.firer, action.unit))
        state.stack[-1] = Allocation(self.attacking, self.firers, (*self.pairs, (self.firer, action.unit)))


class Volley(Frame[TigersState], frozen=True, tag="volley"):
    """9.34, 9.37 The units of a side fire, a die for each SP, in the order of their allocation."""

    attacking: bool
    pairs: Pairs

    def advance(self, state: TigersState, out: Out) -> bool:
        left = self.pairs
        while left and not state.sp[left[0][1]]:  # 9.22: nothing is left to hit
            left = left[1:]
        if not left:
            state.stack.pop()
        elif left != self.pairs:
            state.stack[-1] = Volley(self.attacking, left)
        return left != self.pairs or not left

    def _need(self, state: TigersState) -> int:
        return need_of(state, board_of(state), state.stack[-2], self.attacking, *self.pairs[0])

    def decide(self, state: TigersState) -> Decision:
        firer, _ = self.pairs[0]
        return roll(state.sp[firer], self._need(state), _FIRE, "9.21", state.stack[-2].place)

    def settle(self, state: TigersState, outcome: Action, detail: int, out: Out) -> None:
        (firer, target), need = self.pairs[0], self._need(state)
        hits, dice = rolled(state.sp[firer], need, outcome, detail)
        out.append(Fired(firer, target, hits, hits >= state.sp[target], need, dice))
        state.stack[-1] = Volley(self.attacking, self.pairs[1:])
        lose(state, target, hits, "9.21", out)

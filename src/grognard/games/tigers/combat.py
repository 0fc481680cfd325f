"""9.0 Combat: who fights (9.1), the sequence of a battle (9.3), fire and its modifiers (9.2, 9.6, 9.7)."""

from collections.abc import Sequence

from msgspec import structs

from grognard.games.tigers.actions import ATTACK, BATTLE, CLOSE, JOIN, Battle, Join
from grognard.games.tigers.allocation import Allocation
from grognard.games.tigers.artillery import Aiming, Calls, calls
from grognard.games.tigers.board import Board
from grognard.games.tigers.events import BattleBegan, BattleEnded, place_prompt, prompt
from grognard.games.tigers.movement import held_back
from grognard.games.tigers.state import (
    ATTACKED,
    DONE,
    ENTRENCHED,
    MUST,
    RIVER,
    TigersState,
    add,
    board_of,
    has,
    held_by,
    units_in,
    whole,
)
from grognard.kernel import ONE, Action, Decision, Frame, Out
from grognard.toolbox.masks import bits

_BATTLES = (prompt("battles", side="@side-german"), prompt("battles", side="@side-allied"))


# --- 9.1 who fights ---------------------------------------------------------------------------------------------------


def volunteers(state: TigersState, board: Board, place: int) -> list[int]:
    """9.13 The units that began the impulse in a contested area and may attack there."""
    return [
        unit
        for unit in units_in(state, state.phasing, place)
        if not state.flags[unit] & DONE
        and held_back(state, board, unit) != "5.24"  # R2: an Allied unit may attack in place on 16-1
    ]


def bound_to_attack(state: TigersState, place: int) -> list[int]:
    """9.12 The units that entered an enemy-occupied area in this impulse."""
    return [unit for unit in units_in(state, state.phasing, place) if state.flags[unit] & MUST]


def battlefields(state: TigersState, board: Board) -> tuple[list[int], list[int]]:
    """The areas where there must be a battle, and those where there may be one; 9.17 never a zone."""
    contested = held_by(state, 0) & held_by(state, 1) & board.areas & ~whole(state.fought)
    must, may = [], []
    for place in bits(contested):
        if bound_to_attack(state, place):
            must.append(place)
        elif volunteers(state, board, place):
            may.append(place)
    return must, may


class Battles(Frame[TigersState], frozen=True, tag="battles"):
    """9.39 The phasing player names battle after battle, until none is left that must be fought."""

    def advance(self, state: TigersState, out: Out) -> bool:
        must, may = battlefields(state, board_of(state))
        if must or may:
            return False
        state.stack.pop()
        return True

    def decide(self, state: TigersState) -> Decision:
        must, may = battlefields(state, board_of(state))
        found: list[Action] = [BATTLE[place] for place in sorted(must + may)]
        if not must:
            found.append(CLOSE)  # 9.13
        return Decision(ONE, state.seat_of(state.phasing), found, _BATTLES[state.phasing], "9.39")

    def take(self, state: TigersState, action: Action, out: Out) -> None:
        if isinstance(action, Battle):
            attackers = tuple(bound_to_attack(state, action.place))
            state.stack.append(Muster(action.place, attackers))
        else:
            board = board_of(state)
            contested = held_by(state, 1 - state.phasing) & board.areas & ~whole(state.fought)
            for place in bits(whole(state.entered) & contested):  # all who entered it went by 7.2
                for unit in volunteers(state, board, place):
                    state.flags[unit] |= DONE  # 9.14
            state.stack.pop()


class Muster(Frame[TigersState], frozen=True, tag="muster"):
    """9.13, 9.14 Who of those that began the impulse in the area attacks too."""

    place: int
    attackers: tuple[int, ...]

    def others(self, state: TigersState) -> list[int]:
        return [unit for unit in volunteers(state, board_of(state), self.place) if unit not in self.attackers]

    def advance(self, state: TigersState, out: Out) -> bool:
        if self.others(state):
            return False
        self._begin(state, out)
        return True

    def decide(self, state: TigersState) -> Decision:
        found: list[Action] = [JOIN[unit] for unit in self.others(state)]
        if self.attackers:
            found.append(ATTACK)
        asked = place_prompt("muster", self.place)
        return Decision(ONE, state.seat_of(state.phasing), found, asked, "9.13", self.place)

    def take(self, state: TigersState, action: Action, out: Out) -> None:
        if isinstance(action, Join):
            state.stack[-1] = Muster(self.place, tuple(sorted((*self.attackers, action.unit))))
        else:
            self._begin(state, out)

    def _begin(self, state: TigersState, out: Out) -> None:
        flags, place = state.flags, self.place
        if has(state.entered, place):
            for unit in self.others(state):
                flags[unit] |= DONE  # 9.14
        for unit in self.attackers:
            flags[unit] = flags[unit] & ~ENTRENCHED | DONE | ATTACKED  # 8.59, 9.11, 9.16
        add(state.fought, place)
        out.append(BattleBegan(state.phasing, place, self.attackers))
        state.stack[-1] = Engagement(place, self.attackers, river=over_river(state, place, self.attackers))


def over_river(state: TigersState, place: int, attackers: Sequence[int]) -> bool:
    """9.72 Every attacker came over a river in this impulse; 9.73 and none of its side began it there."""
    return not has(state.began, place) and all(state.flags[unit] & RIVER for unit in attackers)


# --- 9.3 the sequence -------------------------------------------------------------------------------------------------

# The steps of a battle; both sides roll for artillery in the first two
DEFENDER_CALLS, ATTACKER_CALLS, DEFENDER_SHOTS, DEFENDER_FIRE, ATTACKER_SHOTS, ATTACKER_FIRE, OVER = range(7)


class Engagement(Frame[TigersState], frozen=True, tag="engagement"):
    """9.3 A battle: one round, the defender first."""

    place: int
    attackers: tuple[int, ...]
    step: int = DEFENDER_CALLS
    shots: tuple[int, int] = (0, 0)  # successful calls of the attacker, of the defender
    arms: bool = False  # 9.6: combined arms
    river: bool = False  # 9.72

    def fighters(self, state: TigersState, attacking: bool) -> list[int]:
        """The units of a side that are in the battle and alive: 9.15."""
        if attacking:
            return [unit for unit in self.attackers if state.sp[unit]]
        return units_in(state, 1 - state.phasing, self.place)

    def advance(self, state: TigersState, out: Out) -> bool:
        board, step = board_of(state), self.step
        if step == OVER:
            self._end(state, out)
            return True
        arms = self._combined(board) if step == DEFENDER_SHOTS else self.arms
        state.stack[-1] = Engagement(self.place, self.attackers, step + 1, self.shots, arms, self.river)
        attacking = step in (ATTACKER_CALLS, ATTACKER_SHOTS, ATTACKER_FIRE)
        ours = self.fighters(state, attacking)
        if step in (DEFENDER_CALLS, ATTACKER_CALLS):  # 9.31
            count = calls(state, board, ours, attacking)
            if count:
                state.stack.append(Calls(attacking, count))
        elif ours and self.fighters(state, not attacking):  # R12: with no attacker alive the battle is over
            if step in (DEFENDER_FIRE, ATTACKER_FIRE):
                state.stack.append(Allocation(attacking, tuple(ours)))
            elif self.shots[not attacking]:
                state.stack.append(Aiming(attacking, self.shots[not attacking]))
        return True

    def _combined(self, board: Board) -> bool:
        """9.6 Armour, an infantry type and artillery among the attackers, whatever they lose later."""
        kinds = {board.armour[unit] for unit in self.attackers}
        return len(kinds) == 2 and self.shots[0] > 0

    def _end(self, state: TigersState, out: Out) -> None:
        for unit in self.attackers:
            state.flags[unit] &= ~MUST
        out.append(BattleEnded(self.place))
        state.stack.pop()  # 9.38

    def called(self, state: TigersState, attacking: bool, successes: int) -> None:
        ours, theirs = self.shots
        shots = (successes, theirs) if attacking else (ours, successes)
        state.stack[-1] = structs.replace(self, shots=shots)

"""11 Area attacks (AREA) of mortars (FIG-04 to FIG-12) and cards: a hex, and everybody in it."""

from msgspec.structs import replace

from grognard.games.iron.actions import HIT, KEEP, NORMAL, SPEND, SUPPRESS, WITH, Hit, Spend, Suppress, With
from grognard.games.iron.board import MEDIC, PLAYERS, ROSTER, SIDE, SQUAD, Board
from grognard.games.iron.cards_in_play import discard, in_play, step_of
from grognard.games.iron.concealed import reveal_firers
from grognard.games.iron.damage import Defending, TakingCover
from grognard.games.iron.dice import roll, rolled
from grognard.games.iron.events import CardSpent, HexShelled, ShellingMade, WireGone, hex_prompt, unit_prompt
from grognard.games.iron.firepower import (
    CONCENTRATED,
    defence_of,
    half,
    halvings,
    may_fire,
    may_shell,
    shell_band,
    shell_dice,
    shell_reach,
    spotted,
)
from grognard.games.iron.loads import LOADS, LONG, OFFICER
from grognard.games.iron.schema import AmmunitionStep
from grognard.games.iron.state import FATIGUED, FRESH, STEADY, IronState, board_of, seat_for
from grognard.kernel import ONE, Action, Decision, Frame, Out, text
from grognard.toolbox.masks import bits

_BLACK = text("iron-roll-area")

# --- mortars ----------------------------------------------------------------------------------------------------------


def shell_hexes(state: IronState, board: Board, unit: int) -> list[int]:
    """FIG-04 to FIG-07 The hexes that the mortars of a squad may fire at; AREA-06 an empty one too."""
    if not SQUAD[unit] or not may_shell(state, board, unit) or not may_fire(state, board, unit, CONCENTRATED):
        return []
    if len(halvings(state, unit, CONCENTRATED)) > 1:  # MOD-03
        return []
    return bits(spotted(state, board, unit) & shell_reach(state.board, SIDE[unit], state.where[unit]))


class Shelling(Frame[IronState], frozen=True, tag="shelling"):
    """FIG-12, COMB-09 Mortars fire together at a hex: only mortars support mortars."""

    leader: int
    hex: int
    support: tuple[int, ...] = ()
    suppressive: bool = False
    declared: bool = False
    bonus: int = 0
    asked: tuple[int, ...] = ()  # TIME-05: whose owners were asked for Take Cover before Extra Ammunition
    covers: tuple[int, ...] = ()  # and what they have by it

    def others(self, state: IronState, board: Board) -> list[int]:
        side, leader = SIDE[self.leader], self.leader
        if "massive_confusion" in board.ops[side]:
            return []
        found = []
        for unit in ROSTER[side]:
            if unit == leader or unit in self.support or state.where[unit] < 0 or state.acts[unit] != FRESH:
                continue
            if not may_shell(state, board, unit) or state.harm[unit] != STEADY:
                continue
            if len(halvings(state, unit, CONCENTRATED, supporting=True)) > 1:
                continue
            if len(state.sides) > PLAYERS and state.division[unit] != state.division[leader]:
                continue  # TEAM-10: it has no sight of its partner's; our ruling: it does not join it
            if shell_band(state, board, unit, self.hex) >= 0 and spotted(state, board, unit) >> self.hex & 1:
                found.append(unit)
        return found

    def cards(self, state: IronState) -> list[int]:
        """Extra Ammunition; STRAT-17: not for a leader that is still concealed (OPS-03)."""
        if self.leader in state.hidden:
            return []
        return in_play(state, board_of(state), seat_for(state, self.leader), AmmunitionStep)

    def covered(self, bonus: int) -> "Shelling":
        return replace(self, covers=(*self.covers, bonus))

    def advance(self, state: IronState, out: Out) -> bool:
        if not self.declared:
            return False
        if state.initiative != SIDE[self.leader]:  # TIME-05: the holder of the initiative first
            waiting = [unit for unit in struck(state, self.hex, self.suppressive) if unit not in self.asked]
            if waiting:
                state.stack[-1] = replace(self, asked=(*self.asked, waiting[0]))
                state.stack.append(TakingCover(waiting[0]))
                return True
        if self.cards(state):
            return False
        self._fire(state, out)
        return True

    def decide(self, state: IronState) -> Decision:
        board, seat = board_of(state), seat_for(state, self.leader)
        if self.declared:
            found = [*(SPEND[card] for card in self.cards(state)), KEEP]
            return Decision(ONE, seat, found, unit_prompt("spend-card", self.leader), "STRAT-14", self.leader)
        found = [*(WITH[unit] for unit in self.others(state, board)), NORMAL, SUPPRESS]
        return Decision(ONE, seat, found, hex_prompt("shell", self.hex), "FIG-04", self.leader, rest=True)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        if isinstance(action, With):
            state.stack[-1] = replace(self, support=tuple(sorted((*self.support, action.unit))))
        elif isinstance(action, Spend):
            discard(state, action.card)
            out.append(CardSpent(action.card, self.leader))
            amount = step_of(board_of(state), action.card, AmmunitionStep).amount
            state.stack[-1] = replace(self, bonus=self.bonus + amount)
        elif self.declared:
            self._fire(state, out)
        else:
            state.stack[-1] = replace(self, declared=True, suppressive=isinstance(action, Suppress))
            if "camouflage" not in board_of(state).ops[SIDE[self.leader]]:  # CONC-06, OPS-03
                reveal_firers(state, (self.leader, *self.support), out)

    def dice(self, state: IronState, board: Board, suppressive: bool) -> int:
        """The sum of the squad, then halved where it is (MOD-01); each supporter half."""
        dice = shell_dice(state, board, self.leader, suppressive) + self.bonus
        if halvings(state, self.leader, CONCENTRATED):
            dice = half(dice)
        return dice + sum(half(shell_dice(state, board, unit, suppressive)) for unit in self.support)

    def need(self, state: IronState, board: Board) -> int:
        """FIG-06, COMB-06 The worst band among them; there is no close range."""
        bands = [shell_band(state, board, unit, self.hex) for unit in (self.leader, *self.support)]
        return board.tables.area_long if max(bands) == LONG else board.tables.area

    def _fire(self, state: IronState, out: Out) -> None:
        board = board_of(state)
        firers = (self.leader, *self.support)
        dice, need = self.dice(state, board, self.suppressive), self.need(state, board)
        for unit in firers:
            state.acts[unit] = FATIGUED  # COMB-07
        where = tuple(state.where[unit] for unit in firers)
        out.append(ShellingMade(self.hex, firers, where, dice, need, self.suppressive))
        shown = tuple(unit for unit in firers if unit in state.hidden)
        state.stack[-1] = AreaAttack(
            self.hex, dice, need, self.suppressive, seat_for(state, self.leader), firers=shown,
            asked=self.asked, covers=self.covers,
        )  # fmt: skip


# --- the attack on a hex ----------------------------------------------------------------------------------------------


def struck(state: IronState, hex_: int, suppressive: bool) -> list[int]:
    """AREA-01, CONC-02 Everybody in the hex but concealed squads; AREA-04 suppressive fire skips vehicles."""
    return [
        unit
        for roster in ROSTER
        for unit in roster
        if state.where[unit] == hex_ and unit not in state.hidden and (SQUAD[unit] or not suppressive)
    ]


class AreaAttack(Frame[IronState], frozen=True, tag="area_attack"):
    """AREA-01 to AREA-05 The black dice once, then each unit in the hex, friend or foe, in turn."""

    hex: int
    dice: int
    need: int
    suppressive: bool
    seat: int  # who attacks
    no_forts: bool = False
    firers: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()  # whose owners were asked for Take Cover, before the dice
    covers: tuple[int, ...] = ()  # and what they have by it
    successes: int = -1
    done: tuple[int, ...] = ()

    def left(self, state: IronState) -> list[int]:
        return [unit for unit in struck(state, self.hex, self.suppressive) if unit not in self.done]

    def covered(self, bonus: int) -> "AreaAttack":
        return replace(self, covers=(*self.covers, bonus))

    def advance(self, state: IronState, out: Out) -> bool:
        left = self.left(state)
        if self.successes < 0:
            waiting = [unit for unit in left if unit not in self.asked]
            if not waiting:
                return False
            state.stack[-1] = replace(self, asked=(*self.asked, waiting[0]))
            state.stack.append(TakingCover(waiting[0]))
            return True
        if not left or not self.successes:
            state.stack.pop()
            return True
        if len(left) > 1 and self._matters(state, left):
            return False
        self._hit(state, left[0])
        return True

    def _matters(self, state: IronState, left: list[int]) -> bool:
        """Whether the order can change anything: a squad lost may be an officer's or a medic's (FIG-14, SPEC-10)."""
        if self.suppressive:
            return any(LOADS[state.load[unit]][OFFICER] for unit in left)
        return any(state.spec[unit] == MEDIC for unit in left)

    def decide(self, state: IronState) -> Decision:
        if self.successes < 0:
            return roll(self.dice, self.need, _BLACK, "AREA-02", self.hex, rest=True)
        found = [HIT[unit] for unit in self.left(state)]
        return Decision(ONE, self.seat, found, hex_prompt("area", self.hex), "AREA-03", self.hex)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        assert isinstance(action, Hit)
        self._hit(state, action.unit)

    def settle(self, state: IronState, outcome: Action, detail: int, out: Out) -> None:
        successes, faces = rolled(self.dice, self.need, outcome, detail)
        out.append(HexShelled(self.hex, self.dice, self.need, successes, faces, self.suppressive))
        if successes >= board_of(state).wire.hits and self.hex in state.wire:  # AREA-05, FORT-13
            state.wire.remove(self.hex)
            out.append(WireGone(self.hex, "AREA-05"))
        state.stack[-1] = replace(self, successes=successes)

    def _hit(self, state: IronState, unit: int) -> None:
        board, bonus = board_of(state), dict(zip(self.asked, self.covers, strict=True))[unit]
        dice = defence_of(state, board, unit, self.suppressive, no_forts=self.no_forts, bonus=bonus)
        state.stack[-1] = replace(self, done=(*self.done, unit))
        state.stack.append(Defending(unit, self.successes, dice, self.suppressive, firers=self.firers))

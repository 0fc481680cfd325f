"""11 The effects of hits (DMG): figures, conditions, damage; FIG-20, FIG-26."""

from msgspec.structs import replace

from grognard.games.iron.actions import (
    KEEP,
    LOSE,
    REROLL,
    SPEND,
    THICKEN,
    Lose,
    Reroll,
    Spend,
    Thicken,
)
from grognard.games.iron.board import SIDE, SQUAD, Board
from grognard.games.iron.cards_in_play import discard, fearless, in_play, step_of
from grognard.games.iron.concealed import reveal_firers
from grognard.games.iron.dice import die as one_die
from grognard.games.iron.dice import face_of, roll, rolled
from grognard.games.iron.events import (
    CardSpent,
    Conditioned,
    Damaged,
    Defended,
    DieTurned,
    FigureLost,
    Unhurt,
    UnitLost,
    unit_prompt,
)
from grognard.games.iron.loads import COUNT, LOADS, WITHOUT
from grognard.games.iron.schema import TakeCoverStep
from grognard.games.iron.state import (
    DESTROYED,
    FATIGUED,
    HEAVY,
    OP_FIRE,
    ROUTED,
    IronState,
    aboard,
    board_of,
    seat_for,
    take_off,
)
from grognard.games.iron.victory import lose_unit, wiped_out
from grognard.kernel import ONE, Action, Decision, Frame, Out, text

_RED = text("iron-roll-defence")
_REROLL = text("iron-roll-ace")


class Reckoning(Frame[IronState], frozen=True, tag="reckoning"):
    """WIN-03 A unit was destroyed: a side may have none left."""

    def advance(self, state: IronState, out: Out) -> bool:
        state.stack.pop()
        wiped_out(state, board_of(state), out)
        return True


def destroy(state: IronState, board: Board, unit: int, rule: str, out: Out) -> None:
    """DMG-02, DMG-07 A unit is out of play; TRAN-09 and whoever is aboard.

    It leaves a frame on the stack: the caller has settled its own frame before.
    """
    for squad in aboard(state, unit):
        out.append(UnitLost(squad, state.where[unit], "TRAN-09"))
        lose_unit(state, board, squad, out)
    out.append(UnitLost(unit, state.where[unit], rule))
    lose_unit(state, board, unit, out)
    take_off(state, unit)
    if not isinstance(state.stack[-1], Reckoning):
        state.stack.append(Reckoning())


def suffer(
    state: IronState, board: Board, unit: int, hits: int, suppressive: bool, out: Out, chooser: int = -1
) -> None:
    """What hits do to a unit. It may leave frames on the stack: the caller has settled its own frame before."""
    if not hits:
        out.append(Unhurt(unit, state.where[unit]))
    elif not SQUAD[unit]:
        hurt(state, board, unit, hits, out)
    elif suppressive:
        suppress(state, board, unit, hits, out)
    elif hits >= COUNT[state.load[unit]]:  # DMG-02
        destroy(state, board, unit, "DMG-02", out)
    else:
        cut_down(state, unit, hits, out, chooser)


def hurt(state: IronState, board: Board, unit: int, hits: int, out: Out) -> None:
    """DMG-07, DMG-09 Damage stays with a vehicle; FIG-20 a truck does not survive heavy damage."""
    table = board.tables.damaged[state.harm[unit]]
    harm = table[min(hits, len(table) - 1)]
    if harm == DESTROYED:
        destroy(state, board, unit, "DMG-07", out)
    elif harm == HEAVY and board.fragile[unit]:
        destroy(state, board, unit, "FIG-20", out)
    else:
        state.harm[unit] = harm
        out.append(Damaged(unit, state.where[unit], harm))


RULES = ("DMG-04", "DMG-05", "DMG-06")


def suppress(state: IronState, board: Board, unit: int, hits: int, out: Out) -> None:
    """DMG-04 to DMG-06; DMG-03 figures are not lost; DMG-10 who waited in op fire mode is fatigued."""
    table, rule = board.tables.suppressed[state.harm[unit]], RULES[state.harm[unit]]
    harm = table[min(hits, len(table) - 1)]
    if harm == ROUTED:
        destroy(state, board, unit, rule, out)
    else:
        shake(state, unit, harm, rule, out)


def shake(state: IronState, unit: int, harm: int, rule: str, out: Out) -> None:
    """A squad becomes pinned or disrupted; DMG-10."""
    state.harm[unit] = harm
    out.append(Conditioned(unit, state.where[unit], harm, rule))
    if state.acts[unit] == OP_FIRE:
        state.acts[unit] = FATIGUED


# --- DMG-01: figures --------------------------------------------------------------------------------------------------


def cut_down(state: IronState, unit: int, count: int, out: Out, chooser: int = -1) -> None:
    """A squad loses figures, fewer than it has; who chooses is asked only where there is a choice (ROUND-04)."""
    load = state.load[unit]
    kinds = [kind for kind, number in enumerate(LOADS[load]) if number]
    if len(kinds) > 1:
        state.stack.append(Losses(unit, count, chooser if chooser >= 0 else seat_for(state, unit)))
        return
    for _ in range(count):
        lose_figure(state, unit, kinds[0], out)


def lose_figure(state: IronState, unit: int, kind: int, out: Out) -> None:
    state.load[unit] = WITHOUT[state.load[unit]][kind]
    out.append(FigureLost(unit, kind))


class Losses(Frame[IronState], frozen=True, tag="losses"):
    """DMG-01 The owner (or a sniper) chooses the figures that a squad loses."""

    unit: int
    count: int
    seat: int

    def decide(self, state: IronState) -> Decision:
        load = LOADS[state.load[self.unit]]
        found = [LOSE[kind] for kind, number in enumerate(load) if number]
        asked = unit_prompt("losses", self.unit, count=self.count)
        return Decision(ONE, self.seat, found, asked, "DMG-01", self.unit)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        assert isinstance(action, Lose)
        lose_figure(state, self.unit, action.figure, out)
        state.stack.pop()
        if self.count > 1:
            cut_down(state, self.unit, self.count - 1, out, self.seat)


# --- the defence dice -------------------------------------------------------------------------------------------------

# The dice; the Tank Ace's question and its die (OPS-05); thick armour's question (FIG-26); nothing more
RED, ASK_ACE, ACE_DIE, ASK_THICK, SETTLED = range(5)


class Defending(Frame[IronState], frozen=True, tag="defending"):
    """ATK-08, ATK-09 A unit rolls its defence dice against the successes of an attack, and suffers the rest."""

    unit: int
    successes: int
    dice: int
    suppressive: bool
    reds: int = 0
    stage: int = RED
    chooser: int = -1  # who chooses the figures lost, where it is not the owner
    firers: tuple[int, ...] = ()  # OPS-03: concealed attackers, shown by so many hits

    def advance(self, state: IronState, out: Out) -> bool:
        board = board_of(state)
        rolling = self.stage == ACE_DIE or (self.stage == RED and self.dice and self.successes)
        if rolling or self._may_reroll(state) or self._may_thicken(board):
            return False
        state.stack.pop()
        hits = max(0, self.successes - self.reds)  # ATK-09
        if hits and self.suppressive:
            hits = max(0, hits - fearless(state, board, self.unit))
        hostile = self.firers and SIDE[self.firers[0]] != SIDE[self.unit]  # OPS-03: hits on the enemy
        if hostile and hits >= board.value("camouflage", "hits"):
            reveal_firers(state, self.firers, out)
        suffer(state, board, self.unit, hits, self.suppressive, out, self.chooser)
        return True

    def _useful(self) -> bool:
        """Whether one more success of the defender would change anything."""
        return self.reds < self.dice and self.successes > self.reds

    def _may_reroll(self, state: IronState) -> bool:
        return self.stage == ASK_ACE and self._useful() and state.ace[SIDE[self.unit]] == self.unit

    def _may_thicken(self, board: Board) -> bool:
        return self.stage in (ASK_ACE, ASK_THICK) and self._useful() and board.thick[self.unit]

    def decide(self, state: IronState) -> Decision:
        if self.stage == RED:
            return roll(self.dice, board_of(state).tables.red, _RED, "ATK-08", self.unit)
        if self.stage == ACE_DIE:
            return one_die(_REROLL, "OPS-05", self.unit)
        seat = seat_for(state, self.unit)
        if self._may_reroll(state):
            return Decision(ONE, seat, (REROLL, KEEP), unit_prompt("reroll", self.unit), "OPS-05", self.unit)
        return Decision(ONE, seat, (THICKEN, KEEP), unit_prompt("thicken", self.unit), "FIG-26", self.unit)  # ATK-10

    def settle(self, state: IronState, outcome: Action, detail: int, out: Out) -> None:
        need = board_of(state).tables.red
        if self.stage == ACE_DIE:
            face = face_of(outcome)
            out.append(DieTurned(self.unit, face, "OPS-05"))
            state.stack[-1] = replace(self, stage=ASK_THICK, reds=self.reds + (face >= need))
            return
        reds, faces = rolled(self.dice, need, outcome, detail)
        out.append(Defended(self.unit, state.where[self.unit], self.dice, reds, faces))
        state.stack[-1] = replace(self, stage=ASK_ACE, reds=reds)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        if isinstance(action, Reroll):
            state.stack[-1] = replace(self, stage=ACE_DIE)
        elif isinstance(action, Thicken):  # FIG-26
            out.append(DieTurned(self.unit, 6, "FIG-26"))
            state.stack[-1] = replace(self, stage=SETTLED, reds=self.reds + 1)
        else:
            stage = ASK_THICK if self._may_reroll(state) else SETTLED
            state.stack[-1] = replace(self, stage=stage)


class TakingCover(Frame[IronState], frozen=True, tag="taking_cover"):
    """STRAT-17 Before the dice, the owner of an attacked squad may discard cards for more cover."""

    unit: int
    bonus: int = 0

    def cards(self, state: IronState) -> list[int]:
        if not SQUAD[self.unit]:
            return []
        return in_play(state, board_of(state), seat_for(state, self.unit), TakeCoverStep)

    def advance(self, state: IronState, out: Out) -> bool:
        if self.cards(state):
            return False
        self._end(state)
        return True

    def decide(self, state: IronState) -> Decision:
        found = [*(SPEND[card] for card in self.cards(state)), KEEP]
        asked = unit_prompt("take-cover", self.unit)
        return Decision(ONE, seat_for(state, self.unit), found, asked, "STRAT-17", self.unit)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        if isinstance(action, Spend):
            discard(state, action.card)
            out.append(CardSpent(action.card, self.unit))
            bonus = self.bonus + step_of(board_of(state), action.card, TakeCoverStep).amount
            state.stack[-1] = TakingCover(self.unit, bonus)
        else:
            self._end(state)

    def _end(self, state: IronState) -> None:
        """Tell the attack below how much cover was found."""
        state.stack.pop()
        attack = state.stack[-1]
        state.stack[-1] = attack.covered(self.bonus)

"""14.0 Action rounds: what the chit of a round lets its side do."""

from grognard.games.woods.actions import (
    ARMY,
    COMBAT,
    FORMATION,
    MONTY,
    MOVEMENT,
    PATTON,
    Army,
    Combat,
    Formation,
    Patton,
)
from grognard.games.woods.assets import AIR, Placing, recover
from grognard.games.woods.board import ALLIED, CORPS, FORMATIONS, GERMAN, KINDS, Board
from grognard.games.woods.combat import ARMOUR_ONLY, EVERYONE, NOBODY, RESTED_ARMOUR, Attacks
from grognard.games.woods.entering import take_fuel
from grognard.games.woods.events import NoFuel, RoundBegan, army_named, formation_named, prompt, side_arg
from grognard.games.woods.movement import Marching, rally, stacked_now
from grognard.games.woods.reinforcements import Arrivals, arrivals
from grognard.games.woods.schema import ARMIES
from grognard.games.woods.stacking import Stacking
from grognard.games.woods.state import ACTIVE, IN_TOWN, NO_FUEL, OF_ROUND, WoodsState, board_of
from grognard.kernel import ONE, Action, Decision, Frame, Out

(
    MOVE, FIGHT, REACTION, ARMY_CHIT, ALL_GERMAN, ONE_ARMY, FORMATIONS_CHIT, PATTON_ROUND, MONTY_MOVES, MONTY_FIGHTS,
    REINFORCEMENT,
) = range(11)  # fmt: skip
# Who attacks in each kind of round
ATTACKERS = (
    RESTED_ARMOUR, EVERYONE, RESTED_ARMOUR, ARMOUR_ONLY, EVERYONE, EVERYONE, EVERYONE, EVERYONE, NOBODY, EVERYONE,
    ARMOUR_ONLY,
)  # fmt: skip
FIRST_REACTION, SECOND_REACTION = 1, 2
REACTING = 3  # 14.3.1: units
AIR_TURN, AIR_BOX = 5, 2  # 8.6a
THIRD_CORPS, SEVENTH_CORPS = CORPS.index("iii"), CORPS.index("vii")

# The parts of a round
BEGIN, MOVING, STACKING, FIGHTING, END = range(5)


def acts(state: WoodsState, board: Board, kind: int, arg: int, unit: int) -> bool:
    """Whether the chit of a round lets a unit of its side act."""
    hex_ = state.where[unit]
    if hex_ < 0:
        return False
    if kind == REACTION:
        return arg == SECOND_REACTION or not board.slow_to_react[unit]  # 14.3.1a
    if kind in (ARMY_CHIT, ONE_ARMY):
        return board.army[hex_] == arg  # 9.1b, 9.4c, 14.5a, 14.6b
    if kind == FORMATIONS_CHIT:
        return board.formation[unit] >= 0 and bool(arg >> board.formation[unit] & 1)  # 14.7
    if kind == PATTON_ROUND:
        return board.corps[unit] == THIRD_CORPS  # 14.9b
    if kind in (MONTY_MOVES, MONTY_FIGHTS):
        return board.is_british[unit] or board.corps[unit] == SEVENTH_CORPS  # 14.9c
    return kind != REINFORCEMENT  # 14.4b, 14.4c, 14.6a


class Round(Frame[WoodsState], frozen=True, tag="round"):
    """14.1 The play of one chit: movement, stacking, attacks, as its kind says."""

    kind: int
    side: int
    arg: int = 0  # the army zone, the mask of formations, which Reaction
    part: int = BEGIN

    def advance(self, state: WoodsState, out: Out) -> bool:
        board, kind, side = board_of(state), self.kind, self.side
        state.stack[-1] = Round(kind, side, self.arg, self.part + 1)
        if self.part == BEGIN:
            self._begin(state, board, out)
        elif self.part == MOVING:
            self._move(state, board, out)
        elif self.part == STACKING:
            if kind != REINFORCEMENT:  # 6.2b; 14.8b
                state.stack.append(Stacking(side))
        elif self.part == FIGHTING:
            self._fuel_ends(state, out)
            state.stack.append(Attacks(self.attackers(state)))
        else:
            state.stack.pop()
            recover(state, board.guns[ALLIED])  # 12.3a
            state.flags = [true & ~OF_ROUND for true in state.flags]
            state.left = -1
            if kind == REINFORCEMENT:
                state.stack.append(Stacking(side))
        return True

    def attackers(self, state: WoodsState) -> int:
        """Who may attack: 14.4b not armour at rest on turn 1; 14.3.1a nobody in the first Reaction."""
        if (self.kind == MOVE and state.turn == 1) or (self.kind == REACTION and self.arg == FIRST_REACTION):
            return NOBODY
        return ATTACKERS[self.kind]

    def _begin(self, state: WoodsState, board: Board, out: Out) -> None:
        kind, side = self.kind, self.side
        state.active = side
        state.left = REACTING if kind == REACTION else -1
        state.sapped = 0
        out.append(RoundBegan(side, kind))
        for unit in board.roster[side]:
            if acts(state, board, kind, self.arg, unit):
                state.flags[unit] |= ACTIVE
        if kind == REINFORCEMENT:
            state.stack.append(Arrivals(side, tuple(arrivals(state, board, side))))
            if side == ALLIED and (state.turn, state.reinforced[side]) == (AIR_TURN, AIR_BOX):
                state.stack.append(Placing(AIR))
        else:
            stacked_now(state, side)  # 10.4.1a

    def _move(self, state: WoodsState, board: Board, out: Out) -> None:
        kind = self.kind
        if kind == MONTY_FIGHTS or (kind == FIGHT and state.turn == 1):  # 14.4c: not on turn 1
            return
        if self._opening(state):
            take_fuel(state, board, board.peiper, state.where[board.peiper], out)  # 8.5a: he may be there already
        one_hex = kind == FIGHT  # 14.4c; 14.6c in no other round
        rally(state, board, one_hex)
        sapping = kind == MOVE and self.side == ALLIED  # 10.6.1a
        state.stack.append(Marching(one_hex, sapping))

    def _opening(self, state: WoodsState) -> bool:
        """Whether this is the German movement round that opens the game."""
        return self.kind == MOVE and self.side == GERMAN and state.turn == 1

    def _fuel_ends(self, state: WoodsState, out: Out) -> None:
        if self._opening(state) and state.fuel == IN_TOWN:  # 8.5b
            state.fuel = NO_FUEL
            out.append(NoFuel())


# --- what a chit still asks -------------------------------------------------------------------------------------------


class PlayedAs(Frame[WoodsState], frozen=True, tag="played_as"):
    """14.4a Movement or combat; the Germans one of each in a turn. 14.9c the same for Monty."""

    side: int
    monty: bool = False

    def decide(self, state: WoodsState) -> Decision:
        found: list[Action] = []
        if self.side == ALLIED or not state.german_mc & 1:
            found.append(MOVEMENT)
        if self.side == ALLIED or not state.german_mc & 2:
            found.append(COMBAT)
        rule = "14.9c" if self.monty else "14.4a"
        return Decision(ONE, state.seat_of(self.side), found, prompt("played-as", side=side_arg(self.side)), rule)

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        fights = isinstance(action, Combat)
        if self.side == GERMAN:
            state.german_mc |= 2 if fights else 1
        kinds = (MONTY_MOVES, MONTY_FIGHTS) if self.monty else (MOVE, FIGHT)
        state.stack[-1] = Round(kinds[fights], self.side)


class NameArmy(Frame[WoodsState], frozen=True, tag="name_army"):
    """14.6b The German names one army zone."""

    def decide(self, state: WoodsState) -> Decision:
        return Decision(ONE, state.seat_of(GERMAN), ARMY, prompt("one-army"), "14.6b")

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        assert isinstance(action, Army)
        out.append(army_named(action.army))
        state.stack[-1] = Round(ONE_ARMY, GERMAN, action.army)


class NameFormations(Frame[WoodsState], frozen=True, tag="name_formations"):
    """14.7 The German names an armour, a mechanized and an infantry formation."""

    named: int = 0  # mask
    kind: int = 0

    def choices(self, state: WoodsState) -> list[int]:
        board = board_of(state)
        there = {board.formation[unit] for unit in board.roster[GERMAN] if state.where[unit] >= 0}
        return [
            number for number in range(len(FORMATIONS)) if board.formation_kind[number] == self.kind and number in there
        ]

    def advance(self, state: WoodsState, out: Out) -> bool:
        if self.kind == len(KINDS):
            state.stack[-1] = Round(FORMATIONS_CHIT, GERMAN, self.named)
        elif self.choices(state):
            return False
        else:
            state.stack[-1] = NameFormations(self.named, self.kind + 1)
        return True

    def decide(self, state: WoodsState) -> Decision:
        found = [FORMATION[number] for number in self.choices(state)]
        return Decision(ONE, state.seat_of(GERMAN), found, prompt(f"formation-{KINDS[self.kind]}"), "14.7")

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        assert isinstance(action, Formation)
        out.append(formation_named(action.formation))
        state.stack[-1] = NameFormations(self.named | 1 << action.formation, self.kind + 1)


class NameCommander(Frame[WoodsState], frozen=True, tag="name_commander"):
    """14.9a Patton or Monty."""

    def decide(self, state: WoodsState) -> Decision:
        return Decision(ONE, state.seat_of(ALLIED), [PATTON, MONTY], prompt("commander"), "14.9a")

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        patton = isinstance(action, Patton)
        state.stack[-1] = Round(PATTON_ROUND, ALLIED) if patton else PlayedAs(ALLIED, monty=True)


def army_index(name: str) -> int:
    return ARMIES.index(name)

"""4.0 The sequence of play: events, Initiative, air support, combat phase, reorganisation, end phase."""

from grognard.games.arras.actions import (
    BOMBARD,
    FIGHT,
    LEAST_MARGIN,
    MARGIN,
    PASS,
    REFRESH,
    Bombard,
    Fight,
    Margin,
    Move,
    Refresh,
)
from grognard.games.arras.advantage import Extension, Refreshing, Window, may_use, refresh_all, refreshable, use
from grognard.games.arras.board import ALLIED, GERMAN, PLACES, Board
from grognard.games.arras.bombardment import Battery, able_guns
from grognard.games.arras.events import (
    AirTaken,
    InitiativeGiven,
    InitiativePassed,
    InitiativeRolled,
    PhaseEnded,
    Refreshed,
    TurnBegan,
    prompt,
)
from grognard.games.arras.lists import each, moves
from grognard.games.arras.movement import Impulse, movable
from grognard.games.arras.reorganisation import Reorganisation
from grognard.games.arras.schema import SIDES
from grognard.games.arras.special import Gort, Scheduled
from grognard.games.arras.state import ArrasState, board_of, units_in
from grognard.games.arras.victory import automatic, end_of_battle, score, stopped
from grognard.kernel import CHANCE, CHANCES, ONE, Action, Decision, Frame, Out, Text, finish, text
from grognard.toolbox.dice import faces_of_margin, margins
from grognard.toolbox.masks import bits

# The steps of a turn, 4.0
BEGIN, INITIATIVE, AIR_SUPPORT, COMBAT, EXTEND, ALLIED_RETURNS, GERMAN_RETURNS, SCORE, NEXT = range(9)

_INITIATIVE = text("arras-roll-initiative")
_IMPULSE = (prompt("phase", side="@side-allied"), prompt("phase", side="@side-german"))


class Course(Frame[ArrasState], frozen=True, tag="course"):
    """The whole game, at the bottom of the stack: the steps of each turn, in order."""

    step: int = BEGIN

    def restarted(self) -> "Course":
        """9.2 The combat phase begins again."""
        return Course(COMBAT)

    def advance(self, state: ArrasState, out: Out) -> bool:
        state.stack[-1] = Course(self.step + 1)
        board = board_of(state)
        if self.step == BEGIN:
            state.turn += 1
            state.used = 0  # 9.5
            out.append(TurnBegan(state.turn))
            state.stack.append(Scheduled())
        elif self.step == INITIATIVE:
            self._initiative(state, board, out)
        elif self.step == AIR_SUPPORT:
            state.starter = state.initiative
            state.air = board.air[state.turn - 1][:]  # 4.2: unused markers are lost; 8.3.1, 8.3.2, 8.3.3
            out.append(AirTaken(*state.air))
        elif self.step == COMBAT:
            state.stack.append(CombatPhase())
        elif self.step == EXTEND:
            if may_use(state):
                state.stack.append(Extension())
        elif self.step == ALLIED_RETURNS:
            state.stack.append(Reorganisation(ALLIED))  # 4.4: the Allied player first
        elif self.step == GERMAN_RETURNS:
            state.stack.append(Reorganisation(GERMAN))
        elif self.step == SCORE:
            self._score(state, board, out)
        else:
            self._next(state, board, out)
        return True

    def _initiative(self, state: ArrasState, board: Board, out: Out) -> None:
        """4.1 Who acts first in the combat phase."""
        holder = board.tables.turns[state.turn - 1].initiative
        if holder == "roll":
            state.stack.append(InitiativeRoll())
        else:  # 4.1-a, 4.1-c
            state.initiative = SIDES.index(holder)
            out.append(InitiativeGiven(state.initiative))

    def _score(self, state: ArrasState, board: Board, out: Out) -> None:
        """4.5, 11.0 Points, then the automatic victories, in every end phase; then Gort."""
        score(state, board, out)
        outcome = automatic(state, board)
        if outcome is not None:
            finish(state, outcome, out)
        elif state.turn == board.row.turns:
            end_of_battle(state, out)
        elif board.tables.turns[state.turn - 1].gort:
            state.stack.append(Gort())

    def _next(self, state: ArrasState, board: Board, out: Out) -> None:
        if state.turn == board.cap:
            stopped(state, out)
            return
        refresh_all(state, board)  # 4.5
        out.append(Refreshed())
        state.stack[-1] = Course()  # 2.2: the marker advances


# --- 4.1 Initiative ---------------------------------------------------------------------------------------------------


def initiative_bonus(state: ArrasState, board: Board) -> int:
    """4.1-b What the Allied roll gains by sectors 9 and 5, and loses by 20."""
    table = board.tables.initiative
    gained = sum(more for place, more in table.bonus.items() if state.control >> PLACES.index(place) & 1)
    return gained + sum(less for place, less in table.penalty.items() if not state.control >> PLACES.index(place) & 1)


class InitiativeRoll(Frame[ArrasState], frozen=True, tag="initiative_roll"):
    """4.1-b Two dice a side, the higher total has it; a tie is rolled again, so it is no outcome."""

    rolled: bool = False

    def again(self) -> "InitiativeRoll":
        return InitiativeRoll()

    def question(self, state: ArrasState) -> Text:
        return prompt("reroll-initiative", side="@side-" + SIDES[state.initiative])

    def advance(self, state: ArrasState, out: Out) -> bool:
        if self.rolled:
            state.stack.pop()
        return self.rolled

    def decide(self, state: ArrasState) -> Decision:
        tie = -initiative_bonus(state, board_of(state))
        table = [(margin, ways) for margin, ways in margins(2, 2) if margin != tie]
        outcomes = [MARGIN[margin - LEAST_MARGIN] for margin, _ in table]
        return Decision(CHANCES, CHANCE, outcomes, _INITIATIVE, "4.1-b", 0, weights=[ways for _, ways in table])

    def settle(self, state: ArrasState, outcome: Action, detail: int, out: Out) -> None:
        assert isinstance(outcome, Margin)
        bonus = initiative_bonus(state, board_of(state))
        state.initiative = ALLIED if outcome.value + bonus > 0 else GERMAN
        out.append(InitiativeRolled(outcome.value, bonus, *faces_of_margin(2, 2, outcome.value, detail)))
        state.stack[-1] = InitiativeRoll(rolled=True)
        state.stack.append(Window("9.4"))


# --- 4.3 Combat phase -------------------------------------------------------------------------------------------------


class CombatPhase(Frame[ArrasState], frozen=True, tag="combat_phase"):
    """4.3 The holder of the Initiative acts impulse after impulse, until he passes, fails or is exhausted."""

    passes: int = 0  # one after the other, without an impulse in between

    def impulse_over(self, state: ArrasState, failed: bool, out: Out) -> None:
        """4.3-a, 4.3-b The Initiative after an impulse: kept, or lost by a failure or with the last Fresh unit."""
        state.stack[-1] = CombatPhase()
        if failed:
            self._pass_on(state, "failed", out)
        elif not state.ready[state.initiative]:
            self._pass_on(state, "exhausted", out)

    def _pass_on(self, state: ArrasState, why: str, out: Out) -> None:
        state.initiative = 1 - state.initiative
        out.append(InitiativePassed(state.initiative, why))

    def advance(self, state: ArrasState, out: Out) -> bool:
        side = state.initiative
        if state.ready[side]:  # 4.3-d: frozen units do not count
            return False
        if not state.ready[1 - side]:  # 4.3-c: nobody has a Fresh unit
            self._end(state, out)
        elif refreshable(state, board_of(state), side):  # 4.3-c: after the chance to use 9.3
            return False
        else:
            self._pass(state, "exhausted", out)
        return True

    def _end(self, state: ArrasState, out: Out) -> None:
        out.append(PhaseEnded())
        state.stack.pop()

    def _pass(self, state: ArrasState, why: str, out: Out) -> None:
        self._pass_on(state, why, out)  # 4.3-a, 4.3-b
        if self.passes:  # 4.3-c: both, one after the other
            self._end(state, out)
        else:
            state.stack[-1] = CombatPhase(1)

    def decide(self, state: ArrasState) -> Decision:
        side = state.initiative
        return Decision(ONE, state.seat_of(side), choices(state, board_of(state)), _IMPULSE[side], "4.3")

    def take(self, state: ArrasState, action: Action, out: Out) -> None:
        board = board_of(state)
        if isinstance(action, Move):
            place = state.where[action.unit]
            impulse = Impulse(place, movers(state, board, place))
            state.stack.append(impulse)
            impulse.take(state, action, out)
        elif isinstance(action, Fight):
            impulse = Impulse(action.place, ())
            state.stack.append(impulse)
            impulse.take(state, action, out)
        elif isinstance(action, Bombard):
            state.stack.append(Battery(state.where[action.unit], (), action.unit))
        elif isinstance(action, Refresh):  # 9.3: no impulse
            use(state, "9.3", "refresh", out)
            state.stack.append(Refreshing(action.place, state.initiative))
        else:
            self._pass(state, "pass", out)


def movers(state: ArrasState, board: Board, place: int) -> tuple[tuple[int, int], ...]:
    """5.0 The Fresh units of the active sector that are not frozen, with their MP."""
    units = units_in(state, state.initiative, place) & ~state.spent & ~state.frozen
    return tuple((unit, board.movement[unit]) for unit in bits(units))


def choices(state: ArrasState, board: Board) -> list[Action]:
    """4.3 Every unit that can move, every contested sector that can be fought for, every gun with a target."""
    side = state.initiative
    able = ~(state.spent | state.frozen)
    found: list[Action] = []
    fights: list[Action] = []
    guns: list[Action] = []
    enemies = state.held[1 - side]
    for place in each(state.ready[side]):  # 5.0: a Fresh unit that is not frozen
        units = units_in(state, side, place) & able
        found += moves(movable(state, board, place, units))
        if enemies >> place & 1 and units & board.point:  # 5.2.1-a: one of them is Point-capable
            fights.append(FIGHT[place])  # 5.2.1-c: as often as there are Fresh units for it
        if units & board.artillery:
            guns += [BOMBARD[gun] for gun in able_guns(state, board, place)]
    found += fights
    found += guns
    found += [REFRESH[place] for place in each(refreshable(state, board, side))]
    found.append(PASS)  # 4.3-c: all that is left to who can do nothing
    return found

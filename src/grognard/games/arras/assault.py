"""6.0 Assault: attackers and Point Unit, Forward Unit, support, the dice, failure, success, Overrun."""

from grognard.games.arras.actions import (
    AIR,
    ATTACK,
    FORWARD,
    LEAST_MARGIN,
    MARGIN,
    POINT,
    WITH,
    Attack,
    Forward,
    Guns,
    Margin,
    Point,
    With,
)
from grognard.games.arras.advantage import Window
from grognard.games.arras.board import Board
from grognard.games.arras.events import (
    AssaultBegan,
    ForwardNamed,
    Overran,
    Rolled,
    Supported,
    place_arg,
    place_prompt,
    prompt,
)
from grognard.games.arras.losses import destroys, losses
from grognard.games.arras.retreat import Retreating, Withdrawal, eliminate
from grognard.games.arras.state import ArrasState, board_of, spend, take_control, units_in
from grognard.games.arras.support import BY_AIR, NONE, offers
from grognard.kernel import CHANCE, CHANCES, ONE, Action, Decision, Frame, Out, Text, text
from grognard.toolbox.dice import faces_of_margin, margins
from grognard.toolbox.masks import bits, mask_of

Entry = tuple[int, int, int, int, int]  # unit, place, where it came from, MP left, whether enemies were there (6.4.1-b)
Entries = tuple[Entry, ...]
Lines = list[tuple[str, int, str]]  # what counts, how much, the rule

_ROLL = text("arras-roll-assault")


# --- 6.2, 6.3: the values ---------------------------------------------------------------------------------------------


def attack_lines(board: Board, point: int, attackers: tuple[int, ...], entries: Entries) -> Lines:
    """6.2 The attack value, line by line."""
    table = board.tables.attack
    units = mask_of(attackers)
    found: Lines = [("point", board.attack[point], "6.2-A")]
    if len(attackers) > 1:
        found.append(("others", (len(attackers) - 1) * table.other, "6.2-B"))
    if any(units & first and units & second for first, second in board.armies):  # 3.1: Flak is Wehrmacht
        found.append(("mixed", table.mixed, "6.2-C"))
    if table.leader and units & board.leaders:
        found.append(("leader", table.leader, "6.2-D"))
    if any(board.across[origin] >> place & 1 for _, place, origin, _, _ in entries):
        found.append(("river", table.river, "6.2-E"))  # 2.1.1.a; never for units that began in the sector
    return found


def defence_lines(state: ArrasState, board: Board, place: int, forward: int) -> Lines:
    """6.3 The defence value, line by line; 7.3 does not use it."""
    table = board.tables.defence
    units = units_in(state, board.side[forward], place)
    found: Lines = [("forward", board.factor(forward, state.spent), "6.3-A")]
    others = (units & ~state.spent & ~(1 << forward)).bit_count()
    if others:
        found.append(("fresh", others * table.other_fresh, "6.3-B"))
    found.append(("tem", board.tem[place], "6.3-C"))  # 2.1.2
    if units >> board.rommel & 1:  # Fresh or Spent
        found.append(("rommel", table.rommel, "6.3-D"))
    return found


def total(lines: Lines) -> int:
    return sum(value for _, value, _ in lines)


def forwards(state: ArrasState, board: Board, place: int, side: int) -> list[int]:
    """6.3-A Any defender, Fresh or Spent; artillery only if no fighting unit is there (5.2.2-a)."""
    units = units_in(state, side, place)
    shielded = units & ~board.artillery if units & board.point else units
    return bits(shielded)


# --- 6.1: who takes part ----------------------------------------------------------------------------------------------


class Muster(Frame[ArrasState], frozen=True, tag="muster"):
    """5.2.1-a Units that began in a contested sector assault there: a Point Unit, then any others."""

    place: int
    able: tuple[int, ...]  # the units that may take part
    point: int = -1
    units: tuple[int, ...] = ()

    def decide(self, state: ArrasState) -> Decision:
        board = board_of(state)
        seat = state.seat_of(state.initiative)
        if self.point < 0:
            actions: list[Action] = [POINT[unit] for unit in self.able if board.point >> unit & 1]
            return Decision(ONE, seat, actions, place_prompt("point", self.place), "5.2.1-a", self.place)
        actions = [WITH[unit] for unit in self.able if unit not in self.units]
        actions.append(ATTACK)
        return Decision(ONE, seat, actions, place_prompt("muster", self.place), "5.2.1-a", self.place)

    def take(self, state: ArrasState, action: Action, out: Out) -> None:
        if isinstance(action, Point):
            state.stack[-1] = Muster(self.place, self.able, action.unit, (action.unit,))
        elif isinstance(action, With):
            units = tuple(sorted((*self.units, action.unit)))
            state.stack[-1] = Muster(self.place, self.able, self.point, units)
        elif isinstance(action, Attack):
            begin(state, self.place, self.point, self.units, (), out)


class Spearhead(Frame[ArrasState], frozen=True, tag="spearhead"):
    """6.1-a All units that entered the sector take part; 6.2-A any Point-capable one of them is the Point Unit."""

    place: int
    entries: Entries

    def decide(self, state: ArrasState) -> Decision:
        capable = board_of(state).point
        actions = [POINT[entry[0]] for entry in self.entries if capable >> entry[0] & 1]
        asked = place_prompt("point", self.place)
        return Decision(ONE, state.seat_of(state.initiative), actions, asked, "6.1", self.place)

    def take(self, state: ArrasState, action: Action, out: Out) -> None:
        assert isinstance(action, Point)
        begin(state, self.place, action.unit, tuple(sorted(entry[0] for entry in self.entries)), self.entries, out)


def begin(state: ArrasState, place: int, point: int, attackers: tuple[int, ...], entries: Entries, out: Out) -> None:
    others = tuple(unit for unit in attackers if unit != point)
    out.append(AssaultBegan(state.initiative, place, point, others))
    state.stack[-1] = Assault(place, point, attackers, entries)


UNASKED = -3


def chosen_by(action: Action) -> int:
    """8.0 The support that an action names."""
    return action.unit if isinstance(action, Guns) else BY_AIR if action == AIR else NONE


class Assault(Frame[ArrasState], frozen=True, tag="assault"):
    """The attackers are named: the defender names the Forward Unit, then both sides may add support."""

    place: int
    point: int
    attackers: tuple[int, ...]
    entries: Entries
    forward: int = -1
    support: tuple[int, int] = (UNASKED, UNASKED)  # by side

    def asks(self, state: ArrasState) -> int:
        """8.0.1 Whose support is to be settled: first the side without the Advantage; -1 when both are."""
        for side in (1 - state.advantage, state.advantage):
            if self.support[side] == UNASKED:
                return side
        return -1

    def named(self, unit: int) -> "Assault":
        return Assault(self.place, self.point, self.attackers, self.entries, unit)

    def supported(self, side: int, chosen: int) -> "Assault":
        support = (chosen, self.support[1]) if side == 0 else (self.support[0], chosen)
        return Assault(self.place, self.point, self.attackers, self.entries, self.forward, support)

    def _units(self, state: ArrasState, board: Board, side: int) -> int:
        """The units that fight on a side: every defender is attacked (6.0)."""
        return mask_of(self.attackers) if side == state.initiative else units_in(state, side, self.place)

    def offers(self, state: ArrasState, board: Board, side: int) -> list[Action]:
        return offers(state, board, side, self.place, self._units(state, board, side))

    def advance(self, state: ArrasState, out: Out) -> bool:
        board = board_of(state)
        if self.forward < 0:
            able = forwards(state, board, self.place, 1 - state.initiative)
            if len(able) > 1:
                return False
            self._name(state, able[0], out)
            return True
        side = self.asks(state)
        if side < 0:
            self._clash(state, board)
            return True
        if len(self.offers(state, board, side)) > 1:
            return False
        self._support(state, board, side, NONE, out)
        return True

    def decide(self, state: ArrasState) -> Decision:
        board = board_of(state)
        if self.forward < 0:
            side = 1 - state.initiative
            actions: list[Action] = [FORWARD[unit] for unit in forwards(state, board, self.place, side)]
            return Decision(ONE, state.seat_of(side), actions, place_prompt("forward", self.place), "6.3-A", self.place)
        side = self.asks(state)
        id_ = "support-attack" if side == state.initiative else "support-defence"
        actions = self.offers(state, board, side)
        return Decision(ONE, state.seat_of(side), actions, place_prompt(id_, self.place), "8.0", self.place)

    def take(self, state: ArrasState, action: Action, out: Out) -> None:
        if isinstance(action, Forward):
            self._name(state, action.unit, out)
            return
        self._support(state, board_of(state), self.asks(state), chosen_by(action), out)

    def _name(self, state: ArrasState, unit: int, out: Out) -> None:
        out.append(ForwardNamed(unit))
        state.stack[-1] = self.named(unit)

    def _support(self, state: ArrasState, board: Board, side: int, chosen: int, out: Out) -> None:
        """8.0.3 One support a side; 8.3.4 an air marker is used up."""
        if chosen == BY_AIR:
            state.air[side] -= 1
        if chosen != NONE:
            out.append(Supported(side, chosen if chosen >= 0 else -1))
        state.stack[-1] = self.supported(side, chosen)

    def _clash(self, state: ArrasState, board: Board) -> None:
        attack = total(attack_lines(board, self.point, self.attackers, self.entries))
        defence = total(defence_lines(state, board, self.place, self.forward))
        dice = board.tables.dice
        ours, theirs = (
            dice.assault if self.support[side] == NONE else dice.supported
            for side in (state.initiative, 1 - state.initiative)
        )
        guns = tuple(unit for unit in self.support if unit >= 0)
        state.stack[-1] = Clash(
            self.place, self.point, self.attackers, self.entries, self.forward, attack, defence, ours, theirs, guns
        )


UNROLLED = -99


class Clash(Frame[ArrasState], frozen=True, tag="clash"):
    """6.1.1 Both sides roll at the same time; 6.4 the totals are compared."""

    place: int
    point: int
    attackers: tuple[int, ...]
    entries: Entries
    forward: int
    attack: int
    defence: int
    ours: int  # dice
    theirs: int
    guns: tuple[int, ...]  # that support either side
    margin: int = UNROLLED

    def _with(self, guns: tuple[int, ...], margin: int) -> "Clash":
        return Clash(
            self.place, self.point, self.attackers, self.entries, self.forward,
            self.attack, self.defence, self.ours, self.theirs, guns, margin,
        )  # fmt: skip

    def again(self) -> "Clash":
        return self._with(self.guns, UNROLLED)

    def question(self, state: ArrasState) -> Text:
        points = self.attack + self.margin - self.defence
        return prompt("reroll-assault", place=place_arg(self.place), points=max(0, points))

    def advance(self, state: ArrasState, out: Out) -> bool:
        if self.margin == UNROLLED:
            return False
        board = board_of(state)
        points = self.attack + self.margin - self.defence
        if points <= 0:  # 6.4.1: a tie fails
            self._fail(state, board, out)
        else:
            defender = 1 - state.initiative
            units = units_in(state, defender, self.place)
            state.stack[-1] = Won(self.place, self.point, self.attackers, self.entries, tuple(bits(units)))
            state.stack.append(losses(state, board, self.place, defender, points, self.forward))  # 6.4.2
        return True

    def decide(self, state: ArrasState) -> Decision:
        table = margins(self.ours, self.theirs)
        outcomes = [MARGIN[margin - LEAST_MARGIN] for margin, _ in table]
        return Decision(CHANCES, CHANCE, outcomes, _ROLL, "6.1.1", self.place, weights=[ways for _, ways in table])

    def settle(self, state: ArrasState, outcome: Action, detail: int, out: Out) -> None:
        assert isinstance(outcome, Margin)
        board = board_of(state)
        margin = outcome.value
        dice = faces_of_margin(self.ours, self.theirs, margin, detail)
        for gun in self.guns:  # 8.1-a: right after the dice, before the losses; it counted as Fresh for 6.3-B
            spend(state, board, gun)
        units = units_in(state, 1 - state.initiative, self.place)
        end = destroys(state, board, units, self.attack + margin - self.defence)
        out.append(Rolled(self.place, self.attack, self.defence, margin, *dice, end))
        state.stack[-1] = self._with((), margin)
        state.stack.append(Window("9.1"))

    def _fail(self, state: ArrasState, board: Board, out: Out) -> None:
        """6.4.1 The Point Unit is eliminated, the others turn Spent and go back where they came from."""
        eliminate(state, board, self.point, "6.4.1", out)
        for unit in self.attackers:
            if unit != self.point:
                spend(state, board, unit)
        homes: list[tuple[int, int]] = []  # 6.4.1-a: those that started in the sector stay
        for unit, _, origin, _, hot in self.entries:
            if unit == self.point:
                continue
            if hot:
                eliminate(state, board, unit, "6.4.1-b", out)
            else:
                homes.append((unit, origin))
        take_control(state, self.place, out)
        state.stack[-1] = Withdrawal(self.place, 1 - state.initiative)
        state.stack[-2] = state.stack[-2].lost()
        units = tuple(unit for unit, _ in homes)
        state.stack.append(Retreating(self.place, units, "6.4.1-a", homes=tuple(homes)))


class Won(Frame[ArrasState], frozen=True, tag="won"):
    """6.4.2 The losses are paid: the attackers turn Spent, unless the sector was overrun (6.5)."""

    place: int
    point: int
    attackers: tuple[int, ...]
    entries: Entries
    defenders: tuple[int, ...]  # before the losses

    def advance(self, state: ArrasState, out: Out) -> bool:
        board = board_of(state)
        going = self._overrun(state, board)
        for unit in self.attackers:
            if unit not in going:
                spend(state, board, unit)
        state.stack.pop()
        if going:
            out.append(Overran(self.place, tuple(going)))
            state.stack[-1] = state.stack[-1].carried(tuple(sorted(going.items())))
        elif state.held[1 - state.initiative] >> self.place & 1:
            state.stack.append(Withdrawal(self.place, 1 - state.initiative))
        return True

    def _overrun(self, state: ArrasState, board: Board) -> dict[int, int]:
        """6.5-a The attackers that may go on, with the MP they have left; none if 6.5 is not met."""
        alive = any(state.where[unit] >= 0 for unit in self.defenders)  # none may have retreated
        # 3.2.2: led by armour; 6.5.1: they moved in
        if alive or not board.armour >> self.point & 1 or not self.entries:
            return {}
        if self.place == state.stack[-2].place:  # 6.5.1: they left the active sector and came back
            return {}
        if board.squares >> self.place & 1:  # 2.1.2-a, 6.5.1-b
            return {}
        # 3.3.1: only with an italic attack factor
        return {unit: left for unit, _, _, left, _ in self.entries if left and board.italic >> unit & 1}

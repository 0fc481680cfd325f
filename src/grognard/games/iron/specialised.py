"""21 Specialised squads: what engineers and medics do as an action, by the rules, operations cards and scenarios."""

from bisect import insort

from grognard.games.iron.actions import (
    AT,
    BLOW,
    CHOOSE,
    CLEAR_MINES,
    CLEAR_TRAP,
    DIG,
    HEAL,
    LAY_MINES,
    LAY_SMOKE,
    LAY_WIRE,
    PLAIN,
    SHELTER,
    At,
    Choose,
    Shelter,
)
from grognard.games.iron.board import (
    ENGINEER,
    ENTRENCHMENT,
    GONE,
    MEDIC,
    POND,
    SIDE,
    SQUAD,
    STREAM,
    UNITS,
    Board,
)
from grognard.games.iron.box import figures_left, markers_left
from grognard.games.iron.concealed import reveal_seen
from grognard.games.iron.dice import roll, rolled
from grognard.games.iron.events_setup import Blown, Dug, Healed, Sheltered, Tried, Worked, prompt
from grognard.games.iron.loads import FREE, PLUS, REGULAR
from grognard.games.iron.schema import SIDES, AbilityRow
from grognard.games.iron.setup import standable
from grognard.games.iron.state import (
    FATIGUED,
    STEADY,
    IronState,
    board_of,
    forts_in,
    held_by,
    seat_for,
    units_in,
)
from grognard.kernel import ONE, Action, Decision, Frame, Out, text

# The works of an engineer squad -> the operations card that allows them
CARD_WORKS = {
    "clear_mines": (CLEAR_MINES, "clear_mines"),
    "lay_wire": (LAY_WIRE, "lay_razor_wire"),
    "lay_smoke": (LAY_SMOKE, "lay_smoke"),
    "clear_trap": (CLEAR_TRAP, "clear_tank_trap"),
}
RULES = {"heal": "SPEC-11", "lay_mines": "S5-2", "blow": "S5-3"}  # of the others: OPS-05
_ROLLS = {work: text("iron-roll-" + work.replace("_", "-")) for work in ("heal", "clear_mines", "lay_mines", "blow")}


def rule_of(work: str) -> str:
    return RULES.get(work, "OPS-05")


# --- what can be done -------------------------------------------------------------------------------------------------


def special_actions(state: IronState, board: Board, unit: int) -> list[Action]:
    """ACT-18 The special actions of a fresh squad that can be carried out now; SPEC-02: steady, and on the map."""
    spec = state.spec[unit]
    if spec not in (ENGINEER, MEDIC) or state.harm[unit] != STEADY or state.where[unit] < 0:
        return []
    if spec == MEDIC:
        return [HEAL] if patients(state, board, unit) else []
    found: list[Action] = [DIG] if may_dig(state, board, state.where[unit]) else []
    for work, (action, card) in CARD_WORKS.items():  # SPEC-12
        if card in board.ops[SIDE[unit]] and sites(state, board, unit, work):
            found.append(action)
    if ability(state, board, unit, "lay_mines") and sites(state, board, unit, "lay_mines"):
        found.append(LAY_MINES)
    if _dump(state, board, unit) >= 0:
        found.append(BLOW)
    return found


def may_dig(state: IronState, board: Board, hex_: int) -> bool:
    """SPEC-05, FORT-03 Whether an entrenchment can lie in a hex; COMP-01 and one is in the box."""
    return (
        not board.no_fort[hex_]
        and len(forts_in(state, hex_)) < board.book.terrain.forts_in_hex
        and markers_left(state, board, "entrenchment") > 0
    )


def patients(state: IronState, board: Board, unit: int) -> list[int]:
    """SPEC-11 The squads in a medic's hex with a free slot, itself too; none without a figure in the box."""
    side = SIDE[unit]
    squads = [other for other in units_in(state, side, state.where[unit]) if SQUAD[other] and FREE[state.load[other]]]
    return squads if squads and figures_left(state, board, side, REGULAR) > 0 else []


def ability(state: IronState, board: Board, unit: int, kind: str) -> AbilityRow | None:
    """S5-2, S5-3 What the scenario lets the engineers of a side do in this round."""
    for row in board.row.abilities:
        if row.kind == kind and row.side == SIDES[SIDE[unit]] and state.round >= row.from_round:
            return row
    return None


def _dump(state: IronState, board: Board, unit: int) -> int:
    """S5-3 The objective that a squad can blow up where it stands, -1 for none."""
    row = ability(state, board, unit, "blow_dump")
    if row is None:
        return -1
    index = board.objective_index[row.objective]
    there = board.objective_hex[index] == state.where[unit] and state.control[index] != GONE
    return index if there else -1


def sites(state: IronState, board: Board, unit: int, work: str) -> list[int]:
    """OPS-05, S5-2 The hexes where a squad can do a work: its own or one next to it."""
    here = state.where[unit]
    around = (here, *board.near[here])
    if work == "clear_mines":
        return [hex_ for hex_ in around if hex_ in state.mines]
    if work == "clear_trap":
        return [hex_ for hex_ in around if hex_ in state.traps]
    if work == "lay_wire":  # FORT-10
        enemies = held_by(state, 1 - SIDE[unit])
        fit = [hex_ for hex_ in around if not enemies >> hex_ & 1 and board.terrain[hex_] not in (POND, STREAM)]
        return [hex_ for hex_ in fit if hex_ not in state.wire] if markers_left(state, board, "razor_wire") > 0 else []
    if work == "lay_smoke":  # FORT-20
        fit = [hex_ for hex_ in around if not board.building[hex_] and hex_ not in state.smoke]
        return fit if markers_left(state, board, "smoke") > 0 else []
    # S5-2: next to it, without units or obstacles, where squads can go
    held = held_by(state, 0) | held_by(state, 1)
    ground = standable(board, squad=True)
    obstacles = {*state.wire, *state.traps, *state.mines}
    fit = [hex_ for hex_ in board.near[here] if hex_ in ground and not held >> hex_ & 1 and hex_ not in obstacles]
    return fit if markers_left(state, board, "minefield") > 0 else []


# --- doing it ---------------------------------------------------------------------------------------------------------


def begin(state: IronState, board: Board, unit: int, action: Action, out: Out) -> None:
    """A squad is activated for a special action: it is fatigued, and what there is to choose or roll comes next."""
    state.acts[unit] = FATIGUED
    if action == DIG:
        dig(state, unit, out)
    elif action == HEAL:
        state.stack.append(Healing(unit))
    elif action == LAY_MINES:
        state.stack.append(Trying(unit, "lay_mines"))
    elif action == BLOW:
        state.stack.append(Trying(unit, "blow", _dump(state, board, unit)))
    else:
        state.stack.append(Working(unit, action.verb()))


def dig(state: IronState, unit: int, out: Out) -> None:
    """SPEC-04 An entrenchment in the squad's hex, which it may enter as part of the action."""
    hex_ = state.where[unit]
    insort(state.forts, 4 * hex_ + ENTRENCHMENT)
    out.append(Dug(unit, hex_))
    if not state.fort[unit]:
        state.stack.append(Sheltering(unit, ENTRENCHMENT, "SPEC-04"))


class Sheltering(Frame[IronState], frozen=True, tag="sheltering"):
    """A squad may enter a fortification at once, at no cost and without op fire (OPF-04)."""

    unit: int
    fort: int
    rule: str

    def decide(self, state: IronState) -> Decision:
        asked = prompt("shelter", unit=UNITS.argument(self.unit))
        return Decision(ONE, seat_for(state, self.unit), [SHELTER[self.fort], PLAIN], asked, self.rule, self.unit)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        state.stack.pop()
        if isinstance(action, Shelter):
            state.fort[self.unit] = self.fort
            out.append(Sheltered(self.unit, self.fort, self.rule))


class Healing(Frame[IronState], frozen=True, tag="healing"):
    """SPEC-11 The squad of its hex that a medic squad heals."""

    unit: int

    def decide(self, state: IronState) -> Decision:
        listed = [CHOOSE[squad] for squad in patients(state, board_of(state), self.unit)]
        asked = prompt("heal", unit=UNITS.argument(self.unit))
        return Decision(ONE, seat_for(state, self.unit), listed, asked, "SPEC-11", self.unit)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        assert isinstance(action, Choose)
        state.stack[-1] = Trying(self.unit, "heal", action.unit)


class Working(Frame[IronState], frozen=True, tag="working"):
    """OPS-05, S5-2 The hex where engineers lay or clear a marker."""

    unit: int
    work: str

    def decide(self, state: IronState) -> Decision:
        hexes = [AT[hex_] for hex_ in sites(state, board_of(state), self.unit, self.work)]
        asked = prompt(self.work.replace("_", "-"), unit=UNITS.argument(self.unit))
        return Decision(ONE, seat_for(state, self.unit), hexes, asked, rule_of(self.work), self.unit)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        assert isinstance(action, At)
        if self.work == "clear_mines":
            state.stack[-1] = Trying(self.unit, self.work, action.hex)
        else:
            state.stack.pop()
            change(state, self.unit, self.work, action.hex, out)


class Trying(Frame[IronState], frozen=True, tag="trying"):
    """The die of a special action; what it is for is a squad, a hex or an objective, where it is settled already."""

    unit: int
    work: str
    aim: int = -1

    def _need(self, state: IronState) -> int:
        board = board_of(state)
        if self.work == "heal":
            return board.tables.heal
        if self.work == "clear_mines":
            return board.value("clear_mines", "need")
        row = ability(state, board, self.unit, "blow_dump" if self.work == "blow" else self.work)
        assert row is not None
        return row.need

    def decide(self, state: IronState) -> Decision:
        return roll(1, self._need(state), _ROLLS[self.work], rule_of(self.work), self.unit)

    def settle(self, state: IronState, outcome: Action, detail: int, out: Out) -> None:
        won, faces = rolled(1, self._need(state), outcome, detail)
        out.append(Tried(self.unit, self.work, bool(won), faces, rule_of(self.work)))
        state.stack.pop()
        if not won:
            return
        if self.work == "heal":
            state.load[self.aim] = PLUS[state.load[self.aim]][REGULAR]
            out.append(Healed(self.aim))
        elif self.work == "clear_mines":
            change(state, self.unit, self.work, self.aim, out)
        elif self.work == "lay_mines":
            state.stack.append(Working(self.unit, self.work))
        else:
            state.control[self.aim] = GONE
            out.append(Blown(self.unit, state.where[self.unit]))


def change(state: IronState, unit: int, work: str, hex_: int, out: Out) -> None:
    """A marker comes or goes."""
    if work == "clear_mines":
        state.mines.remove(hex_)
    elif work == "clear_trap":
        state.traps.remove(hex_)
    else:
        insort({"lay_wire": state.wire, "lay_smoke": state.smoke, "lay_mines": state.mines}[work], hex_)
    out.append(Worked(unit, work, hex_, rule_of(work)))
    if work == "lay_smoke":
        reveal_seen(state, board_of(state), out)  # CONC-09

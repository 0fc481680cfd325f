"""5.0 Movement: the impulse that activates a sector, units that move one after the other, the assaults they make."""

from grognard.games.arras.actions import (
    ASSAULT,
    END,
    FIGHT,
    STOP,
    Assault,
    Fight,
    Move,
    To,
)
from grognard.games.arras.assault import Entries, Entry, Muster, Spearhead
from grognard.games.arras.board import ALLIED, Board
from grognard.games.arras.events import Moved, place_prompt, unit_prompt
from grognard.games.arras.lists import moves, ways
from grognard.games.arras.state import ArrasState, board_of, controlled, put, spend, take_control, units_in
from grognard.kernel import ONE, Action, Decision, Frame, Out
from grognard.toolbox.masks import bits, mask_of


def movable(state: ArrasState, board: Board, place: int, units: int) -> int:
    """The units in a place that have a legal first step: with all its MP a unit can pay for any (5.2)."""
    side = state.initiative
    around = board.near[place] & board.open_to(side, state.north) & ~state.closed
    roomy, enemies = around & ~state.full[side], state.held[1 - side]
    free = controlled(state, board, side) & ~enemies
    found = 0
    fighting = enemies >> place & 1
    if roomy:
        found |= units & board.armour  # 5.2-G
        if not fighting or roomy & ~enemies:
            found |= units & board.point
        if roomy & free:
            found |= units & board.artillery  # 5.1.4.c
    if around & free:
        found |= units & board.leaders  # 5.1.3-b, 5.2.2
    return found


def reach(state: ArrasState, board: Board, unit: int, left: int, entered: Entries) -> int:
    """The places that a unit may step into with the MP it has left."""
    side, bit, place = board.side[unit], 1 << unit, state.where[unit]
    foe = 1 - side
    enemies = state.held[foe]
    around = board.near[place] & board.open_to(side, state.north) & ~state.closed  # 5.1.2, 14.2.3-f
    if not board.leaders & bit:
        around &= ~state.full[side]  # 5.1.3
    empty, held = around & ~enemies, around & enemies  # 5.1.4.b: Vacant or not, whoever controls it
    fighting = enemies >> place & 1
    if board.point & bit:
        if fighting and not board.armour & bit:
            held = 0  # 5.2-G
    else:  # 5.2.2: not the first into an enemy-controlled place
        empty &= controlled(state, board, side)
        if board.artillery & bit or fighting:
            held = 0  # 5.1.4.c, 5.2.2-a
        else:  # 5.2.2-b: only with a Point-capable unit that enters in this impulse
            held &= mask_of(entry[1] for entry in entered if board.point >> entry[0] & 1)
    costs = board.tables.costs
    if left < costs.fresh:
        held &= ~state.fresh[foe]  # 5.2-D
        if left < costs.spent:
            held = 0  # 5.2-C
            if left < costs.near_fresh:  # 5.2-B
                empty = _quiet(state, board, side, empty) if left >= costs.clear else 0
    return empty | held


def _quiet(state: ArrasState, board: Board, side: int, places: int) -> int:
    """5.2-A Those with no Fresh enemy in an adjacent uncontested place."""
    watching = state.fresh[1 - side] & ~state.held[side]
    return mask_of(place for place in bits(places) if not board.near[place] & watching)


def cost(state: ArrasState, board: Board, unit: int, place: int, left: int) -> tuple[int, str]:
    """5.2 What a step costs now (5.2-H the higher of leaving and entering), and the line that says so.

    5.1.1: neither terrain nor rivers matter.
    """
    side = board.side[unit]
    foe, here = 1 - side, state.where[unit]
    costs = board.tables.costs
    if state.held[foe] >> here & 1:
        if state.fresh[foe] >> here & 1:
            return left, "E"  # 5.2-E
        leaving = costs.leave_spent  # 5.2-F
    else:
        leaving = 0
    if state.held[foe] >> place & 1:
        # 5.2-C, 5.2-D
        entering, letter = (costs.fresh, "D") if state.fresh[foe] >> place & 1 else (costs.spent, "C")
    elif board.near[place] & state.fresh[foe] & ~state.held[side]:
        entering, letter = costs.near_fresh, "B"  # 5.2-B: Fresh enemies in contested places do not count
    else:
        entering, letter = costs.clear, "A"  # 5.2-A
    return (leaving, "F") if leaving > entering else (entering, letter)


class Impulse(Frame[ArrasState], frozen=True, tag="impulse"):
    """5.0 A sector is active: its units move one after the other, then every assault created is resolved (5.0-a).

    After an Overrun (6.5-a) the same frame holds the units that may go on from the sector that they overran.
    """

    place: int
    movers: tuple[tuple[int, int], ...]  # the units that may still move, with their MP
    entered: Entries = ()  # the units that must assault (5.2.1)
    within: bool = True  # units that began in the place may still assault there (5.2.1-a)
    overrun: bool = False
    failed: bool = False

    def _with(self, movers: tuple[tuple[int, int], ...], entered: Entries, *, within: bool) -> "Impulse":
        return Impulse(self.place, movers, entered, within, self.overrun, self.failed)

    def lost(self) -> "Impulse":
        """6.4.1-c An assault has failed: the Initiative passes when the impulse is over."""
        return Impulse(self.place, self.movers, self.entered, self.within, self.overrun, True)

    def carried(self, movers: tuple[tuple[int, int], ...]) -> "Impulse":
        """6.5-a Units go on from the sector that they have overrun, 6.5-b also after a second one."""
        return Impulse(self.place, movers, self.entered, self.within, True, self.failed)

    def came(self, entry: Entry) -> "Impulse":
        return self._with(self.movers, tuple(sorted((*self.entered, entry))), within=self.within)

    def able(self, state: ArrasState, board: Board) -> int:
        """The units that may move next."""
        if not self.movers:
            return 0
        if self.overrun:
            return mask_of(unit for unit, left in self.movers if reach(state, board, unit, left, self.entered))
        found = movable(state, board, self.place, mask_of(unit for unit, _ in self.movers))
        if self.entered:  # 5.2.2-b: by now a leader may have somebody to follow
            found |= mask_of(
                unit
                for unit, left in self.movers
                if board.leaders >> unit & 1 and reach(state, board, unit, left, self.entered)
            )
        return found

    def fights(self, state: ArrasState, board: Board) -> bool:
        """5.2.1-a Whether units that began in the place may assault there: one of them is Point-capable."""
        return self.within and self.muster(state, board) & board.point != 0

    def muster(self, state: ArrasState, board: Board) -> int:
        """5.2.1-a The Fresh units that began in the contested place and have not moved; artillery never (5.2.2-a)."""
        side = state.initiative
        if not state.held[1 - side] >> self.place & 1:
            return 0
        units = units_in(state, side, self.place) & ~state.spent & ~state.frozen & ~board.artillery
        return units & ~mask_of(entry[0] for entry in self.entered)

    def advance(self, state: ArrasState, out: Out) -> bool:
        board = board_of(state)
        enemies = state.held[1 - state.initiative]
        idle = [entry for entry in self.entered if not enemies >> entry[1] & 1]
        if idle:  # another assault of the impulse has emptied the sector: there is nobody left to fight
            for entry in idle:
                spend(state, board, entry[0])
            rest = tuple(entry for entry in self.entered if entry not in idle)
            state.stack[-1] = self._with(self.movers, rest, within=self.within)
            return True
        if self.entered or self.able(state, board) or self.fights(state, board):
            return False
        self._finish(state, board, out)
        return True

    def decide(self, state: ArrasState) -> Decision:
        board = board_of(state)
        actions: list[Action] = [*moves(self.able(state, board))]
        if self.entered:
            actions += [ASSAULT[place] for place in bits(mask_of(entry[1] for entry in self.entered))]
        if self.fights(state, board):
            actions.append(FIGHT[self.place])
        if not self.entered:  # 5.2.1: an assault that was created must be resolved; 5.0-b: it began with an act
            actions.append(END)
        asked, rule = place_prompt("impulse", self.place), "5.0-a"
        if self.overrun and self.movers:
            asked, rule = place_prompt("overrun", state.where[self.movers[0][0]]), "6.5-a"
        return Decision(ONE, state.seat_of(state.initiative), actions, asked, rule, goes_on=True)

    def take(self, state: ArrasState, action: Action, out: Out) -> None:
        board = board_of(state)
        if isinstance(action, Move):
            left = next(left for unit, left in self.movers if unit == action.unit)
            movers = tuple(mover for mover in self.movers if mover[0] != action.unit)
            state.stack[-1] = self._with(movers, self.entered, within=self.within)
            state.stack.append(Moving(action.unit, left, reach(state, board, action.unit, left, self.entered)))
        elif isinstance(action, Assault):
            self._close(state, board)
            # 5.2.1-b: without the friends that are there already
            entries = tuple(entry for entry in self.entered if entry[1] == action.place)
            rest = tuple(entry for entry in self.entered if entry[1] != action.place)
            state.stack[-1] = self._with((), rest, within=self.within)
            state.stack.append(Spearhead(action.place, entries))
        elif isinstance(action, Fight):
            self._close(state, board)
            state.stack[-1] = self._with((), self.entered, within=False)
            state.stack.append(Muster(self.place, tuple(bits(self.muster(state, board)))))
        else:
            self._finish(state, board, out)

    def _close(self, state: ArrasState, board: Board) -> None:
        """6.5-a Units that do not go on after an Overrun turn Spent; in a plain impulse they stay Fresh (5.0)."""
        if self.overrun:
            for unit, _ in self.movers:
                spend(state, board, unit)

    def _finish(self, state: ArrasState, board: Board, out: Out) -> None:
        self._close(state, board)
        state.stack.pop()
        state.stack[-1].impulse_over(state, self.failed, out)


class Moving(Frame[ArrasState], frozen=True, tag="moving"):
    """A unit on its way, one place at a time (5.1); when it stops it turns Spent."""

    unit: int
    left: int  # MP
    places: int  # the mask of those that the next step may enter
    moved: bool = False

    def decide(self, state: ArrasState) -> Decision:
        actions = [*ways(self.places), STOP] if self.moved else ways(self.places)
        asked = unit_prompt("move", self.unit, state.where[self.unit])
        return Decision(ONE, state.seat_of(state.initiative), actions, asked, "5.1", self.unit)

    def take(self, state: ArrasState, action: Action, out: Out) -> None:
        board = board_of(state)
        if isinstance(action, To):
            self._step(state, board, action.place, out)
        else:
            self._stop(state, board)

    def _stop(self, state: ArrasState, board: Board) -> None:
        spend(state, board, self.unit)  # 5.1
        state.stack.pop()

    def _step(self, state: ArrasState, board: Board, place: int, out: Out) -> None:
        unit, origin, side = self.unit, state.where[self.unit], state.initiative
        price, letter = cost(state, board, unit, place, self.left)
        hot = board.armour >> unit & 1 and state.held[1 - side] >> origin & 1  # 6.4.1-b
        if side == ALLIED and board.crossing[0] >> origin & 1 and board.crossing[1] >> place & 1:
            state.crossed |= 1 << unit  # 13.6-a: also if it is thrown back
        put(state, board, unit, place)
        out.append(Moved(unit, origin, place, price, letter))
        left = self.left - price
        if state.held[1 - side] >> place & 1:  # 5.2.1: it stops and must assault
            state.stack.pop()
            state.stack[-1] = state.stack[-1].came((unit, place, origin, left, int(hot)))
            take_control(state, origin, out)  # the enemies that it left behind
            return
        take_control(state, place, out)  # 5.1.4: in mid-move
        take_control(state, origin, out)
        places = reach(state, board, unit, left, state.stack[-2].entered)
        if places:
            state.stack[-1] = Moving(unit, left, places, moved=True)
        else:
            self._stop(state, board)

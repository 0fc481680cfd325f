"""The steps of cards that act on units: new ones (STRAT-16), figures, markers of activation and condition."""

from bisect import insort

from msgspec import structs

from grognard.games.iron.actions import (
    CHOOSE,
    DIVISION,
    DONE,
    MARK,
    PLAIN,
    TRUCK,
    Choose,
    InDivision,
    Mark,
    Truck,
)
from grognard.games.iron.board import PLAYERS, SIDE, SQUAD, Board
from grognard.games.iron.box import figures_left, free_base, free_vehicles, has_figures
from grognard.games.iron.card_play import SCOPE, Play, touched
from grognard.games.iron.cards_in_play import step_of
from grognard.games.iron.concealed import reveal, reveal_seen
from grognard.games.iron.events_cards import (
    Concealed,
    FigureAdded,
    Rallied,
    Refreshed,
    Repaired,
    TruckPaid,
    card_prompt,
)
from grognard.games.iron.events_setup import PlacedAboard
from grognard.games.iron.ground import GRID
from grognard.games.iron.loads import HEAVY as HEAVY_WEAPONS
from grognard.games.iron.loads import INDEX, PLUS, REGULAR
from grognard.games.iron.schema import (
    FIGURES,
    SIDES,
    ConcealStep,
    FiguresStep,
    RallyStep,
    RefreshStep,
    RepairStep,
    RevealStep,
    SquadStep,
    SurpriseStep,
    VehicleStep,
)
from grognard.games.iron.setup import Arriving, form, hexes_for, summon
from grognard.games.iron.state import (
    FATIGUED,
    FRESH,
    STEADY,
    IronState,
    board_of,
    division_of,
    embark,
    has_officer,
    held_by,
)
from grognard.kernel import ONE, Action, Decision, Frame, Out

# --- STRAT-16 new units -----------------------------------------------------------------------------------------------


def load_of(step: SquadStep) -> int:
    return INDEX[tuple(step.figures.get(figure, 0) for figure in FIGURES)]


def divisions(state: IronState, board: Board, seat: int, load: int, ride: int) -> list[int]:
    """The divisions with a base in the box for a squad of these figures that a hex of the zone, or its ride, can take.

    TEAM-08 With teams only the seat's own.
    """
    side = state.sides[seat]
    if not has_figures(state, board, side, load):
        return []
    own = range(2) if len(state.sides) == PLAYERS else (division_of(seat),)
    bases = {division: free_base(state, side, division) for division in own}
    return [division for division, base in bases.items() if base >= 0 and _has_place(state, board, base, ride)]


def _has_place(state: IronState, board: Board, unit: int, ride: int = -1) -> bool:
    """STAT-15 A hex, or the vehicle that came with it."""
    return ride >= 0 or bool(hexes_for(state, board, unit, opening=False))


def may_form(state: IronState, board: Board, play: Play, step: SquadStep) -> bool:
    return bool(divisions(state, board, play.seat, load_of(step), play.unit))


def new_squad(state: IronState, board: Board, play: Play, step: SquadStep, out: Out) -> Play:
    """A squad for the reinforcement zone, or aboard the vehicle that this card brought before it."""
    state.stack.append(Raising(play.card, play.seat, play.unit))
    return play


class Raising(Frame[IronState], frozen=True, tag="raising"):
    """Whose squad it is, and whether it comes aboard a truck that is paid for; then it is placed."""

    card: int
    seat: int
    ride: int  # the vehicle that came with it, -1 for none
    division: int = -1

    def _trucks(self, state: IronState, step: SquadStep) -> list[int]:
        """The truck that can be had: paid for, in the box, with a place to stand."""
        side = state.sides[self.seat]
        if not step.truck or state.command[side] < step.truck_price:
            return []
        board = board_of(state)
        return [unit for unit in free_vehicles(state, side, step.truck)[:1] if _has_place(state, board, unit)]

    def decide(self, state: IronState) -> Decision:
        board = board_of(state)
        step = step_of(board, self.card, SquadStep)
        found: list[Action]
        if self.division < 0:
            load, ride = load_of(step), self.ride
            found = [DIVISION[division] for division in divisions(state, board, self.seat, load, ride)]
            asked = card_prompt("card-division", self.card)
        else:
            found = [TRUCK, PLAIN] if self._trucks(state, step) else [PLAIN]
            asked = card_prompt("card-truck", self.card)
        return Decision(ONE, self.seat, found, asked, "STRAT-16", SCOPE + self.card)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        board = board_of(state)
        step = step_of(board, self.card, SquadStep)
        if isinstance(action, InDivision):
            state.stack[-1] = structs.replace(self, division=action.division)
            if not self._trucks(state, step):
                self._raise(state, board, step, False, out)
        else:
            self._raise(state, board, step, isinstance(action, Truck), out)

    def _raise(self, state: IronState, board: Board, step: SquadStep, by_truck: bool, out: Out) -> None:
        frame = state.stack.pop()
        side = state.sides[self.seat]
        squad = form(state, board, side, frame.division, load_of(step))
        if not by_truck:
            rides = (self.ride,) if self.ride >= 0 else ()
            state.stack.append(Arriving((squad,), rides))
            return
        state.command[side] -= step.truck_price
        out.append(TruckPaid(side, step.truck_price))
        trucks = summon(state, side, frame.division, {step.truck: 1})
        state.stack += [Loading(squad, trucks[0]), Arriving(trucks)]


class Loading(Frame[IronState], frozen=True, tag="loading"):
    """The squad comes aboard the truck that was just placed."""

    squad: int
    truck: int

    def advance(self, state: IronState, out: Out) -> bool:
        state.stack.pop()
        embark(state, self.squad, self.truck)
        out.append(PlacedAboard(self.squad, self.truck, "STRAT-16"))
        return True


def may_bring(state: IronState, board: Board, play: Play, step: VehicleStep) -> bool:
    vehicles = free_vehicles(state, state.sides[play.seat], step.kind)
    return bool(vehicles) and _has_place(state, board, vehicles[0])


def new_vehicle(state: IronState, board: Board, play: Play, step: VehicleStep, out: Out) -> Play:
    vehicles = summon(state, state.sides[play.seat], division_of(play.seat), {step.kind: 1})
    state.stack.append(Arriving(vehicles))
    return structs.replace(play, unit=vehicles[0])


# --- figures ----------------------------------------------------------------------------------------------------------


def growing(state: IronState, board: Board, seat: int, step: FiguresStep, given: tuple[int, ...]) -> list[int]:
    """The squads that may get one more regular figure; COMP-01 only while the box has any."""
    side = state.sides[seat]
    if not figures_left(state, board, side, REGULAR):
        return []
    return [
        unit
        for unit in touched(state, seat)
        if SQUAD[unit]
        and PLUS[state.load[unit]][REGULAR] >= 0  # COMP-03
        and given.count(unit) < step.per_squad
        and (not step.officer or has_officer(state, side, state.where[unit]))
    ]


def may_grow(state: IronState, board: Board, play: Play, step: FiguresStep) -> bool:
    return bool(growing(state, board, play.seat, step, ()))


def add_figures(state: IronState, board: Board, play: Play, step: FiguresStep, out: Out) -> Play:
    state.stack.append(Adding(play.card, play.seat))
    return play


class Adding(Frame[IronState], frozen=True, tag="adding"):
    """Figures of a card are given to squads, one by one; the owner may stop."""

    card: int
    seat: int
    given: tuple[int, ...] = ()  # the squads, once for each figure

    def squads(self, state: IronState) -> list[int]:
        board = board_of(state)
        step = step_of(board, self.card, FiguresStep)
        return growing(state, board, self.seat, step, self.given) if len(self.given) < step.count else []

    def advance(self, state: IronState, out: Out) -> bool:
        if self.squads(state):
            return False
        state.stack.pop()
        return True

    def decide(self, state: IronState) -> Decision:
        found: list[Action] = [CHOOSE[unit] for unit in self.squads(state)]
        if self.given:
            found.append(DONE)
        return Decision(ONE, self.seat, found, card_prompt("card-figures", self.card), "COMP-03", SCOPE + self.card)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        if isinstance(action, Choose):
            unit = action.unit
            state.load[unit] = PLUS[state.load[unit]][REGULAR]
            out.append(FigureAdded(unit))
            state.stack[-1] = Adding(self.card, self.seat, (*self.given, unit))
        else:
            state.stack.pop()


# --- activation, condition, damage ------------------------------------------------------------------------------------


def tired(state: IronState, board: Board, play: Play, step: RefreshStep) -> list[Action]:
    """Fatigued units that are not pinned, disrupted or aboard."""
    return [
        CHOOSE[unit]
        for unit in touched(state, play.seat)
        if state.acts[unit] == FATIGUED and (state.harm[unit] == STEADY if SQUAD[unit] else not step.squad_only)
    ]


def refresh(state: IronState, board: Board, play: Play, step: RefreshStep, action: Action, out: Out) -> Play:
    assert isinstance(action, Choose)
    state.acts[action.unit] = FRESH
    out.append(Refreshed(action.unit))
    return play


def shaken_hexes(state: IronState, board: Board, play: Play, step: RallyStep) -> list[Action]:
    """The hexes with pinned or disrupted squads."""
    shaken = [unit for unit in touched(state, play.seat) if SQUAD[unit] and state.harm[unit] != STEADY]
    return [MARK[hex_] for hex_ in sorted({state.where[unit] for unit in shaken})]


def rally(state: IronState, board: Board, play: Play, step: RallyStep, action: Action, out: Out) -> Play:
    assert isinstance(action, Mark)
    for unit in touched(state, play.seat):
        if SQUAD[unit] and state.where[unit] == action.hex and state.harm[unit] != STEADY:
            state.harm[unit] = STEADY
            out.append(Rallied(unit))
    return play


def wrecks(state: IronState, board: Board, play: Play, step: RepairStep) -> list[Action]:
    return [CHOOSE[unit] for unit in touched(state, play.seat) if not SQUAD[unit] and state.harm[unit]]


def repair(state: IronState, board: Board, play: Play, step: RepairStep, action: Action, out: Out) -> Play:
    """DMG-09 One step better."""
    assert isinstance(action, Choose)
    state.harm[action.unit] -= 1
    out.append(Repaired(action.unit, state.harm[action.unit]))
    return play


def stormers(state: IronState, board: Board, play: Play, step: SurpriseStep) -> list[Action]:
    """ACT-15, ACT-20 Fresh steady squads without heavy weapons."""
    return [
        CHOOSE[unit]
        for unit in touched(state, play.seat)
        if SQUAD[unit]
        and state.acts[unit] == FRESH
        and state.harm[unit] == STEADY
        and not HEAVY_WEAPONS[state.load[unit]]
    ]


def surprise(state: IronState, board: Board, play: Play, step: SurpriseStep, action: Action, out: Out) -> Play:
    """The assault of a squad is the action of this card; nobody may op fire at it."""
    from grognard.games.iron.turn import activate_for  # a turn plays cards

    assert isinstance(action, Choose)
    activate_for(state, board, action.unit, "assault", bonus=step.firepower, no_op_fire=True, out=out)
    return play


# --- concealment ------------------------------------------------------------------------------------------------------


def hideable(state: IronState, board: Board, seat: int) -> list[int]:
    """Squads that are not next to an enemy; COMP-01 while there are markers of the side."""
    side = state.sides[seat]
    if sum(SIDE[unit] == side for unit in state.hidden) >= board.tables.box.concealment[SIDES[side]]:
        return []
    enemies = held_by(state, 1 - side)
    return [unit for unit in touched(state, seat) if SQUAD[unit] and not board.next_to[state.where[unit]] & enemies]


def may_hide(state: IronState, board: Board, play: Play, step: ConcealStep) -> bool:
    return bool(hideable(state, board, play.seat))


def conceal(state: IronState, board: Board, play: Play, step: ConcealStep, out: Out) -> Play:
    state.stack.append(Hiding(play.card, play.seat))
    return play


class Hiding(Frame[IronState], frozen=True, tag="hiding"):
    """Squads of one hex are concealed, one by one; after the first the owner may stop."""

    card: int
    seat: int
    hex: int = -1
    count: int = 0

    def squads(self, state: IronState) -> list[int]:
        board = board_of(state)
        if self.count == step_of(board, self.card, ConcealStep).most:
            return []
        found = hideable(state, board, self.seat)
        return [unit for unit in found if state.where[unit] == self.hex] if self.count else found

    def advance(self, state: IronState, out: Out) -> bool:
        if self.squads(state):
            return False
        self._end(state, out)
        return True

    def decide(self, state: IronState) -> Decision:
        found: list[Action] = [CHOOSE[unit] for unit in self.squads(state)]
        if self.count:
            found.append(DONE)
        return Decision(ONE, self.seat, found, card_prompt("card-conceal", self.card), "CONC-01", SCOPE + self.card)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        if isinstance(action, Choose):
            insort(state.hidden, action.unit)
            out.append(Concealed(action.unit))
            state.stack[-1] = Hiding(self.card, self.seat, state.where[action.unit], self.count + 1)
        else:
            self._end(state, out)

    def _end(self, state: IronState, out: Out) -> None:
        state.stack.pop()
        reveal_seen(state, board_of(state), out)  # CONC-06: on an objective at once; CONC-07


def hidden_enemies(state: IronState, seat: int) -> list[int]:
    side = state.sides[seat]
    return [unit for unit in state.hidden if SIDE[unit] != side and state.where[unit] >= 0]


def searched(state: IronState, board: Board, play: Play, step: RevealStep) -> list[Action]:
    """Any hex, where there is anybody to find."""
    return MARK[: board.count] if hidden_enemies(state, play.seat) else []


def search(state: IronState, board: Board, play: Play, step: RevealStep, action: Action, out: Out) -> Play:
    """Every concealed enemy squad so near to the hex is revealed."""
    assert isinstance(action, Mark)
    for unit in hidden_enemies(state, play.seat):
        if GRID.distance(state.where[unit], action.hex) <= step.within:
            reveal(state, unit, "CONC-01", out)
    return play

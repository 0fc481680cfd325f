"""2 Set-up: starting cards, squads built and placed, op fire before round 1; and reinforcements, placed likewise."""

from bisect import insort
from collections.abc import Mapping
from functools import cache

from grognard.games.iron.actions import (
    ACE,
    AT,
    CONCEAL,
    DRAW,
    INTO,
    MOUNT,
    PLACE,
    PLAIN,
    SHELTER,
    TOKEN,
    Ace,
    At,
    Conceal,
    Draw,
    Into,
    Mount,
    Place,
    Shelter,
    Token,
)
from grognard.games.iron.board import KIND, ROSTER, SIDE, SQUAD, SQUADS, UNITS, VEHICLES, Board
from grognard.games.iron.box import figures_left, free_base, free_vehicles, has_figures
from grognard.games.iron.concealed import reveal_seen
from grognard.games.iron.deck import Drawing, Peeking, decks_left
from grognard.games.iron.events_setup import (
    AceNamed,
    Built,
    HeldFirst,
    NoRoom,
    Placed,
    PlacedAboard,
    SetUpBegan,
    prompt,
)
from grognard.games.iron.loads import EMPTY, FULL, HEAVY, INDEX, LOADS
from grognard.games.iron.readying import Readying
from grognard.games.iron.schema import FIGURES, SIDES, SPECS, ArrivalRow
from grognard.games.iron.state import (
    BOX,
    IronState,
    aboard,
    board_of,
    embark,
    empty_forts,
    held_by,
    in_order,
    put,
    seat_for,
    seats_of,
    take_off,
)
from grognard.kernel import ONE, Action, Decision, Frame, Out

# The steps of ROUND-02; the Tank Ace is named at the end of the third
DRAWS, BUILDS, PLACES, ACES, LOOKS, OP_FIRES = range(6)
NO_TOKENS = (0,) * len(SPECS)
REPORT = "intelligence_report"


class Setup(Frame[IronState], frozen=True, tag="setup"):
    """The whole set-up, step by step; SETUP-02, SETUP-05 and SETUP-06 are done in a new state."""

    step: int = DRAWS

    def advance(self, state: IronState, out: Out) -> bool:
        board, step = board_of(state), self.step
        state.stack[-1] = Setup(step + 1)
        frames: list[Frame[IronState]] = []  # in order: the first is to run first
        if step == DRAWS:
            out.append(SetUpBegan())
            _allot(state, board)
            frames = [Starting(side, board.row.sides[SIDES[side]].starting_cards) for side in in_order(state)]
        elif step == BUILDS:
            for side in deploying(state, board):
                for division, force in enumerate(board.forces[side]):  # COMP-05
                    frames.append(Building(side, division, force.figures, force.bases, force.tokens))
        elif step == PLACES:
            frames = [
                Arriving(party, ROSTER[side], opening=True)
                for side in deploying(state, board)
                for party in _parties(state, board, side)
            ]
        elif step == ACES:
            frames = [Naming(side) for side in in_order(state) if "tank_ace" in board.ops[side]]
        elif step == LOOKS:
            reveal_seen(state, board, out)  # SETUP-10, CONC-07
            _take_control(state, board, out)
            frames = [
                Peeking(side, deck, board.value(REPORT, "cards"))
                for side in in_order(state)
                if REPORT in board.ops[side]
                for deck in board.decks[1 - side]
            ]
        elif step == OP_FIRES and board.opening:  # SETUP-12
            frames = [Readying(seat, "SETUP-12") for side in in_order(state) for seat in seats_of(state, side)]
        elif step > OP_FIRES:
            state.stack.pop()
        state.stack.extend(reversed(frames))
        return True


def deploying(state: IronState, board: Board) -> tuple[int, int]:
    """SETUP-07, SETUP-09 The sides in the order in which they build and place; OPS-05: with the report, last."""
    first, second = in_order(state)
    return (second, first) if REPORT in board.ops[first] else (first, second)


def _take_control(state: IronState, board: Board, out: Out) -> None:
    """SETUP-11 Who stands on an objective controls it from the start."""
    for side in in_order(state):
        held = held_by(state, side)
        for hex_ in dict.fromkeys(board.objective_hex):
            if held >> hex_ & 1:
                for index, at in enumerate(board.objective_hex):
                    if at == hex_:
                        state.control[index] = side
                out.append(HeldFirst(hex_, side))


# --- SETUP-04 starting cards ------------------------------------------------------------------------------------------


class Starting(Frame[IronState], frozen=True, tag="starting"):
    """SETUP-04 So many cards from any of a side's decks; red crosses have no effect now."""

    side: int
    cards: int

    def advance(self, state: IronState, out: Out) -> bool:
        if self.cards and decks_left(state, board_of(state), self.side):
            return False
        state.stack.pop()
        return True

    def decide(self, state: IronState) -> Decision:
        decks = [DRAW[deck] for deck in decks_left(state, board_of(state), self.side)]
        return Decision(ONE, state.seat_of(self.side), decks, prompt("starting-card", left=self.cards), "SETUP-04")

    def take(self, state: IronState, action: Action, out: Out) -> None:
        assert isinstance(action, Draw)
        state.stack[-1] = Starting(self.side, self.cards - 1)
        state.stack.append(Drawing(self.side, action.deck))


# --- SETUP-07, SETUP-08 building --------------------------------------------------------------------------------------


@cache
def mounts(figures: tuple[int, ...]) -> list[int]:
    """SETUP-07 The loads of the next base: any full one of what is left; failing that, all that is left.

    Whatever is chosen, every later base can be filled. A full base holds an even number of single figures, so it takes
    two pairs, where two singles or one crew make a pair. A force that fills its bases has twice as many pairs as
    bases, and each base built leaves it so. Only what the box has cut short (COMP-01) can leave a base half empty.
    """
    full = [load for load in FULL if all(has <= kind for has, kind in zip(LOADS[load], figures, strict=True))]
    if full or not any(figures):
        return full
    regular, elite, officer, mg, mortar = figures
    return [INDEX[regular, elite, officer, mg, mortar]]


class Building(Frame[IronState], frozen=True, tag="building"):
    """SETUP-07 A division's figures on its bases, base by base; SETUP-08 the token of the squad just built, if any.

    The squads wait with their figures in the box: see :func:`built`.
    """

    side: int
    division: int
    figures: tuple[int, ...]  # left, by kind
    bases: int  # left
    tokens: tuple[int, ...] = NO_TOKENS  # left, by specialisation
    base: int = -1  # the squad that is waiting for its token

    def advance(self, state: IronState, out: Out) -> bool:
        if self.base >= 0 or (self.bases and any(self.figures) and free_base(state, self.side, self.division) >= 0):
            return False
        state.stack.pop()
        return True

    def decide(self, state: IronState) -> Decision:
        if self.base < 0:
            base = free_base(state, self.side, self.division)
            asked = prompt("mount", unit=UNITS.argument(base), left=self.bases)
            return Decision(
                ONE, seat_for(state, base), [MOUNT[load] for load in mounts(self.figures)], asked, "SETUP-07"
            )
        listed = [*(TOKEN[spec] for spec, count in enumerate(self.tokens) if count), PLAIN]
        asked = prompt("token", unit=UNITS.argument(self.base))
        return Decision(ONE, seat_for(state, self.base), listed, asked, "SETUP-08", self.base)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        base, spec, figures, tokens = self.base, -1, self.figures, self.tokens
        if isinstance(action, Mount):
            base = free_base(state, self.side, self.division)
            state.load[base] = action.load
            figures = tuple(count - used for count, used in zip(figures, LOADS[action.load], strict=True))
            if any(tokens) and not HEAVY[action.load]:  # SETUP-08: never with a heavy infantry weapon
                state.stack[-1] = Building(self.side, self.division, figures, self.bases, tokens, base)
                return
        elif isinstance(action, Token):
            spec = state.spec[base] = action.spec
            tokens = tuple(count - (other == spec) for other, count in enumerate(tokens))
        out.append(Built(base, state.load[base], spec))
        state.stack[-1] = Building(self.side, self.division, figures, self.bases - 1, tokens)


def built(state: IronState, side: int, division: int) -> tuple[int, ...]:
    """The squads of a division that have their figures and wait to be placed."""
    return tuple(
        unit
        for unit in SQUADS[side]
        if state.load[unit] != EMPTY and state.where[unit] == BOX and state.division[unit] == division
    )


# --- SETUP-09 placing -------------------------------------------------------------------------------------------------


@cache
def fleet(board: Board, side: int) -> tuple[tuple[int, ...], ...]:
    """The vehicles that a side starts with, by division: the lowest numbers of each kind, division 1 first."""
    numbers = {kind: iter([unit for unit in ROSTER[side] if KIND[unit] == at]) for at, kind in enumerate(VEHICLES)}
    return tuple(
        tuple(next(numbers[kind]) for kind, count in force.vehicles for _ in range(count))
        for force in board.forces[side]
    )


def _allot(state: IronState, board: Board) -> None:
    for side in range(len(SIDES)):
        for division, vehicles in enumerate(fleet(board, side)):
            for unit in vehicles:
                state.division[unit] = division


def _parties(state: IronState, board: Board, side: int) -> list[tuple[int, ...]]:
    """Who is placed together: with two players all; with teams division by division.

    TEAM-13: then all vehicles come first, so that squads may start aboard the partner's.
    """
    squads = [built(state, side, division) for division in range(len(board.forces[side]))]
    parties = [*fleet(board, side), *squads]
    return parties if board.teams else [sum(parties, ())]


@cache
def standable(board: Board, squad: bool) -> frozenset[int]:
    """SETUP-13 The hexes that a squad, or a vehicle, can enter at all."""
    steps = board.ground.squad_steps if squad else board.ground.vehicle_steps
    return frozenset(hex_ for around in steps for hex_, _ in around)


def zone_of(state: IronState, board: Board, unit: int, *, opening: bool) -> tuple[int, ...]:
    """SETUP-09 The zone of a unit's division, or STAT-15 that of its side's reinforcements."""
    side = SIDE[unit]
    return board.forces[side][state.division[unit]].zone if opening else board.zone[side]


@cache
def _ground_of(board: Board, side: int, division: int, squad: bool) -> tuple[int, ...]:
    """SETUP-13 The hexes of a zone that a squad, or a vehicle, can stand in; division -1: of the reinforcements."""
    zone = board.forces[side][division].zone if division >= 0 else board.zone[side]
    return tuple(hex_ for hex_ in zone if hex_ in standable(board, squad))


def hexes_for(state: IronState, board: Board, unit: int, *, opening: bool) -> list[int]:
    """SETUP-09, SETUP-13, STAT-15 Where a unit may be placed: room (MOVE-05), no enemy, ground for its kind."""
    side = SIDE[unit]
    own = [state.where[other] for other in ROSTER[side]]
    taken = {state.where[other] for other in ROSTER[1 - side]}
    taken |= {hex_ for hex_ in set(own) if hex_ >= 0 and own.count(hex_) >= board.limit}
    ground = _ground_of(board, side, state.division[unit] if opening else -1, SQUAD[unit])
    return [hex_ for hex_ in ground if hex_ not in taken]


def rides_for(state: IronState, board: Board, unit: int, rides: tuple[int, ...], *, opening: bool) -> list[int]:
    """SETUP-09, TRAN-01 The vehicles on the map that a squad may be placed aboard; they stand in its own zone."""
    if not SQUAD[unit]:
        return []
    zone = zone_of(state, board, unit, opening=opening)
    return [
        vehicle
        for vehicle in rides
        if state.where[vehicle] in zone and len(aboard(state, vehicle)) < board.capacity[vehicle]
    ]


class Arriving(Frame[IronState], frozen=True, tag="arriving"):
    """Units of one seat are placed, one after the other, in any order: in set-up, or as reinforcements.

    - ``units``: those still to place. They are in the box: squads with their figures (:func:`form` makes one, or
      :class:`Building`), vehicles with their division (:func:`summon`).
    - ``rides``: the vehicles that squads may be placed aboard, once these stand on the map: in set-up all of the side
      (SETUP-09), later those that come with them, where the card or the scenario lets them (STAT-15).
    - ``opening``: set-up. Then the zone is that of the division (SETUP-09), squads may enter fortifications and be
      concealed (SETUP-10). Otherwise the zone is the side's (STAT-15).

    STAT-15, STAT-17, STAT-18 For reinforcements of Status step 5 call :func:`reinforce`; a card pushes
    ``Arriving((squad, truck), (truck,))``. They come fresh. STAT-16, STRAT-16: what has no place is lost.
    Afterwards concealed enemies that are seen now are revealed (CONC-09).
    """

    units: tuple[int, ...]
    rides: tuple[int, ...] = ()
    opening: bool = False

    def _able(self, state: IronState, board: Board) -> list[int]:
        """The units that have a place now; where one squad, or vehicle, of a division finds a hex, all of them do."""
        room: dict[tuple[int, bool], bool] = {}
        found = []
        for unit in self.units:
            kind = (state.division[unit], SQUAD[unit])
            if kind not in room:
                room[kind] = bool(hexes_for(state, board, unit, opening=self.opening))
            if room[kind] or rides_for(state, board, unit, self.rides, opening=self.opening):
                found.append(unit)
        return found

    def advance(self, state: IronState, out: Out) -> bool:
        board = board_of(state)
        if self.units and self._able(state, board):
            return False
        state.stack.pop()
        for unit in self.units:  # STAT-16
            take_off(state, unit)
            out.append(NoRoom(unit))
        if not self.opening:
            reveal_seen(state, board, out)
        return True

    def decide(self, state: IronState) -> Decision:
        listed = [PLACE[unit] for unit in self._able(state, board_of(state))]
        rule = "SETUP-09" if self.opening else "STAT-15"
        asked = prompt("place", left=len(self.units))
        return Decision(ONE, seat_for(state, self.units[0]), listed, asked, rule)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        assert isinstance(action, Place)
        rest = tuple(unit for unit in self.units if unit != action.unit)
        state.stack[-1] = Arriving(rest, self.rides, self.opening)
        state.stack.append(InHand(action.unit, self.rides, self.opening))


class InHand(Frame[IronState], frozen=True, tag="in_hand"):
    """A unit in hand: a hex, or a vehicle to be aboard."""

    unit: int
    rides: tuple[int, ...]
    opening: bool

    @property
    def rule(self) -> str:
        return "SETUP-09" if self.opening else "STAT-15"

    def decide(self, state: IronState) -> Decision:
        board, unit = board_of(state), self.unit
        listed = [
            *(AT[hex_] for hex_ in hexes_for(state, board, unit, opening=self.opening)),
            *(INTO[vehicle] for vehicle in rides_for(state, board, unit, self.rides, opening=self.opening)),
        ]
        asked = prompt("place-unit", unit=UNITS.argument(unit))
        return Decision(ONE, seat_for(state, unit), listed, asked, self.rule, unit)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        unit = self.unit
        state.stack.pop()
        if isinstance(action, Into):
            embark(state, unit, action.unit)
            out.append(PlacedAboard(unit, action.unit, self.rule))
        elif isinstance(action, At):
            put(state, unit, action.hex)
            if self.opening and SQUAD[unit]:
                state.stack.append(Settling(unit))
            else:
                out.append(Placed(unit, action.hex, 0, concealed=False, by=self.rule))


class Settling(Frame[IronState], frozen=True, tag="settling"):
    """A squad on its hex in set-up: into a fortification (SETUP-09), then under a concealment marker (SETUP-10)."""

    unit: int
    settled: bool = False  # the fortification is chosen

    def _forts(self, state: IronState) -> list[int]:
        return empty_forts(state, state.where[self.unit])

    def _may_hide(self, state: IronState) -> bool:
        """SETUP-10 Markers of its own division, and not on an objective."""
        board, side, division = board_of(state), SIDE[self.unit], state.division[self.unit]
        if board.objectives >> state.where[self.unit] & 1:
            return False
        hidden = [unit for unit in state.hidden if SIDE[unit] == side and state.division[unit] == division]
        return len(hidden) < board.forces[side][division].concealment

    def advance(self, state: IronState, out: Out) -> bool:
        if not self.settled and self._forts(state):
            return False
        if self._may_hide(state):
            if self.settled:
                return False
            state.stack[-1] = Settling(self.unit, settled=True)
        else:
            self._end(state, out)
        return True

    def decide(self, state: IronState) -> Decision:
        seat, asked = seat_for(state, self.unit), {"unit": UNITS.argument(self.unit)}
        if self.settled:
            listed = [CONCEAL[self.unit], PLAIN]
            return Decision(ONE, seat, listed, prompt("conceal", **asked), "SETUP-10", self.unit)
        listed = [*(SHELTER[fort] for fort in self._forts(state)), PLAIN]
        return Decision(ONE, seat, listed, prompt("shelter", **asked), "SETUP-09", self.unit)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        if self.settled:
            if isinstance(action, Conceal):
                insort(state.hidden, self.unit)
            self._end(state, out)
            return
        if isinstance(action, Shelter):
            state.fort[self.unit] = action.fort
        state.stack[-1] = Settling(self.unit, settled=True)

    def _end(self, state: IronState, out: Out) -> None:
        unit = self.unit
        state.stack.pop()
        out.append(Placed(unit, state.where[unit], state.fort[unit], concealed=unit in state.hidden, by="SETUP-09"))


# --- STAT-15 reinforcements -------------------------------------------------------------------------------------------


def summon(state: IronState, side: int, division: int, vehicles: Mapping[str, int]) -> tuple[int, ...]:
    """Vehicles from the box, by kind, for :class:`Arriving`; COMP-01: only as many as it holds."""
    found = [unit for kind, count in vehicles.items() for unit in free_vehicles(state, side, kind)[:count]]
    for unit in found:
        state.division[unit] = division
    return tuple(found)


def form(state: IronState, board: Board, side: int, division: int, load: int) -> int:
    """STRAT-16 A new squad with these figures, for :class:`Arriving`; -1 where the box lacks the base or a figure."""
    base = free_base(state, side, division)
    if base >= 0 and has_figures(state, board, side, load):
        state.load[base] = load
        return base
    return -1


def reinforce(state: IronState, board: Board, side: int, row: ArrivalRow) -> None:
    """STAT-14, STAT-15 Push the frames by which a side builds and places the reinforcements of a round."""
    state.stack.append(Mustering(side, row.division, summon(state, side, row.division, row.vehicles)))
    figures = tuple(
        min(row.figures.get(figure, 0), figures_left(state, board, side, kind))  # COMP-01
        for kind, figure in enumerate(FIGURES)
    )
    state.stack.append(Building(side, row.division, figures, row.bases))


class Mustering(Frame[IronState], frozen=True, tag="mustering"):
    """The squads of a reinforcement are built: they are placed with its vehicles, or aboard of them."""

    side: int
    division: int
    vehicles: tuple[int, ...]

    def advance(self, state: IronState, out: Out) -> bool:
        squads = built(state, self.side, self.division)
        state.stack[-1] = Arriving(self.vehicles + squads, self.vehicles)
        return True


# --- OPS-05 the Tank Ace ----------------------------------------------------------------------------------------------


class Naming(Frame[IronState], frozen=True, tag="naming"):
    """OPS-05 At the end of step 3 the owner names one of his tanks on the map."""

    side: int

    def _tanks(self, state: IronState) -> list[int]:
        board = board_of(state)
        return [unit for unit in ROSTER[self.side] if board.tank[unit] and state.where[unit] >= 0]

    def advance(self, state: IronState, out: Out) -> bool:
        if self._tanks(state):
            return False
        state.stack.pop()
        return True

    def decide(self, state: IronState) -> Decision:
        tanks = [ACE[unit] for unit in self._tanks(state)]
        return Decision(ONE, state.seat_of(self.side), tanks, prompt("ace"), "OPS-05")

    def take(self, state: IronState, action: Action, out: Out) -> None:
        assert isinstance(action, Ace)
        state.stack.pop()
        state.ace[self.side] = action.unit
        out.append(AceNamed(action.unit))

"""The steps of cards that lay or clear markers: smoke, entrenchments, mines, obstacles (chapter 23)."""

from bisect import insort

from grognard.games.iron.actions import (
    CHOOSE,
    DONE,
    MARK,
    OBSTACLES,
    PLAIN,
    REMOVE,
    Choose,
    Mark,
    Remove,
)
from grognard.games.iron.board import ENTRENCHMENT, FORTS, ROSTER, Board
from grognard.games.iron.box import markers_left
from grognard.games.iron.card_play import SCOPE, Play, own_squads, steady_squads
from grognard.games.iron.cards_in_play import step_of
from grognard.games.iron.concealed import reveal_seen
from grognard.games.iron.events_cards import (
    MarkerPlaced,
    MarkerRemoved,
    SmokeLaid,
    card_prompt,
)
from grognard.games.iron.events_setup import Sheltered
from grognard.games.iron.ground import GRID
from grognard.games.iron.schema import BreachStep, EntrenchStep, MineStep, SmokeStep
from grognard.games.iron.setup import standable
from grognard.games.iron.specialised import may_dig
from grognard.games.iron.state import IronState, board_of, empty_forts, held_by
from grognard.kernel import ONE, Action, Decision, Frame, Out

MINEFIELD = OBSTACLES.index("minefield")


# --- smoke ------------------------------------------------------------------------------------------------------------


def takes_smoke(state: IronState, board: Board, hex_: int) -> bool:
    """FORT-20 Not in a building, not twice in a hex, COMP-01 and only while there are markers."""
    return not board.building[hex_] and hex_ not in state.smoke and markers_left(state, board, "smoke") > 0


def grenade_hexes(state: IronState, board: Board, seat: int) -> list[int]:
    """The hexes in which or next to which a steady squad of the seat stands, and that take smoke."""
    places = {state.where[unit] for unit in steady_squads(state, seat)}
    reach = places.union(*(board.near[hex_] for hex_ in places))
    return [hex_ for hex_ in sorted(reach) if takes_smoke(state, board, hex_)]


def may_smoke(state: IronState, board: Board, play: Play, step: SmokeStep) -> bool:
    return step.at == "final" or bool(grenade_hexes(state, board, play.seat))


def smoke(state: IronState, board: Board, play: Play, step: SmokeStep, out: Out) -> Play:
    """The final hex by itself and neighbours by choice; or one hex by a squad."""
    if step.at == "squad":
        state.stack.append(Smoking(play.card, play.seat, -1, step.count))
        return play
    if takes_smoke(state, board, play.hex):
        _lay(state, play.hex, out)
    state.stack.append(Smoking(play.card, play.seat, play.hex, step.count - 1))
    return play


def _lay(state: IronState, hex_: int, out: Out) -> None:
    insort(state.smoke, hex_)
    out.append(SmokeLaid(hex_))


class Smoking(Frame[IronState], frozen=True, tag="smoking"):
    """Smoke markers are laid, one hex after the other; around the final hex the owner may stop."""

    card: int
    seat: int
    hex: int  # -1 for squads with grenades
    left: int

    def hexes(self, state: IronState) -> list[int]:
        board = board_of(state)
        if self.hex < 0:
            return grenade_hexes(state, board, self.seat)
        return [hex_ for hex_ in board.near[self.hex] if takes_smoke(state, board, hex_)]

    def advance(self, state: IronState, out: Out) -> bool:
        if self.left and self.hexes(state):
            return False
        self._end(state, out)
        return True

    def decide(self, state: IronState) -> Decision:
        found: list[Action] = [MARK[hex_] for hex_ in self.hexes(state)]
        if self.hex >= 0:
            found.append(DONE)
        return Decision(ONE, self.seat, found, card_prompt("card-smoke", self.card), "FORT-20", SCOPE + self.card)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        if isinstance(action, Mark):
            _lay(state, action.hex, out)
            state.stack[-1] = Smoking(self.card, self.seat, self.hex, self.left - 1)
        else:
            self._end(state, out)

    def _end(self, state: IronState, out: Out) -> None:
        state.stack.pop()
        reveal_seen(state, board_of(state), out)  # CONC-09


# --- entrenchments ----------------------------------------------------------------------------------------------------


def digging_hexes(state: IronState, board: Board, play: Play, step: EntrenchStep) -> list[Action]:
    """SPEC-05, FORT-03 The hexes with a squad that can take an entrenchment."""
    places = sorted({state.where[unit] for unit in own_squads(state, play.seat)})
    return [MARK[hex_] for hex_ in places if may_dig(state, board, hex_)]


def entrench(state: IronState, board: Board, play: Play, step: EntrenchStep, action: Action, out: Out) -> Play:
    assert isinstance(action, Mark)
    insort(state.forts, 4 * action.hex + ENTRENCHMENT)
    out.append(MarkerPlaced(OBSTACLES.index("entrenchment"), action.hex))
    state.stack.append(Entrenching(play.card, play.seat, action.hex))
    return play


class Entrenching(Frame[IronState], frozen=True, tag="entrenching"):
    """One steady squad of the hex may enter the new entrenchment, at no cost and without op fire (FORT-04)."""

    card: int
    seat: int
    hex: int

    def squads(self, state: IronState) -> list[int]:
        return [
            unit
            for unit in steady_squads(state, self.seat)
            if state.where[unit] == self.hex and not state.fort[unit] and unit not in state.hidden  # STRAT-17
        ]

    def advance(self, state: IronState, out: Out) -> bool:
        if self.squads(state):
            return False
        state.stack.pop()
        return True

    def decide(self, state: IronState) -> Decision:
        found = [*(CHOOSE[unit] for unit in self.squads(state)), PLAIN]
        return Decision(ONE, self.seat, found, card_prompt("card-enter", self.card), "FORT-01", SCOPE + self.card)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        state.stack.pop()
        if isinstance(action, Choose):
            state.fort[action.unit] = ENTRENCHMENT
            out.append(Sheltered(action.unit, ENTRENCHMENT, "FORT-01"))


# --- mines ------------------------------------------------------------------------------------------------------------


def mine_hexes(state: IronState, board: Board, play: Play, step: MineStep) -> list[Action]:
    """Near a squad, without units or obstacles, not next to an enemy, where squads can go; FORT-18, COMP-01."""
    if markers_left(state, board, "minefield") <= 0:
        return []
    side = state.sides[play.seat]
    enemies = held_by(state, 1 - side)
    units = enemies | held_by(state, side)
    places = {state.where[unit] for unit in own_squads(state, play.seat)}
    return [
        MARK[hex_]
        for hex_ in sorted(standable(board, squad=True))
        if not units >> hex_ & 1
        and not board.next_to[hex_] & enemies
        and hex_ not in state.wire
        and hex_ not in state.traps
        and hex_ not in state.mines
        and any(GRID.distance(hex_, place) <= step.within for place in places)
    ]


def lay_mines(state: IronState, board: Board, play: Play, step: MineStep, action: Action, out: Out) -> Play:
    assert isinstance(action, Mark)
    insort(state.mines, action.hex)
    out.append(MarkerPlaced(MINEFIELD, action.hex))
    return play


# --- clearing ---------------------------------------------------------------------------------------------------------


def _lists(state: IronState) -> dict[str, list[int]]:
    return {"razor_wire": state.wire, "tank_trap": state.traps, "minefield": state.mines}


def _removable(state: IronState, hex_: int, step: BreachStep) -> list[Action]:
    """The markers of a hex that a card can remove; a fortification with a squad in it is named by the squad."""
    lists = _lists(state)
    found: list[Action] = [
        REMOVE[OBSTACLES.index(marker)] for marker in step.markers if marker in lists and hex_ in lists[marker]
    ]
    found += [REMOVE[OBSTACLES.index(FORTS[kind])] for kind in empty_forts(state, hex_) if FORTS[kind] in step.markers]
    found += [
        CHOOSE[unit]
        for roster in ROSTER
        for unit in roster
        if state.where[unit] == hex_ and state.fort[unit] and FORTS[state.fort[unit]] in step.markers
    ]
    return found


def breach_hexes(state: IronState, board: Board, play: Play, step: BreachStep) -> list[Action]:
    """Next to a steady squad, or also in its hex."""
    places = {state.where[unit] for unit in steady_squads(state, play.seat)}
    reach = set().union(*(board.near[hex_] for hex_ in places))
    if not step.adjacent_only:
        reach |= places
    return [MARK[hex_] for hex_ in sorted(reach) if _removable(state, hex_, step)]


def breach(state: IronState, board: Board, play: Play, step: BreachStep, action: Action, out: Out) -> Play:
    assert isinstance(action, Mark)
    state.stack.append(Clearing(play.card, play.seat, action.hex))
    return play


class Clearing(Frame[IronState], frozen=True, tag="clearing"):
    """Which marker of the hex goes; the card below is told of a squad that stands in the open now."""

    card: int
    seat: int
    hex: int

    def decide(self, state: IronState) -> Decision:
        found = _removable(state, self.hex, step_of(board_of(state), self.card, BreachStep))
        return Decision(ONE, self.seat, found, card_prompt("card-clear", self.card), "STRAT-06", SCOPE + self.card)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        state.stack.pop()
        if isinstance(action, Choose):
            kind = state.fort[action.unit]
            state.fort[action.unit] = 0
            state.forts.remove(4 * self.hex + kind)
            out.append(MarkerRemoved(OBSTACLES.index(FORTS[kind]), self.hex, action.unit))
            state.stack[-1] = state.stack[-1].told(unit=action.unit)
            return
        assert isinstance(action, Remove)
        marker = OBSTACLES[action.marker]
        lists = _lists(state)
        if marker in lists:
            lists[marker].remove(self.hex)
        else:
            state.forts.remove(4 * self.hex + FORTS.index(marker))
        out.append(MarkerRemoved(action.marker, self.hex))

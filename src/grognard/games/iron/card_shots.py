"""STRAT-09 to STRAT-13 The steps of cards that fire: target, direction, drift, attacks."""

from msgspec import structs

from grognard.games.iron.actions import CHOOSE, MARK, TOWARD, Choose, Mark, Toward
from grognard.games.iron.area import AreaAttack
from grognard.games.iron.attack import Strike
from grognard.games.iron.board import DE, ROSTER, SQUAD, US, WOODS, Board
from grognard.games.iron.card_play import Play, own_squads
from grognard.games.iron.cards_in_play import step_of
from grognard.games.iron.drift import OFF_MAP, Drift, moved
from grognard.games.iron.events_cards import TargetMarked, card_prompt
from grognard.games.iron.schema import (
    AgainStep,
    AreaStep,
    BlastStep,
    DirectionStep,
    DriftStep,
    LineStep,
    StrikeStep,
    TargetStep,
)
from grognard.games.iron.state import IronState, board_of, held_by, sees
from grognard.kernel import ONE, Action, Decision, Frame, Out
from grognard.toolbox.masks import mask_of

SHOTS = 8  # what a card in play remembers: the target hex, and so many times less the shots left


# --- where ------------------------------------------------------------------------------------------------------------


def targets(state: IronState, board: Board, play: Play, step: TargetStep) -> list[Action]:
    """STRAT-09 Any hex of the map."""
    return MARK[: board.count]


def mark_target(state: IronState, board: Board, play: Play, step: TargetStep, action: Action, out: Out) -> Play:
    assert isinstance(action, Mark)
    out.append(TargetMarked(play.card, action.hex))
    return structs.replace(play, target=action.hex, hex=action.hex)


def directions(board: Board, hex_: int, length: int) -> list[int]:
    """The directions in which a line of so many hexes lies on the map."""
    return [way for way in range(len(TOWARD)) if moved(board, hex_, way, length - 1) != OFF_MAP]


def line_starts(state: IronState, board: Board, play: Play, step: LineStep) -> list[Action]:
    return [MARK[hex_] for hex_ in range(board.count) if directions(board, hex_, step.length)]


def mark_line(state: IronState, board: Board, play: Play, step: LineStep, action: Action, out: Out) -> Play:
    """The first hex of the line; its direction is asked next."""
    assert isinstance(action, Mark)
    out.append(TargetMarked(play.card, action.hex))
    state.stack.append(Sweeping(play.card, play.seat, action.hex, step.length, play.scope))
    return structs.replace(play, target=action.hex, hex=action.hex)


class Sweeping(Frame[IronState], frozen=True, tag="sweeping"):
    """The direction of a line of hexes."""

    card: int
    seat: int
    hex: int
    length: int
    scope: int

    def decide(self, state: IronState) -> Decision:
        found = [TOWARD[way] for way in directions(board_of(state), self.hex, self.length)]
        return Decision(ONE, self.seat, found, card_prompt("card-direction", self.card), "STRAT-09", self.scope)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        assert isinstance(action, Toward)
        state.stack.pop()
        state.stack[-1] = state.stack[-1].told(direction=action.direction)


def ways(state: IronState, board: Board, play: Play, step: DirectionStep) -> list[Action]:
    return TOWARD


def choose_way(state: IronState, board: Board, play: Play, step: DirectionStep, action: Action, out: Out) -> Play:
    assert isinstance(action, Toward)
    return structs.replace(play, direction=action.direction)


def drift(state: IronState, board: Board, play: Play, step: DriftStep, out: Out) -> Play:
    """DRIFT-02 The dice decide where the shot comes down."""
    state.stack.append(Drift(play.card, play.seat, play.target, play.scope))
    return play


# --- what falls there -------------------------------------------------------------------------------------------------


def _shell(state: IronState, board: Board, play: Play, step: AreaStep | BlastStep, hexes: list[int]) -> None:
    """STRAT-10 An area attack on each hex, the first of them first; STRAT-12 friends suffer too."""
    no_forts = isinstance(step, AreaStep) and step.no_forts
    suppressive = step.kind == "suppressive"
    for hex_ in reversed(hexes):
        attack = AreaAttack(hex_, step.firepower, board.tables.area, suppressive, play.seat, no_forts)
        state.stack.append(attack)


def fall(state: IronState, board: Board, play: Play, step: AreaStep, out: Out) -> Play:
    """On the final hex, or so many hexes beyond it, or on each hex of the line; off the map nothing happens."""
    reach = range(step_of(board, play.card, LineStep).length) if step.line else (step.ahead,)
    hexes = [moved(board, play.hex, play.direction, count) for count in reach]
    _shell(state, board, play, step, [hex_ for hex_ in hexes if hex_ != OFF_MAP])
    return play


def blast(state: IronState, board: Board, play: Play, step: BlastStep, out: Out) -> Play:
    """STRAT-11 Each hex around, clockwise from the north, where there is anything that it could hit."""
    there = held_by(state, US) | held_by(state, DE) | mask_of(state.wire)
    hexes = [hex_ for hex_ in board.around[play.hex] if hex_ >= 0 and there >> hex_ & 1]
    _shell(state, board, play, step, hexes)
    return play


def again(state: IronState, board: Board, play: Play, step: AgainStep, out: Out) -> Play:
    """Sustained Blanket: the target and the shots left are kept; each later shot takes one off."""
    if state.mark[play.card] < 0:
        state.mark[play.card] = play.target * SHOTS + step.rounds
    else:
        state.mark[play.card] -= 1
    return play


# --- one unit ---------------------------------------------------------------------------------------------------------


def victims(state: IronState, board: Board, play: Play, step: StrikeStep) -> list[Action]:
    """STRAT-17 The enemy units that an attack on one unit may be made at: on the map, not concealed."""
    if step.target == "evicted":
        return [CHOOSE[play.unit]] if play.unit >= 0 and play.unit not in state.hidden else []
    found = [unit for unit in ROSTER[1 - state.sides[play.seat]] if state.where[unit] >= 0 and unit not in state.hidden]
    if step.target == "vehicle":  # Tank Busters see nothing in woods
        return [CHOOSE[unit] for unit in found if not SQUAD[unit] and board.terrain[state.where[unit]] != WOODS]
    seen = 0
    for hex_ in {state.where[unit] for unit in own_squads(state, play.seat)}:
        seen |= sees(state, board, hex_)
    return [CHOOSE[unit] for unit in found if SQUAD[unit] and seen >> state.where[unit] & 1]


def strike(state: IronState, board: Board, play: Play, step: StrikeStep, action: Action, out: Out) -> Play:
    assert isinstance(action, Choose)
    state.stack.append(Strike(action.unit, step.firepower, step.need, step.cover, play.seat, step.attacker_chooses))
    return play

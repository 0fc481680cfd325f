"""Counter-Attack: Arras: two players, one map of sectors, seven turns. The game value that it registers."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from random import Random

from grognard.games.arras import evaluation, look, priors, refusals, setup, table
from grognard.games.arras.actions import GRAMMAR
from grognard.games.arras.advantage import Extension, Refreshing, Window
from grognard.games.arras.assault import Assault, Clash, Muster, Spearhead, Won
from grognard.games.arras.board import BOARDS, PACKAGE, PLACES, UNITS, Board, Book, board_for
from grognard.games.arras.bombardment import Barrage, Battery, Hit, Salvo
from grognard.games.arras.losses import Losses
from grognard.games.arras.movement import Impulse, Moving
from grognard.games.arras.reorganisation import Reorganisation
from grognard.games.arras.retreat import Retreating, Withdrawal
from grognard.games.arras.schema import SIDES
from grognard.games.arras.setup import Bidding, Placing, SetUp
from grognard.games.arras.special import Arrival, Gort, North, ReleaseRoll, Scheduled
from grognard.games.arras.state import ASIDE, OUT, ArrasState, board_of, new_state, units_in
from grognard.games.arras.turn import CombatPhase, Course, InitiativeRoll
from grognard.kernel import (
    Action,
    Face,
    Intent,
    Overlay,
    Problem,
    Refusal,
    Scenario,
    Sheet,
    Table,
)
from grognard.toolbox.boards import BoardGame
from grognard.toolbox.masks import bits, mask_of


class CounterAttackArras(BoardGame[ArrasState, Book]):
    slug = "arras"
    title = "Counter-Attack: Arras"
    credit = "Michael Rinella, Battles Magazine"
    version = 1
    package = PACKAGE
    boards = BOARDS
    sides = SIDES
    seats = SIDES
    state_type = ArrasState
    frames = (
        Bidding, SetUp, Placing, Course, Scheduled, ReleaseRoll, Arrival, North, InitiativeRoll, CombatPhase, Impulse,
        Moving, Muster, Spearhead, Assault, Clash, Won, Losses, Retreating, Withdrawal, Battery, Barrage, Salvo, Hit,
        Window, Refreshing, Extension, Reorganisation, Gort,
    )  # fmt: skip
    grammar = GRAMMAR
    queries = table.QUERIES

    @cached_property
    def scenarios(self) -> Mapping[str, Scenario]:
        options = tuple(option.id for option in self.options)
        return {
            id_: Scenario(id_, row.title, row.rule, row.turns, not row.placed, options)
            for id_, row in self.book.scenarios.items()
        }

    def new(self, scenario: str, options: Mapping[str, str], key: bytes) -> ArrasState:
        board = board_for(self.book, scenario, options)
        state = new_state(board, key)
        state.stack += [Course(), SetUp()]  # 12.0: before the first turn
        if board.bidding:  # 14.0, 14.1: only if it was chosen
            state.stack.append(Bidding())
        return state

    def lay_out(self, state: ArrasState) -> None:
        super().lay_out(state)
        assert len(state.where) == len(UNITS), "a list of units is too short"
        assert len(state.at) == 2 * len(PLACES), "a list of places is too short"
        sides = (state.spent_by, state.frozen_by, state.air, state.held, state.fresh, state.ready, state.full)
        assert all(len(entries) == len(SIDES) for entries in sides), "a list of sides is too short"

    def view(self, state: ArrasState, seat: int) -> Table:
        return table.view(state, seat)

    def sheet(self, map_: str) -> Sheet:
        """Raises :class:`Problem` ``unknown-name`` for a map that is not in the box."""
        if map_ != "arras":
            raise Problem("unknown-name", kind="map", name=map_)
        return look.sheet(self.book.map)

    def faces(self) -> tuple[Face, ...]:
        return look.faces(self.book.units)

    def forecast(self, state: ArrasState, seat: int) -> Overlay:
        return table.forecast(state, seat)

    def determinize(self, state: ArrasState, seat: int, rng: Random) -> ArrasState:
        """Other dice; nothing is hidden but a bid that was sealed before the other one (14.1.1)."""
        other = state.copy()
        other.key = rng.randbytes(32)
        other.draws = 0
        return setup.other_bids(other, seat, rng)

    def active(self, state: ArrasState) -> int:
        return state.initiative

    def evaluate(self, state: ArrasState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def priors(self, state: ArrasState, actions: Sequence[Action]) -> Sequence[float]:
        return priors.priors(state, actions)

    def judge(self, state: ArrasState, seat: int, intent: Intent) -> list[Action] | Refusal:
        return refusals.judge(state, seat, intent)

    def intents(self, state: ArrasState, seat: int) -> Iterable[Intent]:
        return refusals.intents(state)

    def suggestion(self, state: ArrasState, seat: int) -> list[Action]:
        return setup.suggested(state, seat)

    def check(self, state: ArrasState) -> None:
        """Units are conserved, stacks and control are as 5.1.3 and 5.1.4 want them, no Spent unit acts."""
        board = board_of(state)
        for unit, place in enumerate(state.where):
            assert -5 <= place < len(PLACES), f"{UNITS[unit]} is nowhere"
            there = units_in(state, board.side[unit], place) if place >= 0 else 1 << unit
            assert there >> unit & 1, f"{UNITS[unit]} and its place disagree"
        assert sum(map(int.bit_count, state.at)) == sum(place >= 0 for place in state.where), "a unit is in two places"
        assert all(state.where[unit] >= 0 for unit in bits(state.spent)), "a unit off the map is Spent"
        for unit, counter in board.r_counter.items():
            both = state.where[counter] != ASIDE and state.where[unit] != OUT  # 10.2: one takes the other's place
            assert not both, f"{UNITS[unit]} and its R counter are both in play"
        for place in range(len(PLACES)):
            self._check_place(state, board, place)
        for frame in state.stack:
            acting = _acting(frame)
            assert not state.spent & mask_of(acting), "a Spent unit acts"
        assert all(count >= 0 for count in state.air), "air markers below none"

    def _check_place(self, state: ArrasState, board: Board, place: int) -> None:
        bit, name = 1 << place, PLACES[place]
        for side in range(len(SIDES)):
            there = units_in(state, side, place)
            assert (there & ~board.leaders).bit_count() <= board.limit[place], f"too many units in {name}"
            kept = [bool(mask[side] & bit) for mask in (state.held, state.fresh, state.ready)]
            counted = [there, there & ~state.spent, there & ~state.spent & ~state.frozen]
            assert kept == list(map(bool, counted)), f"the masks of {name} are stale"
        allied, german = (bool(mask & bit) for mask in state.held)
        if allied != german:  # 5.1.4: who is alone in a place controls it
            assert bool(state.control & bit) == allied, f"{name} is in the wrong hands"


def _acting(frame: object) -> tuple[int, ...]:
    """The units that a frame has move, assault or bombard."""
    if isinstance(frame, Moving):
        return (frame.unit,)
    if isinstance(frame, Impulse):
        return (*(unit for unit, _ in frame.movers), *(entry[0] for entry in frame.entered))
    if isinstance(frame, Assault | Clash):
        return frame.attackers
    if isinstance(frame, Battery):
        return tuple(gun for gun, _ in frame.shots)
    return ()


GAME = CounterAttackArras()

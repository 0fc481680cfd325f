"""The Deadly Woods: two players, the Ardennes by hexes, a cup of chits. The game value that it registers."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from random import Random

from grognard.games.woods import evaluation, look, priors, refusals, table
from grognard.games.woods.actions import GRAMMAR
from grognard.games.woods.assets import Deploying, Engineers, Landing, Motorizing, Placing, Withdrawal
from grognard.games.woods.board import (
    ALLIED,
    ASSETS,
    BOARDS,
    CHITS,
    COUNT,
    GERMAN,
    UNITS,
    Board,
    board_for,
)
from grognard.games.woods.book import PACKAGE, Book
from grognard.games.woods.bridges import HeldBridges, RetreatBridges
from grognard.games.woods.chits import ARMY_CHITS, ArmyChit, Opening, Rounds
from grognard.games.woods.combat import Attacks, Backing, Engagement, Muster
from grognard.games.woods.losses import Losses
from grognard.games.woods.movement import Demolition, Doorway, Marching, Moving, rally
from grognard.games.woods.reinforcements import Arrivals
from grognard.games.woods.replacements import Rebuilding, Replacements
from grognard.games.woods.retreat import Retreating, Retreats
from grognard.games.woods.rounds import NameArmy, NameCommander, NameFormations, PlayedAs, Round
from grognard.games.woods.schema import SIDES
from grognard.games.woods.stacking import Stacking, overfull
from grognard.games.woods.state import (
    AWAY,
    DEAD,
    GONE,
    READY,
    REMOVED,
    USED,
    WAITING,
    WoodsState,
    board_of,
    held_by,
    holder,
    new_state,
    units_in,
)
from grognard.games.woods.turn import Course
from grognard.games.woods.zoc import covered, zoc_mask
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
from grognard.toolbox.masks import standing


class TheDeadlyWoods(BoardGame[WoodsState, Book]):
    slug = "woods"
    title = "The Deadly Woods"
    credit = "Ted S. Raicer, Revolution Games"
    version = 1
    package = PACKAGE
    boards = BOARDS
    sides = SIDES
    seats = SIDES
    state_type = WoodsState
    frames = (
        Course, Engineers, Deploying, Placing, Landing, Motorizing, Withdrawal, Replacements, Rebuilding, Rounds,
        Opening, ArmyChit, Round, PlayedAs, NameArmy, NameFormations, NameCommander, Arrivals, Marching, Moving,
        Doorway, Demolition, Stacking, Attacks, Muster, Engagement, Backing, Losses, Retreats, Retreating,
        RetreatBridges, HeldBridges,
    )  # fmt: skip
    grammar = GRAMMAR
    queries = table.QUERIES

    @cached_property
    def scenarios(self) -> Mapping[str, Scenario]:
        """3.1 The two scenarios; both start with the same set-up, which is printed."""
        every = tuple(option.id for option in self.options)
        return {
            id_: Scenario(id_, row.title, row.rule, row.turns, False, every) for id_, row in self.book.scenarios.items()
        }

    def new(self, scenario: str, options: Mapping[str, str], key: bytes) -> WoodsState:
        state = new_state(board_for(self.book, scenario, options), key)
        state.stack.append(Course())
        return state

    def lay_out(self, state: WoodsState) -> None:
        super().lay_out(state)
        board = board_of(state)
        lists = (state.where, state.steps, state.flags, state.due, state.next)
        assert all(len(entries) == len(UNITS) for entries in lists), "a list of units is too short"
        assert len(state.first) == COUNT, "a list of hexes is too short"
        assert len(state.bridge) == len(board.ends), "a list of bridges is too short"
        assert len(state.control) == len(board.places), "a list of settlements is too short"
        assert len(state.asset) == len(state.back) == len(ASSETS), "a list of assets is too short"
        assert len(state.cup) == len(state.hand) == len(CHITS), "a list of chits is too short"
        assert len(state.held) == len(state.zoc) == len(state.reinforced) == len(SIDES), "a list of sides is too short"
        assert 1 <= state.turn <= board.row.turns, "the game ends before"

    def view(self, state: WoodsState, seat: int) -> Table:
        return table.view(state, seat)

    def sheet(self, map_: str) -> Sheet:
        """Raises :class:`Problem` ``unknown-name`` for a map that is not in the box."""
        if map_ != "woods":
            raise Problem("unknown-name", kind="map", name=map_)
        return look.sheet(self.book)

    def faces(self) -> tuple[Face, ...]:
        return (*look.faces(self.book.units), *look.support_faces(self.book))

    def forecast(self, state: WoodsState, seat: int) -> Overlay:
        return table.forecast(state, seat)

    def determinize(self, state: WoodsState, seat: int, rng: Random) -> WoodsState:
        """Other dice; and either army chit in the cup for a seat that does not know which the German chose (17.0d)."""
        other = state.copy()
        other.key = rng.randbytes(32)
        other.draws = 0
        if other.hidden >= 0 and other.sides[seat] != GERMAN:
            other.cup[other.hidden] -= 1
            other.hidden = rng.choice(ARMY_CHITS)
            other.cup[other.hidden] += 1
        return other

    def active(self, state: WoodsState) -> int:
        return state.active

    def evaluate(self, state: WoodsState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def priors(self, state: WoodsState, actions: Sequence[Action]) -> Sequence[float]:
        return priors.priors(state, actions)

    def judge(self, state: WoodsState, seat: int, intent: Intent) -> list[Action] | Refusal:
        return refusals.judge(state, seat, intent)

    def intents(self, state: WoodsState, seat: int) -> Iterable[Intent]:
        return refusals.intents(state)

    def check(self, state: WoodsState) -> None:
        """Steps are conserved, stacks hang together, what is kept agrees with scratch, stacking holds after a round."""
        board = board_of(state)
        for unit, where in enumerate(state.where):
            self._check_unit(state, board, unit, where)
        for hex_ in {where for where in state.where if where >= 0}:
            units = units_in(state, hex_)
            assert units == sorted(set(units)), "a stack is not in order"
            assert all(state.where[unit] == hex_ for unit in units), "a wrong stack"
            assert len({board.side[unit] for unit in units}) == 1, "both sides in a hex"
            assert board.delay not in units or len(units) == 1, "the Delay is stacked"  # 6.3.1
        on_map = sum(where >= 0 for where in state.where)
        standing_there = [hex_ for hex_ in range(COUNT) if state.first[hex_] >= 0]
        assert sum(len(units_in(state, hex_)) for hex_ in standing_there) == on_map, "a stack is lost"
        moving = any(isinstance(frame, Moving | Retreating) for frame in state.stack)
        for side in (GERMAN, ALLIED):
            assert held_by(state, side) == standing(board.roster[side], state.where), "who stands where is stale"
            if state.draws + state.turn > 1 and not (moving and self._moves(state) == side):
                assert zoc_mask(state, side) == covered(state, board, side), "zones of control are stale"
        self._check_chits(state, board)
        if state.stack and isinstance(state.stack[-1], Rounds):  # 6.2b: between two rounds
            for side in (GERMAN, ALLIED):
                assert overfull(state, board, side) < 0, "too many units in a hex"
        if state.stack and isinstance(state.stack[-1], Marching) and not state.stack[-1].one_hex:
            fresh = state.copy()
            rally(fresh, board)
            assert sorted((*fresh.sure, *fresh.doubtful)) == sorted((*state.sure, *state.doubtful)), "who may move"
        engineers = [state.asset[asset] for asset in board.engineers if state.asset[asset] >= 0]
        assert len(engineers) == len(set(engineers)), "two engineers in a hex"  # 6.3a
        assert all(holder(state, hex_) != GERMAN for hex_ in engineers), "an engineer among Germans"

    def _moves(self, state: WoodsState) -> int:
        """The side whose unit is on its way, forward or back."""
        frame = next(frame for frame in state.stack if isinstance(frame, Moving | Retreating))
        return board_of(state).side[frame.unit]

    def _check_unit(self, state: WoodsState, board: Board, unit: int, where: int) -> None:
        name, steps = UNITS[unit], state.steps[unit]
        assert 0 <= steps <= board.steps[unit], f"{name} has too many steps"
        assert (where == DEAD) == (steps == 0), f"{name} is dead or alive"
        assert where in (DEAD, WAITING, REMOVED) or 0 <= where < COUNT, f"{name} is nowhere"

    def _check_chits(self, state: WoodsState, board: Board) -> None:
        """17.0 Cup, hand and track hold what the turn has, 17.0b, c with the army chits that were chosen."""
        if not any(isinstance(frame, Rounds) and frame.step for frame in state.stack):
            return
        row = board.book.turns[state.turn - 1]
        for chit, name in enumerate(CHITS):
            there = state.cup[chit] + state.hand[chit] + state.track.count(chit)
            drawn = next((frame.drawn for frame in state.stack if isinstance(frame, Rounds)), -1)
            there += drawn == chit
            listed = row.cup.get(name, 0) + row.hand.get(name, 0)
            if chit in ARMY_CHITS and any(row.army_chits):
                assert there <= 1, "too many army chits"
            else:
                assert there == listed, f"the chit {name} is lost or added"
        known = (AWAY, GONE, READY, USED)
        assert all(where in known or 0 <= where < COUNT for where in state.asset), "an asset is nowhere"


GAME = TheDeadlyWoods()

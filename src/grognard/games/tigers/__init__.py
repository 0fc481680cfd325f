"""Tigers in the Mist: two players, the Ardennes by areas and impulses. The game value that it registers."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from random import Random

from grognard.games.tigers import evaluation, look, priors, refusals, setup, table
from grognard.games.tigers.actions import GRAMMAR
from grognard.games.tigers.allocation import Allocation, Volley
from grognard.games.tigers.artillery import Aiming, Calls, Shots
from grognard.games.tigers.board import (
    ALLIED,
    AREAS,
    BOARDS,
    DIE,
    GERMAN,
    PACKAGE,
    UNITS,
    Board,
    Book,
    board_for,
)
from grognard.games.tigers.bridges import Building, Crossing, Site
from grognard.games.tigers.combat import Battles, Engagement, Muster
from grognard.games.tigers.movement import Halted, Movement, Moving, flat, rally
from grognard.games.tigers.reinforcements import Arrivals, Entry
from grognard.games.tigers.schema import SIDES
from grognard.games.tigers.setup import Bidding
from grognard.games.tigers.special import SpecialForces
from grognard.games.tigers.stacking import Stacking, overfull
from grognard.games.tigers.state import (
    ABSENT,
    ATTACKED,
    COMING,
    COUNT,
    DEAD,
    DONE,
    MOVED,
    MUST,
    OOS,
    WAITING,
    WORDS,
    TigersState,
    board_of,
    has,
    held_by,
    new_state,
    units_in,
)  # fmt: skip
from grognard.games.tigers.supply import trace
from grognard.games.tigers.turn import Course, Impulse
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


class TigersInTheMist(BoardGame[TigersState, Book]):
    slug = "tigers"
    title = "Tigers in the Mist"
    credit = "Raymond Freeman, GMT Games"
    version = 1
    package = PACKAGE
    boards = BOARDS
    sides = SIDES
    seats = SIDES
    die = DIE
    state_type = TigersState
    frames = (
        Bidding, Course, Impulse, Arrivals, Entry, Movement, Moving, Halted, Crossing, SpecialForces, Stacking, Battles,
        Muster, Engagement, Calls, Aiming, Shots, Allocation, Volley, Building, Site,
    )  # fmt: skip
    grammar = GRAMMAR
    queries = table.QUERIES

    @cached_property
    def scenarios(self) -> Mapping[str, Scenario]:
        rows = self.book.tables.options
        return {
            id_: Scenario(
                id_, row.title, row.rule, len({day.partition("-")[0] for day in self._impulses(row.last)}), False,
                tuple(one.id for one in self.options if one.id not in rows or id_ in (rows[one.id].scenarios or [id_])),
            )
            for id_, row in self.book.scenarios.items()
        }  # fmt: skip

    def _impulses(self, last: str) -> tuple[str, ...]:
        return self.book.impulses[: self.book.impulses.index(last) + 1]

    def new(self, scenario: str, options: Mapping[str, str], key: bytes) -> TigersState:
        board = board_for(self.book, scenario, options)
        state = new_state(board, key)
        state.stack.append(Course())  # 5.31
        if board.tournament:
            state.stack.append(Bidding())
        return state

    def lay_out(self, state: TigersState) -> None:
        super().lay_out(state)
        board = board_of(state)
        lists = (state.where, state.sp, state.flags, state.next)
        assert all(len(entries) == len(UNITS) for entries in lists), "a list of units is too short"
        assert len(state.first) == 2 * COUNT, "a list of places is too short"
        assert len(state.bridge) == len(board.ends), "a list of bridges is too short"
        masks = (state.damaged, state.control, state.began, state.entered, state.fought)
        assert all(len(words) == WORDS for words in masks), "a mask is too short"
        assert len(state.held) == 2 * WORDS, "a mask is too short"
        assert 0 <= state.impulse <= board.last, "the calendar ends before"

    def view(self, state: TigersState, seat: int) -> Table:
        return table.view(state, seat)

    def sheet(self, map_: str) -> Sheet:
        """Raises :class:`Problem` ``unknown-name`` for a map that is not in the box."""
        if map_ != "tigers":
            raise Problem("unknown-name", kind="map", name=map_)
        return look.sheet(self.book.map)

    def faces(self) -> tuple[Face, ...]:
        return look.faces(self.book.units)

    def forecast(self, state: TigersState, seat: int) -> Overlay:
        return table.forecast(state, seat)

    def determinize(self, state: TigersState, seat: int, rng: Random) -> TigersState:
        """Other dice; nothing is hidden but a bid that was sealed before the other one (OPT-WBC)."""
        other = state.copy()
        other.key = rng.randbytes(32)
        other.draws = 0
        return setup.other_bids(other, seat, rng)

    def active(self, state: TigersState) -> int:
        return state.phasing

    def evaluate(self, state: TigersState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def priors(self, state: TigersState, actions: Sequence[Action]) -> Sequence[float]:
        return priors.priors(state, actions)

    def judge(self, state: TigersState, seat: int, intent: Intent) -> list[Action] | Refusal:
        return refusals.judge(state, seat, intent)

    def intents(self, state: TigersState, seat: int) -> Iterable[Intent]:
        return refusals.intents(state)

    def check(self, state: TigersState) -> None:
        """Units and strength are conserved, stacks hang together, nobody acts twice, stacking holds after movement."""
        board = board_of(state)
        for unit, place in enumerate(state.where):
            self._check_unit(state, board, unit, place)
        for side in (GERMAN, ALLIED):
            held = held_by(state, side)
            standing = 0
            for place in range(COUNT):
                units = units_in(state, side, place)
                assert units == sorted(set(units)), "a stack is not in order"
                assert all(board.side[unit] == side and state.where[unit] == place for unit in units), "a wrong stack"
                assert bool(units) == bool(held >> place & 1), "a mask is stale"
                standing += len(units)
            assert standing == sum(state.where[unit] >= 0 for unit in board.roster[side]), "a unit is in two stacks"
        after_movement = any(isinstance(frame, Battles | Building) for frame in state.stack)
        assert not (after_movement and [*overfull(state, board, state.phasing)]), "too many units in an area"  # 7.1
        if state.stack and isinstance(state.stack[-1], Movement):
            fresh = state.copy()
            rally(fresh, board)
            enemies = state.held[(1 - state.phasing) * WORDS : (2 - state.phasing) * WORDS]
            scratch = trace(state.board, state.phasing, *enemies, *state.damaged)
            assert state.ends == [flat(mask) for mask in scratch], "supply is stale"
            kept = (state.ends, state.sure, state.doubtful, state.diggers)
            assert kept == (fresh.ends, fresh.sure, fresh.doubtful, fresh.diggers), "who may act is stale"
        marked = [unit for unit, flags in enumerate(state.flags) if flags & OOS]
        assert sorted(state.cut_off) == marked, "who is out of supply is stale"
        for frame in state.stack:
            if isinstance(frame, Moving):  # 8.25
                assert not any(state.flags[unit] & DONE for unit in frame.units), "a unit moves twice"
            if isinstance(frame, Engagement):
                assert frame.place < AREAS, "a battle in a zone"  # 9.17
                assert all(state.flags[unit] & ATTACKED for unit in frame.attackers), "an attacker is not marked"

    def _check_unit(self, state: TigersState, board: Board, unit: int, place: int) -> None:
        name, sp, flags = UNITS[unit], state.sp[unit], state.flags[unit]
        assert 0 <= sp <= board.sp[unit], f"{name} has too much strength"
        assert (place == DEAD) == (sp == 0), f"{name} is dead or alive"
        known = place in (DEAD, WAITING, ABSENT) or COMING - COUNT < place <= COMING - AREAS or 0 <= place < COUNT
        assert known, f"{name} is nowhere"
        assert (place == ABSENT) == (not board.used[unit]), f"{name} is not of this scenario"
        assert not flags & (MOVED | ATTACKED) or flags & DONE, f"{name} has acted and could act again"  # 8.24, 9.16
        assert not flags & MUST or place < 0 or has(state.entered, place), f"{name} must attack nobody"


GAME = TigersInTheMist()

"""Tank on Tank: two players, two maps, six scenarios. The game value that it registers."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from random import Random

from grognard.games.tank import evaluation, priors, refusals, setup, table
from grognard.games.tank.actions import GRAMMAR
from grognard.games.tank.board import BOARDS, COUNT, PACKAGE, UNITS, Book, board_for
from grognard.games.tank.fire import AceReroll, Advancing, Aiming, Shot
from grognard.games.tank.leaders import Leading
from grognard.games.tank.movement import Moving
from grognard.games.tank.schema import SIDES
from grognard.games.tank.setup import Placing, SetUp
from grognard.games.tank.state import ABSENT, TankState, board_of, new_state
from grognard.games.tank.turn import Course, Draw, FirstPlayerRoll, Phase, Solitaire, least_ap
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


class TankOnTank(BoardGame[TankState, Book]):
    slug = "tank"
    title = "Tank on Tank"
    credit = "Peter Bogdasarian, Lock ’n Load Publishing"
    version = 1
    package = PACKAGE
    boards = BOARDS
    sides = SIDES
    seats = SIDES
    state_type = TankState
    frames = (
        SetUp, Placing, Course, FirstPlayerRoll, Draw, Phase, Solitaire, Leading, Moving,
        Aiming, Shot, AceReroll, Advancing,
    )  # fmt: skip
    grammar = GRAMMAR
    queries = table.QUERIES

    @cached_property
    def scenarios(self) -> Mapping[str, Scenario]:
        found = {}
        for id_, row in self.book.scenarios.items():
            options = ["fire_bonus", "ap_mode", "max_turns"]
            options += ["night_block"] if row.night else []
            options += ["turn_cap"] if row.extends else []
            found[id_] = Scenario(id_, row.title, row.rule, row.turns, bool(row.setup), tuple(options))
        return found

    def new(self, scenario: str, options: Mapping[str, str], key: bytes) -> TankState:
        state = new_state(board_for(self.book, scenario, options), key)
        state.stack += [Course(), SetUp(0)]
        return state

    def lay_out(self, state: TankState) -> None:
        super().lay_out(state)
        assert len(state.where) == len(state.facing) == len(state.lost) == len(UNITS), "a list of units is too short"
        assert len(state.at) == len(state.control) == COUNT, "a list of hexes is too short"

    def view(self, state: TankState, seat: int) -> Table:
        return table.view(state, seat)

    def sheet(self, map_: str) -> Sheet:
        """Raises :class:`Problem` ``unknown-name`` for a map that is not in the box."""
        if map_ not in self.book.maps:
            raise Problem("unknown-name", kind="map", name=map_)
        return table.sheet(map_, self.book.maps[map_])

    def faces(self) -> tuple[Face, ...]:
        return table.faces(self.book.units)

    def forecast(self, state: TankState, seat: int) -> Overlay:
        return table.forecast(state, seat)

    def determinize(self, state: TankState, seat: int, rng: Random) -> TankState:
        """Other dice, and for everybody but its holder any chit that the phase so far allows (6.0c)."""
        other = state.copy()
        other.key = rng.randbytes(32)
        other.draws = 0
        if state.chit and not state.result and seat != state.seat_of(1 - state.active):
            least = least_ap(state)
            other.chit = rng.choice([value for value in board_of(state).tables.chits.values if value >= least])
        return other

    def active(self, state: TankState) -> int:
        return state.active

    def evaluate(self, state: TankState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def priors(self, state: TankState, actions: Sequence[Action]) -> Sequence[float]:
        return priors.priors(state, actions)

    def judge(self, state: TankState, seat: int, intent: Intent) -> list[Action] | Refusal:
        return refusals.judge(state, intent)

    def intents(self, state: TankState, seat: int) -> Iterable[Intent]:
        return refusals.intents(state)

    def suggestion(self, state: TankState, seat: int) -> list[Action]:
        return setup.suggested(state, seat)

    def check(self, state: TankState) -> None:
        """4.0a: one unit a hex; lists and masks tell the same story."""
        board = board_of(state)
        for unit, hex_ in enumerate(state.where):
            assert -5 <= hex_ < COUNT, f"{UNITS[unit]} is nowhere"
            assert hex_ < 0 or state.at[hex_] == unit, f"{UNITS[unit]} and its hex disagree"
        assert sum(unit >= 0 for unit in state.at) == sum(hex_ >= 0 for hex_ in state.where), "two units in one hex"
        for unit, hex_ in enumerate(state.where):
            assert hex_ == ABSENT or board.present >> unit & 1 or board.leader[unit], (
                f"{UNITS[unit]} is not in the scenario"
            )
        assert 0 <= state.spent <= 4, "AP out of bounds"


GAME = TankOnTank()

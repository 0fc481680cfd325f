"""Tide of Iron: squads and tanks in Normandy and the Ardennes, two players or one a division. The game value."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from random import Random

from grognard.games.iron import evaluation, look, priors, refusals, table
from grognard.games.iron.actions import GRAMMAR
from grognard.games.iron.area import AreaAttack, Shelling
from grognard.games.iron.assault import Mining, Storming, Toll, Winning
from grognard.games.iron.attack import Aiming, Consent, Strike, Volley
from grognard.games.iron.board import (
    BOARDS,
    CARDS,
    PLAYERS,
    ROSTER,
    SIDE,
    SQUAD,
    UNITS,
    Board,
    board_for,
)
from grognard.games.iron.book import PACKAGE, Book
from grognard.games.iron.card_command import ExtraDraws
from grognard.games.iron.card_markers import Clearing, Entrenching, Smoking
from grognard.games.iron.card_shots import Sweeping
from grognard.games.iron.card_units import Adding, Hiding, Loading, Raising
from grognard.games.iron.cards import Contact, Playing
from grognard.games.iron.command import CommandPhase, Proposal, Spending
from grognard.games.iron.damage import Defending, Losses, Reckoning, TakingCover
from grognard.games.iron.deck import Drawing, DrawingAgain, Looking, Peeking, reshuffle
from grognard.games.iron.drift import Drift
from grognard.games.iron.loads import LOADS
from grognard.games.iron.movement import Moving
from grognard.games.iron.op_fire import Reacting
from grognard.games.iron.readying import Readying
from grognard.games.iron.schema import FIGURES, SIDES, VehicleStep
from grognard.games.iron.setup import Arriving, Building, InHand, Mustering, Naming, Settling, Setup, Starting
from grognard.games.iron.specialised import Healing, Sheltering, Trying, Working
from grognard.games.iron.state import (
    ABOARD,
    BOX,
    EXITED,
    IN_DECK,
    OUT,
    IronState,
    aboard,
    board_of,
    forts_in,
    new_state,
    units_in,
)
from grognard.games.iron.status import Draws, Reinforcing, StatusPhase
from grognard.games.iron.suggestion import suggestion
from grognard.games.iron.transfers import Transfer, Transfers
from grognard.games.iron.turn import ActionPhase, ActionTurn, Activation, Course
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

SEATS = ("us", "de", "us2", "de2")  # TEAM-01: the divisions of a side


class TideOfIron(BoardGame[IronState, Book]):
    slug = "iron"
    title = "Tide of Iron"
    credit = "John Goodenough, Christian T. Petersen, Dan Clark, Fantasy Flight Games"
    version = 1
    package = PACKAGE
    boards = BOARDS
    sides = SIDES
    seats = SEATS
    state_type = IronState
    frames = (
        Course, Setup, Starting, Building, Arriving, InHand, Settling, Mustering, Naming, Readying, ActionPhase,
        ActionTurn, Activation, Moving, Reacting, Aiming, Consent, Volley, Defending, TakingCover, Losses, Reckoning,
        Strike, Shelling, AreaAttack, Storming, Toll, Winning, Mining, Sheltering, Healing, Working, Trying,
        CommandPhase, Spending, Proposal, StatusPhase, Draws, Transfers, Transfer, Reinforcing, Drawing, DrawingAgain,
        Peeking, Looking, Playing, Contact, Drift, Sweeping, Raising, Loading, Adding, Hiding, Smoking, Entrenching,
        Clearing, ExtraDraws,
    )  # fmt: skip
    grammar = GRAMMAR
    queries = table.QUERIES

    @cached_property
    def scenarios(self) -> Mapping[str, Scenario]:
        """SETUP-01 Six scenarios; in all of them both sides set up."""
        return {
            id_: Scenario(id_, row.title, row.rule, row.rounds, True, self._options_in(id_))
            for id_, row in self.book.scenarios.items()
        }

    def _options_in(self, scenario: str) -> tuple[str, ...]:
        """The options that change something: other guns only with those tanks, LOS-09 only with hills."""
        german, idle = self.book.scenarios[scenario].sides["de"], set()
        tanks = {kind for force in german.divisions for kind in force.vehicles}
        tanks |= {kind for arrival in german.arrivals for kind in arrival.vehicles}
        tanks |= {step.kind for card in self.book.cards.values() if card.deck in german.decks for step in card.steps
                  if isinstance(step, VehicleStep)}  # fmt: skip
        if "de_tiger" not in tanks:
            idle.add("tiger_gun")
        if "de_panzer4" not in tanks:
            idle.add("panzer_gun")
        if not any(self.book.grounds[scenario].level):
            idle.add("low_obstacles")
        return tuple(option.id for option in self.options if option.id not in idle)

    def seats_of(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """TEAM-01 One seat a side, or one a division; TEAM-14 of three players one holds both seats of a side."""
        return SEATS if options.get("teams") == "on" else SEATS[:PLAYERS]

    def new(self, scenario: str, options: Mapping[str, str], key: bytes) -> IronState:
        state = new_state(board_for(self.book, scenario, options), key)
        state.stack.append(Course())
        return state

    def lay_out(self, state: IronState) -> None:
        super().lay_out(state)
        board = board_of(state)
        seats = 2 * PLAYERS if board.teams else PLAYERS
        units = (
            state.where, state.carrier, state.acts, state.harm, state.load, state.spec, state.fort, state.division,
        )  # fmt: skip
        cards = (state.card, state.stamp, state.mark, state.holder)
        assert len(state.sides) == len(state.finished) == seats, "a list of seats is too short"
        assert all(len(entries) == len(UNITS) for entries in units), "a list of units is too short"
        assert all(len(entries) == len(CARDS) for entries in cards), "a list of cards is too short"
        assert len(state.control) == len(board.objective), "a list of objectives is too short"
        sides = (state.command, state.pool, state.vp, state.ace)
        assert all(len(entries) == len(SIDES) for entries in sides), "a list of sides is too short"
        assert 1 <= state.round <= board.row.rounds + 1, "the game ends before"

    def view(self, state: IronState, seat: int) -> Table:
        return table.view(state, seat)

    def sheet(self, map_: str) -> Sheet:
        """Raises :class:`Problem` ``unknown-name`` for a map that no scenario has."""
        if map_.removeprefix("iron-") not in self.book.scenarios:
            raise Problem("unknown-name", kind="map", name=map_)
        return look.sheet(self.book, map_)

    def faces(self) -> tuple[Face, ...]:
        return look.faces(self.book)

    def forecast(self, state: IronState, seat: int) -> Overlay:
        return table.forecast(state, seat)

    def suggestion(self, state: IronState, seat: int) -> list[Action]:
        return suggestion(state, seat)

    def determinize(self, state: IronState, seat: int, rng: Random) -> IronState:
        """Other dice; and other cards on top of the decks than those that only the other side has looked at."""
        other = state.copy()
        other.key = rng.randbytes(32)
        other.draws = 0
        if other.tops:
            reshuffle(other, other.sides[seat] if seat >= 0 else -1, rng)
        return other

    def active(self, state: IronState) -> int:
        return state.active

    def evaluate(self, state: IronState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def priors(self, state: IronState, actions: Sequence[Action]) -> Sequence[float]:
        return priors.priors(state, actions)

    def judge(self, state: IronState, seat: int, intent: Intent) -> list[Action] | Refusal:
        return refusals.judge(state, seat, intent)

    def intents(self, state: IronState, seat: int) -> Iterable[Intent]:
        return refusals.intents(state)

    def check(self, state: IronState) -> None:
        """Figures fit the box, stacks the limit, squads their fortifications and vehicles; the cards are all there."""
        board = board_of(state)
        moving = next((frame.unit for frame in state.stack if isinstance(frame, Moving)), -1)
        for unit, where in enumerate(state.where):
            self._check_unit(state, board, unit, where)
        for side, roster in enumerate(ROSTER):
            for hex_, count in Counter(state.where[unit] for unit in roster if state.where[unit] >= 0).items():
                self._check_hex(state, board, side, hex_, count, moving)
            for figure, box in enumerate(board.figure_box[side]):
                used = sum(LOADS[state.load[unit]][figure] for unit in roster if state.where[unit] != EXITED)
                assert used <= box, f"too many figures: {FIGURES[figure]}"  # COMP-01
        for card, where in enumerate(state.card):
            assert 0 <= where <= OUT, "a card is nowhere"
            assert (board.card_side[card] >= 0) or where == OUT, "a card of no deck is in play"
        assert len(state.tops) == len(state.seen), "who knows the decks"
        assert all(state.card[card] == IN_DECK for card in state.tops), "a card on top is not in its deck"
        assert all(SQUAD[unit] for unit in state.hidden), "a vehicle is concealed"  # CONC-01
        assert min(*state.command, *state.pool, *state.vp) >= 0, "a count is below 0"

    def _check_unit(self, state: IronState, board: Board, unit: int, where: int) -> None:
        name, carrier = UNITS[unit], state.carrier[unit]
        assert where in (BOX, ABOARD, EXITED) or 0 <= where < board.count, f"{name} is nowhere"
        assert 0 <= state.harm[unit] <= 2, f"{name} is dead or alive"
        assert (where == ABOARD) <= (carrier >= 0 and SQUAD[unit]), f"{name} is aboard nothing"
        if carrier >= 0:
            assert SIDE[carrier] == SIDE[unit], f"{name} is aboard an enemy"
            assert len(aboard(state, carrier)) <= board.capacity[carrier], f"{UNITS[carrier]} is too full"  # TRAN-01
        if where >= 0 and SQUAD[unit]:
            assert sum(LOADS[state.load[unit]]) > 0, f"{name} has no figures"  # DMG-02
        if not SQUAD[unit]:
            assert not sum(LOADS[state.load[unit]]), f"{name} carries figures"
            assert not state.fort[unit], f"{name} is in a fortification"  # FORT-01

    def _check_hex(self, state: IronState, board: Board, side: int, hex_: int, count: int, moving: int) -> None:
        units = units_in(state, side, hex_)
        if moving not in units:
            assert count <= board.limit or self._settles(state), "too many units in a hex"  # MOVE-05
        forts = Counter(forts_in(state, hex_))
        for kind, used in Counter(state.fort[unit] for unit in units if state.fort[unit]).items():
            assert used <= forts[kind], "a fortification holds two squads"  # FORT-01
        others = units_in(state, 1 - side, hex_)
        assert not others or moving in (*units, *others), "both sides in a hex"  # MOVE-04

    def _settles(self, state: IronState) -> bool:
        """ASLT-20 A retreat may be too full until squads are removed."""
        return any(isinstance(frame, Winning) for frame in state.stack)


GAME = TideOfIron()

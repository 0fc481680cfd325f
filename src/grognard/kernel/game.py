"""A game: what it registers with the kernel, and every call that server, client, players and research need."""

import hashlib
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from importlib import resources
from inspect import signature
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeVar, Union

import msgspec

from grognard.kernel import engine
from grognard.kernel.action import Action, Grammar
from grognard.kernel.decision import CHANCE, OBSERVER, Decision
from grognard.kernel.event import Event
from grognard.kernel.odds import Curve, Odds, walk_odds
from grognard.kernel.probe import Probe, walk_probe
from grognard.kernel.refusal import Intent, Refusal, game_over, not_asked
from grognard.kernel.state import Frame, Outcome, State
from grognard.kernel.table import Face, Overlay, Sheet, Table, turn_of
from grognard.kernel.words import Problem

S = TypeVar("S", bound=State)
KEY_BYTES = 32

# What a state can break on that was put together by hand or cut in the middle
BROKEN = (ValueError, TypeError, LookupError, AssertionError, AttributeError, RecursionError, StopIteration)

Title = dict[str, str]  # language -> words


class Scenario(msgspec.Struct, frozen=True):
    """A scenario as a person chooses it."""

    id: str
    title: Title
    rule: str
    turns: int
    placed: bool  # True where the players set up units before the first turn
    options: tuple[str, ...]  # the options that change something in it


class Option(msgspec.Struct, frozen=True):
    """A switch of the rules. ``values`` lists the choices; a whole number is also taken where ``number`` is set."""

    id: str
    default: str
    values: tuple[str, ...]
    rule: str
    title: Title
    number: bool = False

    def check(self, value: str) -> str:
        """The value, if it is one; raises :class:`Problem` ``bad-option`` otherwise."""
        if value in self.values or (self.number and value.isdecimal() and len(value) < 7 and int(value) > 0):
            return value
        known = [*self.values, *(["1, 2, 3 …"] if self.number else [])]
        raise Problem("bad-option", option=self.id, value=value, known=", ".join(known))


MAX_TURNS = Option(
    "max_turns",
    "none",
    ("none",),
    "",
    {"en": "Stop after this many turns, as a draw", "fr": "S’arrêter après tant de tours, en match nul"},
    number=True,
)


class Rule(msgspec.Struct, frozen=True):
    """An entry of ``rulebook.toml``: a rule's number, title and one-sentence summary, in our own words."""

    title: Title
    summary: Title
    kind: str = "rule"  # "component" where nothing behaves
    ruling: bool = False
    option: str = ""


class Source(msgspec.Struct, frozen=True):
    """Where a part of the game's data comes from: ``seed`` (the rulebook), ``public`` or ``reconstructed``."""

    what: Title
    provenance: str
    note: Title


class Game(ABC, Generic[S]):
    """The contract. A game gives the attributes and the abstract methods; everything else follows from its frames."""

    slug: str
    title: str
    credit: str  # designer and publisher
    version: int  # of the ruleset: raised by a change of behaviour or of data
    package: str  # where rulebook.toml lies
    sides: tuple[str, ...]
    seats: tuple[str, ...]  # all that it can have; the options may leave the last ones out: see seats_of
    state_type: type[S]
    frames: tuple[type[Frame[S]], ...]
    grammar: Grammar
    options: tuple[Option, ...]
    die: int = 6  # how many sides its dice have

    # --- what a game writes -------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def scenarios(self) -> Mapping[str, Scenario]:
        """The scenarios by id, in the rulebook's order."""

    @property
    @abstractmethod
    def data_hash(self) -> str:
        """A hash of the data in force, so that a record can name it."""

    @abstractmethod
    def new(self, scenario: str, options: Mapping[str, str], key: bytes) -> S:
        """A state with its first frames on the stack, before they run."""

    @abstractmethod
    def view(self, state: S, seat: int) -> Table:
        """What a seat sees; OBSERVER is a seat too."""

    @abstractmethod
    def determinize(self, state: S, seat: int, rng: Random) -> S:
        """A state that the seat cannot tell from the real one, with dice of its own."""

    @abstractmethod
    def active(self, state: S) -> int:
        """The side whose turn, phase or impulse it is, whoever is asked meanwhile."""

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """How good the state is for a seat, from -1 to 1, using only what the seat may know."""

    def priors(self, state: S, actions: Sequence[Action]) -> Sequence[float]:
        """What each answer to the running decision seems to bring whoever decides, on the scale of ``evaluate``.

        A first impression, much cheaper than to carry them out; empty where there is none.
        """
        return ()

    @abstractmethod
    def judge(self, state: S, seat: int, intent: Intent) -> list[Action] | Refusal:
        """The actions that carry out what the seat, whose decision it is, points at, or why that cannot be done."""

    @abstractmethod
    def intents(self, state: S, seat: int) -> Iterable[Intent]:
        """What a person might point at now, sensible or not: for tests, and for telling what is possible."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise AssertionError if the state breaks an invariant of the game."""

    def seats_of(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """The seats that are played under these options, each of which has its value: always the first of ``seats``."""
        return self.seats

    def sheet(self, map_: str) -> Sheet | None:
        """The map that a :class:`Table` names, for a client to draw."""
        return None

    def faces(self) -> tuple[Face, ...]:
        """How each kind of piece looks, for a client to draw."""
        return ()

    def suggestion(self, state: S, seat: int) -> list[Action]:
        """Actions that a newcomer may take over as they stand (a set-up); empty where there is nothing to suggest."""
        return []

    def corrected(self, overlay: Path) -> "Game[S]":
        """The game with an owner's corrected data; raises :class:`Problem` for a wrong file, or if it takes none."""
        raise Problem("no-corrections", game=self.slug, folder=str(overlay))

    def forecast(self, state: S, seat: int) -> Overlay:
        """What the running decision of this seat could lead to: reach with costs, running totals."""
        return Overlay()

    queries: Mapping[str, Callable[..., Overlay]] = {}

    # --- the calls ----------------------------------------------------------------------------------------------

    def setup(self, scenario: str, options: Mapping[str, str] | None = None, key: bytes = b"") -> S:
        """A new game, run on to its first decision (chance included: use :meth:`start` to have it drawn)."""
        if scenario not in self.scenarios:
            raise Problem("unknown-scenario", game=self.slug, name=scenario, known=", ".join(self.scenarios))
        if len(key) != KEY_BYTES:
            key = hashlib.sha256(key).digest()  # any bytes will do; the dice want so many
        state = self.new(scenario, self.settle_options(options or {}), key)
        engine.run(state, [])
        return state

    def settle_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value; raises :class:`Problem` for an unknown option or value."""
        known = {option.id: option for option in self.options}
        for name in given:
            if name not in known:
                raise Problem("unknown-option", game=self.slug, name=name, known=", ".join(known))
        return {name: option.check(given.get(name, option.default)) for name, option in known.items()}

    def decision(self, state: S) -> Decision | None:
        return engine.decision(state)

    def apply(self, state: S, seat: int, action: Action) -> list[Event]:
        return engine.apply(state, seat, action)

    def resolve(self, state: S, outcome: Action, detail: int = -1) -> list[Event]:
        return engine.resolve(state, outcome, detail)

    def play(self, state: S, seat: int, action: Action) -> list[Event]:
        return engine.play(state, seat, action)

    def start(self, state: S) -> list[Event]:
        """Draw the chance and play the forced decisions that stand before the first choice."""
        return [event for step in engine.follow(state) for event in step.events]

    def outcome(self, state: S) -> Outcome | None:
        return state.result

    def explain(self, state: S, seat: int, intent: Intent) -> Refusal | None:
        """Why the seat, whose decision it is, cannot do what it pointed at; None exactly when :meth:`plan` can."""
        answer = self.judge(state, seat, intent)
        return answer if isinstance(answer, Refusal) else None

    def plan(self, state: S, seat: int, intent: Intent) -> list[Action] | None:
        """The actions that carry out what a person pointed at, or None if the rules do not allow it."""
        answer = self.judge(state, seat, intent)
        return None if isinstance(answer, Refusal) else answer

    def why_not(self, state: S, seat: int, intent: Intent) -> Refusal | None:
        """Why a seat cannot do what it pointed at: the rule and a sentence, or None exactly for what is legal."""
        now = engine.decision(state)
        if now is None:
            return game_over()
        if seat not in now.seats:
            return not_asked(seat)
        return self.explain(state, seat, intent)

    def probe(self, state: S, seat: int, actions: Sequence[Action]) -> Probe:
        """What would follow, on a copy, up to the first chance, hidden fact or other seat."""
        return walk_probe(self, state, seat, actions)

    def query(self, state: S, seat: int, name: str, *args: str) -> Overlay:
        """An overlay on demand; raises :class:`Problem` for a query that the game does not know."""
        if name not in self.queries:
            raise Problem("unknown-query", game=self.slug, name=name, known=", ".join(self.queries))
        asked = self.queries[name]
        wanted = len(signature(asked).parameters) - 2  # beside state and seat
        if len(args) != wanted:
            raise Problem("query-arguments", name=name, wanted=wanted, given=len(args))
        return asked(state, seat, *args)

    def odds(self, state: S, seat: int, action: Action) -> Odds:
        """For each roll up to the next person's choice: the results and their exact chances."""
        return walk_odds(state, seat, action)

    # --- text and bytes -----------------------------------------------------------------------------------------

    def seat(self, name: str, played: Sequence[str] = ()) -> int:
        """The index of a seat; raises :class:`Problem` ``unknown-seat``, or ``seat-not-played`` beyond ``played``."""
        if name not in self.seats:
            raise Problem("unknown-seat", game=self.slug, name=name, known=", ".join(self.seats))
        if played and name not in played:
            raise Problem("seat-not-played", name=name, played=", ".join(played))
        return self.seats.index(name)

    def seat_name(self, seat: int) -> str:
        return {OBSERVER: "observer", CHANCE: "chance"}.get(seat) or self.seats[seat]

    def encode(self, state: S) -> bytes:
        return engine.encode(state)

    def decode(self, data: bytes) -> S:
        """The state again, frames and sealed answers typed; raises :class:`Problem` ``bad-state`` for other bytes."""
        try:
            state = msgspec.msgpack.decode(data, type=self.state_type)
            state.stack = [msgspec.convert(frame, self._frame_union) for frame in state.stack]
            state.answers = [(seat, msgspec.convert(action, self._action_union)) for seat, action in state.answers]
            self.lay_out(state)
            if (
                bool(state.stack) == bool(state.result)
                or not 1 <= len(state.sides) <= len(self.seats)
                or state.draws < 0
            ):
                raise ValueError("stack, sides, draws")
            self.check(state)
            engine.decision(state)
        except (msgspec.MsgspecError, *BROKEN) as error:
            raise Problem("bad-state", game=self.slug, reason=str(error) or type(error).__name__) from error
        return state

    def lay_out(self, state: S) -> None:
        """Make sure that the board of a state that comes from elsewhere is there; raises :class:`Problem` if not."""
        return

    @cached_property
    def _frame_union(self) -> Any:
        return Union[self.frames]  # noqa: UP007  (built from a tuple)

    @cached_property
    def _action_union(self) -> Any:
        return Union[tuple(self.grammar.verbs.values())]  # noqa: UP007

    # --- chances to win -----------------------------------------------------------------------------------------

    @cached_property
    def curves(self) -> dict[str, Curve]:
        """By scenario, from ``chances.json``: what the games of `grognard arena balance` have shown."""
        file = resources.files(self.package) / "chances.json"
        return msgspec.json.decode(file.read_bytes(), type=dict[str, Curve]) if file.is_file() else {}

    def win_chance(self, state: S, seat: int, judgement: float) -> float:
        """The chance that a seat's side wins, where the seat judges the position so, from -1 to 1; a draw is half."""
        if state.result is not None:
            return (1 + state.result.results[state.sides[seat]]) / 2
        scenario, _, _ = state.board.partition(" ")
        own = state.sides[seat] == 0
        curve, turn = self.curves.get(scenario, Curve()), turn_of(self.view(state, OBSERVER))
        first = curve.chance(judgement if own else -judgement, turn)
        return first if own else 1 - first

    # --- the rulebook -------------------------------------------------------------------------------------------

    @cached_property
    def _book(self) -> dict[str, Any]:
        return tomllib.loads((resources.files(self.package) / "rulebook.toml").read_text(encoding="utf-8"))

    @cached_property
    def rulebook(self) -> dict[str, Rule]:
        """Every rule number with its title and summary."""
        return msgspec.convert(self._book["rules"], dict[str, Rule])

    @cached_property
    def chapters(self) -> dict[str, Title]:
        """The chapters by number: a rule belongs to the one with the longest number that its own begins with."""
        return msgspec.convert(self._book.get("chapters", {}), dict[str, Title])

    @cached_property
    def sources(self) -> tuple[Source, ...]:
        """What the player is told of where the data comes from."""
        return msgspec.convert(self._book.get("sources", []), tuple[Source, ...])


AnyGame = Game[Any]

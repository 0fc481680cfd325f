"""OpenSpiel: importing this module registers every game, as ``grognard_tank`` and so on.

import pyspiel
import grognard.research.openspiel

game = pyspiel.load_game("grognard_tank(scenario=last_stand,max_turns=2)")
state = game.new_initial_state()

Chance has nodes of its own with exact chances; what is forced plays itself. A sealed decision asks one seat after the
other, and nobody's information state tells an answer before all have given theirs.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple, Optional

import numpy as np

from grognard import games
from grognard.kernel import CHANCE, CHANCES, EVERYONE, NO_SCOPE, ONE, Action, AnyGame, Decision, Event, engine
from grognard.research import needed
from grognard.research.field import Field, find
from grognard.research.layout import Vector
from grognard.research.session import REMEMBERED, is_hidden, rewards

with needed():
    import pyspiel

ZERO_SUM = ("tank", "arras", "woods")  # one side's loss is the other's win; elsewhere both may lose
LONGEST = 20_000  # choices of a game: random play does not come near it
NO_LIMIT = 0  # of max_turns: as long as the scenario is


TERMINAL, ROLLING = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)


class Line(NamedTuple):
    """Something that happened, and what came before it: a chain, so that a copy costs nothing."""

    before: Optional["Line"]
    seat: int
    action: Action
    audience: int  # the mask of the seats that may know the action
    scope: int
    forced: bool
    events: list[Event]

    def is_known(self, seat: int) -> bool:
        return bool(self.audience >> seat & 1)  # that of everybody, -1, has all bits

    def told(self, game: AnyGame, seat: int) -> list[str]:
        """What a seat learned of it."""
        lines = [f"{game.seat_name(self.seat)} {self.action}"] if self.is_known(seat) else []
        return lines + [repr(shown) for event in self.events if (shown := event.seen_by(seat)) is not None]


class Walk:
    """A game whose chance waits for somebody to resolve it, and which keeps what happened."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.state: Any = field.game.setup(field.scenario, field.options)
        self.line: Line | None = None
        self.now = engine.decision(self.state)
        self._force()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Walk":
        new: Walk = object.__new__(Walk)
        new.field, new.state, new.now, new.line = self.field, self.state.copy(), self.now, self.line
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """The chain goes as a list: a long one would be too deep for pickle."""
        return Walk._again, (self.field, self.state, [line[1:] for line in self.lines()])

    @classmethod
    def _again(cls, field: Field, state: Any, lines: list[Any]) -> "Walk":
        new = cls.__new__(cls)
        new.field, new.state, new.now, new.line = field, state, engine.decision(state), None
        for line in reversed(lines):
            new.line = Line(new.line, *line)
        return new

    def go(self, action: Action) -> None:
        """Apply an action, or an outcome of chance, that is listed; then what is forced."""
        self._apply(action, forced=False)
        self._force()

    def _force(self) -> None:
        while (now := self.now) is not None and now.kind == ONE and len(now.actions) == 1:
            self._apply(now.actions[0], forced=True)

    def _apply(self, action: Action, *, forced: bool) -> None:
        now, state = self.now, self.state
        assert now is not None, "the game is over"
        if now.kind == CHANCES:
            events, audience = engine.resolve(state, action), now.audience
        else:
            events = engine.apply(state, now.seat, action)
            audience = 1 << now.seat if is_hidden(action, now) else EVERYONE
        self.line = Line(self.line, now.seat, action, audience, now.scope, forced, events)
        self.now = engine.decision(state)

    def lines(self) -> Iterator[Line]:
        """What happened, the last first."""
        line = self.line
        while line is not None:
            yield line
            line = line.before

    def history_of(self, seat: int) -> str:
        """Everything that a seat did and learned, a line each."""
        told = [line.told(self.field.game, seat) for line in self.lines()]
        return "\n".join(text for lines in reversed(told) for text in lines)

    def chosen(self, seat: int) -> Iterator[Action]:
        """As :meth:`Session.chosen` has it."""
        choices = 0
        for line in self.lines():
            if line.seat == CHANCE:
                continue
            if line.is_known(seat):
                yield line.action
            choices += not line.forced
            if choices == REMEMBERED or (line.scope == NO_SCOPE and not line.forced):
                return

    def observe(self, seat: int) -> Vector:
        now, field = self.now, self.field
        running = now is not None and (now.scope != NO_SCOPE or now.kind == CHANCES)
        chosen = self.chosen(seat) if running else iter(())
        return field.layout.observe(self.state, seat, now, map(field.vocabulary.choice, chosen))


def player_of(now: Decision | None) -> int:
    """Whom OpenSpiel has to ask. Of a sealed decision one seat after the other, the first first."""
    if now is None:
        return TERMINAL
    return ROLLING if now.kind == CHANCES else now.seat


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A node of the tree."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.walk = Walk(game.field)
        self.player = player_of(self.walk.now)

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self.player == ROLLING

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel has it, without the way through C++ and back."""
        if self.player == ROLLING and player is None:
            return [number for number, _ in self.chance_outcomes()]
        return self._legal_actions(self.player if player is None else player)

    def _legal_actions(self, player: int) -> list[int]:
        walk = self.walk
        now = walk.now
        actions = now.actions_of(player) if now is not None else ()
        return sorted(map(walk.field.vocabulary.numbers.__getitem__, actions))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        now, numbers = self.walk.now, self.walk.field.vocabulary.numbers
        assert now is not None, "the game is over"
        total = sum(now.weights)
        outcomes = zip(now.actions, now.weights, strict=True)
        return sorted((numbers[action], weight / total) for action, weight in outcomes if weight)

    def _apply_action(self, action: int) -> None:
        walk = self.walk
        walk.go(walk.field.vocabulary.actions[action])
        self.player = player_of(walk.now)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.walk.field.vocabulary.actions[action])

    def returns(self) -> list[float]:
        return rewards(self.walk.state)

    def __str__(self) -> str:
        """Who is asked what, and the hash of the position: equal for equal positions."""
        now = self.walk.now
        asked = f"{self.walk.field.game.seat_name(now.seat)} {now.prompt}" if now is not None else "over"
        return f"{asked} {engine.digest(self.walk.state)}"


class SpielObserver:
    """What a player may know: as a tensor the vector of :class:`Layout`, as a string its table.

    With perfect recall there is no tensor, and the string is all that the player did and learned.
    """

    def __init__(self, field: Field, recall: bool) -> None:
        self.field, self.recall = field, recall
        self.tensor = np.zeros(0 if recall else field.layout.size, np.float32)
        self.dict = {} if recall else field.layout.split(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        if not self.recall:
            self.tensor[:] = state.walk.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        walk = state.walk
        if self.recall:
            return f"{self.field.seats[player]}\n{walk.history_of(player)}"
        now = walk.now
        asked = f"\n{now.prompt}" if now is not None and player in now.seats else ""
        return repr(self.field.game.view(walk.state, player)) + asked


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Grognard; its parameters are the scenario and the options."""

    slug: str
    type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Raises :class:`Problem` for a scenario, option or value that there is not."""
        given = dict(params or {})
        options = {name: value for name, value in given.items() if name != "scenario" and value != NO_LIMIT}
        self.field = find(self.slug, given.get("scenario"), options)
        zero = {"utility_sum": 0.0} if self.slug in ZERO_SUM else {}
        actions = len(self.field.vocabulary)
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions,
            num_players=len(self.field.seats),
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
            **zero,
        )
        super().__init__(self.type, info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Raises ValueError for parameters, of which there are none, and for anything but what one player knows."""
        if params:
            raise ValueError(f"an observation has no parameters, and got {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("an observation holds what one player may know, public and private")
        return SpielObserver(self.field, kind.perfect_recall)


def _type(game: AnyGame) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"grognard_{game.slug}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if game.slug in ZERO_SUM else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=len(game.seats),
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "scenario": next(iter(game.scenarios)),
            **{option.id: NO_LIMIT if option.number else option.default for option in game.options},
        },
    )


def register(game: AnyGame) -> None:
    """Make a game known to OpenSpiel as ``grognard_<slug>``."""
    kind = _type(game)
    pyspiel.register_game(kind, type(f"Grognard{game.slug.title()}", (SpielGame,), {"slug": game.slug, "type": kind}))


for _game in games.all_games():
    register(_game)

"""Gymnasium: one seat of a game, against machine players in the others.

from grognard.research import gymnasium

env = gymnasium.env("tank", "last_stand", "us", opponent="greedy")
observation, info = env.reset(seed=7)
observation, reward, terminated, truncated, info = env.step(info["actions"][0])
"""

from collections.abc import Callable
from random import Random
from typing import Any

from grognard.kernel import AnyGame, Problem
from grognard.players import Player, make
from grognard.research import needed, picture
from grognard.research.field import Field, find
from grognard.research.lazy import Info, Observation
from grognard.research.session import Moment, Session, rewards
from grognard.research.spaces import action_space, observation_space

with needed():
    from gymnasium import Env

Maker = Callable[[AnyGame, Random], Player]

TRIES = 100  # games in a row that end before the seat is asked; then it never will be


def env(
    game: str,
    scenario: str | None = None,
    seat: str | None = None,
    *,
    opponent: str | Maker = "random",
    render_mode: str | None = None,
    **options: object,
) -> "Seat":
    """A seat, the first if none is named; the opponent by its name, or what makes one of the game and a ``Random``.

    Raises :class:`Problem` for a game, scenario, seat, player, option, value or way to render that there is not.
    """
    field = find(game, scenario, options)
    number = field.game.seat(seat, field.seats) if seat is not None else 0
    return Seat(field, number, opponent, render_mode)


class Seat(Env[Any, Any]):
    """An illegal action ends the episode at -1 with the reason in ``info["refused"]``."""

    def __init__(self, field: Field, seat: int, opponent: str | Maker, render_mode: str | None = None) -> None:
        """Raises :class:`Problem` ``unknown-player`` or ``research-render-mode``."""
        self.field, self.seat = field, seat
        self.opponent: Maker = (lambda game, rng: make(opponent, game, rng)) if isinstance(opponent, str) else opponent
        self.opponent(field.game, Random(0))
        self.render_mode = picture.check_mode(render_mode)
        self.metadata = {"render_modes": list(picture.MODES), "render_fps": 4}
        self.action_space = action_space(field)
        self.observation_space = observation_space(field)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """A new game, up to the seat's first decision; raises :class:`Problem` ``research-never-asked``."""
        super().reset(seed=seed)
        for _ in range(TRIES):
            self.session = Session(self.field, self.np_random.bytes(32))
            others = set(range(len(self.field.seats))) - {self.seat}
            self.players = {
                other: self.opponent(self.field.game, Random(self.np_random.bytes(32))) for other in sorted(others)
            }
            self._wait()
            if self.session.now is not None:
                return self._look()
        raise Problem("research-never-asked", seat=self.field.seats[self.seat])

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, Info]:
        """Play an action by its number, then everybody else until the seat is asked again."""
        session = self.session
        refused = session.answer(self.seat, int(action))
        if refused:
            observation, info = self._look(refused)
            return observation, -1.0, True, False, info
        self._wait()
        observation, info = self._look()
        if session.now is not None:
            return observation, 0.0, False, False, info
        cut = session.was_cut
        return observation, rewards(session.state)[self.seat], not cut, cut, info

    def _wait(self) -> None:
        """Let the others play until the seat is asked, or the game is over."""
        session = self.session
        while (now := session.now) is not None and self.seat not in now.seats:
            session.play(now.seat, self.players[now.seat].choose(session.state, now.seat))

    def _look(self, refused: str = "") -> tuple[Observation, Info]:
        moment = Moment(self.session, refused)
        return Observation(moment, self.seat), Info(moment, self.seat)

    def render(self) -> Any:
        """The board as everybody sees it, as ``render_mode`` says; raises :class:`Problem` without one."""
        return picture.render(self.field.game, self.session.state, self.render_mode)

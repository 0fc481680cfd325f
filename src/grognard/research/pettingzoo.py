"""PettingZoo: every seat an agent, asked one after the other as the game asks them (AEC).

from grognard.research import pettingzoo

env = pettingzoo.env("tank", "last_stand", max_turns=3)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    over = termination or truncation
    env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

from typing import Any

import numpy as np

from grognard.research import needed, picture
from grognard.research.field import Field, find
from grognard.research.lazy import Info, Observation
from grognard.research.session import Moment, Session, rewards
from grognard.research.spaces import action_space, observation_space

with needed():
    from gymnasium.spaces import Space
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv


def env(game: str, scenario: str | None = None, *, render_mode: str | None = None, **options: object) -> "Seats":
    """The environment of a game, with the options of its scenario by name.

    Raises :class:`Problem` for a game, scenario, option, value or way to render that there is not.
    """
    return Seats(find(game, scenario, options), render_mode)


class Seats(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """An illegal action ends the game: -1 for whoever chose it, 0 for the others, the reason in ``infos``."""

    def __init__(self, field: Field, render_mode: str | None = None) -> None:
        """Raises :class:`Problem` ``research-render-mode``."""
        super().__init__()
        self.field = field
        self.render_mode = picture.check_mode(render_mode)
        self.metadata = {
            "name": f"grognard_{field.game.slug}_v{field.game.version}",
            "render_modes": list(picture.MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = list(field.seats)
        self.agents: list[str] = []
        self.numbers = {agent: seat for seat, agent in enumerate(field.seats)}
        self.observation_spaces = {agent: observation_space(field) for agent in field.seats}
        self.action_spaces = {agent: action_space(field) for agent in field.seats}
        self.random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same dice; without one they go on from those of the last game."""
        if seed is not None or self.random is None:
            self.random, _ = seeding.np_random(seed)
        self.session = Session(self.field, self.random.bytes(32))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.moment = Moment(self.session)
        assert self.session.now is not None, "a game begins with a choice"
        self.agent_selection = self.possible_agents[self.session.now.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent may know, made when it is read; read later, it still tells of this moment."""
        return Observation(self.moment, self.numbers[agent])

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, Info]:
        """What there is to know for the agent that is asked."""
        agent, moment = self.agent_selection, self.moment
        seat = self.numbers[agent]
        observation = Observation(moment, seat) if observe else None
        reward = self._cumulative_rewards[agent]
        return observation, reward, self.terminations[agent], self.truncations[agent], Info(moment, seat)

    @property
    def infos(self) -> dict[str, Info]:
        """What each agent is told, made when it is read."""
        return {agent: Info(self.moment, self.numbers[agent]) for agent in self.agents}

    def step(self, action: Any) -> None:
        """Play an action of the agent that is asked, by its number; None for an agent whose game is over."""
        agent, session = self.agent_selection, self.session
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        refused = session.answer(self.numbers[agent], int(action))
        self.moment = Moment(session, refused)
        if refused:
            self._end({agent: -1.0}, cut=False)
        elif session.now is None:
            self._end(dict(zip(self.agents, rewards(session.state), strict=True)), cut=session.was_cut)
        else:  # a sealed decision asks one seat after the other
            self.agent_selection = self.possible_agents[session.now.seat]

    def _end(self, rewards: dict[str, float], *, cut: bool) -> None:
        """The only rewards that there are."""
        self.rewards |= rewards
        self.terminations = dict.fromkeys(self.agents, not cut)
        self.truncations = dict.fromkeys(self.agents, cut)
        self._accumulate_rewards()

    def render(self) -> Any:
        """The board as everybody sees it, as ``render_mode`` says; raises :class:`Problem` without one."""
        return picture.render(self.field.game, self.session.state, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

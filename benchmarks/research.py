"""What the research adapters cost: decisions a second beside the bare engine, in one run, the best of three rounds.

    python -m benchmarks.research [--seconds 1] [tank arras ...]

Everybody plays at random. The bare engine asks, lists and plays. An adapter is measured three times: with nothing read
but the numbers of the legal actions, with the mask read at every decision, and with the observation read as well.
OpenSpiel walks through every node of chance; what counts everywhere are the choices of seats. Ends with 1 if an adapter
that is not read falls below half of the bare engine.
"""

import argparse
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import pyspiel

import grognard.research.openspiel  # noqa: F401  (registers the games)
from grognard.games import SLUGS
from grognard.kernel import Action, State, engine
from grognard.players.uniform import Uniform
from grognard.research import gymnasium, pettingzoo
from grognard.research.field import Field, find

ROUNDS = 3
LEAST = 0.5  # of the bare engine, with observations unread
SCENARIOS = {"tank": "last_stand", "arras": "historical", "tigers": "seventh_army", "woods": "attack"}
READ: dict[str, tuple[str, ...]] = {"unread": (), "mask": ("action_mask",), "read": ("action_mask", "observation")}

Play = Callable[[Random], int]  # one game at random; returns how many choices it had


def bare(field: Field) -> Play:
    game = field.game

    def play(rng: Random) -> int:
        state: Any = game.setup(field.scenario, field.options, rng.randbytes(32))
        game.start(state)
        choices = 0
        while (now := engine.decision(state)) is not None:
            engine.play(state, now.seat, rng.choice(list(now.actions_of(now.seat))))
            choices += 1
        return choices

    return play


def pettingzoo_(field: Field, read: tuple[str, ...]) -> Play:
    env = pettingzoo.Seats(field)

    def play(rng: Random) -> int:
        env.reset(seed=rng.getrandbits(32))
        choices = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, info = env.last()
            if termination or truncation:
                break
            for part in read:
                observation[part]  # type: ignore[index]
            env.step(rng.choice(info["actions"]))
            choices += 1
        return choices

    return play


class Counted(Uniform):
    """The opponent of a single seat; its choices count too."""

    choices = 0

    def choose(self, state: State, seat: int) -> Action:
        Counted.choices += 1
        return super().choose(state, seat)


def gymnasium_(field: Field, read: tuple[str, ...]) -> Play:
    env = gymnasium.Seat(field, 0, Counted)

    def play(rng: Random) -> int:
        Counted.choices = 0
        observation, info = env.reset(seed=rng.getrandbits(32))
        over = False
        while not over:
            for part in read:
                observation[part]
            Counted.choices += 1
            observation, _, terminated, truncated, info = env.step(rng.choice(info["actions"]))
            over = terminated or truncated
        return Counted.choices

    return play


def openspiel_(field: Field, read: tuple[str, ...]) -> Play:
    game = pyspiel.load_game(f"grognard_{field.game.slug}", {"scenario": field.scenario})

    def play(rng: Random) -> int:
        state, choices = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            if "action_mask" in read:
                state.legal_actions_mask()
            if "observation" in read:
                state.observation_tensor()
            state.apply_action(rng.choice(state.legal_actions()))
            choices += 1
        return choices

    return play


ADAPTERS = {"PettingZoo": pettingzoo_, "Gymnasium": gymnasium_, "OpenSpiel": openspiel_}


def rate(play: Play, seconds: float, round_: int) -> float:
    """Choices a second, whole games, by process time."""
    rng, choices, start = Random(round_), 0, process_time()
    while process_time() - start < seconds or not choices:
        choices += play(rng)
    return choices / (process_time() - start)


def measure(slug: str, seconds: float) -> dict[tuple[str, str], float]:
    """The best rate of each way to play a game; all of them take turns, so that a busy machine slows all."""
    field = find(slug, SCENARIOS.get(slug))
    plays = {("bare", ""): bare(field)}
    for name, adapter in ADAPTERS.items():
        plays |= {(name, how): adapter(field, read) for how, read in READ.items()}
    best = dict.fromkeys(plays, 0.0)
    for round_ in range(ROUNDS):
        for key, play in plays.items():
            best[key] = max(best[key], rate(play, seconds, round_))
    return best


def main() -> int:
    parser = argparse.ArgumentParser(description="What the research adapters cost beside the bare engine.")
    parser.add_argument("--seconds", type=float, default=1)
    parser.add_argument("games", nargs="*", default=SLUGS)
    given = parser.parse_args()
    slow = []
    for slug in given.games:
        found = measure(slug, given.seconds)
        yardstick = found["bare", ""]
        print(f"{slug}: bare {yardstick:,.0f} decisions a second", flush=True)
        for name in ADAPTERS:
            told = "   ".join(f"{how} {found[name, how]:7,.0f} ({found[name, how] / yardstick:4.2f})" for how in READ)
            print(f"  {name:<11} {told}", flush=True)
            if found[name, "unread"] < LEAST * yardstick:
                slow.append(f"{slug} {name}")
    print("below half: " + ", ".join(slow) if slow else "every adapter keeps half of the bare engine or more")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())

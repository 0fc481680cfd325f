"""Train a small agent on the smallest scenario, and draw what it learned: the script of docs/tutorial.md.

    python docs/tutorial/learn.py [--episodes 2000] [--runs 2] [--out docs/tutorial]

A policy gradient (REINFORCE) with numpy alone. An action is judged by its verb and by the rows of the observation that
it speaks of: each verb has its own weights for them.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from grognard.research import gymnasium

GAME, SCENARIO, SEAT = "tank", "last_stand", "us"
BATCH = 16  # episodes from one change of the weights to the next
RATE = 0.03
FADE = 0.97  # of what an action brings, what the next one brings counts
TRIALS = 100  # games of a test
EVERY = 400  # episodes between two tests


class Features:
    """What a policy sees of each legal action."""

    def __init__(self, env: gymnasium.Seat) -> None:
        self.layout, vocabulary = env.field.layout, env.field.vocabulary
        self.table = vocabulary.table()
        self.verbs = len(vocabulary.verbs)
        self.points = np.array([self.layout.points.get(place, (0.5, 0.5)) for place in vocabulary.places])
        columns = self.layout.columns
        self.at = {part: {name: n for n, name in enumerate(columns[part])} for part in ("pieces", "places")}
        self.size = len(columns["pieces"]) + len(columns["places"]) + 5

    def of(self, observation: np.ndarray[Any, Any], actions: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """A row for each action: its piece, its place, where that lies, and how far it is to a town not yet taken."""
        parts = self.layout.split(observation)
        pieces, places = parts["pieces"], parts["places"]
        table, found = self.table[actions], np.zeros((len(actions), self.size), np.float32)
        has_piece, has_place = table[:, 1] >= 0, table[:, 2] >= 0
        wide = pieces.shape[1]
        found[has_piece, :wide] = pieces[table[has_piece, 1]]
        found[has_place, wide : wide + places.shape[1]] = places[table[has_place, 2]]
        where = np.full((len(actions), 2), 0.5)
        x, y = self.at["pieces"]["x"], self.at["pieces"]["y"]
        where[has_piece] = pieces[table[has_piece, 1]][:, [x, y]]
        where[has_place] = self.points[table[has_place, 2]]
        found[:, -5:-3] = where
        found[:, -3] = self._distance(places, where)
        found[:, -2] = found[:, -3] ** 2
        found[:, -1] = 1
        return found

    def _distance(self, places: np.ndarray[Any, Any], where: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        at = self.at["places"]
        towns = self.points[(places[:, at["objective"]] > 0) & (places[:, at["control"]] == 0)]
        if not len(towns):
            return np.zeros(len(where))
        return np.linalg.norm(where[:, None] - towns[None], axis=2).min(axis=1)


class Policy:
    """Chooses by the weights of an action's verb; remembers how to make a choice likelier."""

    def __init__(self, features: Features) -> None:
        self.features = features
        self.weights = np.zeros((features.verbs, features.size), np.float64)
        self.squares = np.zeros_like(self.weights)

    def chances(self, observation: np.ndarray[Any, Any], actions: np.ndarray[Any, Any]) -> tuple[Any, Any, Any]:
        rows, verbs = self.features.of(observation, actions), self.features.table[actions, 0]
        scores = np.einsum("af,af->a", rows, self.weights[verbs])
        chances = np.exp(scores - scores.max())
        return chances / chances.sum(), rows, verbs

    def learn(self, gradient: np.ndarray[Any, Any]) -> None:
        """A step uphill, as long for weights that are moved seldom as for others (RMSprop)."""
        self.squares = 0.99 * self.squares + 0.01 * gradient**2
        self.weights += RATE * gradient / (np.sqrt(self.squares) + 1e-3)


def episode(env: gymnasium.Seat, policy: Policy, rng: np.random.Generator, seed: int) -> tuple[float, list[Any]]:
    """The reward of a game, and of each choice what it brought and how to make it likelier."""
    observation, info = env.reset(seed=seed)
    judged, steps, over, reward = info["judgement"], [], False, 0.0
    while not over:
        actions = np.array(info["actions"])
        chances, rows, verbs = policy.chances(observation["observation"], actions)
        chosen = int(np.searchsorted(np.cumsum(chances), rng.random() * chances.sum()))
        observation, reward, terminated, truncated, info = env.step(actions[chosen])
        over = terminated or truncated
        before, judged = judged, reward if over else info["judgement"]
        likelier = -chances
        likelier[chosen] += 1
        moves = rows * likelier[:, None]
        steps.append((judged - before, [(verb, moves[verbs == verb].sum(axis=0)) for verb in set(verbs.tolist())]))
    return reward, steps


def gradient_of(batch: list[list[Any]], shape: tuple[int, ...]) -> np.ndarray[Any, Any]:
    """What would have made the better choices likelier. What came of a choice counts from there on, fading."""
    brought = []
    for steps in batch:
        total, later = 0.0, []
        for gain, _ in reversed(steps):
            total = gain + FADE * total
            later.append(total)
        brought.append(np.array(later[::-1]))
    every = np.concatenate(brought)
    middle, spread, gradient = every.mean(), every.std() + 1e-6, np.zeros(shape)
    for steps, later in zip(batch, brought, strict=True):
        for (_, moves), worth in zip(steps, (later - middle) / spread, strict=True):
            for verb, move in moves:
                gradient[verb] += worth * move
    return gradient / len(batch)


def share_won(env: gymnasium.Seat, policy: Policy, seed: int, games: int = TRIALS) -> float:
    """The share of games won, on dice of their own."""
    rng = np.random.default_rng(seed)
    return sum(episode(env, policy, rng, 1_000_000 + game)[0] > 0 for game in range(games)) / games


def train(episodes: int, seed: int) -> tuple[list[tuple[int, float]], Policy]:
    """The curve, a point a test, and the policy in the end."""
    env = gymnasium.env(GAME, SCENARIO, SEAT, opponent="random")
    policy, rng = Policy(Features(env)), np.random.default_rng(seed)
    curve = [(0, share_won(env, policy, seed))]
    for done in range(0, episodes, BATCH):
        batch = [episode(env, policy, rng, seed * 100_000 + done + game)[1] for game in range(BATCH)]
        policy.learn(gradient_of(batch, policy.weights.shape))
        if (done + BATCH) // EVERY > done // EVERY or done + BATCH >= episodes:
            curve.append((done + BATCH, share_won(env, policy, seed)))
            print(f"{done + BATCH:5} episodes: wins {100 * curve[-1][1]:.0f} %", flush=True)
    return curve, policy


def examine(policy: Policy, opponent: str, games: int) -> float:
    return share_won(gymnasium.env(GAME, SCENARIO, SEAT, opponent=opponent), policy, 7, games)


def draw(curves: list[list[tuple[int, float]]]) -> str:
    """The learning curves as an SVG: a thin line a run, a thick one for their mean."""
    last = curves[0][-1][0]
    mean = [(points[0][0], sum(share for _, share in points) / len(points)) for points in zip(*curves, strict=True)]

    def line(curve: list[tuple[int, float]], colour: str, width: float) -> str:
        points = " ".join(f"{70 + 600 * at / last:.1f},{330 - 290 * share:.1f}" for at, share in curve)
        return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="{width}"/>'

    grid = [
        f'<path d="M70,{330 - 2.9 * share:.1f}H670" stroke="#ddd5c3"/>'
        f'<text x="62" y="{334 - 2.9 * share:.1f}" text-anchor="end">{share} %</text>'
        for share in range(0, 101, 20)
    ]
    ticks = [f'<text x="{70 + 600 * n / 4:.0f}" y="350" text-anchor="middle">{last * n // 4}</text>' for n in range(5)]
    return "\n".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 390" font-family="DejaVu Sans, sans-serif"'
            ' font-size="13" fill="#26221b"><rect width="700" height="390" fill="#fbf8f1"/>',
            '<text x="70" y="24" font-size="15">Games won against a random opponent, Last Stand, US</text>',
            *grid,
            *ticks,
            '<text x="370" y="374" text-anchor="middle">episodes</text>',
            *(line(curve, "#9aa765", 1.5) for curve in curves),
            line(mean, "#8a2b1d", 3),
            "</svg>\n",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small agent on the smallest scenario.")
    parser.add_argument("--episodes", type=int, default=2000)
    parser.add_argument("--runs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("docs/tutorial"))
    given = parser.parse_args()
    curves = []
    for run in range(1, given.runs + 1):
        print(f"run {run}")
        curve, policy = train(given.episodes, run)
        curves.append(curve)
        print(f"against greedy: wins {100 * examine(policy, 'greedy', 10):.0f} %", flush=True)
        (given.out / "curve.svg").write_text(draw(curves), encoding="utf-8")  # what there is, should it be stopped


if __name__ == "__main__":
    main()

"""Floods and routes against a brute force, on random graphs with holes, prices of nothing and one-way steps."""

from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest

from grognard.toolbox.hexes import HexGrid
from grognard.toolbox.paths import flood, reach, route, steps


class Country(NamedTuple):
    neighbours: list[list[int]]
    costs: list[list[int]]
    blocked: list[bool]

    def legal_steps(self) -> list[tuple[int, int, int]]:
        """Every step that may be taken: from, to, price."""
        return [
            (a, b, price)
            for a, beside in enumerate(self.neighbours)
            for b, price in zip(beside, self.costs[a], strict=True)
            if b >= 0 and price >= 0 and not self.blocked[b]
        ]


def country(rng: Random) -> Country:
    count = rng.randint(1, 20)
    neighbours = [[rng.randint(-1, count - 1) for _ in range(rng.randint(0, 6))] for _ in range(count)]
    costs = [[rng.choice((-1, 0, 1, 1, 2, 3)) for _ in beside] for beside in neighbours]
    return Country(neighbours, costs, [rng.random() < 0.2 for _ in range(count)])


def brute_flood(start: int, budget: int, land: Country) -> list[int]:
    best = {start: 0} if budget >= 0 else {}
    for _ in land.neighbours:
        for a, b, price in land.legal_steps():
            if a in best and best[a] + price <= budget:
                best[b] = min(best.get(b, budget), best[a] + price)
    return [best.get(place, -1) for place in range(len(land.neighbours))]


@pytest.mark.parametrize("seed", range(150))
def test_flood_finds_the_cheapest_costs(seed: int) -> None:
    rng = Random(seed)
    land = country(rng)
    for budget in (-1, 0, 1, 3, 8):
        start = rng.randrange(len(land.neighbours))
        assert flood(start, budget, *land) == brute_flood(start, budget, land)


@pytest.mark.parametrize("seed", range(150))
def test_route_is_a_cheapest_path_of_legal_steps(seed: int) -> None:
    rng = Random(seed)
    land = country(rng)
    start, budget = rng.randrange(len(land.neighbours)), rng.randint(-1, 8)
    cheapest = brute_flood(start, budget, land)
    for goal, cost in enumerate(cheapest):
        path = route(start, goal, budget, *land)
        if cost < 0:
            assert path == []
            continue
        assert (path[0], path[-1]) == (start, goal)
        assert len(set(path)) == len(path)
        prices = [min(price for *ends, price in land.legal_steps() if (*ends,) == step) for step in pairwise(path)]
        assert sum(prices) == cost


def test_the_price_of_a_step_depends_on_its_direction() -> None:
    neighbours, costs = ((1,), (0,)), ((1,), (3,))
    assert flood(0, 2, neighbours, costs, [False, False]) == [0, 1]
    assert flood(1, 2, neighbours, costs, [False, False]) == [-1, 0]


def test_steps_that_cost_nothing_go_on_at_the_end_of_the_budget() -> None:
    neighbours, costs = ((1,), (2,), (0,)), ((1,), (0,), (0,))
    assert flood(0, 1, neighbours, costs, [False] * 3) == [0, 1, 1]


def test_the_start_may_be_blocked_and_blocked_may_be_ints() -> None:
    neighbours, costs = ((1, -1), (0, 2), (1, -1)), ((1, 1), (1, 1), (1, 1))
    assert flood(0, 9, neighbours, costs, (1, 0, 0)) == [0, 1, 2]
    assert flood(0, 9, neighbours, costs, (0, 1, 0)) == [0, -1, -1]


def test_route_to_where_one_stands_is_no_step() -> None:
    assert route(1, 1, 0, ((1,), (0,)), ((1,), (1,)), [False, True]) == [1]


def test_among_equal_routes_the_first_neighbours_one_is_taken() -> None:
    neighbours = ((2, 1), (3,), (3,), ())
    costs = ((1, 1), (1,), (1,), ())
    assert route(0, 3, 5, neighbours, costs, [False] * 4) == [0, 2, 3]


def test_a_detour_is_taken_where_it_is_cheaper() -> None:
    neighbours = ((2, 1), (2,), ())
    costs = ((5, 1), (1,), ())
    assert route(0, 2, 5, neighbours, costs, [False] * 3) == [0, 1, 2]
    assert flood(0, 5, neighbours, costs, [False] * 3) == [0, 1, 2]


@pytest.mark.parametrize("seed", range(50))
def test_steps_and_reach_agree_with_a_flood_at_one_a_step(seed: int) -> None:
    rng = Random(seed)
    land = country(rng)
    count = len(land.neighbours)
    ones = [[1] * len(beside) for beside in land.neighbours]
    start = rng.randrange(count)
    assert steps(land.neighbours, start) == brute_flood(start, count, Country(land.neighbours, ones, [False] * count))
    reached = brute_flood(start, count, Country(land.neighbours, ones, land.blocked))
    allowed = [not entry for entry in land.blocked]
    assert reach(land.neighbours, start, allowed) == [cost >= 0 for cost in reached]


def test_steps_on_a_hex_grid_are_its_distances() -> None:
    grid = HexGrid.lettered("ABCDEFGHI", (10, 9, 10, 9, 10, 9, 10, 9, 10))
    for a in range(len(grid)):
        assert steps(grid.neighbours, a) == [grid.distance(a, b) for b in range(len(grid))]


@pytest.mark.parametrize("place", [-1, 2])
def test_what_is_no_place_is_refused(place: int) -> None:
    neighbours, costs, blocked = ((1,), (0,)), ((1,), (1,)), [False, False]
    sentence = f"place {place} is none of the 2 places"
    with pytest.raises(IndexError, match=sentence):
        flood(place, 1, neighbours, costs, blocked)
    with pytest.raises(IndexError, match=sentence):
        route(place, 0, 1, neighbours, costs, blocked)
    with pytest.raises(IndexError, match=sentence):
        route(0, place, 1, neighbours, costs, blocked)
    with pytest.raises(IndexError, match=sentence):
        steps(neighbours, place)
    with pytest.raises(IndexError, match=sentence):
        reach(neighbours, place, [True, True])

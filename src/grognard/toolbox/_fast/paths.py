"""Reach and routes over places joined by priced steps.

``neighbours[a][k]`` is a place beside a (-1: none) and ``costs[a][k]`` the price of going there (negative: impassable).
A place that is ``blocked`` is never entered; the start is not entered, so it may be blocked.
"""

from collections.abc import Sequence


def flood(
    start: int,
    budget: int,
    neighbours: Sequence[Sequence[int]],
    costs: Sequence[Sequence[int]],
    blocked: Sequence[int] | list[bool],
) -> list[int]:
    """The cheapest cost to each place within the budget, -1 where it does not suffice.

    Raises IndexError if the start is no place.
    """
    return _spread(start, -1, budget, neighbours, costs, blocked, [-1] * len(neighbours))


def route(
    start: int,
    goal: int,
    budget: int,
    neighbours: Sequence[Sequence[int]],
    costs: Sequence[Sequence[int]],
    blocked: Sequence[int] | list[bool],
) -> list[int]:
    """One cheapest path within the budget, both ends included; empty if there is none.

    Always the same one: among equals the one found first. Raises IndexError if start or goal is no place.
    """
    _check(goal, len(neighbours))
    came = [-1] * len(neighbours)
    if _spread(start, goal, budget, neighbours, costs, blocked, came)[goal] < 0:
        return []
    path = [goal]
    while path[-1] != start:
        path.append(came[path[-1]])
    path.reverse()
    return path


def steps(neighbours: Sequence[Sequence[int]], start: int) -> list[int]:
    """The number of steps to each place, -1 where no way leads. Raises IndexError if the start is no place."""
    _check(start, len(neighbours))
    far = [-1] * len(neighbours)
    far[start] = 0
    queue = [start]
    for place in queue:
        beyond = far[place] + 1
        for there in neighbours[place]:
            if there >= 0 and far[there] < 0:
                far[there] = beyond
                queue.append(there)
    return far


def reach(neighbours: Sequence[Sequence[int]], start: int, allowed: Sequence[int] | list[bool]) -> list[bool]:
    """Which places a way leads to that enters allowed places only; the start is always among them.

    Raises IndexError if the start is no place.
    """
    _check(start, len(neighbours))
    reached = [False] * len(neighbours)
    reached[start] = True
    queue = [start]
    for place in queue:
        for there in neighbours[place]:
            if there >= 0 and not reached[there] and allowed[there]:
                reached[there] = True
                queue.append(there)
    return reached


def _check(place: int, count: int) -> None:
    # -1 means "no place" throughout the toolbox, and Python would take it for the last one.
    if not 0 <= place < count:
        raise IndexError(f"place {place} is none of the {count} places")


def _spread(
    start: int,
    goal: int,
    budget: int,
    neighbours: Sequence[Sequence[int]],
    costs: Sequence[Sequence[int]],
    blocked: Sequence[int] | list[bool],
    came: list[int],
) -> list[int]:
    """Costs as ``flood``, settled at least as far as the goal; ``came`` takes the place before each on its way.

    Prices are small integers, so places wait in one bucket for each cost and no heap is needed.
    """
    _check(start, len(neighbours))
    best = [-1] * len(neighbours)
    if budget < 0:
        return best
    best[start] = 0
    buckets: list[list[int]] = [[] for _ in range(budget + 1)]
    buckets[0].append(start)
    for spent in range(budget + 1):
        left = budget - spent
        for place in buckets[spent]:  # steps that cost nothing add to the bucket being read
            if place == goal:
                return best
            if best[place] < spent:  # a cheaper way was found after it began to wait here
                continue
            beside = neighbours[place]
            for k, price in enumerate(costs[place]):
                if not 0 <= price <= left:
                    continue
                there, total = beside[k], spent + price
                known = best[there]
                if there >= 0 and (known < 0 or total < known) and not blocked[there]:
                    best[there] = total
                    came[there] = place
                    buckets[total].append(there)
    return best

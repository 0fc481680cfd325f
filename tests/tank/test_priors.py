"""First impressions of Tank on Tank: what `priors` says of answers without carrying them out."""

import pytest

from grognard.games.tank import GAME
from grognard.games.tank.board import UNITS
from grognard.games.tank.movement import Moving
from grognard.games.tank.priors import chance
from grognard.games.tank.state import WAITING, TankState
from grognard.kernel import encode
from tests.tank.battle import hit_chance
from tests.tank.position import at, do, legal, position


def impressions(state: TankState) -> dict[str, float]:
    now = GAME.decision(state)
    assert now is not None
    return dict(zip(map(str, now.actions), GAME.priors(state, now.actions), strict=True))


def test_a_shot_is_as_good_as_its_chance_to_hit() -> None:
    """9.4a, with all that can fire; 9.4b, 9.4c: two firers, one of them from behind."""
    state = position("us_sherman_1@E7>S us_sherman_2@D8>NE de_pz4_1@E8>N de_tiger_1@G6>N us_sherman_3@G5>S")
    found = impressions(state)
    hit = hit_chance(state, "de_pz4_1", "us_sherman_1 us_sherman_2")
    assert found["fire de_pz4_1"] / found["fire de_tiger_1"] == pytest.approx(
        float(hit / hit_chance(state, "de_tiger_1", "us_sherman_3"))
    )
    assert found["end"] < found["fire de_tiger_1"] < found["fire de_pz4_1"]


@pytest.mark.parametrize(("need", "ways"), [(2, 35), (3, 35), (9, 10), (12, 1), (14, 1)])
def test_the_chance_to_hit(need: int, ways: int) -> None:
    """9.4e: a natural 2 always misses, a natural 12 always hits."""
    assert chance(position("us_sherman_1@E7").board, need) == pytest.approx(ways / 36)


def test_a_leader_with_neighbours_comes_before_a_unit_alone() -> None:
    """7.1a: all of them move for one AP."""
    found = impressions(position("us_sherman_hq_1@E5 us_sherman_1@E4 us_sherman_2@E6 us_sherman_3@A1 de_pz4_1@A10"))
    assert found["move us_sherman_hq_1"] > found["move us_sherman_3"] > found["end"]


def test_who_may_go_with_the_leader_goes() -> None:
    state = position("us_sherman_hq_1@E5 us_sherman_1@E4 de_pz4_1@A10")
    do(state, "move us_sherman_hq_1")
    found = impressions(state)
    assert found["move us_sherman_1"] > found["done"]


def test_who_can_fire_too_joins() -> None:
    """9.4b"""
    state = position("us_sherman_1@E7>S us_sherman_2@D7>S de_pz4_1@E8>N")
    do(state, "fire de_pz4_1", "with us_sherman_1")
    assert impressions(state)["with us_sherman_2"] > impressions(state)["shoot"]


def test_it_turns_towards_the_enemy() -> None:
    """5.0d: only what is in front can be fired at."""
    state = position("us_sherman_1@E5>N de_pz4_1@E7>S")
    do(state, "move us_sherman_1")
    found = impressions(state)
    assert found["face S"] > found["face N"]


def test_it_would_rather_come_from_behind() -> None:
    """9.4c: infantry two hexes off, which cannot fire so far whichever way it looks."""
    found = []
    for facing in ("S", "N"):
        state = position(f"us_sherman_1@D6>S us_sherman_2@A1 de_infantry_1@E8>{facing}")
        do(state, "move us_sherman_1")
        found.append(impressions(state)["to E6"])
    behind, before = found
    assert behind > before


def test_a_step_towards_the_goal_comes_before_one_away() -> None:
    """11.4d: the German wants to leave by the north of the map, and leaving is best of all."""
    state = position("de_pz4_1@E5>S us_sherman_1@A10>N", scenario="counterattack", active="de")
    do(state, "move de_pz4_1")
    found = impressions(state)
    assert found["to E4"] > found["to E6"]
    edge = position("de_pz4_1@E1>S us_sherman_1@A10>N", scenario="counterattack", active="de")
    do(edge, "move de_pz4_1")
    found = impressions(edge)
    assert found["leave"] == max(found.values())


@pytest.mark.parametrize(
    ("units", "within"),
    [
        ("us_sherman_3@D3>N", True),  # 8.0e: three hexes, all by road
        ("us_sherman_3@D5>N", True),  # two MP across country
        ("us_sherman_3@D2>N", False),  # too far
        ("us_sherman_3@D3>N us_sherman_2@E6>N", False),  # 8.0i: full
    ],
)
def test_a_goal_within_reach_is_seen_before_the_first_step(units: str, within: bool) -> None:
    """11.1e: E6 is one of the hexes that win."""
    others = "us_sherman_1@A1>N de_pz4_1@I10>N"
    state = position(f"{units} {others}", scenario="head_to_head")
    found = impressions(state)
    assert (found["move us_sherman_3"] > found["move us_sherman_1"]) == within
    do(state, "move us_sherman_3")
    while (best := max(impressions(state), key=impressions(state).__getitem__)).startswith("to"):
        do(state, best)
    assert (at(state, "us_sherman_3") == "E6") == within


# The first of its side to enter: the enemy is still away
@pytest.mark.parametrize(
    ("unit", "side"), [("us_sherman_1", "us"), ("us_priest_1", "us"), ("de_pz4_hq_2", "de"), ("de_pz4_1", "de")]
)
def test_step_by_step_a_unit_comes_to_the_best_place_of_all(unit: str, side: str) -> None:
    """A step is worth where the MP lead that are left, and not the hex alone."""
    state = GAME.setup("head_to_head", {}, bytes(32))
    GAME.start(state)
    everybody = " ".join(f"{UNITS[one]}@waiting" for one, hex_ in enumerate(state.where) if hex_ == WAITING)
    state = position(everybody, scenario="head_to_head", active=side)
    do(state, f"enter {unit}")
    best = max(ends(state))
    while isinstance(state.stack[-1], Moving):
        found = impressions(state)
        do(state, max(found, key=found.__getitem__))
    assert GAME.evaluate(state, state.active) == pytest.approx(best)


def ends(state: TankState) -> list[float]:
    """What the judgement says of every place and facing in which the move may end."""
    waiting, seen, found, seat = [state], set(), [], state.active
    while waiting:
        here = waiting.pop()
        for line in legal(here):
            after = here.copy()
            do(after, line)
            if not isinstance(after.stack[-1], Moving):
                found.append(GAME.evaluate(after, seat))
            elif encode(after) not in seen:
                seen.add(encode(after))
                waiting.append(after)
    return found

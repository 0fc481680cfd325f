"""First impressions: one for each answer, and those of a whole move lead to where the judgement likes it best."""

import math
from random import Random

import pytest

from grognard.games.woods import GAME, priors
from grognard.games.woods.board import GERMAN, UNITS
from grognard.games.woods.routes import routes
from grognard.games.woods.state import WoodsState, board_of
from grognard.kernel import NO_SCOPE, ONE, Decision, encode
from tests.woods.battle import SILENT, attack
from tests.woods.position import bare, begin, controller, do, drop, legal, opening, position


def asked(state: WoodsState) -> Decision:
    now = GAME.decision(state)
    assert now is not None
    return now


def likely(state: WoodsState) -> dict[str, float]:
    """Answer -> what it seems to bring."""
    found = GAME.priors(state, asked(state).actions)
    return dict(zip(legal(state), found, strict=True))


def best(state: WoodsState) -> str:
    """The answer that seems best."""
    found = likely(state)
    return max(found, key=found.__getitem__)


def judged(state: WoodsState) -> dict[str, float]:
    """Answer -> what the judgement says right behind it."""
    now = asked(state)
    found = {}
    for answer, action in zip(legal(state), now.actions, strict=True):
        after = state.copy()
        GAME.apply(after, now.seat, action)
        found[answer] = GAME.evaluate(after, now.seat)
    return found


def order(found: dict[str, float]) -> list[str]:
    return sorted(found, key=lambda answer: -found[answer])


def test_every_answer_has_its_impression_and_nothing_is_changed_by_it() -> None:
    state, rng = opening("attack"), Random(3)
    met = set()
    for _ in range(400):
        now = asked(state)
        if now.kind == ONE and len(now.actions) > 1:
            before = encode(state)
            found = GAME.priors(state, now.actions)
            assert encode(state) == before
            if found:
                met.add(type(state.stack[-1]).__name__)
                assert len(found) == len(now.actions)
                assert all(math.isfinite(worth) and abs(worth) < 1 for worth in found)
        seat = now.seat if now.kind == ONE else now.seats[0]
        GAME.play(state, seat, rng.choice(now.actions_of(seat)))
    assert met >= {"Marching", "Moving", "Attacks", "Muster", "Backing", "Engagement", "Retreating"}


# Bastogne, 1812, lies open in the first; nobody gets to a VP hex in the second; in the third the enemy stands near
@pytest.mark.parametrize(
    ("units", "unit", "side"),
    [
        ("g-2pz-a@2010 g-2pz-b@2413 u-2id-9@3606", "g-2pz-a", "german"),
        ("g-12-27@2413 g-2pz-a@2416 u-2id-9@3606", "g-12-27", "german"),
        ("g-2pz-a@2413 u-2id-9@2113 u-2id-23@2215", "g-2pz-a", "german"),
        ("g-12-27@2413 u-2ad-cca@1307", "u-2ad-cca", "allied"),
    ],
)
def test_step_by_step_a_unit_comes_to_the_best_place_of_all(units: str, unit: str, side: str) -> None:
    state = position(units, side=side)
    do(state, f"move {unit}")
    frame, seat = state.stack[-1], asked(state).seat
    ends = []
    for route in routes(state, board_of(state), UNITS.index(unit), frame.limit, frame.mode).values():
        after = state.copy()
        for hex_ in route.steps:
            GAME.apply(after, seat, next(action for action in asked(after).actions if action.hex == hex_))
        if not route.over:
            do(after, "stop")
        ends.append(GAME.evaluate(after, seat))
    while asked(state).scope == UNITS.index(unit):
        do(state, best(state))
    assert len(ends) > 10
    assert GAME.evaluate(state, seat) >= max(ends) - 1e-9 > min(ends)  # by a detour it may come to more


def test_the_open_vp_hex_is_worth_a_move() -> None:
    state = position("g-2pz-a@2010 g-12-27@2413 g-12-48_89@2414 u-2id-9@3606")
    assert best(state) == "move g-2pz-a"
    do(state, "move g-2pz-a")
    assert controller(state, "1812") == "allied"
    while asked(state).scope != NO_SCOPE:
        do(state, best(state))
    assert controller(state, "1812") == "german"


# Clear country: 1610 and all its neighbours
def test_who_makes_an_attack_better_joins_it() -> None:
    state = position("g-12-27@1609 g-12-48_89@1611 u-2id-9@1610", round_="combat", assets=SILENT)
    do(state, "end")  # no armour closes up (14.4c)
    assert best(state) == "attack 1610"
    do(state, "attack 1610", "join g-12-27")
    assert best(state) == "join g-12-48_89"
    weak = position("g-12-27@1609:1 u-2id-9@1610 u-2id-23@1610", round_="combat", assets="")
    do(weak, "end")
    assert legal(weak) == ["attack 1610", "end"]
    assert best(weak) == "end"


def test_support_goes_to_either_side_and_is_kept_where_it_changes_nothing() -> None:
    state = attack("g-2pz-a@1609 g-2pz-b@1609 u-2id-9@1610 u-2id-23@1110", "1610", "g-2pz-a g-2pz-b", assets="")
    assert best(state).startswith("support")
    do(state, "ready")
    assert best(state).startswith("support ua-v")
    tanks = "g-2pz-a@1609 g-2pz-b@1609 g-lehr-a@1611 g-lehr-b@1611 g-116pz-a@1510 g-116pz-b@1510"
    sure = attack(f"{tanks} u-2id-9@1610:1", "1610", " ".join(name[:-5] for name in tanks.split()), assets="")
    assert best(sure) == "ready"


def test_the_vp_hex_is_entered_by_who_is_worth_most_there() -> None:
    """11.5 As the judgement has it behind each advance."""
    units = "g-2pz-a@1811 g-2pz-b@1811 g-lehr-a@1912 g-lehr-b@1912 u-2id-9@1812:1"
    state = attack(units, "1812", "g-2pz-a g-2pz-b g-lehr-a g-lehr-b")
    do(state, "die 6", "lose u-2id-9")
    assert order(likely(state)) == order(judged(state))
    assert best(state) == "advance g-2pz-a"


def test_who_is_too_many_goes_and_not_one_of_the_pair() -> None:
    """6.2e Two of a division and two others: without one of these the rest may stay."""
    state = begin(bare("g-2pz-a@2416 g-2pz-b@2416 g-lehr-a@2416 g-150@2416 u-2id-9@3606"))
    do(state, "end")
    assert order(likely(state)) == order(judged(state))
    assert best(state) == "remove g-150"


def test_the_weaker_unit_takes_the_loss() -> None:
    state = attack("g-2pz-a@1609:2 g-12-27@1609 u-2id-9@1610 u-2id-23@1610", "1610", "g-2pz-a g-12-27")
    do(state, "die 1")
    assert order(likely(state)) == order(judged(state))


def test_von_der_heydte_jumps_where_his_unit_is_worth_most() -> None:
    """12.7 As the judgement has it once the die has let him land."""
    state = drop("g-5-13@4319 g-1ss-peiper@3909 u-2id-9@3606")
    found = order(likely(state))
    landed = []
    for answer in (found[0], found[len(found) // 2], found[-1]):
        after = state.copy()
        do(after, answer, "die 1")
        landed.append(GAME.evaluate(after, GERMAN))
    assert landed == sorted(landed, reverse=True)
    assert landed[0] > landed[-1]


# Another unit elsewhere or weaker, one more, a VP hex that has fallen, the unit itself weaker
@pytest.mark.parametrize(
    ("units", "more"),
    [
        ("g-2pz-a@2413 u-2id-9@2010", {}),
        ("g-2pz-a@2413 u-2id-9@3606:1", {}),
        ("g-2pz-a@2413 u-2id-9@3606 g-12-27@2414", {}),
        ("g-2pz-a@2413 u-2id-9@3606", {"german": "3328"}),
        ("g-2pz-a@2413:1 u-2id-9@3606", {}),
    ],
)
def test_what_is_remembered_of_a_ground_is_of_this_position(units: str, more: dict[str, str]) -> None:
    """Grounds are kept from one step to the next: whatever they depend on must tell them apart."""
    found = []
    for at, other in (("g-2pz-a@2413 u-2id-9@3606", {}), (units, more)):
        state = position(at, **other)
        do(state, "move g-2pz-a")
        found.append(likely(state))
        with pytest.MonkeyPatch.context() as forgotten:
            forgotten.setattr(priors, "_grounds", {})
            assert likely(state) == found[-1]
    first, second = found
    assert first != second

"""6.4.2.a Casualty points: what the defender may pay with; checked against every payment that the rule allows."""

from collections.abc import Iterator
from itertools import product

import pytest

from grognard.games.arras import GAME
from grognard.games.arras.board import PLACES, UNITS
from grognard.games.arras.events import Eliminated, Rolled
from grognard.games.arras.losses import Losses, losses
from grognard.games.arras.state import ArrasState, board_of
from tests.arras.battle import enter, hit, only
from tests.arras.position import NOBODY, asked, at, cites, do, holder, legal, position, starts, told

X, Y = "de-ss-2-3", "de-ss-1-3"
ATTACKERS = "uk-7rtr-a@16 uk-7rtr-b@16 uk-7rtr-c@16 uk-8dli-1@16 uk-8dli-2@16 uk-8dli-3@16 uk-260-65at@16"


def struck(units: str, points: int, forward: str, **more: str) -> ArrasState:
    """Seven British units assault 12 and win by so many points: the defender is to pay. One more stays Fresh in F."""
    state = position(f"{ATTACKERS} uk-6dli-1@F {units}", used=NOBODY, **more)  # type: ignore[arg-type]
    enter(state, *(f"{item.partition('@')[0]} 12" for item in ATTACKERS.split()))
    do(state, "assault 12", "point uk-7rtr-a")
    if starts(state, "forward"):
        do(state, f"forward {forward}")
    hit(state, points)
    return state


# --- every payment ----------------------------------------------------------------------------------------------------

Payment = tuple[
    str, ...
]  # for each unit: "" untouched, "s" turned Spent, "e" eliminated, "r" retreats; "se", "sr" both

# 6.4.2.a-1, written from the rule: what may happen to a unit, and what it is worth
FRESH = {"": 0, "s": 2, "sr": 4, "se": 4, "e": 5}
SPENT = {"": 0, "e": 2, "r": 2}


def lighter(outcome: str, fresh: bool) -> list[str]:
    """6.4.2.a-4 What is left if one step is taken away, or an outright elimination is softened."""
    if outcome in ("se", "sr"):
        return ["s"]
    if outcome == "e" and fresh:
        return ["", "s"]
    return [""] if outcome else []


def allowed(fresh: tuple[bool, ...], mobile: tuple[bool, ...], points: int) -> set[Payment]:
    """Every payment that 6.4.2.a allows; the first unit is the Forward Unit."""
    menus = [
        [outcome for outcome in (FRESH if new else SPENT) if "r" not in outcome or moves]
        for new, moves in zip(fresh, mobile, strict=True)
    ]

    def worth(payment: Payment) -> int:
        return sum((FRESH if new else SPENT)[outcome] for outcome, new in zip(payment, fresh, strict=True))

    def enough(payment: Payment) -> bool:
        return bool(payment[0]) and worth(payment) >= points

    def superfluous(payment: Payment) -> bool:
        for index, outcome in enumerate(payment):
            for less in lighter(outcome, fresh[index]):
                if enough((*payment[:index], less, *payment[index + 1 :])):
                    return True
        return False

    everything = [payment for payment in product(*menus) if payment[0]]  # 6.4.2.a: the Forward Unit is hit
    if max(map(worth, everything)) < points:
        return {("e",) * len(fresh)}  # 6.4.2.a-5
    exact = {payment for payment in everything if worth(payment) == points}
    if exact:
        return exact  # 6.4.2.a-3
    return {payment for payment in everything if worth(payment) > points and not superfluous(payment)}  # 6.4.2.a-4


STEPS = {"spend": "s", "eliminate": "e", "retreat": "r"}


def offered(state: ArrasState, units: tuple[str, ...]) -> set[Payment]:
    """Every payment that the game lets a defender put together, step by step."""
    found: set[Payment] = set()
    seen: set[Payment] = set()
    waiting: list[tuple[ArrasState, Payment]] = [(state, ("",) * len(units))]
    while waiting:
        here, payment = waiting.pop()
        assert isinstance(here.stack[-1], Losses)
        now = GAME.decision(here)
        assert now is not None
        assert now.actions  # nobody is left without an answer
        for action in now.actions:
            verb, unit = str(action).split()
            index = units.index(unit)
            new = (*payment[:index], payment[index] + STEPS[verb], *payment[index + 1 :])
            after = here.copy()
            GAME.apply(after, now.seat, action)
            if not isinstance(after.stack[-1], Losses):
                found.add(new)
            elif new not in seen:
                seen.add(new)
                waiting.append((after, new))
    return found


STACK = ("de-1-6rr", "de-2-7rr", "de-7at", "de-rommel", "de-1-78art")


def owing(fresh: tuple[bool, ...], mobile: tuple[bool, ...], points: int) -> ArrasState:
    """Points to be paid in 12; whoever is not mobile is frozen."""
    units = STACK[: len(fresh)]
    stack = " ".join(f"{unit}@12{'' if new else '*'}" for unit, new in zip(units, fresh, strict=True))
    frozen = " ".join(unit for unit, moves in zip(units, mobile, strict=True) if not moves)
    state = position(f"{stack} uk-7rtr-a@16", used=NOBODY, frozen=frozen)
    board = board_of(state)
    state.stack.append(losses(state, board, PLACES.index("12"), 1, points, UNITS.index(units[0])))
    return state


def stacks(size: int) -> Iterator[tuple[bool, ...]]:
    """Forward Unit Fresh or Spent, the others by number: their order does not matter."""
    for forward in (True, False):
        for new in range(size):
            yield (forward, *(index < new for index in range(size - 1)))


@pytest.mark.rule("6.4.2.a", "6.4.2.a-1", "6.4.2.a-2", "6.4.2.a-3", "6.4.2.a-4", "6.4.2.a-6")
@pytest.mark.parametrize("fresh", [stack for size in (1, 2, 3, 4) for stack in stacks(size)], ids=str)
def test_every_payment_that_the_rule_allows_and_no_other(fresh: tuple[bool, ...]) -> None:
    """All points from 1 to the largest payment; all may retreat, or nobody, or all but one."""
    units = STACK[: len(fresh)]
    largest = sum(5 if new else 2 for new in fresh)
    patterns = {(True,) * len(fresh), (False,) * len(fresh), (False, *(True,) * (len(fresh) - 1))}
    if len(fresh) > 3:
        patterns = {(True,) * len(fresh)}
    for mobile in patterns:
        for points in range(1, largest + 1):
            state = owing(fresh, mobile, points)
            assert offered(state, units) == allowed(fresh, mobile, points), (mobile, points)


@pytest.mark.rule("6.4.2.a", "6.4.2.a-3", "6.4.2.a-4")
@pytest.mark.parametrize("fresh", [(True, True, True, False, False), (False, True, True, True, True)], ids=str)
@pytest.mark.parametrize("points", [3, 5, 7, 13])
def test_the_payments_of_five_units(fresh: tuple[bool, ...], points: int) -> None:
    mobile = (True, False, True, False, False)
    assert offered(owing(fresh, mobile, points), STACK) == allowed(fresh, mobile, points)


@pytest.mark.rule("6.4.2.a-5")
@pytest.mark.parametrize("fresh", [stack for size in (1, 2, 3) for stack in stacks(size)], ids=str)
def test_more_points_than_all_are_worth_eliminate_all(fresh: tuple[bool, ...]) -> None:
    units = STACK[: len(fresh)]
    largest = sum(5 if new else 2 for new in fresh)
    for points in (largest + 1, largest + 9):
        assert allowed(fresh, (True,) * len(fresh), points) == {("e",) * len(fresh)}
        state = owing(fresh, (True,) * len(fresh), points)
        frame = state.stack[-1]
        events: list[object] = []
        assert frame.advance(state, events)
        assert [at(state, unit) for unit in units] == ["dead"] * len(units)
        assert [type(event) for event in events] == [Eliminated] * len(units)
    exact = owing(fresh, (True,) * len(fresh), largest)
    assert not exact.stack[-1].advance(exact, [])  # the defender is asked, if only how a Spent unit goes


# --- the examples -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.4.2.a-3", "6.4.2.a-4", "6.4.2.a-5")
def test_s_3_clarification_on_losses() -> None:
    """No exact payment: he exceeds if he can, as he likes; if he cannot, he pays all by elimination."""
    state = struck(f"{X}@12", 3, X)
    assert legal(state) == [f"spend {X}", f"eliminate {X}"]  # 4 or 5 for 3
    spent = state.copy()
    do(spent, f"spend {X}")
    assert legal(spent) == [f"eliminate {X}", f"retreat {X}"]
    state = struck(f"{X}@12* {Y}@12*", 5, X)
    assert (at(state, X), at(state, Y)) == ("dead", "dead")  # both could have retreated


@pytest.mark.rule("6.4.2.a", "6.4.2.a-1", "6.4.2.a-3", "6.4.2.a-4")
def test_d_9_odd_cp() -> None:
    state = struck(f"{X}@12 {Y}@12", 3, X)
    assert asked(state) == "german arras-prompt-losses 6.4.2.a"
    assert offered(state, (X, Y)) == {("s", "s"), ("sr", ""), ("se", ""), ("e", "")}
    assert legal(state) == [f"spend {X}", f"eliminate {X}"]
    do(state, f"spend {X}")
    assert legal(state) == [f"eliminate {X}", f"retreat {X}", f"spend {Y}"]
    events = do(state, f"spend {Y}")
    assert told(events) == [f"turned_spent unit={X} place=12", f"turned_spent unit={Y} place=12"]
    assert cites(events) == ["6.4.2.a-1", "6.4.2.a-1"]


@pytest.mark.rule("6.4.2.a-3")
def test_d_10_exact_cp_binds() -> None:
    state = struck(f"{X}@12 {Y}@12", 5, X)
    assert offered(state, (X, Y)) == {("e", "")}
    assert legal(state) == [f"eliminate {X}"]
    events = do(state, f"eliminate {X}")
    assert told(events) == [f"eliminated unit={X} place=12 by=6.4.2.a-1"]
    assert (at(state, X), at(state, Y)) == ("dead", "12")


# --- one by one -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.4.2.a")
def test_the_forward_unit_takes_the_first_step() -> None:
    for forward, other in ((X, Y), (Y, X)):
        state = struck(f"{X}@12 {Y}@12", 4, forward)
        assert legal(state) == [f"spend {forward}"]
        do(state, f"spend {forward}")
        assert sorted(legal(state)) == sorted([f"eliminate {forward}", f"retreat {forward}", f"spend {other}"])


@pytest.mark.rule("6.4.2.a")
def test_what_is_left_to_pay_is_told() -> None:
    state = struck(f"{X}@12 {Y}@12", 7, X)
    now = GAME.decision(state)
    assert now is not None
    assert str(now.prompt) == "arras-prompt-losses place=@arras-place-12 points=7 left=7"
    do(state, f"spend {X}")
    now = GAME.decision(state)
    assert now is not None
    assert str(now.prompt) == "arras-prompt-losses place=@arras-place-12 points=7 left=5"
    assert legal(state) == [f"eliminate {Y}"]  # 2 + 5: any other way leaves an odd point
    lines = {line.rule: line.value for line in GAME.forecast(state, 0).lines}
    assert lines == {"6.4.2": 7, "6.4.2.a-1": 2}


@pytest.mark.rule("6.4.2.a-1")
@pytest.mark.parametrize(
    ("unit", "points", "steps", "where"),
    [
        (f"{X}@12", 5, (f"eliminate {X}",), "dead"),  # Fresh, outright
        (f"{X}@12", 2, (f"spend {X}",), "12*"),
        (f"{X}@12", 4, (f"spend {X}", f"eliminate {X}"), "dead"),
        (f"{X}@12", 4, (f"spend {X}", f"retreat {X}"), "9*"),
        (f"{X}@12*", 2, (f"eliminate {X}",), "dead"),
        (f"{X}@12*", 2, (f"retreat {X}",), "9*"),
    ],
)
def test_the_prices(unit: str, points: int, steps: tuple[str, ...], where: str) -> None:
    # Round 12 only 9 is under German control
    state = struck(f"{unit}", points, X, control="11+ 13+ 14+")
    do(state, *steps)
    assert at(state, X) == where
    assert not isinstance(state.stack[-1], Losses)


@pytest.mark.rule("6.4.2.a-1", "6.4.2.a-6")
def test_leaders_pay_and_die_like_other_units() -> None:
    state = struck("de-rommel@12 de-7at@12", 5, "de-rommel")
    assert legal(state) == ["eliminate de-rommel"]
    assert told(do(state, "eliminate de-rommel")) == ["eliminated unit=de-rommel place=12 by=6.4.2.a-1"]
    assert (at(state, "de-rommel"), at(state, "de-7at")) == ("dead", "12")
    state = struck("de-rommel@12 de-7at@12", 2, "de-7at")
    assert legal(state) == ["spend de-7at"]
    state = struck("de-rommel@12* de-7at@12", 4, "de-7at", control="11+ 13+ 14+")
    do(state, "spend de-7at", "retreat de-rommel")
    assert (at(state, "de-rommel"), at(state, "de-7at")) == ("9*", "12*")


@pytest.mark.rule("6.4.2.a-2")
def test_eliminations_come_before_retreats() -> None:
    """Whatever order the steps are named in; the one that retreats is not eliminated as well."""
    state = struck(f"{X}@12* {Y}@12 de-7at@12", 11, X, control="11+ 13+ 14+")
    do(state, f"retreat {X}", "eliminate de-7at", f"spend {Y}")
    assert legal(state) == [f"eliminate {Y}", f"retreat {Y}"]  # X has paid all that it can
    events = do(state, f"eliminate {Y}")
    assert told(events) == [
        "eliminated unit=de-7at place=12 by=6.4.2.a-1",
        f"eliminated unit={Y} place=12 by=6.4.2.a-1",
        f"retreated unit={X} origin=12 place=9 by=6.4.2.a-1",
        "controlled side=allied place=12",
    ]
    assert holder(state, "12") == "allied"


@pytest.mark.rule("6.4.2.a-2")
def test_nothing_happens_before_all_is_paid() -> None:
    state = struck(f"{X}@12 {Y}@12", 9, X)
    assert legal(state) == [f"spend {X}", f"eliminate {X}"]
    assert do(state, f"eliminate {X}") == []
    assert at(state, X) == "12"
    assert legal(state) == [f"spend {Y}"]  # 5 + 4
    assert do(state, f"spend {Y}") == []
    assert at(state, Y) == "12"
    events = do(state, f"eliminate {Y}")
    assert told(events)[:2] == [
        f"eliminated unit={X} place=12 by=6.4.2.a-1",
        f"eliminated unit={Y} place=12 by=6.4.2.a-1",
    ]


@pytest.mark.rule("6.4.2.a-4", "6.4.2")
@pytest.mark.parametrize(
    ("units", "points", "forward", "payments"),
    [
        (f"{X}@12", 1, X, {("s",)}),
        (f"{X}@12*", 1, X, {("e",), ("r",)}),
        (f"{X}@12* {Y}@12", 1, X, {("e", ""), ("r", "")}),
        (f"{X}@12* {Y}@12", 3, X, {("e", "s"), ("r", "s")}),
        # 5: the Spent Forward Unit gives 2, the other turned Spent and hit again 4, or 5 outright: 7 is not too much
        (f"{X}@12* {Y}@12", 5, X, {(a, b) for a in "er" for b in ("se", "sr", "e")}),
        (f"{X}@12 {Y}@12", 1, X, {("s", "")}),
        (f"{X}@12* {Y}@12*", 3, X, {(a, b) for a in "er" for b in "er"}),
    ],
)
def test_overpaying_has_nothing_superfluous(units: str, points: int, forward: str, payments: set[Payment]) -> None:
    names = tuple(item.partition("@")[0] for item in units.split())
    assert offered(struck(units, points, forward), names) == payments


@pytest.mark.rule("6.4.2.a-5")
@pytest.mark.parametrize(
    ("units", "largest"), [(f"{X}@12", 5), (f"{X}@12*", 2), (f"{X}@12 {Y}@12*", 7), (f"{X}@12 {Y}@12", 10)]
)
def test_all_die_where_the_largest_payment_falls_short(units: str, largest: int) -> None:
    names = [item.partition("@")[0] for item in units.split()]
    state = struck(units, largest, X)
    assert asked(state) == "german arras-prompt-losses 6.4.2.a"
    state = position(f"{ATTACKERS} {units}", used=NOBODY)
    enter(state, *(f"{item.partition('@')[0]} 12" for item in ATTACKERS.split()))
    do(state, "assault 12", "point uk-7rtr-a", *([f"forward {X}"] if len(names) > 1 else []))
    events = hit(state, largest + 1)
    assert only(events, Rolled).destroys
    assert told(events)[1 : len(names) + 2] == [
        *(f"eliminated unit={name} place=12 by=6.4.2.a-1" for name in names),
        "controlled side=allied place=12",
    ]
    assert [at(state, name) for name in names] == ["dead"] * len(names)


@pytest.mark.rule("6.4.2.a-5", "6.4.2")
@pytest.mark.parametrize(
    ("units", "points", "destroys"),
    [
        (f"{X}@12", 4, False),
        (f"{X}@12", 5, True),  # the largest payment, and no other is exact
        (f"{X}@12*", 2, False),  # it may retreat
        (f"{X}@12*", 3, True),
        (f"{X}@12 {Y}@12", 9, False),
        (f"{X}@12 {Y}@12", 10, True),
        (f"{X}@12 {Y}@12*", 7, False),
        (f"{X}@12 {Y}@12*", 8, True),
    ],
)
def test_the_dice_say_whether_anybody_can_be_left(units: str, points: int, destroys: bool) -> None:
    event = rolled(units, points, *([f"forward {X}"] if " " in units else []))
    assert (event.destroys, event.result()) == (destroys, "destroyed" if destroys else f"cp-{points}")


def rolled(units: str, points: int, *more: str, control: str = "", frozen: str = "") -> Rolled:
    """The dice of an assault on 12 that makes so many points."""
    state = position(f"{ATTACKERS} {units}", used=NOBODY, control=control, frozen=frozen)
    enter(state, *(f"{item.partition('@')[0]} 12" for item in ATTACKERS.split()))
    do(state, "assault 12", "point uk-7rtr-a", *more)
    return only(hit(state, points), Rolled)


@pytest.mark.rule("6.4.2.a-5", "6.4.2.a-6")
def test_who_cannot_retreat_is_destroyed_by_all_that_he_is_worth() -> None:
    assert not rolled(f"{X}@12*", 2).destroys
    assert rolled(f"{X}@12*", 2, control="9+ 11+ 13+ 14+").destroys
    assert rolled(f"{X}@12*", 2, frozen=X).destroys
    assert not rolled(f"{X}@12* {Y}@12*", 4, f"forward {X}", frozen=X).destroys
    assert rolled(f"{X}@12* {Y}@12*", 4, f"forward {X}", frozen=f"{X} {Y}").destroys


@pytest.mark.rule("8.1-a", "6.4.2.a-5")
def test_a_gun_that_supported_is_worth_less_when_the_dice_fall() -> None:
    """A Fresh 7 AT and a gun: 10 points, but 7 once the gun has fired; then the 8th leaves nobody."""
    for answer, points, destroys in (("alone", 8, False), ("guns de-1-78art", 7, False), ("guns de-1-78art", 8, True)):
        assert rolled("de-7at@12 de-1-78art@12", points, answer).destroys is destroys


@pytest.mark.rule("6.4.2.a-6")
def test_without_a_destination_a_retreat_is_no_payment() -> None:
    """All round 12 is under Allied control and empty of Germans."""
    state = struck(f"{X}@12*", 2, X, control="9+ 11+ 13+ 14+")
    assert legal(state) == [f"eliminate {X}"]
    state = struck(f"{X}@12*", 2, X, control="9+ 11+ 13+")
    assert legal(state) == [f"eliminate {X}", f"retreat {X}"]


@pytest.mark.rule("6.4.2.a-6")
def test_a_frozen_unit_does_not_retreat() -> None:
    state = struck(f"{X}@12* {Y}@12*", 4, X, frozen=X)
    assert legal(state) == [f"eliminate {X}"]
    do(state, f"eliminate {X}")
    assert legal(state) == [f"eliminate {Y}", f"retreat {Y}"]
    state = struck(f"{X}@12", 4, X, frozen=X)
    do(state, f"spend {X}")
    assert legal(state) == [f"eliminate {X}"]


@pytest.mark.rule("6.4.2.a", "6.4.2.a-1")
def test_the_allies_pay_too() -> None:
    state = position("de-1-25pz@15 uk-6dli-1@16 uk-6dli-2@16* uk-365-92ra@16", side="german", used=NOBODY)
    enter(state, "de-1-25pz 16")
    do(state, "assault 16", "point de-1-25pz", "forward uk-6dli-2", "alone")
    hit(state, 7)
    assert asked(state) == "allied arras-prompt-losses 6.4.2.a"
    names = ("uk-6dli-2", "uk-6dli-1", "uk-365-92ra")
    mobile = (False, False, False)  # nothing round 16 is under Allied control
    assert offered(state, names) == allowed((False, True, True), mobile, 7)
    do(state, "eliminate uk-6dli-2", "eliminate uk-365-92ra")
    assert [at(state, name) for name in names] == ["dead", "16", "dead"]


@pytest.mark.rule("6.4.2.a", "8.1-a")
def test_a_gun_that_supported_in_its_sector_is_spent_for_the_losses() -> None:
    """It counted as Fresh for the defence value; for 6 points the 7 AT gives 4 and the gun only 2."""
    state = position(f"{ATTACKERS} de-7at@12 de-1-78art@12", used=NOBODY)
    enter(state, *(f"{item.partition('@')[0]} 12" for item in ATTACKERS.split()))
    do(state, "assault 12", "point uk-7rtr-a", "guns de-1-78art")
    events = hit(state, 6)
    assert (only(events, Rolled).attack, only(events, Rolled).defence) == (6 + 6, 5 + 1 + 1)
    assert at(state, "de-1-78art") == "12*"
    assert offered(state, ("de-7at", "de-1-78art")) == allowed((True, False), (True, True), 6)

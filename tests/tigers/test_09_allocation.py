"""9.5 Allocation of fire: by quality, everybody once before anybody twice; 9.53 and 9.54 what is free."""

from collections.abc import Iterator
from itertools import chain, combinations, combinations_with_replacement, product

import pytest

from grognard.games.tigers.allocation import Allocation, targets
from grognard.games.tigers.board import UNITS
from grognard.games.tigers.state import TigersState, board_of
from tests.tigers.battle import silent
from tests.tigers.position import asked, at, cites, do, legal, position, question, starts, told

TYPES = ("engineer", "armour", "mechanized", "motorized", "foot")  # 9.51: best first
GERMANS = {
    "engineer": ("g-600", "g-605", "g-207"),
    "armour": ("g-2-pz", "g-116-pz", "g-lehr-pz"),
    "mechanized": ("g-2-2", "g-2-304", "g-116-60"),
    "motorized": ("g-3pg-8", "g-3pg-29", "g-182"),
    "foot": ("g-26-39", "g-26-77", "g-26-78"),
}
ALLIES = {
    "engineer": ("a-1111", "a-1128", "a-1313"),
    "armour": ("a-7-b", "a-3-a", "a-9-2"),
    "mechanized": ("a-7-23", "a-9-52", "a-3-36"),
    "motorized": ("a-4-8", "a-1-26", "a-30-117"),
    "foot": ("a-106-422", "a-28-110-1", "a-2-9"),
}
Enemy = tuple[str, int]  # type, SP


# --- the text of 9.52-9.57, written out -------------------------------------------------------------------------------


def below(kind: str, than: str) -> bool:
    """9.51 Whether a type is of lower quality than another."""
    return TYPES.index(kind) > TYPES.index(than)


def alone_may(firer: str, seen: list[Enemy]) -> list[Enemy]:
    """9.52, 9.54 A single firer among the units that it looks at."""
    fair = [enemy for enemy in seen if enemy[0] == firer or below(enemy[0], firer)]
    lowest = max(seen, key=lambda enemy: TYPES.index(enemy[0]))[0]
    return fair or [enemy for enemy in seen if enemy[0] == lowest]


def among_others_must(firer: str, seen: list[Enemy]) -> list[Enemy]:
    """9.57 Its own quality; if none, the best of those below it; if none, the lowest of those above it."""
    kinds = {kind for kind, _ in seen}
    under = [kind for kind in TYPES if kind in kinds and below(kind, firer)]
    over = [kind for kind in TYPES if kind in kinds and below(firer, kind)]
    wanted = firer if firer in kinds else under[0] if under else over[-1]
    return [enemy for enemy in seen if enemy[0] == wanted]


def by_the_text(firer: str, enemies: list[Enemy], shots: list[int], alone: bool, attacking: bool) -> set[int]:
    """Which enemies a firer may take when each of them is the target of so many others already."""
    open_ = [i for i, count in enumerate(shots) if count == min(shots)]  # 9.55
    if min(shots):
        return set(open_)  # 9.56
    small = [] if attacking else [i for i in open_ if enemies[i][1] == 1]  # 9.53
    found: set[int] = set()
    for dropped in chain.from_iterable(combinations(small, count) for count in range(len(small) + 1)):
        seen = [i for i in open_ if i not in dropped]
        if seen:
            rule = alone_may if alone else among_others_must
            legal_ = rule(firer, [enemies[i] for i in seen])
            found |= {i for i in seen if enemies[i] in legal_}
    return found


def sides() -> Iterator[tuple[list[str], list[Enemy]]]:
    """Up to three firers of the five types against up to three enemies, of 1 or 2 SP."""
    firers = [list(row) for count in (1, 2, 3) for row in combinations_with_replacement(TYPES, count)]
    kinds = list(product(TYPES, (1, 2)))
    enemies = [list(row) for count in (1, 2, 3) for row in combinations_with_replacement(kinds, count)]
    return product(firers, enemies)


def walk(state: TigersState, firers: list[str], enemies: list[Enemy], attacking: bool, seen: set[object]) -> int:
    """Allocate in every way there is, and compare each list of targets with the text."""
    board = board_of(state)
    spare = {kind: list(units) for kind, units in ALLIES.items()}
    theirs = [UNITS.index(spare[kind].pop()) for kind, _ in enemies]
    for unit, (_, sp) in zip(theirs, enemies, strict=True):
        state.sp[unit] = sp
    own = {kind: list(units) for kind, units in GERMANS.items()}
    ours = [UNITS.index(own[kind].pop()) for kind in firers]  # best first: the order of 9.57
    waiting: list[tuple[int, ...]] = [()]
    compared = 0
    while waiting:
        taken = waiting.pop()
        number = len(taken)
        key = (attacking, firers[number], len(firers) == 1, tuple(enemies), tuple(sorted(taken)))
        shots = [taken.count(i) for i in range(len(enemies))]
        expected = by_the_text(firers[number], enemies, shots, len(firers) == 1, attacking)
        if key not in seen:  # the same question comes up behind other firers too
            seen.add(key)
            pairs = tuple((ours[i], theirs[target]) for i, target in enumerate(taken))
            fire = Allocation(attacking, tuple(ours[number + 1 :]), pairs, ours[number])
            found = targets(state, board, fire, ours[number], theirs)
            assert list(found) == [theirs[i] for i in sorted(expected)], (firers, enemies, taken)
            rule = "9.56" if min(shots) else "9.54" if len(firers) == 1 else "9.57"
            assert set(found.values()) == {rule}
            compared += 1
        if number + 1 < len(firers):
            waiting += [(*taken, i) for i in sorted(expected)]
    return compared


@pytest.mark.rule("9.51", "9.52", "9.53", "9.54", "9.55", "9.56", "9.57")
@pytest.mark.parametrize("attacking", [True, False], ids=["attacker", "defender"])
def test_targets_against_the_text_for_every_composition(attacking: bool) -> None:
    state = position("g-26-39@70")
    seen: set[object] = set()
    compared = sum(walk(state, firers, enemies, attacking, seen) for firers, enemies in sides())
    assert compared == len(seen) > 8_000


# --- 9.57 the order of the firers -------------------------------------------------------------------------------------


@pytest.mark.rule("9.51", "9.55", "9.56", "9.57", "9.59")
def test_ex_04_allocation_of_fire() -> None:
    state = silent("a-1111@70 a-4-8@70 a-7-b@70 g-2-pz@70 g-3pg-8@70 g-26-39@70 g-26-77@70", side="allied")
    assert asked(state) == "german tigers-prompt-target 9.52"
    assert question(state) == "tigers-prompt-target unit=@tigers-g-2-pz place=@tigers-place-70 scope=69"
    assert legal(state) == ["at a-7-b"]
    events = do(state, "at a-7-b")
    assert told(events) == ["allocated firer=g-2-pz target=a-7-b"]
    assert cites(events) == ["9.57"]
    assert question(state) == "tigers-prompt-target unit=@tigers-g-3pg-8 place=@tigers-place-70 scope=69"
    assert legal(state) == ["at a-4-8"]
    do(state, "at a-4-8")
    assert asked(state) == "german tigers-prompt-fire 9.57"
    assert question(state) == "tigers-prompt-fire place=@tigers-place-70 scope=69"
    assert legal(state) == ["fire g-26-39", "fire g-26-77"]  # equals: the owner's order
    assert do(state, "fire g-26-77") == []
    assert question(state) == "tigers-prompt-target unit=@tigers-g-26-77 place=@tigers-place-70 scope=69"
    assert legal(state) == ["at a-1111"]  # the only one untargeted
    do(state, "at a-1111")
    assert question(state) == "tigers-prompt-target unit=@tigers-g-26-39 place=@tigers-place-70 scope=69"
    assert legal(state) == ["at a-1111", "at a-4-8", "at a-7-b"]
    do(state, "at a-1111")
    assert asked(state) == "chance tigers-roll-fire 9.21"


@pytest.mark.rule("9.57")
def test_ex_04_with_a_mechanized_firer() -> None:
    state = silent("a-1111@70 a-4-8@70 a-7-b@70 g-2-pz@70 g-2-2@70", side="allied")
    do(state, "at a-7-b")
    assert legal(state) == ["at a-4-8"]  # the best of those below it


@pytest.mark.rule("9.51", "9.57")
def test_the_order_of_the_firers() -> None:
    """All five types, every one against its own; the foot, whose own is not there, fires last and as it likes."""
    allied = [units[0] for units in ALLIES.values()][:4]
    german = [units[0] for units in GERMANS.values()]
    state = silent(" ".join(f"{unit}@70" for unit in [*allied, *german]), side="allied")
    order = []
    while legal(state)[0].startswith("at "):
        order.append(question(state).split()[1].partition("@tigers-")[2] + " " + ", ".join(starts(state, "at")))
        do(state, legal(state)[0])
    assert order == [
        "g-600 a-1111",
        "g-2-pz a-7-b",
        "g-2-2 a-7-23",
        "g-3pg-8 a-4-8",
        "g-26-39 a-1111, a-4-8, a-7-b, a-7-23",
    ]


@pytest.mark.rule("9.57", "9.59")
def test_units_fire_in_the_order_of_their_allocation() -> None:
    state = silent("a-7-b@70 a-3-a@70 g-2-pz@70 g-116-pz@70", side="allied")
    do(state, "fire g-116-pz", "at a-7-b", "at a-3-a")
    events = do(state, "hits 0", "hits 0")
    assert told(events) == [
        "fired firer=g-116-pz target=a-7-b hits=0 destroys=False need=6 dice=()",
        "fired firer=g-2-pz target=a-3-a hits=0 destroys=False need=6 dice=()",
    ]
    assert asked(state) == "allied tigers-prompt-fire 9.57"
    assert legal(state) == ["fire a-7-b", "fire a-3-a"]


@pytest.mark.rule("9.52", "9.57")
@pytest.mark.parametrize(
    ("enemies", "legal_"),
    [
        ("a-1111 a-7-b a-7-23 a-106-422", ["a-7-23"]),  # its own quality
        ("a-1111 a-7-b a-4-8 a-106-422", ["a-4-8"]),  # else the best of those below
        ("a-1111 a-7-b a-106-422", ["a-106-422"]),
        ("a-1111 a-7-b", ["a-7-b"]),  # else the lowest of those above
        ("a-1111 a-1128", ["a-1111", "a-1128"]),
    ],
)
def test_the_target_of_a_mechanized_unit_that_fires_with_others(enemies: str, legal_: list[str]) -> None:
    """The other firer is foot, and comes after it."""
    german = "g-2-2@70 g-26-39@70"
    state = silent(f"{german} " + " ".join(f"{unit}@70" for unit in enemies.split()))
    while not question(state).startswith("tigers-prompt-target unit=@tigers-g-2-2 "):
        do(state, legal(state)[0])
    assert sorted(legal(state)) == [f"at {unit}" for unit in legal_]


# --- 9.54 a single firer ----------------------------------------------------------------------------------------------


@pytest.mark.rule("9.52", "9.54")
@pytest.mark.parametrize(
    ("firer", "enemies", "legal_"),
    [
        ("g-2-2", "a-1111 a-7-b a-7-23 a-4-8", ["a-4-8", "a-7-23"]),  # equal or lower, as it likes
        ("g-2-2", "a-1111 a-7-b a-106-422", ["a-106-422"]),
        ("g-2-2", "a-1111 a-7-b", ["a-7-b"]),  # else the lowest there is
        ("g-26-39", "a-1111 a-7-b a-7-23 a-4-8", ["a-4-8"]),
        ("g-600", "a-1111 a-7-b a-4-8 a-106-422", ["a-106-422", "a-1111", "a-4-8", "a-7-b"]),
    ],
)
def test_a_single_attacker_need_not_prefer_its_equals(firer: str, enemies: str, legal_: list[str]) -> None:
    state = silent(f"{firer}@70 " + " ".join(f"{unit}@70" for unit in enemies.split()))
    while not asked(state).startswith("german"):
        do(state, legal(state)[0])
    assert sorted(legal(state)) == [f"at {unit}" for unit in legal_]


@pytest.mark.rule("9.54")
def test_one_survivor_of_two_attackers_fires_alone() -> None:
    """R16: what counts is who fires, not who came."""
    state = silent("g-2-pz@70 g-26-39@70 a-7-b@70 a-7-23@70 a-106-422@70")
    do(state, "at g-2-pz", "at g-26-39", "at g-2-pz", "hits 0", "hits 0", "hits 0")
    assert question(state).startswith("tigers-prompt-target unit=@tigers-g-2-pz ")
    assert legal(state) == ["at a-7-b"]
    state = silent("g-2-pz@70 g-26-39@70:2 a-7-b@70 a-7-23@70 a-106-422@70")
    do(state, "at g-2-pz", "at g-26-39", "at g-2-pz", "hits 0", "hits 2", "hits 0")
    assert at(state, "g-26-39") == "dead"
    assert sorted(legal(state)) == ["at a-106-422", "at a-7-23", "at a-7-b"]


# --- 9.53 units of 1 SP -----------------------------------------------------------------------------------------------


@pytest.mark.rule("9.53", "9.54")
def test_a_single_defender_may_leave_out_units_of_one() -> None:
    """Foot that fires at foot 1 or, leaving it out, at the lowest of the rest."""
    state = silent("g-2-pz@70 g-2-2@70 g-26-39@70:1 a-106-422@70")
    assert sorted(legal(state)) == ["at g-2-2", "at g-26-39"]
    state = silent("g-2-pz@70 g-2-2@70 g-26-39@70:2 a-106-422@70")
    assert legal(state) == ["at g-26-39"]
    state = silent("g-2-pz@70:1 g-2-2@70:1 g-26-39@70:1 a-106-422@70")
    assert sorted(legal(state)) == ["at g-2-2", "at g-2-pz", "at g-26-39"]


@pytest.mark.rule("9.53")
def test_an_attacker_may_not_leave_them_out() -> None:
    state = silent("g-26-39@70 a-7-b@70 a-106-422@70:1")
    do(state, "at g-26-39", "at g-26-39", "hits 0", "hits 0")
    assert legal(state) == ["at a-106-422"]


@pytest.mark.rule("9.53", "9.57")
def test_defenders_together_may_leave_out_units_of_one() -> None:
    state = silent("g-2-pz@70:1 g-2-2@70 g-26-39@70 a-7-b@70 a-106-422@70")
    assert legal(state) == ["at g-2-pz", "at g-2-2"]  # its own quality, or the best below without it
    do(state, "at g-2-2")
    assert legal(state) == ["at g-26-39"]


@pytest.mark.rule("9.53", "9.55", "9.54")
def test_the_last_unit_of_one_is_fired_at_before_any_other_twice() -> None:
    """R15: 9.55 goes first."""
    state = silent("g-2-pz@70:1 g-2-2@70 a-7-b@70 a-106-422@70")
    do(state, "at g-2-2")
    assert legal(state) == ["at g-2-pz"]


# --- 9.55, 9.56, 9.58 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.55", "9.56")
def test_everybody_twice_before_anybody_three_times() -> None:
    """Four firers, one enemy of each of two types: the last two as they like, but not at the same one."""
    state = silent("a-7-b@70 a-106-422@70 g-26-39@70 g-26-77@70 g-26-78@70 g-5fj-13@70", side="allied")
    do(state, "fire g-26-39")
    assert legal(state) == ["at a-106-422"]
    do(state, "at a-106-422", "fire g-26-77")
    assert legal(state) == ["at a-7-b"]
    do(state, "at a-7-b", "fire g-26-78")
    assert sorted(legal(state)) == ["at a-106-422", "at a-7-b"]
    do(state, "at a-7-b")
    assert legal(state) == ["at a-106-422"]
    do(state, "at a-106-422")
    assert asked(state) == "chance tigers-roll-fire 9.21"


@pytest.mark.rule("9.55")
def test_a_single_enemy_is_everybodys_target() -> None:
    state = silent("g-2-pz@70 a-7-b@70 a-7-23@70 a-106-422@70")
    do(state, "at g-2-pz", "at g-2-pz", "at g-2-pz")
    assert asked(state) == "chance tigers-roll-fire 9.21"


@pytest.mark.rule("9.58", "9.59")
def test_all_fire_is_allocated_before_any_is_rolled_and_none_is_split() -> None:
    """Two units at the same target: the first one destroys it, the fire of the second is lost (9.22)."""
    state = silent("g-26-39@70:2 a-7-b@70 a-106-422@70")
    events = do(state, "at g-26-39", "at g-26-39")
    assert told(events) == ["allocated firer=a-7-b target=g-26-39", "allocated firer=a-106-422 target=g-26-39"]
    events = do(state, "hits 3")
    assert told(events) == [
        "fired firer=a-7-b target=g-26-39 hits=3 destroys=True need=6 dice=()",
        "unit_lost unit=g-26-39 place=70 by=9.21",
        "battle_ended place=70",
    ]


@pytest.mark.rule("9.22", "9.58")
def test_lost_fire_is_passed_over_for_the_next_firer() -> None:
    state = silent("g-26-39@70:1 g-26-77@70 a-7-b@70 a-106-422@70 a-2-9@70 a-28-110-1@70")
    do(state, "at g-26-39", "fire a-106-422", "at g-26-77", "fire a-2-9", "at g-26-39", "at g-26-77")
    events = do(state, "hits 1", "hits 0", "hits 1")
    assert told(events) == [
        "fired firer=a-7-b target=g-26-39 hits=1 destroys=True need=6 dice=()",
        "unit_lost unit=g-26-39 place=70 by=9.21",
        "fired firer=a-106-422 target=g-26-77 hits=0 destroys=False need=5 dice=()",
        "fired firer=a-28-110-1 target=g-26-77 hits=1 destroys=False need=5 dice=()",  # a-2-9 has nothing to fire at
        "unit_reduced unit=g-26-77 sp=2 by=9.21",
    ]
    assert asked(state) == "german tigers-prompt-target 9.52"

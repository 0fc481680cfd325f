"""6.0-6.4 Assault: who takes part, the two values, the dice, failure and success."""

from itertools import product
from pathlib import Path

import pytest

from grognard.games.arras import GAME
from grognard.games.arras.actions import margin
from grognard.games.arras.board import PLACES
from grognard.games.arras.events import AssaultBegan, Eliminated, Rolled
from grognard.games.arras.state import ArrasState
from grognard.kernel import CHANCE, CHANCES
from grognard.kernel.decision import NO_SCOPE
from tests.arras.battle import corrected, enter, hit, only, sums, values
from tests.arras.position import NOBODY, asked, at, cites, do, group, holder, legal, position, starts, told

ROLL = [f"margin {value}" for value in range(-10, 11)]  # two dice against two

# Examples D-6 to D-8: from Achicourt's side of the Crinchon against one battalion in Agny
AGNY = "uk-4rtr-a@23 uk-4rtr-b@23 uk-4rnf-2@23 uk-206-52at@23 uk-martel@23 de-1-6rr@10"
MARCH = ("uk-4rtr-a 11 10", "uk-4rtr-b 11 10", "uk-4rnf-2 11 10", "uk-206-52at 11 10", "uk-martel 11 10")


def agny() -> ArrasState:
    """Example D-6, with the dice still to be rolled."""
    state = position(AGNY, used=NOBODY)
    enter(state, *MARCH)
    do(state, "assault 10", "point uk-4rtr-a")
    return state


# --- 6.0, 6.1: who takes part -----------------------------------------------------------------------------------------


@pytest.mark.rule("6.0", "5.2.1-a")
def test_only_fresh_units_assault() -> None:
    state = position("uk-6dli-1@12 uk-6dli-2@12* uk-martel@12 uk-6dli-3@12 de-1-6rr@12 de-7at@9", used=NOBODY)
    do(state, "fight 12")
    assert asked(state) == "allied arras-prompt-point 5.2.1-a"
    assert legal(state) == ["point uk-6dli-1", "point uk-6dli-3"]
    do(state, "point uk-6dli-3")
    assert asked(state) == "allied arras-prompt-muster 5.2.1-a"
    assert legal(state) == ["with uk-6dli-1", "with uk-martel", "attack"]
    do(state, "with uk-martel")
    assert legal(state) == ["with uk-6dli-1", "attack"]
    events = do(state, "attack")
    assert told(events) == [
        "assault_began side=allied place=12 point=uk-6dli-3 others=uk-martel",
        "forward_named unit=de-1-6rr",
    ]
    assert cites(events) == ["6.1", "6.3-A"]


@pytest.mark.rule("6.0", "5.2.1-a")
def test_spent_units_fight_for_nothing() -> None:
    state = position("uk-6dli-1@12* uk-martel@12 uk-6dli-2@16 de-1-6rr@12", used=NOBODY)
    assert starts(state, "fight") == []  # the only Fresh unit there has no attack factor
    state = position("uk-6dli-1@12 uk-365-92ra@12 de-1-6rr@12", used=NOBODY)
    assert starts(state, "fight") == ["12"]
    do(state, "fight 12", "point uk-6dli-1")
    assert legal(state) == ["attack"]  # artillery is never an attacker


@pytest.mark.rule("6.0")
def test_every_enemy_unit_in_the_sector_is_attacked() -> None:
    """Fresh and Spent, leader and gun: more points than all are worth leave nobody, one point fewer leaves a choice."""
    for points in (9, 10):
        state = position(f"{group('allied', 'B', '16')} de-7at@12 de-rommel@12* de-ss-art1@12*", used=NOBODY)
        enter(state, *(f"{unit} 12" for unit in starts(state, "move")))
        do(state, "assault 12", "point uk-7rtr-a", "forward de-7at")
        events = hit(state, points)
        assert only(events, Rolled).destroys is (points > 5 + 2 + 2)
        if points > 9:
            assert [at(state, unit) for unit in ("de-7at", "de-rommel", "de-ss-art1")] == ["dead"] * 3
        else:
            assert legal(state) == ["eliminate de-7at"]  # and then two more, each eliminated or retreating


@pytest.mark.rule("6.1")
def test_the_order_of_an_assault() -> None:
    """Attackers and Point Unit, Forward Unit, support (the side without the Advantage first), dice."""
    state = position("uk-7rtr-a@16 uk-8dli-1@16 de-7at@12 de-1-6rr@12", used=NOBODY, air=(1, 1))
    enter(state, "uk-7rtr-a 12", "uk-8dli-1 12")
    assert asked(state) == "allied arras-prompt-impulse 5.0-a"
    assert legal(state) == ["assault 12"]  # an assault that was created must be resolved
    do(state, "assault 12")
    assert (asked(state), legal(state)) == ("allied arras-prompt-point 6.1", ["point uk-7rtr-a", "point uk-8dli-1"])
    events = do(state, "point uk-8dli-1")
    assert told(events) == ["assault_began side=allied place=12 point=uk-8dli-1 others=uk-7rtr-a"]
    assert asked(state) == "german arras-prompt-forward 6.3-A"
    assert legal(state) == ["forward de-7at", "forward de-1-6rr"]
    events = do(state, "forward de-7at")
    assert told(events) == ["forward_named unit=de-7at"]
    assert (asked(state), legal(state)) == ("german arras-prompt-support-defence 8.0", ["alone", "air"])
    do(state, "alone")
    assert (asked(state), legal(state)) == ("allied arras-prompt-support-attack 8.0", ["alone", "air"])
    do(state, "alone")
    assert (asked(state), legal(state)) == ("chance arras-roll-assault 6.1.1", ROLL)


def question(state: ArrasState) -> tuple[str, int]:
    """The prompt with what it speaks of, and the place that the decision is part of."""
    now = GAME.decision(state)
    assert now is not None
    return str(now.prompt).removeprefix("arras-"), now.scope


@pytest.mark.rule("6.1", "9.1")
def test_the_questions_of_an_assault_name_its_place() -> None:
    state = position("uk-7rtr-a@16 uk-8dli-1@16 de-7at@12 de-1-6rr@12 uk-6dli-1@F", air=(1, 1))
    enter(state, "uk-7rtr-a 12", "uk-8dli-1 12")
    place, scope = "place=@arras-place-12", PLACES.index("12")
    found = []
    for line in (
        "assault 12",
        "point uk-7rtr-a",
        "forward de-7at",
        "air",
        "alone",
        "margin 9",
        "stand",
        "spend de-7at",
    ):
        do(state, line)
        found.append(question(state))
    assert found == [
        (f"prompt-point {place}", scope),
        (f"prompt-forward {place}", scope),
        (f"prompt-support-defence {place}", scope),
        (f"prompt-support-attack {place}", scope),
        ("roll-assault", scope),
        (f"prompt-reroll-assault {place} points=9", 0),
        (f"prompt-losses {place} points=9 left=9", NO_SCOPE),
        (f"prompt-losses {place} points=9 left=7", NO_SCOPE),
    ]


@pytest.mark.rule("6.4.1", "9.1")
def test_the_window_after_a_failure_speaks_of_no_points() -> None:
    state = position("uk-7rtr-a@16 de-1-6rr@12 uk-6dli-1@F")
    enter(state, "uk-7rtr-a 12")
    do(state, "assault 12", "point uk-7rtr-a", "margin -3")
    assert question(state)[0] == "prompt-reroll-assault place=@arras-place-12 points=0"
    assert at(state, "uk-7rtr-a") == "12"  # nothing happens before the dice stand
    do(state, "stand")
    assert (at(state, "uk-7rtr-a"), question(state)) == ("dead", ("prompt-withdraw place=@arras-place-12", NO_SCOPE))


@pytest.mark.rule("5.2.1-a")
def test_the_questions_of_a_fight_name_its_place() -> None:
    state = position("uk-6dli-1@12 uk-6dli-2@12 de-1-6rr@12", used=NOBODY)
    do(state, "fight 12")
    assert question(state) == ("prompt-point place=@arras-place-12", PLACES.index("12"))
    do(state, "point uk-6dli-2")
    assert question(state) == ("prompt-muster place=@arras-place-12", PLACES.index("12"))
    do(state, "with uk-6dli-1")
    assert told(do(state, "attack"))[0] == "assault_began side=allied place=12 point=uk-6dli-2 others=uk-6dli-1"


@pytest.mark.rule("6.0", "13.4")
def test_frozen_units_do_not_assault() -> None:
    state = position("uk-6dli-1@12 uk-6dli-2@12 de-1-6rr@12", used=NOBODY, frozen="uk-6dli-2")
    do(state, "fight 12", "point uk-6dli-1")
    assert legal(state) == ["attack"]
    state = position("uk-6dli-2@12 uk-martel@12 uk-6dli-1@F de-1-6rr@12", used=NOBODY, frozen="uk-6dli-2")
    assert starts(state, "fight") == []


@pytest.mark.rule("5.2.1", "5.2.1-b")
def test_units_that_find_nobody_left_to_fight_turn_spent() -> None:
    """3 DLM goes out of 12 and back in (3 + 3 MP); those who stayed destroy the enemy before it assaults."""
    state = position("fr-3dlm@12 uk-7rtr-a@12 uk-8dli-1@12 uk-6dli-1@F de-7at@12* de-1-6rr@A", used=NOBODY)
    enter(state, "fr-3dlm 11 12")
    assert legal(state) == ["move uk-7rtr-a", "move uk-8dli-1", "assault 12", "fight 12"]
    do(state, "fight 12", "point uk-7rtr-a")
    assert legal(state) == ["with uk-8dli-1", "attack"]  # never with those who entered
    do(state, "attack")
    hit(state, 3)
    assert (at(state, "fr-3dlm"), at(state, "uk-7rtr-a"), at(state, "uk-8dli-1")) == ("12*", "12*", "12")
    assert asked(state) == "allied arras-prompt-phase 4.3"


@pytest.mark.rule("6.1")
def test_totals_are_value_plus_dice() -> None:
    state = agny()
    event = only(do(state, "dice 66 11"), Rolled)
    assert (event.attack, event.defence, event.margin, event.points) == (8, 11, 10, 7)
    state = agny()
    event = only(do(state, "dice 11 66"), Rolled)
    assert (event.margin, event.points) == (-10, -13)


@pytest.mark.rule("6.1-a")
def test_all_that_entered_take_part_as_one_assault() -> None:
    """Whoever entered 12 from 16, from 11 or from 14 is in; whoever stopped in 11, or stayed, is not."""
    state = position(
        "uk-7rtr-a@16 uk-8dli-1@16 uk-8dli-2@16 uk-260-65at@16 uk-4rnf-1@16 uk-8dli-3@16 de-1-6rr@12",
        used=NOBODY,
        control="11+ 14+",
    )
    enter(state, "uk-260-65at 11 12", "uk-8dli-1 12", "uk-8dli-2 11 stop", "uk-4rnf-1 14 12", "uk-7rtr-a 12")
    events = do(state, "assault 12", "point uk-7rtr-a")
    began = only(events, AssaultBegan)
    assert told([began]) == [
        "assault_began side=allied place=12 point=uk-7rtr-a others=uk-8dli-1,uk-4rnf-1,uk-260-65at"
    ]
    assert values(state) == (6 + 3, 9 + 1)
    assert (at(state, "uk-8dli-2"), at(state, "uk-8dli-3")) == ("11*", "16")


@pytest.mark.rule("6.1-a", "5.0-a")
@pytest.mark.parametrize("order", [("12", "14"), ("14", "12")])
def test_two_sectors_are_two_assaults_in_any_order(order: tuple[str, str]) -> None:
    state = position("uk-7rtr-a@16 uk-7rtr-b@16 uk-8dli-1@16 de-1-6rr@12 de-ss-1-3@14", used=NOBODY)
    enter(state, "uk-7rtr-a 12", "uk-7rtr-b 14", "uk-8dli-1 14")
    assert legal(state) == ["assault 12", "assault 14"]
    first, second = order
    points = {"12": ("uk-7rtr-a", ""), "14": ("uk-7rtr-b", "uk-8dli-1")}
    for place in (first, second):
        point, others = points[place]
        assert f"assault {place}" in legal(state)
        events = do(state, f"assault {place}", f"point {point}")
        assert told(events)[0] == f"assault_began side=allied place={place} point={point} others={others}"
        do(state, "margin 0", "hold")
    assert (at(state, "uk-7rtr-a"), at(state, "uk-7rtr-b"), at(state, "uk-8dli-1")) == ("dead", "dead", "16*")


# --- 6.1.1: the dice --------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.1.1", "8.0")
@pytest.mark.parametrize(("attack", "defence"), product((2, 3), (2, 3)))
def test_both_sides_roll_two_dice_or_three_with_support(attack: int, defence: int) -> None:
    state = position("uk-7rtr-a@16 de-1-6rr@12", used=NOBODY, air=(1, 1))
    enter(state, "uk-7rtr-a 12")
    do(state, "assault 12", "point uk-7rtr-a", "alone" if defence == 2 else "air", "alone" if attack == 2 else "air")
    now = GAME.decision(state)
    assert now is not None
    assert (now.kind, now.seat) == (CHANCES, CHANCE)
    counted: dict[int, int] = {}
    for dice in product(range(1, 7), repeat=attack + defence):
        value = sum(dice[:attack]) - sum(dice[attack:])
        counted[value] = counted.get(value, 0) + 1
    assert legal(state) == [f"margin {value}" for value in range(attack - 6 * defence, 6 * attack - defence + 1)]
    assert list(now.weights) == [counted[value] for value in sorted(counted)]
    assert state.air == [int(attack == 2), int(defence == 2)]


@pytest.mark.rule("6.1.1")
@pytest.mark.parametrize(("value", "ways"), [(-10, 1), (0, 146), (3, 104), (9, 4)])
def test_the_faces_of_the_dice_are_told(value: int, ways: int) -> None:
    faces = set()
    for way in range(ways):
        state = agny()
        event = only(GAME.resolve(state, margin(value), way), Rolled)
        assert (len(event.ours), len(event.theirs)) == (2, 2)
        assert sum(event.ours) - sum(event.theirs) == value
        assert all(1 <= face <= 6 for face in event.thrown())
        faces.add(event.thrown())
    assert len(faces) == ways


def chances(state: ArrasState, seat: int = 0) -> list[tuple[str, int]]:
    """The chances that are shown before the dice fall, in ways of 1296."""
    (roll,) = GAME.forecast(state, seat).rolls
    assert {result.of for result in roll.results} == {1296}
    return [(result.label, result.ways) for result in roll.results]


@pytest.mark.rule("6.1.1", "6.4")
def test_the_chances_are_shown_while_an_assault_is_put_together() -> None:
    """Example D-6, 8 against 11: 5 points or more destroy the one unit there, a tie fails."""
    counted: dict[int, int] = {}
    for a, b, c, d in product(range(1, 7), repeat=4):
        points = 8 + a + b - 11 - c - d
        counted[points] = counted.get(points, 0) + 1
    expected = [("destroyed", sum(ways for points, ways in counted.items() if points >= 5))]
    expected += [(f"cp-{points}", counted[points]) for points in (4, 3, 2, 1)]
    expected += [("failed", sum(ways for points, ways in counted.items() if points <= 0))]
    state = position(AGNY, used=NOBODY)
    enter(state, *MARCH)
    assert chances(state) == expected
    assert chances(state, 1) == expected[::-1]  # the best for the one who looks comes first
    do(state, "assault 10")
    assert chances(state) == expected
    # From within: 5 + 1 against 11
    state = position("uk-4rtr-a@10 uk-4rtr-b@10 de-1-6rr@10", used=NOBODY)
    do(state, "fight 10", "point uk-4rtr-a", "with uk-4rtr-b")
    found = dict(chances(state))
    assert found["cp-3"] == counted[3 + 2]  # two less than 8
    assert found["destroyed"] == sum(ways for points, ways in counted.items() if points >= 7)


# --- 6.2: the attack value --------------------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "6.2-A", "6.2-B", "6.2-E", "6.3", "6.3-A", "6.3-C")
def test_d_6_values() -> None:
    state = position(AGNY, used=NOBODY)
    enter(state, *MARCH)
    do(state, "assault 10")
    attack, defence = {"6.2-A": 5, "6.2-B": 4, "6.2-E": -1, "6.2": 8}, {"6.3-A": 9, "6.3-C": 2, "6.3": 11}
    assert sums(state) == (attack, defence)
    assert values(state, "point uk-4rtr-a") == (8, 11)


@pytest.mark.rule("6.2-A", "5.2.2")
def test_any_point_capable_unit_that_entered_is_the_point_unit() -> None:
    """Not only the first one in; its attack factor counts."""
    state = position(AGNY, used=NOBODY)
    enter(state, *MARCH)
    do(state, "assault 10")
    assert starts(state, "point") == ["uk-4rtr-a", "uk-4rtr-b", "uk-4rnf-2", "uk-206-52at"]  # never Martel
    factors = {"uk-4rtr-a": 5, "uk-4rtr-b": 5, "uk-4rnf-2": 2, "uk-206-52at": 3}
    assert {unit: values(state, f"point {unit}")[0] for unit in factors} == {u: f + 4 - 1 for u, f in factors.items()}


@pytest.mark.rule("6.2-A")
@pytest.mark.parametrize(
    ("unit", "factor"), [("de-2-7rr", 6), ("de-2-86flak", 3), ("de-7at", 3), ("de-1-25pz", 9), ("de-37recce-r", 4)]
)
def test_the_factor_of_german_point_units(unit: str, factor: int) -> None:
    state = position(f"{unit}@12 uk-6dli-1@16 de-37recce@out", side="german", used=NOBODY)
    enter(state, f"{unit} 16")
    do(state, "assault 16")
    assert values(state, f"point {unit}") == (factor, 3 + 1)


@pytest.mark.rule("6.2-B")
def test_each_other_unit_adds_one() -> None:
    for count in range(1, 10):
        state = position(f"{group('allied', 'B', '16')} uk-martel@16 de-1-6rr@12", used=NOBODY)
        units = starts(state, "move")[:count]
        enter(state, *(f"{unit} 12" for unit in units))
        do(state, "assault 12")
        attack, _ = sums(state)
        more = {"6.2-B": count - 1} if count > 1 else {}
        assert attack == {"6.2-A": 6, **more, "6.2": 6 + count - 1}
        assert values(state, "point uk-7rtr-a")[0] == 5 + count


@pytest.mark.rule("6.2-B")
def test_a_leader_counts_as_one_more() -> None:
    state = position("uk-7rtr-a@16 uk-martel@16 de-1-6rr@12", used=NOBODY)
    enter(state, "uk-7rtr-a 12", "uk-martel 12")
    do(state, "assault 12")
    assert sums(state)[0] == {"6.2-A": 6, "6.2-B": 1, "6.2": 7}


@pytest.mark.rule("6.2-B", "5.2.2-a")
def test_artillery_never_counts_for_the_attack() -> None:
    state = position("uk-6dli-1@12 uk-6dli-2@12 uk-365-92ra@12 de-1-6rr@12", used=NOBODY)
    do(state, "fight 12", "point uk-6dli-1")
    assert legal(state) == ["with uk-6dli-2", "attack"]
    do(state, "with uk-6dli-2")
    assert sums(state)[0] == {"6.2-A": 3, "6.2-B": 1, "6.2": 4}
    do(state, "attack")
    assert (asked(state), legal(state)) == (
        "allied arras-prompt-support-attack 8.0",
        ["alone", "guns uk-365-92ra"],
    )
    assert values(state, "guns uk-365-92ra") == (4, 10)


@pytest.mark.rule("6.2-C")
@pytest.mark.parametrize(
    ("side", "units", "point", "mixed"),
    [
        ("allied", "uk-8dli-1 uk-8dli-2", "uk-8dli-1", 0),
        ("allied", "fr-3dlm fr-11rdp-1", "fr-3dlm", 0),
        ("allied", "uk-8dli-1 fr-11rdp-1", "uk-8dli-1", -1),
        ("allied", "uk-8dli-1 uk-8dli-2 fr-11rdp-1 fr-11rdp-2", "uk-8dli-1", -1),  # once
        ("allied", "fr-11rdp-1 uk-martel", "fr-11rdp-1", -1),  # a leader takes part too
        ("german", "de-2-7rr de-2-86flak", "de-2-7rr", 0),  # Flak counts as Wehrmacht
        ("german", "de-ss-1-3 de-ss-2-3 de-eiche", "de-ss-1-3", 0),
        ("german", "de-ss-1-3 de-2-86flak", "de-ss-1-3", -1),
        ("german", "de-2-7rr de-eiche", "de-2-7rr", -1),
    ],
)
def test_mixed_armies_lose_one_once(side: str, units: str, point: str, mixed: int) -> None:
    enemy = "de-1-6rr@14" if side == "allied" else "uk-6dli-1@14"
    names = units.split()
    state = position(" ".join(f"{unit}@16" for unit in names) + f" {enemy}", side=side, used=NOBODY)
    enter(state, *(f"{unit} 14" for unit in names))
    do(state, "assault 14", f"point {point}")
    factor = {"uk-8dli-1": 3, "fr-3dlm": 5, "fr-11rdp-1": 3, "de-2-7rr": 6, "de-ss-1-3": 6}[point]
    assert values(state)[0] == factor + len(names) - 1 + mixed


@pytest.mark.rule("6.2-C", "6.2-E")
def test_mixed_armies_are_a_line_of_the_sum() -> None:
    state = position("uk-8dli-1@22 fr-3dlm@22 de-1-6rr@18 de-7at@18", used=NOBODY)
    enter(state, "fr-3dlm 18", "uk-8dli-1 18")
    do(state, "assault 18", "point fr-3dlm")
    attack, defence = sums(state)
    assert attack == {"6.2-A": 5, "6.2-B": 1, "6.2-C": -1, "6.2-E": -1, "6.2": 4}
    assert defence == {"6.3-A": 9, "6.3-B": 1, "6.3-C": 2, "6.3": 12}


@pytest.mark.rule("6.2-B", "6.2-C")
def test_d_12_mixed_attack() -> None:
    state = position("fr-3dlm@16 fr-11rdp-1@16 uk-8dli-1@16 de-1-6rr@12", used=NOBODY)
    enter(state, "fr-3dlm 12", "fr-11rdp-1 12", "uk-8dli-1 12")
    do(state, "assault 12")
    assert sums(state)[0] == {"6.2-A": 5, "6.2-B": 2, "6.2-C": -1, "6.2": 6}
    assert values(state, "point fr-3dlm") == (6, 10)


@pytest.mark.rule("6.2-D")
def test_leaders_add_what_the_table_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing as printed; an owner's figure counts once, on top of the one for another unit."""
    units = "de-2-7rr@12 de-rommel@12 de-rothenburg@12 uk-6dli-1@16"

    def ready(*names: str) -> ArrasState:
        state = position(units, side="german", used=NOBODY)
        enter(state, *(f"{name} 16" for name in names))
        do(state, "assault 16")
        return state

    assert sums(ready("de-2-7rr", "de-rommel"))[0] == {"6.2-A": 6, "6.2-B": 1, "6.2": 7}
    corrected(monkeypatch, tmp_path, attack={"leader": 3})
    assert sums(ready("de-2-7rr"))[0] == {"6.2-A": 6, "6.2": 6}
    assert sums(ready("de-2-7rr", "de-rommel"))[0] == {"6.2-A": 6, "6.2-B": 1, "6.2-D": 3, "6.2": 10}
    both = ready("de-2-7rr", "de-rommel", "de-rothenburg")
    assert sums(both)[0] == {"6.2-A": 6, "6.2-B": 2, "6.2-D": 3, "6.2": 11}
    assert values(both, "point de-2-7rr") == (11, 4)


@pytest.mark.rule("6.2-E", "2.1.1.a")
@pytest.mark.parametrize(
    ("side", "origin", "goal", "enemy", "river"),
    [
        ("allied", "28", "1", "de-1-6rr", -1),  # Scarpe
        ("allied", "11", "10", "de-1-6rr", -1),  # Crinchon
        ("german", "4", "2", "uk-6dli-1", -1),  # Cojeul
        ("german", "2", "4", "uk-6dli-1", -1),  # both ways
        ("allied", "12", "9", "de-1-6rr", 0),
        ("allied", "25", "10", "de-1-6rr", 0),
        ("german", "A", "2", "uk-6dli-1", 0),
    ],
)
def test_a_river_costs_one(side: str, origin: str, goal: str, enemy: str, river: int) -> None:
    unit, factor = ("uk-7rtr-a", 6) if side == "allied" else ("de-2-7rr", 6)
    state = position(f"{unit}@{origin} {enemy}@{goal}", side=side, used=NOBODY)
    enter(state, f"{unit} {goal}")
    do(state, f"assault {goal}", f"point {unit}")
    assert values(state)[0] == factor + river


@pytest.mark.rule("6.2-E")
def test_one_unit_across_the_river_is_enough_and_counts_once() -> None:
    """Sector 10 from 11 lies across the Crinchon, from 25 it does not."""
    units = "uk-4rtr-a@23 uk-4rtr-b@23 uk-4rnf-2@23 de-1-6rr@10"
    for ways, expected in [
        (("uk-4rtr-a 25 10", "uk-4rtr-b 25 10", "uk-4rnf-2 25 10"), 5 + 2),
        (("uk-4rtr-a 25 10", "uk-4rtr-b 25 10", "uk-4rnf-2 11 10"), 5 + 2 - 1),
        (("uk-4rtr-a 11 10", "uk-4rtr-b 11 10", "uk-4rnf-2 11 10"), 5 + 2 - 1),
    ]:
        state = position(units, used=NOBODY, control="11+")
        enter(state, *ways)
        do(state, "assault 10", "point uk-4rtr-a")
        assert values(state) == (expected, 11)


@pytest.mark.rule("6.2-E")
def test_no_river_for_units_that_began_in_the_sector() -> None:
    state = position("uk-4rtr-a@10 uk-4rtr-b@10 de-1-6rr@10", used=NOBODY)
    do(state, "fight 10", "point uk-4rtr-a", "with uk-4rtr-b")
    assert sums(state)[0] == {"6.2-A": 5, "6.2-B": 1, "6.2": 6}
    assert values(state, "attack") == (6, 11)


@pytest.mark.rule("6.2-E", "5.2.1")
def test_a_river_on_the_way_is_not_one_into_the_sector() -> None:
    """23-11 lies across the Crinchon, 11-12 does not: only the last step counts."""
    state = position("uk-4rtr-a@23 de-1-6rr@12", used=NOBODY, control="11+")
    enter(state, "uk-4rtr-a 11 12")
    do(state, "assault 12")
    assert sums(state)[0] == {"6.2-A": 5, "6.2": 5}


# --- 6.3: the defence value -------------------------------------------------------------------------------------------


def stacked(units: str, place: str = "12") -> str:
    """Units, some of them Spent, in one place: ``de-7at de-rommel*``."""
    return " ".join(f"{unit.rstrip('*')}@{place}" + "*" * unit.endswith("*") for unit in units.split())


def defended(units: str, place: str = "12", attacker: str = "uk-7rtr-a@16") -> ArrasState:
    """An assault on these units, for whose Forward Unit the defender is asked."""
    state = position(f"{attacker} {stacked(units, place)}", used=NOBODY)
    unit = attacker.partition("@")[0]
    enter(state, f"{unit} {place}")
    do(state, f"assault {place}", f"point {unit}")
    return state


@pytest.mark.rule("6.3-A")
def test_any_defender_may_be_the_forward_unit() -> None:
    state = defended("de-7at de-23flak-hb1* de-rommel de-eiche*")
    assert asked(state) == "german arras-prompt-forward 6.3-A"
    assert legal(state) == ["forward de-7at", "forward de-23flak-hb1", "forward de-rommel", "forward de-eiche"]
    found = {unit: values(state, f"forward {unit}")[1] for unit in starts(state, "forward")}
    others = 1 + 2  # TEM and Rommel
    assert found == {
        "de-7at": 5 + 1 + others,
        "de-23flak-hb1": 6 + 2 + others,  # the side showing
        "de-rommel": 2 + 1 + others,
        "de-eiche": 1 + 2 + others,
    }


@pytest.mark.rule("6.3-A", "5.2.2-a")
@pytest.mark.parametrize(
    ("units", "able"),
    [
        ("de-1-78art de-7at", "de-7at"),
        ("de-1-78art de-2-7rr*", "de-2-7rr"),
        ("de-1-78art de-37recce*", "de-37recce"),
        ("de-1-78art de-2-86flak", "de-2-86flak"),
        ("de-1-78art de-7at de-rommel", "de-7at de-rommel"),
        ("de-1-78art de-rommel", "de-1-78art de-rommel"),  # a leader is no shield
        ("de-1-78art de-2-78art*", "de-1-78art de-2-78art"),
    ],
)
def test_artillery_stands_forward_only_where_nobody_else_fights(units: str, able: str) -> None:
    state = defended(units)
    if len(able.split()) > 1:
        assert starts(state, "forward") == able.split()
    else:
        state = position(f"uk-7rtr-a@16 {stacked(units)}", used=NOBODY)
        enter(state, "uk-7rtr-a 12")
        assert told(do(state, "assault 12", "point uk-7rtr-a"))[1:] == [f"forward_named unit={able}"]


@pytest.mark.rule("6.3-A")
@pytest.mark.parametrize(
    ("unit", "fresh", "spent"), [("de-1-6rr", 9, 6), ("de-ss-hc", 6, 4), ("de-37recce", 6, 4), ("de-rommel", 2, 1)]
)
def test_the_defence_factor_of_the_side_showing(unit: str, fresh: int, spent: int) -> None:
    more = 1 + 2 * (unit == "de-rommel")
    assert values(defended(unit))[1] == fresh + more
    assert values(defended(f"{unit}*"))[1] == spent + more


@pytest.mark.rule("6.3-B")
def test_each_other_fresh_unit_adds_one() -> None:
    state = defended("de-1-6rr de-7at de-ss-hc* de-eiche de-1-78art de-ss-art1*")
    do(state, "forward de-1-6rr")
    assert values(state, "alone")[1] == 9 + 3 + 1  # the 7 AT, Eiche and one gun
    spent = defended("de-1-6rr* de-7at de-eiche*")
    assert values(spent, "forward de-1-6rr")[1] == 6 + 1 + 1  # the 7 AT alone
    assert values(spent, "forward de-7at")[1] == 5 + 0 + 1


@pytest.mark.rule("6.3-C", "2.1.2")
@pytest.mark.parametrize(
    ("origin", "goal", "tem"),
    [("16", "12", 1), ("25", "10", 2), ("16", "18", 2), ("7", "B", 3), ("13", "C", 2), ("2", "A", 3)],
)
def test_the_tem_helps_the_defender(origin: str, goal: str, tem: int) -> None:
    state = defended("de-1-6rr", goal, f"uk-7rtr-a@{origin}")
    assert values(state)[1] == 9 + tem


@pytest.mark.rule("6.3-C")
def test_the_tem_of_arras_helps_the_allies() -> None:
    state = position("uk-4gh-1@25 uk-4gh-2@25 de-1-25pz@3", side="german", used=NOBODY, north=True)
    enter(state, "de-1-25pz 25")
    do(state, "assault 25", "point de-1-25pz")
    assert sums(state) == ({"6.2-A": 9, "6.2": 9}, {"6.3-A": 3, "6.3-B": 1, "6.3-C": 3, "6.3": 7})


@pytest.mark.rule("6.3-D")
@pytest.mark.parametrize(
    ("units", "forward", "lines"),
    [
        ("de-1-6rr de-rommel", "de-1-6rr", {"6.3-A": 9, "6.3-B": 1, "6.3-C": 1, "6.3-D": 2, "6.3": 13}),
        ("de-1-6rr de-rommel*", "de-1-6rr", {"6.3-A": 9, "6.3-C": 1, "6.3-D": 2, "6.3": 12}),
        ("de-1-6rr de-rommel", "de-rommel", {"6.3-A": 2, "6.3-B": 1, "6.3-C": 1, "6.3-D": 2, "6.3": 6}),
        ("de-1-6rr de-eiche", "de-1-6rr", {"6.3-A": 9, "6.3-B": 1, "6.3-C": 1, "6.3": 11}),  # another leader
    ],
)
def test_rommel_adds_two(units: str, forward: str, lines: dict[str, int]) -> None:
    state = position(f"uk-7rtr-a@16 {stacked(units)}", used=NOBODY, air=(1, 0))
    enter(state, "uk-7rtr-a 12")
    do(state, "assault 12", "point uk-7rtr-a", f"forward {forward}")
    assert sums(state)[1] == lines
    assert values(state, "alone")[1] == lines["6.3"]


@pytest.mark.rule("6.3-D")
def test_rommel_elsewhere_or_attacking_adds_nothing_to_the_defence() -> None:
    state = position("uk-7rtr-a@16 de-1-6rr@12 de-rommel@9", used=NOBODY)
    enter(state, "uk-7rtr-a 12")
    assert values(state, "assault 12", "point uk-7rtr-a") == (6, 10)
    state = position("uk-6dli-1@16 de-1-6rr@12 de-rommel@12", side="german", used=NOBODY)
    enter(state, "de-1-6rr 16", "de-rommel 16")
    assert values(state, "assault 16", "point de-1-6rr") == (7, 4)


@pytest.mark.rule("6.3-B", "6.3-D")
def test_d_11_rommel_in_defence() -> None:
    state = position(f"{group('german', 'H', '9')} uk-7rtr-a@12 uk-7rtr-b@12", used=NOBODY)
    enter(state, "uk-7rtr-a 9", "uk-7rtr-b 9")
    do(state, "assault 9", "point uk-7rtr-a")
    assert sums(state)[1] == {"6.3-A": 9, "6.3-B": 4, "6.3-C": 1, "6.3-D": 2, "6.3": 16}
    assert values(state, "forward de-23flak-hb1") == (7, 16)


# --- 6.4.1: failure ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.4", "6.4.1", "6.4.2")
@pytest.mark.parametrize(("value", "points"), [(2, -1), (3, 0), (4, 1), (10, 7)])
def test_a_higher_total_succeeds_a_tie_fails(value: int, points: int) -> None:
    state = agny()
    events = do(state, f"margin {value}")
    rolled = only(events, Rolled)
    assert rolled.points == points
    assert rolled.cite() == ("6.4.2" if points > 0 else "6.4.1")
    assert rolled.result() == ("failed" if points <= 0 else "destroyed" if points > 4 else f"cp-{points}")
    assert (at(state, "uk-4rtr-a") == "dead") is (points <= 0)


@pytest.mark.rule("6.4.1", "6.4.1-a", "6.4.1-c")
def test_d_7_a_tie_fails() -> None:
    state = agny()
    events = do(state, "dice 43 31")
    assert told(events) == [
        "rolled place=10 attack=8 defence=11 margin=3 ours=() theirs=() destroys=False guns=none",
        "eliminated unit=uk-4rtr-a place=10 by=6.4.1",
        "retreated unit=uk-4rtr-b origin=10 place=11 by=6.4.1-a",
        "retreated unit=uk-4rnf-2 origin=10 place=11 by=6.4.1-a",
        "retreated unit=uk-206-52at origin=10 place=11 by=6.4.1-a",
        "retreated unit=uk-martel origin=10 place=11 by=6.4.1-a",
    ]
    assert cites(events) == ["6.4.1", "6.4.1", *["6.4.1-a"] * 4]
    back = ("uk-4rtr-b", "uk-4rnf-2", "uk-206-52at", "uk-martel")
    assert [at(state, unit) for unit in ("uk-4rtr-a", *back)] == ["dead", "11*", "11*", "11*", "11*"]
    assert at(state, "de-1-6rr") == "10"  # no loss, and still Fresh
    assert holder(state, "10") == "german"
    events = do(state, "hold")
    assert told(events) == ["initiative_passed side=german why=failed"]
    assert asked(state) == "german arras-prompt-phase 4.3"


@pytest.mark.rule("6.4.1", "10.2")
def test_an_r_counter_that_fails_is_out_for_good() -> None:
    state = position("uk-7rtr-a-r@16 uk-7rtr-a@out uk-8dli-1@16 de-1-6rr@12", used=NOBODY)
    enter(state, "uk-7rtr-a-r 12", "uk-8dli-1 12")
    do(state, "assault 12", "point uk-7rtr-a-r", "margin 0")
    assert (at(state, "uk-7rtr-a-r"), at(state, "uk-8dli-1")) == ("out", "16*")


@pytest.mark.rule("6.4.1", "6.4.1-c")
def test_a_german_failure() -> None:
    state = position("de-2-7rr@12 de-7at@12 uk-6dli-1@16 uk-6dli-2@16", side="german", used=NOBODY)
    enter(state, "de-2-7rr 16", "de-7at 16")
    do(state, "assault 16", "point de-7at", "forward uk-6dli-1")
    events = hit(state, 0)
    assert told(events)[1:] == [
        "eliminated unit=de-7at place=16 by=6.4.1",
        "retreated unit=de-2-7rr origin=16 place=12 by=6.4.1-a",
        "initiative_passed side=allied why=failed",  # the defenders have nowhere to go and are not asked
    ]
    assert (at(state, "uk-6dli-1"), at(state, "uk-6dli-2"), at(state, "de-2-7rr")) == ("16", "16", "12*")
    assert asked(state) == "allied arras-prompt-phase 4.3"


@pytest.mark.rule("6.4.1-a")
def test_each_goes_back_to_the_place_of_its_last_step() -> None:
    """From 23 by way of 11 or of 25; nobody goes back to 23."""
    state = position("uk-4rtr-a@23 uk-4rtr-b@23 uk-4rnf-2@23 de-1-6rr@10", used=NOBODY)
    enter(state, "uk-4rtr-a 25 10", "uk-4rtr-b 11 10", "uk-4rnf-2 25 10")
    do(state, "assault 10", "point uk-4rtr-a")
    hit(state, 0)
    assert (at(state, "uk-4rtr-b"), at(state, "uk-4rnf-2")) == ("11*", "25*")


@pytest.mark.rule("6.4.1-a", "6.4.1")
def test_attackers_that_started_in_the_sector_stay() -> None:
    """They turn Spent; whoever took no part stays Fresh."""
    state = position("uk-6dli-1@12 uk-6dli-2@12 uk-6dli-3@12 uk-martel@12 de-1-6rr@12 de-7at@9", used=NOBODY)
    do(state, "fight 12", "point uk-6dli-1", "with uk-6dli-2", "with uk-martel", "attack")
    events = hit(state, 0)
    assert told(events)[1:] == ["eliminated unit=uk-6dli-1 place=12 by=6.4.1"]
    assert [at(state, f"uk-6dli-{n}") for n in (1, 2, 3)] == ["dead", "12*", "12"]
    assert at(state, "uk-martel") == "12*"
    assert asked(state) == "german arras-prompt-withdraw 6.6.3"


@pytest.mark.rule("6.4.1", "5.1.4")
def test_a_failure_may_leave_the_sector_to_the_enemy() -> None:
    """The last Allied unit in a contested sector under Allied control dies: it changes hands."""
    state = position("uk-6dli-1@12 uk-6dli-2@16 de-1-6rr@12", used=NOBODY, control="12+")
    do(state, "fight 12", "point uk-6dli-1", "attack")
    events = hit(state, 0)
    assert told(events)[1:] == [
        "eliminated unit=uk-6dli-1 place=12 by=6.4.1",
        "controlled side=german place=12",
    ]
    assert told(do(state, "hold")) == ["initiative_passed side=german why=failed"]


@pytest.mark.rule("6.4.1-b")
def test_armour_from_among_enemies_does_not_come_back() -> None:
    """Example D-3: out of contact in 12 into 9, even if it is not the Point Unit."""
    state = position("uk-7rtr-a@12 uk-7rtr-b@12 uk-8dli-1@12 de-7at@12 de-1-6rr@9", used=NOBODY)
    enter(state, "uk-7rtr-a 9", "uk-7rtr-b 9")
    do(state, "assault 9", "point uk-7rtr-b")
    events = hit(state, 0)
    assert told(events)[1:] == [
        "eliminated unit=uk-7rtr-b place=9 by=6.4.1",
        "eliminated unit=uk-7rtr-a place=9 by=6.4.1-b",
    ]
    assert cites(events)[1:] == ["6.4.1", "6.4.1-b"]
    assert (at(state, "uk-7rtr-a"), at(state, "uk-7rtr-b"), at(state, "uk-8dli-1")) == ("dead", "dead", "12")


@pytest.mark.rule("6.4.1-b")
def test_armour_from_among_spent_enemies_does_not_come_back_either() -> None:
    state = position("de-1-25pz@12 de-2-25pz@12 uk-8dli-1@12* uk-6dli-1@16", side="german", used=NOBODY)
    enter(state, "de-1-25pz 16", "de-2-25pz 16")
    do(state, "assault 16", "point de-1-25pz")
    hit(state, 0)
    assert (at(state, "de-1-25pz"), at(state, "de-2-25pz")) == ("dead", "dead")


@pytest.mark.rule("6.4.1-b", "6.4.1-a")
def test_armour_that_came_by_an_empty_place_goes_back_there() -> None:
    """It left Spent enemies in 12 for 14 (3 MP) and went on into 16 (4 MP)."""
    state = position("de-1-25pz@12 de-2-25pz@12 uk-8dli-1@12* uk-6dli-1@16", side="german", used=NOBODY)
    enter(state, "de-1-25pz 14 16", "de-2-25pz 16")
    do(state, "assault 16", "point de-2-25pz")
    hit(state, 0)
    assert (at(state, "de-1-25pz"), at(state, "de-2-25pz")) == ("14*", "dead")


@pytest.mark.rule("6.4.1-b")
def test_armour_that_attacks_where_it_began_stays() -> None:
    state = position("uk-7rtr-a@12 uk-7rtr-b@12 de-7at@12", used=NOBODY)
    do(state, "fight 12", "point uk-7rtr-a", "with uk-7rtr-b", "attack")
    hit(state, 0)
    assert (at(state, "uk-7rtr-a"), at(state, "uk-7rtr-b")) == ("dead", "12*")


@pytest.mark.rule("6.4.1-c", "4.3-a")
@pytest.mark.parametrize(("first", "second", "kept"), [(0, 0, False), (0, 2, False), (2, 0, False), (2, 2, True)])
def test_the_initiative_passes_when_the_whole_impulse_is_resolved(first: int, second: int, kept: bool) -> None:
    """One failure among two assaults is enough, and the other one is still fought."""
    state = position("uk-7rtr-a@16 uk-7rtr-b@16 uk-8dli-1@16 de-1-6rr@12 de-ss-1-3@14", used=NOBODY)
    enter(state, "uk-7rtr-a 12", "uk-7rtr-b 14")
    events = []
    for place, unit, points in (("12", "uk-7rtr-a", first), ("14", "uk-7rtr-b", second)):
        assert asked(state) == "allied arras-prompt-impulse 5.0-a"
        do(state, f"assault {place}", f"point {unit}")
        hit(state, points)
        if points:
            do(state, *legal(state))  # one unit, one way: it turns Spent
        events = do(state, "hold")
    if kept:
        # Units that did not move may still do so; the impulse is over when its holder says so
        assert (events, asked(state)) == ([], "allied arras-prompt-phase 4.3")
    else:
        assert told(events) == ["initiative_passed side=german why=failed"]
        assert asked(state) == "german arras-prompt-phase 4.3"


# --- 6.4.2: success ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.4.2")
def test_after_a_success_all_attackers_are_spent() -> None:
    state = position("uk-6dli-1@12 uk-6dli-2@12 uk-6dli-3@12 uk-martel@12 de-1-6rr@12 de-7at@9", used=NOBODY)
    do(state, "fight 12", "point uk-6dli-1", "with uk-6dli-2", "with uk-martel", "attack")
    events = hit(state, 2)
    assert told(events)[0].startswith("rolled place=12 attack=5 defence=10 margin=7")
    assert asked(state) == "german arras-prompt-losses 6.4.2.a"
    assert legal(state) == ["spend de-1-6rr"]
    assert told(do(state, "spend de-1-6rr")) == ["turned_spent unit=de-1-6rr place=12"]
    assert [at(state, f"uk-6dli-{n}") for n in (1, 2, 3)] == ["12*", "12*", "12"]
    assert (at(state, "uk-martel"), at(state, "de-1-6rr")) == ("12*", "12*")
    assert asked(state) == "german arras-prompt-withdraw 6.6.3"
    do(state, "hold")
    assert asked(state) == "allied arras-prompt-phase 4.3"  # the Initiative is kept


@pytest.mark.rule("6.4.2")
def test_entering_attackers_stay_in_the_sector_they_attacked() -> None:
    state = position("uk-7rtr-a@16 uk-8dli-1@16 de-1-6rr@12 de-7at@12", used=NOBODY)
    enter(state, "uk-7rtr-a 12", "uk-8dli-1 12")
    do(state, "assault 12", "point uk-7rtr-a", "forward de-7at")
    hit(state, 2)
    do(state, "spend de-7at", "hold")
    assert (at(state, "uk-7rtr-a"), at(state, "uk-8dli-1")) == ("12*", "12*")
    assert holder(state, "12") == "german"  # contested: no control changes


@pytest.mark.rule("6.4.2", "6.4.2.a-5")
def test_nobody_is_asked_where_everybody_dies() -> None:
    state = agny()
    events = do(state, "dice 66 11")  # 7 points against one unit
    dead = only(events, Eliminated)
    assert (told([dead]), dead.cite()) == (["eliminated unit=de-1-6rr place=10 by=6.4.2.a-1"], "6.4.2.a-1")
    assert holder(state, "10") == "allied"


# --- the log ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.1", "6.3-A", "6.4", "6.4.1", "6.4.1-a")
def test_what_the_log_says_of_a_failure() -> None:
    state = position(f"{AGNY} uk-6dli-1@F", used=NOBODY)
    enter(state, *MARCH)
    events = do(state, "assault 10", "point uk-4rtr-a")
    events += GAME.resolve(state, margin(3), 103)  # the last of the 104 ways to be 3 ahead
    assert [str(event.text()).removeprefix("arras-log-") for event in events[:5]] == [
        "assault side=@side-allied place=@arras-place-10 point=@arras-uk-4rtr-a count=4 "
        "others=@arras-uk-4rtr-b @arras-uk-4rnf-2 @arras-uk-206-52at @arras-uk-martel",
        "forward unit=@arras-de-1-6rr",
        "assault-dice place=@arras-place-10 guns= attack=8 defence=11 ours=6+6 theirs=6+3 total=20 against=20 points=0",
        "eliminated unit=@arras-uk-4rtr-a place=@arras-place-10",
        "retreats unit=@arras-uk-4rtr-b origin=@arras-place-10 place=@arras-place-11 why=thrown-back",
    ]
    assert only(events, Rolled).thrown() == (6, 6, 6, 3)


@pytest.mark.rule("6.4.2", "6.4.2.a-1", "6.5")
def test_what_the_log_says_of_a_success() -> None:
    state = position(f"{AGNY} de-7at@10 uk-6dli-1@F", used=NOBODY)
    enter(state, *MARCH)
    do(state, "assault 10", "point uk-4rtr-a", "forward de-7at")
    events = hit(state, 2) + do(state, "spend de-7at")
    assert [str(event.text()).removeprefix("arras-log-") for event in events] == [
        "assault-dice place=@arras-place-10 guns= attack=8 defence=8 ours=none theirs= total=2 against=8 points=2",
        "spent unit=@arras-de-7at place=@arras-place-10",
    ]
    events = do(agny(), "dice 65 11")
    assert [str(event.text()).removeprefix("arras-log-") for event in events[1:]] == [
        "eliminated unit=@arras-de-1-6rr place=@arras-place-10",
        "control side=@side-allied place=@arras-place-10",
        "overrun place=@arras-place-10 count=3",
    ]

"""9.4 Artillery: calls, where they succeed, the targets of the shots, their dice."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from pathlib import Path

import pytest

from grognard.games.tigers import GAME
from grognard.games.tigers.actions import AIM, HITS
from grognard.games.tigers.artillery import aims, call_need
from grognard.games.tigers.board import ALLIED, BOOK, GERMAN, PLACES, UNITS
from grognard.games.tigers.events import Shot
from grognard.games.tigers.state import TigersState, board_of
from tests.tigers.battle import corrected, engaged, needs
from tests.tigers.position import asked, at, battles, chances, do, go, is_oos, legal, position, question, told

FRONT = {  # 3.25: the first Allied line
    "8", "11", "17", "20", "21", "41", "43", "44", "45", "46", "47", "48", "49", "56", "69", "70",
}  # fmt: skip
TYPES = ("engineer", "armour", "mechanized", "motorized", "foot")
BY_TYPE = {  # three German units of each type
    "engineer": ("g-600", "g-605", "g-207"),
    "armour": ("g-2-pz", "g-116-pz", "g-lehr-pz"),
    "mechanized": ("g-2-2", "g-2-304", "g-116-60"),
    "motorized": ("g-182", "g-3pg-8", "g-3pg-29"),
    "foot": ("g-26-39", "g-26-77", "g-26-78"),
}


def called(state: TigersState) -> dict[str, tuple[int, int]]:
    """The calls of each side and the die that they need; none succeeds."""
    found = {}
    while question(state).startswith("tigers-roll-calls"):
        line = next(line for line in told(do(state, "hits 0")) if line.startswith("called"))
        words = dict(word.split("=") for word in line.split()[1:])
        found[words["side"]] = int(words["count"]), int(words["need"])
    return found


# --- 9.42 calls -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.42", "9.41")
@pytest.mark.parametrize(
    ("units", "sp", "attacker", "defender"),
    [
        ("g-182@70", 1, 0, 1),
        ("g-600@70", 2, 0, 1),
        ("g-26-39@70", 3, 1, 1),
        ("g-26-39@70 g-26-77@70:2", 5, 1, 1),
        ("g-26-39@70 g-26-77@70", 6, 2, 2),
        ("g-2-pz@70 g-1ss-pz@70", 8, 2, 2),
        ("g-26-39@70 g-26-77@70 g-26-78@70", 9, 3, 3),
        ("g-2-pz@70 g-1ss-pz@70 g-600@70", 10, 3, 3),
    ],
)
def test_ex_03_artillery_calls(units: str, sp: int, attacker: int, defender: int) -> None:
    state = engaged(f"{units} a-28-110-3@70")
    assert sum(state.sp[unit] for unit in range(95)) == sp
    odds = called(state)
    assert odds["allied"] == (1, 8)
    assert odds.get("german") == ((attacker, 6) if attacker else None)
    state = engaged(f"{units} a-28-110-3@70", side="allied")
    odds = called(state)
    assert odds == {"german": (defender, 6)}  # one Allied SP: no call for an attacker


@pytest.mark.rule("9.42")
def test_all_calls_are_rolled_at_once_and_each_success_is_a_shot() -> None:
    """R37: nobody is asked; 9.41: three calls, two of them answered, two shots."""
    state = engaged("g-26-39@70 g-26-77@70 g-26-78@70 a-106-422@70 a-7-b@70 a-3-a@70")
    assert asked(state) == "chance tigers-roll-calls 9.43"
    assert question(state) == "tigers-roll-calls scope=69"
    assert chances(state) == {"hits 0": 8, "hits 1": 96, "hits 2": 384, "hits 3": 512}
    events = do(state, "hits 0")
    assert told(events) == ["called side=allied count=3 successes=0 need=8 by=9.43 dice=()"]
    assert chances(state) == {"hits 0": 64, "hits 1": 288, "hits 2": 432, "hits 3": 216}
    do(state, "hits 2")
    shots = [line for line in needs(state) if line.startswith("german")]
    assert len(shots) == 2


@pytest.mark.rule("9.42", "13.22")
def test_units_out_of_supply_do_not_count() -> None:
    """A German armour over a damaged bridge has no supply, the infantry beside it has (13.14)."""
    german = "g-2-pz@70 g-26-39@70"
    around = "a-28-110-1@69 a-9-2@71 a-28-112@72"  # only the damaged bridge of Dasburg is left
    state = engaged(f"{german} a-7-b@70 {around}")
    assert (is_oos(state, "g-2-pz"), is_oos(state, "g-26-39")) == (True, False)
    assert called(state) == {"allied": (1, 8), "german": (1, 6)}  # 3 SP of 7
    state = engaged(f"{german} a-7-b@70 {around}", side="allied")
    assert called(state) == {"german": (1, 6), "allied": (1, 8)}
    state = engaged(f"{german} a-7-b@70 {around}", intact="51-70")
    assert called(state) == {"allied": (1, 8), "german": (2, 6)}


@pytest.mark.rule("9.42", "13.22")
def test_a_defender_all_out_of_supply_has_no_call() -> None:
    """R13: not even the one that every defender has."""
    units = "g-2-pz@70 a-7-b@70 a-28-110-1@69 a-9-2@71 a-28-112@72"
    assert called(engaged(units, side="allied")) == {"allied": (1, 8)}
    assert called(engaged(units, side="allied", intact="51-70")) == {"german": (1, 6), "allied": (1, 8)}


@pytest.mark.rule("9.42")
def test_only_attackers_count_for_the_attack() -> None:
    state = battles("g-26-39@70 g-26-77@70 a-28-110-1@70")
    do(state, "battle 70", "join g-26-39", "attack")
    assert called(state) == {"allied": (1, 8), "german": (1, 6)}


@pytest.mark.rule("9.42", "9.31")
def test_calls_are_counted_before_any_fire() -> None:
    """The attackers lose all but one unit; their two answered calls stay two shots."""
    state = engaged("g-26-39@70 g-26-77@70 a-7-b@70 a-3-a@70")
    do(state, "hits 2", "hits 2", "aim g-26-39", "aim g-26-77", "hits 1", "hits 1")
    do(state, "fire a-7-b", "at g-26-39", "at g-26-77", "hits 2", "hits 1")
    assert [at(state, unit) for unit in ("g-26-39", "g-26-77")] == ["dead", "70:1"]
    assert [line for line in needs(state) if line.startswith("german")] == ["german a-7-b 3", "german a-3-a 3"]


@pytest.mark.rule("9.42")
def test_a_unit_counts_in_every_battle_it_takes_part_in() -> None:
    state = engaged("g-26-39@70 a-7-b@70")
    assert called(state) == {"allied": (1, 8), "german": (1, 6)}
    needs(state)
    do(state, "end", "battle 70", "join a-7-b")
    assert called(state) == {"german": (1, 6), "allied": (1, 8)}


@pytest.mark.rule("9.42")
def test_the_figures_of_calls_come_from_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    corrected(
        monkeypatch,
        tmp_path,
        artillery={
            "sp": 2, "least": 2, "allied": 7, "german_front_line": 5, "german": 1, "attack": 2, "defence": 6,
        },
    )  # fmt: skip
    state = engaged("g-2-pz@70 g-26-39@70 a-28-110-3@70")
    assert chances(state) == {"hits 0": 9, "hits 1": 42, "hits 2": 49}
    do(state, "hits 1")
    assert list(chances(state)) == ["hits 0", "hits 1", "hits 2", "hits 3"]
    do(state, "hits 1")
    assert [line for line in needs(state) if line.startswith(("german", "allied"))] == [
        "allied g-2-pz 6",
        "german a-28-110-3 2",
    ]


# --- 9.43-9.45 availability -------------------------------------------------------------------------------------------


@pytest.mark.rule("9.43", "9.44", "9.45", "3.25")
def test_where_calls_succeed() -> None:
    board = board_of(position("g-26-39@70"))
    assert {id_ for id_, area in BOOK.map.areas.items() if area.front_line} == FRONT
    for place in BOOK.map.areas:
        index = PLACES.index(place)
        assert call_need(board, ALLIED, index) == (8, "9.43")
        assert call_need(board, GERMAN, index) == ((6, "9.44") if place in FRONT else (4, "9.45"))


@pytest.mark.rule("9.43", "9.44", "9.45")
@pytest.mark.parametrize(("place", "need", "rule"), [("70", 6, "9.44"), ("72", 4, "9.45"), ("51", 4, "9.45")])
@pytest.mark.parametrize("side", ["german", "allied"])
def test_calls_at_the_front_behind_it_and_before_it(place: str, need: int, rule: str, side: str) -> None:
    state = engaged(f"g-26-39@{place} a-7-b@{place}", place, side=side)
    mine = f"called side=german count=1 successes=1 need={need} by={rule} dice=()"
    theirs = "called side=allied count=1 successes=1 need=8 by=9.43 dice=()"
    weights = []
    events = []
    for _ in range(2):
        weights.append(chances(state))
        events += do(state, "hits 1")
    german, allied = {"hits 0": 10 - need, "hits 1": need}, {"hits 0": 2, "hits 1": 8}
    assert weights == ([allied, german] if side == "german" else [german, allied])
    assert told(events) == ([theirs, mine] if side == "german" else [mine, theirs])
    assert [event.cite() for event in events] == (["9.43", rule] if side == "german" else [rule, "9.43"])


# --- 9.46 the targets -------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.46")
def test_ex_07_artillery_targets() -> None:
    state = engaged("g-26-39@70 g-26-77@70 g-244@70 a-106-422@70 a-7-b@70")
    do(state, "hits 2", "hits 0")
    assert asked(state) == "allied tigers-prompt-aim 9.46"
    assert question(state) == "tigers-prompt-aim scope=69"
    assert legal(state) == ["aim g-26-39", "aim g-26-77"]
    assert told(do(state, "aim g-26-77")) == ["aimed side=allied unit=g-26-77"]
    assert legal(state) == ["aim g-26-39"]


@pytest.mark.rule("9.46")
def test_ex_08_artillery_targets() -> None:
    """Foot 4 and 3, mechanized 3; no foot unit of the game has 4 SP, so that the state cannot be checked."""
    state = engaged("g-2-2@70 g-26-39@70 g-26-77@70 a-106-422@70 a-7-b@70")
    state.sp[UNITS.index("g-26-39")] = 4
    GAME.resolve(state, HITS[2])
    GAME.resolve(state, HITS[0])
    assert legal(state) == ["aim g-26-39", "aim g-26-77"]
    other = state.copy()
    GAME.apply(state, ALLIED, AIM[UNITS.index("g-26-39")])
    assert legal(state) == ["aim g-2-2", "aim g-26-77"]  # 3 against 3
    GAME.apply(other, ALLIED, AIM[UNITS.index("g-26-77")])
    assert legal(other) == ["aim g-26-39"]  # 4 against 3


@pytest.mark.rule("9.46")
def test_the_type_counts_not_the_unit() -> None:
    """The armour is the strongest unit, the two mechanized together more."""
    state = engaged("g-2-pz@70 g-2-2@70 g-2-304@70:2 a-7-b@70")
    do(state, "hits 1", "hits 0")
    assert legal(state) == ["aim g-2-2", "aim g-2-304"]


@pytest.mark.rule("9.46")
def test_on_a_tie_the_shooter_picks_the_type() -> None:
    state = engaged("a-7-b@70 a-7-23@70:1 a-9-52@70 g-26-39@70", side="allied")
    do(state, "hits 1", "hits 0")
    assert asked(state) == "german tigers-prompt-aim 9.46"
    assert legal(state) == ["aim a-9-52", "aim a-7-b", "aim a-7-23"]
    assert told(do(state, "aim a-7-b")) == ["aimed side=german unit=a-7-b"]


@pytest.mark.rule("9.46", "9.47")
def test_no_second_shot_until_every_unit_has_one() -> None:
    """Three shots, two enemies: R14 then a new round with all SP counted again."""
    state = engaged("g-26-39@70 g-26-77@70 g-26-78@70 a-7-b@70 a-28-110-3@70")
    do(state, "hits 0", "hits 3")
    while not legal(state)[0].startswith("aim"):
        do(state, legal(state)[0])
    assert asked(state) == "german tigers-prompt-aim 9.46"
    assert legal(state) == ["aim a-7-b"]
    do(state, "aim a-7-b")
    assert legal(state) == ["aim a-28-110-3"]
    do(state, "aim a-28-110-3")
    assert legal(state) == ["aim a-7-b"]
    do(state, "aim a-7-b")
    assert asked(state) == "chance tigers-roll-shot 9.47"
    events = do(state, "hits 1", "hits 1", "hits 1")
    assert [line for line in told(events) if line.startswith("shot")] == [
        "shot side=german target=a-7-b hits=1 destroys=False need=3 dice=()",
        "shot side=german target=a-28-110-3 hits=1 destroys=True need=3 dice=()",
        "shot side=german target=a-7-b hits=1 destroys=False need=3 dice=()",
    ]
    assert at(state, "a-7-b") == "70:1"


def by_the_text(enemies: list[tuple[str, int]], shots: list[int]) -> set[int]:
    """9.46 written out: ``enemies`` are type and SP, ``shots`` how many each of them carries."""
    bare = [i for i, carried in enumerate(shots) if carried == 0]
    if not bare:  # every enemy has one: a new round, all SP counted again
        return by_the_text(enemies, [carried - 1 for carried in shots])
    totals = {kind: sum(enemies[i][1] for i in bare if enemies[i][0] == kind) for kind in TYPES}
    return {i for i in bare if all(totals[enemies[i][0]] >= other for other in totals.values())}


def compositions() -> Iterator[list[tuple[str, int]]]:
    for count in (1, 2, 3):
        for found in combinations_with_replacement(list(product(TYPES, (1, 2))), count):
            yield list(found)


@pytest.mark.rule("9.46")
def test_aims_against_the_text_for_every_composition() -> None:
    """Up to three enemies of the five types with 1 or 2 SP, every way to aim up to four shots."""
    state = position("g-26-39@70")
    board = board_of(state)
    cases = 0
    for enemies in compositions():
        spare = {kind: list(units) for kind, units in BY_TYPE.items()}
        units = [UNITS.index(spare[kind].pop()) for kind, _ in enemies]
        for unit, (_, sp) in zip(units, enemies, strict=True):
            state.sp[unit] = sp
        waiting: list[tuple[int, ...]] = [()]
        while waiting:
            shots = waiting.pop()
            expected = by_the_text(enemies, [shots.count(i) for i in range(len(units))])
            found = aims(state, board, units, tuple(units[i] for i in shots))
            assert found == [units[i] for i in sorted(expected)], (enemies, shots)
            cases += 1
            if len(shots) < 3:
                waiting += [(*shots, i) for i in sorted(expected)]
    assert cases > 2000


# --- 9.47-9.49 the shots ----------------------------------------------------------------------------------------------


@pytest.mark.rule("9.47")
def test_a_shot_at_a_destroyed_unit_is_lost() -> None:
    """Three shots at one unit of 1 SP: the first kills it, the others are not rolled."""
    state = engaged("g-26-39@70 g-26-77@70 g-26-78@70 a-28-110-3@70")
    do(state, "hits 0", "hits 3", "at g-26-39", "hits 0", "aim a-28-110-3", "aim a-28-110-3", "aim a-28-110-3")
    assert question(state) == "tigers-roll-shot scope=69"
    again = state.copy()
    events = do(state, "hits 1")
    assert told(events)[:3] == [
        "shot side=german target=a-28-110-3 hits=1 destroys=True need=3 dice=()",
        "unit_lost unit=a-28-110-3 place=70 by=9.21",
        "battle_ended place=70",
    ]
    do(again, "hits 0", "hits 0")
    assert asked(again) == "chance tigers-roll-shot 9.47"


@pytest.mark.rule("9.47")
def test_lost_shots_are_passed_over_for_later_ones() -> None:
    state = engaged("g-26-39@70 g-26-77@70 g-26-78@70 a-28-110-3@70 a-28-110-1@70:1")
    do(state, "hits 0", "hits 3")
    while not legal(state)[0].startswith("aim"):
        do(state, legal(state)[0])
    assert legal(state) == ["aim a-28-110-1", "aim a-28-110-3"]
    do(state, "aim a-28-110-3", "aim a-28-110-1", "aim a-28-110-3", "hits 1")
    events = do(state, "hits 0")
    assert "battle_ended place=70" not in told(events)
    assert asked(state) == "german tigers-prompt-fire 9.57"


@pytest.mark.rule("9.42", "9.46", "9.47")
def test_four_shots_at_two_units() -> None:
    """12 SP defend, as a stack of the 16th may: the third shot is lost, the fourth is not."""
    german = "g-2-pz@70 g-1ss-pz@70 g-2ss-pz@70"
    state = engaged(f"{german} a-28-110-3@70 a-28-110-1@70:1", side="allied")
    assert list(chances(state)) == [f"hits {count}" for count in range(5)]
    do(state, "hits 4", "aim a-28-110-3", "aim a-28-110-1")
    assert legal(state) == ["aim a-28-110-1", "aim a-28-110-3"]
    do(state, "aim a-28-110-3", "aim a-28-110-1")
    events = do(state, "hits 1", "hits 0", "hits 1")
    assert told(events) == [
        "shot side=german target=a-28-110-3 hits=1 destroys=True need=6 dice=()",
        "unit_lost unit=a-28-110-3 place=70 by=9.21",
        "shot side=german target=a-28-110-1 hits=0 destroys=False need=6 dice=()",
        "shot side=german target=a-28-110-1 hits=1 destroys=True need=6 dice=()",
        "unit_lost unit=a-28-110-1 place=70 by=9.21",
        "battle_ended place=70",
        "controlled side=german place=70",
        "impulse_began day=17 number=2",
    ]


@pytest.mark.rule("9.47", "9.48")
def test_one_die_for_each_shot() -> None:
    state = engaged("g-2-pz@70 g-26-39@70 a-7-b@70")
    do(state, "hits 1", "hits 1", "aim g-2-pz")
    assert chances(state) == {"hits 0": 5, "hits 1": 5}
    (event, *_) = GAME.resolve(state, HITS[1], 4)
    assert isinstance(event, Shot)
    assert (event.dice, event.result(), event.thrown()) == ((5,), "hits-1", (5,))


@pytest.mark.rule("9.48")
@pytest.mark.parametrize("side", ["german", "allied"])
def test_the_numbers_of_artillery(side: str) -> None:
    """The defender's 5, the attacker's 3, whoever they are; with combined arms nothing is added."""
    german, allied = "g-2-pz@70 g-26-39@70", "a-7-b@70 a-106-422@70"
    state = engaged(f"{german} {allied}", side=side)
    do(state, "hits 1", "hits 1")
    shots = [line for line in needs(state) if line.startswith(("german", "allied"))]
    if side == "german":
        assert shots == ["allied g-2-pz 5", "german a-106-422 3"]
    else:
        assert shots == ["german a-106-422 5", "allied g-2-pz 3"]


@pytest.mark.rule("9.49", "8.56")
def test_an_entrenchment_protects_from_the_attackers_artillery_only() -> None:
    state = engaged("g-2-pz@70 g-26-39@70 a-106-422@70:e")
    do(state, "hits 1", "hits 1")
    shots = [line for line in needs(state) if line.startswith(("german", "allied"))]
    assert shots == ["allied g-2-pz 5", "german a-106-422 2"]


@pytest.mark.rule("9.49", "9.6")
def test_without_combined_arms_the_defenders_artillery_has_one_more() -> None:
    state = engaged("g-26-77@70 g-26-39@70 a-106-422@70")
    do(state, "hits 1", "hits 1")
    shots = [line for line in needs(state) if line.startswith(("german", "allied"))]
    assert shots == ["allied g-26-39 6", "german a-106-422 3"]


@pytest.mark.rule("9.49", "9.72", "9.74")
def test_a_river_and_no_combined_arms_add_up_for_artillery() -> None:
    state = position("g-26-39@71 a-106-422@70:e")
    go(state, "g-26-39", "70")
    do(state, "hold", "end", "battle 70", "hits 1", "hits 1")
    shots = [line for line in needs(state) if line.startswith(("german", "allied"))]
    assert shots == ["allied g-26-39 7", "german a-106-422 2"]


@pytest.mark.rule("9.49", "14.24")
@pytest.mark.parametrize("side", ["german", "allied"])
def test_special_forces_trouble_allied_artillery(side: str) -> None:
    state = engaged("g-2-pz@70 g-26-39@70 a-7-b@70 a-106-422@70", side=side, special="combat@70")
    do(state, "hits 1", "hits 1")
    shots = [line for line in needs(state) if line.startswith(("german", "allied"))]
    if side == "german":
        assert shots == ["allied g-2-pz 4", "german a-106-422 3"]
    else:
        assert shots == ["german a-106-422 5", "allied g-2-pz 2"]


@pytest.mark.rule("9.49", "13.22")
def test_supply_says_nothing_about_the_dice_of_artillery() -> None:
    """Armour without supply beside infantry with it: the call is the infantry's, the shot no worse."""
    state = engaged("g-2-pz@70 g-26-39@70 a-7-b@70 a-28-110-1@69 a-9-2@71 a-28-112@72")
    do(state, "hits 0", "hits 1")
    assert is_oos(state, "g-2-pz")
    assert needs(state) == ["a-7-b g-2-pz 5", "german a-7-b 3", "g-2-pz a-7-b 3", "g-26-39 a-7-b 3"]

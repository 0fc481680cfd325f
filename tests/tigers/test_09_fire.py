"""9.2 Fire, 9.6 combined arms, 9.7 the modifiers."""

from pathlib import Path

import pytest

from grognard.games.tigers import GAME
from grognard.games.tigers.actions import HITS
from grognard.games.tigers.board import UNITS
from grognard.games.tigers.combat import Engagement
from grognard.games.tigers.events import Fired
from grognard.games.tigers.fire import hit_number, modifiers, need_of
from grognard.games.tigers.state import OOS, TigersState, board_of
from tests.tigers.battle import corrected, engaged, needs, no_artillery, silent
from tests.tigers.position import asked, at, battles, chances, do, go, is_oos, legal, position, question, told

# Marnach (70): 69 and 72 lead there by road, 71 over a bridge, 51 over a damaged bridge.
AROUND = "a-28-110-1@69 a-9-2@71 a-28-112@72"  # what cuts Marnach off from the German zones, but for that bridge


def fight_of(state: TigersState) -> Engagement:
    (found,) = (frame for frame in state.stack if isinstance(frame, Engagement))
    return found


def sums(state: TigersState, firer: str, target: str, attacking: bool) -> list[tuple[str, int, str]]:
    """What is added to the dice of a unit, or of artillery, at a target."""
    unit = UNITS.index(firer) if firer else -1
    return modifiers(state, board_of(state), fight_of(state), attacking, unit, UNITS.index(target))


# --- 9.2 fire ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.21")
def test_a_die_for_each_sp_and_a_hit_takes_one() -> None:
    state = silent("g-26-39@70 a-7-b@70")
    do(state, "at g-26-39")
    assert asked(state) == "chance tigers-roll-fire 9.21"
    assert question(state) == "tigers-roll-fire scope=69"
    assert chances(state) == {"hits 0": 64, "hits 1": 288, "hits 2": 432, "hits 3": 216}
    assert told(do(state, "hits 2")) == [
        "fired firer=a-7-b target=g-26-39 hits=2 destroys=False need=6 dice=()",
        "unit_reduced unit=g-26-39 sp=1 by=9.21",
    ]
    assert at(state, "g-26-39") == "70:1"
    do(state, "at a-7-b")
    assert chances(state) == {"hits 0": 7, "hits 1": 3}


@pytest.mark.rule("9.21")
def test_a_miss_takes_nothing() -> None:
    state = silent("g-26-39@70 a-7-b@70")
    do(state, "at g-26-39")
    assert told(do(state, "hits 0")) == ["fired firer=a-7-b target=g-26-39 hits=0 destroys=False need=6 dice=()"]
    assert at(state, "g-26-39") == "70:3"


@pytest.mark.rule("9.21", "1.0")
def test_the_dice_are_shown() -> None:
    state = silent("g-26-39@70 a-7-b@70")
    do(state, "at g-26-39")
    (event, *_) = GAME.resolve(state, HITS[2], 0)
    assert isinstance(event, Fired)
    assert (event.dice, event.result(), event.thrown()) == ((1, 1, 7), "hits-2", (1, 1, 7))


@pytest.mark.rule("9.22")
def test_hits_beyond_the_strength_are_lost() -> None:
    state = silent("g-26-39@70:2 g-26-77@70 a-7-b@70")
    do(state, "at g-26-39")
    events = do(state, "hits 3")
    assert told(events) == [
        "fired firer=a-7-b target=g-26-39 hits=3 destroys=True need=6 dice=()",
        "unit_lost unit=g-26-39 place=70 by=9.21",
    ]
    assert at(state, "g-26-39") == "dead"
    assert at(state, "g-26-77") == "70:3"
    (fired, *_) = events
    assert isinstance(fired, Fired)
    assert fired.result() == "destroyed"


@pytest.mark.rule("9.23")
def test_strength_does_not_come_back() -> None:
    """The Allied unit leaves Marnach with what it has left, and has no more on the next day."""
    state = silent("g-26-39@70 a-7-b@70")
    do(state, "at g-26-39", "hits 0", "at a-7-b", "hits 2")
    assert at(state, "a-7-b") == "70:1"
    go(state, "a-7-b", "72")
    do(state, "stop", "end")
    for _ in range(2):
        do(state, "end", "end")
    assert asked(state) == "german tigers-prompt-movement 8.2"
    assert GAME.decision(state) is not None
    assert board_of(state).calendar[state.impulse][0].day == 18
    assert at(state, "a-7-b") == "72:1"


# --- 9.6 combined arms ------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.6", "9.71")
@pytest.mark.parametrize(
    ("attackers", "answered", "arms"),
    [
        ("g-2-pz g-26-39", True, True),
        ("g-2-pz g-2-2", True, True),
        ("g-2-pz g-3pg-8", True, True),
        ("g-2-pz g-600", True, True),
        ("g-2-pz g-116-pz", True, False),  # no infantry type
        ("g-26-39 g-600", True, False),  # no armour
        ("g-2-pz g-26-39", False, False),  # no artillery
        ("g-2-pz", True, False),
    ],
)
def test_combined_arms(attackers: str, answered: bool, arms: bool) -> None:
    units = " ".join(f"{unit}@70" for unit in attackers.split())
    state = engaged(f"{units} a-106-422@70")
    do(state, "hits 0", "hits 1" if answered else "hits 0")
    (line, *_) = needs(state)
    assert line.startswith("a-106-422 ")
    assert line.endswith(" 4" if arms else " 5")


@pytest.mark.rule("9.6")
@pytest.mark.parametrize("side", ["german", "allied"])
def test_combined_arms_of_either_side(side: str) -> None:
    """The defender's call, however often it is answered, is no part of it."""
    state = engaged("g-2-pz@70 g-26-39@70 a-7-b@70 a-106-422@70", side=side)
    do(state, "hits 2", "hits 0")
    first = next(line for line in needs(state) if not line.startswith(("german", "allied")))
    assert first == ("a-7-b g-2-pz 6" if side == "german" else "g-2-pz a-7-b 6")
    state = engaged("g-2-pz@70 g-26-39@70 a-7-b@70 a-106-422@70", side=side)
    do(state, "hits 0", "hits 1")
    first = needs(state)[0]
    assert first == ("a-7-b g-2-pz 5" if side == "german" else "g-2-pz a-7-b 5")


@pytest.mark.rule("9.6", "9.31")
def test_combined_arms_outlast_the_losses() -> None:
    """The only armour dies by the defender's artillery: the units still fire without the -1."""
    state = engaged("g-614@70 g-26-39@70:2 a-7-b@70 a-106-422@70")
    do(state, "hits 2", "hits 1", "aim g-26-39", "aim g-614", "hits 0", "hits 1")
    assert at(state, "g-614") == "dead"
    do(state, "at g-26-39", "at g-26-39")
    assert told(do(state, "hits 0")) == ["fired firer=a-7-b target=g-26-39 hits=0 destroys=False need=5 dice=()"]


@pytest.mark.rule("9.6")
def test_bystanders_are_no_part_of_combined_arms() -> None:
    state = battles("g-2-pz@70 g-26-39@70 a-106-422@70")
    do(state, "battle 70", "join g-26-39", "attack", "hits 0", "hits 1")
    assert needs(state)[0] == "a-106-422 g-26-39 5"


@pytest.mark.rule("9.6")
def test_the_attackers_own_fire_does_not_ask_for_combined_arms() -> None:
    state = silent("g-26-39@70 a-106-422@70")
    assert needs(state) == ["a-106-422 g-26-39 5", "g-26-39 a-106-422 3"]


# --- 9.71-9.74 modifiers ----------------------------------------------------------------------------------------------


@pytest.mark.rule("9.71", "8.56")
def test_an_entrenchment_adds_one_to_the_attackers_dice() -> None:
    state = silent("g-2-pz@70 g-26-39@70 a-7-23@70:e a-106-422@70")
    assert sums(state, "g-2-pz", "a-7-23", True) == [("entrenched", 1, "8.56")]
    assert sums(state, "g-2-pz", "a-106-422", True) == []
    assert needs(state)[2:] == ["g-2-pz a-7-23 3", "g-26-39 a-106-422 3"]


@pytest.mark.rule("9.71", "8.56")
def test_an_entrenched_bystander_of_the_attacker_and_a_defender_firing_know_no_entrenchment() -> None:
    """8.56: only fire by attackers. A defender fires at attackers, who are not entrenched (8.59)."""
    state = silent("g-26-39@70:e a-106-422@70:e")
    assert needs(state) == ["a-106-422 g-26-39 5", "g-26-39 a-106-422 2"]


@pytest.mark.rule("9.71", "13.22")
@pytest.mark.parametrize("side", ["german", "allied"])
def test_a_unit_out_of_supply_fires_worse(side: str) -> None:
    """The armour over a damaged bridge is cut off; the enemy in the same area is not."""
    state = silent(f"g-2-pz@70 a-7-b@70 {AROUND}", side=side)
    assert (is_oos(state, "g-2-pz"), is_oos(state, "a-7-b")) == (True, False)
    if side == "german":
        assert sums(state, "g-2-pz", "a-7-b", True) == [("oos", 1, "13.22")]
        assert needs(state) == ["a-7-b g-2-pz 6", "g-2-pz a-7-b 3"]
    else:
        assert sums(state, "g-2-pz", "a-7-b", False) == [("no-combined-arms", -1, "9.6"), ("oos", 1, "13.22")]
        assert needs(state) == ["g-2-pz a-7-b 5", "a-7-b g-2-pz 4"]


@pytest.mark.rule("9.71", "13.16")
def test_supply_of_both_sides_is_fixed_once_for_all_battles_of_an_impulse() -> None:
    """The first battle frees the road of the armour in 70; it fires without supply all the same."""
    state = battles("g-2-pz@70 g-116-pz@69 g-26-39@69 a-7-b@70 a-28-110-3@69 a-9-2@71 a-28-112@72")
    assert is_oos(state, "g-2-pz")
    do(state, "battle 69", "join g-116-pz", "attack")
    no_artillery(state)
    while not asked(state).startswith("german"):
        do(state, legal(state)[0])
    do(state, "at a-28-110-3", "hits 1")
    assert at(state, "a-28-110-3") == "dead"
    do(state, "battle 70", "join g-2-pz")
    no_artillery(state)
    assert needs(state) == ["a-7-b g-2-pz 6", "g-2-pz a-7-b 3"]


@pytest.mark.rule("9.71", "9.72")
def test_attackers_over_a_bridge_are_hit_more_easily() -> None:
    state = position("g-26-39@71 g-26-77@71 a-106-422@70")
    do(state, "move g-26-39", "with g-26-77", "to 70", "hold", "end", "battle 70")
    no_artillery(state)
    assert sums(state, "a-106-422", "g-26-39", False) == [("no-combined-arms", -1, "9.6"), ("river", -1, "9.72")]
    assert sums(state, "g-26-39", "a-106-422", True) == []
    assert needs(state) == ["a-106-422 g-26-39 6", "g-26-39 a-106-422 3", "g-26-77 a-106-422 3"]


@pytest.mark.rule("9.72")
def test_different_bridges_and_a_damaged_one_count_alike() -> None:
    state = position("g-26-39@71 g-26-77@51 a-106-422@70")
    go(state, "g-26-39", "70")
    do(state, "hold")
    go(state, "g-26-77", "70")  # on foot over the damaged bridge: 3 and 1 of 5 MP
    do(state, "end", "battle 70")
    no_artillery(state)
    assert needs(state)[0] == "a-106-422 g-26-39 6"


@pytest.mark.rule("9.72")
def test_one_attacker_by_another_road_cancels_the_river() -> None:
    state = position("g-26-39@71 g-26-77@69 a-106-422@70")
    go(state, "g-26-39", "70")
    do(state, "hold")
    go(state, "g-26-77", "70")
    do(state, "end", "battle 70")
    no_artillery(state)
    assert needs(state)[0] == "a-106-422 g-26-39 5"


@pytest.mark.rule("9.72")
def test_only_the_last_link_counts() -> None:
    """R18: over the bridge 71-70 on the way to 69 or 72, and from there by road: no river."""
    state = position("g-2-2@71 a-106-422@72")
    go(state, "g-2-2", "70", "72")
    do(state, "end", "battle 72")
    no_artillery(state)
    assert needs(state)[0] == "a-106-422 g-2-2 5"
    state = position("g-2-2@72 a-106-422@71")
    go(state, "g-2-2", "70", "71")
    do(state, "hold", "end", "battle 71")
    no_artillery(state)
    assert needs(state)[0] == "a-106-422 g-2-2 6"


@pytest.mark.rule("9.73")
@pytest.mark.parametrize("joins", [True, False])
def test_a_unit_that_began_there_cancels_the_river(joins: bool) -> None:
    """Whether or not it attacks."""
    state = position("g-26-39@71 g-26-77@70 a-106-422@70")
    go(state, "g-26-39", "70")
    assert asked(state) == "german tigers-prompt-movement 8.2"  # 10.24: nobody blows the bridge
    do(state, "end", "battle 70", "join g-26-77" if joins else "attack")
    no_artillery(state)
    assert needs(state)[0] == "a-106-422 g-26-39 5"


@pytest.mark.rule("9.73")
def test_a_unit_that_began_there_and_left_cancels_it_too() -> None:
    state = position("g-26-39@71 g-26-77@70 a-106-422@70")
    go(state, "g-26-77", "69")
    do(state, "stop")
    go(state, "g-26-39", "70")
    do(state, "end", "battle 70")
    no_artillery(state)
    assert needs(state)[0] == "a-106-422 g-26-39 5"


@pytest.mark.rule("9.72", "9.73")
def test_who_attacks_in_place_has_no_river() -> None:
    state = silent("g-26-39@70 a-106-422@70")
    assert needs(state)[0] == "a-106-422 g-26-39 5"


@pytest.mark.rule("9.72")
def test_the_river_of_an_earlier_impulse_is_forgotten() -> None:
    """The unit that came over the bridge on 17-1 is done; on 18-1 it attacks in place."""
    state = position("g-26-39@71 a-106-422@70")
    go(state, "g-26-39", "70")
    do(state, "hold", "end", "battle 70")
    no_artillery(state)
    assert needs(state)[0] == "a-106-422 g-26-39 6"
    do(state, "end", "battle 70", "join a-106-422")
    no_artillery(state)
    assert needs(state) == ["g-26-39 a-106-422 5", "a-106-422 g-26-39 3"]


@pytest.mark.rule("9.74")
def test_modifiers_add_up() -> None:
    """A defender out of supply against attackers over a river without combined arms: -1 -1 +1."""
    state = position("a-106-422@71 a-9-2@71 g-2-pz@70 a-7-b@69 a-28-112@72", side="allied")
    go(state, "a-106-422", "70")
    do(state, "end", "battle 70")
    assert is_oos(state, "g-2-pz")
    no_artillery(state)
    assert sums(state, "g-2-pz", "a-106-422", False) == [
        ("no-combined-arms", -1, "9.6"),
        ("river", -1, "9.72"),
        ("oos", 1, "13.22"),
    ]
    assert needs(state)[0] == "g-2-pz a-106-422 6"


@pytest.mark.rule("9.74")
def test_an_attacker_out_of_supply_at_an_entrenched_unit() -> None:
    state = silent(f"g-2-pz@70 a-106-422@70:e {AROUND}")
    assert sums(state, "g-2-pz", "a-106-422", True) == [("entrenched", 1, "8.56"), ("oos", 1, "13.22")]
    assert needs(state)[1] == "g-2-pz a-106-422 2"


@pytest.mark.rule("9.71", "13.22")
def test_supply_is_asked_of_units_and_of_every_unit() -> None:
    """The first unit of the list too; for artillery of none, not even the last one."""
    state = silent("g-326-751@70 a-2arm-41@70")
    first, last = UNITS.index("g-326-751"), UNITS.index("a-2arm-41")
    assert (first, last) == (0, len(UNITS) - 1)
    state.flags[first] |= OOS
    state.flags[last] |= OOS
    assert sums(state, "g-326-751", "a-2arm-41", True) == [("oos", 1, "13.22")]
    assert sums(state, "a-2arm-41", "g-326-751", False) == [("no-combined-arms", -1, "9.6"), ("oos", 1, "13.22")]
    assert sums(state, "", "g-326-751", True) == []
    assert sums(state, "", "g-326-751", False) == [("no-combined-arms", -1, "9.6")]


@pytest.mark.rule("9.71")
def test_the_modifiers_come_from_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = {"entrenched": 2, "oos": 3, "no_combined_arms": -3, "river": -2}
    corrected(monkeypatch, tmp_path, modifiers=table)
    state = silent(f"g-2-pz@70 a-106-422@70:e {AROUND}")
    assert sums(state, "g-2-pz", "a-106-422", True) == [("entrenched", 2, "8.56"), ("oos", 3, "13.22")]
    assert needs(state) == ["a-106-422 g-2-pz 7", "g-2-pz a-106-422 -1"]
    state = position("g-26-39@71 a-106-422@70")
    go(state, "g-26-39", "70")
    do(state, "hold", "end", "battle 70")
    no_artillery(state)
    assert needs(state)[0] == "a-106-422 g-26-39 9"


@pytest.mark.rule("4.18", "9.48")
def test_the_number_and_the_rule_that_gives_it() -> None:
    state = silent("g-2-pz@70 a-106-422@70")
    board, unit = board_of(state), UNITS.index("g-2-pz")
    assert hit_number(board, True, unit) == (4, "4.18")
    assert hit_number(board, False, unit) == (5, "4.18")
    assert hit_number(board, True, -1) == (3, "9.48")
    assert hit_number(board, False, -1) == (5, "9.48")
    assert hit_number(board, True, 0) == (3, "4.18")  # the first unit is a unit
    assert need_of(state, board, fight_of(state), True, -1, UNITS.index("a-106-422")) == 3


# --- EX-09 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.31", "9.34", "9.37", "9.42", "9.44", "9.53", "9.57", "9.6", "9.71", "9.22")
def test_ex_09_combat() -> None:
    """Over the bridge of Clervaux: armour 2, mechanized 1, foot 2 and 2; before them armour 2, mechanized 3 dug in."""
    germans = ("g-244", "g-2-2", "g-26-39", "g-26-77")
    state = position("g-244@71 g-2-2@71:1 g-26-39@71:2 g-26-77@71:2 a-9-2@70 a-3-36@70:e")
    do(state, "move g-244", *(f"with {unit}" for unit in germans[1:]), "to 70", "hold", "end", "battle 70")
    assert chances(state) == {"hits 0": 2, "hits 1": 8}  # 5 SP: one call
    do(state, "hits 0")
    assert chances(state) == {"hits 0": 16, "hits 1": 48, "hits 2": 36}  # 7 SP: two calls
    assert told(GAME.resolve(state, HITS[0], 8)) == [  # 9 and 7, or the like: both above 6
        "called side=german count=2 successes=0 need=6 by=9.44 dice=(9, 7)"
    ]
    assert fight_of(state) == Engagement(69, fight_of(state).attackers, 4, (0, 0), False, True)
    assert legal(state) == ["at g-244"]  # armour at armour
    do(state, "at g-244")
    assert legal(state) == ["at g-2-2", "at g-26-39", "at g-26-77"]  # 9.53
    do(state, "at g-26-77")
    assert chances(state) == {"hits 0": 9, "hits 1": 42, "hits 2": 49}  # 5 and -2: 1 to 7
    assert roll(state, (2, 8)) == [
        "fired firer=a-9-2 target=g-244 hits=1 destroys=False need=7 dice=(2, 8)",
        "unit_reduced unit=g-244 sp=1 by=9.21",
    ]
    assert roll(state, (3, 5, 6)) == [
        "fired firer=a-3-36 target=g-26-77 hits=3 destroys=True need=6 dice=(3, 5, 6)",
        "unit_lost unit=g-26-77 place=70 by=9.21",
    ]
    assert legal(state) == ["at a-9-2"]  # armour at armour
    do(state, "at a-9-2")
    assert legal(state) == ["at a-3-36"]  # mechanized at mechanized
    do(state, "at a-3-36")
    assert legal(state) == ["at a-9-2", "at a-3-36"]  # the foot as it likes
    do(state, "at a-9-2")
    assert chances(state) == {"hits 0": 6, "hits 1": 4}
    do(state, "hits 0")
    assert chances(state) == {"hits 0": 8, "hits 1": 2}
    do(state, "hits 0")
    assert chances(state) == {"hits 0": 49, "hits 1": 42, "hits 2": 9}


def roll(state: TigersState, dice: tuple[int, ...]) -> list[str]:
    """The outcome with just these faces."""
    for hits, weight in chances(state).items():
        for way in range(weight):
            other = state.copy()
            (event, *_) = GAME.resolve(other, GAME.grammar.parse(hits), way)
            assert isinstance(event, Fired)
            if event.dice == dice:
                return told(GAME.resolve(state, GAME.grammar.parse(hits), way))
    raise AssertionError(f"{dice} cannot fall")

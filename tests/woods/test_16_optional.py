"""16.1 The optional rule: two points for the die of one German attack on turns 1 and 2."""

from typing import Any

import pytest

from grognard.games.woods.state import WoodsState
from tests.woods.position import asked, bare, begin, do, legal, opening, position, question, told

ON = {"plus_two": "on"}
# Clear ground in the 6PZ zone: Peiper and Hansen in 3407, the 26th Regiment in 3308. No asset is ready.
UNITS = "g-1ss-peiper@3407 g-1ss-hansen@3407 u-1id-26@3308"
EMPTY = " ".join(
    f"{name}@used"
    for name in (
        "ga-6pz-1", "ga-6pz-2", "gn-6pz-1", "gn-6pz-2", "ga-5pz-1", "ga-5pz-2", "gn-5pz-1", "gn-5pz-2", "ga-7a-1",
        "gn-7a-1", "ua-v-1", "ua-viii-1",
    )
)  # fmt: skip


def fight(units: str = UNITS, attackers: str = "g-1ss-peiper", turn: int = 1, **more: Any) -> WoodsState:
    more.setdefault("options", ON)
    state = position(units, turn=turn, round_="combat", assets=EMPTY, **more)
    if turn > 1:
        do(state, "end")
    target = "3308"
    do(state, f"attack {target}", *(f"join {unit}" for unit in attackers.split()), "strike")
    return state


@pytest.mark.rule("16.1", "11.3.2i")
def test_two_points_once_a_turn() -> None:
    """8 to 5, armour against infantry in the open, the defender alone: 3-1."""
    state = fight()
    assert asked(state) == "german woods-prompt-support 11.3.1a"
    assert question(state).startswith("woods-prompt-support side=@side-german")
    assert legal(state) == ["plus", "ready"]
    assert do(state, "plus") == []
    assert asked(state) == "chance woods-roll-attack 11.3.3a"  # nothing else is left to name
    assert told(do(state, "die 2"))[0] == "resolved hex=3308 column=3-1 die=2 bonus=2 outcome=DR"
    again = bare("g-1ss-peiper@3407 g-1ss-hansen@3407 u-1id-26@3308", turn=1, options=ON, assets=EMPTY)
    again.plus_used = state.plus_used
    assert again.plus_used == 1
    begin(again, "german", "combat")
    do(again, "attack 3308", "join g-1ss-hansen", "strike")
    assert asked(again) == "chance woods-roll-attack 11.3.3a"  # used in this turn
    again = bare("g-1ss-peiper@3407 g-1ss-hansen@3407 u-1id-26@3308", turn=2, options=ON, assets=EMPTY)
    again.plus_used = 1
    begin(again, "german", "combat")
    do(again, "end", "attack 3308", "join g-1ss-hansen", "strike")
    assert "plus" in legal(again)  # a new turn


@pytest.mark.rule("16.1", "11.3.3a")
@pytest.mark.parametrize(("die", "result"), [(1, "BL1"), (2, "DR"), (3, "DR"), (4, "DR*"), (5, "DR*"), (6, "DR*")])
def test_above_six_reads_as_six(die: int, result: str) -> None:
    """The column 3-1, two rows further down."""
    state = fight()
    do(state, "plus")
    assert told(do(state, f"die {die}"))[0] == f"resolved hex=3308 column=3-1 die={die} bonus=2 outcome={result}"


@pytest.mark.rule("16.1", "11.3.2i")
def test_peiper_has_no_point_of_his_own_with_this_option() -> None:
    state = fight()
    do(state, "ready")
    assert told(do(state, "die 1"))[0] == "resolved hex=3308 column=3-1 die=1 bonus=0 outcome=AL1"
    assert state.plus_used == 0
    state = fight(options={"plus_two": "off"})
    assert asked(state) == "chance woods-roll-attack 11.3.3a"  # without the option: nothing to choose
    assert told(do(state, "die 1"))[0] == "resolved hex=3308 column=3-1 die=1 bonus=1 outcome=BL1"


@pytest.mark.rule("16.1")
@pytest.mark.parametrize(("turn", "offered"), [(1, True), (2, True), (3, False), (4, False)])
def test_on_turns_1_and_2_only(turn: int, offered: bool) -> None:
    state = fight(turn=turn)
    assert ("plus" in legal(state)) == offered
    assert "plus" not in legal(fight(turn=turn, options={"plus_two": "off"}))


@pytest.mark.rule("16.1")
def test_not_for_the_allies() -> None:
    """4 to 3 and the village."""
    units = "g-12-27@3407:1 u-1id-26@3308"
    assets = f"{EMPTY} ua-v-2@used"
    state = position(units, turn=2, side="allied", round_="combat", assets=assets, options=ON)
    do(state, "end", "attack 3407", "join u-1id-26", "strike")
    assert asked(state) == "chance woods-roll-attack 11.3.3a"


@pytest.mark.rule("16.1")
def test_with_artillery_it_is_asked_once_for_each() -> None:
    state = position(UNITS, turn=1, round_="combat", options=ON)
    do(state, "attack 3308", "join g-1ss-hansen", "strike")
    assert legal(state)[-2:] == ["plus", "ready"]
    do(state, "plus")
    assert "plus" not in legal(state)
    assert "support ga-6pz-1" in legal(state)
    do(state, "support ga-6pz-1", "support gn-6pz-1", "ready")  # the last word is the defender's
    assert told(do(state, "die 1"))[0].split()[4] == "bonus=2"


@pytest.mark.rule("16.1")
def test_the_option_is_off_unless_the_players_choose_it() -> None:
    for options, offered in (({}, False), ({"plus_two": "off"}, False), ({"plus_two": "on"}, True)):
        state = opening(**options)
        do(state, "attack 3709", "join g-3-5", "strike")  # the 3rd Parachute Division against Lanzerath
        assert ("plus" in legal(state)) == offered

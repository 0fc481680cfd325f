"""11.5 Advance into the hex that the defenders have left."""

import pytest

from grognard.games.woods.board import HEXES, UNITS
from grognard.games.woods.combat import no_advance
from grognard.games.woods.state import WoodsState, board_of
from tests.woods.battle import attack
from tests.woods.position import asked, asset, at, bare, cites, controller, do, is_broken, legal, question, starts, told

# Clear country without roads, rivers or villages: 1610 with 1609 north and 1611 south of it
NORTH, PLAIN, SOUTH = "1609", "1610", "1611"


def bar(units: str, unit: str, hex_: str, **more: object) -> str:
    """The rule that keeps a unit from advancing into an empty hex, or nothing."""
    state = bare(units, **more)  # type: ignore[arg-type]
    return no_advance(state, board_of(state), UNITS.index(unit), HEXES.index(hex_))


def emptied() -> WoodsState:
    """1610 has been left by its last defender; 2 Pz and half of 116 Pz have attacked it."""
    units = f"g-2pz-a@{NORTH} g-2pz-b@{NORTH} g-116pz-a@{SOUTH} g-116pz-b@{SOUTH} u-2id-9@{PLAIN}:1"
    state = attack(units, PLAIN, "g-2pz-a g-2pz-b g-116pz-a")
    do(state, "die 6", "lose u-2id-9")
    return state


# --- 11.5a ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.5a")
def test_any_attackers_may_enter_the_empty_hex_and_nobody_must() -> None:
    state = emptied()
    assert asked(state) == "german woods-prompt-advance 11.5a"
    assert question(state) == f"woods-prompt-advance hex=1610 scope={HEXES.index(PLAIN)}"
    assert legal(state) == ["advance g-2pz-a", "advance g-2pz-b", "advance g-116pz-a", "stop"]  # 116 B did not attack
    events = do(state, "advance g-2pz-b")
    assert told(events) == ["advanced unit=g-2pz-b hex=1610"]
    assert cites(events) == ["11.5a"]
    assert at(state, "g-2pz-b") == "1610:3"
    assert legal(state) == ["advance g-2pz-a", "advance g-116pz-a", "stop"]
    do(state, "stop")
    assert at(state, "g-2pz-a") == "1609:3"
    state = emptied()
    do(state, "stop")
    assert [at(state, unit) for unit in ("g-2pz-a", "g-2pz-b", "g-116pz-a")] == ["1609:3", "1609:3", "1611:3"]


@pytest.mark.rule("11.5a", "6.0")
def test_within_the_limits_of_stacking() -> None:
    state = emptied()
    do(state, "advance g-2pz-a", "advance g-2pz-b")
    assert legal(state) == ["advance g-116pz-a", "stop"]  # a division and one more
    do(state, "advance g-116pz-a")
    assert at(state, "g-116pz-a") == "1610:3"
    units = f"g-2pz-a@{NORTH} g-lehr-a@{NORTH} g-116pz-a@{SOUTH} u-2id-9@{PLAIN}:1"
    state = attack(units, PLAIN, "g-2pz-a g-lehr-a g-116pz-a")
    do(state, "die 6", "lose u-2id-9", "advance g-2pz-a", "advance g-lehr-a")
    assert asked(state) == "chance woods-roll-chit 14.1"  # a third of a third division would be too many


@pytest.mark.rule("11.5a", "6.1b", "6.1a")
def test_within_the_limits_of_corps() -> None:
    units = f"u-2id-9@{NORTH} u-2id-38@{NORTH} u-84id-333@{SOUTH} u-84id-334@{SOUTH} u-82ab-504@1711 g-301@{PLAIN}"
    state = attack(units, PLAIN, "u-2id-9 u-2id-38 u-84id-333 u-84id-334 u-82ab-504", side="allied")
    do(state, "die 6", "lose g-301")
    assert starts(state, "advance") == ["u-2id-9", "u-2id-38", "u-84id-333", "u-84id-334", "u-82ab-504"]
    do(state, "advance u-84id-333")
    assert starts(state, "advance") == ["u-84id-334", "u-82ab-504"]  # V Corps may not join VII


@pytest.mark.rule("11.5a", "7.3b")
def test_ignoring_zones_of_control() -> None:
    units = f"g-2pz-a@{NORTH} g-2pz-b@{NORTH} u-2id-9@{PLAIN}:1 u-99id-395@1711 u-99id-393@1510"
    state = attack(units, PLAIN, "g-2pz-a g-2pz-b")
    do(state, "die 6", "lose u-2id-9")
    assert legal(state) == ["advance g-2pz-a", "advance g-2pz-b", "stop"]  # from EZOC to EZOC


@pytest.mark.rule("11.5a")
def test_not_while_a_defender_is_there() -> None:
    units = f"g-2pz-a@{NORTH} g-2pz-b@{NORTH} u-2id-9@{PLAIN} u-2id-38@{PLAIN}"
    state = attack(units, PLAIN, "g-2pz-a g-2pz-b")  # 13 : 10, armour: 2-1
    do(state, "die 4", "lose g-2pz-b", "lose u-2id-9")
    assert asked(state) == "chance woods-roll-chit 14.1"


@pytest.mark.rule("11.5a")
def test_after_losses_as_after_a_retreat() -> None:
    units = f"g-2pz-a@{NORTH} g-2pz-b@{NORTH} u-2id-9@{PLAIN}:1 u-2id-38@1612"
    state = attack(units, PLAIN, "g-2pz-a g-2pz-b", turn=1)  # 13 : 3, armour: 5-1
    do(state, "die 1", "lose g-2pz-b", "lose u-2id-9")  # BL1
    assert legal(state) == ["advance g-2pz-a", "advance g-2pz-b", "stop"]
    state = attack(units, PLAIN, "g-2pz-a g-2pz-b")
    do(state, "die 2", "retreat u-2id-9", "to 1511", "to 1411")  # DR
    assert legal(state) == ["advance g-2pz-a", "advance g-2pz-b", "stop"]


@pytest.mark.rule("11.5a")
def test_an_attacker_that_has_died_does_not_advance() -> None:
    units = f"g-26-39@{NORTH}:1 g-26-77_78@{SOUTH} u-delay@{PLAIN}"
    state = attack(units, PLAIN, "g-26-39 g-26-77_78")  # 8 : 1
    do(state, "die 1")  # DR
    assert legal(state) == ["advance g-26-39", "advance g-26-77_78", "stop"]
    units = f"g-26-39@{NORTH}:1 g-26-77_78@{SOUTH} u-2id-9@{PLAIN}:1"
    state = attack(units, PLAIN, "g-26-39 g-26-77_78")  # 8 : 3; out of supply, far from its division: 4-1
    do(state, "die 2", "lose g-26-39", "lose u-2id-9")  # BL1
    assert legal(state) == ["advance g-26-77_78", "stop"]


@pytest.mark.rule("11.5a", "3.5b")
def test_an_advance_takes_control() -> None:
    units = "g-2pz-a@2617 g-2pz-b@2617 u-2id-9@2616:1"
    state = attack(units, "2616", "g-2pz-a g-2pz-b")
    do(state, "die 6", "lose u-2id-9")
    assert controller(state, "2616") == "allied"
    assert told(do(state, "advance g-2pz-a")) == ["controlled side=german hex=2616", "advanced unit=g-2pz-a hex=2616"]
    assert controller(state, "2616") == "german"


@pytest.mark.rule("11.5a", "12.4.4b")
def test_an_advance_sends_an_engineer_away() -> None:
    units = "g-2pz-a@2617 g-2pz-b@2617 u-2id-9@2616:1"
    state = attack(units, "2616", "g-2pz-a g-2pz-b", assets="ue-v@2616 ua-v-1@used ua-v-2@used", turn=4)
    while "ready" in legal(state):
        do(state, "ready")
    do(state, "die 6", "lose u-2id-9", "advance g-2pz-a")
    assert asset(state, "ue-v") == "away:6"


# --- 11.1d, 11.5b -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.1d", "11.5b")
def test_motorized_units_advance_into_forest_along_a_road_alone() -> None:
    # 3204, forest without a road; 4108, forest: a road leads in from 4207 and 4109, none from 4107
    assert bar("g-2pz-b@3105", "g-2pz-b", "3204") == "11.1d"
    assert bar("g-26-39@3105", "g-26-39", "3204") == ""
    assert bar("g-2pz-b@4207", "g-2pz-b", "4108") == ""
    assert bar("g-2pz-b@4109", "g-2pz-b", "4108") == ""
    assert bar("g-2pz-b@4107", "g-2pz-b", "4108") == "11.1d"
    assert bar("u-cav-4@4107", "u-cav-4", "4108") == "11.1d"
    # 3310, forest, by the bridge from 3309
    assert bar("g-2pz-b@3309", "g-2pz-b", "3310") == ""
    assert bar("g-2pz-b@3309", "g-2pz-b", "3310", broken="3309/3310") == "11.1d"


@pytest.mark.rule("11.1d", "11.5a")
def test_the_road_is_asked_for_as_it_is_played() -> None:
    units = "g-2pz-a@4107 g-2pz-b@4207 g-26-39@4107 u-2id-9@4108:1"
    state = attack(units, "4108", "g-2pz-a g-2pz-b g-26-39", turn=4)
    do(state, "die 6")
    while not starts(state, "advance"):
        do(state, legal(state)[0])
    assert legal(state) == ["advance g-2pz-b", "advance g-26-39", "stop"]


@pytest.mark.rule("11.5b", "10.6e")
def test_motorized_units_do_not_advance_over_a_river_without_a_bridge() -> None:
    # 3019 to 3119 over the Wiltz; 3018 to 3119 by a bridge
    assert bar("g-2pz-b@3019", "g-2pz-b", "3119") == "11.5b"
    assert bar("g-26-39@3019", "g-26-39", "3119") == ""
    assert bar("g-2pz-b@3018", "g-2pz-b", "3119") == ""
    assert bar("g-2pz-b@3018", "g-2pz-b", "3119", broken="3018/3119") == ""  # ruins can be crossed
    assert bar("g-26-39@0911", "g-26-39", "0810", turn=9) == "11.5b"  # the Meuse, by nobody
    assert bar("g-2pz-b@0911", "g-2pz-b", "0810", turn=9) == "11.5b"


@pytest.mark.rule("11.5b", "10.6.2a")
def test_an_advance_over_ruins_leaves_them_so() -> None:
    state = attack("g-2pz-a@3018 g-2pz-b@3018 u-28id-112@3119:1", "3119", "g-2pz-a g-2pz-b", broken="3018/3119")
    do(state, "die 6")
    while not starts(state, "advance"):
        do(state, legal(state)[0])
    do(state, "advance g-2pz-b")
    assert at(state, "g-2pz-b") == "3119:3"
    assert is_broken(state, "3018/3119")


@pytest.mark.rule("11.5b", "9.2a", "9.3", "10.6.3", "10.6.4a", "10.6.4c")
def test_lines_hold_for_an_advance() -> None:
    assert bar("g-26-39@3311", "g-26-39", "3310", turn=3) == "9.2a"
    assert bar("g-26-39@3311", "g-26-39", "3310", turn=4) == ""
    assert bar("b-51-152@2215", "b-51-152", "2216", turn=9) == "9.3"
    assert bar("g-2pz-a@3315", "g-2pz-a", "3215", turn=1) == "10.6.3"
    assert bar("g-2pz-a@3315", "g-2pz-a", "3215", turn=2) == ""
    assert bar("b-29@0812", "b-29", "0912", turn=4) == "10.6.4a"
    assert bar("b-29@0812", "b-29", "0912", turn=5) == ""
    assert bar("u-5ad-cca@3503", "u-5ad-cca", "3504", turn=6) == "10.6.4c"
    assert bar("u-5ad-cca@3503", "u-5ad-cca", "3403", turn=6) == ""


@pytest.mark.rule("11.5a", "6.0")
def test_the_rule_of_stacking_is_named() -> None:
    assert bar(f"g-2pz-a@{NORTH} g-lehr-a@{PLAIN} g-116pz-a@{PLAIN}", "g-2pz-a", PLAIN) == "6.0"
    assert bar(f"u-2id-9@{NORTH} u-84id-333@{PLAIN}", "u-2id-9", PLAIN) == "6.1b"
    assert bar(f"u-2id-9@{NORTH} b-51-152@{PLAIN}", "u-2id-9", PLAIN) == "6.1a"

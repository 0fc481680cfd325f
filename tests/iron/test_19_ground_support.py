"""19 Strategy cards: Ground Support I, German at the Liberation. Reconnaissance is in test_19_decks."""

from typing import Any

import pytest

from grognard.games.iron.board import HEXES
from grognard.games.iron.ground import GRID
from tests.iron.battle import rolls, tags
from tests.iron.position import asked, at, card, cites, do, is_, legal, moving, position, starts, told
from tests.iron.strategy import FAR, acting, buying, command_of

DECK = "ground_support_1"
SCENE: dict[str, Any] = {"scenario": "liberation"}


# --- Covering Fire ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIME-05", "OPF-01")
@pytest.mark.parametrize("action", ["advance", "assault"])
def test_covering_fire_keeps_the_first_two_hexes_free_of_op_fire(action: str) -> None:
    units = f"de-1-1@0505:r4 us-1-1@0510:r4,op {FAR}"
    state = moving(units, "de-1-1", action, cards="covering_fire-1=play covering_fire-2=play", **SCENE)
    assert asked(state) == "de iron-prompt-spend-card TIME-05"
    assert legal(state) == ["spend covering_fire-1", "spend covering_fire-2", "keep"]
    done = do(state, "spend covering_fire-1")
    assert told(done) == ["card_spent card=covering_fire-1 unit=de-1-1"]
    assert starts(state, "spend") == []  # the other would cover the same hexes
    assert tags(do(state, "to 0506", "to 0507")) == ["moved", "moved"]
    do(state, "to 0508")
    assert asked(state) == "us iron-prompt-react OPF-01"
    assert (card(state, "covering_fire-1"), card(state, "covering_fire-2")) == ("out", "play")


@pytest.mark.rule("TIME-05")
def test_covering_fire_for_vehicles_and_not_for_those_concealed_or_aboard() -> None:
    state = moving(f"de-truck-1@0505 {FAR}", "de-truck-1", cards="covering_fire-1=play", **SCENE)
    assert starts(state, "spend") == ["covering_fire-1"]
    state = moving(
        f"de-1-1@0505:r4,hidden {FAR}", "de-1-1", cards="covering_fire-1=play", terrain="0505=woods", **SCENE
    )
    assert starts(state, "spend") == []
    units = f"de-truck-1@0505 de-1-1@de-truck-1:r4 {FAR}"
    state = moving(units, "de-1-1", cards="covering_fire-1=play", **SCENE)
    assert starts(state, "spend") == []


@pytest.mark.rule("TIME-05", "FORT-04")
def test_covering_fire_does_not_cover_leaving_a_fortification() -> None:
    """It speaks of the hexes that the unit enters."""
    units = f"de-1-1@0505:r4,entrenched us-1-1@0508:r4,op {FAR}"
    state = moving(units, "de-1-1", cards="covering_fire-1=play", forts="0505=entrenchment", **SCENE)
    do(state, "spend covering_fire-1", "leave")
    assert asked(state) == "us iron-prompt-react OPF-01"
    do(state, "pass")
    assert tags(do(state, "to 0504")) == ["moved"]
    assert asked(state).startswith("de")


# --- Breach, Satchel Charges ------------------------------------------------------------------------------------------


@pytest.mark.rule("STRAT-06", "STRAT-17")
def test_breach_takes_one_obstacle_in_or_next_to_the_hex_of_a_steady_squad() -> None:
    units = "de-1-1@0505:r4,tired de-1-2@0909:r4,pinned"
    state = acting(DECK, units, "breach-1", 2, wire="0505 0910 0503", traps="0504", mines="0504 0505")
    do(state, "play breach-1")
    assert asked(state) == "de iron-prompt-card-breach STRAT-06"
    assert legal(state) == ["mark 0504", "mark 0505"]
    do(state, "mark 0504")
    assert asked(state) == "de iron-prompt-card-clear STRAT-06"
    assert legal(state) == ["remove tank_trap", "remove minefield"]
    done = do(state, "remove minefield")
    assert told(done)[0] == "marker_removed marker=2 hex=0504 unit=none"
    assert cites(done)[0] == "COMP-01"
    assert [HEXES[hex_] for hex_ in state.mines] == ["0505"]
    assert [HEXES[hex_] for hex_ in state.traps] == ["0504"]
    assert (card(state, "breach-1"), command_of(state, "de")) == ("out", 0)
    for marker, left in (("razor_wire", ["0503", "0910"]), ("minefield", ["0503", "0505", "0910"])):
        state = acting(DECK, units, "breach-1", 2, wire="0505 0910 0503", mines="0505")
        do(state, "play breach-1", "mark 0505", f"remove {marker}")
        assert [HEXES[hex_] for hex_ in state.wire] == left


@pytest.mark.rule("STRAT-18")
def test_breach_takes_no_fortification() -> None:
    state = acting(DECK, "de-1-1@0505:r4", "breach-1", 2, forts="0505=entrenchment 0504=pillbox")
    assert starts(state, "play") == []


@pytest.mark.rule("STRAT-06", "STRAT-10", "ATK-05")
def test_satchel_charges_take_the_fortification_and_strike_who_is_inside() -> None:
    """6 dice on 4; of its cover only the woods are left."""
    units = "de-1-1@0505:r4 us-1-1@0504:r4,bunkered us-1-2@0504:r4"
    forts = "0504=pillbox 0504=entrenchment 0505=pillbox 0502=pillbox"
    state = acting(DECK, units, "satchel_charges-1", 2, forts=forts, terrain="0504=woods", smoke="0504")
    do(state, "play satchel_charges-1")
    assert legal(state) == ["mark 0504"]  # next to the squad, not in its hex
    do(state, "mark 0504")
    assert legal(state) == ["remove entrenchment", "choose us-1-1"]
    done = do(state, "choose us-1-1")
    assert told(done)[0] == "marker_removed marker=4 hex=0504 unit=us-1-1"
    assert is_(state, "us-1-1") == "r4"
    assert legal(state) == ["choose us-1-1"]
    assert asked(state) == "de iron-prompt-card-strike STRAT-17"
    do(state, "choose us-1-1")
    assert rolls(state) == "strike 6 on 4"
    do(state, "hits 3")
    assert rolls(state) == "defence 2 on 5"
    do(state, "hits 1")
    assert (is_(state, "us-1-1"), is_(state, "us-1-2")) == ("r2", "r4")
    assert state.forts == sorted(4 * HEXES.index(name) + kind for name, kind in (("0504", 1), ("0505", 2), ("0502", 2)))
    assert (card(state, "satchel_charges-1"), command_of(state, "de")) == ("out", 0)


@pytest.mark.rule("STRAT-06", "STRAT-17")
def test_satchel_charges_on_an_empty_one_or_a_concealed_squad_strike_nobody() -> None:
    state = acting(DECK, "de-1-1@0505:r4 us-1-1@0504:r4", "satchel_charges-1", 2, forts="0504=entrenchment")
    do(state, "play satchel_charges-1", "mark 0504")
    assert legal(state) == ["remove entrenchment"]
    done = do(state, "remove entrenchment")
    assert tags(done) == ["marker_removed", "no_effect"]
    assert (state.forts, card(state, "satchel_charges-1")) == ([], "out")
    units = "de-1-1@0505:r4 us-1-1@0504:r4,entrenched,hidden"
    state = acting(DECK, units, "satchel_charges-1", 2, forts="0504=entrenchment", terrain="0504=woods")
    done = do(state, "play satchel_charges-1", "mark 0504", "choose us-1-1")
    assert tags(done)[-2:] == ["marker_removed", "no_effect"]
    assert is_(state, "us-1-1") == "r4,hidden"


@pytest.mark.rule("STRAT-18")
@pytest.mark.parametrize("word", ["pinned", "disrupted"])
def test_a_shaken_squad_carries_no_charges_and_breaches_nothing(word: str) -> None:
    state = acting(DECK, f"de-1-1@0505:r4,{word}", "satchel_charges-1 breach-1", 4,
                   forts="0504=entrenchment", wire="0504")  # fmt: skip
    assert starts(state, "play") == []


# --- Sniper -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("STRAT-10", "STRAT-17", "DMG-01")
def test_sniper_three_dice_without_cover_and_the_attacker_chooses() -> None:
    units = (
        "de-1-1@0505:r4,tired,disrupted us-1-1@0508:r3o1 us-1-2@0510:r4,hidden us-truck-1@0507 us-1-3@us-truck-1:r4 "
        "us-1-4@0502:r4 de-panzer4-1@1010 us-1-5@1012:r4"
    )
    terrain = "0508=building 0503=woods 0510=woods " + " ".join(f"{c:02}09=woods {c:02}08=woods" for c in range(7, 18))
    state = position(
        f"{units} us-2-9@1714:r1", side="de", cards="sniper-1=hq", command=(0, 2), terrain=terrain, **SCENE
    )
    do(state, "play sniper-1")
    assert asked(state) == "de iron-prompt-card-strike STRAT-17"
    assert legal(state) == ["choose us-1-1"]  # a squad in sight of a squad; not concealed, aboard or behind woods
    do(state, "choose us-1-1")
    assert rolls(state) == "strike 3 on 4"
    do(state, "hits 2")
    assert asked(state) == "de iron-prompt-losses DMG-01"
    assert legal(state) == ["lose regular", "lose officer"]
    do(state, "lose officer")
    assert is_(state, "us-1-1") == "r2"
    assert (card(state, "sniper-1"), command_of(state, "de")) == ("out", 0)


# --- Hasty Minefield --------------------------------------------------------------------------------------------------


def within(hex_: str, distance: int) -> set[str]:
    centre = HEXES.index(hex_)
    return {HEXES[one] for one in range(270) if GRID.distance(centre, one) <= distance}


@pytest.mark.rule("FORT-18", "STRAT-17")
def test_hasty_minefield_near_a_squad_and_away_from_the_enemy() -> None:
    """Within 2 hexes of a squad of any state; no units, no obstacles, not next to an enemy."""
    units = "de-1-1@0505:r4,tired,disrupted us-1-1@0508:r4 de-truck-1@0504"
    markers = {"wire": "0403", "traps": "0404", "mines": "0605", "forts": "0604=entrenchment"}
    state = buying(DECK, units, "hasty_minefield-1", 2, terrain="0503=pond", **markers)
    do(state, "play hasty_minefield-1")
    assert asked(state) == "de iron-prompt-card-mine FORT-18"
    near = within("0505", 2) | within("1700", 2)
    barred = {"0505", "0504", "1700", "0404", "0605", "0503"} | within("0508", 1)
    assert set(starts(state, "mark")) == near - barred - {"0403"}
    done = do(state, "mark 0604")  # a fortification is no obstacle
    assert told(done)[0] == "marker_placed marker=2 hex=0604"
    assert [HEXES[hex_] for hex_ in state.mines] == ["0604", "0605"]
    assert (card(state, "hasty_minefield-1"), command_of(state, "de")) == ("out", 0)


@pytest.mark.rule("COMP-01", "STRAT-18")
def test_six_minefields_are_in_the_box() -> None:
    mines = "1010 1011 1012 1013 1014"
    state = buying(DECK, "de-1-1@0505:r4", "hasty_minefield-1", 2, mines=mines)
    assert starts(state, "play") == ["hasty_minefield-1"]
    state = buying(DECK, "de-1-1@0505:r4", "hasty_minefield-1", 2, mines=mines + " 1109")
    assert starts(state, "play") == []


# --- Tank Ambush ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TIME-05", "OPF-05", "OPF-11")
def test_tank_ambush_may_wait() -> None:
    units = f"us-sherman-1@0502 de-1-1@0505:r4,tired us-1-1@1010:r4 {FAR}"
    state = position(units, cards="tank_ambush-1=play", **SCENE)
    do(state, "use us-sherman-1", "advance", "to 0503", "to 0504")
    assert legal(state) == ["spend tank_ambush-1", "pass"]
    do(state, "pass")
    assert card(state, "tank_ambush-1") == "play"
    do(state, "to 0605")
    assert legal(state) == ["spend tank_ambush-1", "pass"]  # another hex, another trigger
    do(state, "spend tank_ambush-1")
    assert rolls(state) == "strike 6 on 4"
    do(state, "hits 4", "hits 0")
    assert at(state, "us-sherman-1") == "box"
    assert is_(state, "de-1-1") == "r4,tired"
    assert asked(state) == "us iron-prompt-turn ACT-01"

"""19 Strategy cards: American Air Support I. The strikes on a hex are in test_19_artillery."""

import pytest

from grognard.games.iron.board import CARDS, HEXES
from grognard.games.iron.card_play import SCOPE
from grognard.games.iron.state import IN_DECK, OUT, board_of
from tests.iron.battle import rolls, tags
from tests.iron.position import asked, card, cites, do, is_, legal, question, starts, told
from tests.iron.strategy import acting, buying, command_of

DECK = "us_air_support_1"


# --- Strafing Run -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("STRAT-09", "STRAT-10", "AREA-04")
def test_strafing_run_on_three_hexes_in_a_line_without_drift() -> None:
    units = "us-1-1@0707:r4 de-1-1@0505:r4 de-1-2@0605:r4 de-panzer4-1@0704 de-1-3@0804:r4"
    state = acting(DECK, units, "strafing_run-1", 2)
    do(state, "play strafing_run-1", "die 3")
    scope = SCOPE + CARDS.index("strafing_run-1")
    assert asked(state) == "us iron-prompt-card-line STRAT-09"
    assert question(state) == f"iron-prompt-card-line card=@iron-card-strafing_run-1 scope={scope}"
    assert legal(state) == [f"mark {hex_}" for hex_ in list(HEXES)[: 18 * 15]]
    done = do(state, "mark 0505")
    assert told(done) == ["target_marked card=strafing_run-1 hex=0505"]
    assert asked(state) == "us iron-prompt-card-direction STRAT-09"
    assert question(state) == f"iron-prompt-card-direction card=@iron-card-strafing_run-1 scope={scope}"
    assert legal(state) == [f"toward {way}" for way in range(1, 7)]
    do(state, "toward 2")
    assert rolls(state) == "area 5 on 5"
    done = do(state, "hits 1")
    assert told(done)[0].startswith("hex_shelled hex=0505 dice=5 need=5 successes=1")
    do(state, "hits 3")
    assert (is_(state, "de-1-1"), is_(state, "de-1-2")) == ("r4,pinned", "r4,disrupted")
    done = do(state, "hits 5")
    assert tags(done) == ["hex_shelled"]  # suppressive: the tank is spared
    assert is_(state, "de-1-3") == "r4"  # the fourth hex
    assert (card(state, "strafing_run-1"), command_of(state, "us")) == ("out", 0)
    assert asked(state) == "us iron-prompt-turn ACT-01"


@pytest.mark.rule("STRAT-09")
def test_strafing_run_stays_on_the_map() -> None:
    for start, ways in (("0000", ["3", "4"]), ("0001", ["2", "3", "4"]), ("0002", ["1", "2", "3", "4"])):
        state = acting(DECK, "", "strafing_run-1", 2)
        do(state, "play strafing_run-1", "die 3", f"mark {start}")
        assert starts(state, "toward") == ways
    state = acting(DECK, "", "strafing_run-1", 2)
    do(state, "play strafing_run-1", "die 2")
    assert card(state, "strafing_run-1") == "play"


# --- Tank Busters -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("STRAT-07", "STRAT-10", "STRAT-17", "ATK-04")
def test_tank_busters_attack_an_enemy_vehicle_that_is_not_in_woods() -> None:
    """9 dice on 5, against armour and cover; no line of sight; not squads, not one's own."""
    units = (
        "us-sherman-1@0707 de-panzer4-1@0505 de-tiger-1@0606 de-truck-1@1508 de-1-1@de-truck-1:r4 "
        "de-halftrack-1@0404 de-1-2@0505:r4"
    )
    terrain = "0404=woods 0505=rough 1507=woods 1408=woods"
    state = acting(DECK, units, "tank_busters-1", 3, terrain=terrain)
    do(state, "play tank_busters-1", "die 3")
    assert asked(state) == "us iron-prompt-card-strike STRAT-17"
    assert legal(state) == ["choose de-panzer4-1", "choose de-tiger-1", "choose de-truck-1"]
    do(state, "choose de-panzer4-1")
    assert asked(state) == "chance iron-roll-strike STRAT-10"
    assert rolls(state) == "strike 9 on 5"
    done = do(state, "hits 4")
    assert told(done)[0].startswith("fired unit=de-panzer4-1 hex=0505 dice=9 need=5 successes=4")
    assert rolls(state) == "defence 5 on 5"  # armour 4, rough 1
    do(state, "hits 1")
    assert is_(state, "de-panzer4-1") == "heavy"
    assert (card(state, "tank_busters-1"), command_of(state, "us")) == ("out", 0)


@pytest.mark.rule("STRAT-08", "STRAT-18")
def test_tank_busters_without_contact_or_without_a_target() -> None:
    state = acting(DECK, "de-panzer4-1@0505", "tank_busters-1", 3)
    do(state, "play tank_busters-1", "die 2")
    assert card(state, "tank_busters-1") == "play"
    state = acting(DECK, "de-panzer4-1@0505 us-sherman-1@0303", "tank_busters-1", 3, terrain="0505=woods")
    assert starts(state, "play") == ["tank_busters-1"]  # its first step is the contact
    done = do(state, "play tank_busters-1", "die 3")
    assert tags(done) == ["card_activated", "contact_rolled", "no_effect"]
    assert told(done)[-1] == "no_effect card=tank_busters-1"
    assert card(state, "tank_busters-1") == "out"


@pytest.mark.rule("FIG-26", "STRAT-10")
def test_thick_armour_holds_against_tank_busters() -> None:
    state = acting(DECK, "de-tiger-1@0505", "tank_busters-1", 3)
    do(state, "play tank_busters-1", "die 3", "choose de-tiger-1", "hits 1", "hits 0")
    assert legal(state) == ["thicken", "keep"]
    do(state, "thicken")
    assert is_(state, "de-tiger-1") == "fresh"


# --- Aerial Reconnaissance --------------------------------------------------------------------------------------------


@pytest.mark.rule("CONC-01", "STRAT-06", "STAT-02")
def test_aerial_reconnaissance_reveals_within_two_hexes_and_draws() -> None:
    """Every concealed enemy squad, not one's own; a red cross on the card drawn does nothing."""
    units = (
        "us-1-1@0506:r4,hidden de-1-1@0505:r4,hidden de-1-2@0707:r4,hidden de-1-3@0508:r4,hidden "
        "de-1-4@0507:r4,hidden us-1-2@0000:r4"
    )
    woods = " ".join(f"{hex_}=woods" for hex_ in ("0506", "0505", "0707", "0508", "0507"))
    state = buying(DECK, units, "aerial_reconnaissance-1", 1, terrain=woods)
    do(state, "play aerial_reconnaissance-1")
    assert asked(state) == "us iron-prompt-card-reveal CONC-01"
    assert legal(state) == [f"mark {hex_}" for hex_ in list(HEXES)[: 18 * 15]]
    done = do(state, "mark 0505")
    assert told(done) == [
        "revealed unit=de-1-1 hex=0505 by=CONC-01", "revealed unit=de-1-4 hex=0507 by=CONC-01",
    ]  # fmt: skip
    assert [is_(state, f"de-1-{n}") for n in (1, 2, 3, 4)] == ["r4", "r4,hidden", "r4,hidden", "r4"]
    assert is_(state, "us-1-1") == "r4,hidden"
    assert legal(state) == ["draw us_air_support_1", "draw artillery_1"]
    done = do(state, "draw artillery_1", "drawn increased_priority-1")  # it shows a red cross
    assert told(done)[0] == "card_drawn side=us card=increased_priority-1"
    assert cites(done)[0] == "STAT-01"
    assert card(state, "increased_priority-1") == "hq"
    assert card(state, "aerial_reconnaissance-1") == "out"


@pytest.mark.rule("STRAT-18", "STAT-03")
def test_aerial_reconnaissance_with_nobody_to_find_or_nothing_to_draw() -> None:
    state = buying(DECK, "", "aerial_reconnaissance-1", 1)
    assert starts(state, "play") == ["aerial_reconnaissance-1"]  # any hex may be named
    done = do(state, "play aerial_reconnaissance-1")
    assert tags(done) == ["card_activated", "no_effect"]
    assert legal(state) == ["draw us_air_support_1", "draw artillery_1"]
    state = buying(DECK, "", "aerial_reconnaissance-1", 1)
    board = board_of(state)
    state.card = [
        OUT if where == IN_DECK and board.card_side[index] == 0 else where for index, where in enumerate(state.card)
    ]
    done = do(state, "play aerial_reconnaissance-1")
    assert card(state, "aerial_reconnaissance-1") == "out"
    assert "card_drawn" not in tags(done)

"""19 Strategy cards: Artillery I and II; contact, target, area attacks and wide blasts."""

from pathlib import Path

import pytest

from grognard.games.iron.board import CARDS, HEXES
from grognard.games.iron.card_play import SCOPE
from grognard.games.iron.cards import Contact
from grognard.games.iron.state import IronState
from tests.iron.battle import rolls, tags
from tests.iron.position import (
    ask,
    asked,
    at,
    bare,
    card,
    chances,
    cites,
    corrected,
    do,
    is_,
    legal,
    position,
    question,
    starts,
    told,
)
from tests.iron.strategy import FAR, acting, buying, command_of, shoot, spending

OBSERVER = "us-1-1@0502:r4"  # sees the targets around 0505: the drift number is 4
RING = ["0504", "0605", "0606", "0506", "0406", "0405"]  # around 0505, clockwise from the north


def volley(state: IronState) -> list[tuple[str, str, bool]]:
    """Every area attack that follows: the hex, the dice, whether it suppresses; all of them miss."""
    found = []
    while asked(state).startswith("chance iron-roll-area"):
        dice = rolls(state)
        event = do(state, "hits 0")[0]
        words = dict(word.split("=") for word in told([event])[0].split()[1:])
        found.append((words["hex"], dice, words["suppressive"] == "True"))
    return found


# --- contact ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("STRAT-01", "STRAT-06", "STRAT-07", "STRAT-09", "STRAT-10", "STRAT-11", "ACT-14")
def test_offensive_artillery_from_the_cost_to_the_last_blast() -> None:
    """3 command, contact on 3, a target, drift, 8 dice on the hex and 4 on each of its neighbours."""
    enemies = " ".join(f"de-1-{number}@{hex_}:r4" for number, hex_ in enumerate(["0505", *RING], 1))
    state = acting("artillery_1", f"us-1-1@0501:r4 {enemies}", "offensive_artillery-1", 4)
    assert starts(state, "play") == ["offensive_artillery-1"]
    done = do(state, "play offensive_artillery-1")
    assert told(done) == ["card_activated side=us card=offensive_artillery-1 cost=3"]
    assert cites(done) == ["STRAT-01"]
    assert command_of(state, "us") == 1  # paid before the die
    assert card(state, "offensive_artillery-1") == "play"
    number = CARDS.index("offensive_artillery-1")
    assert asked(state) == "chance iron-roll-contact STRAT-07"
    assert question(state) == f"iron-roll-contact scope={SCOPE + number}"
    assert chances(state) == {f"die {face}": 1 for face in range(1, 7)}
    done = do(state, "die 3")
    assert told(done) == ["contact_rolled card=offensive_artillery-1 face=3 bonus=0 made=True"]
    assert cites(done) == ["STRAT-07"]
    assert asked(state) == "us iron-prompt-card-target STRAT-09"
    assert question(state) == f"iron-prompt-card-target card=@iron-card-offensive_artillery-1 scope={SCOPE + number}"
    assert legal(state) == [f"mark {hex_}" for hex_ in list(HEXES)[:270]]  # any hex of the map
    done = do(state, "mark 0505")
    assert told(done) == ["target_marked card=offensive_artillery-1 hex=0505"]
    assert cites(done) == ["STRAT-09"]
    assert asked(state) == "chance iron-roll-drift DRIFT-02"
    done = do(state, "die 4")
    assert told(done) == ["on_target hex=0505 need=4 black=4"]
    assert asked(state) == "chance iron-roll-area AREA-02"
    assert volley(state) == [("0505", "area 8 on 5", False), *((hex_, "area 4 on 5", False) for hex_ in RING)]
    assert card(state, "offensive_artillery-1") == "out"
    assert asked(state) == "us iron-prompt-turn ACT-01"
    assert question(state) == "iron-prompt-turn left=2 scope=-1"  # it was one action


@pytest.mark.rule("STRAT-07", "STRAT-08")
def test_without_contact_the_card_waits_and_is_tried_once_a_round_free() -> None:
    state = acting(
        "artillery_1", OBSERVER + " us-1-2@0600:r4 us-1-3@0700:r4 us-1-4@0800:r4", "offensive_artillery-1", 3
    )
    done = do(state, "play offensive_artillery-1", "die 2")
    assert told(done)[1] == "contact_rolled card=offensive_artillery-1 face=2 bonus=0 made=False"
    assert card(state, "offensive_artillery-1") == "play"
    assert command_of(state, "us") == 0
    assert asked(state) == "us iron-prompt-turn ACT-01"
    assert starts(state, "retry") == []  # the first try was this round's
    state.round += 1
    state.__dict__.clear()
    assert starts(state, "retry") == ["offensive_artillery-1"]
    done = do(state, "retry offensive_artillery-1")
    assert told(done) == ["card_tried_again side=us card=offensive_artillery-1 shot=False"]
    assert cites(done) == ["STRAT-08"]
    assert asked(state) == "chance iron-roll-contact STRAT-07"
    do(state, "die 1")
    assert command_of(state, "us") == 0
    assert question(state) == "iron-prompt-turn left=1 scope=-1"  # an action each
    assert starts(state, "retry") == []
    state.round += 1
    state.__dict__.clear()
    do(state, "retry offensive_artillery-1", "die 3", "mark 0505", "die 4", "hits 0")
    assert card(state, "offensive_artillery-1") == "out"  # resolved: removed


@pytest.mark.rule("STRAT-08")
def test_to_try_again_is_an_action_even_for_a_side_with_nothing_else_to_do() -> None:
    state = acting("artillery_1", "us-1-1@0502:r4,tired", "offensive_artillery-1", 3)
    state.acts[state.where.index(HEXES.index("1714"))] = 1
    state.__dict__.clear()
    do(state, "play offensive_artillery-1", "die 2")
    assert asked(state).startswith("de")  # nothing left in this round
    state.finished = [0] * 2
    state.round += 1
    state = ask(state, *position(FAR).stack)
    assert starts(state, "retry") == ["offensive_artillery-1"]


# contact number, and the shape of the shot: dice on the final hex, on each neighbour, suppressive
SHOTS = [
    ("artillery_1", "offensive_artillery-1", 3, 3, 8, 4, False),
    ("artillery_1", "suppressive_barrage-1", 2, 3, 8, 5, True),
    ("artillery_1", "sustained_blanket-1", 4, 4, 6, 2, False),
    ("artillery_2", "heavy_howitzers-1", 4, 4, 10, 5, False),
    ("artillery_2", "harassing_fire-1", 1, 2, 4, 0, True),
    ("artillery_2", "bunker_buster-1", 3, 4, 8, 0, False),
    ("us_air_support_1", "fighter_bomber_strike-1", 3, 4, 9, 0, False),
    ("us_air_support_1", "carpet_bombing-1", 5, 5, 10, 8, False),
]


@pytest.mark.rule("STRAT-01", "STRAT-07", "STRAT-10", "STRAT-11", "AREA-04")
@pytest.mark.parametrize(("deck", "name", "cost", "contact", "dice", "blast", "suppressive"), SHOTS)
def test_what_each_shot_costs_needs_and_does(
    deck: str, name: str, cost: int, contact: int, dice: int, blast: int, suppressive: bool
) -> None:
    units = f"{OBSERVER} de-1-1@0505:r4 de-1-2@0605:r4 de-1-3@0406:r4"
    assert starts(acting(deck, units, name, cost - 1), "play") == []
    state = acting(deck, units, name, cost)
    do(state, f"play {name}", f"die {contact - 1}")
    assert (card(state, name), command_of(state, "us")) == ("play", 0)
    assert asked(state) == "us iron-prompt-turn ACT-01"
    state = acting(deck, units, name, cost)
    shoot(state, name, "0505", contact, 4)
    expected = [("0505", f"area {dice} on 5", suppressive)]
    if blast:  # where there is nobody, nothing is rolled
        expected += [(hex_, f"area {blast} on 5", suppressive) for hex_ in ("0605", "0406")]
    assert volley(state) == expected
    assert card(state, name) == ("play" if name == "sustained_blanket-1" else "out")


@pytest.mark.rule("STRAT-11")
def test_each_blast_is_rolled_for_itself_and_takes_wire_too() -> None:
    state = acting(
        "artillery_1", f"{OBSERVER} de-1-1@0505:r4 de-1-2@0504:r4", "offensive_artillery-1", 3, wire="0606 0405"
    )
    shoot(state, "offensive_artillery-1", "0505", 3, 4)
    do(state, "hits 2", "hits 3")
    assert (is_(state, "de-1-1"), is_(state, "de-1-2")) == ("r2", "r1")
    assert rolls(state) == "area 4 on 5"
    done = do(state, "hits 3")
    assert tags(done) == ["hex_shelled", "wire_gone"]
    assert rolls(state) == "area 4 on 5"
    do(state, "hits 2")
    assert [HEXES[hex_] for hex_ in state.wire] == ["0405"]


@pytest.mark.rule("STRAT-11")
def test_at_the_rim_the_blast_falls_on_the_neighbours_that_there_are() -> None:
    state = acting(
        "artillery_1", "us-1-1@0004:r4 de-1-1@0001:r4 de-1-2@0100:r4 de-1-3@0000:r4", "offensive_artillery-1", 3
    )
    shoot(state, "offensive_artillery-1", "0000", 3, 4)
    assert volley(state) == [
        ("0000", "area 8 on 5", False), ("0100", "area 4 on 5", False), ("0001", "area 4 on 5", False),
    ]  # fmt: skip


@pytest.mark.rule("STRAT-12")
def test_friends_suffer_too() -> None:
    state = acting("artillery_1", "us-1-1@0505:r4 de-1-1@0606:r4", "offensive_artillery-1", 3)
    shoot(state, "offensive_artillery-1", "0606", 3, 3)
    assert rolls(state) == "area 8 on 5"
    do(state, "hits 0")
    assert rolls(state) == "area 4 on 5"
    do(state, "hits 4")
    assert at(state, "us-1-1") == "box"
    assert card(state, "offensive_artillery-1") == "out"


@pytest.mark.rule("AREA-04")
def test_a_suppressive_barrage_pins_squads_and_spares_tanks() -> None:
    state = acting("artillery_1", f"{OBSERVER} de-1-1@0505:r4 de-panzer4-1@0505", "suppressive_barrage-1", 2)
    shoot(state, "suppressive_barrage-1", "0505", 3, 4)
    done = do(state, "hits 3")
    assert tags(done) == ["hex_shelled", "conditioned"]
    assert (is_(state, "de-1-1"), is_(state, "de-panzer4-1")) == ("r4,disrupted", "fresh")


@pytest.mark.rule("STRAT-10", "FORT-01")
def test_bunker_buster_against_fortifications() -> None:
    """Woods still cover; entrenchments and pillboxes do not."""
    units = f"{OBSERVER} de-1-1@0505:r4,bunkered de-1-2@0505:r4,entrenched"
    forts = "0505=pillbox 0505=entrenchment"
    state = acting("artillery_2", units, "bunker_buster-1", 3, terrain="0505=woods", forts=forts)
    shoot(state, "bunker_buster-1", "0505", 4, 4)
    do(state, "hits 1")
    assert rolls(state) == "defence 2 on 5"
    do(state, "hits 0")
    assert rolls(state) == "defence 2 on 5"
    state = acting("artillery_2", units, "heavy_howitzers-1", 4, terrain="0505=woods", forts=forts)
    shoot(state, "heavy_howitzers-1", "0505", 4, 4)
    do(state, "hits 1")
    assert rolls(state) == "defence 8 on 5"


# --- Sustained Blanket ------------------------------------------------------------------------------------------------


def next_round(state: IronState) -> None:
    state.round += 1
    state.__dict__.clear()


@pytest.mark.rule("STRAT-03", "STRAT-06")
def test_sustained_blanket_fires_three_times_at_its_target() -> None:
    state = acting("artillery_1", f"{OBSERVER} de-1-1@0505:r4", "sustained_blanket-1", 4, round_=2)
    done = shoot(state, "sustained_blanket-1", "0505", 4, 4)
    done = do(state, "hits 0")
    assert told(done)[-1] == "card_stays card=sustained_blanket-1"
    assert cites(done)[-1] == "STRAT-03"
    assert starts(state, "repeat") == []  # not in the round of the first shot
    assert starts(state, "retry") == []
    next_round(state)
    assert (starts(state, "repeat"), starts(state, "retry")) == (["sustained_blanket-1"], [])
    done = do(state, "repeat sustained_blanket-1")
    assert told(done) == ["card_tried_again side=us card=sustained_blanket-1 shot=True"]
    assert asked(state) == "chance iron-roll-drift DRIFT-02"  # no contact, no cost, the same target
    assert command_of(state, "us") == 0
    do(state, "die 1", "die 4")  # one hex to the south
    assert volley(state) == [("0506", "area 6 on 5", False), ("0505", "area 2 on 5", False)]
    assert card(state, "sustained_blanket-1") == "play"
    assert starts(state, "repeat") == []  # once a round
    next_round(state)
    next_round(state)  # any later round
    do(state, "repeat sustained_blanket-1", "die 4")
    assert volley(state) == [("0505", "area 6 on 5", False)]  # from the target, not from where it fell
    assert card(state, "sustained_blanket-1") == "out"
    next_round(state)
    assert starts(state, "repeat") == []


@pytest.mark.rule("STRAT-03")
def test_sustained_blanket_on_the_first_hex_of_the_map() -> None:
    state = acting("artillery_1", "us-1-1@0003:r4", "sustained_blanket-1", 4)
    shoot(state, "sustained_blanket-1", "0000", 4, 4)
    do(state, "hits 0")
    for left in ("play", "out"):
        next_round(state)
        assert starts(state, "repeat") == ["sustained_blanket-1"]
        do(state, "repeat sustained_blanket-1", "die 4", "hits 0")
        assert card(state, "sustained_blanket-1") == left


@pytest.mark.rule("STRAT-08")
def test_sustained_blanket_without_contact_has_nothing_to_repeat() -> None:
    state = acting("artillery_1", OBSERVER, "sustained_blanket-1", 4)
    do(state, "play sustained_blanket-1", "die 3")
    next_round(state)
    assert (starts(state, "repeat"), starts(state, "retry")) == ([], ["sustained_blanket-1"])


@pytest.mark.rule("STRAT-13")
@pytest.mark.parametrize("shot", [1, 2])
def test_a_shot_off_the_map_ends_sustained_blanket(shot: int) -> None:
    state = acting("artillery_1", "us-1-1@0003:r4", "sustained_blanket-1", 4)
    do(state, "play sustained_blanket-1", "die 4", "mark 0000")
    if shot == 2:
        do(state, "die 4", "hits 0")
        next_round(state)
        do(state, "repeat sustained_blanket-1")
    done = do(state, "die 1", "die 1")
    assert tags(done) == ["missed", "drifted"]
    assert card(state, "sustained_blanket-1") == "out"


# --- contact bonuses --------------------------------------------------------------------------------------------------


@pytest.mark.rule("STRAT-03", "STRAT-05", "STRAT-07")
def test_increased_priority_adds_one_to_contact_and_two_copies_two() -> None:
    """Artillery and air support of its owner; a 1 always fails."""
    for copies, face, made in (("", 2, False), ("1", 2, True), ("1", 1, False), ("12", 1, False)):
        state = acting("artillery_1", OBSERVER, "offensive_artillery-1", 3)
        for copy in copies:
            state.card[CARDS.index(f"increased_priority-{copy}")] = 2
        done = do(state, "play offensive_artillery-1", f"die {face}")
        assert told(done)[1] == (
            f"contact_rolled card=offensive_artillery-1 face={face} bonus={len(copies)} made={made}"
        )
    for number, face, made in ((1, 3, False), (2, 3, True)):
        state = acting("us_air_support_1", OBSERVER, "carpet_bombing-1", 5)
        for each in range(1, number + 1):
            state.card[CARDS.index(f"increased_priority-{each}")] = 2
        done = do(state, "play carpet_bombing-1", f"die {face}")
        assert told(done)[1].endswith(f"bonus={number} made={made}")


@pytest.mark.rule("STRAT-01", "STRAT-03")
def test_increased_priority_is_bought_for_one_and_stays() -> None:
    state = buying("artillery_1", "", "increased_priority-1 offensive_artillery-1", 3)
    assert starts(state, "play") == ["increased_priority-1"]  # the artillery is for the action phase
    done = do(state, "play increased_priority-1")
    assert told(done) == [
        "card_activated side=us card=increased_priority-1 cost=1", "card_stays card=increased_priority-1",
    ]  # fmt: skip
    assert (card(state, "increased_priority-1"), command_of(state, "us")) == ("play", 2)


@pytest.mark.rule("STRAT-05", "STRAT-07")
def test_air_superiority_helps_air_support_alone() -> None:
    for name, face, bonus, made in (
        ("fighter_bomber_strike-1", 3, 1, True), ("offensive_artillery-1", 2, 0, False),
    ):  # fmt: skip
        state = acting("us_air_support_1", OBSERVER, name, 3)
        state.card[CARDS.index("air_superiority-1")] = 2
        done = do(state, f"play {name}", f"die {face}")
        assert told(done)[1] == f"contact_rolled card={name} face={face} bonus={bonus} made={made}"


@pytest.mark.rule("STRAT-07")
def test_priority_helps_a_second_try(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """And the number is that of the card's data."""
    corrected(monkeypatch, tmp_path, cards={"cards": {"harassing_fire": {"steps": [
        {"op": "contact", "number": 6}, {"op": "target"}, {"op": "drift"},
        {"op": "area", "firepower": 3, "kind": "normal"},
    ]}}})  # fmt: skip
    state = acting("artillery_2", OBSERVER, "harassing_fire-1", 1)
    do(state, "play harassing_fire-1", "die 5")
    next_round(state)
    do(state, "retry harassing_fire-1", "die 6", "mark 0505", "die 4")
    assert rolls(state) == "area 3 on 5"


# --- the others -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("STRAT-06", "STRAT-09")
def test_rolling_barrage_walks_in_a_direction_chosen_before_the_drift() -> None:
    state = acting("artillery_2", f"{OBSERVER} de-1-1@0505:r4", "rolling_barrage-1", 3)
    do(state, "play rolling_barrage-1", "die 3", "mark 0505")
    assert asked(state) == "us iron-prompt-card-direction STRAT-09"
    assert legal(state) == [f"toward {way}" for way in range(1, 7)]
    do(state, "toward 3", "die 4")
    assert volley(state) == [(hex_, "area 6 on 5", False) for hex_ in ("0505", "0606", "0706")]
    assert card(state, "rolling_barrage-1") == "out"


@pytest.mark.rule("STRAT-13", "STRAT-10")
def test_rolling_barrage_ignores_what_lies_off_the_map() -> None:
    state = acting("artillery_2", "us-1-1@0504:r4", "rolling_barrage-1", 3)
    do(state, "play rolling_barrage-1", "die 3", "mark 0502", "toward 1", "die 1", "die 1")  # drifts to 0501
    assert volley(state) == [(hex_, "area 6 on 5", False) for hex_ in ("0501", "0500")]
    state = acting("artillery_2", "us-1-1@0504:r4", "rolling_barrage-1", 3)
    do(state, "play rolling_barrage-1", "die 2")
    assert card(state, "rolling_barrage-1") == "play"  # no contact


@pytest.mark.rule("STRAT-09", "FORT-20", "COMP-01")
def test_smoke_barrage_on_the_final_hex_and_up_to_two_neighbours() -> None:
    state = acting("artillery_1", OBSERVER, "smoke_barrage-1", 1, terrain="0605=building", smoke="0506")
    done = shoot(state, "smoke_barrage-1", "0505", 2, 4)
    assert told(done)[-1] == "smoke_laid hex=0505"
    assert cites(done)[-1] == "FORT-19"
    assert asked(state) == "us iron-prompt-card-smoke FORT-20"
    assert legal(state) == ["mark 0504", "mark 0606", "mark 0406", "mark 0405", "done"]
    do(state, "mark 0606")
    assert legal(state) == ["mark 0504", "mark 0406", "mark 0405", "done"]
    do(state, "mark 0405")
    assert [HEXES[hex_] for hex_ in state.smoke] == ["0405", "0505", "0506", "0606"]
    assert card(state, "smoke_barrage-1") == "out"
    assert asked(state) == "us iron-prompt-turn ACT-01"


@pytest.mark.rule("FORT-20", "COMP-01")
def test_smoke_barrage_with_too_few_markers_or_on_a_building() -> None:
    """6 markers are in the box; neither a building nor a hex with smoke takes one."""
    state = acting("artillery_1", OBSERVER, "smoke_barrage-1", 1, smoke="1010 1011 1012 1013 1014")
    shoot(state, "smoke_barrage-1", "0505", 2, 4)
    assert len(state.smoke) == 6
    assert asked(state) == "us iron-prompt-turn ACT-01"
    state = acting("artillery_1", OBSERVER, "smoke_barrage-1", 1, terrain="0505=building")
    shoot(state, "smoke_barrage-1", "0505", 2, 4)
    assert state.smoke == []
    do(state, "mark 0504", "done")
    assert [HEXES[hex_] for hex_ in state.smoke] == ["0504"]
    state = acting("artillery_1", OBSERVER, "smoke_barrage-1", 1)
    do(state, "play smoke_barrage-1", "die 1")
    assert card(state, "smoke_barrage-1") == "play"


@pytest.mark.rule("TIME-05", "STRAT-03")
def test_registered_fire_lands_on_target_without_dice() -> None:
    state = buying("artillery_1", "", "registered_fire-1", 2)
    done = do(state, "play registered_fire-1")
    assert told(done)[1] == "card_stays card=registered_fire-1"
    assert command_of(state, "us") == 0
    state = acting("artillery_1", "de-1-1@0505:r4", "offensive_artillery-1 offensive_artillery-2", 6)
    state.card[CARDS.index("registered_fire-1")] = 2
    do(state, "play offensive_artillery-1", "die 3", "mark 0505")
    assert asked(state) == "us iron-prompt-registered TIME-05"
    number = CARDS.index("offensive_artillery-1")
    assert question(state) == f"iron-prompt-registered card=@iron-card-offensive_artillery-1 scope={SCOPE + number}"
    assert legal(state) == ["spend registered_fire-1", "keep"]
    done = do(state, "spend registered_fire-1")
    assert told(done) == ["card_registered card=registered_fire-1 hex=0505"]
    assert card(state, "registered_fire-1") == "out"
    assert volley(state) == [("0505", "area 8 on 5", False)]
    do(state, "play offensive_artillery-2", "die 3", "mark 0505")
    assert asked(state) == "chance iron-roll-drift DRIFT-02"


@pytest.mark.rule("TIME-05", "STRAT-05")
def test_registered_fire_may_be_kept_and_is_for_artillery_alone() -> None:
    state = acting("artillery_1", "", "offensive_artillery-1", 3)
    state.card[CARDS.index("registered_fire-1")] = 2
    do(state, "play offensive_artillery-1", "die 3", "mark 0505", "keep")
    assert asked(state) == "chance iron-roll-drift DRIFT-02"
    do(state, "die 2")
    assert asked(state) == "chance iron-roll-direction DRIFT-03"
    assert card(state, "registered_fire-1") == "play"
    state = acting("us_air_support_1", "", "fighter_bomber_strike-1", 3)
    state.card[CARDS.index("registered_fire-1")] = 2
    do(state, "play fighter_bomber_strike-1", "die 4", "mark 0505")
    assert asked(state) == "chance iron-roll-drift DRIFT-02"


@pytest.mark.rule("STRAT-04", "STRAT-05", "STRAT-18")
def test_counter_battery_takes_an_artillery_card_of_the_enemy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Face up in his headquarters or in his play area; not in his deck, not of another type, not one's own."""
    decks = ["artillery_1", "morale_1"]
    corrected(monkeypatch, tmp_path, scenarios={"scenarios": {"silence_the_guns": {"sides": {"de": {"decks": decks}}}}})
    extra = "increased_priority-1=play offensive_artillery-2=hq take_cover-1=hq heavy_howitzers-1=hq"
    state = buying("artillery_2", "", "counter_battery-1", 2, extra=extra)
    assert starts(state, "play") == ["counter_battery-1"]
    do(state, "play counter_battery-1")
    assert asked(state) == "us iron-prompt-card-counter-battery STRAT-05"
    assert legal(state) == ["pick offensive_artillery-2", "pick increased_priority-1"]
    done = do(state, "pick increased_priority-1")
    assert told(done)[0] == "card_removed card=increased_priority-1"
    assert cites(done)[0] == "STRAT-04"
    assert (card(state, "increased_priority-1"), card(state, "offensive_artillery-2")) == ("out", "hq")
    assert card(state, "counter_battery-1") == "out"
    state = buying("artillery_2", "", "counter_battery-1", 2, extra="take_cover-1=hq")
    assert starts(state, "play") == []  # nothing to remove
    state = buying("artillery_2", "", "counter_battery-1", 1, extra=extra)
    assert starts(state, "play") == []


@pytest.mark.rule("STRAT-04", "STRAT-08")
def test_counter_battery_stops_a_card_that_seeks_contact(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    decks = ["artillery_1", "morale_1"]
    corrected(monkeypatch, tmp_path, scenarios={"scenarios": {"silence_the_guns": {"sides": {"de": {"decks": decks}}}}})
    cards = "sustained_blanket-1=hq counter_battery-1=hq"
    state = bare(FAR, scenario="silence_the_guns", cards=cards, command=(2, 4))
    state.card[CARDS.index("sustained_blanket-1")] = 2
    state.holder[CARDS.index("sustained_blanket-1")] = 1
    state = ask(state, *state.stack, Contact(CARDS.index("sustained_blanket-1"), 1))
    do(state, "die 3")
    spending(state)
    do(state, "play counter_battery-1", "pick sustained_blanket-1")
    assert card(state, "sustained_blanket-1") == "out"

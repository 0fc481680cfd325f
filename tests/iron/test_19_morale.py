"""19 Strategy cards: Morale I, American at the Breaking Point."""

import pytest

from grognard.games.iron.board import CARDS, UNITS
from grognard.games.iron.status import CLEAN_UP, StatusPhase
from grognard.games.iron.turn import ACTING, Course
from tests.iron.battle import fire, rolls, storm, tags
from tests.iron.position import asked, at, bare, card, cites, do, is_, legal, position, question, resume, starts, told
from tests.iron.strategy import FAR, acting, buying, command_of

DECK = "morale_1"


# --- Take Cover, Take Down the Beast ----------------------------------------------------------------------------------


@pytest.mark.rule("STRAT-17", "STRAT-14")
def test_take_cover_helps_in_an_area_attack_and_against_cards_but_not_in_an_assault() -> None:
    units = f"de-1-1@0504:r4 us-1-1@0505:r4 {FAR}"
    state = position(units, side="de", cards="take_cover-1=play")
    storm(state, "de-1-1", "0505")
    assert rolls(state) == "assault 4 on 4"  # not offered
    state = position(f"de-1-1@0500:m1 us-1-1@0505:r4 {FAR}", side="de", cards="take_cover-1=play")
    do(state, "use de-1-1", "fire", "shell 0505", "normal")
    assert asked(state) == "us iron-prompt-take-cover STRAT-17"
    do(state, "spend take_cover-1", "hits 2")
    assert rolls(state) == "defence 3 on 5"


@pytest.mark.rule("STRAT-17")
def test_take_cover_against_a_strike_of_a_card() -> None:
    """Stavelot: Ground Support I is German, Morale I American. The sniper's target has no cover but this."""
    units = f"de-1-1@0505:r4 us-1-1@0508:r4 {FAR}"
    state = position(
        units, side="de", scenario="stavelot_express", cards="sniper-1=hq take_cover-1=play", command=(0, 2)
    )
    do(state, "play sniper-1", "choose us-1-1")
    assert legal(state) == ["spend take_cover-1", "keep"]
    do(state, "spend take_cover-1", "hits 3")
    assert rolls(state) == "defence 3 on 5"


@pytest.mark.rule("STRAT-14")
def test_take_down_the_beast_four_dice_for_a_squad() -> None:
    state = position(f"us-1-1@0505:r4,at de-tiger-1@0507 {FAR}", cards="take_down_the_beast-1=play")
    fire(state, "us-1-1", "de-tiger-1", "normal")
    assert legal(state) == ["spend take_down_the_beast-1", "keep"]
    do(state, "spend take_down_the_beast-1")
    assert rolls(state) == "attack 11 on 5"  # 4, 3 of the anti-tank squad, 4 of the card
    assert card(state, "take_down_the_beast-1") == "out"


@pytest.mark.rule("STRAT-17", "OPS-03")
def test_take_down_the_beast_not_for_a_squad_that_stays_concealed() -> None:
    """Silence the Guns: the German has Morale I and Camouflage. A squad that is in the open has the card."""
    for word, offered in ((",hidden", False), ("", True)):
        state = position(
            f"de-1-1@0505:r4{word} us-sherman-1@0506 {FAR}",
            side="de",
            scenario="silence_the_guns",
            cards="take_down_the_beast-1=play",
            terrain="0505=woods",
        )
        fire(state, "de-1-1", "us-sherman-1", "normal")
        assert ("spend take_down_the_beast-1" in legal(state)) == offered


# --- Go to Ground -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CONC-01", "STRAT-17", "STRAT-01")
def test_go_to_ground_conceals_up_to_two_squads_of_a_hex() -> None:
    units = (
        "us-1-1@0505:r4 us-1-2@0505:r4,tired us-1-3@0505:r4,pinned us-1-4@0707:r4 us-1-5@0709:r4 de-1-1@0710:r4 "
        "us-sherman-1@0707 us-truck-1@0303 us-1-6@us-truck-1:r4"
    )
    woods = "0505=woods 0707=woods 0709=woods"
    state = acting(DECK, units, "go_to_ground-1", 2, terrain=woods)
    do(state, "play go_to_ground-1")
    assert asked(state) == "us iron-prompt-card-conceal CONC-01"
    assert legal(state) == [f"choose us-1-{n}" for n in (1, 2, 3, 4)] + ["choose us-2-9"]  # 1-5 is next to an enemy
    done = do(state, "choose us-1-2")
    assert told(done) == ["concealed unit=us-1-2"]
    assert cites(done) == ["CONC-01"]
    assert legal(state) == ["choose us-1-1", "choose us-1-3", "done"]
    do(state, "choose us-1-3")
    assert [is_(state, f"us-1-{n}") for n in (1, 2, 3)] == ["r4", "r4,tired,hidden", "r4,pinned,hidden"]
    assert (card(state, "go_to_ground-1"), command_of(state, "us")) == ("out", 0)


@pytest.mark.rule("CONC-01")
def test_go_to_ground_for_one_alone() -> None:
    state = acting(DECK, "us-1-1@0505:r4 us-1-2@0505:r4", "go_to_ground-1", 2, terrain="0505=woods")
    do(state, "play go_to_ground-1", "choose us-1-1", "done")
    assert (is_(state, "us-1-1"), is_(state, "us-1-2")) == ("r4,hidden", "r4")
    assert card(state, "go_to_ground-1") == "out"


@pytest.mark.rule("CONC-06", "CONC-07")
def test_to_go_to_ground_on_an_objective_or_in_the_open_is_in_vain() -> None:
    """0807 is an objective; 0505 is open ground in sight of an enemy."""
    for hex_, terrain, rule in (("0807", "0807=woods", "CONC-06"), ("0505", "", "CONC-07")):
        state = acting(DECK, f"us-1-1@{hex_}:r4 de-1-1@0501:r4", "go_to_ground-1", 2, terrain=terrain)
        done = do(state, "play go_to_ground-1", "choose us-1-1")
        assert told(done)[-1] == f"revealed unit=us-1-1 hex={hex_} by={rule}"
        assert is_(state, "us-1-1") == "r4"


@pytest.mark.rule("COMP-01")
def test_four_concealment_markers_a_side() -> None:
    hexes = ["0301", "0103", "0105", "0107"]
    hidden = " ".join(f"us-2-{n}@{hex_}:r4,hidden" for n, hex_ in enumerate(hexes, 1))
    woods = " ".join(f"{hex_}=woods" for hex_ in (*hexes, "0505"))
    units = "us-1-1@0505:r4 us-1-2@0505:r4 de-1-1@1010:r4,hidden"
    state = acting(DECK, f"{hidden} {units}", "go_to_ground-1", 2, terrain=woods + " 1010=woods")
    assert starts(state, "play") == []
    three = " ".join(hidden.split()[:3])
    state = acting(DECK, f"{three} {units}", "go_to_ground-1", 2, terrain=woods + " 1010=woods")
    done = do(state, "play go_to_ground-1", "choose us-1-1")
    assert tags(done)[-1] == "concealed"
    assert is_(state, "us-1-1") == "r4,hidden"
    assert asked(state) == "us iron-prompt-turn ACT-01"  # no marker for the other


# --- Second Wind, Rally Round -----------------------------------------------------------------------------------------


@pytest.mark.rule("STRAT-17", "ACT-06")
def test_second_wind_is_for_squads_alone() -> None:
    units = "us-1-1@0505:r4,tired us-1-2@0506:r4,tired,disrupted us-sherman-1@0507:tired us-1-3@0508:r4"
    state = acting(DECK, units, "second_wind-1", 2)
    do(state, "play second_wind-1")
    assert legal(state) == ["choose us-1-1"]
    do(state, "choose us-1-1")
    assert (is_(state, "us-1-1"), command_of(state, "us")) == ("r4", 0)
    assert "us-1-1" in starts(state, "use")
    assert card(state, "second_wind-1") == "out"


@pytest.mark.rule("STRAT-17", "STRAT-01")
def test_rally_round_steadies_all_squads_of_a_hex() -> None:
    units = (
        "us-1-1@0505:r4,pinned us-1-2@0505:r4,disrupted us-1-3@0505:r4,tired us-1-4@0506:r4,pinned "
        "us-1-5@0507:r4,pinned,hidden us-sherman-1@0508:light de-1-1@0303:r4,pinned"
    )
    state = buying(DECK, units, "rally_round-1", 1, terrain="0507=woods")
    do(state, "play rally_round-1")
    assert asked(state) == "us iron-prompt-card-rally STRAT-17"
    assert legal(state) == ["mark 0505", "mark 0506"]
    done = do(state, "mark 0505")
    assert told(done)[:2] == ["rallied unit=us-1-1", "rallied unit=us-1-2"]
    assert cites(done)[:2] == ["STRAT-02", "STRAT-02"]
    assert [is_(state, f"us-1-{n}") for n in (1, 2, 3, 4)] == ["r4", "r4", "r4,tired", "r4,pinned"]
    assert is_(state, "us-sherman-1") == "light"
    assert (card(state, "rally_round-1"), command_of(state, "us")) == ("out", 0)


# --- Fearless, Hold the Line ------------------------------------------------------------------------------------------


@pytest.mark.rule("STRAT-15")
def test_fearless_ends_with_the_round_after_its_purchase() -> None:
    state = buying(DECK, "us-1-1@0505:r3o1", "fearless-1", 2)
    do(state, "play fearless-1")
    resume(state, Course(ACTING), StatusPhase(CLEAN_UP))
    assert card(state, "fearless-1") == "play"
    state.round += 1
    events = told(resume(state, Course(ACTING), StatusPhase(CLEAN_UP)))
    assert "card_ended card=fearless-1" in events
    assert card(state, "fearless-1") == "out"


@pytest.mark.rule("STRAT-15", "AREA-04")
def test_fearless_counts_for_each_squad_in_an_area_attack() -> None:
    units = f"de-1-1@0500:m2 us-1-1@0505:r3o1 us-1-2@0505:r4 us-1-3@0506:r4 {FAR}"
    state = position(units, side="de", cards="fearless-1=play")
    do(state, "use de-1-1", "fire", "shell 0505", "suppress", "hits 3")
    while legal(state)[0].startswith(("hit ", "hits")):
        do(state, "hits 0" if "hits 0" in legal(state) else legal(state)[0])
    assert (is_(state, "us-1-1"), is_(state, "us-1-2")) == ("r3o1,pinned", "r4,pinned")  # 2 hits each


@pytest.mark.rule("TIME-05", "ASLT-18")
def test_hold_the_line_keeps_the_hex() -> None:
    """Losses are taken; nobody retreats, a disrupted squad is not lost, markers stay, nobody advances."""
    units = f"de-1-1@0504:r4 us-1-1@0505:r4,op us-1-2@0505:r2,disrupted us-1-3@0505:r4,pinned {FAR}"
    state = position(units, side="de", cards="hold_the_line-1=play")
    storm(state, "de-1-1", "0505", "hits 2", "hits 0", "hit us-1-1", "hit us-1-1")
    assert asked(state) == "us iron-prompt-hold TIME-05"
    assert legal(state) == ["spend hold_the_line-1", "keep"]
    assert question(state) == f"iron-prompt-hold hex=0505 scope={UNITS.index('de-1-1')}"
    done = do(state, "spend hold_the_line-1")
    assert tags(done) == ["card_spent", "held_the_line"]
    assert [is_(state, f"us-1-{n}") for n in (1, 2, 3)] == ["r2,op", "r2,disrupted", "r4,pinned"]
    assert [at(state, f"us-1-{n}") for n in (1, 2, 3)] == ["0505"] * 3
    assert (at(state, "de-1-1"), is_(state, "de-1-1")) == ("0504", "r4,tired")
    assert card(state, "hold_the_line-1") == "out"
    assert asked(state) == "de iron-prompt-turn ACT-01"


@pytest.mark.rule("TIME-05", "ASLT-18", "ASLT-21")
def test_hold_the_line_may_be_kept() -> None:
    units = f"de-1-1@0504:r4 us-1-1@0505:r4 us-1-2@0505:r2,disrupted {FAR}"
    state = position(units, side="de", cards="hold_the_line-1=play")
    storm(state, "de-1-1", "0505", "hits 1", "hits 0", "hit us-1-1")
    do(state, "keep")
    assert at(state, "us-1-2") == "box"
    assert asked(state) == "us iron-prompt-retreat ASLT-18"
    assert card(state, "hold_the_line-1") == "play"


@pytest.mark.rule("TIME-05", "ASLT-17")
def test_hold_the_line_is_not_offered_for_a_failure_nor_for_an_empty_hex() -> None:
    state = position(f"de-1-1@0504:r4 us-1-1@0505:r4 {FAR}", side="de", cards="hold_the_line-1=play")
    storm(state, "de-1-1", "0505", "hits 1", "hits 1", "hit de-1-1", "hit us-1-1")
    assert asked(state) == "de iron-prompt-turn ACT-01"
    state = position(f"de-1-1@0504:r4 us-1-1@0505:r1 {FAR}", side="de", cards="hold_the_line-1=play")
    storm(state, "de-1-1", "0505", "hits 1", "hits 0", "hit us-1-1")
    assert asked(state) == "de iron-prompt-follow ASLT-24"


@pytest.mark.rule("STRAT-03")
def test_a_card_that_is_only_in_the_headquarters_does_nothing() -> None:
    state = bare(FAR, cards="take_cover-1=hq hold_the_line-1=hq fearless-1=hq")
    assert [state.card[CARDS.index(name)] for name in ("take_cover-1", "hold_the_line-1", "fearless-1")] == [1, 1, 1]
    state = position(f"de-1-1@0504:r4 us-1-1@0505:r4 {FAR}", side="de", cards="hold_the_line-1=hq")
    storm(state, "de-1-1", "0505", "hits 1", "hits 0", "hit us-1-1")
    assert asked(state) == "us iron-prompt-retreat ASLT-18"

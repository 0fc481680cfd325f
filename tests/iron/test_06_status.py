"""6 The status phase: cards, clean-up, op fire mode, reinforcements, the round marker."""

from pathlib import Path

import pytest

from grognard.games.iron.board import CARDS, HEXES, UNITS
from grognard.games.iron.command import CommandPhase
from grognard.games.iron.deck import Drawing
from grognard.games.iron.readying import Readying
from grognard.games.iron.state import HEADQUARTERS, OUT, IronState, board_of, take_off
from grognard.games.iron.status import CLEAN_UP, MARKER, OP_FIRES, REINFORCEMENTS, Reinforcing, StatusPhase
from grognard.games.iron.turn import ACTING, CLEARING, Course
from tests.iron.position import (
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
    resume,
    starts,
    told,
)

FAR = "us-1-9@1714:r4 de-1-9@1700:r4"
CLEANING = (Course(ACTING), StatusPhase(CLEAN_UP))


def phase(units: str = FAR, **more: object) -> tuple[IronState, list[str]]:
    """The status phase from its beginning to the first question."""
    state = bare(units, **more)  # type: ignore[arg-type]
    return state, told(resume(state, Course(ACTING), StatusPhase()))


def cleaned(units: str, **more: object) -> tuple[IronState, list[str]]:
    """After step 2; the op fire question of step 3 is the next."""
    state = bare(units, **more)  # type: ignore[arg-type]
    return state, told(resume(state, *CLEANING))


def empty(state: IronState, *decks: str) -> None:
    """Take all cards of these decks out of the game."""
    board = board_of(state)
    for index, row in enumerate(board.cards):
        if row.deck in decks:
            state.card[index] = OUT


# --- step 1: cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("STAT-01", "ROUND-02", "ROUND-03")
def test_each_side_draws_a_card_from_one_of_its_decks() -> None:
    state, events = phase(initiative="de")
    assert events == ["status_began round=2"]
    assert asked(state) == "de iron-prompt-draw STAT-01"
    assert question(state) == "iron-prompt-draw side=@side-de scope=-1"
    assert legal(state) == ["draw de_reinforcements_1", "draw command_1"]
    do(state, "draw command_1")
    assert asked(state) == "chance iron-roll-draw STAT-01"
    assert len(chances(state)) == 10
    assert set(chances(state).values()) == {1}
    assert told(do(state, "drawn blitz-1")) == ["card_drawn side=de card=blitz-1"]
    assert card(state, "blitz-1") == "hq"
    assert asked(state) == "us iron-prompt-draw STAT-01"
    assert legal(state) == ["draw us_reinforcements_1", "draw morale_1"]
    do(state, "draw morale_1", "drawn fearless-1")
    assert asked(state) == "de iron-prompt-ready STAT-08"


@pytest.mark.rule("STAT-01")
def test_a_drawn_card_is_no_longer_in_the_deck() -> None:
    state, _ = phase(cards="blitz-1=hq new_orders-1=out forced_march-1=play", initiative="de")
    do(state, "draw command_1")
    assert list(chances(state)) == [
        "drawn cut_communications-1", "drawn rapid_mobilization-1", "drawn major_offensive-1", "drawn forced_march-2",
        "drawn coordinated_attack-1", "drawn coordinated_attack-2", "drawn surprise_assault-1",
    ]  # fmt: skip


@pytest.mark.rule("STAT-02")
def test_a_red_cross_allows_one_more_card_of_any_deck_or_none() -> None:
    state, _ = phase()
    do(state, "draw morale_1", "drawn rally_round-1")
    assert asked(state) == "us iron-prompt-draw-again STAT-02"
    assert legal(state) == ["draw us_reinforcements_1", "draw morale_1", "done"]
    other = state.copy()
    do(other, "done")
    assert asked(other) == "de iron-prompt-draw STAT-01"
    do(state, "draw us_reinforcements_1", "drawn us_armour-1")
    assert (card(state, "rally_round-1"), card(state, "us_armour-1")) == ("hq", "hq")
    assert asked(state) == "de iron-prompt-draw STAT-01"


@pytest.mark.rule("STAT-02")
def test_ex_a11_a_red_cross_on_the_second_card_does_nothing() -> None:
    state, _ = phase()
    do(state, "draw morale_1", "drawn rally_round-1", "draw morale_1", "drawn take_cover-2")
    assert asked(state) == "de iron-prompt-draw STAT-01"
    assert state.card.count(HEADQUARTERS) == 2


@pytest.mark.rule("STAT-02")
def test_without_a_red_cross_there_is_no_second_card() -> None:
    state, _ = phase()
    do(state, "draw morale_1", "drawn hold_the_line-1")
    assert asked(state) == "de iron-prompt-draw STAT-01"


@pytest.mark.rule("STAT-02", "STAT-03")
def test_the_last_card_of_all_gives_no_second() -> None:
    """Only Rally Round is left to the American."""
    state = bare(FAR)
    empty(state, "us_reinforcements_1", "morale_1")
    state.card[CARDS.index("rally_round-2")] = 0
    resume(state, Course(ACTING), StatusPhase())
    assert legal(state) == ["draw morale_1"]
    do(state, "draw morale_1", "drawn rally_round-2")
    assert asked(state) == "de iron-prompt-draw STAT-01"


@pytest.mark.rule("STAT-03")
def test_an_empty_deck_is_not_offered_and_a_side_without_cards_draws_none() -> None:
    state = bare(FAR)
    empty(state, "morale_1")
    resume(state, Course(ACTING), StatusPhase())
    assert legal(state) == ["draw us_reinforcements_1"]
    state = bare(FAR)
    empty(state, "morale_1", "us_reinforcements_1")
    resume(state, Course(ACTING), StatusPhase())
    assert asked(state) == "de iron-prompt-draw STAT-01"  # nothing comes back (STRAT-04)
    empty(state, "de_reinforcements_1", "command_1")
    resume(state, Course(ACTING), StatusPhase())
    assert asked(state) == "us iron-prompt-ready STAT-08"
    assert told(resume(state, Drawing(1, board_of(state).decks[1][0]))) == []


# --- step 2: clean-up -------------------------------------------------------------------------------------------------


@pytest.mark.rule("STAT-04")
def test_every_unit_is_fresh_again_those_aboard_too() -> None:
    units = "us-1-1@0305:r4,tired us-1-2@0305:r4,op us-truck-1@0306:tired us-1-3@us-truck-1:r4,tired de-1-1@0900:r4,op"
    state, _ = cleaned(units)
    assert [is_(state, name) for name in ("us-1-1", "us-1-2", "us-truck-1", "us-1-3", "de-1-1")] == [
        "r4", "r4", "fresh", "r4", "r4",
    ]  # fmt: skip
    assert at(state, "us-1-3") == "us-truck-1"


@pytest.mark.rule("STAT-05", "STAT-06", "FIG-13")
def test_ex_b35_pinned_squads_are_steady_and_disrupted_ones_pinned_or_steady_by_an_officer() -> None:
    units = "us-1-1@0305:r4,pinned us-1-2@0307:r4,disrupted us-1-3@0309:r3,disrupted us-1-4@0309:r3o1 de-1-9@1700:r4"
    state, events = cleaned(units)
    assert [is_(state, f"us-1-{number}") for number in (1, 2, 3)] == ["r4", "r4,pinned", "r3"]
    assert events[0] == "recovered steady=(0, 2) pinned=(1,)"
    assert cites(resume(bare(units), *CLEANING))[0] == "STAT-06"


@pytest.mark.rule("STAT-06", "FIG-16")
@pytest.mark.parametrize(
    ("others", "steady"),
    [
        ("", True),  # its own officer
        ("us-1-2@0305:r1o1,disrupted", True),  # whatever the state of the officer's squad
        ("us-truck-1@0305 us-1-2@us-truck-1:r1o1", False),  # not aboard
        ("us-1-2@0306:r3o1", False),  # not next to it
        ("de-1-2@0304:r3o1", False),  # nor an enemy's
    ],
)
def test_whose_officer_helps_a_disrupted_squad(others: str, steady: bool) -> None:
    load = "r3o1" if not others else "r3"
    state, _ = cleaned(f"us-1-1@0305:{load},disrupted {others} de-1-9@1700:r4")
    assert is_(state, "us-1-1") == (load if steady else f"{load},pinned")


@pytest.mark.rule("OPS-05", "STAT-06")
@pytest.mark.parametrize(("squad", "expected"), [("us-1-1@0306:r4", "r4"), ("us-1-1@0307:r4", "r4,pinned")])
def test_inspiring_leadership_reaches_the_next_hex(squad: str, expected: str) -> None:
    """Mortain Ridge gives the card to the American, not to the German."""
    state, _ = cleaned(f"us-1-2@0305:r3o1 {squad},disrupted de-1-9@1700:r4", scenario="mortain_ridge")
    assert is_(state, "us-1-1") == expected
    state, _ = cleaned("de-1-2@0305:r3o1 de-1-1@0306:r4,disrupted us-1-9@1700:r4", scenario="mortain_ridge")
    assert is_(state, "de-1-1") == "r4,pinned"


@pytest.mark.rule("STAT-05", "DMG-09")
def test_nothing_recovers_where_nothing_is_wrong_and_vehicles_stay_damaged() -> None:
    state, events = cleaned("us-1-1@0305:r4 us-sherman-1@0305:light de-tiger-1@0900:heavy")
    assert not [line for line in events if line.startswith("recovered")]
    assert (is_(state, "us-sherman-1"), is_(state, "de-tiger-1")) == ("light", "heavy")


@pytest.mark.rule("STAT-07", "FORT-21")
def test_smoke_lifts_and_nothing_else() -> None:
    state, events = cleaned(FAR, smoke="0305 0508", wire="0305", traps="0306", mines="0307", forts="0308=pillbox")
    assert events[0].startswith("smoke_lifted hexes=")
    assert state.smoke == []
    assert [HEXES[hex_] for hex_ in (*state.wire, *state.traps, *state.mines)] == ["0305", "0306", "0307"]
    assert len(state.forts) == 1
    _, events = cleaned(FAR)
    assert not [line for line in events if line.startswith("smoke")]


@pytest.mark.rule("STAT-07", "CONC-09")
def test_who_stood_behind_the_smoke_is_seen() -> None:
    units = "us-1-1@0305:r4,hidden de-1-1@0310:r4"
    state, events = cleaned(units, smoke="0307")
    assert "revealed unit=us-1-1 hex=0305 by=CONC-07" in events
    assert is_(state, "us-1-1") == "r4"
    state, _ = cleaned("us-1-1@0305:r4,hidden de-1-1@0310:r4", smoke="0307", terrain="0307=woods")
    assert is_(state, "us-1-1") == "r4,hidden"


@pytest.mark.rule("STAT-07", "STRAT-15")
def test_cards_of_the_past_round_end() -> None:
    """Fearless bought in the round before ends; one bought in this command phase is for the next round."""
    state = bare(FAR, cards="fearless-1=play blitz-1=play take_cover-1=play")
    state.stamp[CARDS.index("fearless-1")] = 1
    state.stamp[CARDS.index("blitz-1")] = 2
    assert "card_ended card=fearless-1" in told(resume(state, *CLEANING))
    assert [card(state, name) for name in ("fearless-1", "blitz-1", "take_cover-1")] == ["out", "play", "play"]


# --- step 3: op fire mode ---------------------------------------------------------------------------------------------


@pytest.mark.rule("STAT-08", "STAT-09")
def test_any_unit_that_could_fire_goes_into_op_fire_mode() -> None:
    """Not a pinned or disrupted squad, nor one aboard, nor a truck; mortars may, and heavily damaged tanks."""
    units = (
        "us-1-1@0305:r4 us-1-2@0305:r4,pinned us-1-3@0306:r4,disrupted us-1-4@0306:m2 us-truck-1@0307 "
        "us-1-5@us-truck-1:r4 us-sherman-1@0308:heavy us-halftrack-1@0309:light de-1-1@0900:r4"
    )
    state = bare(units)
    resume(state, Course(ACTING), StatusPhase(OP_FIRES))
    assert asked(state) == "us iron-prompt-ready STAT-08"
    assert question(state) == "iron-prompt-ready scope=-1"
    assert legal(state) == ["ready us-1-1", "ready us-1-4", "ready us-sherman-1", "ready us-halftrack-1", "done"]
    assert told(do(state, "ready us-1-1")) == ["readied unit=us-1-1 by=STAT-08"]
    assert is_(state, "us-1-1") == "r4,op"
    assert starts(state, "ready") == ["us-1-4", "us-sherman-1", "us-halftrack-1"]
    do(state, "ready us-sherman-1", "done")
    assert asked(state) == "de iron-prompt-ready STAT-08"
    assert legal(state) == ["ready de-1-1", "done"]
    do(state, "done")
    assert [is_(state, name) for name in ("us-1-1", "us-1-4", "us-sherman-1", "de-1-1")] == [
        "r4,op", "m2", "op,heavy", "r4",
    ]  # fmt: skip


@pytest.mark.rule("STAT-08")
def test_op_fire_mode_in_initiative_order_and_only_who_has_somebody() -> None:
    state = bare("us-1-1@0305:r4 de-1-1@0900:r4", initiative="de")
    resume(state, Course(ACTING), StatusPhase(OP_FIRES))
    assert asked(state) == "de iron-prompt-ready STAT-08"
    do(state, "ready de-1-1")
    assert asked(state) == "us iron-prompt-ready STAT-08"  # he has nobody else
    state = bare("us-1-1@0305:r4,pinned de-truck-1@0900")
    assert told(resume(state, Readying(0), Readying(1))) == []
    assert state.stack == []


@pytest.mark.rule("STAT-09", "ACT-09")
def test_the_same_limits_hold_for_the_action() -> None:
    state = position("us-1-1@0305:m2 us-1-2@0306:r4 us-truck-1@0307 de-1-1@1700:r4")
    for unit, may in (("us-1-1", True), ("us-1-2", True), ("us-truck-1", False)):
        other = state.copy()
        do(other, f"use {unit}")
        assert ("op_fire" in legal(other)) == may


# --- step 5: reinforcements -------------------------------------------------------------------------------------------

SHERMANS = ("us-sherman-1", "us-sherman-2")


def arriving(units: str = FAR, round_: int = 4, **more: object) -> tuple[IronState, list[str]]:
    state = bare(units, round_=round_, **more)  # type: ignore[arg-type]
    return state, told(resume(state, Course(ACTING), StatusPhase(REINFORCEMENTS)))


@pytest.mark.rule("STAT-14", "STAT-15", "STAT-18")
def test_the_reinforcements_of_a_round_come_to_the_zone() -> None:
    """At the Breaking Point: two Shermans at the end of round 4, of division 2, anywhere in the southern row."""
    state, events = arriving()
    assert events == []
    assert asked(state) == "us iron-prompt-place STAT-15"
    assert question(state) == "iron-prompt-place left=2 scope=-1"
    assert legal(state) == ["place us-sherman-1", "place us-sherman-2"]
    do(state, "place us-sherman-2")
    assert question(state) == f"iron-prompt-place-unit unit=@iron-us-sherman-2 scope={UNITS.index('us-sherman-2')}"
    assert legal(state) == [f"at {column:02}14" for column in range(18)]
    assert told(do(state, "at 0314")) == ["placed unit=us-sherman-2 hex=0314 fort=0 concealed=False by=STAT-15"]
    assert legal(state) == ["place us-sherman-1"]
    events = told(do(state, "place us-sherman-1", "at 0314"))
    assert events[0] == "placed unit=us-sherman-1 hex=0314 fort=0 concealed=False by=STAT-15"
    assert [is_(state, name) for name in SHERMANS] == ["fresh", "fresh"]  # too late for op fire mode
    assert [state.division[UNITS.index(name)] for name in SHERMANS] == [1, 1]
    assert state.round == 5


@pytest.mark.rule("STAT-14")
@pytest.mark.parametrize("round_", [3, 5])
def test_in_other_rounds_nobody_comes(round_: int) -> None:
    state, events = arriving(round_=round_)
    assert events[0] == f"round_began round={round_ + 1}"
    assert [at(state, name) for name in SHERMANS] == ["box", "box"]


@pytest.mark.rule("STAT-15", "MOVE-05")
def test_not_into_a_full_hex_nor_to_an_enemy_nor_where_no_vehicle_can_be() -> None:
    """Three units fill 0014, two do not fill 0114; a concealed German is in 0214, a building in 0314, water in 0414."""
    units = (
        "us-1-1@0014:r4 us-1-2@0014:r4 us-1-3@0014:r4 us-1-4@0114:r4 us-1-5@0114:r4 de-1-1@0214:r4,hidden "
        "us-truck-1@0514 us-1-6@us-truck-1:r4 us-1-7@us-truck-1:r4"
    )
    state, _ = arriving(units, terrain="0314=building 0414=pond 0614=stream 0714=woods", stream="deep")
    do(state, "place us-sherman-1")
    assert starts(state, "at") == ["0114", "0514", *(f"{column:02}14" for column in range(7, 18))]


@pytest.mark.rule("STAT-16")
def test_what_finds_no_place_is_lost_for_good() -> None:
    """The German holds the whole zone but 0014, where one more fits."""
    zone = [f"{column:02}14" for column in range(1, 18)]
    germans = [f"de-1-{number}@{hex_}:r1" for number, hex_ in enumerate(zone[:12], 1)]
    germans += [f"de-2-{number}@{hex_}:r1" for number, hex_ in enumerate(zone[12:], 1)]
    units = " ".join([*germans, "us-1-1@0014:r4", "us-1-2@0014:r4"])
    state, _ = arriving(units)
    do(state, "place us-sherman-1")
    assert legal(state) == ["at 0014"]
    events = told(do(state, "at 0014"))
    assert events[:2] == [
        "placed unit=us-sherman-1 hex=0014 fort=0 concealed=False by=STAT-15", "no_room unit=us-sherman-2",
    ]  # fmt: skip
    assert at(state, "us-sherman-2") == "box"
    full = " ".join([*germans, "us-1-1@0014:r4", "us-1-2@0014:r4", "us-1-3@0014:r4"])
    state, events = arriving(full)
    assert events[:2] == ["no_room unit=us-sherman-1", "no_room unit=us-sherman-2"]
    assert [at(state, name) for name in SHERMANS] == ["box", "box"]


@pytest.mark.rule("STAT-14", "COMP-01", "SETUP-07")
def test_a_squad_is_built_first_and_may_come_in_its_half_track() -> None:
    """Silence the Guns: 4 regulars and a half-track of division 2 at the end of round 3, on two northern rows."""
    state, events = arriving(round_=3, scenario="silence_the_guns")
    assert asked(state) == "de iron-prompt-mount SETUP-07"
    assert legal(state) == ["mount r4"]
    assert told(do(state, "mount r4"))[0].startswith("built unit=de-2-1")
    assert starts(state, "place") == ["de-halftrack-1", "de-2-1"]
    do(state, "place de-halftrack-1", "at 0500", "place de-2-1")
    assert starts(state, "into") == ["de-halftrack-1"]
    events = told(do(state, "into de-halftrack-1"))
    assert events[0] == "placed_aboard unit=de-2-1 vehicle=de-halftrack-1 by=STAT-15"
    assert at(state, "de-2-1") == "de-halftrack-1"
    assert state.round == 4


@pytest.mark.rule("STAT-15", "STAT-16")
def test_a_squad_comes_aboard_where_its_half_track_took_the_last_place() -> None:
    """Silence the Guns: every hex of the northern row but 0000 is held by Americans, and that has room for one."""
    held = [f"us-{1 + column // 12}-{1 + column % 12}@{column:02}00:r1" for column in range(1, 18)]
    units = " ".join([*held, "de-1-1@0000:r4", "de-1-2@0000:r4"])
    state, _ = arriving(units, round_=3, scenario="silence_the_guns")
    do(state, "mount r4")
    other = state.copy()
    do(state, "place de-halftrack-1", "at 0000")
    assert legal(state) == ["place de-2-1"]
    do(state, "place de-2-1")
    assert legal(state) == ["into de-halftrack-1"]
    events = told(do(other, "place de-2-1", "at 0000"))  # the other way round there is no room for the vehicle
    assert "no_room unit=de-halftrack-1" in events


@pytest.mark.rule("COMP-01", "STAT-14")
def test_reinforcements_come_only_as_far_as_the_box_goes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A German box of 50 regulars, 48 of them with other squads: the new squad has 2."""
    change = {"figures": {"de": {"regular": {"box": 50}}}}
    corrected(monkeypatch, tmp_path, units=change)
    squads = [f"de-{division}-{number}@{2 * number:02}0{division}:r4" for division in (1, 2) for number in range(1, 7)]
    state, _ = arriving(" ".join([*squads, "us-1-9@1714:r4"]), round_=3, scenario="silence_the_guns")
    assert legal(state) == ["mount r2"]
    del squads[0]
    state, _ = arriving(" ".join([*squads, "us-1-9@1714:r4"]), round_=3, scenario="silence_the_guns")
    assert legal(state) == ["mount r4"]


@pytest.mark.rule("COMP-01", "STAT-14")
def test_without_a_vehicle_in_the_box_there_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Eleven of the twelve Shermans are in play: one comes. One that was destroyed is in the box again."""
    shermans = [f"us-sherman-{number}@{number:02}10" for number in range(1, 12)]
    state, _ = arriving(" ".join([*shermans, "de-1-9@1700:r4"]))
    assert legal(state) == ["place us-sherman-12"]
    state = bare(" ".join([*shermans, "de-1-9@1700:r4"]), round_=4)
    take_off(state, UNITS.index("us-sherman-3"))
    resume(state, Course(ACTING), StatusPhase(REINFORCEMENTS))
    assert legal(state) == ["place us-sherman-3", "place us-sherman-12"]


@pytest.mark.rule("STAT-15", "CONC-09")
def test_who_arrives_sees_concealed_enemies() -> None:
    state, _ = arriving("us-1-9@1700:r4 de-1-1@0812:r4,hidden de-1-2@0208:r4,hidden", terrain="0208=woods 1107=woods")
    do(state, "place us-sherman-1", "at 0814", "place us-sherman-2")
    assert is_(state, "de-1-1") == "r4,hidden"  # looked at when all have come
    assert "revealed unit=de-1-1 hex=0812 by=CONC-07" in told(do(state, "at 0814"))
    assert is_(state, "de-1-2") == "r4,hidden"


@pytest.mark.rule("STAT-14", "ROUND-03")
def test_reinforcements_come_in_initiative_order(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    row = {"round": 4, "division": 0, "vehicles": {"de_truck": 1}, "figures": {}, "bases": 0}
    corrected(
        monkeypatch, tmp_path, scenarios={"scenarios": {"breaking_point": {"sides": {"de": {"arrivals": [row]}}}}}
    )
    for first in ("us", "de"):
        state, _ = arriving(initiative=first)
        assert asked(state) == f"{first} iron-prompt-place STAT-15"
    state = bare(FAR, round_=4)
    resume(state, Reinforcing(1))
    assert legal(state) == ["place de-truck-1"]


@pytest.mark.rule("STAT-17", "STAT-15", "STRAT-16")
def test_a_squad_of_a_card_comes_to_the_zone_when_the_card_is_resolved() -> None:
    """In the command phase; the same zone and limits, and it is fresh."""
    units = "us-1-1@0014:r4 us-1-2@0014:r4 us-1-3@0014:r4 de-1-1@0114:r4 de-1-9@1700:r4"
    state = bare(units, cards="us_rifle_squad-1=hq", command=(3, 0))
    resume(state, Course(CLEARING), CommandPhase())
    do(state, "play us_rifle_squad-1")
    while not starts(state, "at"):
        do(state, legal(state)[0])
    assert asked(state) == "us iron-prompt-place-unit STAT-15"
    assert starts(state, "at") == [f"{column:02}14" for column in range(2, 18)]
    assert "placed unit=us-1-4 hex=0514 fort=0 concealed=False by=STAT-15" in told(do(state, "at 0514"))
    assert (is_(state, "us-1-4"), card(state, "us_rifle_squad-1"), state.command) == ("r4", "out", [0, 0])


# --- step 6: the round marker -----------------------------------------------------------------------------------------


@pytest.mark.rule("STAT-20", "STAT-19", "CONC-08")
def test_concealed_squads_next_to_an_enemy_are_revealed_before_the_marker_moves() -> None:
    """Whatever the terrain; not at two hexes; not next to squads aboard a vehicle two hexes away."""
    units = "us-1-1@0305:r4,hidden us-1-2@0309:r4,hidden de-1-1@0306:r4 de-1-9@1700:r4"
    state = bare(units, terrain="0305=woods 0309=building 0306=woods 0308=woods 0307=woods")
    events = resume(state, Course(ACTING), StatusPhase(MARKER))
    assert told(events)[0] == "revealed unit=us-1-1 hex=0305 by=CONC-08"
    assert told(events)[1] == "round_began round=3"
    assert (is_(state, "us-1-1"), is_(state, "us-1-2")) == ("r4", "r4,hidden")


@pytest.mark.rule("STAT-19", "ROUND-01", "ROUND-02")
def test_the_steps_come_in_order_to_the_next_round() -> None:
    """Draws, clean-up, op fire, transfers, reinforcements, the marker: each side asked in initiative order."""
    units = "us-1-1@0305:r2,pinned us-1-2@0305:r2 de-1-1@0900:r2 de-1-2@0900:r2"
    state, _ = phase(units, round_=4, initiative="de", smoke="0607")
    prompts = []
    for line in (
        "draw command_1",
        "drawn blitz-1",
        "draw morale_1",
        "drawn fearless-1",
        "done",
        "done",
        "done",
        "done",
    ):
        prompts.append(asked(state))
        do(state, line)
    assert prompts == [
        "de iron-prompt-draw STAT-01", "chance iron-roll-draw STAT-01", "us iron-prompt-draw STAT-01",
        "chance iron-roll-draw STAT-01", "de iron-prompt-ready STAT-08", "us iron-prompt-ready STAT-08",
        "de iron-prompt-transfers STAT-10", "us iron-prompt-transfers STAT-10",
    ]  # fmt: skip
    assert asked(state) == "us iron-prompt-place STAT-15"
    do(state, "place us-sherman-1", "at 0014", "place us-sherman-2", "at 0014")
    assert (state.round, asked(state)) == (5, "de iron-prompt-turn ACT-01")

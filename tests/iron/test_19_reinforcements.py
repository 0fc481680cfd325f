"""19 Strategy cards: the reinforcements of both sides."""

from pathlib import Path
from typing import Any

import pytest

from grognard.games.iron.board import CARDS, UNITS
from grognard.games.iron.card_play import SCOPE
from grognard.games.iron.state import IronState
from tests.iron.battle import tags
from tests.iron.position import asked, at, bare, card, cites, corrected, do, is_, legal, question, starts, told
from tests.iron.strategy import buying, command_of, spending

DECK = {"us": "us_reinforcements_1", "de": "de_reinforcements_1"}
TANK = {"us": "us-sherman-1", "de": "de-panzer4-1"}


def bought(side: str, name: str, command: int, units: str = "", **more: Any) -> IronState:
    state = buying(DECK[side], units, f"{side}_{name}-1", command, **more)
    do(state, f"play {side}_{name}-1")
    return state


SQUADS = [("rifle_squad", 3, "r4"), ("veteran_squad", 4, "e4"), ("mg_squad", 4, "r2g1"), ("mortar_squad", 4, "r2m1")]


@pytest.mark.rule("STRAT-16", "STRAT-01", "STAT-15", "STAT-17")
@pytest.mark.parametrize("side", ["us", "de"])
@pytest.mark.parametrize(("name", "cost", "load"), SQUADS)
def test_a_squad_for_the_reinforcement_zone(side: str, name: str, cost: int, load: str) -> None:
    """Fresh, of the division that the owner chooses, on the lowest free base, at once."""
    state = bought(side, name, cost + 1, f"{side}-2-1@0707:r4")
    assert command_of(state, side) == 1
    assert asked(state) == f"{side} iron-prompt-card-division STRAT-16"
    assert legal(state) == ["division 1", "division 2"]
    do(state, "division 2")
    assert asked(state) == f"{side} iron-prompt-place STAT-15"
    assert legal(state) == [f"place {side}-2-2"]
    do(state, f"place {side}-2-2")
    assert starts(state, "at") == [f"{column:02}{14 if side == 'us' else 0:02}" for column in range(18)]
    assert starts(state, "into") == []
    done = do(state, f"at 05{14 if side == 'us' else '00'}")
    assert told(done)[0].startswith(f"placed unit={side}-2-2 hex=05")
    assert is_(state, f"{side}-2-2") == load
    assert state.acts[UNITS.index(f"{side}-2-2")] == 0
    assert card(state, f"{side}_{name}-1") == "out"


@pytest.mark.rule("STRAT-16")
def test_the_question_names_the_card() -> None:
    state = bought("us", "veteran_squad", 4)
    number = SCOPE + CARDS.index("us_veteran_squad-1")
    assert question(state) == f"iron-prompt-card-division card=@iron-card-us_veteran_squad-1 scope={number}"


# --- with a truck -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("STRAT-16", "TRAN-03")
@pytest.mark.parametrize("side", ["us", "de"])
def test_a_rifle_squad_may_come_aboard_a_truck_for_two_more(side: str) -> None:
    state = bought(side, "rifle_squad", 5, f"{side}-truck-1@0707")
    do(state, "division 1")
    assert asked(state) == f"{side} iron-prompt-card-truck STRAT-16"
    assert legal(state) == ["truck", "plain"]
    done = do(state, "truck")
    assert told(done) == [f"truck_paid side={side} cost=2"]
    assert cites(done) == ["STRAT-16"]
    assert command_of(state, side) == 0
    assert legal(state) == [f"place {side}-truck-2"]
    place = "0514" if side == "us" else "0500"
    done = do(state, f"place {side}-truck-2", f"at {place}")
    assert f"placed_aboard unit={side}-1-1 vehicle={side}-truck-2 by=STRAT-16" in told(done)
    assert (at(state, f"{side}-truck-2"), at(state, f"{side}-1-1")) == (place, f"{side}-truck-2")
    assert is_(state, f"{side}-1-1") == "r4"


@pytest.mark.rule("STRAT-16")
def test_the_truck_is_refused_or_not_to_be_had() -> None:
    """Not with 1 command left, nor without a truck in the box, nor for other squads."""
    state = bought("us", "rifle_squad", 5)
    do(state, "division 1", "plain")
    assert command_of(state, "us") == 2
    assert legal(state) == ["place us-1-1"]
    state = bought("us", "rifle_squad", 4)
    do(state, "division 1")
    assert legal(state) == ["place us-1-1"]
    trucks = " ".join(f"us-truck-{number}@07{number:02}" for number in range(1, 7))
    state = bought("us", "rifle_squad", 9, trucks)
    do(state, "division 1")
    assert legal(state) == ["place us-1-1"]
    state = bought("us", "veteran_squad", 9)
    do(state, "division 1")
    assert legal(state) == ["place us-1-1"]


@pytest.mark.rule("STRAT-16", "COMP-04")
def test_a_truck_of_division_two_belongs_to_it() -> None:
    state = bought("de", "rifle_squad", 5)
    do(state, "division 2", "truck", "place de-truck-1", "at 0300")
    assert at(state, "de-2-1") == "de-truck-1"
    assert state.division[UNITS.index("de-truck-1")] == 1


# --- what the box and the zone hold -----------------------------------------------------------------------------------


def full(side: str, division: int, load: str = "r1") -> str:
    """Every base of a division, three to a hex, away from the rims."""
    return " ".join(f"{side}-{division}-{n}@{(n // 3) * 2:02}{5 + division:02}:{load}" for n in range(1, 13))


@pytest.mark.rule("STRAT-16", "COMP-01", "STRAT-18")
def test_a_free_base_is_needed() -> None:
    state = spending(bare(full("us", 1), cards="us_rifle_squad-1=hq", command=(3, 0), initiative="us"))
    do(state, "play us_rifle_squad-1")
    assert legal(state) == ["division 2"]
    both = full("us", 1) + " " + full("us", 2)
    state = bare(both, cards="us_rifle_squad-1=hq us_armour-1=hq", command=(9, 0), initiative="us")
    assert starts(spending(state), "play") == ["us_armour-1"]


@pytest.mark.rule("STRAT-16", "COMP-01", "STRAT-18")
def test_the_figures_are_needed() -> None:
    """12 elite infantry are in the box: with 8 in play there are 4, with 9 too few."""
    for load, names in (("e4", ["us_veteran_squad-1"]), ("r1e3", ["us_veteran_squad-1"])):
        state = buying(DECK["us"], f"us-1-1@0707:{load} us-1-2@0708:e4", "us_veteran_squad-1", 4)
        assert starts(state, "play") == names
    state = buying(DECK["us"], "us-1-1@0707:e4 us-1-2@0708:e4 us-1-3@0709:e1", "us_veteran_squad-1", 4)
    assert starts(state, "play") == []
    state = buying(DECK["us"], " ".join(f"us-1-{n}@07{n:02}:g1" for n in range(1, 7)), "us_mg_squad-1", 4)
    assert starts(state, "play") == []
    state = buying(DECK["us"], " ".join(f"us-1-{n}@07{n:02}:m1" for n in range(1, 6)), "us_mortar_squad-1", 4)
    assert starts(state, "play") == ["us_mortar_squad-1"]


@pytest.mark.rule("STAT-15", "STRAT-18", "MOVE-05")
def test_neither_full_hexes_nor_those_with_an_enemy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    zone = {"zones": {"us_reinforce": ["0314", "0414", "0514", "0614"]}}
    corrected(monkeypatch, tmp_path, scenarios={"scenarios": {"breaking_point": zone}})
    units = "us-1-1@0314:r1 us-1-2@0314:r1 us-1-3@0314:r1 de-1-1@0414:r1 us-1-4@0514:r1 us-1-5@0514:r1"
    state = bought("us", "veteran_squad", 4, units)
    do(state, "division 2", "place us-2-1")
    assert starts(state, "at") == ["0514", "0614"]
    units += " us-1-6@0514:r1 de-1-2@0614:r1,hidden"
    state = buying(DECK["us"], units, "us_veteran_squad-1 us_armour-1", 9)
    assert starts(state, "play") == []


# --- vehicles ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("STRAT-16", "STAT-15")
@pytest.mark.parametrize("side", ["us", "de"])
def test_armour_is_one_tank(side: str) -> None:
    assert starts(buying(DECK[side], "", f"{side}_armour-1", 5), "play") == []
    state = bought(side, "armour", 6)
    tank = TANK[side]
    assert asked(state) == f"{side} iron-prompt-place STAT-15"
    assert legal(state) == [f"place {tank}"]
    place = "0514" if side == "us" else "0500"
    do(state, f"place {tank}", f"at {place}")
    assert (at(state, tank), is_(state, tank)) == (place, "fresh")
    box = 12 if side == "us" else 6
    tanks = " ".join(f"{tank[:-1]}{n}@07{n:02}" for n in range(1, box + 1))
    assert starts(buying(DECK[side], tanks, f"{side}_armour-1", 6), "play") == []


@pytest.mark.rule("STRAT-16", "STRAT-06", "SETUP-13")
@pytest.mark.parametrize("side", ["us", "de"])
def test_a_mechanised_squad_may_start_aboard_its_half_track(side: str) -> None:
    for how in ("aboard", "on foot"):
        state = bought(side, "mechanised_squad", 5, f"{side}-halftrack-1@0707")
        assert legal(state) == [f"place {side}-halftrack-2"]
        place = "0514" if side == "us" else "0500"
        do(state, f"place {side}-halftrack-2", f"at {place}")
        assert legal(state) == ["division 1", "division 2"]
        do(state, "division 1", f"place {side}-1-1")
        assert starts(state, "into") == [f"{side}-halftrack-2"]  # not the one that was there before
        if how == "aboard":
            do(state, f"into {side}-halftrack-2")
            assert at(state, f"{side}-1-1") == f"{side}-halftrack-2"
        else:
            do(state, f"at {place}")
            assert at(state, f"{side}-1-1") == place
        assert is_(state, f"{side}-1-1") == "r4"
        assert card(state, f"{side}_mechanised_squad-1") == "out"
    assert starts(buying(DECK[side], "", f"{side}_mechanised_squad-1", 4), "play") == []


@pytest.mark.rule("STRAT-16", "STRAT-18")
def test_without_a_half_track_no_card_and_without_a_base_no_squad() -> None:
    tracks = " ".join(f"us-halftrack-{n}@07{n:02}" for n in range(1, 7))
    assert starts(buying(DECK["us"], tracks, "us_mechanised_squad-1", 5), "play") == []
    both = full("us", 1) + " " + full("us", 2)
    state = bare(f"{both} de-2-9@1700:r1", cards="us_mechanised_squad-1=hq", command=(5, 0), initiative="us")
    spending(state)
    done = do(state, "play us_mechanised_squad-1", "place us-halftrack-1", "at 0514")
    assert "no_effect" in tags(done)  # a part that cannot be placed is lost, the cost too
    assert command_of(state, "us") == 0
    assert card(state, "us_mechanised_squad-1") == "out"


@pytest.mark.rule("STRAT-16", "STAT-15", "MOVE-05")
def test_a_squad_without_room_in_the_zone_still_comes_aboard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    zone = {"zones": {"us_reinforce": ["0514"]}}
    corrected(monkeypatch, tmp_path, scenarios={"scenarios": {"breaking_point": zone}})
    state = bought("us", "mechanised_squad", 5, "us-1-1@0514:r1 us-1-2@0514:r1")
    do(state, "place us-halftrack-1", "at 0514", "division 1", "place us-1-3")
    assert legal(state) == ["into us-halftrack-1"]
    do(state, "into us-halftrack-1")
    assert at(state, "us-1-3") == "us-halftrack-1"


@pytest.mark.rule("CONC-09", "CONC-07")
def test_new_units_look_around() -> None:
    state = bare(
        "us-1-9@1714:r4 de-1-1@0510:r4 de-1-2@0500:r4", cards="us_armour-1=hq", command=(6, 0), initiative="us"
    )
    state.hidden = [UNITS.index("de-1-1")]
    spending(state)
    done = do(state, "play us_armour-1", "place us-sherman-1", "at 0514")
    assert "revealed" in tags(done)
    assert is_(state, "de-1-1") == "r4"


# --- Replacements -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("STRAT-16", "COMP-03", "STRAT-17")
@pytest.mark.parametrize("side", ["us", "de"])
def test_replacements_for_squads_with_an_officer(side: str) -> None:
    """Up to 3 figures, 2 at most to a squad; not without an officer, not a full base, not aboard, not concealed."""
    units = (
        f"{side}-1-1@0505:o1 {side}-1-2@0505:r1 {side}-1-3@0505:g2 {side}-1-4@0606:r1 {side}-truck-1@0607 "
        f"{side}-1-5@{side}-truck-1:o1 {side}-1-6@0608:o1,hidden"
    )
    state = bought(side, "replacements", 2, units, terrain="0608=woods")
    assert asked(state) == f"{side} iron-prompt-card-figures COMP-03"
    assert legal(state) == [f"choose {side}-1-1", f"choose {side}-1-2"]
    done = do(state, f"choose {side}-1-2")
    assert told(done) == [f"figure_added unit={side}-1-2"]
    assert legal(state) == [f"choose {side}-1-1", f"choose {side}-1-2", "done"]
    do(state, f"choose {side}-1-2")
    assert legal(state) == [f"choose {side}-1-1", "done"]  # 2 to one squad
    do(state, f"choose {side}-1-1")
    assert (is_(state, f"{side}-1-1"), is_(state, f"{side}-1-2")) == ("r1o1", "r3")  # 3 in all
    assert card(state, f"{side}_replacements-1") == "out"


@pytest.mark.rule("COMP-01", "COMP-03")
def test_replacements_as_far_as_slots_and_figures_go() -> None:
    state = bought("us", "replacements", 2, "us-1-1@0505:r2o1")
    do(state, "choose us-1-1")
    assert is_(state, "us-1-1") == "r3o1"  # full
    assert card(state, "us_replacements-1") == "out"
    state = bought("us", "replacements", 2, "us-1-1@0505:o1 us-1-2@0505:o1")
    do(state, "choose us-1-1", "done")
    assert (is_(state, "us-1-1"), is_(state, "us-1-2")) == ("r1o1", "o1")
    squads = [f"us-{division}-{number}" for division in (1, 2) for number in range(1, 9)]
    many = " ".join(f"{name}@{2 * (at_ % 8):02}{6 + 2 * (at_ // 8):02}:r3" for at_, name in enumerate(squads))
    state = bought("us", "replacements", 2, f"us-1-9@0404:r2o1 us-1-10@0404:o1 us-1-11@1104:r2 {many}")
    assert legal(state) == ["choose us-1-9", "choose us-1-10"]  # 53 of the 54 figures are in play
    do(state, "choose us-1-10")
    assert (is_(state, "us-1-10"), card(state, "us_replacements-1")) == ("r1o1", "out")

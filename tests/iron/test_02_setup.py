"""2 Set-up: the map, starting cards, squads built and placed, concealment, control, op fire before round 1."""

from pathlib import Path

import pytest

from grognard.games.iron import GAME
from grognard.games.iron.board import BOOK, CARDS, HEXES, UNITS
from grognard.games.iron.ground import Ground
from grognard.games.iron.loads import FULL, LOAD_NAMES, LOADS
from grognard.games.iron.schema import SIDES, TERRAINS
from grognard.games.iron.setup import (
    ACES,
    BUILDS,
    DRAWS,
    LOOKS,
    OP_FIRES,
    PLACES,
    Arriving,
    Building,
    Naming,
    Setup,
    mounts,
)
from grognard.games.iron.state import HEADQUARTERS, IronState, board_of, new_state
from grognard.games.iron.turn import ACTING, Course
from grognard.kernel import engine
from tests.iron.position import (
    asked,
    at,
    bare,
    card,
    chances,
    cites,
    controller,
    corrected,
    do,
    is_,
    legal,
    opening,
    question,
    resume,
    starts,
    told,
)

SCENARIOS = ["breaking_point", "liberation", "silence_the_guns", "crossroads", "stavelot_express", "mortain_ridge"]


def setting(units: str, step: int, **more: object) -> tuple[IronState, list[str]]:
    """A step of set-up with these units on the map, to its first question."""
    state = bare(units, round_=1, **more)  # type: ignore[arg-type]
    return state, told(resume(state, Course(ACTING), Setup(step)))


def placing(units: str, *names: str, rides: str = "", **more: object) -> IronState:
    """These units, in the box, are placed in set-up."""
    state = bare(units, round_=1, **more)  # type: ignore[arg-type]
    for name in names:
        unit, _, load = name.partition(":")
        if load:
            state.load[UNITS.index(unit)] = LOAD_NAMES.index(load)
    units_ = tuple(UNITS.index(name.partition(":")[0]) for name in names)
    carriers = tuple(UNITS.index(name) for name in rides.split())
    resume(state, Course(ACTING), Arriving(units_, carriers, opening=True))
    return state


# --- SETUP-01 to SETUP-06 ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SETUP-01")
def test_six_scenarios_and_two_sides() -> None:
    assert list(GAME.scenarios) == SCENARIOS
    assert GAME.sides == SIDES == ("us", "de")
    assert [GAME.scenarios[name].turns for name in SCENARIOS] == [8, 8, 8, 9, 7, 7]


@pytest.mark.rule("SETUP-02")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_map_with_its_overlays_and_markers(scenario: str) -> None:
    """Boards of 6 × 5 whole hexes, 3 × 3 of them or 3 × 4; an overlay replaces the hex under it."""
    state = opening(scenario)
    board, row = board_of(state), BOOK.scenarios[scenario]
    assert board.count == (360 if scenario == "stavelot_express" else 270)
    for hex_, terrain in row.overlays.items():
        assert TERRAINS[board.terrain[HEXES.index(hex_)]] == terrain
    laid = {"razor_wire": state.wire, "tank_trap": state.traps, "minefield": state.mines}
    for marker, hexes in laid.items():
        assert [HEXES[hex_] for hex_ in hexes] == sorted(one.hex for one in row.markers if one.marker == marker)
    forts = [(HEXES[code >> 2], ("", "entrenchment", "pillbox")[code & 3]) for code in state.forts]
    assert forts == sorted((one.hex, one.marker) for one in row.markers if one.marker in ("entrenchment", "pillbox"))
    assert state.smoke == []


@pytest.mark.rule("SETUP-02", "SETUP-03")
@pytest.mark.parametrize(("scenario", "columns"), [("breaking_point", 18), ("stavelot_express", 24)])
def test_the_map_is_of_whole_hexes(scenario: str, columns: int) -> None:
    """No half hexes along the rim: 15 rows in every column, and at the corners two or three neighbours."""
    ground = Ground(BOOK, scenario)
    names = [HEXES[hex_] for hex_ in range(ground.count)]
    assert names == [f"{column:02}{row:02}" for column in range(columns) for row in range(15)]
    corners = ["0000", "0014", f"{columns - 1}00", f"{columns - 1}14"]
    assert [len(ground.near[HEXES.index(name)]) for name in corners] == [2, 3, 3, 2]
    assert len(ground.near[HEXES.index("0507")]) == 6


@pytest.mark.rule("SETUP-02")
def test_silence_the_guns_has_three_overlays_of_woods() -> None:
    board = board_of(opening("silence_the_guns"))
    assert [TERRAINS[board.terrain[HEXES.index(hex_)]] for hex_ in ("0705", "1005", "1205")] == ["woods"] * 3
    assert [board.cover[HEXES.index(hex_)] for hex_ in ("0705", "1005", "1205")] == [2, 2, 2]


@pytest.mark.rule("SETUP-04")
def test_starting_cards_of_any_of_the_decks_in_initiative_order() -> None:
    """Two cards each; a red cross has no effect now."""
    state = opening()
    assert asked(state) == "de iron-prompt-starting-card SETUP-04"
    assert question(state) == "iron-prompt-starting-card left=2 scope=-1"
    assert legal(state) == ["draw de_reinforcements_1", "draw command_1"]
    do(state, "draw command_1")
    assert asked(state) == "chance iron-roll-draw STAT-01"
    assert len(chances(state)) == 10
    assert told(do(state, "drawn forced_march-1")) == ["card_drawn side=de card=forced_march-1"]  # with a red cross
    assert question(state) == "iron-prompt-starting-card left=1 scope=-1"
    do(state, "draw command_1")
    assert len(chances(state)) == 9
    do(state, "drawn blitz-1")
    assert asked(state) == "us iron-prompt-starting-card SETUP-04"
    assert legal(state) == ["draw us_reinforcements_1", "draw morale_1"]
    do(state, "draw morale_1", "drawn rally_round-1", "draw us_reinforcements_1", "drawn us_armour-1")
    assert [card(state, name) for name in ("forced_march-1", "blitz-1", "rally_round-1", "us_armour-1")] == ["hq"] * 4
    assert state.card.count(HEADQUARTERS) == 4
    assert asked(state) == "de iron-prompt-mount SETUP-07"


@pytest.mark.rule("SETUP-04")
@pytest.mark.parametrize(
    ("scenario", "first", "counts"),
    [("breaking_point", "de", (2, 2)), ("liberation", "us", (3, 3)), ("silence_the_guns", "us", (3, 3)),
     ("crossroads", "us", (4, 3)), ("stavelot_express", "us", (3, 3)), ("mortain_ridge", "de", (2, 4))],
)  # fmt: skip
def test_the_number_of_starting_cards(scenario: str, first: str, counts: tuple[int, int]) -> None:
    """Of the holder of the initiative, then of the other side."""
    state = opening(scenario)
    drawn = {"us": 0, "de": 0}
    sides = []
    while (now := engine.decision(state)) is not None and now.rule != "SETUP-07":
        if now.rule == "SETUP-04":
            sides.append(SIDES[now.seat])
            drawn[sides[-1]] += 1
        do(state, legal(state)[0])
    assert sides[0] == first
    assert sides == sorted(sides, key=lambda side: side != first)
    assert tuple(drawn[side] for side in (first, "de" if first == "us" else "us")) == counts
    assert state.card.count(HEADQUARTERS) == sum(counts)


@pytest.mark.rule("SETUP-04")
def test_a_side_without_cards_draws_none() -> None:
    state = bare("", round_=1)
    state.card = [3] * len(state.card)
    events = told(resume(state, Course(ACTING), Setup(DRAWS)))
    assert events[0] == "set_up_began"
    assert asked(state) == "us iron-prompt-mount SETUP-07"


@pytest.mark.rule("SETUP-05", "OPS-01")
@pytest.mark.parametrize(
    ("scenario", "us", "de"),
    [
        ("breaking_point", set(), set()),
        ("liberation", {"lay_smoke", "clear_mines"}, {"desperate_defenders"}),
        ("silence_the_guns", {"clear_mines", "clear_tank_trap", "merciless_assault"}, {"camouflage", "lay_razor_wire"}),
        ("crossroads", {"seize_the_initiative", "clear_tank_trap", "lay_smoke"}, {"elite_tank_crew"}),
        ("stavelot_express", {"lay_smoke", "heavy_fog", "desperate_defenders"}, {"tank_ace", "heavy_fog"}),
        ("mortain_ridge", {"no_surrender", "inspiring_leadership"}, {"double_time", "massive_confusion"}),
    ],
)
def test_the_operations_cards_of_the_scenarios(scenario: str, us: set[str], de: set[str]) -> None:
    board = board_of(opening(scenario))
    assert [set(ops) for ops in board.ops] == [us, de]


@pytest.mark.rule("SETUP-06")
@pytest.mark.parametrize(("scenario", "first"), zip(SCENARIOS, ["de", "us", "us", "us", "us", "de"], strict=True))
def test_round_one_with_empty_purses(scenario: str, first: str) -> None:
    state = opening(scenario)
    assert (state.round, SIDES[state.initiative], SIDES[state.active]) == (1, first, first)
    assert (state.command, state.pool, state.vp) == ([0, 0], [0, 0], [0, 0])


@pytest.mark.rule("SETUP-04", "COMP-01")
def test_cards_that_a_scenario_takes_out_or_lays_out() -> None:
    """Crossroads: one Increased Priority less. Stavelot: Rapid Mobilization in play. Foreign decks are out."""
    state = opening("crossroads")
    assert [card(state, f"increased_priority-{copy}") for copy in (1, 2)] == ["out", "deck"]
    assert card(state, "strafing_run-1") == "out"
    state = opening("stavelot_express")
    assert card(state, "rapid_mobilization-1") == "play"
    assert card(opening("breaking_point"), "rapid_mobilization-1") == "deck"


# --- SETUP-07, SETUP-08 building --------------------------------------------------------------------------------------


@pytest.mark.rule("SETUP-07", "COMP-03", "COMP-05")
def test_full_bases_of_what_the_division_has() -> None:
    """Any mix that fills four slots; crews take two."""
    state = bare("", round_=1)
    resume(state, Building(0, 0, (3, 0, 1, 1, 0), 2), Building(0, 1, (0, 4, 0, 0, 0), 1))
    assert asked(state) == "us iron-prompt-mount SETUP-07"  # the frame on top: division 2
    assert question(state) == "iron-prompt-mount unit=@iron-us-2-1 left=1 scope=-1"
    assert legal(state) == ["mount e4"]
    assert told(do(state, "mount e4")) == [f"built unit=us-2-1 load={LOAD_NAMES.index('e4')} spec=none"]
    assert question(state) == "iron-prompt-mount unit=@iron-us-1-1 left=2 scope=-1"
    assert sorted(starts(state, "mount")) == ["r1o1g1", "r2g1", "r3o1"]
    do(state, "mount r1o1g1")
    assert question(state) == "iron-prompt-mount unit=@iron-us-1-2 left=1 scope=-1"
    assert legal(state) == ["mount r2"]  # the box had no more
    assert (is_(state, "us-1-1"), is_(state, "us-2-1"), at(state, "us-1-1")) == ("r1o1g1", "e4", "box")


@pytest.mark.rule("SETUP-07", "COMP-03")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("last", [False, True])
def test_however_they_are_mounted_every_base_is_full(scenario: str, last: bool) -> None:
    """The first choice of each list, or the last; every figure is used."""
    for side in range(2):
        for force in board_of(opening(scenario)).forces[side]:
            figures = force.figures
            for _ in range(force.bases):
                found = mounts(figures)
                assert set(found) <= set(FULL)
                load = LOADS[found[-1 if last else 0]]
                figures = tuple(count - used for count, used in zip(figures, load, strict=True))
            assert figures == (0, 0, 0, 0, 0)


@pytest.mark.rule("SETUP-07", "COMP-01")
def test_what_the_box_has_cut_short_stands_on_a_base_as_it_is() -> None:
    def names(*figures: int) -> list[str]:
        return [LOAD_NAMES[load] for load in mounts(figures)]

    assert names(3, 0, 0, 0, 0) == ["r3"]
    assert names(1, 0, 0, 1, 0) == ["r1g1"]
    assert names(5, 0, 0, 0, 0) == ["r4"]
    assert names(0, 0, 0, 0, 0) == []
    assert sorted(names(2, 1, 0, 1, 1)) == ["g1m1", "r1e1g1", "r1e1m1", "r2g1", "r2m1"]


@pytest.mark.rule("SETUP-07", "COMP-05")
def test_the_sides_build_in_initiative_order_division_by_division() -> None:
    for first in ("us", "de"):
        state, _ = setting("", BUILDS, initiative=first)
        other = "de" if first == "us" else "us"
        order = []
        while (now := engine.decision(state)) is not None and now.rule in ("SETUP-07", "SETUP-08"):
            if now.rule == "SETUP-07":
                order.append(question(state).split()[1].removeprefix("unit=@iron-")[:4])
            do(state, legal(state)[0])
        assert list(dict.fromkeys(order)) == [f"{first}-1", f"{first}-2", f"{other}-1", f"{other}-2"]
        counts = {"us-1": 6, "us-2": 5, "de-1": 6, "de-2": 6}
        assert {division: order.count(division) for division in order} == counts


@pytest.mark.rule("SETUP-08", "SPEC-01")
def test_one_token_a_squad_and_none_with_a_heavy_weapon() -> None:
    """One engineer and two medics for three squads with a crew among them."""
    state = bare("", round_=1)
    resume(state, Building(0, 0, (10, 0, 0, 1, 0), 3, (0, 1, 0, 2)))
    assert told(do(state, "mount r2g1"))[0] == f"built unit=us-1-1 load={LOAD_NAMES.index('r2g1')} spec=none"
    assert asked(state) == "us iron-prompt-mount SETUP-07"
    do(state, "mount r4")
    assert asked(state) == "us iron-prompt-token SETUP-08"
    assert question(state) == f"iron-prompt-token unit=@iron-us-1-2 scope={UNITS.index('us-1-2')}"
    assert legal(state) == ["token engineer", "token medic", "plain"]
    assert told(do(state, "token medic")) == [f"built unit=us-1-2 load={LOAD_NAMES.index('r4')} spec=medic"]
    do(state, "mount r4")
    assert legal(state) == ["token engineer", "token medic", "plain"]
    other = state.copy()
    do(state, "token engineer")
    assert [is_(state, f"us-1-{number}") for number in (1, 2, 3)] == ["r2g1", "r4,med", "r4,eng"]
    assert state.stack == []
    assert told(do(other, "plain")) == [f"built unit=us-1-3 load={LOAD_NAMES.index('r4')} spec=none"]
    assert is_(other, "us-1-3") == "r4"


@pytest.mark.rule("SETUP-08")
def test_a_token_that_is_given_is_gone() -> None:
    state = bare("", round_=1)
    resume(state, Building(1, 1, (8, 0, 0, 0, 0), 2, (1, 0, 0, 0)))
    do(state, "mount r4", "token anti_tank", "mount r4")
    assert [is_(state, f"de-2-{number}") for number in (1, 2)] == ["r4,at", "r4"]
    assert state.stack == []  # nobody is asked again


# --- SETUP-09, SETUP-13 placing ---------------------------------------------------------------------------------------


@pytest.mark.rule("SETUP-09")
def test_units_are_placed_in_any_order_in_the_zone_of_their_division() -> None:
    """At the Breaking Point: German division 1 in 0600 to 1701, division 2 in 0000 to 0802."""
    state = placing("us-1-9@1714:r4", "de-1-1:r4", "de-2-1:r4", "de-panzer4-1")
    assert asked(state) == "de iron-prompt-place SETUP-09"
    assert question(state) == "iron-prompt-place left=3 scope=-1"
    assert legal(state) == ["place de-1-1", "place de-2-1", "place de-panzer4-1"]
    do(state, "place de-2-1")
    assert question(state) == f"iron-prompt-place-unit unit=@iron-de-2-1 scope={UNITS.index('de-2-1')}"
    zone = BOOK.scenarios["breaking_point"].zones
    assert starts(state, "at") == zone["de_2"]
    assert told(do(state, "at 0002"))[0] == "placed unit=de-2-1 hex=0002 fort=0 concealed=False by=SETUP-09"
    do(state, "place de-1-1")
    assert starts(state, "at") == zone["de_1"]
    do(state, "at 0600", "place de-panzer4-1", "at 0600")
    assert [at(state, name) for name in ("de-2-1", "de-1-1", "de-panzer4-1")] == ["0002", "0600", "0600"]


@pytest.mark.rule("SETUP-09", "MOVE-05")
def test_three_units_fill_a_hex_and_no_enemy_is_joined() -> None:
    units = "de-1-1@0600:r4 de-1-2@0600:r4 de-1-3@0600:r4 de-1-4@0601:r4 de-1-5@0601:r4 us-1-1@0700:r4,hidden"
    state = placing(units, "de-1-6:r4")
    do(state, "place de-1-6")
    assert starts(state, "at")[:3] == ["0601", "0701", "0800"]


@pytest.mark.rule("SETUP-13")
def test_nobody_starts_where_he_could_never_go() -> None:
    """A pond and a flooded stream for nobody; a building and a deep stream for no vehicle."""
    terrain = "0600=pond 0601=building 0700=stream 0701=woods"
    for stream, squads in (("deep", ["0601", "0700", "0701"]), ("flooded", ["0601", "0701"])):
        state = placing("us-1-9@1714:r4", "de-1-6:r4", "de-truck-1", terrain=terrain, stream=stream)
        other = state.copy()
        do(state, "place de-1-6")
        assert [hex_ for hex_ in starts(state, "at") if hex_ < "0800"] == squads
        do(other, "place de-truck-1")
        assert [hex_ for hex_ in starts(other, "at") if hex_ < "0800"] == ["0701"]


@pytest.mark.rule("SETUP-09", "TRAN-01", "TRAN-10")
def test_squads_may_start_aboard_a_transport_that_stands_in_their_zone() -> None:
    """Two in a truck, one in a half-track; not before the vehicle is placed, not in another division's zone."""
    names = ("us-2-1:r4", "us-2-2:r4", "us-2-3:r4", "us-1-1:r4", "us-truck-1", "us-halftrack-1")
    state = placing("de-1-9@1700:r4", *names, rides="us-truck-1 us-halftrack-1")
    other = state.copy()
    do(other, "place us-2-1")
    assert starts(other, "into") == []
    for vehicle in ("us-truck-1", "us-halftrack-1"):
        state.division[UNITS.index(vehicle)] = 1
    do(state, "place us-truck-1", "at 0010", "place us-halftrack-1", "at 0011", "place us-2-1")
    assert starts(state, "into") == ["us-truck-1", "us-halftrack-1"]
    assert told(do(state, "into us-truck-1")) == ["placed_aboard unit=us-2-1 vehicle=us-truck-1 by=SETUP-09"]
    do(state, "place us-2-2", "into us-truck-1", "place us-2-3")
    assert starts(state, "into") == ["us-halftrack-1"]
    do(state, "into us-halftrack-1", "place us-1-1")
    assert starts(state, "into") == []
    assert [at(state, f"us-2-{number}") for number in (1, 2, 3)] == ["us-truck-1", "us-truck-1", "us-halftrack-1"]


@pytest.mark.rule("SETUP-09", "FORT-01")
def test_squads_may_start_in_a_fortification_one_each() -> None:
    state = placing("us-1-9@1714:r4", "de-1-1:r4", "de-1-2:r4", "de-truck-1", forts="0600=pillbox 0600=entrenchment")
    do(state, "place de-1-1", "at 0600")
    assert asked(state) == "de iron-prompt-shelter SETUP-09"
    assert question(state) == f"iron-prompt-shelter unit=@iron-de-1-1 scope={UNITS.index('de-1-1')}"
    assert legal(state) == ["shelter entrenchment", "shelter pillbox", "plain"]
    assert told(do(state, "shelter pillbox")) == ["placed unit=de-1-1 hex=0600 fort=2 concealed=False by=SETUP-09"]
    do(state, "place de-1-2", "at 0600")
    assert legal(state) == ["shelter entrenchment", "plain"]
    do(state, "plain", "place de-truck-1")
    assert told(do(state, "at 0600"))[0] == "placed unit=de-truck-1 hex=0600 fort=0 concealed=False by=SETUP-09"
    assert (is_(state, "de-1-1"), is_(state, "de-1-2")) == ("r4,bunkered", "r4")


@pytest.mark.rule("SETUP-09", "ROUND-03")
@pytest.mark.parametrize("first", ["us", "de"])
def test_the_holder_of_the_initiative_places_first(first: str) -> None:
    state = bare("", round_=1, initiative=first)
    state.load[UNITS.index("us-1-1")] = state.load[UNITS.index("de-2-1")] = LOAD_NAMES.index("r4")
    resume(state, Course(ACTING), Setup(PLACES))
    assert asked(state) == f"{first} iron-prompt-place SETUP-09"
    vehicles = {"us": ["us-sherman-1", "us-halftrack-1"], "de": ["de-panzer4-1", "de-panzer4-2", "de-panzer4-3",
                "de-halftrack-1", "de-halftrack-2", "de-truck-1"]}  # fmt: skip
    squads = {"us": "us-1-1", "de": "de-2-1"}
    assert sorted(starts(state, "place")) == sorted([*vehicles[first], squads[first]])


@pytest.mark.rule("SETUP-09", "TEAM-13")
def test_in_teams_each_member_places_his_own_the_vehicles_of_both_first() -> None:
    """So that squads may start aboard the partner's; At the Breaking Point, the German first."""
    state = bare("", round_=1, initiative="de", options={"teams": "on"})
    for name in ("de-1-1", "de-2-1", "us-1-1", "us-2-1"):
        state.load[UNITS.index(name)] = LOAD_NAMES.index("r4")
    for name in ("de-halftrack-1", "de-halftrack-2", "de-truck-1", "us-sherman-1", "us-halftrack-1"):
        state.division[UNITS.index(name)] = 1
    resume(state, Course(ACTING), Setup(PLACES))
    order = []
    while (now := engine.decision(state)) is not None and now.rule == "SETUP-09":
        line = legal(state)[0]
        if line.startswith("place"):
            order.append((now.seat, line.removeprefix("place ")))
        do(state, line)
    assert order == [
        (1, "de-panzer4-1"), (1, "de-panzer4-2"), (1, "de-panzer4-3"),
        (3, "de-halftrack-1"), (3, "de-halftrack-2"), (3, "de-truck-1"), (1, "de-1-1"), (3, "de-2-1"),
        (2, "us-sherman-1"), (2, "us-halftrack-1"), (0, "us-1-1"), (2, "us-2-1"),
    ]  # fmt: skip


@pytest.mark.rule("SETUP-09", "SETUP-13", "STAT-16")
def test_only_units_with_a_place_are_offered() -> None:
    """No German vehicle of division 1 finds ground: its squad is placed, and the tank is out of the game."""
    zone = BOOK.scenarios["breaking_point"].zones["de_1"]
    terrain = " ".join(f"{hex_}=building" for hex_ in zone)
    state = placing("us-1-9@1714:r4", "de-panzer4-1", "de-1-1:r4", terrain=terrain)
    assert legal(state) == ["place de-1-1"]
    events = told(do(state, "place de-1-1", "at 0600"))
    assert "no_room unit=de-panzer4-1" in events
    assert at(state, "de-panzer4-1") == "box"


@pytest.mark.rule("SETUP-09")
def test_aboard_is_a_place_where_the_zone_is_full() -> None:
    """German division 1 has 24 hexes; the half-track of division 1 stands in the last of them that has room."""
    zone = BOOK.scenarios["breaking_point"].zones["de_1"]
    terrain = " ".join(f"{hex_}=pond" for hex_ in zone[1:])
    units = "de-halftrack-1@0600 de-1-2@0600:r4 de-1-3@0600:r4 us-1-9@1714:r4"
    state = placing(units, "de-1-1:r4", "de-truck-1", rides="de-halftrack-1", terrain=terrain)
    assert legal(state) == ["place de-1-1"]
    do(state, "place de-1-1")
    assert legal(state) == ["into de-halftrack-1"]


# --- SETUP-10 concealment ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SETUP-10", "CONC-06")
def test_concealment_markers_of_the_division_one_each_and_not_on_an_objective() -> None:
    """Silence the Guns: two for German division 1; 0803 is a gun, 0801 a command objective."""
    names = ("de-1-1:r4", "de-1-2:r4", "de-1-3:r4", "de-1-4:r4", "de-2-1:r4")
    state = placing("us-1-9@1714:r4", *names, scenario="silence_the_guns", forts="0803=pillbox")
    do(state, "place de-1-1", "at 0803")
    assert asked(state) == "de iron-prompt-shelter SETUP-09"
    assert told(do(state, "shelter pillbox")) == ["placed unit=de-1-1 hex=0803 fort=2 concealed=False by=SETUP-09"]
    do(state, "place de-1-2", "at 0801")
    assert asked(state) == "de iron-prompt-place SETUP-09"
    do(state, "place de-1-3", "at 0800")
    assert asked(state) == "de iron-prompt-conceal SETUP-10"
    assert question(state) == f"iron-prompt-conceal unit=@iron-de-1-3 scope={UNITS.index('de-1-3')}"
    assert legal(state) == ["conceal de-1-3", "plain"]
    assert told(do(state, "conceal de-1-3")) == ["placed unit=de-1-3 hex=0800 fort=0 concealed=True by=SETUP-09"]
    do(state, "place de-1-4", "at 0800", "plain")
    assert (is_(state, "de-1-3"), is_(state, "de-1-4")) == ("r4,hidden", "r4")


@pytest.mark.rule("SETUP-10")
def test_two_markers_serve_two_squads_and_the_other_division_has_its_own() -> None:
    names = ("de-1-1:r4", "de-1-2:r4", "de-1-3:r4", "de-2-1:r4", "us-1-1:r4")
    state = placing("us-1-9@1714:r4", *names[:4], scenario="silence_the_guns")
    do(state, "place de-1-1", "at 0800", "conceal de-1-1", "place de-1-2", "at 0800", "conceal de-1-2")
    do(state, "place de-1-3", "at 0800")
    assert asked(state) == "de iron-prompt-place SETUP-09"  # none is left
    do(state, "place de-2-1", "at 0000")
    assert legal(state) == ["conceal de-2-1", "plain"]
    state = placing("de-1-9@0000:r4", names[4], scenario="silence_the_guns")
    do(state, "place us-1-1")
    assert told(do(state, "at 0011"))[0].startswith("placed")  # the American has none


@pytest.mark.rule("SETUP-10", "CONC-07")
def test_after_both_sides_are_placed_who_is_seen_in_the_open_is_revealed() -> None:
    """0305 is open ground, 0307 hides; 0807 is an objective."""
    units = "de-1-1@0305:r4,hidden de-1-2@0307:r4,hidden us-1-1@0310:r4"
    state, events = setting(units, LOOKS, terrain="0307=woods")
    assert [line for line in events if line.startswith("revealed")] == []  # woods in 0307 hide 0305 as well
    state, events = setting(units, LOOKS, terrain="0307=rough")
    assert [line for line in events if line.startswith("revealed")] == ["revealed unit=de-1-1 hex=0305 by=CONC-07"]
    assert (is_(state, "de-1-1"), is_(state, "de-1-2")) == ("r4", "r4,hidden")
    placed = placing("us-1-1@0600:r4 de-2-2@0002:r4,hidden", "de-1-1:r4")
    do(placed, "place de-1-1", "at 0601")
    assert is_(placed, "de-2-2") == "r4,hidden"  # not while units are placed
    state, events = setting("de-1-1@0807:r4,hidden us-1-1@0014:r4", LOOKS, terrain="0807=woods")
    assert "revealed unit=de-1-1 hex=0807 by=CONC-06" in events


# --- SETUP-11 control -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SETUP-11")
def test_who_stands_on_an_objective_controls_it_from_the_start() -> None:
    """Whoever's it is; the others are nobody's, not even the own."""
    units = "us-1-1@0807:r4 us-truck-1@0813 us-1-2@us-truck-1:r4 de-1-1@0803:r4"
    state, events = setting(units, LOOKS)
    names = ("V1", "V2", "C0813", "C1706", "C1000", "C0101", "C0803", "C0207")
    assert [controller(state, name) for name in names] == [
        "us", "nobody", "us", "nobody", "nobody", "nobody", "de", "nobody",
    ]  # fmt: skip
    held = [line for line in events if line.startswith("held_first")]
    assert held == ["held_first hex=0807 side=us", "held_first hex=0813 side=us", "held_first hex=0803 side=de"]


@pytest.mark.rule("SETUP-11")
@pytest.mark.parametrize(
    ("scenario", "objectives", "side"),
    [("breaking_point", "V1 V2", "nobody"), ("silence_the_guns", "G1 G2 G3", "de"), ("crossroads", "X1 X2 X3", "de"),
     ("stavelot_express", "BRIDGE FUEL", "us"), ("mortain_ridge", "H1 H2 H3", "us"),
     ("liberation", "B0003 B1706", "de")],
)  # fmt: skip
def test_otherwise_as_the_scenario_says(scenario: str, objectives: str, side: str) -> None:
    state = new_state(board_of(opening(scenario)), bytes(32))
    assert [controller(state, name) for name in objectives.split()] == [side] * len(objectives.split())
    command = [name for name in board_of(state).objective if name.startswith("C")]
    assert {controller(state, name) for name in command} == {"nobody"}


@pytest.mark.rule("SETUP-11")
def test_standing_there_prevails_over_what_the_scenario_says() -> None:
    state, _ = setting("us-1-1@0803:r4 de-1-9@0000:r4", LOOKS, scenario="silence_the_guns", control="G1=de G2=de")
    assert (controller(state, "G1"), controller(state, "G2")) == ("us", "de")


# --- the Tank Ace, SETUP-12 -------------------------------------------------------------------------------------------


@pytest.mark.rule("OPS-05")
def test_the_tank_ace_is_named_after_placement() -> None:
    """Stavelot: one of the German tanks on the map, no half-track, none in the box, none American."""
    units = "de-tiger-1@2000 de-panzer4-2@2001 de-halftrack-1@2001 us-sherman-1@1500 us-1-1@1500:r4"
    state, events = setting(units, ACES, scenario="stavelot_express")
    assert events == []
    assert asked(state) == "de iron-prompt-ace OPS-05"
    assert question(state) == "iron-prompt-ace scope=-1"
    assert legal(state) == ["ace de-panzer4-2", "ace de-tiger-1"]
    assert told(do(state, "ace de-tiger-1"))[0] == "ace_named unit=de-tiger-1"
    assert state.ace == [-1, UNITS.index("de-tiger-1")]
    state, _ = setting(units, ACES)
    assert asked(state) == "us iron-prompt-ready SETUP-12"  # elsewhere nobody
    assert state.ace == [-1, -1]
    state = bare("de-1-1@2000:r4 us-1-1@1500:r4", scenario="stavelot_express")
    assert resume(state, Naming(1)) == []
    assert state.stack == []


@pytest.mark.rule("SETUP-12", "STAT-09")
def test_op_fire_before_the_first_round_in_initiative_order() -> None:
    units = "us-1-1@0305:r4 us-truck-1@0306 us-1-2@us-truck-1:r4 de-1-1@0900:m2 de-tiger-1@0900"
    state, _ = setting(units, OP_FIRES, initiative="de")
    assert asked(state) == "de iron-prompt-ready SETUP-12"
    assert legal(state) == ["ready de-1-1", "ready de-tiger-1", "done"]
    assert told(do(state, "ready de-1-1")) == ["readied unit=de-1-1 by=SETUP-12"]
    assert legal(state) == ["ready de-tiger-1", "done"]
    do(state, "done")
    assert asked(state) == "us iron-prompt-ready SETUP-12"
    assert legal(state) == ["ready us-1-1", "done"]
    events = do(state, "done")
    assert "ROUND-01" in cites(events)
    assert asked(state) == "de iron-prompt-turn ACT-01"
    assert (is_(state, "de-1-1"), is_(state, "de-tiger-1")) == ("m2,op", "fresh")
    assert state.round == 1


@pytest.mark.rule("SETUP-12")
def test_beginners_skip_it() -> None:
    state, events = setting("us-1-1@0305:r4 de-1-1@0900:r4", OP_FIRES, options={"opening_op_fire": "off"})
    assert asked(state) == "us iron-prompt-turn ACT-01"
    assert events[0] == "round_began round=1"


@pytest.mark.rule("SETUP-06", "SETUP-11")
def test_a_corrected_scenario_gives_control_and_initiative(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    change = {"breaking_point": {"initiative": "us", "control": {"V1": "us"}}}
    corrected(monkeypatch, tmp_path, scenarios={"scenarios": change})
    state = bare("us-1-1@0305:r4 de-1-1@0900:r4")
    fresh = new_state(board_of(state), bytes(32))
    assert (SIDES[fresh.initiative], controller(fresh, "V1"), controller(fresh, "V2")) == ("us", "us", "nobody")
    assert len(fresh.card) == len(CARDS)

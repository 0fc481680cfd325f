"""5.0 Movement: activating a sector, stacking, control, what a step costs, who may go where and must fight there."""

import pytest

from grognard.games.arras import GAME
from grognard.games.arras.board import BOOK, PLACES, UNITS, Board
from grognard.games.arras.state import ArrasState
from grognard.games.arras.steps import paths
from grognard.kernel import NO_SCOPE, OBSERVER, Event
from tests.arras.battle import hit
from tests.arras.position import (
    NOBODY,
    asked,
    at,
    cites,
    do,
    group,
    holder,
    legal,
    position,
    question,
    starts,
    told,
)

TEN = (
    "uk-6dli-1@{0} uk-6dli-2@{0} uk-6dli-3@{0} uk-6dli-4@{0} uk-4gh-1@{0} "
    "uk-4gh-2@{0} uk-4gh-3@{0} uk-4gh-4@{0} uk-5gh-1@{0} uk-5gh-2@{0}"
)
NINE = TEN.rpartition(" ")[0]


def walk(state: ArrasState, unit: str, *places: str) -> list[Event]:
    """Move a unit from place to place; it goes no further than that only if it must."""
    return do(state, f"move {unit}", *(f"to {place}" for place in places))


def offered(state: ArrasState, unit: str, *places: str) -> list[str]:
    """Where a unit may step to next, after these steps."""
    walk(state, unit, *places)
    return starts(state, "to")


def cost(units: str, unit: str, place: str, *, side: str = "allied", control: str = "", frozen: str = "") -> str:
    """What a step costs, and the line of 5.2 that says so."""
    state = position(units, side=side, used=NOBODY, control=control, frozen=frozen)
    words = dict(word.split("=") for word in told(walk(state, unit, place))[0].split()[1:])
    return f"{words['cost']} {words['letter']}"


# --- 5.0 the impulse -----------------------------------------------------------------------------------------------


@pytest.mark.rule("5.0")
@pytest.mark.parametrize("side", ["allied", "german"])
def test_a_sector_is_active_with_a_fresh_unit_that_is_not_frozen(side: str) -> None:
    units = (
        "uk-8dli-1@22 uk-6dli-1@23 uk-6dli-2@23 uk-6dli-3@23* uk-4gh-1@25* uk-9dli-1@E "
        "de-2-6rr@5 de-6at@5* de-ss-3-3@8* de-37recce@2 de-5pz-1-31@A"
    )
    state = position(units, side=side, used=NOBODY, frozen="uk-9dli-1 de-5pz-1-31")
    wanted = {
        "allied": ["move uk-8dli-1", "move uk-6dli-1", "move uk-6dli-2", "pass"],
        "german": ["move de-37recce", "move de-2-6rr", "pass"],
    }
    assert legal(state) == wanted[side]
    assert asked(state) == f"{side} arras-prompt-phase 4.3"


@pytest.mark.rule("5.0")
def test_as_many_units_as_the_player_likes_and_the_others_stay_fresh() -> None:
    state = position("uk-8dli-1@22 uk-6dli-1@23 uk-6dli-2@23 uk-6dli-3@23 uk-6dli-4@23* de-ss-3-3@8", used=NOBODY)
    walk(state, "uk-6dli-2", "24")
    do(state, "stop")
    assert legal(state) == ["move uk-6dli-1", "move uk-6dli-3", "end"]  # nobody from another sector
    assert asked(state) == "allied arras-prompt-impulse 5.0-a"
    walk(state, "uk-6dli-3", "24")
    do(state, "stop")
    assert legal(state) == ["move uk-6dli-1", "end"]
    assert told(do(state, "end")) == []  # the Initiative is kept
    assert [at(state, f"uk-6dli-{number}") for number in (1, 2, 3, 4)] == ["23", "24*", "24*", "23*"]
    assert legal(state) == ["move uk-8dli-1", "move uk-6dli-1", "pass"]


@pytest.mark.rule("5.0")
def test_an_impulse_ends_by_itself_when_nobody_is_left_to_act() -> None:
    state = position("uk-8dli-1@22 uk-6dli-1@23 uk-6dli-2@23* de-ss-3-3@8", used=NOBODY)
    walk(state, "uk-6dli-1", "24")
    do(state, "stop")
    assert legal(state) == ["move uk-8dli-1", "pass"]


TWO_ASSAULTS = "uk-4rtr-a@23 uk-4rtr-b@23 uk-6dli-1@23 uk-6dli-2@22 de-1-6rr@10 de-2-6rr@5"


def two_assaults() -> ArrasState:
    state = position(TWO_ASSAULTS, used=NOBODY)
    walk(state, "uk-4rtr-a", "11", "10")
    walk(state, "uk-4rtr-b", "25", "5")
    return state


@pytest.mark.rule("5.0-a")
def test_all_moves_come_first_by_different_paths_to_different_places() -> None:
    state = two_assaults()
    assert (at(state, "uk-4rtr-a"), at(state, "uk-4rtr-b")) == ("10", "5")
    assert legal(state) == ["move uk-6dli-1", "assault 5", "assault 10"]
    walk(state, "uk-6dli-1", "11")
    do(state, "stop")
    assert legal(state) == ["assault 5", "assault 10"]


@pytest.mark.rule("5.0-a")
@pytest.mark.parametrize(("first", "second"), [("10", "5"), ("5", "10")])
def test_every_assault_is_resolved_in_the_players_order(first: str, second: str) -> None:
    state = two_assaults()
    point = {"10": "uk-4rtr-a", "5": "uk-4rtr-b"}
    do(state, f"assault {first}", f"point {point[first]}", "dice 11 66", "hold")
    assert legal(state) == [f"assault {second}"]  # uk-6dli-1 moves no more
    assert GAME.view(state, OBSERVER).active == "allied"  # 6.4.1-c: not before the impulse is over
    events = do(state, f"assault {second}", f"point {point[second]}", "dice 66 11")
    assert "initiative_passed side=german why=failed" not in told(events)
    assert at(state, "uk-6dli-1") == "23"  # it was not activated, and stays Fresh


@pytest.mark.rule("5.0-a")
def test_a_failure_among_two_assaults_passes_the_initiative_when_both_are_resolved() -> None:
    state = two_assaults()
    do(state, "assault 10", "point uk-4rtr-a", "dice 11 66", "hold")
    events = do(state, "assault 5", "point uk-4rtr-b", "dice 11 66", "hold")
    assert told(events)[-1] == "initiative_passed side=german why=failed"
    assert asked(state) == "german arras-prompt-phase 4.3"
    assert (at(state, "uk-4rtr-a"), at(state, "uk-4rtr-b")) == ("dead", "dead")


@pytest.mark.rule("5.0-b")
def test_an_impulse_has_a_move_an_assault_or_a_bombardment_in_it() -> None:
    """Nothing can be begun and left: the unit taken in hand has no stop before its first step."""
    state = position("uk-6dli-1@23 uk-6dli-2@23 de-ss-3-3@8", used=NOBODY)
    assert legal(state) == ["move uk-6dli-1", "move uk-6dli-2", "pass"]
    do(state, "move uk-6dli-1")
    assert legal(state) == ["to 11", "to 21", "to 22", "to 24", "to 25", "to E"]
    assert asked(state) == "allied arras-prompt-move 5.1"
    do(state, "to 11")
    assert legal(state) == ["to 10", "to 12", "to 16", "to 18", "to 23", "to 25", "stop"]
    do(state, "stop")
    assert legal(state) == ["move uk-6dli-2", "end"]
    # what is left to do after a fight that is not a move: the impulse may end, since it has had its assault
    state = position("uk-6dli-1@10 uk-6dli-2@10 de-1-6rr@10 de-2-6rr@5", used=NOBODY)
    assert legal(state) == ["move uk-6dli-1", "move uk-6dli-2", "fight 10", "pass"]
    do(state, "fight 10")
    assert legal(state) == ["point uk-6dli-1", "point uk-6dli-2"]  # no way back


@pytest.mark.rule("5.0", "5.0-a", "5.1")
@pytest.mark.parametrize(("side", "unit", "origin", "place"), [
    ("allied", "uk-6dli-1", "23", "24"), ("german", "de-ss-3-3", "8", "C"),
])  # fmt: skip
def test_what_the_active_player_is_asked(side: str, unit: str, origin: str, place: str) -> None:
    """Between two impulses and between two units is a place to stop and judge; a unit on its way is none."""
    state = position("uk-6dli-1@23 uk-6dli-2@23 de-ss-3-3@8 de-ss-2-3@8", side=side, used=NOBODY)
    assert question(state) == f"arras-prompt-phase side=@side-{side} scope={NO_SCOPE}"
    do(state, f"move {unit}")
    scope = UNITS.index(unit)
    assert question(state) == f"arras-prompt-move unit=@arras-{unit} place=@arras-place-{origin} scope={scope}"
    do(state, f"to {place}")
    assert question(state) == f"arras-prompt-move unit=@arras-{unit} place=@arras-place-{place} scope={scope}"
    do(state, "stop")
    assert question(state) == f"arras-prompt-impulse place=@arras-place-{origin} scope={NO_SCOPE}"
    do(state, "end")
    assert question(state) == f"arras-prompt-phase side=@side-{side} scope={NO_SCOPE}"


def going_on(state: ArrasState) -> bool:
    now = GAME.decision(state)
    assert now is not None
    assert now.scope == NO_SCOPE
    return now.goes_on


def test_what_a_player_who_looks_ahead_plans_whole() -> None:
    """An impulse with all its units, and a payment of losses: other units may be chosen, but nothing new begins."""
    state = position("uk-7rtr-a@16 uk-8dli-1@16 uk-6dli-1@F de-1-6rr@12 de-1-7rr@12", used=NOBODY)
    assert not going_on(state)
    do(state, "move uk-7rtr-a", "to 12")
    assert going_on(state)
    do(state, "move uk-8dli-1", "to 12", "assault 12", "point uk-7rtr-a", "forward de-1-6rr")
    hit(state, 3)
    assert going_on(state)


# --- 5.1 from place to place ---------------------------------------------------------------------------------------


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(
    ("unit", "path"),
    [
        ("uk-6dli-1", "24 27 28 F 28"),
        ("uk-4rtr-a", "24 27 28 F 28 26"),
        ("uk-4rnf-1", "24 27 28 F 28 26 27"),
        ("uk-martel", "24 27 28 F 28 26 27 24"),
    ],
    ids=["5", "6", "7", "8"],
)
def test_a_unit_moves_step_by_step_until_its_points_are_spent(unit: str, path: str) -> None:
    state = position(f"{unit}@23 uk-8dli-1@21 de-ss-3-3@8", used=NOBODY)
    do(state, f"move {unit}")
    *steps, last = path.split()
    for place in steps:
        do(state, f"to {place}")
        assert at(state, unit) == place
        assert legal(state)[-1] == "stop"
    assert told(do(state, f"to {last}")) == [f"moved unit={unit} origin={steps[-1]} place={last} cost=1 letter=A"]
    assert at(state, unit) == f"{last}*"  # its move is over: it turns Spent
    assert legal(state) == ["move uk-8dli-1", "pass"]


@pytest.mark.rule("5.1")
@pytest.mark.parametrize("side", ["allied", "german"])
def test_a_unit_that_stops_turns_spent_and_acts_no_more(side: str) -> None:
    state = position("uk-6dli-1@23 uk-8dli-1@21 de-ss-3-3@8 de-ss-2-3@9", side=side, used=NOBODY)
    unit, origin, place, other = {
        "allied": ("uk-6dli-1", "23", "E", "uk-8dli-1"),
        "german": ("de-ss-3-3", "8", "C", "de-ss-2-3"),
    }[side]
    assert told(walk(state, unit, place)) == [f"moved unit={unit} origin={origin} place={place} cost=1 letter=A"]
    assert at(state, unit) == place
    assert told(do(state, "stop")) == []
    assert at(state, unit) == f"{place}*"
    assert legal(state) == [f"move {other}", "pass"]


@pytest.mark.rule("5.1.1")
@pytest.mark.parametrize(
    ("start", "place"),
    [
        ("23", "11"), ("22", "18"), ("26", "1"),  # the Scarpe; out of and into squares
        ("11", "10"), ("10", "11"),  # the Crinchon
        ("1", "2"), ("2", "4"), ("6", "2"),  # the Cojeul
        ("21", "22"), ("8", "9"), ("17", "18"),  # woods and ridges
        ("24", "25"), ("E", "23"), ("7", "B"),  # the town; zones
    ],
)  # fmt: skip
def test_neither_terrain_nor_rivers_cost_anything(start: str, place: str) -> None:
    for unit in ("uk-6dli-1", "uk-4rtr-a", "uk-martel"):
        assert cost(f"{unit}@{start} de-rommel@13*", unit, place, control=f"{place}+") == "1 A"


@pytest.mark.rule("5.1.1")
@pytest.mark.parametrize("start", [name for name in PLACES if name not in "DEF"])
def test_a_german_alone_on_the_map_pays_one_for_every_step(start: str) -> None:
    state = position(f"de-7mc@{start} uk-martel@E*", side="german", used=NOBODY, north=True)
    for place in offered(state.copy(), "de-7mc"):
        if place != "E":
            one = state.copy()
            words = told(walk(one, "de-7mc", place))[0].split()
            assert words[4:] == ["cost=1", "letter=A"]


BLACK = [*(str(number) for number in range(1, 21)), "A", "B", "C"]


@pytest.mark.rule("5.1.2", "2.1.4-a")
@pytest.mark.parametrize("start", PLACES)
def test_allied_units_go_anywhere_and_germans_into_black_places_until_rommel_turns_north(start: str) -> None:
    beside = [PLACES[place] for place in BOOK.graph.neighbours[PLACES.index(start)]]
    state = position(f"uk-6dli-1@{start} de-1-7rr@4*", used=NOBODY)
    assert offered(state, "uk-6dli-1") == beside
    german = [place for place in beside if place in BLACK]
    units = f"de-7mc@{start} uk-martel@F*" if start != "F" else f"de-7mc@{start} uk-martel@D*"
    state = position(units, side="german", used=NOBODY)
    assert starts(state, "move") == (["de-7mc"] if german else [])
    if german:
        assert offered(state, "de-7mc") == german
    north = position(units, side="german", used=NOBODY, north=True)
    assert offered(north, "de-7mc") == beside


@pytest.mark.rule("5.1.2")
@pytest.mark.parametrize(("north", "after"), [(False, []), (True, ["withdraw de-1-6rr", "hold"])])
def test_the_limit_binds_retreats(north: bool, after: list[str]) -> None:
    """Zone D is German (13.2-a) and empty, and no place for a retreat before Rommel has turned north."""
    units = "de-1-6rr@20 uk-4rtr-a@19 uk-8dli-1@21"
    state = position(units, control="D-", used=NOBODY, north=north)
    walk(state, "uk-4rtr-a", "20")
    do(state, "assault 20", "point uk-4rtr-a", "dice 11 66")
    if after:
        assert legal(state) == after
        do(state, "withdraw de-1-6rr")
        assert at(state, "de-1-6rr") == "D*"
    else:
        assert asked(state) == "german arras-prompt-phase 4.3"


@pytest.mark.rule("5.1.2")
@pytest.mark.parametrize(("north", "places"), [(False, ["19"]), (True, ["19", "D"])])
def test_the_limit_binds_reorganisation(north: bool, places: list[str]) -> None:
    units = "uk-8dli-1@24 de-1-25pz@D de-7mc@19 de-1-6rr@dead de-2-6rr@dead"
    state = position(units, used=NOBODY, north=north, passes=1)
    do(state, "pass", "return de-1-6rr", "pay de-2-6rr")
    assert legal(state) == [f"to {place}" for place in places]


# --- 5.1.3 stacking ------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.1.3")
@pytest.mark.parametrize("place", ["24", "E"], ids=["sector", "zone"])
def test_the_tenth_unit_fits_and_the_eleventh_does_not(place: str) -> None:
    others = [beside for beside in ("11", "21", "22", "24", "25", "E") if beside != place]
    units = f"{NINE.format(place)} uk-5gh-3@23 uk-5gh-4@23 de-ss-3-3@8"
    state = position(units, used=NOBODY)
    assert offered(state.copy(), "uk-5gh-3") == ["11", "21", "22", "24", "25", "E"]
    walk(state, "uk-5gh-3", place)
    do(state, "stop")
    assert offered(state, "uk-5gh-4") == others
    full = position(f"{TEN.format(place)} uk-5gh-3@23 de-ss-3-3@8", used=NOBODY)
    assert offered(full, "uk-5gh-3") == others


@pytest.mark.rule("5.1.3")
def test_a_unit_does_not_even_pass_through_a_full_place() -> None:
    """27 is reached through 24 or 26 alone, and 24 is full."""
    state = position(f"{TEN.format('24')} uk-5gh-3@E uk-5gh-4@23 de-ss-3-3@8", used=NOBODY)
    assert offered(state.copy(), "uk-5gh-3") == ["21", "23"]
    do(state, "move uk-5gh-3", "to 23", "stop", "move uk-5gh-4")
    assert "24" not in starts(state, "to")


@pytest.mark.rule("5.1.3")
def test_moving_units_count_at_any_instant() -> None:
    """The tenth may pass through, and while it stands there nobody else could; one that leaves makes room."""
    state = position(f"{NINE.format('24')} uk-5gh-3@23 uk-5gh-4@23 de-ss-3-3@8", used=NOBODY)
    walk(state, "uk-5gh-3", "24", "27")
    do(state, "stop")
    assert "24" in offered(state, "uk-5gh-4")
    do(state, "to 24", "stop")
    walk(state, "uk-6dli-1", "23")
    do(state, "stop", "end")
    assert [at(state, unit) for unit in ("uk-5gh-3", "uk-5gh-4", "uk-6dli-1")] == ["27*", "24*", "23*"]


@pytest.mark.rule("5.1.3")
def test_who_leaves_a_full_place_makes_room_in_it() -> None:
    state = position(f"{TEN.format('24')} uk-5gh-3@23 de-ss-3-3@8", used=NOBODY)
    do(state, "move uk-6dli-1", "to 27", "stop", "end")
    assert "24" in offered(state, "uk-5gh-3")


@pytest.mark.rule("5.1.3")
def test_who_dies_in_a_full_place_makes_room_in_it() -> None:
    state = position(f"{TEN.format('10')} uk-5gh-3@11 uk-5gh-4@11 de-1-6rr@10", used=NOBODY)
    assert "10" not in offered(state.copy(), "uk-5gh-3")
    do(state, "fight 10", "point uk-6dli-1", "attack", "dice 11 66", "hold", "pass")
    assert at(state, "uk-6dli-1") == "dead"
    assert "10" in offered(state, "uk-5gh-3")


@pytest.mark.rule("5.1.3")
def test_who_is_hemmed_in_by_full_places_does_not_move() -> None:
    """Zone F is joined to 27 and 28 alone."""
    more = "uk-2cam-a uk-2cam-b uk-2cam-c uk-2cam-d uk-2wilt-a uk-2wilt-b uk-2wilt-c uk-2wilt-d uk-2rif-a uk-2rif-b"
    full = f"{TEN.format('27')} {' '.join(f'{unit}@28' for unit in more.split())}"
    state = position(f"{full} uk-5gh-3@F uk-martel@F uk-365-92ra@F de-ss-3-3@8", used=NOBODY)
    movers = starts(state, "move")
    assert "uk-martel" in movers  # 5.1.3-b
    assert not {"uk-5gh-3", "uk-365-92ra"} & set(movers)
    room = position(f"{full.rpartition(' ')[0]} uk-5gh-3@F uk-365-92ra@F de-ss-3-3@8", used=NOBODY)
    assert {"uk-5gh-3", "uk-365-92ra"} <= set(starts(room, "move"))
    assert offered(room, "uk-5gh-3") == ["28"]


GERMANS = [
    "de-37recce", "de-7mc", "de-1-7rr", "de-2-6rr", "de-6at", "de-1-42at", "de-2-42at", "de-2-7rr", "de-2-86flak",
    "de-ss-3-3",
]  # fmt: skip


@pytest.mark.rule("5.1.3")
@pytest.mark.parametrize(("count", "fits"), [(9, True), (10, False)])
def test_each_side_is_counted_by_itself(count: int, fits: bool) -> None:
    """Ten Allied units in a sector keep no German out, and the other way round."""
    there = " ".join(f"{unit}@10" for unit in GERMANS[:count])
    state = position(f"{TEN.format('10')} {there} de-ss-2-3@9 uk-8dli-1@11", side="german", used=NOBODY)
    assert ("10" in offered(state.copy(), "de-ss-2-3")) is fits
    state = position(f"{TEN.format('10')} {there} de-ss-2-3@9 uk-8dli-1@11", used=NOBODY)
    assert "10" not in offered(state, "uk-8dli-1")


@pytest.mark.rule("5.1.3-a", "5.1.3-b")
def test_d_5_stacking_in_arras() -> None:
    """Group D: four units. One more may come, a second not even to pass through; Martel may."""
    state = position(f"{group('allied', 'D', '25')} {group('allied', 'C', '23')} de-ss-3-3@8", used=NOBODY)
    assert "25" in offered(state.copy(), "uk-6dli-2")
    walk(state, "uk-6dli-1", "25")
    do(state, "stop")
    assert offered(state.copy(), "uk-6dli-2") == ["11", "21", "22", "24", "E"]
    assert offered(state.copy(), "uk-4rtr-a", "24") == ["23", "26", "27", "E"]
    assert "25" in offered(state, "uk-martel")
    do(state, "to 25", "to 26", "stop")
    assert at(state, "uk-martel") == "26*"


@pytest.mark.rule("5.1.3-a")
@pytest.mark.parametrize(("count", "fits"), [(4, True), (5, False)])
def test_five_germans_at_most_stand_in_arras(count: int, fits: bool) -> None:
    there = " ".join(f"{unit}@25" for unit in GERMANS[:count])
    state = position(f"{there} de-ss-2-3@5 uk-8dli-1@E", side="german", used=NOBODY, north=True)
    assert ("25" in offered(state, "de-ss-2-3")) is fits


@pytest.mark.rule("5.1.3-b")
def test_leaders_do_not_count() -> None:
    state = position(f"{TEN.format('24')} uk-martel@23 de-ss-3-3@8", used=NOBODY)
    assert "24" in offered(state.copy(), "uk-martel")
    walk(state, "uk-martel", "24")
    do(state, "stop")
    assert at(state, "uk-martel") == "24*"
    nine = position(f"{NINE.format('24')} uk-martel@24 uk-5gh-3@23 de-ss-3-3@8", used=NOBODY)
    assert "24" in offered(nine, "uk-5gh-3")
    leaders = "de-rommel@7 de-eiche@7 de-rothenburg@7 " + " ".join(f"{unit}@7" for unit in GERMANS[:9])
    german = position(f"{leaders} de-ss-2-3@9 uk-8dli-1@E", side="german", used=NOBODY)
    assert "7" in offered(german, "de-ss-2-3")


# --- 5.1.4 control -------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.1.4")
def test_control_changes_in_mid_move_and_stays_when_the_unit_has_gone() -> None:
    state = position("uk-6dli-1@23 de-ss-3-3@8", used=NOBODY)
    assert [holder(state, place) for place in ("11", "12", "16", "18")] == ["german"] * 4
    events = walk(state, "uk-6dli-1", "11", "16")
    assert told(events) == [
        "moved unit=uk-6dli-1 origin=23 place=11 cost=1 letter=A",
        "controlled side=allied place=11",
        "moved unit=uk-6dli-1 origin=11 place=16 cost=1 letter=A",
        "controlled side=allied place=16",
    ]
    assert cites(events) == ["5.2-A", "5.1.4", "5.2-A", "5.1.4"]
    assert [place for place in ("11", "12", "16", "18", "23") if holder(state, place) == "allied"] == ["11", "16", "23"]
    assert told(do(state, "to 11")) == ["moved unit=uk-6dli-1 origin=16 place=11 cost=1 letter=A"]  # ours already


@pytest.mark.rule("5.1.4")
def test_germans_take_places_back_zones_too() -> None:
    state = position("uk-6dli-1@23 de-ss-3-3@8", side="german", used=NOBODY, control="9+ C+")
    events = told(walk(state, "de-ss-3-3", "9", "13", "C"))
    assert events == [
        "moved unit=de-ss-3-3 origin=8 place=9 cost=1 letter=A",
        "controlled side=german place=9",
        "moved unit=de-ss-3-3 origin=9 place=13 cost=1 letter=A",
        "moved unit=de-ss-3-3 origin=13 place=C cost=1 letter=A",
        "controlled side=german place=C",
    ]


@pytest.mark.rule("5.1.4", "5.1.5.a")
@pytest.mark.parametrize(("control", "changes"), [("10+", True), ("10-", False)])
def test_the_last_unit_that_leaves_a_contested_place_gives_it_up(control: str, changes: bool) -> None:
    units = "uk-6dli-1@10 uk-6dli-2@10 de-1-6rr@10 uk-8dli-1@E"
    state = position(units, used=NOBODY, control=control)
    first = told(walk(state, "uk-6dli-1", "11"))
    assert first[1:] == ["controlled side=allied place=11"]  # a friend stays: still contested
    last = told(walk(state, "uk-6dli-2", "11"))
    assert last[1:] == ["controlled side=german place=10"] * changes
    assert holder(state, "10") == "german"


@pytest.mark.rule("5.1.4")
def test_an_armour_unit_that_breaks_out_into_the_enemy_leaves_control_behind() -> None:
    state = position("uk-7rtr-a@12 de-ss-3-3@12 de-ss-2-3@9", used=NOBODY, control="12+")
    assert told(walk(state, "uk-7rtr-a", "9")) == [
        "moved unit=uk-7rtr-a origin=12 place=9 cost=6 letter=E",
        "controlled side=german place=12",
    ]
    assert holder(state, "9") == "german"


@pytest.mark.rule("5.1.4")
def test_control_changes_when_the_last_enemy_dies_in_a_contested_sector() -> None:
    state = position("uk-7rtr-a@10 uk-7rtr-b@10 uk-8dli-1@E de-1-6rr@10* de-2-6rr@5", used=NOBODY, control="10-")
    events = told(do(state, "fight 10", "point uk-7rtr-a", "with uk-7rtr-b", "attack", "dice 66 11"))
    assert events[-2:] == ["eliminated unit=de-1-6rr place=10 by=6.4.2.a-1", "controlled side=allied place=10"]
    assert holder(state, "10") == "allied"


@pytest.mark.rule("5.1.5.a")
@pytest.mark.parametrize(("side", "unit", "enemy", "control"), [
    ("allied", "uk-7rtr-a", "de-1-6rr", "german"), ("german", "de-1-6rr", "uk-7rtr-a", "allied"),
])  # fmt: skip
def test_contesting_changes_no_control(side: str, unit: str, enemy: str, control: str) -> None:
    state = position(f"{unit}@11 {enemy}@10", side=side, used=NOBODY)
    assert told(walk(state, unit, "10")) == [f"moved unit={unit} origin=11 place=10 cost=4 letter=D"]
    assert holder(state, "10") == control
    shown = {(marker.id, marker.place, marker.side) for marker in GAME.view(state, OBSERVER).markers}
    assert ("contested", "10", "") in shown
    assert ("control", "10", control) in shown


@pytest.mark.rule("5.1.4.b")
def test_vacant_is_a_place_without_enemies_whoever_controls_it() -> None:
    """Infantry in contact leaves for Vacant places: one under enemy control, one that friends hold, one of ours."""
    units = "uk-8dli-1@12 de-ss-3-3@12 de-ss-2-3@9 uk-8dli-2@14 de-ss-hc@13*"
    state = position(units, used=NOBODY, control="11+ 16-")
    assert offered(state, "uk-8dli-1") == ["11", "14", "16"]


@pytest.mark.rule("5.1.4.b", "5.1.4.c")
def test_a_leader_and_a_gun_retreat_from_contact_by_choice_to_free_places_alone() -> None:
    """16 is Vacant but German; 11 is Free."""
    units = "uk-martel@12 uk-365-92ra@12 uk-8dli-1@12* de-ss-3-3@12"
    state = position(units, used=NOBODY, control="11+ 16-")
    assert starts(state, "move") == ["uk-martel", "uk-365-92ra"]
    assert offered(state.copy(), "uk-martel") == ["11"]
    assert offered(state.copy(), "uk-365-92ra") == ["11"]
    none = position(units, used=NOBODY)
    assert starts(none, "move") == []


@pytest.mark.rule("5.1.4.c")
@pytest.mark.parametrize(
    ("side", "gun", "start", "wanted"),
    [("allied", "uk-365-92ra", "25", ["11", "23", "24", "26"]), ("german", "de-1-78art", "10", ["6", "7", "9"])],
)
@pytest.mark.parametrize("control", ["5+", "5-"])
def test_artillery_moves_into_free_places_alone(
    side: str, gun: str, start: str, wanted: list[str], control: str
) -> None:
    """Not where the other side controls, and not into 5, where both fight, whoever controls it."""
    units = f"{gun}@{start} uk-8dli-1@5 de-2-6rr@5 de-ss-3-3@3 uk-6dli-1@11"
    state = position(units, side=side, used=NOBODY, control=control)
    assert offered(state, gun) == wanted


@pytest.mark.rule("5.1.4.c")
@pytest.mark.parametrize("control", ["4+", "4-"])
def test_artillery_retreats_into_free_places_alone(control: str) -> None:
    """Of the places round 3 only 4 is not Allied, and it is contested: for the infantry, not for the gun."""
    units = "de-1-78art@3 de-1-7rr@3 de-2-6rr@4 uk-8dli-1@4 uk-4rtr-a@26"
    state = position(units, used=NOBODY, control=f"1+ 5+ {control}")
    walk(state, "uk-4rtr-a", "3")
    do(state, "assault 3", "point uk-4rtr-a", "alone", "dice 11 66")
    assert legal(state) == ["withdraw de-1-7rr", "hold"]
    free = position(units.replace("uk-8dli-1@4 ", ""), used=NOBODY, control="1+ 5+")
    walk(free, "uk-4rtr-a", "3")
    do(free, "assault 3", "point uk-4rtr-a", "alone", "dice 11 66")
    assert legal(free) == ["withdraw de-1-78art", "withdraw de-1-7rr", "hold"]


# --- 5.2 what a step costs -----------------------------------------------------------------------------------------


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(("unit", "steps"), [("uk-6dli-1", 2), ("uk-4rtr-a", 3), ("uk-4rnf-1", 3), ("fr-3dlm", 4)])
def test_the_sum_of_the_steps_is_at_most_the_units_points(unit: str, steps: int) -> None:
    """Every step is worth 2 here, between 11 and 25, with a Fresh enemy in 10."""
    state = position(f"{unit}@23 de-1-6rr@10", used=NOBODY)
    do(state, f"move {unit}")
    for number in range(steps):
        place = ("11", "25")[number % 2]
        assert place in starts(state, "to")
        assert told(do(state, f"to {place}"))[0].endswith("cost=2 letter=B")
    assert at(state, unit).endswith("*") or ("11", "25")[steps % 2] not in starts(state, "to")


@pytest.mark.rule("5.2")
def test_only_fresh_units_move() -> None:
    state = position("uk-6dli-1@23* uk-6dli-2@23 de-1-6rr@10", used=NOBODY)
    assert starts(state, "move") == ["uk-6dli-2"]
    do(state, "move uk-6dli-2", "to 24", "stop")
    assert asked(state) == "german arras-prompt-phase 4.3"


@pytest.mark.rule("5.2", "5.2-B")
def test_costs_are_read_at_the_instant_of_each_step() -> None:
    """The first unit makes 10 contested, so that 11 is cheaper for those that follow it."""
    state = position("uk-4rtr-a@23 uk-4rtr-b@23 uk-4rnf-2@23 de-1-6rr@10", used=NOBODY)
    costs = [[line.split()[4:] for line in told(walk(state, unit, "11", "10")) if line.startswith("moved")]
             for unit in ("uk-4rtr-a", "uk-4rtr-b", "uk-4rnf-2")]  # fmt: skip
    assert costs == [
        [["cost=2", "letter=B"], ["cost=4", "letter=D"]],
        [["cost=1", "letter=A"], ["cost=4", "letter=D"]],
        [["cost=1", "letter=A"], ["cost=4", "letter=D"]],
    ]
    assert legal(state) == ["assault 10"]


@pytest.mark.rule("5.2-A")
@pytest.mark.parametrize(
    ("units", "unit", "place"),
    [
        ("uk-6dli-1@23 de-1-6rr@9", "uk-6dli-1", "11"),  # 9 touches 11 at a corner (2.1.1.b)
        ("uk-6dli-1@23 de-1-6rr@10*", "uk-6dli-1", "11"),  # the neighbour is Spent
        ("uk-6dli-1@23 uk-8dli-1@10 de-1-6rr@10", "uk-6dli-1", "11"),  # it is contested
        ("uk-6dli-1@23 uk-8dli-1@10* de-1-6rr@10", "uk-6dli-1", "11"),  # also by a Spent unit
        ("uk-6dli-1@23 uk-8dli-1@25 uk-8dli-2@10", "uk-6dli-1", "11"),  # friends do not matter
        ("uk-6dli-1@28 de-5pz-1-31@A*", "uk-6dli-1", "1"),  # next to a zone
        ("uk-6dli-1@28 de-1-6rr@3*", "uk-6dli-1", "F"),
    ],
)
def test_one_point_for_a_place_with_no_fresh_enemy_near(units: str, unit: str, place: str) -> None:
    assert cost(units, unit, place) == "1 A"


@pytest.mark.rule("5.2-B")
@pytest.mark.parametrize(
    ("units", "unit", "place"),
    [
        ("uk-6dli-1@23 de-1-6rr@10", "uk-6dli-1", "11"),
        ("uk-6dli-1@23 de-1-6rr@10* de-rommel@10", "uk-6dli-1", "11"),  # one Fresh unit is enough, a leader too
        ("uk-6dli-1@23 de-1-78art@12", "uk-6dli-1", "11"),
        ("uk-6dli-1@23 uk-8dli-1@11* de-1-6rr@10", "uk-6dli-1", "11"),  # a friend in the place entered is no help
        ("uk-6dli-1@23 uk-8dli-1@10 de-1-6rr@10 de-2-6rr@12", "uk-6dli-1", "11"),  # 10 is contested, 12 is not
        ("uk-6dli-1@28 de-5pz-1-31@A", "uk-6dli-1", "1"),  # the neighbour is a zone
        ("uk-6dli-1@1 de-37recce@2", "uk-6dli-1", "A"),  # the place is a zone
        ("uk-6dli-1@23 de-1-6rr@3", "uk-6dli-1", "25"),  # our own place
    ],
)
def test_two_points_next_to_a_fresh_enemy_in_an_uncontested_place(units: str, unit: str, place: str) -> None:
    assert cost(units, unit, place) == "2 B"


@pytest.mark.rule("5.2-B")
def test_germans_pay_for_fresh_allies_near_and_frozen_ones_count() -> None:
    units = "de-1-6rr@10 uk-6dli-1@23"
    assert cost(units, "de-1-6rr", "11", side="german") == "2 B"
    assert cost(units, "de-1-6rr", "11", side="german", frozen="uk-6dli-1") == "2 B"
    assert cost(units + "*", "de-1-6rr", "11", side="german") == "1 A"
    assert cost(f"{units} de-2-6rr@23*", "de-1-6rr", "11", side="german") == "1 A"


@pytest.mark.rule("5.2-C")
@pytest.mark.parametrize(("units", "unit", "place", "side"), [
    ("uk-6dli-1@11 de-1-6rr@10*", "uk-6dli-1", "10", "allied"),
    ("uk-6dli-1@11 de-1-6rr@10* de-rommel@10*", "uk-6dli-1", "10", "allied"),
    ("uk-6dli-1@11 de-1-6rr@10* de-2-6rr@5", "uk-6dli-1", "10", "allied"),  # a Fresh neighbour does not add
    ("uk-6dli-1@11 uk-8dli-1@10 de-1-6rr@10*", "uk-6dli-1", "10", "allied"),  # nor does it cost less with friends
    ("uk-6dli-1@1 de-5pz-1-31@A*", "uk-6dli-1", "A", "allied"),
    ("de-1-6rr@10 uk-6dli-1@11*", "de-1-6rr", "11", "german"),
])  # fmt: skip
def test_three_points_into_a_place_whose_enemies_are_spent(units: str, unit: str, place: str, side: str) -> None:
    assert cost(units, unit, place, side=side) == "3 C"


@pytest.mark.rule("5.2-D")
@pytest.mark.parametrize(("units", "unit", "place", "side"), [
    ("uk-6dli-1@11 de-1-6rr@10", "uk-6dli-1", "10", "allied"),
    ("uk-6dli-1@11 de-1-6rr@10* de-rommel@10", "uk-6dli-1", "10", "allied"),  # one Fresh unit is enough
    ("uk-6dli-1@11 uk-8dli-1@10 de-1-6rr@10", "uk-6dli-1", "10", "allied"),
    ("uk-6dli-1@1 de-5pz-1-31@A", "uk-6dli-1", "A", "allied"),
    ("de-1-6rr@10 uk-6dli-1@11", "de-1-6rr", "11", "german"),
])  # fmt: skip
def test_four_points_into_a_place_with_a_fresh_enemy(units: str, unit: str, place: str, side: str) -> None:
    assert cost(units, unit, place, side=side) == "4 D"


@pytest.mark.rule("5.2-C", "5.2-D", "5.2")
@pytest.mark.parametrize(
    ("path", "spent", "fresh"), [("23", True, True), ("24 23", True, False), ("24 E 23", False, False)]
)
def test_the_points_that_are_left_decide_what_can_be_entered(path: str, spent: bool, fresh: bool) -> None:
    """An infantry unit with 5: after one step 4 are left, after two 3, after three 2."""
    for mark, entered in (("*", spent), ("", fresh)):
        state = position(f"uk-6dli-1@{'E' if path != '24 E 23' else '23'} de-1-6rr@11{mark} uk-8dli-1@11*", used=NOBODY)
        offers = offered(state, "uk-6dli-1", *path.split())
        assert ("11" in offers) is entered
        assert "22" in offers  # 1 A: 11 is contested


@pytest.mark.rule("5.2-A", "5.2-B", "5.2")
def test_the_last_point_pays_for_a_quiet_place_only() -> None:
    """Four of five are spent in the quiet north; 25 and 11 lie next to a Fresh enemy and cost 2."""
    state = position("uk-6dli-1@27 de-1-6rr@10", used=NOBODY)
    assert offered(state.copy(), "uk-6dli-1", "24", "E", "23") == ["11", "21", "22", "24", "25", "E"]
    assert offered(state, "uk-6dli-1", "24", "E", "21", "23") == ["21", "22", "24", "E"]
    assert legal(state)[-1] == "stop"


@pytest.mark.rule("5.2-E")
@pytest.mark.parametrize(("unit", "points"), [
    ("uk-8dli-1", 5), ("uk-7rtr-a", 6), ("uk-4rnf-1", 7), ("fr-3dlm", 8), ("uk-martel", 8), ("uk-365-92ra", 5),
])  # fmt: skip
def test_leaving_a_fresh_enemy_takes_all_points(unit: str, points: int) -> None:
    units = f"{unit}@12 uk-8dli-2@12* uk-8dli-3@E de-ss-3-3@12 de-ss-2-3@12*"
    state = position(units, used=NOBODY, control="16+")
    assert told(walk(state, unit, "16")) == [f"moved unit={unit} origin=12 place=16 cost={points} letter=E"]
    assert at(state, unit) == "16*"  # exactly one step


@pytest.mark.rule("5.2-F")
@pytest.mark.parametrize(("unit", "left"), [("uk-8dli-1", 2), ("uk-7rtr-a", 3), ("uk-4rnf-1", 4), ("uk-martel", 5)])
def test_leaving_spent_enemies_takes_three_points(unit: str, left: int) -> None:
    state = position(f"{unit}@12 uk-8dli-2@12* uk-8dli-3@E de-ss-3-3@12*", used=NOBODY, control="16+ 15+ 17+")
    assert told(walk(state, unit, "16")) == [f"moved unit={unit} origin=12 place=16 cost=3 letter=F"]
    places = ["15", "17", "15", "17", "15"][:left]
    for place in places[:-1]:
        do(state, f"to {place}")
        assert at(state, unit) == place
    do(state, f"to {places[-1]}")
    assert at(state, unit) == f"{places[-1]}*"


@pytest.mark.rule("5.2-E", "5.2-F")
def test_germans_leave_contact_at_the_same_price() -> None:
    units = "de-1-6rr@12 uk-8dli-1@12{}"
    assert cost(units.format(""), "de-1-6rr", "13", side="german") == "6 E"
    assert cost(units.format("*"), "de-1-6rr", "13", side="german") == "3 F"


@pytest.mark.rule("5.2-G")
@pytest.mark.parametrize("mark", ["", "*"], ids=["fresh", "spent"])
@pytest.mark.parametrize(
    ("unit", "places"),
    [
        ("uk-7rtr-a", ["9", "11", "13", "14", "16"]),
        ("uk-8dli-1", ["11", "16"]),
        ("uk-260-65at", ["11", "16"]),
        ("uk-martel", ["11"]),
        ("uk-365-92ra", ["11"]),
    ],
)
def test_only_armour_goes_from_one_enemy_to_another(unit: str, places: list[str], mark: str) -> None:
    """9 and 13 hold Germans, 14 both sides; 11 is ours, 16 Vacant and German."""
    units = f"{unit}@12 uk-8dli-2@12* de-ss-3-3@12{mark} de-ss-2-3@9 de-ss-hc@13* de-ss-1-3@14 uk-8dli-3@14*"
    state = position(units, used=NOBODY, control="11+ 16-")
    assert offered(state, unit) == places


@pytest.mark.rule("5.2-G")
def test_german_flak_does_not_go_from_one_enemy_to_another() -> None:
    units = "de-2-86flak@12 de-37recce@12 uk-8dli-1@12 uk-8dli-2@9 uk-8dli-3@13"
    state = position(units, side="german", used=NOBODY)
    assert offered(state.copy(), "de-2-86flak") == ["11", "14", "16"]
    assert offered(state, "de-37recce") == ["9", "11", "13", "14", "16"]


@pytest.mark.rule("5.2-G")
def test_who_has_no_way_out_of_contact_does_not_move() -> None:
    """All places round 20 hold Germans: infantry stays, armour may break out."""
    units = "uk-8dli-1@20 uk-7rtr-a@20 uk-martel@20 de-ss-3-3@20 de-ss-2-3@19 de-ss-hc@21 de-ss-1-3@D"
    state = position(units, used=NOBODY)
    assert legal(state) == ["move uk-7rtr-a", "fight 20", "pass"]


@pytest.mark.rule("5.2-H")
@pytest.mark.parametrize(("around", "place", "wanted"), [
    ("", "16", "3 F"),  # 3 against 1
    ("de-ss-2-3@15", "16", "3 F"),  # 3 against 2
    ("de-ss-2-3@16*", "16", "3 C"),  # 3 against 3
    ("de-ss-2-3@16", "16", "4 D"),  # 3 against 4
])  # fmt: skip
def test_of_leaving_and_entering_the_higher_is_paid(around: str, place: str, wanted: str) -> None:
    assert cost(f"uk-7rtr-a@12 de-ss-3-3@12* {around}", "uk-7rtr-a", place) == wanted


@pytest.mark.rule("5.2")
def test_the_screen_shows_the_reach_and_what_it_costs() -> None:
    state = position("uk-6dli-1@11 uk-8dli-1@E de-1-6rr@10 de-2-6rr@12*", used=NOBODY)
    do(state, "move uk-6dli-1")
    overlay = GAME.forecast(state, 0)
    assert {spot.kind for spot in overlay.spots} == {"reach"}
    assert {spot.place: spot.value for spot in overlay.spots} == {
        "10": 4, "12": 3,  # where enemies stand
        "16": 1, "18": 1, "23": 1, "25": 2, "14": 2, "15": 2, "17": 2, "19": 2, "21": 2, "22": 2, "24": 2, "E": 2,
        "13": 3, "20": 3, "26": 3, "27": 3, "D": 3, "28": 4, "F": 4, "8": 4, "C": 4, "9": 5,
        "3": 3, "1": 4, "4": 4, "5": 4, "2": 5, "A": 5,  # through 25
    }  # fmt: skip
    assert [(line.text.id, line.value, line.rule) for line in overlay.lines] == [("arras-sum-movement", 5, "5.2")]
    do(state, "to 16")
    overlay = GAME.forecast(state, 0)
    assert [line.value for line in overlay.lines] == [4]
    assert {spot.place: spot.value for spot in overlay.spots}["12"] == 3


@pytest.mark.rule("5.2", "5.1.4")
@pytest.mark.parametrize(("control", "through"), [("14+ 12-", "12"), ("14- 12+", "14")])
def test_the_way_that_is_shown_is_the_cheapest_and_among_equals_takes_most_places(control: str, through: str) -> None:
    state = position("uk-6dli-1@16 uk-8dli-1@E de-7mc@2", used=NOBODY, control=control)
    do(state, "move uk-6dli-1")
    ways = paths(state)
    way = ways[PLACES.index("13")]
    assert ([str(step) for step in way.steps], way.cost, way.gained) == ([f"to {through}", "to 13"], 2, 2)
    near = ways[PLACES.index("18")]
    assert ([str(step) for step in near.steps], near.cost, near.gained) == (["to 18"], 1, 1)
    assert PLACES.index("16") not in ways  # it is there


@pytest.mark.rule("5.2")
def test_the_reach_of_the_last_fresh_unit_is_shown_though_its_last_step_ends_the_game() -> None:
    """Nobody is Fresh any more, the turn ends, and without a point the Germans have won (11.1-b)."""
    state = position("uk-8dli-1@23 de-ss-3-3@8*", used=NOBODY, vp=0)
    do(state, "move uk-8dli-1")
    reach = {spot.place: spot.value for spot in GAME.forecast(state, 0).spots}
    assert reach["24"] >= 1


# --- 5.2.1 into the enemy ------------------------------------------------------------------------------------------


@pytest.mark.rule("5.2.1")
@pytest.mark.parametrize("mark", ["", "*"], ids=["fresh", "spent"])
def test_a_unit_that_enters_the_enemys_place_stops_and_must_assault(mark: str) -> None:
    state = position(f"uk-4rnf-1@11 uk-6dli-1@11 de-1-6rr@10{mark}", used=NOBODY)
    walk(state, "uk-4rnf-1", "10")
    assert at(state, "uk-4rnf-1") == "10"  # it has points left, and stays Fresh for the assault
    assert legal(state) == ["move uk-6dli-1", "assault 10"]  # no end before the assault
    walk(state, "uk-6dli-1", "12")
    do(state, "stop")
    assert legal(state) == ["assault 10"]


@pytest.mark.rule("5.2.1")
def test_the_assault_is_made_even_where_friends_already_fight() -> None:
    state = position("uk-6dli-1@11 uk-8dli-1@10 de-1-6rr@10", used=NOBODY)
    walk(state, "uk-6dli-1", "10")
    assert legal(state) == ["assault 10"]


@pytest.mark.rule("5.2.1")
def test_who_came_back_to_a_sector_that_was_cleared_meanwhile_has_nobody_to_fight() -> None:
    """It leaves contact with a Spent enemy and returns; its friends, who stayed, wipe him out first."""
    state = position("uk-4rnf-1@12 uk-7rtr-a@12 uk-7rtr-b@12 de-ss-3-3@12* de-1-6rr@5", used=NOBODY)
    walk(state, "uk-4rnf-1", "16", "12")
    assert legal(state) == ["move uk-7rtr-a", "move uk-7rtr-b", "assault 12", "fight 12"]
    do(state, "fight 12")
    assert legal(state) == ["point uk-7rtr-a", "point uk-7rtr-b"]
    events = do(state, "point uk-7rtr-a", "with uk-7rtr-b", "attack", "dice 66 11")
    assert told(events)[-2:] == [
        "controlled side=allied place=12",
        "initiative_passed side=german why=exhausted",
    ]
    assert [at(state, unit) for unit in ("uk-4rnf-1", "uk-7rtr-a", "uk-7rtr-b")] == ["12*", "12*", "12*"]


@pytest.mark.rule("5.2.1-a")
def test_units_in_a_contested_sector_may_assault_there_instead_of_moving() -> None:
    units = "uk-8dli-1@12 uk-8dli-2@12 uk-8dli-3@12* uk-260-65at@12 uk-martel@12 uk-365-92ra@12 de-ss-3-3@12 de-1-6rr@5"
    state = position(units, used=NOBODY, control="11+")
    assert "fight 12" in legal(state)
    do(state, "fight 12")
    assert asked(state) == "allied arras-prompt-point 5.2.1-a"
    assert legal(state) == ["point uk-8dli-1", "point uk-8dli-2", "point uk-260-65at"]  # at least one Point-capable
    do(state, "point uk-8dli-2")
    assert asked(state) == "allied arras-prompt-muster 5.2.1-a"
    assert legal(state) == ["with uk-8dli-1", "with uk-260-65at", "with uk-martel", "attack"]
    do(state, "with uk-martel")
    assert legal(state) == ["with uk-8dli-1", "with uk-260-65at", "attack"]
    events = do(state, "attack")
    assert told(events)[0] == "assault_began side=allied place=12 point=uk-8dli-2 others=uk-martel"
    # 3 + 1 and 12 against 8 + 1 and 5: two points
    do(state, "alone", "dice 66 32", "spend de-ss-3-3", "hold")
    assert [at(state, unit) for unit in ("uk-8dli-2", "uk-martel")] == ["12*", "12*"]
    assert [at(state, unit) for unit in ("uk-8dli-1", "uk-260-65at")] == ["12", "12"]
    # their whole MF: the impulse is theirs alone, and the others act in another one
    assert asked(state) == "allied arras-prompt-phase 4.3"
    assert "fight 12" in legal(state)


@pytest.mark.rule("5.2.1-a")
def test_without_a_point_capable_unit_there_is_no_assault_from_within() -> None:
    state = position("uk-martel@12 uk-365-92ra@12 uk-8dli-1@12* de-ss-3-3@12", used=NOBODY)
    assert starts(state, "fight") == []
    state = position("uk-martel@12 uk-8dli-1@12 de-ss-3-3@12", used=NOBODY, frozen="uk-8dli-1")
    assert starts(state, "fight") == []


@pytest.mark.rule("5.2.1-a")
def test_some_units_leave_and_those_that_stayed_assault() -> None:
    state = position("uk-8dli-1@12 uk-8dli-2@12 uk-martel@12 de-ss-3-3@12 de-1-6rr@5", used=NOBODY, control="11+")
    walk(state, "uk-8dli-1", "11")
    assert legal(state) == ["move uk-8dli-2", "move uk-martel", "fight 12", "end"]
    walk(state, "uk-8dli-2", "11")
    assert legal(state) == ["move uk-martel", "end"]  # a leader alone does not assault
    assert [at(state, f"uk-8dli-{number}") for number in (1, 2)] == ["11*", "11*"]


@pytest.mark.rule("5.2.1-a")
def test_germans_assault_from_within_with_flak() -> None:
    state = position("de-23flak-hb1@9 de-rommel@9 uk-8dli-1@9", side="german", used=NOBODY)
    do(state, "fight 9")
    assert legal(state) == ["point de-23flak-hb1"]
    do(state, "point de-23flak-hb1")
    assert legal(state) == ["with de-rommel", "attack"]


@pytest.mark.rule("5.2.1-a", "5.0-a")
def test_the_assault_from_within_and_the_one_next_door_are_two_assaults() -> None:
    units = "uk-7rtr-a@12 uk-8dli-1@12 de-ss-3-3@12 de-ss-2-3@9 de-1-6rr@5"
    state = position(units, used=NOBODY)
    walk(state, "uk-7rtr-a", "9")
    assert legal(state) == ["move uk-8dli-1", "assault 9", "fight 12"]
    # 3 and 12 against 8 + 1 and 4: two points
    do(state, "fight 12", "point uk-8dli-1", "attack", "dice 66 22", "spend de-ss-3-3", "hold")
    assert legal(state) == ["assault 9"]  # 12 was fought for; it cannot be again in this impulse
    state = position(units, used=NOBODY)
    walk(state, "uk-7rtr-a", "9")
    do(state, "assault 9", "point uk-7rtr-a", "dice 11 66", "hold")
    assert legal(state) == ["fight 12", "end"]


@pytest.mark.rule("5.2.1-b")
def test_entering_units_assault_without_the_friends_already_there() -> None:
    state = position("uk-6dli-1@11 uk-6dli-2@11 uk-7rtr-a@10 de-1-6rr@10 de-2-6rr@5", used=NOBODY)
    walk(state, "uk-6dli-1", "10")
    walk(state, "uk-6dli-2", "10")
    do(state, "assault 10")
    assert asked(state) == "allied arras-prompt-point 6.1"
    assert legal(state) == ["point uk-6dli-1", "point uk-6dli-2"]
    events = told(do(state, "point uk-6dli-2", "dice 66 11"))
    assert events[0] == "assault_began side=allied place=10 point=uk-6dli-2 others=uk-6dli-1"
    # 3 + 1 for the other unit − 1 for the Crinchon; the tanks in 10 add nothing
    assert events[2].startswith("rolled place=10 attack=3 defence=11 margin=10")
    assert at(state, "uk-7rtr-a") == "10"  # it took no part and stays Fresh


@pytest.mark.rule("5.2.1-c")
def test_a_sector_is_assaulted_any_number_of_times_in_a_turn() -> None:
    """From within twice, and from next door; 3 and 12 against 8 + 1 and 4: two points; then it defends with 5 + 1."""
    units = "uk-8dli-1@12 uk-8dli-2@12 uk-7rtr-a@16 uk-8dli-3@E de-ss-3-3@12 de-1-6rr@5"
    state = position(units, used=NOBODY, control="12- 16+")
    do(state, "fight 12", "point uk-8dli-1", "attack", "dice 66 22", "spend de-ss-3-3", "hold")
    assert legal(state) == ["move uk-8dli-2", "move uk-7rtr-a", "move uk-8dli-3", "fight 12", "pass"]
    do(state, "fight 12", "point uk-8dli-2", "attack", "dice 54 32", "eliminate de-ss-3-3")
    assert asked(state) == "allied arras-prompt-phase 4.3"
    state = position(units, used=NOBODY, control="12- 16+")
    do(state, "fight 12", "point uk-8dli-1", "attack", "dice 66 22", "spend de-ss-3-3", "hold")
    walk(state, "uk-7rtr-a", "12")
    assert legal(state) == ["assault 12"]
    do(state, "assault 12", "point uk-7rtr-a", "dice 65 65", "hold")
    assert asked(state) == "german arras-prompt-phase 4.3"  # 6 and 11 against 5 + 1 and 11: a tie fails


# --- 5.2.2 who may go first ----------------------------------------------------------------------------------------


@pytest.mark.rule("5.2.2", "5.1.4.c")
@pytest.mark.parametrize("first", ["uk-8dli-1", "uk-4rnf-1", "uk-7rtr-a", "uk-260-65at"])
def test_d_4_who_may_go_first(first: str) -> None:
    """16 is Vacant and German: not for Martel or the guns before somebody has entered it in this impulse."""
    state = position(f"uk-martel@18 uk-365-92ra@18 {first}@18 de-ss-3-3@8", used=NOBODY, control="11- 16- 17- 19-")
    assert offered(state.copy(), "uk-martel") == ["22"]
    assert offered(state.copy(), "uk-365-92ra") == ["22"]
    assert offered(state.copy(), first) == ["11", "16", "17", "19", "22"]
    events = told(walk(state, first, "16"))
    assert events[1] == "controlled side=allied place=16"
    do(state, "stop")
    for follower in ("uk-martel", "uk-365-92ra"):
        assert offered(state, follower) == ["16", "22"]
        do(state, "to 16", "stop")
    assert [at(state, unit) for unit in (first, "uk-martel", "uk-365-92ra")] == ["16*", "16*", "16*"]


@pytest.mark.rule("5.2.2")
@pytest.mark.parametrize(("unit", "able"), [
    ("de-ss-3-3", True), ("de-37recce", True), ("de-6at", True), ("de-2-86flak", True), ("de-23flak-hb1", True),
    ("de-rommel", False), ("de-1-78art", False),
])  # fmt: skip
def test_germans_that_may_be_the_first_into_a_place_of_the_allies(unit: str, able: bool) -> None:
    state = position(f"{unit}@10 uk-8dli-1@E", side="german", used=NOBODY, control="11+ 9+")
    assert offered(state, unit) == (["5", "6", "7", "9", "11"] if able else ["5", "6", "7"])


@pytest.mark.rule("5.2.2")
def test_a_leader_and_a_gun_with_nothing_but_enemy_places_round_them_stay() -> None:
    state = position("uk-martel@15 uk-365-92ra@15 uk-8dli-1@15 de-ss-3-3@8", used=NOBODY)
    assert legal(state) == ["move uk-8dli-1", "bombard uk-365-92ra", "pass"]
    walk(state, "uk-8dli-1", "14")
    do(state, "stop")
    assert legal(state) == ["move uk-martel", "move uk-365-92ra", "end"]
    assert offered(state, "uk-martel") == ["14"]


@pytest.mark.rule("5.2.2-a")
def test_artillery_never_moves_into_an_assault() -> None:
    state = position("uk-365-92ra@11 uk-6dli-1@11 uk-8dli-1@10 de-1-6rr@10 de-2-6rr@12*", used=NOBODY, control="10+")
    assert offered(state.copy(), "uk-365-92ra") == ["23", "25"]
    walk(state, "uk-6dli-1", "10")
    assert offered(state, "uk-365-92ra") == ["23", "25"]  # not after friends either


@pytest.mark.rule("5.2.2-a")
def test_artillery_in_a_contested_sector_is_no_attacker_and_no_point_unit() -> None:
    state = position("uk-365-92ra@12 uk-8dli-1@12 de-ss-3-3@12", used=NOBODY)
    do(state, "fight 12")
    assert legal(state) == ["point uk-8dli-1"]
    do(state, "point uk-8dli-1")
    assert legal(state) == ["attack"]
    do(state, "attack")
    assert asked(state) == "allied arras-prompt-support-attack 8.0"
    assert legal(state) == ["alone", "guns uk-365-92ra"]  # it takes part as support alone


@pytest.mark.rule("5.2.2-a")
@pytest.mark.parametrize(
    ("defenders", "able"),
    [
        ("de-1-78art@10 de-1-7rr@10 de-rommel@10", ["de-1-7rr", "de-rommel"]),
        ("de-1-78art@10 de-1-7rr@10*", []),  # one is left: it is named by itself
        ("de-1-78art@10 de-37recce@10 de-6at@10", ["de-37recce", "de-6at"]),
        ("de-1-78art@10 de-2-86flak@10* de-rommel@10", ["de-2-86flak", "de-rommel"]),
        ("de-1-78art@10 de-rommel@10", ["de-1-78art", "de-rommel"]),  # a leader does not shield it
        ("de-1-78art@10 de-2-78art@10*", ["de-1-78art", "de-2-78art"]),
    ],
)
def test_artillery_is_forward_unit_only_without_a_fighting_unit(defenders: str, able: list[str]) -> None:
    state = position(f"uk-7rtr-a@11 {defenders}", used="allied german")
    walk(state, "uk-7rtr-a", "10")
    events = told(do(state, "assault 10", "point uk-7rtr-a"))
    if able:
        assert asked(state) == "german arras-prompt-forward 6.3-A"
        assert starts(state, "forward") == able
    else:
        assert events[-1] == "forward_named unit=de-1-7rr"


@pytest.mark.rule("5.2.2-b")
@pytest.mark.parametrize("mark", ["", "*"], ids=["fresh", "spent"])
def test_a_leader_follows_a_point_capable_unit_into_the_enemys_place(mark: str) -> None:
    state = position(f"uk-martel@11 uk-6dli-1@11 de-1-6rr@10{mark} de-2-6rr@12", used=NOBODY)
    assert offered(state.copy(), "uk-martel") == ["23", "25"]
    walk(state, "uk-6dli-1", "10")
    assert offered(state, "uk-martel") == ["10", "23", "25"]  # there, and nowhere else where enemies stand
    paid = "cost=3 letter=C" if mark else "cost=4 letter=D"
    assert told(do(state, "to 10")) == [f"moved unit=uk-martel origin=11 place=10 {paid}"]
    assert legal(state) == ["assault 10"]
    events = told(do(state, "assault 10", "point uk-6dli-1"))
    assert events[0] == "assault_began side=allied place=10 point=uk-6dli-1 others=uk-martel"


@pytest.mark.rule("5.2.2-b")
def test_a_leader_does_not_join_friends_who_already_fight() -> None:
    state = position("uk-martel@11 uk-6dli-1@10 de-1-6rr@10", used=NOBODY, control="10+")
    assert offered(state, "uk-martel") == ["23", "25"]


@pytest.mark.rule("5.2.2-b")
def test_a_leader_with_no_other_way_moves_once_there_is_somebody_to_follow() -> None:
    """Round 15 everything is German; who leads the way into 14 opens it to him, and who enters 16 does not."""
    state = position("uk-martel@15 uk-8dli-1@15 uk-8dli-2@15 de-ss-3-3@14 de-ss-2-3@16", used=NOBODY)
    assert starts(state, "move") == ["uk-8dli-1", "uk-8dli-2"]
    walk(state, "uk-8dli-1", "14")
    assert legal(state) == ["move uk-8dli-2", "move uk-martel", "assault 14"]
    assert offered(state, "uk-martel") == ["14"]


@pytest.mark.rule("5.2.2-b", "5.2-G")
def test_a_leader_in_contact_follows_nobody_to_another_enemy() -> None:
    state = position("uk-martel@12 uk-7rtr-a@12 de-ss-3-3@12 de-ss-2-3@9", used=NOBODY, control="11+")
    walk(state, "uk-7rtr-a", "9")
    assert offered(state, "uk-martel") == ["11"]


@pytest.mark.rule("5.2.2-b")
def test_a_leader_that_walks_follows_within_the_points_he_has_left() -> None:
    """8 points: four steps at 1 each, for 10 is contested by then, leave the 4 that 10 costs; five do not."""
    for path, able in ((("11", "25", "11", "25"), True), (("11", "25", "23", "11", "25"), False)):
        state = position("uk-martel@23 uk-4rtr-a@23 de-1-6rr@10", used=NOBODY)
        walk(state, "uk-4rtr-a", "11", "10")
        assert ("10" in offered(state, "uk-martel", *path)) is able


@pytest.mark.rule("5.2.2-b")
def test_leaders_defend_like_any_unit() -> None:
    state = position("uk-7rtr-a@10 de-rommel@9 de-1-6rr@5", used=NOBODY)
    walk(state, "uk-7rtr-a", "9")
    events = told(do(state, "assault 9", "point uk-7rtr-a", "dice 66 11"))
    assert events[1] == "forward_named unit=de-rommel"
    assert events[2].startswith("rolled place=9 attack=6 defence=5 ")  # 2 + 1 (TEM) + 2
    assert at(state, "de-rommel") == "dead"


# --- the worked examples -------------------------------------------------------------------------------------------


@pytest.mark.rule("5.2-B", "5.2-D", "5.2.2", "5.1.4")
def test_d_1_the_approach_to_agny() -> None:
    units = f"{group('allied', 'C', '23')} de-1-6rr@10"
    state = position(units, used=NOBODY)
    assert holder(state, "11") == "german"
    assert told(walk(state, "uk-4rtr-a", "11")) == [
        "moved unit=uk-4rtr-a origin=23 place=11 cost=2 letter=B",
        "controlled side=allied place=11",
    ]
    assert legal(state) == ["to 10", "to 12", "to 16", "to 18", "to 23", "to 25", "stop"]
    assert told(do(state, "to 10")) == ["moved unit=uk-4rtr-a origin=11 place=10 cost=4 letter=D"]
    infantry = position(units, used=NOBODY)
    walk(infantry, "uk-6dli-1", "11")
    assert legal(infantry) == ["to 12", "to 16", "to 18", "to 23", "to 25", "stop"]  # 3 left of 5
    do(infantry, "stop")
    assert at(infantry, "uk-6dli-1") == "11*"


@pytest.mark.rule("5.2-B")
def test_d_2_a_contested_neighbour_does_not_slow_movement() -> None:
    assert cost("uk-6dli-1@23 uk-4rtr-a@10 de-1-6rr@10", "uk-6dli-1", "11") == "1 A"


@pytest.mark.rule("5.2-E", "5.2-F", "5.2-G", "5.2-H")
def test_d_3_breaking_contact() -> None:
    state = position("uk-8dli-1@12 de-ss-3-3@12 de-1-6rr@9", used=NOBODY)
    assert offered(state, "uk-8dli-1") == ["11", "13", "14", "16"]
    assert told(do(state, "to 16"))[0] == "moved unit=uk-8dli-1 origin=12 place=16 cost=5 letter=E"
    assert at(state, "uk-8dli-1") == "16*"
    spent = position("uk-8dli-1@12 de-ss-3-3@12*", used=NOBODY)
    assert told(walk(spent, "uk-8dli-1", "16"))[0] == "moved unit=uk-8dli-1 origin=12 place=16 cost=3 letter=F"
    assert [line.value for line in GAME.forecast(spent, 0).lines] == [2]
    armour = position("uk-7rtr-a@12 uk-7rtr-b@12 de-ss-3-3@12 de-1-6rr@9", used=NOBODY)
    for unit in ("uk-7rtr-a", "uk-7rtr-b"):
        assert told(walk(armour, unit, "9"))[0] == f"moved unit={unit} origin=12 place=9 cost=6 letter=E"
    assert legal(armour) == ["assault 9"]
    events = do(armour, "assault 9", "point uk-7rtr-a", "dice 11 66")
    assert [line for line in told(events) if line.startswith("eliminated")] == [
        "eliminated unit=uk-7rtr-a place=9 by=6.4.1",
        "eliminated unit=uk-7rtr-b place=9 by=6.4.1-b",
    ]


@pytest.mark.rule("5.1.3", "5.1.3-a", "5.1.3-b", "5.2.2")
def test_what_the_board_knows_of_stacks_and_point_units() -> None:
    """Every place takes ten, Arras five; leaders are not counted; four types go first."""
    board = Board("test", BOOK, "standard", GAME.settle_options({}))
    limits = dict(zip(PLACES, board.limit, strict=True))
    assert {place: limit for place, limit in limits.items() if limit != 10} == {"25": 5}
    rows = list(BOOK.units.values())
    assert [bool(board.point >> unit & 1) for unit in range(len(rows))] == [
        row.type in ("infantry", "armour", "antitank", "flak") for row in rows
    ]

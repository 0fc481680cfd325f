"""2.0 The map: sectors and zones, borders and rivers, identifiers, control at the start, the turn track."""

import pytest

from grognard.games.arras import GAME
from grognard.games.arras.board import BOOK, PLACES, Board, Book
from grognard.games.arras.state import ArrasState
from grognard.kernel import LOSS, OBSERVER, WIN, Badge, Figure, Problem, Spot
from grognard.toolbox.masks import bits
from tests.arras.position import NOBODY, at, do, historical, holder, legal, position, starts, told, track

BESIDE = {
    "1": "2 3 4 26 28 A", "2": "1 4 6 A", "3": "1 4 5 25 26", "4": "1 2 3 5 6", "5": "3 4 6 10 25",
    "6": "2 4 5 7 10 B", "7": "6 8 9 10 B", "8": "7 9 13 C", "9": "7 8 10 12 13", "10": "5 6 7 9 11 25",
    "11": "10 12 16 18 23 25", "12": "9 11 13 14 16", "13": "8 9 12 14 C", "14": "12 13 15 16", "15": "14 16 17",
    "16": "11 12 14 15 17 18", "17": "15 16 18 19 D", "18": "11 16 17 19 22", "19": "17 18 20 21 22 D",
    "20": "19 21 D", "21": "19 20 22 23 E", "22": "18 19 21 23", "23": "11 21 22 24 25 E", "24": "23 25 26 27 E",
    "25": "3 5 10 11 23 24 26", "26": "1 3 24 25 27 28", "27": "24 26 28 F", "28": "1 26 27 F",
    "A": "1 2", "B": "6 7", "C": "8 13", "D": "17 19 20", "E": "21 23 24", "F": "27 28",
}  # fmt: skip
RIVERS = (
    "1-26 1-28 3-26 11-23 18-22 19-21 19-22 20-21 23-25 24-25 25-26 "  # the Scarpe
    "10-11 "  # the Crinchon
    "1-2 2-4 2-6"  # the Cojeul
)
TWO = ["1", "3", "5", "8", "10", "17", "18", "21", "22", "24", "26", "27", "C", "D", "E", "F"]
TEM = {**dict.fromkeys(PLACES, 1), **dict.fromkeys(TWO, 2), **dict.fromkeys(["25", "A", "B"], 3)}
SQUARES = ["1", "8", "17", "18", "21", "22", "27"]
SECTORS = [str(number) for number in range(1, 29)]
ZONES = list("ABCDEF")
BLACK = [*SECTORS[:20], "A", "B", "C"]


def board() -> Board:
    """A board made anew, so that what it reads from the map is read in the test."""
    return Board("test", BOOK, "standard", GAME.settle_options({}))


def named(mask: int) -> list[str]:
    return [PLACES[place] for place in bits(mask)]


def beside(place: str, *not_: str) -> str:
    """A neighbour of a place that is none of these."""
    return next(name for name in BESIDE[place].split() if name not in not_)


def stormed(place: str, dice: str = "66 11") -> tuple[ArrasState, list[str]]:
    """A tank unit storms a place that a lone Spent gun holds, over a land border where there is one."""
    origin = next((name for name in BESIDE[place].split() if not crossed(name, place)), beside(place))
    other = "13" if place not in ("13", *BESIDE["13"].split()) and origin != "13" else "28"
    state = position(f"uk-7rtr-a@{origin} uk-8dli-1@E* de-1-78art@{place}* de-7mc@{other}", used=NOBODY)
    do(state, "move uk-7rtr-a", f"to {place}", f"assault {place}", "point uk-7rtr-a")
    return state, told(do(state, f"dice {dice}"))


def crossed(a: str, b: str) -> bool:
    return bool({f"{a}-{b}", f"{b}-{a}"} & set(RIVERS.split()))


# --- 2.1 the country -----------------------------------------------------------------------------------------------


@pytest.mark.rule("2.1")
def test_the_sheet_is_the_map() -> None:
    """Fifty to the kilometre; every place, line, town and name where the map has it."""
    sheet, map_ = GAME.sheet("arras"), BOOK.map
    assert (sheet.id, sheet.grid, sheet.size, sheet.kilometre) == ("arras", "area", 40, 50)
    assert (sheet.title, sheet.subtitle, sheet.provenance) == ("Arras", "@arras-sheet-date", map_.provenance)
    assert (sheet.box, sheet.margin) == (map_.box, map_.margin)
    lines = [Figure(row.kind, tuple(row.line), row.name) for row in map_.lines]
    towns = [Figure(row.kind, (row.at,), row.name) for row in map_.towns]
    assert sheet.figures == (*lines, *towns)
    labels = [(label.text, (label.x, label.y), label.angle, label.size) for label in sheet.labels]
    assert labels == [(row.name, row.at, row.angle, row.size) for row in map_.labels]
    for place, row in zip(sheet.places, map_.places.values(), strict=True):
        assert ((place.x, place.y), place.terrain, place.outline) == (row.centre, row.terrain, tuple(row.polygon))
        assert (place.name, place.nudge, place.aside) == (row.name, row.nudge, row.aside)
    arrows = {(link.a, link.b): link.points for link in sheet.links if link.kind == "arrow"}
    assert arrows == {(row.a, row.b): tuple(row.arrow) for row in map_.links if row.arrow}
    assert all(arrows.values())


# --- 2.1.1 places and borders --------------------------------------------------------------------------------------


@pytest.mark.rule("2.1.1")
def test_28_sectors_and_6_zones() -> None:
    book = Book()
    assert list(book.map.places) == [*SECTORS, *ZONES] == list(PLACES)
    assert named(board().sectors) == SECTORS
    assert [place.id for place in GAME.sheet("arras").places] == [*SECTORS, *ZONES]
    assert [place.id for place in GAME.sheet("arras").places if place.marks == ("zone",)] == ZONES
    with pytest.raises(Problem):
        GAME.sheet("calais")


@pytest.mark.rule("2.1.1.a")
def test_a_border_is_a_line_or_a_river() -> None:
    laid = board()
    for a, name in enumerate(PLACES):
        assert named(laid.across[a]) == [other for other in BESIDE[name].split() if crossed(name, other)]
    drawn = {f"{link.a}-{link.b}" for link in GAME.sheet("arras").links if link.kind == "river"}
    assert drawn == set(RIVERS.split())


@pytest.mark.rule("2.1.1.a")
@pytest.mark.parametrize(
    ("origin", "place"), [("11", "10"), ("9", "10"), ("26", "3"), ("25", "3"), ("1", "2"), ("A", "2")]
)
def test_a_river_matters_to_the_assault_across_it(origin: str, place: str) -> None:
    """6.2-E: the tanks attack with 6, and with 5 across a river."""
    state = position(f"uk-7rtr-a@{origin} de-1-6rr@{place}* de-7mc@14", used=NOBODY)
    do(state, "move uk-7rtr-a", f"to {place}", f"assault {place}", "point uk-7rtr-a")
    events = told(do(state, "dice 11 66"))
    assert events[0].startswith(f"rolled place={place} attack={5 if crossed(origin, place) else 6} ")


@pytest.mark.rule("2.1.1.b")
def test_adjacent_places_share_a_length_of_border() -> None:
    laid = board()
    assert {name: " ".join(named(laid.near[place])) for place, name in enumerate(PLACES)} == BESIDE
    assert all(laid.near[place] == sum(1 << other for other in laid.neighbours[place]) for place in range(len(PLACES)))


@pytest.mark.rule("2.1.1.b")
@pytest.mark.parametrize(("a", "b"), [("11", "9"), ("11", "22"), ("10", "12"), ("18", "23")])
def test_s_1_corners_are_not_borders(a: str, b: str) -> None:
    near = board().near
    assert not near[PLACES.index(a)] >> PLACES.index(b) & 1
    for here, there in ((a, b), (b, a)):
        state = position(f"uk-6dli-1@{here} de-7mc@A", used=NOBODY)
        do(state, "move uk-6dli-1")
        assert starts(state, "to") == BESIDE[here].split()
        assert there not in starts(state, "to")


# --- 2.1.2 identifiers ---------------------------------------------------------------------------------------------


@pytest.mark.rule("2.1.2")
@pytest.mark.parametrize("place", PLACES)
def test_the_tem_adds_to_the_defence(place: str) -> None:
    """A Spent gun defends with 2 and the TEM of its place, +1 to +3."""
    _, events = stormed(place)
    assert events[0].split()[3] == f"defence={2 + TEM[place]}"
    sheet = {row.id: row.badge for row in GAME.sheet("arras").places}
    sign = sheet[place]
    assert isinstance(sign, Badge)
    assert (sign.text, sign.under) == (place, f"+{TEM[place]}")
    state = position("uk-6dli-1@23 de-7mc@14")
    overlay = GAME.query(state, OBSERVER, "terrain", place)
    assert overlay.spots == (Spot(place, "square" if place in SQUARES else "circle", TEM[place], "2.1.2"),)


@pytest.mark.rule("2.1.2")
def test_the_defence_of_either_side_gains_by_the_place() -> None:
    """Arras: 3 for the infantry, 3 for the town."""
    state = position("uk-4gh-1@25 de-7mc@5", side="german", used=NOBODY, north=True)
    do(state, "move de-7mc", "to 25", "assault 25", "point de-7mc")
    assert told(do(state, "dice 11 66"))[0].startswith("rolled place=25 attack=6 defence=6 ")


@pytest.mark.rule("2.1.2")
def test_what_is_told_of_a_place() -> None:
    state = position("uk-4gh-1@25 uk-4gh-2@25* uk-martel@25 de-7mc@25 de-1-7rr@4", control="25+")
    told_ = GAME.query(state, OBSERVER, "terrain", "25").text
    assert str(told_) == "arras-terrain place=@arras-place-25 tem=3 side=@side-allied allied=2 german=1 limit=5"
    told_ = GAME.query(state, OBSERVER, "terrain", "4").text
    assert str(told_) == "arras-terrain place=@arras-place-4 tem=1 side=@side-german allied=0 german=1 limit=10"


@pytest.mark.rule("2.1.2-a")
@pytest.mark.parametrize("place", PLACES)
def test_a_square_identifier_forbids_overruns(place: str) -> None:
    """The tanks have points left; they go on from a circle, and not from a square."""
    state, events = stormed(place)
    assert at(state, "de-1-78art") == "dead"
    overran = f"overran place={place} units=uk-7rtr-a" in events
    assert overran is (place not in SQUARES)
    assert at(state, "uk-7rtr-a") == (place if overran else f"{place}*")
    sign = next(row.badge for row in GAME.sheet("arras").places if row.id == place)
    assert sign is not None
    assert sign.shape == ("square" if place in SQUARES else "disc")


@pytest.mark.rule("2.1.3")
def test_zones_are_joined_to_sectors_and_never_to_each_other() -> None:
    laid = board()
    zones = sum(1 << PLACES.index(zone) for zone in ZONES)
    assert all(not laid.near[PLACES.index(zone)] & zones for zone in ZONES)
    drawn = {frozenset((link.a, link.b)) for link in GAME.sheet("arras").links if link.kind == "arrow"}
    assert drawn == {frozenset((zone, sector)) for zone in ZONES for sector in BESIDE[zone].split()}


@pytest.mark.rule("2.1.3")
@pytest.mark.parametrize("zone", ZONES)
def test_rules_of_sectors_hold_in_zones(zone: str) -> None:
    """Entering, control, assault and its losses; but no bombardment (7.1-d)."""
    origin = beside(zone)
    state = position(f"uk-6dli-1@{origin} uk-8dli-1@23 de-7mc@14", used=NOBODY, control=f"{zone}-")
    events = told(do(state, "move uk-6dli-1", f"to {zone}"))
    assert events == [
        f"moved unit=uk-6dli-1 origin={origin} place={zone} cost=1 letter=A",
        f"controlled side=allied place={zone}",
    ]
    guns = position(f"uk-365-92ra@25 de-7mc@{zone} de-1-7rr@3", used=NOBODY)
    do(guns, "bombard uk-365-92ra")
    assert legal(guns) == ["target 3"]


@pytest.mark.rule("2.1.4")
def test_who_controls_what_at_the_start() -> None:
    german = [*SECTORS[:19], "A", "B", "C"]
    fresh = GAME.setup("standard", {}, b"test")
    for state in (fresh, historical()):
        assert [place for place in PLACES if holder(state, place) == "german"] == german
    assert named(board().start) == [*SECTORS[19:], "D", "E", "F"]
    assert named(board().scoring) == german
    colours = {row.id: row.badge.colour for row in GAME.sheet("arras").places if row.badge is not None}
    assert [place for place, colour in colours.items() if colour == "blue"] == [*SECTORS[20:], "D", "E", "F"]
    assert [place for place, colour in colours.items() if colour == "half"] == ["1", "20"]
    assert [place for place, colour in colours.items() if colour == "black"] == [*SECTORS[1:19], "A", "B", "C"]


@pytest.mark.rule("2.1.4-a")
def test_germans_operate_in_black_and_half_black_places() -> None:
    laid = board()
    assert named(laid.german_places) == BLACK
    assert named(laid.open_to(1, 0)) == BLACK
    assert named(laid.blue) == [*SECTORS[20:], "D", "E", "F"]
    assert named(laid.open_to(0, 0)) == named(laid.open_to(1, 1)) == [*SECTORS, *ZONES]


@pytest.mark.rule("2.1.4-a")
@pytest.mark.parametrize("place", [*SECTORS[20:], "D", "E", "F"])
def test_no_german_enters_a_blue_place(place: str) -> None:
    for origin in BESIDE[place].split():
        if origin in BLACK:
            state = position(f"de-7mc@{origin} uk-martel@27*", side="german", used=NOBODY)
            do(state, "move de-7mc")
            assert starts(state, "to") == [name for name in BESIDE[origin].split() if name in BLACK]


@pytest.mark.rule("2.1.4-a")
def test_germans_in_zone_d_leave_it_for_their_own_places() -> None:
    """13.2-a: they entered there; other Germans do not follow."""
    state = position("de-1-25pz@D de-7mc@19 uk-martel@27*", side="german", used=NOBODY)
    do(state, "move de-1-25pz")
    assert starts(state, "to") == ["17", "19", "20"]
    do(state, "to 20", "stop", "move de-7mc")
    assert starts(state, "to") == ["17", "18", "20"]


@pytest.mark.rule("2.1.5")
def test_the_red_rings() -> None:
    assert named(board().rings) == ["2", "4", "6", "7"]
    assert [row.id for row in GAME.sheet("arras").places if row.badge is not None and row.badge.ring] == [
        "2",
        "4",
        "6",
        "7",
    ]
    stars = {row.id: row.badge.star for row in GAME.sheet("arras").places if row.badge is not None and row.badge.star}
    assert stars == {"5": "white", "9": "white", "20": "black"}  # 4.1-b


@pytest.mark.rule("2.1.5")
@pytest.mark.parametrize(
    ("taken", "vp"), [("", 0), ("6", 1), ("6 7", 3), ("4 6 7", 4), ("5 6", 2), ("2 7", 1 + 1), ("2", 0)]
)
def test_two_of_them_are_worth_a_point_more(taken: str, vp: int) -> None:
    """11.2-d; 10 and 25 join them to the Allies, but 2, behind 1, 4 and 6, has no path of its own (11.2-a)."""
    control = " ".join(f"{place}+" for place in taken.split())
    state = position("uk-6dli-1@25 de-7mc@14", control=f"{control} 10+", used=NOBODY)
    assert track(state, "vp").value == vp + 1  # and one for 10


@pytest.mark.rule("2.1.5")
@pytest.mark.parametrize(("control", "over"), [("2+ 4+ 6+ 7+", True), ("2+ 4+ 6+ 5+ 10+", False)])
def test_all_four_are_the_automatic_victory(control: str, over: bool) -> None:
    state = position("uk-6dli-1@25 de-7mc@14", control=control, used=NOBODY, passes=1)
    do(state, "pass")
    outcome = GAME.outcome(state)
    assert (outcome is not None) is over
    if outcome is not None:
        assert (outcome.results, outcome.rule, outcome.level) == ((WIN, LOSS), "11.1", "automatic")


# --- 2.2 the turn track --------------------------------------------------------------------------------------------


@pytest.mark.rule("2.2")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5, 6])
def test_the_turn_marker_advances_one_box_at_the_end_of_a_turn(turn: int) -> None:
    state = position(
        "uk-6dli-1@23 de-7mc@14", turn=turn, used=NOBODY, passes=1, north=True, control="3+ 5+ 7+ 11+ 25+ 10+"
    )
    assert (track(state, "turn").value, track(state, "turn").size) == (turn, 7)
    events = do(state, "pass")
    if turn in (4, 5, 6):
        events += do(state, "die 6")
    began = next(event for event in events if told([event]) == [f"turn_began turn={turn + 1}"])
    assert track(state, "turn").value == turn + 1
    clock = ("15:00", "16:00", "17:00", "18:00", "19:00", "20:00", "21:00")[turn]
    assert str(began.text()) == f"arras-log-turn turn={turn + 1} hour={clock[:2]}"


@pytest.mark.rule("2.2")
def test_before_the_first_turn_and_after_the_last() -> None:
    state = GAME.setup("standard", {}, b"test")
    assert (track(state, "turn").value, track(state, "turn").size) == (0, 7)
    assert [row.id for row in GAME.view(state, OBSERVER).tracks] == ["turn", "vp", "initiative", "advantage"]
    assert GAME.view(state, OBSERVER).active == ""
    assert (track(state, "vp").value, track(state, "vp").size, track(state, "advantage").side) == (0, 10, "allied")
    last = position("uk-6dli-1@23 de-7mc@14", turn=7, used=NOBODY, passes=1, control="11+")
    do(last, "pass")
    assert GAME.outcome(last) is not None
    assert track(last, "turn").value == 7

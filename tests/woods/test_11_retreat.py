"""11.4 Retreat: where to, by which class, what it costs, who stays, who stands."""

import random

import pytest

from grognard.games.woods.board import BOOK, BRIDGES, COUNT, HEXES, NEAR, UNITS
from grognard.games.woods.book import GRID
from grognard.games.woods.retreat import retreats
from grognard.games.woods.state import WoodsState, board_of
from tests.woods.battle import attack
from tests.woods.position import asked, at, bare, cites, do, legal, question, starts, told

# Clear country without roads, rivers or villages around 1610. By compass: 1609 north, 1710 and 1711 east, 1611 south,
# 1511 and 1510 west.
PLAIN = "1610"


def ways(units: str, unit: str, **more: object) -> set[tuple[str, ...]]:
    """The retreats of a unit, as the game has them."""
    state = bare(units, **more)  # type: ignore[arg-type]
    return {tuple(HEXES[hex_] for hex_ in path) for path in retreats(state, board_of(state), UNITS.index(unit))}


# --- 11.4 written once more, from the rules alone ---------------------------------------------------------------------

MAP = BOOK.map
ROADS = set(MAP.roads)
LONGEST = 5  # hexes of a retreat that are looked for


def side_between(a: int, b: int) -> str:
    return f"{HEXES[min(a, b)]}/{HEXES[max(a, b)]}"


class Judge:
    """Reads a position off its lists and the map's own file, and says where a unit may retreat."""

    def __init__(self, state: WoodsState, unit: str) -> None:
        self.state, self.row, self.unit = state, BOOK.units[unit], UNITS.index(unit)
        self.side = self.row.side
        self.at: dict[int, list[str]] = {}
        for name, hex_ in zip(UNITS, state.where, strict=True):
            if hex_ >= 0:
                self.at.setdefault(hex_, []).append(name)
        self.enemies = {hex_ for hex_, names in self.at.items() if BOOK.units[names[0]].side != self.side}
        self.friends = set(self.at) - self.enemies
        self.sappers = {hex_: row.corps for (id_, row), hex_ in zip(BOOK.assets.items(), state.asset, strict=True)
                        if row.kind == "engineer" and hex_ >= 0}  # fmt: skip
        self.ezoc = {hex_ for enemy in self.enemies for hex_ in NEAR[enemy] if self.covers(enemy, hex_)}

    def is_open(self, key: str) -> bool:
        """Whether a hexside is free of rivers, or has a bridge that stands."""
        return key not in MAP.rivers or (key in MAP.bridges and not self.state.bridge[BRIDGES.index(key)])

    def covers(self, enemy: int, hex_: int) -> bool:
        """7.1, 7.2"""
        key, ground = side_between(enemy, hex_), MAP.hexes[HEXES[hex_]]
        if not self.is_open(key):
            return False
        for name in self.at[enemy]:
            row, steps = BOOK.units[name], self.state.steps[UNITS.index(name)]
            third = row.third_step and steps == 1
            armour = row.type == "armour" and not third
            if not row.steps[-steps].zoc:
                continue
            if armour and ground.terrain in ("woods", "forest") and key not in ROADS:
                continue
            if row.side == "allied" and row.type != "infantry" and ground.westwall:
                continue
            return True
        return False

    def step(self, a: int, b: int) -> bool:
        """11.4a, b Terrain and hexsides; enemies; 9.2, 9.3, 10.6.4."""
        key, ground, state = side_between(a, b), MAP.hexes[HEXES[b]], self.state
        river = MAP.rivers.get(key)
        motorized = self.row.type != "infantry"
        along = key in ROADS and self.is_open(key)
        if river and key not in MAP.bridges and (motorized or river.kind == "major"):
            return False
        if motorized and ground.terrain == "forest" and not along:
            return False
        if b in self.enemies or (self.side == "german" and b in self.sappers):
            return False
        if self.side == "german" and state.turn <= 3 and MAP.hexes[HEXES[a]].army != ground.army:
            return False
        return self.row.nation != "british" or ground.british

    def ends(self, hex_: int) -> bool:
        """11.4e, 6.1b"""
        if any(near in self.enemies for near in NEAR[hex_]):
            return False
        corps = {BOOK.units[name].command for name in self.at.get(hex_, []) if name != "u-delay"}
        corps |= {self.sappers[hex_]} if self.row.nation == "us" and hex_ in self.sappers else set()
        own = self.row.command
        return self.side == "german" or not own or not (corps - {"", own})

    def free(self, path: tuple[int, ...]) -> bool:
        """7.3f, 7.3g"""
        wall = self.side == "german"
        return not any(
            hex_ in self.ezoc and hex_ not in self.friends and not (wall and MAP.hexes[HEXES[hex_]].westwall)
            for hex_ in path
        )

    def right(self, path: tuple[int, ...]) -> bool:
        start, end = (int(HEXES[hex_][:2]) for hex_ in (self.state.where[self.unit], path[-1]))
        return end >= start if self.side == "german" else end <= start

    def paths(self, length: int) -> list[tuple[int, ...]]:
        """All paths of a length that never come to a hex twice and end as they should."""
        start = self.state.where[self.unit]
        found: list[tuple[int, ...]] = [(start,)]
        for _ in range(length):
            found = [(*path, near) for path in found for near in NEAR[path[-1]]
                     if near not in path and self.step(path[-1], near)]  # fmt: skip
        return [path[1:] for path in found if self.ends(path[-1])]

    def retreats(self) -> set[tuple[int, ...]]:
        start = self.state.where[self.unit]
        for length in range(2, LONGEST + 1):
            found = self.paths(length)
            if length == 2:
                found = [path for path in found if GRID.distance(start, path[-1]) == 2] or found
            free = [path for path in found if self.free(path)]
            for best in ([path for path in free if self.right(path)], free, found):
                if best:
                    return set(best)
        return set()


def scatter(seed: int) -> tuple[WoodsState, str]:
    """A defender with enemies, friends, engineers and ruins around it."""
    rng = random.Random(seed)
    german = rng.random() < 0.5
    own = [name for name, row in BOOK.units.items() if (row.side == "german") == german and row.steps[0].movement]
    foes = [name for name, row in BOOK.units.items() if (row.side == "german") != german and row.nation != "british"]
    unit = rng.choice(own)
    row = BOOK.units[unit]
    fit = [
        hex_ for hex_ in range(COUNT) if (row.nation != "british" or MAP.hexes[HEXES[hex_]].british)
        and (row.type == "infantry" or MAP.hexes[HEXES[hex_]].terrain != "forest")
    ]  # fmt: skip
    centre = rng.choice(fit)
    around = [hex_ for hex_ in range(COUNT) if 0 < GRID.distance(centre, hex_) <= 3]
    taken = rng.sample(around, min(len(around), rng.randint(2, 9)))
    count = rng.randint(1, len(taken))
    foes = [name for name in foes if name != "u-delay"]
    placed = [(name, hex_) for name, hex_ in zip(rng.sample(foes, count), taken[:count], strict=True)]
    others = [name for name in own if name != unit and BOOK.units[name].nation == row.nation]
    friends = rng.sample(others, min(len(others), len(taken) - count, 3))
    placed += zip(friends, taken[count:], strict=False)
    words = [f"{unit}@{HEXES[centre]}"]
    for name, hex_ in placed:
        words.append(f"{name}@{HEXES[hex_]}:{rng.randint(1, len(BOOK.units[name].steps))}")
    near = [name for name in BRIDGES if GRID.distance(HEXES.index(name[:4]), centre) <= 3]
    engineer = rng.choice(around)
    assets = f"ue-v@{HEXES[engineer]}" if engineer not in taken and rng.random() < 0.5 else ""
    turn = rng.choice([2, 3, 4, 9])
    state = bare(" ".join(words), turn=turn, broken=" ".join(rng.sample(near, len(near) // 2)), assets=assets)
    state.released = True  # 10.6.4 has tests of its own
    return state, unit


FAR = [
    444,
    447,
    457,
    489,
    513,
    529,
    548,
    574,
    577,
    597,
    599,
    601,
    608,
    619,
]  # farther than two hexes, or round to the next one


@pytest.mark.rule("11.4a", "11.4b", "11.4d", "11.4e", "11.4g", "7.3f", "7.3g", "6.1b")
@pytest.mark.parametrize("numbers", [range(start, start + 20) for start in range(0, 400, 20)] + [FAR])
def test_the_retreats_are_those_of_the_rules_in_any_position(numbers: list[int]) -> None:
    for number in numbers:
        state, unit = scatter(number)
        if unit in ("g-5-14", "u-5ad-cca", "u-5ad-ccb", "u-5ad-ccr"):  # 9.4, 10.6.4c: lines of their own
            continue
        found = retreats(state, board_of(state), UNITS.index(unit))
        if not found or len(found[0]) <= LONGEST:
            assert set(found) == Judge(state, unit).retreats(), f"{number}: {unit}"
            assert len(found) == len(set(found))


# --- 11.4a, b, d the ways ---------------------------------------------------------------------------------------------


@pytest.mark.rule("11.4a", "11.4d", "11.4g")
def test_an_allied_unit_goes_two_hexes_and_not_to_the_east() -> None:
    assert ways("u-2id-9@1610 g-26-39@1609", "u-2id-9") == {
        ("1511", "1410"), ("1511", "1411"), ("1511", "1512"), ("1611", "1512"), ("1611", "1612"),
    }  # fmt: skip


@pytest.mark.rule("11.4a", "11.4d", "11.4g")
def test_a_german_unit_goes_two_hexes_and_not_to_the_west() -> None:
    assert ways("g-26-39@1610 u-2id-9@1609", "g-26-39") == {
        ("1711", "1810"), ("1711", "1811"), ("1711", "1712"), ("1611", "1712"), ("1611", "1612"),
    }  # fmt: skip


@pytest.mark.rule("11.4d")
def test_the_wrong_way_if_there_is_no_other_free_one() -> None:
    # Enemies at 1510 and 1611 leave 1710 alone free of EZOC, in the east
    assert ways("u-2id-9@1610 g-26-39@1510 g-12-27@1611", "u-2id-9") == {
        ("1710", "1709"), ("1710", "1809"), ("1710", "1810"),
    }  # fmt: skip
    # Enemies at 1710 and 1611 leave 1510 in the west to a German
    assert ways("g-26-39@1610 u-2id-9@1710 u-2id-38@1611", "g-26-39") == {
        ("1510", "1509"), ("1510", "1409"), ("1510", "1410"),
    }  # fmt: skip


RING = "g-26-39@1609 g-12-27@1711 g-277-989@1511"  # all that is around 1610 is in EZOC


@pytest.mark.rule("11.4d", "11.4b")
def test_through_ezoc_in_any_direction_if_there_is_no_free_way() -> None:
    assert ways(f"u-2id-9@1610 {RING}", "u-2id-9") == {("1510", "1409"), ("1611", "1612"), ("1710", "1809")}


@pytest.mark.rule("11.4d", "7.3f")
def test_a_friend_on_the_way_makes_it_free() -> None:
    assert ways(f"u-2id-9@1610 u-2id-38@1611 {RING}", "u-2id-9") == {("1611", "1612")}
    assert ways(f"u-2id-9@1610 u-2id-38@1710 {RING}", "u-2id-9") == {("1710", "1809")}  # the wrong way, but free
    assert ways(f"u-2id-9@1610 u-delay@1611 {RING}", "u-2id-9") == {("1611", "1612")}


@pytest.mark.rule("11.4d", "7.3f", "12.4.1e")
def test_an_engineer_does_not() -> None:
    assert len(ways(f"u-2id-9@1610 {RING}", "u-2id-9", assets="ue-v@1611")) == 3


@pytest.mark.rule("11.4d", "7.3g")
def test_for_germans_the_westwall_makes_it_free() -> None:
    # 3315, attacked from 3314; the zone of 3413 reaches 3414, which belongs to the Westwall
    assert ways("g-26-39@3315 u-2id-9@3314 u-2id-38@3413", "g-26-39") == {
        ("3414", "3515"), ("3415", "3515"), ("3415", "3516"), ("3415", "3416"), ("3316", "3416"), ("3316", "3317"),
    }  # fmt: skip
    assert "3414" not in {path[0] for path in ways("u-2id-9@3315 g-26-39@3314 g-12-27@3413", "u-2id-9")}


@pytest.mark.rule("11.4b")
def test_never_into_enemies_and_a_german_never_into_an_engineer() -> None:
    assert all("1611" not in path for path in ways("g-26-39@1610 u-2id-9@1609", "g-26-39", assets="ue-v@1611"))
    assert ways("g-26-39@1610 u-2id-9@1609", "g-26-39", assets="ue-v@1611") == {
        ("1711", "1810"), ("1711", "1811"), ("1711", "1712"),
    }  # fmt: skip


@pytest.mark.rule("11.4a", "10.6e")
def test_never_over_what_is_closed_to_it() -> None:
    # 3119: 3019 behind the Wiltz without a bridge, 3018 with one; 3018 rough
    germans = "g-26-39@3218 g-12-27@3219"
    foot = ways(f"u-28id-112@3119 {germans}", "u-28id-112")
    wheels = ways(f"u-9ad-cca@3119 {germans}", "u-9ad-cca")
    assert {path[0] for path in foot} == {"3018", "3019"}
    assert {path[0] for path in wheels} == {"3018"}
    ruined = ways(f"u-9ad-cca@3119 {germans}", "u-9ad-cca", broken="3018/3119")
    assert {path[0] for path in ruined} == {"3018"}  # ruins can be crossed
    # The Meuse at 0911: nobody goes west but by a bridge
    assert all(path[-1][:2] >= "09" for path in ways("u-2id-9@0910 g-26-39@1010", "u-2id-9"))


@pytest.mark.rule("11.4a")
def test_motorized_units_go_into_forest_along_a_road_alone() -> None:
    # From 4207 a road leads through the forest of 4108; 4107 is woods
    assert ("4108", "4109") in ways("u-cav-4@4207 g-26-39@4308 g-12-27@4306", "u-cav-4")
    # 3304 and 3204 are forest without a road: infantry yes, cavalry no
    foot = ways("u-2id-9@3305 g-26-39@3405", "u-2id-9")
    wheels = ways("u-cav-4@3305 g-26-39@3405", "u-cav-4")
    assert {path[0] for path in foot} >= {"3204", "3205"}
    assert not {"3304", "3204", "3205"} & {path[0] for path in wheels}


@pytest.mark.rule("11.4a")
def test_never_off_the_map() -> None:
    assert ways("u-2id-9@0101 g-26-39@0201 g-12-27@0102", "u-2id-9") == set()


@pytest.mark.rule("11.4e")
def test_not_to_a_hex_next_to_an_enemy_rather_farther() -> None:
    # 4304 on the edge. In the south 4306 is next to 4205, where a battalion without a zone stands; 4204 is in EZOC
    units = "u-28id-110@4304 g-1ss-peiper@4303 g-9ss-pzg@4203 g-301@4205"
    assert ways(units, "u-28id-110") == {("4305", "4306", "4307")}


@pytest.mark.rule("11.4a", "11.4f")
def test_one_hex_is_no_retreat() -> None:
    # Wheels come from 4321 into 4322 and out by no other side; on foot the river behind it can be crossed
    assert ways("g-2pz-b@4321 u-2id-9@4320 u-2id-38@4220", "g-2pz-b") == set()
    on_foot = {("4322", "4222"), ("4221", "4222"), ("4221", "4122")}
    assert ways("g-26-39@4321 u-2id-9@4320 u-2id-38@4220", "g-26-39") == on_foot


# --- 11.4 as it is played ---------------------------------------------------------------------------------------------

NINE = "g-26-39@1609 g-26-77_78@1609 g-12-27@1711 g-12-48_89@1711 g-277-989@1511 g-277-990_991@1511"
ALL_NINE = "g-26-39 g-26-77_78 g-12-27 g-12-48_89 g-277-989 g-277-990_991"  # 5 5 5 5 4 4


@pytest.mark.rule("11.4c", "11.4g", "7.3d")
def test_units_retreat_one_by_one_to_different_hexes_and_the_stack_pays_once_for_ezoc() -> None:
    state = attack(f"u-2id-9@1610 u-2id-38@1610 {NINE}", PLAIN, ALL_NINE)  # 28 : 10; out of supply
    do(state, "die 4")
    assert asked(state) == "allied woods-prompt-retreats 11.4c"
    assert question(state) == f"woods-prompt-retreats hex=1610 scope={HEXES.index('1610')}"
    assert legal(state) == ["retreat u-2id-9", "retreat u-2id-38"]
    do(state, "retreat u-2id-38")
    assert asked(state) == "allied woods-prompt-retreat 11.4g"
    assert question(state) == f"woods-prompt-retreat unit=@woods-u-2id-38 hex=1610 scope={UNITS.index('u-2id-38')}"
    assert legal(state) == ["to 1510", "to 1611", "to 1710"]
    do(state, "to 1611")
    assert legal(state) == ["to 1612"]
    events = do(state, "to 1612")
    assert told(events) == ["retreated unit=u-2id-38 origin=1610 hex=1612"]
    assert cites(events) == ["11.4a"]
    do(state, "retreat u-2id-9", "to 1510", "to 1409")
    assert asked(state) == "allied woods-prompt-loses 7.3d"
    assert legal(state) == ["lose u-2id-38", "lose u-2id-9"]
    do(state, "lose u-2id-9")
    assert [at(state, unit) for unit in ("u-2id-9", "u-2id-38")] == ["1409:1", "1612:2"]
    assert asked(state) == "german woods-prompt-advance 11.5a"


@pytest.mark.rule("7.3d", "11.4b")
def test_a_free_retreat_costs_nothing() -> None:
    state = attack("u-2id-9@1610 g-26-39@1609 g-26-77_78@1609", PLAIN, "g-26-39 g-26-77_78")  # 10 : 5; scattered
    assert told(do(state, "die 5")) == ["resolved hex=1610 column=3-1 die=5 bonus=0 outcome=DR"]
    do(state, "retreat u-2id-9", "to 1511", "to 1410")
    assert at(state, "u-2id-9") == "1410:2"
    assert asked(state) == "german woods-prompt-advance 11.5a"


# 0101 is a corner of the map: 0201 and 0102 are all its neighbours
CORNER = "g-2pz-a@0201 g-2pz-b@0201 g-116pz-a@0102 g-116pz-b@0102"
FOUR = "g-2pz-a g-2pz-b g-116pz-a g-116pz-b"


@pytest.mark.rule("11.4f")
def test_who_cannot_retreat_stays_and_each_unit_loses_a_step() -> None:
    state = attack(f"u-2id-9@0101 u-2id-38@0101:1 {CORNER}", "0101", FOUR, turn=9)  # 24 : 8; armour, out of supply
    assert told(do(state, "die 2")) == [
        "resolved hex=0101 column=5-1 die=2 bonus=0 outcome=DR",
        "no_retreat units=u-2id-9,u-2id-38 by=11.4f",
        "step_lost unit=u-2id-9 steps=1 left=1 by=11.4f",
        "step_lost unit=u-2id-38 steps=1 left=0 by=11.4f",
    ]
    assert (at(state, "u-2id-9"), at(state, "u-2id-38")) == ("0101:1", "dead")
    assert starts(state, "advance") == []  # the hex is held


@pytest.mark.rule("11.4f")
def test_it_comes_on_top_of_the_losses_of_the_result() -> None:
    state = attack(f"u-2id-9@0101 u-2id-38@0101 {CORNER}", "0101", FOUR, turn=9)  # 24 : 10: 2-1, and two right
    assert told(do(state, "die 5"))[0] == "resolved hex=0101 column=4-1 die=5 bonus=0 outcome=DR*"
    do(state, "lose u-2id-9")
    assert (at(state, "u-2id-9"), at(state, "u-2id-38")) == ("dead", "0101:1")


@pytest.mark.rule("11.4f")
def test_a_three_step_unit_goes_to_two() -> None:
    americans = "u-2id-9@0201 u-2id-38@0201 u-2id-23@0201 u-1id-26@0102 u-1id-16@0102 u-1id-18@0102"
    names = "u-2id-9 u-2id-38 u-2id-23 u-1id-26 u-1id-16 u-1id-18"
    state = attack(f"g-2pz-b@0101 {americans}", "0101", names, side="allied", turn=9)  # 24 : 5
    do(state, "die 3")
    assert at(state, "g-2pz-b") == "0101:2"


@pytest.mark.rule("11.4f", "11.4c")
def test_of_a_stack_some_go_and_some_stay() -> None:
    # 3304, forest, attacked from 3404 and 3305: infantry goes on through the forest, cavalry has no road
    tanks = "g-2pz-a@3404 g-2pz-b@3404 g-12-27@3305 g-12-48_89@3305 g-26-39@3403"
    names = "g-2pz-a g-2pz-b g-12-27 g-12-48_89 g-26-39"
    state = attack(f"u-84id-333@3304 u-cav-4@3304 {tanks}", "3304", names)  # 28 : 6
    do(state, "die 3")  # 4-1: DR
    assert legal(state) == ["retreat u-84id-333"]
    do(state, "retreat u-84id-333", "to 3203")
    events = told(do(state, starts_with(state, "to")))
    assert events[-2:] == [
        "no_retreat units=u-cav-4 by=11.4f",
        "step_lost unit=u-cav-4 steps=1 left=1 by=11.4f",
    ]
    assert at(state, "u-cav-4") == "3304:1"


def starts_with(state: WoodsState, verb: str) -> str:
    """The first action of a verb."""
    return next(line for line in legal(state) if line.startswith(verb))


# --- 11.4.1 the airborne stand ----------------------------------------------------------------------------------------

# Bastogne, 2518, attacked from 2617 and 2618 and 2517
BASTOGNE = (
    "g-2pz-a@2617 g-2pz-b@2617 g-lehr-a@2618 g-lehr-b@2618 g-26-39@2517 g-26-77_78@2517 "
    "u-101ab-501@2518 u-10ad-cca@2518 u-101ab-502@2418"
)
SIX = "g-2pz-a g-2pz-b g-lehr-a g-lehr-b g-26-39 g-26-77_78"  # 7 6 6 5 5 5


@pytest.mark.rule("11.4.1a", "11.4.1b", "11.3.3b")
def test_ex_09_airborne_loses_both_steps_and_the_armour_stays() -> None:
    state = attack(BASTOGNE, "2518", SIX)  # 34 : 9; a town; armour far from its division
    assert told(do(state, "die 6")) == ["resolved hex=2518 column=3-1 die=6 bonus=0 outcome=DR*"]
    do(state, "lose u-101ab-501")
    assert at(state, "u-101ab-501") == "2518:1"
    assert asked(state) == "allied woods-prompt-stand 11.4.1a"
    assert question(state) == f"woods-prompt-stand hex=2518 scope={HEXES.index('2518')}"
    assert legal(state) == ["stand u-101ab-501", "fall_back"]
    events = do(state, "stand u-101ab-501")
    assert told(events) == ["stood unit=u-101ab-501", "step_lost unit=u-101ab-501 steps=1 left=0 by=11.4.1a"]
    assert cites(events) == ["11.4.1a", "11.4.1a"]
    assert (at(state, "u-101ab-501"), at(state, "u-10ad-cca")) == ("dead", "2518:2")
    assert starts(state, "advance") == []
    assert asked(state) == "chance woods-roll-chit 14.1"  # nobody is left who has not attacked


@pytest.mark.rule("11.4.1a")
def test_they_may_fall_back_all_the_same() -> None:
    state = attack(BASTOGNE, "2518", SIX)
    do(state, "die 4", "fall_back")  # DR
    assert legal(state) == ["retreat u-10ad-cca", "retreat u-101ab-501"]


@pytest.mark.rule("11.4.1b")
def test_an_airborne_unit_must_be_left() -> None:
    state = attack(BASTOGNE.replace("u-101ab-501@2518", "u-101ab-501@2518:1"), "2518", SIX)
    do(state, "die 5", "lose u-101ab-501")  # 34 : 7; it takes the loss of the result with its last step
    assert legal(state) == ["retreat u-10ad-cca"]
    state = attack(BASTOGNE.replace("u-101ab-501@2518", "u-101ab-501@2518:1"), "2518", SIX)
    do(state, "die 5", "lose u-10ad-cca")
    assert legal(state) == ["stand u-101ab-501", "fall_back"]


@pytest.mark.rule("11.4.1b", "11.5a")
def test_if_it_was_alone_the_hex_is_empty() -> None:
    alone = BASTOGNE.replace("u-10ad-cca@2518 ", "").replace("501@2518", "501@2518:1")
    state = attack(alone, "2518", SIX)  # 34 : 3, a town: 5-1
    do(state, "die 2", "stand u-101ab-501")
    assert at(state, "u-101ab-501") == "dead"
    assert starts(state, "advance") == ["g-2pz-a", "g-2pz-b", "g-lehr-a", "g-lehr-b", "g-26-39", "g-26-77_78"]


def stands(hex_: str, unit: str, attackers: str, **more: object) -> list[str]:
    """What an airborne unit may do that is told to retreat."""
    names = " ".join(word.partition("@")[0] for word in attackers.split())
    side = "german" if attackers.startswith("g-") else "allied"
    state = attack(f"{unit}@{hex_} {attackers}", hex_, names, side=side, **more)
    do(state, "die 6")
    while starts(state, "lose"):
        do(state, legal(state)[0])
    return legal(state)


def strong(hex_: str) -> str:
    return f"g-2pz-a@{hex_} g-2pz-b@{hex_}"


@pytest.mark.rule("11.4.1a")
@pytest.mark.parametrize(
    ("hex_", "origin", "able"),
    [
        ("2518", "2617", True),  # a town
        ("2616", "2617", True),  # a village in the clear
        ("2310", "2309", True),  # woods
        ("1610", "1609", False),  # clear
        ("3118", "3119", False),  # rough
        ("3015", "2915", True),  # a village in woods
        ("3117", "3118", True),  # a village in rough
    ],
)
def test_in_town_village_woods_or_forest(hex_: str, origin: str, able: bool) -> None:
    found = stands(hex_, "u-82ab-504", f"{strong(origin)} g-301@{origin}", turn=9)
    assert found == (["stand u-82ab-504", "fall_back"] if able else ["retreat u-82ab-504"])


@pytest.mark.rule("11.4.1a")
def test_in_forest_and_the_british_too_but_no_other_infantry() -> None:
    forest = "g-2pz-a@3105 g-2pz-b@3105 g-1ss-peiper@3105 g-2ss-pz@3205"
    assert stands("3204", "u-82ab-504", forest, turn=9) == ["stand u-82ab-504", "fall_back"]
    woods = "g-2pz-a@1608 g-2pz-b@1608 g-116pz-a@1509 g-116pz-b@1509"
    assert stands("1508", "b-6ab-3", woods, turn=9) == ["stand b-6ab-3", "fall_back"]
    assert stands("1508", "b-51-152", woods, turn=9) == ["retreat b-51-152"]


@pytest.mark.rule("11.4.1a")
def test_german_parachutists_do_not_stand() -> None:
    americans = "u-84id-333@2309 u-84id-334@2309 u-84id-335@2309 u-2ad-cca@2409 u-2ad-ccb@2409 u-2ad-ccr@2409"
    assert stands("2310", "g-3-5", americans, turn=9) == ["retreat g-3-5"]


# --- 11.4.2 units that cannot move ------------------------------------------------------------------------------------


@pytest.mark.rule("11.4.2", "12.9.1d")
def test_the_delay_goes_back_to_its_box() -> None:
    state = attack("u-delay@1610 g-26-39@1609", PLAIN, "g-26-39")  # 5 : 1, scattered: 4-1
    events = do(state, "die 3")
    assert told(events)[1:] == ["delay_back by=12.9.1d"]
    assert at(state, "u-delay") == "waiting"
    assert legal(state) == ["advance g-26-39", "stop"]


@pytest.mark.rule("11.4.2", "12.7b")
def test_vdh_is_eliminated() -> None:
    state = attack("g-vdh@1610 u-2id-9@1609 u-2id-38@1609", PLAIN, "u-2id-9", side="allied")  # 4 : 1
    events = do(state, "die 4")
    assert told(events)[1:] == ["step_lost unit=g-vdh steps=1 left=0 by=11.4.2"]
    assert at(state, "g-vdh") == "dead"
    assert legal(state) == ["advance u-2id-9", "stop"]


@pytest.mark.rule("11.4.2")
def test_its_comrades_retreat() -> None:
    state = attack("g-vdh@1610 g-301@1610 u-2id-9@1609 u-2id-38@1609 u-2id-23@1609", PLAIN,
                   "u-2id-9 u-2id-38 u-2id-23", side="allied")  # fmt: skip
    do(state, "die 6")  # 12 : 4, armour in the clear: 2-1
    assert at(state, "g-vdh") == "dead"
    assert legal(state) == ["retreat g-301"]

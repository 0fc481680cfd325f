"""11 Resolving an attack: the dice of both, the type, hits; cards before the dice."""

from math import comb
from pathlib import Path

import pytest

from grognard.games.iron.actions import HITS
from grognard.games.iron.board import CARDS, UNITS
from grognard.games.iron.dice import rolled
from grognard.games.iron.firepower import attack_of, defence_of
from grognard.games.iron.state import board_of
from tests.iron.battle import cover, fire, rolls, tags
from tests.iron.position import asked, bare, card, chances, cites, corrected, do, is_, legal, position, question, told

FAR = "de-2-9@1700:r1 us-2-9@1714:r1"  # somebody far off, so that nobody is wiped out


# --- ATK-01 the steps -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ATK-01", "ATK-08", "ATK-09")
def test_an_attack_step_by_step() -> None:
    state = position(f"us-1-1@0302:r4 de-1-1@0305:r4 {FAR}", terrain="0305=woods")
    done = do(state, "use us-1-1")
    assert told(done) == []
    done = do(state, "fire")
    assert told(done) == ["activated unit=us-1-1 action=fire by=ACT-08"]
    do(state, "target de-1-1")
    assert legal(state) == ["normal", "suppress"]
    done = do(state, "normal")
    assert done == []
    assert asked(state) == "chance iron-roll-attack ATK-08"
    assert question(state) == "iron-roll-attack scope=0"
    assert rolls(state) == "attack 4 on 5"
    assert chances(state) == {"hits 0": 256, "hits 1": 512, "hits 2": 384, "hits 3": 128, "hits 4": 16}
    done = do(state, "hits 3")
    assert told(done) == [
        "attack_made unit=de-1-1 hex=0305 firers=us-1-1 places=0302 dice=4 need=5 successes=3 faces=()"
        " suppressive=False"
    ]
    assert is_(state, "us-1-1") == "r4,tired"
    assert asked(state) == "chance iron-roll-defence ATK-08"
    assert question(state) == f"iron-roll-defence scope={UNITS.index('de-1-1')}"
    assert rolls(state) == "defence 2 on 5"
    done = do(state, "hits 1")
    assert told(done) == [
        "defended unit=de-1-1 hex=0305 dice=2 successes=1 faces=()",
        "figure_lost unit=de-1-1 figure=regular",
        "figure_lost unit=de-1-1 figure=regular",
    ]
    assert cites(done) == ["ATK-08", "DMG-01", "DMG-01"]
    assert is_(state, "de-1-1") == "r2"
    assert asked(state) == "us iron-prompt-turn ACT-01"


@pytest.mark.rule("ATK-08")
@pytest.mark.parametrize(("row", "need"), [("03", 4), ("04", 5), ("06", 5), ("07", 6), ("10", 6)])
def test_what_black_and_red_dice_need(row: str, need: int) -> None:
    """Red dice cancel on 5 and 6 at every range."""
    state = position(f"us-1-1@0302:r4 de-1-1@03{row}:r4 {FAR}", terrain=f"03{row}=rough")
    fire(state, "us-1-1", "de-1-1", "normal")
    assert rolls(state) == f"attack 4 on {need}"
    do(state, "hits 1")
    assert rolls(state) == "defence 1 on 5"


@pytest.mark.rule("ATK-08")
def test_the_needs_are_in_the_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, tables={"need": {"close": 2, "normal": 3, "long": 5}, "red": 3})
    for row, need in (("03", 2), ("04", 3), ("07", 5)):
        state = position(f"us-1-1@0302:r4 de-1-1@03{row}:r4 {FAR}", terrain=f"03{row}=rough")
        fire(state, "us-1-1", "de-1-1", "normal")
        assert rolls(state) == f"attack 4 on {need}"
        do(state, "hits 1")
        assert rolls(state) == "defence 1 on 3"


@pytest.mark.rule("ATK-09")
@pytest.mark.parametrize(
    ("black", "red", "left"), [(1, 0, "r3"), (2, 1, "r3"), (2, 2, "r4"), (1, 3, "r4"), (4, 1, "r1"), (3, 0, "r1")]
)
def test_hits_are_never_below_nothing(black: int, red: int, left: str) -> None:
    state = position(f"us-1-1@0302:r4 de-1-1@0305:r4 {FAR}", terrain="0305=building")
    fire(state, "us-1-1", "de-1-1", "normal", f"hits {black}")
    done = do(state, f"hits {red}")
    assert is_(state, "de-1-1") == left
    assert tags(done) == ["defended", *(["figure_lost"] * max(0, black - red) or ["unhurt"])]


@pytest.mark.rule("ATK-09")
def test_without_a_success_nobody_rolls_red_dice() -> None:
    state = position(f"us-1-1@0302:r4 de-1-1@0305:r4 {FAR}", terrain="0305=building")
    done = fire(state, "us-1-1", "de-1-1", "normal", "hits 0")
    assert told(done)[-1] == "unhurt unit=de-1-1 hex=0305"
    assert cites(done)[-1] == "ATK-09"
    assert asked(state) == "us iron-prompt-turn ACT-01"


@pytest.mark.rule("ATK-05")
def test_without_cover_nobody_rolls_red_dice() -> None:
    state = position(f"us-1-1@0302:r4 de-1-1@0305:r4 {FAR}")
    done = fire(state, "us-1-1", "de-1-1", "normal", "hits 1")
    assert tags(done)[-2:] == ["attack_made", "figure_lost"]


@pytest.mark.rule("ATK-08", "COMP-02")
@pytest.mark.parametrize(("count", "need"), [(1, 4), (3, 5), (4, 6), (2, 2)])
def test_the_faces_of_real_dice(count: int, need: int) -> None:
    """Every way to a number of successes shows its dice, the highest first; without real dice there are none."""
    for successes in range(count + 1):
        ways = comb(count, successes) * (7 - need) ** successes * (need - 1) ** (count - successes)
        shown = [rolled(count, need, HITS[successes], way) for way in range(ways)]
        for found, faces in shown:
            assert found == successes
            assert len(faces) == count
            assert list(faces) == sorted(faces, reverse=True)
            assert sum(face >= need for face in faces) == successes
            assert set(faces) <= set(range(1, 7))
    assert rolled(count, need, HITS[0], -1) == (0, ())


# --- ATK-02, ATK-03 firepower -----------------------------------------------------------------------------------------


@pytest.mark.rule("ATK-03")
@pytest.mark.parametrize(
    ("load", "squad", "truck"), [("r4", 4, 4), ("e4", 8, 4), ("r1e1o1", 4, 3), ("r1", 1, 1), ("o4", 4, 4)]
)
def test_the_firepower_of_a_squad(load: str, squad: int, truck: int) -> None:
    units = f"us-1-1@0302:{load} de-1-1@0303:r4 de-truck-1@0303 {FAR}"
    state = position(units)
    fire(state, "us-1-1", "de-1-1", "normal")
    assert rolls(state) == f"attack {squad} on 4"
    state = position(units)
    fire(state, "us-1-1", "de-truck-1", "normal")
    assert rolls(state) == f"attack {truck} on 4"


@pytest.mark.rule("ATK-02", "ATK-03", "COMB-05")
def test_the_sum_line_by_line() -> None:
    """Each supporter is halved by itself: 3 and 3 add 2 and 2."""
    state = bare("us-1-1@0302:r4 us-1-2@0302:r3 us-1-3@0302:r3,at de-1-1@0304:r4")
    us = [UNITS.index(f"us-1-{number}") for number in (1, 2, 3)]
    found = attack_of(
        state, board_of(state), us[0], 0, UNITS.index("de-1-1"), 0, support=(2 * us[1], 2 * us[2]), bonus=0
    )
    assert found.lines == [(us[0], 4, ""), (us[1], 2, "COMB-05"), (us[2], 2, "COMB-05")]
    assert (found.dice, found.band, found.flames) == (8, 1, False)


@pytest.mark.rule("ATK-11", "TGT-13")
def test_without_firepower_no_attack() -> None:
    state = position("us-1-1@0302:m2 de-1-1@0303:r4")
    do(state, "use us-1-1", "fire")
    assert "target de-1-1" not in legal(state)  # mortars have no direct fire
    state = position("us-truck-1@0302 de-1-1@0303:r4")
    do(state, "use us-truck-1")
    assert "fire" not in legal(state)


# --- ATK-04 to ATK-06 defence -----------------------------------------------------------------------------------------


@pytest.mark.rule("ATK-04", "ATK-05")
@pytest.mark.parametrize(
    ("terrain", "dice"),
    [("clear", 0), ("rough", 1), ("woods", 2), ("building", 3), ("stream", 0), ("pond", 0), ("bridge", 1)],
)
def test_terrain_covers_squads_and_vehicles(terrain: str, dice: int) -> None:
    state = bare("de-1-1@0305:r4 de-tiger-1@0305 de-truck-1@0305", terrain=f"0305={terrain}")
    lines = [("terrain", dice, "ATK-05")] if dice else []
    assert cover(state, "de-1-1") == lines
    assert cover(state, "de-tiger-1") == [*lines, ("armour", 6, "ATK-04")]
    assert cover(state, "de-truck-1") == [*lines, ("armour", 0, "ATK-04")]


@pytest.mark.rule("ATK-05", "FORT-01", "FORT-02", "FORT-15", "FORT-19")
def test_everything_that_covers_a_squad() -> None:
    state = bare(
        "de-1-1@0305:r4,entrenched de-1-2@0305:r4,bunkered de-1-3@0305:r4 de-1-4@0306:r4",
        terrain="0305=woods", forts="0305=entrenchment 0305=pillbox", smoke="0305", traps="0305",
    )  # fmt: skip
    here = [("terrain", 2, "ATK-05"), ("smoke", 2, "FORT-19")]
    assert cover(state, "de-1-1") == [*here, ("fort", 2, "FORT-01"), ("trap", 1, "FORT-15")]
    assert cover(state, "de-1-2") == [*here, ("fort", 6, "FORT-02"), ("trap", 1, "FORT-15")]
    assert cover(state, "de-1-3") == [*here, ("trap", 1, "FORT-15")]
    assert cover(state, "de-1-4") == []
    assert cover(state, "de-1-2", no_forts=True) == [*here, ("trap", 1, "FORT-15")]
    assert defence_of(state, board_of(state), UNITS.index("de-1-2"), False) == 11


@pytest.mark.rule("ATK-06", "SPEC-10", "FIG-14")
def test_vehicles_have_terrain_and_smoke_only() -> None:
    state = bare(
        "de-halftrack-1@0305 de-1-1@0305:r4,med,entrenched de-1-2@0305:o4",
        terrain="0305=rough", forts="0305=entrenchment", smoke="0305", traps="0305",
    )  # fmt: skip
    found = [("terrain", 1, "ATK-05"), ("smoke", 2, "FORT-19"), ("armour", 1, "ATK-04")]
    assert cover(state, "de-halftrack-1") == found
    assert cover(state, "de-halftrack-1", suppressive=True) == found


@pytest.mark.rule("ATK-04", "DMG-08", "DMG-14")
def test_armour_and_damage() -> None:
    state = bare("de-tiger-1@0305 de-tiger-2@0305:light de-tiger-3@0306:heavy de-truck-1@0306:light")
    assert cover(state, "de-tiger-1") == [("armour", 6, "ATK-04")]
    assert cover(state, "de-tiger-2") == [("armour", 5, "DMG-08")]
    assert cover(state, "de-tiger-3") == [("armour", 5, "DMG-08")]
    assert cover(state, "de-truck-1") == [("armour", 0, "DMG-08")]


@pytest.mark.rule("SPEC-09", "ATK-05", "DMG-14")
def test_flames_take_cover_away_not_armour() -> None:
    state = bare(
        "de-1-1@0305:r4 de-1-2@0305:r4,bunkered de-halftrack-1@0305", terrain="0305=woods", forts="0305=pillbox"
    )
    woods = ("terrain", 2, "ATK-05")
    assert cover(state, "de-1-1", flames=True) == [woods, ("flames", -2, "SPEC-09")]
    assert cover(state, "de-1-2", flames=True) == [woods, ("fort", 6, "FORT-02"), ("flames", -5, "SPEC-09")]
    assert cover(state, "de-halftrack-1", flames=True) == [
        woods, ("flames", -2, "SPEC-09"), ("armour", 1, "ATK-04"),
    ]  # fmt: skip
    assert defence_of(state, board_of(state), UNITS.index("de-1-1"), False, flames=True) == 0


# --- ATK-07 the type --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ATK-07")
def test_squads_may_be_suppressed_vehicles_not() -> None:
    units = f"us-1-1@0302:r4 de-1-1@0303:r4 de-truck-1@0303 de-tiger-1@0301 {FAR}"
    for target, types in (
        ("de-1-1", ["normal", "suppress"]), ("de-truck-1", ["normal"]), ("de-tiger-1", ["normal"]),
    ):  # fmt: skip
        state = position(units)
        fire(state, "us-1-1", target)
        assert legal(state) == types


@pytest.mark.rule("ATK-07", "DMG-04")
def test_the_type_decides_what_hits_do() -> None:
    for kind, left in (("normal", "r2"), ("suppress", "r4,pinned")):
        state = position(f"us-1-1@0302:r4 de-1-1@0305:r4 {FAR}")
        done = fire(state, "us-1-1", "de-1-1", kind, "hits 2")
        assert is_(state, "de-1-1") == left
        assert told(done)[1].endswith(f"suppressive={kind == 'suppress'}")


# --- ATK-10, FIG-26 thick armour --------------------------------------------------------------------------------------


@pytest.mark.rule("ATK-10", "FIG-26")
def test_thick_armour_after_the_roll() -> None:
    state = position(f"us-sherman-1@0302 de-tiger-1@0305 {FAR}")
    fire(state, "us-sherman-1", "de-tiger-1", "normal", "hits 3")
    assert rolls(state) == "defence 6 on 5"
    do(state, "hits 1")
    assert legal(state) == ["thicken", "keep"]
    assert asked(state) == "de iron-prompt-thicken FIG-26"
    assert question(state) == f"iron-prompt-thicken unit=@iron-de-tiger-1 scope={UNITS.index('de-tiger-1')}"
    done = do(state, "thicken")
    assert told(done) == ["die_turned unit=de-tiger-1 face=6 by=FIG-26", "damaged unit=de-tiger-1 hex=0305 harm=1"]
    assert cites(done) == ["FIG-26", "DMG-07"]
    assert is_(state, "de-tiger-1") == "light"


@pytest.mark.rule("FIG-26")
def test_thick_armour_may_be_kept_for_nothing_and_works_once() -> None:
    state = position(f"us-sherman-1@0302 de-tiger-1@0305 {FAR}")
    fire(state, "us-sherman-1", "de-tiger-1", "normal", "hits 4", "hits 1", "keep")
    assert is_(state, "de-tiger-1") == "heavy"
    state = position(f"us-sherman-1@0302 de-tiger-1@0305 {FAR}")
    fire(state, "us-sherman-1", "de-tiger-1", "normal", "hits 4", "hits 1", "thicken")
    assert asked(state) == "us iron-prompt-turn ACT-01"
    assert is_(state, "de-tiger-1") == "light"


@pytest.mark.rule("FIG-26")
@pytest.mark.parametrize(("black", "red"), [(2, 2), (1, 3), (8, 6)])
def test_thick_armour_is_not_asked_where_it_changes_nothing(black: int, red: int) -> None:
    """No hit is left, or every die is a success already."""
    state = position(f"us-sherman-1@0302 de-tiger-1@0305 {FAR}")
    fire(state, "us-sherman-1", "de-tiger-1", "normal", f"hits {black}", f"hits {red}")
    assert asked(state) == "us iron-prompt-turn ACT-01"


@pytest.mark.rule("FIG-26")
def test_other_tanks_have_no_thick_armour() -> None:
    state = position(f"us-sherman-1@0302 de-panzer4-1@0305 {FAR}")
    fire(state, "us-sherman-1", "de-panzer4-1", "normal", "hits 3")
    assert rolls(state) == "defence 4 on 5"
    do(state, "hits 1")
    assert is_(state, "de-panzer4-1") == "light"
    assert asked(state) == "us iron-prompt-turn ACT-01"


# --- reaction cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("STRAT-14", "TIME-05")
def test_extra_ammunition_adds_dice_to_the_leader() -> None:
    state = position(
        f"us-1-1@0302:r4 us-1-2@0302:r4 de-1-1@0305:r4 {FAR}", scenario="stavelot_express",
        cards="extra_ammunition-1=play extra_ammunition-2=play",
    )  # fmt: skip
    fire(state, "us-1-1", "de-1-1", "with us-1-2", "normal")
    assert legal(state) == ["spend extra_ammunition-1", "spend extra_ammunition-2", "keep"]
    assert asked(state) == "us iron-prompt-spend-card STRAT-14"
    assert question(state) == "iron-prompt-spend-card unit=@iron-us-1-1 scope=0"
    done = do(state, "spend extra_ammunition-1")
    assert told(done) == ["card_spent card=extra_ammunition-1 unit=us-1-1"]
    assert cites(done) == ["TIME-05"]
    assert card(state, "extra_ammunition-1") == "out"
    assert legal(state) == ["spend extra_ammunition-2", "keep"]
    do(state, "keep")
    assert rolls(state) == "attack 9 on 5"  # 4 + 3, and half of 4
    assert card(state, "extra_ammunition-2") == "play"
    done = do(state, "hits 1")
    assert "dice=9" in told(done)[0]


@pytest.mark.rule("STRAT-14", "STRAT-17", "MOD-01")
def test_two_cards_add_up_and_come_before_the_halving() -> None:
    state = position(
        f"us-1-1@0302:r4 de-1-1@0305:r4 {FAR}", scenario="stavelot_express",
        cards="extra_ammunition-1=play extra_ammunition-2=play",
    )  # fmt: skip
    do(state, "use us-1-1", "fire_move", "shoot", "target de-1-1", "normal")
    do(state, "spend extra_ammunition-1", "spend extra_ammunition-2")
    assert rolls(state) == "attack 5 on 5"  # half of 4 + 6


@pytest.mark.rule("STRAT-14")
def test_the_beast_is_a_heavy_vehicle_and_a_squad_leads() -> None:
    units = f"us-1-1@0302:r4 us-sherman-1@0302 de-tiger-1@0303 de-1-1@0303:r4 de-halftrack-1@0303 {FAR}"
    for firer, target, asked_for in (
        ("us-1-1", "de-tiger-1", True),
        ("us-1-1", "de-halftrack-1", False),
        ("us-1-1", "de-1-1", False),
        ("us-sherman-1", "de-tiger-1", False),
    ):
        state = position(units, cards="take_down_the_beast-1=play")
        fire(state, firer, target, "normal")
        assert ("spend take_down_the_beast-1" in legal(state)) == asked_for
    state = position(units, cards="take_down_the_beast-1=play")
    fire(state, "us-1-1", "de-tiger-1", "normal", "spend take_down_the_beast-1")
    assert rolls(state) == "attack 8 on 4"
    assert card(state, "take_down_the_beast-1") == "out"


@pytest.mark.rule("STRAT-17", "STRAT-14")
def test_take_cover_before_the_dice() -> None:
    state = position(
        f"de-1-1@0302:r4 us-1-1@0305:r4 us-truck-1@0303 {FAR}", side="de", terrain="0305=rough",
        cards="take_cover-1=play take_cover-2=play",
    )  # fmt: skip
    fire(state, "de-1-1", "us-1-1", "normal")
    assert legal(state) == ["spend take_cover-1", "spend take_cover-2", "keep"]
    assert asked(state) == "us iron-prompt-take-cover STRAT-17"
    assert question(state) == "iron-prompt-take-cover unit=@iron-us-1-1 scope=0"
    done = do(state, "spend take_cover-2")
    assert told(done) == ["card_spent card=take_cover-2 unit=us-1-1"]
    assert card(state, "take_cover-2") == "out"
    assert legal(state) == ["spend take_cover-1", "keep"]
    do(state, "spend take_cover-1")
    assert rolls(state) == "attack 4 on 5"
    do(state, "hits 1")
    assert rolls(state) == "defence 7 on 5"
    state = position(f"de-1-1@0302:r4 us-truck-1@0303 {FAR}", side="de", cards="take_cover-1=play")
    fire(state, "de-1-1", "us-truck-1", "normal")
    assert rolls(state) == "attack 4 on 4"  # no squad: not asked


@pytest.mark.rule("STRAT-17")
def test_take_cover_may_be_kept() -> None:
    state = position(f"de-1-1@0302:r4 us-1-1@0305:r4 {FAR}", side="de", cards="take_cover-1=play")
    fire(state, "de-1-1", "us-1-1", "normal", "keep", "hits 1")
    assert is_(state, "us-1-1") == "r3"
    assert card(state, "take_cover-1") == "play"
    state = position(f"de-1-1@0302:r4 us-1-1@0305:r4 {FAR}", side="de", cards="take_cover-1=hq")
    fire(state, "de-1-1", "us-1-1", "normal")
    assert rolls(state) == "attack 4 on 5"  # not activated yet


@pytest.mark.rule("STRAT-14", "SPEC-09")
def test_take_cover_counts_before_the_flames() -> None:
    state = position(
        f"de-1-1@0304:r4,flame us-1-1@0305:r4 {FAR}", side="de", terrain="0305=woods", cards="take_cover-1=play"
    )
    fire(state, "de-1-1", "us-1-1", "normal", "spend take_cover-1", "hits 1")
    assert asked(state) == "de iron-prompt-turn ACT-01"  # 2 + 3 - 5: nothing is left to roll
    assert is_(state, "us-1-1") == "r3"
    assert cover(state, "us-1-1", bonus=3) == [("terrain", 2, "ATK-05"), ("card", 3, "STRAT-14")]


@pytest.mark.rule("TIME-05")
@pytest.mark.parametrize("initiative", ["us", "de"])
def test_the_holder_of_the_initiative_is_asked_first(initiative: str) -> None:
    """The American fires with Extra Ammunition; here Morale I is German."""
    state = position(
        f"us-1-1@0302:r4 de-1-1@0305:r4 {FAR}", scenario="silence_the_guns", initiative=initiative,
        cards="extra_ammunition-1=play take_cover-1=play",
    )  # fmt: skip
    fire(state, "us-1-1", "de-1-1", "normal")
    order = [asked(state)]
    do(state, "keep")
    order.append(asked(state))
    do(state, "keep")
    assert rolls(state) == "attack 4 on 5"
    first, second = "us iron-prompt-spend-card STRAT-14", "de iron-prompt-take-cover STRAT-17"
    assert order == ([first, second] if initiative == "us" else [second, first])


@pytest.mark.rule("STRAT-15", "DMG-04")
@pytest.mark.parametrize(
    ("units", "kind", "left"),
    [
        ("us-1-1@0305:r3o1", "suppress", "r3o1"),  # 1 hit less: none
        ("us-1-1@0305:r4 us-1-2@0305:o1", "suppress", "r4"),
        ("us-1-1@0305:r4 us-1-2@0306:o1", "suppress", "r4,pinned"),
        ("us-1-1@0305:r4 us-1-2@0306:o1", "normal", "r3"),
    ],
)
def test_fearless_stands_with_an_officer(units: str, kind: str, left: str) -> None:
    state = position(f"de-1-1@0302:r4 {units} {FAR}", side="de", cards="fearless-1=play")
    fire(state, "de-1-1", "us-1-1", kind, "hits 1")
    if legal(state) == ["hits 0", "hits 1"]:
        do(state, "hits 0")  # the officer's cover
    assert is_(state, "us-1-1") == left


@pytest.mark.rule("STRAT-15")
def test_fearless_begins_with_the_round_after_its_purchase() -> None:
    for stamp, left in ((1, "r3o1"), (2, "r3o1,pinned")):
        state = position("de-1-1@0302:r4 us-1-1@0305:r3o1", side="de", cards="fearless-1=play", round_=2)
        state.stamp[CARDS.index("fearless-1")] = stamp
        fire(state, "de-1-1", "us-1-1", "suppress", "hits 1", "hits 0")
        assert is_(state, "us-1-1") == left


@pytest.mark.rule("STRAT-15")
def test_fearless_takes_one_hit_and_no_more() -> None:
    state = position("de-1-1@0302:r4 us-1-1@0305:r3o1", side="de", cards="fearless-1=play")
    fire(state, "de-1-1", "us-1-1", "suppress", "hits 4", "hits 0")
    assert is_(state, "us-1-1") == "r3o1,disrupted"


@pytest.mark.rule("OPF-01", "STRAT-17")
def test_tank_ambush_is_the_op_fire_of_the_hex() -> None:
    """Ground Support I is German at Stavelot."""
    state = position(
        f"us-sherman-1@0302 de-1-1@0305:r4 de-panzer4-1@0309:op {FAR}", scenario="stavelot_express",
        cards="tank_ambush-1=play", terrain="0304=rough",
    )  # fmt: skip
    do(state, "use us-sherman-1", "advance", "to 0303")
    assert asked(state) == "us iron-prompt-move ACT-07"  # not next to a squad, and beyond 5 hexes of fog
    do(state, "to 0304")
    assert legal(state) == ["react de-panzer4-1", "spend tank_ambush-1", "pass"]
    assert asked(state) == "de iron-prompt-react OPF-01"
    assert question(state) == f"iron-prompt-react unit=@iron-us-sherman-1 hex=0304 scope={UNITS.index('us-sherman-1')}"
    done = do(state, "spend tank_ambush-1")
    assert told(done) == ["card_spent card=tank_ambush-1 unit=us-sherman-1"]
    assert asked(state) == "chance iron-roll-strike STRAT-10"
    assert rolls(state) == "strike 6 on 4"
    done = do(state, "hits 4")
    assert told(done) == ["fired unit=us-sherman-1 hex=0304 dice=6 need=4 successes=4 faces=() suppressive=False"]
    assert rolls(state) == "defence 5 on 5"
    done = do(state, "hits 3")
    assert "damaged unit=us-sherman-1 hex=0304 harm=1" in told(done)
    assert (is_(state, "de-1-1"), is_(state, "de-panzer4-1")) == ("r4", "op")
    assert card(state, "tank_ambush-1") == "out"
    assert asked(state) == "us iron-prompt-move ACT-07"  # one attack for a hex: the Panzer may not fire now


@pytest.mark.rule("STRAT-17")
@pytest.mark.parametrize(
    ("mover", "squad"),
    [("us-sherman-1", "de-1-1@0305:r4,pinned"), ("us-sherman-1", "de-1-1@0306:r4"), ("us-1-1", "de-1-1@0305:r4")],
)
def test_tank_ambush_needs_a_vehicle_next_to_a_steady_squad(mover: str, squad: str) -> None:
    load = ":r4" if mover == "us-1-1" else ""
    state = position(f"{mover}@0303{load} {squad} {FAR}", scenario="stavelot_express", cards="tank_ambush-1=play")
    do(state, f"use {mover}", "advance", "to 0304")
    assert asked(state) == "us iron-prompt-move ACT-07"

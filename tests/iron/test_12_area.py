"""12 Area attacks: mortars and cards against a hex and everybody in it."""

from pathlib import Path
from typing import Any

import pytest

from grognard.games.iron.area import AreaAttack
from grognard.games.iron.board import HEXES, UNITS
from grognard.games.iron.state import IronState
from tests.iron.battle import rolls, shell, tags
from tests.iron.position import (
    ask,
    asked,
    at,
    bare,
    card,
    cites,
    corrected,
    do,
    is_,
    legal,
    position,
    question,
    starts,
    told,
)  # fmt: skip

FAR = "de-2-9@1700:r1 us-2-9@1714:r1"
US_SEAT = 0


def blast(state: IronState, hex_: str, dice: int, suppressive: bool = False, no_forts: bool = False) -> IronState:
    """An area attack of a card of the Americans."""
    return ask(state, *state.stack, AreaAttack(HEXES.index(hex_), dice, 5, suppressive, US_SEAT, no_forts))


@pytest.mark.rule("AREA-02", "AREA-03", "AREA-04")
def test_ex_b32_a_mortar_on_two_squads_and_a_truck() -> None:
    """B32: 2 successes; squad 1 is pinned, squad 2 saves both; the truck is ignored."""
    state = position(f"us-1-1@0300:m1 de-1-1@0305:r4 de-1-2@0305:r4 de-truck-1@0305 {FAR}", terrain="0305=woods")
    do(state, "use us-1-1", "fire", "shell 0305")
    assert legal(state) == ["normal", "suppress"]
    assert asked(state) == "us iron-prompt-shell FIG-04"
    assert question(state) == "iron-prompt-shell hex=0305 scope=0"
    done = do(state, "suppress")
    assert told(done) == ["shelling_made hex=0305 firers=us-1-1 places=0300 dice=4 need=5 suppressive=True"]
    assert cites(done) == ["FIG-04"]
    assert is_(state, "us-1-1") == "m1,tired"
    assert asked(state) == "chance iron-roll-area AREA-02"
    assert question(state) == f"iron-roll-area scope={HEXES.index('0305')}"
    assert rolls(state) == "area 4 on 5"
    done = do(state, "hits 2")
    assert told(done) == ["hex_shelled hex=0305 dice=4 need=5 successes=2 faces=() suppressive=True"]
    assert rolls(state) == "defence 2 on 5"
    done = do(state, "hits 0")
    assert told(done) == [
        "defended unit=de-1-1 hex=0305 dice=2 successes=0 faces=()",
        "conditioned unit=de-1-1 hex=0305 harm=1 by=DMG-04",
    ]
    done = do(state, "hits 2")
    assert told(done) == [
        "defended unit=de-1-2 hex=0305 dice=2 successes=2 faces=()",
        "unhurt unit=de-1-2 hex=0305",
    ]
    assert [is_(state, unit) for unit in ("de-1-1", "de-1-2", "de-truck-1")] == ["r4,pinned", "r4", "fresh"]
    assert asked(state) == "us iron-prompt-turn ACT-01"


@pytest.mark.rule("AREA-01", "CONC-02", "TRAN-08")
def test_friend_and_foe_but_not_the_concealed_or_those_aboard() -> None:
    state = position(
        f"us-1-2@0504:r4 de-1-1@0505:r4 de-1-2@0505:r4,hidden de-halftrack-1@0505 de-1-3@de-halftrack-1:r4 {FAR}",
        terrain="0505=woods",
    )
    blast(state, "0504", 9)
    assert rolls(state) == "area 9 on 5"
    do(state, "hits 2")
    assert is_(state, "us-1-2") == "r2"  # a friend
    blast(state, "0505", 9)
    done = do(state, "hits 2", "hits 2", "hits 2")
    assert [line.split()[1] for line in told(done)] == [
        "hex=0505", "unit=de-1-1", "unit=de-1-1", "unit=de-halftrack-1", "unit=de-halftrack-1",
    ]  # fmt: skip
    assert is_(state, "de-1-2") == "r4,hidden"
    assert is_(state, "de-1-3") == "r4"


@pytest.mark.rule("AREA-02")
def test_without_successes_nothing_happens() -> None:
    state = position(f"us-1-1@0300:m1 de-1-1@0305:r4 {FAR}", terrain="0305=woods")
    done = shell(state, "us-1-1", "0305", "normal", "hits 0")
    assert tags(done) == ["activated", "shelling_made", "hex_shelled"]
    assert asked(state) == "us iron-prompt-turn ACT-01"


@pytest.mark.rule("AREA-02")
def test_the_needs_of_area_attacks_are_in_the_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, tables={"area": 3, "area_long": 4})
    for hex_, need in (("0308", 3), ("0309", 4)):
        state = position(f"us-1-1@0300:m1 de-1-1@0305:r4 {FAR}")
        shell(state, "us-1-1", hex_, "normal")
        assert rolls(state) == f"area 2 on {need}"


@pytest.mark.rule("AREA-03", "ROUND-04")
def test_the_attacker_chooses_the_order_where_it_matters() -> None:
    """An officer covers the squads of his hex against suppressive fire, for as long as he is there."""
    state = position(f"us-1-1@0300:m1 de-1-1@0305:r4 de-1-2@0305:o1,disrupted de-1-3@0305:r4 {FAR}")
    shell(state, "us-1-1", "0305", "suppress", "hits 1")
    assert legal(state) == ["hit de-1-1", "hit de-1-2", "hit de-1-3"]
    assert asked(state) == "us iron-prompt-area AREA-03"
    assert question(state) == f"iron-prompt-area hex=0305 scope={HEXES.index('0305')}"
    do(state, "hit de-1-2")
    assert rolls(state) == "defence 1 on 5"
    do(state, "hits 0")
    assert at(state, "de-1-2") == "box"
    assert [is_(state, unit) for unit in ("de-1-1", "de-1-3")] == ["r4,pinned", "r4,pinned"]  # no officer any more


@pytest.mark.rule("AREA-03", "SPEC-10")
def test_the_order_matters_for_a_medic_too() -> None:
    units = f"us-1-1@0300:m1 de-1-1@0305:r4 de-1-2@0305:r1,med {FAR}"
    state = position(units)
    shell(state, "us-1-1", "0305", "normal", "hits 1")
    assert legal(state) == ["hit de-1-1", "hit de-1-2"]
    do(state, "hit de-1-2")
    assert rolls(state) == "defence 1 on 5"
    do(state, "hits 0")
    assert at(state, "de-1-2") == "box"
    assert is_(state, "de-1-1") == "r3"
    state = position(units)
    shell(state, "us-1-1", "0305", "suppress", "hits 1")
    assert asked(state) == "us iron-prompt-turn ACT-01"  # against suppressive fire a medic does nothing
    assert [is_(state, unit) for unit in ("de-1-1", "de-1-2")] == ["r4,pinned", "r1,pinned,med"]


@pytest.mark.rule("AREA-04")
def test_normal_attacks_hit_vehicles() -> None:
    state = position(f"us-1-1@0300:m2 de-truck-1@0305 de-tiger-1@0305 {FAR}")
    shell(state, "us-1-1", "0305", "normal", "hits 2")
    assert rolls(state) == "defence 6 on 5"
    do(state, "hits 1")
    assert legal(state) == ["thicken", "keep"]
    do(state, "keep")
    assert [is_(state, unit) for unit in ("de-truck-1", "de-tiger-1")] == ["light", "light"]


@pytest.mark.rule("AREA-05", "FORT-13")
@pytest.mark.parametrize(
    ("dice", "kind", "hits", "left"),
    [("m2", "suppress", 3, []), ("m2", "suppress", 2, ["0305"]), ("m2", "normal", 3, []), ("m2", "normal", 4, [])],
)
def test_three_successes_destroy_wire(dice: str, kind: str, hits: int, left: list[str]) -> None:
    """Counted before any defence dice, in either type; AREA-06: the hex may be empty."""
    state = position(f"us-1-1@0300:{dice} de-1-1@0303:r4 {FAR}", wire="0304 0305")
    done = shell(state, "us-1-1", "0305", kind, f"hits {hits}")
    assert [HEXES[hex_] for hex_ in state.wire] == ["0304", *left]
    if left:
        assert "wire_gone" not in tags(done)
    else:
        assert told(done)[-1] == "wire_gone hex=0305 by=AREA-05"
        assert cites(done)[-1] == "AREA-05"


@pytest.mark.rule("AREA-05")
def test_wire_goes_even_if_the_cover_saves_everybody() -> None:
    state = position(f"us-1-1@0300:m2 de-1-1@0305:r4 {FAR}", wire="0305", terrain="0305=building")
    shell(state, "us-1-1", "0305", "suppress", "hits 3", "hits 3")
    assert state.wire == []
    assert is_(state, "de-1-1") == "r4"


@pytest.mark.rule("AREA-06")
def test_an_empty_hex_may_be_shelled() -> None:
    state = position(f"us-1-1@0300:m1 {FAR}")
    do(state, "use us-1-1", "fire")
    assert starts(state, "target") == []
    assert "0305" in starts(state, "shell")
    do(state, "shell 0305", "normal", "hits 1")
    assert asked(state) == "us iron-prompt-turn ACT-01"


@pytest.mark.rule("AREA-01", "FORT-02")
def test_fortifications_cover_unless_the_card_breaks_them() -> None:
    units = f"de-1-1@0305:r4,bunkered {FAR}"
    state = blast(position(units, forts="0305=pillbox"), "0305", 3)
    do(state, "hits 1")
    assert rolls(state) == "defence 6 on 5"
    state = blast(position(units, forts="0305=pillbox"), "0305", 3, no_forts=True)
    do(state, "hits 1")
    assert is_(state, "de-1-1") == "r3,bunkered"


# --- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("STRAT-17", "AREA-03")
def test_take_cover_is_for_one_squad_of_the_hex() -> None:
    state = position(
        f"de-1-1@0300:m2 us-1-1@0305:r4 us-1-2@0305:r4 us-truck-1@0305 {FAR}", side="de",
        cards="take_cover-1=play take_cover-2=hq",
    )  # fmt: skip
    shell(state, "de-1-1", "0305", "normal")
    assert legal(state) == ["spend take_cover-1", "keep"]
    assert question(state) == "iron-prompt-take-cover unit=@iron-us-1-1 scope=0"
    do(state, "keep")
    assert question(state) == "iron-prompt-take-cover unit=@iron-us-1-2 scope=1"
    do(state, "spend take_cover-1")
    assert rolls(state) == "area 4 on 5"
    do(state, "hits 1")
    assert is_(state, "us-1-1") == "r3"
    assert rolls(state) == "defence 3 on 5"
    do(state, "hits 1")
    assert [is_(state, unit) for unit in ("us-1-2", "us-truck-1")] == ["r4", "light"]


@pytest.mark.rule("STRAT-14", "MOD-01")
@pytest.mark.parametrize(("marker", "dice"), [("", 7), ("mines", 4)])
def test_extra_ammunition_for_mortars(marker: str, dice: int) -> None:
    markers: dict[str, Any] = {marker: "0300"} if marker else {}
    state = position(
        f"us-1-1@0300:m1 us-1-2@0401:m1 de-1-1@0303:r4 {FAR}", scenario="stavelot_express",
        cards="extra_ammunition-1=play", **markers,
    )  # fmt: skip
    shell(state, "us-1-1", "0303", "suppress")
    assert legal(state) == ["spend extra_ammunition-1", "keep"]
    assert asked(state) == "us iron-prompt-spend-card STRAT-14"
    assert question(state) == "iron-prompt-spend-card unit=@iron-us-1-1 scope=0"
    done = do(state, "spend extra_ammunition-1")
    assert told(done)[0] == "card_spent card=extra_ammunition-1 unit=us-1-1"
    assert rolls(state) == f"area {dice} on 5"
    assert card(state, "extra_ammunition-1") == "out"


@pytest.mark.rule("STRAT-14")
def test_extra_ammunition_may_be_kept() -> None:
    state = position(
        f"us-1-1@0300:m1 us-1-2@0401:m1 de-1-1@0303:r4 {FAR}", scenario="stavelot_express",
        cards="extra_ammunition-1=play",
    )  # fmt: skip
    shell(state, "us-1-1", "0303", "with us-1-2", "suppress", "keep")
    assert rolls(state) == "area 6 on 5"
    assert card(state, "extra_ammunition-1") == "play"


@pytest.mark.rule("AREA-03")
def test_the_dice_of_one_unit_do_not_help_another() -> None:
    state = bare(f"de-1-1@0305:r4 de-1-2@0305:r4,entrenched {FAR}", forts="0305=entrenchment", terrain="0305=rough")
    state.stack = list(position(f"us-1-1@0300:r4 {FAR}").stack)
    blast(state, "0305", 4, suppressive=True)
    do(state, "hits 3")
    assert question(state) == f"iron-roll-defence scope={UNITS.index('de-1-1')}"
    assert rolls(state) == "defence 1 on 5"
    do(state, "hits 1")
    assert question(state) == f"iron-roll-defence scope={UNITS.index('de-1-2')}"
    assert rolls(state) == "defence 3 on 5"
    do(state, "hits 0")
    assert [is_(state, unit) for unit in ("de-1-1", "de-1-2")] == ["r4,pinned", "r4,disrupted,entrenched"]


@pytest.mark.rule("TIME-05")
@pytest.mark.parametrize("initiative", ["us", "de"])
def test_the_holder_of_the_initiative_is_asked_first(initiative: str) -> None:
    """The Americans of Silence the Guns fire with Extra Ammunition; the Germans have Take Cover."""
    state = position(
        f"us-1-1@0300:m1 de-1-1@0305:r4 de-1-2@0305:r4 de-truck-1@0305 {FAR}", scenario="silence_the_guns",
        initiative=initiative, cards="extra_ammunition-1=play take_cover-1=play",
    )  # fmt: skip
    shell(state, "us-1-1", "0305", "normal")
    order = [asked(state)]
    for _ in range(2):
        do(state, "keep")
        order.append(asked(state))
    attack, cover = "us iron-prompt-spend-card STRAT-14", "de iron-prompt-take-cover STRAT-17"
    assert order == ([attack, cover, cover] if initiative == "us" else [cover, cover, attack])
    do(state, "keep")
    assert rolls(state) == "area 2 on 5"


@pytest.mark.rule("TIME-05", "STRAT-17")
def test_cover_taken_first_counts_for_its_squad() -> None:
    state = position(
        f"us-1-1@0300:m1 de-1-1@0305:r4 de-1-2@0305:r4 {FAR}", scenario="silence_the_guns", initiative="de",
        cards="extra_ammunition-1=play take_cover-1=play",
    )  # fmt: skip
    shell(state, "us-1-1", "0305", "normal", "keep", "spend take_cover-1", "spend extra_ammunition-1")
    assert rolls(state) == "area 5 on 5"
    do(state, "hits 1")
    assert is_(state, "de-1-1") == "r3"
    assert question(state) == f"iron-roll-defence scope={UNITS.index('de-1-2')}"
    assert rolls(state) == "defence 3 on 5"

"""The attack panel of Tide of Iron: each line of its sums with its rule, and chances that are exact."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb
from pathlib import Path

import pytest

from grognard.games.iron import GAME
from grognard.games.iron.actions import NORMAL, SUPPRESS
from grognard.games.iron.board import UNITS
from grognard.games.iron.odds import certain, spread, successes
from grognard.games.iron.state import IronState
from grognard.kernel import Action, Overlay, Roll
from tests.iron.battle import fire, rolls, shell, storm, under
from tests.iron.position import do, legal, position

FAR = "de-2-9@1700:r1,tired"  # somebody far off, so that nobody is wiped out


def shown(state: IronState) -> Overlay:
    return GAME.forecast(state, GAME.decision(state).seat)  # type: ignore[union-attr]


def lines(overlay: Overlay, side: str = "") -> list[str]:
    """``halved 3 COMB-05``: what, how much, the rule; totals with a ``=``, other arguments than names after it."""
    found = []
    for line in overlay.lines:
        if side and line.side != side:
            continue
        args = [str(value) for name, value in line.text.args if name in ("firepower", "band", "need", "count")]
        args += [str(value) for name, value in line.text.args if name == "kind" and value != "both"]
        args += ["guns" for name, value in line.text.args if name == "arms" and value == "guns"]
        told = [
            line.text.id.removeprefix("iron-sum-"),
            ("= " if line.total else "") + str(line.value),
            line.rule,
            *args,
        ]
        found.append(" ".join(told))
    return found


def results(roll: Roll | None) -> dict[str, Fraction]:
    assert roll is not None
    found = {result.label: Fraction(result.ways, result.of) for result in roll.results}
    assert sum(found.values()) == 1
    assert all(result.low == result.high == pytest.approx(result.ways / result.of) for result in roll.results)
    return found


def rolled(overlay: Overlay) -> dict[str, dict[str, Fraction]]:
    return {roll.purpose.removeprefix("iron-roll-"): results(roll) for roll in overlay.rolls}


def paired(overlay: Overlay) -> dict[str, tuple[str, str]]:
    return {one.piece: (one.kind, str(one.text)) for one in overlay.pairings}


def enumerated(black: int, need: int, red: int, thick: bool = False, ace: bool = False) -> dict[int, Fraction]:
    """Every fall of the dice, one by one: hits -> chance. Red dice save on 5 and 6."""
    found: Counter[int] = Counter()
    for faces in product(range(1, 7), repeat=black + red + ace):
        scored = sum(face >= need for face in faces[:black])
        saved = sum(face >= 5 for face in faces[black : black + red])
        if ace and saved < red and scored > saved:
            saved += faces[-1] >= 5
        if thick and saved < red and scored > saved:
            saved += 1
        found[max(0, scored - saved)] += 1
    return {hits: Fraction(count, 6 ** (black + red + ace)) for hits, count in found.items()}


# --- counting dice ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ATK-08", "ATK-09")
@pytest.mark.parametrize(("black", "need", "red"), [(1, 4, 0), (3, 5, 1), (3, 6, 2), (2, 4, 3), (4, 5, 0), (0, 5, 2)])
@pytest.mark.parametrize(("thick", "ace"), [(False, False), (True, False), (False, True), (True, True)])
def test_hits_are_counted_as_if_every_die_were_thrown(black: int, need: int, red: int, thick: bool, ace: bool) -> None:
    weights = spread(successes(black, need), red, 5, thick, ace)
    total = sum(weights)
    found = {hits: Fraction(ways, total) for hits, ways in enumerate(weights) if ways}
    assert found == enumerated(black, need, red, thick, ace)


def test_what_is_rolled_already_is_certain() -> None:
    assert certain(2) == (0, 0, 1)
    assert spread(certain(2), 1, 5) == (0, 1, 2)  # one red die: 1 of 3 saves


# --- the sums of the worked examples ----------------------------------------------------------------------------------


@pytest.mark.rule("ATK-02", "COMB-05", "ATK-05")
def test_ex_b1_three_squads_at_one_in_woods() -> None:
    units = f"us-1-1@0406:r4 us-1-2@0408:r3 us-1-3@0409:r2g1 de-1-1@0404:r4 {FAR}"
    state = position(units, terrain="0404=woods")
    fire(state, "us-1-1", "de-1-1", "with us-1-2", "with_guns us-1-3")
    overlay = shown(state)
    assert lines(overlay, "us") == [
        "firer 4 ATK-03", "halved 2 COMB-05 3", "halved 2 COMB-05 3 guns", "attack = 8 ATK-02",
    ]  # fmt: skip
    assert lines(overlay, "de") == ["terrain 2 ATK-05", "defence = 2 ATK-05"]
    assert lines(overlay)[-1] == "band 0 ATK-08 normal 5"
    assert [(spot.place, spot.kind) for spot in overlay.spots] == [("0404", "target")]
    black = [Fraction(comb(8, n) * 2 ** (8 - n), 3**8) for n in range(9)]  # of a die, one of three hits
    assert rolled(overlay)["normal"]["figures-2"] == (4 * black[2] + 4 * black[3] + black[4]) / 9


@pytest.mark.rule("COMB-06")
def test_ex_b2_the_worst_band_counts_for_all() -> None:
    units = f"us-1-1@0407:r4 us-1-2@0409:r3 de-1-1@0404:r4 {FAR}"
    state = position(units, terrain="0404=woods")
    fire(state, "us-1-1", "de-1-1", "with us-1-2")
    assert lines(shown(state))[-1] == "band 0 ATK-08 long 6"


@pytest.mark.rule("TGT-07")
def test_ex_b3_all_figures_or_the_machine_gun_alone() -> None:
    state = position(f"de-1-1@0409:r2g1 us-1-1@0404:r4 us-2-9@1702:r1,tired {FAR}", side="de")
    fire(state, "de-1-1", "us-1-1")
    found = [dict(one.text.args) for one in shown(state).pairings]
    assert [(one["arms"], one["dice"], one["band"]) for one in found] == [("all", 6, "long"), ("guns", 4, "normal")]
    do(state, "guns")
    assert lines(shown(state), "de") == ["firer 4 ATK-03 guns", "attack = 4 ATK-02"]


@pytest.mark.rule("TGT-10")
def test_ex_b4_from_higher_ground() -> None:
    state = position(f"us-1-1@0404:r4 de-1-1@0409:r4 {FAR}", level="0404=1")
    fire(state, "us-1-1", "de-1-1")
    assert lines(shown(state))[-2:] == ["band 0 ATK-08 normal 5", "higher 1 TGT-10"]


@pytest.mark.rule("ACT-11", "MOD-02")
def test_ex_b5_fire_and_movement_halves() -> None:
    state = position(f"us-sherman-1@0404 de-1-1@0408:r4 {FAR}")
    do(state, "use us-sherman-1", "fire_move", "shoot", "target de-1-1")
    assert lines(shown(state), "us") == ["halved 3 ACT-11 6", "attack = 3 ATK-02"]


@pytest.mark.rule("OPS-05")
def test_an_elite_crew_adds_after_the_halving(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    under(monkeypatch, tmp_path, us=["elite_tank_crew"])
    state = position(f"us-sherman-1@0404 de-1-1@0408:r4 {FAR}")
    do(state, "use us-sherman-1", "fire_move", "shoot", "target de-1-1")
    found = lines(shown(state), "us")
    do(state, "normal")
    assert found[0] == "halved 3 ACT-11 6"
    assert found[1].startswith("crew ")
    assert rolls(state) == f"attack {3 + int(found[1].split()[1])} on 5"
    assert found[2] == f"attack = {3 + int(found[1].split()[1])} ATK-02"


@pytest.mark.rule("FIG-22")
def test_ex_b6_a_tank_against_a_building() -> None:
    state = position(f"us-sherman-1@0404 de-1-1@0412:r4 {FAR}", terrain="0412=building")
    fire(state, "us-sherman-1", "de-1-1")
    overlay = shown(state)
    assert lines(overlay, "us") == ["firer 9 ATK-03", "with-concussive 0 FIG-22 3", "attack = 9 ATK-02"]
    assert lines(overlay, "de") == ["terrain 3 ATK-05", "defence = 3 ATK-05"]
    assert "band 0 ATK-08 normal 5" in lines(overlay)


@pytest.mark.rule("SPEC-07", "FIG-26", "COMB-11")
def test_ex_b7_b8_an_anti_tank_squad_against_a_tiger() -> None:
    units = f"us-1-1@0401:r4,at us-sherman-1@0409 de-tiger-1@0404 {FAR}"
    state = position(units)
    fire(state, "us-1-1", "de-tiger-1")
    overlay = shown(state)
    assert lines(overlay, "us") == ["firer 7 ATK-03", "with-anti-tank 0 SPEC-07 3", "attack = 7 ATK-02"]
    assert lines(overlay, "de") == ["armour 6 ATK-04", "defence = 6 ATK-05"]
    found = rolled(overlay)
    assert list(found) == ["normal"]  # ATK-07: no other type
    weights = spread(successes(7, 5), 6, 5, thick=True)  # FIG-26: one die more, where it helps
    share = Fraction(weights[1] + weights[2], sum(weights))
    assert found["normal"]["light"] == share
    state = position(units)
    fire(state, "us-sherman-1", "de-tiger-1", "with us-1-1")
    assert "halved 4 COMB-05 7" in lines(shown(state), "us")


@pytest.mark.rule("SPEC-09", "COMB-10")
def test_ex_b9_b10_a_flamethrower_takes_cover_away() -> None:
    more = {"terrain": "0404=woods", "forts": "0404=pillbox"}
    units = f"us-1-1@0405:r4,flame us-1-2@0401:r4 de-1-1@0404:r4,bunkered {FAR}"
    state = position(units, **more)  # type: ignore[arg-type]
    fire(state, "us-1-1", "de-1-1")
    overlay = shown(state)
    assert lines(overlay, "us") == ["firer 6 ATK-03", "with-flamethrower 0 SPEC-09 2", "attack = 6 ATK-02"]
    assert lines(overlay, "de") == [
        "terrain 2 ATK-05", "fort 6 FORT-02", "flames -5 SPEC-09", "defence = 3 ATK-05",
    ]  # fmt: skip
    assert "band 0 ATK-08 close 4" in lines(overlay)
    state = position(units, **more)  # type: ignore[arg-type]
    fire(state, "us-1-2", "de-1-1", "with us-1-1")
    overlay = shown(state)
    assert "halved 3 COMB-05 6" in lines(overlay, "us")
    assert "defence = 3 ATK-05" in lines(overlay, "de")
    assert "band 0 ATK-08 normal 5" in lines(overlay)


@pytest.mark.rule("FIG-02", "FIG-14")
def test_ex_b11_cover_of_one_type_of_attack_says_so() -> None:
    state = position(f"us-1-1@0406:r4 de-1-1@0404:e3o1 {FAR}")
    fire(state, "us-1-1", "de-1-1")
    assert lines(shown(state), "de") == [
        "elite 3 FIG-02 suppressive", "officer 1 FIG-14 suppressive", "defence = 4 ATK-05 suppressive",
        "defence = 0 ATK-05 normal",
    ]  # fmt: skip
    do(state, "suppress")
    assert lines(shown(state), "de") == ["elite 3 FIG-02", "officer 1 FIG-14", "defence = 4 ATK-05"]


@pytest.mark.rule("SPEC-10")
def test_a_medic_helps_against_a_normal_attack() -> None:
    state = position(f"us-1-1@0406:r4 de-1-1@0404:r4,med {FAR}")
    fire(state, "us-1-1", "de-1-1")
    assert lines(shown(state), "de")[0] == "medic 1 SPEC-10 normal"


# --- results ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DMG-04", "DMG-05", "DMG-06")
@pytest.mark.parametrize(
    ("condition", "labels"),
    [
        ("r4", ["unhurt", "pinned", "pinned", "disrupted", "routed"]),
        ("r4,pinned", ["unhurt", "disrupted", "disrupted", "routed", "routed"]),
        ("r4,disrupted", ["unhurt", "routed", "routed", "routed", "routed"]),
    ],
)
def test_ex_b12_suppressive_hits(condition: str, labels: list[str]) -> None:
    state = position(f"us-1-1@0406:r4 de-1-1@0404:{condition} {FAR}")
    fire(state, "us-1-1", "de-1-1")
    wanted: Counter[str] = Counter()
    for hits, chance in enumerated(4, 5, 0).items():
        wanted[labels[hits]] += chance  # type: ignore[assignment]
    assert rolled(shown(state))["suppressive"] == wanted


@pytest.mark.rule("DMG-07", "FIG-20")
@pytest.mark.parametrize(
    ("target", "labels"),
    [
        ("de-truck-1@0404", ["unhurt", "light", "light", "destroyed", "destroyed"]),
        ("de-panzer4-1@0404", ["unhurt", "light", "light", "heavy", "destroyed"]),
        ("de-panzer4-1@0404:light", ["unhurt", "heavy", "heavy", "destroyed", "destroyed"]),
    ],
)
def test_ex_b13_hits_on_vehicles(target: str, labels: list[str]) -> None:
    state = position(f"us-sherman-1@0406 {target} {FAR}")
    fire(state, "us-sherman-1", target.partition("@")[0])
    overlay = shown(state)
    red = next(line.value for line in overlay.lines if line.total and line.side == "de")
    weights = spread(successes(8, 5), red, 5)
    wanted: Counter[str] = Counter()
    for hits, ways in enumerate(weights):
        wanted[labels[min(hits, 4)]] += Fraction(ways, sum(weights))  # type: ignore[assignment]
    assert rolled(overlay)["normal"] == +wanted


@pytest.mark.rule("DMG-08")
def test_ex_b14_a_heavily_damaged_tiger() -> None:
    state = position(f"de-tiger-1@0404:heavy us-sherman-1@0406 us-2-9@1702:r1,tired {FAR}", side="de")
    fire(state, "de-tiger-1", "us-sherman-1")
    assert lines(shown(state), "de") == ["halved 5 DMG-08 10", "attack = 5 ATK-02"]
    piece = next(one for one in GAME.view(state, 0).pieces if one.id == "de-tiger-1")
    assert (piece.values[2:], piece.marks) == (("0", "5"), ("wrecked", "attacker"))


@pytest.mark.rule("DMG-01", "DMG-02")
def test_a_normal_attack_tells_the_figures_lost() -> None:
    state = position(f"us-1-1@0406:r4 de-1-1@0404:r2 {FAR}")
    fire(state, "us-1-1", "de-1-1")
    hits = enumerated(4, 5, 0)
    assert rolled(shown(state))["normal"] == {
        "destroyed": hits[2] + hits[3] + hits[4], "figures-1": hits[1], "figures-0": hits[0],
    }  # fmt: skip
    assert [roll.results[0].label for roll in shown(state).rolls] == ["routed", "destroyed"]  # the best first


@pytest.mark.rule("ATK-09")
@pytest.mark.parametrize(
    ("target", "answer"),
    [
        ("de-1-1@0404:r1e1", SUPPRESS), ("de-1-1@0404:r1e1", NORMAL), ("de-1-1@0404:r1", SUPPRESS),
        ("de-1-1@0404:r1", NORMAL), ("de-1-1@0404:r3,pinned", SUPPRESS), ("de-1-1@0404:r3,pinned", NORMAL),
        ("de-halftrack-1@0404", NORMAL),
    ],
)  # fmt: skip
def test_the_panel_agrees_with_the_rules_walked_die_by_die(target: str, answer: Action) -> None:
    """The chances of the panel, and those of the game that plays every fall of the dice."""
    state = position(f"us-1-1@0406:r3e1 {target} {FAR}", terrain="0404=woods")
    fire(state, "us-1-1", target.partition("@")[0])
    roll = rolled(shown(state))["suppressive" if answer is SUPPRESS else "normal"]
    walked: Counter[str] = Counter()
    for one in GAME.odds(state, 0, answer).rolls:
        for result in one.results:
            walked[result.label] += Fraction(result.ways, result.of)  # type: ignore[assignment]
    for label in ("pinned", "disrupted", "light", "heavy"):
        assert walked[label] == roll.get(label, 0)
    assert walked["unhurt"] == roll.get("unhurt", 0) + roll.get("figures-0", 0)
    assert walked["destroyed"] == roll.get("destroyed", 0) + roll.get("routed", 0)


def test_fearless_takes_hits_off() -> None:
    units = f"us-1-1@0406:r4 de-1-1@0404:r3o1 {FAR}"
    plain, cold = (position(units, scenario="liberation", cards=cards) for cards in ("", "fearless-1=play"))
    for state in (plain, cold):
        fire(state, "us-1-1", "de-1-1")
    before, after = (rolled(shown(state))["suppressive"] for state in (plain, cold))
    assert before["routed"] > 0
    assert "routed" not in after
    assert after["disrupted"] == before["routed"]
    assert after["unhurt"] > before["unhurt"]


@pytest.mark.rule("STRAT-14")
def test_extra_ammunition_counts_before_the_halving() -> None:
    units = f"us-sherman-1@0404 de-1-1@0408:r4 {FAR}"
    state = position(units, scenario="silence_the_guns", cards="extra_ammunition-1=play")
    do(state, "use us-sherman-1", "fire_move", "shoot", "target de-1-1", "normal", "spend extra_ammunition-1")
    assert lines(shown(state), "us") == ["halved 5 ACT-11 9", "with-card 0 STRAT-14 3", "attack = 5 ATK-02"]
    assert rolls(state) == "attack 5 on 5"


@pytest.mark.rule("STRAT-17")
def test_take_cover_counts_while_it_is_spent() -> None:
    cards = "take_cover-1=play take_cover-2=play"
    state = position(f"us-1-1@0406:r4 de-1-1@0404:r4 {FAR}", scenario="liberation", cards=cards)
    fire(state, "us-1-1", "de-1-1", "normal")
    assert lines(shown(state), "de") == ["defence = 0 ATK-05"]
    do(state, "spend take_cover-1")
    overlay = shown(state)
    assert lines(overlay, "de") == ["card 3 STRAT-14", "defence = 3 ATK-05"]
    assert list(rolled(overlay)) == ["normal"]


@pytest.mark.rule("STRAT-10")
def test_a_sniper_fires_past_all_cover() -> None:
    units = "de-1-1@0406:r4 us-1-1@0404:r4,entrenched us-2-9@1702:r1,tired"
    state = position(
        units, side="de", scenario="liberation", terrain="0404=woods", forts="0404=entrenchment", cards="sniper-1=hq",
        command=(0, 9),
    )  # fmt: skip
    do(state, "play sniper-1")
    do(state, "choose us-1-1")
    overlay = shown(state)
    assert lines(overlay) == ["attack = 3 STRAT-10", "defence = 0 ATK-05", "band 0 STRAT-10 none 4"]
    assert {label: 8 * chance for label, chance in rolled(overlay)["normal"].items()} == {
        "figures-3": 1, "figures-2": 3, "figures-1": 3, "figures-0": 1,
    }  # fmt: skip


@pytest.mark.rule("FIG-26", "OPS-05")
def test_what_was_rolled_is_told_while_the_owner_may_still_turn_a_die() -> None:
    state = position(f"us-1-1@0401:r4,at us-sherman-1@0409 de-tiger-1@0404 {FAR}")
    fire(state, "us-1-1", "de-tiger-1", "normal", "hits 3", "hits 1")
    assert legal(state) == ["thicken", "keep"]
    assert lines(shown(state)) == ["successes = 3 ATK-08", "reds = 1 ATK-08"]


@pytest.mark.rule("OPS-05")
def test_the_ace_rolls_again_and_fires_better() -> None:
    units = f"us-sherman-1@0406 de-panzer4-1@0404 us-2-9@1702:r1,tired {FAR}"
    state = position(units)
    fire(state, "us-sherman-1", "de-panzer4-1")
    plain = rolled(shown(state))["normal"]
    state = position(units)
    state.ace[1] = UNITS.index("de-panzer4-1")
    fire(state, "us-sherman-1", "de-panzer4-1")
    assert rolled(shown(state))["normal"]["unhurt"] > plain["unhurt"]
    state = position(units, side="de")
    state.ace[1] = UNITS.index("de-panzer4-1")
    fire(state, "de-panzer4-1", "us-sherman-1")
    assert lines(shown(state), "de")[1].startswith("with-ace 0 OPS-05")


# --- who else ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("COMB-03", "COMB-05")
def test_who_may_support_is_told_with_what_it_would_change() -> None:
    state = position(f"us-1-1@0406:r4 us-1-2@0407:r2g1 us-1-3@0408:r3,tired de-1-1@0404:r4 {FAR}")
    fire(state, "us-1-1", "de-1-1")
    overlay = shown(state)
    assert [(one.piece, one.kind) for one in overlay.pairings] == [
        ("us-1-1", "chosen"), ("us-1-2", "may"), ("us-1-2", "may"),
    ]  # fmt: skip
    joined = overlay.pairings[1]
    do(state, "with us-1-2")
    assert joined.roll == shown(state).rolls[0]
    assert {piece.id for piece in GAME.view(state, 0).pieces if "attacker" in piece.marks} == {"us-1-1", "us-1-2"}


@pytest.mark.rule("TGT-02")
def test_every_target_is_told_before_one_is_chosen() -> None:
    state = position(f"us-1-1@0406:r4 de-1-1@0404:r4 de-1-2@0403:r2,hidden de-truck-1@0405 {FAR}")
    do(state, "use us-1-1", "fire")
    assert [one.target for one in shown(state).pairings] == asked_targets(state)
    assert all(results(one.roll) for one in shown(state).pairings)


def asked_targets(state: IronState) -> list[str]:
    return [line.partition(" ")[2] for line in legal(state) if line.startswith("target")]


@pytest.mark.rule("OPF-01", "OPF-02")
def test_op_fire_shows_what_is_fired_at_and_from_where() -> None:
    units = f"us-1-1@0406:r4 de-1-1@0403:r2g1,op de-1-2@0309:r4,op de-1-3@0402:r4 {FAR}"
    state = position(units)
    do(state, "use us-1-1", "advance", "to 0405")
    overlay = shown(state)
    assert [(spot.place, spot.kind) for spot in overlay.spots] == [("0405", "target")]
    assert overlay.text is not None
    assert overlay.text.id == "iron-plan-react"
    assert [(one.piece, one.target, dict(one.text.args)["arms"]) for one in overlay.pairings] == [
        ("de-1-1", "us-1-1", "all"), ("de-1-1", "us-1-1", "guns"), ("de-1-2", "us-1-1", "all"),
    ]  # fmt: skip
    do(state, "react de-1-1", "guns")
    assert lines(shown(state), "de") == ["firer 4 ATK-03 guns", "attack = 4 ATK-02"]
    assert {piece.id for piece in GAME.view(state, 1).pieces if "attacker" in piece.marks} == {"de-1-1"}


@pytest.mark.rule("OPF-01")
def test_an_ambush_is_told_beside_op_fire() -> None:
    units = f"us-halftrack-1@0406 de-1-1@0404:r4 {FAR}"
    state = position(units, scenario="liberation", cards="tank_ambush-1=play")
    do(state, "use us-halftrack-1", "advance", "to 0405")
    (ambush,) = shown(state).pairings
    assert (ambush.piece, ambush.target, ambush.kind) == ("", "us-halftrack-1", "may")
    assert str(ambush.text) == "iron-pair-ambush dice=6 need=4 red=1"
    assert sum(results(ambush.roll).values()) == 1


# --- area attacks -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FIG-04", "AREA-02", "AREA-03", "AREA-04")
def test_ex_b32_a_mortar_and_each_unit_in_the_hex() -> None:
    units = f"us-1-1@0409:m1 us-1-2@0407:r4 us-1-3@0410:m2 de-1-1@0404:r4 de-1-2@0404:r2 de-truck-1@0404 {FAR}"
    state = position(units, terrain="0404=woods")
    shell(state, "us-1-1", "0404")
    overlay = shown(state)
    assert lines(overlay, "us") == [
        "mortar 4 FIG-04 suppressive", "attack = 4 FIG-04 suppressive", "mortar 2 FIG-04 normal",
        "attack = 2 FIG-04 normal",
    ]  # fmt: skip
    told = [(one.target, dict(one.text.args)["kind"], dict(one.text.args)["red"]) for one in overlay.pairings]
    assert told == [
        ("de-1-1", "suppressive", 2), ("de-1-2", "suppressive", 2), ("de-1-1", "normal", 2), ("de-1-2", "normal", 2),
        ("de-truck-1", "normal", 2),
    ]  # fmt: skip
    hits = enumerated(4, 5, 2)
    assert results(overlay.pairings[0].roll)["pinned"] == hits[1] + hits[2]
    assert rolled(overlay)["area-suppressive"]["hits-4"] == Fraction(1, 81)
    do(state, "with us-1-3")
    assert lines(shown(state), "us")[1:3] == ["mortar-halved 4 COMB-05 8 suppressive", "attack = 8 FIG-04 suppressive"]
    do(state, "suppress")
    assert rolls(state) == "area 8 on 5"
    overlay = shown(state)
    assert [one.target for one in overlay.pairings] == ["de-1-1", "de-1-2"]
    assert lines(overlay) == ["attack = 8 AREA-02 suppressive", "band 0 AREA-02 none 5"]


@pytest.mark.rule("AREA-03")
def test_successes_that_are_rolled_leave_the_red_dice() -> None:
    state = position(f"us-1-1@0409:m1 us-1-2@0407:r4 de-1-1@0404:r3o1 de-1-2@0404:r2 {FAR}")
    shell(state, "us-1-1", "0404", "suppress", "hits 2")
    overlay = shown(state)
    assert lines(overlay) == ["successes = 2 AREA-02"]
    assert results(overlay.pairings[0].roll) == {"pinned": Fraction(1)}  # one red die of the officer: 2 or 1 hits


# --- assault ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASLT-07", "ASLT-09", "ASLT-10", "ASLT-13", "ASLT-17")
def test_ex_b30_an_assault_with_two_supports() -> None:
    units = f"us-1-1@0405:e4 us-1-2@0405:r4 us-1-3@0403:r3 de-1-1@0404:r4,pinned de-halftrack-1@0404 {FAR}"
    state = position(units, terrain="0404=woods")
    storm(state, "us-1-1", "0404", "with us-1-2")
    assert lines(shown(state), "us")[-1] == "storm = 10 ASLT-10"
    do(state, "with us-1-3")
    overlay = shown(state)  # with two supports it begins by itself
    assert lines(overlay, "us") == [
        "firer 8 ASLT-07", "halved 2 ASLT-07 4", "halved 2 ASLT-07 3", "storm = 12 ASLT-10",
    ]  # fmt: skip
    assert lines(overlay, "de") == [
        "return 2 DMG-11", "return 4 ASLT-09", "return-total = 6 ASLT-13", "terrain 2 ASLT-10",
        "storm-cover = 2 ASLT-10",
    ]  # fmt: skip
    found = rolled(overlay)
    hits, back = spread(successes(12, 4), 2, 5), successes(6, 4)
    assert found["assault-losses"]["hits-3"] == Fraction(back[3], 64)
    assert found["assault-hits"]["hits-5"] == Fraction(hits[5], sum(hits))
    won = sum(ours * theirs for a, ours in enumerate(hits) for b, theirs in enumerate(back) if a > b)
    assert found["assault-result"]["assault-won"] == Fraction(won, sum(hits) * sum(back))
    do(state, "hits 6")
    assert rolled(shown(state))["assault-hits"] == {
        "hits-6": Fraction(4, 9), "hits-5": Fraction(4, 9), "hits-4": Fraction(1, 9),
    }  # fmt: skip
    do(state, "hits 1")
    assert rolled(shown(state))["assault-result"]["assault-won"] == Fraction(sum(back[:5]), 64)  # 5 hits
    assert [step.when for step in shown(state).steps].index("now") == 4


@pytest.mark.rule("ASLT-17")
@pytest.mark.parametrize(("attacker", "defender"), [("r2", "r1"), ("e1", "r2")])
def test_the_chance_of_an_assault_die_by_die(attacker: str, defender: str) -> None:
    state = position(f"us-1-1@0405:{attacker} us-1-2@0405:r1 de-1-1@0404:{defender} {FAR}", terrain="0404=rough")
    storm(state, "us-1-1", "0404")
    overlay = shown(state)
    dice = {line.text.id: line.value for line in overlay.lines if line.total}
    black, red, back = (dice[f"iron-sum-{name}"] for name in ("storm", "storm-cover", "return-total"))
    won = 0
    for faces in product(range(1, 7), repeat=black + red + back):
        scored = sum(face >= 4 for face in faces[:black])
        saved = sum(face >= 5 for face in faces[black : black + red])
        struck = sum(face >= 4 for face in faces[black + red :])
        won += max(0, scored - saved) > struck
    assert rolled(overlay)["assault-result"].get("assault-won", 0) == Fraction(won, 6 ** (black + red + back))


@pytest.mark.rule("ASLT-15", "ASLT-16")
def test_the_hits_of_both_are_told_while_the_losses_are_chosen() -> None:
    state = position(f"us-1-1@0405:r3e1 us-1-2@0405:r4 de-1-1@0404:r3 de-1-2@0404:r4 {FAR}")
    storm(state, "us-1-1", "0404", "begin", "hits 4", "hits 2")
    assert lines(shown(state)) == ["storm-hits = 4 ASLT-16", "return-hits = 2 ASLT-15"]
    assert [step.rule for step in shown(state).steps if step.when == "now"] == ["ASLT-15"]
    while legal(state)[0] in ("hit us-1-1", "lose regular"):
        do(state, legal(state)[0])
    assert [step.rule for step in shown(state).steps if step.when == "now"] == ["ASLT-16"]


@pytest.mark.rule("DMG-01")
def test_where_figures_are_lost() -> None:
    state = position(f"us-1-1@0406:r4 de-1-1@0404:r3e1 {FAR}")
    fire(state, "us-1-1", "de-1-1", "normal", "hits 2")
    overlay = shown(state)
    assert [(spot.place, spot.kind) for spot in overlay.spots] == [("0404", "target")]
    assert [step.rule for step in overlay.steps if step.when == "now"] == ["DMG-01"]


@pytest.mark.rule("ASLT-05")
def test_concealed_squads_that_may_stay_out_are_not_counted() -> None:
    units = f"us-1-1@0405:r4 us-1-2@0405:r4 de-1-1@0404:r2 de-1-2@0404:r4,hidden {FAR}"
    state = position(units, terrain="0404=woods")
    storm(state, "us-1-1", "0404")
    assert "return-total = 2 ASLT-13" in lines(shown(state), "de")
    do(state, "begin", "reveal de-1-2")
    assert "return-total = 6 ASLT-13" in lines(shown(state), "de")


@pytest.mark.rule("ASLT-18")
def test_the_hexes_of_a_retreat_are_shown() -> None:
    state = position(f"us-1-1@0405:r4 us-1-2@0405:r4 de-1-1@0404:r4 {FAR}")
    storm(state, "us-1-1", "0404", "begin", "hits 3", "hits 0")
    while "hit de-1-1" in legal(state):
        do(state, "hit de-1-1")
    overlay = shown(state)
    assert [spot.place for spot in overlay.spots if spot.kind == "reach"] == [
        line.partition(" ")[2] for line in legal(state)
    ]
    assert next(step.rule for step in overlay.steps if step.when == "now") == "ASLT-18"


# --- all of them ------------------------------------------------------------------------------------------------------


def test_the_steps_of_an_attack_are_told() -> None:
    state = position(f"us-1-1@0406:r4 de-1-1@0404:r4 {FAR}")
    do(state, "use us-1-1", "fire")
    assert [step.when for step in shown(state).steps][:2] == ["now", "later"]
    do(state, "target de-1-1")
    assert [(step.rule, step.when) for step in shown(state).steps][2] == ("ATK-07", "now")
    assert UNITS.argument(UNITS.index("de-1-1")) == dict(shown(state).text.args)["unit"]  # type: ignore[union-attr]

"""Why not: set-up and arrivals, op fire mode, transfers, command, decks and cards (chapters 2, 5, 6, 19)."""

from pathlib import Path
from typing import Any

import pytest

from grognard.games.iron.board import CARDS, DECK_NAMES, HEXES, UNITS
from grognard.games.iron.card_markers import Entrenching, Smoking
from grognard.games.iron.card_play import Play
from grognard.games.iron.cards import Playing
from grognard.games.iron.command import Spending
from grognard.games.iron.deck import DrawingAgain, Looking
from grognard.games.iron.loads import INDEX
from grognard.games.iron.readying import Readying
from grognard.games.iron.setup import Arriving, Building, InHand, Naming, Settling, Starting
from grognard.games.iron.specialised import Sheltering
from grognard.games.iron.state import OUT, IronState, board_of
from grognard.games.iron.status import Draws
from grognard.games.iron.transfers import Transfers
from tests.iron.battle import under
from tests.iron.position import ask, bare, do, legal, plan, position
from tests.iron.test_refusals import no

RIFLES = INDEX[4, 0, 0, 0, 0]


def placing(units: str, *waiting: str, opening: bool = True, **more: Any) -> IronState:
    """A position in which these units are placed, with all vehicles named for those aboard."""
    state = bare(units, **more)
    numbers = tuple(UNITS.index(name) for name in waiting)
    for name, unit in zip(waiting, numbers, strict=True):
        if name[3].isdigit():
            state.load[unit] = RIFLES
    rides = tuple(unit for unit, name in enumerate(UNITS) if name.startswith("us-truck"))
    return ask(state, Arriving(numbers, rides, opening=opening))


def zone(state: IronState) -> list[str]:
    return [HEXES[hex_] for hex_ in board_of(state).forces[0][0].zone]


# --- SETUP: building and placing --------------------------------------------------------------------------------------


def test_squads_are_built_base_by_base() -> None:
    state = ask(bare(""), Building(0, 0, (4, 0, 0, 2, 0), 2, (0, 1, 0, 0)))
    assert no(state) == "SETUP-07 choose-figures left=2"
    assert no(state, verb="engineer") == no(state, verb="token") == "SETUP-08 token-later"
    assert plan(state, verb="r4") == ["mount r4"]
    do(state, "mount r4")
    assert no(state, verb="token medic") == no(state, verb="medic") == "SETUP-08 no-token"
    assert no(state) == "SETUP-08 choose-token"
    assert plan(state, verb="engineer") == ["token engineer"]


def test_units_are_placed_in_their_zone() -> None:
    state = placing("us-1-2@0305:r4 de-1-1@0306:r4", "us-1-1", "us-sherman-1")
    here = zone(state)
    outside = next(name for name in HEXES if name not in here)
    assert no(state) == "SETUP-09 choose-arrival"
    assert no(state, "us-1-1", place=outside) == f"SETUP-09 zone hex={outside}"
    assert no(state, "us-1-1 us-sherman-1") == "SETUP-09 place-one"
    assert no(state, "us-1-2") == "SETUP-09 placed"
    assert no(state, "us-1-9") == "SETUP-09 not-coming"
    assert no(state, "de-1-1") == "SETUP-09 not-yours"
    assert no(state, "us-1-1", verb="rest") == "SETUP-09 choice"
    do(state, "place us-1-1")
    assert no(state, "us-sherman-1") == "SETUP-09 choose-hex"
    assert no(state, "us-1-2") == "SETUP-09 finish-first"
    assert no(state) == "SETUP-09 choose-hex"
    assert no(state, verb="into") == "TRAN-01 choose-vehicle"


def test_hexes_of_the_zone_that_do_not_do() -> None:
    first = zone(placing("", "us-1-1", "us-sherman-1"))[0]
    state = placing(f"de-1-1@{first}:r4", "us-1-1", "us-sherman-1")
    assert no(state, "us-1-1", place=first) == f"SETUP-09 place-enemy hex={first}"
    three = " ".join(f"us-1-{number}@{first}:r4" for number in (2, 3, 4))
    state = placing(three, "us-1-1", "us-sherman-1")
    assert no(state, "us-1-1", place=first) == f"MOVE-05 full count=3 limit=3 hex={first}"
    state = placing("", "us-1-1", "us-sherman-1", terrain=f"{first}=pond")
    assert no(state, "us-1-1", place=first) == f"SETUP-13 pond hex={first}"
    state = placing("", "us-1-1", "us-sherman-1", terrain=f"{first}=building")
    assert no(state, "us-sherman-1", place=first) == f"SETUP-13 building hex={first}"
    assert plan(state, "us-1-1", place=first) == ["place us-1-1", f"at {first}"]


def test_reinforcements_have_the_zone_of_their_side() -> None:
    state = placing("us-1-2@0305:r4 de-1-1@0306:r4", "us-1-1", "us-sherman-1", opening=False)
    outside = next(name for name in HEXES if HEXES.index(name) not in board_of(state).zone[0])
    assert no(state, "us-1-1", place=outside) == f"STAT-15 zone hex={outside}"


def test_squads_are_placed_aboard_transports() -> None:
    here = zone(placing("", "us-1-1", "us-1-2"))[:2]
    far = next(name for name in HEXES if name not in zone(placing("", "us-1-1", "us-1-2")))
    units = f"us-truck-1@{here[0]} us-1-3@us-truck-1:r4 us-1-4@us-truck-1:r4 us-sherman-1@{here[0]} us-truck-2@{far}"
    state = placing(units, "us-1-1", "us-halftrack-1")
    assert no(state, "us-1-1", piece="us-truck-1") == "TRAN-01 board-full count=2"
    assert plan(state, "us-1-1", piece="us-sherman-1") == ["place us-1-1", f"at {here[0]}"]
    assert no(state, "us-1-1", piece="us-truck-2") == "SETUP-09 ride-elsewhere"
    do(state, "place us-halftrack-1")
    assert no(state, piece="us-truck-1", verb="into") == "TRAN-01 board-squads"
    state = placing(units, "us-1-1", "us-halftrack-1")
    do(state, "place us-1-1")
    assert no(state, piece="us-sherman-1", verb="into") == "TRAN-01 no-transport"


def test_settling_in() -> None:
    state = bare("us-1-1@0305:r4 de-1-1@0314:r4", forts="0305=entrenchment")
    state = ask(state, Settling(UNITS.index("us-1-1")))
    assert no(state, verb="conceal") == "SETUP-10 conceal-now"
    assert no(state) == "SETUP-09 choose-fort"
    assert plan(state, verb="entrenchment") == ["shelter entrenchment"]
    state = ask(bare("us-1-1@0305:r4 de-1-1@0314:r4"), Sheltering(0, 1, "SPEC-04"))
    assert no(state) == no(state, "us-1-1") == "SPEC-04 choose-fort"
    assert no(state, place="0306", verb="to") == "SPEC-04 choice"


def test_the_ace_drives_a_tank() -> None:
    state = ask(bare("us-sherman-1@0305 us-sherman-2@0306 us-1-1@0305:r4 de-1-1@0314:r4"), Naming(0))
    assert no(state) == "OPS-05 choose-ace"
    assert no(state, "us-1-1") == "OPS-05 ace-tank"
    assert no(state, "de-1-1") == "OPS-05 not-yours"
    assert no(state, "us-sherman-3") == "COMP-01 in-box"


# --- STAT-09: op fire mode --------------------------------------------------------------------------------------------


def test_who_does_not_go_into_op_fire_mode() -> None:
    units = "us-1-1@0305:r4,pinned us-1-2@0305:r4,op us-truck-1@0305 us-1-3@us-truck-1:r4 us-1-4@0306:r4 us-1-5@0306:r4"
    state = ask(bare(f"{units} de-1-1@0314:r4"), Readying(0))
    assert no(state, "us-1-1") == "STAT-09 pinned"
    assert no(state, "us-1-2") == "ACT-06 waiting"
    assert no(state, "us-1-3") == "STAT-09 carried"
    assert no(state, "us-truck-1") == "STAT-09 unarmed"
    assert no(state, "de-1-1") == "STAT-08 not-yours"
    assert no(state, "us-1-4 us-1-5") == "STAT-08 one-thing"
    assert no(state) == no(state, place="0305") == "STAT-08 choose-ready"
    state = ask(bare("us-1-4@0306:r4 de-1-1@0314:r4"), Readying(0, "SETUP-12"))
    assert no(state, "us-1-4", verb="use") == "SETUP-12 choice"


# --- STAT-10: transfers -----------------------------------------------------------------------------------------------


def test_who_takes_no_part_in_transfers() -> None:
    squads = "us-1-1@0305:r2 us-1-2@0305:r2 us-1-3@0405:r2,eng us-1-4@0405:r2,pinned us-1-5@0405:r2"
    more = "us-1-6@0406:r2,entrenched us-truck-1@0406 us-1-7@us-truck-1:r2 de-1-1@0314:r4"
    state = ask(bare(f"{squads} {more}", forts="0406=entrenchment"), Transfers(0))
    assert no(state, "us-1-3") == "SPEC-01 transfer-spec"
    assert no(state, "us-1-4") == "STAT-11 pinned"
    assert no(state, "us-1-5") == "STAT-10 alone hex=0405"
    assert no(state, "us-1-6") == "STAT-11 transfer-fort"
    assert no(state, "us-1-7") == "STAT-11 carried"
    assert no(state, "us-truck-1") == "STAT-10 transfer-squads"
    assert no(state, "de-1-1") == "STAT-10 not-yours"
    assert no(state) == "STAT-10 choose-giver"
    assert no(state, "us-1-1", piece="us-1-2") == "STAT-10 choose-figure"


def test_figures_need_slots() -> None:
    state = ask(bare("us-1-1@0305:r1o1 us-1-2@0305:r2g1 us-1-3@0405:r4 de-1-1@0314:r4"), Transfers(0))
    do(state, "from us-1-2")
    assert no(state, verb="mortar") == "STAT-10 no-figure"
    assert no(state, "us-1-1") == "STAT-10 choose-figure"
    do(state, "figure mg")
    assert no(state, "us-1-3") == "STAT-10 transfer-hex hex=0305"
    assert no(state, "de-1-1") == "STAT-10 not-yours"
    assert no(state) == "STAT-10 choose-taker"


# --- CMD-07: command --------------------------------------------------------------------------------------------------


def test_command_that_a_side_has_not() -> None:
    cards = "us_armour-1=hq us_rifle_squad-1=hq go_to_ground-1=hq"
    state = ask(bare("us-1-1@0305:r4 de-1-1@0314:r4", command=(2, 0), cards=cards), Spending(0))
    assert no(state, "us_armour-1") == "STRAT-01 card-cost cost=6 command=2"
    assert no(state, "go_to_ground-1") == "STRAT-01 card-later phase=action"
    assert no(state, "us_mg_squad-1") == "ACT-14 card-in-deck"
    assert no(state, "blitz-1") == "ACT-14 card-not-yours"
    assert no(state, verb="bid 3") == "CMD-09 bid-too-much count=3 command=2"
    assert no(state) == no(state, verb="bid") == "CMD-07 choose-spending command=2"
    state = position("us-1-1@0305:r4 de-1-1@0314:r4", cards=cards, command=(2, 0))
    assert no(state, "us_rifle_squad-1") == "STRAT-01 card-later phase=command"
    assert no(state, "us_rifle_squad-1 us_armour-1") == "STRAT-01 one-card"
    assert no(state, "us_rifle_squad-1 us-1-1") == "STRAT-01 one-thing"


def test_decks() -> None:
    for frame, rule in ((Starting(0, 2), "SETUP-04"), (Draws(0), "STAT-01"), (DrawingAgain(0), "STAT-02")):
        state = ask(bare("us-1-1@0305:r4"), frame)
        assert no(state, "command_1") == f"{rule} deck-not-yours"
        assert no(state) == no(state, "us-1-1") == f"{rule} choose-deck"
    state = bare("us-1-1@0305:r4")
    for card, deck in enumerate(board_of(state).card_deck):
        if deck == board_of(state).decks[0][0]:
            state.card[card] = OUT
    state = ask(state, Draws(0))
    assert no(state, "us_reinforcements_1") == "STAT-03 deck-empty"


# --- 19: cards --------------------------------------------------------------------------------------------------------


def test_cards_in_play() -> None:
    state = position("us-1-1@0314:r4 de-1-1@0305:r4", side="de", cards="major_offensive-1=play forced_march-1=play")
    assert plan(state, "major_offensive-1") == ["spend major_offensive-1"]
    assert no(state, "forced_march-1") == "TIME-05 card-waits"
    do(state, "use de-1-1", "rest")
    state = position("us-1-1@0314:r4 de-1-1@0305:r4 de-1-2@0304:r4", side="de", cards="major_offensive-1=play")
    do(state, "use de-1-1", "rest")
    assert no(state, "major_offensive-1") == "TIME-05 card-turn-start"
    state.card[CARDS.index("major_offensive-1")] = OUT
    assert no(state, "major_offensive-1") == "STRAT-04 card-gone"


def test_a_card_is_tried_once_a_round() -> None:
    state = position("us-1-1@0305:r4 de-1-1@0314:r4", scenario="liberation", cards="smoke_barrage-1=play")
    card = CARDS.index("smoke_barrage-1")
    state.holder[card], state.stamp[card] = 0, state.round
    assert no(state, "smoke_barrage-1") == "STRAT-08 card-tried"
    state.stamp[card] = state.round - 1
    state.__dict__.clear()
    assert plan(state, "smoke_barrage-1") == ["retry smoke_barrage-1"]


def test_cards_without_an_effect() -> None:
    state = position("us-1-1@0305:r4 de-1-1@0314:r4", cards="second_wind-1=hq", command=(9, 9))
    assert no(state, "second_wind-1") == "STRAT-18 card-no-target"


def test_fog_keeps_aircraft_down(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    under(monkeypatch, tmp_path, "mortain_ridge", us=["heavy_fog"], de=["heavy_fog"])
    more: dict[str, Any] = {"scenario": "mortain_ridge", "cards": "strafing_run-1=hq", "command": (9, 9)}
    state = position("us-1-1@0305:r4 de-1-1@0314:r4", **more)
    assert no(state, "strafing_run-1") == "OPS-05 card-fog"


def playing(units: str, card: str, step: int = 0, **more: Any) -> IronState:
    """A position in which the American resolves a step of a card."""
    state = bare(units, cards=f"{card}=play", command=(9, 9), **more)
    return ask(state, Playing(Play(CARDS.index(card), 0, step)))


def test_units_that_cards_do_not_act_on() -> None:
    units = "us-1-1@0305:r4,tired us-1-2@0305:r4 us-1-3@0306:r4,tired,pinned us-truck-1@0306 us-1-4@us-truck-1:r4,tired"
    more = "us-1-5@0307:r4,tired,hidden us-1-6@0304:r4,tired us-sherman-1@0308:tired de-1-1@0314:r4"
    state = playing(f"{units} {more}", "second_wind-1", terrain="0307=woods")
    assert plan(state, "us-1-1") == ["choose us-1-1"]
    assert no(state, "us-1-2") == "STRAT-17 not-fatigued"
    assert no(state, "us-1-3") == "DMG-11 pinned"
    assert no(state, "us-1-4") == "STRAT-17 carried"
    assert no(state, "us-1-5") == "STRAT-17 card-concealed"
    assert no(state, "us-sherman-1") == "STRAT-17 card-squads"
    assert no(state, "de-1-1") == "STRAT-17 not-yours"
    assert no(state) == "STRAT-17 card-choose what=choose"
    assert no(state, "us-1-1", verb="fire") == "STRAT-17 choice"
    assert no(state, "us-1-1", place="0306") == "STRAT-17 one-thing"


def test_repairs() -> None:
    units = "us-sherman-1@0305:light us-sherman-2@0305:heavy us-sherman-3@0306 us-1-1@0306:r4 de-1-1@0314:r4"
    state = playing(units, "field_repairs-1", scenario="silence_the_guns")
    assert no(state, "us-sherman-3") == "DMG-09 not-damaged"
    assert no(state, "us-1-1") == "DMG-09 card-vehicles"


def test_entrenching_tools_and_smoke() -> None:
    units = "us-1-1@0305:r4 us-1-2@0405:r4 us-1-3@0308:r4 us-1-4@0308:r4,pinned de-1-1@0314:r4"
    more: dict[str, Any] = {"scenario": "silence_the_guns", "terrain": "0405=building"}
    state = playing(units, "entrenching_tools-1", **more)
    assert no(state, place="0405") == "SPEC-05 dig-ground hex=0405"
    assert no(state, place="0310") == "SPEC-05 card-squad-there hex=0310"
    do(state, "mark 0308")
    assert no(state, "us-1-1") == "FORT-01 enter-there hex=0308"
    assert no(state, "us-1-4") == "DMG-11 pinned"
    state = playing(units, "smoke_grenades-1", smoke="0306", **more)
    assert no(state, place="0405") == "FORT-20 smoke-building hex=0405"
    assert no(state, place="0306") == "FORT-20 smoke-twice hex=0306"
    assert no(state, place="0312") == "STRAT-06 smoke-squad hex=0312"
    assert plan(state, place="0307") == ["mark 0307"]


def test_strikes_from_the_air() -> None:
    units = "us-1-1@0305:r4 de-tiger-1@0308 de-panzer4-1@0309 de-1-1@0310:r4 us-sherman-1@0305 de-truck-1@0311"
    state = playing(units, "tank_busters-1", 1, scenario="mortain_ridge", terrain="0308=woods")
    assert no(state, piece="de-tiger-1") == "STRAT-17 strike-woods hex=0308"
    assert no(state, piece="de-1-1") == "STRAT-17 strike-kind kind=vehicle"
    assert no(state, "us-sherman-1") == "STRAT-17 own-target"
    assert plan(state, piece="de-panzer4-1") == ["choose de-panzer4-1"]
    state = playing(units, "strafing_run-1", 1, scenario="mortain_ridge")
    assert plan(state, place="0305") == ["mark 0305"]
    assert no(state) == "STRAT-09 card-choose what=mark"


def test_figures_and_concealment() -> None:
    units = "us-1-1@0305:r4 us-1-2@0305:r2 us-1-3@0306:r2 us-sherman-1@0305 us-1-4@0312:r4 de-1-1@0313:r4"
    state = playing(units.replace("us-1-2@0305:r2", "us-1-2@0305:r1o1"), "us_replacements-1")
    assert no(state, "us-1-1") == "COMP-03 squad-full"
    assert no(state, "us-sherman-1") == "COMP-03 card-squads"
    assert no(state, "us-1-3") == "STRAT-06 card-officer hex=0306"
    assert plan(state, "us-1-2") == ["choose us-1-2"]
    state = playing(units, "go_to_ground-1")
    assert no(state, "us-1-4") == "STRAT-06 conceal-near"
    assert no(state, "us-sherman-1") == "CONC-01 conceal-vehicle"
    do(state, "choose us-1-2")
    assert no(state, "us-1-2") == "CONC-01 concealed-already"
    assert no(state, "us-1-3") == "STRAT-06 conceal-hex hex=0305"


def test_questions_of_a_word() -> None:
    state = position("us-1-1@0305:r4 de-1-1@0308:r4", options={"teams": "on"}, command=(1, 0))
    assert "end_phase" in legal(state)
    state = ask(bare(""), InHand(UNITS.index("us-sherman-1"), (), opening=True))
    assert no(state, "take_cover-1") == "ACT-14 card-in-deck"


def test_no_room_for_vehicles() -> None:
    ground = " ".join(f"{name}=building" for name in zone(placing("", "us-1-1", "us-1-2")))
    state = placing("", "us-1-1", "us-sherman-1", terrain=ground)
    assert no(state, "us-sherman-1") == "STAT-16 no-room"


def test_figures_go_one_way() -> None:
    units = bare("us-1-1@0305:r3 us-1-2@0305:r2o1 us-1-3@0305:r4,pinned de-1-1@0314:r4")
    one, two = UNITS.index("us-1-1"), UNITS.index("us-1-2")
    state = ask(units, Transfers(0, ((one, 2, two),)))
    do(state, "from us-1-2")
    assert no(state, verb="officer") == "STAT-10 got-already"
    do(state, "figure regular")
    assert no(state, "us-1-3") == "STAT-11 pinned"
    state = ask(bare("us-1-1@0305:r3 us-1-2@0305:r2o1 us-1-3@0305:r1 de-1-1@0314:r4"), Transfers(0, ((one, 2, two),)))
    do(state, "from us-1-2", "figure officer")
    assert no(state, "us-1-1") == "STAT-10 gave-already"


def test_squads_without_slots() -> None:
    state = ask(bare("us-1-1@0305:r4 us-1-2@0305:r4 us-1-3@0305:r2o1 de-1-1@0314:r4"), Transfers(0))
    do(state, "from us-1-1", "figure regular")
    assert no(state, "us-1-2") == "COMP-03 taker-full"
    state = ask(bare("us-1-1@0305:r4 us-1-2@0305:r4 us-1-3@0306:r2 us-1-4@0306:r2 de-1-1@0314:r4"), Transfers(0))
    assert no(state, "us-1-1") == "STAT-10 nothing-to-give"


def test_the_partner_uses_his_own_cards() -> None:
    more: dict[str, Any] = {"options": {"teams": "on"}, "scenario": "liberation", "cards": "smoke_barrage-1=play"}
    state = position("us-1-1@0305:r4 us-2-1@0306:r4 de-1-1@0314:r4", **more)
    state.holder[CARDS.index("smoke_barrage-1")] = 2
    assert no(state, "smoke_barrage-1") == "TEAM-07 card-partners"


def resolving(units: str, card: str, **more: Any) -> IronState:
    """A position in which the German resolves the first step of a card."""
    state = bare(units, cards=f"{card}=play", **more)
    return ask(state, Playing(Play(CARDS.index(card), 1)))


def test_mines_and_markers_of_cards() -> None:
    units = "de-1-1@0305:r4 de-1-2@0308:r4 us-1-1@0311:r4"
    state = resolving(units, "hasty_minefield-1", scenario="liberation", wire="0306")
    assert no(state, place="0308") == "STRAT-06 mine-unit hex=0308"
    assert no(state, place="0310") == "STRAT-06 mine-enemy hex=0310"
    assert no(state, place="0306") == "FORT-18 mine-obstacle hex=0306"
    assert no(state, place="0900") == "STRAT-06 mine-far within=2 hex=0900"
    state = resolving(units, "breach-1", scenario="liberation", wire="0306", mines="0306")
    assert no(state, place="0309") == "STRAT-06 card-hex hex=0309"
    do(state, "mark 0306")
    assert no(state) == "STRAT-06 choose-marker hex=0306"
    assert plan(state, verb="minefield") == ["remove minefield"]


def test_snipers_see_their_man() -> None:
    units = "de-1-1@0305:r4 us-1-1@0308:r4 us-1-2@0405:r4 us-1-3@0306:r4,hidden us-1-4@0304:r4"
    state = resolving(units, "sniper-1", scenario="liberation", terrain="0307=woods 0306=woods")
    assert no(state, piece="us-1-1") == "STRAT-17 strike-unseen hex=0308"
    assert no(state, piece="us-1-3") == "TGT-04 target-concealed"
    assert plan(state, piece="us-1-2") == ["choose us-1-2"]


def test_a_surprise_is_for_fresh_squads() -> None:
    units = "de-1-1@0305:r4 de-1-2@0305:r4,tired de-1-3@0305:r4,pinned de-1-4@0304:g2 de-tiger-1@0304 us-1-1@0314:r4"
    state = resolving(f"{units} de-1-5@0304:r4", "surprise_assault-1")
    assert no(state, "de-1-2") == "ACT-06 fatigued"
    assert no(state, "de-1-3") == "ACT-20 pinned"
    assert no(state, "de-1-4") == "ACT-15 assault-weapon"
    assert no(state, "de-tiger-1") == "ACT-15 assault-vehicle"


def test_cards_and_decks_that_cards_speak_of() -> None:
    state = resolving("us-1-1@0305:r4 de-1-1@0314:r4", "reconnaissance-1", scenario="liberation")
    assert no(state, "artillery_1") == "STRAT-06 deck-not-yours"
    assert no(state) == "STRAT-06 card-choose what=draw"


def test_figures_of_a_card_are_spread() -> None:
    units = "us-1-1@0305:r1o1 us-1-2@0305:r1 us-1-3@0305:r1 de-1-1@0314:r4"
    state = playing(units, "us_replacements-1")
    do(state, "choose us-1-2", "choose us-1-2")
    assert no(state, "us-1-2") == "STRAT-06 card-once count=2"
    assert no(state) == "COMP-03 card-choose what=choose"
    assert no(state, "de-1-1") == "STRAT-17 not-yours"


def test_smoke_lies_around_its_hex() -> None:
    state = bare("us-1-1@0305:r4 de-1-1@0314:r4", scenario="liberation", cards="smoke_barrage-1=play")
    state = ask(state, Smoking(CARDS.index("smoke_barrage-1"), 0, HEXES.index("0308"), 2))
    assert no(state, place="0310") == "STRAT-06 smoke-beside hex=0310 centre=0308"
    assert no(state) == "FORT-20 card-choose what=mark"
    assert plan(state, verb="done") == ["done"]


def test_cards_that_ask_for_cards_and_squads() -> None:
    more: dict[str, Any] = {"scenario": "silence_the_guns"}
    state = ask(bare("us-1-1@0305:r4 de-1-1@0314:r4", command=(2, 0), **more), Spending(0))
    assert no(state, "supply_1") == "CMD-07 deck-later"
    deck = DECK_NAMES.index("morale_1")
    state = ask(bare("us-1-1@0305:r4 de-1-1@0314:r4", scenario="liberation"), Looking(1, deck, 3, 1000))
    for _ in range(3):
        do(state, legal(state)[0])
    assert no(state, "us-1-1") == "STRAT-06 choose-peek"
    units = "us-1-1@0305:r4 us-1-2@0305:r4,entrenched us-sherman-1@0305 us-truck-1@0306 us-1-3@us-truck-1:r4"
    state = bare(f"{units} de-1-1@0314:r4", forts="0305=entrenchment 0305=entrenchment", **more)
    state = ask(state, Entrenching(CARDS.index("entrenching_tools-1"), 0, HEXES.index("0305")))
    assert no(state) == "FORT-01 card-choose what=choose"
    assert no(state, "us-1-2") == "FORT-01 in-fort"
    assert no(state, "us-sherman-1") == "FORT-01 shelter-squads"
    state = playing(f"{units} de-1-1@0314:r4", "go_to_ground-1", forts="0305=entrenchment")
    assert no(state) == "CONC-01 card-choose what=choose"
    assert no(state, "us-1-3") == "STRAT-17 carried"


def test_satchel_charges_strike_who_lost_his_cover() -> None:
    units = "de-1-1@0305:r4 us-1-1@0306:r4 us-1-2@0306:r4"
    state = bare(units, scenario="liberation", cards="satchel_charges-1=play")
    state = ask(state, Playing(Play(CARDS.index("satchel_charges-1"), 1, 1, unit=UNITS.index("us-1-1"))))
    assert plan(state, piece="us-1-1") == ["choose us-1-1"]
    assert no(state, piece="us-1-2") == "STRAT-17 strike-evicted"


def test_a_figure_that_fits_nowhere_stays() -> None:
    state = ask(bare("us-1-1@0305:g1 us-1-2@0305:r3 us-1-3@0305:r3 de-1-1@0314:r4"), Transfers(0))
    do(state, "from us-1-2")
    assert no(state, verb="mg") == "STAT-10 no-figure"
    state = ask(bare("us-1-1@0305:r2g1 us-1-2@0305:e3 de-1-1@0314:r4"), Transfers(0, ((0, 1, 1),)))
    do(state, "from us-1-1")
    assert no(state, verb="mg") == "COMP-03 figure-stays"

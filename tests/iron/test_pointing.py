"""What pointing means where it is legal: the actions that carry it out; and that reasons and rules never part."""

from random import Random

import pytest

from grognard.games.iron import GAME
from grognard.games.iron.board import UNITS
from grognard.games.iron.command import Spending
from grognard.games.iron.readying import Readying
from grognard.games.iron.refusals import intents
from grognard.games.iron.setup import Arriving, Naming, Starting
from grognard.games.iron.state import IronState
from grognard.games.iron.transfers import Transfers
from grognard.kernel import CHANCES, Action, Decision, Intent, Refusal, engine
from tests.iron.position import ask, at, bare, do, legal, moving, plan, position, refusal

# --- 4: action turns --------------------------------------------------------------------------------------------------


def test_a_unit_alone_is_taken_in_hand() -> None:
    state = position("us-1-1@0305:r4 de-1-1@0314:r4")
    assert plan(state, "us-1-1") == plan(state, piece="us-1-1") == plan(state, "us-1-1", verb="use") == ["use us-1-1"]
    assert plan(state, "us-1-1", place="0305") == ["use us-1-1"]  # where it stands
    assert plan(state, "us-1-1", verb="rest") == ["use us-1-1", "rest"]
    assert plan(state, "us-1-1", verb="op_fire") == ["use us-1-1", "op_fire"]
    assert plan(state, "us-1-1", verb="fire_move") == ["use us-1-1", "fire_move"]
    assert plan(state, verb="end_phase") == ["end_phase"]
    do(state, "use us-1-1")
    assert plan(state, verb="rest") == plan(state, "us-1-1", verb="rest") == ["rest"]
    assert plan(state, place="0306") == plan(state, "us-1-1", place="0306") == ["advance", "to 0306", "stop"]


def test_a_unit_and_a_hex_are_the_whole_move() -> None:
    state = position("us-1-1@0305:r4 us-1-2@0310:r4 de-1-1@0314:r4", terrain="0306=woods 0406=pond")
    whole = ["use us-1-1", "advance", "to 0206", "to 0207", "to 0307", "stop"]
    assert plan(state, "us-1-1", place="0307") == plan(state, "us-1-1", place="0307", verb="advance") == whole
    do(state, *whole)
    assert at(state, "us-1-1") == "0307"
    assert plan(state, "us-1-2", piece="us-1-1") == plan(state, "us-1-2", place="0307")


def test_the_whole_move_counts_thirds_and_roads() -> None:
    """MOVE-15 Twelve hexes of road with a truck; the squads aboard come along."""
    path = "-".join(f"03{row:02}" for row in range(14))
    state = position("us-truck-1@0301 us-1-1@us-truck-1:r4 de-1-1@1010:r4", roads=path)
    far = plan(state, "us-truck-1", place="0313")
    assert far == ["use us-truck-1", "advance", *(f"to 03{row:02}" for row in range(2, 14)), "stop"]
    do(state, *far)
    assert at(state, "us-truck-1") == "0313"


def test_a_move_into_mines_needs_no_stop() -> None:
    state = position("us-1-1@0305:r4 de-1-1@0314:r4", mines="0307")
    assert plan(state, "us-1-1", place="0307") == ["use us-1-1", "advance", "to 0306", "to 0307"]
    assert "0307" not in " ".join(plan(state, "us-1-1", place="0308"))


def test_wire_is_a_place_to_stop_and_not_to_pass() -> None:
    state = position("us-1-1@0305:r4 us-1-2@0905:r4,eng de-1-1@0314:r4", wire="0306 0906")
    assert plan(state, "us-1-1", place="0306")[-2:] == ["to 0306", "stop"]
    assert "to 0306" not in plan(state, "us-1-1", place="0307")
    assert plan(state, "us-1-2", place="0907")[2:] == ["to 0906", "to 0907", "stop"]  # SPEC-06


def test_a_tank_drives_through_enemies_but_ends_beyond() -> None:
    walls = "0207=pond 0307=clear 0407=pond 0206=pond 0406=pond"
    state = position("us-sherman-1@0305 de-1-1@0306:r2", terrain=walls)
    assert plan(state, "us-sherman-1", place="0307") == ["use us-sherman-1", "advance", "to 0306", "to 0307", "stop"]
    state = position("us-sherman-1@0305 de-1-1@0306:r2,hidden", terrain=walls + " 0306=woods")
    assert plan(state, "us-sherman-1", place="0307")[2:] == ["to 0306", "to 0307", "stop"]  # CONC-04


def test_a_concealed_squad_in_the_open_bars_the_way_once_it_is_near() -> None:
    """CONC-07 It is seen before anybody could pass through."""
    walls = "0206=pond 0207=pond 0307=pond 0406=pond 0407=pond 0408=pond 0208=pond"
    state = position("us-1-1@0305:r4 de-1-1@0307:r2,hidden", terrain=walls.replace("0307=pond ", ""))
    assert refusal(state, "us-1-1", place="0308").startswith("MOVE-03 iron-no-way-barred")


def test_a_squad_leaves_its_fortification_first() -> None:
    state = position("us-1-1@0305:r4,entrenched de-1-1@0314:r4", forts="0305=entrenchment")
    assert plan(state, "us-1-1", place="0307") == ["use us-1-1", "advance", "leave", "to 0306", "to 0307", "stop"]


def test_vehicles_are_boarded_and_left() -> None:
    state = position("us-1-1@0305:r4 us-truck-1@0305 us-1-2@us-truck-1:r4 de-1-1@0314:r4")
    assert plan(state, "us-1-1", piece="us-truck-1") == ["use us-1-1", "advance", "board us-truck-1"]
    assert plan(state, "us-1-1", verb="board") == ["use us-1-1", "advance", "board us-truck-1"]
    assert plan(state, "us-1-2", place="0305") == ["use us-1-2", "advance", "alight", "stop"]
    assert plan(state, "us-1-2", place="0306") == ["use us-1-2", "advance", "alight", "to 0306", "stop"]
    assert plan(state, "us-1-2", verb="alight") == ["use us-1-2", "advance", "alight"]
    do(state, *plan(state, "us-1-2", place="0306"))
    assert at(state, "us-1-2") == "0306"


def test_a_unit_in_hand_goes_on_or_stops() -> None:
    state = moving("us-1-1@0305:r4 de-1-1@0314:r4", "us-1-1")
    do(state, "to 0306")
    assert plan(state, place="0308") == plan(state, "us-1-1", place="0308") == ["to 0307", "to 0308", "stop"]
    assert plan(state, place="0307", verb="to") == ["to 0307"]
    assert plan(state, place="0306") == plan(state, verb="stop") == ["stop"]
    state = moving("us-1-1@0305:r4 de-1-1@0314:r4", "us-1-1", "assault")
    assert plan(state, place="0306") == ["to 0306"]  # it may still assault


def test_cards_for_a_move_are_passed_over_or_spent() -> None:
    state = position("us-1-1@0314:r4 de-1-1@0305:r4", side="de", cards="forced_march-1=play")
    assert plan(state, "de-1-1", place="0307") == ["use de-1-1", "advance", "keep", "to 0306", "to 0307", "stop"]
    do(state, "use de-1-1", "advance")
    assert plan(state, "forced_march-1") == ["spend forced_march-1"]
    assert plan(state, place="0306") == ["keep", "to 0306", "stop"]


# --- 9 to 13: attacks -------------------------------------------------------------------------------------------------


def test_a_unit_and_an_enemy_are_an_attack() -> None:
    state = position("us-1-1@0305:r4 us-1-2@0306:r4 us-1-3@0306:r4,tired de-1-1@0308:r4 de-1-2@0408:r4")
    fire = ["use us-1-1", "fire", "target de-1-1"]
    assert plan(state, "us-1-1", piece="de-1-1") == plan(state, "us-1-1", place="0308") == fire
    assert plan(state, "us-1-1", piece="de-1-1", verb="fire") == fire
    assert plan(state, "us-1-1 us-1-2", piece="de-1-1") == [*fire, "with us-1-2"]
    do(state, *fire)
    assert plan(state, "us-1-2") == plan(state, "us-1-2", verb="with") == ["with us-1-2"]
    assert plan(state, verb="suppress") == ["suppress"]
    assert plan(state, verb="normal") == ["normal"]


def test_machine_guns_take_part_alone_or_with_the_squad() -> None:
    state = position("us-1-1@0305:r2g1 us-1-2@0306:r4 de-1-1@0308:r4")
    assert plan(state, "us-1-1 us-1-2", piece="de-1-1")[2:] == ["target de-1-1", "whole", "with us-1-2"]
    do(state, "use us-1-1", "fire", "target de-1-1")
    assert plan(state, verb="guns") == ["guns"]


def test_mortars_are_aimed_at_the_hex_of_an_enemy() -> None:
    state = position("us-1-1@0305:m2 us-1-2@0306:r2m1 us-1-3@0205:m2 de-1-1@0310:r4")
    shell = ["use us-1-1", "fire", "shell 0310"]
    assert plan(state, "us-1-1", piece="de-1-1") == plan(state, "us-1-1", place="0310") == shell
    assert plan(state, "us-1-1", place="0309", verb="shell") == ["use us-1-1", "fire", "shell 0309"]  # AREA-06
    assert plan(state, "us-1-1", place="0307")[1] == "advance"
    assert plan(state, "us-1-1 us-1-3", piece="de-1-1") == [*shell, "with us-1-3"]
    do(state, *shell)
    assert plan(state, "us-1-3") == ["with us-1-3"]


def test_fire_and_movement_shoots_before_or_after() -> None:
    state = position("us-1-1@0305:r4 de-1-1@0308:r4")
    assert plan(state, "us-1-1", piece="de-1-1", verb="fire_move") == [
        "use us-1-1", "fire_move", "shoot", "target de-1-1",
    ]  # fmt: skip
    do(state, "use us-1-1", "fire_move")
    assert plan(state, piece="de-1-1") == plan(state, place="0308") == ["shoot", "target de-1-1"]
    assert plan(state, place="0306") == ["to 0306"]
    assert plan(state, verb="shoot") == ["shoot"]


def test_an_assault_names_hex_and_supporters() -> None:
    state = position("us-1-1@0305:r4 us-1-2@0205:r4,tired de-1-1@0306:r4")
    whole = ["use us-1-1", "assault", "storm 0306"]
    assert plan(state, "us-1-1", piece="de-1-1", verb="assault") == whole
    assert plan(state, "us-1-1", place="0306", verb="storm") == whole
    far = refusal(state, "us-1-1 us-1-2", piece="de-1-1", verb="assault")
    assert far == "ASLT-06 iron-no-storm-support-far unit=@iron-us-1-2 hex=0306"
    state = position("us-1-1@0305:r4 us-1-2@0206:r4,tired de-1-1@0306:r4")
    assert plan(state, "us-1-1 us-1-2", piece="de-1-1", verb="assault") == [*whole, "with us-1-2"]
    do(state, *whole)
    assert plan(state, "us-1-2") == ["with us-1-2"]
    assert plan(state, verb="begin") == ["begin"]


def test_op_fire_names_its_leader_and_supporters() -> None:
    state = moving("us-1-1@0305:r4 de-1-1@0308:r4,op de-1-2@0408:r4,op", "us-1-1")
    do(state, "to 0306")
    assert plan(state, "de-1-1") == plan(state, "de-1-1", piece="us-1-1") == ["react de-1-1"]
    assert plan(state, "de-1-1 de-1-2", piece="us-1-1") == ["react de-1-1", "with de-1-2"]
    assert plan(state, verb="pass") == ["pass"]


def test_losses_are_named_by_figure() -> None:
    state = position("us-1-1@0305:r4 de-1-1@0306:r2e2")
    do(state, "use us-1-1", "fire", "target de-1-1", "normal", "hits 1")
    while any(line.startswith("hits") for line in legal(state)):
        do(state, "hits 0")
    assert plan(state, verb="lose elite") == plan(state, verb="elite") == ["lose elite"]


# --- 2, 5, 6: phases --------------------------------------------------------------------------------------------------


def test_units_are_placed_in_hexes_and_vehicles() -> None:
    squad, vehicle = UNITS.index("us-1-1"), UNITS.index("us-truck-1")
    state = bare("")
    state.load[squad] = 1
    state = ask(state, Arriving((squad, vehicle), (vehicle,), opening=True))
    spot = legal_spot(state, "us-truck-1")
    assert plan(state, "us-truck-1") == plan(state, "us-truck-1", verb="place") == ["place us-truck-1"]
    assert plan(state, "us-truck-1", place=spot) == ["place us-truck-1", f"at {spot}"]
    do(state, "place us-truck-1", f"at {spot}")
    assert plan(state, "us-1-1", piece="us-truck-1") == ["place us-1-1", "into us-truck-1"]
    do(state, "place us-1-1")
    assert plan(state, piece="us-truck-1") == plan(state, "us-truck-1") == ["into us-truck-1"]
    assert plan(state, place=spot) == [f"at {spot}"]


def legal_spot(state: IronState, unit: str) -> str:
    other = state.copy()
    do(other, f"place {unit}")
    return next(line.split()[1] for line in legal(other) if line.startswith("at "))


def test_units_are_readied_and_figures_moved() -> None:
    state = ask(bare("us-1-1@0305:r4 us-1-2@0305:r2 de-1-1@0314:r4"), Readying(0))
    assert plan(state, "us-1-1") == plan(state, piece="us-1-1", verb="ready") == ["ready us-1-1"]
    state = ask(bare("us-1-1@0305:r3o1 us-1-2@0305:r2 de-1-1@0314:r4"), Transfers(0))
    assert plan(state, "us-1-1") == ["from us-1-1"]
    do(state, "from us-1-1")
    assert plan(state, verb="officer") == plan(state, verb="figure officer") == ["figure officer"]
    do(state, "figure officer")
    assert plan(state, "us-1-2") == plan(state, "us-1-1", piece="us-1-2") == ["onto us-1-2"]


def test_cards_decks_and_command() -> None:
    state = ask(bare("us-1-1@0305:r4 de-1-1@0314:r4", command=(3, 0)), Spending(0))
    assert plan(state, verb="bid 2") == ["bid 2"]
    assert plan(state, verb="done") == ["done"]
    state = ask(bare("us-1-1@0305:r4"), Starting(0, 2))
    deck = legal(state)[0].split()[1]
    assert plan(state, deck) == plan(state, deck, verb="draw") == [f"draw {deck}"]


def test_the_ace_is_a_tank() -> None:
    state = ask(bare("us-sherman-1@0305 us-sherman-2@0306 us-1-1@0305:r4"), Naming(0))
    assert plan(state, "us-sherman-2") == ["ace us-sherman-2"]


# --- agreement --------------------------------------------------------------------------------------------------------


def pointed(action: Action) -> list[Intent]:
    """How a listed action can be pointed at."""
    words, verb = action.words(), action.verb()
    if not words:
        return [Intent(verb=verb)]
    kind = action.names[0].kind
    if kind in ("unit", "card", "deck"):
        return [Intent((words[0],), verb=verb), Intent(piece=words[0], verb=verb)]
    return [Intent(place=words[0], verb=verb) if kind == "hex" else Intent(verb=str(action))]


def check(state: IronState, now: Decision, rng: Random) -> None:
    """Whatever is listed can be pointed at; whatever is planned applies; whatever is refused has a rule."""
    for action in rng.sample(list(now.actions), min(5, len(now.actions))):
        answers = [GAME.judge(state, now.seat, intent) for intent in pointed(action)]
        assert any(not isinstance(answer, Refusal) and answer[0] == action for answer in answers), (
            f"{action}: {answers}"
        )
    asked = list(intents(state))
    assert len(asked) < 6500
    for intent in rng.sample(asked, 40):
        found, why = GAME.plan(state, now.seat, intent), GAME.why_not(state, now.seat, intent)
        assert (found is None) == (why is not None), intent
        if why is not None:
            assert why.rule, f"{intent}: {why}"
            assert why.text.id.startswith("iron-no-")
            continue
        assert found, f"{intent}: nothing to do"
        after = state.copy()
        for number, action in enumerate(found):
            then = engine.decision(after)
            if number and (then is None or now.seat not in then.seats):
                break  # chance, or op fire
            GAME.apply(after, now.seat, action)


@pytest.mark.parametrize(("scenario", "teams", "seed"), [("breaking_point", "off", 1), ("liberation", "on", 2)])
def test_reasons_and_rules_agree_in_random_play(scenario: str, teams: str, seed: int) -> None:
    rng = Random(seed)
    state = GAME.setup(scenario, {"teams": teams}, bytes([seed]))
    GAME.start(state)
    asked: dict[str, int] = {}
    while (now := engine.decision(state)) is not None and state.round < 4:
        assert now.kind != CHANCES
        frame = type(state.stack[-1]).__name__
        asked[frame] = asked.get(frame, 0) + 1
        if asked[frame] <= 3 or rng.random() < 0.02:
            before = engine.encode(state)
            check(state, now, rng)
            assert engine.encode(state) == before, "pointing changed the state"
        GAME.play(state, now.seat, rng.choice(now.actions))
    assert len(asked) > 12, asked

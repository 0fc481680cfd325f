"""19 Strategy cards: every card by its figures; when it may be activated, what it costs, where it goes."""

from pathlib import Path
from typing import Any

import pytest

from grognard.games.iron.board import BOOK, CARD_IDS, CARDS
from grognard.games.iron.card_play import SCOPE
from grognard.games.iron.cards import cannot_play, playable
from grognard.games.iron.schema import SIDES
from grognard.games.iron.state import OUT, IronState, board_of
from tests.iron.battle import under
from tests.iron.position import asked, bare, card, corrected, do, opening, position, question, starts, told
from tests.iron.strategy import DECKS, FAR, acting, buying, purse, spending

# Card: deck, copies, phase, cost, red cross, stays in the play area
TABLE = """
offensive_artillery    artillery_1 3 action 3 - -
suppressive_barrage    artillery_1 2 action 2 - -
sustained_blanket      artillery_1 1 action 4 - stays
increased_priority     artillery_1 2 command 1 cross stays
smoke_barrage          artillery_1 1 action 1 - -
registered_fire        artillery_1 1 command 2 cross stays
heavy_howitzers        artillery_2 2 action 4 - -
rolling_barrage        artillery_2 2 action 3 - -
counter_battery        artillery_2 1 command 2 - -
forward_observer       artillery_2 2 command 1 cross stays
harassing_fire         artillery_2 2 action 1 - -
bunker_buster          artillery_2 1 action 3 - -
fighter_bomber_strike  us_air_support_1 3 action 3 - -
strafing_run           us_air_support_1 3 action 2 - -
carpet_bombing         us_air_support_1 1 action 5 - -
air_superiority        us_air_support_1 1 command 1 cross stays
aerial_reconnaissance  us_air_support_1 1 command 1 - -
tank_busters           us_air_support_1 1 action 3 - -
us_rifle_squad         us_reinforcements_1 3 command 3 - -
us_veteran_squad       us_reinforcements_1 2 command 4 - -
us_mg_squad            us_reinforcements_1 1 command 4 - -
us_mortar_squad        us_reinforcements_1 1 command 4 - -
us_armour              us_reinforcements_1 1 command 6 - -
us_mechanised_squad    us_reinforcements_1 1 command 5 - -
us_replacements        us_reinforcements_1 1 command 2 cross -
de_rifle_squad         de_reinforcements_1 3 command 3 - -
de_veteran_squad       de_reinforcements_1 2 command 4 - -
de_mg_squad            de_reinforcements_1 1 command 4 - -
de_mortar_squad        de_reinforcements_1 1 command 4 - -
de_armour              de_reinforcements_1 1 command 6 - -
de_mechanised_squad    de_reinforcements_1 1 command 5 - -
de_replacements        de_reinforcements_1 1 command 2 cross -
cut_communications     command_1 1 command 2 - -
rapid_mobilization     command_1 1 command 2 - stays
major_offensive        command_1 1 command 3 - stays
forced_march           command_1 2 command 1 cross stays
coordinated_attack     command_1 2 command 2 - stays
surprise_assault       command_1 1 action 2 - -
blitz                  command_1 1 command 2 - stays
new_orders             command_1 1 action 3 - -
take_cover             morale_1 2 command 1 cross stays
take_down_the_beast    morale_1 1 command 1 - stays
go_to_ground           morale_1 2 action 2 - -
second_wind            morale_1 1 action 2 - -
rally_round            morale_1 2 command 1 cross -
fearless               morale_1 1 command 2 - stays
hold_the_line          morale_1 1 command 2 - stays
extra_ammunition       supply_1 2 command 1 cross stays
fuel_shortage          supply_1 1 command 2 - stays
fuel_reserves          supply_1 1 command 1 - stays
entrenching_tools      supply_1 2 action 1 - -
medical_supplies       supply_1 1 command 2 - -
field_repairs          supply_1 1 command 2 - -
supply_column          supply_1 1 command 0 cross -
smoke_grenades         supply_1 1 action 1 - -
reconnaissance         ground_support_1 2 command 1 cross -
covering_fire          ground_support_1 2 command 2 - stays
breach                 ground_support_1 1 action 2 - -
sniper                 ground_support_1 2 action 2 - -
hasty_minefield        ground_support_1 1 command 2 - -
tank_ambush            ground_support_1 1 command 2 - stays
satchel_charges        ground_support_1 1 action 2 - -
"""
ROWS = [line.split() for line in TABLE.strip().splitlines()]

# On either side: an officer with a squad that is short and one that is tired, one pinned, a damaged vehicle
UNITS = (
    "us-1-1@0805:r2o1 us-1-2@0805:r3,tired us-1-3@0806:r4,pinned us-sherman-1@0807:light "
    "de-1-1@0505:r2o1 de-1-2@0505:r3,tired de-1-3@0506:r4,pinned de-panzer4-1@0507:light"
)


def rich(deck: str, command: int, name: str, pile: str = "hq") -> IronState:
    """A position in which every card finds something to act on."""
    scenario, side = DECKS[deck]
    state = bare(
        f"{UNITS} {FAR}", scenario=scenario, cards=f"{name}={pile}", command=purse(side, command),
        wire="0804 0504", forts="0904=entrenchment 0605=entrenchment", initiative=side,
    )  # fmt: skip
    state.pool = [1, 1]
    return state


def can(deck: str, name: str, command: int, phase: str, pile: str = "hq") -> bool:
    state = rich(deck, command, name, pile)
    seat = SIDES.index(DECKS[deck][1])
    return CARDS.index(name) in playable(state, board_of(state), seat, phase)


@pytest.mark.rule("STRAT-01", "STRAT-05", "STAT-02")
def test_the_list_of_the_cards() -> None:
    """62 cards in 9 decks of 10, with their figures."""
    assert list(BOOK.cards) == [row[0] for row in ROWS]
    assert (len(ROWS), len(CARDS)) == (62, 90)
    for name, deck, copies, phase, cost, cross, stays in ROWS:
        row = BOOK.cards[name]
        assert (row.deck, row.copies, row.phase, row.cost) == (deck, int(copies), phase, int(cost))
        assert (row.cross, row.stays) == (cross == "cross", stays == "stays")
    for deck in DECKS:
        assert sum(int(row[2]) for row in ROWS if row[1] == deck) == 10


@pytest.mark.rule("STRAT-01", "STRAT-18", "ACT-14", "CMD-08")
@pytest.mark.parametrize("row", [row for row in ROWS if row[0] != "counter_battery"], ids=lambda row: row[0])
def test_a_card_is_activated_in_its_phase_for_its_full_cost(row: list[str]) -> None:
    name, deck, _, phase, price, _, _ = row
    cost, other = int(price), "command" if phase == "action" else "action"
    assert can(deck, f"{name}-1", cost, phase)
    if cost:
        assert not can(deck, f"{name}-1", cost - 1, phase)
    assert not can(deck, f"{name}-1", cost, other)
    for pile in ("deck", "play", "out"):
        assert not can(deck, f"{name}-1", cost, phase, pile)


@pytest.mark.rule("STRAT-01", "STRAT-03")
@pytest.mark.parametrize(
    "row", [row for row in ROWS if row[6] == "stays" and row[3] == "command"], ids=lambda row: row[0]
)
def test_a_card_that_stays_is_paid_once_and_asks_nothing(row: list[str]) -> None:
    name, deck, _, _, cost, _, _ = row
    side = DECKS[deck][1]
    state = spending(rich(deck, int(cost) + 1, f"{name}-1"))
    done = do(state, f"play {name}-1")
    assert told(done) == [f"card_activated side={side} card={name}-1 cost={cost}", f"card_stays card={name}-1"]
    assert state.command == list(purse(side, 1))
    assert card(state, f"{name}-1") == "play"
    assert starts(state, "play") == []
    assert state.stamp[CARDS.index(f"{name}-1")] == 2
    assert state.holder[CARDS.index(f"{name}-1")] == SIDES.index(side)


@pytest.mark.rule("STRAT-01", "ACT-14")
def test_the_enemys_cards_are_not_ones_own() -> None:
    state = position(FAR, cards="blitz-1=hq new_orders-1=hq", command=(9, 9))
    assert starts(state, "play") == []
    state = bare(FAR, cards="blitz-1=hq", command=(9, 9), initiative="us")
    assert starts(spending(state), "play") == []
    do(state, "done")
    assert starts(state, "play") == ["blitz-1"]


@pytest.mark.rule("STRAT-18")
def test_a_card_of_cost_nothing_needs_no_command() -> None:
    state = buying("supply_1", "", "supply_column-1", 0)
    assert starts(state, "play") == ["supply_column-1"]


@pytest.mark.rule("STRAT-18", "STRAT-17")
@pytest.mark.parametrize(
    ("deck", "name", "units"),
    [
        ("command_1", "new_orders-1", "de-1-1@0505:r4"),
        ("command_1", "new_orders-1", "de-1-1@0505:r4,tired,pinned"),
        ("command_1", "new_orders-1", "de-1-1@0505:r4,tired,disrupted"),
        ("command_1", "new_orders-1", "de-truck-1@0505 de-1-1@de-truck-1:r4,tired"),
        ("command_1", "new_orders-1", "us-1-1@0505:r4,tired"),
        ("morale_1", "second_wind-1", "us-1-1@0505:r4,op us-truck-1@0506:tired"),
        ("morale_1", "go_to_ground-1", "us-1-1@0505:r4 de-1-1@0506:r4"),
        ("supply_1", "entrenching_tools-1", "us-truck-1@0505"),
        ("supply_1", "smoke_grenades-1", "us-1-1@0505:r4,pinned us-sherman-1@0303"),
        ("ground_support_1", "sniper-1", "de-1-1@0505:r4 us-truck-1@0506"),
        ("ground_support_1", "breach-1", "de-1-1@0505:r4"),
        ("ground_support_1", "satchel_charges-1", "de-1-1@0505:r4"),
    ],
)
def test_an_action_card_without_anything_to_act_on(deck: str, name: str, units: str) -> None:
    """The far squads alone find no use for them either."""
    scenario, side = DECKS[deck]
    state = position(units, scenario=scenario, side=side, cards=f"{name}=hq", command=purse(side, 9))
    assert starts(state, "play") == []


@pytest.mark.rule("STRAT-18")
@pytest.mark.parametrize(
    ("deck", "name", "units"),
    [
        ("morale_1", "rally_round-1", "us-1-1@0505:r4,tired"),
        ("supply_1", "medical_supplies-1", "us-1-1@0505:r4"),
        ("supply_1", "field_repairs-1", "us-sherman-1@0505 de-tiger-1@0303:heavy"),
        ("us_reinforcements_1", "us_replacements-1", "us-1-1@0505:r3 us-1-2@0506:r3o1"),
        ("command_1", "cut_communications-1", "de-1-1@0505:r4"),
        ("ground_support_1", "hasty_minefield-1", "de-truck-1@0505"),
    ],
)
def test_a_command_card_without_anything_to_act_on(deck: str, name: str, units: str) -> None:
    scenario, side = DECKS[deck]
    state = bare(units, scenario=scenario, cards=f"{name}=hq", command=purse(side, 9), initiative=side)
    assert starts(spending(state), "play") == []


@pytest.mark.rule("OPS-05", "ACT-14")
def test_heavy_fog_keeps_air_support_on_the_ground(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    names = "fighter_bomber_strike-1 strafing_run-1 tank_busters-1 offensive_artillery-1"
    assert starts(acting("us_air_support_1", UNITS, names, 9), "play") == [
        "offensive_artillery-1", "fighter_bomber_strike-1", "strafing_run-1", "tank_busters-1",
    ]  # fmt: skip
    under(monkeypatch, tmp_path, scenario="mortain_ridge", us=["heavy_fog"])
    assert starts(acting("us_air_support_1", UNITS, names, 9), "play") == ["offensive_artillery-1"]
    state = buying("us_air_support_1", UNITS, "air_superiority-1 increased_priority-1 aerial_reconnaissance-1", 9)
    assert starts(state, "play") == ["increased_priority-1"]


@pytest.mark.rule("STRAT-02")
def test_what_a_card_says_prevails_over_the_rules() -> None:
    """A fatigued unit cannot be activated (ACT-06): New Orders lets it act again in the same round."""
    state = acting("command_1", "de-1-1@0505:r4,tired", "new_orders-1", 3)
    assert "de-1-1" not in starts(state, "use")
    do(state, "play new_orders-1", "choose de-1-1")
    assert "de-1-1" in starts(state, "use")


@pytest.mark.rule("SETUP-05", "STRAT-03")
def test_cards_that_a_scenario_removes_or_lays_out() -> None:
    """Crossroads has one Increased Priority; at Stavelot Rapid Mobilization lies in play from the start."""
    state = opening("crossroads")
    assert [card(state, f"increased_priority-{copy}") for copy in (1, 2)] == ["out", "deck"]
    state = opening("stavelot_express")
    assert card(state, "rapid_mobilization-1") == "play"
    state = opening("breaking_point")
    for index, id_ in enumerate(CARD_IDS):
        decks = ("us_reinforcements_1", "morale_1", "de_reinforcements_1", "command_1")
        assert (state.card[index] == OUT) == (BOOK.cards[id_].deck not in decks)


@pytest.mark.rule("STRAT-01")
def test_an_owner_corrects_a_cost(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, cards={"cards": {"blitz": {"cost": 5}}})
    assert starts(buying("command_1", "", "blitz-1", 4), "play") == []
    state = buying("command_1", "", "blitz-1", 5)
    assert told(do(state, "play blitz-1"))[0] == "card_activated side=de card=blitz-1 cost=5"


@pytest.mark.rule("ACT-14", "STRAT-01", "STRAT-18")
@pytest.mark.parametrize(
    ("seat", "cards", "command", "phase", "rule"),
    [
        (1, "blitz-1=hq", 2, "command", ""),
        (0, "blitz-1=hq", 2, "command", "ACT-14"),  # the enemy's
        (1, "blitz-1=deck", 2, "command", "ACT-14"),
        (1, "blitz-1=play", 2, "command", "ACT-14"),
        (1, "blitz-1=hq", 2, "action", "STRAT-01"),
        (1, "blitz-1=hq", 1, "command", "STRAT-01"),
    ],
)
def test_the_rule_by_which_a_card_may_not_be_activated(
    seat: int, cards: str, command: int, phase: str, rule: str
) -> None:
    state = bare(FAR, cards=cards, command=(0, command))
    assert cannot_play(state, board_of(state), seat, CARDS.index("blitz-1"), phase) == rule


@pytest.mark.rule("STRAT-18", "OPS-05")
def test_the_rule_where_nothing_can_be_acted_on_or_fog_lies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    state = bare(FAR, cards="second_wind-1=hq", command=(2, 0))
    assert cannot_play(state, board_of(state), 0, CARDS.index("second_wind-1"), "action") == "STRAT-18"
    under(monkeypatch, tmp_path, scenario="mortain_ridge", us=["heavy_fog"])
    state = bare(FAR, cards="strafing_run-1=hq", command=(2, 0), scenario="mortain_ridge")
    assert cannot_play(state, board_of(state), 0, CARDS.index("strafing_run-1"), "action") == "OPS-05"


# Deck, card, what is done after it is activated, and the question then
QUESTIONS = [
    ("artillery_1", "smoke_barrage-1", "die 2 / mark 0606 / die 6", "smoke", "FORT-20"),
    ("supply_1", "smoke_grenades-1", "", "smoke", "FORT-20"),
    ("supply_1", "entrenching_tools-1", "", "entrench", "SPEC-05"),
    ("supply_1", "entrenching_tools-1", "mark 0805", "enter", "FORT-01"),
    ("ground_support_1", "breach-1", "", "breach", "STRAT-06"),
    ("ground_support_1", "breach-1", "mark 0504", "clear", "STRAT-06"),
    ("ground_support_1", "satchel_charges-1", "mark 0605", "clear", "STRAT-06"),
    ("ground_support_1", "sniper-1", "", "strike", "STRAT-17"),
    ("morale_1", "go_to_ground-1", "", "conceal", "CONC-01"),
    ("morale_1", "second_wind-1", "", "refresh", "STRAT-17"),
    ("command_1", "surprise_assault-1", "", "surprise", "ACT-15"),
    ("artillery_2", "rolling_barrage-1", "die 3 / mark 0606", "direction", "STRAT-09"),
    ("us_air_support_1", "strafing_run-1", "die 3", "line", "STRAT-09"),
    ("us_air_support_1", "strafing_run-1", "die 3 / mark 0606", "direction", "STRAT-09"),
]
BOUGHT = [
    ("us_reinforcements_1", "us_rifle_squad-1", "", "division", "STRAT-16"),
    ("us_reinforcements_1", "us_rifle_squad-1", "division 1", "truck", "STRAT-16"),
    ("us_reinforcements_1", "us_replacements-1", "", "figures", "COMP-03"),
    ("supply_1", "medical_supplies-1", "choose us-1-1", "figures", "COMP-03"),
    ("supply_1", "field_repairs-1", "", "repair", "DMG-09"),
    ("morale_1", "rally_round-1", "", "rally", "STRAT-17"),
    ("ground_support_1", "hasty_minefield-1", "", "mine", "FORT-18"),
    ("ground_support_1", "reconnaissance-1", "", "look", "STRAT-06"),
    ("us_air_support_1", "aerial_reconnaissance-1", "", "draw", "STAT-01"),
]


@pytest.mark.rule("STRAT-06")
@pytest.mark.parametrize(("deck", "name", "lines", "id_", "rule"), QUESTIONS + BOUGHT)
def test_what_a_card_asks_its_owner(deck: str, name: str, lines: str, id_: str, rule: str) -> None:
    """Every question names the card, and is part of it."""
    scenario, side = DECKS[deck]
    markers = {"wire": "0804 0504", "forts": "0904=entrenchment 0605=entrenchment"}
    more: dict[str, Any] = {"scenario": scenario, "cards": f"{name}=hq", "command": purse(side, 9), **markers}
    if (deck, name, lines, id_, rule) in QUESTIONS:
        state = position(f"{UNITS} {FAR}", side=side, **more)
    else:
        state = spending(bare(f"{UNITS} {FAR}", initiative=side, **more))
    do(state, f"play {name}", *(line for line in lines.split(" / ") if line))
    assert asked(state) == f"{side} iron-prompt-card-{id_} {rule}"
    assert question(state) == f"iron-prompt-card-{id_} card=@iron-card-{name} scope={SCOPE + CARDS.index(name)}"

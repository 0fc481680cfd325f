"""14.3.1 to 14.7, 14.9 The kinds of rounds: who moves, who attacks, in which order."""

import pytest

from grognard.games.woods.board import ALLIED, GERMAN
from grognard.games.woods.chits import DRAWING, Rounds, fill
from grognard.games.woods.state import OF_ROUND, OOS, WoodsState, board_of
from grognard.games.woods.turn import ROUNDS, Course
from grognard.kernel import engine
from tests.woods.position import (
    asked,
    at,
    bare,
    chits,
    cites,
    do,
    flag,
    go,
    legal,
    opening,
    position,
    question,
    starts,
    told,
)

DRAW = "chance woods-roll-chit 14.1"
# Clear ground about Bastogne, in the 5PZ zone: an Allied stack in 2617; Germans beside it in 2618, behind it in 2619.
FOE = "u-101ab-501@2617 u-101ab-502@2617"


def drawn(chit: str, units: str, turn: int) -> WoodsState:
    """A chit is drawn; none is held, so nothing is swapped."""
    state = bare(units, turn=turn)
    fill(state, board_of(state))
    state.cup = [count + held for count, held in zip(state.cup, state.hand, strict=True)]
    state.hand = [0] * len(state.hand)
    state.stack = [Course(ROUNDS + 1), Rounds(DRAWING)]
    engine.run(state, [])
    do(state, f"draw {chit}")
    return state


def joiners(state: WoodsState, hex_: str) -> list[str]:
    """Who may attack a hex now."""
    if f"attack {hex_}" not in legal(state):
        return []
    there = state.copy()
    do(there, f"attack {hex_}")
    return starts(there, "join")


# --- 14.4 M/C ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.4a")
def test_a_german_chit_is_played_once_as_each() -> None:
    for first, second in (("movement", "combat"), ("combat", "movement")):
        state = drawn("g-mc", f"g-5-13@4319 {FOE}", 8)
        assert asked(state) == "german woods-prompt-played-as 14.4a"
        assert question(state) == "woods-prompt-played-as side=@side-german scope=-1"
        assert legal(state) == ["movement", "combat"]
        do(state, first, "end")
        do(state, "draw g-mc")
        assert legal(state) == [second]
        state.stack = [Course(ROUNDS)]  # the next turn has two again
        state.turn, state.initiative = 9, GERMAN
        state.__dict__.clear()
        engine.run(state, [])
        do(state, "play g-mc")
        assert legal(state) == ["movement", "combat"]


@pytest.mark.rule("14.4a")
@pytest.mark.parametrize("first", ["movement", "combat"])
def test_the_allies_play_any_mix(first: str) -> None:
    state = drawn("a-mc", "g-5-13@4319 u-4id-8@0630", 8)
    assert asked(state) == "allied woods-prompt-played-as 14.4a"
    do(state, first, "end", "draw a-mc")
    assert legal(state) == ["movement", "combat"]
    assert state.german_mc == 0  # the German choice is his own


@pytest.mark.rule("14.4b")
def test_a_movement_round() -> None:
    """All may move; armour that has not moved may attack, after all movement."""
    units = f"g-2pz-a@2618 g-2pz-b@2618 g-lehr-a@2619 g-26-39@2518 {FOE}"
    state = position(units)
    assert asked(state) == "german woods-prompt-movement 10.2.1b"
    assert question(state) == "woods-prompt-movement side=@side-german scope=-1"
    assert starts(state, "move") == ["g-2pz-a", "g-2pz-b", "g-lehr-a", "g-26-39"]
    go(state, "g-lehr-a", "2519", "2518")
    assert starts(state, "move") == ["g-2pz-a", "g-2pz-b", "g-26-39"]  # once each
    do(state, "end")
    assert asked(state) == "german woods-prompt-attacks 11.1e"
    assert joiners(state, "2617") == ["g-2pz-a"]  # not infantry, not mechanized units, not who has moved
    do(state, "end")
    assert asked(state) == DRAW


@pytest.mark.rule("14.4b", "2.3.1.1b")
def test_a_third_step_is_no_armour() -> None:
    state = position(f"g-2pz-a@2618:1 g-lehr-a@2518:2 {FOE}")
    do(state, "end")
    assert joiners(state, "2617") == ["g-lehr-a"]


@pytest.mark.rule("14.4b")
def test_no_armour_attacks_in_the_movement_round_of_turn_1() -> None:
    state = position(f"g-2pz-a@2618 {FOE}", turn=1)
    do(state, "end")
    assert asked(state) == DRAW
    state = position(f"g-2pz-a@2618 {FOE}", turn=2)
    do(state, "end")
    assert joiners(state, "2617") == ["g-2pz-a"]


@pytest.mark.rule("14.4b")
def test_an_allied_movement_round() -> None:
    units = "u-9ad-cca@2617 u-9ad-ccb@2416 u-28id-110@2518 g-26-39@2618"
    state = position(units, side="allied")
    assert starts(state, "move") == ["u-28id-110", "u-9ad-cca", "u-9ad-ccb"]
    go(state, "u-9ad-ccb", "2517", "2518")
    do(state, "end")
    assert joiners(state, "2618") == ["u-9ad-cca"]


@pytest.mark.rule("14.4c")
def test_a_combat_round() -> None:
    """Supplied armour away from the enemy moves one hex; then everybody beside an enemy may attack."""
    units = f"g-2pz-a@2619 g-2pz-b@2619 g-lehr-a@2618 g-116pz-a@2520 g-26-39@2519 {FOE}"
    state = position(units, round_="combat", oos="g-116pz-a")
    assert asked(state) == "german woods-prompt-armour 14.4c"
    assert question(state) == "woods-prompt-armour side=@side-german scope=-1"
    assert legal(state) == ["move g-2pz-a", "end"]
    do(state, "move g-2pz-a")
    assert "stop" not in legal(state)
    assert told(do(state, "to 2618")) == ["moved unit=g-2pz-a origin=2619 hex=2618 spent=2"]
    assert legal(state) == ["end"]  # one hex, and nobody else
    do(state, "end")
    assert asked(state) == "german woods-prompt-attacks 11.1e"
    assert legal(state) == ["attack 2617", "end"]
    assert joiners(state, "2617") == ["g-2pz-a", "g-lehr-a"]


@pytest.mark.rule("14.4c", "11.1b")
def test_all_kinds_of_units_attack_in_a_combat_round() -> None:
    state = position(f"g-2pz-a@2618 g-2pz-b@2618 g-26-39@2518 {FOE}", round_="combat")
    do(state, "end")
    assert joiners(state, "2617") == ["g-2pz-a", "g-2pz-b", "g-26-39"]
    state = position("u-9ad-cca@2617 u-28id-110@2518 u-cav-14@2519 g-26-39@2618", side="allied", round_="combat")
    do(state, "end")
    assert joiners(state, "2618") == ["u-28id-110", "u-9ad-cca", "u-cav-14"]


@pytest.mark.rule("14.4c")
def test_the_one_hex_keeps_all_movement_rules_and_stops_there() -> None:
    """Of the neighbours of 2717 only 2816 is closed: forest, and no road leads there."""
    state = position("g-2pz-a@2717 u-101ab-501@2518", round_="combat")
    do(state, "move g-2pz-a")
    assert sorted(starts(state, "to")) == ["2616", "2617", "2716", "2718", "2817"]
    do(state, "to 2817")
    assert legal(state) == ["end"]


@pytest.mark.rule("14.4c", "14.3")
def test_no_armour_closes_up_on_turn_1() -> None:
    state = position(f"g-2pz-a@2619 g-lehr-a@2618 {FOE}", turn=1, round_="combat")
    assert asked(state) == "german woods-prompt-attacks 11.1e"
    assert joiners(state, "2617") == ["g-lehr-a"]


# --- 14.5, 14.6 armies ------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.5a", "9.1b")
def test_an_army_chit() -> None:
    """All units in the zone move, then armour that began there attacks: it may have moved."""
    units = f"g-2pz-a@2618 g-2pz-b@2618 g-lehr-a@2619 g-26-39@2518 g-12-27@3308 {FOE}"
    state = drawn("5pz", units, 3)
    assert asked(state) == "german woods-prompt-movement 10.2.1b"
    assert starts(state, "move") == ["g-2pz-a", "g-2pz-b", "g-lehr-a", "g-26-39"]  # 3308 is in the 6PZ zone
    go(state, "g-lehr-a", "2519")
    do(state, "to 2518")
    do(state, "end")
    assert joiners(state, "2617") == ["g-2pz-a", "g-lehr-a"]
    state = drawn("6pz", units, 3)
    assert starts(state, "move") == ["g-12-27"]


@pytest.mark.rule("14.5a", "14.5b", "9.2.1b")
def test_armour_from_another_zone_does_not_attack_and_units_may_leave_the_zone() -> None:
    """Turn 4: 3210 (5PZ) and 3110 (6PZ) are neighbours; both tank regiments stand beside 3209."""
    units = "g-2pz-a@3210 g-lehr-a@3110 u-101ab-501@3209"
    state = position(units, round_="army", arg="5pz")
    assert starts(state, "move") == ["g-2pz-a"]
    do(state, "end")
    assert joiners(state, "3209") == ["g-2pz-a"]
    state = position("g-2pz-a@3111 u-101ab-501@3209", round_="army", arg="5pz")
    go(state, "g-2pz-a", "3110")  # it leaves the zone and fights
    do(state, "end")
    assert joiners(state, "3209") == ["g-2pz-a"]


@pytest.mark.rule("14.5a", "9.2.1b")
def test_ex_15_shifting_the_weight() -> None:
    """Turn 4: SS divisions that have moved into the 5PZ zone act with its chit."""
    units = "g-1ss-peiper@3211 g-12ss-kuhlmann@2914 g-12ss-muller@2914 g-9ss-pz@3308 u-4id-8@0630"
    state = position(units, round_="army", arg="5pz")
    assert starts(state, "move") == ["g-1ss-peiper", "g-12ss-kuhlmann", "g-12ss-muller"]


@pytest.mark.rule("14.6a", "14.6c")
def test_all_german() -> None:
    """Every unit in every zone moves, then every unit attacks, once; nobody closes up a hex before."""
    units = f"g-2pz-a@2618 g-2pz-b@2618 g-26-39@2519 g-12-27@3308 g-5-13@3428 {FOE}"
    state = drawn("all", units, 2)
    assert asked(state) == "german woods-prompt-movement 10.2.1b"
    assert starts(state, "move") == ["g-2pz-a", "g-2pz-b", "g-12-27", "g-26-39", "g-5-13"]
    go(state, "g-26-39", "2518")
    do(state, "end")
    assert asked(state) == "german woods-prompt-attacks 11.1e"  # no question of armour
    assert joiners(state, "2617") == ["g-2pz-a", "g-2pz-b", "g-26-39"]
    do(state, "attack 2617", "join g-2pz-a", "strike", "ready", "die 1", "lose g-2pz-a")
    assert asked(state) == DRAW  # 11.2b: the stack was attacked, and the tanks have no additional attack


@pytest.mark.rule("14.6a", "14.6b")
def test_two_chits_are_of_one_turn() -> None:
    for turn in range(1, 13):
        state = bare("g-5-13@4319", turn=turn)
        fill(state, board_of(state))
        assert ("all" in chits(state.cup), "one" in chits(state.cup)) == (turn == 2, turn == 3)


@pytest.mark.rule("14.6b", "14.6c")
@pytest.mark.parametrize(
    ("army", "movers"), [("6pz", ["g-12-27"]), ("5pz", ["g-2pz-a", "g-2pz-b", "g-26-39"]), ("7a", ["g-5-13"])]
)
def test_one_army(army: str, movers: list[str]) -> None:
    units = f"g-2pz-a@2618 g-2pz-b@2618 g-26-39@2519 g-12-27@3308 g-5-13@3428 {FOE}"
    state = drawn("one", units, 3)
    assert asked(state) == "german woods-prompt-one-army 14.6b"
    assert question(state) == "woods-prompt-one-army scope=-1"
    assert legal(state) == ["army 6pz", "army 5pz", "army 7a"]
    events = do(state, f"army {army}")
    assert told(events) == [f"named name=@woods-army-{army} by=14.6b", "round_began side=german kind=5"]
    assert cites(events) == ["14.6b", "14.1"]
    assert starts(state, "move") == movers
    if army == "5pz":
        go(state, "g-26-39", "2518")
        do(state, "end")
        assert joiners(state, "2617") == ["g-2pz-a", "g-2pz-b", "g-26-39"]


# --- 14.7 three formations --------------------------------------------------------------------------------------------


@pytest.mark.rule("14.7")
def test_three_formations() -> None:
    """An armour division with its mechanized regiment, a mechanized brigade, an infantry division."""
    units = (
        "g-2pz-a@2618 g-2pz-b@2618 g-506@4008 g-150@2817 g-fb@3813 g-26-39@2518 g-26-77_78@3914 g-12-27@3308 "
        f"g-3pzg-8@waiting {FOE}"
    )
    state = drawn("3form", units, 8)
    assert asked(state) == "german woods-prompt-formation-armour 14.7"
    assert question(state) == "woods-prompt-formation-armour scope=-1"
    assert legal(state) == ["formation 2PZ", "formation g-506"]
    events = do(state, "formation 2PZ")
    assert (told(events), cites(events)) == (["named name=@woods-formation-2PZ by=14.7"], ["14.7"])
    assert asked(state) == "german woods-prompt-formation-mechanized 14.7"
    assert legal(state) == ["formation g-fb", "formation g-150"]  # the 3rd Panzergrenadiers are not here yet
    do(state, "formation g-150")
    assert asked(state) == "german woods-prompt-formation-infantry 14.7"
    assert legal(state) == ["formation 12VG", "formation 26VG"]
    events = do(state, "formation 26VG")
    assert told(events)[-1] == "round_began side=german kind=6"
    assert starts(state, "move") == ["g-2pz-a", "g-2pz-b", "g-150", "g-26-39", "g-26-77_78"]
    go(state, "g-150", "2718")
    do(state, "end")
    assert joiners(state, "2617") == ["g-2pz-a", "g-2pz-b", "g-150", "g-26-39"]  # all of them, moved or not


@pytest.mark.rule("14.7")
def test_a_kind_of_formation_that_is_gone_is_left_out() -> None:
    state = drawn("3form", f"g-26-39@2518 g-5-13@4319 {FOE}", 8)
    assert asked(state) == "german woods-prompt-formation-infantry 14.7"
    do(state, "formation 5FJ")
    assert starts(state, "move") == ["g-5-13"]
    state = drawn("3form", f"g-2pz-a@4319 {FOE}", 8)
    do(state, "formation 2PZ")
    assert starts(state, "move") == ["g-2pz-a"]


# --- 14.3.1 Reaction --------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.3.1a")
def test_the_first_reaction_moves_three_units_but_not_two_divisions() -> None:
    state = opening()
    do(state, "end", "end", "pass")
    movers = starts(state, "move")
    assert not [name for name in movers if name.startswith(("u-2id", "u-99id"))]
    assert {"u-28id-112", "u-9ad-ccb", "u-cav-102", "u-4id-22", "u-9ad-ccr"} <= set(movers)
    units = "u-9ad-cca@2518 u-9ad-ccb@2518 u-28id-110@2416 u-4id-8@0630 u-2id-9@3406 u-99id-395@3407 g-26-39@2618"
    state = position(units, turn=1, side="allied", round_="reaction", arg="1")
    assert starts(state, "move") == ["u-28id-110", "u-4id-8", "u-9ad-cca", "u-9ad-ccb"]
    for unit, hex_ in (("u-28id-110", "2417"), ("u-4id-8", "0730"), ("u-9ad-ccb", "2417")):
        assert f"move {unit}" in legal(state)
        do(state, f"move {unit}", f"to {hex_}")
        if "stop" in legal(state):
            do(state, "stop")
    assert legal(state) == ["end"]  # three units
    do(state, "end")
    assert asked(state) == DRAW  # no combat, not even by tanks that stayed


@pytest.mark.rule("14.3.1b")
def test_the_second_reaction_lets_units_move_or_armour_attack() -> None:
    units = "u-9ad-cca@2518 u-9ad-ccb@2617 u-28id-110@2617 u-2id-9@3406 u-99id-395@3407 g-26-39@2618"
    state = position(units, turn=1, side="allied", round_="reaction", arg="2")
    assert starts(state, "move") == ["u-2id-9", "u-99id-395", "u-28id-110", "u-9ad-cca", "u-9ad-ccb"]  # these too
    for unit, hex_ in (("u-2id-9", "3407"), ("u-99id-395", "3308")):
        do(state, f"move {unit}", f"to {hex_}", "stop")
    do(state, "end")
    assert joiners(state, "2618") == ["u-9ad-cca", "u-9ad-ccb"]
    do(state, "attack 2618", "join u-9ad-ccb")
    assert legal(state) == ["strike"]  # one activation was left
    do(state, "strike")
    state = position(units, turn=1, side="allied", round_="reaction", arg="2")
    do(state, "end", "attack 2618", "join u-9ad-ccb", "join u-9ad-cca")
    assert legal(state) == ["strike"]  # no infantry


@pytest.mark.rule("14.3.1b")
def test_attacks_use_up_the_three_units_of_the_second_reaction() -> None:
    """Four tank groups about two German regiments: two attack the one, one the other."""
    units = "u-9ad-cca@2518 u-9ad-ccb@2617 u-7ad-cca@2417 u-7ad-ccb@2318 g-26-39@2618 g-62-164@2418"
    state = position(units, turn=1, side="allied", round_="reaction", arg="2")
    do(state, "end", "attack 2618", "join u-9ad-cca", "join u-9ad-ccb", "strike")
    while "support" in asked(state):
        do(state, "ready")
    do(state, "die 1", "lose u-9ad-cca")
    assert joiners(state, "2418") == ["u-7ad-cca", "u-7ad-ccb"]
    do(state, "attack 2418", "join u-7ad-cca")
    assert legal(state) == ["strike"]
    do(state, "strike")
    while "support" in asked(state):
        do(state, "ready")
    do(state, "die 1", "lose u-7ad-cca")
    assert asked(state) == DRAW


@pytest.mark.rule("14.3.1b")
def test_three_moves_leave_no_attack() -> None:
    units = "u-9ad-cca@2518 u-28id-110@3012 u-28id-112@3109 u-28id-109@2706 g-26-39@2618"
    state = position(units, turn=1, side="allied", round_="reaction", arg="2")
    for unit, hex_ in (("u-28id-110", "3013"), ("u-28id-112", "3110"), ("u-28id-109", "2705")):
        do(state, f"move {unit}", f"to {hex_}", "stop")
    do(state, "end")
    assert asked(state) == DRAW


# --- 14.9 Patton and Monty --------------------------------------------------------------------------------------------


ARMIES = "u-26id-101@2518 u-4ad-cca@2416 u-84id-333@2617 u-1id-26@2517 b-29@1311 g-26-39@2618 g-62-164@1411"


@pytest.mark.rule("14.9a")
def test_the_allies_pick_patton_or_monty() -> None:
    state = drawn("patton-monty", ARMIES, 9)
    assert asked(state) == "allied woods-prompt-commander 14.9a"
    assert question(state) == "woods-prompt-commander scope=-1"
    assert legal(state) == ["patton", "monty"]


@pytest.mark.rule("14.9b")
def test_patton_moves_and_attacks_with_the_iii_corps() -> None:
    state = drawn("patton-monty", ARMIES, 9)
    events = do(state, "patton")
    assert told(events) == ["round_began side=allied kind=7"]
    assert starts(state, "move") == ["u-4ad-cca", "u-26id-101"]
    go(state, "u-4ad-cca", "2417")
    do(state, "to 2418", "to 2519")
    do(state, "end")
    assert joiners(state, "2618") == ["u-4ad-cca", "u-26id-101"]  # infantry, and tanks that have moved


@pytest.mark.rule("14.9c")
def test_monty_moves_with_the_british_and_the_vii_corps_or_attacks() -> None:
    state = drawn("patton-monty", ARMIES, 9)
    do(state, "monty")
    assert asked(state) == "allied woods-prompt-played-as 14.9c"
    assert question(state) == "woods-prompt-played-as side=@side-allied scope=-1"
    assert legal(state) == ["movement", "combat"]
    events = do(state, "movement")
    assert told(events) == ["round_began side=allied kind=8"]
    assert starts(state, "move") == ["u-84id-333", "b-29"]
    do(state, "end")
    assert asked(state) == DRAW  # no attack, not by tanks that stayed
    state = drawn("patton-monty", ARMIES, 9)
    events = do(state, "monty", "combat")
    assert told(events) == ["round_began side=allied kind=9"]
    assert asked(state) == "allied woods-prompt-attacks 11.1e"  # no tank closes up
    assert (joiners(state, "2618"), joiners(state, "1411")) == (["u-84id-333"], ["b-29"])
    assert state.active == ALLIED
    assert at(state, "b-29") == "1311:2"


@pytest.mark.rule("14.9c", "10.6.1a")
def test_no_demolition_under_patton_and_monty() -> None:
    units = "u-26id-101@3407 u-84id-333@3406 g-5-13@4319"
    for round_ in ("patton", "monty_movement"):
        state = position(units, side="allied", round_=round_, turn=9, assets="ue-v@3206")
        assert not starts(state, "demolish")
    assert starts(position(units, side="allied", turn=9, assets="ue-v@3206"), "demolish") == ["ue-v"]


# --- what ends with a round -------------------------------------------------------------------------------------------


@pytest.mark.rule("14.1", "10.2.1b", "11.2b")
def test_a_new_round_forgets_who_has_acted() -> None:
    """Who has moved, attacked or been attacked may act again; what is out of supply stays so."""
    units = f"g-2pz-a@2618 g-2pz-b@2619 {FOE}"
    state = position(units, round_="combat", oos="g-2pz-b")
    do(state, "end", "attack 2617", "join g-2pz-a", "strike", "ready", "die 1", "lose g-2pz-a")
    assert asked(state) == DRAW
    assert [true for true in state.flags if true & OF_ROUND] == []
    assert flag(state, "g-2pz-b", OOS)
    do(state, "draw g-mc", "combat", "end")
    assert joiners(state, "2617") == ["g-2pz-a"]


@pytest.mark.rule("14.3.1a", "14.3.1b")
def test_the_question_of_a_reaction_says_how_many_are_left() -> None:
    units = "u-28id-110@2617 u-28id-112@2419 u-9ad-ccr@2318"
    state = position(units, side="allied", round_="reaction", arg="2", turn=1)
    assert question(state) == "woods-prompt-reaction left=3 scope=-1"
    unit = starts(state, "move")[0]
    do(state, f"move {unit}", f"to {starts_of_move(state, unit)}", "stop")
    assert question(state) == "woods-prompt-reaction left=2 scope=-1"


def starts_of_move(state: WoodsState, unit: str) -> str:
    """The first hex that a unit may step into, found on a copy."""
    copy = state.copy()
    do(copy, f"move {unit}")
    return starts(copy, "to")[0]

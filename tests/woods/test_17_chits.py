"""17.0 The chits of each turn, and the army chit that the German puts into the cup in secret."""

from random import Random

import msgspec
import pytest

from grognard.games.woods import GAME
from grognard.games.woods.board import ALLIED, CHITS, GERMAN
from grognard.games.woods.events import ArmyChitChosen
from grognard.games.woods.state import WoodsState
from grognard.games.woods.turn import ROUNDS
from grognard.kernel import OBSERVER, Consulted, Hand
from tests.woods.battle import SILENT
from tests.woods.position import (
    asked,
    bare,
    begin,
    chances,
    chits,
    cites,
    do,
    legal,
    question,
    resume,
    starts,
    told,
)

FAR = "g-5-13@4319 u-4id-8@0630"
BOTH = "3211 2518"  # St. Vith and Bastogne
DRAW = "chance woods-roll-chit 14.1"

REST = "3form g-reinf g-reinf g-mc g-mc supply supply a-reinf a-mc a-mc"
LATE = "3form g-mc g-mc supply supply a-mc a-mc patton-monty"
LAST = "g-mc g-mc supply supply a-mc a-mc patton-monty"
TURNS = {
    1: ("5pz 6pz a-reinf a-reinf", "react"),
    2: (f"5pz 6pz all {REST}", "a-reinf"),
    3: (f"5pz 6pz one {REST}", "a-reinf"),
    4: (REST, "a-reinf"),
    5: (REST, "a-reinf"),
    6: (f"{REST} patton-monty", "a-reinf"),
    7: (LATE, "a-reinf"),
    8: (LATE, ""),
    9: (LATE, ""),
    10: ("g-mc g-mc supply supply a-reinf a-mc a-mc patton-monty", ""),
    11: (LAST, ""),
    12: (LAST, ""),
}


def filled(turn: int, german: str = "", **more: object) -> WoodsState:
    """The start of the round phase: the cup is filled."""
    state = bare(FAR, turn=turn, german=german, **more)  # type: ignore[arg-type]
    state.initiative = GERMAN if turn <= 5 else ALLIED
    state.track, state.reinforced, state.german_mc, state.series, state.hidden = [3], [2, 2], 3, 2, 1  # the turn before
    resume(state, ROUNDS)
    return state


@pytest.mark.rule("17.0a", "2.5", "8.1c")
@pytest.mark.parametrize("turn", range(1, 13))
def test_the_chits_of_each_turn(turn: int) -> None:
    state = filled(turn)
    cup, hand = TURNS[turn]
    assert sorted(chits(state.cup)) == sorted(cup.split())
    assert chits(state.hand) == hand.split()
    assert (state.track, state.reinforced, state.german_mc, state.series) == ([], [0, 0], 0, 0)
    assert state.hidden == -1


@pytest.mark.rule("17.0b", "17.0c")
@pytest.mark.parametrize(
    ("turn", "german", "chosen"),
    [
        (3, BOTH, "5pz 6pz"),  # in the cup as on every such turn
        (4, "", "one"),
        (4, "3211", "one"),
        (4, "2518", "one"),
        (4, BOTH, "5pz 6pz"),
        (5, "", ""),
        (5, "3211", ""),
        (5, "2518", ""),
        (5, BOTH, "one"),
        (6, "", ""),
        (6, BOTH, "one"),
        (7, BOTH, ""),
        (12, BOTH, ""),
    ],
)
def test_which_turns_have_army_chits(turn: int, german: str, chosen: str) -> None:
    state = filled(turn, german)
    if chosen == "one":
        assert asked(state) == "german woods-prompt-army-chit 17.0b"
        assert question(state) == "woods-prompt-army-chit scope=-1"
        assert legal(state) == ["put 5pz", "put 6pz"]
    else:
        assert "army-chit" not in asked(state)
        assert " ".join(name for name in chits(state.cup) if name in ("5pz", "6pz")) == chosen
        assert state.hidden == -1


@pytest.mark.rule("17.0b", "5.1")
@pytest.mark.parametrize("chit", ["5pz", "6pz"])
def test_one_army_chit_of_his_choice(chit: str) -> None:
    other = "6pz" if chit == "5pz" else "5pz"
    state = filled(4)
    do(state, f"put {chit}")
    assert chit in chits(state.cup)
    assert other not in chits(state.cup)
    assert asked(state) == "german woods-prompt-first 4.3a"
    assert starts(state, "play") == [chit, "3form", "g-reinf", "g-mc"]  # it may be his first chit
    events = do(state, f"play {chit}")
    assert told(events)[0] == f"chit_played side=german chit={chit}"
    assert told(events)[1] == "round_began side=german kind=3"
    assert state.hidden == -1


@pytest.mark.rule("17.0b")
def test_supply_of_the_two_towns_is_not_asked() -> None:
    """An Allied ring about Bastogne; the Germans control it all the same."""
    ring = "u-28id-110@2516 u-28id-112@2718 u-28id-109@2520 u-4id-12@2318 u-4id-22@2317"
    state = bare(f"{FAR} {ring}", turn=4, german=BOTH)
    resume(state, ROUNDS)
    assert {"5pz", "6pz"} <= set(chits(state.cup))


# --- 17.0d the secret -------------------------------------------------------------------------------------------------


def cup_seen(state: WoodsState, seat: int) -> Hand:
    return next(hand for hand in GAME.view(state, seat).hands if hand.id == "cup")


def hidden(chit: str) -> WoodsState:
    """Turn 4: the German has put the chit into the cup and opens with 3 Formations."""
    state = filled(4)
    do(state, f"put {chit}", "play 3form", "formation 5FJ")
    return state


@pytest.mark.rule("17.0d")
@pytest.mark.parametrize("chit", ["5pz", "6pz"])
def test_the_event_tells_the_other_side_nothing(chit: str) -> None:
    state = filled(4)
    events = do(state, f"put {chit}")
    assert told(events) == [f"army_chit_chosen chit={chit} seat=0"]
    assert cites(events) == ["17.0d"]
    assert events[0].seen_by(0) == events[0]
    for seat in (1, OBSERVER):
        assert events[0].seen_by(seat) == ArmyChitChosen(-1, 0)
        known = events[0].seen_by(seat)
        assert known is not None
        assert str(known.text()) == "woods-log-army-chit chit=@woods-chit-hidden"
    assert str(events[0].text()) == f"woods-log-army-chit chit=@woods-chit-{chit}"
    assert GAME.grammar.parse(f"put {chit}").secret


@pytest.mark.rule("17.0d")
def test_the_cup_shows_an_army_chit_face_down() -> None:
    rest = ["g-reinf", "g-reinf", "g-mc", "g-mc", "supply", "supply", "a-reinf", "a-mc", "a-mc"]
    for chit in ("5pz", "6pz"):
        state = hidden(chit)
        assert cup_seen(state, 0).shown == (chit, *rest)
        assert cup_seen(state, 1).shown == ("army", *rest)
        assert cup_seen(state, OBSERVER).shown == ("army", *rest)
        assert {cup_seen(state, seat).count for seat in (0, 1, OBSERVER)} == {10}
        for seat in (0, 1, OBSERVER):
            assert GAME.view(state, seat).hands[1:] == (
                Hand("allied", "hand", 1, ("a-reinf",)),
                Hand("", "track", 1, ("3form",)),
            )


@pytest.mark.rule("17.0d")
def test_two_games_that_differ_in_the_chit_look_the_same_to_the_allies() -> None:
    one, two = hidden("5pz"), hidden("6pz")
    for seat in (1, OBSERVER):
        assert msgspec.json.encode(GAME.view(one, seat)) == msgspec.json.encode(GAME.view(two, seat))
    assert GAME.view(one, 0) != GAME.view(two, 0)


@pytest.mark.rule("17.0d")
def test_a_chit_that_is_drawn_is_known_to_all() -> None:
    state = hidden("6pz")
    do(state, "end")
    do(state, "draw 6pz")
    assert state.hidden == -1
    assert cup_seen(state, 1) == cup_seen(state, 0)
    assert "army" not in cup_seen(state, 1).shown


@pytest.mark.rule("17.0d")
def test_with_both_chits_nothing_is_hidden() -> None:
    state = filled(4, BOTH)
    assert {"5pz", "6pz"} <= set(cup_seen(state, 1).shown)


@pytest.mark.rule("17.0d")
def test_what_can_be_drawn_is_not_told_by_odds_or_probes() -> None:
    """The end of a round leads to a draw that hangs on the hidden chit: the Allies see no odds, the German does."""
    state = hidden("5pz")
    events = do(state, "end")
    assert [event for event in events if isinstance(event, Consulted)] == [Consulted(1)]
    do(state, "draw a-mc", "keep", "movement")
    assert asked(state) == "allied woods-prompt-movement 10.2.1b"
    end = GAME.grammar.parse("end")
    assert GAME.odds(state, 1, end).rolls == ()
    probe = GAME.probe(state, 1, [end])
    assert (probe.played, probe.stop) == (0, "hidden")
    own = hidden("5pz")
    labels = [result.label for roll in GAME.odds(own, 0, end).rolls for result in roll.results]
    assert "5pz" in labels
    # Without a secret in the cup the Allies see what may come
    open_ = bare(FAR, turn=8)
    begin(open_, "allied")
    labels = [result.label for roll in GAME.odds(open_, 1, end).rolls for result in roll.results]
    assert "3form" in labels


@pytest.mark.rule("17.0d")
def test_the_odds_of_an_attack_stop_before_the_draw() -> None:
    """The last attack of an Allied round: the Allies see its die and nothing of the chit that follows."""
    seen = []
    for chit in ("5pz", "6pz"):
        state = bare("g-5-13@2618 u-101ab-501@2617 u-101ab-502@2617", turn=4, assets=SILENT)
        resume(state, ROUNDS)
        do(state, f"put {chit}", "play 3form", "formation 5FJ", "end", "end")
        do(state, "draw a-mc", "keep", "combat", "end", "attack 2618", "join u-101ab-501", "join u-101ab-502")
        odds = GAME.odds(state, 1, GAME.grammar.parse("strike"))
        assert [roll.purpose for roll in odds.rolls] == ["woods-roll-attack"]
        seen.append(msgspec.json.encode(odds))
    assert seen[0] == seen[1]


@pytest.mark.rule("17.0d")
def test_a_player_who_does_not_know_imagines_either_chit() -> None:
    for chit in ("5pz", "6pz"):
        state = hidden(chit)
        before = state.cup[:]
        guesses = [GAME.determinize(state, 1, Random(seed)) for seed in range(60)]
        named = [CHITS[guess.hidden] for guess in guesses]
        assert set(named) == {"5pz", "6pz"}
        assert 15 < named.count(chit) < 45  # not the true one more often
        for guess in guesses:
            other = "6pz" if CHITS[guess.hidden] == "5pz" else "5pz"
            assert CHITS[guess.hidden] in chits(guess.cup)
            assert other not in chits(guess.cup)
            assert sum(guess.cup) == sum(before)
            assert guess.key != state.key
            GAME.check(guess)
        assert {CHITS[GAME.determinize(state, 0, Random(seed)).hidden] for seed in range(20)} == {chit}
        assert state.cup == before
    plain = filled(8)
    assert GAME.determinize(plain, 1, Random(1)).cup == plain.cup


@pytest.mark.rule("17.0d", "14.2b")
def test_the_hidden_chit_is_drawn_like_any_other() -> None:
    state = hidden("6pz")
    do(state, "end")
    assert asked(state) == DRAW
    assert chances(state)["draw 6pz"] == 1
    assert "draw 5pz" not in chances(state)

"""19 Strategy cards: the decks, what is drawn from them, and what is known of their tops."""

from random import Random
from typing import Any

import pytest

from grognard.games.iron import GAME
from grognard.games.iron.actions import PEEK
from grognard.games.iron.board import CARD_IDS, CARDS, DECK_NAMES
from grognard.games.iron.deck import Drawing, DrawingAgain, Looking, Peeking, known_by, left, settled, top
from grognard.games.iron.state import IN_DECK, OUT, IronState, board_of
from grognard.kernel import EVERYONE, Consulted, Event
from tests.iron.position import asked, bare, card, chances, cites, do, legal, question, resume, starts, told
from tests.iron.strategy import FAR, buying

MORALE, GROUND = DECK_NAMES.index("morale_1"), DECK_NAMES.index("ground_support_1")
REINFORCEMENTS = DECK_NAMES.index("us_reinforcements_1")
US, DE, ONLOOKER = 0, 1, -1
MORALE_CARDS = [
    "take_cover-1", "take_cover-2", "take_down_the_beast-1", "go_to_ground-1", "go_to_ground-2", "second_wind-1",
    "rally_round-1", "rally_round-2", "fearless-1", "hold_the_line-1",
]  # fmt: skip


def thin(state: IronState, deck: int, *keep: str) -> None:
    """Leave only these cards in a deck."""
    board = board_of(state)
    for index, name in enumerate(CARDS):
        if board.card_deck[index] == deck and name not in keep:
            state.card[index] = OUT


def tops(state: IronState) -> list[str]:
    return [CARDS[index] for index in state.tops]


def settle(state: IronState, names: str, sides: int) -> None:
    """These cards lie on top, the first uppermost; the mask of the sides that know them."""
    for name in names.split():
        state.tops.append(CARDS.index(name))
        state.seen.append(sides)


def drawing(**more: Any) -> IronState:
    return bare(FAR, **more)


# --- drawing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("STAT-01", "STRAT-05")
def test_every_card_of_the_deck_is_as_likely() -> None:
    state = drawing()
    resume(state, Drawing(US, MORALE))
    assert asked(state) == "chance iron-roll-draw STAT-01"
    assert chances(state) == {f"drawn {name}": 1 for name in MORALE_CARDS}
    done = do(state, "drawn fearless-1")
    assert told(done) == ["card_drawn side=us card=fearless-1"]
    assert cites(done) == ["STAT-01"]
    assert card(state, "fearless-1") == "hq"
    resume(state, Drawing(US, MORALE))
    assert chances(state) == {f"drawn {name}": 1 for name in MORALE_CARDS if name != "fearless-1"}


@pytest.mark.rule("STAT-03", "STRAT-04")
def test_used_cards_do_not_come_back() -> None:
    """Those in the headquarters, in play and out of the game are not in the deck; an empty deck stays empty."""
    state = drawing(cards="take_cover-1=hq take_cover-2=play go_to_ground-1=out")
    resume(state, Drawing(US, MORALE))
    assert chances(state) == {f"drawn {name}": 1 for name in MORALE_CARDS[2:] if name != "go_to_ground-1"}
    state = drawing()
    thin(state, MORALE)
    assert told(resume(state, Drawing(US, MORALE, cross=True))) == []
    assert [CARDS[index] for index in left(state, MORALE)] == []


@pytest.mark.rule("STAT-02")
def test_a_red_cross_gives_one_more_draw_and_no_third() -> None:
    """Take Cover and Rally Round show one."""
    state = drawing()
    resume(state, Drawing(US, MORALE, cross=True))
    do(state, "drawn take_cover-1")
    assert asked(state) == "us iron-prompt-draw-again STAT-02"
    assert legal(state) == ["draw us_reinforcements_1", "draw morale_1", "done"]
    do(state, "draw morale_1", "drawn rally_round-1")
    assert not state.stack
    state = drawing()
    resume(state, Drawing(US, MORALE, cross=True))
    do(state, "drawn hold_the_line-1")  # no cross
    assert not state.stack
    state = drawing()
    resume(state, Drawing(US, MORALE))  # crosses count in the status phase alone
    do(state, "drawn take_cover-1")
    assert not state.stack


@pytest.mark.rule("STAT-02", "STAT-03")
def test_a_red_cross_with_empty_decks_or_refused() -> None:
    state = drawing()
    thin(state, MORALE, "take_cover-1")
    thin(state, REINFORCEMENTS)
    resume(state, Drawing(US, MORALE, cross=True))
    do(state, "drawn take_cover-1")
    assert not state.stack
    state = drawing()
    resume(state, DrawingAgain(US))
    do(state, "done")
    assert not state.stack
    assert state.card.count(IN_DECK) == 40
    state = drawing()
    resume(state, DrawingAgain(DE))
    assert legal(state) == ["draw de_reinforcements_1", "draw command_1", "done"]


@pytest.mark.rule("STAT-01")
def test_a_card_whose_place_is_settled_comes_first() -> None:
    """Nobody is asked and nothing is rolled: everybody knows it."""
    state = drawing()
    settle(state, "fearless-1 us_armour-1 second_wind-1", sides=3)
    assert (CARDS[top(state, MORALE)], CARDS[top(state, REINFORCEMENTS)]) == ("fearless-1", "us_armour-1")
    assert [CARDS[index] for index in settled(state, MORALE)] == ["fearless-1", "second_wind-1"]
    assert top(state, GROUND) == -1
    assert told(resume(state, Drawing(US, MORALE))) == ["card_drawn side=us card=fearless-1"]
    assert (tops(state), state.seen) == (["us_armour-1", "second_wind-1"], [3, 3])
    assert told(resume(state, Drawing(US, MORALE))) == ["card_drawn side=us card=second_wind-1"]
    resume(state, Drawing(US, MORALE))
    assert len(chances(state)) == 8
    assert tops(state) == ["us_armour-1"]


@pytest.mark.rule("STAT-01", "OPS-05")
def test_a_settled_card_that_somebody_does_not_know_is_consulted() -> None:
    """It comes to light for him: he cannot take anything back beyond this."""
    for sides, known in ((1, 0b01), (2, 0b10), (0, 0)):
        state = drawing()
        settle(state, "fearless-1", sides)
        events = resume(state, Drawing(US, MORALE))
        assert [event.known for event in events if isinstance(event, Consulted)] == [known]
        assert told(events)[-1] == "card_drawn side=us card=fearless-1"
    state = drawing(options={"teams": "on"})
    settle(state, "fearless-1", 2)
    assert known_by(state, CARDS.index("fearless-1")) == 0b1010  # both seats of the side
    state.seen = [3]
    assert known_by(state, CARDS.index("fearless-1")) == EVERYONE


# --- looking in secret ------------------------------------------------------------------------------------------------


def shown(events: list[Event], seat: int) -> list[str]:
    """What a seat is told of them."""
    return told([found for event in events if (found := event.seen_by(seat)) is not None])


@pytest.mark.rule("OPS-05")
def test_to_look_at_tops_settles_them_for_one_side() -> None:
    state = drawing()
    resume(state, Peeking(DE, MORALE, 2))
    now = GAME.decision(state)
    assert now is not None
    assert (now.audience, str(now.prompt), now.rule) == (0b10, "iron-roll-peek", "OPS-05")
    assert chances(state) == {f"drawn {name}": 1 for name in MORALE_CARDS}
    done = do(state, "drawn fearless-1")
    assert shown(done, DE) == ["card_peeked side=de deck=6 card=fearless-1 seats=2 by=OPS-05"]
    for seat in (US, ONLOOKER):
        assert shown(done, seat) == ["card_peeked side=de deck=6 card=none seats=0 by=OPS-05"]
    assert chances(state) == {f"drawn {name}": 1 for name in MORALE_CARDS if name != "fearless-1"}
    do(state, "drawn take_cover-2")
    assert not state.stack
    assert (tops(state), state.seen) == (["fearless-1", "take_cover-2"], [2, 2])
    assert [card(state, name) for name in tops(state)] == ["deck", "deck"]


@pytest.mark.rule("OPS-05")
def test_what_is_settled_is_shown_and_then_known_to_both() -> None:
    state = drawing()
    settle(state, "fearless-1", sides=2)
    events = resume(state, Peeking(US, MORALE, 2))
    assert [event.known for event in events if isinstance(event, Consulted)] == [0b10]
    assert shown(events, US) == ["card_peeked side=us deck=6 card=fearless-1 seats=1 by=OPS-05"]
    assert state.seen == [3]
    do(state, "drawn second_wind-1")
    assert (tops(state), state.seen) == (["fearless-1", "second_wind-1"], [3, 1])
    events = resume(state, Peeking(US, MORALE, 1))
    assert told(events) == []  # it knows that card


@pytest.mark.rule("OPS-05", "STAT-03")
def test_fewer_cards_than_may_be_looked_at() -> None:
    state = drawing()
    thin(state, MORALE, "fearless-1")
    resume(state, Peeking(DE, MORALE, 3))
    do(state, "drawn fearless-1")
    assert not state.stack
    thin(state, MORALE)
    state.tops, state.seen = [], []
    assert resume(state, Peeking(DE, MORALE, 3)) == []


# --- Reconnaissance ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("STRAT-06", "STRAT-01")
def test_reconnaissance_takes_one_of_three_and_orders_the_others() -> None:
    """Liberation: Morale I and Ground Support I are German."""
    state = buying("ground_support_1", "", "reconnaissance-1", 1)
    assert starts(state, "play") == ["reconnaissance-1"]
    do(state, "play reconnaissance-1")
    assert asked(state) == "de iron-prompt-card-look STRAT-06"
    assert legal(state) == ["draw morale_1", "draw ground_support_1"]
    done = do(state, "draw morale_1", "drawn fearless-1", "drawn take_cover-1", "drawn second_wind-1")
    assert shown(done, US)[1:] == ["card_peeked side=de deck=6 card=none seats=0 by=STRAT-06"] * 2
    scope = 1000 + CARDS.index("reconnaissance-1")
    assert asked(state) == "de iron-prompt-take STRAT-06"
    assert question(state) == f"iron-prompt-take deck=@iron-deck-morale_1 scope={scope}"
    assert legal(state) == ["peek fearless-1", "peek take_cover-1", "peek second_wind-1"]
    done = do(state, "peek take_cover-1")
    assert [event.known for event in done if isinstance(event, Consulted)] == [0b10]
    assert told(done)[-1] == "card_taken side=de card=take_cover-1"
    assert (card(state, "take_cover-1"), tops(state)) == ("hq", ["fearless-1", "second_wind-1"])
    assert question(state) == f"iron-prompt-put-back deck=@iron-deck-morale_1 scope={scope}"
    assert legal(state) == ["peek fearless-1", "peek second_wind-1"]
    do(state, "peek second_wind-1")
    assert (tops(state), state.seen) == (["second_wind-1", "fearless-1"], [2, 2])
    assert card(state, "reconnaissance-1") == "out"


@pytest.mark.rule("STRAT-06")
def test_its_answers_are_the_owners_secret() -> None:
    assert PEEK[0].secret
    state = buying("ground_support_1", "", "reconnaissance-1", 1)
    assert starts(buying("ground_support_1", "", "reconnaissance-1", 0), "play") == []
    do(state, "play reconnaissance-1", "draw morale_1")
    now = GAME.decision(state)
    assert now is not None
    assert now.audience == 0b10


@pytest.mark.rule("STRAT-06")
def test_reconnaissance_in_a_deck_of_one_or_two() -> None:
    state = buying("ground_support_1", "", "reconnaissance-1", 1)
    thin(state, MORALE, "fearless-1", "second_wind-1")
    do(state, "play reconnaissance-1", "draw morale_1", "drawn fearless-1", "drawn second_wind-1", "peek fearless-1")
    assert (tops(state), state.seen) == (["second_wind-1"], [2])
    assert card(state, "reconnaissance-1") == "out"
    state = buying("ground_support_1", "", "reconnaissance-1", 1)
    thin(state, MORALE, "fearless-1")
    do(state, "play reconnaissance-1", "draw morale_1", "drawn fearless-1", "peek fearless-1")
    assert (card(state, "fearless-1"), tops(state)) == ("hq", [])
    state = buying("ground_support_1", "", "reconnaissance-1", 1)
    thin(state, MORALE)
    thin(state, GROUND, "reconnaissance-1")
    assert left(state, GROUND) == []
    assert starts(state, "play") == []  # STRAT-18: nothing to look at


@pytest.mark.rule("STRAT-06", "OPS-05")
def test_who_knew_the_cards_knows_their_order_no_more() -> None:
    """Deeper cards, and those of other decks, stay as they are."""
    state = drawing(scenario="liberation")
    settle(state, "fearless-1 sniper-1 take_cover-1 second_wind-1 rally_round-1", sides=1)
    events = resume(state, Looking(DE, MORALE, 3, 7))
    assert [line.split()[-3] for line in shown(events, DE)] == [
        f"card={name}" for name in ("fearless-1", "take_cover-1", "second_wind-1")
    ]
    assert legal(state) == ["peek fearless-1", "peek take_cover-1", "peek second_wind-1"]
    done = do(state, "peek second_wind-1")
    assert not any(isinstance(event, Consulted) for event in done)  # both knew it
    assert legal(state) == ["peek fearless-1", "peek take_cover-1"]
    do(state, "peek take_cover-1")
    assert tops(state) == ["take_cover-1", "sniper-1", "fearless-1", "rally_round-1"]
    assert state.seen == [2, 1, 2, 1]


@pytest.mark.rule("STRAT-06")
def test_three_cards_go_back_one_after_the_other() -> None:
    state = drawing(scenario="liberation")
    settle(state, "fearless-1 take_cover-1 second_wind-1 rally_round-1", sides=2)
    resume(state, Looking(DE, MORALE, 4, 7))
    do(state, "peek fearless-1", "peek rally_round-1")
    assert legal(state) == ["peek take_cover-1", "peek second_wind-1"]
    do(state, "peek second_wind-1")
    assert tops(state) == ["rally_round-1", "second_wind-1", "take_cover-1"]
    assert not state.stack


# --- what others may think --------------------------------------------------------------------------------------------


@pytest.mark.rule("OPS-05", "STRAT-06")
def test_a_player_who_thinks_ahead_does_not_know_the_enemys_tops() -> None:
    """The side that looked finds its cards in their places; the other, and an onlooker, any that they could be."""
    state = drawing()
    settle(state, "fearless-1 us_armour-1 take_cover-1", sides=2)
    for seed in range(5):
        other = GAME.determinize(state, DE, Random(seed))
        assert tops(other) == ["fearless-1", "us_armour-1", "take_cover-1"]
    for seat in (US, ONLOOKER):
        found = [tops(GAME.determinize(state, seat, Random(seed))) for seed in range(200)]
        assert {names[0] for names in found} == set(MORALE_CARDS)
        assert {names[2] for names in found} == set(MORALE_CARDS)
        assert all(names[0] != names[2] for names in found)
        assert {CARD_IDS[CARDS.index(names[1])][:3] for names in found} == {"us_"}
    assert tops(state) == ["fearless-1", "us_armour-1", "take_cover-1"]


@pytest.mark.rule("OPS-05", "STRAT-06")
def test_what_a_player_knows_is_not_dealt_again() -> None:
    """The first card he knows, the second only the enemy; what he holds face up is not in the deck either."""
    state = drawing(cards="rally_round-1=hq rally_round-2=out")
    settle(state, "fearless-1 take_cover-1", sides=2)
    state.seen[0] = 3
    found = [tops(GAME.determinize(state, US, Random(seed))) for seed in range(200)]
    assert {names[0] for names in found} == {"fearless-1"}
    assert {names[1] for names in found} == set(MORALE_CARDS) - {"fearless-1", "rally_round-1", "rally_round-2"}
    onlooker = [tops(GAME.determinize(state, ONLOOKER, Random(seed))) for seed in range(200)]
    assert len({names[0] for names in onlooker}) > 1
    assert GAME.determinize(state, US, Random(1)).key != state.key

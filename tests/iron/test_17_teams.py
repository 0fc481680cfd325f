"""17 Three and four players: a seat a division, what a team shares, and who decides what."""

from typing import Any

import pytest

from grognard.games.iron import GAME
from grognard.games.iron.assault import Toll
from grognard.games.iron.board import CARDS, DECK_NAMES, UNITS
from grognard.games.iron.cards_in_play import fearless, vehicle_mp
from grognard.games.iron.command import FIRST, CommandPhase, Spending
from grognard.games.iron.deck import Peeking
from grognard.games.iron.readying import Readying
from grognard.games.iron.state import IronState, board_of, seat_for, seats_of
from grognard.games.iron.status import DRAWS, OP_FIRES, REINFORCEMENTS, TRANSFERS, StatusPhase
from grognard.games.iron.transfers import Transfers
from grognard.games.iron.turn import ACTING, CLEARING, COMMANDING, ActionPhase, Course, actions_of
from grognard.kernel import CHANCES
from tests.iron.battle import fire, rolls, storm, tags
from tests.iron.position import (
    ask,
    asked,
    at,
    bare,
    card,
    cites,
    do,
    ended,
    is_,
    legal,
    moving,
    opening,
    position,
    question,
    resume,
    starts,
    told,
)

TEAMS: dict[str, Any] = {"options": {"teams": "on"}}
US1, DE1, US2, DE2 = range(4)
FAR = "us-1-9@1714:r1 us-2-9@1714:r1 de-1-9@1700:r1 de-2-9@1700:r1"


def who(state: IronState) -> int:
    """The seat that is asked."""
    now = GAME.decision(state)
    assert now is not None
    return now.seat


def team(units: str, seat: int = US1, **more: Any) -> IronState:
    """An action turn of a seat with teams."""
    side = "de" if seat % 2 else "us"
    return position(f"{units} {FAR}", side=side, seat=seat, **TEAMS, **more)


# --- who plays --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TEAM-01", "TEAM-14")
def test_four_seats_two_of_each_side() -> None:
    """With three players one of them holds both seats of a side: the seats are the same."""
    assert GAME.seats_of({"teams": "on"}) == ("us", "de", "us2", "de2")
    assert GAME.seats_of({"teams": "off"}) == GAME.seats_of({}) == ("us", "de")
    state = opening(teams="on")
    assert state.sides == [0, 1, 0, 1]
    assert [seats_of(state, side) for side in (0, 1)] == [(US1, US2), (DE1, DE2)]
    assert opening().sides == [0, 1]


@pytest.mark.rule("TEAM-01", "TEAM-15")
def test_each_member_commands_his_division_and_its_vehicles() -> None:
    units = "us-1-1@0505:r4 us-2-1@0505:r4 us-sherman-1@0506 us-sherman-2@0506:d2 de-1-1@0101:r4"
    state = team(units)
    assert starts(state, "use") == ["us-1-1", "us-1-9", "us-sherman-1"]
    state = team(units, US2)
    assert starts(state, "use") == ["us-2-1", "us-2-9", "us-sherman-2"]
    names = ("us-1-1", "us-2-1", "us-sherman-2", "de-1-1", "de-2-9")
    assert [seat_for(state, UNITS.index(name)) for name in names] == [US1, US2, US2, DE1, DE2]
    alone = position(f"{units} {FAR}")
    assert len(starts(alone, "use")) == 6
    assert seat_for(alone, UNITS.index("us-2-1")) == 0
    do(state, "use us-2-1")
    assert who(state) == US2


@pytest.mark.rule("TEAM-01")
def test_a_team_wins_or_loses_together() -> None:
    """The last German goes: both Americans have won; the result is of sides."""
    state = position("us-1-1@0505:r4 us-2-1@1714:r4 de-2-1@0506:r1", seat=US1, **TEAMS)
    fire(state, "us-1-1", "de-2-1", "normal", "hits 1")
    assert ended(state) == "us WIN-03 iron-over-wiped-out side=@side-de"
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert len(outcome.results) == 2


# --- what is shared ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TEAM-02")
def test_ex_a9_a_member_scores_for_his_team() -> None:
    """A9: a German member earns 1 VP; the German team has 1 more, not 2. Each American unit lost counts at Stavelot."""
    for seat, leader in ((DE1, "de-1-1"), (DE2, "de-2-1")):
        units = "de-1-1@0505:r4 de-2-1@0505:r4 us-2-1@0506:r1"
        state = team(units, seat, scenario="stavelot_express")
        fire(state, leader, "us-2-1", "normal", "hits 1")
        assert at(state, "us-2-1") == "box"
        assert state.vp == [0, 1]


@pytest.mark.rule("TEAM-02", "TEAM-06", "TEAM-07")
@pytest.mark.parametrize("seat", [US1, US2])
def test_either_member_plays_the_cards_of_the_team_from_its_command(seat: int) -> None:
    """In the action phase the partner is not asked. It is the card of the member who activated it."""
    state = team("us-1-1@0502:r4", seat, scenario="liberation", cards="offensive_artillery-1=hq", command=(4, 0))
    assert starts(state, "play") == ["offensive_artillery-1"]
    do(state, "play offensive_artillery-1", "die 1")
    assert state.command == [1, 0]
    assert state.holder[CARDS.index("offensive_artillery-1")] == seat
    state.round += 1
    for other in (US1, US2):
        state = ask(state, *team("us-1-1@0502:r4", other, scenario="liberation").stack)
        assert starts(state, "retry") == (["offensive_artillery-1"] if other == seat else [])


@pytest.mark.rule("TEAM-02", "TEAM-06")
def test_the_pool_is_one() -> None:
    state = bare(FAR, command=(2, 0), initiative="us", **TEAMS)
    ask(state, Course(CLEARING), CommandPhase(FIRST))
    do(state, "bid 1", "accept", "done", "bid 1")
    assert who(state) == US1
    do(state, "accept")
    assert state.pool == [2, 0]


# --- turns ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TEAM-03")
@pytest.mark.parametrize(
    ("scenario", "actions"),
    [("breaking_point", [2, 2, 2, 2]), ("silence_the_guns", [2, 1, 2, 1]), ("mortain_ridge", [2, 2, 2, 2])],
)
def test_half_the_actions_rounded_up(scenario: str, actions: list[int]) -> None:
    """3 give 2, 2 give 1, 4 give 2."""
    state = bare(FAR, scenario=scenario, **TEAMS)
    assert [actions_of(state, seat) for seat in range(4)] == actions
    alone = bare(FAR, scenario=scenario)
    assert [actions_of(alone, seat) for seat in range(2)] == board_of(alone).actions


def phase(units: str, initiative: str = "us", **more: Any) -> IronState:
    state = bare(f"{units} {FAR}", initiative=initiative, **TEAMS, **more)
    return ask(state, Course(COMMANDING), ActionPhase())


@pytest.mark.rule("TEAM-04", "TEAM-03")
@pytest.mark.parametrize("initiative", ["us", "de"])
def test_the_order_of_the_members_is_chosen_at_the_start_of_the_phase(initiative: str) -> None:
    """The seat of division 1 chooses, the holder of the initiative first; the team with the initiative begins."""
    lead, other = (0, 1) if initiative == "us" else (1, 0)
    units = " ".join(f"{side}-{d}-{n}@{c:02}{2 * n:02}:r4" for side, c in (("us", 4), ("de", 10)) for d, c in
                     ((1, c), (2, c + 2)) for n in (1, 2, 3))  # fmt: skip
    for answers in (("keep", "keep"), ("partner", "keep"), ("keep", "partner"), ("partner", "partner")):
        state = phase(units, initiative)
        assert (who(state), asked(state).split()[1:]) == (lead, ["iron-prompt-order", "TEAM-04"])
        assert legal(state) == ["keep", "partner"]
        do(state, answers[0])
        assert who(state) == other
        do(state, answers[1])
        first = [lead, lead + 2] if answers[0] == "keep" else [lead + 2, lead]
        second = [other, other + 2] if answers[1] == "keep" else [other + 2, other]
        order = []
        for _ in range(8):
            assert question(state) == "iron-prompt-turn left=2 scope=-1"
            order.append(who(state))
            for _ in range(2 if len(order) <= 4 else 1):
                do(state, f"use {starts(state, 'use')[0]}", "rest")
            if len(order) > 4:
                do(state, "end_phase")
        assert order == (first + second) * 2


@pytest.mark.rule("TEAM-05", "ACT-04")
def test_a_member_ends_his_phase_alone() -> None:
    """The partner goes on, and takes the turns that are left."""
    units = "us-2-1@0404:r4 us-2-2@0405:r4 us-2-3@0406:r4 de-1-1@1010:r4 de-2-1@1012:r4"
    state = phase(units)
    do(state, "keep", "keep")
    assert who(state) == US1
    do(state, "end_phase")
    assert (who(state), state.finished) == (US2, [1, 0, 0, 0])
    do(state, "use us-2-1", "rest", "use us-2-2", "rest")
    assert who(state) == DE1
    do(state, "end_phase")
    assert who(state) == DE2
    do(state, "end_phase")
    assert who(state) == US2
    done = do(state, "use us-2-3", "rest", "end_phase")
    assert "command_began round=2" in told(done)  # all four are over


# --- command ----------------------------------------------------------------------------------------------------------


def buying(command: int, cards: str = "", **more: Any) -> IronState:
    state = bare(FAR, command=(command, 0), cards=cards, initiative="us", **TEAMS, **more)
    return ask(state, Course(CLEARING), CommandPhase(FIRST))


@pytest.mark.rule("TEAM-06", "TEAM-07", "TEAM-08")
def test_a_purchase_needs_both() -> None:
    state = buying(3, "take_cover-1=hq")
    assert (who(state), legal(state)) == (US1, ["play take_cover-1", "bid 1", "bid 2", "bid 3", "done"])
    do(state, "play take_cover-1")
    assert state.command == [3, 0]  # nothing is paid yet
    assert (who(state), legal(state)) == (US2, ["accept", "refuse"])
    assert asked(state) == "us iron-prompt-agree-card TEAM-06"
    assert question(state) == "iron-prompt-agree-card card=@iron-card-take_cover-1 scope=-1"
    do(state, "accept")
    assert (state.command, card(state, "take_cover-1")) == ([2, 0], "play")
    assert state.holder[CARDS.index("take_cover-1")] == US1
    assert (who(state), legal(state)) == (US1, ["bid 1", "bid 2", "done"])
    do(state, "bid 2")
    assert question(state) == "iron-prompt-agree-bid count=2 scope=-1"
    do(state, "accept")
    assert (state.command, state.pool) == ([0, 0], [2, 0])


@pytest.mark.rule("TEAM-06")
def test_both_members_propose_and_a_refusal_ends_the_spending() -> None:
    state = buying(3, "take_cover-1=hq take_cover-2=hq")
    do(state, "done")
    assert (who(state), starts(state, "play")) == (US2, ["take_cover-1", "take_cover-2"])
    do(state, "play take_cover-2")
    assert who(state) == US1
    do(state, "accept")
    assert state.holder[CARDS.index("take_cover-2")] == US2
    do(state, "bid 1")
    done = do(state, "refuse")
    assert told(done)[0] == "declined side=us by=TEAM-06"
    assert (state.command, state.pool) == ([2, 0], [0, 0])
    assert not any(isinstance(frame, Spending) and frame.side == 0 for frame in state.stack)
    state = buying(3)
    do(state, "bid 1", "refuse")
    assert not any(isinstance(frame, Spending) and frame.side == 0 for frame in state.stack)  # nor the partner
    assert state.command == [3, 0]


@pytest.mark.rule("TEAM-07", "STAT-01", "STAT-02")
def test_a_team_draws_one_card() -> None:
    state = bare(FAR, initiative="us", **TEAMS)
    resume(state, Course(ACTING), StatusPhase(DRAWS))
    assert who(state) == US1
    do(state, "draw morale_1", "drawn take_cover-1")
    assert (who(state), asked(state)) == (US1, "us iron-prompt-draw-again STAT-02")
    do(state, "draw morale_1", "drawn rally_round-1")
    assert who(state) == DE1
    do(state, "draw command_1", "drawn blitz-1")
    assert sum(where == 1 for where in state.card) == 3


# --- whose cards ------------------------------------------------------------------------------------------------------


def held(state: IronState, name: str, seat: int) -> IronState:
    """A card lies in the play area, activated by a seat."""
    state.card[CARDS.index(name)] = 2
    state.holder[CARDS.index(name)] = seat
    state.__dict__.clear()
    return state


@pytest.mark.rule("TEAM-08")
@pytest.mark.parametrize(("holder", "offered"), [(US1, True), (US2, False), (-1, True)])
def test_a_card_is_for_the_units_of_the_member_who_activated_it(holder: int, offered: bool) -> None:
    """-1: what the scenario laid out is for both."""
    state = held(team("us-1-1@0505:r4 de-1-1@0508:r4", DE1), "take_cover-1", holder)
    fire(state, "de-1-1", "us-1-1", "normal")
    assert (legal(state) == ["spend take_cover-1", "keep"]) == offered
    if offered:
        assert who(state) == US1


@pytest.mark.rule("TEAM-08", "STRAT-15")
def test_lasting_effects_are_for_his_units_alone() -> None:
    units = "us-1-1@0505:r3o1 us-2-1@0506:r3o1 us-sherman-1@0506:d2 de-panzer4-1@1010 de-panzer4-2@1010:d2"
    state = held(held(bare(f"{units} {FAR}", **TEAMS), "fearless-1", US2), "blitz-1", DE1)
    board = board_of(state)
    assert [fearless(state, board, UNITS.index(name)) for name in ("us-1-1", "us-2-1")] == [0, 1]
    assert [vehicle_mp(state, board, UNITS.index(f"de-panzer4-{n}")) for n in (1, 2)] == [6, 0]
    assert fearless(state, board, UNITS.index("us-sherman-1")) == 0  # squads alone
    scene = bare(f"{units} {FAR}", scenario="silence_the_guns", **TEAMS)
    state = held(scene, "fuel_shortage-1", US2)  # the enemy's vehicles: those of both
    assert [vehicle_mp(state, board_of(state), UNITS.index(f"de-panzer4-{n}")) for n in (1, 2)] == [-6, -6]


@pytest.mark.rule("TEAM-08")
def test_cards_that_act_on_units_find_those_of_his_division() -> None:
    units = "us-1-1@0505:r4,tired us-2-1@0505:r4,tired us-1-2@0707:r4,pinned us-2-2@0707:r4,pinned"
    state = team(units, US2, cards="second_wind-1=hq", command=(2, 0))
    do(state, "play second_wind-1")
    assert (who(state), legal(state)) == (US2, ["choose us-2-1"])
    state = bare(f"{units} {FAR}", cards="rally_round-1=hq", command=(1, 0), initiative="us", **TEAMS)
    ask(state, Course(CLEARING), CommandPhase(FIRST))
    do(state, "play rally_round-1", "accept", "mark 0707")
    assert (is_(state, "us-1-2"), is_(state, "us-2-2")) == ("r4", "r4,pinned")


@pytest.mark.rule("TEAM-08", "STRAT-16")
def test_new_units_join_his_division() -> None:
    state = bare(FAR, cards="us_rifle_squad-1=hq us_armour-1=hq", command=(11, 0), initiative="us", **TEAMS)
    ask(state, Course(CLEARING), CommandPhase(FIRST))
    do(state, "done", "play us_rifle_squad-1", "accept")
    assert (who(state), legal(state)) == (US2, ["division 2"])
    do(state, "division 2", "truck", "place us-truck-1", "at 0514")
    assert at(state, "us-2-1") == "us-truck-1"
    assert seat_for(state, UNITS.index("us-truck-1")) == US2
    do(state, "play us_armour-1", "accept")
    assert who(state) == US2
    do(state, "place us-sherman-1", "at 0614")
    assert seat_for(state, UNITS.index("us-sherman-1")) == US2


@pytest.mark.rule("TEAM-08", "STRAT-07")
def test_what_modifies_later_cards_serves_both() -> None:
    state = team("us-1-1@0502:r4", US1, scenario="liberation", cards="offensive_artillery-1=hq", command=(3, 0))
    held(held(state, "increased_priority-1", US2), "registered_fire-1", US2)
    done = do(state, "play offensive_artillery-1", "die 2")
    assert told(done)[-1].endswith("face=2 bonus=1 made=True")
    do(state, "mark 0505")
    assert (who(state), legal(state)) == (US1, ["spend registered_fire-1", "keep"])


@pytest.mark.rule("TEAM-08", "TIME-05")
def test_extra_actions_and_cards_of_a_move_by_their_holder() -> None:
    units = "de-1-1@0505:r4 de-2-1@0505:r4"
    for seat in (DE1, DE2):
        state = held(team(units, seat), "major_offensive-1", DE2)
        assert starts(state, "spend") == (["major_offensive-1"] if seat == DE2 else [])
        held(state, "forced_march-1", DE1)
        do(state, f"use de-{seat // 2 + 1}-1", "advance")
        assert starts(state, "spend") == (["forced_march-1"] if seat == DE1 else [])


@pytest.mark.rule("TEAM-08", "OPF-05")
def test_an_ambush_by_the_squads_of_its_holder() -> None:
    for holder, squad, offered in ((DE1, "de-1-1", DE1), (DE2, "de-2-1", DE2), (DE2, "de-1-1", -1)):
        scene = team(f"us-sherman-1@0503 {squad}@0505:r4", US1, scenario="liberation")
        state = held(scene, "tank_ambush-1", holder)
        do(state, "use us-sherman-1", "advance", "to 0504")
        if offered < 0:
            assert who(state) == US1
        else:
            assert (who(state), legal(state)) == (offered, ["spend tank_ambush-1", "pass"])


# --- between partners -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TEAM-09", "TEAM-15")
def test_a_transfer_between_partners_needs_both() -> None:
    state = bare("us-1-1@0505:r2 us-2-1@0505:r1e1 de-1-1@1010:r4", **TEAMS)
    resume(state, Transfers(US1))
    assert (who(state), legal(state)) == (US1, ["from us-1-1", "done"])
    do(state, "from us-1-1", "figure regular", "onto us-2-1")
    assert (who(state), legal(state)) == (US2, ["accept", "refuse"])
    assert asked(state) == "us iron-prompt-agree-transfer TEAM-09"
    assert question(state) == "iron-prompt-agree-transfer giver=@iron-us-1-1 taker=@iron-us-2-1 scope=0"
    done = do(state, "accept")
    assert tags(done) == ["transferred"]
    assert (is_(state, "us-1-1"), is_(state, "us-2-1")) == ("r1", "r2e1")


@pytest.mark.rule("TEAM-09")
def test_a_refused_transfer_changes_nothing() -> None:
    state = bare("us-1-1@0505:r3 us-2-1@0505:r1e1 us-1-2@0505:r1 de-1-1@1010:r4", **TEAMS)
    resume(state, Transfers(US1))
    done = do(state, "from us-1-1", "figure regular", "onto us-2-1", "refuse")
    assert told(done) == ["declined side=us by=TEAM-09"]
    assert (is_(state, "us-1-1"), is_(state, "us-2-1")) == ("r3", "r1e1")
    do(state, "from us-1-1", "figure regular")
    assert legal(state) == ["onto us-1-2"]  # the partner is not asked again, one's own squad is free
    do(state, "onto us-1-2")
    assert (is_(state, "us-1-1"), is_(state, "us-1-2")) == ("r2", "r2")


@pytest.mark.rule("TEAM-10", "FIG-05")
def test_the_partner_does_not_spot_for_mortars() -> None:
    """Behind woods the mortar sees 0505 only by a friend of its own division."""
    woods = " ".join(f"{column:02}07=woods {column:02}08=woods" for column in range(18))
    for spotter, seen in (("us-1-2", True), ("us-2-1", False)):
        units = f"us-1-1@0510:r2m1 {spotter}@0503:r4 de-1-1@0505:r4"
        state = team(units, US1, terrain=woods)
        do(state, "use us-1-1")
        shells = "fire" in legal(state)
        if shells:
            do(state, "fire")
        assert ("0505" in starts(state, "shell")) == seen
    state = position(f"us-1-1@0510:r2m1 us-2-1@0503:r4 de-1-1@0505:r4 {FAR}", terrain=woods)
    do(state, "use us-1-1", "fire")
    assert "0505" in starts(state, "shell")  # with two players the shades have no effect


@pytest.mark.rule("TEAM-10", "FIG-12")
def test_mortars_do_not_support_the_partners() -> None:
    units = "us-1-1@0510:r2m1 us-1-2@0610:r2m1 us-2-1@0410:r2m1 de-1-1@0505:r4"
    state = team(units)
    do(state, "use us-1-1", "fire", "shell 0505")
    assert legal(state) == ["with us-1-2", "normal", "suppress"]
    state = position(f"{units} {FAR}")
    do(state, "use us-1-1", "fire", "shell 0505")
    assert legal(state) == ["with us-1-2", "with us-2-1", "normal", "suppress"]


@pytest.mark.rule("TEAM-11", "TEAM-12")
def test_support_by_the_partner_costs_the_team_one_command() -> None:
    """The leader asks, the partner decides; all is one roll. It is paid once for the attack."""
    units = "us-1-1@0505:r4 us-1-2@0505:r4 us-2-1@0506:r4 us-2-2@0506:r2 de-1-1@0508:r4"
    state = team(units, command=(1, 0))
    fire(state, "us-1-1", "de-1-1")
    assert legal(state) == ["with us-1-2", "with us-2-1", "with us-2-2", "normal", "suppress"]
    do(state, "with us-2-1")
    assert (who(state), legal(state)) == (US2, ["accept", "refuse"])
    assert asked(state) == "us iron-prompt-consent TEAM-11"
    assert question(state) == "iron-prompt-consent unit=@iron-us-2-1 scope=0"
    done = do(state, "accept")
    assert told(done) == ["supported unit=us-2-1 leader=us-1-1"]
    assert cites(done) == ["TEAM-11"]
    assert (who(state), state.command) == (US1, [0, 0])
    assert legal(state) == ["with us-1-2", "with us-2-2", "normal", "suppress"]
    do(state, "with us-2-2", "accept")
    assert state.command == [0, 0]
    do(state, "with us-1-2")  # his own needs nobody
    do(state, "normal")
    assert rolls(state) == "attack 9 on 5"  # 4 + 2 + 1 + 2
    do(state, "hits 0")
    assert [is_(state, name) for name in ("us-1-1", "us-1-2", "us-2-1", "us-2-2")] == [
        "r4,tired", "r4,tired", "r4,tired", "r2,tired",
    ]  # fmt: skip


@pytest.mark.rule("TEAM-11")
def test_without_command_only_an_officer_brings_the_partner() -> None:
    """In the leader's hex, of either division; not in another."""
    units = "us-1-1@0505:r4 us-2-1@0506:r4 de-1-1@0508:r4"
    for officer, asked_for in (
        ("", False),
        ("us-1-3@0505:o1", True),
        ("us-2-3@0505:o1", True),
        ("us-2-3@0506:o1", False),
    ):
        state = team(f"{units} {officer}")
        fire(state, "us-1-1", "de-1-1")
        assert ("with us-2-1" in legal(state)) == asked_for
        if asked_for:
            do(state, "with us-2-1", "accept", "normal")
            assert state.command == [0, 0]
            assert rolls(state) == "attack 6 on 5"
    state = team(f"{units} us-1-3@0505:o1", command=(3, 0))
    fire(state, "us-1-1", "de-1-1", "with us-2-1", "accept")
    assert state.command == [3, 0]  # free with an officer


@pytest.mark.rule("TEAM-11")
def test_a_refusal_costs_nothing_and_is_not_asked_again() -> None:
    units = "us-1-1@0505:r4 us-2-1@0506:r4 us-2-2@0506:r4 de-1-1@0508:r4"
    state = team(units, command=(1, 0))
    fire(state, "us-1-1", "de-1-1", "with us-2-1", "refuse")
    assert state.command == [1, 0]
    assert (who(state), legal(state)) == (US1, ["with us-2-2", "normal", "suppress"])
    do(state, "normal")
    assert rolls(state) == "attack 4 on 5"
    assert is_(state, "us-2-1") == "r4"


@pytest.mark.rule("TEAM-11", "TEAM-12", "ASLT-06")
def test_support_of_an_assault_by_the_partner() -> None:
    units = "us-1-1@0505:r4 us-2-1@0505:r4 us-2-2@0405:r4 de-1-1@0504:r4"
    state = team(units, command=(1, 0))
    storm(state, "us-1-1", "0504", "with us-2-1")
    assert (who(state), legal(state)) == (US2, ["accept", "refuse"])
    do(state, "accept")
    assert state.command == [0, 0]
    do(state, "with us-2-2", "accept")
    assert rolls(state) == "assault 8 on 4"
    state = team(units, command=(1, 0))
    storm(state, "us-1-1", "0504", "with us-2-1", "refuse")
    assert (legal(state), state.command) == (["with us-2-2", "begin"], [1, 0])
    state = team(units)
    storm(state, "us-1-1", "0504")
    assert rolls(state) == "assault 4 on 4"  # no command: nobody to ask
    state = team(units + " us-2-3@0505:o1")
    storm(state, "us-1-1", "0504", "with us-2-1", "accept")
    assert state.command == [0, 0]


@pytest.mark.rule("TEAM-11", "OPF-05", "TEAM-15")
def test_support_of_op_fire_by_the_partner() -> None:
    units = "us-1-1@0505:r4 de-1-1@0509:r4,op de-2-1@0509:r4,op"
    state = team(units, command=(0, 1))
    do(state, "use us-1-1", "advance", "to 0506", "react de-1-1")
    assert (who(state), legal(state)) == (DE1, ["with de-2-1", "normal", "suppress"])
    do(state, "with de-2-1")
    assert who(state) == DE2
    do(state, "accept", "normal")
    assert (state.command, rolls(state)) == ([0, 0], "attack 6 on 5")


@pytest.mark.rule("TEAM-12", "ASLT-09", "ASLT-10")
def test_defenders_of_both_divisions_roll_together() -> None:
    units = "us-1-1@0505:r4 de-1-1@0504:r4,entrenched de-2-1@0504:r4,entrenched"
    state = team(units, forts="0504=entrenchment 0504=entrenchment", terrain="0504=woods")
    storm(state, "us-1-1", "0504", "hits 1")
    assert rolls(state) == "assault-cover 6 on 5"  # 2 of the woods, 2 and 2
    do(state, "hits 0")
    assert rolls(state) == "assault-return 8 on 4"


@pytest.mark.rule("TEAM-13")
def test_the_partners_transports_are_entered_and_left() -> None:
    """Only their owner activates them."""
    units = "us-2-1@0505:r4 us-truck-1@0505 us-truck-2@0505:d2"
    state = team(units, US2)
    assert starts(state, "use") == ["us-2-1", "us-2-9", "us-truck-2"]
    do(state, "use us-2-1", "advance")
    assert starts(state, "board") == ["us-truck-1", "us-truck-2"]
    do(state, "board us-truck-1")
    assert at(state, "us-2-1") == "us-truck-1"
    state = team("us-truck-1@0505 us-2-1@us-truck-1:r4", US2)
    do(state, "use us-2-1", "advance", "alight")
    assert (who(state), at(state, "us-2-1")) == (US2, "0505")
    state = team("us-truck-1@0505 us-2-1@us-truck-1:r4", US1)
    assert starts(state, "use") == ["us-1-9", "us-truck-1"]
    do(state, "use us-truck-1", "advance", "to 0506")
    assert at(state, "us-2-1") == "us-truck-1"


@pytest.mark.rule("TEAM-14")
def test_one_player_of_both_seats_is_two_members() -> None:
    """The seats are asked as with four players: halved turns, no shared sight, consent for support."""
    state = phase("us-1-1@0505:r4 us-2-1@0506:r4 de-1-1@0508:r4", command=(1, 0))
    do(state, "keep", "keep")
    assert question(state) == "iron-prompt-turn left=2 scope=-1"
    fire(state, "us-1-1", "de-1-1", "with us-2-1")
    assert (who(state), asked(state)) == (US2, "us iron-prompt-consent TEAM-11")


# --- who decides ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TEAM-15", "DMG-01")
def test_losses_by_the_member_who_commands_the_squad() -> None:
    for squad, seat in (("us-1-1", US1), ("us-2-1", US2)):
        state = team(f"de-1-1@0505:r4 {squad}@0508:r3o1", DE1)
        fire(state, "de-1-1", squad, "normal", "hits 1")
        assert (who(state), legal(state)) == (seat, ["lose regular", "lose officer"])


@pytest.mark.rule("TEAM-15", "ASLT-16")
def test_losses_of_an_assault() -> None:
    """Of one division its member chooses; of both the seat of division 1."""
    for squads, seat in (
        ("us-1-1 us-1-2", US1), ("us-2-1 us-2-2", US2), ("us-1-1 us-2-1", US1), ("us-2-1", US2),
    ):  # fmt: skip
        units = " ".join(f"{name}@0505:r2" for name in squads.split())
        state = bare(f"{units} de-1-1@0504:r4 {FAR}", **TEAMS)
        ask(state, Toll(tuple(UNITS.index(name) for name in squads.split()), 1))
        assert (who(state), legal(state)) == (seat, [f"hit {name}" for name in squads.split()])


@pytest.mark.rule("TEAM-15", "ASLT-18", "ASLT-24")
@pytest.mark.parametrize(
    ("squads", "seat"),
    [("us-1-1 us-2-1", US1), ("us-1-1 us-2-1 us-2-2", US2), ("us-2-1", US2), ("us-1-1 us-1-2 us-2-1", US1)],
)
def test_a_retreat_is_led_by_whoever_has_more_units_there(squads: str, seat: int) -> None:
    units = " ".join(f"{name}@0505:r4" for name in squads.split())
    state = team(f"de-2-1@0504:r4 {units}", DE2)
    storm(state, "de-2-1", "0505", "hits 1", "hits 0", f"hit {squads.split()[0]}")
    assert (who(state), asked(state)) == (seat, "us iron-prompt-retreat ASLT-18")
    do(state, f"retreat {starts(state, 'retreat')[0]}")
    assert len({at(state, name) for name in squads.split()}) == 1  # together
    assert (who(state), asked(state)) == (DE2, "de iron-prompt-follow ASLT-24")


@pytest.mark.rule("TEAM-15", "STAT-08", "STAT-10", "SETUP-12")
def test_op_fire_mode_and_transfers_seat_by_seat() -> None:
    units = "us-1-1@0505:r4 us-1-2@0505:r2 us-2-1@0707:r4 us-2-2@0707:r2 de-1-1@1010:r4 de-2-1@1012:r4"
    state = bare(units, initiative="us", **TEAMS)
    resume(state, Course(ACTING), StatusPhase(OP_FIRES))
    order = []
    for _ in range(4):
        order.append((who(state), starts(state, "ready")))
        do(state, "done")
    assert order == [
        (US1, ["us-1-1", "us-1-2"]), (US2, ["us-2-1", "us-2-2"]), (DE1, ["de-1-1"]), (DE2, ["de-2-1"]),
    ]  # fmt: skip
    state = bare(units, initiative="us", **TEAMS)
    resume(state, Course(ACTING), StatusPhase(TRANSFERS))
    assert (who(state), starts(state, "from")) == (US1, ["us-1-1"])  # each his own
    do(state, "done")
    assert (who(state), starts(state, "from")) == (US2, ["us-2-1"])
    state = bare(units, **TEAMS)
    resume(state, Readying(DE2, "SETUP-12"))
    assert (who(state), starts(state, "ready")) == (DE2, ["de-2-1"])


@pytest.mark.rule("TEAM-15", "ASLT-05")
def test_a_concealed_squad_is_shown_by_its_member() -> None:
    state = team("us-1-1@0505:r4 de-1-1@0504:r4 de-2-1@0504:r4,hidden", terrain="0504=woods")
    storm(state, "us-1-1", "0504")
    assert (who(state), legal(state)) == (DE2, ["reveal de-2-1", "stay_out de-2-1"])


@pytest.mark.rule("TEAM-15", "OPF-05")
def test_op_fire_of_division_two_is_one_attack_for_the_team() -> None:
    state = moving(f"us-1-1@0505:r4 de-1-1@0509:r4,op de-2-1@0509:r4,op {FAR}", "us-1-1", **TEAMS)
    do(state, "to 0506")
    assert who(state) == DE1
    do(state, "pass")
    assert who(state) == DE2
    do(state, "react de-2-1")
    assert (who(state), legal(state)) == (DE2, ["normal", "suppress"])
    do(state, "normal", "hits 0")
    assert (who(state), asked(state)) == (US1, "us iron-prompt-move ACT-07")


@pytest.mark.rule("TEAM-01", "TEAM-15", "SETUP-07", "SETUP-09")
def test_each_member_sets_up_his_division() -> None:
    """Squads are built, placed and readied by their own seat; the starting cards are drawn by that of division 1."""
    state = opening(teams="on")
    seats: dict[str, set[int]] = {}
    while (now := GAME.decision(state)) is not None and now.rule.startswith(("SETUP", "STAT-01")):
        if now.kind != CHANCES:
            seats.setdefault(now.rule, set()).add(now.seat)
            for action in now.actions:
                verb, _, name = str(action).partition(" ")
                if verb in ("place", "ready", "conceal"):
                    assert seat_for(state, UNITS.index(name)) == now.seat
        do(state, legal(state)[0])
    assert seats["SETUP-04"] == {US1, DE1}
    for rule in ("SETUP-07", "SETUP-09", "SETUP-12"):
        assert seats[rule] == {US1, DE1, US2, DE2}
    assert (who(state), asked(state)) == (DE1, "de iron-prompt-order TEAM-04")


@pytest.mark.rule("TEAM-15", "STAT-14")
def test_reinforcements_are_built_and_placed_by_their_division() -> None:
    """At the Breaking Point in round 4 those of division 2 arrive; the tank among them is its own."""
    for side, arrivals in enumerate(row.arrivals for row in board_of(bare(FAR)).row.sides.values()):
        for row in arrivals:
            state = bare(FAR, round_=row.round, **TEAMS)
            resume(state, Course(ACTING), StatusPhase(REINFORCEMENTS))
            while (now := GAME.decision(state)) is not None and now.rule in ("SETUP-07", "STAT-15"):
                assert now.seat == side + 2 * row.division
                do(state, legal(state)[0])
            assert row.round == 4


@pytest.mark.rule("OPS-05", "TEAM-02")
def test_both_members_see_what_their_side_looks_at() -> None:
    state = bare(FAR, **TEAMS)
    resume(state, Peeking(1, DECK_NAMES.index("morale_1"), 1))
    now = GAME.decision(state)
    assert now is not None
    assert now.audience == 0b1010
    done = do(state, "drawn fearless-1")
    assert [event.seen_by(seat) == event for event in done for seat in range(4)] == [False, True, False, True]

"""The log of set-up, the special actions, and the command and status phases: the message and the rule of each line."""

import pytest

from grognard.games.iron import events_phases as phases
from grognard.games.iron import events_setup as setup
from grognard.games.iron.board import CARDS, HEXES, UNITS
from grognard.games.iron.loads import LOAD_NAMES
from grognard.kernel import Event

US, DE = range(2)
A, B, TRUCK = UNITS.index("us-1-1"), UNITS.index("us-1-2"), UNITS.index("us-truck-1")
HEX, R4, CARD = HEXES.index("0305"), LOAD_NAMES.index("r4"), CARDS.index("blitz-1")


@pytest.mark.parametrize(
    ("event", "rule", "words"),
    [
        (setup.SetUpBegan(), "SETUP-01", "iron-log-set-up"),
        (setup.Built(A, R4, -1), "SETUP-07", "iron-log-built unit=@iron-us-1-1 squad=@iron-load-r4"),
        (
            setup.Built(A, R4, 1),
            "SETUP-07",
            "iron-log-built-specialised unit=@iron-us-1-1 squad=@iron-load-r4 spec=@iron-spec-engineer",
        ),
        (
            setup.Built(A, R4, 0),
            "SETUP-07",
            "iron-log-built-specialised unit=@iron-us-1-1 squad=@iron-load-r4 spec=@iron-spec-anti_tank",
        ),
        (
            setup.Placed(A, HEX, 2, concealed=True, by="SETUP-09"),
            "SETUP-09",
            "iron-log-placed unit=@iron-us-1-1 hex=0305 fort=pillbox concealed=yes",
        ),
        (
            setup.Placed(A, HEX, 0, concealed=False, by="STAT-15"),
            "STAT-15",
            "iron-log-placed unit=@iron-us-1-1 hex=0305 fort=none concealed=no",
        ),
        (
            setup.PlacedAboard(A, TRUCK, "STAT-15"),
            "STAT-15",
            "iron-log-placed-aboard unit=@iron-us-1-1 vehicle=@iron-us-truck-1",
        ),
        (setup.NoRoom(A), "STAT-16", "iron-log-no-room unit=@iron-us-1-1"),
        (setup.AceNamed(A), "OPS-05", "iron-log-ace unit=@iron-us-1-1"),
        (setup.HeldFirst(HEX, DE), "SETUP-11", "iron-log-held-first hex=0305 side=@side-de"),
        (setup.Dug(A, HEX), "SPEC-04", "iron-log-dug unit=@iron-us-1-1 hex=0305"),
        (
            setup.Sheltered(A, 1, "SPEC-04"),
            "SPEC-04",
            "iron-log-sheltered unit=@iron-us-1-1 fort=entrenchment",
        ),
        (
            setup.Tried(A, "heal", won=True, face=(5,), by="SPEC-11"),
            "SPEC-11",
            "iron-log-tried unit=@iron-us-1-1 work=heal result=worked",
        ),
        (
            setup.Tried(A, "blow", won=False, face=(4,), by="S5-3"),
            "S5-3",
            "iron-log-tried unit=@iron-us-1-1 work=blow result=failed",
        ),
        (setup.Healed(A), "SPEC-11", "iron-log-healed unit=@iron-us-1-1"),
        (setup.Worked(A, "lay_wire", HEX, "OPS-05"), "OPS-05", "iron-log-lay-wire unit=@iron-us-1-1 hex=0305"),
        (setup.Worked(A, "lay_mines", HEX, "S5-2"), "S5-2", "iron-log-lay-mines unit=@iron-us-1-1 hex=0305"),
        (setup.Blown(A, HEX), "S5-3", "iron-log-blown unit=@iron-us-1-1 hex=0305"),
        (phases.CommandBegan(3), "ROUND-01", "iron-log-command-phase round=3"),
        (phases.Captured(DE, HEX), "CMD-01", "iron-log-captured side=@side-de hex=0305"),
        (phases.Income(US, 2, 5), "CMD-05", "iron-log-income side=@side-us gained=2 total=5"),
        (phases.Scored(US, 2, 5, "CMD-06"), "CMD-06", "iron-log-scored side=@side-us points=2 total=5"),
        (phases.PoolRaised(DE, 2, 5), "CMD-09", "iron-log-bid side=@side-de count=2 total=5"),
        (
            phases.PoolFed(DE, CARD, 2, 5),
            "STRAT-03",
            "iron-log-pool-fed side=@side-de card=@iron-card-blitz-1 count=2 total=5",
        ),
        (phases.Declined(US, "TEAM-06"), "TEAM-06", "iron-log-spending-refused side=@side-us"),
        (phases.Declined(US, "TEAM-09"), "TEAM-09", "iron-log-transfer-refused side=@side-us"),
        (phases.Initiative(US, 2, 2, changed=True), "CMD-10", "iron-log-initiative side=@side-us us=2 de=2 how=tie"),
        (
            phases.Initiative(US, 3, 2, changed=True),
            "CMD-10",
            "iron-log-initiative side=@side-us us=3 de=2 how=changes",
        ),
        (phases.Initiative(US, 3, 2, changed=False), "CMD-10", "iron-log-initiative side=@side-us us=3 de=2 how=stays"),
        (phases.StatusBegan(3), "ROUND-01", "iron-log-status-phase round=3"),
        (
            phases.Recovered((A, B), (TRUCK,)),
            "STAT-06",
            "iron-log-recovered steady=@iron-us-1-1 @iron-us-1-2 count_steady=2 pinned=@iron-us-truck-1 count_pinned=1",
        ),
        (phases.SmokeLifted((HEX, HEX + 1)), "STAT-07", "iron-log-smoke-lifted hexes=0305, 0306"),
        (phases.CardEnded(CARD), "STRAT-15", "iron-log-card-ended card=@iron-card-blitz-1"),
        (phases.Readied(A, "SETUP-12"), "SETUP-12", "iron-log-readied unit=@iron-us-1-1"),
        (
            phases.Transferred(A, 2, B),
            "STAT-10",
            "iron-log-transferred giver=@iron-us-1-1 figure=@iron-figure-officer taker=@iron-us-1-2",
        ),
        (phases.Disbanded(A), "STAT-12", "iron-log-disbanded unit=@iron-us-1-1"),
    ],
)
def test_the_words_and_the_rule_of_a_line(event: Event, rule: str, words: str) -> None:
    assert (event.cite(), str(event.text())) == (rule, words)


def test_what_a_roll_shows_and_comes_to() -> None:
    won = setup.Tried(A, "heal", won=True, face=(5,), by="SPEC-11")
    failed = setup.Tried(A, "heal", won=False, face=(2,), by="SPEC-11")
    assert [(event.thrown(), event.result()) for event in (won, failed)] == [((5,), "worked"), ((2,), "failed")]


def test_the_headings_of_the_log() -> None:
    headings = {event for event in vars(setup).values() if isinstance(event, type) and getattr(event, "heading", False)}
    headings |= {
        event for event in vars(phases).values() if isinstance(event, type) and getattr(event, "heading", False)
    }
    assert headings == {setup.SetUpBegan, phases.CommandBegan, phases.StatusBegan}

"""12.10 The SS withdrawal of turn 11: the count, the defeat, the departure, the choice to stay."""

from pathlib import Path

import pytest

from grognard.games.woods.state import WoodsState
from grognard.games.woods.turn import BEGIN, END, ENGINEERS, SS_WITHDRAWAL
from tests.woods.position import (
    asked,
    asset,
    at,
    bare,
    cites,
    controller,
    corrected,
    do,
    ended,
    legal,
    question,
    resume,
    told,
)

GUNS = ["ga-6pz-1", "ga-6pz-2", "gn-6pz-1", "gn-6pz-2"]  # one each, while they are in the box
OTHERS = "g-10ss-pz@3813 g-116pz-a@3914 u-4id-8@0630"  # they do not withdraw
EIGHT = "g-1ss-peiper@4008 g-1ss-hansen@4009 g-12ss-kuhlmann@4207:2"  # 3 + 3 + 2 steps
THREE_VP = "3211 2518 3007"  # St. Vith, Bastogne, Malmédy: all by road from Germany


def eleventh(units: str, **more: str) -> tuple[WoodsState, list[str], list[str]]:
    """The start of the asset phase of turn 11: the state, what was told, the rules cited."""
    state = bare(f"{units} {OTHERS}", turn=11, **more)  # type: ignore[arg-type]
    events = resume(state, SS_WITHDRAWAL)
    return state, told(events), cites(events)


@pytest.mark.rule("12.10a", "12.10d", "12.1")
def test_twelve_steps_withdraw() -> None:
    """8 steps and four assets; the ruling counts exactly 12 here."""
    state, lines, rules = eleventh(EIGHT)
    assert lines[0] == "departed units=g-1ss-peiper,g-1ss-hansen,g-12ss-kuhlmann"
    assert rules[0] == "12.10d"
    names = ("g-1ss-peiper", "g-1ss-hansen", "g-12ss-kuhlmann")
    assert [at(state, name) for name in names] == ["removed"] * 3
    assert [asset(state, name) for name in GUNS] == ["gone"] * 4
    assert [asset(state, name) for name in ("ga-5pz-1", "gn-5pz-2", "ga-7a-1", "gn-7a-1")] == ["ready"] * 4
    assert (at(state, "g-10ss-pz"), at(state, "g-116pz-a")) == ("3813:3", "3914:3")
    assert not state.must_keep
    assert not ended(state)


@pytest.mark.rule("12.10a", "12.10b")
def test_eleven_steps_and_the_germans_lose_at_once() -> None:
    state, lines, _ = eleventh("g-1ss-peiper@4008 g-1ss-hansen@4009 g-12ss-kuhlmann@4207:1")
    assert ended(state) == "allied 12.10b woods-over-withdrawal"
    assert legal(state) == []
    assert len(lines) == 1
    state, _, _ = eleventh("g-1ss-peiper@4008 g-1ss-hansen@4009 g-12ss-kuhlmann@4207:1", german="3211 2518")
    assert ended(state) == "allied 12.10b woods-over-withdrawal"  # two VP do not help


@pytest.mark.rule("12.10a")
@pytest.mark.parametrize(
    ("units", "leaves"),
    [
        ("g-1ss-peiper@4008 g-1ss-hansen@4009:2", True),
        ("g-2ss-pz@4008 g-2ss-pzg@4009:2", True),
        ("g-9ss-pz@4008 g-9ss-pzg@4009:2", True),
        ("g-12ss-kuhlmann@4008 g-12ss-muller@4009:2", True),
        ("g-fb@4008 g-1ss-hansen@4009:2", True),
        ("g-fb@4008 g-fg@4009:2", False),
        ("g-1ss-peiper@4008 g-10ss-pzg@4009:2", False),
        ("g-1ss-peiper@4008 g-150@4009:2", False),
        ("g-1ss-peiper@4008 g-1ss-hansen@dead", False),
    ],
)
def test_which_units_count(units: str, leaves: bool) -> None:
    """3 steps of the Führer-Begleit brigade, 5 of the pair and 4 assets."""
    base = "g-fb@4212" if "g-fb" not in units else "g-2ss-pz@4212"
    state, _, _ = eleventh(f"{units} {base}")
    assert (ended(state) == "") == leaves


@pytest.mark.rule("12.10a", "12.10d")
def test_a_nebelwerfer_on_the_track_is_not_counted_and_leaves_with_the_others() -> None:
    for back in (11, 12):  # even one that is due back in this phase
        state, _, _ = eleventh(EIGHT, assets=f"gn-6pz-1@away:{back}")
        assert ended(state) == "allied 12.10b woods-over-withdrawal"  # 11
    state, lines, _ = eleventh(f"{EIGHT} g-fb@4212:1", assets="gn-6pz-1@away:12")
    assert lines[0] == "departed units=g-1ss-peiper,g-1ss-hansen,g-12ss-kuhlmann,g-fb"
    assert [asset(state, name) for name in GUNS] == ["gone"] * 4
    resume(state, ENGINEERS)
    state.turn = 12
    resume(state, ENGINEERS)
    assert asset(state, "gn-6pz-1") == "gone"  # and is not back on turn 12


@pytest.mark.rule("12.10a")
def test_used_assets_lie_in_the_box_too() -> None:
    state, _, _ = eleventh(EIGHT, assets="ga-6pz-1@used")
    assert ended(state) == ""


@pytest.mark.rule("12.10d", "8.1b")
def test_units_out_of_supply_count_and_stay() -> None:
    """By their state, not by a trace: Hansen stands on a free road."""
    state, lines, _ = eleventh(EIGHT, oos="g-1ss-hansen")
    assert lines[0] == "departed units=g-1ss-peiper,g-12ss-kuhlmann"
    assert at(state, "g-1ss-hansen") == "4009:3"
    assert [asset(state, name) for name in GUNS] == ["gone"] * 4


@pytest.mark.rule("12.10c")
def test_few_steps_and_three_vp_and_all_stay() -> None:
    state, lines, rules = eleventh("g-1ss-peiper@4008", german=THREE_VP)
    assert (lines[0], rules[0]) == ("stays by=12.10c", "12.10c")
    assert state.must_keep
    assert at(state, "g-1ss-peiper") == "4008:3"
    assert [asset(state, name) for name in GUNS] == ["ready"] * 4
    assert "withdrawal" not in asked(state)


@pytest.mark.rule("12.10e")
def test_with_three_vp_the_germans_may_cancel() -> None:
    state, lines, _ = eleventh(EIGHT, german=THREE_VP)
    assert lines == []
    assert asked(state) == "german woods-prompt-withdrawal 12.10e"
    assert question(state) == "woods-prompt-withdrawal scope=-1"
    assert legal(state) == ["depart", "cancel"]
    events = do(state, "cancel")
    assert (told(events)[0], cites(events)[0]) == ("stays by=12.10e", "12.10e")
    assert state.must_keep
    assert at(state, "g-1ss-peiper") == "4008:3"
    assert asset(state, "ga-6pz-1") == "ready"
    state, _, _ = eleventh(EIGHT, german=THREE_VP)
    events = do(state, "depart")
    assert told(events)[0] == "departed units=g-1ss-peiper,g-1ss-hansen,g-12ss-kuhlmann"
    assert (state.must_keep, asset(state, "ga-6pz-1")) == (False, "gone")


@pytest.mark.rule("12.10e", "12.10d")
def test_only_vp_hexes_that_trace_supply_count() -> None:
    """An Allied ring holds every way out of Bastogne in its zones."""
    ring = "u-28id-110@2516 u-28id-112@2718 u-28id-109@2520 u-4id-12@2318 u-4id-22@2317"
    state, lines, _ = eleventh(f"{EIGHT} {ring}", german=THREE_VP)
    assert controller(state, "2518") == "german"
    assert lines[0].startswith("departed")  # nobody was asked


@pytest.mark.rule("12.10a", "4.1a")
@pytest.mark.parametrize("turn", [10, 12])
def test_only_on_turn_11_and_before_all_else(turn: int) -> None:
    state = bare(f"g-1ss-peiper@4008 {OTHERS}", turn=turn)
    resume(state, BEGIN)
    assert ended(state) == ""
    state = bare(f"{EIGHT} {OTHERS} u-28id-110@2617", turn=11, german=THREE_VP)
    resume(state, BEGIN)
    assert asked(state) == "german woods-prompt-withdrawal 12.10e"
    do(state, "cancel")
    assert asked(state) == "allied woods-prompt-engineers 12.4.1a"


@pytest.mark.rule("12.10c", "12.10e", "3.4e")
@pytest.mark.parametrize(
    ("answer", "german", "winner"),
    [
        ("cancel", "3211 2518", "allied 3.4f woods-over-allied vp=2 goal=3"),
        ("cancel", THREE_VP, "german 3.4e woods-over-german vp=3 goal=3"),
        ("depart", "3211 2518", "german 3.4e woods-over-german vp=2 goal=2"),
        ("depart", "3211", "allied 3.4f woods-over-allied vp=1 goal=2"),
    ],
)
def test_what_the_germans_need_at_the_end(answer: str, german: str, winner: str) -> None:
    state, _, _ = eleventh(EIGHT, german=THREE_VP)
    do(state, answer)
    last = bare(f"g-9ss-pz@4008 {OTHERS}", turn=12, german=german)
    last.must_keep = state.must_keep
    resume(last, END)
    assert ended(last) == winner


@pytest.mark.rule("12.10a", "12.10e")
def test_figures_of_the_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    corrected(monkeypatch, tmp_path, tables={"withdrawal": {"turn": 10, "steps": 10, "vp": 2}})
    for units, german, said in (
        ("g-1ss-peiper@4008 g-1ss-hansen@4009", "3211 2518", "german woods-prompt-withdrawal 12.10e"),
        ("g-1ss-peiper@4008 g-1ss-hansen@4009:2", "3211", ""),
    ):
        state = bare(f"{units} {OTHERS}", turn=10, german=german)
        resume(state, SS_WITHDRAWAL)
        assert (asked(state) if not ended(state) else "") == said
    state = bare(f"{EIGHT} {OTHERS}", turn=11, german=THREE_VP)
    resume(state, SS_WITHDRAWAL)
    assert "withdrawal" not in asked(state)

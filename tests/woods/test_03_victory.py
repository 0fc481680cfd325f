"""3.0 Set-up, the length of the game, victory, and who controls what."""

from pathlib import Path

import pytest

from grognard.games.woods import GAME, TheDeadlyWoods
from grognard.games.woods.board import ASSETS, BOOK, BRIDGES, UNITS
from grognard.games.woods.state import IN_TOWN, OF_ROUND, ON_PEIPER, WoodsState, board_of
from grognard.games.woods.supply import check_supply
from grognard.games.woods.turn import END, GREIF_STEP
from grognard.games.woods.victory import needed, steps_over_meuse, vp_hexes
from grognard.kernel import Marker
from tests.woods.position import (
    asked,
    assault,
    asset,
    at,
    bare,
    cites,
    controller,
    corrected,
    do,
    ended,
    go,
    is_broken,
    opening,
    position,
    resume,
    starts,
    told,
    track,
)  # fmt: skip

VP = ["2518", "3211", "3007", "2803", "3102"]  # Bastogne, St. Vith, Malmedy, Verviers, Eupen
# Three Americans around Bastogne: each of its neighbours is held or in their zones.
RING = "u-82ab-504@2517 u-82ab-505@2618 u-82ab-508@2418"


def over(
    turn: int = 3, vp: int = 0, units: str = "g-12-27@4212", scenario: str = "campaign", **more: str
) -> WoodsState:
    """The end of a turn in which the Germans control so many VP hexes."""
    state = bare(units, turn=turn, scenario=scenario, german=" ".join(VP[:vp]), **more)  # type: ignore[arg-type]
    resume(state, END)
    return state


# --- 3.1, 3.2 set-up --------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.1", "3.3")
def test_two_scenarios_with_the_same_set_up() -> None:
    assert {name: (row.turns, row.rule) for name, row in TheDeadlyWoods().scenarios.items()} == {
        "attack": (6, "3.4d"), "campaign": (12, "3.4e"),
    }  # fmt: skip
    attack, campaign = opening("attack"), opening("campaign")
    for field in ("where", "steps", "due", "bridge", "control", "asset", "back", "cup", "hand", "turn", "vp", "fuel"):
        assert getattr(attack, field) == getattr(campaign, field)
    assert (track(attack, "turn").value, track(attack, "turn").size) == (1, 6)
    assert (track(campaign, "turn").value, track(campaign, "turn").size) == (1, 12)


@pytest.mark.rule("3.2a")
def test_every_unit_is_in_its_hex_or_waits_for_its_turn_and_box() -> None:
    state = opening()
    for name, row in BOOK.units.items():
        unit = UNITS.index(name)
        assert at(state, name) == (f"{row.hex}:{len(row.steps)}" if row.hex else "waiting")
        assert state.due[unit] == (2 * row.turn + row.box - 1 if row.turn else 0)
        assert state.steps[unit] == len(row.steps)
        assert not state.flags[unit] & ~OF_ROUND
    assert [at(state, unit) for unit in ("g-1ss-peiper", "u-99id-394", "u-28id-112", "g-5-14", "u-4id-12")] == [
        "3909:3", "3709:2", "3215:2", "3418:2", "3823:2",
    ]  # fmt: skip


@pytest.mark.rule("2.6", "3.2a")
def test_ex_01_both_kampfgruppen_of_2_panzer_start_in_3317() -> None:
    state = opening()
    assert at(state, "g-2pz-a") == "3317:3"
    assert at(state, "g-2pz-b") == "3317:3"
    assert [name for name in UNITS if at(state, name).startswith("3317")] == ["g-2pz-a", "g-2pz-b"]


@pytest.mark.rule("3.2b")
def test_turn_1_the_german_face_no_vp_and_the_assets_of_turn_1() -> None:
    state = opening()
    assert (state.turn, state.initiative, state.vp) == (1, 0, 0)
    assert track(state, "vp").value == 0
    guns = ["ga-6pz-1", "ga-6pz-2", "gn-6pz-1", "gn-6pz-2", "ga-5pz-1", "ga-5pz-2", "gn-5pz-1", "gn-5pz-2", "ga-7a-1"]
    ready = [*guns, "gn-7a-1", "ua-v-1", "ua-viii-1", "u-traffic", "g-plus2"]
    assert [name for name in ASSETS if asset(state, name) == "ready"] == ready
    assert asset(state, "ue-v") == "3406"  # 12.4.1b
    others = [name for name in ASSETS if name not in (*ready, "ue-v")]
    assert [asset(state, name) for name in others] == [f"away:{BOOK.assets[name].turn}" for name in others]
    assert asset(state, "ue-viii") == "away:2"


@pytest.mark.rule("3.2c")
def test_four_bridges_are_destroyed() -> None:
    state = opening()
    broken = [name for name in BRIDGES if is_broken(state, name)]
    assert broken == ["3320/3419", "3622/3623", "3823/3923", "3926/4025"]


@pytest.mark.rule("3.2d", "2.6")
def test_the_fuel_lies_in_bullingen() -> None:
    state = opening()
    assert state.fuel == IN_TOWN
    assert [marker for marker in GAME.view(state, 0).markers if marker.id == "fuel"] == [
        Marker("fuel", "3508", "german")
    ]


# --- 3.3, 3.4 the end -------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.3", "15.0c")
@pytest.mark.parametrize(
    ("scenario", "turn", "last"),
    [
        ("attack", 5, False),
        ("attack", 6, True),
        ("campaign", 6, False),
        ("campaign", 11, False),
        ("campaign", 12, True),
    ],
)
def test_six_turns_or_twelve(scenario: str, turn: int, last: bool) -> None:
    state = over(turn, scenario=scenario)
    assert bool(ended(state)) == last
    assert state.turn == (turn if last else turn + 1)


def test_the_players_may_agree_on_fewer_turns_and_draw() -> None:
    state = bare("g-12-27@4212", turn=10, options={"max_turns": "10"})
    events = resume(state, END)
    assert ended(state) == "nobody woods-over-stopped turn=10"
    assert cites(events) == ["3.4a", ""]  # no rule of the game says so
    state = bare("g-12-27@4212", turn=9, options={"max_turns": "10"})
    resume(state, END)
    assert ended(state) == ""
    state = bare("g-12-27@4212", turn=10, options={"max_turns": "10"}, german=" ".join(VP))
    resume(state, END)
    assert ended(state) == "german 3.4c woods-over-vp vp=5"  # sudden death comes first


@pytest.mark.rule("3.4a", "15.0a")
def test_vp_are_the_controlled_hexes_that_trace_supply() -> None:
    state = bare("g-12-27@4212", turn=3, german="2518 3211 2022 3007")  # 2022 is no VP hex
    events = resume(state, END)
    assert told(events)[0] == "victory_points vp=3"
    assert cites(events)[0] == "3.4a"
    assert state.vp == 3
    state = bare(f"g-12-27@4212 {RING}", turn=3, german="2518 3211")  # Bastogne is cut off
    assert told(resume(state, END))[0] == "victory_points vp=1"
    state = bare(f"g-12-27@2518 {RING}", turn=3, german="2518 3211")  # a garrison does not mend that
    assert told(resume(state, END))[0] == "victory_points vp=1"
    assert [BOOK.map.hexes[name].name for name in VP] == ["Bastogne", "St. Vith", "Malmedy", "Verviers", "Eupen"]
    assert [hex_ for hex_ in BOOK.map.hexes if BOOK.map.hexes[hex_].vp] == [
        "0806", "0912", "1026", "1605", "1812", "2202", "2518", "2626", "2803", "3007", "3102", "3211", "3328",
    ]  # fmt: skip


@pytest.mark.rule("3.4a")
def test_the_count_is_made_afresh_and_never_added_up() -> None:
    state = bare("g-12-27@4212", turn=3, german="2518 3211 3007")
    resume(state, END)
    assert state.vp == 3
    state.control[board_of(state).place_of[vp_hexes(state, board_of(state))[0]]] = 1
    assert told(resume(state, END))[0] == "victory_points vp=2"
    assert state.vp == 2
    assert ended(state) == ""


@pytest.mark.rule("3.4b")
@pytest.mark.parametrize(
    ("units", "steps"),
    [
        ("g-1ss-peiper@0404 g-1ss-hansen@0404 g-12ss-muller@0405", 9),
        ("g-1ss-peiper@0404 g-1ss-hansen@0404 g-12ss-muller@0405:2", 8),
        ("g-1ss-peiper@0404 g-1ss-hansen@0404 g-12ss-muller@0405 g-506@0405", 10),
        ("g-1ss-peiper@0404 g-1ss-hansen@0404 g-12ss-muller@0405:2 g-506@0405", 9),
        ("g-1ss-peiper@0404:1 g-1ss-hansen@0404:1 g-12ss-muller@0405:1", 3),
        ("g-1ss-peiper@0404 g-1ss-hansen@0404 g-12-27@0405 g-12-48_89@0405", 6),  # infantry does not count
        ("g-1ss-peiper@0404 g-1ss-hansen@0404 g-12ss-muller@0427", 6),  # 0427: west of the Meuse, south of the zone
        ("g-1ss-peiper@0404 g-1ss-hansen@0404 g-12ss-muller@0907", 6),  # 0907: in the zone, east of the Meuse
        ("g-1ss-peiper@0404 g-1ss-hansen@0404 g-12ss-muller@waiting", 6),
        ("g-1ss-peiper@0404 g-1ss-hansen@0404 b-29@0405", 6),
    ],
)
def test_nine_supplied_motorized_steps_over_the_meuse_win_at_once(units: str, steps: int) -> None:
    for scenario in ("attack", "campaign"):
        state = bare(units, turn=4, scenario=scenario)
        assert steps_over_meuse(state, board_of(state)) == steps
        events = resume(state, END)
        won = f"german 3.4b woods-over-meuse steps={steps}"
        assert ended(state) == (won if steps >= 9 else "")
        assert ("over" in told(events)[-1]) == (steps >= 9)


@pytest.mark.rule("3.4b", "8.1b")
def test_over_the_meuse_a_unit_s_own_state_counts() -> None:
    """Out of supply by the last check, it does not count though a line is open; supplied, it does though none is."""
    units = "g-1ss-peiper@0404 g-1ss-hansen@0404 g-12ss-muller@0405"
    assert ended(over(4, units=units)).startswith("german 3.4b")
    assert ended(over(4, units=units, oos="g-1ss-hansen")) == ""
    sources = "u-4id-12@4307 u-4id-8@4313 u-4id-22@4319 u-28id-110@4324"
    assert ended(over(4, units=f"{units} {sources}")).startswith("german 3.4b")


@pytest.mark.rule("3.4b", "8.5a")
@pytest.mark.parametrize(("fuel", "steps"), [(ON_PEIPER, 9), (IN_TOWN, 6)])
def test_peiper_s_fuel_counts_as_supply_on_turn_2(fuel: int, steps: int) -> None:
    """Peiper is cut off in 0304, the others are not; a Supply Check comes."""
    ring = "u-82ab-504@0303 u-82ab-505@0404 u-82ab-508@0204"
    state = bare(f"g-1ss-peiper@0304 g-1ss-hansen@0703 g-12ss-muller@0703 {ring}", turn=2)
    state.fuel = fuel
    check_supply(state, [])
    assert steps_over_meuse(state, board_of(state)) == steps
    resume(state, END)
    assert bool(ended(state)) == (steps == 9)


@pytest.mark.rule("3.4c")
@pytest.mark.parametrize("turn", [1, 3, 6, 12])
def test_five_vp_hexes_win_at_the_end_of_any_turn(turn: int) -> None:
    assert ended(over(turn, 5)) == "german 3.4c woods-over-vp vp=5"
    if turn < 12:
        assert ended(over(turn, 4)) == ""
    cut = over(turn, 5, units=f"g-12-27@4212 {RING}")
    assert ended(cut) == ("" if turn < 12 else "german 3.4e woods-over-german vp=4 goal=2")


@pytest.mark.rule("3.4c")
def test_in_the_attack_too_and_before_the_final_count() -> None:
    assert ended(over(2, 5, scenario="attack")) == "german 3.4c woods-over-vp vp=5"
    assert ended(over(6, 5, scenario="attack")) == "german 3.4c woods-over-vp vp=5"


@pytest.mark.rule("3.4d", "3.4f")
def test_the_attack_needs_four() -> None:
    assert ended(over(6, 4, scenario="attack")) == "german 3.4d woods-over-german vp=4 goal=4"
    assert ended(over(6, 3, scenario="attack")) == "allied 3.4f woods-over-allied vp=3 goal=4"
    assert ended(over(5, 4, scenario="attack")) == ""
    assert ended(over(6, 4, scenario="campaign")) == ""


@pytest.mark.rule("3.4e", "3.4f")
@pytest.mark.parametrize(
    ("kept", "vp", "end"),
    [
        (False, 2, "german 3.4e woods-over-german vp=2 goal=2"),
        (False, 1, "allied 3.4f woods-over-allied vp=1 goal=2"),
        (True, 3, "german 3.4e woods-over-german vp=3 goal=3"),
        (True, 2, "allied 3.4f woods-over-allied vp=2 goal=3"),
    ],
)
def test_the_campaign_needs_two_or_three_if_the_ss_has_stayed(kept: bool, vp: int, end: str) -> None:
    state = bare("g-12-27@4212", turn=12, german=" ".join(VP[:vp]))
    state.must_keep = kept
    assert needed(state, board_of(state)) == (3 if kept else 2)
    resume(state, END)
    assert ended(state) == end


@pytest.mark.rule("3.4b", "3.4c", "3.4e", "3.4f")
def test_the_limits_come_from_the_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An owner's other figures: 8 steps, 6 VP hexes, 4 or 5 at the end."""
    limits, goals = {"sudden_death": {"steps": 8, "vp": 6}}, {"scenarios": {"campaign": {"vp": 4, "vp_kept": 5}}}
    corrected(monkeypatch, tmp_path, tables=limits, scenarios=goals)
    units = "g-1ss-peiper@0404 g-1ss-hansen@0404 g-12ss-muller@0405:{0}"
    assert ended(over(4, units=units.format(2))) == "german 3.4b woods-over-meuse steps=8"
    assert ended(over(4, units=units.format(1))) == ""
    assert ended(over(4, 5)) == ""
    assert ended(over(12, 4)) == "german 3.4e woods-over-german vp=4 goal=4"
    assert ended(over(12, 3)) == "allied 3.4f woods-over-allied vp=3 goal=4"
    state = bare("g-12-27@4212", turn=12, german=" ".join(VP[:4]))
    state.must_keep = True
    resume(state, END)
    assert ended(state) == "allied 3.4f woods-over-allied vp=4 goal=5"


# --- 3.5 control ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.5a")
def test_who_controls_what_at_the_start() -> None:
    state = opening()
    for name, row in BOOK.map.hexes.items():
        if row.vp:
            assert controller(state, name) == "allied"
    allied = ["3504", "3406", "3508", "3607", "3710", "3511", "3612", "3413", "3211", "3117", "3320", "3823", "3926"]
    german = ["3603", "3806", "3809", "4008", "3614", "3813", "3317", "3516", "3618", "3521", "3622", "4019", "4224"]
    assert {controller(state, name) for name in allied} == {"allied"}
    assert {controller(state, name) for name in german} == {"german"}


@pytest.mark.rule("3.5b")
def test_control_passes_the_moment_a_unit_enters_and_stays_when_it_leaves() -> None:
    """Gembloux (0504), a village: a German passes through, an American comes back to it."""
    state = position("g-12-27@0503 u-2id-9@0130")
    assert controller(state, "0504") == "allied"
    events = go(state, "g-12-27", "0504")
    assert told(events) == [
        "controlled side=german hex=0504", "moved unit=g-12-27 origin=0503 hex=0504 spent=2",
    ]  # fmt: skip
    assert cites(events) == ["3.5b", "10.2"]
    assert controller(state, "0504") == "german"
    assert told(do(state, "to 0505")) == ["moved unit=g-12-27 origin=0504 hex=0505 spent=4"]
    assert controller(state, "0504") == "german"
    assert told(do(state, "to 0504"))[0].startswith("moved")  # it is German already
    state = position("u-2id-9@0503", side="allied", german="0504")
    assert told(go(state, "u-2id-9", "0504"))[0] == "controlled side=allied hex=0504"
    assert controller(state, "0504") == "allied"


@pytest.mark.rule("3.5b")
def test_control_passes_by_an_advance() -> None:
    state = position("g-2pz-a@0603 g-2pz-b@0604 u-4id-12@0504:1", round_="combat")
    assault(state, "0504", "g-2pz-a", "g-2pz-b", die=6)
    do(state, "lose u-4id-12")
    assert controller(state, "0504") == "allied"  # nobody is there
    events = do(state, "advance g-2pz-b")
    assert told(events) == ["controlled side=german hex=0504", "advanced unit=g-2pz-b hex=0504"]
    assert controller(state, "0504") == "german"


@pytest.mark.rule("3.5b")
def test_control_passes_by_a_retreat_and_by_the_hexes_on_its_way() -> None:
    """From 0604 by Gembloux, which the Germans control, to 0404."""
    state = position("g-2pz-a@0704 g-2pz-b@0705 u-4id-12@0604:1", round_="combat", german="0504")
    assault(state, "0604", "g-2pz-a", "g-2pz-b", die=1)
    do(state, "retreat u-4id-12")
    assert "0504" in starts(state, "to")
    assert told(do(state, "to 0504")) == ["controlled side=allied hex=0504"]
    do(state, "to 0404")
    assert at(state, "u-4id-12") == "0404:1"
    assert controller(state, "0504") == "allied"


@pytest.mark.rule("3.5b")
def test_only_combat_units_take_a_place() -> None:
    """Greif in a village: nothing changes hands."""
    state = bare("g-12-27@4212", turn=3)
    resume(state, GREIF_STEP)
    do(state, "to 0504")
    assert asset(state, "g-greif") == "0504"
    assert controller(state, "0504") == "allied"
    assert asked(state) == "german woods-prompt-motorize 12.6a"

"""``grognard fuzz``."""

import re
from pathlib import Path
from typing import Any

import pytest

from grognard.arena import fuzz
from grognard.arena.fuzz import Case, cases, play
from grognard.games import get
from grognard.games.tank import GAME, TankOnTank
from grognard.kernel.record import read, replay
from tests.cli.conftest import Run
from tests.contract.registered import register_drill


def test_all_scenarios_in_turn(run: Run) -> None:
    ran = run("fuzz", "tank", "--games", "6", "--seed", "7", "--jobs", "1")
    assert ran.code == 0
    for scenario in GAME.scenarios:
        assert re.search(rf"{scenario} +1 ", ran.out)
    assert ran.out.rstrip().endswith("6 games, no fault.")
    assert not list(Path().glob("*.grog"))


def test_one_scenario_in_french(run: Run) -> None:
    ran = run("fuzz", "tank", "--scenario", "night_action", "--games", "1", "--jobs", "1", "--lang", "fr")
    assert ran.code == 0
    assert "head_to_head" not in ran.out
    assert ran.out.rstrip().endswith("1 partie, aucun défaut.")


def test_the_same_whatever_the_jobs(run: Run) -> None:
    words = ("fuzz", "tank", "--scenario", "last_stand", "--games", "6", "--seed", "3", "--jobs")
    one, two = run(*words, "1"), run(*words, "2")
    assert one.code == two.code == 0
    assert one.out.strip() == two.out.strip()


def test_every_combination_of_options_has_its_turn() -> None:
    planned = cases(GAME, list(GAME.scenarios), 96, "1")
    assert {case.scenario for case in planned} == set(GAME.scenarios)
    night = [case.options for case in planned if case.scenario == "night_action"]
    assert {options["night_block"] for options in night} == {"per_road", "network"}
    assert len({tuple(options.items()) for options in night}) == 8  # fire_bonus, ap_mode, night_block
    assert all(case.options["max_turns"] == "30" for case in planned)
    assert len({case.seed for case in planned}) == 96


def test_a_game_is_the_same_for_the_same_seed() -> None:
    case = Case("tank", "counterattack", {"max_turns": "3"}, "seed")
    assert play(case) == play(case)
    assert play(case).turns == 3


def test_a_fault_is_saved_and_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: TankOnTank, state: Any) -> None:
        assert state.turn < 2, "turn two is broken"

    monkeypatch.setattr(TankOnTank, "check", broken)
    ran = run("fuzz", "tank", "--scenario", "last_stand", "--games", "2", "--seed", "5", "--jobs", "1")
    assert ran.code == 1
    files = sorted(Path().glob("*.grog"))
    assert [file.name for file in files] == ["fuzz-tank-last_stand-5-0.grog", "fuzz-tank-last_stand-5-1.grog"]
    assert "AssertionError: turn two is broken" in " ".join(ran.out.split())
    assert "2 of 2 games failed." in ran.out
    match = replay(read(files[0].read_text(encoding="utf-8"), get), GAME, verify=True)
    assert match.game.view(match.state, 0).tracks[0].value == 2
    run("fuzz", "tank", "--scenario", "last_stand", "--games", "1", "--seed", "5", "--jobs", "1")
    assert Path("fuzz-tank-last_stand-5-0-2.grog").exists()  # nothing is overwritten


def test_a_failing_action_leaves_the_record_before_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("no facing")

    monkeypatch.setattr("grognard.games.tank.setup.Placing.take", broken)
    report = play(Case("tank", "last_stand", {}, "x"))
    assert report.fault.startswith("RuntimeError: no facing (test_fuzz.py:")
    match = replay(read(report.record, get), GAME, verify=True)
    assert [str(entry.action).split()[0] for entry in match.entries] == ["place"]


def test_a_dead_end_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.games.tank.turn.choices", lambda *_: [])
    report = play(Case("tank", "head_to_head", {}, "x"))
    assert report.dead_end
    assert report.fault.startswith("DeadEnd: ")


def test_a_leak_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = TankOnTank.determinize

    def telling(self: TankOnTank, state: Any, seat: int, rng: Any) -> Any:
        other = plain(self, state, seat, rng)
        other.spent += 1
        return other

    monkeypatch.setattr("grognard.arena.fuzz.LEAKS", 1.0)
    monkeypatch.setattr(TankOnTank, "determinize", telling)
    assert "sees what it may not know" in play(Case("tank", "head_to_head", {}, "x")).fault


def test_corrected_data_reaches_the_processes(run: Run) -> None:
    Path("mine").mkdir()
    Path("mine", "units.json").write_text('{"types": {"de_tiger": {"defence": 12, "defence_cover": 12}}}')
    words = ("fuzz", "tank", "--scenario", "last_stand", "--games", "2", "--jobs", "2")
    assert run(*words, "--data", "mine").code == 0


@pytest.mark.parametrize("seats", ["2", "4"])
def test_a_game_is_fuzzed_with_the_seats_that_its_options_play(seats: str, monkeypatch: pytest.MonkeyPatch) -> None:
    register_drill(monkeypatch)
    monkeypatch.setattr(fuzz, "LEAKS", 1.0)  # every seat is looked at after every action
    report = play(Case("drill", "skirmish", {"seats": seats}, "seed"))
    assert (report.fault, len(report.results)) == ("", 2)

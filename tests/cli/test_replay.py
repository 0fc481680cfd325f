"""``grognard replay`` and ``grognard check``."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run

MACHINES = ("play", "tank", "--seat", "us=random", "--seat", "de=random")
GOLDEN = Path(__file__).parents[1] / "golden" / "tank-last_stand.grog"


def changed(line: str, new: str, target: str = "changed.grog") -> str:
    """A golden record with the first line that begins so replaced."""
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    at = next(number for number, old in enumerate(lines) if old.startswith(line))
    Path(target).write_text("\n".join([*lines[:at], new, *lines[at + 1 :]]) + "\n", encoding="utf-8")
    return target


@pytest.mark.parametrize(("language", "verified"), [("en", "Verified: the commitment"), ("fr", "Vérifié")])
def test_a_record_is_told_and_verified(run: Run, language: str, verified: str) -> None:
    ran = run("replay", str(GOLDEN), "--verify", "--lang", language)
    assert ran.code == 0
    assert ran.err == ""
    assert {"en": "Turn 8.", "fr": "Tour 8."}[language] in ran.out
    assert "╱A1" in ran.out
    assert verified in ran.out.rstrip().splitlines()[-1]


def test_without_verify_nothing_is_claimed(run: Run) -> None:
    ran = run("replay", str(GOLDEN))
    assert ran.code == 0
    assert "Verified" not in ran.out


def test_a_game_that_is_not_over(run: Run) -> None:
    run("play", "--seed", "a", typed=["suggest", "save game.grog", "quit"])
    ran = run("replay", "game.grog", "--verify")
    assert ran.code == 0
    assert "The game is not over." in ran.out


def test_step_waits_after_every_choice(run: Run) -> None:
    ran = run("replay", str(GOLDEN), "--step", typed=["", "", ""])
    assert ran.code == 0
    assert len(ran.replies) == 5
    assert all("╱A1" in reply for reply in ran.replies[:4])
    assert "Turn 8." in ran.replies[4]  # nobody at the keyboard any more: the rest at once


@pytest.mark.parametrize(
    ("line", "new", "sentence"),
    [
        ("chance chit", "chance chit 3 w1 @999", "does not come from the key of the dice"),
        ("# ", "# 10 0000000000000000", "the position is not the one that was noted"),
        ("secret", "secret 00", "is not the one that was committed to"),
        ("commitment", "commitment 00", "is not the one that was committed to"),
        ("data", "data 0000000000000000", "other data"),
        ("ruleset", "ruleset 99", "ruleset 99"),
        ("scenario", "scenario waterloo", "waterloo"),
        ("de place", "de place de_tiger_9", "is damaged"),
        ("end", "end 7", "is damaged"),
    ],
)
def test_a_record_that_was_tampered_with(run: Run, line: str, new: str, sentence: str) -> None:
    ran = run("replay", changed(line, new), "--verify")
    assert ran.code == 2
    assert sentence in ran.err
    assert ran.err.count("\n") == 1
    assert ran.out == ""


def test_a_roll_that_was_changed_is_found(run: Run) -> None:
    """Another outcome of the same counter, and everything after it cut away: only the key can tell."""
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    body = lines.index("") + 1
    at = next(number for number, old in enumerate(lines) if old.startswith("chance chit"))
    other = {"2": "3", "3": "4", "4": "2"}[lines[at].split()[2]]
    words = lines[at].split()
    entries = [line for line in lines[body:at] if not line.startswith("#")]
    record = [*lines[:body], *entries, " ".join([*words[:2], other, *words[3:]]), f"end {len(entries) + 1}"]
    Path("cut.grog").write_text("\n".join(record) + "\n", encoding="utf-8")
    assert run("replay", "cut.grog").code == 0
    ran = run("replay", "cut.grog", "--verify")
    assert ran.code == 2
    assert "does not come from the key of the dice" in ran.err


def test_check_replays_the_golden_records(run: Run) -> None:
    ran = run("check")
    assert ran.code == 0
    assert len([line for line in ran.out.splitlines() if "replays" in line]) == len(list(GOLDEN.parent.glob("*.grog")))
    assert ran.out.rstrip().endswith("records replay.")


def test_check_fails_for_one_that_does_not_replay(run: Run) -> None:
    bad = changed("# ", "# 10 0000000000000000")
    ran = run("check", str(GOLDEN), bad)
    assert ran.code == 1
    good, wrong, total = ran.out.splitlines()
    assert good.startswith("tank-last_stand.grog  replays")
    assert wrong.startswith("changed.grog  Line")
    assert total == "1 of 2 records do not replay."


def test_check_wants_finished_games(run: Run) -> None:
    run("play", "--seed", "a", typed=["suggest", "save game.grog", "quit"])
    ran = run("check", "game.grog", "--lang", "fr")
    assert ran.code == 1
    assert "La partie n’est pas finie." in ran.out


def test_check_without_records(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("grognard.cli.check.ROOT", tmp_path)
    ran = run("check")
    assert ran.code == 2
    assert "There are no records" in ran.err

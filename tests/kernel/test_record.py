"""Records: written, read, replayed; damaged, foreign and forged ones refused by their line."""

import re
from pathlib import Path
from random import Random

import pytest

from grognard.kernel import Match, Problem, commitment
from grognard.kernel.record import FIRST, read, replay, save, write
from tests.contract.drill import GAME, Drill
from tests.contract.suite import choose, find
from tests.kernel.positions import BLUE1, RED1, marching, submit


def finished() -> Match:
    nonces, players = {"red1": "r", "blue2": "b b"}, {"red2": "bot"}
    match = Match.new(GAME, "skirmish", {}, secret=b"secret", nonces=nonces, players=players)
    rng = Random(1)
    while (now := match.decision) is not None:
        seat, action = choose(now, rng)
        match.submit(seat, [action])
    return match


CONTENT = write(finished())
LINES = CONTENT.splitlines()
BODY = LINES.index("") + 1


def line_of(start: str) -> int:
    return next(number for number, line in enumerate(LINES) if line.startswith(start))


def problem(lines: list[str], *, verify: bool = True) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(Problem) as caught:
        reopen("\n".join(lines) + "\n", verify=verify)
    return caught.value.text.id, dict(caught.value.text.args)


def reopen(content: str, *, verify: bool = True) -> Match:
    return replay(read(content, find), GAME, verify=verify)


def altered(at: int, line: str) -> list[str]:
    return [*LINES[:at], line, *LINES[at + 1 :]]


# --- whole records --------------------------------------------------------------------------------------------------


def test_head_of_a_record() -> None:
    assert LINES[: BODY - 1] == [
        FIRST,
        "game drill",
        "ruleset 1",
        f"data {GAME.data_hash}",
        "scenario skirmish",
        "option rerolls 2",
        "option seats 4",
        "option max_turns none",
        "player red1 person",
        "player blue1 person",
        "player red2 bot",
        "player blue2 person",
        "nonce red1 r",
        "nonce blue2 b b",
        f"commitment {commitment(b'secret')}",
        f"secret {b'secret'.hex()}",
    ]


def test_body_of_a_record() -> None:
    patterns = [
        r"(red|blue)[12]=? [a-z0-9 -]+",
        r"chance (card|hits) \w+ w\d+ @\d+",
        r"# \d+ [0-9a-f]{16}",
        r"end [0-9a-f]{16} \d+",
    ]
    kinds = [next(i for i, pattern in enumerate(patterns) if re.fullmatch(pattern, line)) for line in LINES[BODY:]]
    assert set(kinds) == {0, 1, 2, 3}
    assert any("=" in line for line in LINES[BODY:]), "a forced action is marked"
    assert kinds[-2:] == [2, 3], "the last hash is of the end"


def test_finished_record_opens_again() -> None:
    match, again = finished(), reopen(CONTENT)
    assert again.state == match.state
    assert write(again) == CONTENT


def test_a_record_lists_the_seats_that_are_played() -> None:
    match = Match.new(GAME, "skirmish", {"seats": "2"}, secret=b"secret", nonces={"blue1": "b"})
    submit(match, RED1, "bid 1")
    content = write(match)
    assert re.findall(r"^player (\w+)", content, re.MULTILINE) == ["red1", "blue1"]
    again = reopen(content)
    assert (again.seats, again.state, write(again)) == (match.seats, match.state, content)


def test_lines_may_end_as_they_do_elsewhere() -> None:
    assert reopen(CONTENT.replace("\n", "\r\n")).state == finished().state


def test_overlay_of_the_data_is_named() -> None:
    match = Match.new(GAME, "skirmish", overlay="my counters")
    assert "overlay my counters" in write(match).splitlines()
    assert reopen(write(match)).header.overlay == "my counters"


def test_running_match_is_resumed() -> None:
    match = marching()
    submit(match, RED1, "move red1-2", "step ford")
    again = reopen(write(match))
    assert submit(again, BLUE1, "hold") == submit(match, BLUE1, "hold")
    submit(again, RED1, "step wood", "stop")
    submit(match, RED1, "step wood", "stop")
    assert again.state == match.state, "and the dice go on"


def test_resumed_match_cannot_be_undone() -> None:
    match = marching()
    submit(match, RED1, "move red1-2")
    again = reopen(write(match))
    assert (match.undoable(RED1), again.undoable(RED1)) == (1, 0)


def test_take_back_is_a_line_and_replays() -> None:
    match = marching()
    here = len(match.moments)
    submit(match, RED1, "move red1-1", "step wood")
    match.take_back(here, range(4))
    submit(match, RED1, "move red1-3", "step wood")
    content = write(match)
    assert "back 3" in content.splitlines()
    again = reopen(content)
    assert again.state == match.state
    assert again.state.draws == match.state.draws
    assert write(again) == content


def test_hashes_come_at_intervals_and_at_the_end() -> None:
    marks = [int(line.split()[1]) for line in LINES if line.startswith("# ")]
    last = int(LINES[-1].split()[-1])
    assert marks[-1] == last
    assert all(10 <= after - before < 20 for before, after in zip([0, *marks[:-2]], marks[:-1], strict=True))


def test_a_record_holds_its_secret_and_goes_on_with_the_same_dice() -> None:
    running = marching()
    assert f"secret {b'secret'.hex()}" in write(running)
    assert reopen(write(running)).state.key == running.state.key


def test_record_without_its_secret_replays_but_proves_nothing() -> None:
    lines = [line for line in LINES if not line.startswith("secret ")]
    again = reopen("\n".join(lines), verify=False)
    assert again.state.result == finished().state.result
    assert problem(lines) == ("record-no-secret", {})


def test_save_leaves_one_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("an older game")
    save(finished(), path)
    assert path.read_text(encoding="utf-8") == CONTENT
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


# --- damage ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lines", [[], ["grognard record 2", *LINES[1:]], ["[Event chess]"], ["", FIRST]])
def test_foreign_file(lines: list[str]) -> None:
    assert problem(lines) == ("record-foreign", {"line": 1})


def test_unknown_line_of_the_head() -> None:
    at = line_of("scenario")
    assert problem(altered(at, "weather fine")) == ("record-damaged", {"line": at + 1, "reason": "weather fine"})


@pytest.mark.parametrize("line", ["ruleset one", "position ???"])
def test_bad_value_in_the_head(line: str) -> None:
    at = line_of("ruleset")
    assert problem(altered(at, line)) == ("record-damaged", {"line": at + 1, "reason": line})


def test_head_without_a_game() -> None:
    lines = [line for line in LINES if not line.startswith("game ")]
    assert problem(lines)[0] == "record-damaged"


def test_unknown_game_and_scenario() -> None:
    assert problem(altered(line_of("game"), "game chess"))[0] == "unknown-game"
    assert problem(altered(line_of("scenario"), "scenario waterloo"))[0] == "unknown-scenario"


@pytest.mark.parametrize(
    "line",
    ["red1 dance", "red1 move", "green1 pass", "red1", "chance hits 1", "chance hits 1 x1 @1", "chance hits 1 w1 @x",
     "back x", "# 3", "# x y", ""],
)  # fmt: skip
def test_damaged_line(line: str) -> None:
    at = BODY + 4
    assert problem(altered(at, line)) == ("record-damaged", {"line": at + 1, "reason": line})


def test_action_that_was_not_listed() -> None:
    at = line_of("chance")
    assert problem(altered(at, "red1 bid 1")) == ("record-refused", {"line": at + 1, "reason": "bid 1"})


def test_roll_where_somebody_chooses() -> None:
    assert problem(altered(BODY, "chance hits 1 w1 @0"), verify=False)[0] == "record-refused"
    assert problem(altered(BODY, "chance hits 1 w1 @0"))[0] == "record-refused"


@pytest.mark.parametrize("verify", [True, False])
def test_no_counter_may_be_left_out(verify: bool) -> None:
    """Whoever holds the key could otherwise pass over the dice that he does not like."""
    at = line_of("chance")
    text, _, counter = LINES[at].rpartition("@")
    assert problem(altered(at, f"{text}@{int(counter) + 1}"), verify=verify) == ("record-draw", {"line": at + 1})


def test_take_back_to_nowhere() -> None:
    for word in ("-1", "x", ""):
        assert problem(altered(BODY, f"back {word}"))[0] == "record-damaged"


def test_a_position_must_be_of_the_game_that_the_head_names() -> None:
    branch = marching().branch(0, RED1, Random(1))
    content = write(branch)
    assert problem(content.replace("scenario skirmish", "scenario grand").splitlines())[0] == "bad-state"
    other = write(marching().branch(0, RED1, Random(2)))
    head = {line.split()[0]: line for line in other.splitlines() if line}
    forged = content
    for name in ("secret", "commitment"):
        own = next(line for line in content.splitlines() if line.startswith(name))
        forged = forged.replace(own, head[name])
    assert problem(forged.splitlines())[0] == "bad-state"


def test_saving_leaves_other_files_alone(tmp_path: Path) -> None:
    (tmp_path / "game.grog.part").write_text("precious")
    save(marching(), tmp_path / "game.grog")
    assert (tmp_path / "game.grog.part").read_text() == "precious"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["game.grog", "game.grog.part"]
    with pytest.raises(OSError, match="directory"):
        save(marching(), tmp_path)
    assert len(list(tmp_path.iterdir())) == 2


def test_choice_that_is_called_forced() -> None:
    name, *words = LINES[BODY].split()
    forged = " ".join([name + "=", *words])
    assert problem(altered(BODY, forged)) == ("record-damaged", {"line": BODY + 1, "reason": " ".join(words)})


def test_forced_action_after_the_end() -> None:
    count = int(LINES[-1].split()[-1])
    lines = [*LINES[:-1], "red1= pass", f"end {count + 1}"]
    assert problem(lines) == ("record-damaged", {"line": len(lines) - 1, "reason": "pass"})


def test_back_to_nowhere() -> None:
    assert problem(altered(BODY + 1, "back 7")) == ("record-damaged", {"line": BODY + 2, "reason": "back 7"})


def test_wrong_hash() -> None:
    at = line_of("# ")
    count = LINES[at].split()[1]
    assert problem(altered(at, f"# {count} 0123456789abcdef")) == ("record-hash", {"line": at + 1})


def test_hash_of_another_moment() -> None:
    at = line_of("# ")
    _, count, hash_ = LINES[at].split()
    line = f"# {int(count) + 400} {hash_}"
    assert problem(altered(at, line)) == ("record-damaged", {"line": at + 1, "reason": line})


def test_last_action_of_a_running_game_is_under_a_hash_too() -> None:
    match = marching()
    submit(match, RED1, "move red1-2")
    lines = [line.replace("move red1-2", "move red1-3") for line in write(match).splitlines()]
    assert problem(lines)[0] == "record-hash"


@pytest.mark.parametrize("count", [3, BODY - 1, BODY, BODY + 5, len(LINES) - 1])
def test_truncated_file(count: int) -> None:
    assert problem(LINES[:count]) == ("record-truncated", {"line": count})


@pytest.mark.parametrize("ending", [["end 1"], [LINES[-1], "red1 pass"], [LINES[-1], LINES[-1]]])
def test_wrong_end(ending: list[str]) -> None:
    assert problem([*LINES[:-1], *ending]) == ("record-damaged", {"line": len(LINES), "reason": ending[0]})


def test_way_that_the_outcome_does_not_have() -> None:
    at = line_of("chance")
    outcome, _, counter = LINES[at].rsplit(" ", 2)
    for way in ("w36", "w-2"):
        assert problem(altered(at, f"{outcome} {way} {counter}"), verify=False) == ("record-draw", {"line": at + 1})


@pytest.mark.parametrize("counter", ["@-1", f"@{1 << 63}"])
def test_counter_beyond_all_bounds(counter: str) -> None:
    at = line_of("chance")
    line = " ".join([*LINES[at].split()[:-1], counter])
    assert problem(altered(at, line), verify=False) == ("record-damaged", {"line": at + 1, "reason": line})


def test_damaged_position_of_a_branch() -> None:
    lines = write(marching().branch(0, RED1, Random(1))).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("position "))
    _, checksum, position = lines[at].split()
    other = ("A" if position[60] != "A" else "B").join([position[:60], position[61:]])
    for line in (f"position {checksum} {other}", f"position {position}", f"position {checksum}"):
        lines[at] = line
        assert problem(lines) == ("record-damaged", {"line": at + 1, "reason": line})


def test_any_damage_opens_or_is_a_problem() -> None:
    """Nothing that befalls a file may end in another error than a sentence."""
    branch = write(marching().branch(0, RED1, Random(1)))
    found = set()
    for seed in range(300):
        rng = Random(seed)
        content = rng.choice([CONTENT, branch])
        at = rng.randrange(len(content))
        junk = rng.choice(["", " ", "\n", "=", "-", "w", "@", "#", "7", "99999999999999999999", "\x00", "٣"])
        try:
            reopen(content[:at] + junk + content[at + rng.randrange(2) :], verify=rng.random() < 0.5)
            found.add("")
        except Problem as error:
            found.add(error.text.id)
    assert found >= {"", "record-damaged", "record-hash", "record-commitment", "record-foreign", "record-data"}


# --- forgery --------------------------------------------------------------------------------------------------------


def chance_line(way: int, counter: int) -> tuple[int, str]:
    """The first roll with its way and counter moved."""
    at = line_of("chance")
    outcome, old_way, old_counter = LINES[at].rsplit(" ", 2)
    return at, f"{outcome} w{int(old_way[1:]) + way} @{int(old_counter[1:]) + counter}"


@pytest.mark.parametrize(("way", "counter"), [(1, 0), (0, 1), (0, 7)])
def test_draw_that_the_key_does_not_give(way: int, counter: int) -> None:
    at, line = chance_line(way, counter)
    assert problem(altered(at, line)) == ("record-draw", {"line": at + 1})


def test_another_outcome_than_was_drawn() -> None:
    at = line_of("chance")
    outcome, way, counter = LINES[at].removeprefix("chance ").rsplit(" ", 2)
    others = [str(action) for action in type(GAME.grammar.parse(outcome)).every() if str(action) != outcome]
    assert others
    for other in others:
        assert problem(altered(at, f"chance {other} {way} {counter}")) == ("record-draw", {"line": at + 1})


def test_cut_before_a_roll_with_a_forged_end() -> None:
    at = line_of("chance")
    assert problem([*LINES[:at], f"end {at - BODY}"]) == ("record-truncated", {"line": at})


def test_counter_that_goes_back() -> None:
    """After a take-back nobody may roll the old dice again."""
    match = marching()
    here = len(match.moments)
    submit(match, RED1, "move red1-1", "step wood")
    match.take_back(here, range(4))
    lines = write(match).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("chance"))
    entries = len(match.entries)
    forged = [*lines[:-2], "red1 move red1-1", "red1 step wood", lines[at], f"end {entries + 3}"]
    assert problem(forged) == ("record-draw", {"line": len(forged) - 1})


def test_wrong_commitment() -> None:
    assert problem(altered(line_of("commitment"), f"commitment {commitment(b'other')}")) == ("record-commitment", {})


def test_wrong_secret() -> None:
    at = line_of("secret")
    assert problem(altered(at, f"secret {b'other'.hex()}"), verify=False) == ("record-commitment", {})
    assert problem(altered(at, "secret zz"))[0] == "record-damaged"


def test_wrong_nonce() -> None:
    assert problem(altered(line_of("nonce red1"), "nonce red1 x"))[0] in ("record-draw", "record-hash")


def test_other_ruleset_and_other_data() -> None:
    other = "0" * 16
    assert problem(altered(line_of("ruleset"), "ruleset 7")) == ("record-ruleset", {"ruleset": 7, "known": 1})
    assert problem(altered(line_of("data"), f"data {other}")) == (
        "record-data",
        {"data": other, "known": GAME.data_hash},
    )


def test_record_knows_nothing_of_the_game_value() -> None:
    """Another value of the same game opens it: only version and data count."""
    assert replay(read(CONTENT, find), Drill()).state == finished().state

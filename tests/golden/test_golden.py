"""Golden records: finished games that must replay to the same dice and hashes for ever."""

from pathlib import Path

import pytest

from grognard.games import all_games, get
from grognard.kernel.record import read, replay, write

FILES = sorted(Path(__file__).parent.glob("*.grog"))
# What the machines that play them never choose (to keep a miss, not to advance), or are hardly ever asked (to stand
# with airborne troops, to let the SS go, to say who holds the door), or only corrected data asks for
RARE = {
    "tank": {"keep", "stay"},
    "arras": {"release"},
    "woods": {"cover", "depart", "fall_back", "stand"},
    "iron": {"blow", "clear_trap", "drop", "pick", "reroll", "reveal", "stay_out"},
}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_replays(file: Path) -> None:
    content = file.read_text(encoding="utf-8")
    record = read(content, get)
    match = replay(record, get(record.header.game), verify=True)
    assert match.decision is None
    assert match.state.result is not None
    assert write(match) == content


def test_every_scenario_has_one() -> None:
    wanted = {f"{game.slug}-{scenario}" for game in all_games() for scenario in game.scenarios}
    assert wanted <= {file.stem for file in FILES}


def test_the_records_of_a_game_use_every_verb() -> None:
    """What no golden record does, a change could break unnoticed."""
    for game in all_games():
        bodies = [file.read_text(encoding="utf-8") for file in FILES if file.stem.startswith(f"{game.slug}-")]
        verbs = {line.split()[1] for body in bodies for line in body.partition("\n\n")[2].splitlines() if " " in line}
        assert set(game.grammar.verbs) - verbs == RARE.get(game.slug, set())

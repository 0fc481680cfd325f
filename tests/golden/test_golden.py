"""Golden records: finished games that must replay to the same dice and hashes for ever."""

from pathlib import Path

import pytest

from grognard.games import all_games, get
from grognard.kernel.record import read, replay, write

FILES = sorted(Path(__file__).parent.glob("*.grog"))


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

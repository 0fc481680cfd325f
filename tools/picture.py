"""Draw the picture of the README: the terminal in the middle of a game, as an SVG.

python tools/picture.py docs/pictures/terminal.svg
"""

import re
import sys
from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console

from grognard.cli.sitting import Sitting
from grognard.cli.talk import Talk
from grognard.cli.terminal import Terminal
from grognard.games import get
from grognard.kernel import Match
from grognard.players import make


def main(target: Path) -> None:
    game = get("tank")
    match = Match.new(game, "last_stand", secret=b"picture", players={"us": "person", "de": "greedy"})
    players = [make("greedy", game, Random(4)) for _ in game.seats]
    while match.state.turn < 3 or not str(match.decision.actions[0]).startswith("fire"):  # type: ignore[union-attr]
        now = match.decision
        assert now is not None
        match.submit(now.seat, [players[now.seat].choose(match.state, now.seat)])
    terminal = Terminal("en")
    terminal.console = Console(
        record=True,
        width=122,
        height=46,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
        emoji=False,
        file=StringIO(),
    )
    now = match.decision
    assert now is not None
    sitting = Sitting(match, {}, terminal)
    sitting.chronicle.catch_up()
    sitting.since = max(0, len(match.entries) - 14)
    talk = Talk(sitting, now, now.seat)
    talk.draw()
    terminal.console.print("› odds 1")
    talk.answer("odds 1")
    drawn = terminal.console.export_svg(title="grognard play")
    target.write_text(re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.S), encoding="utf-8")  # no fonts from afar


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""A battle under way: its steps, who fires at whom or may, why, and what that would do."""

from collections.abc import Iterable

from rich.console import Group
from rich.padding import Padding
from rich.text import Text as Rich

from grognard.cli.chances import in_brief
from grognard.cli.counters import BETWEEN, figures, name_of, short_names
from grognard.cli.terminal import GOLD, QUIET, Terminal
from grognard.kernel import AnyGame, Pairing, Step, Table

DONE, NOW = "✓", "▶"
SIGNS = {"chosen": "✓", "may": "○", "barred": "–"}  # it fires there, it may, it may not
STYLES = {"done": QUIET, "now": "bold", "later": ""}


def steps(found: Iterable[Step], terminal: Terminal) -> Rich:
    """The steps in their order: ticked if they are past, and the one that is running with its rule."""
    parts = []
    for step in found:
        said = terminal.voice.say(step.text)
        part = Rich({"done": f"{DONE} ", "now": f"{NOW} "}.get(step.when, "") + said, STYLES[step.when])
        parts.append(part.append(f" [{step.rule}]", QUIET) if step.when == "now" else part)
    return Rich(BETWEEN, QUIET).join(parts)


def pairings(found: Iterable[Pairing], table: Table, game: AnyGame, terminal: Terminal) -> Group:
    """Who fires at whom, may, or may not, and why; under it the chances."""
    names = short_names(game, terminal)
    called = {piece.id: f"{name_of(piece, names)} {figures(piece)}".strip() for piece in table.pieces}
    lines: list[Padding] = []
    for pair in found:
        line = Rich(f"{SIGNS[pair.kind]} ", GOLD if pair.kind == "may" else "")
        line.append(f"{called[pair.piece]} → " if pair.piece else "→ ").append(called[pair.target])
        why = terminal.word(pair.text.id, **dict(pair.text.args))
        line.append(f"{terminal.word('cli-colon')} {why}").append(f"  [{pair.rule}]", QUIET)
        line.stylize(QUIET if pair.kind == "barred" else "")
        lines.append(Padding(line, 0))
        if pair.roll is not None:
            lines.append(Padding(Rich(in_brief(pair.roll, game, terminal), QUIET), (0, 0, 0, 4)))
    return Group(*lines)

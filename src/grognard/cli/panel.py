"""What stands beside the map: tracks, boxes, hands, sums, the prompt and its numbered choices."""

import math
from collections.abc import Iterable, Sequence

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Rich

from grognard.cli.board import german
from grognard.cli.chronicle import EDGES
from grognard.cli.terminal import QUIET, Terminal
from grognard.kernel import Action, AnyGame, Decision, Overlay, Table, Track

SPENT, CERTAIN, POSSIBLE = "●", "○", "◌"
GOLD = "bold #d99a00"


def heading(game: AnyGame, table: Table, terminal: Terminal) -> Rich:
    title = game.scenarios[table.scenario].title[terminal.language]
    line = Rich().append(f"{game.title} · {title}", "bold")
    if table.active:
        line.append("  ▌" + terminal.side(table.active), EDGES[german(table.active)])
    return line


def tracks(table: Table, terminal: Terminal, *, wide: bool = False) -> RenderableType:
    """Turn, points spent, victory points, one line each or all in one; what is certain and possible of a hidden end."""
    rows: dict[str, Rich] = {}
    for track in table.tracks:
        row = rows.setdefault(track.id, Rich())
        if track.side:
            row.append(terminal.side(track.side) + " ", EDGES[german(track.side)])
        row.append(_track(track) + "  ")
    named = [(Rich(terminal.name(f"{table.game}-track-{id_}"), QUIET), row) for id_, row in rows.items()]
    if wide:
        return Rich(" ").join(part for pair in named for part in pair)
    grid = Grid.grid(padding=(0, 1))
    for name, row in named:
        grid.add_row(name, row)
    return grid


def _track(track: Track) -> str:
    if track.certain:
        certain = max(track.certain - track.value, 0)
        return " ".join(SPENT * track.value + CERTAIN * certain + POSSIBLE * (track.size - track.value - certain))
    return str(track.value) if track.side else f"{track.value}/{track.size}"


def boxes(table: Table, terminal: Terminal) -> RenderableType:
    """Units beside the map: so many of each kind."""
    found: list[Rich] = []
    for box in table.boxes:
        kinds = [piece.rpartition("_")[0] for piece in box.pieces]
        counts = {kind: kinds.count(kind) for kind in kinds}
        names = [terminal.name(f"{table.game}-{kind}") for kind in counts]
        listed = [
            f"{count} × {name}" if count > 1 else name for name, count in zip(names, counts.values(), strict=True)
        ]
        name = terminal.name(f"{table.game}-box-{box.id}")
        found.append(_owned(box.side, name, ", ".join(listed), terminal))
    for hand in table.hands:
        name = terminal.name(f"{table.game}-hand-{hand.id}")
        found.append(_owned(hand.seat, name, ", ".join(hand.shown) or "?" * hand.count, terminal))
    return Group(*found)


def _owned(side: str, name: str, content: str, terminal: Terminal) -> Rich:
    line = Rich().append(terminal.side(side) + " ", EDGES[german(side)])
    return line.append(name + terminal.word("cli-colon") + " ", QUIET).append(content)


def sums(overlay: Overlay, terminal: Terminal) -> RenderableType:
    """The running totals of what is being put together."""
    grid = Grid.grid(padding=(0, 1))
    for line in overlay.lines:
        grid.add_row(Rich(terminal.voice.say(line.text)), Rich(str(line.value), "bold"), Rich(f"[{line.rule}]", QUIET))
    return grid


def prompt(now: Decision, side: str, terminal: Terminal) -> Rich:
    line = Rich().append(f"▌{terminal.side(side)}  ", "bold " + EDGES[german(side)])
    return line.append_text(terminal.sentence(now.prompt, now.rule, "bold"))


def label(action: Action, game: AnyGame, table: Table, terminal: Terminal) -> str:
    """What a choice is called, with the place of the unit that it names: there are several Shermans."""
    places = [piece.place for word in action.words() for piece in table.pieces if piece.id == word]
    said = terminal.voice.say(action.text(game.slug))
    return f"{said} ({places[0]})" if places else said


def choices(labels: Sequence[str], width: int) -> RenderableType:
    """Numbered, down the columns, in as many columns as the longest label leaves room for."""
    digits = len(str(len(labels)))
    cells = [Rich().append(f"{n:>{digits}} ", GOLD).append(label) for n, label in enumerate(labels, 1)]
    widest = max(cell.cell_len for cell in cells)
    columns = max(1, min(4, (width + 2) // (widest + 2)))
    rows = math.ceil(len(cells) / columns)
    grid = Grid.grid(padding=(0, 2))
    for row in range(rows):
        grid.add_row(*(cells[at] for at in range(row, len(cells), rows)))
    return grid


def places(table: Table, terminal: Terminal) -> RenderableType:
    """The pieces by their places, for a game without a hex map."""
    found: dict[str, list[str]] = {}
    for piece in table.pieces:
        name = terminal.name(f"{table.game}-{piece.kind}")
        found.setdefault(piece.place, []).append(
            f"{name} ({terminal.side(piece.side)}) {'-'.join(piece.values)}".strip()
        )
    grid = Grid.grid(padding=(0, 2))
    for place, pieces in sorted(found.items()):
        grid.add_row(Rich(place, "bold"), ", ".join(pieces))
    return grid


def stack(parts: Iterable[RenderableType | None], *, spaced: bool = True) -> Group:
    """Parts one under another, with an empty line between them where they are spaced."""
    shown = [part for part in parts if part is not None]
    return Group(*(Padding(part, (0, 0, int(spaced), 0)) for part in shown[:-1]), *shown[-1:])


def lines_of(part: RenderableType, console: Console, width: int) -> int:
    """How many lines a part takes at a width."""
    return len(console.render_lines(part, console.options.update(width=width)))

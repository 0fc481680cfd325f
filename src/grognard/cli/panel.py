"""What stands beside the map: tracks, boxes, hands, sums, the prompt and its numbered choices."""

import math
import re
from collections.abc import Iterable, Sequence
from itertools import groupby, zip_longest

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Rich

from grognard.cli.battle import pairings, steps
from grognard.cli.chances import chances
from grognard.cli.counters import BETWEEN, joined, short_names
from grognard.cli.orders import Reading
from grognard.cli.shades import edge, kind_of, sign
from grognard.cli.terminal import GOLD, QUIET, Terminal
from grognard.kernel import Action, AnyGame, Box, Hand, Line, Overlay, Piece, Table, Track

SPENT, CERTAIN, POSSIBLE = "●", "○", "◌"
LONG = 24  # rows of choices that fill a screen
SOON = 2  # tabs of a box whose counters are named one by one
DECK = 6  # hidden things that are only counted
CROWD = 30  # counters of a box that are only counted
DATE = re.compile(r"\d+(-\d+)?|\?")  # a tab that says when something comes: 3, 16-1, ?


def heading(game: AnyGame, table: Table, terminal: Terminal) -> Rich:
    title = game.scenarios[table.scenario].title[terminal.language]
    line = Rich().append(f"{game.title} · {title}", "bold")
    if table.active:
        line.append("  ▌" + terminal.side(table.active), edge(game, table.active))
    return line


def tracks(game: AnyGame, table: Table, terminal: Terminal, *, wide: bool = False) -> RenderableType:
    """Turn, points spent, victory points, one line each or all in one; what is certain and possible of a hidden end."""
    rows: dict[str, Rich] = {}
    for track in table.tracks:
        row = rows.setdefault(track.id, Rich())
        if track.side:
            row.append(terminal.side(track.side) + " ", edge(game, track.side))
        row.append(_track(track) + " " * (not _whose(track)))
        for note in _notes(track, table, terminal):
            row.append(f"({note}) ", QUIET)
        row.append(" ")
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
    if _whose(track):
        return ""
    return str(track.value) if track.side or _levels(track) else f"{track.value}/{track.size}"


def _whose(track: Track) -> bool:
    """Whether a track says no more than which side has something: there is no figure to read."""
    return bool(track.side) and track.value == track.size == 1


def _levels(track: Track) -> list[tuple[int, str]]:
    """From which score on, which level; the lowest first."""
    marks = (mark.split(":") for mark in track.marks if mark.startswith("level:"))
    return sorted((int(least), name) for _, least, name in marks)


def _notes(track: Track, table: Table, terminal: Terminal) -> list[str]:
    """What the box of the marker is called (the hour of a turn), whether it is used up, this level and the next."""
    ids = [f"{table.game}-track-{track.id}-{track.value}", *(f"cli-mark-{mark}" for mark in track.marks)]
    notes = [terminal.word(id_) for id_ in ids if terminal.voice.has(id_)]
    levels = [(least, terminal.name(f"{table.game}-level-{name}")) for least, name in _levels(track)]
    notes += [name for least, name in levels if least <= track.value][-1:]
    later = [(least, name) for least, name in levels if least > track.value]
    return notes + [terminal.word("cli-level-from", level=name, value=least) for least, name in later[:1]]


def boxes(game: AnyGame, table: Table, terminal: Terminal, *, whole: bool = True) -> RenderableType:
    """Units beside the map, and what is held in hand; if not ``whole``, crowds and later tabs are only counted."""
    found: list[Rich] = []
    for box in table.boxes:
        name = terminal.name(f"{table.game}-box-{box.id}")
        found.append(_owned(game, box.side, name, _inside(box, game, table, terminal, whole), terminal))
    for hand in table.hands:
        name = terminal.name(f"{table.game}-hand-{hand.id}")
        found.append(_owned(game, hand.seat, name, Rich(held(hand, game, terminal)), terminal))
    return Group(*found)


def held(hand: Hand, game: AnyGame, terminal: Terminal) -> str:
    """What a hand or a cup holds: named where it is known, else counted."""
    names = short_names(game, terminal)
    cards = {
        kind: terminal.name(id_)
        for kind in hand.shown
        for id_ in (f"{game.slug}-card-{kind}", f"{game.slug}-operation-{kind}")
        if terminal.voice.has(id_)
    }
    known = _counted([cards.get(kind) or names.get(kind, kind) for kind in hand.shown])
    return known or ("?" * hand.count if hand.count < DECK else f"{hand.count} × ?")


def _inside(box: Box, game: AnyGame, table: Table, terminal: Terminal, whole: bool) -> Rich:
    """The counters that lie there with their figures; where only their names are known, so many of each kind."""
    pieces = [piece for piece in table.pieces if piece.id in box.pieces]
    if any(piece.tab for piece in pieces):
        return _by_tab(sorted(pieces, key=lambda piece: box.pieces.index(piece.id)), game, terminal, whole)
    if len(pieces) > CROWD and not whole:
        return Rich(f"×{len(pieces)}")
    if pieces:
        return Rich(BETWEEN.join(counter.shown() for counter in joined(pieces, short_names(game, terminal))))
    return Rich(_counted([terminal.name(f"{table.game}-{kind_of(piece)}") for piece in box.pieces]))


def _counted(names: Sequence[str]) -> str:
    """Names, so many of each."""
    counts = {name: names.count(name) for name in names}
    return ", ".join(f"{count} × {name}" if count > 1 else name for name, count in counts.items())


def _by_tab(pieces: Sequence[Piece], game: AnyGame, terminal: Terminal, whole: bool) -> Rich:
    """The counters under their tabs; where these say when they come, those that come later are only counted."""
    names, parts = short_names(game, terminal), []
    for at, (tab, group) in enumerate(groupby(pieces, key=lambda piece: piece.tab)):
        there = list(group)
        named = whole or at < SOON or not DATE.fullmatch(tab)
        said = " " + BETWEEN.join(counter.shown() for counter in joined(there, names)) if named else f"×{len(there)}"
        parts.append(Rich().append(tab, "bold").append(said))
    return Rich("  ").join(parts)


def _owned(game: AnyGame, side: str, name: str, content: Rich, terminal: Terminal) -> Rich:
    line = Rich().append(terminal.side(side) + " ", edge(game, side)) if side else Rich()
    return line.append(name + terminal.word("cli-colon") + " ", QUIET).append_text(content)


def sums(overlay: Overlay, table: Table, game: AnyGame, terminal: Terminal) -> RenderableType:
    """What is being put together: its steps, who is paired with whom, the running totals, and the chances."""
    facing = [side for side in game.sides if any(line.side == side for line in overlay.lines)]
    parts: list[RenderableType] = []
    if overlay.text is not None:
        parts.append(Rich(terminal.voice.say(overlay.text), "bold"))
    if overlay.steps:
        parts.append(steps(overlay.steps, terminal))
    if overlay.pairings:
        parts.append(pairings(overlay.pairings, table, game, terminal))
    if facing:
        parts.append(_facing(overlay.lines, facing, game, terminal))
    if common := [line for line in overlay.lines if not line.side]:
        grid = Grid.grid(padding=(0, 1))
        for line in common:
            grid.add_row(*_summand(line, terminal))
        parts.append(grid)
    return Group(*parts, *(chances(roll, game, terminal) for roll in overlay.rolls))


def _facing(lines: Sequence[Line], sides: Sequence[str], game: AnyGame, terminal: Terminal) -> Grid:
    """A column of a sum for each side, the totals in one row."""
    grid = Grid.grid(padding=(0, 1))
    for _ in sides:
        grid.add_column()
        grid.add_column(justify="right")
        grid.add_column()
        grid.add_column()
    heads = (Rich(f"{sign(game, side)} {terminal.side(side)}", edge(game, side)) for side in sides)
    grid.add_row(*(cell for head in heads for cell in (head, "", "", "")))
    for total in (False, True):
        columns = [[line for line in lines if line.side == side and line.total == total] for side in sides]
        for row in zip_longest(*columns):
            cells = (_summand(line, terminal) if line else ("", "", "") for line in row)
            grid.add_row(*(cell for three in cells for cell in (*three, " ")))
    return grid


def _summand(line: Line, terminal: Terminal) -> tuple[Rich, Rich, Rich]:
    style = "bold" if line.total else ""
    return Rich(terminal.voice.say(line.text), style), Rich(_figure(line), "bold"), Rich(f"[{line.rule}]", QUIET)


def _figure(line: Line) -> str:
    """A shift as an arrow with its columns, what goes to the die with its sign; nothing where the text says it."""
    if line.kind == "none":
        return ""
    if line.kind == "shift":
        return f"{'←' if line.value < 0 else '→'} {abs(line.value)}"
    return f"{line.value:+}" if line.kind == "die" else str(line.value)


def prompt(game: AnyGame, reading: Reading, terminal: Terminal) -> Rich:
    now, name = reading.now, terminal.seat(reading.seat, reading.side, reading.table)
    line = Rich().append(f"▌{name}  ", "bold " + edge(game, reading.side))
    return line.append_text(terminal.sentence(now.prompt, now.rule, "bold"))


def label(action: Action, reading: Reading, terminal: Terminal) -> str:
    """What a choice is called, with the place of the unit that it names (there are several Shermans) or its number."""
    table, words = reading.table, action.words()
    beside = {box.id for box in table.boxes}
    found = [piece.place for word in words for piece in table.pieces if piece.id == word and piece.place not in beside]
    if reading.areas:
        found += [word for word in words if word in reading.places]
    said = terminal.voice.say(action.text(reading.game.slug))
    return f"{said} ({found[0]})" if found and found[0] not in said.split() else said


def choices(labels: Sequence[str], width: int, verbs: Sequence[str] = ()) -> RenderableType:
    """Numbered, down the columns, in as many columns as the longest label leaves room for.

    In a list that would fill a screen one long label does not count: the columns have widths of their own. One that
    would still be longer says once what the choices of a verb have in common.
    """
    digits = len(str(len(labels)))
    cells = [Rich().append(f"{n:>{digits}} ", GOLD).append(label) for n, label in enumerate(labels, 1)]
    widest = max(cell.cell_len for cell in cells)
    columns = max(1, min(4, (width + 2) // (widest + 2)))
    rows = math.ceil(len(cells) / columns)
    while rows > LONG and _width(cells, math.ceil(len(cells) / (columns + 1))) <= width:
        columns += 1
        rows = math.ceil(len(cells) / columns)
    if rows > LONG and len(labels) > 2 * LONG and verbs:
        return _by_verb(labels, width, verbs)
    grid = Grid.grid(padding=(0, 2))
    for row in range(rows):
        grid.add_row(*(cells[at] for at in range(row, len(cells), rows)))
    return grid


def _by_verb(labels: Sequence[str], width: int, verbs: Sequence[str]) -> RenderableType:
    """The choices of each verb under the words that they share, what tells them apart in rows: Move …  1 2/304 (51)."""
    parts: list[RenderableType] = []
    digits, first = len(str(len(labels))), 1
    for _, group in groupby(zip(verbs, labels, strict=True), key=lambda pair: pair[0]):
        words = [label.split(" ") for _, label in group]
        head, tail = _shared(words), _shared([line[::-1] for line in words])
        if len(words) > 1 and head + tail:
            parts.append(Rich(" ".join([*words[0][:head], "…", *words[0][len(words[0]) - tail :]]), "bold"))
        else:
            head = tail = 0
        ends = [" ".join(line[head : len(line) - tail]) for line in words]
        cells = [Rich().append(f"{n:>{digits}} ", GOLD).append(end) for n, end in enumerate(ends, first)]
        parts.append(Columns(cells, padding=(0, 2), equal=True))
        first += len(words)
    return Group(*parts)


def _shared(lines: Sequence[Sequence[str]]) -> int:
    """With how many words all lines begin; one is left to tell them apart."""
    most = min(map(len, lines)) - 1
    return next((at for at in range(most) if len({line[at] for line in lines}) > 1), max(most, 0))


def _width(cells: Sequence[Rich], rows: int) -> int:
    """How wide the columns are that have so many rows."""
    widest = (max(cell.cell_len for cell in cells[at : at + rows]) for at in range(0, len(cells), rows))
    return sum(width + 2 for width in widest) - 2


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

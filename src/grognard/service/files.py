"""Files: records of finished games, and seat files for play by mail."""

from grognard.kernel import AnyGame, Problem, Table, record
from grognard.service.desk import OVER, Forbidden, Live
from grognard.service.people import Visitor
from grognard.service.showing import Chair, passage
from grognard.text import Voice

FIRST = "grognard seat file 1"
ANSWER = "answer"  # what a line of the reader's begins with


def record_of(live: Live, visitor: Visitor) -> str:
    """The record: for everybody when the game is over; before that for whoever holds all seats at one screen."""
    chair = Chair(live, visitor)
    if live.row.status != OVER and len(chair.seats) < len(live.seats):
        raise Forbidden("service-record-later")
    return record.write(live.match)


def seat_file(live: Live, visitor: Visitor, eyes: str, language: str) -> str:
    """What a seat may know, as text that a person reads and answers: the log, the board, the question."""
    chair = Chair(live, visitor, eyes)
    seat = chair.acting()
    voice, game, now = Voice(language), live.game, live.decision
    lines = [
        FIRST,
        f"game {game.slug}",
        f"scenario {live.row.scenario}",
        f"table {live.id}",
        f"seat {live.seats[seat]}",
        f"decision {live.ops}",
        f"commitment {live.match.header.commitment}",
        "",
    ]
    for at in range(len(live.chronicle.passages)):
        lines += [f"| {voice.say(line.text)} [{line.rule}]" for line in passage(live, at, seat).lines]
    lines += ["", *_board(game.view(live.match.state, seat), voice, game), ""]
    if now is None or seat not in now.seats:
        lines.append(voice.word("service-seat-file-wait"))
        return "\n".join(lines) + "\n"
    lines += [voice.say(now.prompt) + f" [{now.rule}]", voice.word("service-seat-file-how"), ""]
    lines += [f"  {action}  · {voice.say(action.text(game.slug))}" for action in now.actions_of(seat)]
    lines += ["", f"{ANSWER} "]
    return "\n".join(lines) + "\n"


def _board(view: Table, voice: Voice, game: AnyGame) -> list[str]:
    found = []
    for piece in view.pieces:
        words = [piece.place, voice.word(f"{game.slug}-{piece.kind}"), piece.id, piece.facing]
        words += [voice.word(f"{game.slug}-mark-{mark}") for mark in piece.marks]
        found.append("  ".join(word for word in words if word))
    return sorted(found)


def answers(live: Live, content: str) -> tuple[int, str, list[str]]:
    """The decision, the seat and the actions of a seat file that came back. Raises :class:`Problem`."""
    head: dict[str, str] = {}
    given: list[str] = []
    quoted = [line.lstrip("> \t") for line in content.splitlines()]  # mail programs put marks before what they quote
    for line in quoted:
        name, _, rest = line.strip().partition(" ")
        if name == ANSWER and rest.strip():
            given += [part.strip() for part in rest.split(";") if part.strip()]
        elif name in ("table", "seat", "decision") and name not in head:
            head[name] = rest.strip()
    if head.get("table") != live.id or not head.get("decision", "").isdecimal() or head.get("seat", "") == "":
        raise Problem("service-foreign-seat-file")
    if not given:
        raise Problem("service-no-answer")
    return int(head["decision"]), head["seat"], given

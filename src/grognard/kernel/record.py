"""Records: a game as a text file that replays to the same hashes on any machine.

Head: ``grognard record 1``, then ``name value`` lines, then an empty line. Body: a line an action
(``us move us_sherman_1``), ``=`` after the seat for a forced one (``us= done``), ``chance roll 8 w2 @17`` for a draw
(its way and counter), ``back 12`` for a take-back, ``# 12 hash`` for the state's hash after so many lines. Last line:
``end``, a checksum of the body and the number of lines, so that a file that lost its tail is noticed, and a line that
was changed into another which comes to the same position. A file written by hand may leave the checksum out.
"""

import base64
import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from grognard.kernel import engine
from grognard.kernel.decision import CHANCE, CHANCES, ONE
from grognard.kernel.dice import commitment, draw, make_key, pick
from grognard.kernel.game import AnyGame
from grognard.kernel.match import Entry, Header, Match, Moment
from grognard.kernel.refusal import Refused
from grognard.kernel.words import Problem

FIRST = "grognard record 1"
MOST_DRAWS = 1 << 63  # beyond it a counter fits no state


def write(match: Match) -> str:
    """The record as text. It holds everything, secrets too: while a game runs it is for the holder of the key alone."""
    head, game = match.header, match.game
    lines = [
        FIRST,
        f"game {head.game}",
        f"ruleset {head.ruleset}",
        f"data {head.data}",
        f"scenario {head.scenario}",
        *(f"option {name} {value}" for name, value in head.options.items()),
        *(f"player {seat} {player}" for seat, player in head.players.items()),
        *(f"nonce {seat} {nonce}" for seat, nonce in head.nonces.items() if nonce),
        f"commitment {head.commitment}",
    ]
    if head.secret:
        lines.append(f"secret {head.secret}")
    if head.overlay:
        lines.append(f"overlay {head.overlay}")
    if head.position:
        lines.append(f"position {_checksum(head.position)} {base64.b64encode(head.position).decode()}")
    lines.append("")
    body = len(lines)
    for number, entry in enumerate(match.entries, 1):
        lines.append(_entry_text(game, entry))
        if number in match.hashes:
            lines.append(f"# {number} {match.hashes[number]}")
    if match.entries and len(match.entries) not in match.hashes:
        lines.append(f"# {len(match.entries)} {engine.digest(match.state)}")
    lines.append(f"end {_body_checksum(lines[body:])} {len(match.entries)}")
    return "\n".join(lines) + "\n"


def save(match: Match, path: Path) -> None:
    """Write the record so that a crash in the middle leaves the old file whole. Raises OSError where it cannot."""
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, prefix=path.name, delete=False) as part:
        try:
            part.write(write(match))
            part.flush()
            os.replace(part.name, path)
        except BaseException:
            os.unlink(part.name)
            raise


def _checksum(position: bytes) -> str:
    """So that a damaged position is noticed on its line, before a game stumbles over it."""
    return hashlib.sha256(position).hexdigest()[:16]


def _body_checksum(lines: list[str]) -> str:
    """Of the entries alone: a hash of the state speaks for itself, wherever it stands."""
    return _checksum("\n".join(line for line in lines if not line.startswith("# ")).encode())


def _entry_text(game: AnyGame, entry: Entry) -> str:
    if entry.back >= 0:
        return f"back {entry.back}"
    if entry.seat == CHANCE:
        return f"chance {entry.action} w{entry.detail} @{entry.counter}"
    return f"{game.seats[entry.seat]}{'=' if entry.forced else ''} {entry.action}"


class Record(msgspec.Struct):
    """A record that was read: its head, its entries with their line numbers, and the hashes it states."""

    header: Header
    entries: list[tuple[int, Entry]]
    hashes: dict[int, tuple[int, str]]  # after so many entries -> (line number, hash)
    changed: int = 0  # the last line, if its checksum is not that of the body


def read(content: str, games: Callable[[str], AnyGame]) -> Record:
    """Parse a record. Raises :class:`Problem` that names the line for a damaged or foreign file."""
    lines = content.splitlines()
    if not lines or lines[0] != FIRST:
        raise Problem("record-foreign", line=1)
    try:
        blank = lines.index("")
    except ValueError:
        raise Problem("record-truncated", line=len(lines)) from None
    header = _read_head(lines[1:blank])
    game = games(header.game)
    record = Record(header, [], {})
    for number, line in enumerate(lines[blank + 1 :], blank + 2):
        if line.startswith("end "):
            checksum, _, count = line.removeprefix("end ").rpartition(" ")
            if count != str(len(record.entries)) or number != len(lines):
                raise Problem("record-damaged", line=number, reason=line)
            if checksum and checksum != _body_checksum(lines[blank + 1 : -1]):
                record.changed = number  # told only if nothing else says where
            return record
        try:
            _read_line(game, record, number, line)
        except (Problem, ValueError, IndexError) as error:
            raise Problem("record-damaged", line=number, reason=line) from error
    raise Problem("record-truncated", line=len(lines))


def _read_head(lines: list[str]) -> Header:
    head = Header("", 0, "", "", {}, {}, {}, "")
    for number, line in enumerate(lines, 2):
        name, _, value = line.partition(" ")
        try:
            match name:
                case "game" | "data" | "scenario" | "commitment" | "secret" | "overlay":
                    setattr(head, name, value)
                case "ruleset":
                    head.ruleset = int(value)
                case "option" | "player" | "nonce":
                    key, _, rest = value.partition(" ")
                    getattr(head, name + "s")[key] = rest
                case "position":
                    checksum, _, position = value.partition(" ")
                    head.position = base64.b64decode(position, validate=True)
                    if checksum != _checksum(head.position):
                        raise ValueError(checksum)
                case _:
                    raise ValueError(name)
        except ValueError as error:
            raise Problem("record-damaged", line=number, reason=line) from error
    if not head.game or not head.scenario:
        raise Problem("record-damaged", line=1, reason="game, scenario")
    return head


def _read_line(game: AnyGame, record: Record, number: int, line: str) -> None:
    first, _, rest = line.partition(" ")
    if first == "#":
        at, hash_ = rest.split()
        if int(at) != len(record.entries):
            raise ValueError(line)
        record.hashes[int(at)] = (number, hash_)
    elif first == "back":
        if not rest.isdecimal():
            raise ValueError(line)
        record.entries.append((number, Entry(CHANCE, None, back=int(rest))))
    elif first == "chance":
        text, way, counter = rest.rsplit(" ", 2)
        if way[0] != "w" or counter[0] != "@" or not 0 <= int(counter[1:]) < MOST_DRAWS:
            raise ValueError(line)
        record.entries.append((number, Entry(CHANCE, game.grammar.parse(text), False, int(way[1:]), int(counter[1:]))))
    else:
        seat = game.seat(first.removesuffix("="))
        record.entries.append((number, Entry(seat, game.grammar.parse(rest), first.endswith("="))))


def replay(record: Record, game: AnyGame, *, verify: bool = False) -> Match:
    """The match again, in its last position. Raises :class:`Problem` that names the line where it goes wrong.

    With ``verify`` the commitment and every draw are checked too; that needs the secret.
    """
    head = record.header
    _check_head(head, game, verify=verify)
    seats = game.seats_of(game.settle_options(head.options))
    nonces = [] if head.position else [head.nonces.get(seat, "") for seat in seats]
    key = make_key(bytes.fromhex(head.secret), nonces)
    state = game.setup(head.scenario, head.options, key)
    if head.position:
        state = _position(head, game, key, state.board)
    match = Match(game, head, state)
    keyed = bool(head.secret or head.position)  # the hashes are keyed: without the secret nobody can check them
    for count, (line, entry) in enumerate(record.entries, 1):
        try:
            _replay_entry(match, entry, line, key if keyed else None, verify=verify)
        except Refused as error:
            raise Problem("record-refused", line=line, reason=str(entry.action)) from error
        if keyed and count in record.hashes and record.hashes[count][1] != engine.digest(match.state):
            raise Problem("record-hash", line=record.hashes[count][0])
    now = match.decision
    if now is not None and (now.kind == CHANCES or (now.kind == ONE and len(now.actions) == 1)):
        raise Problem("record-truncated", line=record.entries[-1][0] if record.entries else 1)
    if record.changed:
        raise Problem("record-damaged", line=record.changed, reason="end")
    match.hashes = {count: hash_ for count, (_, hash_) in record.hashes.items()}
    match.barriers = dict.fromkeys(match.barriers, len(match.moments))  # what a reader has seen cannot be unseen
    return match


def _position(head: Header, game: AnyGame, key: bytes, board: str) -> Any:
    """Where a branch starts: it must be a position of the scenario that the head names, with the head's dice."""
    state = game.decode(head.position)
    if state.board != board or (head.secret and state.key != key):
        raise Problem("bad-state", game=game.slug, reason="position")
    return state


def _check_head(head: Header, game: AnyGame, *, verify: bool) -> None:
    if head.ruleset != game.version:
        raise Problem("record-ruleset", ruleset=head.ruleset, known=game.version)
    if head.data != game.data_hash:
        raise Problem("record-data", data=head.data, known=game.data_hash)
    try:
        secret = bytes.fromhex(head.secret)
    except ValueError as error:
        raise Problem("record-damaged", line=1, reason="secret") from error
    if verify and not head.secret:
        raise Problem("record-no-secret")
    if head.secret and commitment(secret) != head.commitment:
        raise Problem("record-commitment")


def _replay_entry(match: Match, entry: Entry, line: int, key: bytes | None, *, verify: bool) -> None:
    state = match.state
    if entry.back >= 0:
        _replay_back(match, entry, line)
        return
    assert entry.action is not None
    if entry.seat == CHANCE:
        _check_way(state, entry, line)
        if key is not None:
            _check_draw(state, entry, key, line, verify=verify)
        else:
            state.draws = max(state.draws, entry.counter + 1)
        engine.resolve(state, entry.action, entry.detail)
    else:
        if entry.forced:
            _check_forced(state, entry, line)
        else:
            match.moments.append(Moment(state.copy(), len(match.entries), entry.seat))
        engine.apply(state, entry.seat, entry.action)
    match.entries.append(entry)


def _check_way(state: Any, entry: Entry, line: int) -> None:
    """The outcome must have as many ways as the line counts, or the game would look for dice that there are not."""
    now = engine.decision(state)
    if now is not None and now.kind == CHANCES and entry.action in now.actions:
        if not -1 <= entry.detail < now.weights[now.actions.index(entry.action)]:
            raise Problem("record-draw", line=line)


def _check_forced(state: Any, entry: Entry, line: int) -> None:
    """What played itself must have been the only thing to play."""
    now = engine.decision(state)
    if now is None or len(now.actions_of(entry.seat)) != 1:
        raise Problem("record-damaged", line=line, reason=str(entry.action))


def _replay_back(match: Match, entry: Entry, line: int) -> None:
    moment = next((i for i, moment in enumerate(match.moments) if moment.entries == entry.back), None)
    if moment is None:
        raise Problem("record-damaged", line=line, reason=f"back {entry.back}")
    match.take_back(moment, range(len(match.seats)))


def _check_draw(state: Any, entry: Entry, key: bytes, line: int, *, verify: bool) -> None:
    """No counter may be left out, or whoever holds the key could pick the dice; and the outcome must be the key's."""
    now = engine.decision(state)
    if now is None or now.kind != CHANCES:
        return  # nobody rolls now: the kernel will refuse it
    if entry.counter != state.draws:
        raise Problem("record-draw", line=line)
    number, state.draws = draw(key, entry.counter, sum(now.weights))
    index, detail = pick(now.weights, number)
    if verify and (now.actions[index] != entry.action or detail != entry.detail):
        raise Problem("record-draw", line=line)

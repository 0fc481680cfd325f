"""Positions of Tank on Tank by hand, in the notation of the worked examples: ``us_sherman_1@E7>SE``."""

from collections.abc import Mapping

import pytest

from grognard.games.tank import GAME
from grognard.games.tank.board import BOARDS, FACINGS, HEXES, UNITS, Book, board_for
from grognard.games.tank.schema import SIDES
from grognard.games.tank.state import ABSENT, ELIMINATED, EXITED, WAITING, TankState, new_state, put
from grognard.games.tank.turn import END, OTHER_HALF, Course, Phase
from grognard.kernel import CHANCES, OBSERVER, Event, Intent, Names, Piece, Refusal, Track

OFF_MAP = {"waiting": WAITING, "dead": ELIMINATED, "exited": EXITED, "absent": ABSENT}


def position(
    units: str,
    *,
    scenario: str = "frontal_assault",
    active: str = "us",
    turn: int = 1,
    chit: int = 4,
    spent: int = 0,
    moved: str = "",
    fired: str = "",
    aces: str = "",
    second: bool = False,
    options: Mapping[str, str] | None = None,
) -> TankState:
    """A state in the active side's phase with exactly these units; ``@dead``, ``@waiting``, ``@exited`` for the others.

    ``second`` makes it the second phase of the turn, so that the turn ends with it.
    """
    state = new_state(board_for(GAME.book, scenario, GAME.settle_options(options or {})), b"test")
    state.where = [ABSENT] * len(UNITS)
    for item in units.split():
        name, _, rest = item.partition("@")
        place, _, facing = rest.partition(">")
        unit = UNITS.index(name)
        if place in OFF_MAP:
            state.where[unit] = OFF_MAP[place]
            state.lost[unit] = int(place == "dead")
        else:
            put(state, unit, HEXES.index(place))
            state.facing[unit] = FACINGS.index(facing or "N")
    state.active = SIDES.index(active)
    state.first = 1 - state.active if second else state.active
    state.turn, state.spent, state.chit = turn, spent, 0 if options and options.get("ap_mode") == "solitaire" else chit
    state.moved, state.fired = (sum(1 << UNITS.index(name) for name in names.split()) for names in (moved, fired))
    state.aces = sum(1 << UNITS.index(name) for name in aces.split())
    state.stack = [Course(END if second else OTHER_HALF), Phase()]
    return state


def legal(state: TankState) -> list[str]:
    """The text forms of what may be answered now (of the outcomes, if chance is asked)."""
    now = GAME.decision(state)
    return [str(action) for action in now.actions] if now is not None else []


def do(state: TankState, *lines: str) -> list[Event]:
    """Apply actions and outcomes one after another, exactly as written; nothing is played by itself."""
    events: list[Event] = []
    for line in lines:
        now = GAME.decision(state)
        assert now is not None, f"the game is over before {line!r}"
        action = GAME.grammar.parse(line)
        assert action in now.actions, f"{line!r} is not among {legal(state)}"
        events += GAME.resolve(state, action) if now.kind == CHANCES else GAME.apply(state, now.seat, action)
    return events


def starts(state: TankState, verb: str) -> list[str]:
    """What may follow a verb now: ``starts(state, "to")`` lists hexes."""
    return [line.partition(" ")[2] for line in legal(state) if line.partition(" ")[0] == verb]


def hexes_in_reach(state: TankState, unit: str) -> set[str]:
    """Every hex in which the move of a unit may end, found by trying all paths."""
    found: set[str] = set()
    start = state.copy()
    do(start, f"move {unit}")
    waiting = [start]
    while waiting:
        here = waiting.pop()
        found.add(HEXES[here.where[UNITS.index(unit)]])
        for hex_ in starts(here, "to"):
            after = here.copy()
            do(after, f"to {hex_}")
            waiting.append(after)
    return found


def why(state: TankState, pieces: str = "", *, place: str = "", piece: str = "", verb: str = "") -> Refusal | None:
    """The refusal that a person gets who points at this."""
    now = GAME.decision(state)
    assert now is not None
    return GAME.why_not(state, now.seat, Intent(tuple(pieces.split()), place, piece, verb))


def at(state: TankState, unit: str) -> str:
    """The hex of a unit, or the word for where it is off the map."""
    where = state.where[UNITS.index(unit)]
    return HEXES[where] if where >= 0 else next(word for word, value in OFF_MAP.items() if value == where)


NAMED: dict[str, Names | tuple[str, ...]] = {
    "unit": UNITS, "target": UNITS, "leader": UNITS, "group": UNITS, "firers": UNITS,
    "hex": HEXES, "origin": HEXES, "places": HEXES, "facing": FACINGS, "side": SIDES,
}  # fmt: skip


def told(events: list[Event]) -> list[str]:
    """Events in words: ``moved unit=us_sherman_1 origin=E5 hex=E4 cost=1``; ``off`` is the origin of an entry."""
    lines = []
    for event in events:
        words = [str(event.__struct_config__.tag)]
        for field in event.__struct_fields__:
            value, names = getattr(event, field), NAMED.get(field)
            if names is not None and isinstance(value, tuple):
                value = ",".join(names[index] for index in value)
            elif names is not None:
                value = names[value] if value >= 0 else "off"
            words.append(f"{field}={value}")
        lines.append(" ".join(words))
    return lines


def cites(events: list[Event]) -> list[str]:
    """The rule numbers of events, in order."""
    return [event.cite() for event in events]


def asked(state: TankState) -> str:
    """The question of the moment: who is asked, what, by which rule, in the scope of which unit (``-`` for none)."""
    now = GAME.decision(state)
    assert now is not None, "the game is over"
    seat = "chance" if now.kind == CHANCES else GAME.seat_name(now.seat)
    return f"{seat} {now.prompt} {now.rule} {UNITS[now.scope] if now.scope >= 0 else '-'}"


def refusal(state: TankState, pieces: str = "", *, place: str = "", piece: str = "", verb: str = "") -> str:
    """The refusal in words: ``4.0b tank-no-occupied hex=E6 unit=@tank-de_tiger``; empty for what is legal."""
    found = why(state, pieces, place=place, piece=piece, verb=verb)
    return f"{found.rule} {found.text}" if found is not None else ""


def plan(state: TankState, pieces: str = "", *, place: str = "", piece: str = "", verb: str = "") -> list[str]:
    """The actions that carry out what a person points at; empty if it is refused."""
    now = GAME.decision(state)
    assert now is not None
    found = GAME.plan(state, now.seat, Intent(tuple(pieces.split()), place, piece, verb))
    return [str(action) for action in found or []]


def facing(state: TankState, unit: str) -> str:
    return FACINGS[state.facing[UNITS.index(unit)]]


def seen(state: TankState, unit: str, seat: int = OBSERVER) -> Piece:
    """A unit on the map as a seat sees it."""
    return next(piece for piece in GAME.view(state, seat).pieces if piece.id == unit)


def track(state: TankState, id_: str, seat: int = OBSERVER, side: str = "") -> Track:
    """A track as a seat sees it; victory points have one for each side."""
    tracks = GAME.view(state, seat).tracks
    return next(row for row in tracks if row.id == id_ and side in ("", row.side))


def unpack(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the data and prepare maps and counters anew, for tests of the rules that do their work there."""
    monkeypatch.setattr(GAME, "book", Book())
    for key in list(BOARDS):
        monkeypatch.delitem(BOARDS, key)


def pivot(unit: str, way: str = "S") -> list[str]:
    """One AP spent: the unit turns in place (5.0e)."""
    return [f"move {unit}", f"face {way}"]

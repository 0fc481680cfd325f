"""Positions of Tigers in the Mist by hand: ``g-2-pz@51``, ``a-28-110-1@70:2e`` (2 SP, entrenched), ``g-614@dead``."""

from collections.abc import Mapping
from typing import Any

from grognard.games.tigers import GAME
from grognard.games.tigers.board import GERMAN, IMPULSES, PLACES, RELEASES, UNITS, board_for
from grognard.games.tigers.events import HalfBegan
from grognard.games.tigers.movement import Movement
from grognard.games.tigers.schema import SIDES
from grognard.games.tigers.state import (
    ATTACKED,
    COMING,
    DEAD,
    DONE,
    ENTRENCHED,
    FAILURE,
    FOOT_RATE,
    MOVED,
    OOS,
    WAITING,
    TigersState,
    add,
    board_of,
    discard,
    has,
    lift,
    new_state,
    put,
)
from grognard.games.tigers.turn import Course, Impulse, start_impulse
from grognard.kernel import CHANCES, OBSERVER, WIN, Event, Intent, Names, Piece, Refusal, Track, engine

# The Allied front line of the set-up but for Marnach: for the Germans all that is west of it hangs on the damaged
# bridge of Dasburg
FRONT = (
    "a-38cav@41 a-99-393@43 a-99-394@44 a-14cav@45 a-106-422@46 a-106-423@47 a-106-424@48 a-28-112@49 a-28-110-3@69 "
    "a-28-109-2@56 a-9-60-1@21 a-9-60-2@20 a-4-12-1@17 a-4-12-2@11 a-4-22-2@8"
)

MARKS = {"e": ENTRENCHED, "d": DONE, "m": MOVED | DONE, "f": FOOT_RATE, "a": ATTACKED | DONE}


def position(
    units: str,
    *,
    side: str = "german",
    impulse: str = "17-1",
    scenario: str = "campaign",
    damaged: str = "",
    intact: str = "",
    failures: Mapping[str, int] | None = None,
    control: str = "",
    vp: int = 0,
    special: str = "",
    released: str = "",
    options: Mapping[str, str] | None = None,
) -> TigersState:
    """The movement part of an impulse of ``side``, with exactly these units; all others are dead.

    ``unit@place``, then if wanted ``:`` and the SP and marks: ``e`` entrenched, ``d`` done, ``m`` moved (and done),
    ``f`` on foot, ``a`` has attacked (and is done). Bridges are as at the start of the scenario; ``damaged`` and
    ``intact`` name others ("51-70"); ``failures={"51-70": 2}``. ``control="75+ 41-"``: + German, - Allied.
    ``special="restriction@88"``: the marker lies there.
    """
    board = board_for(GAME.book, scenario, GAME.settle_options(options or {}))
    state = new_state(board, b"test")
    for unit, there in enumerate(state.where):
        if there >= 0:
            lift(state, unit)
        if board.used[unit]:
            state.where[unit], state.sp[unit] = DEAD, 0
        state.flags[unit] = 0
    for item in units.split():
        name, _, place = item.partition("@")
        place, _, more = place.partition(":")
        unit = UNITS.index(name)
        assert board.used[unit], f"{name} is not of this scenario"
        digits = "".join(letter for letter in more if letter.isdecimal())
        state.sp[unit] = int(digits) if digits else board.sp[unit]
        if place == "dead":
            state.sp[unit] = 0
        elif place == "waiting":
            state.where[unit] = WAITING
        else:
            put(state, unit, PLACES.index(place))
        for letter in more:
            if not letter.isdecimal():
                state.flags[unit] |= MARKS[letter]
    for name in damaged.split():
        add(state.damaged, bridge(state, name))
    for name in intact.split():
        discard(state.damaged, bridge(state, name))
    for name, count in (failures or {}).items():
        state.bridge[bridge(state, name)] += count * FAILURE
    for item in control.split():
        (add if item.endswith("+") else discard)(state.control, PLACES.index(item[:-1]))
    state.impulse, state.vp = IMPULSES.index(impulse), vp
    for name in released.split():
        state.released |= 1 << RELEASES.index(name)
    if special:
        effect, _, place = special.partition("@")
        state.special_effect = ("restriction", "demolition", "combat").index(effect)
        state.special_place = PLACES.index(place)
        state.special_used = 1 << state.special_effect
        state.special_left -= 1
        state.special_day = int(impulse.partition("-")[0])
    number = SIDES.index(side)
    start_impulse(state, board, number)
    state.stack = [Course(3 + number), Impulse(number, 1), Movement()]
    GAME.check(state)
    return state


def battles(units: str, **more: Any) -> TigersState:
    """The same position when movement is over: the first battle is to be named, or what comes after them."""
    state = position(units, **more)
    do(state, "end")
    return state


def opening(scenario: str = "campaign", **options: str) -> TigersState:
    """A scenario at its first decision."""
    state = GAME.setup(scenario, options, b"test")
    GAME.start(state)
    return state


def resume(state: TigersState, step: int) -> list[Event]:
    """Go on from a step of the game impulse (turn.BEGIN …), to the next question; what happened on the way."""
    out: list[Event] = []
    state.stack = [Course(step)]
    engine.run(state, out)
    return out


def bridge(state: TigersState, name: str) -> int:
    return board_of(state).book.bridges.index(name)


def legal(state: TigersState) -> list[str]:
    """The text forms of what may be answered now (of the outcomes, if chance is asked)."""
    now = GAME.decision(state)
    return [str(action) for action in now.actions] if now is not None else []


def starts(state: TigersState, verb: str) -> list[str]:
    """What may follow a verb now: ``starts(state, "to")`` lists places."""
    return [line.partition(" ")[2] for line in legal(state) if line.partition(" ")[0] == verb]


def do(state: TigersState, *lines: str) -> list[Event]:
    """Apply actions and outcomes one after another, exactly as written; nothing is played by itself."""
    events: list[Event] = []
    for line in lines:
        now = GAME.decision(state)
        assert now is not None, f"the game is over before {line!r}"
        action = GAME.grammar.parse(line)
        assert action in now.actions_of(now.seat), f"{line!r} is not among {legal(state)}"
        events += GAME.resolve(state, action) if now.kind == CHANCES else GAME.apply(state, now.seat, action)
        GAME.check(state)
    return events


def go(state: TigersState, unit: str, *places: str) -> list[Event]:
    """Move one unit by these places; the move goes on if it can."""
    return do(state, f"move {unit}", *(f"to {place}" for place in places))


def at(state: TigersState, unit: str) -> str:
    """The place of a unit with its SP: ``70:3``; or dead, waiting, coming A."""
    index = UNITS.index(unit)
    where = state.where[index]
    if where <= COMING:
        return f"coming {PLACES[COMING - where]}"
    return f"{PLACES[where]}:{state.sp[index]}" if where >= 0 else {DEAD: "dead", WAITING: "waiting"}[where]


def flag(state: TigersState, unit: str, which: int) -> bool:
    """Whether something is true of a unit: one of the words of state.py (DONE, MOVED, ENTRENCHED, OOS …)."""
    return bool(state.flags[UNITS.index(unit)] & which)


def is_oos(state: TigersState, unit: str) -> bool:
    return flag(state, unit, OOS)


def is_damaged(state: TigersState, name: str) -> bool:
    return bool(has(state.damaged, bridge(state, name)))


def failed(state: TigersState, name: str) -> int:
    """The failures to build a bridge so far."""
    return state.bridge[bridge(state, name)] // FAILURE


def spent(state: TigersState) -> int:
    """The MP that the units in hand have spent."""
    return int(state.stack[-1].spent)


def controller(state: TigersState, place: str) -> str:
    """The side that controls an area."""
    return SIDES[GERMAN] if has(state.control, PLACES.index(place)) else SIDES[1 - GERMAN]


def chances(state: TigersState) -> dict[str, int]:
    """The outcomes of the chance decision with their weights."""
    now = GAME.decision(state)
    assert now is not None
    assert now.kind == CHANCES, "nothing is rolled"
    return {str(action): weight for action, weight in zip(now.actions, now.weights, strict=True)}


def why(state: TigersState, pieces: str = "", *, place: str = "", piece: str = "", verb: str = "") -> Refusal | None:
    """The refusal that a person gets who points at this."""
    now = GAME.decision(state)
    assert now is not None
    return GAME.why_not(state, now.seat, Intent(tuple(pieces.split()), place, piece, verb))


def refusal(state: TigersState, pieces: str = "", *, place: str = "", piece: str = "", verb: str = "") -> str:
    """The refusal in words: ``8.27 tigers-no-… place=@tigers-place-25 …``; empty for what is legal."""
    found = why(state, pieces, place=place, piece=piece, verb=verb)
    return f"{found.rule} {found.text}" if found is not None else ""


def plan(state: TigersState, pieces: str = "", *, place: str = "", piece: str = "", verb: str = "") -> list[str]:
    """The actions that carry out what a person points at; empty if it is refused."""
    now = GAME.decision(state)
    assert now is not None
    found = GAME.plan(state, now.seat, Intent(tuple(pieces.split()), place, piece, verb))
    return [str(action) for action in found or []]


NAMED: dict[str, Names | tuple[str, ...]] = {
    "unit": UNITS, "units": UNITS, "attackers": UNITS, "firer": UNITS, "target": UNITS,
    "place": PLACES, "origin": PLACES, "zone": PLACES, "a": PLACES, "b": PLACES, "side": SIDES, "sides": SIDES,
}  # fmt: skip


def told(events: list[Event]) -> list[str]:
    """Events in words: ``moved units=g-2-pz origin=51 place=70 cost=1 walks=False``; ``none`` for no unit.

    The headings of each side's half are left out.
    """
    lines = []
    for event in without_halves(events):
        words = [str(event.__struct_config__.tag)]
        for field in event.__struct_fields__:
            value, names = getattr(event, field), NAMED.get(field)
            if names is not None and isinstance(value, tuple):
                value = ",".join(names[index] for index in value)
            elif names is not None:
                value = names[value] if value >= 0 else "none"
            words.append(f"{field}={value}")
        lines.append(" ".join(words))
    return lines


def cites(events: list[Event]) -> list[str]:
    """The rule numbers of events, in order."""
    return [event.cite() for event in without_halves(events)]


def without_halves(events: list[Event]) -> list[Event]:
    return [event for event in events if not isinstance(event, HalfBegan)]


def asked(state: TigersState) -> str:
    """The question of the moment: who is asked, what, by which rule."""
    now = GAME.decision(state)
    assert now is not None, "the game is over"
    seat = "chance" if now.kind == CHANCES else GAME.sides[state.sides[now.seat]]
    return f"{seat} {now.prompt.id} {now.rule}"


def question(state: TigersState) -> str:
    """The words of the question with what they speak of, and the activation that it is part of."""
    now = GAME.decision(state)
    assert now is not None, "the game is over"
    return f"{now.prompt} scope={now.scope}"


def ended(state: TigersState) -> str:
    """How the game ended: ``german SD-4 german_decisive tigers-over-points …``; empty if it goes on."""
    outcome = GAME.outcome(state)
    if outcome is None:
        return ""
    winner = next((name for name, won in zip(SIDES, outcome.results, strict=True) if won == WIN), "nobody")
    return " ".join(filter(None, [winner, outcome.rule, outcome.level, str(outcome.reason)]))


def seen(state: TigersState, unit: str, seat: int = OBSERVER) -> Piece:
    """A unit on the map as a seat sees it."""
    return next(piece for piece in GAME.view(state, seat).pieces if piece.id == unit)


def track(state: TigersState, id_: str, side: str = "", seat: int = OBSERVER) -> Track:
    """A track as a seat sees it."""
    return next(row for row in GAME.view(state, seat).tracks if row.id == id_ and side in ("", row.side))

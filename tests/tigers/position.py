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
from grognard.kernel import WIN, Event, Names, engine
from tests.talk import Talk

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


NAMED: dict[str, Names | tuple[str, ...]] = {
    "unit": UNITS, "units": UNITS, "attackers": UNITS, "firer": UNITS, "target": UNITS,
    "place": PLACES, "origin": PLACES, "zone": PLACES, "a": PLACES, "b": PLACES, "side": SIDES, "sides": SIDES,
}  # fmt: skip

TALK = Talk(GAME, NAMED)
legal, starts, do, go, chances = TALK.legal, TALK.starts, TALK.do, TALK.go, TALK.chances
why, refusal, plan, asked, question, seen, track = (
    TALK.why, TALK.refusal, TALK.plan, TALK.asked, TALK.question, TALK.seen, TALK.track,
)  # fmt: skip


def told(events: list[Event]) -> list[str]:
    """Events in words; the headings of each side's half are left out."""
    return TALK.told(without_halves(events))


def cites(events: list[Event]) -> list[str]:
    """The rule numbers of events, in order."""
    return TALK.cites(without_halves(events))


def without_halves(events: list[Event]) -> list[Event]:
    return [event for event in events if not isinstance(event, HalfBegan)]


def ended(state: TigersState) -> str:
    """How the game ended: ``german SD-4 german_decisive tigers-over-points …``; empty if it goes on."""
    outcome = GAME.outcome(state)
    if outcome is None:
        return ""
    winner = next((name for name, won in zip(SIDES, outcome.results, strict=True) if won == WIN), "nobody")
    return " ".join(filter(None, [winner, outcome.rule, outcome.level, str(outcome.reason)]))

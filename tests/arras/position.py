"""Positions of Arras by hand: ``uk-4rtr-a@23``, ``de-1-6rr@10*`` (Spent), ``uk-6dli-1@dead``."""

from collections.abc import Mapping
from typing import Any

from grognard.games.arras import GAME
from grognard.games.arras.board import ALLIED, GROUPS, PLACES, RELEASES, UNITS, board_for
from grognard.games.arras.schema import SIDES
from grognard.games.arras.state import (
    ASIDE,
    ELIMINATED,
    OUT,
    UNPLACED,
    WAITING,
    ArrasState,
    board_of,
    halves,
    new_state,
    put,
    recount,
    spend,
)
from grognard.games.arras.turn import EXTEND, CombatPhase, Course
from grognard.kernel import CHANCES, OBSERVER, WIN, Event, Names, Piece, Track, engine
from grognard.toolbox.masks import bits, mask_of
from tests.talk import Talk

OFF_MAP = {"dead": ELIMINATED, "out": OUT, "waiting": WAITING, "unplaced": UNPLACED, "aside": ASIDE}


def position(
    units: str,
    *,
    side: str = "allied",
    turn: int = 1,
    scenario: str = "standard",
    control: str = "",
    advantage: str = "allied",
    used: str = "",
    air: tuple[int, int] = (0, 0),
    frozen: str = "",
    closed: str = "",
    north: bool = False,
    pending: str = "",
    crossed: str = "",
    vp: int = 1,
    passes: int = 0,
    options: Mapping[str, str] | None = None,
) -> ArrasState:
    """A combat phase in which ``side`` has the Initiative, with exactly these units.

    Places start under their printed control; a side alone in a place controls it; ``control="11+ 22-"`` names others
    (+ Allied, - German). Nobody may use the Advantage where ``used`` names both sides, which keeps dice simple.
    ``pending`` names the releases that have not happened (none by default).
    """
    state = new_state(board_for(GAME.book, scenario, GAME.settle_options(options or {})), b"test")
    board = board_of(state)
    state.where = [ASIDE] * len(UNITS)
    state.frozen_by = halves(mask_of(UNITS.index(name) for name in frozen.split()))
    state.closed = mask_of(PLACES.index(name) for name in closed.split())
    for item in units.split():
        name, _, place = item.partition("@")
        unit = UNITS.index(name)
        if place in OFF_MAP:
            state.where[unit] = OFF_MAP[place]
            continue
        put(state, board, unit, PLACES.index(place.rstrip("*")))
        if place.endswith("*"):
            spend(state, board, unit)
    allied, german = state.held
    state.control = (state.control | (allied & ~german)) & ~(german & ~allied)
    for item in control.split():
        bit = 1 << PLACES.index(item[:-1])
        state.control = state.control | bit if item.endswith("+") else state.control & ~bit
    state.initiative = state.starter = SIDES.index(side)
    state.advantage = SIDES.index(advantage)
    state.used = mask_of(SIDES.index(name) for name in used.split())
    state.air = list(air)
    state.turn, state.vp, state.north = turn, vp, int(north)
    state.pending = mask_of(RELEASES.index(name) for name in pending.split())
    state.crossed = mask_of(UNITS.index(name) for name in crossed.split())
    state.stack = [Course(EXTEND), CombatPhase(passes)]
    return state


NOBODY = "allied german"  # both sides have used the Advantage: no window interrupts


def dusk(units: str, **more: Any) -> ArrasState:
    """A position in which the turn ends with the next ``pass``: the other side has passed, nobody has the Advantage."""
    return position(units, passes=1, used=NOBODY, **more)


def resume(state: ArrasState, step: int) -> list[Event]:
    """Go on from a step of the turn instead of the combat phase, to the next question; what happened on the way."""
    out: list[Event] = []
    state.stack = [Course(step)]
    engine.run(state, out)
    return out


def group(side: str, letter: str, place: str, spent: str = "") -> str:
    """The units of a group in a place, for :func:`position`."""
    board = board_for(GAME.book, "historical", GAME.settle_options({}))
    return " ".join(f"{UNITS[unit]}@{place}{spent}" for unit in bits(board.groups[GROUPS.index(f"{side}-{letter}")]))


def historical(turn: int = 1, **options: str) -> ArrasState:
    """The historical set-up at its first decision."""
    state = GAME.setup("historical", options, b"test")
    GAME.start(state)
    assert state.turn == turn
    return state


def do(state: ArrasState, *lines: str) -> list[Event]:
    """Apply actions and outcomes one after another, exactly as written; nothing is played by itself.

    An assault's dice are written as rolled: ``dice 65 11`` (attack, then defence) is their margin.
    """
    events: list[Event] = []
    for line in lines:
        now = GAME.decision(state)
        assert now is not None, f"the game is over before {line!r}"
        verb, *rest = line.split()
        if verb == "dice":
            ours, theirs = (sum(map(int, dice)) for dice in rest)
            line = f"margin {ours - theirs}"
        action = GAME.grammar.parse(line)
        assert action in now.actions_of(now.seat), f"{line!r} is not among {legal(state)}"
        events += GAME.resolve(state, action) if now.kind == CHANCES else GAME.apply(state, now.seat, action)
        GAME.check(state)
    return events


def at(state: ArrasState, unit: str) -> str:
    """The place of a unit with a star if it is Spent, or the word for where it is off the map."""
    index = UNITS.index(unit)
    where = state.where[index]
    if where < 0:
        return next(word for word, value in OFF_MAP.items() if value == where)
    return PLACES[where] + ("*" if state.spent >> index & 1 else "")


def holder(state: ArrasState, place: str) -> str:
    """The side that controls a place."""
    return SIDES[ALLIED] if state.control >> PLACES.index(place) & 1 else SIDES[1 - ALLIED]


def thaw(state: ArrasState, unit: str) -> None:
    """Release one frozen unit by hand."""
    index = UNITS.index(unit)
    state.frozen_by = halves(state.frozen & ~(1 << index))
    recount(state, board_of(state), state.where[index], board_of(state).side[index])


NAMED: dict[str, Names | tuple[str, ...]] = {
    "unit": UNITS, "units": UNITS, "point": UNITS, "others": UNITS, "guns": UNITS, "paid": UNITS,
    "place": PLACES, "origin": PLACES, "group": GROUPS, "side": SIDES, "release": RELEASES,
}  # fmt: skip

TALK = Talk(GAME, NAMED)
legal, starts, told, cites = TALK.legal, TALK.starts, TALK.told, TALK.cites
why, refusal, plan, asked, question = TALK.why, TALK.refusal, TALK.plan, TALK.asked, TALK.question


def worded(state: ArrasState) -> str:
    """The question of the moment with everything that it says."""
    now = GAME.decision(state)
    assert now is not None, "the game is over"
    return str(now.prompt)


def ended(state: ArrasState) -> str:
    """How the game ended: ``allied 11.1 automatic arras-over-rings``; empty if it goes on."""
    outcome = GAME.outcome(state)
    if outcome is None:
        return ""
    winner = next((name for name, won in zip(SIDES, outcome.results, strict=True) if won == WIN), "nobody")
    return " ".join(filter(None, [winner, outcome.rule, outcome.level, str(outcome.reason)]))


def seen(state: ArrasState, unit: str, seat: int = OBSERVER) -> Piece:
    """A unit on the map as a seat sees it."""
    return next(piece for piece in GAME.view(state, seat).pieces if piece.id == unit)


def track(state: ArrasState, id_: str, side: str = "", seat: int = OBSERVER) -> Track:
    """A track as a seat sees it."""
    return next(row for row in GAME.view(state, seat).tracks if row.id == id_ and side in ("", row.side))

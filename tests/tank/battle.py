"""Shots, sums and whole turns of Tank on Tank, for the tests of chapters 9 to 11."""

from fractions import Fraction
from typing import NamedTuple, TypeVar

from grognard.games.tank import GAME
from grognard.games.tank.board import HEXES, TYPES
from grognard.games.tank.events import Fired
from grognard.games.tank.schema import SIDES
from grognard.games.tank.state import ABSENT, TankState, board_of
from grognard.kernel import Event
from tests.tank.position import do, legal, starts

E = TypeVar("E", bound=Event)

MAP_A, MAP_B = "frontal_assault", "last_stand"  # scenarios of the two maps that have no rules of their own for fire


def only(events: list[Event], kind: type[E]) -> E:
    """The one event of a kind among those that happened."""
    (found,) = (event for event in events if isinstance(event, kind))
    return found


# --- fire ------------------------------------------------------------------------------------------------------------


def aim(state: TankState, target: str, firers: str) -> None:
    do(state, f"fire {target}", *(f"with {firer}" for firer in firers.split()))


def shoot(state: TankState, target: str, firers: str, total: int = 0) -> list[Event]:
    """Fire at a target with these units; the dice make the total, or are still in the air if none is given."""
    aim(state, target, firers)
    return do(state, "shoot", *([f"roll {total}"] if total else []))


def sums(state: TankState, target: str, firers: str) -> dict[str, int]:
    """The lines of the sum that is shown for a shot, by name; the shot itself must then use the same figures."""
    here = state.copy()
    aim(here, target, firers)
    lines = {line.text.id.removeprefix("tank-sum-"): line.value for line in GAME.forecast(here, here.active).lines}
    shot = only(do(here, "shoot"), Fired)
    assert shot.defence == lines["defence"]
    assert shot.modifier == sum(value for name, value in lines.items() if name not in ("defence", "cost"))
    assert shot.spent == here.spent == state.spent + lines["cost"]
    return lines


def chances(state: TankState, line: str) -> dict[str, Fraction]:
    """The exact chances of the one roll that an action leads to, by result."""
    now = GAME.decision(state)
    assert now is not None
    odds = GAME.odds(state, now.seat, GAME.grammar.parse(line))
    assert odds.exact
    (roll,) = odds.rolls
    return {result.label: Fraction(result.ways, result.of) for result in roll.results}


def hit_chance(state: TankState, target: str, firers: str) -> Fraction:
    """The chance that a shot eliminates its target, from the odds on ``shoot``."""
    here = state.copy()
    aim(here, target, firers)
    found = chances(here, "shoot")
    assert set(found) <= {"eliminated", "missed"}
    assert sum(found.values()) == 1
    return found.get("eliminated", Fraction(0))


def shots(state: TankState) -> set[tuple[str, str]]:
    """Every pair of a unit that may fire and the target it may fire at alone, found by trying."""
    found: set[tuple[str, str]] = set()
    for target in starts(state, "fire"):
        aiming = state.copy()
        aim(aiming, target, "")
        for firer in starts(aiming, "with"):
            after = aiming.copy()
            do(after, f"with {firer}")
            if "shoot" in legal(after):
                found.add((firer, target))
        assert any(aimed == target for _, aimed in found), f"{target} is offered, but nobody can fire at it"
    return found


# --- turns and scenarios ---------------------------------------------------------------------------------------------


def finish_turn(state: TankState) -> list[Event]:
    """Both sides stop at once: on to the next turn or the end of the game."""
    turn = state.turn
    events: list[Event] = []
    while state.turn == turn and (lines := legal(state)):
        events += do(state, "end" if "end" in lines else lines[0])
    return events


def hold(state: TankState, side: str, hexes: str) -> TankState:
    """Give a side the control of these hexes."""
    for hex_ in hexes.split():
        state.control[HEXES.index(hex_)] = SIDES.index(side)
    return state


def held_by(state: TankState, side: str) -> set[str]:
    """The hexes that a side controls, or nobody if no side is named."""
    wanted = SIDES.index(side) if side else -1
    return {HEXES[hex_] for hex_, owner in enumerate(state.control) if owner == wanted}


def ending(state: TankState) -> tuple[tuple[int, ...], str, str]:
    """Results of the American and the German, the rule and the reason; all empty while the game goes on."""
    outcome = GAME.outcome(state)
    return (outcome.results, outcome.rule, outcome.reason.id) if outcome is not None else ((), "", "")


def area(columns: str, rows: range = range(1, 11)) -> set[str]:
    """The hexes of these columns and rows."""
    return {name for name in HEXES if name[0] in columns and int(name[1:]) in rows}


def forces(state: TankState, side: str) -> dict[str, int]:
    """How many counters of each type a side has in the scenario, without the side's prefix."""
    board = board_of(state)
    found: dict[str, int] = {}
    for unit in board.units[SIDES.index(side)]:
        if state.where[unit] != ABSENT:
            name = TYPES[board.type[unit]].removeprefix(f"{side}_")
            found[name] = found.get(name, 0) + 1
    return found


class Placement(NamedTuple):
    """A unit that was set up: whose, which, the hexes it was offered, and the hexes that held units already."""

    side: str
    unit: str
    offered: set[str]
    taken: set[str]


def set_up(scenario: str) -> tuple[TankState, list[Placement], list[str]]:
    """Play a set-up with the last of the units and hexes each time: the state after it, who placed what, each line."""
    state = GAME.setup(scenario)
    placed: list[Placement] = []
    lines: list[str] = []
    while state.turn == 0 and (now := GAME.decision(state)) is not None and now.seat >= 0:
        if offered := starts(state, "to"):
            taken = {HEXES[hex_] for hex_, unit in enumerate(state.at) if unit >= 0}
            placed.append(Placement(SIDES[now.seat], lines[-1].partition(" ")[2], set(offered), taken))
        lines.append(legal(state)[-1])
        do(state, lines[-1])
    return state, placed, lines

"""9.0 Fire and 10.0 light units: who may fire at whom, the modifiers, the roll, the Ace, the infantry's advance."""

from grognard.games.tank.actions import (
    ADVANCE,
    FACE,
    KEEP,
    REROLL,
    ROLL,
    SHOOT,
    STAY,
    WITH,
    Advance,
    Face,
    Roll,
    With,
)
from grognard.games.tank.actions import Reroll as RerollAction
from grognard.games.tank.board import COUNT, GRID, UNITS, Board
from grognard.games.tank.events import Advanced, Eliminated, Faced, Fired, Missed, Rerolled, prompt, unit_arg
from grognard.games.tank.movement import take_control
from grognard.games.tank.state import ELIMINATED, TankState, board_of, held, lift, put
from grognard.games.tank.victory import destroyed_all
from grognard.kernel import CHANCE, CHANCES, ONE, Action, Decision, Frame, Out, text
from grognard.toolbox.dice import faces, ways
from grognard.toolbox.masks import bits
from grognard.toolbox.sight import clear, exposed

_AIM = [text("tank-prompt-aim", unit=unit_arg(unit)) for unit in range(len(UNITS))]
_ACE = text("tank-prompt-reroll")
_ADVANCE = text("tank-prompt-advance")
_ROLL = text("tank-roll-fire")

TOTALS = ROLL[2:]
WAYS = ways(2)[2:]  # of two dice to make 2 to 12


# --- 9.0 to 9.3: who may fire ------------------------------------------------------------------------------------


def silent(state: TankState, board: Board) -> int:
    """The units that may not fire this phase: those that have (9.0c), and light ones that have moved (10.1a).

    The AT gun whose shot is free is no exception (10.5c).
    """
    return state.fired | state.moved & board.lights  # 2.1b: heavy units may do both


def sees(state: TankState, board: Board, origin: int, hex_: int) -> bool:
    """A line of sight (9.2a) that terrain leaves open: do units block it? 9.2e Not if either end is on a hill.

    What a line meets was worked out once for each map by 9.2g; nothing lies between neighbours (9.2f).
    """
    ground = board.ground
    if (ground.hills >> origin | ground.hills >> hex_) & 1:
        return True
    # 9.2b, 9.2d, and 9.2c: friend or enemy
    return clear(ground.sight, origin, hex_, held(state, board, 0) | held(state, board, 1))


def targets(state: TankState, board: Board) -> list[int]:
    """The enemy units that some unit of the active side could fire at by itself (9.0a)."""
    side, ground = state.active, board.ground
    enemies = held(state, board, 1 - side)
    occupied = enemies | held(state, board, side)
    found = exposed(
        board.units[side],
        silent(state, board),
        state.where,
        state.facing,
        board.field,
        enemies,
        occupied,
        ground.hills,
        ground.sight.single,
        ground.sight.pairs,
        COUNT,
    )
    at = state.at
    return [at[hex_] for hex_ in bits(found)]


def firers(state: TankState, board: Board, target: int) -> list[tuple[int, bool]]:
    """Every unit of the active side that may take part in a shot at the target, and whether by its own sight.

    Artillery without sight may join one that sees (9.3b), within its own front and range (9.3c).
    """
    there = state.where[target]
    mute = silent(state, board)
    found = []
    for unit in board.units[state.active]:  # 9.0e: nobody fires in the other side's phase
        hex_ = state.where[unit]
        if hex_ < 0 or mute >> unit & 1:
            continue
        index = hex_ * 6 + state.facing[unit]
        if board.field[unit][index] >> there & 1 and sees(state, board, hex_, there):
            found.append((unit, True))  # 9.0a, 9.3a
        elif board.artillery[unit] and board.arc[unit][index] >> there & 1:
            found.append((unit, False))  # 9.3b
    return found


class Aiming(Frame[TankState], frozen=True, tag="aiming"):
    """Any number of units fire together at one target (9.0b): add them, then shoot."""

    target: int
    firers: tuple[int, ...] = ()

    def decide(self, state: TankState) -> Decision:
        able = firers(state, board_of(state), self.target)
        actions: list[Action] = [WITH[unit] for unit, _ in able if unit not in self.firers]
        if any(own and unit in self.firers for unit, own in able):  # 9.3b: somebody must see
            actions.append(SHOOT)
        return Decision(ONE, state.seat_of(state.active), actions, _AIM[self.target], "9.0b", self.target)

    def take(self, state: TankState, action: Action, out: Out) -> None:
        if isinstance(action, With):
            state.stack[-1] = Aiming(self.target, tuple(sorted((*self.firers, action.unit))))
            return
        board = board_of(state)
        for unit in self.firers:
            state.fired |= 1 << unit  # 9.0b; 5.0g: nobody turns; 9.0d: the target may be fired at again
        state.spent += cost(board, self.target, self.firers)
        bonus = sum(value for _, value, _ in modifiers(state, board, self.target, self.firers))
        goal = defence(state, board, self.target)
        there, places = state.where[self.target], tuple(state.where[unit] for unit in self.firers)
        out.append(Fired(self.target, there, self.firers, places, bonus, goal, state.spent))
        state.stack[-1] = Shot(self.target, self.firers, goal - bonus)


def cost(board: Board, target: int, units: tuple[int, ...]) -> int:
    """7.0b 1 AP; 10.5a none for AT guns alone at a heavy target."""
    return 0 if not board.light[target] and all(board.at_gun[unit] for unit in units) else 1


# --- 9.4: resolution -----------------------------------------------------------------------------------------------


def defence(state: TankState, board: Board, target: int) -> int:
    """2.1d, 10.0a: light units use their second value on a hill, in town and in woods."""
    cover = board.ground.cover[state.where[target]]
    return board.defence_cover[target] if cover else board.defence[target]


def in_rear(state: TankState, board: Board, target: int, unit: int) -> bool:
    """5.0b, 5.0c Whether the unit lies in the target's rear."""
    front = board.ground.front[state.where[target] * 6 + state.facing[target]]
    return not front >> state.where[unit] & 1


def modifiers(state: TankState, board: Board, target: int, units: tuple[int, ...]) -> list[tuple[str, int, str]]:
    """What is added to the dice: name, value, rule."""
    table = board.tables.fire
    there = state.where[target]
    found: list[tuple[str, int, str]] = []
    counted = len(units) if board.all_firers else len(units) - 1  # 9.4b, option fire_bonus
    if counted:
        found.append(("firers", counted * table.further_firer, "9.4b"))
    if any(in_rear(state, board, target, unit) for unit in units):
        found.append(("rear", table.rear, "9.4c"))  # once, artillery without sight included
    cover = board.ground.fire_modifier[there]
    if cover and not any(board.infantry[unit] for unit in units):  # 10.3a: infantry cancels it
        found.append(("cover", cover, "9.4d"))  # 10.0b: for light units too
    if board.row.night:
        farthest = max(GRID.distance(state.where[unit], there) for unit in units)
        if farthest > 1:
            found.append(("night", table.night_per_hex * (farthest - 1), "11.6d"))
    return found


class Shot(Frame[TankState], frozen=True, tag="shot"):
    """Two dice against what is needed: the target's defence less the modifiers (9.4a)."""

    target: int
    firers: tuple[int, ...]
    need: int
    again: bool = False

    def decide(self, state: TankState) -> Decision:
        return Decision(CHANCES, CHANCE, TOTALS, _ROLL, "9.4a", self.target, weights=WAYS)

    def settle(self, state: TankState, outcome: Action, detail: int, out: Out) -> None:
        assert isinstance(outcome, Roll)
        board = board_of(state)
        there, total = state.where[self.target], outcome.total
        dice = faces(2, total, detail)
        if hits(board, total, self.need):
            lift(state, self.target, ELIMINATED)
            state.lost[self.target] += 1  # 7.2f: a leader lost twice counts twice
            state.aces_lost |= state.aces & 1 << self.target
            state.aces &= ~(1 << self.target)  # 9.4f, 2.2d: the Ace marker goes with it
            out.append(Eliminated(self.target, there, total, dice))
            state.stack.pop()
            if destroyed_all(state, board, out):
                return
            infantry = tuple(unit for unit in self.firers if board.infantry[unit])
            if infantry:
                state.stack.append(Advancing(there, infantry))
            return
        out.append(Missed(self.target, there, total, dice))
        if not self.again and any(state.aces >> unit & 1 for unit in self.firers):
            state.stack[-1] = AceReroll(self.target, self.firers, self.need)
        else:
            state.stack.pop()


def hits(board: Board, total: int, need: int) -> bool:
    """9.4a Equal or higher eliminates; 9.4e a natural 2 always misses, a natural 12 always hits."""
    if total == board.tables.fire.natural_miss:
        return False
    return total >= need or total == board.tables.fire.natural_hit


class AceReroll(Frame[TankState], frozen=True, tag="ace_reroll"):
    """9.5a An Ace fired and the roll missed: both dice may be rolled once more."""

    target: int
    firers: tuple[int, ...]
    need: int

    def decide(self, state: TankState) -> Decision:
        return Decision(ONE, state.seat_of(state.active), (REROLL, KEEP), _ACE, "9.5a", self.target)

    def take(self, state: TankState, action: Action, out: Out) -> None:
        if isinstance(action, RerollAction):
            ace = next(unit for unit in self.firers if state.aces >> unit & 1)
            out.append(Rerolled(ace))
            state.stack[-1] = Shot(self.target, self.firers, self.need, again=True)  # 9.5b: the second result stands
        else:
            state.stack.pop()


# --- 10.4: the advance ---------------------------------------------------------------------------------------------


class Advancing(Frame[TankState], frozen=True, tag="advancing"):
    """10.4a One infantry that took part may move into the emptied hex and takes any facing."""

    hex: int
    infantry: tuple[int, ...]

    def decide(self, state: TankState) -> Decision:
        seat = state.seat_of(state.active)
        unit = state.at[self.hex]
        if unit >= 0:
            return Decision(ONE, seat, FACE, prompt("face", unit, self.hex), "10.4a", unit)
        return Decision(
            ONE, seat, [*(ADVANCE[unit] for unit in self.infantry), STAY], _ADVANCE, "10.4a", self.infantry[0]
        )

    def take(self, state: TankState, action: Action, out: Out) -> None:
        board = board_of(state)
        if isinstance(action, Advance):  # free of AP and MP, and no move (10.4b)
            origin = state.where[action.unit]
            lift(state, action.unit, self.hex)
            put(state, action.unit, self.hex)
            out.append(Advanced(action.unit, origin, self.hex))
            take_control(state, board, action.unit, self.hex, out)  # 10.4b
            return
        if isinstance(action, Face):
            unit = state.at[self.hex]
            state.facing[unit] = action.facing
            out.append(Faced(unit, self.hex, action.facing))
        state.stack.pop()

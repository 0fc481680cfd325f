"""11.3.2 The ratio of an attack: strengths, shifts and the die, each with its rule."""

from typing import NamedTuple

from grognard.games.woods.board import CLEAR, FOREST, GERMAN, ROUGH, TOWN, VILLAGE, WOODS, Board
from grognard.games.woods.book import GRID
from grognard.games.woods.state import WoodsState, side_of
from grognard.games.woods.supply import is_oos

BELOW = -1  # less than 1-3: the attacker loses a step, without a roll


class Part(NamedTuple):
    """A line of the sum: what it is called, how much, and by which rule."""

    name: str
    value: int
    rule: str


class Battle(NamedTuple):
    """Who fights whom, with what support."""

    hex: int
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    attacking: tuple[tuple[int, int], ...]  # (asset, strength that it adds)
    defending: tuple[tuple[int, int], ...]
    plus: bool  # 16.1


def attack_strength(state: WoodsState, board: Board, battle: Battle) -> int:
    """11.2c Every attacker with all its strength, and the support."""
    own = sum(board.attack[unit][state.steps[unit]] for unit in battle.attackers)
    return own + sum(strength for _, strength in battle.attacking)


def defence_parts(state: WoodsState, board: Board, battle: Battle) -> list[Part]:
    """The defenders, 11.3.2d doubled behind the Westwall, 11.3.2c and the village."""
    own, wall = 0, 0
    for unit in battle.defenders:
        value = board.defence[unit][state.steps[unit]]
        own += value
        if side_of(unit) == GERMAN and board.infantry[unit] and board.westwall[battle.hex]:
            wall += value
    parts = [Part("defenders", own, "11.3.2a")]
    if wall:
        parts.append(Part("westwall", wall, "11.3.2d"))
    if board.settlement[battle.hex] == VILLAGE:
        parts.append(Part("village", 1, "11.3.2c"))
    return parts


def defence_strength(state: WoodsState, board: Board, battle: Battle) -> int:
    own = sum(part.value for part in defence_parts(state, board, battle))
    return own + sum(strength for _, strength in battle.defending)


def first_column(attack: int, defence: int, last: int) -> int:
    """11.3.2a, 11.3.2b The column before any shift, rounded for the defender; BELOW for less than 1-3."""
    if attack >= defence:
        return min(1 + attack // defence, last)
    worse = -(-defence // attack)
    return 3 - worse if worse <= 3 else BELOW


def shifts(state: WoodsState, board: Board, battle: Battle) -> list[Part]:
    """Every shift of an attack: to the right for the attacker, to the left, below zero, for the defender."""
    hex_, attackers, defenders = battle.hex, battle.attackers, battle.defenders
    ground, settled = board.terrain[hex_], board.settlement[hex_]
    steps = state.steps
    parts = []
    if any(alone(state, board, unit) for unit in defenders if side_of(unit) != GERMAN):
        parts.append(Part("scattered_defender", 1, "11.2.1a"))
    if any(alone(state, board, unit) for unit in attackers):
        parts.append(Part("scattered_attacker", -1, "11.2.1b"))
    foot = any(board.infantry[unit] for unit in defenders)
    if foot and ground in (WOODS, FOREST):
        parts.append(Part("woods", -1, "11.3.2e"))
    if foot and settled == TOWN:
        parts.append(Part("town", -1, "11.3.2e"))
    if ground == ROUGH:
        parts.append(Part("rough", -1, "11.3.2e"))
    rivers = [board.edge[state.where[unit], hex_].river for unit in attackers]  # 2.2: minor or major
    if all(rivers):
        parts.append(Part("river", -1, "11.3.2e"))
    if ground == CLEAR and settled != TOWN:
        tanks = [unit for unit in attackers if board.armour[unit][steps[unit]]]
        theirs = [unit for unit in defenders if board.armour[unit][steps[unit]]]
        if not tanks and any(not is_oos(state, unit) for unit in theirs):
            parts.append(Part("armour_defends", -1, "11.3.2f"))
        dry = [unit for unit in tanks if not board.edge[state.where[unit], hex_].river]
        if not theirs and any(not is_oos(state, unit) for unit in dry):
            parts.append(Part("armour_attacks", 1, "11.3.2g"))
    if all(is_oos(state, unit) for unit in defenders):
        parts.append(Part("oos", 1, "11.3.2h"))
    if engineers_help(state, board, battle) >= 0:
        parts.append(Part("engineer", -1, "12.4.2a"))
    return parts


def alone(state: WoodsState, board: Board, unit: int) -> bool:
    """11.2.1 Whether a unit of a division has no other of it within three hexes; 11.2.1c others are exempt."""
    if board.division[unit] < 0:
        return False
    hex_, reach = state.where[unit], board.tables.support.integrity_range
    return not any(
        state.where[sister] >= 0 and GRID.distance(hex_, state.where[sister]) <= reach for sister in board.sisters[unit]
    )


def engineers_help(state: WoodsState, board: Board, battle: Battle) -> int:
    """12.4.2a The first engineer in reach of a unit of its corps, the Delay or airborne in defence; -1 for none."""
    if side_of(battle.defenders[0]) == GERMAN:  # 12.4.2b
        return -1
    anybody = any(board.airborne[unit] or unit == board.delay for unit in battle.defenders)
    for engineer in board.engineers:
        hex_ = state.asset[engineer]
        if hex_ < 0 or GRID.distance(hex_, battle.hex) > board.tables.support.engineer_range:
            continue
        if anybody or any(board.corps[unit] == board.asset_corps[engineer] for unit in battle.defenders):
            return engineer
    return -1


def column(state: WoodsState, board: Board, battle: Battle) -> int:
    """11.3.2j The column of the table after all shifts, summed; BELOW for an attack that fails without a roll."""
    last = len(board.tables.crt.columns) - 1
    start = first_column(attack_strength(state, board, battle), defence_strength(state, board, battle), last)
    if start == BELOW:
        return BELOW
    shifted = start + sum(part.value for part in shifts(state, board, battle))
    return BELOW if shifted < 0 else min(shifted, last)


def die_parts(state: WoodsState, board: Board, battle: Battle) -> list[Part]:
    """What is added to the die: 11.3.2i Peiper on turn 1, 16.1 or the two points."""
    if battle.plus:
        return [Part("plus_two", 2, "16.1")]
    if state.turn == 1 and board.peiper in battle.attackers and not board.plus_two:
        return [Part("peiper", 1, "11.3.2i")]
    return []


def result(board: Board, at: int, die: int, bonus: int) -> str:
    """11.3.3a What the table says; above 6 reads as 6."""
    if at == BELOW:
        return "AL1"
    return board.tables.crt.rows[min(die + bonus, 6) - 1][at]

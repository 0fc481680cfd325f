"""Attacks of The Deadly Woods by hand: who attacks what, the column that comes of it, the die."""

from grognard.games.woods.board import BOOK, HEXES, UNITS
from grognard.games.woods.combat import Engagement
from grognard.games.woods.ratio import Battle, column, shifts
from grognard.games.woods.state import WoodsState, board_of
from grognard.kernel import Event
from tests.woods.position import do, legal, position

# Nobody has artillery: an attack goes straight to its die
SILENT = " ".join(f"{name}@used" for name, row in BOOK.assets.items() if row.kind in ("artillery", "nebelwerfer"))


def attack(units: str, hex_: str, attackers: str, *, side: str = "german", **more: object) -> WoodsState:
    """A combat round with exactly these units and no artillery; the attackers have struck."""
    more = {"turn": 4, "assets": SILENT, "round_": "combat", **more}
    state = position(units, side=side, **more)  # type: ignore[arg-type]
    strike(state, hex_, attackers)
    return state


def strike(state: WoodsState, hex_: str, attackers: str) -> list[Event]:
    """Attack a hex with these units, straight from the question of the round."""
    if f"attack {hex_}" not in legal(state):
        do(state, "end")  # the one hex of armour comes first (14.4c)
    return do(state, f"attack {hex_}", *(f"join {unit}" for unit in attackers.split()), "strike")


def battle_of(state: WoodsState, hex_: str, attackers: str) -> Battle:
    """A battle that nobody has begun, for the sums of chapter 11.3.2."""
    target = HEXES.index(hex_)
    defenders = tuple(unit for unit in range(len(UNITS)) if state.where[unit] == target)
    return Battle(target, tuple(sorted(UNITS.index(unit) for unit in attackers.split())), defenders, (), (), False)


def parts(state: WoodsState, hex_: str, attackers: str) -> dict[str, int]:
    """The shifts of an attack by name."""
    return {part.name: part.value for part in shifts(state, board_of(state), battle_of(state, hex_, attackers))}


def head(state: WoodsState) -> str:
    """The column of the attack whose die is to be rolled."""
    fight = state.stack[-1]
    assert isinstance(fight, Engagement)
    board = board_of(state)
    return board.tables.crt.columns[column(state, board, fight.battle())]

"""12.2, 12.3 Artillery and Nebelwerfer: who may support which combat, and with how much."""

from grognard.games.woods.board import ALLIED, CORPS, GERMAN, Board
from grognard.games.woods.boundaries import army_may_support
from grognard.games.woods.ratio import Battle
from grognard.games.woods.state import READY, WoodsState, side_of
from grognard.games.woods.supply import is_oos, supplied_hexes

GERMAN_GUNS, ALLIED_GUNS, NEBELWERFERS = 1, 2, 1  # 12.2c, 12.3a: at most in a combat
XXX = CORPS.index("xxx")
TERRAIN_NAMES = ("clear", "woods", "forest", "rough")
SETTLED = ("", "village", "town")


def barrage(board: Board, asset: int, hex_: int) -> int:
    """12.2f, 11.3.2k The strength of a Nebelwerfer against a hex: the worst of what its terrain says."""
    tables = board.tables
    worst = tables.terrain[TERRAIN_NAMES[board.terrain[hex_]]].nebelwerfer  # type: ignore[index]
    if board.settlement[hex_]:
        worst = min(worst, tables.settlement[SETTLED[board.settlement[hex_]]].nebelwerfer)  # type: ignore[index]
    return board.strength[asset] + worst


def support_strength(board: Board, asset: int, hex_: int) -> int:
    """12.2, 12.3 What an asset adds to a combat in a hex."""
    rocket = board.assets[asset].kind == "nebelwerfer"
    return barrage(board, asset, hex_) if rocket else board.strength[asset]


def cannot_support(state: WoodsState, board: Board, asset: int, battle: Battle, attacking: bool) -> str:
    """The rule by which an asset may not support a side of a combat, or nothing."""
    row, mine = board.assets[asset], battle.attackers if attacking else battle.defenders
    if state.asset[asset] != READY:
        return "12.2b" if row.side == "german" else "12.3a"
    used = [other for other, _ in (battle.attacking if attacking else battle.defending)]
    if row.kind == "nebelwerfer":
        if not attacking:
            return "12.2b"
        if any(board.assets[other].kind == "nebelwerfer" for other in used):
            return "12.2c"
        if mine == (board.vdh,):
            return "12.7b"
        return army_may_support(state, board, board.asset_army[asset], battle.hex)
    guns = [other for other in used if board.assets[other].kind == "artillery"]
    if row.side == "german":
        if len(guns) >= GERMAN_GUNS:
            return "12.2c"
        if not any(unit != board.vdh and not is_oos(state, unit) for unit in mine):  # 12.7b
            return "12.2d" if attacking else "8.3g"
        return army_may_support(state, board, board.asset_army[asset], battle.hex)
    if len(guns) >= ALLIED_GUNS:
        return "12.3a"
    return allied_gun_bar(state, board, board.asset_corps[asset], battle.hex, mine)


def allied_gun_bar(state: WoodsState, board: Board, corps: int, hex_: int, mine: tuple[int, ...]) -> str:
    """The rule that keeps an Allied corps' artillery from a combat, or nothing."""
    if state.turn == 1 and any(unit in board.no_guns for unit in mine):
        return "12.3e"
    if corps == XXX:
        if not any(board.is_british[unit] for unit in mine):
            return "12.3f"
        if not board.touches_british[hex_]:
            return "9.3"
    own = [unit for unit in mine if board.corps[unit] == corps]
    hexes = supplied_hexes(state, ALLIED)  # 8.6b: not by air
    if any(hexes >> state.where[unit] & 1 for unit in own):  # 12.3b
        return ""
    dropped = [unit for unit in mine if board.us_airborne[unit]] if corps != XXX else []
    if not own and not dropped:
        return "12.9.1c" if board.delay in mine else "12.3b"
    if state.where[mine[0]] != hex_:  # 12.3d: who attacks needs supply of its own, and not by air
        own, dropped = [], [unit for unit in dropped if hexes >> state.where[unit] & 1]
    reach = 0
    for unit in (*own, *dropped):  # 12.3c, d; 8.3h
        reach |= board.ball[state.where[unit]]
    if any(
        board.corps[unit] == corps and state.where[unit] >= 0 and reach & hexes & 1 << state.where[unit]
        for unit in board.roster[ALLIED]
    ):
        return ""
    return "12.3c" if dropped else "12.3d"


def assets_of(board: Board, side: int, attacking: bool) -> tuple[int, ...]:
    """What a side may have to support a combat with."""
    return (*board.guns[GERMAN], *board.nebelwerfers) if side == GERMAN and attacking else board.guns[side]


def usable(state: WoodsState, board: Board, battle: Battle, attacking: bool) -> list[int]:
    """The assets that may support one side of a combat now."""
    units = battle.attackers if attacking else battle.defenders
    side = side_of(units[0])
    return [
        asset
        for asset in assets_of(board, side, attacking)
        if state.asset[asset] == READY and not cannot_support(state, board, asset, battle, attacking)
    ]

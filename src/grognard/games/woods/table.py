"""How The Deadly Woods looks from a seat, and its overlays: reach, an attack with every shift, supply, zones."""

from collections.abc import Callable

from grognard.games.woods.board import ALLIED, ASSETS, CHITS, GERMAN, HALF, HEXES, UNITS, Board
from grognard.games.woods.combat import Backing, Engagement, Muster
from grognard.games.woods.events import hex_arg, result_label
from grognard.games.woods.look import ASSETS as ASSET_FACES
from grognard.games.woods.look import HIDDEN, asset_face, face_of
from grognard.games.woods.movement import Moving
from grognard.games.woods.ratio import (
    BELOW,
    Battle,
    Part,
    attack_strength,
    column,
    defence_parts,
    defence_strength,
    die_parts,
    first_column,
    result,
    shifts,
)
from grognard.games.woods.routes import routes
from grognard.games.woods.schema import SIDES
from grognard.games.woods.state import (
    ATTACKED,
    AWAY,
    DEAD,
    DEFENDED,
    GONE,
    IN_TOWN,
    MOVED,
    ON_PEIPER,
    REMOVED,
    USED,
    WAITING,
    WoodsState,
    board_of,
    held_by,
    units_in,
)
from grognard.games.woods.supply import is_oos, supplied_hexes, us_supplied_hexes
from grognard.games.woods.victory import needed, steps_over_meuse, vp_hexes
from grognard.games.woods.zoc import zoc_mask
from grognard.kernel import (
    OBSERVER,
    Box,
    Hand,
    Line,
    Marker,
    Overlay,
    Piece,
    Problem,
    Result,
    Roll,
    Spot,
    Step,
    Table,
    Track,
    engine,
    text,
)
from grognard.toolbox.masks import bits

DIE_SIDES = 6
STEPS = ("target", "support", "answer", "roll", "losses", "retreat", "advance")  # of an attack: 11.3 to 11.5
STEP_RULES = ("11.1b", "12.2b", "12.3a", "11.3.3a", "11.3.3b", "11.4a", "11.5a")
BOXES = {DEAD: "eliminated", WAITING: "waiting", REMOVED: "removed"}


def view(state: WoodsState, seat: int) -> Table:
    """The table as a seat sees it: everything is open but the army chit that the German chose (17.0d)."""
    board = board_of(state)
    side = state.sides[seat] if seat != OBSERVER else -1
    fight = next((frame for frame in state.stack if isinstance(frame, Engagement | Muster)), None)
    attackers = fight.attackers if fight is not None else ()
    fighting = attackers + (fight.defenders if isinstance(fight, Engagement) else ())
    return Table(
        game="woods",
        scenario=board.scenario,
        map="woods",
        seat="observer" if seat == OBSERVER else SIDES[side],
        sides=tuple(SIDES[own] for own in state.sides),
        active=SIDES[state.active],
        pieces=(
            *(_piece(state, board, unit, unit in attackers, unit in fighting) for unit in range(len(UNITS))),
            *(piece for asset in range(len(ASSETS)) if (piece := _asset(state, board, asset)) is not None),
        ),
        tracks=_tracks(state, board),
        boxes=_boxes(state, board),
        hands=_hands(state, side),
        markers=_markers(state, board),
    )


def _piece(state: WoodsState, board: Board, unit: int, attacks: bool, fights: bool) -> Piece:
    where, steps, flags = state.where[unit], state.steps[unit], state.flags[unit]
    row, shown = board.rows[unit], steps or board.steps[unit]
    printed = row.steps[len(row.steps) - shown]
    marks = [
        name
        for name, true in (
            ("moved", flags & MOVED),
            ("finished", flags & (ATTACKED | DEFENDED) and not fights),
            ("unsupplied", where >= 0 and is_oos(state, unit)),
            ("attacker", attacks),
        )
        if true
    ]
    tab = f"{state.due[unit] // 2}-{state.due[unit] % 2 + 1}" if where == WAITING and state.due[unit] else ""
    return Piece(
        UNITS[unit], face_of(UNITS[unit], row, shown), SIDES[board.side[unit]],
        HEXES[where] if where >= 0 else BOXES[where],
        values=(str(printed.attack), str(printed.defence), str(printed.movement)), marks=tuple(marks), steps=steps,
        full=board.steps[unit], tab=tab,
    )  # fmt: skip


def _asset(state: WoodsState, board: Board, asset: int) -> Piece | None:
    """A counter of support: in its box, on the turn track or, an engineer, on the map; the Delay is a unit."""
    row, where = board.assets[asset], state.asset[asset]
    if row.kind not in ASSET_FACES or where == GONE or (where >= 0 and row.kind != "engineer"):  # those are markers
        return None
    place = HEXES[where] if where >= 0 else "away" if where == AWAY else "assets"
    values = (f"+{row.strength}",) if row.strength else ()
    marks = ("finished",) if where == USED else ()
    tab = str(state.back[asset]) if where == AWAY else (row.corps or row.army).upper()
    return Piece(ASSETS[asset], asset_face(row), row.side, place, values=values, marks=marks, tab=tab)


def _tracks(state: WoodsState, board: Board) -> tuple[Track, ...]:
    found = [Track("turn", state.turn, board.row.turns)]
    goal, sudden = needed(state, board), board.tables.sudden_death
    size = max(sudden.vp, len(vp_hexes(state, board)))
    marks = (f"level:{goal}:german-at-end", f"level:{sudden.vp}:sudden-death")
    found.append(Track("vp", len(vp_hexes(state, board)), size, marks=marks))  # 3.4
    over = steps_over_meuse(state, board)
    if over:
        found.append(Track("meuse", over, max(sudden.steps, over), side=SIDES[GERMAN]))
    return tuple(found)


def _boxes(state: WoodsState, board: Board) -> tuple[Box, ...]:
    found = []
    for side, roster in enumerate(board.roster):
        waiting = sorted(
            (unit for unit in roster if state.where[unit] == WAITING and state.due[unit]), key=lambda u: state.due[u]
        )
        own = [asset for asset in range(len(ASSETS)) if board.asset_side[asset] == side]
        shown = [asset for asset in own if _asset(state, board, asset) is not None]
        for name, pieces in (
            ("assets", [ASSETS[asset] for asset in shown if state.asset[asset] < 0 and state.asset[asset] != AWAY]),
            (
                "away",
                [ASSETS[asset] for asset in sorted(shown, key=state.back.__getitem__) if state.asset[asset] == AWAY],
            ),
            ("waiting", [UNITS[unit] for unit in waiting]),
            ("eliminated", [UNITS[unit] for unit in roster if state.where[unit] == DEAD]),
            ("removed", [UNITS[unit] for unit in roster if state.where[unit] == REMOVED]),
        ):
            if pieces:
                found.append(Box(name, SIDES[side], tuple(pieces)))
    return tuple(found)


def _hands(state: WoodsState, side: int) -> tuple[Hand, ...]:
    """14.1 The chits in the cup, in the Allied hand and on the track; 17.0d one of them face down for the Allies."""

    def shown(counts: list[int]) -> list[str]:
        return [CHITS[chit] for chit, count in enumerate(counts) for _ in range(count)]

    cup = shown(state.cup)
    if state.hidden >= 0 and side != GERMAN:
        cup = [HIDDEN, *(name for name in cup if name != CHITS[state.hidden])]
    hands = [Hand("", "cup", len(cup), tuple(cup))]
    if any(state.hand):
        hands.append(Hand(SIDES[ALLIED], "hand", sum(state.hand), tuple(shown(state.hand))))
    if state.track:
        hands.append(Hand("", "track", len(state.track), tuple(CHITS[chit] for chit in state.track)))
    return tuple(hands)


def _markers(state: WoodsState, board: Board) -> tuple[Marker, ...]:
    """2.6 Who controls what counts or has changed hands (3.5), blown bridges, and what else lies on the map."""
    found = []
    for place, hex_ in enumerate(board.places):
        if hex_ in board.vp or state.control[place] != board.control[place]:
            found.append(Marker("control", HEXES[hex_], SIDES[state.control[place]]))
    for bridge, (a, b) in enumerate(board.ends):
        if state.bridge[bridge]:
            found.append(Marker("bridge_destroyed", HEXES[a], to=HEXES[b]))
    lying = [
        ("commandos", state.asset[board.greif], GERMAN),
        ("traffic", state.asset[board.traffic], ALLIED),
        ("air_supply", state.air, ALLIED),
        ("paratroops", state.vdh_marker, GERMAN),
        ("motorized", state.where[state.motor] if state.motor >= 0 else -1, GERMAN),
        ("fuel", board.bullingen if state.fuel == IN_TOWN else -1, GERMAN),
        ("fuel", state.where[board.peiper] if state.fuel == ON_PEIPER and state.turn < 3 else -1, GERMAN),
    ]
    found += [Marker(name, HEXES[hex_], SIDES[side]) for name, hex_, side in lying if hex_ >= 0]
    return tuple(found)


# --- what the running decision could lead to --------------------------------------------------------------------------


def forecast(state: WoodsState, seat: int) -> Overlay:
    """Reach with costs while a unit is in hand; an attack with both sums, every shift and the six faces of the die."""
    board, frame = board_of(state), state.stack[-1]
    if isinstance(frame, Moving):
        ways = routes(state, board, frame.unit, frame.limit, frame.mode, frame.spent, frame.taken)
        spots = tuple(Spot(HEXES[hex_], "reach", way.cost / HALF) for hex_, way in sorted(ways.items()))
        left = (frame.limit - frame.spent) // HALF
        return Overlay(spots, (Line(text("woods-sum-movement"), left, "10.1a"),))
    if isinstance(frame, Muster):
        battle = Battle(frame.hex, frame.attackers, tuple(units_in(state, frame.hex)), (), (), plus=False)
        return _attack(state, board, battle, 0) if frame.attackers else Overlay(_target(frame.hex), steps=_steps(0))
    if isinstance(frame, Backing):
        return _attack(state, board, state.stack[-2].battle(), 1 if frame.attacking else 2)
    now = engine.decision(state)
    placed = [action.words()[0] for action in now.actions if action.verb() == "to"] if now is not None else []
    return Overlay(tuple(Spot(place, "reach") for place in placed))


def _steps(now: int) -> tuple[Step, ...]:
    """11.3 to 11.5 The steps of an attack, and which of them is running."""
    return tuple(
        Step(text(f"woods-step-{name}"), rule, "done" if n < now else "now" if n == now else "later")
        for n, (name, rule) in enumerate(zip(STEPS, STEP_RULES, strict=True))
    )


def _attack(state: WoodsState, board: Board, battle: Battle, step: int) -> Overlay:
    """11.3.2 Both sums, the column, every shift with its rule, and what each face of the die would bring."""
    attacker, defender = SIDES[state.active], SIDES[1 - state.active]
    lines = [
        Line(
            text("woods-sum-unit", unit=UNITS.argument(unit)), board.attack[unit][state.steps[unit]], "11.2c", attacker
        )
        for unit in battle.attackers
    ]
    lines += [_support(asset, strength, attacker) for asset, strength in battle.attacking]
    attack, defence = attack_strength(state, board, battle), defence_strength(state, board, battle)
    lines.append(Line(text("woods-sum-attack"), attack, "11.3.2a", attacker, total=True))
    lines += [
        Line(text(f"woods-sum-{part.name}"), part.value, part.rule, defender)
        for part in defence_parts(state, board, battle)
    ]
    lines += [_support(asset, strength, defender) for asset, strength in battle.defending]
    lines.append(Line(text("woods-sum-defence"), defence, "11.3.2a", defender, total=True))
    head = _head(board, column(state, board, battle))
    named = text("woods-plan", hex=hex_arg(battle.hex), column=head)
    heads = board.tables.crt.columns
    start = first_column(attack, defence, len(heads) - 1)
    lines.append(Line(text("woods-sum-ratio", ratio=_head(board, start)), 0, "11.3.2a", kind="none"))
    lines += [_part("shift", part) for part in shifts(state, board, battle)]
    lines.append(Line(text("woods-sum-column", column=head), 0, "11.3.2j", total=True, kind="none"))
    lines += [_part("die", part) for part in die_parts(state, board, battle)]
    return Overlay(_target(battle.hex), tuple(lines), (_roll(state, board, battle),), named, _steps(step))


def _target(hex_: int) -> tuple[Spot, ...]:
    return (Spot(HEXES[hex_], "target"),)


def _head(board: Board, at: int) -> str:
    return "below" if at == BELOW else board.tables.crt.columns[at]


def _part(kind: str, part: Part) -> Line:
    """What moves the column, or is added to the die."""
    return Line(text(f"woods-{kind}-{part.name.replace('_', '-')}"), part.value, part.rule, kind=kind)


def _support(asset: int, strength: int, side: str) -> Line:
    return Line(text("woods-sum-support", asset=ASSETS.argument(asset)), strength, "11.3.1a", side)


def _roll(state: WoodsState, board: Board, battle: Battle) -> Roll:
    """11.3.3a The results of the attack with their chances, the best for the attacker first."""
    at = column(state, board, battle)
    bonus = sum(part.value for part in die_parts(state, board, battle))
    faces = [result(board, at, die, bonus) for die in range(1, DIE_SIDES + 1)]
    order = ("DR*", "DR", "BL1", "AL1")
    results = tuple(
        Result(result_label(name), ways, DIE_SIDES, ways / DIE_SIDES, ways / DIE_SIDES)
        for name in order
        if (ways := faces.count(name))
    )
    return Roll("woods-roll-attack", "11.3.3a", results)


# --- overlays on demand -----------------------------------------------------------------------------------------------


def _side(name: str) -> int:
    if name not in SIDES:
        raise Problem("unknown-name", kind="side", name=name)
    return SIDES.index(name)


def supply(state: WoodsState, seat: int, side: str) -> Overlay:
    """8.2 The hexes from which a side traces supply; for the Allies with what comes by air (8.6b)."""
    number = _side(side)
    linked = us_supplied_hexes(state) if number == ALLIED else supplied_hexes(state, GERMAN)
    spots = [Spot(HEXES[hex_], "supplied", rule="8.2a") for hex_ in bits(linked)]
    spots += [Spot(HEXES[hex_], "cut_off", rule="8.2a") for hex_ in bits(held_by(state, number) & ~linked)]
    return Overlay(tuple(spots), text=text("woods-supply", side="@side-" + side))


def zones(state: WoodsState, seat: int, side: str) -> Overlay:
    """7.1 The hexes in the zones of control of a side."""
    covered = zoc_mask(state, _side(side))
    spots = tuple(Spot(HEXES[hex_], "zoc", rule="7.1a") for hex_ in bits(covered))
    return Overlay(spots, text=text("woods-zones", side="@side-" + side))


def terrain(state: WoodsState, seat: int, place: str) -> Overlay:
    """What a hex is: its ground, what stands there, whose it is."""
    board, hex_ = board_of(state), HEXES.index(place)
    row = board.book.map.hexes[place]
    told = text(
        "woods-terrain", hex=hex_arg(hex_), name=row.name or "none", terrain=f"@terrain-{row.terrain}",
        settlement=row.settlement or "none", army=f"@woods-army-{row.army}", westwall=int(row.westwall),
    )  # fmt: skip
    return Overlay((Spot(place, row.terrain, rule="10.1b"),), text=told)


def points(state: WoodsState, seat: int) -> Overlay:
    """3.4 The VP hexes: German with supply, German without, Allied."""
    board = board_of(state)
    counted = vp_hexes(state, board)
    spots = []
    for hex_ in board.vp:
        german = state.control[board.place_of[hex_]] == GERMAN
        kind = "supplied" if hex_ in counted else "cut_off" if german else "allied"
        spots.append(Spot(HEXES[hex_], kind, rule="3.4a"))
    lines = (
        Line(text("woods-sum-vp"), len(counted), "3.4a", total=True),
        Line(text("woods-sum-goal"), needed(state, board), board.row.rule),
        Line(text("woods-sum-meuse"), steps_over_meuse(state, board), "3.4b"),
    )
    return Overlay(tuple(spots), lines, text=text("woods-points"))


QUERIES: dict[str, Callable[..., Overlay]] = {"supply": supply, "zones": zones, "terrain": terrain, "points": points}

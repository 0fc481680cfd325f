"""How Tigers in the Mist looks from a seat, and its overlays: reach, a battle step by step, supply of either side."""

from collections.abc import Callable

from grognard.games.tigers.allocation import Allocation, targets
from grognard.games.tigers.artillery import Aiming, call_need, calls
from grognard.games.tigers.board import ALLIED, AREAS, GERMAN, PLACES, UNITS, Board
from grognard.games.tigers.combat import Engagement, Muster, over_river
from grognard.games.tigers.events import EFFECT_NAMES, place_arg
from grognard.games.tigers.fire import hit_number, modifiers, need_of
from grognard.games.tigers.movement import Moving, party
from grognard.games.tigers.reinforcements import Entry, entry_impulse, shifts
from grognard.games.tigers.schema import SIDES
from grognard.games.tigers.state import (
    COMING,
    DEAD,
    DONE,
    ENTRENCHED,
    FOOT_RATE,
    MOVED,
    MUST,
    WAITING,
    TigersState,
    board_of,
    failures,
    has,
    held_by,
    strength,
    units_in,
)
from grognard.games.tigers.steps import paths
from grognard.games.tigers.supply import is_supplied, lines
from grognard.games.tigers.victory import holes, total_lines
from grognard.games.tigers.volleys import losses, volley
from grognard.kernel import (
    OBSERVER,
    Box,
    Line,
    Marker,
    Overlay,
    Pairing,
    Piece,
    Problem,
    Spot,
    Step,
    Table,
    Text,
    Track,
    engine,
    text,
)
from grognard.toolbox.masks import bits

# 9.31 to 9.39, in order
STEPS = (
    "calls", "defender-artillery", "defender-targets", "defender-fire", "attacker-artillery", "attacker-targets",
    "attacker-fire", "over", "next",
)  # fmt: skip


def view(state: TigersState, seat: int) -> Table:
    """The table as a seat sees it: everything is open but a sealed bid."""
    board = board_of(state)
    cut_off = {unit for side in (GERMAN, ALLIED) for unit in unsupplied(state, board, side)}
    fight = next((frame for frame in state.stack if isinstance(frame, Engagement)), None)
    attackers = fight.attackers if fight is not None else ()
    return Table(
        game="tigers",
        scenario=board.scenario,
        map="tigers",
        seat="observer" if seat == OBSERVER else SIDES[state.sides[seat]],
        sides=tuple(SIDES[side] for side in state.sides),
        active=SIDES[state.phasing],
        pieces=tuple(
            _piece(state, board, unit, place, unit in cut_off, unit in attackers)
            for unit, where in enumerate(state.where)
            if (place := _place(where))
        ),
        tracks=_tracks(state, board),
        boxes=_boxes(state, board),
        markers=_markers(state, board, cut_off),
    )


def unsupplied(state: TigersState, board: Board, side: int) -> list[int]:
    """13.11 The units of a side on the map that trace no supply now."""
    traced = lines(state, side)
    return [
        unit
        for unit in board.roster[side]
        if state.where[unit] >= 0 and not is_supplied(board, traced, unit, state.where[unit])
    ]


def _place(where: int) -> str:
    """The place of a unit, or the box beside the map that it lies in; nothing for one that is not in the game."""
    if where >= 0:
        return PLACES[where]
    return "coming" if where <= COMING else {DEAD: "eliminated", WAITING: "waiting"}.get(where, "")


def _piece(state: TigersState, board: Board, unit: int, place: str, cut_off: bool, attacks: bool) -> Piece:
    flags, tab, plays = state.flags[unit], "", board.side[unit] == state.phasing
    marks = [
        name
        for name, true in (
            ("moved", flags & MOVED and plays and not (attacks or flags & MUST)),  # whoever entered to attack has moved
            ("finished", flags & DONE and plays and not attacks),
            ("entrenched", flags & ENTRENCHED),
            ("foot", flags & FOOT_RATE),
            ("unsupplied", cut_off),
            ("attacker", flags & MUST or attacks),
        )
        if true
    ]
    if state.where[unit] == WAITING:
        due = entry_impulse(state, board, unit)
        tab = board.book.impulses[due] if due < len(board.book.impulses) else "?"  # 11.3: it waits for its release
    return Piece(
        UNITS[unit], UNITS[unit], SIDES[board.side[unit]], place, marks=tuple(marks), steps=state.sp[unit],
        full=board.sp[unit], tab=tab,
    )  # fmt: skip


def _tracks(state: TigersState, board: Board) -> tuple[Track, ...]:
    found = [Track("calendar", state.impulse + 1, board.last + 1)]  # 5.31
    if board.row.levels:
        levels = [f"level:{least}:{level.replace('_', '-')}" for level, least in board.row.levels.items()]
        total = sum(points for _, points, _ in total_lines(state, board)) if not board.row.scored else state.vp
        size = max(board.row.levels.values()) + 10
        found.append(Track("vp", total, max(size, total), marks=tuple(levels)))  # 5.32
    if state.special_left:
        found.append(Track("special", state.special_left, board.row.special_forces, side=SIDES[GERMAN]))  # 14.11
    return tuple(found)


def _boxes(state: TigersState, board: Board) -> tuple[Box, ...]:
    found = []
    for side, roster in enumerate(board.roster):
        never = len(board.book.impulses)  # 11.3: who may still be released is shown, who is due too late is not
        due = {unit: entry_impulse(state, board, unit) for unit in roster if state.where[unit] == WAITING}
        waiting = sorted((unit for unit in due if not board.last < due[unit] < never), key=lambda unit: due[unit])
        for name, units in (
            ("waiting", waiting),
            ("coming", [unit for unit in roster if state.where[unit] <= COMING]),
            ("eliminated", [unit for unit in roster if state.where[unit] == DEAD]),
        ):
            if units:
                found.append(Box(name, SIDES[side], tuple(UNITS[unit] for unit in units)))
    return tuple(found)


def _markers(state: TigersState, board: Board, cut_off: set[int]) -> tuple[Marker, ...]:
    """Who controls what counts or has changed hands (12.22), what is contested, blown bridges, special forces."""
    found = []
    for place in board.in_play:
        german = bool(has(state.control, place))
        counts = board.vp[place] or place in board.objectives or place in board.towns
        if counts or german != bool(board.german_start >> place & 1):
            found.append(Marker("control", PLACES[place], SIDES[GERMAN if german else ALLIED]))
    contested = held_by(state, GERMAN) & held_by(state, ALLIED) & board.areas
    found += [Marker("contested", PLACES[place]) for place in bits(contested)]
    for bridge, (a, b) in enumerate(board.ends):
        if has(state.damaged, bridge) and (board.inside >> a | board.inside >> b) & 1:
            failed = failures(state, bridge)
            found.append(
                Marker("bridge_destroyed", PLACES[a], to=PLACES[b], value=str(failed) if failed else "")
            )  # 10.16
    found += [
        Marker("unsupplied", PLACES[place], SIDES[side])
        for place, side in sorted({(state.where[unit], board.side[unit]) for unit in cut_off})
        if place < AREAS
    ]
    if state.special_place >= 0:  # 14.1
        effect = EFFECT_NAMES[state.special_effect]
        found.append(Marker("special", PLACES[state.special_place], SIDES[GERMAN], value=effect))
    return tuple(found)


# --- what the running decision could lead to --------------------------------------------------------------------------


def forecast(state: TigersState, seat: int) -> Overlay:
    """Reach with costs while units are in hand; a battle step by step, with who may fire at whom."""
    board, frame = board_of(state), state.stack[-1]
    if isinstance(frame, Moving):
        ways = paths(state, board, frame.units, frame.spent, frame.foot, frame.taken)
        spots = tuple(Spot(PLACES[place], "reach", way.cost) for place, way in sorted(ways.items()))
        who = party(state, frame.units)
        left = (who.on_foot if frame.foot else who.limit) - frame.spent
        return Overlay(spots, (Line(text("tigers-sum-movement"), left, "8.31"),))
    if isinstance(frame, Entry):
        moved = shifts(board, frame.unit)
        cost = board.tables.zone_shift.cost
        zones = sorted({*board.printed[frame.unit], *moved})
        return Overlay(tuple(Spot(PLACES[zone], "reach", cost * moved.get(zone, 0), "11.14") for zone in zones))
    if isinstance(frame, Muster):
        return _mustered(state, board, frame)
    if isinstance(frame, Aiming | Allocation):
        return _battle(state, board, state.stack[-2], frame, seat)
    now = engine.decision(state)
    placed = [action.words()[0] for action in now.actions if action.verb() == "to"] if now is not None else []
    return Overlay(tuple(Spot(place, "reach") for place in placed))


def _steps(now: int) -> tuple[Step, ...]:
    """9.3 The nine steps, and which of them is running."""
    return tuple(
        Step(text(f"tigers-step-{name}"), f"9.3{n}", "done" if n <= now else "now" if n == now + 1 else "later")
        for n, name in enumerate(STEPS, 1)
    )


def _mustered(state: TigersState, board: Board, frame: Muster) -> Overlay:
    """9.13 A battle before it begins: both strengths and calls, and what the attackers have in their favour."""
    fight = Engagement(
        frame.place, frame.attackers, river=bool(frame.attackers) and over_river(state, frame.place, frame.attackers)
    )
    named = text("tigers-plan", place=place_arg(frame.place))
    return Overlay((), _sides(state, board, fight), text=named, steps=_steps(0))


def _sides(state: TigersState, board: Board, fight: Engagement) -> tuple[Line, ...]:
    """The strength of both sides, and their calls for artillery."""
    found = []
    for attacking in (True, False):
        units = fight.fighters(state, attacking)
        side = state.phasing if attacking else 1 - state.phasing
        need, rule = call_need(board, side, fight.place)
        count = calls(state, board, units, attacking)
        sp = sum(state.sp[unit] for unit in units)
        found.append(Line(text("tigers-sum-strength"), sp, "4.16", SIDES[side]))
        found.append(Line(text("tigers-sum-calls", need=need), count, rule, SIDES[side]))
    return tuple(found)


def _battle(state: TigersState, board: Board, fight: Engagement, frame: Aiming | Allocation, seat: int) -> Overlay:
    named = text("tigers-plan", place=place_arg(fight.place))
    if isinstance(frame, Aiming):
        step = 4 if frame.attacking else 1
        pairings = _aims(state, board, fight, frame, seat)
        return Overlay((), (), (), named, _steps(step), pairings)
    step = 5 if frame.attacking else 2
    enemies = frame.enemies(state)
    rolls = (losses(state, board, fight, frame.attacking, frame.pairs, enemies, seat),) if frame.pairs else ()
    lines_ = _modifier_lines(state, board, fight, frame)
    return Overlay((), lines_, rolls, named, _steps(step), _fires(state, board, fight, frame, enemies, seat))


def _aims(state: TigersState, board: Board, fight: Engagement, frame: Aiming, seat: int) -> tuple[Pairing, ...]:
    """9.46 Where the shots go, and where the next one may."""

    def shot(unit: int, kind: str, why: Text) -> Pairing:
        return Pairing("", UNITS[unit], kind, why, "9.46", volley(state, board, fight, frame.attacking, -1, unit, seat))

    found = [shot(unit, "chosen", text("tigers-why-aimed")) for unit in frame.aimed]
    enemies, legal = fight.fighters(state, not frame.attacking), frame.legal(state)
    for unit in enemies:
        if unit in legal:
            found.append(shot(unit, "may", text("tigers-why-most")))
        else:
            again = frame.aimed.count(unit) > min(frame.aimed.count(other) for other in enemies)
            why = text("tigers-why-has-shot" if again else "tigers-why-fewer")
            found.append(Pairing("", UNITS[unit], "barred", why, "9.46"))
    return tuple(found)


def _fires(
    state: TigersState, board: Board, fight: Engagement, frame: Allocation, enemies: list[int], seat: int
) -> tuple[Pairing, ...]:
    """9.5 Who fires at whom so far; for the firer in hand every enemy, and why it may or may not be the target."""
    found = [
        Pairing(UNITS[firer], UNITS[target], "chosen", _dice_text(state, board, fight, frame, firer, target), "9.21",
                volley(state, board, fight, frame.attacking, firer, target, seat))
        for firer, target in frame.pairs
    ]  # fmt: skip
    firer = frame.firer
    if firer < 0:
        return tuple(found)
    legal = targets(state, board, frame, firer, enemies)
    fired_at = [target for _, target in frame.pairs]
    fewest = min(fired_at.count(unit) for unit in enemies)
    for unit in enemies:
        if unit in legal:
            roll = volley(state, board, fight, frame.attacking, firer, unit, seat)
            why = _dice_text(state, board, fight, frame, firer, unit)
            found.append(Pairing(UNITS[firer], UNITS[unit], "may", why, legal[unit], roll))
        elif fired_at.count(unit) > fewest:
            found.append(Pairing(UNITS[firer], UNITS[unit], "barred", text("tigers-why-targeted"), "9.55"))
        else:
            rule = "9.57" if "9.57" in legal.values() else "9.52"
            found.append(Pairing(UNITS[firer], UNITS[unit], "barred", text("tigers-why-quality"), rule))
    return tuple(found)


def _dice_text(state: TigersState, board: Board, fight: Engagement, frame: Allocation, firer: int, target: int) -> Text:
    need = max(0, min(10, need_of(state, board, fight, frame.attacking, firer, target)))
    return text("tigers-why-dice", dice=state.sp[firer], need=need)


def _modifier_lines(state: TigersState, board: Board, fight: Engagement, frame: Allocation) -> tuple[Line, ...]:
    """9.7 What the dice of the firer in hand come to against its only target, or against the first that it may have."""
    if frame.firer < 0:
        return ()
    target = next(iter(targets(state, board, frame, frame.firer, frame.enemies(state))))
    number, rule = hit_number(board, frame.attacking, frame.firer)
    found = [Line(text("tigers-sum-number"), number, rule)]
    found += [
        Line(text(f"tigers-sum-{name}"), -value, by)
        for name, value, by in modifiers(state, board, fight, frame.attacking, frame.firer, target)
    ]
    need = need_of(state, board, fight, frame.attacking, frame.firer, target)
    return (*found, Line(text("tigers-sum-need"), max(0, min(10, need)), "9.21", total=True))


# --- overlays on demand -----------------------------------------------------------------------------------------------


def supply(state: TigersState, seat: int, side: str) -> Overlay:
    """13.11 Where units of a side are in supply, and where they are not; 13.14 value 1: only infantry types."""
    if side not in SIDES:
        raise Problem("unknown-name", kind="side", name=side)
    board, number = board_of(state), SIDES.index(side)
    traced = lines(state, number)
    spots = []
    for place in board.in_play:
        if traced.sound >> place & 1:
            spots.append(Spot(PLACES[place], "supplied", rule="13.11"))
        elif traced.infantry >> place & 1:
            spots.append(Spot(PLACES[place], "supplied", 1, "13.14"))
        else:
            spots.append(Spot(PLACES[place], "cut_off", rule="13.12"))
    count = len(unsupplied(state, board, number))
    return Overlay(tuple(spots), text=text("tigers-supply", side=f"@side-{side}", count=count))


def terrain(state: TigersState, seat: int, place: str) -> Overlay:
    """What a place is: who controls it, what stands there, what it is worth."""
    board, index = board_of(state), PLACES.index(place)
    if index >= AREAS:
        told = text("tigers-zone", place=place_arg(index), times=board.multiplier[index])
        return Overlay((Spot(place, "zone", board.multiplier[index], "3.28"),), text=told)
    told = text(
        "tigers-terrain", place=place_arg(index), vp=board.vp[index],
        side="@side-" + SIDES[GERMAN if has(state.control, index) else ALLIED],
        german=strength(state, GERMAN, index), allied=strength(state, ALLIED, index),
        units=max(len(units_in(state, side, index)) for side in (GERMAN, ALLIED)),
    )  # fmt: skip
    return Overlay((Spot(place, "area", board.vp[index], "3.22"),), text=told)


def points(state: TigersState, seat: int) -> Overlay:
    """12.0 The German total as it stands."""
    board = board_of(state)
    shown = [Line(text(f"tigers-sum-{name}"), value, rule) for name, value, rule in total_lines(state, board)]
    total = Line(text("tigers-sum-total"), sum(line.value for line in shown), "2.0", total=True)
    return Overlay((), (*shown, total), text=text("tigers-points", holes=holes(state)))


QUERIES: dict[str, Callable[..., Overlay]] = {"supply": supply, "terrain": terrain, "points": points}

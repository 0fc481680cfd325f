"""How Arras looks from a seat, and its overlays: reach, the two sums of an assault with its chances, supply lines."""

from collections.abc import Callable

from grognard.games.arras.advantage import Window, may_use
from grognard.games.arras.assault import (
    UNASKED,
    UNROLLED,
    Assault,
    Clash,
    Entries,
    Lines,
    Muster,
    Spearhead,
    attack_lines,
    defence_lines,
    forwards,
    total,
)
from grognard.games.arras.board import ALLIED, GERMAN, GROUPS, PLACES, UNITS, Board
from grognard.games.arras.bombardment import Battery, Salvo, strongest, targets
from grognard.games.arras.events import place_arg, unit_arg
from grognard.games.arras.losses import Losses
from grognard.games.arras.movement import Impulse, Moving
from grognard.games.arras.schema import SIDES
from grognard.games.arras.setup import Placing, legal_places
from grognard.games.arras.state import ELIMINATED, OUT, UNPLACED, WAITING, ArrasState, board_of, contested, units_in
from grognard.games.arras.steps import paths
from grognard.games.arras.support import NONE
from grognard.games.arras.turn import CombatPhase
from grognard.games.arras.victory import point_lines, points, supplied
from grognard.kernel import (
    OBSERVER,
    Box,
    Line,
    Marker,
    Overlay,
    Piece,
    Roll,
    Spot,
    Table,
    Track,
    engine,
    text,
    walk_rolls,
)
from grognard.toolbox.masks import bits

WORTH = {"failed": 0, "destroyed": 99}
BOXES = (("waiting", WAITING), ("eliminated", ELIMINATED), ("removed", OUT))
NAMES = {where: name for name, where in BOXES}


def view(state: ArrasState, seat: int) -> Table:
    """The table as a seat sees it: everything is open but a sealed bid."""
    board = board_of(state)
    plan = planned(state, board)
    return Table(
        game="arras",
        scenario=board.scenario,
        map="arras",
        seat="observer" if seat == OBSERVER else SIDES[state.sides[seat]],
        sides=tuple(SIDES[side] for side in state.sides),
        active=SIDES[state.initiative] if state.turn else "",
        pieces=tuple(
            _piece(state, board, unit, place, plan)
            for unit, where in enumerate(state.where)
            if (place := _place(where, board, unit))
        ),
        tracks=_tracks(state, board),
        boxes=_boxes(state, board),
        markers=_markers(state, board),
    )


def _place(where: int, board: Board, unit: int) -> str:
    """The place of a unit, or the box beside the map that it lies in; nothing for one that is not in the game."""
    if where >= 0:
        return PLACES[where]
    if where == UNPLACED:
        return next(GROUPS[group] for group, units in enumerate(board.groups) if units >> unit & 1)
    return NAMES.get(where, "")


def _piece(state: ArrasState, board: Board, unit: int, place: str, plan: "Planned | None") -> Piece:
    spent = state.spent >> unit & 1
    figures: tuple[int, ...] = (board.attack[unit], board.defence[unit], board.movement[unit])
    marks = []
    if spent:
        figures = (board.spent_defence[unit],)  # 3.2: the Spent side keeps its defence alone
        marks.append("spent")
    elif board.leaders >> unit & 1:
        figures = figures[1:]  # 3.2.6: no attack factor
    if state.frozen >> unit & 1:
        marks.append("frozen")
    if plan is not None:
        marks += plan.marks(unit)
    return Piece(
        UNITS[unit], UNITS[unit], SIDES[board.side[unit]], place, values=tuple(map(str, figures)), marks=tuple(marks)
    )


def _tracks(state: ArrasState, board: Board) -> tuple[Track, ...]:
    used = ("used",) if not may_use(state) else ()
    found = [
        Track("turn", state.turn, board.row.turns),  # 2.2
        Track("vp", points(state, board) if state.turn else 0, state.target),  # 11.2-e
        Track("initiative", 1, 1, side=SIDES[state.initiative]),
        Track("advantage", 1, 1, side=SIDES[state.advantage], marks=used),  # 9.0
    ]
    if state.turn:
        markers = board.air[state.turn - 1]
        found += [Track("air", state.air[side], markers[side], side=SIDES[side]) for side in (ALLIED, GERMAN)]
    if state.north:
        found.append(Track("north", 1, 1, side=SIDES[GERMAN]))  # 13.6-b
    elif state.crossed:
        found.append(Track("crossed", min(10, state.crossed.bit_count()), 10, side=SIDES[ALLIED]))  # 13.6-a
    return tuple(found)


def _boxes(state: ArrasState, board: Board) -> tuple[Box, ...]:
    """The groups that are to be set up, by their letter (3.3.2), and the units beside the map."""
    found = []
    for group, units in enumerate(board.groups):
        inside = tuple(UNITS[unit] for unit in bits(units) if state.where[unit] == UNPLACED)
        if inside:
            found.append(Box(GROUPS[group], GROUPS[group].partition("-")[0], inside))
    for side, mine in enumerate(board.mine):
        for name, where in BOXES:
            inside = tuple(UNITS[unit] for unit in bits(mine) if state.where[unit] == where)
            if inside:
                found.append(Box(name, SIDES[side], inside))
    return tuple(found)


def _markers(state: ArrasState, board: Board) -> tuple[Marker, ...]:
    """Who controls what (3.4.2, 5.1.4), what is contested, what is closed."""
    found = [
        Marker("control", name, SIDES[ALLIED if state.control >> place & 1 else GERMAN])
        for place, name in enumerate(PLACES)
    ]
    found += [Marker("contested", PLACES[place]) for place in bits(contested(state))]
    found += [Marker("closed", PLACES[place]) for place in bits(state.closed)]
    return tuple(found)


# --- what is being put together ---------------------------------------------------------------------------------------


class Planned:
    """An assault as far as it is known: who cannot be known yet is taken to be the best for their side."""

    def __init__(
        self, state: ArrasState, board: Board, place: int, units: tuple[int, ...], entries: Entries,
        point: int = -1, forward: int = -1, support: tuple[int, int] = (NONE, NONE),
    ) -> None:  # fmt: skip
        self.state, self.board, self.place, self.units, self.entries = state, board, place, units, entries
        self.named = point >= 0, forward >= 0
        side = state.initiative
        self.point = point if point >= 0 else max(units, key=lambda unit: board.attack[unit])
        self.forward = forward
        if forward < 0:
            able = forwards(state, board, place, 1 - side)
            self.forward = max(able, key=lambda unit: total(defence_lines(state, board, place, unit)))
        self.support = support

    def marks(self, unit: int) -> list[str]:
        if unit in self.units:
            return ["point"] if self.named[0] and unit == self.point else ["attacker"]
        return ["forward"] if self.named[1] and unit == self.forward else []

    def attack(self) -> Lines:
        return attack_lines(self.board, self.point, self.units, self.entries)

    def defence(self) -> Lines:
        return defence_lines(self.state, self.board, self.place, self.forward)

    def clash(self) -> Clash:
        dice, side = self.board.tables.dice, self.state.initiative
        ours, theirs = (
            dice.assault if self.support[one] in (NONE, UNASKED) else dice.supported for one in (side, 1 - side)
        )
        attack, defence = total(self.attack()), total(self.defence())
        guns = tuple(unit for unit in self.support if unit >= 0)
        return Clash(
            self.place, self.point, self.units, self.entries, self.forward, attack, defence, ours, theirs, guns
        )


def planned(state: ArrasState, board: Board) -> Planned | None:
    """The assault that the running decision is about, if it is one."""
    for frame in reversed(state.stack):
        if isinstance(frame, Window):
            continue
        if isinstance(frame, Muster):
            units = frame.units or tuple(unit for unit in frame.able if board.point >> unit & 1)[:1]
            return Planned(state, board, frame.place, units, (), frame.point)
        if isinstance(frame, Spearhead):
            units = tuple(sorted(entry[0] for entry in frame.entries))
            return Planned(state, board, frame.place, units, frame.entries)
        if isinstance(frame, Assault):
            return Planned(
                state, board, frame.place, frame.attackers, frame.entries, frame.point, frame.forward, frame.support
            )
        if isinstance(frame, Clash):
            return Planned(state, board, frame.place, frame.attackers, frame.entries, frame.point, frame.forward)
        if isinstance(frame, Impulse) and frame.entered:
            place = frame.entered[0][1]
            entries = tuple(entry for entry in frame.entered if entry[1] == place)
            return Planned(state, board, place, tuple(sorted(entry[0] for entry in entries)), entries)
        return None
    return None


def as_it_stands(state: ArrasState, seat: int, clash: Clash | Salvo) -> tuple[Roll, ...]:
    """The exact chances of a roll that is not certain yet: the combat rule itself, run on a copy."""
    there = state.copy()
    phase = next(n for n, frame in enumerate(state.stack) if isinstance(frame, CombatPhase))
    there.stack[phase + 1 :] = [Impulse(clash.place, ()), clash]
    rolls = walk_rolls(there, seat if seat >= 0 else 0).rolls[:1]
    mine = seat >= 0 and state.sides[seat] != state.initiative
    return tuple(
        Roll(roll.purpose, roll.rule, tuple(sorted(roll.results, key=lambda one: _worth(one.label), reverse=not mine)))
        for roll in rolls
    )


def _worth(label: str) -> int:
    """Casualty points of a result, for the order in which results are shown."""
    number = label.rpartition("-")[2]
    return int(number) if number.isdecimal() else WORTH[label]


def _lines(lines: Lines, side: int, name: str, rule: str, value: int | None = None) -> tuple[Line, ...]:
    """A column of a sum, with what it comes to."""
    shown = [Line(text(f"arras-sum-{what}"), value, by, SIDES[side]) for what, value, by in lines]
    return (
        *shown,
        Line(text(f"arras-sum-{name}"), total(lines) if value is None else value, rule, SIDES[side], total=True),
    )


def forecast(state: ArrasState, seat: int) -> Overlay:
    """Reach with costs while something is in hand; both sums and the chances while an assault is put together."""
    board, frame = board_of(state), state.stack[-1]
    side = state.initiative
    if isinstance(frame, Moving):
        spots = tuple(Spot(PLACES[place], "reach", way.cost) for place, way in sorted(paths(state).items()))
        return Overlay(spots, (Line(text("arras-sum-movement"), frame.left, "5.2"),))
    if isinstance(frame, Placing):
        return Overlay(tuple(Spot(PLACES[place], "reach") for place in bits(legal_places(state, board, frame.group))))
    if isinstance(frame, Losses):
        paid = frame.paid(state, board)
        owed = Line(text("arras-sum-points"), frame.points, "6.4.2")
        done = Line(text("arras-sum-paid"), paid, "6.4.2.a-1")
        return Overlay(lines=(owed, done), text=text("arras-plan", place=place_arg(frame.place)))
    plan = planned(state, board)
    under = state.stack[-2] if isinstance(frame, Window) else frame
    if plan is not None:
        named = text("arras-plan", place=place_arg(plan.place))
        if isinstance(under, Clash):
            return Overlay((), _fought(plan, under, side), text=named)
        lines = _lines(plan.attack(), side, "attack", "6.2") + _lines(plan.defence(), 1 - side, "defence", "6.3")
        return Overlay((), lines, as_it_stands(state, seat, plan.clash()), named)
    if isinstance(under, Salvo) or (isinstance(frame, Battery) and frame.shots and frame.gun < 0):
        return _bombardment(state, board, seat, under)
    now = engine.decision(state)
    placed = [action.words()[0] for action in now.actions if action.verb() == "to"] if now is not None else []
    return Overlay(tuple(Spot(place, "reach") for place in placed))


def _fought(plan: Planned, clash: Clash, side: int) -> tuple[Line, ...]:
    """Both sums of an assault, and what the dice made of them."""
    defence = plan.defence()
    if total(defence) != clash.defence:  # 8.1-a: a gun among the defenders is Spent by now, and counted still
        defence = []
    lines = _lines(plan.attack(), side, "attack", "6.2") + _lines(defence, 1 - side, "defence", "6.3", clash.defence)
    return lines + _dice(clash.margin, clash.attack - clash.defence)


def _dice(margin: int, ahead: int) -> tuple[Line, ...]:
    """What fell, and the casualty points that come of it; nothing before the roll."""
    if margin == UNROLLED:
        return ()
    points = Line(text("arras-sum-points"), max(0, ahead + margin), "6.4.2", total=True)
    return (Line(text("arras-sum-dice"), margin, "6.1.1"), points)


def _bombardment(state: ArrasState, board: Board, seat: int, frame: Salvo | Battery) -> Overlay:
    gun, place = frame.shots[0] if isinstance(frame, Battery) else (frame.gun, frame.place)
    side = board.side[gun]
    factor, _ = strongest(state, board, place, 1 - side)
    attack: Lines = [("gun", board.attack[gun], "7.2")]
    defence: Lines = [("strongest", factor, "7.2"), ("tem", board.tem[place], "7.2")]
    lines = _lines(attack, side, "attack", "7.2") + _lines(defence, 1 - side, "defence", "7.2")
    if isinstance(frame, Salvo):
        lines += _dice(frame.margin, total(attack) - total(defence))
    rolls = as_it_stands(state, seat, Salvo(gun, place)) if isinstance(frame, Battery) else ()
    return Overlay((), lines, rolls, text("arras-plan", place=place_arg(place)))


# --- overlays on demand -----------------------------------------------------------------------------------------------


def supply(state: ArrasState, seat: int) -> Overlay:
    """11.2-a The Allied places that trace to a blue zone, those that do not, and what the score is made of."""
    board = board_of(state)
    linked = supplied(state)
    spots = [
        Spot(PLACES[place], "supplied" if linked >> place & 1 else "cut_off", rule="11.2-a")
        for place in bits(state.control & (board.scoring | linked))
    ]
    lines = [Line(text(f"arras-sum-{name}"), value, rule) for name, value, rule in point_lines(state, board)]
    total_line = Line(text("arras-sum-vp"), points(state, board), "11.2", total=True)
    return Overlay(tuple(spots), (*lines, total_line), text=text("arras-supply", target=state.target))


def field(state: ArrasState, seat: int, unit: str) -> Overlay:
    """7.1 The sectors that an artillery unit may bombard."""
    board, index = board_of(state), UNITS.index(unit)
    if state.where[index] < 0 or not board.artillery >> index & 1:
        return Overlay(text=text("arras-no-gun", unit=unit_arg(index)))
    return Overlay(tuple(Spot(PLACES[place], "seen") for place in bits(targets(state, board, index))))


def terrain(state: ArrasState, seat: int, place: str) -> Overlay:
    """What a place is: its TEM, who controls it, how many stand there."""
    board, index = board_of(state), PLACES.index(place)
    counts = [(units_in(state, side, index) & ~board.leaders).bit_count() for side in (ALLIED, GERMAN)]
    holder = SIDES[ALLIED if state.control >> index & 1 else GERMAN]
    told = text(
        "arras-terrain", place=place_arg(index), tem=board.tem[index], side="@side-" + holder,
        allied=counts[ALLIED], german=counts[GERMAN], limit=board.limit[index],
    )  # fmt: skip
    return Overlay(
        (Spot(place, "square" if board.squares >> index & 1 else "circle", board.tem[index], "2.1.2"),), text=told
    )


QUERIES: dict[str, Callable[..., Overlay]] = {"supply": supply, "field": field, "terrain": terrain}

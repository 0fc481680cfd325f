"""Why a unit cannot do something: the rule that stands against it, in one sentence with the figures that decide."""

from functools import cache

from grognard.games.arras.assault import Entries
from grognard.games.arras.board import BOOK, GERMAN, GROUPS, PLACES, RELEASES, Board
from grognard.games.arras.bombardment import targets
from grognard.games.arras.events import place_arg, side_arg, unit_arg
from grognard.games.arras.losses import EXACT, Losses
from grognard.games.arras.movement import cost, reach
from grognard.games.arras.reorganisation import prices, refuges
from grognard.games.arras.retreat import destinations
from grognard.games.arras.setup import legal_places
from grognard.games.arras.state import (
    ELIMINATED,
    OUT,
    UNPLACED,
    WAITING,
    ArrasState,
    contested,
    controlled,
    free,
    put,
)
from grognard.kernel import Refusal, text
from grognard.kernel.words import Argument
from grognard.toolbox.masks import bits

HELD_BACK = {"french": "14.2.3a", "panzers": "14.2.3b", "reserves": "14.2.3-f", "fifth": "13.4"}
BEYOND = 99  # MP that pay for any step


def no(rule: str, id_: str, /, **args: Argument) -> Refusal:
    return Refusal(rule, text(f"arras-no-{id_}", **args))


# --- units -----------------------------------------------------------------------------------------------------------


def group_of(board: Board, unit: int) -> int:
    """The set-up group of a unit; -1 for one that has none in this game."""
    return next((group for group, units in enumerate(board.groups) if units >> unit & 1), -1)


def _release(board: Board, unit: int) -> int:
    """What a unit waits for: an index of RELEASES, -1 for nothing; an R counter for what its original did (10.2)."""
    group = group_of(board, next((one for one, counter in board.r_counter.items() if counter == unit), unit))
    return board.release_group.index(group) if group in board.release_group else -1


def unusable(state: ArrasState, board: Board, side: int, unit: int, rule: str) -> Refusal | None:
    """Why a unit is not among those on the map that a side can choose from."""
    if board.side[unit] != side:
        return no(rule, "not-yours", unit=unit_arg(unit), side=side_arg(side))
    return off_map(state, board, unit)


def off_map(state: ArrasState, board: Board, unit: int) -> Refusal | None:
    """Where a unit is that is not on the map."""
    where = state.where[unit]
    if where >= 0:
        return None
    if where == ELIMINATED:
        return never_returns(board, unit) or no("10.0", "eliminated", unit=unit_arg(unit))
    if where == OUT:
        return removed(board, unit)
    if where == WAITING:
        return no(board.release_rows[_release(board, unit)].rule, "waiting", unit=unit_arg(unit))
    if where == UNPLACED:
        return no("12.2", "unplaced", unit=unit_arg(unit))
    if board.reformed >> unit & 1:
        return no("3.3.2-a", "r-counter", unit=unit_arg(unit))
    return no("15.2", "absent", unit=unit_arg(unit))


def never_returns(board: Board, unit: int) -> Refusal | None:
    """10.1-b, 10.3 Flak and leaders."""
    if board.leaders >> unit & 1:
        return no("10.3", "leader-dead", unit=unit_arg(unit))
    if board.type[unit] == "flak":
        return no("10.1-b", "flak-dead", unit=unit_arg(unit))
    return None


def removed(board: Board, unit: int) -> Refusal:
    armour = board.reformed >> unit & 1 or unit in board.r_counter
    return no("10.2" if armour else "10.1-a", "removed", unit=unit_arg(unit))


def idle(state: ArrasState, board: Board, unit: int, rule: str) -> Refusal | None:
    """Why a unit on the map does not act: it waits for its release, or it is Spent (``rule`` asks for a Fresh one)."""
    if state.frozen >> unit & 1:
        return no(HELD_BACK[RELEASES[_release(board, unit)]], "frozen", unit=unit_arg(unit))
    if state.spent >> unit & 1:
        return no(rule, "spent", unit=unit_arg(unit), place=place_arg(state.where[unit]))
    return None


# --- places ----------------------------------------------------------------------------------------------------------


def shut(state: ArrasState, board: Board, side: int, place: int) -> Refusal | None:
    """5.1.2, 14.2.3a, 14.2.3b A place that a side may not be in."""
    if state.closed >> place & 1:
        return no(HELD_BACK[RELEASES[board.closed[place]]], "closed", place=place_arg(place))
    if not board.open_to(side, state.north) >> place & 1:
        return no("5.1.2", "not-open", place=place_arg(place))
    return None


def full(state: ArrasState, board: Board, unit: int, place: int) -> Refusal | None:
    """5.1.3, 5.1.3-a No room for one more; 5.1.3-b a leader always finds some."""
    if board.leaders >> unit & 1 or not state.full[board.side[unit]] >> place & 1:
        return None
    limit = board.limit[place]
    rule = "5.1.3" if limit == max(board.limit) else "5.1.3-a"
    return no(rule, "full", unit=unit_arg(unit), place=place_arg(place), limit=limit)


# --- 5.2 movement ----------------------------------------------------------------------------------------------------


def barrier(
    state: ArrasState, board: Board, unit: int, place: int, entered: Entries, *, leaving: bool
) -> Refusal | None:
    """Why a unit does not step into a place, whatever MP it has; ``leaving`` enemies behind it changes that (5.2-G)."""
    side = board.side[unit]
    if (refusal := shut(state, board, side, place)) is not None:
        return refusal
    names: dict[str, Argument] = {"unit": unit_arg(unit), "place": place_arg(place)}
    mine = controlled(state, board, side) >> place & 1
    enemies = state.held[1 - side] >> place & 1
    if board.artillery >> unit & 1 and (enemies or not mine):
        return no("5.2.2-a", "gun-enemies", **names) if enemies else no("5.1.4.c", "gun-not-free", **names)
    if board.leaders >> unit & 1 and not enemies and not mine:
        return no("5.2.2", "leader-first", **names)
    if enemies and leaving and not board.armour >> unit & 1:
        return no("5.2-G", "from-contact", **names)
    if board.leaders >> unit & 1 and enemies:
        if not any(entry[1] == place and board.point >> entry[0] & 1 for entry in entered):
            return no("5.2.2-b", "leader-alone", **names)
    return full(state, board, unit, place)


@cache
def _corners() -> frozenset[frozenset[int]]:
    """2.1.1.b The pairs of places that touch and are not adjacent."""
    return frozenset(frozenset((PLACES.index(one), PLACES.index(other))) for one, other in BOOK.map.corners)


def no_way(state: ArrasState, board: Board, unit: int, left: int, entered: Entries, place: int) -> Refusal:
    """Why a unit does not get to a place with the MP it has left."""
    here, foe = state.where[unit], 1 - board.side[unit]
    adjacent = bool(board.near[here] >> place & 1)
    leaving = bool(state.held[foe] >> here & 1)
    if (refusal := barrier(state, board, unit, place, entered, leaving=leaving and adjacent)) is not None:
        return refusal
    names: dict[str, Argument] = {"unit": unit_arg(unit), "place": place_arg(place), "left": left}
    if adjacent:
        price, line = cost(state, board, unit, place, left)
        return no(f"5.2-{line}", "points", cost=price, line=line, **names)
    if state.fresh[foe] >> here & 1:
        return no("5.2-E", "contact", unit=unit_arg(unit), place=place_arg(here))
    if frozenset((here, place)) in _corners():
        return no("2.1.1.b", "corner", place=place_arg(place), here=place_arg(here))
    needed, line = _cheapest(state, board, unit, left, entered, place)
    if needed:
        return no(f"5.2-{line}", "too-far", cost=needed, **names)
    return _barred(state, board, unit, entered, place)


def _cheapest(state: ArrasState, board: Board, unit: int, left: int, entered: Entries, goal: int) -> tuple[int, str]:
    """What the cheapest way to a place would cost, and the line of 5.2 that asks for more than is left; 0: no way."""
    there, foe = state.copy(), 1 - board.side[unit]
    waiting: list[tuple[int, int, str]] = [(0, state.where[unit], "")]
    done = 0
    while waiting:
        spent, place, line = min(waiting)
        waiting.remove((spent, place, line))
        if place == goal:
            return spent, line
        if done >> place & 1:
            continue
        done |= 1 << place
        if state.held[foe] >> place & 1 and place != state.where[unit]:
            continue  # 5.2.1: it would stop there
        put(there, board, unit, place)
        for other in bits(reach(there, board, unit, BEYOND, entered) & ~done):
            price, letter = cost(there, board, unit, other, BEYOND)
            waiting.append((spent + price, other, line if spent > left else letter))
    return 0, ""


def _barred(state: ArrasState, board: Board, unit: int, entered: Entries, goal: int) -> Refusal:
    """What stands in the shortest way to a place: enemies (5.2.1), or a place that the unit does not enter."""
    here, foe = state.where[unit], 1 - board.side[unit]
    way = {here: here}
    waiting = [here]
    while goal not in way:
        place = waiting.pop(0)
        for other in board.neighbours[place]:
            if other not in way:
                way[other] = place
                waiting.append(other)
    steps = [goal]
    while steps[0] != here:
        steps.insert(0, way[steps[0]])
    for place in steps[1:-1]:
        leaving = way[place] == here and bool(state.held[foe] >> here & 1)
        refusal = barrier(state, board, unit, place, entered, leaving=leaving)
        if refusal is not None:
            return refusal
        if state.held[foe] >> place & 1:
            return no("5.2.1", "barred", unit=unit_arg(unit), place=place_arg(goal), blocked=place_arg(place))
    raise AssertionError("nothing bars the way")


# --- 6.4.2.a losses --------------------------------------------------------------------------------------------------


def no_loss(state: ArrasState, board: Board, frame: Losses, unit: int, verb: str) -> Refusal:
    """Why a unit of the sector does not take a step of loss, or any step if no verb says which."""
    names = {"unit": unit_arg(unit)}
    if unit in frame.gone or unit in frame.back:
        return no("6.4.2.a-2", "loss-done", **names)
    if not (frame.turned or frame.gone or frame.back) and unit != frame.forward:
        return no("6.4.2.a", "forward-first", forward=unit_arg(frame.forward), **names)
    spent = state.spent >> unit & 1 or unit in frame.turned
    if verb == "spend" and spent:
        return no("6.4.2.a-1", "spent-already", **names)
    if verb == "retreat":
        if not spent:
            return no("6.4.2.a-1", "fresh-retreat", **names)
        if state.frozen >> unit & 1:
            return no("6.4.2.a-6", "frozen-retreat", **names)
        if not destinations(state, board, unit):
            return no("6.4.2.a-6", "nowhere", place=place_arg(frame.place), **names)
    table, left = board.tables.prices, frame.points - frame.paid(state, board)
    price = table.fresh_eliminated if verb == "eliminate" and not spent else table.fresh_spent
    if frame.mode == EXACT:
        return no("6.4.2.a-3", "not-exact", price=price, left=left, **names)
    return no("6.4.2.a-4", "superfluous", price=price, left=left, **names)


# --- 6.6 retreats ----------------------------------------------------------------------------------------------------


def no_refuge(state: ArrasState, board: Board, unit: int, place: int) -> Refusal:
    """6.6.2 Why a unit does not retreat to a place: it is no place for a retreat, or another comes first."""
    side, here = board.side[unit], state.where[unit]
    names: dict[str, Argument] = {"unit": unit_arg(unit), "place": place_arg(place)}
    if (refusal := shut(state, board, side, place)) is not None:
        return refusal
    best = destinations(state, board, unit)
    if not best:
        return no("6.6.1-b", "nowhere", unit=unit_arg(unit), place=place_arg(here))
    ours, fought = free(state, board, side) >> place & 1, contested(state) >> place & 1
    if board.artillery >> unit & 1 and not ours:
        return no("5.1.4.c", "gun-not-free", **names)
    if not ours and not fought:
        return no("6.6.2", "retreat-enemy", **names)
    if not board.near[here] >> place & 1:
        return no("6.6.2", "retreat-far", here=place_arg(here), **names)
    if (refusal := full(state, board, unit, place)) is not None:
        return refusal
    first = places_arg(best)
    if not ours:
        return no("6.6.2", "retreat-later", best=first, **names)
    enemy = controlled(state, board, 1 - side)
    counts = [(board.near[one] & enemy).bit_count() for one in (place, bits(best)[0])]
    return no("6.6.2", "retreat-exposed", count=counts[0], least=counts[1], best=first, **names)


def places_arg(places: int) -> str:
    return " ".join(place_arg(place) for place in bits(places))


# --- 7.1 bombardment -------------------------------------------------------------------------------------------------


def no_target(state: ArrasState, board: Board, gun: int, place: int) -> Refusal | None:
    """Why an artillery unit does not bombard a place."""
    if targets(state, board, gun) >> place & 1:
        return None
    side, here = board.side[gun], state.where[gun]
    names: dict[str, Argument] = {"unit": unit_arg(gun), "place": place_arg(place)}
    if not state.held[1 - side] >> place & 1:
        return no("7.0-b", "no-enemy", place=place_arg(place))
    if not board.sectors >> place & 1:
        return no("7.1-d", "zone", place=place_arg(place))
    if state.closed >> place & 1:
        return no("14.2.3-f", "closed-target", place=place_arg(place))
    if contested(state) >> here & 1:
        return no("7.0-b", "own-sector", here=place_arg(here), **names)
    return no("7.1-a", "south-only", **names) if side == GERMAN else no("7.1-b", "north-only", **names)


# --- 8.0 support -----------------------------------------------------------------------------------------------------


def no_support(state: ArrasState, board: Board, gun: int, place: int) -> Refusal:
    """Why an artillery unit that is on the map does not support an assault on a place."""
    here = state.where[gun]
    if not board.artillery >> gun & 1:
        return no("8.0.2", "not-gun", unit=unit_arg(gun))
    if (refusal := idle(state, board, gun, "8.0.2")) is not None:
        return refusal
    names: dict[str, Argument] = {"unit": unit_arg(gun), "place": place_arg(place), "here": place_arg(here)}
    if contested(state) >> here & 1 and here != place:
        return no("8.1", "support-elsewhere", **names)
    if not board.within[place] >> here & 1:
        return no("8.1", "support-range", range=board.tables.support_range, **names)
    return no("8.1-b", "support-nation", unit=unit_arg(gun))


# --- 10.0 reorganisation ---------------------------------------------------------------------------------------------


def no_return(state: ArrasState, board: Board, unit: int) -> Refusal:
    """Why a unit does not come back."""
    where = state.where[unit]
    if where >= 0:
        return no("10.0", "on-map", unit=unit_arg(unit), place=place_arg(where))
    if where != ELIMINATED:
        refusal = off_map(state, board, unit)
        assert refusal is not None
        return refusal
    if (refusal := never_returns(board, unit)) is not None:
        return refusal
    if not unit_pays(state, board, unit):
        return no("10.1-a", "no-price", unit=unit_arg(unit), defence=board.spent_defence[unit])
    return no("10.1", "no-refuge", unit=unit_arg(unit))


def unit_pays(state: ArrasState, board: Board, unit: int) -> bool:
    """10.1-a, 10.2 Whether the price of a return can be paid: armour has none."""
    return unit in board.r_counter or bool(prices(state, board, unit))


def no_price(state: ArrasState, board: Board, unit: int, paying: int) -> Refusal:
    """10.1-a Why a unit does not pay for another that returns."""
    names: dict[str, Argument] = {"unit": unit_arg(unit), "other": unit_arg(paying)}
    if paying == unit:
        return no("10.1-a", "pays-itself", unit=unit_arg(unit))
    if state.where[paying] >= 0:
        return no("10.0", "on-map", unit=unit_arg(paying), place=place_arg(state.where[paying]))
    if state.where[paying] != ELIMINATED:
        refusal = off_map(state, board, paying)
        assert refusal is not None
        return refusal
    if board.leaders >> paying & 1:
        return no("10.3", "leader-dead", unit=unit_arg(paying))
    if board.type[paying] != board.type[unit]:
        return no("10.1-a", "other-type", **names)
    factors = board.spent_defence[paying], board.spent_defence[unit]
    return no("10.1-a", "too-weak", defence=factors[0], needed=factors[1], **names)


def no_return_to(state: ArrasState, board: Board, unit: int, place: int) -> Refusal | None:
    """10.1 Why a unit does not come back in a place."""
    side = board.side[unit]
    if refuges(state, board, side) >> place & 1:
        return None
    if (refusal := shut(state, board, side, place)) is not None:
        return refusal
    if contested(state) >> place & 1:
        return no("10.1", "return-contested", place=place_arg(place))
    if not controlled(state, board, side) >> place & 1:
        return no("10.1", "return-enemy", place=place_arg(place))
    if not state.held[side] >> place & 1:
        return no("10.1", "return-alone", place=place_arg(place))
    # 5.1.3: only a leader finds room in a full place, and leaders do not come back (10.3)
    refusal = full(state, board, unit, place)
    assert refusal is not None
    return refusal


# --- 12.2 set-up, 13.0 arrivals --------------------------------------------------------------------------------------


def letter(group: int) -> str:
    return GROUPS[group].partition("-")[2]


def no_group_there(state: ArrasState, board: Board, group: int, place: int) -> Refusal | None:
    """Why a group is not set up in a place."""
    if legal_places(state, board, group) >> place & 1:
        return None
    side = 0 if GROUPS[group].startswith("allied") else 1
    rule = "12.2.2" if side else "12.2.1"
    names: dict[str, Argument] = {"group": letter(group), "place": place_arg(place)}
    if group in board.fixed:
        return no(rule, "group-fixed", group=letter(group), place=place_arg(board.fixed[group]))
    reserved = next((other for other, home in board.fixed.items() if home == place), -1)
    if reserved >= 0:
        return no(rule, "reserved", group=letter(reserved), place=place_arg(place))
    if not board.setup_places[side] >> place & 1:
        return no(rule, "set-up-outside", **names)
    if state.held[side] >> place & 1:
        return no("12.2-a", "taken", place=place_arg(place))
    size = (board.groups[group] & ~board.leaders).bit_count()
    return no("12.2-a", "group-large", size=size, limit=board.limit[place], **names)


def no_arrival(state: ArrasState, board: Board, step: int, unit: int) -> Refusal:
    """Why a unit does not arrive now."""
    if state.where[unit] >= 0:
        return no("13.0-a", "arrived", unit=unit_arg(unit), place=place_arg(state.where[unit]))
    group = board.release_group[step]
    if state.where[unit] != WAITING or not board.groups[group] >> unit & 1:
        refusal = off_map(state, board, unit)
        assert refusal is not None
        return refusal
    return no("13.0-a", "no-room", unit=unit_arg(unit))


def no_entry(state: ArrasState, board: Board, step: int, unit: int, place: int) -> Refusal | None:
    """13.0-a Why a unit does not arrive in a place."""
    side = board.side[unit]
    if not board.entry[step] >> place & 1:
        return no(
            board.release_rows[step].rule, "entry", unit=unit_arg(unit), place=place_arg(place),
            places=places_arg(board.entry[step]),
        )  # fmt: skip
    if state.held[1 - side] >> place & 1:
        return no("13.0-a", "entry-enemy", place=place_arg(place))
    return full(state, board, unit, place)

"""What pointing means in the battles of an impulse: which, who attacks, who is fired at (chapter 9)."""

from msgspec import structs

from grognard.games.tigers.actions import AIM, AT, ATTACK, BATTLE, FIRE, JOIN
from grognard.games.tigers.allocation import Allocation, distance, targets
from grognard.games.tigers.artillery import Aiming
from grognard.games.tigers.board import AREAS
from grognard.games.tigers.combat import Battles, Muster, bound_to_attack, volunteers
from grognard.games.tigers.events import place_arg, unit_arg
from grognard.games.tigers.movement import held_back
from grognard.games.tigers.pointing import Answer, Ask, elsewhere, no_enemy_piece, not_one
from grognard.games.tigers.reasons import idle, no, off_map, unusable
from grognard.games.tigers.state import ATTACKED, has, units_in
from grognard.kernel import Action, Refusal

# --- 9.1: who fights --------------------------------------------------------------------------------------------------


def battles(ask: Ask, frame: Battles) -> Answer:
    """The next battle; with its attackers if they are pointed at together with the place, or with an enemy there."""
    state, board = ask.state, ask.board
    place = ask.place
    for unit in ask.units:
        if (refusal := off_map(state, board, unit)) is not None:
            return refusal
        if place < 0:
            place = state.where[unit]
    if place < 0:
        return no("9.39", "choose-battle")
    if (refusal := no_enemy_piece(ask) or _no_battle(ask, place)) is not None:
        return refusal
    if not ask.units or ask.place < 0:
        for unit in ask.units:
            if state.where[unit] != place:
                return no("9.13", "not-there", unit=unit_arg(unit), place=place_arg(place))
        return [BATTLE[place]]
    muster_ = Muster(place, tuple(bound_to_attack(state, place)))
    found = _joined(ask, muster_, go=True)
    return found if isinstance(found, Refusal) else [BATTLE[place], *found]


def _no_battle(ask: Ask, place: int) -> Refusal | None:
    """Why there is no battle in a place now."""
    state = ask.state
    if BATTLE[place] in ask.actions:
        return None
    names = {"place": place_arg(place)}
    if place >= AREAS:
        return no("9.17", "battle-zone", **names)
    if has(state.fought, place):
        return no("9.38", "fought", **names)
    ours, theirs = (units_in(state, side, place) for side in (ask.side, 1 - ask.side))
    if not ours or not theirs:
        return no("9.13", "not-contested", **names)
    refusal = no_attacker(ask, place, ours[0])
    assert refusal is not None
    return refusal


def no_attacker(ask: Ask, place: int, unit: int) -> Refusal | None:
    """9.13 Why a unit does not attack in a contested area by choice."""
    state, board = ask.state, ask.board
    if (refusal := unusable(state, board, ask.side, unit, "9.13")) is not None:
        return refusal
    if state.where[unit] != place:
        return no("9.13", "not-there", unit=unit_arg(unit), place=place_arg(place))
    if unit in volunteers(state, board, place):
        return None
    if state.flags[unit] & ATTACKED:
        return no("9.11", "attacked-once", unit=unit_arg(unit))
    rule = held_back(state, board, unit)
    return idle(state, board, unit) or no(rule, "triangle-german", unit=unit_arg(unit))


def muster(ask: Ask, frame: Muster) -> Answer:
    """Who of those that began the impulse in the area attacks too."""
    if ask.target >= 0 and ask.state.where[ask.target] == frame.place:
        refusal = no_enemy_piece(ask)
    else:
        refusal = elsewhere(ask, frame.place)
    if refusal is not None:
        return refusal
    if not ask.units:
        return no("9.13", "choose-unit")
    for unit in ask.units:
        if unit in frame.attackers:
            return no("9.13", "joined", unit=unit_arg(unit))
    return _joined(ask, frame, go=ask.verb == "attack" or ask.place >= 0)


def _joined(ask: Ask, frame: Muster, go: bool) -> Answer:
    """The units join; if they are to go at once, they do, where anybody could still join."""
    new = [unit for unit in ask.units if unit not in frame.attackers]
    for unit in new:
        if (refusal := no_attacker(ask, frame.place, unit)) is not None:
            return refusal
    found: list[Action] = [JOIN[unit] for unit in new]
    if go and set(frame.others(ask.state)) - set(new):
        found.append(ATTACK)
    return found


# --- 9.4: artillery ---------------------------------------------------------------------------------------------------


def aiming(ask: Ask, frame: Aiming) -> Answer:
    """The target of a shot, as what is pointed at or what is pointed to."""
    state, board = ask.state, ask.board
    target = ask.target
    if target < 0:
        if (refusal := not_one(ask)) is not None:
            return no("9.46", "choose-target") if not ask.units else refusal
        target = ask.units[0]
    enemies = state.stack[-2].fighters(state, not frame.attacking)
    if (refusal := no_fighter(ask, target, enemies)) is not None:
        return refusal
    if target in frame.legal(state):
        return [AIM[target]]
    fewest = min(frame.aimed.count(unit) for unit in enemies)
    if frame.aimed.count(target) > fewest:
        return no("9.46", "second-shot", unit=unit_arg(target))
    worth: dict[int, int] = {}
    for unit in enemies:
        if frame.aimed.count(unit) == fewest:
            worth[board.quality[unit]] = worth.get(board.quality[unit], 0) + state.sp[unit]
    return no("9.46", "aim-type", unit=unit_arg(target), sp=worth[board.quality[target]], most=max(worth.values()))


def no_fighter(ask: Ask, unit: int, enemies: list[int]) -> Refusal | None:
    """Why a unit is no target in the running battle."""
    state, board, place = ask.state, ask.board, ask.state.stack[-2].place
    if unit in enemies:
        return None
    if board.side[unit] == ask.side:
        return no(ask.now.rule, "friend", unit=unit_arg(unit))
    if (refusal := off_map(state, board, unit)) is not None:
        return refusal
    if state.where[unit] != place:
        return no(ask.now.rule, "not-in-battle", unit=unit_arg(unit), place=place_arg(place))
    return no("9.15", "bystander", unit=unit_arg(unit))


# --- 9.5: allocation of fire ------------------------------------------------------------------------------------------


def allocation(ask: Ask, frame: Allocation) -> Answer:
    """A firer, its target, or both."""
    board = ask.board
    target, firers = ask.target, list(ask.units)
    if frame.firer >= 0 and target < 0 and len(firers) == 1 and board.side[firers[0]] != ask.side:
        target = firers.pop()  # the firer is in hand: who is pointed at is meant as its target
    if frame.firer >= 0:
        if any(unit != frame.firer for unit in firers):
            return no("9.57", "fire-first", unit=unit_arg(frame.firer))
        if target < 0:
            return no("9.52", "choose-target")
        return _fired(ask, frame, target, [])
    if (refusal := not_one(ask)) is not None:
        return refusal
    unit = firers[0]
    if (refusal := _no_firer(ask, frame, unit)) is not None:
        return refusal
    if target < 0:
        return [FIRE[unit]]
    left = tuple(other for other in frame.firers if other != unit)
    return _fired(ask, structs.replace(frame, firers=left, firer=unit), target, [FIRE[unit]])


def _no_firer(ask: Ask, frame: Allocation, unit: int) -> Refusal | None:
    """9.57 Why it is not the turn of a unit."""
    ready = frame.next_firers(ask.board)
    if unit in ready:
        return None
    if (refusal := unusable(ask.state, ask.board, ask.side, unit, "9.57")) is not None:
        return refusal
    if unit in frame.firers:
        return no("9.57", "quality-first", unit=unit_arg(unit), other=unit_arg(ready[0]))
    if any(unit == firer for firer, _ in frame.pairs):
        return no("9.58", "fires-once", unit=unit_arg(unit))
    return no("9.15", "no-firer", unit=unit_arg(unit))


def _fired(ask: Ask, frame: Allocation, target: int, found: list[Action]) -> Answer:
    enemies = frame.enemies(ask.state)
    if (refusal := no_fighter(ask, target, enemies)) is not None:
        return refusal
    allowed = targets(ask.state, ask.board, frame, frame.firer, enemies)
    return [*found, AT[target]] if target in allowed else _no_target(ask, frame, target, list(allowed))


def _no_target(ask: Ask, frame: Allocation, target: int, allowed: list[int]) -> Refusal:
    """Why a unit in the battle is not the target of the firer in hand: another comes first."""
    names = {"unit": unit_arg(target), "firer": unit_arg(frame.firer)}
    counts = [sum(unit == other for _, other in frame.pairs) for unit in (target, allowed[0])]
    if counts[0] > counts[1]:
        return no("9.55", "target-taken", other=unit_arg(allowed[0]), **names)
    quality = ask.board.quality
    best = min(allowed, key=lambda unit: distance(quality[frame.firer], quality[unit]))
    alone = not frame.firers and not frame.pairs
    return no("9.52" if alone else "9.57", "target-quality", other=unit_arg(best), **names)

"""What pointing means in an assault and after it: who takes part, losses, retreats, refresh (chapters 6, 8 and 9)."""

from collections.abc import Sequence

from grognard.games.arras.actions import (
    ATTACK,
    ELIMINATE,
    FORWARD,
    FRESHEN,
    GUNS,
    POINT,
    RETREAT,
    SPEND,
    TO,
    WITH,
    WITHDRAW,
)
from grognard.games.arras.advantage import Refreshing
from grognard.games.arras.assault import Assault, Muster, Spearhead, forwards
from grognard.games.arras.bombardment import Hit, strongest
from grognard.games.arras.events import place_arg, unit_arg
from grognard.games.arras.losses import Losses
from grognard.games.arras.pointing import Answer, Ask, elsewhere, not_one
from grognard.games.arras.pointing_impulse import no_fighter
from grognard.games.arras.reasons import no, no_loss, no_refuge, no_support, unusable
from grognard.games.arras.retreat import Retreating, Withdrawal, destinations
from grognard.kernel import Action, engine

LOSS_VERBS: dict[str, Sequence[Action]] = {"spend": SPEND, "eliminate": ELIMINATE, "retreat": RETREAT}


# --- 6.0: the assault ------------------------------------------------------------------------------------------------


def muster(ask: Ask, frame: Muster) -> Answer:
    """Who assaults from within: the Point Unit, then the others."""
    state, board = ask.state, ask.board
    if (refusal := elsewhere(ask, frame.place, "5.2.1-a")) is not None:
        return refusal
    if not ask.units:
        return no("5.2.1-a", "choose-unit")
    for unit in ask.units:
        if (refusal := unusable(state, board, ask.side, unit, "5.2.1-a")) is not None:
            return refusal
        if state.where[unit] != frame.place:
            return no("5.2.1-a", "not-there", unit=unit_arg(unit), place=place_arg(frame.place))
        if (refusal := no_fighter(state, board, unit)) is not None:
            return refusal
        if unit in frame.units:
            return no("6.1", "named-already", unit=unit_arg(unit))
        if unit not in frame.able:
            return no("5.2.1-b", "own-assault", unit=unit_arg(unit), place=place_arg(frame.place))
    found: list[Action] = []
    others = sorted(ask.units)
    if frame.point < 0:
        capable = [unit for unit in others if board.point >> unit & 1]
        if not capable:
            return no("5.2.1-a", "not-point", unit=unit_arg(others[0]))
        point = max(capable, key=lambda unit: (board.attack[unit], -unit))
        found.append(POINT[point])
        others.remove(point)
    found += [WITH[unit] for unit in others]
    return [*found, ATTACK] if ask.verb == "attack" else found


def spearhead(ask: Ask, frame: Spearhead) -> Answer:
    """6.1-a All that entered take part; one of them is the Point Unit."""
    if (refusal := elsewhere(ask, frame.place, "6.1-a") or not_one(ask, "6.1")) is not None:
        return refusal
    unit = ask.units[0]
    if (refusal := unusable(ask.state, ask.board, ask.side, unit, "6.1")) is not None:
        return refusal
    if POINT[unit] in ask.actions:
        return [POINT[unit]]
    if all(entry[0] != unit for entry in frame.entries):
        return no("6.2-A", "not-entered", unit=unit_arg(unit), place=place_arg(frame.place))
    return no("6.2-A", "not-point", unit=unit_arg(unit))


def assault(ask: Ask, frame: Assault) -> Answer:
    """The Forward Unit, then the support of each side."""
    rule = "6.3-A" if frame.forward < 0 else "8.0.3"
    if (refusal := elsewhere(ask, frame.place, rule) or not_one(ask, rule)) is not None:
        return refusal
    state, board, unit = ask.state, ask.board, ask.units[0]
    if (refusal := unusable(state, board, ask.side, unit, rule)) is not None:
        return refusal
    if frame.forward < 0:
        if unit in forwards(state, board, frame.place, ask.side):
            return [FORWARD[unit]]
        if state.where[unit] != frame.place:
            return no("6.3-A", "not-there", unit=unit_arg(unit), place=place_arg(frame.place))
        return no("5.2.2-a", "gun-forward", unit=unit_arg(unit))
    return [GUNS[unit]] if GUNS[unit] in ask.actions else no_support(state, board, unit, frame.place)


def hit(ask: Ask, frame: Hit) -> Answer:
    """7.3 The first loss of a bombardment: one of the strongest."""
    if (refusal := elsewhere(ask, frame.place, "7.3") or not_one(ask, "7.3")) is not None:
        return refusal
    unit = ask.units[0]
    if (refusal := unusable(ask.state, ask.board, ask.side, unit, "7.3")) is not None:
        return refusal
    if FORWARD[unit] in ask.actions:
        return [FORWARD[unit]]
    if ask.state.where[unit] != frame.place:
        return no("7.3", "not-there", unit=unit_arg(unit), place=place_arg(frame.place))
    best, _ = strongest(ask.state, ask.board, frame.place, ask.side)
    return no("7.3", "not-strongest", unit=unit_arg(unit), defence=ask.board.factor(unit, ask.state.spent), best=best)


# --- 6.4.2.a: losses, 6.6: retreats ----------------------------------------------------------------------------------


def losses(ask: Ask, frame: Losses) -> Answer:
    if (refusal := elsewhere(ask, frame.place, "6.4.2.a") or not_one(ask, "6.4.2.a")) is not None:
        return refusal
    state, board, unit = ask.state, ask.board, ask.units[0]
    if (refusal := unusable(state, board, ask.side, unit, "6.4.2.a")) is not None:
        return refusal
    if state.where[unit] != frame.place:
        return no("6.4.2.a", "not-there", unit=unit_arg(unit), place=place_arg(frame.place))
    verbs = [ask.verb] if ask.verb else list(LOSS_VERBS)
    legal = [verb for verb in verbs if LOSS_VERBS[verb][unit] in ask.actions]
    if len(legal) > 1:
        return no("6.4.2.a-1", "choose-loss", unit=unit_arg(unit))
    return [LOSS_VERBS[legal[0]][unit]] if legal else no_loss(state, board, frame, unit, ask.verb)


def retreating(ask: Ask, frame: Retreating) -> Answer:
    """6.6.1 Who goes next, and where to."""
    if frame.unit >= 0:
        return _refuge(ask, frame.unit)
    if (refusal := not_one(ask, "6.6.1")) is not None:
        return refusal
    unit = ask.units[0]
    if unit not in frame.units:
        foreign = unusable(ask.state, ask.board, ask.side, unit, "6.6.1")
        return foreign or no("6.6.1", "not-retreating", unit=unit_arg(unit))
    return _sent(ask, unit, RETREAT[unit])


def withdrawal(ask: Ask, frame: Withdrawal) -> Answer:
    """6.6.3 A retreat by choice."""
    if frame.unit >= 0:
        return _refuge(ask, frame.unit)
    if (refusal := not_one(ask, "6.6.3")) is not None:
        return refusal
    state, board, unit = ask.state, ask.board, ask.units[0]
    if (refusal := unusable(state, board, ask.side, unit, "6.6.3")) is not None:
        return refusal
    if state.where[unit] != frame.place:
        return no("6.6.3", "not-there", unit=unit_arg(unit), place=place_arg(frame.place))
    if state.frozen >> unit & 1:
        return no("6.6.3", "frozen-retreat", unit=unit_arg(unit))
    if not destinations(state, board, unit):
        return no("6.6.3", "nowhere", unit=unit_arg(unit), place=place_arg(frame.place))
    return _sent(ask, unit, WITHDRAW[unit])


def _sent(ask: Ask, unit: int, action: Action) -> Answer:
    """A unit that retreats, to a place if one was named; with one way open it goes there by itself."""
    if ask.target >= 0:
        return no("6.6.2", "choose-refuge")
    if ask.place < 0:
        return [action]
    state, there = ask.state, ask.state.copy()
    engine.apply(there, ask.now.seat, action)
    now, gone = engine.decision(there), there.where[unit]
    if gone == state.where[unit]:  # several ways are open
        assert now is not None
        return [action, TO[ask.place]] if TO[ask.place] in now.actions else no_refuge(state, ask.board, unit, ask.place)
    if gone == ask.place:
        return [action]
    best = destinations(state, ask.board, unit)
    if gone >= 0 and not best >> gone & 1:
        return no("6.4.1-a", "goes-home", unit=unit_arg(unit), place=place_arg(gone))
    return no_refuge(state, ask.board, unit, ask.place)


def _refuge(ask: Ask, unit: int) -> Answer:
    """A unit that retreats is in hand: only its place can be named."""
    if any(other != unit for other in ask.units):
        return no("6.6.1", "finish-first", unit=unit_arg(unit))
    if ask.place < 0 or ask.target >= 0:
        return no("6.6.2", "choose-refuge")
    if TO[ask.place] in ask.actions:
        return [TO[ask.place]]
    return no_refuge(ask.state, ask.board, unit, ask.place)


# --- 9.3: refresh ----------------------------------------------------------------------------------------------------


def refreshing(ask: Ask, frame: Refreshing) -> Answer:
    state, board = ask.state, ask.board
    if (refusal := elsewhere(ask, frame.place, "9.3")) is not None:
        return refusal
    if not ask.units:
        return no("9.3", "choose-unit")
    for unit in ask.units:
        if (refusal := unusable(state, board, ask.side, unit, "9.3")) is not None:
            return refusal
        if state.where[unit] != frame.place:
            return no("9.3", "not-there", unit=unit_arg(unit), place=place_arg(frame.place))
        if not state.spent >> unit & 1:
            return no("9.3", "fresh-already", unit=unit_arg(unit))
    if len(ask.units) > frame.left:
        return no("9.3", "too-many", left=frame.left)
    return [FRESHEN[unit] for unit in ask.units]

"""What pointing means in attacks: targets, supporters, op fire, assaults and their losses (chapters 9 to 13)."""

from grognard.games.iron.actions import NORMAL, REACT, SHELL, TARGET, WHOLE, WITH, WITH_GUNS
from grognard.games.iron.area import AreaAttack, Shelling, shell_hexes
from grognard.games.iron.assault import DROPPING, FOLLOWING, MUSTER, RETREATING, Storming, Toll, Winning
from grognard.games.iron.attack import Aiming
from grognard.games.iron.board import SIDE, SQUAD
from grognard.games.iron.damage import Losses
from grognard.games.iron.firepower import CONCENTRATED, MOVING, mortars, targets
from grognard.games.iron.loads import LOADS
from grognard.games.iron.op_fire import Reacting
from grognard.games.iron.pointing import Answer, Ask, after, joined, listed, not_now, wrong_verb
from grognard.games.iron.reasons import hex_arg, no, not_own, off_map, unit_arg
from grognard.games.iron.reasons_cards import card_refusal
from grognard.games.iron.reasons_fire import (
    no_reaction,
    no_shell_support,
    no_shelling,
    no_storm_support,
    no_support,
    no_target,
)
from grognard.games.iron.schema import FIGURES
from grognard.games.iron.state import units_in
from grognard.kernel import Action

# --- ATK-01: aiming ---------------------------------------------------------------------------------------------------


def aiming(ask: Ask, frame: Aiming) -> Answer:
    """The target, or the hex that mortars fire at; then supporters, and the type of the attack."""
    if (ask.verb or ask.target >= 0) and (found := listed(ask, frame.leader)) is not None:
        return found
    if (refusal := wrong_verb(ask, "fire", "target", "shell", "with", "suppress")) is not None:
        return refusal
    if ask.cards or ask.decks:
        return card_refusal(ask)
    others = tuple(unit for unit in ask.units if unit != frame.leader)
    if frame.target >= 0:
        return _supported(ask, frame, others)
    if ask.place < 0:
        if others and SIDE[others[0]] != ask.side:
            return aiming_at(ask, frame, others[0], others[1:])
        return not_now(ask) if ask.verb else no("TGT-02", "choose-target", unit=unit_arg(frame.leader))
    if ask.verb == "shell" or (ask.verb != "target" and shells(ask, frame.leader, frame.mode)):
        return _shell(ask, frame, others)
    if ask.target >= 0:
        return aiming_at(ask, frame, ask.target, others)
    there = units_in(ask.state, 1 - ask.side, ask.place)
    able = [unit for unit in targets(ask.state, ask.board, frame.leader, frame.mode) if unit in there]
    if len(able) > 1:
        return no("TGT-02", "which-target", hex=hex_arg(ask.place))
    if not there:
        return no("TGT-02", "nobody-there", hex=hex_arg(ask.place))
    return aiming_at(ask, frame, (able or there)[0], others)


def shells(ask: Ask, unit: int, mode: int) -> bool:
    """FIG-11 Whether a hex is meant for the mortars: the squad has nothing else that could fire there."""
    if mode != CONCENTRATED or not mortars(ask.state, unit) or ask.place < 0:
        return False
    if mortars(ask.state, unit) == sum(LOADS[ask.state.load[unit]]):
        return True
    there = units_in(ask.state, 1 - ask.side, ask.place) if ask.target < 0 else [ask.target]
    able = targets(ask.state, ask.board, unit, mode)
    return not any(one in able for one in there) and ask.place in shell_hexes(ask.state, ask.board, unit)


def aiming_at(ask: Ask, frame: Aiming, target: int, others: tuple[int, ...]) -> Answer:
    if TARGET[target] not in ask.actions:
        return no_target(ask.state, ask.board, frame.leader, target, frame.mode)
    start: list[Action] = [TARGET[target]]
    if not others:
        return start
    if frame.mode == MOVING:
        return no("COMB-01", "support-moving", leader=unit_arg(frame.leader))
    return _backed(ask, start, others)


def _backed(ask: Ask, start: list[Action], others: tuple[int, ...]) -> Answer:
    """An attack with supporters: all figures of the leader take part (TGT-05)."""
    later = after(ask, *start, units=others, target=-1, place=-1, verb="")
    assert later is not None
    if WHOLE in later.actions:
        return _backed(ask, [*start, WHOLE], others)
    return joined(start, _supported(later, later.state.stack[-1], others))


def _supported(ask: Ask, frame: Aiming, others: tuple[int, ...]) -> Answer:
    """COMB-03 Units that support, one after the other; the target again: the only type there is."""
    if frame.arms < 0:
        return no("TGT-05", "choose-arms", unit=unit_arg(frame.leader))
    if not others:
        if ask.place >= 0 and ask.place != ask.state.where[frame.target]:
            return no("TGT-02", "aimed-already", target=unit_arg(frame.target))
        if ask.target in (-1, frame.target) and not ask.verb and not SQUAD[frame.target]:  # ATK-07
            return [NORMAL]
        if ask.verb == "suppress":
            return no("ATK-07", "suppress-vehicle", target=unit_arg(frame.target))
        return no("ATK-07", "choose-type", target=unit_arg(frame.target))
    start: list[Action] = []
    step: Ask | None = ask
    for unit in others:
        if step is None:  # TEAM-11: the partner is asked for each of his units
            return no("TEAM-11", "one-by-one", unit=unit_arg(unit))
        action = next((way[unit] for way in (WITH, WITH_GUNS) if way[unit] in step.actions), None)
        if action is None:
            now: Aiming = step.state.stack[-1]
            if unit in now.refused:
                return no("TEAM-11", "support-refused", unit=unit_arg(unit))
            chosen = tuple(code >> 1 for code in now.support)
            return no_support(step.state, ask.board, unit, frame.leader, frame.target, frame.mode, chosen)
        start.append(action)
        step = after(ask, *start)
    return start


# --- mortars ----------------------------------------------------------------------------------------------------------


def _shell(ask: Ask, frame: Aiming, others: tuple[int, ...]) -> Answer:
    action = SHELL[ask.place]
    if action not in ask.actions:
        if frame.mode != CONCENTRATED:
            return no("ACT-12", "mortar-concentrated")
        return no_shelling(ask.state, ask.board, frame.leader, ask.place)
    if not others:
        return [action]
    later = after(ask, action, units=others, target=-1, place=-1, verb="")
    assert later is not None
    return joined([action], shelling(later, later.state.stack[-1]))


def shelling(ask: Ask, frame: Shelling) -> Answer:
    """FIG-12 Mortars that support, and the type."""
    if (found := listed(ask, frame.leader)) is not None:
        return found
    if (refusal := wrong_verb(ask, "with")) is not None:
        return refusal
    if ask.cards or ask.decks:
        return card_refusal(ask)
    others = tuple(unit for unit in ask.units if unit != frame.leader)
    if frame.declared or not others:
        return no("ATK-07", "choose-shells", hex=hex_arg(frame.hex))
    start: list[Action] = []
    step: Ask | None = ask
    for unit in others:
        if step is None or WITH[unit] not in step.actions:
            now: Shelling = (step or ask).state.stack[-1]
            return no_shell_support(ask.state, ask.board, ask.seat, unit, frame.leader, frame.hex, now.support)
        start.append(WITH[unit])
        step = after(ask, *start)
    return start


def area(ask: Ask, frame: AreaAttack) -> Answer:
    """AREA-03 Which unit of the hex comes next."""
    unit = ask.units[0] if ask.units else ask.target
    if unit in frame.done:
        return no("AREA-03", "hit-already", unit=unit_arg(unit))
    return no("AREA-03", "choose-hit", hex=hex_arg(frame.hex))


# --- OPF-01: op fire --------------------------------------------------------------------------------------------------


def reacting(ask: Ask, frame: Reacting) -> Answer:
    """The unit that leads, and those that support; or a card."""
    if (ask.verb or ask.cards) and (found := listed(ask)) is not None:
        return found
    if (refusal := wrong_verb(ask, "fire", "react", "target")) is not None:
        return refusal
    if ask.cards or ask.decks:
        return card_refusal(ask)
    if ask.target >= 0 and ask.target != frame.unit and SIDE[ask.target] != ask.side:
        return no("OPF-02", "react-target", unit=unit_arg(frame.unit))
    if not ask.units:
        return no("OPF-01", "choose-react", unit=unit_arg(frame.unit))
    leader, *others = ask.units
    if REACT[leader] not in ask.actions:
        return no_reaction(ask.state, ask.board, ask.seat, leader, frame.unit)
    if ask.place not in (-1, ask.state.where[frame.unit]):
        return no("OPF-02", "react-target", unit=unit_arg(frame.unit))
    start: list[Action] = [REACT[leader]]
    return _backed(ask, start, tuple(others)) if others else start


# --- 13: assault ------------------------------------------------------------------------------------------------------


def storm_support(ask: Ask, frame: Storming) -> Answer:
    """ASLT-06 Squads that support; ASLT-05 a concealed squad that fights or not."""
    if (ask.verb or not ask.units) and (found := listed(ask, frame.unit)) is not None:
        return found
    if (refusal := wrong_verb(ask, "with")) is not None:
        return refusal
    if frame.stage != MUSTER:
        return no("ASLT-05", "choose-show", unit=unit_arg(frame.hidden(ask.state)[0]))
    others = tuple(unit for unit in ask.units if unit != frame.unit)
    if not others:
        return no("ASLT-06", "choose-support", hex=hex_arg(frame.hex))
    start: list[Action] = []
    step: Ask | None = ask
    for unit in others:
        if step is None or WITH[unit] not in step.actions:
            chosen = frame.support + others[: len(start)]
            return no_storm_support(ask.state, ask.board, unit, frame.unit, frame.hex, chosen)
        start.append(WITH[unit])
        step = after(ask, *start)
    return start


def toll(ask: Ask, frame: Toll) -> Answer:
    """ASLT-15, ASLT-16 Who takes the next hit."""
    unit = ask.units[0] if ask.units else ask.target
    if unit < 0:
        return no(ask.now.rule, "choose-toll", count=frame.hits)
    if unit not in frame.units:
        return no(ask.now.rule, "not-in-assault", unit=unit_arg(unit))
    if (refusal := off_map(ask.state, unit)) is not None:
        return refusal
    if frame.first >= 0:
        return no("ASLT-15", "first-hits", unit=unit_arg(frame.first))
    return no("ASLT-16", "hit-enough", unit=unit_arg(unit))


def winning(ask: Ask, frame: Winning) -> Answer:
    """ASLT-18 to ASLT-24 The hex of the retreat, squads for which there is no room, who follows."""
    state, board = ask.state, ask.board
    unit = ask.units[0] if ask.units else ask.target
    if ask.cards or ask.decks:
        return card_refusal(ask)
    if frame.stage == RETREATING:
        return _no_refuge(ask, frame)
    if frame.stage == DROPPING:
        if unit >= 0 and unit in units_in(state, frame.side, frame.to):
            return no("ASLT-20", "drop-squads", hex=hex_arg(frame.to))
        return no("ASLT-20", "choose-drop", hex=hex_arg(frame.to), limit=board.limit)
    if frame.stage != FOLLOWING:
        return not_now(ask)
    names = {"hex": hex_arg(frame.hex)}
    if unit < 0:
        return no("ASLT-24", "choose-follow", **names)
    if (refusal := not_own(state, ask.seat, unit, "ASLT-24") or off_map(state, unit)) is not None:
        return refusal
    if unit not in (frame.unit, *frame.support):
        return no("ASLT-24", "not-in-assault", unit=unit_arg(unit))
    if state.where[unit] == frame.hex:
        return no("ASLT-24", "there-already", unit=unit_arg(unit), **names)
    if unit in frame.tired:
        return no("ASLT-24", "follow-tired", unit=unit_arg(unit))
    return no("ASLT-04", "follow-cliff", unit=unit_arg(unit), **names)


def _no_refuge(ask: Ask, frame: Winning) -> Answer:
    """ASLT-18, ASLT-19 Why the defenders do not retreat into a hex."""
    state, board, hex_ = ask.state, ask.board, ask.place
    if hex_ < 0:
        return no("ASLT-18", "choose-retreat", hex=hex_arg(frame.hex))
    names = {"hex": hex_arg(hex_)}
    if hex_ not in board.near[frame.hex]:
        return no("ASLT-18", "retreat-far", **names)
    if units_in(state, 1 - frame.side, hex_):
        return no("ASLT-19", "retreat-enemy", **names)
    return no("ASLT-19", "retreat-ground", **names)


# --- DMG-01: figures --------------------------------------------------------------------------------------------------


def losses(ask: Ask, frame: Losses) -> Answer:
    """The figure that a squad loses."""
    kind = ask.verb.split(" ")[-1]
    if kind in FIGURES:
        return no("DMG-01", "no-figure", unit=unit_arg(frame.unit), figure=f"@iron-figure-{kind}")
    return no("DMG-01", "choose-loss", unit=unit_arg(frame.unit), count=frame.count)

"""What the running decision could lead to: reach, what is left to build, and every attack with its exact chances."""

from collections.abc import Callable
from typing import Any

from grognard.games.iron.actions import FIGURE_NAMES, SPEC_NAMES, At, Mark, Retreat
from grognard.games.iron.area import AreaAttack, Shelling
from grognard.games.iron.assault import Storming, Toll, Winning
from grognard.games.iron.attack import Aiming, Consent, Strike, Volley
from grognard.games.iron.board import Board
from grognard.games.iron.command import SEIZE, Spending
from grognard.games.iron.damage import Defending, Losses, TakingCover
from grognard.games.iron.movement import Moving
from grognard.games.iron.op_fire import Reacting
from grognard.games.iron.overlays import advance, moving
from grognard.games.iron.panel import aiming, defending, reacting, strike, volley
from grognard.games.iron.panel_area import area, shelling
from grognard.games.iron.panel_assault import losing, storming, winning
from grognard.games.iron.panel_parts import STEPS, steps_of, target_spot
from grognard.games.iron.schema import SIDES
from grognard.games.iron.setup import Building
from grognard.games.iron.state import IronState, board_of
from grognard.games.iron.turn import Activation
from grognard.kernel import CHANCES, Line, Overlay, Spot, engine, text

PLACING = (At, Mark, Retreat)


def activating(state: IronState, board: Board, frame: Activation) -> Overlay:
    """ACT-05 A unit in hand: it may advance, whatever else it can do."""
    return Overlay(advance(state.copy(), board, frame.unit))


def building(state: IronState, board: Board, frame: Building) -> Overlay:
    """SETUP-07, SETUP-08 The bases, figures and tokens that are left."""
    lines = [Line(text("iron-sum-bases"), frame.bases, "SETUP-07")]
    lines += [
        Line(text("iron-sum-figures", figure=FIGURE_NAMES.argument(kind)), count, "SETUP-07")
        for kind, count in enumerate(frame.figures)
        if count
    ]
    lines += [
        Line(text("iron-sum-tokens", spec=SPEC_NAMES.argument(spec)), count, "SETUP-08")
        for spec, count in enumerate(frame.tokens)
        if count
    ]
    return Overlay(lines=tuple(lines))


def losses(state: IronState, board: Board, frame: Losses | Toll) -> Overlay:
    """DMG-01, ASLT-15 What is lost is chosen: of an assault, or of an attack on one unit."""
    storm = next((one for one in state.stack if isinstance(one, Storming)), None)
    if storm is not None:
        return losing(state, storm)
    assert isinstance(frame, Losses)
    return Overlay(target_spot(state.where[frame.unit]), steps=steps_of(STEPS, len(STEPS) - 1))


def spending(state: IronState, board: Board, frame: Spending) -> Overlay:
    """CMD-10 The initiative pools, which are compared when both have spent."""
    lines = []
    for side, name in enumerate(SIDES):
        lines.append(Line(text("iron-sum-pool"), state.pool[side], "CMD-09", name))
        if SEIZE in board.ops[side]:
            lines.append(Line(text("iron-sum-seize"), board.value(SEIZE, "pool"), "OPS-05", name))
    return Overlay(lines=tuple(lines))


PANELS: dict[type, Callable[[IronState, Board, Any], Overlay]] = {
    Activation: activating, Moving: moving, Building: building, Spending: spending, Aiming: aiming, Volley: volley,
    Reacting: reacting, Strike: strike, Defending: defending, Losses: losses, Shelling: shelling, AreaAttack: area,
    Storming: storming, Toll: losses, Winning: winning,
}  # fmt: skip


def forecast(state: IronState, seat: int) -> Overlay:
    """What a seat is shown beside the question of the moment; everything in it is open to all."""
    if not state.stack:
        return Overlay()
    frame = state.stack[-1]
    if isinstance(frame, TakingCover):  # the attack below, with the cover that was found so far
        frame = state.stack[-2].covered(frame.bonus)
    elif isinstance(frame, Consent):
        frame = state.stack[-2]
    shown = PANELS.get(type(frame))
    return shown(state, board_of(state), frame) if shown is not None else places(state)


def places(state: IronState) -> Overlay:
    """The hexes among which somebody chooses."""
    now = engine.decision(state)
    if now is None or now.kind == CHANCES:
        return Overlay()
    return Overlay(tuple(Spot(action.words()[0], "reach") for action in now.actions if isinstance(action, PLACING)))


def attackers(state: IronState) -> set[int]:
    """The units that take part in the attack that is being put together or rolled."""
    found: set[int] = set()
    for frame in state.stack:
        if isinstance(frame, Aiming | Volley):
            found.update((frame.leader, *(code >> 1 for code in frame.support)))
        elif isinstance(frame, Shelling):
            found.update((frame.leader, *frame.support))
        elif isinstance(frame, Storming):
            found.update((frame.unit, *frame.support))
    return found

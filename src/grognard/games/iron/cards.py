"""19 Strategy cards: which may be activated, what they cost, and how their steps are carried out (STRAT-06)."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from msgspec import structs

from grognard.games.iron import card_command, card_markers, card_shots, card_units
from grognard.games.iron.board import Board
from grognard.games.iron.card_play import OFF, SCOPE, Play
from grognard.games.iron.cards_in_play import contact_bonus, discard, of_side, step_of
from grognard.games.iron.dice import die, face_of
from grognard.games.iron.events_cards import (
    CardActivated,
    CardStays,
    CardTriedAgain,
    ContactRolled,
    NoEffect,
    card_prompt,
)
from grognard.games.iron.schema import (
    AgainStep,
    AmbushStep,
    AmmunitionStep,
    AreaStep,
    BeastStep,
    BlastStep,
    BreachStep,
    CommandStep,
    ConcealStep,
    ContactBonusStep,
    ContactStep,
    CounterBatteryStep,
    CoveringStep,
    CutPoolStep,
    DirectionStep,
    DrawStep,
    DriftBonusStep,
    DriftStep,
    EntrenchStep,
    ExtraActionsStep,
    FearlessStep,
    FiguresStep,
    HoldStep,
    LineStep,
    LookStep,
    MineStep,
    MovementStep,
    PoolEachRoundStep,
    RallyStep,
    RefreshStep,
    RegisteredStep,
    RepairStep,
    RevealStep,
    SmokeStep,
    SquadStep,
    Step,
    StrikeStep,
    SurpriseStep,
    TakeCoverStep,
    TargetStep,
    VehiclesStep,
    VehicleStep,
)
from grognard.games.iron.state import HEADQUARTERS, PLAY_AREA, IronState, board_of
from grognard.kernel import ONE, Action, Decision, Frame, Out, text

_CONTACT = text("iron-roll-contact")
NATURAL_FAILURE = 1  # a contact die that no bonus helps
FOG_BOUND = "air_support"  # OPS-05: what Heavy Fog keeps on the ground


class Choice(NamedTuple):
    """A step that asks its owner: what there is to choose, and what follows."""

    options: Callable[[IronState, Board, Play, Any], list[Action]]
    chosen: Callable[[IronState, Board, Play, Any, Action, Out], Play]
    rule: str


CHOICES: dict[type[Step], Choice] = {
    TargetStep: Choice(card_shots.targets, card_shots.mark_target, "STRAT-09"),
    LineStep: Choice(card_shots.line_starts, card_shots.mark_line, "STRAT-09"),
    DirectionStep: Choice(card_shots.ways, card_shots.choose_way, "STRAT-09"),
    StrikeStep: Choice(card_shots.victims, card_shots.strike, "STRAT-17"),
    EntrenchStep: Choice(card_markers.digging_hexes, card_markers.entrench, "SPEC-05"),
    MineStep: Choice(card_markers.mine_hexes, card_markers.lay_mines, "FORT-18"),
    BreachStep: Choice(card_markers.breach_hexes, card_markers.breach, "STRAT-06"),
    RefreshStep: Choice(card_units.tired, card_units.refresh, "STRAT-17"),
    RallyStep: Choice(card_units.shaken_hexes, card_units.rally, "STRAT-17"),
    RepairStep: Choice(card_units.wrecks, card_units.repair, "DMG-09"),
    SurpriseStep: Choice(card_units.stormers, card_units.surprise, "ACT-15"),
    RevealStep: Choice(card_units.searched, card_units.search, "CONC-01"),
    CounterBatteryStep: Choice(card_command.batteries, card_command.silence, "STRAT-05"),
    LookStep: Choice(card_command.decks, card_command.look, "STRAT-06"),
}

# The steps that go by themselves, or ask in frames of their own
EFFECTS: dict[type[Step], Callable[[IronState, Board, Play, Any, Out], Play]] = {
    DriftStep: card_shots.drift,
    AreaStep: card_shots.fall,
    BlastStep: card_shots.blast,
    AgainStep: card_shots.again,
    SmokeStep: card_markers.smoke,
    SquadStep: card_units.new_squad,
    VehicleStep: card_units.new_vehicle,
    FiguresStep: card_units.add_figures,
    ConcealStep: card_units.conceal,
    DrawStep: card_command.draw,
    CutPoolStep: card_command.cut_pool,
    CommandStep: card_command.gain,
}

# Whether such a step can be carried out at all
CONDITIONS: dict[type[Step], Callable[[IronState, Board, Play, Any], bool]] = {
    SmokeStep: card_markers.may_smoke,
    SquadStep: card_units.may_form,
    VehicleStep: card_units.may_bring,
    FiguresStep: card_units.may_grow,
    ConcealStep: card_units.may_hide,
    CutPoolStep: card_command.may_cut,
}

# STRAT-03 What a card does from the play area: nothing is done when it is activated
LASTING: frozenset[type[Step]] = frozenset(
    {
        ContactBonusStep, DriftBonusStep, RegisteredStep, PoolEachRoundStep, ExtraActionsStep, MovementStep,
        TakeCoverStep, BeastStep, AmmunitionStep, VehiclesStep, FearlessStep, HoldStep, CoveringStep, AmbushStep,
    }
)  # fmt: skip


def feasible(state: IronState, board: Board, play: Play, step: Step) -> bool:
    """STRAT-18 Whether a step finds anything to act on."""
    kind = type(step)
    if kind in CHOICES:
        return bool(CHOICES[kind].options(state, board, play, step))
    return kind not in CONDITIONS or CONDITIONS[kind](state, board, play, step)


# --- which cards ------------------------------------------------------------------------------------------------------


def cannot_play(state: IronState, board: Board, seat: int, card: int, phase: str) -> str:
    """The rule by which a seat may not activate a card now, or nothing."""
    row, side = board.cards[card], state.sides[seat]
    if board.card_side[card] != side or state.card[card] != HEADQUARTERS:
        return "ACT-14"
    if row.phase != phase:
        return "STRAT-01"
    if row.cost > state.command[side]:
        return "STRAT-01"
    if board.fog and board.card_type[card] == FOG_BOUND:
        return "OPS-05"
    first = row.steps[0]
    # Aerial Reconnaissance may name any hex, with anybody in it or not
    able = isinstance(first, RevealStep) or feasible(state, board, Play(card, seat), first)
    return "" if able else "STRAT-18"


def playable(state: IronState, board: Board, seat: int, phase: str) -> list[int]:
    """ACT-14, CMD-08 The cards that a seat may activate in a phase; TEAM-02, TEAM-07 either member any of the team."""
    where = state.card
    return [
        card
        for card in _of_phase(board, state.sides[seat], phase)
        if where[card] == HEADQUARTERS and not cannot_play(state, board, seat, card, phase)
    ]


@cache
def _of_phase(board: Board, side: int, phase: str) -> tuple[int, ...]:
    """STRAT-01 The cards of a side's decks that are activated in a phase."""
    rows = enumerate(board.cards)
    return tuple(card for card, row in rows if row.phase == phase and board.card_side[card] == side)


def retries(state: IronState, board: Board, seat: int) -> list[int]:
    """STRAT-08 The cards that still seek contact, not tried in this round; TEAM-07 of the seat that activated them."""
    return [card for card in _waiting(state, board, seat, ContactStep) if state.mark[card] < 0]


def repeats(state: IronState, board: Board, seat: int) -> list[int]:
    """Sustained Blanket: the cards that may fire at their target again, not fired in this round."""
    return [card for card in _waiting(state, board, seat, AgainStep) if state.mark[card] >= 0]


def _waiting(state: IronState, board: Board, seat: int, step: type[Step]) -> list[int]:
    found = of_side(state, board, state.sides[seat], step)
    return [card for card in found if state.holder[card] == seat and state.stamp[card] < state.round]


def activate(state: IronState, board: Board, seat: int, card: int, out: Out) -> None:
    """STRAT-01 The cost is paid first, then the card is resolved; it lies in the play area meanwhile."""
    side, cost = state.sides[seat], board.cards[card].cost
    state.command[side] -= cost
    state.card[card] = PLAY_AREA
    state.stamp[card] = state.round
    state.holder[card] = seat  # TEAM-07
    out.append(CardActivated(side, card, cost))
    seek = isinstance(board.cards[card].steps[0], ContactStep)
    state.stack.append(Contact(card, seat) if seek else Playing(Play(card, seat)))


def retry(state: IronState, board: Board, seat: int, card: int, out: Out) -> None:
    """STRAT-08 Once a round, as an action, free."""
    state.stamp[card] = state.round
    out.append(CardTriedAgain(state.sides[seat], card, shot=False))
    state.stack.append(Contact(card, seat))


def repeat(state: IronState, board: Board, seat: int, card: int, out: Out) -> None:
    """Another shot at the same target: from the drift on, once a round, as an action, free."""
    state.stamp[card] = state.round
    out.append(CardTriedAgain(state.sides[seat], card, shot=True))
    target = state.mark[card] // card_shots.SHOTS
    begin = board.cards[card].steps.index(step_of(board, card, DriftStep))
    state.stack.append(Playing(Play(card, seat, begin, target, target)))


# --- carrying it out --------------------------------------------------------------------------------------------------


class Contact(Frame[IronState], frozen=True, tag="contact"):
    """STRAT-07 One die: the card is resolved, or waits in the play area for another try (STRAT-08)."""

    card: int
    seat: int

    def decide(self, state: IronState) -> Decision:
        return die(_CONTACT, "STRAT-07", SCOPE + self.card)

    def settle(self, state: IronState, outcome: Action, detail: int, out: Out) -> None:
        board, face = board_of(state), face_of(outcome)
        bonus = contact_bonus(state, board, self.card)
        made = face != NATURAL_FAILURE and face + bonus >= step_of(board, self.card, ContactStep).number
        out.append(ContactRolled(self.card, face, bonus, made))
        if made:
            state.stack[-1] = Playing(Play(self.card, self.seat, 1))
        else:
            state.stack.pop()


class Playing(Frame[IronState], frozen=True, tag="playing"):
    """STRAT-06 The steps of a card, one after the other; STRAT-12 to the end, whoever suffers."""

    play: Play

    def landed(self, hex_: int) -> "Playing":
        """DRIFT-04 The final hex is known; STRAT-13 off the map (-1) the card is over."""
        return self.told(hex=hex_ if hex_ >= 0 else OFF)

    def told(self, **changes: int) -> "Playing":
        """A frame above has settled something for the card."""
        return Playing(structs.replace(self.play, **changes))

    def advance(self, state: IronState, out: Out) -> bool:
        board, play = board_of(state), self.play
        steps = board.cards[play.card].steps
        if play.step == len(steps) or play.hex == OFF:
            state.stack.pop()
            self._end(state, board, out)
            return True
        step, after = steps[play.step], play
        place = len(state.stack) - 1  # frames of the step come above
        if type(step) not in LASTING:
            if not feasible(state, board, play, step):
                out.append(NoEffect(play.card))
            elif type(step) in CHOICES:
                return False
            else:
                after = EFFECTS[type(step)](state, board, play, step, out)
        state.stack[place] = Playing(structs.replace(after, step=play.step + 1))
        return True

    def decide(self, state: IronState) -> Decision:
        board, play = board_of(state), self.play
        step = board.cards[play.card].steps[play.step]
        options, _, rule = CHOICES[type(step)]
        tag = str(step.__struct_config__.tag).replace("_", "-")
        asked = card_prompt(f"card-{tag}", play.card)
        return Decision(ONE, play.seat, options(state, board, play, step), asked, rule, play.scope)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        board, play = board_of(state), self.play
        step = board.cards[play.card].steps[play.step]
        place = len(state.stack) - 1
        after = CHOICES[type(step)].chosen(state, board, play, step, action, out)
        state.stack[place] = Playing(structs.replace(after, step=play.step + 1))

    def _end(self, state: IronState, board: Board, out: Out) -> None:
        """ACT-14 An instant card leaves the game; a lasting one stays until its text ends it (STRAT-03)."""
        card = self.play.card
        fired_out = state.mark[card] >= 0 and state.mark[card] % card_shots.SHOTS == 0
        if board.cards[card].stays and self.play.hex != OFF and not fired_out:
            out.append(CardStays(card))
        else:
            discard(state, card)

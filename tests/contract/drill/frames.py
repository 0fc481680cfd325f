"""The procedures of drill, each a frame."""

from grognard.kernel import (
    CHANCE,
    CHANCES,
    DRAW,
    EVERYONE,
    LOSS,
    NO_SCOPE,
    ONE,
    SEALED,
    WIN,
    Action,
    Decision,
    Frame,
    Out,
    Outcome,
    Text,
    consult,
    finish,
    text,
)
from tests.contract.drill import actions as act
from tests.contract.drill import events as ev
from tests.contract.drill.state import (
    AMBUSH,
    ATTACKER,
    BASE,
    DEFENDER,
    LOST,
    NEXT,
    NONE,
    RAIN,
    RUSH,
    SUPPLY,
    TOWN,
    VOLLEY,
    WOOD,
    DrillState,
    board,
    in_play,
    is_watched,
    on_duty,
    owner_of,
    payable,
    score,
    target,
    to_come,
    value_of,
    values,
)

CAPTAINS = (0, 1)
SCOUT, MARCH, CARD, END = range(4)  # the phases of a turn
NOBODY = -1  # who fires an ambush


def asked(seat: int, actions: list[Action], prompt: Text, rule: str, scope: int = NO_SCOPE) -> Decision:
    return Decision(ONE, seat, actions, prompt, rule, scope)


class Bidding(Frame[DrillState], frozen=True, tag="bidding"):
    """D1."""

    def decide(self, state: DrillState) -> Decision:
        given = {seat for seat, _ in state.answers}
        hands = tuple((seat, act.BIDS) for seat in CAPTAINS if seat not in given)
        return Decision(SEALED, hands[0][0], act.BIDS, Text("drill-ask-bid"), "D1", hands=hands)

    def gather(self, state: DrillState, answers: list[tuple[int, Action]], out: Out) -> None:
        red, blue = (action.points for _, action in answers if isinstance(action, act.Bid))
        attackers = 1 if blue > red else 0  # a tie is red's
        state.sides = [ATTACKER if seat % 2 == attackers else DEFENDER for seat in range(len(state.sides))]
        state.bid = max(red, blue)
        for unit in range(len(act.UNITS)):
            if state.sides[owner_of(state, unit)] == ATTACKER:
                state.place[unit] = BASE
        out.append(ev.Sided((red, blue), act.TEAMS[attackers]))
        state.stack[-1] = Turn(SCOUT)


class Turn(Frame[DrillState], frozen=True, tag="turn"):
    """D2: scouting, march, card."""

    phase: int

    def advance(self, state: DrillState, out: Out) -> bool:
        if self.phase == SCOUT:
            state.turn += 1
            state.moved = [0] * len(act.UNITS)
            out.append(ev.TurnBegan(state.turn))
        if self.phase == END:
            return self._end(state, out)
        state.stack[-1] = Turn(self.phase + 1)
        state.stack.append((Scout(), March(), TurnCard())[self.phase])
        return True

    def _end(self, state: DrillState, out: Out) -> bool:
        plan = board(state.board)
        if state.turn >= plan.turns:
            finish(state, Outcome((LOSS, WIN), Text("drill-over-turns"), "D12"), out)
        elif plan.cap and state.turn >= plan.cap:
            finish(state, Outcome((DRAW, DRAW), Text("drill-over-cap"), "D13"), out)
        else:
            state.stack[-1] = Turn(SCOUT)
        return True


class Scout(Frame[DrillState], frozen=True, tag="scout"):
    """D5: look at the top card?"""

    def decide(self, state: DrillState) -> Decision:
        return asked(on_duty(state, DEFENDER), [act.Peek(), act.Wait()], Text("drill-ask-scout"), "D5")

    def take(self, state: DrillState, action: Action, out: Out) -> None:
        state.stack.pop()
        if action == act.Peek():
            state.stack.append(Look(on_duty(state, DEFENDER)))


class Look(Frame[DrillState], frozen=True, tag="look"):
    """D5: chance says what one seat sees."""

    seat: int

    def decide(self, state: DrillState) -> Decision:
        return next_card(state, "drill-roll-look", "D5", audience=1 << self.seat)

    def settle(self, state: DrillState, outcome: Action, detail: int, out: Out) -> None:
        assert isinstance(outcome, act.Card)
        state.top, state.peeker = outcome.card, self.seat
        out.append(ev.Peeked(self.seat, outcome.card))
        state.stack[-1] = Looked(self.seat)


class Looked(Frame[DrillState], frozen=True, tag="looked"):
    """D5: keep the card on top, or put it back?"""

    seat: int

    def decide(self, state: DrillState) -> Decision:
        return asked(self.seat, [act.Keep(), act.Bury()], Text("drill-ask-keep"), "D5")

    def take(self, state: DrillState, action: Action, out: Out) -> None:
        state.stack.pop()
        if action == act.Bury():
            state.top, state.peeker = NONE, -1
            out.append(ev.Buried())


def next_card(state: DrillState, purpose: str, rule: str, audience: int = EVERYONE) -> Decision:
    """Chance: the next card, by what is left. The deck is never shuffled ahead."""
    cards = [card for card, count in enumerate(state.left) if count]
    weights = [state.left[card] for card in cards]
    outcomes = [act.CARDED[card] for card in cards]
    return Decision(CHANCES, CHANCE, outcomes, Text(purpose), rule, weights=weights, audience=audience)


def read_top(state: DrillState, out: Out) -> int:
    """The card face down, which only the scout knows."""
    return consult(state.top, 1 << state.peeker, out)


def turn_up(state: DrillState, card: int, out: Out) -> None:
    """D4: the card leaves the deck and takes effect; a used up deck starts again."""
    state.left[card] -= 1
    if not any(state.left):
        state.left = list(board(state.board).deck)
    state.top, state.peeker, state.safe = NONE, -1, 0
    state.ammo += card == SUPPLY
    state.pace = {RAIN: 2, RUSH: 4}.get(card, 3)
    out.append(ev.Turned(card))


class March(Frame[DrillState], frozen=True, tag="march"):
    """D3: which unit moves?"""

    def decide(self, state: DrillState) -> Decision:
        seat = on_duty(state, ATTACKER)
        moves = [act.MOVES[unit] for unit in in_play(state, seat) if not state.moved[unit]]
        return asked(seat, [*moves, act.Pass()], text("drill-ask-march", turn=state.turn), "D3")

    def take(self, state: DrillState, action: Action, out: Out) -> None:
        if isinstance(action, act.Move):
            state.moved[action.unit] = 1
            state.stack.append(Walk(action.unit, state.pace))
        else:
            state.stack.pop()


class Walk(Frame[DrillState], frozen=True, tag="walk"):
    """D7: one unit, place by place."""

    unit: int
    steps: int

    def advance(self, state: DrillState, out: Out) -> bool:
        if self.steps and state.place[self.unit] not in (TOWN, LOST):
            return False
        state.stack.pop()
        return True

    def decide(self, state: DrillState) -> Decision:
        steps = [act.STEPS[place] for place in NEXT[state.place[self.unit]]]
        prompt = text("drill-ask-step", unit=act.UNITS[self.unit], steps=self.steps)
        return asked(owner_of(state, self.unit), [*steps, act.Stop()], prompt, "D7", self.unit)

    def take(self, state: DrillState, action: Action, out: Out) -> None:
        if not isinstance(action, act.Step):
            state.stack.pop()
            return
        state.place[self.unit] = action.place
        state.stack[-1] = Walk(self.unit, self.steps - 1)
        out.append(ev.Stepped(self.unit, action.place))
        if action.place == WOOD:
            state.stack.append(Woods(self.unit))
        if is_watched(state, action.place):
            state.stack.append(Watch(self.unit))
        if score(state) >= target(state):
            finish(state, Outcome((WIN, LOSS), Text("drill-over-town"), "D12"), out)


class Woods(Frame[DrillState], frozen=True, tag="woods"):
    """D6: what waits in the wood?"""

    unit: int

    def advance(self, state: DrillState, out: Out) -> bool:
        if state.top == NONE:
            return False
        if state.safe:  # everybody knows already that it is no ambush: nothing is read
            state.stack.pop()
            out.append(ev.Quiet())
        else:
            self._meet(state, read_top(state, out), out)
        return True

    def decide(self, state: DrillState) -> Decision:
        return next_card(state, "drill-roll-wood", "D6")

    def settle(self, state: DrillState, outcome: Action, detail: int, out: Out) -> None:
        assert isinstance(outcome, act.Card)
        self._meet(state, outcome.card, out)

    def _meet(self, state: DrillState, card: int, out: Out) -> None:
        state.stack.pop()
        if state.top != NONE and card != AMBUSH:
            state.safe = 1
            out.append(ev.Quiet())
            return
        turn_up(state, card, out)
        if card == AMBUSH:
            state.stack.append(Volley(self.unit, NOBODY))


class Watch(Frame[DrillState], frozen=True, tag="watch"):
    """D8: the interrupt in mid-move."""

    unit: int

    def decide(self, state: DrillState) -> Decision:
        place = act.PLACES.argument(state.place[self.unit])
        prompt = text("drill-ask-fire", unit=act.UNITS[self.unit], place=place)
        return asked(on_duty(state, DEFENDER), [act.Fire(), act.Hold()], prompt, "D8", self.unit)

    def take(self, state: DrillState, action: Action, out: Out) -> None:
        state.stack.pop()
        if action == act.Fire():
            state.ammo -= 1
            state.stack.append(Volley(self.unit, on_duty(state, DEFENDER)))


class Volley(Frame[DrillState], frozen=True, tag="volley"):
    """D9: the roll. An ambush is fired by nobody and not rolled again."""

    unit: int
    firer: int
    again: bool = False

    def decide(self, state: DrillState) -> Decision:
        weights = [len(dice) for dice in VOLLEY]
        return Decision(CHANCES, CHANCE, act.HITS, Text("drill-roll-volley"), "D9", self.unit, weights)

    def settle(self, state: DrillState, outcome: Action, detail: int, out: Out) -> None:
        assert isinstance(outcome, act.Hits)
        dice = VOLLEY[outcome.points][detail] if detail >= 0 else (0, 0)
        out.append(ev.Volleyed(self.unit, outcome.points, dice))
        state.stack.pop()
        if self.firer != NOBODY and not self.again and state.rerolls:
            state.stack.append(Window(self.unit, self.firer, outcome.points))
        else:
            strike(state, self.unit, outcome.points, out)


class Window(Frame[DrillState], frozen=True, tag="window"):
    """D11: roll again?"""

    unit: int
    firer: int
    points: int

    def decide(self, state: DrillState) -> Decision:
        prompt = text("drill-ask-reroll", points=self.points)
        return asked(self.firer, [act.Reroll(), act.Accept()], prompt, "D11", self.unit)

    def take(self, state: DrillState, action: Action, out: Out) -> None:
        state.stack.pop()
        if action == act.Reroll():
            state.rerolls -= 1
            state.stack.append(Volley(self.unit, self.firer, again=True))
        else:
            strike(state, self.unit, self.points, out)


def strike(state: DrillState, unit: int, points: int, out: Out) -> None:
    """D10: what is due is what the seat's units can make up exactly."""
    units = in_play(state, owner_of(state, unit))
    due = next(due for due in range(points, -1, -1) if payable(units, due))
    if due:
        state.stack.append(Losses(owner_of(state, unit), unit, due))
    else:
        out.append(ev.Missed())


class Losses(Frame[DrillState], frozen=True, tag="losses"):
    """D10: exact payment, unit by unit; only what can still be completed is listed."""

    seat: int
    unit: int
    due: int
    chosen: tuple[int, ...] = ()

    def decide(self, state: DrillState) -> Decision:
        open_ = self.due - values(list(self.chosen))
        rest = [unit for unit in in_play(state, self.seat) if unit not in self.chosen]
        actions = [
            act.LOSSES[unit]
            for unit in rest
            if payable([other for other in rest if other != unit], open_ - value_of(unit))
        ]
        return asked(self.seat, actions if open_ else [act.Done()], text("drill-ask-lose", due=open_), "D10", self.unit)

    def take(self, state: DrillState, action: Action, out: Out) -> None:
        if isinstance(action, act.Lose):
            chosen = tuple(sorted((*self.chosen, action.unit)))
            state.stack[-1] = Losses(self.seat, self.unit, self.due, chosen)
            return
        state.stack.pop()
        for unit in self.chosen:
            state.place[unit] = LOST
        out.append(ev.LostUnits(self.chosen))
        if score(state) + to_come(state) < target(state):
            finish(state, Outcome((LOSS, WIN), Text("drill-over-hope"), "D12"), out)


class TurnCard(Frame[DrillState], frozen=True, tag="card"):
    """D4: the card that ends the turn."""

    def advance(self, state: DrillState, out: Out) -> bool:
        if state.top == NONE:
            return False
        card = read_top(state, out)
        state.stack.pop()
        turn_up(state, card, out)
        return True

    def decide(self, state: DrillState) -> Decision:
        return next_card(state, "drill-roll-card", "D4")

    def settle(self, state: DrillState, outcome: Action, detail: int, out: Out) -> None:
        assert isinstance(outcome, act.Card)
        state.stack.pop()
        turn_up(state, outcome.card, out)


FRAMES = (Bidding, Turn, Scout, Look, Looked, March, Walk, Woods, Watch, Volley, Window, Losses, TurnCard)

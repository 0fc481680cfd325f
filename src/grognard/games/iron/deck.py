"""SETUP-04, STAT-01 to STAT-03 The decks: drawing, looking at the top in secret.

The order of a deck is not stored. A draw is chance among the cards in it, but for those whose place on top somebody
has looked at: they are in ``state.tops``, and ``state.seen`` says which sides know them.
"""

from random import Random

from msgspec import structs

from grognard.games.iron.actions import DONE, DRAW, DRAWN, PEEK, Draw, Drawn, Peek
from grognard.games.iron.board import Board
from grognard.games.iron.events_cards import CardDrawn, CardPeeked, CardTaken, deck_prompt
from grognard.games.iron.state import HEADQUARTERS, IN_DECK, IronState, board_of, seats_of
from grognard.kernel import CHANCE, CHANCES, EVERYONE, ONE, Action, Decision, Frame, Out, consult, text
from grognard.toolbox.masks import mask_of

_DRAW = text("iron-roll-draw")
_PEEK = text("iron-roll-peek")
_AGAIN = text("iron-prompt-draw-again")
BOTH = 0b11  # sides
LEARNING, TAKING = -2, -1  # the parts of Looking before the cards go back


def left(state: IronState, deck: int) -> list[int]:
    """The cards that are still in a deck."""
    decks = board_of(state).card_deck
    return [card for card, where in enumerate(state.card) if where == IN_DECK and decks[card] == deck]


def settled(state: IronState, deck: int) -> list[int]:
    """The cards whose place on top of a deck is settled, the uppermost first."""
    decks = board_of(state).card_deck
    return [card for card in state.tops if decks[card] == deck]


def top(state: IronState, deck: int) -> int:
    """The uppermost card of a deck where it is settled, else -1."""
    return next(iter(settled(state, deck)), -1)


def decks_left(state: IronState, board: Board, side: int) -> list[int]:
    """STAT-03 The decks of a side that are not empty."""
    there = {board.card_deck[card] for card, where in enumerate(state.card) if where == IN_DECK}
    return [deck for deck in board.decks[side] if deck in there]


def known_by(state: IronState, card: int) -> int:
    """The mask of the seats that know a settled card."""
    sides = state.seen[state.tops.index(card)]
    return EVERYONE if sides == BOTH else mask_of(seat for seat, side in enumerate(state.sides) if sides >> side & 1)


def _read(state: IronState, card: int, out: Out) -> int:
    """A settled card comes to light for somebody: the others' undo ends here."""
    known = known_by(state, card)
    return card if known == EVERYONE else consult(card, known, out)


def _next(state: IronState, deck: int, rule: str, audience: int = EVERYONE) -> Decision:
    """Chance: which of the cards that lie nowhere in particular is the next."""
    cards = [card for card in left(state, deck) if card not in state.tops]
    purpose = _DRAW if audience == EVERYONE else _PEEK
    outcomes = [DRAWN[card] for card in cards]
    return Decision(CHANCES, CHANCE, outcomes, purpose, rule, weights=[1] * len(cards), audience=audience)


def _lift(state: IronState, card: int) -> None:
    """A card leaves its deck for the headquarters."""
    if card in state.tops:
        place = state.tops.index(card)
        del state.tops[place], state.seen[place]
    state.card[card] = HEADQUARTERS


class Drawing(Frame[IronState], frozen=True, tag="drawing"):
    """STAT-01 A side draws one card of a deck, face up; STAT-02 with ``cross`` its red cross allows one more."""

    side: int
    deck: int
    cross: bool = False

    def advance(self, state: IronState, out: Out) -> bool:
        card = top(state, self.deck)
        if card >= 0:
            self._draw(state, _read(state, card, out), out)
        elif left(state, self.deck):
            return False
        else:  # STAT-03
            state.stack.pop()
        return True

    def decide(self, state: IronState) -> Decision:
        return _next(state, self.deck, "STAT-01")

    def settle(self, state: IronState, outcome: Action, detail: int, out: Out) -> None:
        assert isinstance(outcome, Drawn)
        self._draw(state, outcome.card, out)

    def _draw(self, state: IronState, card: int, out: Out) -> None:
        board = board_of(state)
        state.stack.pop()
        _lift(state, card)
        out.append(CardDrawn(self.side, card))
        if self.cross and board.cards[card].cross and decks_left(state, board, self.side):
            state.stack.append(DrawingAgain(self.side))


class DrawingAgain(Frame[IronState], frozen=True, tag="drawing_again"):
    """STAT-02 After a red cross: one more card, from any of the side's decks, or none."""

    side: int

    def decide(self, state: IronState) -> Decision:
        found: list[Action] = [DRAW[deck] for deck in decks_left(state, board_of(state), self.side)]
        return Decision(ONE, state.seat_of(self.side), [*found, DONE], _AGAIN, "STAT-02")

    def take(self, state: IronState, action: Action, out: Out) -> None:
        state.stack.pop()
        if isinstance(action, Draw):
            state.stack.append(Drawing(self.side, action.deck))


class Peeking(Frame[IronState], frozen=True, tag="peeking"):
    """OPS-05 A side looks at the top cards of a deck in secret; they stay where they are."""

    side: int
    deck: int
    count: int
    rule: str = "OPS-05"
    done: int = 0

    def advance(self, state: IronState, out: Out) -> bool:
        cards = settled(state, self.deck)
        if self.done == self.count or self.done == len(left(state, self.deck)):
            state.stack.pop()
        elif self.done < len(cards):
            card = cards[self.done]
            place = state.tops.index(card)
            if not state.seen[place] >> self.side & 1:
                self._show(state, _read(state, card, out), out)
                state.seen[place] |= 1 << self.side
            state.stack[-1] = structs.replace(self, done=self.done + 1)
        else:
            return False
        return True

    def decide(self, state: IronState) -> Decision:
        return _next(state, self.deck, self.rule, mask_of(seats_of(state, self.side)))

    def settle(self, state: IronState, outcome: Action, detail: int, out: Out) -> None:
        assert isinstance(outcome, Drawn)
        state.tops.append(outcome.card)
        state.seen.append(1 << self.side)
        self._show(state, outcome.card, out)
        state.stack[-1] = structs.replace(self, done=self.done + 1)

    def _show(self, state: IronState, card: int, out: Out) -> None:
        out.append(CardPeeked(self.side, self.deck, card, mask_of(seats_of(state, self.side)), self.rule))


class Looking(Frame[IronState], frozen=True, tag="looking"):
    """Reconnaissance: look at the top cards of a deck, take one, put the others back in an order of one's choice.

    Whoever knew those cards no longer knows in which order they lie. ``placed`` counts the cards put back, the
    uppermost first.
    """

    seat: int
    deck: int
    count: int
    scope: int
    placed: int = LEARNING

    def hand(self, state: IronState) -> list[int]:
        """The cards looked at that are to be taken or put back."""
        return settled(state, self.deck)[max(self.placed, 0) : self.count]

    def advance(self, state: IronState, out: Out) -> bool:
        if self.placed == LEARNING:
            count = min(self.count, len(left(state, self.deck)))
            state.stack[-1] = structs.replace(self, count=count, placed=TAKING)
            state.stack.append(Peeking(state.sides[self.seat], self.deck, count, "STRAT-06"))
            return True
        if len(self.hand(state)) > 1 or (self.placed == TAKING and self.count):
            return False
        state.stack.pop()
        return True

    def decide(self, state: IronState) -> Decision:
        asked = deck_prompt("take" if self.placed == TAKING else "put-back", self.deck)
        return Decision(ONE, self.seat, [PEEK[card] for card in self.hand(state)], asked, "STRAT-06", self.scope)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        assert isinstance(action, Peek)
        side = state.sides[self.seat]
        cards = settled(state, self.deck)
        if self.placed == TAKING:
            _read(state, action.card, out)  # it will lie face up
            _lift(state, action.card)
            out.append(CardTaken(side, action.card))
            for card in cards[: self.count]:
                if card != action.card:
                    state.seen[state.tops.index(card)] = 1 << side
            state.stack[-1] = structs.replace(self, count=self.count - 1, placed=0)
            return
        places = [place for place, card in enumerate(state.tops) if card in cards]
        cards.remove(action.card)
        cards.insert(self.placed, action.card)
        known = {card: state.seen[place] for place, card in enumerate(state.tops)}
        for place, card in zip(places, cards, strict=True):
            state.tops[place], state.seen[place] = card, known[card]
        state.stack[-1] = structs.replace(self, placed=self.placed + 1)


def reshuffle(state: IronState, side: int, rng: Random) -> None:
    """The settled cards that a side (-1: an onlooker) does not know become others that it could not tell from them."""
    decks = board_of(state).card_deck
    for deck in sorted({decks[card] for card in state.tops}):
        hidden = [
            place
            for place, card in enumerate(state.tops)
            if decks[card] == deck and not (side >= 0 and state.seen[place] >> side & 1)
        ]
        known = [card for place, card in enumerate(state.tops) if place not in hidden]
        pool = [card for card in left(state, deck) if card not in known]
        for place, card in zip(hidden, rng.sample(pool, len(hidden)), strict=True):
            state.tops[place] = card

"""14.1, 14.2, 17.0 The cup and the hand: which chits a turn has, who opens it, what is drawn."""

from msgspec import structs

from grognard.games.woods.actions import DRAW, KEEP, PLAY, PUT, REACT, SWAP, WAIT, Draw, Play, Put, React, Swap
from grognard.games.woods.assets import TRAFFIC, VDH, Placing
from grognard.games.woods.board import ALLIED, CHITS, GERMAN, Board
from grognard.games.woods.events import (
    ArmyChitChosen,
    ChitDrawn,
    ChitPlayed,
    HandInCup,
    Swapped,
    prompt,
    side_arg,
)
from grognard.games.woods.rounds import (
    ALL_GERMAN,
    ARMY_CHIT,
    FIGHT,
    FIRST_REACTION,
    MOVE,
    REACTION,
    REINFORCEMENT,
    SECOND_REACTION,
    NameArmy,
    NameCommander,
    NameFormations,
    PlayedAs,
    Round,
    army_index,
)
from grognard.games.woods.schema import SIDES
from grognard.games.woods.state import WoodsState, board_of, controls
from grognard.games.woods.supply import check_supply
from grognard.kernel import CHANCE, CHANCES, ONE, Action, Consulted, Decision, Frame, Out, text

_DRAW = text("woods-roll-chit")
REACT_CHIT, HELD, SUPPLY = CHITS.index("react"), CHITS.index("a-reinf"), CHITS.index("supply")
ARMY_CHITS = (CHITS.index("5pz"), CHITS.index("6pz"))
IN_A_ROW = 2  # 14.2a
FILL, OPEN, DRAWING, SWAPPING, REACTING = range(5)


def chit_side(board: Board, chit: int) -> int:
    """Whose round a chit brings; -1 for a Supply Check (14.2c)."""
    side = board.book.chits[CHITS[chit]].side
    return SIDES.index(side) if side else -1


def fill(state: WoodsState, board: Board) -> int:
    """2.5, 17.0a The chits of the turn, 8.1c with two Supply Checks from turn 2.

    The number of army chits that the German may choose (17.0b, 17.0c).
    """
    row = board.book.turns[state.turn - 1]
    state.cup = [row.cup.get(name, 0) for name in CHITS]
    state.hand = [row.hand.get(name, 0) for name in CHITS]
    state.track = []
    state.series = 0  # 14.2a
    state.german_mc = 0
    state.reinforced = [0, 0]
    state.hidden = -1
    both = controls(state, board, GERMAN, board.st_vith) and controls(state, board, GERMAN, board.bastogne)
    return row.army_chits[both]  # 17.0b, 17.0c


def drawable(state: WoodsState, board: Board) -> list[int]:
    """14.2a, 14.2b The chits that may come now: a third of one side in a row only where no other is left in the cup."""
    there = [chit for chit, count in enumerate(state.cup) if count]
    if state.series >= IN_A_ROW:
        others = [chit for chit in there if chit_side(board, chit) != state.series_side]
        return others or there
    return there


def count_round(state: WoodsState, side: int) -> None:
    """14.2a A round of a side, in the series of them; a Supply Check neither counts nor breaks it."""
    if side >= 0:
        state.series = state.series + 1 if side == state.series_side else 1
        state.series_side = side


class Rounds(Frame[WoodsState], frozen=True, tag="rounds"):
    """4.3b The round phase of a turn: chit after chit until cup and hand are empty."""

    step: int = FILL
    drawn: int = -1  # 14.8.2a: a chit that may be swapped

    def advance(self, state: WoodsState, out: Out) -> bool:
        board = board_of(state)
        if self.step == FILL:
            state.stack[-1] = Rounds(OPEN)
            choose = fill(state, board)
            if choose == len(ARMY_CHITS):
                for chit in ARMY_CHITS:
                    state.cup[chit] = 1
            elif choose:
                state.stack.append(ArmyChit())
            return True
        if self.step == OPEN:
            if state.turn > 1:
                return False
            state.stack[-1] = Rounds(DRAWING)  # 14.3
            state.stack += [Opening(), Round(MOVE, GERMAN), Round(FIGHT, GERMAN)]
            return True
        if self.step in (SWAPPING, REACTING):
            return False
        return self._draw(state, board, out)

    def _draw(self, state: WoodsState, board: Board, out: Out) -> bool:
        if state.hand[HELD] and not any(
            count and chit_side(board, chit) == ALLIED for chit, count in enumerate(state.cup)
        ):  # 14.8.2b
            state.hand[HELD] -= 1
            state.cup[HELD] += 1
            out.append(HandInCup())
        if any(state.cup):
            if state.hidden >= 0:  # 17.0d: what can come out of the cup tells of it
                out.append(Consulted(1 << state.seat_of(GERMAN)))
            return False
        if state.hand[REACT_CHIT]:  # 14.3.1c
            self._react(state)
            return True
        state.stack.pop()
        return True

    def decide(self, state: WoodsState) -> Decision:
        board = board_of(state)
        if self.step == OPEN:
            side = state.initiative
            found = [
                PLAY[chit]
                for chit, count in enumerate(state.cup)
                if chit_side(board, chit) == side and (count or state.hand[chit])
            ]  # 5.1
            return Decision(ONE, state.seat_of(side), found, prompt("first", side=side_arg(side)), "4.3a")
        if self.step == SWAPPING:
            asked = prompt("swap", chit=CHITS.argument(self.drawn))
            return Decision(ONE, state.seat_of(ALLIED), [SWAP, KEEP], asked, "14.8.2a")
        if self.step == REACTING:
            return Decision(ONE, state.seat_of(ALLIED), [REACT, WAIT], prompt("react"), "14.3.1b")
        legal = drawable(state, board)
        return Decision(
            CHANCES, CHANCE, [DRAW[chit] for chit in legal], _DRAW, "14.1", weights=[state.cup[chit] for chit in legal]
        )

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        state.stack[-1] = Rounds(DRAWING)
        if isinstance(action, Play):
            if state.cup[action.chit]:
                state.cup[action.chit] -= 1
            else:
                state.hand[action.chit] -= 1
            out.append(ChitPlayed(state.initiative, action.chit))
            self._begin(state, action.chit, out)
        elif isinstance(action, Swap):
            state.cup[self.drawn] += 1
            state.hand[HELD] -= 1
            out.append(Swapped(self.drawn))
            self._begin(state, HELD, out)
        elif isinstance(action, React):
            self._react(state)
        elif self.step == SWAPPING:
            self._begin(state, self.drawn, out)

    def settle(self, state: WoodsState, outcome: Action, detail: int, out: Out) -> None:
        assert isinstance(outcome, Draw)
        chit = outcome.chit
        state.cup[chit] -= 1
        out.append(ChitDrawn(chit))
        if chit_side(board_of(state), chit) == ALLIED and state.hand[HELD]:
            state.stack[-1] = Rounds(SWAPPING, chit)
        else:
            self._begin(state, chit, out)

    def _react(self, state: WoodsState) -> None:
        """14.3.1b The second Reaction 3."""
        state.hand[REACT_CHIT] -= 1
        state.track.append(REACT_CHIT)
        count_round(state, ALLIED)
        state.stack.append(Round(REACTION, ALLIED, SECOND_REACTION))

    def _begin(self, state: WoodsState, chit: int, out: Out) -> None:
        """Play a chit: what it says, and on turn 1 what may follow it."""
        board = board_of(state)
        row, side = board.book.chits[CHITS[chit]], chit_side(board, chit)
        if chit == state.hidden:
            state.hidden = -1
        state.track.append(chit)
        count_round(state, side)
        if row.kind == "army":
            after = REACTING if state.hand[REACT_CHIT] else DRAWING  # 14.3.1b
            state.stack[-1] = Rounds(after)
            state.stack.append(Round(ARMY_CHIT, GERMAN, army_index(row.army)))
        elif row.kind == "all_german":
            state.stack.append(Round(ALL_GERMAN, GERMAN))
        elif row.kind == "one_army":
            state.stack.append(NameArmy())
        elif row.kind == "three_formations":
            state.stack.append(NameFormations())
        elif row.kind == "reinforcement":
            state.reinforced[side] += 1
            state.stack.append(Round(REINFORCEMENT, side))
        elif row.kind == "move_combat":
            state.stack.append(PlayedAs(side))
        elif row.kind == "patton_monty":
            state.stack.append(NameCommander())
        else:
            check_supply(state, out)


class Opening(Frame[WoodsState], frozen=True, tag="opening"):
    """14.3 Turn 1, after the two German rounds: Traffic, the first Reaction 3, von der Heydte."""

    step: int = 0

    def advance(self, state: WoodsState, out: Out) -> bool:
        state.stack[-1] = structs.replace(self, step=self.step + 1)
        if self.step == 0:
            state.stack.append(Placing(TRAFFIC))  # 12.8
        elif self.step == 1:
            count_round(state, ALLIED)
            state.stack.append(Round(REACTION, ALLIED, FIRST_REACTION))
        elif self.step == 2:
            state.stack.append(Placing(VDH))  # 12.7a
        else:
            state.stack.pop()
        return True


class ArmyChit(Frame[WoodsState], frozen=True, tag="army_chit"):
    """17.0b, c The German puts one of his army chits into the cup; 17.0d the other side does not see which."""

    def decide(self, state: WoodsState) -> Decision:
        found = [PUT[chit] for chit in ARMY_CHITS]
        return Decision(ONE, state.seat_of(GERMAN), found, prompt("army-chit"), "17.0b")

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        assert isinstance(action, Put)
        state.stack.pop()
        state.cup[action.chit] = 1
        state.hidden = action.chit
        out.append(ArmyChitChosen(action.chit, state.seat_of(GERMAN)))

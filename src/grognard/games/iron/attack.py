"""11 An attack on a unit, 12 combined fire: aiming, the cards before the dice, the dice."""

from msgspec.structs import replace

from grognard.games.iron.actions import (
    ACCEPT,
    GUNS_ONLY,
    KEEP,
    NORMAL,
    REFUSE,
    SHELL,
    SPEND,
    SUPPRESS,
    TARGET,
    WHOLE,
    WITH,
    WITH_GUNS,
    Accept,
    GunsOnly,
    Shell,
    Spend,
    Suppress,
    Target,
    Whole,
    With,
    WithGuns,
)
from grognard.games.iron.area import Shelling, shell_hexes
from grognard.games.iron.board import PLAYERS, SIDE, SQUAD, Board
from grognard.games.iron.cards_in_play import discard, in_play
from grognard.games.iron.concealed import reveal_firers
from grognard.games.iron.damage import Defending, TakingCover
from grognard.games.iron.dice import roll, rolled
from grognard.games.iron.events import AttackMade, CardSpent, Fired, Supported, unit_prompt
from grognard.games.iron.firepower import (
    CONCENTRATED,
    MOVING,
    OPPORTUNITY,
    Shot,
    attack_of,
    defence_of,
    need_of,
    shots,
    supporters,
    targets,
)
from grognard.games.iron.loads import ALL, GUNS, LOADS, LONG, MG
from grognard.games.iron.schema import AmmunitionStep, BeastStep
from grognard.games.iron.state import (
    FATIGUED,
    IronState,
    board_of,
    has_officer,
    seat_for,
)
from grognard.kernel import ONE, Action, Decision, Frame, Out, text

_BLACK = text("iron-roll-attack")
_STRIKE = text("iron-roll-strike")
RULES = ("ACT-08", "ACT-10", "OPF-02")  # of the modes


def ways(state: IronState, board: Board, unit: int, target: int, mode: int) -> list[Shot]:
    """How the leader may attack: TGT-11 fire and movement never at long range."""
    return [shot for shot in shots(state, board, unit, target) if mode != MOVING or shot.band < LONG]


class Aiming(Frame[IronState], frozen=True, tag="aiming"):
    """ATK-01 The leader's target, its figures, who supports, and the type of the attack."""

    leader: int
    mode: int
    target: int = -1
    arms: int = -1
    support: tuple[int, ...] = ()  # unit * 2 + arms
    refused: tuple[int, ...] = ()  # TEAM-11: units whose commander will not support

    def advance(self, state: IronState, out: Out) -> bool:
        if self.target >= 0 and self.arms < 0:
            found = ways(state, board_of(state), self.leader, self.target, self.mode)
            if len(found) == 1:
                state.stack[-1] = replace(self, arms=found[0].arms)
                return True
        return False

    def decide(self, state: IronState) -> Decision:
        board, leader = board_of(state), self.leader
        seat = seat_for(state, leader)
        if self.target < 0:
            found: list[Action] = [TARGET[unit] for unit in targets(state, board, leader, self.mode)]
            if self.mode == CONCENTRATED:
                found += [SHELL[hex_] for hex_ in shell_hexes(state, board, leader)]  # FIG-11
            return Decision(ONE, seat, found, unit_prompt("aim", leader), RULES[self.mode], leader)
        asked = unit_prompt("attack", self.target)
        if self.arms < 0:
            return Decision(ONE, seat, (WHOLE, GUNS_ONLY), asked, "TGT-05", leader)
        found = []
        for unit, fire in self.others(state, board):
            found += [(WITH_GUNS if shot.arms == GUNS else WITH)[unit] for shot in fire]
        found.append(NORMAL)
        if SQUAD[self.target]:  # ATK-07, OPF-07
            found.append(SUPPRESS)
        return Decision(ONE, seat, found, asked, "ATK-07", leader, rest=True)

    def others(self, state: IronState, board: Board) -> list[tuple[int, list[Shot]]]:
        chosen = tuple(code >> 1 for code in self.support) + self.refused
        found = supporters(state, board, self.leader, self.target, self.mode, chosen)
        if len(state.sides) == PLAYERS:
            return found
        mine = state.division[self.leader]
        return [
            (unit, fire)
            for unit, fire in found
            if state.division[unit] == mine or self.allied(state) or state.command[SIDE[self.leader]]
        ]

    def allied(self, state: IronState) -> bool:
        """TEAM-11 Whether the partner's units may support for nothing: an officer is there, or it is paid for."""
        leader = self.leader
        if has_officer(state, SIDE[leader], state.where[leader]):
            return True
        return any(state.division[code >> 1] != state.division[leader] for code in self.support)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        if isinstance(action, Target):
            state.stack[-1] = replace(self, target=action.unit)
        elif isinstance(action, Shell):
            state.stack[-1] = Shelling(self.leader, action.hex)
        elif isinstance(action, Whole | GunsOnly):
            state.stack[-1] = replace(self, arms=GUNS if isinstance(action, GunsOnly) else ALL)
        elif isinstance(action, With | WithGuns):
            code = 2 * action.unit + (GUNS if isinstance(action, WithGuns) else ALL)
            if len(state.sides) > PLAYERS and state.division[action.unit] != state.division[self.leader]:
                state.stack.append(Consent(self.leader, code))
            else:
                self.join(state, code)
        else:
            firers = (self.leader, *(code >> 1 for code in self.support))
            declare(state, firers, out)
            suppressive = isinstance(action, Suppress)
            state.stack[-1] = Volley(self.leader, self.target, self.arms, self.support, self.mode, suppressive)

    def join(self, state: IronState, code: int) -> None:
        state.stack[-1] = replace(self, support=tuple(sorted((*self.support, code))))


def declare(state: IronState, firers: tuple[int, ...], out: Out) -> None:
    """CONC-06 On declaration; OPS-03 Camouflage waits for the hits."""
    if state.hidden and "camouflage" not in board_of(state).ops[SIDE[firers[0]]]:
        reveal_firers(state, firers, out)


class Consent(Frame[IronState], frozen=True, tag="consent"):
    """TEAM-11 The partner decides whether its unit supports; the team pays 1 command unless an officer is there."""

    leader: int
    code: int

    def decide(self, state: IronState) -> Decision:
        unit = self.code >> 1
        return Decision(
            ONE, seat_for(state, unit), (ACCEPT, REFUSE), unit_prompt("consent", unit), "TEAM-11", self.leader
        )

    def take(self, state: IronState, action: Action, out: Out) -> None:
        state.stack.pop()
        below = state.stack[-1]
        if isinstance(action, Accept):
            if not below.allied(state):
                state.command[SIDE[self.leader]] -= 1
            below.join(state, self.code)
            out.append(Supported(self.code >> 1, self.leader))
        else:
            state.stack[-1] = replace(below, refused=(*below.refused, self.code >> 1))


# --- the dice ---------------------------------------------------------------------------------------------------------


class Volley(Frame[IronState], frozen=True, tag="volley"):
    """ATK-01 Steps 3 to 5: the cards of both, the black dice, then the defender."""

    leader: int
    target: int
    arms: int
    support: tuple[int, ...]
    mode: int
    suppressive: bool
    bonus: int = 0  # of cards, for the leader
    cover: int = 0  # of cards, for the target
    spent: bool = False  # the leader's cards were asked for
    asked: bool = False  # and the target's

    def cards(self, state: IronState) -> list[int]:
        """Extra Ammunition, and Take Down the Beast where a squad leads against a heavy vehicle.

        STRAT-17: not for a leader that is still concealed (OPS-03).
        """
        board, seat = board_of(state), seat_for(state, self.leader)
        if self.leader in state.hidden:
            return []
        found = in_play(state, board, seat, AmmunitionStep)
        if SQUAD[self.leader] and board.heavy[self.target]:
            found += in_play(state, board, seat, BeastStep)
        return found

    def covered(self, bonus: int) -> "Volley":
        return replace(self, cover=bonus, asked=True)

    def advance(self, state: IronState, out: Out) -> bool:
        if self.spent and self.asked:
            return False
        leads = state.initiative == SIDE[self.leader]  # TIME-05: the holder of the initiative first
        if not self.asked and (self.spent or not leads):
            state.stack.append(TakingCover(self.target))
        elif self.cards(state):
            return False
        else:
            state.stack[-1] = replace(self, spent=True)
        return True

    def decide(self, state: IronState) -> Decision:
        board, leader = board_of(state), self.leader
        if not self.spent:
            found = [*(SPEND[card] for card in self.cards(state)), KEEP]
            asked = unit_prompt("spend-card", leader)
            return Decision(ONE, seat_for(state, leader), found, asked, "STRAT-14", leader)
        attack = attack_of(state, board, leader, self.arms, self.target, self.mode, self.support, self.bonus)
        return roll(attack.dice, need_of(board, attack.band), _BLACK, "ATK-08", leader, rest=True)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        if not isinstance(action, Spend):
            state.stack[-1] = replace(self, spent=True)
            return
        board = board_of(state)
        discard(state, action.card)
        out.append(CardSpent(action.card, self.leader))
        bonus = sum(
            step.amount for step in board.cards[action.card].steps if isinstance(step, AmmunitionStep | BeastStep)
        )
        state.stack[-1] = replace(self, bonus=self.bonus + bonus)

    def settle(self, state: IronState, outcome: Action, detail: int, out: Out) -> None:
        board, leader, target = board_of(state), self.leader, self.target
        attack = attack_of(state, board, leader, self.arms, target, self.mode, self.support, self.bonus)
        need = need_of(board, attack.band)
        successes, faces = rolled(attack.dice, need, outcome, detail)
        firers = (leader, *(code >> 1 for code in self.support))
        where = tuple(state.where[unit] for unit in firers)
        out.append(
            AttackMade(
                target, state.where[target], firers, where, attack.dice, need, successes, faces, self.suppressive
            )
        )
        dice = defence_of(state, board, target, self.suppressive, flames=attack.flames, bonus=self.cover)
        tire(state, leader, self.arms, self.mode)
        for code in self.support:
            tire(state, code >> 1, code & 1, self.mode)
        shown = tuple(unit for unit in firers if unit in state.hidden)
        state.stack[-1] = Defending(target, successes, dice, self.suppressive, firers=shown)


def tire(state: IronState, unit: int, arms: int, mode: int) -> None:
    """COMB-07, OPF-08, TGT-06 Who took part is fatigued; FIG-08 not a squad that op fired with its machine guns only.

    In fire and movement and in its own concentrated fire the activation itself fatigues the leader (ACT-06).
    """
    if mode == OPPORTUNITY:
        state.fired.append(unit)  # OPF-06
        if SQUAD[unit] and arms == GUNS and LOADS[state.load[unit]][MG]:
            return
    if mode != MOVING:
        state.acts[unit] = FATIGUED


class Strike(Frame[IronState], frozen=True, tag="strike"):
    """STRAT-10 An attack of a card on one unit: so many dice, which hit on so much."""

    target: int
    dice: int
    need: int
    cover: str  # full, none, terrain
    seat: int  # of the card
    attacker_chooses: bool = False
    bonus: int = 0  # Take Cover
    asked: bool = False

    def covered(self, bonus: int) -> "Strike":
        return replace(self, bonus=bonus, asked=True)

    def advance(self, state: IronState, out: Out) -> bool:
        if self.asked:
            return False
        state.stack.append(TakingCover(self.target))
        return True

    def decide(self, state: IronState) -> Decision:
        return roll(self.dice, self.need, _STRIKE, "STRAT-10", self.target)

    def settle(self, state: IronState, outcome: Action, detail: int, out: Out) -> None:
        board, target = board_of(state), self.target
        successes, faces = rolled(self.dice, self.need, outcome, detail)
        out.append(Fired(target, state.where[target], self.dice, self.need, successes, faces, suppressive=False))
        dice = self.bonus
        if self.cover == "full":
            dice = defence_of(state, board, target, suppressive=False, bonus=self.bonus)
        elif self.cover == "terrain":
            dice += board.cover[state.where[target]]
        chooser = self.seat if self.attacker_chooses else -1
        state.stack[-1] = Defending(target, successes, dice, suppressive=False, chooser=chooser)

"""11.0 Combat: who attacks what, support, the table, and what comes of it."""

from msgspec import structs

from grognard.games.woods.actions import (
    ADVANCE,
    ATTACK,
    CONVERT,
    DIE,
    DOUBLE,
    END,
    FALL_BACK,
    JOIN,
    KEEP,
    PLUS,
    READY,
    STAND,
    STOP,
    STRIKE,
    SUPPORT,
    Advance,
    Attack,
    Convert,
    Die,
    Double,
    Join,
    Plus,
    Stand,
    Support,
)
from grognard.games.woods.board import ALLIED, ALLIES, CLOSED, FOREST, GERMAN, MAJOR, WOODS, Board
from grognard.games.woods.boundaries import barred
from grognard.games.woods.bridges import EVEN, HeldBridges
from grognard.games.woods.entering import cross_meuse, enter, lose
from grognard.games.woods.events import (
    Advanced,
    AttackBegan,
    Converted,
    Resolved,
    Stood,
    Supported,
    hex_prompt,
    prompt,
    side_arg,
)
from grognard.games.woods.losses import Losses
from grognard.games.woods.ratio import BELOW, Battle, column, die_parts, result
from grognard.games.woods.retreat import Retreats
from grognard.games.woods.stacking import Stacking, fits
from grognard.games.woods.state import (
    ACTIVE,
    ATTACKED,
    AWAY,
    DEFENDED,
    MOVED,
    USED,
    WoodsState,
    board_of,
    side_of,
    units_in,
)
from grognard.games.woods.supply import is_oos
from grognard.games.woods.support import support_strength, usable
from grognard.games.woods.zoc import refresh
from grognard.kernel import CHANCE, CHANCES, ONE, Action, Decision, Frame, Out, text

# Who may attack in a round: nobody, every active unit, active armour, active armour that has not moved (14.4b)
NOBODY, EVERYONE, ARMOUR_ONLY, RESTED_ARMOUR = range(4)
NEBELWERFER_BACK = 2  # 12.2g: turns later
_ROLL = text("woods-roll-attack")
_ATTACKS = (prompt("attacks", side="@side-german"), prompt("attacks", side="@side-allied"))


# --- who attacks ------------------------------------------------------------------------------------------------------


def cannot_attack(state: WoodsState, board: Board, unit: int, who: int) -> str:
    """The rule by which a unit makes no attack in this round, or nothing."""
    flags, steps = state.flags[unit], state.steps[unit]
    if not flags & ACTIVE:
        return "11.1a"
    if who in (ARMOUR_ONLY, RESTED_ARMOUR) and not board.armour[unit][steps]:
        return "14.4b" if who == RESTED_ARMOUR else "14.5a"
    if who == RESTED_ARMOUR and flags & MOVED:
        return "14.4b"
    if flags & ATTACKED:
        return "11.2b"
    if not board.attack[unit][steps]:
        return "11.2a"
    return "11.2d" if is_oos(state, unit) else ""


def no_attack_across(state: WoodsState, board: Board, origin: int, hex_: int) -> bool:
    """10.6e An unbridged major river: the only hexside that nobody attacks across."""
    edge = board.edge[origin, hex_]
    return edge.river == MAJOR and edge.bridge < 0


def was_attacked(state: WoodsState, hex_: int) -> bool:
    """11.2b Whether a unit in a hex has been attacked in this round."""
    return any(state.flags[unit] & DEFENDED for unit in units_in(state, hex_))


def assailable(state: WoodsState, board: Board, unit: int) -> list[int]:
    """11.1b The hexes that a unit may attack."""
    german, origin = unit < ALLIES, state.where[unit]
    found = []
    for edge in board.edges[origin]:
        occupant = state.first[edge.hex]
        if occupant < 0 or (occupant < ALLIES) == german:
            continue
        if not no_attack_across(state, board, origin, edge.hex) and not was_attacked(state, edge.hex):
            found.append(edge.hex)
    return found


class Attacks(Frame[WoodsState], frozen=True, tag="attacks"):
    """11.1e The active player makes attack after attack, each resolved before the next; 7.3h none is forced."""

    who: int

    def attackers(self, state: WoodsState, board: Board) -> dict[int, list[int]]:
        """Hex -> the units that may attack it."""
        found: dict[int, list[int]] = {}
        if not state.left:  # 14.3.1b
            return found
        for unit in board.roster[state.active]:
            if state.where[unit] < 0 or not state.flags[unit] & ACTIVE:
                continue
            hexes = assailable(state, board, unit)
            if hexes and not cannot_attack(state, board, unit, self.who):
                for hex_ in hexes:
                    found.setdefault(hex_, []).append(unit)
        return found

    def advance(self, state: WoodsState, out: Out) -> bool:
        if self.who != NOBODY and self.attackers(state, board_of(state)):
            return False
        state.stack.pop()
        return True

    def decide(self, state: WoodsState) -> Decision:
        found: list[Action] = [ATTACK[hex_] for hex_ in sorted(self.attackers(state, board_of(state)))]
        return Decision(ONE, state.seat_of(state.active), [*found, END], _ATTACKS[state.active], "11.1e")

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        if isinstance(action, Attack):
            state.stack.append(Muster(action.hex, self.who))
        else:
            state.stack.pop()


class Muster(Frame[WoodsState], frozen=True, tag="muster"):
    """11.3.1a The attacker names all units that attack the hex."""

    hex: int
    who: int
    attackers: tuple[int, ...] = ()

    def others(self, state: WoodsState) -> list[int]:
        """The units that may still join."""
        board = board_of(state)
        if 0 <= state.left <= len(self.attackers):  # 14.3.1b
            return []
        found = []
        for edge in board.edges[self.hex]:
            if no_attack_across(state, board, edge.hex, self.hex):
                continue
            for unit in units_in(state, edge.hex):
                if side_of(unit) == state.active and unit not in self.attackers:
                    if not cannot_attack(state, board, unit, self.who):
                        found.append(unit)
        return sorted(found)

    def decide(self, state: WoodsState) -> Decision:
        found: list[Action] = [JOIN[unit] for unit in self.others(state)]
        if self.attackers:
            found.append(STRIKE)
        asked, ready = hex_prompt("muster", self.hex), bool(self.attackers)
        return Decision(ONE, state.seat_of(state.active), found, asked, "11.3.1a", self.hex, rest=ready)

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        if isinstance(action, Join):
            state.stack[-1] = Muster(self.hex, self.who, tuple(sorted((*self.attackers, action.unit))))
            return
        board, hex_ = board_of(state), self.hex
        for unit in self.attackers:
            state.flags[unit] |= ATTACKED
            if state.active == GERMAN:
                cross_meuse(state, board, state.where[unit], hex_, out)  # 10.6.4b
        if state.left > 0:
            state.left -= len(self.attackers)
        defenders = tuple(units_in(state, hex_))
        for unit in defenders:
            state.flags[unit] |= DEFENDED
        out.append(AttackBegan(state.active, hex_, self.attackers))
        crossed = {board.edge[state.where[unit], hex_].bridge for unit in self.attackers}
        bridges = tuple(bridge for bridge in sorted(crossed) if bridge >= 0 and not state.bridge[bridge])
        state.stack[-1] = Engagement(hex_, self.attackers, defenders, bridges=bridges)


# --- the sequence of an attack ----------------------------------------------------------------------------------------

# The steps of an attack
(
    ATTACKER_SUPPORT, DEFENDER_SUPPORT, THROW, CHANGE, ATTACKER_LOSS, DEFENDER_LOSS, STANDING, RETREAT, CROWD, BRIDGES,
    ADVANCING, OVER,
) = range(12)  # fmt: skip
RETREATS = ("DR", "DR*")
ATTACKER_LOSES, DEFENDER_LOSES = ("AL1", "BL1"), ("BL1", "DR*")


class Engagement(Frame[WoodsState], frozen=True, tag="engagement"):
    """11.3 An attack, step by step."""

    hex: int
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    step: int = ATTACKER_SUPPORT
    attacking: tuple[tuple[int, int], ...] = ()  # assets and the strength that they add
    defending: tuple[tuple[int, int], ...] = ()
    plus: bool = False  # 16.1
    result: str = ""
    bridges: tuple[int, ...] = ()  # intact ones, attacked across (10.6.1c)

    def battle(self) -> Battle:
        return Battle(self.hex, self.attackers, self.defenders, self.attacking, self.defending, self.plus)

    def defender(self) -> int:
        return side_of(self.defenders[0])

    def holders(self, state: WoodsState) -> tuple[int, ...]:
        """The defenders that are still in the hex."""
        return tuple(unit for unit in self.defenders if state.where[unit] == self.hex)

    def may_convert(self, state: WoodsState) -> bool:
        """11.3.3d Only in the combat round that opens the game."""
        opening = state.turn == 1 and not state.track and state.active == GERMAN
        return opening and self.result in RETREATS

    def stalwarts(self, state: WoodsState) -> list[int]:
        """11.4.1a The Allied airborne units, 11.4.1b still there, that may take a loss so that nobody retreats."""
        board = board_of(state)
        if not board.settlement[self.hex] and board.terrain[self.hex] not in (WOODS, FOREST):
            return []
        return [unit for unit in self.holders(state) if board.airborne[unit] and side_of(unit) == ALLIED]

    def advance(self, state: WoodsState, out: Out) -> bool:
        step, board = self.step, board_of(state)
        if step == THROW and column(state, board, self.battle()) != BELOW:
            return False
        if step == CHANGE and self.may_convert(state):
            return False
        if step == STANDING and self.result in RETREATS and self.stalwarts(state):
            return False
        if step == ADVANCING and self.advancers(state):
            return False
        state.stack[-1] = structs.replace(self, step=step + 1)
        if step in (ATTACKER_SUPPORT, DEFENDER_SUPPORT):
            attacking = step == ATTACKER_SUPPORT
            if usable(state, board, self.battle(), attacking) or (attacking and self.may_add(state, board)):
                state.stack.append(Backing(attacking))
        elif step == THROW:
            self._read(state, 0, out)
        elif step == ATTACKER_LOSS:
            if self.result in ATTACKER_LOSES:  # 11.1c: of those that attack
                state.stack.append(Losses(1 - self.defender(), self.attackers, 1, "11.3.3b"))
        elif step == DEFENDER_LOSS:
            if self.result in DEFENDER_LOSES:  # 11.1c: of all that defend
                state.stack.append(Losses(self.defender(), self.holders(state), 1, "11.3.3b"))
        elif step == RETREAT:
            if self.result in RETREATS and self.holders(state):
                state.stack.append(Retreats(self.hex, self.defender(), self.holders(state)))
        elif step == CROWD:
            state.stack.append(Stacking(self.defender()))
        elif step == BRIDGES:
            standing = tuple(bridge for bridge in self.bridges if not state.bridge[bridge])
            if standing and self.holders(state):
                state.stack.append(HeldBridges(self.defender(), standing))
        elif step == OVER:
            state.stack.pop()
        return True

    def may_add(self, state: WoodsState, board: Board) -> bool:
        """16.1 Whether the German may add two to this die."""
        return board.plus_two and state.active == GERMAN and state.turn <= 2 and state.plus_used != state.turn

    def decide(self, state: WoodsState) -> Decision:
        hex_ = self.hex
        if self.step == THROW:
            return Decision(CHANCES, CHANCE, DIE, _ROLL, "11.3.3a", hex_, weights=EVEN)
        if self.step == CHANGE:
            return Decision(ONE, state.seat_of(GERMAN), [CONVERT, KEEP], hex_prompt("convert", hex_), "11.3.3d", hex_)
        if self.step == STANDING:
            stands: list[Action] = [STAND[unit] for unit in self.stalwarts(state)]
            asked = hex_prompt("stand", hex_)
            return Decision(ONE, state.seat_of(ALLIED), [*stands, FALL_BACK], asked, "11.4.1a", hex_)
        found: list[Action] = [ADVANCE[unit] for unit in self.advancers(state)]
        return Decision(ONE, state.seat_of(state.active), [*found, STOP], hex_prompt("advance", hex_), "11.5a", hex_)

    def settle(self, state: WoodsState, outcome: Action, detail: int, out: Out) -> None:
        assert isinstance(outcome, Die)
        state.stack[-1] = structs.replace(self, step=CHANGE)
        self._read(state, outcome.face + 1, out)

    def _read(self, state: WoodsState, die: int, out: Out) -> None:
        """11.3.3a The table."""
        board, battle = board_of(state), self.battle()
        at = column(state, board, battle)
        bonus = sum(part.value for part in die_parts(state, board, battle)) if die else 0
        found = result(board, at, die, bonus)
        head = board.tables.crt.columns[at] if at != BELOW else "below"
        out.append(Resolved(self.hex, head, die, bonus, found))
        state.stack[-1] = structs.replace(state.stack[-1], result=found)

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        if isinstance(action, Advance):
            self._advance(state, action.unit, out)
            return
        state.stack[-1] = structs.replace(self, step=self.step + 1)
        if isinstance(action, Convert):
            state.stack[-1] = structs.replace(self, step=self.step + 1, result="BL1")
            out.append(Converted())
        elif isinstance(action, Stand):
            state.stack[-1] = structs.replace(self, step=CROWD)
            out.append(Stood(action.unit))
            lose(state, action.unit, 1, "11.4.1a", out)

    # --- 11.5 advance -------------------------------------------------------------------------------------------------

    def advancers(self, state: WoodsState) -> list[int]:
        """11.5 The attackers that may enter the empty hex."""
        if any(side_of(unit) == self.defender() for unit in units_in(state, self.hex)):
            return []
        board = board_of(state)
        return [
            unit
            for unit in self.attackers
            if state.where[unit] >= 0 and state.where[unit] != self.hex and not no_advance(state, board, unit, self.hex)
        ]

    def _advance(self, state: WoodsState, unit: int, out: Out) -> None:
        board = board_of(state)
        enter(state, board, unit, self.hex, out, overrun="12.4.4b")
        out.append(Advanced(unit, self.hex))
        refresh(state, state.active)


def no_advance(state: WoodsState, board: Board, unit: int, hex_: int) -> str:
    """The rule by which an attacker may not enter the hex that it attacked, or nothing."""
    origin = state.where[unit]
    edge = board.edge[origin, hex_]
    whole = edge.bridge < 0 or not state.bridge[edge.bridge]
    if board.motorized[unit]:
        cost = edge.motorized if whole else edge.motorized_broken
        if cost >= CLOSED and not (edge.road and whole):
            return "11.1d" if board.terrain[hex_] == FOREST else "11.5b"
    elif (edge.infantry if whole else edge.infantry_broken) >= CLOSED:
        return "11.5b"
    return barred(state, board, unit, origin, hex_) or fits(state, board, unit, hex_)


class Backing(Frame[WoodsState], frozen=True, tag="backing"):
    """11.3.1a A side names the assets that support its units in the attack below."""

    attacking: bool

    def decide(self, state: WoodsState) -> Decision:
        board, fight = board_of(state), state.stack[-2]
        found: list[Action] = []
        for asset in usable(state, board, fight.battle(), self.attacking):
            found.append(SUPPORT[asset])
            if board.assets[asset].kind == "nebelwerfer":
                found.append(DOUBLE[asset])  # 12.2g
        if self.attacking and fight.may_add(state, board) and not fight.plus:
            found.append(PLUS)
        side = self._side(fight)
        asked = prompt("support", side=side_arg(side))
        return Decision(ONE, state.seat_of(side), [*found, READY], asked, "11.3.1a", fight.hex, rest=True)

    def _side(self, fight: Engagement) -> int:
        return 1 - fight.defender() if self.attacking else fight.defender()

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        board, fight = board_of(state), state.stack[-2]
        if isinstance(action, Support | Double):
            asset = action.asset
            strength = support_strength(board, asset, fight.hex)
            state.asset[asset] = USED
            rule = "12.2b" if self._side(fight) == GERMAN else "12.3a"
            if isinstance(action, Double):
                strength *= 2
                state.asset[asset] = AWAY
                state.back[asset] = state.turn + NEBELWERFER_BACK
                rule = "12.2g"
            out.append(Supported(asset, strength, rule))
            both = (asset, strength)
            if self.attacking:
                state.stack[-2] = structs.replace(fight, attacking=(*fight.attacking, both))
            else:
                state.stack[-2] = structs.replace(fight, defending=(*fight.defending, both))
        elif isinstance(action, Plus):
            state.plus_used = state.turn
            state.stack[-2] = structs.replace(fight, plus=True)
        else:
            state.stack.pop()

    def advance(self, state: WoodsState, out: Out) -> bool:
        fight, board = state.stack[-2], board_of(state)
        more = self.attacking and fight.may_add(state, board) and not fight.plus
        if more or usable(state, board, fight.battle(), self.attacking):
            return False
        state.stack.pop()
        return True

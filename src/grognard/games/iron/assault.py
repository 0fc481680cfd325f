"""13 Assault: who takes part, the three rolls, losses, retreat and advance."""

from msgspec.structs import replace

from grognard.games.iron.actions import (
    BEGIN,
    DONE,
    DROP,
    FOLLOW,
    HIT,
    KEEP,
    RETREAT,
    REVEAL,
    SPEND,
    STAY_OUT,
    WITH,
    Drop,
    Follow,
    Hit,
    Retreat,
    Reveal,
    Spend,
    With,
)
from grognard.games.iron.attack import Consent
from grognard.games.iron.board import FLAMETHROWER, MEDIC, PLAYERS, ROSTER, SIDE, SQUAD, Board
from grognard.games.iron.cards_in_play import discard, in_play
from grognard.games.iron.concealed import reveal, reveal_firers, reveal_seen
from grognard.games.iron.damage import cut_down, destroy, hurt, suffer
from grognard.games.iron.dice import roll, rolled
from grognard.games.iron.events import (
    AdvancedInto,
    AssaultBegan,
    AssaultFailed,
    AssaultRolled,
    AssaultWon,
    CardSpent,
    Conditioned,
    HeldTheLine,
    Mined,
    Retreated,
    hex_prompt,
    unit_prompt,
)
from grognard.games.iron.firepower import Sum, half, uses
from grognard.games.iron.loads import ALL, COUNT
from grognard.games.iron.loads import HEAVY as HEAVY_WEAPON
from grognard.games.iron.schema import HoldStep
from grognard.games.iron.state import (
    DESTROYED,
    DISRUPTED,
    FATIGUED,
    HEAVY,
    PINNED,
    STEADY,
    IronState,
    board_of,
    has_officer,
    put,
    seat_for,
    units_in,
)
from grognard.kernel import ONE, Action, Decision, Frame, Out, text

_ATTACK = text("iron-roll-assault")
_COVER = text("iron-roll-assault-cover")
_RETURN = text("iron-roll-assault-return")
_MINES = text("iron-roll-mines")


# --- who may ----------------------------------------------------------------------------------------------------------


def storm_halvings(state: IronState, unit: int, hex_: int, supporting: bool = False) -> list[str]:
    """MOD-03 What halves a squad that assaults a hex; FORT-22 smoke that it comes from does not."""
    here, found = state.where[unit], []
    if supporting:
        found.append("ASLT-07")
    if here in state.wire:
        found.append("ASLT-27")
    if here in state.mines:
        found.append("FORT-17")
    if hex_ in state.smoke:
        found.append("FORT-24")
    return found


def stormable(state: IronState, board: Board, side: int, hex_: int) -> bool:
    """ASLT-02, ASLT-03, ASLT-05 An enemy in sight is there, and none in a heavy vehicle."""
    enemies = [unit for unit in units_in(state, 1 - side, hex_) if unit not in state.hidden]
    return bool(enemies) and not any(board.heavy[unit] for unit in enemies)


def assaultable(state: IronState, board: Board, unit: int) -> list[int]:
    """The hexes that a squad may assault; ASLT-04 not across a cliff."""
    here, side = state.where[unit], SIDE[unit]
    return [
        hex_
        for hex_ in board.near[here]
        if stormable(state, board, side, hex_)
        and not cliff(board, here, hex_)
        and len(storm_halvings(state, unit, hex_)) <= 1
    ]


def cliff(board: Board, a: int, b: int) -> bool:
    """TERR-11."""
    return abs(board.level[a] - board.level[b]) >= board.book.terrain.cliff


def storm_supporters(state: IronState, board: Board, unit: int, hex_: int, chosen: tuple[int, ...]) -> list[int]:
    """ASLT-01, ASLT-06 Steady squads without heavy weapons next to the hex, in any state of activation."""
    near = board.next_to[hex_]
    return [
        other
        for other in ROSTER[SIDE[unit]]
        if SQUAD[other]
        and state.where[other] >= 0
        and near >> state.where[other] & 1
        and other != unit
        and other not in chosen
        and state.harm[other] == STEADY
        and not HEAVY_WEAPON[state.load[other]]
        and len(storm_halvings(state, other, hex_, supporting=True)) <= 1
    ]


# --- the sums ---------------------------------------------------------------------------------------------------------


def storm_power(state: IronState, board: Board, unit: int, bonus: int = 0) -> int:
    """ASLT-07, ASLT-08 The firepower of a squad against infantry, with its flamethrower, before halving."""
    power, _ = board.arms.volley(SIDE[unit], state.load[unit], False, ALL, 1, 0, False)
    if uses(state, unit, FLAMETHROWER):
        power += board.tables.flamethrower.firepower
    return power + bonus


def attack_lines(
    state: IronState, board: Board, unit: int, hex_: int, support: tuple[int, ...], bonus: int
) -> list[tuple[int, int, str]]:
    """Step 2: each squad, its dice, and the rule that halves it."""
    if "merciless_assault" in board.ops[SIDE[unit]]:
        bonus += board.value("merciless_assault", "firepower")  # OPS-05
    power, halved = storm_power(state, board, unit, bonus), storm_halvings(state, unit, hex_)
    lines = [(unit, half(power) if halved else power, halved[0] if halved else "")]
    return lines + [(other, half(storm_power(state, board, other)), "ASLT-07") for other in support]


def return_lines(state: IronState, board: Board, defenders: list[int], hex_: int) -> list[tuple[int, int, str]]:
    """ASLT-09 Step 3: each defender, its dice, and the rule; MOD-04 two halvings leave nothing."""
    found = []
    for unit in defenders:
        halved = []
        if SQUAD[unit]:
            power, _ = board.arms.volley(SIDE[unit], state.load[unit], False, ALL, 1, 0, False)
            if state.harm[unit] == DISRUPTED:
                found.append((unit, 0, "DMG-12"))
                continue
            if state.harm[unit] == PINNED and not has_officer(state, SIDE[unit], hex_):
                halved.append("DMG-11")
            if hex_ in state.wire:
                halved.append("FORT-08")
        else:
            guns = board.gun[unit]
            power = guns[0].firepower if guns else 0
            if state.harm[unit] == HEAVY:
                halved.append("DMG-08")
        if hex_ in state.smoke:
            halved.append("FORT-23")
        if len(halved) > 1:
            found.append((unit, 0, "MOD-04"))
        else:
            found.append((unit, half(power) if halved else power, halved[0] if halved else ""))
    return found


def storm_cover(state: IronState, board: Board, defenders: list[int], hex_: int, flames: bool) -> Sum:
    """ASLT-10, ASLT-11 Step 4: terrain, fortifications, smoke, trap, medic; ASLT-12 no armour."""
    found: Sum = []
    if board.cover[hex_]:
        found.append(("terrain", board.cover[hex_], "ASLT-10"))
    forts = sum(board.fort_cover[state.fort[unit]] for unit in defenders)
    if forts:
        found.append(("fort", forts, "ASLT-10"))
    if hex_ in state.smoke:
        found.append(("smoke", board.smoke_cover, "FORT-23"))
    if hex_ in state.traps and any(SQUAD[unit] for unit in defenders):
        found.append(("trap", board.trap_cover, "FORT-15"))
    if any(uses(state, unit, MEDIC) for unit in defenders):
        found.append(("medic", board.tables.medic, "SPEC-10"))
    if flames:
        cover = sum(line[1] for line in found)
        found.append(("flames", -min(cover, board.tables.flamethrower.cover), "ASLT-11"))
    return found


# --- the procedure ----------------------------------------------------------------------------------------------------

MUSTER, SHOWING, ATTACK, COVER, RETURN, OWN_LOSSES, THEIR_LOSSES, RESULT = range(8)


class Storming(Frame[IronState], frozen=True, tag="storming"):
    """ASLT-06 to ASLT-17 An assault, step by step."""

    unit: int
    hex: int
    support: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()
    bonus: int = 0
    stage: int = MUSTER
    out: tuple[int, ...] = ()  # concealed squads that stay out (ASLT-05)
    tired: tuple[int, ...] = ()  # supporters that were fatigued before (ASLT-24)
    attack: int = 0  # successes
    cover: int = 0
    back: int = 0  # the defender's hits

    @property
    def side(self) -> int:
        return SIDE[self.unit]

    def others(self, state: IronState, board: Board) -> list[int]:
        if len(self.support) >= board.tables.assault_support:
            return []
        found = storm_supporters(state, board, self.unit, self.hex, (*self.support, *self.refused))
        if len(state.sides) == PLAYERS:
            return found
        mine = state.division[self.unit]
        return [one for one in found if state.division[one] == mine or self.allied(state) or state.command[self.side]]

    def allied(self, state: IronState) -> bool:
        """TEAM-11 Whether the partner's squads may support for nothing."""
        if has_officer(state, self.side, state.where[self.unit]):
            return True
        return any(state.division[one] != state.division[self.unit] for one in self.support)

    def join(self, state: IronState, code: int) -> None:
        state.stack[-1] = replace(self, support=tuple(sorted((*self.support, code >> 1))))

    def hidden(self, state: IronState) -> list[int]:
        """ASLT-05, CONC-10 The concealed squads in the hex that have not chosen."""
        return [one for one in units_in(state, 1 - self.side, self.hex) if one in state.hidden and one not in self.out]

    def defenders(self, state: IronState) -> list[int]:
        return [one for one in units_in(state, 1 - self.side, self.hex) if one not in self.out]

    def flames(self, state: IronState) -> bool:
        return any(uses(state, one, FLAMETHROWER) for one in (self.unit, *self.support))

    def dice(self, state: IronState) -> int:
        """The dice of the roll of the moment."""
        board, defenders = board_of(state), self.defenders(state)
        if self.stage == ATTACK:
            return sum(line[1] for line in attack_lines(state, board, self.unit, self.hex, self.support, self.bonus))
        if self.stage == COVER:
            return sum(line[1] for line in storm_cover(state, board, defenders, self.hex, self.flames(state)))
        return sum(line[1] for line in return_lines(state, board, defenders, self.hex))

    def advance(self, state: IronState, out: Out) -> bool:
        stage = self.stage
        if stage == MUSTER:
            if self.others(state, board_of(state)):
                return False
            self._begin(state, out)
        elif stage == SHOWING:
            if self.hidden(state):
                return False
            state.stack[-1] = replace(self, stage=ATTACK)
        elif stage in (ATTACK, COVER, RETURN):
            if self.dice(state):
                return False
            state.stack[-1] = replace(self, stage=stage + 1)
        elif stage == OWN_LOSSES:  # ASLT-15
            state.stack[-1] = replace(self, stage=THEIR_LOSSES)
            if self.back:
                state.stack.append(Toll((self.unit, *self.support), self.back, first=self.unit))
        elif stage == THEIR_LOSSES:  # ASLT-16
            state.stack[-1] = replace(self, stage=RESULT)
            if self.hits:
                state.stack.append(Toll(tuple(self.defenders(state)), self.hits))
        else:
            self._result(state, out)
        return True

    @property
    def hits(self) -> int:
        return max(0, self.attack - self.cover)

    def decide(self, state: IronState) -> Decision:
        board, unit = board_of(state), self.unit
        tables = board.tables
        if self.stage == MUSTER:
            found: list[Action] = [*(WITH[one] for one in self.others(state, board)), BEGIN]
            asked = hex_prompt("storm", self.hex)
            return Decision(ONE, seat_for(state, unit), found, asked, "ASLT-06", unit, rest=True)
        if self.stage == SHOWING:
            one = self.hidden(state)[0]
            asked = unit_prompt("show", one)
            return Decision(ONE, seat_for(state, one), (REVEAL[one], STAY_OUT[one]), asked, "ASLT-05", unit)
        if self.stage == ATTACK:
            return roll(self.dice(state), tables.assault, _ATTACK, "ASLT-10", unit, rest=True)
        if self.stage == COVER:
            return roll(self.dice(state), tables.red, _COVER, "ASLT-10", unit)
        return roll(self.dice(state), tables.assault, _RETURN, "ASLT-13", unit)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        if isinstance(action, With):
            if len(state.sides) > PLAYERS and state.division[action.unit] != state.division[self.unit]:
                state.stack.append(Consent(self.unit, 2 * action.unit))
            else:
                self.join(state, 2 * action.unit)
        elif isinstance(action, Reveal):
            reveal(state, action.unit, "ASLT-05", out)
        elif self.stage == SHOWING:
            state.stack[-1] = replace(self, out=(*self.out, self.hidden(state)[0]))
        else:
            self._begin(state, out)

    def _begin(self, state: IronState, out: Out) -> None:
        """ASLT-25 Whoever takes part is fatigued, whatever comes of it."""
        tired = tuple(one for one in self.support if state.acts[one] == FATIGUED)
        for one in (self.unit, *self.support):
            state.acts[one] = FATIGUED
        if "camouflage" not in board_of(state).ops[self.side]:
            reveal_firers(state, (self.unit, *self.support), out)  # CONC-06
        out.append(AssaultBegan(self.unit, self.hex, self.support))
        state.stack[-1] = replace(self, stage=SHOWING, tired=tired)

    def settle(self, state: IronState, outcome: Action, detail: int, out: Out) -> None:
        tables, dice, stage = board_of(state).tables, self.dice(state), self.stage
        successes, faces = rolled(dice, tables.red if stage == COVER else tables.assault, outcome, detail)
        out.append(AssaultRolled(self.hex, stage - ATTACK, dice, successes, faces))
        if stage == ATTACK:
            state.stack[-1] = replace(self, attack=successes, stage=COVER)
        elif stage == COVER:
            state.stack[-1] = replace(self, cover=successes, stage=RETURN)
        else:
            state.stack[-1] = replace(self, back=successes, stage=OWN_LOSSES)  # ASLT-14

    def _result(self, state: IronState, out: Out) -> None:
        """ASLT-17, ASLT-26 It succeeds only with more hits than the defender's."""
        if self.hits >= board_of(state).value("camouflage", "hits"):  # OPS-03
            reveal_firers(state, (self.unit, *self.support), out)
        if self.back >= self.hits:
            out.append(AssaultFailed(self.hex, self.hits, self.back))
            state.stack.pop()
            return
        out.append(AssaultWon(self.hex, self.hits, self.back))
        for one in self.out:
            reveal(state, one, "ASLT-05", out)
        state.stack[-1] = Winning(self.unit, self.hex, self.support, self.tired)


class Toll(Frame[IronState], frozen=True, tag="toll"):
    """ASLT-15, ASLT-16 Hits among the units of a side: figures at once, vehicles by the table at the end."""

    units: tuple[int, ...]
    hits: int
    first: int = -1  # ASLT-15: the active squad bears the first
    dealt: tuple[int, ...] = ()  # the hits on vehicles, one entry each

    def able(self, state: IronState) -> list[int]:
        """Who can take another hit; ASLT-16 a vehicle no more than destroy it."""
        board = board_of(state)
        found = []
        for unit in self.units:
            if state.where[unit] < 0:
                continue
            if SQUAD[unit] or self._room(state, board, unit):
                found.append(unit)
        if self.first in found:
            return [self.first]
        return found

    def _room(self, state: IronState, board: Board, unit: int) -> bool:
        table, had = board.tables.damaged[state.harm[unit]], self.dealt.count(unit)
        now = table[min(had, len(table) - 1)]
        return now != DESTROYED and not (now == HEAVY and board.fragile[unit])

    def advance(self, state: IronState, out: Out) -> bool:
        if self.hits and self.able(state):
            return False
        state.stack.pop()
        board = board_of(state)
        for unit in sorted(set(self.dealt)):
            hurt(state, board, unit, self.dealt.count(unit), out)
        return True

    def decide(self, state: IronState) -> Decision:
        able = self.able(state)
        asked = unit_prompt("toll", able[0], count=self.hits)
        found = [HIT[unit] for unit in able]
        seats = {seat_for(state, unit) for unit in able}  # TEAM-15: of both divisions, division 1
        seat = seats.pop() if len(seats) == 1 else state.seat_of(SIDE[able[0]])
        return Decision(ONE, seat, found, asked, "ASLT-15" if self.first >= 0 else "ASLT-16", able[0])

    def take(self, state: IronState, action: Action, out: Out) -> None:
        assert isinstance(action, Hit)
        unit = action.unit
        if not SQUAD[unit]:
            state.stack[-1] = replace(self, hits=self.hits - 1, dealt=(*self.dealt, unit))
            return
        state.stack[-1] = replace(self, hits=self.hits - 1)
        if COUNT[state.load[unit]] == 1:
            destroy(state, board_of(state), unit, "DMG-02", out)
        else:
            cut_down(state, unit, 1, out)


HOLDING, RETREATING, DROPPING, FOLLOWING = range(4)


class Winning(Frame[IronState], frozen=True, tag="winning"):
    """ASLT-18 to ASLT-25 The defenders go, the attackers may follow; OPF-10 neither draws op fire."""

    unit: int
    hex: int
    support: tuple[int, ...]
    tired: tuple[int, ...]
    stage: int = HOLDING
    to: int = -1
    fled: tuple[int, ...] = ()  # who went there

    @property
    def side(self) -> int:
        """The side that lost."""
        return 1 - SIDE[self.unit]

    def chooser(self, state: IronState) -> int:
        """TEAM-15 The member with more units there; of equals division 1."""
        if len(state.sides) == PLAYERS:
            return self.side
        units = units_in(state, self.side, self.hex if self.to < 0 else self.to)
        second = sum(state.division[unit] for unit in units)
        return self.side + PLAYERS * (second > len(units) - second)

    def cards(self, state: IronState) -> list[int]:
        """Hold the Line, while there is somebody to hold it."""
        if not units_in(state, self.side, self.hex):
            return []
        return in_play(state, board_of(state), self.chooser(state), HoldStep)

    def refuges(self, state: IronState) -> list[int]:
        """ASLT-19 The hexes that at least one of the defenders can enter."""
        board = board_of(state)
        units = units_in(state, self.side, self.hex)
        return [
            hex_
            for hex_ in board.near[self.hex]
            if not units_in(state, 1 - self.side, hex_) and any(self._enters(board, unit, hex_) for unit in units)
        ]

    def _enters(self, board: Board, unit: int, hex_: int) -> bool:
        """Passable for the unit, and not across a cliff."""
        return any(near == hex_ for near, _ in board.steps[unit][self.hex])

    def followers(self, state: IronState) -> list[int]:
        """ASLT-24 Who may enter: not a supporter that was fatigued, nor across a cliff (ASLT-04)."""
        board = board_of(state)
        if units_in(state, self.side, self.hex) or len(units_in(state, 1 - self.side, self.hex)) >= board.limit:
            return []
        return [
            one
            for one in (self.unit, *self.support)
            if one not in self.tired
            and state.where[one] >= 0
            and state.where[one] != self.hex
            and any(near == self.hex for near, _ in board.steps[one][state.where[one]])
        ]

    def advance(self, state: IronState, out: Out) -> bool:
        if self.stage == HOLDING:
            if self.cards(state):
                return False
            state.stack[-1] = replace(self, stage=RETREATING)
            self._doomed(state, out)
        elif self.stage == RETREATING:
            if not units_in(state, self.side, self.hex):
                state.stack[-1] = replace(self, stage=FOLLOWING)
            elif self.refuges(state):
                return False
            else:
                state.stack[-1] = replace(self, stage=FOLLOWING)
                for unit in units_in(state, self.side, self.hex):
                    destroy(state, board_of(state), unit, "ASLT-19", out)
        elif self.stage == DROPPING:
            if self.too_many(state):
                return False
            self._arrived(state, out)
        elif self.followers(state):
            return False
        else:
            state.stack.pop()
        return True

    def _doomed(self, state: IronState, out: Out) -> None:
        """ASLT-21 Disrupted squads cannot retreat (OPS-05 No Surrender); ASLT-22 nor a heavily damaged vehicle."""
        board = board_of(state)
        lasting = "no_surrender" in board.ops[self.side]
        for unit in units_in(state, self.side, self.hex):
            if SQUAD[unit] and state.harm[unit] == DISRUPTED and not lasting:
                destroy(state, board, unit, "ASLT-21", out)
            elif not SQUAD[unit] and state.harm[unit] == HEAVY:
                destroy(state, board, unit, "ASLT-22", out)

    def too_many(self, state: IronState) -> list[int]:
        """ASLT-20 The squads of the hex of the retreat, while there are too many units; failing these, vehicles."""
        units = units_in(state, self.side, self.to)
        if len(units) <= board_of(state).limit:
            return []
        return [unit for unit in units if SQUAD[unit]] or units

    def decide(self, state: IronState) -> Decision:
        seat, unit = self.chooser(state), self.unit
        if self.stage == HOLDING:
            found: list[Action] = [*(SPEND[card] for card in self.cards(state)), KEEP]
            return Decision(ONE, seat, found, hex_prompt("hold", self.hex), "TIME-05", unit)
        if self.stage == RETREATING:
            found = [RETREAT[hex_] for hex_ in self.refuges(state)]
            return Decision(ONE, seat, found, hex_prompt("retreat", self.hex), "ASLT-18", unit)
        if self.stage == DROPPING:
            found = [DROP[one] for one in self.too_many(state)]
            return Decision(ONE, seat, found, hex_prompt("drop", self.to), "ASLT-20", unit)
        found = [*(FOLLOW[one] for one in self.followers(state)), DONE]
        return Decision(ONE, seat_for(state, unit), found, hex_prompt("follow", self.hex), "ASLT-24", unit)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        board = board_of(state)
        if isinstance(action, Spend):
            discard(state, action.card)
            out.append(CardSpent(action.card, self.unit))
            out.append(HeldTheLine(self.hex))
            state.stack.pop()
        elif isinstance(action, Retreat):
            self._retreat(state, board, action.hex, out)
        elif isinstance(action, Drop):
            destroy(state, board, action.unit, "ASLT-20", out)
        elif isinstance(action, Follow):
            put(state, action.unit, self.hex)
            state.fort[action.unit] = 0  # FORT-05
            out.append(AdvancedInto(action.unit, self.hex))
            reveal_seen(state, board, out)
            if self.hex in state.mines:
                state.stack.append(Mining((action.unit,)))
        elif self.stage == HOLDING:
            state.stack[-1] = replace(self, stage=RETREATING)
            self._doomed(state, out)
        else:
            state.stack.pop()

    def _retreat(self, state: IronState, board: Board, hex_: int, out: Out) -> None:
        """ASLT-18, ASLT-19, ASLT-21 All together; who cannot enter is destroyed."""
        units = units_in(state, self.side, self.hex)
        fled = tuple(unit for unit in units if self._enters(board, unit, hex_))
        state.stack[-1] = replace(self, stage=DROPPING, to=hex_, fled=fled)
        for unit in fled:
            put(state, unit, hex_)
            state.fort[unit] = 0  # FORT-05
            state.acts[unit] = FATIGUED
            out.append(Retreated(unit, self.hex, hex_))
            if SQUAD[unit] and state.harm[unit] == PINNED:
                state.harm[unit] = DISRUPTED
                out.append(Conditioned(unit, hex_, DISRUPTED, "ASLT-21"))
        for unit in units:
            if unit not in fled:
                destroy(state, board, unit, "ASLT-19", out)

    def _arrived(self, state: IronState, out: Out) -> None:
        """ASLT-23 Mines in the hex of the retreat attack, OPF-10 nobody op fires; then the attackers may advance."""
        state.stack[-1] = replace(self, stage=FOLLOWING)
        reveal_seen(state, board_of(state), out)
        if self.to in state.mines:
            state.stack.append(Mining(self.fled))


class Mining(Frame[IronState], frozen=True, tag="mining"):
    """ASLT-23, FORT-16 Units that came into a minefield without moving."""

    units: tuple[int, ...]

    def advance(self, state: IronState, out: Out) -> bool:
        if self.units and state.where[self.units[0]] >= 0:
            return False
        state.stack.pop()
        if self.units:
            state.stack.append(Mining(self.units[1:]))
        return True

    def decide(self, state: IronState) -> Decision:
        mine = board_of(state).mine
        return roll(mine.dice, mine.need, _MINES, "FORT-16", self.units[0])

    def settle(self, state: IronState, outcome: Action, detail: int, out: Out) -> None:
        board, unit = board_of(state), self.units[0]
        successes, faces = rolled(board.mine.dice, board.mine.need, outcome, detail)
        out.append(Mined(unit, state.where[unit], successes, faces))
        state.acts[unit] = FATIGUED
        state.stack[-1] = Mining(self.units[1:])
        suffer(state, board, unit, successes, suppressive=False, out=out)

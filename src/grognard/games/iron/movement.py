"""8 Movement, transport (TRAN), overrun (FIG-23 to FIG-28), fortifications and obstacles on the way (23)."""

from msgspec.structs import replace

from grognard.games.iron.actions import (
    ALIGHT,
    BOARD,
    CUT_WIRE,
    EXIT,
    KEEP,
    LEAVE,
    SHELTER,
    SHOOT,
    SPEND,
    STOP,
    STORM,
    TO,
    Alight,
    Board_,
    CutWire,
    Exit,
    Leave,
    Shelter,
    Shoot,
    Spend,
    Storm,
    To,
)
from grognard.games.iron.assault import Storming, assaultable
from grognard.games.iron.attack import Aiming
from grognard.games.iron.board import (
    ENGINEER,
    KIND,
    SIDE,
    SQUAD,
    THIRD,
    VEHICLES,
    Board,
)
from grognard.games.iron.cards_in_play import discard, in_play, step_of, vehicle_mp
from grognard.games.iron.concealed import reveal_seen
from grognard.games.iron.damage import shake, suffer
from grognard.games.iron.dice import roll, rolled
from grognard.games.iron.events import (
    Alighted,
    Boarded,
    CardSpent,
    Exited,
    FortEntered,
    FortLeft,
    Halted,
    Mined,
    Moved,
    PutBack,
    Stopped,
    WireGone,
    unit_hex_prompt,
    unit_prompt,
)
from grognard.games.iron.firepower import MOVING, targets, uses
from grognard.games.iron.loads import COUNT, LOADS, OFFICER
from grognard.games.iron.op_fire import Reacting
from grognard.games.iron.schema import CoveringStep, MovementStep
from grognard.games.iron.state import (
    ABOARD,
    EXITED,
    FATIGUED,
    HEAVY,
    LIGHT,
    PINNED,
    STEADY,
    IronState,
    aboard,
    board_of,
    embark,
    empty_forts,
    place_of,
    put,
    seat_for,
    show,
    units_in,
)
from grognard.kernel import ONE, Action, Decision, Frame, Out, text

ADVANCING, FIRE_MOVING, ASSAULTING = range(3)  # the actions that move: MOVE-01
ACTION_NAMES = ("advance", "fire_and_movement", "assault")
RULES = ("ACT-07", "ACT-10", "ACT-15")
FREE = 99  # hexes without op fire: the whole activation

_MINES = text("iron-roll-mines")

START, ASK, ENTERED, LEFT_FORT, MINES, SHOT = range(6)  # the stages of a move


# --- MOVE-02: how far -------------------------------------------------------------------------------------------------


def allowance(state: IronState, board: Board, unit: int, action: int) -> int:
    """The movement points of a unit in thirds, for one of the moving actions."""
    side = SIDE[unit]
    if not SQUAD[unit]:
        if state.harm[unit] == HEAVY:  # DMG-08, ACT-21
            return 0
        points = board.movement[unit] + vehicle_mp(state, board, unit) - THIRD * (state.harm[unit] == LIGHT)
        if action == FIRE_MOVING:  # ACT-10, ACT-13
            crew = board.tank[unit] and "elite_tank_crew" in board.ops[side]
            points -= THIRD * (board.value("elite_tank_crew", "movement") if crew else board.tables.fire_move.vehicle)
        return max(0, points)  # DMG-14
    points = board.squad_mp
    if LOADS[state.load[unit]][OFFICER]:
        points += THIRD * board.tables.officer_mp  # FIG-17
    if action == FIRE_MOVING:
        points -= THIRD * board.tables.fire_move.squad
    elif action == ASSAULTING:  # ACT-15
        if "merciless_assault" not in board.ops[side]:
            points -= THIRD * board.tables.assault_mp
    elif "double_time" in board.ops[side]:  # OPS-02
        points += THIRD * board.value("double_time", "movement")
    return points


# --- MOVE-03 to MOVE-06: where to -------------------------------------------------------------------------------------


def crowd(state: IronState, side: int, hex_: int) -> tuple[int, bool]:
    """How many units of a side are in a hex, and whether one of them is not concealed."""
    units = units_in(state, side, hex_)
    return len(units), any(unit not in state.hidden for unit in units)


def overrun_price(state: IronState, board: Board, unit: int, hex_: int) -> int:
    """FIG-23 What the enemies in a hex add: 1 MP a figure, a crew or a vehicle being one; FIG-27 or a unit."""
    enemies = [other for other in units_in(state, 1 - SIDE[unit], hex_) if other not in state.hidden]
    if board.overrun_units:
        return THIRD * len(enemies)
    return THIRD * sum(COUNT[state.load[other]] if SQUAD[other] else 1 for other in enemies)


def stops_here(state: IronState, board: Board, unit: int, hex_: int) -> bool:
    """Whether an obstacle of a hex would stop the unit (FORT-07, FORT-14, FORT-16)."""
    if hex_ in state.mines:
        return True
    if hex_ in state.traps and not SQUAD[unit]:
        return True
    return hex_ in state.wire and caught(state, board, unit)


def caught(state: IronState, board: Board, unit: int) -> bool:
    """FORT-07 Razor wire stops squads without engineers (SPEC-06) and light vehicles."""
    return not uses(state, unit, ENGINEER) if SQUAD[unit] else not board.heavy[unit]


class Moving(Frame[IronState], frozen=True, tag="moving"):
    """A unit in a moving action: its points, where it came from, and what it may still do."""

    unit: int
    action: int
    points: int  # thirds of MP left
    start: int  # FORT-14: where it began its activation
    back: int  # FIG-25, CONC-05: its last hex without enemies
    stage: int = START
    steps: int = 0
    spent: bool = False  # it has moved or spent points
    halted: bool = False  # FORT-11: it must stop moving
    barred: bool = False  # ASLT-03: it entered wire or mines
    mined: bool = False  # FORT-18: it began in a minefield
    shot: bool = False  # ACT-10: it has made its attack
    overruns: bool = False  # FIG-23: it overruns the hex where it stands
    quiet: int = 0  # hexes still free of op fire
    bonus: int = 0  # firepower of its assault
    harm: int = 0  # before the op fire of the moment

    # --- what it may do -----------------------------------------------------------------------------------------------

    def ways(self, state: IronState, board: Board) -> list[tuple[int, int]]:
        """The hexes that the next step may enter, each with its price."""
        unit, here = self.unit, state.where[self.unit]
        if here < 0 or state.fort[unit] or self.halted:
            return []  # FORT-05: it leaves its fortification first; FORT-11: it moves no more
        if self.mined and self.steps:  # FORT-18
            return []
        found, taken, traps, points = [], set(state.where), state.traps, self.points
        for hex_, price in board.steps[unit][here]:  # FORT-09, FORT-14: leaving wire or a trap costs no more
            if price <= points:
                if hex_ in taken or hex_ in traps:
                    price = self.price(state, board, hex_, price)
                if price >= 0:
                    found.append((hex_, price))
        return found

    def price(self, state: IronState, board: Board, hex_: int, price: int) -> int:
        """What a step into a neighbour costs with whoever is there; -1 where it is not allowed."""
        unit, side = self.unit, SIDE[self.unit]
        if state.traps and not SQUAD[unit] and hex_ in state.traps and self.start not in board.near[hex_]:
            return -1  # FORT-14
        enemies, seen = crowd(state, 1 - side, hex_)
        if not enemies:
            return price if len(units_in(state, side, hex_)) < board.limit else -1  # MOVE-05, MOVE-06
        if seen:  # MOVE-04
            if not board.tank[unit]:
                return -1
            price += overrun_price(state, board, unit, hex_)
        # FIG-28, CONC-04: it must be able to go on
        if price > self.points or stops_here(state, board, unit, hex_) or (self.mined and not self.steps):
            return -1
        left = self.points - price
        return (
            price
            if any(cost <= left and self._free(state, board, near) for near, cost in board.steps[unit][hex_])
            else -1
        )

    def _free(self, state: IronState, board: Board, hex_: int) -> bool:
        """Whether the unit could end a step in a hex: no enemy, room, and no trap that it may not enter."""
        unit, side = self.unit, SIDE[self.unit]
        if hex_ in state.traps and not SQUAD[unit] and self.start not in board.near[hex_]:
            return False
        friends = [other for other in units_in(state, side, hex_) if other != unit]
        return not units_in(state, 1 - side, hex_) and len(friends) < board.limit

    def among_enemies(self, state: IronState) -> bool:
        """Whether it stands in a hex where it may not stay (FIG-23, CONC-04)."""
        return self.steps > 0 and bool(units_in(state, 1 - SIDE[self.unit], state.where[self.unit]))

    def effects(self, state: IronState, board: Board) -> list[Action]:
        """MOVE-14 What else MP may be spent on in the hex; OPF-03 it triggers nothing (but OPF-04)."""
        unit, here, points = self.unit, state.where[self.unit], self.points
        found: list[Action] = []
        tables = board.tables
        cuts = here in state.wire and points >= THIRD * tables.wire_mp
        cuts = cuts and (board.tank[unit] or (SQUAD[unit] and uses(state, unit, ENGINEER)))  # FORT-12
        if self.among_enemies(state):  # TIME-01: wire it may cut here too, where it can go on afterwards (FIG-23)
            cuts = cuts and bool(replace(self, points=points - THIRD * tables.wire_mp).ways(state, board))
            return [CUT_WIRE] if cuts else found
        if SQUAD[unit]:
            if state.fort[unit]:
                found += [LEAVE] if points >= THIRD * tables.fort_mp else []
            else:
                if points >= THIRD * tables.fort_mp and state.forts:
                    found += [SHELTER[kind] for kind in empty_forts(state, here)]  # FORT-01, FORT-06
                if points >= THIRD * tables.board_mp:
                    found += [BOARD[vehicle] for vehicle in self.carriers(state, board)]
        elif board.exit and here in board.exit_hexes and VEHICLES[KIND[unit]] in board.exit.vehicles:
            if points >= THIRD * board.exit.price:
                found.append(EXIT)  # S5-1
        return [*found, CUT_WIRE] if cuts else found

    def carriers(self, state: IronState, board: Board) -> list[int]:
        """TRAN-01, TRAN-02 The vehicles of the hex with room (FIG-18, FIG-21); TRAN-11 none that is heavily damaged.

        TEAM-13 The partner's too.
        """
        return [
            other
            for other in units_in(state, SIDE[self.unit], state.where[self.unit])
            if board.capacity[other] > len(aboard(state, other)) and state.harm[other] != HEAVY
        ]

    def choices(self, state: IronState) -> list[Action]:
        board, unit = board_of(state), self.unit
        if state.where[unit] == ABOARD:
            return [ALIGHT]  # TRAN-05, ACT-22
        found: list[Action] = [TO[hex_] for hex_, _ in self.ways(state, board)]
        found += self.effects(state, board)
        staying = not self.among_enemies(state)
        if staying and self.action == FIRE_MOVING and not self.shot and targets(state, board, unit, MOVING):
            found.append(SHOOT)
        if staying and self.action == ASSAULTING and not self.barred:  # ACT-16: before any step too
            found += [STORM[hex_] for hex_ in assaultable(state, board, unit)]
        if staying:
            found.append(STOP)
        return found

    # --- the frame ----------------------------------------------------------------------------------------------------

    def cards(self, state: IronState) -> list[int]:
        """Forced March, Fuel Reserves, Covering Fire: at the start of the activation.

        STRAT-17: not for squads that are concealed or aboard; a second Covering Fire covers the same hexes.
        """
        board, unit = board_of(state), self.unit
        if state.where[unit] < 0 or unit in state.hidden:
            return []
        seat = seat_for(state, unit)
        who, action = ("squad" if SQUAD[unit] else "vehicle"), ACTION_NAMES[self.action]
        found = [
            card
            for card in in_play(state, board, seat, MovementStep)
            if step_of(board, card, MovementStep).who == who and action in step_of(board, card, MovementStep).actions
        ]
        return [*found, *([] if self.quiet else in_play(state, board, seat, CoveringStep))]

    def advance(self, state: IronState, out: Out) -> bool:
        stage, unit = self.stage, self.unit
        if stage == ASK:
            if not self.among_enemies(state) or self.choices(state):
                return False
            self._end(state, out)  # FIG-25, CONC-05: it cannot go on, and may not stay
        elif stage == START:
            if self.cards(state):
                return False
            state.stack[-1] = replace(self, stage=ASK)
        elif state.where[unit] < 0 and state.where[unit] != ABOARD:
            end(state)  # destroyed
        elif stage == MINES:
            return False
        elif stage == SHOT:
            if self.spent:
                self._end(state, out)
            else:
                state.stack[-1] = replace(self, stage=ASK)
        else:
            self._after_fire(state, out)
        return True

    def _after_fire(self, state: IronState, out: Out) -> None:
        """MOVE-08 to MOVE-10 What op fire did: figures lost do not stop a squad (MOVE-11).

        TIME-02 Then the obstacles of the hex all the same.
        """
        board, unit, harm = board_of(state), self.unit, state.harm[self.unit]
        points, over = self.points, False
        if harm > self.harm:
            if board.heavy[unit] and harm == LIGHT:  # MOVE-09
                points = max(0, points - THIRD)
            else:
                over = True  # MOVE-08
                out.append(Halted(unit, state.where[unit]))
        here, halted, barred = state.where[unit], self.halted, self.barred
        if self.stage == ENTERED and here in state.mines:  # FORT-16
            state.stack[-1] = replace(self, stage=MINES, points=points, barred=True)
            return
        if self.stage == ENTERED and here in state.wire:
            if caught(state, board, unit):
                halted = True
                out.append(Stopped(unit, here, "FORT-07"))
            barred = True  # ASLT-03
        if self.stage == ENTERED and here in state.traps and not SQUAD[unit]:  # FORT-14
            halted = True
            out.append(Stopped(unit, here, "FORT-14"))
        state.stack[-1] = replace(self, stage=ASK, points=points, halted=halted, barred=barred)
        if over:
            state.stack[-1]._end(state, out)

    def decide(self, state: IronState) -> Decision:
        unit = self.unit
        seat = seat_for(state, unit)
        if self.stage == MINES:
            mine = board_of(state).mine
            return roll(mine.dice, mine.need, _MINES, "FORT-16", unit)
        if self.stage == START:
            found = [*(SPEND[card] for card in self.cards(state)), KEEP]
            return Decision(ONE, seat, found, unit_prompt("spend-card", unit), "TIME-05", unit)
        if state.where[unit] == ABOARD:
            asked = unit_prompt("alight", unit)
        else:
            asked = unit_hex_prompt("move", unit, state.where[unit])
        return Decision(ONE, seat, self.choices(state), asked, RULES[self.action], unit, rest=self.spent)

    def settle(self, state: IronState, outcome: Action, detail: int, out: Out) -> None:
        """FORT-16 Mines: hits of a normal attack without defence dice, then fatigued."""
        board, unit, hex_ = board_of(state), self.unit, state.where[self.unit]
        successes, faces = rolled(board.mine.dice, board.mine.need, outcome, detail)
        out.append(Mined(unit, hex_, successes, faces))
        self._end(state, out)
        suffer(state, board, unit, successes, suppressive=False, out=out)

    def take(self, state: IronState, action: Action, out: Out) -> None:
        board, unit, tables = board_of(state), self.unit, board_of(state).tables
        if isinstance(action, To):
            self._step(state, board, action.hex, out)
        elif isinstance(action, Spend):
            self._spend(state, board, action.card, out)
        elif self.stage == START:
            state.stack[-1] = replace(self, stage=ASK)
        elif isinstance(action, Shelter):
            state.fort[unit] = action.fort
            out.append(FortEntered(unit, state.where[unit], action.fort))
            self._pay(state, tables.fort_mp)
        elif isinstance(action, Leave):
            out.append(FortLeft(unit, state.where[unit], state.fort[unit]))
            state.fort[unit] = 0
            self._pay(state, tables.fort_mp)
            now = state.stack[-1]
            state.stack[-1] = replace(now, stage=LEFT_FORT, harm=state.harm[unit])
            if now.quiet < FREE:
                state.stack.append(Reacting(unit))  # FORT-04, OPF-04
        elif isinstance(action, Board_):
            out.append(Boarded(unit, action.unit, state.where[unit]))
            self._end(state, out)  # TRAN-02
            embark(state, unit, action.unit)
        elif isinstance(action, Alight):
            self._alight(state, board, out)
        elif isinstance(action, CutWire):
            state.wire.remove(state.where[unit])
            out.append(WireGone(state.where[unit], "FORT-12"))
            self._pay(state, tables.wire_mp)
        elif isinstance(action, Exit):
            self._exit(state, board, out)
        elif isinstance(action, Shoot):
            state.stack[-1] = replace(self, stage=SHOT, shot=True)
            state.stack.append(Aiming(unit, MOVING))
        elif isinstance(action, Storm):
            self._end(state, out)
            state.stack.append(Storming(unit, action.hex, bonus=self.bonus))
        else:
            self._end(state, out)

    def _pay(self, state: IronState, price: int) -> None:
        state.stack[-1] = replace(self, points=self.points - THIRD * price, spent=True)

    def _step(self, state: IronState, board: Board, hex_: int, out: Out) -> None:
        """TIME-01 Steps 1 to 3 of the hex entered, after step 8 of the hex left."""
        unit, side, here = self.unit, SIDE[self.unit], state.where[self.unit]
        price = dict(self.ways(state, board))[hex_]
        put(state, unit, hex_)  # TIME-03: its cover counts from now on
        out.append(Moved(unit, here, hex_))
        if self.overruns:
            overrun(state, here, 1 - side, out)
        overruns = crowd(state, 1 - side, hex_)[1]  # CONC-04: those concealed as it enters are not overrun
        reveal_seen(state, board, out)  # CONC-09
        back = self.back if units_in(state, 1 - side, hex_) else hex_
        state.stack[-1] = replace(
            self, points=self.points - price, stage=ENTERED, steps=self.steps + 1, spent=True, back=back,
            overruns=overruns, harm=state.harm[unit],
            quiet=self.quiet if self.quiet >= FREE else max(0, self.quiet - 1),
        )  # fmt: skip
        if not self.quiet:
            state.stack.append(Reacting(unit))  # MOVE-07, MOVE-12

    def _spend(self, state: IronState, board: Board, card: int, out: Out) -> None:
        discard(state, card)
        out.append(CardSpent(card, self.unit))
        for step in board.cards[card].steps:
            if isinstance(step, MovementStep):
                state.stack[-1] = replace(self, points=self.points + THIRD * step.amount)
            elif isinstance(step, CoveringStep):
                state.stack[-1] = replace(self, quiet=step.hexes)

    def _alight(self, state: IronState, board: Board, out: Out) -> None:
        """TRAN-05, TRAN-07 A squad gets off, and may go on."""
        unit = self.unit
        hex_ = state.where[state.carrier[unit]]
        put(state, unit, hex_)
        out.append(Alighted(unit, hex_))
        reveal_seen(state, board, out)
        points = self.points - THIRD * board.tables.board_mp
        state.stack[-1] = replace(self, points=points, spent=True)

    def _exit(self, state: IronState, board: Board, out: Out) -> None:
        """S5-1 It leaves the map for good, with whoever is aboard, and scores."""
        unit = self.unit
        assert board.exit is not None
        score = board.exit.vehicles[VEHICLES[KIND[unit]]]
        points = score.vp if state.round >= score.from_round else 0
        out.append(Exited(unit, state.where[unit], points))
        state.vp[SIDE[unit]] += points
        self._end(state, out)
        for squad in aboard(state, unit):
            state.where[squad] = EXITED
            if squad in state.hidden:  # COMP-01: its marker is in the box again
                show(state, squad)
        state.where[unit] = EXITED

    def _end(self, state: IronState, out: Out) -> None:
        """ACT-06 The activation is over, the unit is fatigued.

        FIG-25, CONC-05 Where it may not stay it goes back, free, to its last hex without enemies; nobody is pinned.
        """
        unit = self.unit
        if state.where[unit] >= 0 and self.among_enemies(state):
            out.append(PutBack(unit, state.where[unit], self.back))
            put(state, unit, self.back)
        state.acts[unit] = FATIGUED
        end(state)


def end(state: IronState) -> None:
    """An activation is over."""
    state.fired.clear()  # OPF-06
    state.stack.pop()


def overrun(state: IronState, hex_: int, side: int, out: Out) -> None:
    """FIG-24 A tank has left a hex with enemies: the steady squads outside fortifications are pinned."""
    for unit in units_in(state, side, hex_):
        if SQUAD[unit] and unit not in state.hidden and not state.fort[unit] and state.harm[unit] == STEADY:
            shake(state, unit, PINNED, "FIG-24", out)


def movable(state: IronState, board: Board, unit: int, action: int) -> bool:
    """MOVE-13, TRAN-10, ACT-20 to ACT-22 Whether a unit may be activated for a moving action."""
    if SQUAD[unit] and state.harm[unit] != STEADY:
        return False
    points = allowance(state, board, unit, action)
    if state.where[unit] == ABOARD:
        hex_ = state.where[state.carrier[unit]]
        room = len(units_in(state, SIDE[unit], hex_)) < board.limit  # TRAN-06
        return room and points >= THIRD * board.tables.board_mp
    return points > 0


def set_out(state: IronState, board: Board, unit: int, action: int, quiet: int = 0, bonus: int = 0) -> None:
    """Push the move of a unit that was just activated."""
    here = place_of(state, unit)
    points = allowance(state, board, unit, action)
    mined = here in state.mines
    state.stack.append(
        Moving(unit, action, points, here, here, mined=mined, quiet=quiet, bonus=bonus, harm=state.harm[unit])
    )

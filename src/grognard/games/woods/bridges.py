"""10.6 Bridges: blown by engineers, after a retreat or in a defence that holds; rebuilt by who crosses."""

from grognard.games.woods.actions import BLOW, DIE, HOLD, Blow
from grognard.games.woods.actions import Die as Rolled
from grognard.games.woods.board import ALLIED, GERMAN, Board
from grognard.games.woods.entering import blow
from grognard.games.woods.events import BridgeRebuilt, BridgeRolled, bridge_arg, prompt
from grognard.games.woods.state import WoodsState, board_of, holder
from grognard.games.woods.zoc import refresh_both
from grognard.kernel import CHANCE, CHANCES, ONE, Action, Decision, Frame, Out, text

_ROLL = text("woods-roll-bridge")
EVEN = (1,) * 6


def rebuild(state: WoodsState, board: Board, bridge: int, unit: int, hex_: int, out: Out) -> None:
    """10.6.2a A unit crosses a destroyed bridge and rebuilds it; 10.6.2b the Germans one in each army zone a turn."""
    if state.active == GERMAN:
        zone = 1 << board.army[hex_]
        if state.built & zone:
            return
        state.built |= zone
    state.bridge[bridge] = 0
    out.append(BridgeRebuilt(bridge, unit))
    refresh_both(state)


# --- 10.6.1a engineers ------------------------------------------------------------------------------------------------


def charges(state: WoodsState, board: Board, engineer: int) -> list[int]:
    """10.6.1a, 12.4.3 The intact bridges that an engineer may blow: near, and an Allied combat unit at one end."""
    return [
        bridge
        for bridge in board.bridges_near[state.asset[engineer]]
        if not state.bridge[bridge]  # 10.6.1d
        and any(holder(state, end) == ALLIED for end in board.ends[bridge])
    ]


def sappers(state: WoodsState, board: Board) -> list[int]:
    """The engineers that may blow a bridge now: each once in a round."""
    return [
        engineer
        for engineer in board.engineers
        if state.asset[engineer] >= 0 and not state.sapped >> engineer & 1 and charges(state, board, engineer)
    ]


# --- 10.6.1b after a retreat ------------------------------------------------------------------------------------------


class RetreatBridges(Frame[WoodsState], frozen=True, tag="retreat_bridges"):
    """10.6.1b The owner of the units that retreated may roll for each bridge that they crossed."""

    side: int
    bridges: tuple[int, ...]
    rolling: int = -1

    def decide(self, state: WoodsState) -> Decision:
        if self.rolling >= 0:
            return Decision(CHANCES, CHANCE, DIE, _ROLL, "10.6.1b", self.rolling, weights=EVEN)
        found: list[Action] = [BLOW[bridge] for bridge in self.bridges]
        return Decision(
            ONE, state.seat_of(self.side), [*found, HOLD], prompt("retreat-bridge"), "10.6.1b", self.bridges[0]
        )

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        if isinstance(action, Blow):
            left = tuple(bridge for bridge in self.bridges if bridge != action.bridge)
            state.stack[-1] = RetreatBridges(self.side, left, action.bridge)
        else:
            state.stack.pop()

    def settle(self, state: WoodsState, outcome: Action, detail: int, out: Out) -> None:
        assert isinstance(outcome, Rolled)
        die = outcome.face + 1
        success = die <= board_of(state).tables.demolition.die
        out.append(BridgeRolled(self.rolling, die, success))
        if self.bridges:
            state.stack[-1] = RetreatBridges(self.side, self.bridges)
        else:
            state.stack.pop()
        if success:
            blow(state, self.rolling, "10.6.1b", out)


# --- 10.6.1c a defence that holds -------------------------------------------------------------------------------------


class HeldBridges(Frame[WoodsState], frozen=True, tag="held_bridges"):
    """10.6.1c The defender still holds the hex: each bridge attacked across goes, unless he declines."""

    side: int
    bridges: tuple[int, ...]

    def decide(self, state: WoodsState) -> Decision:
        bridge = self.bridges[0]
        asked = prompt("held-bridge", bridge=bridge_arg(bridge))
        return Decision(ONE, state.seat_of(self.side), [BLOW[bridge], HOLD], asked, "10.6.1c", bridge)

    def take(self, state: WoodsState, action: Action, out: Out) -> None:
        bridge, left = self.bridges[0], self.bridges[1:]
        if left:
            state.stack[-1] = HeldBridges(self.side, left)
        else:
            state.stack.pop()
        if isinstance(action, Blow):
            blow(state, bridge, "10.6.1c", out)

"""The state of a game of Tigers in the Mist: flat lists by unit, place and bridge; a few masks, cut into words.

A saved number holds 64 bits: a mask of the 137 places or of the bridges is a list of words (:func:`whole`).
"""

from collections.abc import Sequence

from grognard.games.tigers.board import ALLIED, ALLIES, BOARDS, GERMAN, PLACES, UNITS, Board
from grognard.kernel import State

COUNT = len(PLACES)
WORD = 60
WORDS = 3

# Where a unit is when it is in no place; COMING - zone: on its way to another zone of the edge (11.14)
DEAD, WAITING, ABSENT, COMING = -1, -2, -3, -10

# What is true of a unit. Of this turn: it may not act (8.24), left its area, attacked, dug in, built.
DONE, MOVED, ATTACKED, DUG, BUILT = 1, 2, 4, 8, 16
# Of this impulse: it must attack (8.24), came over a river (9.72), has tried to build; two bits count demolitions.
MUST, RIVER, TRIED_BUILDING, TRIED, TRIED_TWICE = 32, 64, 128, 256, 512
# Until something ends it: dug in (8.5), on foot (8.35), out of supply when that was last fixed (13.1); came in from
# outside the limits this turn (SB-5); two bits count the zones that its entry is shifted by (11.14).
ENTRENCHED, FOOT_RATE, OOS, OUTSIDER, SHIFT, SHIFT_TWO = 1024, 2048, 4096, 8192, 16384, 32768
SHIFTED = SHIFT | SHIFT_TWO
STOPPED = 65536  # of this turn: a demolition has cost it an MP, and it stayed where it was (8.42)
OF_TURN = DONE | MOVED | ATTACKED | DUG | BUILT | STOPPED
OF_IMPULSE = MUST | RIVER | TRIED_BUILDING | TRIED | TRIED_TWICE

# What is true of a bridge beside being damaged: tried this impulse (10.25, 10.17), then the failures to build (10.16)
BLOW_TRIED, BUILD_TRIED, FAILURE = 1, 2, 4

RESTRICTION, DEMOLITION, COMBAT = range(3)  # 14.21


class TigersState(State, kw_only=True):
    impulse: int = 0  # index of the game impulse
    phasing: int = GERMAN
    vp: int = 0  # 5.32
    handicap: int = 0  # OPT-WBC: half points that a bid adds to the German total
    released: int = 0  # mask of the groups that superiority has released (11.3)
    special_place: int = -1  # 14.1
    special_effect: int = -1
    special_used: int = 0  # mask of the effects that are used up
    special_left: int = 0  # uses left in the game
    special_day: int = 0  # of the last use
    where: list[int]  # unit -> place, or one of the words above
    sp: list[int]
    flags: list[int]  # unit -> the sum of what is true of it
    first: list[int]  # side * COUNT + place -> its unit with the lowest number there, -1 for none
    next: list[int]  # unit -> the next one of its side in the same place, -1 for none
    bridge: list[int]
    damaged: list[int]  # bridges, in words
    held: list[int]  # places with units of the German, then of the Allies, in words
    cut_off: list[int]  # the units that are marked out of supply
    control: list[int]  # places that the German controls, in words (12.22)
    # In the movement part of an impulse, of the phasing side's units that may still act (movement.rally):
    ends: list[bytes]  # place -> 1 where armour is in supply, then the same for infantry types (8.28)
    sure: list[int]  # those that have a legal first step whatever the others do
    doubtful: list[int]  # those that may have none
    diggers: list[int]  # those that may dig in where they stand
    began: list[int]  # places where the phasing side had units when the impulse began, in words (9.73, 10.24)
    entered: list[int]  # places that it has moved into, in words (9.14)
    fought: list[int]  # places where a battle took place, in words (10.14)


def whole(words: Sequence[int]) -> int:
    """The mask that three words hold."""
    return words[0] | words[1] << WORD | words[2] << 2 * WORD


def words_of(mask: int) -> list[int]:
    """A mask as it is kept."""
    low = (1 << WORD) - 1
    return [mask & low, mask >> WORD & low, mask >> 2 * WORD]


def has(words: Sequence[int], bit: int) -> int:
    """Whether a bit of a mask in words is set."""
    return words[bit // WORD] >> bit % WORD & 1


def add(words: list[int], bit: int) -> None:
    words[bit // WORD] |= 1 << bit % WORD


def discard(words: list[int], bit: int) -> None:
    words[bit // WORD] &= ~(1 << bit % WORD)


def new_state(board: Board, key: bytes) -> TigersState:
    """5.0 Every unit of the set-up in its area, the others beside the map; 5.32 no points."""
    state = TigersState(
        board=board.key,
        key=key,
        sides=[GERMAN, ALLIED],
        stack=[],
        special_left=board.row.special_forces,  # SB-8, SD-3
        where=[WAITING if used else ABSENT for used in board.used],  # SA-2, SA-3, SB-2, SB-3
        sp=board.sp[:],
        flags=[0] * len(UNITS),
        first=[-1] * COUNT * 2,
        next=[-1] * len(UNITS),
        bridge=[0] * len(board.ends),
        damaged=words_of(board.damaged),  # 5.1
        held=[0] * 2 * WORDS,
        cut_off=[],
        control=words_of(board.german_start),  # 12.22
        ends=[],
        sure=[],
        doubtful=[],
        diggers=[],
        began=[0] * WORDS,
        entered=[0] * WORDS,
        fought=[0] * WORDS,
    )
    for unit, place in enumerate(board.start):
        if place >= 0 and board.used[unit]:  # 5.21
            put(state, unit, place)
            if board.entrenched[unit]:  # 5.22
                state.flags[unit] |= ENTRENCHED
    return state


def board_of(state: TigersState) -> Board:
    return BOARDS[state.board]


def held_by(state: TigersState, side: int) -> int:
    """The mask of the places with units of a side."""
    held = state.held
    if side:
        return held[3] | held[4] << WORD | held[5] << 2 * WORD
    return held[0] | held[1] << WORD | held[2] << 2 * WORD


def units_in(state: TigersState, side: int, place: int) -> list[int]:
    """The units of a side in a place, ascending."""
    found = []
    unit, following = state.first[side * COUNT + place], state.next
    while unit >= 0:
        found.append(unit)
        unit = following[unit]
    return found


def strength(state: TigersState, side: int, place: int) -> int:
    """The SP of a side in a place."""
    return sum(state.sp[unit] for unit in units_in(state, side, place))


def lift(state: TigersState, unit: int, to: int = DEAD) -> None:
    """Take a unit from its place; ``to`` says what becomes of it."""
    side = GERMAN if unit < ALLIES else ALLIED
    place, first, following = state.where[unit], state.first, state.next
    at = side * COUNT + place
    other, after = first[at], following[unit]
    if other == unit:
        first[at] = after
        if after < 0:
            state.held[side * WORDS + place // WORD] &= ~(1 << place % WORD)
    else:
        while following[other] != unit:
            other = following[other]
        following[other] = after
    following[unit] = -1
    state.where[unit] = to


def put(state: TigersState, unit: int, place: int) -> None:
    """Stand a unit in a place, from wherever it was."""
    if state.where[unit] >= 0:
        lift(state, unit)
    side = GERMAN if unit < ALLIES else ALLIED
    at, first, following = side * COUNT + place, state.first, state.next
    other = first[at]
    if other < 0 or other > unit:
        following[unit] = other
        first[at] = unit
        if other < 0:
            state.held[side * WORDS + place // WORD] |= 1 << place % WORD
    else:
        while -1 < following[other] < unit:
            other = following[other]
        following[unit] = following[other]
        following[other] = unit
    state.where[unit] = place


def failures(state: TigersState, bridge: int) -> int:
    """10.16 How often the building of a bridge has failed."""
    return state.bridge[bridge] // FAILURE

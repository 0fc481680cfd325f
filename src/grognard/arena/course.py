"""The course of a game as events and table show it: what each side loses, the score and who is ahead turn by turn."""

from collections.abc import Sequence

from grognard.kernel import OBSERVER, AnyGame, Event, State, Table, turn_of

SCORE = "vp"  # the track of this name is the score
LEVEL = "level:"  # or else the first whose amounts have names


class Course:
    """What was seen of a game so far. A key of ``score`` is a side, or empty where both share the track."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.lost = dict.fromkeys(game.sides, 0)  # units
        self.score: dict[str, list[int]] = {}  # after each turn
        self.turns = 0

    def follow(self, state: State, events: Sequence[Event]) -> None:
        """Take in what an action led to."""
        for event in events:
            for side in event.lost():
                self.lost[self.game.sides[side]] += 1
        if begins(state, events):
            self._look(state, self.game.view(state, OBSERVER))

    def _look(self, state: State, view: Table) -> None:
        """The score now is that after the turns that are past."""
        self.turns = turn_of(view)
        for side, value in score_of(view).items():
            known = self.score.setdefault(side, [])
            known += [value] * (past(state, view) - len(known))


class Lead:
    """How far a seat is ahead of another by the game's judgement, -1 to 1: as the first turn begins, and after each.

    Each seat judges by what it knows, and half the difference counts: neither gains by being named first.
    """

    def __init__(self, game: AnyGame, own: int, other: int) -> None:
        self.game, self.own, self.other = game, own, other
        self.values: list[float] = []

    def begin(self, state: State) -> None:
        """Take in how the game starts: some are in their first turn then."""
        self._look(state, state)

    def follow(self, state: State, events: Sequence[Event], before: State) -> None:
        """Take in what an action led to. The last position that is judged is the one before the game's end."""
        if begins(state, events):
            self._look(state, state if state.result is None else before)

    def _look(self, state: State, judged: State) -> None:
        missing = past(state, self.game.view(state, OBSERVER)) + 1 - len(self.values)
        if missing > 0:
            evaluate = self.game.evaluate
            self.values += [(evaluate(judged, self.own) - evaluate(judged, self.other)) / 2] * missing


def begins(state: State, events: Sequence[Event]) -> bool:
    """Whether a turn may have begun, or the last is over: to look at the table costs time."""
    return state.result is not None or any(event.heading for event in events)


def past(state: State, view: Table) -> int:
    """How many turns are past; when the game is over, the last one is."""
    return turn_of(view) - (state.result is None)


def score_of(view: Table) -> dict[str, int]:
    """The score that a view shows, of each side or of nobody; empty where none decides the scenario."""
    levelled = (track.id for track in view.tracks if any(mark.startswith(LEVEL) for mark in track.marks))
    name = SCORE if any(track.id == SCORE for track in view.tracks) else next(levelled, "")
    return {track.side: track.value for track in view.tracks if track.id == name}

"""The course of a game as events and table show it: what each side loses, and the score turn by turn."""

from collections.abc import Iterable

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

    def follow(self, state: State, events: Iterable[Event]) -> None:
        """Take in what an action led to. The table is looked at only where a turn may have begun: that costs time."""
        begins = state.result is not None
        for event in events:
            begins = begins or event.heading
            for side in event.lost():
                self.lost[self.game.sides[side]] += 1
        if begins:
            self._look(self.game.view(state, OBSERVER), over=state.result is not None)

    def _look(self, view: Table, *, over: bool) -> None:
        """The score now is that after the turns that are past; when the game is over, the last one is."""
        self.turns = turn_of(view)
        past = self.turns if over else self.turns - 1
        for side, value in score_of(view).items():
            known = self.score.setdefault(side, [])
            known += [value] * (past - len(known))


def score_of(view: Table) -> dict[str, int]:
    """The score that a view shows, of each side or of nobody; empty where none decides the scenario."""
    levelled = (track.id for track in view.tracks if any(mark.startswith(LEVEL) for mark in track.marks))
    name = SCORE if any(track.id == SCORE for track in view.tracks) else next(levelled, "")
    return {track.side: track.value for track in view.tracks if track.id == name}

"""What a test says to a game and hears from it, in words: the same for every game."""

from typing import Any

from grognard.kernel import CHANCES, OBSERVER, AnyGame, Event, Intent, Names, Piece, Refusal, Track


class Talk:
    """Questions, answers and refusals of one game as text."""

    def __init__(self, game: AnyGame, named: dict[str, Names | tuple[str, ...]]) -> None:
        """``named``: the fields of events that hold indexes, with the names they count in."""
        self.game = game
        self.named = named

    def legal(self, state: Any) -> list[str]:
        """The text forms of what may be answered now (of the outcomes, if chance is asked)."""
        now = self.game.decision(state)
        return [str(action) for action in now.actions] if now is not None else []

    def starts(self, state: Any, verb: str) -> list[str]:
        """What may follow a verb now: ``starts(state, "to")`` lists places."""
        return [line.partition(" ")[2] for line in self.legal(state) if line.partition(" ")[0] == verb]

    def do(self, state: Any, *lines: str) -> list[Event]:
        """Apply actions and outcomes one after another, exactly as written; nothing is played by itself."""
        events: list[Event] = []
        for line in lines:
            now = self.game.decision(state)
            assert now is not None, f"the game is over before {line!r}"
            action = self.game.grammar.parse(line)
            assert action in now.actions_of(now.seat), f"{line!r} is not among {self.legal(state)}"
            if now.kind == CHANCES:
                events += self.game.resolve(state, action)
            else:
                events += self.game.apply(state, now.seat, action)
            self.game.check(state)
        return events

    def go(self, state: Any, unit: str, *places: str) -> list[Event]:
        """Move one unit by these places; the move goes on if it can."""
        return self.do(state, f"move {unit}", *(f"to {place}" for place in places))

    def chances(self, state: Any) -> dict[str, int]:
        """The outcomes of the chance decision with their weights."""
        now = self.game.decision(state)
        assert now is not None
        assert now.kind == CHANCES, "nothing is rolled"
        return {str(action): weight for action, weight in zip(now.actions, now.weights, strict=True)}

    def why(self, state: Any, pieces: str = "", *, place: str = "", piece: str = "", verb: str = "") -> Refusal | None:
        """The refusal that a person gets who points at this."""
        now = self.game.decision(state)
        assert now is not None
        return self.game.why_not(state, now.seat, Intent(tuple(pieces.split()), place, piece, verb))

    def refusal(self, state: Any, pieces: str = "", *, place: str = "", piece: str = "", verb: str = "") -> str:
        """The refusal in words, ``8.27 tigers-no-… place=@tigers-place-25 …``; empty for what is legal."""
        found = self.why(state, pieces, place=place, piece=piece, verb=verb)
        return f"{found.rule} {found.text}" if found is not None else ""

    def plan(self, state: Any, pieces: str = "", *, place: str = "", piece: str = "", verb: str = "") -> list[str]:
        """The actions that carry out what a person points at; empty if it is refused."""
        now = self.game.decision(state)
        assert now is not None
        found = self.game.plan(state, now.seat, Intent(tuple(pieces.split()), place, piece, verb))
        return [str(action) for action in found or []]

    def told(self, events: list[Event]) -> list[str]:
        """Events in words: ``moved unit=g-2-pz origin=51 place=70 cost=1``; ``none`` for no unit."""
        lines = []
        for event in events:
            words = [str(event.__struct_config__.tag)]
            for field in event.__struct_fields__:
                value, names = getattr(event, field), self.named.get(field)
                if names is not None and isinstance(value, tuple):
                    value = ",".join(names[index] for index in value)
                elif names is not None and not isinstance(value, bool):
                    value = names[value] if value >= 0 else "none"
                words.append(f"{field}={value}")
            lines.append(" ".join(words))
        return lines

    def cites(self, events: list[Event]) -> list[str]:
        """The rule numbers of events, in order."""
        return [event.cite() for event in events]

    def asked(self, state: Any) -> str:
        """The question of the moment: who is asked, what, by which rule."""
        now = self.game.decision(state)
        assert now is not None, "the game is over"
        seat = "chance" if now.kind == CHANCES else self.game.sides[state.sides[now.seat]]
        return f"{seat} {now.prompt.id} {now.rule}"

    def question(self, state: Any) -> str:
        """The words of the question with what they speak of, and the activation that it is part of."""
        now = self.game.decision(state)
        assert now is not None, "the game is over"
        return f"{now.prompt} scope={now.scope}"

    def seen(self, state: Any, unit: str, seat: int = OBSERVER) -> Piece:
        """A unit as a seat sees it."""
        return next(piece for piece in self.game.view(state, seat).pieces if piece.id == unit)

    def track(self, state: Any, id_: str, side: str = "", seat: int = OBSERVER) -> Track:
        """A track as a seat sees it."""
        return next(row for row in self.game.view(state, seat).tracks if row.id == id_ and side in ("", row.side))

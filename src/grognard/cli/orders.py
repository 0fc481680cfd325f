"""What a person types at the prompt, made into actions: a number, the text of an action, or things pointed at."""

from grognard.kernel import Action, AnyGame, Decision, Intent, Problem, Table


class Reading:
    """The words of the moment: what the choices, the pieces and the places are called."""

    def __init__(self, game: AnyGame, table: Table, now: Decision, seat: int, side: str) -> None:
        self.game = game
        self.table = table
        self.now = now
        self.choices = list(now.actions_of(seat))
        self.side = side
        self.sides = {piece.id: piece.side for piece in table.pieces}
        self.sides |= {piece: box.side for box in table.boxes for piece in box.pieces}
        self.standing = {piece.place.casefold(): piece.id for piece in table.pieces}
        lists = [names for kind in game.grammar.verbs.values() for names in kind.names]
        self.spelling = {name.casefold(): name for names in lists for name in names}
        standing = {piece.place for piece in table.pieces}
        self.places = {name for names in lists if standing & set(names) for name in names}  # where pieces can stand

    def actions(self, line: str) -> list[Action]:
        """The actions that a line asks for; raises :class:`Problem` for words that cannot be understood."""
        return [self._action(part.split()) for part in line.split(";") if part.strip()]

    def _action(self, words: list[str]) -> Action:
        if len(words) == 1 and words[0].isdecimal():
            if len(words[0]) > 6 or not 1 <= int(words[0]) <= len(self.choices):
                raise Problem("cli-no-such-choice", number=words[0][:6], count=len(self.choices))
            return self.choices[int(words[0]) - 1]
        kind = self.game.grammar.verbs.get(words[0].lower())
        if kind is None:
            raise Problem("cli-unknown-word", word=words[0])
        given = words[1:]
        for at, names in enumerate(kind.names[: len(given)]):
            given[at] = self._spelled(given[at], names.names)
        return self.game.grammar.parse(" ".join([words[0].lower(), *given]))

    def _spelled(self, word: str, known: tuple[str, ...]) -> str:
        """The name that a word means: itself, in other letters, or the piece that stands there."""
        exact = self.spelling.get(word.casefold(), word)
        piece = self.standing.get(word.casefold(), "")
        return piece if exact not in known and piece in known else exact

    def named(self, line: str) -> Action | None:
        """The only choice that speaks of the one word given: a hex to go to, a facing, a unit."""
        meant = {self.spelling.get(line.casefold(), line), self.standing.get(line.casefold(), line)}
        found = [action for action in self.choices if meant & set(action.words())]
        return found[0] if len(found) == 1 and not line.isdecimal() else None

    def points(self, line: str) -> bool:
        """Whether a line names pieces or places where an action would begin with a verb."""
        words = line.split()
        if ";" in line or (len(words) == 1 and words[0].isdecimal()) or words[0].lower() in self.game.grammar.verbs:
            return False
        return words[0] in self.sides or words[0].casefold() in self.spelling

    def intent(self, line: str) -> Intent:
        """What a line points at: ``[verb] own pieces [place or piece]``; a piece may be named by its place.

        Raises :class:`Problem` for a word that names nothing.
        """
        words = line.split()
        verb = words.pop(0).lower() if words[0].lower() in self.game.grammar.verbs else ""
        if len(words) < 2:
            return Intent(tuple(self.piece(word) for word in words), verb=verb)
        pieces = tuple(self.piece(word) for word in words[:-1])
        piece = words[-1] if words[-1] in self.sides else self.standing.get(words[-1].casefold(), "")
        if piece and (self.sides[piece] != self.side or words[-1] in self.sides):
            return Intent(pieces, piece=piece, verb=verb)
        return Intent(pieces, place=self.place(words[-1]), verb=verb)

    def piece(self, word: str) -> str:
        found = word if word in self.sides else self.standing.get(word.casefold())
        if found is None and self.spelling.get(word.casefold()) in self.places:
            raise Problem("cli-nobody-there", place=self.spelling[word.casefold()])
        if found is None:
            raise Problem("cli-unknown-word", word=word)
        return found

    def place(self, word: str) -> str:
        if word.casefold() not in self.spelling:
            raise Problem("cli-unknown-word", word=word)
        return self.spelling[word.casefold()]

"""What a person types at the prompt, made into actions: a number, the text of an action, or things pointed at."""

from grognard.cli.counters import short_names
from grognard.cli.hexmap import listed
from grognard.cli.terminal import Terminal
from grognard.kernel import Action, AnyGame, Decision, Intent, Problem, Table


class Reading:
    """The words of the moment: what the choices, the pieces and the places are called."""

    def __init__(self, game: AnyGame, table: Table, now: Decision, seat: int, side: str, terminal: Terminal) -> None:
        self.game = game
        self.table = table
        self.now = now
        self.choices = list(now.actions_of(seat))
        self.seat = game.seats[seat]
        self.side = side
        sheet = game.sheet(table.map)
        self.areas = sheet is not None and listed(sheet)  # a place holds many, and is pointed at for itself
        self.sides = {piece.id: piece.side for piece in table.pieces}
        self.sides |= {piece: box.side for box in table.boxes for piece in box.pieces}
        self.standing: dict[str, list[str]] = {}
        for piece in table.pieces:
            self.standing.setdefault(piece.place.casefold(), []).append(piece.id)
        lists = [names for kind in game.grammar.verbs.values() for names in kind.names]
        self.spelling = {name.casefold(): name for names in lists for name in names}
        standing = {piece.place for piece in table.pieces}
        self.places = {name for names in lists if standing & set(names) for name in names}  # where pieces can stand
        self.examples = {"grid": "hex"}  # what the help explains orders with
        if sheet is not None and self.areas:
            self.places = {place.id for place in sheet.places}
            counters = self._counters(terminal)
            self.spelling |= {word.casefold(): piece for word, piece in counters.items()}
            here, there = (place.id for place in sheet.places[:2])
            unit = next((word for word, piece in counters.items() if self.sides[piece] == side), here)
            self.examples = {"grid": "area", "here": here, "there": there, "unit": unit}

    def _counters(self, terminal: Terminal) -> dict[str, str]:
        """What stands on a counter, without its spaces, names the one that bears it: 7RTRA."""
        names = short_names(self.game, terminal)
        called = [("".join(names.get(piece.kind, "").split()), piece.id) for piece in self.table.pieces]
        words = [word for word, _ in called]
        return {word: id_ for word, id_ in called if words.count(word) == 1 and word.casefold() not in self.spelling}

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
        exact = self.spelling.get(word.casefold()) or self.spelling.get(word.replace(",", "."), word)  # 1,5 is 1.5
        piece = self._only(word)
        return piece if exact not in known and piece in known else exact

    def _only(self, word: str) -> str:
        """The piece that stands alone in a place."""
        there = self.standing.get(word.casefold(), [])
        return there[0] if len(there) == 1 else ""

    def named(self, line: str) -> Action | None:
        """The only choice that speaks of the one word given: a hex to go to, a facing, a unit."""
        meant = {self.spelling.get(line.casefold(), line), self._only(line) or line}
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
        if self.areas and len(words) == 1 and self._of_places(verb):
            return Intent(place=self.place(words[0]), verb=verb)
        if len(words) < 2:
            return Intent(tuple(piece for word in words for piece in self.pieces(word)), verb=verb)
        pieces = tuple(piece for word in words[:-1] for piece in self.pieces(word))
        last = self.spelling.get(words[-1].casefold(), words[-1])
        piece = last if last in self.sides else "" if self.areas else self._only(words[-1])
        if piece and (self.sides[piece] != self.side or last in self.sides):
            return Intent(pieces, piece=piece, verb=verb)
        return Intent(pieces, place=self.place(words[-1]), verb=verb)

    def _of_places(self, verb: str) -> bool:
        """Whether a verb speaks of a place: it is not meant for the pieces there."""
        kind = self.game.grammar.verbs.get(verb)
        return kind is not None and bool(kind.names) and self.places <= set(kind.names[0])

    def meant(self, action: Action) -> Intent | None:
        """What an action that is not listed points at, where the game can be asked why."""
        words = action.words()
        if len(words) == 1 and (words[0] in self.sides if self.areas else self.sides.get(words[0]) == self.side):
            return Intent((words[0],), verb=action.verb())
        if self.areas and len(words) == 1 and words[0] in self.places:
            return Intent(place=words[0], verb=action.verb())
        return Intent(verb=action.verb()) if self.areas and not words else None

    def pieces(self, word: str) -> list[str]:
        """The piece that a word names; of those that stand in an area, one's own, and rather those that may act."""
        there = self.standing.get(word.casefold(), []) if self.spelling.get(word.casefold()) not in self.sides else []
        own = [piece for piece in there if self.sides[piece] == self.side]
        if len(there) < 2 or not own:
            return [self.piece(word)]
        listed = {name for action in self.choices for name in action.words()}
        return [piece for piece in own if piece in listed] or own

    def piece(self, word: str) -> str:
        """The one piece that a word names; raises :class:`Problem` for none and for several."""
        exact = self.spelling.get(word.casefold(), word)
        there = self.standing.get(word.casefold(), [])
        if exact in self.sides:
            return exact
        if len(there) > 1:
            raise Problem("cli-several-there", place=exact, units=", ".join(there))
        if there:
            return there[0]
        raise (
            Problem("cli-nobody-there", place=exact) if exact in self.places else Problem("cli-unknown-word", word=word)
        )

    def place(self, word: str) -> str:
        if word.casefold() not in self.spelling:
            raise Problem("cli-unknown-word", word=word)
        return self.spelling[word.casefold()]

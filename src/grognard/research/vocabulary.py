"""Actions as numbers: every action that a game knows has one, the same in all of its scenarios."""

from collections.abc import Iterable
from functools import cache

import numpy as np
from numpy.typing import NDArray

from grognard.kernel import Action, AnyGame, Names
from grognard.kernel.words import Argument

Choice = tuple[int, list[tuple[int, int]]]  # a verb; and of each of its names the part, as row_of has it, and the row

PIECES = ("unit", "asset")  # the kinds of names that are pieces on the table,
PLACES = ("hex", "place")  # and places on the map; all others are words


class Vocabulary:
    """The numbers are the order of the game's grammar: verb by verb, within a verb in the order of its names.

    The outcomes of chance are numbered too: OpenSpiel draws them, and no mask of a seat ever lists them.
    """

    def __init__(self, game: AnyGame) -> None:
        self.actions: tuple[Action, ...] = tuple(game.grammar)
        self.numbers: dict[Action, int] = {action: number for number, action in enumerate(self.actions)}
        self.texts: dict[str, Action] = {str(action): action for action in self.actions}
        self.verbs: tuple[str, ...] = tuple(game.grammar.verbs)
        self.verb_rows = {verb: row for row, verb in enumerate(self.verbs)}
        kinds = [names for verb in game.grammar.verbs.values() for names in verb.names]
        self.pieces = _rows(names for names in kinds if names.kind in PIECES)
        self.places = _rows(names for names in kinds if names.kind in PLACES)
        self.words = _rows(names for names in kinds if names.kind not in PIECES + PLACES)
        # The pieces and places as the arguments of a prompt have them
        self.arguments: dict[Argument, tuple[int, int]] = {
            names.argument(index): self.row_of(names, index)
            for names in kinds
            if names.kind in PIECES + PLACES
            for index in range(len(names))
        }

    def __len__(self) -> int:
        return len(self.actions)

    def mask(self, legal: Iterable[Action]) -> NDArray[np.int8]:
        """1 for each of these actions, 0 for all others."""
        mask = np.zeros(len(self.actions), np.int8)
        mask[list(map(self.numbers.__getitem__, legal))] = 1
        return mask

    def row_of(self, names: Names, index: int) -> tuple[int, int]:
        """Where a name stands: 0 (pieces), 1 (places) or 2 (words), and its row there."""
        name = names[index]
        if names.kind in PIECES:
            return 0, self.pieces[name]
        if names.kind in PLACES:
            return 1, self.places[name]
        return 2, self.words[name]

    def choice(self, action: Action) -> Choice:
        """An action as an observation tells it."""
        fields = zip(action.names, action.__struct_fields__, strict=True)
        return self.verb_rows[action.verb()], [self.row_of(names, getattr(action, field)) for names, field in fields]

    def table(self) -> NDArray[np.int32]:
        """For each action its verb, and the rows of its piece, place and word in an observation; -1 where it has none.

        With it a policy can judge an action by what it speaks of, instead of by its number alone.
        """
        table = np.full((len(self.actions), 4), -1, np.int32)
        for number, action in enumerate(self.actions):
            table[number, 0], rows = self.choice(action)
            for part, row in rows:
                table[number, 1 + part] = row
        return table


def _rows(lists: Iterable[Names]) -> dict[str, int]:
    """Each name once, in the order in which the grammar brings them."""
    found = dict.fromkeys(name for names in lists for name in names)
    return {name: row for row, name in enumerate(found)}


@cache
def vocabulary_of(game: AnyGame) -> Vocabulary:
    return Vocabulary(game)

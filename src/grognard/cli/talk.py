"""The conversation at the prompt: every line that a person may type, and the answer to it."""

import inspect
from collections.abc import Callable

from msgspec import structs
from rich.table import Table as Grid
from rich.text import Text as Rich

from grognard.cli import panel
from grognard.cli.chances import chances
from grognard.cli.chronicle import prose
from grognard.cli.orders import Reading
from grognard.cli.sections import in_section
from grognard.cli.sitting import Left, Sitting
from grognard.cli.terminal import GOLD, QUIET
from grognard.kernel import Action, Decision, Hand, Problem, Refused, Spot
from grognard.kernel.probe import learns

COMMANDS = ("help", "undo", "why", "odds", "suggest", "map", "log", "rule", "save", "quit")


class Talk:
    """The answers of one seat to one decision."""

    def __init__(self, sitting: Sitting, now: Decision, seat: int) -> None:
        self.sitting = sitting
        self.terminal = sitting.terminal
        self.console = sitting.console
        self.game = sitting.game
        self.match = sitting.match
        self.seat = seat
        self.table = self.game.view(self.match.state, seat)
        side = self.game.sides[self.match.state.sides[seat]]
        self.reading = Reading(self.game, self.table, now, seat, side, self.terminal)
        # In French `annuler` is as good as `undo`.
        self.commands: dict[str, Callable[[str], bool]] = {}
        for name in COMMANDS:
            method: Callable[[str], bool] = getattr(self, f"_{name}")
            self.commands[name] = self.commands[self.terminal.word(f"cli-command-{name}")] = method

    def draw(self, *, whole: bool = False) -> None:
        sitting = self.sitting
        forecast = self.game.forecast(self.match.state, self.seat)
        seen = sitting.log(max(0, sitting.since - self.console.height), sitting.since)
        sitting.screen.draw(self.reading, forecast, seen, sitting.log(sitting.since), whole=whole)

    def answer(self, line: str) -> bool:
        """Do what a line says; True when the game has moved, so that the table must be looked at again.

        Raises :class:`Problem` for words that cannot be understood and :class:`Refused` for what is not allowed.
        """
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        if not word:
            return False
        if word in self.commands:
            return self.commands[word](rest)
        if word in self.game.queries:
            return self._query(word, rest.split())
        if any(word == hand.id for hand in self.table.hands):
            return self._hand(word)
        choice = self.reading.named(line)
        if choice is not None:
            return self._submit([choice])
        return self._submit(self._planned(line) if self.reading.points(line) else self.reading.actions(line))

    # --- playing ----------------------------------------------------------------------------------------------------

    def _submit(self, actions: list[Action]) -> bool:
        if actions and actions[0] not in self.reading.choices:
            self._refuse(actions[0])
        self.sitting.since = len(self.match.entries)
        self.match.submit(self.seat, actions)
        self.sitting.tell()
        return True

    def _refuse(self, action: Action) -> None:
        """Raise :class:`Refused` with the rule that stands against an action that is not listed, where it is known."""
        intent = self.reading.meant(action)
        refusal = self.game.why_not(self.match.state, self.seat, intent) if intent is not None else None
        if refusal is not None:
            raise Refused(refusal)

    def _planned(self, line: str) -> list[Action]:
        """The actions for what was pointed at; raises :class:`Refused` with the rule that stands against it."""
        intent = self.reading.intent(line)
        refusal = self.game.why_not(self.match.state, self.seat, intent)
        actions = self.game.plan(self.match.state, self.seat, intent) if refusal is None else None
        if refusal is not None:
            raise Refused(refusal)
        if not actions:
            raise Problem("cli-unknown-word", word=line)
        return actions

    def _suggest(self, rest: str) -> bool:
        actions = self.game.suggestion(self.match.state, self.seat)
        if not actions:
            raise Problem("cli-no-suggestion")
        return self._submit(actions)

    def _undo(self, rest: str) -> bool:
        self.match.undo(self.seat)
        self.sitting.chronicle.catch_up()
        self.sitting.since = len(self.match.entries)
        self.terminal.say("cli-undone")
        return True

    # --- asking -----------------------------------------------------------------------------------------------------

    def _why(self, rest: str) -> bool:
        if not rest:
            raise Problem("cli-why-what", **self.reading.examples)
        intent = self.reading.intent(rest)
        refusal = self.game.why_not(self.match.state, self.seat, intent)
        if refusal is not None:
            self.console.print(self.terminal.sentence(refusal.text, refusal.rule))
        else:
            actions = self.game.plan(self.match.state, self.seat, intent) or []
            self.terminal.say("cli-why-allowed", actions="; ".join(map(str, actions)))
        return False

    def _odds(self, rest: str) -> bool:
        """The chances of the last of these actions, after the others."""
        if not rest:
            raise Problem("cli-odds-what", **self.reading.examples)
        actions = self._planned(rest) if self.reading.points(rest) else self.reading.actions(rest)
        if not actions:
            raise Problem("no-actions")
        state = self.match.state.copy()
        for action in actions[:-1]:
            if learns(self.game.apply(state, self.seat, action), self.seat):
                raise Problem("cli-odds-hidden")
        odds = self.game.odds(state, self.seat, actions[-1])
        if not odds.rolls:
            self.terminal.say("cli-no-roll")
        for roll in odds.rolls:
            self.console.print(chances(roll, self.game, self.terminal, exact=odds.exact))
        return False

    def _query(self, name: str, words: list[str]) -> bool:
        """An overlay of the game, as a sentence and on the map."""
        wanted = self._wanted(name)
        if len(words) != len(wanted):
            raise Problem("cli-query-words", name=name, wanted=" ".join(word.upper() for word in wanted))
        args = [self._argument(kind, word) for kind, word in zip(wanted, words, strict=True)]
        overlay = self.game.query(self.match.state, self.seat, name, *args)
        if overlay.spots or not self.reading.areas:
            spots = {spot.place: self._spot(spot) for spot in overlay.spots}
            self.console.print(self.sitting.screen.map(self.table, spots=spots))
        if overlay.text is not None:
            self.console.print(self.terminal.voice.say(overlay.text))
        if overlay.lines or overlay.rolls:
            self.console.print(panel.sums(structs.replace(overlay, text=None), self.table, self.game, self.terminal))
        for spot in overlay.spots:
            if spot.rule and spot.kind == "blocks":
                self.console.print(
                    Rich(self.terminal.word("cli-blocks", place=spot.place)).append(f"  [{spot.rule}]", QUIET)
                )
        return False

    def _spot(self, spot: Spot) -> str:
        """What an overlay says of a place: its kind, with the value where that has a word of its own."""
        valued = f"{spot.kind}-{spot.value}"
        return valued if self.terminal.voice.has(f"cli-spot-{valued}") else spot.kind

    def _wanted(self, name: str) -> list[str]:
        """What a query takes after state and seat: unit, place, side."""
        return list(inspect.signature(self.game.queries[name]).parameters)[2:]

    def _argument(self, kind: str, word: str) -> str:
        """What a word of a query means: a unit, a side by its id or its name, else a place."""
        if kind == "unit":
            return self.reading.piece(word)
        if kind != "side":
            return self.reading.place(word)
        sides = self.game.sides
        known = {self.terminal.name(f"side-{side}").casefold(): side for side in sides} | dict(
            zip(sides, sides, strict=True)
        )
        if word.casefold() not in known:
            raise Problem("cli-unknown-word", word=word)
        return known[word.casefold()]

    def _hand(self, name: str) -> bool:
        """What a seat holds, shown to the person in that seat alone unless it lies open."""
        hand = next(hand for hand in self.table.hands if hand.id == name)
        if hand.shown:
            return self._show(hand)
        holder = self.game.seat(hand.seat)
        if holder in self.sitting.machines:
            raise Problem("cli-hand-hidden", side=f"@side-{hand.seat}")
        if holder != self.seat:
            self.sitting.read(self.terminal.word("cli-pass-keyboard", side=f"@side-{hand.seat}") + " ")
        own = next(mine for mine in self.game.view(self.match.state, holder).hands if mine.id == name)
        self._show(own)
        if holder != self.seat:
            self.sitting.read(self.terminal.word("cli-hide-again") + " ")
            self.draw()
        return False

    def _show(self, hand: Hand) -> bool:
        name = self.terminal.name(f"{self.game.slug}-hand-{hand.id}")
        self.console.print(f"{name}: {panel.held(hand, self.game, self.terminal)}")
        return False

    # --- looking ----------------------------------------------------------------------------------------------------

    def _map(self, rest: str) -> bool:
        self.draw(whole=True)
        return False

    def _log(self, rest: str) -> bool:
        self.console.print(prose(self.sitting.log()))
        return False

    def _rule(self, rest: str) -> bool:
        """A rule by its number, or all of a section or a chapter: 1 is chapter 1, not 10 to 15."""
        book = self.game.rulebook
        found = [number for number in book if number.casefold() == rest.casefold()] or [
            number for number in book if rest and in_section(number, rest.rstrip("."), book)
        ]
        if not found:
            raise Problem("cli-unknown-rule", number=rest)
        for number in found:
            rule = self.game.rulebook[number]
            self.console.print(Rich().append(f"{number}  ", QUIET).append(rule.title[self.terminal.language], "bold"))
            self.console.print(rule.summary[self.terminal.language])
        return False

    def _help(self, rest: str) -> bool:
        examples = self.reading.examples
        self.terminal.say("cli-play-help", **examples)
        grid = Grid.grid(padding=(0, 2))
        for name in COMMANDS:
            grid.add_row(
                Rich(self.terminal.word(f"cli-command-{name}"), GOLD), self.terminal.word(f"cli-do-{name}", **examples)
            )
        for name in self.game.queries:
            words = len(self._wanted(name))
            grid.add_row(Rich(name, GOLD), self.terminal.word(f"cli-query-{name}", words=words, **examples))
        self.console.print(grid)
        return False

    def _save(self, rest: str) -> bool:
        self.sitting.save(rest)
        return False

    def _quit(self, rest: str) -> bool:
        """Leave, after a last offer to save what is not saved."""
        while True:
            if self.sitting.saved_as == self.match.entries:
                self.sitting.farewell()
                raise Left(0)
            file = self.sitting.read(self.terminal.word("cli-save-first") + " ")
            if not file:
                self.sitting.farewell()
                raise Left(0)
            try:
                self.sitting.save(file)
            except Problem as problem:
                self.console.print(self.terminal.voice.say(problem.text))

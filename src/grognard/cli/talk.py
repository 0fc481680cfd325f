"""The conversation at the prompt: every line that a person may type, and the answer to it."""

import inspect
from collections.abc import Callable

from rich.table import Table as Grid
from rich.text import Text as Rich

from grognard.cli import panel
from grognard.cli.chronicle import prose
from grognard.cli.orders import Reading
from grognard.cli.sitting import Left, Sitting
from grognard.cli.terminal import QUIET
from grognard.kernel import Action, Decision, Intent, Problem, Refused, Result, Roll
from grognard.kernel.probe import learns
from grognard.text import result_text

COMMANDS = ("help", "undo", "why", "odds", "suggest", "map", "log", "rule", "save", "quit")
BAR = 24  # columns of a bar of chances


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
        self.reading = Reading(self.game, self.table, now, seat, side)
        # In French `annuler` is as good as `undo`.
        self.commands: dict[str, Callable[[str], bool]] = {}
        for name in COMMANDS:
            method: Callable[[str], bool] = getattr(self, f"_{name}")
            self.commands[name] = self.commands[self.terminal.word(f"cli-command-{name}")] = method

    def draw(self) -> None:
        sitting = self.sitting
        forecast = self.game.forecast(self.match.state, self.seat)
        seen = sitting.log(max(0, sitting.since - self.console.height), sitting.since)
        sitting.screen.draw(self.reading, forecast, seen, sitting.log(sitting.since))

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
        words = action.words()
        if len(words) == 1 and self.reading.sides.get(words[0]) == self.reading.side:
            refusal = self.game.why_not(self.match.state, self.seat, Intent((words[0],), verb=action.verb()))
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
            raise Problem("cli-why-what")
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
            raise Problem("cli-odds-what")
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
            self.console.print(self._roll(roll, exact=odds.exact))
        return False

    def _roll(self, roll: Roll, *, exact: bool) -> Grid:
        grid = Grid.grid(padding=(0, 1))
        name = self.terminal.name(roll.purpose)
        grid.title = Rich().append(name, "bold").append(f"  [{roll.rule}]", QUIET)
        grid.title_justify = "left"
        for result in roll.results:
            full = round(BAR * result.chance)
            bar = Rich().append("█" * full, panel.GOLD).append("░" * (BAR - full), QUIET)
            shown = f"{result.ways}/{result.of}" if exact else self._interval(result)
            grid.add_row(
                bar, Rich(self._percent(result.chance), "bold"), Rich(shown, QUIET), self._result(result.label)
            )
        return grid

    def _interval(self, result: Result) -> str:
        return f"{self._percent(result.low)}–{self._percent(result.high)}"

    def _percent(self, chance: float) -> str:
        """Never rounded to 0 or 100 unless it is exactly that."""
        rounded = min(max(chance, 0.001), 0.999) if 0 < chance < 1 else chance
        return self.terminal.word("cli-percent", value=self.terminal.number(100 * rounded, 1))

    def _result(self, label: str) -> str:
        """A result by its name, or an outcome of chance that has none."""
        if label.split()[0] in self.game.grammar.verbs:
            return self.terminal.voice.say(self.game.grammar.parse(label).text(self.game.slug))
        named = result_text(self.game.slug, label)
        return self.terminal.word(named.id, **dict(named.args))

    def _query(self, name: str, words: list[str]) -> bool:
        """An overlay of the game, as a sentence and on the map."""
        wanted = list(inspect.signature(self.game.queries[name]).parameters)[2:]  # after state and seat
        if len(words) != len(wanted):
            raise Problem("cli-query-words", name=name, wanted=" ".join(word.upper() for word in wanted))
        args = [
            self.reading.piece(word) if kind == "unit" else self.reading.place(word)
            for kind, word in zip(wanted, words, strict=True)
        ]
        overlay = self.game.query(self.match.state, self.seat, name, *args)
        self.console.print(self.sitting.screen.map(self.table, spots={spot.place: spot.kind for spot in overlay.spots}))
        if overlay.text is not None:
            self.console.print(self.terminal.voice.say(overlay.text))
        for spot in overlay.spots:
            if spot.rule and spot.kind == "blocks":
                self.console.print(
                    Rich(self.terminal.word("cli-blocks", place=spot.place)).append(f"  [{spot.rule}]", QUIET)
                )
        return False

    def _hand(self, name: str) -> bool:
        """What a seat holds, shown to the person in that seat alone."""
        hand = next(hand for hand in self.table.hands if hand.id == name)
        holder = self.game.seat(hand.seat)
        if holder in self.sitting.machines:
            raise Problem("cli-hand-hidden", side=f"@side-{hand.seat}")
        if holder != self.seat:
            self.sitting.read(self.terminal.word("cli-pass-keyboard", side=f"@side-{hand.seat}") + " ")
        own = next(mine for mine in self.game.view(self.match.state, holder).hands if mine.id == name)
        self.console.print(f"{self.terminal.name(f'{self.game.slug}-hand-{name}')}: {', '.join(own.shown)}")
        if holder != self.seat:
            self.sitting.read(self.terminal.word("cli-hide-again") + " ")
            self.draw()
        return False

    # --- looking ----------------------------------------------------------------------------------------------------

    def _map(self, rest: str) -> bool:
        self.draw()
        return False

    def _log(self, rest: str) -> bool:
        self.console.print(prose(self.sitting.log()))
        return False

    def _rule(self, rest: str) -> bool:
        """A rule by its number, or all of a chapter."""
        found = [number for number in self.game.rulebook if number == rest] or [
            number for number in self.game.rulebook if rest and number.startswith(rest)
        ]
        if not found:
            raise Problem("cli-unknown-rule", number=rest)
        for number in found:
            rule = self.game.rulebook[number]
            self.console.print(Rich().append(f"{number}  ", QUIET).append(rule.title[self.terminal.language], "bold"))
            self.console.print(rule.summary[self.terminal.language])
        return False

    def _help(self, rest: str) -> bool:
        self.terminal.say("cli-play-help")
        grid = Grid.grid(padding=(0, 2))
        for name in COMMANDS:
            grid.add_row(
                Rich(self.terminal.word(f"cli-command-{name}"), panel.GOLD), self.terminal.word(f"cli-do-{name}")
            )
        for name in self.game.queries:
            grid.add_row(Rich(name, panel.GOLD), self.terminal.name(f"cli-query-{name}"))
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

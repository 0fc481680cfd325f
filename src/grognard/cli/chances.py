"""The chances of a roll: a bar for each result."""

from rich.table import Table as Grid
from rich.text import Text as Rich

from grognard.cli.counters import BETWEEN
from grognard.cli.terminal import GOLD, QUIET, Terminal
from grognard.kernel import AnyGame, Result, Roll
from grognard.text import result_text

BAR = 24  # columns of a bar


def chances(roll: Roll, game: AnyGame, terminal: Terminal, *, exact: bool = True) -> Grid:
    """A roll by its name, and how likely each result is: in so many ways of all, or within bounds."""
    grid = Grid.grid(padding=(0, 1))
    name = terminal.name(roll.purpose)
    grid.title = Rich().append(name, "bold").append(f"  [{roll.rule}]", QUIET)
    grid.title_justify = "left"
    for result in roll.results:
        full = round(BAR * result.chance)
        bar = Rich().append("█" * full, GOLD).append("░" * (BAR - full), QUIET)
        shown = f"{result.ways}/{result.of}" if exact else _interval(result, terminal)
        chance = Rich(_percent(result.chance, terminal), "bold")
        grid.add_row(bar, chance, Rich(shown, QUIET), _named(result.label, game, terminal))
    return grid


def _interval(result: Result, terminal: Terminal) -> str:
    return f"{_percent(result.low, terminal)}–{_percent(result.high, terminal)}"


def in_brief(roll: Roll, game: AnyGame, terminal: Terminal) -> str:
    """The results of a roll in one line, with their exact chances."""
    return BETWEEN.join(
        f"{_percent(result.chance, terminal)} {_named(result.label, game, terminal)}" for result in roll.results
    )


def _percent(chance: float, terminal: Terminal) -> str:
    """Never rounded to 0 or 100 unless it is exactly that."""
    rounded = min(max(chance, 0.001), 0.999) if 0 < chance < 1 else chance
    return terminal.word("cli-percent", value=terminal.number(100 * rounded, 1))


def _named(label: str, game: AnyGame, terminal: Terminal) -> str:
    """A result by its name, or an outcome of chance that has none."""
    if label.split()[0] in game.grammar.verbs:
        return terminal.voice.say(game.grammar.parse(label).text(game.slug))
    named = result_text(game.slug, label)
    return terminal.word(named.id, **dict(named.args))

"""The tables of ``grognard arena balance``, and its Markdown file."""

from collections.abc import Iterable, Sequence

from grognard.arena.balance import Album, Balance, Entry, balance, positions
from grognard.arena.calibration import STEEPEST, bins, fit
from grognard.cli import study
from grognard.cli.study import DASH, Sheet
from grognard.cli.terminal import Terminal
from grognard.kernel import AnyGame


def sheet(game: AnyGame, entries: Iterable[Entry], terminal: Terminal) -> Sheet:
    """A line for each scenario and player."""
    won = [terminal.word("cli-column-wins", side=f"@side-{side}") for side in game.sides]
    names = ("draws", "cut", "both-lose", "mean-turns", "decided", "turning", "note")
    rows = [[one.scenario, one.player, *_row(game, balance(one.played), terminal)] for one in entries]
    return Sheet([*study.titles(terminal, "scenario", "player", "games"), *won, *study.titles(terminal, *names)], rows)


def _row(game: AnyGame, found: Balance, terminal: Terminal) -> list[str]:
    poor = [side for side, share in zip(game.sides, found.shares, strict=True) if share.poor]
    return [
        str(found.games),
        *(study.rate(terminal, share.rate, share.low, share.high) for share in found.shares),
        *map(str, (found.drawn, found.cut, found.both_lost)),
        terminal.number(found.turns, 1),
        turn(found.decided, terminal),
        turn(found.turning, terminal),
        ", ".join(terminal.word("cli-balance-poor", side=f"@side-{side}") for side in poor),
    ]


def turn(value: float | None, terminal: Terminal) -> str:
    """A turn that may lie between two, or that there is not."""
    return DASH if value is None else terminal.number(value, 0 if value == int(value) else 1)


def calibration(entries: Sequence[Entry], terminal: Terminal) -> list[Sheet]:
    """How the judgement relates to the results; nothing where no game has one."""
    return [_slopes(entries, terminal), _reliability(entries, terminal)] if positions(entries) else []


def about_judgement(game: AnyGame, entries: Iterable[Entry], terminal: Terminal) -> str:
    about = "cli-balance-slope" if positions(entries) else "cli-balance-no-results"
    return terminal.word(about, side=f"@side-{game.sides[0]}")


def _slopes(entries: Sequence[Entry], terminal: Terminal) -> Sheet:
    """The slope of each player's games, and of all together where there are several."""
    parts = {player: [one for one in entries if one.player == player] for player in (one.player for one in entries)}
    if len(parts) > 1:
        parts[terminal.word("cli-match-all")] = list(entries)
    rows = []
    for name, own in parts.items():
        known = positions(own)
        slope = fit(known)
        rows.append([name, terminal.number(len(known)), _slope(slope, terminal)])
    return Sheet(study.titles(terminal, "player", "positions", "slope"), rows)


def _slope(slope: float | None, terminal: Terminal) -> str:
    if slope is None:
        return DASH
    sign = "−" if slope < 0 else ""
    if abs(slope) > STEEPEST - 0.01:
        return f"{'≤' if sign else '≥'} {sign}{STEEPEST:.0f}"
    return sign + terminal.number(abs(slope), 2)


def _reliability(entries: Iterable[Entry], terminal: Terminal) -> Sheet:
    """What came of the positions that were judged alike."""
    rows = [
        [
            terminal.word("cli-balance-range", low=round(100 * one.low), high=round(100 * one.high)),
            terminal.number(one.positions),
            percent(one.judged, terminal),
            percent(one.won, terminal),
        ]
        for one in bins(positions(entries))
    ]
    return Sheet(study.titles(terminal, "judged-between", "positions", "judged", "really-won"), rows)


def percent(share: float, terminal: Terminal) -> str:
    return terminal.word("cli-percent", value=round(100 * share))


def sources(entries: Iterable[Entry], terminal: Terminal) -> list[str]:
    """The commands that made the entries, each once."""
    return list(dict.fromkeys(study.made_by(terminal, one.command, one.python) for one in entries))


def markdown(game: AnyGame, album: Album, terminal: Terminal) -> str:
    """All that was played, without the remarks."""
    return "\n".join(
        (
            f"# {game.title}\n",
            f"{terminal.word('cli-balance-about')} {terminal.word('cli-balance-plots', page=f'{game.slug}.html')}\n",
            "".join(f"- {line}\n" for line in sources(album.entries, terminal)),
            sheet(game, album.entries, terminal).markdown(),
            f"## {terminal.word('cli-balance-judgement')}\n",
            f"{about_judgement(game, album.entries, terminal)}\n",
            *(one.markdown() for one in calibration(album.entries, terminal)),
        )
    )

"""The page of ``grognard arena balance``: one HTML file that loads nothing, with a plot for every question."""

from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape

from grognard.arena.balance import Album, Balance, Entry, Kept, balance, leads, positions, quartiles
from grognard.arena.calibration import bins, fit
from grognard.arena.plots import KINDS, PATTERNS, Part, Point, band, bar, columns, reliability
from grognard.cli import study
from grognard.cli.balance_sheets import about_judgement, calibration, percent, sources, turn
from grognard.cli.study import Sheet
from grognard.cli.terminal import Terminal
from grognard.kernel import AnyGame, Curve

DARK = ("de", "german")  # the sides whose counters are dark
STYLE = """
:root { color-scheme: light dark; --page:#f3eee2; --panel:#fbf8f1; --line:#ddd5c3; --ink:#26221b; --ink2:#5d5546;
  --brand:#8a2b1d; --light:#5d6f1c; --dark:#3f4c55; --on:#fff; --nobody:#e6deca; --mark:#a2977f; --reach:#0b66a8; }
@media (prefers-color-scheme: dark) { :root { --page:#141718; --panel:#1c2022; --line:#363d40; --ink:#ece6d8;
  --ink2:#b7b0a0; --brand:#d9705a; --light:#b4c46a; --dark:#9fb0bb; --on:#16181a; --nobody:#2c3336; --mark:#6f7472;
  --reach:#62b5f0; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.45 Barlow, system-ui, sans-serif; }
main { max-width: 1160px; margin: 0 auto; padding: 20px 16px 48px; }
h1, h2, h3, figcaption b { font-family: "Barlow Condensed", "Arial Narrow", system-ui, sans-serif; font-weight: 600; }
h1 { font-size: 34px; line-height: 1.1; margin: 0 0 8px; color: var(--brand); }
h2 { font-size: 25px; margin: 0; } h2 small { font-size: 14px; font-weight: 500; color: var(--ink2); }
h3 { font-size: 18px; margin: 18px 0 4px; }
p { max-width: 72ch; } a { color: var(--reach); }
code { font-size: 13px; overflow-wrap: anywhere; }
nav ul, .key { list-style: none; margin: 12px 0; padding: 0; display: flex; flex-wrap: wrap; gap: 6px 18px; }
.key svg { width: 18px; height: 14px; vertical-align: -2px; margin-right: 6px; }
section { background: var(--panel); border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin: 16px 0; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 290px), 1fr)); gap: 14px 24px; }
figure { margin: 8px 0 0; } figcaption { font-size: 14px; color: var(--ink2); }
figcaption b { display: block; font-size: 16px; color: var(--ink); }
figure svg { display: block; width: 100%; max-width: 440px; height: auto; }
figure svg.bar { max-width: none; height: 42px; }
.plots figure { display: flex; flex-direction: column; } .plots figcaption { margin-bottom: auto; padding-bottom: 6px; }
svg text { font: 12px Barlow, system-ui, sans-serif; fill: var(--ink2); text-anchor: middle; }
svg text.end { text-anchor: end; } svg text.start { text-anchor: start; }
svg.bar text { font-size: 14px; font-weight: 600; }
.first { fill: var(--first); } .second { fill: var(--second); }
.nobody { fill: url(#hatch); } .both { fill: url(#dots); }
svg text.on-first, svg text.on-second { fill: var(--on); }
svg text.on-nobody, svg text.on-both { fill: var(--ink); paint-order: stroke;
  stroke: var(--nobody); stroke-width: 5px; }
.ground { fill: var(--nobody); } .mark { fill: var(--mark); } .wash { opacity: .13; }
figure rect { stroke: var(--panel); stroke-width: .75; }
.whisker { stroke-width: 2; } .whisker.first { stroke: var(--first); } .whisker.second { stroke: var(--second); }
svg text.start { paint-order: stroke; stroke: var(--panel); stroke-width: 3px; }
.grid { stroke: var(--line); } .axis { stroke: var(--ink2); }
.just { stroke: var(--ink2); stroke-dasharray: 5 5; } .patterns { position: absolute; }
.band { fill: var(--reach); opacity: .25; } .disc { fill: var(--reach); opacity: .8; }
.curve { fill: none; stroke: var(--reach); stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; margin: 10px 0; font-variant-numeric: tabular-nums; }
th, td { padding: 4px 12px 4px 0; text-align: right; border-bottom: 1px solid var(--line); }
th { font-weight: 600; color: var(--ink2); vertical-align: bottom; }
th:first-child, td:first-child { text-align: left; }
"""


def page(game: AnyGame, album: Album, terminal: Terminal) -> str:
    """The whole page, in the language of the terminal."""
    scenarios = dict.fromkeys(entry.scenario for entry in album.entries)
    sides = ("dark", "light") if game.sides[0] in DARK else ("light", "dark")
    colours = f":root {{ --first: var(--{sides[0]}); --second: var(--{sides[1]}); }}"
    title = escape(terminal.word("cli-balance-title", game=game.title))
    body = [
        f"<h1>{title}</h1>",
        f"<p>{escape(terminal.word('cli-balance-about'))}</p>",
        f"<p>{escape(terminal.word('cli-balance-reading'))}</p>",
        _key(game, terminal),
        _contents(game, scenarios, terminal),
        *(_scenario(game, album, scenario, terminal) for scenario in scenarios),
        _judgement(game, album, terminal),
        _origin(album, terminal),
    ]
    wide = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    lines = (
        "<!DOCTYPE html>",
        f'<html lang="{terminal.language}">',
        f'<head><meta charset="utf-8">{wide}<title>{title}</title>',
        f"<style>{STYLE}{colours}</style></head>",
        f"<body>{PATTERNS}\n<main>",
        *body,
        "</main></body>",
        "</html>",
    )
    return "\n".join(lines) + "\n"


def _key(game: AnyGame, terminal: Terminal) -> str:
    """What the colours and patterns stand for."""
    names = [terminal.word("cli-column-wins", side=f"@side-{side}") for side in game.sides]
    words = {
        "first": names[0],
        "nobody": terminal.word("cli-column-draws"),
        "both": terminal.word("cli-column-both-lose"),
        "second": names[1],
    }
    items = (
        f'<li><svg aria-hidden="true"><rect class="{kind}" width="18" height="14"/></svg>{escape(said)}</li>'
        for kind, said in words.items()
    )
    return f'<ul class="key">{"".join(items)}</ul>'


def _contents(game: AnyGame, scenarios: Iterable[str], terminal: Terminal) -> str:
    links = {f"scenario-{scenario}": game.scenarios[scenario].title[terminal.language] for scenario in scenarios}
    links |= {"judgement": terminal.word("cli-balance-judgement"), "origin": terminal.word("cli-balance-origin")}
    items = (f'<li><a href="#{id_}">{escape(words)}</a></li>' for id_, words in links.items())
    return f"<nav><ul>{''.join(items)}</ul></nav>"


def _scenario(game: AnyGame, album: Album, scenario: str, terminal: Terminal) -> str:
    own = [entry for entry in album.entries if entry.scenario == scenario]
    last = max(one.turns for entry in own for one in entry.played)  # all players on the same scale
    title = escape(game.scenarios[scenario].title[terminal.language])
    levels = "\n".join(_level(game, entry, max(1, last), terminal) for entry in own)
    return f'<section id="scenario-{scenario}"><h2>{title} <small>{scenario}</small></h2>\n{levels}\n</section>'


def _level(game: AnyGame, entry: Entry, last: int, terminal: Terminal) -> str:
    """What one player made of a scenario."""
    found = balance(entry.played)
    name = terminal.word("cli-balance-level", player=entry.player, games=found.games)
    plots = (
        _lead(game, entry.played, terminal),
        _length(entry.played, found, last, terminal),
        _turning(entry.played, found, last, terminal),
    )
    return f'<h3>{escape(name)}</h3>\n{_results(game, found, terminal)}\n<div class="plots">{"".join(plots)}</div>'


def _results(game: AnyGame, found: Balance, terminal: Terminal) -> str:
    first, second = found.shares
    shares = (first.rate, found.drawn / found.games, found.both_lost / found.games, second.rate)
    parts = [
        Part(share, kind, percent(share, terminal))
        for share, kind in zip(shares, ("first", "nobody", "both", "second"), strict=True)
    ]
    rates = [study.rate(terminal, one.rate, one.low, one.high) for one in found.shares]
    said = terminal.word(
        "cli-balance-results",
        first=f"@side-{game.sides[0]}",
        second=f"@side-{game.sides[1]}",
        first_rate=rates[0],
        second_rate=rates[1],
        drawn=found.drawn,
        cut=found.cut,
        both=found.both_lost,
    )
    drawn = bar(parts, (first.low, first.high), (second.low, second.high), said)
    return f"<figure>{drawn}<figcaption>{escape(said)}</figcaption></figure>"


def _lead(game: AnyGame, played: Sequence[Kept], terminal: Terminal) -> str:
    rows = leads(played)
    begin, end = (_signed(rows[at].middle, terminal) for at in (0, -1))
    said = terminal.word("cli-balance-lead", begin=begin, end=end, turn=len(rows) - 1)
    first, second = (terminal.word("cli-balance-ahead", side=f"@side-{side}") for side in game.sides)
    return _figure(band(rows, (first, second), said), terminal.word("cli-balance-lead-title"), said)


def _signed(value: float, terminal: Terminal) -> str:
    return ("−" if value < 0 else "+") + terminal.number(abs(value), 2)


def _length(played: Sequence[Kept], found: Balance, last: int, terminal: Terminal) -> str:
    low, _, high = quartiles([one.turns for one in played])
    words = {"low": turn(low, terminal), "high": turn(high, terminal)}
    said = terminal.word("cli-balance-length", mean=terminal.number(found.turns, 1), **words)
    drawn = columns(_stacks([(one.turns, one) for one in played], last), said)
    return _figure(drawn, terminal.word("cli-balance-length-title"), said)


def _turning(played: Sequence[Kept], found: Balance, last: int, terminal: Terminal) -> str:
    most = Counter(one.turning for one in played).most_common(1)[0][0]
    said = terminal.word("cli-balance-turning", median=turn(found.turning, terminal), most=most)
    if found.decided is not None:
        said += " " + terminal.word("cli-balance-decided", turn=turn(found.decided, terminal))
    drawn = columns(_stacks([(one.turning, one) for one in played], last), said)
    return _figure(drawn, terminal.word("cli-balance-turning-title"), said)


def _stacks(turns: Iterable[tuple[int, Kept]], last: int) -> list[list[int]]:
    """Games by turn and by who won them."""
    stacks = [[0] * len(KINDS) for _ in range(last)]
    for at, one in turns:
        stacks[max(1, at) - 1][{0: 0, None: 1, 1: 2}[one.winner]] += 1
    return stacks


def _judgement(game: AnyGame, album: Album, terminal: Terminal) -> str:
    """How much the judgement is worth."""
    tables = "".join(_table(sheet) for sheet in calibration(album.entries, terminal))
    plots = f'<div class="plots">{_reliability(game, album, terminal)}<div class="scroll">{tables}</div></div>\n'
    return (
        f'<section id="judgement"><h2>{escape(terminal.word("cli-balance-judgement"))}</h2>\n'
        f"<p>{escape(about_judgement(game, album.entries, terminal))}</p>\n{plots if tables else ''}</section>"
    )


def _reliability(game: AnyGame, album: Album, terminal: Terminal) -> str:
    known = positions(album.entries)
    slope, says = fit(known), bins(known)
    said = [terminal.word("cli-balance-reliable", side=f"@side-{game.sides[0]}")]
    for one in says:
        said.append(terminal.word("cli-balance-says", judged=round(100 * one.judged), won=round(100 * one.won)))
    curve = [] if slope is None else [(judged / 50, Curve(slope).chance(judged / 25 - 1)) for judged in range(51)]
    points = [Point(one.judged, one.won, one.positions) for one in says]
    drawn = reliability(points, curve, (percent(0, terminal), percent(1, terminal)), " ".join(said))
    return _figure(drawn, terminal.word("cli-balance-reliable-title"), terminal.word("cli-balance-discs"))


def _origin(album: Album, terminal: Terminal) -> str:
    lines = "".join(f"<li>{_code(line)}</li>" for line in sources(album.entries, terminal))
    return f'<section id="origin"><h2>{escape(terminal.word("cli-balance-origin"))}</h2>\n<ul>{lines}</ul>\n</section>'


def _code(line: str) -> str:
    """A sentence of Markdown with one command in it."""
    before, _, rest = line.partition("`")
    command, _, after = rest.rpartition("`")
    return f"{escape(before)}<code>{escape(command)}</code>{escape(after)}"


def _figure(drawn: str, title: str, said: str) -> str:
    return f"<figure><figcaption><b>{escape(title)}</b>{escape(said)}</figcaption>{drawn}</figure>"


def _table(sheet: Sheet) -> str:
    head = "".join(f"<th>{escape(title)}</th>" for title in sheet.titles)
    rows = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in sheet.rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"

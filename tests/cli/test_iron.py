"""Tide of Iron in the terminal: its hexes as a list within 80 columns, its cards by name, its decks counted."""

from rich.console import Console, RenderableType

from grognard.cli import battle, panel
from grognard.cli.hexmap import hexmap_of
from grognard.cli.screen import Screen
from grognard.cli.terminal import Terminal
from grognard.games import get
from grognard.kernel import OBSERVER, Match

GAME = get("iron")
WIDTH = 80


def terminal() -> Terminal:
    made = Terminal("en")
    made.console = Console(width=WIDTH, color_system=None)
    return made


def printed(part: RenderableType, at: Terminal) -> list[str]:
    with at.console.capture() as shown:
        at.console.print(part)
    lines = [line.rstrip() for line in shown.get().splitlines()]
    assert max(map(len, lines)) <= WIDTH
    return lines


def placed() -> Match:
    match = Match.new(GAME, "breaking_point", secret=b"iron")
    while (now := match.decision) is not None and (actions := GAME.suggestion(match.state, now.seat)):
        match.submit(now.seat, actions)
    return match


def test_the_hexes_that_hold_units_are_a_list() -> None:
    match, at = placed(), terminal()
    table = GAME.view(match.state, 1)
    assert hexmap_of(GAME, table) is None
    lines = printed(Screen(GAME, at, GAME.view(match.state, OBSERVER)).map(table, whole=False), at)
    rows = {line[:4]: line.split() for line in lines if line[:4].isdecimal()}
    assert rows["0905"][:3] == ["0905", "building", "us-1-6"]  # bases look alike: they go by their ids
    assert rows["0901"] == ["0901", "Panzer", "IV", "6/5-10/8-6-4"]


def test_cards_have_names_and_decks_are_counted() -> None:
    at = terminal()
    lines = printed(panel.boxes(GAME, GAME.view(placed().state, 1), at), at)
    assert "German headquarters: Grenadier Squad, Major Offensive" in lines
    assert "American Morale I: 9 × ?" in lines


def test_an_attack_tells_who_may_join_it() -> None:
    match, at = placed(), terminal()
    match.submit(1, [GAME.grammar.parse(action) for action in ("use de-panzer4-1", "fire", "target us-1-6")])
    found = GAME.forecast(match.state, 1).pairings
    lines = printed(battle.pairings(found, GAME.view(match.state, 1), GAME, at), at)
    text = " ".join(line.strip() for line in lines)
    assert "✓ Panzer IV 6/5-10/8-6-4 → us-1-6 4/4-4/1-4: It takes part with 9 dice." in text
    assert "○ de-1-2 6/4-4/1-4 → us-1-6 4/4-4/1-4: It adds 3, half of 6, and is fatigued then." in text

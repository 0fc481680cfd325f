"""A hex map that is too large for characters: The Deadly Woods as a list of hexes, and what stands beside it."""

from rich.console import Console, RenderableType

from grognard.cli import panel
from grognard.cli.hexmap import hexmap_of
from grognard.cli.orders import Reading
from grognard.cli.screen import Screen
from grognard.cli.terminal import Terminal
from grognard.games.woods import GAME
from grognard.games.woods.state import WoodsState
from grognard.kernel import OBSERVER
from tests.woods.position import do, opening, position

WIDTH = 80


def terminal(language: str = "en") -> Terminal:
    made = Terminal(language)
    made.console = Console(width=WIDTH, color_system=None)
    return made


def printed(part: RenderableType, at: Terminal) -> list[str]:
    with at.console.capture() as shown:
        at.console.print(part)
    lines = [line.rstrip() for line in shown.get().splitlines()]
    assert max(map(len, lines)) <= WIDTH
    return lines


def muster() -> WoodsState:
    state = opening("attack")
    do(state, "attack 3217", "join g-2pz-a", "join g-26-39")
    return state


def test_the_hexes_that_hold_units_are_a_list_by_side() -> None:
    state, at = muster(), terminal()
    table = GAME.view(state, 0)
    assert hexmap_of(GAME, table) is None
    lines = printed(Screen(GAME, at, GAME.view(opening("attack"), OBSERVER)).map(table, whole=False), at)
    assert "● German" in lines[0]
    assert "○ Allied" in lines[0]
    rows = {line[:4]: line for line in lines if line[:4].isdecimal()}
    assert rows["3317"].split() == ["3317", "Dasburg", "2Pz", "A", "7-6-6†"]
    assert rows["3217"].split() == ["3217", "rough", "terrain", "110/28ID", "3-4-3"]
    assert rows["3606"].split() == ["3606", "9/2ID", "4-5-3"]  # clear terrain needs no word
    assert "0101" not in rows
    assert "destroyed bridge: 3320–3419 · 3622–3623 · 3823–3923 · 3926–4025" in lines


def test_boxes_and_chits_are_compact() -> None:
    at = terminal()
    text = " ".join(" ".join(printed(panel.boxes(GAME, GAME.view(muster(), 0), at, whole=False), at)).split())
    assert "German assets: 6PZ Art +5 · Art,Nbw,Nbw +4 5PZ Art +5" in text  # of armies every one is named
    assert "2-2 2SS Pz 8-6-6 · 2SS PzG 6-6-6 · 301 3-3-6 3-1×3" in text  # of reinforcements those that come soon
    assert "cup: 5th Panzer Army, 6th Panzer Army, 2 × Allied Reinforcement Allied hand: Reaction 3" in text


def test_an_attack_has_both_sums_its_shifts_and_its_chances() -> None:
    state, at = muster(), terminal()
    text = [
        " ".join(line.split())
        for line in printed(panel.sums(GAME.forecast(state, 0), GAME.view(state, 0), GAME, at), at)
    ]
    assert "Attack 12 [11.3.2a] Defence 4 [11.3.2a]" in text
    assert any(line.endswith("← 1 [11.3.2e]") for line in text)
    assert any(line.startswith("Ratio 3-1 [") for line in text)  # no figure beside it
    assert any(line.startswith("Column 1-1 [") for line in text)
    assert any("33.3% 2/6" in line for line in text)


def test_what_goes_to_the_die_has_its_sign() -> None:
    state, at = position("g-1ss-peiper@3909 u-cav-14@3809", turn=1, round_="combat"), terminal()
    do(state, "attack 3809", "join g-1ss-peiper")
    text = printed(panel.sums(GAME.forecast(state, 0), GAME.view(state, 0), GAME, at), at)
    assert "KG Peiper on turn 1 +1 [11.3.2i]" in [" ".join(line.split()) for line in text]


def test_orders_name_units_and_hexes() -> None:
    state = opening("attack")
    now = GAME.decision(state)
    assert now is not None
    reading = Reading(GAME, GAME.view(state, 0), now, 0, "german", terminal())
    assert [str(action) for action in reading.actions("attack 3217")] == ["attack 3217"]
    assert reading.intent("g-2pz-a 3217").place == "3217"
    assert reading.intent("2PzA 3217").pieces == ("g-2pz-a",)  # as it stands on the counter

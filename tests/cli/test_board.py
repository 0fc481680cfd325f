"""The map in characters, and what stands beside it."""

import re

import pytest
from rich.console import Console

from grognard.cli import panel
from grognard.cli.areas import Areas
from grognard.cli.board import PITCH, Badge, Board, legend
from grognard.cli.hexmap import HexMap, hexmap_of
from grognard.cli.screen import Screen, map_width
from grognard.cli.shades import dark
from grognard.cli.terminal import Terminal
from grognard.games.arras import GAME as ARRAS
from grognard.games.tank import GAME
from grognard.games.tigers import GAME as TIGERS
from grognard.kernel import OBSERVER, Table
from tests.arras.position import position as battle
from tests.contract.drill import GAME as DRILL
from tests.tank.position import position

UNITS = "us_sherman_hq_1@E7>SE us_wolverine_1@D6>N de_tiger_1@F6>NW de_pz4_1@C8>S us_infantry_1@A1>SW"


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    return Terminal("en")


def table() -> Table:
    state = position(UNITS, scenario="last_stand", moved="us_sherman_hq_1", fired="us_sherman_hq_1", aces="de_tiger_1")
    return GAME.view(state, OBSERVER)


def hexmap() -> HexMap:
    found = hexmap_of(GAME, table())
    assert found is not None
    return found


def drawn(terminal: Terminal, *, tall: bool = True, **more: dict[str, str]) -> list[str]:
    board = Board(GAME, hexmap(), table(), terminal, tall=tall)
    return board.draw({"E7": Badge(3, "act"), "F6": Badge(12, "hit")}, more.get("spots", {})).plain.splitlines()


def hex_lines(lines: list[str], name: str, height: int = 4) -> list[str]:
    """The lines of one hex, from its left side to its right."""
    x, y = hexmap().places[name]
    top = 1 + y * height // 2
    return [line[x * PITCH : x * PITCH + PITCH + 2] for line in lines[top : top + height]]


def test_every_hex_is_there_once(terminal: Terminal) -> None:
    text = "\n".join(drawn(terminal))
    for name in hexmap().places:
        assert len(re.findall(rf"{name}(?!\d)", text)) == 1, name


def test_the_size_fits_a_hundred_columns(terminal: Terminal) -> None:
    for tall, height in ((True, 41), (False, 21)):
        lines = drawn(terminal, tall=tall)
        assert len(lines) == height
        assert max(map(len, lines)) <= map_width(hexmap()) == 74


def test_a_counter_with_facing_factors_and_marks(terminal: Terminal) -> None:
    name, unit, figures, marks = hex_lines(drawn(terminal), "E7")
    assert "E7" in name
    assert "3" in name  # the number of the choice
    assert "(Sherman" in unit  # framed, since nothing here has colour
    assert "(↘ 2-9-2" in figures
    assert "»×" in marks
    assert hex_lines(drawn(terminal), "F6")[1:3] == ["╱[Tiger  ╲", "╲[↖3-11-1╱"]
    assert "★" in hex_lines(drawn(terminal), "F6")[3]


def test_terrain_objectives_and_roads(terminal: Terminal) -> None:
    lines = drawn(terminal)
    assert "W" in hex_lines(lines, "C8")[0]
    assert "H" in hex_lines(lines, "B3")[0]
    assert "T" in hex_lines(lines, "A7")[0]
    assert "◆" in hex_lines(lines, "A7")[3]
    assert "◆" not in hex_lines(lines, "A8")[3]
    assert all("┃" in line for line in hex_lines(lines, "E2"))  # the road from north to south
    assert not any("┃" in line for line in hex_lines(lines, "I2"))


def test_a_low_terminal_gets_two_lines_a_hex(terminal: Terminal) -> None:
    first, second = hex_lines(drawn(terminal, tall=False), "E7", 2)
    assert "E7 3" in first
    assert "Sherma↘" in second
    assert "»" in first


def test_without_colour_sides_have_frames_with_it_grounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.delenv("NO_COLOR", raising=False)
    coloured = Terminal("en")
    assert "[Tiger" not in "\n".join(drawn(coloured))
    board = Board(GAME, hexmap(), table(), coloured, tall=True).draw({}, {"E5": "blocks"})
    grounds = {str(span.style).partition(" on ")[2] for span in board.spans}
    assert len(grounds) >= 6  # four terrains, two sides, and what the overlay says
    monkeypatch.setenv("NO_COLOR", "1")
    assert "[Tiger" in "\n".join(drawn(Terminal("en")))


def test_the_legend_explains_the_letters(terminal: Terminal) -> None:
    assert "W ♣  woods" in legend(terminal, "tank").plain
    french = legend(Terminal("fr"), "tank").plain
    assert "V ⌂  village" in french
    assert "C ▲  colline" in french


def test_tracks_show_what_is_certain_and_what_possible(terminal: Terminal) -> None:
    state = position(UNITS, spent=1)
    tracks = GAME.view(state, 0)
    with terminal.console.capture() as shown:
        terminal.console.print(panel.tracks(GAME, tracks, terminal))
    assert "● ○ ◌ ◌" in shown.get()


def test_boxes_count_what_waits(terminal: Terminal) -> None:
    state = position("us_sherman_1@E5 us_sherman_2@waiting us_sherman_3@waiting de_tiger_1@dead", chit=3)
    with terminal.console.capture() as shown:
        terminal.console.print(panel.boxes(GAME, GAME.view(state, 1), terminal))
    assert "American waiting to enter: 2 × Sherman" in shown.get()
    assert "German eliminated: Tiger" in shown.get()
    assert "German action chit: 3" in shown.get()  # its holder looks


def test_a_game_without_a_hex_map_gets_a_list(terminal: Terminal) -> None:
    state = DRILL.setup("skirmish", {}, b"key")
    DRILL.start(state)
    while not (seen := DRILL.view(state, OBSERVER)).pieces:
        now = DRILL.decision(state)
        assert now is not None
        DRILL.play(state, now.seats[0], now.actions_of(now.seats[0])[0])
    assert hexmap_of(DRILL, seen) is None
    terminal.console = Console(width=100)
    with terminal.console.capture() as shown:
        terminal.console.print(Screen(DRILL, terminal).map(seen))
    assert seen.pieces[0].place in shown.get()


# --- maps of areas ----------------------------------------------------------------------------------------------------

BATTLE = (
    "uk-7rtr-a@10 uk-7rtr-b@10 uk-7rtr-c@10* uk-8dli-1@10* uk-8dli-2@10* uk-martel@22 fr-13bcc-1@21 fr-13bcc-2@21 "
    "de-1-6rr@10 de-23flak-hb1@10* de-1-25pz@19 uk-4rtr-a@dead uk-4rtr-b@dead"
)


def areas(language: str = "en", width: int = 80, *, whole: bool = False, spots: dict[str, str] | None = None) -> str:
    """The battle as it is drawn."""
    terminal = Terminal(language)
    terminal.console = Console(width=width, color_system=None)
    start = ARRAS.view(battle(""), OBSERVER)
    table = ARRAS.view(battle(BATTLE, frozen="de-1-25pz", closed="19"), OBSERVER)
    with terminal.console.capture() as shown:
        terminal.console.print(Screen(ARRAS, terminal, start).map(table, spots=spots, whole=whole))
    return shown.get()


def test_a_map_of_areas_is_a_table(terminal: Terminal) -> None:
    head, agny, more, *rest = areas(width=100).splitlines()
    assert head.split() == ["○", "Allied", "●", "German"]
    assert agny.split("  ")[0] == "10 Agny"
    assert "+2 ●×" in agny  # its TEM, who controls it, contested
    assert "7 RTR A,B 6-6-6 · (7 RTR C 4)" in agny  # like ones joined, Spent in brackets
    assert agny.index("(23 FLAK HB1 6) · 7Pz 1/6 RR 6-9-6") == head.index("●")
    assert more.strip() == "(8 DLI 1,2 2)"
    assert rest[-1].strip() == "× contested  * closed  † held in place  ( ) Spent"
    assert "13e BCC-1,2 4-5-6" in "\n".join(rest)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 140])
def test_the_table_fits_the_terminal(language: str, width: int) -> None:
    lines = areas(language, width, whole=True).splitlines()
    assert max(map(len, lines)) <= width
    assert "7 RTR A,B 6-6-6" in "\n".join(lines)


def test_places_that_have_not_changed_are_left_out_unless_asked_for() -> None:
    ids = [line.split()[0] for line in areas().splitlines() if line[0] != " "]
    assert [id_ for id_ in ids if id_.isalnum()] == ["10", "19", "21", "22"]  # in the order of the sheet
    whole = areas(whole=True).splitlines()
    names = [place.id for place in ARRAS.sheet("arras").places]
    assert [line.split()[0] for line in whole if line[0] != " " and line[0].isalnum()] == names


def test_a_place_that_changed_hands_is_shown(terminal: Terminal) -> None:
    start, now = (ARRAS.view(battle("", control=control), OBSERVER) for control in ("", "11+"))
    assert [place.id for place in Areas(ARRAS, ARRAS.sheet("arras"), now, terminal).touched(start)] == ["11"]


def test_an_overlay_of_areas_says_what_it_means() -> None:
    shown = areas(spots={"22": "supplied", "11": "cut_off", "25": "seen"})
    assert "11 Dainville cut off" in shown
    assert "22 Maroeuil joined" in shown
    assert "Agny" not in shown
    assert "11 Dainville coupé" in areas("fr", spots={"11": "cut_off"})


def test_the_counters_say_which_side_is_dark() -> None:
    games = ((GAME, (False, True)), (ARRAS, (False, True)), (TIGERS, (True, False)), (DRILL, (False, False)))
    for game, sides in games:
        assert tuple(dark(game, side) for side in game.sides) == sides[: len(game.sides)]


def test_boxes_of_counters_with_short_names_and_figures() -> None:
    terminal = Terminal("fr")
    terminal.console = Console(width=80, color_system=None)
    with terminal.console.capture() as shown:
        terminal.console.print(panel.boxes(ARRAS, ARRAS.view(battle(BATTLE), OBSERVER), terminal))
    assert shown.get().strip().endswith("4 RTR A,B 5-6-6")


def test_a_track_of_one_box_says_only_whose_it_is(terminal: Terminal) -> None:
    terminal.console = Console(width=80, color_system=None)
    with terminal.console.capture() as shown:
        table = ARRAS.view(battle(BATTLE, air=(2, 1), used="allied"), OBSERVER)
        terminal.console.print(panel.tracks(ARRAS, table, terminal))
    lines = [" ".join(line.split()) for line in shown.get().splitlines()]
    assert "turn 1/7 (15h)" in lines
    assert "Initiative Allied" in lines
    assert "Advantage Allied (used)" in lines
    assert "air support Allied 2 German 1" in lines


def test_a_long_list_has_columns_of_their_own_width() -> None:
    console = Console(width=80, color_system=None)
    labels = [*(f"Move {number}" for number in range(60)), "A label that is longer than the others"]
    with console.capture() as shown:
        console.print(panel.choices(labels, 80))
    lines = shown.get().splitlines()
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80


def test_a_very_long_list_says_once_what_its_choices_share() -> None:
    console = Console(width=80, color_system=None)
    labels = [f"Move {number} Infantry Regiment" for number in range(60)] + ["End the movement"]
    with console.capture() as shown:
        console.print(panel.choices(labels, 80, ["move"] * 60 + ["end"]))
    head, *rows, end = shown.get().splitlines()
    assert head == "Move … Infantry Regiment"
    assert rows[0].split()[:4] == ["1", "0", "2", "1"]
    assert len(rows) < 10
    assert end.strip() == "61 End the movement"

"""A map of many areas as a table, and what stands beside it: Tigers in the Mist."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs
from rich.console import Console

from grognard.cli import panel
from grognard.cli.screen import Screen
from grognard.cli.terminal import Terminal
from grognard.games.tigers import GAME
from grognard.games.tigers.board import UNITS
from grognard.games.tigers.state import FOOT_RATE, TigersState
from grognard.kernel import OBSERVER, Table
from tests.tigers.battle import engaged, silent
from tests.tigers.position import FRONT, do, opening, position

ARDENNES = (
    "g-2-2@70:2m g-2-304@70:m g-2-pz@75 g-600@51 a-28-110-1@70:1e a-99-395@43 "
    "g-614@waiting g-669@waiting g-fbb-pz@waiting g-fbb-gr@waiting g-10ss-21@waiting"
)


def table() -> Table:
    """Two bridges blown since the beginning, one of them with failures; a town taken, special forces, men on foot."""
    state = position(
        f"{ARDENNES} {FRONT}",
        failures={"51-70": 2},
        damaged="77-102",
        control="70+ 75+",
        special="restriction@88",
        vp=16,
    )
    state.flags[UNITS.index("g-600")] |= FOOT_RATE
    return GAME.view(state, OBSERVER)


def many(language: str = "en", width: int = 80, **more: Any) -> list[str]:
    """The Ardennes as they are drawn."""
    terminal = Terminal(language)
    terminal.console = Console(width=width, color_system=None)
    start = GAME.view(opening(), OBSERVER)
    with terminal.console.capture() as shown:
        terminal.console.print(Screen(GAME, terminal, start).map(table(), **more))
    return shown.get().splitlines()


def beside(part: Callable[..., Any], seen: Table | None = None, language: str = "en", **more: Any) -> str:
    """A part of the panel, in one line."""
    terminal = Terminal(language)
    terminal.console = Console(width=80, color_system=None)
    with terminal.console.capture() as shown:
        terminal.console.print(part(GAME, seen or table(), terminal, **more))
    return " ".join(shown.get().split())


def test_strength_and_marks_of_units() -> None:
    lines = many(whole=False)
    rows = {line.split()[0]: " ".join(line.split()) for line in lines if line[0].isalnum()}
    assert rows["70"] == "70 Marnach ●× (2/2 2/3») · (2/304 3») 28/110/1 1/2^"  # reduced, moved; entrenched
    assert rows["43"] == "43 Rocherath 99/393 3 · 99/395 2"
    assert rows["51"] == "51 Dasburg 600 Eng 2~"
    assert rows["75"] == "75 Bastogne ★1 ● 2/3 Pz 4!"  # worth a point, in other hands, out of supply
    assert rows["88"] == "88 Vielsalm ¤"
    legend = " ".join(" ".join(lines).split())
    for words in (
        "¤ special forces (movement)",
        "» moved",
        "~ moves on foot",
        "! out of supply",
        "( ) done for this turn",
    ):
        assert words in legend


def test_what_lies_between_two_areas_is_told_under_the_table() -> None:
    lines = many(whole=False)
    assert "77" in {line.split()[0] for line in lines}  # empty, but the bridge to 102 was whole at first
    (bridges,) = (line for line in lines if line.startswith("damaged bridge: "))
    assert "51–70 (2) · " in bridges
    assert "77–102 ( ) failed attempts" in " ".join(" ".join(lines).split())
    assert "77–102 ( ) essais manqués" in " ".join(" ".join(many("fr")).split())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hundred_and_twenty_two_areas_fit_eighty_columns(language: str) -> None:
    lines = many(language, whole=True)
    assert max(map(len, lines)) <= 80
    assert [line.split()[0] for line in lines if line[0].isalnum()][: len(GAME.sheet("tigers").places)] == [
        place.id for place in GAME.sheet("tigers").places
    ]
    assert "×3" in next(line for line in lines if line.startswith("F "))


def test_an_overlay_of_very_many_places_shows_those_that_matter() -> None:
    places = [place.id for place in GAME.sheet("tigers").places]
    lines = many(spots=dict.fromkeys(places, "supplied"))
    assert any(line.startswith("70  Marnach joined") for line in lines)
    assert not any("Ciney" in line for line in lines)


def test_a_whole_map_of_very_many_areas_is_shown_only_when_asked_for() -> None:
    assert many() == many(whole=False)
    assert len(many(whole=True)) > len(GAME.sheet("tigers").places)


def test_units_that_wait_stand_under_their_impulse() -> None:
    assert "German reinforcements: 17-1 614 JgPz 1 17-2 669 Ost 2 18-1 FBB Pz,Gr 3 ? 10SS/21 3" in beside(panel.boxes)
    brief = beside(panel.boxes, whole=False)
    assert "17-1 614 JgPz 1 17-2 669 Ost 2 18-1×2 ?×1" in brief
    assert "German eliminated: ×" in brief  # a crowd


def test_tracks_with_levels_and_texts() -> None:
    shown = beside(panel.tracks)
    assert "impulse 4/19 (17-1)" in shown
    assert "VP 16 (marginal Allied victory) (draw from " in shown
    assert "special forces German 2" in shown
    assert "victoire alliée marginale" in beside(panel.tracks, language="fr")


def test_a_track_of_one_box_that_is_empty_says_so() -> None:
    view = GAME.view(opening("fifth_panzer"), OBSERVER)
    assert beside(panel.tracks, view).endswith("special forces German")
    empty = structs.replace(view, tracks=(structs.replace(view.tracks[-1], value=0),))
    assert beside(panel.tracks, empty).endswith("special forces German 0")


def battle(state: TigersState, seat: int, language: str = "en") -> list[str]:
    """What stands beside the map in a battle, line by line."""
    terminal = Terminal(language)
    terminal.console = Console(width=120, color_system=None)
    with terminal.console.capture() as shown:
        terminal.console.print(panel.sums(GAME.forecast(state, seat), GAME.view(state, seat), GAME, terminal))
    return [line.strip() for line in shown.get().splitlines()]


def test_a_battle_has_its_steps_and_who_may_fire_at_whom() -> None:
    state = silent("g-2-2@70 g-2-304@70 g-2-pz@70 a-28-110-1@70 a-28-110-2@70")
    do(state, "fire a-28-110-1")
    shown = battle(state, 1)
    assert "✓ Defender’s artillery · ▶ Defender allocates fire [9.33] · Defender fires ·" in shown[1]
    first = shown.index("○ 28/110/1 2 → 2/2 3: 2 dice, 5 or less hits  [9.57]")
    assert set(shown[first + 1].split(" · ")) == {"25.0% no hit", "50.0% 1 hit", "25.0% 2 hits"}
    assert "– 28/110/1 2 → 2/3 Pz 4: a target of another quality comes first  [9.57]" in shown
    do(state, "at g-2-2")
    shown = battle(state, 1)
    chosen = shown.index("✓ 28/110/1 2 → 2/2 3: 2 dice, 5 or less hits  [9.21]")
    assert set(shown[chosen + 1].split(" · ")) == {"25.0% no hit", "50.0% 1 hit", "25.0% 2 hits"}
    assert "– 28/110/2 1 → 2/2 3: is a target already; others are not  [9.55]" in shown
    assert "Fire of all units  [9.34]" in shown


def test_an_artillery_shot_has_no_unit_that_fires() -> None:
    state = engaged("g-2-2@70 g-2-pz@70 a-28-110-1@70")
    do(state, "hits 1", "hits 0")  # the calls of the defender, those of the attacker
    shown = battle(state, 1, "fr")
    assert any(line.startswith("○ → 2/3 Pz 4\u202f: ") for line in shown)
    assert any(line.startswith("– → 2/2 3\u202f: ") for line in shown)

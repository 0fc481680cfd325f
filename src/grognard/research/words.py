"""The words that a game's tables use, so that each has its column in an observation.

The contract leaves a game free to show what it likes. A word that is not listed here counts in a last column of its
part, which all of them share; a test keeps the five games out of it.
"""

from typing import NamedTuple

BOXES = ("waiting", "coming", "to_place", "assets", "away", "exited", "removed", "eliminated")
FIGURES = ("regular", "elite", "officer", "mg", "mortar", "gun")
DECKS = (
    "artillery_1", "artillery_2", "us_air_support_1", "us_reinforcements_1", "de_reinforcements_1", "command_1",
    "morale_1", "supply_1", "ground_support_1",
)  # fmt: skip


class Words(NamedTuple):
    """What a game calls its marks on pieces, markers on the map, tracks, hands and tabs."""

    marks: tuple[str, ...] = ()
    markers: tuple[str, ...] = ()
    tracks: tuple[str, ...] = ()
    hands: tuple[str, ...] = ()
    tabs: tuple[str, ...] = ()  # on a corner of a piece; those that are not listed, dates and the like, have no column


WORDS = {
    "tank": Words(
        ("moved", "fired", "finished", "ace", "leader"), ("control", "objective"), ("turn", "ap", "vp"), ("chit",)
    ),
    "arras": Words(
        ("spent", "frozen", "attacker", "point", "forward"),
        ("control", "contested", "closed"),
        ("turn", "vp", "initiative", "advantage", "air", "north", "crossed"),
    ),
    "tigers": Words(
        ("moved", "finished", "entrenched", "foot", "unsupplied", "attacker"),
        ("control", "contested", "bridge_destroyed", "unsupplied", "special"),
        ("calendar", "vp", "special"),
    ),
    "woods": Words(
        ("moved", "finished", "unsupplied", "attacker"),
        (
            "control", "bridge_destroyed", "commandos", "traffic", "air_supply", "paratroops", "motorized", "fuel",
        ),
        ("turn", "vp", "meuse"),
        ("cup", "hand", "track"),
    ),
    "iron": Words(
        (
            "fatigued", "op_fire", "pinned", "disrupted", "damaged", "wrecked", "entrenched", "pillbox", "concealed",
            "ace", "aboard", "attacker",
        ),
        (
            "control", "objective", "command", "razor_wire", "tank_trap", "minefield", "smoke", "barrage",
            "entrenchment", "pillbox",
        ),
        ("round", "vp", "objectives", "initiative", "command", "pool", "actions"),
        ("headquarters", "play_area", "operations", *DECKS),
        ("AT", "ENG", "FLM", "MED"),
    ),
}  # fmt: skip

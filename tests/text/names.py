"""The names that are made of the data of the games: what there is must have one, in both languages."""

from collections.abc import Iterator

from grognard.games import all_games
from grognard.games.arras.board import BOOK, GROUPS, PLACES, RELEASES
from grognard.games.iron import board as iron
from grognard.games.iron.actions import OBSTACLES
from grognard.games.iron.loads import LOAD_NAMES
from grognard.games.iron.schema import FIGURES, SPECS, TERRAINS
from grognard.games.tank.board import FACINGS, TYPES
from grognard.games.tank.schema import TERRAIN
from grognard.games.tank.table import BOXES
from grognard.games.tigers import board as tigers
from grognard.games.tigers.events import EFFECT_NAMES
from grognard.games.woods import board as woods
from grognard.games.woods.events import ROUNDS, result_label
from grognard.games.woods.look import HIDDEN
from grognard.kernel import AnyGame, Event
from grognard.players import PLAYERS


def _of(game: AnyGame) -> Iterator[str]:
    """What every game has."""
    slug = game.slug
    yield from (f"{slug}-pitch", f"{slug}-length")
    yield from (f"side-{side}" for side in game.sides)
    for face in game.faces():  # a chit and a base to build are no pieces: they have a name of their own
        yield face.name[1:] if face.symbol == "chit" or face.figures else f"{slug}-{face.kind}"
    yield from (f"{slug}-scenario-{id_}" for id_ in game.scenarios)
    yield from (f"{slug}-option-{option.id}-{value}" for option in game.options for value in option.values)
    own = [event for event in Event.__subclasses__() if event.__module__.startswith(f"grognard.games.{slug}.")]
    yield from (f"{slug}-result-{event.label}" for event in own if event.label)


def _all(prefix: str, names: str) -> Iterator[str]:
    return (prefix + name for name in names.split())


TANK = {
    *(f"facing-{facing}" for facing in FACINGS),
    *(f"terrain-{terrain}" for terrain in TERRAIN),
    *(f"tank-short-{kind}" for kind in TYPES),
    *(f"tank-box-{name}" for name, _ in BOXES),
    *_all("tank-track-", "turn ap vp"),
    *_all("tank-mark-", "moved fired ace leader finished"),
    *_all("tank-marker-", "objective control"),
    *_all("tank-value-", "1 2 3"),
    "tank-hand-chit",
}
ARRAS = {
    *(f"arras-place-{place}" for place in PLACES),
    *(f"terrain-{row.terrain}" for row in BOOK.map.places.values() if row.terrain),
    *(f"arras-group-{group}" for group in GROUPS),
    *(f"arras-release-{release}" for release in RELEASES),
    *(f"arras-roll-release-{release}" for release in RELEASES),  # 13.3 asks for no die unless the tables say so
    *(f"arras-box-{group}" for group in GROUPS),
    *_all("arras-box-", "waiting eliminated removed"),
    *_all("arras-track-", "turn vp initiative advantage air north crossed"),
    *(f"arras-track-turn-{turn}" for turn in range(1, len(BOOK.tables.turns) + 1)),
    *_all("arras-mark-", "spent frozen point forward attacker"),
    *_all("arras-marker-", "control contested closed"),
    *_all("arras-result-", "failed destroyed cp fresh released held-back north not-north allied german"),
    *_all("arras-result-", "battle-goes-on battle-ends"),
    *_all("arras-results-", "succeeded fresh"),  # several results taken together
    "arras-sheet-date",
    "arras-sum-leader",  # 6.2-D is worth nothing unless the tables say so
}
TIGERS = {
    *(f"tigers-place-{place}" for place in tigers.PLACES),
    *(f"tigers-release-{release}" for release in tigers.RELEASES),
    *(f"tigers-effect-{effect}" for effect in EFFECT_NAMES),
    *(f"tigers-marker-{effect}" for effect in EFFECT_NAMES),  # what the marker of the special forces says
    *(f"tigers-level-{level.replace('_', '-')}" for row in tigers.BOOK.scenarios.values() for level in row.levels),
    "tigers-level-both-lose",  # SA-5
    *_all("tigers-track-", "calendar vp special"),
    *(f"tigers-track-calendar-{n}" for n in range(1, len(tigers.IMPULSES) + 1)),
    *_all("tigers-box-", "waiting coming eliminated"),
    *_all("tigers-mark-", "moved finished entrenched foot unsupplied attacker"),
    *_all("tigers-marker-", "control contested bridge_destroyed unsupplied special"),
    *_all("tigers-result-", "destroyed hits calls blown holds built not-built"),
    *_all("tigers-results-", "hits calls"),  # several results taken together
    "tigers-roll-volley",
    "tigers-sheet-date",
    "tigers-steps",  # the strength of a unit
}
WOODS = {
    *(f"woods-{name}" for names in (woods.UNITS, woods.ASSETS) for name in names),
    *(f"woods-chit-{chit}" for chit in (*woods.CHITS, HIDDEN, "hidden")),
    *(f"woods-formation-{formation}" for formation in woods.FORMATIONS),
    *(f"woods-army-{army}" for army in woods.ARMY_NAMES),
    *(f"terrain-{row.terrain}" for row in woods.BOOK.map.hexes.values()),
    *(f"woods-result-{result_label(result)}" for row in woods.BOOK.tables.crt.rows for result in row),
    *(f"woods-result-{chit}" for chit in woods.CHITS),
    *_all("woods-result-", "vdh_unit vdh_marker bridge_blown bridge_stands"),
    *(f"woods-log-round-{name.replace('_', '-')}" for name in ROUNDS),
    *_all("woods-short-", "u-delay 5pz 6pz all 3form g-reinf g-mc supply a-reinf a-mc patton-monty army"),
    *_all("woods-track-", "turn vp meuse"),
    *(f"woods-track-turn-date-{turn}" for turn in range(1, len(woods.BOOK.turns) + 1)),
    *_all("woods-level-", "german-at-end sudden-death"),
    *_all("woods-box-", "waiting assets away eliminated removed"),
    *_all("woods-hand-", "cup hand track"),
    *_all("woods-value-", "1 2 3"),
    *_all("woods-mark-", "moved finished unsupplied attacker"),
    *_all("woods-marker-", "control bridge_destroyed commandos traffic air_supply paratroops motorized fuel"),
    "woods-sheet-date",
}
# The rules that halve firepower, as the refusals of Tide of Iron name them
HALVED = (
    "act-11", "aslt-07", "aslt-27", "comb-05", "dmg-08", "fig-15", "fort-08", "fort-17", "fort-19", "fort-24", "ops-04",
)  # fmt: skip
IRON = {
    *(f"iron-halved-{rule}" for rule in HALVED),
    *(f"iron-{unit}" for unit in iron.UNITS),
    *(f"iron-load-{load}" for load in LOAD_NAMES),
    *(f"iron-card-{card}" for card in (*iron.CARDS, "hidden", "unknown")),
    *(f"iron-deck-{deck}" for deck in iron.DECK_NAMES),
    *(f"iron-operation-{operation}" for operation in iron.OPERATIONS),
    *(f"iron-effect-{card}" for card in (*iron.BOOK.cards, *iron.BOOK.operations)),
    *(f"iron-title-{scenario}" for scenario in iron.BOOK.scenarios),
    *(f"iron-figure-{figure}" for figure in FIGURES),
    *(f"iron-spec-{spec}" for spec in SPECS),
    *(f"iron-fort-{fort}" for fort in iron.FORTS),
    *(f"iron-marker-{marker}" for marker in OBSTACLES),
    *_all("iron-direction-", "1 2 3 4 5 6"),
    *_all("iron-division-", "1 2"),
    *(f"terrain-{terrain}" for terrain in TERRAINS),
    *_all("iron-short-", "us-squad-1 us-squad-2 us-sherman us-halftrack us-truck"),
    *_all("iron-short-", "de-squad-1 de-squad-2 de-panzer4 de-tiger de-halftrack de-truck"),
    *(f"iron-hand-{deck}" for deck in iron.DECK_NAMES),
    *_all("iron-hand-", "headquarters play_area operations"),
    *_all("iron-value-", "1 2 3 4"),
    *_all("iron-mark-", "fatigued op_fire pinned disrupted damaged wrecked entrenched pillbox concealed ace"),
    *_all("iron-mark-", "attacker aboard"),
    *_all("iron-marker-", "smoke objective command control barrage"),
    *_all("iron-box-", "to_place exited"),
    *_all("iron-track-", "round objectives vp initiative command pool actions"),
    *_all("iron-roll-", "suppressive normal area-suppressive area-normal"),
    *_all("iron-roll-", "assault-result assault-hits assault-losses"),
    *_all("iron-result-", "unhurt figure-lost figures hits pinned disrupted routed light heavy"),
    *_all("iron-result-", "worked failed contact no_contact"),
    *_all("iron-results-", "succeeded failed"),  # several results taken together
    *_all("iron-result-drift_", "1 2 3 4 5 6"),
    *_all("iron-level-", "us de minor major"),
}
SEATS = ("us", "us2", "de", "de2")  # of a game in which a side may have two; their names have attributes like a side's
SHARED = {*(f"level-{name}" for name in PLAYERS), "seat-observer", *(f"seat-{seat}" for seat in SEATS)}
NAMES = {name for game in all_games() for name in _of(game)} | TANK | ARRAS | TIGERS | WOODS | IRON | SHARED

# Messages of a kind have the same attributes: a sentence that works for one unit works for all
FAMILIES = (
    ("side-",),
    ("seat-us", "seat-de"),
    ("facing-",),
    ("terrain-",),
    ("tank-us_", "tank-de_"),
    ("arras-uk-", "arras-fr-", "arras-de-"),
    ("arras-place-",),
    ("arras-group-",),
    ("arras-release-",),
    ("tigers-g-", "tigers-a-"),
    ("tigers-place-",),
    ("tigers-release-",),
    ("tigers-effect-",),
    ("tigers-level-",),
    ("woods-g-", "woods-u-", "woods-b-", "woods-ga-", "woods-gn-", "woods-ua-", "woods-ba-", "woods-ue-"),
    ("woods-chit-",),
    ("woods-army-",),
    ("woods-formation-",),
    ("woods-level-",),
    ("iron-us-", "iron-de-"),
    ("iron-card-",),
    ("iron-deck-",),
    ("iron-figure-",),
    ("iron-fort-",),
)

"""Refusals with arguments of the kinds that the code gives: chance brings most of them up too seldom.

Which position they are true of is seen to in the tests of each game.
"""

from collections.abc import Iterator, Sequence

from grognard.games.iron.schema import FIGURES as FIGURES_OF_SQUADS
from grognard.games.iron.schema import SPECS
from grognard.games.tigers.refusals import ANSWERS as BARE
from grognard.games.woods import GAME
from grognard.games.woods.assets import PROMPTS
from grognard.kernel import Text, text
from tests.text.names import HALVED
from tests.text.scan import Use, uses
from tests.text.speech import messages
from tests.text.test_files import bare

Given = dict[str, Sequence[str | int]]

PLACES = ("@arras-place-10", "@arras-place-19", "@arras-place-A")  # d’Agny, de Haute-Avesnes, de la zone A
AREAS = ("@tigers-place-1", "@tigers-place-77", "@tigers-place-70")  # d’Arlon, de Houffalize, de Marnach
NUMBERS = (1, 2, 5)
ANSWERS = "air alone attack close end finish hold open pass stand stop wait extend refresh reroll"
COUNTED = "count cost defence least left limit needed price range size"
ADDED = "occupied leaving special"  # to the cost of a step, or nothing
FIGURES = "cost day last left limit most movement number road sp steps uses vp"
SIDES = ("@side-allied", "@side-german")
HALVES = (1, "2.5", 5)  # movement points
THIRDS = (1, "⅓", 3, "3⅔")
RECKONED = "command count distance far length limit range sight within"
MEASURED = "far limit reach steps turn wanted"
GIVEN: dict[str, Given] = {
    "arras": {
        "unit": ("@arras-uk-7rtr-a", "@arras-uk-martel"),
        "other": ("@arras-uk-8dli-1",),
        "forward": ("@arras-de-1-6rr", "@arras-de-rommel"),
        "place": PLACES,
        "here": PLACES,
        "best": PLACES,
        "arras-no-not-strongest best": NUMBERS,  # of this refusal alone
        "blocked": PLACES,
        "places": (" ".join(PLACES), PLACES[0]),
        "side": SIDES,
        "group": ("B",),
        "line": ("A", "B", "C", "D"),
        "answer": ANSWERS.split(),
        **dict.fromkeys(COUNTED.split(), NUMBERS),
    },
    "tigers": {
        "unit": ("@tigers-g-2-pz", "@tigers-a-vfus", "@tigers-g-lehr-901"),
        "other": ("@tigers-g-600",),
        "firer": ("@tigers-a-28-110-1",),
        "place": (*AREAS, "@tigers-place-L"),
        "here": AREAS,
        "blocked": AREAS,
        "a": AREAS,
        "b": AREAS[::-1],
        "zone": ("@tigers-place-B",),
        "places": (" ".join(AREAS), AREAS[0]),
        "side": SIDES,
        "impulse": ("18-1",),
        "answer": [*BARE, "special"],
        **dict.fromkeys(ADDED.split(), (0, *NUMBERS)),
        **dict.fromkeys(FIGURES.split(), NUMBERS),
    },
    "woods": {
        "unit": ("@woods-g-1ss-peiper", "@woods-u-82ab-504", "@woods-u-delay"),
        "asset": ("@woods-ga-6pz-1", "@woods-ue-v", "@woods-gn-7a-1"),
        "hex": ("3508",),
        "here": ("3909",),
        "blocked": ("3609",),
        "bridge": ("3215/3315",),
        "chit": ("@woods-chit-supply", "@woods-chit-5pz"),
        "side": SIDES,
        "woods-no-points side": (0, 1, "0.5"),  # of the cost, in this refusal alone
        "marker": (0, 2),
        "zone": ("@woods-army-5pz", "@woods-army-7a"),
        "woods-no-tied zone": ("J",),
        "woods-no-entry-enemy zone": ("K",),
        "woods-no-entry-zones zone": ("B",),
        "zones": ("C, D",),
        "army": ("@woods-army-6pz",),
        "formation": ("@woods-formation-1SS",),
        "corps": ("VIII", "V"),
        "box": (1, 2),
        "count": NUMBERS,
        "answer": [*GAME.grammar.verbs, "none"],
        "what": PROMPTS,
        "kind": ("armour", "mechanized", "infantry", "nebelwerfer", "artillery"),
        "woods-no-formation-kind wanted": ("infantry", "armour", "mechanized"),
        **dict.fromkeys(("cost", "left", "ground"), HALVES),
        **dict.fromkeys(MEASURED.split(), NUMBERS),
    },
    "iron": {
        "unit": ("@iron-us-1-2", "@iron-de-tiger-1", "@iron-us-halftrack-3"),
        "target": ("@iron-de-2-11", "@iron-de-halftrack-1"),
        "leader": ("@iron-us-1-1",),
        "vehicle": ("@iron-us-truck-2", "@iron-us-halftrack-1"),
        "card": ("@iron-card-take_cover-1", "@iron-card-offensive_artillery-2"),
        "deck": ("@iron-deck-artillery_1", "@iron-deck-us_air_support_1"),
        "figure": tuple(f"@iron-figure-{figure}" for figure in FIGURES_OF_SQUADS),
        "spec": tuple(f"@iron-spec-{spec}" for spec in SPECS),
        "side": ("@side-us", "@side-de"),
        **dict.fromkeys(("hex", "here", "start", "blocking", "centre"), ("0507", "1110")),
        **dict.fromkeys(("first", "second", "why"), tuple(f"@iron-halved-{rule}" for rule in HALVED)),
        **dict.fromkeys(("cost", "left", "price", "mp"), THIRDS),
        **dict.fromkeys(RECKONED.split(), NUMBERS),
        "depth": ("deep", "flooded"),
        "kind": ("vehicle", "squad"),
        "marker": ("entrenchment", "razor_wire", "minefield", "smoke"),
        "phase": ("command", "action"),
        "what": ("mark", "choose", "pick", "draw", "toward"),
    },
}


def refusals() -> Iterator[Text]:
    """Every refusal of these games that the code names, with each of the arguments at least once."""
    for use in uses():
        game, _, rest = use.id.partition("-")
        if game in GIVEN and rest.startswith("no-"):
            known = GIVEN[game]
            given = {name: known.get(f"{use.id} {name}", known[name]) for name in sorted(_arguments(use))}
            for turn in range(max(map(len, given.values()), default=1)):
                yield text(use.id, **{name: values[turn % len(values)] for name, values in given.items()})


def _arguments(use: Use) -> set[str]:
    """What the code gives; where it does not show it, what the message asks for."""
    return {*use.args} if use.args is not None else {bare(name) for name in messages("en")[use.id].variables}

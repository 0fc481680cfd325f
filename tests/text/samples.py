"""Refusals with arguments of the kinds that the code gives: chance brings most of them up too seldom.

Which position they are true of is seen to in the tests of each game.
"""

from collections.abc import Iterator, Sequence

from grognard.games.tigers.refusals import ANSWERS as BARE
from grognard.kernel import Text, text
from tests.text.scan import uses

Given = dict[str, Sequence[str | int]]

PLACES = ("@arras-place-10", "@arras-place-19", "@arras-place-A")  # d’Agny, de Haute-Avesnes, de la zone A
AREAS = ("@tigers-place-1", "@tigers-place-77", "@tigers-place-70")  # d’Arlon, de Houffalize, de Marnach
NUMBERS = (1, 2, 5)
ANSWERS = "air alone attack close end finish hold open pass stand stop wait extend refresh reroll"
COUNTED = "count cost defence least left limit needed price range size"
ADDED = "occupied leaving special"  # to the cost of a step, or nothing
FIGURES = "cost day last left limit most movement number road sp steps uses vp"
SIDES = ("@side-allied", "@side-german")
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
}


def refusals() -> Iterator[Text]:
    """Every refusal of these games that the code names, with each of the arguments at least once."""
    for use in uses():
        game, _, rest = use.id.partition("-")
        if game in GIVEN and rest.startswith("no-"):
            assert use.args is not None, f"{use} gives what the code does not show"
            known = GIVEN[game]
            given = {name: known.get(f"{use.id} {name}", known[name]) for name in sorted(use.args)}
            for turn in range(max(map(len, given.values()), default=1)):
                yield text(use.id, **{name: values[turn % len(values)] for name, values in given.items()})

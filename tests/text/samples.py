"""Refusals with arguments of the kinds that the code gives: chance brings most of them up too seldom.

Which position they are true of is seen to in the tests of each game.
"""

from collections.abc import Iterator

from grognard.kernel import Text, text
from tests.text.scan import uses

PLACES = ("@arras-place-10", "@arras-place-19", "@arras-place-A")  # d’Agny, de Haute-Avesnes, de la zone A
NUMBERS = (1, 2, 5)
ANSWERS = "air alone attack close end finish hold open pass stand stop wait extend refresh reroll"
COUNTED = "count cost defence least left limit needed price range size"
GIVEN: dict[str, tuple[str | int, ...]] = {
    "unit": ("@arras-uk-7rtr-a", "@arras-uk-martel"),
    "other": ("@arras-uk-8dli-1",),
    "forward": ("@arras-de-1-6rr", "@arras-de-rommel"),
    "place": PLACES,
    "here": PLACES,
    "best": PLACES,
    "arras-no-not-strongest best": NUMBERS,  # of this refusal alone
    "blocked": PLACES,
    "places": (" ".join(PLACES), PLACES[0]),
    "side": ("@side-allied", "@side-german"),
    "group": ("B",),
    "line": ("A", "B", "C", "D"),
    "answer": tuple(ANSWERS.split()),
    **dict.fromkeys(COUNTED.split(), NUMBERS),
}


def refusals() -> Iterator[Text]:
    """Every refusal of Arras that the code names, with each of the arguments at least once."""
    for use in uses():
        if use.id.startswith("arras-no-"):
            assert use.args is not None, f"{use} gives what the code does not show"
            given = {name: GIVEN.get(f"{use.id} {name}", GIVEN[name]) for name in sorted(use.args)}
            for turn in range(max(map(len, given.values()), default=1)):
                yield text(use.id, **{name: values[turn % len(values)] for name, values in given.items()})

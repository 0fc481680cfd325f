"""The words of drill: places, units, cards, and every action and outcome."""

from grognard.kernel import Action, Grammar, Names

TEAMS = ("red", "blue")
SEATS = ("red1", "blue1", "red2", "blue2")  # the first two are the captains; with two seats they play alone
PLACES = Names("place", ["base", "ford", "wood", "ridge", "gate", "town"], prefix="@drill-place-")
UNITS = Names("unit", [f"{team}{half}-{value}" for team in TEAMS for half in (1, 2) for value in (1, 2, 3)])
CARDS = Names("card", ["ambush", "supply", "rain", "rush"], prefix="@drill-card-")
NUMBERS = Names("number", "0123")


class Bid(Action, frozen=True, tag="bid"):
    points: int
    secret = True
    names = (NUMBERS,)


class Peek(Action, frozen=True, tag="peek"):
    pass


class Wait(Action, frozen=True, tag="wait"):
    pass


class Keep(Action, frozen=True, tag="keep"):
    pass


class Bury(Action, frozen=True, tag="bury"):
    pass


class Move(Action, frozen=True, tag="move"):
    unit: int
    names = (UNITS,)


class Pass(Action, frozen=True, tag="pass"):
    pass


class Step(Action, frozen=True, tag="step"):
    place: int
    names = (PLACES,)


class Stop(Action, frozen=True, tag="stop"):
    pass


class Fire(Action, frozen=True, tag="fire"):
    pass


class Hold(Action, frozen=True, tag="hold"):
    pass


class Reroll(Action, frozen=True, tag="reroll"):
    pass


class Accept(Action, frozen=True, tag="accept"):
    pass


class Lose(Action, frozen=True, tag="lose"):
    unit: int
    names = (UNITS,)


class Done(Action, frozen=True, tag="done"):
    pass


class Card(Action, frozen=True, tag="card"):
    """Chance: which card."""

    card: int
    names = (CARDS,)


class Hits(Action, frozen=True, tag="hits"):
    """Chance: how many points are hit."""

    points: int
    names = (NUMBERS,)


GRAMMAR = Grammar(
    [Bid, Peek, Wait, Keep, Bury, Move, Pass, Step, Stop, Fire, Hold, Reroll, Accept, Lose, Done, Card, Hits]
)

BIDS, MOVES, STEPS, LOSSES, CARDED, HITS = (verb.every() for verb in (Bid, Move, Step, Lose, Card, Hits))

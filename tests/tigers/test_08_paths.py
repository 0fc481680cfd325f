"""8.2, 8.3 Where units may step to and stop: against a plain search written from the text, over many positions."""

from collections.abc import Iterable, Iterator
from random import Random

import pytest

from grognard.games.tigers.board import BOOK, IMPULSES, UNITS
from grognard.games.tigers.state import TigersState
from grognard.kernel import State
from tests.tigers.position import do, legal, position, starts

LINKS: dict[str, list[tuple[str, str]]] = {}  # place -> (link, where it leads)
for _id in BOOK.map.links:
    _a, _b = _id.split("-")
    LINKS.setdefault(_a, []).append((_id, _b))
    LINKS.setdefault(_b, []).append((_id, _a))
ORDER = list(BOOK.places)
GERMANS = [name for name in UNITS if name.startswith("g-")]
ALLIES = [name for name in UNITS if name.startswith("a-")]


class Plain:
    """A position in words, and what chapter 8 lets units do in it."""

    def __init__(self, rng: Random) -> None:
        self.known: dict[tuple[str, int], bool] = {}
        self.side = rng.choice(["german", "allied"])
        self.impulse = rng.choice(IMPULSES[3:])
        bridges = [id_ for id_, link in BOOK.map.links.items() if link.bridge is not None]
        self.damaged = set(rng.sample(bridges, rng.choice([0, 10, 40])))
        self.special = rng.choice([*BOOK.map.areas]) if rng.random() < 0.3 else ""  # 14.22
        spots = rng.sample([*BOOK.map.areas], 110)
        self.at: dict[str, str] = {}
        own, foe = (GERMANS, ALLIES) if self.side == "german" else (ALLIES, GERMANS)
        for unit in rng.sample(own, 30):  # some of them beside enemies, some cut off
            self.at[unit] = rng.choice([*spots[:60], *("ABC" if own is GERMANS else "DEHKMP")])
        for unit in rng.sample(foe, rng.choice([20, 60, 90])):
            self.at[unit] = rng.choice([*spots[20:], *("ABC" if foe is GERMANS else "DEHKMP")])
        self.foot = {unit for unit in self.at if rng.random() < 0.2 and self.kind(unit) not in ("armour", "foot")}
        self.cut_off = {unit for unit in self.movers() if not self.supplied(unit, self.at[unit])}
        # 8.35: on foot until a path needs no damaged bridge
        self.foot = {unit for unit in self.foot if unit in self.movers() and not self.traced(self.at[unit], 0)}

    def build(self) -> TigersState:
        items = [f"{unit}@{place}:{'f' if unit in self.foot else ''}" for unit, place in self.at.items()]
        start = {id_ for id_, link in BOOK.map.links.items() if link.damaged}
        return position(
            " ".join(items), side=self.side, impulse=self.impulse, damaged=" ".join(self.damaged - start),
            intact=" ".join(start - self.damaged), special=f"restriction@{self.special}" if self.special else "",
        )  # fmt: skip

    def kind(self, unit: str) -> str:
        return BOOK.units[unit].type

    def mine(self, unit: str) -> bool:
        return BOOK.units[unit].side == self.side

    def movers(self) -> list[str]:
        return sorted((unit for unit in self.at if self.mine(unit)), key=UNITS.index)

    def enemy(self, place: str) -> bool:
        return any(where == place and not self.mine(unit) for unit, where in self.at.items())

    # 13.11 to 13.14

    def traced(self, place: str, bridges: int) -> bool:
        """Whether a path with so many damaged bridges at most leads from a place to a source."""
        if (place, bridges) not in self.known:
            self.known[place, bridges] = self._search(place, bridges)
        return self.known[place, bridges]

    def _search(self, place: str, bridges: int) -> bool:
        own = "ABC" if self.side == "german" else "DEFGHIJKLMNP"
        known = {(place, bridges)}
        waiting = [(place, bridges)]
        while waiting:
            here, left = waiting.pop()
            if here in own and not self.enemy(here):
                return True
            if here != place and (here.isalpha() or self.enemy(here)):
                continue
            for link, there in LINKS[here]:
                after = left - (link in self.damaged)
                if after >= 0 and (there, after) not in known:
                    known.add((there, after))
                    waiting.append((there, after))
        return False

    def supplied(self, unit: str, place: str) -> bool:
        return self.traced(place, 0 if self.kind(unit) == "armour" else 1)

    # 8.2, 8.3

    def points(self, unit: str, foot: bool) -> int:
        return 5 if foot or self.kind(unit) == "foot" or unit in self.foot else 8

    def cost(self, group: Iterable[str], link: str, here: str, there: str) -> int:
        row = BOOK.map.links[link]
        cost = 3 if link in self.damaged else 1 if row.road == "major" else 2
        if not there.isalpha() and any(where == there for unit, where in self.at.items() if unit not in group):
            cost += 1
        if not here.isalpha() and self.enemy(here):
            cost += 1
        if self.side == "allied" and self.special:
            cost += (there == self.special) + (here == self.special)
        return cost

    def forbidden(self, here: str, there: str) -> bool:
        if there.isalpha():
            closed = "LMNP" if self.side == "german" else "ABC"  # 11.22, 11.23
            return there in closed or (self.side == "allied" and self.enemy(there))  # 11.21
        return not here.isalpha() and self.enemy(here) and self.enemy(there)  # 8.27

    def ends(self, group: Iterable[str], place: str) -> bool:
        """8.28."""
        return all(unit in self.cut_off or self.supplied(unit, place) for unit in group)

    def steps(self, group: tuple[str, ...], here: str, spent: int, foot: bool) -> Iterator[str]:
        """The places that units may step into, each of them if the move can end somewhere after it."""
        for link, there in sorted(LINKS[here], key=lambda row: ORDER.index(row[1])):
            if self.forbidden(here, there):
                continue
            walks = link in self.damaged
            if walks and any(self.kind(unit) == "armour" for unit in group):  # 8.34
                continue
            after = spent + self.cost(group, link, here, there)
            if any(after > self.points(unit, foot or walks) for unit in group):  # 8.38
                continue
            last = there.isalpha() or self.enemy(there) or bool(self.cut_off & set(group))  # 8.22, 8.29
            on = not last and any(True for _ in self.steps(group, there, after, foot or walks))
            if self.ends(group, there) or on:
                yield there

    def after(self, group: tuple[str, ...], here: str, there: str, spent: int, foot: bool) -> tuple[int, bool]:
        link = next(link for link, place in LINKS[here] if place == there)
        return spent + self.cost(group, link, here, there), foot or link in self.damaged

    def leaves(self, unit: str) -> bool:
        """Whether a unit may leave its zone: 11.21."""
        place = self.at[unit]
        return not (place.isalpha() and self.side == "allied" and self.enemy(place))


@pytest.mark.rule(
    "8.2", "8.21", "8.22", "8.27", "8.28", "8.29", "8.33", "8.34", "8.35", "8.36", "8.37", "8.38", "14.22"
)
@pytest.mark.parametrize("seed", range(40))
def test_steps_and_stops(seed: int) -> None:
    rng = Random(seed)
    plain = Plain(rng)
    state = plain.build()
    able = [
        unit for unit in plain.movers() if plain.leaves(unit) and any(plain.steps((unit,), plain.at[unit], 0, False))
    ]
    assert sorted(starts(state, "move"), key=UNITS.index) == able
    for unit in rng.sample(able, min(len(able), 8)):
        _walk(plain, state.copy(), unit, rng)


def _walk(plain: Plain, state: State, unit: str, rng: Random) -> None:
    """Take a unit, now and then others with it, and go on at random; at each place compare what is offered."""
    assert isinstance(state, TigersState)
    do(state, f"move {unit}")
    group: tuple[str, ...] = (unit,)
    here, spent, foot, taken = plain.at[unit], 0, False, 0
    while True:
        ways = list(plain.steps(group, here, spent, foot)) if not taken or not plain.cut_off & set(group) else []
        others = [] if taken else [
            one for one in plain.movers()
            if plain.at[one] == here and one not in group and any(plain.steps((*group, one), here, 0, False))
        ]  # fmt: skip
        assert starts(state, "to") == ways
        assert starts(state, "with") == others
        assert ("stop" in legal(state)) == (taken > 0 and plain.ends(group, here))
        if others and rng.random() < 0.5:
            group = (*group, rng.choice(others))
            do(state, f"with {group[-1]}")
            continue
        if not ways or taken == 5:
            return
        there = rng.choice(ways)
        do(state, f"to {there}")
        if "hold" in legal(state):
            do(state, "hold")
        spent, foot = plain.after(group, here, there, spent, foot)
        here, taken = there, taken + 1
        if "end" in legal(state):  # the move is over
            left = [] if there.isalpha() or plain.enemy(there) or plain.cut_off & set(group) else [1]
            assert not left or spent == min(plain.points(one, foot) for one in group)
            return

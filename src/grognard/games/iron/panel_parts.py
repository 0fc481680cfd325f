"""The parts that all panels of attacks are made of: the target, the steps, the lines of the defence."""

from grognard.games.iron.board import HEXES
from grognard.games.iron.firepower import Sum
from grognard.games.iron.loads import ALL, GUNS
from grognard.games.iron.odds import TYPES
from grognard.kernel import Line, Spot, Step, text

BANDS = ("close", "normal", "long")
ARMS = {ALL: "all", GUNS: "guns"}
BOTH = "both"  # of a line that counts in either type of attack
COVERS = (
    "terrain", "smoke", "fort", "trap", "elite", "officer", "shaken", "medic", "card", "flames", "armour",
)  # in the order of the panel  # fmt: skip
STEPS = (
    ("firepower", "ATK-02"), ("cover", "ATK-04"), ("type", "ATK-07"), ("roll", "ATK-08"), ("hits", "ATK-09"),
    ("effects", "DMG-01"),
)  # of an attack: ATK-01  # fmt: skip


def target_spot(hex_: int) -> tuple[Spot, ...]:
    return (Spot(HEXES[hex_], "target"),)


def steps_of(of: tuple[tuple[str, str], ...], now: int) -> tuple[Step, ...]:
    return tuple(
        Step(text(f"iron-step-{name}"), rule, "done" if n < now else "now" if n == now else "later")
        for n, (name, rule) in enumerate(of)
    )


def band_line(need: int, band: str, rule: str) -> Line:
    return Line(text("iron-sum-band", band=band, need=need), 0, rule, kind="none")


def cover_lines(sums: dict[bool, Sum], side: str) -> list[Line]:
    """ATK-05 The lines of the defence; those of one type of attack alone say so."""
    kinds = {line: [kind for kind in sums if line in sums[kind]] for found in sums.values() for line in found}

    def word(of: list[bool]) -> str:
        return BOTH if len(of) == len(sums) else TYPES[of[0]]

    lines = [
        Line(text(f"iron-sum-{name}", kind=word(of)), value, rule, side)
        for (name, value, rule), of in sorted(kinds.items(), key=lambda item: COVERS.index(item[0][0]))
    ]
    totals = {kind: max(0, sum(line[1] for line in found)) for kind, found in sums.items()}
    if len(set(totals.values())) == 1:
        dice = next(iter(totals.values()))
        return [*lines, Line(text("iron-sum-defence", kind=BOTH), dice, "ATK-05", side, total=True)]
    return lines + [
        Line(text("iron-sum-defence", kind=TYPES[kind]), dice, "ATK-05", side, total=True)
        for kind, dice in totals.items()
    ]

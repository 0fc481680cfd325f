"""On what the players of a game are compared: a scenario that is decided soon, or one cut short and judged."""

from collections.abc import Mapping

import msgspec

from grognard.kernel import MAX_TURNS, AnyGame, Problem


class Ground(msgspec.Struct, frozen=True):
    scenario: str
    nodes: int  # a decision, of the weakest search that is to beat `greedy`
    options: Mapping[str, str] = {}


RUNGS: dict[str, Ground] = {
    "tank": Ground("counterattack", 25, {"max_turns": "2"}),
    "arras": Ground("standard", 100, {"max_turns": "2"}),
    "tigers": Ground("seventh_army", 50, {"max_turns": "1"}),
    "woods": Ground("attack", 8, {"max_turns": "3"}),
    "iron": Ground("breaking_point", 60, {"max_turns": "1"}),
}
ELSE = Ground("", 800)  # a game that is not in the table yet, in its first scenario


def ground(game: AnyGame, scenario: str = "", max_turns: str = "", nodes: int = 0) -> Ground:
    """Where a game's players meet, with what is asked for instead; raises :class:`Problem` for what there is not."""
    usual = RUNGS.get(game.slug, ELSE)
    scenario = scenario or usual.scenario or next(iter(game.scenarios))
    if scenario not in game.scenarios:
        raise Problem("unknown-scenario", game=game.slug, name=scenario, known=", ".join(game.scenarios))
    options = {**usual.options, **({MAX_TURNS.id: max_turns} if max_turns else {})}
    game.settle_options(options)
    return Ground(scenario, nodes or usual.nodes, options)

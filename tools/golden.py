"""Plays one whole game of every scenario, and one with every other value of each option: `python tools/golden.py`.

The records in tests/golden/ are finished games with their secrets; `grognard check` replays them against the code. The
same players and seed give the same files. A record of a released version is never rewritten: one that is there already
stays unless --replace is given.
"""

import argparse
import hashlib
from collections.abc import Iterator
from pathlib import Path
from random import Random

from grognard.games import SLUGS, get
from grognard.kernel import AnyGame, Match
from grognard.kernel.record import save
from grognard.players import make

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
TURNS = "30"  # where a scenario has no end of its own
# Who plays, and by which seed, where others would leave out a verb: so that the records of a game use all of them
CHOSEN = {
    "arras-standard": ("random", "golden 11"),  # freshen
    "arras-historical": ("greedy", "golden"),  # with, extend
    "arras-standard-bidding-on": ("random", "golden 51"),  # wins: equal bids
    "arras-standard-balance_allied-air": ("random", "golden"),
    "arras-standard-balance_allied-reserve": ("random", "golden"),
    "arras-standard-balance_german-air_minus": ("random", "golden"),
    "arras-standard-balance_german-artillery": ("random", "golden"),
    "arras-standard-balance_german-air_plus": ("random", "golden"),
    "tigers-seventh_army": ("greedy", "golden"),
    "tigers-fifth_panzer": ("random", "golden"),
    "tigers-three_days": ("random", "golden 5"),
    "tigers-campaign": ("random", "golden 9"),  # apart
    "tigers-seventh_army-lines_closed_16_1-on": ("random", "golden 4"),
    "tigers-fifth_panzer-errata_supply-on": ("random", "golden 21"),
    "tigers-fifth_panzer-tournament-on": ("random", "golden 5"),  # bids for both sides
    "tigers-fifth_panzer-tournament-on-tied": ("random", "golden 12"),  # wins: equal bids
    "woods-attack": ("greedy", "golden 4"),  # react
    "woods-campaign": ("greedy", "golden"),  # cancel
    "woods-attack-plus_two-on": ("random", "golden 34"),  # abandon, convert, wait
    "iron-breaking_point": ("random", "golden 28"),
    "iron-silence_the_guns": ("random", "golden 25"),
    "iron-silence_the_guns-wire": ("random", "golden 5"),  # lay_wire
    "iron-crossroads": ("greedy", "golden 1"),
    "iron-stavelot_express": ("random", "golden 42"),
    "iron-liberation-mines": ("random", "golden 56"),  # clear_mines
    "iron-liberation-armour": ("random", "golden 35"),  # thicken
    "iron-liberation-tiger_gun-high": ("random", "golden 27"),
    "iron-liberation-tiger_gun-high-blanket": ("random", "golden 12"),  # repeat
    "iron-breaking_point-teams-on-agreed": ("random", "golden"),  # accept
}
# Records beside those of every scenario and option value: name, scenario, options
MORE: dict[str, list[tuple[str, str, dict[str, str]]]] = {
    "tigers": [("tigers-fifth_panzer-tournament-on-tied", "fifth_panzer", {"tournament": "on"})],
    "iron": [
        ("iron-silence_the_guns-wire", "silence_the_guns", {}),
        ("iron-liberation-mines", "liberation", {}),
        ("iron-liberation-armour", "liberation", {}),
        ("iron-liberation-tiger_gun-high-blanket", "liberation", {"tiger_gun": "high"}),
        ("iron-breaking_point-teams-on-agreed", "breaking_point", {"teams": "on"}),
    ],
}


def play(game: AnyGame, scenario: str, options: dict[str, str], player: str, seed: str) -> Match:
    """A whole game between machine players, the same for the same seed."""
    seated = dict.fromkeys(game.seats_of(options), player)
    secret = hashlib.sha256(f"{seed} {scenario} {options}".encode()).digest()
    match = Match.new(game, scenario, {"max_turns": TURNS} | options, players=seated, secret=secret)
    machines = {game.seat(seat): make(name, game, Random(f"{seed} {scenario} {seat}")) for seat, name in seated.items()}
    while (now := match.decision) is not None:
        seat = now.seats[0]
        match.submit(seat, [machines[seat].choose(match.state, seat)])
    return match


def wanted(game: AnyGame) -> Iterator[tuple[str, str, dict[str, str]]]:
    """The name of each record, its scenario and its options: an option is tried in the first scenario that has it."""
    for scenario in game.scenarios:
        yield f"{game.slug}-{scenario}", scenario, {}
    for option in game.options:
        scenario = next(id_ for id_, row in game.scenarios.items() if option.id in row.options)
        for value in option.values:
            if value != option.default:
                yield f"{game.slug}-{scenario}-{option.id}-{value}", scenario, {option.id: value}
    yield from MORE.get(game.slug, [])


def main() -> None:
    parser = argparse.ArgumentParser(description="Make golden records in tests/golden/.")
    parser.add_argument("games", nargs="*", default=SLUGS, metavar="GAME", help="the games (all)")
    parser.add_argument("--player", default="greedy", help="who plays all seats (greedy)")
    parser.add_argument("--seed", default="golden", help="the same seed, the same games (golden)")
    parser.add_argument("--replace", action="store_true", help="replace records that are there already")
    given = parser.parse_args()
    for slug in given.games:
        game = get(slug)
        for name, scenario, options in wanted(game):
            path = GOLDEN / f"{name}.grog"
            if path.exists() and not given.replace:
                print(f"{path.name} is there already")
                continue
            player, seed = CHOSEN.get(name, (given.player, given.seed))
            match = play(game, scenario, options, player, seed)
            save(match, path)
            print(f"{path.name}: {len(match.entries)} lines, {match.state.result.results}")


if __name__ == "__main__":
    main()

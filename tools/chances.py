"""How chances to win follow from judgements: src/grognard/games/GAME/chances.json, made from docs/balance/GAME.json.

python tools/chances.py            write the files
python tools/chances.py --check    exit 1 if one is not what the games of the balance say
"""

import sys
from pathlib import Path

import msgspec

from grognard.arena.balance import WHOLE, Album
from grognard.arena.calibration import curve
from grognard.games import SLUGS
from grognard.kernel import Curve

ROOT = Path(__file__).parent.parent


def curves(album: Album) -> dict[str, Curve]:
    """The curve of each scenario, from all its games."""
    games: dict[str, list[list[tuple[float, float]]]] = {}
    for entry in album.entries:
        for game in entry.played:
            if not game.cut:
                own = [(lead / WHOLE, game.result) for lead in game.course]
                games.setdefault(entry.scenario, []).append(own)
    return {scenario: curve(played) for scenario, played in games.items()}


def main(words: list[str]) -> int:
    wrong = 0
    for slug in SLUGS:
        source, target = ROOT / f"docs/balance/{slug}.json", ROOT / f"src/grognard/games/{slug}/chances.json"
        if not source.exists():
            continue
        found = curves(msgspec.json.decode(source.read_bytes(), type=Album))
        content = msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n"
        if words == ["--check"]:
            same = target.exists() and target.read_bytes() == content
            wrong += not same
            print(f"{slug}: {'as measured' if same else 'make it anew: python tools/chances.py'}")
        else:
            target.write_bytes(content)
            print(f"{slug}: {len(found)} scenarios")
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

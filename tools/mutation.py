"""A mutation run over a seeded sample: how many small wrong changes of a game's rules do its tests notice?

    python tools/mutation.py tank --sample 200 --seed 1

mutmut makes the mutants (in ``mutants/``). Each is run in a process of its own, because a board is made when a game is
imported: a mutant of its code would otherwise meet a board made by the right code. Prints the share that was killed and
the change of each survivor.
"""

import argparse
import json
import os
import random
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOT_RULES = {"table", "look", "evaluation", "events", "__init__"}  # looks, judgement, words


def generate() -> None:
    """Let mutmut write every mutant of every function into ``mutants/``."""
    code = (
        "from mutmut import __main__ as m\n"
        "m.set_mutant_under_test('mutant_generation')\n"
        "m.makedirs(m.Path('mutants'), exist_ok=True)\n"
        "m.copy_src_dir(); m.copy_also_copy_files(); m.setup_source_paths(); m.store_lines_covered_by_tests()\n"
        "m.create_mutants(2)\n"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def mutants_of(game: str) -> list[str]:
    """The names of all mutants of a game's rules, in a stable order."""
    names: list[str] = []
    for meta in sorted((ROOT / "mutants/src/grognard/games" / game).glob("*.py.meta")):
        if meta.name.removesuffix(".py.meta") not in NOT_RULES:
            names += sorted(json.loads(meta.read_text())["exit_code_by_key"])
    return names


KILLERS: dict[str, list[str]] = {}  # module -> the test files that killed its mutants, the latest first
LIKELY = 2  # so many of them are run alone before all the others


def killed(game: str, mutant: str) -> bool:
    """Whether the game's tests fail (or never end) with this mutant; what killed its neighbours is tried first."""
    killers = KILLERS.setdefault(mutant.rpartition(".")[0], [])
    likely = killers[:LIKELY]
    files = [str(path.relative_to(ROOT)) for path in sorted((ROOT / "tests" / game).glob("test_*.py"))]
    for chosen in (likely, [file for file in files if file not in likely]):
        killer = _killer(mutant, chosen) if chosen else ""
        if killer:
            killers[:] = [killer, *(file for file in killers if file != killer)]
            return True
    return False


def _killer(mutant: str, files: list[str]) -> str:
    """The test file that fails first with a mutant (or, if none ends, the first of them); empty if all pass."""
    environment = {**os.environ, "MUTANT_UNDER_TEST": mutant, "PYTHONPATH": "src", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", *files, "-x", "-q", "-p", "no:cacheprovider"]
    try:
        run = subprocess.run(
            command, cwd=ROOT / "mutants", env=environment, capture_output=True, timeout=300, text=True
        )
    except subprocess.TimeoutExpired:
        return files[0]
    failed = re.findall(r"^(?:FAILED|ERROR) ([^:\s]+)", run.stdout, re.MULTILINE)
    return (failed or files)[0] if run.returncode else ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    generate()
    names = mutants_of(asked.game)
    if killed(asked.game, ""):
        print("The tests fail without any mutant: mend them first.", file=sys.stderr)
        return 2
    sample = sorted(random.Random(asked.seed).sample(names, min(asked.sample, len(names))))
    with ThreadPoolExecutor(asked.jobs) as pool:
        results = []
        for name, dead in zip(sample, pool.map(lambda name: killed(asked.game, name), sample), strict=True):
            results.append(dead)
            print("killed  " if dead else "survived", name, flush=True)
    survivors = [name for name, dead in zip(sample, results, strict=True) if not dead]
    for name in survivors:
        shown = subprocess.run([sys.executable, "-m", "mutmut", "show", name], cwd=ROOT, capture_output=True, text=True)
        print(shown.stdout)
    gone = len(sample) - len(survivors)
    print(f"{gone} of {len(sample)} mutants killed ({gone / len(sample):.1%}); {len(names)} in all, seed {asked.seed}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

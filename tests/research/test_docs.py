"""The examples of the documents run as they stand, and the tutorial's agent learns."""

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ("docs/research.md", "docs/tutorial.md")
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLES = [
    pytest.param(code, id=f"{page}-{number}")
    for page in PAGES
    for number, code in enumerate(BLOCK.findall((ROOT / page).read_text(encoding="utf-8")))
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_an_example_runs(code: str) -> None:
    exec(compile(code, "example", "exec"), {"__name__": "example"})


def test_the_pages_have_examples() -> None:
    assert len(EXAMPLES) >= 6


@pytest.mark.slow
def test_the_agent_of_the_tutorial_learns() -> None:
    """From one game in a hundred to one in six, after a sixth of the tutorial's episodes."""
    script = runpy.run_path(str(ROOT / "docs/tutorial/learn.py"))
    curve, _ = script["train"](336, 1)
    assert curve[0][1] < 0.1
    assert curve[-1][1] > 1 / 6

"""What a person does wrong gets one sentence, in both languages."""

import subprocess
import sys
from collections.abc import Callable

import pyspiel
import pytest

import grognard.research.openspiel  # noqa: F401  (registers the games)
from grognard.kernel import Problem
from grognard.research import gymnasium, pettingzoo, picture
from grognard.text import LANGUAGES, Voice
from tests.contract.drill import GAME as DRILL


def unrendered() -> object:
    env = pettingzoo.env("tank")
    env.reset(seed=1)
    return env.render()


MISTAKES: list[tuple[Callable[[], object], str]] = [
    (lambda: pettingzoo.env("chess"), "There is no game “chess” here."),
    (lambda: pettingzoo.env("tank", "stalingrad"), "There is no scenario “stalingrad” in tank."),
    (lambda: pettingzoo.env("tank", weather="bad"), "There is no option “weather” in tank."),
    (lambda: pettingzoo.env("tank", max_turns=0), "The option max_turns cannot be “0”."),
    (lambda: pettingzoo.env("tank", render_mode="human"), "The board cannot be rendered as “human”."),
    (lambda: gymnasium.env("tank", seat="fr"), "There is no seat “fr” in tank."),
    (lambda: gymnasium.env("iron", seat="us2"), "The seat “us2” is not played with these options."),
    (lambda: gymnasium.env("tank", opponent="napoleon"), "There is no machine player “napoleon”."),
    (unrendered, "The board cannot be rendered as “”."),
    (lambda: picture.svg(DRILL, DRILL.setup("grand")), "There is no map of drill"),
    (lambda: pyspiel.load_game("grognard_tank(scenario=stalingrad)"), "There is no scenario “stalingrad” in tank."),
]


@pytest.mark.parametrize(("mistake", "sentence"), MISTAKES)
def test_a_mistake_gets_a_sentence(mistake: Callable[[], object], sentence: str) -> None:
    with pytest.raises(Problem) as raised:
        mistake()
    assert Voice("en").say(raised.value.text).startswith(sentence)
    for language in LANGUAGES:
        assert "{" not in Voice(language).say(raised.value.text)


@pytest.mark.parametrize(
    ("module", "package"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel"), ("field", "numpy")],
)
def test_without_the_extra_it_says_what_to_install(module: str, package: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import grognard.research.{module}"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode
    assert f"Problem: research-needs package={package}" in ran.stderr

"""The model sentences, word for word, for chosen positions and mistakes."""

import pytest

from tests.text import arras_cases, cases, iron_cases, iron_log_cases, tigers_cases, woods_cases
from tests.text.cases import Case
from tests.text.mistakes import MISTAKES
from tests.text.speech import say

TANK = [*cases.PROMPTS, *cases.LOG, *cases.ENDS, *cases.REFUSALS]
ARRAS = [*arras_cases.PROMPTS, *arras_cases.LOG, *arras_cases.ENDS, *arras_cases.NAMES, *arras_cases.REFUSALS]
TIGERS = [*tigers_cases.PROMPTS, *tigers_cases.LOG, *tigers_cases.ENDS, *tigers_cases.NAMES, *tigers_cases.REFUSALS]
WOODS = [*woods_cases.PROMPTS, *woods_cases.LOG, *woods_cases.ENDS, *woods_cases.NAMES, *woods_cases.REFUSALS]
IRON = [*iron_cases.PROMPTS, *iron_cases.ENDS, *iron_cases.SUMS, *iron_cases.NAMES, *iron_cases.REFUSALS]
IRON += [*iron_log_cases.LOG, *iron_log_cases.SETUP, *iron_log_cases.CARDS_LOG, *iron_log_cases.PHASES]
CASES = [*TANK, *ARRAS, *TIGERS, *WOODS, *IRON, *MISTAKES]
FINE = "\u202f"  # narrow no-break space


def fine(french: str) -> str:
    """French typography: the cases are written with plain spaces."""
    for sign in ":;?!»":
        french = french.replace(f" {sign}", FINE + sign)
    return french.replace("« ", "«" + FINE)


@pytest.mark.parametrize("case", CASES, ids=[case.en for case in CASES])
def test_sentence(case: Case) -> None:
    made = case.made()
    args = dict(made.args)
    assert say(made, "en") == case.en.format(**args)
    assert say(made, "fr") == fine(case.fr).format(**args)

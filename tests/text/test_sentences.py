"""The model sentences, word for word, for chosen positions and mistakes."""

import pytest

from tests.text.cases import ENDS, LOG, PROMPTS, REFUSALS, Case
from tests.text.mistakes import MISTAKES
from tests.text.speech import say

CASES = [*PROMPTS, *LOG, *ENDS, *REFUSALS, *MISTAKES]
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

"""What a client writes on a card is what the data says of it."""

import re
from importlib import resources

import pytest

from grognard.games.iron.board import BOOK

PHASES = {"en": {"action": "action phase", "command": "command phase"}}
PHASES["fr"] = {"action": "phase d’actions", "command": "phase de commandement"}


def effects(language: str) -> dict[str, tuple[str, dict[str, str]]]:
    """The messages ``iron-effect-…``, with their attributes."""
    source = (resources.files("grognard.text") / language / "iron.ftl").read_text(encoding="utf-8")
    found = {}
    for name, words, more in re.findall(r"^iron-effect-(\w+) = (.*)\n((?:    \..*\n)*)", source, re.MULTILINE):
        found[name] = words, dict(re.findall(r"\.(\w+) = (.*)", more))
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_tells_its_effect_cost_and_phase(language: str) -> None:
    told = effects(language)
    assert told.keys() == {*BOOK.cards, *BOOK.operations}
    texts = {id_: row.text for id_, row in BOOK.cards.items()} | {id_: row.text for id_, row in BOOK.operations.items()}
    for id_, words in texts.items():
        assert _plain(told[id_][0]) == _plain(words[language]), id_
    for id_, card in BOOK.cards.items():
        parts = told[id_][1]
        assert parts["cost"] == str(card.cost)
        assert parts["phase"].startswith(PHASES[language][card.phase])
        assert ("·" in parts["phase"]) == card.cross


def _plain(words: str) -> str:
    """French spaces before signs are narrow in a message, whatever they are in the data."""
    return " ".join(words.split())

"""What the client writes on a card is what the data says of it."""

import pytest

from grognard.games.iron.board import BOOK
from grognard.text import Language, voice
from grognard.kernel import text


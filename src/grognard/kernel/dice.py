"""Dice that can be audited: a draw is a keyed hash of a counter, and the key was committed to before the game.

The key is made of a server secret, whose commitment is shown at the start, and a nonce from each seat: nobody alone can
choose the dice, and when the secret is shown at the end anyone can check every roll.
"""

import hashlib
from collections.abc import Iterable, Sequence

_BYTES = 8  # of a draw
_MANY = 1 << 64  # more ways than that take more bytes
_MOST = 1 << 448  # as many as a digest holds


def commitment(secret: bytes) -> str:
    """What is shown at the start: it binds the secret without telling it."""
    return hashlib.sha256(b"grognard commitment " + secret).hexdigest()


def make_key(secret: bytes, nonces: Iterable[str]) -> bytes:
    """The key of a game's dice, from the secret and the seats' nonces in the order of the seats."""
    digest = hashlib.sha256(b"grognard key " + secret)
    for nonce in nonces:
        digest.update(hashlib.sha256(nonce.encode()).digest())
    return digest.digest()


def draw(key: bytes, counter: int, ways: int) -> tuple[int, int]:
    """A fair number in 0..ways-1 and the next counter. Raises ValueError unless ``ways`` is 1 to 2**448."""
    if not 0 < ways <= _MOST:
        raise ValueError(f"a draw needs at least one way and at most 2**448, not {ways}")
    size = _BYTES if ways <= _MANY else ways.bit_length() // 8 + _BYTES
    limit = (1 << 8 * size) // ways * ways  # beyond it a remainder would favour small numbers: draw again
    while True:
        digest = hashlib.blake2b(counter.to_bytes(8, "big"), key=key, digest_size=size).digest()
        number = int.from_bytes(digest, "big")
        counter += 1
        if number < limit:
            return number % ways, counter


def pick(weights: Sequence[int], number: int) -> tuple[int, int]:
    """Which outcome a number below the sum of the weights falls on, and which of that outcome's ways it is."""
    for index, weight in enumerate(weights):
        if number < weight:
            return index, number
        number -= weight
    raise ValueError("the number is not below the sum of the weights")

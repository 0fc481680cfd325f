"""A picture as a PNG of at most 256 colours: a third of the size, and nobody sees the difference on a drawn map."""

import math
import struct
import zlib
from collections import Counter

COLOURS = 256

Colour = tuple[int, int, int]


def png(width: int, height: int, rgba: bytes) -> bytes:
    """The picture of these pixels; what is transparent in them is lost."""
    pixels = list(zip(rgba[0::4], rgba[1::4], rgba[2::4], strict=True))
    index = palette(Counter(pixels))
    colours = sorted(set(index.values()))
    number = {colour: colours.index(near) for colour, near in index.items()}
    flat = bytes(map(number.__getitem__, pixels))
    rows = b"".join(b"\0" + flat[start : start + width] for start in range(0, len(flat), width))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    table = b"".join(bytes(colour) for colour in colours)
    parts = ((b"IHDR", head), (b"PLTE", table), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, body) for name, body in parts)


def palette(counts: Counter[Colour]) -> dict[Colour, Colour]:
    """For each colour the one that stands for it: median cut, which halves the fullest box until there are enough."""
    boxes = [list(counts)]
    while len(boxes) < COLOURS:
        box = max((one for one in boxes if len(one) > 1), key=lambda one: _weight(one, counts), default=None)
        if box is None:
            break
        boxes.remove(box)
        boxes += _halved(box, counts)
    return {colour: _mean(box, counts) for box in boxes for colour in box}


def _spread(box: list[Colour]) -> tuple[int, int]:
    """How far a box reaches along its longest way, and which way that is."""
    return max((max(values) - min(values), way) for way, values in enumerate(zip(*box, strict=True)))


def _weight(box: list[Colour], counts: Counter[Colour]) -> float:
    return _spread(box)[0] * math.sqrt(sum(counts[colour] for colour in box))


def _halved(box: list[Colour], counts: Counter[Colour]) -> tuple[list[Colour], list[Colour]]:
    _, way = _spread(box)
    box.sort(key=lambda colour: colour[way])
    half, seen = sum(counts[colour] for colour in box) / 2, 0
    for at, colour in enumerate(box[:-1], start=1):
        seen += counts[colour]
        if seen >= half:
            return box[:at], box[at:]
    return box[:-1], box[-1:]


def _mean(box: list[Colour], counts: Counter[Colour]) -> Colour:
    total = sum(counts[colour] for colour in box)
    red, green, blue = (round(sum(colour[way] * counts[colour] for colour in box) / total) for way in range(3))
    return red, green, blue


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

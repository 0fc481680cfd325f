"""Sets of places as the bits of one int: bit i is place i."""

from grognard.toolbox._fast.masks import bits, mask_of, standing

__all__ = ["bits", "mask_of", "standing"]

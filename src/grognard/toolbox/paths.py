"""Reach and routes over places joined by priced steps."""

from grognard.toolbox._fast.paths import flood, reach, route, steps

__all__ = ["flood", "reach", "route", "steps"]

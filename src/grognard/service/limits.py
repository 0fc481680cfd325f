"""Rates: a bucket of requests for each visitor, and a small one for what costs more (tables, mails, uploads)."""

import threading
import time

from grognard.service.problems import TooMany

VISITORS = 10_000  # that are remembered


class Bucket:
    """So many at once, and so many more a second."""

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self._left: dict[str, tuple[float, float]] = {}
        self._guard = threading.Lock()

    def take(self, who: str) -> None:
        """Raises :class:`TooMany` when a visitor's bucket is empty."""
        now = time.monotonic()
        with self._guard:
            left, at = self._left.pop(who, (self.size, now))
            left = min(self.size, left + (now - at) * self.rate)
            self._left[who] = (
                left - 1 if left >= 1 else left,
                now,
            )  # a refused one takes nothing, or it would never end
            if len(self._left) > VISITORS:
                del self._left[next(iter(self._left))]
        if left < 1:
            raise TooMany("service-too-fast")

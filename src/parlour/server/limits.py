"""How much one browser may ask for: frames in 20 seconds, tables in an hour, connections at once."""

from __future__ import annotations

from collections import Counter, deque

from parlour.server.clocks import Time
from parlour.server.errors import TooMany

REFILL_MS = 20_000
PATIENCE = 25
HOUR_MS = 3_600_000


class FrameLimit:
    """A token bucket for a connection's frames: so many at once, as many again every 20 seconds.

    Who goes on regardless is disconnected.
    """

    def __init__(self, time: Time, most: int) -> None:
        self._time = time
        self._most = most
        self._left = float(most)
        self._at = time.now()
        self._excess = 0

    def spend(self) -> bool:
        """Take one; False if none is left."""
        now = self._time.now()
        self._left = min(self._most, self._left + (now - self._at) * self._most / REFILL_MS)
        self._at = now
        if self._left < 1:
            self._excess += 1
            return False
        self._left -= 1
        self._excess = 0
        return True

    @property
    def first_excess(self) -> bool:
        """Whether this is the first frame too many, the one that gets an answer."""
        return self._excess == 1

    @property
    def exhausted(self) -> bool:
        """Whether patience has ended too."""
        return self._excess > PATIENCE


class HourlyLimit:
    """Counts what each key did in the last hour."""

    def __init__(self, time: Time, most: int, what: str) -> None:
        self._time = time
        self._most = most
        self._what = what
        self._done: dict[str, deque[float]] = {}

    def spend(self, key: str) -> None:
        """Count one more. Raises TooMany."""
        times = self._done.setdefault(key, deque())
        self._drop_old(times)
        if len(times) >= self._most:
            raise TooMany(f"That are too many {self._what} in one hour. Come back a little later.")
        times.append(self._time.now())

    def forget(self) -> None:
        """Drop the keys that did nothing for an hour, so that memory stays flat."""
        for key, times in list(self._done.items()):
            self._drop_old(times)
            if not times:
                del self._done[key]

    def _drop_old(self, times: deque[float]) -> None:
        while times and times[0] <= self._time.now() - HOUR_MS:
            times.popleft()


class ConnectionCounts:
    """Counts open connections by guest and by address, and caps both."""

    def __init__(self, per_guest: int, per_address: int) -> None:
        self._most = (per_guest, per_address)
        self._open: Counter[str] = Counter()

    @property
    def count(self) -> int:
        """How many connections are open."""
        return sum(count for key, count in self._open.items() if key.startswith("address "))

    def enter(self, guest: str | None, address: str) -> None:
        """Count one more. Raises TooMany."""
        keys = _keys(guest, address)
        for key in keys:
            if self._open[key] >= self._most[key.startswith("address ")]:
                raise TooMany("Too many tables are open at once.")
        self._open.update(keys)

    def exit(self, guest: str | None, address: str) -> None:
        """Count one less."""
        self._open.subtract(_keys(guest, address))
        self._open += Counter()


def _keys(guest: str | None, address: str) -> list[str]:
    return [f"address {address}", *([f"guest {guest}"] if guest is not None else [])]

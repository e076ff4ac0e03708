"""A queue in which networks take turns, then the guests of a network, then the tables of a guest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from parlour.server.model.thinking import Standing

T = TypeVar("T")
MOST_REMEMBERED = 4096


class FairQueue(Generic[T]):
    """Items that wait to be worked on for tables; a table has at most one item at work.

    The standing of an item's table is evaluated when an item is taken, since people come and go meanwhile.
    """

    def __init__(self) -> None:
        self._waiting: dict[T, Callable[[], Standing]] = {}
        self._busy: set[str] = set()
        self._served: dict[tuple[str, str], int] = {}
        self._count = 0

    def __len__(self) -> int:
        """Count the items that wait."""
        return len(self._waiting)

    def put(self, item: T, standing: Callable[[], Standing]) -> None:
        """Add an item."""
        self._waiting[item] = standing

    def remove(self, item: T) -> None:
        """Remove an item, if it still waits."""
        self._waiting.pop(item, None)

    def take(self) -> tuple[T, str] | None:
        """Take the next item of a table that is not at work, and give both; None if there is none.

        The table is at work until ``done``.
        """
        asked = [(item, standing()) for item, standing in self._waiting.items()]
        ready = [(item, standing) for item, standing in asked if standing.table not in self._busy]
        if not ready:
            return None
        item, standing = min(ready, key=lambda one: self._place(one[1]))
        del self._waiting[item]
        self._busy.add(standing.table)
        for claimant in _claimants(standing):
            self._remember(claimant)
        return item, standing.table

    def done(self, table: str) -> None:
        """End the work on a table's item."""
        self._busy.discard(table)

    def _place(self, standing: Standing) -> tuple[int, ...]:
        """Return the sort key of a standing: its rank, then how long ago network, guest and table were served."""
        return standing.rank, *(self._served.get(claimant, 0) for claimant in _claimants(standing))

    def _remember(self, claimant: tuple[str, str]) -> None:
        self._count += 1
        self._served.pop(claimant, None)
        self._served[claimant] = self._count
        if len(self._served) > MOST_REMEMBERED:
            del self._served[next(iter(self._served))]


def _claimants(standing: Standing) -> tuple[tuple[str, str], ...]:
    return ("network", standing.network), ("guest", standing.guest), ("table", standing.table)

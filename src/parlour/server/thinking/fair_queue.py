"""Whose work is done next: networks take turns, then the guests of a network, then the tables of a guest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from parlour.server.model.thinking import Standing

T = TypeVar("T")
MOST_REMEMBERED = 4096


class FairQueue(Generic[T]):
    """Things that wait to be done for tables, one at a time for each.

    What a table can claim is asked when something is taken, since people come and go meanwhile.
    """

    def __init__(self) -> None:
        self._waiting: dict[T, Callable[[], Standing]] = {}
        self._busy: set[str] = set()
        self._served: dict[tuple[str, str], int] = {}
        self._count = 0

    def __len__(self) -> int:
        """How many things wait."""
        return len(self._waiting)

    def put(self, item: T, standing: Callable[[], Standing]) -> None:
        """Let a thing wait."""
        self._waiting[item] = standing

    def drop(self, item: T) -> None:
        """Forget a thing, if it waits."""
        self._waiting.pop(item, None)

    def take(self) -> tuple[T, str] | None:
        """Take the next thing whose table is not busy, with its table, which is busy from now on; None if none is."""
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
        """A table is busy no more."""
        self._busy.discard(table)

    def _place(self, standing: Standing) -> tuple[int, ...]:
        """Of equal rank, who was served longest ago comes first; of equals, who has waited longest."""
        return standing.rank, *(self._served.get(claimant, 0) for claimant in _claimants(standing))

    def _remember(self, claimant: tuple[str, str]) -> None:
        self._count += 1
        self._served.pop(claimant, None)
        self._served[claimant] = self._count
        if len(self._served) > MOST_REMEMBERED:
            del self._served[next(iter(self._served))]


def _claimants(standing: Standing) -> tuple[tuple[str, str], ...]:
    return ("network", standing.network), ("guest", standing.guest), ("table", standing.table)

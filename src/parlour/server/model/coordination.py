"""The interface to the other processes that serve the same tables, and what processes announce to each other.

``cluster.cluster.Cluster`` implements it. Where one process serves a house alone there is none.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

import msgspec

from parlour.server.model.presented import Presented


class Mark(NamedTuple):
    """How far a table has come: rows of its log, changes of seats, whether there is a rematch, number of sayings."""

    seq: int
    reseats: int
    again: bool
    said: int


class Announcement(msgspec.Struct, array_like=True):
    """What a process announces of a table: how far it is, which of its players are connected there, what is presented.

    ``networks`` are those of ``guests``, in their order.
    """

    process: str
    table: str
    mark: Mark
    guests: tuple[str, ...]
    shown: Presented | None = None
    networks: tuple[str, ...] = ()


class Coordination(Protocol):
    """Coordinates the processes. No method waits; whether a table is led here is told to it later."""

    def want(self, table: str) -> None:
        """Ask to lead a table, if no other process does."""
        ...

    def release(self, table: str) -> None:
        """Give up the lead of a table, so that another process can have it."""
        ...

    def announce(self, table: str) -> None:
        """Tell the others how far a table has come, together with all else that happens in this turn of the loop."""
        ...

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


class Crowd(NamedTuple):
    """Who looks on without a seat: some by the beginning of their hash and their name, and how many people in all."""

    named: tuple[tuple[str, str], ...] = ()
    people: int = 0


class Announcement(msgspec.Struct, array_like=True):
    """What a process announces about a table: how far it has come, which players are connected, what is presented.

    ``networks`` are those of ``guests``, in their order; ``watching``: how many look on without a seat, and ``named``
    those of them who have a name, as in ``Crowd``.
    """

    process: str
    table: str
    mark: Mark
    guests: tuple[str, ...]
    shown: Presented | None = None
    networks: tuple[str, ...] = ()
    watching: int = 0
    named: tuple[tuple[str, str], ...] = ()


class SharedTable(Protocol):
    """A table in memory as the coordination of processes sees it."""

    leads: bool

    @property
    def id(self) -> str:
        """The table's id."""
        ...

    @property
    def mark(self) -> Mark:
        """How far the table has come here."""
        ...

    @property
    def wants_lead(self) -> bool:
        """Whether the table needs a leader: a process that lets clocks run out, moves for bots, and frees seats."""
        ...

    @property
    def watched(self) -> bool:
        """Whether changes by other processes are needed here at once, because somebody is connected."""
        ...

    @property
    def shown(self) -> Presented | None:
        """The presentation of somebody who is connected here, None if there is none."""
        ...

    @property
    def crowd(self) -> Crowd:
        """Who looks on without a seat here."""
        ...

    def present(self) -> tuple[str, ...]:
        """Name the guests who sit at the table and are connected here."""
        ...

    def networks(self) -> tuple[str, ...]:
        """Return the networks of the guests who are ``present``, in their order."""
        ...

    def set_lead(self, leads: bool) -> None:
        """Set whether this process leads the table, so that clocks and bots act here."""
        ...

    def catch_up_to(self, mark: Mark) -> None:
        """Read the table's log if ``mark`` shows that another process has brought it further."""
        ...

    def take_over(self, announcement: Announcement, until: float) -> None:
        """Take over who is connected and presents in another process, valid until a moment of the house's time."""
        ...

    def drop_expired(self) -> None:
        """Drop presence and presentations whose announcements have expired."""
        ...


class Coordination(Protocol):
    """Coordinates the processes. No method waits: a table learns by ``SharedTable.lead`` whether this process leads."""

    def report_table(self, table: SharedTable) -> None:
        """Report announcements and leads of this table from now on: it has been loaded into memory here."""
        ...

    def stop_reporting(self, table: SharedTable) -> None:
        """Report nothing about this table any more: it is dropped from memory here."""
        ...

    def want(self, table: str) -> None:
        """Request the lead of a table, which is granted only while no other process holds it.

        Returns at once. A granted lead is reported by ``SharedTable.set_lead``; a refused request is not kept.
        """
        ...

    def release(self, table: str) -> None:
        """Give up the lead of a table, so that another process can have it."""
        ...

    def notify(self, table: str) -> None:
        """Announce to the other processes how far a table has come, once at the end of this iteration of the loop."""
        ...

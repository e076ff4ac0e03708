"""What the server sends over the socket of a table to a program that has a seat there."""

from __future__ import annotations

from typing import NamedTuple

from parlour.protocol.early import SeatTime, Way
from parlour.protocol.messages import RunningClock, TableInfo
from parlour.protocol.scalars import Message


class Asked(NamedTuple):
    """A position as a program is asked about it: what its seat may know, and the seat's legal actions with texts."""

    view: dict[str, object]
    legal: tuple[dict[str, str | int], ...]


class Turn(Message, tag="turn", omit_defaults=True):
    """The table as a program's seat may know it, whole: the answer to ``look``, and sent again at every change.

    seq: the sequence number of the position
    seat: the seat from which it is seen; null for a spectator
    table: the table around the match
    view: the position as the seat may know it, as ``view`` of the referee protocol; null while waiting
    legal: the seat's legal actions, as ``legal`` of the referee protocol without labels and paths
    clocks: those that run
    times: the clocks of the seats, where the terms have a ``clock``
    may: what the seat may do beside playing: ``resign``, or ask for by ``propose``
    """

    seq: int
    seat: int | None
    table: TableInfo
    view: dict[str, object] | None = None
    legal: tuple[dict[str, str | int], ...] = ()
    clocks: tuple[RunningClock, ...] = ()
    times: tuple[SeatTime, ...] = ()
    may: tuple[Way, ...] = ()

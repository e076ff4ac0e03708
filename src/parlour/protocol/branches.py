"""Messages about replays of match files, and about what-ifs: tables that continue a match from an earlier moment."""

from __future__ import annotations

from typing import Annotated

import msgspec

from parlour.protocol.frames import History, Recall
from parlour.protocol.scalars import Name, SeatNumber, Sequence

ReplayQuestion = Recall | History
"""``ask`` of ``POST /api/replay``, as JSON: a question about the match file that the browser sends."""


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/{id}/branch``: play on from an earlier moment at a new table, a what-if.

    at: the moment after the row of the log with this sequence number; 0: the beginning
    seat: the seat whose knowledge the position is made from; against bots, also the seat to play
    level: the level of the bots in the other seats; null: all seats are this browser's
    """

    at: Sequence
    seat: SeatNumber | None
    level: Annotated[str, msgspec.Meta(max_length=32)] | None


class PlayOnFile(PlayOn):
    """Query ``ask`` of ``POST /api/replay/branch``: play on from a moment of a match file.

    known: whether what is hidden there is as the file says; otherwise it is guessed, as for a looker
    """

    known: bool = False


class Called(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/{id}/call``: name a what-if.

    name: the name
    """

    name: Name


class Branch(msgspec.Struct):
    """Where a what-if comes from.

    of: the table it branched off; null: a position from elsewhere
    at: the sequence number of the row of that table's log after which it branched off
    number: counts this guest's what-ifs of that table, from 1; 0: a position from elsewhere
    called: its name; empty: it is called by its number
    guessed: whether things hidden from the seat were replaced by a guess
    """

    of: str | None
    at: int
    number: int
    called: str
    guessed: bool


class BranchOff(msgspec.Struct):
    """A what-if of this browser, in the list of the table it branched off.

    table: the id of the what-if's table
    branch: where it comes from
    """

    table: str
    branch: Branch


class Branches(msgspec.Struct):
    """``GET /api/tables/{id}/branches``: the what-ifs that branched off a table.

    branches: those of this browser, the oldest first
    """

    branches: tuple[BranchOff, ...]

"""Matches looked back at and played on otherwise: files from elsewhere, and what might have been."""

from __future__ import annotations

from typing import Annotated

import msgspec

from parlour.protocol.frames import History, Recall
from parlour.protocol.scalars import Name, SeatNumber, Sequence

ReplayQuestion = Recall | History
"""``ask`` of ``POST /api/replay``, as JSON: what a browser asks of a table, asked of the match file it sends."""


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/{id}/branch``: play on from a moment, at a table of one's own.

    at: after the row of the log with this sequence number; 0: from the beginning
    seat: whose eyes it is seen with; against bots it is the one to play
    level: of the bots that have the other seats; null: all seats are this browser's
    """

    at: Sequence
    seat: SeatNumber | None
    level: Annotated[str, msgspec.Meta(max_length=32)] | None


class Called(msgspec.Struct, forbid_unknown_fields=True):
    """Body of ``POST /api/tables/{id}/call``.

    name: what the what-if is called
    """

    name: Name


class Branch(msgspec.Struct):
    """Where a what-if comes from.

    of: the table it branched off; null: a position from elsewhere
    at: after which row of the log there
    number: it is this guest's so many-th there, from 1; 0: it came from elsewhere
    called: its name; none: it goes by its number
    guessed: what could not be known there was guessed
    """

    of: str | None
    at: int
    number: int
    called: str
    guessed: bool


class BranchOff(msgspec.Struct):
    """A what-if of this browser's, listed at the table it branched off.

    table: its id
    branch: where it comes from
    """

    table: str
    branch: Branch


class Branches(msgspec.Struct):
    """``GET /api/tables/{id}/branches``.

    branches: this browser's, the oldest first
    """

    branches: tuple[BranchOff, ...]

"""A table as a file, to be taken from one house to another: from a server to a device, or back."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from parlour.protocol.scalars import Hex32, Hex64, Id

MOST_MS = 1 << 50
Ago = Annotated[int, msgspec.Meta(ge=0, le=MOST_MS)]
"""Milliseconds of the house's time before the table was moved."""


class MovedSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a table that is moved.

    kind: whether it is the bringer's or a bot's
    name: empty where none was given
    level: the level of a bot; null: no bot
    nonce: the seat's share of the seed; null: a bot has none
    """

    kind: Literal["human", "bot"]
    name: Annotated[str, msgspec.Meta(max_length=24)]
    level: Annotated[str, msgspec.Meta(max_length=32)] | None = None
    nonce: Hex32 | None = None


class MovedRow(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A row of the log, as an array.

    kind, seat, what: as in the log; seat -1: a clock
    mine: whether the bringer caused it
    ago: how long ago it was written
    """

    kind: Literal["act", "undo", "leave", "late", "back", "out", "end", "ask", "agree", "decline"]
    seat: Annotated[int, msgspec.Meta(ge=-1, le=31)]
    what: Annotated[str, msgspec.Meta(max_length=200)]
    mine: bool
    ago: Ago


class MovedTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table whose match has begun, whole: the answer to ``move``, and the body of ``bring``.

    parlour: identifies the file's format
    game, edition, options: what is played
    seed: the seed of the match, as hex
    began: how long ago the match began
    seats: all seats, as they were when the match began
    rows: the log
    """

    parlour: Literal["table"]
    game: Id
    edition: int
    options: dict[str, object]
    seed: Hex64
    began: Ago
    seats: Annotated[tuple[MovedSeat, ...], msgspec.Meta(min_length=1, max_length=16)]
    rows: tuple[MovedRow, ...]

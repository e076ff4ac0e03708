"""A table and rows of its log, for those who write to the disk without playing."""

from __future__ import annotations

from parlour.server.model.seats import Seat, link_of
from parlour.server.model.stored import Row, TableSetup

SETUP = TableSetup("t", "thirty-six", 1, {"stall": 8}, bytes(range(32)))
SEATS = [Seat(0, "human", "Ada", "hash"), Seat(1, "open", "Player 2", link=link_of("x"))]


def row(seq: int, id: str | None = None) -> Row:
    return Row(seq, "act", 0, "pass", "hash", id)

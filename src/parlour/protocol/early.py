"""What a table says of ending a match early, and of the clocks that seats have."""

from __future__ import annotations

from typing import Literal

import msgspec

Wish = Literal["draw", "undo", "call-off"]
"""What a person may ask the others at a table for."""

Way = Literal["resign", "draw", "undo", "call-off"]


class Proposal(msgspec.Struct):
    """What somebody asks the others for; it stands until all have agreed, one declines, or somebody acts.

    what: ``draw``, ``undo`` (that the seat's last action is taken back) or ``call-off``
    seat: the seat that asks
    agreed: the seats that have agreed, the asking one among them
    """

    what: Wish
    seat: int
    agreed: tuple[int, ...]


class SeatTime(msgspec.Struct, omit_defaults=True):
    """The clock of a seat.

    seat: the seat
    left_ms: the time in its bank when the message was sent, in milliseconds
    free_ms: the time before the bank begins to run, in milliseconds
    runs: whether the clock runs
    """

    seat: int
    left_ms: int
    free_ms: int = 0
    runs: bool = False

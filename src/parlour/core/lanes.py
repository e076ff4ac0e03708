"""Lanes: what is drawn during a duplicate match, keyed by whose draw it is and by its number.

At all tables of a duplicate night the same deal is played. From one stream, a table where somebody draws once more
would draw everything after that from other words. So a duplicate match draws what depends on how it is played from
lanes, far parts of the key stream, each found by its number alone. A game numbers them by seat and by how much the
seat has drawn.

Within a lane, pieces are drawn from all that there are until one comes that is still there. So every piece that is
there is equally likely, and two tables draw different pieces only where at one of them the other's is gone. An
ordinary match has no lanes: it draws from the stream. Both kinds have the same distribution.
"""

from __future__ import annotations

from parlour.core.chance import DUPLICATE, rewind
from parlour.core.kernel import kernel
from parlour.core.record import Stream

LANES = 1 << 48
"""The first word of lane 0, beyond the drawn words that a position can hold (``positions.StreamPosition``)."""
LANE_BITS = 16
"""Binary logarithm of the words of a lane; who draws more goes on in the next one."""


@kernel
def is_duplicate(stream: Stream) -> bool:
    """Whether the match is a duplicate one, which draws from lanes."""
    return int(stream.drawn) >= DUPLICATE


@kernel
def enter_lane(stream: Stream, lane: int) -> int:
    """Go to the beginning of a lane, below 2**40, and return where ``leave_lane`` goes back to.

    In an ordinary match the stream stays where it is.
    """
    before = int(stream.drawn)
    if before >= DUPLICATE:
        stream.drawn = LANES + (lane << LANE_BITS)
    return before


@kernel
def leave_lane(stream: Stream, before: int) -> None:
    """Go back to where the stream was; in an ordinary match it stays where it is."""
    if before >= DUPLICATE:
        stream.drawn = before
        rewind(stream)

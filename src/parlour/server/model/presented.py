"""The data of a presentation: what one person shows to the others at a table."""

from __future__ import annotations

import msgspec

from parlour.protocol.frames import Pointer


class Presented(msgspec.Struct, frozen=True, array_like=True):
    """What a presenter shows: a moment of the match and public places.

    since: when they began, by the house's time; of two of the same rank the first presents
    seat: the presenter's; None: a spectator
    to: the seat they have offered the lead to
    """

    since: float
    seat: int | None
    at: int | None = None
    pointers: tuple[Pointer, ...] = ()
    to: int | None = None

    def gives_way_to(self, other: Presented) -> bool:
        """Return whether another has precedence.

        The seat to which this presenter offered the lead has it; then players before spectators, then who began first.
        """
        if self.to is not None and other.seat == self.to:
            return True
        if (self.seat is None) != (other.seat is None):
            return self.seat is None
        return other.to != self.seat and other.since < self.since

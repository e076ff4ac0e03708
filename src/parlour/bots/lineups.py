"""Who sits where when two bots play the same deals from every seat."""

from __future__ import annotations

from typing import TypeVar

B = TypeVar("B")


def lineups(pair: tuple[B, B], players: int) -> tuple[tuple[B, ...], ...]:
    """Return the seatings in which a deal is played, each a tuple of bots by seat.

    The two bots sit alternately, in every rotation; with an odd number of seats, also with the bots exchanged. Over
    a deal each bot has every seat equally often, so two equally strong bots win half of the victories each.
    """
    seats = [tuple(pair[(seat + first) % 2] for seat in range(players)) for first in range(2)]
    turned = [side[n:] + side[:n] for side in seats for n in range(players)]
    return tuple(dict.fromkeys(turned))
